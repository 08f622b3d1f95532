/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-reference"

#include "config.h"

#include "app/reference/orrery-reference.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/reference/orrery-browse.h"
#include "app/reference/orrery-entry-view.h"
#include "app/reference/orrery-help.h"
#include "catalog/orrery-history.h"
#include "app/reference/orrery-print-dialog.h"
#include "games/orrery-catalogs.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/page/orrery-page-parts.h"

enum
{
  PEEK_DELAY = 120,  /* ms: whoever types goes on typing before that */
  READ_DELAY = 2000  /* ms: what is looked at for so long is a place to go back to */
};

struct _OrreryReference
{
  GtkWidget parent_instance;

  const OrreryGameUi *ui;
  OrreryCatalog      *catalog; /* NULL: not loaded yet */
  OrreryShelf        *shelf;
  OrreryHistory      *history;
  GSimpleActionGroup *actions;
  OrreryEntry        *peeked;  /* shown, but not gone to; NULL: the history's place is shown */
  OrreryEntry        *coming;  /* will be shown when nobody types for a moment; NULL: the grid is
                                  filled then */
  guint               peek_id;
  guint               read_id;
  guint               load_id;
  guint               depth;   /* folded: pages since the list */

  AdwToastOverlay  *toasts;
  AdwLeaflet       *leaflet;
  OrrerySearchPane *pane;
  GtkStack         *page;
  GtkWidget        *browse;
  GtkWidget        *view;
  GtkWidget        *help;
  GtkWidget        *tableau;
  GtkWidget        *header_start;
  GtkWidget        *header_end;
  GtkWidget        *star;
  GtkWidget        *narrow_star;
};

static void room_init (OrreryRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryReference, orrery_reference, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_ROOM, room_init))

/* --- What is shown --- */

static gboolean
shows_page (OrreryReference *self)
{
  return adw_leaflet_get_visible_child (self->leaflet) == GTK_WIDGET (self->page);
}

static OrreryEntry *
lookup_place (OrreryReference *self)
{
  return self->catalog != NULL
             ? orrery_catalog_lookup (self->catalog, orrery_history_get (self->history))
             : NULL;
}

static void
set_enabled (OrreryReference *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* Setting an icon asks for a new layout, and this may be called in the middle of one. */
static void
show_star (GtkWidget *button, gboolean saved)
{
  const char *icon = saved ? "starred-symbolic" : "non-starred-symbolic";

  if (!g_str_equal (gtk_button_get_icon_name (GTK_BUTTON (button)), icon))
    gtk_button_set_icon_name (GTK_BUTTON (button), icon);
}

static void
update_actions (OrreryReference *self)
{
  OrreryEntry *entry = orrery_reference_get_shown (self);
  gboolean saved = entry != NULL
                   && orrery_shelf_is_saved (self->shelf, entry);
  gboolean on_page = adw_leaflet_get_folded (self->leaflet) && shows_page (self);

  set_enabled (self, "back",
               on_page || self->peeked != NULL || orrery_history_can_go (self->history, -1));
  set_enabled (self, "forward", orrery_history_can_go (self->history, 1));
  set_enabled (self, "save-entry", entry != NULL);
  set_enabled (self, "print", self->catalog != NULL);
  set_enabled (self, "turn",
               entry != NULL && ORRERY_IS_ENTRY_VIEW (gtk_stack_get_visible_child (self->page))
                   && orrery_entry_is_tile (entry));
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "save-entry",
                                      g_variant_new_boolean (saved));
  show_star (self->star, saved);
  show_star (self->narrow_star, saved);
}

/* Following a link means that the page was read. */
static gboolean
view_open_cb (OrreryReference *self, OrreryEntry *entry)
{
  if (self->peeked != NULL)
    orrery_history_push (self->history, orrery_entry_get_id (self->peeked));
  orrery_reference_open (self, orrery_entry_get_id (entry));
  return TRUE;
}

/* While typing, the page must appear at once; a fade would draw two pages for some frames. */
static OrreryEntryView *
show_view (OrreryReference *self, gboolean fade)
{
  if (self->view == NULL)
    {
      self->view = orrery_entry_view_new ();
      g_signal_connect_swapped (self->view, "open", G_CALLBACK (view_open_cb), self);
      gtk_stack_add_named (self->page, self->view, "entry");
    }
  gtk_stack_set_visible_child_full (self->page, "entry",
                                    fade ? gtk_stack_get_transition_type (self->page)
                                         : GTK_STACK_TRANSITION_TYPE_NONE);
  return ORRERY_ENTRY_VIEW (self->view);
}

static void
fill_browse (OrreryReference *self)
{
  g_autoptr (GPtrArray) found = orrery_search_pane_list_found (self->pane);

  orrery_browse_set_entries (ORRERY_BROWSE (self->browse), found,
                             found->len == orrery_catalog_get_n_entries (self->catalog));
}

