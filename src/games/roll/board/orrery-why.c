/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-why.h"

#include <glib/gi18n.h>

#include "games/roll/board/orrery-board-part.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-info-popover.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-scrolled.h"

/* Lines that are shown without scrolling. */
#define MANY 8

#define MINUS "\xe2\x88\x92"

/* --- The popover --- */

static void
on_link_cb (GtkWidget *button, gpointer data)
{
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);

  orrery_table_look_up (button, data);
  gtk_popover_popdown (GTK_POPOVER (popover));
}

static GtkWidget *
link_new (const char *label, const char *entry)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "orrery-link");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 0);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  g_signal_connect_data (button, "clicked", G_CALLBACK (on_link_cb), g_strdup (entry),
                         (GClosureNotify) g_free, 0);
  return button;
}

static void
attach_amount (GtkGrid *grid, const char *text, const char *css_class, int row)
{
  GtkWidget *label = orrery_label_new (css_class, 1);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_halign (label, GTK_ALIGN_END);
  gtk_grid_attach (grid, label, 2, row, 1, 1);
}

static void
attach_line (GtkGrid *grid, const OrreryWhyLine *line, int row)
{
  g_autofree char *amount = line->amount < 0 ? g_strdup_printf (MINUS "%d", -line->amount)
                                             : g_strdup_printf (row == 0 ? "%d" : "+%d", line->amount);
  GtkWidget *label;

  if (line->face < ROLL_N_FACES)
    {
      OrreryPicture picture = { &orrery_picture_tile, line->face, ORRERY_TILE_MINI, 28, 28, { 0 },
                                NULL };

      gtk_grid_attach (grid, orrery_picture_image_new (&picture), 0, row, 1, 1);
      label = link_new (line->text, roll_faces[line->face].id);
    }
  else
    {
      label = orrery_label_new (NULL, 0);
      gtk_label_set_text (GTK_LABEL (label), line->text);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
    }
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (grid, label, 1, row, 1, 1);
  attach_amount (grid, amount, "orrery-number", row);
}

static void
attach_total (GtkGrid *grid, const OrreryTrace *trace, int row)
{
  g_autofree char *total = g_strdup_printf ("%d", trace->total);
  GtkWidget *label = orrery_label_new ("dim-label caption", 0);

  gtk_grid_attach (grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, row, 3, 1);
  gtk_label_set_text (GTK_LABEL (label), trace->step ? trace->step : _("together"));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_grid_attach (grid, label, 0, row + 1, 2, 1);
  attach_amount (grid, total, "heading orrery-number", row + 1);
}

/* A long list must not push the rule off the screen. */
static GtkWidget *
in_scroller (GtkWidget *list)
{
  GtkWidget *scroller = orrery_scrolled_new (list);

  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), 280);
  return scroller;
}

static GtkWidget *
content_new (const OrreryTrace *trace)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *title = orrery_label_new ("heading", 0), *rule = orrery_label_new ("caption", 0);
  GtkWidget *grid = gtk_grid_new ();

  gtk_label_set_text (GTK_LABEL (title), trace->title);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (guint i = 0; i < trace->lines->len; i++)
    attach_line (GTK_GRID (grid), g_ptr_array_index (trace->lines, i), i);
  attach_total (GTK_GRID (grid), trace, trace->lines->len);
  gtk_label_set_text (GTK_LABEL (rule), trace->rule);
  gtk_label_set_wrap (GTK_LABEL (rule), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (rule), 38);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), trace->lines->len > MANY ? in_scroller (grid) : grid);
  gtk_box_append (GTK_BOX (box), rule);
  gtk_box_append (GTK_BOX (box), link_new (_("Read the Rule"), trace->entry));
  gtk_widget_add_css_class (box, "orrery-why");
  return box;
}

static gboolean
unparent_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover))
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
on_closed_cb (GtkWidget *popover, gpointer data)
{
  /* Not while it is still being closed. */
  g_idle_add_full (G_PRIORITY_DEFAULT, unparent_cb, g_object_ref (popover), g_object_unref);
}

