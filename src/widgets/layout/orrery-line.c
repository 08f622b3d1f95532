/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-line"

#include "widgets/layout/orrery-line.h"

#include "widgets/art/orrery-builders.h"

/* No text is so narrow that its letters are less than half the font's average width. */
#define NARROWEST_LETTER 0.5

/* Widths of a text that has all its lines. */
enum { NARROWEST = 80, USUAL = 220 };

struct _OrreryLine
{
  GtkWidget parent_instance;

  char          *text;
  PangoAttrList *attributes;
  int            most;

  PangoLayout *layout;
  int          width; /* of the layout; 0: it is outdated */
  int          least; /* from which its lines are the same */
  int          tall;  /* its height at that width */

  guint serial; /* of the context that these come from */
  int   height;
  int   letter;
};

G_DEFINE_FINAL_TYPE (OrreryLine, orrery_line, GTK_TYPE_WIDGET)

static guint n_shaped;

/* Asks the font only after it has changed. */
static void
update_metrics (OrreryLine *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics;

  if (self->serial == pango_context_get_serial (context))
    return;
  metrics = pango_context_get_metrics (context, NULL, NULL);
  self->height = PANGO_PIXELS_CEIL (MAX (pango_font_metrics_get_height (metrics),
                                         pango_font_metrics_get_ascent (metrics)
                                             + pango_font_metrics_get_descent (metrics)));
  self->letter = MAX (pango_font_metrics_get_approximate_char_width (metrics), PANGO_SCALE);
  self->width = 0;
  self->serial = pango_context_get_serial (context);
  pango_font_metrics_unref (metrics);
}

/* Words that would be cut off need not be shaped. */
static void
fill_layout (OrreryLine *self, int width)
{
  long most = (long) self->most * width * PANGO_SCALE / (int) (self->letter * NARROWEST_LETTER);

  if (self->most == ORRERY_LINE_ALL || g_utf8_strlen (self->text, -1) <= most)
    pango_layout_set_text (self->layout, self->text, -1);
  else
    {
      const char *end = g_utf8_offset_to_pointer (self->text, most);
      g_autofree char *start = g_strdup_printf ("%.*s…", (int) (end - self->text), self->text);

      pango_layout_set_text (self->layout, start, -1);
    }
  pango_layout_set_attributes (self->layout, self->attributes);
}

static PangoLayout *
create_layout (OrreryLine *self)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (self->most != ORRERY_LINE_ALL)
    {
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_height (layout, -self->most);
    }
  return layout;
}

static void
lay_out (OrreryLine *self, int width)
{
  PangoLayoutLine *line;

  update_metrics (self);
  if (self->width == width)
    return;
  if (self->layout == NULL)
    self->layout = create_layout (self);
  fill_layout (self, width);
  pango_layout_set_width (self->layout, width * PANGO_SCALE);
  /* Pango swaps this if the text runs against the direction of the window, so the side stays the same. */
  line = pango_layout_get_line_readonly (self->layout, 0);
  pango_layout_set_alignment (self->layout, line->resolved_dir == PANGO_DIRECTION_RTL
                                                ? PANGO_ALIGN_RIGHT
                                                : PANGO_ALIGN_LEFT);
  self->least = self->width = width;
  if (self->most == ORRERY_LINE_ALL)
    pango_layout_get_pixel_size (self->layout, &self->least, &self->tall);
  else
    self->tall = self->height * pango_layout_get_line_count (self->layout);
  n_shaped++;
}

/* GTK looks for the narrowest width at which a box is no higher, and asks for a dozen; most have the same lines. */
static void
lay_out_lines (OrreryLine *self, int width)
{
  update_metrics (self);
  if (self->width == 0 || width <= self->least
      || (width > self->width && (self->most != ORRERY_LINE_ALL || pango_layout_get_line_count (self->layout) > 1)))
    lay_out (self, width);
}

