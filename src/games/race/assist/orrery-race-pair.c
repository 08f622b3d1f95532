/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/assist/orrery-race-pair.h"

#include "games/race/rules/race.h"

#include <glib/gi18n.h>

enum { WANTED = 2 };

struct _OrreryRacePair
{
  OrreryTicks parent_instance;

  guint8 chosen[WANTED];
  guint n;
};

G_DEFINE_FINAL_TYPE (OrreryRacePair, orrery_race_pair, ORRERY_TYPE_TICKS)

static guint
count (OrreryRacePair *self, guint action)
{
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    n += self->chosen[i] == action;
  return n;
}

/* There are two cards of Develop and of Settle. */
static GameStatus
check_add (OrreryRacePair *self, guint action)
{
  if (action >= RACE_N_ACTIONS || self->n == WANTED)
    return GAME_NO_SUCH_ANSWER;
  return count (self, action) == 0 || action == RACE_DEVELOP || action == RACE_SETTLE ? GAME_OK : RACE_ONLY_ONCE;
}

static GameStatus
take_back (OrreryRacePair *self, guint action)
{
  if (count (self, action) == 0)
    return GAME_NO_SUCH_ANSWER;
  if (self->chosen[0] == action)
    self->chosen[0] = self->chosen[1];
  self->n--;
  return GAME_OK;
}

static GameStatus
change (OrreryDecision *decision, GameAnswer answer, gboolean on)
{
  OrreryRacePair *self = ORRERY_RACE_PAIR (decision);
  const guint action = GAME_ANSWER_A (answer);
  GameStatus status;

  if (GAME_ANSWER_KIND (answer) != RACE_DO_ACTION)
    return GAME_NO_SUCH_ANSWER;
  status = on ? check_add (self, action) : take_back (self, action);
  if (status != GAME_OK)
    return status;
  if (on)
    self->chosen[self->n++] = (guint8) action;
  orrery_decision_changed (decision);
  return GAME_OK;
}

static void
fill (OrreryDecision *decision, const GameAnswer *answers, gsize n)
{
  OrreryRacePair *self = ORRERY_RACE_PAIR (decision);

  self->n = 0;
  if (n == 0 || GAME_ANSWER_KIND (answers[0]) != RACE_DO_ACTION || GAME_ANSWER_B (answers[0]) == 0)
    return;
  self->chosen[self->n++] = GAME_ANSWER_A (answers[0]);
  self->chosen[self->n++] = (guint8) (GAME_ANSWER_B (answers[0]) - 1);
}

static GArray *
list_choices (OrreryDecision *decision)
{
  OrreryRacePair *self = ORRERY_RACE_PAIR (decision);
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (OrreryChoice));

  for (guint i = 0; i < RACE_N_ACTIONS; i++)
    {
      const OrreryChoice choice = { GAME_ANSWER (RACE_DO_ACTION, i, 0, 0), count (self, i), check_add (self, i) == GAME_OK };

      g_array_append_val (choices, choice);
    }
  return choices;
}

static GArray *
list_answers (OrreryDecision *decision)
{
  const guint8 *chosen = ORRERY_RACE_PAIR (decision)->chosen;
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  /* Both, in the order of the rules. */
  const GameAnswer answer = GAME_ANSWER (RACE_DO_ACTION, MIN (chosen[0], chosen[1]), MAX (chosen[0], chosen[1]) + 1, 0);

  g_array_append_val (answers, answer);
  return answers;
}

static char *
dup_missing (OrreryDecision *decision)
{
  switch (ORRERY_RACE_PAIR (decision)->n)
    {
    case 0:
      return g_strdup (_("Choose two actions."));
    case 1:
      return g_strdup (_("Choose one more action."));
    default:
      return NULL;
    }
}

static gboolean
can_put_back (OrreryDecision *decision)
{
  return ORRERY_RACE_PAIR (decision)->n > 0;
}

static void
put_back (OrreryDecision *decision)
{
  ORRERY_RACE_PAIR (decision)->n = 0;
}

/* Without their names, with which the button would move away under the pointer. */
static char *
dup_done_label (OrreryDecision *decision)
{
  return g_strdup (_("Choose"));
}

static void
orrery_race_pair_class_init (OrreryRacePairClass *klass)
{
  OrreryDecisionClass *decision_class = ORRERY_DECISION_CLASS (klass);

  decision_class->change = change;
  decision_class->fill = fill;
  decision_class->list_choices = list_choices;
  decision_class->list_answers = list_answers;
  decision_class->dup_missing = dup_missing;
  decision_class->can_put_back = can_put_back;
  decision_class->put_back = put_back;
  decision_class->dup_done_label = dup_done_label;
}

static void
orrery_race_pair_init (OrreryRacePair *self)
{
}
