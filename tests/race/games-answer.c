/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which field of a game answers which question. Lists are consumed as they are read. */
#include "games.h"

#include "games/race/rules/internal.h"

#include <string.h>

static GameAnswer
answer_of (Replay *r, const char *verb, const char *name)
{
  g_autofree char *text = g_strconcat (verb, name, NULL);
  GameAnswer answer;

  if (!race_parse (text, &answer))
    REPLAY_FAIL (r, "no answer: %s", text);
  return answer;
}

/* Takes the first name out of a list. */
static GameAnswer
take_name (Replay *r, JsonArray *names, const char *verb)
{
  g_autofree char *name = NULL;

  if (names == NULL || json_array_get_length (names) == 0)
    REPLAY_FAIL (r, "%s is asked, but the game has no more", race_game.question_word (r->s.ask));
  name = g_strdup (json_array_get_string_element (names, 0));
  json_array_remove_element (names, 0);
  return answer_of (r, verb, name);
}

static JsonArray *
list_of (JsonObject *object, const char *member)
{
  return json_object_has_member (object, member) ? json_object_get_array_member (object, member) : NULL;
}

static JsonArray *
list_of_seat (Replay *r, const char *member)
{
  return list_of (replay_seat (r, r->s.actor), member);
}

static const char *
string_of (Replay *r, const char *member)
{
  JsonNode *node = json_object_get_member (replay_seat (r, r->s.actor), member);

  return node == NULL || JSON_NODE_HOLDS_NULL (node) ? NULL : json_node_get_string (node);
}

/* The cards that a power or bonus draws, in a list of {by, cards}. */
static JsonArray *
cards_by (JsonArray *draws, const char *by)
{
  for (guint i = 0; draws != NULL && i < json_array_get_length (draws); i++)
    {
      JsonObject *draw = json_array_get_object_element (draws, i);

      if (strcmp (json_object_get_string_member (draw, "by"), by) == 0
          && json_array_get_length (json_object_get_array_member (draw, "cards")) > 0)
        return json_object_get_array_member (draw, "cards");
    }
  return NULL;
}

/* Consume: the uses that are asked one after the other; the others are automatic or last. */
static gboolean
is_asked (JsonObject *use)
{
  const char *power = json_object_get_string_member (use, "power");

  return strcmp (power, "draw") != 0 && strcmp (power, "discard_hand_cards") != 0;
}

static JsonObject *
find_use (Replay *r, guint n)
{
  JsonArray *uses = list_of_seat (r, "uses");

  for (guint i = 0; i < json_array_get_length (uses); i++)
    {
      JsonObject *use = json_array_get_object_element (uses, i);

      if (is_asked (use) && n-- == 0)
        return use;
    }
  REPLAY_FAIL (r, "the game uses no more powers");
}

/* The one that is being done. */
static JsonObject *
current_use (Replay *r)
{
  return find_use (r, (guint) __builtin_popcountll (r->s.now.used) - 1);
}

static JsonArray *
consume_cards (Replay *r)
{
  JsonArray *uses = list_of_seat (r, "uses");

  if (r->s.piece == RACE_WHY_SALE)
    return json_object_get_array_member (json_object_get_object_member (replay_seat (r, r->s.actor), "sale"), "cards");
  if (r->s.now.stage == RACE_CONSUME_DRAWS)
    for (guint i = 0; i < json_array_get_length (uses); i++)
      {
        JsonObject *use = json_array_get_object_element (uses, i);

        if (strcmp (json_object_get_string_member (use, "power"), "draw") == 0)
          return json_object_get_array_member (use, "cards");
      }
  return list_of (current_use (r), "cards");
}

