/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences: everything that happens, is asked or is refused in random games is told, and nothing that
 * the reader may not know. */
#include "games/race/assist/orrery-race-may.h"
#include "games/race/words/orrery-race-play-words.h"
#include "games/race/words/orrery-race-position.h"
#include "games/race/words/orrery-race-score-words.h"
#include "games/race/words/orrery-race-story.h"
#include "games/race/words/race-describe.h"

#include <locale.h>
#include <string.h>

static const char *const names[] = { "Ada", "Bo", "Cy", "Di" };

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
check_events (const GameEvents *events, guint8 seen[RACE_N_EVENTS], int n_seats)
{
  for (guint i = 0; i < events->n; i++)
    {
      const GameEvent *event = &events->list[i];
      g_autofree char *text = orrery_race_story_event (event, names, GAME_NOBODY);
      g_autofree char *others = orrery_race_story_event (event, names, (event->seat + 1) % n_seats);
      g_autoptr (JsonNode) node = race_describe_event (event);

      /* Choices would fill the log. */
      if (event->kind == RACE_EVENT_READY)
        g_assert_null (text);
      else
        {
          check_sentence (text);
          g_assert_cmpint (others == NULL, ==, event->secret);
        }
      g_assert_cmpstr (json_object_get_string_member (json_node_get_object (node), "kind"), ==,
                       race_game.event_word (event->kind));
      seen[event->kind] = 1;
    }
}

/* A drawn card is named to its owner, and only counted for others. */
static void
check_told (const GameEvents *events, int n_seats)
{
  for (int seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *text = orrery_race_story_events (events, names, seat);

      if (text != NULL)
        check_sentence (text);
      if (events->n > 1 && events->list[0].kind == RACE_EVENT_DREW)
        g_assert_cmpint (strstr (text, " card.") == NULL, ==, seat == events->list[0].seat);
    }
}

static void
try_answers (const RaceState *s, guint8 refused[RACE_N_STATUSES], GameRng *rng)
{
  const RaceSeat *p = &s->seats[s->actor];

  for (guint kind = 1; kind < RACE_N_ANSWERS; kind++)
    {
      const guint any = game_rng_below (rng, 100);
      const guint own = p->tableau[game_rng_below (rng, p->n_tableau + 1u) % RACE_MAX_TABLEAU];

      refused[race_check (s, GAME_ANSWER (kind, any, 0, 0))] = 1;
      refused[race_check (s, GAME_ANSWER (kind, own, 0, 0))] = 1;
      refused[race_check (s, GAME_ANSWER (kind, game_rng_below (rng, 7), game_rng_below (rng, 8), 0))] = 1;
      refused[race_check (s, GAME_ANSWER (kind, 0, any, 0))] = 1;
      for (guint d = 0; d < RACE_N_DESIGNS; d++)
        if (race_cards_count (&p->hand, d) > 0)
          refused[race_check (s, GAME_ANSWER (kind, d, 0, 0))] = 1;
    }
}

static void
play (guint64 seed, guint8 events[RACE_N_EVENTS], guint8 refused[RACE_N_STATUSES])
{
  static const guint8 options[] = { 0, RACE_TWO_ACTIONS, RACE_CHOOSE_START };
  const GameSetup setup = { .n_seats = seed % 5 == 0 ? 4 : 2, .options = seed % 5 == 0 ? 0 : options[seed % 3] };
  static GameEvents told;
  GameAnswer legal[GAME_MAX_ANSWERS];
  RaceState s;
  GameRng rng;

  game_rng_seed (&rng, seed);
  g_assert_cmpint (race_start (&s, &setup), ==, RACE_OK);
  while (race_question (&s).ask != GAME_OVER)
    {
      g_autofree char *question = orrery_race_story_question (&s, names);

      check_sentence (question);
      try_answers (&s, refused, &rng);
      told.n = 0;
      race_apply (&s, legal[game_rng_below (&rng, (guint32) race_legal (&s, legal))], &told);
      check_events (&told, events, s.n_seats);
      check_told (&told, s.n_seats);
    }
  refused[race_check (&s, GAME_ANSWER (RACE_DO_DONE, 0, 0, 0))] = 1;
}

