/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Full mirror: rolls, assignments behind the screen, tiles by name, computer players at the real
 * table. */
#include "config.h"

#include "find.h"
#include "table-driver.h"
#include "table-script.h"

#include "games/roll/players/players.h"
#include "games/games.h"
#include "games/roll/board/orrery-die.h"
#include "games/roll/table/orrery-setup-page.h"
#include "games/roll/words/orrery-words.h"

#include <string.h>

static const char *const names[] = { "Ada", "Ben", NULL };

/* Ada has 4 white and 1 green dice in the cup, Ben 3 white. */
static const char position[] =
    "{\"mirror\": true, \"seats\": ["
    "{\"faction\": \"Space Piracy\", \"home\": \"Old Earth\", \"developments\": [\"Public Works\"],"
    " \"worlds\": [\"Space Port\"],"
    " \"dice\": {\"cup\": {\"white\": 4, \"green\": 1}, \"citizenry\": {\"white\": 1}}},"
    "{\"faction\": \"Alien Archaeology\", \"home\": \"New Sparta\"}]}";

static const RollState *
state_of (Driver *driver)
{
  return orrery_session_get_state (driver->room->session);
}

static const char *
page_of (Driver *driver)
{
  const char *page = gtk_stack_get_visible_child_name (driver->room->stack);

  return g_strcmp0 (page, "game") == 0 ? driver_page (driver)
                                       : page;
}

static void
open_mirror (Driver *driver, const char *const *kinds)
{
  driver_open (driver, 0, 0);
  driver->room->depth = ORRERY_ROLL_MIRROR;
  driver_begin (driver, position, names, kinds);
}

/* TRUE if the page's bar says so. */
static gboolean
says (OrreryRolledPage *page, const char *text)
{
  return find_text (find_nth (page, ORRERY_TYPE_QUESTION_BAR, 0), text) != NULL;
}

static gboolean
is_clear (OrreryRolledPage *page, guint side)
{
  g_autofree char *spoken = orrery_die_spoken (ROLL_WHITE, side);
  g_autofree char *more = g_strdup_printf ("One more: %s", spoken);

  return gtk_widget_is_sensitive (find_tooltip (page, more, 0));
}

/* One line; impossible entries are rejected, missing ones are named. */
static void
test_rolled (void)
{
  OrreryRolledPage *page;
  Driver driver;

  open_mirror (&driver, NULL);
  /* Nothing secret is visible yet, so nobody is asked to hand over the screen. */
  g_assert_cmpstr (page_of (&driver), ==, "rolled");
  g_assert_cmpint (driver.room->viewer, ==, 0);
  page = driver_rolled (&driver);
  driver_type (&driver, "2e d");
  g_assert_true (says (page, "still missing"));
  driver_type (&driver, "w"); /* a Home die has no wild */
  driver_press (&driver, GDK_KEY_Return, 0);
  g_assert_cmpstr (page_of (&driver), ==, "rolled");
  g_assert_true (says (page, "have no face"));
  driver_press (&driver, GDK_KEY_BackSpace, 0);
  orrery_rolled_page_tap (page, ROLL_WHITE, ROLL_WILD, 1);
  g_assert_cmpstr (orrery_rolled_page_get_text (page), ==, "2e d");
  orrery_rolled_page_tap (page, ROLL_GREEN, ROLL_WILD, 1);
  g_assert_cmpstr (orrery_rolled_page_get_text (page), ==, "2ed?w?");
  orrery_rolled_page_tap (page, ROLL_WHITE, ROLL_SHIP, 1);
  orrery_rolled_page_tap (page, ROLL_WHITE, ROLL_SHIP, 1); /* one too many is not offered */
  g_assert_cmpstr (orrery_rolled_page_get_text (page), ==, "2edhw?");
  orrery_rolled_page_tap (page, ROLL_WHITE, ROLL_SHIP, -1);
  g_assert_cmpstr (orrery_rolled_page_get_text (page), ==, "2ed?w?");
  orrery_rolled_page_tap (page, ROLL_WHITE, ROLL_SHIP, 1);
  g_assert_true (says (page, "all dice"));
  /* What came up is not faded, unlike what can no longer come up. */
  g_assert_true (is_clear (page, ROLL_EXPLORE));
  g_assert_false (is_clear (page, ROLL_PRODUCE));
  /* It does not say where the dice go: that is done on the board. */
  driver_press (&driver, GDK_KEY_Return, 0);
  g_assert_cmpstr (page_of (&driver), ==, "table");
  g_assert_nonnull (driver_assignment (driver.room));
  driver_close (&driver);
}

