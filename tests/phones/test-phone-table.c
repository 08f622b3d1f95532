/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the phones without a network: requests in every order that a network could bring them in. */
#include "config.h"

#include "games/frontiers/assist/orrery-frontiers-book.h"
#include "games/games.h"
#include "games/race/assist/orrery-race-book.h"
#include "games/roll/assist/orrery-roll-book.h"
#include "phones/orrery-phone-table.h"

#include <stdlib.h>
#include <string.h>

enum { SEATS = 3, MOST_STEPS = 40000 };

typedef struct
{
  OrrerySession *session;
  OrreryPhoneTable *table;
  const OrreryTableBook *book; /* NULL: no real table */
  JsonNode *seen[SEATS];       /* what each phone was sent last */
  char *kept[SEATS];           /* the question that it is composing */
  gboolean is_over;
  GRand *rng;
} Game3;

static void
over_cb (Game3 *game)
{
  game->is_over = TRUE;
}

static JsonObject *
get_question (JsonNode *node)
{
  JsonObject *table = json_node_get_object (node);

  return json_object_get_null_member (table, "question") ? NULL : json_object_get_object_member (table, "question");
}

static char *
dup_open_question (JsonNode *node)
{
  JsonObject *question = get_question (node);

  if (question == NULL || json_object_get_boolean_member (question, "is_locked"))
    return NULL;
  return json_to_string (json_object_get_member (json_node_get_object (node), "question"), FALSE);
}

/* What others do never changes what a seat is composing. */
static void
check_kept (Game3 *game, guint seat)
{
  g_autoptr (JsonNode) node = orrery_phone_table_describe (game->table, (int) seat);
  g_autofree char *now = dup_open_question (node);

  if (game->kept[seat] != NULL)
    g_assert_cmpstr (now, ==, game->kept[seat]);
  g_free (game->kept[seat]);
  game->kept[seat] = g_steal_pointer (&now);
}

static void
changed_cb (Game3 *game)
{
  for (guint i = 0; i < SEATS; i++)
    check_kept (game, i);
}

/* A message arrives: until then the phone shows, and taps, what was. */
static void
receive (Game3 *game, guint seat)
{
  g_clear_pointer (&game->seen[seat], json_node_unref);
  game->seen[seat] = orrery_phone_table_describe (game->table, (int) seat);
}

static gboolean
send (Game3 *game, guint seat, JsonObject *request)
{
  g_clear_pointer (&game->kept[seat], g_free);
  return orrery_phone_table_handle (game->table, seat, request, NULL);
}

static JsonObject *
new_request (JsonObject *question, const char *what)
{
  JsonObject *request = json_object_new ();

  json_object_set_string_member (request, "do", what);
  json_object_set_int_member (request, "question", json_object_get_int_member (question, "id"));
  return request;
}

static void
tap (Game3 *game, guint seat)
{
  JsonObject *question = get_question (game->seen[seat]);
  g_autoptr (JsonObject) request = NULL;
  JsonArray *choices;
  JsonObject *one;

  if (question == NULL)
    return;
  choices = json_object_get_array_member (question, "choices");
  if (json_object_get_boolean_member (question, "is_locked"))
    {
      if (g_rand_int_range (game->rng, 0, 40) > 0)
        return;
      request = new_request (question, "unlock");
    }
  else if (json_object_get_null_member (question, "missing") && g_rand_int_range (game->rng, 0, 3) > 0)
    request = new_request (question, "done");
  else if (json_array_get_length (choices) == 0)
    return;
  else
    {
      one = json_array_get_object_element (choices, (guint) g_rand_int_range (game->rng, 0, (int) json_array_get_length (choices)));
      request = new_request (question, "change");
      json_object_set_string_member (request, "answer", json_object_get_string_member (one, "answer"));
      json_object_set_boolean_member (request, "on", json_object_get_int_member (one, "ticked") == 0 || g_rand_boolean (game->rng));
    }
  send (game, seat, request);
}

/* The Table room asks for the setup on a page of its own. */
static gboolean
answer_setup (Game3 *game, const void *state, GameAnswer *answer)
{
  const Game *rules = orrery_record_get_game (orrery_session_get_record (game->session))->rules;
  GameAnswer legal[GAME_MAX_ANSWERS];

  if (rules->info (state).round > 0)
    return FALSE;
  rules->legal (state, legal);
  *answer = legal[0];
  return TRUE;
}

/* What the Table room does at a question: it answers, or asks people. */
static void
follow_book (Game3 *game)
{
  const void *state = orrery_session_get_state (game->session);
  GameAnswer answer;

  if (game->book == NULL || orrery_record_is_over (orrery_session_get_record (game->session)))
    return;
  if (game->book->answer_alone (state, 0, 0, 0, &answer) || answer_setup (game, state, &answer))
    g_assert_true (orrery_session_answer_all (game->session, &answer, 1, NULL));
  else
    orrery_phone_table_ask (game->table, 0);
}