/* Scenarios and random games trigger these. */
static gboolean
is_rare (guint status)
{
  return status == RACE_BAD_SETUP || status == RACE_BREAKS_TABLE || status == RACE_SAME_KIND;
}

static void
test_games (void)
{
  guint8 events[RACE_N_EVENTS] = { [RACE_EVENT_NONE] = 1, [RACE_EVENT_CORRECTED] = 1 };
  guint8 refused[RACE_N_STATUSES] = { 0 };

  for (guint64 seed = 1; seed <= 60; seed++)
    play (seed, events, refused);
  for (guint i = 0; i < RACE_N_EVENTS; i++)
    if (!events[i])
      g_error ("%s was never told", race_game.event_word ((guint8) i));
  for (guint8 i = 0; i < RACE_N_STATUSES; i++)
    {
      if (!refused[i] && !is_rare (i))
        g_error ("%s was never made", race_game.status_word (i));
      check_sentence (orrery_race_story_refusal (i));
      g_test_message ("%s", orrery_race_story_refusal (i));
    }
}

static void
test_table (void)
{
  const GameSetup setup = { .n_seats = 2 };
  g_autofree char *text = NULL;
  g_autofree char *score = NULL;
  RaceState s;

  race_start (&s, &setup);
  race_apply (&s, GAME_ANSWER (RACE_DO_START_WORLD, race_starts[0], 0, 0), NULL);
  text = race_tell_state (&s, names);
  g_assert_nonnull (strstr (text, "Old Earth"));
  score = race_tell_score (&s, names);
  g_assert_nonnull (strstr (score, "Ada"));
}

/* A bonus of -1 is a bonus; no bonus is different. */
static void
test_below_zero (void)
{
  RaceState state = { .n_seats = 2 };
  g_autoptr (GArray) rows = NULL;
  const OrreryScoreRow *last;
  g_autofree char *built = NULL;

  for (guint i = 0; i < RACE_N_DESIGNS; i++)
    if (g_str_equal (race_designs[0][i].name, "New Galactic Order"))
      state.seats[0].tableau[state.seats[0].n_tableau++] = (guint8) i;
  state.seats[0].military = -1;
  rows = orrery_race_score_list (&state);
  last = &g_array_index (rows, OrreryScoreRow, rows->len - 1);
  g_assert_cmpstr (last->name, ==, "New Galactic Order");
  g_assert_cmpint (last->points[0], ==, -1);
  g_assert_cmpint (last->points[1], ==, ORRERY_NO_POINTS);
  built = orrery_race_score_built (&state, 0);
  g_assert_cmpstr (built, ==, "-1  New Galactic Order\n");
}

static RaceState
read_position (const char *text)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  RaceState state;

  orrery_race_position_read (node, &state, &error);
  g_assert_no_error (error);
  return state;
}

/* The parts of a bonus are the whole bonus, also where goods count. */
static void
test_parts_of_a_bonus (void)
{
  const RaceState state = read_position ("{\"step\": \"over\", \"second_edition\": true, \"seats\": [{\"tableau\":"
                                         " [\"Merchant Guild\", \"Gem World\", \"Comet Zone\", \"Asteroid Belt\"],"
                                         " \"goods\": [\"Gem World\", \"Comet Zone\", \"Asteroid Belt\"]}, {}]}");
  const int guild = orrery_race_design_by_name ("Merchant Guild");
  g_autofree char *how = orrery_race_score_explain (&state, 0, (guint) guild);

  g_assert_cmpint (race_bonus (&state, 0, (guint8) guild), ==, 7);
  g_assert_cmpstr (how, ==, "2 × 2, 3 × 1");
}

/* Who chose Develop once pays 1 less in the first Develop, but not in the second. */
static void
test_may_place_again (void)
{
  const int ships = orrery_race_design_by_name ("Drop Ships");
  RaceState state = read_position ("{\"step\": \"develop\", \"two_actions\": true, \"seats\": [{\"hand\": 4,"
                                   " \"actions\": [\"D\", \"P\"]}, {\"actions\": [\"D\", \"D\"]}]}");
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  gboolean may = FALSE;

  first = orrery_race_may_place (&state, 0, (guint) ships, &may);
  g_assert_true (may);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (race_apply (&state, GAME_ANSWER (RACE_DO_PLACE_NOTHING, 0, 0, 0), NULL), ==, RACE_OK);
  g_assert_cmpint (state.phase, ==, RACE_PHASE_DEVELOP_AGAIN);
  g_assert_cmpstr (orrery_race_story_phase (state.phase), ==, "Develop again");
  second = orrery_race_may_place (&state, 0, (guint) ships, &may);
  g_assert_false (may);
}

