/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "widgets/layout/orrery-pair.h"

#include "widgets/art/orrery-table-style.h"
#include "widgets/style/orrery-text.h"

enum
{
  SPACING = 18,
  BOTH_FROM = 840,
  FIRST_SHARE = 645, /* of a thousand */
};

struct _OrreryPair
{
  GtkWidget parent_instance;

  int share;
  int from;
  int spacing;
};

G_DEFINE_FINAL_TYPE (OrreryPair, orrery_pair, GTK_TYPE_WIDGET)

/* Larger letters need more room for the same. */
static int
both_from (GtkWidget *widget)
{
  return (int) (ORRERY_PAIR (widget)->from * MAX (1, orrery_text_factor (gtk_widget_get_pango_context (widget))));
}

static int
lay (GtkWidget *child, int whole, int x, int y, int width, gboolean allocate)
{
  const gboolean rtl = gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL;
  int natural, least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  if (allocate)
    gtk_widget_size_allocate (child, &(GtkAllocation) { rtl ? whole - x - width : x, y, width, natural }, -1);
  return natural;
}

static int
lay_all (GtkWidget *widget, int width, gboolean allocate)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = first != NULL ? gtk_widget_get_next_sibling (first) : NULL;
  const int spacing = ORRERY_PAIR (widget)->spacing;
  const int left = (width - spacing) * ORRERY_PAIR (widget)->share / 1000;
  int a, b;

  if (second == NULL)
    return 0;
  if (width < both_from (widget))
    {
      a = lay (first, width, 0, 0, width, allocate);
      b = lay (second, width, 0, a + spacing, width, allocate);
      return a + spacing + b;
    }
  a = lay (first, width, 0, 0, left, allocate);
  b = lay (second, width, left + spacing, 0, width - left - spacing, allocate);
  return MAX (a, b);
}

static void
orrery_pair_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 0;
      *natural = ORRERY_PAIR (widget)->from;
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        {
          int least;

          gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
          *minimum = MAX (*minimum, least);
        }
      *natural = MAX (*natural, *minimum);
    }
  else
    *minimum = *natural = lay_all (widget, for_size > 0 ? for_size : ORRERY_PAIR (widget)->from, FALSE);
}

static void
orrery_pair_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  lay_all (widget, width, TRUE);
}

static GtkSizeRequestMode
orrery_pair_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
orrery_pair_dispose (GObject *object)
{
  orrery_clear_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (orrery_pair_parent_class)->dispose (object);
}

static void
orrery_pair_class_init (OrreryPairClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_pair_dispose;
  widget_class->measure = orrery_pair_measure;
  widget_class->size_allocate = orrery_pair_size_allocate;
  widget_class->get_request_mode = orrery_pair_get_request_mode;
}

static void
orrery_pair_init (OrreryPair *self)
{
  self->share = FIRST_SHARE;
  self->from = BOTH_FROM;
  self->spacing = SPACING;
}

GtkWidget *
orrery_pair_new (void)
{
  return g_object_new (ORRERY_TYPE_PAIR, NULL);
}

void
orrery_pair_set_share (OrreryPair *self, int share)
{
  g_return_if_fail (ORRERY_IS_PAIR (self));

  self->share = share;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
orrery_pair_set_room (OrreryPair *self, int from, int spacing)
{
  g_return_if_fail (ORRERY_IS_PAIR (self));

  self->from = from;
  self->spacing = spacing;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
