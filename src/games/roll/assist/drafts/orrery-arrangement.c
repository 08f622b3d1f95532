/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/drafts/orrery-arrangement.h"

#include "games/roll/words/orrery-roll.h"

#include <glib/gi18n.h>

struct _OrreryArrangement
{
  OrreryDecision parent_instance;

  GArray *stacks[2]; /* of guint8: faces, top first */
};

G_DEFINE_FINAL_TYPE (OrreryArrangement, orrery_arrangement, ORRERY_TYPE_DECISION)

/* As the tiles lie on the table. */
static void
reset (OrreryDecision *decision)
{
  OrreryArrangement *self = ORRERY_ARRANGEMENT (decision);
  const RollState *start = orrery_decision_get_start (decision);
  const RollSeat *p = &start->seats[start->actor];

  for (guint kind = 0; kind < 2; kind++)
    {
      g_array_set_size (self->stacks[kind], 0);
      for (guint i = 0; i < p->n_stack[kind]; i++)
        {
          const guint8 face = roll_stack_at (p, kind, i);

          g_array_append_val (self->stacks[kind], face);
        }
    }
}

/* Where the tile with this face on either side is; it may be an unnamed one. */
static gboolean
find (OrreryArrangement *self, guint8 face, guint *kind, guint *i)
{
  for (*kind = 0; *kind < 2; (*kind)++)
    for (*i = 0; *i < self->stacks[*kind]->len; (*i)++)
      {
        const guint8 other = g_array_index (self->stacks[*kind], guint8, *i);

        if (other == face || (other != ROLL_UNKNOWN && face != ROLL_UNKNOWN && ROLL_REVERSE_OF (other) == face))
          return TRUE;
      }
  return FALSE;
}

/* --- A decision --- */

/* Putting a tile means putting it at the bottom. */
static GameStatus
change (OrreryDecision *decision, GameAnswer answer, gboolean on)
{
  OrreryArrangement *self = ORRERY_ARRANGEMENT (decision);
  guint kind, i;

  if (!on || GAME_ANSWER_KIND (answer) != ROLL_DO_PUT || GAME_ANSWER_B (answer) > ROLL_WORLD)
    return GAME_NO_SUCH_ANSWER;
  if (!find (self, GAME_ANSWER_A (answer), &kind, &i))
    return ROLL_NO_SUCH_TILE;
  orrery_arrangement_move (self, kind, i, GAME_ANSWER_B (answer), G_MAXUINT);
  return GAME_OK;
}

/* The answers from "rearrange" on name both stacks from the top down. Tiles that they do not name come last. */
static void
fill (OrreryDecision *decision, const GameAnswer *answers, gsize n)
{
  OrreryArrangement *self = ORRERY_ARRANGEMENT (decision);
  GArray *laid[2] = { g_array_new (FALSE, FALSE, 1), g_array_new (FALSE, FALSE, 1) };

  reset (decision);
  for (gsize k = 0; k < n; k++)
    {
      const guint8 face = GAME_ANSWER_A (answers[k]);
      guint kind, i;

      if (GAME_ANSWER_KIND (answers[k]) != ROLL_DO_PUT || GAME_ANSWER_B (answers[k]) > ROLL_WORLD
          || !find (self, face, &kind, &i))
        continue;
      g_array_remove_index (self->stacks[kind], i);
      g_array_append_val (laid[GAME_ANSWER_B (answers[k])], face);
    }
  for (guint kind = 0; kind < 2; kind++)
    {
      g_array_prepend_vals (self->stacks[kind], laid[kind]->data, laid[kind]->len);
      g_array_unref (laid[kind]);
    }
}

static GArray *
list_choices (OrreryDecision *decision)
{
  OrreryArrangement *self = ORRERY_ARRANGEMENT (decision);
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (OrreryChoice));

  for (guint kind = 0; kind < 2; kind++)
    for (guint i = 0; i < self->stacks[kind]->len; i++)
      for (guint to = 0; to < 2; to++)
        {
          const guint8 face = g_array_index (self->stacks[kind], guint8, i);
          const guint8 shown = to == kind || face == ROLL_UNKNOWN ? face : ROLL_REVERSE_OF (face);
          const OrreryChoice choice = { GAME_ANSWER (ROLL_DO_PUT, shown, to, 0), 0, TRUE };

          g_array_append_val (choices, choice);
        }
  return choices;
}