static GameAnswer
answer_draw (Replay *r)
{
  const guint why = r->s.piece;
  const char *by = why < RACE_N_DESIGNS ? race_designs[0][why].name : "settle bonus";

  if (r->s.step == RACE_STEP_SETUP)
    return take_name (r, json_array_get_array_element (list_of (r->game, "dealt"), r->s.actor), "card ");
  switch (r->s.phase)
    {
    case RACE_PHASE_EXPLORE:
      return take_name (r, list_of_seat (r, "drawn"), "card ");
    case RACE_PHASE_CONSUME:
      return take_name (r, consume_cards (r), "card ");
    case RACE_PHASE_PRODUCE:
      if (r->s.now.stage == RACE_PRODUCE_MOST)
        return take_name (r, list_of_seat (r, "most"), "card ");
      break;
    default:
      if (r->s.now.stage == RACE_PLACE_START)
        return take_name (r, cards_by (list_of_seat (r, "start_draws"), by), "card ");
    }
  return take_name (r, cards_by (list_of_seat (r, "draws"), by), "card ");
}

static const char *
find_good (Replay *r, JsonArray *goods, const char *world)
{
  for (guint i = 0; i < json_array_get_length (goods); i++)
    {
      JsonObject *good = json_array_get_object_element (goods, i);

      if (strcmp (json_object_get_string_member (good, "world"), world) == 0)
        return json_object_get_string_member (good, "card");
    }
  REPLAY_FAIL (r, "no good on %s", world);
}

static GameAnswer
answer_good (Replay *r)
{
  const char *world = race_designs[0][r->s.piece].name;

  if (r->s.step == RACE_STEP_SETUP)
    return answer_of (r, "card ", find_good (r, list_of (r->game, "start_goods"), world));
  if (r->s.phase == RACE_PHASE_PRODUCE)
    return answer_of (r, "card ", find_good (r, list_of_seat (r, "goods"), world));
  return answer_of (r, "card ", string_of (r, "good"));
}

static GameAnswer
answer_action (Replay *r)
{
  JsonArray *actions = json_array_get_array_element (list_of (r->round, "actions"), r->s.actor);
  g_autofree char *text = NULL;

  if (json_array_get_length (actions) == 1)
    return answer_of (r, "choose ", json_array_get_string_element (actions, 0));
  text = g_strdup_printf ("%s and %s", json_array_get_string_element (actions, 0),
                          json_array_get_string_element (actions, 1));
  return answer_of (r, "choose ", text);
}

/* The cards that could be placed are offered, besides nothing; at a real table, where a hand is only a
 * number, there are many more. */
static void
compare_offer (Replay *r)
{
  JsonArray *could = list_of_seat (r, "could");
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = race_legal (&r->s, legal) - 1;

  r->n_offers++;
  if (n != json_array_get_length (could) && (r->s.options & RACE_MIRROR) == 0)
    REPLAY_FAIL (r, "%zu cards are offered, not %u", n, json_array_get_length (could));
  for (guint i = 0; i < json_array_get_length (could); i++)
    {
      const int design = replay_design (json_array_get_string_element (could, i));
      gboolean is_there = FALSE;

      for (gsize k = 0; k < n; k++)
        is_there |= GAME_ANSWER_A (legal[k]) == design;
      if (!is_there)
        REPLAY_FAIL (r, "%s is not offered", race_designs[0][design].name);
    }
}

static GameAnswer
answer_place (Replay *r, const char *verb)
{
  const char *name = string_of (r, "place");

  compare_offer (r);
  return name == NULL ? GAME_ANSWER (RACE_DO_PLACE_NOTHING, 0, 0, 0) : answer_of (r, verb, name);
}

static GameAnswer
answer_tactics (Replay *r)
{
  const gboolean is_used = json_object_get_boolean_member_with_default (replay_seat (r, r->s.actor), "tactics", FALSE);

  return GAME_ANSWER (is_used ? RACE_DO_DISCARD : RACE_DO_KEEP, r->s.piece, 0, 0);
}

static GameAnswer
answer_how (Replay *r)
{
  const GameAnswer answer = answer_of (r, "", string_of (r, "how"));
  const GameAnswer conquer = GAME_ANSWER (RACE_DO_CONQUER, 0, 0, 0);

  /* Paying nothing is equivalent. */
  if (GAME_ANSWER_KIND (answer) == RACE_DO_PAY && race_check (&r->s, conquer) == RACE_OK
      && race_settle_cost (&r->s, r->s.actor, r->s.piece) == 0)
    return conquer;
  return answer;
}

