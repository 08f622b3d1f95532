/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-single.h"

#include <glib/gi18n.h>

struct _OrrerySingle
{
  OrreryDecision parent_instance;

  gboolean chosen;
  GameAnswer answer;
};

G_DEFINE_FINAL_TYPE (OrrerySingle, orrery_single, ORRERY_TYPE_DECISION)

static GameStatus
choose (OrrerySingle *self, GameAnswer answer)
{
  OrreryDecision *decision = ORRERY_DECISION (self);
  const GameStatus status
    = orrery_decision_get_game (decision)->rules->check (orrery_decision_get_start (decision), answer);

  if (status != GAME_OK)
    return status;
  self->chosen = TRUE;
  self->answer = answer;
  return GAME_OK;
}

static GameStatus
change (OrreryDecision *decision, GameAnswer answer, gboolean on)
{
  OrrerySingle *self = ORRERY_SINGLE (decision);
  GameStatus status = GAME_NO_SUCH_ANSWER;

  if (on)
    status = choose (self, answer);
  else if (self->chosen && self->answer == answer)
    {
      self->chosen = FALSE;
      status = GAME_OK;
    }
  if (status == GAME_OK)
    orrery_decision_changed (decision);
  return status;
}

static void
fill (OrreryDecision *decision, const GameAnswer *answers, gsize n)
{
  ORRERY_SINGLE (decision)->chosen = FALSE;
  if (n > 0)
    choose (ORRERY_SINGLE (decision), answers[0]);
}

static GArray *
list_choices (OrreryDecision *decision)
{
  OrrerySingle *self = ORRERY_SINGLE (decision);
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (OrreryChoice));
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = orrery_decision_get_game (decision)->rules->legal (orrery_decision_get_start (decision), legal);

  for (gsize i = 0; i < n; i++)
    {
      const gboolean is_it = self->chosen && self->answer == legal[i];
      const OrreryChoice choice = { legal[i], is_it, !is_it };

      g_array_append_val (choices, choice);
    }
  return choices;
}

static GArray *
list_answers (OrreryDecision *decision)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  g_array_append_val (answers, ORRERY_SINGLE (decision)->answer);
  return answers;
}

static char *
dup_missing (OrreryDecision *decision)
{
  return ORRERY_SINGLE (decision)->chosen ? NULL : g_strdup (_("Nothing is chosen yet."));
}

static gboolean
can_put_back (OrreryDecision *decision)
{
  return ORRERY_SINGLE (decision)->chosen;
}

static void
put_back (OrreryDecision *decision)
{
  ORRERY_SINGLE (decision)->chosen = FALSE;
}

static void
orrery_single_class_init (OrrerySingleClass *klass)
{
  OrreryDecisionClass *decision_class = ORRERY_DECISION_CLASS (klass);

  decision_class->change = change;
  decision_class->fill = fill;
  decision_class->list_choices = list_choices;
  decision_class->list_answers = list_answers;
  decision_class->dup_missing = dup_missing;
  decision_class->can_put_back = can_put_back;
  decision_class->put_back = put_back;
}

static void
orrery_single_init (OrrerySingle *self)
{
}

OrreryDecision *
orrery_single_new (const OrreryGame *game, const void *state)
{
  return orrery_decision_construct (ORRERY_TYPE_SINGLE, game, state);
}