static GtkWidget *
popup (GtkWidget *at, const RollState *state, int seat, RollWhy what, guint8 face, guint detail)
{
  g_autoptr (OrreryTrace) trace = NULL;
  GtkWidget *popover;

  g_return_val_if_fail (GTK_IS_WIDGET (at), NULL);

  orrery_style_sheet_ensure ();
  trace = orrery_trace_new (state, seat, what, face, detail);
  popover = orrery_info_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), content_new (trace));
  gtk_widget_set_parent (popover, at);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  trace->title, -1);
  g_signal_connect (popover, "closed", G_CALLBACK (on_closed_cb), NULL);
  g_signal_connect_object (at, "destroy", G_CALLBACK (unparent_cb), popover, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
  return popover;
}

/* --- The button --- */

struct _OrreryWhyButton
{
  GtkButton parent_instance;

  GtkWidget *label;
  RollState *state;
  int seat;
  RollWhy what;
  guint8 face;
  guint detail;
};

G_DEFINE_FINAL_TYPE (OrreryWhyButton, orrery_why_button, GTK_TYPE_BUTTON)

GtkWidget *
orrery_why_button_new (void)
{
  return g_object_new (ORRERY_TYPE_WHY_BUTTON, NULL);
}

GtkWidget *
orrery_why_button_new_icon (void)
{
  OrreryWhyButton *self = g_object_new (ORRERY_TYPE_WHY_BUTTON, NULL);

  self->label = NULL;
  gtk_button_set_icon_name (GTK_BUTTON (self), "help-about-symbolic");
  gtk_widget_remove_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_remove_css_class (GTK_WIDGET (self), "orrery-why-button");
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_FILL);
  orrery_set_spoken (GTK_WIDGET (self), _("Why?"));
  return GTK_WIDGET (self);
}

void
orrery_why_button_set_label (OrreryWhyButton *self, const char *label)
{
  g_return_if_fail (ORRERY_IS_WHY_BUTTON (self));

  orrery_label_set (self->label, label);
  orrery_set_spoken (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->label)));
}

void
orrery_why_button_set_markup (OrreryWhyButton *self, const char *markup)
{
  g_return_if_fail (ORRERY_IS_WHY_BUTTON (self));

  orrery_label_set_markup (self->label, markup);
  orrery_set_spoken (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->label)));
}

void
orrery_why_button_set_what (OrreryWhyButton *self, const RollState *state, int seat, RollWhy what,
                            guint8 face, guint detail)
{
  g_return_if_fail (ORRERY_IS_WHY_BUTTON (self));

  if (!self->state)
    self->state = g_new (RollState, 1);
  *self->state = *state;
  self->seat = seat;
  self->what = what;
  self->face = face;
  self->detail = detail;
}

static void
orrery_why_button_clicked (GtkButton *button)
{
  OrreryWhyButton *self = ORRERY_WHY_BUTTON (button);

  if (self->state)
    popup (GTK_WIDGET (self), self->state, self->seat, self->what, self->face,
                      self->detail);
}

static void
orrery_why_button_finalize (GObject *object)
{
  g_free (ORRERY_WHY_BUTTON (object)->state);
  G_OBJECT_CLASS (orrery_why_button_parent_class)->finalize (object);
}

static void
orrery_why_button_class_init (OrreryWhyButtonClass *class)
{
  G_OBJECT_CLASS (class)->finalize = orrery_why_button_finalize;
  GTK_BUTTON_CLASS (class)->clicked = orrery_why_button_clicked;
}

static void
orrery_why_button_init (OrreryWhyButton *self)
{
  orrery_style_sheet_ensure ();
  self->label = orrery_label_new ("orrery-number", 0);
  gtk_button_set_child (GTK_BUTTON (self), self->label);
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "orrery-why-button");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _("Why?"));
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}
