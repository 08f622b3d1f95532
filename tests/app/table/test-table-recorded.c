/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three games of real tables, entered through the room at each depth, with what was mistaken and
 * corrected on the way: each ends as the rules alone say. */
#include "config.h"

#include "table-driver.h"
#include "table-script.h"

#include "games/roll/table/orrery-correct-window.h"
#include "assist/orrery-games.h"
#include "games/roll/assist/orrery-tile-names.h"
#include "games/games.h"

#include <string.h>

typedef struct
{
  Driver driver;
  Script *script;
  guint next; /* step */
} Run;

static const RollState *
state_of (Run *run)
{
  return orrery_session_get_state (run->driver.room->session);
}

static const ScriptStep *
step_at (Run *run, guint i)
{
  return g_ptr_array_index (run->script->steps, i);
}

/* Whoever should have the screen, has it; whoever was reminded, goes on without. */
static void
settle (Run *run)
{
  OrreryTableRoom *room = run->driver.room;

  driver_settle (&run->driver);
  while (room->held != NULL)
    {
      driver_do (room, "go-on-without");
      driver_settle (&run->driver);
    }
  while (room->waiting >= 0)
    orrery_hand_over_ready (room->hand_over);
}

static void
give (Run *run, GameAnswer answer)
{
  char text[GAME_MAX_TEXT];

  if (roll_check (state_of (run), answer) != GAME_OK)
    {
      roll_format (answer, text);
      g_error ("round %d, seat %d: “%s” is no answer to %s", state_of (run)->round,
               state_of (run)->actor, text, roll_game.question_word (state_of (run)->ask));
    }
  table_room_give (run->driver.room, &answer, 1);
  settle (run);
}

/* --- A round --- */

static void
enter_revealed (Run *run, const ScriptStep *step, int wrong)
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

static void
draft_answer (OrreryAssignment *draft, GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer), c = GAME_ANSWER_C (answer);
  GameStatus status = ROLL_OK;

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_PLACE:
      status = orrery_assignment_move (draft, a, ROLL_WILDS, ROLL_COLUMN + b);
      break;
    case ROLL_DO_SELECT:
      status = orrery_assignment_move (draft, a, ROLL_COLUMN + b, ORRERY_PLACE_SELECTOR + c);
      break;
    case ROLL_DO_USE:
      status = orrery_assignment_use (draft, (guint8) a);
      break;
    case ROLL_DO_DICTATE:
      status = orrery_assignment_move (draft, a, ROLL_COLUMN + b, ROLL_DICTATED);
      break;
    case ROLL_DO_MOVE:
      status = orrery_assignment_move (draft, a, ROLL_COLUMN + b, ROLL_COLUMN + c);
      break;
    default:
      break;
    }
  g_assert_cmpint (status, ==, ROLL_OK);
}

/* Behind the screen: the faces are typed colour by colour, then the dice are assigned. */
static void
enter_rolled (Run *run, guint seat, const char *line)
{
  OrreryTableRoom *room = run->driver.room;
  g_autoptr (GArray) sides = NULL;
  g_autoptr (GArray) assignment = NULL;
  OrreryExplained explained;
  OrreryRevealed revealed;
  OrreryRolled rolled = { 0 };
  guint n_colours = 0;

  orrery_dice_line_revealed (line, &revealed);
  script_full (&revealed);
  orrery_reveal_answer (state_of (run), seat, &revealed, &sides, &assignment, &explained);
  for (guint i = 0; i < revealed.n; i++)
    rolled.n[revealed.dice[i].colour][revealed.dice[i].side]++;
  g_assert_cmpint (orrery_roll_round_get_entering (driver_round (&run->driver)), ==, (int) seat);
  g_assert_cmpint (room->viewer, ==, (int) seat);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      g_autofree char *faces = orrery_rolled_write (&rolled, colour);

      if (*faces == '\0')
        continue;
      if (n_colours++ > 0)
        driver_press (&run->driver, GDK_KEY_Tab, 0);
      g_assert_cmpuint (orrery_rolled_page_get_colour (driver_rolled (&run->driver)), ==, colour);
      driver_type (&run->driver, faces);
    }
  driver_press (&run->driver, GDK_KEY_Return, 0);
  g_assert_nonnull (driver_assignment (room));
  for (guint i = 0; i < assignment->len; i++)
    draft_answer (driver_assignment (room), g_array_index (assignment, GameAnswer, i));
  driver_do (room, "done");
}

