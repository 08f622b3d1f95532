/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays every scenario of scenarios/, one test each. */
#include "games/roll/words/orrery-position.h"
#include "scenario.h"

#include <string.h>

/* Answers. */

static bool
is_legal (const RollState *s, GameAnswer answer)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = roll_legal (s, legal);

  for (size_t i = 0; i < n; i++)
    if (legal[i] == answer)
      return true;
  return false;
}

static bool
parse (Run *run, const char *text, GameAnswer *answer)
{
  if (text != NULL && roll_parse (text, answer))
    return true;
  run_fail (run, "\"%s\" is no answer in words", text != NULL ? text : "null");
  return false;
}

static void
check_whole (Run *run, const RollState *s)
{
  const GameProblem problem = roll_verify (s);

  if (problem.code != GAME_OK)
    {
      g_autofree char *text = orrery_problem_text (&problem, NULL);

      run_fail (run, "the table is broken (%s): %s", roll_game.problem_word (problem.code), text);
    }
}

static char *
legal_text (const RollState *s)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = roll_legal (s, legal);
  GString *text = g_string_new (NULL);

  for (size_t i = 0; i < n && i < 40; i++)
    {
      char words[GAME_MAX_TEXT];

      roll_format (legal[i], words);
      g_string_append_printf (text, "%s\"%s\"", i > 0 ? ", " : "", words);
    }
  return g_string_free (text, FALSE);
}

static void
give_answer (Run *run, RollState *s, const char *text)
{
  GameAnswer answer;
  GameStatus status;
  GameEvents events = { 0 };

  if (!parse (run, text, &answer))
    return;
  if (GAME_ANSWER_KIND (answer) < ROLL_DO_FIX_CREDITS && !is_legal (s, answer))
    {
      g_autofree char *legal = legal_text (s);

      run_fail (run, "\"%s\" is not legal (%s); %s asks seat %d: %s", text,
                roll_game.status_word (roll_check (s, answer)),
                roll_game.question_word (roll_question (s).about), roll_question (s).seat, legal);
      return;
    }
  status = roll_apply (s, answer, &events);
  g_string_append_printf (run->so_far, ", \"%s\"", text);
  if (status != GAME_OK)
    run_fail (run, "refused: %s", roll_game.status_word (status));
  if (events.lost > 0)
    run_fail (run, "%u events lost", events.lost);
  check_whole (run, s);
}

static void
give_answers (Run *run, RollState *s, JsonArray *answers)
{
  for (guint i = 0; i < json_array_get_length (answers) && !run->failed; i++)
    give_answer (run, s, json_array_get_string_element (answers, i));
}

/* The current legal answers. */

static void
check_refused (Run *run, const RollState *s, const char *text, const char *why)
{
  GameAnswer answer;
  RollState after = *s;
  GameStatus status;

  if (!parse (run, text, &answer))
    return;
  status = roll_apply (&after, answer, NULL);
  if (status == GAME_OK)
    run_fail (run, "\"%s\" must be refused (%s) but is accepted", text, why);
  else if (g_strcmp0 (roll_game.status_word (status), why) != 0)
    run_fail (run, "\"%s\" must be refused as %s but is as %s", text, why, roll_game.status_word (status));
  if (status != GAME_OK && memcmp (&after, s, sizeof after) != 0)
    run_fail (run, "refusing \"%s\" has changed the table", text);
  if (is_legal (s, answer))
    run_fail (run, "\"%s\" must be refused but is offered", text);
}

static void
check_refusals (Run *run, const RollState *s, JsonObject *refuse)
{
  JsonObjectIter iter;
  const char *text;
  JsonNode *why;

  json_object_iter_init (&iter, refuse);
  while (json_object_iter_next (&iter, &text, &why))
    check_refused (run, s, text, json_node_get_string (why));
}

