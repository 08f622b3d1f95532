/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-score-page"

#include "app/table/orrery-score-page-private.h"

#include <adwaita.h>
#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/keep/orrery-tell.h"
#include "app/table/orrery-score-card.h"
#include "app/table/orrery-score-finder.h"
#include "app/table/orrery-score-side.h"
#include "assist/orrery-games.h"
#include "assist/orrery-ledger.h"
#include "record/orrery-file.h"
#include "record/orrery-journal.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/style/orrery-text.h"

enum
{
  RETRY_AFTER = 3, /* s */
  NARROW = 700
};

G_DEFINE_FINAL_TYPE (OrreryScorePage, orrery_score_page, GTK_TYPE_WIDGET)

static guint unsaved_signal;

/* --- Kept on disk, so that a closed window loses nothing --- */

static gboolean save_cb (gpointer data);

/* A page that is being closed shows no messages. */
static void
tell_unsaved (OrreryScorePage *self, int code)
{
  g_autofree char *text = orrery_journal_dup_unsaved (code);

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  self->told = TRUE;
  self->save = g_timeout_add_seconds (RETRY_AFTER, save_cb, self);
  g_signal_emit (self, unsaved_signal, 0, text);
}

static char *
dup_path (OrreryScorePage *self)
{
  const char *id = self->ui->game->rules->id;
  g_autofree char *name = orrery_game_get_default () == self->ui->game ? g_strdup ("score.ini")
                                                                       : g_strdup_printf ("score-%s.ini", id);

  return orrery_games_dup_path (ORRERY_GAMES_TABLES, name);
}

static gboolean
save_cb (gpointer data)
{
  OrreryScorePage *self = data;
  g_autofree char *path = dup_path (self);
  g_autofree char *text = orrery_final_write (self->final);

  self->save = 0;
  if (!orrery_journal_copy (path, text, strlen (text), NULL))
    tell_unsaved (self, errno);
  else if (self->told)
    {
      self->told = FALSE;
      g_signal_emit (self, unsaved_signal, 0, NULL);
    }
  return G_SOURCE_REMOVE;
}

/* --- The score --- */

static void
show_whole (OrreryScorePage *self)
{
  const OrreryGameUi *ui = orrery_game_ui_get (self->ui->game);
  const gboolean explains = self->problem == NULL && !orrery_final_has_totals (self->final);
  const char *names[GAME_MAX_SEATS + 1];

  orrery_final_get_names (self->final, names);
  gtk_widget_set_visible (self->sheet_card, explains);
  adw_bin_set_child (ADW_BIN (self->sheet), explains ? ui->new_score_sheet (&self->state, names) : NULL);
}

static int
compare_points (gconstpointer a, gconstpointer b, gpointer points)
{
  return ((const int *) points)[*(const guint *) b] - ((const int *) points)[*(const guint *) a];
}

