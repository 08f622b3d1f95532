/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-filter-bar"

#include "app/reference/orrery-filter-bar.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "widgets/page/orrery-page-parts.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-roving.h"
#include "widgets/layout/orrery-wrap.h"

struct _OrreryFilterBar
{
  GtkWidget parent_instance;

  OrreryCatalog      *catalog; /* NULL: not built yet */
  const OrreryGameUi *ui;
  OrreryFacets        facets;
  gboolean            loud; /* whether a person pressed the toggle */

  GtkWidget *box;
  GtkWidget *more;
  GArray    *toggles;
};

G_DEFINE_FINAL_TYPE (OrreryFilterBar, orrery_filter_bar, GTK_TYPE_WIDGET)

typedef struct
{
  OrreryFacet facet;
  guint       value;
  GtkWidget  *button;
} Toggle;

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Sets the toggles to match the facets; a value may have none yet, or two. */
static void
show_facets (OrreryFilterBar *self)
{
  OrreryFacets facets = self->facets;

  self->loud = FALSE;
  for (guint i = 0; i < self->toggles->len; i++)
    {
      const Toggle *toggle = &g_array_index (self->toggles, Toggle, i);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle->button),
                                    orrery_facets_get (&facets, toggle->facet, toggle->value));
    }
  self->loud = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
toggled_cb (GtkToggleButton *button, OrreryFilterBar *self)
{
  if (!self->loud)
    return;
  for (guint i = 0; i < self->toggles->len; i++)
    {
      const Toggle *toggle = &g_array_index (self->toggles, Toggle, i);

      if (toggle->button == GTK_WIDGET (button))
        orrery_facets_set (&self->facets, toggle->facet, toggle->value,
                           gtk_toggle_button_get_active (button));
    }
  show_facets (self);
}

/* A picture with the name beside it, or only one of them. */
static void
fill_toggle (GtkWidget *button, GtkWidget *picture, const char *name, gboolean shows_name)
{
  GtkWidget *box;

  if (picture == NULL)
    {
      gtk_button_set_label (GTK_BUTTON (button), name);
      return;
    }
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  if (shows_name)
    gtk_box_append (GTK_BOX (box), gtk_label_new (name));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_tooltip_text (button, shows_name ? NULL : name);
  orrery_set_spoken (button, name);
}

static GtkWidget *
add_toggle (OrreryFilterBar *self, GtkWidget *parent, OrreryFacet facet, guint value,
            GtkWidget *picture, gboolean shows_name)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *name = orrery_facet_name (self->catalog, facet, value);
  Toggle toggle = { facet, value, button };

  fill_toggle (button, picture, name, shows_name);
  gtk_widget_add_css_class (button, "flat");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                orrery_facets_get (&self->facets, facet, value));
  g_array_append_val (self->toggles, toggle);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  orrery_wrap_append (ORRERY_WRAP (parent), button);
  return button;
}

/* --- Rows --- */

/* In a bar, toggles share the width. */
static GtkWidget *
add_bar_toggle (OrreryFilterBar *self, GtkWidget *bar, OrreryFacet facet, guint value,
                GtkWidget *picture, gboolean shows_name)
{
  GtkWidget *button = add_toggle (self, bar, facet, value, picture, shows_name);

  gtk_widget_set_hexpand (button, TRUE);
  return button;
}

static GtkWidget *
new_bar (const OrreryFilterRow *row)
{
  GtkWidget *bar = g_object_new (ORRERY_TYPE_WRAP,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "spacing", 0,
                                 NULL);

  gtk_widget_add_css_class (bar, "orrery-bar");
  orrery_set_spoken (bar, _(row->label));
  if (row->shows_label)
    {
      GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", _(row->label), "accessible-role",
                                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

      gtk_widget_add_css_class (label, "orrery-bar-label");
      orrery_wrap_append (ORRERY_WRAP (bar), label);
    }
  return bar;
}

static void
add_line (GtkWidget *bar)
{
  GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_VERTICAL);

  gtk_widget_set_margin_top (line, 6);
  gtk_widget_set_margin_bottom (line, 6);
  orrery_wrap_append (ORRERY_WRAP (bar), line);
}

static GtkWidget *
new_row (OrreryFilterBar *self, const OrreryFilterRow *row, gboolean shows_names)
{
  GtkWidget *bar = new_bar (row);

  for (guint i = 0; i < row->n_spans; i++)
    {
      const OrreryFilterSpan *span = &row->spans[i];

      if (span->is_apart)
        add_line (bar);
      for (guint value = span->first; value <= span->last; value++)
        {
          GtkWidget *picture = self->ui->new_filter_picture (span->facet, value);
          GtkWidget *button = add_bar_toggle (self, bar, span->facet, value, picture, shows_names);

          if (span->tooltip != NULL)
            gtk_widget_set_tooltip_text (button, _(span->tooltip));
        }
    }
  orrery_roving_set_up (bar);
  return bar;
}

/* With names if they fit. */
static GtkWidget *
add_row (OrreryFilterBar *self, const OrreryFilterRow *row)
{
  GtkWidget *bar = new_row (self, row, FALSE);
  GtkWidget *squeezer;

  if (!row->shows_names)
    {
      gtk_box_append (GTK_BOX (self->box), bar);
      return bar;
    }
  squeezer = g_object_new (ADW_TYPE_SQUEEZER,
                           "homogeneous", FALSE,
                           "switch-threshold-policy", ADW_FOLD_THRESHOLD_POLICY_NATURAL,
                           NULL);
  adw_squeezer_add (ADW_SQUEEZER (squeezer), new_row (self, row, TRUE));
  adw_squeezer_add (ADW_SQUEEZER (squeezer), bar);
  gtk_box_append (GTK_BOX (self->box), squeezer);
  return bar;
}

