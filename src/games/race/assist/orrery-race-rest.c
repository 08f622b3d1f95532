/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/assist/orrery-race-rest.h"

#include "games/race/rules/race.h"

/* How many positions to check; beyond that, assume that it matters. */
enum { MOST = 3000 };

/* The result of an order of powers, without the cards drawn. */
typedef struct
{
  int chips;
  int cards;
  guint goods; /* mask of places that keep theirs */
} Outcome;

typedef struct
{
  guint8 seat;
  guint n;
  GHashTable *seen; /* of GBytes: positions with a known result */
  gboolean has_outcome;
  Outcome outcome;
} Walk;

static gboolean
is_consuming (const RaceState *state, guint seat)
{
  return state->actor == seat && (state->ask == RACE_ASK_CONSUME || state->ask == RACE_ASK_GOOD_FOR);
}

static guint
list_goods (const RaceSeat *p)
{
  guint goods = 0;

  for (guint i = 0; i < p->n_tableau; i++)
    goods |= p->good[i] != 0 ? 1u << i : 0;
  return goods;
}

/* TRUE if it has already been checked. */
static gboolean
is_seen (Walk *walk, const RaceState *state)
{
  const RaceSeat *p = &state->seats[walk->seat];
  struct
  {
    RaceNow now;
    int chips, cards;
    guint goods;
  } key;

  memset (&key, 0, sizeof key);
  key.now = state->now;
  key.chips = p->chips;
  key.cards = p->n_hand;
  key.goods = list_goods (p);
  return !g_hash_table_add (walk->seen, g_bytes_new (&key, sizeof key));
}

static gboolean
ends_equally (Walk *walk, const RaceState *state)
{
  const RaceSeat *p = &state->seats[walk->seat];
  const Outcome outcome = { p->chips, p->n_hand, list_goods (p) };

  if (!walk->has_outcome)
    walk->outcome = outcome;
  walk->has_outcome = TRUE;
  return walk->outcome.chips == outcome.chips && walk->outcome.cards == outcome.cards && walk->outcome.goods == outcome.goods;
}

/* TRUE if all continuations give the same result. */
static gboolean
walk_on (Walk *walk, const RaceState *state)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = race_legal (state, legal);
  const gboolean draws = state->ask == RACE_ASK_DRAW;

  if (!draws && !is_consuming (state, walk->seat))
    return ends_equally (walk, state);
  if (!draws && is_seen (walk, state))
    return TRUE;
  if (walk->n++ > MOST)
    return FALSE;
  for (size_t i = 0; i < (draws ? 1 : n); i++)
    {
      RaceState after = *state;

      if (GAME_ANSWER_KIND (legal[i]) == RACE_DO_GAMBLE)
        return FALSE;
      race_apply (&after, legal[i], NULL);
      if (!walk_on (walk, &after))
        return FALSE;
    }
  return TRUE;
}

GArray *
orrery_race_list_rest (const void *data)
{
  const RaceState *state = data;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  Walk walk = { .seat = state->actor, .seen = seen };
  GameAnswer legal[GAME_MAX_ANSWERS];
  RaceState before, after = *state;
  GArray *answers;

  if (!is_consuming (state, state->actor) || !walk_on (&walk, state))
    return NULL;
  answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  do
    {
      race_legal (&after, legal);
      g_array_append_val (answers, legal[0]);
      before = after;
      race_apply (&after, legal[0], NULL);
    }
  while (race_continues (&before, &after));
  return answers;
}
