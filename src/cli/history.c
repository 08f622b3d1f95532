/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli history: the results of the games that the app has saved. */
#include "cli.h"
#include "commands.h"
#include "record/orrery-outcome-export.h"
#include "record/orrery-outcomes.h"

#include <glib/gi18n.h>
#include <stdio.h>

static const CliCommand command = {
  .name = "history",
  .summary = N_("Lists the results of games played in the app, newest first."),
  .description = N_("With --json, an array of results as docs/history.md describes them, without "
                    "the final tables. With --csv, one line per player and game. Results that "
                    "cannot be read are named and skipped."),
};

static void
print_outcome (OrreryOutcome *outcome)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (orrery_outcome_get_date (outcome));
  g_autofree char *date = g_date_time_format (local, "%Y-%m-%d %H:%M");
  guint order[GAME_MAX_SEATS];

  printf ("%s ", date);
  orrery_outcome_get_order (outcome, order);
  for (guint i = 0; i < orrery_outcome_get_n_seats (outcome); i++)
    {
      const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, order[i]);

      printf ("%s %s%s", i > 0 ? "," : "", seat->winner ? "*" : "", seat->name);
      if (seat->role > 0)
        printf (" (%s)", orrery_outcome_get_role_name (outcome, order[i]));
      printf (" %d", seat->score);
    }
  putchar ('\n');
}

static void
print_json (GPtrArray *outcomes)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_ARRAY);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < outcomes->len; i++)
    json_array_add_element (array, orrery_outcome_write (g_ptr_array_index (outcomes, i)));
  json_node_take_array (node, array);
  cli_print_json (node);
}

static void
print_csv (GPtrArray *outcomes)
{
  g_autofree char *csv = orrery_outcomes_to_csv (outcomes);

  fputs (csv, stdout);
}

int
cli_history (int argc, char **argv)
{
  gboolean as_json = FALSE, as_csv = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Print a JSON array"), NULL },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &as_csv, N_("Print comma-separated values"), NULL },
    { NULL }
  };
  g_autofree char *root = orrery_outcomes_dup_root ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) outcomes = NULL;

  if (!cli_parse (&command, entries, &argc, &argv))
    return CLI_MISUSED;
  if (as_json && as_csv)
    {
      cli_misuse (_("--json and --csv cannot be used together"));
      return CLI_MISUSED;
    }
  outcomes = orrery_outcomes_read (root, problems, NULL);
  for (guint i = 0; i < problems->len; i++)
    cli_complain ("%s", (char *) g_ptr_array_index (problems, i));
  if (as_json)
    print_json (outcomes);
  else if (as_csv)
    print_csv (outcomes);
  else if (outcomes->len == 0 && problems->len == 0)
    puts (_("No results yet. Games that are finished in the app, or scored there, are listed here."));
  else
    for (guint i = 0; i < outcomes->len; i++)
      print_outcome (g_ptr_array_index (outcomes, i));
  return problems->len > 0 ? CLI_REFUSED : CLI_DONE;
}
