/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/scenarios.h"

#include <string.h>

static void run_members (Run *run, JsonObject *object);

void
run_fail (Run *run, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_message ("%s: %s", run->path->str, text);
  g_test_fail ();
}

void
run_number (Run *run, const char *what, gint64 is, gint64 expected)
{
  if (is != expected)
    run_fail (run, "%s is %" G_GINT64_FORMAT ", not %" G_GINT64_FORMAT, what, is, expected);
}

/* --- The table --- */

static void
load_position (Run *run, JsonNode *node)
{
  g_autoptr (JsonNode) position = run->scenarios->expand (node);
  g_autofree char *text = json_to_string (position, FALSE);
  g_autoptr (GError) error = NULL;

  if (!run->scenarios->game->read_position (position, &run->state, &error))
    run_fail (run, "the position is refused: %s: %s", error->message, text);
}

static void
load_setup (Run *run, JsonObject *object)
{
  const Game *rules = run->rules;
  GameSetup setup = { .n_seats = (guint8) json_object_get_int_member (object, "seats") };

  for (guint i = 0; rules->options[i] != NULL; i++)
    if (json_object_get_boolean_member_with_default (object, rules->options[i], FALSE))
      setup.options = (guint8) (setup.options | 1u << i);
  g_assert_cmpint (rules->start (&run->state, &setup), ==, GAME_OK);
}

/* --- Answers --- */

static void
give (Run *run, GameAnswer answer)
{
  const Game *rules = run->rules;
  char text[GAME_MAX_TEXT];
  GameStatus status;

  rules->format (answer, text);
  g_string_append_printf (run->path, " · %s", text);
  status = rules->apply (&run->state, answer, NULL);
  if (status != GAME_OK)
    run_fail (run, "refused: %s", rules->status_word (status));
  else if (rules->verify (&run->state).code != GAME_OK)
    run_fail (run, "the table is broken: %s", rules->problem_word (rules->verify (&run->state).code));
  else if (run->scenarios->check != NULL)
    run->scenarios->check (run);
}

/* "*": forced answers and luck, until somebody has a choice or that question is asked. */
static void
go_on (Run *run, const char *until)
{
  const Game *rules = run->rules;
  GameAnswer legal[GAME_MAX_ANSWERS];

  for (;;)
    {
      const GameQuestion question = rules->question (&run->state);
      const gsize n = rules->legal (&run->state, legal);

      if (question.ask == GAME_OVER || g_test_failed ())
        return;
      if (until != NULL && strcmp (rules->question_word (question.about), until) == 0)
        return;
      if (question.ask == GAME_DECIDE && n > 1 && until == NULL)
        return;
      give (run, legal[0]);
    }
}

static void
run_answer (Run *run, const char *text)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  GameAnswer answer;

  if (text[0] == '*')
    go_on (run, text[1] == ' ' ? text + 2 : NULL);
  else if (strcmp (text, "first") == 0)
    {
      run->rules->legal (&run->state, legal);
      give (run, legal[0]);
    }
  else if (run->rules->parse (text, &answer))
    give (run, answer);
  else
    run_fail (run, "“%s” is no answer", text);
}

static void
run_answers (Run *run, JsonArray *answers)
{
  for (guint i = 0; i < json_array_get_length (answers) && !g_test_failed (); i++)
    run_answer (run, json_array_get_string_element (answers, i));
}

/* --- Questions --- */

static void
check_question (Run *run, JsonObject *expected)
{
  const GameQuestion question = run->rules->question (&run->state);
  const char *about = run->rules->question_word (question.about);

  if (strcmp (json_object_get_string_member (expected, "about"), about) != 0
      || json_object_get_int_member_with_default (expected, "seat", question.seat) != question.seat)
    run_fail (run, "%s of seat %d is asked", about, question.seat);
}

static char *
list_legal (Run *run)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = run->rules->legal (&run->state, legal);
  GString *list = g_string_new ("[");

  for (gsize i = 0; i < n; i++)
    {
      char text[GAME_MAX_TEXT];

      run->rules->format (legal[i], text);
      g_string_append_printf (list, "%s\"%s\"", i == 0 ? "" : ",", text);
    }
  return g_string_free (g_string_append_c (list, ']'), FALSE);
}

/* All of these and no others; some of these, or none of these. */
static void
check_legal (Run *run, JsonNode *answers)
{
  g_autofree char *expected = json_to_string (answers, FALSE);
  g_autofree char *legal = list_legal (run);

  if (strcmp (expected, legal) != 0)
    run_fail (run, "the answers are %s, not %s", legal, expected);
}

static void
check_offers (Run *run, JsonArray *answers, gboolean is_legal)
{
  const Game *rules = run->rules;

  for (guint i = 0; i < json_array_get_length (answers); i++)
    {
      const char *text = json_array_get_string_element (answers, i);
      GameAnswer answer;
      const gboolean is_offered = rules->parse (text, &answer) && rules->check (&run->state, answer) == GAME_OK;

      if (is_offered != is_legal)
        run_fail (run, "“%s” is %s", text, is_legal ? "not offered" : "offered");
    }
}

