/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-sheet"

#include "app/reference/orrery-sheet.h"

#include <glib/gi18n.h>

#include "app/reference/orrery-browse.h"
#include "widgets/print/orrery-paper.h"
#include "catalog/orrery-markup.h"
#include "widgets/game/orrery-game-ui.h"

/* Measures in points, for normal and large print. */
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

/* A heading or a tile, with its position. */
typedef struct
{
  char        *heading; /* NULL: a tile */
  OrreryEntry *entry;
  guint        page;
  double       x;
  double       y;
} Place;

struct _OrrerySheet
{
  OrreryCatalog  *catalog;
  const Measures *measures;
  char           *title;
  GArray         *places;
  PangoContext   *context;
  double          width;
  double          height;
  guint           n_pages;
};

static void
place_clear (gpointer place)
{
  g_free (((Place *) place)->heading);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (orrery_entry_get_name (*(OrreryEntry *const *) a),
                         orrery_entry_get_name (*(OrreryEntry *const *) b));
}

static void
add_tiles (OrrerySheet *self, GPtrArray *tiles)
{
  for (guint i = 0; i < tiles->len; i++)
    g_array_append_val (self->places, ((Place) { .entry = g_ptr_array_index (tiles, i) }));
}

/* Each tile once, in the first group that it belongs to. */
static void
add_groups (OrrerySheet *self, GPtrArray *tiles, guint order)
{
  GPtrArray *members;
  char *title;

  for (guint i = 0; (title = orrery_browse_group (self->catalog, order, i, tiles, &members)) != NULL; i++)
    {
      Place heading = { .heading = title };

      if (members->len > 0)
        {
          g_array_append_val (self->places, heading);
          add_tiles (self, members);
        }
      else
        g_free (title);
      for (guint m = 0; m < members->len; m++)
        g_ptr_array_remove (tiles, g_ptr_array_index (members, m));
      g_ptr_array_unref (members);
    }
}

OrrerySheet *
orrery_sheet_new (OrreryCatalog *catalog, GPtrArray *entries, int order, gboolean large)
{
  OrrerySheet *self = g_new0 (OrrerySheet, 1);
  g_autoptr (GPtrArray) tiles = g_ptr_array_new ();

  self->catalog = catalog;
  self->measures = &measures[large ? 1 : 0];
  self->places = g_array_new (FALSE, TRUE, sizeof (Place));
  g_array_set_clear_func (self->places, place_clear);
  /* Translators: the heading of a printed sheet; %s is a game. */
  self->title = g_strdup_printf (_("%s: reference sheet"), orrery_game_ui_get_for (catalog)->game->rules->name);
  for (guint i = 0; i < entries->len; i++)
    if (orrery_entry_is_tile (g_ptr_array_index (entries, i)))
      g_ptr_array_add (tiles, g_ptr_array_index (entries, i));
  g_ptr_array_sort (tiles, compare_names);
  if (order == ORRERY_SHEET_BY_NAME)
    add_tiles (self, tiles);
  else
    add_groups (self, tiles, (guint) order);
  return self;
}

void
orrery_sheet_free (OrrerySheet *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->places);
  g_clear_object (&self->context);
  g_free (self->title);
  g_free (self);
}

