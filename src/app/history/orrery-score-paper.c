/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-score-paper"

#include "app/history/orrery-score-paper.h"

#include <glib/gi18n.h>

#include "assist/orrery-history-words.h"
#include "widgets/print/orrery-paper.h"

/* Sizes in points. */
enum
{
  TITLE = 20,
  TEXT = 10,
  SMALL = 8,
  PAD = 3,
  GAP = 14
};

typedef struct
{
  OrreryOutcome *outcome;
  const OrreryGame *game;
  cairo_t *cr; /* NULL: only measure */
  PangoContext *context;
  double width;
  double y;
  double names; /* width of the first column */
  double column;
} Pen;

/* --- Writing --- */

/* Returns the height. */
static double
write_at (const Pen *pen, const char *text, double size, PangoWeight weight, double x, double width,
          PangoAlignment align, double ink)
{
  return orrery_paper_write (&(OrreryPaperText) { text, size, weight, x, pen->y, width, align, ink },
                             pen->context, pen->cr);
}

static void
write_line (Pen *pen, const char *text, double size, PangoWeight weight, double ink)
{
  pen->y += write_at (pen, text, size, weight, 0, pen->width, PANGO_ALIGN_LEFT, ink);
}

static void
draw_rule (Pen *pen, double ink, double line)
{
  pen->y += PAD;
  if (pen->cr != NULL)
    {
      cairo_move_to (pen->cr, 0, pen->y);
      cairo_line_to (pen->cr, pen->width, pen->y);
      cairo_set_source_rgb (pen->cr, ink, ink, ink);
      cairo_set_line_width (pen->cr, line);
      cairo_stroke (pen->cr);
    }
  pen->y += PAD;
}

/* --- The table --- */

/* A row with a text for each seat, as high as the highest. */
static void
write_row (Pen *pen, const char *name, char *const *cells, double size, PangoWeight weight,
           PangoAlignment align)
{
  double tall = write_at (pen, name, size, weight, 0, pen->names - GAP, PANGO_ALIGN_LEFT, 0);

  for (guint i = 0; i < orrery_outcome_get_n_seats (pen->outcome); i++)
    {
      const double cell
          = write_at (pen, cells[i], size, weight, pen->names + i * pen->column, pen->column - GAP, align, 0);

      tall = MAX (tall, cell);
    }
  pen->y += tall;
}

static void
write_numbers (Pen *pen, const char *name, const int *numbers, PangoWeight weight)
{
  char *cells[GAME_MAX_SEATS] = { NULL };
  const guint n = orrery_outcome_get_n_seats (pen->outcome);

  for (guint i = 0; i < n; i++)
    cells[i] = numbers[i] == ORRERY_NO_POINTS ? g_strdup ("") : g_strdup_printf ("%d", numbers[i]);
  write_row (pen, name, cells, TEXT, weight, PANGO_ALIGN_RIGHT);
  for (guint i = 0; i < n; i++)
    g_free (cells[i]);
  draw_rule (pen, 0.8, 0.5);
}

static void
write_head (Pen *pen)
{
  char *names[GAME_MAX_SEATS] = { NULL }, *factions[GAME_MAX_SEATS] = { NULL };

  for (guint i = 0; i < orrery_outcome_get_n_seats (pen->outcome); i++)
    {
      const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (pen->outcome, i);

      names[i] = seat->name;
      factions[i] = (char *) orrery_outcome_get_role_name (pen->outcome, i);
    }
  write_row (pen, "", names, TEXT + 1, PANGO_WEIGHT_BOLD, PANGO_ALIGN_RIGHT);
  write_row (pen, "", factions, SMALL, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_RIGHT);
  draw_rule (pen, 0, 1);
}

/* The calculation of a bonus, in small print above its result. */
static void
write_how (Pen *pen, const OrreryScoreRow *row)
{
  char *cells[GAME_MAX_SEATS] = { NULL };

  if (row->how == NULL || *row->how == '\0')
    return;
  for (guint i = 0; i < orrery_outcome_get_n_seats (pen->outcome); i++)
    cells[i] = row->points[i] == ORRERY_NO_POINTS ? (char *) "" : row->how;
  write_row (pen, "", cells, SMALL, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_RIGHT);
}

static void
write_parts (Pen *pen, const GameState *state)
{
  g_autoptr (GArray) rows = pen->game->list_score (state);

  for (guint i = 0; i < rows->len; i++)
    {
      const OrreryScoreRow *row = &g_array_index (rows, OrreryScoreRow, i);

      write_how (pen, row);
      write_numbers (pen, row->name, row->points, PANGO_WEIGHT_NORMAL);
    }
}

