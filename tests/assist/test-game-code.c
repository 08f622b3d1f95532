/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Codes of games: a shared code gives the same game. */
#include "config.h"

#include "assist/orrery-daily.h"
#include "assist/orrery-game-code.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

#include <string.h>

/* The luck of a game up to the first decision. */
static GArray *
list_luck (OrreryRecord *record)
{
  const Game *rules = orrery_record_get_game (record)->rules;
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  GameRng dice;

  orrery_record_get_dice (record, 0, &dice);
  while (rules->question (orrery_record_get_state (record)).ask == GAME_CHANCE)
    {
      const GameAnswer answer = game_chance (rules, orrery_record_get_state (record), &dice);

      g_array_append_val (answers, answer);
      g_assert_true (orrery_record_answer (record, answer, NULL, NULL));
    }
  return answers;
}

static void
test_same_game (void)
{
  const OrreryGameSetup setup = { &orrery_roll, 3, { { (char *) "Zoe", (char *) "person" }, { (char *) "", (char *) "expert" },
                                                     { (char *) "", (char *) "simple" } }, GAME_FIRST_GAME };
  g_autofree char *code = orrery_game_code_new (&setup, G_MAXUINT64);
  g_autofree char *padded = g_strdup_printf ("  %s\n", code);
  g_auto (OrreryGameSetup) read = { 0 };
  g_autoptr (OrreryRecord) ours = NULL;
  g_autoptr (OrreryRecord) theirs = NULL;
  g_autoptr (GArray) first = NULL;
  g_autoptr (GArray) second = NULL;
  guint64 seed;

  g_assert_cmpstr (code, ==, "orrery:roll/person+expert+simple/1/18446744073709551615");
  g_assert_null (strstr (code, "Zoe"));
  g_assert_true (orrery_game_code_read (padded, &read, &seed));
  g_assert_cmpuint (read.n_seats, ==, 3);
  g_assert_cmpuint (read.options, ==, GAME_FIRST_GAME);
  g_assert_cmpstr (read.players[1].kind, ==, "expert");
  ours = orrery_game_setup_begin (&setup, G_MAXUINT64);
  theirs = orrery_game_setup_begin (&read, seed);
  first = list_luck (ours);
  second = list_luck (theirs);
  g_assert_cmpuint (first->len, >, 0);
  g_assert_cmpmem (first->data, first->len * sizeof (GameAnswer), second->data, second->len * sizeof (GameAnswer));
}

static void
test_refused (void)
{
  static const char *const bad[] = {
    "",
    "12345",
    "orrery:",
    "orrery:roll/person+simple/0",
    "orrery:chess/person+simple/0/1",
    "orrery:roll/person/0/1",
    "orrery:roll/person+genius/0/1",
    "orrery:roll/person+simple/256/1",
    "orrery:roll/person+simple/0/-1",
    "orrery:roll/person+simple/0/18446744073709551616",
    "orrery:roll/person+simple/0/1/2",
    "http:roll/person+simple/0/1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      OrreryGameSetup setup;
      guint64 seed;

      g_assert_false (orrery_game_code_read (bad[i], &setup, &seed));
      g_assert_cmpuint (setup.n_seats, ==, 0);
    }
}

/* A different one each day and for each game; the same for everybody. */
static void
test_day (void)
{
  g_autoptr (GDateTime) day = g_date_time_new_utc (2026, 11, 17, 8, 0, 0);
  g_autoptr (GDateTime) evening = g_date_time_new_utc (2026, 11, 17, 23, 59, 59);
  g_autoptr (GDateTime) next = g_date_time_add_days (day, 1);
  GDateTime *const days[] = { day, evening, next };
  guint64 seeds[3];
  guint64 other;

  for (guint i = 0; i < 3; i++)
    {
      g_auto (OrreryGameSetup) setup = { 0 };

      orrery_game_code_of_day (&orrery_roll, days[i], &setup, &seeds[i]);
      g_assert_cmpint (orrery_game_setup_check (&setup), ==, GAME_OK);
      g_assert_cmpstr (setup.players[0].kind, ==, ORRERY_PERSON);
    }
  g_assert_cmpuint (seeds[0], ==, seeds[1]);
  g_assert_cmpuint (seeds[0], !=, seeds[2]);
  for (guint i = 0; orrery_game_list ()[i] != NULL; i++)
    if (orrery_game_list ()[i] != &orrery_roll && orrery_game_list ()[i]->players[0] != NULL)
      {
        g_auto (OrreryGameSetup) setup = { 0 };

        orrery_game_code_of_day (orrery_game_list ()[i], day, &setup, &other);
        g_assert_cmpuint (other, !=, seeds[0]);
      }
}