/* A power brings what it gives, and not what is drawn after it in another turn or phase. */
static void
test_gain (void)
{
  const GameAnswer use = GAME_ANSWER (RACE_DO_USE, orrery_race_design_by_name ("Public Works"), 0, 0);
  const RaceState before_produce = read_position (
    "{\"step\": \"consume\", \"seats\": [{\"tableau\": [\"Public Works\", \"Asteroid Belt\", \"Rebel Underground\"],"
    " \"goods\": [\"Asteroid Belt\"], \"actions\": [\"P\"]}, {}]}");
  const RaceState before_other = read_position (
    "{\"step\": \"consume\", \"seats\": [{\"tableau\": [\"Public Works\", \"Asteroid Belt\"],"
    " \"goods\": [\"Asteroid Belt\"]}, {\"tableau\": [\"New Economy\"]}]}");
  g_autofree char *first = orrery_race_play_gain (&before_produce, use);
  g_autofree char *second = orrery_race_play_gain (&before_other, use);

  g_assert_cmpstr (first, ==, "+1 VP");
  g_assert_cmpstr (second, ==, "+1 VP");
}

/* A good is told with what it brings where that differs. */
static void
test_gain_of_goods (void)
{
  RaceState market = read_position (
    "{\"step\": \"consume\", \"seats\": [{\"tableau\": [\"Black Market Trading World\", \"Asteroid Belt\", \"Gem World\"],"
    " \"goods\": [\"Asteroid Belt\", \"Gem World\"]}, {}]}");
  RaceState works = read_position (
    "{\"step\": \"consume\", \"seats\": [{\"tableau\": [\"Public Works\", \"Asteroid Belt\", \"Gem World\"],"
    " \"goods\": [\"Asteroid Belt\", \"Gem World\"]}, {}]}");
  const GameAnswer rare = GAME_ANSWER (RACE_DO_GOOD_OF, orrery_race_design_by_name ("Asteroid Belt"), 0, 0);
  const GameAnswer novelty = GAME_ANSWER (RACE_DO_GOOD_OF, orrery_race_design_by_name ("Gem World"), 0, 0);
  g_autofree char *first = NULL, *second = NULL;

  race_apply (&market, GAME_ANSWER (RACE_DO_USE, orrery_race_design_by_name ("Black Market Trading World"), 0, 0), NULL);
  first = orrery_race_play_gain (&market, rare);
  second = orrery_race_play_gain (&market, novelty);
  g_assert_cmpstr (first, ==, "3 cards");
  g_assert_cmpstr (second, ==, "2 cards");
  race_apply (&works, GAME_ANSWER (RACE_DO_USE, orrery_race_design_by_name ("Public Works"), 0, 0), NULL);
  g_assert_null (orrery_race_play_gain (&works, rare));
}

/* A question for one thing says so. */
static char *
tell_fix (GameAnswer answer)
{
  RaceState state = read_position (
    "{\"mirror\": true, \"step\": \"action\", \"seats\": [{\"tableau\": [\"Old Earth\", \"Gem World\"], \"hand\": 4}, {\"hand\": 4}]}");
  GameEvents events = { 0 };

  g_assert_cmpint (race_apply (&state, answer, &events), ==, RACE_OK);
  return orrery_race_story_events (&events, names, GAME_NOBODY);
}

