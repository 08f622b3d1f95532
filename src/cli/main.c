/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli: what Orrery does, without a screen. */
#include "config.h"

#include "cli.h"
#include "commands.h"

#include "catalog/orrery-language.h"
#include "games/games.h"

#include <glib/gi18n.h>
#include <stdio.h>

static const struct
{
  const char *name;
  int (*run) (int argc, char **argv);
  const char *summary;
} commands[] = {
  { "tiles", cli_tiles, N_("every face of every tile") },
  { "cards", cli_cards, N_("every card of a game that has cards") },
  { "find", cli_find, N_("search the reference") },
  { "show", cli_show, N_("one entry of the reference") },
  { "play", cli_play, N_("complete games between computer players") },
  { "match", cli_match, N_("which kind of player is stronger") },
  { "train", cli_train, N_("have the network learn by playing") },
  { "replay", cli_replay, N_("a recorded game, up to any point") },
  { "score", cli_score, N_("who won, and why") },
  { "analyse", cli_analyse, N_("where a recorded game was won and lost") },
  { "history", cli_history, N_("how the games of the app have ended") },
  { "check", cli_check, N_("is it a whole, legal record?") },
  { "engine", cli_engine, N_("a protocol for programs of your own") },
  { "bench", cli_bench, N_("how fast it is on this machine") },
};

static void
print_help (FILE *stream)
{
  fprintf (stream, "%s\n\n%s\n", _("Usage: orrery-cli COMMAND [OPTION…]"), _("Commands:"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    fprintf (stream, "  %-8s %s\n", commands[i].name, _(commands[i].summary));
  fprintf (stream, "\n%s\n%s\n",
           _("Every command has --help, and --json for programs."),
           _("It ends with 0 when done, 1 when refused and 2 when misused."));
}

static CliExit
run_command (const char *name, int argc, char **argv)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (name, commands[i].name))
      return commands[i].run (argc, argv);

  cli_complain (_("there is no command ‘%s’; --help lists them"), name);
  return CLI_MISUSED;
}

/* "help find" is "find --help". */
static CliExit
help (int argc, char **argv)
{
  char *command[] = { argc > 1 ? argv[1] : NULL, (char *) "--help", NULL };

  if (argc > 1)
    return run_command (argv[1], 2, command);
  print_help (stdout);
  return CLI_DONE;
}

static CliExit
run (int argc, char **argv)
{
  if (argc < 2)
    {
      print_help (stderr);
      return CLI_MISUSED;
    }
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    return help (1, argv);
  if (g_str_equal (argv[1], "help"))
    return help (argc - 1, argv + 1);
  if (g_str_equal (argv[1], "--version"))
    {
      puts ("orrery-cli " ORRERY_VERSION);
      return CLI_DONE;
    }

  return run_command (argv[1], argc - 1, argv + 1);
}

int
main (int argc, char **argv)
{
  orrery_language_init ();
  orrery_games_register ();
  g_set_prgname ("orrery-cli");

  return cli_finish (run (argc, argv));
}
