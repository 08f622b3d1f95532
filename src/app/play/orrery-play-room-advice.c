/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints and the analysis, beside the table. */
#include "config.h"

#include "app/play/orrery-play-room-private.h"
#include "app/room/orrery-room.h"
#include "games/roll/words/orrery-roll.h"

#include <glib/gi18n.h>

/* A page of the pane, with its title and a way back to the log. */
static void
add_page (OrreryPlayRoom *self, GtkWidget *widget, const char *name, const char *title)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *back = gtk_button_new_from_icon_name ("go-previous-symbolic");
  GtkWidget *label = gtk_label_new (title);

  gtk_widget_set_tooltip_text (back, _("Back to the Log"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "room.close-entry");
  gtk_widget_add_css_class (back, "flat");
  gtk_widget_add_css_class (label, "heading");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_margin_top (header, 6);
  gtk_widget_set_margin_start (header, 6);
  gtk_widget_set_margin_end (header, 6);
  gtk_box_append (GTK_BOX (header), back);
  gtk_box_append (GTK_BOX (header), label);
  gtk_box_append (GTK_BOX (page), header);
  gtk_widget_set_vexpand (widget, TRUE);
  gtk_box_append (GTK_BOX (page), widget);
  gtk_stack_add_named (self->pane, page, name);
}

static GtkWidget *
scroll (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_widget_set_margin_start (widget, 12);
  gtk_widget_set_margin_end (widget, 12);
  gtk_widget_set_margin_top (widget, 6);
  gtk_widget_set_margin_bottom (widget, 12);
  gtk_widget_set_valign (widget, GTK_ALIGN_START);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), widget);
  return scrolled;
}

static void
show_page (OrreryPlayRoom *self, const char *name)
{
  gtk_stack_set_visible_child_name (self->pane, name);
  adw_flap_set_reveal_flap (self->flap, TRUE);
}

/* An assignment or a choice of dice is laid out, for the person to reveal; anything else is done. */
static void
picked_cb (OrreryPlayRoom *self, GArray *answers)
{
  const GameAnswer *list = (const GameAnswer *) (gpointer) answers->data;
  const RollState *state;

  if (!play_room_can_hint (self))
    return;
  state = orrery_session_get_state (self->session);
  if (self->draft == NULL && self->picks == NULL)
    {
      play_room_give (self, list, answers->len);
      return;
    }
  if (self->draft != NULL)
    {
      g_clear_object (&self->draft);
      self->draft = orrery_assignment_new (state);
      orrery_decision_fill (ORRERY_DECISION (self->draft), list, answers->len);
    }
  else
    {
      g_clear_object (&self->picks);
      self->picks = orrery_decision_new (orrery_record_get_game (orrery_session_get_record (self->session)), state);
      orrery_decision_fill (self->picks, list, answers->len);
    }
  if (adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, FALSE);
  play_room_refresh (self);
  play_room_ask (self);
  play_room_update_actions (self);
}

gboolean
play_room_can_hint (OrreryPlayRoom *self)
{
  return self->session != NULL && !self->waiting && self->looking == G_MAXUINT
         && orrery_session_get_asked (self->session) >= 0;
}

void
play_room_hint (OrreryPlayRoom *self)
{
  if (!play_room_can_hint (self))
    return;
  if (self->hint == NULL)
    {
      g_set_weak_pointer (&self->hint, ORRERY_HINT (orrery_hint_new ()));
      g_signal_connect_object (self->hint, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
      add_page (self, scroll (GTK_WIDGET (self->hint)), "hint", _("What Would You Do?"));
    }
  orrery_hint_ask (self->hint, orrery_record_get_game (orrery_session_get_record (self->session)),
                   orrery_session_get_state (self->session),
                   self->draft != NULL || self->picks != NULL ? _("Lay it out") : _("Do it"));
  show_page (self, "hint");
}

/* The question is answered, or another one stands: nothing of it stays behind. */
void
play_room_forget_hint (OrreryPlayRoom *self)
{
  if (self->hint == NULL)
    return;
  orrery_hint_clear (self->hint);
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->pane), "hint") == 0)
    gtk_stack_set_visible_child_name (self->pane, "log");
}

/* --- Analysis --- */

/* It knows what everybody hides, so that it is for afterwards, or for who only watches. */
gboolean
play_room_can_analyse (OrreryPlayRoom *self)
{
  return self->session != NULL
         && (orrery_roll_state (orrery_session_get_record (self->session))->step == ROLL_STEP_OVER
             || orrery_session_count_persons (self->session) == 0);
}

static void
look_cb (OrreryPlayRoom *self, guint point)
{
  play_room_look (self, point);
}

/* A game that takes the place of the one on the screen, if people let it. */
typedef struct
{
  OrreryPlayRoom *room;
  OrreryRecord *record;
  GFile *kept;
} Wanted;

static void
wanted_free (gpointer data)
{
  Wanted *wanted = data;

  g_object_unref (wanted->record);
  g_clear_object (&wanted->kept);
  g_free (wanted);
}

static void
confirm (OrreryPlayRoom *self, OrreryRecord *record, GFile *kept, OrreryGoOn go_on)
{
  Wanted *wanted = g_new0 (Wanted, 1);

  wanted->room = self;
  wanted->record = g_object_ref (record);
  g_set_object (&wanted->kept, kept);
  orrery_room_confirm (ORRERY_ROOM (self), go_on, wanted, wanted_free);
}

static void
play_on (gpointer data)
{
  const Wanted *wanted = data;

  gtk_stack_set_visible_child_name (wanted->room->pane, "log");
  orrery_play_room_play (wanted->room, wanted->record);
}

static void
play_on_cb (OrreryPlayRoom *self, guint point)
{
  g_autoptr (OrreryRecord) branch = NULL;

  if (self->session == NULL)
    return;
  branch = orrery_record_branch (orrery_session_get_record (self->session), point);
  confirm (self, branch, NULL, play_on);
}

void
play_room_analyse (OrreryPlayRoom *self)
{
  OrreryRecord *record;

  if (!play_room_can_analyse (self))
    return;
  record = orrery_session_get_record (self->session);
  if (self->analysis == NULL)
    {
      g_set_weak_pointer (&self->analysis, ORRERY_ANALYSIS_PAGE (orrery_analysis_page_new ()));
      g_signal_connect_object (self->analysis, "look", G_CALLBACK (look_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->analysis, "play-on", G_CALLBACK (play_on_cb), self, G_CONNECT_SWAPPED);
      add_page (self, GTK_WIDGET (self->analysis), "analysis", _("Analysis"));
    }
  if (self->looking == G_MAXUINT)
    play_room_look (self, orrery_record_get_point (record));
  orrery_analysis_page_set_record (self->analysis, record, play_room_get_kept (self) != NULL ? play_room_get_kept (self) : self->beside);
  show_page (self, "analysis");
}

static void
analyse_wanted (gpointer data)
{
  const Wanted *wanted = data;

  orrery_play_room_watch (wanted->room, wanted->record);
  g_set_object (&wanted->room->beside, wanted->kept);
  play_room_analyse (wanted->room);
}

void
orrery_play_room_analyse (OrreryPlayRoom *self, OrreryRecord *record, GFile *kept)
{
  g_return_if_fail (ORRERY_IS_PLAY_ROOM (self));
  g_return_if_fail (ORRERY_IS_RECORD (record));

  confirm (self, record, kept, analyse_wanted);
}
