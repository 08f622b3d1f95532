/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/orrery-roll-lesson.h"
#include "games/roll/assist/orrery-statistics.h"
#include "games/roll/board/orrery-closer.h"
#include "games/roll/board/orrery-roll-board.h"
#include "games/roll/board/orrery-roll-offer.h"
#include "games/roll/board/orrery-roll-ui.h"

#include <glib/gi18n.h>

#include "games/roll/board/orrery-die-art.h"
#include "games/roll/board/orrery-roll-pages.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/board/orrery-score-sheet.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/catalog/orrery-roll-entry.h"
#include "games/roll/words/orrery-roll.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-symbol.h"

/* --- Pictures and symbols --- */

/* Next to tiles, a die looks as large as they do if it is smaller. */
#define DIE_PART 0.8

static gboolean
get_picture (OrreryEntry *entry, double size, OrreryPicture *picture)
{
  int face = orrery_entry_get_face (entry);
  int die = orrery_entry_get_die (entry);

  if (face < 0 && die < 0)
    return FALSE;
  picture->kind = face >= 0 ? &orrery_picture_tile : &orrery_picture_die;
  picture->which = face >= 0 ? face : die;
  picture->detail = face >= 0 ? (int) ORRERY_TILE_MINI : (int) ROLL_NO_PHASE;
  picture->width = picture->height = face >= 0 ? size : size * DIE_PART;
  return TRUE;
}

/* By the start of an id; entries about one phase already have its symbol. */
static const OrreryIdSymbol symbols[] = {
  { "dice", ORRERY_SYMBOL_DIE },
  { "roll", ORRERY_SYMBOL_CUP },
  { "dictate", ORRERY_SYMBOL_DICTATE },
  { "reassign", ORRERY_SYMBOL_REASSIGN },
  { "assign", ORRERY_SYMBOL_REASSIGN },
  { "select", ORRERY_SYMBOL_REASSIGN },
  { "credits", ORRERY_SYMBOL_CREDIT },
  { "setup-chips", ORRERY_SYMBOL_CHIP },
  { "setup-dice", ORRERY_SYMBOL_DIE },
  { "setup-", ORRERY_SYMBOL_TILE },
  { "setup", ORRERY_SYMBOL_TILE },
  { "remove-die", ORRERY_SYMBOL_LOSE_DIE },
  { "two-player", ORRERY_SYMBOL_DIE },
  { "virtual", ORRERY_SYMBOL_PERSON },
  { "powers", ORRERY_SYMBOL_BONUS },
  { "manage", ORRERY_SYMBOL_CITIZENRY },
  { "recruit", ORRERY_SYMBOL_CITIZENRY },
  { "recall", ORRERY_SYMBOL_CUP },
  { "end-of-game", ORRERY_SYMBOL_END },
  { "scoring-bonus", ORRERY_SYMBOL_BONUS },
  { "scoring", ORRERY_SYMBOL_CHIP },
  { "pool", ORRERY_SYMBOL_CHIP },
  { "tie", ORRERY_SYMBOL_END },
  { "rounding", ORRERY_SYMBOL_CHIP },
  { "player-order", ORRERY_SYMBOL_PERSON },
  { "world-colours", ORRERY_SYMBOL_SETTLE },
  { "tips", ORRERY_SYMBOL_HINT },
  { "overview", ORRERY_SYMBOL_HINT },
  { "from-race", ORRERY_SYMBOL_HINT },
  { "phases", ORRERY_SYMBOL_ARROW },
  { "round", ORRERY_SYMBOL_FLIP },
  { "reveal", ORRERY_SYMBOL_EXPLORE },
  { "hidden", ORRERY_SYMBOL_EXPLORE },
  { "term-vp", ORRERY_SYMBOL_CHIP },
  { "term-credit", ORRERY_SYMBOL_CREDIT },
  { "term-citizenry", ORRERY_SYMBOL_CITIZENRY },
  { "term-cup", ORRERY_SYMBOL_CUP },
  { "term-good", ORRERY_SYMBOL_GOOD },
  { "term-wild", ORRERY_SYMBOL_WILD },
};

