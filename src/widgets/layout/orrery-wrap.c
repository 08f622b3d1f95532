/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-wrap"

#include "widgets/layout/orrery-wrap.h"

#include "widgets/art/orrery-builders.h"

struct _OrreryWrap
{
  GtkWidget parent_instance;

  int spacing;
  OrreryWrapMode mode;
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

/* The visible children, with their requested widths. */
static GArray *
list_children (OrreryWrap *self)
{
  GArray *sizes = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        GtkRequestedSize size = { .data = child };

        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &size.minimum_size,
                            &size.natural_size, NULL, NULL);
        g_array_append_val (sizes, size);
      }
  return sizes;
}

/* Even ones all request the width of the widest. */
static void
make_even (GtkRequestedSize *sizes, guint n)
{
  int widest = 0;

  for (guint i = 0; i < n; i++)
    widest = MAX (widest, sizes[i].minimum_size);
  for (guint i = 0; i < n; i++)
    sizes[i].minimum_size = sizes[i].natural_size = widest;
}

/* How many of the children from `sizes` on fit on one line. */
static guint
count_line (OrreryWrap *self, const GtkRequestedSize *sizes, guint n, int available)
{
  int width = sizes[0].natural_size;

  if (self->mode == ORRERY_WRAP_NEVER)
    return n;
  for (guint i = 1; i < n; i++)
    {
      width += self->spacing + sizes[i].natural_size;
      if (width > available)
        return i;
    }
  return n;
}

/* The same number of lines, but about as many children on each. */
static guint
balance (guint n, guint most)
{
  const guint lines = (n + most - 1) / most;

  return (n + lines - 1) / lines;
}

static gboolean
expands (OrreryWrap *self, const GtkRequestedSize *size)
{
  if (self->mode == ORRERY_WRAP_FREELY)
    return gtk_widget_compute_expand (size->data, GTK_ORIENTATION_HORIZONTAL);
  return self->mode == ORRERY_WRAP_EVEN;
}

/* Distributes the line's width, and stores each child's width in its minimum. */
static void
set_widths (OrreryWrap *self, GtkRequestedSize *line, guint n, int available)
{
  int left = available - ((int) n - 1) * self->spacing;
  int n_expand = 0;

  for (guint i = 0; i < n; i++)
    {
      left -= line[i].minimum_size;
      n_expand += expands (self, &line[i]);
    }
  left = gtk_distribute_natural_allocation (MAX (0, left), n, line);
  for (guint i = 0; i < n && n_expand > 0; i++)
    if (expands (self, &line[i]))
      {
        const int share = left / n_expand--;

        line[i].minimum_size += share;
        left -= share;
      }
}

static int
height_of_line (const GtkRequestedSize *line, guint n)
{
  int tallest = 0;

  for (guint i = 0; i < n; i++)
    {
      int height;

      gtk_widget_measure (line[i].data, GTK_ORIENTATION_VERTICAL, line[i].minimum_size, NULL,
                          &height, NULL, NULL);
      tallest = MAX (tallest, height);
    }
  return tallest;
}

/* The space between children that makes them fill the line. */
static int
space_of_line (const GtkRequestedSize *line, guint n, int available)
{
  for (guint i = 0; i < n; i++)
    available -= line[i].minimum_size;
  return n > 1 ? available / ((int) n - 1) : 0;
}

static void
allocate_line (OrreryWrap *self, const GtkRequestedSize *line, guint n, int y, int height, int space)
{
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const int available = gtk_widget_get_width (GTK_WIDGET (self));
  int x = 0;

  for (guint i = 0; i < n; i++)
    {
      const int width = line[i].minimum_size;

      gtk_widget_size_allocate (
          line[i].data, &(GtkAllocation) { rtl ? available - x - width : x, y, width, height }, -1);
      x += width + space;
    }
}

/* Returns the height of all lines; `height` is the available one, or -1 to measure only. */
static int
lay_out (OrreryWrap *self, int width, int height)
{
  g_autoptr (GArray) children = list_children (self);
  GtkRequestedSize *sizes = (GtkRequestedSize *) (void *) children->data;
  guint columns = G_MAXUINT;
  int y = 0, space = self->spacing;

  if (self->mode == ORRERY_WRAP_EVEN)
    make_even (sizes, children->len);
  if (self->mode == ORRERY_WRAP_SPREAD && children->len > 0)
    columns = balance (children->len, count_line (self, sizes, children->len, width));
  for (guint i = 0, n; i < children->len; i += n)
    {
      int line_height;

      n = MIN (columns, count_line (self, &sizes[i], children->len - i, width));
      set_widths (self, &sizes[i], n, width);
      line_height = height_of_line (&sizes[i], n);
      if (self->mode == ORRERY_WRAP_SPREAD && i == 0 && n < children->len)
        space = MAX (space, space_of_line (sizes, n, width));
      if (height >= 0)
        allocate_line (self, &sizes[i], n, y,
                       self->mode == ORRERY_WRAP_NEVER ? height : line_height, space);
      y += line_height + self->spacing;
    }
  return MAX (0, y - self->spacing);
}

static void
measure_width (OrreryWrap *self, int *minimum, int *natural)
{
  g_autoptr (GArray) children = list_children (self);
  const int spaces = MAX (0, (int) children->len - 1) * self->spacing;
  int widest = 0, all = spaces;

  *natural = spaces;
  for (guint i = 0; i < children->len; i++)
    {
      const GtkRequestedSize *size = &g_array_index (children, GtkRequestedSize, i);

      widest = MAX (widest, size->minimum_size);
      all += size->minimum_size;
      *natural += size->natural_size;
    }
  *minimum = self->mode == ORRERY_WRAP_NEVER ? all : widest;
}

static void
orrery_wrap_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryWrap *self = ORRERY_WRAP (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum, natural);
  else
    *minimum = *natural = lay_out (self, for_size < 0 ? G_MAXSHORT : for_size, -1);
}

static void
orrery_wrap_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  lay_out (ORRERY_WRAP (widget), width, height);
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
  widget_class->get_request_mode = orrery_get_height_for_width;

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

GtkWidget *
orrery_wrap_new_row (int spacing)
{
  GtkWidget *self = orrery_wrap_new (spacing);

  ORRERY_WRAP (self)->mode = ORRERY_WRAP_NEVER;
  return self;
}

void
orrery_wrap_append (OrreryWrap *self, GtkWidget *child)
{
  g_return_if_fail (ORRERY_IS_WRAP (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

void
orrery_wrap_clear (OrreryWrap *self)
{
  g_return_if_fail (ORRERY_IS_WRAP (self));

  orrery_clear_children (GTK_WIDGET (self));
}

void
orrery_wrap_set_mode (OrreryWrap *self, OrreryWrapMode mode)
{
  g_return_if_fail (ORRERY_IS_WRAP (self));

  if (self->mode == mode)
    return;
  self->mode = mode;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
