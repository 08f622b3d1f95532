/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many keys and clicks a round of Race takes in Books: whole recorded games of four are entered with the
 * printed keys, and with a click where there is none. Nobody says what is in a hand. Before each round, the
 * table must be as recorded, and so must the score. */
#include "config.h"

#include "find.h"
#include "table-driver.h"

#include "assist/orrery-ticks.h"
#include "games/games.h"
#include "games/race/assist/orrery-race-book.h"
#include "games/race/board/orrery-race-search.h"
#include "games/race/words/orrery-race.h"

#include <string.h>

enum { MOST = 30 }; /* keys and clicks in a round of four */

typedef struct
{
  Driver driver;
  OrreryRecord *recorded;
  guint next; /* answer */
  guint most, sum, n_rounds;
} Run;

static const RaceState *
state (Run *run)
{
  return orrery_session_get_state (run->driver.room->session);
}

/* --- The recorded game --- */

/* The recorded answer to the current question, and where it was given. What is answered automatically is skipped. */
static GameAnswer
find_answer (Run *run, RaceState *before)
{
  const RaceState *now = state (run);

  for (; run->next < orrery_record_get_n_answers (run->recorded); run->next++)
    {
      orrery_record_state_at (run->recorded, run->next, before);
      if (before->ask == now->ask && before->actor == now->actor && before->round == now->round && before->phase == now->phase
          && before->piece == now->piece)
        return orrery_record_get_answer (run->recorded, run->next++);
    }
  g_error ("round %d: nothing was recorded for %s", now->round, race_game.question_word (now->ask));
}

/* Of cards that were spent for VP, only the number is told. */
static GameAnswer
told (const RaceState *before, GameAnswer answer)
{
  return before->ask == RACE_ASK_SPEND && GAME_ANSWER_KIND (answer) == RACE_DO_DISCARD
           ? GAME_ANSWER (RACE_DO_DISCARD, RACE_UNKNOWN, 0, 0) : answer;
}

/* The answers of the whole decision. */
static GArray *
find_answers (Run *run)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  RaceState before, after;

  do
    {
      const GameAnswer answer = told (&before, find_answer (run, &before));

      orrery_record_state_at (run->recorded, run->next, &after);
      if (GAME_ANSWER_KIND (answer) != RACE_DO_DONE)
        g_array_append_val (answers, answer);
    }
  while (race_continues (&before, &after));
  return answers;
}

/* --- Input --- */

static void
choose (Run *run, GameAnswer answer)
{
  OrreryGameView *view = run->driver.room->view;
  GtkWidget *button = orrery_question_bar_get_answer_button (view->bar, answer);

  if (button == NULL && view->row != NULL)
    button = find_choice (view->row, answer);
  if (button == NULL)
    g_error ("round %d: %s has no button for %x", state (run)->round, race_game.question_word (state (run)->ask), answer);
  driver_press_button (&run->driver, button);
}

static gboolean
is_first (GtkWidget *search, const char *typed, const char *name)
{
  GtkWidget *entry = find_nth (search, GTK_TYPE_ENTRY, 0), *first;

  gtk_editable_set_text (GTK_EDITABLE (entry), typed);
  first = find_nth (search, GTK_TYPE_BUTTON, 0);
  return first != NULL && find_text (first, name) != NULL;
}

static void
try_text (GtkWidget *search, const char *typed, const char *name, char **best)
{
  if ((*best != NULL && strlen (typed) >= strlen (*best)) || !is_first (search, typed, name))
    return;
  g_free (*best);
  *best = g_strdup (typed);
}

/* The shortest start of any of its words, or its initials, that puts the card first. */
static char *
find_shortest (GtkWidget *search, const char *name)
{
  g_autofree char *lower = g_utf8_strdown (name, -1);
  g_autoptr (GString) initials = g_string_new (NULL);
  char *best = NULL;

  for (guint from = 0; lower[from] != '\0'; from++)
    if (from == 0 || lower[from - 1] == ' ')
      {
        g_string_append_c (initials, lower[from]);
        for (guint n = 1; n <= strlen (lower + from); n++)
          {
            g_autofree char *typed = g_strndup (lower + from, n);

            try_text (search, typed, name, &best);
          }
      }
  try_text (search, initials->str, name, &best);
  return best;
}

static void
name_card (Run *run, GameAnswer answer)
{
  const char *name = race_designs[0][GAME_ANSWER_A (answer)].name;
  GtkWidget *search = find_nth (run->driver.room->view->bar, ORRERY_TYPE_RACE_SEARCH, 0);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (run->driver.window));
  g_autofree char *typed = NULL;

  g_assert_nonnull (search);
  typed = find_shortest (search, name);
  g_assert_nonnull (typed);
  gtk_editable_set_text (GTK_EDITABLE (find_nth (search, GTK_TYPE_ENTRY, 0)), "");
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, search));
  driver_type (&run->driver, typed);
  driver_press (&run->driver, GDK_KEY_Return, 0);
}

static void
place_nothing (Run *run)
{
  driver_press (&run->driver, GDK_KEY_Return, 0);
}

