/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scoring a finished game by hand: by keyboard alone and with few keys, with invalid fields, by totals, and
 * saved once. */
#include "config.h"

#include "table-driver.h"
#include "table-script.h"

#include "app/table/orrery-score-page-private.h"
#include "assist/orrery-games.h"
#include "assist/orrery-piece-finder.h"
#include "games/games.h"
#include "games/orrery-catalogs.h"
#include "games/race/words/orrery-race-final.h"
#include "games/roll/assist/lines/orrery-dice-line.h"
#include "games/roll/assist/orrery-roll-final.h"
#include "games/roll/words/orrery-roll.h"

#include <string.h>

static const OrreryFilter anything;

static OrreryFinal *
final_of (Driver *driver)
{
  return driver->room->score_page->final;
}

/* --- Parts of the page --- */

typedef gboolean (*IsIt) (GtkWidget *widget, const char *text);

static GtkWidget *
find_widget (GtkWidget *from, IsIt is_it, const char *text)
{
  GtkWidget *found = is_it (from, text) ? from : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (from); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, is_it, text);
  return found;
}

static gboolean
is_label (GtkWidget *widget, const char *text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text);
}

static gboolean
has_tooltip (GtkWidget *widget, const char *text)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0;
}

static gboolean
is_button (GtkWidget *widget, const char *text)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), text) == 0;
}

static GtkWidget *
find_on_page (Driver *driver, IsIt is_it, const char *text)
{
  return find_widget (GTK_WIDGET (driver->room->score_page), is_it, text);
}

/* GTK uses positions for Tab, so the widget needs an allocation, as on a screen. */
static gboolean
is_placed (Driver *driver)
{
  return gtk_widget_get_width (GTK_WIDGET (driver->room->score_page)) > 0;
}

static void
open_score (Driver *driver, guint n_seats)
{
  driver_open (driver, 1000, 700);
  orrery_final_clear (final_of (driver));
  orrery_final_set_n_seats (final_of (driver), n_seats);
  g_action_group_activate_action (G_ACTION_GROUP (driver->room->actions), "score", NULL);
  driver_until (driver, is_placed);
  orrery_score_page_choose (driver->room->score_page, 0);
}

static void
open_whole_score (Driver *driver)
{
  driver_open_score (driver);
  g_assert_cmpstr (driver->room->score_page->problem, ==, NULL);
}

/* --- Recorded games --- */

static void
set_number (Driver *driver, guint seat, guint field, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  orrery_final_set_text (final_of (driver), seat, field, text);
}

/* Home world, one half of the faction, and the built tiles, then the chips; the rest only matters for a tie. */
static void
type_seat (Driver *driver, const RollState *state, guint seat)
{
  const RollSeat *p = &state->seats[seat];
  guint8 dice[ROLL_N_COLOURS] = { 0 };
  guint goods = 0, cup = 0;
  g_autofree char *line = NULL;
  g_autofree char *chips = g_strdup_printf ("\n%d\n", p->chips);

  for (guint i = 0; i < p->n_tableau; i++)
    if (i != 2)
      {
        driver_type (driver, roll_faces[p->tableau[i]].name);
        driver_type (driver, "\n");
      }
  for (guint i = 0; i < p->n_tableau; i++)
    goods += (guint) roll_goods_count (p->goods[i]);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      dice[colour] = (guint8) roll_dice_owned (state, (int) seat, colour);
      cup += p->dice[ROLL_CUP][colour];
    }
  line = orrery_dice_line_write_totals (dice);
  orrery_final_set_text (final_of (driver), seat, ORRERY_ROLL_FINAL_DICE, line);
  set_number (driver, seat, ORRERY_ROLL_FINAL_GOODS, goods);
  set_number (driver, seat, ORRERY_ROLL_FINAL_CREDITS, p->credits);
  set_number (driver, seat, ORRERY_ROLL_FINAL_CUP, cup);
  driver_type (driver, chips);
  orrery_score_page_choose (driver->room->score_page, MIN (seat + 1, state->n_seats - 1u));
}

