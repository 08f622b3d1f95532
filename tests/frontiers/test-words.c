/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences: every event, question and rejection in random sessions has words, and reveals nothing that the
 * reader may not know. */
#include "random-tiles.h"

#include "games/frontiers/assist/orrery-frontiers-book.h"
#include "games/frontiers/words/frontiers-describe.h"
#include "games/frontiers/words/orrery-frontiers-answer.h"
#include "games/frontiers/words/orrery-frontiers-position.h"
#include "games/frontiers/words/orrery-frontiers-score-words.h"
#include "games/frontiers/words/orrery-frontiers-story.h"

#include <locale.h>
#include <string.h>

static const char *const names[] = { "Ada", "Bo", "Cy", "Di", "Ed" };

/* No placeholder is left in a sentence. */
static void
check_sentence (const char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strstr (text, "(null)"));
  g_assert_null (strchr (text, '%'));
  g_assert_true (text[0] != '\0');
}

static void
check_events (const GameEvents *events, guint8 seen[FR_N_EVENTS], int n_seats)
{
  for (guint i = 0; i < events->n; i++)
    {
      const GameEvent *event = &events->list[i];
      g_autofree char *text = orrery_frontiers_story_event (event, names, GAME_NOBODY);
      g_autofree char *others = orrery_frontiers_story_event (event, names, (event->seat + 1) % n_seats);
      g_autoptr (JsonNode) node = frontiers_describe_event (event);

      check_sentence (text);
      g_assert_cmpint (others == NULL, ==, event->secret);
      g_assert_cmpstr (json_object_get_string_member (json_node_get_object (node), "kind"), ==, fr_game.event_word (event->kind));
      seen[event->kind] = 1;
    }
}

static void
try_answers (const FrState *s, guint8 refused[FR_N_STATUSES], GameRng *rng)
{
  for (guint kind = 1; kind < FR_N_ANSWERS; kind++)
    for (guint i = 0; i < 4; i++)
      {
        const guint a = game_rng_below (rng, i == 0 ? 256 : 12);

        refused[fr_check (s, GAME_ANSWER (kind, a, game_rng_below (rng, 7), 0))] = 1;
        refused[fr_check (s, GAME_ANSWER (kind, a, 0, 0))] = 1;
        refused[fr_check (s, GAME_ANSWER (kind, a % s->n_seats, 0, a))] = 1;
      }
}

/* During an action one step is asked about, of the player who is asked; the others are before or after it. */
static void
check_steps (const FrState *s)
{
  g_autoptr (GArray) steps = orrery_frontiers_list_steps (s, names);
  OrreryFrontiersStepState due = ORRERY_STEP_DONE;

  for (guint i = 0; s->step == FR_STEP_ACTION && i < steps->len; i++)
    {
      const OrreryFrontiersStep *step = &g_array_index (steps, OrreryFrontiersStep, i);

      check_sentence (step->title);
      if (step->state == ORRERY_STEP_NOW)
        {
          g_assert_cmpint (due, ==, ORRERY_STEP_DONE);
          g_assert_cmpint (step->seat, ==, fr_question (s).seat);
          due = ORRERY_STEP_LATER;
        }
      else
        g_assert_cmpint (step->state, ==, due);
    }
  if (s->step == FR_STEP_ACTION)
    g_assert_cmpint (due, ==, ORRERY_STEP_LATER);
}

