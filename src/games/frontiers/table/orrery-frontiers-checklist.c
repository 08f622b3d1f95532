/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/table/orrery-frontiers-checklist.h"

#include "widgets/print/orrery-paper.h"

#include <glib/gi18n-lib.h>

/* --- On the screen --- */

static GtkWidget *
new_row (const OrreryFrontiersStep *step)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), step->title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (step->text != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), step->text);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  return row;
}

GPtrArray *
orrery_frontiers_checklist_fill (AdwPreferencesGroup *group, const OrreryFrontiersSetup *setup, const char *const *names, JsonNode *tiles)
{
  g_autoptr (GArray) steps = orrery_frontiers_list_setup (setup, names, tiles);
  GPtrArray *rows = g_ptr_array_new ();

  for (guint i = 0; i < steps->len; i++)
    {
      GtkWidget *row = new_row (&g_array_index (steps, OrreryFrontiersStep, i));

      g_ptr_array_add (rows, row);
      adw_preferences_group_add (group, row);
    }
  return rows;
}

/* --- On paper --- */

enum { TITLE = 18, TEXT = 11, SMALL = 9, GAP = 9, BOX = 10, INDENT = 20 };

typedef struct
{
  const OrreryFrontiersSetup *setup;
  const char *const *names;
  JsonNode *tiles;
  PangoContext *context;
  double width;
  double scale;
} Print;

static void
draw_box (cairo_t *cr, double y)
{
  if (cr == NULL)
    return;
  cairo_rectangle (cr, 0.5, y + 1.5, BOX, BOX);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
}

static double
write_step (const Print *print, const OrreryFrontiersStep *step, cairo_t *cr, double y)
{
  OrreryPaperText text = { step->title, TEXT, PANGO_WEIGHT_NORMAL, INDENT, y, print->width - INDENT, PANGO_ALIGN_LEFT, 0 };

  draw_box (cr, y);
  text.y += orrery_paper_write (&text, print->context, cr);
  if (step->text != NULL)
    {
      text.text = step->text;
      text.size = SMALL;
      text.ink = 0.35;
      text.y += orrery_paper_write (&text, print->context, cr);
    }
  return text.y + GAP;
}

/* Returns the height. */
static double
draw_paper (const Print *print, cairo_t *cr)
{
  g_autoptr (GArray) steps = orrery_frontiers_list_setup (print->setup, print->names, print->tiles);
  const OrreryPaperText title = { _("New Frontiers: setting up"), TITLE, PANGO_WEIGHT_BOLD, 0, 0, print->width, PANGO_ALIGN_LEFT, 0 };
  double y = orrery_paper_write (&title, print->context, cr) + GAP;

  for (guint i = 0; i < steps->len; i++)
    y = write_step (print, &g_array_index (steps, OrreryFrontiersStep, i), cr, y);
  return y;
}

static guint
paginate (gpointer data, PangoContext *context, double width, double height)
{
  Print *print = data;

  print->context = g_object_ref (context);
  print->width = width;
  print->scale = MIN (height / draw_paper (print, NULL), 1);
  return 1;
}

static void
draw_page (gpointer data, cairo_t *cr, guint page)
{
  const Print *print = data;

  cairo_scale (cr, print->scale, print->scale);
  draw_paper (print, cr);
}

GtkPrintOperationResult
orrery_frontiers_checklist_print (const OrreryFrontiersSetup *setup, const char *const *names, JsonNode *tiles,
                                  GtkPrintOperationAction action, const char *path, GtkWindow *parent, GError **error)
{
  Print print = { .setup = setup, .names = names, .tiles = tiles };
  const OrreryPaper paper = { _("Setting up"), paginate, draw_page, &print };
  GtkPrintOperationResult result = orrery_paper_print (&paper, action, path, parent, error);

  g_clear_object (&print.context);
  return result;
}
