/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenarios of New Frontiers: a table, answers, and what must be true then. They are in scenarios/,
 * whose README says how they are written. */
#include "games/frontiers/rules/internal.h"
#include "games/frontiers/words/orrery-frontiers-position.h"

#include <string.h>

typedef struct
{
  FrState s;
  GString *path; /* name of the scenario and its cases, and the answers so far */
} Run;

static void run_members (Run *run, JsonObject *object);

G_GNUC_PRINTF (2, 3)
static void
fail (Run *run, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_message ("%s: %s", run->path->str, text);
  g_test_fail ();
}

static char *
print (JsonNode *node)
{
  return json_to_string (node, FALSE);
}

/* Shorthands for tiles */

static JsonArray *
new_words (const char *word)
{
  JsonArray *array = json_array_new ();

  json_array_add_string_element (array, word);
  return array;
}

/* "S1 2", "S2 2 rebel", "E1 colonists 1", "C1 1 any 1 vp 1 [may]", "C3 1 1 Name" */
static JsonObject *
expand_power (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 8);
  const guint n = g_strv_length (words);
  const char *code = words[0];
  JsonObject *power = json_object_new ();
  JsonObject *gain = NULL;
  const gboolean is_gain = strchr ("EDSP", code[0]) != NULL && n >= 3 && g_ascii_isdigit (words[2][0]);

  json_object_set_string_member (power, "code", code);
  if (strcmp (code, "C1") == 0)
    {
      json_object_set_int_member (power, "per_use", atoi (words[1]));
      json_object_set_array_member (power, "good", new_words (words[2]));
      json_object_set_int_member (power, "max_uses", atoi (words[3]));
      gain = json_object_new ();
      json_object_set_int_member (gain, words[4], atoi (words[5]));
      json_object_set_object_member (power, "gain", gain);
      if (n > 6)
        json_object_set_boolean_member (power, words[6], TRUE);
    }
  else if (strcmp (code, "C3") == 0)
    {
      json_object_set_int_member (power, "amount", atoi (words[1]));
      json_object_set_int_member (power, "plus", n > 2 ? atoi (words[2]) : 0);
      if (n > 3)
        json_object_set_string_member (power, "with", words[3]);
    }
  else if (strcmp (code, "C2") == 0 || is_gain)
    {
      gain = json_object_new ();
      json_object_set_int_member (gain, words[1], atoi (words[2]));
      json_object_set_object_member (power, "gain", gain);
      if (n > 3)
        json_object_set_array_member (power, strcmp (code, "P4") == 0 || strcmp (code, "P6") == 0 ? "good" : "of", new_words (words[3]));
      if (n > 4)
        json_object_set_string_member (power, "each", words[4]);
    }
  else if (n > 1)
    {
      json_object_set_int_member (power, strcmp (code, "S5") == 0 ? "discount" : strcmp (code, "S8") == 0 ? "range" : "amount", atoi (words[1]));
      if (n > 2)
        json_object_set_array_member (power, strcmp (code, "S2") == 0 ? "against" : code[0] == 'T' || strcmp (code, "S3") == 0 ? "good" : "of",
                                      new_words (words[2]));
    }
  return power;
}

static void
expand_powers (JsonObject *tile, const char *text)
{
  JsonArray *powers = json_array_new ();
  g_auto (GStrv) list = text == NULL ? NULL : g_strsplit (text, ", ", 8);

  for (guint i = 0; list != NULL && list[i] != NULL; i++)
    json_array_add_object_element (powers, expand_power (list[i]));
  json_object_set_array_member (tile, "powers", powers);
}

static gboolean
is_word (const char *word, const char *const *words)
{
  return g_strv_contains (words, word);
}

static void
expand_word (JsonObject *tile, JsonArray *keywords, const char *word)
{
  static const char *const goods[] = { "gray", "production", "windfall", NULL };
  static const char *const kinds[] = { "novelty", "rare", "genes", "alien", "any", NULL };

  if (is_word (word, goods))
    json_object_set_string_member (tile, "goods", word);
  else if (is_word (word, kinds) && json_object_has_member (tile, "goods") && !json_object_has_member (tile, "kind")
           && strcmp (json_object_get_string_member (tile, "goods"), "gray") != 0)
    json_object_set_string_member (tile, "kind", word);
  else if (strcmp (word, "good") == 0)
    json_object_set_boolean_member (tile, "good", TRUE);
  else if (strcmp (word, "VP?") == 0)
    json_object_set_string_member (tile, "vp", "?");
  else if (g_str_has_prefix (word, "VP"))
    json_object_set_int_member (tile, "vp", atoi (word + 2));
  else if (word[0] == '=')
    json_object_set_string_member (tile, "name", word + 1);
  else
    json_array_add_string_element (keywords, word);
}

