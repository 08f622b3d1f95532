/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables that the rules play with, as the compiler sees them: their layout, and every kind of
 * parameter once. */
#include "games/race/rules/data.h"

#include <glib.h>
#include <string.h>

static const RaceDesign *
design_of (const char *id, int edition)
{
  for (int i = 0; i < RACE_N_DESIGNS; i++)
    if (strcmp (race_designs[edition][i].id, id) == 0)
      return &race_designs[edition][i];
  g_error ("no card %s", id);
}

static const RacePower *
power_of (const char *id, int index)
{
  const RaceDesign *design = design_of (id, 0);

  g_assert_cmpint (index, <, design->n_powers);
  return &design->powers[index];
}

static void
test_designs (void)
{
  for (int edition = 0; edition < RACE_N_EDITIONS; edition++)
    {
      int cards = 0;

      for (int i = 0; i < RACE_N_DESIGNS; i++)
        {
          const RaceDesign *design = &race_designs[edition][i];
          uint32_t has = 0;
          int strength = 0;

          cards += design->copies;
          g_assert_true ((design->good != RACE_GRAY) == (design->source != RACE_NO_GOODS));
          g_assert_true (design->kind == RACE_WORLD || (design->good == RACE_GRAY && !design->military));
          g_assert_true ((design->n_lines > 0) == (design->kind == RACE_DEVELOPMENT && design->cost == 6));
          for (int k = 0; k < design->n_powers; k++)
            {
              const RacePower *power = &design->powers[k];

              has |= RACE_BIT (power->kind);
              g_assert_true ((design->when & RACE_BIT (power->when)) != 0);
              if (power->kind == RACE_POWER_MILITARY)
                strength += power->amount;
            }
          g_assert_cmpuint (has, ==, design->has);
          g_assert_cmpint (strength, ==, design->strength);
        }
      g_assert_cmpint (cards, ==, RACE_N_CARDS);
    }
}

static void
test_start_worlds (void)
{
  for (int i = 0; i < RACE_N_STARTS; i++)
    {
      g_assert_cmpint (race_designs[0][race_starts[i]].start, ==, i);
      g_assert_cmpint (race_designs[0][race_starts[i]].is_red, ==, i % 2);
    }
  g_assert_cmpstr (race_designs[0][race_starts[3]].name, ==, "New Sparta");
  g_assert_cmpint (design_of ("gem-world", 0)->start, ==, RACE_NO_START);
  g_assert_cmpint (design_of ("gem-world", 0)->first_game, ==, 1);
  g_assert_cmpint (race_prices[RACE_GENES], ==, 4);
  g_assert_cmpstr (race_good_names[RACE_GRAY], ==, "gray");
}

static void
test_powers (void)
{
  g_assert_cmpint (power_of ("contact-specialist", 0)->amount, ==, -1);
  g_assert_true (power_of ("contact-specialist", 1)->may);
  g_assert_cmpint (power_of ("contact-specialist", 1)->goods, ==, RACE_ANY_GOOD & ~RACE_BIT (RACE_ALIEN));
  g_assert_cmpint (power_of ("replicant-robots", 0)->goods, ==, RACE_ANY_GOOD);
  g_assert_cmpint (power_of ("galactic-imperium", 0)->keywords, ==, RACE_KEYWORD_REBEL);
  g_assert_cmpint (power_of ("galactic-imperium", 0)->goods, ==, 0);
  g_assert_true (power_of ("pirate-world", 0)->this_world);
  g_assert_false (power_of ("spice-world", 0)->this_world);
  g_assert_cmpint (power_of ("consumer-markets", 0)->uses, ==, 3);
  g_assert_cmpint (power_of ("tourist-world", 0)->takes, ==, 2);
  g_assert_cmpint (power_of ("tourist-world", 0)->uses, ==, 1);
  g_assert_true (power_of ("diversified-economy", 0)->different);
  g_assert_true (power_of ("trade-league", 1)->trade_powers);
  g_assert_false (power_of ("black-market-trading-world", 0)->trade_powers);
  g_assert_cmpint (power_of ("gambling-world", 1)->most, ==, 7);
  g_assert_cmpmem (power_of ("public-works", 1), sizeof (RacePower), power_of ("expanding-colony", 0),
                   sizeof (RacePower));
}

static void
test_scoring (void)
{
  const RaceLine *line = design_of ("mining-league", 0)->lines;

  g_assert_cmpint (line[0].sources, ==, RACE_BIT (RACE_PRODUCTION));
  g_assert_cmpint (line[0].goods, ==, RACE_BIT (RACE_RARE));
  g_assert_cmpstr (race_designs[0][line[2].design - 1].name, ==, "Mining Robots");
  line = design_of ("galactic-imperium", 0)->lines;
  g_assert_true (line[0].military && line[1].military);
  g_assert_cmpint (line[0].keywords, ==, RACE_KEYWORD_REBEL);
  g_assert_cmpint (line[1].keywords, ==, 0);
  g_assert_cmpint (design_of ("galactic-renaissance", 0)->lines[0].each, ==, 3);
  g_assert_cmpint (design_of ("trade-league", 0)->lines[0].when, ==, RACE_BIT (RACE_IN_TRADE));
  g_assert_cmpint (design_of ("galactic-federation", 0)->lines[0].cost, ==, 6);
}

static void
test_second_edition (void)
{
  g_assert_cmpint (design_of ("bio-hazard-mining-world", 0)->cost, ==, 3);
  g_assert_cmpint (design_of ("bio-hazard-mining-world", 1)->cost, ==, 2);
  g_assert_cmpint (design_of ("bio-hazard-mining-world", 1)->vp, ==, 0);
  g_assert_cmpint (design_of ("outlaw-world", 0)->strength, ==, 0);
  g_assert_cmpint (design_of ("outlaw-world", 1)->strength, ==, 1);
  g_assert_cmpint (design_of ("merchant-guild", 1)->n_lines, ==, 2);
  g_assert_cmpint (design_of ("merchant-guild", 1)->lines[1].per, ==, RACE_PER_GOOD);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race-data/designs", test_designs);
  g_test_add_func ("/race-data/start-worlds", test_start_worlds);
  g_test_add_func ("/race-data/powers", test_powers);
  g_test_add_func ("/race-data/scoring", test_scoring);
  g_test_add_func ("/race-data/second-edition", test_second_edition);
  return g_test_run ();
}
