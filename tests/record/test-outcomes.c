/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outcomes of games: read back as written, saved, counted later, deleted, and never lost. */
#include "record/games.h"

#include "record/orrery-json-text.h"
#include "record/orrery-outcomes.h"
#include "games/roll/words/orrery-roll.h"
#include "games/games.h"

#include <string.h>

typedef struct
{
  char *root;
  char *games;
  char *tables;
  char *results;
} Place;

static char *
make_child (const char *root, const char *name)
{
  char *path = g_build_filename (root, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  return path;
}

static void
place_set_up (Place *place, gconstpointer data)
{
  place->root = new_folder ();
  place->games = make_child (place->root, "games");
  place->tables = make_child (place->root, "tables");
  place->results = make_child (place->root, "results");
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  g_free (place->games);
  g_free (place->tables);
  g_free (place->results);
  remove_folder (place->root);
}

static GFile *
save_record (const char *folder, const char *name, OrreryRecord *record)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (orrery_record_save (record, file, NULL, NULL));
  return g_steal_pointer (&file);
}

static GPtrArray *
load (Place *place, guint n, guint n_problems)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *outcomes = orrery_outcomes_load (place->root, problems, NULL);

  for (guint i = 0; i < problems->len; i++)
    g_test_message ("%s", (char *) g_ptr_array_index (problems, i));
  g_assert_cmpuint (problems->len, ==, n_problems);
  g_assert_cmpuint (outcomes->len, ==, n);
  return outcomes;
}

/* --- One --- */

static void
assert_like_record (OrreryOutcome *outcome, OrreryRecord *record)
{
  const RollState *state = orrery_record_get_state (record);
  GameScore score;

  roll_score (state, &score);
  g_assert_cmpuint (orrery_outcome_get_n_seats (outcome), ==, state->n_seats);
  for (guint i = 0; i < state->n_seats; i++)
    {
      const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, i);

      g_assert_cmpstr (seat->name, ==, orrery_record_get_player (record, i)->name);
      g_assert_cmpstr (seat->kind, ==, orrery_record_get_player (record, i)->kind);
      g_assert_cmpuint (seat->role, ==, state->seats[i].faction);
      g_assert_cmpint (seat->score, ==, score.total[i]);
      g_assert_cmpint (seat->tie_break, ==, score.tie_break[i]);
      g_assert_cmpint (seat->winner, ==, (score.winners >> i & 1) != 0);
    }
}

/* Results are read as they were written, and the final table explains the score. */
static void
test_round_trip (void)
{
  g_autoptr (GDateTime) date = g_date_time_new_utc (2026, 11, 16, 7, 11, 20);

  for (guint seats = 2; seats <= 5; seats++)
    for (guint64 seed = 1; seed <= 5; seed++)
      {
        g_autoptr (OrreryRecord) record = random_game (seats, 0, seed);
        g_autoptr (OrreryOutcome) outcome
            = orrery_outcome_new (record, ORRERY_OUTCOME_PLAYED, "a", date, "games/a");
        g_autoptr (JsonNode) node = orrery_outcome_write (outcome);
        g_autofree char *text = orrery_json_text_print (node);
        g_autoptr (GError) error = NULL;
        g_autoptr (JsonNode) again = orrery_json_text_parse (text, -1, &error);
        g_autoptr (OrreryOutcome) read = orrery_outcome_read (again, "a", &error);
        RollState state;
        GameScore score, expected;

        g_assert_no_error (error);
        assert_like_record (read, record);
        g_assert_true (g_date_time_equal (orrery_outcome_get_date (read), date));
        g_assert_cmpuint (orrery_outcome_get_rounds (read), ==,
                          orrery_roll_state (record)->round);
        g_assert_cmpstr (orrery_outcome_get_place (read), ==, "games/a");
        g_assert_true (orrery_outcome_get_state (read, &state, &error));
        g_assert_no_error (error);
        roll_score (&state, &score);
        roll_score (orrery_record_get_state (record), &expected);
        g_assert_cmpmem (&score, sizeof score, &expected, sizeof expected);
      }
}

/* Tables with the same dice and tiles can be compared. */
static void
test_same_start (void)
{
  g_autoptr (GDateTime) date = g_date_time_new_utc (2026, 11, 16, 7, 11, 20);
  g_autoptr (OrreryRecord) record = random_game (2, 0, 7), other = random_game (2, 0, 8), more = random_game (3, 0, 7);
  g_autoptr (OrreryOutcome) outcome = orrery_outcome_new (record, ORRERY_OUTCOME_PLAYED, "a", date, NULL);
  g_autoptr (JsonNode) node = orrery_outcome_write (outcome);
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryOutcome) read = orrery_outcome_read (node, "a", &error);

  g_assert_no_error (error);
  g_assert_true (orrery_outcome_has_same_start (read, record));
  g_assert_false (orrery_outcome_has_same_start (read, other));
  g_assert_false (orrery_outcome_has_same_start (read, more));
}

