/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-sheet"

#include "config.h"

#include "app/reference/orrery-sheet.h"

#include <glib/gi18n.h>

#include "widgets/print/orrery-paper.h"
#include "catalog/orrery-markup.h"
#include "widgets/game/orrery-game-ui.h"

/* Measures in points, of usual and of large print. */
typedef struct
{
  guint  columns;
  double gap;
  double art;
  double name;
  double text;
} Measures;

static const Measures measures[2] = {
  { .columns = 2, .gap = 12, .art = 50, .name = 10, .text = 8.5 },
  { .columns = 1, .gap = 20, .art = 92, .name = 20, .text = 17 },
};

enum { FOOT = 24 };

/* A tile where it stands. */
typedef struct
{
  OrreryEntry *entry;
  guint        page;
  double       x;
  double       y;
} Place;

struct _OrrerySheet
{
  OrreryCatalog  *catalog;
  const Measures *measures;
  GArray         *places;
  PangoContext   *context;
  double          width;
  double          height;
  guint           n_pages;
};

OrrerySheet *
orrery_sheet_new (OrreryCatalog *catalog, GPtrArray *entries, gboolean large)
{
  OrrerySheet *self = g_new0 (OrrerySheet, 1);

  self->catalog = catalog;
  self->measures = &measures[large ? 1 : 0];
  self->places = g_array_new (FALSE, TRUE, sizeof (Place));
  for (guint i = 0; i < entries->len; i++)
    {
      Place place = { .entry = g_ptr_array_index (entries, i) };

      if (orrery_entry_is_tile (place.entry))
        g_array_append_val (self->places, place);
    }
  return self;
}

void
orrery_sheet_free (OrrerySheet *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->places);
  g_clear_object (&self->context);
  g_free (self);
}

guint
orrery_sheet_get_n_tiles (OrrerySheet *self)
{
  return self->places->len;
}

static double
column_width (OrrerySheet *self)
{
  const Measures *m = self->measures;

  return (self->width - (m->columns - 1) * m->gap) / m->columns;
}

/* --- One tile --- */

typedef struct
{
  OrrerySheet *sheet;
  cairo_t     *cr; /* NULL: it is only measured */
  double       x;
  double       y;
  double       width;
} Pen;

static void
write_text (Pen *pen, const char *text, double size, PangoWeight weight, double indent, double ink)
{
  pen->y += orrery_paper_write (&(OrreryPaperText) { text, size, weight, pen->x + indent, pen->y,
                                                     pen->width - indent, PANGO_ALIGN_LEFT, ink },
                                pen->sheet->context, pen->cr);
}

static const char *
name_of (const char *id, gpointer catalog)
{
  OrreryEntry *entry = orrery_catalog_lookup (catalog, id);

  return entry != NULL ? orrery_entry_get_name (entry) : NULL;
}

/* A symbol for when, and the words beside it. */
static void
write_power (Pen *pen, OrrerySymbolId symbol, const char *markup)
{
  double size = pen->sheet->measures->text;
  g_autofree char *text = NULL;

  if (markup == NULL)
    return;
  text = orrery_markup_to_plain (markup, name_of, pen->sheet->catalog);
  pen->y += size * 0.25;
  if (pen->cr != NULL)
    orrery_draw_symbol (pen->cr, symbol, pen->x + size * 0.55, pen->y + size * 0.65, size * 1.1,
                        &(GdkRGBA) { 0.1f, 0.1f, 0.1f, 1 });
  write_text (pen, text, size, PANGO_WEIGHT_NORMAL, size * 1.6, 0.1);
}

