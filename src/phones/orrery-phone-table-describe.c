/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table as JSON, for one seat or for everybody. docs/phones.md lists the members. */
#include "phones/orrery-phone-table-private.h"

#include "assist/orrery-single.h"
#include "record/orrery-json-add.h"

#include <string.h>

enum { MAX_LOG = 60 };

static void
write_choice (OrreryPhoneTable *self, const void *state, const OrreryChoice *choice, JsonBuilder *builder)
{
  g_autofree char *label = NULL, *gain = NULL;
  char words[GAME_MAX_TEXT];

  if (self->game->rules->format (choice->answer, words) == 0)
    return;
  if (self->game->tell_answer != NULL)
    label = self->game->tell_answer (state, choice->answer);
  if (self->game->tell_gain != NULL)
    gain = self->game->tell_gain (state, choice->answer);
  json_builder_begin_object (builder);
  orrery_json_add_string (builder, "answer", words);
  orrery_json_add_string (builder, "label", label != NULL ? label : words);
  if (gain != NULL)
    {
      orrery_json_add_string (builder, "gain", gain);
    }
  orrery_json_add_int (builder, "ticked", choice->n_ticked);
  orrery_json_add_boolean (builder, "can_add", choice->can_add);
  json_builder_end_object (builder);
}

static void
write_choices (OrreryPhoneTable *self, OrreryDecision *decision, JsonBuilder *builder)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (decision);

  json_builder_begin_array (builder);
  for (guint i = 0; i < choices->len; i++)
    write_choice (self, orrery_decision_get_state (decision), &g_array_index (choices, OrreryChoice, i), builder);
  json_builder_end_array (builder);
}

static void
write_question (OrreryPhoneTable *self, guint i, const char *const *names, JsonBuilder *builder)
{
  const Game *rules = self->game->rules;
  const PhoneSeat *seat = &self->seats[i];
  const void *start = orrery_decision_get_start (seat->decision);
  g_autofree char *text = self->game->ask_player != NULL ? self->game->ask_player (start, names[i])
                                                         : self->game->tell_question (start, names);
  g_autofree char *missing = orrery_decision_dup_missing (seat->decision);
  g_autofree char *done = orrery_decision_dup_done_label (seat->decision);
  JsonNode *notes = orrery_decision_tell_notes (seat->decision);

  json_builder_begin_object (builder);
  orrery_json_add_int (builder, "id", seat->serial);
  orrery_json_add_string (builder, "about", rules->question_word (rules->question (start).about));
  orrery_json_add_string (builder, "text", text);
  orrery_json_add_boolean (builder, "is_secret", seat->given != NULL || rules->secrecy (start) != GAME_OPEN);
  orrery_json_add_boolean (builder, "is_single", ORRERY_IS_SINGLE (seat->decision));
  orrery_json_add_boolean (builder, "is_locked", seat->is_locked);
  json_builder_set_member_name (builder, "missing");
  if (missing != NULL)
    json_builder_add_string_value (builder, missing);
  else
    json_builder_add_null_value (builder);
  orrery_json_add_string (builder, "done", done);
  orrery_json_add_boolean (builder, "can_put_back", orrery_decision_get_can_put_back (seat->decision));
  orrery_json_add_boolean (builder, "can_draw", orrery_decision_get_can_draw (seat->decision));
  if (notes != NULL)
    {
      json_builder_set_member_name (builder, "notes");
      json_builder_add_value (builder, notes);
    }
  json_builder_set_member_name (builder, "choices");
  write_choices (self, seat->decision, builder);
  json_builder_end_object (builder);
}

/* NULL if the reader may not know any of it. */
static char *
tell_line (OrreryPhoneTable *self, const PhoneLine *line, int seat, const char *const *names)
{
  GameEvents open = { 0 };

  if (seat >= 0)
    return self->game->tell_events (&line->events, names, seat);
  for (guint i = 0; i < line->events.n; i++)
    if (!line->events.list[i].secret)
      open.list[open.n++] = line->events.list[i];
  return self->game->tell_events (&open, names, GAME_NOBODY);
}

