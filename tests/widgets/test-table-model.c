/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computations of the parts of the table, without a display. */
#include <string.h>

#include "assist/orrery-log-line.h"
#include "games/roll/assist/drafts/orrery-dice-model.h"
#include "games/roll/board/orrery-middle-bar.h"
#include "games/roll/board/orrery-strip-layout.h"
#include "games/roll/words/orrery-trace.h"
#include "table-walk.h"
#include "widgets/charts/orrery-chart.h"

/* --- Dice --- */

static void
assert_same_dice (const OrreryDiceModel *model, const RollState *state, int seat)
{
  const RollSeat *p = &state->seats[seat];
  guint8 counts[ORRERY_N_DIE_PLACES][ROLL_N_COLOURS] = { 0 };
  guint8 sides[ROLL_N_COLOURS][ROLL_N_SIDES] = { 0 };

  for (guint i = 0; i < model->n; i++)
    {
      const OrreryPlacedDie *die = &model->dice[i];

      counts[die->place][die->colour]++;
      g_assert_true (i == 0 || model->dice[i - 1].place <= die->place);
      if (die->place != ORRERY_PLACE_EXTRA && die->side < ROLL_N_SIDES)
        sides[die->colour][die->side]++;
      for (guint k = 0; k < i; k++)
        g_assert_cmpuint (model->dice[k].id, !=, die->id);
      if (die->place == ROLL_WILDS)
        g_assert_cmpuint (die->side, ==, ROLL_WILD);
    }
  for (guint place = 0; place < ROLL_N_PLACES; place++)
    g_assert_cmpmem (counts[place], ROLL_N_COLOURS, p->dice[place], ROLL_N_COLOURS);
  /* No side is shown that was not rolled. */
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint side = 0; side < ROLL_N_SIDES; side++)
      g_assert_cmpuint (sides[colour][side], <=, p->rolled[colour][side]);
}

/* Every die on the strip shows a side, as all was rolled here. */
static void
assert_all_sides (const OrreryDiceModel *model)
{
  for (guint i = 0; i < model->n; i++)
    if (model->dice[i].place >= ROLL_COLUMN && model->dice[i].place < ROLL_ZONE)
      g_assert_cmpuint (model->dice[i].side, <, ROLL_N_SIDES);
}

static void
test_dice_follow (void)
{
  for (guint64 seed = 1; seed <= 24; seed++)
    {
      OrreryDiceModel models[ROLL_MAX_SEATS];
      TableWalk walk;

      memset (models, 0, sizeof models);
      table_walk_start (&walk, 2 + seed % 4, seed);
      do
        for (int seat = 0; seat < walk.state.n_seats; seat++)
          {
            RollState view;

            table_walk_view (&walk, (seat + seed) % walk.state.n_seats, &view);
            orrery_dice_model_update (&models[seat], &view, seat);
            assert_same_dice (&models[seat], &view, seat);
            if ((seat + seed) % walk.state.n_seats == (guint) seat)
              assert_all_sides (&models[seat]);
          }
      while (table_walk_step (&walk));
    }
}

/* A moved die keeps its id and side; of two equal ones it is the one in hand. */
static void
test_dice_keep_side (void)
{
  OrreryDiceModel model = { 0 };
  RollState state = { .n_seats = 2, .step = ROLL_STEP_ASSIGN };
  RollSeat *p = &state.seats[0];
  guint id;

  p->selector = state.seats[1].selector = ROLL_NO_COLOUR;
  p->selected = state.seats[1].selected = ROLL_NO_PHASE;
  p->dice[ROLL_COLUMN + ROLL_SHIP][ROLL_RED] = 2;
  p->rolled[ROLL_RED][ROLL_SHIP] = 2;
  orrery_dice_model_update (&model, &state, 0);
  id = model.moving = model.dice[0].id;
  p->dice[ROLL_COLUMN + ROLL_SHIP][ROLL_RED] = 1;
  p->dice[ROLL_COLUMN + ROLL_DEVELOP][ROLL_RED] = 1;
  orrery_dice_model_update (&model, &state, 0);
  g_assert_cmpuint (model.n, ==, 2);
  g_assert_cmpuint (model.dice[0].place, ==, ROLL_COLUMN + ROLL_DEVELOP);
  g_assert_cmpuint (model.dice[0].id, ==, id);
  g_assert_cmpuint (model.dice[0].side, ==, ROLL_SHIP);
  /* It selects: it is on the tile, with the same side. */
  p->dice[ROLL_COLUMN + ROLL_DEVELOP][ROLL_RED] = 0;
  p->selector = ROLL_RED;
  p->selected = ROLL_EXPLORE;
  orrery_dice_model_update (&model, &state, 0);
  g_assert_cmpuint (model.dice[1].place, ==, ORRERY_PLACE_SELECTOR + ROLL_EXPLORE);
  g_assert_cmpuint (model.dice[1].id, ==, id);
  g_assert_cmpuint (model.dice[1].side, ==, ROLL_SHIP);
}

