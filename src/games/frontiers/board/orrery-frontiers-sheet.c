/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-sheet.h"

#include "games/frontiers/words/frontiers-describe.h"
#include "games/frontiers/words/orrery-frontiers-score-words.h"
#include "games/frontiers/words/orrery-frontiers-tile.h"
#include "record/orrery-winner.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-table-style.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n-lib.h>

enum { BAR = 22 };

typedef struct
{
  GtkGrid *grid;
  const FrState *state;
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

  gtk_box_append (GTK_BOX (box), new_label (text, css_class, xalign));
  if (below != NULL && *below != '\0')
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
add_part (Sheet *sheet, FrPart part, const char *name, const char *what)
{
  put (sheet, 0, new_cell (name, NULL, what, 0));
  for (guint i = 0; i < sheet->state->n_seats; i++)
    put_points (sheet, i, orrery_frontiers_score_part (sheet->state, i, part, 0), NULL, NULL);
  sheet->row++;
}

/* Each "?" that is known, with what it counts. */
static char *
dup_bonuses (const FrState *state, guint seat)
{
  GString *text = g_string_new (NULL);

  for (guint place = 0; place < FR_PLACE_DEVELOPMENT + FR_MAX_DEVELOPMENTS; place++)
    {
      g_autofree char *why = frontiers_tell_bonus (state, seat, place);
      g_autofree char *name = NULL;

      if (why == NULL)
        continue;
      name = orrery_frontiers_tile_dup_name (state, fr_place_tile (state, (int) seat, place));
      g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", name, why);
    }
  return g_string_free (text, FALSE);
}

static void
add_bonuses (Sheet *sheet)
{
  put (sheet, 0, new_cell (_("Bonuses"), NULL, _("of every “?”; a tile scores one line of each"), 0));
  for (guint i = 0; i < sheet->state->n_seats; i++)
    {
      g_autofree char *why = dup_bonuses (sheet->state, i);

      put_points (sheet, i, orrery_frontiers_score_part (sheet->state, i, FR_PART_BONUSES, 0), why, NULL);
    }
  sheet->row++;
}

static void
add_goal (Sheet *sheet, guint goal)
{
  g_autofree char *steps = orrery_frontiers_goal_steps (sheet->state, goal);

  put (sheet, 0, new_cell (fr_goals[goal].name, NULL, steps, 0));
  for (guint i = 0; i < sheet->state->n_seats; i++)
    {
      const int count = fr_goal_count (sheet->state, (int) i, goal);
      g_autofree char *text = g_strdup_printf (_("has %d"), count);

      put_points (sheet, i, orrery_frontiers_score_part (sheet->state, i, FR_PART_GOAL, goal), count >= 0 ? text : NULL, NULL);
    }
  sheet->row++;
}

static void
add_totals (Sheet *sheet)
{
  const guint tied = orrery_winner_get_tied (&sheet->score);

  put (sheet, 0, new_cell (_("Total"), "heading", NULL, 0));
  for (guint i = 0; i < sheet->state->n_seats; i++)
    put_points (sheet, i, sheet->score.total[i], NULL, "title-2");
  sheet->row++;
  if (tied == 0)
    return;
  put (sheet, 0, new_cell (_("Tie-break"), NULL, _("credits, and goods on colonies"), 0));
  for (guint i = 0; i < sheet->state->n_seats; i++)
    if (tied & (1u << i))
      put_points (sheet, i, sheet->score.tie_break[i], NULL, NULL);
}

GtkWidget *
orrery_frontiers_sheet_new (const void *state, const char *const *names)
{
  Sheet sheet = { GTK_GRID (gtk_grid_new ()), state, names, { 0 }, 0 };
  const guint goals = orrery_frontiers_goals_in_play (state);

  fr_score (state, &sheet.score);
  gtk_grid_set_row_spacing (sheet.grid, 8);
  gtk_grid_set_column_spacing (sheet.grid, 12);
  for (guint i = 0; i < sheet.state->n_seats; i++)
    put (&sheet, (int) i + 1, new_cell (names[i], "heading", NULL, 0.5));
  sheet.row++;
  add_part (&sheet, FR_PART_CHIPS, _("VP chips"), NULL);
  add_part (&sheet, FR_PART_DEVELOPMENTS, _("Developments"), _("printed VP"));
  add_part (&sheet, FR_PART_COLONIES, _("Colonies"), _("printed VP, the home colony too"));
  add_bonuses (&sheet);
  for (guint i = 0; i < FR_N_GOALS; i++)
    if (goals & (1u << i))
      add_goal (&sheet, i);
  add_totals (&sheet);
  return GTK_WIDGET (sheet.grid);
}

/* --- Bars --- */

enum { PARTS = 5 };

static const GdkRGBA colours[PARTS] = {
  ORRERY_RGB (0x3f49a8), ORRERY_RGB (0x62a0ea), ORRERY_RGB (0x57a872), ORRERY_RGB (0xe5a50a), ORRERY_RGB (0x9141ac),
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
fill_bar (Bar *bar, const FrState *state, const GameScore *score, guint seat)
{
  bar->parts[PARTS - 1] = score->total[seat];
  for (guint i = 0; i < PARTS - 1; i++)
    {
      bar->parts[i] = orrery_frontiers_score_part (state, seat, (FrPart) i, 0);
      bar->parts[PARTS - 1] -= bar->parts[i];
    }
  for (guint i = 0; i < score->n_seats; i++)
    bar->most = MAX (bar->most, score->total[i]);
}

GtkWidget *
orrery_frontiers_bars_new (const void *state, const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GameScore score;

  fr_score (state, &score);
  for (guint i = 0; i < score.n_seats; i++)
    {
      Bar *bar = g_new0 (Bar, 1);
      GtkWidget *area = gtk_drawing_area_new ();
      g_autofree char *title = g_strdup_printf (_("%s: %d VP"), names[i], score.total[i]);
      g_autofree char *text = NULL;

      fill_bar (bar, state, &score, i);
      /* Translators: where a player's points come from. */
      text = g_strdup_printf (_("%d from chips, %d from developments, %d from colonies, %d from bonuses, %d from goals"), bar->parts[0],
                              bar->parts[1], bar->parts[2], bar->parts[3], bar->parts[4]);
      gtk_widget_set_size_request (area, -1, BAR);
      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_bar_cb, bar, g_free);
      orrery_set_spoken (area, text);
      gtk_widget_set_tooltip_text (area, text);
      gtk_box_append (GTK_BOX (box), new_cell (title, NULL, text, 0));
      gtk_box_append (GTK_BOX (box), area);
    }
  return box;
}

/* --- Numbers --- */

/* How often each player selected a tile. */
static guint
count_selections (OrreryRecord *record, guint seat, guint action)
{
  FrState state;
  guint n = 0;

  for (guint i = 0; i < orrery_record_get_point (record); i++)
    {
      const GameAnswer answer = orrery_record_get_answer (record, i);

      if (GAME_ANSWER_KIND (answer) != FR_DO_SELECT || GAME_ANSWER_A (answer) != action)
        continue;
      orrery_record_state_at (record, i, &state);
      n += state.actor == seat;
    }
  return n;
}

GArray *
orrery_frontiers_list_numbers (OrreryRecord *record)
{
  const FrState *state = orrery_record_get_state (record);
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (OrreryScoreRow));
  OrreryScoreRow colonies = { .name = _("Colonies") }, spaces = { .name = _("Covered spaces") };

  for (guint i = 0; i < state->n_seats; i++)
    {
      colonies.points[i] = state->seats[i].n_colonies;
      spaces.points[i] = fr_covered (state, (int) i);
    }
  g_array_append_val (rows, colonies);
  g_array_append_val (rows, spaces);
  for (guint action = 0; action < FR_N_ACTIONS; action++)
    {
      OrreryScoreRow row = { .name = fr_actions[action].name };
      guint all = 0;

      for (guint i = 0; i < state->n_seats; i++)
        all += (guint) (row.points[i] = (int) count_selections (record, i, action));
      if (all > 0)
        g_array_append_val (rows, row);
    }
  return rows;
}

char *
orrery_frontiers_tell_numbers (OrreryRecord *record, const char *const *names)
{
  const FrState *state = orrery_record_get_state (record);

  return g_strdup_printf (ngettext ("%u round\n", "%u rounds\n", state->round), state->round);
}
