/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-shelf"

#include "config.h"

#include "catalog/orrery-shelf.h"

#define MOST_RECENT 12

struct _OrreryShelf
{
  GObject parent_instance;

  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (OrreryShelf, orrery_shelf, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
changed_cb (OrreryShelf *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
orrery_shelf_dispose (GObject *object)
{
  g_clear_object (&ORRERY_SHELF (object)->settings);

  G_OBJECT_CLASS (orrery_shelf_parent_class)->dispose (object);
}

static void
orrery_shelf_class_init (OrreryShelfClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_shelf_dispose;

  signals[CHANGED] = g_signal_new ("changed", ORRERY_TYPE_SHELF, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
orrery_shelf_init (OrreryShelf *self)
{
  self->settings = g_settings_new (ORRERY_APP_ID);
  g_signal_connect_swapped (self->settings, "changed::bookmarks", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->settings, "changed::recent", G_CALLBACK (changed_cb), self);
}

OrreryShelf *
orrery_shelf_get_default (void)
{
  static OrreryShelf *shelf;

  if (shelf == NULL)
    shelf = g_object_new (ORRERY_TYPE_SHELF, NULL);
  return shelf;
}

/* Writes the list with an id at the front, or without it, and with at most `most` ids. */
static void
move (OrreryShelf *self, const char *key, const char *id, gboolean in, guint most)
{
  g_auto (GStrv) old = g_settings_get_strv (self->settings, key);
  g_autoptr (GPtrArray) new = g_ptr_array_new ();

  if (in)
    g_ptr_array_add (new, (gpointer) id);
  for (guint i = 0; old[i] != NULL && new->len < most; i++)
    if (!g_str_equal (old[i], id))
      g_ptr_array_add (new, old[i]);
  g_ptr_array_add (new, NULL);
  if (!g_strv_equal ((const char *const *) old, (const char *const *) new->pdata))
    g_settings_set_strv (self->settings, key, (const char *const *) new->pdata);
}

gboolean
orrery_shelf_is_saved (OrreryShelf *self, OrreryEntry *entry)
{
  g_auto (GStrv) ids = NULL;

  g_return_val_if_fail (ORRERY_IS_SHELF (self), FALSE);

  ids = g_settings_get_strv (self->settings, "bookmarks");
  return g_strv_contains ((const char *const *) ids, orrery_entry_get_key (entry));
}

void
orrery_shelf_set_saved (OrreryShelf *self, OrreryEntry *entry, gboolean saved)
{
  g_return_if_fail (ORRERY_IS_SHELF (self));

  move (self, "bookmarks", orrery_entry_get_key (entry), saved, G_MAXUINT);
}

void
orrery_shelf_look_up (OrreryShelf *self, OrreryEntry *entry)
{
  g_return_if_fail (ORRERY_IS_SHELF (self));

  move (self, "recent", orrery_entry_get_key (entry), TRUE, MOST_RECENT);
}

void
orrery_shelf_forget (OrreryShelf *self)
{
  g_return_if_fail (ORRERY_IS_SHELF (self));

  g_settings_reset (self->settings, "recent");
}

static GPtrArray *
list (OrreryShelf *self, const char *key, OrreryCatalog *catalog)
{
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, key);
  GPtrArray *entries = g_ptr_array_new ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      OrreryEntry *entry = orrery_catalog_lookup_key (catalog, ids[i]);

      if (entry != NULL)
        g_ptr_array_add (entries, entry);
    }
  return entries;
}

GPtrArray *
orrery_shelf_list_saved (OrreryShelf *self, OrreryCatalog *catalog)
{
  g_return_val_if_fail (ORRERY_IS_SHELF (self), NULL);

  return list (self, "bookmarks", catalog);
}

GPtrArray *
orrery_shelf_list_recent (OrreryShelf *self, OrreryCatalog *catalog)
{
  g_return_val_if_fail (ORRERY_IS_SHELF (self), NULL);

  return list (self, "recent", catalog);
}
