/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/table/orrery-reveal-columns.h"

#include "games/roll/board/orrery-phase-tile.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-pair.h"

#include <glib/gi18n.h>

enum
{
  SPACING = 6,
  WIDE_SPACING = 12,
  BESIDE_FROM = 600,
  PLAYER_SHARE = 205, /* of a thousand */
  WIDE_PLAYER_SHARE = 300,
  LINE_BESIDE_FROM = 700,
  LINE_SHARE = 285,
  HEAD_HEIGHT = 32,
  NEVER = 100000
};

static GtkWidget *
new_pair (int from, int share, GtkWidget *first, GtkWidget *second)
{
  GtkWidget *pair = orrery_pair_new ();

  orrery_pair_set_room (ORRERY_PAIR (pair), from, WIDE_SPACING);
  orrery_pair_set_share (ORRERY_PAIR (pair), share);
  gtk_widget_set_parent (first, pair);
  gtk_widget_set_parent (second, pair);
  return pair;
}

GtkWidget *
orrery_reveal_columns_new (GtkWidget *player, GtkWidget *line, GtkWidget *cells)
{
  return new_pair (BESIDE_FROM, PLAYER_SHARE, player, new_pair (LINE_BESIDE_FROM, LINE_SHARE, line, cells));
}

void
orrery_reveal_columns_set_short (GtkWidget *columns, gboolean is_short)
{
  orrery_pair_set_room (ORRERY_PAIR (gtk_widget_get_last_child (columns)), is_short ? LINE_BESIDE_FROM : NEVER, WIDE_SPACING);
}

void
orrery_reveal_columns_set_wide (GtkWidget *columns, gboolean wide)
{
  orrery_pair_set_share (ORRERY_PAIR (columns), wide ? PLAYER_SHARE : WIDE_PLAYER_SHARE);
}

GtkWidget *
orrery_reveal_columns_new_cells (void)
{
  GtkWidget *cells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  gtk_box_set_homogeneous (GTK_BOX (cells), TRUE);
  gtk_widget_set_hexpand (cells, TRUE);
  return cells;
}

static GtkWidget *
new_last_head (gboolean cup)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *name = orrery_label_new ("caption-heading", 0);

  gtk_label_set_label (GTK_LABEL (name), cup ? _("Back to cup") : _("Dictate"));
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (head), orrery_symbol_new (cup ? ORRERY_SYMBOL_CUP : ORRERY_SYMBOL_DICTATE, 16));
  gtk_box_append (GTK_BOX (head), name);
  return head;
}

GtkWidget *
orrery_reveal_columns_new_heads (guint phases)
{
  GtkWidget *heads = orrery_reveal_columns_new_cells ();

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    if (phases == 0 || (phases & ROLL_BIT (phase)) != 0)
      {
        GtkWidget *tile = orrery_phase_tile_new (phase, TRUE);

        orrery_phase_tile_set_flat (ORRERY_PHASE_TILE (tile), TRUE);
        gtk_widget_set_size_request (tile, -1, HEAD_HEIGHT);
        gtk_box_append (GTK_BOX (heads), tile);
      }
  gtk_box_append (GTK_BOX (heads), new_last_head (phases != 0));
  return heads;
}
