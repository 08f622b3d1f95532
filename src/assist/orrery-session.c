/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "orrery-session"

#include "assist/orrery-session.h"

#include "assist/orrery-decision.h"
#include "assist/orrery-thought.h"
#include "players/self-play.h"

#include <string.h>

struct _OrrerySession
{
  GObject parent_instance;

  OrreryRecord *record;
  GameRng dice;

  guint pace;
  guint32 nodes;
  gboolean ask_forced;
  gboolean rolls;
  OrrerySkipFunc skips; /* NULL: none */
  gpointer skips_data;
  GArray *script; /* of GameAnswer; NULL: players answer for themselves */
  guint until;    /* where the script stops */
  GArray *joined; /* of gboolean: whether the answer at this point was given with the one before; may be shorter */

  gboolean running;
  gboolean is_stuck;  /* the next answer could not be saved */
  gboolean hurried;   /* no delays until a person decides */
  int asked;
  guint source;       /* source: the next step, if there is a delay */
  OrreryThought *thought; /* NULL: no player is thinking */
};

G_DEFINE_FINAL_TYPE (OrrerySession, orrery_session, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_THINKING,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_PACE,
  PROP_ASK_FORCED,
  PROP_ROLLS,
  N_PROPS
};

enum
{
  ANSWERED,
  MOVED,
  ASKED,
  FAILED,
  OVER,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void step (OrrerySession *self);

static const Game *
get_rules (OrrerySession *self)
{
  return orrery_record_get_game (self->record)->rules;
}

static const PlayerKind *
computer_at (OrrerySession *self, guint seat)
{
  const OrreryPlayer *player = orrery_record_get_player (self->record, seat);

  return player != NULL ? orrery_game_find_player (orrery_record_get_game (self->record), player->kind)
                        : NULL;
}

gboolean
orrery_session_is_person (OrrerySession *self, guint seat)
{
  g_return_val_if_fail (ORRERY_IS_SESSION (self), FALSE);

  return computer_at (self, seat) == NULL;
}

guint
orrery_session_count_persons (OrrerySession *self)
{
  guint n = 0;

  g_return_val_if_fail (ORRERY_IS_SESSION (self), 0);

  for (guint i = 0; i < orrery_record_get_n_seats (self->record); i++)
    n += orrery_session_is_person (self, i);
  return n;
}

static void
end_thought (OrrerySession *self)
{
  if (self->thought == NULL)
    return;
  g_clear_pointer (&self->thought, orrery_thought_end);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

/* Cancels everything that is pending; thinking players stop at once. */
static void
drop_pending (OrrerySession *self)
{
  self->asked = -1;
  g_clear_handle_id (&self->source, g_source_remove);
  end_thought (self);
}

static void
throw_dice_again (OrrerySession *self)
{
  orrery_record_get_dice (self->record, orrery_record_get_point (self->record), &self->dice);
}

static void
notify_undo (OrrerySession *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
}

static gboolean
give (OrrerySession *self, GameAnswer answer, GError **error)
{
  const GameQuestion question = get_rules (self)->question (orrery_session_get_state (self));
  const guint point = orrery_record_get_point (self->record);
  GameEvents events = { 0 };

  /* Answers given together no longer count as one step once another answer replaces one of them. */
  if (self->joined->len > point)
    g_array_set_size (self->joined, point);
  if (!orrery_record_answer (self->record, answer, &events, error))
    return FALSE;
  g_signal_emit (self, signals[ANSWERED], 0, question.seat < 0 ? G_MAXUINT : (guint) question.seat,
                 (guint) answer, &events);
  notify_undo (self);
  return TRUE;
}

static void
fail (OrrerySession *self, const GError *error)
{
  self->running = FALSE;
  self->is_stuck = TRUE;
  g_signal_emit (self, signals[FAILED], 0, error);
}

/* Saving works again, so the game continues where it was paused. */
static void
autosave_changed_cb (OrrerySession *self)
{
  if (self->is_stuck && orrery_record_get_autosave_error (self->record) == NULL)
    orrery_session_run (self);
}

static void
give_or_fail (OrrerySession *self, GameAnswer answer)
{
  g_autoptr (GError) error = NULL;

  if (!give (self, answer, &error))
    fail (self, error);
}

/* Writes the pending answers. If that fails, they have not happened. */
static gboolean
release (OrrerySession *self, GError **error)
{
  if (orrery_record_release_autosave (self->record, error))
    return TRUE;
  throw_dice_again (self);
  notify_undo (self);
  g_signal_emit (self, signals[MOVED], 0);
  return FALSE;
}

/* Answers all pending questions of chance, so that the dice of a whole roll are saved together. */
static void
roll (OrrerySession *self)
{
  g_autoptr (GError) error = NULL;
  const Game *rules = get_rules (self);
  const void *state = orrery_session_get_state (self);

  orrery_record_hold_autosave (self->record);
  while (self->running && rules->question (state).ask == GAME_CHANCE)
    give_or_fail (self, game_chance (rules, state, &self->dice));
  if (!release (self, &error))
    fail (self, error);
}

static gboolean
step_later_cb (gpointer data)
{
  OrrerySession *self = data;

  self->source = 0;
  step (self);
  return G_SOURCE_REMOVE;
}

/* People at a real table type ahead: their next key is meant for the next question. */
static void
step_after (OrrerySession *self, guint milliseconds)
{
  if (self->source == 0 && self->running)
    self->source = milliseconds > 0 ? g_timeout_add (milliseconds, step_later_cb, self)
                                    : g_idle_add_full (self->rolls ? G_PRIORITY_DEFAULT_IDLE : G_PRIORITY_HIGH,
                                                       step_later_cb, self, NULL);
}

/* Other players' actions are shown slowly enough to follow. */
static guint
get_pause (OrrerySession *self)
{
  const GameInfo info = get_rules (self)->info (orrery_session_get_state (self));

  return info.is_public && !self->hurried ? self->pace : 0;
}

static void
thought_cb (const GameAnswer *answers, gsize n, gpointer data)
{
  g_autoptr (OrrerySession) self = g_object_ref (data);
  const guint pause = get_pause (self);
  const GameAnswer answer = answers[0];

  end_thought (self);
  give_or_fail (self, answer);
  step_after (self, pause);
}

static void
start_thinking (OrrerySession *self, const PlayerKind *kind)
{
  const Game *rules = get_rules (self);
  const void *state = orrery_session_get_state (self);
  const guint point = orrery_record_get_point (self->record);
  GameRng rng;

  self_play_seed (&rng, orrery_record_get_seed (self->record) + 0x9e3779b97f4a7c15u * point,
              (guint) rules->question (state).seat + 1u);
  self->thought = orrery_thought_begin (kind, rules, state, &rng, self->nodes, FALSE, thought_cb, self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

static void
ask (OrrerySession *self, int seat)
{
  self->asked = seat;
  self->hurried = FALSE;
  g_signal_emit (self, signals[ASKED], 0);
}

/* In a scripted game, people's answers come from the script too, up to where it stops. */
static void
step_by_script (OrrerySession *self, GameQuestion question)
{
  const guint point = orrery_record_get_point (self->record);
  const gboolean decides = question.ask == GAME_DECIDE;
  const guint pause = decides ? get_pause (self) : 0;

  if (point >= self->until)
    ask (self, decides && orrery_session_is_person (self, (guint) question.seat) ? question.seat : -1);
  else
    {
      give_or_fail (self, g_array_index (self->script, GameAnswer, point));
      step_after (self, pause);
    }
}

gboolean
orrery_session_is_automatic (OrrerySession *self, const void *state)
{
  const OrreryGame *game = orrery_record_get_game (self->record);

  return !self->ask_forced
         && (orrery_decision_is_forced (game->rules, state)
             || (game->makes_no_difference != NULL && game->makes_no_difference (state)));
}

/* Answers one question, or has it answered; most need no person. */
static void
step (OrrerySession *self)
{
  const Game *rules = get_rules (self);
  const void *state = orrery_session_get_state (self);
  const GameQuestion question = rules->question (state);
  GameAnswer legal[GAME_MAX_ANSWERS];
  const PlayerKind *computer;

  g_assert (self->thought == NULL);

  if (!self->running)
    return;
  if (question.ask == GAME_OVER)
    {
      self->running = FALSE;
      g_signal_emit (self, signals[OVER], 0);
      return;
    }
  if (self->script != NULL)
    {
      step_by_script (self, question);
      return;
    }
  if (question.ask == GAME_CHANCE)
    {
      if (!self->rolls)
        {
          ask (self, -1);
          return;
        }
      roll (self);
      step_after (self, 0);
      return;
    }
  computer = computer_at (self, (guint) question.seat);
  if (computer != NULL)
    start_thinking (self, computer);
  else if (orrery_session_is_automatic (self, state))
    {
      rules->legal (state, legal);
      give_or_fail (self, legal[0]);
      step_after (self, 0);
    }
  else
    ask (self, question.seat);
}

static void
orrery_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  OrrerySession *self = ORRERY_SESSION (object);

  switch (id)
    {
    case PROP_THINKING:
      g_value_set_boolean (value, self->thought != NULL);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, orrery_session_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, orrery_session_can_redo (self));
      break;
    case PROP_PACE:
      g_value_set_uint (value, self->pace);
      break;
    case PROP_ASK_FORCED:
      g_value_set_boolean (value, self->ask_forced);
      break;
    case PROP_ROLLS:
      g_value_set_boolean (value, self->rolls);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
orrery_session_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  OrrerySession *self = ORRERY_SESSION (object);

  switch (id)
    {
    case PROP_PACE:
      orrery_session_set_pace (self, g_value_get_uint (value));
      break;
    case PROP_ASK_FORCED:
      self->ask_forced = g_value_get_boolean (value);
      break;
    case PROP_ROLLS:
      orrery_session_set_rolls (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
orrery_session_dispose (GObject *object)
{
  OrrerySession *self = ORRERY_SESSION (object);

  self->running = FALSE;
  drop_pending (self);
  g_clear_pointer (&self->script, g_array_unref);
  g_clear_pointer (&self->joined, g_array_unref);
  g_clear_object (&self->record);

  G_OBJECT_CLASS (orrery_session_parent_class)->dispose (object);
}

static void
orrery_session_class_init (OrrerySessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags rw = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags ro = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = orrery_session_get_property;
  object_class->set_property = orrery_session_set_property;
  object_class->dispose = orrery_session_dispose;

  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, ro);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, ro);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, ro);
  properties[PROP_PACE] = g_param_spec_uint ("pace", NULL, NULL, 0, 10000, 400, rw);
  properties[PROP_ASK_FORCED] = g_param_spec_boolean ("ask-forced", NULL, NULL, FALSE, rw);
  properties[PROP_ROLLS] = g_param_spec_boolean ("rolls", NULL, NULL, TRUE, rw);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_POINTER);
  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  signals[ASKED] = g_signal_new ("asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[OVER] = g_signal_new ("over", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
orrery_session_init (OrrerySession *self)
{
  self->pace = 400;
  self->rolls = TRUE;
  self->asked = -1;
  self->joined = g_array_new (FALSE, TRUE, sizeof (gboolean));
}

OrrerySession *
orrery_session_new (OrreryRecord *record)
{
  OrrerySession *self;

  g_return_val_if_fail (ORRERY_IS_RECORD (record), NULL);

  self = g_object_new (ORRERY_TYPE_SESSION, NULL);
  self->record = g_object_ref (record);
  g_signal_connect_object (record, "autosave-changed", G_CALLBACK (autosave_changed_cb), self, G_CONNECT_SWAPPED);
  throw_dice_again (self);
  return self;
}

OrreryRecord *
orrery_session_get_record (OrrerySession *self)
{
  g_return_val_if_fail (ORRERY_IS_SESSION (self), NULL);

  return self->record;
}

const void *
orrery_session_get_state (OrrerySession *self)
{
  g_return_val_if_fail (ORRERY_IS_SESSION (self), NULL);

  return orrery_record_get_state (self->record);
}

int
orrery_session_get_asked (OrrerySession *self)
{
  g_return_val_if_fail (ORRERY_IS_SESSION (self), -1);

  return self->asked;
}

gboolean
orrery_session_get_stuck (OrrerySession *self)
{
  g_return_val_if_fail (ORRERY_IS_SESSION (self), FALSE);

  return self->is_stuck;
}

void
orrery_session_set_pace (OrrerySession *self, guint pace)
{
  g_return_if_fail (ORRERY_IS_SESSION (self));

  if (self->pace == pace)
    return;
  self->pace = pace;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PACE]);
}

void
orrery_session_set_nodes (OrrerySession *self, guint32 nodes)
{
  g_return_if_fail (ORRERY_IS_SESSION (self));

  self->nodes = nodes;
}

gboolean
orrery_session_get_rolls (OrrerySession *self)
{
  g_return_val_if_fail (ORRERY_IS_SESSION (self), FALSE);

  return self->rolls;
}

void
orrery_session_set_rolls (OrrerySession *self, gboolean rolls)
{
  g_return_if_fail (ORRERY_IS_SESSION (self));

  if (self->rolls == rolls)
    return;
  self->rolls = rolls;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROLLS]);
}

