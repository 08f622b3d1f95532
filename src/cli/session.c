/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session.h"

#include "cli.h"
#include "describe.h"
#include "players/table.h"
#include "record/orrery-json-text.h"
#include "record/orrery-position.h"
#include "record/orrery-story.h"

#include <glib/gi18n.h>

#define PROTOCOL_VERSION 1

struct _CliSession
{
  OrreryRecord *record; /* NULL before the first game */
  GameRng dice;
};

/* What a command needs to reply. `reply` is the object to fill, or to be replaced by an error. */
typedef struct
{
  CliSession *session;
  JsonObject *request;
  JsonObject *reply;
  gboolean quit;
} Call;

typedef struct
{
  const char *name;
  gboolean needs_game;
  const char *members; /* what it takes besides id and command, in spaces */
  void (*run) (Call *call);
} Command;

/* Replies */

static JsonObject *
make_error (const char *code, const char *text)
{
  JsonObject *error = json_object_new ();

  json_object_set_string_member (error, "code", code);
  json_object_set_string_member (error, "text", text);
  return error;
}

static gboolean
has_failed (Call *call)
{
  return json_object_has_member (call->reply, "error");
}

/* The first mistake is the one that is told. Returns FALSE. */
G_GNUC_PRINTF (3, 4)
static gboolean
fail (Call *call, const char *code, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  if (!has_failed (call))
    json_object_set_object_member (call->reply, "error", make_error (code, text));
  return FALSE;
}

static const RollState *
get_state (Call *call)
{
  return orrery_record_get_state (call->session->record);
}

static void
add_point (Call *call)
{
  json_object_set_int_member (call->reply, "point", orrery_record_get_point (call->session->record));
}

/* Members of a request. All return FALSE after failing, and leave the value alone where there is no
 * such member. */

static gboolean
get_int (Call *call, const char *member, gint64 least, gint64 most, gint64 *value)
{
  JsonNode *node = json_object_get_member (call->request, member);

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64
      || json_node_get_int (node) < least || json_node_get_int (node) > most)
    return fail (call, "bad-member",
                 _("“%s” must be a whole number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT), member,
                 least, most);
  *value = json_node_get_int (node);
  return TRUE;
}

static const char *
as_string (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
           ? json_node_get_string (node)
           : NULL;
}

static gboolean
get_string (Call *call, const char *member, const char **value)
{
  JsonNode *node = json_object_get_member (call->request, member);

  if (node == NULL)
    return TRUE;
  *value = as_string (node);
  return *value != NULL || fail (call, "bad-member", _("“%s” must be a string"), member);
}

/* Commands */

static void
run_quit (Call *call)
{
  call->quit = TRUE;
}

static const Command *get_commands (gsize *n);

static void
run_hello (Call *call)
{
  JsonArray *names = json_array_new ();
  JsonArray *games = json_array_new ();
  JsonObject *game = json_object_new ();
  gsize n;
  const Command *commands = get_commands (&n);

  json_object_set_string_member (call->reply, "program", "orrery");
  json_object_set_string_member (call->reply, "version", ORRERY_VERSION);
  json_object_set_int_member (call->reply, "protocol", PROTOCOL_VERSION);
  json_object_set_string_member (game, "id", roll_game.id);
  json_object_set_string_member (game, "name", roll_game.name);
  json_object_set_int_member (game, "min_seats", roll_game.min_seats);
  json_object_set_int_member (game, "max_seats", roll_game.max_seats);
  json_array_add_object_element (games, game);
  json_object_set_array_member (call->reply, "games", games);
  for (gsize i = 0; i < n; i++)
    json_array_add_string_element (names, commands[i].name);
  json_object_set_array_member (call->reply, "commands", names);
}

static void
take_record (Call *call, OrreryRecord *record, guint64 seed)
{
  g_set_object (&call->session->record, record);
  g_object_unref (record);
  table_seed (&call->session->dice, seed, 0);
  json_object_set_int_member (call->reply, "seats", get_state (call)->n_seats);
  add_point (call);
}

static gboolean
get_names (Call *call, JsonArray *array, GPtrArray *names)
{
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      const char *name = as_string (json_array_get_element (array, i));

      if (name == NULL)
        return fail (call, "bad-member", _("“seats” must be a number, or a list of names"));
      g_ptr_array_add (names, (gpointer) name);
    }
  return TRUE;
}

