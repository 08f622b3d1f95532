/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games in the Table room: as many rounds as necessary. */
#include "config.h"

#include "table-driver.h"

#include "games/roll/players/players.h"
#include "games/games.h"

#include <string.h>

static const RollState *
state_of (Driver *driver)
{
  return orrery_session_get_state (driver->room->session);
}

/* The dice are rolled here, assigned by a computer player and typed as people would; choices and names are
 * answered in the room. The room ends when the rules do. */

static void
type_round (Driver *driver, GameRng *rng)
{
  RollState state = *state_of (driver);
  guint8 at[ROLL_MAX_SEATS][ORRERY_LINE_MAX_DICE][3]; /* color, side, column */
  guint n[ROLL_MAX_SEATS] = { 0 };
  int selector[ROLL_MAX_SEATS];

  while (state.step == ROLL_STEP_ASSIGN)
    {
      const guint seat = state.actor;
      const guint round = state.round;
      const gboolean rolls = state.ask == ROLL_ASK_SIDE;
      const GameAnswer answer =
          rolls ? game_chance (&roll_game, &state, rng)
                : player_answer_within (roll_player ("simple"), &roll_game, &state, rng, NULL);
      const guint a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer),
                  c = GAME_ANSWER_C (answer);

      if (rolls)
        {
          const guint8 die[3] = { (guint8) a, (guint8) b, (guint8) (b == ROLL_WILD ? 99 : b) };

          memcpy (at[seat][n[seat]++], die, sizeof die);
          selector[seat] = -1;
        }
      else if (GAME_ANSWER_KIND (answer) != ROLL_DO_USE
               && GAME_ANSWER_KIND (answer) != ROLL_DO_DONE)
        for (guint i = 0; i < n[seat]; i++)
          if (at[seat][i][0] == a && selector[seat] != (int) i
              && at[seat][i][2] == (GAME_ANSWER_KIND (answer) == ROLL_DO_PLACE ? 99 : b))
            {
              at[seat][i][2] =
                  (guint8) (GAME_ANSWER_KIND (answer) == ROLL_DO_PLACE     ? b
                            : GAME_ANSWER_KIND (answer) == ROLL_DO_DICTATE ? ORRERY_LINE_DICTATE
                                                                           : c);
              if (GAME_ANSWER_KIND (answer) == ROLL_DO_SELECT)
                selector[seat] = (int) i;
              break;
            }
      g_assert_cmpint (roll_apply (&state, answer, NULL), ==, GAME_OK);
      if (state.round != round)
        break;
    }
  for (guint seat = 0; seat < state.n_seats; seat++)
    {
      orrery_reveal_page_go_to (driver_reveal (driver), seat);
      for (guint i = 0; i < n[seat]; i++)
        {
          const guint8 *die = at[seat][i];
          const gboolean moved =
              die[1] < ROLL_N_PHASES && die[1] != die[2] && selector[seat] != (int) i;

          driver_press (driver, (guint) orrery_dice_line_colour_key (die[0]), 0);
          driver_press (driver, (guint) orrery_dice_line_column_key (die[2]), 0);
          if (selector[seat] == (int) i)
            driver_press (driver, '*', 0);
          if (moved)
            {
              driver_press (driver, '/', 0);
              driver_press (driver, (guint) orrery_dice_line_column_key (die[1]), 0);
            }
        }
      g_assert_cmpuint (
          driver_reveal (driver)->reveal.explained[seat].n_unexplained, ==, 0);
    }
  g_assert_true (reveal_page_find_lacking (driver_reveal (driver)) < 0);
  driver_press (driver, GDK_KEY_Return, GDK_CONTROL_MASK);
}

static GameAnswer
say (const RollState *state, GameRng *rng)
{
  if (roll_question (state).ask == GAME_CHANCE)
    return game_chance (&roll_game, state, rng);
  return player_answer_within (roll_player ("simple"), &roll_game, state, rng, NULL);
}

static void
test_whole_game (gconstpointer data)
{
  const guint n_seats = GPOINTER_TO_UINT (data);
  g_autoptr (GString) position = g_string_new ("{\"mirror\": true, \"seats\": [");
  OrreryRecord *record;
  RollState played;
  GameScore said, counted;
  Driver driver;
  GameRng rng;
  guint rounds = 0;

  game_rng_seed (&rng, n_seats);
  for (guint i = 0; i < n_seats; i++)
    g_string_append (position, i > 0 ? ", {\"developments\": [\"unknown\"]}"
                                     : "{\"developments\": [\"unknown\"]}");
  g_string_append (position, "]}");
  {
    const char *const all[] = { "Ada", "Ben", "Cleo", "Dan", "Eve", NULL };
    const char *some[ROLL_MAX_SEATS + 1] = { NULL };

    for (guint i = 0; i < n_seats; i++)
      some[i] = all[i];
    driver_open (&driver, 0, 0);
    driver_follow (&driver, position->str, some);
  }
  driver_settle (&driver);
  while (state_of (&driver)->step != ROLL_STEP_OVER && rounds < 60)
    {
      if (orrery_reveal_is_due (state_of (&driver)))
        {
          rounds++;
          type_round (&driver, &rng);
          /* Now and then people make a typo, go back and enter the same again. */
          if (rounds % 5 == 0)
            {
              driver_settle (&driver);
              do
                {
                  table_room_undo (driver.room);
                  driver_settle (&driver);
                }
              while (!orrery_reveal_is_due (state_of (&driver)));
              driver_press (&driver, GDK_KEY_Return, GDK_CONTROL_MASK);
            }
        }
      else
        {
          const GameAnswer answer = say (state_of (&driver), &rng);

          table_room_give (driver.room, &answer, 1);
        }
      driver_settle (&driver);
    }
  g_test_message ("%u rounds", rounds);
  g_assert_cmpint (state_of (&driver)->step, ==, ROLL_STEP_OVER);
  /* Replaying the saved file by the rules alone gives the same table and the same score. */
  record = orrery_session_get_record (driver.room->session);
  orrery_record_state_at (record, 0, &played);
  for (guint i = 0; i < orrery_record_get_point (record); i++)
    g_assert_cmpint (roll_apply (&played, orrery_record_get_answer (record, i), NULL), ==, GAME_OK);
  g_assert_cmpint (memcmp (&played, state_of (&driver), sizeof played), ==, 0);
  roll_score (&played, &said);
  roll_score (state_of (&driver), &counted);
  g_assert_cmpmem (&said, sizeof said, &counted, sizeof counted);
  driver_settle (&driver);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver.room->stack), ==, "over");
  driver_close (&driver);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_data_func ("/table/game/2", GUINT_TO_POINTER (2), test_whole_game);
  g_test_add_data_func ("/table/game/3", GUINT_TO_POINTER (3), test_whole_game);
  g_test_add_data_func ("/table/game/5", GUINT_TO_POINTER (5), test_whole_game);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