void
orrery_session_set_skips (OrrerySession *self, OrrerySkipFunc skips, gpointer data)
{
  g_return_if_fail (ORRERY_IS_SESSION (self));

  self->skips = skips;
  self->skips_data = data;
  notify_undo (self);
}

gboolean
orrery_session_skips (OrrerySession *self, const void *state, GameAnswer given)
{
  return self->skips != NULL && self->skips (state, given, self->skips_data);
}

void
orrery_session_follow (OrrerySession *self, GArray *script, guint until)
{
  g_return_if_fail (ORRERY_IS_SESSION (self));
  g_return_if_fail (until <= script->len);

  g_array_ref (script);
  g_clear_pointer (&self->script, g_array_unref);
  self->script = script;
  self->until = until;
}

void
orrery_session_run (OrrerySession *self)
{
  g_return_if_fail (ORRERY_IS_SESSION (self));

  self->running = TRUE;
  self->is_stuck = FALSE;
  if (self->thought == NULL)
    {
      self->asked = -1;
      step_after (self, 0);
    }
}

void
orrery_session_pause (OrrerySession *self)
{
  g_return_if_fail (ORRERY_IS_SESSION (self));

  self->running = FALSE;
  self->is_stuck = FALSE;
  drop_pending (self);
}

gboolean
orrery_session_get_running (OrrerySession *self)
{
  g_return_val_if_fail (ORRERY_IS_SESSION (self), FALSE);

  return self->running;
}

