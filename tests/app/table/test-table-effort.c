/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many keys and clicks a round takes: a recorded game of three is entered with the printed keys, and with a
 * click where there is none. */
#include "config.h"

#include "table-driver.h"
#include "table-lines.h"
#include "table-script.h"

#include "assist/orrery-ticks.h"
#include "games/games.h"
#include "games/roll/assist/orrery-tile-names.h"
#include "widgets/question/orrery-choice-row.h"

#include <string.h>

enum
{
  MID_GAME = 4, /* the first round that counts */
  MOST_ROUNDS = 40
};

typedef struct
{
  Driver driver;
  Script *script;
  guint next;   /* step */
  guint clicks; /* where there is no key */
  guint round;
  guint before; /* interactions when the round began */
  guint counts[MOST_ROUNDS];
} Run;

static const RollState *
state_of (Run *run)
{
  return table_room_state (run->driver.room);
}

static const ScriptStep *
step_at (Run *run, guint i)
{
  return i < run->script->steps->len ? g_ptr_array_index (run->script->steps, i) : NULL;
}

static guint
interactions (Run *run)
{
  return run->driver.keys + run->clicks;
}

/* --- Hands --- */

static const char *
key_of (GtkWidget *widget)
{
  const char *key = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "orrery-key"))
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && key == NULL;
       child = gtk_widget_get_next_sibling (child))
    key = key_of (child);
  return key;
}

static void
press_button (Run *run, GtkWidget *button)
{
  const char *key = key_of (button);

  if (key == NULL)
    {
      run->clicks++;
      g_signal_emit_by_name (button, "clicked");
    }
  else
    driver_press (&run->driver, strlen (key) == 1 ? (guint) *key : GDK_KEY_Return, 0);
}

/* What was asked is on the screen. */
static gboolean
is_shown (Driver *driver)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (driver->window));

  if (!driver_is_asked (driver) || (focus != NULL && !gtk_widget_get_mapped (focus)))
    return FALSE;
  return focus != NULL || orrery_game_view_get_decision (driver->room->view) != NULL || driver->room->waiting >= 0
         || orrery_record_is_over (orrery_session_get_record (driver->room->session));
}

/* Reminders are answered; the screen is passed. */
static void
settle (Run *run)
{
  OrreryTableRoom *room = run->driver.room;

  driver_settle (&run->driver);
  while (room->held != NULL || room->waiting >= 0)
    {
      if (room->waiting >= 0) { run->clicks++; orrery_hand_over_ready (room->hand_over); } else
      driver_press (&run->driver, GDK_KEY_Return, 0);
      driver_settle (&run->driver);
    }
  driver_until (&run->driver, is_shown);
}

static gboolean
is_left (guint8 face, gpointer state)
{
  return roll_faces[face].set == ROLL_SET_GAME
         && (((RollState *) state)->ask != ROLL_ASK_IDENTIFY || roll_faces[face].kind == ((RollState *) state)->piece)
         && roll_check (state, GAME_ANSWER (ROLL_DO_TILE, ROLL_TILE_OF (face), 0, 0)) == GAME_OK;
}

static void
try_text (const char *typed, guint tile, RollState *state, char **best)
{
  g_autoptr (GArray) found = orrery_tile_names_find (typed, is_left, state);

  if (found->len == 0 || ROLL_TILE_OF (g_array_index (found, guint8, 0)) != tile
      || (*best != NULL && strlen (typed) >= strlen (*best)))
    return;
  g_free (*best);
  *best = g_strdup (typed);
}

/* The beginning of any of its words, and the initials. */
static void
try_words (const char *name, guint tile, RollState *state, char **best)
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

            try_text (typed, tile, state, best);
          }
      }
  try_text (initials->str, tile, state, best);
}

