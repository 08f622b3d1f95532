/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/orrery-roll-entry.h"

#include "games/roll/assist/drafts/orrery-assignment.h"
#include "games/roll/assist/lines/orrery-explain.h"
#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/words/orrery-roll.h"

#include <glib/gi18n.h>
#include <string.h>

struct _OrreryRollEntry
{
  OrreryDecision parent_instance;

  OrreryRolled rolled;
};

G_DEFINE_FINAL_TYPE (OrreryRollEntry, orrery_roll_entry, ORRERY_TYPE_DECISION)

/* At the start of the round, as if it were this player's turn to roll. */
static const RollState *
start_of (OrreryRollEntry *self)
{
  return orrery_decision_get_start (ORRERY_DECISION (self));
}

static int
count_missing (OrreryRollEntry *self, guint colour)
{
  return orrery_rolled_missing (&self->rolled, start_of (self), start_of (self)->actor, colour);
}

/* --- A decision --- */

static GameStatus
add (OrreryRollEntry *self, GameAnswer answer, gboolean on)
{
  const guint colour = GAME_ANSWER_A (answer), side = GAME_ANSWER_B (answer);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_SHOW || colour >= ROLL_N_COLOURS || side >= ROLL_N_SIDES
      || roll_dice[colour].weight[side] == 0)
    return GAME_NO_SUCH_ANSWER;
  if (on ? count_missing (self, colour) <= 0 : self->rolled.n[colour][side] == 0)
    return GAME_NO_SUCH_ANSWER;
  self->rolled.n[colour][side] = (guint8) (self->rolled.n[colour][side] + (on ? 1 : -1));
  return GAME_OK;
}

static GameStatus
change (OrreryDecision *decision, GameAnswer answer, gboolean on)
{
  const GameStatus status = add (ORRERY_ROLL_ENTRY (decision), answer, on);

  if (status == GAME_OK)
    orrery_decision_changed (decision);
  return status;
}

static void
fill (OrreryDecision *decision, const GameAnswer *answers, gsize n)
{
  OrreryRollEntry *self = ORRERY_ROLL_ENTRY (decision);

  memset (&self->rolled, 0, sizeof self->rolled);
  for (gsize i = 0; i < n && add (self, answers[i], TRUE) == GAME_OK; i++)
    continue;
}

static GArray *
list_choices (OrreryDecision *decision)
{
  OrreryRollEntry *self = ORRERY_ROLL_ENTRY (decision);
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (OrreryChoice));

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint side = 0; side < ROLL_N_SIDES; side++)
      {
        const guint most = start_of (self)->seats[start_of (self)->actor].dice[ROLL_CUP][colour];
        const OrreryChoice choice = { GAME_ANSWER (ROLL_DO_SHOW, colour, side, 0), self->rolled.n[colour][side],
                                      count_missing (self, colour) > 0, most };

        if (most > 0 && roll_dice[colour].weight[side] > 0)
          g_array_append_val (choices, choice);
      }
  return choices;
}

static GArray *
list_answers (OrreryDecision *decision)
{
  return orrery_rolled_list_sides (&ORRERY_ROLL_ENTRY (decision)->rolled);
}

static char *
dup_missing (OrreryDecision *decision)
{
  OrreryRollEntry *self = ORRERY_ROLL_ENTRY (decision);
  guint n = 0;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    n += (guint) MAX (count_missing (self, colour), 0);
  if (n == 0)
    return NULL;
  return g_strdup_printf (ngettext ("%u die is still missing.", "%u dice are still missing.", n), n);
}

static char *
dup_done_label (OrreryDecision *decision)
{
  return g_strdup (_("Assign"));
}

static gboolean
can_put_back (OrreryDecision *decision)
{
  static const OrreryRolled nothing;

  return memcmp (&ORRERY_ROLL_ENTRY (decision)->rolled, &nothing, sizeof nothing) != 0;
}

static void
put_back (OrreryDecision *decision)
{
  memset (&ORRERY_ROLL_ENTRY (decision)->rolled, 0, sizeof (OrreryRolled));
}

static void
draw (OrreryDecision *decision, GameRng *rng)
{
  OrreryRollEntry *self = ORRERY_ROLL_ENTRY (decision);

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    while (count_missing (self, colour) > 0)
      self->rolled.n[colour][game_pick_weighted (roll_dice[colour].weight, ROLL_N_SIDES, rng)]++;
}

static void
orrery_roll_entry_class_init (OrreryRollEntryClass *klass)
{
  OrreryDecisionClass *decision_class = ORRERY_DECISION_CLASS (klass);

  decision_class->change = change;
  decision_class->fill = fill;
  decision_class->list_choices = list_choices;
  decision_class->list_answers = list_answers;
  decision_class->dup_missing = dup_missing;
  decision_class->dup_done_label = dup_done_label;
  decision_class->can_put_back = can_put_back;
  decision_class->put_back = put_back;
  decision_class->draw = draw;
}

static void
orrery_roll_entry_init (OrreryRollEntry *self)
{
}

/* --- A seat's part of a round --- */

static guint
count_sides (const GArray *given)
{
  guint n = 0;

  while (n < given->len && GAME_ANSWER_KIND (g_array_index (given, GameAnswer, n)) == ROLL_DO_SHOW)
    n++;
  return n;
}

GArray *
orrery_roll_entry_list_sides (const RollState *state, guint seat, const GArray *given)
{
  GArray *sides = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  g_array_append_vals (sides, given->data, count_sides (given));
  for (guint colour = 0; count_sides (given) == 0 && colour < ROLL_N_COLOURS; colour++)
    for (guint i = 0; i < state->seats[seat].dice[ROLL_CUP][colour]; i++)
      {
        const GameAnswer answer = GAME_ANSWER (ROLL_DO_SHOW, colour, ROLL_N_SIDES, 0);

        g_array_append_val (sides, answer);
      }
  return sides;
}

OrreryDecision *
orrery_roll_new_entry (const void *state, guint depth, guint seat, const GArray *given)
{
  RollState start = *(const RollState *) state;
  g_autoptr (GArray) sides = NULL;

  if (given->len > count_sides (given))
    return NULL;
  if (given->len == 0 && depth == ORRERY_ROLL_MIRROR)
    {
      start.actor = (guint8) seat;
      return orrery_decision_construct (ORRERY_TYPE_ROLL_ENTRY, &orrery_roll, &start);
    }
  sides = orrery_roll_entry_list_sides (&start, seat, given);
  orrery_reveal_lead (&start, seat, sides);
  return ORRERY_DECISION (orrery_assignment_new (&start));
}