/* "Ben 44 · Cleo 43": the best first. */
static char *
dup_ranking (OrreryScorePage *self)
{
  const guint n = orrery_final_get_n_seats (self->final);
  guint order[GAME_MAX_SEATS];
  int points[GAME_MAX_SEATS];
  g_autoptr (GString) text = g_string_new (NULL);

  orrery_final_count (self->final, points);
  for (guint i = 0; i < n; i++)
    order[i] = i;
  g_qsort_with_data (order, (int) n, sizeof *order, compare_points, points);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s %d", i > 0 ? " · " : "", orrery_final_get_name (self->final, order[i]),
                            points[order[i]]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_says (OrreryScorePage *self)
{
  const char *names[GAME_MAX_SEATS + 1];

  if (self->problem != NULL)
    return g_strdup (self->problem);
  if (orrery_final_has_totals (self->final))
    return g_strdup (self->kept ? _("The result is saved.") : _("Everything is entered."));
  orrery_final_get_names (self->final, names);
  return self->ui->game->tell_winner (&self->state, names);
}

static void
show_bar (OrreryScorePage *self)
{
  g_autofree char *says = dup_says (self);
  g_autofree char *ranking = dup_ranking (self);
  const gboolean is_last = self->seat + 1 >= orrery_final_get_n_seats (self->final);

  orrery_label_set (self->says, says);
  orrery_label_set (self->ranking, ranking);
  gtk_widget_set_visible (self->next, !is_last);
  gtk_widget_set_sensitive (self->keep, self->problem == NULL && !self->kept);
}

static void
show_cards (OrreryScorePage *self)
{
  int points[GAME_MAX_SEATS];

  orrery_final_count (self->final, points);
  for (guint i = 0; i < self->ui->game->rules->max_seats; i++)
    {
      const gboolean is_there = i < orrery_final_get_n_seats (self->final);

      gtk_widget_set_visible (self->cards[i], is_there);
      orrery_score_card_set_active (ORRERY_SCORE_CARD (self->cards[i]), i == self->seat);
      if (is_there)
        orrery_score_card_update (ORRERY_SCORE_CARD (self->cards[i]), points[i]);
    }
}

static gboolean
all_are_totals (OrreryScorePage *self)
{
  for (guint i = 0; i < orrery_final_get_n_seats (self->final); i++)
    if (!orrery_final_is_total (self->final, i))
      return FALSE;
  return TRUE;
}

static void
show_head (OrreryScorePage *self)
{
  self->updating = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (all_are_totals (self) ? self->totals : self->full), TRUE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->seats),
                              orrery_final_get_n_seats (self->final) - self->ui->game->rules->min_seats);
  if (self->option != NULL)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->option), orrery_final_get_option (self->final));
  self->updating = FALSE;
}

static void
update (OrreryScorePage *self)
{
  g_clear_pointer (&self->problem, g_free);
  self->problem = orrery_final_build (self->final, &self->state);
  self->seat = MIN (self->seat, orrery_final_get_n_seats (self->final) - 1);
  show_head (self);
  show_cards (self);
  gtk_widget_set_visible (self->pair, !orrery_final_is_total (self->final, self->seat));
  orrery_score_finder_set_seat (ORRERY_SCORE_FINDER (self->finder), self->seat);
  orrery_score_side_set_seat (ORRERY_SCORE_SIDE (self->side), self->seat);
  show_whole (self);
  show_bar (self);
}

static void
changed_cb (OrreryScorePage *self)
{
  self->kept = FALSE;
  update (self);
  if (self->save == 0)
    self->save = g_timeout_add (300, save_cb, self);
}

/* --- Players --- */

void
score_page_set_seats (OrreryScorePage *self)
{
  if (!self->updating)
    orrery_final_set_n_seats (self->final, gtk_drop_down_get_selected (GTK_DROP_DOWN (self->seats))
                                               + self->ui->game->rules->min_seats);
}

void
score_page_set_totals (OrreryScorePage *self)
{
  const gboolean on = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->totals));

  for (guint i = 0; !self->updating && i < orrery_final_get_n_seats (self->final); i++)
    orrery_final_set_is_total (self->final, i, on);
  if (!self->updating)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
score_page_set_option (OrreryScorePage *self)
{
  if (!self->updating)
    orrery_final_set_option (self->final, gtk_check_button_get_active (GTK_CHECK_BUTTON (self->option)));
}

