/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A mixed table: some players enter and decide on their phones, the others here. */
#include "config.h"

#include "table-driver.h"

#include "games/games.h"
#include "phones/orrery-phone-table.h"

static const char *const names[] = { "Ada", "Ben", "Cleo", NULL };

static const char position[] = "{\"mirror\": true, \"seats\": [{}, {}, {}]}";

typedef struct
{
  Driver driver;
  OrreryPhoneTable *table;
} Mixed;

static const RollState *
state_of (Mixed *mixed)
{
  return orrery_session_get_state (mixed->driver.room->session);
}

static gboolean
never (Driver *driver)
{
  return !g_main_context_pending (NULL);
}

static void
let_run (Mixed *mixed)
{
  driver_until (&mixed->driver, never);
}

static void
begin (Mixed *mixed, guint depth, const char *const *kinds)
{
  g_auto (GStrv) addresses = NULL;

  driver_open (&mixed->driver, 0, 0);
  mixed->driver.room->depth = depth;
  driver_begin (&mixed->driver, position, names, kinds);
  addresses = orrery_guests_invite_local (mixed->driver.room->guests);
  g_assert_cmpuint (g_strv_length (addresses), ==, 4);
  mixed->table = orrery_guests_get_table (mixed->driver.room->guests);
}

static void
take_phone (Mixed *mixed, guint seat)
{
  orrery_phone_table_set_away (mixed->table, seat, TRUE);
  let_run (mixed);
}

static JsonObject *
describe (Mixed *mixed, guint seat, JsonNode **node)
{
  *node = orrery_phone_table_describe (mixed->table, (int) seat);
  return json_node_get_object (*node);
}

/* The subject of the seat's question; NULL: none. */
static char *
dup_about (Mixed *mixed, guint seat)
{
  g_autoptr (JsonNode) node = NULL;
  JsonObject *table = describe (mixed, seat, &node);

  if (json_object_get_null_member (table, "question"))
    return NULL;
  return g_strdup (json_object_get_string_member (json_object_get_object_member (table, "question"), "about"));
}

static gboolean
ask (Mixed *mixed, guint seat, const char *what, const char *answer)
{
  g_autoptr (JsonNode) node = NULL;
  JsonObject *question = json_object_get_object_member (describe (mixed, seat, &node), "question");
  g_autoptr (JsonObject) request = json_object_new ();
  const gboolean is_done = (json_object_set_string_member (request, "do", what),
                            json_object_set_int_member (request, "question", json_object_get_int_member (question, "id")),
                            json_object_set_string_member (request, "answer", answer),
                            json_object_set_boolean_member (request, "on", TRUE),
                            orrery_phone_table_handle (mixed->table, seat, request, NULL));

  let_run (mixed);
  return is_done;
}

/* Three Home dice: Explore, Explore and Ship, one of which selects. */
static void
enter_roll (Mixed *mixed, guint seat)
{
  g_assert_true (ask (mixed, seat, "change", "white shows explore"));
  g_assert_true (ask (mixed, seat, "change", "white shows explore"));
  g_assert_false (ask (mixed, seat, "done", ""));
  g_assert_true (ask (mixed, seat, "change", "white shows ship"));
  g_assert_false (ask (mixed, seat, "change", "white shows ship"));
  g_assert_true (ask (mixed, seat, "done", ""));
}

static void
assign (Mixed *mixed, guint seat)
{
  g_autofree char *about = dup_about (mixed, seat);

  g_assert_cmpstr (about, ==, "select");
  g_assert_true (ask (mixed, seat, "change", "select explore with white from explore"));
  g_assert_true (ask (mixed, seat, "done", ""));
}

/* What Undo on the phone would take back; 0: nothing. */
static gint64
get_undo (Mixed *mixed, guint seat)
{
  g_autoptr (JsonNode) node = NULL;

  return json_object_get_int_member (describe (mixed, seat, &node), "undo");
}

