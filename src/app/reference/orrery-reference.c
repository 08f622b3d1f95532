/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-reference"

#include "app/reference/orrery-reference-private.h"

#include <glib/gi18n.h>

#include "app/reference/orrery-entry-view.h"
#include "games/orrery-catalogs.h"
#include "widgets/layout/orrery-announce.h"

static void room_init (OrreryRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryReference, orrery_reference, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_ROOM, room_init))

/* --- The list --- */

static void
pane_open_cb (OrreryReference *self, OrreryEntry *entry, gboolean by_key)
{
  self->depth = 0;
  orrery_reference_open (self, orrery_entry_get_id (entry));
  if (by_key)
    orrery_entry_view_focus (ORRERY_ENTRY_VIEW (self->view));
}

static gboolean
has_text (OrreryReference *self)
{
  return *orrery_search_pane_get_text (self->pane) != '\0';
}

/* The best hit is previewed while you type; it is not a visit. */
static void
pane_selected_cb (OrreryReference *self, OrreryEntry *entry)
{
  if (entry != NULL && entry == self->peeked && self->peek_id == 0)
    return;
  reference_stop_timers (self);
  if (entry == NULL || !has_text (self) || adw_leaflet_get_folded (self->leaflet))
    return;
  reference_queue_peek (self, entry);
}

static void
pane_command_cb (OrreryReference *self, int command, gboolean by_key)
{
  static const char *const places[] = {
    [ORRERY_COMMAND_BROWSE] = ORRERY_PLACE_BROWSE,
    [ORRERY_COMMAND_HELP] = ORRERY_PLACE_HELP,
    [ORRERY_COMMAND_TABLEAU] = ORRERY_PLACE_TABLEAU,
  };

  self->depth = 0;
  orrery_reference_open (self, places[command]);
  if (by_key)
    gtk_widget_child_focus (GTK_WIDGET (self->page), GTK_DIR_TAB_FORWARD);
}

/* Toggles alone select tiles, so show the result as tiles. */
static void
pane_changed_cb (OrreryReference *self)
{
  OrreryFilterBar *filters = orrery_search_pane_get_filters (self->pane);

  if (self->catalog == NULL)
    return;
  if (self->view != NULL)
    orrery_entry_view_wait (ORRERY_ENTRY_VIEW (self->view));
  if (!has_text (self) && !orrery_facets_is_empty (orrery_filter_bar_get_facets (filters)))
    reference_go_to (self, ORRERY_PLACE_BROWSE);
  else if (!has_text (self) && self->peeked != NULL)
    {
      reference_stop_timers (self);
      reference_show_place (self, FALSE);
    }
  else if (reference_shows_browse (self) && self->peek_id == 0)
    reference_queue_peek (self, NULL);
}

static void
pane_left_cb (OrreryReference *self)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "back", NULL);
}

static void
folded_cb (OrreryReference *self)
{
  orrery_search_pane_show_filters (self->pane, !adw_leaflet_get_folded (self->leaflet));
  if (self->actions != NULL)
    reference_update_actions (self);
}

static void
visible_child_cb (OrreryReference *self)
{
  if (self->actions == NULL)
    return;
  if (!reference_shows_page (self))
    self->depth = 0;
  reference_update_actions (self);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode,
                GdkModifierType state, OrreryReference *self)
{
  if (keyval != GDK_KEY_Escape || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  if (adw_leaflet_get_folded (self->leaflet) && reference_shows_page (self))
    g_action_group_activate_action (G_ACTION_GROUP (self->actions), "back", NULL);
  else
    orrery_search_pane_focus_text (self->pane);
  return TRUE;
}

/* --- The room --- */

static gboolean
load_cb (gpointer data)
{
  OrreryReference *self = data;

  self->load_id = 0;
  orrery_reference_load (self);
  return G_SOURCE_REMOVE;
}

/* Nothing is read before the first frame has been painted. */
static void
after_paint_cb (GdkFrameClock *clock, OrreryReference *self)
{
  g_signal_handlers_disconnect_by_func (clock, after_paint_cb, self);
  if (self->catalog == NULL && self->load_id == 0)
    self->load_id = g_idle_add (load_cb, self);
}

static void
orrery_reference_map (GtkWidget *widget)
{
  OrreryReference *self = ORRERY_REFERENCE (widget);

  GTK_WIDGET_CLASS (orrery_reference_parent_class)->map (widget);
  if (self->catalog == NULL)
    g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint",
                             G_CALLBACK (after_paint_cb), self, 0);
}