static void
show_browse (OrreryReference *self)
{
  if (self->browse == NULL)
    {
      self->browse = orrery_browse_new (self->catalog);
      gtk_stack_add_child (self->page, self->browse);
    }
  fill_browse (self);
  gtk_stack_set_visible_child (self->page, self->browse);
}

static void
show_help (OrreryReference *self)
{
  if (self->help == NULL)
    {
      self->help = orrery_help_new (self->catalog);
      gtk_stack_add_child (self->page, self->help);
    }
  gtk_stack_set_visible_child (self->page, self->help);
}

static void
show_tableau (OrreryReference *self)
{
  if (self->tableau == NULL)
    {
      self->tableau =
          orrery_part_scrolled (self->ui->new_tableau_page (self->catalog));
      gtk_stack_add_child (self->page, self->tableau);
    }
  gtk_stack_set_visible_child (self->page, self->tableau);
}

static void
show_place (OrreryReference *self, gboolean at_once)
{
  OrreryEntry *entry = lookup_place (self);

  g_clear_object (&self->peeked);
  if (entry != NULL && at_once)
    orrery_entry_view_set_entry (show_view (self, TRUE), entry);
  else if (entry != NULL)
    orrery_entry_view_peek (show_view (self, FALSE), entry);
  else if (g_str_equal (orrery_history_get (self->history), ORRERY_PLACE_HELP))
    show_help (self);
  else if (g_str_equal (orrery_history_get (self->history), ORRERY_PLACE_TABLEAU)
           && self->ui->new_tableau_page != NULL)
    show_tableau (self);
  else
    show_browse (self);
  update_actions (self);
}

/* --- Going somewhere --- */

static void
stop_timers (OrreryReference *self)
{
  g_clear_handle_id (&self->peek_id, g_source_remove);
  g_clear_handle_id (&self->read_id, g_source_remove);
  g_clear_object (&self->coming);
}

static void
go_to (OrreryReference *self, const char *place)
{
  OrreryEntry *entry = orrery_catalog_lookup (self->catalog, place);

  stop_timers (self);
  orrery_history_push (self->history, place);
  show_place (self, TRUE);
  if (entry != NULL)
    orrery_shelf_look_up (self->shelf, entry);
}

/* The leaflet takes the focus along; side by side, it stays where it was. */
static void
show_page (OrreryReference *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->page));
  if (adw_leaflet_get_folded (self->leaflet))
    gtk_widget_child_focus (GTK_WIDGET (self->page), GTK_DIR_TAB_FORWARD);
  else if (focus != NULL && gtk_widget_get_mapped (focus))
    gtk_root_set_focus (root, focus);
}

void
orrery_reference_open (OrreryReference *self, const char *place)
{
  g_return_if_fail (ORRERY_IS_REFERENCE (self));
  g_return_if_fail (place != NULL);

  orrery_reference_load (self);
  if (self->catalog == NULL)
    return;
  go_to (self, place);
  self->depth++;
  show_page (self);
  update_actions (self);
}

/* A search that did not lead here would stand beside a page that nobody looked for. */
void
orrery_reference_open_from_outside (OrreryReference *self, const char *place)
{
  OrreryEntry *entry;

  g_return_if_fail (ORRERY_IS_REFERENCE (self));

  orrery_reference_load (self);
  entry = self->catalog != NULL ? orrery_catalog_lookup_key (self->catalog, place) : NULL;
  if (entry != NULL)
    {
      place = orrery_entry_get_id (entry);
      g_autoptr (GPtrArray) found = orrery_search_pane_list_found (self->pane);

      if (!g_ptr_array_find (found, entry, NULL))
        orrery_search_pane_clear (self->pane);
    }
  orrery_reference_open (self, place);
}

static void
show_list (OrreryReference *self)
{
  self->depth = 0;
  adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->pane));
  orrery_search_pane_focus_text (self->pane);
  update_actions (self);
}

static void
walk (OrreryReference *self, int steps)
{
  stop_timers (self);
  if (self->peeked != NULL && steps < 0)
    {
      /* Back from what was only looked at. */
      show_place (self, TRUE);
      return;
    }
  if (orrery_history_go (self->history, steps) != NULL)
    show_place (self, TRUE);
}

static void
back_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  OrreryReference *self = ORRERY_REFERENCE (user_data);

  if (adw_leaflet_get_folded (self->leaflet) && shows_page (self) && self->depth <= 1)
    show_list (self);
  else
    {
      self->depth = MAX (self->depth, 1) - 1;
      walk (self, -1);
    }
}

static void
forward_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  OrreryReference *self = ORRERY_REFERENCE (user_data);

  walk (self, 1);
  self->depth++;
  show_page (self);
}

