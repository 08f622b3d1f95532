/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli find: search the reference. */
#include "catalog/orrery-search.h"
#include "catalog.h"
#include "cli.h"
#include "commands.h"
#include "record/orrery-json-add.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <unistd.h>

#define DEFAULT_LIMIT 20

static const CliCommand command = {
  .name = "find",
  .summary = N_("Finds tiles, cards, dice, rules, rulings and terms, the best first."),
  .description = N_("Words can be in any order, abbreviated or misspelled. Some act as filters: "
                    "a color, a phase, “cost 4”, “phase 3”, “reassign”, “6+”, “world”, “trade”. "
                    "With --json, an array of objects: kind, id, name, text, score and exact, "
                    "which is true if it has all the words. With “-” in place of the words, "
                    "queries are read from standard input, one per line. The exit status is 1 if "
                    "nothing was found."),
};

static void
print_json (const OrreryResults *results)
{
  JsonBuilder *builder = json_builder_new ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < results->n_hits && !results->nearest; i++)
    {
      OrreryEntry *entry = results->hits[i].entry;

      json_builder_begin_object (builder);
      orrery_json_add_string (builder, "kind", orrery_kind_get_id (orrery_entry_get_kind (entry)));
      orrery_json_add_string (builder, "id", orrery_entry_get_id (entry));
      orrery_json_add_string (builder, "name", orrery_entry_get_name (entry));
      orrery_json_add_string (builder, "text", orrery_entry_get_plain (entry));
      orrery_json_add_int (builder, "score", results->hits[i].score);
      orrery_json_add_boolean (builder, "exact", i < results->n_exact);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_print_builder (builder);
}

static void
print_text (const OrreryResults *results)
{
  for (guint i = 0; i < results->n_hits && !results->nearest; i++)
    {
      OrreryEntry *entry = results->hits[i].entry;

      if (i == results->n_exact)
        printf ("%s\n\n", i > 0 ? _("Closest results") : _("No exact match. Closest results:"));
      printf ("%s (%s)\n    %s\n", orrery_entry_get_name (entry),
              orrery_kind_get_name (orrery_entry_get_kind (entry)),
              orrery_entry_get_summary (entry));
    }
}

static void
offer_nearest (const char *words, const OrreryResults *results)
{
  cli_complain (_("nothing found for ‘%s’"), words);
  if (results->n_hits == 0)
    return;

  g_printerr ("%s\n", _("Similar names:"));
  for (guint i = 0; i < results->n_hits; i++)
    g_printerr ("  %s\n", orrery_entry_get_name (results->hits[i].entry));
}

static CliExit
find (OrreryCatalog *catalog, const char *words, guint limit, gboolean as_json)
{
  g_autoptr (OrreryResults) results = NULL;

  results = orrery_search (catalog, words, NULL, limit);
  if (as_json)
    print_json (results);
  else
    print_text (results);
  if (results->n_found > 0)
    return CLI_DONE;

  offer_nearest (words, results);
  return CLI_REFUSED;
}

/* One query per line. */
static CliExit
find_lines (OrreryCatalog *catalog, guint limit, gboolean as_json)
{
  g_autoptr (GIOChannel) input = g_io_channel_unix_new (STDIN_FILENO);
  CliExit status = CLI_REFUSED;
  char *line;
  gsize end;

  g_io_channel_set_encoding (input, NULL, NULL);
  while (g_io_channel_read_line (input, &line, NULL, &end, NULL) == G_IO_STATUS_NORMAL)
    {
      line[end] = '\0';
      if (find (catalog, line, limit, as_json) == CLI_DONE)
        status = CLI_DONE;
      g_free (line);
    }
  return status;
}

int
cli_find (int argc, char **argv)
{
  g_autofree char *limit_text = NULL;
  g_autofree char *game = NULL;
  g_auto (GStrv) words = NULL;
  g_autofree char *joined = NULL;
  gboolean as_json = FALSE;
  guint64 limit = DEFAULT_LIMIT;
  OrreryCatalog *catalog;
  CliExit status;
  const GOptionEntry entries[] = {
    cli_game_option (&game, _("Which game (default: %s)"), NULL),
    { "limit", 'n', 0, G_OPTION_ARG_STRING, &limit_text, N_("At most N results; 0 for all"), "N" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Print a JSON array"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &words, NULL, N_("WORDS…") },
    { NULL }
  };

  if (!cli_parse (&command, entries, &argc, &argv)
      || (limit_text != NULL && !cli_parse_number ("--limit", limit_text, 0, G_MAXINT, &limit)))
    return CLI_MISUSED;

  if (words == NULL)
    {
      cli_misuse (_("nothing to look for; try: %s"), "orrery-cli find genes world cost 4");
      return CLI_MISUSED;
    }

  joined = g_strjoinv (" ", words);
  status = cli_open_catalog (game, &catalog);
  if (status != CLI_DONE)
    return (int) status;
  return (int) (g_str_equal (joined, "-") ? find_lines (catalog, (guint) limit, as_json)
                                          : find (catalog, joined, (guint) limit, as_json));
}