void
orrery_score_page_choose (OrreryScorePage *self, guint seat)
{
  g_return_if_fail (ORRERY_IS_SCORE_PAGE (self));

  if (seat != self->seat)
    {
      self->seat = seat;
      update (self);
    }
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static guint
seat_of (OrreryScorePage *self, GtkWidget *card)
{
  guint i = 0;

  while (self->cards[i] != card)
    i++;
  return i;
}

void
score_page_card_chosen (GtkWidget *card, OrreryScorePage *self)
{
  orrery_score_page_choose (self, seat_of (self, card));
}

/* The highlight follows the field that has the focus. */
void
score_page_card_entered (GtkEventController *focus, OrreryScorePage *self)
{
  const guint seat = seat_of (self, gtk_event_controller_get_widget (focus));

  if (seat == self->seat || !orrery_final_is_total (self->final, seat))
    return;
  self->seat = seat;
  update (self);
}

void
score_page_go_to_next (OrreryScorePage *self)
{
  if (self->seat + 1 < orrery_final_get_n_seats (self->final))
    orrery_score_page_choose (self, self->seat + 1);
  else
    gtk_widget_grab_focus (self->keep);
}

/* Enter in a field for a total may come from any card. */
void
score_page_card_done (GtkWidget *card, OrreryScorePage *self)
{
  self->seat = seat_of (self, card);
  score_page_go_to_next (self);
  update (self);
}

void
score_page_finder_done (OrreryScorePage *self)
{
  gtk_widget_grab_focus (self->side);
}

/* --- Removing, and undo --- */

static void
undo_cb (AdwToast *toast, gpointer data)
{
  OrreryScorePage *self = data;
  const guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toast), "seat"));
  const guint piece = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toast), "piece"));

  if (seat < orrery_final_get_n_seats (self->final))
    orrery_final_add (self->final, seat, piece);
}

void
score_page_card_removed (GtkWidget *card, guint piece, OrreryScorePage *self)
{
  const guint seat = seat_of (self, card);
  g_autofree char *label = orrery_final_get_game (self->final)->dup_label (piece);
  g_autofree char *text = g_strdup_printf (_("%s removed"), label);
  AdwToast *toast = orrery_toast_new (text);

  orrery_final_remove (self->final, seat, piece);
  adw_toast_set_button_label (toast, _("_Undo"));
  g_object_set_data (G_OBJECT (toast), "seat", GUINT_TO_POINTER (seat));
  g_object_set_data (G_OBJECT (toast), "piece", GUINT_TO_POINTER (piece));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self, 0);
  orrery_toast_present (toast, self->toasts);
}

/* --- The result --- */

static gboolean
keep_totals (OrreryScorePage *self, GError **error)
{
  const guint n = orrery_final_get_n_seats (self->final);
  OrreryOutcomeSeat seats[GAME_MAX_SEATS] = { 0 };
  int points[GAME_MAX_SEATS], best = 0;
  g_autoptr (OrreryOutcome) outcome = NULL;

  orrery_final_count (self->final, points);
  for (guint i = 0; i < n; i++)
    best = MAX (best, points[i]);
  for (guint i = 0; i < n; i++)
    seats[i] = (OrreryOutcomeSeat) { .name = (char *) orrery_final_get_name (self->final, i),
                                     .kind = (char *) "person",
                                     .role = self->ui->game->roles->get (&self->state, i),
                                     .score = points[i],
                                     .winner = points[i] == best };
  return orrery_ledger_keep_totals (orrery_ledger_get_default (), self->ui->game, seats, n, error);
}

static gboolean
keep_record (OrreryScorePage *self, GError **error)
{
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (GFile) file = orrery_games_new_file (ORRERY_GAMES_TABLES, error);
  OrreryPlayer players[GAME_MAX_SEATS];
  char kind[] = "person";

  for (guint i = 0; i < orrery_final_get_n_seats (self->final); i++)
    players[i] = (OrreryPlayer) { (char *) orrery_final_get_name (self->final, i), kind };
  record = orrery_record_new_from_position (self->ui->game, &self->state, players);
  return file != NULL && orrery_record_set_autosave (record, file, error)
         && orrery_ledger_keep (orrery_ledger_get_default (), record, ORRERY_OUTCOME_COUNTED, file, error);
}

/* Do not save again before something changes; the next game begins with an empty page. */
void
orrery_score_page_keep (OrreryScorePage *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = dup_path (self);

  g_return_if_fail (ORRERY_IS_SCORE_PAGE (self));

  if (self->problem != NULL || self->kept)
    return;
  self->kept = orrery_final_has_totals (self->final) ? keep_totals (self, &error) : keep_record (self, &error);
  if (!self->kept)
    {
      orrery_tell_refused (GTK_WIDGET (self), _("Not Saved"), error, NULL);
      return;
    }
  orrery_toast_show (self->toasts, _("The result is saved."));
  show_bar (self);
  g_clear_handle_id (&self->save, g_source_remove);
  g_unlink (path);
}