static void
roll_ada (Driver *driver)
{
  driver_type (driver, "2edhw?\n");
  g_assert_nonnull (driver_assignment (driver->room));
}

/* The line says everything: roll, wild die, selected phase. When the last player is ready, everything is revealed. */
static void
test_line (void)
{
  const RollSeat *ada;
  Driver driver;

  open_mirror (&driver, NULL);
  driver_type (&driver, "2edhwp\n");
  g_assert_cmpstr (page_of (&driver), ==, "rolled"); /* nothing is selected */
  g_assert_true (says (driver_rolled (&driver), "selects"));
  for (guint i = 0; i < 2; i++)
    driver_press (&driver, GDK_KEY_BackSpace, 0);
  driver_type (&driver, "*wp\n");
  g_assert_cmpint (orrery_roll_round_get_entering (driver_round (&driver)), ==, 1);
  g_assert_cmpstr (page_of (&driver), ==, "rolled");
  g_assert_cmpstr (orrery_rolled_page_get_text (driver_rolled (&driver)), ==, "");
  driver_type (&driver, "2eS*s\n"); /* two were moved, one selects; there is no power for the other */
  g_assert_true (says (driver_rolled (&driver), "No Reassign power of Ben"));
  g_assert_cmpint (orrery_roll_round_get_entering (driver_round (&driver)), ==, 1);
  for (guint i = 0; i < 5; i++)
    driver_press (&driver, GDK_KEY_BackSpace, 0);
  driver_type (&driver, "e-s*es\n");
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->ask, ==, ROLL_ASK_SPARE);
  ada = &state_of (&driver)->seats[0];
  g_assert_cmpuint (ada->selected, ==, ROLL_SHIP);
  g_assert_cmpuint (ada->rolled[ROLL_WHITE][ROLL_EXPLORE], ==, 2);
  g_assert_cmpuint (ada->rolled[ROLL_GREEN][ROLL_WILD], ==, 1);
  g_assert_cmpuint (ada->dice[ROLL_COLUMN + ROLL_PRODUCE][ROLL_GREEN], ==, 1);
  g_assert_cmpuint (state_of (&driver)->seats[1].selected, ==, ROLL_SETTLE);
  driver_close (&driver);
}

/* A wild die is placed and a phase selected, unseen by others; then Ben's dice are entered at Reveal, and the
 * rules accept everything. */
static void
test_assigned (void)
{
  OrreryAssignment *draft;
  Driver driver;

  open_mirror (&driver, NULL);
  roll_ada (&driver);
  draft = driver_assignment (driver.room);
  g_assert_cmpint (orrery_assignment_move (draft, ROLL_GREEN, ROLL_WILDS, ROLL_COLUMN + ROLL_PRODUCE),
                   ==, ROLL_OK);
  g_assert_cmpint (orrery_assignment_move (draft, ROLL_WHITE, ROLL_COLUMN + ROLL_DEVELOP,
                                      ORRERY_PLACE_SELECTOR + ROLL_DEVELOP),
                   ==, ROLL_OK);
  driver_do (driver.room, "done");
  /* Ben is next, but enters it later. */
  g_assert_cmpstr (page_of (&driver), ==, "rolled");
  g_assert_cmpint (driver.room->viewer, ==, 1);
  driver_press (&driver, GDK_KEY_Escape, 0);
  g_assert_cmpstr (page_of (&driver), ==, "reveal");
  g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&driver), 0), ==, "");
  g_assert_false (reveal_page_find_lacking (driver_reveal (&driver)) < 0);
  orrery_reveal_page_go_to (driver_reveal (&driver), 1);
  driver_type (&driver, "2we*ws");
  g_assert_true (reveal_page_find_lacking (driver_reveal (&driver)) < 0);
  driver_press (&driver, GDK_KEY_Return, GDK_CONTROL_MASK);
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->ask, ==, ROLL_ASK_SPARE);
  g_assert_cmpuint (state_of (&driver)->seats[0].selected, ==, ROLL_DEVELOP);
  g_assert_cmpuint (state_of (&driver)->seats[0].rolled[ROLL_WHITE][ROLL_EXPLORE], ==, 2);
  g_assert_cmpuint (state_of (&driver)->seats[0].rolled[ROLL_GREEN][ROLL_WILD], ==, 1);
  driver_close (&driver);
}

