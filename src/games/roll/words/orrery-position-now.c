/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads unfinished work. It counts only with a "stage": without one it was written by an Orrery that could
 * not continue from there, and the step starts over. */
#include "games/roll/words/orrery-position-private.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>

static const char *const members[] = { "stage", "first", "turn", "assigning", "asked", "to roll", "to assign",
                                       "spare die",
                                       "last", "power", "moved", "extra", "picked", "kept", "abandoning",
                                       "good", "drawn", "to draw", "given", "to recruit", NULL };

gboolean
position_has_now (JsonObject *object)
{
  JsonNode *now = json_object_get_member (object, "now");

  return now != NULL && JSON_NODE_HOLDS_OBJECT (now)
         && json_object_has_member (json_node_get_object (now), "stage");
}

static gboolean
read_stage (OrreryPositionReader *r, JsonObject *now)
{
  const char *word = orrery_position_as_word (json_object_get_member (now, "stage"), "stage", r->error);
  const char *name;

  if (word == NULL)
    return FALSE;
  for (guint i = 0; (name = roll_stage_word (r->s, i)) != NULL; i++)
    if (strcmp (name, word) == 0)
      {
        r->s->now.stage = (guint8) i;
        return TRUE;
      }
  return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” cannot be “%s”"), "stage", word);
}

/* Whose turn it is */

static gboolean
read_seat_mask (OrreryPositionReader *r, JsonObject *now, const char *member, guint8 *mask)
{
  JsonArray *seats = NULL;

  if (!orrery_position_get_array (now, member, &seats, r->error))
    return FALSE;
  for (guint i = 0; seats != NULL && i < json_array_get_length (seats); i++)
    {
      int seat = 0;

      if (!orrery_position_as_number (json_array_get_element (seats, i), member, 0, r->s->n_seats - 1, &seat,
                                      r->error))
        return FALSE;
      *mask |= (guint8) ROLL_BIT (seat);
    }
  return TRUE;
}

/* In Assign it is the seat that assigns, plus one. */
static gboolean
read_turn (OrreryPositionReader *r, JsonObject *now)
{
  const gboolean is_assign = r->s->step == ROLL_STEP_ASSIGN;
  int first = 0;
  int asked = ROLL_NONE;
  int turn = is_assign ? -1 : 0;

  if (json_object_has_member (now, is_assign ? "turn" : "assigning"))
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("“%s” is not possible at this step"),
                                 is_assign ? "turn" : "assigning");
  if (!orrery_position_get_number (now, "first", 0, r->s->n_seats - 1, &first, r->error)
      || !orrery_position_get_number (now, is_assign ? "assigning" : "turn", 0, 2 * r->s->n_seats, &turn, r->error)
      || !orrery_position_get_number (now, "asked", 0, r->s->n_seats - 1, &asked, r->error)
      || !read_seat_mask (r, now, "to roll", &r->s->to_roll)
      || !read_seat_mask (r, now, "to assign", &r->s->to_assign))
    return FALSE;
  r->s->first = (guint8) first;
  r->s->actor = (guint8) asked;
  r->s->turn = (guint8) (turn + is_assign);
  return TRUE;
}

/* The two-player die is rolled at the end of Reveal. */
static gboolean
read_spare (OrreryPositionReader *r, JsonObject *now)
{
  JsonNode *node = json_object_get_member (now, "spare die");
  int phase;

  if (node == NULL)
    return TRUE;
  if (r->s->n_seats != 2 || r->s->step < ROLL_STEP_PHASES)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("“%s” is not possible at this step"),
                                 "spare die");
  phase = orrery_position_as_word_of (node, "spare die", roll_phase_names, ROLL_N_PHASES, r->error);
  if (phase < 0)
    return FALSE;
  r->s->spare = (guint8) phase;
  return TRUE;
}

/* Reassign */