/* Consume: power by power */

static const RacePower *
find_power (const char *name, const char *effect)
{
  const RaceDesign *design = &race_designs[0][replay_design (name)];

  for (guint i = 0; i < design->n_powers; i++)
    if ((strcmp (effect, "draw_if_lucky") == 0) == (design->powers[i].kind == RACE_POWER_DRAW_IF_LUCKY)
        && design->powers[i].when == RACE_IN_CONSUME)
      return &design->powers[i];
  g_error ("%s has no power %s", name, effect);
}

static const RacePower *
power_of_answer (GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) == RACE_DO_GAMBLE)
    return find_power ("Gambling World", "draw_if_lucky");
  return find_power (race_designs[0][GAME_ANSWER_A (answer)].name, "");
}

/* For equal powers, the engine may name another card. */
static GameAnswer
find_equal (Replay *r, const RacePower *power)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = race_legal (&r->s, legal);

  for (gsize i = 0; i < n; i++)
    if (memcmp (power_of_answer (legal[i]), power, sizeof *power) == 0)
      return legal[i];
  REPLAY_FAIL (r, "a power that can be used is not offered");
}

/* Every usable power is offered, itself or an equal one, and no other. */
static void
compare_powers (Replay *r, JsonArray *could)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = race_legal (&r->s, legal);
  guint64 found = 0;

  r->n_offers++;
  for (guint i = 0; i < json_array_get_length (could); i++)
    {
      JsonArray *pair = json_array_get_array_element (could, i);
      const char *effect = json_array_get_string_element (pair, 1);
      GameAnswer answer;

      if (strcmp (effect, "draw") == 0 || strcmp (effect, "discard_hand_cards") == 0)
        continue;
      answer = find_equal (r, find_power (json_array_get_string_element (pair, 0), effect));
      for (gsize k = 0; k < n; k++)
        found |= legal[k] == answer ? G_GUINT64_CONSTANT (1) << k : 0;
    }
  if (found != (G_GUINT64_CONSTANT (1) << n) - 1)
    REPLAY_FAIL (r, "a power is offered that cannot be used");
}

static GameAnswer
answer_consume (Replay *r)
{
  JsonObject *use = find_use (r, (guint) __builtin_popcountll (r->s.now.used));

  compare_powers (r, json_object_get_array_member (use, "could"));
  return find_equal (r, find_power (json_object_get_string_member (use, "card"),
                                    json_object_get_string_member (use, "power")));
}

/* Goods are listed in the order of the tableau, as [world, card]. */
static GameAnswer
answer_good_for (Replay *r)
{
  JsonArray *goods = json_object_get_array_member (current_use (r), "goods");
  const guint n = (guint) __builtin_popcount (r->s.now.goods);

  return answer_of (r, "good of ", json_array_get_string_element (json_array_get_array_element (goods, n), 0));
}

/* The spent cards of all uses together, ascending. */
static GameAnswer
answer_spend (Replay *r)
{
  JsonArray *uses = list_of_seat (r, "uses");
  JsonArray *from = NULL;
  int lowest = RACE_N_DESIGNS;

  for (guint i = 0; i < json_array_get_length (uses); i++)
    {
      JsonArray *spent = list_of (json_array_get_object_element (uses, i), "spent");

      if (spent != NULL && json_array_get_length (spent) > 0
          && replay_design (json_array_get_string_element (spent, 0)) < lowest)
        {
          from = spent;
          lowest = replay_design (json_array_get_string_element (spent, 0));
        }
    }
  return from == NULL ? GAME_ANSWER (RACE_DO_DONE, 0, 0, 0) : take_name (r, from, "discard ");
}

