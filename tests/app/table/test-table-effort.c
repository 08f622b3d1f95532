/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many keys and clicks a round takes: a whole recorded game of three is entered with the printed keys,
 * and with a click where there is none. Before each round, everything must be as recorded, and so must the
 * score. */
#include "config.h"

#include "find.h"
#include "table-lines.h"
#include "table-replay.h"

#include "assist/orrery-tick-text.h"
#include "games/games.h"
#include "games/roll/assist/lines/orrery-tile-names.h"
#include "games/roll/words/orrery-roll.h"

#include <string.h>

enum
{
  MID_GAME = 4, /* the first round that counts */
  MOST_ROUNDS = 40
};

typedef struct
{
  Replay replay;
  Driver *driver; /* the replay's */
  guint round;
  guint before; /* interactions when the round began */
  guint counts[MOST_ROUNDS];
} Run;

static guint
interactions (Run *run)
{
  return run->driver->keys + run->driver->clicks;
}

/* --- Input --- */

/* The question is on the screen. */
static gboolean
is_shown (Driver *driver)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (driver->window));

  if (!driver_is_asked (driver) || (focus != NULL && !gtk_widget_get_mapped (focus)))
    return FALSE;
  return focus != NULL || orrery_game_view_get_decision (driver->room->view) != NULL || driver->room->waiting >= 0
         || orrery_record_is_over (orrery_session_get_record (driver->room->session));
}

/* Answers reminders, and hands over the screen. */
static void
settle (Run *run)
{
  OrreryTableRoom *room = run->driver->room;

  driver_settle (run->driver);
  while (room->held != NULL || room->waiting >= 0)
    {
      driver_press (run->driver, GDK_KEY_Return, 0);
      driver_settle (run->driver);
    }
  driver_until (run->driver, is_shown);
}

static gboolean
is_left (guint8 face, gpointer state)
{
  return roll_faces[face].set == ROLL_SET_GAME
         && (((RollState *) state)->ask != ROLL_ASK_IDENTIFY || roll_faces[face].kind == ((RollState *) state)->piece)
         && roll_check (state, GAME_ANSWER (ROLL_DO_TILE, ROLL_TILE_OF (face), 0, 0)) == GAME_OK;
}

static void
try_text (const char *typed, guint tile, guint8 only, RollState *state, char **best)
{
  g_autoptr (GArray) found = orrery_tile_names_find (typed, is_left, state);

  if (found->len == 0 || ROLL_TILE_OF (g_array_index (found, guint8, 0)) != tile
      || (only != ROLL_NONE && g_array_index (found, guint8, 0) != only)
      || (*best != NULL && strlen (typed) >= strlen (*best)))
    return;
  g_free (*best);
  *best = g_strdup (typed);
}

/* The start of any of its words, and the initials. */
static void
try_words (const char *name, guint tile, guint8 only, RollState *state, char **best)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);
  g_autoptr (GString) initials = g_string_new (NULL);

  for (guint from = 0; lower[from] != '\0'; from++)
    if (from == 0 || lower[from - 1] == ' ')
      {
        g_string_append_c (initials, lower[from]);
        for (guint n = 1; n <= strlen (lower + from); n++)
          {
            g_autofree char *typed = g_strndup (lower + from, n);

            try_text (typed, tile, only, state, best);
          }
      }
  try_text (initials->str, tile, only, state, best);
}

/* Of both sides (or only that one), the one with the shorter start that puts it first; or its cost and color. */
static void
type_tile (Run *run, guint tile, guint8 only)
{
  RollState state = *replay_state (&run->replay);
  g_autofree char *best = NULL;

  for (guint8 face = ROLL_DEVELOPMENT_OF (tile); face <= ROLL_WORLD_OF (tile); face++)
    {
      const RollFace *f = &roll_faces[face];
      const char letter = f->kind == ROLL_DEVELOPMENT ? 'd' : f->colour < ROLL_N_COLOURS ? orrery_dice_line_colour_key (f->colour) : 'g';
      g_autofree char *cost = g_strdup_printf ("%c%u", letter, f->cost);

      if (!is_left (face, &state) || (only != ROLL_NONE && face != only))
        continue;
      try_words (f->name, tile, only, &state, &best);
      try_text (cost, tile, only, &state, &best);
    }
  g_assert_nonnull (best);
  g_test_message ("%s: %s", roll_faces[ROLL_DEVELOPMENT_OF (tile)].name, best);
  driver_type (run->driver, best);
  driver_type (run->driver, "\n");
}

