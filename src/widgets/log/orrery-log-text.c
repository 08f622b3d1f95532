/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/log/orrery-log-text.h"

#include "widgets/art/orrery-table-style.h"

enum { NARROWEST = 80, USUAL = 220 };

struct _OrreryLogText
{
  GtkWidget parent_instance;

  char *text;
  char *markup;
  PangoLayout *layout; /* for the width below */
  int width;
  int height;
};

G_DEFINE_FINAL_TYPE (OrreryLogText, orrery_log_text, GTK_TYPE_WIDGET)

/* Lays the text out, unless that was done for this width; returns the height. */
static int
lay_out (OrreryLogText *self, int width)
{
  g_autoptr (PangoAttrList) attributes = NULL;
  g_autofree char *text = NULL;

  if (self->layout && self->width == width)
    return self->height;
  if (!self->layout)
    {
      self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
      pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
      if (pango_parse_markup (self->markup, -1, 0, &attributes, &text, NULL, NULL))
        {
          pango_layout_set_text (self->layout, text, -1);
          pango_layout_set_attributes (self->layout, attributes);
        }
      else
        pango_layout_set_text (self->layout, self->text, -1);
    }
  self->width = width;
  pango_layout_set_width (self->layout, width * PANGO_SCALE);
  pango_layout_get_pixel_size (self->layout, NULL, &self->height);
  return self->height;
}

static void
orrery_log_text_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryLogText *self = ORRERY_LOG_TEXT (widget);
  int given = gtk_widget_get_width (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = NARROWEST;
      *natural = USUAL;
    }
  else
    {
      /* Without a width, GTK wants a size that is sufficient at any width; it does not have to be exact. */
      *natural = lay_out (self, for_size > 0 ? for_size : given > 0 ? given : USUAL);
      *minimum = for_size > 0 ? *natural : 0;
    }
}

static void
orrery_log_text_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryLogText *self = ORRERY_LOG_TEXT (widget);
  GdkRGBA colour;

  lay_out (self, gtk_widget_get_width (widget));
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_append_layout (snapshot, self->layout, &colour);
}

static void
forget_layout (OrreryLogText *self)
{
  g_clear_object (&self->layout);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
orrery_log_text_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  OrreryLogText *self = ORRERY_LOG_TEXT (widget);

  GTK_WIDGET_CLASS (orrery_log_text_parent_class)->css_changed (widget, change);
  /* Only the font matters, and GTK reports it with a new context. */
  if (self->layout)
    {
      g_autoptr (PangoLayout) fresh = gtk_widget_create_pango_layout (widget, NULL);

      if (!pango_font_description_equal (
            pango_context_get_font_description (pango_layout_get_context (fresh)),
            pango_context_get_font_description (pango_layout_get_context (self->layout))))
        forget_layout (self);
    }
  gtk_widget_queue_draw (widget);
}

static void
orrery_log_text_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (orrery_log_text_parent_class)->system_setting_changed (widget, setting);
  if (setting != GTK_SYSTEM_SETTING_ICON_THEME && setting != GTK_SYSTEM_SETTING_DISPLAY)
    forget_layout (ORRERY_LOG_TEXT (widget));
}

static void
orrery_log_text_finalize (GObject *object)
{
  OrreryLogText *self = ORRERY_LOG_TEXT (object);

  g_clear_object (&self->layout);
  g_free (self->text);
  g_free (self->markup);
  G_OBJECT_CLASS (orrery_log_text_parent_class)->finalize (object);
}

static void
orrery_log_text_class_init (OrreryLogTextClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_log_text_finalize;
  widget_class->measure = orrery_log_text_measure;
  widget_class->snapshot = orrery_log_text_snapshot;
  widget_class->css_changed = orrery_log_text_css_changed;
  widget_class->system_setting_changed = orrery_log_text_system_setting_changed;
  widget_class->get_request_mode = orrery_get_height_for_width;
  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
orrery_log_text_init (OrreryLogText *self)
{
}

GtkWidget *
orrery_log_text_new (const char *text, const char *markup)
{
  OrreryLogText *self = g_object_new (ORRERY_TYPE_LOG_TEXT, NULL);

  self->text = g_strdup (text);
  self->markup = g_strdup (markup);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return GTK_WIDGET (self);
}

gsize
orrery_log_text_index_at (OrreryLogText *self, double x, double y)
{
  int index = 0;

  g_return_val_if_fail (ORRERY_IS_LOG_TEXT (self), 0);

  lay_out (self, gtk_widget_get_width (GTK_WIDGET (self)));
  pango_layout_xy_to_index (self->layout, (int) (x * PANGO_SCALE), (int) (y * PANGO_SCALE), &index, NULL);
  return (gsize) index;
}