static void
test_recorded (gconstpointer name)
{
  g_autofree char *file = g_strconcat (name, ".txt", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "app", "table", "games", file, NULL);
  g_autoptr (Script) script = script_load (path);
  g_autofree char *problem = NULL;
  RollState state;
  GameScore said, counted;
  Driver driver;

  open_score (&driver, script->n_seats);
  for (guint i = 0; i < script->n_seats; i++)
    type_seat (&driver, &script->end, i);
  problem = orrery_final_build (final_of (&driver), &state);
  g_assert_cmpstr (problem, ==, NULL);
  roll_score (&state, &said);
  roll_score (&script->end, &counted);
  g_assert_cmpuint (said.winners, ==, counted.winners);
  for (guint i = 0; i < script->n_seats; i++)
    {
      g_assert_cmpint (said.total[i], ==, counted.total[i]);
      g_assert_cmpint (said.total[i], ==, script->scores[i]);
      g_assert_cmpint (said.tie_break[i], ==, counted.tie_break[i]);
    }
  driver_close (&driver);
}

/* --- By keyboard alone --- */

static gboolean
is_first (OrreryFinal *final, guint seat, OrreryCatalog *catalog, const char *typed, const char *id)
{
  const OrreryFinalGame *game = orrery_final_get_game (final);
  g_autoptr (GPtrArray) found = orrery_piece_find (game, catalog, typed, &anything);

  for (guint i = 0; i < found->len; i++)
    {
      OrreryEntry *entry = g_ptr_array_index (found, i);
      g_autofree char *taken = game->tell_taken (final, seat, (guint) orrery_entry_get_piece (entry));

      if (taken == NULL)
        return g_str_equal (orrery_entry_get_id (entry), id);
    }
  return FALSE;
}

/* The first letter of each word, but `n` letters of the word at `at`. */
static char *
abbreviate (const char *name, guint at, guint n)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    g_string_append_len (text, words[i], (gssize) MIN (strlen (words[i]), i == at ? n : 1));
  return g_string_free (g_string_ascii_down (text), FALSE);
}

/* What people type while watching the list: the start of the name, the initials, or initials and a few more
 * letters of one word, until it is first. */
static char *
dup_keys (OrreryFinal *final, guint seat, OrreryCatalog *catalog, const char *name, const char *id)
{
  for (guint n = 1; n <= strlen (name); n++)
    {
      g_autofree char *beginning = g_ascii_strdown (name, n);

      if (is_first (final, seat, catalog, beginning, id))
        return g_steal_pointer (&beginning);
      for (guint at = 0; at < 3; at++)
        for (guint more = 1; more <= 3; more++)
          {
            g_autofree char *short_form = abbreviate (name, at, more);

            if (strlen (short_form) == n + 1 && is_first (final, seat, catalog, short_form, id))
              return g_steal_pointer (&short_form);
          }
    }
  return NULL;
}

static void
type_piece (Driver *driver, OrreryFinal *final, guint seat, OrreryCatalog *catalog, const char *name)
{
  const OrreryFinalGame *game = orrery_final_get_game (final);
  OrreryEntry *entry = NULL;
  g_autofree char *keys = NULL;

  for (guint i = 0; entry == NULL && i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *one = orrery_catalog_get_entry (catalog, i);

      if (orrery_entry_is_tile (one) && g_str_equal (orrery_entry_get_name (one), name))
        entry = orrery_catalog_lookup (catalog, game->get_id (game->get_first ((guint) orrery_entry_get_piece (one))));
    }
  g_assert_nonnull (entry);
  keys = dup_keys (final, seat, catalog, name, orrery_entry_get_id (entry));
  g_assert_nonnull (keys);
  g_test_message ("%s: %s", name, keys);
  driver_type (driver, keys);
  driver_type (driver, "\n");
  g_assert_true (orrery_final_has_piece (final, seat, (guint) orrery_entry_get_piece (entry)));
}