void
orrery_session_play_on (OrrerySession *self)
{
  g_return_if_fail (ORRERY_IS_SESSION (self));

  self->hurried = TRUE;
  if (self->thought != NULL || self->asked >= 0)
    return;
  g_clear_handle_id (&self->source, g_source_remove);
  orrery_session_run (self);
}

static gboolean
is_legal_all (OrrerySession *self, const GameAnswer *answers, gsize n, GError **error)
{
  const OrreryGame *game = orrery_record_get_game (self->record);
  GameState state;

  memcpy (&state, orrery_session_get_state (self), game->rules->state_size);
  for (gsize i = 0; i < n; i++)
    {
      const GameStatus status = game->rules->apply (&state, answers[i], NULL);

      if (status == GAME_OK)
        continue;
      g_set_error_literal (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_REFUSED,
                           game->tell_refusal (status));
      return FALSE;
    }
  return TRUE;
}

gboolean
orrery_session_answer_all (OrrerySession *self, const GameAnswer *answers, gsize n, GError **error)
{
  gboolean is_given = TRUE;

  g_return_val_if_fail (ORRERY_IS_SESSION (self), FALSE);
  g_return_val_if_fail (n > 0, FALSE);

  if (!is_legal_all (self, answers, n, error))
    return FALSE;
  orrery_record_hold_autosave (self->record);
  for (gsize i = 0; i < n && is_given; i++)
    is_given = give (self, answers[i], error);
  if (!release (self, is_given ? error : NULL) || !is_given)
    return FALSE;
  /* A correction can come while a computer player is thinking about a question that no longer exists. */
  drop_pending (self);
  self->running = TRUE;
  step_after (self, 0);
  return TRUE;
}

void
orrery_session_join (OrrerySession *self, guint begin, guint end)
{
  const gboolean is_joined = TRUE;

  g_return_if_fail (ORRERY_IS_SESSION (self));
  g_return_if_fail (begin < end && end <= orrery_record_get_n_answers (self->record));

  g_array_set_size (self->joined, begin + 1);
  for (guint i = begin + 1; i < end; i++)
    g_array_append_val (self->joined, is_joined);
}

gboolean
orrery_session_is_joined (OrrerySession *self, guint point)
{
  return point < self->joined->len && g_array_index (self->joined, gboolean, point);
}

void
orrery_session_go_to (OrrerySession *self, guint point)
{
  g_return_if_fail (ORRERY_IS_SESSION (self));

  drop_pending (self);
  self->running = FALSE;
  orrery_record_go_to (self->record, point);
  throw_dice_again (self);
  notify_undo (self);
  g_signal_emit (self, signals[MOVED], 0);
}