/* Two enter their rolls on phones, the third here behind the screen, and then everything is revealed. */
static void
test_mirror (void)
{
  Mixed mixed;

  begin (&mixed, ORRERY_ROLL_MIRROR, NULL);
  g_assert_cmpint (orrery_roll_round_get_entering (driver_round (&mixed.driver)), ==, 0);
  take_phone (&mixed, 0);
  take_phone (&mixed, 2);
  g_assert_cmpint (orrery_roll_round_get_entering (driver_round (&mixed.driver)), ==, 1);
  driver_do (mixed.driver.room, "tv");
  g_assert_null (find_text (mixed.driver.room->tv, "Ready"));
  enter_roll (&mixed, 0);
  assign (&mixed, 0);
  g_assert_nonnull (find_text (mixed.driver.room->tv, "Ready"));
  g_assert_nonnull (find_text (mixed.driver.room->tv, "Assigning"));
  g_assert_nonnull (find_text (mixed.driver.room->tv, "Ready: 1 of 3"));
  enter_roll (&mixed, 2);
  driver_type (&mixed.driver, "2e h\n");
  g_assert_cmpint (orrery_assignment_move (driver_assignment (mixed.driver.room), ROLL_WHITE, ROLL_COLUMN + ROLL_SHIP,
                                           ORRERY_PLACE_SELECTOR + ROLL_SHIP), ==, ROLL_OK);
  driver_do (mixed.driver.room, "done");
  let_run (&mixed);
  g_assert_cmpuint (mixed.driver.room->awaited, ==, 1u << 2);
  g_assert_cmpuint (state_of (&mixed)->step, ==, ROLL_STEP_ASSIGN);
  assign (&mixed, 2);
  g_assert_cmpuint (state_of (&mixed)->step, ==, ROLL_STEP_PHASES);
  g_assert_cmpuint (state_of (&mixed)->seats[0].selected, ==, ROLL_EXPLORE);
  g_assert_cmpuint (state_of (&mixed)->seats[1].selected, ==, ROLL_SHIP);
  g_assert_cmpuint (state_of (&mixed)->seats[0].rolled[ROLL_WHITE][ROLL_EXPLORE], ==, 2);
  /* The round holds what the others entered, too: only the laptop can take it back. */
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (get_undo (&mixed, i), ==, 0);
  driver_close (&mixed.driver);
}

/* Others see how far somebody is, and nothing else of it. */
static int
get_entered (Mixed *mixed, guint viewer, guint seat)
{
  g_autoptr (JsonNode) node = NULL;
  JsonArray *players = json_object_get_array_member (describe (mixed, viewer, &node), "players");

  return (int) json_object_get_int_member_with_default (json_array_get_object_element (players, seat), "entered", -1);
}

static gboolean
is_asked (Mixed *mixed, guint seat)
{
  g_autoptr (JsonNode) node = NULL;
  JsonArray *players = json_object_get_array_member (describe (mixed, 0, &node), "players");

  return json_object_get_boolean_member (json_array_get_object_element (players, seat), "is_asked");
}

/* Phones that are ready also wait for the roll of a computer player, which somebody enters here. */
static void
test_computer (void)
{
  static const char *const kinds[] = { "person", "person", "simple", NULL };
  Mixed mixed;

  begin (&mixed, ORRERY_ROLL_MIRROR, kinds);
  for (guint i = 0; i < 2; i++)
    take_phone (&mixed, i);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (is_asked (&mixed, i));
      enter_roll (&mixed, i);
      assign (&mixed, i);
      g_assert_false (is_asked (&mixed, i));
    }
  g_assert_true (is_asked (&mixed, 2));
  g_assert_cmpuint (state_of (&mixed)->step, ==, ROLL_STEP_ASSIGN);
  driver_close (&mixed.driver);
}

