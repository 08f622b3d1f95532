/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a position: everything that reading uses, so that the same state comes back, and a few informative
 * members for people and programs. */
#include "games/frontiers/words/orrery-frontiers-position-private.h"

#include <string.h>

static const char *const sides[] = { "white", "other" };

/* Tiles */

/* A list by number, with gaps as null, but none at the end. */
static void
write_range (const FrState *s, JsonObject *object, const char *member, guint first, guint n)
{
  JsonArray *list = json_array_new ();

  while (n > 0 && s->tiles[first + n - 1].flags == 0)
    n--;
  for (guint i = 0; i < n; i++)
    if (s->tiles[first + i].flags != 0)
      json_array_add_object_element (list, orrery_frontiers_tile_write (s, first + i));
    else
      json_array_add_null_element (list);
  json_object_set_array_member (object, member, list);
}

static void
write_homes (const FrState *s, JsonObject *object)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < FR_N_HOMES; i++)
    if (fr_tile (s, FR_FIRST_HOME + i) != NULL)
      {
        JsonObject *home = orrery_frontiers_tile_write (s, FR_FIRST_HOME + i);

        json_object_set_int_member (home, "mat", i / 2 + 1);
        json_object_set_string_member (home, "side", sides[i % 2]);
        json_array_add_object_element (list, home);
      }
  json_object_set_array_member (object, "homes", list);
}

static void
add_face (const FrState *s, JsonArray *faces, guint face)
{
  g_autofree char *name = face < FR_N_FACES ? orrery_frontiers_tile_dup_name (s, FR_FIRST_FACE + face) : NULL;

  if (name == NULL)
    json_array_add_null_element (faces);
  else
    json_array_add_string_element (faces, name);
}

static void
write_faces (const FrState *s, JsonObject *object)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < FR_N_STACKS; i++)
    if (s->stacks[i].face[0] != FR_UNNAMED || s->stacks[i].face[1] != FR_UNNAMED)
      {
        JsonObject *stack = json_object_new ();
        JsonArray *faces = json_array_new ();

        json_object_set_string_member (stack, "size", i < FR_N_SMALL ? "small" : "large");
        json_object_set_int_member (stack, "slot", i < FR_N_SMALL ? i + 1 : i - FR_N_SMALL + 1);
        add_face (s, faces, s->stacks[i].face[0]);
        if (s->stacks[i].face[1] != FR_UNNAMED)
          add_face (s, faces, s->stacks[i].face[1]);
        json_object_set_array_member (stack, "faces", faces);
        json_array_add_object_element (list, stack);
      }
  json_object_set_array_member (object, "stacks", list);
}

static void
write_collection (const FrState *s, JsonObject *root)
{
  JsonObject *object = json_object_new ();

  write_range (s, object, "worlds", 0, FR_N_WORLDS);
  write_range (s, object, "developments", FR_FIRST_FACE, FR_N_FACES);
  write_faces (s, object);
  write_homes (s, object);
  if (s->tax[0] != 0)
    {
      JsonObject *goals = json_object_new ();
      JsonArray *tax = json_array_new ();

      for (guint i = 0; i < FR_N_STEPS; i++)
        json_array_add_int_element (tax, s->tax[i]);
      json_object_set_array_member (goals, "tax_on_trade", tax);
      json_object_set_object_member (object, "goals", goals);
    }
  json_object_set_object_member (root, "collection", object);
}

/* Seats */

/* A tile that was only described has no name, so its number is used. */
static char *
dup_reference (const FrState *s, guint tile)
{
  if (tile == FR_UNNAMED || tile == FR_SOME_HOME)
    return g_strdup ("unnamed");
  if (s->tiles[tile].name == 0 && tile < FR_N_WORLDS)
    return g_strdup_printf ("#%u", tile + 1);
  return orrery_frontiers_tile_dup_name (s, tile);
}

