/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenarios of Race for the Galaxy: a table, answers, and what must be true then. They are in
 * scenarios/, whose README says how they are written. */
#include "games/race/rules/internal.h"
#include "games/race/words/orrery-race-position.h"

#include <string.h>

typedef struct
{
  RaceState s;
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

/* The table */

/* "other" is somebody who goes second and does nothing. */
static JsonNode *
fill_in_others (JsonNode *position)
{
  g_autofree char *text = print (position);
  JsonNode *copy = json_from_string (text, NULL);
  JsonObject *root = json_node_get_object (copy);
  JsonArray *seats = json_object_get_array_member (root, "seats");
  JsonArray *all = json_array_new ();

  for (guint i = 0; i < json_array_get_length (seats); i++)
    if (JSON_NODE_HOLDS_VALUE (json_array_get_element (seats, i)))
      json_array_add_element (all, json_from_string ("{\"start\": \"Earth's Lost Colony\", \"tableau\": [\"Drop Ships\"]}", NULL));
    else
      json_array_add_element (all, json_array_dup_element (seats, i));
  json_object_set_array_member (root, "seats", all);
  return copy;
}

static void
load_position (Run *run, JsonNode *node)
{
  g_autoptr (JsonNode) position = fill_in_others (node);
  g_autoptr (GError) error = NULL;

  if (!orrery_race_position_read (position, &run->s, &error))
    fail (run, "the position is refused: %s", error->message);
}

static void
load_setup (Run *run, JsonObject *object)
{
  GameSetup setup = { .n_seats = (guint8) json_object_get_int_member (object, "seats") };

  for (guint i = 0; race_game.options[i] != NULL; i++)
    if (json_object_get_boolean_member_with_default (object, race_game.options[i], FALSE))
      setup.options = (guint8) (setup.options | RACE_BIT (i));
  g_assert_cmpint (race_start (&run->s, &setup), ==, RACE_OK);
}

/* So many cards in deck and discard, and all others in the last hand. */
static void
leave_few (Run *run, JsonObject *object)
{
  RaceState *s = &run->s;
  RaceSeat *last = &s->seats[s->n_seats - 1];
  const guint n_deck = (guint) json_object_get_int_member (object, "deck");
  const guint n_discard = (guint) json_object_get_int_member (object, "discard");
  const RaceCards all = s->deck;
  guint n = 0;

  race_cards_clear (&s->deck);
  for (guint d = 0; d < RACE_N_DESIGNS; d++)
    for (int i = 0; i < race_cards_count (&all, d); i++, n++)
      if (n < n_deck)
        race_cards_add (&s->deck, d);
      else if (n < n_deck + n_discard)
        race_discard (s, RACE_KNOWN_TO_NOBODY, (guint8) d);
      else
        {
          race_cards_add (&last->hand, d);
          last->n_hand++;
        }
  s->n_deck = (guint8) n_deck;
  race_advance (s, NULL);
}

/* Answers */

static void
give (Run *run, GameAnswer answer)
{
  char text[GAME_MAX_TEXT];
  GameStatus status;

  race_format (answer, text);
  g_string_append_printf (run->path, " · %s", text);
  status = race_apply (&run->s, answer, NULL);
  if (status != RACE_OK)
    fail (run, "refused: %s", race_game.status_word (status));
  else if (race_verify (&run->s).code != RACE_WHOLE)
    fail (run, "the table is broken: %s", race_game.problem_word (race_verify (&run->s).code));
}

/* "*": what is forced, or luck, until somebody has a choice or that question is asked. */
static void
go_on (Run *run, const char *until)
{
  GameAnswer legal[GAME_MAX_ANSWERS];

  for (;;)
    {
      const GameQuestion question = race_question (&run->s);
      const gsize n = race_legal (&run->s, legal);

      if (question.ask == GAME_OVER || g_test_failed ())
        return;
      if (until != NULL && strcmp (race_game.question_word (question.about), until) == 0)
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
      race_legal (&run->s, legal);
      give (run, legal[0]);
    }
  else if (race_parse (text, &answer))
    give (run, answer);
  else
    fail (run, "“%s” is no answer", text);
}

static void
run_answers (Run *run, JsonArray *answers)
{
  for (guint i = 0; i < json_array_get_length (answers) && !g_test_failed (); i++)
    run_answer (run, json_array_get_string_element (answers, i));
}

/* What is asked */

static char *
list_legal (const RaceState *s)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = race_legal (s, legal);
  GString *list = g_string_new ("[");

  for (gsize i = 0; i < n; i++)
    {
      char text[GAME_MAX_TEXT];

      race_format (legal[i], text);
      g_string_append_printf (list, "%s\"%s\"", i == 0 ? "" : ",", text);
    }
  return g_string_free (g_string_append_c (list, ']'), FALSE);
}

