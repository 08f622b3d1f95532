/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/assist/orrery-picks.h"

struct _OrreryPicks
{
  RollState start;
  RollState state;
  GArray *picked; /* of GameAnswer, in the order of the rules */
  gboolean changed;
};

static const RollSeat *
seat_of (const OrreryPicks *self)
{
  return &self->start.seats[self->start.actor];
}

gboolean
orrery_picks_handles (guint about)
{
  return about == ROLL_ASK_ABANDON || about == ROLL_ASK_RECRUIT || about == ROLL_ASK_RECALL
         || about == ROLL_ASK_COUNT || about == ROLL_ASK_KEEP;
}

OrreryPicks *
orrery_picks_new (const RollState *start)
{
  OrreryPicks *self;

  g_return_val_if_fail (start != NULL && orrery_picks_handles (start->ask), NULL);

  self = g_new0 (OrreryPicks, 1);
  self->start = *start;
  self->state = *start;
  self->picked = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  return self;
}

void
orrery_picks_free (OrreryPicks *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->picked);
  g_free (self);
}

/* Goods are named in the order of the tableau, all else as the answers' numbers rise. */
static guint
place_in_tableau (const RollSeat *p, guint8 face)
{
  for (guint i = 0; i < p->n_tableau; i++)
    if (p->tableau[i] == face)
      return i;
  return ROLL_MAX_TABLEAU;
}

static guint
order_of (const OrreryPicks *self, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_RECALL_GOOD)
    return answer;
  return GAME_ANSWER (ROLL_DO_RECALL_GOOD, place_in_tableau (seat_of (self), GAME_ANSWER_A (answer)),
                      GAME_ANSWER_B (answer), 0);
}

static void
insert (const OrreryPicks *self, GArray *picked, GameAnswer answer)
{
  guint i = 0;

  while (i < picked->len && order_of (self, g_array_index (picked, GameAnswer, i)) <= order_of (self, answer))
    i++;
  g_array_insert_val (picked, i, answer);
}

static gboolean
is_same_series (const OrreryPicks *self, const RollState *state)
{
  return state->ask == self->start.ask && state->actor == self->start.actor
         && state->piece == self->start.piece && state->step == self->start.step
         && state->phase == self->start.phase;
}

/* Gives what is picked; FALSE if the rules refuse it. `ended` says whether nothing more is asked. */
static gboolean
replay (const OrreryPicks *self, const GArray *picked, RollState *state, gboolean *ended)
{
  const guint wanted = orrery_picks_get_wanted ((OrreryPicks *) self);

  *state = self->start;
  *ended = FALSE;
  for (guint i = 0; i < picked->len; i++)
    {
      if (*ended || roll_apply (state, g_array_index (picked, GameAnswer, i), NULL) != GAME_OK)
        return FALSE;
      *ended = !is_same_series (self, state) || (wanted > 0 && i + 1 == wanted);
    }
  return TRUE;
}

guint
orrery_picks_get_n (OrreryPicks *self)
{
  return self->picked->len;
}

gboolean
orrery_picks_is_changed (OrreryPicks *self)
{
  return self->changed;
}

guint
orrery_picks_get_wanted (OrreryPicks *self)
{
  const RollSeat *p = seat_of (self);
  const guint kind = self->start.phase == ROLL_DEVELOP ? ROLL_DEVELOPMENT : ROLL_WORLD;

  if (self->start.ask == ROLL_ASK_RECRUIT)
    return self->start.now.moves;
  if (self->start.ask == ROLL_ASK_COUNT)
    return (guint) roll_cost (&self->start, self->start.actor, roll_stack_at (p, kind, 0));
  return 0;
}

guint
orrery_picks_count (OrreryPicks *self, GameAnswer answer)
{
  guint n = 0;

  for (guint i = 0; i < self->picked->len; i++)
    n += g_array_index (self->picked, GameAnswer, i) == answer;
  return n;
}

static GArray *
with (const OrreryPicks *self, GameAnswer answer)
{
  GArray *picked = g_array_copy (self->picked);

  insert (self, picked, answer);
  return picked;
}

/* Where a certain number is wanted, the rules refuse to begin with a colour after which too few are
 * left; for people only the number counts. */
static guint
dice_left (OrreryPicks *self, GameAnswer answer)
{
  const RollSeat *p = seat_of (self);
  const guint colour = GAME_ANSWER_A (answer);
  const guint zone = ROLL_ZONE + (self->start.phase == ROLL_DEVELOP ? ROLL_DEVELOPMENT : ROLL_WORLD);
  const gboolean recruits = self->start.ask == ROLL_ASK_RECRUIT;

  if (GAME_ANSWER_KIND (answer) != (recruits ? ROLL_DO_RECRUIT : ROLL_DO_COUNT) || colour >= ROLL_N_COLOURS)
    return 0;
  return p->dice[recruits ? ROLL_CITIZENRY : zone][colour] - orrery_picks_count (self, answer);
}

