/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenarios of Race for the Galaxy. */
#include "games/scenarios.h"

#include "games/race/rules/internal.h"
#include "games/race/words/orrery-race-position.h"
#include "games/race/words/orrery-race.h"

#include <string.h>

/* "other" goes second and does nothing. */
static JsonNode *
fill_in_others (JsonNode *position)
{
  g_autofree char *text = json_to_string (position, FALSE);
  JsonNode *copy = json_from_string (text, NULL);
  JsonObject *root = json_node_get_object (copy);
  JsonArray *seats = json_object_get_array_member (root, "seats");
  JsonArray *all = json_array_new ();

  for (guint i = 0; i < json_array_get_length (seats); i++)
    if (JSON_NODE_HOLDS_VALUE (json_array_get_element (seats, i)))
      json_array_add_element (all, json_from_string ("{\"start\": \"Earth's Lost Colony\", \"tableau\": [\"Drop Ships\"]}", NULL));
    else
      json_array_add_element (all, json_array_dup_element (seats, i));
  json_object_set_array_member (root, "seats", all);
  return copy;
}

/* This many cards in deck and discard, and all others in the last hand. */
static void
leave_few (Run *run, JsonObject *object)
{
  RaceState *s = (RaceState *) &run->state;
  RaceSeat *last = &s->seats[s->n_seats - 1];
  const guint n_deck = (guint) json_object_get_int_member (object, "deck");
  const guint n_discard = (guint) json_object_get_int_member (object, "discard");
  const RaceCards all = s->deck;
  guint n = 0;

  race_cards_clear (&s->deck);
  for (guint d = 0; d < RACE_N_DESIGNS; d++)
    for (int i = 0; i < race_cards_count (&all, d); i++, n++)
      if (n < n_deck)
        race_cards_add (&s->deck, d);
      else if (n < n_deck + n_discard)
        race_discard (s, RACE_KNOWN_TO_NOBODY, (guint8) d);
      else
        {
          race_cards_add (&last->hand, d);
          last->n_hand++;
        }
  s->n_deck = (guint8) n_deck;
  race_advance (s, NULL);
}

static void
check_counts (Run *run, JsonObject *counts)
{
  const RaceState *s = (const RaceState *) &run->state;
  GameAnswer legal[GAME_MAX_ANSWERS];
  JsonObjectIter iter;
  const char *what;
  JsonNode *n;

  json_object_iter_init (&iter, counts);
  while (json_object_iter_next (&iter, &what, &n))
    {
      const char *space = strchr (what, ' ');
      const RaceSeat *p = &s->seats[space == NULL ? 0 : space[1] - '0'];
      const gint64 is = g_str_has_prefix (what, "hand")      ? p->n_hand
                        : g_str_has_prefix (what, "tableau") ? p->n_tableau
                        : strcmp (what, "discard") == 0      ? s->n_discard
                                                             : (gint64) race_legal (s, legal);

      run_number (run, what, is, json_node_get_int (n));
    }
}

/* Costs, prices and the like of some cards, for seat 0 unless the name ends with another. */
static void
check_cards (Run *run, const char *member, JsonObject *cards)
{
  const RaceState *s = (const RaceState *) &run->state;
  const int seat = g_str_has_suffix (member, " 1") ? 1 : 0;
  JsonObjectIter iter;
  const char *name;
  JsonNode *n;

  json_object_iter_init (&iter, cards);
  while (json_object_iter_next (&iter, &name, &n))
    {
      const int found = orrery_race_design_by_name (name);
      const guint8 design = (guint8) found;
      int is;

      g_assert_cmpint (found, >=, 0);
      if (g_str_has_prefix (member, "costs"))
        is = race_designs[0][design].kind == RACE_WORLD ? race_settle_cost (s, seat, design)
                                                        : race_develop_cost (s, seat, design);
      else if (g_str_has_prefix (member, "strength"))
        is = race_strength (s, seat, design);
      else if (g_str_has_prefix (member, "prices"))
        is = race_price (s, seat, design);
      else
        is = race_bonus (s, seat, design);
      run_number (run, name, is, json_node_get_int (n));
    }
}

