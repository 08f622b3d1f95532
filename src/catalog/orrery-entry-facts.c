/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an entry gets from the engine's tables, and the words for the engine's numbers. */
#include "config.h"

#include "orrery-entry-private.h"

#include <glib/gi18n-lib.h>

static const char *const kind_ids[ORRERY_N_KINDS] = {
  "development", "world", "die", "rule", "ruling", "term", "reminder", "help",
};

static const char *const kind_names[ORRERY_N_KINDS] = {
  N_("Development"), N_("World"), N_("Die"), N_("Rule"),
  N_("Question"), N_("Term"), N_("Often forgotten"), N_("Help"),
};

static const char *const phase_names[ROLL_N_SIDES + 1] = {
  N_("Explore"), N_("Develop"), N_("Settle"), N_("Produce"), N_("Ship"), N_("Wild"), N_("Assign"),
};

static const char *const colour_names[ROLL_N_COLOURS + 1] = {
  N_("Home"), N_("Military"), N_("Consumption"), N_("Novelty"),
  N_("Rare Elements"), N_("Genes"), N_("Alien Technology"), N_("Gray"),
};

/* Translators: the colour of dice, at the beginning of a sentence. */
static const char *const colour_words[ROLL_N_COLOURS] = {
  NC_ ("dice", "White"), NC_ ("dice", "Red"), NC_ ("dice", "Purple"), NC_ ("dice", "Cyan"),
  NC_ ("dice", "Brown"), NC_ ("dice", "Green"), NC_ ("dice", "Yellow"),
};

static const char *const group_names[ORRERY_N_POWER_GROUPS] = {
  N_("Reassign"), N_("Extra workers"), N_("Tiles"), N_("Credits"), N_("VP chips"), N_("Trade"),
  N_("Consume"), N_("Discount"), N_("Dice back to the cup"), N_("More goods"), N_("Gives dice"),
};

static const guint group_of_power[ROLL_N_POWER_KINDS] = {
  [ROLL_POWER_REASSIGN] = ORRERY_POWER_REASSIGN,
  [ROLL_POWER_DICTATE_AGAIN] = ORRERY_POWER_REASSIGN,
  [ROLL_POWER_DICTATE_MORE] = ORRERY_POWER_REASSIGN,
  [ROLL_POWER_EXTRA_WORKERS] = ORRERY_POWER_WORKERS,
  [ROLL_POWER_REARRANGE] = ORRERY_POWER_TILES,
  [ROLL_POWER_PLACE_ON_TOP] = ORRERY_POWER_TILES,
  [ROLL_POWER_STOCK] = ORRERY_POWER_CREDITS,
  [ROLL_POWER_DRAW] = ORRERY_POWER_TILES,
  [ROLL_POWER_CREDITS] = ORRERY_POWER_CREDITS,
  [ROLL_POWER_CHIPS] = ORRERY_POWER_CHIPS,
  [ROLL_POWER_COMPLETE_CREDITS] = ORRERY_POWER_CREDITS,
  [ROLL_POWER_TRADE_CREDITS] = ORRERY_POWER_TRADE | ORRERY_POWER_CREDITS,
  [ROLL_POWER_TRADE_BUY] = ORRERY_POWER_TRADE | ORRERY_POWER_CHIPS,
  [ROLL_POWER_CONSUME_CREDITS] = ORRERY_POWER_CONSUME | ORRERY_POWER_CREDITS,
  [ROLL_POWER_CONSUME_CHIPS] = ORRERY_POWER_CONSUME | ORRERY_POWER_CHIPS,
  [ROLL_POWER_DISCOUNT] = ORRERY_POWER_DISCOUNT,
  [ROLL_POWER_KEEP_WORKERS] = ORRERY_POWER_KEEP,
  [ROLL_POWER_KEEP_COLOUR] = ORRERY_POWER_KEEP,
  [ROLL_POWER_CAPACITY] = ORRERY_POWER_GOODS,
};

/* Whether a power's colours are those of worlds; otherwise they are those of dice. */
static gboolean
speaks_of_worlds (const RollPower *power)
{
  switch ((RollPowerKind) power->kind)
    {
    case ROLL_POWER_CREDITS:
      return power->per == ROLL_PER_WORLD_GOOD;
    case ROLL_POWER_COMPLETE_CREDITS:
    case ROLL_POWER_TRADE_CREDITS:
    case ROLL_POWER_TRADE_BUY:
    case ROLL_POWER_CONSUME_CREDITS:
    case ROLL_POWER_CONSUME_CHIPS:
    case ROLL_POWER_DISCOUNT:
      return TRUE;
    case ROLL_POWER_REASSIGN:
    case ROLL_POWER_DICTATE_AGAIN:
    case ROLL_POWER_DICTATE_MORE:
    case ROLL_POWER_EXTRA_WORKERS:
    case ROLL_POWER_REARRANGE:
    case ROLL_POWER_PLACE_ON_TOP:
    case ROLL_POWER_STOCK:
    case ROLL_POWER_DRAW:
    case ROLL_POWER_CHIPS:
    case ROLL_POWER_KEEP_WORKERS:
    case ROLL_POWER_KEEP_COLOUR:
    case ROLL_POWER_CAPACITY:
    case ROLL_N_POWER_KINDS:
    default:
      return FALSE;
    }
}

