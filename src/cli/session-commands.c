/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands of the protocol, one function each. */
#include "config.h"

#include "session-private.h"

#include "cli.h"
#include "describe.h"
#include "players/self-play.h"
#include "record/orrery-json-text.h"
#include "tournament.h"

#include <glib/gi18n.h>

#define PROTOCOL_VERSION 1

static const void *
get_state (CliCall *call)
{
  return orrery_record_get_state (call->session->record);
}

static const OrreryGame *
get_game (CliCall *call)
{
  return orrery_record_get_game (call->session->record);
}

static void
add_point (CliCall *call)
{
  json_object_set_int_member (call->reply, "point",
                              orrery_record_get_point (call->session->record));
}

static JsonObject *
describe_game (const Game *rules)
{
  JsonObject *game = json_object_new ();

  json_object_set_string_member (game, "id", rules->id);
  json_object_set_string_member (game, "name", rules->name);
  json_object_set_int_member (game, "min_seats", rules->min_seats);
  json_object_set_int_member (game, "max_seats", rules->max_seats);
  return game;
}

static void
run_hello (CliCall *call)
{
  JsonArray *names = json_array_new ();
  JsonArray *games = json_array_new ();

  json_object_set_string_member (call->reply, "program", "orrery");
  json_object_set_string_member (call->reply, "version", ORRERY_VERSION);
  json_object_set_int_member (call->reply, "protocol", PROTOCOL_VERSION);
  for (guint i = 0; orrery_game_list ()[i] != NULL; i++)
    json_array_add_object_element (games, describe_game (orrery_game_list ()[i]->rules));
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
  self_play_seed (&call->session->dice, seed, 0);
  json_object_set_int_member (call->reply, "seats", orrery_record_get_n_seats (call->session->record));
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
get_seats (CliCall *call, const Game *rules, GPtrArray *names, gint64 *n_seats)
{
  JsonNode *node = json_object_get_member (call->request, "seats");

  if (node == NULL)
    return cli_call_fail (call, "bad-member", _("“seats” is missing"));
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return cli_call_get_int (call, "seats", rules->min_seats, rules->max_seats, n_seats);
  if (!get_names (call, json_node_get_array (node), names))
    return FALSE;
  *n_seats = names->len;
  return (*n_seats >= rules->min_seats && *n_seats <= rules->max_seats)
         || cli_call_fail (call, "bad-member", _("“seats” must be %d to %d"), rules->min_seats,
                  rules->max_seats);
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

/* NULL after failing. */
static const OrreryGame *
find_game (CliCall *call)
{
  const char *id = call->session->game->rules->id;
  const OrreryGame *game;

  if (!cli_call_get_string (call, "game", &id))
    return NULL;
  game = orrery_game_by_id (id);
  if (game == NULL)
    cli_call_fail (call, "bad-member", _("there is no game “%s”"), id);
  return game;
}

static gboolean
get_options (CliCall *call, const Game *rules, guint8 *options)
{
  for (guint i = 0; rules->options[i] != NULL; i++)
    if (!get_option (call, rules->options[i], (guint8) (1u << i), options))
      return FALSE;
  return TRUE;
}

static gboolean
check_setup (CliCall *call, const Game *rules, const GameSetup *setup)
{
  g_autoptr (GError) error = NULL;

  return cli_check_setup (rules, setup, &error) || cli_call_fail (call, "bad-member", "%s", error->message);
}

static void
run_new (CliCall *call)
{
  const OrreryGame *game = find_game (call);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  OrreryPlayer players[GAME_MAX_SEATS] = { { NULL } };
  GameSetup setup = { 0 };
  guint64 seed = cli_draw_seed ();
  gint64 n_seats = 0;

  if (game == NULL || !get_seats (call, game->rules, names, &n_seats)
      || !cli_call_get_seed (call, &seed)
      || !get_options (call, game->rules, &setup.options))
    return;
  setup.n_seats = (guint8) n_seats;
  if (!check_setup (call, game->rules, &setup))
    return;
  for (gint64 i = 0; names->len > 0 && i < n_seats; i++)
    players[i] = (OrreryPlayer){ g_ptr_array_index (names, i), (char *) "person" };
  take_record (call, orrery_record_new (game, &setup, seed, names->len > 0 ? players : NULL),
               seed);
}

static OrreryRecord *
read_record (JsonNode *node, GError **error)
{
  g_autofree char *text = orrery_json_text_print_compact (node);

  return orrery_record_from_text (text, -1, error);
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
  loaded = record != NULL ? read_record (record, &error)
                            : orrery_record_new_from_position_json (call->session->game, position, NULL, &error);
  if (loaded == NULL)
    cli_call_fail (call, record != NULL ? "bad-record" : "bad-position", "%s", error->message);
  else
    take_record (call, loaded, seed);
}

static void
run_question (CliCall *call)
{
  const char *names[GAME_MAX_SEATS];

  orrery_record_get_names (call->session->record, names);
  add_point (call);
  json_object_set_member (call->reply, "question", cli_describe_question (get_game (call), get_state (call), names));
}

static void
refuse_answer (CliCall *call, GameStatus status)
{
  cli_call_fail (call, "refused", "%s", get_game (call)->tell_refusal (status));
  json_object_set_string_member (json_object_get_object_member (call->reply, "error"), "reason",
                                 get_game (call)->rules->status_word (status));
}

static void
give_answer (CliCall *call, GameAnswer answer)
{
  g_autofree GameEvents *events = g_new0 (GameEvents, 1);
  const char *names[GAME_MAX_SEATS];
  const GameStatus status = get_game (call)->rules->check (get_state (call), answer);
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
    json_array_add_element (list, get_game (call)->describe_event (&events->list[i]));
  orrery_record_get_names (call->session->record, names);
  story = get_game (call)->tell_events (events, names, GAME_NOBODY);
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
  else if (get_game (call)->rules->parse (text, &answer))
    give_answer (call, answer);
  else
    refuse_answer (call, GAME_NO_SUCH_ANSWER);
}

static void
run_chance (CliCall *call)
{
  char text[GAME_MAX_TEXT];
  GameAnswer answer;
  guint64 seed;

  if (get_game (call)->rules->question (get_state (call)).ask != GAME_CHANCE)
    {
      cli_call_fail (call, "no-chance", _("the question is not one for dice or the bag"));
      return;
    }
  if (!cli_call_get_seed (call, &seed))
    return;
  if (json_object_has_member (call->request, "seed"))
    self_play_seed (&call->session->dice, seed, 0);
  answer = game_chance (get_game (call)->rules, get_state (call), &call->session->dice);
  get_game (call)->rules->format (answer, text);
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

  if (!cli_call_get_int (call, "as", 0, orrery_record_get_n_seats (call->session->record) - 1, &seat))
    return;
  /* A seat may not know how many answers others have given in secret. */
  if (seat == GAME_NOBODY)
    add_point (call);
  json_object_set_member (call->reply, "state",
                          get_game (call)->write_position (get_state (call), (int) seat));
}

static void
run_score (CliCall *call)
{
  const char *names[GAME_MAX_SEATS];

  orrery_record_get_names (call->session->record, names);
  add_point (call);
  json_object_set_member (call->reply, "score", get_game (call)->describe_score (get_state (call), names));
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
  { "new", FALSE, "game seats seed " CLI_CALL_OPTIONS, run_new },
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