/* A hint suggests a whole assignment, and Escape leads back to the roll. */
static gboolean
is_suggested (Driver *driver)
{
  return orrery_assignment_get_missing (driver_assignment (driver->room)) == ORRERY_ASSIGNMENT_WHOLE;
}

static void
test_suggested (void)
{
  Driver driver;

  open_mirror (&driver, NULL);
  roll_ada (&driver);
  driver_do (driver.room, "suggest");
  driver_until (&driver, is_suggested);
  driver_do (driver.room, "enter-again");
  g_assert_cmpstr (page_of (&driver), ==, "rolled");
  driver_close (&driver);
}

/* Entries behind the screen survive closing the window. */
static void
test_kept (void)
{
  Driver driver;

  open_mirror (&driver, NULL);
  roll_ada (&driver);
  driver_do (driver.room, "suggest");
  driver_until (&driver, is_suggested);
  driver_do (driver.room, "done");
  driver_type (&driver, "2e");
  driver_reopen (&driver, 0, 0);
  g_assert_nonnull (orrery_roll_round_get_own (driver_round (&driver), 0)->assignment);
  g_assert_null (orrery_roll_round_get_own (driver_round (&driver), 1)->assignment);
  g_assert_cmpstr (orrery_roll_round_get_roll (driver_round (&driver), 1), ==, "2e");
  /* Now there is something to hide. */
  g_assert_cmpstr (page_of (&driver), ==, "hand-over");
  if (orrery_guests_are_possible ())
    g_assert_true (gtk_widget_is_sensitive (find_button (driver.room->hand_over, "_Invite Phones")));
  g_assert_cmpint (driver.room->waiting, ==, 1);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (driver.window)),
                                         GTK_WIDGET (driver.room->hand_over)));
  driver_close (&driver);
}

/* A drawn tile is named behind the screen, or not at all; others see neither. */
static void
test_drawn (void)
{
  static const char scout[] =
      "{\"mirror\": true, \"step\": \"explore\", \"seats\": ["
      "{\"faction\": \"Space Piracy\", \"home\": \"Old Earth\", \"worlds\": [\"Spice World\"],"
      " \"dice\": {\"explore\": {\"white\": 2}}}, {}]}";
  const GameAnswer scouts = GAME_ANSWER (ROLL_DO_SCOUT, ROLL_WHITE, 0, 0);
  Driver driver;

  driver_open (&driver, 0, 0);
  driver.room->depth = ORRERY_ROLL_MIRROR;
  driver_begin (&driver, scout, names, NULL);
  table_room_give (driver.room, &scouts, 1);
  driver_settle (&driver);
  while (state_of (&driver)->ask == ROLL_ASK_ABANDON)
    {
      driver_do (driver.room, "done");
      driver_settle (&driver);
    }
  /* Before it is named, everybody may look; Ada's stacks are hidden. */
  g_assert_cmpuint (state_of (&driver)->ask, ==, ROLL_ASK_DRAW);
  g_assert_cmpstr (page_of (&driver), ==, "table");
  g_assert_cmpint (driver.room->viewer, ==, -1);
  g_assert_true (GTK_IS_TEXT (gtk_root_get_focus (GTK_ROOT (driver.window))));
  /* The named side is the one that is used. */
  driver_type (&driver, "terraforming robots\n");
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->ask, ==, ROLL_ASK_EXPLORE);
  g_assert_cmpstr (roll_faces[roll_stack_at (&state_of (&driver)->seats[0], ROLL_DEVELOPMENT, 0)].name, ==,
                   "Terraforming Robots");
  /* The question about the second explorer is public again. */
  g_assert_cmpint (driver.room->viewer, ==, -1);
  /* After undo, the side can be chosen after all, behind the screen. */
  table_room_undo (driver.room);
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->ask, ==, ROLL_ASK_PUT);
  g_assert_cmpstr (page_of (&driver), ==, "hand-over");
  driver_close (&driver);
}

/* Changing it in the middle of a round loses nothing. */
static void
test_depth (void)
{
  Driver driver;

  driver_open (&driver, 0, 0);
  driver_follow (&driver, position, names);
  driver_type (&driver, "2we");
  g_action_group_change_action_state (G_ACTION_GROUP (driver.room->actions), "depth",
                                      g_variant_new_string ("mirror"));
  g_assert_cmpstr (page_of (&driver), ==, "rolled");
  g_action_group_change_action_state (G_ACTION_GROUP (driver.room->actions), "depth",
                                      g_variant_new_string ("books"));
  g_assert_cmpstr (page_of (&driver), ==, "reveal");
  g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&driver), 0), ==, "2we");
  driver_close (&driver);
}

