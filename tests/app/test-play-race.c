/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games of Race through the room, by the keys that are printed on cards and buttons; and nobody sees another
 * player's cards. */
#include "config.h"

#include "play-driver.h"

#include "assist/orrery-ticks.h"
#include "games/games.h"
#include "games/race/board/orrery-race-board.h"
#include "games/race/players/players.h"
#include "games/race/words/orrery-race-position.h"
#include "games/race/words/orrery-race.h"

enum { MOST_DECISIONS = 3000 };

static guint asked[RACE_N_QUESTIONS];

static const RaceState *
truth (Driver *driver)
{
  return orrery_session_get_state (driver->room->session);
}

static OrreryRaceBoard *
board_of (Driver *driver)
{
  return ORRERY_RACE_BOARD (driver->room->view->board);
}

static gboolean
is_over (Driver *driver)
{
  return orrery_record_is_over (orrery_session_get_record (driver->room->session));
}

/* --- Deciding --- */

/* All answers of the decision that is asked for; now and then one that no player would give. */
static GArray *
decide (Driver *driver)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  RaceState before, after = *truth (driver);
  GameAnswer legal[GAME_MAX_ANSWERS], answer;

  do
    {
      const size_t n = race_legal (&after, legal);

      before = after;
      answer = game_rng_below (&driver->rng, 12) == 0 ? legal[game_rng_below (&driver->rng, (uint32_t) n)]
                                                      : player_answer (&race_regular, &race_game, &after, &driver->rng);
      g_array_append_val (answers, answer);
      g_assert_cmpint (race_apply (&after, answer, NULL), ==, RACE_OK);
    }
  while (race_continues (&before, &after));
  return answers;
}

/* --- Keys --- */

static void
press (Driver *driver, guint key)
{
  if (!driver_key (driver, key))
    g_error ("key %c does nothing at %s", (char) key, race_game.question_word (truth (driver)->ask));
}

static gboolean
is_of_hand (const RaceState *state)
{
  switch (state->ask)
    {
    case RACE_ASK_START_DISCARD:
    case RACE_ASK_KEEP:
    case RACE_ASK_DEVELOP:
    case RACE_ASK_SETTLE:
    case RACE_ASK_PAY:
    case RACE_ASK_SPEND:
    case RACE_ASK_LIMIT:
      return TRUE;
    default:
      return FALSE;
    }
}

/* The key on a card that is not ticked; beyond the ninth a card has none, and is clicked. */
static void
press_card (Driver *driver, guint design)
{
  OrreryRaceHand *hand = orrery_race_board_get_hand (board_of (driver));

  for (guint i = 0; i < orrery_race_hand_get_n (hand); i++)
    {
      OrreryRaceCard *card = orrery_race_hand_get_card (hand, i);

      if (orrery_race_card_get_design (card) != design || orrery_race_card_is_ticked (card))
        continue;
      if (orrery_race_card_get_key (card) != 0)
        {
          press (driver, orrery_race_card_get_key (card));
          return;
        }
      if (truth (driver)->seats[truth (driver)->actor].n_hand + truth (driver)->seats[truth (driver)->actor].n_drawn > 9)
        {
          g_signal_emit_by_name (card, "clicked");
          return;
        }
    }
  g_error ("no card %s to press at %s", race_designs[0][design].name, race_game.question_word (truth (driver)->ask));
}

/* The key of an answer in the bar: those about pieces, in their order. */
static void
press_listed (Driver *driver, GameAnswer answer)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (driver->room->view->decision);
  guint key = GDK_KEY_1;

  for (guint i = 0; i < choices->len; i++)
    {
      const GameAnswer listed = g_array_index (choices, OrreryChoice, i).answer;

      if (listed == answer)
        {
          press (driver, key);
          return;
        }
      if (GAME_ANSWER_KIND (listed) != RACE_DO_DONE)
        key++;
    }
  g_assert_not_reached ();
}

