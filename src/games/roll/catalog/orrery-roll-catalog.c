/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds Roll's tiles and dice to a catalog. Facts come from the engine's tables, which are generated from the
 * same files; only texts are read here. */
#include "games/roll/catalog/orrery-roll-catalog.h"

#include <glib/gi18n.h>

#include "catalog/orrery-loader.h"
#include "games/roll/catalog/orrery-roll-entry-private.h"
#include "games/roll/catalog/orrery-roll-names.h"

typedef OrreryLoader Loader;

static char *
compose_text (OrreryEntry *entry)
{
  GString *text = g_string_new (NULL);

  const char *placing = orrery_entry_get_placing_text (entry);
  const char *bonus = orrery_entry_get_bonus_text (entry);

  for (guint i = 0; i < ROLL_MAX_POWERS && orrery_entry_get_power_text (entry, i) != NULL; i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n\n" : "",
                            orrery_entry_get_power_text (entry, i));
  if (placing != NULL)
    g_string_append_printf (text, "%s%s%s", text->len > 0 ? "\n\n" : "",
                            roll_faces[entry->piece].set == ROLL_SET_GAME ? _("When placed: ") : "",
                            placing);
  if (bonus != NULL)
    g_string_append_printf (text, "%s%s%s", text->len > 0 ? "\n\n" : "",
                            _("At the end of the game: "), bonus);

  return g_string_free (text, FALSE);
}

static char *
read_text_in (Loader *loader, JsonObject *object, const char *member)
{
  JsonObject *inner;
  gsize at;
  char *text;

  if (!json_object_has_member (object, member))
    return NULL;

  inner = orrery_json_get_object (&loader->json, object, member);
  at = orrery_json_enter (&loader->json, member, -1);
  text = orrery_json_dup_text (&loader->json, inner, "text");
  orrery_json_leave (&loader->json, at);
  return text;
}

static void
load_powers (Loader *loader, JsonObject *object, OrreryEntry *entry)
{
  const RollFace *roll = &roll_faces[entry->piece];
  JsonArray *powers = NULL;
  guint n = 0;

  if (json_object_has_member (object, "powers"))
    powers = orrery_json_get_array (&loader->json, object, "powers");
  if (powers != NULL)
    n = json_array_get_length (powers);
  if (n != roll->n_powers)
    orrery_json_fail (&loader->json, "has %u powers where the program has %u", n, roll->n_powers);

  for (guint i = 0; i < n && loader->json.error == NULL; i++)
    {
      gsize at = orrery_json_enter (&loader->json, "powers", (int) i);
      JsonObject *power = orrery_json_get_element (&loader->json, powers, i);

      entry->parts[i] = orrery_json_dup_text (&loader->json, power, "text");
      orrery_json_leave (&loader->json, at);
    }
}

/* A tile's description, if its name does not say it. */
static char **
compose_keywords (Loader *loader, JsonObject *object, const RollFace *face)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *faction = g_strdup_printf ("faction %u", face->number);
  /* Translators: a word to search by, and the number on the tile. */
  g_autofree char *own_faction = g_strdup_printf (_("faction %u"), face->number);

  if (face->set == ROLL_SET_FACTION)
    g_strv_builder_add_many (builder, faction, own_faction, NULL);
  else if (face->set == ROLL_SET_HOME)
    g_strv_builder_add_many (builder, "home world", _("home world"), NULL);
  if (json_object_has_member (object, "keywords"))
    {
      g_auto (GStrv) others = orrery_json_dup_keywords (&loader->json, object, "name");

      g_strv_builder_addv (builder, (const char **) others);
    }

  return g_strv_builder_end (builder);
}

static void
load_face (Loader *loader, JsonObject *tile, const char *side, int face)
{
  JsonObject *object = orrery_json_get_object (&loader->json, tile, side);
  gsize at = orrery_json_enter (&loader->json, side, -1);
  const char *id = orrery_json_get_string (&loader->json, object, "id");

  if (id != NULL && !g_str_equal (id, roll_faces[face].id))
    orrery_json_fail (&loader->json, "is \"%s\" where the program has \"%s\"", id,
                      roll_faces[face].id);
  if (loader->json.error == NULL)
    {
      OrreryEntry *entry = orrery_catalog_add (loader->catalog, ORRERY_KIND_DEVELOPMENT, id);

      loader->json.id = entry->id;
      orrery_entry_set_face (entry, face);
      entry->name = g_strdup (roll_faces[face].name);
      entry->keywords = compose_keywords (loader, object, &roll_faces[face]);
      load_powers (loader, object, entry);
      entry->parts[ORRERY_TILE_PART_PLACING] = read_text_in (loader, object, "placing");
      entry->parts[ORRERY_TILE_PART_BONUS] = read_text_in (loader, object, "bonus");
      entry->text = compose_text (entry);
      if (*entry->text == '\0')
        orrery_json_fail (&loader->json, "has no text");
    }
  orrery_json_leave (&loader->json, at);
}

static void
load_tile (Loader *loader, JsonObject *object, guint index)
{
  load_face (loader, object, "development", ROLL_DEVELOPMENT_OF (index));
  load_face (loader, object, "world", ROLL_WORLD_OF (index));
}

