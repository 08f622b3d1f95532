/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-reference"

#include "app/reference/orrery-reference-private.h"

#include <glib/gi18n.h>

#include "app/reference/orrery-entry-view.h"
#include "app/reference/orrery-print-dialog.h"
#include "app/room/orrery-room.h"
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
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "save-entry")),
                             g_variant_new_boolean (saved));
  show_star (self->star, saved);
  show_star (self->narrow_star, saved);
}

static void
back_action (OrreryReference *self)
{
  if (adw_leaflet_get_folded (self->leaflet) && reference_shows_page (self) && self->depth <= 1)
    reference_show_list (self);
  else
    {
      self->depth = MAX (self->depth, 1) - 1;
      reference_walk (self, -1);
    }
}

static void
forward_action (OrreryReference *self)
{
  reference_walk (self, 1);
  self->depth++;
  reference_show_page (self);
}

static void
find_action (OrreryReference *self)
{
  reference_show_list (self);
  orrery_search_pane_select_text (self->pane);
}

static void
browse_action (OrreryReference *self)
{
  orrery_reference_open (self, ORRERY_PLACE_BROWSE);
}

static void
open_action (OrreryReference *self, GVariant *parameter)
{
  orrery_reference_open (self, g_variant_get_string (parameter, NULL));
}

static void
save_entry_action (OrreryReference *self, GVariant *saved)
{
  OrreryEntry *entry = orrery_reference_get_shown (self);

  if (entry != NULL)
    orrery_shelf_set_saved (self->shelf, entry, g_variant_get_boolean (saved));
}

static void
turn_action (OrreryReference *self)
{
  gtk_widget_activate_action (self->view, "entry.turn", NULL);
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
open_file_action (OrreryReference *self, GVariant *parameter)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  gtk_show_uri (GTK_WINDOW (root), g_variant_get_string (parameter, NULL), GDK_CURRENT_TIME);
}

static void
print_action (OrreryReference *self)
{
  g_autoptr (GPtrArray) found = orrery_search_pane_list_found (self->pane);

  orrery_print_dialog_present (GTK_WIDGET (self), self->catalog, orrery_reference_get_shown (self), found, saved_cb, self);
}

static const OrreryCommand commands[] = {
  { "find", G_CALLBACK (find_action) },
  { "back", G_CALLBACK (back_action) },
  { "forward", G_CALLBACK (forward_action) },
  { "browse", G_CALLBACK (browse_action) },
  { "open", G_CALLBACK (open_action), NULL, "s" },
  { "save-entry", G_CALLBACK (save_entry_action), NULL, NULL, "false" },
  { "turn", G_CALLBACK (turn_action) },
  { "print", G_CALLBACK (print_action) },
  { "open-file", G_CALLBACK (open_file_action), NULL, "s" },
};

void
reference_add_actions (OrreryReference *self)
{
  self->actions = g_simple_action_group_new ();
  orrery_room_add_commands (G_ACTION_MAP (self->actions), commands, G_N_ELEMENTS (commands), self, self);
}
