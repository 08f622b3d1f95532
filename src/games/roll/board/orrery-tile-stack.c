/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-tile-stack.h"

#include <glib/gi18n.h>

#include "games/roll/rules/roll.h"

/* The distance between the edges of tiles below the top. */
#define EDGE 4
#define MOST_EDGES 3

struct _OrreryTileStack
{
  GtkWidget parent_instance;

  guint8 face;
  guint n;
  OrreryTileSize size;
  int width;
  GtkWidget *tile;
};

G_DEFINE_FINAL_TYPE (OrreryTileStack, orrery_tile_stack, GTK_TYPE_WIDGET)

static guint clicked_signal;

static int
edges (OrreryTileStack *self)
{
  int step = self->size == ORRERY_TILE_MINI ? 3 : EDGE;

  return self->n > 1 ? MIN ((int) self->n - 1, MOST_EDGES) * step : 0;
}

static void
orrery_tile_stack_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryTileStack *self = ORRERY_TILE_STACK (widget);

  *minimum = *natural = 0;
  if (self->tile)
    gtk_widget_measure (self->tile, orientation, -1, minimum, natural, NULL, NULL);
  *minimum += edges (self);
  *natural += edges (self);
}

static void
orrery_tile_stack_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryTileStack *self = ORRERY_TILE_STACK (widget);
  int edge = edges (self);

  if (self->tile)
    gtk_widget_allocate (self->tile, width - edge, height - edge, -1, NULL);
}

static void
append_edge (GtkSnapshot *snapshot, double offset, double w, double h, double radius,
             const OrreryStyle *style)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (offset, offset, w, h);
  GdkRGBA body = orrery_mix (&style->card, &style->text, style->dark ? 0.3 : 0.2);
  GdkRGBA line = orrery_mix (&style->card, &style->text, style->flat ? 1 : 0.45);
  GskRoundedRect rect;

  gsk_rounded_rect_init_from_rect (&rect, &bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &rect);
  gtk_snapshot_append_color (snapshot, &body, &bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &rect, (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { line, line, line, line });
}

static void
orrery_tile_stack_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryTileStack *self = ORRERY_TILE_STACK (widget);
  int edge = edges (self), step = self->size == ORRERY_TILE_MINI ? 3 : EDGE;
  double w = gtk_widget_get_width (widget) - edge, h = gtk_widget_get_height (widget) - edge;

  if (!self->tile)
    return;
  if (self->size == ORRERY_TILE_MINI && self->width > 0)
    h = self->width;
  for (int offset = edge; offset > 0; offset -= step)
    append_edge (snapshot, offset, w, h, orrery_tile_radius (self->size, w),
                 orrery_style_current ());
  gtk_widget_snapshot_child (widget, self->tile, snapshot);
}

static void
on_clicked_cb (OrreryTileStack *self)
{
  g_signal_emit (self, clicked_signal, 0);
}

GtkWidget *
orrery_tile_back_new (int width, int height)
{
  GtkWidget *button = gtk_button_new_with_label ("?");

  gtk_widget_add_css_class (button, "orrery-tile-back");
  gtk_widget_set_size_request (button, width, height);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("A tile that has not been named"), -1);
  return button;
}

static GtkWidget *
make_tile (OrreryTileStack *self)
{
  GtkWidget *tile;

  if (self->face == ROLL_UNKNOWN)
    return orrery_tile_back_new (self->width > 0 ? self->width : 140,
                                 self->width > 0 ? self->width : 168);
  tile = orrery_tile_new (self->face, self->size);
  orrery_tile_set_width (ORRERY_TILE (tile), self->width);
  orrery_piece_set_activatable (ORRERY_PIECE (tile), TRUE);
  return tile;
}

void
orrery_tile_stack_set (OrreryTileStack *self, guint8 face, guint n, OrreryTileSize size, int width)
{
  g_return_if_fail (ORRERY_IS_TILE_STACK (self));

  if (self->face == face && self->n == n && self->size == size && self->width == width)
    return;
  self->n = n;
  if (self->face != face || self->size != size || self->width != width)
    {
      g_clear_pointer (&self->tile, gtk_widget_unparent);
      self->face = face;
      self->size = size;
      self->width = width;
      if (face != ROLL_NONE)
        {
          self->tile = make_tile (self);
          gtk_widget_set_parent (self->tile, GTK_WIDGET (self));
          g_signal_connect_object (self->tile, "clicked", G_CALLBACK (on_clicked_cb), self,
                                   G_CONNECT_SWAPPED);
        }
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
orrery_tile_stack_get_tile (OrreryTileStack *self)
{
  g_return_val_if_fail (ORRERY_IS_TILE_STACK (self), NULL);

  return self->tile;
}

GtkWidget *
orrery_tile_stack_new (void)
{
  return g_object_new (ORRERY_TYPE_TILE_STACK, NULL);
}

static void
orrery_tile_stack_dispose (GObject *object)
{
  OrreryTileStack *self = ORRERY_TILE_STACK (object);

  g_clear_pointer (&self->tile, gtk_widget_unparent);
  G_OBJECT_CLASS (orrery_tile_stack_parent_class)->dispose (object);
}

static void
orrery_tile_stack_class_init (OrreryTileStackClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = orrery_tile_stack_dispose;
  widget_class->measure = orrery_tile_stack_measure;
  widget_class->size_allocate = orrery_tile_stack_size_allocate;
  widget_class->snapshot = orrery_tile_stack_snapshot;
  clicked_signal = g_signal_new ("clicked", ORRERY_TYPE_TILE_STACK, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "orrery-tile-stack");
}

static void
orrery_tile_stack_init (OrreryTileStack *self)
{
  self->face = ROLL_NONE;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
}