static void
check_question (Run *run, JsonObject *expected)
{
  const GameQuestion question = race_question (&run->s);
  const char *about = race_game.question_word (question.about);

  if (strcmp (json_object_get_string_member (expected, "about"), about) != 0
      || json_object_get_int_member_with_default (expected, "seat", question.seat) != question.seat)
    fail (run, "%s of seat %d is asked", about, question.seat);
}

/* All of these and no others, some of these, none of these. */
static void
check_offers (Run *run, JsonArray *answers, gboolean is_legal)
{
  for (guint i = 0; i < json_array_get_length (answers); i++)
    {
      const char *text = json_array_get_string_element (answers, i);
      GameAnswer answer;
      const gboolean is_offered = race_parse (text, &answer) && race_check (&run->s, answer) == RACE_OK;

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
      const RaceState before = run->s;
      GameAnswer answer = 0;
      GameStatus status;

      if (!race_parse (text, &answer))
        fail (run, "“%s” is no answer", text);
      status = race_apply (&run->s, answer, NULL);
      if (strcmp (race_game.status_word (status), json_node_get_string (reason)) != 0)
        fail (run, "“%s” is answered with %s", text, race_game.status_word (status));
      if (memcmp (&before, &run->s, sizeof before) != 0)
        fail (run, "“%s” has changed something", text);
    }
}

/* In how many ways the set that is asked for can be named. */
static guint
count_series (const RaceState *s, guint ask, guint actor)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  gsize n;
  guint sum = 0;

  if (s->ask != ask || s->actor != actor)
    return 1;
  n = race_legal (s, legal);
  for (gsize i = 0; i < n; i++)
    {
      RaceState next = *s;

      race_apply (&next, legal[i], NULL);
      sum += count_series (&next, ask, actor);
    }
  return sum;
}

static void
check_number (Run *run, const char *what, gint64 is, gint64 expected)
{
  if (is != expected)
    fail (run, "%s is %" G_GINT64_FORMAT ", not %" G_GINT64_FORMAT, what, is, expected);
}

static void
check_counts (Run *run, JsonObject *counts)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  JsonObjectIter iter;
  const char *what;
  JsonNode *n;

  json_object_iter_init (&iter, counts);
  while (json_object_iter_next (&iter, &what, &n))
    {
      const char *space = strchr (what, ' ');
      const RaceSeat *p = &run->s.seats[space == NULL ? 0 : space[1] - '0'];
      const gint64 is = g_str_has_prefix (what, "hand")      ? p->n_hand
                        : g_str_has_prefix (what, "tableau") ? p->n_tableau
                        : strcmp (what, "discard") == 0      ? run->s.n_discard
                                                             : (gint64) race_legal (&run->s, legal);

      check_number (run, what, is, json_node_get_int (n));
    }
}

