/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-outcome-page"

#include "app/history/orrery-outcome-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/history/orrery-history-parts.h"
#include "assist/orrery-history-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/charts/orrery-score-bars.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-pair.h"

enum
{
  MARK_SIZE = 52,
  SMALL_MARK = 28
};

struct _OrreryOutcomePage
{
  AdwBin parent_instance;

  GtkWidget *scrolled;
  GtkWidget *mark;
  GtkWidget *title;
  GtkWidget *subtitle;
  GtkWidget *about;
  GtkWidget *players;
  GtkWidget *sheet_card;
  GtkWidget *sheet;
  GtkWidget *bars_card;
  GtkWidget *bars;
};

G_DEFINE_FINAL_TYPE (OrreryOutcomePage, orrery_outcome_page, ADW_TYPE_BIN)

/* --- Showing --- */

static GtkWidget *
player_row_new (OrreryOutcome *outcome, guint seat)
{
  const OrreryOutcomeSeat *player = orrery_outcome_get_seat (outcome, seat);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *score = orrery_label_new (player->winner ? "numeric heading" : "numeric", 1);
  g_autoptr (GdkPaintable) mark = orrery_seat_mark_paintable ((int) seat, player->name, SMALL_MARK);
  g_autofree char *role = player->role > 0 ? orrery_outcome_get_game (outcome)->roles->dup_title (player->role) : NULL;
  g_autofree char *points = g_strdup_printf (_("%d VP"), player->score);
  GtkWidget *image = gtk_image_new_from_paintable (mark);

  gtk_image_set_pixel_size (GTK_IMAGE (image), SMALL_MARK);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), player->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), role != NULL ? role : "");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), image);
  orrery_label_set (score, points);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), score);
  return row;
}

static void
show_players (OrreryOutcomePage *self, OrreryOutcome *outcome)
{
  guint order[GAME_MAX_SEATS];

  orrery_clear_children (self->players);
  orrery_outcome_get_order (outcome, order);
  for (guint i = 0; i < orrery_outcome_get_n_seats (outcome); i++)
    gtk_list_box_append (GTK_LIST_BOX (self->players), player_row_new (outcome, order[i]));
}

static void
show_head (OrreryOutcomePage *self, OrreryOutcome *outcome)
{
  g_autofree char *date = orrery_outcome_dup_date (outcome, TRUE);
  const char *kind = orrery_outcome_kind_name (orrery_outcome_get_kind (outcome));
  const guint rounds = orrery_outcome_get_rounds (outcome);
  g_autofree char *length
      = rounds > 0 ? g_strdup_printf (ngettext (" · %u round", " · %u rounds", rounds), rounds)
                   : g_strdup ("");
  const guint minutes = orrery_outcome_get_minutes (outcome);
  g_autofree char *duration = minutes > 0 ? g_strdup_printf (_(" · %u min"), minutes) : g_strdup ("");
  const char *location = orrery_outcome_get_location (outcome);
  g_autofree char *about = g_strdup_printf ("%s · %s%s%s%s%s", date, kind, length, duration,
                                            location != NULL ? " · " : "", location != NULL ? location : "");
  g_autoptr (GdkPaintable) mark = NULL;
  guint order[GAME_MAX_SEATS];

  orrery_outcome_get_order (outcome, order);
  mark = orrery_seat_mark_paintable ((int) order[0],
                                     orrery_outcome_get_seat (outcome, order[0])->name, MARK_SIZE);
  gtk_image_set_from_paintable (GTK_IMAGE (self->mark), mark);
  orrery_label_set (self->about, about);
}

/* The final table says how the game ended; for a game that was only scored this is unknown. */
static void
show_table (OrreryOutcomePage *self, OrreryOutcome *outcome, const GameState *state)
{
  const OrreryGame *game = orrery_outcome_get_game (outcome);
  const OrreryGameUi *ui = orrery_game_ui_get (game);
  const char *names[GAME_MAX_SEATS + 1] = { NULL };
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;

  for (guint i = 0; i < orrery_outcome_get_n_seats (outcome); i++)
    names[i] = orrery_outcome_get_seat (outcome, i)->name;
  title = game->tell_winner (state, names);
  subtitle = game->tell_result (state, names);
  orrery_label_set (self->title, title);
  orrery_label_set (self->subtitle, subtitle);
  gtk_widget_set_visible (self->subtitle,
                          orrery_outcome_get_kind (outcome) != ORRERY_OUTCOME_COUNTED);
  adw_bin_set_child (ADW_BIN (self->sheet), ui->new_score_sheet (state, names));
  adw_bin_set_child (ADW_BIN (self->bars), orrery_score_bars_new (game, state, names));
}