/* Of both sides, the one with the shorter beginning that puts it first; or its cost and color. */
static void
type_tile (Run *run, guint tile)
{
  RollState state = *state_of (run);
  g_autofree char *best = NULL;

  for (guint8 face = ROLL_DEVELOPMENT_OF (tile); face <= ROLL_WORLD_OF (tile); face++)
    {
      const RollFace *f = &roll_faces[face];
      const char letter = f->kind == ROLL_DEVELOPMENT ? 'd' : f->colour < ROLL_N_COLOURS ? orrery_dice_line_colour_key (f->colour) : 'g';
      g_autofree char *cost = g_strdup_printf ("%c%u", letter, f->cost);

      if (!is_left (face, &state))
        continue;
      try_words (f->name, tile, &state, &best);
      try_text (cost, tile, &state, &best);
    }
  g_assert_nonnull (best);
  g_test_message ("%s: %s", roll_faces[ROLL_DEVELOPMENT_OF (tile)].name, best);
  driver_type (&run->driver, best);
  driver_type (&run->driver, "\n");
}

/* --- A round --- */

static char *
shorten (const char *line)
{
  GString *text = g_string_new (NULL);

  for (const char *p = line; *p != '\0'; p++)
    if (*p != ' ')
      g_string_append_c (text, *p);
  return g_string_free (text, FALSE);
}

static void
enter_books (Run *run, const ScriptStep *step)
{
  guint phases = 0;

  for (guint i = 0; i < run->script->n_seats; i++)
    {
      phases |= ROLL_BIT (lines_get_selected (step, i));
      driver_press (&run->driver, (guint) orrery_dice_line_column_key (lines_get_selected (step, i)), 0);
    }
  for (guint i = 0; i < run->script->n_seats; i++)
    {
      g_autofree char *line = lines_write (run->script, run->next, i, phases);

      g_test_message ("round %d, seat %u: %s", step->before.round, i, line);
      driver_type (&run->driver, line);
      driver_press (&run->driver, GDK_KEY_Return, 0);
    }
}

/* A die and where it goes are two clicks, a power is one. */
static void
assign (Run *run, const GArray *assignment)
{
  OrreryAssignment *draft = driver_assignment (run->driver.room);

  for (guint i = 0; i < assignment->len; i++)
    {
      const GameAnswer answer = g_array_index (assignment, GameAnswer, i);
      const guint kind = GAME_ANSWER_KIND (answer);

      if (kind != ROLL_DO_DONE)
        run->clicks += kind == ROLL_DO_USE ? 1 : 2;
    }
  orrery_decision_fill (ORRERY_DECISION (draft), (const GameAnswer *) (gpointer) assignment->data, assignment->len);
  driver_press (&run->driver, GDK_KEY_Return, 0);
}

static void
enter_rolled (Run *run, guint seat, const char *line)
{
  g_autoptr (GArray) sides = NULL;
  g_autoptr (GArray) assignment = NULL;
  OrreryExplained explained;
  OrreryRevealed revealed;
  OrreryRolled rolled = { 0 };

  orrery_dice_line_revealed (line, &revealed);
  script_full (&revealed);
  orrery_reveal_answer (state_of (run), seat, &revealed, &sides, &assignment, &explained);
  for (guint i = 0; i < revealed.n; i++)
    rolled.n[revealed.dice[i].colour][revealed.dice[i].side]++;
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      g_autofree char *faces = orrery_rolled_write (&rolled, colour);
      g_autofree char *typed = shorten (faces);

      if (*typed == '\0')
        continue;
      driver_type (&run->driver, typed);
      driver_press (&run->driver, GDK_KEY_Return, 0);
    }
  assign (run, assignment);
}

static void
enter_mirror (Run *run, const ScriptStep *step)
{
  for (guint i = 0; i < run->script->n_seats; i++)
    {
      settle (run);
      enter_rolled (run, i, step->lines[i]);
    }
  settle (run);
  driver_press (&run->driver, GDK_KEY_Return, 0);
}

/* Everything that lies open is as the rules say. */
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
  g_assert_true (orrery_reveal_is_due (state_of (run)));
  compare (state_of (run), &step->before);
  if (run->round > 0)
    run->counts[run->round] = interactions (run) - run->before;
  run->round = step->before.round;
  run->before = interactions (run);
  if (run->driver.room->depth == ORRERY_ROLL_MIRROR)
    enter_mirror (run, step);
  else
    enter_books (run, step);
  settle (run);
  g_assert_false (orrery_reveal_is_due (state_of (run)));
}

