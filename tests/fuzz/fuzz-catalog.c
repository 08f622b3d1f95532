/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalogue's data files: the first byte says which one the rest stands for; the others are
 * good, and as short as can be. It is refused with a message, or every text of it can be shown. The rest is read
 * as marked-up text besides. */
#include "catalog/orrery-catalog.h"
#include "catalog/orrery-markup.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static const char *const names[] = { "tiles.json", "rules.json", "rulings.json", "glossary.json", "help.json" };
static const char *const empty[] = { NULL, "{\"rules\": [], \"reminders\": []}", "{\"rulings\": []}", "{\"terms\": []}", "{\"help\": []}" };

typedef struct
{
  const uint8_t *data;
  size_t size;
} Input;

/* Of these there are as many as the program knows, so they cannot be short. */
static GBytes *
read_tiles (void)
{
  static GBytes *tiles;
  const char *folder = g_getenv ("ORRERY_DATA_DIR");

  if (tiles == NULL)
    {
      g_autofree char *path = g_build_filename (folder != NULL ? folder : "data", "roll", names[0], NULL);
      g_autoptr (GError) error = NULL;
      char *text;
      gsize length;

      if (!g_file_get_contents (path, &text, &length, &error))
        g_error ("%s", error->message);
      tiles = g_bytes_new_take (text, length);
    }
  return g_bytes_ref (tiles);
}

static GBytes *
read_file (const char *name, gpointer data, GError **error)
{
  const Input *input = data;
  guint i = 0;

  while (strcmp (name, names[i]) != 0)
    i++;
  if (i == input->data[0] % G_N_ELEMENTS (names))
    return g_bytes_new (input->data + 1, input->size - 1);
  return i == 0 ? read_tiles () : g_bytes_new_static (empty[i], strlen (empty[i]));
}

static void
check_markup (const char *markup)
{
  g_autoptr (GPtrArray) spans = orrery_markup_parse (markup);
  g_autofree char *plain = orrery_markup_to_plain (markup, NULL, NULL);

  for (guint i = 0; i < spans->len; i++)
    {
      const OrrerySpan *span = g_ptr_array_index (spans, i);

      g_assert_nonnull (span->text);
    }
  g_assert_cmpuint (strlen (plain), <=, strlen (markup));
}

static void
check_texts (OrreryCatalog *catalog)
{
  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);

      g_assert_nonnull (orrery_entry_get_id (entry));
      g_assert_true (orrery_catalog_lookup (catalog, orrery_entry_get_id (entry)) == entry);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryCatalog) catalog = NULL;
  g_autofree char *text = NULL;
  Input input = { data, size };

  if (size == 0)
    return 0;
  catalog = orrery_catalog_new (read_file, &input, &error);
  if (catalog == NULL)
    g_assert_true (error != NULL && strlen (error->message) > 0);
  else
    check_texts (catalog);
  text = g_strndup ((const char *) data + 1, size - 1);
  check_markup (text);
  return 0;
}