/* With two players the die that nobody has is thrown when all reveal. */
static void
type_spare (Run *run)
{
  guint i = run->next;

  if (run->script->n_seats > 2)
    return;
  while (step_at (run, i)->before.ask != ROLL_ASK_SPARE)
    i++;
  driver_press (&run->driver, (guint) orrery_dice_line_column_key (GAME_ANSWER_A (step_at (run, i)->answer)), 0);
}

static void
enter_mirrored (Run *run, const ScriptStep *step)
{
  for (guint i = 0; i < run->script->n_seats; i++)
    {
      settle (run);
      enter_rolled (run, i, step->lines[i]);
    }
  g_assert_true (reveal_page_find_lacking (driver_reveal (&run->driver)) < 0);
  type_spare (run);
  driver_press (&run->driver, GDK_KEY_Return, GDK_CONTROL_MASK);
  settle (run);
}

/* People see it in the log, go back, and enter the line anew. */
static void
enter_round (Run *run, const ScriptStep *step)
{
  const gboolean mirror = run->driver.room->depth == ORRERY_ROLL_MIRROR;
  const RollState before = *state_of (run);

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
      g_assert_cmpint (memcmp (state_of (run), &before, sizeof before), !=, 0);
      table_room_undo (run->driver.room);
      settle (run);
      g_assert_cmpint (memcmp (state_of (run), &before, sizeof before), ==, 0);
      g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&run->driver),
                                                    (guint) step->wrong),
                       ==, step->wrong_line);
    }
  enter_revealed (run, step, -1);
}

/* --- Questions --- */

/* What nobody has named is put as it is. */
static GameAnswer
as_known (const RollState *state, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_PUT && roll_check (state, answer) != GAME_OK)
    return GAME_ANSWER (ROLL_DO_PUT, ROLL_UNKNOWN, GAME_ANSWER_B (answer), GAME_ANSWER_C (answer));
  return answer;
}

static void
correct (Run *run, GameAnswer answer)
{
  OrreryTableRoom *room = run->driver.room;
  GtkWidget *window = orrery_correct_window_new (room->session, orrery_game_view_get_names (room->view), FALSE);

  g_assert_true (orrery_correct_window_try (ORRERY_CORRECT_WINDOW (window), answer));
  gtk_window_destroy (GTK_WINDOW (window));
  settle (run);
}

static void
mistake (Run *run, GameAnswer answer)
{
  const RollState before = *state_of (run);

  give (run, as_known (&before, answer));
  g_assert_cmpint (memcmp (state_of (run), &before, sizeof before), !=, 0);
  table_room_undo (run->driver.room);
  settle (run);
  g_assert_cmpint (memcmp (state_of (run), &before, sizeof before), ==, 0);
}

static gboolean
is_as_far (const RollSeat *a, const RollSeat *b)
{
  return a->n_tableau == b->n_tableau && a->n_stack[0] == b->n_stack[0] && a->n_stack[1] == b->n_stack[1];
}

static gboolean
has_acted_as (const RollSeat *a, const RollSeat *b)
{
  return memcmp (a->dice[ROLL_COLUMN], b->dice[ROLL_COLUMN], ROLL_N_PHASES * sizeof (RollDice)) == 0;
}

