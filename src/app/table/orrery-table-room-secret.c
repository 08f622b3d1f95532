/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may see what: the screen that is passed between people, and the words of computer players, by
 * which people move their pieces. */
#include "config.h"

#include "app/table/orrery-table-room-private.h"
#include "widgets/art/orrery-table-style.h"

#include <glib/gi18n.h>

enum
{
  MOST_TOLD = 130 /* px; more of it scrolls */
};

/* --- The screen --- */

/* Whether the question shows, or asks for, what only one player may know. */
gboolean
table_room_needs_screen (OrreryTableRoom *self, const void *state)
{
  const Game *rules = self->ui->game->rules;
  const int seat = rules->question (state).seat;

  if (!self->secret || self->depth + 1 < self->ui->book->n_depths || seat < 0 || (self->computers >> seat & 1) != 0)
    return FALSE;
  return rules->secrecy (state) == GAME_SECRET;
}

void
table_room_hand_over (OrreryTableRoom *self, int seat, const char *what, const char *other)
{
  self->waiting = seat;
  self->viewer = -1;
  orrery_game_view_set_decision (self->view, NULL);
  orrery_game_view_set_seats (self->view, seat, GAME_NOBODY);
  orrery_hand_over_set (self->hand_over, seat, orrery_game_view_get_names (self->view)[seat], what);
  gtk_widget_set_visible (self->hand_over_other, other != NULL);
  if (other != NULL)
    {
      gtk_button_set_label (GTK_BUTTON (self->hand_over_other), other);
      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->hand_over_other))), TRUE);
    }
  table_room_show_page (self, "hand-over");
  /* Enter never skips what is secret, whatever had the focus before. */
  gtk_widget_grab_focus (GTK_WIDGET (self->hand_over));
}

static void
ready_cb (OrreryTableRoom *self)
{
  if (self->session == NULL || self->waiting < 0)
    return;
  self->viewer = self->waiting;
  self->waiting = -1;
  table_room_go_on (self);
}

static void
other_cb (OrreryTableRoom *self)
{
  if (self->session == NULL || self->waiting < 0)
    return;
  self->waiting = -1;
  if (self->ui->book->is_round_due (table_room_state (self)))
    orrery_round_entry_enter_later (self->round);
  else
    table_room_not_said (self);
}

GtkWidget *
table_room_build_hand_over (OrreryTableRoom *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->hand_over = ORRERY_HAND_OVER (orrery_hand_over_new ());
  self->hand_over_other = gtk_button_new ();
  gtk_widget_add_css_class (self->hand_over_other, "flat");
  gtk_widget_set_halign (self->hand_over_other, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_bottom (self->hand_over_other, 24);
  gtk_widget_set_vexpand (GTK_WIDGET (self->hand_over), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->hand_over));
  gtk_box_append (GTK_BOX (box), self->hand_over_other);
  g_signal_connect_object (self->hand_over, "ready", G_CALLBACK (ready_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand_over_other, "clicked", G_CALLBACK (other_cb), self,
                           G_CONNECT_SWAPPED);
  return box;
}

/* --- Computer players --- */

void
table_room_tell (OrreryTableRoom *self, guint seat, const char *text)
{
  const char *before = gtk_label_get_label (GTK_LABEL (self->told_text));
  g_autofree char *line = g_strdup_printf ("%s: %s", orrery_game_view_get_names (self->view)[seat], text);
  g_autofree char *all =
      *before != '\0' ? g_strconcat (before, "\n", line, NULL) : g_strdup (line);

  orrery_label_set (self->told_text, all);
  gtk_widget_set_visible (self->told, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->told), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  all, -1);
}

static void
told_cb (OrreryTableRoom *self)
{
  orrery_label_set (self->told_text, "");
  gtk_widget_set_visible (self->told, FALSE);
}

GtkWidget *
table_room_build_told (OrreryTableRoom *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *done = gtk_button_new_with_label (_("Moved"));
  GtkWidget *card;

  self->told_text = orrery_label_new (NULL, 0);
  gtk_label_set_wrap (GTK_LABEL (self->told_text), TRUE);
  gtk_label_set_selectable (GTK_LABEL (self->told_text), FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MOST_TOLD);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->told_text);
  gtk_widget_set_hexpand (scrolled, TRUE);
  gtk_widget_set_valign (done, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (done, _("The pieces are placed as described"));
  gtk_box_append (GTK_BOX (row), scrolled);
  gtk_box_append (GTK_BOX (row), done);
  card = orrery_card_new (_("Please move the pieces"), row);
  gtk_widget_add_css_class (card, "orrery-told");
  g_signal_connect_object (done, "clicked", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  self->told = card;
  gtk_widget_set_visible (card, FALSE);
  return card;
}