static void
check_offers (Run *run, const RollState *s, JsonArray *answers, bool offered)
{
  for (guint i = 0; i < json_array_get_length (answers); i++)
    {
      const char *text = json_array_get_string_element (answers, i);
      GameAnswer answer;

      if (parse (run, text, &answer) && is_legal (s, answer) != offered)
        run_fail (run, "\"%s\" is %s", text, offered ? "not offered" : "offered");
    }
}

static void
check_legal (Run *run, const RollState *s, JsonArray *answers)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = roll_legal (s, legal);

  check_offers (run, s, answers, true);
  if (n != json_array_get_length (answers))
    {
      g_autofree char *text = legal_text (s);

      run_fail (run, "%u answers expected, %u are legal: %s", json_array_get_length (answers), (unsigned) n,
                text);
    }
}

static void
check_question (Run *run, const RollState *s, JsonObject *expect)
{
  static const char *const known[] = { "about", "seat", NULL };
  const GameQuestion question = roll_question (s);
  const char *about = json_object_get_string_member_with_default (expect, "about", "");

  run_check_members (run, expect, "question", known);
  if (strcmp (about, roll_game.question_word (question.about)) != 0)
    run_fail (run, "the question must be %s but is %s", about, roll_game.question_word (question.about));
  if (json_object_has_member (expect, "seat")
      && json_object_get_int_member (expect, "seat") != question.seat)
    run_fail (run, "the question must be for seat %d but is for %d",
              (int) json_object_get_int_member (expect, "seat"), question.seat);
}

static void
check_state (Run *run, const RollState *s, JsonObject *part)
{
  if (json_object_has_member (part, "question"))
    check_question (run, s, json_object_get_object_member (part, "question"));
  if (json_object_has_member (part, "legal"))
    check_legal (run, s, json_object_get_array_member (part, "legal"));
  if (json_object_has_member (part, "offers"))
    check_offers (run, s, json_object_get_array_member (part, "offers"), true);
  if (json_object_has_member (part, "lacks"))
    check_offers (run, s, json_object_get_array_member (part, "lacks"), false);
  if (json_object_has_member (part, "refuse"))
    check_refusals (run, s, json_object_get_object_member (part, "refuse"));
  if (json_object_has_member (part, "expect"))
    run_expect (run, s, json_object_get_object_member (part, "expect"));
}

/* The view of a seat. */

/* Other answers from the same start must look the same to that seat. */
static void
check_same_view (Run *run, const RollState *before, const RollState *view, int seat, JsonArray *answers)
{
  RollState other = *before;

  give_answers (run, &other, answers);
  if (run->failed)
    return;
  roll_view (&other, seat);
  if (memcmp (&other, view, sizeof other) != 0)
    run_fail (run, "seat %d sees the difference", seat);
}

static void
check_view (Run *run, const RollState *before, const RollState *s, JsonObject *part)
{
  static const char *const known[] = { "seat", "question", "legal", "offers", "lacks", "refuse", "expect",
                                       "same as", NULL };
  const int seat = (int) json_object_get_int_member_with_default (part, "seat", -1);
  RollState view = *s;

  run_check_members (run, part, "view", known);
  roll_view (&view, seat);
  g_string_append_printf (run->so_far, ", as seat %d sees it", seat);
  check_whole (run, &view);
  check_state (run, &view, part);
  if (json_object_has_member (part, "same as"))
    check_same_view (run, before, &view, seat, json_object_get_array_member (part, "same as"));
}

static void
check_views (Run *run, const RollState *before, const RollState *s, JsonArray *views)
{
  const gsize length = run->so_far->len;

  for (guint i = 0; i < json_array_get_length (views) && !run->failed; i++)
    {
      check_view (run, before, s, json_array_get_object_element (views, i));
      if (!run->failed)
        g_string_truncate (run->so_far, length);
    }
}