static void
show_scores_only (OrreryOutcomePage *self, OrreryOutcome *outcome)
{
  guint order[GAME_MAX_SEATS];
  g_autofree char *title = NULL;

  orrery_outcome_get_order (outcome, order);
  title = g_strdup_printf (_("%s won with %d VP"), orrery_outcome_get_seat (outcome, order[0])->name,
                           orrery_outcome_get_seat (outcome, order[0])->score);
  orrery_label_set (self->title, title);
  /* In a game that was only scored, people may have added up a total themselves. */
  orrery_label_set (self->subtitle, orrery_outcome_get_kind (outcome) == ORRERY_OUTCOME_COUNTED
                                      ? _("Added up by hand")
                                      : _("The final table can no longer be read."));
  gtk_widget_set_visible (self->subtitle, TRUE);
}

void
orrery_outcome_page_set_outcome (OrreryOutcomePage *self, OrreryOutcome *outcome)
{
  g_autoptr (GError) error = NULL;
  GameState state;
  gboolean whole;

  g_return_if_fail (ORRERY_IS_OUTCOME_PAGE (self));

  if (outcome == NULL)
    return;
  whole = orrery_game_ui_get (orrery_outcome_get_game (outcome)) != NULL
          && orrery_outcome_get_state (outcome, &state, &error);
  if (whole)
    show_table (self, outcome, &state);
  else
    {
      if (error != NULL)
        g_debug ("%s", error->message);
      show_scores_only (self, outcome);
    }
  gtk_widget_set_visible (self->sheet_card, whole);
  gtk_widget_set_visible (self->bars_card, whole);
  show_head (self, outcome);
  show_players (self, outcome);
  orrery_history_page_reset (self->scrolled);
}

/* --- Building --- */

static GtkWidget *
wrapping_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = orrery_label_new (css_class, 0);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static GtkWidget *
build_head (OrreryOutcomePage *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->mark = gtk_image_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (self->mark), MARK_SIZE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, TRUE);
  self->title = wrapping_label (texts, "title-1");
  self->subtitle = wrapping_label (texts, "dim-label");
  self->about = wrapping_label (texts, "dim-label caption");
  gtk_box_append (GTK_BOX (head), self->mark);
  gtk_box_append (GTK_BOX (head), texts);
  return head;
}

static GtkWidget *
build_pair (OrreryOutcomePage *self)
{
  GtkWidget *pair = orrery_pair_new ();
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->sheet = adw_bin_new ();
  self->bars = adw_bin_new ();
  self->players = orrery_boxed_list_new ();
  self->sheet_card = orrery_card_new (NULL, self->sheet);
  self->bars_card = orrery_card_new (_("Where the points came from"), self->bars);
  gtk_box_append (GTK_BOX (left), self->players);
  gtk_box_append (GTK_BOX (left), self->bars_card);
  gtk_widget_set_parent (left, pair);
  gtk_widget_set_parent (g_object_new (ADW_TYPE_BIN, "child", self->sheet_card, NULL), pair);
  return pair;
}

static void
orrery_outcome_page_class_init (OrreryOutcomePageClass *klass)
{
}

static void
orrery_outcome_page_init (OrreryOutcomePage *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  orrery_style_sheet_ensure ();
  gtk_box_append (GTK_BOX (content), build_head (self));
  gtk_box_append (GTK_BOX (content), build_pair (self));
  self->scrolled = orrery_history_page_new (content);
  adw_bin_set_child (ADW_BIN (self), self->scrolled);
}

GtkWidget *
orrery_outcome_page_new (void)
{
  return g_object_new (ORRERY_TYPE_OUTCOME_PAGE, NULL);
}
