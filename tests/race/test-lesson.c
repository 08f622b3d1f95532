/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lesson of Race: played from its first step to the end by its own instructions, with every decision
 * explained and every number as in the texts; and its challenge. */
#include "assist/orrery-decision.h"
#include "assist/orrery-lesson.h"
#include "games/games.h"
#include "games/race/assist/orrery-race-lesson.h"
#include "games/race/rules/race.h"
#include "games/race/words/orrery-race.h"

#include <string.h>

enum { LONGEST = 320 };

static OrreryLesson *
load (void)
{
  g_autoptr (GError) error = NULL;
  OrreryLesson *lesson = orrery_race_lesson_new (&error);

  g_assert_no_error (error);
  return lesson;
}

static const RaceState *
state_of (OrreryRecord *record)
{
  return orrery_record_get_state (record);
}

/* Composes the decision of the step as a person would. */
static void
check_task (OrreryLesson *lesson, OrreryRecord *record)
{
  const guint point = orrery_record_get_point (record);
  const GArray *script = orrery_lesson_get_script (lesson);
  g_autoptr (OrreryDecision) decision = orrery_decision_new (&orrery_race, state_of (record));
  g_autoptr (GArray) answers = NULL;

  orrery_decision_fill (decision, &g_array_index (script, GameAnswer, point), script->len - point);
  if (!orrery_decision_get_whole (decision))
    return;
  answers = orrery_decision_list_answers (decision);
  g_assert_true (orrery_lesson_expects (lesson, point, (const GameAnswer *) (gpointer) answers->data, answers->len));
}

/* A task is for a decision of the person, and every decision that is not skipped has one. */
static void
test_explained (void)
{
  g_autoptr (OrreryLesson) lesson = load ();
  const GArray *script = orrery_lesson_get_script (lesson);

  for (guint i = 0; i + 1 < orrery_lesson_get_n_steps (lesson); i++)
    {
      const OrreryStep *step = orrery_lesson_get_step (lesson, i);
      const guint end = orrery_lesson_get_step (lesson, i + 1)->point;
      g_autoptr (OrreryRecord) record = orrery_lesson_new_record (lesson, i);
      const GameQuestion question = race_question (state_of (record));

      g_assert_cmpuint (strlen (step->text), <, LONGEST);
      g_assert_true (step->task == NULL || (question.ask == GAME_DECIDE && question.seat == 0));
      g_assert_true (step->task != NULL || step->skips || step->point == end);
      if (step->task != NULL)
        check_task (lesson, record);
      while (!step->skips && orrery_record_get_point (record) < end)
        {
          const guint point = orrery_record_get_point (record);
          const GameQuestion now = race_question (state_of (record));

          if (now.ask == GAME_DECIDE && now.seat == 0 && point > step->point
              && !orrery_decision_is_forced (&race_game, state_of (record)))
            g_assert_cmpuint (orrery_decision_find_begin (record, point), <=, step->point);
          g_assert_true (orrery_record_answer (record, g_array_index (script, GameAnswer, point), NULL, NULL));
        }
    }
}

