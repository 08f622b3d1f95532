/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "widgets/print/orrery-paper.h"

GtkPrintOperation *
orrery_paper_new_operation (const char *name, const char *path)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();

  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, name);
  if (path != NULL)
    gtk_print_operation_set_export_filename (operation, path);
  return operation;
}

PangoContext *
orrery_paper_new_context (GtkPrintContext *print)
{
  PangoContext *context = gtk_print_context_create_pango_context (print);
  g_autofree char *name = NULL;
  PangoFontDescription *font;

  g_object_get (gtk_settings_get_default (), "gtk-font-name", &name, NULL);
  font = pango_font_description_from_string (name);
  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  return context;
}

double
orrery_paper_write (const OrreryPaperText *text, PangoContext *context, cairo_t *cr)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (context));
  int height;

  pango_font_description_set_absolute_size (font, text->size * PANGO_SCALE);
  pango_font_description_set_weight (font, text->weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, (int) (text->width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (layout, text->align);
  pango_layout_set_text (layout, text->text, -1);
  pango_layout_get_size (layout, NULL, &height);
  if (cr != NULL)
    {
      cairo_set_source_rgb (cr, text->ink, text->ink, text->ink);
      cairo_move_to (cr, text->x, text->y);
      pango_cairo_show_layout (cr, layout);
    }
  return height / (double) PANGO_SCALE;
}
