/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>

#define EVERY_DIE_BUT_HOME ((ROLL_BIT (ROLL_N_COLOURS) - 1) & ~ROLL_BIT (ROLL_WHITE))

/* "Genes or Alien". */
static char *
any_of (guint        mask,
        int          n,
        const char *(*name) (guint))
{
  GString *list = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    if (mask & (1u << i))
      g_string_append_printf (list, "%s%s",
                              /* Translators: between two colors or phases: "Genes or Alien" */
                              list->len ? _(" or ") : "", name (i));
  return g_string_free (list, FALSE);
}

static gboolean
any_colour (const RollPower *power)
{
  return power->colours == ROLL_ANY_COLOUR || power->colours == 0;
}

/* --- Reassign --- */

static char *
number_of_workers (const RollPower *power)
{
  if (power->least < power->amount)
    return g_strdup_printf ("%d–%d", power->least, power->amount);
  return g_strdup_printf ("%d", power->amount);
}

static char *
which_workers (const RollPower *power)
{
  g_autofree char *number = number_of_workers (power);
  g_autofree char *colours = any_of (power->colours, ROLL_N_COLOURS, orrery_colour_attribute);

  if (power->from == ROLL_FROM_SAME)
    return g_strdup_printf (_("%s workers of one phase"), number);
  if (power->colours == EVERY_DIE_BUT_HOME)
    return g_strdup_printf (_("%s non-Home workers"), number);
  if (!any_colour (power) && power->amount > 1)
    return g_strdup_printf (_("%s %s workers"), number, colours);
  if (!any_colour (power))
    return g_strdup_printf (_("%s %s worker"), number, colours);
  return g_strdup_printf (power->amount > 1 ? _("%s workers") : _("%s worker"), number);
}

static char *
reassign_brief (const RollPower *power)
{
  g_autofree char *who = which_workers (power);
  g_autofree char *phases = any_of (power->to, ROLL_N_PHASES, orrery_phase_name);
  const char *to = power->to == ROLL_ANY_PHASE ? _("any phase")
                   : power->to == 0 ? _("your phase") : phases;

  if (power->majority != ROLL_NO_COLOUR)
    /* Translators: "Most Novelty worlds: 1–2 workers to any phase" */
    return g_strdup_printf (_("Most %s worlds: %s to %s"), orrery_colour_name (power->majority),
                            who, to);
  if (power->from < ROLL_N_PHASES)
    /* Translators: "1 Home worker from Explore to any phase" */
    return g_strdup_printf (_("%s from %s to %s"), who, orrery_phase_name (power->from), to);
  /* Translators: "1–2 workers to any phase" */
  return g_strdup_printf (_("%s to %s"), who, to);
}

/* --- Other powers --- */

static char *
counted_credits (const RollPower *power, const char *colours)
{
  switch (power->per)
    {
    case ROLL_PER_WORLD_GOOD:
      return g_strdup_printf (_("+$%d per good on a %s world"), power->amount, colours);
    case ROLL_PER_DIE_GOOD:
      return g_strdup_printf (_("+$%d per good that is a %s die"), power->amount, colours);
    case ROLL_PER_CITIZEN:
      if (power->each > 1)
        return g_strdup_printf (_("+$%d per %d %s dice in the Citizenry"), power->amount,
                                power->each, colours);
      return g_strdup_printf (_("+$%d per %s die in the Citizenry"), power->amount, colours);
    default:
      return g_strdup_printf (_("+$%d at the end"), power->amount);
    }
}

static char *
credits_brief (const RollPower *power, const char *colours)
{
  switch (power->condition)
    {
    case ROLL_IF_MOST_DEVELOPMENTS:
      return g_strdup_printf (_("Most developments: +$%d"), power->amount);
    case ROLL_IF_SCOUTED:
      return g_strdup_printf (_("Scouted with %s: +$%d"), colours, power->amount);
    case ROLL_IF_HIGHEST_WORLD:
      return g_strdup_printf (_("Highest-cost world: +$%d"), power->amount);
    default:
      return counted_credits (power, colours);
    }
}

static char *
complete_brief (const RollPower *power, const char *colours)
{
  if (!any_colour (power))
    return g_strdup_printf (_("%s world: +$%d more"), colours, power->amount);
  if (power->kinds == ROLL_BIT (ROLL_WORLD))
    return g_strdup_printf (_("World completed: +$%d"), power->amount);
  if (power->kinds == ROLL_BIT (ROLL_DEVELOPMENT))
    return g_strdup_printf (_("Development completed: +$%d"), power->amount);
  return g_strdup_printf (_("Tile completed: +$%d"), power->amount);
}

