/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/games.h"

#include "record/orrery-json-text.h"
#include "record/orrery-record-private.h"
#include "games/roll/words/orrery-position.h"
#include "games/roll/words/orrery-roll.h"
#include "games/games.h"

#include <string.h>

#define assert_same_state(a, b) g_assert_cmpmem (a, sizeof (RollState), b, sizeof (RollState))

static OrreryRecord *
reload (OrreryRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = orrery_record_to_text (record);
  g_autofree char *again = NULL;
  OrreryRecord *loaded = orrery_record_from_text (text, -1, &error);

  g_assert_no_error (error);
  again = orrery_record_to_text (loaded);
  g_assert_cmpstr (text, ==, again);
  return loaded;
}

static void
test_round_trip (void)
{
  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (OrreryRecord) record = random_game (2 + i % 4, i % 8 == 7 ? ROLL_FIRST_GAME : 0, i);
      g_autoptr (OrreryRecord) loaded = reload (record);

      g_assert_cmpuint (orrery_record_get_n_answers (record), ==, orrery_record_get_n_answers (loaded));
      g_assert_cmpuint (orrery_record_get_seed (loaded), ==, i);
      assert_same_state (orrery_record_get_state (record), orrery_record_get_state (loaded));
      for (guint point = 0; point <= orrery_record_get_n_answers (record); point += 50)
        {
          RollState a, b;

          orrery_record_state_at (record, point, &a);
          orrery_record_state_at (loaded, point, &b);
          assert_same_state (&a, &b);
        }
    }
}

/* All states of a game, found by playing it once. */
static GArray *
states_of (OrreryRecord *record)
{
  GArray *states = g_array_new (FALSE, FALSE, sizeof (RollState));
  RollState state;

  orrery_record_state_at (record, 0, &state);
  g_array_append_val (states, state);
  for (guint i = 0; i < orrery_record_get_n_answers (record); i++)
    {
      g_assert_cmpint (roll_apply (&state, orrery_record_get_answer (record, i), NULL), ==, GAME_OK);
      g_array_append_val (states, state);
    }
  return states;
}

static void
test_undo_redo (void)
{
  for (guint n_seats = 2; n_seats <= 5; n_seats++)
    {
      g_autoptr (OrreryRecord) record = random_game (n_seats, 0, n_seats);
      g_autoptr (GArray) states = states_of (record);
      const GameSetup setup = { (guint8) n_seats, 0 };
      RollState start;

      g_assert_false (orrery_record_redo (record));
      for (guint i = orrery_record_get_n_answers (record); i > 0; i--)
        {
          g_assert_cmpuint (orrery_record_get_point (record), ==, i);
          assert_same_state (orrery_record_get_state (record), &g_array_index (states, RollState, i));
          g_assert_true (orrery_record_undo (record));
        }
      g_assert_false (orrery_record_undo (record));
      roll_start (&start, &setup);
      assert_same_state (orrery_record_get_state (record), &start);
      for (guint i = 1; i < states->len; i++)
        {
          g_assert_true (orrery_record_redo (record));
          assert_same_state (orrery_record_get_state (record), &g_array_index (states, RollState, i));
        }
    }
}

static void
test_go_to (void)
{
  g_autoptr (OrreryRecord) record = random_game (3, 0, 7);
  g_autoptr (GArray) states = states_of (record);
  GameRng rng;

  game_rng_seed (&rng, 1);
  for (guint i = 0; i < 2000; i++)
    {
      const guint point = game_rng_below (&rng, states->len);
      const guint other = game_rng_below (&rng, states->len);
      RollState state;

      orrery_record_go_to (record, point);
      g_assert_cmpuint (orrery_record_get_point (record), ==, point);
      assert_same_state (orrery_record_get_state (record), &g_array_index (states, RollState, point));
      orrery_record_state_at (record, other, &state);
      assert_same_state (&state, &g_array_index (states, RollState, other));
    }
}

