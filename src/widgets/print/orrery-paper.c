/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/print/orrery-paper.h"

#include <cairo-pdf.h>

/* Paper has no font of its own, so it gets the desktop's. */
static PangoContext *
new_context (GtkPrintContext *print)
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

static void
set_title (GtkPrintContext *print, const char *title)
{
  cairo_surface_t *surface = cairo_get_target (gtk_print_context_get_cairo_context (print));

  if (cairo_surface_get_type (surface) == CAIRO_SURFACE_TYPE_PDF)
    {
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Orrery");
    }
}

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *print, const OrreryPaper *paper)
{
  PangoContext *context = new_context (print);
  const guint n = paper->paginate (paper->data, context, gtk_print_context_get_width (print),
                                   gtk_print_context_get_height (print));

  set_title (print, paper->title);
  gtk_print_operation_set_n_pages (operation, (int) n);
  g_object_unref (context);
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *print, int page, const OrreryPaper *paper)
{
  paper->draw_page (paper->data, gtk_print_context_get_cairo_context (print), (guint) page);
}

GtkPrintOperationResult
orrery_paper_print (const OrreryPaper *paper, GtkPrintOperationAction action, const char *path,
                    GtkWindow *parent, GError **error)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();

  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, paper->title);
  if (path != NULL)
    gtk_print_operation_set_export_filename (operation, path);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), (gpointer) paper);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), (gpointer) paper);
  return gtk_print_operation_run (operation, action, parent, error);
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