static char *
goods_brief (const RollPower *power, const char *colours)
{
  gboolean any = any_colour (power);

  if (power->kind == ROLL_POWER_TRADE_CREDITS)
    return any ? g_strdup_printf (_("+$%d per good you Trade"), power->amount)
               : g_strdup_printf (_("Trade from a %s world: +$%d"), colours, power->amount);
  if (power->kind == ROLL_POWER_CONSUME_CREDITS)
    return any ? g_strdup_printf (_("+$%d per good you Consume"), power->amount)
               : g_strdup_printf (_("Consume from a %s world: +$%d"), colours, power->amount);
  return any ? g_strdup_printf (_("+%d VP per good you Consume"), power->amount)
             : g_strdup_printf (_("Consume from a %s world: +%d VP"), colours, power->amount);
}

static char *
discount_brief (const RollPower *power, const char *colours)
{
  if (power->reassign_only)
    return g_strdup_printf (_("Reassign tiles cost %d less"), power->amount);
  if (power->kinds == ROLL_BIT (ROLL_DEVELOPMENT))
    return g_strdup_printf (_("Developments cost %d less"), power->amount);
  if (any_colour (power))
    return g_strdup_printf (_("Worlds cost %d less"), power->amount);
  if (power->least > 1)
    return g_strdup_printf (_("%s worlds cost %d less, at least %d"), colours, power->amount,
                            power->least);
  return g_strdup_printf (_("%s worlds cost %d less"), colours, power->amount);
}

static char *
extra_brief (const RollPower *power, const char *colours)
{
  g_autoptr (GString) list = g_string_new (NULL);

  if ((power->colours & (power->colours - 1)) == 0)
    return g_strdup_printf (_("An extra %s worker"), colours);
  for (int i = 0; i < ROLL_N_COLOURS; i++)
    if (power->colours & ROLL_BIT (i))
      g_string_append_printf (list, "%s%s", list->len ? ", " : "", orrery_colour_name (i));
  return g_strdup_printf (_("Extra workers: %s"), list->str);
}

