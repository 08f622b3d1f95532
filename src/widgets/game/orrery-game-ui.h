/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryGameUi: everything about one game that needs a screen; the rest is in OrreryGame. The rooms use the
 * drawn parts of a game only through this.
 *
 * It is a constant in the game's board/; src/games/games.c has the list. */
#pragma once

#include "assist/orrery-lesson.h"
#include "catalog/orrery-catalog.h"
#include "record/orrery-record.h"
#include "widgets/art/orrery-picture.h"

/* The place of new_tableau_page, for those who open it by "app.show-entry". */
#define ORRERY_PLACE_TABLEAU "#tableau"

/* Toggles for some values of a facet, side by side. */
typedef struct
{
  guint facet;
  guint first;
  guint last;
  gboolean is_apart;   /* there is a line before them */
  const char *tooltip; /* to be translated; NULL: the name of the value */
} OrreryFilterSpan;

/* One row of them. */
typedef struct
{
  const char *label; /* read aloud; to be translated */
  const OrreryFilterSpan *spans;
  guint n_spans;
  gboolean shows_label; /* before the toggles */
  gboolean shows_names; /* next to the pictures, if there is room for all of them */
  gboolean is_printed;  /* about values that are printed large on a piece: also shown where people enter their pieces */
} OrreryFilterRow;

/* Toggles for all values of a less common facet. */
typedef struct
{
  const char *title; /* to be translated */
  guint facet;
} OrreryFilterGroup;

/* Tiles that form a group in the grid: those with a value of a facet. */
typedef struct
{
  guint facet;
  guint value;
  const char *title; /* to be translated; NULL: the name of the value */
  guint also_facet;  /* and with this value of another facet, unless it is 0 */
  guint also_value;
} OrreryTileGroup;

typedef struct
{
  const char *name; /* to be translated */
  const OrreryTileGroup *groups;
  guint n_groups;
} OrreryTileOrder;

/* The symbol of entries whose id starts like this. */
typedef struct
{
  const char *prefix;
  OrrerySymbolId symbol;
} OrreryIdSymbol;

/* How an answer is offered to a person. */
typedef enum
{
  ORRERY_OFFER_CHOICE, /* one of several, with pictures of its pieces */
  ORRERY_OFFER_BRIEF,  /* the same, and clear without pictures */
  ORRERY_OFFER_LONG,   /* the same, but too long to fit next to others on a phone */
  ORRERY_OFFER_PLAIN,  /* about no piece, or it ends the question: a button of its own */
} OrreryOfferKind;

enum { ORRERY_OFFER_PICTURES = 2 };

typedef struct
{
  OrreryOfferKind kind;
  const char *key; /* of a plain one, as for gtk_accelerator_parse() */
  char *label;     /* short enough for a button, with its gain */
  char *text;      /* the same beside its pictures; may be empty */
  char *heading;   /* written once for all that share it; NULL: none */
  GdkPaintable *pictures[ORRERY_OFFER_PICTURES]; /* NULL: fewer */
  int sizes[ORRERY_OFFER_PICTURES];              /* in px */
  GdkPaintable *icons; /* its effect, below the first line of the text; NULL: none */
} OrreryOffer;

/* An answer to be read before it is chosen: its pieces in large, and its effect in words. */
typedef struct
{
  guint page;        /* answers with the same number are shown together, the others page by page */
  guint piece;       /* answers with the same number share a card, each with its own button */
  char *button;      /* the label of the button */
  GtkWidget *pieces; /* floating, as is the text */
  GtkWidget *text;
} OrreryOfferCard;

/* The sounds of a game. */
typedef enum
{
  ORRERY_SOUND_NONE,
  ORRERY_SOUND_DICE,
  ORRERY_SOUND_TILE,
  ORRERY_SOUND_CHIP,
  ORRERY_N_SOUNDS
} OrrerySoundId;

