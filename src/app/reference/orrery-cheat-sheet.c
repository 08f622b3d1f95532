/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-cheat-sheet"

#include "app/reference/orrery-cheat-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "catalog/orrery-markup.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/print/orrery-paper.h"

/* In points: the font size, and the steps by which it shrinks until everything fits. */
#define LARGEST 11.0
#define SMALLEST 5.5
#define STEP 0.25

enum
{
  COLUMNS = 2,
  GAP = 16
};

typedef struct
{
  char  *title;
  char  *text;
} Box;

struct _OrreryCheatSheet
{
  char         *title;
  GArray       *boxes;
  PangoContext *context;
  double        width;
  double        height;
  double        size;
};

static void
box_clear (gpointer data)
{
  Box *box = data;

  g_free (box->title);
  g_free (box->text);
}

/* A paragraph of several lines is a list; its items may have numbers already. */
static char *
dup_list (const char *paragraph)
{
  g_auto (GStrv) lines = g_strsplit (paragraph, "\n", -1);
  GString *list = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (list, "%s%s%s", i > 0 ? "\n" : "",
                            lines[1] == NULL || lines[i][strspn (lines[i], "*0123456789")] == '.' ? "" : "• ", lines[i]);
  return g_string_free (list, FALSE);
}

/* The first paragraphs of a text. */
static char *
dup_beginning (OrreryCatalog *catalog, const char *text, guint n)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n\n", -1);
  g_autofree char *markup = NULL;

  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      g_autofree char *paragraph = paragraphs[i];

      paragraphs[i] = n > 0 && i >= n ? NULL : dup_list (paragraph);
    }
  markup = g_strjoinv ("\n", paragraphs);
  return orrery_markup_to_plain (markup, orrery_catalog_get_name, catalog);
}

OrreryCheatSheet *
orrery_cheat_sheet_new (OrreryCatalog *catalog)
{
  const OrreryGameUi *ui = orrery_game_ui_get_for (catalog);
  OrreryCheatSheet *self = g_new0 (OrreryCheatSheet, 1);

  self->boxes = g_array_new (FALSE, FALSE, sizeof (Box));
  g_array_set_clear_func (self->boxes, box_clear);
  /* Translators: the heading of a printed sheet; %s is a game. */
  self->title = g_strdup_printf (_("%s: cheat sheet"), ui->game->rules->name);
  for (guint i = 0; i < ui->n_cheats; i++)
    {
      OrreryEntry *rule = orrery_catalog_lookup (catalog, ui->cheats[i].rule);
      Box box;

      if (rule == NULL)
        continue;
      box.title = g_strdup (orrery_entry_get_name (rule));
      box.text = dup_beginning (catalog, orrery_entry_get_text (rule), ui->cheats[i].n);
      g_array_append_val (self->boxes, box);
    }
  return self;
}

void
orrery_cheat_sheet_free (OrreryCheatSheet *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->boxes);
  g_clear_object (&self->context);
  g_free (self->title);
  g_free (self);
}

static double
write_text (OrreryCheatSheet *self, cairo_t *cr, const char *text, double size, PangoWeight weight, double x,
            double y, double width)
{
  return orrery_paper_write (&(OrreryPaperText) { text, size, weight, x, y, width, PANGO_ALIGN_LEFT, 0 },
                             self->context, cr);
}

static double
write_box (OrreryCheatSheet *self, cairo_t *cr, const Box *box, double x, double y, double width)
{
  double title = write_text (self, cr, box->title, self->size * 1.2, PANGO_WEIGHT_BOLD, x, y, width);

  return title + write_text (self, cr, box->text, self->size, PANGO_WEIGHT_NORMAL, x, y + title, width)
         + self->size * 0.9;
}

/* Returns whether everything fits; without `cr` it is only measured. */
static gboolean
write_all (OrreryCheatSheet *self, cairo_t *cr)
{
  const double width = (self->width - (COLUMNS - 1) * GAP) / COLUMNS;
  const double top = write_text (self, cr, self->title, self->size * 1.8, PANGO_WEIGHT_BOLD, 0, 0, self->width)
                     + self->size;
  double y = top;
  guint column = 0;

  for (guint i = 0; i < self->boxes->len; i++)
    {
      const Box *box = &g_array_index (self->boxes, Box, i);
      const double tall = write_box (self, NULL, box, 0, 0, width);

      if (y + tall > self->height && y > top)
        {
          column++;
          y = top;
        }
      if (column == COLUMNS || y + tall > self->height)
        return FALSE;
      write_box (self, cr, box, column * (width + GAP), y, width);
      y += tall;
    }
  return TRUE;
}

double
orrery_cheat_sheet_fit (OrreryCheatSheet *self, PangoContext *context, double width, double height)
{
  g_set_object (&self->context, context);
  self->width = width;
  self->height = height;
  for (self->size = LARGEST; self->size >= SMALLEST; self->size -= STEP)
    if (write_all (self, NULL))
      return self->size;
  return 0;
}

static guint
paginate (gpointer self, PangoContext *context, double width, double height)
{
  orrery_cheat_sheet_fit (self, context, width, height);
  return 1;
}

static void
draw_page (gpointer self, cairo_t *cr, guint page)
{
  write_all (self, cr);
}

GtkPrintOperationResult
orrery_cheat_sheet_print (OrreryCheatSheet *self, GtkPrintOperationAction action, const char *path,
                          GtkWindow *parent, GError **error)
{
  const OrreryPaper paper = { self->title, paginate, draw_page, self };

  return orrery_paper_print (&paper, action, path, parent, error);
}