static void
press_actions (Driver *driver, GameAnswer answer)
{
  press (driver, GDK_KEY_1 + GAME_ANSWER_A (answer));
  if (GAME_ANSWER_B (answer) == 0)
    return;
  press (driver, GDK_KEY_1 + GAME_ANSWER_B (answer) - 1u);
  press (driver, GDK_KEY_Return);
}

static void
press_answer (Driver *driver, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) == RACE_DO_ACTION)
    press_actions (driver, answer);
  else if (GAME_ANSWER_KIND (answer) == RACE_DO_PLACE_NOTHING)
    press (driver, GDK_KEY_Return);
  else if (GAME_ANSWER_KIND (answer) == RACE_DO_DONE)
    return;
  else if (is_of_hand (truth (driver)))
    press_card (driver, GAME_ANSWER_A (answer));
  else
    press_listed (driver, answer);
}

static void
answer (Driver *driver)
{
  g_autoptr (GArray) answers = decide (driver);
  const guint point = orrery_record_get_point (orrery_session_get_record (driver->room->session));
  const gboolean ticks = ORRERY_IS_TICKS (driver->room->view->decision) && truth (driver)->ask != RACE_ASK_ACTION;

  asked[truth (driver)->ask]++;
  for (guint i = 0; i < answers->len; i++)
    press_answer (driver, g_array_index (answers, GameAnswer, i));
  if (ticks)
    press (driver, GDK_KEY_Return);
  g_assert_cmpuint (orrery_record_get_point (orrery_session_get_record (driver->room->session)), >, point);
}

/* --- What is drawn --- */

static void
compare_hand (Driver *driver, const RaceState *view)
{
  OrreryRaceHand *hand = orrery_race_board_get_hand (board_of (driver));
  const RaceSeat *p = &view->seats[driver->room->view->front];
  guint counts[RACE_N_DESIGNS + 1] = { 0 };

  for (guint i = 0; i < orrery_race_hand_get_n (hand); i++)
    counts[MIN (orrery_race_card_get_design (orrery_race_hand_get_card (hand, i)), RACE_N_DESIGNS)]++;
  for (guint d = 0; d < RACE_N_DESIGNS; d++)
    {
      const guint n = (guint) (race_cards_count (&p->hand, d) + race_cards_count (&p->shown, d) + race_cards_count (&p->drawn, d));

      g_assert_cmpuint (counts[d], >=, n);
      g_assert_cmpuint (counts[d], <=, n + (p->placing == d + 1));
    }
  g_assert_cmpuint (counts[RACE_N_DESIGNS], ==, p->n_unknown + p->n_drawn_unknown);
}

static void
compare (Driver *driver)
{
  RaceState view = *truth (driver);
  OrreryRaceTableau *tableau = orrery_race_board_get_tableau (board_of (driver));

  race_view (&view, driver->room->view->viewer);
  compare_hand (driver, &view);
  g_assert_cmpuint (orrery_race_tableau_get_n (tableau), ==, view.seats[driver->room->view->front].n_tableau);
  for (int i = 0; i < view.n_seats; i++)
    {
      OrreryRacePlayer *player = orrery_race_board_get_player (board_of (driver), i);

      g_assert_true ((player == NULL) == (i == driver->room->view->front));
      for (guint k = 0; player != NULL && k < view.seats[i].n_tableau; k++)
        g_assert_nonnull (strstr (orrery_race_player_get_summary (player), race_designs[0][view.seats[i].tableau[k]].name));
    }
}

/* What a seat may see, by name: its own cards, and what lies open. */
static gboolean
may_see (const RaceState *view, guint design)
{
  for (int i = 0; i < view->n_seats; i++)
    {
      const RaceSeat *p = &view->seats[i];

      if (race_cards_have (&p->hand, design) || race_cards_have (&p->shown, design) || race_cards_have (&p->drawn, design)
          || race_cards_have (&p->chosen, design) || p->placing == design + 1 || p->offer[0] == design + 1
          || p->offer[1] == design + 1)
        return TRUE;
      for (guint k = 0; k < p->n_tableau; k++)
        if (p->tableau[k] == design)
          return TRUE;
    }
  return FALSE;
}

