/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Complete games of an independent program, played again choice by choice, with the whole table
 * compared after every phase, what is offered at every choice, and the scores at the end.
 *
 * The argument is their folder; without it the test is skipped. */
#include "games.h"

#include "games/race/rules/internal.h"

#include <gio/gio.h>
#include <string.h>

static const char *const files[] = { "2p", "2p-two-action", "3p", "4p" };

static void
give (Replay *r)
{
  const GameAnswer answer = replay_answer (r);
  const GameStatus status = race_apply (&r->s, answer, NULL);
  char text[GAME_MAX_TEXT];

  race_format (answer, text);
  if (status != RACE_OK)
    REPLAY_FAIL (r, "“%s” is refused: %s", text, race_game.status_word (status));
  if (race_verify (&r->s).code != RACE_WHOLE)
    REPLAY_FAIL (r, "after “%s” the table is broken: %s", text, race_game.problem_word (race_verify (&r->s).code));
  r->n_answers++;
}

static void
begin_game (Replay *r, JsonObject *line)
{
  const GameSetup setup = {
    .n_seats = (guint8) json_object_get_int_member (line, "players"),
    .options = json_object_get_boolean_member (line, "two_action") ? RACE_TWO_ACTIONS : 0,
  };
  JsonArray *order = json_object_get_array_member (line, "order");

  g_clear_pointer (&r->game, json_object_unref);
  r->game = json_object_ref (line);
  g_assert_cmpint (race_start (&r->s, &setup), ==, RACE_OK);
  while (r->s.step == RACE_STEP_SETUP)
    give (r);
  replay_compare (r, json_object_get_object_member (line, "state"));
  for (guint i = 0; i < setup.n_seats; i++)
    g_assert_cmpint (json_array_get_int_element (order, i), ==, (r->s.first + i) % setup.n_seats);
}

static void
play_round (Replay *r, JsonObject *line)
{
  g_clear_pointer (&r->round, json_object_unref);
  r->round = json_object_ref (line);
  g_assert_cmpint (json_object_get_int_member (line, "round"), ==, r->s.round);
  while (r->s.step == RACE_STEP_ACTION && r->s.round == json_object_get_int_member (line, "round"))
    give (r);
}

/* Some phases were played with another order of draws, which a reshuffle reveals. */
static gboolean
is_other_order (JsonObject *line)
{
  return json_object_get_boolean_member_with_default (line, "resync", FALSE);
}

static void
play_phase (Replay *r, JsonObject *line)
{
  const RacePhase phase = replay_phase (line);
  JsonObject *state = json_object_get_object_member (line, "state");

  r->phase = line;
  if (is_other_order (line))
    {
      const guint later = race_phases_of (&r->s) & ~((2u << phase) - 1);

      replay_resume (r, state, later == 0 ? RACE_STEP_END : RACE_STEP_PHASES,
                     later == 0 ? 0 : (RacePhase) __builtin_ctz (later));
    }
  else
    {
      while (r->s.step == RACE_STEP_PHASES && r->s.phase == phase
             && r->s.round == json_object_get_int_member (line, "round"))
        give (r);
      replay_check_all_drawn (r);
      replay_compare (r, state);
    }
  r->phase = NULL;
}

static void
end_round (Replay *r, JsonObject *line)
{
  r->end = line;
  while (r->s.step == RACE_STEP_END)
    give (r);
  replay_compare (r, json_object_get_object_member (line, "state"));
  r->end = NULL;
}

static void
test_file (gconstpointer data)
{
  static const ReplaySteps steps = { begin_game, play_round, play_phase, end_round };
  const char *const *where = data;
  Replay r = { 0 };
  const guint n_games = replay_file (&r, &steps, where[0], where[1]);

  g_test_message ("%u games, %u answers, %u tables and %u offers compared", n_games, r.n_answers, r.n_compared,
                  r.n_offers);
  g_assert_cmpuint (n_games, >=, 15);
}

int
main (int argc, char *argv[])
{
  static const char *where[G_N_ELEMENTS (files)][2];

  g_test_init (&argc, &argv, NULL);
  if (argc < 2 || !g_file_test (argv[1], G_FILE_TEST_IS_DIR))
    {
      g_print ("1..0 # SKIP the shared games are not here: %s\n", argc < 2 ? "no folder was named" : argv[1]);
      return 0;
    }
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strdup_printf ("/race-games/%s", files[i]);

      where[i][0] = argv[1];
      where[i][1] = files[i];
      g_test_add_data_func (name, where[i], test_file);
    }
  return g_test_run ();
}
