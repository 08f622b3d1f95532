/* SPDX-License-Identifier: GPL-3.0-or-later */
/* phone-pages: a table for every kind of question of every game, each with a server of its own, found by playing at random.
 * Prints, one JSON object per line, what it asks about and the addresses, then an empty line; ends with its standard
 * input. For tests. */
#include "config.h"

#include "catalog/orrery-language.h"
#include "games/frontiers/assist/orrery-frontiers-book.h"
#include "games/games.h"
#include "games/race/assist/orrery-race-book.h"
#include "games/roll/assist/orrery-roll-book.h"
#include "games/frontiers/rules/frontiers.h"
#include "games/race/rules/race.h"
#include "phones/orrery-phones.h"

#include <stdio.h>
#include <string.h>

enum { SEATS = 3, GAMES = 200, MOST_ANSWERS = 6000, ALL = 256 };

/* A way to play a game: in Play, or at a real table. */
typedef struct
{
  const char *name;
  GameSetup setup;
  const char *game;
  const OrreryTableBook *book; /* NULL: in Play */
  guint depth;
  const char *position; /* where to begin; NULL: at the beginning */
} Way;

/* Tiles that are known: worlds to pick, to conquer or to replace a colony with, and too few goods. */
#define RARE "{\"type\": \"non-military\", \"number\": 1, \"colonists\": 1, \"goods\": \"production\", \"kind\": \"rare\", \"powers\": [], \"good\": "

static const char named_position[]
    = "{\"game\": \"frontiers\", \"level\": \"mirror\", \"round\": 5, \"goals\": [\"Stockpile Resources\"],"
      " \"collection\": {\"worlds\": [{\"name\": \"Test Haven\", \"type\": \"non-military\", \"number\": 2, \"colonists\": 1, \"goods\": \"gray\"},"
      " {\"name\": \"Test Outpost\", \"type\": \"military\", \"number\": 3, \"colonists\": 1, \"goods\": \"gray\"}]},"
      " \"seats\": [{\"credits\": 9, \"colonists\": 4, \"military\": 4, \"developments\": [{\"size\": \"small\", \"cost\": 2,"
      " \"powers\": [{\"code\": \"S5\", \"discount\": 1}, {\"code\": \"S8\", \"range\": 3}]}],"
      " \"explored\": [{\"name\": \"Test Fort\", \"type\": \"military\", \"number\": 4, \"colonists\": 1, \"goods\": \"gray\", \"powers\": []},"
      " {\"name\": \"Test Mines\", \"type\": \"non-military\", \"number\": 3, \"colonists\": 1, \"goods\": \"production\", \"kind\": \"rare\", \"powers\": []}],"
      " \"colonies\": [" RARE "false}, " RARE "false}, " RARE "false}]}, {\"stockpile\": {\"goods\": {\"rare\": 6}}}, {\"stockpile\": {\"goods\": {\"rare\": 6}},"
      " \"colonies\": [" RARE "true}, " RARE "true}, " RARE "true}]}]}";

static const Way ways[] = {
  { "roll", { 3, 0 }, "roll", NULL, 0 },
  { "roll-mirror", { 3, GAME_MIRROR }, "roll", &orrery_roll_book, ORRERY_ROLL_MIRROR },
  { "race", { 3, 0 }, "race", NULL, 0 },
  { "race-two", { 2, RACE_TWO_ACTIONS | RACE_CHOOSE_START }, "race", NULL, 0 },
  { "race-books", { 3, GAME_MIRROR }, "race", &orrery_race_book, 0 },
  { "clock", { 3, 0 }, "frontiers", &orrery_frontiers_book, 0 },
  { "counters", { 3, FR_COUNTERS }, "frontiers", &orrery_frontiers_book, 1 },
  { "frontiers", { 3, FR_GOALS | FR_TILES }, "frontiers", &orrery_frontiers_book, 2 },
  { "frontiers-named", { 3, FR_GOALS | FR_TILES }, "frontiers", &orrery_frontiers_book, 2, named_position },
};

