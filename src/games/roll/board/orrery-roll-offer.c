/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the answers of Roll are offered. */
#include "games/roll/board/orrery-roll-offer.h"

#include "games/roll/board/orrery-die.h"
#include "games/roll/board/orrery-rearrange.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/board/orrery-why.h"
#include "games/roll/words/orrery-play-words.h"

#include <glib/gi18n.h>

enum { TILE_SIZE = 40 };

/* --- Pictures --- */

static void
add_picture (OrreryOffer *offer, GdkPaintable *picture, int size)
{
  const guint i = offer->pictures[0] != NULL;

  offer->pictures[i] = picture;
  offer->sizes[i] = size;
}

static void
add_die (OrreryOffer *offer, guint colour, guint side)
{
  if (colour < ROLL_N_COLOURS)
    add_picture (offer, orrery_die_paintable_new (colour, side, ORRERY_DIE_MEDIUM), ORRERY_DIE_MEDIUM);
}

static void
add_tile (OrreryOffer *offer, guint face)
{
  if (face < ROLL_N_FACES)
    add_picture (offer, orrery_tile_paintable_new (face, ORRERY_TILE_MINI), TILE_SIZE);
}

guint
orrery_roll_get_face (const RollState *state, GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_PUT:
    case ROLL_DO_USE:
    case ROLL_DO_SHIP:
    case ROLL_DO_RECALL_GOOD:
    case ROLL_DO_REMOVE_GOOD:
      return a;
    case ROLL_DO_PRODUCE:
      return b;
    case ROLL_DO_ABANDON:
    case ROLL_DO_GIVE:
      return roll_stack_at (&state->seats[state->actor], a, b - 1u);
    default:
      return ROLL_NONE;
    }
}

static void
add_pictures (OrreryOffer *offer, const RollState *state, GameAnswer answer, gboolean narrow)
{
  const guint a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_START:
      add_tile (offer, a);
      add_tile (offer, b);
      break;
    case ROLL_DO_PUT:
    case ROLL_DO_USE:
    case ROLL_DO_ABANDON:
    case ROLL_DO_GIVE:
      add_tile (offer, orrery_roll_get_face (state, answer));
      break;
    case ROLL_DO_SCOUT:
    case ROLL_DO_STOCK:
    case ROLL_DO_TRADE:
    case ROLL_DO_CONSUME:
    case ROLL_DO_WORKER:
      add_die (offer, a, state->phase);
      break;
    case ROLL_DO_PRODUCE:
      add_die (offer, a, ROLL_NO_PHASE);
      if (!narrow)
        add_tile (offer, b);
      break;
    case ROLL_DO_SHIP:
    case ROLL_DO_REMOVE_GOOD:
      add_die (offer, b, ROLL_NO_PHASE);
      if (!narrow)
        add_tile (offer, a);
      break;
    case ROLL_DO_RECALL:
    case ROLL_DO_RECALL_GOOD:
    case ROLL_DO_REMOVE:
      add_die (offer, b, ROLL_NO_PHASE);
      break;
    case ROLL_DO_COUNT:
    case ROLL_DO_KEEP:
    case ROLL_DO_RECRUIT:
      add_die (offer, a, ROLL_NO_PHASE);
      break;
    default:
      break;
    }
}

/* --- Words --- */

static void
set_kind (OrreryOffer *offer, GameAnswer answer)
{
  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_DONE:
      offer->key = "Return";
      offer->kind = ORRERY_OFFER_PLAIN;
      break;
    case ROLL_DO_BUY:
      offer->key = "b";
      offer->kind = ORRERY_OFFER_PLAIN;
      break;
    case ROLL_DO_REARRANGE:
      offer->key = "r";
      offer->kind = ORRERY_OFFER_PLAIN;
      break;
    case ROLL_DO_STOCK:
    case ROLL_DO_SCOUT:
    case ROLL_DO_WORKER:
      offer->kind = ORRERY_OFFER_BRIEF;
      break;
    case ROLL_DO_START:
    case ROLL_DO_PUT:
      offer->kind = ORRERY_OFFER_LONG;
      break;
    default:
      break;
    }
}

/* Each task is named once, for all workers that can do it. */
static gboolean
has_heading (GameAnswer answer)
{
  const guint kind = GAME_ANSWER_KIND (answer);

  return kind == ROLL_DO_SCOUT || kind == ROLL_DO_STOCK || kind == ROLL_DO_TRADE || kind == ROLL_DO_CONSUME;
}

void
orrery_roll_get_offer (const void *state, GameAnswer answer, gboolean narrow, OrreryOffer *offer)
{
  set_kind (offer, answer);
  offer->label = orrery_play_answer (state, answer);
  offer->text = orrery_play_answer_beside (state, answer);
  if (has_heading (answer))
    {
      offer->heading = g_steal_pointer (&offer->text);
      offer->text = g_strdup (GAME_ANSWER_B (answer) != 0 ? _("extra") : "");
    }
  add_pictures (offer, state, answer, narrow);
}

GtkWidget *
orrery_roll_new_why (const void *asked, GameAnswer answer, const char *label)
{
  static const RollWhy whats[] = { [ROLL_DO_STOCK] = ROLL_WHY_STOCK,
                                      [ROLL_DO_TRADE] = ROLL_WHY_TRADE,
                                      [ROLL_DO_CONSUME] = ROLL_WHY_CONSUME };
  const RollState *state = asked;
  const guint kind = GAME_ANSWER_KIND (answer), colour = GAME_ANSWER_A (answer);
  GtkWidget *button;

  if (kind != ROLL_DO_STOCK && kind != ROLL_DO_TRADE && kind != ROLL_DO_CONSUME)
    return NULL;
  button = label != NULL ? orrery_why_button_new () : orrery_why_button_new_icon ();
  if (label != NULL)
    orrery_why_button_set_label (ORRERY_WHY_BUTTON (button), label);
  orrery_why_button_set_what (ORRERY_WHY_BUTTON (button), state, state->actor, whats[kind], state->piece,
                              kind == ROLL_DO_STOCK ? colour : state->now.good_colour * 16u + colour);
  return button;
}

guint8
orrery_roll_get_cause (const RollState *state)
{
  switch (state->ask)
    {
    case ROLL_ASK_KEEP:
    case ROLL_ASK_REMOVE:
    case ROLL_ASK_DELIVER:
      return state->piece;
    default:
      return ROLL_NONE;
    }
}

GtkWidget *
orrery_roll_new_editor (const void *state, GameAnswer answer, GtkWindow *parent)
{
  return GAME_ANSWER_KIND (answer) == ROLL_DO_REARRANGE ? orrery_rearrange_new (state, parent) : NULL;
}
