/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three games of real tables, entered through the room at each depth, including mistakes and corrections:
 * each ends as the rules alone say. */
#include "config.h"

#include "table-replay.h"

#include "assist/orrery-games.h"
#include "games/games.h"
#include "games/roll/assist/lines/orrery-tile-names.h"
#include "games/roll/table/orrery-roll-correct.h"

#include <string.h>

/* The right player has the screen; a reminded player continues without the power. */
static void
settle (Replay *run)
{
  OrreryTableRoom *room = run->driver.room;

  driver_settle (&run->driver);
  while (room->held != NULL)
    {
      driver_do (room, "go-on-without");
      driver_settle (&run->driver);
    }
  while (room->waiting >= 0)
    g_signal_emit_by_name (room->hand_over, "ready");
}

static void
give (Replay *run, GameAnswer answer)
{
  char text[GAME_MAX_TEXT];

  if (roll_check (replay_state (run), answer) != GAME_OK)
    {
      roll_format (answer, text);
      g_error ("round %d, seat %d: “%s” is no answer to %s", replay_state (run)->round,
               replay_state (run)->actor, text, roll_game.question_word (replay_state (run)->ask));
    }
  table_room_give (run->driver.room, &answer, 1);
  settle (run);
}

/* --- A round --- */

static void
enter_revealed (Replay *run, const ScriptStep *step, int wrong)
{
  OrreryRevealPage *page = driver_reveal (&run->driver);

  for (guint i = 0; i < run->script->n_seats; i++)
    {
      orrery_reveal_page_set_line (page, i, "");
      orrery_reveal_page_go_to (page, i);
      driver_type (&run->driver, wrong == (int) i ? step->wrong_line : step->lines[i]);
      g_assert_cmpuint (page->reveal.explained[i].n_unexplained, ==, 0);
    }
  g_assert_true (reveal_page_find_lacking (page) < 0);
  driver_press (&run->driver, GDK_KEY_Return, GDK_CONTROL_MASK);
  settle (run);
}

/* Behind the screen, one line. */
static void
enter_rolled (Replay *run, guint seat, const char *line)
{
  g_autofree char *text = replay_write_roll (run, seat, line);

  g_assert_cmpint (orrery_roll_round_get_entering (driver_round (&run->driver)), ==, (int) seat);
  g_assert_cmpint (run->driver.room->viewer, ==, (int) seat);
  driver_type (&run->driver, text);
  driver_press (&run->driver, GDK_KEY_Return, 0);
}

/* With two players, the spare die is rolled when everybody reveals. */
static void
type_spare (Replay *run)
{
  guint i = run->next;

  if (run->script->n_seats > 2)
    return;
  while (replay_step (run, i)->before.ask != ROLL_ASK_SPARE)
    i++;
  give (run, replay_step (run, i)->answer);
}

static void
enter_mirrored (Replay *run, const ScriptStep *step)
{
  for (guint i = 0; i < run->script->n_seats; i++)
    {
      settle (run);
      enter_rolled (run, i, step->lines[i]);
    }
  settle (run);
  type_spare (run);
}

/* People notice it in the log, go back, and enter the line again. */
static void
enter_round (Replay *run, const ScriptStep *step)
{
  const gboolean mirror = run->driver.room->depth == ORRERY_ROLL_MIRROR;
  const RollState before = *replay_state (run);

  g_assert_true (orrery_reveal_is_due (&before));
  g_assert_cmpint (before.round, ==, step->before.round);
  if (mirror)
    {
      g_assert_cmpmem (&before, sizeof before, &step->before, sizeof step->before);
      enter_mirrored (run, step);
      return;
    }
  if (step->wrong >= 0)
    {
      enter_revealed (run, step, step->wrong);
      g_assert_cmpint (memcmp (replay_state (run), &before, sizeof before), !=, 0);
      table_room_undo (run->driver.room);
      settle (run);
      g_assert_cmpint (memcmp (replay_state (run), &before, sizeof before), ==, 0);
      g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&run->driver),
                                                    (guint) step->wrong),
                       ==, step->wrong_line);
    }
  enter_revealed (run, step, -1);
}

/* --- Questions --- */

static void
correct (Replay *run, GameAnswer answer)
{
  OrreryTableRoom *room = run->driver.room;
  GtkWidget *window = orrery_roll_correct_new (room->session, orrery_game_view_get_names (room->view), FALSE);

  g_assert_true (orrery_correct_window_try (ORRERY_CORRECT_WINDOW (window), answer));
  gtk_window_destroy (GTK_WINDOW (window));
  settle (run);
}

static void
mistake (Replay *run, GameAnswer answer)
{
  const RollState before = *replay_state (run);

  give (run, replay_as_known (&before, answer));
  g_assert_cmpint (memcmp (replay_state (run), &before, sizeof before), !=, 0);
  table_room_undo (run->driver.room);
  settle (run);
  g_assert_cmpint (memcmp (replay_state (run), &before, sizeof before), ==, 0);
}