/* A scenario, or one of its cases: answers, then what is true. */
static void
run_part (Run *run, const RollState *before, JsonObject *part)
{
  static const char *const known[] = { "name", "case", "rule", "tile", "power", "bonus", "works", "setup",
                                       "position", "impossible", "answers", "question", "legal", "offers", "lacks",
                                       "refuse", "expect", "views", "cases", NULL };
  RollState s = *before;

  run_check_members (run, part, "a scenario", known);
  if (json_object_has_member (part, "answers"))
    give_answers (run, &s, json_object_get_array_member (part, "answers"));
  if (run->failed)
    return;
  check_state (run, &s, part);
  if (json_object_has_member (part, "views"))
    check_views (run, before, &s, json_object_get_array_member (part, "views"));
  if (json_object_has_member (part, "cases"))
    {
      JsonArray *cases = json_object_get_array_member (part, "cases");
      const gsize length = run->so_far->len;

      for (guint i = 0; i < json_array_get_length (cases) && !run->failed; i++)
        {
          JsonObject *one = json_array_get_object_element (cases, i);

          g_string_append_printf (run->so_far, "; case \"%s\"",
                                  json_object_get_string_member_with_default (one, "case", "?"));
          run_part (run, &s, one);
          if (!run->failed)
            g_string_truncate (run->so_far, length);
        }
    }
}

/* "setup": a game from its very beginning. */
static bool
set_up (Run *run, JsonObject *object, RollState *s)
{
  static const char *const known[] = { "seats", "first game", "mirror", "impossible", NULL };
  const GameSetup setup = {
    .n_seats = (uint8_t) json_object_get_int_member_with_default (object, "seats", 0),
    .options = (json_object_get_boolean_member_with_default (object, "first game", FALSE) ? ROLL_FIRST_GAME : 0)
               | (json_object_get_boolean_member_with_default (object, "mirror", FALSE) ? ROLL_MIRROR : 0),
  };
  const bool impossible = json_object_get_boolean_member_with_default (object, "impossible", FALSE);
  const GameStatus status = roll_start (s, &setup);

  run_check_members (run, object, "setup", known);
  if ((status != GAME_OK) != impossible)
    run_fail (run, "the setup gives %s", roll_game.status_word (status));
  return status == GAME_OK;
}

/* "impossible": no such table can exist, and the message contains this word. */
static bool
read_position (Run *run, JsonObject *object, RollState *s)
{
  const char *impossible = json_object_get_string_member_with_default (object, "impossible", NULL);
  g_autoptr (GError) error = NULL;

  if (orrery_position_read (json_object_get_member (object, "position"), s, &error))
    {
      if (impossible != NULL)
        run_fail (run, "the position must be impossible (%s) but is read", impossible);
      return impossible == NULL;
    }
  if (impossible == NULL || strstr (error->message, impossible) == NULL)
    run_fail (run, "position: %s", error->message);
  return false;
}

static void
test_scenario (gconstpointer data)
{
  const Scenario *scenario = data;
  g_autoptr (GString) so_far = g_string_new ("start");
  Run run = { so_far, FALSE };
  RollState s;

  memset (&s, 0, sizeof s);
  if (json_object_has_member (scenario->object, "setup"))
    {
      if (!set_up (&run, json_object_get_object_member (scenario->object, "setup"), &s))
        return;
    }
  else if (!json_object_has_member (scenario->object, "position"))
    {
      run_fail (&run, "neither setup nor position");
      return;
    }
  else if (!read_position (&run, scenario->object, &s))
    return;
  check_whole (&run, &s);
  run_part (&run, &s, scenario->object);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) scenarios = NULL;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_DIST, "engine", "scenarios", NULL);
  scenarios = scenarios_load (folder);
  for (guint i = 0; i < scenarios->len; i++)
    {
      const Scenario *scenario = scenarios->pdata[i];
      g_autofree char *path = g_strdup_printf ("/engine/scenario/%s/%s", scenario->file, scenario->name);

      g_test_add_data_func (path, scenario, test_scenario);
    }
  scenarios_test_coverage (scenarios);
  return g_test_run ();
}
