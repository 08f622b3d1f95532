/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-die.h"

#include "games/roll/board/orrery-die-art.h"
#include "games/roll/words/orrery-words.h"

/* A finger needs so much room, whatever is drawn. */
#define TOUCH_SIZE 44

struct _OrreryDie
{
  OrreryPiece parent_instance;

  guint colour;
  guint side;
  int size;
};

G_DEFINE_FINAL_TYPE (OrreryDie, orrery_die, ORRERY_TYPE_PIECE)

enum
{
  PROP_0,
  PROP_COLOUR,
  PROP_SIDE,
  PROP_SIZE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

GtkWidget *
orrery_die_new (RollColour colour,
                RollPhase  side,
                int        size)
{
  return g_object_new (ORRERY_TYPE_DIE, "colour", (guint) colour, "side", (guint) side,
                       "size", size, NULL);
}

static gboolean
has_touch (GtkWidget *widget)
{
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (widget));

  return seat && (gdk_seat_get_capabilities (seat) & GDK_SEAT_CAPABILITY_TOUCH);
}

static void
orrery_die_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  int size = ORRERY_DIE (widget)->size;

  if (orrery_piece_get_activatable (ORRERY_PIECE (widget)) && has_touch (widget))
    size = MAX (size, TOUCH_SIZE);
  *minimum = *natural = size;
}

static double
orrery_die_get_bounds (OrreryPiece     *piece,
                       graphene_rect_t *bounds)
{
  int size = ORRERY_DIE (piece)->size;
  int x = (bounds->size.width - size) / 2, y = (bounds->size.height - size) / 2;

  *bounds = GRAPHENE_RECT_INIT (x, y, size, size);
  return size * ORRERY_DIE_CORNER;
}

static void
orrery_die_get_picture (OrreryPiece   *piece,
                        OrreryPicture *picture)
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

static void
change (OrreryDie *self,
        guint     *field,
        guint      value,
        int        id)
{
  if (*field == value)
    return;
  *field = value;
  orrery_piece_changed (ORRERY_PIECE (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

void
orrery_die_set_colour (OrreryDie  *self,
                       RollColour  colour)
{
  g_return_if_fail (ORRERY_IS_DIE (self) && colour < ROLL_N_COLOURS);

  change (self, &self->colour, colour, PROP_COLOUR);
}

void
orrery_die_set_side (OrreryDie *self,
                     RollPhase  side)
{
  g_return_if_fail (ORRERY_IS_DIE (self));
  g_return_if_fail (side < ROLL_N_SIDES || side == ROLL_NO_PHASE);

  change (self, &self->side, side, PROP_SIDE);
}

static void
set_size (OrreryDie *self,
          int        size)
{
  g_return_if_fail (ORRERY_IS_DIE (self) && size > 0);

  change (self, (guint *) &self->size, size, PROP_SIZE);
}

static void
orrery_die_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  OrreryDie *self = ORRERY_DIE (object);

  switch (id)
    {
    case PROP_COLOUR:
      g_value_set_uint (value, self->colour);
      break;
    case PROP_SIDE:
      g_value_set_uint (value, self->side);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
orrery_die_set_property (GObject      *object,
                         guint         id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  OrreryDie *self = ORRERY_DIE (object);

  switch (id)
    {
    case PROP_COLOUR:
      orrery_die_set_colour (self, g_value_get_uint (value));
      break;
    case PROP_SIDE:
      orrery_die_set_side (self, g_value_get_uint (value));
      break;
    case PROP_SIZE:
      set_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
orrery_die_class_init (OrreryDieClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  OrreryPieceClass *piece_class = ORRERY_PIECE_CLASS (class);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = orrery_die_get_property;
  object_class->set_property = orrery_die_set_property;
  widget_class->measure = orrery_die_measure;
  piece_class->get_bounds = orrery_die_get_bounds;
  piece_class->get_picture = orrery_die_get_picture;
  piece_class->describe = orrery_die_describe;

  properties[PROP_COLOUR] = g_param_spec_uint ("colour", NULL, NULL, 0, ROLL_N_COLOURS - 1,
                                               ROLL_WHITE, flags);
  properties[PROP_SIDE] = g_param_spec_uint ("side", NULL, NULL, 0, ROLL_NO_PHASE, ROLL_NO_PHASE,
                                             flags);
  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 1, 512, ORRERY_DIE_LARGE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "orrery-die");
}

static void
orrery_die_init (OrreryDie *self)
{
  self->side = ROLL_NO_PHASE;
  self->size = ORRERY_DIE_LARGE;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}
