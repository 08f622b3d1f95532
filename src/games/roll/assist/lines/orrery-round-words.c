/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/lines/orrery-round-line.h"

#include "games/roll/words/orrery-story-words.h"
#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>

/* --- Problems --- */

char *
orrery_round_line_tell_problem (const OrreryRoundLine *self, const char *text, const char *name, guint selected)
{
  switch (self->problem)
    {
    case ORRERY_LINE_UNCLEAR:
      return g_strdup_printf (_("“%s” isn’t possible here."), text + self->bad);
    case ORRERY_LINE_WHICH_COLOUR:
      return g_strdup_printf (_("%s has dice of several colors left. Which one?"), name);
    case ORRERY_LINE_NO_TASK:
      return g_strdup (_("What does the explorer do? $ Stock, D or S Scout for that stack, A abandon first."));
    case ORRERY_LINE_TOO_MANY:
      if (self->rolled == 0)
        return g_strdup_printf (_("%s rolled no %s dice."), name, orrery_story_die (self->colour));
      return g_strdup_printf (ngettext ("%1$s rolled %2$u %3$s die, not %4$u.",
                                        "%1$s rolled %2$u %3$s dice, not %4$u.", self->rolled),
                              name, self->rolled, orrery_story_die (self->colour), self->typed);
    case ORRERY_LINE_NO_SELECTOR:
      return g_strdup_printf (_("%s selected %s. Which dice are there?"), name, orrery_phase_name (selected));
    case ORRERY_LINE_NOT_ALL:
      return g_strdup_printf (_("All phases happen, so enter all dice of %s."), name);
    case ORRERY_LINE_RIGHT:
    default:
      return g_strdup ("");
    }
}

/* --- Results --- */

static char *
tell_explore (const OrreryRoundLine *self, const RollState *state, guint seat)
{
  guint credits = 0, scouts = 0;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->n[ROLL_EXPLORE]; i++)
    {
      const OrreryLineWorker *worker = &self->workers[ROLL_EXPLORE][i];

      if (worker->task == ORRERY_TASK_STOCK)
        credits += (guint) roll_stock_credits (state, (int) seat, MIN (worker->colour, ROLL_YELLOW));
      else
        scouts += worker->task != ORRERY_TASK_NONE;
    }
  if (credits > 0)
    g_string_append_printf (text, _("Stock $%u"), credits);
  if (scouts > 0)
    {
      if (text->len > 0)
        g_string_append (text, ", ");
      g_string_append_printf (text, ngettext ("Scout %u tile", "Scout %u tiles", scouts), scouts);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static guint
count_zone (const RollSeat *seat, guint kind)
{
  guint n = 0;

  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    n += seat->dice[ROLL_ZONE + kind][i];
  return n;
}

gboolean
orrery_round_line_completes (const OrreryRoundLine *self, const RollState *state, guint seat, guint phase)
{
  const RollSeat *p = &state->seats[seat];
  const guint kind = phase == ROLL_DEVELOP ? ROLL_DEVELOPMENT : ROLL_WORLD;
  const guint8 face = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_UNKNOWN;

  return (phase == ROLL_DEVELOP || phase == ROLL_SETTLE) && self->n[phase] > 0 && face < ROLL_N_FACES
         && count_zone (p, kind) + self->n[phase] >= (guint) roll_cost (state, (int) seat, face);
}

static char *
tell_build (const OrreryRoundLine *self, const RollState *state, guint seat, guint phase)
{
  const RollSeat *p = &state->seats[seat];
  const guint kind = phase == ROLL_DEVELOP ? ROLL_DEVELOPMENT : ROLL_WORLD;
  const guint8 face = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_UNKNOWN;

  if (p->n_stack[kind] == 0)
    return g_strdup (_("nothing to build"));
  if (face >= ROLL_N_FACES)
    return g_strdup ("");
  if (orrery_round_line_completes (self, state, seat, phase))
    return g_strdup_printf (_("completes %s"), roll_faces[face].name);
  /* Translators: how many of the workers it needs a tile has. */
  return g_strdup_printf (_("%s: %u of %u"), roll_faces[face].name, count_zone (p, kind) + self->n[phase],
                          (guint) roll_cost (state, (int) seat, face));
}

static guint
count_room (const RollState *state, guint seat)
{
  const RollSeat *p = &state->seats[seat];
  guint n = 0;

  for (guint i = 0; i < p->n_tableau; i++)
    n += (guint) MAX (roll_capacity (state, (int) seat, p->tableau[i]) - roll_goods_count (p->goods[i]), 0);
  return n;
}

static guint
count_goods (const RollSeat *seat)
{
  guint n = 0;

  for (guint i = 0; i < seat->n_tableau; i++)
    n += (guint) roll_goods_count (seat->goods[i]);
  return n;
}

char *
orrery_round_line_tell (const OrreryRoundLine *self, const RollState *state, guint seat, guint phase)
{
  guint n = self->n[phase];

  if (n == 0)
    return g_strdup ("");
  switch (phase)
    {
    case ROLL_EXPLORE:
      return tell_explore (self, state, seat);
    case ROLL_DEVELOP:
    case ROLL_SETTLE:
      return tell_build (self, state, seat, phase);
    case ROLL_PRODUCE:
      n = MIN (n, count_room (state, seat));
      return g_strdup_printf (ngettext ("%u good", "%u goods", n), n);
    default:
      /* Goods produced this round can be shipped, too. */
      n = MIN (n, count_goods (&state->seats[seat]) + self->n[ROLL_PRODUCE]);
      return g_strdup_printf (ngettext ("ships %u good", "ships %u goods", n), n);
    }
}
