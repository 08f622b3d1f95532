/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card's powers, as rows of concepts that a search finds whatever words its text uses. They come from the
 * engine's tables, and so from data/race/cards.json; data/race/concepts has the words. */
#include "games/race/catalog/orrery-race-entry-private.h"

static const char *const colours[] = {
  "colour.novelty", "colour.rare", "colour.genes", "colour.alien", "colour.gray",
};

static const char *const phases[] = {
  "phase.explore", "phase.develop", "phase.settle", "phase.trade", "phase.consume", "phase.produce",
};

static const char *const keyword_facts[ORRERY_N_KEYWORDS] = {
  "keyword.rebel", "keyword.alien", "keyword.imperium", "keyword.uplift", "keyword.terraforming", "keyword.chromosome",
};

static void
add (GPtrArray *facts, const char *fact)
{
  g_ptr_array_add (facts, g_strdup (fact));
}

/* "number.2" and the counted thing. */
static void
add_number (GPtrArray *facts, int number, const char *what)
{
  g_ptr_array_add (facts, g_strdup_printf ("number.%d %s", ABS (number), what));
}

/* A row for each kind: "colour.rare kind.world". */
static void
add_colours (GPtrArray *facts, guint mask, const char *what)
{
  for (guint i = 0; i < RACE_N_GOODS; i++)
    if (mask & RACE_BIT (i))
      g_ptr_array_add (facts, g_strdup_printf ("%s %s", colours[i], what));
}

static void
add_draw (GPtrArray *facts, const RacePower *power, const char *when)
{
  add (facts, when);
  add (facts, "gain draw card");
  add_number (facts, power->amount, "card");
}

static void
add_military (GPtrArray *facts, const RacePower *power)
{
  add (facts, power->amount < 0 ? "negative power.military" : "gain power.military");
  add_number (facts, power->amount, "power.military");
  if (power->kind != RACE_POWER_SPECIALIZED_MILITARY)
    return;
  add (facts, power->keywords != 0 ? "against keyword.rebel kind.world" : "against");
  add_colours (facts, power->keywords != 0 ? 0 : orrery_power_colours (power), "kind.world");
}

static void
add_consume (GPtrArray *facts, const RacePower *power)
{
  add (facts, "phase.consume good");
  add_number (facts, power->takes * power->uses, "good");
  add_colours (facts, orrery_power_colours (power), "good");
  if (power->different)
    add (facts, "different good");
  if (power->vp > 0)
    {
      add (facts, "gain vp power.vp");
      add_number (facts, power->vp, "vp");
    }
  if (power->cards > 0)
    {
      add (facts, "gain draw card");
      add_number (facts, power->cards, "card");
    }
}

static void
add_settle (GPtrArray *facts, const RacePower *power)
{
  switch ((int) power->kind)
    {
    case RACE_POWER_REDUCE_WORLD_COST:
      add (facts, "cost power.discount kind.world");
      add_number (facts, power->amount, "power.discount");
      add_colours (facts, orrery_power_colours (power), "kind.world");
      break;
    case RACE_POWER_TEMPORARY_MILITARY:
      add_military (facts, power);
      add (facts, "temporary power.military discard this-card");
      break;
    case RACE_POWER_PLACE_WORLD_FOR_ZERO:
      add (facts, "build kind.world free discard this-card");
      add (facts, "power.discount cost number.0");
      break;
    case RACE_POWER_PAY_FOR_MILITARY_WORLD:
      add (facts, "buy type.military kind.world instead conquer");
      add_number (facts, power->amount, "power.discount");
      break;
    case RACE_POWER_DRAW_AFTER_PLACING_WORLD:
      add_draw (facts, power, "build kind.world each");
      break;
    default:
      add_military (facts, power);
      break;
    }
}

static void
add_trade (GPtrArray *facts, const RacePower *power)
{
  add (facts, "power.trade good extra card");
  add (facts, "gain draw card");
  add_number (facts, power->amount, "card");
  add_colours (facts, power->this_world ? 0 : orrery_power_colours (power), "good");
}

