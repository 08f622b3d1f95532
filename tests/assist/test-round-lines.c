/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of computer players are followed as in Books: only selections and actual actions are entered. After
 * each round, everything public is as in the game itself. */
#include "config.h"

#include "games/roll/assist/lines/orrery-reveal-lines.h"
#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/players/players.h"
#include "players/self-play.h"

#include <string.h>

enum { MOST_ANSWERS = 4000 };

/* A round as it was played. */
typedef struct
{
  guint n, next;
  RollState before[MOST_ANSWERS];
  GameAnswer answers[MOST_ANSWERS];
} Played;

typedef struct
{
  SelfPlay play;
  Played *played;
  RollState books;
  OrreryRevealLines lines;
  guint asked;  /* how often people were asked */
  guint rounds;
} Follow;

static const RollState *
truth (Follow *follow)
{
  return (const RollState *) (const void *) &follow->play.state;
}

/* --- The game itself --- */

static void
play_round (Follow *follow)
{
  const guint round = truth (follow)->round;

  follow->played->n = follow->played->next = 0;
  while (truth (follow)->round == round && truth (follow)->step != ROLL_STEP_OVER)
    {
      Played *played = follow->played;

      g_assert_cmpuint (played->n, <, MOST_ANSWERS);
      played->before[played->n] = *truth (follow);
      if (!self_play_step (&follow->play, NULL, &played->answers[played->n]))
        break;
      played->n++;
    }
}

/* The last answer before the dice are revealed. */
static guint
find_reveal (const Played *played)
{
  guint i = 0;

  while (played->before[i + 1].step == ROLL_STEP_ASSIGN)
    i++;
  return i;
}

/* --- As a table enters it --- */

static gboolean
abandons (const Played *played, guint scout)
{
  return scout + 1 < played->n && played->before[scout + 1].ask == ROLL_ASK_ABANDON
         && GAME_ANSWER_KIND (played->answers[scout + 1]) != ROLL_DO_DONE;
}

static char
task_of (const Played *played, guint i)
{
  const guint seat = played->before[i].actor;

  if (GAME_ANSWER_KIND (played->answers[i]) == ROLL_DO_STOCK)
    return '$';
  if (abandons (played, i))
    return 'a';
  while (played->before[i].ask != ROLL_ASK_PUT || played->before[i].actor != seat)
    i++;
  return GAME_ANSWER_B (played->answers[i]) == ROLL_DEVELOPMENT ? 'd' : 's';
}

static void
append_die (GString *text, guint colour, guint8 *left)
{
  g_assert_cmpuint (left[colour], >, 0);
  left[colour]--;
  g_string_append_c (text, orrery_dice_line_colour_key (colour));
}

/* In the order in which they acted. */
static void
append_group (GString *text, const Played *played, guint seat, guint phase, guint8 *left)
{
  for (guint i = 0; i < played->n; i++)
    {
      const RollState *before = &played->before[i];
      const GameAnswer answer = played->answers[i];

      if (before->actor != seat || before->step != ROLL_STEP_PHASES || before->phase != phase)
        continue;
      if (before->ask == ROLL_ASK_WORKER)
        append_die (text, GAME_ANSWER_A (answer), left);
      else if (before->ask == ROLL_ASK_EXPLORE)
        {
          if (GAME_ANSWER_B (answer) == 0)
            append_die (text, GAME_ANSWER_A (answer), left);
          g_string_append_c (text, task_of (played, i));
        }
    }
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    while (left[colour] > 0)
      append_die (text, colour, left);
}

static char *
write_line (const Played *played, const RollState *assigned, guint seat, guint phases)
{
  const RollSeat *p = &assigned->seats[seat];
  GString *text = g_string_new (NULL);

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      guint8 left[ROLL_N_COLOURS];
      const gsize length = text->len;

      if ((phases & ROLL_BIT (phase)) == 0)
        continue;
      memcpy (left, p->dice[ROLL_COLUMN + phase], sizeof left);
      left[p->selector] += p->selected == phase;
      append_group (text, played, seat, phase, left);
      g_string_append (text, text->len == length ? "- " : " ");
    }
  return g_string_free (text, FALSE);
}

