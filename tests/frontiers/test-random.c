/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random sessions of the assistant without any tile data, at every level; see walk.h for the checks of any
 * game. Sessions with tiles are in test-tiles.c. */
#include "games/frontiers/rules/internal.h"
#include "walk/walk.h"

static const FrState *
state_of (const Walk *w)
{
  return (const FrState *) &w->s;
}

/* At the level Clock, a mat may be unknown, which no option says; the house rule about picks has no effect
 * there, so it marks those sessions. */
static uint8_t
pick_options (uint8_t n_seats, GameRng *rng)
{
  static const uint8_t levels[] = { FR_DECLINE, FR_COUNTERS, FR_TILES, FR_MIRROR, FR_COUNTERS };
  unsigned options = levels[game_rng_below (rng, 5)];

  (void) n_seats;
  if (game_rng_below (rng, 6) == 0)
    return (uint8_t) (options | FR_FIRST_GAME);
  if (game_rng_below (rng, 2) == 0)
    options |= FR_GOALS;
  if (game_rng_below (rng, 4) == 0)
    options |= FR_STOCKPILE_ANY;
  if (game_rng_below (rng, 4) == 0)
    options |= FR_DECLINE;
  return (uint8_t) options;
}

static bool
is_unsaid (GameAnswer answer)
{
  return GAME_ANSWER_KIND (answer) == FR_DO_MAT && GAME_ANSWER_A (answer) == 0;
}

/* Nobody else sees which goal is kept, until the game ends. A contradicting entry corrects an earlier one. */
static bool
looks_alike (const Walk *w, GameAnswer a, GameAnswer b)
{
  (void) a;
  (void) b;
  return w->question.about == FR_ASK_GOAL && fr_face_down (state_of (w)) < 0 && state_of (w)->ends == 0;
}

static bool
is_blank (const void *view, int seat)
{
  const FrState *s = view;

  for (unsigned i = 0; i < s->n_goals; i++)
    if ((s->goal[i] & FR_FACE_DOWN) != 0 && s->holder[i] != seat && s->goal[i] != (FR_SECRET_GOAL | FR_FACE_DOWN))
      return false;
  return true;
}

static bool
knows_everything (const void *state)
{
  const FrState *s = state;

  for (unsigned i = 0; i < s->n_goals; i++)
    if (s->goal[i] == (FR_SECRET_GOAL | FR_FACE_DOWN))
      return false;
  return true;
}

static GameAnswer
any_correction (Walk *w)
{
  const unsigned kind = FR_FIRST_ANY_TIME + game_rng_below (&w->rng, FR_N_ANSWERS - FR_FIRST_ANY_TIME);
  const unsigned seat = game_rng_below (&w->rng, w->setup.n_seats);

  if (game_rng_below (&w->rng, 4) == 0)
    return GAME_ANSWER (kind, game_rng_below (&w->rng, 256), game_rng_below (&w->rng, 256), game_rng_below (&w->rng, 256));
  switch (kind)
    {
    case FR_DO_FIX_CREDITS:
    case FR_DO_FIX_CHIPS:
    case FR_DO_FIX_MILITARY:
      return GAME_ANSWER (kind, seat, 0, game_rng_below (&w->rng, 25));
    case FR_DO_FIX_POOL:
      return GAME_ANSWER (kind, 0, 0, game_rng_below (&w->rng, 40));
    case FR_DO_FIX_SUPPLY:
    case FR_DO_FIX_PRODUCE:
    case FR_DO_TURN_UP:
      return GAME_ANSWER (kind, game_rng_below (&w->rng, 20), 0, 0);
    case FR_DO_FIX_LEVEL:
      return GAME_ANSWER (kind, game_rng_below (&w->rng, 3), 0, 0);
    case FR_DO_FIX_STACK:
      return GAME_ANSWER (kind, game_rng_below (&w->rng, 24), game_rng_below (&w->rng, 2), 0);
    case FR_DO_FIX_ADD_WORLD:
    case FR_DO_FIX_ADD_COLONY:
      return GAME_ANSWER (kind, seat, FR_UNNAMED, 0);
    case FR_DO_FIX_ADD_DEVELOPMENT:
      return GAME_ANSWER (kind, seat, game_rng_below (&w->rng, 26), 0);
    case FR_DO_EXTRA:
    case FR_DO_FIX_GOOD:
    case FR_DO_FIX_SETTLERS:
    case FR_DO_FIX_STOCK:
      return GAME_ANSWER (kind, seat, game_rng_below (&w->rng, 6), game_rng_below (&w->rng, 5));
    default:
      return GAME_ANSWER (kind, seat, game_rng_below (&w->rng, 9), 0);
    }
}

