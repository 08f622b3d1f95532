/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-lazy-list"

#include "app/reference/orrery-lazy-list.h"

#define LEAST_STEP 6

struct _OrreryLazyList
{
  GObject parent_instance;

  GtkSliceListModel *slice;
  GtkAdjustment     *adjustment;
  guint              least_height;
  guint              idle_id;
};

G_DEFINE_FINAL_TYPE (OrreryLazyList, orrery_lazy_list, G_TYPE_OBJECT)

/* The maximum number of rows on a page. */
static guint
get_step (OrreryLazyList *self)
{
  double page = gtk_adjustment_get_page_size (self->adjustment);

  return MAX ((guint) (page / self->least_height) + 1, LEAST_STEP);
}

/* Once people start to scroll they continue; before that, one full page is enough. */
static gboolean
is_near_end (OrreryLazyList *self)
{
  double page = gtk_adjustment_get_page_size (self->adjustment);
  double value = gtk_adjustment_get_value (self->adjustment);
  double rest = gtk_adjustment_get_upper (self->adjustment) - value - page;

  return page > 0 && rest < (value > 0 ? page / 2 : 1);
}

static gboolean
grow_cb (gpointer data)
{
  OrreryLazyList *self = data;
  guint size = gtk_slice_list_model_get_size (self->slice);
  GListModel *whole = gtk_slice_list_model_get_model (self->slice);

  self->idle_id = 0;
  if (size < g_list_model_get_n_items (whole))
    gtk_slice_list_model_set_size (self->slice, size + get_step (self));
  return G_SOURCE_REMOVE;
}

/* The adjustment changes during layout, when nothing can be added to the list. */
static void
changed_cb (OrreryLazyList *self)
{
  if (self->idle_id == 0 && is_near_end (self)
      && gtk_slice_list_model_get_size (self->slice)
             < g_list_model_get_n_items (gtk_slice_list_model_get_model (self->slice)))
    self->idle_id = g_idle_add (grow_cb, self);
}

static void
orrery_lazy_list_dispose (GObject *object)
{
  OrreryLazyList *self = ORRERY_LAZY_LIST (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_object (&self->slice);
  g_clear_object (&self->adjustment);

  G_OBJECT_CLASS (orrery_lazy_list_parent_class)->dispose (object);
}

static void
orrery_lazy_list_class_init (OrreryLazyListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_lazy_list_dispose;
}

static void
orrery_lazy_list_init (OrreryLazyList *self)
{
}

OrreryLazyList *
orrery_lazy_list_new (GListModel *model, GtkAdjustment *adjustment, guint least_height)
{
  OrreryLazyList *self = g_object_new (ORRERY_TYPE_LAZY_LIST, NULL);

  self->adjustment = g_object_ref (adjustment);
  self->least_height = least_height;
  self->slice = gtk_slice_list_model_new (g_object_ref (model), 0, get_step (self));
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

GListModel *
orrery_lazy_list_get_model (OrreryLazyList *self)
{
  g_return_val_if_fail (ORRERY_IS_LAZY_LIST (self), NULL);

  return G_LIST_MODEL (self->slice);
}

void
orrery_lazy_list_reset (OrreryLazyList *self)
{
  g_return_if_fail (ORRERY_IS_LAZY_LIST (self));

  gtk_slice_list_model_set_size (self->slice, get_step (self));
}

void
orrery_lazy_list_reach (OrreryLazyList *self, guint position)
{
  g_return_if_fail (ORRERY_IS_LAZY_LIST (self));

  if (position >= gtk_slice_list_model_get_size (self->slice))
    gtk_slice_list_model_set_size (self->slice, position + get_step (self));
}
