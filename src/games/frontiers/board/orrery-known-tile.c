/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-known-tile.h"

#include <glib/gi18n-lib.h>

#include "widgets/style/orrery-text.h"

struct _OrreryKnownTile
{
  OrreryPiece parent_instance;

  guint tile;
  OrreryKnownSize size;
};

G_DEFINE_FINAL_TYPE (OrreryKnownTile, orrery_known_tile, ORRERY_TYPE_PIECE)

static double
own_width (OrreryKnownTile *self)
{
  return orrery_known_width (self->size, gtk_widget_get_pango_context (GTK_WIDGET (self)));
}

static void
orrery_known_tile_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  OrreryKnownTile *self = ORRERY_KNOWN_TILE (widget);
  PangoContext *context = orrery_text_context_copy (gtk_widget_get_pango_context (widget));
  const double width = own_width (self);

  *minimum = *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? width
                                                                         : orrery_known_height (self->tile, self->size, width, context));
  g_object_unref (context);
}

static double
orrery_known_tile_get_bounds (OrreryPiece *piece, graphene_rect_t *bounds)
{
  OrreryKnownTile *self = ORRERY_KNOWN_TILE (piece);
  const float width = (float) own_width (self);
  const float x = (float) (int) ((bounds->size.width - width) / 2);

  *bounds = GRAPHENE_RECT_INIT (x, 0, width, self->size == ORRERY_KNOWN_MINI ? width : bounds->size.height);
  return orrery_known_radius (self->size, width);
}

static void
orrery_known_tile_get_picture (OrreryPiece *piece, OrreryPicture *picture)
{
  OrreryKnownTile *self = ORRERY_KNOWN_TILE (piece);

  picture->kind = &orrery_picture_known_tile;
  picture->which = (int) self->tile;
  picture->detail = (int) self->size;
}

static char *
orrery_known_tile_describe (OrreryPiece *piece)
{
  const FrKnownTile *tile = &fr_known_tiles[ORRERY_KNOWN_TILE (piece)->tile];

  if (tile->cost == FR_NOT_KNOWN)
    return g_strdup_printf (_("%s, %s. Its cost is not known."), tile->name, orrery_known_sort_name (tile->sort));
  return g_strdup_printf (_("%s, %s, cost %u."), tile->name, orrery_known_sort_name (tile->sort), tile->cost);
}

static void
orrery_known_tile_class_init (OrreryKnownTileClass *klass)
{
  GTK_WIDGET_CLASS (klass)->measure = orrery_known_tile_measure;
  ORRERY_PIECE_CLASS (klass)->get_bounds = orrery_known_tile_get_bounds;
  ORRERY_PIECE_CLASS (klass)->get_picture = orrery_known_tile_get_picture;
  ORRERY_PIECE_CLASS (klass)->describe = orrery_known_tile_describe;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "orrery-tile");
}

static void
orrery_known_tile_init (OrreryKnownTile *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
}

GtkWidget *
orrery_known_tile_new (guint tile, OrreryKnownSize size)
{
  OrreryKnownTile *self = g_object_new (ORRERY_TYPE_KNOWN_TILE, NULL);

  self->size = size;
  orrery_known_tile_set (self, tile);
  return GTK_WIDGET (self);
}

void
orrery_known_tile_set (OrreryKnownTile *self, guint tile)
{
  g_return_if_fail (ORRERY_IS_KNOWN_TILE (self) && tile < fr_n_known_tiles);

  self->tile = tile;
  orrery_piece_changed (ORRERY_PIECE (self));
}