static void
give (Follow *follow, GameAnswer answer)
{
  char text[GAME_MAX_TEXT];

  roll_format (answer, text);
  if (roll_apply (&follow->books, answer, NULL) != GAME_OK)
    g_error ("round %d: “%s” is no answer to %s of seat %d", follow->books.round, text,
             roll_game.question_word (follow->books.ask), follow->books.actor);
}

static void
enter_round (Follow *follow)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", "Eva", NULL };
  const guint reveal = find_reveal (follow->played);
  const RollState *assigned = &follow->played->before[reveal];
  const RollState *spare = &follow->played->before[reveal + 1];
  g_autoptr (GArray) answers = NULL;
  guint phases;

  g_assert_true (orrery_reveal_is_due (&follow->books));
  orrery_reveal_lines_begin (&follow->lines, &follow->books, names, TRUE);
  for (guint i = 0; i < assigned->n_seats; i++)
    orrery_reveal_lines_set_selected (&follow->lines, i, assigned->seats[i].selected);
  if (assigned->n_seats == 2)
    {
      g_assert_cmpint (spare->ask, ==, ROLL_ASK_SPARE);
      g_assert_false (orrery_reveal_lines_is_brief (&follow->lines));
      orrery_reveal_lines_set_selected (&follow->lines, 2, GAME_ANSWER_A (follow->played->answers[reveal + 1]));
    }
  phases = orrery_reveal_lines_get_phases (&follow->lines);
  g_assert_true (orrery_reveal_lines_is_brief (&follow->lines));
  for (guint i = 0; i < assigned->n_seats; i++)
    {
      g_autofree char *line = write_line (follow->played, assigned, i, phases);

      orrery_reveal_lines_set (&follow->lines, i, line);
      if (!follow->lines.whole[i])
        {
          g_autofree char *why = orrery_reveal_lines_tell_missing (&follow->lines, i);

          g_error ("round %d: “%s”: %s", follow->books.round, line, why);
        }
    }
  answers = orrery_reveal_lines_list_answers (&follow->lines);
  for (guint i = 0; i < answers->len; i++)
    give (follow, g_array_index (answers, GameAnswer, i));
}

/* --- Questions --- */

/* The recorded answer to the same question. */
static GameAnswer
next_played (Follow *follow)
{
  Played *played = follow->played;

  while (played->before[played->next].ask != follow->books.ask || played->before[played->next].actor != follow->books.actor)
    {
      played->next++;
      g_assert_cmpuint (played->next, <, played->n);
    }
  return played->answers[played->next++];
}

static GameAnswer
identify (Follow *follow)
{
  const Played *played = follow->played;
  const RollSeat *seat = &follow->books.seats[follow->books.actor];
  const guint kind = follow->books.piece;

  for (guint i = played->next; i <= played->n; i++)
    {
      const RollState *state = i < played->n ? &played->before[i] : truth (follow);
      const RollSeat *known = &state->seats[follow->books.actor];

      if (known->n_tableau == seat->n_tableau && known->n_stack[kind] == seat->n_stack[kind] && state->step >= ROLL_STEP_PHASES)
        return GAME_ANSWER (ROLL_DO_TILE, ROLL_TILE_OF (roll_stack_at (known, kind, 0)), 0, 0);
    }
  g_assert_not_reached ();
}

/* Equal goods may be on another world. */
static GameAnswer
as_here (const RollState *state, GameAnswer answer)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = roll_legal (state, legal);

  if (roll_check (state, answer) == GAME_OK)
    return answer;
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_PUT)
    return GAME_ANSWER (ROLL_DO_PUT, ROLL_UNKNOWN, GAME_ANSWER_B (answer), GAME_ANSWER_C (answer));
  for (gsize i = 0; i < n; i++)
    if (GAME_ANSWER_KIND (legal[i]) == GAME_ANSWER_KIND (answer) && GAME_ANSWER_B (legal[i]) == GAME_ANSWER_B (answer)
        && roll_faces[GAME_ANSWER_A (legal[i])].colour == roll_faces[GAME_ANSWER_A (answer)].colour)
      return legal[i];
  return answer;
}

