/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tiles left in the bag, as known from My Tiles, and the odds for the next seven (rules 10.4). */
#include "games/frontiers/assist/orrery-frontiers-steps.h"


#include <glib/gi18n.h>

typedef struct
{
  guint military;
  guint kinds[FR_N_KINDS];
  guint known;
} Bag;

static Bag
count_bag (const FrState *state)
{
  Bag bag = { 0 };

  for (guint i = 0; i < FR_N_WORLDS; i++)
    if (fr_is_in_bag (state, i))
      {
        const FrTile *tile = fr_tile (state, i);

        bag.known++;
        bag.military += (tile->flags & FR_MILITARY_TILE) != 0;
        if (fr_tile_kind (tile) < FR_N_KINDS)
          bag.kinds[fr_tile_kind (tile)]++;
      }
  return bag;
}

/* The odds of at least one of `n` among `drawn` out of `of`. */
static double
get_odds (guint n, guint of, guint drawn)
{
  double none = 1;

  for (guint i = 0; i < drawn && i < of; i++)
    none *= n + i >= of ? 0 : (double) (of - n - i) / (of - i);
  return 1 - none;
}

static void
add_odds (GArray *steps, const char *what, guint n, guint of)
{
  const int percent = (int) (100 * get_odds (n, of, fr_limits.laid_out) + 0.5);

  if (n > 0)
    /* Translators: "Genes: 9 of 47" */
    orrery_frontiers_steps_add (steps, g_strdup_printf (_("%s: %u of %u"), what, n, of),
                                /* Translators: how likely it is that one of them is laid out */
                                g_strdup_printf (_("%d %% for one among the next seven"), percent));
}

GArray *
orrery_frontiers_list_bag (const FrState *state)
{
  static const char *const kinds[FR_N_KINDS] = { N_("Novelty"), N_("Rare elements"), N_("Genes"), N_("Alien") };
  GArray *steps = orrery_frontiers_steps_new ();
  const guint of = (guint) MAX (fr_bag (state), 0);
  const Bag bag = count_bag (state);

  if (fr_level (state) != FR_LEVEL_MIRROR || bag.known == 0)
    return steps;
  add_odds (steps, _("Military"), bag.military, of);
  for (guint i = 0; i < FR_N_KINDS; i++)
    add_odds (steps, _(kinds[i]), bag.kinds[i], of);
  if (bag.known < of)
    orrery_frontiers_steps_add (steps, g_strdup_printf (ngettext ("%u world is not in My Tiles", "%u worlds are not in My Tiles", of - bag.known), of - bag.known),
                                g_strdup (_("So the odds are at least these.")));
  return steps;
}