static JsonObject *
new_colony (const FrState *s, const FrSeat *p, guint i)
{
  JsonObject *object = json_object_new ();
  g_autofree char *name = dup_reference (s, p->colony[i]);

  if (p->colony[i] < FR_FIRST_HOME || p->colony[i] >= FR_N_TILES)
    json_object_set_string_member (object, "name", name);
  json_object_set_int_member (object, "settlers", (p->mark[i] & FR_MARK_COLONISTS) >> 3);
  if ((p->mark[i] & FR_MARK_GOOD) != 0)
    json_object_set_string_member (object, "good", fr_kind_names[(p->mark[i] & FR_MARK_GOOD) - 1]);
  if ((p->mark[i] & FR_MARK_NEW) != 0)
    json_object_set_boolean_member (object, "new", TRUE);
  if ((p->mark[i] & FR_MARK_PRODUCED) != 0)
    json_object_set_boolean_member (object, "produced", TRUE);
  return object;
}

static void
write_colonies (const FrState *s, const FrSeat *p, JsonObject *object)
{
  JsonArray *list = json_array_new ();
  const guint first = p->n_colonies > 0 ? p->colony[0] : FR_UNNAMED;
  const gboolean has_home = first == FR_SOME_HOME || (first >= FR_FIRST_HOME && first < FR_N_TILES);

  if (has_home)
    json_object_set_object_member (object, "home", new_colony (s, p, 0));
  else
    json_object_set_null_member (object, "home");
  for (guint i = has_home ? 1 : 0; i < p->n_colonies; i++)
    json_array_add_object_element (list, new_colony (s, p, i));
  json_object_set_array_member (object, "colonies", list);
}

static void
write_worlds (const FrState *s, JsonObject *object, const char *member, const guint8 *worlds, guint n)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = dup_reference (s, worlds[i]);

      json_array_add_string_element (list, name);
    }
  json_object_set_array_member (object, member, list);
}

static void
write_developments (const FrSeat *p, JsonObject *object)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < p->n_developments; i++)
    {
      g_autofree char *name = orrery_frontiers_stack_dup_name (p->development[i]);

      json_array_add_string_element (list, name);
    }
  json_object_set_array_member (object, "developments", list);
}

static void
write_stockpile (const FrState *s, const FrSeat *p, JsonObject *object)
{
  JsonObject *stockpile;
  JsonObject *goods;

  if (p->stock_credits == 0 && p->n_stock_worlds == 0 && p->stock[0] + p->stock[1] + p->stock[2] + p->stock[3] == 0)
    return;
  stockpile = json_object_new ();
  goods = json_object_new ();
  for (guint kind = 0; kind < FR_N_KINDS; kind++)
    if (p->stock[kind] > 0)
      json_object_set_int_member (goods, fr_kind_names[kind], p->stock[kind]);
  json_object_set_object_member (stockpile, "goods", goods);
  json_object_set_int_member (stockpile, "credits", p->stock_credits);
  write_worlds (s, stockpile, "worlds", p->stock_world, p->n_stock_worlds);
  json_object_set_object_member (object, "stockpile", stockpile);
}

static void
write_score (const FrSeat *p, JsonObject *object)
{
  JsonObject *score;

  if (p->pad_known == 0)
    return;
  score = json_object_new ();
  for (guint i = 0; i < FR_N_PADS + FR_N_GOALS; i++)
    if (p->pad_known & FR_BIT (i))
      json_object_set_int_member (score, i < FR_N_PADS ? orrery_frontiers_pad_words[i] : fr_goals[i - FR_N_PADS].name,
                                  i < FR_N_PADS ? p->pad[i] : p->goal_pad[i - FR_N_PADS]);
  json_object_set_object_member (object, "score", score);
}

static JsonObject *
new_seat (const FrState *s, int seat)
{
  const FrSeat *p = &s->seats[seat];
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "credits", p->credits);
  json_object_set_int_member (object, "chips", p->chips);
  json_object_set_int_member (object, "colonists", p->colonists);
  json_object_set_int_member (object, "military", p->military);
  json_object_set_int_member (object, "mat", p->mat);
  json_object_set_string_member (object, "side", sides[p->side]);
  write_colonies (s, p, object);
  write_worlds (s, object, "explored", p->explored, p->n_explored);
  write_developments (p, object);
  write_stockpile (s, p, object);
  write_score (p, object);
  json_object_set_int_member (object, "spaces", fr_covered (s, seat));
  json_object_set_int_member (object, "total", fr_total (s, seat));
  json_object_set_int_member (object, "strength", fr_military (s, seat));
  json_object_set_boolean_member (object, "at_least", fr_level (s) == FR_LEVEL_MIRROR && !fr_is_known (s, seat));
  return object;
}

