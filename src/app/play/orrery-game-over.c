/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-game-over"

#include "config.h"

#include "app/play/orrery-game-over.h"

#include "app/play/orrery-numbers.h"
#include "widgets/layout/orrery-pair.h"
#include "games/roll/assist/orrery-statistics.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/charts/orrery-chart.h"
#include "games/roll/board/orrery-score-sheet.h"
#include "games/roll/words/orrery-score-words.h"
#include "widgets/art/orrery-seat-mark.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/layout/orrery-wrap.h"
#include "games/roll/words/orrery-roll.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum { MARK_SIZE = 52 };

struct _OrreryGameOver
{
  GtkWidget parent_instance;

  OrreryRecord *record;

  GtkWidget *scrolled;
  GtkWidget *content;
  GtkWidget *buttons;
  GtkImage *mark;
  GtkLabel *title;
  GtkLabel *subtitle;
  OrreryScoreSheet *sheet;
  OrreryChart *chart;
  OrreryScoreBars *bars;
  OrreryNumbers *numbers;
};

G_DEFINE_FINAL_TYPE (OrreryGameOver, orrery_game_over, GTK_TYPE_WIDGET)

/* --- Statistics --- */

enum { N_NUMBERS = 10 + ROLL_N_PHASES };

static void
list_numbers (const OrrerySeatStatistics *seat, int numbers[N_NUMBERS])
{
  const int all[] = { (int) seat->rolled,   (int) (seat->rolled - seat->wasted), (int) seat->wasted,
                      (int) seat->credits,  (int) seat->recruited,               (int) seat->produced,
                      (int) seat->traded,   (int) seat->consumed,                seat->shipped_chips,
                      seat->other_chips };

  memcpy (numbers, all, sizeof all);
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    numbers[G_N_ELEMENTS (all) + phase] = (int) seat->selected[phase];
}

static char *
name_number (guint i)
{
  static const char *const names[] = { N_("Dice rolled"), N_("Dice used"), N_("Dice idle"), N_("Credits earned"),
                                       N_("Dice recruited"), N_("Goods produced"), N_("Goods traded"), N_("Goods consumed"),
                                       N_("VP for goods"), N_("VP by powers") };

  return i < G_N_ELEMENTS (names) ? g_strdup (_(names[i]))
                                  : g_strdup_printf (_("Selected %s"), orrery_phase_name (i - G_N_ELEMENTS (names)));
}

static void
show_numbers (OrreryGameOver *self, const OrreryStatistics *statistics, const char *const *names)
{
  int numbers[ROLL_MAX_SEATS][N_NUMBERS];

  for (guint seat = 0; seat < statistics->n_seats; seat++)
    list_numbers (&statistics->seats[seat], numbers[seat]);
  orrery_numbers_set_names (self->numbers, names);
  for (guint i = 0; i < N_NUMBERS; i++)
    {
      g_autofree char *title = name_number (i);
      int row[ROLL_MAX_SEATS];

      for (guint seat = 0; seat < statistics->n_seats; seat++)
        row[seat] = numbers[seat][i];
      orrery_numbers_add_row (self->numbers, title, row);
    }
}

/* --- All of it --- */

static void
get_names (OrreryGameOver *self, const char *names[ROLL_MAX_SEATS + 1])
{
  const guint n = orrery_roll_state (self->record)->n_seats;

  for (guint i = 0; i < n; i++)
    names[i] = orrery_record_get_player (self->record, i)->name;
  names[n] = NULL;
}

static void
show_winner (OrreryGameOver *self, const RollState *state, const char *const *names)
{
  g_autofree char *title = orrery_score_title (state, names);
  g_autofree char *subtitle = orrery_score_subtitle (state, names);
  g_autoptr (GdkPaintable) mark = NULL;
  GameScore score;

  roll_score (state, &score);
  for (guint i = state->n_seats; i-- > 0;)
    if ((score.winners >> i & 1) != 0)
      {
        g_clear_object (&mark);
        mark = orrery_seat_mark_paintable ((int) i, names[i], MARK_SIZE);
      }
  gtk_image_set_from_paintable (self->mark, mark);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->subtitle, subtitle);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, title);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_IN_FULL, subtitle);
}

