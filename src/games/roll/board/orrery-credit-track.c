/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-credit-track.h"

#include <glib/gi18n.h>
#include <math.h>

#include "games/roll/rules/roll.h"
#include "widgets/art/orrery-picture.h"
#include "widgets/style/orrery-text.h"

#define N_PLACES (ROLL_MAX_CREDITS + 1)
#define DISC 20
#define COIN 30
#define PLACE 38
#define LONGEST 560

struct _OrreryCreditTrack
{
  GtkWidget parent_instance;

  int value;
  double zoom;
};

G_DEFINE_FINAL_TYPE (OrreryCreditTrack, orrery_credit_track, GTK_TYPE_WIDGET)

GtkWidget *
orrery_credit_track_new (void)
{
  return g_object_new (ORRERY_TYPE_CREDIT_TRACK, NULL);
}

int
orrery_credit_track_get_value (OrreryCreditTrack *self)
{
  g_return_val_if_fail (ORRERY_IS_CREDIT_TRACK (self), 0);

  return self->value;
}

static void
update_accessible (OrreryCreditTrack *self)
{
  g_autofree char *label = g_strdup_printf (_("Credits: %d of %d"), self->value,
                                            ROLL_MAX_CREDITS);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) ROLL_MAX_CREDITS,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->value, -1);
}

void
orrery_credit_track_set_value (OrreryCreditTrack *self, int value)
{
  g_return_if_fail (ORRERY_IS_CREDIT_TRACK (self));

  if (self->value == value)
    return;
  self->value = value;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
orrery_credit_track_set_zoom (OrreryCreditTrack *self, double zoom)
{
  g_return_if_fail (ORRERY_IS_CREDIT_TRACK (self) && zoom > 0);

  self->zoom = zoom;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static int
coin_size (OrreryCreditTrack *self)
{
  return lround (COIN * pow (self->zoom, 0.7));
}

/* If there is no room for all places, only the coin is shown; the track is never too long to read at a glance. */
static void
orrery_credit_track_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  OrreryCreditTrack *self = ORRERY_CREDIT_TRACK (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = coin_size (self) + 2;
      return;
    }
  *minimum = coin_size (self);
  *natural = MIN (LONGEST, N_PLACES * PLACE * self->zoom);
}

static void
append_place (GtkWidget *widget, GtkSnapshot *snapshot, int i, double x, double y,
              const OrreryStyle *style)
{
  g_autofree char *text = g_strdup_printf ("%d", i);
  OrreryLettering lettering = { text, 11.5, PANGO_WEIGHT_SEMIBOLD, .fixed = TRUE };
  g_autoptr (PangoLayout) layout
    = orrery_lettering_layout (gtk_widget_get_pango_context (widget), &lettering);
  PangoRectangle ink;
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (
    &disc, &GRAPHENE_RECT_INIT (x - DISC / 2.0, y - DISC / 2.0, DISC, DISC), DISC / 2.0);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &style->well, &disc.bounds);
  gtk_snapshot_pop (snapshot);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - ink.x - ink.width / 2.0,
                                                          y - ink.y - ink.height / 2.0));
  gtk_snapshot_append_layout (snapshot, layout, &style->dim);
  gtk_snapshot_restore (snapshot);
}

static void
append_coin (OrreryCreditTrack *self, GtkSnapshot *snapshot, double x, double y,
             const OrreryStyle *style)
{
  const int size = coin_size (self);
  OrreryPicture coin = { &orrery_picture_coin, self->value, 0, size, size, { 0 },
                         gtk_widget_get_pango_context (GTK_WIDGET (self)) };

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (round (x - size / 2.0), round (y - size / 2.0)));
  orrery_picture_snapshot (&coin, snapshot, style, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  gtk_snapshot_restore (snapshot);
}

static void
orrery_credit_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryCreditTrack *self = ORRERY_CREDIT_TRACK (widget);
  const OrreryStyle *style = orrery_style_current ();
  double width = MIN (gtk_widget_get_width (widget), LONGEST), step = width / (double) N_PLACES;
  double y = gtk_widget_get_height (widget) / 2.0;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (step < DISC + 1)
    {
      append_coin (self, snapshot, rtl ? gtk_widget_get_width (widget) - coin_size (self) / 2.0 : coin_size (self) / 2.0,
                   y, style);
      return;
    }
  for (int i = 0; i < N_PLACES; i++)
    {
      double x = step * ((rtl ? N_PLACES - 1 - i : i) + 0.5);

      if (i == self->value)
        append_coin (self, snapshot, x, y, style);
      else
        append_place (widget, snapshot, i, x, y, style);
    }
}

static void
orrery_credit_track_class_init (OrreryCreditTrackClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = orrery_credit_track_measure;
  widget_class->snapshot = orrery_credit_track_snapshot;
  gtk_widget_class_set_css_name (widget_class, "orrery-credit-track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
orrery_credit_track_init (OrreryCreditTrack *self)
{
  self->zoom = 1;
  update_accessible (self);
}
