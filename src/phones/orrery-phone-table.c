/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "phones/orrery-phone-table.h"

#include "assist/orrery-decision.h"
#include "assist/orrery-single.h"

#include <glib/gi18n.h>
#include <string.h>

enum { MAX_LOG = 60 };

/* What an answer brought, as each seat may read it, and last as everybody may. */
typedef struct
{
  guint point; /* of the record, after it */
  char *texts[GAME_MAX_SEATS + 1];
} Line;

typedef struct
{
  gboolean is_away;
  gboolean is_locked;
  guint serial; /* of the question, so that a late tap answers no other */
  GameState start;
  OrreryDecision *decision; /* NULL: nothing is asked */
  int undo_point;
  guint undo_serial; /* of what undo would take back */
} Seat;

struct _OrreryPhoneTable
{
  GObject parent_instance;

  OrrerySession *session;
  const OrreryGame *game;
  guint n_seats;
  guint last_serial;
  Seat seats[GAME_MAX_SEATS];
  GArray *log; /* of Line */
  guint source;
};

G_DEFINE_QUARK (orrery-phone-error-quark, orrery_phone_error)
G_DEFINE_FINAL_TYPE (OrreryPhoneTable, orrery_phone_table, G_TYPE_OBJECT)

static guint changed_signal;

/* --- What a seat is asked --- */

/* The table at the seat's question as the seat sees it, as if all who are asked before it had decided what
 * only they may know. FALSE: it has nothing to decide now, or in one way only. */
static gboolean
reach_question (OrreryPhoneTable *self, guint seat, GameState *state)
{
  const Game *rules = self->game->rules;
  GameAnswer legal[GAME_MAX_ANSWERS];
  GameInfo begin;

  memcpy (state, orrery_session_get_state (self->session), rules->state_size);
  begin = rules->info (state);
  for (guint n_skipped = 0;; n_skipped++)
    {
      const GameQuestion question = rules->question (state);
      const GameInfo now = rules->info (state);

      if (n_skipped == 0 && orrery_session_get_asked (self->session) == (int) seat)
        break;
      if (question.ask != GAME_DECIDE || rules->secrecy (state) != GAME_SECRET || now.round != begin.round
          || now.phase != begin.phase)
        return FALSE;
      if (question.seat == (int) seat)
        {
          if (n_skipped == 0 || orrery_decision_is_forced (rules, state))
            return FALSE;
          break;
        }
      rules->legal (state, legal);
      rules->apply (state, legal[0], NULL);
    }
  rules->view (state, (int) seat);
  return TRUE;
}

static void
forget_question (Seat *seat)
{
  g_clear_object (&seat->decision);
  seat->is_locked = FALSE;
}

static void
follow_seat (OrreryPhoneTable *self, guint i)
{
  Seat *seat = &self->seats[i];
  GameState state = { 0 };

  if (!seat->is_away || !orrery_session_is_person (self->session, i) || !reach_question (self, i, &state))
    {
      forget_question (seat);
      return;
    }
  if (seat->decision != NULL && memcmp (&seat->start, &state, sizeof state) == 0)
    return;
  forget_question (seat);
  seat->start = state;
  seat->decision = orrery_decision_new (self->game, &seat->start);
  seat->serial = ++self->last_serial;
}

/* --- What is locked in, when it is asked for --- */

static gboolean
give_decision (OrreryPhoneTable *self, Seat *seat, GError **error)
{
  g_autoptr (GArray) answers = orrery_decision_list_answers (seat->decision);

  forget_question (seat);
  return orrery_session_answer_all (self->session, (const GameAnswer *) (gpointer) answers->data, answers->len, error);
}