/* It shows everything that a first game has. */
static void
test_whole (void)
{
  static const char *const wanted[] = { "drew", "kept", "revealed", "placed", "good", "sold", "consumed", "chips",
                                        "discarded", "end" };
  g_autoptr (OrreryLesson) lesson = load ();
  g_autoptr (OrreryRecord) record = orrery_lesson_new_record (lesson, 0);
  g_autoptr (GHashTable) happened = g_hash_table_new (g_str_hash, g_str_equal);
  const GArray *script = orrery_lesson_get_script (lesson);
  guint phases = 0, hows = 0;
  GameScore score;

  while (orrery_record_get_point (record) < script->len)
    {
      GameEvents events = { 0 };

      g_assert_true (orrery_record_answer (record, g_array_index (script, GameAnswer, orrery_record_get_point (record)), &events,
                                           NULL));
      for (guint i = 0; i < events.n; i++)
        {
          if (events.list[i].seat <= 0)
            g_hash_table_add (happened, (gpointer) race_game.event_word (events.list[i].kind));
          if (events.list[i].kind == RACE_EVENT_PHASE)
            phases |= 1u << events.list[i].a;
          if (events.list[i].kind == RACE_EVENT_PLACED && events.list[i].seat == 0)
            hows |= 1u << events.list[i].b;
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    if (!g_hash_table_contains (happened, wanted[i]))
      g_error ("the lesson has no “%s”", wanted[i]);
  g_assert_cmphex (phases, ==, 1u << RACE_PHASE_EXPLORE | 1u << RACE_PHASE_DEVELOP | 1u << RACE_PHASE_SETTLE
                                 | 1u << RACE_PHASE_CONSUME | 1u << RACE_PHASE_PRODUCE);
  /* A development, a world that was paid for, and one that was conquered. */
  g_assert_cmphex (hows & (1u | 1u << RACE_CONQUER | 1u << RACE_PAY), ==, 1u | 1u << RACE_CONQUER | 1u << RACE_PAY);
  g_assert_true (orrery_record_is_over (record));
  race_score (state_of (record), &score);
  g_assert_cmpint (score.total[0], ==, 33);
  g_assert_cmpint (score.total[1], ==, 20);
}

/* Numbers mentioned in the texts. */
static void
test_facts (void)
{
  static const struct
  {
    const char *place;
    int hand, chips, pool, military, tableau;
  } facts[] = {
    { "race-lesson-settle/1", 5, 0, 24, 1, 1 },  { "race-lesson-develop/1", 5, 0, 24, 1, 3 },
    { "race-lesson-consume/3", 3, 0, 24, 4, 5 }, { "race-lesson-consume/4", 4, 2, 22, 4, 5 },
    { "race-lesson-end/2", 5, 7, 15, 6, 11 },    { "race-lesson-end/5", 5, 7, 15, 6, 12 },
  };
  g_autoptr (OrreryLesson) lesson = load ();

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      const guint step = orrery_lesson_find_place (lesson, facts[i].place);
      g_autoptr (OrreryRecord) record = orrery_lesson_new_record (lesson, step);
      const RaceSeat *p = &state_of (record)->seats[0];

      g_test_message ("%s: hand %d, chips %d, pool %d, military %d, tableau %d", facts[i].place, p->n_hand, p->chips,
                      state_of (record)->pool, p->military, p->n_tableau);
      g_assert_cmpuint (step, >, 0);
      g_assert_cmpint (p->n_hand, ==, facts[i].hand);
      g_assert_cmpint (p->chips, ==, facts[i].chips);
      g_assert_cmpint (state_of (record)->pool, ==, facts[i].pool);
      g_assert_cmpint (p->military, ==, facts[i].military);
      g_assert_cmpint (p->n_tableau, ==, facts[i].tableau);
    }
}

/* The best order solves it; the worst does not. */
static OrreryVerdict
try (OrreryLesson *lesson, const char *first)
{
  g_autoptr (OrreryRecord) record = orrery_lesson_new_trial (lesson, 0);
  GameRng rng;

  game_rng_seed (&rng, 1);
  while (state_of (record)->round == 8)
    {
      const RaceState *state = state_of (record);
      GameAnswer legal[GAME_MAX_ANSWERS], answer;

      race_legal (state, legal);
      answer = race_question (state).ask == GAME_CHANCE ? race_game.chance (state, &rng) : legal[0];
      if (state->ask == RACE_ASK_ACTION)
        answer = GAME_ANSWER (RACE_DO_ACTION, state->actor == 0 ? RACE_DOUBLE : RACE_EXPLORE_5, 0, 0);
      if (state->ask == RACE_ASK_CONSUME && state->actor == 0)
        {
          GameAnswer wanted;

          g_assert_true (race_parse (first, &wanted));
          answer = race_check (state, wanted) == RACE_OK ? wanted : legal[0];
        }
      g_assert_true (orrery_record_answer (record, answer, NULL, NULL));
      if (orrery_challenge_judge (orrery_lesson_get_challenge (lesson, 0), record) == ORRERY_VERDICT_SOLVED)
        return ORRERY_VERDICT_SOLVED;
    }
  return orrery_challenge_judge (orrery_lesson_get_challenge (lesson, 0), record);
}

static void
test_challenge (void)
{
  g_autoptr (OrreryLesson) lesson = load ();

  g_assert_cmpuint (orrery_lesson_get_n_challenges (lesson), ==, 1);
  g_assert_cmpint (try (lesson, "use Tourist World"), ==, ORRERY_VERDICT_SOLVED);
  g_assert_cmpint (try (lesson, "use Epsilon Eridani"), ==, ORRERY_VERDICT_FAILED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  orrery_games_register ();
  g_test_add_func ("/race-lesson/explained", test_explained);
  g_test_add_func ("/race-lesson/whole", test_whole);
  g_test_add_func ("/race-lesson/facts", test_facts);
  g_test_add_func ("/race-lesson/challenge", test_challenge);
  return g_test_run ();
}
