/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-hand-over"

#include "app/play/orrery-hand-over.h"

#include "app/phones/orrery-guests.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/question/orrery-keys.h"
#include "widgets/style/orrery-text.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum { MARK_SIZE = 96 };

/* Font size from which text counts as large. */
static const double LARGE = 1.4;

struct _OrreryHandOver
{
  AdwBin parent_instance;

  GtkWidget *page;
  GtkWidget *button;
  GtkWidget *invite; /* with phones, nobody has to pass the screen */
  GtkWidget *name; /* on the page */
};

G_DEFINE_FINAL_TYPE (OrreryHandOver, orrery_hand_over, ADW_TYPE_BIN)

static guint ready_signal;

static void
ready_cb (OrreryHandOver *self)
{
  g_signal_emit (self, ready_signal, 0);
}

static gboolean
orrery_hand_over_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_HAND_OVER (widget)->button);
}

static void
orrery_hand_over_class_init (OrreryHandOverClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_hand_over_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  ready_signal = g_signal_new ("ready", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
}

/* Enter never skips a secret, wherever the focus is; but it must not show one to whoever wants to invite. */
static gboolean
key_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  OrreryHandOver *self = ORRERY_HAND_OVER (widget);

  if (gtk_widget_has_focus (self->invite))
    return FALSE;
  ready_cb (self);
  return TRUE;
}

static GtkWidget *
build_label (OrreryHandOver *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *key = orrery_key_cap_new (GDK_KEY_Return, 0);

  self->name = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->name), TRUE);
  gtk_box_append (GTK_BOX (row), self->name);
  gtk_box_append (GTK_BOX (row), key);
  return row;
}

static GtkWidget *
build_invite (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Invite Phones"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "room.invite");
  gtk_widget_set_visible (button, orrery_guests_are_possible ());
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  return button;
}

static void
orrery_hand_over_init (OrreryHandOver *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->page = adw_status_page_new ();
  self->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->button), build_label (self));
  orrery_keys_add (orrery_keys_new (GTK_WIDGET (self)), GDK_KEY_Return, 0, key_cb, NULL);
  gtk_widget_set_halign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->button, "pill");
  gtk_widget_add_css_class (self->button, "suggested-action");
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (ready_cb), self, G_CONNECT_SWAPPED);
  self->invite = build_invite ();
  gtk_box_append (GTK_BOX (box), self->button);
  gtk_box_append (GTK_BOX (box), self->invite);
  adw_status_page_set_child (ADW_STATUS_PAGE (self->page), box);
  adw_bin_set_child (ADW_BIN (self), self->page);
  g_signal_connect (self, "map", G_CALLBACK (gtk_widget_grab_focus), NULL);
}

GtkWidget *
orrery_hand_over_new (void)
{
  return g_object_new (ORRERY_TYPE_HAND_OVER, NULL);
}

void
orrery_hand_over_set (OrreryHandOver *self, int seat, const char *name, const char *what)
{
  g_autoptr (GdkPaintable) mark = NULL;
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;
  g_autofree char *description = NULL;

  g_return_if_fail (ORRERY_IS_HAND_OVER (self));

  mark = orrery_seat_mark_paintable (seat, name, MARK_SIZE);
  title = g_strdup_printf (_("Pass the screen to %s"), name);
  label = g_strdup_printf (_("I Am %s"), name);
  description = g_markup_escape_text (what, -1);
  adw_status_page_set_paintable (ADW_STATUS_PAGE (self->page), mark);
  adw_status_page_set_title (ADW_STATUS_PAGE (self->page), title);
  adw_status_page_set_description (ADW_STATUS_PAGE (self->page), description);
  gtk_label_set_label (GTK_LABEL (self->name), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  /* The button must be visible on a phone, too. */
  orrery_toggle_class (self->page, "compact",
                       orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self))) >= LARGE);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, title);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_IN_FULL, what);
}
