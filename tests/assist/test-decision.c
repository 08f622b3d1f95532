/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games of every game, in which each decision is composed at random: in any order, with changes of
 * mind, and answered once it is complete. */
#include "assist/orrery-decision.h"
#include "assist/orrery-single.h"
#include "assist/orrery-ticks.h"
#include "games/games.h"
#include "games/toy.h"

#include <string.h>

enum
{
  GAMES = 20,
  MOST_CHANGES = 400 /* until a decision is complete */
};

/* The decisions composed, over all games of one test. */
typedef struct
{
  guint singles, ticks, others, taken_back, put_back;
} Seen;

static void
changed_cb (OrreryDecision *decision, guint *n)
{
  (*n)++;
}

/* One random change; now and then something is taken back. */
static void
change_something (OrreryDecision *self, GameRng *rng, Seen *seen)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (self);
  const OrreryChoice *choice;
  gboolean on;

  g_assert_cmpuint (choices->len, >, 0);
  choice = &g_array_index (choices, OrreryChoice, game_rng_below (rng, choices->len));
  on = choice->n_ticked == 0 || (choice->can_add && game_rng_below (rng, 4) > 0);
  if (on)
    g_assert_cmpint (orrery_decision_change (self, choice->answer, TRUE) == GAME_OK, ==, choice->can_add);
  else
    {
      g_assert_cmpint (orrery_decision_change (self, choice->answer, FALSE), ==, GAME_OK);
      seen->taken_back++;
    }
  if (orrery_decision_is_changed (self) && game_rng_below (rng, 40) == 0)
    {
      orrery_decision_put_back (self);
      seen->put_back++;
    }
}

static GArray *
compose (OrreryDecision *self, GameRng *rng, Seen *seen)
{
  guint n_changes = 0;
  guint n = 0;

  g_signal_connect (self, "changed", G_CALLBACK (changed_cb), &n_changes);
  do
    change_something (self, rng, seen);
  while (++n < MOST_CHANGES && !orrery_decision_get_whole (self));
  g_assert_true (orrery_decision_get_whole (self));
  g_assert_cmpuint (n_changes, >, 0);
  g_signal_handlers_disconnect_by_func (self, changed_cb, &n_changes);
  return orrery_decision_list_answers (self);
}

/* The rules accept the answers as one decision, from start to end. */
static void
give (const Game *rules, GameState *state, const GArray *answers, gboolean to_the_end)
{
  GameState before;

  for (guint i = 0; i < answers->len; i++)
    {
      memcpy (&before, state, rules->state_size);
      g_assert_cmpint (rules->apply (state, g_array_index (answers, GameAnswer, i), NULL), ==, GAME_OK);
      if (i + 1 < answers->len)
        g_assert_true (game_continues (rules, &before, state));
      else if (to_the_end)
        g_assert_false (game_continues (rules, &before, state));
    }
}

/* Applying a given answer again changes nothing. */
static void
assert_can_be_filled (const OrreryGame *game, const void *state, const GArray *answers)
{
  g_autoptr (OrreryDecision) again = orrery_decision_new (game, state);
  g_autoptr (GArray) same = NULL;

  orrery_decision_fill (again, (const GameAnswer *) (gpointer) answers->data, answers->len);
  g_assert_true (orrery_decision_get_whole (again));
  g_assert_false (orrery_decision_is_changed (again));
  same = orrery_decision_list_answers (again);
  g_assert_cmpmem (same->data, same->len * sizeof (GameAnswer), answers->data, answers->len * sizeof (GameAnswer));
}

static void
decide (const OrreryGame *game, GameState *state, GameRng *rng, Seen *seen)
{
  g_autoptr (OrreryDecision) decision = orrery_decision_new (game, state);
  g_autoptr (GArray) answers = NULL;
  g_autofree char *label = orrery_decision_dup_done_label (decision);

  g_assert_cmpint (orrery_decision_get_seat (decision), ==, game->rules->question (state).seat);
  g_assert_cmpstr (label, !=, "");
  g_assert_false (orrery_decision_is_changed (decision));
  answers = compose (decision, rng, seen);
  seen->singles += ORRERY_IS_SINGLE (decision);
  seen->ticks += ORRERY_IS_TICKS (decision);
  seen->others += G_OBJECT_TYPE (decision) != ORRERY_TYPE_SINGLE && G_OBJECT_TYPE (decision) != ORRERY_TYPE_TICKS;
  assert_can_be_filled (game, state, answers);
  give (game->rules, state, answers, !ORRERY_IS_SINGLE (decision));
}

static void
test_games (gconstpointer data)
{
  const OrreryGame *game = data;
  Seen seen = { 0 };

  for (guint seed = 1; seed <= GAMES; seed++)
    {
      const guint n_kinds = game->rules->max_seats - game->rules->min_seats + 1u;
      const GameSetup setup = { .n_seats = (uint8_t) (game->rules->min_seats + seed % n_kinds) };
      GameState state;
      GameRng rng;

      game_rng_seed (&rng, seed);
      g_assert_cmpint (game->rules->start (&state, &setup), ==, GAME_OK);
      while (game->rules->question (&state).ask != GAME_OVER)
        if (game->rules->question (&state).ask == GAME_CHANCE)
          game->rules->apply (&state, game_chance (game->rules, &state, &rng), NULL);
        else
          decide (game, &state, &rng, &seen);
    }
  g_assert_cmpuint (seen.singles, >, 0);
  if (game->rules->set != NULL)
    {
      g_assert_cmpuint (seen.ticks, >, 0);
      g_assert_cmpuint (seen.taken_back, >, 0);
      g_assert_cmpuint (seen.put_back, >, 0);
    }
  g_assert_cmpint (seen.others > 0, ==, game->new_decision != NULL);
}

