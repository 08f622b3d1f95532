/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile's powers, as rows of concepts that a search finds whatever words its text uses. They come from the
 * engine's tables, and so from data/roll/tiles.json; data/roll/concepts has the words. */
#include "games/roll/catalog/orrery-roll-entry-private.h"

static const char *const colours[ROLL_N_COLOURS + 1] = {
  "colour.white", "colour.red", "colour.purple", "colour.cyan", "colour.brown", "colour.green",
  "colour.yellow", "colour.gray",
};

static const char *const phases[ROLL_N_PHASES] = {
  "phase.explore", "phase.develop", "phase.settle", "phase.produce", "phase.ship",
};

static void
add (GPtrArray *facts, const char *fact)
{
  g_ptr_array_add (facts, g_strdup (fact));
}

/* "number.2" and the counted thing. */
static void
add_number (GPtrArray *facts, guint number, const char *what)
{
  g_ptr_array_add (facts, g_strdup_printf ("number.%u %s", number, what));
}

/* A row for each color: "colour.brown kind.world". Nobody describes a tile by most of the colors. */
static void
add_colours (GPtrArray *facts, guint mask, const char *what)
{
  if (__builtin_popcount (mask) > ROLL_N_COLOURS / 2)
    return;
  for (guint i = 0; i <= ROLL_GRAY; i++)
    if (mask & ROLL_BIT (i))
      g_ptr_array_add (facts, g_strdup_printf ("%s %s", colours[i], what));
}

/* A row for each phase: "move die phase.ship". */
static void
add_phases (GPtrArray *facts, guint mask, const char *what)
{
  for (guint i = 0; i < ROLL_N_PHASES; i++)
    if (mask & ROLL_BIT (i))
      g_ptr_array_add (facts, g_strdup_printf ("%s %s", what, phases[i]));
}

static void
add_kinds (GPtrArray *facts, guint mask)
{
  if (mask & ROLL_BIT (ROLL_WORLD))
    add (facts, "kind.world");
  if (mask & ROLL_BIT (ROLL_DEVELOPMENT))
    add (facts, "developments");
}

static void
add_reassign (GPtrArray *facts, const RollPower *power)
{
  add (facts, "move die");
  add_number (facts, power->amount, "die");
  if (power->least != power->amount)
    add_number (facts, power->least, "die");
  add_colours (facts, power->colours, "die");
  if (power->to == 0)
    add (facts, "move chosen-phase");
  else if (power->to == ROLL_ANY_PHASE)
    add (facts, "move anywhere");
  else
    {
      add_phases (facts, power->to, "move die");
      add_phases (facts, power->to, "move");
    }
  if (power->from == ROLL_FROM_SAME)
    add (facts, "same phase");
  else if (power->from < ROLL_N_PHASES)
    add_phases (facts, ROLL_BIT (power->from), "move die");
  if (power->majority != ROLL_NO_COLOUR)
    {
      add (facts, "most");
      add_colours (facts, ROLL_BIT (power->majority), "kind.world");
    }
}

static void
add_credits (GPtrArray *facts, const RollPower *power)
{
  add (facts, "gain power.credits");
  add_number (facts, power->amount, "power.credits");
  add (facts, power->per == ROLL_PER_PHASE ? "each phase" : "each");
  add_phases (facts, power->phases, "end");
  if (power->per == ROLL_PER_WORLD_GOOD)
    {
      add (facts, "good");
      add_colours (facts, power->colours, "kind.world");
      add_colours (facts, power->colours, "good");
    }
  else if (power->per == ROLL_PER_DIE_GOOD)
    {
      add (facts, "good");
      add_colours (facts, power->colours, "die");
      add_colours (facts, power->colours, "good");
    }
  else if (power->per == ROLL_PER_CITIZEN)
    {
      add_colours (facts, power->colours, "die");
      add_colours (facts, power->colours, "citizenry");
    }
  if (power->condition == ROLL_IF_MOST_DEVELOPMENTS)
    add (facts, "most developments");
  else if (power->condition == ROLL_IF_HIGHEST_WORLD)
    add (facts, "dearest kind.world");
  else if (power->condition == ROLL_IF_SCOUTED)
    add (facts, "scout");
}

