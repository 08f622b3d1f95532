/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles and dice in the members of a position. */
#include "games/roll/words/orrery-position-private.h"

#include <glib/gi18n.h>

int
position_as_face (OrreryPositionReader *r, JsonNode *node, const char *member)
{
  const char *name = orrery_position_as_word (node, member, r->error);
  int face;

  if (name == NULL)
    return -1;
  face = orrery_face_by_name (name);
  if (face < 0)
    orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s”: there is no tile called “%s”"), member,
                          name);
  return face;
}

int
position_as_tile (OrreryPositionReader *r, JsonNode *node, const char *member)
{
  const char *name = orrery_position_as_word (node, member, r->error);
  int face;

  if (name == NULL)
    return -1;
  if (strcmp (name, "unknown") == 0)
    return ROLL_UNKNOWN;
  face = position_as_face (r, node, member);
  if (face < 0)
    return -1;
  if (roll_faces[face].set == ROLL_SET_GAME)
    return ROLL_TILE_OF (face);
  orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("%s cannot be in “%s”"), roll_faces[face].name,
                        member);
  return -1;
}

static int
colour_of (const char *name)
{
  for (int i = 0; i < ROLL_N_COLOURS; i++)
    if (strcmp (name, roll_colour_names[i]) == 0)
      return i;
  return -1;
}

static gboolean
read_die_count (OrreryPositionReader *r, const char *place, const char *name, JsonNode *node,
                RollDice dice)
{
  const int colour = colour_of (name);
  g_autofree char *member = g_strdup_printf ("%s: %s", place, name);
  int n = 0;

  if (colour < 0)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s”: there are no %s dice"), place,
                                 name);
  if (!orrery_position_as_number (node, member, 0, G_MAXINT16, &n, r->error))
    return FALSE;
  if (n > roll_dice[colour].count)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("%d %s dice on the table, but the box has %d"), n, name, roll_dice[colour].count);
  dice[colour] = (guint8) n;
  return TRUE;
}

gboolean
position_as_dice (OrreryPositionReader *r, JsonNode *node, const char *member, RollDice dice)
{
  JsonObjectIter iter;
  const char *colour;
  JsonNode *count;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail_shape (member, _("an object"), r->error);
  json_object_iter_init (&iter, json_node_get_object (node));
  while (json_object_iter_next (&iter, &colour, &count))
    if (!read_die_count (r, member, colour, count, dice))
      return FALSE;
  return TRUE;
}
