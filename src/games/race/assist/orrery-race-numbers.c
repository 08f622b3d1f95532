/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/assist/orrery-race-numbers.h"

#include "games/race/rules/race.h"
#include "games/race/words/orrery-race-story.h"

#include <glib/gi18n.h>

typedef enum
{
  CARDS_DRAWN,
  CARDS_PAID,
  WORLDS_CONQUERED,
  GOODS_PRODUCED,
  GOODS_SOLD,
  GOODS_CONSUMED,
  N_COUNTED,
  FIRST_ACTION = N_COUNTED, /* how often each was chosen */
  N_NUMBERS = FIRST_ACTION + RACE_N_ACTIONS
} Number;

typedef int Numbers[N_NUMBERS][GAME_MAX_SEATS];

static void
count_event (Numbers numbers, const GameEvent *event)
{
  switch (event->kind)
    {
    case RACE_EVENT_DREW:
      numbers[CARDS_DRAWN][event->seat] += event->n;
      break;
    case RACE_EVENT_PLACED:
      numbers[CARDS_PAID][event->seat] += event->n;
      numbers[WORLDS_CONQUERED][event->seat] += event->b == RACE_CONQUER;
      break;
    case RACE_EVENT_GOOD:
      numbers[GOODS_PRODUCED][event->seat] += event->b != 0;
      break;
    case RACE_EVENT_SOLD:
      numbers[GOODS_SOLD][event->seat]++;
      break;
    case RACE_EVENT_CONSUMED:
      numbers[GOODS_CONSUMED][event->seat]++;
      break;
    case RACE_EVENT_ACTIONS:
      numbers[FIRST_ACTION + event->a][event->seat]++;
      if (event->b != 0)
        numbers[FIRST_ACTION + event->b - 1][event->seat]++;
      break;
    default:
      break;
    }
}

static void
count (OrreryRecord *record, Numbers numbers)
{
  g_autofree GameEvents *events = g_new0 (GameEvents, 1);
  RaceState state;

  orrery_record_state_at (record, 0, &state);
  for (guint i = 0; i < orrery_record_get_point (record); i++)
    {
      events->n = events->lost = 0;
      race_apply (&state, orrery_record_get_answer (record, i), events);
      for (guint k = 0; k < events->n; k++)
        if (events->list[k].seat >= 0)
          count_event (numbers, &events->list[k]);
    }
}

static const char *
name_number (guint number)
{
  static const char *const names[N_COUNTED] = {
    N_("Cards drawn"), N_("Cards paid"), N_("Worlds conquered"), N_("Goods produced"), N_("Goods sold"), N_("Goods consumed"),
  };

  return number < N_COUNTED ? _(names[number]) : orrery_race_story_action (number - FIRST_ACTION);
}

GArray *
orrery_race_list_numbers (OrreryRecord *record)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (OrreryScoreRow));
  Numbers numbers = { { 0 } };

  count (record, numbers);
  for (guint i = 0; i < N_NUMBERS; i++)
    {
      OrreryScoreRow row = { .name = name_number (i) };

      for (guint seat = 0; seat < GAME_MAX_SEATS; seat++)
        row.points[seat] = numbers[i][seat];
      g_array_append_val (rows, row);
    }
  return rows;
}

char *
orrery_race_tell_numbers (OrreryRecord *record, const char *const *names)
{
  GString *text = g_string_new (NULL);
  Numbers numbers = { { 0 } };

  count (record, numbers);
  for (guint i = 0; i < N_NUMBERS; i++)
    {
      g_string_append_printf (text, "%s:", name_number (i));
      for (guint seat = 0; seat < orrery_record_get_n_seats (record); seat++)
        g_string_append_printf (text, "%s %s %d", seat > 0 ? "," : "", names[seat], numbers[i][seat]);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}
