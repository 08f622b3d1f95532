/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads what a seat has done in this round, or during setup. */
#include "games/roll/words/orrery-position-private.h"

#include <glib/gi18n.h>

const char *const position_round_members[] = { "abandoned", "chosen", "dictates", "rolled", "scouted",
                                               "selected", "start", "used", NULL };

static gboolean
read_selected (OrreryPositionReader *r, JsonObject *object)
{
  static const char *const known[] = { "phase", "die", NULL };
  RollSeat *p = &r->s->seats[r->seat];
  JsonObject *selected = NULL;
  int phase, colour;

  if (!orrery_position_get_object (object, "selected", &selected, r->error))
    return FALSE;
  if (selected == NULL)
    return TRUE;
  if (!orrery_position_check_members (selected, known, known, r->error))
    return FALSE;
  phase = orrery_position_as_word_of (json_object_get_member (selected, "phase"), "phase", roll_phase_names,
                                      ROLL_N_PHASES, r->error);
  colour = phase < 0 ? -1
                     : orrery_position_as_word_of (json_object_get_member (selected, "die"), "die",
                                                   roll_colour_names, ROLL_N_COLOURS, r->error);
  if (colour < 0)
    return FALSE;
  p->selected = (guint8) phase;
  p->selector = (guint8) colour;
  return TRUE;
}

static gboolean
read_rolled_colour (OrreryPositionReader *r, const char *name, JsonNode *node)
{
  JsonObjectIter iter;
  const char *side;
  JsonNode *count;
  guint colour = 0;

  while (colour < ROLL_N_COLOURS && strcmp (name, roll_colour_names[colour]) != 0)
    colour++;
  if (colour == ROLL_N_COLOURS)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s”: there are no %s dice"), "rolled",
                                 name);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail_shape (name, _("an object"), r->error);
  json_object_iter_init (&iter, json_node_get_object (node));
  while (json_object_iter_next (&iter, &side, &count))
    {
      guint i = 0;
      int n = 0;

      while (i < ROLL_N_SIDES && strcmp (side, roll_phase_names[i]) != 0)
        i++;
      if (i == ROLL_N_SIDES || roll_dice[colour].weight[i] == 0)
        return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("“%s” cannot be “%s”"), name,
                                     side);
      if (!orrery_position_as_number (count, side, 0, roll_dice[colour].count, &n, r->error))
        return FALSE;
      r->s->seats[r->seat].rolled[colour][i] = (guint8) n;
    }
  return TRUE;
}

static gboolean
read_rolled (OrreryPositionReader *r, JsonObject *object)
{
  JsonObject *rolled = NULL;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (!orrery_position_get_object (object, "rolled", &rolled, r->error))
    return FALSE;
  if (rolled == NULL)
    return TRUE;
  json_object_iter_init (&iter, rolled);
  while (json_object_iter_next (&iter, &name, &node))
    if (!read_rolled_colour (r, name, node))
      return FALSE;
  return TRUE;
}

/* Reassign powers used, by the tile that has them. */
static gboolean
read_used (OrreryPositionReader *r, JsonObject *object)
{
  RollSeat *p = &r->s->seats[r->seat];
  JsonArray *tiles = NULL;

  if (!orrery_position_get_array (object, "used", &tiles, r->error))
    return FALSE;
  for (guint i = 0; tiles != NULL && i < json_array_get_length (tiles); i++)
    {
      const int face = position_as_face (r, json_array_get_element (tiles, i), "used");
      guint k = 0;

      if (face < 0)
        return FALSE;
      while (k < p->n_tableau && p->tableau[k] != face)
        k++;
      if (k == p->n_tableau)
        return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                     _("“%s” has %s, but it is not in the tableau"), "used", roll_faces[face].name);
      p->used |= G_GUINT64_CONSTANT (1) << k;
    }
  return TRUE;
}

