/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-ui.h"

#include <glib/gi18n-lib.h>

#include "games/race/assist/orrery-race-lesson.h"
#include "games/race/assist/orrery-race-numbers.h"
#include "games/race/board/orrery-race-board.h"
#include "games/race/board/orrery-race-card.h"
#include "games/race/board/orrery-race-closer.h"
#include "games/race/board/orrery-race-offer.h"
#include "games/race/board/orrery-race-pages.h"
#include "games/race/board/orrery-race-pieces.h"
#include "games/race/board/orrery-race-score.h"
#include "games/race/board/orrery-race-why.h"
#include "games/race/catalog/orrery-race-entry.h"
#include "games/race/catalog/orrery-race-names.h"
#include "games/race/words/orrery-race.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-symbol.h"

/* --- Pictures and symbols --- */

static gboolean
get_picture (OrreryEntry *entry, double size, OrreryPicture *picture)
{
  if (orrery_entry_get_race_design (entry) == NULL)
    return FALSE;
  picture->kind = &orrery_picture_card;
  picture->which = orrery_entry_get_piece (entry);
  picture->detail = ORRERY_CARD_MINI;
  picture->width = picture->height = size;
  return TRUE;
}

/* By the start of an id; entries about one phase already have its symbol. */
static const OrreryIdSymbol symbols[] = {
  { "setup", ORRERY_SYMBOL_CARD },
  { "contents", ORRERY_SYMBOL_CARD },
  { "cards", ORRERY_SYMBOL_CARD },
  { "deck", ORRERY_SYMBOL_CARD },
  { "hand-limit", ORRERY_SYMBOL_CARD },
  { "term-hand", ORRERY_SYMBOL_CARD },
  { "term-deck", ORRERY_SYMBOL_CARD },
  { "conquer", ORRERY_SYMBOL_SHIELD },
  { "tactics", ORRERY_SYMBOL_SHIELD },
  { "term-military", ORRERY_SYMBOL_SHIELD },
  { "term-conquer", ORRERY_SYMBOL_SHIELD },
  { "term-good", ORRERY_SYMBOL_GOOD },
  { "world-kinds", ORRERY_SYMBOL_GOOD },
  { "doubling", ORRERY_SYMBOL_CHIP },
  { "spend", ORRERY_SYMBOL_CHIP },
  { "scoring-bonus", ORRERY_SYMBOL_BONUS },
  { "scoring", ORRERY_SYMBOL_CHIP },
  { "powers", ORRERY_SYMBOL_BONUS },
  { "end-of-game", ORRERY_SYMBOL_END },
  { "tie", ORRERY_SYMBOL_END },
  { "player-order", ORRERY_SYMBOL_PERSON },
  { "two-actions", ORRERY_SYMBOL_PERSON },
  { "hidden", ORRERY_SYMBOL_EXPLORE },
  { "overview", ORRERY_SYMBOL_HINT },
  { "tips", ORRERY_SYMBOL_HINT },
  { "round", ORRERY_SYMBOL_FLIP },
  { "phases", ORRERY_SYMBOL_ARROW },
  { "actions", ORRERY_SYMBOL_ARROW },
};

static OrrerySymbolId
get_symbol (OrreryEntry *entry)
{
  const guint phases = orrery_entry_get_facet (entry, RACE_FACET_PHASE);

  for (guint i = RACE_IN_EXPLORE; i <= RACE_IN_PRODUCE; i++)
    if (phases == RACE_BIT (i))
      return orrery_race_when_symbol (i);
  return ORRERY_N_SYMBOLS;
}

/* --- Cards --- */

static GtkWidget *
new_tile (gboolean small)
{
  return orrery_race_card_new (0, small ? ORRERY_CARD_MINI : ORRERY_CARD_NORMAL);
}

static void
set_tile (GtkWidget *widget, OrreryEntry *tile)
{
  orrery_race_card_set_face (ORRERY_RACE_CARD (widget), (guint) orrery_entry_get_piece (tile));
}

static int
get_tile_width (PangoContext *context)
{
  return (int) orrery_card_width (ORRERY_CARD_NORMAL, context);
}

static char *
dup_tile_kind (OrreryEntry *tile)
{
  return orrery_race_dup_sort (orrery_entry_get_race_design (tile));
}

