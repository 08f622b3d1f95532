/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "widgets/charts/orrery-score-table.h"

#include <glib/gi18n-lib.h>

#include "record/orrery-winner.h"
#include "widgets/art/orrery-builders.h"

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
attach (OrreryScoreTable *self, int column, GtkWidget *widget)
{
  gtk_widget_set_hexpand (widget, column > 0);
  gtk_grid_attach (self->grid, widget, column, self->row, 1, 1);
}

static void
put (OrreryScoreTable *self, guint seat, int points, const char *how, const char *css_class)
{
  g_autofree char *text = g_strdup_printf ("%d", points);

  attach (self, (int) seat + 1, new_cell (text, css_class, how, 0.5));
}

void
orrery_score_table_init (OrreryScoreTable *self, const GameScore *score, const char *const *names)
{
  *self = (OrreryScoreTable) { .grid = GTK_GRID (gtk_grid_new ()), .score = *score };
  gtk_grid_set_row_spacing (self->grid, 8);
  gtk_grid_set_column_spacing (self->grid, 12);
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "orrery-score-table");
  for (int i = 0; i < score->n_seats; i++)
    attach (self, i + 1, new_cell (names[i], "heading", NULL, 0.5));
}

void
orrery_score_table_add_row (OrreryScoreTable *self, GtkWidget *picture, const char *name, const char *what)
{
  GtkWidget *words = new_cell (name, NULL, what, 0);

  self->row++;
  if (picture != NULL)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

      gtk_widget_set_hexpand (words, TRUE);
      gtk_box_append (GTK_BOX (box), picture);
      gtk_box_append (GTK_BOX (box), words);
      words = box;
    }
  attach (self, 0, words);
}

void
orrery_score_table_put (OrreryScoreTable *self, guint seat, int points, const char *how)
{
  put (self, seat, points, how, NULL);
}

void
orrery_score_table_end (OrreryScoreTable *self, const char *tie_break)
{
  const guint tied = orrery_winner_get_tied (&self->score);

  self->row++;
  attach (self, 0, new_cell (_("Total"), "heading", NULL, 0));
  for (guint i = 0; i < self->score.n_seats; i++)
    put (self, i, self->score.total[i], NULL, "title-2");
  if (tied == 0)
    return;
  orrery_score_table_add_row (self, NULL, _("Tie-break"), tie_break);
  for (guint i = 0; i < self->score.n_seats; i++)
    if (tied & (1u << i))
      put (self, i, self->score.tie_break[i], NULL, NULL);
}
