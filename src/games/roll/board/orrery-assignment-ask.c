/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/board/orrery-assignment-ask.h"

#include "games/roll/words/orrery-story.h"

#include <glib/gi18n.h>

static const RollSeat *
seat_of (OrreryAssignment *self)
{
  const RollState *state = orrery_decision_get_state (ORRERY_DECISION (self));

  return &state->seats[state->actor];
}

char *
orrery_assignment_tell_next (OrreryAssignment *self, const char *name)
{
  const guint8 open = orrery_assignment_get_open (self);

  if (open == ROLL_UNKNOWN)
    return g_strdup_printf (_("%s, Dictate: choose a column for another worker."), name);
  if (open < ROLL_N_FACES)
    return g_strdup_printf (_("%s, choose the worker that %s moves."), name, roll_faces[open].name);
  switch (orrery_assignment_get_missing (self))
    {
    case ORRERY_ASSIGNMENT_NEEDS_WILD:
      return g_strdup_printf (ngettext ("%s, place your wild die.", "%s, place your wild dice.",
                                        orrery_assignment_get_wilds (self)), name);
    case ORRERY_ASSIGNMENT_NEEDS_SELECT:
      return g_strdup_printf (_("%s, select a phase with one of your dice."), name);
    case ORRERY_ASSIGNMENT_NEEDS_MOVE:
    case ORRERY_ASSIGNMENT_WHOLE:
    default:
      return NULL;
    }
}

char *
orrery_assignment_tell_powers (OrreryAssignment *self)
{
  const RollSeat *p = seat_of (self);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < p->n_tableau; i++)
    {
      const guint8 face = p->tableau[i];

      if (!roll_faces[face].reassign || orrery_assignment_check_use (self, face) != ROLL_OK)
        continue;
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", roll_faces[face].name);
    }
  return list->len > 0 ? g_strdup_printf (_("Can still move workers: %s."), list->str) : NULL;
}

static void
offer_powers (OrreryAssignment *self, OrreryTableau *tableau)
{
  const RollSeat *p = seat_of (self);
  GameAnswer uses[ROLL_MAX_TABLEAU];
  gsize n = 0;

  for (guint i = 0; i < p->n_tableau; i++)
    {
      const guint8 face = p->tableau[i];
      GameStatus status;

      if (!roll_faces[face].reassign)
        continue;
      status = orrery_assignment_check_use (self, face);
      if (status == ROLL_OK)
        uses[n++] = GAME_ANSWER (ROLL_DO_USE, face, 0, 0);
      orrery_tableau_set_refusal (tableau, face,
                                  status == ROLL_OK ? NULL : orrery_story_refusal (status));
    }
  orrery_table_part_set_answers (ORRERY_TABLE_PART (tableau), uses, n);
}

void
orrery_assignment_offer (OrreryAssignment *self, OrreryPhaseStrip *strip, OrreryTableau *tableau)
{
  g_autoptr (GArray) moves = orrery_assignment_list_moves (self);

  offer_powers (self, tableau);
  orrery_phase_strip_set_moves (strip, (const OrreryDieMove *) (gpointer) moves->data, moves->len);
  orrery_phase_strip_set_take_back (strip, orrery_assignment_list_take_back (self));
}