/* The role of an event in the log. */
typedef struct
{
  guint round;         /* the round that begins, shown as a heading; 0: none */
  gboolean is_section; /* a new section begins: a phase, or the time between phases */
  const char *symbol;  /* of that section, by its nick; NULL: lines have the player's mark */
  const char *bold;    /* the highlighted part of the line; NULL: nothing */
  gboolean is_news;    /* announced even in brief mode */
  OrrerySoundId sound; /* played when it happens */
} OrreryLogMark;

/* A key that only this game has, for the list of keys. */
typedef struct
{
  const char *room;  /* "reference", "play" or "table" */
  const char *title; /* to be translated */
  const char *keys;  /* as GtkShortcutsShortcut takes them: "1...5" */
} OrreryGameKey;

/* A part of the cheat sheet: the first paragraphs of a rule. */
typedef struct
{
  const char *rule; /* the id of the entry */
  guint n;          /* how many of its paragraphs; 0: all */
} OrreryCheat;

/* The game's words for the pieces in its grid and lists; to be translated. */
typedef struct
{
  const char *hint;  /* "Search for a tile, a die or a rule" */
  const char *all;   /* "All tiles" */
  const char *order; /* "By kind, cost, color and phase" */
  const char *found; /* "Found tiles" */
  const char *saved; /* "Saved tiles" */
  const char *bend;  /* "Tiles that change this" */
  char *(*tell_count) (guint n); /* translated: "137 sides of tiles" */
} OrreryPieceWords;

