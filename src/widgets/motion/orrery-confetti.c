/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/motion/orrery-confetti.h"

#include <math.h>

#include "widgets/art/orrery-hue.h"

enum
{
  N_PIECES = 70,
  LASTS = 2200, /* ms */
  N_HUES = 7,
};

struct _OrreryConfetti
{
  GtkWidget parent_instance;

  guint tick;
  gint64 begun; /* of the frame clock, in us; 0: not yet */
  double at;    /* ms */
};

G_DEFINE_FINAL_TYPE (OrreryConfetti, orrery_confetti, GTK_TYPE_WIDGET)

/* Always the same for the same particle: 0 … 1. Mixed twice: else pieces that start one after the other form a line. */
static double
scatter (guint piece, guint what)
{
  guint mixed = (piece * 4 + what) * 2654435761u;

  mixed = (mixed ^ mixed >> 15) * 2246822519u;
  return ((mixed ^ mixed >> 13) >> 8) / (double) (1u << 24);
}

static void
append_piece (OrreryConfetti *self, GtkSnapshot *snapshot, guint i)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  const double late = scatter (i, 0) * 0.35, t = (self->at / LASTS - late) / (1 - late);
  const double size = 7 + 6 * scatter (i, 1);
  GdkRGBA colour = orrery_kind_colours (i % N_HUES)->body;
  GskRoundedRect piece;

  if (t <= 0 || t >= 1)
    return;
  colour.alpha = MIN (1, (1 - t) * 3);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width * scatter (i, 2) + 30 * sin (6 * t + i),
                                                          -size + (height * 0.75 + size) * t * (0.5 + 0.5 * t)));
  gtk_snapshot_rotate (snapshot, 540 * t * (scatter (i, 3) - 0.5));
  gsk_rounded_rect_init_from_rect (&piece, &GRAPHENE_RECT_INIT (-size / 2, -size / 2, size, size), size * 0.25);
  gtk_snapshot_push_rounded_clip (snapshot, &piece);
  gtk_snapshot_append_color (snapshot, &colour, &piece.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
orrery_confetti_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryConfetti *self = ORRERY_CONFETTI (widget);

  for (guint i = 0; self->tick != 0 && i < N_PIECES; i++)
    append_piece (self, snapshot, i);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OrreryConfetti *self = ORRERY_CONFETTI (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->begun == 0)
    self->begun = now;
  self->at = (now - self->begun) / 1000.0;
  gtk_widget_queue_draw (widget);
  if (self->at < LASTS)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

void
orrery_confetti_start (OrreryConfetti *self)
{
  g_return_if_fail (ORRERY_IS_CONFETTI (self));

  if (self->tick != 0 || orrery_motion_duration (ORRERY_MOTION_TUMBLE, GTK_WIDGET (self)) == 0)
    return;
  self->begun = 0;
  self->at = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
orrery_confetti_class_init (OrreryConfettiClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = orrery_confetti_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
orrery_confetti_init (OrreryConfetti *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
