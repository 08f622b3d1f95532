/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds the known tiles to a catalog. Little is known of most: the text says what, and how certain it is. */
#include "games/frontiers/catalog/orrery-frontiers-catalog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "catalog/orrery-loader.h"
#include "games/frontiers/catalog/orrery-frontiers-power-words.h"
#include "games/frontiers/rules/data.h"
#include "catalog/orrery-markup.h"
#include "record/orrery-json-text.h"

enum { ALIKE = 4 }; /* similarity points for two powers of the same action */

static const char *const sort_ids[] = { "small", "large", "colony", NULL };
static const char *const certainty_ids[] = { "high", "medium", "low", NULL };

static char *
dup_phase (guint phase)
{
  return g_strdup (orrery_frontiers_phase_name (phase));
}

static char *
dup_sort (guint sort)
{
  static const char *const names[] = { N_("Small developments"), N_("Large developments"), N_("Worlds and home colonies") };

  return g_strdup (_(names[sort]));
}

static const char *
get_certainty (const char *id)
{
  return g_strcmp0 (id, "high") == 0 ? _("high certainty") : g_strcmp0 (id, "medium") == 0 ? _("medium certainty") : _("low certainty");
}

static char *
dup_certainty (guint certainty)
{
  return g_strdup (get_certainty (certainty_ids[certainty]));
}

static const OrreryFacetInfo facets[FRONTIERS_N_FACETS - 1] = {
  [FRONTIERS_FACET_PHASE - 1] = { "phase", orrery_frontiers_phase_ids, dup_phase },
  [FRONTIERS_FACET_CERTAINTY - 1] = { "certainty", certainty_ids, dup_certainty },
  [FRONTIERS_FACET_SORT - 1] = { "sort", sort_ids, dup_sort },
};