static OrrerySymbolId
get_symbol (OrreryEntry *entry)
{
  const guint phases = orrery_entry_get_facet (entry, ROLL_FACET_PHASE);

  if (orrery_entry_get_kind (entry) == ORRERY_KIND_DIE)
    return ORRERY_SYMBOL_DIE;
  for (guint i = 0; i < ROLL_N_PHASES; i++)
    if (phases == ROLL_BIT (i))
      return orrery_symbol_of_phase (i);
  return phases == ORRERY_PHASE_ASSIGN ? ORRERY_SYMBOL_REASSIGN : ORRERY_N_SYMBOLS;
}

/* A world: a disc in its color, with the mark that identifies it. */
static void
draw_world (cairo_t *cr, double size, RollColour colour, const OrreryStyle *style)
{
  const OrreryKindColours *colours = orrery_kind_colours (colour);

  orrery_circle (cr, size / 2, size / 2, size * 0.46);
  orrery_set_source (cr, &colours->body, 1);
  cairo_fill_preserve (cr);
  orrery_set_source (cr, style->dark ? &colours->rim : &colours->edge, 1);
  cairo_set_line_width (cr, size * 0.06);
  cairo_stroke (cr);
  orrery_draw_symbol (cr, orrery_symbol_of_colour (colour), size / 2, size / 2, size * 0.5,
                      &colours->ink);
}

static gboolean
draw_named (const char *name, cairo_t *cr, double size, const OrreryStyle *style)
{
  gboolean is_die = g_str_has_prefix (name, "die:");
  const char *colour = is_die || g_str_has_prefix (name, "world:") ? strchr (name, ':') + 1 : "";

  for (guint i = 0; i <= ROLL_GRAY; i++)
    {
      if (!g_str_equal (colour, roll_colour_names[i]))
        continue;
      if (is_die)
        orrery_draw_die (cr, 0, 0, size, i, ROLL_NO_PHASE, style);
      else
        draw_world (cr, size, i, style);
      return TRUE;
    }
  return FALSE;
}

/* --- Tiles --- */

static GtkWidget *
new_page (OrreryCatalog *catalog, OrreryEntry *piece)
{
  return orrery_entry_is_tile (piece) ? orrery_tile_page_new (catalog, piece)
                                      : orrery_die_page_new (catalog, piece);
}

static GtkWidget *
new_tile (gboolean small)
{
  return orrery_tile_new (0, small ? ORRERY_TILE_MINI : ORRERY_TILE_NORMAL);
}

static void
set_tile (GtkWidget *widget, OrreryEntry *tile)
{
  orrery_tile_set_face (ORRERY_TILE (widget), (guint) orrery_entry_get_face (tile));
}

static int
get_tile_width (PangoContext *context)
{
  return (int) orrery_tile_width (ORRERY_TILE_NORMAL, context);
}

static char *
dup_tile_kind (OrreryEntry *tile)
{
  return orrery_face_kind (orrery_entry_get_roll_face (tile));
}

static OrrerySymbolId
get_part_symbol (OrreryEntry *tile, guint part)
{
  const RollFace *face = orrery_entry_get_roll_face (tile);

  if (part < face->n_powers)
    return orrery_symbol_of_power (&face->powers[part]);
  return part == ORRERY_TILE_PART_BONUS ? ORRERY_SYMBOL_BONUS : ORRERY_SYMBOL_TILE;
}

static const char *
get_tile_label (OrreryEntry *tile)
{
  const RollFace *face = orrery_entry_get_roll_face (tile);

  return face->set == ROLL_SET_FACTION ? _("Faction tile") : face->set == ROLL_SET_HOME ? _("Home world tile") : NULL;
}

