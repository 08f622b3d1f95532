/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random games of Race for the Galaxy; see walk.h for the checks of any game. */
#include "games/race/rules/internal.h"
#include "walk/walk.h"

static const RaceState *
state_of (const Walk *w)
{
  return (const RaceState *) &w->s;
}

/* With two seats, half of the games have two actions. */
static uint8_t
pick_options (uint8_t n_seats, GameRng *rng)
{
  unsigned options = 0;

  if (game_rng_below (rng, 8) == 0)
    options |= RACE_FIRST_GAME;
  if (game_rng_below (rng, 8) == 0)
    options |= RACE_SECOND_EDITION;
  if (game_rng_below (rng, 6) == 0)
    options |= RACE_MIRROR;
  if (n_seats == 2 && game_rng_below (rng, 2) == 0)
    options |= RACE_TWO_ACTIONS;
  if (n_seats == 2 && (options & (RACE_FIRST_GAME | RACE_MIRROR)) == 0 && game_rng_below (rng, 6) == 0)
    options |= RACE_CHOOSE_START;
  return (uint8_t) options;
}

static bool
is_unsaid (GameAnswer answer)
{
  return GAME_ANSWER_KIND (answer) == RACE_DO_CARD && GAME_ANSWER_A (answer) == RACE_UNKNOWN;
}

/* As many as there are copies that may be in the deck. */
static void
check_weight (Walk *w, GameAnswer answer, uint8_t weight)
{
  if (GAME_ANSWER_KIND (answer) == RACE_DO_START_WORLD)
    HOLDS (w, weight == 1);
  else if (GAME_ANSWER_A (answer) != RACE_UNKNOWN)
    HOLDS (w, weight == race_cards_count (&state_of (w)->deck, GAME_ANSWER_A (answer)));
}

/* TRUE if the seat is the last to choose in secret, so that its answer reveals everything. */
static bool
is_last (const RaceState *s)
{
  return (s->now.done | RACE_BIT (s->actor)) == race_all_seats (s);
}

/* Drawn, kept, paid, spent or discarded cards are never visible; secret choices are visible when everybody
 * has chosen. At a mirrored table, cards need not be named. */
static bool
looks_alike (const Walk *w, GameAnswer a, GameAnswer b)
{
  const bool is_named = GAME_ANSWER_A (a) != RACE_UNKNOWN && GAME_ANSWER_A (b) != RACE_UNKNOWN;

  switch (w->question.about)
    {
    case RACE_ASK_DRAW:
    case RACE_ASK_GOOD:
    case RACE_ASK_PAY:
    case RACE_ASK_LIMIT:
    case RACE_ASK_KEEP:
    case RACE_ASK_START_DISCARD:
      return is_named;
    case RACE_ASK_SPEND:
      return is_named && GAME_ANSWER_KIND (a) == GAME_ANSWER_KIND (b);
    case RACE_ASK_CHOOSE_START:
      return true;
    case RACE_ASK_ACTION:
    case RACE_ASK_DEVELOP:
    case RACE_ASK_SETTLE:
      return !is_last (state_of (w));
    default:
      return false;
    }
}

static bool
is_blank (const void *view, int seat)
{
  const RaceState *s = view;

  for (int i = 0; i < s->n_seats; i++)
    {
      const RaceSeat *p = &s->seats[i];

      for (unsigned k = 0; k < p->n_tableau; k++)
        if (p->good[k] != 0 && p->good[k] != RACE_UNKNOWN)
          return false;
      if (i == seat)
        continue;
      if (race_cards_size (&p->hand) != 0 || race_cards_size (&p->drawn) != 0 || p->n_chosen != 0
          || race_cards_size (&s->discard[i]) != 0 || (p->offer[0] != 0 && p->offer[0] != RACE_UNKNOWN)
          || (s->step == RACE_STEP_ACTION && p->actions[0] != 0))
        return false;
    }
  return race_cards_size (&s->discard[RACE_KNOWN_TO_NOBODY]) == 0;
}