/* Ben is a computer player: people roll its dice, it assigns them and plays its phases, and says everything
 * in words. People answer for Ada and for luck. */
static void
play_round (Driver *driver, GameRng *rng)
{
  const guint round = state_of (driver)->round;

  while (state_of (driver)->round == round && state_of (driver)->step != ROLL_STEP_OVER)
    {
      const RollState *state = state_of (driver);
      GameAnswer answer;

      g_assert_false (orrery_reveal_is_due (state));
      /* Nobody is asked for what the computer player decides. */
      g_assert_false (roll_question (state).ask == GAME_DECIDE && state->actor == 1);
      answer = roll_question (state).ask == GAME_CHANCE
                   ? game_chance (&roll_game, state, rng)
                   : player_answer_within (roll_player ("simple"), &roll_game, state, rng, NULL);
      table_room_give (driver->room, &answer, 1);
      driver_settle (driver);
    }
}

static gboolean
is_decided (Driver *driver)
{
  return orrery_roll_round_get_own (driver_round (driver), 1)->assignment != NULL;
}

/* What to move for a computer player; its title comes first. */
static const char *
get_move (Driver *driver)
{
  return gtk_label_get_text (GTK_LABEL (find_nth (driver->room->moves, GTK_TYPE_LABEL, 1)));
}

static void
test_computer (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autofree char *told = NULL;
  guint n = 0, n_dice = 0;
  GameRng rng;
  Driver driver;

  game_rng_seed (&rng, 7);
  driver_open (&driver, 0, 0);
  driver_begin (&driver, position, names, kinds);
  g_assert_cmpstr (page_of (&driver), ==, "rolled"); /* Ben's dice are entered for it */
  g_assert_cmpint (orrery_roll_round_get_entering (driver_round (&driver)), ==, 1);
  driver_type (&driver, "e d s\n");
  driver_until (&driver, is_decided);
  g_assert_cmpstr (page_of (&driver), ==, "reveal");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (driver.room->moves)));
  orrery_reveal_page_go_to (driver_reveal (&driver), 0);
  driver_type (&driver, "2wewdws*gp");
  driver_press (&driver, GDK_KEY_Return, GDK_CONTROL_MASK);
  driver_settle (&driver);
  told = g_strdup (get_move (&driver));
  g_assert_nonnull (strstr (told, "selects"));
  /* With a picture of every die. */
  for (; find_nth (driver.room->moves, ORRERY_TYPE_DIE, n_dice) != NULL; n_dice++)
    continue;
  g_assert_cmpuint (n_dice, ==, 3);
  play_round (&driver, &rng);
  /* One at a time; the first stays until somebody has moved it. */
  g_assert_cmpstr (get_move (&driver), ==, told);
  for (; gtk_widget_get_visible (GTK_WIDGET (driver.room->moves)); n++)
    {
      g_test_message ("%s", get_move (&driver));
      g_signal_emit_by_name (find_nth (driver.room->moves, GTK_TYPE_BUTTON, 0), "clicked");
    }
  g_assert_cmpuint (n, >, 1);
  g_assert_cmpint (orrery_roll_round_get_entering (driver_round (&driver)), ==, 1);
  g_assert_cmpint (roll_verify (state_of (&driver)).code, ==, ROLL_WHOLE);
  driver_close (&driver);
}

/* --- Joining a game in progress --- */

static const char *
get_problem (OrrerySetupPage *page)
{
  return gtk_label_get_label (GTK_LABEL (find_class (page, "orrery-odd")));
}

static void
type_into (OrreryJoinFields *fields, OrreryJoinField field, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_nth (fields, GTK_TYPE_ENTRY, field)), text);
}

