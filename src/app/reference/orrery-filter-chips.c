/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-filter-chips"

#include "app/reference/orrery-filter-chips.h"

#include <glib/gi18n.h>
#include <string.h>

#include "widgets/layout/orrery-roving.h"
#include "widgets/layout/orrery-wrap.h"

struct _OrreryFilterChips
{
  AdwBin parent_instance;

  OrreryCatalog *catalog;
  OrreryFacets toggled;
  OrreryFacets typed;
  GtkWidget   *wrap;
};

G_DEFINE_FINAL_TYPE (OrreryFilterChips, orrery_filter_chips, ADW_TYPE_BIN)

enum
{
  REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static guint
get_number (GtkWidget *chip, const char *key)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), key));
}

static void
clicked_cb (GtkWidget *chip, OrreryFilterChips *self)
{
  g_signal_emit (self, signals[REMOVED], 0, get_number (chip, "facet"), get_number (chip, "value"),
                 (gboolean) get_number (chip, "typed"));
}

static GtkWidget *
new_chip (OrreryFilterChips *self, OrreryFacet facet, guint value, gboolean typed)
{
  GtkWidget *chip = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *name = orrery_facet_name (self->catalog, facet, value);
  g_autofree char *spoken = g_strdup_printf (_("Remove filter: %s"), name);

  gtk_box_append (GTK_BOX (box), gtk_label_new (name));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("window-close-symbolic"));
  gtk_button_set_child (GTK_BUTTON (chip), box);
  gtk_widget_add_css_class (chip, "orrery-chip");
  gtk_widget_add_css_class (chip, typed ? "orrery-typed" : "orrery-link");
  gtk_widget_set_tooltip_text (chip, typed ? _("Used as a filter; click to remove it")
                                           : _("Remove Filter"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (chip), "facet", GUINT_TO_POINTER (facet));
  g_object_set_data (G_OBJECT (chip), "value", GUINT_TO_POINTER (value));
  g_object_set_data (G_OBJECT (chip), "typed", GUINT_TO_POINTER (typed));
  g_signal_connect (chip, "clicked", G_CALLBACK (clicked_cb), self);
  return chip;
}

static void
add_chips (OrreryFilterChips *self, const OrreryFacets *facets, gboolean typed)
{
  OrreryFacet facet;
  guint value, at = 0;

  while (orrery_facets_next (facets, &at, &facet, &value))
    orrery_wrap_append (ORRERY_WRAP (self->wrap), new_chip (self, facet, value, typed));
}

void
orrery_filter_chips_show (OrreryFilterChips *self, OrreryCatalog *catalog, const OrreryFacets *toggled,
                          const OrreryFacets *typed)
{
  g_return_if_fail (ORRERY_IS_FILTER_CHIPS (self));

  /* While you type, most keys lead to the same chips. */
  if (self->catalog == catalog && memcmp (&self->toggled, toggled, sizeof *toggled) == 0
      && memcmp (&self->typed, typed, sizeof *typed) == 0)
    return;
  self->catalog = catalog;
  self->toggled = *toggled;
  self->typed = *typed;
  orrery_wrap_clear (ORRERY_WRAP (self->wrap));
  add_chips (self, toggled, FALSE);
  add_chips (self, typed, TRUE);
  orrery_roving_set_up (self->wrap);
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_first_child (self->wrap) != NULL);
}

static void
orrery_filter_chips_class_init (OrreryFilterChipsClass *klass)
{
  signals[REMOVED] = g_signal_new ("removed", ORRERY_TYPE_FILTER_CHIPS, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT,
                                   G_TYPE_BOOLEAN);
}

static void
orrery_filter_chips_init (OrreryFilterChips *self)
{
  self->wrap = orrery_wrap_new (6);
  adw_bin_set_child (ADW_BIN (self), self->wrap);
}