static void
add_goods_power (GPtrArray *facts, const RollPower *power)
{
  gboolean trades = power->kind == ROLL_POWER_TRADE_CREDITS || power->kind == ROLL_POWER_TRADE_BUY;
  gboolean pays = power->kind == ROLL_POWER_TRADE_CREDITS
                  || power->kind == ROLL_POWER_CONSUME_CREDITS;

  add (facts, trades ? "power.trade good" : "power.consume good");
  add (facts, "each extra gain");
  add_number (facts, power->amount, pays ? "power.credits" : "power.chips");
  if (pays)
    add (facts, trades ? "gain power.credits each power.trade" : "gain power.credits each power.consume");
  else
    add (facts, "vp power.chips");
  if (power->kind == ROLL_POWER_TRADE_BUY)
    add (facts, "buy vp power.credits");
  add_colours (facts, power->colours, "kind.world");
  add_colours (facts, power->colours, "good");
}

static void
add_power (GPtrArray *facts, const RollPower *power)
{
  switch ((RollPowerKind) power->kind)
    {
    case ROLL_POWER_REASSIGN:
      add_reassign (facts, power);
      break;
    case ROLL_POWER_DICTATE_AGAIN:
      add (facts, "dictate time extra");
      break;
    case ROLL_POWER_DICTATE_MORE:
      add (facts, "dictate move die");
      add_number (facts, power->amount, "die");
      break;
    case ROLL_POWER_EXTRA_WORKERS:
      add (facts, "extra die");
      add_number (facts, (guint) __builtin_popcount (power->colours), "die");
      add_colours (facts, power->colours, "die");
      for (guint i = 0; i < ROLL_N_PHASES; i++)
        if (power->phases & ROLL_BIT (i))
          {
            g_autofree char *worker = g_strconcat ("extra ", phases[i], NULL);

            add (facts, worker);
            add_number (facts, (guint) __builtin_popcount (power->colours), phases[i]);
            add_colours (facts, power->colours, phases[i]);
          }
      break;
    case ROLL_POWER_REARRANGE:
      add (facts, "rearrange tile zone stack");
      break;
    case ROLL_POWER_PLACE_ON_TOP:
      add (facts, "scout tile top stack");
      break;
    case ROLL_POWER_STOCK:
      add (facts, "stock gain power.credits");
      add_number (facts, power->amount, "power.credits");
      add_colours (facts, power->colours, "phase.explore");
      break;
    case ROLL_POWER_DRAW:
      add (facts, "scout extra tile end");
      break;
    case ROLL_POWER_CREDITS:
      add_credits (facts, power);
      break;
    case ROLL_POWER_CHIPS:
      add (facts, "gain vp power.chips each phase");
      add_number (facts, power->amount, "power.chips");
      add_phases (facts, power->phases, "end");
      break;
    case ROLL_POWER_COMPLETE_CREDITS:
      add (facts, "build gain power.credits each");
      add_number (facts, power->amount, "power.credits");
      add_kinds (facts, power->kinds);
      add_colours (facts, power->colours, "kind.world");
      break;
    case ROLL_POWER_TRADE_CREDITS:
    case ROLL_POWER_TRADE_BUY:
    case ROLL_POWER_CONSUME_CREDITS:
    case ROLL_POWER_CONSUME_CHIPS:
      add_goods_power (facts, power);
      break;
    case ROLL_POWER_DISCOUNT:
      add (facts, "power.discount cost");
      add_number (facts, power->amount, "power.discount");
      add_kinds (facts, power->kinds);
      add_colours (facts, power->colours, "kind.world");
      if (power->reassign_only)
        add (facts, "reassign-power developments");
      break;
    case ROLL_POWER_KEEP_WORKERS:
    case ROLL_POWER_KEEP_COLOUR:
      add (facts, "return cup build instead citizenry");
      add_colours (facts, power->colours, power->kinds & ROLL_BIT (ROLL_WORLD) ? "phase.settle"
                                                                               : "phase.develop");
      add_colours (facts, power->colours, "die");
      add_kinds (facts, power->kinds);
      break;
    case ROLL_POWER_CAPACITY:
      add (facts, "keep good kind.world");
      add_number (facts, power->amount, "good");
      break;
    case ROLL_N_POWER_KINDS:
    default:
      break;
    }
}

