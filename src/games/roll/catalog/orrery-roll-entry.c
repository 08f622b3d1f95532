/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry's facts from the engine's tables. */
#include "games/roll/catalog/orrery-roll-entry-private.h"

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

/* TRUE if a power's colors are those of worlds; otherwise they are those of dice. */
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

void
orrery_entry_set_face (OrreryEntry *self, int face)
{
  const RollFace *roll = &roll_faces[face];
  /* No world is white, red or purple, so for those a color can only mean the dice it gives. */
  const guint dice_only = ROLL_BIT (ROLL_WHITE) | ROLL_BIT (ROLL_RED) | ROLL_BIT (ROLL_PURPLE);
  guint *facets = self->facets;

  self->piece = face;
  self->reverse = face < ROLL_FIRST_HOME_FACE ? (int) self->index - face + ROLL_REVERSE_OF (face) : -1;
  self->kind = roll->kind == ROLL_WORLD ? ORRERY_KIND_WORLD : ORRERY_KIND_DEVELOPMENT;
  self->cost = roll->cost;
  facets[ORRERY_FACET_KIND] = 1u << self->kind;
  facets[ROLL_FACET_SET] = 1u << roll->set;
  facets[ROLL_FACET_COST] = 1u << roll->cost;
  facets[ROLL_FACET_REASSIGN] = roll->reassign;
  facets[ROLL_FACET_BONUS] = roll->bonus.kind != ROLL_BONUS_NONE;
  facets[ROLL_FACET_IMMEDIATE] = roll->placing.n_gains > 0 || roll->placing.credits > 0;
  if (roll->kind == ROLL_WORLD)
    facets[ROLL_FACET_COLOUR] = ROLL_BIT (roll->colour) | (orrery_face_gain_colours (roll) & dice_only);
  else
    facets[ROLL_FACET_COLOUR] = orrery_face_world_colours (roll) | orrery_face_die_colours (roll)
                                | orrery_face_gain_colours (roll);

  for (guint i = 0; i < roll->n_powers; i++)
    {
      const RollPower *power = &roll->powers[i];

      facets[ROLL_FACET_PHASE] |= power->phases != 0 ? power->phases : ORRERY_PHASE_ASSIGN;
      facets[ROLL_FACET_POWER] |= group_of_power[power->kind];
    }
  if (roll->placing.n_gains > 0)
    facets[ROLL_FACET_POWER] |= ORRERY_POWER_DICE;
  self->facts = orrery_roll_list_facts (roll);
}

void
orrery_entry_set_die (OrreryEntry *self, int die)
{
  self->piece = ROLL_N_FACES + die;
  self->kind = ORRERY_KIND_DIE;
  self->facets[ORRERY_FACET_KIND] = 1u << ORRERY_KIND_DIE;
  self->facets[ROLL_FACET_COLOUR] = ROLL_BIT (die);
  self->means_facet = ROLL_FACET_COLOUR;
  self->means_value = (guint) die;
}

int
orrery_entry_get_face (OrreryEntry *self)
{
  int piece = orrery_entry_get_piece (self);

  return piece < ROLL_N_FACES ? piece : -1;
}

const RollFace *
orrery_entry_get_roll_face (OrreryEntry *self)
{
  int face = orrery_entry_get_face (self);

  return face >= 0 ? &roll_faces[face] : NULL;
}

int
orrery_entry_get_die (OrreryEntry *self)
{
  int piece = orrery_entry_get_piece (self);

  return piece >= ROLL_N_FACES ? piece - ROLL_N_FACES : -1;
}

const char *
orrery_entry_get_power_text (OrreryEntry *self, guint power)
{
  return power < ROLL_MAX_POWERS ? orrery_entry_get_part (self, power) : NULL;
}

const char *
orrery_entry_get_placing_text (OrreryEntry *self)
{
  return orrery_entry_get_part (self, ORRERY_TILE_PART_PLACING);
}

const char *
orrery_entry_get_bonus_text (OrreryEntry *self)
{
  return orrery_entry_get_part (self, ORRERY_TILE_PART_BONUS);
}

gboolean
orrery_entry_has_bonus (OrreryEntry *self)
{
  return orrery_entry_get_facet (self, ROLL_FACET_BONUS) != 0;
}

/* Faces and dice are loaded first and in order. */
OrreryEntry *
orrery_catalog_lookup_face (OrreryCatalog *catalog, int face)
{
  return face >= 0 && face < ROLL_N_FACES ? orrery_catalog_get_entry (catalog, (guint) face) : NULL;
}
