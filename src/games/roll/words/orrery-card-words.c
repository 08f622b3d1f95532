/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/words/orrery-card-words.h"

#include "games/roll/words/orrery-trace.h"

#include <glib/gi18n.h>

static char *
tell_workers (RollKind kind, int n)
{
  return kind == ROLL_WORLD ? g_strdup_printf (ngettext ("%d settler", "%d settlers", (gulong) n), n)
                            : g_strdup_printf (ngettext ("%d developer", "%d developers", (gulong) n), n);
}

char *
orrery_card_tell_cost (const RollState *state, int seat, guint face)
{
  const RollFace *tile = &roll_faces[face];
  g_autofree char *workers = tell_workers (tile->kind, roll_cost (state, seat, face));

  return g_strdup_printf (tile->bonus.kind != ROLL_BONUS_NONE
                            /* Translators: %s is "3 settlers" or "3 developers" */
                            ? _("Costs %s. Worth %d VP and a bonus at the end.")
                            : _("Costs %s. Worth %d VP."),
                          workers, tile->cost);
}

char *
orrery_card_tell_discount (const RollState *state, int seat, guint face)
{
  g_autoptr (OrreryTrace) trace = NULL;

  if (roll_cost (state, seat, face) == roll_faces[face].cost)
    return NULL;
  trace = orrery_trace_new (state, seat, ROLL_WHY_COST, (guint8) face, 0);
  return orrery_trace_dup_brief (trace);
}

/* The dice that the tiles of a stack still need. */
static int
count_above (const RollState *state, int seat, RollKind kind)
{
  const RollSeat *p = &state->seats[seat];
  int n = 0;

  for (guint i = 0; i < p->n_stack[kind]; i++)
    {
      const guint8 face = roll_stack_at (p, kind, i);

      n += face < ROLL_N_FACES ? roll_cost (state, seat, face) : 0;
    }
  return MAX (n - roll_count_dice (p->dice[ROLL_ZONE + kind]), 0);
}

char *
orrery_card_tell_wait (const RollState *state, int seat, guint face)
{
  const RollKind kind = roll_faces[face].kind;
  const int own = roll_cost (state, seat, face), above = count_above (state, seat, kind);
  g_autofree char *all = tell_workers (kind, own + above);

  if (state->seats[seat].n_stack[kind] == 0)
    return g_strdup (_("It would be the first in its stack."));
  return g_strdup_printf (_("Complete after %s: %d for it, %d for the tiles above it."), all, own, above);
}

static gboolean
has_choice_of_place (const RollState *state, GameAnswer answer)
{
  GameAnswer answers[GAME_MAX_ANSWERS];
  const gsize n = roll_legal (state, answers);
  guint same = 0;

  for (gsize i = 0; i < n; i++)
    same += GAME_ANSWER_KIND (answers[i]) == ROLL_DO_PUT && GAME_ANSWER_A (answers[i]) == GAME_ANSWER_A (answer)
            && GAME_ANSWER_B (answers[i]) == GAME_ANSWER_B (answer);
  return same > 1;
}

const char *
orrery_card_name_put (const RollState *state, GameAnswer answer)
{
  if (has_choice_of_place (state, answer))
    return GAME_ANSWER_C (answer) ? _("On Top") : _("At the Bottom");
  return GAME_ANSWER_B (answer) == ROLL_WORLD ? _("Choose World") : _("Choose Development");
}
