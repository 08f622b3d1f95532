/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-ui.h"

#include <glib/gi18n-lib.h>

#include "games/frontiers/board/orrery-frontiers-board.h"
#include "games/frontiers/board/orrery-frontiers-offer.h"
#include "games/frontiers/board/orrery-frontiers-pieces.h"
#include "games/frontiers/board/orrery-frontiers-sheet.h"
#include "games/frontiers/board/orrery-known-page.h"
#include "games/frontiers/board/orrery-known-tile.h"
#include "games/frontiers/catalog/orrery-frontiers-catalog.h"
#include "games/frontiers/catalog/orrery-frontiers-power-words.h"
#include "games/frontiers/rules/frontiers.h"
#include "games/frontiers/words/orrery-frontiers.h"
#include "widgets/art/orrery-symbol.h"

/* --- Pictures and symbols --- */

static gboolean
get_picture (OrreryEntry *entry, double size, OrreryPicture *picture)
{
  if (orrery_entry_get_piece (entry) < 0)
    return FALSE;
  picture->kind = &orrery_picture_known_tile;
  picture->which = orrery_entry_get_piece (entry);
  picture->detail = ORRERY_KNOWN_MINI;
  picture->width = picture->height = size;
  return TRUE;
}

/* By the start of an id. */
static const OrreryIdSymbol symbols[] = {
  { "retreat", ORRERY_SYMBOL_DOME },
  { "chart", ORRERY_SYMBOL_BONUS },
  { "goal", ORRERY_SYMBOL_BONUS },
  { "stockpile", ORRERY_SYMBOL_GOOD },
  { "explore", ORRERY_SYMBOL_EXPLORE },
  { "limit-of-nine", ORRERY_SYMBOL_EXPLORE },
  { "develop", ORRERY_SYMBOL_DEVELOP },
  { "settle", ORRERY_SYMBOL_SETTLE },
  { "world", ORRERY_SYMBOL_SETTLE },
  { "produce", ORRERY_SYMBOL_PRODUCE },
  { "trade", ORRERY_SYMBOL_CREDIT },
  { "consume", ORRERY_SYMBOL_CONSUME },
  { "envoys", ORRERY_SYMBOL_ENVOY },
  { "powers-explore", ORRERY_SYMBOL_EXPLORE },
  { "powers-develop", ORRERY_SYMBOL_DEVELOP },
  { "powers-settle", ORRERY_SYMBOL_SETTLE },
  { "powers-trade", ORRERY_SYMBOL_CREDIT },
  { "powers-consume", ORRERY_SYMBOL_CONSUME },
  { "powers-produce", ORRERY_SYMBOL_PRODUCE },
  { "bonuses", ORRERY_SYMBOL_BONUS },
  { "scoring", ORRERY_SYMBOL_CHIP },
  { "end-of-game", ORRERY_SYMBOL_END },
  { "track", ORRERY_SYMBOL_PERSON },
  { "two-players", ORRERY_SYMBOL_PERSON },
  { "round", ORRERY_SYMBOL_FLIP },
  { "term-military", ORRERY_SYMBOL_SHIELD },
  { "term-pool", ORRERY_SYMBOL_CHIP },
  { "term-colonist", ORRERY_SYMBOL_PERSON },
  { "overview", ORRERY_SYMBOL_HINT },
  { "tips", ORRERY_SYMBOL_HINT },
};

/* --- Tiles --- */

static GtkWidget *
new_tile (gboolean small)
{
  return orrery_known_tile_new (0, small ? ORRERY_KNOWN_MINI : ORRERY_KNOWN_NORMAL);
}

static void
set_tile (GtkWidget *widget, OrreryEntry *tile)
{
  orrery_known_tile_set (ORRERY_KNOWN_TILE (widget), (guint) orrery_entry_get_piece (tile));
}

static int
get_tile_width (PangoContext *context)
{
  return (int) orrery_known_width (ORRERY_KNOWN_NORMAL, context);
}

static char *
dup_tile_kind (OrreryEntry *tile)
{
  return g_strdup (orrery_known_sort_name (fr_known_tiles[orrery_entry_get_piece (tile)].sort));
}

static char *
tell_count (guint n)
{
  return g_strdup_printf (ngettext ("%u tile", "%u tiles", n), n);
}

static const OrreryPieceWords piece_words = {
  .hint = N_("Search for a tile or a rule"),
  .all = N_("Known tiles"),
  .order = N_("By kind, action and certainty"),
  .found = N_("Found tiles"),
  .saved = N_("Saved tiles"),
  .bend = N_("Tiles that change this"),
  .tell_count = tell_count,
};

/* --- Finding tiles --- */

static const OrreryFilterSpan phases[] = {
  { FRONTIERS_FACET_PHASE, 0, ORRERY_FRONTIERS_N_PHASES - 1 },
};

static const OrreryFilterSpan sorts[] = {
  { FRONTIERS_FACET_SORT, FR_KNOWN_SMALL, FR_KNOWN_COLONY },
};

static const OrreryFilterSpan certainties[] = {
  { FRONTIERS_FACET_CERTAINTY, 0, 2 },
};

