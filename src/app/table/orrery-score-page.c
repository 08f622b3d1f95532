/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-score-page"

#include "config.h"

#include "app/table/orrery-score-page.h"

#include <adwaita.h>

#include "widgets/layout/orrery-pair.h"
#include "app/table/orrery-final-card.h"
#include "app/table/orrery-table-parts.h"
#include "record/orrery-file.h"
#include "record/orrery-journal.h"
#include "widgets/layout/orrery-announce.h"
#include "games/roll/board/orrery-score-sheet.h"
#include "games/roll/words/orrery-score-words.h"
#include "widgets/art/orrery-table-style.h"
#include "widgets/layout/orrery-wrap.h"
#include "games/roll/words/orrery-roll.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>

enum
{
  RETRY_AFTER = 3 /* s */
};

struct _OrreryScorePage
{
  GtkWidget parent_instance;

  OrreryFinalTable table;
  RollState state;
  gboolean whole;
  guint save;    /* source */
  gboolean told; /* that it could not be saved */

  GtkWidget *scrolled;
  GtkWidget *title;
  GtkWidget *subtitle;
  GtkWidget *seats;
  GtkWidget *pair;
  GtkWidget *cards_box;
  GtkWidget *cards[ROLL_MAX_SEATS];
  GtkWidget *result;
  GtkWidget *sheet;
  GtkWidget *bars;
  GtkWidget *keep;
};

G_DEFINE_FINAL_TYPE (OrreryScorePage, orrery_score_page, GTK_TYPE_WIDGET)

static guint keep_signal, unsaved_signal;

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

static gboolean
save_cb (gpointer data)
{
  OrreryScorePage *self = data;
  const char *names[ROLL_MAX_SEATS + 1] = { NULL };
  g_autofree char *path = orrery_table_dup_path ("score.ini");
  g_autofree char *text = NULL;

  self->save = 0;
  for (guint i = 0; i < self->table.n_seats; i++)
    names[i] = orrery_final_card_get_name (ORRERY_FINAL_CARD (self->cards[i]));
  text = orrery_final_table_write (&self->table, names);
  if (orrery_journal_copy (path, text, strlen (text), NULL))
    tell_saved (self);
  else
    tell_unsaved (self, errno);
  return G_SOURCE_REMOVE;
}

static void
load (OrreryScorePage *self)
{
  g_autofree char *path = orrery_table_dup_path ("score.ini");
  g_autofree char *text = NULL;
  char *names[ROLL_MAX_SEATS] = { NULL };
  OrreryFinalTable table;

  text = orrery_file_read_text (path, ORRERY_FILE_MAX_SETTINGS, NULL, NULL);
  if (text == NULL || !orrery_final_table_read (&table, names, text))
    return;
  self->table = table;
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      if (names[i] != NULL)
        orrery_final_card_set_name (ORRERY_FINAL_CARD (self->cards[i]), names[i]);
      orrery_final_card_update (ORRERY_FINAL_CARD (self->cards[i]));
      g_free (names[i]);
    }
}

/* --- The score --- */

static void
show_card (OrreryScorePage *self, guint i, const GameScore *score, int wrong, const char *problem)
{
  const char *name = orrery_final_card_get_name (ORRERY_FINAL_CARD (self->cards[i]));
  g_autofree char *own = orrery_final_table_check (&self->table, i, name);
  g_autofree char *total = self->whole ? g_strdup_printf (_("%d VP"), score->total[i]) : NULL;

  orrery_final_card_set_score (ORRERY_FINAL_CARD (self->cards[i]), total,
                               own != NULL                                            ? own
                               : wrong == (int) i && self->table.seats[i].n_tiles > 0 ? problem
                                                                                      : NULL);
}