static gboolean
run_member (Run *run, const char *word, const char *member, JsonNode *node)
{
  static const char *const of_cards[] = { "costs", "strength", "prices", "bonus", NULL };
  const RaceState *s = (const RaceState *) &run->state;

  if (strcmp (word, "few") == 0)
    leave_few (run, json_node_get_object (node));
  else if (strcmp (word, "draws") == 0)
    {
      run_number (run, "draws", race_explore_draws (s, 0), json_array_get_int_element (json_node_get_array (node), 0));
      run_number (run, "keeps", race_explore_keeps (s, 0), json_array_get_int_element (json_node_get_array (node), 1));
    }
  else if (strcmp (word, "counts") == 0)
    check_counts (run, json_node_get_object (node));
  else if (g_strv_contains (of_cards, word))
    check_cards (run, member, json_node_get_object (node));
  else
    return FALSE;
  return TRUE;
}

/* All goods must be listed. */
static gboolean
is_whole (const char *member)
{
  return strcmp (member, "goods") == 0;
}

/* Every scenario of rules 10 is played. */
static const guint8 numbers[] = {
  1,   2,   5,   6,   7,   10,  11,  12,  15,  16,  17,  20,  21,  22,  25,  26,  27,  30,  31,  32,  35,
  36,  37,  40,  41,  42,  45,  46,  47,  50,  51,  52,  55,  56,  57,  60,  61,  62,  65,  66,  67,  70,
  71,  72,  75,  76,  77,  80,  81,  82,  85,  86,  87,  90,  91,  92,  95,  96,  97,  100, 101, 102, 105,
  106, 107, 110, 111, 112, 115, 116, 117, 120, 121, 122, 125, 126, 127, 130, 131, 132, 135, 136, 137, 140,
  141, 142, 145, 146, 147, 150, 151, 152, 155, 156, 157, 160, 161, 162, 165, 166, 167, 170, 171, 172, 175,
  176, 177, 180, 181, 182, 185, 186, 187, 190, 191, 192, 195, 196, 197, 200, 201, 202, 205, 206, 207,
};

static const char *const files[] = {
  "setup", "actions", "explore", "develop", "settle", "consume", "produce", "deck", "end", "secrets", "corrections", NULL,
};

static const Scenarios race = {
  .game = &orrery_race,
  .folder = "race",
  .files = files,
  .numbers = numbers,
  .n_numbers = G_N_ELEMENTS (numbers),
  .expand = fill_in_others,
  .run_member = run_member,
  .is_whole = is_whole,
};

/* Two to four players; two actions and the choice of a start world for two, and not every choice together. */
static void
test_setups (void)
{
  static const struct
  {
    guint8 n_seats;
    guint8 options;
    gboolean is_game;
  } setups[] = {
    { 1, 0, FALSE },
    { 2, 0, TRUE },
    { 4, RACE_FIRST_GAME | RACE_MIRROR | RACE_SECOND_EDITION, TRUE },
    { 5, 0, FALSE },
    { 2, RACE_TWO_ACTIONS | RACE_CHOOSE_START, TRUE },
    { 2, RACE_TWO_ACTIONS | RACE_FIRST_GAME, TRUE },
    { 3, RACE_TWO_ACTIONS, FALSE },
    { 3, RACE_CHOOSE_START, FALSE },
    { 2, RACE_CHOOSE_START | RACE_FIRST_GAME, FALSE },
    { 2, RACE_CHOOSE_START | RACE_MIRROR, FALSE },
    { 2, 32, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      const GameSetup setup = { .n_seats = setups[i].n_seats, .options = setups[i].options };
      RaceState s;

      g_assert_cmpint (race_start (&s, &setup), ==, setups[i].is_game ? RACE_OK : RACE_BAD_SETUP);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpuint (G_N_ELEMENTS (numbers), ==, 125);
  g_test_add_func ("/race-scenarios/setups", test_setups);
  return scenarios_run (&race);
}
