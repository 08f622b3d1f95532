/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-score-page"

#include "config.h"

#include "app/table/orrery-score-page.h"

#include <adwaita.h>

#include "assist/orrery-games.h"
#include "record/orrery-file.h"
#include "record/orrery-journal.h"
#include "widgets/art/orrery-table-style.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-pair.h"
#include "widgets/layout/orrery-wrap.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

enum
{
  RETRY_AFTER = 3 /* s */
};

struct _OrreryScorePage
{
  GtkWidget parent_instance;

  const OrreryTableUi *ui;
  GameState state;
  gboolean whole;
  guint save;    /* source */
  gboolean told; /* that it could not be saved */
  gboolean kept; /* the result, as it stands */

  GtkWidget *scrolled;
  GtkWidget *title;
  GtkWidget *subtitle;
  GtkWidget *seats;
  GtkWidget *pair;
  GtkWidget *entry; /* an OrreryScoreEntry */
  GtkWidget *result;
  GtkWidget *sheet;
  GtkWidget *bars;
  GtkWidget *keep;
};

G_DEFINE_FINAL_TYPE (OrreryScorePage, orrery_score_page, GTK_TYPE_WIDGET)

static guint keep_signal, unsaved_signal;

static OrreryScoreEntry *
entry_of (OrreryScorePage *self)
{
  return ORRERY_SCORE_ENTRY (self->entry);
}

/* --- Kept on disk, so that a closed window loses nothing --- */

static gboolean save_cb (gpointer data);

/* A page that is going away can tell nobody. */
static void
tell_unsaved (OrreryScorePage *self, int code)
{
  g_autofree char *text
      = g_strdup_printf (_("What you entered could not be saved: %s. Free some space on the disk, or make its "
                           "folder writable. Orrery then saves it by itself."),
                         g_strerror (code));

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  self->told = TRUE;
  self->save = g_timeout_add_seconds (RETRY_AFTER, save_cb, self);
  g_signal_emit (self, unsaved_signal, 0, text);
}

static void
tell_saved (OrreryScorePage *self)
{
  if (self->told)
    g_signal_emit (self, unsaved_signal, 0, NULL);
  self->told = FALSE;
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
  g_autofree char *text = orrery_score_entry_write (entry_of (self));

  self->save = 0;
  if (orrery_journal_copy (path, text, strlen (text), NULL))
    tell_saved (self);
  else
    tell_unsaved (self, errno);
  return G_SOURCE_REMOVE;
}

static void
load (OrreryScorePage *self)
{
  g_autofree char *path = dup_path (self);
  g_autofree char *text = orrery_file_read_text (path, ORRERY_FILE_MAX_SETTINGS, NULL, NULL);

  if (text != NULL)
    orrery_score_entry_read (entry_of (self), text);
}

/* --- The score --- */

static void
get_names (OrreryScorePage *self, const char *names[GAME_MAX_SEATS + 1])
{
  const guint n = orrery_score_entry_get_n_seats (entry_of (self));

  for (guint i = 0; i < n; i++)
    names[i] = orrery_score_entry_get_name (entry_of (self), i);
  names[n] = NULL;
}

static void
show_result (OrreryScorePage *self)
{
  const OrreryGameUi *ui = orrery_game_ui_get (self->ui->game);
  const char *names[GAME_MAX_SEATS + 1];
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;

  get_names (self, names);
  title = self->ui->game->tell_winner (&self->state, names);
  subtitle = self->ui->game->tell_result (&self->state, names);
  /* How a game ended that nobody has followed is not known: only the first sentence is. */
  if (strstr (subtitle, " · ") != NULL)
    *strstr (subtitle, " · ") = '\0';
  orrery_label_set (self->title, title);
  orrery_label_set (self->subtitle, g_strchomp (subtitle));
  adw_bin_set_child (ADW_BIN (self->sheet), ui->new_score_sheet (&self->state, names));
  adw_bin_set_child (ADW_BIN (self->bars), ui->new_score_bars (&self->state, names));
}

static void
count (OrreryScorePage *self)
{
  g_autofree char *problem = orrery_score_entry_build (entry_of (self), &self->state);

  self->whole = problem == NULL;
  if (self->whole)
    show_result (self);
  else
    {
      orrery_label_set (self->title, _("Score a finished game"));
      orrery_label_set (self->subtitle, problem);
    }
  gtk_widget_set_visible (self->result, self->whole);
  gtk_widget_set_sensitive (self->keep, self->whole && !self->kept);
}

static void
show_seats (OrreryScorePage *self)
{
  /* The sheet has a column per player, and all of them are seen. */
  static const int shares[] = { 645, 550, 470, 410 };
  const guint index = orrery_score_entry_get_n_seats (entry_of (self)) - self->ui->game->rules->min_seats;

  orrery_pair_set_share (ORRERY_PAIR (self->pair), shares[MIN (index, G_N_ELEMENTS (shares) - 1)]);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->seats), index);
}

static void
changed_cb (OrreryScorePage *self)
{
  self->kept = FALSE;
  show_seats (self);
  count (self);
  if (self->save == 0)
    self->save = g_timeout_add (300, save_cb, self);
}

/* --- Players --- */

void
orrery_score_page_set_seats (OrreryScorePage *self, guint n_seats)
{
  g_return_if_fail (ORRERY_IS_SCORE_PAGE (self));

  if (orrery_score_entry_get_n_seats (entry_of (self)) != n_seats)
    orrery_score_entry_set_n_seats (entry_of (self), n_seats);
}

