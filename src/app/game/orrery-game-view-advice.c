/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints and the analysis, beside the board. */
#include "app/game/orrery-game-view-private.h"

#include "assist/orrery-single.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-scrolled.h"

#include <glib/gi18n.h>

/* A page of the pane, with its title and a way back to the log. */
static void
add_page (OrreryGameView *self, GtkWidget *widget, const char *name, const char *title)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *back = gtk_button_new_from_icon_name ("go-previous-symbolic");
  GtkWidget *label = gtk_label_new (title);

  gtk_widget_set_tooltip_text (back, _("Back to the Log"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "game.close-entry");
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
  gtk_widget_set_margin_start (widget, 12);
  gtk_widget_set_margin_end (widget, 12);
  gtk_widget_set_margin_top (widget, 6);
  gtk_widget_set_margin_bottom (widget, 12);
  gtk_widget_set_valign (widget, GTK_ALIGN_START);
  return orrery_scrolled_new (widget);
}

static void
show_page (OrreryGameView *self, const char *name)
{
  gtk_stack_set_visible_child_name (self->pane, name);
  adw_flap_set_reveal_flap (self->flap, TRUE);
}

void
orrery_game_view_show_log (OrreryGameView *self)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  gtk_stack_set_visible_child_name (self->pane, "log");
}

/* In a narrow window the pane covers what it is about. */
void
game_view_uncover_board (OrreryGameView *self)
{
  orrery_drop_focus (GTK_WIDGET (self->pane));
  if (adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, FALSE);
}

gboolean
game_view_close_pane (OrreryGameView *self)
{
  if (!adw_flap_get_reveal_flap (self->flap) || self->replayed != G_MAXUINT
      || g_strcmp0 (gtk_stack_get_visible_child_name (self->pane), "log") == 0)
    return FALSE;
  game_view_uncover_board (self);
  orrery_game_view_show_log (self);
  return TRUE;
}

/* --- Hints --- */

/* A decision of several answers is laid out for the person to confirm; any other is made at
 * once. */
static void
picked_cb (OrreryGameView *self, GArray *answers)
{
  if (!game_view_can_answer (self))
    return;
  if (ORRERY_IS_SINGLE (self->decision))
    {
      game_view_give (self, answers);
      return;
    }
  game_view_lay_out (self, answers);
  game_view_uncover_board (self);
}

void
game_view_hint (OrreryGameView *self)
{
  if (!game_view_can_answer (self))
    return;
  if (self->hint == NULL)
    {
      g_set_weak_pointer (&self->hint, ORRERY_HINT (orrery_hint_new ()));
      g_signal_connect_object (self->hint, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
      add_page (self, scroll (GTK_WIDGET (self->hint)), "hint", _("Hint"));
    }
  orrery_hint_ask (self->hint, self->ui->game, orrery_decision_get_start (self->decision),
                   ORRERY_IS_SINGLE (self->decision) ? _("Do This") : _("Try This"));
  show_page (self, "hint");
}

/* The question was answered or replaced, so nothing of it stays behind. */
void
game_view_forget_hint (OrreryGameView *self)
{
  const gboolean is_shown = g_strcmp0 (gtk_stack_get_visible_child_name (self->pane), "hint") == 0;

  if (self->hint == NULL)
    return;
  if (is_shown)
    game_view_uncover_board (self);
  orrery_hint_clear (self->hint);
  if (is_shown)
    orrery_game_view_show_log (self);
}

/* --- Analysis --- */

/* It uses hidden information, so it is only available after the game or when only computers play. */
gboolean
game_view_can_analyse (OrreryGameView *self)
{
  return self->session != NULL && self->ui->game->adviser != NULL
         && (game_view_is_over (self) || orrery_session_count_persons (self->session) == 0);
}

void
game_view_forget_advice (OrreryGameView *self)
{
  game_view_forget_hint (self);
  if (self->analysis != NULL)
    orrery_analysis_page_set_record (self->analysis, NULL, NULL);
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->pane), "analysis") == 0)
    orrery_game_view_show_log (self);
}

static void
play_on_cb (OrreryGameView *self, guint point)
{
  if (self->session != NULL)
    g_signal_emit_by_name (self, "branch", point);
}

void
orrery_game_view_analyse (OrreryGameView *self)
{
  OrreryRecord *record;

  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  if (!game_view_can_analyse (self))
    return;
  record = game_view_get_record (self);
  if (self->analysis == NULL)
    {
      g_set_weak_pointer (&self->analysis, ORRERY_ANALYSIS_PAGE (orrery_analysis_page_new ()));
      g_signal_connect_object (self->analysis, "seek", G_CALLBACK (orrery_game_view_replay), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->analysis, "play-on", G_CALLBACK (play_on_cb), self, G_CONNECT_SWAPPED);
      add_page (self, GTK_WIDGET (self->analysis), "analysis", _("Analysis"));
    }
  if (self->replayed == G_MAXUINT)
    orrery_game_view_replay (self, orrery_record_get_point (record));
  orrery_analysis_page_set_record (self->analysis, record, self->file);
  show_page (self, "analysis");
}
