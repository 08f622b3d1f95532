/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/layout/orrery-pair.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/style/orrery-text.h"

enum
{
  SPACING = 18,
  BOTH_FROM = 840,
  FIRST_SHARE = 645, /* of a thousand */
  PAGE_SPACING = 36,
  PAGE_ROW_SPACING = 24,
  READABLE = 40, /* average letters of a line */
};

struct _OrreryPair
{
  GtkWidget parent_instance;

  int share; /* 0: the first one is as wide as it wants to be */
  int from;  /* 0: wherever the second one can hold a readable line of text */
  int spacing;
  int row_spacing;
};

G_DEFINE_FINAL_TYPE (OrreryPair, orrery_pair, GTK_TYPE_WIDGET)

static GtkWidget *
get_child (OrreryPair *self, guint n)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (guint i = 0; i < n && child != NULL; i++)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static int
least_of (GtkWidget *child)
{
  int least = 0;

  if (child != NULL)
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static int
readable_width (OrreryPair *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const int width = READABLE * pango_font_metrics_get_approximate_char_width (metrics) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return width;
}

/* Children below the first one wrap. */
static int
first_width (OrreryPair *self, int width)
{
  int natural;

  if (self->share > 0)
    return (width - self->spacing) * self->share / 1000;
  gtk_widget_measure (get_child (self, 0), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return MAX (natural, least_of (get_child (self, 2)));
}

/* Larger text needs more room, and so does a first one with long words. */
static int
both_from (OrreryPair *self)
{
  const double factor = orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self)));

  if (self->from == 0)
    return first_width (self, 0) + self->spacing + MAX (least_of (get_child (self, 1)), readable_width (self));
  return MAX ((int) (self->from * MAX (1, factor)),
              self->spacing + (least_of (get_child (self, 0)) * 1000 + self->share - 1) / self->share);
}

/* Lays the child out, or only measures; returns where the next one below it starts. */
static int
lay (OrreryPair *self, GtkWidget *child, int whole, int x, int y, int width, gboolean allocate)
{
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int natural;

  if (child == NULL)
    return y;
  width = MAX (width, least_of (child));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  if (allocate)
    gtk_widget_size_allocate (child, &(GtkAllocation) { rtl ? whole - x - width : x, y, width, natural }, -1);
  return natural > 0 ? y + natural + self->row_spacing : y;
}

static int
lay_all (OrreryPair *self, int width, gboolean allocate)
{
  GtkWidget *first = get_child (self, 0), *second = get_child (self, 1), *rest = get_child (self, 2);
  int y;

  if (second == NULL)
    return 0;
  if (width < both_from (self))
    {
      y = lay (self, first, width, 0, 0, width, allocate);
      y = lay (self, second, width, 0, y, width, allocate);
      y = lay (self, rest, width, 0, y, width, allocate);
    }
  else
    {
      const int left = first_width (self, width);
      const int other = lay (self, second, width, left + self->spacing, 0, width - left - self->spacing, allocate);

      y = lay (self, first, width, 0, 0, left, allocate);
      y = MAX (lay (self, rest, width, 0, y, left, allocate), other);
    }
  return MAX (y - self->row_spacing, 0);
}

static void
orrery_pair_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryPair *self = ORRERY_PAIR (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = lay_all (self, for_size > 0 ? for_size : both_from (self), FALSE);
  else
    {
      *minimum = MAX (least_of (get_child (self, 0)), MAX (least_of (get_child (self, 1)), least_of (get_child (self, 2))));
      *natural = MAX (self->from > 0 ? self->from : both_from (self), *minimum);
    }
}

static void
orrery_pair_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  lay_all (ORRERY_PAIR (widget), width, TRUE);
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
  widget_class->get_request_mode = orrery_get_height_for_width;
}

static void
orrery_pair_init (OrreryPair *self)
{
  self->share = FIRST_SHARE;
  self->from = BOTH_FROM;
  self->spacing = self->row_spacing = SPACING;
}

GtkWidget *
orrery_pair_new (void)
{
  return g_object_new (ORRERY_TYPE_PAIR, NULL);
}

GtkWidget *
orrery_pair_new_page (GtkWidget *side, GtkWidget *middle, GtkWidget *rest)
{
  OrreryPair *self = g_object_new (ORRERY_TYPE_PAIR, NULL);

  self->share = self->from = 0;
  self->spacing = PAGE_SPACING;
  self->row_spacing = PAGE_ROW_SPACING;
  gtk_widget_set_parent (side, GTK_WIDGET (self));
  gtk_widget_set_parent (middle, GTK_WIDGET (self));
  gtk_widget_set_parent (rest, GTK_WIDGET (self));
  return GTK_WIDGET (self);
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
  self->spacing = self->row_spacing = spacing;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
