/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-board-die.h"

#include <glib/gi18n.h>
#include <math.h>

#include "games/roll/board/orrery-closer.h"
#include "games/roll/board/orrery-die-art.h"
#include "widgets/art/orrery-peek.h"
#include "widgets/motion/orrery-motion.h"
#include "games/roll/words/orrery-words.h"

/* How many sides it shows and how often it turns while it tumbles. */
#define TUMBLE_SIDES 9
#define TUMBLE_TURNS 1.25
/* Its final side is visible well before it stops. */
#define TUMBLE_SETTLES 0.8

struct _OrreryBoardDie
{
  OrreryPiece parent_instance;

  OrreryPlacedDie die;
  int size;
  double tumbling; /* 0 … 1; 1 at rest */
};

G_DEFINE_FINAL_TYPE (OrreryBoardDie, orrery_board_die, ORRERY_TYPE_PIECE)

GtkWidget *
orrery_board_die_new (const OrreryPlacedDie *die,
                      int                    size)
{
  OrreryBoardDie *self = g_object_new (ORRERY_TYPE_BOARD_DIE, NULL);

  orrery_piece_set_activatable (ORRERY_PIECE (self), TRUE);
  self->size = size;
  orrery_board_die_set (self, die);
  return GTK_WIDGET (self);
}

GtkWidget *
orrery_board_die_new_at (RollColour colour, guint place, int size)
{
  return orrery_board_die_new (&(OrreryPlacedDie) { colour, ROLL_NO_PHASE, place, 0 }, size);
}

const OrreryPlacedDie *
orrery_board_die_get (OrreryBoardDie *self)
{
  g_return_val_if_fail (ORRERY_IS_BOARD_DIE (self), NULL);

  return &self->die;
}

void
orrery_board_die_set (OrreryBoardDie *self, const OrreryPlacedDie *die)
{
  g_return_if_fail (ORRERY_IS_BOARD_DIE (self));

  if (self->die.colour == die->colour && self->die.side == die->side
      && self->die.place == die->place && self->die.id == die->id)
    return;
  self->die = *die;
  orrery_piece_changed (ORRERY_PIECE (self));
}

int
orrery_board_die_get_size (OrreryBoardDie *self)
{
  g_return_val_if_fail (ORRERY_IS_BOARD_DIE (self), 0);

  return self->size;
}

void
orrery_board_die_set_size (OrreryBoardDie *self, int size)
{
  g_return_if_fail (ORRERY_IS_BOARD_DIE (self) && size > 0);

  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- Tumbling --- */

static void
on_tumble_cb (GtkWidget *widget, double value, gpointer data)
{
  ORRERY_BOARD_DIE (widget)->tumbling = value;
  gtk_widget_queue_draw (widget);
}

void
orrery_board_die_tumble (OrreryBoardDie *self, guint delay)
{
  g_return_if_fail (ORRERY_IS_BOARD_DIE (self));

  self->tumbling = 0;
  orrery_motion_run (GTK_WIDGET (self), ORRERY_MOTION_TUMBLE, delay, on_tumble_cb, NULL, NULL,
                     NULL);
}

/* A side that this die has; it changes while it rolls. */
static guint
passing_side (OrreryBoardDie *self)
{
  guint step = self->tumbling * TUMBLE_SIDES;

  return roll_dice[self->die.colour].sides[(step * 5 + self->die.id) % 6];
}

static void
orrery_board_die_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryBoardDie *self = ORRERY_BOARD_DIE (widget);
  double left = 1 - self->tumbling, half_w = gtk_widget_get_width (widget) / 2.0;
  double half_h = gtk_widget_get_height (widget) / 2.0;
  double turns = self->die.id % 2 ? TUMBLE_TURNS : -TUMBLE_TURNS;

  if (left <= 0)
    {
      GTK_WIDGET_CLASS (orrery_board_die_parent_class)->snapshot (widget, snapshot);
      return;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (half_w, half_h - 56 * left * (1 - left)));
  gtk_snapshot_rotate (snapshot, 360 * turns * left);
  gtk_snapshot_scale (snapshot, 1 - 0.18 * left, 1 - 0.18 * left);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-half_w, -half_h));
  GTK_WIDGET_CLASS (orrery_board_die_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_restore (snapshot);
}