static void
add_placing (GPtrArray *facts, const RollFace *face)
{
  const RollPlacing *placing = &face->placing;

  if (placing->remove_die)
    add (facts, "remove-die lose die");
  if (placing->credits > 0)
    {
      add (facts, "gain power.credits");
      add_number (facts, placing->credits, "power.credits");
    }
  if (placing->start_credits > 0)
    {
      add (facts, "begin gain power.credits");
      add_number (facts, placing->start_credits, "power.credits");
    }
  for (guint i = 0; i < placing->n_gains; i++)
    {
      const RollGain *gain = &placing->gains[i];

      add (facts, face->set == ROLL_SET_GAME ? "gain die" : "begin gain die");
      add_number (facts, gain->count, colours[gain->colour]);
      add_colours (facts, ROLL_BIT (gain->colour), "die");
      add (facts, gain->to == ROLL_GAIN_CUP         ? "die cup dice-in-cup"
                  : gain->to == ROLL_GAIN_CITIZENRY ? "die citizenry"
                                                    : "good good-on-it");
      if (gain->to == ROLL_GAIN_GOOD)
        add_colours (facts, ROLL_BIT (gain->colour), "good");
    }
}

static void
add_bonus (GPtrArray *facts, const RollBonus *bonus)
{
  switch ((RollBonusKind) bonus->kind)
    {
    case ROLL_BONUS_NONE:
      return;
    case ROLL_BONUS_DEVELOPMENT_COSTS:
      add (facts, "cost developments");
      break;
    case ROLL_BONUS_REASSIGN_COSTS:
      add (facts, "cost reassign-power developments");
      break;
    case ROLL_BONUS_WORLD_COSTS:
      add (facts, "cost kind.world");
      add_colours (facts, bonus->colours, "kind.world");
      break;
    case ROLL_BONUS_DICE_SETS:
      add (facts, "each");
      add_colours (facts, bonus->colours, "die");
      add_number (facts, bonus->divide, "die");
      break;
    case ROLL_BONUS_DICE_COLOURS:
      add (facts, "each different colour die");
      break;
    case ROLL_BONUS_WORLDS:
      add (facts, "each kind.world");
      add_colours (facts, bonus->colours, "kind.world");
      break;
    case ROLL_BONUS_CHIP_STEPS:
      add (facts, "vp power.chips");
      break;
    case ROLL_BONUS_NO_REASSIGN:
      add (facts, "each need reassign-power developments");
      break;
    case ROLL_BONUS_DEVELOPMENTS:
      add (facts, "each developments");
      break;
    case ROLL_BONUS_GOODS:
      add (facts, "each good");
      break;
    default:
      break;
    }
  if (bonus->divide == 2)
    add (facts, "half cost");
  else if (bonus->divide == 3 && bonus->kind != ROLL_BONUS_DICE_SETS)
    add (facts, "third cost");
  if (bonus->points > 0)
    add_number (facts, bonus->points, "vp");
  add (facts, "vp score end-of-game");
}

/* Cheap and expensive, and the cheapest and most expensive of its kind and color. Home worlds are all cheap,
 * so only similar tiles are compared. */
static void
add_cost (GPtrArray *facts, const RollFace *face)
{
  gboolean cheapest = TRUE, dearest = TRUE;

  for (guint i = 0; i < ROLL_N_FACES; i++)
    if (roll_faces[i].kind == face->kind && roll_faces[i].colour == face->colour)
      {
        cheapest &= roll_faces[i].cost >= face->cost || roll_faces[i].set != face->set;
        dearest &= roll_faces[i].cost <= face->cost;
      }
  if (face->cost <= 2)
    add (facts, "cheap");
  if (cheapest)
    add (facts, "cheapest");
  if (face->cost >= 5)
    add (facts, "expensive");
  if (dearest)
    add (facts, "dearest");
}

char **
orrery_roll_list_facts (const RollFace *face)
{
  g_autoptr (GPtrArray) facts = g_ptr_array_new ();

  add (facts, "tile");
  if (face->kind == ROLL_WORLD)
    add_colours (facts, ROLL_BIT (face->colour), "kind.world");
  for (guint i = 0; i < face->n_powers; i++)
    add_power (facts, &face->powers[i]);
  add_placing (facts, face);
  add_bonus (facts, &face->bonus);
  add_cost (facts, face);
  g_ptr_array_add (facts, NULL);

  return (char **) g_ptr_array_free (g_steal_pointer (&facts), FALSE);
}