/* How many seats, or who sits there. */
static gboolean
get_seats (Call *call, GPtrArray *names, gint64 *n_seats)
{
  JsonNode *node = json_object_get_member (call->request, "seats");

  if (node == NULL)
    return fail (call, "bad-member", _("“seats” is missing"));
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return get_int (call, "seats", roll_game.min_seats, roll_game.max_seats, n_seats);
  if (!get_names (call, json_node_get_array (node), names))
    return FALSE;
  *n_seats = names->len;
  return (*n_seats >= roll_game.min_seats && *n_seats <= roll_game.max_seats)
         || fail (call, "bad-member", _("“seats” must be %d to %d"), roll_game.min_seats,
                  roll_game.max_seats);
}

static gboolean
get_option (Call *call, const char *member, guint8 option, guint8 *options)
{
  JsonNode *node = json_object_get_member (call->request, member);

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    return fail (call, "bad-member", _("“%s” must be true or false"), member);
  if (json_node_get_boolean (node))
    *options |= option;
  return TRUE;
}

static gboolean
check_game (Call *call)
{
  const char *game = roll_game.id;

  if (!get_string (call, "game", &game))
    return FALSE;
  return game_by_id (game) != NULL || fail (call, "bad-member", _("there is no game “%s”"), game);
}

static void
run_new (Call *call)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  OrreryPlayer players[GAME_MAX_SEATS] = { { NULL } };
  GameSetup setup = { 0 };
  gint64 seed = g_random_int ();
  gint64 n_seats = 0;

  if (!check_game (call) || !get_seats (call, names, &n_seats)
      || !get_int (call, "seed", 0, CLI_MAX_SEED, &seed)
      || !get_option (call, "first_game", ROLL_FIRST_GAME, &setup.options)
      || !get_option (call, "mirror", ROLL_MIRROR, &setup.options))
    return;
  setup.n_seats = (guint8) n_seats;
  for (gint64 i = 0; names->len > 0 && i < n_seats; i++)
    players[i] = (OrreryPlayer){ g_ptr_array_index (names, i), (char *) "person" };
  json_object_set_int_member (call->reply, "seed", seed);
  take_record (call, orrery_record_new (&setup, (guint64) seed, names->len > 0 ? players : NULL),
               (guint64) seed);
}

static OrreryRecord *
read_record (JsonNode *node, GError **error)
{
  g_autofree char *text = json_to_string (node, FALSE);

  return orrery_record_from_text (text, -1, error);
}

static OrreryRecord *
read_position (JsonNode *node, GError **error)
{
  RollState state;

  if (!orrery_position_read (node, &state, error))
    return NULL;
  return orrery_record_new_from_position (&state, NULL);
}

static void
run_load (Call *call)
{
  JsonNode *record = json_object_get_member (call->request, "record");
  JsonNode *position = json_object_get_member (call->request, "position");
  g_autoptr (GError) error = NULL;
  OrreryRecord *loaded;
  gint64 seed = g_random_int ();

  if ((record == NULL) == (position == NULL))
    {
      fail (call, "bad-member", _("there must be either “record” or “position”"));
      return;
    }
  if (!get_int (call, "seed", 0, CLI_MAX_SEED, &seed))
    return;
  loaded = record != NULL ? read_record (record, &error) : read_position (position, &error);
  if (loaded == NULL)
    fail (call, record != NULL ? "bad-record" : "bad-position", "%s", error->message);
  else
    take_record (call, loaded, (guint64) seed);
}

static void
run_question (Call *call)
{
  g_autofree const char **names = cli_get_names (call->session->record);

  add_point (call);
  json_object_set_member (call->reply, "question", cli_describe_question (get_state (call), names));
}

static void
refuse_answer (Call *call, GameStatus status)
{
  JsonObject *error = make_error ("refused", orrery_story_refusal (status));

  json_object_set_string_member (error, "reason", roll_game.status_word (status));
  json_object_set_object_member (call->reply, "error", error);
}

static void
give_answer (Call *call, GameAnswer answer)
{
  g_autofree GameEvents *events = g_new0 (GameEvents, 1);
  g_autofree const char **names = cli_get_names (call->session->record);
  const GameStatus status = roll_check (get_state (call), answer);
  g_autoptr (GError) error = NULL;
  g_autofree char *story = NULL;
  JsonArray *list;

  if (status != GAME_OK)
    {
      refuse_answer (call, status);
      return;
    }
  if (!orrery_record_answer (call->session->record, answer, events, &error))
    {
      fail (call, "refused", "%s", error->message);
      return;
    }
  list = json_array_sized_new (events->n);
  for (guint i = 0; i < events->n; i++)
    json_array_add_element (list, cli_describe_event (&events->list[i]));
  story = orrery_story_events (events, names, GAME_NOBODY);
  add_point (call);
  json_object_set_array_member (call->reply, "events", list);
  json_object_set_string_member (call->reply, "text", story != NULL ? story : "");
}

