/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Score sheets. */
#include "games/roll/words/describe.h"

#include "assist/orrery-describe.h"

#include <glib/gi18n.h>

static const char *
get_name (guint piece)
{
  return roll_faces[piece].name;
}

static void
add_parts (JsonObject *object, const void *state, const GameScore *score, guint seat)
{
  json_object_set_int_member (object, "chips", game_get_part (score, seat, ROLL_PART_CHIPS));
  json_object_set_int_member (object, "tiles", game_get_part (score, seat, ROLL_PART_TILES));
  json_object_set_array_member (object, "bonuses",
                                orrery_describe_bonuses (score, seat, ROLL_PART_BONUS, "tile", get_name));
}

JsonNode *
roll_describe_score (const void *state, const char *const *names)
{
  return orrery_describe_score (&roll_game, state, names, add_parts);
}

static void
add_lines (GString *text, const void *state, const GameScore *score, guint seat)
{
  g_string_append_printf (text, _("  %4d  chips\n"), game_get_part (score, seat, ROLL_PART_CHIPS));
  g_string_append_printf (text, _("  %4d  tiles\n"), game_get_part (score, seat, ROLL_PART_TILES));
  orrery_describe_add_bonuses (text, score, seat, ROLL_PART_BONUS, get_name);
  g_string_append_printf (text, _("  tie-break: %d (dice in the cup and credits)\n"), score->tie_break[seat]);
}

char *
roll_tell_score (const void *state, const char *const *names)
{
  return orrery_describe_score_lines (&roll_game, state, names, add_lines);
}