static gboolean
go_on_cb (gpointer user_data)
{
  OrreryPhoneTable *self = user_data;
  const int asked = orrery_session_get_asked (self->session);
  g_autoptr (GError) error = NULL;

  self->source = 0;
  for (guint i = 0; i < self->n_seats; i++)
    follow_seat (self, i);
  if (asked >= 0 && self->seats[asked].is_locked && !give_decision (self, &self->seats[asked], &error))
    {
      /* It stays open: the phone decides again. */
      g_debug ("what was locked in was not taken: %s", error->message);
      follow_seat (self, (guint) asked);
    }
  g_signal_emit (self, changed_signal, 0);
  return G_SOURCE_REMOVE;
}

/* Events come in bursts; once after them is enough. */
static void
queue_change (OrreryPhoneTable *self)
{
  if (self->source == 0)
    self->source = g_idle_add (go_on_cb, self);
}

/* --- The log --- */

static void
clear_line (gpointer data)
{
  Line *line = data;

  for (guint i = 0; i < G_N_ELEMENTS (line->texts); i++)
    g_free (line->texts[i]);
}

static char *
tell_all (OrreryPhoneTable *self, const GameEvents *events, const char *const *names)
{
  g_autofree GameEvents *open = g_new0 (GameEvents, 1);

  for (guint i = 0; i < events->n; i++)
    if (!events->list[i].secret)
      open->list[open->n++] = events->list[i];
  return self->game->tell_events (open, names, GAME_NOBODY);
}

static void
answered_cb (OrreryPhoneTable *self, guint seat, guint answer, const GameEvents *events)
{
  Line line = { .point = orrery_record_get_point (orrery_session_get_record (self->session)) };
  const char *names[GAME_MAX_SEATS + 1] = { NULL };

  orrery_record_get_names (orrery_session_get_record (self->session), names);
  for (guint i = 0; i < self->n_seats; i++)
    line.texts[i] = self->game->tell_events (events, names, (int) i);
  line.texts[GAME_MAX_SEATS] = tell_all (self, events, names);
  g_array_append_val (self->log, line);
  if (self->log->len > 4 * MAX_LOG)
    g_array_remove_range (self->log, 0, 2 * MAX_LOG);
  queue_change (self);
}

static void
moved_cb (OrreryPhoneTable *self)
{
  const guint point = orrery_record_get_point (orrery_session_get_record (self->session));

  while (self->log->len > 0 && g_array_index (self->log, Line, self->log->len - 1).point > point)
    g_array_set_size (self->log, self->log->len - 1);
  queue_change (self);
}

/* --- As JSON --- */

static void
write_choices (OrreryPhoneTable *self, OrreryDecision *decision, JsonBuilder *builder)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (decision);
  char words[GAME_MAX_TEXT];

  json_builder_begin_array (builder);
  for (guint i = 0; i < choices->len; i++)
    {
      const OrreryChoice *choice = &g_array_index (choices, OrreryChoice, i);
      g_autofree char *label = NULL;

      if (self->game->rules->format (choice->answer, words) == 0)
        continue;
      if (self->game->tell_answer != NULL)
        label = self->game->tell_answer (orrery_decision_get_state (decision), choice->answer);
      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "answer");
      json_builder_add_string_value (builder, words);
      json_builder_set_member_name (builder, "label");
      json_builder_add_string_value (builder, label != NULL ? label : words);
      json_builder_set_member_name (builder, "ticked");
      json_builder_add_int_value (builder, choice->n_ticked);
      json_builder_set_member_name (builder, "can_add");
      json_builder_add_boolean_value (builder, choice->can_add);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_question (OrreryPhoneTable *self, const Seat *seat, const char *const *names, JsonBuilder *builder)
{
  const Game *rules = self->game->rules;
  g_autofree char *text = self->game->tell_question (&seat->start, names);
  g_autofree char *missing = orrery_decision_dup_missing (seat->decision);
  g_autofree char *done = orrery_decision_dup_done_label (seat->decision);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "id");
  json_builder_add_int_value (builder, seat->serial);
  json_builder_set_member_name (builder, "about");
  json_builder_add_string_value (builder, rules->question_word (rules->question (&seat->start).about));
  json_builder_set_member_name (builder, "text");
  json_builder_add_string_value (builder, text);
  json_builder_set_member_name (builder, "is_secret");
  json_builder_add_boolean_value (builder, rules->secrecy (&seat->start) != GAME_OPEN);
  json_builder_set_member_name (builder, "is_single");
  json_builder_add_boolean_value (builder, ORRERY_IS_SINGLE (seat->decision));
  json_builder_set_member_name (builder, "is_locked");
  json_builder_add_boolean_value (builder, seat->is_locked);
  json_builder_set_member_name (builder, "missing");
  if (missing != NULL)
    json_builder_add_string_value (builder, missing);
  else
    json_builder_add_null_value (builder);
  json_builder_set_member_name (builder, "done");
  json_builder_add_string_value (builder, done);
  json_builder_set_member_name (builder, "can_put_back");
  json_builder_add_boolean_value (builder, orrery_decision_get_can_put_back (seat->decision));
  json_builder_set_member_name (builder, "choices");
  write_choices (self, seat->decision, builder);
  json_builder_end_object (builder);
}

