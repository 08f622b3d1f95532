/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/table/orrery-roll-table.h"

#include "games/roll/assist/orrery-dice-line.h"
#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/assist/orrery-roll-final.h"
#include "games/roll/table/orrery-correct-window.h"
#include "games/roll/table/orrery-may-i.h"
#include "games/roll/table/orrery-roll-round.h"
#include "games/roll/table/orrery-setup-page.h"
#include "games/roll/table/orrery-tile-search.h"
#include "games/roll/words/orrery-roll.h"

#include <glib/gi18n.h>

/* --- What luck brought --- */

static GameAnswer
tile_answer (guint8 face)
{
  return GAME_ANSWER (ROLL_DO_TILE, ROLL_TILE_OF (face), 0, 0);
}

/* Either side's name names a drawn tile; on top of a stack all see one of them. */
static gboolean
may_be_it (guint8 face, gpointer data)
{
  const RollState *state = data;

  return roll_faces[face].set == ROLL_SET_GAME && roll_check (state, tile_answer (face)) == GAME_OK
         && (state->ask != ROLL_ASK_IDENTIFY || roll_faces[face].kind == state->piece);
}

static void
tile_cb (GtkWidget *search, guint face)
{
  gtk_widget_activate_action (search, ORRERY_ACTION_ANSWER, "u", tile_answer ((guint8) face));
}

static void
unsaid_cb (GtkWidget *search)
{
  gtk_widget_activate_action (search, ORRERY_ACTION_ANSWER, "u", GAME_ANSWER (ROLL_DO_TILE, ROLL_UNKNOWN, 0, 0));
}

static GtkWidget *
new_luck_entry (const void *asked, gboolean can_hide)
{
  const RollState *state = asked;
  RollState *copy;
  GtkWidget *search;

  if (state->ask != ROLL_ASK_DRAW && state->ask != ROLL_ASK_IDENTIFY)
    return NULL;
  search = orrery_tile_search_new (state->ask == ROLL_ASK_DRAW ? _("Either side’s name, or cost and color: b2")
                                                               : _("Name, or cost and color: b2"));
  copy = g_memdup2 (state, sizeof *state);
  g_object_set_data_full (G_OBJECT (search), "state", copy, g_free);
  orrery_tile_search_set_filter (ORRERY_TILE_SEARCH (search), may_be_it, copy);
  if (can_hide && roll_check (state, GAME_ANSWER (ROLL_DO_TILE, ROLL_UNKNOWN, 0, 0)) == GAME_OK)
    orrery_tile_search_set_unsaid (ORRERY_TILE_SEARCH (search), _("Keep It Secret"));
  gtk_widget_set_size_request (search, 260, -1);
  g_signal_connect (search, "picked", G_CALLBACK (tile_cb), NULL);
  g_signal_connect (search, "unsaid", G_CALLBACK (unsaid_cb), NULL);
  return search;
}

/* As dice are typed when they are revealed. */
static char
get_letter (GameAnswer answer)
{
  return GAME_ANSWER_KIND (answer) == ROLL_DO_RECRUIT ? orrery_dice_line_colour_key (GAME_ANSWER_A (answer)) : '\0';
}

const OrreryTableUi orrery_roll_table = {
  .game = &orrery_roll,
  .book = &orrery_roll_book,
  .final = &orrery_roll_final,
  .new_setup = orrery_setup_page_new,
  .new_round_entry = orrery_roll_round_new,
  .round_title = N_("The Roll"),
  .new_luck_entry = new_luck_entry,
  .get_letter = get_letter,
  .new_overview = orrery_roll_overview_new,
  .overview_title = N_("Dice, Reminders and Log"),
  .new_correction = orrery_correct_window_new,
  .new_may_i = orrery_may_i_window_new,
  .new_tv = orrery_roll_tv_new,
};