static bool
knows_everything (const void *state)
{
  const RaceState *s = state;

  for (int i = 0; i < s->n_seats; i++)
    {
      const RaceSeat *p = &s->seats[i];

      if (p->n_unknown + p->n_drawn_unknown + p->n_chosen_unknown != 0 || p->offer[0] == RACE_UNKNOWN
          || p->offer[1] == RACE_UNKNOWN)
        return false;
      for (unsigned k = 0; k < p->n_tableau; k++)
        if (p->good[k] == RACE_UNKNOWN)
          return false;
    }
  return s->n_discard_unknown == 0;
}

static GameAnswer
any_correction (Walk *w)
{
  const RaceState *s = state_of (w);
  const unsigned kind = RACE_DO_FIX_CHIPS + game_rng_below (&w->rng, RACE_N_ANSWERS - RACE_DO_FIX_CHIPS);
  const unsigned seat = game_rng_below (&w->rng, s->n_seats);
  const RaceSeat *p = &s->seats[seat];
  const unsigned any = game_rng_below (&w->rng, RACE_N_DESIGNS + 1);
  const unsigned card = any == RACE_N_DESIGNS ? RACE_UNKNOWN : any;
  const unsigned own = p->tableau[game_rng_below (&w->rng, p->n_tableau + 1u) % RACE_MAX_TABLEAU];

  if (game_rng_below (&w->rng, 4) == 0)
    return GAME_ANSWER (kind, game_rng_below (&w->rng, 256), game_rng_below (&w->rng, 256),
                        game_rng_below (&w->rng, 256));
  switch (kind)
    {
    case RACE_DO_FIX_CHIPS:
      return GAME_ANSWER (kind, seat, 0, game_rng_below (&w->rng, 40));
    case RACE_DO_FIX_POOL:
      return GAME_ANSWER (kind, 0, 0, game_rng_below (&w->rng, 40));
    case RACE_DO_FIX_UNPLACE:
    case RACE_DO_FIX_ADD_GOOD:
    case RACE_DO_FIX_TAKE_GOOD:
      return GAME_ANSWER (kind, seat, own, 0);
    case RACE_DO_FIX_ADD_DISCARD:
    case RACE_DO_FIX_TAKE_DISCARD:
      return GAME_ANSWER (kind, card, 0, 0);
    default:
      return GAME_ANSWER (kind, seat, card, 0);
    }
}

static bool
is_equal (const void *state, GameAnswer answer)
{
  const RaceState *s = state;
  const uint8_t design = GAME_ANSWER_A (answer);

  return s->ask == RACE_ASK_CONSUME && answer == GAME_ANSWER (RACE_DO_USE, design, 0, 0)
         && race_equal_power (s, design) != design;
}

static bool
has_ended (const void *state)
{
  return race_has_ended (state);
}

static bool
is_asked (unsigned about, unsigned n_seats)
{
  return about != RACE_ASK_CHOOSE_START || n_seats == 2;
}

/* Scenario 207, and rules 11.4: no tableau has more than 15 cards. */
static void
check_stop (Walk *w)
{
  HOLDS (w, w->n_legal <= RACE_N_DESIGNS + 1);
  /* With two actions, one may have no effect; if cards are unknown, differences get lost. */
  if (w->question.ask == GAME_DECIDE && knows_everything (&w->s) && w->question.about != RACE_ASK_ACTION && walk_one_in (w, 20))
    walk_check_different (w);
  for (int i = 0; i < w->setup.n_seats; i++)
    HOLDS (w, state_of (w)->seats[i].n_tableau <= 15 || w->is_corrected);
}

static const WalkGame race_walk = {
  .game = &race_game,
  .n_answers = RACE_N_ANSWERS,
  .first_fix = RACE_DO_FIX_CHIPS,
  .n_questions = RACE_N_QUESTIONS,
  .n_statuses = RACE_N_STATUSES,
  .n_events = RACE_N_EVENTS,
  .n_problems = RACE_N_PROBLEMS,
  .is_over = RACE_IS_OVER,
  .done = RACE_DO_DONE,
  .mirror = RACE_MIRROR,
  .seats_at = offsetof (RaceState, seats),
  .share = { 0, 0, 60, 25, 15 },
  .pick_options = pick_options,
  .is_unsaid = is_unsaid,
  .check_weight = check_weight,
  .is_equal = is_equal,
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
  return walk_main (&race_walk, argc, argv);
}
