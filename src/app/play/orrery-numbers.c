/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/play/orrery-numbers.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/style/orrery-text.h"

enum
{
  SPACING = 12, /* between columns */
  TIGHT = 6,    /* between columns, if titles are above */
  ROW_SPACING = 4,
  GROUP_SPACING = 10, /* between rows, if titles are above */
  NAME_WIDTH = 40, /* least visible width of a name, with normal text */
};

struct _OrreryNumbers
{
  GtkWidget parent_instance;

  guint n; /* columns of numbers; children are a title and n numbers for each row */
};

G_DEFINE_FINAL_TYPE (OrreryNumbers, orrery_numbers, GTK_TYPE_WIDGET)

/* --- Layout --- */

typedef struct
{
  gboolean above; /* titles are above their numbers */
  int title;      /* width */
  int column;     /* width of each */
  int width;      /* of all */
} Shares;

static int
width_of (GtkWidget *child, gboolean natural)
{
  int least, liked;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
  return natural ? liked : least;
}

/* The minimum or natural width of titles and columns. Long names do not count. */
static void
measure_columns (OrreryNumbers *self, gboolean natural, int *title, int *column)
{
  const double letter = orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  *title = *column = 0;
  for (guint i = 0; child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    {
      const int width = width_of (child, natural);

      if (i % (self->n + 1) == 0)
        *title = MAX (*title, width);
      else
        *column = MAX (*column, i <= self->n ? MIN (width, (int) (NAME_WIDTH * letter)) : width);
    }
}

static Shares
share (OrreryNumbers *self, int width)
{
  const int n = (int) self->n;
  Shares shares = { .width = width };
  int least;

  measure_columns (self, TRUE, &shares.title, &least);
  shares.above = shares.title + n * (SPACING + least) > width;
  if (shares.above)
    shares.column = (width + TIGHT) / MAX (1, n) - TIGHT;
  else
    shares.column = (width - shares.title) / MAX (1, n) - SPACING;
  return shares;
}

static int
height_of (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static void
put (OrreryNumbers *self, GtkWidget *child, const Shares *shares, GtkAllocation area)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    area.x = shares->width - area.x - area.width;
  gtk_widget_size_allocate (child, &area, -1);
}

/* Below a title, numbers are left-aligned with it; next to it they are right-aligned. */
static int
lay_number (OrreryNumbers *self, GtkWidget *child, const Shares *shares, int column, int y, gboolean allocate)
{
  const int width = MIN (width_of (child, TRUE), shares->column);
  const int height = height_of (child, width);
  int x = column * (shares->column + (shares->above ? TIGHT : SPACING));

  if (!shares->above)
    x += shares->title + SPACING + shares->column - width;
  if (allocate)
    put (self, child, shares, (GtkAllocation) { x, y, width, height });
  return height;
}

/* Returns the height. */
static int
lay (OrreryNumbers *self, int width, gboolean allocate)
{
  const Shares shares = share (self, width);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
  int y = 0;

  while (child != NULL)
    {
      const char *text = gtk_label_get_text (GTK_LABEL (child));
      const int title = *text == '\0' ? 0 : height_of (child, shares.above ? width : shares.title);
      int height = shares.above ? 0 : title;

      if (allocate)
        put (self, child, &shares, (GtkAllocation) { 0, y, shares.above ? width : shares.title, title });
      if (shares.above)
        y += title;
      child = gtk_widget_get_next_sibling (child);
      for (guint i = 0; i < self->n && child != NULL; i++, child = gtk_widget_get_next_sibling (child))
        height = MAX (height, lay_number (self, child, &shares, (int) i, y, allocate));
      y += height + (shares.above ? GROUP_SPACING : ROW_SPACING);
    }
  return MAX (0, y - (shares.above ? GROUP_SPACING : ROW_SPACING));
}

static void
measure_width (OrreryNumbers *self, int *minimum, int *natural)
{
  const int n = (int) self->n;
  int title, column;

  measure_columns (self, FALSE, &title, &column);
  *minimum = MAX (title, n * (column + TIGHT) - TIGHT);
  measure_columns (self, TRUE, &title, &column);
  *natural = MAX (*minimum, title + n * (column + SPACING));
}

static void
orrery_numbers_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryNumbers *self = ORRERY_NUMBERS (widget);
  int least;

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }
  if (for_size < 0)
    measure_width (self, &least, &for_size);
  *minimum = *natural = lay (self, for_size, FALSE);
}

static void
orrery_numbers_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  lay (ORRERY_NUMBERS (widget), width, TRUE);
}

/* --- Contents --- */

static GtkWidget *
add (OrreryNumbers *self, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
add_title (OrreryNumbers *self, const char *text)
{
  GtkWidget *label = add (self, text, "dim-label");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
}

void
orrery_numbers_set_names (OrreryNumbers *self, const char *const *names)
{
  g_return_if_fail (ORRERY_IS_NUMBERS (self) && names != NULL);

  orrery_clear_children (GTK_WIDGET (self));
  self->n = g_strv_length ((char **) names);
  add_title (self, "");
  for (guint i = 0; i < self->n; i++)
    {
      GtkWidget *label = add (self, names[i], "heading");

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_set_tooltip_text (label, names[i]);
    }
}

void
orrery_numbers_add_row (OrreryNumbers *self, const char *title, const int *numbers)
{
  g_return_if_fail (ORRERY_IS_NUMBERS (self) && title != NULL && numbers != NULL);

  add_title (self, title);
  for (guint i = 0; i < self->n; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", numbers[i]);

      add (self, text, "numeric");
    }
}

/* --- The widget --- */

static void
orrery_numbers_dispose (GObject *object)
{
  orrery_clear_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (orrery_numbers_parent_class)->dispose (object);
}

static void
orrery_numbers_class_init (OrreryNumbersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_numbers_dispose;
  widget_class->measure = orrery_numbers_measure;
  widget_class->size_allocate = orrery_numbers_size_allocate;
  widget_class->get_request_mode = orrery_get_height_for_width;
}

static void
orrery_numbers_init (OrreryNumbers *self)
{
}