/* --- A round --- */

static void
enter_books (Run *run, const ScriptStep *step)
{
  guint phases = 0;

  for (guint i = 0; i < run->replay.script->n_seats; i++)
    {
      phases |= ROLL_BIT (lines_get_selected (step, i));
      driver_press (run->driver, (guint) orrery_dice_line_column_key (lines_get_selected (step, i)), 0);
    }
  for (guint i = 0; i < run->replay.script->n_seats; i++)
    {
      g_autofree char *line = lines_write (run->replay.script, run->replay.next, i, phases);

      g_test_message ("round %d, seat %u: %s", step->before.round, i, line);
      driver_type (run->driver, line);
      driver_press (run->driver, GDK_KEY_Return, 0);
    }
}

/* Behind the screen, one after the other. Once the last one is ready, everything is revealed. */
static void
enter_mirror (Run *run, const ScriptStep *step)
{
  for (guint i = 0; i < run->replay.script->n_seats; i++)
    {
      g_autofree char *line = replay_write_roll (&run->replay, i, step->lines[i]);

      g_assert_cmpint (orrery_roll_round_get_entering (driver_round (run->driver)), ==, (int) i);
      g_test_message ("round %d, seat %u: %s", step->before.round, i, line);
      driver_type (run->driver, line);
      driver_press (run->driver, GDK_KEY_Return, 0);
      settle (run);
    }
}

/* Everything public is as the rules say. */
static void
compare (const RollState *room, const RollState *rules)
{
  for (guint i = 0; i < rules->n_seats; i++)
    {
      const RollSeat *a = &room->seats[i], *b = &rules->seats[i];

      g_assert_cmpint (a->credits, ==, b->credits);
      g_assert_cmpint (a->chips, ==, b->chips);
      g_assert_cmpmem (a->tableau, a->n_tableau, b->tableau, b->n_tableau);
      g_assert_cmpmem (a->dice, sizeof a->dice, b->dice, sizeof b->dice);
      g_assert_cmpmem (a->n_stack, sizeof a->n_stack, b->n_stack, sizeof b->n_stack);
    }
}

static void
enter_round (Run *run, const ScriptStep *step)
{
  if (!orrery_reveal_is_due (replay_state (&run->replay)))
    g_error ("round %d: %s is asked of seat %d", step->before.round,
             roll_game.question_word (replay_state (&run->replay)->ask), replay_state (&run->replay)->actor);
  compare (replay_state (&run->replay), &step->before);
  if (run->round > 0)
    run->counts[run->round] = interactions (run) - run->before;
  run->round = step->before.round;
  run->before = interactions (run);
  if (run->driver->room->depth == ORRERY_ROLL_MIRROR)
    enter_mirror (run, step);
  else
    enter_books (run, step);
  settle (run);
  g_assert_false (orrery_reveal_is_due (replay_state (&run->replay)));
}

/* --- Questions --- */

static gboolean
continues (const ScriptStep *before, const ScriptStep *after)
{
  return after != NULL && after->kind == SCRIPT_ANSWER && roll_continues (&before->before, &after->before);
}

static void
tick (Run *run, GameAnswer answer)
{
  OrreryGameView *view = run->driver->room->view;

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_DONE)
    driver_press_button (run->driver, find_choice (view->row, answer));
}

/* A suggestion only has to be accepted. */
static gboolean
is_ticked (Run *run, const GArray *wanted)
{
  OrreryTicks *ticks = ORRERY_TICKS (orrery_game_view_get_decision (run->driver->room->view));
  const GameAnswer *ticked;
  guint n;

  ticked = orrery_ticks_get_ticked (ticks, &n);
  return n == wanted->len && memcmp (ticked, wanted->data, n * sizeof *ticked) == 0;
}

static guint
count_of (const GameAnswer *answers, guint n, GameAnswer answer)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += answers[i] == answer;
  return count;
}