static void
load_faction (Loader *loader, JsonObject *object, guint index)
{
  load_face (loader, object, "left", ROLL_FIRST_FACTION_FACE + 2 * (int) index);
  load_face (loader, object, "right", ROLL_FIRST_FACTION_FACE + 2 * (int) index + 1);
}

static void
load_home (Loader *loader, JsonObject *object, guint index)
{
  load_face (loader, object, "world", ROLL_FIRST_HOME_FACE + (int) index);
}

static char *
compose_die_text (guint colour)
{
  const RollDie *die = &roll_dice[colour];
  GString *text = g_string_new (NULL);

  /* Translators: the color of a die, and how many there are. */
  g_string_append_printf (text, ngettext ("%s: there is %u in the box.",
                                          "%s: there are %u in the box.", die->count),
                          orrery_colour_word (colour), die->count);
  g_string_append (text, "\n\n");
  g_string_append (text, _("What it can roll:"));
  for (guint side = 0; side < ROLL_N_SIDES; side++)
    if (die->weight[side] > 0)
      g_string_append_printf (text, _("\n{%s} %s: %u in 6"), roll_phase_names[side],
                              orrery_phase_name (side), die->weight[side]);
  if (die->weight[ROLL_WILD] > 0)
    g_string_append_printf (text, "\n\n%s",
                            _("A wild face can be assigned to any phase, so add those to the odds "
                              "of the phase you want."));

  return g_string_free (text, FALSE);
}

static void
add_dice (Loader *loader)
{
  for (int i = 0; i < ROLL_N_COLOURS && loader->json.error == NULL; i++)
    {
      const RollDie *die = &roll_dice[i];
      g_autofree char *id = g_strconcat ("die-", die->id, NULL);
      OrreryEntry *entry = orrery_catalog_add (loader->catalog, ORRERY_KIND_DIE, id);
      const char *keywords[] = {
        die->colour, die->name, "dice", "odds", "faces", orrery_colour_word ((guint) i),
        /* Translators: words to find a die by, with spaces between. */
        _("dice odds faces"), NULL,
      };
      const char *links[] = { "dice", "roll", NULL };

      orrery_entry_set_die (entry, i);
      /* Translators: "Military die". */
      entry->name = g_strdup_printf (_("%s die"), i == ROLL_YELLOW ? orrery_colour_long_name (ROLL_YELLOW)
                                                                   : orrery_colour_attribute ((guint) i));
      entry->text = compose_die_text ((guint) i);
      entry->keywords = g_strdupv ((char **) keywords);
      entry->links = g_strdupv ((char **) links);
    }
}

static void
load_pieces (Loader *loader, JsonObject *root)
{
  orrery_loader_read_list (loader, root, "tiles", ROLL_N_TILES, load_tile);
  orrery_loader_read_list (loader, root, "factions", ROLL_N_FACTIONS, load_faction);
  orrery_loader_read_list (loader, root, "homes", ROLL_N_HOMES, load_home);
  add_dice (loader);
}


/* As tiles.json names them. */
static const char *const powers[ROLL_N_POWER_KINDS + 1] = {
  [ROLL_POWER_REASSIGN] = "reassign",
  [ROLL_POWER_DICTATE_AGAIN] = "dictate-again",
  [ROLL_POWER_DICTATE_MORE] = "dictate-more",
  [ROLL_POWER_EXTRA_WORKERS] = "extra-workers",
  [ROLL_POWER_REARRANGE] = "rearrange",
  [ROLL_POWER_PLACE_ON_TOP] = "place-on-top",
  [ROLL_POWER_STOCK] = "stock",
  [ROLL_POWER_DRAW] = "draw",
  [ROLL_POWER_CREDITS] = "credits",
  [ROLL_POWER_CHIPS] = "chips",
  [ROLL_POWER_COMPLETE_CREDITS] = "complete-credits",
  [ROLL_POWER_TRADE_CREDITS] = "trade-credits",
  [ROLL_POWER_TRADE_BUY] = "trade-buy",
  [ROLL_POWER_CONSUME_CREDITS] = "consume-credits",
  [ROLL_POWER_CONSUME_CHIPS] = "consume-chips",
  [ROLL_POWER_DISCOUNT] = "discount",
  [ROLL_POWER_KEEP_WORKERS] = "keep-workers",
  [ROLL_POWER_KEEP_COLOUR] = "keep-colour",
  [ROLL_POWER_CAPACITY] = "capacity",
};

const OrreryCatalogGame orrery_roll_catalog = {
  .id = "roll",
  .pieces = "tiles.json",
  .has_plain_keys = TRUE,
  .facets = orrery_roll_facets,
  .n_facets = ROLL_N_FACETS - 1,
  .phases = ROLL_FACET_PHASE,
  .powers = powers,
  .load_pieces = load_pieces,
  .bends = orrery_roll_bends,
  .liken = orrery_roll_liken,
  .combines = orrery_roll_combines,
  .dup_kind = orrery_roll_dup_kind,
  .dup_more = orrery_roll_dup_more,
  .describe = orrery_roll_describe,
  .list_pieces = orrery_roll_list_pieces,
  .tell_piece = orrery_roll_tell_piece,
};
