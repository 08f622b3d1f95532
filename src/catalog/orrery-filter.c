/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-filter.h"

#include <string.h>

#include "orrery-entry-private.h"

#define KIND(k) .kinds = 1u << ORRERY_KIND_##k
#define SET(s) .sets = 1u << ROLL_SET_##s
#define PHASE(p) .phases = ROLL_BIT (ROLL_##p)
#define COLOUR(c) .colours = ROLL_BIT (ROLL_##c)
#define POWER(p) .powers = ORRERY_POWER_##p

typedef struct
{
  const char  *word;
  OrreryFilter filter;
} FilterWord;

static const FilterWord filter_words[] = {
  { "world", { KIND (WORLD) } }, { "worlds", { KIND (WORLD) } },
  { "planet", { KIND (WORLD) } }, { "planets", { KIND (WORLD) } },
  { "dev", { KIND (DEVELOPMENT) } }, { "devs", { KIND (DEVELOPMENT) } },
  { "development", { KIND (DEVELOPMENT) } }, { "developments", { KIND (DEVELOPMENT) } },
  { "rule", { KIND (RULE) } }, { "rules", { KIND (RULE) } },
  { "ruling", { KIND (RULING) } }, { "rulings", { KIND (RULING) } },
  { "faq", { KIND (RULING) } },
  { "glossary", { KIND (TERM) } }, { "forgotten", { KIND (REMINDER) } },
  { "faction", { SET (FACTION) } }, { "factions", { SET (FACTION) } },
  { "homeworld", { SET (HOME) } }, { "homeworlds", { SET (HOME) } },
  { "explore", { PHASE (EXPLORE) } }, { "develop", { PHASE (DEVELOP) } },
  { "settle", { PHASE (SETTLE) } }, { "produce", { PHASE (PRODUCE) } },
  { "ship", { PHASE (SHIP) } },
  { "assign", { .phases = ORRERY_PHASE_ASSIGN } },
  { "white", { COLOUR (WHITE) } }, { "home", { COLOUR (WHITE) } },
  { "red", { COLOUR (RED) } }, { "military", { COLOUR (RED) } },
  { "purple", { COLOUR (PURPLE) } }, { "consumption", { COLOUR (PURPLE) } },
  { "cyan", { COLOUR (CYAN) } }, { "blue", { COLOUR (CYAN) } }, { "novelty", { COLOUR (CYAN) } },
  { "brown", { COLOUR (BROWN) } }, { "rare", { COLOUR (BROWN) } },
  { "green", { COLOUR (GREEN) } }, { "genes", { COLOUR (GREEN) } }, { "gene", { COLOUR (GREEN) } },
  { "yellow", { COLOUR (YELLOW) } }, { "alien", { COLOUR (YELLOW) } },
  { "gray", { COLOUR (GRAY) } }, { "grey", { COLOUR (GRAY) } },
  { "reassign", { .reassign = TRUE } }, { "immediate", { .immediate = TRUE } },
  { "6+", { .bonus = TRUE } },
  { "trade", { POWER (TRADE) } }, { "consume", { POWER (CONSUME) } },
  { "discount", { POWER (DISCOUNT) } }, { "discounts", { POWER (DISCOUNT) } },
  { "cheaper", { POWER (DISCOUNT) } },
  { "$", { POWER (CREDITS) } }, { "money", { POWER (CREDITS) } },
  { "credit", { POWER (CREDITS) } }, { "credits", { POWER (CREDITS) } },
  { "vp", { POWER (CHIPS) } }, { "chip", { POWER (CHIPS) } }, { "chips", { POWER (CHIPS) } },
};

/* Two words that mean one thing. */
static const struct
{
  const char  *first;
  const char  *second;
  OrreryFilter filter;
} filter_pairs[] = {
  { "home", "world", { SET (HOME) } }, { "home", "worlds", { SET (HOME) } },
  { "rare", "element", { COLOUR (BROWN) } }, { "rare", "elements", { COLOUR (BROWN) } },
  { "alien", "tech", { COLOUR (YELLOW) } }, { "alien", "technology", { COLOUR (YELLOW) } },
  { "vp", "chips", { POWER (CHIPS) } },
};

