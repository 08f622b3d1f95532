/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/catalog/orrery-roll-names.h"

#include <glib/gi18n.h>

const char *
orrery_phase_name (guint phase)
{
  static const char *const names[ROLL_N_SIDES + 1] = {
    N_("Explore"), N_("Develop"), N_("Settle"), N_("Produce"), N_("Ship"), N_("Wild"), N_("Assign"),
  };

  g_return_val_if_fail (phase < G_N_ELEMENTS (names), NULL);

  return _(names[phase]);
}

const char *
orrery_phase_numeral (guint phase)
{
  static const char *const numerals[] = { "I", "II", "III", "IV", "V" };

  g_return_val_if_fail (phase < G_N_ELEMENTS (numerals), NULL);

  return numerals[phase];
}

const char *
orrery_colour_name (guint colour)
{
  static const char *const names[] = {
    [ROLL_WHITE] = N_("Home"), [ROLL_RED] = N_("Military"), [ROLL_PURPLE] = N_("Consumption"),
    [ROLL_CYAN] = N_("Novelty"), [ROLL_BROWN] = N_("Rare Elements"), [ROLL_GREEN] = N_("Genes"),
    [ROLL_YELLOW] = N_("Alien"), [ROLL_GRAY] = N_("Gray"),
  };

  g_return_val_if_fail (colour < G_N_ELEMENTS (names), NULL);

  return _(names[colour]);
}

const char *
orrery_colour_attribute (guint colour)
{
  /* Translators: the kind of a die, next to "die", "dice", "good" or "worker": "2 Home dice" */
  static const char *const names[ROLL_N_COLOURS] = {
    [ROLL_WHITE] = NC_ ("die", "Home"), [ROLL_RED] = NC_ ("die", "Military"), [ROLL_PURPLE] = NC_ ("die", "Consumption"),
    [ROLL_CYAN] = NC_ ("die", "Novelty"), [ROLL_BROWN] = NC_ ("die", "Rare Elements"),
    [ROLL_GREEN] = NC_ ("die", "Genes"), [ROLL_YELLOW] = NC_ ("die", "Alien"),
  };

  g_return_val_if_fail (colour < G_N_ELEMENTS (names), NULL);

  return g_dpgettext2 (NULL, "die", names[colour]);
}

const char *
orrery_colour_long_name (guint colour)
{
  return colour == ROLL_YELLOW ? _("Alien Technology") : orrery_colour_name (colour);
}

const char *
orrery_colour_word (guint colour)
{
  /* Translators: the color of dice, at the beginning of a sentence. */
  static const char *const words[ROLL_N_COLOURS] = {
    NC_ ("dice", "White"), NC_ ("dice", "Red"), NC_ ("dice", "Purple"), NC_ ("dice", "Cyan"),
    NC_ ("dice", "Brown"), NC_ ("dice", "Green"), NC_ ("dice", "Yellow"),
  };

  g_return_val_if_fail (colour < G_N_ELEMENTS (words), NULL);

  return g_dpgettext2 (NULL, "dice", words[colour]);
}

const char *
orrery_colour_lower_word (guint colour)
{
  static const char *const words[ROLL_N_COLOURS] = {
    NC_ ("dice", "white"), NC_ ("dice", "red"), NC_ ("dice", "purple"), NC_ ("dice", "cyan"),
    NC_ ("dice", "brown"), NC_ ("dice", "green"), NC_ ("dice", "yellow"),
  };

  g_return_val_if_fail (colour < G_N_ELEMENTS (words), NULL);

  return g_dpgettext2 (NULL, "dice", words[colour]);
}