/* Unless people choose somebody else, the computer follows the rules of thumb and not only chance. */
static void
test_opponent (void)
{
  g_assert_cmpstr (orrery_game_setup_default_kind (&orrery_roll), ==, "simple");
  g_assert_cmpstr (orrery_game_setup_default_kind (orrery_game_by_id ("race")), ==, "newcomer");
}

/* A code has no names: people keep theirs, wherever they sat. */
static void
test_names (void)
{
  static const char *const kinds[] = { "simple", ORRERY_PERSON, ORRERY_PERSON };
  static const char *const names[] = { "Vega", "Zoë", "Max" };
  g_auto (OrreryGameSetup) setup = { 0 }, last = { .game = &orrery_roll, .n_seats = 3 };
  guint64 seed;

  for (guint i = 0; i < 3; i++)
    last.players[i] = (OrreryPlayer) { g_strdup (names[i]), g_strdup (kinds[i]) };
  g_assert_true (orrery_game_code_read ("orrery:roll/person+simple+person+person/0/1", &setup, &seed));
  orrery_game_setup_take_names (&setup, &last);
  g_assert_cmpstr (setup.players[0].name, ==, "Zoë");
  g_assert_cmpstr (setup.players[1].name, ==, "");
  g_assert_cmpstr (setup.players[2].name, ==, "Max");
  g_assert_cmpstr (setup.players[3].name, ==, "");
}

/* --- The streak --- */

static OrreryRecord *
new_challenge (gint64 days_ago)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_autoptr (GDateTime) day = g_date_time_add_days (today, (int) -days_ago);
  g_auto (OrreryGameSetup) setup = { 0 };
  guint64 seed;

  orrery_game_code_of_day (&orrery_roll, day, &setup, &seed);
  return orrery_game_setup_begin (&setup, seed);
}

static void
test_streak (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  g_autoptr (OrreryRecord) older = new_challenge (2);
  g_autoptr (OrreryRecord) yesterday = new_challenge (1);
  g_autoptr (OrreryRecord) today = new_challenge (0);
  guint last;

  g_assert_cmpuint (orrery_daily_get_streak (settings), ==, 0);
  orrery_daily_finish (older, settings);
  g_assert_cmpuint (orrery_daily_get_streak (settings), ==, 0);
  orrery_daily_finish (yesterday, settings);
  g_assert_cmpuint (orrery_daily_get_streak (settings), ==, 1);
  orrery_daily_finish (today, settings);
  orrery_daily_finish (today, settings);
  orrery_daily_finish (yesterday, settings);
  g_assert_cmpuint (orrery_daily_get_streak (settings), ==, 2);

  /* A day was missed. */
  last = g_settings_get_uint (settings, "daily-last");
  g_settings_set_uint (settings, "daily-last", last - 2);
  g_assert_cmpuint (orrery_daily_get_streak (settings), ==, 0);
  orrery_daily_finish (today, settings);
  g_assert_cmpuint (orrery_daily_get_streak (settings), ==, 1);
}

/* They are built with the app. */
static gboolean
has_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema
      = source != NULL ? g_settings_schema_source_lookup (source, ORRERY_APP_ID, TRUE) : NULL;

  return schema != NULL;
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  orrery_games_register ();
  g_test_add_func ("/game-code/same-game", test_same_game);
  g_test_add_func ("/game-code/refused", test_refused);
  g_test_add_func ("/game-code/names", test_names);
  g_test_add_func ("/game-code/day", test_day);
  g_test_add_func ("/game-code/opponent", test_opponent);
  if (has_settings ())
    g_test_add_func ("/game-code/streak", test_streak);
  return g_test_run ();
}