static char *
tell_count (guint n)
{
  return g_strdup_printf (ngettext ("%u tile side", "%u tile sides", n), n);
}

static const OrreryPieceWords piece_words = {
  .hint = N_("Search for a tile, a die or a rule"),
  .all = N_("All tiles"),
  .order = N_("By kind, cost, color and phase"),
  .found = N_("Matching tiles"),
  .saved = N_("Saved tiles"),
  .bend = N_("Tiles that change this"),
  .tell_count = tell_count,
};

static const OrreryGameKey keys[] = {
  { "reference", N_("Turn the tile over"), "<Control>t" },
  { "play", N_("Reveal your dice"), "Return" },
  { "play", N_("Let go of a die"), "Escape" },
  { "play", N_("Place the chosen die"), "1...5" },
  { "play", N_("Select a phase with the chosen die"), "s 1...5" },
  { "play", N_("Dictate with the chosen die"), "d" },
  { "play", N_("Take the chosen die back"), "u" },
  { "play", N_("Show the next of several tiles"), "t" },
  { "play", N_("Show the reveal again"), "r" },
  { "table", N_("Enter rolled dice"), "F4" },
  { "table", N_("Suggest an assignment"), "F5" },
};

/* --- Finding tiles --- */

static const OrreryFilterSpan phases[] = { { ROLL_FACET_PHASE, 0, ROLL_N_PHASES - 1 } };

static const OrreryFilterSpan costs[] = {
  { ROLL_FACET_COST, 1, 6 },
  { ROLL_FACET_BONUS, 0, 0, .tooltip = N_("6-cost developments, with a bonus at the end") },
};

static const OrreryFilterSpan colours[] = { { ROLL_FACET_COLOUR, 0, ROLL_GRAY } };

static const OrreryFilterSpan words[] = { { ROLL_FACET_REASSIGN }, { ROLL_FACET_IMMEDIATE } };

static const OrreryFilterRow filter_rows[] = {
  { N_("Phase"), phases, G_N_ELEMENTS (phases), .shows_names = TRUE },
  { N_("Cost"), costs, G_N_ELEMENTS (costs), .shows_label = TRUE, .is_printed = TRUE },
  { N_("Color"), colours, G_N_ELEMENTS (colours), .shows_label = TRUE, .is_printed = TRUE },
  { N_("Powers and more"), words, G_N_ELEMENTS (words) },
};

static const OrreryFilterGroup filter_groups[] = {
  { N_("Tiles"), ROLL_FACET_SET },
  { N_("Power"), ROLL_FACET_POWER },
};

static GtkWidget *
new_filter_picture (guint facet, guint value)
{
  g_autofree char *number = g_strdup_printf ("%u", value);

  switch (facet)
    {
    case ROLL_FACET_PHASE:
      return orrery_symbol_new (orrery_symbol_of_phase (value), 18);
    case ROLL_FACET_COST:
      return gtk_label_new (number);
    case ROLL_FACET_BONUS:
      /* The mark keeps the sign after the number in right-to-left text. */
      return gtk_label_new ("\xe2\x80\x8e" "6+");
    case ROLL_FACET_COLOUR:
      return orrery_picture_image_new (&(OrreryPicture) { &orrery_picture_die, (int) value, ROLL_NO_PHASE,
                                                          20, 20 });
    default:
      return NULL;
    }
}

/* Factions and home worlds have their own groups. */
static const OrreryTileGroup by_kind[] = {
  { ORRERY_FACET_KIND, ORRERY_KIND_DEVELOPMENT, NULL, ROLL_FACET_SET, ROLL_SET_GAME },
  { ORRERY_FACET_KIND, ORRERY_KIND_WORLD, NULL, ROLL_FACET_SET, ROLL_SET_GAME },
  { ROLL_FACET_SET, ROLL_SET_FACTION },
  { ROLL_FACET_SET, ROLL_SET_HOME },
};

