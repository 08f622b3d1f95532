/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli show: one entry of the reference, in full. */
#include "catalog/orrery-links.h"
#include "catalog/orrery-search.h"
#include "catalog.h"
#include "cli.h"
#include "commands.h"

#include <glib/gi18n.h>
#include <stdio.h>

typedef GPtrArray *(*ListFunc) (OrreryEntry *entry);

static const CliCommand command = {
  .name = "show",
  .summary = N_("Shows a tile, card, die, rule, ruling or term, by its name or its id."),
  .description = N_("With --json, one object: kind, id, name, text and, where they apply, source "
                    "(rules, tile, reading or ours), cost, colour, number, reverse, phases, "
                    "rulings (id, question, answer, source), tiles, rules, similar and links, "
                    "the last four as ids. The exit status is 1 if there is no such name."),
};

static void
add_string (JsonBuilder *builder, const char *member, const char *value)
{
  if (value == NULL)
    return;

  json_builder_set_member_name (builder, member);
  json_builder_add_string_value (builder, value);
}

static void
add_ids (JsonBuilder *builder, const char *member, OrreryEntry *entry, ListFunc list_them)
{
  g_autoptr (GPtrArray) list = list_them (entry);

  if (list->len == 0)
    return;

  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (guint i = 0; i < list->len; i++)
    json_builder_add_string_value (builder, orrery_entry_get_id (g_ptr_array_index (list, i)));
  json_builder_end_array (builder);
}

static void
add_rulings (JsonBuilder *builder, OrreryEntry *entry)
{
  g_autoptr (GPtrArray) rulings = orrery_entry_list_rulings (entry);

  if (rulings->len == 0)
    return;

  json_builder_set_member_name (builder, "rulings");
  json_builder_begin_array (builder);
  for (guint i = 0; i < rulings->len; i++)
    {
      OrreryEntry *ruling = g_ptr_array_index (rulings, i);

      json_builder_begin_object (builder);
      add_string (builder, "id", orrery_entry_get_id (ruling));
      add_string (builder, "question", orrery_entry_get_name (ruling));
      add_string (builder, "answer", orrery_entry_get_plain (ruling));
      add_string (builder, "source", orrery_source_get_id (orrery_entry_get_source (ruling)));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (const OrreryCatalogGame *game, OrreryEntry *entry)
{
  JsonBuilder *builder = json_builder_new ();

  json_builder_begin_object (builder);
  add_string (builder, "kind", orrery_kind_get_id (orrery_entry_get_kind (entry)));
  add_string (builder, "id", orrery_entry_get_id (entry));
  add_string (builder, "name", orrery_entry_get_name (entry));
  add_string (builder, "text", orrery_entry_get_plain (entry));
  add_string (builder, "source", orrery_source_get_id (orrery_entry_get_source (entry)));
  game->describe (entry, builder);
  add_ids (builder, "phases", entry, orrery_entry_list_phases);
  add_rulings (builder, entry);
  add_ids (builder, "tiles", entry, orrery_entry_list_tiles);
  add_ids (builder, "rules", entry, orrery_entry_list_rules);
  add_ids (builder, "similar", entry, orrery_entry_list_similar);
  add_ids (builder, "links", entry, orrery_entry_list_links);
  json_builder_end_object (builder);
  cli_print_builder (builder);
}

static void
print_names (const char *heading, OrreryEntry *entry, ListFunc list_them)
{
  g_autoptr (GPtrArray) list = list_them (entry);

  if (list->len == 0)
    return;

  printf ("\n%s ", heading);
  for (guint i = 0; i < list->len; i++)
    printf ("%s%s", i > 0 ? ", " : "", orrery_entry_get_name (g_ptr_array_index (list, i)));
  puts ("");
}

static void
print_source (OrreryEntry *entry)
{
  const char *source = orrery_source_get_text (orrery_entry_get_source (entry));

  if (source != NULL)
    printf ("(%s)\n", source);
}

static void
print_rulings (OrreryEntry *entry)
{
  g_autoptr (GPtrArray) rulings = orrery_entry_list_rulings (entry);

  for (guint i = 0; i < rulings->len; i++)
    {
      OrreryEntry *ruling = g_ptr_array_index (rulings, i);

      printf ("\n%s\n%s\n", orrery_entry_get_name (ruling), orrery_entry_get_plain (ruling));
      print_source (ruling);
    }
}

static void
print_text (const OrreryCatalogGame *game, OrreryEntry *entry)
{
  g_autofree char *kind = game->dup_kind (entry);
  g_autofree char *more = game->dup_more (entry);

  printf ("%s (%s)\n", orrery_entry_get_name (entry), kind);
  printf ("\n%s\n", orrery_entry_get_plain (entry));
  print_source (entry);
  if (more != NULL)
    printf ("\n%s\n", more);
  print_rulings (entry);
  print_names (_("Changed by:"), entry, orrery_entry_list_tiles);
  print_names (_("Similar:"), entry, orrery_entry_list_similar);
  print_names (_("See also:"), entry, orrery_entry_list_links);
}

static CliExit
refuse (OrreryCatalog *catalog, const char *name)
{
  g_autoptr (OrreryResults) results = orrery_search (catalog, name, NULL, 5);

  cli_complain (_("there is nothing called ‘%s’"), name);
  if (results->n_hits > 0)
    g_printerr ("%s\n", _("Similar names:"));
  for (guint i = 0; i < results->n_hits; i++)
    g_printerr ("  %s\n", orrery_entry_get_name (results->hits[i].entry));
  return CLI_REFUSED;
}

static CliExit
show (const char *id, const char *name, gboolean as_json)
{
  const OrreryCatalogGame *game = NULL;
  OrreryCatalog *catalog = NULL;
  OrreryEntry *entry;
  CliExit status = cli_find_catalog (id, &game);

  if (status == CLI_DONE)
    status = cli_open_catalog (id, &catalog);
  if (status != CLI_DONE)
    return status;

  entry = orrery_search_name (catalog, name);
  if (entry == NULL)
    return refuse (catalog, name);

  if (as_json)
    print_json (game, entry);
  else
    print_text (game, entry);
  return CLI_DONE;
}

int
cli_show (int argc, char **argv)
{
  g_auto (GStrv) words = NULL;
  g_autofree char *name = NULL;
  g_autofree char *game = NULL;
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    cli_game_option (&game, _("Which game (default: %s)"), NULL),
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Print one JSON object"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &words, NULL, N_("NAME") },
    { NULL }
  };

  if (!cli_parse (&command, entries, &argc, &argv))
    return CLI_MISUSED;

  if (words == NULL)
    {
      cli_misuse (_("nothing to show; try: %s"), "orrery-cli show free trade association");
      return CLI_MISUSED;
    }

  name = g_strjoinv (" ", words);
  return (int) show (game, name, as_json);
}