static const OrreryPlayer players[SEATS] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" },
                                             { (char *) "Cleo", (char *) "person" } };

/* FALSE: nobody is asked here, because all answers lead to the same result. */
static gboolean
open_page (const Way *way, const OrreryGame *game, const GameState *state, const char *about)
{
  g_autoptr (OrreryRecord) record = orrery_record_new_from_position (game, state, players);
  g_autoptr (OrrerySession) session = orrery_session_new (record);
  OrreryPhoneTable *table;
  OrreryPhones *phones;
  g_autofree char *own = NULL;
  g_autofree char *tv = NULL;
  const int seat = MAX (game->rules->question (state).seat, 0);

  if (orrery_session_is_automatic (session, state))
    return FALSE;
  orrery_session_set_rolls (session, way->book == NULL);
  table = orrery_phone_table_new (session);
  phones = orrery_phones_new (table, orrery_games_get_catalog (way->game));
  if (way->book != NULL)
    orrery_phone_table_set_book (table, way->book, way->depth);
  for (guint i = 0; i < way->setup.n_seats; i++)
    orrery_phone_table_set_away (table, i, TRUE);
  g_assert_true (orrery_phones_start (phones, TRUE, NULL));
  orrery_session_run (session);
  orrery_phone_table_ask (table, 0);
  own = orrery_phones_dup_address (phones, seat);
  tv = orrery_phones_dup_address (phones, GAME_NOBODY);
  printf ("{\"way\": \"%s\", \"about\": \"%s\", \"seat\": \"%s\", \"tv\": \"%s\"}\n", way->name, about, own, tv);
  return TRUE;
}

/* People are asked here, and have a choice. */
static gboolean
is_page (const Way *way, const Game *rules, const GameState *state)
{
  const GameQuestion question = rules->question (state);
  GameAnswer answer;

  if (way->book != NULL)
    return rules->info (state).round > 0 && !way->book->answer_alone (state, way->depth, 0, ~0u, &answer);
  return question.ask == GAME_DECIDE && !orrery_decision_is_forced (rules, state);
}

static OrreryRecord *
begin (const Way *way, guint32 seed)
{
  const OrreryGame *game = orrery_game_by_id (way->game);
  g_autoptr (JsonNode) node = way->position != NULL ? json_from_string (way->position, NULL) : NULL;
  g_autoptr (GError) error = NULL;
  OrreryRecord *record = node != NULL ? orrery_record_new_from_position_json (game, node, players, &error)
                                      : orrery_record_new (game, &way->setup, seed, players);

  g_assert_no_error (error);
  return record;
}

static void
play (const Way *way, guint32 seed, gboolean *found)
{
  g_autoptr (OrreryRecord) record = begin (way, seed);
  g_autoptr (GRand) rng = g_rand_new_with_seed (seed);
  const OrreryGame *game = orrery_record_get_game (record);
  const Game *rules = game->rules;
  GameState state = { 0 };

  orrery_record_state_at (record, 0, &state);
  for (guint i = 0; i < MOST_ANSWERS; i++)
    {
      const GameQuestion question = rules->question (&state);
      GameAnswer legal[GAME_MAX_ANSWERS];
      gsize n;

      if (question.ask == GAME_OVER)
        return;
      if (!found[question.about] && is_page (way, rules, &state))
        found[question.about] = open_page (way, game, &state, rules->question_word (question.about));
      n = rules->legal (&state, legal);
      rules->apply (&state, legal[g_rand_int_range (rng, 0, (int) n)], NULL);
    }
}

static gboolean
quit_cb (GIOChannel *channel, GIOCondition condition, gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

int
main (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GIOChannel) input = g_io_channel_unix_new (0);

  orrery_language_init ();
  orrery_games_register ();
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      gboolean found[ALL] = { FALSE };

      for (guint32 seed = 0; seed < GAMES; seed++)
        play (&ways[i], seed, found);
    }
  printf ("\n");
  fflush (stdout);
  g_io_add_watch (input, G_IO_IN | G_IO_HUP, quit_cb, loop);
  g_main_loop_run (loop);
  return 0;
}
