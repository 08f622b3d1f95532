/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score of a game as a table, with every bonus explained, and where the points come from. */
#include "config.h"

#include "games/race/board/orrery-race-score.h"

#include <glib/gi18n-lib.h>

#include "games/race/board/orrery-race-card.h"
#include "games/race/catalog/orrery-race-texts.h"
#include "games/race/words/orrery-race-score-words.h"
#include "record/orrery-winner.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-table-style.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/style/orrery-palette.h"

enum { PICTURE = 36, BAR = 22 };

typedef struct
{
  GtkGrid *grid;
  const RaceState *state;
  const char *const *names;
  GameScore score;
  int row;
} Sheet;

static GtkWidget *
new_label (const char *text, const char *css_class, double xalign)
{
  GtkWidget *label = orrery_label_new (css_class, xalign);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

/* Words over small words. */
static GtkWidget *
new_cell (const char *text, const char *css_class, const char *below, double xalign)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = new_label (text, css_class, xalign);

  gtk_box_append (GTK_BOX (box), label);
  if (below != NULL)
    gtk_box_append (GTK_BOX (box), new_label (below, "caption dim-label", xalign));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static void
put (Sheet *sheet, int column, GtkWidget *widget)
{
  gtk_widget_set_hexpand (widget, column > 0);
  gtk_grid_attach (sheet->grid, widget, column, sheet->row, 1, 1);
}

static void
put_points (Sheet *sheet, guint seat, int points, const char *below, const char *css_class)
{
  g_autofree char *text = g_strdup_printf ("%d", points);

  put (sheet, (int) seat + 1, new_cell (text, css_class, below, 0.5));
}

static void
add_names (Sheet *sheet)
{
  for (guint i = 0; i < sheet->state->n_seats; i++)
    put (sheet, (int) i + 1, new_cell (sheet->names[i], "heading", NULL, 0.5));
  sheet->row++;
}

static void
add_chips (Sheet *sheet)
{
  put (sheet, 0, new_cell (_("VP chips"), NULL, NULL, 0));
  for (guint i = 0; i < sheet->state->n_seats; i++)
    put_points (sheet, i, sheet->state->seats[i].chips, NULL, NULL);
  sheet->row++;
}

static void
add_printed (Sheet *sheet, RaceKind kind, const char *name)
{
  put (sheet, 0, new_cell (name, NULL, _("printed VP"), 0));
  for (guint i = 0; i < sheet->state->n_seats; i++)
    {
      guint n;
      const int vp = orrery_race_score_printed (sheet->state, i, kind, &n);
      g_autofree char *cards = g_strdup_printf (ngettext ("%u card", "%u cards", n), n);

      put_points (sheet, i, vp, cards, NULL);
    }
  sheet->row++;
}

static void
add_bonus (Sheet *sheet, const GameScorePart *part)
{
  g_autofree char *bonus = orrery_race_tell_bonus (&race_designs[0][part->piece]);
  g_autofree char *how = orrery_race_score_explain (sheet->state, (guint) part->seat, part->piece);
  GtkWidget *name = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *picture = orrery_race_card_new (part->piece, ORRERY_CARD_MINI);
  GtkWidget *words = new_cell (race_designs[0][part->piece].name, NULL, bonus, 0);

  orrery_race_card_set_width (ORRERY_RACE_CARD (picture), PICTURE);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (name), picture);
  gtk_box_append (GTK_BOX (name), words);
  put (sheet, 0, name);
  put_points (sheet, (guint) part->seat, part->points, how, NULL);
  sheet->row++;
}

static void
add_totals (Sheet *sheet)
{
  put (sheet, 0, new_cell (_("Total"), "heading", NULL, 0));
  for (guint i = 0; i < sheet->state->n_seats; i++)
    put_points (sheet, i, sheet->score.total[i], NULL, "title-2");
  sheet->row++;
}

