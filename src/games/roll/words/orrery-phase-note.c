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

/* What workers make of a stack: how many tiles they complete, how many of them are left, and how many dice the
 * tile below needs; -1: there is no such tile, or nobody knows it. */
typedef struct
{
  int complete;
  int left;
  int needed;
} Progress;

static Progress
work_off (const RollState *state,
          int              seat,
          RollKind         kind,
          int              workers)
{
  const RollSeat *p = &state->seats[seat];
  int on = sum_dice (p->dice[ROLL_ZONE + kind]);
  Progress now = { .left = workers };

  for (guint i = 0; i < p->n_stack[kind] && roll_stack_at (p, kind, i) < ROLL_N_FACES; i++)
    {
      now.needed = MAX (roll_cost (state, seat, roll_stack_at (p, kind, i)) - on, 0);
      if (now.left == 0 || now.left < now.needed)
        return now;
      now.left -= now.needed;
      now.complete++;
      on = 0;
    }
  now.needed = -1;
  return now;
}

int
orrery_phase_completes (const RollState *state,
                        int              seat,
                        RollKind         kind,
                        int              workers)
{
  return work_off (state, seat, kind, workers).complete;
}

/* "2 of 2 needed", "enough for 2 tiles". */
static char *
note_of_complete (int complete,
                  int workers)
{
  if (complete == 1)
    return g_strdup_printf (_("%d of %d needed"), workers, workers);
  return g_strdup_printf (ngettext ("enough for %d tile", "enough for %d tiles", complete), complete);
}

static char *
note_of_build (const RollState *state,
               int              seat,
               RollKind         kind,
               int              workers,
               gboolean        *is_odd)
{
  const Progress now = work_off (state, seat, kind, workers);
  g_autofree char *complete = note_of_complete (now.complete, workers - now.left);

  *is_odd = now.needed < 0 && now.left > 0;
  if (now.complete == 0 && now.needed < 0)
    return g_strdup (workers > 0 ? _("nothing to build") : _("nobody here"));
  if (now.complete == 0)
    return g_strdup_printf (_("%d of %d needed"), workers, now.needed);
  if (now.left == 0)
    return g_steal_pointer (&complete);
  if (now.needed < 0)
    /* Translators: %s is "2 of 2 needed"; so many workers have nothing to build. */
    return g_strdup_printf (ngettext ("%s, %d too many", "%s, %d too many", now.left), complete, now.left);
  /* Translators: %s is "2 of 2 needed"; the numbers are about the next tile. */
  return g_strdup_printf (_("%s, then %d of %d"), complete, now.left, now.needed);
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