char *
orrery_power_brief (const RollPower *power)
{
  g_autofree char *colours = any_of (power->colours, ROLL_N_COLOURS + 1, orrery_colour_name);
  g_autofree char *number = number_of_workers (power);

  switch ((RollPowerKind) power->kind)
    {
    case ROLL_POWER_REASSIGN:
      return reassign_brief (power);
    case ROLL_POWER_DICTATE_AGAIN:
      return g_strdup (_("Dictate as often as you like"));
    case ROLL_POWER_DICTATE_MORE:
      return g_strdup_printf (_("Dictate moves up to %d workers"), power->amount);
    case ROLL_POWER_EXTRA_WORKERS:
      return extra_brief (power, colours);
    case ROLL_POWER_REARRANGE:
      return g_strdup (_("Rearrange your stacks"));
    case ROLL_POWER_PLACE_ON_TOP:
      return g_strdup (_("Scouted tiles may go on top"));
    case ROLL_POWER_STOCK:
      return g_strdup_printf (_("Stock with %s: $%d"), colours, power->amount);
    case ROLL_POWER_DRAW:
      return g_strdup_printf (ngettext ("Draw %d more tile at the end",
                                        "Draw %d more tiles at the end", power->amount),
                              power->amount);
    case ROLL_POWER_CREDITS:
      return credits_brief (power, colours);
    case ROLL_POWER_CHIPS:
      return g_strdup_printf (_("+%d VP at the end"), power->amount);
    case ROLL_POWER_COMPLETE_CREDITS:
      return complete_brief (power, colours);
    case ROLL_POWER_TRADE_CREDITS:
    case ROLL_POWER_CONSUME_CREDITS:
    case ROLL_POWER_CONSUME_CHIPS:
      return goods_brief (power, colours);
    case ROLL_POWER_TRADE_BUY:
      return g_strdup_printf (_("After a Trade: 1 VP for $%d"), power->amount);
    case ROLL_POWER_DISCOUNT:
      return discount_brief (power, colours);
    case ROLL_POWER_KEEP_WORKERS:
      return g_strdup_printf (_("%s workers back to your cup"), number);
    case ROLL_POWER_KEEP_COLOUR:
      return g_strdup_printf (_("%s workers back to your cup"), colours);
    case ROLL_POWER_CAPACITY:
      return g_strdup_printf (_("%d goods per world"), power->amount);
    case ROLL_N_POWER_KINDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* --- Bonuses --- */

static char *
part_of_cost (const RollBonus *bonus, const char *of)
{
  if (bonus->divide == 2)
    return g_strdup_printf (_("Half the cost of %s"), of);
  if (bonus->divide == 3)
    return g_strdup_printf (_("A third of the cost of %s"), of);
  return g_strdup_printf (_("The cost of %s ÷ %d"), of, bonus->divide);
}

char *
orrery_bonus_brief (const RollBonus *bonus)
{
  g_autofree char *colours = any_of (bonus->colours, ROLL_N_COLOURS + 1, orrery_colour_name);
  g_autofree char *worlds = g_strdup_printf (_("%s worlds"), colours);

  switch ((RollBonusKind) bonus->kind)
    {
    case ROLL_BONUS_NONE:
      return NULL;
    case ROLL_BONUS_DEVELOPMENT_COSTS:
      return part_of_cost (bonus, _("developments"));
    case ROLL_BONUS_REASSIGN_COSTS:
      return part_of_cost (bonus, _("Reassign tiles"));
    case ROLL_BONUS_WORLD_COSTS:
      return part_of_cost (bonus, worlds);
    case ROLL_BONUS_DICE_SETS:
      return g_strdup_printf (_("%d VP per %d %s dice"), bonus->points, bonus->divide, colours);
    case ROLL_BONUS_DICE_COLOURS:
      return g_strdup (_("1 VP per die color"));
    case ROLL_BONUS_WORLDS:
      return g_strdup_printf (_("%d VP per %s world"), bonus->points, colours);
    case ROLL_BONUS_CHIP_STEPS:
      return g_strdup (_("By your VP in chips"));
    case ROLL_BONUS_NO_REASSIGN:
      return g_strdup (_("1 VP per development without Reassign"));
    case ROLL_BONUS_DEVELOPMENTS:
      return g_strdup (_("1 VP per development"));
    case ROLL_BONUS_GOODS:
      return g_strdup (_("1 VP per good"));
    default:
      g_return_val_if_reached (NULL);
    }
}

/* --- Placing --- */

static char *
gain_brief (const RollGain *gain)
{
  const char *colour = orrery_colour_attribute (gain->colour);

  switch ((RollGainTo) gain->to)
    {
    case ROLL_GAIN_CUP:
      return gain->count == 1 ? g_strdup_printf (_("%s die to your cup"), colour)
                              : g_strdup_printf (_("%d %s dice to your cup"), gain->count, colour);
    case ROLL_GAIN_CITIZENRY:
      return gain->count == 1
               ? g_strdup_printf (_("%s die to the Citizenry"), colour)
               : g_strdup_printf (_("%d %s dice to the Citizenry"), gain->count, colour);
    case ROLL_GAIN_GOOD:
    default:
      return g_strdup_printf (_("%s good here"), colour);
    }
}

char *
orrery_placing_brief (const RollPlacing *placing)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (placing->remove_die)
    g_ptr_array_add (parts, g_strdup (_("Remove any one die")));
  if (placing->start_credits)
    g_ptr_array_add (parts, g_strdup_printf (_("Start with $%d"), placing->start_credits));
  if (placing->credits)
    g_ptr_array_add (parts, g_strdup_printf (_("+$%d"), placing->credits));
  for (int i = 0; i < placing->n_gains; i++)
    g_ptr_array_add (parts, gain_brief (&placing->gains[i]));
  if (parts->len == 0)
    return NULL;
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

/* --- Read aloud --- */

char *
orrery_face_kind (const RollFace *face)
{
  if (face->kind == ROLL_WORLD)
    return g_strdup_printf (_("%s world"), orrery_colour_name (face->colour));
  return g_strdup (face->reassign ? _("Development · Reassign") : _("Development"));
}

char *
orrery_die_spoken (RollColour colour, RollPhase side)
{
  if (side >= ROLL_N_SIDES)
    return g_strdup_printf (_("%s die"), orrery_colour_attribute (colour));
  /* Translators: color and side of a die: "Military die, Settle" */
  return g_strdup_printf (_("%s die, %s"), orrery_colour_attribute (colour), orrery_phase_name (side));
}

char *
orrery_dice_spoken (const guint8 *dice)
{
  GString *text = g_string_new (NULL);

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      if (dice[colour] == 0)
        continue;
      if (text->len > 0)
        g_string_append (text, ", ");
      /* Translators: a number of dice of a kind: "2 Genes". */
      g_string_append_printf (text, _("%d %s"), dice[colour], orrery_colour_name (colour));
    }
  return g_string_free (text, FALSE);
}

static void
speak_power (GString *speech, const RollPower *power)
{
  g_autofree char *brief = orrery_power_brief (power);
  g_autofree char *phases = any_of (power->phases, ROLL_N_PHASES, orrery_phase_name);

  g_string_append_printf (speech, " %s: %s.", power->phases ? phases : _("Assign"), brief);
}

char *
orrery_face_spoken (const RollFace *face)
{
  GString *speech = g_string_new (NULL);
  g_autofree char *kind = orrery_face_kind (face);
  g_autofree char *placing = orrery_placing_brief (&face->placing);
  g_autofree char *bonus = orrery_bonus_brief (&face->bonus);

  /* Translators: name, kind and cost of a tile: "Gem World, Novelty world, cost 2." */
  g_string_append_printf (speech, _("%s, %s, cost %d."), face->name, kind, face->cost);
  if (placing)
    g_string_append_printf (speech, " %s: %s.", _("When placed"), placing);
  for (int i = 0; i < face->n_powers; i++)
    speak_power (speech, &face->powers[i]);
  if (bonus)
    g_string_append_printf (speech, " %s: %s.", _("End of the game"), bonus);
  return g_string_free (speech, FALSE);
}