static void
test_join (void)
{
  static const char *const tiles[2][5] = {
    { "Space Piracy", "Old Earth", "Spice World", "Galactic Bankers", NULL },
    { "Alien Archaeology", "New Sparta", "Public Works", NULL },
  };
  static const struct
  {
    OrreryJoinField field;
    const char *text, *says;
  } bad[] = {
    { ORRERY_JOIN_CREDITS, "abc", "Credits: Enter a number from 0 to 10." },
    { ORRERY_JOIN_CREDITS, "11", "from 0 to 10" },
    { ORRERY_JOIN_CHIPS, "-7", "VP in chips: Enter a number from 0 to 99." },
    { ORRERY_JOIN_CHIPS, "999", "from 0 to 99" },
    { ORRERY_JOIN_N_DEVELOPMENTS, "x", "from 0 to 55" },
    { ORRERY_JOIN_GOODS, "5 white", "not a die" },
  };
  OrrerySetupPage *page;
  OrreryJoinFields *ada, *ben;
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" },
                                   { (char *) "Ben", (char *) "person" } };
  Driver driver;

  driver_open (&driver, 0, 0);
  page = ORRERY_SETUP_PAGE (driver.room->setup_page);
  orrery_table_setup_set_players (driver.room->setup_page, players, 2);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (page, "Join Mid-Game")), TRUE);
  for (guint i = 0; i < 2; i++)
    for (guint k = 0; tiles[i][k] != NULL; k++)
      g_assert_true (orrery_final_table_add (orrery_setup_page_get_table (page), i,
                                             face_by_name (tiles[i][k])));
  ada = ORRERY_JOIN_FIELDS (find_nth (page, ORRERY_TYPE_JOIN_FIELDS, 0));
  ben = ORRERY_JOIN_FIELDS (find_nth (page, ORRERY_TYPE_JOIN_FIELDS, 1));
  type_into (ada, ORRERY_JOIN_CUP, "3w r");
  type_into (ada, ORRERY_JOIN_CITIZENRY, "2w");
  type_into (ada, ORRERY_JOIN_GOODS, "c");
  type_into (ada, ORRERY_JOIN_CREDITS, "4");
  type_into (ada, ORRERY_JOIN_CHIPS, "5");
  orrery_join_fields_set_top (ada, face_by_name ("Nanotechnology"));
  type_into (ada, ORRERY_JOIN_N_DEVELOPMENTS, "3");
  type_into (ada, ORRERY_JOIN_DEVELOPMENT, "w");
  /* Impossible entries are reported at once. */
  type_into (ben, ORRERY_JOIN_CUP, "10p");
  g_assert_nonnull (strstr (get_problem (page), "10"));
  type_into (ben, ORRERY_JOIN_CUP, "4q");
  g_assert_nonnull (strstr (get_problem (page), "Ben"));
  type_into (ben, ORRERY_JOIN_CUP, "4w");
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *problem = NULL;
      g_autoptr (OrreryRecord) record = NULL;

      type_into (ben, bad[i].field, bad[i].text);
      g_assert_nonnull (strstr (get_problem (page), bad[i].says));
      record = orrery_setup_page_dup_record (page, &problem);
      g_assert_null (record);
      type_into (ben, bad[i].field, "");
    }
  orrery_join_fields_set_top (ben, face_by_name ("Nanotechnology")); /* a tile twice */
  g_assert_cmpstr (get_problem (page), !=, "");
  orrery_join_fields_set_top (ben, face_by_name ("Diversification"));
  g_assert_cmpstr (get_problem (page), ==, "");
  {
    g_autofree char *problem = NULL;
    g_autoptr (OrreryRecord) record = orrery_setup_page_dup_record (page, &problem);
    const RollState *state;

    g_assert_cmpstr (problem, ==, NULL);
    state = orrery_record_get_state (record);
    g_assert_cmpuint (state->seats[0].dice[ROLL_CUP][ROLL_WHITE], ==, 3);
    g_assert_cmpuint (state->seats[0].credits, ==, 4);
    g_assert_cmpint (state->pool, ==, 24 - 5);
    g_assert_cmpuint (state->seats[0].n_stack[ROLL_DEVELOPMENT], ==, 3);
    g_assert_cmpuint (state->seats[0].dice[ROLL_ZONE + ROLL_DEVELOPMENT][ROLL_WHITE], ==, 1);
    g_signal_emit_by_name (page, "begin", record);
    driver_settle (&driver);
    g_assert_cmpstr (page_of (&driver), ==, "reveal");
  }
  driver_close (&driver);
}