static void
open_game (Game3 *game, OrreryRecord *record, const OrreryTableBook *book, guint32 seed)
{
  memset (game, 0, sizeof *game);
  game->book = book;
  game->rng = g_rand_new_with_seed (seed);
  game->session = orrery_session_new (record);
  orrery_session_set_rolls (game->session, book == NULL);
  orrery_session_set_nodes (game->session, 50);
  orrery_session_set_pace (game->session, 0);
  game->table = orrery_phone_table_new (game->session);
  if (book != NULL)
    orrery_phone_table_set_book (game->table, book, 0);
  for (guint i = 0; i < SEATS; i++)
    orrery_phone_table_set_away (game->table, i, orrery_session_is_person (game->session, i));
  g_signal_connect_swapped (game->session, "over", G_CALLBACK (over_cb), game);
  g_signal_connect_swapped (game->table, "changed", G_CALLBACK (changed_cb), game);
  orrery_session_run (game->session);
  for (guint i = 0; i < SEATS; i++)
    receive (game, i);
}

static void
close_game (Game3 *game)
{
  g_object_unref (game->table);
  g_object_unref (game->session);
  for (guint i = 0; i < SEATS; i++)
    {
      g_free (game->kept[i]);
      json_node_unref (game->seen[i]);
    }
  g_rand_free (game->rng);
}

/* `second` is the kind of the second player. */
static OrreryRecord *
new_record (const char *game, guint64 seed, const char *second, guint8 options)
{
  const OrreryPlayer players[SEATS]
      = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) second }, { (char *) "Cleo", (char *) "person" } };
  const GameSetup setup = { SEATS, options };

  g_assert_true (g_str_equal (second, "person") || orrery_game_find_player (orrery_game_by_id (game), second) != NULL);
  return orrery_record_new (orrery_game_by_id (game), &setup, seed, players);
}

/* A computer player: it may take until others have decided. */
static gboolean
is_thinking (Game3 *game)
{
  gboolean is_thinking;

  g_object_get (game->session, "thinking", &is_thinking, NULL);
  return is_thinking;
}

/* Taps, late messages, and the app's own steps in any order, until the game is over. */
static void
play (OrreryRecord *record, const OrreryTableBook *book, guint32 seed)
{
  Game3 game;

  open_game (&game, record, book, seed);
  for (guint n = 0; !game.is_over; n++)
    {
      const guint seat = (guint) g_rand_int_range (game.rng, 0, SEATS);

      g_assert_cmpuint (n, <, MOST_STEPS);
      switch (g_rand_int_range (game.rng, 0, 4))
        {
        case 0:
          tap (&game, seat);
          break;
        case 1:
          receive (&game, seat);
          break;
        case 2:
          follow_book (&game);
          break;
        default:
          g_main_context_iteration (NULL, is_thinking (&game) && g_rand_int_range (game.rng, 0, 10) == 0);
        }
    }
  close_game (&game);
}

typedef struct
{
  const char *path, *game, *second;
  const OrreryTableBook *book;
  guint8 options;
  guint n; /* games */
} Order;

static const Order orders[] = {
  { "/phone-table/order/roll", "roll", "person", NULL, 0, 2 },
  { "/phone-table/order/roll-computer", "roll", "simple", NULL, 0, 2 },
  { "/phone-table/order/race", "race", "person", NULL, 0, 4 },
  { "/phone-table/order/race-computer", "race", "newcomer", NULL, 0, 4 },
  { "/phone-table/order/race-books", "race", "person", &orrery_race_book, GAME_MIRROR, 8 },
  { "/phone-table/order/clock", "frontiers", "person", &orrery_frontiers_book, 0, 8 },
};

static void
test_order (gconstpointer data)
{
  const Order *order = data;
  const char *n = g_getenv ("ORRERY_GAMES"); /* more than usual */

  for (guint32 i = 0; i < (n != NULL ? (guint32) atoi (n) : order->n); i++)
    {
      g_autoptr (OrreryRecord) record = new_record (order->game, i, order->second, order->options);

      play (record, order->book, i);
    }
}

/* --- Waiting --- */

/* The computer player's decisions are its own; everybody else takes the first answer. */
static gboolean
go_on (Game3 *game)
{
  const Game *rules = orrery_record_get_game (orrery_session_get_record (game->session))->rules;
  const void *state = orrery_session_get_state (game->session);
  const GameQuestion question = rules->question (state);
  GameAnswer legal[GAME_MAX_ANSWERS];

  if (question.ask == GAME_CHANCE && question.seat == 1 && g_str_equal (rules->question_word (question.about), "draw"))
    return FALSE;
  if (question.ask == GAME_DECIDE && question.seat == 1)
    g_main_context_iteration (NULL, is_thinking (game));
  else
    {
      rules->legal (state, legal);
      g_assert_true (orrery_session_answer_all (game->session, legal, 1, NULL));
    }
  return TRUE;
}