static gboolean
read_cb (gpointer data)
{
  OrreryReference *self = data;
  g_autoptr (OrreryEntry) entry = g_steal_pointer (&self->peeked);

  self->read_id = 0;
  orrery_history_push (self->history, orrery_entry_get_id (entry));
  update_actions (self);
  return G_SOURCE_REMOVE;
}

static gboolean
shows_browse (OrreryReference *self)
{
  return self->browse != NULL && gtk_stack_get_visible_child (self->page) == self->browse;
}

static gboolean
peek_cb (gpointer data)
{
  OrreryReference *self = data;

  self->peek_id = 0;
  if (self->coming == NULL)
    {
      fill_browse (self);
      return G_SOURCE_REMOVE;
    }
  g_clear_object (&self->peeked);
  self->peeked = g_steal_pointer (&self->coming);
  orrery_entry_view_peek (show_view (self, FALSE), self->peeked);
  update_actions (self);
  self->read_id = g_timeout_add (READ_DELAY, read_cb, self);
  return G_SOURCE_REMOVE;
}

/* --- The list beside it --- */

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

/* The best hit is shown while one types, without being gone to. */
static void
pane_selected_cb (OrreryReference *self, OrreryEntry *entry)
{
  if (entry != NULL && entry == self->peeked && self->peek_id == 0)
    return;
  stop_timers (self);
  if (entry == NULL || !has_text (self) || adw_leaflet_get_folded (self->leaflet))
    return;
  self->coming = g_object_ref (entry);
  self->peek_id = g_timeout_add (PEEK_DELAY, peek_cb, self);
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

/* Toggles alone pick tiles, so what they pick is shown as tiles. */
static void
pane_changed_cb (OrreryReference *self)
{
  OrreryFilterBar *filters = orrery_search_pane_get_filters (self->pane);

  if (self->catalog == NULL)
    return;
  if (!has_text (self) && !orrery_facets_is_empty (orrery_filter_bar_get_facets (filters)))
    go_to (self, ORRERY_PLACE_BROWSE);
  else if (!has_text (self) && self->peeked != NULL)
    {
      stop_timers (self);
      show_place (self, FALSE);
    }
  else if (shows_browse (self) && self->peek_id == 0)
    self->peek_id = g_timeout_add (PEEK_DELAY, peek_cb, self);
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
    update_actions (self);
}

static void
visible_child_cb (OrreryReference *self)
{
  if (self->actions == NULL)
    return;
  if (!shows_page (self))
    self->depth = 0;
  update_actions (self);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode,
                GdkModifierType state, OrreryReference *self)
{
  if (keyval != GDK_KEY_Escape || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  if (adw_leaflet_get_folded (self->leaflet) && shows_page (self))
    g_action_group_activate_action (G_ACTION_GROUP (self->actions), "back", NULL);
  else
    orrery_search_pane_focus_text (self->pane);
  return TRUE;
}

/* --- Other commands --- */

static void
find_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_list (ORRERY_REFERENCE (user_data));
}

static void
browse_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  orrery_reference_open (ORRERY_REFERENCE (user_data), ORRERY_PLACE_BROWSE);
}

static void
open_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  orrery_reference_open (ORRERY_REFERENCE (user_data), g_variant_get_string (parameter, NULL));
}

static void
save_entry_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  OrreryReference *self = ORRERY_REFERENCE (user_data);
  OrreryEntry *entry = orrery_reference_get_shown (self);

  if (entry != NULL)
    orrery_shelf_set_saved (self->shelf, entry, !orrery_shelf_is_saved (self->shelf, entry));
}

static void
save_entry_state (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_simple_action_set_state (action, state);
}

static void
turn_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_widget_activate_action (ORRERY_REFERENCE (user_data)->view, "entry.turn", NULL);
}

static void
saved_cb (const char *path, gpointer data)
{
  OrreryReference *self = data;
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *title = g_strdup_printf (_("Saved as “%s”"), name);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  AdwToast *toast = adw_toast_new (title);

  adw_toast_set_button_label (toast, _("_Open"));
  adw_toast_set_action_name (toast, "room.open-file");
  adw_toast_set_action_target (toast, "s", uri);
  adw_toast_overlay_add_toast (self->toasts, toast);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, title);
}

static void
open_file_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (user_data));

  gtk_show_uri (GTK_WINDOW (root), g_variant_get_string (parameter, NULL), GDK_CURRENT_TIME);
}

static void
print_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  OrreryReference *self = ORRERY_REFERENCE (user_data);
  g_autoptr (GPtrArray) found = orrery_search_pane_list_found (self->pane);

  orrery_print_dialog_present (GTK_WIDGET (self), self->catalog, orrery_reference_get_shown (self), found, saved_cb, self);
}