/* --- Questions --- */

static GameAnswer
as_known (const RollState *state, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_PUT && roll_check (state, answer) != GAME_OK)
    return GAME_ANSWER (ROLL_DO_PUT, ROLL_UNKNOWN, GAME_ANSWER_B (answer), GAME_ANSWER_C (answer));
  return answer;
}

/* Also as far as its workers have acted: some questions are answered by the line. */
static gboolean
is_same_question (const RollState *a, const RollState *b)
{
  return a->ask == b->ask && a->actor == b->actor && a->round == b->round && a->step == b->step
         && memcmp (a->seats[a->actor].dice[ROLL_COLUMN], b->seats[b->actor].dice[ROLL_COLUMN],
                    ROLL_N_PHASES * sizeof (RollDice)) == 0;
}

static gboolean
continues (const ScriptStep *before, const ScriptStep *after)
{
  return after != NULL && after->kind == SCRIPT_ANSWER && roll_continues (&before->before, &after->before);
}

static void
tick (Run *run, GameAnswer answer)
{
  OrreryGameView *view = run->driver.room->view;

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_DONE)
    press_button (run, orrery_choice_row_get_button (view->row, answer, FALSE));
}

/* As it is suggested, it only has to be accepted. */
static gboolean
is_ticked (Run *run, const GArray *wanted)
{
  OrreryTicks *ticks = ORRERY_TICKS (orrery_game_view_get_decision (run->driver.room->view));
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

/* Where little is to be changed: one out, another in. */
static gboolean
change_ticks (Run *run, const GArray *wanted)
{
  OrreryGameView *view = run->driver.room->view;
  OrreryTicks *ticks = ORRERY_TICKS (orrery_game_view_get_decision (view));
  const GameAnswer *want = (const GameAnswer *) (gpointer) wanted->data;
  guint n, wrong = 0;
  const GameAnswer *ticked = orrery_ticks_get_ticked (ticks, &n);
  g_autofree GameAnswer *before = g_memdup2 (ticked, n * sizeof *ticked);

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      const GameAnswer answer = GAME_ANSWER (ROLL_DO_RECRUIT, colour, 0, 0);
      const guint a = count_of (before, n, answer), b = count_of (want, wanted->len, answer);

      wrong += a > b ? a - b : 0;
    }
  if (2 * wrong >= wanted->len)
    return FALSE;
  for (guint pass = 0; pass < 2; pass++)
    for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
      {
        const GameAnswer answer = GAME_ANSWER (ROLL_DO_RECRUIT, colour, 0, 0);
        const int a = (int) count_of (before, n, answer), b = (int) count_of (want, wanted->len, answer);

        for (int i = 0; i < (pass == 0 ? a - b : b - a); i++)
          press_button (run, orrery_choice_row_get_button (view->row, answer, pass == 0));
      }
  return TRUE;
}

/* By letters, where there are some. */
static void
tick_all (Run *run, const GArray *wanted)
{
  if (GAME_ANSWER_KIND (g_array_index (wanted, GameAnswer, 0)) == ROLL_DO_RECRUIT && change_ticks (run, wanted))
    return;
  for (guint i = 0; i < wanted->len; i++)
    {
      const GameAnswer answer = g_array_index (wanted, GameAnswer, i);

      if (GAME_ANSWER_KIND (answer) == ROLL_DO_RECRUIT)
        driver_press (&run->driver, (guint) orrery_dice_line_colour_key (GAME_ANSWER_A (answer)), 0);
      else
        tick (run, answer);
    }
}

static void
answer_ticks (Run *run)
{
  g_autoptr (GArray) wanted = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (;; run->next++)
    {
      const GameAnswer answer = step_at (run, run->next)->answer;

      if (GAME_ANSWER_KIND (answer) != ROLL_DO_DONE)
        g_array_append_val (wanted, answer);
      if (!continues (step_at (run, run->next), step_at (run, run->next + 1)))
        break;
    }
  if (!is_ticked (run, wanted))
    tick_all (run, wanted);
  driver_press (&run->driver, GDK_KEY_Return, 0);
}

