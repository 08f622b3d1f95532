/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables that the rules play with, as the compiler sees them: their layout, and every kind
 * of parameter once. */
#include "games/roll/rules/data.h"

#include <glib.h>
#include <string.h>

static const RollFace *
face_of (const char *id)
{
  for (int i = 0; i < ROLL_N_FACES; i++)
    if (strcmp (roll_faces[i].id, id) == 0)
      return &roll_faces[i];
  g_error ("no face %s", id);
}

static const RollPower *
power_of (const char *id, int index)
{
  const RollFace *face = face_of (id);

  g_assert_cmpint (index, <, face->n_powers);
  return &face->powers[index];
}

static void
check_piece (int first, int n_pieces, int n_faces, RollSet set)
{
  for (int i = 0; i < n_pieces * n_faces; i++)
    {
      g_assert_cmpint (roll_faces[first + i].set, ==, set);
      g_assert_cmpint (roll_faces[first + i].number, ==, i / n_faces + 1);
    }
}

static void
test_layout (void)
{
  check_piece (0, ROLL_N_TILES, 2, ROLL_SET_GAME);
  check_piece (ROLL_FIRST_FACTION_FACE, ROLL_N_FACTIONS, 2, ROLL_SET_FACTION);
  check_piece (ROLL_FIRST_HOME_FACE, ROLL_N_HOMES, 1, ROLL_SET_HOME);
  for (int tile = 0; tile < ROLL_N_TILES; tile++)
    {
      g_assert_cmpint (roll_faces[ROLL_DEVELOPMENT_OF (tile)].kind, ==, ROLL_DEVELOPMENT);
      g_assert_cmpint (roll_faces[ROLL_WORLD_OF (tile)].kind, ==, ROLL_WORLD);
    }
}

static void
test_faces (void)
{
  for (int i = 0; i < ROLL_N_FACES; i++)
    {
      const RollFace *face = &roll_faces[i];

      g_assert_nonnull (face->name);
      if (face->kind == ROLL_DEVELOPMENT)
        g_assert_cmpint (face->colour, ==, ROLL_NO_COLOUR);
      else
        g_assert_true (face->colour >= ROLL_CYAN && face->colour <= ROLL_GRAY);
      g_assert_true ((face->bonus.kind != ROLL_BONUS_NONE) ==
                     (face->kind == ROLL_DEVELOPMENT && face->cost == 6));
      for (int p = 0; p < face->n_powers; p++)
        g_assert_true ((face->powers[p].phases == 0) == face->reassign);
    }
}

static void
test_dice (void)
{
  int total = 0;

  for (int colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      const RollDie *die = &roll_dice[colour];
      uint8_t weight[ROLL_N_SIDES] = { 0 };

      g_assert_cmpstr (die->colour, ==, roll_colour_names[colour]);
      for (int i = 0; i < 6; i++)
        weight[die->sides[i]]++;
      g_assert_cmpmem (weight, sizeof weight, die->weight, sizeof die->weight);
      total += die->count;
    }
  g_assert_cmpint (total, ==, ROLL_N_DICE);
  g_assert_cmpint (roll_dice[ROLL_WHITE].weight[ROLL_EXPLORE], ==, 2);
  g_assert_cmpint (roll_dice[ROLL_YELLOW].weight[ROLL_WILD], ==, 3);
  g_assert_cmpstr (roll_colour_names[ROLL_GRAY], ==, "gray");
  g_assert_cmpstr (roll_phase_names[ROLL_WILD], ==, "wild");
}

static void
test_reassign (void)
{
  const RollPower *power = power_of ("executive-power", 0);

  g_assert_cmpint (power->kind, ==, ROLL_POWER_REASSIGN);
  g_assert_true (power->may);
  g_assert_cmpint (power->least, ==, 2);
  g_assert_cmpint (power->amount, ==, 2);
  g_assert_cmpint (power->from, ==, ROLL_FROM_SAME);
  g_assert_cmpint (power->to, ==, 0);
  g_assert_cmpint (power->majority, ==, ROLL_NO_COLOUR);

  power = power_of ("isolation-policy", 0);
  g_assert_cmpint (power->least, ==, 1);
  g_assert_cmpint (power->from, ==, ROLL_EXPLORE);
  g_assert_cmpint (power->to, ==, ROLL_ANY_PHASE);
  g_assert_cmpint (power->colours, ==, ROLL_ANY_COLOUR);

  power = power_of ("system-diversification", 0);
  g_assert_cmpint (power->colours, ==, 0x7e);
  g_assert_cmpint (power->from, ==, ROLL_FROM_ANY);

  power = power_of ("operations-affinity", 0);
  g_assert_cmpint (power->to, ==, ROLL_BIT (ROLL_EXPLORE) | ROLL_BIT (ROLL_PRODUCE));
  g_assert_cmpint (power_of ("mad-scientists", 0)->majority, ==, ROLL_CYAN);
  g_assert_cmpint (power_of ("galactic-mandate", 0)->amount, ==, 3);
}

