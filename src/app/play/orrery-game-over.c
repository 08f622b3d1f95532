/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-game-over"

#include "config.h"

#include "app/play/orrery-game-over.h"

#include "app/play/orrery-numbers.h"
#include "assist/orrery-history-words.h"
#include "assist/orrery-ledger.h"
#include "assist/orrery-score-course.h"
#include "record/orrery-winner.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/charts/orrery-chart.h"
#include "widgets/charts/orrery-score-bars.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-pair.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/motion/orrery-confetti.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum
{
  MARK_SIZE = 52,
  FIRST_COLUMN = 28, /* letters */
  COLUMN = 10,
  MOST_SAME = 10, /* games */
};

struct _OrreryGameOver
{
  GtkWidget parent_instance;

  OrreryRecord *record;

  GtkWidget *overlay;
  GtkWidget *scrolled;
  OrreryConfetti *confetti;
  GtkWidget *content;
  GtkWidget *buttons;
  GtkWidget *replay;
  GtkWidget *analyse;
  GtkImage *mark;
  GtkLabel *title;
  GtkLabel *subtitle;
  AdwBin *sheet;
  GtkWidget *chart_card;
  OrreryChart *chart;
  AdwBin *bars;
  GtkWidget *numbers_card;
  OrreryNumbers *numbers;
  GtkWidget *same_card;
  GtkWidget *same;
};

G_DEFINE_FINAL_TYPE (OrreryGameOver, orrery_game_over, GTK_TYPE_WIDGET)

static const OrreryGame *
game_of (OrreryGameOver *self)
{
  return orrery_record_get_game (self->record);
}

static guint
get_names (OrreryGameOver *self, const char *names[GAME_MAX_SEATS + 1])
{
  const guint n = game_of (self)->rules->info (orrery_record_get_state (self->record)).n_seats;

  for (guint i = 0; i < n; i++)
    names[i] = orrery_record_get_player (self->record, i)->name;
  names[n] = NULL;
  return n;
}

/* Otherwise it was only scored: nobody knows how it was played. */
static gboolean
is_played (OrreryGameOver *self)
{
  return orrery_record_get_n_answers (self->record) > 0;
}

/* --- On the screen --- */

static void
show_winner (OrreryGameOver *self, const void *state, const char *const *names)
{
  g_autofree char *title = game_of (self)->tell_winner (state, names);
  g_autofree char *result = is_played (self) ? game_of (self)->tell_result (state, names)
                                             : g_strdup (orrery_outcome_kind_name (ORRERY_OUTCOME_COUNTED));
  /* A picture or text that is shared says which game it was. */
  g_autofree char *subtitle = g_strdup_printf ("%s\n%s", game_of (self)->rules->name, result);
  g_autoptr (GdkPaintable) mark = NULL;
  GameScore score;

  game_of (self)->rules->score (state, &score);
  for (guint i = 0; names[i] != NULL && mark == NULL; i++)
    if ((score.winners >> i & 1) != 0)
      mark = orrery_seat_mark_paintable ((int) i, names[i], MARK_SIZE);
  gtk_image_set_from_paintable (self->mark, mark);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->subtitle, subtitle);
  orrery_set_spoken (self->scrolled, title);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, title);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_IN_FULL, subtitle);
}

static void
show_course (OrreryGameOver *self, guint n_seats, const char *const *names)
{
  guint n;
  g_autoptr (GArray) scores = orrery_score_course (self->record, &n);

  orrery_chart_set_lines (self->chart, n_seats, names, n, (const int *) (gpointer) scores->data);
}

static void
show_numbers (OrreryGameOver *self, const OrreryGameUi *ui, const char *const *names)
{
  g_autoptr (GArray) rows = ui->list_numbers (self->record);

  orrery_numbers_set_names (self->numbers, names);
  for (guint i = 0; i < rows->len; i++)
    {
      const OrreryScoreRow *row = &g_array_index (rows, OrreryScoreRow, i);

      orrery_numbers_add_row (self->numbers, row->name, row->points);
    }
}

