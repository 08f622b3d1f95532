/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/phones/orrery-guests-bar.h"

#include <glib/gi18n.h>

#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-wrap.h"

struct _OrreryGuestsBar
{
  GtkWidget parent_instance;

  OrreryGuests *guests;
  GtkWidget *wrap;
  GtkWidget *rows[GAME_MAX_SEATS];
  GtkWidget *icons[GAME_MAX_SEATS];
  GtkWidget *labels[GAME_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (OrreryGuestsBar, orrery_guests_bar, GTK_TYPE_WIDGET)

static const char *const icons[] = {
  [ORRERY_GUEST_NONE] = NULL,
  [ORRERY_GUEST_LOST] = "network-offline-symbolic",
  [ORRERY_GUEST_ASKED] = "content-loading-symbolic",
  [ORRERY_GUEST_READY] = "object-select-symbolic",
};

static char *
tell_state (const char *name, OrreryGuestState state)
{
  switch (state)
    {
    case ORRERY_GUEST_LOST:
      return g_strdup_printf (_("%s: connection lost"), name);
    case ORRERY_GUEST_ASKED:
      return g_strdup_printf (_("%s is deciding"), name);
    case ORRERY_GUEST_READY:
      return g_strdup_printf (_("%s is ready"), name);
    case ORRERY_GUEST_NONE:
    default:
      return NULL;
    }
}

static void
show_seat (OrreryGuestsBar *self, guint seat, OrreryGuestState state)
{
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->rows[seat], state != ORRERY_GUEST_NONE);
  if (state == ORRERY_GUEST_NONE)
    return;
  text = tell_state (orrery_guests_get_name (self->guests, seat), state);
  orrery_label_set (self->labels[seat], text);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icons[seat]), icons[state]);
}

static void
show_all (OrreryGuestsBar *self)
{
  gboolean is_used = FALSE;

  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    {
      const OrreryGuestState state = orrery_guests_get_state (self->guests, i);

      is_used = is_used || state != ORRERY_GUEST_NONE;
      show_seat (self, i, state);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), is_used);
}

static void
orrery_guests_bar_dispose (GObject *object)
{
  OrreryGuestsBar *self = ORRERY_GUESTS_BAR (object);

  g_clear_object (&self->guests);
  g_clear_pointer (&self->wrap, gtk_widget_unparent);
  G_OBJECT_CLASS (orrery_guests_bar_parent_class)->dispose (object);
}

static void
orrery_guests_bar_class_init (OrreryGuestsBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_guests_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_guests_bar_init (OrreryGuestsBar *self)
{
  self->wrap = orrery_wrap_new (18);
  gtk_widget_set_parent (self->wrap, GTK_WIDGET (self));
  gtk_widget_set_margin_start (self->wrap, 18);
  gtk_widget_set_margin_end (self->wrap, 18);
  gtk_widget_set_margin_top (self->wrap, 6);
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    {
      self->rows[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      self->icons[i] = gtk_image_new ();
      self->labels[i] = orrery_label_new ("caption", 0);
      gtk_label_set_ellipsize (GTK_LABEL (self->labels[i]), PANGO_ELLIPSIZE_END);
      gtk_box_append (GTK_BOX (self->rows[i]), self->icons[i]);
      gtk_box_append (GTK_BOX (self->rows[i]), self->labels[i]);
      orrery_wrap_append (ORRERY_WRAP (self->wrap), self->rows[i]);
    }
}

GtkWidget *
orrery_guests_bar_new (OrreryGuests *guests)
{
  OrreryGuestsBar *self = g_object_new (ORRERY_TYPE_GUESTS_BAR, NULL);

  self->guests = g_object_ref (guests);
  g_signal_connect_object (guests, "shown", G_CALLBACK (show_all), self, G_CONNECT_SWAPPED);
  show_all (self);
  return GTK_WIDGET (self);
}