static void
test_progress (void)
{
  Mixed mixed;

  begin (&mixed, ORRERY_ROLL_MIRROR, NULL);
  take_phone (&mixed, 0);
  take_phone (&mixed, 2);
  g_assert_cmpint (get_entered (&mixed, 2, 0), ==, 0);
  g_assert_true (ask (&mixed, 0, "change", "white shows explore"));
  g_assert_cmpint (get_entered (&mixed, 2, 0), ==, 1);
  g_assert_cmpint (get_entered (&mixed, 2, 1), ==, -1);
  g_assert_true (ask (&mixed, 0, "draw", ""));
  g_assert_cmpint (get_entered (&mixed, 2, 0), ==, 3);
  g_assert_true (ask (&mixed, 0, "done", ""));
  g_assert_cmpint (get_entered (&mixed, 2, 0), ==, -1);
  driver_close (&mixed.driver);
}

/* A locked-in decision can be unlocked until everybody is ready, and the roll entered again. */
static void
test_unlock (void)
{
  g_autofree char *about = NULL;
  g_autoptr (JsonObject) undo = json_object_new ();
  Mixed mixed;

  begin (&mixed, ORRERY_ROLL_MIRROR, NULL);
  for (guint i = 0; i < 3; i++)
    take_phone (&mixed, i);
  g_assert_cmpuint (mixed.driver.room->awaited, ==, 7);
  enter_roll (&mixed, 0);
  assign (&mixed, 0);
  g_assert_cmpuint (mixed.driver.room->awaited, ==, 6);
  g_assert_true (ask (&mixed, 0, "unlock", ""));
  g_assert_cmpuint (mixed.driver.room->awaited, ==, 7);
  json_object_set_string_member (undo, "do", "undo");
  json_object_set_int_member (undo, "undo", get_undo (&mixed, 0));
  g_assert_true (orrery_phone_table_handle (mixed.table, 0, undo, NULL));
  let_run (&mixed);
  about = dup_about (&mixed, 0);
  g_assert_cmpstr (about, ==, "side");
  driver_close (&mixed.driver);
}

/* With Books, a phone says where its dice are; the others are entered here. */
static void
test_books (void)
{
  g_autofree char *about = NULL;
  Mixed mixed;

  begin (&mixed, ORRERY_ROLL_BOOKS, NULL);
  for (guint i = 0; i < 3; i++)
    take_phone (&mixed, i);
  for (guint i = 0; i < 3; i++)
    {
      for (guint k = 0; k < 3; k++)
        g_assert_true (ask (&mixed, i, "change", "place white in explore"));
      g_assert_true (ask (&mixed, i, "change", "select explore with white from explore"));
      g_assert_true (ask (&mixed, i, "done", ""));
    }
  g_assert_cmpuint (state_of (&mixed)->step, ==, ROLL_STEP_PHASES);
  about = dup_about (&mixed, 0);
  g_assert_cmpstr (about, ==, "explore");
  driver_close (&mixed.driver);
}

/* The room can always decide for a seat, and a draft here survives when somebody picks up a phone. */
static void
test_here (void)
{
  OrreryDecision *draft;
  Mixed mixed;

  begin (&mixed, ORRERY_ROLL_MIRROR, NULL);
  take_phone (&mixed, 0);
  g_assert_cmpint (orrery_roll_round_get_entering (driver_round (&mixed.driver)), ==, 1);
  driver_type (&mixed.driver, "2e h\n");
  draft = ORRERY_DECISION (driver_assignment (mixed.driver.room));
  g_assert_nonnull (draft);
  take_phone (&mixed, 2);
  g_assert_true (ORRERY_DECISION (driver_assignment (mixed.driver.room)) == draft);
  take_phone (&mixed, 1);
  g_assert_cmpuint (mixed.driver.room->awaited, ==, 7);
  driver_do (mixed.driver.room, "answer-here");
  let_run (&mixed);
  g_assert_false (orrery_guests_has (mixed.driver.room->guests, 0));
  g_assert_cmpint (orrery_roll_round_get_entering (driver_round (&mixed.driver)), ==, 0);
  driver_close (&mixed.driver);
}

