/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-ticks.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  GameSet set;
  GArray *ticked; /* of GameAnswer, in the order of the set */
} OrreryTicksPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (OrreryTicks, orrery_ticks, ORRERY_TYPE_DECISION)

#define PRIVATE(self) ((OrreryTicksPrivate *) orrery_ticks_get_instance_private (ORRERY_TICKS (self)))

/* Its place in the set, or the size of the set if it is not in it. */
static guint
find (gpointer self, GameAnswer answer)
{
  const GameSet *set = &PRIVATE (self)->set;
  guint i = 0;

  while (i < set->n && set->answers[i] != answer)
    i++;
  return i;
}

static guint
count (gpointer self, GameAnswer answer)
{
  const GArray *ticked = PRIVATE (self)->ticked;
  guint n = 0;

  for (guint i = 0; i < ticked->len; i++)
    n += g_array_index (ticked, GameAnswer, i) == answer;
  return n;
}

/* --- The rules --- */

/* Gives all answers as one decision. `ended` says whether nothing more is asked of it. */
static GameStatus
replay (gpointer self, const GArray *answers, GameState *state, gboolean *ended)
{
  const Game *rules = orrery_decision_get_game (self)->rules;
  GameState before;

  memcpy (state, orrery_decision_get_start (self), rules->state_size);
  *ended = FALSE;
  for (guint i = 0; i < answers->len; i++)
    {
      GameStatus status = GAME_NO_SUCH_ANSWER;

      memcpy (&before, state, rules->state_size);
      if (!*ended)
        status = rules->apply (state, g_array_index (answers, GameAnswer, i), NULL);
      if (status != GAME_OK)
        return status;
      *ended = !game_continues (rules, &before, state);
    }
  return GAME_OK;
}

static void
insert (gpointer self, GArray *ticked, GameAnswer answer)
{
  const guint place = find (self, answer);
  guint i = 0;

  while (i < ticked->len && find (self, g_array_index (ticked, GameAnswer, i)) <= place)
    i++;
  g_array_insert_val (ticked, i, answer);
}

/* If a certain number is required, the rules do not allow starting with a piece after which too few are left;
 * for people only the number matters. */
static GameStatus
check_add (gpointer self, GameAnswer answer)
{
  const OrreryTicksPrivate *priv = PRIVATE (self);
  const guint i = find (self, answer);
  g_autoptr (GArray) more = NULL;
  gboolean ended;
  GameState state;

  if (i == priv->set.n || count (self, answer) >= priv->set.counts[i])
    return GAME_NO_SUCH_ANSWER;
  if (priv->set.wanted > 0)
    return priv->ticked->len < priv->set.wanted ? GAME_OK : GAME_NO_SUCH_ANSWER;
  more = g_array_copy (priv->ticked);
  insert (self, more, answer);
  return replay (self, more, &state, &ended);
}

/* --- A decision --- */

static GameStatus
tick (gpointer self, GameAnswer answer)
{
  const GameStatus status = check_add (self, answer);

  if (status == GAME_OK)
    insert (self, PRIVATE (self)->ticked, answer);
  return status;
}

static GameStatus
untick (gpointer self, GameAnswer answer)
{
  GArray *ticked = PRIVATE (self)->ticked;

  for (guint i = 0; i < ticked->len; i++)
    if (g_array_index (ticked, GameAnswer, i) == answer)
      {
        g_array_remove_index (ticked, i);
        return GAME_OK;
      }
  return GAME_NO_SUCH_ANSWER;
}

static GameStatus
change (OrreryDecision *self, GameAnswer answer, gboolean on)
{
  const GameStatus status = on ? tick (self, answer) : untick (self, answer);

  if (status == GAME_OK)
    orrery_decision_changed (self);
  return status;
}

static void
put_back (OrreryDecision *self)
{
  g_array_set_size (PRIVATE (self)->ticked, 0);
}

static gboolean
can_put_back (OrreryDecision *self)
{
  return PRIVATE (self)->ticked->len > 0;
}