static JsonNode *
expand (const char *text)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *tile = json_object_new ();
  JsonArray *keywords = json_array_new ();
  g_auto (GStrv) halves = g_strsplit (text, ": ", 2);
  g_auto (GStrv) words = g_strsplit (halves[0], " ", 12);
  const char *first = words[0];

  if (g_str_has_prefix (first, "nm") || (first[0] == 'm' && g_ascii_isdigit (first[1])))
    {
      const char *bracket = strchr (first, '(');

      json_object_set_string_member (tile, "type", first[0] == 'n' ? "non-military" : "military");
      json_object_set_int_member (tile, "number", atoi (first + (first[0] == 'n' ? 2 : 1)));
      json_object_set_int_member (tile, "colonists", bracket == NULL ? 1 : atoi (bracket + 1));
    }
  else if (first[0] == 'd')
    {
      json_object_set_string_member (tile, "size", "small");
      json_object_set_int_member (tile, "cost", atoi (first + 1));
      json_object_set_int_member (tile, "vp", 0);
    }
  else if (first[0] == 'L')
    json_object_set_string_member (tile, "size", "large");
  for (guint i = 1; words[i] != NULL; i++)
    expand_word (tile, keywords, words[i]);
  if (strcmp (first, "home") == 0 || first[0] == 'n' || first[0] == 'm')
    {
      if (!json_object_has_member (tile, "goods"))
        json_object_set_string_member (tile, "goods", "gray");
      if (!json_object_has_member (tile, "vp"))
        json_object_set_int_member (tile, "vp", 0);
    }
  json_object_set_array_member (tile, "keywords", keywords);
  expand_powers (tile, halves[1]);
  json_node_take_object (node, tile);
  return node;
}

static gboolean
is_shorthand (const char *text)
{
  return g_regex_match_simple ("^(nm[0-9]|m[0-9]|d[0-9]|L|home\\b)", text, 0, 0) && strcmp (text, "large") != 0;
}

/* Every shorthand anywhere in a position. */
static JsonNode *
expand_all (JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *old = json_node_get_array (node);
      JsonArray *list = json_array_new ();
      JsonNode *result = json_node_new (JSON_NODE_ARRAY);

      for (guint i = 0; i < json_array_get_length (old); i++)
        json_array_add_element (list, expand_all (json_array_get_element (old, i)));
      json_node_take_array (result, list);
      return result;
    }
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObject *copy = json_object_new ();
      JsonNode *result = json_node_new (JSON_NODE_OBJECT);
      JsonObjectIter iter;
      const char *member;
      JsonNode *value;

      json_object_iter_init (&iter, json_node_get_object (node));
      while (json_object_iter_next (&iter, &member, &value))
        json_object_set_member (copy, member, expand_all (value));
      json_node_take_object (result, copy);
      return result;
    }
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING && is_shorthand (json_node_get_string (node)))
    return expand (json_node_get_string (node));
  return json_node_copy (node);
}

/* The table */

static void
load_position (Run *run, JsonNode *node)
{
  g_autoptr (JsonNode) position = expand_all (node);
  g_autoptr (GError) error = NULL;

  if (!orrery_frontiers_position_read (position, &run->s, &error))
    {
      g_autofree char *text = print (position);

      fail (run, "the position is refused: %s: %s", error->message, text);
    }
}

static void
load_setup (Run *run, JsonObject *object)
{
  GameSetup setup = { .n_seats = (guint8) json_object_get_int_member (object, "seats") };

  for (guint i = 0; fr_game.options[i] != NULL; i++)
    if (json_object_get_boolean_member_with_default (object, fr_game.options[i], FALSE))
      setup.options = (guint8) (setup.options | FR_BIT (i));
  g_assert_cmpint (fr_start (&run->s, &setup), ==, FR_OK);
}