static void
write_log (OrreryPhoneTable *self, int seat, JsonBuilder *builder)
{
  const guint reader = seat < 0 ? GAME_MAX_SEATS : (guint) seat;
  guint first = self->log->len;

  for (guint n = 0; first > 0 && n < MAX_LOG; first--)
    n += g_array_index (self->log, Line, first - 1).texts[reader] != NULL;
  json_builder_begin_array (builder);
  for (guint i = first; i < self->log->len; i++)
    {
      const char *text = g_array_index (self->log, Line, i).texts[reader];

      if (text != NULL)
        json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
}

/* Whether the table waits for this seat. */
static gboolean
is_asked (OrreryPhoneTable *self, guint seat)
{
  const Seat *away = &self->seats[seat];
  GameState state;

  if (away->is_away)
    return away->decision != NULL && !away->is_locked;
  return reach_question (self, seat, &state);
}

static void
write_players (OrreryPhoneTable *self, const char *const *names, JsonBuilder *builder)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->n_seats; i++)
    {
      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "name");
      json_builder_add_string_value (builder, names[i]);
      json_builder_set_member_name (builder, "is_person");
      json_builder_add_boolean_value (builder, orrery_session_is_person (self->session, i));
      json_builder_set_member_name (builder, "is_away");
      json_builder_add_boolean_value (builder, self->seats[i].is_away);
      json_builder_set_member_name (builder, "is_asked");
      json_builder_add_boolean_value (builder, is_asked (self, i));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* A number for what undo would take back, if that is this seat's own decision; 0: it is not. The point of the
 * record would tell how much others have answered in secret. */
static guint
get_undo (OrreryPhoneTable *self, guint i)
{
  const int point = orrery_session_can_undo (self->session) ? orrery_session_get_undo_point (self->session) : -1;
  Seat *seat = &self->seats[i];
  GameState state;

  if (point < 0 || !seat->is_away)
    return 0;
  orrery_record_state_at (orrery_session_get_record (self->session), (guint) point, &state);
  if (self->game->rules->question (&state).seat != (int) i)
    return 0;
  if (seat->undo_serial == 0 || seat->undo_point != point)
    seat->undo_serial = ++self->last_serial;
  seat->undo_point = point;
  return seat->undo_serial;
}

static void
write_table (OrreryPhoneTable *self, int seat, JsonBuilder *builder)
{
  const gboolean is_composing = seat >= 0 && self->seats[seat].decision != NULL;
  GameState state;

  memcpy (&state,
          is_composing ? orrery_decision_get_state (self->seats[seat].decision)
                       : orrery_session_get_state (self->session),
          self->game->rules->state_size);
  self->game->rules->view (&state, seat);
  json_builder_add_value (builder, self->game->write_position (&state, seat));
}

