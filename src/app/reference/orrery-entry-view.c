/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-entry-view"

#include "config.h"

#include "app/reference/orrery-entry-view.h"

#include <adwaita.h>

#include "app/reference/orrery-pages.h"
#include "catalog/orrery-links.h"

/* A tile's page in two columns, and a line of text that can still be read. */
#define WIDEST_TILE_PAGE 940
#define WIDEST_TEXT_PAGE 640

struct _OrreryEntryView
{
  GtkWidget parent_instance;

  OrreryEntry *entry;

  GtkWidget *scroller;
  GtkWidget *clamp;
};

G_DEFINE_FINAL_TYPE (OrreryEntryView, orrery_entry_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_ENTRY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  OPEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
open_entry (OrreryEntryView *self, OrreryEntry *entry)
{
  gboolean handled = FALSE;

  if (entry == NULL)
    return;
  g_signal_emit (self, signals[OPEN], 0, entry, &handled);
  if (!handled)
    orrery_entry_view_set_entry (self, entry);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryCatalog *catalog = orrery_catalog_get_default (NULL);

  if (catalog != NULL)
    open_entry (ORRERY_ENTRY_VIEW (widget),
                orrery_catalog_lookup (catalog, g_variant_get_string (parameter, NULL)));
}

static void
turn_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryEntryView *self = ORRERY_ENTRY_VIEW (widget);

  if (self->entry != NULL)
    open_entry (self, orrery_entry_get_reverse (self->entry));
}

static void
orrery_entry_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ENTRY)
    g_value_set_object (value, ORRERY_ENTRY_VIEW (object)->entry);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_entry_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ENTRY)
    orrery_entry_view_set_entry (ORRERY_ENTRY_VIEW (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_entry_view_dispose (GObject *object)
{
  OrreryEntryView *self = ORRERY_ENTRY_VIEW (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->entry);

  G_OBJECT_CLASS (orrery_entry_view_parent_class)->dispose (object);
}

static void
orrery_entry_view_class_init (OrreryEntryViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = orrery_entry_view_dispose;
  object_class->get_property = orrery_entry_view_get_property;
  object_class->set_property = orrery_entry_view_set_property;

  properties[PROP_ENTRY] =
      g_param_spec_object ("entry", NULL, NULL, ORRERY_TYPE_ENTRY,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[OPEN] = g_signal_new ("open", ORRERY_TYPE_ENTRY_VIEW, G_SIGNAL_RUN_LAST, 0,
                                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1,
                                ORRERY_TYPE_ENTRY);

  gtk_widget_class_install_action (widget_class, "entry.open", "s", open_action);
  gtk_widget_class_install_action (widget_class, "entry.turn", NULL, turn_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "orrery-entry-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_entry_view_init (OrreryEntryView *self)
{
  self->clamp = adw_clamp_new ();
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                                 "hscrollbar-policy", GTK_POLICY_NEVER,
                                 "child", self->clamp,
                                 NULL);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
orrery_entry_view_new (void)
{
  return g_object_new (ORRERY_TYPE_ENTRY_VIEW, NULL);
}

OrreryEntry *
orrery_entry_view_get_entry (OrreryEntryView *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY_VIEW (self), NULL);

  return self->entry;
}

static void
show_page (OrreryEntryView *self, OrreryEntry *entry)
{
  GtkAdjustment *adjustment =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  int widest = orrery_entry_get_face (entry) >= 0 ? WIDEST_TILE_PAGE : WIDEST_TEXT_PAGE;
  GtkWidget *page = orrery_page_new (orrery_catalog_get_default (NULL), entry);

  gtk_widget_add_css_class (page, "orrery-page");
  adw_clamp_set_maximum_size (ADW_CLAMP (self->clamp), widest);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (self->clamp), widest);
  adw_clamp_set_child (ADW_CLAMP (self->clamp), page);
  gtk_adjustment_set_value (adjustment, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  orrery_entry_get_name (entry), -1);
}

void
orrery_entry_view_set_entry (OrreryEntryView *self, OrreryEntry *entry)
{
  g_return_if_fail (ORRERY_IS_ENTRY_VIEW (self));
  g_return_if_fail (entry == NULL || ORRERY_IS_ENTRY (entry));

  if (!g_set_object (&self->entry, entry))
    return;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "entry.turn",
                                 entry != NULL && orrery_entry_get_reverse (entry) != NULL);
  if (entry != NULL)
    show_page (self, entry);
  else
    adw_clamp_set_child (ADW_CLAMP (self->clamp), NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENTRY]);
}