/* Answers after an undo: undone answers are forgotten, and so are their snapshots. */
static void
test_answer_after_undo (void)
{
  g_autoptr (OrreryRecord) record = random_game (2, 0, 3);
  const guint half = orrery_record_get_n_answers (record) / 2;
  GameRng rng;

  game_rng_seed (&rng, 99);
  orrery_record_go_to (record, half);
  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (GError) error = NULL;

      if (roll_question (orrery_record_get_state (record)).ask == GAME_OVER)
        orrery_record_go_to (record, MIN (half, orrery_record_get_n_answers (record)));
      orrery_record_answer (record, random_answer (orrery_record_get_state (record), &rng), NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (orrery_record_get_point (record), ==, orrery_record_get_n_answers (record));
      if (game_rng_below (&rng, 4) == 0 && orrery_record_get_point (record) > half)
        orrery_record_go_to (record, orrery_record_get_point (record) - MIN (game_rng_below (&rng, 40), half));
    }
  {
    g_autoptr (GArray) states = states_of (record);

    for (guint i = 0; i < states->len; i++)
      {
        orrery_record_go_to (record, i);
        assert_same_state (orrery_record_get_state (record), &g_array_index (states, RollState, i));
      }
  }
}

static void
test_point_is_kept (void)
{
  g_autoptr (OrreryRecord) record = random_game (2, 0, 4);
  g_autoptr (OrreryRecord) loaded = NULL;

  orrery_record_go_to (record, 33);
  loaded = reload (record);
  g_assert_cmpuint (orrery_record_get_point (loaded), ==, 33);
  g_assert_cmpuint (orrery_record_get_n_answers (loaded), ==, orrery_record_get_n_answers (record));
  assert_same_state (orrery_record_get_state (record), orrery_record_get_state (loaded));
}

static void
test_branch (void)
{
  g_autoptr (OrreryRecord) record = random_game (4, 0, 5);
  const guint n = orrery_record_get_n_answers (record);

  orrery_record_name_player (record, 2, "Ada", "simple");
  for (guint point = 0; point <= n; point += 17)
    {
      g_autoptr (OrreryRecord) branch = orrery_record_branch (record, point);
      RollState state;

      g_assert_cmpuint (orrery_record_get_n_answers (branch), ==, point);
      g_assert_cmpstr (orrery_record_get_player (branch, 2)->name, ==, "Ada");
      orrery_record_state_at (record, point, &state);
      assert_same_state (orrery_record_get_state (branch), &state);
      orrery_record_undo (branch);
      g_assert_cmpuint (orrery_record_get_n_answers (record), ==, n);
      g_assert_cmpuint (orrery_record_get_point (record), ==, n);
    }
}

static void
count_change (OrreryRecord *record, guint *changes)
{
  (*changes)++;
}

static void
test_refusal (void)
{
  const GameSetup setup = { 2, 0 };
  g_autoptr (OrreryRecord) record = orrery_record_new (&orrery_roll, &setup, 1, NULL);
  g_autoptr (GError) error = NULL;
  const RollState before = *orrery_roll_state (record);
  GameEvents events = { 0 };
  guint changes = 0;

  g_signal_connect (record, "changed", G_CALLBACK (count_change), &changes);
  g_assert_false (orrery_record_answer (record, GAME_ANSWER (ROLL_DO_BUY, 0, 0, 0), &events, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "That does not answer the current question.");
  assert_same_state (orrery_record_get_state (record), &before);
  g_assert_cmpuint (events.n, ==, 0);
  g_assert_cmpuint (changes, ==, 0);
  g_assert_cmpuint (orrery_record_get_n_answers (record), ==, 0);

  g_assert_true (orrery_record_answer (record, GAME_ANSWER (ROLL_DO_FACTION, 1, 0, 0), &events, NULL));
  g_assert_cmpuint (events.n, ==, 1);
  g_assert_cmpuint (changes, ==, 1);
}

/* Corrections are answers: saved, loaded and undone like all others. */
static void
test_correction (void)
{
  const char *words[] = { "set credits of seat 1 to 4", "set VP chips of seat 0 to 7", "set VP pool to 3",
                          "set red dice in cup of seat 0 to 2" };
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_from_text ("{\"seats\": [{}, {}]}", -1, &error);
  g_autoptr (OrreryRecord) loaded = NULL;
  RollState start;

  g_assert_no_error (error);
  start = *orrery_roll_state (record);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      GameAnswer answer;

      g_assert_true (roll_parse (words[i], &answer));
      orrery_record_answer (record, answer, NULL, &error);
      g_assert_no_error (error);
    }
  g_assert_cmpint (orrery_roll_state (record)->seats[1].credits, ==, 4);
  g_assert_cmpint (orrery_roll_state (record)->seats[0].dice[ROLL_CUP][ROLL_RED], ==, 2);
  loaded = reload (record);
  assert_same_state (orrery_record_get_state (record), orrery_record_get_state (loaded));
  while (orrery_record_undo (loaded))
    ;
  assert_same_state (orrery_record_get_state (loaded), &start);
}