static void
write_words (Pen *pen, OrreryEntry *entry)
{
  const Measures *m = pen->sheet->measures;
  const OrreryGameUi *ui = orrery_game_ui_get_default ();
  g_autofree char *kind = ui->dup_tile_kind (entry);
  g_autofree char *line = g_strdup_printf (_("%s · Cost %u"), kind, orrery_entry_get_cost (entry));

  write_text (pen, orrery_entry_get_name (entry), m->name, PANGO_WEIGHT_BOLD, 0, 0);
  write_text (pen, line, m->text * 0.9, PANGO_WEIGHT_NORMAL, 0, 0.35);
  for (guint i = 0; i < ORRERY_MAX_PARTS; i++)
    write_power (pen, ui->get_part_symbol (entry, i), orrery_entry_get_part (entry, i));
}

static void
draw_art (OrrerySheet *self, cairo_t *cr, const Place *place)
{
  double size = self->measures->art;
  OrreryPicture picture = { NULL };

  orrery_game_ui_get_default ()->get_picture (place->entry, size, &picture);
  cairo_save (cr);
  cairo_translate (cr, place->x, place->y);
  orrery_picture_draw (&picture, cr, orrery_style_get (FALSE, FALSE));
  cairo_restore (cr);
}

/* Draws, or only measures where there is nothing to draw on; returns the height. */
static double
draw_tile (OrrerySheet *self, cairo_t *cr, const Place *place)
{
  double indent = self->measures->art + self->measures->gap * 0.75;
  Pen pen = { self, cr, place->x + indent, place->y, column_width (self) - indent };

  if (cr != NULL)
    draw_art (self, cr, place);
  write_words (&pen, place->entry);
  return MAX (self->measures->art, pen.y - place->y);
}

/* --- Pages --- */

guint
orrery_sheet_paginate (OrrerySheet *self, PangoContext *context, double width, double height)
{
  const Measures *m = self->measures;
  guint column = 0;
  double y = 0;

  g_set_object (&self->context, context);
  self->width = width;
  self->height = height;
  self->n_pages = 1;
  for (guint i = 0; i < self->places->len; i++)
    {
      Place *place = &g_array_index (self->places, Place, i);
      double tall = draw_tile (self, NULL, place);

      if (y > 0 && y + tall > height - FOOT)
        {
          y = 0;
          column++;
        }
      if (column == m->columns)
        {
          column = 0;
          self->n_pages++;
        }
      place->page = self->n_pages - 1;
      place->x = column * (column_width (self) + m->gap);
      place->y = y;
      y += tall + m->gap;
    }
  return self->n_pages;
}

static void
draw_foot (OrrerySheet *self, cairo_t *cr, guint page)
{
  g_autofree char *text = g_strdup_printf (_("Orrery · page %u of %u"), page + 1, self->n_pages);
  Pen pen = { self, cr, 0, self->height - FOOT / 2.0, self->width };

  write_text (&pen, text, 8, PANGO_WEIGHT_NORMAL, 0, 0.4);
}

void
orrery_sheet_draw_page (OrrerySheet *self, cairo_t *cr, guint page)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      const Place *place = &g_array_index (self->places, Place, i);

      if (place->page == page)
        draw_tile (self, cr, place);
    }
  draw_foot (self, cr, page);
}

/* --- Printing --- */

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *print, OrrerySheet *self)
{
  PangoContext *context = orrery_paper_new_context (print);
  const guint n = orrery_sheet_paginate (self, context, gtk_print_context_get_width (print),
                                         gtk_print_context_get_height (print));

  gtk_print_operation_set_n_pages (operation, (int) n);
  g_object_unref (context);
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *print, int page, OrrerySheet *self)
{
  orrery_sheet_draw_page (self, gtk_print_context_get_cairo_context (print), (guint) page);
}

GtkPrintOperationResult
orrery_sheet_print (OrrerySheet *self, GtkPrintOperationAction action, const char *path,
                    GtkWindow *parent, GError **error)
{
  g_autoptr (GtkPrintOperation) operation =
      orrery_paper_new_operation (_("Orrery reference sheet"), path);

  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), self);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), self);
  return gtk_print_operation_run (operation, action, parent, error);
}
