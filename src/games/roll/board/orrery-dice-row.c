/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-dice-row.h"

#include <stdlib.h>
#include <string.h>

#include "games/roll/board/orrery-board-die.h"
#include "widgets/art/orrery-builders.h"

struct _OrreryDiceRow
{
  AdwBin parent_instance;

  guint place;
  int size;
  guint most;
  guint slots;
  RollDice dice;
  guint offered;
  RollDice marked;
  GtkOrientation orientation;
  guint a_line;  /* how many before the next row or column starts; 0: any number */
  guint n_items;
  GtkWidget *grid;
};

G_DEFINE_FINAL_TYPE (OrreryDiceRow, orrery_dice_row, ADW_TYPE_BIN)

static guint picked_signal;

static void
on_clicked_cb (OrreryDiceRow *self, OrreryBoardDie *die)
{
  guint colour = orrery_board_die_get (die)->colour;

  if (self->offered & ROLL_BIT (colour))
    g_signal_emit (self, picked_signal, 0, colour, die);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
add_item (OrreryDiceRow *self, GtkWidget *item)
{
  guint along = self->a_line > 0 ? self->n_items % self->a_line : self->n_items;
  guint across = self->a_line > 0 ? self->n_items / self->a_line : 0;

  if (self->orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_grid_attach (GTK_GRID (self->grid), item, along, across, 1, 1);
  else
    gtk_grid_attach (GTK_GRID (self->grid), item, across, along, 1, 1);
  self->n_items++;
}

static void
add_die (OrreryDiceRow *self, RollColour colour, gboolean marked)
{
  GtkWidget *die = orrery_board_die_new_at (colour, self->place, self->size);

  if (marked)
    orrery_piece_set_state (ORRERY_PIECE (die), ORRERY_PIECE_SELECTED);
  else if (self->offered & ROLL_BIT (colour))
    orrery_piece_set_state (ORRERY_PIECE (die), ORRERY_PIECE_TARGET);
  g_signal_connect_object (die, "clicked", G_CALLBACK (on_clicked_cb), self, G_CONNECT_SWAPPED);
  add_item (self, die);
}

static void
add_count (OrreryDiceRow *self, guint n)
{
  GtkWidget *label = orrery_label_new ("caption orrery-number", 0);
  g_autofree char *text = g_strdup_printf ("×%u", n);

  gtk_label_set_text (GTK_LABEL (label), text);
  add_item (self, label);
}

static void
add_places (OrreryDiceRow *self, guint n)
{
  OrreryPicture picture = { &orrery_picture_die_place, 0, 0, self->size, self->size, { 0 }, NULL };

  for (guint i = 0; i < n; i++)
    add_item (self, orrery_picture_image_new (&picture));
}

static void
rebuild (OrreryDiceRow *self)
{
  guint all = 0;

  orrery_clear_children (self->grid);
  self->n_items = 0;
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    all += self->dice[colour];
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      guint n = self->dice[colour], few = self->most == 0 ? 1 : 2;
      guint shown = all > self->most && n > few ? 1 : n;

      for (guint i = 0; i < shown; i++)
        add_die (self, colour, i < self->marked[colour]);
      if (shown < n)
        add_count (self, n);
    }
  if (self->slots > all)
    add_places (self, self->slots - all);
}

void
orrery_dice_row_set_dice (OrreryDiceRow *self, const guint8 *dice, guint slots)
{
  g_return_if_fail (ORRERY_IS_DICE_ROW (self));

  if (memcmp (self->dice, dice, ROLL_N_COLOURS) == 0 && self->slots == slots)
    return;
  memcpy (self->dice, dice, ROLL_N_COLOURS);
  self->slots = slots;
  rebuild (self);
}

/* Counts the dice themselves: a number after a die says how many it stands for. */
void
orrery_dice_row_get_dice (OrreryDiceRow *self, guint8 *dice)
{
  guint colour = 0;

  g_return_if_fail (ORRERY_IS_DICE_ROW (self));

  memset (dice, 0, sizeof (RollDice));
  for (GtkWidget *child = gtk_widget_get_first_child (self->grid); child;
       child = gtk_widget_get_next_sibling (child))
    {
      if (ORRERY_IS_BOARD_DIE (child))
        {
          colour = orrery_board_die_get (ORRERY_BOARD_DIE (child))->colour;
          dice[colour]++;
        }
      else if (GTK_IS_LABEL (child))
        dice[colour] = atoi (g_utf8_next_char (gtk_label_get_text (GTK_LABEL (child))));
    }
}

void
orrery_dice_row_set_offer (OrreryDiceRow *self, guint colours, const guint8 *marked)
{
  static const RollDice none;

  g_return_if_fail (ORRERY_IS_DICE_ROW (self));

  if (!marked)
    marked = none;
  if (self->offered == colours && memcmp (self->marked, marked, ROLL_N_COLOURS) == 0)
    return;
  self->offered = colours;
  memcpy (self->marked, marked, ROLL_N_COLOURS);
  rebuild (self);
}

void
orrery_dice_row_set_size (OrreryDiceRow *self, int size)
{
  g_return_if_fail (ORRERY_IS_DICE_ROW (self));

  if (self->size == size)
    return;
  self->size = size;
  rebuild (self);
}

void
orrery_dice_row_set_line (OrreryDiceRow *self, guint a_line, int spacing)
{
  g_return_if_fail (ORRERY_IS_DICE_ROW (self));

  self->a_line = a_line;
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), spacing);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), spacing);
  rebuild (self);
}

void
orrery_dice_row_set_most (OrreryDiceRow *self, guint most)
{
  g_return_if_fail (ORRERY_IS_DICE_ROW (self));

  if (self->most == most)
    return;
  self->most = most;
  rebuild (self);
}

GtkWidget *
orrery_dice_row_new (guint place, int size, GtkOrientation orientation)
{
  OrreryDiceRow *self = g_object_new (ORRERY_TYPE_DICE_ROW, NULL);

  self->place = place;
  self->size = size;
  self->orientation = orientation;
  return GTK_WIDGET (self);
}

static void
orrery_dice_row_class_init (OrreryDiceRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  picked_signal = g_signal_new ("picked", ORRERY_TYPE_DICE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 2, G_TYPE_UINT, GTK_TYPE_WIDGET);
  gtk_widget_class_set_css_name (widget_class, "orrery-dice-row");
}

static void
orrery_dice_row_init (OrreryDiceRow *self)
{
  self->size = 28;
  self->most = 8;
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_widget_set_valign (self->grid, GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), self->grid);
}
