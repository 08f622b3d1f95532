/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by all commands: options, error messages and output. */
#pragma once

#include <json-glib/json-glib.h>

/* The largest whole number that every reader of JSON holds exactly. */
#define CLI_MAX_SEED G_GINT64_CONSTANT (9007199254740991)

typedef enum
{
  CLI_DONE,
  CLI_REFUSED, /* the request was valid but failed: a damaged file, an impossible position */
  CLI_MISUSED  /* usage error: an unknown option, a missing argument */
} CliExit;

typedef struct
{
  const char *name;        /* "replay" */
  const char *arguments;   /* "FILE", or NULL */
  int n_arguments;         /* how many it needs; more are rejected */
  const char *summary;     /* a sentence for --help */
  const char *description; /* more of them after the options, or NULL */
} CliCommand;

/* Removes the options from argv, which keeps the name and the arguments. Returns FALSE and prints an error if
 * they are wrong. --help prints and ends the program. */
gboolean cli_parse (const CliCommand *command, const GOptionEntry *entries, int *argc, char ***argv);

/* The option --game. In `about`, %s stands for the default game: `usual`, or the usual default if NULL. */
GOptionEntry cli_game_option (char **id, const char *about, const char *usual);

/* Parses the number of an option. Returns FALSE and prints the allowed range if it is wrong. */
gboolean cli_parse_number (const char *option, const char *text, guint64 least, guint64 most,
                           guint64 *number);

/* A seed from the system's generator, if none was given; many can follow it. */
guint64 cli_draw_seed (void);

/* One line on stderr that begins with the program's and the command's name. */
void cli_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);
/* The same, and where to read more. Returns FALSE, for use in option checks. */
gboolean cli_misuse (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* One line on stdout. */
void cli_print_json (JsonNode *node);
/* The same, and frees it. */
void cli_print_builder (JsonBuilder *builder);

/* Flushes the output; CLI_REFUSED and an error message if that fails. */
CliExit cli_finish (CliExit status);
