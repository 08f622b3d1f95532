/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scoring a table that was not followed: tables computed by hand, impossible entries, and typed names. */
#include "config.h"

#include "table-script.h"

#include "games/games.h"
#include "games/roll/assist/lines/orrery-dice-line.h"
#include "games/roll/assist/lines/orrery-tile-names.h"
#include "games/roll/assist/orrery-final-table.h"

#include <json-glib/json-glib.h>
#include <string.h>

static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", "Eve", NULL };

static void
fill_seat (OrreryFinalTable *table, guint i, JsonObject *seat)
{
  JsonArray *tiles = json_object_get_array_member (seat, "tiles");
  OrreryFinalSeat *p = &table->seats[i];
  guint bad;

  g_assert_true (orrery_final_table_add (
      table, i, face_by_name (json_object_get_string_member (seat, "faction"))));
  g_assert_true (orrery_final_table_add (
      table, i, face_by_name (json_object_get_string_member (seat, "home"))));
  for (guint k = 0; k < json_array_get_length (tiles); k++)
    g_assert_true (
        orrery_final_table_add (table, i, face_by_name (json_array_get_string_element (tiles, k))));
  g_assert_true (
      orrery_dice_line_totals (json_object_get_string_member (seat, "dice"), p->dice, &bad));
  p->goods = (guint) json_object_get_int_member (seat, "goods");
  p->chips = (guint) json_object_get_int_member (seat, "chips");
  p->credits = (guint) json_object_get_int_member (seat, "credits");
  p->cup = (guint) json_object_get_int_member (seat, "cup");
}

static void
check_seat (const GameScore *score, guint i, JsonObject *seat)
{
  JsonObject *bonuses = json_object_get_object_member (seat, "bonuses");
  g_autoptr (GList) tiles = json_object_get_members (bonuses);
  guint found = 0;

  g_test_message ("%s: %s", names[i], json_object_get_string_member (seat, "worked"));
  g_assert_cmpint (score->total[i], ==, json_object_get_int_member (seat, "score"));
  g_assert_cmpint (score->tie_break[i], ==, json_object_get_int_member (seat, "tie-break"));
  for (guint k = 0; k < score->n_parts; k++)
    if (score->parts[k].kind == ROLL_PART_BONUS && score->parts[k].seat == (int) i)
      {
        const char *name = roll_faces[score->parts[k].piece].name;

        g_assert_true (json_object_has_member (bonuses, name));
        g_assert_cmpint (score->parts[k].points, ==, json_object_get_int_member (bonuses, name));
        found++;
      }
  g_assert_cmpuint (found, ==, g_list_length (tiles));
}

static void
test_table (gconstpointer data)
{
  JsonObject *object = json_node_get_object ((JsonNode *) data);
  JsonArray *seats = json_object_get_array_member (object, "seats");
  JsonArray *winners = json_object_get_array_member (object, "winners");
  g_autofree char *problem = NULL;
  OrreryFinalTable table;
  RollState state;
  GameScore score;
  guint mask = 0;
  int seat;

  orrery_final_table_init (&table, json_array_get_length (seats));
  for (guint i = 0; i < table.n_seats; i++)
    fill_seat (&table, i, json_array_get_object_element (seats, i));
  problem = orrery_final_table_build (&table, names, &state, &seat);
  g_assert_cmpstr (problem, ==, NULL);
  g_assert_cmpint (seat, ==, -1);
  roll_score (&state, &score);
  for (guint i = 0; i < table.n_seats; i++)
    check_seat (&score, i, json_array_get_object_element (seats, i));
  for (guint i = 0; i < json_array_get_length (winners); i++)
    mask |= 1u << json_array_get_int_element (winners, i);
  g_assert_cmpuint (score.winners, ==, mask);
}

/* --- Impossible entries --- */

static void
set_table (OrreryFinalTable *table)
{
  orrery_final_table_init (table, 2);
  orrery_final_table_add (table, 0, face_by_name ("Space Piracy"));
  orrery_final_table_add (table, 0, face_by_name ("Old Earth"));
  orrery_final_table_add (table, 1, face_by_name ("Galactic Religion"));
  orrery_final_table_add (table, 1, face_by_name ("New Sparta"));
  table->seats[0].dice[ROLL_WHITE] = table->seats[1].dice[ROLL_WHITE] = 5;
}

static void
expect_problem (const OrreryFinalTable *table, int expected, const char *part)
{
  RollState state;
  int seat = -2;
  g_autofree char *problem = orrery_final_table_build (table, names, &state, &seat);

  if (part == NULL)
    {
      g_assert_cmpstr (problem, ==, NULL);
      return;
    }
  g_assert_nonnull (problem);
  g_assert_nonnull (strstr (problem, part));
  g_assert_cmpint (seat, ==, expected);
}

static void
test_problems (void)
{
  OrreryFinalTable table;

  set_table (&table);
  expect_problem (&table, -1, NULL);
  table.seats[0].dice[ROLL_PURPLE] = 10;
  expect_problem (&table, 0, "10 Consumption dice");
  set_table (&table);
  table.seats[0].dice[ROLL_PURPLE] = table.seats[1].dice[ROLL_PURPLE] = 5;
  expect_problem (&table, 0, "10 Consumption dice");
  set_table (&table);
  table.seats[1].credits = 11;
  expect_problem (&table, 1, "$10");
  set_table (&table);
  table.seats[1].cup = 6;
  expect_problem (&table, 1, "(6 + 0)");
  set_table (&table);
  table.seats[0].goods = 1; /* no world of hers holds goods */
  expect_problem (&table, 0, "no world with room");
  set_table (&table);
  orrery_final_table_remove (&table, 1, face_by_name ("New Sparta"));
  expect_problem (&table, 1, "home world");
  set_table (&table);
  orrery_final_table_remove (&table, 0, face_by_name ("Space Piracy"));
  expect_problem (&table, 0, "faction");
  set_table (&table);
  table.seats[1].dice[ROLL_WHITE] = 0;
  expect_problem (&table, 1, "dice are missing");
}