/* Ten more rounds: Ben's dice are tapped, Ada's all go to Explore. */
static void
enter_round (Driver *driver, GameRng *rng)
{
  const RollState *state = state_of (driver);
  g_autoptr (GString) line = g_string_new (NULL);

  g_assert_cmpint (orrery_roll_round_get_entering (driver_round (driver)), ==, 1);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      for (guint i = state->seats[1].dice[ROLL_CUP][colour]; i > 0;)
        {
          const guint side = game_rng_below (rng, ROLL_N_SIDES);

          if (roll_dice[colour].weight[side] == 0)
            continue;
          orrery_rolled_page_tap (driver_rolled (driver), colour, side, 1);
          i--;
        }
      for (guint i = state->seats[0].dice[ROLL_CUP][colour]; i > 0; i--)
        g_string_append_printf (line, "%ce%s", orrery_dice_line_colour_key (colour),
                                line->len == 0 ? "*" : "");
    }
  driver_press (driver, GDK_KEY_Return, 0);
  driver_until (driver, is_decided);
  orrery_reveal_page_go_to (driver_reveal (driver), 0);
  driver_type (driver, line->str);
  g_assert_true (reveal_page_find_lacking (driver_reveal (driver)) < 0);
  driver_press (driver, GDK_KEY_Return, GDK_CONTROL_MASK);
  driver_settle (driver);
}

static void
test_computer_rounds (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  GameRng rng;
  Driver driver;

  game_rng_seed (&rng, 11);
  driver_open (&driver, 0, 0);
  driver_begin (&driver, position, names, kinds);
  for (guint i = 0; i < 10 && state_of (&driver)->step != ROLL_STEP_OVER; i++)
    {
      enter_round (&driver, &rng);
      play_round (&driver, &rng);
      g_assert_cmpint (roll_verify (state_of (&driver)).code, ==, ROLL_WHOLE);
    }
  /* It has built something with its dice. */
  g_assert_cmpuint (state_of (&driver)->seats[1].n_tableau, >, 3);
  driver_close (&driver);
}

/* --- Keys --- */

/* Enter never skips a secret, even while the button that does so has the focus; on the next page it is the
 * key of the button that continues. */
static void
test_pass_key (void)
{
  Driver driver;

  driver_open (&driver, 1000, 700);
  driver.room->depth = ORRERY_ROLL_MIRROR;
  driver_begin_four (&driver);
  driver_type (&driver, "e");
  driver_reopen (&driver, 1000, 700);
  g_assert_cmpint (driver.room->waiting, ==, 0);
  gtk_widget_grab_focus (driver.room->hand_over_other);
  driver_press (&driver, GDK_KEY_Return, 0);
  g_assert_cmpint (driver.room->waiting, ==, -1);
  g_assert_cmpint (orrery_roll_round_get_entering (driver_round (&driver)), ==, 0);
  g_assert_cmpstr (driver_page (&driver), ==, "rolled");
  g_assert_cmpstr (orrery_rolled_page_get_text (driver_rolled (&driver)), ==, "e");
  driver_type (&driver, "hdpdw?");
  gtk_root_set_focus (GTK_ROOT (driver.window), NULL);
  driver_press (&driver, GDK_KEY_Return, 0);
  g_assert_nonnull (driver_assignment (driver.room));
  driver_close (&driver);
}

/* A line that was saved when each color was typed separately. */
static void
test_old_roll (void)
{
  static const char *const faces[] = { "2e d", "", "", "", "", "w", "" };
  g_autoptr (GKeyFile) file = NULL;
  Driver driver;

  open_mirror (&driver, NULL);
  file = orrery_record_dup_notes (orrery_session_get_record (driver.room->session));
  g_key_file_set_string_list (file, "round-1", "seat-0-rolled", faces, G_N_ELEMENTS (faces));
  g_key_file_remove_key (file, "round-1", "seat-0-roll", NULL);
  g_assert_true (orrery_record_set_notes (orrery_session_get_record (driver.room->session), file, NULL));
  driver_reopen (&driver, 0, 0);
  g_assert_cmpstr (orrery_roll_round_get_roll (driver_round (&driver), 0), ==, "2ed?w?");
  driver_close (&driver);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/table/mirror/rolled", test_rolled);
  g_test_add_func ("/table/mirror/line", test_line);
  g_test_add_func ("/table/mirror/old-roll", test_old_roll);
  g_test_add_func ("/table/mirror/assigned", test_assigned);
  g_test_add_func ("/table/mirror/suggested", test_suggested);
  g_test_add_func ("/table/mirror/kept", test_kept);
  g_test_add_func ("/table/mirror/drawn", test_drawn);
  g_test_add_func ("/table/mirror/depth", test_depth);
  g_test_add_func ("/table/mirror/computer", test_computer);
  g_test_add_func ("/table/mirror/computer-rounds", test_computer_rounds);
  g_test_add_func ("/table/mirror/join", test_join);
  g_test_add_func ("/table/mirror/pass-key", test_pass_key);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