static char *
dup_tile_cost (OrreryEntry *tile)
{
  const RaceDesign *card = orrery_entry_get_race_design (tile);
  g_autofree char *cost = g_strdup_printf (card->military ? _("Defense %u") : _("Cost %u"), card->cost);
  g_autofree char *vp = card->n_lines > 0 ? NULL : g_strdup_printf (_("%d VP"), card->vp);

  return g_strjoin (" · ", cost, vp, NULL);
}

static OrrerySymbolId
get_part_symbol (OrreryEntry *tile, guint part)
{
  const RaceDesign *card = orrery_entry_get_race_design (tile);

  if (part < card->n_powers)
    return orrery_race_when_symbol (card->powers[part].when);
  return part == ORRERY_CARD_PART_BONUS ? ORRERY_SYMBOL_BONUS
         : part == ORRERY_CARD_PART_GOODS ? ORRERY_SYMBOL_GOOD
                                          : ORRERY_SYMBOL_FLIP;
}

static const char *
get_tile_label (OrreryEntry *tile)
{
  return orrery_entry_get_race_design (tile)->start != RACE_NO_START ? _("Start world") : NULL;
}

static char *
tell_count (guint n)
{
  return g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
}

static const OrreryPieceWords piece_words = {
  .hint = N_("Search for a card or a rule"),
  .all = N_("All cards"),
  .order = N_("By kind, cost, color and phase"),
  .found = N_("Found cards"),
  .saved = N_("Saved cards"),
  .bend = N_("Cards that change this"),
  .tell_count = tell_count,
};

/* --- Finding cards --- */

static const OrreryFilterSpan numbers[] = {
  { RACE_FACET_PHASE, RACE_IN_EXPLORE, RACE_IN_PRODUCE },
  { RACE_FACET_COST, 0, 7, .is_apart = TRUE },
};

static const OrreryFilterSpan kinds[] = {
  { RACE_FACET_COLOUR, RACE_NOVELTY, RACE_GRAY },
  { RACE_FACET_TYPE, ORRERY_CARD_PRODUCTION, ORRERY_CARD_WINDFALL, .is_apart = TRUE },
  { RACE_FACET_TYPE, ORRERY_CARD_MILITARY, ORRERY_CARD_MILITARY },
};

static const OrreryFilterSpan words[] = {
  { RACE_FACET_TYPE, ORRERY_CARD_BONUS, ORRERY_CARD_BONUS, .tooltip = N_("6-cost developments, "
                                                                         "with a bonus at the "
                                                                         "end") },
  { RACE_FACET_KEYWORD, ORRERY_KEYWORD_REBEL, ORRERY_KEYWORD_ALIEN },
};

static const OrreryFilterRow filter_rows[] = {
  { N_("Phases and costs"), numbers, G_N_ELEMENTS (numbers), .is_printed = TRUE },
  { N_("Kinds"), kinds, G_N_ELEMENTS (kinds), .is_printed = TRUE },
  { N_("Keywords and more"), words, G_N_ELEMENTS (words) },
};

static const OrreryFilterGroup filter_groups[] = {
  { N_("Cards"), RACE_FACET_TYPE },
  { N_("Keyword"), RACE_FACET_KEYWORD },
  { N_("Power"), RACE_FACET_POWER },
};

static GtkWidget *
new_type_picture (guint type)
{
  switch (type)
    {
    case ORRERY_CARD_PRODUCTION:
      return orrery_symbol_new (ORRERY_SYMBOL_MARK_HOME, 16);
    case ORRERY_CARD_WINDFALL:
      return orrery_symbol_new (ORRERY_SYMBOL_MARK_GRAY, 16);
    case ORRERY_CARD_MILITARY:
      return orrery_symbol_new (ORRERY_SYMBOL_SHIELD, 18);
    case ORRERY_CARD_BONUS:
      return gtk_label_new (_("6 cost"));
    default:
      return NULL;
    }
}

static GtkWidget *
new_filter_picture (guint facet, guint value)
{
  g_autofree char *number = g_strdup_printf ("%u", value);

  switch (facet)
    {
    case RACE_FACET_PHASE:
      return orrery_symbol_new (orrery_race_when_symbol (value), 18);
    case RACE_FACET_COST:
      return gtk_label_new (number);
    case RACE_FACET_COLOUR:
      return value == RACE_GRAY
               ? orrery_symbol_new (ORRERY_SYMBOL_SETTLE, 18)
               : orrery_picture_image_new (&(OrreryPicture) { &orrery_picture_card_good, (int) value, 0, 20, 20 });
    case RACE_FACET_TYPE:
      return new_type_picture (value);
    default:
      return NULL;
    }
}

