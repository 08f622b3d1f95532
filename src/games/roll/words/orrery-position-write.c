/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a position: the table, and unfinished work, so that reading it gives the same state. "question",
 * "costs" and the number of tiles in the bag are only informative; a reader ignores them. */
#include "games/roll/words/orrery-position-private.h"

static const char *
face_word (guint face)
{
  return face < ROLL_N_FACES ? roll_faces[face].name : "unknown";
}

/* A tile that has not been turned to either side yet. */
static const char *
tile_word (guint tile)
{
  return tile < ROLL_N_TILES ? roll_faces[ROLL_DEVELOPMENT_OF (tile)].name : "unknown";
}

/* Leaves out empty members. */
static void
set_dice (JsonObject *object, const char *member, const guint8 dice[ROLL_N_COLOURS])
{
  JsonObject *colours;

  if (roll_count_dice (dice) == 0)
    return;
  colours = json_object_new ();
  for (guint c = 0; c < ROLL_N_COLOURS; c++)
    if (dice[c] > 0)
      json_object_set_int_member (colours, roll_colour_names[c], dice[c]);
  json_object_set_object_member (object, member, colours);
}

static JsonArray *
new_phases (guint mask)
{
  JsonArray *array = json_array_new ();

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    if ((mask & ROLL_BIT (phase)) != 0)
      json_array_add_string_element (array, roll_phase_names[phase]);
  return array;
}

static JsonArray *
new_tiles (guint64 mask)
{
  JsonArray *array = json_array_new ();

  for (guint tile = 0; tile < ROLL_N_TILES; tile++)
    if ((mask >> tile & 1) != 0)
      json_array_add_string_element (array, tile_word (tile));
  return array;
}

/* Seats */

static void
write_goods (const RollSeat *p, JsonObject *object)
{
  JsonObject *goods = json_object_new ();

  for (guint i = 0; i < p->n_tableau; i++)
    if (p->goods[i] != 0)
      {
        JsonArray *colours = json_array_new ();

        json_array_add_string_element (colours, roll_colour_names[(p->goods[i] & 15) - 1]);
        if (p->goods[i] >> 4 != 0)
          json_array_add_string_element (colours, roll_colour_names[(p->goods[i] >> 4) - 1]);
        json_object_set_array_member (goods, face_word (p->tableau[i]), colours);
      }
  json_object_set_object_member (object, "goods", goods);
}

static void
write_stack (const RollSeat *p, RollKind kind, JsonObject *object, const char *member)
{
  JsonArray *tiles = json_array_new ();

  for (guint i = 0; i < p->n_stack[kind]; i++)
    json_array_add_string_element (tiles, face_word (roll_stack_at (p, kind, i)));
  json_object_set_array_member (object, member, tiles);
}

static void
write_tiles (const RollSeat *p, JsonObject *object)
{
  JsonArray *tableau = json_array_new ();

  for (guint i = 3; i < p->n_tableau; i++)
    json_array_add_string_element (tableau, face_word (p->tableau[i]));
  json_object_set_array_member (object, "tableau", tableau);
  write_goods (p, object);
  write_stack (p, ROLL_DEVELOPMENT, object, "developments");
  write_stack (p, ROLL_WORLD, object, "worlds");
}

static void
write_dice (const RollSeat *p, JsonObject *object)
{
  JsonObject *dice = json_object_new ();

  for (guint place = 0; place < ROLL_N_PLACES; place++)
    set_dice (dice, roll_place_names[place], p->dice[place]);
  json_object_set_object_member (object, "dice", dice);
}

static void
write_rolled (const RollSeat *p, JsonObject *object)
{
  JsonObject *rolled = json_object_new ();

  for (guint c = 0; c < ROLL_N_COLOURS; c++)
    {
      JsonObject *sides = json_object_new ();

      for (guint side = 0; side < ROLL_N_SIDES; side++)
        if (p->rolled[c][side] > 0)
          json_object_set_int_member (sides, roll_phase_names[side], p->rolled[c][side]);
      if (json_object_get_size (sides) > 0)
        json_object_set_object_member (rolled, roll_colour_names[c], json_object_ref (sides));
      json_object_unref (sides);
    }
  if (json_object_get_size (rolled) > 0)
    json_object_set_object_member (object, "rolled", json_object_ref (rolled));
  json_object_unref (rolled);
}