/* At a real table somebody draws for a computer player, and the others wait for that. */
static void
test_draw (void)
{
  g_autoptr (OrreryRecord) record = new_record ("roll", 1, "simple", GAME_MIRROR);
  Game3 game;

  open_game (&game, record, &orrery_roll_book, 1);
  orrery_phone_table_set_book (game.table, &orrery_roll_book, ORRERY_ROLL_MIRROR);
  while (go_on (&game))
    ;
  while (g_main_context_iteration (NULL, FALSE))
    ;
  for (guint i = 0; i < SEATS; i++)
    g_assert_false (orrery_phone_table_is_asked (game.table, i));
  orrery_phone_table_ask (game.table, 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  for (guint i = 0; i < SEATS; i++)
    g_assert_cmpint (orrery_phone_table_is_asked (game.table, i), ==, i == 1);
  close_game (&game);
}

/* --- Undo --- */

/* Ticks one choice after another until nothing is missing. FALSE: the seat is not asked. */
static gboolean
decide (Game3 *game, guint seat)
{
  JsonObject *question = (receive (game, seat), get_question (game->seen[seat]));
  g_autoptr (JsonObject) done = NULL;

  if (question == NULL || json_object_get_boolean_member (question, "is_locked"))
    return FALSE;
  for (guint i = 0; !json_object_get_null_member (question, "missing"); i++)
    {
      JsonObject *one = json_array_get_object_element (json_object_get_array_member (question, "choices"), i);
      g_autoptr (JsonObject) change = new_request (question, "change");

      json_object_set_string_member (change, "answer", json_object_get_string_member (one, "answer"));
      json_object_set_boolean_member (change, "on", TRUE);
      g_assert_true (send (game, seat, change));
      receive (game, seat);
      question = get_question (game->seen[seat]);
    }
  done = new_request (question, "done");
  g_assert_true (send (game, seat, done));
  return TRUE;
}

static gint64
get_undo (Game3 *game, guint seat)
{
  receive (game, seat);
  return json_object_get_int_member (json_node_get_object (game->seen[seat]), "undo");
}

static void
settle (Game3 *game)
{
  for (guint i = 0; i < 20; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      follow_book (game);
    }
}

/* Plays until the subject is asked for; returns the seat. */
static guint
play_until (Game3 *game, const char *about)
{
  const Game *rules = orrery_record_get_game (orrery_session_get_record (game->session))->rules;

  for (guint i = 0; i < MOST_STEPS; i++)
    {
      GameQuestion question;

      settle (game);
      question = rules->question (orrery_session_get_state (game->session));
      if (g_str_equal (rules->question_word (question.about), about))
        return (guint) question.seat;
      for (guint seat = 0; seat < SEATS; seat++)
        if (decide (game, seat))
          break;
    }
  g_assert_not_reached ();
}

static gboolean
undo (Game3 *game, guint seat)
{
  g_autoptr (JsonObject) request = json_object_new ();

  json_object_set_string_member (request, "do", "undo");
  json_object_set_int_member (request, "undo", get_undo (game, seat));
  for (guint i = 0; i < SEATS; i++)
    g_clear_pointer (&game->kept[i], g_free);
  return orrery_phone_table_handle (game->table, seat, request, NULL);
}

/* Everybody's moves in an action are one decision of the table, and yet each phone takes back only its own. */
static void
test_undo_own (void)
{
  g_autoptr (OrreryRecord) record = new_record ("frontiers", 1, "person", 0);
  Game3 game;
  guint first, second, point;

  open_game (&game, record, &orrery_frontiers_book, 1);
  first = play_until (&game, "buy");
  g_assert_true (decide (&game, first));
  settle (&game);
  point = orrery_record_get_point (record);
  second = (guint) orrery_session_get_asked (game.session);
  g_assert_cmpuint (second, !=, first);
  g_assert_cmpint (get_undo (&game, first), >, 0);
  g_assert_true (decide (&game, second));
  settle (&game);
  g_assert_cmpint (get_undo (&game, first), ==, 0);
  g_assert_cmpint (get_undo (&game, second), >, 0);
  g_assert_false (undo (&game, first));
  g_assert_true (undo (&game, second));
  g_assert_cmpuint (orrery_record_get_point (record), ==, point);
  settle (&game);
  g_assert_cmpint (orrery_session_get_asked (game.session), ==, (int) second);
  g_assert_true (undo (&game, first));
  settle (&game);
  g_assert_cmpint (orrery_session_get_asked (game.session), ==, (int) first);
  close_game (&game);
}

/* Nobody takes back a secret decision after having seen what the others decided. */
static void
test_undo_revealed (void)
{
  g_autoptr (OrreryRecord) record = new_record ("race", 1, "person", 0);
  Game3 game;

  open_game (&game, record, NULL, 1);
  play_until (&game, "action");
  for (guint i = 0; i < SEATS; i++)
    g_assert_true (decide (&game, i));
  settle (&game);
  g_assert_cmpuint (orrery_session_get_undo_point (game.session), >, 0);
  for (guint i = 0; i < SEATS; i++)
    g_assert_cmpint (get_undo (&game, i), ==, 0);
  close_game (&game);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  orrery_games_register ();
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    g_test_add_data_func (orders[i].path, &orders[i], test_order);
  g_test_add_func ("/phone-table/draw", test_draw);
  g_test_add_func ("/phone-table/undo/own", test_undo_own);
  g_test_add_func ("/phone-table/undo/revealed", test_undo_revealed);
  return g_test_run ();
}