/* Four players with 31 tiles, their factions and home worlds. */
static void
test_keys (void)
{
  static const struct
  {
    const char *tiles[16];
    const char *chips;
  } seats[] = {
    { { "Genetics Lab", "Ancient Race", "Galactic Federation", "Space Docks", "Spice World", "Rebel Warrior Race",
        "Public Works", "Silicon World", "Uplift Overseers", "Local Subsidies", "Planetary Nebula" },
      "12" },
    { { "Galactic Religion", "Earth's Lost Colony", "Free Trade Association", "Gem World", "Space Port",
        "Universal Exports", "Galactic Salon", "Tourist World", "Merchant Guild", "Terraformed World" },
      "13" },
    { { "Mining Industry", "Alpha Centauri", "Mining League", "Mining World", "Comet Zone", "Ore-Rich World",
        "Star Nomad Lair", "Investment Credits", "Asteroid Belt" },
      "9" },
    { { "Space Piracy", "New Sparta", "New Galactic Order", "Jungle World", "Fifth Column", "Gateway Station",
        "Nanotechnology", "Space Marines", "Rebel Miners" },
      "7" },
  };
  OrreryCatalog *catalog = orrery_catalog_get_default (NULL);
  Driver driver;

  open_score (&driver, 4);
  driver.keys = 0;
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autofree char *chips = g_strdup_printf ("\n%s\n", seats[i].chips);
      g_autofree char *missing = NULL;

      for (guint k = 0; seats[i].tiles[k] != NULL; k++)
        type_piece (&driver, final_of (&driver), i, catalog, seats[i].tiles[k]);
      driver_type (&driver, chips);
      /* Complete at once, whatever the others still have to enter. */
      missing = orrery_final_tell_missing (final_of (&driver), i);
      g_assert_cmpstr (missing, ==, NULL);
    }
  g_test_message ("%u keys", driver.keys);
  g_assert_cmpstr (driver.room->score_page->problem, ==, NULL);
  g_assert_cmpuint (driver.keys, <=, 150);
  driver_close (&driver);
}

/* --- Finding tiles --- */

static void
expect_first (const char *typed, const char *name)
{
  g_autoptr (GPtrArray) found
      = orrery_piece_find (&orrery_roll_final, orrery_catalog_get_default (NULL), typed, &anything);

  g_test_message ("%s", typed);
  g_assert_cmpuint (found->len, >, 0);
  if (name != NULL)
    g_assert_cmpstr (orrery_entry_get_name (g_ptr_array_index (found, 0)), ==, name);
}

/* Worlds of that color come before tiles that only mention it, and none is missing. */
static void
expect_kind (const char *typed, guint colour, guint cost, guint n)
{
  g_autoptr (GPtrArray) found
      = orrery_piece_find (&orrery_roll_final, orrery_catalog_get_default (NULL), typed, &anything);
  guint n_found = 0;

  for (guint i = 0; i < found->len; i++)
    {
      const RollFace *face = &roll_faces[orrery_entry_get_piece (g_ptr_array_index (found, i))];
      const gboolean is_meant = face->colour == colour && face->cost == cost;

      g_test_message ("%s: %s", typed, face->name);
      g_assert_true (is_meant || i >= 2);
      n_found += is_meant;
    }
  g_assert_cmpuint (n_found, ==, n);
}

static void
test_by_anything (void)
{
  expect_first ("robot", "Robot Surveyors");
  expect_first ("hidden fortress", "Space Piracy"); /* the other half of that faction */
  expect_first ("nanotecnology", "Nanotechnology");
  expect_first ("reassign", NULL);
  expect_kind ("brown 2", ROLL_BROWN, 2, 5);
  expect_kind ("b2", ROLL_BROWN, 2, 5);
  expect_kind ("g4", ROLL_GREEN, 4, 4);
}

static gboolean
is_cell (GtkWidget *widget, const char *text)
{
  return gtk_widget_has_css_class (widget, "orrery-found-cell") && !gtk_widget_has_css_class (widget, "marked")
         && find_widget (widget, is_label, text) != NULL;
}