JsonNode *
orrery_phone_table_describe (OrreryPhoneTable *self, int seat)
{
  const void *state = orrery_session_get_state (self->session);
  const Game *rules = self->game->rules;
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  const char *names[GAME_MAX_SEATS + 1] = { NULL };

  orrery_record_get_names (orrery_session_get_record (self->session), names);
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "game");
  json_builder_add_string_value (builder, rules->id);
  json_builder_set_member_name (builder, "seat");
  json_builder_add_int_value (builder, seat);
  json_builder_set_member_name (builder, "round");
  json_builder_add_int_value (builder, rules->info (state).round);
  json_builder_set_member_name (builder, "step");
  json_builder_add_string_value (builder, rules->step_word (state));
  json_builder_set_member_name (builder, "players");
  write_players (self, names, builder);
  json_builder_set_member_name (builder, "table");
  write_table (self, seat, builder);
  json_builder_set_member_name (builder, "question");
  if (seat >= 0 && self->seats[seat].decision != NULL)
    write_question (self, &self->seats[seat], names, builder);
  else
    json_builder_add_null_value (builder);
  json_builder_set_member_name (builder, "undo");
  json_builder_add_int_value (builder, seat >= 0 ? get_undo (self, (guint) seat) : 0);
  json_builder_set_member_name (builder, "log");
  write_log (self, seat, builder);
  json_builder_set_member_name (builder, "score");
  if (rules->question (state).ask == GAME_OVER)
    json_builder_add_value (builder, self->game->describe_score (state, names));
  else
    json_builder_add_null_value (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* --- What a phone asks for --- */

static gboolean
read_member (JsonObject *request, const char *name, GType type, GValue *value, GError **error)
{
  JsonNode *node = json_object_get_member (request, name);

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != type)
    {
      g_set_error (error, ORRERY_PHONE_ERROR, ORRERY_PHONE_ERROR_MALFORMED, "“%s” is missing or of another kind", name);
      return FALSE;
    }
  json_node_get_value (node, value);
  return TRUE;
}

static gboolean
refuse (GError **error, const char *text)
{
  g_set_error_literal (error, ORRERY_PHONE_ERROR, ORRERY_PHONE_ERROR_REFUSED, text);
  return FALSE;
}

/* The rules also take corrections by hand, which are not for a phone to make. */
static gboolean
is_offered (OrreryDecision *decision, GameAnswer answer)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (decision);

  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, OrreryChoice, i).answer == answer)
      return TRUE;
  return FALSE;
}

static gboolean
change (OrreryPhoneTable *self, Seat *seat, JsonObject *request, GError **error)
{
  g_auto (GValue) words = G_VALUE_INIT;
  g_auto (GValue) on = G_VALUE_INIT;
  GameAnswer answer;
  GameStatus status;

  if (!read_member (request, "answer", G_TYPE_STRING, &words, error)
      || !read_member (request, "on", G_TYPE_BOOLEAN, &on, error))
    return FALSE;
  if (seat->is_locked)
    return refuse (error, _("Unlock it first."));
  if (!self->game->rules->parse (g_value_get_string (&words), &answer) || !is_offered (seat->decision, answer))
    return refuse (error, _("There is no such answer."));
  status = orrery_decision_change (seat->decision, answer, g_value_get_boolean (&on));
  if (status != GAME_OK)
    return refuse (error, self->game->tell_refusal (status));
  return TRUE;
}

static gboolean
finish (OrreryPhoneTable *self, guint i, GError **error)
{
  Seat *seat = &self->seats[i];
  g_autofree char *missing = orrery_decision_dup_missing (seat->decision);

  if (missing != NULL)
    return refuse (error, missing);
  if (orrery_session_get_asked (self->session) == (int) i)
    return give_decision (self, seat, error);
  seat->is_locked = TRUE;
  return TRUE;
}

static gboolean
undo (OrreryPhoneTable *self, guint seat, JsonObject *request, GError **error)
{
  g_auto (GValue) id = G_VALUE_INIT;
  const guint possible = get_undo (self, seat);

  if (!read_member (request, "undo", G_TYPE_INT64, &id, error))
    return FALSE;
  if (possible == 0 || g_value_get_int64 (&id) != possible)
    return refuse (error, _("This can no longer be undone."));
  orrery_session_undo (self->session);
  return TRUE;
}