/* Cards that nobody names lie in the hand, each with a key. */
static void
tick (Run *run, GameAnswer answer, guint n)
{
  if (GAME_ANSWER_KIND (answer) == RACE_DO_DISCARD && GAME_ANSWER_A (answer) == RACE_UNKNOWN)
    driver_press (&run->driver, GDK_KEY_1 + n, 0);
  else
    choose (run, answer);
}

/* --- A question --- */

static void
enter (Run *run)
{
  g_autoptr (GArray) answers = find_answers (run);
  const GameAnswer answer = answers->len > 0 ? g_array_index (answers, GameAnswer, 0) : 0;
  const guint point = orrery_record_get_point (orrery_session_get_record (run->driver.room->session));

  if (answers->len > 0 && GAME_ANSWER_KIND (answer) == RACE_DO_ACTION)
    driver_press (&run->driver, GDK_KEY_1 + GAME_ANSWER_A (answer), 0);
  else if (state (run)->ask == RACE_ASK_DEVELOP || state (run)->ask == RACE_ASK_SETTLE || race_question (state (run)).ask == GAME_CHANCE)
    GAME_ANSWER_KIND (answer) == RACE_DO_PLACE_NOTHING ? place_nothing (run) : name_card (run, answer);
  else if (!ORRERY_IS_TICKS (orrery_game_view_get_decision (run->driver.room->view)))
    choose (run, answer);
  else
    {
      for (guint i = 0; i < answers->len; i++)
        tick (run, g_array_index (answers, GameAnswer, i), i);
      driver_press (&run->driver, GDK_KEY_Return, 0);
    }
  driver_settle (&run->driver);
  g_assert_cmpuint (orrery_record_get_point (orrery_session_get_record (run->driver.room->session)), >, point);
}

/* --- A round --- */

/* Everything public is as recorded. */
static void
compare (const RaceState *room, const RaceState *recorded)
{
  g_assert_cmpint (room->pool, ==, recorded->pool);
  for (guint i = 0; i < recorded->n_seats; i++)
    {
      const RaceSeat *a = &room->seats[i], *b = &recorded->seats[i];

      g_assert_cmpint (a->n_hand, ==, b->n_hand);
      g_assert_cmpint (a->chips, ==, b->chips);
      g_assert_cmpmem (a->tableau, a->n_tableau, b->tableau, b->n_tableau);
      for (guint k = 0; k < a->n_tableau; k++)
        g_assert_cmpint (a->good[k] != 0, ==, b->good[k] != 0);
    }
}

static void
begin_round (Run *run)
{
  RaceState recorded;

  do
    orrery_record_state_at (run->recorded, run->next++, &recorded);
  while (recorded.round < state (run)->round || recorded.step != RACE_STEP_ACTION);
  run->next--;
  compare (state (run), &recorded);
}

static void
play_round (Run *run)
{
  const guint round = state (run)->round, before = run->driver.keys + run->driver.clicks;
  guint n;

  begin_round (run);
  while (state (run)->round == round && state (run)->step != RACE_STEP_OVER)
    enter (run);
  n = run->driver.keys + run->driver.clicks - before;
  g_test_message ("round %u: %u keys and clicks", round, n);
  run->most = MAX (run->most, n);
  run->sum += n;
  run->n_rounds++;
}

/* --- Games --- */

static guint8
get_start (const RaceState *recorded, guint seat)
{
  return (guint8) (race_designs[0][recorded->seats[seat].tableau[0]].start + 1);
}

static void
follow (Run *run)
{
  OrreryPlayer players[RACE_MAX_SEATS] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" },
                                           { (char *) "Cleo", (char *) "person" }, { (char *) "Dan", (char *) "person" } };
  OrreryRaceSetup setup = { .n_seats = 4 };
  g_autofree char *problem = NULL;
  g_autoptr (OrreryRecord) record = NULL;

  for (guint i = 0; i < setup.n_seats; i++)
    setup.starts[i] = get_start (orrery_record_get_state (run->recorded), i);
  record = orrery_race_setup_begin (&setup, players, &problem);
  g_assert_cmpstr (problem, ==, NULL);
  table_room_follow (run->driver.room, record, NULL);
  driver_settle (&run->driver);
}

static void
test_game (gconstpointer name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "app", "table", "games", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) recorded = orrery_record_load (file, NULL, &error);
  Run run = { .recorded = recorded };
  GameScore score, wanted;

  g_assert_no_error (error);
  driver_open (&run.driver, 1100, 760);
  orrery_window_set_game (run.driver.window, race_game.id);
  run.driver.room = ORRERY_TABLE_ROOM (orrery_window_ensure_room (run.driver.window, "table"));
  orrery_window_set_room (run.driver.window, "table");
  follow (&run);
  while (state (&run)->step != RACE_STEP_OVER)
    play_round (&run);
  race_score (state (&run), &score);
  race_score (orrery_record_get_state (recorded), &wanted);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (score.total[i], ==, wanted.total[i]);
  g_test_message ("%u rounds: %.1f keys and clicks per round, at most %u", run.n_rounds, (double) run.sum / run.n_rounds, run.most);
  g_assert_cmpuint (run.most, <=, MOST);
  orrery_window_set_game (run.driver.window, "roll");
  driver_close (&run.driver);
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  g_test_add_data_func ("/table-race/effort/gamble", "race-gamble.orrery", test_game);
  g_test_add_data_func ("/table-race/effort/spend", "race-spend.orrery", test_game);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
