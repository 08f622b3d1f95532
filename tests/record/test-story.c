/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/games.h"

#include "assist/orrery-words.h"
#include "games/roll/words/orrery-story.h"
#include "games/roll/words/orrery-roll.h"
#include "games/games.h"

#include <string.h>

static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", "Eve" };

/* A sentence for people: a capital, a full stop, no holes. */
static void
check_sentence (const char *text)
{
  const gsize n = text == NULL ? 0 : strlen (text);

  g_test_message ("%s", text);
  g_assert_cmpuint (n, >, 8);
  g_assert_true (g_ascii_isupper (text[0]));
  g_assert_nonnull (strchr (".?", text[n - 1]));
  g_assert_null (strstr (text, "%"));
  g_assert_null (strstr (text, "(null)"));
  g_assert_null (strstr (text, "  "));
}

static void
test_every_event (void)
{
  for (guint kind = ROLL_EVENT_NONE + 1; kind < ROLL_N_EVENTS; kind++)
    {
      const GameEvent event = { (guint8) kind, 1, FALSE, 1, 1, 1, kind == ROLL_EVENT_CORRECTED ? ROLL_DO_FIX_CREDITS : 2 };
      g_autofree char *text = orrery_story_event (&event, names, GAME_NOBODY);

      check_sentence (text);
      g_assert_null (strstr (text, "?"));
    }
}

static void
test_every_correction (void)
{
  for (guint kind = ROLL_DO_FIX_CREDITS; kind < ROLL_N_ANSWERS; kind++)
    {
      const GameEvent event = { ROLL_EVENT_CORRECTED, 1, FALSE, 1, 1, 1, (gint16) kind };
      g_autofree char *text = orrery_story_event (&event, names, GAME_NOBODY);

      check_sentence (text);
      g_assert_true (g_str_has_prefix (text, "Correction: "));
    }
}

static void
test_every_status (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint status = 0; status < ROLL_N_STATUSES; status++)
    {
      check_sentence (orrery_story_refusal ((GameStatus) status));
      g_assert_true (g_hash_table_add (seen, (gpointer) orrery_story_refusal ((GameStatus) status)));
    }
  check_sentence (orrery_story_refusal (255));
}

static void
test_every_question (void)
{
  g_autoptr (JsonNode) node = json_of ("{'seats': [{}, {}]}");
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_new_from_position_json (&orrery_roll, node, NULL, &error);

  g_assert_no_error (error);
  for (guint ask = ROLL_ASK_NOTHING + 1; ask < ROLL_N_QUESTIONS; ask++)
    {
      RollState state = *orrery_roll_state (record);
      g_autofree char *text = NULL;

      state.ask = (guint8) ask;
      state.actor = 1;
      text = orrery_story_question (&state, names);
      check_sentence (text);
      if (ask != ROLL_ASK_SPARE && ask != ROLL_ASK_OVER)
        g_assert_nonnull (strstr (text, "Ben"));
    }
}

