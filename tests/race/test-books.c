/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Following a real table. Complete games of another program are entered as people would at a table, where
 * hands are only numbers: the table after each round and the scores match the games, and a round takes few
 * inputs.
 *
 * The argument is the folder of the games; without it only the other tests run. */
#include "config.h"

#include "games.h"

#include "assist/orrery-ticks.h"
#include "games/race/assist/orrery-race-book.h"
#include "games/race/words/orrery-race.h"
#include "players/player.h"

#include <string.h>

enum
{
  MOST_INPUTS = 30, /* in a round of four */
  MOST_ANSWERS = 20000
};

#define PERSON(name) { (char *) name, (char *) "person" }

typedef struct
{
  Replay r;
  guint inputs;   /* in this round */
  guint named;    /* of these, cards named by a few letters */
  guint most;
  guint all;
  guint n_rounds;
} Books;

/* --- As people enter them --- */

static gboolean
answer_alone (const RaceState *state, guint computers, GameAnswer *answer)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  gsize n;

  if (orrery_race_book.answer_alone (state, 0, computers, 0, answer))
    return TRUE;
  n = race_legal (state, legal);
  *answer = legal[0];
  return n == 1;
}

/* One tick per piece of a set and a key to finish it, unless it is only one; the same for an action of two
 * cards. Naming a card by a few letters is one input. */
static guint
count_inputs (const RaceState *before, const RaceState *after, GameAnswer answer)
{
  g_autoptr (OrreryDecision) decision = orrery_decision_new (&orrery_race, before);

  if (before->ask == RACE_ASK_ACTION && GAME_ANSWER_B (answer) != 0)
    return 3;
  if (!ORRERY_IS_TICKS (decision))
    return before->ask == RACE_ASK_GOOD_FOR && before->now.goods != 0 ? 2 : 1;
  return GAME_ANSWER_KIND (answer) == RACE_DO_DONE || race_continues (before, after) ? 1 : 2;
}

/* An optional step takes one key to ask for it. */
static gboolean
is_wanted (Books *b, GameAnswer *answer)
{
  if (!orrery_race_book.is_optional (&b->r.s))
    return FALSE;
  *answer = replay_answer (&b->r);
  if (GAME_ANSWER_KIND (*answer) != RACE_DO_DISCARD)
    return FALSE;
  b->inputs++;
  return TRUE;
}

/* For spent cards only their number is entered. */
static GameAnswer
told_answer (Books *b)
{
  const GameAnswer answer = replay_answer (&b->r);

  return b->r.s.ask == RACE_ASK_SPEND && GAME_ANSWER_KIND (answer) == RACE_DO_DISCARD
           ? GAME_ANSWER (RACE_DO_DISCARD, RACE_UNKNOWN, 0, 0) : answer;
}

static void
enter (Books *b)
{
  const RaceState before = b->r.s;
  GameAnswer answer;
  const gboolean alone = !is_wanted (b, &answer) && answer_alone (&before, 0, &answer);
  GameStatus status;

  if (!alone)
    answer = told_answer (b);
  status = race_apply (&b->r.s, answer, NULL);
  if (status != RACE_OK)
    REPLAY_FAIL (&b->r, "refused: %s", race_game.status_word (status));
  if (race_verify (&b->r.s).code != RACE_WHOLE)
    REPLAY_FAIL (&b->r, "the table is broken: %s", race_game.problem_word (race_verify (&b->r.s).code));
  b->r.n_answers++;
  if (alone)
    return;
  b->inputs += count_inputs (&before, &b->r.s, answer);
  b->named += GAME_ANSWER_KIND (answer) == RACE_DO_DEVELOP || GAME_ANSWER_KIND (answer) == RACE_DO_SETTLE;
}

/* The public table. Goods of the next phase are automatic, so use this at the end of a round. */
static void
compare (Books *b, JsonObject *state)
{
  const RaceState *s = &b->r.s;
  JsonArray *seats = json_object_get_array_member (state, "seats");

  g_assert_cmpint (s->pool, ==, json_object_get_int_member (state, "pool"));
  for (guint i = 0; i < s->n_seats; i++)
    {
      JsonObject *seat = json_array_get_object_element (seats, i);
      JsonArray *tableau = json_object_get_array_member (seat, "tableau");
      JsonObject *goods = json_object_get_object_member (seat, "goods");
      const RaceSeat *p = &s->seats[i];

      g_assert_cmpint (p->n_hand, ==, json_array_get_length (json_object_get_array_member (seat, "hand")));
      g_assert_cmpint (p->chips, ==, json_object_get_int_member (seat, "chips"));
      g_assert_cmpint (p->n_tableau, ==, json_array_get_length (tableau));
      for (guint k = 0; k < p->n_tableau; k++)
        {
          const char *name = race_designs[0][p->tableau[k]].name;

          g_assert_cmpstr (name, ==, json_array_get_string_element (tableau, k));
          if ((p->good[k] != 0) != json_object_has_member (goods, name))
            REPLAY_FAIL (&b->r, "seat %u: %s %s", i, name, p->good[k] != 0 ? "has a good" : "has no good");
        }
    }
  b->r.n_compared++;
}