static void
answer_single (Run *run, GameAnswer answer)
{
  OrreryGameView *view = run->driver.room->view;
  GtkWidget *button = orrery_question_bar_get_answer_button (view->bar, answer);

  if (button == NULL && view->row != NULL)
    button = orrery_choice_row_get_button (view->row, answer, FALSE);
  g_assert_nonnull (button);
  press_button (run, button);
}

/* Somebody wants to recall after all, and says so when the next round is entered. */
static void
recall (Run *run, guint seat)
{
  run->clicks++;
  driver_reopen_optional (&run->driver, seat);
  settle (run);
  g_assert_cmpint (state_of (run)->ask, ==, ROLL_ASK_RECALL);
}

static void
answer (Run *run, const ScriptStep *step)
{
  const RollState *state = state_of (run);

  if (step->before.ask == ROLL_ASK_RECALL && GAME_ANSWER_KIND (step->answer) != ROLL_DO_DONE
      && state->ask != ROLL_ASK_RECALL)
    recall (run, step->before.actor);
  if (!is_same_question (state, &step->before))
    return;
  if (GAME_ANSWER_KIND (step->answer) == ROLL_DO_TILE)
    type_tile (run, GAME_ANSWER_A (step->answer));
  else if (ORRERY_IS_TICKS (orrery_game_view_get_decision (run->driver.room->view)))
    answer_ticks (run);
  else
    answer_single (run, as_known (state, step->answer));
  settle (run);
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

/* A tile that has come to the top: all see its name. */
static void
identify (Run *run)
{
  const RollState *state = state_of (run);
  const RollState *known = find_known (run, &state->seats[state->actor], state->actor);

  type_tile (run, ROLL_TILE_OF (roll_stack_at (&known->seats[state->actor], state->piece, 0)));
  settle (run);
}

static void
take_step (Run *run, const ScriptStep *step)
{
  while (state_of (run)->ask == ROLL_ASK_IDENTIFY)
    identify (run);
  switch (step->kind)
    {
    case SCRIPT_ROUND:
      enter_round (run, step);
      break;
    case SCRIPT_FIX:
      table_room_give (run->driver.room, &step->answer, 1);
      settle (run);
      break;
    case SCRIPT_ANSWER:
      answer (run, step);
      break;
    case SCRIPT_OOPS:
    default:
      break;
    }
}

/* --- Counting --- */

static double
tell (Run *run, const char *depth)
{
  guint n = 0, sum = 0, most = 0;
  double mean;

  for (guint round = 1; round < run->round; round++)
    {
      g_test_message ("%s, round %u: %u keys and clicks", depth, round, run->counts[round]);
      if (round < MID_GAME)
        continue;
      n++;
      sum += run->counts[round];
      most = MAX (most, run->counts[round]);
    }
  g_assert_cmpuint (n, >, 5);
  mean = (double) sum / n;
  g_test_message ("%s: %.1f keys and clicks per round in mid-game, at most %u", depth, mean, most);
  return mean;
}

static void
follow (guint depth, const char *name, double aim)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "app", "table", "games", "three.txt", NULL);
  g_autoptr (Script) script = script_load (path);
  Run run = { .script = script };

  driver_open (&run.driver, 1100, 760);
  run.driver.room->depth = depth;
  table_room_follow (run.driver.room, script->start, NULL);
  settle (&run);
  for (; run.next < script->steps->len; run.next++)
    take_step (&run, step_at (&run, run.next));
  while (state_of (&run)->ask == ROLL_ASK_IDENTIFY)
    identify (&run);
  g_assert_cmpint (state_of (&run)->step, ==, ROLL_STEP_OVER);
  g_assert_cmpfloat (tell (&run, name), <=, aim);
  driver_close (&run.driver);
}

static void
test_books (void)
{
  follow (ORRERY_ROLL_BOOKS, "Books", 30);
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  g_test_add_func ("/table/effort/books", test_books);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