static gboolean
handle_question (OrreryPhoneTable *self, guint i, const char *what, JsonObject *request, GError **error)
{
  Seat *seat = &self->seats[i];
  g_auto (GValue) id = G_VALUE_INIT;

  if (!read_member (request, "question", G_TYPE_INT64, &id, error))
    return FALSE;
  if (seat->decision == NULL || g_value_get_int64 (&id) != seat->serial)
    {
      g_set_error_literal (error, ORRERY_PHONE_ERROR, ORRERY_PHONE_ERROR_STALE, _("This is no longer asked."));
      return FALSE;
    }
  if (g_str_equal (what, "change"))
    return change (self, seat, request, error);
  if (g_str_equal (what, "done"))
    return seat->is_locked || finish (self, i, error);
  if (g_str_equal (what, "unlock"))
    seat->is_locked = FALSE;
  else if (!g_str_equal (what, "put-back"))
    {
      g_set_error (error, ORRERY_PHONE_ERROR, ORRERY_PHONE_ERROR_MALFORMED, "there is no request “%s”", what);
      return FALSE;
    }
  else if (!seat->is_locked && orrery_decision_get_can_put_back (seat->decision))
    orrery_decision_put_back (seat->decision);
  return TRUE;
}

gboolean
orrery_phone_table_handle (OrreryPhoneTable *self, guint seat, JsonObject *request, GError **error)
{
  g_auto (GValue) what = G_VALUE_INIT;
  gboolean is_done;

  g_return_val_if_fail (seat < self->n_seats, FALSE);

  if (!read_member (request, "do", G_TYPE_STRING, &what, error))
    return FALSE;
  if (g_strcmp0 (g_value_get_string (&what), "undo") == 0)
    is_done = undo (self, seat, request, error);
  else
    is_done = handle_question (self, seat, g_value_get_string (&what), request, error);
  if (is_done)
    queue_change (self);
  return is_done;
}

/* --- Whose phone decides --- */

void
orrery_phone_table_set_away (OrreryPhoneTable *self, guint seat, gboolean is_away)
{
  g_return_if_fail (seat < GAME_MAX_SEATS);

  if (self->seats[seat].is_away == is_away)
    return;
  self->seats[seat].is_away = is_away;
  follow_seat (self, seat);
  queue_change (self);
}

gboolean
orrery_phone_table_is_away (OrreryPhoneTable *self, guint seat)
{
  g_return_val_if_fail (seat < self->n_seats, FALSE);
  return self->seats[seat].is_away;
}

static void
orrery_phone_table_dispose (GObject *object)
{
  OrreryPhoneTable *self = ORRERY_PHONE_TABLE (object);

  g_clear_handle_id (&self->source, g_source_remove);
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    forget_question (&self->seats[i]);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_pointer (&self->log, g_array_unref);
  G_OBJECT_CLASS (orrery_phone_table_parent_class)->dispose (object);
}

static void
orrery_phone_table_class_init (OrreryPhoneTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_phone_table_dispose;
  changed_signal = g_signal_new ("changed", ORRERY_TYPE_PHONE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
orrery_phone_table_init (OrreryPhoneTable *self)
{
  self->log = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (self->log, clear_line);
}

OrreryPhoneTable *
orrery_phone_table_new (OrrerySession *session)
{
  OrreryPhoneTable *self = g_object_new (ORRERY_TYPE_PHONE_TABLE, NULL);
  OrreryRecord *record = orrery_session_get_record (session);

  self->session = g_object_ref (session);
  self->game = orrery_record_get_game (record);
  self->n_seats = orrery_record_get_n_seats (record);
  g_signal_connect_swapped (session, "answered", G_CALLBACK (answered_cb), self);
  g_signal_connect_swapped (session, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (session, "asked", G_CALLBACK (queue_change), self);
  g_signal_connect_swapped (session, "over", G_CALLBACK (queue_change), self);
  queue_change (self);
  return self;
}
