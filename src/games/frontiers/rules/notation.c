/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers in words (docs/frontiers.md). Operands: T a stack, O an order of seats in a and b, W a world, I a
 * number counted from 1, K a kind, and others that are explained at their templates. */
#include "engine/words.h"
#include "games/frontiers/rules/internal.h"

static const char *const templates[FR_N_ANSWERS] = {
  [FR_DO_LEAVE] = "leave %aT",
  [FR_DO_TURN] = "turn over %aT",
  [FR_DO_ORDER] = "order%aO",
  [FR_DO_MAT] = "mat %am",   /* or "not said" */
  [FR_DO_SIDE] = "%as side", /* white, other */
  [FR_DO_NUMBER] = "%ay %bN", /* military, non-military */
  [FR_DO_NEEDS] = "needs %aN",
  [FR_DO_GOODS] = "%ag%bk",  /* gray, production, windfall; a kind, or nothing */
  [FR_DO_WORTH] = "VP %av",  /* or "?", "later" */
  [FR_DO_SELECT] = "select %aA",
  [FR_DO_GOAL] = "goal %aG", /* or "secret" */
  [FR_DO_KEEP_DOWN] = "keep it face down",
  [FR_DO_LAY_OUT] = "lay out %aW",
  [FR_DO_SKIP] = "skip",
  [FR_DO_PICK] = "pick %aW",
  [FR_DO_DRAW] = "draw %aW",
  [FR_DO_RETURN] = "return explored %aI",
  [FR_DO_RETURN_COLONY] = "return colony %aI",
  [FR_DO_STOCKPILE_WORLD] = "stockpile explored %aI",
  [FR_DO_BUY] = "buy %aT",
  [FR_DO_PRICE] = "price %aN",
  [FR_DO_MILITARY] = "Military is %bM",
  [FR_DO_TAKE] = "take 2 colonists",
  [FR_DO_WORLDS] = "settle %aw", /* 1 world, 2 worlds */
  [FR_DO_SETTLE] = "settle explored %aI",
  [FR_DO_CONQUER] = "conquer",
  [FR_DO_PAY] = "pay",
  [FR_DO_GIVE] = "give good of colony %aI",
  [FR_DO_REPLACE] = "replace colony %aI by explored %bI",
  [FR_DO_PRODUCE] = "produce on colony %aI",
  [FR_DO_KIND] = "kind %aK",
  [FR_DO_STOCKPILE_GOOD] = "stockpile good of colony %aI",
  [FR_DO_STOCKPILE_CREDITS] = "stockpile %aN credits",
  [FR_DO_SELL] = "sell good of colony %aI",
  [FR_DO_SELL_NOTHING] = "sell nothing",
  [FR_DO_USE] = "use %ap%bq", /* colony 2, development 3; ", power 2" */
  [FR_DO_GOOD] = "good of colony %aI",
  [FR_DO_GAIN_VP] = "gain %aN VP",
  [FR_DO_GAIN_CREDITS] = "gain %aN credits",
  [FR_DO_SCORE] = "score %aS %bM",
  [FR_DO_DONE] = "done",
  [FR_DO_TURN_UP] = "turn up %aG",
  [FR_DO_EXTRA] = "extra %cN %be for seat %aN", /* colonists, VP, worlds, credits */
  [FR_DO_FIX_CREDITS] = "set credits of seat %aN to %bM",
  [FR_DO_FIX_CHIPS] = "set VP chips of seat %aN to %bM",
  [FR_DO_FIX_POOL] = "set VP pool to %bM",
  [FR_DO_FIX_COLONISTS] = "set colonists of seat %aN to %bN",
  [FR_DO_FIX_SUPPLY] = "set colonist supply to %aN",
  [FR_DO_FIX_PRODUCE] = "set credits on Produce to %aN",
  [FR_DO_FIX_MILITARY] = "set Military of seat %aN to %bM",
  [FR_DO_FIX_LEVEL] = "set level to %aL",
  [FR_DO_FIX_ORDER] = "set order to%aO",
  [FR_DO_FIX_EXPLORED] = "set explored worlds of seat %aN to %bN",
  [FR_DO_FIX_ADD_WORLD] = "add %bW to explored worlds of seat %aN",
  [FR_DO_FIX_TAKE_WORLD] = "take explored %bI from seat %aN",
  [FR_DO_FIX_ADD_COLONY] = "add %bW to colonies of seat %aN",
  [FR_DO_FIX_TAKE_COLONY] = "take colony %bI from seat %aN",
  [FR_DO_FIX_GOOD] = "set good on colony %bI of seat %aN to %ch", /* a kind, or "nothing" */
  [FR_DO_FIX_SETTLERS] = "set colonists on colony %bI of seat %aN to %cN",
  [FR_DO_FIX_ADD_DEVELOPMENT] = "add %bT to developments of seat %aN",
  [FR_DO_FIX_TAKE_DEVELOPMENT] = "take development %bI from seat %aN",
  [FR_DO_FIX_STACK] = "set %aT to %bs face",
  [FR_DO_FIX_STOCK] = "set stockpiled %bK of seat %aN to %cN",
  [FR_DO_FIX_STOCK_CREDITS] = "set stockpiled credits of seat %aN to %bN",
  [FR_DO_FIX_STOCK_WORLDS] = "set stockpiled worlds of seat %aN to %bN",
  [FR_DO_FIX_LEARN] = "learn %bp of seat %aN from tile %cI",
};