/* --- Decisions in a record --- */

static const OrreryPlayer people[GAME_MAX_SEATS] = {
  { (char *) "Ada", (char *) "person" },  { (char *) "Ben", (char *) "person" },
  { (char *) "Cleo", (char *) "person" }, { (char *) "Dan", (char *) "person" },
  { (char *) "Eva", (char *) "person" },
};

/* From any point inside a decision, going back leads to its start, and from there to its end. */
static void
test_recorded (gconstpointer data)
{
  const OrreryGame *game = data;
  const GameSetup setup = { .n_seats = game->rules->min_seats };
  g_autoptr (OrreryRecord) record = orrery_record_new (game, &setup, 7, people);
  g_autoptr (GArray) begins = g_array_new (FALSE, FALSE, sizeof (guint));
  Seen seen = { 0 };
  GameRng rng;

  game_rng_seed (&rng, 7);
  while (!orrery_record_is_over (record))
    {
      const guint begin = orrery_record_get_point (record);
      GameState state;
      g_autoptr (GArray) answers = NULL;

      memcpy (&state, orrery_record_get_state (record), game->rules->state_size);
      if (game->rules->question (&state).ask == GAME_CHANCE)
        {
          orrery_record_answer (record, game_chance (game->rules, &state, &rng), NULL, NULL);
          g_array_append_val (begins, begin);
          continue;
        }
      {
        g_autoptr (OrreryDecision) decision = orrery_decision_new (game, &state);

        answers = compose (decision, &rng, &seen);
      }
      for (guint i = 0; i < answers->len; i++)
        {
          const guint at = i == 0 ? orrery_decision_find_begin (record, begin) : g_array_index (begins, guint, begin);

          orrery_record_answer (record, g_array_index (answers, GameAnswer, i), NULL, NULL);
          g_array_append_val (begins, at);
        }
    }
  for (guint point = 0; point < begins->len; point++)
    {
      const guint begin = g_array_index (begins, guint, point);

      g_assert_cmpuint (orrery_decision_find_begin (record, point), ==, begin);
      if (begin == point)
        {
          g_autoptr (GArray) given = orrery_decision_list_given (record, point);
          guint n = 1;

          while (point + n < begins->len && g_array_index (begins, guint, point + n) == begin)
            n++;
          g_assert_cmpuint (given->len, ==, n);
        }
    }
}

/* --- Sets --- */

/* The first question of a game for people that asks for a set, and its decision. */
static OrreryDecision *
find_set (const OrreryGame *game, GameState *state)
{
  const GameSetup setup = { .n_seats = game->rules->min_seats };
  GameAnswer legal[GAME_MAX_ANSWERS];
  GameRng rng;
  GameSet set;

  game_rng_seed (&rng, 3);
  game->rules->start (state, &setup);
  for (;;)
    {
      const GameAsk ask = game->rules->question (state).ask;

      g_assert_cmpint (ask, !=, GAME_OVER);
      game_set (game->rules, state, &set);
      if (ask == GAME_DECIDE && set.wanted > 1 && set.n > 2)
        return orrery_decision_new (game, state);
      game->rules->apply (state,
                          ask == GAME_CHANCE ? game_chance (game->rules, state, &rng)
                                             : legal[game_rng_below (&rng, (guint32) game->rules->legal (state, legal))],
                          NULL);
    }
}

/* A set of a fixed size can be ticked from its end, which the rules would reject, but not exceeded. */
static void
test_set (gconstpointer data)
{
  GameState state;
  g_autoptr (OrreryDecision) self = find_set (data, &state);
  const guint wanted = orrery_ticks_get_wanted (ORRERY_TICKS (self));
  g_autoptr (GArray) choices = orrery_decision_list_choices (self);
  g_autofree char *missing = NULL;
  g_autoptr (GArray) answers = NULL;
  const GameAnswer *ticked;
  guint n, left = wanted;

  g_assert_false (orrery_decision_get_can_put_back (self));
  for (guint i = choices->len; i-- > 0 && left > 0;)
    while (left > 0 && orrery_decision_change (self, g_array_index (choices, OrreryChoice, i).answer, TRUE) == GAME_OK)
      {
        left--;
        g_free (missing);
        missing = orrery_decision_dup_missing (self);
        g_assert_cmpint (missing == NULL, ==, left == 0);
      }
  g_assert_cmpuint (left, ==, 0);
  g_assert_cmpint (orrery_decision_change (self, g_array_index (choices, OrreryChoice, 0).answer, TRUE), !=, GAME_OK);
  ticked = orrery_ticks_get_ticked (ORRERY_TICKS (self), &n);
  g_assert_cmpuint (n, ==, wanted);
  for (guint i = 1; i < n; i++)
    g_assert_cmpuint (ticked[i - 1], <=, ticked[i]);
  answers = orrery_decision_list_answers (self);
  give (((const OrreryGame *) data)->rules, &state, answers, TRUE);
  orrery_decision_put_back (self);
  g_assert_false (orrery_decision_get_whole (self));
}

static void
add (const OrreryGame *game, const char *name, GTestDataFunc func)
{
  g_autofree char *path = g_strdup_printf ("/decision/%s/%s", game->rules->id, name);

  g_test_add_data_func (path, game, func);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  orrery_games_register ();
  orrery_game_register (&toy);
  for (const OrreryGame *const *game = orrery_game_list (); *game != NULL; game++)
    {
      add (*game, "games", test_games);
      add (*game, "recorded", test_recorded);
      if ((*game)->rules->set != NULL)
        add (*game, "set", test_set);
    }
  return g_test_run ();
}