/* Recalling has to be entered. */
static guint
wanted (Follow *follow)
{
  const RollState *state = &follow->books;
  const Played *played = follow->played;

  if (state->ask == ROLL_ASK_RECALL)
    for (guint i = played->next; i < played->n; i++)
      if (played->before[i].ask == ROLL_ASK_RECALL && played->before[i].actor == state->actor)
        return GAME_ANSWER_KIND (played->answers[i]) != ROLL_DO_DONE || played->before[i].now.last > 0 ? ROLL_BIT (state->actor) : 0;
  return orrery_round_line_wants (&follow->lines.rounds[state->actor], state) ? ROLL_BIT (state->actor) : 0;
}

static void
answer (Follow *follow)
{
  const RollState *state = &follow->books;
  const gboolean known = state->ask != ROLL_ASK_IDENTIFY && state->ask != ROLL_ASK_DRAW;
  GameAnswer said;

  if (orrery_round_line_answer (&follow->lines.rounds[state->actor], state, &said)
      || orrery_roll_answer_alone (state, ORRERY_ROLL_BOOKS, 0, wanted (follow), &said))
    {
      if (known)
        (void) next_played (follow);
      give (follow, said);
      return;
    }
  follow->asked++;
  g_assert_cmpint (state->ask, !=, ROLL_ASK_EXPLORE);
  g_assert_cmpint (state->ask, !=, ROLL_ASK_WORKER);
  give (follow, known ? as_here (state, next_played (follow)) : identify (follow));
}

/* --- Comparing --- */

static void
compare_stacks (const RollSeat *books, const RollSeat *known)
{
  for (guint kind = 0; kind < 2; kind++)
    {
      g_assert_cmpint (books->n_stack[kind], ==, known->n_stack[kind]);
      if (known->n_stack[kind] > 0)
        g_assert_cmpint (roll_stack_at (books, kind, 0), ==, roll_stack_at (known, kind, 0));
    }
}

static guint
count_goods (const RollSeat *seat)
{
  guint n = 0;

  for (guint i = 0; i < seat->n_tableau; i++)
    n += (guint) roll_goods_count (seat->goods[i]);
  return n;
}

static void
compare (Follow *follow)
{
  const RollState *known = truth (follow);

  g_assert_cmpint (follow->books.round, ==, known->round);
  g_assert_cmpint (follow->books.step, ==, known->step);
  g_assert_cmpint (follow->books.pool, ==, known->pool);
  g_assert_cmpint (follow->books.bag_count, ==, known->bag_count);
  for (guint i = 0; i < known->n_seats; i++)
    {
      const RollSeat *a = &follow->books.seats[i], *b = &known->seats[i];

      g_assert_cmpint (a->credits, ==, b->credits);
      g_assert_cmpint (a->chips, ==, b->chips);
      g_assert_cmpmem (a->tableau, a->n_tableau, b->tableau, b->n_tableau);
      g_assert_cmpmem (a->dice, sizeof a->dice, b->dice, sizeof b->dice);
      g_assert_cmpuint (count_goods (a), ==, count_goods (b));
      compare_stacks (a, b);
    }
}

/* --- Games --- */

static void
begin (Follow *follow, guint n_seats, guint64 seed)
{
  const GameSetup setup = { (guint8) n_seats, 0 };
  const PlayerKind *kinds[GAME_MAX_SEATS];

  for (guint i = 0; i < n_seats; i++)
    kinds[i] = roll_player (i == 0 ? "regular" : i == 1 ? "simple" : "newcomer");
  g_assert_cmpint (self_play_start (&follow->play, &roll_game, &setup, kinds, seed), ==, GAME_OK);
  while (truth (follow)->step == ROLL_STEP_SETUP)
    g_assert_true (self_play_step (&follow->play, NULL, NULL));
  follow->books = *truth (follow);
  follow->books.options |= ROLL_MIRROR;
}

static void
follow_game (guint n_seats, guint64 seed)
{
  Follow *follow = g_new0 (Follow, 1);

  follow->played = g_new0 (Played, 1);
  orrery_reveal_lines_init (&follow->lines);
  begin (follow, n_seats, seed);
  while (truth (follow)->step != ROLL_STEP_OVER && follow->rounds < 60)
    {
      play_round (follow);
      enter_round (follow);
      while (!orrery_reveal_is_due (&follow->books) && follow->books.step != ROLL_STEP_OVER)
        answer (follow);
      compare (follow);
      follow->rounds++;
    }
  g_test_message ("%u seats, seed %u: %u rounds, %.1f questions per round", n_seats, (guint) seed, follow->rounds,
                  (double) follow->asked / follow->rounds);
  orrery_reveal_lines_clear (&follow->lines);
  g_free (follow->played);
  g_free (follow);
}

