/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-daily.h"

#include "assist/orrery-game-code.h"

/* Days since a fixed day in the past. */
static guint32
number_of_day (GDateTime *time)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (time), (GDateMonth) g_date_time_get_month (time),
                  (GDateYear) g_date_time_get_year (time));
  return g_date_get_julian (&date);
}

static gboolean
is_challenge (OrreryRecord *record, GDateTime *day)
{
  g_auto (OrreryGameSetup) setup = { 0 };
  guint64 seed;

  orrery_game_code_of_day (orrery_record_get_game (record), day, &setup, &seed);
  if (orrery_record_get_seed (record) != seed || orrery_record_get_n_seats (record) != setup.n_seats)
    return FALSE;
  for (guint i = 0; i < setup.n_seats; i++)
    if (g_strcmp0 (orrery_record_get_player (record, i)->kind, setup.players[i].kind) != 0)
      return FALSE;
  return TRUE;
}

static void
count (GSettings *settings, guint32 day)
{
  const guint32 last = g_settings_get_uint (settings, "daily-last");
  const guint streak = g_settings_get_uint (settings, "daily-streak");

  /* The same day again, or the day before. */
  if (day == last || day + 1 == last)
    return;
  g_settings_set_uint (settings, "daily-streak", day == last + 1 ? streak + 1 : 1);
  g_settings_set_uint (settings, "daily-last", day);
}

/* It may end after midnight. */
void
orrery_daily_finish (OrreryRecord *record, GSettings *settings)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (today, -1);

  if (is_challenge (record, today))
    count (settings, number_of_day (today));
  else if (is_challenge (record, yesterday))
    count (settings, number_of_day (yesterday));
}

guint
orrery_daily_get_streak (GSettings *settings)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  const guint32 last = g_settings_get_uint (settings, "daily-last");
  const guint32 day = number_of_day (today);

  return last == day || last + 1 == day ? g_settings_get_uint (settings, "daily-streak") : 0;
}