static void
show_parts (OrreryGameOver *self)
{
  GtkWidget *const parts[] = { self->replay, self->analyse, self->chart_card, self->numbers_card };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_widget_set_visible (parts[i], is_played (self));
}

/* --- Other tables --- */

static char *
tell_same (OrreryOutcome *outcome)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < orrery_outcome_get_n_seats (outcome); i++)
    {
      const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, i);
      g_autofree char *name = g_markup_escape_text (seat->name, -1);

      g_string_append_printf (text, seat->winner ? "%s<b>%s %d</b>" : "%s%s %d", i > 0 ? " · " : "", name, seat->score);
    }
  return g_string_free (text, FALSE);
}

static GtkWidget *
new_same (OrreryOutcome *outcome)
{
  const guint rounds = orrery_outcome_get_rounds (outcome);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scores = orrery_label_new (NULL, 0), *about = orrery_label_new ("caption dim-label", 0);
  g_autofree char *text = tell_same (outcome), *date = orrery_outcome_dup_date (outcome, TRUE);
  g_autofree char *length = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u round", "%u rounds", rounds), rounds);
  g_autofree char *when = g_strdup_printf ("%s · %s", date, length);

  gtk_label_set_markup (GTK_LABEL (scores), text);
  gtk_label_set_text (GTK_LABEL (about), when);
  gtk_label_set_wrap (GTK_LABEL (scores), TRUE);
  gtk_label_set_wrap (GTK_LABEL (about), TRUE);
  gtk_box_append (GTK_BOX (box), scores);
  gtk_box_append (GTK_BOX (box), about);
  return box;
}

/* The history is read in a thread, and has this game as well. */
static void
show_same (OrreryGameOver *self)
{
  GListModel *outcomes = G_LIST_MODEL (orrery_ledger_get_default ());
  guint n = 0;

  orrery_clear_children (self->same);
  for (guint i = 0; self->record != NULL && i < g_list_model_get_n_items (outcomes) && n < MOST_SAME; i++)
    {
      g_autoptr (OrreryOutcome) outcome = g_list_model_get_item (outcomes, i);

      if (!orrery_outcome_has_same_start (outcome, self->record))
        continue;
      gtk_box_append (GTK_BOX (self->same), new_same (outcome));
      n++;
    }
  gtk_widget_set_visible (self->same_card, n > 1);
}

void
orrery_game_over_set_record (OrreryGameOver *self, OrreryRecord *record)
{
  const char *names[GAME_MAX_SEATS + 1];
  const OrreryGameUi *ui;
  const void *state;
  guint n_seats;

  g_return_if_fail (ORRERY_IS_GAME_OVER (self));

  g_set_object (&self->record, record);
  if (record == NULL)
    return;
  ui = orrery_game_ui_get (game_of (self));
  state = orrery_record_get_state (record);
  n_seats = get_names (self, names);
  show_parts (self);
  show_winner (self, state, names);
  adw_bin_set_child (self->sheet, ui->new_score_sheet (state, names));
  adw_bin_set_child (self->bars, orrery_score_bars_new (ui->game, state, names));
  show_course (self, n_seats, names);
  show_numbers (self, ui, names);
  orrery_ledger_load (orrery_ledger_get_default ());
  show_same (self);
}

void
orrery_game_over_celebrate (OrreryGameOver *self)
{
  g_return_if_fail (ORRERY_IS_GAME_OVER (self));

  orrery_confetti_start (self->confetti);
}

/* --- As text --- */

/* Columns are as wide as their letters, not as their bytes. */
static void
append_right (GString *text, const char *word)
{
  g_string_append_printf (text, " %*s%s", (int) MAX (0, COLUMN - g_utf8_strlen (word, -1)), "", word);
}

