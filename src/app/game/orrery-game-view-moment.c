/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What everybody should see before the game goes on: a page of the game's own covers the board until it is
 * dismissed. */
#include "app/game/orrery-game-view-private.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"

#include <glib/gi18n.h>

gboolean
game_view_has_moment (OrreryGameView *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->moment_window));
}

void
game_view_end_moment (OrreryGameView *self)
{
  orrery_moment_clear (&self->moment);
  if (!game_view_has_moment (self))
    return;
  /* Otherwise GTK looks for another widget, which is far away. */
  orrery_drop_focus (GTK_WIDGET (self->moment_window));
  gtk_widget_set_visible (GTK_WIDGET (self->moment_window), FALSE);
  gtk_scrolled_window_set_child (self->moment_window, NULL);
  gtk_widget_set_can_focus (self->scrolled, TRUE);
  game_view_say (self, "");
  game_view_notify (self);
}

void
game_view_find_moment (OrreryGameView *self, const GameEvents *events)
{
  game_view_end_moment (self);
  if (self->has_moments && self->replayed == G_MAXUINT && g_settings_get_boolean (self->settings, "pause-at-reveal"))
    orrery_board_get_moment (self->board, game_view_get_record (self), events, &self->moment);
}

gboolean
game_view_show_moment (OrreryGameView *self)
{
  g_auto (OrreryMoment) moment = self->moment;
  g_autoptr (GdkPaintable) picture = NULL;

  self->moment = (OrreryMoment) { 0 };
  if (moment.page == NULL)
    return game_view_has_moment (self);
  orrery_session_pause (self->session);
  g_clear_handle_id (&self->status, g_source_remove);
  g_clear_pointer (&self->happened, g_free);
  gtk_scrolled_window_set_child (self->moment_window, g_steal_pointer (&moment.page));
  gtk_widget_set_visible (GTK_WIDGET (self->moment_window), TRUE);
  gtk_widget_set_can_focus (self->scrolled, FALSE);
  picture = orrery_seat_mark_paintable (self->front, self->names[self->front], 40);
  game_view_set_density (self, ORRERY_DENSITY_WHOLE);
  orrery_question_bar_ask (self->bar, picture, moment.text, moment.advice);
  if (self->is_telling)
    orrery_question_bar_set_sudden (self->bar);
  orrery_question_bar_add_action (self->bar, _("Show Again"), "r", "game.show-again", NULL);
  orrery_question_bar_add_action (self->bar, moment.go_on, "Return", "game.go-on", NULL);
  orrery_question_bar_suggest (self->bar);
  game_view_notify (self);
  return TRUE;
}

void
game_view_go_on (OrreryGameView *self)
{
  game_view_end_moment (self);
  orrery_session_run (self->session);
  game_view_notify (self);
}

void
game_view_show_moment_again (OrreryGameView *self)
{
  GtkWidget *viewport = gtk_scrolled_window_get_child (self->moment_window);

  gtk_widget_set_visible (viewport, FALSE);
  gtk_widget_set_visible (viewport, TRUE);
}

void
orrery_game_view_set_moments (OrreryGameView *self, gboolean has_moments)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  self->has_moments = has_moments;
}
