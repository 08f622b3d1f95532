/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli score: who won, and why. */
#include "cli.h"
#include "commands.h"
#include "load.h"
#include "tournament.h"

#include <glib/gi18n.h>
#include <stdio.h>

static const CliCommand command = {
  .name = "score",
  .arguments = "FILE",
  .n_arguments = 1,
  .summary = N_("Scores a record at its end, or a position. FILE can be - for standard input."),
  .description = N_("With --json, one object: seats (for each seat, name, total, chips, tiles, "
                    "bonuses with tile and points, tie_break), winners (numbers of seats, from "
                    "0) and over."),
};

int
cli_score (int argc, char **argv)
{
  g_autofree char *id = NULL;
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    cli_game_option (&id, _("Game of a position that does not name one (default: %s)"), NULL),
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Print one JSON object"), NULL },
    { NULL }
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = NULL;
  const OrreryGame *game;
  const char *names[GAME_MAX_SEATS];

  if (!cli_parse (&command, entries, &argc, &argv) || !cli_find_game (id, &game))
    return CLI_MISUSED;
  record = cli_load (argv[1], game, NULL, &error);
  if (record == NULL)
    {
      cli_complain ("%s", error->message);
      return CLI_REFUSED;
    }
  game = orrery_record_get_game (record);
  orrery_record_get_names (record, names);
  if (as_json)
    {
      g_autoptr (JsonNode) node = game->describe_score (orrery_record_get_state (record), names);

      cli_print_json (node);
    }
  else
    {
      g_autofree char *text = game->tell_score (orrery_record_get_state (record), names);

      printf ("%s", text);
    }
  return CLI_DONE;
}
