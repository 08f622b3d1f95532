/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/table/orrery-roll-table.h"

#include "games/roll/assist/lines/orrery-dice-line.h"
#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/assist/orrery-roll-final.h"
#include "games/roll/table/orrery-roll-correct.h"
#include "games/roll/table/orrery-roll-round.h"
#include "games/roll/table/orrery-setup-page.h"
#include "games/roll/table/orrery-tile-search.h"
#include "games/roll/words/orrery-roll.h"
#include "widgets/question/orrery-line-keys.h"

#include <glib/gi18n.h>

/* --- Rolls and draws --- */

static GameAnswer
tile_answer (guint8 face)
{
  return GAME_ANSWER (ROLL_DO_TILE, ROLL_TILE_OF (face), 0, 0);
}

/* A drawn tile can be named by either side; on top of a stack everybody sees one of them. */
static gboolean
may_be_it (guint8 face, gpointer data)
{
  const RollState *state = data;

  return roll_faces[face].set == ROLL_SET_GAME && roll_check (state, tile_answer (face)) == GAME_OK
         && (state->ask != ROLL_ASK_IDENTIFY || roll_faces[face].kind == state->piece);
}

/* The named side is the one that the player uses, unless there is something else to decide. */
static gboolean
is_put (const RollState *begin, guint8 face, GameAnswer *answer)
{
  RollState state = *begin;
  GameAnswer legal[GAME_MAX_ANSWERS];
  gsize n;

  if (begin->ask != ROLL_ASK_DRAW || roll_apply (&state, tile_answer (face), NULL) != GAME_OK
      || state.ask != ROLL_ASK_PUT || state.now.n_drawn != 1)
    return FALSE;
  n = roll_legal (&state, legal);
  *answer = GAME_ANSWER (ROLL_DO_PUT, face, roll_faces[face].kind, 0);
  for (gsize i = 0; i < n; i++)
    if (GAME_ANSWER_C (legal[i]) != 0)
      return FALSE;
  return roll_check (&state, *answer) == GAME_OK;
}

static void
tile_cb (GtkWidget *search, guint face)
{
  const RollState *state = g_object_get_data (G_OBJECT (search), "state");
  const gboolean puts = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (search), "puts"));
  GameAnswer answers[2] = { tile_answer ((guint8) face) };
  const gsize n = puts && is_put (state, (guint8) face, &answers[1]) ? 2 : 1;

  gtk_widget_activate_action_variant (
      search, ORRERY_ACTION_ANSWER_ALL,
      g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, answers, n, sizeof *answers));
}

static void
unsaid_cb (GtkWidget *search)
{
  gtk_widget_activate_action (search, ORRERY_ACTION_ANSWER, "u", GAME_ANSWER (ROLL_DO_TILE, ROLL_UNKNOWN, 0, 0));
}

/* Enter continues only with a tile, or without one if that is possible: the next key would be meant for the
 * field, too. */
static gboolean
enter_cb (GtkEventController *keys, guint keyval, guint keycode, GdkModifierType modifiers, GtkWidget *search)
{
  GtkWidget *entry = gtk_event_controller_get_widget (keys);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));
  RollState *state = g_object_get_data (G_OBJECT (search), "state");
  const gboolean can_hide = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (search), "puts"));
  g_autoptr (GArray) found = NULL;

  if (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter)
    return GDK_EVENT_PROPAGATE;
  found = orrery_tile_names_find (text, may_be_it, state);
  if (found->len > 0
      || (*text == '\0' && can_hide && roll_check (state, GAME_ANSWER (ROLL_DO_TILE, ROLL_UNKNOWN, 0, 0)) == GAME_OK))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_error_bell (entry);
  return GDK_EVENT_STOP;
}

/* It is the only field of a question, so letters go there whatever has the focus. */
static void
keep_keys (GtkWidget *search)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *entry = search;

  while (!GTK_IS_ENTRY (entry))
    entry = gtk_widget_get_first_child (entry);
  orrery_line_keys_add (entry, "abcdefghijklmnopqrstuvwxyz0123456789");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (enter_cb), search, 0);
  gtk_widget_add_controller (entry, keys);
}

static GtkWidget *
new_luck_entry (const void *asked, gboolean can_hide)
{
  const RollState *state = asked;
  RollState *copy;
  GtkWidget *search;

  if (state->ask != ROLL_ASK_DRAW && state->ask != ROLL_ASK_IDENTIFY)
    return NULL;
  search = orrery_tile_search_new (state->ask != ROLL_ASK_DRAW ? _("Name, or cost and color: b2")
                                   : can_hide && state->now.to_draw == 1 && state->now.n_drawn == 0
                                       ? _("The side that is used: name, or cost and color: b2")
                                       : _("Either side’s name, or cost and color: b2"));
  copy = g_memdup2 (state, sizeof *state);
  g_object_set_data_full (G_OBJECT (search), "state", copy, g_free);
  g_object_set_data (G_OBJECT (search), "puts", GINT_TO_POINTER (can_hide));
  orrery_tile_search_set_filter (ORRERY_TILE_SEARCH (search), may_be_it, copy);
  if (can_hide && roll_check (state, GAME_ANSWER (ROLL_DO_TILE, ROLL_UNKNOWN, 0, 0)) == GAME_OK)
    orrery_tile_search_set_unsaid (ORRERY_TILE_SEARCH (search), _("Keep It Secret"));
  keep_keys (search);
  gtk_widget_set_size_request (search, 260, -1);
  g_signal_connect (search, "picked", G_CALLBACK (tile_cb), NULL);
  g_signal_connect (search, "unsaid", G_CALLBACK (unsaid_cb), NULL);
  return search;
}

/* The same letters as for revealed dice. */
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
  .new_correction = orrery_roll_correct_new,
  .new_may_i = orrery_roll_may_i_new,
  .new_tv = orrery_roll_tv_new,
};
