/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-tile-search"

#include "games/roll/table/orrery-tile-search.h"

#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/table/orrery-tile-grid.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-keys.h"

#include <glib/gi18n.h>

enum
{
  GRID_WIDTH = 300
};

struct _OrreryTileSearch
{
  OrreryNameSearch parent_instance;

  GtkWidget *all; /* opens the grid */

  OrreryFaceFilter filter;
  gpointer data;
  char *unsaid;
};

G_DEFINE_FINAL_TYPE (OrreryTileSearch, orrery_tile_search, ORRERY_TYPE_NAME_SEARCH)

static guint unsaid_signal;

static gboolean
passes (guint8 face, gpointer data)
{
  OrreryTileSearch *self = data;

  return self->filter == NULL || self->filter (face, self->data);
}

static void
orrery_tile_search_find (OrreryNameSearch *search, const char *text, GArray *suggestions)
{
  g_autoptr (GArray) found = orrery_tile_names_find (text, passes, search);

  for (guint i = 0; i < MIN (found->len, ORRERY_NAME_SEARCH_MOST); i++)
    {
      const guint8 face = g_array_index (found, guint8, i);
      OrrerySuggestion suggestion = { face, orrery_tile_names_label (face), orrery_tile_paintable_new (face, ORRERY_TILE_MINI) };

      g_array_append_val (suggestions, suggestion);
    }
}

/* --- No suggestion --- */

static void
unsaid_cb (OrreryTileSearch *self)
{
  g_signal_emit (self, unsaid_signal, 0);
}

static void
orrery_tile_search_fill (OrreryNameSearch *search, GtkWidget *wrap)
{
  OrreryTileSearch *self = ORRERY_TILE_SEARCH (search);
  GtkWidget *button;

  if (self->unsaid == NULL)
    return;
  button = orrery_key_button_new (self->unsaid, GDK_KEY_Return, 0);
  g_signal_connect_object (button, "clicked", G_CALLBACK (unsaid_cb), self, G_CONNECT_SWAPPED);
  orrery_wrap_append (ORRERY_WRAP (wrap), button);
}

/* Goes to the next field: unlike Tab, past the grid and the picked tiles. */
static void
go_on (OrreryTileSearch *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  while (gtk_widget_child_focus (GTK_WIDGET (root), GTK_DIR_TAB_FORWARD)
         && gtk_widget_get_ancestor (gtk_root_get_focus (root), GTK_TYPE_MENU_BUTTON) != NULL)
    continue;
}

static void
orrery_tile_search_pass (OrreryNameSearch *search, gboolean is_empty)
{
  OrreryTileSearch *self = ORRERY_TILE_SEARCH (search);

  if (!is_empty)
    gtk_widget_error_bell (GTK_WIDGET (self)); /* no tile has that name */
  else if (self->unsaid != NULL)
    unsaid_cb (self);
  else
    go_on (self);
}

/* --- The grid --- */

static void
grid_picked_cb (OrreryTileSearch *self, guint face)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->all));
  orrery_name_search_pick (ORRERY_NAME_SEARCH (self), face);
}

/* The remaining tiles may have changed in the meantime. */
static void
open_cb (GtkMenuButton *button, gpointer data)
{
  OrreryTileSearch *self = data;
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = orrery_tile_grid_new (passes, self);

  g_signal_connect_object (grid, "picked", G_CALLBACK (grid_picked_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_size_request (grid, GRID_WIDTH, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_menu_button_set_popover (button, popover);
}

static void
orrery_tile_search_finalize (GObject *object)
{
  g_free (ORRERY_TILE_SEARCH (object)->unsaid);

  G_OBJECT_CLASS (orrery_tile_search_parent_class)->finalize (object);
}

static void
orrery_tile_search_class_init (OrreryTileSearchClass *klass)
{
  OrreryNameSearchClass *search_class = ORRERY_NAME_SEARCH_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = orrery_tile_search_finalize;
  search_class->nothing = N_("No remaining tile has that name.");
  search_class->find = orrery_tile_search_find;
  search_class->fill = orrery_tile_search_fill;
  search_class->pass = orrery_tile_search_pass;
  unsaid_signal = g_signal_new ("unsaid", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* With a keyboard, people type tiles, and Enter goes to the next field. */
static void
orrery_tile_search_init (OrreryTileSearch *self)
{
  self->all = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->all), "view-grid-symbolic");
  gtk_widget_set_tooltip_text (self->all, _("All tiles"));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->all), open_cb, self, NULL);
  orrery_name_search_add (ORRERY_NAME_SEARCH (self), self->all);
}

GtkWidget *
orrery_tile_search_new (const char *placeholder)
{
  OrreryNameSearch *self = g_object_new (ORRERY_TYPE_TILE_SEARCH, NULL);

  orrery_name_search_set_hint (self, placeholder);
  return GTK_WIDGET (self);
}

void
orrery_tile_search_set_filter (OrreryTileSearch *self, OrreryFaceFilter filter, gpointer data)
{
  g_return_if_fail (ORRERY_IS_TILE_SEARCH (self));

  self->filter = filter;
  self->data = data;
  orrery_name_search_update (ORRERY_NAME_SEARCH (self));
}

void
orrery_tile_search_set_unsaid (OrreryTileSearch *self, const char *label)
{
  g_return_if_fail (ORRERY_IS_TILE_SEARCH (self));

  g_free (self->unsaid);
  self->unsaid = g_strdup (label);
  orrery_name_search_update (ORRERY_NAME_SEARCH (self));
}