/* Costs, prices and the like of some cards, of seat 0 unless the name ends with another. */
static void
check_cards (Run *run, const char *member, JsonObject *cards)
{
  const int seat = g_str_has_suffix (member, " 1") ? 1 : 0;
  JsonObjectIter iter;
  const char *name;
  JsonNode *n;

  json_object_iter_init (&iter, cards);
  while (json_object_iter_next (&iter, &name, &n))
    {
      const int found = orrery_race_design_by_name (name);
      const guint8 design = (guint8) found;
      int is;

      g_assert_cmpint (found, >=, 0);
      if (g_str_has_prefix (member, "costs"))
        is = race_designs[0][design].kind == RACE_WORLD ? race_settle_cost (&run->s, seat, design)
                                                        : race_develop_cost (&run->s, seat, design);
      else if (g_str_has_prefix (member, "strength"))
        is = race_strength (&run->s, seat, design);
      else if (g_str_has_prefix (member, "prices"))
        is = race_price (&run->s, seat, design);
      else
        is = race_bonus (&run->s, seat, design);
      check_number (run, name, is, json_node_get_int (n));
    }
}

/* What is on the table */

/* Objects have at least what is expected, but goods are all that there are. */
static gboolean
matches (JsonNode *node, JsonNode *expected, const char *member)
{
  if (JSON_NODE_HOLDS_OBJECT (expected))
    {
      JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
      JsonObjectIter iter;
      const char *name;
      JsonNode *part;

      if (object == NULL
          || (strcmp (member, "goods") == 0
              && json_object_get_size (object) != json_object_get_size (json_node_get_object (expected))))
        return FALSE;
      json_object_iter_init (&iter, json_node_get_object (expected));
      while (json_object_iter_next (&iter, &name, &part))
        if (!json_object_has_member (object, name) || !matches (json_object_get_member (object, name), part, name))
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
        if (!matches (json_array_get_element (array, i), json_array_get_element (parts, i), member))
          return FALSE;
      return TRUE;
    }
  return json_node_equal (node, expected);
}

static void
check_expected (Run *run, JsonNode *expected)
{
  g_autoptr (JsonNode) position = orrery_race_position_write (&run->s, GAME_NOBODY);

  if (!matches (position, expected, ""))
    {
      g_autofree char *is = print (position);
      g_autofree char *should = print (expected);

      fail (run, "expected %s, but it is %s", should, is);
    }
}

static void
check_score (Run *run, JsonObject *expected)
{
  JsonArray *totals = json_object_get_array_member (expected, "totals");
  GameScore score;

  race_score (&run->s, &score);
  for (guint i = 0; i < json_array_get_length (totals); i++)
    check_number (run, "total", score.total[i], json_array_get_int_element (totals, i));
  if (json_object_has_member (expected, "tie_breaks"))
    for (guint i = 0; i < run->s.n_seats; i++)
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

/* Views and cases go on from here, each for itself. */
static void
run_branch (const Run *run, JsonObject *object, const char *name, int seat)
{
  Run branch = { .s = run->s, .path = g_string_new (run->path->str) };

  g_string_append_printf (branch.path, " / %s", name);
  if (seat != GAME_NOBODY)
    race_view (&branch.s, seat);
  run_members (&branch, object);
  g_string_free (branch.path, TRUE);
}

static void
check_same (Run *run, JsonObject *object)
{
  const int seat = (int) json_object_get_int_member (object, "seat");
  Run either = { .s = run->s, .path = run->path };
  Run other = { .s = run->s, .path = run->path };

  run_answers (&either, json_object_get_array_member (object, "either"));
  run_answers (&other, json_object_get_array_member (object, "or"));
  if (memcmp (&either.s, &other.s, sizeof either.s) == 0)
    fail (run, "there is no difference to be hidden");
  race_view (&either.s, seat);
  race_view (&other.s, seat);
  if (memcmp (&either.s, &other.s, sizeof either.s) != 0)
    fail (run, "seat %d can tell them apart", seat);
}

static void
run_list (Run *run, JsonArray *list, gboolean is_views)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *object = json_array_get_object_element (list, i);

      if (is_views)
        run_branch (run, object, "view", (int) json_object_get_int_member (object, "seat"));
      else
        run_branch (run, object, json_object_get_string_member (object, "case"), GAME_NOBODY);
    }
}

