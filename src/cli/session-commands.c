/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands of the protocol, one function each. */
#include "config.h"

#include "session-private.h"

#include "cli.h"
#include "describe.h"
#include "players/table.h"
#include "record/orrery-json-text.h"
#include "games/roll/words/orrery-position.h"
#include "games/roll/words/orrery-story.h"

#include <glib/gi18n.h>

#define PROTOCOL_VERSION 1

static const RollState *
get_state (CliCall *call)
{
  return orrery_record_get_state (call->session->record);
}

static void
add_point (CliCall *call)
{
  json_object_set_int_member (call->reply, "point",
                              orrery_record_get_point (call->session->record));
}

static void
run_hello (CliCall *call)
{
  JsonArray *names = json_array_new ();
  JsonArray *games = json_array_new ();
  JsonObject *game = json_object_new ();

  json_object_set_string_member (call->reply, "program", "orrery");
  json_object_set_string_member (call->reply, "version", ORRERY_VERSION);
  json_object_set_int_member (call->reply, "protocol", PROTOCOL_VERSION);
  json_object_set_string_member (game, "id", roll_game.id);
  json_object_set_string_member (game, "name", roll_game.name);
  json_object_set_int_member (game, "min_seats", roll_game.min_seats);
  json_object_set_int_member (game, "max_seats", roll_game.max_seats);
  json_array_add_object_element (games, game);
  json_object_set_array_member (call->reply, "games", games);
  for (const CliCallCommand *command = cli_call_commands; command->name != NULL; command++)
    json_array_add_string_element (names, command->name);
  json_object_set_array_member (call->reply, "commands", names);
}

/* Many programs that read JSON cannot hold a number of 64 bits. */
static void
add_seed (CliCall *call, guint64 seed)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

  if (seed <= CLI_MAX_SEED)
    json_object_set_int_member (call->reply, "seed", (gint64) seed);
  else
    json_object_set_string_member (call->reply, "seed", digits);
}

/* `seed` is what `chance` rolls with from here on. */
static void
take_record (CliCall *call, OrreryRecord *record, guint64 seed)
{
  add_seed (call, seed);
  g_set_object (&call->session->record, record);
  g_object_unref (record);
  table_seed (&call->session->dice, seed, 0);
  json_object_set_int_member (call->reply, "seats", get_state (call)->n_seats);
  add_point (call);
}

static gboolean
get_names (CliCall *call, JsonArray *array, GPtrArray *names)
{
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *name = json_array_get_element (array, i);

      if (!JSON_NODE_HOLDS_VALUE (name) || json_node_get_value_type (name) != G_TYPE_STRING)
        return cli_call_fail (call, "bad-member",
                              _("“seats” must be a number, or a list of names"));
      g_ptr_array_add (names, (gpointer) json_node_get_string (name));
    }
  return TRUE;
}

/* How many seats, or who sits there. */
static gboolean
get_seats (CliCall *call, GPtrArray *names, gint64 *n_seats)
{
  JsonNode *node = json_object_get_member (call->request, "seats");

  if (node == NULL)
    return cli_call_fail (call, "bad-member", _("“seats” is missing"));
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return cli_call_get_int (call, "seats", roll_game.min_seats, roll_game.max_seats, n_seats);
  if (!get_names (call, json_node_get_array (node), names))
    return FALSE;
  *n_seats = names->len;
  return (*n_seats >= roll_game.min_seats && *n_seats <= roll_game.max_seats)
         || cli_call_fail (call, "bad-member", _("“seats” must be %d to %d"), roll_game.min_seats,
                  roll_game.max_seats);
}

static gboolean
get_option (CliCall *call, const char *member, guint8 option, guint8 *options)
{
  gboolean wanted = FALSE;

  if (!cli_call_get_boolean (call, member, &wanted))
    return FALSE;
  if (wanted)
    *options |= option;
  return TRUE;
}

static gboolean
check_game (CliCall *call)
{
  const char *game = roll_game.id;

  if (!cli_call_get_string (call, "game", &game))
    return FALSE;
  return game_by_id (game) != NULL
         || cli_call_fail (call, "bad-member", _("there is no game “%s”"), game);
}

static void
run_new (CliCall *call)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  OrreryPlayer players[GAME_MAX_SEATS] = { { NULL } };
  GameSetup setup = { 0 };
  guint64 seed = cli_draw_seed ();
  gint64 n_seats = 0;

  if (!check_game (call) || !get_seats (call, names, &n_seats)
      || !cli_call_get_seed (call, &seed)
      || !get_option (call, "first_game", ROLL_FIRST_GAME, &setup.options)
      || !get_option (call, "mirror", ROLL_MIRROR, &setup.options))
    return;
  setup.n_seats = (guint8) n_seats;
  for (gint64 i = 0; names->len > 0 && i < n_seats; i++)
    players[i] = (OrreryPlayer){ g_ptr_array_index (names, i), (char *) "person" };
  take_record (call, orrery_record_new (&setup, seed, names->len > 0 ? players : NULL), seed);
}