static gboolean
read_scouted (OrreryPositionReader *r, JsonObject *object)
{
  JsonArray *colours = NULL;

  if (!orrery_position_get_array (object, "scouted", &colours, r->error))
    return FALSE;
  for (guint i = 0; colours != NULL && i < json_array_get_length (colours); i++)
    {
      const int colour = orrery_position_as_word_of (json_array_get_element (colours, i), "scouted",
                                                     roll_colour_names, ROLL_N_COLOURS, r->error);

      if (colour < 0)
        return FALSE;
      r->s->seats[r->seat].scouted |= (guint8) ROLL_BIT (colour);
    }
  return TRUE;
}

/* The seat's part of the pile of abandoned tiles; their order does not matter. */
static gboolean
read_abandoned (OrreryPositionReader *r, JsonObject *object)
{
  RollSeat *p = &r->s->seats[r->seat];
  JsonArray *tiles = NULL;
  guint n;

  if (!orrery_position_get_array (object, "abandoned", &tiles, r->error))
    return FALSE;
  n = tiles == NULL ? 0 : json_array_get_length (tiles);
  if (n > ROLL_N_TILES)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("“%s” has %u tiles, but the game has %d"), "abandoned", n, ROLL_N_TILES);
  for (guint i = 0; i < n; i++)
    {
      const int tile = position_as_tile (r, json_array_get_element (tiles, i), "abandoned");

      if (tile < 0)
        return FALSE;
      if (tile == ROLL_UNKNOWN)
        p->pile_unknown++;
      else if ((p->pile >> tile & 1) != 0)
        return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("“%s” has %s twice"), "abandoned",
                                     json_array_get_string_element (tiles, i));
      else
        p->pile |= G_GUINT64_CONSTANT (1) << tile;
    }
  return TRUE;
}

/* Setup: the tiles drawn, in that order; once chosen, the development first. */
static gboolean
read_start (OrreryPositionReader *r, JsonObject *object)
{
  guint8 *start = r->s->start[r->seat];
  gboolean chosen = FALSE;
  JsonArray *tiles = NULL;

  if (!orrery_position_get_array (object, "start", &tiles, r->error)
      || !orrery_position_get_flag (object, "chosen", &chosen, r->error))
    return FALSE;
  if (tiles != NULL && json_array_get_length (tiles) > 2)
    return orrery_position_fail_shape ("start", _("a list of at most two tiles"), r->error);
  for (guint i = 0; tiles != NULL && i < json_array_get_length (tiles); i++)
    {
      const int tile = position_as_tile (r, json_array_get_element (tiles, i), "start");

      if (tile < 0)
        return FALSE;
      start[i] = (guint8) tile;
    }
  if (chosen)
    r->s->chosen |= (guint8) ROLL_BIT (r->seat);
  return TRUE;
}

/* Each belongs to certain steps. At the start of a round nothing has been selected or used. */
static gboolean
check_step (OrreryPositionReader *r, JsonObject *object)
{
  const RollState *s = r->s;
  const gboolean is_setup = s->step == ROLL_STEP_SETUP;
  const gboolean is_exploring = s->step == ROLL_STEP_PHASES && s->phase == ROLL_EXPLORE;
  const gboolean has_selected = !is_setup && (s->step != ROLL_STEP_ASSIGN || r->is_whole);
  const struct
  {
    const char *member;
    gboolean may_be;
  } members[] = {
    { "abandoned", is_exploring }, { "scouted", is_exploring },   { "start", is_setup },
    { "chosen", is_setup },        { "rolled", !is_setup },       { "selected", has_selected },
    { "used", has_selected },      { "dictates", has_selected },
  };

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (!members[i].may_be && json_object_has_member (object, members[i].member))
      return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                   _("“%s” is not possible at this step"), members[i].member);
  return TRUE;
}

gboolean
position_read_doings (OrreryPositionReader *r, JsonObject *object)
{
  int dictates = 0;

  if (!check_step (r, object) || !read_selected (r, object) || !read_rolled (r, object)
      || !read_used (r, object) || !orrery_position_get_number (object, "dictates", 0, G_MAXUINT8, &dictates,
                                                                r->error)
      || !read_scouted (r, object) || !read_abandoned (r, object) || !read_start (r, object))
    return FALSE;
  r->s->seats[r->seat].dictates = (guint8) dictates;
  return TRUE;
}
