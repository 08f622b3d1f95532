/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli tiles, orrery-cli cards: every piece of a game, from its file in data/. */
#include "catalog.h"
#include "cli.h"
#include "commands.h"

#include <glib/gi18n.h>
#include <stdio.h>

#define CARDS_FILE "cards.json"

static const CliCommand tiles = {
  .name = "tiles",
  .summary = N_("Lists all tiles or cards of a game."),
  .description = N_("With --json, an array of objects, which README.md in the game's folder in data/ explains."),
};

static const CliCommand cards = {
  .name = "cards",
  .summary = N_("Lists all cards of a game, by default the first one that has cards."),
  .description = N_("The same as “tiles --game”, which explains the JSON."),
};

static JsonArray *
list_pieces (const OrreryCatalogGame *game, GError **error)
{
  g_autoptr (GBytes) bytes = orrery_catalog_read_file (game, game->pieces, error);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GString) place = g_string_new (NULL);
  g_autoptr (JsonArray) list = json_array_new ();
  OrreryJson json = { game->pieces, place, NULL };
  JsonObject *root;

  if (bytes == NULL)
    return NULL;
  root = orrery_json_open (&json, parser, bytes);
  if (root != NULL)
    game->list_pieces (&json, root, list);
  if (json.error != NULL)
    {
      g_propagate_error (error, json.error);
      return NULL;
    }
  return g_steal_pointer (&list);
}

static void
print_piece (const OrreryCatalogGame *game, JsonObject *piece)
{
  g_autofree char *line = game->tell_piece (piece);
  g_auto (GStrv) lines = g_strsplit (json_object_get_string_member (piece, "text"), "\n", -1);

  puts (line);
  for (guint i = 0; lines[i] != NULL; i++)
    printf ("    %s\n", lines[i]);
}

static CliExit
print_pieces (const OrreryCatalogGame *game, gboolean as_json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonArray) list = list_pieces (game, &error);
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_ARRAY);

  if (list == NULL)
    {
      cli_complain ("%s", error->message);
      return CLI_REFUSED;
    }
  json_node_set_array (node, list);
  if (as_json)
    cli_print_json (node);
  for (guint i = 0; i < json_array_get_length (list) && !as_json; i++)
    print_piece (game, json_array_get_object_element (list, i));
  return CLI_DONE;
}

/* The id of the first game whose pieces are cards. */
static const char *
find_cards (void)
{
  for (const OrreryGame *const *games = orrery_game_list (); *games != NULL; games++)
    {
      const OrreryCatalogGame *game = orrery_games_get_catalog ((*games)->rules->id);

      if (game != NULL && g_str_equal (game->pieces, CARDS_FILE))
        return game->id;
    }
  return NULL;
}

/* `usual` is the id of the default game. */
static int
list (const CliCommand *command, const char *usual, int argc, char **argv)
{
  g_autofree char *id = NULL;
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    cli_game_option (&id, _("Which game (default: %s)"), usual),
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Print one JSON array"), NULL },
    { NULL }
  };
  const OrreryCatalogGame *game;
  CliExit status;

  if (!cli_parse (command, entries, &argc, &argv))
    return CLI_MISUSED;
  status = cli_find_catalog (id != NULL ? id : usual, &game);
  return (int) (status == CLI_DONE ? print_pieces (game, as_json) : status);
}

int
cli_tiles (int argc, char **argv)
{
  return list (&tiles, orrery_game_get_default ()->rules->id, argc, argv);
}

int
cli_cards (int argc, char **argv)
{
  return list (&cards, find_cards (), argc, argv);
}
