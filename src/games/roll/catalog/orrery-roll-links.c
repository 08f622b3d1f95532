/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Links from one of Roll's tiles to others, and to the rules that it changes. */
#include "games/roll/catalog/orrery-roll-entry-private.h"

/* A power changes a rule that names its kind, if it works in one of the rule's phases. */
gboolean
orrery_roll_bends (OrreryEntry *tile, OrreryEntry *rule)
{
  const RollFace *face = orrery_entry_get_roll_face (tile);
  guint phases = rule->facets[ROLL_FACET_PHASE];

  for (guint i = 0; face != NULL && i < face->n_powers; i++)
    {
      const RollPower *power = &face->powers[i];

      if ((rule->bent_by & (1u << power->kind)) != 0
          && (power->phases == 0 || phases == 0 || (phases & power->phases) != 0))
        return TRUE;
    }

  return FALSE;
}

static int
count_common_powers (const RollFace *a, const RollFace *b)
{
  int likeness = 0;

  for (guint i = 0; i < a->n_powers; i++)
    {
      for (guint k = 0; k < b->n_powers; k++)
        {
          const RollPower *x = &a->powers[i];
          const RollPower *y = &b->powers[k];

          if (x->kind != y->kind)
            continue;
          likeness = MAX (likeness, 4 + 2 * ((x->phases & y->phases) != 0 || x->phases == y->phases)
                                    + (x->colours == y->colours) + (x->to == y->to)
                                    + (x->per == y->per && x->condition == y->condition));
        }
    }

  return likeness;
}

static int
compare_gains (const RollFace *a, const RollFace *b)
{
  int likeness = 0;

  for (guint i = 0; i < a->placing.n_gains; i++)
    {
      for (guint k = 0; k < b->placing.n_gains; k++)
        {
          const RollGain *x = &a->placing.gains[i];
          const RollGain *y = &b->placing.gains[k];

          if (x->colour == y->colour)
            likeness += 2 + (x->to == y->to) + (x->count == y->count);
        }
    }

  return likeness + 2 * (a->placing.remove_die && b->placing.remove_die);
}

int
orrery_roll_liken (OrreryEntry *first, OrreryEntry *second)
{
  const RollFace *a = orrery_entry_get_roll_face (first);
  const RollFace *b = orrery_entry_get_roll_face (second);

  if (a == NULL || b == NULL)
    return 0;
  if (a->kind != b->kind)
    return 0;
  if (a->kind == ROLL_WORLD)
    return compare_gains (a, b) + (a->colour == b->colour) * 2 - ABS ((int) a->cost - b->cost);

  return count_common_powers (a, b) + compare_gains (a, b);
}

static gboolean
is_rare (guint colours)
{
  return colours != 0 && __builtin_popcount (colours) <= 2;
}

/* TRUE if a development's power or bonus depends on what the other tile provides. */
static gboolean
looks_at (const RollFace *development, const RollFace *other)
{
  guint worlds = orrery_face_world_colours (development);
  guint dice = orrery_face_die_colours (development);

  if (development->kind != ROLL_DEVELOPMENT)
    return FALSE;
  if (other->kind == ROLL_WORLD && (worlds & ROLL_BIT (other->colour)) != 0)
    return TRUE;
  if (is_rare (dice) && (dice & orrery_face_gain_colours (other)) != 0)
    return TRUE;
  if (other->kind != ROLL_DEVELOPMENT)
    return FALSE;
  if (development->bonus.kind == ROLL_BONUS_REASSIGN_COSTS && other->reassign)
    return TRUE;
  for (guint i = 0; i < development->n_powers; i++)
    if (development->powers[i].reassign_only && other->reassign)
      return TRUE;

  return (worlds & orrery_face_world_colours (other)) != 0
         || (is_rare (dice) && is_rare (orrery_face_die_colours (other))
             && (dice & orrery_face_die_colours (other)) != 0);
}

gboolean
orrery_roll_combines (OrreryEntry *self, OrreryEntry *other)
{
  const RollFace *a = orrery_entry_get_roll_face (self);
  const RollFace *b = orrery_entry_get_roll_face (other);

  return a != NULL && b != NULL && (looks_at (a, b) || looks_at (b, a));
}