static void
write_abandoned (const RollSeat *p, JsonObject *object)
{
  JsonArray *tiles;

  if (p->pile == 0 && p->pile_unknown == 0)
    return;
  tiles = new_tiles (p->pile);
  for (guint i = 0; i < p->pile_unknown; i++)
    json_array_add_string_element (tiles, "unknown");
  json_object_set_array_member (object, "abandoned", tiles);
}

static void
write_used (const RollSeat *p, JsonObject *object)
{
  JsonArray *tiles;

  if (p->dictates > 0)
    json_object_set_int_member (object, "dictates", p->dictates);
  if (p->used == 0)
    return;
  tiles = json_array_new ();
  for (guint i = 0; i < p->n_tableau; i++)
    if ((p->used >> i & 1) != 0)
      json_array_add_string_element (tiles, face_word (p->tableau[i]));
  json_object_set_array_member (object, "used", tiles);
}

static void
write_scouted (const RollSeat *p, JsonObject *object)
{
  JsonArray *colours;

  if (p->scouted == 0)
    return;
  colours = json_array_new ();
  for (guint c = 0; c < ROLL_N_COLOURS; c++)
    if ((p->scouted >> c & 1) != 0)
      json_array_add_string_element (colours, roll_colour_names[c]);
  json_object_set_array_member (object, "scouted", colours);
}

static void
write_selected (const RollSeat *p, JsonObject *object)
{
  JsonObject *selected;

  if (p->selected >= ROLL_N_PHASES || p->selector >= ROLL_N_COLOURS)
    return;
  selected = json_object_new ();
  json_object_set_string_member (selected, "phase", roll_phase_names[p->selected]);
  json_object_set_string_member (selected, "die", roll_colour_names[p->selector]);
  json_object_set_object_member (object, "selected", selected);
}

/* Setup: the two tiles that a seat has drawn; once chosen, the development first. */
static void
write_start_tiles (const RollState *s, guint seat, JsonObject *object)
{
  JsonArray *tiles;

  if (s->step != ROLL_STEP_SETUP || s->start[seat][0] == ROLL_NONE)
    return;
  tiles = json_array_new ();
  for (guint i = 0; i < 2; i++)
    if (s->start[seat][i] != ROLL_NONE)
      json_array_add_string_element (tiles, tile_word (s->start[seat][i]));
  json_object_set_array_member (object, "start", tiles);
  if ((s->chosen >> seat & 1) != 0)
    json_object_set_boolean_member (object, "chosen", TRUE);
}

static JsonObject *
write_seat (const RollState *s, guint seat)
{
  const RollSeat *p = &s->seats[seat];
  JsonObject *object = json_object_new ();

  if (p->faction != 0)
    json_object_set_string_member (object, "faction",
                                   face_word (ROLL_FIRST_FACTION_FACE + 2u * (p->faction - 1u)));
  if (p->home != ROLL_NONE)
    json_object_set_string_member (object, "home", face_word (p->home));
  json_object_set_int_member (object, "credits", p->credits);
  json_object_set_int_member (object, "chips", p->chips);
  write_tiles (p, object);
  write_dice (p, object);
  write_selected (p, object);
  write_rolled (p, object);
  write_used (p, object);
  write_scouted (p, object);
  write_abandoned (p, object);
  write_start_tiles (s, seat, object);
  return object;
}

/* The round */

static gboolean
has_selected (const RollState *s)
{
  for (guint i = 0; i < s->n_seats; i++)
    if (s->seats[i].selector != ROLL_NO_COLOUR)
      return TRUE;
  return FALSE;
}

/* Until somebody selects, dice in a column have only been rolled. */
static const char *
step_word (const RollState *s)
{
  return s->step == ROLL_STEP_ASSIGN ? has_selected (s) ? "assign" : "roll" : roll_game.step_word (s);
}

