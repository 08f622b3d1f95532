/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-row.h"

enum { MOST = 32 }; /* children */

struct _OrreryRow
{
  GtkWidget parent_instance;

  int spacing;
  gboolean even;
};

G_DEFINE_FINAL_TYPE (OrreryRow, orrery_row, GTK_TYPE_WIDGET)

static int
height_of (GtkWidget *child,
           int        width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* Returns how many there are; `all` is the room between them. */
static guint
list (OrreryRow        *self,
      GtkRequestedSize *sizes,
      int              *all)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL && n < MOST;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        sizes[n].data = child;
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &sizes[n].minimum_size,
                            &sizes[n].natural_size, NULL, NULL);
        n++;
      }
  *all = n > 0 ? self->spacing * ((int) n - 1) : 0;
  return n;
}

/* Even ones go on as many lines as it takes, each line as wide as the row. Returns the height. */
static int
lay_even (OrreryRow *self,
          int        width,
          gboolean   allocate)
{
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GtkRequestedSize sizes[MOST];
  int spaces, widest = 1, y = 0;
  const guint n = list (self, sizes, &spaces);
  guint most;

  for (guint i = 0; i < n; i++)
    widest = MAX (widest, sizes[i].minimum_size);
  most = (guint) MAX (1, (width + self->spacing) / (widest + self->spacing));
  for (guint first = 0; first < n; first += most)
    {
      const int count = (int) MIN (most, n - first);
      const int each = (width - (count - 1) * self->spacing) / count;
      int height = 0;

      for (int i = 0; i < count; i++)
        height = MAX (height, height_of (sizes[first + (guint) i].data, each));
      for (int i = 0; i < count && allocate; i++)
        {
          const int x = i * (each + self->spacing);

          gtk_widget_size_allocate (sizes[first + (guint) i].data,
                                    &(GtkAllocation) { rtl ? width - x - each : x, y, each, height }, -1);
        }
      y += height + self->spacing;
    }
  return MAX (0, y - self->spacing);
}

/* Leaves each child's width in its minimum. Returns how many there are. */
static guint
distribute (OrreryRow        *self,
            int               width,
            GtkRequestedSize *sizes)
{
  int spaces, left;
  const guint n = list (self, sizes, &spaces);

  left = width - spaces;
  for (guint i = 0; i < n; i++)
    left -= sizes[i].minimum_size;
  if (left > 0)
    gtk_distribute_natural_allocation (left, n, sizes);
  return n;
}

static void
measure_width (OrreryRow *self,
               int       *minimum,
               int       *natural)
{
  GtkRequestedSize sizes[MOST];
  int spaces;
  const guint n = list (self, sizes, &spaces);

  *minimum = self->even ? 0 : spaces;
  *natural = spaces;
  for (guint i = 0; i < n; i++)
    {
      *minimum = self->even ? MAX (*minimum, sizes[i].minimum_size) : *minimum + sizes[i].minimum_size;
      *natural += sizes[i].natural_size;
    }
}

static void
orrery_row_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  OrreryRow *self = ORRERY_ROW (widget);
  GtkRequestedSize sizes[MOST];
  guint n;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }
  if (for_size < 0)
    for_size = G_MAXINT / 2;
  if (self->even)
    {
      *minimum = *natural = lay_even (self, for_size, FALSE);
      return;
    }
  n = distribute (self, for_size, sizes);
  *minimum = *natural = 0;
  for (guint i = 0; i < n; i++)
    {
      int least, liked;

      gtk_widget_measure (sizes[i].data, GTK_ORIENTATION_VERTICAL, sizes[i].minimum_size, &least, &liked,
                          NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, liked);
    }
}

static void
orrery_row_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  OrreryRow *self = ORRERY_ROW (widget);
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkRequestedSize sizes[MOST];
  guint n;
  int x = 0;

  if (self->even)
    {
      lay_even (self, width, TRUE);
      return;
    }
  n = distribute (self, width, sizes);
  for (guint i = 0; i < n; i++)
    {
      const int w = sizes[i].minimum_size;

      gtk_widget_size_allocate (sizes[i].data, &(GtkAllocation) { rtl ? width - x - w : x, 0, w, height }, -1);
      x += w + self->spacing;
    }
}

static GtkSizeRequestMode
orrery_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
orrery_row_dispose (GObject *object)
{
  orrery_row_clear (ORRERY_ROW (object));
  G_OBJECT_CLASS (orrery_row_parent_class)->dispose (object);
}

static void
orrery_row_class_init (OrreryRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = orrery_row_dispose;
  widget_class->measure = orrery_row_measure;
  widget_class->size_allocate = orrery_row_size_allocate;
  widget_class->get_request_mode = orrery_row_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_row_init (OrreryRow *self)
{
}

GtkWidget *
orrery_row_new (int spacing)
{
  OrreryRow *self = g_object_new (ORRERY_TYPE_ROW, NULL);

  self->spacing = spacing;
  return GTK_WIDGET (self);
}

void
orrery_row_append (OrreryRow *self,
                   GtkWidget *child)
{
  g_return_if_fail (ORRERY_IS_ROW (self) && GTK_IS_WIDGET (child));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
orrery_row_clear (OrreryRow *self)
{
  GtkWidget *child;

  g_return_if_fail (ORRERY_IS_ROW (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}

void
orrery_row_set_even (OrreryRow *self,
                     gboolean   even)
{
  g_return_if_fail (ORRERY_IS_ROW (self));

  if (self->even == even)
    return;
  self->even = even;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
