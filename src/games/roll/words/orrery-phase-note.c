/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/words/orrery-phase-note.h"

#include <glib/gi18n.h>

static int
sum_dice (const guint8 *dice)
{
  int n = 0;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    n += dice[colour];
  return n;
}

int
orrery_phase_needed (const RollState *state,
                     int              seat,
                     RollKind         kind)
{
  const RollSeat *p = &state->seats[seat];
  const guint8 top = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_NONE;

  if (top >= ROLL_N_FACES)
    return -1;
  return MAX (roll_cost (state, seat, top) - sum_dice (p->dice[ROLL_ZONE + kind]), 0);
}

static char *
note_of_build (const RollState *state,
               int              seat,
               RollKind         kind,
               int              workers,
               gboolean        *is_odd)
{
  const int needed = orrery_phase_needed (state, seat, kind);

  *is_odd = needed < 0 && workers > 0;
  if (needed < 0)
    return g_strdup (workers > 0 ? _("nothing to build") : _("nobody here"));
  return g_strdup_printf (_("%d of %d needed"), workers, needed);
}

/* A worker who can do nothing is pointed out. */
static char *
note_of_goods (const RollState *state,
               int              seat,
               RollPhase        phase,
               int              workers,
               gboolean        *is_odd)
{
  const RollSeat *p = &state->seats[seat];
  int goods = 0, room = 0;

  for (guint i = 0; i < p->n_tableau; i++)
    {
      goods += roll_goods_count (p->goods[i]);
      room += roll_capacity (state, seat, p->tableau[i]) - roll_goods_count (p->goods[i]);
    }
  *is_odd = workers > (phase == ROLL_SHIP ? goods : room);
  if (phase == ROLL_SHIP && goods == 0)
    return g_strdup (_("no goods to ship"));
  if (phase == ROLL_PRODUCE && room == 0)
    return g_strdup (_("no empty world"));
  if (phase == ROLL_SHIP)
    return g_strdup_printf (ngettext ("%d of %d good", "%d of %d goods", goods), workers, goods);
  return g_strdup_printf (ngettext ("%d of %d world", "%d of %d worlds", room), workers, room);
}

char *
orrery_phase_note (const RollState *state,
                   int              seat,
                   RollPhase        phase,
                   int              workers,
                   gboolean        *is_odd)
{
  *is_odd = FALSE;
  if (phase == ROLL_DEVELOP)
    return note_of_build (state, seat, ROLL_DEVELOPMENT, workers, is_odd);
  if (phase == ROLL_SETTLE)
    return note_of_build (state, seat, ROLL_WORLD, workers, is_odd);
  if (phase != ROLL_EXPLORE)
    return note_of_goods (state, seat, phase, workers, is_odd);
  if (workers == 0)
    return g_strdup (_("nobody here"));
  return g_strdup_printf (ngettext ("%d explorer", "%d explorers", workers), workers);
}