static GameAnswer
answer_windfall (Replay *r)
{
  const RaceSeat *p = &r->s.seats[r->s.actor];
  JsonArray *goods = list_of_seat (r, "goods");

  for (guint place = 0; place < p->n_tableau; place++)
    for (guint i = 0; i < json_array_get_length (goods); i++)
      {
        const char *world = json_object_get_string_member (json_array_get_object_element (goods, i), "world");

        if (replay_design (world) == p->tableau[place] && (r->s.now.goods >> place & 1) == 0
            && race_designs[0][p->tableau[place]].source == RACE_WINDFALL)
          return answer_of (r, "produce on ", world);
      }
  return GAME_ANSWER (RACE_DO_DONE, 0, 0, 0);
}

GameAnswer
replay_answer (Replay *r)
{
  switch (r->s.ask)
    {
    case RACE_ASK_START_WORLD:
      return answer_of (r, "start world ",
                        json_array_get_string_element (list_of (r->game, "start_worlds"), r->s.actor));
    case RACE_ASK_DRAW:
      return answer_draw (r);
    case RACE_ASK_GOOD:
      return answer_good (r);
    case RACE_ASK_TURN_UP:
      return answer_of (r, "turn up ", json_object_get_string_member (current_use (r), "turned_up"));
    case RACE_ASK_START_DISCARD:
      return take_name (r, json_array_get_array_element (list_of (r->game, "discarded"), r->s.actor), "discard ");
    case RACE_ASK_ACTION:
      return answer_action (r);
    case RACE_ASK_KEEP:
      return take_name (r, list_of_seat (r, "kept"), "keep ");
    case RACE_ASK_DEVELOP:
      return answer_place (r, "develop ");
    case RACE_ASK_SETTLE:
      return answer_place (r, "settle ");
    case RACE_ASK_TACTICS:
      return answer_tactics (r);
    case RACE_ASK_HOW:
      return answer_how (r);
    case RACE_ASK_PAY:
      return take_name (r, list_of_seat (r, "pay"), "discard ");
    case RACE_ASK_SELL:
      return answer_of (r, "sell good of ",
                        json_object_get_string_member (
                          json_object_get_object_member (replay_seat (r, r->s.actor), "sale"), "world"));
    case RACE_ASK_CONSUME:
      return answer_consume (r);
    case RACE_ASK_GOOD_FOR:
      return answer_good_for (r);
    case RACE_ASK_NAME:
      return GAME_ANSWER (RACE_DO_NAME, json_object_get_int_member (current_use (r), "named"), 0, 0);
    case RACE_ASK_SPEND:
      return answer_spend (r);
    case RACE_ASK_WINDFALL:
      return answer_windfall (r);
    case RACE_ASK_LIMIT:
      return take_name (r, json_array_get_array_element (list_of (r->end, "discarded"), r->s.actor), "discard ");
    default:
      REPLAY_FAIL (r, "%s is asked", race_game.question_word (r->s.ask));
    }
}

static void
check_empty (Replay *r, JsonArray *names, const char *what)
{
  if (names != NULL && json_array_get_length (names) > 0)
    REPLAY_FAIL (r, "%u cards of “%s” are left", json_array_get_length (names), what);
}

static void
check_draws (Replay *r, JsonArray *draws)
{
  for (guint i = 0; draws != NULL && i < json_array_get_length (draws); i++)
    check_empty (r, list_of (json_array_get_object_element (draws, i), "cards"), "cards");
}

void
replay_check_all_drawn (Replay *r)
{
  for (int i = 0; i < r->s.n_seats; i++)
    {
      JsonObject *seat = replay_seat (r, i);
      JsonNode *sale = json_object_get_member (seat, "sale");

      check_empty (r, list_of (seat, "drawn"), "drawn");
      check_empty (r, list_of (seat, "pay"), "pay");
      check_empty (r, list_of (seat, "most"), "most");
      check_draws (r, list_of (seat, "start_draws"));
      check_draws (r, list_of (seat, "draws"));
      check_draws (r, list_of (seat, "uses"));
      if (sale != NULL && JSON_NODE_HOLDS_OBJECT (sale))
        check_empty (r, list_of (json_node_get_object (sale), "cards"), "sale");
    }
}