int
orrery_line_get_height (OrreryLine *self, int width)
{
  g_return_val_if_fail (ORRERY_IS_LINE (self), 0);

  update_metrics (self);
  if (self->most == 1 || width <= 0)
    return self->height;
  lay_out_lines (self, width);
  return self->tall;
}

static void
orrery_line_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryLine *self = ORRERY_LINE (widget);
  const int given = gtk_widget_get_width (widget);

  *minimum = *natural = 0;
  if (self->most != ORRERY_LINE_ALL)
    *natural = orientation == GTK_ORIENTATION_VERTICAL ? orrery_line_get_height (self, for_size) : 0;
  else if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = NARROWEST;
      *natural = USUAL;
    }
  else
    {
      /* Without a width, GTK wants a size that is sufficient at any width; it does not have to be exact. */
      *natural = orrery_line_get_height (self, for_size > 0 ? for_size : given > 0 ? given : USUAL);
      *minimum = for_size > 0 ? *natural : self->height;
    }
}

static void
orrery_line_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryLine *self = ORRERY_LINE (widget);
  int width = gtk_widget_get_width (widget);
  PangoRectangle extents;
  GdkRGBA colour;
  int x;

  if (width <= 0 || *self->text == '\0')
    return;
  lay_out_lines (self, width);
  pango_layout_get_pixel_extents (self->layout, NULL, &extents);
  x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - extents.width : 0;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - extents.x, 0));
  gtk_snapshot_append_layout (snapshot, self->layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
orrery_line_direction_changed (GtkWidget *widget, GtkTextDirection previous)
{
  g_clear_object (&ORRERY_LINE (widget)->layout);
  ORRERY_LINE (widget)->width = 0;

  GTK_WIDGET_CLASS (orrery_line_parent_class)->direction_changed (widget, previous);
}

static void
orrery_line_finalize (GObject *object)
{
  OrreryLine *self = ORRERY_LINE (object);

  g_clear_object (&self->layout);
  g_clear_pointer (&self->attributes, pango_attr_list_unref);
  g_free (self->text);

  G_OBJECT_CLASS (orrery_line_parent_class)->finalize (object);
}

static void
orrery_line_class_init (OrreryLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = orrery_line_finalize;
  widget_class->measure = orrery_line_measure;
  widget_class->get_request_mode = orrery_get_height_for_width;
  widget_class->snapshot = orrery_line_snapshot;
  widget_class->direction_changed = orrery_line_direction_changed;
  gtk_widget_class_set_css_name (widget_class, "label");
}

static void
orrery_line_init (OrreryLine *self)
{
  self->text = g_strdup ("");
}

GtkWidget *
orrery_line_new (GtkAccessibleRole role, int most)
{
  OrreryLine *self = g_object_new (ORRERY_TYPE_LINE, "accessible-role", role, NULL);

  self->most = most;
  return GTK_WIDGET (self);
}

void
orrery_line_set_text (OrreryLine *self, const char *text, PangoAttrList *attributes)
{
  gboolean same;

  g_return_if_fail (ORRERY_IS_LINE (self));

  same = g_str_equal (text, self->text);
  if (same && pango_attr_list_equal (attributes, self->attributes))
    return;
  g_clear_pointer (&self->attributes, pango_attr_list_unref);
  self->attributes = attributes != NULL ? pango_attr_list_ref (attributes) : NULL;
  if (!same)
    {
      g_free (self->text);
      self->text = g_strdup (text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                      -1);
    }
  self->width = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gsize
orrery_line_index_at (OrreryLine *self, double x, double y)
{
  int index = 0;

  g_return_val_if_fail (ORRERY_IS_LINE (self), 0);

  lay_out (self, gtk_widget_get_width (GTK_WIDGET (self)));
  pango_layout_xy_to_index (self->layout, (int) (x * PANGO_SCALE), (int) (y * PANGO_SCALE), &index, NULL);
  return (gsize) index;
}

guint
orrery_line_count_shaped (void)
{
  return n_shaped;
}