static void
play (guint64 seed, guint8 events[FR_N_EVENTS], guint8 refused[FR_N_STATUSES])
{
  static const guint8 levels[] = { FR_TILES, 0, FR_COUNTERS, FR_TILES };
  const GameSetup setup = { .n_seats = (guint8) (2 + seed % 4),
                            .options = (guint8) (levels[seed % 4] | (seed % 3 == 0 ? 0 : FR_GOALS) | (seed % 5 == 0 ? FR_STOCKPILE_ANY : 0)) };
  static GameEvents told;
  GameAnswer legal[GAME_MAX_ANSWERS];
  FrState s;
  GameRng rng;

  game_rng_seed (&rng, seed);
  g_assert_cmpint (fr_start (&s, &setup), ==, FR_OK);
  if (levels[seed % 4] == FR_TILES)
    random_tiles (&s, seed % 8 == 0 ? 20 : FR_N_WORLDS, &rng);
  while (fr_question (&s).ask != GAME_OVER)
    {
      g_autofree char *question = orrery_frontiers_story_question (&s, names);
      g_autofree char *story = NULL;

      check_sentence (question);
      check_steps (&s);
      try_answers (&s, refused, &rng);
      told.n = 0;
      fr_apply (&s, GAME_ANSWER (FR_DO_FIX_LEARN, 0, 1, FR_N_WORLDS - 1), &told);
      fr_apply (&s, legal[game_rng_below (&rng, (guint32) fr_legal (&s, legal))], &told);
      check_events (&told, events, s.n_seats);
      story = orrery_frontiers_story_events (&told, names, 0);
    }
  refused[fr_check (&s, GAME_ANSWER (FR_DO_DONE, 0, 0, 0))] = 1;
}

/* Scenarios trigger these. */
static gboolean
is_rare (guint status)
{
  return status == FR_BAD_SETUP || status == FR_NO_ROOM || status == FR_JUST_SETTLED || status == FR_WRONG_COST || status == FR_LIMIT
         || status == FR_FULL || status == FR_NOT_FOR_SALE || status == FR_NOT_WINDFALL;
}

static void
test_sessions (void)
{
  guint8 events[FR_N_EVENTS] = { [FR_EVENT_NONE] = 1, [FR_EVENT_CORRECTED] = 1, [FR_EVENT_SHORT] = 1 };
  guint8 refused[FR_N_STATUSES] = { 0 };

  for (guint64 seed = 1; seed <= 80; seed++)
    play (seed, events, refused);
  for (guint i = 0; i < FR_N_EVENTS; i++)
    if (!events[i])
      g_error ("%s was never told", fr_game.event_word ((guint8) i));
  for (guint8 i = 0; i < FR_N_STATUSES; i++)
    {
      if (!refused[i] && !is_rare (i))
        g_error ("%s was never made", fr_game.status_word (i));
      check_sentence (orrery_frontiers_story_refusal (i));
    }
}

static void
test_table (void)
{
  const GameSetup setup = { .n_seats = 2, .options = FR_COUNTERS };
  g_autofree char *text = NULL;
  g_autofree char *score = NULL;
  FrState s;

  fr_start (&s, &setup);
  text = frontiers_tell_state (&s, names);
  g_assert_nonnull (strstr (text, "VP in the pool: 24"));
  score = frontiers_tell_score (&s, names);
  g_assert_nonnull (strstr (score, "Ada"));
}

/* The translated names are those of the data. */
static void
test_actions (void)
{
  for (guint i = 0; i < FR_N_ACTIONS; i++)
    g_assert_cmpstr (orrery_frontiers_story_action (i), ==, fr_actions[i].name);
}

/* Every part of a score is explained. */
static void
test_why (void)
{
  g_autoptr (JsonNode) node
    = json_from_string ("{\"seats\": [{\"chips\": 7, \"developments\": [{\"name\": \"Test Office\", \"size\": \"large\", \"scoring\": "
                        "[{\"vp\": 2, \"each\": \"colony\", \"of\": [\"rebel\"]}, {\"vp\": 1, \"each\": \"chips\", \"per\": 3}]}],"
                        " \"colonies\": [{\"type\": \"military\", \"number\": 2, \"keywords\": [\"rebel\"]}]}, {}]}",
                        NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) score = NULL;
  g_autofree char *text = NULL;
  g_autofree char *json = NULL;
  FrState s;

  orrery_frontiers_position_read (node, &s, &error);
  g_assert_no_error (error);
  text = frontiers_tell_score (&s, names);
  g_assert_nonnull (strstr (text, "Test Office: 4 = 2 × 1 (2 VP for each Rebel colony) + 1 × 2 (1 VP per 3 VP in chips)"));
  score = frontiers_describe_score (&s, names);
  json = json_to_string (score, FALSE);
  g_assert_nonnull (strstr (json, "\"points\":4"));
}