static guint
count_ticked (Run *run, GameAnswer answer)
{
  guint n;
  const GameAnswer *ticked
      = orrery_ticks_get_ticked (ORRERY_TICKS (orrery_game_view_get_decision (run->driver->room->view)), &n);

  return count_of (ticked, n, answer);
}

static void
tick_all (Run *run, const GArray *wanted)
{
  for (guint i = 0; i < wanted->len; i++)
    {
      const GameAnswer answer = g_array_index (wanted, GameAnswer, i);

      if (count_ticked (run, answer) < count_of ((const GameAnswer *) (gpointer) wanted->data, i + 1, answer))
        tick (run, answer);
    }
}

static void
answer_ticks (Run *run)
{
  g_autoptr (GArray) wanted = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (;; run->replay.next++)
    {
      const GameAnswer answer = replay_step (&run->replay, run->replay.next)->answer;

      if (GAME_ANSWER_KIND (answer) != ROLL_DO_DONE)
        g_array_append_val (wanted, answer);
      if (!continues (replay_step (&run->replay, run->replay.next), replay_step (&run->replay, run->replay.next + 1)))
        break;
    }
  if (!is_ticked (run, wanted))
    tick_all (run, wanted);
  driver_press (run->driver, GDK_KEY_Return, 0);
}

static void
answer_single (Run *run, GameAnswer answer)
{
  OrreryGameView *view = run->driver->room->view;
  GtkWidget *button = orrery_question_bar_get_answer_button (view->bar, answer);

  if (button == NULL && view->row != NULL)
    button = find_choice (view->row, answer);
  g_assert_nonnull (button);
  /* If there are several tiles, one is shown at a time. */
  while (!gtk_widget_get_mapped (button))
    driver_press (run->driver, GDK_KEY_t, 0);
  driver_press_button (run->driver, button);
}

/* --- Explore --- */

static gboolean
is_exploring (const ScriptStep *step, const ScriptStep *first)
{
  return step != NULL && step->kind != SCRIPT_ROUND && step->before.step == ROLL_STEP_PHASES
         && step->before.phase == ROLL_EXPLORE && step->before.actor == first->before.actor;
}

static gboolean
is_explorer (const ScriptStep *step, guint kind)
{
  return step->kind == SCRIPT_ANSWER && GAME_ANSWER_KIND (step->answer) == kind;
}

static gboolean
abandons (Run *run, guint scout)
{
  const ScriptStep *next = replay_step (&run->replay, scout + 1);

  return next->before.ask == ROLL_ASK_ABANDON && GAME_ANSWER_KIND (next->answer) != ROLL_DO_DONE;
}

/* The used side names the tile, unless several were drawn. */
static void
draw (Run *run, const ScriptStep *step)
{
  const RollState *state = replay_state (&run->replay);
  guint i = run->replay.next;
  guint8 only = ROLL_NONE;

  while (replay_step (&run->replay, i)->before.ask != ROLL_ASK_PUT || replay_step (&run->replay, i)->kind != SCRIPT_ANSWER)
    i++;
  if (state->now.to_draw == 1 && state->now.n_drawn == 0)
    only = (guint8) GAME_ANSWER_A (replay_step (&run->replay, i)->answer);
  type_tile (run, GAME_ANSWER_A (step->answer), only);
}

/* The answers after a Scout, up to the next one. */
static void
follow_scout (Run *run, const ScriptStep *first)
{
  const ScriptStep *step;

  while (is_exploring (step = replay_step (&run->replay, run->replay.next + 1), first)
         && step->before.ask != ROLL_ASK_EXPLORE)
    {
      run->replay.next++;
      if (step->kind != SCRIPT_ANSWER || replay_state (&run->replay)->ask != step->before.ask
          || replay_state (&run->replay)->actor != step->before.actor)
        continue;
      if (step->before.ask == ROLL_ASK_DRAW)
        draw (run, step);
      else if (step->before.ask == ROLL_ASK_ABANDON)
        answer_ticks (run);
      else
        answer_single (run, step->answer);
      settle (run);
    }
}