gboolean
orrery_picks_can_add (OrreryPicks *self, GameAnswer answer)
{
  g_autoptr (GArray) picked = NULL;
  const guint wanted = orrery_picks_get_wanted (self);
  gboolean ended;
  RollState state;

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE)
    return FALSE;
  if (wanted > 0)
    return self->picked->len < wanted && dice_left (self, answer) > 0;
  picked = with (self, answer);
  return replay (self, picked, &state, &ended);
}

/* --- How it looks --- */

static void
take_good (RollSeat *p, guint8 face, guint colour)
{
  const guint i = place_in_tableau (p, face);

  if (i == ROLL_MAX_TABLEAU)
    return;
  if ((p->goods[i] & 15) == colour + 1)
    p->goods[i] >>= 4;
  else
    p->goods[i] &= 15;
}

static void
lay (RollState *state, GameAnswer answer)
{
  RollSeat *p = &state->seats[state->actor];
  const guint8 a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_RECRUIT:
      p->dice[ROLL_CITIZENRY][a]--;
      p->dice[ROLL_CUP][a]++;
      p->credits--;
      break;
    case ROLL_DO_RECALL:
      p->dice[ROLL_ZONE + a][b]--;
      p->dice[ROLL_CUP][b]++;
      break;
    case ROLL_DO_RECALL_GOOD:
      take_good (p, a, b);
      p->dice[ROLL_CUP][b]++;
      break;
    default:
      break;
    }
}

static void
lay_all (OrreryPicks *self)
{
  self->changed = TRUE;
  self->state = self->start;
  for (guint i = 0; i < self->picked->len; i++)
    lay (&self->state, g_array_index (self->picked, GameAnswer, i));
}

const RollState *
orrery_picks_get_state (OrreryPicks *self)
{
  return &self->state;
}

/* --- Ticking --- */

gboolean
orrery_picks_add (OrreryPicks *self, GameAnswer answer)
{
  if (!orrery_picks_can_add (self, answer))
    return FALSE;
  insert (self, self->picked, answer);
  lay_all (self);
  return TRUE;
}

gboolean
orrery_picks_remove (OrreryPicks *self, GameAnswer answer)
{
  for (guint i = 0; i < self->picked->len; i++)
    if (g_array_index (self->picked, GameAnswer, i) == answer)
      {
        g_array_remove_index (self->picked, i);
        lay_all (self);
        return TRUE;
      }
  return FALSE;
}

void
orrery_picks_clear (OrreryPicks *self)
{
  g_array_set_size (self->picked, 0);
  lay_all (self);
}

GArray *
orrery_picks_list_offered (OrreryPicks *self)
{
  GArray *offered = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  GameAnswer legal[GAME_MAX_ANSWERS];
  gsize n = 0;

  if (orrery_picks_get_wanted (self) > 0)
    for (guint c = 0; c < ROLL_N_COLOURS; c++)
      {
        const GameAnswer answer
          = GAME_ANSWER (self->start.ask == ROLL_ASK_RECRUIT ? ROLL_DO_RECRUIT : ROLL_DO_COUNT, c, 0, 0);

        if (dice_left (self, answer) + orrery_picks_count (self, answer) > 0)
          legal[n++] = answer;
      }
  else
    n = roll_legal (&self->start, legal);
  for (gsize i = 0; i < n; i++)
    if (GAME_ANSWER_KIND (legal[i]) != ROLL_DO_DONE)
      g_array_append_val (offered, legal[i]);
  return offered;
}

/* --- Ending --- */

GameStatus
orrery_picks_check_done (OrreryPicks *self)
{
  const guint wanted = orrery_picks_get_wanted (self);
  RollState state;
  gboolean ended;

  if (wanted > 0)
    return self->picked->len == wanted ? ROLL_OK : ROLL_MUST_USE;
  if (!replay (self, self->picked, &state, &ended))
    return ROLL_OUT_OF_ORDER;
  return ended ? ROLL_OK : roll_check (&state, GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0));
}

GArray *
orrery_picks_list_answers (OrreryPicks *self)
{
  const GameAnswer done = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  GArray *answers = g_array_copy (self->picked);
  RollState state;
  gboolean ended;

  replay (self, self->picked, &state, &ended);
  if (!ended)
    g_array_append_val (answers, done);
  return answers;
}

void
orrery_picks_fill (OrreryPicks *self, const GameAnswer *answers, gsize n)
{
  orrery_picks_clear (self);
  for (gsize i = 0; i < n && orrery_picks_add (self, answers[i]);)
    i++;
  self->changed = FALSE;
}