void
score_page_clear (OrreryScorePage *self)
{
  self->seat = 0;
  orrery_final_clear (self->final);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* A result that is saved is in the list of games; the next one is about another game. */
static void
orrery_score_page_map (GtkWidget *widget)
{
  OrreryScorePage *self = ORRERY_SCORE_PAGE (widget);

  if (self->kept)
    score_page_clear (self);
  GTK_WIDGET_CLASS (orrery_score_page_parent_class)->map (widget);
}

/* --- Narrow and wide --- */

static gboolean
narrow_cb (gpointer data)
{
  OrreryScorePage *self = data;
  const double factor = orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  const gboolean narrow = gtk_widget_get_width (GTK_WIDGET (self)) < NARROW * MAX (1, factor);

  self->narrow = 0;
  if (narrow == self->is_narrow)
    return G_SOURCE_REMOVE;
  self->is_narrow = narrow;
  for (guint i = 0; i < self->ui->game->rules->max_seats; i++)
    orrery_score_card_set_compact (ORRERY_SCORE_CARD (self->cards[i]), narrow);
  /* A phone has no such keys, and no room to name them. */
  for (guint i = 0; i < self->keys->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->keys, i), !narrow);
  orrery_toggle_class (self->box, "narrow", narrow);
  show_cards (self);
  return G_SOURCE_REMOVE;
}

static void
orrery_score_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryScorePage *self = ORRERY_SCORE_PAGE (widget);

  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  if (self->narrow == 0)
    self->narrow = g_idle_add (narrow_cb, self);
}

/* --- The widget --- */

static void
orrery_score_page_dispose (GObject *object)
{
  OrreryScorePage *self = ORRERY_SCORE_PAGE (object);

  if (self->save != 0)
    {
      g_source_remove (self->save);
      save_cb (self);
    }
  g_clear_handle_id (&self->narrow, g_source_remove);
  if (self->final != NULL)
    g_signal_handlers_disconnect_by_data (self->final, self);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->keys, g_ptr_array_unref);
  g_clear_object (&self->final);

  G_OBJECT_CLASS (orrery_score_page_parent_class)->dispose (object);
}

static gboolean
orrery_score_page_grab_focus (GtkWidget *widget)
{
  OrreryScorePage *self = ORRERY_SCORE_PAGE (widget);

  return gtk_widget_grab_focus (orrery_final_is_total (self->final, self->seat) ? self->cards[self->seat]
                                                                                : self->finder);
}

static void
orrery_score_page_class_init (OrreryScorePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_score_page_dispose;
  widget_class->measure = orrery_measure_child;
  widget_class->size_allocate = orrery_score_page_size_allocate;
  widget_class->map = orrery_score_page_map;
  widget_class->grab_focus = orrery_score_page_grab_focus;
  widget_class->focus = orrery_focus_child;
  unsaved_signal = g_signal_new ("unsaved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
orrery_score_page_init (OrreryScorePage *self)
{
  self->keys = g_ptr_array_new ();
}

GtkWidget *
orrery_score_page_new (const OrreryTableUi *ui)
{
  OrreryScorePage *self = g_object_new (ORRERY_TYPE_SCORE_PAGE, NULL);
  g_autofree char *path = NULL;
  g_autofree char *typed = NULL;

  self->ui = ui;
  self->final = orrery_final_new (ui->final);
  path = dup_path (self);
  typed = orrery_file_read_text (path, ORRERY_FILE_MAX_SETTINGS, NULL, NULL);
  if (typed != NULL)
    orrery_final_read (self->final, typed);
  score_page_build (self);
  update (self);
  g_signal_connect_swapped (self->final, "changed", G_CALLBACK (changed_cb), self);
  return GTK_WIDGET (self);
}