/* Corrections are told with names, not in the notation of answers, and keep cards in hands secret. */
static void
test_corrected (void)
{
  const guint gem = (guint) orrery_race_design_by_name ("Gem World");
  g_autofree char *chips = tell_fix (GAME_ANSWER (RACE_DO_FIX_CHIPS, 1, 0, 4));
  g_autofree char *good = tell_fix (GAME_ANSWER (RACE_DO_FIX_ADD_GOOD, 0, gem, 0));
  g_autofree char *card = tell_fix (GAME_ANSWER (RACE_DO_FIX_ADD_CARD, 0, orrery_race_design_by_name ("Comet Zone"), 0));

  g_assert_true (g_str_has_prefix (chips, "Corrected: Bo has 4 VP in chips."));
  g_assert_true (g_str_has_prefix (good, "Corrected: Ada has a good on Gem World."));
  g_assert_true (g_str_has_prefix (card, "Corrected: Ada has one more card in hand."));
}

/* At a real table hands are numbers: so are the cards that somebody draws. */
static void
test_unknown (void)
{
  GameEvents events = { 0 };
  g_autofree char *unknown = NULL;
  g_autofree char *known = NULL;

  for (guint i = 0; i < 3; i++)
    events.list[events.n++] = (GameEvent) { .kind = RACE_EVENT_DREW_CARD, .seat = 0, .a = RACE_UNKNOWN };
  unknown = orrery_race_story_events (&events, names, GAME_NOBODY);
  g_assert_cmpstr (unknown, ==, "Ada draws 3 cards.");
  events.list[1].a = (guint8) orrery_race_design_by_name ("Gem World");
  known = orrery_race_story_events (&events, names, GAME_NOBODY);
  g_assert_nonnull (strstr (known, "Gem World"));
}

static void
test_one (void)
{
  const RaceState good = read_position (
    "{\"step\": \"consume\", \"seats\": [{\"tableau\": [\"Public Works\", \"Asteroid Belt\", \"Gem World\"],"
    " \"goods\": [\"Asteroid Belt\", \"Gem World\"]}, {}]}");
  const RaceState worlds = read_position (
    "{\"step\": \"produce\", \"seats\": [{\"tableau\": [\"Asteroid Belt\", \"Destroyed World\"], \"actions\": [\"P\"]}, {}]}");
  RaceState after = good;
  g_autofree char *produce = orrery_race_play_question (&worlds, "Ada");
  g_autofree char *consume = NULL;

  g_assert_cmpint (race_apply (&after, GAME_ANSWER (RACE_DO_USE, orrery_race_design_by_name ("Public Works"), 0, 0), NULL), ==, RACE_OK);
  consume = orrery_race_play_question (&after, "Ada");
  g_assert_cmpstr (consume, ==, "Ada, choose 1 good for Public Works.");
  g_assert_cmpstr (produce, ==, "Ada, which windfall world gets a good?");
}

/* A consumed good and its VP are one sentence. */
static void
test_consumed (void)
{
  const char *const answers[] = { "use Public Works", "good of Gem World" };
  RaceState state = read_position (
    "{\"step\": \"consume\", \"seats\": [{\"tableau\": [\"Public Works\", \"Asteroid Belt\", \"Gem World\"],"
    " \"goods\": [\"Asteroid Belt\", \"Gem World\"], \"actions\": [\"C2\"]}, {\"tableau\": [\"New Sparta\"], \"actions\": [\"S\"]}]}");
  g_autofree char *text = NULL;
  GameEvents events;

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      GameAnswer answer;

      g_assert_true (race_parse (answers[i], &answer));
      events.n = 0;
      g_assert_cmpint (race_apply (&state, answer, &events), ==, RACE_OK);
    }
  text = orrery_race_story_events (&events, names, GAME_NOBODY);
  g_assert_true (g_str_has_prefix (text, "Ada consumes the good from Gem World with Public Works: 2 VP."));
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race-words/games", test_games);
  g_test_add_func ("/race-words/table", test_table);
  g_test_add_func ("/race-words/below-zero", test_below_zero);
  g_test_add_func ("/race-words/gain", test_gain);
  g_test_add_func ("/race-words/gain-of-goods", test_gain_of_goods);
  g_test_add_func ("/race-words/corrected", test_corrected);
  g_test_add_func ("/race-words/unknown", test_unknown);
  g_test_add_func ("/race-words/one", test_one);
  g_test_add_func ("/race-words/consumed", test_consumed);
  g_test_add_func ("/race-words/parts-of-a-bonus", test_parts_of_a_bonus);
  g_test_add_func ("/race-words/may-place-again", test_may_place_again);
  return g_test_run ();
}
