/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli.h"
#include "record/orrery-json-text.h"
#include "record/orrery-record.h"
#include "record/orrery-visible.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <inttypes.h>
#include <stdio.h>

void
cli_complain (const char *format, ...)
{
  g_autofree char *message = NULL;
  g_autofree char *visible = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  visible = orrery_visible_dup_lines (message);
  fflush (stdout);
  g_printerr ("%s: %s\n", g_get_prgname (), visible);
}

gboolean
cli_misuse (const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  cli_complain ("%s", message);
  /* Translators: %s is a command, "orrery-cli play". */
  g_printerr (_("Try ‘%s --help’ for usage.\n"), g_get_prgname ());
  return FALSE;
}

static gboolean
check_arguments (const CliCommand *command, int argc, char **argv)
{
  if (argc - 1 < command->n_arguments)
    return cli_misuse (_("%s is missing"), command->arguments);
  if (argc - 1 > command->n_arguments)
    return cli_misuse (_("too many arguments: ‘%s’"), argv[command->n_arguments + 1]);
  return TRUE;
}

gboolean
cli_parse (const CliCommand *command, const GOptionEntry *entries, int *argc, char ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (command->arguments);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup_printf ("orrery-cli %s", command->name);

  g_set_prgname (name);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, command->summary);
  g_option_context_set_description (context, command->description);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!g_option_context_parse (context, argc, argv, &error))
    return cli_misuse ("%s", error->message);

  return check_arguments (command, *argc, *argv);
}

/* The shells complete the games from this list. */
static const char *
list_games (void)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (const OrreryGame *const *game = orrery_game_list (); *game != NULL; game++)
    g_string_append_printf (ids, "%s%s", ids->len > 0 ? "|" : "", (*game)->rules->id);
  return g_intern_string (ids->str);
}

GOptionEntry
cli_game_option (char **id, const char *about, const char *usual)
{
  g_autoptr (GString) text = g_string_new (about);

  g_string_replace (text, "%s", usual != NULL ? usual : orrery_game_get_default ()->rules->id, 0);
  return (GOptionEntry) { "game", 0, 0, G_OPTION_ARG_STRING, id, g_intern_string (text->str), list_games () };
}

gboolean
cli_parse_number (const char *option, const char *text, guint64 least, guint64 most,
                  guint64 *number)
{
  if (g_ascii_string_to_unsigned (text, 10, least, most, number, NULL))
    return TRUE;
  return cli_misuse (_("%s takes a number from %" PRIu64 " to %" PRIu64
                       ", not ‘%s’"),
                     option, least, most, text);
}

guint64
cli_draw_seed (void)
{
  return orrery_record_draw_seed () % (CLI_MAX_SEED / 2);
}

void
cli_print_json (JsonNode *node)
{
  g_autofree char *text = orrery_json_text_print_compact (node);

  puts (text);
}

void
cli_print_builder (JsonBuilder *builder)
{
  g_autoptr (JsonNode) node = json_builder_get_root (builder);

  cli_print_json (node);
  g_object_unref (builder);
}

CliExit
cli_finish (CliExit status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;

  cli_complain (_("cannot write: %s"), g_strerror (errno));
  return CLI_REFUSED;
}
