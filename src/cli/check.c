/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli check: is it a whole, legal record? */
#include "config.h"

#include "cli.h"
#include "commands.h"
#include "load.h"

#include <glib/gi18n.h>
#include <stdio.h>

static const CliCommand command = {
  .name = "check",
  .arguments = "FILE",
  .n_arguments = 1,
  .summary = N_("Replays a record, or reads a position, and says whether it is whole and legal; "
                "if not, where and why. FILE may be - for standard input."),
  .description = N_("With --json, an object: legal, and then kind (record or position), seats, "
                    "answers and over (has the game ended?), or else error."),
};

static void
print_json (OrreryRecord *record, gboolean is_position, const char *problem)
{
  JsonBuilder *builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "legal");
  json_builder_add_boolean_value (builder, record != NULL);
  if (record != NULL)
    {
      const RollState *state = orrery_record_get_state (record);

      json_builder_set_member_name (builder, "kind");
      json_builder_add_string_value (builder, is_position ? "position" : "record");
      json_builder_set_member_name (builder, "seats");
      json_builder_add_int_value (builder, state->n_seats);
      json_builder_set_member_name (builder, "answers");
      json_builder_add_int_value (builder, orrery_record_get_n_answers (record));
      json_builder_set_member_name (builder, "over");
      json_builder_add_boolean_value (builder, roll_question (state).ask == GAME_OVER);
    }
  else
    {
      json_builder_set_member_name (builder, "error");
      json_builder_add_string_value (builder, problem);
    }
  json_builder_end_object (builder);
  cli_print_builder (builder);
}

static void
print_text (OrreryRecord *record, gboolean is_position, const char *path)
{
  const RollState *state = orrery_record_get_state (record);
  const guint n = orrery_record_get_n_answers (record);

  if (is_position)
    printf (_("%s: a legal position for %u seats\n"), path, state->n_seats);
  else if (roll_question (state).ask == GAME_OVER)
    printf (ngettext ("%s: a whole, legal record for %u seats: the game is over after %u answer\n",
                      "%s: a whole, legal record for %u seats: the game is over after %u answers\n",
                      n),
            path, state->n_seats, n);
  else
    printf (ngettext ("%s: a legal record for %u seats: the game goes on after %u answer\n",
                      "%s: a legal record for %u seats: the game goes on after %u answers\n", n),
            path, state->n_seats, n);
}

int
cli_check (int argc, char **argv)
{
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Print one JSON object"), NULL },
    { NULL }
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = NULL;
  gboolean is_position = FALSE;

  if (!cli_parse (&command, entries, &argc, &argv))
    return CLI_MISUSED;
  record = cli_load (argv[1], &is_position, &error);
  if (as_json)
    print_json (record, is_position, record == NULL ? error->message : NULL);
  else if (record != NULL)
    print_text (record, is_position, argv[1]);
  if (record == NULL)
    cli_complain ("%s", error->message);
  return record != NULL ? CLI_DONE : CLI_REFUSED;
}