static bool
has_ended (const void *state)
{
  return ((const FrState *) state)->ends != 0;
}

/* Without tile data these are never asked; and with few players goods hardly ever run out. */
static bool
is_asked (unsigned about, unsigned n_seats)
{
  if (about == FR_ASK_PRODUCE && n_seats < 4)
    return false;
  return about != FR_ASK_LAY_OUT && about != FR_ASK_DRAW && about != FR_ASK_HOW && about != FR_ASK_REPLACE;
}

/* Rules 10.2: a level asks only what it needs, also after it was changed during an action. */
static const uint8_t least_level[FR_N_QUESTIONS] = {
  [FR_ASK_FACTS] = FR_LEVEL_COUNTERS,   [FR_ASK_RETURN] = FR_LEVEL_COUNTERS,    [FR_ASK_PRICE] = FR_LEVEL_COUNTERS,
  [FR_ASK_MILITARY] = FR_LEVEL_COUNTERS, [FR_ASK_PRODUCE] = FR_LEVEL_COUNTERS,  [FR_ASK_WINDFALL] = FR_LEVEL_COUNTERS,
  [FR_ASK_STOCKPILE] = FR_LEVEL_COUNTERS, [FR_ASK_SELL] = FR_LEVEL_COUNTERS,    [FR_ASK_CONSUME] = FR_LEVEL_COUNTERS,
  [FR_ASK_LAY_OUT] = FR_LEVEL_MIRROR,   [FR_ASK_DRAW] = FR_LEVEL_MIRROR,        [FR_ASK_PICK] = FR_LEVEL_MIRROR,
  [FR_ASK_HOW] = FR_LEVEL_MIRROR,       [FR_ASK_REPLACE] = FR_LEVEL_MIRROR,     [FR_ASK_KIND] = FR_LEVEL_MIRROR,
};

/* Scenarios 165 and 166, and the bounds of rules 0.5. */
static void
check_stop (Walk *w)
{
  const FrState *s = state_of (w);
  int worlds = fr_bag (s) + s->now.n_laid;

  HOLDS (w, fr_level (s) >= least_level[s->ask]);
  for (unsigned kind = 0; kind < FR_N_KINDS; kind++)
    HOLDS (w, fr_goods_left (s, kind) >= 0 && fr_goods_left (s, kind) <= fr_goods[kind]);
  for (int i = 0; i < s->n_seats; i++)
    {
      const FrSeat *p = &s->seats[i];

      worlds += p->n_explored + p->n_stock_worlds;
      for (unsigned k = 0; k < p->n_colonies; k++)
        worlds += p->colony[k] < FR_N_WORLDS || p->colony[k] == FR_UNNAMED;
      HOLDS (w, p->n_colonies <= 9 && fr_covered (s, i) <= 12);
      HOLDS (w, s->step != FR_STEP_SELECT || fr_total (s, i) <= 9 || w->is_corrected || p->n_explored == 0);
    }
  HOLDS (w, worlds == FR_N_WORLDS);
}

static const WalkGame frontiers_walk = {
  .game = &fr_game,
  .n_answers = FR_N_ANSWERS,
  .first_fix = FR_FIRST_ANY_TIME,
  .n_questions = FR_N_QUESTIONS,
  .n_statuses = FR_N_STATUSES,
  .n_events = FR_N_EVENTS,
  .n_problems = FR_N_PROBLEMS,
  .is_over = FR_IS_OVER,
  .done = FR_DO_DONE,
  .mirror = 0xff,
  .seats_at = offsetof (FrState, seats),
  .share = { 0, 0, 30, 25, 25, 20 },
  .pick_options = pick_options,
  .is_unsaid = is_unsaid,
  .looks_alike = looks_alike,
  .is_blank = is_blank,
  .knows_everything = knows_everything,
  .any_correction = any_correction,
  .has_ended = has_ended,
  .is_asked = is_asked,
  .check_stop = check_stop,
};

int
main (int argc, char **argv)
{
  return walk_main (&frontiers_walk, argc, argv);
}
