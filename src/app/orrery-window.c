/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "orrery-window"

#include "config.h"

#include "app/orrery-window.h"

#include <glib/gi18n.h>

struct _OrreryWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;

  AdwViewStack *stack;
};

G_DEFINE_FINAL_TYPE (OrreryWindow, orrery_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_0,
  PROP_ROOM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static GtkWidget *
new_reference_room (void)
{
  return g_object_new (ADW_TYPE_STATUS_PAGE,
                       "icon-name", "orrery-reference-symbolic",
                       "title", _("Reference"),
                       "description", _("Tiles, dice and rules will be looked up here."),
                       NULL);
}

static GtkWidget *
new_table_room (void)
{
  return g_object_new (ADW_TYPE_STATUS_PAGE,
                       "icon-name", "orrery-table-symbolic",
                       "title", _("Table"),
                       "description", _("A game on a real table will be followed here."),
                       NULL);
}

static GtkWidget *
new_play_room (void)
{
  return g_object_new (ADW_TYPE_STATUS_PAGE,
                       "icon-name", "orrery-play-symbolic",
                       "title", C_ ("room", "Play"),
                       "description", _("Games against friends and the computer will be played here."),
                       NULL);
}

static const struct
{
  const char *name;
  GtkWidget *(*build) (void);
} rooms[] = {
  { "reference", new_reference_room },
  { "table", new_table_room },
  { "play", new_play_room },
};

static void
visible_child_changed_cb (OrreryWindow *self)
{
  const char *name = orrery_window_get_room (self);
  GtkWidget *room = NULL;
  GActionGroup *actions = NULL;

  /* The stack picks a page while the template is still being read. */
  if (name != NULL)
    room = orrery_window_ensure_room (self, name);

  if (ORRERY_IS_ROOM (room))
    actions = orrery_room_get_actions (ORRERY_ROOM (room));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "room", actions);
  if (ORRERY_IS_ROOM (room))
    orrery_room_enter (ORRERY_ROOM (room));

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROOM]);
}

static void
orrery_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ROOM)
    g_value_set_string (value, orrery_window_get_room (ORRERY_WINDOW (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ROOM)
    orrery_window_set_room (ORRERY_WINDOW (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_window_constructed (GObject *object)
{
  OrreryWindow *self = ORRERY_WINDOW (object);

  G_OBJECT_CLASS (orrery_window_parent_class)->constructed (object);

  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "room", self, "room", G_SETTINGS_BIND_DEFAULT);

  /* The room that is remembered may be the one the stack began with, which is no change. */
  if (adw_bin_get_child (ADW_BIN (adw_view_stack_get_visible_child (self->stack))) == NULL)
    visible_child_changed_cb (self);
}

static void
orrery_window_dispose (GObject *object)
{
  OrreryWindow *self = ORRERY_WINDOW (object);

  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ORRERY_TYPE_WINDOW);

  G_OBJECT_CLASS (orrery_window_parent_class)->dispose (object);
}

static void
orrery_window_class_init (OrreryWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = orrery_window_constructed;
  object_class->dispose = orrery_window_dispose;
  object_class->get_property = orrery_window_get_property;
  object_class->set_property = orrery_window_set_property;

  properties[PROP_ROOM] =
      g_param_spec_string ("room", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/orrerytable/Orrery/orrery-window.ui");
  gtk_widget_class_bind_template_child (widget_class, OrreryWindow, stack);
  gtk_widget_class_bind_template_callback (widget_class, visible_child_changed_cb);

  gtk_widget_class_install_property_action (widget_class, "win.room", "room");
}

static void
orrery_window_init (OrreryWindow *self)
{
  self->settings = g_settings_new (ORRERY_APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
}

OrreryWindow *
orrery_window_new (OrreryApplication *app)
{
  return g_object_new (ORRERY_TYPE_WINDOW, "application", app, NULL);
}

const char *
orrery_window_get_room (OrreryWindow *self)
{
  g_return_val_if_fail (ORRERY_IS_WINDOW (self), NULL);

  return self->stack != NULL ? adw_view_stack_get_visible_child_name (self->stack) : NULL;
}

void
orrery_window_set_room (OrreryWindow *self, const char *name)
{
  g_return_if_fail (ORRERY_IS_WINDOW (self));

  /* The name may come from anywhere that can activate an action. */
  if (name != NULL && adw_view_stack_get_child_by_name (self->stack, name) != NULL)
    adw_view_stack_set_visible_child_name (self->stack, name);
}

GtkWidget *
orrery_window_ensure_room (OrreryWindow *self, const char *name)
{
  GtkWidget *bin;

  g_return_val_if_fail (ORRERY_IS_WINDOW (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  bin = adw_view_stack_get_child_by_name (self->stack, name);
  if (bin == NULL)
    return NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (rooms); i++)
    if (g_str_equal (rooms[i].name, name) && adw_bin_get_child (ADW_BIN (bin)) == NULL)
      adw_bin_set_child (ADW_BIN (bin), rooms[i].build ());

  return adw_bin_get_child (ADW_BIN (bin));
}