static JsonArray *
find_list (JsonObject *object, const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static const char *
get_code (JsonArray *powers, guint i)
{
  JsonNode *node = json_array_get_element (powers, i);
  const char *code = JSON_NODE_HOLDS_OBJECT (node) ? orrery_json_text_get_string (json_node_get_object (node), "code") : NULL;

  return code == NULL ? "" : code;
}

/* The text */

static void
append (GString *text, char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

static void
tell_sort (GString *text, JsonObject *tile)
{
  const char *size = orrery_json_text_get_string (tile, "size");

  if (g_strcmp0 (size, "large") == 0)
    append (text, g_strdup (_("A large development: it costs 9 and has a “?”.")));
  else if (size != NULL)
    append (text, g_strdup (_("A small development.")));
  else
    append (text, g_strdup (_("A world or a home colony.")));
  append (text, g_strdup_printf (_("Name: %s."), get_certainty (orrery_json_text_get_string (tile, "name_confidence"))));
}

static void
tell_numbers (GString *text, JsonObject *tile)
{
  const gboolean has_cost
    = json_object_has_member (tile, "cost") && g_strcmp0 (orrery_json_text_get_string (tile, "size"), "large") != 0;
  const gboolean has_vp = json_object_has_member (tile, "vp") && orrery_json_text_get_string (tile, "vp") == NULL;
  const char *certainty = get_certainty (orrery_json_text_get_string (tile, "data_confidence"));

  if (has_cost)
    append (text, g_strdup_printf (_("Cost %d: %s."), (int) json_object_get_int_member (tile, "cost"), certainty));
  if (has_vp)
    append (text, g_strdup_printf (_("VP %d: %s."), (int) json_object_get_int_member (tile, "vp"), certainty));
}

/* A power's effect, and how certain it is; NULL if there is no such power. */
static char *
tell_power (JsonObject *tile, guint i)
{
  JsonArray *powers = find_list (tile, "powers");
  const char *certainty = get_certainty (orrery_json_text_get_string (tile, "powers_confidence"));
  g_autofree char *text = NULL;
  int phase;

  if (powers == NULL || i >= json_array_get_length (powers))
    return NULL;
  text = orrery_frontiers_tell_power (json_array_get_object_element (powers, i));
  phase = orrery_frontiers_phase_of (get_code (powers, i));
  if (phase < 0)
    return g_strdup_printf ("%s (%s)", text, certainty);
  return g_strdup_printf ("[[powers-%s|%s]]: %s (%s)", orrery_frontiers_phase_ids[phase], orrery_frontiers_phase_name ((guint) phase), text,
                          certainty);
}

static char *
tell_bonus (JsonObject *tile)
{
  JsonArray *lines = find_list (tile, "scoring");
  GString *text;

  if (lines == NULL)
    return NULL;
  text = g_string_new (NULL);
  for (guint i = 0; i < json_array_get_length (lines); i++)
    {
      g_autofree char *line = orrery_frontiers_tell_line (json_array_get_object_element (lines, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", line);
    }
  g_string_append_printf (text, ". (%s)", get_certainty (orrery_json_text_get_string (tile, "scoring_confidence")));
  if (json_object_has_member (tile, "scoring_complete") && !json_object_get_boolean_member (tile, "scoring_complete"))
    append (text, g_strdup (_("It has more scoring lines, which are not known.")));
  return g_string_free (text, FALSE);
}

/* The facts that are unknown. */
static char *
tell_unknown (JsonObject *tile)
{
  GString *text = g_string_new (NULL);

  if (json_object_has_member (tile, "powers_complete"))
    append (text, g_strdup (_("We do not know exactly what the power does.")));
  append (text, g_strdup (_("The rest is [[known-tiles|not known]]: read it from your tile, and enter it in My Tiles.")));
  return g_string_free (text, FALSE);
}

static char *
tell_tile (JsonObject *tile)
{
  GString *text = g_string_new (NULL);
  char *sentence;

  tell_sort (text, tile);
  tell_numbers (text, tile);
  for (guint i = 0; (sentence = tell_power (tile, i)) != NULL; i++)
    append (text, sentence);
  if ((sentence = tell_bonus (tile)) != NULL)
    append (text, sentence);
  append (text, tell_unknown (tile));
  return g_string_free (text, FALSE);
}

/* Entries */

static guint
list_phases (JsonObject *tile)
{
  JsonArray *powers = find_list (tile, "powers");
  guint mask = 0;

  for (guint i = 0; powers != NULL && i < json_array_get_length (powers); i++)
    if (orrery_frontiers_phase_of (get_code (powers, i)) >= 0)
      mask |= 1u << orrery_frontiers_phase_of (get_code (powers, i));
  return mask;
}

static char **
list_links (guint phases)
{
  g_autoptr (GStrvBuilder) links = g_strv_builder_new ();

  g_strv_builder_add (links, "known-tiles");
  for (guint i = 0; orrery_frontiers_phase_ids[i] != NULL; i++)
    if (phases & (1u << i))
      {
        g_autofree char *link = g_strconcat ("powers-", orrery_frontiers_phase_ids[i], NULL);

        g_strv_builder_add (links, link);
      }
  return g_strv_builder_end (links);
}

static guint
get_certainty_bit (const char *id)
{
  for (guint i = 0; certainty_ids[i] != NULL; i++)
    if (g_strcmp0 (id, certainty_ids[i]) == 0)
      return 1u << i;
  return 0;
}

static void
load_tile (OrreryLoader *loader, JsonObject *tile, guint index)
{
  const char *id = orrery_json_get_string (&loader->json, tile, "id");
  const char *name = orrery_json_get_string (&loader->json, tile, "name");
  const gboolean is_development = json_object_has_member (tile, "size");
  OrreryEntry *entry;

  if (id == NULL || name == NULL)
    return;
  entry = orrery_catalog_add (loader->catalog, is_development ? ORRERY_KIND_DEVELOPMENT : ORRERY_KIND_WORLD, id);
  entry->piece = (int) (is_development ? index : fr_n_known_developments + index);
  entry->name = g_strdup (name);
  entry->cost = json_object_has_member (tile, "cost") ? (guint) json_object_get_int_member (tile, "cost") : ORRERY_NO_COST;
  entry->keywords = g_new0 (char *, 1);
  entry->facets[FRONTIERS_FACET_PHASE] = list_phases (tile);
  entry->facets[FRONTIERS_FACET_CERTAINTY] = get_certainty_bit (orrery_json_text_get_string (tile, "name_confidence"));
  entry->facets[FRONTIERS_FACET_SORT] = 1u << (!is_development                                            ? FR_KNOWN_COLONY
                                               : g_strcmp0 (orrery_json_text_get_string (tile, "size"), "large") == 0 ? FR_KNOWN_LARGE
                                                                                                       : FR_KNOWN_SMALL);
  for (guint i = 0; i < FRONTIERS_PART_BONUS; i++)
    entry->parts[i] = tell_power (tile, i);
  entry->parts[FRONTIERS_PART_BONUS] = tell_bonus (tile);
  entry->parts[FRONTIERS_PART_UNKNOWN] = tell_unknown (tile);
  entry->links = list_links (entry->facets[FRONTIERS_FACET_PHASE]);
  entry->text = tell_tile (tile);
}

static void
load_pieces (OrreryLoader *loader, JsonObject *root)
{
  orrery_loader_read_list (loader, root, "developments", 0, load_tile);
  orrery_loader_read_list (loader, root, "colonies", 0, load_tile);
}

/* For powers, we know the action they belong to. */

static gboolean
bends (OrreryEntry *tile, OrreryEntry *rule)
{
  for (guint i = 0; i < ORRERY_FRONTIERS_N_PHASES; i++)
    if ((tile->facets[FRONTIERS_FACET_PHASE] >> i & 1) != 0 && g_str_has_prefix (rule->id, "powers-")
        && g_str_equal (rule->id + strlen ("powers-"), orrery_frontiers_phase_ids[i]))
      return TRUE;
  return FALSE;
}

static int
liken (OrreryEntry *a, OrreryEntry *b)
{
  return ALIKE * __builtin_popcount (a->facets[FRONTIERS_FACET_PHASE] & b->facets[FRONTIERS_FACET_PHASE]);
}

static gboolean
combines (OrreryEntry *a, OrreryEntry *b)
{
  return FALSE;
}

/* For a terminal and for programs */

static char *
dup_kind (OrreryEntry *entry)
{
  return g_strdup (orrery_kind_get_name (orrery_entry_get_kind (entry)));
}

static char *
dup_more (OrreryEntry *entry)
{
  return NULL;
}

static void
describe (OrreryEntry *entry, JsonBuilder *builder)
{
  for (guint i = 0; entry->piece >= 0 && certainty_ids[i] != NULL; i++)
    if (entry->facets[FRONTIERS_FACET_CERTAINTY] & (1u << i))
      {
        json_builder_set_member_name (builder, "certainty");
        json_builder_add_string_value (builder, certainty_ids[i]);
      }
}

static void
list_pieces (OrreryJson *json, JsonObject *root, JsonArray *list)
{
  static const char *const members[] = { "developments", "colonies" };

  for (guint k = 0; k < G_N_ELEMENTS (members); k++)
    {
      JsonArray *tiles = orrery_json_get_array (json, root, members[k]);

      for (guint i = 0; json->error == NULL && i < json_array_get_length (tiles); i++)
        {
          JsonObject *tile = orrery_json_get_element (json, tiles, i);
          g_autofree char *markup = tile == NULL ? NULL : tell_tile (tile);
          g_autofree char *text = markup == NULL ? NULL : orrery_markup_to_plain (markup, NULL, NULL);

          if (tile == NULL)
            return;
          json_object_set_string_member (tile, "text", text);
          json_array_add_object_element (list, json_object_ref (tile));
        }
    }
}

static char *
tell_piece (JsonObject *tile)
{
  return g_strdup_printf ("%-28s %s", orrery_json_text_get_string (tile, "name"),
                          get_certainty (orrery_json_text_get_string (tile, "name_confidence")));
}

static const char *const powers[] = { NULL };

const OrreryCatalogGame orrery_frontiers_catalog = {
  .id = "frontiers",
  .pieces = "tiles.json",
  .facets = facets,
  .n_facets = FRONTIERS_N_FACETS - 1,
  .phases = FRONTIERS_FACET_PHASE,
  .powers = powers,
  .load_pieces = load_pieces,
  .bends = bends,
  .liken = liken,
  .combines = combines,
  .dup_kind = dup_kind,
  .dup_more = dup_more,
  .describe = describe,
  .list_pieces = list_pieces,
  .tell_piece = tell_piece,
};
