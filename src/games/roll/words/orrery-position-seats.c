/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the seats of a position: their pieces. */
#include "games/roll/words/orrery-position-private.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>

enum
{
  MAX_CHIPS = 4999 /* more than any game awards, including corrections by hand */
};

const char *const position_table_members[] = { "faction", "home", "credits", "chips",
                                               "tableau", "goods", "developments", "worlds",
                                               "dice", NULL };

static gboolean
read_faction (OrreryPositionReader *r, JsonObject *object)
{
  RollSeat *p = &r->s->seats[r->seat];
  JsonNode *node = json_object_get_member (object, "faction");
  int number = 0;

  if (node == NULL)
    return TRUE;
  if (orrery_json_text_holds (node, G_TYPE_STRING))
    {
      const int face = position_as_face (r, node, "faction");

      if (face < 0)
        return FALSE;
      if (roll_faces[face].set != ROLL_SET_FACTION)
        return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("%s is not a faction"),
                                     roll_faces[face].name);
      number = roll_faces[face].number;
    }
  else if (!orrery_position_as_number (node, "faction", 1, ROLL_N_FACTIONS, &number, r->error))
    return FALSE;
  p->faction = (guint8) number;
  return TRUE;
}

static gboolean
read_home (OrreryPositionReader *r, JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "home");
  int face;

  if (node == NULL)
    return TRUE;
  face = position_as_face (r, node, "home");
  if (face < 0)
    return FALSE;
  if (roll_faces[face].set != ROLL_SET_HOME)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("%s is not a home world"),
                                 roll_faces[face].name);
  r->s->seats[r->seat].home = (guint8) face;
  return TRUE;
}

static gboolean
read_tableau (OrreryPositionReader *r, JsonObject *object)
{
  RollSeat *p = &r->s->seats[r->seat];
  JsonArray *tiles = NULL;
  guint n;

  p->n_tableau = 3;
  if (!orrery_position_get_array (object, "tableau", &tiles, r->error))
    return FALSE;
  n = tiles == NULL ? 0 : json_array_get_length (tiles);
  if (n > ROLL_N_TILES)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("“%s” has %u tiles, but the game has %d"), "tableau", n, ROLL_N_TILES);
  for (guint i = 0; i < n; i++)
    {
      const int face = position_as_face (r, json_array_get_element (tiles, i), "tableau");

      if (face < 0)
        return FALSE;
      if (roll_faces[face].set != ROLL_SET_GAME)
        return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                     _("%s is a starting tile: give it as “home” or “faction”"), roll_faces[face].name);
      p->tableau[p->n_tableau++] = (guint8) face;
    }
  return TRUE;
}

/* Both stacks share one array, so together they must fit into it. */
static gboolean
read_stack (OrreryPositionReader *r, JsonObject *object, const char *member, RollKind kind)
{
  RollSeat *p = &r->s->seats[r->seat];
  JsonArray *tiles = NULL;
  guint n;

  if (!orrery_position_get_array (object, member, &tiles, r->error))
    return FALSE;
  n = tiles == NULL ? 0 : json_array_get_length (tiles);
  if (n > (guint) ROLL_N_TILES - p->n_stack[1 - kind])
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("“%s” has %u tiles, but the game has %d"), member, n, ROLL_N_TILES);
  for (guint i = 0; i < n; i++)
    {
      JsonNode *node = json_array_get_element (tiles, i);
      const char *name = orrery_position_as_word (node, member, r->error);
      int face = ROLL_UNKNOWN;

      if (name == NULL)
        return FALSE;
      if (strcmp (name, "unknown") != 0)
        face = position_as_face (r, node, member);
      if (face < 0)
        return FALSE;
      if (face != ROLL_UNKNOWN
          && (roll_faces[face].set != ROLL_SET_GAME || roll_faces[face].kind != kind))
        return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("%s cannot be in “%s”"),
                                     roll_faces[face].name, member);
      p->tiles[kind == ROLL_DEVELOPMENT ? i : ROLL_N_TILES - 1 - i] = (guint8) face;
    }
  p->n_stack[kind] = (guint8) n;
  return TRUE;
}