static void
add_produce (GPtrArray *facts, const RacePower *power)
{
  switch ((int) power->kind)
    {
    case RACE_POWER_PRODUCE_ON_THIS_WORLD:
      add (facts, "phase.produce good");
      break;
    case RACE_POWER_PRODUCE_ON_WINDFALL:
      add (facts, orrery_power_colours (power) == 0 ? "phase.produce good each type.windfall kind.world"
                                                    : "phase.produce good type.windfall kind.world");
      add_colours (facts, orrery_power_colours (power), "type.windfall");
      break;
    case RACE_POWER_DRAW_IF_PRODUCED_ON_THIS_WORLD:
      add_draw (facts, power, "phase.produce good");
      break;
    case RACE_POWER_DRAW_PER_GOOD_PRODUCED:
      add_draw (facts, power, "each good phase.produce");
      add_colours (facts, orrery_power_colours (power), "good");
      break;
    case RACE_POWER_DRAW_PER_KIND_PRODUCED:
      add_draw (facts, power, "each different good phase.produce");
      break;
    case RACE_POWER_DRAW_PER_WORLD_IN_TABLEAU:
      add_draw (facts, power, "each kind.world phase.produce");
      add_colours (facts, orrery_power_colours (power), "kind.world");
      break;
    case RACE_POWER_DRAW_IF_STRICTLY_MOST_PRODUCED:
      add_draw (facts, power, "most good phase.produce");
      add_colours (facts, orrery_power_colours (power), "good");
      break;
    default:
      add_draw (facts, power, "phase.produce");
      break;
    }
}

static void
add_other (GPtrArray *facts, const RacePower *power)
{
  switch ((int) power->kind)
    {
    case RACE_POWER_EXPLORE_DRAW:
      add_draw (facts, power, "phase.explore extra look");
      break;
    case RACE_POWER_EXPLORE_KEEP:
      add (facts, "phase.explore keep extra card");
      add_number (facts, power->amount, "card");
      break;
    case RACE_POWER_DRAW_AT_PHASE_START:
      add_draw (facts, power, "begin phase.develop");
      break;
    case RACE_POWER_REDUCE_DEVELOPMENT_COST:
      add (facts, "cost power.discount developments");
      add_number (facts, power->amount, "power.discount");
      break;
    case RACE_POWER_DRAW_AFTER_PLACING_DEVELOPMENT:
      add_draw (facts, power, "build developments each");
      break;
    case RACE_POWER_CONSUME:
      add_consume (facts, power);
      break;
    case RACE_POWER_CONSUME_GOOD_AT_TRADE_PRICE:
      add (facts, "phase.consume good power.trade cost");
      add (facts, "gain draw card");
      break;
    case RACE_POWER_CONSUME_ALL_GOODS:
      add (facts, "phase.consume each good gain vp power.vp");
      break;
    case RACE_POWER_CONSUME_DRAW:
      add_draw (facts, power, "phase.consume");
      break;
    case RACE_POWER_DRAW_IF_LUCKY:
      add (facts, "gamble choose number turn-up card draw");
      break;
    case RACE_POWER_DISCARD_HAND_CARDS:
      add (facts, "phase.consume discard card hand gain vp power.vp");
      add_number (facts, power->amount, "card");
      break;
    default:
      break;
    }
}

static void
add_power (GPtrArray *facts, const RacePower *power)
{
  if (power->when == RACE_IN_SETTLE)
    add_settle (facts, power);
  else if (power->when == RACE_IN_TRADE)
    add_trade (facts, power);
  else if (power->when == RACE_IN_PRODUCE)
    add_produce (facts, power);
  else
    add_other (facts, power);
}

