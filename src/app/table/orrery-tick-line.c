/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-tick-line"

#include "app/table/orrery-tick-line.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/layout/orrery-pair.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-keys.h"

#include <glib/gi18n.h>

enum
{
  BESIDE_FROM = 560,
  HEAD_SHARE = 340, /* of a thousand, as on the page of the round */
  ENTRY = 220
};

struct _OrreryTickLine
{
  AdwBin parent_instance;

  const OrreryGameUi *ui;
  OrreryLetterFunc letter;
  OrreryTicks *ticks;
  char *problem;
  gboolean is_suggested; /* nobody has changed it */

  GtkWidget *pair;
  GtkWidget *head;
  GtkWidget *name;
  GtkWidget *entry;
  GtkWidget *note;
  GtkWidget *pieces;
};

G_DEFINE_FINAL_TYPE (OrreryTickLine, orrery_tick_line, ADW_TYPE_BIN)

enum
{
  CHANGED,
  WANTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

guint
orrery_tick_line_get_seat (OrreryTickLine *self)
{
  return (guint) orrery_decision_get_seat (ORRERY_DECISION (self->ticks));
}

OrreryTicks *
orrery_tick_line_get_ticks (OrreryTickLine *self)
{
  return self->ticks;
}

const char *
orrery_tick_line_get_name (OrreryTickLine *self)
{
  return gtk_label_get_label (GTK_LABEL (self->name));
}

char *
orrery_tick_line_list_letters (OrreryTickLine *self)
{
  return orrery_tick_text_list_letters (self->ticks, self->letter);
}

const char *
orrery_tick_line_get_text (OrreryTickLine *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

const char *
orrery_tick_line_get_problem (OrreryTickLine *self)
{
  return self->problem;
}

/* --- Showing --- */

static void piece_cb (GtkToggleButton *button, OrreryTickLine *self);

static GtkWidget *
piece_new (OrreryTickLine *self, const OrreryChoice *choice, gboolean ticked)
{
  GtkWidget *button = gtk_toggle_button_new (), *picture;
  g_auto (OrreryOffer) offer = { 0 };

  self->ui->get_offer (orrery_decision_get_start (ORRERY_DECISION (self->ticks)), choice->answer, FALSE, &offer);
  picture = gtk_image_new_from_paintable (offer.pictures[0]);
  gtk_image_set_pixel_size (GTK_IMAGE (picture), offer.sizes[0]);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), ticked);
  gtk_widget_set_sensitive (button, ticked || choice->can_add);
  /* The line is for the keyboard. */
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_add_css_class (button, "orrery-tick");
  gtk_widget_set_tooltip_text (button, offer.label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, offer.label, -1);
  g_object_set_data (G_OBJECT (button), "answer", GUINT_TO_POINTER (choice->answer));
  g_signal_connect_object (button, "toggled", G_CALLBACK (piece_cb), self, 0);
  return button;
}

static void
show_pieces (OrreryTickLine *self)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (ORRERY_DECISION (self->ticks));

  orrery_wrap_clear (ORRERY_WRAP (self->pieces));
  for (guint i = 0; i < choices->len; i++)
    {
      const OrreryChoice *choice = &g_array_index (choices, OrreryChoice, i);

      for (guint k = 0; k < choice->n_most; k++)
        orrery_wrap_append (ORRERY_WRAP (self->pieces), piece_new (self, choice, k < choice->n_ticked));
    }
}

