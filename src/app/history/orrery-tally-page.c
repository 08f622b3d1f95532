/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-tally-page"

#include "app/history/orrery-tally-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/history/orrery-history-parts.h"
#include "assist/orrery-player-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/charts/orrery-chart.h"
#include "widgets/charts/orrery-histogram.h"
#include "widgets/layout/orrery-pair.h"

enum
{
  MOST_SPANS = 14 /* bars of the distribution */
};

struct _OrreryTallyPage
{
  AdwBin parent_instance;

  GtkWidget *scrolled;
  GtkWidget *title;
  GtkWidget *even;
  GtkWidget *figures;
  GtkWidget *histogram_card;
  GtkWidget *histogram;
  GtkWidget *seats_card;
  GtkWidget *levels;
  GtkWidget *levels_card;
  GtkWidget *seats;
  AdwBin *roles_bin;
};

G_DEFINE_FINAL_TYPE (OrreryTallyPage, orrery_tally_page, ADW_TYPE_BIN)

/* --- Figures --- */

static void
add_figure (OrreryTallyPage *self, const char *name, char *number)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *value = orrery_label_new ("title-2 numeric", 0);
  GtkWidget *label = orrery_label_new ("dim-label caption", 0);

  orrery_label_set (value, number);
  orrery_label_set (label, name);
  gtk_box_append (GTK_BOX (box), value);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (box, "orrery-figure");
  gtk_flow_box_insert (GTK_FLOW_BOX (self->figures), box, -1);
  gtk_widget_set_focusable (gtk_widget_get_parent (box), FALSE);
  g_free (number);
}

static void
show_figures (OrreryTallyPage *self, const OrreryTally *tally)
{
  orrery_clear_children (self->figures);
  add_figure (self, _("Games"), g_strdup_printf ("%u", tally->all.games));
  add_figure (self, _("Wins"), g_strdup_printf ("%u", tally->all.wins));
  if (tally->all.games == 0)
    return;
  add_figure (self, _("Won"), g_strdup_printf (_("%.0f%%"), orrery_tally_percent (&tally->all)));
  add_figure (self, _("Average VP"), g_strdup_printf ("%.1f", orrery_tally_average (&tally->all)));
  add_figure (self, _("Median VP"), g_strdup_printf ("%.1f", orrery_tally_median (tally)));
  add_figure (self, _("Best VP"), g_strdup_printf ("%d", orrery_tally_highest (tally)));
  add_figure (self, _("Lowest VP"), g_strdup_printf ("%d", orrery_tally_lowest (tally)));
  if (tally->role != 0)
    return;
  add_figure (self, _("Winning streak"), g_strdup_printf ("%u", tally->streak));
  add_figure (self, _("Longest streak"), g_strdup_printf ("%u", tally->longest));
}

/* --- Tables --- */

static void
attach_text (GtkWidget *grid, const char *text, const char *css_class, int column, int row)
{
  GtkWidget *label = orrery_label_new (css_class, column == 0 ? 0 : 1);

  orrery_label_set (label, text);
  if (column == 0)
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), MIN ((int) g_utf8_strlen (text, -1), 11));
      gtk_widget_set_tooltip_text (label, text);
    }
  gtk_grid_attach (GTK_GRID (grid), label, column, row, 1, 1);
}

static void
attach_sum (GtkWidget *grid, const char *name, const OrreryTallySum *sum, int row)
{
  /* Translators: games won, of games played */
  g_autofree char *wins = g_strdup_printf (_("%u of %u"), sum->wins, sum->games);
  g_autofree char *percent = g_strdup_printf (_("%.0f%%"), orrery_tally_percent (sum));
  g_autofree char *average = g_strdup_printf ("%.1f", orrery_tally_average (sum));
  GtkWidget *bar = orrery_share_bar_new ();

  attach_text (grid, name, NULL, 0, row);
  attach_text (grid, wins, "numeric", 1, row);
  orrery_share_bar_set (ORRERY_SHARE_BAR (bar), orrery_tally_percent (sum) / 100,
                        sum->even / sum->games);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (grid), bar, 2, row, 1, 1);
  attach_text (grid, percent, "numeric", 3, row);
  attach_text (grid, average, "numeric", 4, row);
}

static GtkWidget *
table_new (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 9);
  return grid;
}

/* With large text a table can be wider than a phone, so it scrolls. */
static GtkWidget *
table_card_new (const char *heading, GtkWidget *table)
{
  return orrery_card_new (heading, orrery_sideways_new (table));
}

static void
begin_table (GtkWidget *grid)
{
  orrery_clear_children (grid);
  attach_text (grid, _("Wins"), "dim-label caption", 1, 0);
  attach_text (grid, _("Average"), "dim-label caption", 4, 0);
}

