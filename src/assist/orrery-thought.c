/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-thought.h"

#include <string.h>

/* Held by its owner and by the thread, which may outlive the owner. */
struct _OrreryThought
{
  gatomicrefcount n_refs;
  OrreryThoughtFunc func; /* NULL: it is no longer wanted */
  gpointer data;
  const PlayerKind *kind;
  const Game *rules;
  GameState state;
  GameRng rng;
  guint32 nodes;
  gboolean whole;
  atomic_bool is_cancelled;
};

static gint n_thoughts; /* those in progress */

static void
unref (gpointer data)
{
  OrreryThought *self = data;

  if (g_atomic_ref_count_dec (&self->n_refs))
    g_free (self);
}

/* Thinks about a whole decision, or only about its first answer. */
static GArray *
decide (OrreryThought *self)
{
  const PlayerLimits limits = { .nodes = self->nodes, .cancel = &self->is_cancelled };
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  GameState before;

  do
    {
      const GameAnswer answer
        = player_answer_within (self->kind, self->rules, &self->state, &self->rng, &limits);

      g_array_append_val (answers, answer);
      memcpy (&before, &self->state, self->rules->state_size);
      if (!self->whole || self->rules->apply (&self->state, answer, NULL) != GAME_OK)
        break;
    }
  while (game_continues (self->rules, &before, &self->state) && !atomic_load (&self->is_cancelled));
  return answers;
}

static void
think (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GArray *answers = decide (data);

  g_atomic_int_add (&n_thoughts, -1);
  g_task_return_pointer (task, answers, (GDestroyNotify) g_array_unref);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  const OrreryThought *self = g_task_get_task_data (G_TASK (result));
  g_autoptr (GArray) answers = g_task_propagate_pointer (G_TASK (result), NULL);

  if (self->func != NULL)
    self->func ((const GameAnswer *) (gpointer) answers->data, answers->len, self->data);
}

OrreryThought *
orrery_thought_begin (const PlayerKind *kind, const Game *rules, const void *state,
                      const GameRng *rng, guint32 nodes, gboolean whole, OrreryThoughtFunc func,
                      gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, thought_cb, NULL);
  OrreryThought *self = g_new0 (OrreryThought, 1);

  g_atomic_ref_count_init (&self->n_refs);
  g_atomic_ref_count_inc (&self->n_refs);
  self->func = func;
  self->data = data;
  self->kind = kind;
  self->rules = rules;
  memcpy (&self->state, state, rules->state_size);
  self->rng = *rng;
  self->nodes = nodes;
  self->whole = whole;
  g_task_set_task_data (task, self, unref);
  g_atomic_int_inc (&n_thoughts);
  g_task_run_in_thread (task, think);
  return self;
}

void
orrery_thought_end (OrreryThought *self)
{
  self->func = NULL;
  atomic_store (&self->is_cancelled, true);
  unref (self);
}

guint
orrery_thought_count (void)
{
  return (guint) g_atomic_int_get (&n_thoughts);
}
