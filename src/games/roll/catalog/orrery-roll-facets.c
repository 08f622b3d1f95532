/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The facets of Roll's entries, and the words for the engine's numbers. */
#include "games/roll/catalog/orrery-roll-entry-private.h"

#include "games/roll/catalog/orrery-roll-names.h"

#include <glib/gi18n.h>

static const char *const power_names[ORRERY_N_POWER_GROUPS] = {
  N_("Reassign"), N_("Extra workers"), N_("Tiles"), N_("Credits"), N_("VP chips"), N_("Trade"),
  N_("Consume"), N_("Discount"), N_("Dice back to the cup"), N_("More goods"), N_("Gives dice"),
};

static const char *const set_ids[] = { "game", "faction", "home", NULL };
static const char *const phase_ids[] = {
  "explore", "develop", "settle", "produce", "ship", "assign", NULL,
};
static const char *const cost_ids[] = { "0", "1", "2", "3", "4", "5", "6", NULL };
static const char *const power_ids[] = {
  "reassign", "workers", "tiles", "credits", "chips", "trade", "consume", "discount", "keep",
  "goods", "dice", NULL,
};
static const char *const yes_ids[] = { "yes", NULL };

static char *
dup_set (guint set)
{
  return g_strdup (set == ROLL_SET_GAME      ? _("Game tiles")
                   : set == ROLL_SET_FACTION ? _("Factions")
                                             : _("Home worlds"));
}

static char *
dup_phase (guint phase)
{
  return g_strdup (orrery_phase_name (phase == ROLL_N_PHASES ? ROLL_N_SIDES : phase));
}

static char *
dup_cost (guint cost)
{
  return g_strdup_printf (_("Cost %u"), cost);
}

static char *
dup_colour (guint colour)
{
  return g_strdup (orrery_colour_long_name (colour));
}

static char *
dup_power (guint power)
{
  return g_strdup (_(power_names[power]));
}

static char *
dup_reassign (guint value)
{
  return g_strdup (_("Reassign"));
}

static char *
dup_immediate (guint value)
{
  return g_strdup (_("When placed"));
}

static char *
dup_bonus (guint value)
{
  return g_strdup (_("6+"));
}

const OrreryFacetInfo orrery_roll_facets[ROLL_N_FACETS - 1] = {
  [ROLL_FACET_SET - 1] = { "set", set_ids, dup_set },
  [ROLL_FACET_PHASE - 1] = { "phase", phase_ids, dup_phase },
  [ROLL_FACET_COST - 1] = { "cost", cost_ids, dup_cost },
  [ROLL_FACET_COLOUR - 1] = { "colour", roll_colour_names, dup_colour },
  [ROLL_FACET_POWER - 1] = { "power", power_ids, dup_power },
  [ROLL_FACET_REASSIGN - 1] = { "reassign", yes_ids, dup_reassign },
  [ROLL_FACET_IMMEDIATE - 1] = { "immediate", yes_ids, dup_immediate },
  [ROLL_FACET_BONUS - 1] = { "bonus", yes_ids, dup_bonus },
};