static void
show_seats (OrreryTallyPage *self, const OrreryTally *tally)
{
  begin_table (self->seats);
  for (guint n = 2; n <= GAME_MAX_SEATS; n++)
    {
      g_autofree char *name = g_strdup_printf (ngettext ("%u player", "%u players", n), n);

      if (tally->by_seats[n].games > 0)
        attach_sum (self->seats, name, &tally->by_seats[n], (int) n);
    }
}

/* FALSE: no computer player ever took part. */
static gboolean
show_levels (OrreryTallyPage *self, const OrreryTally *tally)
{
  gboolean has_any = FALSE;

  begin_table (self->levels);
  for (guint i = 0; i < tally->by_level->len; i++)
    if (orrery_tally_get_level (tally, i)->games > 0)
      {
        attach_sum (self->levels, orrery_player_kind_name (tally->game->players[i]->id), orrery_tally_get_level (tally, i),
                    (int) i + 1);
        has_any = TRUE;
      }
  return has_any;
}

static void
show_roles (OrreryTallyPage *self, const OrreryTally *tally)
{
  const OrreryRoles *roles = tally->game->roles;
  GtkWidget *table, *card;

  adw_bin_set_child (self->roles_bin, NULL);
  if (tally->role != 0)
    return;
  table = table_new ();
  begin_table (table);
  for (guint i = 1; i <= roles->n; i++)
    if (orrery_tally_get_role (tally, i)->games > 0)
      attach_sum (table, roles->get_name (i), orrery_tally_get_role (tally, i), (int) i);
  card = table_card_new (_(roles->by), table);
  gtk_widget_set_valign (card, GTK_ALIGN_START);
  adw_bin_set_child (self->roles_bin, card);
}

void
orrery_tally_page_set_tally (OrreryTallyPage *self, const OrreryTally *tally)
{
  g_autoptr (GArray) spans = NULL;
  g_autofree char *even = NULL;
  int first, span;

  g_return_if_fail (ORRERY_IS_TALLY_PAGE (self) && tally != NULL);

  orrery_label_set (self->title, tally->name);
  /* Translators: the number of wins, with a decimal, that somebody would have had by luck alone */
  even = g_strdup_printf (_("If everybody at the table won equally often, there would be %.1f "
                            "wins. The line on each bar marks that number."),
                          tally->all.even);
  orrery_label_set (self->even, even);
  gtk_widget_set_visible (self->even, tally->all.games > 0);
  show_figures (self, tally);
  span = orrery_chart_step (orrery_tally_highest (tally) - orrery_tally_lowest (tally) + 1,
                            MOST_SPANS);
  spans = orrery_tally_spread (tally, span, &first);
  orrery_histogram_set (ORRERY_HISTOGRAM (self->histogram), first, span, spans->len,
                        (const guint *) (gpointer) spans->data, orrery_tally_average (&tally->all));
  show_seats (self, tally);
  show_roles (self, tally);
  gtk_widget_set_visible (self->histogram_card, tally->all.games > 0);
  gtk_widget_set_visible (self->seats_card, tally->all.games > 0);
  gtk_widget_set_visible (self->levels_card, show_levels (self, tally));
  orrery_history_page_reset (self->scrolled);
}

/* --- Building --- */

static GtkWidget *
build_pair (OrreryTallyPage *self)
{
  GtkWidget *pair = orrery_pair_new ();
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->histogram = orrery_histogram_new ();
  self->seats = table_new ();
  self->histogram_card = orrery_card_new (_("Scores"), self->histogram);
  self->seats_card = table_card_new (_("By number of players"), self->seats);
  self->levels = table_new ();
  self->levels_card = table_card_new (_("Against computer players"), self->levels);
  self->roles_bin = ADW_BIN (adw_bin_new ());
  gtk_box_append (GTK_BOX (left), self->histogram_card);
  gtk_box_append (GTK_BOX (left), self->seats_card);
  gtk_box_append (GTK_BOX (left), self->levels_card);
  gtk_widget_set_parent (left, pair);
  gtk_widget_set_parent (GTK_WIDGET (self->roles_bin), pair);
  return pair;
}

static void
orrery_tally_page_class_init (OrreryTallyPageClass *klass)
{
}

static void
orrery_tally_page_init (OrreryTallyPage *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  orrery_style_sheet_ensure ();
  self->title = orrery_label_new ("title-1", 0);
  self->even = orrery_label_new ("dim-label caption", 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->even), TRUE);
  self->figures = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->figures), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->figures), 2);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->figures), 7);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (self->figures), TRUE);
  gtk_box_append (GTK_BOX (content), self->title);
  gtk_box_append (GTK_BOX (content), self->figures);
  gtk_box_append (GTK_BOX (content), build_pair (self));
  gtk_box_append (GTK_BOX (content), self->even);
  self->scrolled = orrery_history_page_new (content);
  adw_bin_set_child (ADW_BIN (self), self->scrolled);
}

GtkWidget *
orrery_tally_page_new (void)
{
  return g_object_new (ORRERY_TYPE_TALLY_PAGE, NULL);
}