static void
check_refused (Run *run, JsonObject *refused)
{
  const Game *rules = run->rules;
  JsonObjectIter iter;
  const char *text;
  JsonNode *reason;

  json_object_iter_init (&iter, refused);
  while (json_object_iter_next (&iter, &text, &reason))
    {
      const GameState before = run->state;
      GameAnswer answer = 0;
      GameStatus status;

      if (!rules->parse (text, &answer))
        run_fail (run, "“%s” is no answer", text);
      status = rules->apply (&run->state, answer, NULL);
      if (strcmp (rules->status_word (status), json_node_get_string (reason)) != 0)
        run_fail (run, "“%s” is answered with %s", text, rules->status_word (status));
      if (memcmp (&before, &run->state, rules->state_size) != 0)
        run_fail (run, "“%s” has changed something", text);
    }
}

/* The number of ways to name the set that is asked for. */
static guint
count_series (const Game *rules, const GameState *state, GameQuestion asked)
{
  const GameQuestion question = rules->question (state);
  GameAnswer legal[GAME_MAX_ANSWERS];
  gsize n;
  guint sum = 0;

  if (question.about != asked.about || question.seat != asked.seat)
    return 1;
  n = rules->legal (state, legal);
  for (gsize i = 0; i < n; i++)
    {
      GameState next = *state;

      rules->apply (&next, legal[i], NULL);
      sum += count_series (rules, &next, asked);
    }
  return sum;
}

/* --- The table --- */

static gboolean matches (Run *run, JsonNode *node, JsonNode *expected, const char *member);

/* Objects have at least the expected members; null means a missing one. */
static gboolean
matches_object (Run *run, JsonNode *node, JsonObject *expected, const char *member)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  JsonObjectIter iter;
  const char *name;
  JsonNode *part;

  if (object == NULL
      || (run->scenarios->is_whole != NULL && run->scenarios->is_whole (member)
          && json_object_get_size (object) != json_object_get_size (expected)))
    return FALSE;
  json_object_iter_init (&iter, expected);
  while (json_object_iter_next (&iter, &name, &part))
    if (JSON_NODE_HOLDS_NULL (part) ? json_object_has_member (object, name)
                                    : !json_object_has_member (object, name)
                                          || !matches (run, json_object_get_member (object, name), part, name))
      return FALSE;
  return TRUE;
}

static gboolean
matches_array (Run *run, JsonNode *node, JsonArray *expected, const char *member)
{
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  if (array == NULL || json_array_get_length (array) != json_array_get_length (expected))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (expected); i++)
    if (!matches (run, json_array_get_element (array, i), json_array_get_element (expected, i), member))
      return FALSE;
  return TRUE;
}

static gboolean
matches (Run *run, JsonNode *node, JsonNode *expected, const char *member)
{
  if (JSON_NODE_HOLDS_OBJECT (expected))
    return matches_object (run, node, json_node_get_object (expected), member);
  if (JSON_NODE_HOLDS_ARRAY (expected))
    return matches_array (run, node, json_node_get_array (expected), member);
  return json_node_equal (node, expected);
}

static void
check_expected (Run *run, JsonNode *expected)
{
  g_autoptr (JsonNode) position = run->scenarios->game->write_position (&run->state, GAME_NOBODY);
  g_autofree char *is = json_to_string (position, FALSE);
  g_autofree char *should = json_to_string (expected, FALSE);

  if (!matches (run, position, expected, ""))
    run_fail (run, "expected %s, but it is %s", should, is);
}

static void
check_numbers (Run *run, JsonObject *expected, const char *member, const gint16 *is)
{
  JsonArray *list = json_object_has_member (expected, member) ? json_object_get_array_member (expected, member) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    run_number (run, member, is[i], json_array_get_int_element (list, i));
}

static void
check_score (Run *run, JsonObject *expected)
{
  GameScore score;

  run->rules->score (&run->state, &score);
  check_numbers (run, expected, "totals", score.total);
  check_numbers (run, expected, "tie_breaks", score.tie_break);
  if (json_object_has_member (expected, "winners"))
    {
      JsonArray *winners = json_object_get_array_member (expected, "winners");
      guint mask = 0;

      for (guint i = 0; i < json_array_get_length (winners); i++)
        mask |= 1u << json_array_get_int_element (winners, i);
      run_number (run, "winners", score.winners, mask);
    }
}

/* --- Branches --- */

/* Views and cases continue from here, each separately. */
static void
run_list (const Run *run, JsonArray *list, gboolean is_views)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *object = json_array_get_object_element (list, i);
      Run branch = { run->scenarios, run->rules, run->state, g_string_new (run->path->str) };

      if (is_views)
        run->rules->view (&branch.state, (int) json_object_get_int_member (object, "seat"));
      g_string_append_printf (branch.path, " / %s",
                              is_views ? "view" : json_object_get_string_member (object, "case"));
      run_members (&branch, object);
      g_string_free (branch.path, TRUE);
    }
}

