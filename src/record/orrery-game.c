/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/orrery-game.h"

#include <glib/gi18n.h>

static GPtrArray *games; /* NULL at the end */

void
orrery_game_register (const OrreryGame *game)
{
  g_return_if_fail (game->rules->state_size <= GAME_MAX_STATE);

  if (games == NULL)
    {
      games = g_ptr_array_new ();
      g_ptr_array_add (games, NULL);
    }
  if (!g_ptr_array_find (games, game, NULL))
    g_ptr_array_insert (games, (int) games->len - 1, (gpointer) game);
}

const OrreryGame *const *
orrery_game_list (void)
{
  static const OrreryGame *const none[] = { NULL };

  return games != NULL ? (const OrreryGame *const *) games->pdata : none;
}

const OrreryGame *
orrery_game_by_id (const char *id)
{
  for (const OrreryGame *const *game = orrery_game_list (); *game != NULL; game++)
    if (g_str_equal ((*game)->rules->id, id))
      return *game;
  return NULL;
}

const OrreryGame *
orrery_game_get_default (void)
{
  return orrery_game_list ()[0];
}

const PlayerKind *
orrery_game_find_player (const OrreryGame *self, const char *kind)
{
  return player_find (self->players, kind);
}

gboolean
orrery_game_is_over (const OrreryGame *self, const void *state)
{
  return self->rules->question (state).ask == GAME_OVER;
}

static void
clear_row (gpointer data)
{
  g_free (((OrreryScoreRow *) data)->how);
}

GArray *
orrery_score_rows_new (void)
{
  GArray *rows = g_array_new (FALSE, TRUE, sizeof (OrreryScoreRow));

  g_array_set_clear_func (rows, clear_row);
  return rows;
}

void
orrery_score_rows_add_bonus (GArray *rows, const GameScorePart *part, const char *name, char *how)
{
  OrreryScoreRow row = { .name = name, .group = _("Bonuses"), .how = how };

  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    row.points[i] = i == (guint) part->seat ? part->points : ORRERY_NO_POINTS;
  g_array_append_val (rows, row);
}