static void
test_games (void)
{
  for (guint n_seats = 2; n_seats <= ROLL_MAX_SEATS; n_seats++)
    for (guint64 seed = 1; seed <= 12; seed++)
      follow_game (n_seats, seed);
}

/* --- Lines --- */

static void
expect (const RollState *state, const char *text, guint phases, guint selected, OrreryLineProblem problem)
{
  OrreryRoundLine line;

  orrery_round_line_read (&line, text, state, 0, phases, selected);
  if (line.problem != problem)
    g_error ("“%s”: %d, not %d", text, line.problem, problem);
}

static void
test_problems (void)
{
  const guint phases = ROLL_BIT (ROLL_EXPLORE) | ROLL_BIT (ROLL_SETTLE);
  RollState state = { .n_seats = 3 };
  RollSeat *p = &state.seats[0];

  p->dice[ROLL_CUP][ROLL_WHITE] = 3;
  p->dice[ROLL_CUP][ROLL_RED] = 1;
  expect (&state, "w$ wr", phases, ROLL_SETTLE, ORRERY_LINE_RIGHT);
  expect (&state, "2w$ r", phases, ROLL_EXPLORE, ORRERY_LINE_RIGHT);
  expect (&state, "- all", phases, ROLL_SETTLE, ORRERY_LINE_RIGHT);
  expect (&state, "ALL$", phases, ROLL_EXPLORE, ORRERY_LINE_RIGHT);
  expect (&state, "-*", phases, ROLL_SETTLE, ORRERY_LINE_RIGHT);
  expect (&state, "", phases, ROLL_SETTLE, ORRERY_LINE_NO_SELECTOR);
  expect (&state, "w$", phases, ROLL_SETTLE, ORRERY_LINE_NO_SELECTOR);
  expect (&state, "w", phases, ROLL_EXPLORE, ORRERY_LINE_NO_TASK);
  expect (&state, "w", phases, ROLL_SETTLE, ORRERY_LINE_RIGHT);
  expect (&state, "w r", phases, ROLL_SETTLE, ORRERY_LINE_UNCLEAR);
  expect (&state, "w$ x", phases, ROLL_SETTLE, ORRERY_LINE_UNCLEAR);
  expect (&state, "w$ w w", phases, ROLL_SETTLE, ORRERY_LINE_UNCLEAR);
  expect (&state, "- 2", phases, ROLL_SETTLE, ORRERY_LINE_WHICH_COLOUR);
  expect (&state, "r$ 2", phases, ROLL_SETTLE, ORRERY_LINE_RIGHT);
  expect (&state, "w$ 3w", phases, ROLL_SETTLE, ORRERY_LINE_TOO_MANY);
  expect (&state, "- c", phases, ROLL_SETTLE, ORRERY_LINE_TOO_MANY);
  expect (&state, "4w", phases, ROLL_EXPLORE, ORRERY_LINE_TOO_MANY);
  expect (&state, "w$ w r", ROLL_ANY_PHASE, ROLL_SETTLE, ORRERY_LINE_RIGHT);
  expect (&state, "w$ r", ROLL_ANY_PHASE, ROLL_DEVELOP, ORRERY_LINE_NOT_ALL);
}

/* `better`: what can be used instead; NULL: nothing. */
static void
expect_fix (const RollState *state, const char *text, const char *better)
{
  const guint phases = ROLL_BIT (ROLL_EXPLORE) | ROLL_BIT (ROLL_SETTLE);
  g_autofree char *proposed = NULL;
  OrreryRoundLine line;

  orrery_round_line_read (&line, text, state, 0, phases, ROLL_SETTLE);
  proposed = orrery_round_line_propose (&line, text, state, 0, phases, ROLL_SETTLE);
  g_assert_cmpstr (proposed, ==, better);
}