static void
test_not_over (void)
{
  const GameSetup setup = { 2, 0 };
  g_autoptr (OrreryRecord) record = orrery_record_new (&orrery_roll, &setup, 1, NULL);
  g_autoptr (GDateTime) date = g_date_time_new_now_utc ();

  g_assert_null (orrery_outcome_new (record, ORRERY_OUTCOME_PLAYED, "a", date, NULL));
}

#define SEAT(name, score, tie, winner)                                                             \
  "{'name': '" name "', 'kind': 'person', 'faction': 'Space Piracy', 'score': " #score             \
  ", 'tie_break': " #tie ", 'winner': " #winner "}"
#define HEAD "{'orrery': 1, 'type': 'result', 'game': 'roll', 'date': '2026-11-16T07:11:20Z', "
#define TAIL "'kind': 'played', 'rounds': 12, 'seats': ["

static void
test_order (void)
{
  g_autoptr (JsonNode) node
      = json_of (HEAD TAIL SEAT ("Ada", 40, 3, false) "," SEAT ("Ben", 44, 2, false) "," SEAT (
          "Cleo", 44, 5, true) "," SEAT ("Dan", 40, 3, false) "]}");
  g_autoptr (OrreryOutcome) outcome = orrery_outcome_read (node, "a", NULL);
  guint order[ROLL_MAX_SEATS];

  g_assert_nonnull (outcome);
  orrery_outcome_get_order (outcome, order);
  g_assert_cmpuint (order[0], ==, 2);
  g_assert_cmpuint (order[1], ==, 1);
  g_assert_cmpuint (order[2], ==, 0);
  g_assert_cmpuint (order[3], ==, 3);
  g_assert_cmpuint (orrery_outcome_get_rank (outcome, 2), ==, 1);
  g_assert_cmpuint (orrery_outcome_get_rank (outcome, 1), ==, 2);
  g_assert_cmpuint (orrery_outcome_get_rank (outcome, 0), ==, 3);
  g_assert_cmpuint (orrery_outcome_get_rank (outcome, 3), ==, 3);
}

static void
test_damaged (void)
{
  static const struct
  {
    const char *text;
    int code;
  } cases[] = {
    { "[]", ORRERY_RECORD_ERROR_SYNTAX },
    { "{}", ORRERY_RECORD_ERROR_SYNTAX },
    { "{'orrery': 2, 'type': 'result', 'game': 'roll'}", ORRERY_RECORD_ERROR_VERSION },
    { "{'orrery': 1, 'type': 'record', 'game': 'roll'}", ORRERY_RECORD_ERROR_SYNTAX },
    { "{'orrery': 1, 'type': 'result', 'game': 'chess'}", ORRERY_RECORD_ERROR_GAME },
    { HEAD TAIL SEAT ("Ada", 40, 3, false) "]}", ORRERY_RECORD_ERROR_SYNTAX },
    { HEAD TAIL SEAT ("Ada", 40, 3, false) ", 7]}", ORRERY_RECORD_ERROR_SYNTAX },
    { HEAD TAIL SEAT ("Ada", -4, 3, false) "," SEAT ("Ben", 44, 2, true) "]}",
      ORRERY_RECORD_ERROR_SYNTAX },
    { HEAD TAIL SEAT ("Ada", 4.5, 3, false) "," SEAT ("Ben", 44, 2, true) "]}",
      ORRERY_RECORD_ERROR_SYNTAX },
    { HEAD TAIL SEAT ("Ada", 40, 3, 0) "," SEAT ("Ben", 44, 2, true) "]}",
      ORRERY_RECORD_ERROR_SYNTAX },
    { HEAD "'kind': 'dreamt', 'rounds': 1, 'seats': []}", ORRERY_RECORD_ERROR_SYNTAX },
    { "{'orrery': 1, 'type': 'result', 'game': 'roll', 'date': 'soon', " TAIL "]}",
      ORRERY_RECORD_ERROR_SYNTAX },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) node = json_of (cases[i].text);
      g_autoptr (GError) error = NULL;

      g_assert_null (orrery_outcome_read (node, "a", &error));
      g_assert_error (error, ORRERY_RECORD_ERROR, cases[i].code);
      if (cases[i].code == ORRERY_RECORD_ERROR_VERSION)
        g_assert_cmpstr (error->message, ==, "it was written by a newer version of Orrery");
    }
}

