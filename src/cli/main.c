/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli: Orrery without a screen. */
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
  { "tiles", cli_tiles, N_("list every tile or card of a game") },
  { "cards", cli_cards, N_("list every card of a game that has cards") },
  { "find", cli_find, N_("search the reference") },
  { "show", cli_show, N_("show one entry of the reference") },
  { "play", cli_play, N_("play complete games between computer players") },
  { "match", cli_match, N_("find out which kind of player is stronger") },
  { "train", cli_train, N_("train the network by self-play") },
  { "replay", cli_replay, N_("replay a recorded game, up to any point") },
  { "score", cli_score, N_("show who won, and why") },
  { "analyze", cli_analyze, N_("show where a recorded game was won and lost") },
  { "history", cli_history, N_("list the results of games played in the app") },
  { "check", cli_check, N_("check that a record is complete and legal") },
  { "engine", cli_engine, N_("let another program play, over a protocol") },
  { "bench", cli_bench, N_("measure the speed on this machine") },
};

static void
print_help (FILE *stream)
{
  fprintf (stream, "%s\n\n%s\n", _("Usage: orrery-cli COMMAND [OPTION…]"), _("Commands:"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    fprintf (stream, "  %-8s %s\n", commands[i].name, _(commands[i].summary));
  fprintf (stream, "\n%s\n%s\n",
           _("Every command accepts --help, and --json for machine-readable output."),
           _("Exit status: 0 success, 1 rejected, 2 usage error."));
}

static CliExit
run_command (const char *name, int argc, char **argv)
{
  /* Scripts may still use the old spelling. */
  if (g_str_equal (name, "analyse"))
    name = "analyze";
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (name, commands[i].name))
      return commands[i].run (argc, argv);

  cli_complain (_("unknown command ‘%s’; --help lists all commands"), name);
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