const char *const fr_kind_names[FR_ANY_KIND + 1] = { "novelty", "rare", "genes", "alien", "", "any" };
static const char *const sides[] = { "white", "other" };
static const char *const types[] = { "non-military", "military" };
static const char *const goods[] = { "gray", "production", "windfall" };
static const char *const worlds[] = { "1 world", "2 worlds" };
static const char *const extras[FR_N_EXTRAS] = { "colonists", "VP", "worlds", "credits" };
static const char *const levels[FR_N_LEVELS] = { "clock", "counters", "mirror" };
static const char *const pads[FR_N_PADS] = { "developments", "colonies", "bonuses", "tie-break" };

static bool
put_word (char text[GAME_MAX_TEXT], size_t *at, const char *const *words, unsigned n, unsigned value)
{
  return value < n && game_put (text, at, words[value]);
}

static bool
put_number (char text[GAME_MAX_TEXT], size_t *at, const char *before, unsigned n)
{
  return game_put (text, at, before) && game_put_number (text, at, (int) n);
}

static bool
put_stack (char text[GAME_MAX_TEXT], size_t *at, unsigned stack)
{
  if (stack < FR_N_SMALL)
    return put_number (text, at, "small ", stack + 1);
  if (stack < FR_N_STACKS)
    return put_number (text, at, "large ", stack - FR_N_SMALL + 1);
  return game_put (text, at, stack == FR_SOME_SMALL ? "small" : stack == FR_SOME_LARGE ? "large" : "nothing")
         && (stack <= FR_SOME_LARGE || stack == FR_NO_STACK);
}

static bool
put_world (char text[GAME_MAX_TEXT], size_t *at, unsigned world)
{
  if (world == FR_UNNAMED || world == FR_NOTHING)
    return game_put (text, at, world == FR_UNNAMED ? "unnamed" : "nothing");
  return world < FR_N_WORLDS && put_number (text, at, "world ", world + 1);
}

static bool
put_place (char text[GAME_MAX_TEXT], size_t *at, unsigned place)
{
  if (place < FR_PLACE_DEVELOPMENT)
    return put_number (text, at, "colony ", place + 1);
  return put_number (text, at, "development ", place - FR_PLACE_DEVELOPMENT + 1);
}

static bool
put_part (char text[GAME_MAX_TEXT], size_t *at, unsigned part)
{
  if (part < FR_N_PADS)
    return game_put (text, at, pads[part]);
  return part < FR_N_PADS + FR_N_GOALS && game_put (text, at, fr_goals[part - FR_N_PADS].name);
}

