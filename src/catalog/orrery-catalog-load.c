/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Builds entries from the data files: each game reads its pieces itself, texts are read here. */
#include "orrery-loader.h"

#include <string.h>

#include "orrery-language.h"
#include "orrery-questions.h"

typedef OrreryLoader Loader;

#define CONCEPTS_FOLDER "concepts/"
#define QUESTIONS_FOLDER "questions/"

static int
find_word (const char *const *words, const char *word)
{
  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      return i;

  return -1;
}

static guint32
read_mask (Loader *loader, JsonObject *object, const char *member, const char *const *words)
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
add_entry (Loader *loader, JsonObject *object, OrreryKind kind, const char *title)
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
load_rule (Loader *loader, JsonObject *object, guint index)
{
  static const char *const members[] = {
    "id", "title", "piece", "parent", "phases", "powers", "tiles", "text", "example", "keywords",
    "links", NULL,
  };
  const OrreryCatalogGame *game = loader->catalog->game;
  OrreryEntry *entry = add_entry (loader, object, ORRERY_KIND_RULE, "title");
  OrreryJson *json = &loader->json;

  if (entry == NULL)
    return;

  orrery_json_check_members (json, object, members);
  entry->text = orrery_json_dup_text (json, object, "text");
  entry->example = orrery_json_dup_optional (json, object, "example");
  entry->is_piece = orrery_json_find_string (json, object, "piece") != NULL;
  entry->parent = g_strdup (orrery_json_find_string (json, object, "parent"));
  entry->links = orrery_json_dup_strings (json, object, "links");
  entry->tiles = orrery_json_dup_strings (json, object, "tiles");
  entry->facets[game->phases] = read_mask (loader, object, "phases",
                                           orrery_catalog_get_facet (loader->catalog,
                                                                     game->phases)->values);
  entry->bent_by = read_mask (loader, object, "powers", game->powers);
}

static void
load_text (Loader *loader, JsonObject *object, OrreryKind kind)
{
  static const char *const members[] = { "id", "title", "game", "text", "keywords", "links", NULL };
  OrreryEntry *entry = add_entry (loader, object, kind, "title");

  if (entry == NULL)
    return;

  orrery_json_check_members (&loader->json, object, members);
  entry->text = orrery_json_dup_text (&loader->json, object, "text");
  entry->links = orrery_json_dup_strings (&loader->json, object, "links");
}

static void
load_reminder (Loader *loader, JsonObject *object, guint index)
{
  load_text (loader, object, ORRERY_KIND_REMINDER);
}

static void
load_term (Loader *loader, JsonObject *object, guint index)
{
  load_text (loader, object, ORRERY_KIND_TERM);
}

static void
load_help (Loader *loader, JsonObject *object, guint index)
{
  const char *game = orrery_json_find_string (&loader->json, object, "game");

  if (game == NULL || g_str_equal (game, loader->catalog->game->id))
    load_text (loader, object, ORRERY_KIND_HELP);
}

static void
load_ruling (Loader *loader, JsonObject *object, guint index)
{
  static const char *const members[] = {
    "id", "question", "answer", "why", "source", "about", "keywords", NULL,
  };
  OrreryEntry *entry = add_entry (loader, object, ORRERY_KIND_RULING, "question");
  OrreryJson *json = &loader->json;
  const char *source;

  if (entry == NULL)
    return;

  orrery_json_check_members (json, object, members);
  entry->text = orrery_json_dup_text (json, object, "answer");
  entry->why = orrery_json_dup_optional (json, object, "why");
  entry->links = orrery_json_dup_strings (json, object, "about");
  source = orrery_json_get_string (json, object, "source");
  while (source != NULL && g_strcmp0 (orrery_source_get_id (entry->source), source) != 0)
    if (entry->source == ORRERY_SOURCE_OURS)
      {
        orrery_json_fail (json, "does not know the source \"%s\"", source);
        break;
      }
    else
      entry->source++;
}

void
orrery_loader_read_list (OrreryLoader *loader, JsonObject *root, const char *member, guint expected,
                         OrreryLoadElement load)
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

/* NULL: an error, now or before. The parser owns it. */
static JsonObject *
open_file (Loader *loader, JsonParser *parser, const char *name, OrreryCatalogReader reader, gpointer data)
{
  g_autoptr (GBytes) bytes = NULL;

  if (loader->json.error != NULL)
    return NULL;
  loader->json.file = name;
  bytes = reader (name, data, &loader->json.error);
  return bytes != NULL ? orrery_json_open (&loader->json, parser, bytes) : NULL;
}

static void
load_pieces (Loader *loader, OrreryCatalogReader reader, gpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *root = open_file (loader, parser, loader->catalog->game->pieces, reader, data);

  if (root != NULL)
    loader->catalog->game->load_pieces (loader, root);
}

/* A file of texts, and the lists in it. */
typedef struct
{
  const char *name;
  const char *members[3];
  OrreryLoadElement loads[2];
} TextFile;

static const TextFile text_files[] = {
  { "rules.json", { "rules", "reminders" }, { load_rule, load_reminder } },
  { "rulings.json", { "rulings" }, { load_ruling } },
  { "glossary.json", { "terms" }, { load_term } },
  { ORRERY_HELP_FILE, { "help" }, { load_help } },
};

