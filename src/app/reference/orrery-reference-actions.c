/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-reference"

#include "app/reference/orrery-reference-private.h"

#include <glib/gi18n.h>

#include "app/reference/orrery-entry-view.h"
#include "app/reference/orrery-print-dialog.h"
#include "widgets/layout/orrery-announce.h"

static void
set_enabled (OrreryReference *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* Setting an icon queues a resize, and this may be called during layout. */
static void
show_star (GtkWidget *button, gboolean saved)
{
  const char *icon = saved ? "starred-symbolic" : "non-starred-symbolic";

  if (!g_str_equal (gtk_button_get_icon_name (GTK_BUTTON (button)), icon))
    gtk_button_set_icon_name (GTK_BUTTON (button), icon);
}

void
reference_update_actions (OrreryReference *self)
{
  OrreryEntry *entry = orrery_reference_get_shown (self);
  gboolean saved = entry != NULL
                   && orrery_shelf_is_saved (self->shelf, entry);
  gboolean on_page = adw_leaflet_get_folded (self->leaflet) && reference_shows_page (self);

  set_enabled (self, "back",
               on_page || self->peeked != NULL || orrery_visits_can_go (self->visits, -1));
  set_enabled (self, "forward", orrery_visits_can_go (self->visits, 1));
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

static void
back_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  OrreryReference *self = ORRERY_REFERENCE (user_data);

  if (adw_leaflet_get_folded (self->leaflet) && reference_shows_page (self) && self->depth <= 1)
    reference_show_list (self);
  else
    {
      self->depth = MAX (self->depth, 1) - 1;
      reference_walk (self, -1);
    }
}

static void
forward_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  OrreryReference *self = ORRERY_REFERENCE (user_data);

  reference_walk (self, 1);
  self->depth++;
  reference_show_page (self);
}

static void
find_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  reference_show_list (ORRERY_REFERENCE (user_data));
  orrery_search_pane_select_text (ORRERY_REFERENCE (user_data)->pane);
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

void
reference_add_actions (OrreryReference *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions), self);
}