/* A phone's answer can be rejected for a reason it may not know: the question stays, with its choices. */
static void
test_refused (void)
{
  static const char hidden[] = "{\"mirror\": true, \"step\": \"explore\", \"seats\": ["
                               "{\"dice\": {\"cup\": {\"white\": 2}, \"citizenry\": {\"white\": 2}, \"explore\": {\"white\": 1}}},"
                               "{\"developments\": [\"Public Works\", \"Mad Scientists\"]}, {}]}";
  g_autofree char *about = NULL;
  g_autofree char *after = NULL;
  Mixed mixed;

  driver_open (&mixed.driver, 0, 0);
  mixed.driver.room->depth = ORRERY_ROLL_MIRROR;
  driver_begin (&mixed.driver, hidden, names, NULL);
  g_strfreev (orrery_guests_invite_local (mixed.driver.room->guests));
  mixed.table = orrery_guests_get_table (mixed.driver.room->guests);
  take_phone (&mixed, 0);
  g_assert_true (ask (&mixed, 0, "change", "scout with white"));
  g_assert_true (ask (&mixed, 0, "done", ""));
  about = dup_about (&mixed, 0);
  g_assert_cmpstr (about, ==, "draw");
  g_assert_true (ask (&mixed, 0, "change", "tile Mad Scientists"));
  g_assert_false (ask (&mixed, 0, "done", ""));
  after = dup_about (&mixed, 0);
  g_assert_cmpstr (after, ==, "draw");
  g_assert_true (ask (&mixed, 0, "change", "tile unknown"));
  g_assert_true (ask (&mixed, 0, "done", ""));
  driver_close (&mixed.driver);
}

static OrreryRecord *
new_frontiers (void)
{
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" }, { (char *) "Cleo", (char *) "person" } };
  g_autoptr (JsonNode) node = json_from_string ("{\"game\": \"frontiers\", \"seats\": [{}, {}, {}]}", NULL);
  g_autoptr (GError) error = NULL;
  OrreryRecord *record = orrery_record_new_from_position_json (orrery_game_by_id ("frontiers"), node, players, &error);

  g_assert_no_error (error);
  return record;
}

/* New Frontiers asks everybody at once: here for those without a phone, until it is the turn of one with a phone. */
static void
test_clock (void)
{
  g_autoptr (OrreryRecord) record = new_frontiers ();
  g_auto (GStrv) addresses = NULL;
  Driver driver;

  driver_open (&driver, 1100, 760);
  orrery_window_set_game (driver.window, "frontiers");
  driver.room = ORRERY_TABLE_ROOM (orrery_window_ensure_room (driver.window, "table"));
  orrery_window_set_room (driver.window, "table");
  table_room_follow (driver.room, record, NULL);
  driver_settle (&driver);
  addresses = orrery_guests_invite_local (driver.room->guests);
  orrery_phone_table_set_away (orrery_guests_get_table (driver.room->guests), 1, TRUE);
  driver_type (&driver, "2"); /* Ada selects Develop */
  driver_settle (&driver);
  driver_do (driver.room, "done");
  driver_settle (&driver);
  g_assert_cmpuint (driver.room->awaited, ==, 1u << 1);
  g_assert_cmpint (orrery_session_get_asked (driver.room->session), ==, 1);
  orrery_window_set_game (driver.window, "roll");
  driver_close (&driver);
}

int
main (int argc, char *argv[])
{
  int failed;

  driver_set_up (&argc, &argv);
  orrery_games_register ();
  orrery_games_register_uis ();
  g_test_add_func ("/table/phones/mirror", test_mirror);
  g_test_add_func ("/table/phones/computer", test_computer);
  g_test_add_func ("/table/phones/unlock", test_unlock);
  g_test_add_func ("/table/phones/progress", test_progress);
  g_test_add_func ("/table/phones/books", test_books);
  g_test_add_func ("/table/phones/here", test_here);
  g_test_add_func ("/table/phones/refused", test_refused);
  g_test_add_func ("/table/phones/clock", test_clock);
  failed = g_test_run ();
  driver_tear_down ();
  return failed;
}