/* Goods, once the tableau is known. */

static gboolean
read_world_goods (OrreryPositionReader *r, const char *name, JsonNode *node)
{
  RollSeat *p = &r->s->seats[r->seat];
  const int face = orrery_face_by_name (name);
  int colour[2] = { -1, -1 };
  guint i = 0;
  guint n;

  while (i < p->n_tableau && p->tableau[i] != face)
    i++;
  if (face < 0 || i == p->n_tableau)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("there are goods on %s, but it is not in the tableau"), name);
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return orrery_position_fail_shape (name, _("a list"), r->error);
  n = json_array_get_length (json_node_get_array (node));
  if (n > 2)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("%s cannot hold %u goods"),
                                 roll_faces[face].name, n);
  for (guint k = 0; k < n; k++)
    {
      colour[k] = orrery_position_as_word_of (json_array_get_element (json_node_get_array (node), k), name,
                                              roll_colour_names, ROLL_N_COLOURS, r->error);
      if (colour[k] < 0)
        return FALSE;
    }
  if (n == 2 && colour[0] > colour[1])
    p->goods[i] = (guint8) ((colour[1] + 1) | (colour[0] + 1) << 4);
  else
    p->goods[i] = (guint8) ((colour[0] + 1) | (colour[1] + 1) << 4);
  return TRUE;
}

static gboolean
read_goods (OrreryPositionReader *r, JsonObject *object)
{
  JsonObject *goods = NULL;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (!orrery_position_get_object (object, "goods", &goods, r->error))
    return FALSE;
  if (goods == NULL)
    return TRUE;
  json_object_iter_init (&iter, goods);
  while (json_object_iter_next (&iter, &name, &node))
    if (!read_world_goods (r, name, node))
      return FALSE;
  return TRUE;
}

/* Dice */

static gboolean
read_place (OrreryPositionReader *r, const char *name, JsonNode *node)
{
  int place = 0;

  while (place < ROLL_N_PLACES && strcmp (name, roll_place_names[place]) != 0)
    place++;
  if (place == ROLL_N_PLACES)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("“dice”: there is no place called “%s”"),
                                 name);
  return position_as_dice (r, node, name, r->s->seats[r->seat].dice[place]);
}

/* During setup a seat has nothing before its home world. */
static gboolean
is_set_up (OrreryPositionReader *r, const RollSeat *p)
{
  return r->s->step != ROLL_STEP_SETUP || p->home != ROLL_NONE;
}

static gboolean
read_dice (OrreryPositionReader *r, JsonObject *object)
{
  RollSeat *p = &r->s->seats[r->seat];
  JsonObject *dice = NULL;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (!orrery_position_get_object (object, "dice", &dice, r->error))
    return FALSE;
  if (dice == NULL)
    {
      if (!is_set_up (r, p))
        return TRUE;
      p->dice[ROLL_CUP][ROLL_WHITE] = 3;
      p->dice[ROLL_CITIZENRY][ROLL_WHITE] = 2;
      return TRUE;
    }
  json_object_iter_init (&iter, dice);
  while (json_object_iter_next (&iter, &name, &node))
    if (!read_place (r, name, node))
      return FALSE;
  return TRUE;
}

/* Seats */

