/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-result"

#include "catalog/orrery-result.h"

#include <glib/gi18n.h>


enum
{
  MOST_BEST = 3,
  BEST_PART = 85 /* percent of the best score that a best match needs */
};

struct _OrreryResult
{
  GObject parent_instance;

  OrreryResultType    kind;
  OrreryResultCommand command;
  OrreryEntry        *entry;
  char               *target;
  char               *title;
  char               *detail;
  guint               depth;
};

G_DEFINE_FINAL_TYPE (OrreryResult, orrery_result, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
orrery_result_finalize (GObject *object)
{
  OrreryResult *self = ORRERY_RESULT (object);

  g_clear_object (&self->entry);
  g_free (self->target);
  g_free (self->title);
  g_free (self->detail);

  G_OBJECT_CLASS (orrery_result_parent_class)->finalize (object);
}

static void
orrery_result_class_init (OrreryResultClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_result_finalize;

  signals[CHANGED] = g_signal_new ("changed", ORRERY_TYPE_RESULT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
orrery_result_init (OrreryResult *self)
{
}

void
orrery_result_become (OrreryResult *self, OrreryResult *other)
{
  g_return_if_fail (ORRERY_IS_RESULT (self) && ORRERY_IS_RESULT (other));

  self->kind = other->kind;
  self->command = other->command;
  self->depth = other->depth;
  g_set_object (&self->entry, other->entry);
  g_free (self->target);
  self->target = g_strdup (other->target);
  g_free (self->title);
  self->title = g_strdup (other->title);
  g_free (self->detail);
  self->detail = g_strdup (other->detail);
  g_signal_emit (self, signals[CHANGED], 0);
}

OrreryResultType
orrery_result_get_kind (OrreryResult *self)
{
  return self->kind;
}

OrreryResultCommand
orrery_result_get_command (OrreryResult *self)
{
  return self->command;
}

const char *
orrery_result_get_target (OrreryResult *self)
{
  return self->target;
}

OrreryEntry *
orrery_result_get_entry (OrreryResult *self)
{
  return self->entry;
}

const char *
orrery_result_get_title (OrreryResult *self)
{
  return self->title;
}

const char *
orrery_result_get_detail (OrreryResult *self)
{
  return self->detail;
}

guint
orrery_result_get_depth (OrreryResult *self)
{
  return self->depth;
}

/* --- Building the list --- */

static void
add_heading (GPtrArray *list, const char *title)
{
  OrreryResult *result = g_object_new (ORRERY_TYPE_RESULT, NULL);

  result->title = g_strdup (title);
  g_ptr_array_add (list, result);
}

static OrreryResult *
add_entry (GPtrArray *list, OrreryEntry *entry)
{
  OrreryResult *result = g_object_new (ORRERY_TYPE_RESULT, NULL);

  result->kind = ORRERY_RESULT_ENTRY;
  result->entry = g_object_ref (entry);
  result->title = g_strdup (orrery_entry_get_name (entry));
  g_ptr_array_add (list, result);
  return result;
}

OrreryResult *
orrery_result_new_command (OrreryResultCommand command, const char *target, const char *title,
                           const char *detail)
{
  OrreryResult *result = g_object_new (ORRERY_TYPE_RESULT, NULL);

  result->kind = ORRERY_RESULT_COMMAND;
  result->command = command;
  result->target = g_strdup (target);
  result->title = g_strdup (title);
  result->detail = g_strdup (detail);
  return result;
}

static void
add_list (GPtrArray *list, const char *title, GPtrArray *entries)
{
  if (entries->len > 0)
    add_heading (list, title);
  for (guint i = 0; i < entries->len; i++)
    add_entry (list, g_ptr_array_index (entries, i));
}

static void
add_kind (GPtrArray *list, OrreryCatalog *catalog, OrreryKind kind)
{
  add_heading (list, orrery_kind_get_plural (kind));
  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);

      if (orrery_entry_get_kind (entry) == kind)
        add_entry (list, entry)->depth = orrery_entry_get_depth (entry);
    }
}

GPtrArray *
orrery_result_list_browse (OrreryCatalog *catalog, OrreryShelf *shelf)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) saved = orrery_shelf_list_saved (shelf, catalog);
  g_autoptr (GPtrArray) recent = orrery_shelf_list_recent (shelf, catalog);

  add_list (list, _("Saved"), saved);
  add_list (list, _("Recently viewed"), recent);
  add_kind (list, catalog, ORRERY_KIND_RULE);
  add_kind (list, catalog, ORRERY_KIND_REMINDER);
  add_kind (list, catalog, ORRERY_KIND_DIE);
  add_kind (list, catalog, ORRERY_KIND_TERM);
  add_kind (list, catalog, ORRERY_KIND_HELP);
  return list;
}

static guint
count_best (const OrreryResults *results, gboolean searched)
{
  guint n = 0;

  if (!searched)
    return 0;
  while (n < MIN (results->n_hits, results->n_exact) && n < MOST_BEST
         && results->hits[n].score * 100 >= results->hits[0].score * BEST_PART)
    n++;
  return n;
}

static void
add_group (GPtrArray *list, const OrreryResults *results, guint from, guint end, OrreryKind kind)
{
  add_heading (list, orrery_kind_get_plural (kind));
  for (guint i = from; i < end; i++)
    if (orrery_entry_get_kind (results->hits[i].entry) == kind)
      add_entry (list, results->hits[i].entry);
}

/* By kind, the kind with the best hit first. */
static void
add_groups (GPtrArray *list, const OrreryResults *results, guint from, guint end)
{
  guint done = 0;

  for (guint i = from; i < end; i++)
    {
      OrreryKind kind = orrery_entry_get_kind (results->hits[i].entry);

      if ((done & (1u << kind)) == 0)
        add_group (list, results, i, end, kind);
      done |= 1u << kind;
    }
}

/* Entries with only some of the words, by how well they fit. */
static void
add_closest (GPtrArray *list, const OrreryResults *results, guint from)
{
  if (from < results->n_hits)
    add_heading (list, results->n_exact > 0 ? _("Closest results")
                                            : _("No exact match. Closest results:"));
  for (guint i = from; i < results->n_hits; i++)
    add_entry (list, results->hits[i].entry);
}

GPtrArray *
orrery_result_list_found (const OrreryResults *results, const char *text, guint more)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);
  guint exact = MIN (results->n_exact, results->n_hits);
  guint best = count_best (results, *text != '\0');

  if (results->n_hits == 0)
    add_heading (list, _("Nothing found"));
  if (best > 0)
    add_heading (list, best > 1 ? _("Best matches") : _("Best match"));
  for (guint i = 0; i < best; i++)
    add_entry (list, results->hits[i].entry);
  add_groups (list, results, best, exact);
  add_closest (list, results, exact);

  if (more > 0)
    {
      g_autofree char *title =
          g_strdup_printf (ngettext ("%u more without the filters", "%u more without the filters",
                                     more), more);

      g_ptr_array_add (list, orrery_result_new_command (ORRERY_COMMAND_UNFILTER, NULL, title, _("Show them")));
    }
  return list;
}