static GtkWidget *
new_group (OrreryFilterBar *self, const char *title, OrreryFacet facet)
{
  GtkWidget *wrap = g_object_new (ORRERY_TYPE_WRAP,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                  "spacing", 6,
                                  NULL);

  orrery_set_spoken (wrap, title);
  for (guint i = 0; i < orrery_facet_count (self->catalog, facet); i++)
    gtk_widget_add_css_class (add_toggle (self, wrap, facet, i, NULL, TRUE), "orrery-chip");
  orrery_roving_set_up (wrap);
  return orrery_part_section (title, wrap);
}

/* Most people never need the rest. */
static void
popover_show_cb (GtkWidget *popover, OrreryFilterBar *self)
{
  const OrreryGameUi *ui = self->ui;
  GtkWidget *box;

  if (gtk_popover_get_child (GTK_POPOVER (popover)) != NULL)
    return;
  box = orrery_part_column (18);
  gtk_widget_add_css_class (box, "orrery-popover");
  self->loud = FALSE;
  gtk_box_append (GTK_BOX (box), new_group (self, _("Kind"), ORRERY_FACET_KIND));
  for (guint i = 0; i < ui->n_filter_groups; i++)
    gtk_box_append (GTK_BOX (box), new_group (self, _(ui->filter_groups[i].title),
                                              ui->filter_groups[i].facet));
  self->loud = TRUE;
  gtk_popover_set_child (GTK_POPOVER (popover),
                         g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                                       "child", g_object_new (ADW_TYPE_CLAMP,
                                                              "maximum-size", 320,
                                                              "tightening-threshold", 320,
                                                              "child", box,
                                                              NULL),
                                       "hscrollbar-policy", GTK_POLICY_NEVER,
                                       "max-content-height", 520,
                                       "width-request", 320,
                                       "propagate-natural-height", TRUE,
                                       NULL));
}

static void
add_more (OrreryFilterBar *self, GtkWidget *bar)
{
  GtkWidget *popover = gtk_popover_new ();

  add_bar_toggle (self, bar, ORRERY_FACET_SAVED, 0, NULL, TRUE);
  self->more = gtk_menu_button_new ();
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->more), _("More"));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->more), popover);
  gtk_widget_set_tooltip_text (self->more, _("Kinds of Entries and Powers"));
  gtk_widget_add_css_class (self->more, "flat");
  gtk_widget_set_hexpand (self->more, TRUE);
  orrery_wrap_append (ORRERY_WRAP (bar), self->more);
  orrery_roving_set_up (bar);
  g_signal_connect (popover, "show", G_CALLBACK (popover_show_cb), self);
}

static void
orrery_filter_bar_dispose (GObject *object)
{
  OrreryFilterBar *self = ORRERY_FILTER_BAR (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->toggles, g_array_unref);

  G_OBJECT_CLASS (orrery_filter_bar_parent_class)->dispose (object);
}

static void
orrery_filter_bar_class_init (OrreryFilterBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_filter_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  signals[CHANGED] = g_signal_new ("changed", ORRERY_TYPE_FILTER_BAR, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
orrery_filter_bar_init (OrreryFilterBar *self)
{
  self->toggles = g_array_new (FALSE, FALSE, sizeof (Toggle));
  self->loud = TRUE;
}

GtkWidget *
orrery_filter_bar_new (void)
{
  return g_object_new (ORRERY_TYPE_FILTER_BAR, NULL);
}

static void
build (OrreryFilterBar *self, OrreryCatalog *catalog, gboolean only_printed)
{
  const OrreryGameUi *ui = orrery_game_ui_get_for (catalog);
  GtkWidget *bar = NULL;

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_array_set_size (self->toggles, 0);
  self->facets = (OrreryFacets) { 0 };
  self->catalog = catalog;
  self->ui = ui;
  self->loud = FALSE;
  self->box = orrery_part_column (6);
  for (guint i = 0; i < ui->n_filter_rows; i++)
    if (!only_printed || ui->filter_rows[i].is_printed)
      bar = add_row (self, &ui->filter_rows[i]);
  if (!only_printed)
    add_more (self, bar);
  self->loud = TRUE;
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

void
orrery_filter_bar_build (OrreryFilterBar *self, OrreryCatalog *catalog)
{
  g_return_if_fail (ORRERY_IS_FILTER_BAR (self));

  build (self, catalog, FALSE);
}

void
orrery_filter_bar_build_printed (OrreryFilterBar *self, OrreryCatalog *catalog)
{
  g_return_if_fail (ORRERY_IS_FILTER_BAR (self));

  build (self, catalog, TRUE);
}

const OrreryFacets *
orrery_filter_bar_get_facets (OrreryFilterBar *self)
{
  g_return_val_if_fail (ORRERY_IS_FILTER_BAR (self), NULL);

  return &self->facets;
}

void
orrery_filter_bar_set (OrreryFilterBar *self, OrreryFacet facet, guint value, gboolean on)
{
  g_return_if_fail (ORRERY_IS_FILTER_BAR (self));
  g_return_if_fail (value < orrery_facet_count (self->catalog, facet));

  orrery_facets_set (&self->facets, facet, value, on);
  show_facets (self);
}

void
orrery_filter_bar_clear (OrreryFilterBar *self)
{
  g_return_if_fail (ORRERY_IS_FILTER_BAR (self));

  if (orrery_facets_is_empty (&self->facets))
    return;
  self->facets = (OrreryFacets) { 0 };
  show_facets (self);
}
