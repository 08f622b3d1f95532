/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/assist/orrery-frontiers-turns.h"

#include "games/frontiers/words/orrery-frontiers.h"

#include <string.h>

struct _OrreryFrontiersTurns
{
  OrreryDecision parent_instance;

  guint n_all;
  guint n; /* of them decide here */
  guint8 seats[FR_MAX_SEATS]; /* in acting order */
  GameAnswer preset[FR_MAX_SEATS];
  GameAnswer chosen[FR_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (OrreryFrontiersTurns, orrery_frontiers_turns, ORRERY_TYPE_DECISION)

/* The default move. */
static gboolean
is_usual (GameAnswer answer)
{
  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_TAKE:
      return TRUE;
    case FR_DO_BUY:
      return GAME_ANSWER_A (answer) == FR_NO_STACK;
    case FR_DO_GAIN_VP:
      return GAME_ANSWER_A (answer) == 0;
    default:
      return FALSE;
    }
}

static GameAnswer
find_usual (const FrState *state)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = fr_legal (state, legal);

  for (gsize i = 0; i < n; i++)
    if (is_usual (legal[i]))
      return legal[i];
  return legal[0];
}

/* The table before the turn number `turn`; past the last one, after all turns. */
static void
get_state_at (OrreryFrontiersTurns *self, guint turn, FrState *state)
{
  memcpy (state, orrery_decision_get_start (ORRERY_DECISION (self)), sizeof *state);
  for (guint i = 0; i < turn; i++)
    fr_apply (state, self->chosen[i], NULL);
}

/* -1: the seat is not asked. */
static int
find_turn (OrreryFrontiersTurns *self, guint seat)
{
  for (guint i = 0; i < self->n; i++)
    if (self->seats[i] == seat)
      return (int) i;
  return -1;
}

/* Moves of others can make a move impossible; the default replaces it. */
static void
mend (OrreryFrontiersTurns *self)
{
  FrState state;

  for (guint i = 0; i < self->n; i++)
    {
      get_state_at (self, i, &state);
      if (fr_check (&state, self->chosen[i]) != FR_OK)
        self->chosen[i] = self->preset[i];
    }
}

static GameStatus
choose (OrreryFrontiersTurns *self, guint turn, GameAnswer answer)
{
  FrState state;
  GameStatus status;

  get_state_at (self, turn, &state);
  status = fr_check (&state, answer);
  if (status == FR_OK)
    {
      self->chosen[turn] = answer;
      mend (self);
    }
  return status;
}

/* --- OrreryDecision --- */

static GameStatus
change (OrreryDecision *decision, GameAnswer answer, gboolean on)
{
  OrreryFrontiersTurns *self = ORRERY_FRONTIERS_TURNS (decision);
  const gboolean is_shared = self->n > 1;
  const GameAnswer plain = is_shared ? answer & ~(GameAnswer) 255 : answer;
  const int turn = !is_shared ? 0 : GAME_ANSWER_C (answer) == 0 ? -1 : find_turn (self, GAME_ANSWER_C (answer) - 1u);
  GameStatus status = GAME_NO_SUCH_ANSWER;

  if (turn >= 0 && (on || self->chosen[turn] == plain))
    status = choose (self, (guint) turn, on ? plain : self->preset[turn]);
  if (status == GAME_OK)
    orrery_decision_changed (decision);
  return status;
}

static void
set_seats (OrreryDecision *decision, guint seats)
{
  OrreryFrontiersTurns *self = ORRERY_FRONTIERS_TURNS (decision);
  const guint before = self->n;

  for (self->n = 1; self->n < self->n_all && (seats >> self->seats[self->n] & 1) != 0;)
    self->n++;
  if (self->n != before)
    orrery_decision_changed (decision);
}

static void
put_back (OrreryDecision *decision)
{
  OrreryFrontiersTurns *self = ORRERY_FRONTIERS_TURNS (decision);

  memcpy (self->chosen, self->preset, sizeof self->chosen);
}

static gboolean
can_put_back (OrreryDecision *decision)
{
  OrreryFrontiersTurns *self = ORRERY_FRONTIERS_TURNS (decision);

  return memcmp (self->chosen, self->preset, sizeof self->chosen) != 0;
}