/* The public name of a tile that has come to the top. */
static void
identify (Replay *run)
{
  give (run, GAME_ANSWER (ROLL_DO_TILE, replay_find_tile (run), 0, 0));
}

/* Abandoning is announced before the Scout; recalling then or later. */
static void
want_optional (Replay *run, const ScriptStep *step)
{
  OrreryTableRoom *room = run->driver.room;
  const ScriptStep *next = run->next + 1 < run->script->steps->len ? replay_step (run, run->next + 1) : NULL;

  if (step->kind != SCRIPT_ANSWER)
    return;
  if (GAME_ANSWER_KIND (step->answer) == ROLL_DO_SCOUT && next != NULL && next->before.ask == ROLL_ASK_ABANDON
      && GAME_ANSWER_KIND (next->answer) != ROLL_DO_DONE && replay_is_same_question (replay_state (run), &step->before))
    driver_do (room, "want");
  if (step->before.ask == ROLL_ASK_RECALL && GAME_ANSWER_KIND (step->answer) != ROLL_DO_DONE
      && replay_state (run)->ask != ROLL_ASK_RECALL)
    {
      driver_reopen_optional (&run->driver, step->before.actor);
      settle (run);
    }
}

static void
answer_step (Replay *run, const ScriptStep *step)
{
  const RollState *state = replay_state (run);

  want_optional (run, step);
  switch (step->kind)
    {
    case SCRIPT_ROUND:
      enter_round (run, step);
      break;
    case SCRIPT_FIX:
      correct (run, step->answer);
      break;
    case SCRIPT_OOPS:
      if (replay_is_same_question (state, &step->before))
        mistake (run, step->answer);
      break;
    case SCRIPT_ANSWER:
    default:
      /* Other questions were answered automatically: forced, or an unnamed tile. */
      if (replay_is_same_question (state, &step->before))
        give (run, replay_as_known (state, step->answer));
    }
}

/* --- The end --- */

static void
forget_rolls (RollState *state)
{
  for (guint i = 0; i < state->n_seats; i++)
    memset (state->seats[i].rolled, 0, sizeof state->seats[i].rolled);
}

/* The public part: everything but the names of face-down tiles. */
static void
compare_end (Replay *run)
{
  RollState room = *replay_state (run), rules = run->script->end;
  GameScore said, counted;

  g_assert_cmpint (room.step, ==, ROLL_STEP_OVER);
  g_assert_cmpint (rules.step, ==, ROLL_STEP_OVER);
  roll_score (&room, &said);
  roll_score (&rules, &counted);
  g_assert_cmpmem (&said, sizeof said, &counted, sizeof counted);
  for (guint i = 0; i < run->script->n_seats; i++)
    g_assert_cmpint (said.total[i], ==, run->script->scores[i]);
  if (run->driver.room->depth == ORRERY_ROLL_MIRROR)
    {
      g_assert_cmpmem (&room, sizeof room, &rules, sizeof rules);
      return;
    }
  forget_rolls (&room);
  forget_rolls (&rules);
  roll_view (&room, -1);
  roll_view (&rules, -1);
  g_assert_cmpmem (&room, sizeof room, &rules, sizeof rules);
}

static char *
path_of (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".txt", NULL);

  return g_test_build_filename (G_TEST_DIST, "app", "table", "games", file, NULL);
}

static void
follow (const char *name, guint depth)
{
  g_autofree char *path = path_of (name);
  g_autoptr (Script) script = script_load (path);
  Replay run = { .script = script };

  g_assert_cmpuint (script->n_oops, >, 0);
  g_assert_cmpuint (script->n_fixes, >, 0);
  driver_open (&run.driver, 0, 0);
  run.driver.room->depth = depth;
  table_room_follow (run.driver.room, script->start, NULL);
  settle (&run);
  /* The setup of the table is not undone step by step. */
  g_assert_false (orrery_session_can_undo (run.driver.room->session));
  for (run.next = 0; run.next < script->steps->len; run.next++)
    {
      while (replay_state (&run)->ask == ROLL_ASK_IDENTIFY)
        identify (&run);
      answer_step (&run, replay_step (&run, run.next));
    }
  while (replay_state (&run)->ask == ROLL_ASK_IDENTIFY)
    identify (&run);
  compare_end (&run);
  driver_close (&run.driver);
}

static void
test_books (gconstpointer name)
{
  follow (name, ORRERY_ROLL_BOOKS);
}

static void
test_mirror (gconstpointer name)
{
  follow (name, ORRERY_ROLL_MIRROR);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  static const char *const games[] = { "two", "three", "five" };
  int status;

  driver_set_up (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *books = g_strconcat ("/table/recorded/books/", games[i], NULL);
      g_autofree char *mirror = g_strconcat ("/table/recorded/mirror/", games[i], NULL);

      g_test_add_data_func (books, games[i], test_books);
      g_test_add_data_func (mirror, games[i], test_mirror);
    }
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