static void
test_used_tiles (void)
{
  OrreryFinalTable table;
  const guint8 zone = face_by_name ("Free Trade Zone");
  const guint8 resort = face_by_name ("Galactic Resort"); /* its other side */

  set_table (&table);
  g_assert_true (orrery_final_table_add (&table, 0, zone));
  g_assert_false (orrery_final_table_is_left (&table, resort));
  g_assert_false (orrery_final_table_add (&table, 1, resort));
  g_assert_false (orrery_final_table_add (&table, 1, zone));
  g_assert_false (orrery_final_table_add (&table, 1, face_by_name ("Hidden Fortress")));
  orrery_final_table_remove (&table, 0, zone);
  g_assert_true (orrery_final_table_add (&table, 1, resort));
  g_assert_cmpuint (table.seats[0].n_tiles, ==, 0);
  g_assert_cmpuint (table.seats[1].n_tiles, ==, 1);
}

/* --- Names --- */

static gboolean
is_left (guint8 face, gpointer data)
{
  return orrery_final_table_is_left (data, face);
}

static void
expect_name (const char *typed, const char *first)
{
  g_autoptr (GArray) found = orrery_tile_names_find (typed, NULL, NULL);

  if (first == NULL)
    {
      g_assert_cmpuint (found->len, ==, 0);
      return;
    }
  g_assert_cmpuint (found->len, >, 0);
  g_assert_cmpstr (roll_faces[g_array_index (found, guint8, 0)].name, ==, first);
}

static void
test_names (void)
{
  g_autoptr (GArray) left = NULL;
  OrreryFinalTable table;

  expect_name ("spice", "Spice World");
  expect_name ("fta", "Free Trade Association");
  expect_name ("free tr z", "Free Trade Zone");
  expect_name ("zone fr", "Free Trade Zone");
  expect_name ("nanotecnology", "Nanotechnology");
  expect_name ("earths", "Earth's Lost Colony");
  expect_name ("hidden", "Space Piracy");
  /* As in the Reference: names that start with it come before names that contain it. */
  expect_name ("robot", "Robot Surveyors");
  expect_name ("smar", "Space Marines");
  expect_name ("xyzzy", NULL);
  expect_name ("", NULL);
  expect_name ("\xff\xfe", NULL);

  set_table (&table);
  orrery_final_table_add (&table, 0, face_by_name ("Spice World"));
  left = orrery_tile_names_find ("spice", is_left, &table);
  for (guint i = 0; i < left->len; i++)
    g_assert_cmpstr (roll_faces[g_array_index (left, guint8, i)].name, !=, "Spice World");
}

/* --- Dice in a line --- */

static void
test_totals (void)
{
  guint8 totals[ROLL_N_COLOURS];
  g_autofree char *text = NULL;
  guint bad;

  g_assert_true (orrery_dice_line_totals ("5w 2r, p w", totals, &bad));
  g_assert_cmpuint (totals[ROLL_WHITE], ==, 6);
  g_assert_cmpuint (totals[ROLL_RED], ==, 2);
  g_assert_cmpuint (totals[ROLL_PURPLE], ==, 1);
  text = orrery_dice_line_write_totals (totals);
  g_assert_cmpstr (text, ==, "6w 2r 1p");
  g_assert_false (orrery_dice_line_totals ("5w z", totals, &bad));
  g_assert_cmpuint (bad, ==, 3);
  g_assert_false (orrery_dice_line_totals ("999w", totals, &bad));
  g_assert_false (orrery_dice_line_totals ("5", totals, &bad));
  g_assert_true (orrery_dice_line_totals ("", totals, &bad));
  g_clear_pointer (&text, g_free);
  text = orrery_dice_line_tell_wrong ("5 white 2 red");
  g_assert_cmpstr (text, ==, "“white” is not a die. Use w r p c b g y.");
}

static void
add_tables (JsonParser *parser)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "app", "table", "final-tables.json", NULL);
  JsonArray *tables;

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  tables = json_node_get_array (json_parser_get_root (parser));
  g_assert_cmpuint (json_array_get_length (tables), >=, 25);
  for (guint i = 0; i < json_array_get_length (tables); i++)
    {
      JsonNode *node = json_array_get_element (tables, i);
      g_autofree char *name = g_strdup_printf (
          "/table/score/%s", json_object_get_string_member (json_node_get_object (node), "name"));

      g_test_add_data_func (name, node, test_table);
    }
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  g_autoptr (JsonParser) parser = json_parser_new ();

  g_test_init (&argc, &argv, NULL);
  add_tables (parser);
  g_test_add_func ("/table/problems", test_problems);
  g_test_add_func ("/table/used-tiles", test_used_tiles);
  g_test_add_func ("/table/names", test_names);
  g_test_add_func ("/table/totals", test_totals);
  return g_test_run ();
}
