/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-decision.h"

#include "assist/orrery-single.h"
#include "assist/orrery-ticks.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  const OrreryGame *game;
  GameState start;
  gboolean changed;
} OrreryDecisionPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (OrreryDecision, orrery_decision, G_TYPE_OBJECT)

static guint changed_signal;

#define PRIVATE(self) ((OrreryDecisionPrivate *) orrery_decision_get_instance_private (self))

/* --- By default --- */

static const void *
get_start_state (OrreryDecision *self)
{
  return &PRIVATE (self)->start;
}

static char *
dup_done (OrreryDecision *self)
{
  return g_strdup (_("Done"));
}

static void
orrery_decision_class_init (OrreryDecisionClass *klass)
{
  klass->get_state = get_start_state;
  klass->dup_done_label = dup_done;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
orrery_decision_init (OrreryDecision *self)
{
}

gpointer
orrery_decision_construct (GType type, const OrreryGame *game, const void *state)
{
  OrreryDecision *self = g_object_new (type, NULL);

  PRIVATE (self)->game = game;
  memcpy (&PRIVATE (self)->start, state, game->rules->state_size);
  return self;
}

OrreryDecision *
orrery_decision_new (const OrreryGame *game, const void *state)
{
  OrreryDecision *own = game->new_decision != NULL ? game->new_decision (state) : NULL;
  GameSet set;

  if (own != NULL)
    return own;
  game_set (game->rules, state, &set);
  return set.n > 0 ? orrery_ticks_new (ORRERY_TYPE_TICKS, game, state) : orrery_single_new (game, state);
}

const OrreryGame *
orrery_decision_get_game (OrreryDecision *self)
{
  return PRIVATE (self)->game;
}

const void *
orrery_decision_get_start (OrreryDecision *self)
{
  return get_start_state (self);
}

int
orrery_decision_get_seat (OrreryDecision *self)
{
  return PRIVATE (self)->game->rules->question (&PRIVATE (self)->start).seat;
}

const void *
orrery_decision_get_state (OrreryDecision *self)
{
  return ORRERY_DECISION_GET_CLASS (self)->get_state (self);
}

/* --- Changes --- */

void
orrery_decision_changed (OrreryDecision *self)
{
  PRIVATE (self)->changed = TRUE;
  g_signal_emit (self, changed_signal, 0);
}

void
orrery_decision_set_seats (OrreryDecision *self, guint seats)
{
  g_return_if_fail (ORRERY_IS_DECISION (self));

  if (ORRERY_DECISION_GET_CLASS (self)->set_seats != NULL)
    ORRERY_DECISION_GET_CLASS (self)->set_seats (self, seats);
}

GameStatus
orrery_decision_change (OrreryDecision *self, GameAnswer answer, gboolean on)
{
  return ORRERY_DECISION_GET_CLASS (self)->change (self, answer, on);
}

void
orrery_decision_fill (OrreryDecision *self, const GameAnswer *answers, gsize n)
{
  ORRERY_DECISION_GET_CLASS (self)->fill (self, answers, n);
  PRIVATE (self)->changed = FALSE;
  g_signal_emit (self, changed_signal, 0);
}

gboolean
orrery_decision_get_can_put_back (OrreryDecision *self)
{
  return ORRERY_DECISION_GET_CLASS (self)->can_put_back (self);
}

void
orrery_decision_put_back (OrreryDecision *self)
{
  if (!orrery_decision_get_can_put_back (self))
    return;
  ORRERY_DECISION_GET_CLASS (self)->put_back (self);
  g_signal_emit (self, changed_signal, 0);
}

gboolean
orrery_decision_get_can_draw (OrreryDecision *self)
{
  return ORRERY_DECISION_GET_CLASS (self)->draw != NULL && !orrery_decision_get_whole (self);
}

void
orrery_decision_draw (OrreryDecision *self)
{
  GameRng rng;

  if (!orrery_decision_get_can_draw (self))
    return;
  game_rng_seed (&rng, (guint64) g_random_int () << 32 | g_random_int ());
  ORRERY_DECISION_GET_CLASS (self)->draw (self, &rng);
  orrery_decision_changed (self);
}

gboolean
orrery_decision_is_changed (OrreryDecision *self)
{
  return PRIVATE (self)->changed && orrery_decision_get_can_put_back (self);
}

/* --- Choices and answers --- */

GArray *
orrery_decision_list_choices (OrreryDecision *self)
{
  return ORRERY_DECISION_GET_CLASS (self)->list_choices (self);
}

char *
orrery_decision_dup_missing (OrreryDecision *self)
{
  return ORRERY_DECISION_GET_CLASS (self)->dup_missing (self);
}

gboolean
orrery_decision_get_whole (OrreryDecision *self)
{
  g_autofree char *missing = orrery_decision_dup_missing (self);

  return missing == NULL;
}

char *
orrery_decision_dup_done_label (OrreryDecision *self)
{
  return ORRERY_DECISION_GET_CLASS (self)->dup_done_label (self);
}

JsonNode *
orrery_decision_tell_notes (OrreryDecision *self)
{
  OrreryDecisionClass *klass = ORRERY_DECISION_GET_CLASS (self);

  return klass->tell_notes != NULL ? klass->tell_notes (self) : NULL;
}

GArray *
orrery_decision_list_answers (OrreryDecision *self)
{
  g_return_val_if_fail (orrery_decision_get_whole (self), NULL);

  return ORRERY_DECISION_GET_CLASS (self)->list_answers (self);
}

/* --- The extent of a decision --- */

gboolean
orrery_decision_is_forced (const Game *rules, const void *state)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  GameState before, after;

  memcpy (&before, state, rules->state_size);
  for (;;)
    {
      if (rules->legal (&before, legal) != 1)
        return FALSE;
      memcpy (&after, &before, rules->state_size);
      rules->apply (&after, legal[0], NULL);
      if (!game_continues (rules, &before, &after))
        return TRUE;
      memcpy (&before, &after, rules->state_size);
    }
}

guint
orrery_decision_find_begin (OrreryRecord *record, guint point)
{
  const Game *rules = orrery_record_get_game (record)->rules;
  GameState after, before;

  orrery_record_state_at (record, point, &after);
  while (point > 0)
    {
      orrery_record_state_at (record, point - 1, &before);
      if (!game_continues (rules, &before, &after))
        break;
      memcpy (&after, &before, rules->state_size);
      point--;
    }
  return point;
}

GArray *
orrery_decision_list_given (OrreryRecord *record, guint point)
{
  const Game *rules = orrery_record_get_game (record)->rules;
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  GameState before, after;

  orrery_record_state_at (record, point, &before);
  while (point < orrery_record_get_n_answers (record))
    {
      const GameAnswer answer = orrery_record_get_answer (record, point++);

      g_array_append_val (answers, answer);
      memcpy (&after, &before, rules->state_size);
      rules->apply (&after, answer, NULL);
      if (!game_continues (rules, &before, &after))
        break;
      memcpy (&before, &after, rules->state_size);
    }
  return answers;
}