/* The table */

static JsonArray *
new_numbers (const guint8 *numbers, guint n)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (list, numbers[i]);
  return list;
}

static void
write_now (const FrState *s, JsonObject *root)
{
  const guint8 *bytes = (const guint8 *) &s->now;
  JsonObject *object = json_object_new ();

  for (const OrreryFrontiersNowField *field = orrery_frontiers_now_fields; field->name != NULL; field++)
    if (bytes[field->offset] != 0)
      json_object_set_int_member (object, field->name, bytes[field->offset]);
  if (s->now.used != 0)
    {
      json_object_set_int_member (object, "used", s->now.used & 0xffff);
      json_object_set_int_member (object, "used_high", s->now.used >> 16);
    }
  json_object_set_array_member (object, "acting", new_numbers (s->now.acting, s->now.n_acting));
  if (s->now.n_laid > 0)
    json_object_set_array_member (object, "laid_out", new_numbers (s->now.laid, s->now.n_laid));
  json_object_set_object_member (root, "now", object);
}

static void
write_mask (JsonObject *object, const char *member, guint mask, const char *const *words, guint n)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < n; i++)
    if (mask & FR_BIT (i))
      json_array_add_string_element (list, words[i]);
  json_object_set_array_member (object, member, list);
}

static void
write_goals (const FrState *s, JsonObject *root)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < s->n_goals; i++)
    {
      const guint goal = s->goal[i] & ~(guint) FR_FACE_DOWN;
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "goal", goal < FR_N_GOALS ? fr_goals[goal].name : "secret");
      json_object_set_int_member (object, "holder", s->holder[i]);
      json_object_set_boolean_member (object, "down", (s->goal[i] & FR_FACE_DOWN) != 0);
      json_array_add_object_element (list, object);
    }
  json_object_set_array_member (root, "goals", list);
}

static void
write_turned (const FrState *s, JsonObject *root)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < FR_N_STACKS; i++)
    if (s->stacks[i].left & FR_TURNED)
      {
        g_autofree char *name = orrery_frontiers_stack_dup_name (i);

        json_array_add_string_element (list, name);
      }
  json_object_set_array_member (root, "stacks", list);
}

/* A detail of the question: a stack, a goal, a part of the score, a fact, or the price that is expected. */
static char *
dup_piece (const FrState *s)
{
  static const char *const facts[FR_N_FACTS] = { "number", "colonists", "goods", "vp" };
  static const char *const consume[] = { "power", "good", "goods given back", "credits" };

  switch (s->ask)
    {
    case FR_ASK_SIDES:
      return orrery_frontiers_stack_dup_name (s->piece);
    case FR_ASK_FACTS:
      return g_strdup (facts[MIN (s->piece, FR_N_FACTS - 1)]);
    case FR_ASK_PRICE:
      return s->piece == FR_UNNAMED ? NULL : g_strdup_printf ("%u", s->piece);
    case FR_ASK_PRODUCE:
      return g_strdup (fr_kind_names[MIN (s->piece, FR_N_KINDS - 1)]);
    case FR_ASK_STOCKPILE:
      return g_strdup (fr_goals[MIN (s->piece, FR_N_GOALS - 1)].name);
    case FR_ASK_CONSUME:
      return g_strdup (consume[MIN (s->piece, 3)]);
    case FR_ASK_SCORE:
      return g_strdup (s->piece < FR_N_PADS ? orrery_frontiers_pad_words[s->piece] : fr_goals[(s->piece - FR_N_PADS) % FR_N_GOALS].name);
    default:
      return NULL;
    }
}

static void
write_question (const FrState *s, JsonObject *root)
{
  static const char *const asks[] = { "decide", "chance", "over" };
  const GameQuestion question = fr_question (s);
  g_autofree char *piece = dup_piece (s);
  JsonObject *asked = json_object_new ();

  json_object_set_string_member (asked, "about", fr_game.question_word (question.about));
  json_object_set_string_member (asked, "ask", asks[question.ask]);
  if (question.seat != GAME_NOBODY)
    json_object_set_int_member (asked, "seat", question.seat);
  if (piece != NULL)
    json_object_set_string_member (asked, "piece", piece);
  json_object_set_object_member (root, "question", asked);
}

