/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-tell"

#include "app/keep/orrery-tell.h"

#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n.h>

enum
{
  COMING_UP = 700, /* ms of frames: libadwaita 1.2 crashes if a toast is dismissed before it has appeared */
  WIDE = 500,      /* px: toasts grow no wider than this */
  CHARS_WIDE = 40,
  CHARS_NARROW = 26,
};

/* An overlay queues its toasts, so one about something long past could appear. Here a newer toast replaces an
 * older one. */
typedef struct
{
  GtkWidget *overlay;
  AdwToast *shown; /* NULL: none */
  gint64 since;    /* its first frame; 0: not painted yet */
  guint tick;      /* 0: it has appeared */
  AdwToast *next;  /* NULL: none */
} Toasts;

static void show_toast (Toasts *self, AdwToast *toast);

/* Nobody will see the toast, so notify whoever is waiting for it to close. */
static void
drop_next (Toasts *self)
{
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->next);

  if (toast != NULL)
    g_signal_emit_by_name (toast, "dismissed");
}

static void
toasts_free (gpointer data)
{
  Toasts *self = data;

  drop_next (self);
  g_free (self);
}

static Toasts *
toasts_of (GtkWidget *overlay)
{
  const GQuark quark = g_quark_from_static_string ("orrery-toasts");
  Toasts *self = g_object_get_qdata (G_OBJECT (overlay), quark);

  if (self == NULL)
    {
      self = g_new0 (Toasts, 1);
      self->overlay = overlay;
      g_object_set_qdata_full (G_OBJECT (overlay), quark, self, toasts_free);
    }
  return self;
}

static void
show_next (Toasts *self)
{
  if (self->shown != NULL)
    adw_toast_dismiss (self->shown);
  show_toast (self, g_steal_pointer (&self->next));
}

/* libadwaita's animations go by the time of frames too, which may come late on a busy machine. */
static gboolean
tick_cb (GtkWidget *overlay, GdkFrameClock *clock, gpointer data)
{
  Toasts *self = data;
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->since == 0)
    self->since = now;
  if (now - self->since < COMING_UP * 1000)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  if (self->next != NULL)
    show_next (self);
  return G_SOURCE_REMOVE;
}

static void
dismissed_cb (AdwToast *toast, GtkWidget *overlay)
{
  Toasts *self = toasts_of (overlay);

  if (self->shown == toast)
    self->shown = NULL;
}

/* A toast is measured before its width is known, so its text must not ask for more than it will get. */
static void
show_toast (Toasts *self, AdwToast *toast)
{
  GtkWidget *label = adw_toast_get_custom_title (toast);

  if (GTK_IS_LABEL (label))
    gtk_label_set_max_width_chars (GTK_LABEL (label),
                                   gtk_widget_get_width (self->overlay) < WIDE ? CHARS_NARROW : CHARS_WIDE);
  self->shown = toast;
  self->since = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->overlay, tick_cb, self, NULL);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), self->overlay, 0);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (self->overlay), toast);
}

AdwToast *
orrery_toast_new (const char *text)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  adw_toast_set_custom_title (toast, label);
  return toast;
}

void
orrery_toast_present (AdwToast *toast, GtkWidget *at)
{
  GtkWidget *overlay = ADW_IS_TOAST_OVERLAY (at) ? at : gtk_widget_get_ancestor (at, ADW_TYPE_TOAST_OVERLAY);
  GtkWidget *label = adw_toast_get_custom_title (toast);
  Toasts *self;

  g_return_if_fail (overlay != NULL);

  if (GTK_IS_LABEL (label))
    orrery_announce (at, ORRERY_SAY_ALWAYS, gtk_label_get_text (GTK_LABEL (label)));
  self = toasts_of (overlay);
  drop_next (self);
  self->next = toast;
  /* Out of sight nothing moves. */
  if (self->shown == NULL || self->tick == 0 || !gtk_widget_get_mapped (overlay))
    show_next (self);
}

void
orrery_toast_show (GtkWidget *at, const char *text)
{
  orrery_toast_present (orrery_toast_new (text), at);
}

/* Newer libadwaita versions complain about headings that do not fit on one line, so the file name is not in it. */
void
orrery_tell_refused (GtkWidget *at, const char *heading, const GError *error, GFile *file)
{
  GtkRoot *root = gtk_widget_get_root (at);
  g_autofree char *name = file != NULL ? g_file_get_parse_name (file) : NULL;
  g_autofree char *body = name != NULL ? g_strdup_printf ("%s\n\n%s", error->message, name)
                                       : g_strdup (error->message);
  GtkWidget *dialog = adw_message_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}