typedef struct
{
  const OrreryGame *game;

  /* --- What can be looked up --- */

  const OrreryPieceWords *words;
  const OrreryGameKey    *keys; /* NULL if it has none of its own */
  guint                   n_keys;

  /* Fills in the picture of a piece, at the best size in a square of `size`. FALSE: the entry is not a piece. */
  gboolean       (*get_picture)     (OrreryEntry *entry, double size, OrreryPicture *picture);
  /* Symbols of entries that are not pieces, by id, the first match; and the pieces that fill the grid. */
  const OrreryIdSymbol    *symbols;
  guint                    n_symbols;
  OrrerySymbolId           piece_symbol;
  /* Symbols of other entries, such as those about one phase. ORRERY_N_SYMBOLS: the default. Optional. */
  OrrerySymbolId (*get_symbol)      (OrreryEntry *entry);
  /* The piece that a text shows between its words ("die:red"), at the origin; FALSE if there is none. Optional. */
  gboolean       (*draw_named)      (const char *name, cairo_t *cr, double size, const OrreryStyle *style);
  GtkWidget     *(*new_page)        (OrreryCatalog *catalog, OrreryEntry *piece);
  /* What a help page shows above its text, as an illustration; NULL: nothing. Optional. */
  GtkWidget     *(*new_help_picture) (const char *id);
  /* The page where people enter a tableau and see all its bonuses. NULL: the game has none. */
  GtkWidget     *(*new_tableau_page) (OrreryCatalog *catalog);

  /* Tiles, small or as large as in the grid: widgets that derive from OrreryPiece. */
  GtkWidget     *(*new_tile)        (gboolean small);
  void           (*set_tile)        (GtkWidget *widget, OrreryEntry *tile);
  int            (*get_tile_width)  (PangoContext *context); /* in the grid */
  /* "Novelty world", and when a part of its text applies. */
  char          *(*dup_tile_kind)   (OrreryEntry *tile);
  /* "Cost 2", and what else is printed on it. NULL: only that. */
  char          *(*dup_tile_cost)   (OrreryEntry *tile);
  OrrerySymbolId (*get_part_symbol) (OrreryEntry *tile, guint part);
  /* "Faction tile": what distinguishes it from most tiles; NULL: nothing. */
  const char    *(*get_tile_label)  (OrreryEntry *tile);

  const OrreryFilterRow   *filter_rows;   /* the last one has room for more */
  guint                    n_filter_rows;
  const OrreryFilterGroup *filter_groups;
  guint                    n_filter_groups;
  /* The picture on a toggle; NULL: the name of the value. */
  GtkWidget     *(*new_filter_picture) (guint facet, guint value);
  const OrreryTileOrder   *tile_orders;
  guint                    n_tile_orders;

  /* The cheat sheet, which fits on one page; NULL: the game has none. */
  const OrreryCheat       *cheats;
  guint                    n_cheats;

  /* --- A game in progress --- */

  GtkWidget     *(*new_board)       (void); /* derives from OrreryBoard */
  gboolean         is_for_tables;   /* only follows a real table: it cannot be played on screen */
  const char      *invitation; /* to a game, as a heading; to be translated. NULL: the name of the game */
  /* Fills in an empty offer; `narrow` as on a phone. */
  void           (*get_offer)       (const void *state, GameAnswer answer, gboolean narrow, OrreryOffer *offer);
  /* Fills in an empty card, with pieces `zoom` times the normal size; 0: as on a phone. FALSE: a small
   * picture is enough. Optional. */
  gboolean       (*get_card)        (const void *state, GameAnswer answer, double zoom, OrreryOfferCard *card);
  /* A close-up of the piece that the answer is about; NULL: there is none. Optional. */
  GtkWidget     *(*new_closer)      (const void *state, GameAnswer answer, gboolean stays);
  /* The same of the piece that is named at that byte of a text, or else of the first one in it. Optional. */
  GtkWidget     *(*new_named_closer) (const void *state, const char *text, gsize index, gboolean stays);
  /* A button that explains the gain of the answer; without a label it is an icon; NULL: there is nothing to
   * explain. Optional, like new_editor. */
  GtkWidget     *(*new_why)         (const void *state, GameAnswer answer, const char *label);
  /* A window for the whole decision that starts with the answer. It emits "composed" (GArray *answers of
   * GameAnswer), with the answer itself first. NULL: the answer is the whole decision. */
  GtkWidget     *(*new_editor)      (const void *state, GameAnswer answer, GtkWindow *parent);

  /* NULL: the game has none. */
  OrreryLesson  *(*new_lesson)      (GError **error);
  /* A line only for the person who is asked: "Round 2: the dice are rolled." */
  char          *(*tell_secret)     (const void *state);
  void           (*mark_event)      (const GameEvent *event, OrreryLogMark *mark);

  /* --- A finished game --- */

  GtkWidget     *(*new_score_sheet) (const void *state, const char *const *names);
  /* More statistics, as a table (of OrreryScoreRow) and in lines. */
  GArray        *(*list_numbers)    (OrreryRecord *record);
  char          *(*tell_numbers)    (OrreryRecord *record, const char *const *names);
} OrreryGameUi;

/* Registers it. The first one is the default. */
void                orrery_game_ui_register    (const OrreryGameUi *self);
const OrreryGameUi *orrery_game_ui_get_default (void);
/* NULL if this game has no user interface. */
const OrreryGameUi *orrery_game_ui_get         (const OrreryGame *game);
const OrreryGameUi *orrery_game_ui_by_id       (const char *id);
/* For the game of the catalog. */
const OrreryGameUi *orrery_game_ui_get_for     (OrreryCatalog *catalog);
/* (element-type OrreryGameUi): all, in the order of the game switcher. */
const GPtrArray    *orrery_game_ui_list        (void);

/* The symbol of an entry without a picture. */
OrrerySymbolId      orrery_game_ui_get_symbol  (OrreryEntry *entry);

void orrery_offer_clear (OrreryOffer *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OrreryOffer, orrery_offer_clear)

/* Frees everything that was not taken. */
void orrery_offer_card_clear (OrreryOfferCard *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OrreryOfferCard, orrery_offer_card_clear)

/* TRUE if it can be played on screen: some games can only be looked up, scored, or followed at a real table. */
gboolean            orrery_game_ui_can_play    (const OrreryGame *game);
