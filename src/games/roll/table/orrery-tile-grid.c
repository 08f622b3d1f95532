/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/table/orrery-tile-grid.h"

#include "games/roll/board/orrery-die.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-scrolled.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n.h>

enum
{
  HEIGHT = 300,
  MOST_COST = 6, /* and more */
  /* Colors of worlds, and after them: */
  GRAY = ROLL_N_COLOURS,
  DEVELOPMENT,
  N_COLOURS
};

struct _OrreryTileGrid
{
  AdwBin parent_instance;

  OrreryFaceFilter filter;
  gpointer data;
  int colour; /* -1: any */
  int cost;
  gboolean updating;

  GtkWidget *colours[N_COLOURS]; /* NULL: no world has it */
  GtkWidget *costs[MOST_COST + 1];
  GtkWidget *tiles;
};

G_DEFINE_FINAL_TYPE (OrreryTileGrid, orrery_tile_grid, ADW_TYPE_BIN)

static guint picked_signal;

/* --- Which tiles --- */

static int
colour_of (guint8 face)
{
  return roll_faces[face].kind == ROLL_DEVELOPMENT ? DEVELOPMENT : MIN (roll_faces[face].colour, GRAY);
}

/* A faction is both of its halves, and is shown as the left one. */
static gboolean
is_right_half (guint8 face)
{
  return roll_faces[face].set == ROLL_SET_FACTION && face > 0 && roll_faces[face - 1].set == ROLL_SET_FACTION
         && !is_right_half (face - 1);
}

static gboolean
is_left (OrreryTileGrid *self, guint8 face)
{
  return !is_right_half (face) && (self->filter == NULL || self->filter (face, self->data));
}

/* --- Tiles --- */

static void
clicked_cb (GtkWidget *button, OrreryTileGrid *self)
{
  g_signal_emit (self, picked_signal, 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "face")));
}

static GtkWidget *
tile_new (OrreryTileGrid *self, guint8 face)
{
  g_autofree char *label = orrery_tile_names_label (face);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), orrery_tile_new (face, ORRERY_TILE_SMALL));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "orrery-tile-button");
  orrery_set_spoken (button, label);
  g_object_set_data (G_OBJECT (button), "face", GUINT_TO_POINTER (face));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, 0);
  return button;
}

static void
show_tiles (OrreryTileGrid *self)
{
  orrery_wrap_clear (ORRERY_WRAP (self->tiles));
  for (guint8 face = 0; face < ROLL_N_FACES; face++)
    if (is_left (self, face) && (self->colour < 0 || colour_of (face) == self->colour)
        && (self->cost < 0 || MIN (roll_faces[face].cost, MOST_COST) == self->cost))
      orrery_wrap_append (ORRERY_WRAP (self->tiles), tile_new (self, face));
}

/* --- Toggles --- */

static void
show_toggles (OrreryTileGrid *self)
{
  self->updating = TRUE;
  for (int i = 0; i < N_COLOURS; i++)
    if (self->colours[i] != NULL)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->colours[i]), i == self->colour);
  for (int i = 1; i <= MOST_COST; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->costs[i]), i == self->cost);
  self->updating = FALSE;
  show_tiles (self);
}

static void
toggled_cb (GtkToggleButton *button, OrreryTileGrid *self)
{
  int *chosen = g_object_get_data (G_OBJECT (button), "chosen");
  const int what = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "what"));

  if (self->updating)
    return;
  *chosen = gtk_toggle_button_get_active (button) ? what : -1;
  show_toggles (self);
}

/* Chooses one of its row, or none. */
static GtkWidget *
toggle_new (OrreryTileGrid *self, GtkWidget *child, const char *spoken, int what, int *chosen)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_set_tooltip_text (button, spoken);
  orrery_set_spoken (button, spoken);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "what", GINT_TO_POINTER (what));
  g_object_set_data (G_OBJECT (button), "chosen", chosen);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, 0);
  return button;
}

static gboolean
has_colour (OrreryTileGrid *self, int colour)
{
  for (guint face = 0; face < ROLL_N_FACES; face++)
    if (is_left (self, (guint8) face) && colour_of ((guint8) face) == colour)
      return TRUE;
  return FALSE;
}

static GtkWidget *
build_colours (OrreryTileGrid *self)
{
  GtkWidget *row = orrery_wrap_new (3);

  for (int i = 0; i < N_COLOURS; i++)
    if (has_colour (self, i))
      {
        const char *name = i == DEVELOPMENT ? _("Development") : i == GRAY ? _("Gray") : orrery_colour_name ((guint) i);
        GtkWidget *child = i < GRAY ? orrery_die_new ((guint) i, ROLL_NO_PHASE, ORRERY_DIE_SMALL) : gtk_label_new (name);

        self->colours[i] = toggle_new (self, child, name, i, &self->colour);
        orrery_wrap_append (ORRERY_WRAP (row), self->colours[i]);
      }
  return row;
}

static GtkWidget *
build_costs (OrreryTileGrid *self)
{
  GtkWidget *row = orrery_wrap_new (3);

  for (int i = 1; i <= MOST_COST; i++)
    {
      g_autofree char *text = g_strdup_printf (i < MOST_COST ? "%d" : "%d+", i);
      /* Translators: the cost of a tile, "Cost 6+". */
      g_autofree char *spoken = g_strdup_printf (_("Cost %s"), text);

      self->costs[i] = toggle_new (self, gtk_label_new (text), spoken, i, &self->cost);
      orrery_wrap_append (ORRERY_WRAP (row), self->costs[i]);
    }
  return row;
}

/* --- The widget --- */

static void
orrery_tile_grid_class_init (OrreryTileGridClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  picked_signal = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
orrery_tile_grid_init (OrreryTileGrid *self)
{
  self->colour = self->cost = -1;
}

GtkWidget *
orrery_tile_grid_new (OrreryFaceFilter filter, gpointer data)
{
  OrreryTileGrid *self = g_object_new (ORRERY_TYPE_TILE_GRID, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *scrolled;

  self->filter = filter;
  self->data = data;
  self->tiles = orrery_wrap_new (3);
  scrolled = orrery_scrolled_new (self->tiles);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), HEIGHT);
  gtk_box_append (GTK_BOX (box), build_colours (self));
  gtk_box_append (GTK_BOX (box), build_costs (self));
  gtk_box_append (GTK_BOX (box), scrolled);
  adw_bin_set_child (ADW_BIN (self), box);
  show_tiles (self);
  return GTK_WIDGET (self);
}