static const OrreryTileGroup by_kind[] = {
  { RACE_FACET_TYPE, ORRERY_CARD_START },
  { RACE_FACET_TYPE, ORRERY_CARD_BONUS },
  { ORRERY_FACET_KIND, ORRERY_KIND_DEVELOPMENT },
  { RACE_FACET_TYPE, ORRERY_CARD_PRODUCTION },
  { RACE_FACET_TYPE, ORRERY_CARD_WINDFALL },
  { RACE_FACET_TYPE, ORRERY_CARD_GRAY },
  { RACE_FACET_TYPE, ORRERY_CARD_MILITARY },
};

static const OrreryTileGroup by_cost[] = {
  { RACE_FACET_COST, 0 }, { RACE_FACET_COST, 1 }, { RACE_FACET_COST, 2 }, { RACE_FACET_COST, 3 },
  { RACE_FACET_COST, 4 }, { RACE_FACET_COST, 5 }, { RACE_FACET_COST, 6 }, { RACE_FACET_COST, 7 },
};

static const OrreryTileGroup by_colour[] = {
  { RACE_FACET_COLOUR, RACE_NOVELTY }, { RACE_FACET_COLOUR, RACE_RARE }, { RACE_FACET_COLOUR, RACE_GENES },
  { RACE_FACET_COLOUR, RACE_ALIEN }, { RACE_FACET_COLOUR, RACE_GRAY },
};

static const OrreryTileGroup by_phase[] = {
  { RACE_FACET_PHASE, RACE_IN_EXPLORE }, { RACE_FACET_PHASE, RACE_IN_DEVELOP }, { RACE_FACET_PHASE, RACE_IN_SETTLE },
  { RACE_FACET_PHASE, RACE_IN_TRADE }, { RACE_FACET_PHASE, RACE_IN_CONSUME }, { RACE_FACET_PHASE, RACE_IN_PRODUCE },
  { RACE_FACET_TYPE, ORRERY_CARD_BONUS, N_("Bonus at the end") },
};

static const OrreryTileOrder tile_orders[] = {
  { N_("Kind"), by_kind, G_N_ELEMENTS (by_kind) },
  { N_("Cost"), by_cost, G_N_ELEMENTS (by_cost) },
  { N_("Color"), by_colour, G_N_ELEMENTS (by_colour) },
  { N_("Phase"), by_phase, G_N_ELEMENTS (by_phase) },
};

static const OrreryCheat cheats[] = {
  { "round", 0 }, { "actions", 2 }, { "explore", 2 }, { "develop", 0 }, { "settle", 0 }, { "settle-pay", 1 },
  { "conquer", 2 }, { "consume", 2 }, { "trade", 1 }, { "produce", 0 }, { "end-of-game", 1 }, { "scoring", 1 },
  { "tie", 1 },
};

const OrreryGameUi orrery_race_ui = {
  .game = &orrery_race,
  .words = &piece_words,
  .get_picture = get_picture,
  .symbols = symbols,
  .n_symbols = G_N_ELEMENTS (symbols),
  .piece_symbol = ORRERY_SYMBOL_CARD,
  .get_symbol = get_symbol,
  .new_page = orrery_card_page_new,
  .new_tile = new_tile,
  .set_tile = set_tile,
  .get_tile_width = get_tile_width,
  .dup_tile_kind = dup_tile_kind,
  .dup_tile_cost = dup_tile_cost,
  .get_part_symbol = get_part_symbol,
  .get_tile_label = get_tile_label,
  .filter_rows = filter_rows,
  .n_filter_rows = G_N_ELEMENTS (filter_rows),
  .filter_groups = filter_groups,
  .n_filter_groups = G_N_ELEMENTS (filter_groups),
  .new_filter_picture = new_filter_picture,
  .tile_orders = tile_orders,
  .n_tile_orders = G_N_ELEMENTS (tile_orders),
  .cheats = cheats,
  .n_cheats = G_N_ELEMENTS (cheats),
  .new_board = orrery_race_board_new,
  .get_offer = orrery_race_get_offer,
  .new_named_closer = orrery_race_named_closer_new,
  .new_why = orrery_race_new_why,
  .new_lesson = orrery_race_lesson_new,
  .tell_secret = orrery_race_tell_secret,
  .mark_event = orrery_race_mark_event,
  .new_score_sheet = orrery_race_sheet_new,
  .list_numbers = orrery_race_list_numbers,
  .tell_numbers = orrery_race_tell_numbers,
};