/* All that can be read or heard of the board and the question, without the names that may be seen: some names are a
 * part of others. */
static char *
read_rest (Driver *driver, const RaceState *view)
{
  g_autofree char *board = driver_read (GTK_WIDGET (board_of (driver)));
  g_autofree char *bar = driver_read (GTK_WIDGET (driver->room->view->bar));
  GString *text = g_string_new (board);

  g_string_append (text, bar);
  for (guint d = 0; d < RACE_N_DESIGNS; d++)
    if (may_see (view, d))
      g_string_replace (text, race_designs[0][d].name, "", 0);
  return g_string_free (text, FALSE);
}

static void
check_secrets (Driver *driver)
{
  RaceState view = *truth (driver);
  g_autofree char *text = NULL;

  /* Every third time is often enough. */
  if (game_rng_below (&driver->rng, 3) != 0)
    return;
  race_view (&view, driver->room->view->viewer);
  text = read_rest (driver, &view);
  for (int seat = 0; seat < view.n_seats; seat++)
    for (guint d = 0; d < RACE_N_DESIGNS; d++)
      if (race_cards_have (&truth (driver)->seats[seat].hand, d) && !may_see (&view, d)
          && strstr (text, race_designs[0][d].name) != NULL)
        g_error ("seat %d sees %s of seat %d", driver->room->view->viewer, race_designs[0][d].name, seat);
}

/* --- Games --- */

static void
begin (Driver *driver, guint64 seed, guint options, guint n_seats, guint n_people)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan" };
  OrreryPlayer players[RACE_MAX_SEATS];
  GameSetup setup = { (uint8_t) n_seats, (uint8_t) options };
  g_autoptr (OrreryRecord) record = NULL;

  for (guint i = 0; i < n_seats; i++)
    players[i] = (OrreryPlayer) { (char *) names[i], (char *) (i < n_people ? "person" : "newcomer") };
  record = orrery_record_new (&orrery_race, &setup, seed, players);
  driver_play (driver, record);
}

static void
play (Driver *driver)
{
  guint n = 0;

  while (!is_over (driver))
    {
      g_assert_cmpuint (n++, <, MOST_DECISIONS);
      if (driver->room->waiting)
        {
          g_assert_cmpint (driver->room->view->viewer, ==, GAME_NOBODY);
          check_secrets (driver);
          orrery_hand_over_ready (driver->room->hand_over);
        }
      else
        {
          compare (driver);
          check_secrets (driver);
          answer (driver);
        }
      driver_settle (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  g_test_message ("%u decisions", n);
}

typedef struct
{
  const char *path;
  guint options;
  guint n_seats;
  guint n_people;
  int width;
} Form;

static const Form forms[] = {
  { "two", 0, 2, 2, 1280 },
  { "two-actions", RACE_TWO_ACTIONS, 2, 1, 1280 },
  { "two-chosen-starts", RACE_CHOOSE_START | RACE_TWO_ACTIONS, 2, 2, 1000 },
  { "three", RACE_FIRST_GAME, 3, 1, 1280 },
  { "four", 0, 4, 2, 1280 },
};

static void
test_game (gconstpointer data)
{
  const Form *form = data;
  g_autoptr (Driver) driver = driver_new (form->width, 800);

  orrery_window_set_game (driver->window, "race");
  begin (driver, 7, form->options, form->n_seats, form->n_people);
  play (driver);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver->room->stack), ==, "over");
}