/* --- As a piece --- */

static void
orrery_board_die_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = ORRERY_BOARD_DIE (widget)->size;
}

static double
orrery_board_die_get_bounds (OrreryPiece *piece, graphene_rect_t *bounds)
{
  int size = ORRERY_BOARD_DIE (piece)->size;

  *bounds = GRAPHENE_RECT_INIT (floorf ((bounds->size.width - size) / 2),
                                floorf ((bounds->size.height - size) / 2), size, size);
  return size * ORRERY_DIE_CORNER;
}

static void
orrery_board_die_get_picture (OrreryPiece *piece, OrreryPicture *picture)
{
  OrreryBoardDie *self = ORRERY_BOARD_DIE (piece);

  picture->kind = &orrery_picture_die;
  picture->which = self->die.colour;
  picture->detail = self->tumbling < TUMBLE_SETTLES ? passing_side (self) : self->die.side;
}

static char *
orrery_board_die_describe (OrreryPiece *piece)
{
  OrreryBoardDie *self = ORRERY_BOARD_DIE (piece);
  g_autofree char *what = orrery_die_spoken (self->die.colour, self->die.side);
  g_autofree char *where = orrery_place_spoken (self->die.place);

  /* Translators: a die and where it is: "Military die, Settle, in column Develop". */
  return *where ? g_strdup_printf (_("%s, %s"), what, where) : g_steal_pointer (&what);
}

static void
append_sign (OrreryBoardDie *self, GtkSnapshot *snapshot, OrrerySymbolId symbol, double y,
             const GdkRGBA *ground, const GdkRGBA *ink)
{
  const double size = self->size * 0.44, x = self->size * 0.62;
  OrreryPicture sign = { &orrery_picture_symbol, symbol, 0, size * 0.8, size * 0.8, *ink, NULL };
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, &GRAPHENE_RECT_INIT (x, y, size, size), size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, ground, &disc.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + size * 0.1, y + size * 0.1));
  orrery_picture_snapshot (&sign, snapshot, orrery_style_current (),
                           gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  gtk_snapshot_restore (snapshot);
}

/* A virtual worker has the symbol of a tile, because it comes from one. The selector has a star. */
static void
orrery_board_die_draw_over (OrreryPiece *piece, GtkSnapshot *snapshot)
{
  OrreryBoardDie *self = ORRERY_BOARD_DIE (piece);
  const OrreryStyle *style = orrery_style_current ();

  if (self->die.place == ORRERY_PLACE_EXTRA)
    append_sign (self, snapshot, ORRERY_SYMBOL_TILE, self->size * 0.6, &style->card, &style->accent);
  else if (orrery_place_is_selector (self->die.place))
    append_sign (self, snapshot, ORRERY_SYMBOL_BONUS, -self->size * 0.08, &orrery_token_colours ()->phase_bottom,
                 &(GdkRGBA) { 1, 1, 1, 1 });
}

static GtkWidget *
peek_cb (GtkWidget *widget, double x, double y, gboolean stays, GdkRectangle *at)
{
  const OrreryPlacedDie *die = &ORRERY_BOARD_DIE (widget)->die;
  g_autofree char *where = orrery_place_spoken (die->place);

  return orrery_die_closer_new (die->colour, die->side, where, stays);
}

static void
orrery_board_die_class_init (OrreryBoardDieClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  OrreryPieceClass *piece_class = ORRERY_PIECE_CLASS (class);

  widget_class->measure = orrery_board_die_measure;
  widget_class->snapshot = orrery_board_die_snapshot;
  piece_class->get_bounds = orrery_board_die_get_bounds;
  piece_class->get_picture = orrery_board_die_get_picture;
  piece_class->describe = orrery_board_die_describe;
  piece_class->draw_over = orrery_board_die_draw_over;
  gtk_widget_class_set_css_name (widget_class, "orrery-die");
}

static void
orrery_board_die_init (OrreryBoardDie *self)
{
  self->die = (OrreryPlacedDie) { ROLL_WHITE, ROLL_NO_PHASE, ORRERY_NO_PLACE, 0 };
  self->size = 40;
  self->tumbling = 1;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  orrery_peek_attach (GTK_WIDGET (self), peek_cb);
}
