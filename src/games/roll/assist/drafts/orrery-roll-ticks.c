/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/drafts/orrery-roll-ticks.h"

#include "games/roll/words/orrery-roll.h"

#include <glib/gi18n.h>

#define ORRERY_TYPE_ROLL_TICKS (orrery_roll_ticks_get_type ())

G_DECLARE_FINAL_TYPE (OrreryRollTicks, orrery_roll_ticks, ORRERY, ROLL_TICKS, OrreryTicks)

struct _OrreryRollTicks
{
  OrreryTicks parent_instance;

  RollState state;
};

G_DEFINE_FINAL_TYPE (OrreryRollTicks, orrery_roll_ticks, ORRERY_TYPE_TICKS)

static void
take_good (RollSeat *p, guint8 face, guint colour)
{
  guint i = 0;

  while (i < p->n_tableau && p->tableau[i] != face)
    i++;
  if (i == p->n_tableau)
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

static const void *
get_state (OrreryDecision *decision)
{
  OrreryRollTicks *self = ORRERY_ROLL_TICKS (decision);
  guint n;
  const GameAnswer *ticked = orrery_ticks_get_ticked (ORRERY_TICKS (self), &n);

  self->state = *(const RollState *) orrery_decision_get_start (decision);
  for (guint i = 0; i < n; i++)
    lay (&self->state, ticked[i]);
  return &self->state;
}

static char *
dup_done_label (OrreryDecision *decision)
{
  OrreryTicks *ticks = ORRERY_TICKS (decision);
  const RollState *start = orrery_decision_get_start (decision);
  guint n;

  orrery_ticks_get_ticked (ticks, &n);
  switch (start->ask)
    {
    case ROLL_ASK_ABANDON:
      return g_strdup_printf (ngettext ("Draw %u Tile", "Draw %u Tiles", n + 1), n + 1);
    case ROLL_ASK_RECRUIT:
      return g_strdup_printf (_("Recruit %u of %u"), n, orrery_ticks_get_wanted (ticks));
    case ROLL_ASK_RECALL:
      return n > 0 ? g_strdup_printf (_("Recall %u"), n) : g_strdup (_("Recall None"));
    default:
      return g_strdup (_("Done"));
    }
}

static void
orrery_roll_ticks_class_init (OrreryRollTicksClass *klass)
{
  ORRERY_DECISION_CLASS (klass)->get_state = get_state;
  ORRERY_DECISION_CLASS (klass)->dup_done_label = dup_done_label;
}

static void
orrery_roll_ticks_init (OrreryRollTicks *self)
{
}

OrreryDecision *
orrery_roll_ticks_new (const RollState *start)
{
  return orrery_ticks_new (ORRERY_TYPE_ROLL_TICKS, &orrery_roll, start);
}
