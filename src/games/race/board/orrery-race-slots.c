/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/board/orrery-race-slots.h"

#include "games/race/board/orrery-race-closer.h"
#include "games/race/board/orrery-race-pieces.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-peek.h"

enum { GAP = 2 };

struct _OrreryRaceSlots
{
  GtkWidget parent_instance;

  int size;
  guint columns;
  guint n;
  guint8 cards[RACE_MAX_TABLEAU]; /* faces */
  gboolean goods[RACE_MAX_TABLEAU];
};

G_DEFINE_FINAL_TYPE (OrreryRaceSlots, orrery_race_slots, GTK_TYPE_WIDGET)

static guint
count_slots (OrreryRaceSlots *self)
{
  return MAX (self->n, RACE_END_CARDS);
}

static void
orrery_race_slots_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  OrreryRaceSlots *self = ORRERY_RACE_SLOTS (widget);
  const guint n = orientation == GTK_ORIENTATION_HORIZONTAL ? self->columns
                                                            : (count_slots (self) - 1) / self->columns + 1;

  *minimum = *natural = (int) n * (self->size + GAP) - GAP;
}

static void
draw_empty (GtkSnapshot *snapshot, double size)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));

  orrery_set_source (cr, &orrery_style_current ()->text, 0.22);
  orrery_outline (cr, 0.5, 0.5, size - 1, size - 1, size * 0.16, 1, 3);
  cairo_destroy (cr);
}

static void
draw_picture (OrreryRaceSlots *self, GtkSnapshot *snapshot, const OrreryPictureKind *kind, guint which, double width,
              double height)
{
  OrreryPicture picture = { kind, (int) which, ORRERY_CARD_MINI, width, height };

  picture.context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  orrery_picture_snapshot (&picture, snapshot, orrery_style_current (), gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static void
draw_slot (OrreryRaceSlots *self, GtkSnapshot *snapshot, guint i)
{
  const double good = self->size * 0.34;

  if (i >= self->n)
    {
      draw_empty (snapshot, self->size);
      return;
    }
  draw_picture (self, snapshot, &orrery_picture_card, self->cards[i], self->size, self->size);
  if (!self->goods[i])
    return;
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (self->size - good - 1), (float) (self->size - good * 1.36 - 1)));
  draw_picture (self, snapshot, &orrery_picture_card_good, orrery_card_print (self->cards[i])->good, good, good * 1.36);
}

static GdkRectangle
area_of (OrreryRaceSlots *self, guint i)
{
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const guint column = rtl ? self->columns - 1 - i % self->columns : i % self->columns;

  return (GdkRectangle) { (int) column * (self->size + GAP), (int) (i / self->columns) * (self->size + GAP), self->size,
                          self->size };
}

static void
orrery_race_slots_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryRaceSlots *self = ORRERY_RACE_SLOTS (widget);

  for (guint i = 0; i < count_slots (self); i++)
    {
      const GdkRectangle area = area_of (self, i);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) area.x, (float) area.y));
      draw_slot (self, snapshot, i);
      gtk_snapshot_restore (snapshot);
    }
}

/* The close-up of a card. */
static GtkWidget *
peek_cb (GtkWidget *widget, double x, double y, gboolean stays, GdkRectangle *at)
{
  OrreryRaceSlots *self = ORRERY_RACE_SLOTS (widget);

  for (guint i = 0; i < self->n; i++)
    {
      const GdkRectangle area = area_of (self, i);

      if (gdk_rectangle_contains_point (&area, (int) x, (int) y))
        {
          *at = area;
          return orrery_race_closer_new (self->cards[i], NULL, stays);
        }
    }
  return NULL;
}

static void
orrery_race_slots_class_init (OrreryRaceSlotsClass *klass)
{
  GTK_WIDGET_CLASS (klass)->measure = orrery_race_slots_measure;
  GTK_WIDGET_CLASS (klass)->snapshot = orrery_race_slots_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
orrery_race_slots_init (OrreryRaceSlots *self)
{
  orrery_style_redraw (GTK_WIDGET (self));
  orrery_peek_attach (GTK_WIDGET (self), peek_cb);
}

GtkWidget *
orrery_race_slots_new (int size, guint columns)
{
  OrreryRaceSlots *self = g_object_new (ORRERY_TYPE_RACE_SLOTS, NULL);

  self->size = size;
  self->columns = columns;
  return GTK_WIDGET (self);
}

void
orrery_race_slots_set_seat (OrreryRaceSlots *self, const RaceState *state, guint seat)
{
  const RaceSeat *p = &state->seats[seat];

  g_return_if_fail (ORRERY_IS_RACE_SLOTS (self));

  self->n = p->n_tableau;
  for (guint i = 0; i < self->n; i++)
    {
      self->cards[i] = (guint8) orrery_card_face (state, p->tableau[i]);
      self->goods[i] = p->good[i] != 0;
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