static bool
put_operand (char text[GAME_MAX_TEXT], size_t *at, char type, unsigned value)
{
  switch (type)
    {
    case 'T':
      return put_stack (text, at, value);
    case 'W':
      return put_world (text, at, value);
    case 'I':
      return value < 255 && game_put_number (text, at, (int) value + 1);
    case 'K':
      return put_word (text, at, fr_kind_names, FR_N_KINDS, value);
    case 'k':
      return value == FR_NO_KIND || (value <= FR_ANY_KIND && game_put (text, at, " ") && game_put (text, at, fr_kind_names[value]));
    case 'h':
      return value == 0 ? game_put (text, at, "nothing") : put_word (text, at, fr_kind_names, FR_N_KINDS, value - 1);
    case 'm':
      return value == 0 ? game_put (text, at, "not said") : game_put_number (text, at, (int) value);
    case 's':
      return put_word (text, at, sides, 2, value);
    case 'y':
      return put_word (text, at, types, 2, value);
    case 'g':
      return value >= FR_GRAY && put_word (text, at, goods, 3, value - FR_GRAY);
    case 'v':
      if (value >= FR_VP_UNKNOWN)
        return value <= FR_VP_BONUS && game_put (text, at, value == FR_VP_BONUS ? "?" : "later");
      return game_put_number (text, at, (int) value);
    case 'A':
      return value < FR_N_ACTIONS && game_put (text, at, fr_actions[value].id);
    case 'G':
      return value == FR_SECRET_GOAL ? game_put (text, at, "secret") : value < FR_N_GOALS && game_put (text, at, fr_goals[value].name);
    case 'w':
      return value >= 1 && put_word (text, at, worlds, 2, value - 1);
    case 'p':
      return put_place (text, at, value);
    case 'q':
      return value == 0 || put_number (text, at, ", power ", value + 1);
    case 'e':
      return put_word (text, at, extras, FR_N_EXTRAS, value);
    case 'L':
      return put_word (text, at, levels, FR_N_LEVELS, value);
    case 'S':
      return put_part (text, at, value);
    default:
      return false;
    }
}

/* Reading */

static int
take_number_after (const char **text, const char *before, int most)
{
  const char *t = *text;
  int n;

  if (!game_take (&t, before) || !game_take_number (&t, 1, most, &n))
    return -1;
  *text = t;
  return n - 1;
}

static int
take_stack (const char **text)
{
  int n = take_number_after (text, "small ", FR_N_SMALL);

  if (n >= 0)
    return n;
  n = take_number_after (text, "large ", FR_N_LARGE);
  if (n >= 0)
    return FR_N_SMALL + n;
  if (game_take (text, "small"))
    return FR_SOME_SMALL;
  if (game_take (text, "large"))
    return FR_SOME_LARGE;
  return game_take (text, "nothing") || game_take (text, "none") ? FR_NO_STACK : -1;
}

static int
take_world (const char **text)
{
  if (game_take (text, "unnamed"))
    return FR_UNNAMED;
  return game_take (text, "nothing") ? FR_NOTHING : take_number_after (text, "world ", FR_N_WORLDS);
}

static int
take_named (const char **text, bool is_goal, unsigned n)
{
  const char *names[FR_N_ACTIONS + FR_N_GOALS];

  for (unsigned i = 0; i < n; i++)
    names[i] = is_goal ? fr_goals[i].name : fr_actions[i].id;
  return game_take_longest (text, names, n);
}

static int
take_part (const char **text)
{
  const int pad = game_take_longest (text, pads, FR_N_PADS);
  const int goal = pad >= 0 ? -1 : take_named (text, true, FR_N_GOALS);

  return pad >= 0 ? pad : goal >= 0 ? FR_N_PADS + goal : -1;
}

static int
take_worth (const char **text)
{
  int n = -1;

  if (game_take (text, "?"))
    return FR_VP_BONUS;
  if (game_take (text, "later"))
    return FR_VP_UNKNOWN;
  game_take_number (text, 0, 29, &n);
  return n;
}

static int
take_place (const char **text)
{
  const int n = take_number_after (text, "colony ", FR_PLACE_DEVELOPMENT);
  const int development = n >= 0 ? -1 : take_number_after (text, "development ", FR_MAX_DEVELOPMENTS);

  return n >= 0 ? n : development >= 0 ? FR_PLACE_DEVELOPMENT + development : -1;
}

static int
take_goods (const char **text)
{
  const int n = game_take_longest (text, goods, 3);

  return n < 0 ? n : n + FR_GRAY;
}

static int
take_kind_or_none (const char **text)
{
  const char *t = *text;
  int kind;

  if (!game_take (&t, " "))
    return FR_NO_KIND;
  kind = game_take (&t, "any") ? FR_ANY_KIND : game_take_longest (&t, fr_kind_names, FR_N_KINDS);
  if (kind >= 0)
    *text = t;
  return kind;
}