/* If it makes a difference, whether the stocking explorers are the recorded ones. */
static gboolean
is_bundle (Run *run, const ScriptStep *first, guint stock)
{
  const GPtrArray *bundles = run->driver->room->bundles;
  const OrreryBundle *last = g_ptr_array_index (bundles, bundles->len - 1);
  int n[ROLL_N_COLOURS] = { 0 };

  if (last->answers->len > 0)
    return TRUE;
  for (guint i = run->replay.next; is_exploring (replay_step (&run->replay, i), first); i++)
    if (is_explorer (replay_step (&run->replay, i), ROLL_DO_STOCK))
      n[GAME_ANSWER_A (replay_step (&run->replay, i)->answer)]++;
  for (guint i = 0; i < bundles->len; i++)
    {
      const OrreryBundle *bundle = g_ptr_array_index (bundles, i);

      if (*bundle->key != '0' + (char) stock)
        continue;
      for (guint k = 0; k < bundle->answers->len; k++)
        if (GAME_ANSWER_KIND (g_array_index (bundle->answers, GameAnswer, k)) == ROLL_DO_STOCK)
          n[GAME_ANSWER_A (g_array_index (bundle->answers, GameAnswer, k))]--;
    }
  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    if (n[i] != 0)
      return FALSE;
  return TRUE;
}

static void
explore_one (Run *run, const ScriptStep *step)
{
  const gboolean scouts = GAME_ANSWER_KIND (step->answer) == ROLL_DO_SCOUT;

  driver_press (run->driver, 'o', 0);
  if (scouts && abandons (run, run->replay.next))
    driver_press (run->driver, GDK_KEY_F7, 0);
  answer_single (run, step->answer);
  settle (run);
  if (scouts)
    follow_scout (run, step);
}

/* First how many explorers Stock, all at once; then each Scout. */
static void
explore (Run *run, const ScriptStep *first)
{
  guint stock = 0;
  gboolean asked = FALSE;

  for (guint i = run->replay.next; is_exploring (replay_step (&run->replay, i), first); i++)
    stock += is_explorer (replay_step (&run->replay, i), ROLL_DO_STOCK);
  if (!is_bundle (run, first, stock))
    {
      explore_one (run, first);
      return;
    }
  for (; is_exploring (replay_step (&run->replay, run->replay.next), first); run->replay.next++)
    {
      if (!is_explorer (replay_step (&run->replay, run->replay.next), ROLL_DO_SCOUT))
        continue;
      if (abandons (run, run->replay.next))
        driver_press (run->driver, GDK_KEY_F7, 0);
      if (replay_state (&run->replay)->ask == ROLL_ASK_EXPLORE)
        driver_press (run->driver, GDK_KEY_0 + (asked ? 0 : stock), 0);
      asked = TRUE;
      settle (run);
      follow_scout (run, first);
    }
  if (!asked)
    driver_press (run->driver, GDK_KEY_0 + stock, 0);
  run->replay.next--;
}

/* --- Workers --- */

/* TRUE if the recorded workers are the first of the suggested ones. */
static gboolean
is_suggested_order (Run *run, const OrreryBundle *bundle)
{
  const ScriptStep *first = replay_step (&run->replay, run->replay.next), *step;
  guint n = 0;

  for (guint i = run->replay.next; (step = replay_step (&run->replay, i)) != NULL && n < bundle->answers->len; i++)
    {
      if (step->kind != SCRIPT_ANSWER)
        continue;
      if (step->before.ask != ROLL_ASK_WORKER || step->before.actor != first->before.actor
          || step->before.phase != first->before.phase)
        break;
      if (step->answer != g_array_index (bundle->answers, GameAnswer, n++))
        return FALSE;
    }
  return TRUE;
}

static void
place_workers (Run *run, const ScriptStep *step)
{
  const GPtrArray *bundles = run->driver->room->bundles;
  const gboolean all = is_suggested_order (run, g_ptr_array_index (bundles, bundles->len - 1));

  driver_press (run->driver, all ? GDK_KEY_Return : (guint) orrery_dice_line_colour_key (GAME_ANSWER_A (step->answer)), 0);
}

/* How many players may recall; that button comes first in a row. */
static guint
count_recalls (Run *run)
{
  guint n = 0;

  for (guint i = 0; i < run->replay.script->n_seats; i++)
    n += gtk_widget_get_visible (find_nth (driver_reveal (run->driver)->rows[i], GTK_TYPE_BUTTON, 0));
  return n;
}

