/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes entries out of the data files and of the engine's tables. Facts come from the tables, which
 * were made of the same files; only texts are read here. */
#include "config.h"

#include "orrery-catalog-private.h"

#include <glib/gi18n-lib.h>

#include "orrery-entry-private.h"
#include "orrery-json.h"
#include "orrery-language.h"

typedef struct
{
  OrreryCatalog *catalog;
  OrreryJson     json;
} Loader;

typedef void (*LoadElement) (Loader     *loader,
                             JsonObject *object,
                             guint       index);

/* As tiles.json names them. */
static const char *const power_kinds[ROLL_N_POWER_KINDS + 1] = {
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

static const char *const phase_ids[ROLL_N_PHASES + 1] = {
  "explore", "develop", "settle", "produce", "ship", NULL,
};

static const char *const source_ids[] = { "rules", "tile", "reading", NULL };

static int
find_word (const char *const *words,
           const char        *word)
{
  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      return i;

  return -1;
}

static guint32
read_mask (Loader            *loader,
           JsonObject        *object,
           const char        *member,
           const char *const *words)
{
  g_auto (GStrv) strings = orrery_json_dup_strings (&loader->json, object, member);
  gsize at = orrery_json_enter (&loader->json, member, -1);
  guint32 mask = 0;

  for (guint i = 0; strings[i] != NULL; i++)
    {
      int bit = find_word (words, strings[i]);

      if (bit < 0)
        orrery_json_fail (&loader->json, "does not know \"%s\"", strings[i]);
      else
        mask |= 1u << bit;
    }
  orrery_json_leave (&loader->json, at);

  return mask;
}

static OrreryEntry *
add_entry (Loader     *loader,
           JsonObject *object,
           OrreryKind  kind,
           const char *title)
{
  const char *id = orrery_json_get_string (&loader->json, object, "id");
  const char *name = orrery_json_get_string (&loader->json, object, title);
  OrreryEntry *entry;

  if (id == NULL || name == NULL)
    return NULL;

  if (orrery_catalog_lookup (loader->catalog, id) != NULL)
    {
      orrery_json_fail (&loader->json, "the id \"%s\" is there twice", id);
      return NULL;
    }

  entry = orrery_catalog_add (loader->catalog, kind, id);
  loader->json.id = entry->id;
  entry->name = g_strdup (orrery_language_translate (id, title, name));
  entry->keywords = orrery_json_dup_keywords (&loader->json, object, title);
  return entry;
}

static void
load_rule (Loader     *loader,
           JsonObject *object,
           guint       index)
{
  static const char *const members[] = {
    "id", "title", "parent", "phases", "powers", "tiles", "text", "example", "keywords", "links",
    NULL,
  };
  OrreryEntry *entry = add_entry (loader, object, ORRERY_KIND_RULE, "title");
  OrreryJson *json = &loader->json;

  if (entry == NULL)
    return;

  orrery_json_check_members (json, object, members);
  entry->text = orrery_json_dup_text (json, object, "text");
  entry->example = orrery_json_dup_optional (json, object, "example");
  entry->parent = g_strdup (orrery_json_find_string (json, object, "parent"));
  entry->links = orrery_json_dup_strings (json, object, "links");
  entry->tiles = orrery_json_dup_strings (json, object, "tiles");
  entry->phases = read_mask (loader, object, "phases", phase_ids);
  entry->bent_by = read_mask (loader, object, "powers", power_kinds);
}

static void
load_text (Loader     *loader,
           JsonObject *object,
           OrreryKind  kind)
{
  static const char *const members[] = { "id", "title", "text", "keywords", "links", NULL };
  OrreryEntry *entry = add_entry (loader, object, kind, "title");

  if (entry == NULL)
    return;

  orrery_json_check_members (&loader->json, object, members);
  entry->text = orrery_json_dup_text (&loader->json, object, "text");
  entry->links = orrery_json_dup_strings (&loader->json, object, "links");
}

static void
load_reminder (Loader     *loader,
               JsonObject *object,
               guint       index)
{
  load_text (loader, object, ORRERY_KIND_REMINDER);
}

static void
load_term (Loader     *loader,
           JsonObject *object,
           guint       index)
{
  load_text (loader, object, ORRERY_KIND_TERM);
}

static void
load_help (Loader     *loader,
           JsonObject *object,
           guint       index)
{
  load_text (loader, object, ORRERY_KIND_HELP);
}

static void
load_ruling (Loader     *loader,
             JsonObject *object,
             guint       index)
{
  static const char *const members[] = {
    "id", "question", "answer", "why", "source", "about", "keywords", NULL,
  };
  OrreryEntry *entry = add_entry (loader, object, ORRERY_KIND_RULING, "question");
  OrreryJson *json = &loader->json;
  const char *source;
  int found;

  if (entry == NULL)
    return;

  orrery_json_check_members (json, object, members);
  entry->text = orrery_json_dup_text (json, object, "answer");
  entry->why = orrery_json_dup_optional (json, object, "why");
  entry->links = orrery_json_dup_strings (json, object, "about");
  source = orrery_json_get_string (json, object, "source");
  found = source != NULL ? find_word (source_ids, source) : 0;
  if (found < 0)
    orrery_json_fail (json, "does not know the source \"%s\"", source);
  else
    entry->source = (OrrerySource) (ORRERY_SOURCE_RULES + found);
}

static char *
compose_text (OrreryEntry *entry)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ROLL_MAX_POWERS && entry->power_text[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n\n" : "", entry->power_text[i]);
  if (entry->placing_text != NULL)
    g_string_append_printf (text, "%s%s%s", text->len > 0 ? "\n\n" : "",
                            roll_faces[entry->face].set == ROLL_SET_GAME ? _("When placed: ") : "",
                            entry->placing_text);
  if (entry->bonus_text != NULL)
    g_string_append_printf (text, "%s%s%s", text->len > 0 ? "\n\n" : "",
                            _("At the end of the game: "), entry->bonus_text);

  return g_string_free (text, FALSE);
}

static char *
read_text_in (Loader     *loader,
              JsonObject *object,
              const char *member)
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
load_powers (Loader      *loader,
             JsonObject  *object,
             OrreryEntry *entry)
{
  const RollFace *roll = &roll_faces[entry->face];
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

      entry->power_text[i] = orrery_json_dup_text (&loader->json, power, "text");
      orrery_json_leave (&loader->json, at);
    }
}