static GArray *
list_answers (OrreryDecision *decision)
{
  OrreryArrangement *self = ORRERY_ARRANGEMENT (decision);
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  GameAnswer answer = GAME_ANSWER (ROLL_DO_REARRANGE, 0, 0, 0);

  g_array_append_val (answers, answer);
  for (guint kind = 0; kind < 2; kind++)
    {
      for (guint i = 0; i < self->stacks[kind]->len; i++)
        {
          answer = GAME_ANSWER (ROLL_DO_PUT, g_array_index (self->stacks[kind], guint8, i), kind, 0);
          g_array_append_val (answers, answer);
        }
      answer = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
      if (kind == ROLL_DEVELOPMENT && self->stacks[ROLL_WORLD]->len > 0)
        g_array_append_val (answers, answer);
    }
  return answers;
}

/* Any order is valid. */
static char *
dup_missing (OrreryDecision *decision)
{
  return NULL;
}

static char *
dup_done_label (OrreryDecision *decision)
{
  return g_strdup (_("_Rearrange"));
}

static gboolean
can_put_back (OrreryDecision *decision)
{
  OrreryArrangement *self = ORRERY_ARRANGEMENT (decision);
  const RollState *start = orrery_decision_get_start (decision);
  const RollSeat *p = &start->seats[start->actor];

  for (guint kind = 0; kind < 2; kind++)
    {
      if (self->stacks[kind]->len != p->n_stack[kind])
        return TRUE;
      for (guint i = 0; i < p->n_stack[kind]; i++)
        if (g_array_index (self->stacks[kind], guint8, i) != roll_stack_at (p, kind, i))
          return TRUE;
    }
  return FALSE;
}

static void
orrery_arrangement_finalize (GObject *object)
{
  for (guint kind = 0; kind < 2; kind++)
    g_array_unref (ORRERY_ARRANGEMENT (object)->stacks[kind]);

  G_OBJECT_CLASS (orrery_arrangement_parent_class)->finalize (object);
}

static void
orrery_arrangement_class_init (OrreryArrangementClass *klass)
{
  OrreryDecisionClass *decision_class = ORRERY_DECISION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = orrery_arrangement_finalize;
  decision_class->change = change;
  decision_class->fill = fill;
  decision_class->list_choices = list_choices;
  decision_class->list_answers = list_answers;
  decision_class->dup_missing = dup_missing;
  decision_class->dup_done_label = dup_done_label;
  decision_class->can_put_back = can_put_back;
  decision_class->put_back = reset;
}

static void
orrery_arrangement_init (OrreryArrangement *self)
{
  for (guint kind = 0; kind < 2; kind++)
    self->stacks[kind] = g_array_new (FALSE, FALSE, sizeof (guint8));
}

OrreryArrangement *
orrery_arrangement_new (const RollState *start)
{
  OrreryArrangement *self = orrery_decision_construct (ORRERY_TYPE_ARRANGEMENT, &orrery_roll, start);

  reset (ORRERY_DECISION (self));
  return self;
}

const guint8 *
orrery_arrangement_get_stack (OrreryArrangement *self, guint kind, guint *n)
{
  *n = self->stacks[kind]->len;
  return (const guint8 *) self->stacks[kind]->data;
}

gboolean
orrery_arrangement_move (OrreryArrangement *self, guint kind, guint i, guint to_kind, guint to)
{
  guint8 face;

  if (kind > 1 || to_kind > 1 || i >= self->stacks[kind]->len)
    return FALSE;
  face = g_array_index (self->stacks[kind], guint8, i);
  g_array_remove_index (self->stacks[kind], i);
  if (kind != to_kind && face != ROLL_UNKNOWN)
    face = ROLL_REVERSE_OF (face);
  g_array_insert_val (self->stacks[to_kind], MIN (to, self->stacks[to_kind]->len), face);
  orrery_decision_changed (ORRERY_DECISION (self));
  return TRUE;
}