/* Answers */

/* What is written is read back as the same state. */
static void
check_written (Run *run)
{
  g_autoptr (JsonNode) position = orrery_frontiers_position_write (&run->s, GAME_NOBODY);
  g_autoptr (GError) error = NULL;
  FrState again;

  if (!orrery_frontiers_position_read (position, &again, &error))
    fail (run, "it cannot be read again: %s", error->message);
  else if (memcmp (&again, &run->s, sizeof again) != 0)
    fail (run, "it is read as another state");
}

static void
give (Run *run, GameAnswer answer)
{
  char text[GAME_MAX_TEXT];
  GameStatus status;

  fr_format (answer, text);
  g_string_append_printf (run->path, " · %s", text);
  status = fr_apply (&run->s, answer, NULL);
  if (status != FR_OK)
    fail (run, "refused: %s", fr_game.status_word (status));
  else if (fr_verify (&run->s).code != FR_WHOLE)
    fail (run, "the table is broken: %s", fr_game.problem_word (fr_verify (&run->s).code));
  else
    check_written (run);
}

static void
go_on (Run *run, const char *until)
{
  GameAnswer legal[GAME_MAX_ANSWERS];

  for (;;)
    {
      const GameQuestion question = fr_question (&run->s);
      const gsize n = fr_legal (&run->s, legal);

      if (question.ask == GAME_OVER || g_test_failed ())
        return;
      if (until != NULL && strcmp (fr_game.question_word (question.about), until) == 0)
        return;
      if (question.ask == GAME_DECIDE && n > 1 && until == NULL)
        return;
      give (run, legal[0]);
    }
}

static void
run_answers (Run *run, JsonArray *answers)
{
  for (guint i = 0; i < json_array_get_length (answers) && !g_test_failed (); i++)
    {
      const char *text = json_array_get_string_element (answers, i);
      GameAnswer answer;

      if (text[0] == '*')
        go_on (run, text[1] == ' ' ? text + 2 : NULL);
      else if (fr_parse (text, &answer))
        give (run, answer);
      else
        fail (run, "“%s” is no answer", text);
    }
}

/* What is asked */

static char *
list_legal (const FrState *s)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = fr_legal (s, legal);
  GString *list = g_string_new ("[");

  for (gsize i = 0; i < n; i++)
    {
      char text[GAME_MAX_TEXT];

      fr_format (legal[i], text);
      g_string_append_printf (list, "%s\"%s\"", i == 0 ? "" : ",", text);
    }
  return g_string_free (g_string_append_c (list, ']'), FALSE);
}

static void
check_question (Run *run, JsonObject *expected)
{
  const GameQuestion question = fr_question (&run->s);
  const char *about = fr_game.question_word (question.about);

  if (strcmp (json_object_get_string_member (expected, "about"), about) != 0
      || json_object_get_int_member_with_default (expected, "seat", question.seat) != question.seat)
    fail (run, "%s of seat %d is asked", about, question.seat);
}

static void
check_offers (Run *run, JsonArray *answers, gboolean is_legal)
{
  for (guint i = 0; i < json_array_get_length (answers); i++)
    {
      const char *text = json_array_get_string_element (answers, i);
      GameAnswer answer;
      const gboolean is_offered = fr_parse (text, &answer) && fr_check (&run->s, answer) == FR_OK;

      if (is_offered != is_legal)
        fail (run, "“%s” is %s", text, is_legal ? "not offered" : "offered");
    }
}

static void
check_legal (Run *run, JsonNode *answers)
{
  g_autofree char *expected = print (answers);
  g_autofree char *legal = list_legal (&run->s);

  if (strcmp (expected, legal) != 0)
    fail (run, "the answers are %s, not %s", legal, expected);
}

static void
check_refused (Run *run, JsonObject *refused)
{
  JsonObjectIter iter;
  const char *text;
  JsonNode *reason;

  json_object_iter_init (&iter, refused);
  while (json_object_iter_next (&iter, &text, &reason))
    {
      const FrState before = run->s;
      GameAnswer answer = 0;
      GameStatus status;

      if (!fr_parse (text, &answer))
        fail (run, "“%s” is no answer", text);
      status = fr_apply (&run->s, answer, NULL);
      if (strcmp (fr_game.status_word (status), json_node_get_string (reason)) != 0)
        fail (run, "“%s” is answered with %s", text, fr_game.status_word (status));
      if (memcmp (&before, &run->s, sizeof before) != 0)
        fail (run, "“%s” has changed something", text);
    }
}