/* --- A file of games --- */

static void
begin_game (Replay *r, JsonObject *line)
{
  Books *b = (Books *) r;
  OrreryRaceSetup setup = {
    .n_seats = (guint) json_object_get_int_member (line, "players"),
    .options = json_object_get_boolean_member (line, "two_action") ? RACE_TWO_ACTIONS : 0,
  };
  const OrreryPlayer players[RACE_MAX_SEATS] = { PERSON ("A"), PERSON ("B"), PERSON ("C"), PERSON ("D") };
  JsonArray *starts = json_object_get_array_member (line, "start_worlds");
  g_autofree char *problem = NULL;
  g_autoptr (OrreryRecord) record = NULL;

  for (guint i = 0; i < setup.n_seats; i++)
    setup.starts[i] = (guint8) (race_designs[0][replay_design (json_array_get_string_element (starts, i))].start + 1);
  record = orrery_race_setup_begin (&setup, players, &problem);
  g_assert_cmpstr (problem, ==, NULL);
  g_clear_pointer (&b->r.game, json_object_unref);
  b->r.game = json_object_ref (line);
  b->r.s = *(const RaceState *) orrery_record_get_state (record);
  g_assert_cmpint (b->r.s.step, ==, RACE_STEP_ACTION);
  compare (b, json_object_get_object_member (line, "state"));
}

static void
begin_round (Replay *r, JsonObject *line)
{
  Books *b = (Books *) r;

  g_clear_pointer (&b->r.round, json_object_unref);
  b->r.round = json_object_ref (line);
  b->inputs = 0;
  while (b->r.s.step == RACE_STEP_ACTION && b->r.s.round == json_object_get_int_member (line, "round"))
    enter (b);
}

static void
play_phase (Replay *r, JsonObject *line)
{
  Books *b = (Books *) r;
  const RacePhase phase = replay_phase (line);

  b->r.phase = line;
  while (b->r.s.step == RACE_STEP_PHASES && b->r.s.phase == phase
         && b->r.s.round == json_object_get_int_member (line, "round"))
    enter (b);
  b->r.phase = NULL;
}

static void
end_round (Replay *r, JsonObject *line)
{
  Books *b = (Books *) r;

  b->r.end = line;
  while (b->r.s.step == RACE_STEP_END)
    enter (b);
  compare (b, json_object_get_object_member (line, "state"));
  b->r.end = NULL;
  b->all += b->inputs;
  b->n_rounds++;
  if (b->inputs > b->most)
    {
      g_autofree char *where = replay_where (&b->r);

      g_test_message ("%u inputs: %s", b->inputs, where);
      b->most = b->inputs;
    }
}

static void
test_file (gconstpointer data)
{
  static const ReplaySteps steps = { begin_game, begin_round, play_phase, end_round };
  const char *const *where = data;
  Books b = { 0 };
  const guint n_games = replay_file (&b.r, &steps, where[0], where[1]);

  g_test_message ("%u games, %u rounds: %.1f inputs per round, at most %u; %.1f cards named per round", n_games, b.n_rounds,
                  (double) b.all / b.n_rounds, b.most, (double) b.named / b.n_rounds);
  g_assert_cmpuint (n_games, >=, 15);
  g_assert_cmpuint (b.most, <=, MOST_INPUTS);
}

/* --- A computer player at the table --- */

/* People enter any legal answer; for luck, cards that may be in the deck. */
static GameAnswer
any_answer (const RaceState *state, GameRng *rng)
{
  GameAnswer legal[GAME_MAX_ANSWERS];

  gsize n;

  if (race_question (state).ask == GAME_CHANCE)
    return race_game.chance (state, rng);
  n = race_legal (state, legal);
  return legal[game_rng_below (rng, (guint32) n)];
}

