/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers in words, and the operands that their templates name. */
#include "engine/words.h"
#include "games/roll/rules/internal.h"

static const char *const templates[ROLL_N_ANSWERS] = {
  [ROLL_DO_DONE] = "done",
  [ROLL_DO_FACTION] = "faction %aA",
  [ROLL_DO_HOME] = "home world %aF",
  [ROLL_DO_TILE] = "tile %aT",
  [ROLL_DO_START] = "start with %aF and %bF",
  [ROLL_DO_SHOW] = "%aC shows %bS",
  [ROLL_DO_SPARE] = "spare die shows %aP",
  [ROLL_DO_PLACE] = "place %aC in %bP",
  [ROLL_DO_SELECT] = "select %cP with %aC from %bP",
  [ROLL_DO_USE] = "use %aF",
  [ROLL_DO_DICTATE] = "dictate %aC from %bP",
  [ROLL_DO_MOVE] = "move %aC from %bP to %cP",
  [ROLL_DO_STOCK] = "stock with %bV%aC",
  [ROLL_DO_SCOUT] = "scout with %bV%aC",
  [ROLL_DO_ABANDON] = "abandon %aK %bN",
  [ROLL_DO_PUT] = "put %aU %cO the %bK stack",
  [ROLL_DO_REARRANGE] = "rearrange",
  [ROLL_DO_GIVE] = "give %aK %bN",
  [ROLL_DO_WORKER] = "build with %aC",
  [ROLL_DO_COUNT] = "count %aC",
  [ROLL_DO_KEEP] = "keep %aC",
  [ROLL_DO_REMOVE] = "remove %bC from %aL",
  [ROLL_DO_REMOVE_GOOD] = "remove %bC good from %aF",
  [ROLL_DO_PRODUCE] = "produce %aC on %bF",
  [ROLL_DO_SHIP] = "ship %bC good from %aF",
  [ROLL_DO_TRADE] = "trade with %bV%aC",
  [ROLL_DO_CONSUME] = "consume with %bV%aC",
  [ROLL_DO_BUY] = "buy a chip",
  [ROLL_DO_RECRUIT] = "recruit %aC",
  [ROLL_DO_RECALL] = "recall %bC from %aK zone",
  [ROLL_DO_RECALL_GOOD] = "recall %bC good from %aF",
  [ROLL_DO_FIX_CREDITS] = "set credits of seat %aN to %bN",
  [ROLL_DO_FIX_CHIPS] = "set VP chips of seat %aN to %bM",
  [ROLL_DO_FIX_POOL] = "set VP pool to %bM",
  [ROLL_DO_FIX_DICE] = "set %bC dice in %al of seat %aH to %cN",
  [ROLL_DO_FIX_GOODS] = "set goods of seat %aN on %bF to %cG",
  [ROLL_DO_FIX_BUILD] = "add %bF to tableau of seat %aN",
  [ROLL_DO_FIX_UNBUILD] = "take %bF from tableau of seat %aN",
  [ROLL_DO_FIX_INSERT] = "add %cU to %ak stack of seat %aH at %bN",
  [ROLL_DO_FIX_DISCARD] = "take tile %bN from %ak stack of seat %aH",
  [ROLL_DO_FIX_FACTION] = "set faction of seat %aN to %bA",
  [ROLL_DO_FIX_HOME] = "set home world of seat %aN to %bF",
};

const char *const roll_place_names[ROLL_N_PLACES] = {
  "cup", "citizenry", "explore", "develop", "settle", "produce", "ship",
  "development zone", "world zone", "dictate area", "wilds",
};
static const char *const under_names[] = { "under", "on top of" };
static const char *const virtual_names[] = { "", "extra " };

/* Operands that are one word or phrase of a list. */
static const struct
{
  char type;
  const char *const *names;
  unsigned n;
} lists[] = {
  { 'C', roll_colour_names, ROLL_N_COLOURS }, { 'P', roll_phase_names, ROLL_N_PHASES },
  { 'S', roll_phase_names, ROLL_N_SIDES + 1 }, { 'K', roll_kind_names, 2 },
  { 'k', roll_kind_names, 2 },                 { 'L', roll_place_names, ROLL_N_PLACES },
  { 'l', roll_place_names, ROLL_N_PLACES },    { 'O', under_names, 2 },
  { 'V', virtual_names, 2 },
};

/* Formatting */

static bool
put_face (char text[GAME_MAX_TEXT], size_t *at, unsigned face)
{
  return face < ROLL_N_FACES && game_put (text, at, roll_faces[face].name);
}