static void
check_number (Run *run, const char *what, gint64 is, gint64 expected)
{
  if (is != expected)
    fail (run, "%s is %" G_GINT64_FORMAT ", not %" G_GINT64_FORMAT, what, is, expected);
}

/* [seat, number from 1, value], or several of them. */
static void
check_computed (Run *run, const char *what, JsonArray *list)
{
  int seat, is;
  guint at;

  if (JSON_NODE_HOLDS_ARRAY (json_array_get_element (list, 0)))
    {
      for (guint i = 0; i < json_array_get_length (list); i++)
        check_computed (run, what, json_array_get_array_element (list, i));
      return;
    }
  seat = (int) json_array_get_int_element (list, 0);
  at = (guint) json_array_get_int_element (list, 1) - 1;
  if (strcmp (what, "price") == 0)
    is = fr_develop_price (&run->s, seat, at);
  else if (strcmp (what, "strength") == 0)
    is = fr_strength (&run->s, seat, run->s.seats[seat].explored[at]);
  else if (strcmp (what, "sale") == 0)
    is = fr_sale (&run->s, seat, at);
  else
    is = fr_bonus (&run->s, seat, FR_PLACE_DEVELOPMENT + at);
  check_number (run, what, is, json_array_get_int_element (list, 2));
}

static void
check_goal (Run *run, JsonObject *object)
{
  const char *name = json_object_get_string_member (object, "goal");
  JsonArray *counts = json_object_get_array_member (object, "counts");
  JsonArray *vp = json_object_get_array_member (object, "vp");
  guint goal = 0;

  while (strcmp (fr_goals[goal].name, name) != 0)
    goal++;
  for (guint i = 0; i < json_array_get_length (counts); i++)
    check_number (run, name, fr_goal_vp (&run->s, goal, (int) json_array_get_int_element (counts, i)),
                  json_array_get_int_element (vp, i));
}

/* What is on the table */

static gboolean
matches (JsonNode *node, JsonNode *expected)
{
  if (JSON_NODE_HOLDS_OBJECT (expected))
    {
      JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
      JsonObjectIter iter;
      const char *name;
      JsonNode *part;

      if (object == NULL)
        return FALSE;
      json_object_iter_init (&iter, json_node_get_object (expected));
      while (json_object_iter_next (&iter, &name, &part))
        if (JSON_NODE_HOLDS_NULL (part) ? json_object_has_member (object, name)
                                        : !json_object_has_member (object, name) || !matches (json_object_get_member (object, name), part))
          return FALSE;
      return TRUE;
    }
  if (JSON_NODE_HOLDS_ARRAY (expected))
    {
      JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
      JsonArray *parts = json_node_get_array (expected);

      if (array == NULL || json_array_get_length (array) != json_array_get_length (parts))
        return FALSE;
      for (guint i = 0; i < json_array_get_length (parts); i++)
        if (!matches (json_array_get_element (array, i), json_array_get_element (parts, i)))
          return FALSE;
      return TRUE;
    }
  return json_node_equal (node, expected);
}

static void
check_expected (Run *run, JsonNode *expected)
{
  g_autoptr (JsonNode) position = orrery_frontiers_position_write (&run->s, GAME_NOBODY);

  if (!matches (position, expected))
    {
      g_autofree char *is = print (position);
      g_autofree char *should = print (expected);

      fail (run, "expected %s, but it is %s", should, is);
    }
}

static void
check_score (Run *run, JsonObject *expected)
{
  GameScore score;

  fr_score (&run->s, &score);
  for (guint i = 0; json_object_has_member (expected, "totals") && i < run->s.n_seats; i++)
    check_number (run, "total", score.total[i], json_array_get_int_element (json_object_get_array_member (expected, "totals"), i));
  for (guint i = 0; json_object_has_member (expected, "tie_breaks") && i < run->s.n_seats; i++)
    check_number (run, "tie-break", score.tie_break[i],
                  json_array_get_int_element (json_object_get_array_member (expected, "tie_breaks"), i));
  if (json_object_has_member (expected, "winners"))
    {
      JsonArray *winners = json_object_get_array_member (expected, "winners");
      guint mask = 0;

      for (guint i = 0; i < json_array_get_length (winners); i++)
        mask |= 1u << json_array_get_int_element (winners, i);
      check_number (run, "winners", score.winners, mask);
    }
}

