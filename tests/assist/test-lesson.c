/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lesson of Roll, played from its first step to the end by its own instructions; and its challenges. */
#include "assist/orrery-decision.h"
#include "assist/orrery-lesson.h"
#include "assist/orrery-session.h"
#include "games/games.h"
#include "games/roll/assist/orrery-roll-lesson.h"
#include "games/roll/words/orrery-roll.h"

#include <string.h>

static OrreryLesson *
load (void)
{
  g_autoptr (GError) error = NULL;
  OrreryLesson *lesson = orrery_roll_lesson_new (&error);

  g_assert_no_error (error);
  return lesson;
}

static GameAnswer
answer_at (OrreryLesson *lesson, guint point)
{
  return g_array_index (orrery_lesson_get_script (lesson), GameAnswer, point);
}

/* --- Waiting for a session --- */

typedef struct
{
  OrrerySession *session;
  gboolean stopped;
  GHashTable *happened; /* words of events that happened to the person */
  guint phases;         /* mask */
} Play;

static void
stopped_cb (Play *play)
{
  play->stopped = TRUE;
}

static void
answered_cb (OrrerySession *session, guint seat, guint answer, GameEvents *events, Play *play)
{
  for (guint i = 0; i < events->n; i++)
    {
      const GameEvent *event = &events->list[i];

      if (event->kind == ROLL_EVENT_PHASE)
        play->phases |= 1u << event->a;
      if (event->seat <= 0)
        g_hash_table_add (play->happened, (gpointer) roll_game.event_word (event->kind));
    }
}

static void
play_begin (Play *play, OrreryRecord *record)
{
  *play = (Play) { .session = orrery_session_new (record), .happened = g_hash_table_new (g_str_hash, g_str_equal) };
  orrery_session_set_pace (play->session, 0);
  g_signal_connect_swapped (play->session, "asked", G_CALLBACK (stopped_cb), play);
  g_signal_connect_swapped (play->session, "over", G_CALLBACK (stopped_cb), play);
  g_signal_connect (play->session, "answered", G_CALLBACK (answered_cb), play);
}

static void
play_clear (Play *play)
{
  g_object_unref (play->session);
  g_hash_table_unref (play->happened);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Play, play_clear)

static void
play_run (Play *play)
{
  play->stopped = FALSE;
  orrery_session_run (play->session);
  while (!play->stopped)
    g_main_context_iteration (NULL, TRUE);
}

static guint
point_of (Play *play)
{
  return orrery_record_get_point (orrery_session_get_record (play->session));
}

/* --- The scripted game --- */

/* Composes the decision of the step as a person would, and gives it. */
static void
do_task (OrreryLesson *lesson, Play *play)
{
  const guint point = point_of (play);
  const GArray *script = orrery_lesson_get_script (lesson);
  g_autoptr (OrreryDecision) decision = orrery_decision_new (&orrery_roll, orrery_session_get_state (play->session));
  g_autoptr (GArray) answers = NULL;
  g_autoptr (GError) error = NULL;

  orrery_decision_fill (decision, &g_array_index (script, GameAnswer, point), script->len - point);
  if (orrery_decision_get_whole (decision))
    answers = orrery_decision_list_answers (decision);
  else
    {
      answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
      g_array_append_val (answers, g_array_index (script, GameAnswer, point));
    }
  g_assert_true (orrery_lesson_expects (lesson, point, (const GameAnswer *) (gpointer) answers->data, answers->len));
  g_assert_true (orrery_session_answer_all (play->session, (const GameAnswer *) (gpointer) answers->data, answers->len,
                                            &error));
  g_assert_no_error (error);
}

