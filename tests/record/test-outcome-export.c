/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outcomes as exported for other programs. */
#include "record/games.h"

#include "record/orrery-json-text.h"
#include "record/orrery-outcome-export.h"
#include "games/games.h"

#include <string.h>

static OrreryOutcome *
outcome_with (const char *first, const char *second)
{
  g_autofree char *text = g_strdup_printf (
      "{\"orrery\": 1, \"type\": \"result\", \"game\": \"roll\", "
      "\"date\": \"2026-11-16T21:05:09+02:00\", \"kind\": \"mirrored\", \"rounds\": 12, "
      "\"seats\": [{\"name\": %s, \"kind\": \"person\", \"faction\": \"Space Piracy\", "
      "\"score\": 40, \"tie_break\": 3, \"winner\": false}, {\"name\": %s, \"kind\": \"simple\", "
      "\"faction\": \"Genetics Lab\", \"score\": 44, \"tie_break\": 0, \"winner\": true}]}",
      first, second);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = orrery_json_text_parse (text, -1, &error);
  OrreryOutcome *outcome;

  g_assert_no_error (error);
  outcome = orrery_outcome_read (node, "games-1", &error);
  g_assert_no_error (error);
  return outcome;
}

static GPtrArray *
list_of (OrreryOutcome *outcome)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (list, outcome);
  return list;
}

#define HEAD                                                                                       \
  "game,date,kind,rounds,players,seat,name,player_kind,faction,score,tie_break,rank,winner,minutes,"  \
  "location,parts\r\n"
#define BEGIN "games-1,2026-11-16T19:05:09Z,mirrored,12,2,"

static void
test_csv (void)
{
  static const struct
  {
    const char *json, *csv;
  } names[] = {
    { "\"Ada\"", "Ada" },
    { "\"Ada, Countess\"", "\"Ada, Countess\"" },
    { "\"Ada \\\"Byte\\\" L\"", "\"Ada \"\"Byte\"\" L\"" },
    { "\"Ada\\nL\"", "Ada L" },
    { "\"Ada\\r\"", "Ada " },
    { "\"=1+2\"", "\"'=1+2\"" },
    { "\"+1\"", "\"'+1\"" },
    { "\"-1\"", "\"'-1\"" },
    { "\"@sum\"", "\"'@sum\"" },
    { "\"\\tx\"", " x" },
    { "\"\"", "" },
    { "\"Zoë 宙\"", "Zoë 宙" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GPtrArray) list = list_of (outcome_with (names[i].json, "\"Ben\""));
      g_autofree char *csv = orrery_outcomes_to_csv (list);
      g_autofree char *expected
          = g_strdup_printf (HEAD BEGIN "0,%s,person,Space Piracy,40,3,2,no,,,\r\n" BEGIN
                                        "1,Ben,simple,Genetics Lab,44,0,1,yes,,,\r\n",
                             names[i].csv);

      g_assert_cmpstr (csv, ==, expected);
    }
}

/* Duration, place, and the sources of points, if known. */
static void
test_csv_parts (void)
{
  g_autoptr (JsonNode) position = json_from_string (
      "{\"game\": \"roll\", \"step\": \"over\", \"seats\": ["
      "{\"faction\": \"Space Piracy\", \"home\": \"Old Earth\", \"dice\": {\"cup\": {\"white\": 5}}, \"chips\": 12},"
      "{\"faction\": \"Genetics Lab\", \"home\": \"Ancient Race\", \"dice\": {\"cup\": {\"white\": 5}}, \"chips\": 9}]}",
      NULL);
  g_autoptr (OrreryOutcome) plain = outcome_with ("\"Ada\"", "\"Ben\"");
  g_autoptr (GDateTime) date = g_date_time_new_utc (2026, 11, 17, 20, 0, 0);
  const OrreryOutcomeEdit edit = { { "Ada", "Ben" }, date, 75, "Café Orion, Bern" };
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autofree char *csv = NULL;

  orrery_outcome_edit (plain, &edit);
  node = orrery_outcome_write (plain);
  json_object_set_member (json_node_get_object (node), "position", json_node_copy (position));
  list = list_of (orrery_outcome_read (node, "games-1", NULL));
  csv = orrery_outcomes_to_csv (list);
  g_test_message ("%s", csv);
  g_assert_nonnull (strstr (csv, "2026-11-17T20:00:00Z"));
  g_assert_nonnull (strstr (csv, ",75,\"Café Orion, Bern\",VP chips: 12; Developments: "));
  g_assert_nonnull (strstr (csv, "VP chips: 9; "));
}