static void
load_texts (Loader *loader, const TextFile *file, OrreryCatalogReader reader, gpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *root = open_file (loader, parser, file->name, reader, data);

  if (root == NULL)
    return;
  orrery_json_check_members (&loader->json, root, file->members);
  for (guint i = 0; file->members[i] != NULL; i++)
    orrery_loader_read_list (loader, root, file->members[i], 0, file->loads[i]);
}

static void
load_concepts (Loader *loader, const char *folder, const char *language, OrreryCatalogReader reader,
               gpointer data)
{
  g_autofree char *name = g_strconcat (folder, language, ".txt", NULL);
  g_autoptr (GBytes) bytes = NULL;

  if (loader->json.error != NULL)
    return;
  bytes = reader (name, data, &loader->json.error);
  if (bytes != NULL)
    orrery_concepts_read (loader->catalog->concepts, name, bytes, &loader->json.error);
}

/* English words are understood in every language, because the pieces have English names. */
static void
load_all_concepts (Loader *loader, OrreryCatalogReader reader, gpointer data)
{
  const char *own = orrery_language_get_code ();

  load_concepts (loader, ORRERY_SEARCH_FOLDER, "en", reader, data);
  if (!g_str_equal (own, "en"))
    load_concepts (loader, ORRERY_SEARCH_FOLDER, own, reader, data);
  load_concepts (loader, CONCEPTS_FOLDER, "en", reader, data);
  if (!g_str_equal (own, "en"))
    load_concepts (loader, CONCEPTS_FOLDER, own, reader, data);
  orrery_concepts_finish (loader->catalog->concepts);
}

/* People ask in their own language. */
static void
load_questions (Loader *loader, OrreryCatalogReader reader, gpointer data)
{
  g_autofree char *name = g_strconcat (QUESTIONS_FOLDER, orrery_language_get_code (), ".txt", NULL);
  g_autoptr (GBytes) bytes = NULL;

  if (loader->json.error != NULL)
    return;
  bytes = reader (name, data, &loader->json.error);
  if (bytes != NULL)
    orrery_questions_read (loader->catalog, name, bytes, &loader->json.error);
}

/* "colour.brown": a concept that is a value of a facet. */
static void
resolve_concept (OrreryCatalog *catalog, OrreryConcept *concept)
{
  const char *dot = strchr (concept->id, '.');

  for (guint f = 0; dot != NULL && f < orrery_catalog_get_n_facets (catalog); f++)
    {
      const OrreryFacetInfo *facet = orrery_catalog_get_facet (catalog, f);
      int value = find_word (facet->values, dot + 1);

      if (value >= 0 && strlen (facet->id) == (gsize) (dot - concept->id)
          && g_str_has_prefix (concept->id, facet->id))
        {
          concept->facet = (int) f;
          concept->value = (guint) value;
        }
    }
}

/* A rule with the name of a phase is the one about it. */
static void
find_meanings (OrreryCatalog *catalog)
{
  const OrreryFacetInfo *phases = orrery_catalog_get_facet (catalog, catalog->game->phases);

  for (guint i = 0; i < orrery_concepts_get_n (catalog->concepts); i++)
    resolve_concept (catalog, orrery_concepts_get (catalog->concepts, i));
  for (guint value = 0; phases->values[value] != NULL; value++)
    {
      OrreryEntry *rule = orrery_catalog_lookup (catalog, phases->values[value]);

      if (rule != NULL && rule->kind == ORRERY_KIND_RULE)
        {
          rule->means_facet = (int) catalog->game->phases;
          rule->means_value = value;
        }
    }
}

/* Rules come after their parents, and the subject of a ruling decides where it goes. */
static void
settle_places (OrreryCatalog *catalog)
{
  guint phases = catalog->game->phases;

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
            entry->facets[phases] |= about->facets[phases];
        }
    }
}

static void
check_ids (Loader *loader, OrreryEntry *entry, const char *const *ids)
{
  /* Help may link to the help of another game. */
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    if (orrery_catalog_lookup (loader->catalog, ids[i]) == NULL
        && (entry->kind != ORRERY_KIND_HELP || !g_str_has_prefix (ids[i], "help-")))
      orrery_json_fail (&loader->json, "\"%s\" links to \"%s\", which is not there", entry->id,
                        ids[i]);
}

static void
check_links (Loader *loader)
{
  loader->json.file = loader->catalog->game->id;
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
orrery_catalog_load (OrreryCatalog *self, OrreryCatalogReader reader, gpointer data, GError **error)
{
  Loader loader = { .catalog = self, .json.place = g_string_new (NULL) };

  load_pieces (&loader, reader, data);
  for (guint i = 0; i < G_N_ELEMENTS (text_files); i++)
    load_texts (&loader, &text_files[i], reader, data);
  load_all_concepts (&loader, reader, data);
  load_questions (&loader, reader, data);
  if (loader.json.error == NULL)
    check_links (&loader);
  if (loader.json.error == NULL)
    {
      settle_places (self);
      find_meanings (self);
    }
  g_string_free (loader.json.place, TRUE);

  if (loader.json.error == NULL)
    return TRUE;

  g_propagate_error (error, loader.json.error);
  return FALSE;
}