/* Enter adds what is highlighted, and that is the tile with the focus. */
static void
test_highlight (void)
{
  GtkWidget *cell;
  Driver driver;

  open_score (&driver, 2);
  driver_take_keyboard (&driver);
  driver_type (&driver, "mining");
  cell = find_on_page (&driver, is_cell, "Mining World");
  g_assert_nonnull (cell);
  gtk_root_set_focus (GTK_ROOT (driver.window), cell);
  if (driver.has_keyboard)
    {
      driver_press (&driver, GDK_KEY_Return, 0);
      g_assert_true (orrery_final_has_piece (final_of (&driver), 0, face_by_name ("Mining World")));
      g_assert_cmpuint (orrery_final_get_n_pieces (final_of (&driver), 0), ==, 1);
    }
  else
    g_test_skip ("only a window that the X server made active moves its focus");
  driver_close (&driver);
}

/* --- Invalid input --- */

static void
erase (Driver *driver, guint n)
{
  while (n-- > 0)
    driver_press (driver, GDK_KEY_BackSpace, 0);
}

/* An invalid field counts as nothing and says so; the table is not complete, but everybody's points still work. */
static void
expect_wrong (Driver *driver, guint field, const char *keys, const char *part)
{
  g_autofree char *wrong = NULL;
  int before[GAME_MAX_SEATS], after[GAME_MAX_SEATS];

  orrery_final_set_text (final_of (driver), 0, field, "");
  orrery_final_count (final_of (driver), before);
  gtk_widget_grab_focus (
      gtk_widget_get_next_sibling (find_on_page (driver, is_label, orrery_roll_final.fields[field].label)));
  driver_type (driver, keys);
  g_assert_cmpstr (orrery_final_get_text (final_of (driver), 0, field), ==, keys);
  wrong = orrery_final_tell_wrong (final_of (driver), 0, field);
  g_assert_nonnull (wrong);
  g_assert_nonnull (strstr (wrong, part));
  g_assert_nonnull (find_on_page (driver, is_label, wrong));
  g_assert_nonnull (driver->room->score_page->problem);
  orrery_final_count (final_of (driver), after);
  for (guint i = 0; i < orrery_final_get_n_seats (final_of (driver)); i++)
    g_assert_cmpint (after[i], ==, before[i]);
  erase (driver, (guint) strlen (keys));
  g_assert_cmpstr (driver->room->score_page->problem, ==, NULL);
}

static void
test_wrong_fields (void)
{
  Driver driver;

  open_whole_score (&driver);
  orrery_score_page_choose (driver.room->score_page, 0);
  expect_wrong (&driver, ORRERY_ROLL_FINAL_CHIPS, "abc", "from 0 to 99");
  expect_wrong (&driver, ORRERY_ROLL_FINAL_CHIPS, "-7", "from 0 to 99");
  expect_wrong (&driver, ORRERY_ROLL_FINAL_CHIPS, "999", "from 0 to 99");
  /* Dice count for this one. */
  orrery_final_add (final_of (&driver), 0, face_by_name ("Galactic Exchange"));
  expect_wrong (&driver, ORRERY_ROLL_FINAL_DICE, "5 white 2 red", "not a die");
  expect_wrong (&driver, ORRERY_ROLL_FINAL_DICE, "5w 2", "needs a color");
  driver_close (&driver);
}

/* Only numbers that count are asked for. */
static void
test_fields_that_count (void)
{
  g_autoptr (OrreryFinal) final = orrery_final_new (&orrery_roll_final);

  orrery_final_set_n_seats (final, 2);
  g_assert_true (orrery_roll_final.counts_field (final, 0, ORRERY_ROLL_FINAL_CHIPS));
  g_assert_false (orrery_roll_final.counts_field (final, 0, ORRERY_ROLL_FINAL_DICE));
  orrery_final_add (final, 0, face_by_name ("New Galactic Order"));
  g_assert_true (orrery_roll_final.counts_field (final, 0, ORRERY_ROLL_FINAL_DICE));
  g_assert_false (orrery_roll_final.counts_field (final, 0, ORRERY_ROLL_FINAL_GOODS));
  orrery_final_add (final, 0, face_by_name ("Galactic Reserves"));
  g_assert_true (orrery_roll_final.counts_field (final, 0, ORRERY_ROLL_FINAL_GOODS));
  g_assert_false (orrery_roll_final.counts_field (final, 0, ORRERY_ROLL_FINAL_CREDITS));
  for (guint i = 0; i < 2; i++)
    {
      orrery_final_set_is_total (final, i, TRUE);
      orrery_final_set_total (final, i, "40");
    }
  g_assert_true (orrery_final_is_tied (final, 0));
  orrery_final_set_total (final, 1, "41");
  g_assert_false (orrery_final_is_tied (final, 1));
}