static OrreryRecord *
read_record (JsonNode *node, GError **error)
{
  g_autofree char *text = orrery_json_text_print_compact (node);

  return orrery_record_from_text (text, -1, error);
}

static OrreryRecord *
read_position (JsonNode *node, GError **error)
{
  return orrery_record_new_from_position_json (node, NULL, error);
}

static void
run_load (CliCall *call)
{
  JsonNode *record = json_object_get_member (call->request, "record");
  JsonNode *position = json_object_get_member (call->request, "position");
  g_autoptr (GError) error = NULL;
  OrreryRecord *loaded;
  guint64 seed = cli_draw_seed ();

  if ((record == NULL) == (position == NULL))
    {
      cli_call_fail (call, "bad-member", _("there must be either “record” or “position”"));
      return;
    }
  if (!cli_call_get_seed (call, &seed))
    return;
  loaded = record != NULL ? read_record (record, &error) : read_position (position, &error);
  if (loaded == NULL)
    cli_call_fail (call, record != NULL ? "bad-record" : "bad-position", "%s", error->message);
  else
    take_record (call, loaded, seed);
}

static void
run_question (CliCall *call)
{
  const char *names[ROLL_MAX_SEATS];

  orrery_record_get_names (call->session->record, names);
  add_point (call);
  json_object_set_member (call->reply, "question", cli_describe_question (get_state (call), names));
}

static void
refuse_answer (CliCall *call, GameStatus status)
{
  cli_call_fail (call, "refused", "%s", orrery_story_refusal (status));
  json_object_set_string_member (json_object_get_object_member (call->reply, "error"), "reason",
                                 roll_game.status_word (status));
}

static void
give_answer (CliCall *call, GameAnswer answer)
{
  g_autofree GameEvents *events = g_new0 (GameEvents, 1);
  const char *names[ROLL_MAX_SEATS];
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
      cli_call_fail (call, "refused", "%s", error->message);
      return;
    }
  list = json_array_sized_new (events->n);
  for (guint i = 0; i < events->n; i++)
    json_array_add_element (list, cli_describe_event (&events->list[i]));
  orrery_record_get_names (call->session->record, names);
  story = orrery_story_events (events, names, GAME_NOBODY);
  add_point (call);
  json_object_set_array_member (call->reply, "events", list);
  json_object_set_string_member (call->reply, "text", story != NULL ? story : "");
}

static void
run_answer (CliCall *call)
{
  const char *text = NULL;
  GameAnswer answer;

  if (!cli_call_get_string (call, "answer", &text))
    return;
  if (text == NULL)
    cli_call_fail (call, "bad-member", _("“answer” is missing"));
  else if (roll_parse (text, &answer))
    give_answer (call, answer);
  else
    refuse_answer (call, ROLL_NO_SUCH_ANSWER);
}

static void
run_chance (CliCall *call)
{
  char text[GAME_MAX_TEXT];
  GameAnswer answer;
  guint64 seed;

  if (roll_question (get_state (call)).ask != GAME_CHANCE)
    {
      cli_call_fail (call, "no-chance", _("the question is not one for dice or the bag"));
      return;
    }
  if (!cli_call_get_seed (call, &seed))
    return;
  if (json_object_has_member (call->request, "seed"))
    table_seed (&call->session->dice, seed, 0);
  answer = game_chance (&roll_game, get_state (call), &call->session->dice);
  roll_format (answer, text);
  json_object_set_string_member (call->reply, "answer", text);
  give_answer (call, answer);
}

static void
run_undo (CliCall *call)
{
  if (orrery_record_undo (call->session->record))
    add_point (call);
  else
    cli_call_fail (call, "nothing-to-undo", _("there is nothing to undo"));
}

static void
run_redo (CliCall *call)
{
  if (orrery_record_redo (call->session->record))
    add_point (call);
  else
    cli_call_fail (call, "nothing-to-redo", _("there is nothing to redo"));
}

static void
run_state (CliCall *call)
{
  gint64 seat = GAME_NOBODY;

  if (!cli_call_get_int (call, "as", 0, get_state (call)->n_seats - 1, &seat))
    return;
  /* How many answers others have given in secret is not a seat's to know. */
  if (seat == GAME_NOBODY)
    add_point (call);
  json_object_set_member (call->reply, "state",
                          orrery_position_write (get_state (call), (int) seat));
}

static void
run_score (CliCall *call)
{
  const char *names[ROLL_MAX_SEATS];

  orrery_record_get_names (call->session->record, names);
  add_point (call);
  json_object_set_member (call->reply, "score", cli_describe_score (get_state (call), names));
}

static void
run_record (CliCall *call)
{
  json_object_set_member (call->reply, "record", orrery_record_to_json (call->session->record));
}

static void
run_quit (CliCall *call)
{
  call->quit = TRUE;
}

const CliCallCommand cli_call_commands[] = {
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
  { NULL },
};
