/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may see what: handing over the screen, and computer players announcing the moves that people make for them. */
#include "app/table/orrery-table-room-private.h"

#include "widgets/game/orrery-game-ui.h"
#include "widgets/question/orrery-keys.h"

enum
{
  PICTURE = 44 /* px, of a piece to move */
};

/* --- The screen --- */

/* TRUE if the question shows or asks for something that only one player may know. */
gboolean
table_room_needs_screen (OrreryTableRoom *self, const void *state)
{
  const Game *rules = self->ui->game->rules;
  const int seat = rules->question (state).seat;

  /* If there is only one depth, everything that is entered is already public. */
  if (!self->secret || self->depth + 1 < MAX (self->ui->book->n_depths, 2) || seat < 0 || (self->computers >> seat & 1) != 0)
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
    orrery_key_button_set_label (self->hand_over_other, other);
  table_room_show_page (self, "hand-over");
  /* Enter never skips a secret, wherever the focus was before. */
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
  if (table_room_is_round_due (self, table_room_state (self)))
    orrery_round_entry_enter_later (self->round);
  else
    table_room_not_said (self);
}

GtkWidget *
table_room_build_hand_over (OrreryTableRoom *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->hand_over = ORRERY_HAND_OVER (orrery_hand_over_new ());
  self->hand_over_other = orrery_key_button_new ("", GDK_KEY_F8, 0);
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
table_room_tell (OrreryTableRoom *self, guint seat, const char *text, GtkWidget *picture)
{
  orrery_moves_add (self->moves, seat, orrery_game_view_get_names (self->view)[seat], text, picture, G_MAXUINT);
}

/* The one that a person would use to choose the answer at that point of the record, if it is this seat's. */
static GtkWidget *
picture_new (OrreryTableRoom *self, guint seat, guint point)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  g_auto (OrreryOffer) offer = { 0 };
  GtkWidget *picture;
  GameState before;

  if (point < orrery_record_get_n_answers (record))
    {
      orrery_record_state_at (record, point, &before);
      if (self->ui->game->rules->question (&before).seat == (int) seat)
        orrery_game_ui_get (self->ui->game)->get_offer (&before, orrery_record_get_answer (record, point), FALSE, &offer);
    }
  picture = gtk_image_new_from_paintable (offer.pictures[0]);
  gtk_image_set_pixel_size (GTK_IMAGE (picture), PICTURE);
  return picture;
}

/* Those that people had not made yet when the game was left. */
void
table_room_load_moves (OrreryTableRoom *self)
{
  g_autoptr (GKeyFile) file = orrery_record_dup_notes (orrery_session_get_record (self->session));
  const guint n_seats = orrery_record_get_n_seats (orrery_session_get_record (self->session));

  for (guint i = 0;; i++)
    {
      g_autofree char *text_key = g_strdup_printf ("text-%u", i);
      g_autofree char *seat_key = g_strdup_printf ("seat-%u", i);
      g_autofree char *point_key = g_strdup_printf ("point-%u", i);
      g_autofree char *text = g_key_file_get_string (file, "moves", text_key, NULL);
      const guint seat = (guint) g_key_file_get_integer (file, "moves", seat_key, NULL);
      const guint point = (guint) g_key_file_get_uint64 (file, "moves", point_key, NULL);

      if (text == NULL || seat >= n_seats)
        return;
      orrery_moves_add (self->moves, seat, orrery_game_view_get_names (self->view)[seat], text,
                        picture_new (self, seat, point), point);
    }
}

/* Only the lines in which that seat moves pieces: no headings, nothing that others did, and no luck that people
 * entered themselves. */
static char *
tell_moves (OrreryTableRoom *self, guint seat, const GameState *before, const GameEvents *events)
{
  const OrreryGame *game = self->ui->game;
  const gboolean is_luck = game->rules->question (before).ask != GAME_DECIDE;
  GameEvents own = { 0 };

  for (guint i = 0; i < events->n; i++)
    {
      const OrreryEventRank rank = game->rank_event (&events->list[i]);

      if (events->list[i].seat == (int) seat && rank != ORRERY_EVENT_ROUND && rank != ORRERY_EVENT_PHASE
          && !(is_luck && rank == ORRERY_EVENT_SERIES))
        own.list[own.n++] = events->list[i];
    }
  return own.n > 0 ? game->tell_events (&own, orrery_game_view_get_names (self->view), (int) seat) : NULL;
}

/* Decisions at the start of a round have been announced together. */
void
table_room_tell_answer (OrreryTableRoom *self, guint seat, const GameEvents *events)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  const guint point = orrery_record_get_point (record);
  g_autofree char *text = NULL;
  GameState before;

  if (point == 0)
    return;
  orrery_record_state_at (record, point - 1, &before);
  text = tell_moves (self, seat, &before, events);
  if (text == NULL || *text == '\0' || table_room_is_in_round (self, &before))
    return;
  orrery_moves_add (self->moves, seat, orrery_game_view_get_names (self->view)[seat], text,
                    picture_new (self, seat, point - 1), point - 1);
}