static void
seats_cb (OrreryScorePage *self)
{
  orrery_score_page_set_seats (self, gtk_drop_down_get_selected (GTK_DROP_DOWN (self->seats))
                                         + self->ui->game->rules->min_seats);
}

void
orrery_score_page_clear (OrreryScorePage *self)
{
  g_return_if_fail (ORRERY_IS_SCORE_PAGE (self));

  orrery_score_entry_clear (entry_of (self));
}

static OrreryRecord *
dup_record (OrreryScorePage *self)
{
  OrreryPlayer players[GAME_MAX_SEATS];
  char kind[] = "person";

  if (!self->whole)
    return NULL;
  for (guint i = 0; i < orrery_score_entry_get_n_seats (entry_of (self)); i++)
    players[i] = (OrreryPlayer) { (char *) orrery_score_entry_get_name (entry_of (self), i), kind };
  return orrery_record_new_from_position (self->ui->game, &self->state, players);
}

/* What is kept is not kept again before something changes, and the next game begins with an empty page. */
void
orrery_score_page_keep (OrreryScorePage *self)
{
  g_autoptr (OrreryRecord) record = dup_record (self);
  g_autofree char *path = dup_path (self);

  if (record != NULL && !self->kept)
    g_signal_emit (self, keep_signal, 0, record, &self->kept);
  if (!self->kept)
    return;
  gtk_widget_set_sensitive (self->keep, FALSE);
  g_clear_handle_id (&self->save, g_source_remove);
  g_unlink (path);
}

/* --- Building --- */

static GtkWidget *
build_head (OrreryScorePage *self)
{
  GtkWidget *head = orrery_wrap_new (12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->title = orrery_label_new ("title-2", 0);
  self->subtitle = orrery_label_new ("dim-label", 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->subtitle), TRUE);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), self->title);
  gtk_box_append (GTK_BOX (texts), self->subtitle);
  self->seats = orrery_seat_count_new (self->ui->game);
  orrery_wrap_append (ORRERY_WRAP (head), texts);
  orrery_wrap_append (ORRERY_WRAP (head), self->seats);
  g_signal_connect_object (self->seats, "notify::selected", G_CALLBACK (seats_cb), self,
                           G_CONNECT_SWAPPED);
  return head;
}

static GtkWidget *
build_result (OrreryScorePage *self)
{
  GtkWidget *buttons = orrery_wrap_new (6);
  GtkWidget *clear = gtk_button_new_with_label (_("Clear"));

  self->result = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->sheet = adw_bin_new ();
  self->bars = adw_bin_new ();
  self->keep = gtk_button_new_with_label (_("Save Result"));
  gtk_widget_add_css_class (self->keep, "suggested-action");
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  orrery_wrap_append (ORRERY_WRAP (buttons), clear);
  orrery_wrap_append (ORRERY_WRAP (buttons), self->keep);
  gtk_box_append (GTK_BOX (self->result), orrery_card_new (NULL, self->sheet));
  gtk_box_append (GTK_BOX (self->result), orrery_card_new (NULL, self->bars));
  gtk_box_append (GTK_BOX (self->result), buttons);
  g_signal_connect_object (clear, "clicked", G_CALLBACK (orrery_score_page_clear), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keep, "clicked", G_CALLBACK (orrery_score_page_keep), self, G_CONNECT_SWAPPED);
  return self->result;
}

static void
build (OrreryScorePage *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *pair = orrery_pair_new ();

  self->pair = pair;
  self->entry = self->ui->new_score_entry ();
  gtk_widget_add_css_class (content, "orrery-table-page");
  gtk_widget_set_parent (self->entry, pair);
  /* A bin that is always there: the pair lays out both. */
  gtk_widget_set_parent (g_object_new (ADW_TYPE_BIN, "child", build_result (self), NULL), pair);
  gtk_box_append (GTK_BOX (content), build_head (self));
  gtk_box_append (GTK_BOX (content), pair);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), content);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

static void
orrery_score_page_dispose (GObject *object)
{
  OrreryScorePage *self = ORRERY_SCORE_PAGE (object);

  if (self->save != 0)
    {
      g_source_remove (self->save);
      save_cb (self);
    }
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_score_page_parent_class)->dispose (object);
}

static gboolean
orrery_score_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_SCORE_PAGE (widget)->entry);
}

static void
orrery_score_page_class_init (OrreryScorePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_score_page_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_score_page_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  keep_signal = g_signal_new ("keep", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_BOOLEAN, 1, ORRERY_TYPE_RECORD);
  unsaved_signal = g_signal_new ("unsaved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
orrery_score_page_init (OrreryScorePage *self)
{
}

GtkWidget *
orrery_score_page_new (const OrreryTableUi *ui)
{
  OrreryScorePage *self = g_object_new (ORRERY_TYPE_SCORE_PAGE, NULL);

  self->ui = ui;
  build (self);
  load (self);
  show_seats (self);
  count (self);
  return GTK_WIDGET (self);
}

const void *
orrery_score_page_get_state (OrreryScorePage *self)
{
  g_return_val_if_fail (ORRERY_IS_SCORE_PAGE (self), NULL);

  return self->whole ? &self->state : NULL;
}

const char *
orrery_score_page_get_problem (OrreryScorePage *self)
{
  g_return_val_if_fail (ORRERY_IS_SCORE_PAGE (self), NULL);

  return self->whole ? NULL : gtk_label_get_label (GTK_LABEL (self->subtitle));
}