static void
play_with_computer (guint64 seed, guint computer)
{
  const PlayerKind *kind = player_find (orrery_race.players, "regular");
  const OrreryRaceSetup setup = { .n_seats = 3, .starts = { 1, 2, 3 } };
  OrreryPlayer players[3] = { PERSON ("A"), PERSON ("B"), PERSON ("C") };
  g_autofree char *problem = NULL;
  g_autoptr (OrreryRecord) record = NULL;
  RaceState state;
  GameAnswer answer;
  GameRng rng;
  guint n = 0;

  players[computer].kind = (char *) "regular";
  record = orrery_race_setup_begin (&setup, players, &problem);
  g_assert_cmpstr (problem, ==, NULL);
  state = *(const RaceState *) orrery_record_get_state (record);
  /* It is told what it is dealt. */
  g_assert_cmpint (state.ask, ==, RACE_ASK_DRAW);
  g_assert_cmpint (state.actor, ==, computer);
  game_rng_seed (&rng, seed);
  for (; race_question (&state).ask != GAME_OVER && n < MOST_ANSWERS; n++)
    {
      const gboolean decides = state.actor == computer && race_question (&state).ask == GAME_DECIDE;

      if (decides)
        answer = player_answer_within (kind, &race_game, &state, &rng, NULL);
      else if (!answer_alone (&state, 1u << computer, &answer))
        answer = any_answer (&state, &rng);
      g_assert_cmpint (race_apply (&state, answer, NULL), ==, RACE_OK);
      g_assert_cmpint (race_verify (&state).code, ==, RACE_WHOLE);
      /* Its own hand is known, and of the others’ at most cards they won by gambling. */
      g_assert_cmpint (state.seats[computer].n_unknown, ==, 0);
      for (guint i = 0; i < state.n_seats; i++)
        if (i != computer)
          g_assert_cmpint (race_cards_size (&state.seats[i].hand) + race_cards_size (&state.seats[i].shown), <=, 3);
    }
  g_assert_cmpuint (n, <, MOST_ANSWERS);
}

static void
test_computer (void)
{
  for (guint64 seed = 1; seed <= 6; seed++)
    play_with_computer (seed, seed % 3);
}

/* --- A partly known hand --- */

/* A card that was won in public may be among those that were paid: somebody else can place it later. */
static void
test_known_card (void)
{
  const OrreryRaceSetup setup = { .n_seats = 2, .starts = { 1, 2 } };
  const OrreryPlayer players[2] = { PERSON ("A"), PERSON ("B") };
  g_autofree char *problem = NULL;
  g_autoptr (OrreryRecord) record = orrery_race_setup_begin (&setup, players, &problem);
  RaceState state = *(const RaceState *) orrery_record_get_state (record);
  const guint8 known = race_starts[4], placed = (guint8) replay_design ("Public Works");
  GameAnswer answer;

  g_assert_cmpint (race_apply (&state, GAME_ANSWER (RACE_DO_FIX_ADD_CARD, state.first, known, 0), NULL), ==, RACE_OK);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (race_apply (&state, GAME_ANSWER (RACE_DO_ACTION, RACE_DEVELOP, 0, 0), NULL), ==, RACE_OK);
  g_assert_cmpint (state.ask, ==, RACE_ASK_DEVELOP);
  g_assert_true (race_cards_have (&state.seats[state.first].hand, known));
  g_assert_cmpint (race_apply (&state, GAME_ANSWER (RACE_DO_DEVELOP, replay_design ("Replicant Robots"), 0, 0), NULL), ==, RACE_OK);
  g_assert_cmpint (race_apply (&state, GAME_ANSWER (RACE_DO_DEVELOP, placed, 0, 0), NULL), ==, RACE_OK);
  while (state.step == RACE_STEP_PHASES && answer_alone (&state, 0, &answer))
    g_assert_cmpint (race_apply (&state, answer, NULL), ==, RACE_OK);
  g_assert_cmpint (race_verify (&state).code, ==, RACE_WHOLE);
  g_assert_cmpint (race_cards_count (&state.deck, known), ==, race_designs[0][known].copies);
}

/* --- Setting up --- */

static void
test_setup (void)
{
  const OrreryPlayer players[2] = { PERSON ("Ada"), PERSON ("Ben") };
  OrreryRaceSetup setup = { .n_seats = 2, .starts = { 3, 0 } };
  g_autofree char *missing = NULL;
  g_autofree char *twice = NULL;

  g_assert_null (orrery_race_setup_begin (&setup, players, &missing));
  g_assert_cmpstr (missing, ==, "Ben: the start world is missing.");
  setup.starts[1] = 3;
  g_assert_null (orrery_race_setup_begin (&setup, players, &twice));
  g_assert_cmpstr (twice, ==, "Ada and Ben cannot both have Alpha Centauri.");
}

int
main (int argc, char *argv[])
{
  static const char *const files[] = { "2p", "2p-two-action", "3p", "4p" };
  static const char *where[G_N_ELEMENTS (files)][2];

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race-books/setup", test_setup);
  g_test_add_func ("/race-books/computer", test_computer);
  g_test_add_func ("/race-books/known-card", test_known_card);
  for (guint i = 0; argc >= 2 && g_file_test (argv[1], G_FILE_TEST_IS_DIR) && i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strdup_printf ("/race-books/%s", files[i]);

      where[i][0] = argv[1];
      where[i][1] = files[i];
      g_test_add_data_func (name, where[i], test_file);
    }
  return g_test_run ();
}