static guint
named_colours (guint colours)
{
  return colours == ROLL_ANY_COLOUR ? 0 : colours;
}

guint
orrery_face_world_colours (const RollFace *face)
{
  guint colours = 0;

  for (guint i = 0; i < face->n_powers; i++)
    {
      const RollPower *power = &face->powers[i];

      if (speaks_of_worlds (power))
        colours |= named_colours (power->colours);
      if (power->kind == ROLL_POWER_REASSIGN && power->majority != ROLL_NO_COLOUR)
        colours |= ROLL_BIT (power->majority);
    }
  if (face->bonus.kind == ROLL_BONUS_WORLD_COSTS || face->bonus.kind == ROLL_BONUS_WORLDS)
    colours |= named_colours (face->bonus.colours);

  return colours;
}

guint
orrery_face_die_colours (const RollFace *face)
{
  guint colours = 0;

  for (guint i = 0; i < face->n_powers; i++)
    if (!speaks_of_worlds (&face->powers[i]))
      colours |= named_colours (face->powers[i].colours);
  if (face->bonus.kind == ROLL_BONUS_DICE_SETS)
    colours |= named_colours (face->bonus.colours);

  return colours;
}

guint
orrery_face_gain_colours (const RollFace *face)
{
  guint colours = 0;

  for (guint i = 0; i < face->placing.n_gains; i++)
    colours |= ROLL_BIT (face->placing.gains[i].colour);

  return colours;
}

/* No world is white, red or purple, so that there a colour can only mean the dice it gives. */
static guint
colours_of_world (const RollFace *face)
{
  guint dice_only = ROLL_BIT (ROLL_WHITE) | ROLL_BIT (ROLL_RED) | ROLL_BIT (ROLL_PURPLE);

  return ROLL_BIT (face->colour) | (orrery_face_gain_colours (face) & dice_only);
}

void
orrery_entry_set_face (OrreryEntry *self,
                       int          face)
{
  const RollFace *roll = &roll_faces[face];

  self->face = face;
  self->kind = roll->kind == ROLL_WORLD ? ORRERY_KIND_WORLD : ORRERY_KIND_DEVELOPMENT;
  self->cost = roll->cost;
  self->reassign = roll->reassign;
  self->bonus = roll->bonus.kind != ROLL_BONUS_NONE;
  self->immediate = roll->placing.n_gains > 0 || roll->placing.credits > 0;
  if (roll->kind == ROLL_WORLD)
    self->colours = colours_of_world (roll);
  else
    self->colours = orrery_face_world_colours (roll) | orrery_face_die_colours (roll)
                    | orrery_face_gain_colours (roll);

  for (guint i = 0; i < roll->n_powers; i++)
    {
      const RollPower *power = &roll->powers[i];

      self->phases |= power->phases != 0 ? power->phases : ORRERY_PHASE_ASSIGN;
      self->powers |= group_of_power[power->kind];
    }
  if (roll->placing.n_gains > 0)
    self->powers |= ORRERY_POWER_DICE;
}

void
orrery_entry_set_die (OrreryEntry *self,
                      int          die)
{
  self->die = die;
  self->kind = ORRERY_KIND_DIE;
  self->colours = ROLL_BIT (die);
}

const char *
orrery_kind_get_id (OrreryKind kind)
{
  g_return_val_if_fail (kind < ORRERY_N_KINDS, NULL);

  return kind_ids[kind];
}

const char *
orrery_kind_get_name (OrreryKind kind)
{
  g_return_val_if_fail (kind < ORRERY_N_KINDS, NULL);

  return _(kind_names[kind]);
}

const char *
orrery_phase_get_name (guint phase)
{
  g_return_val_if_fail (phase <= ROLL_N_SIDES, NULL);

  return _(phase_names[phase]);
}

const char *
orrery_colour_get_name (guint colour)
{
  g_return_val_if_fail (colour <= ROLL_GRAY, NULL);

  return _(colour_names[colour]);
}

const char *
orrery_colour_get_word (guint colour)
{
  g_return_val_if_fail (colour < ROLL_N_COLOURS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "dice", colour_words[colour]);
}

const char *
orrery_power_group_get_name (OrreryPowerGroup group)
{
  int bit = g_bit_nth_lsf (group, -1);

  g_return_val_if_fail (bit >= 0 && bit < ORRERY_N_POWER_GROUPS, NULL);

  return _(group_names[bit]);
}