/* --- Removing, and undo --- */

static void
test_remove (void)
{
  const guint face = face_by_name ("Spice World");
  GtkWidget *undo;
  Driver driver;

  open_whole_score (&driver);
  g_assert_true (orrery_final_has_piece (final_of (&driver), 0, face));
  /* A click shows the tile, and removes nothing. */
  g_signal_emit_by_name (find_on_page (&driver, has_tooltip, "Spice World"), "clicked");
  g_assert_true (orrery_final_has_piece (final_of (&driver), 0, face));
  g_signal_emit_by_name (find_on_page (&driver, is_button, "Remove"), "clicked");
  g_assert_false (orrery_final_has_piece (final_of (&driver), 0, face));
  undo = find_on_page (&driver, is_button, "_Undo");
  g_assert_nonnull (undo);
  g_signal_emit_by_name (undo, "clicked");
  g_assert_true (orrery_final_has_piece (final_of (&driver), 0, face));
  driver_close (&driver);
}

/* --- Saving --- */

static guint
count_kept (void)
{
  return g_list_model_get_n_items (G_LIST_MODEL (orrery_ledger_get_default ()));
}

static void
expect_missing (Driver *driver, const char *text)
{
  g_autofree char *missing = orrery_final_tell_missing (final_of (driver), 0);

  g_assert_cmpstr (missing, ==, text);
}

/* The player's card says what to enter next. */
static void
test_missing (void)
{
  Driver driver;

  open_score (&driver, 3);
  expect_missing (&driver, "The faction is missing.");
  orrery_final_add (final_of (&driver), 0, face_by_name ("Genetics Lab"));
  expect_missing (&driver, "The home world is missing.");
  orrery_final_add (final_of (&driver), 0, face_by_name ("Ancient Race"));
  expect_missing (&driver, NULL);
  orrery_final_set_is_total (final_of (&driver), 0, TRUE);
  expect_missing (&driver, "The total is missing.");
  driver_close (&driver);
}

static gboolean
is_empty (Driver *driver)
{
  return orrery_final_get_n_pieces (final_of (driver), 0) == 0;
}

static gboolean
is_listed (Driver *driver)
{
  return find_text (driver->room, "Scored. ") != NULL;
}

static void
test_keep_once (void)
{
  const guint before = count_kept ();
  Driver driver;

  open_whole_score (&driver);
  driver_press (&driver, GDK_KEY_s, GDK_CONTROL_MASK);
  g_assert_cmpuint (count_kept (), ==, before + 1);
  driver_press (&driver, GDK_KEY_s, GDK_CONTROL_MASK);
  orrery_score_page_keep (driver.room->score_page);
  g_assert_cmpuint (count_kept (), ==, before + 1);
  /* And the next game begins with an empty page, in this window too. */
  g_assert_cmpuint (orrery_final_get_n_pieces (final_of (&driver), 0), >, 0);
  driver_do (driver.room, "leave");
  driver_until (&driver, is_listed);
  driver_do (driver.room, "score");
  driver_until (&driver, is_empty);
  driver_close (&driver);
  driver_open (&driver, 1000, 700);
  g_assert_nonnull (driver.room->score_page->problem);
  g_assert_cmpuint (orrery_final_get_n_pieces (final_of (&driver), 0), ==, 0);
  driver_close (&driver);
}

/* A game that was only scored has no rounds to look at. */
static void
test_reopen (void)
{
  OrreryPlayer players[4] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" },
                              { (char *) "Cleo", (char *) "person" }, { (char *) "Dan", (char *) "person" } };
  g_autoptr (OrreryRecord) record = NULL;
  Driver driver;

  open_whole_score (&driver);
  record = orrery_record_new_from_position (&orrery_roll, &driver.room->score_page->state, players);
  table_room_follow (driver.room, record, NULL);
  driver_settle (&driver);
  g_assert_nonnull (find_text (driver.room->game_over, "Scored"));
  g_assert_null (find_text (driver.room->game_over, "Ended in round"));
  g_assert_false (gtk_widget_get_visible (find_button (driver.room->game_over, "Replay")));
  g_assert_false (gtk_widget_get_visible (find_button (driver.room->game_over, "Analyze")));
  g_assert_false (gtk_widget_get_mapped (find_text (driver.room->game_over, "VP by Round")));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (driver.room->actions), "replay"));
  driver_close (&driver);
}