OrreryEntry *
orrery_sheet_get_tile (OrrerySheet *self, guint tile)
{
  for (guint i = 0; i < self->places->len; i++)
    if (g_array_index (self->places, Place, i).entry != NULL && tile-- == 0)
      return g_array_index (self->places, Place, i).entry;
  return NULL;
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

/* The symbol of the phase, with the words next to it. */
static void
write_power (Pen *pen, OrrerySymbolId symbol, const char *markup)
{
  double size = pen->sheet->measures->text;
  g_autofree char *text = NULL;

  if (markup == NULL)
    return;
  text = orrery_markup_to_plain (markup, orrery_catalog_get_name, pen->sheet->catalog);
  pen->y += size * 0.25;
  if (pen->cr != NULL)
    orrery_draw_symbol (pen->cr, symbol, pen->x + size * 0.55, pen->y + size * 0.65, size * 1.1,
                        &(GdkRGBA) { 0.1f, 0.1f, 0.1f, 1 });
  write_text (pen, text, size, PANGO_WEIGHT_NORMAL, size * 1.6, 0.1);
}

/* "Novelty world · Cost 2 · Start world" */
static char *
dup_line (const OrreryGameUi *ui, OrreryEntry *entry)
{
  g_autofree char *kind = ui->dup_tile_kind (entry);
  g_autofree char *cost = ui->dup_tile_cost != NULL ? ui->dup_tile_cost (entry)
                                                    : g_strdup_printf (_("Cost %u"), orrery_entry_get_cost (entry));
  const char *label = ui->get_tile_label != NULL ? ui->get_tile_label (entry) : NULL;

  return g_strjoin (" · ", kind, cost, label, NULL);
}

static void
write_words (Pen *pen, OrreryEntry *entry)
{
  const Measures *m = pen->sheet->measures;
  const OrreryGameUi *ui = orrery_game_ui_get_for (pen->sheet->catalog);
  g_autofree char *line = dup_line (ui, entry);

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

  orrery_game_ui_get_for (self->catalog)->get_picture (place->entry, size, &picture);
  cairo_save (cr);
  cairo_translate (cr, place->x, place->y);
  orrery_picture_draw (&picture, cr, orrery_style_get (FALSE, FALSE));
  cairo_restore (cr);
}

/* Draws, or only measures if there is nothing to draw on; returns the height. */
static double
draw_place (OrrerySheet *self, cairo_t *cr, const Place *place)
{
  double indent = self->measures->art + self->measures->gap * 0.75;
  Pen pen = { self, cr, place->x, place->y, column_width (self) };

  if (place->heading != NULL)
    {
      write_text (&pen, place->heading, self->measures->name * 1.3, PANGO_WEIGHT_BOLD, 0, 0);
      return pen.y - place->y;
    }
  if (cr != NULL)
    draw_art (self, cr, place);
  pen.x += indent;
  pen.width -= indent;
  write_words (&pen, place->entry);
  return MAX (self->measures->art, pen.y - place->y);
}

/* The first page begins with the title, across all columns. */
static double
draw_title (OrrerySheet *self, cairo_t *cr)
{
  Pen pen = { self, cr, 0, 0, self->width };

  write_text (&pen, self->title, self->measures->name * 1.8, PANGO_WEIGHT_BOLD, 0, 0);
  return pen.y + self->measures->gap;
}

/* --- Pages --- */

guint
orrery_sheet_paginate (OrrerySheet *self, PangoContext *context, double width, double height)
{
  const Measures *m = self->measures;
  guint column = 0;
  double top, y;

  g_set_object (&self->context, context);
  self->width = width;
  self->height = height;
  self->n_pages = 1;
  y = top = draw_title (self, NULL);
  for (guint i = 0; i < self->places->len; i++)
    {
      Place *place = &g_array_index (self->places, Place, i);
      double tall = draw_place (self, NULL, place);
      /* A heading must not be the last thing in a column. */
      double needed = place->heading != NULL && i + 1 < self->places->len
                          ? tall + m->gap + draw_place (self, NULL, place + 1)
                          : tall;

      if (y > top && y + needed > height - FOOT)
        {
          column++;
          if (column == m->columns)
            {
              column = 0;
              top = 0;
              self->n_pages++;
            }
          y = top;
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

static void
draw_page (gpointer data, cairo_t *cr, guint page)
{
  OrrerySheet *self = data;

  for (guint i = 0; i < self->places->len; i++)
    {
      const Place *place = &g_array_index (self->places, Place, i);

      if (place->page == page)
        draw_place (self, cr, place);
    }
  if (page == 0)
    draw_title (self, cr);
  draw_foot (self, cr, page);
}

/* --- Printing --- */

static guint
paginate (gpointer self, PangoContext *context, double width, double height)
{
  return orrery_sheet_paginate (self, context, width, height);
}

GtkPrintOperationResult
orrery_sheet_print (OrrerySheet *self, GtkPrintOperationAction action, const char *path,
                    GtkWindow *parent, GError **error)
{
  const OrreryPaper paper = { self->title, paginate, draw_page, self };

  return orrery_paper_print (&paper, action, path, parent, error);
}
