/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-phase-tile.h"

#include <glib/gi18n.h>

#include "widgets/motion/orrery-motion.h"
#include "widgets/style/orrery-text.h"
#include "games/roll/words/orrery-words.h"

struct _OrreryPhaseTile
{
  OrreryPiece parent_instance;

  RollPhase phase;
  gboolean on;
  gboolean flat;
  double turned; /* progress of the flip: 0 … 1 */
};

G_DEFINE_FINAL_TYPE (OrreryPhaseTile, orrery_phase_tile, ORRERY_TYPE_PIECE)

static void
orrery_phase_tile_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  double letter = orrery_text_factor (gtk_widget_get_pango_context (widget));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 36;
      *natural = 92 * letter;
    }
  else
    {
      *minimum = 24;
      *natural = ORRERY_PHASE_TILE (widget)->flat ? 24 : 30 + 22 * letter;
    }
}

void
orrery_phase_tile_set_flat (OrreryPhaseTile *self, gboolean flat)
{
  g_return_if_fail (ORRERY_IS_PHASE_TILE (self));

  self->flat = flat;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static double
orrery_phase_tile_get_bounds (OrreryPiece *piece, graphene_rect_t *bounds)
{
  return bounds->size.height > 44 ? 10 : 8;
}

static void
orrery_phase_tile_get_picture (OrreryPiece *piece, OrreryPicture *picture)
{
  OrreryPhaseTile *self = ORRERY_PHASE_TILE (piece);

  picture->kind = &orrery_picture_phase;
  picture->which = self->phase;
  picture->detail = self->turned < 0.5 ? !self->on : self->on;
}

/* Halfway it is seen edge-on, and then from its other side. */
static void
orrery_phase_tile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryPhaseTile *self = ORRERY_PHASE_TILE (widget);
  double middle = gtk_widget_get_width (widget) / 2.0;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle, 0));
  gtk_snapshot_scale (snapshot, MAX (0.02, ABS (1 - 2 * self->turned)), 1);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-middle, 0));
  GTK_WIDGET_CLASS (orrery_phase_tile_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
on_turn_cb (GtkWidget *widget, double value, gpointer data)
{
  ORRERY_PHASE_TILE (widget)->turned = value;
  gtk_widget_queue_draw (widget);
}

static char *
orrery_phase_tile_describe (OrreryPiece *piece)
{
  OrreryPhaseTile *self = ORRERY_PHASE_TILE (piece);

  /* Translators: number and name of a phase: "Phase II, Develop, happens" */
  return g_strdup_printf (self->on ? _("Phase %s, %s, happens")
                                   : _("Phase %s, %s, does not happen"),
                          orrery_phase_numeral (self->phase), orrery_phase_name (self->phase));
}

void
orrery_phase_tile_set_on (OrreryPhaseTile *self, gboolean on)
{
  g_return_if_fail (ORRERY_IS_PHASE_TILE (self));

  on = !!on;
  if (self->on == on)
    return;
  self->on = on;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    orrery_motion_run (GTK_WIDGET (self), ORRERY_MOTION_FLIP, 0, on_turn_cb, NULL, NULL, NULL);
  orrery_piece_changed (ORRERY_PIECE (self));
}

static void
orrery_phase_tile_class_init (OrreryPhaseTileClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  OrreryPieceClass *piece_class = ORRERY_PIECE_CLASS (class);

  widget_class->measure = orrery_phase_tile_measure;
  widget_class->snapshot = orrery_phase_tile_snapshot;
  piece_class->get_bounds = orrery_phase_tile_get_bounds;
  piece_class->get_picture = orrery_phase_tile_get_picture;
  piece_class->describe = orrery_phase_tile_describe;

  gtk_widget_class_set_css_name (widget_class, "orrery-phase-tile");
}

static void
orrery_phase_tile_init (OrreryPhaseTile *self)
{
  self->turned = 1;
}

GtkWidget *
orrery_phase_tile_new (RollPhase phase, gboolean on)
{
  OrreryPhaseTile *self = g_object_new (ORRERY_TYPE_PHASE_TILE, NULL);

  self->phase = phase;
  self->on = !!on;
  orrery_piece_changed (ORRERY_PIECE (self));
  return GTK_WIDGET (self);
}