static gboolean
is_at_first (Driver *driver)
{
  return driver->room->score_page->seat == 0;
}

/* The highlight follows the field with the focus. */
static void
test_totals_focus (void)
{
  Driver driver;

  open_score (&driver, 3);
  driver_take_keyboard (&driver);
  g_signal_emit_by_name (gtk_widget_get_parent (find_on_page (&driver, is_label, "Totals Only")), "clicked");
  orrery_score_page_choose (driver.room->score_page, 2);
  gtk_widget_grab_focus (driver.room->score_page->cards[0]);
  if (driver.has_keyboard)
    driver_until (&driver, is_at_first);
  else
    g_test_skip ("only a window that the X server made active moves its focus");
  driver_close (&driver);
}

/* People who have already added up enter one number each. */
static void
test_totals (void)
{
  const guint before = count_kept ();
  g_autoptr (OrreryOutcome) outcome = NULL;
  GtkWidget *wrong;
  Driver driver;

  open_score (&driver, 3);
  g_signal_emit_by_name (gtk_widget_get_parent (find_on_page (&driver, is_label, "Totals Only")), "clicked");
  orrery_score_page_choose (driver.room->score_page, 0);
  driver.keys = 0;
  driver_type (&driver, "41\n4x\n38\n");
  g_assert_nonnull (driver.room->score_page->problem);
  wrong = find_text (driver.room->score_page->cards[1], "Enter a number");
  g_assert_true (gtk_widget_has_css_class (wrong, "error"));
  g_assert_false (gtk_widget_has_css_class (wrong, "dim-label"));
  orrery_final_set_total (final_of (&driver), 1, "44");
  g_assert_cmpstr (driver.room->score_page->problem, ==, NULL);
  g_assert_nonnull (find_on_page (&driver, is_label, "Everything is entered."));
  orrery_score_page_keep (driver.room->score_page);
  g_assert_nonnull (find_on_page (&driver, is_label, "The result is saved."));
  g_assert_null (find_on_page (&driver, is_label, "Everything is entered."));
  orrery_score_page_keep (driver.room->score_page);
  g_assert_cmpuint (count_kept (), ==, before + 1);
  outcome = g_list_model_get_item (G_LIST_MODEL (orrery_ledger_get_default ()), 0);
  g_assert_cmpint (orrery_outcome_get_seat (outcome, 1)->score, ==, 44);
  g_assert_true (orrery_outcome_get_seat (outcome, 1)->winner);
  g_assert_false (orrery_outcome_get_seat (outcome, 0)->winner);
  {
    g_autoptr (JsonNode) node = orrery_outcome_write (outcome);
    g_autoptr (GError) error = NULL;
    g_autoptr (OrreryOutcome) again = orrery_outcome_read (node, "again", &error);

    g_assert_no_error (error);
    g_assert_cmpstr (orrery_outcome_get_role_name (again, 0), ==, "");
  }
  driver_close (&driver);
}

/* --- Race --- */