static const OrreryTileGroup by_cost[] = {
  { ROLL_FACET_COST, 0 }, { ROLL_FACET_COST, 1 }, { ROLL_FACET_COST, 2 }, { ROLL_FACET_COST, 3 },
  { ROLL_FACET_COST, 4 }, { ROLL_FACET_COST, 5 }, { ROLL_FACET_COST, 6 },
};

static const OrreryTileGroup by_colour[] = {
  { ROLL_FACET_COLOUR, ROLL_CYAN }, { ROLL_FACET_COLOUR, ROLL_BROWN },
  { ROLL_FACET_COLOUR, ROLL_GREEN }, { ROLL_FACET_COLOUR, ROLL_YELLOW },
  { ROLL_FACET_COLOUR, ROLL_GRAY }, { ROLL_FACET_COLOUR, ROLL_RED },
  { ROLL_FACET_COLOUR, ROLL_PURPLE }, { ROLL_FACET_COLOUR, ROLL_WHITE },
};

static const OrreryTileGroup by_phase[] = {
  { ROLL_FACET_PHASE, ROLL_N_PHASES }, { ROLL_FACET_PHASE, ROLL_EXPLORE },
  { ROLL_FACET_PHASE, ROLL_DEVELOP }, { ROLL_FACET_PHASE, ROLL_SETTLE },
  { ROLL_FACET_PHASE, ROLL_PRODUCE }, { ROLL_FACET_PHASE, ROLL_SHIP },
  { ROLL_FACET_IMMEDIATE, 0 }, { ROLL_FACET_BONUS, 0, N_("Bonus at the end") },
};

static const OrreryTileOrder tile_orders[] = {
  { N_("Kind"), by_kind, G_N_ELEMENTS (by_kind) },
  { N_("Cost"), by_cost, G_N_ELEMENTS (by_cost) },
  { N_("Color"), by_colour, G_N_ELEMENTS (by_colour) },
  { N_("Phase"), by_phase, G_N_ELEMENTS (by_phase) },
};

/* --- Paper --- */

static const OrreryCheat cheats[] = {
  { "round" },      { "explore", 2 }, { "scout", 3 },  { "develop", 2 },     { "settle", 2 },
  { "produce", 2 }, { "ship", 3 },    { "trade", 2 },  { "consume", 3 },     { "dictate", 2 },
  { "recruit" },    { "recall", 2 },  { "setup-chips", 2 }, { "end-of-game", 2 }, { "scoring" },
  { "tie", 1 },
};

/* --- Handing over the screen --- */

static char *
tell_secret (const void *asked)
{
  const RollState *state = asked;

  return state->step == ROLL_STEP_ASSIGN  ? g_strdup_printf (_("Round %d: dice rolled."), state->round)
         : state->step == ROLL_STEP_SETUP ? g_strdup (_("Choosing the starting tiles."))
                                          : g_strdup_printf (_("Round %d: exploring."), state->round);
}

/* --- The log --- */

static OrrerySoundId
sound_of (guint kind)
{
  switch (kind)
    {
    case ROLL_EVENT_SHOWED:
    case ROLL_EVENT_SPARE:
      return ORRERY_SOUND_DICE;
    case ROLL_EVENT_DREW:
    case ROLL_EVENT_PUT:
    case ROLL_EVENT_COMPLETED:
      return ORRERY_SOUND_TILE;
    case ROLL_EVENT_CHIPS:
    case ROLL_EVENT_CREDITS:
    case ROLL_EVENT_STOCKED:
    case ROLL_EVENT_TRADED:
      return ORRERY_SOUND_CHIP;
    default:
      return ORRERY_SOUND_NONE;
    }
}

