/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a position, including unfinished work; `deck`, `question` and a seat's `military` are only informative. */
#include "games/race/words/orrery-race-position-private.h"

static const char *
card_word (guint design)
{
  return design < RACE_N_DESIGNS ? race_designs[0][design].name : "unknown";
}

static void
set_cards (JsonObject *object, const char *member, const RaceCards *cards, const RaceCards *more, guint unknown)
{
  JsonArray *array = json_array_new ();
  RaceCards all = *cards;

  for (guint d = 0; more != NULL && d < RACE_N_DESIGNS; d++)
    for (int i = 0; i < race_cards_count (more, d); i++)
      {
        const guint64 bit = G_GUINT64_CONSTANT (1) << d % 64;

        all.two[d / 64] |= all.one[d / 64] & bit;
        all.one[d / 64] |= bit;
      }
  for (guint d = 0; d < RACE_N_DESIGNS; d++)
    for (int i = 0; i < race_cards_count (&all, d); i++)
      json_array_add_string_element (array, card_word (d));
  for (; unknown > 0; unknown--)
    json_array_add_string_element (array, "unknown");
  json_object_set_array_member (object, member, array);
}

void
orrery_race_set_cards (JsonObject *object, const char *member, const RaceCards *cards, guint unknown)
{
  if (race_cards_size (cards) > 0 || unknown > 0)
    set_cards (object, member, cards, NULL, unknown);
}

static void
write_tableau (const RaceSeat *p, JsonObject *object)
{
  JsonArray *tableau = json_array_new ();
  JsonObject *goods = json_object_new ();

  for (guint i = 0; i < p->n_tableau; i++)
    {
      json_array_add_string_element (tableau, card_word (p->tableau[i]));
      if (p->good[i] != 0)
        json_object_set_string_member (goods, card_word (p->tableau[i]),
                                       p->good[i] == RACE_UNKNOWN ? "unknown" : card_word (p->good[i] - 1u));
    }
  json_object_set_array_member (object, "tableau", tableau);
  json_object_set_object_member (object, "goods", goods);
}

static void
write_actions (const RaceSeat *p, JsonObject *object)
{
  JsonArray *actions;

  if (p->actions[0] == 0)
    return;
  actions = json_array_new ();
  for (guint i = 0; i < 2 && p->actions[i] != 0; i++)
    json_array_add_string_element (actions, orrery_race_action_words[p->actions[i] - 1]);
  json_object_set_array_member (object, "actions", actions);
}

static JsonObject *
new_seat (const RaceState *s, guint seat)
{
  const RaceSeat *p = &s->seats[seat];
  JsonObject *object = json_object_new ();

  if (p->start != RACE_NO_START)
    json_object_set_string_member (object, "start", card_word (race_starts[p->start]));
  write_tableau (p, object);
  set_cards (object, "hand", &p->hand, &p->shown, p->n_unknown);
  json_object_set_int_member (object, "chips", p->chips);
  write_actions (p, object);
  json_object_set_int_member (object, "military", p->military);
  orrery_race_write_half_done (s, seat, object);
  return object;
}

static const char *
step_word (const RaceState *s)
{
  static const guint8 words[RACE_N_PHASES] = { 1, 2, 2, 3, 3, 4, 5 };

  switch (s->step)
    {
    case RACE_STEP_SETUP:
      return RACE_SETUP_WORD;
    case RACE_STEP_ACTION:
      return orrery_race_step_words[0];
    case RACE_STEP_PHASES:
      return orrery_race_step_words[words[s->phase]];
    default:
      return orrery_race_step_words[s->step == RACE_STEP_END ? 6 : 7];
    }
}

static void
write_discard (const RaceState *s, JsonObject *object)
{
  RaceCards all = { { 0, 0 }, { 0, 0 } };

  for (guint i = 0; i < RACE_N_DISCARDS; i++)
    for (guint word = 0; word < 2; word++)
      {
        all.two[word] |= s->discard[i].two[word] | (all.one[word] & s->discard[i].one[word]);
        all.one[word] |= s->discard[i].one[word];
      }
  set_cards (object, "discard", &all, NULL, s->n_discard_unknown);
}

/* The subject of the question: a card, or the reason for drawing one. */
static const char *
piece_word (const GameQuestion *question)
{
  switch ((int) question->about)
    {
    case RACE_ASK_DRAW:
      return orrery_race_why_word (question->piece);
    case RACE_ASK_GOOD:
    case RACE_ASK_TURN_UP:
    case RACE_ASK_TACTICS:
    case RACE_ASK_HOW:
    case RACE_ASK_PAY:
    case RACE_ASK_GOOD_FOR:
    case RACE_ASK_NAME:
      return card_word (question->piece);
    default:
      return NULL;
    }
}

static void
write_question (const RaceState *s, JsonObject *object)
{
  static const char *const asks[] = { "decide", "chance", "over" };
  const GameQuestion question = race_question (s);
  JsonObject *asked = json_object_new ();

  json_object_set_string_member (asked, "about", race_game.question_word (question.about));
  json_object_set_string_member (asked, "ask", asks[question.ask]);
  if (question.seat != GAME_NOBODY)
    json_object_set_int_member (asked, "seat", question.seat);
  if (piece_word (&question) != NULL)
    json_object_set_string_member (asked, "piece", piece_word (&question));
  json_object_set_object_member (object, "question", asked);
}

static JsonObject *
new_root (const RaceState *s)
{
  JsonObject *object = json_object_new ();
  JsonArray *seats = json_array_new ();

  json_object_set_string_member (object, "game", race_game.id);
  json_object_set_int_member (object, "round", s->round);
  json_object_set_string_member (object, "step", step_word (s));
  if (s->step == RACE_STEP_PHASES && (s->phase == RACE_PHASE_DEVELOP_AGAIN || s->phase == RACE_PHASE_SETTLE_AGAIN))
    json_object_set_boolean_member (object, "second", TRUE);
  for (guint i = 0; i < RACE_N_OPTION_WORDS; i++)
    if ((s->options & RACE_BIT (i)) != 0)
      json_object_set_boolean_member (object, orrery_race_option_words[i], TRUE);
  json_object_set_int_member (object, "pool", s->pool);
  json_object_set_int_member (object, "deck", s->n_deck);
  write_discard (s, object);
  for (guint i = 0; i < s->n_seats; i++)
    json_array_add_object_element (seats, new_seat (s, i));
  json_object_set_array_member (object, "seats", seats);
  orrery_race_write_now (s, object);
  write_question (s, object);
  return object;
}

JsonNode *
orrery_race_position_write (const void *data, int seat)
{
  const RaceState *state = data;
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  RaceState view = *state;

  if (seat != GAME_NOBODY)
    race_view (&view, seat);
  json_node_take_object (node, new_root (&view));
  return node;
}

static const char *const root_half_done[] = { "now", "unseen", NULL };
static const char *const seat_half_done[] = {
  "shown", "drawn", "chosen", "discarded", "placing", "temporary", "produced", "offer", NULL,
};

JsonNode *
orrery_race_position_strip (JsonNode *node)
{
  return orrery_position_without (node, orrery_race_root_looks, orrery_race_seat_looks);
}

JsonNode *
orrery_race_position_strip_to_table (JsonNode *node)
{
  g_autoptr (JsonNode) whole = orrery_race_position_strip (node);

  return orrery_position_without (whole, root_half_done, seat_half_done);
}