/* Race has start worlds instead of factions, cards instead of developments, and is another game on BoardGameGeek. */
static void
test_race (void)
{
  g_autoptr (JsonNode) node = json_from_string (
      "{\"orrery\": 1, \"type\": \"result\", \"game\": \"race\", \"date\": \"2026-11-16T21:05:09+02:00\", "
      "\"kind\": \"mirrored\", \"rounds\": 9, \"seats\": ["
      "{\"name\": \"Ada\", \"kind\": \"person\", \"start_world\": \"Old Earth\", \"score\": 5, \"tie_break\": 3, \"winner\": false},"
      "{\"name\": \"Ben\", \"kind\": \"person\", \"start_world\": \"New Sparta\", \"score\": 7, \"tie_break\": 0, \"winner\": true}],"
      "\"position\": {\"game\": \"race\", \"step\": \"over\", \"seats\": ["
      "{\"start\": \"Old Earth\", \"tableau\": [\"Old Earth\"], \"chips\": 3},"
      "{\"start\": \"New Sparta\", \"tableau\": [\"New Sparta\"], \"chips\": 6}]}}",
      NULL);
  g_autoptr (GError) error = NULL;
  OrreryOutcome *outcome = orrery_outcome_read (node, "games-1", &error);
  g_autoptr (GPtrArray) list = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *link = NULL;

  g_assert_no_error (error);
  list = list_of (outcome);
  csv = orrery_outcomes_to_csv (list);
  link = orrery_outcome_to_bgstats (outcome);
  g_test_message ("%s %s", csv, link);
  g_assert_nonnull (strstr (csv, "Old Earth"));
  g_assert_nonnull (strstr (csv, "New Sparta"));
  g_assert_nonnull (strstr (csv, "VP chips: 3; "));
  g_assert_nonnull (strstr (link, "28143"));
}

static void
test_csv_none (void)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new ();
  g_autofree char *csv = orrery_outcomes_to_csv (list);

  g_assert_cmpstr (csv, ==, HEAD);
}

/* Each element of the list reads back as the outcome. */
static void
test_json (void)
{
  g_autoptr (GPtrArray) list = list_of (outcome_with ("\"A \\\"b\\\"\\n,\"", "\"=Ben\""));
  g_autofree char *text = orrery_outcomes_to_json (list);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = orrery_json_text_parse (text, -1, &error);
  g_autoptr (OrreryOutcome) again = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (node)), ==, 1);
  again = orrery_outcome_read (json_array_get_element (json_node_get_array (node), 0), "x", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (orrery_outcome_get_seat (again, 0)->name, ==, "A \"b\" ,");
  g_assert_cmpstr (orrery_outcome_get_seat (again, 1)->name, ==, "=Ben");
  g_assert_cmpint (orrery_outcome_get_seat (again, 1)->score, ==, 44);
}

static void
test_bgstats (void)
{
  static const char begin[] = "https://app.bgstatsapp.com/createPlay.html?data=";
  g_autoptr (OrreryOutcome) outcome = outcome_with ("\"Zoë & Ada\"", "\"Ben\"");
  const OrreryOutcomeEdit edit = { { "Zoë & Ada", "Ben" }, orrery_outcome_get_date (outcome), 75, "Bern" };
  g_autoptr (GDateTime) date = g_date_time_ref (edit.date);
  g_autofree char *link = (orrery_outcome_edit (outcome, &edit), orrery_outcome_to_bgstats (outcome));
  g_autofree char *json = NULL;
  g_autoptr (JsonNode) node = NULL;
  JsonObject *play, *game, *first, *second;

  g_assert_true (g_str_has_prefix (link, begin));
  for (const char *at = link; *at != '\0'; at++)
    g_assert_true (g_ascii_isalnum (*at) || strchr (":/.?=%-_~", *at) != NULL);
  json = g_uri_unescape_string (link + strlen (begin), NULL);
  node = orrery_json_text_parse (json, -1, NULL);
  g_assert_nonnull (node);
  play = json_node_get_object (node);
  game = json_object_get_object_member (play, "game");
  g_assert_cmpstr (json_object_get_string_member (play, "sourceName"), ==, "Orrery");
  g_assert_cmpstr (json_object_get_string_member (play, "sourcePlayId"), ==, "games-1");
  g_assert_cmpint (json_object_get_int_member (play, "durationMin"), ==, 75);
  g_assert_cmpstr (json_object_get_string_member (play, "location"), ==, "Bern");
  g_assert_cmpstr (json_object_get_string_member (play, "playDate"), ==, "2026-11-16 19:05:09");
  g_assert_cmpstr (json_object_get_string_member (game, "name"), ==, "Roll for the Galaxy");
  g_assert_cmpint (json_object_get_int_member (game, "bggId"), ==, 132531);
  g_assert_true (json_object_get_boolean_member (game, "highestWins"));
  first = json_array_get_object_element (json_object_get_array_member (play, "players"), 0);
  second = json_array_get_object_element (json_object_get_array_member (play, "players"), 1);
  g_assert_cmpstr (json_object_get_string_member (first, "name"), ==, "Zoë & Ada");
  g_assert_true (json_object_has_member (first, "winner"));
  g_assert_false (json_object_get_boolean_member (first, "winner"));
  g_assert_cmpint (json_object_get_int_member (first, "rank"), ==, 2);
  g_assert_true (json_object_get_boolean_member (second, "winner"));
  g_assert_cmpint (json_object_get_int_member (second, "score"), ==, 44);
  g_assert_cmpstr (json_object_get_string_member (second, "role"), ==, "Genetics Lab");
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/outcome-export/csv", test_csv);
  g_test_add_func ("/record/outcome-export/csv-parts", test_csv_parts);
  g_test_add_func ("/record/outcome-export/csv-none", test_csv_none);
  g_test_add_func ("/record/outcome-export/race", test_race);
  g_test_add_func ("/record/outcome-export/json", test_json);
  g_test_add_func ("/record/outcome-export/bgstats", test_bgstats);
  return g_test_run ();
}