/* Sentences that combine several events. */
static const struct
{
  GameEvent events[6];
  guint n;
  int reader;
  const char *story;
} stories[] = {
  { { { ROLL_EVENT_TRADED, 1, FALSE, ROLL_WHITE, 0, ROLL_BROWN, 0 }, { ROLL_EVENT_CREDITS, 1, FALSE, ROLL_NONE, 0, 0, 4 } },
    2, 0, "Ben trades the Rare Elements good from Advanced Logistics for $4." },
  { { { ROLL_EVENT_CONSUMED, 0, FALSE, ROLL_RED, 0, ROLL_WHITE, 0 },
      { ROLL_EVENT_CHIPS, 0, FALSE, ROLL_NONE, 0, 0, 2 },
      { ROLL_EVENT_CREDITS, 0, FALSE, ROLL_NONE, 1, 0, 1 } },
    3, 0,
    "Ada ships the Home good from Advanced Logistics with a Military shipper and consumes it for 2 VP and $1 (the limit is "
    "$10)." },
  /* The second one is due to another tile, so it has its own sentence. */
  { { { ROLL_EVENT_CONSUMED, 0, FALSE, ROLL_RED, 0, ROLL_WHITE, 0 },
      { ROLL_EVENT_CHIPS, 0, FALSE, ROLL_NONE, 0, 0, 1 },
      { ROLL_EVENT_CREDITS, 0, FALSE, 0, 0, 0, 2 } },
    3, 0,
    "Ada ships the Home good from Advanced Logistics with a Military shipper and consumes it for 1 VP. Ada gains $2 "
    "(Advanced Logistics)." },
  { { { ROLL_EVENT_STOCKED, 0, FALSE, ROLL_YELLOW, 0, 0, 0 }, { ROLL_EVENT_CREDITS, 0, FALSE, 0, 0, 0, 3 } },
    2, 1, "Ada stocks with an Alien explorer for $3." },
  { { { ROLL_EVENT_RECRUITED, 0, FALSE, ROLL_WHITE, 0, 0, 2 },
      { ROLL_EVENT_RECRUITED, 0, FALSE, ROLL_RED, 0, 0, 1 },
      { ROLL_EVENT_BROKE, 0, FALSE, 0, 0, 0, 1 },
      { ROLL_EVENT_RECRUITED, 1, FALSE, ROLL_RED, 0, 0, 1 } },
    4, 1,
    "Ada recruits 2 Home dice and a Military die. Ada has no credits left and gets $1. Ben recruits a Military die." },
  { { { ROLL_EVENT_SHOWED, 0, TRUE, ROLL_WHITE, ROLL_EXPLORE, 0, 0 }, { ROLL_EVENT_SHOWED, 0, TRUE, ROLL_RED, ROLL_WILD, 0, 0 } },
    2, 0, "Ada rolls Home: Explore and Military: a wild." },
  { { { ROLL_EVENT_SHOWED, 0, TRUE, ROLL_WHITE, ROLL_EXPLORE, 0, 0 } }, 1, 1, NULL },
  { { { ROLL_EVENT_ABANDONED_TILE, 0, TRUE, 0, 0, 0, 0 },
      { ROLL_EVENT_ABANDONED_TILE, 0, TRUE, 3, 1, 0, 0 },
      { ROLL_EVENT_ABANDONED, 0, FALSE, 0, 0, 0, 2 } },
    3, 0, "Ada abandons Advanced Logistics and Spice World." },
  { { { ROLL_EVENT_ABANDONED_TILE, 0, TRUE, 0, 0, 0, 0 },
      { ROLL_EVENT_ABANDONED_TILE, 0, TRUE, 3, 1, 0, 0 },
      { ROLL_EVENT_ABANDONED, 0, FALSE, 0, 0, 0, 2 } },
    3, 1, "Ada abandons 2 tiles." },
  { { { ROLL_EVENT_PUT_SECRET, 0, TRUE, 3, 1, 0, 0 }, { ROLL_EVENT_PUT, 0, FALSE, ROLL_UNKNOWN, 1, 0, 0 } },
    2, -1, "Ada puts Spice World at the bottom of the world stack." },
  { { { ROLL_EVENT_PUT_SECRET, 0, TRUE, 3, 1, 0, 0 }, { ROLL_EVENT_PUT, 0, FALSE, ROLL_UNKNOWN, 1, 0, 0 } },
    2, 1, "Ada puts a tile at the bottom of the world stack." },
  { { { ROLL_EVENT_COMPLETED, 0, FALSE, 3, 0, 0, 2 }, { ROLL_EVENT_GAINED, 0, FALSE, ROLL_CYAN, ROLL_GAIN_CUP, 3, 1 } },
    2, 1, "Ada completes Spice World with 2 dice. Ada gains a Novelty die for the cup (Spice World)." },
  { { { ROLL_EVENT_CORRECTED, 0, FALSE, 1, 2, 3, ROLL_DO_FIX_INSERT } }, 1, 1,
    "Correction: Ada now has a tile in the world stack." },
  { { { ROLL_EVENT_CORRECTED, 0, FALSE, 1, 2, 3, ROLL_DO_FIX_INSERT } }, 1, 0,
    "Correction: Ada now has Spice World in the world stack." },
  { { { ROLL_EVENT_PHASES, -1, FALSE, 2 + 16, 0, 0, 0 }, { ROLL_EVENT_PHASE, -1, FALSE, 1, 0, 0, 0 } },
    2, 1, "Develop and Ship happen in this round. Phase II, Develop, begins." },
};

