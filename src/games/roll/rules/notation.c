/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers in words. One template an answer serves both ways: %, an operand (a, b or c), and what it
 * is. Operands are letters of `types` below. */
#include "games/roll/rules/internal.h"

#include <stdio.h>
#include <stdlib.h>

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

static const char *const place_names[ROLL_N_PLACES] = {
  "cup", "citizenry", "explore", "develop", "settle", "produce", "ship",
  "development zone", "world zone", "dictate area", "wilds",
};
static const char *const kind_names[] = { "development", "world" };
static const char *const under_names[] = { "under", "on top of" };
static const char *const virtual_names[] = { "", "extra " };
static const char *const side_names[] = {
  "explore", "develop", "settle", "produce", "ship", "wild", "not said",
};

/* Operands that are one word or phrase of a list. */
static const struct
{
  char type;
  const char *const *names;
  unsigned n;
} lists[] = {
  { 'C', roll_colour_names, ROLL_N_COLOURS }, { 'P', roll_phase_names, ROLL_N_PHASES },
  { 'S', side_names, ROLL_N_SIDES + 1 },      { 'K', kind_names, 2 },
  { 'k', kind_names, 2 },                     { 'L', place_names, ROLL_N_PLACES },
  { 'l', place_names, ROLL_N_PLACES },        { 'O', under_names, 2 },
  { 'V', virtual_names, 2 },
};

static unsigned
operand (GameAnswer answer, char which)
{
  return which == 'a' ? GAME_ANSWER_A (answer) : which == 'b' ? GAME_ANSWER_B (answer) : GAME_ANSWER_C (answer);
}

/* Formatting */

static bool
put (char text[GAME_MAX_TEXT], size_t *at, const char *word)
{
  const size_t n = strlen (word);

  if (*at + n >= GAME_MAX_TEXT)
    return false;
  memcpy (text + *at, word, n + 1);
  *at += n;
  return true;
}

static bool
put_number (char text[GAME_MAX_TEXT], size_t *at, int n)
{
  char word[16];

  snprintf (word, sizeof word, "%d", n);
  return put (text, at, word);
}

static bool
put_face (char text[GAME_MAX_TEXT], size_t *at, unsigned face)
{
  return face < ROLL_N_FACES && put (text, at, roll_faces[face].name);
}

static bool
put_goods (char text[GAME_MAX_TEXT], size_t *at, unsigned goods)
{
  const unsigned first = goods & 15;
  const unsigned second = goods >> 4;

  if (first > ROLL_N_COLOURS || second > ROLL_N_COLOURS || (first == 0 && second != 0))
    return false;
  if (first == 0)
    return put (text, at, "nothing");
  if (!put (text, at, roll_colour_names[first - 1]))
    return false;
  return second == 0 || (put (text, at, " and ") && put (text, at, roll_colour_names[second - 1]));
}

static bool
put_operand (char text[GAME_MAX_TEXT], size_t *at, char type, unsigned value, GameAnswer answer)
{
  if (type == 'k' || type == 'l')
    value &= 15;
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    if (lists[i].type == type)
      return value < lists[i].n && put (text, at, lists[i].names[value]);
  switch (type)
    {
    case 'A':
      return value >= 1 && value <= ROLL_N_FACTIONS
             && put_face (text, at, ROLL_FIRST_FACTION_FACE + 2 * (value - 1));
    case 'T':
      if (value == ROLL_UNKNOWN)
        return put (text, at, "unknown");
      return value < ROLL_N_TILES && put_face (text, at, ROLL_DEVELOPMENT_OF (value));
    case 'U':
      return value == ROLL_UNKNOWN ? put (text, at, "unknown tile") : put_face (text, at, value);
    case 'F':
      return put_face (text, at, value);
    case 'G':
      return put_goods (text, at, value);
    case 'H':
      return put_number (text, at, (int) value >> 4);
    case 'M':
      return put_number (text, at, (int16_t) (uint16_t) (value << 8 | GAME_ANSWER_C (answer)));
    default:
      return put_number (text, at, (int) value);
    }
}