/* A correction between two rounds loses nothing. */
static void
correct (Run *run, GameAnswer answer)
{
  const gboolean is_between = orrery_reveal_is_due (replay_state (&run->replay));
  const guint before = count_recalls (run);

  table_room_give (run->driver->room, &answer, 1);
  settle (run);
  if (is_between)
    g_assert_cmpuint (count_recalls (run), ==, before);
}

/* Somebody wants to recall after all, and says so when the next round is entered. */
static void
recall (Run *run, guint seat)
{
  if (run->driver->room->depth == ORRERY_ROLL_MIRROR)
    {
      run->driver->clicks++;
      driver_reopen_optional (run->driver, seat);
    }
  else
    driver_press (run->driver, GDK_KEY_1 + seat, GDK_CONTROL_MASK);
  settle (run);
  g_assert_cmpint (replay_state (&run->replay)->ask, ==, ROLL_ASK_RECALL);
}

/* --- Recruiting --- */

/* What the seat recruits in this round. */
static GArray *
list_recruits (Run *run, guint seat)
{
  GArray *wanted = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  const ScriptStep *step;

  for (guint i = run->replay.next; (step = replay_step (&run->replay, i)) != NULL && step->kind != SCRIPT_ROUND; i++)
    if (step->kind == SCRIPT_ANSWER && step->before.ask == ROLL_ASK_RECRUIT && step->before.actor == seat)
      g_array_append_val (wanted, step->answer);
  return wanted;
}

static gboolean
recalls (Run *run, guint seat)
{
  const ScriptStep *step;

  for (guint i = run->replay.next; (step = replay_step (&run->replay, i)) != NULL && step->kind != SCRIPT_ROUND; i++)
    if (step->kind == SCRIPT_ANSWER && step->before.ask == ROLL_ASK_RECALL && step->before.actor == seat
        && GAME_ANSWER_KIND (step->answer) != ROLL_DO_DONE)
      return TRUE;
  return FALSE;
}

/* Replaces the suggestion, if something else was recruited. */
static void
enter_recruits (Run *run, OrreryTickLine *line, const GArray *wanted)
{
  OrreryTicks *ticks = orrery_tick_line_get_ticks (line);
  g_autoptr (OrreryDecision) copy = orrery_decision_new (&orrery_roll, orrery_decision_get_start (ORRERY_DECISION (ticks)));
  g_autofree char *text = NULL;

  orrery_decision_fill (copy, (const GameAnswer *) (gpointer) wanted->data, wanted->len);
  text = orrery_tick_text_write (ORRERY_TICKS (copy), run->driver->room->ui->get_letter);
  if (g_str_equal (text, orrery_tick_line_get_text (line)))
    return;
  g_test_message ("recruits %s instead of %s", text, orrery_tick_line_get_text (line));
  while (!gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (run->driver->window)), GTK_WIDGET (line)))
    driver_press (run->driver, GDK_KEY_Down, 0);
  for (const char *at = text; *at != '\0'; at++)
    if (*at != ' ')
      driver_press (run->driver, (guint) *at, 0);
}

/* All players in one go. */
static void
recruit (Run *run)
{
  OrreryTickLines *lines = table_room_get_together (run->driver->room);

  g_assert_nonnull (lines);
  for (guint i = 0; i < orrery_tick_lines_get_n (lines); i++)
    {
      OrreryTickLine *line = orrery_tick_lines_get (lines, i);
      const guint seat = orrery_tick_line_get_seat (line);
      g_autoptr (GArray) wanted = list_recruits (run, seat);

      enter_recruits (run, line, wanted);
      if (recalls (run, seat))
        driver_press (run->driver, GDK_KEY_1 + seat, GDK_CONTROL_MASK);
    }
  driver_press (run->driver, GDK_KEY_Return, 0);
}