static const char *const roman[ROLL_N_PHASES] = { "i", "ii", "iii", "iv", "v" };

gboolean
orrery_filter_is_empty (const OrreryFilter *filter)
{
  return filter == NULL
         || (filter->kinds | filter->sets | filter->phases | filter->costs | filter->colours
             | filter->powers | (guint) filter->reassign | (guint) filter->immediate
             | (guint) filter->bonus) == 0;
}

static gboolean
mask_allows (guint mask,
             guint bits)
{
  return mask == 0 || (mask & bits) != 0;
}

gboolean
orrery_filter_matches (const OrreryFilter *filter,
                       OrreryEntry        *entry)
{
  if (filter == NULL)
    return TRUE;

  return mask_allows (filter->kinds, 1u << entry->kind)
         && mask_allows (filter->sets, entry->face >= 0 ? 1u << roll_faces[entry->face].set : 0)
         && mask_allows (filter->phases, entry->phases)
         && mask_allows (filter->costs, entry->cost != ORRERY_NO_COST ? 1u << entry->cost : 0)
         && mask_allows (filter->colours, entry->colours)
         && mask_allows (filter->powers, entry->powers)
         && (!filter->reassign || entry->reassign)
         && (!filter->immediate || entry->immediate)
         && (!filter->bonus || entry->bonus);
}

void
orrery_filter_add (OrreryFilter       *filter,
                   const OrreryFilter *other)
{
  filter->kinds |= other->kinds;
  filter->sets |= other->sets;
  filter->phases |= other->phases;
  filter->costs |= other->costs;
  filter->colours |= other->colours;
  filter->powers |= other->powers;
  filter->reassign |= other->reassign;
  filter->immediate |= other->immediate;
  filter->bonus |= other->bonus;
}

static gboolean
word_is (const OrreryWord *word,
         const char       *other)
{
  return strcmp (word->folded, other) == 0;
}

static gboolean
is_cost_word (const OrreryWord *word)
{
  return word_is (word, "cost") || word_is (word, "costs") || word_is (word, "costing");
}

static gboolean
read_cost (const OrreryWord *word,
           OrreryFilter     *filter)
{
  if (word_is (word, "6+"))
    {
      filter->bonus = TRUE;
      return TRUE;
    }
  if (word->n != 1 || !g_ascii_isdigit (word->folded[0]) || word->folded[0] > '6')
    return FALSE;

  filter->costs = 1u << (word->folded[0] - '0');
  return TRUE;
}

static gboolean
read_phase (const OrreryWord *word,
            OrreryFilter     *filter)
{
  for (guint i = 0; i < ROLL_N_PHASES; i++)
    {
      if (word_is (word, roman[i]) || word_is (word, roll_phase_names[i])
          || (word->n == 1 && word->folded[0] == (char) ('1' + i)))
        {
          filter->phases = ROLL_BIT (i);
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
read_pair (const OrreryWord *words,
           OrreryFilter     *filter)
{
  if (is_cost_word (&words[0]))
    return read_cost (&words[1], filter);
  if (is_cost_word (&words[1]))
    return read_cost (&words[0], filter);
  if (word_is (&words[0], "phase"))
    return read_phase (&words[1], filter);

  for (guint i = 0; i < G_N_ELEMENTS (filter_pairs); i++)
    {
      if (word_is (&words[0], filter_pairs[i].first) && word_is (&words[1], filter_pairs[i].second))
        {
          *filter = filter_pairs[i].filter;
          return TRUE;
        }
    }

  return FALSE;
}

guint
orrery_filter_read (const OrreryWord *words,
                    guint             n_words,
                    OrreryFilter     *filter)
{
  memset (filter, 0, sizeof *filter);
  if (n_words >= 2 && read_pair (words, filter))
    return 2;

  for (guint i = 0; n_words > 0 && i < G_N_ELEMENTS (filter_words); i++)
    {
      if (word_is (&words[0], filter_words[i].word))
        {
          *filter = filter_words[i].filter;
          return 1;
        }
    }

  return 0;
}

const char *
orrery_filter_get_word (guint         i,
                        OrreryFilter *filter)
{
  if (i >= G_N_ELEMENTS (filter_words))
    return NULL;

  *filter = filter_words[i].filter;
  return filter_words[i].word;
}
