/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/assist/orrery-race-book.h"

#include "games/race/assist/orrery-race-rest.h"
#include "games/race/words/orrery-race.h"

#include <glib/gi18n.h>

/* --- Automatic answers --- */

static gboolean
is_legal (const RaceState *state, GameAnswer answer)
{
  return race_check (state, answer) == RACE_OK;
}

/* A card that its player keeps secret. */
static gboolean
answer_unsaid (const void *asked, GameAnswer *answer)
{
  const RaceState *state = asked;

  switch (state->ask)
    {
    case RACE_ASK_DRAW:
      *answer = GAME_ANSWER (RACE_DO_CARD, RACE_UNKNOWN, 0, 0);
      break;
    case RACE_ASK_KEEP:
      *answer = GAME_ANSWER (RACE_DO_KEEP, RACE_UNKNOWN, 0, 0);
      break;
    case RACE_ASK_START_DISCARD:
    case RACE_ASK_PAY:
    case RACE_ASK_LIMIT:
      *answer = GAME_ANSWER (RACE_DO_DISCARD, RACE_UNKNOWN, 0, 0);
      break;
    default:
      return FALSE;
    }
  return is_legal (state, *answer);
}

/* If a card could be discarded for Military: the world, if there is one, is placed without it and in the same way. */
static gboolean
is_optional (const void *asked)
{
  const RaceState *state = asked;
  const RaceSeat *p = &state->seats[state->actor];
  const guint8 world = (guint8) (p->placing - 1);

  if (state->ask != RACE_ASK_TACTICS || !is_legal (state, GAME_ANSWER (RACE_DO_KEEP, state->piece, 0, 0)))
    return FALSE;
  return p->placing == 0 || !race_design (state, world)->military
         || race_strength (state, state->actor, world) >= race_design (state, world)->cost;
}

static const char *
tell_optional (const void *asked)
{
  const RaceState *state = asked;

  return state->ask == RACE_ASK_SETTLE
             && (state->seats[state->actor].has & RACE_BIT (RACE_POWER_TEMPORARY_MILITARY)) != 0
           ? _("Discard for Military…") : NULL;
}

/* The order of the remaining powers makes no difference. */
static gboolean
answer_rest (const RaceState *state, GameAnswer *answer)
{
  g_autoptr (GArray) rest = orrery_race_list_rest (state);

  if (rest != NULL)
    *answer = g_array_index (rest, GameAnswer, 0);
  return rest != NULL;
}

/* People do not say more about a partly known hand than about the others: take the first possible card. */
static gboolean
answer_known (const RaceState *state, GameAnswer *answer)
{
  GameAnswer legal[GAME_MAX_ANSWERS];

  if (state->ask != RACE_ASK_KEEP && state->ask != RACE_ASK_START_DISCARD && state->ask != RACE_ASK_PAY
      && state->ask != RACE_ASK_LIMIT)
    return FALSE;
  race_legal (state, legal);
  *answer = legal[0];
  return TRUE;
}

/* A computer player must know its cards, and decides for itself. */
static gboolean
answer_alone (const void *asked, guint depth, guint computers, guint wanted, GameAnswer *answer)
{
  const RaceState *state = asked;

  if ((computers >> state->actor & 1) != 0)
    return FALSE;
  if (is_optional (state) && (wanted >> state->actor & 1) == 0)
    {
      *answer = GAME_ANSWER (RACE_DO_KEEP, state->piece, 0, 0);
      return TRUE;
    }
  return answer_unsaid (state, answer) || answer_known (state, answer) || answer_rest (state, answer);
}

/* --- Turns --- */

/* The start worlds are chosen before the first question; the first cards of a computer player are typed one by one. */
static gboolean
is_setup (const void *state)
{
  return ((const RaceState *) state)->ask == RACE_ASK_START_WORLD;
}

/* Actions are revealed together; the rest is entered in the order of the rules, so that nobody answers before
 * their turn. */
static gboolean
is_same_turn (const void *before, const void *after)
{
  const RaceState *a = before, *b = after;

  return a->round == b->round && a->step == b->step && a->phase == b->phase && a->turn == b->turn && a->actor == b->actor;
}

/* Everything is entered openly, after it was revealed. */
static const char *
tell_nothing (const void *state)
{
  return NULL;
}

static const OrreryDepth depths[] = {
  { "books", N_("Books"),
    N_("Enter who chose what, what was placed, and which goods were used. Orrery counts cards, chips and goods, and "
       "asks only about choices.") },
};

const OrreryTableBook orrery_race_book = {
  .depths = depths,
  .n_depths = G_N_ELEMENTS (depths),
  .answer_alone = answer_alone,
  .answer_unsaid = answer_unsaid,
  .is_setup = is_setup,
  .is_optional = is_optional,
  .tell_optional = tell_optional,
  .tell_secret = tell_nothing,
  .tell_unsaid = tell_nothing,
  .is_same_turn = is_same_turn,
};

/* --- Setting up --- */

char *
orrery_race_setup_find_missing (const OrreryRaceSetup *self, const OrreryPlayer *players)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      if (self->starts[i] == 0)
        return g_strdup_printf (_("%s: the start world is missing."), players[i].name);
      for (guint k = 0; k < i; k++)
        if (self->starts[k] == self->starts[i])
          return g_strdup_printf (_("%s and %s cannot both have %s."), players[k].name, players[i].name,
                                  race_designs[0][race_starts[self->starts[i] - 1]].name);
    }
  return NULL;
}

static guint
find_computers (const OrreryRaceSetup *self, const OrreryPlayer *players)
{
  guint computers = 0;

  for (guint i = 0; i < self->n_seats; i++)
    if (orrery_game_find_player (&orrery_race, players[i].kind) != NULL)
      computers |= 1u << i;
  return computers;
}

/* FALSE: people have to be asked. */
static gboolean
answer_setup (const OrreryRaceSetup *self, const RaceState *state, guint computers, GameAnswer *answer)
{
  if (state->step != RACE_STEP_SETUP)
    return FALSE;
  if (state->ask != RACE_ASK_START_WORLD)
    return answer_alone (state, 0, computers, 0, answer);
  *answer = GAME_ANSWER (RACE_DO_START_WORLD, race_starts[self->starts[state->actor] - 1], 0, 0);
  return TRUE;
}

OrreryRecord *
orrery_race_setup_begin (const OrreryRaceSetup *self, const OrreryPlayer *players, char **problem)
{
  const GameSetup setup = { (guint8) self->n_seats, self->options | RACE_MIRROR };
  const guint computers = find_computers (self, players);
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  GameAnswer answer;

  *problem = orrery_race_setup_find_missing (self, players);
  if (*problem != NULL)
    return NULL;
  record = orrery_record_new (&orrery_race, &setup, 0, players);
  while (answer_setup (self, orrery_record_get_state (record), computers, &answer))
    if (!orrery_record_answer (record, answer, NULL, &error))
      {
        *problem = g_strdup (error->message);
        return NULL;
      }
  return g_steal_pointer (&record);
}