/* A game from a position is continued, saved with just that position, and loaded. */
static void
test_from_position (void)
{
  const char *position = "{\"round\": 4, \"step\": \"manage\", \"seats\": ["
                         "{\"credits\": 2, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 4}}},"
                         "{\"credits\": 1, \"dice\": {\"citizenry\": {\"white\": 2, \"red\": 2}}}]}";
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_from_text (position, -1, &error);
  g_autoptr (OrreryRecord) loaded = NULL;
  GameRng rng;

  g_assert_no_error (error);
  game_rng_seed (&rng, 1);
  for (guint i = 0; i < 30; i++)
    {
      orrery_record_answer (record, random_answer (orrery_record_get_state (record), &rng), NULL, &error);
      g_assert_no_error (error);
    }
  loaded = reload (record);
  assert_same_state (orrery_record_get_state (record), orrery_record_get_state (loaded));
  while (orrery_record_undo (record) && orrery_record_undo (loaded))
    ;
  assert_same_state (orrery_record_get_state (record), orrery_record_get_state (loaded));
  /* Automatic recruiting happened once, not again with every save. */
  g_assert_cmpint (orrery_roll_state (loaded)->seats[0].dice[ROLL_CUP][ROLL_WHITE], ==, 3);
}

static void
test_from_state (void)
{
  g_autoptr (OrreryRecord) game = random_game (3, 0, 11);
  guint taken = 0;

  for (guint i = 0; i < orrery_record_get_n_answers (game); i++)
    {
      g_autoptr (OrreryRecord) record = NULL;
      RollState state;

      orrery_record_state_at (game, i, &state);
      record = orrery_record_new_from_position (&orrery_roll, &state, NULL);
      if (record != NULL)
        {
          g_autoptr (OrreryRecord) loaded = reload (record);

          assert_same_state (orrery_record_get_state (record), orrery_record_get_state (loaded));
          taken++;
        }
      else
        g_assert_true (state.step == ROLL_STEP_SETUP || state.step == ROLL_STEP_ASSIGN
                       || state.step == ROLL_STEP_REVEAL);
    }
  g_assert_cmpuint (taken, >, 100);
}

static void
test_players (void)
{
  const GameSetup setup = { 3, 0 };
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" },
                                   { (char *) "Ben\n“Big” \\ é", (char *) "simple" },
                                   { NULL, NULL } };
  g_autoptr (OrreryRecord) record = orrery_record_new (&orrery_roll, &setup, G_MAXUINT64, players);
  g_autoptr (OrreryRecord) loaded = NULL;

  orrery_record_name_player (record, 0, NULL, "random");
  loaded = reload (record);
  g_assert_cmpstr (orrery_record_get_player (loaded, 0)->name, ==, "Ada");
  g_assert_cmpstr (orrery_record_get_player (loaded, 0)->kind, ==, "random");
  g_assert_cmpstr (orrery_record_get_player (loaded, 1)->name, ==, "Ben “Big” \\ é");
  g_assert_cmpstr (orrery_record_get_player (loaded, 2)->name, ==, "Player 3");
  g_assert_cmpstr (orrery_record_get_player (loaded, 2)->kind, ==, "person");
}

