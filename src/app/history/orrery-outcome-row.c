/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-outcome-row"

#include "app/history/orrery-outcome-row.h"

#include <glib/gi18n.h>

#include "assist/orrery-history-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"

enum
{
  MARK_SIZE = 32
};

struct _OrreryOutcomeRow
{
  GtkWidget parent_instance;

  OrreryOutcome *outcome;

  GtkWidget *box;
  GtkWidget *check;
  GtkWidget *mark;
  GtkWidget *title;
  GtkWidget *factions;
  GtkWidget *date;
  GtkWidget *kind;
};

G_DEFINE_FINAL_TYPE (OrreryOutcomeRow, orrery_outcome_row, GTK_TYPE_WIDGET)

static guint toggled_signal;

static void
check_cb (OrreryOutcomeRow *self)
{
  g_signal_emit (self, toggled_signal, 0,
                 gtk_check_button_get_active (GTK_CHECK_BUTTON (self->check)));
}

void
orrery_outcome_row_set_chosen (OrreryOutcomeRow *self, gboolean choosing, gboolean chosen)
{
  g_return_if_fail (ORRERY_IS_OUTCOME_ROW (self));

  g_signal_handlers_block_by_func (self->check, check_cb, self);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->check), chosen);
  g_signal_handlers_unblock_by_func (self->check, check_cb, self);
  gtk_widget_set_visible (self->check, choosing);
}

static void
show_mark (OrreryOutcomeRow *self)
{
  guint order[GAME_MAX_SEATS];
  g_autoptr (GdkPaintable) mark = NULL;

  orrery_outcome_get_order (self->outcome, order);
  mark = orrery_seat_mark_paintable ((int) order[0],
                                     orrery_outcome_get_seat (self->outcome, order[0])->name,
                                     MARK_SIZE);
  gtk_image_set_from_paintable (GTK_IMAGE (self->mark), mark);
}

void
orrery_outcome_row_set_outcome (OrreryOutcomeRow *self, OrreryOutcome *outcome)
{
  g_autofree char *title = NULL;
  g_autofree char *factions = NULL;
  g_autofree char *date = NULL;
  g_autofree char *spoken = NULL;

  g_return_if_fail (ORRERY_IS_OUTCOME_ROW (self));

  if (!g_set_object (&self->outcome, outcome) || outcome == NULL)
    return;
  title = orrery_outcome_dup_markup (outcome);
  factions = orrery_outcome_dup_roles (outcome);
  date = orrery_outcome_dup_date (outcome, FALSE);
  spoken = orrery_outcome_dup_spoken (outcome);
  gtk_label_set_markup (GTK_LABEL (self->title), title);
  orrery_label_set (self->factions, factions);
  orrery_label_set (self->date, date);
  orrery_label_set (self->kind, orrery_outcome_kind_name (orrery_outcome_get_kind (outcome)));
  show_mark (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
}

OrreryOutcome *
orrery_outcome_row_get_outcome (OrreryOutcomeRow *self)
{
  g_return_val_if_fail (ORRERY_IS_OUTCOME_ROW (self), NULL);

  return self->outcome;
}

/* --- Building --- */

static GtkWidget *
new_label (GtkWidget *box, const char *css_class, double xalign)
{
  GtkWidget *label = orrery_label_new (css_class, xalign);

  if (xalign == 0)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
build (OrreryOutcomeRow *self)
{
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->check = gtk_check_button_new ();
  self->mark = gtk_image_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (self->mark), MARK_SIZE);
  gtk_widget_set_visible (self->check, FALSE);
  /* The row itself takes the keyboard focus. */
  gtk_widget_set_focusable (self->check, FALSE);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (right, GTK_ALIGN_CENTER);
  self->title = new_label (texts, NULL, 0);
  self->factions = new_label (texts, "dim-label caption", 0);
  self->date = new_label (right, "numeric caption", 1);
  self->kind = new_label (right, "dim-label caption", 1);
  gtk_box_append (GTK_BOX (self->box), self->check);
  gtk_box_append (GTK_BOX (self->box), self->mark);
  gtk_box_append (GTK_BOX (self->box), texts);
  gtk_box_append (GTK_BOX (self->box), right);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_swapped (self->check, "toggled", G_CALLBACK (check_cb), self);
}

static void
orrery_outcome_row_dispose (GObject *object)
{
  OrreryOutcomeRow *self = ORRERY_OUTCOME_ROW (object);

  g_clear_object (&self->outcome);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_outcome_row_parent_class)->dispose (object);
}

static void
orrery_outcome_row_class_init (OrreryOutcomeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_outcome_row_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "orrery-outcome-row");
  toggled_signal = g_signal_new ("toggled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
orrery_outcome_row_init (OrreryOutcomeRow *self)
{
  build (self);
}

GtkWidget *
orrery_outcome_row_new (void)
{
  return g_object_new (ORRERY_TYPE_OUTCOME_ROW, NULL);
}
