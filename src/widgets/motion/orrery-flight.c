/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/motion/orrery-flight.h"

enum
{
  MOST = 12,  /* at the same time; more would be a swarm */
  FRAMES = 2, /* until the changes are laid out */
};

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

  GArray *leaving; /* of OrreryDeparture */
  guint leave_in;  /* frames */
  GtkWidget *board;
  OrreryFlightGoal goal;
};

G_DEFINE_FINAL_TYPE (OrreryFlight, orrery_flight, GTK_TYPE_WIDGET)

static void
traveller_free (gpointer data)
{
  Traveller *traveller = data;

  g_object_unref (traveller->piece);
  g_free (traveller);
}

gboolean
orrery_flight_where (OrreryFlight *self, GtkWidget *widget, graphene_rect_t *where)
{
  g_return_val_if_fail (ORRERY_IS_FLIGHT (self), FALSE);

  return widget && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, GTK_WIDGET (self), where);
}

static void
on_step_cb (GtkWidget *widget, double value, gpointer data)
{
  ((Traveller *) data)->way = value;
  gtk_widget_queue_draw (widget);
}

static void
on_done_cb (GtkWidget *widget, double value, gpointer data)
{
  g_ptr_array_remove_fast (ORRERY_FLIGHT (widget)->travellers, data);
}

void
orrery_flight_send (OrreryFlight *self, GdkPaintable *piece, const graphene_rect_t *from,
                    const graphene_rect_t *to, OrreryMotion motion, guint delay)
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

/* --- Leaving --- */

static void
departure_clear (gpointer data)
{
  g_object_unref (((OrreryDeparture *) data)->piece);
}

void
orrery_flight_fit (graphene_rect_t *where, float width, float height)
{
  graphene_rect_inset (where, (where->size.width - width) / 2, (where->size.height - height) / 2);
}

static gboolean
send_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OrreryFlight *self = ORRERY_FLIGHT (widget);

  if (--self->leave_in > 0)
    return G_SOURCE_CONTINUE;
  for (guint i = 0; i < self->leaving->len; i++)
    {
      const OrreryDeparture *leaving = &g_array_index (self->leaving, OrreryDeparture, i);
      graphene_rect_t to;

      if (self->goal (self, self->board, leaving, &to))
        orrery_flight_send (self, leaving->piece, &leaving->from, &to, leaving->motion,
                            orrery_motion_delay (leaving->motion, widget, i, self->leaving->len));
    }
  g_array_set_size (self->leaving, 0);
  g_clear_object (&self->board);
  return G_SOURCE_REMOVE;
}

void
orrery_flight_leave (OrreryFlight *self, const OrreryDeparture *departure, GtkWidget *board, OrreryFlightGoal goal)
{
  g_return_if_fail (ORRERY_IS_FLIGHT (self) && GTK_IS_WIDGET (board));

  if (self->leaving->len == MOST)
    {
      g_object_unref (departure->piece);
      return;
    }
  g_array_append_vals (self->leaving, departure, 1);
  g_set_object (&self->board, board);
  self->goal = goal;
  if (self->leave_in == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), send_cb, NULL, NULL);
  self->leave_in = FRAMES;
}

guint
orrery_flight_get_n (OrreryFlight *self, guint *leaving)
{
  g_return_val_if_fail (ORRERY_IS_FLIGHT (self), 0);

  if (leaving != NULL)
    *leaving = self->leaving->len;
  return self->travellers->len;
}

/* Drawn once at its largest size and scaled: a new picture for every size on the way would mean a picture and
 * its fonts for every frame. */
static void
snapshot_traveller (const Traveller *traveller, GtkSnapshot *snapshot)
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

/* Something is always drawn, even if it is nothing: GTK repaints what is below too if the number of layers
 * changes. */
static void
orrery_flight_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryFlight *self = ORRERY_FLIGHT (widget);
  g_autoptr (GskRenderNode) nothing = gsk_container_node_new (NULL, 0);

  gtk_snapshot_append_node (snapshot, nothing);
  for (guint i = 0; i < self->travellers->len; i++)
    snapshot_traveller (self->travellers->pdata[i], snapshot);
}

static void
orrery_flight_dispose (GObject *object)
{
  g_clear_object (&ORRERY_FLIGHT (object)->board);
  G_OBJECT_CLASS (orrery_flight_parent_class)->dispose (object);
}

static void
orrery_flight_finalize (GObject *object)
{
  g_ptr_array_unref (ORRERY_FLIGHT (object)->travellers);
  g_array_unref (ORRERY_FLIGHT (object)->leaving);
  G_OBJECT_CLASS (orrery_flight_parent_class)->finalize (object);
}

static void
orrery_flight_class_init (OrreryFlightClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = orrery_flight_dispose;
  G_OBJECT_CLASS (class)->finalize = orrery_flight_finalize;
  widget_class->snapshot = orrery_flight_snapshot;
  gtk_widget_class_set_css_name (widget_class, "orrery-flight");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
orrery_flight_init (OrreryFlight *self)
{
  self->travellers = g_ptr_array_new_with_free_func (traveller_free);
  self->leaving = g_array_new (FALSE, FALSE, sizeof (OrreryDeparture));
  g_array_set_clear_func (self->leaving, departure_clear);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}