/* --- Many --- */

static void
test_keep (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = random_game (3, 0, 7);
  g_autoptr (OrreryRecord) other = random_game (3, 0, 8);
  g_autoptr (GFile) file = save_record (place->games, "one.orrery-journal", record);
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryOutcome) first = NULL, second = NULL, loose = NULL, whole = NULL;
  g_autoptr (GPtrArray) outcomes = NULL;
  g_autoptr (GFile) found = NULL;
  RollState state;

  first = orrery_outcomes_keep (place->root, record, ORRERY_OUTCOME_PLAYED, file, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (orrery_outcome_get_id (first), ==, "games-one");

  /* Undone and ended again: the same game, on the same day. */
  second = orrery_outcomes_keep (place->root, other, ORRERY_OUTCOME_PLAYED, file, &error);
  g_assert_no_error (error);
  g_assert_true (g_date_time_equal (orrery_outcome_get_date (first),
                                    orrery_outcome_get_date (second)));
  outcomes = load (place, 1, 0);
  assert_like_record (g_ptr_array_index (outcomes, 0), other);
  g_clear_pointer (&outcomes, g_ptr_array_unref);

  /* A game that could not be saved still counts. */
  loose = orrery_outcomes_keep (place->root, record, ORRERY_OUTCOME_PLAYED, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (orrery_outcomes_find_record (place->root, loose));
  outcomes = load (place, 2, 0);

  whole = orrery_outcomes_load_one (place->root, "games-one", &error);
  g_assert_no_error (error);
  g_assert_true (orrery_outcome_get_state (whole, &state, &error));
  g_assert_cmpint (state.step, ==, ROLL_STEP_OVER);
  found = orrery_outcomes_find_record (place->root, whole);
  g_assert_true (g_file_equal (found, file));
}

/* Changes by people stay when the game ends again, and so do record and final table. */
static void
test_edit (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = random_game (3, 0, 7);
  g_autoptr (OrreryRecord) other = random_game (3, 0, 8);
  g_autoptr (GFile) file = save_record (place->games, "one.orrery-journal", record);
  g_autoptr (GDateTime) date = g_date_time_new_utc (2020, 2, 29, 21, 0, 0);
  const OrreryOutcomeEdit edit = { { "Zoë", "Ben", "Cleo" }, date, 75, "Bern" };
  g_autoptr (OrreryOutcome) first = orrery_outcomes_keep (place->root, record, ORRERY_OUTCOME_PLAYED, file, NULL);
  g_autoptr (OrreryOutcome) edited = orrery_outcomes_edit (place->root, "games-one", &edit, NULL);
  g_autoptr (OrreryOutcome) second = orrery_outcomes_keep (place->root, other, ORRERY_OUTCOME_PLAYED, file, NULL);
  g_autoptr (OrreryOutcome) whole = orrery_outcomes_load_one (place->root, "games-one", NULL);
  g_autoptr (GFile) found = orrery_outcomes_find_record (place->root, whole);
  RollState state;

  g_assert_nonnull (first);
  g_assert_nonnull (edited);
  g_assert_nonnull (second);
  g_assert_cmpstr (orrery_outcome_get_seat (whole, 0)->name, ==, "Zoë");
  g_assert_true (g_date_time_equal (orrery_outcome_get_date (whole), date));
  g_assert_cmpuint (orrery_outcome_get_minutes (whole), ==, 75);
  g_assert_cmpstr (orrery_outcome_get_location (whole), ==, "Bern");
  g_assert_true (g_file_equal (found, file));
  g_assert_true (orrery_outcome_get_state (whole, &state, NULL));
  g_assert_null (orrery_outcomes_edit (place->root, "games-none", &edit, NULL));
}

/* The folder is not writable: an error is reported, and nothing breaks. */
static void
test_no_room (void)
{
  g_autoptr (OrreryRecord) record = random_game (2, 0, 9);
  g_autoptr (GError) error = NULL;

  g_assert_null (orrery_outcomes_keep ("/dev/null", record, ORRERY_OUTCOME_PLAYED, NULL, &error));
  g_assert_nonnull (error);
}

/* Finished games that nobody counted are found, once, with the day their file was written. */
static void
test_collect (Place *place, gconstpointer data)
{
  const GameSetup setup = { 2, 0 };
  g_autoptr (OrreryRecord) over = random_game (4, 0, 3);
  g_autoptr (OrreryRecord) table = random_game (2, ROLL_MIRROR, 4);
  g_autoptr (OrreryRecord) counted
      = orrery_record_new_from_position (&orrery_roll, orrery_record_get_state (over), NULL);
  g_autoptr (OrreryRecord) begun = orrery_record_new (&orrery_roll, &setup, 1, NULL);
  g_autoptr (GFile) a = save_record (place->games, "a.orrery-journal", over);
  g_autoptr (GFile) b = save_record (place->games, "b.orrery-journal", begun);
  g_autoptr (GFile) c = save_record (place->tables, "c.orrery-journal", table);
  g_autoptr (GFile) d = save_record (place->tables, "d.orrery-journal", counted);
  g_autoptr (GFile) e = save_record (place->games, "e.orrery-journal", over);
  g_autoptr (GPtrArray) outcomes = NULL, again = NULL;
  guint kinds[ORRERY_N_OUTCOME_KINDS] = { 0 };

  g_assert_true (orrery_outcomes_pass_over (place->root, e, NULL));
  outcomes = load (place, 3, 0);
  for (guint i = 0; i < outcomes->len; i++)
    kinds[orrery_outcome_get_kind (g_ptr_array_index (outcomes, i))]++;
  for (guint i = 0; i < ORRERY_N_OUTCOME_KINDS; i++)
    g_assert_cmpuint (kinds[i], ==, 1);
  again = load (place, 3, 0);
}

/* Deleted is deleted, even if the record still exists; until it is forgotten, it can be restored. */
static void
test_delete (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = random_game (2, 0, 5);
  g_autoptr (GFile) file = save_record (place->games, "a.orrery-journal", record);
  g_autoptr (GPtrArray) outcomes = load (place, 1, 0);
  g_autofree char *path = g_build_filename (place->results, "games-a.deleted", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (orrery_outcomes_delete (place->root, "games-a", &error));
  g_assert_true (orrery_outcomes_restore (place->root, "games-a", &error));
  g_clear_pointer (&outcomes, g_ptr_array_unref);
  outcomes = load (place, 1, 0);
  g_assert_true (orrery_outcomes_delete (place->root, "games-a", &error));
  g_assert_true (orrery_outcomes_forget (place->root, "games-a", &error));
  g_clear_pointer (&outcomes, g_ptr_array_unref);
  outcomes = load (place, 0, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "");
  g_assert_false (orrery_outcomes_delete (place->root, "games-a", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* The program ended before a deleted one was forgotten: only the name remains. */
static void
test_delete_cut_short (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = random_game (2, 0, 5);
  g_autoptr (OrreryOutcome) kept
      = orrery_outcomes_keep (place->root, record, ORRERY_OUTCOME_PLAYED, NULL, NULL);
  const char *id = orrery_outcome_get_id (kept);
  g_autoptr (GPtrArray) outcomes = NULL;
  g_autoptr (OrreryOutcome) back = NULL;

  g_assert_true (orrery_outcomes_delete (place->root, id, NULL));
  outcomes = load (place, 0, 0);
  g_assert_true (orrery_outcomes_restore (place->root, id, NULL));
  back = orrery_outcomes_load_one (place->root, id, NULL);
  g_assert_null (back);
}

static void
write_result (Place *place, const char *name, const char *text, gssize length)
{
  g_autofree char *path = g_build_filename (place->results, name, NULL);

  g_assert_true (g_file_set_contents (path, text, length, NULL));
}

/* A damaged file is named, stays on disk, and does not hide the others. */
static void
test_skip_damaged (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = random_game (2, 0, 6);
  g_autoptr (OrreryOutcome) kept
      = orrery_outcomes_keep (place->root, record, ORRERY_OUTCOME_PLAYED, NULL, NULL);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) outcomes = NULL;
  g_autofree char *large = g_strnfill (ORRERY_OUTCOME_MAX_BYTES + 1, ' ');
  g_autofree char *path = g_build_filename (place->results, "torn.json", NULL);
  static const char *const names[] = { "torn.json", "empty.json", "zero.json", "large.json" };

  g_assert_nonnull (kept);
  write_result (place, names[0], "{\"orrery\": 1, \"type\": \"res", -1);
  write_result (place, names[1], "", 0);
  write_result (place, names[2], "{}\0{}", 5);
  write_result (place, names[3], large, -1);
  write_result (place, "notes.txt", "not ours", -1);
  outcomes = orrery_outcomes_load (place->root, problems, NULL);
  g_assert_cmpuint (outcomes->len, ==, 1);
  g_assert_cmpuint (problems->len, ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gboolean named = FALSE;

      for (guint k = 0; k < problems->len; k++)
        named = named || g_str_has_prefix (g_ptr_array_index (problems, k), names[i]);
      g_assert_true (named);
    }
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* The winner is known even if the final table is damaged; only showing that table fails. */
static void
test_torn_table (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = random_game (2, 0, 6);
  g_autoptr (OrreryOutcome) kept
      = orrery_outcomes_keep (place->root, record, ORRERY_OUTCOME_PLAYED, NULL, NULL);
  g_autofree char *name = g_strconcat (orrery_outcome_get_id (kept), ".json", NULL);
  g_autofree char *path = g_build_filename (place->results, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) outcomes = NULL;
  g_autoptr (OrreryOutcome) whole = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, ",\n  \"position\": "));
  text[strlen (text) - 20] = '\0';
  write_result (place, name, text, -1);
  outcomes = load (place, 1, 0);
  assert_like_record (g_ptr_array_index (outcomes, 0), record);
  whole = orrery_outcomes_load_one (place->root, orrery_outcome_get_id (kept), &error);
  g_assert_null (whole);
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_SYNTAX);
}

/* A result may name any path; nothing outside our folders is opened for it. */
static void
test_place (Place *place, gconstpointer data)
{
  static const char *const places[]
      = { "../secret.orrery-journal", "/etc/passwd", "games/../../x.orrery-journal", "games/x" };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *text
          = g_strdup_printf (HEAD "'record': '%s', " TAIL SEAT ("Ada", 40, 3, true) "," SEAT (
                                 "Ben", 30, 2, false) "]}",
                             places[i]);
      g_autoptr (JsonNode) node = json_of (text);
      g_autoptr (OrreryOutcome) outcome = orrery_outcome_read (node, "a", NULL);

      g_assert_nonnull (outcome);
      g_assert_null (orrery_outcomes_find_record (place->root, outcome));
    }
}

#define ADD(path, test)                                                                            \
  g_test_add ("/record/outcomes/" path, Place, NULL, place_set_up, test, place_tear_down)

static GameAnswer
any_answer (const Game *rules, const void *state, GameRng *rng)
{
  GameAnswer answers[GAME_MAX_ANSWERS];

  if (rules->question (state).ask == GAME_CHANCE)
    return game_chance (rules, state, rng);
  return answers[game_rng_below (rng, (guint32) rules->legal (state, answers))];
}

/* For any game, a result contains the final table, and can be read back. */
static void
test_any_game (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  for (const OrreryGame *const *game = orrery_game_list (); *game != NULL; game++)
    {
      const GameSetup setup = { (*game)->rules->min_seats, 0 };
      g_autoptr (OrreryRecord) record = orrery_record_new (*game, &setup, 1, NULL);
      g_autoptr (OrreryOutcome) outcome = NULL;
      g_autoptr (JsonNode) node = NULL;
      g_autoptr (OrreryOutcome) read = NULL;
      g_autoptr (GError) error = NULL;
      GameRng rng;

      game_rng_seed (&rng, 1);
      while (!orrery_record_is_over (record))
        g_assert_true (orrery_record_answer (record, any_answer ((*game)->rules, orrery_record_get_state (record), &rng), NULL, NULL));
      outcome = orrery_outcome_new (record, ORRERY_OUTCOME_PLAYED, "game", now, NULL);
      node = orrery_outcome_write (outcome);
      read = orrery_outcome_read (node, "game", &error);
      g_assert_no_error (error);
    }
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/outcomes/any-game", test_any_game);
  g_test_add_func ("/record/outcome/round-trip", test_round_trip);
  g_test_add_func ("/record/outcome/same-start", test_same_start);
  g_test_add_func ("/record/outcome/not-over", test_not_over);
  g_test_add_func ("/record/outcome/order", test_order);
  g_test_add_func ("/record/outcome/damaged", test_damaged);
  g_test_add_func ("/record/outcomes/no-room", test_no_room);
  ADD ("keep", test_keep);
  ADD ("edit", test_edit);
  ADD ("collect", test_collect);
  ADD ("delete", test_delete);
  ADD ("delete-cut-short", test_delete_cut_short);
  ADD ("skip-damaged", test_skip_damaged);
  ADD ("torn-table", test_torn_table);
  ADD ("place", test_place);
  return g_test_run ();
}