/* One answer per line, so that a diff shows the different answers. */
static void
test_text (void)
{
  const GameSetup setup = { 2, ROLL_MIRROR };
  g_autoptr (OrreryRecord) record = orrery_record_new (&orrery_roll, &setup, 42, NULL);
  g_autofree char *text = NULL;

  orrery_record_answer (record, GAME_ANSWER (ROLL_DO_FACTION, 1, 0, 0), NULL, NULL);
  orrery_record_answer (record, GAME_ANSWER (ROLL_DO_FACTION, 5, 0, 0), NULL, NULL);
  orrery_record_undo (record);
  text = orrery_record_to_text (record);
  g_assert_cmpstr (text, ==,
                   "{\n"
                   "  \"orrery\": 1,\n"
                   "  \"type\": \"record\",\n"
                   "  \"game\": \"roll\",\n"
                   "  \"rules\": 1,\n"
                   "  \"seats\": [\n"
                   "    {\"name\": \"Player 1\", \"kind\": \"person\"},\n"
                   "    {\"name\": \"Player 2\", \"kind\": \"person\"}\n"
                   "  ],\n"
                   "  \"start\": {\n"
                   "    \"setup\": {\n"
                   "      \"seats\": 2,\n"
                   "      \"seed_hash\": \"73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049\",\n"
                   "      \"first_game\": false,\n"
                   "      \"mirror\": true\n"
                   "    }\n"
                   "  },\n"
                   "  \"answers\": [\n"
                   "    \"faction Space Piracy\",\n"
                   "    \"faction Genetics Lab\"\n"
                   "  ],\n"
                   "  \"point\": 1\n"
                   "}\n");
}

static void
test_files (void)
{
  g_autoptr (OrreryRecord) record = random_game (2, 0, 12);
  g_autoptr (OrreryRecord) loaded = NULL;
  g_autoptr (GError) error = NULL;
  char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "a game.orrery", NULL);
  g_autofree char *lost = g_build_filename (folder, "gone", "game.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) nowhere = g_file_new_for_path (lost);
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();

  for (guint i = 0; i < 2; i++) /* the second time there is one to replace */
    {
      orrery_record_save (record, file, NULL, &error);
      g_assert_no_error (error);
    }
  loaded = orrery_record_load (file, NULL, &error);
  g_assert_no_error (error);
  assert_same_state (orrery_record_get_state (record), orrery_record_get_state (loaded));

  g_assert_false (orrery_record_save (record, nowhere, NULL, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE);
  g_clear_error (&error);
  g_assert_null (orrery_record_load (nowhere, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_cancellable_cancel (cancelled);
  g_assert_null (orrery_record_load (file, cancelled, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_false (orrery_record_save (record, file, cancelled, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  remove_folder (folder);
}

static void
test_finalize (void)
{
  OrreryRecord *record = random_game (2, 0, 1);

  g_assert_finalize_object (record);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/record/round-trip", test_round_trip);
  g_test_add_func ("/record/record/undo-redo", test_undo_redo);
  g_test_add_func ("/record/record/go-to", test_go_to);
  g_test_add_func ("/record/record/answer-after-undo", test_answer_after_undo);
  g_test_add_func ("/record/record/point-is-kept", test_point_is_kept);
  g_test_add_func ("/record/record/branch", test_branch);
  g_test_add_func ("/record/record/refusal", test_refusal);
  g_test_add_func ("/record/record/correction", test_correction);
  g_test_add_func ("/record/record/from-position", test_from_position);
  g_test_add_func ("/record/record/from-state", test_from_state);
  g_test_add_func ("/record/record/players", test_players);
  g_test_add_func ("/record/record/text", test_text);
  g_test_add_func ("/record/record/files", test_files);
  g_test_add_func ("/record/record/finalize", test_finalize);
  return g_test_run ();
}
