/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/motion/orrery-flight.h"

typedef struct
{
  GdkPaintable *piece;
  graphene_rect_t from;
  graphene_rect_t to;
  double way; /* 0 … 1 */
} Traveller;

struct _OrreryFlight
{
  GtkWidget parent_instance;

  GPtrArray *travellers;
};

G_DEFINE_FINAL_TYPE (OrreryFlight, orrery_flight, GTK_TYPE_WIDGET)

static void
traveller_free (gpointer data)
{
  Traveller *traveller = data;

  g_object_unref (traveller->piece);
  g_free (traveller);
}

GtkWidget *
orrery_flight_new (void)
{
  return g_object_new (ORRERY_TYPE_FLIGHT, NULL);
}

gboolean
orrery_flight_where (OrreryFlight    *self,
                     GtkWidget       *widget,
                     graphene_rect_t *where)
{
  g_return_val_if_fail (ORRERY_IS_FLIGHT (self), FALSE);

  return widget && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, GTK_WIDGET (self), where);
}

static void
on_step_cb (GtkWidget *widget,
            double     value,
            gpointer   data)
{
  ((Traveller *) data)->way = value;
  gtk_widget_queue_draw (widget);
}

static void
on_done_cb (GtkWidget *widget,
            double     value,
            gpointer   data)
{
  g_ptr_array_remove_fast (ORRERY_FLIGHT (widget)->travellers, data);
}

void
orrery_flight_send (OrreryFlight          *self,
                    GdkPaintable          *piece,
                    const graphene_rect_t *from,
                    const graphene_rect_t *to,
                    OrreryMotion           motion,
                    guint                  delay)
{
  Traveller *traveller;

  g_return_if_fail (ORRERY_IS_FLIGHT (self) && GDK_IS_PAINTABLE (piece));

  if (orrery_motion_duration (motion, GTK_WIDGET (self)) == 0)
    return;
  traveller = g_new0 (Traveller, 1);
  *traveller = (Traveller) { g_object_ref (piece), *from, *to, 0 };
  g_ptr_array_add (self->travellers, traveller);
  orrery_motion_run (GTK_WIDGET (self), motion, delay, on_step_cb, on_done_cb, traveller, NULL);
}

guint
orrery_flight_get_n (OrreryFlight *self)
{
  g_return_val_if_fail (ORRERY_IS_FLIGHT (self), 0);

  return self->travellers->len;
}

/* Drawn as large as it gets, and made to fit: a picture of its own for every size on the way would
 * be a picture and its fonts for every frame. */
static void
snapshot_traveller (const Traveller *traveller,
                    GtkSnapshot     *snapshot)
{
  const graphene_size_t *from = &traveller->from.size, *to = &traveller->to.size;
  const graphene_size_t *most = from->width > to->width ? from : to;
  graphene_rect_t at;

  if (most->width <= 0 || most->height <= 0)
    return;
  graphene_rect_interpolate (&traveller->from, &traveller->to, traveller->way, &at);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at.origin);
  gtk_snapshot_scale (snapshot, at.size.width / most->width, at.size.height / most->height);
  gdk_paintable_snapshot (traveller->piece, snapshot, most->width, most->height);
  gtk_snapshot_restore (snapshot);
}

static void
orrery_flight_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  OrreryFlight *self = ORRERY_FLIGHT (widget);

  for (guint i = 0; i < self->travellers->len; i++)
    snapshot_traveller (self->travellers->pdata[i], snapshot);
}

static void
orrery_flight_finalize (GObject *object)
{
  g_ptr_array_unref (ORRERY_FLIGHT (object)->travellers);
  G_OBJECT_CLASS (orrery_flight_parent_class)->finalize (object);
}

static void
orrery_flight_class_init (OrreryFlightClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_flight_finalize;
  widget_class->snapshot = orrery_flight_snapshot;
  gtk_widget_class_set_css_name (widget_class, "orrery-flight");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
orrery_flight_init (OrreryFlight *self)
{
  self->travellers = g_ptr_array_new_with_free_func (traveller_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}
