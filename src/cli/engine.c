/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli engine: the rules for other people's programs, one line of JSON at a time. */
#include "cli.h"
#include "commands.h"
#include "session.h"
#include "tournament.h"

#include <glib/gi18n.h>
#include <stdio.h>

#define MAX_LINE (1024 * 1024)

static const CliCommand command = {
  .name = "engine",
  .summary = N_("Plays with another program: one request per line on standard input, one reply "
                "per line on standard output, both JSON. docs/protocol.md describes them."),
  .description = N_("Try: {\"command\": \"hello\"}"),
};

typedef enum
{
  LINE_READ,
  LINE_TOO_LONG, /* skipped */
  LINE_NONE      /* the input has ended */
} LineResult;

static LineResult
read_line (GString *line)
{
  gboolean too_long = FALSE;
  int c;

  g_string_truncate (line, 0);
  while ((c = getc_unlocked (stdin)) != EOF && c != '\n')
    if (line->len < MAX_LINE)
      g_string_append_c (line, (char) c);
    else
      too_long = TRUE;
  if (c == EOF && line->len == 0)
    return LINE_NONE;
  return too_long ? LINE_TOO_LONG : LINE_READ;
}

static JsonNode *
reply_to_line (CliSession *session, LineResult result, const GString *line, gboolean *quit)
{
  g_autofree char *text = NULL;

  if (result == LINE_READ)
    return cli_session_handle (session, line->str, line->len, quit);
  text = g_strdup_printf (_("the line is longer than %d bytes"), MAX_LINE);
  return cli_session_refuse ("line-too-long", text);
}

int
cli_engine (int argc, char **argv)
{
  g_autofree char *id = NULL;
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    cli_game_option (&id, _("Game for requests that do not name one (default: %s)"), NULL),
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Ignored: the protocol is always JSON"), NULL },
    { NULL }
  };
  g_autoptr (CliSession) session = NULL;
  g_autoptr (GString) line = g_string_new (NULL);
  const OrreryGame *game;
  gboolean quit = FALSE;
  LineResult result;

  if (!cli_parse (&command, entries, &argc, &argv) || !cli_find_game (id, &game))
    return CLI_MISUSED;
  session = cli_session_new (game);
  while (!quit && (result = read_line (line)) != LINE_NONE)
    {
      g_autoptr (JsonNode) reply = reply_to_line (session, result, line, &quit);

      cli_print_json (reply);
      if (fflush (stdout) != 0)
        break;
    }
  return CLI_DONE;
}
