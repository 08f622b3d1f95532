/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decisions of Roll against its rules: everything that can be assigned or picked can be composed, in any
 * order, and the result is legal. */
#include "config.h"

#include "assist/orrery-ticks.h"
#include "games/games.h"
#include "games/roll/assist/drafts/orrery-arrangement.h"
#include "games/roll/assist/drafts/orrery-assignment.h"
#include "games/roll/players/players.h"
#include "games/roll/words/orrery-position.h"
#include "games/roll/words/orrery-roll.h"

#include <string.h>

static gboolean
is_picking (guint ask)
{
  return ask == ROLL_ASK_ABANDON || ask == ROLL_ASK_RECRUIT || ask == ROLL_ASK_RECALL || ask == ROLL_ASK_COUNT
         || ask == ROLL_ASK_KEEP;
}

static gboolean
is_assigning (guint ask)
{
  return roll_is_assigning (ask);
}

static guint
n_games (void)
{
  return g_test_slow () ? 400 : 60;
}

static GameAnswer
random_answer (const RollState *state, GameRng *rng)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  size_t n;

  if (roll_question (state).ask == GAME_CHANCE)
    return game_chance (&roll_game, state, rng);
  n = roll_legal (state, legal);
  /* Reassign powers come and go; half of the time they are wanted. */
  if (state->ask == ROLL_ASK_REASSIGN && n > 1 && game_rng_below (rng, 2) == 0)
    return legal[1 + game_rng_below (rng, (uint32_t) n - 1)];
  return legal[game_rng_below (rng, (uint32_t) n)];
}

/* A game of players who use rules of thumb half of the time, so that tableaus grow. */
static GameAnswer
some_answer (const RollState *state, GameRng *rng)
{
  if (roll_question (state).ask != GAME_CHANCE && !roll_is_assigning (state->ask)
      && !is_picking (state->ask) && game_rng_below (rng, 4) > 0)
    return player_answer_within (roll_player ("simple"), &roll_game, state, rng, NULL);
  return random_answer (state, rng);
}

typedef void (*SeriesFunc) (const RollState *start, const GArray *answers, const RollState *end, GameRng *rng);

/* Plays, and passes every series of answers that `handles` accepts to `check`. */
static void
play (guint64 seed, gboolean (*handles) (guint), SeriesFunc check)
{
  const GameSetup setup = { (guint8) (2 + seed % 4), 0 };
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  RollState state, start;
  GameRng rng;

  game_rng_seed (&rng, seed);
  g_assert_cmpint (roll_start (&state, &setup), ==, GAME_OK);
  while (roll_question (&state).ask != GAME_OVER)
    {
      const RollState before = state;
      const GameAnswer answer = some_answer (&state, &rng);

      g_assert_cmpint (roll_apply (&state, answer, NULL), ==, GAME_OK);
      if (!handles (before.ask))
        continue;
      if (answers->len == 0)
        start = before;
      g_array_append_val (answers, answer);
      if (handles (state.ask) && state.actor == start.actor && state.piece == before.piece
          && state.ask == before.ask && !roll_is_assigning (state.ask)
          && GAME_ANSWER_KIND (answer) != ROLL_DO_DONE
          && !(state.ask == ROLL_ASK_COUNT && state.now.last == 0))
        continue;
      if (roll_is_assigning (start.ask) && roll_is_assigning (state.ask)
          && state.actor == start.actor)
        continue;
      check (&start, answers, &state, &rng);
      g_array_set_size (answers, 0);
    }
}

static void
assert_same_table (const RollState *a, const RollState *b)
{
  g_assert_cmpmem (a, sizeof *a, b, sizeof *b);
}

static void
give_all (RollState *state, const GArray *answers)
{
  for (guint i = 0; i < answers->len; i++)
    g_assert_cmpint (roll_apply (state, g_array_index (answers, GameAnswer, i), NULL), ==, GAME_OK);
}

/* --- Assign --- */

static const RollState *
state_of (gpointer decision)
{
  return orrery_decision_get_state (decision);
}

static guint n_seen[ROLL_N_ANSWERS];

static GameAnswer
at (const GArray *answers, guint i)
{
  return g_array_index (answers, GameAnswer, i);
}

/* Picks up a power, or drops it. */
static GameStatus
use (OrreryAssignment *draft, guint8 face)
{
  return orrery_decision_change (ORRERY_DECISION (draft), GAME_ANSWER (ROLL_DO_USE, face, 0, 0),
                                 orrery_assignment_get_open (draft) != face);
}

