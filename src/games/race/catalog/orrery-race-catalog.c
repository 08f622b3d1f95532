/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds Race's cards to a catalog. Facts come from the engine's tables, which are generated from the same
 * file, and texts from the facts; only the keywords that no rule uses are read here. */
#include "games/race/catalog/orrery-race-catalog.h"

#include <glib/gi18n.h>

#include "catalog/orrery-loader.h"
#include "games/race/catalog/orrery-race-entry-private.h"
#include "games/race/catalog/orrery-race-texts.h"

static guint
read_keywords (OrreryLoader *loader, JsonObject *object)
{
  const char *const *known = orrery_race_facets[RACE_FACET_KEYWORD - 1].values;
  g_auto (GStrv) words = orrery_json_dup_strings (&loader->json, object, "keywords");
  guint mask = 0;

  for (guint i = 0; words[i] != NULL; i++)
    for (guint k = 0; known[k] != NULL; k++)
      if (g_str_equal (words[i], known[k]))
        mask |= 1u << k;

  return mask;
}

static void
append_part (GString *text, const char *before, const char *part)
{
  if (part != NULL)
    g_string_append_printf (text, "%s%s%s", text->len > 0 ? "\n\n" : "", before, part);
}

static char *
compose_text (OrreryEntry *entry)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < RACE_MAX_POWERS; i++)
    append_part (text, "", entry->parts[i]);
  append_part (text, "", entry->parts[ORRERY_CARD_PART_GOODS]);
  append_part (text, _("At the end of the game:\n"), entry->parts[ORRERY_CARD_PART_BONUS]);
  append_part (text, "", entry->parts[ORRERY_CARD_PART_EDITION]);

  return g_string_free (text, FALSE);
}

static void
fill_parts (OrreryEntry *entry, guint design)
{
  const RaceDesign *card = &race_designs[0][design];

  for (guint i = 0; i < card->n_powers; i++)
    entry->parts[i] = orrery_race_tell_power (&card->powers[i]);
  entry->parts[ORRERY_CARD_PART_GOODS] = orrery_race_tell_goods (card);
  entry->parts[ORRERY_CARD_PART_BONUS] = orrery_race_tell_bonus (card);
  entry->parts[ORRERY_CARD_PART_EDITION] = orrery_race_tell_edition (design);
  entry->text = compose_text (entry);
}

static void
load_card (OrreryLoader *loader, JsonObject *object, guint design)
{
  const char *id = orrery_json_get_string (&loader->json, object, "id");
  guint keywords = read_keywords (loader, object);
  OrreryEntry *entry;

  if (id != NULL && !g_str_equal (id, race_designs[0][design].id))
    orrery_json_fail (&loader->json, "is \"%s\" where the program has \"%s\"", id, race_designs[0][design].id);
  if (loader->json.error != NULL)
    return;

  entry = orrery_catalog_add (loader->catalog, ORRERY_KIND_DEVELOPMENT, id);
  orrery_entry_set_design (entry, design, keywords);
  entry->name = g_strdup (race_designs[0][design].name);
  entry->keywords = g_new0 (char *, 1);
  fill_parts (entry, design);
}

static void
load_pieces (OrreryLoader *loader, JsonObject *root)
{
  orrery_loader_read_list (loader, root, "cards", RACE_N_DESIGNS, load_card);
}

/* As cards.json names them. */
static const char *const powers[RACE_N_POWER_KINDS + 1] = {
  [RACE_POWER_EXPLORE_DRAW] = "explore-draw",
  [RACE_POWER_EXPLORE_KEEP] = "explore-keep",
  [RACE_POWER_DRAW_AT_PHASE_START] = "draw-at-phase-start",
  [RACE_POWER_REDUCE_DEVELOPMENT_COST] = "reduce-development-cost",
  [RACE_POWER_DRAW_AFTER_PLACING_DEVELOPMENT] = "draw-after-placing-development",
  [RACE_POWER_REDUCE_WORLD_COST] = "reduce-world-cost",
  [RACE_POWER_MILITARY] = "military",
  [RACE_POWER_SPECIALIZED_MILITARY] = "specialized-military",
  [RACE_POWER_TEMPORARY_MILITARY] = "temporary-military",
  [RACE_POWER_PLACE_WORLD_FOR_ZERO] = "place-world-for-zero",
  [RACE_POWER_PAY_FOR_MILITARY_WORLD] = "pay-for-military-world",
  [RACE_POWER_DRAW_AFTER_PLACING_WORLD] = "draw-after-placing-world",
  [RACE_POWER_TRADE_BONUS] = "trade-bonus",
  [RACE_POWER_CONSUME] = "consume",
  [RACE_POWER_CONSUME_GOOD_AT_TRADE_PRICE] = "consume-good-at-trade-price",
  [RACE_POWER_CONSUME_ALL_GOODS] = "consume-all-goods",
  [RACE_POWER_CONSUME_DRAW] = "consume-draw",
  [RACE_POWER_DRAW_IF_LUCKY] = "draw-if-lucky",
  [RACE_POWER_DISCARD_HAND_CARDS] = "discard-hand-cards",
  [RACE_POWER_PRODUCE_ON_THIS_WORLD] = "produce-on-this-world",
  [RACE_POWER_DRAW_IF_PRODUCED_ON_THIS_WORLD] = "draw-if-produced-on-this-world",
  [RACE_POWER_PRODUCE_ON_WINDFALL] = "produce-on-windfall",
  [RACE_POWER_PRODUCE_DRAW] = "produce-draw",
  [RACE_POWER_DRAW_PER_GOOD_PRODUCED] = "draw-per-good-produced",
  [RACE_POWER_DRAW_PER_KIND_PRODUCED] = "draw-per-kind-produced",
  [RACE_POWER_DRAW_PER_WORLD_IN_TABLEAU] = "draw-per-world-in-tableau",
  [RACE_POWER_DRAW_IF_STRICTLY_MOST_PRODUCED] = "draw-if-strictly-most-produced",
};

const OrreryCatalogGame orrery_race_catalog = {
  .id = "race",
  .pieces = "cards.json",
  .facets = orrery_race_facets,
  .n_facets = RACE_N_FACETS - 1,
  .phases = RACE_FACET_PHASE,
  .powers = powers,
  .load_pieces = load_pieces,
  .bends = orrery_race_bends,
  .liken = orrery_race_liken,
  .combines = orrery_race_combines,
  .dup_kind = orrery_race_dup_kind,
  .dup_more = orrery_race_dup_more,
  .describe = orrery_race_describe,
  .list_pieces = orrery_race_list_pieces,
  .tell_piece = orrery_race_tell_piece,
};