static void
show_result (OrreryScorePage *self, const char *const *names)
{
  g_autofree char *title = orrery_score_title (&self->state, names);
  g_autofree char *subtitle = orrery_score_subtitle (&self->state, names);

  /* How a game ended that nobody has followed is not known: only the first sentence is. */
  if (strstr (subtitle, " · ") != NULL)
    *strstr (subtitle, " · ") = '\0';
  orrery_label_set (self->title, title);
  orrery_label_set (self->subtitle, g_strchomp (subtitle));
  orrery_score_sheet_set_state (ORRERY_SCORE_SHEET (self->sheet), &self->state, names);
  orrery_score_bars_set_state (ORRERY_SCORE_BARS (self->bars), &self->state, names);
}

static void
count (OrreryScorePage *self)
{
  const char *names[ROLL_MAX_SEATS + 1] = { NULL };
  g_autofree char *problem = NULL;
  GameScore score = { 0 };
  int wrong = -1;

  for (guint i = 0; i < self->table.n_seats; i++)
    names[i] = orrery_final_card_get_name (ORRERY_FINAL_CARD (self->cards[i]));
  problem = orrery_final_table_build (&self->table, names, &self->state, &wrong);
  self->whole = problem == NULL;
  if (self->whole)
    {
      roll_score (&self->state, &score);
      show_result (self, names);
    }
  else
    {
      orrery_label_set (self->title, _("Count up a finished game"));
      orrery_label_set (self->subtitle, problem);
    }
  gtk_widget_set_visible (self->result, self->whole);
  gtk_widget_set_sensitive (self->keep, self->whole);
  for (guint i = 0; i < self->table.n_seats; i++)
    show_card (self, i, &score, wrong, problem);
}

static void
changed_cb (OrreryScorePage *self)
{
  count (self);
  if (self->save == 0)
    self->save = g_timeout_add (300, save_cb, self);
}

/* --- Players --- */

static void
show_seats (OrreryScorePage *self)
{
  /* The sheet has a column a player, and all of them are seen. */
  static const int shares[] = { 645, 550, 470, 410 };

  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    gtk_widget_set_visible (self->cards[i], i < self->table.n_seats);
  orrery_pair_set_share (ORRERY_PAIR (self->pair), shares[self->table.n_seats - 2]);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->seats), self->table.n_seats - 2);
}

void
orrery_score_page_set_seats (OrreryScorePage *self, guint n_seats)
{
  g_return_if_fail (ORRERY_IS_SCORE_PAGE (self) && n_seats >= 2 && n_seats <= ROLL_MAX_SEATS);

  if (self->table.n_seats == n_seats)
    return;
  /* Whoever leaves the table takes the tiles along. */
  for (guint i = n_seats; i < ROLL_MAX_SEATS; i++)
    {
      OrreryFinalTable empty;

      orrery_final_table_init (&empty, ROLL_MAX_SEATS);
      self->table.seats[i] = empty.seats[i];
      orrery_final_card_update (ORRERY_FINAL_CARD (self->cards[i]));
    }
  self->table.n_seats = n_seats;
  show_seats (self);
  changed_cb (self);
}

static void
seats_cb (OrreryScorePage *self)
{
  orrery_score_page_set_seats (self, gtk_drop_down_get_selected (GTK_DROP_DOWN (self->seats)) + 2);
}

void
orrery_score_page_clear (OrreryScorePage *self)
{
  g_return_if_fail (ORRERY_IS_SCORE_PAGE (self));

  orrery_final_table_init (&self->table, self->table.n_seats);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    orrery_final_card_update (ORRERY_FINAL_CARD (self->cards[i]));
  changed_cb (self);
  gtk_widget_grab_focus (self->cards[0]);
}

OrreryRecord *
orrery_score_page_dup_record (OrreryScorePage *self)
{
  OrreryPlayer players[ROLL_MAX_SEATS];
  char kind[] = "person";

  g_return_val_if_fail (ORRERY_IS_SCORE_PAGE (self), NULL);

  if (!self->whole)
    return NULL;
  for (guint i = 0; i < self->table.n_seats; i++)
    {
      players[i].name = (char *) orrery_final_card_get_name (ORRERY_FINAL_CARD (self->cards[i]));
      players[i].kind = kind;
    }
  return orrery_record_new_from_position (&orrery_roll, &self->state, players);
}

