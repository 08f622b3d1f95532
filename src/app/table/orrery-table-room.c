/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-table-room"

#include "config.h"

#include "app/table/orrery-table-room-private.h"

#include "app/orrery-room.h"
#include "app/table/orrery-table-parts.h"
#include "widgets/orrery-table-style.h"

#include <glib/gi18n.h>

static void orrery_table_room_iface_init (OrreryRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryTableRoom, orrery_table_room, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_ROOM, orrery_table_room_iface_init))

void
table_room_toast (OrreryTableRoom *self, const char *text)
{
  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (text));
}

void
table_room_show_page (OrreryTableRoom *self, const char *name)
{
  gtk_stack_set_visible_child_name (self->stack, name);
}

/* --- Score --- */

static void
keep_cb (OrreryTableRoom *self, OrreryRecord *record)
{
  g_autoptr (GFile) file = orrery_table_new_file ();
  g_autoptr (GError) error = NULL;

  if (!orrery_record_save (record, file, NULL, &error))
    table_room_toast (self, error->message);
  else
    table_room_toast (self, _("The result is kept."));
}

static void
score_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  OrreryTableRoom *self = data;

  table_room_show_page (self, "score");
  gtk_widget_grab_focus (GTK_WIDGET (self->score_page));
}

static void
leave_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  table_room_show_page (data, "start");
}

/* --- Start page --- */

static GtkWidget *
depth_button_new (const char *title, const char *text, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *heading = orrery_label_new ("heading", 0);
  GtkWidget *line = orrery_label_new ("dim-label", 0);

  gtk_label_set_label (GTK_LABEL (heading), title);
  gtk_label_set_label (GTK_LABEL (line), text);
  gtk_label_set_wrap (GTK_LABEL (line), TRUE);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), line);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "orrery-table-card");
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static GtkWidget *
build_start (OrreryTableRoom *self)
{
  GtkWidget *page = adw_status_page_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "orrery-table-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _("At a Real Table"));
  adw_status_page_set_description (ADW_STATUS_PAGE (page), _("Dice and tiles stay in your hands; the books are kept here."));
  gtk_box_append (GTK_BOX (box), depth_button_new (_("Score"), _("The game is over: count it up, every bonus explained."),
                                                   "room.score"));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 480);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  adw_status_page_set_child (ADW_STATUS_PAGE (page), clamp);
  self->start_page = page;
  return page;
}

/* --- OrreryRoom --- */

static GActionGroup *
orrery_table_room_get_actions (OrreryRoom *room)
{
  return G_ACTION_GROUP (ORRERY_TABLE_ROOM (room)->actions);
}

static GtkWidget *
orrery_table_room_get_header (OrreryRoom *room, GtkPackType side)
{
  OrreryTableRoom *self = ORRERY_TABLE_ROOM (room);

  return side == GTK_PACK_START ? self->header_start : self->header_end;
}

static void
orrery_table_room_enter (OrreryRoom *room)
{
  gtk_widget_child_focus (GTK_WIDGET (room), GTK_DIR_TAB_FORWARD);
}

static void
orrery_table_room_iface_init (OrreryRoomInterface *iface)
{
  iface->get_actions = orrery_table_room_get_actions;
  iface->get_header = orrery_table_room_get_header;
  iface->enter = orrery_table_room_enter;
}

/* --- The widget --- */

static void
build (OrreryTableRoom *self)
{
  GtkWidget *leave = gtk_button_new_from_icon_name ("go-previous-symbolic");

  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  self->stack = GTK_STACK (gtk_stack_new ());
  self->score_page = ORRERY_SCORE_PAGE (orrery_score_page_new ());
  gtk_stack_add_named (self->stack, build_start (self), "start");
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->score_page), "score");
  gtk_stack_set_transition_type (self->stack, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  adw_toast_overlay_set_child (self->toasts, GTK_WIDGET (self->stack));
  gtk_widget_set_parent (GTK_WIDGET (self->toasts), GTK_WIDGET (self));
  g_signal_connect_object (self->score_page, "keep", G_CALLBACK (keep_cb), self, G_CONNECT_SWAPPED);

  gtk_widget_set_tooltip_text (leave, _("All Tables"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (leave), "room.leave");
  self->header_start = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  gtk_box_append (GTK_BOX (self->header_start), leave);
}

static void
orrery_table_room_dispose (GObject *object)
{
  OrreryTableRoom *self = ORRERY_TABLE_ROOM (object);
  GtkWidget *toasts = GTK_WIDGET (self->toasts);

  self->toasts = NULL;
  g_clear_pointer (&toasts, gtk_widget_unparent);
  g_clear_object (&self->header_start);
  g_clear_object (&self->header_end);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (orrery_table_room_parent_class)->dispose (object);
}

static void
orrery_table_room_class_init (OrreryTableRoomClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_table_room_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_table_room_init (OrreryTableRoom *self)
{
  static const GActionEntry entries[] = {
    { .name = "score", .activate = score_action },
    { .name = "leave", .activate = leave_action },
  };

  orrery_table_style_ensure ();
  orrery_table_css_ensure ();
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  build (self);
}

GtkWidget *
orrery_table_room_new (void)
{
  return g_object_new (ORRERY_TYPE_TABLE_ROOM, NULL);
}
