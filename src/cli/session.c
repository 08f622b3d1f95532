/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parses a request, runs its command and builds the reply. */
#include "session-private.h"

#include "cli.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>
#include <inttypes.h>

static JsonObject *
make_error (const char *code, const char *text)
{
  JsonObject *error = json_object_new ();

  json_object_set_string_member (error, "code", code);
  json_object_set_string_member (error, "text", text);
  return error;
}

gboolean
cli_call_fail (CliCall *call, const char *code, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  if (!json_object_has_member (call->reply, "error"))
    json_object_set_object_member (call->reply, "error", make_error (code, text));
  return FALSE;
}

gboolean
cli_call_get_int (CliCall *call, const char *member, gint64 least, gint64 most, gint64 *value)
{
  JsonNode *node = json_object_get_member (call->request, member);

  if (node == NULL)
    return TRUE;
  if (!orrery_json_text_holds (node, G_TYPE_INT64) || json_node_get_int (node) < least
      || json_node_get_int (node) > most)
    return cli_call_fail (call, "bad-member",
                          _("“%s” must be a whole number from %" PRId64
                            " to %" PRId64),
                          member, least, most);
  *value = json_node_get_int (node);
  return TRUE;
}

gboolean
cli_call_get_string (CliCall *call, const char *member, const char **value)
{
  JsonNode *node = json_object_get_member (call->request, member);

  if (node == NULL)
    return TRUE;
  if (!orrery_json_text_holds (node, G_TYPE_STRING))
    return cli_call_fail (call, "bad-member", _("“%s” must be a string"), member);
  *value = json_node_get_string (node);
  return TRUE;
}

static gboolean
read_seed (JsonNode *node, guint64 *value)
{
  if (orrery_json_text_holds (node, G_TYPE_STRING))
    return g_ascii_string_to_unsigned (json_node_get_string (node), 10, 0, G_MAXUINT64, value, NULL);
  if (!orrery_json_text_holds (node, G_TYPE_INT64) || json_node_get_int (node) < 0
      || json_node_get_int (node) > CLI_MAX_SEED)
    return FALSE;
  *value = (guint64) json_node_get_int (node);
  return TRUE;
}

gboolean
cli_call_get_seed (CliCall *call, guint64 *value)
{
  JsonNode *node = json_object_get_member (call->request, "seed");

  return node == NULL || read_seed (node, value)
         || cli_call_fail (call, "bad-member",
                           _("“seed” must be a whole number from 0 to %" PRId64
                             ", or one up to %" PRIu64 " in quotation marks"),
                           CLI_MAX_SEED, G_MAXUINT64);
}

gboolean
cli_call_get_boolean (CliCall *call, const char *member, gboolean *value)
{
  JsonNode *node = json_object_get_member (call->request, member);

  if (node == NULL)
    return TRUE;
  if (!orrery_json_text_holds (node, G_TYPE_BOOLEAN))
    return cli_call_fail (call, "bad-member", _("“%s” must be true or false"), member);
  *value = json_node_get_boolean (node);
  return TRUE;
}

/* An option of any game; which game is found out later. */
static gboolean
is_option (const char *name)
{
  for (guint i = 0; orrery_game_list ()[i] != NULL; i++)
    if (g_strv_contains (orrery_game_list ()[i]->rules->options, name))
      return TRUE;
  return FALSE;
}

static gboolean
check_members (CliCall *call, const CliCallCommand *command)
{
  g_autofree char *all = g_strconcat ("id command ", command->members, NULL);
  g_auto (GStrv) known = g_strsplit (all, " ", -1);
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init (&iter, call->request);
  while (json_object_iter_next (&iter, &name, NULL))
    if (*name == '\0'
        || !(g_strv_contains ((const char *const *) known, name)
             || (g_strv_contains ((const char *const *) known, CLI_CALL_OPTIONS) && is_option (name))))
      return cli_call_fail (call, "bad-member", _("“%s” has no member “%s”"), command->name, name);
  return TRUE;
}

static void
run_command (CliCall *call, const CliCallCommand *command)
{
  if (!check_members (call, command))
    return;
  if (command->needs_game && call->session->record == NULL)
    cli_call_fail (call, "no-game", _("there is no game yet; use “new” or “load” first"));
  else
    command->run (call);
}

static void
dispatch (CliCall *call)
{
  const char *name = NULL;

  if (!cli_call_get_string (call, "command", &name))
    return;
  if (name == NULL)
    {
      cli_call_fail (call, "no-command", _("“command” is missing"));
      return;
    }
  for (const CliCallCommand *command = cli_call_commands; command->name != NULL; command++)
    if (g_str_equal (name, command->name))
      {
        run_command (call, command);
        return;
      }
  cli_call_fail (call, "unknown-command", _("there is no command “%s”"), name);
}

/* Members keep the order in which they are first set: id, ok, then the result. */
static JsonObject *
new_reply (JsonNode *id)
{
  JsonObject *reply = json_object_new ();

  if (id != NULL)
    json_object_set_member (reply, "id", json_node_copy (id));
  json_object_set_boolean_member (reply, "ok", TRUE);
  return reply;
}

static JsonNode *
finish_reply (JsonObject *reply, JsonNode *id)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  /* Nothing found before an error is reported. */
  if (json_object_has_member (reply, "error"))
    {
      JsonObject *refusal = new_reply (id);

      json_object_set_boolean_member (refusal, "ok", FALSE);
      json_object_set_member (refusal, "error", json_object_dup_member (reply, "error"));
      json_object_unref (reply);
      reply = refusal;
    }
  json_node_take_object (node, reply);
  return node;
}

JsonNode *
cli_session_refuse (const char *code, const char *text)
{
  JsonObject *reply = new_reply (NULL);

  json_object_set_object_member (reply, "error", make_error (code, text));
  return finish_reply (reply, NULL);
}

JsonNode *
cli_session_handle (CliSession *self, const char *line, gsize length, gboolean *quit)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = orrery_json_text_parse (line, (gssize) length, &error);
  CliCall call = { .session = self };
  JsonNode *id;

  if (node == NULL)
    return cli_session_refuse ("not-json", error->message);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return cli_session_refuse ("not-an-object", _("a request must be an object"));
  call.request = json_node_get_object (node);
  id = json_object_get_member (call.request, "id");
  call.reply = new_reply (id);
  dispatch (&call);
  *quit = call.quit;
  return finish_reply (call.reply, id);
}

CliSession *
cli_session_new (const OrreryGame *game)
{
  CliSession *self = g_new0 (CliSession, 1);

  self->game = game;
  return self;
}

void
cli_session_free (CliSession *self)
{
  g_clear_object (&self->record);
  g_free (self);
}
