/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-tv-window"

#include "app/table/orrery-tv-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "widgets/layout/orrery-scaled.h"

struct _OrreryTvWindow
{
  GtkWindow parent_instance;

  const OrreryTableUi *ui;
  OrrerySession *session;
  GStrv names;
  guint ready; /* mask of seats */
  GtkWidget *scaled;
};

G_DEFINE_FINAL_TYPE (OrreryTvWindow, orrery_tv_window, GTK_TYPE_WINDOW)

static void
update (OrreryTvWindow *self)
{
  const Game *rules = self->ui->game->rules;
  GameState state;

  memcpy (&state, orrery_session_get_state (self->session), rules->state_size);
  rules->view (&state, GAME_NOBODY);
  orrery_scaled_set_child (ORRERY_SCALED (self->scaled),
                           self->ui->new_tv (&state, (const char *const *) self->names, self->ready));
}

void
orrery_tv_window_set_ready (OrreryTvWindow *self, guint ready)
{
  if (self->ready == ready)
    return;
  self->ready = ready;
  update (self);
}

/* A screen that the parent is not on; NULL: there is only one. */
static GdkMonitor *
find_other_monitor (GtkWindow *parent)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (parent));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (parent));
  GdkMonitor *own = surface != NULL ? gdk_display_get_monitor_at_surface (display, surface) : NULL;
  GListModel *monitors = gdk_display_get_monitors (display);

  for (guint i = 0; own != NULL && i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      if (monitor != own)
        return monitor;
    }
  return NULL;
}

static void
orrery_tv_window_dispose (GObject *object)
{
  OrreryTvWindow *self = ORRERY_TV_WINDOW (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->names, g_strfreev);

  G_OBJECT_CLASS (orrery_tv_window_parent_class)->dispose (object);
}

static void
orrery_tv_window_class_init (OrreryTvWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_tv_window_dispose;
}

static void
add_keys (OrreryTvWindow *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *trigger
      = gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_F11, 0), gtk_keyval_trigger_new (GDK_KEY_Escape, 0));

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (trigger, gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
orrery_tv_window_init (OrreryTvWindow *self)
{
  self->scaled = orrery_scaled_new (ORRERY_TV_WIDTH, ORRERY_TV_HEIGHT);
  gtk_widget_add_css_class (self->scaled, "orrery-tv");
  gtk_window_set_child (GTK_WINDOW (self), self->scaled);
  gtk_window_set_title (GTK_WINDOW (self), _("TV View"));
  add_keys (self);
}

GtkWidget *
orrery_tv_window_new (GtkWindow *parent, const OrreryTableUi *ui, OrrerySession *session, const char *const *names,
                      guint ready)
{
  OrreryTvWindow *self = g_object_new (ORRERY_TYPE_TV_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
  GdkMonitor *monitor = find_other_monitor (parent);

  self->ui = ui;
  self->session = g_object_ref (session);
  self->names = g_strdupv ((GStrv) names);
  self->ready = ready;
  g_signal_connect_object (session, "asked", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "over", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  if (monitor != NULL)
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), monitor);
  else
    gtk_window_fullscreen (GTK_WINDOW (self));
  return GTK_WIDGET (self);
}
