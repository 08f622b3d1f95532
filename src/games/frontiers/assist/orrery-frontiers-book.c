/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/assist/orrery-frontiers-book.h"

#include <glib/gi18n.h>

/* Secrets, and answers that take long to name, may be left out. */
static gboolean
answer_unsaid (const void *state, GameAnswer *answer)
{
  switch (((const FrState *) state)->ask)
    {
    case FR_ASK_GOAL:
      *answer = GAME_ANSWER (FR_DO_GOAL, FR_SECRET_GOAL, 0, 0);
      break;
    case FR_ASK_LAY_OUT:
      *answer = GAME_ANSWER (FR_DO_SKIP, 0, 0, 0);
      break;
    case FR_ASK_DRAW:
      *answer = GAME_ANSWER (FR_DO_DRAW, FR_UNNAMED, 0, 0);
      break;
    default:
      return FALSE;
    }
  return fr_check (state, *answer) == FR_OK;
}

/* A goal is kept face down: only Mirror, where the screen is handed over, asks for its name. */
static gboolean
answer_alone (const void *state, guint depth, guint computers, guint wanted, GameAnswer *answer)
{
  return fr_level (state) != FR_LEVEL_MIRROR && ((const FrState *) state)->ask == FR_ASK_GOAL && answer_unsaid (state, answer);
}

static const char *
tell_secret (const void *state)
{
  return ((const FrState *) state)->ask == FR_ASK_GOAL ? _("Look at three goals and keep one.") : _("This is about the goal you hold.");
}

static const char *
tell_unsaid (const void *state)
{
  return ((const FrState *) state)->ask == FR_ASK_GOAL ? _("Keep It Secret") : NULL;
}

/* Everybody gets every question, in the order of the track. */

static gboolean
is_optional (const void *state)
{
  return FALSE;
}

static const char *
tell_optional (const void *state)
{
  return NULL;
}

static gboolean
is_same_turn (const void *before, const void *after)
{
  const FrState *a = before, *b = after;

  return a->round == b->round && a->step == b->step && a->k == b->k && a->now.turn == b->now.turn;
}

static guint
get_depth (const void *state)
{
  return fr_level (state);
}

static GameAnswer
answer_depth (guint depth)
{
  return GAME_ANSWER (FR_DO_FIX_LEVEL, depth, 0, 0);
}

static const OrreryDepth depths[] = {
  [FR_LEVEL_CLOCK] = { "clock", N_("Clock"),
                       N_("Whose turn it is, in which order everybody acts, and how near the end is. About eleven taps per round.") },
  [FR_LEVEL_COUNTERS] = { "counters", N_("Counters"),
                          N_("Also keeps credits, chips, colonists, goods and Military, with a running score.") },
  [FR_LEVEL_MIRROR] = { "mirror", N_("Mirror"),
                        N_("For owners who have entered My Tiles: also which tile is where, with prices and bonuses worked out.") },
};

const OrreryTableBook orrery_frontiers_book = {
  .depths = depths,
  .n_depths = G_N_ELEMENTS (depths),
  .get_depth = get_depth,
  .answer_depth = answer_depth,
  .is_setup = orrery_frontiers_is_setup,
  .answer_alone = answer_alone,
  .is_optional = is_optional,
  .tell_optional = tell_optional,
  .answer_unsaid = answer_unsaid,
  .tell_secret = tell_secret,
  .tell_unsaid = tell_unsaid,
  .is_same_turn = is_same_turn,
};