/* A position without rolls: dice show the side of the place where they lie, and keep it when they are placed, select
 * and work. */
static void
test_dice_guess (void)
{
  OrreryDiceModel model = { 0 };
  RollState state = { .n_seats = 2, .step = ROLL_STEP_ASSIGN };
  RollSeat *p = &state.seats[0];

  p->selector = state.seats[1].selector = ROLL_NO_COLOUR;
  p->selected = state.seats[1].selected = ROLL_NO_PHASE;
  p->dice[ROLL_COLUMN + ROLL_DEVELOP][ROLL_RED] = 1;
  p->dice[ROLL_WILDS][ROLL_CYAN] = 1;
  orrery_dice_model_update (&model, &state, 0);
  g_assert_cmpuint (orrery_dice_model_find (&model, ROLL_COLUMN + ROLL_DEVELOP, ROLL_RED)->side, ==, ROLL_DEVELOP);
  g_assert_cmpuint (orrery_dice_model_find (&model, ROLL_WILDS, ROLL_CYAN)->side, ==, ROLL_WILD);
  p->dice[ROLL_COLUMN + ROLL_DEVELOP][ROLL_RED] = 0;
  p->selector = ROLL_RED;
  p->selected = ROLL_SHIP;
  orrery_dice_model_update (&model, &state, 0);
  g_assert_cmpuint (orrery_dice_model_find (&model, ORRERY_PLACE_SELECTOR + ROLL_SHIP, ROLL_RED)->side, ==, ROLL_DEVELOP);
  p->dice[ROLL_WILDS][ROLL_CYAN] = 0;
  p->dice[ROLL_COLUMN + ROLL_SHIP][ROLL_CYAN] = 1;
  orrery_dice_model_update (&model, &state, 0);
  g_assert_cmpuint (orrery_dice_model_find (&model, ROLL_COLUMN + ROLL_SHIP, ROLL_CYAN)->side, ==, ROLL_WILD);
  state.step = ROLL_STEP_PHASES;
  p->dice[ROLL_COLUMN + ROLL_SHIP][ROLL_RED] = 1;
  orrery_dice_model_update (&model, &state, 0);
  g_assert_cmpuint (orrery_dice_model_find (&model, ROLL_COLUMN + ROLL_SHIP, ROLL_RED)->side, ==, ROLL_DEVELOP);
  g_assert_cmpuint (orrery_dice_model_find (&model, ROLL_COLUMN + ROLL_SHIP, ROLL_CYAN)->side, ==, ROLL_WILD);
  /* It has shipped, and Undo brings it back. */
  p->dice[ROLL_COLUMN + ROLL_SHIP][ROLL_CYAN] = 0;
  p->dice[ROLL_CITIZENRY][ROLL_CYAN] = 1;
  orrery_dice_model_update (&model, &state, 0);
  p->dice[ROLL_COLUMN + ROLL_SHIP][ROLL_CYAN] = 1;
  p->dice[ROLL_CITIZENRY][ROLL_CYAN] = 0;
  orrery_dice_model_update (&model, &state, 0);
  g_assert_cmpuint (orrery_dice_model_find (&model, ROLL_COLUMN + ROLL_SHIP, ROLL_CYAN)->side, ==, ROLL_SHIP);
}