static void
append_row (GString *text, guint n_seats, const char *name, const int *values)
{
  g_string_append_printf (text, "%s%*s", name, (int) MAX (0, FIRST_COLUMN - g_utf8_strlen (name, -1)), "");
  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *number = g_strdup_printf ("%d", values[seat]);

      append_right (text, values[seat] == ORRERY_NO_POINTS ? "–" : number);
    }
  g_string_append_c (text, '\n');
}

static void
append_score (GString *text, const OrreryGame *game, const void *state, const char *const *names)
{
  g_autoptr (GArray) rows = game->list_score (state);
  int totals[GAME_MAX_SEATS], tie_breaks[GAME_MAX_SEATS];
  GameScore score;

  game->rules->score (state, &score);
  g_string_append_printf (text, "%*s", FIRST_COLUMN, "");
  for (guint seat = 0; seat < score.n_seats; seat++)
    {
      append_right (text, names[seat]);
      totals[seat] = score.total[seat];
      tie_breaks[seat] = score.tie_break[seat];
    }
  g_string_append_c (text, '\n');
  for (guint i = 0; i < rows->len; i++)
    append_row (text, score.n_seats, g_array_index (rows, OrreryScoreRow, i).name,
                g_array_index (rows, OrreryScoreRow, i).points);
  append_row (text, score.n_seats, _("Total"), totals);
  if (orrery_winner_get_tied (&score) != 0)
    append_row (text, score.n_seats, _("Tie-break"), tie_breaks);
}

char *
orrery_game_over_dup_text (OrreryGameOver *self)
{
  const char *names[GAME_MAX_SEATS + 1];
  g_autofree char *numbers = NULL;
  GString *text;

  g_return_val_if_fail (ORRERY_IS_GAME_OVER (self) && self->record != NULL, NULL);

  get_names (self, names);
  text = g_string_new (NULL);
  g_string_append_printf (text, "%s\n%s\n\n", gtk_label_get_label (self->title), gtk_label_get_label (self->subtitle));
  append_score (text, game_of (self), orrery_record_get_state (self->record), names);
  numbers = orrery_game_ui_get (game_of (self))->tell_numbers (self->record, names);
  g_string_append_printf (text, "\n%s", numbers);
  return g_string_free (text, FALSE);
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

/* Focus the page itself: a number would scroll it, and a button would be pressed by an Enter that was meant for the
 * last question. */
static void
map_cb (OrreryGameOver *self)
{
  gtk_widget_grab_focus (self->scrolled);
}

/* When the menu closes, GTK gives the focus back to its button, even if a new game has replaced this page meanwhile. */
static void
focus_cb (OrreryGameOver *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    orrery_drop_focus (GTK_WIDGET (self));
}

static void
orrery_game_over_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (orrery_game_over_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget", G_CALLBACK (focus_cb), widget,
                           G_CONNECT_SWAPPED);
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
  widget_class->root = orrery_game_over_root;
  g_type_ensure (ORRERY_TYPE_CONFETTI);
  g_type_ensure (ORRERY_TYPE_WRAP);
  g_type_ensure (ORRERY_TYPE_PAIR);
  g_type_ensure (ORRERY_TYPE_NUMBERS);
  g_type_ensure (ORRERY_TYPE_CHART);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/orrerytable/Orrery/play/orrery-game-over.ui");
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, overlay);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, scrolled);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, confetti);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, content);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, buttons);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, replay);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, analyse);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, chart_card);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, numbers_card);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, mark);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, title);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, subtitle);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, sheet);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, chart);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, bars);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, numbers);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, same_card);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameOver, same);
}

static void
orrery_game_over_init (OrreryGameOver *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (map_cb), NULL);
  g_signal_connect_object (orrery_ledger_get_default (), "items-changed", G_CALLBACK (show_same), self, G_CONNECT_SWAPPED);
}

GtkWidget *
orrery_game_over_new (void)
{
  return g_object_new (ORRERY_TYPE_GAME_OVER, NULL);
}