static void
test_stories (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (stories); i++)
    {
      GameEvents events = { .n = stories[i].n };
      g_autofree char *story = NULL;

      memcpy (events.list, stories[i].events, stories[i].n * sizeof (GameEvent));
      story = orrery_story_events (&events, names, stories[i].reader);
      g_assert_cmpstr (story, ==, stories[i].story);
    }
}

/* Names that end with a full stop end a sentence. */
static void
test_full_stops (void)
{
  guint n = 0;

  for (guint face = 0; face < ROLL_N_FACES; face++)
    {
      const GameEvent event = { ROLL_EVENT_HOME, 0, FALSE, (guint8) face, 0, 0, 0 };
      g_autofree char *text = orrery_story_event (&event, names, GAME_NOBODY);

      g_assert_true (g_str_has_suffix (text, "."));
      g_assert_false (g_str_has_suffix (text, ".."));
      n += g_str_has_suffix (text, "td.");
    }
  g_assert_cmpuint (n, >=, 2);
}

static void
test_after_sentence (void)
{
  const char *const text = "Ada completes Symbionts, Ltd. with 2 dice. Ada gains $2. Ada waits.";

  g_assert_cmpstr (orrery_words_after_sentence (text), ==, "Ada gains $2. Ada waits.");
  g_assert_cmpstr (orrery_words_after_sentence ("Ada gains $2. Équipe"), ==, "Équipe");
  g_assert_null (orrery_words_after_sentence ("Ada gains $2."));
}

/* Without names the seats have their numbers. */
static void
test_nameless (void)
{
  const GameEvent event = { ROLL_EVENT_READY, 2, FALSE, 0, 0, 0, 0 };
  g_autofree char *text = orrery_story_event (&event, NULL, GAME_NOBODY);

  g_assert_cmpstr (text, ==, "Seat 2 has assigned all dice.");
}

/* Secrets: the names of all tiles that a seat cannot see, before and after an answer, are in no sentence
 * about that answer for that seat. */

static guint64
visible_tiles (const RollState *state, int seat)
{
  guint64 tiles = 0;

  for (guint i = 0; i < state->n_seats; i++)
    {
      const RollSeat *p = &state->seats[i];

      for (guint k = 3; k < p->n_tableau; k++)
        tiles |= G_GUINT64_CONSTANT (1) << ROLL_TILE_OF (p->tableau[k]);
      for (guint kind = 0; kind < 2; kind++)
        for (guint k = 0; k < p->n_stack[kind]; k++)
          if ((k == 0 || (int) i == seat) && roll_stack_at (p, kind, k) != ROLL_UNKNOWN)
            tiles |= G_GUINT64_CONSTANT (1) << ROLL_TILE_OF (roll_stack_at (p, kind, k));
      if ((int) i == seat)
        {
          tiles |= p->pile;
          for (guint k = 0; k < 2 && state->step == ROLL_STEP_SETUP; k++)
            if (state->start[i][k] < ROLL_N_TILES)
              tiles |= G_GUINT64_CONSTANT (1) << state->start[i][k];
        }
    }
  if (state->actor == seat)
    for (guint k = 0; k < state->now.n_drawn; k++)
      if (state->now.drawn[k] < ROLL_N_TILES)
        tiles |= G_GUINT64_CONSTANT (1) << state->now.drawn[k];
  return tiles;
}