void
orrery_game_over_set_record (OrreryGameOver *self, OrreryRecord *record)
{
  g_autoptr (OrreryStatistics) statistics = NULL;
  const char *names[ROLL_MAX_SEATS + 1];
  const RollState *state;

  g_return_if_fail (ORRERY_IS_GAME_OVER (self));

  g_set_object (&self->record, record);
  if (record == NULL)
    return;
  state = orrery_record_get_state (record);
  get_names (self, names);
  statistics = orrery_statistics_new (record);
  show_winner (self, state, names);
  orrery_score_sheet_set_state (self->sheet, state, names);
  orrery_score_bars_set_state (self->bars, state, names);
  orrery_chart_set_lines (self->chart, statistics->n_seats, names, statistics->n_rounds + 1,
                          (const int *) (gpointer) statistics->scores->data);
  show_numbers (self, statistics, names);
}

char *
orrery_game_over_dup_text (OrreryGameOver *self)
{
  const char *names[ROLL_MAX_SEATS + 1];
  g_autoptr (OrreryStatistics) statistics = NULL;
  g_autofree char *sheet = NULL;
  g_autofree char *numbers = NULL;

  g_return_val_if_fail (ORRERY_IS_GAME_OVER (self) && self->record != NULL, NULL);

  get_names (self, names);
  statistics = orrery_statistics_new (self->record);
  sheet = orrery_score_sheet_dup_text (self->sheet);
  numbers = orrery_statistics_dup_text (statistics, names);
  return g_strdup_printf ("%s\n%s\n\n%s\n%s", gtk_label_get_label (self->title), gtk_label_get_label (self->subtitle),
                          sheet, numbers);
}

void
orrery_game_over_get_size (OrreryGameOver *self, int *width, int *height)
{
  g_return_if_fail (ORRERY_IS_GAME_OVER (self));

  *width = gtk_widget_get_width (self->content);
  *height = gtk_widget_get_height (self->content);
}

void
orrery_game_over_draw (OrreryGameOver *self, cairo_t *cr)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  GtkSnapshot *snapshot;
  int width, height;

  g_return_if_fail (ORRERY_IS_GAME_OVER (self));

  orrery_game_over_get_size (self, &width, &height);
  paintable = gtk_widget_paintable_new (self->content);
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
}

/* The first button, not a number, which the page would scroll to. */
static void
map_cb (OrreryGameOver *self)
{
  gtk_widget_child_focus (self->buttons, GTK_DIR_TAB_FORWARD);
}

static void
orrery_game_over_dispose (GObject *object)
{
  g_clear_object (&ORRERY_GAME_OVER (object)->record);
  gtk_widget_dispose_template (GTK_WIDGET (object), ORRERY_TYPE_GAME_OVER);

  G_OBJECT_CLASS (orrery_game_over_parent_class)->dispose (object);
}

static void
orrery_game_over_class_init (OrreryGameOverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_game_over_dispose;
  g_type_ensure (ORRERY_TYPE_WRAP);
  g_type_ensure (ORRERY_TYPE_PAIR);
  g_type_ensure (ORRERY_TYPE_NUMBERS);
  g_type_ensure (ORRERY_TYPE_SCORE_SHEET);
  g_type_ensure (ORRERY_TYPE_SCORE_BARS);
  g_type_ensure (ORRERY_TYPE_CHART);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/orrerytable/Orrery/play/orrery-game-over.ui");
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, scrolled);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, content);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, buttons);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, mark);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, title);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, subtitle);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, sheet);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, chart);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, bars);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, numbers);
}

static void
orrery_game_over_init (OrreryGameOver *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (map_cb), NULL);
}

GtkWidget *
orrery_game_over_new (void)
{
  return g_object_new (ORRERY_TYPE_GAME_OVER, NULL);
}