static void
test_whole (void)
{
  static const char *const wanted[] = { "showed",   "placed",    "selected", "reassigned", "stocked", "scouted",
                                        "drew",     "put",       "worker",   "completed",  "gained",  "produced",
                                        "traded",   "consumed",  "credits",  "chips",      "recruited", "broke",
                                        "end" };
  g_autoptr (OrreryLesson) lesson = load ();
  g_autoptr (OrreryRecord) record = orrery_lesson_new_record (lesson, 0);
  g_auto (Play) play = { 0 };

  play_begin (&play, record);
  for (guint i = 0; i < orrery_lesson_get_n_steps (lesson); i++)
    {
      const OrreryStep *step = orrery_lesson_get_step (lesson, i);

      orrery_session_follow (play.session, orrery_lesson_get_script (lesson), step->point);
      play_run (&play);
      g_assert_cmpuint (point_of (&play), ==, step->point);
      g_assert_cmpint (strlen (step->text), <, 320);
      if (step->task == NULL)
        continue;
      g_assert_cmpint (orrery_session_get_asked (play.session), ==, 0);
      do_task (lesson, &play);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    if (!g_hash_table_contains (play.happened, wanted[i]) && !g_str_equal (wanted[i], "showed"))
      g_error ("the lesson has no “%s”", wanted[i]);
  g_assert_cmphex (play.phases, ==, (1u << ROLL_N_PHASES) - 1);
  g_assert_true (orrery_record_is_over (record));
  g_assert_cmpuint (orrery_lesson_get_n_chapters (lesson), ==, 7);
}

/* Every decision of the person that is not skipped is explained. */
static void
test_explained (void)
{
  g_autoptr (OrreryLesson) lesson = load ();

  for (guint i = 0; i + 1 < orrery_lesson_get_n_steps (lesson); i++)
    {
      const OrreryStep *step = orrery_lesson_get_step (lesson, i);
      const guint end = orrery_lesson_get_step (lesson, i + 1)->point;
      g_autoptr (OrreryRecord) record = orrery_lesson_new_record (lesson, i);
      const GameQuestion question = roll_question (orrery_record_get_state (record));

      g_assert_true (step->task == NULL || (question.ask == GAME_DECIDE && question.seat == 0));
      /* A step that is only read changes nothing, or is skipped. */
      g_assert_true (step->task != NULL || step->skips || step->point == end);
      while (!step->skips && orrery_record_get_point (record) < end)
        {
          const guint point = orrery_record_get_point (record);
          const RollState *state = orrery_record_get_state (record);
          const GameQuestion now = roll_question (state);

          if (now.ask == GAME_DECIDE && now.seat == 0 && point > step->point && now.about != ROLL_ASK_WORKER
              && !orrery_decision_is_forced (&roll_game, state))
            g_assert_cmpuint (orrery_decision_find_begin (record, point), <=, step->point);
          g_assert_true (orrery_record_answer (record, answer_at (lesson, point), NULL, NULL));
        }
    }
}

/* Numbers mentioned in the texts. */
static void
test_facts (void)
{
  static const struct
  {
    const char *place;
    int credits, chips, pool, squares;
  } facts[] = {
    { "lesson-explore/8", 1, 0, 24, 3 }, { "lesson-recruit/1", 5, 0, 24, 3 }, { "lesson-build/1", 1, 0, 24, 3 },
    { "lesson-goods/9", 7, 5, 19, 5 },   { "lesson-move/9", 3, 5, 19, 6 },    { "lesson-end/2", 5, 5, 15, 8 },
  };
  g_autoptr (OrreryLesson) lesson = load ();
  g_autoptr (OrreryRecord) end = orrery_lesson_new_record (lesson, orrery_lesson_get_n_steps (lesson) - 1);
  GameScore score;

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      const guint step = orrery_lesson_find_place (lesson, facts[i].place);
      g_autoptr (OrreryRecord) record = orrery_lesson_new_record (lesson, step);
      const RollState *state = orrery_roll_state (record);

      g_assert_cmpuint (step, >, 0);
      g_assert_cmpint (state->seats[0].credits, ==, facts[i].credits);
      g_assert_cmpint (state->seats[0].chips, ==, facts[i].chips);
      g_assert_cmpint (state->pool, ==, facts[i].pool);
      g_assert_cmpint (roll_squares (state, 0), ==, facts[i].squares);
    }
  roll_score (orrery_roll_state (end), &score);
  g_assert_cmpint (score.total[0], ==, 41);
  g_assert_cmpint (score.total[1], ==, 23);
  g_assert_cmpint (orrery_roll_state (end)->pool, ==, 0);
}