/* Wild dice in any order, with a detour for each; then the rest as before. */
static void
redo_by_hand (OrreryAssignment *draft, const GArray *answers, GameRng *rng)
{
  gboolean done[64] = { FALSE };
  guint n = 0, left;

  while (n < answers->len && GAME_ANSWER_KIND (at (answers, n)) == ROLL_DO_PLACE)
    n++;
  for (left = n; left > 0; left--)
    {
      guint i = game_rng_below (rng, n);
      guint column, detour;

      while (done[i])
        i = (i + 1) % n;
      done[i] = TRUE;
      column = ROLL_COLUMN + GAME_ANSWER_B (at (answers, i));
      detour = ROLL_COLUMN + game_rng_below (rng, ROLL_N_PHASES);
      g_assert_cmpint (orrery_assignment_move (draft, GAME_ANSWER_A (at (answers, i)), ROLL_WILDS, detour), ==, ROLL_OK);
      if (detour != column)
        g_assert_cmpint (orrery_assignment_move (draft, GAME_ANSWER_A (at (answers, i)), detour, column), ==, ROLL_OK);
    }
  for (guint i = n; i < answers->len; i++)
    {
      const guint8 a = GAME_ANSWER_A (at (answers, i));
      const guint8 b = GAME_ANSWER_B (at (answers, i));
      const guint8 c = GAME_ANSWER_C (at (answers, i));
      guint8 open = orrery_assignment_get_open (draft);

      switch (GAME_ANSWER_KIND (at (answers, i)))
        {
        case ROLL_DO_SELECT:
          g_assert_cmpint (orrery_assignment_move (draft, a, ROLL_COLUMN + b, ORRERY_PLACE_SELECTOR + c), ==, ROLL_OK);
          break;
        case ROLL_DO_USE:
          g_assert_cmpint (use (draft, a), ==, ROLL_OK);
          break;
        case ROLL_DO_DICTATE:
          g_assert_cmpint (orrery_assignment_move (draft, a, ROLL_COLUMN + b, ROLL_DICTATED), ==, ROLL_OK);
          break;
        case ROLL_DO_MOVE:
          g_assert_cmpint (open, !=, ROLL_NONE);
          g_assert_cmpint (orrery_assignment_move (draft, a, ROLL_COLUMN + b, ROLL_COLUMN + c), ==, ROLL_OK);
          break;
        default:
          /* The end of a use: its power is dropped. */
          if (i + 1 < answers->len && open < ROLL_N_FACES)
            g_assert_cmpint (use (draft, open), ==, ROLL_OK);
        }
    }
}

static void
assert_yields (OrreryAssignment *draft, const RollState *start, const RollState *end)
{
  g_autoptr (GArray) answers = NULL;
  RollState state = *start;

  g_assert_cmpint (orrery_assignment_get_missing (draft), ==, ORRERY_ASSIGNMENT_WHOLE);
  answers = orrery_decision_list_answers (ORRERY_DECISION (draft));
  give_all (&state, answers);
  assert_same_table (&state, end);
}

static void
check_assignment (const RollState *start, const GArray *answers, const RollState *end, GameRng *rng)
{
  g_autoptr (OrreryAssignment) filled = orrery_assignment_new (start);
  g_autoptr (OrreryAssignment) draft = orrery_assignment_new (start);

  for (guint i = 0; i < answers->len; i++)
    n_seen[GAME_ANSWER_KIND (at (answers, i))]++;
  orrery_decision_fill (ORRERY_DECISION (filled), (const GameAnswer *) (gpointer) answers->data, answers->len);
  assert_yields (filled, start, end);
  redo_by_hand (draft, answers, rng);
  assert_yields (draft, start, end);

  while (orrery_decision_get_can_put_back (ORRERY_DECISION (draft)))
    orrery_decision_put_back (ORRERY_DECISION (draft));
  assert_same_table (state_of (draft), start);
}

static void
test_reachable (void)
{
  for (guint64 seed = 1; seed <= n_games (); seed++)
    play (seed, is_assigning, check_assignment);
  g_assert_cmpuint (n_seen[ROLL_DO_PLACE], >, 100);
  g_assert_cmpuint (n_seen[ROLL_DO_USE], >, 50);
  g_assert_cmpuint (n_seen[ROLL_DO_DICTATE], >, 50);
}

/* --- Random changes --- */