static void
test_fixes (void)
{
  RollState state = { .n_seats = 3 };

  state.seats[0].dice[ROLL_CUP][ROLL_WHITE] = 3;
  state.seats[0].dice[ROLL_CUP][ROLL_RED] = 1;
  expect_fix (&state, "w$ 3w", "w$ ww");
  expect_fix (&state, "2w$ r r", "2w$ r ");
  expect_fix (&state, "w$ wé", "w$ w");
  expect_fix (&state, "w$ 9w", "w$ ww");
  expect_fix (&state, "- c", NULL);
  expect_fix (&state, "- w", NULL);
  expect_fix (&state, "", NULL);
}

/* `means`: as it is saved; "" if there is a problem. */
static void
expect_meaning (const RollState *state, const char *text, guint phases, guint selected, const char *means)
{
  OrreryRoundLine line;
  g_autofree char *written = NULL;

  orrery_round_line_read (&line, text, state, 0, phases, selected);
  written = line.problem == ORRERY_LINE_RIGHT ? orrery_round_line_write (&line, phases) : g_strdup ("");
  g_assert_cmpstr (written, ==, means);
}

/* A gap is needed only where the line could mean something else, and only who selected Explore has to explore. */
static void
test_short (void)
{
  static const struct
  {
    const char *text, *means;
  } lines[] = {
    { "2wp$gs", "w$w$p$gs - -" },     { "wp$gs ww y", "w$p$gs ww y" }, { "wp$gsww y", "w$p$gs ww y" },
    { "w$-y", "w$ - y" },             { "w$ww-", "w$ ww -" },           { "w$*", "w$ wwpgy -" },
    { "w$g3", "" },                   { "wp", "" },                     { "*$", "w$w$w$p$g$y$ - -" },
    { "wwwpgy$*$w", "" },
  }, settlers[] = {
    { "-w-", "- w -" }, { "-*", "- wwwpgy -" }, { "wp", "- wp -" }, { "3w y", "- www y" }, { "*", "- wwwpgy -" },
    { "w$*", "w$ wwpgy -" },
  };
  const guint phases = ROLL_BIT (ROLL_EXPLORE) | ROLL_BIT (ROLL_SETTLE) | ROLL_BIT (ROLL_SHIP);
  RollState state = { .n_seats = 3 };
  guint8 *cup = state.seats[0].dice[ROLL_CUP];

  cup[ROLL_WHITE] = 3;
  cup[ROLL_PURPLE] = cup[ROLL_GREEN] = cup[ROLL_YELLOW] = 1;
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    expect_meaning (&state, lines[i].text, phases, ROLL_EXPLORE, lines[i].means);
  for (guint i = 0; i < G_N_ELEMENTS (settlers); i++)
    expect_meaning (&state, settlers[i].text, phases, ROLL_SETTLE, settlers[i].means);
  expect (&state, "w$p", ROLL_BIT (ROLL_EXPLORE), ROLL_EXPLORE, ORRERY_LINE_NO_TASK);
  expect (&state, "wp r$", phases, ROLL_EXPLORE, ORRERY_LINE_NO_TASK);
}

/* Nothing is said about explorers whose task is not typed yet. */
static void
test_untold (void)
{
  RollState state = { .n_seats = 3 };
  OrreryRoundLine line;
  g_autofree char *words = NULL;

  state.seats[0].dice[ROLL_CUP][ROLL_WHITE] = 3;
  orrery_round_line_read (&line, "2w", &state, 0, ROLL_BIT (ROLL_EXPLORE), ROLL_EXPLORE);
  g_assert_cmpint (line.problem, ==, ORRERY_LINE_NO_TASK);
  words = orrery_round_line_tell (&line, &state, 0, ROLL_EXPLORE);
  g_assert_cmpstr (words, ==, "");
}

static void
test_kept (void)
{
  static const char text[] = "w$rd$ - cb - w";
  OrreryRoundLine line;
  g_autofree char *written = NULL;

  g_assert_true (orrery_round_line_restore (&line, text));
  written = orrery_round_line_write (&line, ROLL_ANY_PHASE);
  g_assert_cmpstr (written, ==, text);
  g_assert_false (orrery_round_line_restore (&line, "w$ quite"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/round-lines/problems", test_problems);
  g_test_add_func ("/round-lines/fixes", test_fixes);
  g_test_add_func ("/round-lines/short", test_short);
  g_test_add_func ("/round-lines/untold", test_untold);
  g_test_add_func ("/round-lines/kept", test_kept);
  g_test_add_func ("/round-lines/games", test_games);
  return g_test_run ();
}