/* Four players of Race take just as few keys, so that it takes two minutes. */
static void
test_race (void)
{
  static const char *const cards[4][13] = {
    { "Old Earth", "Consumer Markets", "Gem World", "Galactic Trendsetters", "Space Port", "Free Trade Association",
      "Comet Zone", "Mining Robots", "Artist Colony", "Public Works", "New Survivalists", "Merchant Guild" },
    { "Epsilon Eridani", "Contact Specialist", "Drop Ships", "New Galactic Order", "Rebel Base", "Space Marines",
      "Aquatic Uplift Race", "Rebel Miners", "Deserted Alien Outpost", "Avian Uplift Race" },
    { "Alpha Centauri", "Mining Conglomerate", "Mining League", "Mining World", "Asteroid Belt", "Prosperous World",
      "Investment Credits", "Star Nomad Lair", "Pirate World", "Deficit Spending", "Radioactive World" },
    { "New Sparta", "Galactic Imperium", "Rebel Homeworld", "Alien Robot Sentry", "Expedition Force",
      "Rebel Underground", "Lost Species Ark World", "Genetics Lab", "Spice World", "Pan-Galactic League" },
  };
  OrreryCatalog *catalog = orrery_catalog_get_for_game ("race", NULL);
  g_autoptr (OrreryFinal) final = orrery_final_new (&orrery_race_final);
  g_autofree char *problem = NULL;
  guint keys = 0, n = 0;
  GameState state;

  for (guint i = 0; i < 4; i++)
    {
      for (guint k = 0; cards[i][k] != NULL; k++, n++)
        {
          const int design = orrery_race_final.find (cards[i][k]);
          g_autofree char *typed = NULL;

          g_assert_cmpint (design, >=, 0);
          typed = dup_keys (final, i, catalog, cards[i][k], orrery_race_final.get_id ((guint) design));
          g_assert_nonnull (typed);
          keys += (guint) strlen (typed) + 1;
          g_assert_true (orrery_final_add (final, i, (guint) design));
        }
      orrery_final_set_text (final, i, ORRERY_RACE_FINAL_CHIPS, "12");
      keys += 4;
    }
  g_test_message ("%u keys for %u cards", keys, n);
  problem = orrery_final_build (final, &state);
  g_assert_cmpstr (problem, ==, NULL);
  g_assert_cmpuint (keys, <=, 4 * n);
}

static void
test_text (gconstpointer data)
{
  const OrreryFinalGame *game = data;
  g_autoptr (OrreryFinal) final = orrery_final_new (game);
  g_autoptr (OrreryFinal) other = orrery_final_new (game);
  g_autofree char *text = NULL, *again = NULL;

  orrery_final_set_n_seats (final, 2);
  orrery_final_set_name (final, 0, "Zoë; = [x]");
  orrery_final_add (final, 0, 3);
  orrery_final_add (final, 1, 8);
  orrery_final_set_text (final, 0, 0, "-7");
  orrery_final_set_is_total (final, 1, TRUE);
  orrery_final_set_total (final, 1, "31");
  text = orrery_final_write (final);
  g_assert_true (orrery_final_read (other, text));
  again = orrery_final_write (other);
  g_assert_cmpstr (text, ==, again);
  g_assert_false (orrery_final_read (other, ""));
  g_assert_false (orrery_final_read (other, "{"));
  g_assert_false (orrery_final_read (other, "[seat-0]\ntiles=atlantis\n"));
  g_assert_true (orrery_final_read (other, "[seat-0]\ntiles=atlantis;gem-world;gem-world\n[seat-1]\n"));
  g_assert_cmpuint (orrery_final_get_n_pieces (other, 0), ==, 1);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  static const char *const games[] = { "two", "three", "five" };
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/score-page/keys", test_keys);
  g_test_add_func ("/score-page/by-anything", test_by_anything);
  g_test_add_func ("/score-page/highlight", test_highlight);
  g_test_add_func ("/score-page/wrong-fields", test_wrong_fields);
  g_test_add_func ("/score-page/fields-that-count", test_fields_that_count);
  g_test_add_func ("/score-page/remove", test_remove);
  g_test_add_func ("/score-page/missing", test_missing);
  g_test_add_func ("/score-page/keep-once", test_keep_once);
  g_test_add_func ("/score-page/reopen", test_reopen);
  g_test_add_func ("/score-page/totals", test_totals);
  g_test_add_func ("/score-page/totals-focus", test_totals_focus);
  g_test_add_func ("/score-page/race", test_race);
  g_test_add_data_func ("/score-page/text/roll", &orrery_roll_final, test_text);
  g_test_add_data_func ("/score-page/text/race", &orrery_race_final, test_text);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *score = g_strconcat ("/score-page/recorded/", games[i], NULL);

      g_test_add_data_func (score, games[i], test_recorded);
    }
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