static void
write_totals (Pen *pen)
{
  int points[GAME_MAX_SEATS], ties[GAME_MAX_SEATS], best = 0;
  guint n_best = 0;

  for (guint i = 0; i < orrery_outcome_get_n_seats (pen->outcome); i++)
    {
      points[i] = orrery_outcome_get_seat (pen->outcome, i)->score;
      ties[i] = orrery_outcome_get_seat (pen->outcome, i)->tie_break;
      n_best = points[i] > best ? 1 : n_best + (points[i] == best);
      best = MAX (best, points[i]);
    }
  write_numbers (pen, _("Score"), points, PANGO_WEIGHT_BOLD);
  if (n_best > 1)
    write_numbers (pen, _("Tie-break"), ties, PANGO_WEIGHT_NORMAL);
}

static void
write_tableaux (Pen *pen, const GameState *state)
{
  char *lists[GAME_MAX_SEATS] = { NULL };
  const guint n = orrery_outcome_get_n_seats (pen->outcome);
  gboolean is_known = FALSE;

  pen->y += GAP;
  for (guint i = 0; i < n; i++)
    {
      lists[i] = pen->game->tell_built (state, i);
      is_known |= *lists[i] != '\0';
    }
  if (is_known)
    write_row (pen, _("Tableau"), lists, SMALL, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_LEFT);
  for (guint i = 0; i < n; i++)
    g_free (lists[i]);
}

/* --- All of it --- */

static void
write_title (Pen *pen, const GameState *state)
{
  const char *names[GAME_MAX_SEATS + 1] = { NULL };
  g_autofree char *date = orrery_outcome_dup_date (pen->outcome, TRUE);
  g_autofree char *about
      = g_strdup_printf ("%s · %s · %s", pen->game->rules->name, date,
                         orrery_outcome_kind_name (orrery_outcome_get_kind (pen->outcome)));
  g_autofree char *title = NULL;

  for (guint i = 0; i < orrery_outcome_get_n_seats (pen->outcome); i++)
    names[i] = orrery_outcome_get_seat (pen->outcome, i)->name;
  title = state != NULL ? pen->game->tell_winner (state, names) : g_strdup (_("Score"));
  write_line (pen, title, TITLE, PANGO_WEIGHT_BOLD, 0);
  write_line (pen, about, TEXT, PANGO_WEIGHT_NORMAL, 0.35);
  pen->y += GAP;
}

/* Draws the sheet at this width in points; returns its height. Without `cr` it is only measured. */
static double
draw_paper (OrreryOutcome *outcome, cairo_t *cr, PangoContext *context, double width)
{
  Pen pen = { outcome, orrery_outcome_get_game (outcome), cr, context, width };
  const guint n = orrery_outcome_get_n_seats (outcome);
  GameState state;
  const gboolean whole = pen.game->list_score != NULL && orrery_outcome_get_state (outcome, &state, NULL);

  pen.names = width * (n > 3 ? 0.22 : 0.3);
  pen.column = (width - pen.names + GAP) / n;
  write_title (&pen, whole ? &state : NULL);
  write_head (&pen);
  if (whole)
    write_parts (&pen, &state);
  write_totals (&pen);
  if (whole)
    write_tableaux (&pen, &state);
  return pen.y;
}

/* --- Printing --- */

typedef struct
{
  OrreryOutcome *outcome;
  PangoContext *context;
  double width;
  double scale;
} Print;

/* Scaled down rather than cut off if it is too tall for the paper. */
static guint
paginate (gpointer data, PangoContext *context, double width, double height)
{
  Print *print = data;

  print->context = g_object_ref (context);
  print->width = width;
  print->scale = MIN (height / draw_paper (print->outcome, NULL, context, width), 1);
  return 1;
}

static void
draw_page (gpointer data, cairo_t *cr, guint page)
{
  const Print *print = data;

  cairo_scale (cr, print->scale, print->scale);
  draw_paper (print->outcome, cr, print->context, print->width);
}

GtkPrintOperationResult
orrery_score_paper_print (OrreryOutcome *outcome, GtkPrintOperationAction action, const char *path,
                          GtkWindow *parent, GError **error)
{
  Print print = { .outcome = outcome };
  const OrreryPaper paper = { _("Orrery score sheet"), paginate, draw_page, &print };
  GtkPrintOperationResult result = orrery_paper_print (&paper, action, path, parent, error);

  g_clear_object (&print.context);
  return result;
}