/* Undo shows the text of its step again. */
static void
test_undo (void)
{
  g_autoptr (OrreryLesson) lesson = load ();
  const guint goods = orrery_lesson_find_place (lesson, "lesson-goods/5");
  g_autoptr (OrreryRecord) record = orrery_lesson_new_record (lesson, goods);
  g_auto (Play) play = { 0 };

  g_assert_cmpstr (orrery_lesson_get_step (lesson, goods)->title, ==, "Trade it or Consume it?");
  play_begin (&play, record);
  orrery_session_follow (play.session, orrery_lesson_get_script (lesson), point_of (&play));
  play_run (&play);
  g_assert_cmpint (orrery_session_get_asked (play.session), ==, 0);
  for (guint back = 1; back <= 2; back++)
    {
      orrery_session_undo (play.session);
      g_assert_cmpuint (orrery_lesson_find_step (lesson, point_of (&play)), ==, goods - back);
    }
  g_assert_cmpuint (orrery_lesson_find_step (lesson, 0), ==, 0);
}

static void
test_places (void)
{
  g_autoptr (OrreryLesson) lesson = load ();
  guint before = orrery_lesson_count_minutes (lesson, 0);

  g_assert_cmpuint (before, ==, 20);
  for (guint i = 0; i < orrery_lesson_get_n_steps (lesson); i++)
    {
      g_autofree char *place = orrery_lesson_dup_place (lesson, i);

      g_assert_cmpuint (orrery_lesson_find_place (lesson, place), ==, i);
      g_assert_cmpuint (orrery_lesson_count_minutes (lesson, i), <=, before);
      before = orrery_lesson_count_minutes (lesson, i);
    }
  g_assert_cmpuint (orrery_lesson_find_place (lesson, ""), ==, 0);
  g_assert_cmpuint (orrery_lesson_find_place (lesson, "lesson-goods/99"), ==, 0);
}

/* --- Challenges --- */

typedef struct
{
  const char *id;
  const char *const *solution;
  const char *const *failure;
} Trial;

static const char *const ship_well[] = { "place cyan in ship", "select ship with brown from develop", "done",
                                         "ship cyan good from Earth's Lost Colony", "consume with cyan",
                                         "ship cyan good from Spice World", "consume with cyan", "consume with brown",
                                         NULL };
/* The Home die selects, so one shipper matches nothing. */
static const char *const ship_badly[] = { "place cyan in ship", "select ship with white from explore", "done",
                                          "ship cyan good from Earth's Lost Colony", "consume with cyan",
                                          "ship cyan good from Spice World", "consume with cyan", "consume with white",
                                          NULL };
static const char *const build_both[] = { "place red in settle", "select settle with white from develop",
                                          "use Diversification", "move white from explore to settle",
                                          "dictate cyan from produce", "move white from explore to settle", NULL };
static const char *const build_one[] = { "place red in settle", "select settle with white from develop", "done", NULL };
static const char *const win[] = { "select develop with red from explore", "done", NULL };
static const char *const end_too_early[] = { "select settle with white from settle", "done", NULL };

static const Trial trials[] = {
  { "challenge-ship", ship_well, ship_badly },
  { "challenge-build", build_both, build_one },
  { "challenge-win", win, end_too_early },
};

static gboolean
is_legal (const RollState *state, GameAnswer answer)
{
  return roll_check (state, answer) == GAME_OK;
}

