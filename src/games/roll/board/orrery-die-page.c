/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A die's page: its faces, their odds, and how many there are. */
#define G_LOG_DOMAIN "orrery-die-page"

#include "games/roll/board/orrery-roll-pages.h"

#include <glib/gi18n.h>
#include <math.h>

#include "catalog/orrery-links.h"
#include "games/roll/board/orrery-die.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/catalog/orrery-roll-entry.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/page/orrery-page-parts.h"

/* The largest number of dice in the table of chances. */
#define MOST_DICE 4

static GtkWidget *
new_faces (RollColour colour)
{
  GtkWidget *wrap = orrery_wrap_new (8);

  for (guint i = 0; i < 6; i++)
    orrery_wrap_append (ORRERY_WRAP (wrap),
                        orrery_die_new (colour, roll_dice[colour].sides[i], 56));
  return wrap;
}

static GtkWidget *
new_cell (const char *text, gboolean heading)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, heading ? "caption-heading" : "numeric");
  if (heading)
    gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static void
attach_percent (GtkGrid *grid, double chance, int column, int row)
{
  /* Translators: a chance in percent. */
  g_autofree char *text = g_strdup_printf (_("%d%%"), (int) lround (100 * chance));

  gtk_grid_attach (grid, new_cell (text, FALSE), column, row, 1, 1);
}

static void
attach_headings (GtkGrid *grid)
{
  gtk_grid_attach (grid, new_cell (_("Faces"), TRUE), 2, 0, 1, 1);
  for (int n = 1; n <= MOST_DICE; n++)
    {
      g_autofree char *text = g_strdup_printf (ngettext ("%d die", "%d dice", (gulong) n), n);

      gtk_grid_attach (grid, new_cell (text, TRUE), 2 + n, 0, 1, 1);
    }
}

/* A wild die can go to any column, so it counts for every phase. */
static void
attach_side (GtkGrid *grid, RollColour colour, RollPhase side, int row)
{
  const RollDie *die = &roll_dice[colour];
  guint weight = die->weight[side] + (side == ROLL_WILD ? 0 : die->weight[ROLL_WILD]);
  g_autofree char *faces = g_strdup_printf (_("%u of 6"), die->weight[side]);
  GtkWidget *name = gtk_label_new (orrery_phase_name (side));

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_grid_attach (grid, orrery_die_new (colour, side, ORRERY_DIE_MEDIUM), 0, row, 1, 1);
  gtk_grid_attach (grid, name, 1, row, 1, 1);
  gtk_grid_attach (grid, new_cell (faces, FALSE), 2, row, 1, 1);
  for (int n = 1; n <= MOST_DICE; n++)
    attach_percent (grid, 1 - pow (1 - weight / 6.0, n), 2 + n, row);
}

static GtkWidget *
new_odds (RollColour colour)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *card = orrery_part_card ();
  int row = 1;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  attach_headings (GTK_GRID (grid));
  for (RollPhase side = 0; side < ROLL_N_SIDES; side++)
    if (roll_dice[colour].weight[side] > 0 || side != ROLL_WILD)
      attach_side (GTK_GRID (grid), colour, side, row++);
  orrery_part_card_add (card, orrery_sideways_new (grid));
  return card;
}

GtkWidget *
orrery_die_page_new (OrreryCatalog *catalog, OrreryEntry *entry)
{
  RollColour colour = (RollColour) orrery_entry_get_die (entry);
  GtkWidget *page = orrery_part_column (24);
  GtkWidget *head = orrery_part_column (12);
  GtkWidget *chips = orrery_wrap_new (8);
  GtkWidget *odds = orrery_part_section (_("How likely is a worker?"), new_odds (colour));
  g_autofree char *count = g_strdup_printf (_("%u in the box"), roll_dice[colour].count);
  g_autoptr (GPtrArray) links = orrery_entry_list_links (entry);

  gtk_box_append (GTK_BOX (head), orrery_part_heading (orrery_entry_get_name (entry), 1));
  orrery_wrap_append (ORRERY_WRAP (chips),
                      orrery_part_chip (_("Die"), orrery_symbol_of_colour (colour)));
  orrery_wrap_append (ORRERY_WRAP (chips), orrery_part_chip (count, -1));
  gtk_box_append (GTK_BOX (head), chips);
  gtk_box_append (GTK_BOX (page), head);
  gtk_box_append (GTK_BOX (page), orrery_part_section (_("Its six faces"), new_faces (colour)));
  gtk_box_append (GTK_BOX (odds),
                  orrery_part_label (_("The chance that at least one of this many dice can work "
                                       "in the phase. A wild face counts for every phase."),
                                     "dim-label"));
  gtk_box_append (GTK_BOX (page), odds);
  orrery_part_add_rulings (page, catalog, entry);
  orrery_part_add_links (page, links);
  return page;
}
