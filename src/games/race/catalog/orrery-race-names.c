/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/catalog/orrery-race-names.h"

#include <glib/gi18n.h>

#include "games/race/catalog/orrery-race-entry.h"

const char *
orrery_race_when_name (guint when)
{
  static const char *const names[] = {
    N_("Explore"), N_("Develop"), N_("Settle"), N_("Trade"), N_("Consume"), N_("Produce"),
  };

  g_return_val_if_fail (when < G_N_ELEMENTS (names), NULL);

  return _(names[when]);
}

const char *
orrery_race_good_name (guint good)
{
  static const char *const names[] = {
    N_("Novelty"), N_("Rare Elements"), N_("Genes"), N_("Alien"), N_("Gray"),
  };

  g_return_val_if_fail (good < G_N_ELEMENTS (names), NULL);

  return _(names[good]);
}

const char *
orrery_race_good_word (guint good)
{
  /* Translators: as a part of "%s world" or "%s good". */
  static const char *const words[] = {
    NC_ ("before world", "Novelty"), NC_ ("before world", "Rare Elements"), NC_ ("before world", "Genes"),
    NC_ ("before world", "Alien"), NC_ ("before world", "Gray"),
  };

  g_return_val_if_fail (good < G_N_ELEMENTS (words), NULL);

  return g_dpgettext2 (NULL, "before world", words[good]);
}

const char *
orrery_race_keyword_name (guint keyword)
{
  static const char *const names[ORRERY_N_KEYWORDS] = {
    N_("Rebel"), N_("Alien"), N_("Imperium"), N_("Uplift"), N_("Terraforming"), N_("Chromosome"),
  };

  g_return_val_if_fail (keyword < G_N_ELEMENTS (names), NULL);

  return _(names[keyword]);
}

char *
orrery_race_dup_sort (const RaceDesign *card)
{
  const char *good = orrery_race_good_word (card->good);

  if (card->kind == RACE_DEVELOPMENT)
    return g_strdup (_("Development"));
  if (card->source == RACE_NO_GOODS)
    return g_strdup (card->military ? _("Gray military world") : _("Gray world"));
  /* Translators: %s is a kind of good: "Novelty military windfall world". */
  if (card->source == RACE_WINDFALL)
    return g_strdup_printf (card->military ? _("%s military windfall world") : _("%s windfall world"), good);

  return g_strdup_printf (card->military ? _("%s military production world") : _("%s production world"), good);
}
