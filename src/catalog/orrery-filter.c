/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "orrery-filter.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "orrery-entry-private.h"
#include "orrery-language.h"

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

/* Translators: one of the words below is what somebody may type to see only such entries. Give one
 * or more words of your language, with spaces between, and no word to two of them. */
static const FilterWord filter_words[] = {
  { NC_ ("search", "world"), { KIND (WORLD) } }, { NC_ ("search", "worlds"), { KIND (WORLD) } },
  { NC_ ("search", "planet"), { KIND (WORLD) } }, { NC_ ("search", "planets"), { KIND (WORLD) } },
  { NC_ ("search", "dev"), { KIND (DEVELOPMENT) } }, { NC_ ("search", "devs"), { KIND (DEVELOPMENT) } },
  { NC_ ("search", "development"), { KIND (DEVELOPMENT) } }, { NC_ ("search", "developments"), { KIND (DEVELOPMENT) } },
  { NC_ ("search", "rule"), { KIND (RULE) } }, { NC_ ("search", "rules"), { KIND (RULE) } },
  { NC_ ("search", "ruling"), { KIND (RULING) } }, { NC_ ("search", "rulings"), { KIND (RULING) } },
  { NC_ ("search", "faq"), { KIND (RULING) } },
  { NC_ ("search", "glossary"), { KIND (TERM) } }, { NC_ ("search", "forgotten"), { KIND (REMINDER) } },
  { NC_ ("search", "help"), { KIND (HELP) } },
  { NC_ ("search", "faction"), { SET (FACTION) } }, { NC_ ("search", "factions"), { SET (FACTION) } },
  { NC_ ("search", "homeworld"), { SET (HOME) } }, { NC_ ("search", "homeworlds"), { SET (HOME) } },
  { NC_ ("search", "explore"), { PHASE (EXPLORE) } }, { NC_ ("search", "develop"), { PHASE (DEVELOP) } },
  { NC_ ("search", "settle"), { PHASE (SETTLE) } }, { NC_ ("search", "produce"), { PHASE (PRODUCE) } },
  { NC_ ("search", "ship"), { PHASE (SHIP) } },
  { NC_ ("search", "assign"), { .phases = ORRERY_PHASE_ASSIGN } },
  { NC_ ("search", "white"), { COLOUR (WHITE) } }, { NC_ ("search", "home"), { COLOUR (WHITE) } },
  { NC_ ("search", "red"), { COLOUR (RED) } }, { NC_ ("search", "military"), { COLOUR (RED) } },
  { NC_ ("search", "purple"), { COLOUR (PURPLE) } }, { NC_ ("search", "consumption"), { COLOUR (PURPLE) } },
  { NC_ ("search", "cyan"), { COLOUR (CYAN) } }, { NC_ ("search", "blue"), { COLOUR (CYAN) } }, { NC_ ("search", "novelty"), { COLOUR (CYAN) } },
  { NC_ ("search", "brown"), { COLOUR (BROWN) } }, { NC_ ("search", "rare"), { COLOUR (BROWN) } },
  { NC_ ("search", "green"), { COLOUR (GREEN) } }, { NC_ ("search", "genes"), { COLOUR (GREEN) } }, { NC_ ("search", "gene"), { COLOUR (GREEN) } },
  { NC_ ("search", "yellow"), { COLOUR (YELLOW) } }, { NC_ ("search", "alien"), { COLOUR (YELLOW) } },
  { NC_ ("search", "gray"), { COLOUR (GRAY) } }, { NC_ ("search", "grey"), { COLOUR (GRAY) } },
  { NC_ ("search", "reassign"), { .reassign = TRUE } }, { NC_ ("search", "immediate"), { .immediate = TRUE } },
  { "6+", { .bonus = TRUE } },
  { NC_ ("search", "trade"), { POWER (TRADE) } }, { NC_ ("search", "consume"), { POWER (CONSUME) } },
  { NC_ ("search", "discount"), { POWER (DISCOUNT) } }, { NC_ ("search", "discounts"), { POWER (DISCOUNT) } },
  { NC_ ("search", "cheaper"), { POWER (DISCOUNT) } },
  { "$", { POWER (CREDITS) } }, { NC_ ("search", "money"), { POWER (CREDITS) } },
  { NC_ ("search", "credit"), { POWER (CREDITS) } }, { NC_ ("search", "credits"), { POWER (CREDITS) } },
  { NC_ ("search", "vp"), { POWER (CHIPS) } }, { NC_ ("search", "chip"), { POWER (CHIPS) } }, { NC_ ("search", "chips"), { POWER (CHIPS) } },
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
  return word_is (word, "cost") || word_is (word, "costs") || word_is (word, "costing")
         || g_strv_contains (orrery_language_get_words (ORRERY_WORDS_COST), word->folded);
}

static gboolean
is_phase_word (const OrreryWord *word)
{
  return word_is (word, "phase")
         || g_strv_contains (orrery_language_get_words (ORRERY_WORDS_PHASE), word->folded);
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
  if (is_phase_word (&words[0]))
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

/* The words above, and then those of the reader's language. */
static GArray *
make_all_words (void)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (FilterWord));

  g_array_append_vals (all, filter_words, G_N_ELEMENTS (filter_words));
  for (guint i = 0; i < G_N_ELEMENTS (filter_words); i++)
    {
      g_auto (GStrv) own = orrery_language_dup_words (filter_words[i].word);

      for (guint j = 0; own[j] != NULL; j++)
        {
          FilterWord word = { g_intern_string (own[j]), filter_words[i].filter };

          g_array_append_val (all, word);
        }
    }

  return all;
}

static const GArray *
get_all_words (void)
{
  static GArray *all;

  if (g_once_init_enter (&all))
    g_once_init_leave (&all, make_all_words ());

  return all;
}

guint
orrery_filter_read (const OrreryWord *words,
                    guint             n_words,
                    OrreryFilter     *filter)
{
  const char *word;

  memset (filter, 0, sizeof *filter);
  if (n_words >= 2 && read_pair (words, filter))
    return 2;

  for (guint i = 0; n_words > 0 && (word = orrery_filter_get_word (i, filter)) != NULL; i++)
    if (word_is (&words[0], word))
      return 1;

  memset (filter, 0, sizeof *filter);
  return 0;
}

const char *
orrery_filter_get_word (guint         i,
                        OrreryFilter *filter)
{
  const GArray *all = get_all_words ();

  if (i >= all->len)
    return NULL;

  *filter = g_array_index (all, FilterWord, i).filter;
  return g_array_index (all, FilterWord, i).word;
}