static void
follow (FrState *s, const char *position, const char *const *answers, GameEvents *told)
{
  g_autoptr (JsonNode) node = json_from_string (position, NULL);
  g_autoptr (GError) error = NULL;

  orrery_frontiers_position_read (node, s, &error);
  g_assert_no_error (error);
  for (; *answers != NULL; answers++)
    {
      GameAnswer answer;

      g_assert_true (fr_parse (*answers, &answer));
      g_assert_cmpstr (fr_game.status_word (fr_apply (s, answer, told)), ==, "ok");
    }
}

/* The events from a position, as one text. */
static char *
tell (const char *position, const char *const *answers)
{
  static GameEvents told;
  FrState s;

  told.n = 0;
  follow (&s, position, answers, &told);
  return orrery_frontiers_story_events (&told, names, GAME_NOBODY);
}

/* A hidden goal is a question to its holder, before the selector acts. */
static void
test_hidden_goal (void)
{
  static const char *const lines[] = { "Ada: take 1 VP first", "Bo: turn up a stockpile goal, or leave it face down",
                                       "Ada: sell a good, then consume", "Bo: sell a good, then consume", "Bo selects an action tile" };
  g_autoptr (GArray) steps = NULL;
  FrState s;

  follow (&s, "{\"level\": \"counters\", \"goals\": [{\"goal\": \"secret\", \"holder\": 1}], \"seats\": [{}, {}]}",
          (const char *const[]){ "select trade", NULL }, NULL);
  g_assert_cmpint (s.ask, ==, FR_ASK_GOAL_UP);
  g_assert_false (orrery_frontiers_is_turn (&s, 0));
  g_assert_true (orrery_frontiers_is_turn (&s, 1));
  steps = orrery_frontiers_list_steps (&s, names);
  g_assert_cmpuint (steps->len, ==, G_N_ELEMENTS (lines));
  for (guint i = 0; i < steps->len; i++)
    g_assert_cmpstr (g_array_index (steps, OrreryFrontiersStep, i).title, ==, lines[i]);
  g_assert_cmpint (g_array_index (steps, OrreryFrontiersStep, 1).state, ==, ORRERY_STEP_NOW);
}

/* The selector chooses a windfall colony before the others get their goods. */
static void
test_windfall (void)
{
  static const char *const lines[] = { "Ada: take all credits from the tile", "Ada: one more good on a windfall colony",
                                       "Everybody: a good on each empty production colony" };
  g_autoptr (GArray) steps = NULL;
  FrState s;

  follow (&s, "{\"level\": \"counters\", \"seats\": [{\"colonies\": [{\"type\": \"non-military\", \"number\": 1, \"colonists\": 1, \"goods\": \"windfall\","
              " \"kind\": \"rare\"}, {\"type\": \"non-military\", \"number\": 2, \"colonists\": 1, \"goods\": \"windfall\", \"kind\": \"genes\"}]}, {}]}",
          (const char *const[]){ "select produce", NULL }, NULL);
  g_assert_cmpint (s.ask, ==, FR_ASK_WINDFALL);
  steps = orrery_frontiers_list_steps (&s, names);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_assert_cmpstr (g_array_index (steps, OrreryFrontiersStep, i).title, ==, lines[i]);
      g_assert_cmpint (g_array_index (steps, OrreryFrontiersStep, i).state, ==, ORRERY_STEP_DONE + i);
    }
}

/* After actions without questions the steps are still to be done at the table: what was easily forgotten or is
 * the exception is among them. */