static void
test_powers (void)
{
  const RollPower *power = power_of ("free-trade-zone", 0);

  g_assert_cmpint (power->kind, ==, ROLL_POWER_DISCOUNT);
  g_assert_cmpint (power->amount, ==, 2);
  g_assert_cmpint (power->least, ==, 2);
  g_assert_cmpint (power->kinds, ==, ROLL_BIT (ROLL_WORLD));
  g_assert_cmpint (power->colours, ==, ROLL_BIT (ROLL_GRAY));
  g_assert_false (power->reassign_only);
  g_assert_true (power_of ("biological-adaptation", 0)->reassign_only);

  power = power_of ("space-piracy", 0);
  g_assert_cmpint (power->per, ==, ROLL_PER_CITIZEN);
  g_assert_cmpint (power->each, ==, 2);
  g_assert_cmpint (power->colours, ==, ROLL_BIT (ROLL_RED));
  g_assert_cmpint (power_of ("merchant-guild", 0)->each, ==, 1);
  g_assert_cmpint (power_of ("genetics-lab", 0)->per, ==, ROLL_PER_DIE_GOOD);
  g_assert_cmpint (power_of ("space-tourism", 0)->condition, ==, ROLL_IF_ALWAYS);
  g_assert_cmpint (power_of ("space-tourism", 1)->condition, ==, ROLL_IF_HIGHEST_WORLD);

  power = power_of ("technology-unions", 0);
  g_assert_cmpint (power->phases, ==, ROLL_BIT (ROLL_EXPLORE) | ROLL_BIT (ROLL_PRODUCE));
  g_assert_cmpint (power->condition, ==, ROLL_IF_MOST_DEVELOPMENTS);
}

static void
test_placing (void)
{
  const RollPlacing *placing = &face_of ("rebel-warrior-race")->placing;

  g_assert_true (placing->remove_die);
  g_assert_cmpint (placing->n_gains, ==, 2);
  g_assert_cmpint (placing->gains[0].colour, ==, ROLL_RED);
  g_assert_cmpint (placing->gains[1].colour, ==, ROLL_GREEN);
  g_assert_cmpint (placing->gains[1].to, ==, ROLL_GAIN_CITIZENRY);

  placing = &face_of ("deserted-alien-library")->placing;
  g_assert_false (placing->remove_die);
  g_assert_cmpint (placing->credits, ==, 2);
  g_assert_cmpint (placing->gains[0].count, ==, 1);
  g_assert_cmpint (placing->gains[0].to, ==, ROLL_GAIN_GOOD);
  g_assert_cmpint (face_of ("doomed-world")->placing.start_credits, ==, 8);
}

static void
test_bonus (void)
{
  const RollBonus *bonus = &face_of ("new-galactic-order")->bonus;

  g_assert_cmpint (bonus->kind, ==, ROLL_BONUS_DICE_SETS);
  g_assert_cmpint (bonus->colours, ==, ROLL_BIT (ROLL_RED));
  g_assert_cmpint (bonus->divide, ==, 3);
  g_assert_cmpint (bonus->points, ==, 2);
  g_assert_cmpint (face_of ("galactic-federation")->bonus.divide, ==, 3);
  g_assert_cmpint (face_of ("galactic-reserves")->bonus.kind, ==, ROLL_BONUS_GOODS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/roll-data/layout", test_layout);
  g_test_add_func ("/roll-data/faces", test_faces);
  g_test_add_func ("/roll-data/dice", test_dice);
  g_test_add_func ("/roll-data/reassign", test_reassign);
  g_test_add_func ("/roll-data/powers", test_powers);
  g_test_add_func ("/roll-data/placing", test_placing);
  g_test_add_func ("/roll-data/bonus", test_bonus);
  return g_test_run ();
}
