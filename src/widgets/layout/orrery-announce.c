/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/layout/orrery-announce.h"

#include "widgets/art/orrery-builders.h"

#define REGION "orrery-live-region"

static gboolean is_full = TRUE;

void
orrery_announce_set_full (gboolean full)
{
  is_full = full;
}

/* --- The region --- */

static void
on_root_cb (GtkWidget *region)
{
  GtkRoot *root = gtk_widget_get_root (region);

  if (root)
    g_object_set_data (G_OBJECT (root), REGION, region);
}

GtkWidget *
orrery_live_region_new (void)
{
  GtkWidget *region = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                                    "ellipsize", PANGO_ELLIPSIZE_END, "single-line-mode", TRUE,
                                    "can-target", FALSE, NULL);

  orrery_style_sheet_ensure ();
  gtk_widget_add_css_class (region, "orrery-live");
  g_signal_connect (region, "notify::root", G_CALLBACK (on_root_cb), NULL);
  return region;
}

/* --- Announcing --- */

static void
say (GtkWidget *region, const char *text)
{
  gtk_label_set_text (GTK_LABEL (region), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (region), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
#if GTK_CHECK_VERSION(4, 14, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (region), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#endif
}

static gboolean
say_cb (gpointer data)
{
  GString *pending = g_object_get_data (data, "pending");

  say (data, pending->str);
  g_object_set_data (data, "pending", NULL);
  return G_SOURCE_REMOVE;
}

static void
free_pending (gpointer pending)
{
  g_string_free (pending, TRUE);
}

void
orrery_announce (GtkWidget *widget, OrrerySay when, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *region = root ? g_object_get_data (G_OBJECT (root), REGION) : NULL;
  GString *pending;

  if (!region || !text || !*text || (when == ORRERY_SAY_IN_FULL && !is_full))
    return;
  pending = g_object_get_data (G_OBJECT (region), "pending");
  if (!pending)
    {
      pending = g_string_new (NULL);
      g_object_set_data_full (G_OBJECT (region), "pending", pending, free_pending);
      g_idle_add_full (G_PRIORITY_LOW, say_cb, g_object_ref (region), g_object_unref);
    }
  if (pending->len > 0)
    g_string_append_c (pending, ' ');
  g_string_append (pending, text);
}

/* Newer GTK versions name a drop-down after its selected item, so its purpose is added. */
#if GTK_CHECK_VERSION(4, 14, 0)
#define DROP_DOWN_SAYS GTK_ACCESSIBLE_PROPERTY_DESCRIPTION
#else
#define DROP_DOWN_SAYS GTK_ACCESSIBLE_PROPERTY_LABEL
#endif

void
orrery_set_spoken (GtkWidget *widget, const char *name)
{
  GtkWidget *inner = GTK_IS_DROP_DOWN (widget) ? gtk_widget_get_first_child (widget) : NULL;
  const GtkAccessibleProperty property = inner != NULL ? DROP_DOWN_SAYS : GTK_ACCESSIBLE_PROPERTY_LABEL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), property, name, -1);
  if (GTK_IS_BUTTON (inner))
    gtk_accessible_update_property (GTK_ACCESSIBLE (inner), property, name, -1);
}

static void
on_pages_cb (GListModel *pages, guint position, guint removed, guint added, const char *name)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkAccessible) page = g_list_model_get_item (pages, i);

      gtk_accessible_update_property (page, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
}

void
orrery_stack_set_spoken (GtkStack *stack, const char *name)
{
  GtkSelectionModel *pages;

  g_return_if_fail (GTK_IS_STACK (stack) && name != NULL);

  pages = gtk_stack_get_pages (stack);
  on_pages_cb (G_LIST_MODEL (pages), 0, 0, g_list_model_get_n_items (G_LIST_MODEL (pages)), name);
  g_signal_connect_data (pages, "items-changed", G_CALLBACK (on_pages_cb), g_strdup (name),
                         (GClosureNotify) (void (*) (void)) g_free, 0);
  /* The stack itself does not keep it alive. */
  g_object_set_data_full (G_OBJECT (stack), "orrery-pages", pages, g_object_unref);
}
