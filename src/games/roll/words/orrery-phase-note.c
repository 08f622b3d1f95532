/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/words/orrery-phase-note.h"

#include <glib/gi18n.h>

/* What workers do at a stack: how many tiles they complete, how many workers are left, and how many dice the
 * next tile needs; -1: there is no such tile, or it is unknown. */
typedef struct
{
  int complete;
  int left;
  int needed;
} Progress;

static Progress
work_off (const RollState *state, int seat, RollKind kind, int workers)
{
  const RollSeat *p = &state->seats[seat];
  int on = roll_count_dice (p->dice[ROLL_ZONE + kind]);
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
orrery_phase_completes (const RollState *state, int seat, RollKind kind, int workers)
{
  return work_off (state, seat, kind, workers).complete;
}

static char *
add_too_many (const char *note, int n)
{
  /* Translators: %s is "2 of 2 needed" or "1 of 1 world"; so many workers have nothing to do. */
  return g_strdup_printf (ngettext ("%s, %d too many", "%s, %d too many", n), note, n);
}

/* "2 of 2 needed", "enough for 2 tiles". */
static char *
note_of_complete (int complete, int workers)
{
  if (complete == 1)
    return g_strdup_printf (_("%d of %d needed"), workers, workers);
  return g_strdup_printf (ngettext ("enough for %d tile", "enough for %d tiles", complete), complete);
}

static char *
note_of_build (const RollState *state, int seat, RollKind kind, int workers, gboolean *is_odd)
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
    return add_too_many (complete, now.left);
  /* Translators: %s is "2 of 2 needed"; the numbers are about the next tile. */
  return g_strdup_printf (_("%s, then %d of %d"), complete, now.left, now.needed);
}

static int
count_room (const RollState *state, int seat)
{
  const RollSeat *p = &state->seats[seat];
  int room = 0;

  for (guint i = 0; i < p->n_tableau; i++)
    room += roll_capacity (state, seat, p->tableau[i]) - roll_goods_count (p->goods[i]);
  return room;
}

/* The producers that can still work, including the one that selects the phase. */
static int
count_producers (const RollState *state, int seat)
{
  const RollSeat *p = &state->seats[seat];
  const int n = roll_count_dice (p->dice[ROLL_COLUMN + ROLL_PRODUCE]);

  if (state->step == ROLL_STEP_ASSIGN)
    return n + (p->selected == ROLL_PRODUCE);
  return (state->phases & ROLL_BIT (ROLL_PRODUCE)) != 0 ? n : 0;
}

/* The current goods, and those produced before anybody ships. */
static int
count_goods (const RollState *state, int seat)
{
  const RollSeat *p = &state->seats[seat];
  int goods = MIN (count_room (state, seat), count_producers (state, seat));

  for (guint i = 0; i < p->n_tableau; i++)
    goods += roll_goods_count (p->goods[i]);
  return goods;
}

/* Idle workers are pointed out. */
static char *
note_of_goods (const RollState *state, int seat, RollPhase phase, int workers, gboolean *is_odd)
{
  const int n = phase == ROLL_SHIP ? count_goods (state, seat) : count_room (state, seat);
  const int busy = MIN (workers, n);
  g_autofree char *note = NULL;

  *is_odd = workers > n;
  if (n == 0)
    return g_strdup (phase == ROLL_SHIP ? _("no goods to ship") : _("no empty world"));
  note = phase == ROLL_SHIP ? g_strdup_printf (ngettext ("%d of %d good", "%d of %d goods", n), busy, n)
                            : g_strdup_printf (ngettext ("%d of %d world", "%d of %d worlds", n), busy, n);
  return *is_odd ? add_too_many (note, workers - n) : g_steal_pointer (&note);
}

char *
orrery_phase_note (const RollState *state, int seat, RollPhase phase, int workers, gboolean *is_odd)
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

/* The die that selects a phase also works in it. */
static int
count_workers (const RollSeat *p, RollPhase phase)
{
  return roll_count_dice (p->dice[ROLL_COLUMN + phase]) + (p->selected == phase && p->selector != ROLL_NO_COLOUR);
}

JsonNode *
orrery_phase_notes (const RollState *state, guint seat)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *notes = json_object_new ();

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      gboolean is_odd;
      g_autofree char *note = orrery_phase_note (state, (int) seat, phase, count_workers (&state->seats[seat], phase), &is_odd);

      json_object_set_string_member (notes, roll_phase_names[phase], note);
    }
  json_node_take_object (node, notes);
  return node;
}