size_t
roll_format (GameAnswer answer, char text[GAME_MAX_TEXT])
{
  const uint8_t kind = GAME_ANSWER_KIND (answer);
  size_t at = 0;

  text[0] = '\0';
  if (kind >= ROLL_N_ANSWERS || templates[kind] == NULL)
    return 0;
  for (const char *t = templates[kind]; *t != '\0'; t++)
    {
      const char literal[2] = { *t, '\0' };

      if (*t != '%')
        {
          if (!put (text, &at, literal))
            return 0;
          continue;
        }
      if (!put_operand (text, &at, t[2], operand (answer, t[1]), answer))
        return 0;
      t += 2;
    }
  return at;
}

/* Parsing. `text` moves on as words are taken. */

static char
lower (char c)
{
  return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

static bool
take (const char **text, const char *word)
{
  const char *t = *text;

  for (; *word != '\0'; word++, t++)
    if (lower (*t) != lower (*word))
      return false;
  *text = t;
  return true;
}

/* The longest of the names that the text goes on with. */
static int
take_longest (const char **text, const char *const *names, unsigned n)
{
  const char *end = NULL;
  int found = -1;

  for (unsigned i = 0; i < n; i++)
    {
      const char *t = *text;

      if (take (&t, names[i]) && (end == NULL || t > end))
        {
          end = t;
          found = (int) i;
        }
    }
  if (found >= 0)
    *text = end;
  return found;
}

static int
take_face (const char **text)
{
  const char *end = NULL;
  int found = -1;

  for (int i = 0; i < ROLL_N_FACES; i++)
    {
      const char *t = *text;

      if (take (&t, roll_faces[i].name) && (end == NULL || t > end))
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
take_number (const char **text, int least, int most, int *value)
{
  char *end;
  long n;

  if (**text != '-' && (**text < '0' || **text > '9'))
    return false;
  n = strtol (*text, &end, 10);
  if (end == *text || n < least || n > most)
    return false;
  *text = end;
  *value = (int) n;
  return true;
}

static bool
take_goods (const char **text, int *value)
{
  int first, second = -1;

  if (take (text, "nothing"))
    {
      *value = 0;
      return true;
    }
  first = take_longest (text, roll_colour_names, ROLL_N_COLOURS);
  if (first < 0)
    return false;
  if (take (text, " and "))
    {
      second = take_longest (text, roll_colour_names, ROLL_N_COLOURS);
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

  if (take (&t, "unknown"))
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
        *value = take_longest (text, lists[i].names, lists[i].n);
        return *value >= 0;
      }
  switch (type)
    {
    case 'A':
      return take_faction (text, value);
    case 'T':
      return take_tile (text, value);
    case 'U':
      if (take (text, "unknown tile"))
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
      if (!take_number (text, 0, 15, value))
        return false;
      *value <<= 4;
      return true;
    case 'M':
      return take_number (text, INT16_MIN, INT16_MAX, value);
    default:
      return take_number (text, 0, UINT8_MAX, value);
    }
}

static bool
parse_as (const char *text, const char *t, unsigned operands[3])
{
  for (; *t != '\0'; t++)
    {
      const char literal[2] = { *t, '\0' };
      int value = 0;

      if (*t != '%')
        {
          if (!take (&text, literal))
            return false;
          continue;
        }
      if (!take_operand (&text, t[2], &value))
        return false;
      if (t[2] == 'M')
        {
          operands[1] = (unsigned) value >> 8 & 0xff;
          operands[2] = (unsigned) value & 0xff;
        }
      else
        /* A seat and a place share one operand. */
        operands[t[1] - 'a'] |= (unsigned) value;
      t += 2;
    }
  return *text == '\0';
}

bool
roll_parse (const char *text, GameAnswer *answer)
{
  for (unsigned kind = 0; kind < ROLL_N_ANSWERS; kind++)
    {
      unsigned operands[3] = { 0, 0, 0 };

      if (templates[kind] != NULL && parse_as (text, templates[kind], operands))
        {
          *answer = GAME_ANSWER (kind, operands[0], operands[1], operands[2]);
          return true;
        }
    }
  return false;
}
