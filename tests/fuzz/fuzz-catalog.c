/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalog's data files: the first byte, from '0', says which file the rest is; the others are left out,
 * so that a run takes no longer than its own file. It is rejected with a message, or every text in it can be
 * shown. The rest is also read as marked-up text. */
#include "catalog/orrery-catalog.h"
#include "games/roll/catalog/orrery-roll-catalog.h"
#include "catalog/orrery-markup.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static const char *const names[] = { "tiles.json", "rules.json", "rulings.json", "glossary.json", "help.json" };

typedef struct
{
  const uint8_t *data;
  size_t size;
} Input;

static GBytes *
read_file (const char *name, gpointer data, GError **error)
{
  const Input *input = data;

  if (strcmp (name, names[(guint8) (input->data[0] - '0') % G_N_ELEMENTS (names)]) != 0)
    return NULL;
  return g_bytes_new (input->data + 1, input->size - 1);
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
  catalog = orrery_catalog_new (&orrery_roll_catalog, read_file, &input, &error);
  if (catalog == NULL)
    g_assert_true (error != NULL && strlen (error->message) > 0);
  else
    check_texts (catalog);
  text = g_strndup ((const char *) data + 1, size - 1);
  check_markup (text);
  return 0;
}