static void
test_unasked (void)
{
  static const struct
  {
    const char *position, *answer, *there, *missing;
  } cases[] = {
    { "{\"goals\": [], \"seats\": [{}, {}, {}]}", "select chart", "Ada: take 1 credit", "Ada: take 1 credit and move one place forward" },
    { "{\"goals\": [], \"selected\": 2, \"taken\": [\"envoys\", \"produce\"], \"order\": [1, 2, 0], \"seats\": [{}, {}, {}]}", "select chart",
      "Ada: take 1 credit and move one place forward", "Ada: take 1 credit" },
    { "{\"goals\": [], \"seats\": [{}, {}, {}]}", "select chart",
      "Ada: look at 3 goals, keep one face down, and put the others under the stack", "Bo: take 1 credit" },
    { "{\"level\": \"counters\", \"seats\": [{}, {}, {}]}", "select produce", "Everybody: a good on each empty production colony",
      "Put 1 credit on Produce" },
    { "{\"seats\": [{}, {\"explored\": 8}, {}]}", "select explore", "Bo: keep nine worlds and colonies, and return the rest",
      "Ada: keep nine worlds and colonies, and return the rest" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) steps = NULL;
      gboolean is_there = FALSE;
      FrState s;

      follow (&s, cases[i].position, (const char *const[]){ cases[i].answer, NULL }, NULL);
      if (s.ask == FR_ASK_GOAL)
        g_assert_cmpint (fr_apply (&s, GAME_ANSWER (FR_DO_GOAL, FR_SECRET_GOAL, 0, 0), NULL), ==, FR_OK);
      steps = orrery_frontiers_list_steps (&s, names);
      for (guint k = 0; k < steps->len; k++)
        {
          const char *title = g_array_index (steps, OrreryFrontiersStep, k).title;

          g_assert_cmpstr (title, !=, cases[i].missing);
          is_there |= g_str_equal (title, cases[i].there);
        }
      g_assert_true (is_there);
    }
}

/* Which development would end the game. */
static void
test_last_spaces (void)
{
  static const char *const sentences[] = { "Ada: a large development makes this the last round.", "Ada: any development makes this the last round." };

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autoptr (GString) text = g_string_new ("{\"level\": \"clock\", \"seats\": [{\"developments\": [\"small\"");
      g_autofree char *end = NULL;
      FrState s;

      for (guint k = 1; k < 9 + i; k++)
        g_string_append (text, ", \"small\"");
      g_string_append (text, "]}, {}]}");
      follow (&s, text->str, (const char *const[]){ NULL }, NULL);
      end = orrery_frontiers_tell_end (&s, names);
      g_assert_cmpstr (end, ==, sentences[i]);
    }
}

/* Tiles have the names that their owner has entered. */
static void
test_names (void)
{
  g_autofree char *settled
    = tell ("{\"seats\": [{\"colonists\": 3, \"military\": 4, \"explored\": [{\"name\": \"Test Rock\", \"type\": \"military\", "
            "\"number\": 4, \"colonists\": 1, \"goods\": \"gray\"}]}, {}]}",
            (const char *const[]){ "select settle", "settle explored 1", NULL });
  g_autofree char *bought
    = tell ("{\"collection\": {\"developments\": [{\"name\": \"Test Bureau\", \"size\": \"small\", \"cost\": 4}]}, "
            "\"level\": \"mirror\", \"seats\": [{\"credits\": 9}, {}]}",
            (const char *const[]){ "select develop", "buy small 1", NULL });

  g_assert_nonnull (strstr (settled, "Ada conquers Test Rock."));
  g_assert_nonnull (strstr (bought, "Ada buys Test Bureau for 3 credits."));
}