static bool
take_operand (const char **text, char type, int *value)
{
  *value = -1;
  switch (type)
    {
    case 'T':
      *value = take_stack (text);
      break;
    case 'W':
      *value = take_world (text);
      break;
    case 'I':
      *value = take_number_after (text, "", 255);
      break;
    case 'K':
      *value = game_take_longest (text, fr_kind_names, FR_N_KINDS);
      break;
    case 'k':
      *value = take_kind_or_none (text);
      break;
    case 'h':
      if (game_take (text, "nothing"))
        *value = 0;
      else if ((*value = game_take_longest (text, fr_kind_names, FR_N_KINDS)) >= 0)
        (*value)++;
      break;
    case 'm':
      if (game_take (text, "not said"))
        *value = 0;
      else
        game_take_number (text, 1, FR_N_MATS, value);
      break;
    case 's':
      *value = game_take_longest (text, sides, 2);
      break;
    case 'y':
      *value = game_take_longest (text, types, 2);
      break;
    case 'g':
      *value = take_goods (text);
      break;
    case 'v':
      *value = take_worth (text);
      break;
    case 'A':
      *value = take_named (text, false, FR_N_ACTIONS);
      break;
    case 'G':
      *value = game_take (text, "secret") ? (int) FR_SECRET_GOAL : take_named (text, true, FR_N_GOALS);
      break;
    case 'w':
      *value = game_take_longest (text, worlds, 2) + 1;
      return *value > 0;
    case 'p':
      *value = take_place (text);
      break;
    case 'q':
      *value = take_number_after (text, ", power ", FR_MAX_TILE_POWERS);
      *value = *value < 0 ? 0 : *value;
      break;
    case 'e':
      *value = game_take_longest (text, extras, FR_N_EXTRAS);
      break;
    case 'L':
      *value = game_take_longest (text, levels, FR_N_LEVELS);
      break;
    case 'S':
      *value = take_part (text);
      break;
    default:
      break;
    }
  return *value >= 0;
}

static const GameWords words = { templates, FR_N_ANSWERS, put_operand, take_operand };

/* Orders use two operands: seats in groups of three bits, 7 after the last. */

static size_t
format_order (GameAnswer answer, char text[GAME_MAX_TEXT])
{
  const unsigned packed = (unsigned) (GAME_ANSWER_A (answer) << 8 | GAME_ANSWER_B (answer));
  size_t at = 0;
  bool is_whole = packed < 0x8000 && GAME_ANSWER_C (answer) == 0;
  bool has_ended = false;

  game_put (text, &at, GAME_ANSWER_KIND (answer) == FR_DO_ORDER ? "order" : "set order to");
  for (unsigned i = 0; i < FR_MAX_DISKS; i++)
    {
      const unsigned seat = packed >> (3 * (4 - i)) & 7;

      has_ended = has_ended || seat == 7;
      if (seat >= FR_MAX_SEATS ? seat != 7 : has_ended || !put_number (text, &at, " ", seat))
        is_whole = false;
    }
  if (!is_whole || (packed >> 12 & 7) == 7)
    {
      text[0] = '\0';
      return 0;
    }
  return at;
}

static bool
parse_order (const char *text, GameAnswer *answer)
{
  const char *t = text;
  const bool is_fix = game_take (&t, "set order to");
  unsigned packed = 0;

  if (!is_fix && !game_take (&t, "order"))
    return false;
  for (unsigned i = 0; i < FR_MAX_DISKS; i++)
    {
      int seat = 7;

      if (*t != '\0' && (!game_take (&t, " ") || !game_take_number (&t, 0, FR_MAX_SEATS - 1, &seat)))
        return false;
      packed = packed << 3 | (unsigned) seat;
    }
  *answer = GAME_ANSWER (is_fix ? FR_DO_FIX_ORDER : FR_DO_ORDER, packed >> 8, packed & 255, 0);
  return *t == '\0' && (packed >> 12 & 7) != 7;
}

size_t
fr_format (GameAnswer answer, char text[GAME_MAX_TEXT])
{
  const unsigned kind = GAME_ANSWER_KIND (answer);

  return kind == FR_DO_ORDER || kind == FR_DO_FIX_ORDER ? format_order (answer, text)
                                                        : game_words_format (&words, answer, text);
}

bool
fr_parse (const char *text, GameAnswer *answer)
{
  return parse_order (text, answer) || game_words_parse (&words, text, answer);
}