/* Answers from the script; other events come with the first answer. */
static OrreryVerdict
try (OrreryLesson *lesson, guint challenge, const char *const *texts)
{
  const OrreryChallenge *self = orrery_lesson_get_challenge (lesson, challenge);
  g_autoptr (OrreryRecord) record = orrery_lesson_new_trial (lesson, challenge);
  g_auto (Play) play = { 0 };

  play_begin (&play, record);
  g_assert_cmpint (orrery_challenge_judge (self, record), ==, ORRERY_VERDICT_OPEN);
  for (play_run (&play); orrery_challenge_judge (self, record) == ORRERY_VERDICT_OPEN; play_run (&play))
    {
      const RollState *state = orrery_session_get_state (play.session);
      GameAnswer legal[GAME_MAX_ANSWERS];
      GameAnswer answer = 0;
      g_autoptr (GError) error = NULL;

      g_assert_true (*texts == NULL || roll_parse (*texts, &answer));
      roll_legal (state, legal);
      if (*texts != NULL && is_legal (state, answer))
        texts++;
      else
        answer = legal[0];
      g_assert_true (orrery_session_answer_all (play.session, &answer, 1, &error));
    }
  g_assert_null (*texts);
  return orrery_challenge_judge (self, record);
}

static void
test_challenges (void)
{
  g_autoptr (OrreryLesson) lesson = load ();

  g_assert_cmpuint (orrery_lesson_get_n_challenges (lesson), ==, G_N_ELEMENTS (trials));
  for (guint i = 0; i < G_N_ELEMENTS (trials); i++)
    {
      g_assert_cmpstr (orrery_lesson_get_challenge (lesson, i)->id, ==, trials[i].id);
      g_assert_cmpint (try (lesson, i, trials[i].solution), ==, ORRERY_VERDICT_SOLVED);
      g_assert_cmpint (try (lesson, i, trials[i].failure), ==, ORRERY_VERDICT_FAILED);
    }
}

/* --- Mistakes in a script --- */

static void
test_mistakes (void)
{
  static const struct
  {
    const char *text;
    const char *message;
  } mistakes[] = {
    { "[]", "x: must be an object" },
    { "{\"chapters\": []}", "game" },
    { "{\"game\": {\"orrery\": 1}, \"chapters\": [], \"challenges\": []}", "game: " },
    { "{\"game\": {\"orrery\":1,\"type\":\"record\",\"game\":\"roll\",\"rules\":1,\"seats\":[{\"name\":\"A\",\"kind\":"
      "\"person\"},{\"name\":\"B\",\"kind\":\"simple\"}],\"start\":{\"setup\":{\"seats\":2}},\"answers\":[]},"
      "\"challenges\": [], \"chapters\": [{\"id\": \"a\", \"title\": \"A\", \"steps\": [{\"title\": \"T\", "
      "\"text\": \"T\", \"answers\": [\"done\"]}]}]}",
      "answer 0, “done”" },
    { "{\"game\": {\"orrery\":1,\"type\":\"record\",\"game\":\"roll\",\"rules\":1,\"seats\":[{\"name\":\"A\",\"kind\":"
      "\"person\"},{\"name\":\"B\",\"kind\":\"simple\"}],\"start\":{\"setup\":{\"seats\":2}},\"answers\":[]},"
      "\"challenges\": [], \"chapters\": [{\"id\": \"a\", \"title\": \"A\", \"steps\": [{\"title\": \"T\", "
      "\"text\": \"T\", \"answers\": [\"dance\"]}]}]}",
      "chapters[0].steps[0]: answers[0]: “dance” is no answer" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (mistakes); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (mistakes[i].text, strlen (mistakes[i].text));
      g_autoptr (GError) error = NULL;

      g_assert_null (orrery_lesson_new (&orrery_roll, "x", bytes, &error));
      g_assert_nonnull (error);
      if (strstr (error->message, mistakes[i].message) == NULL)
        g_error ("“%s” does not say “%s”", error->message, mistakes[i].message);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  orrery_games_register ();
  g_test_add_func ("/lesson/whole", test_whole);
  g_test_add_func ("/lesson/explained", test_explained);
  g_test_add_func ("/lesson/facts", test_facts);
  g_test_add_func ("/lesson/undo", test_undo);
  g_test_add_func ("/lesson/places", test_places);
  g_test_add_func ("/lesson/challenges", test_challenges);
  g_test_add_func ("/lesson/mistakes", test_mistakes);
  return g_test_run ();
}
