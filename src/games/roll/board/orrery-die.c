/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-die.h"

#include "games/roll/board/orrery-die-art.h"
#include "games/roll/words/orrery-words.h"

/* A finger needs this much room, whatever is drawn. */
#define TOUCH_SIZE 44

struct _OrreryDie
{
  OrreryPiece parent_instance;

  guint colour;
  guint side;
  int size;
};

G_DEFINE_FINAL_TYPE (OrreryDie, orrery_die, ORRERY_TYPE_PIECE)

static gboolean
has_touch (GtkWidget *widget)
{
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (widget));

  return seat && (gdk_seat_get_capabilities (seat) & GDK_SEAT_CAPABILITY_TOUCH);
}

static void
orrery_die_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  int size = ORRERY_DIE (widget)->size;

  if (orrery_piece_get_activatable (ORRERY_PIECE (widget)) && has_touch (widget))
    size = MAX (size, TOUCH_SIZE);
  *minimum = *natural = size;
}

static double
orrery_die_get_bounds (OrreryPiece *piece, graphene_rect_t *bounds)
{
  int size = ORRERY_DIE (piece)->size;
  int x = (bounds->size.width - size) / 2, y = (bounds->size.height - size) / 2;

  *bounds = GRAPHENE_RECT_INIT (x, y, size, size);
  return size * ORRERY_DIE_CORNER;
}

static void
orrery_die_get_picture (OrreryPiece *piece, OrreryPicture *picture)
{
  OrreryDie *self = ORRERY_DIE (piece);

  picture->kind = &orrery_picture_die;
  picture->which = self->colour;
  picture->detail = self->side;
}

static char *
orrery_die_describe (OrreryPiece *piece)
{
  OrreryDie *self = ORRERY_DIE (piece);

  return orrery_die_spoken (self->colour, self->side);
}

void
orrery_die_set_colour (OrreryDie *self, RollColour colour)
{
  g_return_if_fail (ORRERY_IS_DIE (self) && colour < ROLL_N_COLOURS);

  if (self->colour == colour)
    return;
  self->colour = colour;
  orrery_piece_changed (ORRERY_PIECE (self));
}

static void
orrery_die_class_init (OrreryDieClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  OrreryPieceClass *piece_class = ORRERY_PIECE_CLASS (class);

  widget_class->measure = orrery_die_measure;
  piece_class->get_bounds = orrery_die_get_bounds;
  piece_class->get_picture = orrery_die_get_picture;
  piece_class->describe = orrery_die_describe;
  gtk_widget_class_set_css_name (widget_class, "orrery-die");
}

static void
orrery_die_init (OrreryDie *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
orrery_die_new (RollColour colour, RollPhase side, int size)
{
  OrreryDie *self = g_object_new (ORRERY_TYPE_DIE, NULL);

  self->colour = colour;
  self->side = side;
  self->size = size;
  orrery_piece_changed (ORRERY_PIECE (self));
  return GTK_WIDGET (self);
}
