/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Links from one of Race's cards to others, and to the rules that it changes. */
#include "games/race/catalog/orrery-race-entry-private.h"

/* A power changes a rule that names its kind. */
gboolean
orrery_race_bends (OrreryEntry *card, OrreryEntry *rule)
{
  const RaceDesign *design = orrery_entry_get_race_design (card);

  return design != NULL && (rule->bent_by & design->has) != 0;
}

static int
compare_powers (const RacePower *x, const RacePower *y)
{
  if (x->kind != y->kind)
    return 0;

  return 5 + (x->goods == y->goods) * 2 + (x->amount == y->amount) + (x->vp == y->vp && x->cards == y->cards)
         + (x->takes == y->takes && x->uses == y->uses) + (x->this_world == y->this_world);
}

static int
compare_lines (const RaceLine *x, const RaceLine *y)
{
  if (x->per != y->per || x->kinds != y->kinds)
    return 0;

  return 1 + (x->military && y->military) + 2 * (x->when != 0 && y->when != 0)
         + 2 * (x->design == 0 && y->design == 0 && x->sources == y->sources && x->sources != 7);
}

/* The best match for each power and line of one card among those of the other. */
static int
compare_deeds (const RaceDesign *a, const RaceDesign *b)
{
  int likeness = 0;

  for (guint i = 0; i < a->n_powers; i++)
    {
      int best = 0;

      for (guint k = 0; k < b->n_powers; k++)
        if (a->powers[i].kind != RACE_POWER_PRODUCE_ON_THIS_WORLD)
          best = MAX (best, compare_powers (&a->powers[i], &b->powers[k]));
      likeness += best;
    }
  for (guint i = 0; i < a->n_lines; i++)
    {
      int best = 0;

      for (guint k = 0; k < b->n_lines; k++)
        best = MAX (best, compare_lines (&a->lines[i], &b->lines[k]));
      likeness += best;
    }

  return likeness;
}

int
orrery_race_liken (OrreryEntry *first, OrreryEntry *second)
{
  const RaceDesign *a = orrery_entry_get_race_design (first);
  const RaceDesign *b = orrery_entry_get_race_design (second);
  int likeness;

  if (a == NULL || b == NULL)
    return 0;

  likeness = compare_deeds (a, b);
  if (a->kind == RACE_WORLD && b->kind == RACE_WORLD && a->good == b->good && a->source == b->source)
    likeness += 2 + (a->military == b->military) + (a->cost == b->cost);

  return likeness > 0 ? likeness + (a->kind == b->kind) - ABS ((int) a->cost - b->cost) / 3 : 0;
}

/* TRUE if a power of a card depends on what the other one is or makes. */
static gboolean
uses (const RacePower *power, const RaceDesign *other)
{
  const guint colours = orrery_power_colours (power);

  if (power->keywords != 0)
    return (power->keywords & other->keywords) != 0 && other->military;
  if (other->kind != RACE_WORLD)
    return FALSE;
  if (power->kind == RACE_POWER_PRODUCE_ON_WINDFALL && other->source != RACE_WINDFALL)
    return FALSE;
  if (power->kind == RACE_POWER_SPECIALIZED_MILITARY && !other->military)
    return FALSE;

  return colours != 0 && !power->this_world && (colours & RACE_BIT (other->good)) != 0;
}

static gboolean
counts (const RaceLine *line, const RaceDesign *other)
{
  const guint colours = orrery_line_colours (line);

  if (line->per == RACE_PER_MILITARY)
    return other->strength > 0;
  if (line->per != RACE_PER_CARD)
    return FALSE;
  if (line->design != 0)
    return &race_designs[0][line->design - 1] == other;
  if ((line->kinds & RACE_BIT (other->kind)) == 0 || (line->military && !other->military))
    return FALSE;
  if (line->keywords != 0)
    return (line->keywords & other->keywords) != 0;
  if (line->when != 0)
    return (line->when & other->when) != 0;

  return (colours & RACE_BIT (other->good)) != 0 && (line->sources & RACE_BIT (other->source)) != 0;
}

static gboolean
looks_at (const RaceDesign *card, const RaceDesign *other)
{
  for (guint i = 0; i < card->n_lines; i++)
    if (counts (&card->lines[i], other))
      return TRUE;
  for (guint i = 0; i < card->n_powers; i++)
    if (uses (&card->powers[i], other))
      return TRUE;

  return FALSE;
}

gboolean
orrery_race_combines (OrreryEntry *self, OrreryEntry *other)
{
  const RaceDesign *a = orrery_entry_get_race_design (self);
  const RaceDesign *b = orrery_entry_get_race_design (other);

  return a != NULL && b != NULL && (looks_at (a, b) || looks_at (b, a));
}
