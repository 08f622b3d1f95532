/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two people share a screen: while the other may look, no secret is in any text of the window, visible or
 * not, or in the list of games. tests/record/test-secrets.c tests the same for files and for programs. */
#include "config.h"

#include "app/play-driver.h"
#include "assist/orrery-games.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

#include <stdlib.h>
#include <string.h>

static const char *const two_people[] = { "person", "person", NULL };

static const RollState *
state_of (Driver *driver)
{
  return orrery_session_get_state (driver->room->session);
}

/* Below the top, in hand, abandoned: tiles that only `seat` knows. */
static guint64
tiles_of (const RollState *state, int seat)
{
  const RollSeat *p = &state->seats[seat];
  guint64 tiles = p->pile;

  for (guint kind = 0; kind < 2; kind++)
    for (guint i = 1; i < p->n_stack[kind]; i++)
      tiles |= G_GUINT64_CONSTANT (1) << ROLL_TILE_OF (roll_stack_at (p, kind, i));
  for (guint i = 0; state->actor == seat && i < state->now.n_drawn; i++)
    tiles |= G_GUINT64_CONSTANT (1) << state->now.drawn[i];
  return tiles;
}

static guint
assert_no_tiles (const char *text, guint64 tiles)
{
  guint n = 0;

  for (int face = 0; face < 2 * ROLL_N_TILES; face++)
    if ((tiles >> ROLL_TILE_OF (face) & 1) != 0)
      {
        if (strstr (text, roll_faces[face].name) != NULL)
          g_test_message ("%s is told:\n%s", roll_faces[face].name, text);
        g_assert_null (strstr (text, roll_faces[face].name));
        n++;
      }
  return n;
}

/* --- The list of games --- */

static char *listed;

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GPtrArray) games = orrery_games_list_finish (result, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < games->len; i++)
    g_string_append_printf (text, "%s\n%s\n", orrery_game_info_get_title (g_ptr_array_index (games, i)),
                            orrery_game_info_get_subtitle (g_ptr_array_index (games, i)));
  listed = g_string_free (text, FALSE);
}

static char *
list_games (void)
{
  g_clear_pointer (&listed, g_free);
  orrery_games_list_async (ORRERY_GAMES_PLAYED, NULL, listed_cb, NULL);
  while (listed == NULL)
    g_main_context_iteration (NULL, FALSE);
  return g_steal_pointer (&listed);
}

/* --- A game --- */

typedef struct
{
  guint looked_for, abandoned, handed_over, rolled;
  guint64 known; /* tiles that have been public in this game, which the log names */
  guint point;   /* up to where that is known */
} Seen;

static guint64
open_tiles (const RollState *state)
{
  guint64 tiles = 0;

  for (int seat = 0; seat < state->n_seats; seat++)
    for (guint kind = 0; kind < 2; kind++)
      if (state->seats[seat].n_stack[kind] > 0)
        tiles |= G_GUINT64_CONSTANT (1) << ROLL_TILE_OF (roll_stack_at (&state->seats[seat], kind, 0));
  return tiles;
}

static void
learn (Driver *driver, Seen *seen)
{
  OrreryRecord *record = orrery_session_get_record (driver->room->session);

  for (; seen->point <= orrery_record_get_point (record); seen->point++)
    {
      RollState state;

      orrery_record_state_at (record, seen->point, &state);
      seen->known |= open_tiles (&state);
    }
}

static void
look (Driver *driver, Seen *seen)
{
  const RollState *state = state_of (driver);
  g_autofree char *text = driver_read_all (driver);

  learn (driver, seen);
  for (int seat = 0; seat < state->n_seats; seat++)
    if (seat != driver->room->view->viewer)
      {
        seen->looked_for += assert_no_tiles (text, tiles_of (state, seat) & ~seen->known);
        seen->abandoned += state->seats[seat].pile != 0;
      }
  /* The analysis would reveal everything. */
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (driver->room->view->actions), "analyse"));
  if (driver->room->waiting)
    {
      /* An unfinished choice is hidden while the screen is handed over. */
      g_assert_null (driver_draft (driver));
      g_assert_null (driver_picks (driver));
      seen->handed_over++;
    }
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The newest game is on top; if two have the same second, either may be. */
static char *
sort_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  qsort (lines, g_strv_length (lines), sizeof *lines, compare_lines);
  return g_strjoinv ("\n", lines);
}

/* The list does not change while dice are secret. */
static void
look_at_list (Driver *driver, Seen *seen)
{
  static char *before;
  static guint round;
  g_autofree char *games = list_games ();
  g_autofree char *text = sort_lines (games);

  for (int face = 0; face < 2 * ROLL_N_TILES; face++)
    g_assert_null (strstr (text, roll_faces[face].name));
  if (state_of (driver)->step != ROLL_STEP_ASSIGN)
    return;
  if (before != NULL && round == state_of (driver)->round)
    {
      g_assert_cmpstr (text, ==, before);
      seen->rolled++;
    }
  g_free (before);
  before = g_steal_pointer (&text);
  round = state_of (driver)->round;
}

static void
test_two_people (void)
{
  Seen seen = { 0 };

  for (guint64 seed = 21; seed < 24; seed++)
    {
      g_autoptr (Driver) driver = driver_new (0, 0);
      g_autoptr (OrreryRecord) record = driver_begin (seed, 0, two_people);

      seen.known = seen.point = 0;
      driver_play (driver, record);
      for (guint i = 0; i < 250 && state_of (driver)->step != ROLL_STEP_OVER; i++)
        {
          look (driver, &seen);
          if (i % 3 == 0)
            look_at_list (driver, &seen);
          driver_answer (driver);
          g_assert_true (driver_wait (driver, driver_is_stopped));
        }
    }
  g_test_message ("%u names looked for, %u times of abandoned tiles, screen handed over %u times, %u lists in Assign",
                  seen.looked_for, seen.abandoned, seen.handed_over, seen.rolled);
  g_assert_cmpuint (seen.looked_for, >, 200);
  g_assert_cmpuint (seen.handed_over, >, 20);
  g_assert_cmpuint (seen.rolled, >, 5);
}

/* Computer players have secrets, too. */
static void
test_alone (void)
{
  static const char *const kinds[] = { "person", "simple", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (0, 0);
  g_autoptr (OrreryRecord) record = driver_begin (24, 0, kinds);
  Seen seen = { 0 };

  driver_play (driver, record);
  for (guint i = 0; i < 150 && state_of (driver)->step != ROLL_STEP_OVER; i++)
    {
      look (driver, &seen);
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  g_assert_cmpuint (seen.looked_for, >, 50);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int result;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/secrets/two-people", test_two_people);
  g_test_add_func ("/secrets/alone", test_alone);
  result = g_test_run ();
  driver_tear_down ();
  return result;
}
