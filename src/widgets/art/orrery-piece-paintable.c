/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-piece-paintable.h"

#include <adwaita.h>
#include <math.h>

struct _OrreryPiecePaintable
{
  GObject parent_instance;

  OrreryPicture picture;
};

/* A paintable does not know how many pixels it will get, so assume the best screen. */
static int
most_scale (void)
{
  GListModel *monitors = gdk_display_get_monitors (gdk_display_get_default ());
  int most = 1;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      most = MAX (most, gdk_monitor_get_scale_factor (monitor));
    }
  return most;
}

static void
orrery_piece_paintable_snapshot (GdkPaintable *paintable, GtkSnapshot *snapshot, double width,
                                 double height)
{
  OrreryPicture picture = ORRERY_PIECE_PAINTABLE (paintable)->picture;

  picture.width = width;
  picture.height = height;
  orrery_picture_snapshot (&picture, snapshot, orrery_style_current (), most_scale ());
}

static int
orrery_piece_paintable_get_intrinsic_width (GdkPaintable *paintable)
{
  return ceil (ORRERY_PIECE_PAINTABLE (paintable)->picture.width);
}

static int
orrery_piece_paintable_get_intrinsic_height (GdkPaintable *paintable)
{
  return ceil (ORRERY_PIECE_PAINTABLE (paintable)->picture.height);
}

static GdkPaintableFlags
orrery_piece_paintable_get_flags (GdkPaintable *paintable)
{
  return GDK_PAINTABLE_STATIC_SIZE;
}

static void
paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = orrery_piece_paintable_snapshot;
  iface->get_intrinsic_width = orrery_piece_paintable_get_intrinsic_width;
  iface->get_intrinsic_height = orrery_piece_paintable_get_intrinsic_height;
  iface->get_flags = orrery_piece_paintable_get_flags;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryPiecePaintable, orrery_piece_paintable, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, paintable_init))

static void
orrery_piece_paintable_class_init (OrreryPiecePaintableClass *class)
{
}

static void
orrery_piece_paintable_init (OrreryPiecePaintable *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark",
                           G_CALLBACK (gdk_paintable_invalidate_contents), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast",
                           G_CALLBACK (gdk_paintable_invalidate_contents), self,
                           G_CONNECT_SWAPPED);
}

GdkPaintable *
orrery_piece_paintable_new (const OrreryPicture *picture)
{
  OrreryPiecePaintable *self = g_object_new (ORRERY_TYPE_PIECE_PAINTABLE, NULL);

  self->picture = *picture;
  self->picture.context = NULL;
  return GDK_PAINTABLE (self);
}