static void
answer (Run *run, const ScriptStep *step)
{
  const RollState *state = replay_state (&run->replay);

  if (step->before.ask == ROLL_ASK_RECALL && GAME_ANSWER_KIND (step->answer) != ROLL_DO_DONE
      && state->ask != ROLL_ASK_RECALL)
    recall (run, step->before.actor);
  if (!replay_is_same_question (state, &step->before))
    return;
  if (step->before.ask == ROLL_ASK_EXPLORE)
    explore (run, step);
  else if (step->before.ask == ROLL_ASK_RECRUIT)
    recruit (run);
  else if (step->before.ask == ROLL_ASK_WORKER && run->driver->room->bundles != NULL)
    place_workers (run, step);
  else if (GAME_ANSWER_KIND (step->answer) == ROLL_DO_TILE)
    draw (run, step);
  else if (ORRERY_IS_TICKS (orrery_game_view_get_decision (run->driver->room->view)))
    answer_ticks (run);
  else
    answer_single (run, replay_as_known (state, step->answer));
  settle (run);
}

/* A tile has come to the top: everybody sees its name. */
static void
identify (Run *run)
{
  type_tile (run, replay_find_tile (&run->replay), ROLL_NONE);
  settle (run);
}

static void
take_step (Run *run, const ScriptStep *step)
{
  const guint from = interactions (run);
  while (replay_state (&run->replay)->ask == ROLL_ASK_IDENTIFY)
    identify (run);
  switch (step->kind)
    {
    case SCRIPT_ROUND:
      enter_round (run, step);
      break;
    case SCRIPT_FIX:
      correct (run, step->answer);
      break;
    case SCRIPT_ANSWER:
      answer (run, step);
      break;
    case SCRIPT_OOPS:
    default:
      break;
    }
  if (interactions (run) > from)
    g_test_message ("  round %u, seat %u, %s: %u", run->round, step->before.actor,
                    step->kind == SCRIPT_ROUND ? "round" : roll_game.question_word (step->before.ask), interactions (run) - from);
}

/* --- Counting --- */

static int
compare_counts (gconstpointer a, gconstpointer b)
{
  return (int) *(const guint *) a - (int) *(const guint *) b;
}

static double
tell (Run *run, const char *depth)
{
  guint n = 0, sum = 0, counts[MOST_ROUNDS];
  double mean;

  for (guint round = 1; round < run->round; round++)
    {
      g_test_message ("%s, round %u: %u keys and clicks", depth, round, run->counts[round]);
      if (round < MID_GAME)
        continue;
      counts[n++] = run->counts[round];
      sum += run->counts[round];
    }
  g_assert_cmpuint (n, >, 5);
  mean = (double) sum / n;
  qsort (counts, n, sizeof *counts, compare_counts);
  g_test_message ("%s: per round in mid-game %.1f keys and clicks, median %.1f, 90 %% at most %u, all at most %u", depth, mean,
                  (counts[(n - 1) / 2] + counts[n / 2]) / 2.0, counts[(n * 9 + 9) / 10 - 1], counts[n - 1]);
  return mean;
}

static void
follow (guint depth, const char *name, double aim)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "app", "table", "games", "three.txt", NULL);
  g_autoptr (Script) script = script_load (path);
  Run run = { .replay.script = script, .driver = &run.replay.driver };
  GameScore score;

  driver_open (run.driver, 1100, 760);
  run.driver->room->depth = depth;
  table_room_follow (run.driver->room, script->start, NULL);
  settle (&run);
  for (; run.replay.next < script->steps->len; run.replay.next++)
    take_step (&run, replay_step (&run.replay, run.replay.next));
  while (replay_state (&run.replay)->ask == ROLL_ASK_IDENTIFY)
    identify (&run);
  g_assert_cmpint (replay_state (&run.replay)->step, ==, ROLL_STEP_OVER);
  roll_score (replay_state (&run.replay), &score);
  for (guint i = 0; i < script->n_seats; i++)
    g_assert_cmpint (score.total[i], ==, script->scores[i]);
  g_assert_cmpfloat (tell (&run, name), <=, aim);
  driver_close (run.driver);
}

static void
test_books (void)
{
  follow (ORRERY_ROLL_BOOKS, "Books", 27);
}

static void
test_mirror (void)
{
  follow (ORRERY_ROLL_MIRROR, "Full Mirror", 45);
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  g_test_add_func ("/table/effort/books", test_books);
  g_test_add_func ("/table/effort/mirror", test_mirror);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