/* A colony is replaced, not the good on it, and keeping it has a name. */
static void
test_replaced (void)
{
  static const char table[]
    = "{\"level\": \"mirror\", \"seats\": [{\"developments\": [{\"size\": \"small\", \"cost\": 1, \"powers\": [{\"code\": \"S8\", \"range\": 3}]}],"
      " \"colonies\": [{\"name\": \"Test Mines\", \"type\": \"non-military\", \"number\": 2, \"colonists\": 1, \"goods\": \"production\","
      " \"kind\": \"rare\", \"good\": true}], \"explored\": [{\"name\": \"Test Quarry\", \"type\": \"non-military\", \"number\": 5,"
      " \"colonists\": 1, \"goods\": \"production\", \"kind\": \"rare\"}]}, {}]}";
  g_autofree char *label = NULL, *keep = NULL;
  GameAnswer answer;
  FrState s;

  follow (&s, table, (const char *const[]){ "select settle", NULL }, NULL);
  g_assert_true (fr_parse ("replace colony 2 by explored 1", &answer));
  label = orrery_frontiers_dup_label (&s, answer);
  g_assert_cmpstr (label, ==, "Replace Test Mines with Test Quarry");
  follow (&s, table, (const char *const[]){ "select settle", "take 2 colonists", NULL }, NULL);
  g_assert_cmpint (s.ask, ==, FR_ASK_REPLACE);
  g_assert_true (fr_parse ("done", &answer));
  keep = orrery_frontiers_dup_label (&s, answer);
  g_assert_cmpstr (keep, ==, "Keep the Colonies");
}

/* Unexpected numbers are pointed out, and accepted. */
static void
test_unexpected (void)
{
  const char *table = "{\"level\": \"counters\", \"seats\": [{\"credits\": 9, \"colonists\": 2, \"military\": 3, \"explored\": 1}, {}]}";
  g_autofree char *price = tell (table, (const char *const[]){ "select settle", "settle 1 world", "non-military 4", "needs 1", "gray", "VP 1", "price 2", NULL });
  g_autofree char *same = tell (table, (const char *const[]){ "select settle", "settle 1 world", "non-military 4", "needs 1", "gray", "VP 1", "price 4", NULL });
  g_autofree char *weak = tell (table, (const char *const[]){ "select settle", "settle 1 world", "military 4", "needs 1", "gray", "VP 1", "price 0", NULL });
  g_autofree char *strong = tell (table, (const char *const[]){ "select settle", "settle 1 world", "military 3", "needs 1", "gray", "VP 1", "price 0", NULL });

  g_assert_nonnull (strstr (price, "Ada settles a world for 2 credits, which the known powers do not explain."));
  g_assert_nonnull (strstr (same, "Ada settles a world for 4 credits."));
  g_assert_nonnull (strstr (weak, "Ada conquers a world, which the known powers do not explain."));
  g_assert_nonnull (strstr (strong, "Ada conquers a world."));
}

static void
test_corrections (void)
{
  static const char *const corrections[][2] = {
    { "set credits of seat 0 to 4", "Corrected: Ada has 4 credits." },
    { "set VP chips of seat 0 to 300", "Corrected: Ada has 300 VP in chips." },
    { "set VP pool to 1", "Corrected: the pool has 1 VP." },
    { "set colonists of seat 0 to 1", "Corrected: Ada has 1 free colonist." },
    { "set colonist supply to 7", "Corrected: the supply has 7 colonists." },
    { "set credits on Produce to 1", "Corrected: Produce has 1 credit on it." },
    { "set Military of seat 0 to -2", "Corrected: Ada has Military -2." },
    { "set level to counters", "The level is Counters now." },
    { "set order to 1 1 0 0", "Corrected: the order is Bo, Bo, Ada, Ada." },
    { "set explored worlds of seat 0 to 3", "Corrected: Ada has 3 explored worlds." },
    { "add unnamed to explored worlds of seat 0", "Corrected: Ada has one more explored world." },
    { "take explored 1 from seat 0", "Corrected: Ada has one explored world fewer." },
    { "add unnamed to colonies of seat 0", "Corrected: Ada has one more colony." },
    { "take colony 2 from seat 0", "Corrected: Ada has one colony fewer." },
    { "set good on colony 2 of seat 0 to rare", "Corrected: the good on colony 2 of Ada is rare elements." },
    { "set good on colony 2 of seat 0 to nothing", "Corrected: there is no good on colony 2 of Ada." },
    { "set colonists on colony 2 of seat 0 to 2", "Corrected: Ada has 2 colonists on colony 2." },
    { "add small 9 to developments of seat 0", "Corrected: Ada has the small development 9." },
    { "take development 1 from seat 0", "Corrected: Ada has one development fewer." },
    { "set small 9 to other face", "Corrected: the small development 9 shows its other face." },
    { "set stockpiled rare of seat 0 to 2", "Corrected: Ada has stockpiled 2 of rare elements." },
    { "set stockpiled credits of seat 0 to 3", "Corrected: Ada has stockpiled 3 credits." },
    { "set stockpiled worlds of seat 0 to 1", "Corrected: Ada has stockpiled 1 world." },
  };
  const char *table = "{\"level\": \"clock\", \"goals\": true, \"seats\": [{\"colonies\": [\"unnamed\"], \"explored\": 1, \"developments\": [\"small\"]}, {}]}";

  for (guint i = 0; i < G_N_ELEMENTS (corrections); i++)
    {
      g_autofree char *story = tell (table, (const char *const[]){ corrections[i][0], NULL });

      g_assert_cmpstr (story, ==, corrections[i][1]);
    }
}

