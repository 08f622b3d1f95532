/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The facets of Race's entries, and the words for the engine's numbers. */
#include "games/race/catalog/orrery-race-entry-private.h"

#include <glib/gi18n.h>

#include "games/race/catalog/orrery-race-names.h"

static const char *const type_ids[] = {
  "production", "windfall", "gray", "military", "start", "bonus", NULL,
};
static const char *const phase_ids[] = {
  "explore", "develop", "settle", "trade", "consume", "produce", NULL,
};
static const char *const cost_ids[] = { "0", "1", "2", "3", "4", "5", "6", "7", NULL };
static const char *const keyword_ids[] = {
  "rebel", "alien", "imperium", "uplift", "terraforming", "chromosome", NULL,
};
static const char *const power_ids[] = {
  "cards", "vp", "military", "discount", "trade", "windfall", "discard", NULL,
};

static char *
dup_type (guint type)
{
  static const char *const names[] = {
    N_("Production worlds"), N_("Windfall worlds"), N_("Gray worlds"), N_("Military worlds"), N_("Start worlds"),
    N_("6-cost developments"),
  };

  return g_strdup (_(names[type]));
}

static char *
dup_when (guint when)
{
  return g_strdup (orrery_race_when_name (when));
}

static char *
dup_cost (guint cost)
{
  return g_strdup_printf (_("Cost or defense %u"), cost);
}

static char *
dup_good (guint good)
{
  return g_strdup (orrery_race_good_name (good));
}

static char *
dup_keyword (guint keyword)
{
  return g_strdup (orrery_race_keyword_name (keyword));
}

static char *
dup_power (guint power)
{
  static const char *const names[] = {
    N_("Draws cards"), N_("VP chips"), N_("Military"), N_("Discount"), N_("Sells for more"),
    N_("Fills a windfall world"), N_("Discards for a benefit"),
  };

  return g_strdup (_(names[power]));
}

const OrreryFacetInfo orrery_race_facets[RACE_N_FACETS - 1] = {
  [RACE_FACET_TYPE - 1] = { "type", type_ids, dup_type },
  [RACE_FACET_PHASE - 1] = { "phase", phase_ids, dup_when },
  [RACE_FACET_COST - 1] = { "cost", cost_ids, dup_cost },
  [RACE_FACET_COLOUR - 1] = { "colour", race_good_names, dup_good },
  [RACE_FACET_KEYWORD - 1] = { "keyword", keyword_ids, dup_keyword },
  [RACE_FACET_POWER - 1] = { "power", power_ids, dup_power },
};
