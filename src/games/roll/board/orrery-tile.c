/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-tile.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/roll/board/orrery-closer.h"
#include "widgets/art/orrery-peek.h"
#include "widgets/style/orrery-text.h"
#include "games/roll/words/orrery-words.h"

struct _OrreryTile
{
  OrreryPiece parent_instance;

  guint face;
  guint size;
  guint width;
  RollColour goods[ORRERY_TILE_MAX_GOODS];
  guint n_goods;
};

G_DEFINE_FINAL_TYPE (OrreryTile, orrery_tile, ORRERY_TYPE_PIECE)

enum
{
  PROP_0,
  PROP_FACE,
  PROP_TILE_SIZE,
  PROP_WIDTH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

GtkWidget *
orrery_tile_new (guint face, OrreryTileSize size)
{
  return g_object_new (ORRERY_TYPE_TILE, "face", face, "tile-size", size, NULL);
}

static double
own_width (OrreryTile *self)
{
  if (self->width > 0)
    return self->width;
  return orrery_tile_width (self->size, gtk_widget_get_pango_context (GTK_WIDGET (self)));
}

static void
orrery_tile_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryTile *self = ORRERY_TILE (widget);
  double width = own_width (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = width;
  else
    {
      PangoContext *context = orrery_text_context_copy (gtk_widget_get_pango_context (widget));

      *minimum = *natural = orrery_tile_height (self->face, self->size, width, context);
      g_object_unref (context);
    }
}

/* Tiles in a row are as high as the highest, so the words get more room. */
static double
orrery_tile_get_bounds (OrreryPiece *piece, graphene_rect_t *bounds)
{
  OrreryTile *self = ORRERY_TILE (piece);
  double width = own_width (self);
  int x = (bounds->size.width - width) / 2;
  double height = self->size == ORRERY_TILE_MINI ? width : bounds->size.height;

  *bounds = GRAPHENE_RECT_INIT (x, 0, width, height);
  return orrery_tile_radius (self->size, width);
}

static void
orrery_tile_get_picture (OrreryPiece *piece, OrreryPicture *picture)
{
  OrreryTile *self = ORRERY_TILE (piece);

  picture->kind = &orrery_picture_tile;
  picture->which = self->face;
  picture->detail = self->size;
}

static void
orrery_tile_draw_over (OrreryPiece *piece, GtkSnapshot *snapshot)
{
  OrreryTile *self = ORRERY_TILE (piece);
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double width = own_width (self);

  for (guint i = 0; i < self->n_goods; i++)
    {
      double x, y, size = orrery_tile_good_place (self->size, width, i, rtl, &x, &y);
      OrreryPicture good = { &orrery_picture_good, self->goods[i], 0, size, size };

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
      orrery_picture_snapshot (&good, snapshot, orrery_style_current (),
                               gtk_widget_get_scale_factor (widget));
      gtk_snapshot_restore (snapshot);
    }
}

static char *
orrery_tile_describe (OrreryPiece *piece)
{
  OrreryTile *self = ORRERY_TILE (piece);
  char *face = orrery_face_spoken (&roll_faces[self->face]);
  GString *label;

  if (self->n_goods == 0)
    return face;
  label = g_string_new (face);
  g_free (face);
  for (guint i = 0; i < self->n_goods; i++)
    /* Translators: read aloud behind a world's name: "Good: Genes die." */
    g_string_append_printf (label, _(" Good: %s die."), orrery_colour_attribute (self->goods[i]));
  return g_string_free (label, FALSE);
}

/* --- Reading it --- */

static char *
tell_state (OrreryTile *self)
{
  const char *reason = orrery_piece_get_reason (ORRERY_PIECE (self));
  GString *note = g_string_new (NULL);

  for (guint i = 0; i < self->n_goods; i++)
    g_string_append_printf (note, _("Good: %s die."), orrery_colour_attribute (self->goods[i])), g_string_append_c (note, ' ');
  if (reason)
    g_string_append (note, reason);
  return g_strchomp (g_string_free (note, FALSE));
}

/* The largest sizes are readable without a close-up. */
static GtkWidget *
peek_cb (GtkWidget *widget, double x, double y, gboolean stays, GdkRectangle *at)
{
  OrreryTile *self = ORRERY_TILE (widget);
  g_autofree char *note = NULL;

  if (self->size == ORRERY_TILE_LARGE || self->size == ORRERY_TILE_NORMAL)
    return NULL;
  note = tell_state (self);
  return orrery_face_closer_new (self->face, note, stays);
}

static void
change (OrreryTile *self, guint *field, guint value, int id)
{
  if (*field == value)
    return;
  *field = value;
  orrery_piece_changed (ORRERY_PIECE (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

guint
orrery_tile_get_face (OrreryTile *self)
{
  g_return_val_if_fail (ORRERY_IS_TILE (self), 0);

  return self->face;
}

void
orrery_tile_set_face (OrreryTile *self, guint face)
{
  g_return_if_fail (ORRERY_IS_TILE (self) && face < ROLL_N_FACES);

  change (self, &self->face, face, PROP_FACE);
}

void
orrery_tile_set_width (OrreryTile *self, int width)
{
  g_return_if_fail (ORRERY_IS_TILE (self) && width >= 0);

  change (self, &self->width, width, PROP_WIDTH);
}

guint
orrery_tile_get_goods (OrreryTile *self, RollColour *goods)
{
  g_return_val_if_fail (ORRERY_IS_TILE (self), 0);

  for (guint i = 0; i < self->n_goods; i++)
    goods[i] = self->goods[i];
  return self->n_goods;
}

void
orrery_tile_set_goods (OrreryTile *self, const RollColour *goods, guint n)
{
  g_return_if_fail (ORRERY_IS_TILE (self) && n <= ORRERY_TILE_MAX_GOODS);

  if (n == self->n_goods && (n == 0 || memcmp (self->goods, goods, n * sizeof *goods) == 0))
    return;
  self->n_goods = n;
  if (n > 0)
    memcpy (self->goods, goods, n * sizeof *goods);
  orrery_piece_changed (ORRERY_PIECE (self));
}

static void
orrery_tile_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  OrreryTile *self = ORRERY_TILE (object);

  switch (id)
    {
    case PROP_FACE:
      g_value_set_uint (value, self->face);
      break;
    case PROP_TILE_SIZE:
      g_value_set_enum (value, self->size);
      break;
    case PROP_WIDTH:
      g_value_set_int (value, self->width);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
orrery_tile_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  OrreryTile *self = ORRERY_TILE (object);

  switch (id)
    {
    case PROP_FACE:
      orrery_tile_set_face (self, g_value_get_uint (value));
      break;
    case PROP_TILE_SIZE:
      change (self, &self->size, g_value_get_enum (value), PROP_TILE_SIZE);
      break;
    case PROP_WIDTH:
      orrery_tile_set_width (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
orrery_tile_class_init (OrreryTileClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  OrreryPieceClass *piece_class = ORRERY_PIECE_CLASS (class);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = orrery_tile_get_property;
  object_class->set_property = orrery_tile_set_property;
  widget_class->measure = orrery_tile_measure;
  piece_class->get_bounds = orrery_tile_get_bounds;
  piece_class->get_picture = orrery_tile_get_picture;
  piece_class->describe = orrery_tile_describe;
  piece_class->draw_over = orrery_tile_draw_over;
  piece_class->has_words = TRUE;

  properties[PROP_FACE] = g_param_spec_uint ("face", NULL, NULL, 0, ROLL_N_FACES - 1, 0, flags);
  properties[PROP_TILE_SIZE] = g_param_spec_enum ("tile-size", NULL, NULL, ORRERY_TYPE_TILE_SIZE,
                                                  ORRERY_TILE_NORMAL, flags);
  properties[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 0, 2048, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "orrery-tile");
}

static void
orrery_tile_init (OrreryTile *self)
{
  self->size = ORRERY_TILE_NORMAL;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
  orrery_peek_attach (GTK_WIDGET (self), peek_cb);
}