/* Some tiles' names are part of others' names. */
static gboolean
is_told (const char *story, const char *name, guint64 seen)
{
  GString *rest = g_string_new (story);
  gboolean found;

  for (guint face = 0; face < 2 * ROLL_N_TILES; face++)
    if ((seen >> ROLL_TILE_OF (face) & 1) != 0 && strstr (roll_faces[face].name, name) != NULL)
      g_string_replace (rest, roll_faces[face].name, "", 0);
  found = strstr (rest->str, name) != NULL;
  g_string_free (rest, TRUE);
  return found;
}

static void
check_no_secret (const char *story, const RollState *before, const RollState *after, int seat)
{
  const guint64 seen = visible_tiles (before, seat) | visible_tiles (after, seat);

  for (guint face = 0; face < 2 * ROLL_N_TILES; face++)
    if ((seen >> ROLL_TILE_OF (face) & 1) == 0 && strstr (story, roll_faces[face].name) != NULL
        && is_told (story, roll_faces[face].name, seen))
      g_error ("Seat %d reads of %s: %s", seat, roll_faces[face].name, story);
}

/* The secrets of a roll and of an assignment. */
static void
check_no_dice (const GameEvents *events, const char *story, int seat)
{
  for (guint i = 0; i < events->n; i++)
    if (events->list[i].secret && events->list[i].seat != seat)
      {
        g_autofree char *secret = orrery_story_event (&events->list[i], names, GAME_NOBODY);

        g_assert_null (orrery_story_event (&events->list[i], names, seat));
        /* A tile that is put on top is public, in the same words. */
        if (events->list[i].kind != ROLL_EVENT_PUT_SECRET)
          g_assert_null (strstr (story, secret));
      }
}

static void
test_secrets (void)
{
  guint n_stories = 0;
  guint n_secret = 0;

  for (guint i = 0; i < 60; i++)
    {
      const GameSetup setup = { (guint8) (2 + i % 4), 0 };
      RollState state;
      GameRng rng;

      game_rng_seed (&rng, i);
      roll_start (&state, &setup);
      while (roll_question (&state).ask != GAME_OVER)
        {
          const RollState before = state;
          GameEvents events = { 0 };

          g_assert_cmpint (roll_apply (&state, random_answer (&state, &rng), &events), ==, GAME_OK);
          for (guint k = 0; k < events.n; k++)
            n_secret += events.list[k].secret;
          for (int seat = 0; seat < state.n_seats; seat++)
            {
              g_autofree char *story = orrery_story_events (&events, names, seat);

              if (story == NULL)
                continue;
              check_no_secret (story, &before, &state, seat);
              check_no_dice (&events, story, seat);
              n_stories++;
            }
        }
    }
  g_assert_cmpuint (n_stories, >, 10000);
  g_assert_cmpuint (n_secret, >, 5000);
}

/* Every answer of a game leads to good sentences. */
static void
test_whole_games (void)
{
  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (OrreryRecord) record = random_game (2 + i % 4, 0, 300 + i);
      RollState state;

      orrery_record_state_at (record, 0, &state);
      for (guint k = 0; k < orrery_record_get_n_answers (record); k++)
        {
          GameEvents events = { 0 };
          g_autofree char *question = orrery_story_question (&state, names);
          g_autofree char *story = NULL;

          check_sentence (question);
          roll_apply (&state, orrery_record_get_answer (record, k), &events);
          story = orrery_story_events (&events, names, GAME_NOBODY);
          if (story != NULL)
            check_sentence (story);
        }
    }
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/story/every-event", test_every_event);
  g_test_add_func ("/record/story/every-correction", test_every_correction);
  g_test_add_func ("/record/story/every-status", test_every_status);
  g_test_add_func ("/record/story/every-question", test_every_question);
  g_test_add_func ("/record/story/stories", test_stories);
  g_test_add_func ("/record/story/full-stops", test_full_stops);
  g_test_add_func ("/record/story/after-sentence", test_after_sentence);
  g_test_add_func ("/record/story/nameless", test_nameless);
  g_test_add_func ("/record/story/secrets", test_secrets);
  g_test_add_func ("/record/story/whole-games", test_whole_games);
  return g_test_run ();
}