/* One or the other: a seat cannot tell. */
static void
check_same (Run *run, JsonObject *object)
{
  const Game *rules = run->rules;
  const int seat = (int) json_object_get_int_member (object, "seat");
  Run either = *run, other = *run;

  run_answers (&either, json_object_get_array_member (object, "either"));
  run_answers (&other, json_object_get_array_member (object, "or"));
  if (memcmp (&either.state, &other.state, rules->state_size) == 0)
    run_fail (run, "there is no difference to be hidden");
  rules->view (&either.state, seat);
  rules->view (&other.state, seat);
  if (memcmp (&either.state, &other.state, rules->state_size) != 0)
    run_fail (run, "seat %d can tell them apart", seat);
}

/* --- Running --- */

static void
run_member (Run *run, const char *member, JsonNode *node)
{
  static const char *const passed_over[] = { "name", "rule", "case", "seat", NULL };
  g_autofree char *word = g_strndup (member, strcspn (member, " "));

  if (g_strv_contains (passed_over, word))
    return;
  if (strcmp (word, "position") == 0)
    load_position (run, node);
  else if (strcmp (word, "setup") == 0)
    load_setup (run, json_node_get_object (node));
  else if (strcmp (word, "answers") == 0)
    run_answers (run, json_node_get_array (node));
  else if (strcmp (word, "question") == 0)
    check_question (run, json_node_get_object (node));
  else if (strcmp (word, "legal") == 0)
    check_legal (run, node);
  else if (strcmp (word, "offers") == 0 || strcmp (word, "lacks") == 0)
    check_offers (run, json_node_get_array (node), strcmp (word, "offers") == 0);
  else if (strcmp (word, "refuse") == 0)
    check_refused (run, json_node_get_object (node));
  else if (strcmp (word, "series") == 0)
    run_number (run, word,
                count_series (run->rules, &run->state, run->rules->question (&run->state)),
                json_node_get_int (node));
  else if (strcmp (word, "expect") == 0)
    check_expected (run, node);
  else if (strcmp (word, "score") == 0)
    check_score (run, json_node_get_object (node));
  else if (strcmp (word, "same") == 0)
    check_same (run, json_node_get_object (node));
  else if (strcmp (word, "views") == 0 || strcmp (word, "cases") == 0)
    run_list (run, json_node_get_array (node), strcmp (word, "views") == 0);
  else if (!run->scenarios->run_member (run, word, member, node))
    run_fail (run, "unknown member “%s”", member);
}

/* In the order in which they are written. */
static void
run_members (Run *run, JsonObject *object)
{
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &member, &node) && !g_test_failed ())
    run_member (run, member, node);
}

static const Scenarios *current;

static void
test_scenario (gconstpointer data)
{
  JsonObject *object = (JsonObject *) data;
  Run run = { .scenarios = current, .rules = current->game->rules,
              .path = g_string_new (json_object_get_string_member (object, "name")) };

  run_members (&run, object);
  g_string_free (run.path, TRUE);
}

static void
test_coverage (gconstpointer data)
{
  GPtrArray *all = (GPtrArray *) data;

  for (guint i = 0; i < current->n_numbers; i++)
    {
      g_autofree char *rule = g_strdup_printf ("scenario %u", current->numbers[i]);
      gboolean is_there = FALSE;

      for (guint k = 0; k < all->len; k++)
        is_there |= strcmp (json_object_get_string_member (all->pdata[k], "rule"), rule) == 0;
      if (!is_there)
        g_error ("%s is not played", rule);
    }
}

static void
add_file (GPtrArray *all, const char *base)
{
  g_autofree char *name = g_strdup_printf ("%s.json", base);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, current->folder, "scenarios", name, NULL);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  JsonArray *list;

  if (!json_parser_load_from_file (parser, path, &error))
    g_error ("%s: %s", path, error->message);
  list = json_node_get_array (json_parser_get_root (parser));
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *object = json_object_ref (json_array_get_object_element (list, i));
      g_autofree char *test = g_strdup_printf ("/%s-scenarios/%s/%s: %s", current->folder, base,
                                               json_object_get_string_member (object, "rule"),
                                               json_object_get_string_member (object, "name"));

      g_ptr_array_add (all, object);
      g_test_add_data_func (test, object, test_scenario);
    }
}

int
scenarios_run (const Scenarios *self)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  g_autofree char *coverage = g_strdup_printf ("/%s-scenarios/coverage", self->folder);

  current = self;
  for (guint i = 0; self->files[i] != NULL; i++)
    add_file (all, self->files[i]);
  g_test_add_data_func (coverage, all, test_coverage);
  return g_test_run ();
}
