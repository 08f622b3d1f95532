/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-offer.h"

#include "games/frontiers/board/orrery-frontiers-pieces.h"
#include "games/frontiers/words/orrery-frontiers-why.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-info-popover.h"
#include "widgets/art/orrery-piece-paintable.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n-lib.h>

/* --- Pictures --- */

static int
get_kind (const FrState *state, GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer);
  const FrSeat *p = &state->seats[state->actor];
  const FrTile *tile;

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_KIND:
      return (int) a;
    case FR_DO_GOODS:
      return GAME_ANSWER_B (answer) < FR_N_KINDS && a != FR_GRAY ? GAME_ANSWER_B (answer) : -1;
    case FR_DO_PRODUCE:
      tile = a < p->n_colonies ? fr_tile (state, p->colony[a]) : NULL;
      return tile != NULL && fr_tile_kind (tile) < FR_N_KINDS ? (int) fr_tile_kind (tile) : -1;
    case FR_DO_GIVE:
    case FR_DO_STOCKPILE_GOOD:
    case FR_DO_SELL:
    case FR_DO_GOOD:
      return a < p->n_colonies ? (int) (p->mark[a] & FR_MARK_GOOD) - 1 : -1;
    default:
      return -1;
    }
}

static void
add_picture (const FrState *state, GameAnswer answer, OrreryOffer *offer)
{
  const int kind = get_kind (state, answer);

  if (kind < 0)
    return;
  offer->pictures[0] = orrery_piece_paintable_new (&(OrreryPicture) { &orrery_picture_frontiers_good, kind, 0, 24, 24 });
  offer->sizes[0] = 24;
}

gboolean
orrery_frontiers_is_owners (const FrState *state, GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer);
  const FrSeat *p = &state->seats[state->actor];
  const FrTile *tile = NULL;

  if (GAME_ANSWER_KIND (answer) == FR_DO_BUY)
    tile = a < FR_N_STACKS ? fr_stack_tile (state, a) : NULL;
  else if (GAME_ANSWER_KIND (answer) == FR_DO_SETTLE)
    tile = a < p->n_explored ? fr_tile (state, p->explored[a]) : NULL;
  return tile != NULL && tile->name != 0;
}

gboolean
orrery_frontiers_is_plain (const FrState *state, GameAnswer answer)
{
  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_DONE:
    case FR_DO_SKIP:
    case FR_DO_KEEP_DOWN:
    case FR_DO_SELL_NOTHING:
    case FR_DO_TAKE:
      return TRUE;
    case FR_DO_WORTH:
      return GAME_ANSWER_A (answer) == FR_VP_UNKNOWN;
    case FR_DO_GAIN_VP:
    case FR_DO_GAIN_CREDITS:
      return GAME_ANSWER_A (answer) == 0;
    case FR_DO_PRICE:
      return GAME_ANSWER_A (answer) == state->piece;
    case FR_DO_MILITARY:
      return orrery_frontiers_answer_number (answer) == state->seats[state->actor].military;
    case FR_DO_BUY:
      return GAME_ANSWER_A (answer) == FR_NO_STACK;
    case FR_DO_PICK:
      return GAME_ANSWER_A (answer) == FR_NOTHING;
    default:
      return FALSE;
    }
}

void
orrery_frontiers_get_offer (const void *state, GameAnswer answer, gboolean narrow, OrreryOffer *offer)
{
  const gboolean is_plain = orrery_frontiers_is_plain (state, answer);

  offer->kind = is_plain ? ORRERY_OFFER_PLAIN : ORRERY_OFFER_BRIEF;
  offer->key = is_plain ? "Return" : NULL;
  offer->label = orrery_frontiers_dup_label (state, answer);
  /* Translators: what is offered, then where it comes from */
  offer->text = orrery_frontiers_is_owners (state, answer) ? g_strdup_printf (_("%s, from My Tiles"), offer->label) : g_strdup (offer->label);
  add_picture (state, answer, offer);
}

/* --- Why? --- */

/* FALSE: the answer is not about a number that depends on tiles. */
static gboolean
find_why (const FrState *state, GameAnswer answer, FrWhy *what, guint8 *piece)
{
  const FrSeat *p = &state->seats[state->actor];
  const guint8 a = GAME_ANSWER_A (answer);
  const guint world = state->ask == FR_ASK_HOW ? state->piece : a;
  const FrTile *tile = world < p->n_explored ? fr_tile (state, p->explored[world]) : NULL;

  *piece = a;
  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_BUY:
      *what = FR_WHY_DEVELOP;
      return a < FR_N_STACKS && fr_develop_price (state, state->actor, a) >= 0;
    case FR_DO_SELL:
      *what = FR_WHY_SALE;
      return TRUE;
    case FR_DO_SETTLE:
    case FR_DO_CONQUER:
    case FR_DO_PAY:
      if (tile == NULL)
        return FALSE;
      *what = GAME_ANSWER_KIND (answer) == FR_DO_PAY || (tile->flags & FR_MILITARY_TILE) == 0 ? FR_WHY_SETTLE : FR_WHY_STRENGTH;
      *piece = p->explored[world];
      return TRUE;
    default:
      return FALSE;
    }
}

GtkWidget *
orrery_frontiers_new_why (const void *asked, GameAnswer answer, const char *label)
{
  const FrState *state = asked;
  g_autofree char *text = NULL;
  GtkWidget *button, *popover, *words;
  FrWhy what;
  guint8 piece;

  if (fr_level (state) != FR_LEVEL_MIRROR || !find_why (state, answer, &what, &piece))
    return NULL;
  text = orrery_frontiers_tell_why (state, state->actor, what, piece);
  words = orrery_label_new ("orrery-why", 0);
  gtk_label_set_label (GTK_LABEL (words), text);
  popover = orrery_info_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), words);
  button = gtk_menu_button_new ();
  if (label != NULL)
    gtk_menu_button_set_label (GTK_MENU_BUTTON (button), label);
  else
    gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "help-about-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_widget_set_tooltip_text (button, _("Why?"));
  orrery_set_spoken (button, _("Why?"));
  gtk_widget_add_css_class (button, "flat");
  return button;
}