/* The die that selected a phase goes back to its column when another one of its color selects. */
static void
test_dice_swap (void)
{
  RollState state = { .n_seats = 2, .step = ROLL_STEP_ASSIGN };
  RollSeat *seat = &state.seats[0];
  OrreryDiceModel model = { 0 };

  seat->rolled[ROLL_WHITE][ROLL_EXPLORE] = seat->rolled[ROLL_WHITE][ROLL_SETTLE] = 1;
  seat->dice[ROLL_COLUMN + ROLL_SETTLE][ROLL_WHITE] = 1;
  seat->selector = ROLL_WHITE;
  seat->selected = ROLL_EXPLORE;
  orrery_dice_model_update (&model, &state, 0);
  model.moving = orrery_dice_model_find (&model, ROLL_COLUMN + ROLL_SETTLE, ROLL_WHITE)->id;
  seat->dice[ROLL_COLUMN + ROLL_SETTLE][ROLL_WHITE] = 0;
  seat->dice[ROLL_COLUMN + ROLL_EXPLORE][ROLL_WHITE] = 1;
  seat->selected = ROLL_DEVELOP;
  orrery_dice_model_update (&model, &state, 0);
  g_assert_cmpuint (orrery_dice_model_find (&model, ROLL_COLUMN + ROLL_EXPLORE, ROLL_WHITE)->side, ==, ROLL_EXPLORE);
  g_assert_cmpuint (orrery_dice_model_find (&model, ORRERY_PLACE_SELECTOR + ROLL_DEVELOP, ROLL_WHITE)->side, ==, ROLL_SETTLE);
}

static void
test_moves_of_answers (void)
{
  RollState state = { .n_seats = 2, .step = ROLL_STEP_PHASES, .phase = ROLL_SETTLE };
  const struct
  {
    GameAnswer answer;
    OrreryDieMove move;
  } cases[] = {
    { GAME_ANSWER (ROLL_DO_PLACE, ROLL_RED, ROLL_SHIP, 0),
      { ROLL_RED, ROLL_WILDS, ROLL_COLUMN + ROLL_SHIP } },
    { GAME_ANSWER (ROLL_DO_SELECT, ROLL_CYAN, ROLL_SHIP, ROLL_DEVELOP),
      { ROLL_CYAN, ROLL_COLUMN + ROLL_SHIP, ORRERY_PLACE_SELECTOR + ROLL_DEVELOP } },
    { GAME_ANSWER (ROLL_DO_DICTATE, ROLL_WHITE, ROLL_EXPLORE, 0),
      { ROLL_WHITE, ROLL_COLUMN + ROLL_EXPLORE, ROLL_DICTATED } },
    { GAME_ANSWER (ROLL_DO_MOVE, ROLL_GREEN, ROLL_SHIP, ROLL_PRODUCE),
      { ROLL_GREEN, ROLL_COLUMN + ROLL_SHIP, ROLL_COLUMN + ROLL_PRODUCE } },
    { GAME_ANSWER (ROLL_DO_WORKER, ROLL_RED, 0, 0),
      { ROLL_RED, ROLL_COLUMN + ROLL_SETTLE, ORRERY_NO_PLACE } },
    { GAME_ANSWER (ROLL_DO_COUNT, ROLL_RED, 0, 0),
      { ROLL_RED, ROLL_ZONE + ROLL_WORLD, ORRERY_NO_PLACE } },
    { GAME_ANSWER (ROLL_DO_TRADE, ROLL_WHITE, 1, 0),
      { ROLL_WHITE, ORRERY_PLACE_EXTRA, ORRERY_NO_PLACE } },
    { GAME_ANSWER (ROLL_DO_REMOVE, ROLL_CUP, ROLL_BROWN, 0),
      { ROLL_BROWN, ROLL_CUP, ORRERY_NO_PLACE } },
    { GAME_ANSWER (ROLL_DO_RECRUIT, ROLL_BROWN, 0, 0),
      { ROLL_BROWN, ROLL_CITIZENRY, ORRERY_NO_PLACE } },
    { GAME_ANSWER (ROLL_DO_RECALL, ROLL_WORLD, ROLL_BROWN, 0),
      { ROLL_BROWN, ROLL_ZONE + ROLL_WORLD, ORRERY_NO_PLACE } },
  };
  OrreryDieMove move;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_true (orrery_die_move_of (&state, cases[i].answer, &move));
      g_assert_cmpmem (&move, sizeof move, &cases[i].move, sizeof move);
    }
  g_assert_false (orrery_die_move_of (&state, GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0), &move));
  g_assert_false (orrery_die_move_of (&state, GAME_ANSWER (ROLL_DO_SHIP, 3, 0, 0), &move));
}

/* --- Layout --- */

static gboolean
overlap (const GdkRectangle *a, const GdkRectangle *b)
{
  return gdk_rectangle_intersect (a, b, NULL);
}

static void
assert_inside (const GdkRectangle *inner, const GdkRectangle *outer)
{
  GdkRectangle both;

  g_assert_true (gdk_rectangle_intersect (inner, outer, &both));
  g_assert_true (gdk_rectangle_equal (&both, inner));
}

