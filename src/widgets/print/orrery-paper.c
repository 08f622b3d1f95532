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