static void
add_card_line (GPtrArray *facts, const RaceLine *line)
{
  if (line->design != 0)
    return;
  if (line->kinds & RACE_BIT (RACE_DEVELOPMENT))
    add (facts, line->cost > 0 ? "each type.bonus developments" : "each developments");
  if (line->kinds & RACE_BIT (RACE_WORLD))
    add (facts, line->military ? "each type.military kind.world" : "each kind.world");
  if (line->sources == RACE_BIT (RACE_PRODUCTION))
    add (facts, "type.production kind.world");
  if (line->sources == RACE_BIT (RACE_WINDFALL))
    add (facts, "type.windfall kind.world");
  if (line->keywords & RACE_KEYWORD_REBEL)
    add (facts, "keyword.rebel kind.world");
  if (line->keywords & RACE_KEYWORD_ALIEN)
    add (facts, "keyword.alien card");
  add_colours (facts, orrery_line_colours (line), "kind.world");
  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    if (line->when & RACE_BIT (i))
      g_ptr_array_add (facts, g_strconcat (phases[i], " power", NULL));
}

static void
add_line (GPtrArray *facts, const RaceLine *line)
{
  add_number (facts, line->points, "vp");
  if (line->per == RACE_PER_CHIPS)
    add (facts, "each number.3 vp chip");
  else if (line->per == RACE_PER_MILITARY)
    add (facts, "each power.military vp");
  else
    add_card_line (facts, line);
}

/* Cheap and expensive, and the cheapest and most expensive of its kind. */
static void
add_cost (GPtrArray *facts, const RaceDesign *card)
{
  gboolean cheapest = TRUE, dearest = TRUE;

  for (guint i = 0; i < RACE_N_DESIGNS; i++)
    {
      const RaceDesign *other = &race_designs[0][i];

      if (other->kind != card->kind || other->good != card->good || other->military != card->military)
        continue;
      cheapest &= other->cost >= card->cost;
      dearest &= other->cost <= card->cost;
    }
  if (card->cost <= 1)
    add (facts, "cheap");
  if (cheapest)
    add (facts, "cheapest");
  if (card->cost >= 5)
    add (facts, "expensive");
  if (dearest)
    add (facts, card->military ? "dearest strongest" : "dearest");
}

static void
add_world (GPtrArray *facts, const RaceDesign *card)
{
  static const char *const sources[] = {
    "colour.gray kind.world", "type.windfall kind.world", "type.production kind.world",
  };

  add (facts, sources[card->source]);
  if (card->source == RACE_WINDFALL)
    add (facts, "windfall-good good");
  add_colours (facts, RACE_BIT (card->good), "kind.world");
  add_colours (facts, RACE_BIT (card->good), "good");
  if (card->source != RACE_NO_GOODS)
    add_colours (facts, RACE_BIT (card->good), card->source == RACE_WINDFALL ? "type.windfall" : "type.production");
  if (card->military)
    {
      add (facts, "type.military kind.world");
      add_colours (facts, RACE_BIT (card->good), "type.military");
      add_number (facts, card->cost, "defense");
    }
  if (card->start != RACE_NO_START)
    add (facts, "type.start kind.world begin");
  if (card->n_powers == 0)
    add (facts, "number.0 power");
}

char **
orrery_race_list_facts (guint design, guint keywords)
{
  const RaceDesign *card = &race_designs[0][design];
  g_autoptr (GPtrArray) facts = g_ptr_array_new ();

  if (card->kind == RACE_WORLD)
    add_world (facts, card);
  for (guint i = 0; i < ORRERY_N_KEYWORDS; i++)
    if (keywords & (1u << i))
      add (facts, keyword_facts[i]);
  for (guint i = 0; i < card->n_powers; i++)
    add_power (facts, &card->powers[i]);
  for (guint i = 0; i < card->n_lines; i++)
    add_line (facts, &card->lines[i]);
  if (card->n_lines > 0)
    add (facts, "vp score end-of-game");
  else
    add_number (facts, card->vp, "vp");
  add_cost (facts, card);
  g_ptr_array_add (facts, NULL);

  return (char **) g_ptr_array_free (g_steal_pointer (&facts), FALSE);
}