/* The next moment at which the seat was as far as in the room, if possible with the same workers left. */
static const RollState *
find_known (Run *run, const RollSeat *seat, guint actor)
{
  const RollState *known = &run->script->end;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = run->script->steps->len; i-- > run->next;)
      {
        const RollState *before = &step_at (run, i)->before;

        if (is_as_far (&before->seats[actor], seat) && (pass == 0 || has_acted_as (&before->seats[actor], seat)))
          known = before;
      }
  return known;
}

/* The name of a tile that has come to the top, as all see it. What goes without saying may have
 * brought it there already. */
static void
identify (Run *run)
{
  const RollState *state = state_of (run);
  const RollState *known = find_known (run, &state->seats[state->actor], state->actor);
  guint8 face;

  face = roll_stack_at (&known->seats[state->actor], state->piece, 0);
  give (run, GAME_ANSWER (ROLL_DO_TILE, ROLL_TILE_OF (face), 0, 0));
}

static gboolean
is_same_question (const RollState *a, const RollState *b)
{
  return a->ask == b->ask && a->actor == b->actor && a->round == b->round && a->step == b->step
         && memcmp (a->seats[a->actor].dice[ROLL_COLUMN], b->seats[b->actor].dice[ROLL_COLUMN],
                    ROLL_N_PHASES * sizeof (RollDice)) == 0;
}

/* Whoever abandons tiles says so before the Scout; whoever recalls dice, then or later. */
static void
want_optional (Run *run, const ScriptStep *step)
{
  OrreryTableRoom *room = run->driver.room;
  const ScriptStep *next = run->next + 1 < run->script->steps->len ? step_at (run, run->next + 1) : NULL;

  if (step->kind != SCRIPT_ANSWER)
    return;
  if (GAME_ANSWER_KIND (step->answer) == ROLL_DO_SCOUT && next != NULL && next->before.ask == ROLL_ASK_ABANDON
      && GAME_ANSWER_KIND (next->answer) != ROLL_DO_DONE && is_same_question (state_of (run), &step->before))
    driver_do (room, "want");
  if (step->before.ask == ROLL_ASK_RECALL && GAME_ANSWER_KIND (step->answer) != ROLL_DO_DONE
      && state_of (run)->ask != ROLL_ASK_RECALL)
    {
      driver_reopen_optional (&run->driver, step->before.actor);
      settle (run);
    }
}

static void
answer_step (Run *run, const ScriptStep *step)
{
  const RollState *state = state_of (run);

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
      if (is_same_question (state, &step->before))
        mistake (run, step->answer);
      break;
    case SCRIPT_ANSWER:
    default:
      /* Others were answered by themselves: forced, or a tile that was not said. */
      if (is_same_question (state, &step->before))
        give (run, as_known (state, step->answer));
    }
}

/* --- The end --- */

static void
forget_rolls (RollState *state)
{
  for (guint i = 0; i < state->n_seats; i++)
    memset (state->seats[i].rolled, 0, sizeof state->seats[i].rolled);
}

/* What all can see of it: everything but the names of tiles that lie face down. */
static void
compare_end (Run *run)
{
  RollState room = *state_of (run), rules = run->script->end;
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
  Run run = { .script = script };

  g_assert_cmpuint (script->n_oops, >, 0);
  g_assert_cmpuint (script->n_fixes, >, 0);
  driver_open (&run.driver, 0, 0);
  run.driver.room->depth = depth;
  table_room_follow (run.driver.room, script->start, NULL);
  settle (&run);
  /* How the table was set is not taken back piece by piece. */
  g_assert_false (orrery_session_can_undo (run.driver.room->session));
  for (run.next = 0; run.next < script->steps->len; run.next++)
    {
      while (state_of (&run)->ask == ROLL_ASK_IDENTIFY)
        identify (&run);
      answer_step (&run, step_at (&run, run.next));
    }
  while (state_of (&run)->ask == ROLL_ASK_IDENTIFY)
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