static GActionGroup *
room_get_actions (OrreryRoom *room)
{
  return G_ACTION_GROUP (ORRERY_REFERENCE (room)->actions);
}

static void
load_again (OrreryReference *self)
{
  reference_forget_pages (self);
  self->catalog = NULL;
  orrery_reference_load (self);
}

static void
room_enter (OrreryRoom *room)
{
  OrreryReference *self = ORRERY_REFERENCE (room);

  if (self->catalog != NULL && self->catalog != orrery_catalog_get_for_game (self->ui->game->rules->id, NULL))
    load_again (self);
  if (!adw_leaflet_get_folded (self->leaflet) || !reference_shows_page (self))
    orrery_search_pane_focus_text (self->pane);
}

static GtkWidget *
room_get_header (OrreryRoom *room, GtkPackType side)
{
  OrreryReference *self = ORRERY_REFERENCE (room);

  return side == GTK_PACK_START ? self->header_start : self->header_end;
}

static void
room_set_game (OrreryRoom *room, const OrreryGame *game)
{
  OrreryReference *self = ORRERY_REFERENCE (room);
  const OrreryGameUi *ui = orrery_game_ui_get (game);

  if (self->ui == ui)
    return;
  self->ui = ui;
  if (self->catalog != NULL)
    load_again (self);
}

static void
room_init (OrreryRoomInterface *iface)
{
  iface->set_game = room_set_game;
  iface->get_actions = room_get_actions;
  iface->enter = room_enter;
  iface->get_header = room_get_header;
}

static void
orrery_reference_dispose (GObject *object)
{
  OrreryReference *self = ORRERY_REFERENCE (object);

  reference_stop_timers (self);
  g_clear_handle_id (&self->load_id, g_source_remove);
  g_clear_object (&self->peeked);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (self), ORRERY_TYPE_REFERENCE);
  g_clear_pointer (&self->visits, orrery_visits_free);

  G_OBJECT_CLASS (orrery_reference_parent_class)->dispose (object);
}

static void
entry_open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  orrery_reference_open (ORRERY_REFERENCE (widget), g_variant_get_string (parameter, NULL));
}

static void
orrery_reference_class_init (OrreryReferenceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_reference_dispose;
  widget_class->map = orrery_reference_map;

  g_type_ensure (ORRERY_TYPE_SEARCH_PANE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/orrerytable/Orrery/orrery-reference.ui");
  gtk_widget_class_bind_template_child (widget_class, OrreryReference, toasts);
  gtk_widget_class_bind_template_child (widget_class, OrreryReference, leaflet);
  gtk_widget_class_bind_template_child (widget_class, OrreryReference, pane);
  gtk_widget_class_bind_template_child (widget_class, OrreryReference, page);
  gtk_widget_class_bind_template_child (widget_class, OrreryReference, header_start);
  gtk_widget_class_bind_template_child (widget_class, OrreryReference, header_end);
  gtk_widget_class_bind_template_child (widget_class, OrreryReference, star);
  gtk_widget_class_bind_template_child (widget_class, OrreryReference, narrow_star);
  gtk_widget_class_bind_template_callback (widget_class, folded_cb);
  gtk_widget_class_bind_template_callback (widget_class, visible_child_cb);
  gtk_widget_class_bind_template_callback (widget_class, pane_open_cb);
  gtk_widget_class_bind_template_callback (widget_class, pane_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, pane_command_cb);
  gtk_widget_class_bind_template_callback (widget_class, pane_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, pane_left_cb);
  /* For links on pages that are not entries: the grid and the help. */
  gtk_widget_class_install_action (widget_class, "entry.open", "s", entry_open_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_reference_init (OrreryReference *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->ui = orrery_game_ui_get_default ();
  self->shelf = orrery_shelf_get_default ();
  self->visits = orrery_visits_new (ORRERY_PLACE_BROWSE);
  gtk_widget_init_template (GTK_WIDGET (self));
  orrery_stack_set_spoken (self->page, _("Reference"));
  reference_add_actions (self);
  orrery_search_pane_capture_keys (self->pane, GTK_WIDGET (self));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (self->shelf, "changed", G_CALLBACK (reference_update_actions), self,
                           G_CONNECT_SWAPPED);
  reference_update_actions (self);
}

GtkWidget *
orrery_reference_new (void)
{
  return g_object_new (ORRERY_TYPE_REFERENCE, NULL);
}

void
orrery_reference_search (OrreryReference *self, const char *text)
{
  g_return_if_fail (ORRERY_IS_REFERENCE (self));

  orrery_reference_load (self);
  reference_show_list (self);
  orrery_search_pane_set_text (self->pane, text);
}