static void
fill (OrreryDecision *decision, const GameAnswer *answers, gsize n)
{
  OrreryFrontiersTurns *self = ORRERY_FRONTIERS_TURNS (decision);

  put_back (decision);
  for (guint i = 0; i < MIN (n, self->n); i++)
    if (choose (self, i, answers[i]) != FR_OK)
      return;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const OrreryChoice *x = a, *y = b;

  return x->answer < y->answer ? -1 : x->answer > y->answer;
}

GameAnswer
orrery_frontiers_turns_get_choice (OrreryFrontiersTurns *self, guint seat, GameAnswer answer)
{
  return self->n > 1 ? (answer & ~(GameAnswer) 255) | (seat + 1) : answer;
}

GArray *
orrery_frontiers_turns_list (OrreryFrontiersTurns *self, guint seat)
{
  const int turn = find_turn (self, seat);
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  GameAnswer legal[GAME_MAX_ANSWERS];
  FrState state;

  if (turn < 0)
    return answers;
  get_state_at (self, (guint) turn, &state);
  return g_array_append_vals (answers, legal, (guint) fr_legal (&state, legal));
}

static GArray *
list_choices (OrreryDecision *decision)
{
  OrreryFrontiersTurns *self = ORRERY_FRONTIERS_TURNS (decision);
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (OrreryChoice));

  for (guint i = 0; i < self->n; i++)
    {
      g_autoptr (GArray) answers = orrery_frontiers_turns_list (self, self->seats[i]);

      for (guint k = 0; k < answers->len; k++)
        {
          const GameAnswer answer = g_array_index (answers, GameAnswer, k);
          const gboolean is_it = answer == self->chosen[i];
          const OrreryChoice choice = { orrery_frontiers_turns_get_choice (self, self->seats[i], answer), is_it, !is_it };

          g_array_append_val (choices, choice);
        }
    }
  g_array_sort (choices, compare);
  return choices;
}

static GArray *
list_answers (OrreryDecision *decision)
{
  OrreryFrontiersTurns *self = ORRERY_FRONTIERS_TURNS (decision);
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  g_array_append_vals (answers, self->chosen, self->n);
  return answers;
}

/* Everything is preset. */
static char *
dup_missing (OrreryDecision *decision)
{
  return NULL;
}

static void
orrery_frontiers_turns_class_init (OrreryFrontiersTurnsClass *klass)
{
  OrreryDecisionClass *decision_class = ORRERY_DECISION_CLASS (klass);

  decision_class->change = change;
  decision_class->fill = fill;
  decision_class->list_choices = list_choices;
  decision_class->list_answers = list_answers;
  decision_class->dup_missing = dup_missing;
  decision_class->can_put_back = can_put_back;
  decision_class->put_back = put_back;
  decision_class->set_seats = set_seats;
}

static void
orrery_frontiers_turns_init (OrreryFrontiersTurns *self)
{
}

/* The seats that are asked the same question, one after the other. */
static void
list_turns (OrreryFrontiersTurns *self, const FrState *start)
{
  FrState before = *start, after;

  do
    {
      self->seats[self->n_all] = before.actor;
      self->preset[self->n_all] = find_usual (&before);
      after = before;
      fr_apply (&after, self->preset[self->n_all++], NULL);
      if (!game_continues (&fr_game, &before, &after))
        return;
      before = after;
    }
  while (self->n_all < FR_MAX_SEATS);
}

/* The moves of all seats in an action. */
static gboolean
is_preset (const FrState *state)
{
  return fr_level (state) == FR_LEVEL_CLOCK && (state->ask == FR_ASK_BUY || state->ask == FR_ASK_SETTLE || state->ask == FR_ASK_CHIPS);
}

OrreryDecision *
orrery_frontiers_new_decision (const void *state)
{
  OrreryFrontiersTurns *self;

  if (!is_preset (state))
    return NULL;
  self = orrery_decision_construct (ORRERY_TYPE_FRONTIERS_TURNS, &orrery_frontiers, state);
  list_turns (self, state);
  self->n = self->n_all;
  put_back (ORRERY_DECISION (self));
  return ORRERY_DECISION (self);
}

gboolean
orrery_frontiers_turns_get (OrreryFrontiersTurns *self, guint seat, GameAnswer *answer)
{
  const int turn = find_turn (self, seat);

  if (turn >= 0)
    *answer = self->chosen[turn];
  return turn >= 0;
}

gboolean
orrery_frontiers_turns_is_shared (OrreryFrontiersTurns *self)
{
  return self->n > 1;
}