static void
run_member (Run *run, const char *member, JsonNode *node)
{
  static const char *const names[] = { "name", "rule", "case", "seat", NULL };
  g_autofree char *word = g_strndup (member, strcspn (member, " "));

  if (g_strv_contains (names, word))
    return;
  if (strcmp (word, "position") == 0)
    load_position (run, node);
  else if (strcmp (word, "setup") == 0)
    load_setup (run, json_node_get_object (node));
  else if (strcmp (word, "few") == 0)
    leave_few (run, json_node_get_object (node));
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
    check_number (run, word, count_series (&run->s, run->s.ask, run->s.actor), json_node_get_int (node));
  else if (strcmp (word, "draws") == 0)
    {
      check_number (run, "draws", race_explore_draws (&run->s, 0),
                    json_array_get_int_element (json_node_get_array (node), 0));
      check_number (run, "keeps", race_explore_keeps (&run->s, 0),
                    json_array_get_int_element (json_node_get_array (node), 1));
    }
  else if (strcmp (word, "counts") == 0)
    check_counts (run, json_node_get_object (node));
  else if (strcmp (word, "costs") == 0 || strcmp (word, "strength") == 0 || strcmp (word, "prices") == 0
           || strcmp (word, "bonus") == 0)
    check_cards (run, member, json_node_get_object (node));
  else if (strcmp (word, "expect") == 0)
    check_expected (run, node);
  else if (strcmp (word, "score") == 0)
    check_score (run, json_node_get_object (node));
  else if (strcmp (word, "same") == 0)
    check_same (run, json_node_get_object (node));
  else if (strcmp (word, "views") == 0 || strcmp (word, "cases") == 0)
    run_list (run, json_node_get_array (node), strcmp (word, "views") == 0);
  else
    fail (run, "unknown member “%s”", member);
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

static void
test_scenario (gconstpointer data)
{
  JsonObject *object = (JsonObject *) data;
  Run run = { .path = g_string_new (json_object_get_string_member (object, "name")) };

  run_members (&run, object);
  g_string_free (run.path, TRUE);
}

/* Every scenario of rules 10 is played. */
static const guint8 numbers[] = {
  1,   2,   5,   6,   7,   10,  11,  12,  15,  16,  17,  20,  21,  22,  25,  26,  27,  30,  31,  32,  35,
  36,  37,  40,  41,  42,  45,  46,  47,  50,  51,  52,  55,  56,  57,  60,  61,  62,  65,  66,  67,  70,
  71,  72,  75,  76,  77,  80,  81,  82,  85,  86,  87,  90,  91,  92,  95,  96,  97,  100, 101, 102, 105,
  106, 107, 110, 111, 112, 115, 116, 117, 120, 121, 122, 125, 126, 127, 130, 131, 132, 135, 136, 137, 140,
  141, 142, 145, 146, 147, 150, 151, 152, 155, 156, 157, 160, 161, 162, 165, 166, 167, 170, 171, 172, 175,
  176, 177, 180, 181, 182, 185, 186, 187, 190, 191, 192, 195, 196, 197, 200, 201, 202, 205, 206, 207,
};

static void
test_coverage (gconstpointer data)
{
  GPtrArray *all = (GPtrArray *) data;

  g_assert_cmpuint (G_N_ELEMENTS (numbers), ==, 125);
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
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "race", "scenarios", name, NULL);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  JsonArray *list;

  if (!json_parser_load_from_file (parser, path, &error))
    g_error ("%s: %s", path, error->message);
  list = json_node_get_array (json_parser_get_root (parser));
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *object = json_object_ref (json_array_get_object_element (list, i));
      g_autofree char *test = g_strdup_printf ("/race-scenarios/%s/%s: %s", base,
                                               json_object_get_string_member (object, "rule"),
                                               json_object_get_string_member (object, "name"));

      g_ptr_array_add (all, object);
      g_test_add_data_func (test, object, test_scenario);
    }
}

int
main (int argc, char *argv[])
{
  static const char *const files[] = {
    "setup", "actions", "explore", "develop", "settle", "consume", "produce", "deck", "end", "secrets",
  };
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    add_file (all, files[i]);
  g_test_add_data_func ("/race-scenarios/coverage", all, test_coverage);
  return g_test_run ();
}