static gboolean
read_power (OrreryPositionReader *r, JsonObject *now)
{
  JsonNode *node = json_object_get_member (now, "power");
  const RollSeat *p;
  const char *word;
  guint i = 0;
  int face;

  if (node == NULL)
    return TRUE;
  word = orrery_position_as_word (node, "power", r->error);
  if (word == NULL)
    return FALSE;
  r->s->now.power = ROLL_UNKNOWN;
  if (strcmp (word, "dictate") == 0)
    return TRUE;
  face = position_as_face (r, node, "power");
  if (face < 0)
    return FALSE;
  p = r->s->turn > 0 && r->s->turn <= r->s->n_seats ? &r->s->seats[r->s->turn - 1] : NULL;
  while (p != NULL && i < p->n_tableau && p->tableau[i] != face)
    i++;
  if (p == NULL || i == p->n_tableau)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("“%s” has %s, but it is not in the tableau"), "power", roll_faces[face].name);
  r->s->now.power = (guint8) (i + 1);
  return TRUE;
}

static gboolean
read_move (OrreryPositionReader *r, JsonNode *node)
{
  static const char *const known[] = { "die", "to", NULL };
  RollNow *now = &r->s->now;
  JsonObject *move;
  int colour, phase;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail_shape ("moved", _("a list of objects"), r->error);
  move = json_node_get_object (node);
  if (!orrery_position_check_members (move, known, known, r->error))
    return FALSE;
  colour = orrery_position_as_word_of (json_object_get_member (move, "die"), "die", roll_colour_names,
                                       ROLL_N_COLOURS, r->error);
  phase = colour < 0 ? -1
                     : orrery_position_as_word_of (json_object_get_member (move, "to"), "to", roll_phase_names,
                                                   ROLL_N_PHASES, r->error);
  if (phase < 0)
    return FALSE;
  now->moved[now->moves][0] = (guint8) colour;
  now->moved[now->moves][1] = (guint8) phase;
  now->moves++;
  return TRUE;
}

static gboolean
read_moved (OrreryPositionReader *r, JsonObject *now)
{
  JsonArray *moves = NULL;

  if (!orrery_position_get_array (now, "moved", &moves, r->error))
    return FALSE;
  if (moves != NULL && json_array_get_length (moves) > G_N_ELEMENTS (r->s->now.moved))
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("“%s” has too many entries"), "moved");
  for (guint i = 0; moves != NULL && i < json_array_get_length (moves); i++)
    if (!read_move (r, json_array_get_element (moves, i)))
      return FALSE;
  return TRUE;
}

/* Tiles */

static gboolean
read_marks (OrreryPositionReader *r, JsonObject *abandoning, RollKind kind)
{
  JsonArray *places = NULL;

  if (!orrery_position_get_array (abandoning, roll_kind_names[kind], &places, r->error))
    return FALSE;
  for (guint i = 0; places != NULL && i < json_array_get_length (places); i++)
    {
      int place = 0;

      if (!orrery_position_as_number (json_array_get_element (places, i), roll_kind_names[kind], 1, ROLL_N_TILES,
                                      &place, r->error))
        return FALSE;
      r->s->now.marked[kind] |= G_GUINT64_CONSTANT (1) << (place - 1);
    }
  return TRUE;
}

static gboolean
read_abandoning (OrreryPositionReader *r, JsonObject *now)
{
  static const char *const none[] = { NULL };
  const char *const known[] = { roll_kind_names[0], roll_kind_names[1], NULL };
  JsonObject *abandoning = NULL;

  if (!orrery_position_get_object (now, "abandoning", &abandoning, r->error))
    return FALSE;
  return abandoning == NULL
         || (orrery_position_check_members (abandoning, known, none, r->error)
             && read_marks (r, abandoning, ROLL_DEVELOPMENT) && read_marks (r, abandoning, ROLL_WORLD));
}

