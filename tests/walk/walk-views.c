/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "walk.h"

#include <string.h>

static GameState
view_of (const Walk *w, const void *state, int seat)
{
  GameState view = walk_copy (w, state);

  w->of->game->view (&view, seat);
  return view;
}

/* The asked seat gets the same question and choices in its own view; if things are unknown even to us, the
 * view allows more. */
static void
check_own_question (Walk *w, const GameState *view)
{
  const GameQuestion question = w->of->game->question (view);
  GameAnswer legal[GAME_MAX_ANSWERS];

  HOLDS (w, memcmp (&question, &w->question, sizeof question) == 0);
  if (!w->of->knows_everything (&w->s))
    {
      for (size_t i = 0; i < w->n_legal; i++)
        HOLDS (w, w->of->game->check (view, w->legal[i]) == GAME_OK);
      return;
    }
  HOLDS (w, w->of->game->legal (view, legal) == w->n_legal);
  HOLDS (w, memcmp (legal, w->legal, w->n_legal * sizeof *legal) == 0);
}

void
walk_check_views (Walk *w)
{
  for (int seat = 0; seat < w->setup.n_seats; seat++)
    {
      const GameState view = view_of (w, &w->s, seat);
      const GameState again = view_of (w, &view, seat);

      HOLDS (w, walk_is_whole (w, &view));
      HOLDS (w, walk_same (w, &view, &again));
      HOLDS (w, w->of->is_blank (&view, seat));
      if (w->question.ask == GAME_DECIDE && w->question.seat == seat)
        check_own_question (w, &view);
    }
}

/* A guess is another world with the same view. If even the seat's own things are unknown, as at a mirrored
 * table, it says more. */
void
walk_check_guess (Walk *w)
{
  const int seat = (int) game_rng_below (&w->sampling, w->setup.n_seats);
  const GameState view = view_of (w, &w->s, seat);
  const bool says_more = (w->setup.options & w->of->mirror) != 0 || !w->of->knows_everything (&w->s);
  GameRng rng;

  game_rng_seed (&rng, game_rng_next (&w->sampling));
  for (int i = 0; i < 2; i++)
    {
      GameState guess = walk_copy (w, i == 0 ? (const void *) &w->s : &view);

      w->of->game->determinise (&guess, seat, &rng);
      HOLDS (w, walk_is_whole (w, &guess));
      HOLDS (w, w->of->knows_everything (&guess));
      w->of->game->view (&guess, seat);
      HOLDS (w, says_more || walk_same (w, &guess, &view));
    }
}

/* Two answers that differ only in secret leave the others with the same view. */
static void
check_secret_choice (Walk *w, int seat)
{
  const GameAnswer x = w->legal[game_rng_below (&w->sampling, (uint32_t) w->n_legal)];
  const GameAnswer y = w->legal[game_rng_below (&w->sampling, (uint32_t) w->n_legal)];
  GameState a, b;

  if (x == y || !w->of->looks_alike (w, x, y))
    return;
  a = walk_copy (w, &w->s);
  b = walk_copy (w, &w->s);
  HOLDS (w, w->of->game->apply (&a, x, NULL) == GAME_OK);
  HOLDS (w, w->of->game->apply (&b, y, NULL) == GAME_OK);
  w->of->game->view (&a, seat);
  w->of->game->view (&b, seat);
  HOLDS (w, walk_same (w, &a, &b));
}

void
walk_check_hidden (Walk *w)
{
  const int seat = (int) game_rng_below (&w->sampling, w->setup.n_seats);

  if (w->of->check_secret_step != NULL && w->of->check_secret_step (w, seat))
    return;
  if (w->question.seat >= 0 && w->question.seat != seat)
    check_secret_choice (w, seat);
}