static void
fiddle (OrreryAssignment *draft, GameRng *rng)
{
  g_autoptr (GArray) moves = orrery_assignment_list_moves (draft);
  const RollSeat *p = &state_of (draft)->seats[state_of (draft)->actor];
  const guint what = game_rng_below (rng, 10);

  if (what == 0)
    orrery_assignment_take_back (draft, game_rng_below (rng, ROLL_N_COLOURS),
                            game_rng_below (rng, ORRERY_PLACE_EXTRA));
  else if (what == 1)
    use (draft, p->tableau[game_rng_below (rng, p->n_tableau)]);
  else if (what == 2)
    orrery_decision_put_back (ORRERY_DECISION (draft));
  else if (moves->len > 0)
    {
      const OrreryDieMove *m = &g_array_index (moves, OrreryDieMove, game_rng_below (rng, moves->len));

      /* Everything that is offered is accepted. */
      g_assert_cmpint (orrery_assignment_move (draft, m->colour, m->from, m->to), ==, ROLL_OK);
    }
}

static guint
count_dice (const RollState *state, int seat)
{
  const RollSeat *p = &state->seats[seat];
  guint n = p->selector != ROLL_NO_COLOUR;

  for (guint place = 0; place < ROLL_N_PLACES; place++)
    for (guint c = 0; c < ROLL_N_COLOURS; c++)
      n += p->dice[place][c];
  return n;
}

static void
check_fiddling (const RollState *start, const GArray *answers, const RollState *end, GameRng *rng)
{
  g_autoptr (OrreryAssignment) draft = orrery_assignment_new (start);

  for (guint i = 0; i < 25; i++)
    {
      fiddle (draft, rng);
      g_assert_cmpuint (count_dice (state_of (draft), start->actor), ==,
                        count_dice (start, start->actor));
      if (orrery_assignment_get_missing (draft) == ORRERY_ASSIGNMENT_WHOLE)
        {
          g_autoptr (GArray) list = orrery_decision_list_answers (ORRERY_DECISION (draft));
          RollState state = *start;

          give_all (&state, list);
          g_assert_true (state.actor != start->actor || !roll_is_assigning (state.ask));
        }
    }
  while (orrery_decision_get_can_put_back (ORRERY_DECISION (draft)))
    orrery_decision_put_back (ORRERY_DECISION (draft));
  assert_same_table (state_of (draft), start);
}

static void
test_fiddling (void)
{
  for (guint64 seed = 1; seed <= n_games () / 4; seed++)
    play (seed, is_assigning, check_fiddling);
}

/* --- Which power --- */