static JsonObject *
write_question (const RollState *s)
{
  static const char *const asks[] = { "decide", "chance", "over" };
  const GameQuestion question = roll_question (s);
  JsonObject *object = json_object_new ();
  const char *piece = NULL;

  json_object_set_string_member (object, "about", roll_game.question_word (question.about));
  json_object_set_string_member (object, "ask", asks[question.ask]);
  if (question.seat != GAME_NOBODY)
    json_object_set_int_member (object, "seat", question.seat);
  switch ((int) question.about)
    {
    case ROLL_ASK_SIDE:
    case ROLL_ASK_PLACE:
      piece = roll_colour_names[question.piece];
      break;
    case ROLL_ASK_IDENTIFY:
    case ROLL_ASK_ORDER:
      piece = roll_kind_names[question.piece];
      break;
    case ROLL_ASK_MOVE:
      piece = question.piece == ROLL_NONE ? "dictate" : face_word (question.piece);
      break;
    case ROLL_ASK_KEEP:
    case ROLL_ASK_REMOVE:
    case ROLL_ASK_DELIVER:
      piece = face_word (question.piece);
      break;
    default:
      break;
    }
  if (piece != NULL)
    json_object_set_string_member (object, "piece", piece);
  return object;
}

/* Scout: which places of the stacks are to be abandoned, counted from 1. */
static void
write_marked (const RollNow *now, JsonObject *object)
{
  JsonObject *marked = json_object_new ();

  for (guint kind = 0; kind < 2; kind++)
    if (now->marked[kind] != 0)
      {
        JsonArray *places = json_array_new ();

        for (guint i = 0; i < ROLL_N_TILES; i++)
          if ((now->marked[kind] >> i & 1) != 0)
            json_array_add_int_element (places, i + 1);
        json_object_set_array_member (marked, roll_kind_names[kind], places);
      }
  if (json_object_get_size (marked) > 0)
    json_object_set_object_member (object, "abandoning", json_object_ref (marked));
  json_object_unref (marked);
}

static void
write_drawn (const RollNow *now, JsonObject *object)
{
  JsonArray *tiles;

  if (now->to_draw > 0)
    json_object_set_int_member (object, "to draw", now->to_draw);
  if (now->n_drawn == 0)
    return;
  tiles = json_array_new ();
  for (guint i = 0; i < now->n_drawn; i++)
    json_array_add_string_element (tiles, tile_word (now->drawn[i]));
  json_object_set_array_member (object, "drawn", tiles);
}

static void
write_good (const RollNow *now, JsonObject *object)
{
  JsonObject *good;

  if (now->good == 0 && now->good_colour == 0)
    return;
  good = json_object_new ();
  if (now->good != 0)
    json_object_set_string_member (good, "world", face_word (now->good - 1u));
  json_object_set_string_member (good, "colour", roll_colour_names[now->good_colour]);
  json_object_set_object_member (object, "good", good);
}

static void
set_seats (JsonObject *object, const char *member, guint mask)
{
  JsonArray *seats;

  if (mask == 0)
    return;
  seats = json_array_new ();
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    if ((mask >> i & 1) != 0)
      json_array_add_int_element (seats, i);
  json_object_set_array_member (object, member, seats);
}

static void
write_turn (const RollState *s, JsonObject *object)
{
  json_object_set_string_member (object, "stage", roll_stage_word (s, s->now.stage));
  json_object_set_int_member (object, "first", s->first);
  if (s->step == ROLL_STEP_PHASES || s->step == ROLL_STEP_MANAGE)
    json_object_set_int_member (object, "turn", s->turn);
  if (s->step == ROLL_STEP_ASSIGN && s->turn > 0)
    json_object_set_int_member (object, "assigning", s->turn - 1);
  if (s->ask == ROLL_ASK_SIDE || (s->step == ROLL_STEP_SETUP && s->ask >= ROLL_ASK_DRAW))
    json_object_set_int_member (object, "asked", s->actor);
  set_seats (object, "to roll", s->to_roll);
  set_seats (object, "to assign", s->to_assign);
  if (s->spare < ROLL_N_PHASES)
    json_object_set_string_member (object, "spare die", roll_phase_names[s->spare]);
}