static gboolean
read_drawn (OrreryPositionReader *r, JsonObject *now)
{
  JsonArray *tiles = NULL;
  int to_draw = 0;
  guint n;

  if (!orrery_position_get_number (now, "to draw", 0, ROLL_N_TILES, &to_draw, r->error)
      || !orrery_position_get_array (now, "drawn", &tiles, r->error))
    return FALSE;
  n = tiles == NULL ? 0 : json_array_get_length (tiles);
  if (n > ROLL_N_TILES)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("“%s” has %u tiles, but the game has %d"), "drawn", n, ROLL_N_TILES);
  for (guint i = 0; i < n; i++)
    {
      const int tile = position_as_tile (r, json_array_get_element (tiles, i), "drawn");

      if (tile < 0)
        return FALSE;
      r->s->now.drawn[r->s->now.n_drawn++] = (guint8) tile;
    }
  r->s->now.to_draw = (guint8) to_draw;
  return TRUE;
}

/* The seats that have given a tile to a bag that is too small, or that all have been asked. */
static gboolean
read_given (OrreryPositionReader *r, JsonObject *now)
{
  JsonNode *node = json_object_get_member (now, "given");

  if (node != NULL && orrery_json_text_holds (node, G_TYPE_STRING)
      && strcmp (json_node_get_string (node), "all") == 0)
    {
      r->s->now.given = ROLL_ASKED_ALL;
      return TRUE;
    }
  return read_seat_mask (r, now, "given", &r->s->now.given);
}

/* Dice */

static gboolean
read_dice (OrreryPositionReader *r, JsonObject *now, const char *member, RollDice dice)
{
  JsonNode *node = json_object_get_member (now, member);

  return node == NULL || position_as_dice (r, node, member, dice);
}

/* Ship has taken it from a world; Manage has recalled it last. */
static gboolean
read_good (OrreryPositionReader *r, JsonObject *now)
{
  static const char *const known[] = { "world", "colour", NULL };
  JsonObject *good = NULL;
  int face = -1;
  int colour;

  if (!orrery_position_get_object (now, "good", &good, r->error))
    return FALSE;
  if (good == NULL)
    return TRUE;
  if (!orrery_position_check_members (good, known, known, r->error))
    return FALSE;
  if (json_object_has_member (good, "world"))
    {
      face = position_as_face (r, json_object_get_member (good, "world"), "world");
      if (face < 0)
        return FALSE;
    }
  colour = orrery_position_as_word_of (json_object_get_member (good, "colour"), "colour", roll_colour_names,
                                       ROLL_N_COLOURS, r->error);
  if (colour < 0)
    return FALSE;
  r->s->now.good = (guint8) (face + 1);
  r->s->now.good_colour = (guint8) colour;
  return TRUE;
}

/* How many have been kept, and how many are still to be recruited. */
static gboolean
read_moves (OrreryPositionReader *r, JsonObject *now)
{
  int moves = 0;

  if (!orrery_position_get_number (now, "to recruit", 0, G_MAXINT8, &moves, r->error))
    return FALSE;
  for (guint c = 0; c < ROLL_N_COLOURS; c++)
    moves += r->s->now.kept[c];
  if (moves > 0)
    r->s->now.moves = (guint8) moves;
  return TRUE;
}

gboolean
position_read_now (OrreryPositionReader *r, JsonObject *object)
{
  static const char *const none[] = { NULL };
  RollNow *now = &r->s->now;
  JsonObject *half = json_object_get_object_member (object, "now");
  int last = 0;

  if (!orrery_position_check_members (half, members, none, r->error) || !read_stage (r, half) || !read_turn (r, half)
      || !read_spare (r, half) || !orrery_position_get_number (half, "last", 0, G_MAXUINT8, &last, r->error)
      || !read_power (r, half) || !read_moved (r, half) || !read_dice (r, half, "extra", now->extra)
      || !read_dice (r, half, "picked", now->picked) || !read_dice (r, half, "kept", now->kept)
      || !read_abandoning (r, half) || !read_good (r, half) || !read_drawn (r, half)
      || !read_given (r, half) || !read_moves (r, half))
    return FALSE;
  now->last = (guint8) last;
  return TRUE;
}
