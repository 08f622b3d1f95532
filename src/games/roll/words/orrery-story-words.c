/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/words/orrery-story-words.h"

#include "assist/orrery-words.h"
#include "games/roll/catalog/orrery-roll-names.h"

#include <glib/gi18n.h>

static const char *
word_of (const char *const *words, guint n, guint i)
{
  return i < n ? _(words[i]) : "?";
}

const char *
orrery_story_name (const char *const *names, int seat)
{
  static const char *const plain[] = { N_("Seat 0"), N_("Seat 1"), N_("Seat 2"), N_("Seat 3"),
                                       N_("Seat 4") };

  if (seat < 0 || seat >= ROLL_MAX_SEATS)
    return _("The table");
  return names != NULL && names[seat] != NULL ? names[seat] : _(plain[seat]);
}

const char *
orrery_story_die (guint colour)
{
  return colour < ROLL_N_COLOURS ? orrery_colour_attribute (colour) : "?";
}

const char *
orrery_story_a_die (guint colour)
{
  /* Translators: "die", "worker", "good" … follows */
  static const char *const words[] = { N_("a Home"),          N_("a Military"),
                                       N_("a Consumption"),   N_("a Novelty"),
                                       N_("a Rare Elements"), N_("a Genes"),
                                       N_("an Alien") };

  return word_of (words, G_N_ELEMENTS (words), colour);
}

const char *
orrery_story_phase (guint phase)
{
  /* Translators: "Ada’s Home die shows a wild." */
  return phase == ROLL_WILD ? _("a wild") : phase < ROLL_N_PHASES ? orrery_phase_name (phase) : "?";
}

const char *
orrery_story_place (guint place)
{
  static const char *const words[] = {
    [ROLL_CUP] = N_("the cup"), [ROLL_CITIZENRY] = N_("the Citizenry"),
    [ROLL_ZONE] = N_("the development zone"), N_("the world zone"), N_("the Dictate area"),
    N_("the wilds"),
  };

  if (place >= ROLL_COLUMN && place < ROLL_ZONE)
    return orrery_phase_name (place - ROLL_COLUMN);
  return word_of (words, G_N_ELEMENTS (words), place);
}

const char *
orrery_story_stack (guint kind)
{
  static const char *const words[] = { N_("the development stack"), N_("the world stack") };

  return word_of (words, G_N_ELEMENTS (words), kind);
}

const char *
orrery_story_zone (guint kind)
{
  return orrery_story_place (kind < 2 ? ROLL_ZONE + kind : ROLL_N_PLACES);
}

const char *
orrery_story_face (guint face)
{
  return face < ROLL_N_FACES ? roll_faces[face].name : _("a tile");
}

char *
orrery_story_tile (guint tile)
{
  if (tile >= ROLL_N_TILES)
    return g_strdup (_("a tile"));
  return g_strdup_printf ("%s / %s", roll_faces[ROLL_DEVELOPMENT_OF (tile)].name,
                          roll_faces[ROLL_WORLD_OF (tile)].name);
}

char *
orrery_story_faction (guint number)
{
  const guint face = ROLL_FIRST_FACTION_FACE + 2 * (number - 1);

  if (number < 1 || number > ROLL_N_FACTIONS)
    return g_strdup (_("a faction"));
  return g_strdup_printf ("%s / %s", roll_faces[face].name, roll_faces[face + 1].name);
}

static char *
tell_dice (guint colour, guint n)
{
  if (n == 1)
    /* Translators: "a Home die" */
    return g_strdup_printf (C_ ("story", "%s die"), orrery_story_a_die (colour));
  /* Translators: how many dice of which kind: "2 Home dice" */
  return g_strdup_printf (ngettext ("%u %s die", "%u %s dice", n), n, orrery_story_die (colour));
}

char *
orrery_story_dice (const guint counts[ROLL_N_COLOURS])
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint c = 0; c < ROLL_N_COLOURS; c++)
    if (counts[c] > 0)
      g_ptr_array_add (words, tell_dice (c, counts[c]));
  return words->len == 0 ? g_strdup (_("no dice")) : orrery_words_join (words);
}

char *
orrery_story_one_colour (guint colour, guint n)
{
  guint counts[ROLL_N_COLOURS] = { 0 };

  if (n == 0)
    return g_strdup_printf (_("no %s dice"), orrery_story_die (colour));
  if (colour < ROLL_N_COLOURS)
    counts[colour] = n;
  return orrery_story_dice (counts);
}