/* A use of a Reassign power, by the assigning seat. */
static void
write_use (const RollState *s, JsonObject *object)
{
  const RollNow *now = &s->now;
  JsonArray *moves;

  if (now->power == 0)
    return;
  json_object_set_string_member (object, "power",
                                 now->power == ROLL_UNKNOWN
                                     ? "dictate"
                                     : face_word (s->seats[s->turn - 1].tableau[now->power - 1]));
  if (now->moves == 0)
    return;
  moves = json_array_new ();
  for (guint i = 0; i < now->moves; i++)
    {
      JsonObject *move = json_object_new ();

      json_object_set_string_member (move, "die", roll_colour_names[now->moved[i][0]]);
      json_object_set_string_member (move, "to", roll_phase_names[now->moved[i][1]]);
      json_array_add_object_element (moves, move);
    }
  json_object_set_array_member (object, "moved", moves);
}

static JsonObject *
write_now (const RollState *s)
{
  const RollNow *now = &s->now;
  JsonObject *object = json_object_new ();

  write_turn (s, object);
  write_use (s, object);
  write_marked (now, object);
  write_drawn (now, object);
  if (now->given == ROLL_ASKED_ALL)
    json_object_set_string_member (object, "given", "all");
  else
    set_seats (object, "given", now->given);
  write_good (now, object);
  set_dice (object, "extra", now->extra);
  set_dice (object, "picked", now->picked);
  set_dice (object, "kept", now->kept);
  if (s->step == ROLL_STEP_MANAGE && now->moves > 0)
    json_object_set_int_member (object, "to recruit", now->moves);
  if (now->last > 0)
    json_object_set_int_member (object, "last", now->last);
  return object;
}

/* How many dice the top tiles of a seat's stacks need. */
static JsonObject *
write_costs (const RollState *s, guint seat)
{
  static const char *const stacks[] = { [ROLL_DEVELOPMENT] = "developments", [ROLL_WORLD] = "worlds" };
  JsonObject *object = json_object_new ();

  for (guint kind = 0; kind < G_N_ELEMENTS (stacks); kind++)
    {
      const guint8 top = s->seats[seat].n_stack[kind] > 0 ? roll_stack_at (&s->seats[seat], kind, 0) : ROLL_NONE;

      if (top < ROLL_N_FACES)
        json_object_set_int_member (object, stacks[kind], roll_cost (s, (int) seat, top));
    }
  return object;
}

JsonNode *
orrery_position_write (const void *data, int seat)
{
  const RollState *state = data;
  JsonObject *object = json_object_new ();
  JsonArray *seats = json_array_new (), *costs = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  RollState s = *state;

  if (seat >= 0)
    roll_view (&s, seat);
  json_object_set_string_member (object, "game", roll_game.id);
  json_object_set_int_member (object, "round", MAX (s.round, 1));
  json_object_set_string_member (object, "step", step_word (&s));
  if (s.step == ROLL_STEP_PHASES || s.phases != 0)
    json_object_set_array_member (object, "phases", new_phases (s.phases));
  json_object_set_int_member (object, "pool", s.pool);
  json_object_set_boolean_member (object, "mirror", (s.options & ROLL_MIRROR) != 0);
  if ((s.options & ROLL_FIRST_GAME) != 0)
    json_object_set_boolean_member (object, "first_game", TRUE);
  for (guint i = 0; i < s.n_seats; i++)
    {
      json_array_add_object_element (seats, write_seat (&s, i));
      json_array_add_object_element (costs, write_costs (&s, i));
    }
  json_object_set_array_member (object, "seats", seats);
  json_object_set_array_member (object, "costs", costs);
  json_object_set_int_member (object, "bag", s.bag_count);
  json_object_set_object_member (object, "question", write_question (&s));
  json_object_set_object_member (object, "now", write_now (&s));
  json_node_take_object (node, object);
  return node;
}