static void
mark_event (const GameEvent *event, OrreryLogMark *mark)
{
  guint face = ROLL_NONE;

  mark->sound = sound_of (event->kind);
  switch (event->kind)
    {
    case ROLL_EVENT_ROUND:
      mark->round = (guint) event->n;
      break;
    case ROLL_EVENT_PHASES:
      mark->is_news = TRUE;
      break;
    case ROLL_EVENT_PHASE:
      mark->symbol = orrery_symbol_nick (orrery_symbol_of_phase (event->a));
      mark->is_section = mark->is_news = TRUE;
      break;
    case ROLL_EVENT_END:
      mark->is_section = mark->is_news = TRUE;
      break;
    case ROLL_EVENT_RECRUITED:
    case ROLL_EVENT_RECALLED:
      mark->is_section = TRUE;
      break;
    case ROLL_EVENT_COMPLETED:
      mark->is_news = TRUE;
      face = event->a;
      break;
    case ROLL_EVENT_HOME:
    case ROLL_EVENT_TOP:
      face = event->a;
      break;
    case ROLL_EVENT_PRODUCED:
    case ROLL_EVENT_TRADED:
    case ROLL_EVENT_CONSUMED:
      face = event->b;
      break;
    default:
      break;
    }
  if (face < ROLL_N_FACES)
    mark->bold = roll_faces[face].name;
}

/* --- Scores --- */

static GtkWidget *
new_score_sheet (const void *state, const char *const *names)
{
  GtkWidget *sheet = orrery_score_sheet_new ();

  orrery_score_sheet_set_state (ORRERY_SCORE_SHEET (sheet), state, names);
  return sheet;
}

static GArray *
list_numbers (OrreryRecord *record)
{
  OrreryStatistics statistics;

  orrery_statistics_count (&statistics, record);
  return orrery_statistics_list (&statistics);
}

static char *
tell_numbers (OrreryRecord *record, const char *const *names)
{
  OrreryStatistics statistics;

  orrery_statistics_count (&statistics, record);
  return orrery_statistics_dup_text (&statistics, names);
}

const OrreryGameUi orrery_roll_ui = {
  .game = &orrery_roll,
  .words = &piece_words,
  .keys = keys,
  .n_keys = G_N_ELEMENTS (keys),
  .get_picture = get_picture,
  .symbols = symbols,
  .n_symbols = G_N_ELEMENTS (symbols),
  .piece_symbol = ORRERY_SYMBOL_TILE,
  .get_symbol = get_symbol,
  .draw_named = draw_named,
  .new_page = new_page,
  .new_help_picture = orrery_help_picture_new,
  .new_tableau_page = orrery_tableau_page_new,
  .new_tile = new_tile,
  .set_tile = set_tile,
  .get_tile_width = get_tile_width,
  .dup_tile_kind = dup_tile_kind,
  .get_part_symbol = get_part_symbol,
  .get_tile_label = get_tile_label,
  .filter_rows = filter_rows,
  .n_filter_rows = G_N_ELEMENTS (filter_rows),
  .filter_groups = filter_groups,
  .n_filter_groups = G_N_ELEMENTS (filter_groups),
  .new_filter_picture = new_filter_picture,
  .tile_orders = tile_orders,
  .n_tile_orders = G_N_ELEMENTS (tile_orders),
  .new_board = orrery_roll_board_new,
  .invitation = N_("Roll for a galaxy of your own"),
  .get_offer = orrery_roll_get_offer,
  .get_card = orrery_roll_get_card,
  .new_closer = orrery_roll_new_closer,
  .new_named_closer = orrery_named_closer_new,
  .new_why = orrery_roll_new_why,
  .new_editor = orrery_roll_new_editor,
  .new_lesson = orrery_roll_lesson_new,
  .tell_secret = tell_secret,
  .mark_event = mark_event,
  .cheats = cheats,
  .n_cheats = G_N_ELEMENTS (cheats),
  .new_score_sheet = new_score_sheet,
  .list_numbers = list_numbers,
  .tell_numbers = tell_numbers,
};