static const OrreryFilterRow filter_rows[] = {
  { N_("Actions"), phases, G_N_ELEMENTS (phases) },
  { N_("Kinds"), sorts, G_N_ELEMENTS (sorts) },
  { N_("How sure it is"), certainties, G_N_ELEMENTS (certainties) },
};

static const OrreryFilterGroup filter_groups[] = {
  { N_("Kinds"), FRONTIERS_FACET_SORT },
  { N_("How sure it is"), FRONTIERS_FACET_CERTAINTY },
};

static GtkWidget *
new_filter_picture (guint facet, guint value)
{
  static const char *const dots[] = { "●●●", "●●○", "●○○" };

  switch (facet)
    {
    case FRONTIERS_FACET_PHASE:
      return orrery_symbol_new (orrery_frontiers_phase_symbol (value), 18);
    case FRONTIERS_FACET_SORT:
      return gtk_label_new (value == FR_KNOWN_SMALL ? _("Small") : value == FR_KNOWN_LARGE ? _("Large") : _("Colonies"));
    case FRONTIERS_FACET_CERTAINTY:
      return gtk_label_new (dots[value]);
    default:
      return NULL;
    }
}

static const OrreryTileGroup by_sort[] = {
  { FRONTIERS_FACET_SORT, FR_KNOWN_SMALL }, { FRONTIERS_FACET_SORT, FR_KNOWN_LARGE }, { FRONTIERS_FACET_SORT, FR_KNOWN_COLONY },
};

static const OrreryTileGroup by_phase[] = {
  { FRONTIERS_FACET_PHASE, 0 }, { FRONTIERS_FACET_PHASE, 1 }, { FRONTIERS_FACET_PHASE, 2 },
  { FRONTIERS_FACET_PHASE, 3 }, { FRONTIERS_FACET_PHASE, 4 }, { FRONTIERS_FACET_PHASE, 5 },
};

static const OrreryTileGroup by_certainty[] = {
  { FRONTIERS_FACET_CERTAINTY, 0 }, { FRONTIERS_FACET_CERTAINTY, 1 }, { FRONTIERS_FACET_CERTAINTY, 2 },
};

static const OrreryTileOrder tile_orders[] = {
  { N_("Kind"), by_sort, G_N_ELEMENTS (by_sort) },
  { N_("Action"), by_phase, G_N_ELEMENTS (by_phase) },
  { N_("Certainty"), by_certainty, G_N_ELEMENTS (by_certainty) },
};

static const OrreryCheat cheats[] = {
  { "round", 0 }, { "track", 0 }, { "setup-numbers", 0 }, { "retreat", 0 }, { "develop", 0 }, { "explore", 0 }, { "settle", 0 },
  { "produce", 0 }, { "trade", 0 }, { "consume", 0 }, { "envoys", 0 }, { "end-of-game", 0 }, { "scoring", 0 },
};

/* --- A table that is followed --- */

static char *
tell_secret (const void *state)
{
  return g_strdup_printf (_("Round %u: look at the goals."), fr_game.info (state).round);
}

static void
mark_event (const GameEvent *event, OrreryLogMark *mark)
{
  switch (event->kind)
    {
    case FR_EVENT_ROUND:
      mark->round = (guint) event->n;
      break;
    case FR_EVENT_SELECTED:
      mark->symbol = orrery_symbol_nick (orrery_frontiers_action_symbol (event->a));
      mark->is_section = mark->is_news = TRUE;
      break;
    case FR_EVENT_SCORING:
    case FR_EVENT_OVER:
      mark->is_section = mark->is_news = TRUE;
      break;
    case FR_EVENT_END:
    case FR_EVENT_ON_PRODUCE:
    case FR_EVENT_GOAL_UP:
      mark->is_news = TRUE;
      break;
    default:
      break;
    }
}

const OrreryGameUi orrery_frontiers_ui = {
  .game = &orrery_frontiers,
  .words = &piece_words,
  .get_picture = get_picture,
  .symbols = symbols,
  .n_symbols = G_N_ELEMENTS (symbols),
  .piece_symbol = ORRERY_SYMBOL_TILE,
  .new_page = orrery_known_page_new,
  .new_tile = new_tile,
  .set_tile = set_tile,
  .get_tile_width = get_tile_width,
  .dup_tile_kind = dup_tile_kind,
  .dup_tile_cost = orrery_known_dup_cost,
  .get_part_symbol = orrery_frontiers_part_symbol,
  .filter_rows = filter_rows,
  .n_filter_rows = G_N_ELEMENTS (filter_rows),
  .filter_groups = filter_groups,
  .n_filter_groups = G_N_ELEMENTS (filter_groups),
  .new_filter_picture = new_filter_picture,
  .tile_orders = tile_orders,
  .n_tile_orders = G_N_ELEMENTS (tile_orders),
  .cheats = cheats,
  .n_cheats = G_N_ELEMENTS (cheats),
  .new_board = orrery_frontiers_board_new,
  .is_for_tables = TRUE,
  .get_offer = orrery_frontiers_get_offer,
  .new_why = orrery_frontiers_new_why,
  .tell_secret = tell_secret,
  .mark_event = mark_event,
  .new_score_sheet = orrery_frontiers_sheet_new,
  .list_numbers = orrery_frontiers_list_numbers,
  .tell_numbers = orrery_frontiers_tell_numbers,
};