static void
check_layout (int width, double letter, const guint *counts)
{
  OrreryStripLayout layout;
  int minimum, natural = orrery_strip_layout_height (width, counts, letter, 1, &minimum);
  GdkRectangle whole = { 0, 0, width, natural };

  g_assert_cmpint (minimum, <=, natural);
  orrery_strip_layout_init (&layout, width, natural, counts, letter, 1);
  assert_inside (&layout.dictate, &whole);
  /* The name of a phase fits beside its symbol or below it. */
  if (layout.stacked)
    g_assert_cmpfloat (layout.head[0].height, >=, 18 + 15 * letter);
  else
    g_assert_cmpfloat (layout.head[0].width, >=, 60 * letter);
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      guint n = counts[ROLL_COLUMN + phase];

      assert_inside (&layout.column[phase], &whole);
      g_assert_false (overlap (&layout.column[phase], &layout.head[phase]));
      for (guint i = 0; i < n; i++)
        {
          GdkRectangle die, other;

          g_assert_true (orrery_strip_layout_die (&layout, ROLL_COLUMN + phase, i, n, &die));
          assert_inside (&die, &layout.column[phase]);
          g_assert_cmpint (die.width, >=, 20);
          /* The note below the dice stays readable. */
          g_assert_cmpint (die.y + die.height, <=,
                           layout.column[phase].y + layout.column[phase].height - layout.foot);
          for (guint k = 0; k < i; k++)
            {
              g_assert_true (orrery_strip_layout_die (&layout, ROLL_COLUMN + phase, k, n, &other));
              g_assert_false (overlap (&die, &other));
            }
          g_assert_cmpuint (orrery_strip_layout_at (&layout, die.x + 5, die.y + 5), ==,
                            ROLL_COLUMN + phase);
        }
    }
  for (guint i = 0; i < counts[ROLL_WILDS]; i++)
    {
      GdkRectangle die;

      g_assert_true (orrery_strip_layout_die (&layout, ROLL_WILDS, i, counts[ROLL_WILDS], &die));
      assert_inside (&die, &layout.tray);
      g_assert_false (overlap (&layout.tray, &layout.column[0]));
    }
}

static void
test_layout (void)
{
  static const int widths[] = { 294, 340, 399, 400, 572, 596, 900 };
  static const double letters[] = { 1, 1.5, 2 };

  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    for (guint l = 0; l < G_N_ELEMENTS (letters); l++)
      for (guint n = 0; n <= 14; n++)
        for (guint wilds = 0; wilds < 8; wilds++)
          {
            guint counts[ORRERY_N_DIE_PLACES] = { 0 };

            counts[ROLL_COLUMN + ROLL_DEVELOP] = n;
            counts[ROLL_COLUMN + ROLL_SHIP] = n / 2;
            counts[ROLL_WILDS] = wilds;
            check_layout (widths[w], letters[l], counts);
          }
}

/* --- Why --- */

static void
assert_total (const RollState *state, int seat, RollWhy what, guint8 face, guint detail,
              int expected)
{
  g_autoptr (OrreryTrace) trace = orrery_trace_new (state, seat, what, face, detail);
  g_autofree char *brief = orrery_trace_dup_brief (trace);
  int sum = 0;

  g_assert_cmpint (trace->total, ==, expected);
  g_assert_nonnull (trace->title);
  g_assert_nonnull (trace->rule);
  g_assert_nonnull (trace->entry);
  g_assert_cmpint (strlen (brief), >, 0);
  for (guint i = 0; i < trace->lines->len; i++)
    sum += ((OrreryWhyLine *) g_ptr_array_index (trace->lines, i))->amount;
  if (!trace->step)
    g_assert_cmpint (sum, ==, expected);
}