/* A phone plays as well. */
static void
test_narrow (void)
{
  g_autoptr (Driver) driver = driver_new (360, 720);

  orrery_window_set_game (driver->window, "race");
  begin (driver, 5, 0, 2, 1);
  for (guint i = 0; i < 40 && !is_over (driver); i++)
    {
      compare (driver);
      answer (driver);
      driver_settle (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
}

/* --- Positions --- */

static void
begin_position (Driver *driver, const char *json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (json, &error);
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "newcomer" } };
  g_autoptr (OrreryRecord) record = orrery_record_new_from_position_json (&orrery_race, node, players, &error);

  g_assert_no_error (error);
  orrery_window_set_game (driver->window, "race");
  driver_play (driver, record);
}

/* Powers that come to the same in any order are used by one key; the question where it matters has no such key. */
static void
test_rest (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);

  begin_position (driver,
                  "{\"step\": \"consume\", \"seats\": [{\"tableau\": [\"Old Earth\", \"Public Works\", \"Gem World\", \"Spice World\","
                  " \"Comet Zone\"], \"goods\": [\"Gem World\", \"Spice World\", \"Comet Zone\"], \"hand\": [], \"actions\": [\"C2\"]},"
                  " {\"tableau\": [\"New Sparta\"], \"actions\": [\"D\"]}]}");
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_CONSUME);
  press (driver, GDK_KEY_r);
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (truth (driver)->seats[0].chips, ==, 6);
  g_assert_cmpint (race_count_goods (&truth (driver)->seats[0]), ==, 0);
  begin_position (driver,
                  "{\"step\": \"consume\", \"seats\": [{\"tableau\": [\"Old Earth\", \"Tourist World\", \"Gem World\", \"Spice World\"],"
                  " \"goods\": [\"Gem World\", \"Spice World\"], \"hand\": [], \"actions\": [\"C2\"]},"
                  " {\"tableau\": [\"New Sparta\"], \"actions\": [\"D\"]}]}");
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_CONSUME);
  g_assert_false (driver_key (driver, GDK_KEY_r));
}

/* What a payment is made of stands in the question, and on the card why it can be placed or not. */
static void
test_why (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autofree char *text = NULL;

  begin_position (driver,
                  "{\"step\": \"settle\", \"seats\": [{\"tableau\": [\"Alpha Centauri\", \"Replicant Robots\"], \"hand\": [\"Comet Zone\","
                  " \"Galactic Trendsetters\", \"Rebel Miners\", \"Rebel Base\", \"Public Works\"], \"actions\": [\"S\"]},"
                  " {\"tableau\": [\"New Sparta\"], \"actions\": [\"D\"]}]}");
  text = driver_read (GTK_WIDGET (board_of (driver)));
  g_assert_nonnull (strstr (text, "Printed 5, Replicant Robots −2"));
  g_assert_nonnull (strstr (text, "strength 1"));
  press_card (driver, (guint) orrery_race_design_by_name ("Galactic Trendsetters"));
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_PAY);
  g_clear_pointer (&text, g_free);
  text = driver_read (GTK_WIDGET (driver->room->view->bar));
  g_assert_nonnull (strstr (text, "Printed 5, Replicant Robots −2"));
  g_assert_nonnull (strstr (text, "pay 3 cards for Galactic Trendsetters"));
}

/* After all games: every question was asked and answered at least once. */
static void
test_questions (void)
{
  static const guint8 common[] = { RACE_ASK_START_DISCARD, RACE_ASK_ACTION, RACE_ASK_KEEP, RACE_ASK_DEVELOP, RACE_ASK_SETTLE,
                                   RACE_ASK_PAY, RACE_ASK_CONSUME, RACE_ASK_CHOOSE_START };

  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    g_assert_cmpuint (asked[common[i]], >, 0);
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/play/race/%s", forms[i].path);

      g_test_add_data_func (path, &forms[i], test_game);
    }
  g_test_add_func ("/app/play/race/questions", test_questions);
  g_test_add_func ("/app/play/race/narrow", test_narrow);
  g_test_add_func ("/app/play/race/rest", test_rest);
  g_test_add_func ("/app/play/race/why", test_why);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