static const GActionEntry actions[] = {
  { .name = "find", .activate = find_action },
  { .name = "back", .activate = back_action },
  { .name = "forward", .activate = forward_action },
  { .name = "browse", .activate = browse_action },
  { .name = "open", .activate = open_action, .parameter_type = "s" },
  { .name = "save-entry", .activate = save_entry_action, .state = "false",
    .change_state = save_entry_state },
  { .name = "turn", .activate = turn_action },
  { .name = "print", .activate = print_action },
  { .name = "open-file", .activate = open_file_action, .parameter_type = "s" },
};

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
room_enter (OrreryRoom *room)
{
  OrreryReference *self = ORRERY_REFERENCE (room);

  if (!adw_leaflet_get_folded (self->leaflet) || !shows_page (self))
    orrery_search_pane_focus_text (self->pane);
}

static GtkWidget *
room_get_header (OrreryRoom *room, GtkPackType side)
{
  OrreryReference *self = ORRERY_REFERENCE (room);

  return side == GTK_PACK_START ? self->header_start : self->header_end;
}

/* Each game keeps its own open pages. */
static void
forget_pages (OrreryReference *self)
{
  GtkWidget *page;

  stop_timers (self);
  g_clear_object (&self->peeked);
  self->browse = self->view = self->help = self->tableau = NULL;
  while ((page = gtk_widget_get_first_child (GTK_WIDGET (self->page))) != NULL)
    gtk_stack_remove (self->page, page);
  g_clear_pointer (&self->history, orrery_history_free);
  self->history = orrery_history_new (ORRERY_PLACE_BROWSE);
  self->depth = 0;
}

static void
room_set_game (OrreryRoom *room, const OrreryGame *game)
{
  OrreryReference *self = ORRERY_REFERENCE (room);
  const OrreryGameUi *ui = orrery_game_ui_get (game);

  if (self->ui == ui)
    return;
  self->ui = ui;
  if (self->catalog == NULL)
    return;
  forget_pages (self);
  self->catalog = NULL;
  orrery_reference_load (self);
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

  stop_timers (self);
  g_clear_handle_id (&self->load_id, g_source_remove);
  g_clear_object (&self->peeked);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (self), ORRERY_TYPE_REFERENCE);
  g_clear_pointer (&self->history, orrery_history_free);

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
  /* For links on pages that are no entry: the grid and the help. */
  gtk_widget_class_install_action (widget_class, "entry.open", "s", entry_open_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_reference_init (OrreryReference *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->ui = orrery_game_ui_get_default ();
  self->shelf = orrery_shelf_get_default ();
  self->history = orrery_history_new (ORRERY_PLACE_BROWSE);
  gtk_widget_init_template (GTK_WIDGET (self));
  orrery_stack_set_spoken (self->page, _("Reference"));
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions),
                                   self);
  orrery_search_pane_capture_keys (self->pane, GTK_WIDGET (self));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (self->shelf, "changed", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  update_actions (self);
}

GtkWidget *
orrery_reference_new (void)
{
  return g_object_new (ORRERY_TYPE_REFERENCE, NULL);
}

static void
show_error (OrreryReference *self, const GError *error)
{
  GtkWidget *status = g_object_new (ADW_TYPE_STATUS_PAGE,
                                    "icon-name", "dialog-error-symbolic",
                                    "title", _("The Reference Is Missing"),
                                    "description", error->message,
                                    NULL);

  gtk_stack_add_child (self->page, status);
  gtk_stack_set_visible_child (self->page, status);
}

void
orrery_reference_load (OrreryReference *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ORRERY_IS_REFERENCE (self));

  if (self->catalog != NULL)
    return;
  self->catalog = orrery_catalog_get_for_game (self->ui->game->rules->id, &error);
  if (self->catalog == NULL)
    {
      show_error (self, error);
      return;
    }
  orrery_search_pane_load (self->pane, self->catalog);
  if (self->peek_id == 0)
    show_place (self, TRUE);
}

void
orrery_reference_search (OrreryReference *self, const char *text)
{
  g_return_if_fail (ORRERY_IS_REFERENCE (self));

  orrery_reference_load (self);
  show_list (self);
  orrery_search_pane_set_text (self->pane, text);
}

const char *
orrery_reference_get_place (OrreryReference *self)
{
  g_return_val_if_fail (ORRERY_IS_REFERENCE (self), NULL);

  return orrery_history_get (self->history);
}

OrreryEntry *
orrery_reference_get_shown (OrreryReference *self)
{
  g_return_val_if_fail (ORRERY_IS_REFERENCE (self), NULL);

  return self->peeked != NULL ? self->peeked : lookup_place (self);
}

OrrerySearchPane *
orrery_reference_get_pane (OrreryReference *self)
{
  g_return_val_if_fail (ORRERY_IS_REFERENCE (self), NULL);

  return self->pane;
}