static void
show (OrreryTickLine *self)
{
  orrery_label_set (self->note, self->problem != NULL ? self->problem : self->is_suggested ? _("✓ suggested") : "✓");
  orrery_toggle_class (self->note, "orrery-odd", self->problem != NULL);
  orrery_toggle_class (self->note, "orrery-good", self->problem == NULL);
  orrery_toggle_class (self->entry, "error", self->problem != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               self->problem != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_label (GTK_LABEL (self->note)), -1);
  show_pieces (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* How many more; NULL if it is complete. */
static char *
tell_missing (OrreryTickLine *self)
{
  const guint wanted = orrery_ticks_get_wanted (self->ticks);
  guint n;

  orrery_ticks_get_ticked (self->ticks, &n);
  if (wanted <= n)
    return orrery_decision_dup_missing (ORRERY_DECISION (self->ticks));
  return g_strdup_printf (ngettext ("%u of %u: %u is missing.", "%u of %u: %u are missing.", wanted - n), n, wanted,
                          wanted - n);
}

/* --- Changing --- */

static void
changed_cb (OrreryTickLine *self)
{
  g_clear_pointer (&self->problem, g_free);
  self->is_suggested = FALSE;
  self->problem = orrery_tick_text_read (self->ticks, self->letter, orrery_tick_line_get_text (self));
  if (self->problem == NULL)
    self->problem = tell_missing (self);
  show (self);
}

static void
piece_cb (GtkToggleButton *button, OrreryTickLine *self)
{
  const GameAnswer answer = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer"));
  g_autofree char *text = NULL;

  orrery_decision_change (ORRERY_DECISION (self->ticks), answer, gtk_toggle_button_get_active (button));
  text = orrery_tick_text_write (self->ticks, self->letter);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
orrery_tick_line_suggest (OrreryTickLine *self, const char *text)
{
  g_return_if_fail (ORRERY_IS_TICK_LINE (self));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  self->is_suggested = self->problem == NULL;
  show (self);
}

void
orrery_tick_line_type (OrreryTickLine *self, const char *text)
{
  int position = -1;

  g_return_if_fail (ORRERY_IS_TICK_LINE (self));

  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (self->entry));
  if (self->is_suggested)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  else
    gtk_editable_insert_text (GTK_EDITABLE (self->entry), text, -1, &position);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

void
orrery_tick_line_set_now (OrreryTickLine *self, gboolean now)
{
  g_return_if_fail (ORRERY_IS_TICK_LINE (self));

  orrery_toggle_class (self->pair, "now", now);
}

static void
wanted_cb (OrreryTickLine *self)
{
  g_signal_emit (self, signals[WANTED], 0);
}

static gboolean
wanted_key_cb (GtkWidget *button, guint keyval, gpointer data)
{
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

/* The key as on the page of the round: one per player. */
void
orrery_tick_line_add_optional (OrreryTickLine *self, const char *label, gboolean wanted)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_toggle_button_new ();
  guint key;

  g_return_if_fail (ORRERY_IS_TICK_LINE (self));

  key = GDK_KEY_1 + orrery_tick_line_get_seat (self);
  orrery_keys_add (orrery_keys_new (button), key, GDK_CONTROL_MASK, wanted_key_cb, NULL);
  gtk_box_append (GTK_BOX (row), gtk_label_new (label));
  gtk_box_append (GTK_BOX (row), orrery_key_cap_new (key, GDK_CONTROL_MASK));
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), wanted);
  gtk_widget_set_tooltip_text (button, _("You are asked about it after this"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "caption");
  gtk_box_append (GTK_BOX (self->head), button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (wanted_cb), self, G_CONNECT_SWAPPED);
}

/* --- Building --- */

static GtkWidget *
build_head (OrreryTickLine *self, const char *name, const char *about)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *mark = orrery_seat_mark_new (32);
  GtkWidget *text = orrery_label_new ("caption", 0);

  self->name = orrery_label_new ("heading", 0);
  self->head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  orrery_seat_mark_set (ORRERY_SEAT_MARK (mark), (int) orrery_tick_line_get_seat (self), name);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  orrery_label_set (self->name, name);
  orrery_label_set (text, about);
  gtk_label_set_wrap (GTK_LABEL (self->name), TRUE);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_box_append (GTK_BOX (self->head), self->name);
  gtk_box_append (GTK_BOX (self->head), text);
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), self->head);
  return row;
}

static void
activate_cb (OrreryTickLine *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), ORRERY_ACTION_ACCEPT_LINES, NULL);
}

static GtkWidget *
build_entry (OrreryTickLine *self, const char *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->entry = gtk_entry_new ();
  self->note = orrery_label_new ("caption", 0);
  gtk_label_set_wrap (GTK_LABEL (self->note), TRUE);
  gtk_widget_add_css_class (self->entry, "monospace");
  gtk_widget_set_size_request (box, ENTRY, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), self->note);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return box;
}

static void
build (OrreryTickLine *self, const char *name, const char *about)
{
  GtkWidget *rest = orrery_wrap_new (12);

  self->pieces = orrery_wrap_new (3);
  gtk_widget_set_hexpand (self->pieces, TRUE);
  self->pair = orrery_pair_new ();
  orrery_pair_set_room (ORRERY_PAIR (self->pair), BESIDE_FROM, 6);
  orrery_pair_set_share (ORRERY_PAIR (self->pair), HEAD_SHARE);
  gtk_widget_add_css_class (self->pair, "orrery-entry-row");
  gtk_widget_set_parent (build_head (self, name, about), self->pair);
  orrery_wrap_append (ORRERY_WRAP (rest), build_entry (self, name));
  orrery_wrap_append (ORRERY_WRAP (rest), self->pieces);
  gtk_widget_set_parent (rest, self->pair);
  adw_bin_set_child (ADW_BIN (self), self->pair);
}

static gboolean
orrery_tick_line_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_TICK_LINE (widget)->entry);
}

static void
orrery_tick_line_finalize (GObject *object)
{
  OrreryTickLine *self = ORRERY_TICK_LINE (object);

  g_clear_object (&self->ticks);
  g_free (self->problem);

  G_OBJECT_CLASS (orrery_tick_line_parent_class)->finalize (object);
}

static void
orrery_tick_line_class_init (OrreryTickLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_tick_line_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_tick_line_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[WANTED] = g_signal_new ("wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
}

static void
orrery_tick_line_init (OrreryTickLine *self)
{
}

GtkWidget *
orrery_tick_line_new (const OrreryGameUi *ui, OrreryLetterFunc letter, OrreryTicks *ticks, const char *name,
                      const char *about)
{
  OrreryTickLine *self = g_object_new (ORRERY_TYPE_TICK_LINE, NULL);

  self->ui = ui;
  self->letter = letter;
  self->ticks = g_object_ref (ticks);
  build (self, name, about);
  return GTK_WIDGET (self);
}
