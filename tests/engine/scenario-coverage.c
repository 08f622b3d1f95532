/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Is everything covered? Every power, effect, bonus, example, ruling and known defect has a scenario. */
#include "scenario.h"

typedef struct
{
  GHashTable *works; /* "Name, power 1", "Name, bonus", "Name, placing" */
  GHashTable *fails;
  GHashTable *cited; /* "scenario 66", "AMB-5", "defect 7c7d2b9" */
} Coverage;

static void
note_tile (Coverage *coverage, const char *name, const char *what, bool works)
{
  g_hash_table_add (works ? coverage->works : coverage->fails, g_strdup_printf ("%s, %s", name, what));
}

static void
note_tiles (Coverage *coverage, JsonNode *tiles, const char *what, bool works)
{
  if (JSON_NODE_HOLDS_VALUE (tiles))
    note_tile (coverage, json_node_get_string (tiles), what, works);
  else
    for (guint i = 0; i < json_array_get_length (json_node_get_array (tiles)); i++)
      note_tile (coverage, json_array_get_string_element (json_node_get_array (tiles), i), what, works);
}

static void
note_rules (Coverage *coverage, const char *rule)
{
  g_autoptr (GRegex) regex = g_regex_new ("(scenario|defect) [0-9a-f.]+|AMB-[0-9]+", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_regex_match (regex, rule, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    g_hash_table_add (coverage->cited, g_match_info_fetch (match, 0));
}

/* A case has its scenario's tile unless it names one of its own. */
static void
note_part (Coverage *coverage, JsonObject *part, JsonNode *tile, JsonNode *bonus, int power)
{
  if (json_object_has_member (part, "rule"))
    note_rules (coverage, json_object_get_string_member (part, "rule"));
  if (json_object_has_member (part, "tile"))
    tile = json_object_get_member (part, "tile");
  if (json_object_has_member (part, "bonus"))
    bonus = json_object_get_member (part, "bonus");
  power = (int) json_object_get_int_member_with_default (part, "power", power);
  if (json_object_has_member (part, "works"))
    {
      const bool works = json_object_get_boolean_member (part, "works");
      g_autofree char *what = g_strdup_printf ("power %d", power);

      if (tile != NULL)
        note_tiles (coverage, tile, what, works);
      if (bonus != NULL)
        note_tiles (coverage, bonus, "bonus", works);
    }
  if (json_object_has_member (part, "cases"))
    for (guint i = 0; i < json_array_get_length (json_object_get_array_member (part, "cases")); i++)
      note_part (coverage, json_array_get_object_element (json_object_get_array_member (part, "cases"), i),
                 tile, bonus, power);
}

static void
coverage_init (Coverage *coverage, GPtrArray *scenarios)
{
  coverage->works = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  coverage->fails = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  coverage->cited = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < scenarios->len; i++)
    note_part (coverage, ((Scenario *) scenarios->pdata[i])->object, NULL, NULL, 1);
}

static void
coverage_clear (Coverage *coverage)
{
  g_hash_table_unref (coverage->works);
  g_hash_table_unref (coverage->fails);
  g_hash_table_unref (coverage->cited);
}

static void
need (GHashTable *table, const char *what, const char *where)
{
  if (g_hash_table_contains (table, what))
    return;
  g_test_message ("no scenario %s: %s", where, what);
  g_test_fail ();
}

static void
need_both (Coverage *coverage, const char *name, const char *what)
{
  g_autofree char *key = g_strdup_printf ("%s, %s", name, what);

  need (coverage->works, key, "where it works");
  need (coverage->fails, key, "where it does not");
}

/* Every power, every effect of placing and every bonus: one scenario in which it works, and one in which it
 * is rejected or does not apply. */
static void
test_tiles_covered (gconstpointer data)
{
  GPtrArray *scenarios = (GPtrArray *) data;
  Coverage coverage;
  int n = 0;

  coverage_init (&coverage, scenarios);
  for (int i = 0; i < ROLL_N_FACES; i++)
    {
      const RollFace *face = &roll_faces[i];
      const RollPlacing *placing = &face->placing;

      for (int k = 0; k < face->n_powers; k++, n++)
        {
          g_autofree char *what = g_strdup_printf ("power %d", k + 1);

          need_both (&coverage, face->name, what);
        }
      if (placing->remove_die || placing->credits > 0 || placing->start_credits > 0 || placing->n_gains > 0)
        {
          need_both (&coverage, face->name, "power 1");
          n++;
        }
      if (face->bonus.kind != ROLL_BONUS_NONE)
        {
          need_both (&coverage, face->name, "bonus");
          n++;
        }
    }
  g_test_message ("%d powers, effects and bonuses", n);
  coverage_clear (&coverage);
}

/* The examples of the rules, the rulings, and defects of another program that must not come back. */
static const char *const citations[] = {
  "scenario 1",   "scenario 2",   "scenario 5",   "scenario 6",   "scenario 7",   "scenario 10",
  "scenario 11",  "scenario 12",  "scenario 15",  "scenario 16",  "scenario 17",  "scenario 20",
  "scenario 21",  "scenario 22",  "scenario 25",  "scenario 26",  "scenario 27",  "scenario 30",
  "scenario 31",  "scenario 32",  "scenario 35",  "scenario 36",  "scenario 37",  "scenario 40",
  "scenario 41",  "scenario 42",  "scenario 45",  "scenario 46",  "scenario 47",  "scenario 50",
  "scenario 51",  "scenario 52",  "scenario 55",  "scenario 56",  "scenario 57",  "scenario 60",
  "scenario 61",  "scenario 62",  "scenario 65",  "scenario 66",  "scenario 67",  "scenario 70",
  "scenario 71",  "scenario 72",  "scenario 75",  "scenario 76",  "scenario 77",  "scenario 80",
  "scenario 81",  "scenario 82",  "scenario 85",  "scenario 86",  "scenario 87",  "scenario 90",
  "scenario 91",  "scenario 92",  "scenario 95",  "scenario 96",  "scenario 97",  "scenario 100",
  "scenario 101", "scenario 102", "scenario 105", "scenario 106", "scenario 107", "scenario 110",
  "scenario 111", "scenario 112", "scenario 115", "scenario 116", "scenario 117", "scenario 120",
  "scenario 121", "scenario 122", "scenario 125", "scenario 126", "scenario 127", "scenario 130",
  "scenario 131", "scenario 132", "scenario 135", "scenario 136", "scenario 137", "scenario 140",
  "scenario 141", "scenario 142", "scenario 145", "scenario 146", "scenario 147", "scenario 150",
  "scenario 151", "scenario 152",
  "AMB-1",  "AMB-2",  "AMB-3",  "AMB-4",  "AMB-5",  "AMB-6",  "AMB-7",  "AMB-8",  "AMB-9",  "AMB-10",
  "AMB-11", "AMB-12", "AMB-13", "AMB-14", "AMB-15", "AMB-16", "AMB-17", "AMB-18", "AMB-19", "AMB-20",
  "AMB-21", "AMB-22", "AMB-23",
  "defect 7c7d2b9", "defect 998e696", "defect 68b82d7", "defect b1985b2", "defect 49daec2",
  "defect f471850", "defect 7be20f2", "defect e1258f2", "defect 945f789", "defect 5ba9da0",
  "defect 2cc956b", "defect 5041f9e", "defect ad7c4e9", "defect cbcd743", "defect 742b2bb",
  "defect 0a10ec7", "defect 939e611", "defect 4d4a857", "defect 4d9fec5",
  "defect 9.2.1",  "defect 9.2.2",  "defect 9.2.3",  "defect 9.2.4",  "defect 9.2.5",  "defect 9.2.6",
  "defect 9.2.7",  "defect 9.2.8",  "defect 9.2.9",  "defect 9.2.11", "defect 9.2.12", "defect 9.2.13",
  "defect 9.2.14", "defect 9.2.15", "defect 9.2.16",
};

static void
test_rules_covered (gconstpointer data)
{
  GPtrArray *scenarios = (GPtrArray *) data;
  Coverage coverage;

  coverage_init (&coverage, scenarios);
  for (size_t i = 0; i < G_N_ELEMENTS (citations); i++)
    need (coverage.cited, citations[i], "cites");
  coverage_clear (&coverage);
}

void
scenarios_test_coverage (GPtrArray *scenarios)
{
  g_test_add_data_func ("/engine/coverage/tiles", scenarios, test_tiles_covered);
  g_test_add_data_func ("/engine/coverage/rules", scenarios, test_rules_covered);
}