static void
run_answer (Call *call)
{
  const char *text = NULL;
  GameAnswer answer;

  if (!get_string (call, "answer", &text))
    return;
  if (text == NULL)
    fail (call, "bad-member", _("“answer” is missing"));
  else if (roll_parse (text, &answer))
    give_answer (call, answer);
  else
    refuse_answer (call, ROLL_NO_SUCH_ANSWER);
}

static void
run_chance (Call *call)
{
  char text[GAME_MAX_TEXT];
  GameAnswer answer;
  gint64 seed;

  if (roll_question (get_state (call)).ask != GAME_CHANCE)
    {
      fail (call, "no-chance", _("the question is not one for dice or the bag"));
      return;
    }
  seed = -1;
  if (!get_int (call, "seed", 0, CLI_MAX_SEED, &seed))
    return;
  if (seed >= 0)
    table_seed (&call->session->dice, (guint64) seed, 0);
  answer = game_chance (&roll_game, get_state (call), &call->session->dice);
  roll_format (answer, text);
  json_object_set_string_member (call->reply, "answer", text);
  give_answer (call, answer);
}

static void
run_undo (Call *call)
{
  if (orrery_record_undo (call->session->record))
    add_point (call);
  else
    fail (call, "nothing-to-undo", _("there is nothing to undo"));
}

static void
run_redo (Call *call)
{
  if (orrery_record_redo (call->session->record))
    add_point (call);
  else
    fail (call, "nothing-to-redo", _("there is nothing to redo"));
}

static void
run_state (Call *call)
{
  gint64 seat = GAME_NOBODY;

  if (!get_int (call, "as", 0, get_state (call)->n_seats - 1, &seat))
    return;
  add_point (call);
  json_object_set_member (call->reply, "state", orrery_position_write (get_state (call), (int) seat));
}

static void
run_score (Call *call)
{
  g_autofree const char **names = cli_get_names (call->session->record);

  add_point (call);
  json_object_set_member (call->reply, "score", cli_describe_score (get_state (call), names));
}

static void
run_record (Call *call)
{
  json_object_set_member (call->reply, "record", orrery_record_to_json (call->session->record));
}

static const Command command_list[] = {
  { "hello", FALSE, "", run_hello },
  { "new", FALSE, "game seats seed first_game mirror", run_new },
  { "load", FALSE, "record position seed", run_load },
  { "question", TRUE, "", run_question },
  { "answer", TRUE, "answer", run_answer },
  { "chance", TRUE, "seed", run_chance },
  { "undo", TRUE, "", run_undo },
  { "redo", TRUE, "", run_redo },
  { "state", TRUE, "as", run_state },
  { "score", TRUE, "", run_score },
  { "record", TRUE, "", run_record },
  { "quit", FALSE, "", run_quit },
};

static const Command *
get_commands (gsize *n)
{
  *n = G_N_ELEMENTS (command_list);
  return command_list;
}

/* Requests */

static gboolean
check_members (Call *call, const Command *command)
{
  g_autofree char *all = g_strconcat ("id command ", command->members, NULL);
  g_auto (GStrv) known = g_strsplit (all, " ", -1);
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init (&iter, call->request);
  while (json_object_iter_next (&iter, &name, NULL))
    if (*name == '\0' || !g_strv_contains ((const char *const *) known, name))
      return fail (call, "bad-member", _("“%s” does not know “%s”"), command->name, name);
  return TRUE;
}

static void
dispatch (Call *call)
{
  const char *name = NULL;

  if (!get_string (call, "command", &name))
    return;
  if (name == NULL)
    {
      fail (call, "no-command", _("“command” is missing"));
      return;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (command_list); i++)
    if (g_str_equal (name, command_list[i].name))
      {
        if (!check_members (call, &command_list[i]))
          return;
        if (command_list[i].needs_game && call->session->record == NULL)
          fail (call, "no-game", _("there is no game yet: “new” or “load” makes one"));
        else
          command_list[i].run (call);
        return;
      }
  fail (call, "unknown-command", _("there is no command “%s”"), name);
}

/* The order of members is that in which they are first set: id, ok, then what was asked for. */
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

  /* Nothing that was found out before a mistake is told. */
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
  Call call = { .session = self };
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
cli_session_new (void)
{
  return g_new0 (CliSession, 1);
}

void
cli_session_free (CliSession *self)
{
  g_clear_object (&self->record);
  g_free (self);
}