static gboolean
read_seat (OrreryPositionReader *r, JsonNode *node)
{
  RollSeat *p = &r->s->seats[r->seat];
  JsonObject *object;
  int credits;
  int chips = 0;

  p->home = ROLL_NONE;
  p->selector = ROLL_NO_COLOUR;
  p->selected = ROLL_NO_PHASE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("it must be an object"));
  object = json_node_get_object (node);
  if (!orrery_position_check_members (object, position_table_members, position_round_members, r->error)
      || !read_faction (r, object) || !read_home (r, object))
    return FALSE;
  credits = is_set_up (r, p);
  if (!orrery_position_get_number (object, "credits", 0, ROLL_MAX_CREDITS, &credits, r->error)
      || !orrery_position_get_number (object, "chips", 0, MAX_CHIPS, &chips, r->error) || !read_tableau (r, object)
      || !read_stack (r, object, "developments", ROLL_DEVELOPMENT)
      || !read_stack (r, object, "worlds", ROLL_WORLD) || !read_dice (r, object))
    return FALSE;
  p->credits = (guint8) credits;
  p->chips = (gint16) chips;
  return TRUE;
}

/* A seat without faction or home world gets the free one with the lowest number. */
static void
fill_in_start_tiles (RollState *s)
{
  guint factions = 0;
  guint homes = 0;

  for (guint i = 0; i < s->n_seats; i++)
    {
      factions |= ROLL_BIT (s->seats[i].faction);
      homes |= s->seats[i].home == ROLL_NONE ? 0
                                             : ROLL_BIT (s->seats[i].home - ROLL_FIRST_HOME_FACE);
    }
  for (guint i = 0; i < s->n_seats; i++)
    {
      RollSeat *p = &s->seats[i];
      guint n;

      for (n = 1; p->faction == 0 && (factions & ROLL_BIT (n)) != 0; n++)
        ;
      p->faction = p->faction == 0 ? (guint8) n : p->faction;
      factions |= ROLL_BIT (p->faction);
      for (n = 0; p->home == ROLL_NONE && (homes & ROLL_BIT (n)) != 0; n++)
        ;
      p->home = p->home == ROLL_NONE ? (guint8) (ROLL_FIRST_HOME_FACE + n) : p->home;
      homes |= ROLL_BIT (p->home - ROLL_FIRST_HOME_FACE);
    }
}

static void
build_start_tiles (RollSeat *p)
{
  /* A faction waits for its home world; if anything else is built, the rules reject it. */
  if (p->home == ROLL_NONE)
    {
      p->n_tableau = (guint8) (p->n_tableau - 3);
      return;
    }
  p->tableau[0] = p->home;
  p->tableau[1] = (guint8) (ROLL_FIRST_FACTION_FACE + 2 * (p->faction - 1));
  p->tableau[2] = (guint8) (p->tableau[1] + 1);
}

static gboolean
fail_seat (OrreryPositionReader *r)
{
  g_autofree char *who = orrery_seat_text (r->seat, r->names);

  g_prefix_error (r->error, "%s: ", who);
  return FALSE;
}

gboolean
position_read_seats (OrreryPositionReader *r, JsonObject *object)
{
  JsonArray *seats = NULL;
  guint n;

  if (!orrery_position_get_array (object, "seats", &seats, r->error))
    return FALSE;
  if (seats == NULL)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("“seats” is missing"));
  n = json_array_get_length (seats);
  if (n < 2 || n > ROLL_MAX_SEATS)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("%u seats, but the game is for 2 to %d"), n, ROLL_MAX_SEATS);
  r->s->n_seats = (guint8) n;
  for (r->seat = 0; r->seat < (int) n; r->seat++)
    if (!read_seat (r, json_array_get_element (seats, (guint) r->seat)))
      return fail_seat (r);
  if (r->s->step != ROLL_STEP_SETUP)
    fill_in_start_tiles (r->s);
  for (r->seat = 0; r->seat < (int) n; r->seat++)
    {
      JsonObject *seat = json_array_get_object_element (seats, (guint) r->seat);

      build_start_tiles (&r->s->seats[r->seat]);
      if (!read_goods (r, seat) || !position_read_doings (r, seat))
        return fail_seat (r);
    }
  r->seat = GAME_NOBODY;
  return TRUE;
}