static void
add_tie_break (Sheet *sheet)
{
  const guint tied = orrery_winner_get_tied (&sheet->score);

  if (tied == 0)
    return;
  put (sheet, 0, new_cell (_("Tie-break"), NULL, _("cards in hand and goods"), 0));
  for (guint i = 0; i < sheet->state->n_seats; i++)
    if (tied & (1u << i))
      put_points (sheet, i, sheet->score.tie_break[i], NULL, NULL);
}

GtkWidget *
orrery_race_sheet_new (const void *state, const char *const *names)
{
  Sheet sheet = { GTK_GRID (gtk_grid_new ()), state, names, { 0 }, 0 };

  race_score (state, &sheet.score);
  gtk_grid_set_row_spacing (sheet.grid, 8);
  gtk_grid_set_column_spacing (sheet.grid, 12);
  gtk_widget_add_css_class (GTK_WIDGET (sheet.grid), "orrery-race-sheet");
  add_names (&sheet);
  add_chips (&sheet);
  add_printed (&sheet, RACE_DEVELOPMENT, _("Developments"));
  add_printed (&sheet, RACE_WORLD, _("Worlds"));
  for (guint i = 0; i < sheet.score.n_parts; i++)
    if (sheet.score.parts[i].kind == RACE_PART_BONUS)
      add_bonus (&sheet, &sheet.score.parts[i]);
  add_totals (&sheet);
  add_tie_break (&sheet);
  return GTK_WIDGET (sheet.grid);
}

/* --- Bars --- */

enum { PARTS = 4 };

static const GdkRGBA colours[PARTS] = {
  ORRERY_RGB (0x3f49a8), ORRERY_RGB (0x62a0ea), ORRERY_RGB (0x57a872), ORRERY_RGB (0xe5a50a),
};

typedef struct
{
  int parts[PARTS];
  int most; /* of all players */
} Bar;

static void
draw_bar_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const Bar *bar = data;
  double x = 0;

  for (guint i = 0; i < PARTS; i++)
    {
      const double part = bar->most > 0 ? (double) width * MAX (0, bar->parts[i]) / bar->most : 0;

      if (part < 1)
        continue;
      orrery_rounded_rect (cr, x, 0, part - 1, height, 4);
      orrery_set_source (cr, &colours[i], 1);
      cairo_fill (cr);
      x += part;
    }
}

static void
fill_bar (Bar *bar, const RaceState *state, const GameScore *score, guint seat)
{
  guint n;

  bar->parts[0] = state->seats[seat].chips;
  bar->parts[1] = orrery_race_score_printed (state, seat, RACE_DEVELOPMENT, &n);
  bar->parts[2] = orrery_race_score_printed (state, seat, RACE_WORLD, &n);
  bar->parts[3] = score->total[seat] - bar->parts[0] - bar->parts[1] - bar->parts[2];
  for (guint i = 0; i < score->n_seats; i++)
    bar->most = MAX (bar->most, score->total[i]);
}

static char *
tell_bar (const Bar *bar)
{
  /* Translators: where a player's points come from. */
  return g_strdup_printf (_("%d from chips, %d from developments, %d from worlds, %d from bonuses"), bar->parts[0],
                          bar->parts[1], bar->parts[2], bar->parts[3]);
}

GtkWidget *
orrery_race_bars_new (const void *state, const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GameScore score;

  race_score (state, &score);
  for (guint i = 0; i < score.n_seats; i++)
    {
      Bar *bar = g_new0 (Bar, 1);
      GtkWidget *area = gtk_drawing_area_new ();
      g_autofree char *title = g_strdup_printf (_("%s: %d VP"), names[i], score.total[i]);
      g_autofree char *text = NULL;

      fill_bar (bar, state, &score, i);
      text = tell_bar (bar);
      gtk_widget_set_size_request (area, -1, BAR);
      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_bar_cb, bar, g_free);
      orrery_set_spoken (area, text);
      gtk_widget_set_tooltip_text (area, text);
      gtk_box_append (GTK_BOX (box), new_cell (title, NULL, text, 0));
      gtk_box_append (GTK_BOX (box), area);
    }
  return box;
}