/* What a tile is, where its name does not say it. */
static char **
compose_keywords (const RollFace *face)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *faction = g_strdup_printf ("faction %u", face->number);
  /* Translators: a word to search by, and the number on the tile. */
  g_autofree char *own_faction = g_strdup_printf (_("faction %u"), face->number);

  if (face->set == ROLL_SET_FACTION)
    g_strv_builder_add_many (builder, faction, own_faction, NULL);
  else if (face->set == ROLL_SET_HOME)
    g_strv_builder_add_many (builder, "home world", _("home world"), NULL);

  return g_strv_builder_end (builder);
}

static void
load_face (Loader     *loader,
           JsonObject *tile,
           const char *side,
           int         face)
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
      entry->keywords = compose_keywords (&roll_faces[face]);
      load_powers (loader, object, entry);
      entry->placing_text = read_text_in (loader, object, "placing");
      entry->bonus_text = read_text_in (loader, object, "bonus");
      entry->text = compose_text (entry);
      if (*entry->text == '\0')
        orrery_json_fail (&loader->json, "has no text");
    }
  orrery_json_leave (&loader->json, at);
}

static void
load_tile (Loader     *loader,
           JsonObject *object,
           guint       index)
{
  load_face (loader, object, "development", ROLL_DEVELOPMENT_OF (index));
  load_face (loader, object, "world", ROLL_WORLD_OF (index));
}

static void
load_faction (Loader     *loader,
              JsonObject *object,
              guint       index)
{
  load_face (loader, object, "left", ROLL_FIRST_FACTION_FACE + 2 * (int) index);
  load_face (loader, object, "right", ROLL_FIRST_FACTION_FACE + 2 * (int) index + 1);
}

static void
load_home (Loader     *loader,
           JsonObject *object,
           guint       index)
{
  load_face (loader, object, "world", ROLL_FIRST_HOME_FACE + (int) index);
}

static char *
compose_die_text (guint colour)
{
  const RollDie *die = &roll_dice[colour];
  GString *text = g_string_new (NULL);

  /* Translators: the colour of a die, and how many there are. */
  g_string_append_printf (text, ngettext ("%s: there is %u in the box.",
                                          "%s: there are %u in the box.", die->count),
                          orrery_colour_get_word (colour), die->count);
  g_string_append (text, "\n\n");
  g_string_append (text, _("What it rolls:"));
  for (guint side = 0; side < ROLL_N_SIDES; side++)
    if (die->weight[side] > 0)
      g_string_append_printf (text, _("\n{%s} %s: %u in 6"), roll_phase_names[side],
                              orrery_phase_get_name (side), die->weight[side]);
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
        die->colour, die->name, "dice", "odds", "faces", orrery_colour_get_word ((guint) i),
        /* Translators: words to find a die by, with spaces between. */
        _("dice odds faces"), NULL,
      };
      const char *links[] = { "dice", "roll", NULL };

      orrery_entry_set_die (entry, i);
      /* Translators: "Military die". */
      entry->name = g_strdup_printf (_("%s die"), orrery_colour_get_name ((guint) i));
      entry->text = compose_die_text ((guint) i);
      entry->keywords = g_strdupv ((char **) keywords);
      entry->links = g_strdupv ((char **) links);
    }
}

