/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-wrap"

#include "config.h"

#include "widgets/orrery-wrap.h"

struct _OrreryWrap
{
  GtkWidget parent_instance;

  int spacing;
};

static GtkBuildableIface *parent_buildable;

static void
add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  if (GTK_IS_WIDGET (child))
    orrery_wrap_append (ORRERY_WRAP (buildable), GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryWrap, orrery_wrap, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

enum
{
  PROP_0,
  PROP_SPACING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

typedef struct
{
  GtkWidget *first;
  guint      n;
  guint      n_expand;
  int        width;
  int        height;
} Line;

static int
width_of (GtkWidget *child, int available)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return available < 0 ? natural : MAX (minimum, MIN (natural, available));
}

/* Reads one line off the children from `child` on, and returns the first of the next. */
static GtkWidget *
read_line (OrreryWrap *self, GtkWidget *child, int available, Line *line)
{
  int x = 0;

  *line = (Line) { .first = child };
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int width, height;

      if (!gtk_widget_should_layout (child))
        continue;
      width = width_of (child, available);
      if (line->n > 0 && x + width > available)
        break;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      line->height = MAX (line->height, height);
      line->n++;
      line->n_expand += gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
      line->width = x + width;
      x += width + self->spacing;
    }
  return child;
}

static int
height_for (OrreryWrap *self, int width)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
  int height = 0;

  while (child != NULL)
    {
      Line line;

      child = read_line (self, child, width, &line);
      if (line.n > 0)
        height += line.height + (height > 0 ? self->spacing : 0);
    }
  return height;
}

static void
measure_width (OrreryWrap *self, int *minimum, int *natural)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
  gboolean any = FALSE;

  *minimum = *natural = 0;
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural,
                          NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural += child_natural + (any ? self->spacing : 0);
      any = TRUE;
    }
}

static void
orrery_wrap_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryWrap *self = ORRERY_WRAP (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum, natural);
  else
    *minimum = *natural = height_for (self, for_size < 0 ? G_MAXINT / 2 : for_size);
}

static void
allocate_line (OrreryWrap *self, const Line *line, int y, int available)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = line->first;
  int extra = MAX (0, available - line->width);
  guint n_expand = line->n_expand;
  int x = 0;

  for (guint i = 0; i < line->n; child = gtk_widget_get_next_sibling (child))
    {
      int width;

      if (!gtk_widget_should_layout (child))
        continue;
      width = width_of (child, available);
      if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
        {
          int share = extra / (int) n_expand--;

          width += share;
          extra -= share;
        }
      gtk_widget_size_allocate (child,
                                &(GtkAllocation) { rtl ? available - x - width : x, y, width,
                                                   line->height },
                                -1);
      x += width + self->spacing;
      i++;
    }
}

static void
orrery_wrap_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryWrap *self = ORRERY_WRAP (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int y = 0;

  while (child != NULL)
    {
      Line line;

      child = read_line (self, child, width, &line);
      allocate_line (self, &line, y, width);
      y += line.height + self->spacing;
    }
}

static GtkSizeRequestMode
orrery_wrap_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
orrery_wrap_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPACING)
    g_value_set_int (value, ORRERY_WRAP (object)->spacing);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_wrap_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPACING)
    ORRERY_WRAP (object)->spacing = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_wrap_dispose (GObject *object)
{
  orrery_wrap_clear (ORRERY_WRAP (object));

  G_OBJECT_CLASS (orrery_wrap_parent_class)->dispose (object);
}

static void
orrery_wrap_class_init (OrreryWrapClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = orrery_wrap_dispose;
  object_class->get_property = orrery_wrap_get_property;
  object_class->set_property = orrery_wrap_set_property;
  widget_class->measure = orrery_wrap_measure;
  widget_class->size_allocate = orrery_wrap_size_allocate;
  widget_class->get_request_mode = orrery_wrap_get_request_mode;

  properties[PROP_SPACING] =
      g_param_spec_int ("spacing", NULL, NULL, 0, 100, 6,
                        G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
orrery_wrap_init (OrreryWrap *self)
{
}

GtkWidget *
orrery_wrap_new (int spacing)
{
  return g_object_new (ORRERY_TYPE_WRAP, "spacing", spacing, NULL);
}

void
orrery_wrap_append (OrreryWrap *self, GtkWidget *child)
{
  g_return_if_fail (ORRERY_IS_WRAP (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

void
orrery_wrap_remove (OrreryWrap *self, GtkWidget *child)
{
  g_return_if_fail (ORRERY_IS_WRAP (self));
  g_return_if_fail (gtk_widget_get_parent (child) == GTK_WIDGET (self));

  gtk_widget_unparent (child);
}

void
orrery_wrap_clear (OrreryWrap *self)
{
  GtkWidget *child;

  g_return_if_fail (ORRERY_IS_WRAP (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}