/* Tiles in an exported result: none where nobody has entered any. */
static void
test_built (void)
{
  g_autofree char *none = NULL, *some = NULL;
  FrState s;

  follow (&s, "{\"step\": \"over\", \"seats\": [{\"home\": \"unnamed\"}, {\"home\": \"unnamed\", \"developments\": [\"small 1\"]}]}", (const char *const[]){ NULL }, NULL);
  none = orrery_frontiers_score_built (&s, 0);
  some = orrery_frontiers_score_built (&s, 1);
  g_assert_cmpstr (none, ==, "");
  g_assert_true (g_str_has_prefix (some, "the home colony\n"));
}

/* What to enter while scoring. Without the owner's entry, only the VP of Tax on Trade are known. */
static void
test_explain (void)
{
  static const struct
  {
    guint part;
    const char *text;
  } parts[] = {
    { FR_PAD_COLONIES, "printed VP, including the home colony" },
    { FR_N_PADS + FR_CONSCRIPTION, "free colonists: 3 → 2, 5 → 5, 7 → 8" },
    { FR_N_PADS + FR_DIVERSIFICATION, "different kinds of colonies: 3 → 3, 4 → 8" },
    { FR_N_PADS + FR_TAX_ON_TRADE, "2, 5 or 8 VP, by the quantities on the tile" },
  };
  g_autofree char *tax = NULL;
  FrState s = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *text = orrery_frontiers_score_explain (&s, parts[i].part);

      g_assert_cmpstr (text, ==, parts[i].text);
    }
  memcpy (s.tax, (guint8[]){ 3, 6, 9 }, sizeof s.tax);
  tax = orrery_frontiers_score_explain (&s, FR_N_PADS + FR_TAX_ON_TRADE);
  g_assert_cmpstr (tax, ==, "stockpiled credits: 3 → 2, 6 → 5, 9 → 8");
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/frontiers-words/sessions", test_sessions);
  g_test_add_func ("/frontiers-words/table", test_table);
  g_test_add_func ("/frontiers-words/actions", test_actions);
  g_test_add_func ("/frontiers-words/why", test_why);
  g_test_add_func ("/frontiers-words/hidden-goal", test_hidden_goal);
  g_test_add_func ("/frontiers-words/unasked", test_unasked);
  g_test_add_func ("/frontiers-words/windfall", test_windfall);
  g_test_add_func ("/frontiers-words/last-spaces", test_last_spaces);
  g_test_add_func ("/frontiers-words/names", test_names);
  g_test_add_func ("/frontiers-words/replaced", test_replaced);
  g_test_add_func ("/frontiers-words/unexpected", test_unexpected);
  g_test_add_func ("/frontiers-words/corrections", test_corrections);
  g_test_add_func ("/frontiers-words/explain", test_explain);
  g_test_add_func ("/frontiers-words/built", test_built);
  return g_test_run ();
}