static bool
put_goods (char text[GAME_MAX_TEXT], size_t *at, unsigned goods)
{
  const unsigned first = goods & 15;
  const unsigned second = goods >> 4;

  if (first > ROLL_N_COLOURS || second > ROLL_N_COLOURS || (first == 0 && second != 0))
    return false;
  if (first == 0)
    return game_put (text, at, "nothing");
  if (!game_put (text, at, roll_colour_names[first - 1]))
    return false;
  return second == 0 || (game_put (text, at, " and ") && game_put (text, at, roll_colour_names[second - 1]));
}

static bool
put_operand (char text[GAME_MAX_TEXT], size_t *at, char type, unsigned value)
{
  if (type == 'k' || type == 'l')
    value &= 15;
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    if (lists[i].type == type)
      return value < lists[i].n && game_put (text, at, lists[i].names[value]);
  switch (type)
    {
    case 'A':
      return value >= 1 && value <= ROLL_N_FACTIONS
             && put_face (text, at, ROLL_FIRST_FACTION_FACE + 2 * (value - 1));
    case 'T':
      if (value == ROLL_UNKNOWN)
        return game_put (text, at, "unknown");
      return value < ROLL_N_TILES && put_face (text, at, ROLL_DEVELOPMENT_OF (value));
    case 'U':
      return value == ROLL_UNKNOWN ? game_put (text, at, "unknown tile") : put_face (text, at, value);
    case 'F':
      return put_face (text, at, value);
    case 'G':
      return put_goods (text, at, value);
    case 'H':
    default:
      return game_put_number (text, at, (int) value >> 4);
    }
}

/* Parsing. `text` advances past accepted words. */

static int
take_face (const char **text)
{
  const char *end = NULL;
  int found = -1;

  for (int i = 0; i < ROLL_N_FACES; i++)
    {
      const char *t = *text;

      if (game_take (&t, roll_faces[i].name) && (end == NULL || t > end))
        {
          end = t;
          found = i;
        }
    }
  if (found >= 0)
    *text = end;
  return found;
}

static bool
take_goods (const char **text, int *value)
{
  int first, second = -1;

  if (game_take (text, "nothing"))
    {
      *value = 0;
      return true;
    }
  first = game_take_longest (text, roll_colour_names, ROLL_N_COLOURS);
  if (first < 0)
    return false;
  if (game_take (text, " and "))
    {
      second = game_take_longest (text, roll_colour_names, ROLL_N_COLOURS);
      if (second < 0)
        return false;
    }
  *value = first <= second || second < 0 ? (first + 1) | (second + 1) << 4 : (second + 1) | (first + 1) << 4;
  return true;
}

/* A tile may be named by either of its sides. */
static bool
take_tile (const char **text, int *value)
{
  const char *t = *text;

  if (game_take (&t, "unknown"))
    {
      *text = t;
      *value = ROLL_UNKNOWN;
      return true;
    }
  *value = take_face (text);
  if (*value < 0 || *value >= ROLL_FIRST_FACTION_FACE)
    return false;
  *value = ROLL_TILE_OF (*value);
  return true;
}

static bool
take_faction (const char **text, int *value)
{
  *value = take_face (text);
  if (*value < ROLL_FIRST_FACTION_FACE || *value >= ROLL_FIRST_HOME_FACE)
    return false;
  *value = (*value - ROLL_FIRST_FACTION_FACE) / 2 + 1;
  return true;
}

static bool
take_operand (const char **text, char type, int *value)
{
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    if (lists[i].type == type)
      {
        *value = game_take_longest (text, lists[i].names, lists[i].n);
        return *value >= 0;
      }
  switch (type)
    {
    case 'A':
      return take_faction (text, value);
    case 'T':
      return take_tile (text, value);
    case 'U':
      if (game_take (text, "unknown tile"))
        {
          *value = ROLL_UNKNOWN;
          return true;
        }
      *value = take_face (text);
      return *value >= 0;
    case 'F':
      *value = take_face (text);
      return *value >= 0;
    case 'G':
      return take_goods (text, value);
    case 'H':
    default:
      if (!game_take_number (text, 0, 15, value))
        return false;
      *value <<= 4;
      return true;
    }
}

static const GameWords words = { templates, ROLL_N_ANSWERS, put_operand, take_operand };

size_t
roll_format (GameAnswer answer, char text[GAME_MAX_TEXT])
{
  return game_words_format (&words, answer, text);
}

bool
roll_parse (const char *text, GameAnswer *answer)
{
  return game_words_parse (&words, text, answer);
}
