/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Damaged data is rejected, naming the file and the place. */
#include "catalog/orrery-catalog.h"
#include "games/roll/catalog/orrery-roll-catalog.h"

#include <string.h>

/* One change to one file: the first old is replaced, or the whole file if old is NULL. */
typedef struct
{
  const char *file;
  const char *old;
  const char *new;
  int         code;
  const char *message; /* must be part of it */
} Damage;

static const Damage damages[] = {
  { "rules.json", NULL, "", ORRERY_CATALOG_ERROR_SCHEMA, "rules.json: must be an object" },
  { "rules.json", NULL, "[]", ORRERY_CATALOG_ERROR_SCHEMA, "rules.json: must be an object" },
  { "rules.json", NULL, "{", ORRERY_CATALOG_ERROR_SYNTAX, "rules.json: " },
  { "rules.json", NULL, "{}", ORRERY_CATALOG_ERROR_SCHEMA, "rules.json: rules: must be a list" },
  { "rules.json", NULL, "{\"rules\": [7]}", ORRERY_CATALOG_ERROR_SCHEMA,
    "rules.json: rules[0]: must be an object" },
  { "rules.json", NULL, "\xff\xfe", ORRERY_CATALOG_ERROR_SYNTAX, "rules.json: is not valid UTF-8" },
  { "rules.json", NULL, "{\"rules\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", ORRERY_CATALOG_ERROR_SYNTAX,
    "rules.json: has brackets that are nested too deeply" },
  { "rules.json", "\"title\": \"Setup\"", "\"title\": 4", ORRERY_CATALOG_ERROR_SCHEMA,
    "rules.json: rules[2].title: must be a text" },
  { "rules.json", "\"title\": \"Setup\"", "\"title\": \"\"", ORRERY_CATALOG_ERROR_SCHEMA,
    "rules.json: rules[2].title: must be a text" },
  { "rules.json", "\"title\": \"Setup\"", "\"headline\": \"Setup\"", ORRERY_CATALOG_ERROR_SCHEMA,
    "rules.json: rules[2].title: must be a text" },
  { "rules.json", "\"title\": \"Setup\"", "\"title\": \"Setup\", \"colour\": 1",
    ORRERY_CATALOG_ERROR_SCHEMA, "rules.json: rules[2]: does not know \"colour\"" },
  { "rules.json", "\"phases\": [\"explore\"]", "\"phases\": [\"exploit\"]",
    ORRERY_CATALOG_ERROR_SCHEMA, ".phases: does not know \"exploit\"" },
  { "rules.json", "\"powers\": [\"discount\"]", "\"powers\": [\"discuont\"]",
    ORRERY_CATALOG_ERROR_SCHEMA, ".powers: does not know \"discuont\"" },
  { "rules.json", "\"id\": \"contents\"", "\"id\": \"overview\"", ORRERY_CATALOG_ERROR_SCHEMA,
    "rules.json: rules[1]: the id \"overview\" is there twice" },
  { "rules.json", "\"parent\": \"setup\"", "\"parent\": \"sutep\"", ORRERY_CATALOG_ERROR_SCHEMA,
    "\"setup-chips\" links to \"sutep\"" },
  { "rules.json", "\"reminders\": [", "\"reminders\": [{}, ", ORRERY_CATALOG_ERROR_SCHEMA,
    "rules.json: reminders[0].id: must be a text" },
  { "rulings.json", "\"source\": \"reading\"", "\"source\": \"hearsay\"",
    ORRERY_CATALOG_ERROR_SCHEMA, "rulings.json: rulings[0]: does not know the source \"hearsay\"" },
  { "rulings.json", "\"answer\"", "\"reply\"", ORRERY_CATALOG_ERROR_SCHEMA,
    "rulings.json: rulings[0]: does not know \"reply\"" },
  { "rulings.json", "\"about\": [", "\"about\": [\"nowhere\", ", ORRERY_CATALOG_ERROR_SCHEMA,
    "links to \"nowhere\"" },
  { "rulings.json", "\"about\": [", "\"about\": [[], ", ORRERY_CATALOG_ERROR_SCHEMA,
    "rulings.json: rulings[0].about: must be a list of texts" },
  { "glossary.json", "\"terms\": [", "\"more\": [], \"terms\": [", ORRERY_CATALOG_ERROR_SCHEMA,
    "glossary.json: does not know \"more\"" },
  { "help.json", "\"help\": [", "\"help\": [{\"id\": \"help-x\", \"title\": \"X\", \"text\": \"X\", \"phases\": []}, ",
    ORRERY_CATALOG_ERROR_SCHEMA, "help.json: help[0]: does not know \"phases\"" },
  { "questions/en.txt", NULL, "nobody: Who?", ORRERY_CATALOG_ERROR_SYNTAX,
    "questions/en.txt: line 1: must be the id of an entry" },
  { "questions/en.txt", "\nsetup: ", "\nsetup ", ORRERY_CATALOG_ERROR_SYNTAX,
    "must be the id of an entry" },
  { "tiles.json", "\"id\": \"advanced-logistics\"", "\"id\": \"advanced-logic\"",
    ORRERY_CATALOG_ERROR_SCHEMA, "tiles.json: tiles[0].development: is \"advanced-logic\"" },
  { "tiles.json", "\"factions\": [", "\"factions\": [{}, ", ORRERY_CATALOG_ERROR_SCHEMA,
    "tiles.json: factions has 10 elements" },
  { "tiles.json", "\"text\": ", "\"txet\": ", ORRERY_CATALOG_ERROR_SCHEMA,
    "tiles.json: tiles[0].development.powers[0].text: must be a text" },
  { "tiles.json", "\"powers\": [", "\"powers\": [{}, ", ORRERY_CATALOG_ERROR_SCHEMA,
    "tiles.json: tiles[0].development: has 2 powers where the program has 1" },
};