/* Ada has one white die in each column and these tiles. */
static OrreryAssignment *
draft_with (const char *tiles, RollState *state)
{
  g_autofree char *text = g_strdup_printf (
    "{\"game\":\"roll\",\"seats\":[{\"tableau\":[%s],\"dice\":{\"cup\":{\"white\":6}}},{}]}", tiles);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  static const guint8 sides[] = { ROLL_EXPLORE, ROLL_EXPLORE, ROLL_DEVELOP, ROLL_SETTLE, ROLL_PRODUCE, ROLL_SHIP };

  orrery_position_read (node, state, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    g_assert_cmpint (roll_apply (state, GAME_ANSWER (ROLL_DO_SHOW, ROLL_WHITE, sides[i], 0), NULL), ==, ROLL_OK);
  while (state->ask == ROLL_ASK_SIDE)
    roll_apply (state, GAME_ANSWER (ROLL_DO_SHOW, state->piece, ROLL_EXPLORE, 0), NULL);
  g_assert_cmpint (state->actor, ==, 0);
  return orrery_assignment_new (state);
}

static guint8
face_named (const char *name)
{
  for (guint i = 0; i < ROLL_N_FACES; i++)
    if (g_str_equal (roll_faces[i].name, name))
      return (guint8) i;
  g_assert_not_reached ();
}

static void
test_powers (void)
{
  RollState state;
  g_autoptr (OrreryAssignment) draft = draft_with ("\"Nanotechnology\", \"Galactic Influence\"", &state);
  guint8 face;
  guint moved, most;

  /* Nothing before a phase is selected; then the narrower of the two. */
  g_assert_cmpint (orrery_assignment_move (draft, ROLL_WHITE, ROLL_COLUMN + ROLL_DEVELOP, ROLL_COLUMN + ROLL_SHIP), ==,
                   ROLL_SELECT_FIRST);
  g_assert_cmpint (orrery_assignment_get_missing (draft), ==, ORRERY_ASSIGNMENT_NEEDS_SELECT);
  g_assert_cmpint (orrery_assignment_move (draft, ROLL_WHITE, ROLL_COLUMN, ORRERY_PLACE_SELECTOR + ROLL_SHIP), ==, ROLL_OK);
  g_assert_cmpint (orrery_assignment_explain (draft, ROLL_WHITE, ROLL_COLUMN + ROLL_DEVELOP, ROLL_COLUMN + ROLL_SHIP, &face),
                   ==, ORRERY_ASSIGNMENT_BY_POWER);
  g_assert_cmpint (face, ==, face_named ("Galactic Influence"));
  g_assert_cmpint (orrery_assignment_move (draft, ROLL_WHITE, ROLL_COLUMN + ROLL_DEVELOP, ROLL_COLUMN + ROLL_SHIP), ==, ROLL_OK);
  g_assert_true (orrery_assignment_get_use (draft, face, &moved, &most));
  g_assert_cmpuint (moved, ==, 1);

  /* The same die again: its move changes, no other power is used. Back home: the power is unused. */
  g_assert_cmpint (orrery_assignment_move (draft, ROLL_WHITE, ROLL_COLUMN + ROLL_SHIP, ROLL_COLUMN + ROLL_PRODUCE), ==, ROLL_OK);
  g_assert_false (orrery_assignment_get_use (draft, face_named ("Nanotechnology"), &moved, &most));
  g_assert_cmpint (orrery_assignment_take_back (draft, ROLL_WHITE, ROLL_COLUMN + ROLL_PRODUCE), ==, ROLL_OK);
  g_assert_false (orrery_assignment_get_use (draft, face, &moved, &most));

  /* Picked first, the broad one is used, and a second move is more of it. */
  g_assert_cmpint (use (draft, face_named ("Nanotechnology")), ==, ROLL_OK);
  g_assert_cmpint (orrery_assignment_get_open (draft), ==, face_named ("Nanotechnology"));
  g_assert_cmpint (orrery_assignment_move (draft, ROLL_WHITE, ROLL_COLUMN + ROLL_DEVELOP, ROLL_COLUMN + ROLL_SHIP), ==, ROLL_OK);
  g_assert_cmpint (orrery_assignment_move (draft, ROLL_WHITE, ROLL_COLUMN + ROLL_SETTLE, ROLL_COLUMN + ROLL_SHIP), ==, ROLL_OK);
  g_assert_true (orrery_assignment_get_use (draft, face_named ("Nanotechnology"), &moved, &most));
  g_assert_cmpuint (moved, ==, 2);
  g_assert_false (orrery_assignment_get_use (draft, face, &moved, &most));
  g_assert_cmpint (orrery_assignment_get_missing (draft), ==, ORRERY_ASSIGNMENT_WHOLE);
}

static void
test_dictate (void)
{
  RollState state;
  g_autoptr (OrreryAssignment) draft = draft_with ("", &state);

  g_assert_cmpint (orrery_assignment_move (draft, ROLL_WHITE, ROLL_COLUMN, ORRERY_PLACE_SELECTOR + ROLL_SHIP), ==, ROLL_OK);
  g_assert_cmpint (orrery_assignment_move (draft, ROLL_WHITE, ROLL_COLUMN, ROLL_COLUMN + ROLL_SHIP), !=, ROLL_OK);
  g_assert_cmpint (orrery_assignment_move (draft, ROLL_WHITE, ROLL_COLUMN, ROLL_DICTATED), ==, ROLL_OK);
  g_assert_cmpint (orrery_assignment_get_missing (draft), ==, ORRERY_ASSIGNMENT_NEEDS_MOVE);
  g_assert_cmpint (orrery_assignment_get_open (draft), ==, ROLL_UNKNOWN);
  g_assert_cmpint (orrery_assignment_move (draft, ROLL_WHITE, ROLL_COLUMN + ROLL_SETTLE, ROLL_COLUMN + ROLL_SHIP), ==, ROLL_OK);
  g_assert_cmpint (orrery_assignment_get_missing (draft), ==, ORRERY_ASSIGNMENT_WHOLE);
  g_assert_cmpint (orrery_assignment_move (draft, ROLL_WHITE, ROLL_COLUMN + ROLL_DEVELOP, ROLL_DICTATED), ==, ROLL_USED_UP);

  /* Another selection keeps it; without any it waits. */
  g_assert_cmpint (orrery_assignment_take_back (draft, ROLL_WHITE, ORRERY_PLACE_SELECTOR + ROLL_SHIP), ==, ROLL_OK);
  g_assert_cmpint (orrery_assignment_get_missing (draft), ==, ORRERY_ASSIGNMENT_NEEDS_SELECT);
  g_assert_cmpint (orrery_assignment_move (draft, ROLL_WHITE, ROLL_COLUMN, ORRERY_PLACE_SELECTOR + ROLL_EXPLORE), ==, ROLL_OK);
  g_assert_cmpint (orrery_assignment_get_missing (draft), ==, ORRERY_ASSIGNMENT_WHOLE);
  g_assert_cmpint (orrery_assignment_take_back (draft, ROLL_WHITE, ROLL_DICTATED), ==, ROLL_OK);
  g_assert_cmpint (state_of (draft)->seats[0].dice[ROLL_COLUMN + ROLL_SETTLE][ROLL_WHITE], ==, 1);
}

/* --- Picks --- */

static guint n_picks[ROLL_N_QUESTIONS];

static void
check_picks (const RollState *start, const GArray *answers, const RollState *end, GameRng *rng)
{
  g_autoptr (OrreryDecision) picks = orrery_decision_new (&orrery_roll, start);
  g_autoptr (GArray) wanted = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  g_autoptr (GArray) offered = orrery_decision_list_choices (picks);
  g_autoptr (GArray) list = NULL;
  RollState state = *start;

  n_picks[start->ask]++;
  for (guint i = 0; i < answers->len; i++)
    if (GAME_ANSWER_KIND (at (answers, i)) != ROLL_DO_DONE)
      g_array_append_val (wanted, g_array_index (answers, GameAnswer, i));
  /* In any order, with one untick. */
  while (wanted->len > 0)
    {
      const guint i = game_rng_below (rng, wanted->len);
      const GameAnswer answer = at (wanted, i);
      gboolean found = FALSE;

      for (guint k = 0; k < offered->len; k++)
        found |= g_array_index (offered, OrreryChoice, k).answer == answer;
      g_assert_true (found);
      g_assert_cmpint (orrery_decision_change (picks, answer, TRUE), ==, GAME_OK);
      if (game_rng_below (rng, 2) == 0)
        {
          g_assert_cmpint (orrery_decision_change (picks, answer, FALSE), ==, GAME_OK);
          g_assert_cmpint (orrery_decision_change (picks, answer, TRUE), ==, GAME_OK);
        }
      g_array_remove_index (wanted, i);
    }
  g_assert_true (orrery_decision_get_whole (picks));
  list = orrery_decision_list_answers (picks);
  give_all (&state, list);
  assert_same_table (&state, end);

  orrery_decision_put_back (picks);
  assert_same_table (state_of (picks), start);
}

static void
test_picks (void)
{
  for (guint64 seed = 1; seed <= n_games (); seed++)
    play (seed, is_picking, check_picks);
  g_assert_cmpuint (n_picks[ROLL_ASK_ABANDON], >, 20);
  g_assert_cmpuint (n_picks[ROLL_ASK_RECRUIT], >, 20);
  g_assert_cmpuint (n_picks[ROLL_ASK_RECALL], >, 20);
  g_test_message ("count %u, keep %u", n_picks[ROLL_ASK_COUNT], n_picks[ROLL_ASK_KEEP]);
}

/* The cup is empty, so recalling nothing is not an answer. */
static void
test_recall_something (void)
{
  g_autoptr (JsonNode) node = json_from_string (
    "{\"game\":\"roll\",\"step\":\"manage\",\"seats\":[{\"developments\":[\"Public Works\"],"
    "\"dice\":{\"development zone\":{\"red\":1}},\"worlds\":[\"Spice World\"]},{}]}",
    NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryDecision) picks = NULL;
  g_autofree char *missing = NULL;
  RollState state;

  orrery_position_read (node, &state, &error);
  g_assert_no_error (error);
  g_assert_cmpint (state.ask, ==, ROLL_ASK_RECALL);
  picks = orrery_decision_new (&orrery_roll, &state);
  missing = orrery_decision_dup_missing (picks);
  g_assert_cmpstr (missing, ==, orrery_roll.tell_refusal (ROLL_CUP_EMPTY));
  g_assert_cmpint (orrery_decision_change (picks, GAME_ANSWER (ROLL_DO_RECALL, ROLL_DEVELOPMENT, ROLL_RED, 0), TRUE), ==, GAME_OK);
  g_assert_cmpint (orrery_decision_change (picks, GAME_ANSWER (ROLL_DO_RECALL, ROLL_DEVELOPMENT, ROLL_RED, 0), TRUE), !=, GAME_OK);
  g_assert_true (orrery_decision_get_whole (picks));
  g_assert_cmpint (state_of (picks)->seats[0].dice[ROLL_CUP][ROLL_RED], ==, 1);
}

/* --- Stacks --- */

/* Seat 0 may rearrange these stacks. */
static void
read_stacks (const char *developments, const char *worlds, RollState *state)
{
  g_autofree char *text = g_strdup_printf (
    "{\"game\":\"roll\",\"step\":\"explore\",\"mirror\":true,\"phases\":[\"explore\"],"
    "\"seats\":[{\"tableau\":[\"Advanced Logistics\"],\"developments\":[%s],\"worlds\":[%s],"
    "\"dice\":{\"explore\":{\"white\":1}}},{}]}",
    developments, worlds);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;

  orrery_position_read (node, state, &error);
  g_assert_no_error (error);
  while (state->ask != ROLL_ASK_REARRANGE)
    {
      GameAnswer legal[GAME_MAX_ANSWERS];

      g_assert_cmpuint (roll_legal (state, legal), >, 0);
      g_assert_cmpint (roll_apply (state, legal[0], NULL), ==, GAME_OK);
    }
}

static void
assert_laid (OrreryArrangement *arrangement, const RollState *state)
{
  for (guint kind = 0; kind < 2; kind++)
    {
      guint n;
      const guint8 *faces = orrery_arrangement_get_stack (arrangement, kind, &n);

      g_assert_cmpuint (n, ==, state->seats[0].n_stack[kind]);
      for (guint i = 0; i < n; i++)
        g_assert_cmpuint (faces[i], ==, roll_stack_at (&state->seats[0], kind, i));
    }
}

/* Wherever tiles are put, named or not, the rules place them there. */
static void
test_arrangement (void)
{
  RollState start;
  GameRng rng;

  read_stacks ("\"Public Works\", \"unknown\"", "\"Spice World\", \"unknown\"", &start);
  game_rng_seed (&rng, 1);
  for (guint round = 0; round < 200; round++)
    {
      g_autoptr (OrreryArrangement) arrangement = orrery_arrangement_new (&start);
      g_autoptr (OrreryArrangement) again = orrery_arrangement_new (&start);
      g_autoptr (GArray) answers = NULL;
      RollState state = start;

      for (guint i = game_rng_below (&rng, 8); i > 0; i--)
        {
          g_autoptr (GArray) choices = orrery_decision_list_choices (ORRERY_DECISION (arrangement));
          const guint at = game_rng_below (&rng, choices->len);

          if (game_rng_below (&rng, 2) == 0)
            g_assert_cmpint (orrery_decision_change (ORRERY_DECISION (arrangement),
                                                     g_array_index (choices, OrreryChoice, at).answer, TRUE),
                             ==, GAME_OK);
          else
            orrery_arrangement_move (arrangement, game_rng_below (&rng, 2), game_rng_below (&rng, 4),
                                     game_rng_below (&rng, 2), game_rng_below (&rng, 4));
        }
      answers = orrery_decision_list_answers (ORRERY_DECISION (arrangement));
      give_all (&state, answers);
      assert_laid (arrangement, &state);
      orrery_decision_fill (ORRERY_DECISION (again), (const GameAnswer *) (gpointer) answers->data, answers->len);
      assert_laid (again, &state);
      orrery_decision_put_back (ORRERY_DECISION (arrangement));
      g_assert_false (orrery_decision_get_can_put_back (ORRERY_DECISION (arrangement)));
      assert_laid (arrangement, &start);
    }
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/assist/assignment/reachable", test_reachable);
  g_test_add_func ("/assist/assignment/fiddling", test_fiddling);
  g_test_add_func ("/assist/assignment/powers", test_powers);
  g_test_add_func ("/assist/assignment/dictate", test_dictate);
  g_test_add_func ("/assist/ticks/reachable", test_picks);
  g_test_add_func ("/assist/ticks/recall-something", test_recall_something);
  g_test_add_func ("/assist/arrangement/any-order", test_arrangement);
  return g_test_run ();
}