static void
fill (OrreryDecision *self, const GameAnswer *answers, gsize n)
{
  put_back (self);
  for (gsize i = 0; i < n && tick (self, answers[i]) == GAME_OK;)
    i++;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const GameAnswer left = ((const OrreryChoice *) a)->answer, right = ((const OrreryChoice *) b)->answer;

  return left < right ? -1 : left > right;
}

/* The largest number of it that the rules accept on its own. */
static guint
count_most (gpointer self, guint place)
{
  const GameSet *set = &PRIVATE (self)->set;
  g_autoptr (GArray) alone = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  gboolean ended = FALSE;
  GameState state;

  if (set->wanted > 0)
    return MIN (set->counts[place], set->wanted);
  while (!ended && alone->len < set->counts[place])
    {
      g_array_append_val (alone, set->answers[place]);
      if (replay (self, alone, &state, &ended) != GAME_OK)
        return alone->len - 1;
    }
  return alone->len;
}

static GArray *
list_choices (OrreryDecision *self)
{
  const GameSet *set = &PRIVATE (self)->set;
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (OrreryChoice));

  for (guint i = 0; i < set->n; i++)
    {
      const guint n = count (self, set->answers[i]);
      const OrreryChoice choice
        = { set->answers[i], n, check_add (self, set->answers[i]) == GAME_OK, MAX (n, count_most (self, i)) };

      g_array_append_val (choices, choice);
    }
  g_array_sort (choices, compare);
  return choices;
}

static char *
dup_missing (OrreryDecision *self)
{
  const OrreryTicksPrivate *priv = PRIVATE (self);
  const OrreryGame *game = orrery_decision_get_game (self);
  GameStatus status;
  gboolean ended;
  GameState state;

  if (priv->set.wanted > 0)
    return priv->ticked->len == priv->set.wanted ? NULL : g_strdup (_("Choose exactly as many as you are asked for."));
  status = replay (self, priv->ticked, &state, &ended);
  if (status == GAME_OK && !ended)
    status = game->rules->check (&state, priv->set.done);
  return status == GAME_OK ? NULL : g_strdup (game->tell_refusal (status));
}

static GArray *
list_answers (OrreryDecision *self)
{
  OrreryTicksPrivate *priv = PRIVATE (self);
  GArray *answers = g_array_copy (priv->ticked);
  gboolean ended;
  GameState state;

  replay (self, priv->ticked, &state, &ended);
  if (!ended)
    g_array_append_val (answers, priv->set.done);
  return answers;
}

static void
orrery_ticks_finalize (GObject *object)
{
  g_array_unref (PRIVATE (object)->ticked);

  G_OBJECT_CLASS (orrery_ticks_parent_class)->finalize (object);
}

static void
orrery_ticks_class_init (OrreryTicksClass *klass)
{
  OrreryDecisionClass *decision_class = ORRERY_DECISION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = orrery_ticks_finalize;
  decision_class->change = change;
  decision_class->fill = fill;
  decision_class->list_choices = list_choices;
  decision_class->list_answers = list_answers;
  decision_class->dup_missing = dup_missing;
  decision_class->can_put_back = can_put_back;
  decision_class->put_back = put_back;
}

static void
orrery_ticks_init (OrreryTicks *self)
{
  PRIVATE (self)->ticked = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
}

OrreryDecision *
orrery_ticks_new (GType type, const OrreryGame *game, const void *state)
{
  OrreryDecision *self = orrery_decision_construct (type, game, state);

  game_set (game->rules, state, &PRIVATE (self)->set);
  return self;
}

guint
orrery_ticks_get_wanted (OrreryTicks *self)
{
  return PRIVATE (self)->set.wanted;
}

const GameAnswer *
orrery_ticks_get_ticked (OrreryTicks *self, guint *n)
{
  *n = PRIVATE (self)->ticked->len;
  return (const GameAnswer *) (gpointer) PRIVATE (self)->ticked->data;
}
