/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "walk.h"

#include <string.h>

static RollState
view_of (const RollState *s, int seat)
{
  RollState view = *s;

  roll_view (&view, seat);
  return view;
}

/* Whoever is asked is asked the same in its own view, and has the same choice. */
static void
check_own_question (Walk *w, const RollState *view)
{
  const GameQuestion question = roll_question (view);
  GameAnswer legal[GAME_MAX_ANSWERS];

  HOLDS (w, memcmp (&question, &w->question, sizeof question) == 0);
  HOLDS (w, roll_legal (view, legal) == w->n_legal);
  HOLDS (w, memcmp (legal, w->legal, w->n_legal * sizeof *legal) == 0);
}

static bool
is_blank_of_others (const RollState *view, int seat)
{
  for (int i = 0; i < view->n_seats; i++)
    if (i != seat)
      {
        if (view->seats[i].pile != 0)
          return false;
        for (unsigned kind = 0; kind < 2; kind++)
          for (unsigned k = 1; k < view->seats[i].n_stack[kind]; k++)
            if (roll_stack_at (&view->seats[i], kind, k) != ROLL_UNKNOWN)
              return false;
      }
  return true;
}

void
walk_check_views (Walk *w)
{
  for (int seat = 0; seat < w->s.n_seats; seat++)
    {
      const RollState view = view_of (&w->s, seat);
      const RollState again = view_of (&view, seat);

      HOLDS (w, walk_is_whole (&view));
      HOLDS (w, walk_same (&view, &again));
      HOLDS (w, is_blank_of_others (&view, seat));
      if (w->question.ask == GAME_DECIDE && w->question.seat == seat)
        check_own_question (w, &view);
    }
}

static bool
knows_every_tile (const RollState *s)
{
  for (int i = 0; i < s->n_seats; i++)
    {
      if (s->seats[i].pile_unknown != 0)
        return false;
      for (unsigned kind = 0; kind < 2; kind++)
        for (unsigned k = 0; k < s->seats[i].n_stack[kind]; k++)
          if (roll_stack_at (&s->seats[i], kind, k) == ROLL_UNKNOWN)
            return false;
    }
  for (unsigned i = 0; i < s->now.n_drawn; i++)
    if (s->now.drawn[i] == ROLL_UNKNOWN)
      return false;
  return s->n_unknown == 0;
}

/* A guess is another world that the seat cannot tell from this one. Where even the seat's own tiles
 * are unknown, as at a mirrored table, it says more. */
void
walk_check_guess (Walk *w)
{
  const int seat = (int) game_rng_below (&w->sampling, w->s.n_seats);
  const RollState view = view_of (&w->s, seat);
  const bool says_more = (w->s.options & ROLL_MIRROR) != 0 || w->s.n_unknown > 0;
  GameRng rng;

  game_rng_seed (&rng, game_rng_next (&w->sampling));
  for (int i = 0; i < 2; i++)
    {
      RollState guess = w->s;

      roll_determinise (&guess, seat, &rng);
      HOLDS (w, walk_is_whole (&guess));
      HOLDS (w, knows_every_tile (&guess));
      roll_view (&guess, seat);
      HOLDS (w, says_more || walk_same (&guess, &view));
    }
}

static GameAnswer
any_answer (const RollState *s, GameRng *rng)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = roll_legal (s, legal);

  return legal[game_rng_below (rng, (uint32_t) n)];
}

/* A round in which nobody is asked anything after Assign leads straight to the next one. */
static bool
is_assigning (const Walk *w, const RollState *s)
{
  return s->step == ROLL_STEP_ASSIGN && s->round == w->s.round;
}

/* Others roll and assign as they like, until the seat is asked or all have assigned. */
static void
pass_others (Walk *w, RollState *s, int seat)
{
  while (is_assigning (w, s) && roll_question (s).seat != seat)
    HOLDS (w, roll_apply (s, any_answer (s, &w->sampling), NULL) == ROLL_OK);
}

/* Two worlds in which the seat rolls and assigns alike and the others do not. */
static void
check_assign (Walk *w, int seat)
{
  RollState a = w->s;
  RollState b = w->s;

  for (;;)
    {
      GameAnswer answer;

      pass_others (w, &a, seat);
      pass_others (w, &b, seat);
      if (!is_assigning (w, &a) || !is_assigning (w, &b))
        break;
      {
        const RollState view_a = view_of (&a, seat);
        const RollState view_b = view_of (&b, seat);

        HOLDS (w, walk_same (&view_a, &view_b));
      }
      answer = any_answer (&a, &w->sampling);
      HOLDS (w, roll_apply (&a, answer, NULL) == ROLL_OK);
      HOLDS (w, roll_apply (&b, answer, NULL) == ROLL_OK);
    }
  HOLDS (w, !is_assigning (w, &a) && !is_assigning (w, &b));
}

/* May the other choice of the same kind be seen? Where a new tile goes is public, and so is one that
 * comes to the top. */
static bool
looks_alike (const Walk *w, GameAnswer a, GameAnswer b)
{
  const RollSeat *p = &w->s.seats[w->question.seat];

  if (GAME_ANSWER_KIND (a) != GAME_ANSWER_KIND (b))
    return false;
  switch (w->question.about)
    {
    case ROLL_ASK_DRAW:
      return GAME_ANSWER_A (a) != ROLL_UNKNOWN && GAME_ANSWER_A (b) != ROLL_UNKNOWN;
    case ROLL_ASK_START:
      return w->s.chosen != ((1u << w->s.n_seats) - 1 - (1u << w->question.seat));
    case ROLL_ASK_ABANDON:
      return true;
    case ROLL_ASK_PUT:
      return GAME_ANSWER_B (a) == GAME_ANSWER_B (b) && GAME_ANSWER_C (a) == 0 && GAME_ANSWER_C (b) == 0
             && p->n_stack[GAME_ANSWER_B (a)] > 0;
    case ROLL_ASK_ORDER:
      return w->s.now.n_drawn > 1;
    default:
      return false;
    }
}

/* Two answers that differ only in secret leave the others with the same view. */
static void
check_secret_choice (Walk *w, int seat)
{
  const GameAnswer x = w->legal[game_rng_below (&w->sampling, (uint32_t) w->n_legal)];
  const GameAnswer y = w->legal[game_rng_below (&w->sampling, (uint32_t) w->n_legal)];
  RollState a = w->s;
  RollState b = w->s;

  if (x == y || !looks_alike (w, x, y))
    return;
  HOLDS (w, roll_apply (&a, x, NULL) == ROLL_OK);
  HOLDS (w, roll_apply (&b, y, NULL) == ROLL_OK);
  roll_view (&a, seat);
  roll_view (&b, seat);
  HOLDS (w, walk_same (&a, &b));
}

void
walk_check_hidden (Walk *w)
{
  const int seat = (int) game_rng_below (&w->sampling, w->s.n_seats);

  if (w->s.step == ROLL_STEP_ASSIGN && w->question.about == ROLL_ASK_SIDE && w->question.seat == 0)
    check_assign (w, seat);
  else if (w->question.seat >= 0 && w->question.seat != seat)
    check_secret_choice (w, seat);
}