static void
check_traces (const RollState *state, int seat)
{
  const RollSeat *p = &state->seats[seat];
  GameScore score;

  roll_score (state, &score);
  assert_total (state, seat, ROLL_WHY_SCORE, ROLL_NONE, 0, score.total[seat]);
  assert_total (state, seat, ROLL_WHY_TIE_BREAK, ROLL_NONE, 0, score.tie_break[seat]);
  assert_total (state, seat, ROLL_WHY_CHIPS, ROLL_NONE, 0, p->chips);
  assert_total (state, seat, ROLL_WHY_POOL, ROLL_NONE, 0, state->pool);
  assert_total (state, seat, ROLL_WHY_SQUARES, ROLL_NONE, 0, roll_squares (state, seat));
  for (guint i = 0; i < p->n_tableau; i++)
    {
      guint8 face = p->tableau[i];

      if (roll_faces[face].bonus.kind != ROLL_BONUS_NONE)
        assert_total (state, seat, ROLL_WHY_BONUS, face, 0, roll_bonus (state, seat, face));
      if (roll_faces[face].kind != ROLL_WORLD)
        continue;
      assert_total (state, seat, ROLL_WHY_CAPACITY, face, 0, roll_capacity (state, seat, face));
      if (roll_faces[face].colour == ROLL_GRAY)
        continue;
      assert_total (state, seat, ROLL_WHY_TRADE, face, 0, roll_trade_value (state, seat, face));
      for (guint good = 0; good < ROLL_N_COLOURS; good++)
        for (guint shipper = 0; shipper < ROLL_N_COLOURS; shipper++)
          assert_total (state, seat, ROLL_WHY_CONSUME, face, good * 16 + shipper,
                        roll_consume_chips (state, seat, face, good, shipper));
    }
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    assert_total (state, seat, ROLL_WHY_STOCK, ROLL_NONE, colour, roll_stock_credits (state, seat, colour));
  for (guint8 face = 0; face < 2 * ROLL_N_TILES; face++)
    assert_total (state, seat, ROLL_WHY_COST, face, 0, roll_cost (state, seat, face));
}

static void
test_traces (void)
{
  for (guint64 seed = 100; seed < 108; seed++)
    {
      TableWalk walk;
      guint n = 0;

      table_walk_start (&walk, 2 + seed % 4, seed);
      while (table_walk_step (&walk))
        if (++n % 97 == 0 && walk.state.step != ROLL_STEP_SETUP)
          for (int seat = 0; seat < walk.state.n_seats; seat++)
            check_traces (&walk.state, seat);
      for (int seat = 0; seat < walk.state.n_seats; seat++)
        check_traces (&walk.state, seat);
    }
}

/* --- Small things --- */

static void
test_end_watch (void)
{
  for (guint64 seed = 200; seed < 210; seed++)
    {
      OrreryEndWatch watch;
      TableWalk walk;

      table_walk_start (&walk, 2 + seed % 4, seed);
      while (table_walk_step (&walk))
        {
          orrery_end_watch (&walk.state, &watch);
          g_assert_cmpint (watch.most_squares, ==, roll_squares (&walk.state, watch.leader));
          for (int seat = 0; seat < walk.state.n_seats; seat++)
            g_assert_cmpint (roll_squares (&walk.state, seat), <=, watch.most_squares);
          g_assert_cmpint (watch.pool, ==, MAX (walk.state.pool, 0));
        }
      orrery_end_watch (&walk.state, &watch);
      g_assert_true (watch.last);
    }
}

static void
test_chart_steps (void)
{
  for (int most = 1; most < 400; most++)
    for (int n = 2; n < 9; n++)
      {
        int step = orrery_chart_step (most, n), first = step;

        while (first % 10 == 0)
          first /= 10;
        g_assert_true (first == 1 || first == 2 || first == 5);
        g_assert_cmpint (step * n, >=, most);
        g_assert_true (step == 1 || orrery_chart_step (most, 2 * n) <= step);
      }
}

static void
test_log_markup (void)
{
  static const char *const bold[] = { "Ada", "Gem World", "World", NULL };
  g_autoptr (OrreryLogLine) line = orrery_log_line_new (0, FALSE, 0, NULL, "Ada & Adam settled Gem World <2>.", bold);

  g_assert_cmpstr (line->markup, ==, "<b>Ada</b> &amp; Adam settled <b>Gem World</b> &lt;2&gt;.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/dice/follow", test_dice_follow);
  g_test_add_func ("/table/dice/keep-side", test_dice_keep_side);
  g_test_add_func ("/table/dice/guess", test_dice_guess);
  g_test_add_func ("/table/dice/swap", test_dice_swap);
  g_test_add_func ("/table/dice/moves-of-answers", test_moves_of_answers);
  g_test_add_func ("/table/strip/layout", test_layout);
  g_test_add_func ("/table/why/totals", test_traces);
  g_test_add_func ("/table/end/watch", test_end_watch);
  g_test_add_func ("/table/chart/steps", test_chart_steps);
  g_test_add_func ("/table/log/markup", test_log_markup);
  return g_test_run ();
}