/* Running */

static void
run_list (Run *run, JsonArray *list, gboolean is_view)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *object = json_array_get_object_element (list, i);
      Run branch = { .s = run->s, .path = g_string_new (run->path->str) };

      if (is_view)
        fr_view (&branch.s, (int) json_object_get_int_member (object, "seat"));
      else
        g_string_append_printf (branch.path, " / %s", json_object_get_string_member (object, "case"));
      run_members (&branch, object);
      g_string_free (branch.path, TRUE);
    }
}

static void
run_member (Run *run, const char *member, JsonNode *node)
{
  g_auto (GStrv) words = g_strsplit (member, " ", 2);
  const char *word = words[0];
  static const char *const passed_over[] = { "name", "rule", "case", "seat", NULL };

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
  else if (strcmp (word, "price") == 0 || strcmp (word, "strength") == 0 || strcmp (word, "sale") == 0 || strcmp (word, "bonus") == 0)
    check_computed (run, word, json_node_get_array (node));
  else if (strcmp (word, "goal") == 0)
    check_goal (run, json_node_get_object (node));
  else if (strcmp (word, "expect") == 0)
    check_expected (run, node);
  else if (strcmp (word, "score") == 0)
    check_score (run, json_node_get_object (node));
  else if (strcmp (word, "views") == 0 || strcmp (word, "cases") == 0)
    run_list (run, json_node_get_array (node), strcmp (word, "views") == 0);
  else
    fail (run, "unknown member “%s”", member);
}

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

static void
test_scenario (gconstpointer data)
{
  JsonObject *object = (JsonObject *) data;
  Run run = { .path = g_string_new (json_object_get_string_member (object, "name")) };

  run_members (&run, object);
  g_string_free (run.path, TRUE);
}

/* Every scenario of rules 9 is played; those about collections (157 to 162) are in test-collection.c. */
static const guint8 numbers[] = {
  1,   2,   5,   6,   7,   10,  11,  12,  15,  16,  17,  20,  21,  22,  25,  26,  27,  30,  31,  32,  35,  36,  37,  40,
  41,  42,  45,  46,  47,  50,  51,  52,  55,  56,  57,  60,  61,  62,  65,  66,  67,  70,  71,  72,  75,  76,  77,  80,
  81,  82,  85,  86,  87,  90,  91,  92,  95,  96,  97,  100, 101, 102, 105, 106, 107, 110, 111, 112, 115, 116, 117, 120,
  121, 122, 125, 126, 127, 130, 131, 132, 135, 136, 137, 140, 141, 142, 145, 146, 147, 150, 151, 152, 155, 156, 161, 165,
  166, 167,
};

static void
test_coverage (gconstpointer data)
{
  GPtrArray *all = (GPtrArray *) data;

  g_assert_cmpuint (G_N_ELEMENTS (numbers), ==, 101 - 3);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *rule = g_strdup_printf ("scenario %u", numbers[i]);
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
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "frontiers", "scenarios", name, NULL);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  JsonArray *list;

  if (!json_parser_load_from_file (parser, path, &error))
    g_error ("%s: %s", path, error->message);
  list = json_node_get_array (json_parser_get_root (parser));
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *object = json_object_ref (json_array_get_object_element (list, i));
      g_autofree char *test = g_strdup_printf ("/frontiers-scenarios/%s/%s: %s", base, json_object_get_string_member (object, "rule"),
                                               json_object_get_string_member (object, "name"));

      g_ptr_array_add (all, object);
      g_test_add_data_func (test, object, test_scenario);
    }
}

int
main (int argc, char *argv[])
{
  static const char *const files[] = {
    "setup", "track", "develop", "explore", "settle", "produce", "trade", "goals", "end", "levels",
  };
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    add_file (all, files[i]);
  g_test_add_data_func ("/frontiers-scenarios/coverage", all, test_coverage);
  return g_test_run ();
}