static char *
read_original (const char *name, GError **error)
{
  gboolean everywhere = g_str_equal (name, ORRERY_HELP_FILE)
                        || g_str_has_prefix (name, ORRERY_SEARCH_FOLDER);
  const char *folder = everywhere ? "." : "roll";
  g_autofree char *path = g_build_filename (g_getenv ("ORRERY_DATA_DIR"), folder, name, NULL);
  char *contents = NULL;

  g_file_get_contents (path, &contents, NULL, error);
  return contents;
}

static GBytes *
read_damaged (const char *name, gpointer data, GError **error)
{
  const Damage *damage = data;
  char *contents = read_original (name, error);
  GString *changed;

  if (!g_str_equal (name, damage->file))
    return g_bytes_new_take (contents, strlen (contents));
  if (damage->old == NULL)
    {
      g_free (contents);
      return g_bytes_new_static (damage->new, strlen (damage->new));
    }

  changed = g_string_new (contents);
  g_free (contents);
  g_assert_cmpuint (g_string_replace (changed, damage->old, damage->new, 1), ==, 1);
  return g_string_free_to_bytes (changed);
}

static void
test_damaged (gconstpointer data)
{
  const Damage *damage = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryCatalog) catalog = orrery_catalog_new (&orrery_roll_catalog, read_damaged, (gpointer) damage, &error);

  g_assert_null (catalog);
  g_assert_error (error, ORRERY_CATALOG_ERROR, damage->code);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, damage->message));
}

static void
test_missing (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_strdup (g_getenv ("ORRERY_DATA_DIR"));
  g_autoptr (OrreryCatalog) catalog = NULL;

  g_setenv ("ORRERY_DATA_DIR", "/nonexistent", TRUE);
  catalog = orrery_catalog_new_for_game (&orrery_roll_catalog, &error);
  g_setenv ("ORRERY_DATA_DIR", folder, TRUE);
  g_assert_null (catalog);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* A file that is truncated anywhere is rejected, and nothing is read beyond its end. */
static GBytes *
read_cut (const char *name, gpointer data, GError **error)
{
  char *contents = read_original (name, error);
  gsize n = strlen (contents);

  if (g_str_equal (name, "rules.json"))
    n = MIN (n, *(gsize *) data);
  return g_bytes_new_take (contents, n);
}

static void
test_cut (void)
{
  g_autofree char *whole = read_original ("rules.json", NULL);
  gsize n = strlen (whole);

  for (gsize i = 0; i < 40; i++)
    {
      gsize cut = i * (n - 3) / 40;
      g_autoptr (GError) error = NULL;
      g_autoptr (OrreryCatalog) catalog = orrery_catalog_new (&orrery_roll_catalog, read_cut, &cut, &error);

      g_assert_null (catalog);
      g_assert_nonnull (strstr (error->message, "rules.json: "));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/catalog/loading/damaged/%u", i);

      g_test_add_data_func (path, &damages[i], test_damaged);
    }
  g_test_add_func ("/catalog/loading/missing", test_missing);
  g_test_add_func ("/catalog/loading/cut", test_cut);

  return g_test_run ();
}
