/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "made-history.h"

#include "games/roll/players/players.h"
#include "record/orrery-json-text.h"
#include "record/orrery-outcomes.h"
#include "games/roll/words/orrery-roll.h"

enum
{
  N_DIFFERENT = 36
};

static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", "Eve", "Rigel" };

static OrreryRecord *
play_game (guint number)
{
  const GameSetup setup = { (guint8) (2 + number % 4), 0 };
  OrreryPlayer players[ROLL_MAX_SEATS];
  OrreryRecord *record;
  GameRng rng;

  for (guint i = 0; i < setup.n_seats; i++)
    {
      const guint who = (number + i * (number % 2 == 0 ? 1 : 5)) % G_N_ELEMENTS (names);

      players[i].name = (char *) names[who];
      players[i].kind = (char *) (who == 5 ? "simple" : "person");
    }
  game_rng_seed (&rng, number);
  record = orrery_record_new (&orrery_roll, &setup, number, players);
  while (roll_question (orrery_record_get_state (record)).ask != GAME_OVER)
    {
      const RollState *state = orrery_record_get_state (record);
      const GameAnswer answer
          = roll_question (state).ask == GAME_CHANCE
                ? game_chance (&roll_game, state, &rng)
                : player_answer_within (roll_player ("simple"), &roll_game, state, &rng, NULL);

      g_assert_true (orrery_record_answer (record, answer, NULL, NULL));
    }
  return record;
}

/* Ends the same games again and again, on other days and in other places. */
static char *
text_of (OrreryRecord *record, guint i, const char *place)
{
  g_autoptr (GDateTime) last = g_date_time_new_utc (2026, 11, 14, 19, 30, 0);
  g_autoptr (GDateTime) date = g_date_time_add_hours (last, -(int) i * 31);
  const OrreryOutcomeKind kind = (OrreryOutcomeKind) (i % 5 % ORRERY_N_OUTCOME_KINDS);
  g_autofree char *before = g_object_steal_data (G_OBJECT (record), "text");
  g_autofree char *iso = g_date_time_format_iso8601 (date);
  g_autoptr (GString) text = g_string_new (before);

  if (before == NULL)
    {
      g_autoptr (OrreryOutcome) outcome
          = orrery_outcome_new (record, ORRERY_OUTCOME_PLAYED, "", last, "PLACE");
      g_autoptr (JsonNode) node = orrery_outcome_write (outcome);

      before = orrery_json_text_print (node);
      g_string_assign (text, before);
    }
  g_object_set_data_full (G_OBJECT (record), "text", g_steal_pointer (&before), g_free);
  g_string_replace (text, "2026-11-14T19:30:00Z", iso, 1);
  g_string_replace (text, "PLACE", place, 1);
  g_string_replace (text, "\"played\"", kind == ORRERY_OUTCOME_PLAYED     ? "\"played\""
                                         : kind == ORRERY_OUTCOME_MIRRORED ? "\"mirrored\""
                                                                           : "\"counted\"", 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
write_outcome (const char *root, OrreryRecord *record, guint i, gboolean keep_record)
{
  g_autofree char *place = g_strdup_printf ("games/made-%05u.orrery-journal", i);
  g_autofree char *text = text_of (record, i, place);
  g_autofree char *name = g_strdup_printf ("games-made-%05u.json", i);
  g_autofree char *path = g_build_filename (root, "results", name, NULL);

  g_assert_true (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  if (keep_record)
    {
      g_autofree char *record_path = g_build_filename (root, place, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (record_path);

      g_assert_true (orrery_record_save (record, file, NULL, NULL));
    }
}

void
make_history (guint n, guint keep_records)
{
  g_autofree char *root = orrery_outcomes_dup_root ();

  make_history_in (root, n, keep_records);
}

void
make_history_in (const char *root, guint n, guint keep_records)
{
  g_autofree char *results = g_build_filename (root, "results", NULL);
  g_autofree char *games = g_build_filename (root, "games", NULL);
  OrreryRecord *records[N_DIFFERENT] = { NULL };

  g_mkdir_with_parents (results, 0700);
  g_mkdir_with_parents (games, 0700);
  for (guint i = 0; i < n; i++)
    {
      OrreryRecord **record = &records[i % N_DIFFERENT];

      if (*record == NULL)
        *record = play_game (i % N_DIFFERENT);
      write_outcome (root, *record, i, i < keep_records);
    }
  for (guint i = 0; i < N_DIFFERENT; i++)
    g_clear_object (&records[i]);
}