static void
keep_cb (OrreryScorePage *self)
{
  g_autoptr (OrreryRecord) record = orrery_score_page_dup_record (self);

  if (record != NULL)
    g_signal_emit (self, keep_signal, 0, record);
}

/* --- Building --- */

static GtkWidget *
build_head (OrreryScorePage *self)
{
  const char *const numbers[] = { _("2 players"), _("3 players"), _("4 players"),
                                  _("5 players"), NULL };
  GtkWidget *head = orrery_wrap_new (12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->title = orrery_label_new ("title-2", 0);
  self->subtitle = orrery_label_new ("dim-label", 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->subtitle), TRUE);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), self->title);
  gtk_box_append (GTK_BOX (texts), self->subtitle);
  self->seats = gtk_drop_down_new_from_strings (numbers);
  orrery_set_spoken (self->seats, _("Number of players"));
  gtk_widget_set_valign (self->seats, GTK_ALIGN_CENTER);
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
  self->sheet = orrery_score_sheet_new ();
  self->bars = orrery_score_bars_new ();
  self->keep = gtk_button_new_with_label (_("Keep Result"));
  gtk_widget_add_css_class (self->keep, "suggested-action");
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  orrery_wrap_append (ORRERY_WRAP (buttons), clear);
  orrery_wrap_append (ORRERY_WRAP (buttons), self->keep);
  gtk_box_append (GTK_BOX (self->result), orrery_table_card_new (NULL, self->sheet));
  gtk_box_append (GTK_BOX (self->result), orrery_table_card_new (NULL, self->bars));
  gtk_box_append (GTK_BOX (self->result), buttons);
  g_signal_connect_object (clear, "clicked", G_CALLBACK (orrery_score_page_clear), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keep, "clicked", G_CALLBACK (keep_cb), self, G_CONNECT_SWAPPED);
  return self->result;
}

static void
build (OrreryScorePage *self)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", "Eve" };
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *pair = orrery_pair_new ();

  self->pair = pair;
  self->cards_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      self->cards[i] = orrery_final_card_new (&self->table, i);
      orrery_final_card_set_name (ORRERY_FINAL_CARD (self->cards[i]), names[i]);
      gtk_box_append (GTK_BOX (self->cards_box), self->cards[i]);
      g_signal_connect_object (self->cards[i], "changed", G_CALLBACK (changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  gtk_widget_add_css_class (content, "orrery-table-page");
  gtk_widget_set_parent (self->cards_box, pair);
  /* A bin that is always there: the pair lays out both. */
  gtk_widget_set_parent (g_object_new (ADW_TYPE_BIN, "child", build_result (self), NULL), pair);
  gtk_box_append (GTK_BOX (content), build_head (self));
  gtk_box_append (GTK_BOX (content), pair);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), content);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
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
  return gtk_widget_grab_focus (ORRERY_SCORE_PAGE (widget)->cards[0]);
}

static void
orrery_score_page_class_init (OrreryScorePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_score_page_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_score_page_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  keep_signal = g_signal_new ("keep", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 1, ORRERY_TYPE_RECORD);
  unsaved_signal = g_signal_new ("unsaved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
orrery_score_page_init (OrreryScorePage *self)
{
  orrery_final_table_init (&self->table, 4);
  build (self);
  load (self);
  show_seats (self);
  count (self);
}

GtkWidget *
orrery_score_page_new (void)
{
  return g_object_new (ORRERY_TYPE_SCORE_PAGE, NULL);
}

gboolean
orrery_score_page_get_state (OrreryScorePage *self, RollState *state)
{
  g_return_val_if_fail (ORRERY_IS_SCORE_PAGE (self), FALSE);

  if (self->whole && state != NULL)
    *state = self->state;
  return self->whole;
}

const char *
orrery_score_page_get_problem (OrreryScorePage *self)
{
  g_return_val_if_fail (ORRERY_IS_SCORE_PAGE (self), NULL);

  return self->whole ? NULL : gtk_label_get_label (GTK_LABEL (self->subtitle));
}
