/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-qr-picture.h"

#include <math.h>
#include <string.h>

#include "record/orrery-qr.h"

/* Up to this version, the better correction fits without making modules too small. */
enum { VERSION_FOR_M = 18, NATURAL = 400 };

struct _OrreryQrPicture
{
  GtkWidget parent_instance;

  OrreryQr *qr;
};

G_DEFINE_FINAL_TYPE (OrreryQrPicture, orrery_qr_picture, GTK_TYPE_WIDGET)

/* Modules are whole device pixels if possible, so that their edges are sharp. */
static void
orrery_qr_picture_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  OrreryQrPicture *self = ORRERY_QR_PICTURE (widget);
  double side = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  int scale = gtk_widget_get_scale_factor (widget);
  double unit, left, top;
  guint all;
  cairo_t *cr;

  if (self->qr == NULL)
    return;
  all = self->qr->size + 2 * ORRERY_QR_QUIET;
  unit = MAX (floor (side * scale / all), 1) / scale;
  left = floor ((gtk_widget_get_width (widget) - unit * all) / 2);
  top = floor ((gtk_widget_get_height (widget) - unit * all) / 2);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT ((float) left, (float) top,
                                                       (float) (unit * all),
                                                       (float) (unit * all)));
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  for (guint y = 0; y < self->qr->size; y++)
    for (guint x = 0; x < self->qr->size; x++)
      if (self->qr->modules[y][x])
        cairo_rectangle (cr, left + (x + ORRERY_QR_QUIET) * unit,
                         top + (y + ORRERY_QR_QUIET) * unit, unit, unit);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
orrery_qr_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryQrPicture *self = ORRERY_QR_PICTURE (widget);
  const int all = self->qr != NULL ? (int) self->qr->size + 2 * ORRERY_QR_QUIET : 0;

  *minimum = 2 * all;
  *natural = MAX (NATURAL / MAX (all, 1), 2) * all;
}

gboolean
orrery_qr_picture_set_text (OrreryQrPicture *self, const char *text)
{
  const gsize length = strlen (text);

  g_return_val_if_fail (ORRERY_IS_QR_PICTURE (self), FALSE);

  g_clear_pointer (&self->qr, orrery_qr_free);
  self->qr = orrery_qr_new ((const guint8 *) text, length,
                            length <= orrery_qr_capacity (VERSION_FOR_M, ORRERY_QR_M)
                              ? ORRERY_QR_M : ORRERY_QR_L,
                            -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return self->qr != NULL;
}

static void
orrery_qr_picture_finalize (GObject *object)
{
  g_clear_pointer (&ORRERY_QR_PICTURE (object)->qr, orrery_qr_free);
  G_OBJECT_CLASS (orrery_qr_picture_parent_class)->finalize (object);
}

static void
orrery_qr_picture_class_init (OrreryQrPictureClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_qr_picture_finalize;
  widget_class->snapshot = orrery_qr_picture_snapshot;
  widget_class->measure = orrery_qr_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "orrery-qr-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
orrery_qr_picture_init (OrreryQrPicture *self)
{
}

GtkWidget *
orrery_qr_picture_new (void)
{
  return g_object_new (ORRERY_TYPE_QR_PICTURE, NULL);
}