static void
write_until_end (const FrState *s, JsonObject *root)
{
  JsonObject *object = json_object_new ();
  int seat;

  for (guint i = 0; i < 4; i++)
    json_object_set_int_member (object, orrery_frontiers_end_words[i], fr_until_end (s, (FrEnd) FR_BIT (i), &seat));
  json_object_set_object_member (root, "until_end", object);
}

/* The rest of the supply and the bag, and the order of the seats. */
static void
write_looks (const FrState *s, JsonObject *root)
{
  JsonObject *goods = json_object_new ();
  guint8 acting[FR_MAX_SEATS];

  for (guint kind = 0; kind < FR_N_KINDS; kind++)
    json_object_set_int_member (goods, fr_kind_names[kind], fr_goods_left (s, kind));
  json_object_set_object_member (root, "goods", goods);
  json_object_set_int_member (root, "bag", fr_bag (s));
  json_object_set_array_member (root, "acting", s->now.n_acting > 0 ? new_numbers (s->now.acting, s->now.n_acting)
                                                                    : new_numbers (acting, fr_acting (s, acting)));
  write_until_end (s, root);
  write_question (s, root);
}

static void
write_options (const FrState *s, JsonObject *root)
{
  json_object_set_string_member (root, "level", orrery_frontiers_level_words[fr_level (s)]);
  if (s->options & FR_FIRST_GAME)
    json_object_set_boolean_member (root, "first_game", TRUE);
  if (s->options & FR_STOCKPILE_ANY)
    json_object_set_boolean_member (root, "stockpile_any", TRUE);
  if (s->options & FR_DECLINE)
    json_object_set_boolean_member (root, "decline", TRUE);
}

/* In order; if there are too many, the last ones have none. */
static void
write_taken (const FrState *s, JsonObject *root)
{
  JsonArray *list = json_array_new ();
  guint rest = s->taken;

  for (guint i = 0; i < s->n_taken; i++)
    {
      json_array_add_string_element (list, fr_actions[s->tile[i]].id);
      rest &= ~FR_BIT (s->tile[i]);
    }
  for (guint i = 0; i < FR_N_ACTIONS; i++)
    if (rest & FR_BIT (i))
      json_array_add_string_element (list, fr_actions[i].id);
  json_object_set_array_member (root, "taken", list);
  if (s->n_taken > 0)
    json_object_set_array_member (root, "selectors", new_numbers (s->selector, s->n_taken));
  if (s->last > 0)
    json_object_set_string_member (root, "last", fr_actions[s->last - 1].id);
}

static JsonObject *
new_root (const FrState *s)
{
  JsonObject *root = json_object_new ();
  JsonArray *seats = json_array_new ();

  json_object_set_string_member (root, "game", fr_game.id);
  json_object_set_int_member (root, "round", s->round);
  json_object_set_string_member (root, "step", fr_game.step_word (s));
  write_options (s, root);
  json_object_set_array_member (root, "order", new_numbers (s->order, s->n_disks));
  json_object_set_int_member (root, "selected", s->k);
  write_taken (s, root);
  json_object_set_int_member (root, "on_produce", s->on_produce);
  json_object_set_int_member (root, "pool", s->pool);
  json_object_set_int_member (root, "supply", s->supply);
  write_mask (root, "ends", s->ends, orrery_frontiers_end_words, 4);
  if (s->options & FR_GOALS)
    write_goals (s, root);
  write_collection (s, root);
  write_turned (s, root);
  for (guint i = 0; i < s->n_seats; i++)
    json_array_add_object_element (seats, new_seat (s, (int) i));
  json_object_set_array_member (root, "seats", seats);
  write_now (s, root);
  write_looks (s, root);
  return root;
}

JsonNode *
orrery_frontiers_position_write (const void *data, int seat)
{
  const FrState *state = data;
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  FrState view = *state;

  if (seat != GAME_NOBODY)
    fr_view (&view, seat);
  json_node_take_object (node, new_root (&view));
  return node;
}

JsonNode *
orrery_frontiers_position_strip (JsonNode *node)
{
  return orrery_position_without (node, orrery_frontiers_root_looks, orrery_frontiers_seat_looks);
}