static void
load_list (Loader      *loader,
           JsonObject  *root,
           const char  *member,
           guint        expected,
           LoadElement  load)
{
  JsonArray *array = orrery_json_get_array (&loader->json, root, member);

  if (array != NULL && expected > 0 && json_array_get_length (array) != expected)
    orrery_json_fail (&loader->json, "%s has %u elements where the program has %u", member,
                      json_array_get_length (array), expected);

  for (guint i = 0; loader->json.error == NULL && i < json_array_get_length (array); i++)
    {
      gsize at = orrery_json_enter (&loader->json, member, (int) i);
      JsonObject *object = orrery_json_get_element (&loader->json, array, i);

      if (object != NULL)
        load (loader, object, i);
      orrery_json_leave (&loader->json, at);
    }
}

static void
load_tiles_file (Loader     *loader,
                 JsonObject *root)
{
  load_list (loader, root, "tiles", ROLL_N_TILES, load_tile);
  load_list (loader, root, "factions", ROLL_N_FACTIONS, load_faction);
  load_list (loader, root, "homes", ROLL_N_HOMES, load_home);
  add_dice (loader);
}

static void
load_rules_file (Loader     *loader,
                 JsonObject *root)
{
  static const char *const members[] = { "rules", "reminders", NULL };

  orrery_json_check_members (&loader->json, root, members);
  load_list (loader, root, "rules", 0, load_rule);
  load_list (loader, root, "reminders", 0, load_reminder);
}

static void
load_rulings_file (Loader     *loader,
                   JsonObject *root)
{
  static const char *const members[] = { "rulings", NULL };

  orrery_json_check_members (&loader->json, root, members);
  load_list (loader, root, "rulings", 0, load_ruling);
}

static void
load_glossary_file (Loader     *loader,
                    JsonObject *root)
{
  static const char *const members[] = { "terms", NULL };

  orrery_json_check_members (&loader->json, root, members);
  load_list (loader, root, "terms", 0, load_term);
}

static void
load_help_file (Loader     *loader,
                JsonObject *root)
{
  static const char *const members[] = { "help", NULL };

  orrery_json_check_members (&loader->json, root, members);
  load_list (loader, root, "help", 0, load_help);
}

static const struct
{
  const char *name;
  void      (*load) (Loader *loader, JsonObject *root);
} files[] = {
  { "tiles.json", load_tiles_file },
  { "rules.json", load_rules_file },
  { "rulings.json", load_rulings_file },
  { "glossary.json", load_glossary_file },
  { ORRERY_HELP_FILE, load_help_file },
};

static void
load_file (Loader              *loader,
           guint                file,
           OrreryCatalogReader  reader,
           gpointer             data)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GBytes) bytes = NULL;
  JsonObject *root;

  loader->json.file = files[file].name;
  bytes = reader (files[file].name, data, &loader->json.error);
  if (bytes == NULL)
    return;

  root = orrery_json_open (&loader->json, parser, bytes);
  if (root != NULL)
    files[file].load (loader, root);
}

/* Rules come after their parents, and what a ruling is about decides where it belongs. */
static void
settle_places (OrreryCatalog *catalog)
{
  for (guint i = 0; i < catalog->entries->len; i++)
    {
      OrreryEntry *entry = g_ptr_array_index (catalog->entries, i);
      OrreryEntry *parent = orrery_catalog_lookup (catalog, entry->parent);

      if (parent != NULL)
        entry->depth = parent->depth + 1;
      if (entry->kind != ORRERY_KIND_RULING && entry->kind != ORRERY_KIND_REMINDER)
        continue;
      for (guint l = 0; entry->links[l] != NULL; l++)
        {
          OrreryEntry *about = orrery_catalog_lookup (catalog, entry->links[l]);

          if (about != NULL && about->kind == ORRERY_KIND_RULE)
            entry->phases |= about->phases;
        }
    }
}

static void
check_ids (Loader            *loader,
           OrreryEntry       *entry,
           const char *const *ids)
{
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    if (orrery_catalog_lookup (loader->catalog, ids[i]) == NULL)
      orrery_json_fail (&loader->json, "\"%s\" links to \"%s\", which is not there", entry->id,
                        ids[i]);
}

static void
check_links (Loader *loader)
{
  loader->json.file = "roll";
  for (guint i = 0; i < loader->catalog->entries->len; i++)
    {
      OrreryEntry *entry = g_ptr_array_index (loader->catalog->entries, i);
      const char *parent[] = { entry->parent, NULL };

      check_ids (loader, entry, (const char *const *) entry->links);
      check_ids (loader, entry, (const char *const *) entry->tiles);
      check_ids (loader, entry, parent);
    }
}

gboolean
orrery_catalog_load (OrreryCatalog        *self,
                     OrreryCatalogReader   reader,
                     gpointer              data,
                     GError              **error)
{
  Loader loader = { .catalog = self, .json.place = g_string_new (NULL) };

  for (guint i = 0; i < G_N_ELEMENTS (files) && loader.json.error == NULL; i++)
    load_file (&loader, i, reader, data);
  if (loader.json.error == NULL)
    check_links (&loader);
  if (loader.json.error == NULL)
    settle_places (self);
  g_string_free (loader.json.place, TRUE);

  if (loader.json.error == NULL)
    return TRUE;

  g_propagate_error (error, loader.json.error);
  return FALSE;
}