static void
write_log (OrreryPhoneTable *self, int seat, const char *const *names, JsonBuilder *builder)
{
  g_autoptr (GPtrArray) newest = g_ptr_array_new_with_free_func (g_free);

  for (guint i = self->log->len; i > 0 && newest->len < MAX_LOG; i--)
    {
      char *text = tell_line (self, &g_array_index (self->log, PhoneLine, i - 1), seat, names);

      if (text != NULL)
        g_ptr_array_add (newest, text);
    }
  json_builder_begin_array (builder);
  for (guint i = newest->len; i > 0; i--)
    json_builder_add_string_value (builder, g_ptr_array_index (newest, i - 1));
  json_builder_end_array (builder);
}

/* The current score, from what the reader may see. */
static void
count_points (OrreryPhoneTable *self, int seat, GameScore *score)
{
  GameState state;

  memcpy (&state, orrery_session_get_state (self->session), self->game->rules->state_size);
  self->game->rules->view (&state, seat);
  self->game->rules->score (&state, score);
}

/* How many dice of its roll the seat has entered, which everybody at the table can see anyway; -1: it is not entering one. */
static int
count_entered (OrreryPhoneTable *self, const PhoneSeat *seat)
{
  g_autoptr (GArray) choices = NULL;
  int n = 0;

  if (seat->given == NULL || seat->decision == NULL
      || self->game->rules->question (orrery_decision_get_start (seat->decision)).ask != GAME_CHANCE)
    return -1;
  choices = orrery_decision_list_choices (seat->decision);
  for (guint i = 0; i < choices->len; i++)
    n += (int) g_array_index (choices, OrreryChoice, i).n_ticked;
  return n;
}

static void
write_players (OrreryPhoneTable *self, int seat, const char *const *names, JsonBuilder *builder)
{
  GameScore score;

  count_points (self, seat, &score);
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->n_seats; i++)
    {
      json_builder_begin_object (builder);
      orrery_json_add_string (builder, "name", names[i]);
      orrery_json_add_int (builder, "points", score.total[i]);
      orrery_json_add_boolean (builder, "is_person", orrery_session_is_person (self->session, i));
      orrery_json_add_boolean (builder, "is_away", self->seats[i].is_away);
      orrery_json_add_boolean (builder, "is_asked", phone_table_is_asked (self, i));
      if (count_entered (self, &self->seats[i]) >= 0)
        {
          orrery_json_add_int (builder, "entered", count_entered (self, &self->seats[i]));
        }
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
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
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  const char *names[GAME_MAX_SEATS + 1] = { NULL };

  orrery_record_get_names (orrery_session_get_record (self->session), names);
  json_builder_begin_object (builder);
  orrery_json_add_string (builder, "game", rules->id);
  orrery_json_add_int (builder, "seat", seat);
  orrery_json_add_int (builder, "round", rules->info (state).round);
  orrery_json_add_string (builder, "step", rules->step_word (state));
  json_builder_set_member_name (builder, "players");
  write_players (self, seat, names, builder);
  json_builder_set_member_name (builder, "table");
  write_table (self, seat, builder);
  json_builder_set_member_name (builder, "question");
  if (seat >= 0 && self->seats[seat].decision != NULL)
    write_question (self, (guint) seat, names, builder);
  else
    json_builder_add_null_value (builder);
  orrery_json_add_int (builder, "undo", seat >= 0 ? phone_table_get_undo (self, (guint) seat) : 0);
  json_builder_set_member_name (builder, "log");
  write_log (self, seat, names, builder);
  json_builder_set_member_name (builder, "score");
  if (rules->question (state).ask == GAME_OVER)
    json_builder_add_value (builder, self->game->describe_score (state, names));
  else
    json_builder_add_null_value (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
