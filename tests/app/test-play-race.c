/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games of Race in the room, with the keys printed on cards and buttons; and nobody sees another
 * player's cards. */
#include "config.h"

#include "find.h"
#include "play-driver.h"
#include "soon.h"

#include "assist/orrery-ticks.h"
#include "games/games.h"
#include "games/race/board/orrery-race-actions.h"
#include "games/race/board/orrery-race-board.h"
#include "games/race/board/orrery-race-phases.h"
#include "games/race/players/players.h"
#include "games/race/words/orrery-race-position.h"
#include "games/race/words/orrery-race.h"
#include "widgets/art/orrery-peek.h"

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

/* All answers of the current decision; sometimes one that no player would give. */
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
                                                      : player_answer_within (&race_regular, &race_game, &after, &driver->rng, NULL);
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

/* The key on an unticked card. */
static void
press_card (Driver *driver, guint design)
{
  OrreryRaceHand *hand = ORRERY_RACE_HAND (find_nth (board_of (driver), ORRERY_TYPE_RACE_HAND, 0));

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
    }
  g_error ("no card %s to press at %s", race_designs[0][design].name, race_game.question_word (truth (driver)->ask));
}

/* The key of an answer in the bar: those about pieces, in order. */
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

/* --- Drawn cards --- */

static void
compare_hand (Driver *driver, const RaceState *view)
{
  OrreryRaceHand *hand = ORRERY_RACE_HAND (find_nth (board_of (driver), ORRERY_TYPE_RACE_HAND, 0));
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
  OrreryRaceTableau *tableau = ORRERY_RACE_TABLEAU (find_nth (board_of (driver), ORRERY_TYPE_RACE_TABLEAU, 0));

  race_view (&view, driver->room->view->viewer);
  compare_hand (driver, &view);
  g_assert_cmpuint (orrery_race_tableau_get_n (tableau), ==, view.seats[driver->room->view->front].n_tableau);
  for (int i = 0; i < view.n_seats; i++)
    {
      GtkWidget *player = find_nth (board_of (driver), ORRERY_TYPE_RACE_PLAYER, (guint) i);
      const gboolean shown = gtk_widget_get_visible (player);

      g_assert_true (shown == (i != driver->room->view->front));
      for (guint k = 0; shown && k < view.seats[i].n_tableau; k++)
        g_assert_true (find_is_said (find_nth (player, GTK_TYPE_BUTTON, 0), race_designs[0][view.seats[i].tableau[k]].name));
    }
}

/* The cards that a seat may see: its own, and those face up. */
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

/* The cards that each seat, or in the last row anybody, has seen in this game, and up to which point: the log
 * still names them. */
static gboolean told[RACE_MAX_SEATS + 1][RACE_N_DESIGNS];
static guint told_up_to;

static gboolean *
told_to (int viewer)
{
  return told[viewer == GAME_NOBODY ? RACE_MAX_SEATS : viewer];
}

static void
learn_view (const RaceState *truth, int viewer)
{
  RaceState view = *truth;

  race_view (&view, viewer);
  for (guint d = 0; d < RACE_N_DESIGNS; d++)
    told_to (viewer)[d] |= may_see (&view, d);
}

static void
learn (Driver *driver)
{
  OrreryRecord *record = orrery_session_get_record (driver->room->session);

  for (; told_up_to <= orrery_record_get_point (record); told_up_to++)
    {
      RaceState state;

      orrery_record_state_at (record, told_up_to, &state);
      learn_view (&state, GAME_NOBODY);
      for (int seat = 0; seat < state.n_seats; seat++)
        learn_view (&state, seat);
    }
}

/* All visible or accessible text in the room, including hidden widgets, without the names that may be known:
 * some names are part of others. */
static char *
read_rest (Driver *driver)
{
  g_autofree char *all = driver_read_all (driver);
  GString *text = g_string_new (all);

  for (guint d = 0; d < RACE_N_DESIGNS; d++)
    if (told_to (driver->room->view->viewer)[d])
      g_string_replace (text, race_designs[0][d].name, "", 0);
  return g_string_free (text, FALSE);
}

static gboolean
is_held (const RaceSeat *p, guint d)
{
  return race_cards_have (&p->hand, d) || race_cards_have (&p->drawn, d) || race_cards_have (&p->chosen, d) || p->placing == d + 1;
}

static guint n_hidden; /* names looked for */

static void
check_secrets (Driver *driver)
{
  const int viewer = driver->room->view->viewer;
  g_autofree char *text = NULL;

  /* Every third time is often enough. */
  if (game_rng_below (&driver->rng, 3) != 0)
    return;
  learn (driver);
  text = read_rest (driver);
  for (int seat = 0; seat < truth (driver)->n_seats; seat++)
    for (guint d = 0; d < RACE_N_DESIGNS; d++)
      if (is_held (&truth (driver)->seats[seat], d) && !told_to (viewer)[d])
        {
          if (strstr (text, race_designs[0][d].name) != NULL)
            g_error ("seat %d sees %s of seat %d", viewer, race_designs[0][d].name, seat);
          n_hidden++;
        }
}

/* --- Games --- */

static void
begin (Driver *driver, guint64 seed, guint options, guint n_seats, guint n_people)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan" };
  OrreryPlayer players[RACE_MAX_SEATS];
  GameSetup setup = { (uint8_t) n_seats, (uint8_t) options };
  g_autoptr (OrreryRecord) record = NULL;

  memset (told, 0, sizeof told);
  told_up_to = n_hidden = 0;
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
          g_signal_emit_by_name (driver->room->hand_over, "ready");
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
  g_test_message ("%u decisions, %u names of hidden cards looked for", n, n_hidden);
  g_assert_cmpuint (n_hidden, >, 20);
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

/* On a phone, too. */
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
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" },
                                   { (char *) "Ben", (char *) "newcomer" },
                                   { (char *) "Cleo", (char *) "newcomer" },
                                   { (char *) "Dan", (char *) "newcomer" } };
  g_autoptr (OrreryRecord) record = orrery_record_new_from_position_json (&orrery_race, node, players, &error);

  g_assert_no_error (error);
  orrery_window_set_game (driver->window, "race");
  driver_play (driver, record);
}

/* Powers whose order does not matter are used with one key; a question that matters has no such key. */
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

/* Of equal powers one is listed for all; a click uses the clicked card. */
static void
test_equal (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  OrreryRaceTableau *tableau;

  begin_position (driver,
                  "{\"step\": \"consume\", \"seats\": [{\"tableau\": [\"Earth's Lost Colony\", \"Public Works\", \"New Vinland\","
                  " \"Spice World\"], \"goods\": [\"New Vinland\", \"Spice World\"], \"hand\": [], \"actions\": [\"C2\"]},"
                  " {\"tableau\": [\"New Sparta\"], \"actions\": [\"D\"]}]}");
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_CONSUME);
  g_assert_nonnull (find_text (GTK_WIDGET (driver->room->view->bar), "Earth's Lost Colony"));
  g_assert_nonnull (find_text (GTK_WIDGET (driver->room->view->bar), "+2 VP · or Public Works"));
  tableau = ORRERY_RACE_TABLEAU (find_nth (board_of (driver), ORRERY_TYPE_RACE_TABLEAU, 0));
  g_signal_emit_by_name (orrery_race_tableau_find (tableau, (guint) orrery_race_design_by_name ("Public Works")), "clicked");
  driver_settle (driver);
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_GOOD_FOR);
  g_assert_cmpint (truth (driver)->piece, ==, orrery_race_design_by_name ("Public Works"));
}

/* A click on a card that can be discarded for Military discards it. */
static void
test_tactics (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  const guint tactics = (guint) orrery_race_design_by_name ("New Military Tactics");
  OrreryRaceTableau *tableau;

  begin_position (driver,
                  "{\"step\": \"settle\", \"seats\": [{\"tableau\": [\"New Sparta\", \"New Military Tactics\"], \"hand\":"
                  " [\"Rebel Miners\"], \"actions\": [\"S\"]}, {\"tableau\": [\"Old Earth\"], \"actions\": [\"D\"]}]}");
  press_card (driver, (guint) orrery_race_design_by_name ("Rebel Miners"));
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_TACTICS);
  tableau = ORRERY_RACE_TABLEAU (find_nth (board_of (driver), ORRERY_TYPE_RACE_TABLEAU, 0));
  g_signal_emit_by_name (orrery_race_tableau_find (tableau, tactics), "clicked");
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (truth (driver)->ask, !=, RACE_ASK_TACTICS);
  g_assert_cmpint (truth (driver)->seats[0].n_tableau, ==, 2);
  g_assert_cmpint (truth (driver)->seats[0].tableau[1], !=, tactics);
}

/* Another player's last action is next to the name, until it is undone. */
static void
test_deed (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);

  begin_position (driver,
                  "{\"step\": \"settle\", \"seats\": [{\"tableau\": [\"Old Earth\"], \"hand\": [\"Gem World\", \"Comet Zone\","
                  " \"Drop Ships\", \"Spice World\"], \"actions\": [\"S\"]},"
                  " {\"tableau\": [\"New Sparta\"], \"hand\": [], \"actions\": [\"D\"]}]}");
  g_assert_null (find_text (GTK_WIDGET (board_of (driver)), "Placed nothing"));
  press_card (driver, (guint) orrery_race_design_by_name ("Gem World"));
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_PAY);
  g_assert_nonnull (find_text (GTK_WIDGET (board_of (driver)), "Placed nothing"));
  press (driver, GDK_KEY_1);
  press (driver, GDK_KEY_2);
  press (driver, GDK_KEY_Return);
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_ACTION);
  g_assert_nonnull (find_text (GTK_WIDGET (board_of (driver)), "Placed nothing"));
  while (truth (driver)->ask != RACE_ASK_SETTLE)
    orrery_session_undo (driver->room->session);
  driver_settle (driver);
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_SETTLE);
  g_assert_null (find_text (GTK_WIDGET (board_of (driver)), "Placed nothing"));
}

/* What another player revealed is beside the name before it is paid for. */
static void
test_revealed (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autofree char *text = NULL;

  begin_position (driver,
                  "{\"step\": \"settle\", \"seats\": [{\"tableau\": [\"Old Earth\"], \"hand\": [\"Gem World\", \"Comet Zone\","
                  " \"Drop Ships\", \"Spice World\"], \"actions\": [\"S\"]},"
                  " {\"tableau\": [\"New Sparta\"], \"hand\": [\"Rebel Miners\"], \"actions\": [\"S\"]}]}");
  press_card (driver, (guint) orrery_race_design_by_name ("Gem World"));
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_PAY);
  g_assert_cmpint (truth (driver)->actor, ==, 0);
  g_assert_nonnull (find_text (GTK_WIDGET (board_of (driver)), "Revealed Rebel Miners"));
  press (driver, GDK_KEY_1);
  press (driver, GDK_KEY_2);
  press (driver, GDK_KEY_Return);
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_nonnull (find_text (GTK_WIDGET (board_of (driver)), "Conquered Rebel Miners"));
}

/* The button says what happens, also if another person at this screen decides next. */
static void
test_hot_seat (void)
{
  const GameSetup setup = { 2, RACE_FIRST_GAME };
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" } };
  g_autoptr (OrreryRecord) record = orrery_record_new (&orrery_race, &setup, 7, players);
  g_autoptr (Driver) driver = driver_new (1280, 800);

  orrery_window_set_game (driver->window, "race");
  driver_play (driver, record);
  while (truth (driver)->ask != RACE_ASK_START_DISCARD && truth (driver)->ask != RACE_ASK_KEEP)
    {
      g_assert_true (driver_wait (driver, driver_is_stopped));
      if (driver->room->waiting)
        g_signal_emit_by_name (find_nth (driver->room->hand_over, GTK_TYPE_BUTTON, 0), "clicked");
      else
        press (driver, GDK_KEY_1); /* explores */
      driver_settle (driver);
    }
  g_assert_true (driver_wait (driver, driver_is_stopped));
  if (driver->room->waiting)
    g_signal_emit_by_name (find_nth (driver->room->hand_over, GTK_TYPE_BUTTON, 0), "clicked");
  driver_settle (driver);
  g_assert_null (driver_find_button (GTK_WIDGET (driver->room->view->bar), "Done"));
  g_assert_nonnull (driver_find_button (GTK_WIDGET (driver->room->view->bar), "Keep 1"));
}

static gboolean
is_scrolling (Driver *driver)
{
  return driver->room->view->scroll > 0;
}

static gboolean
is_at_rest (Driver *driver)
{
  return driver_is_stopped (driver) && !is_scrolling (driver);
}

/* While a question shrinks, the hand is already as high as it will be; in the end the board is scrolled no further than
 * the hand needs. */
static void
test_scrolled (void)
{
  g_autoptr (Driver) driver = NULL;
  GtkWidget *hand;
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;

  driver_set_motion (TRUE);
  driver = driver_new (1100, 750);
  begin_position (driver, "{\"seats\": [{\"tableau\": [\"Old Earth\"], \"hand\": [\"Comet Zone\", \"Mining League\", \"Drop Ships\","
                          " \"Space Marines\", \"Public Works\"]}, {\"tableau\": [\"New Sparta\"], \"hand\": []}]}");
  g_assert_true (driver_wait (driver, is_at_rest));
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_ACTION);
  press (driver, GDK_KEY_3);
  g_assert_true (driver_wait (driver, is_scrolling));
  g_assert_true (driver_wait (driver, is_at_rest));
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_KEEP);
  hand = find_nth (board_of (driver), ORRERY_TYPE_RACE_HAND, 0);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (driver->room->view->scrolled));
  g_assert_true (gtk_widget_compute_bounds (hand, GTK_WIDGET (board_of (driver)), &bounds));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <=,
                     MAX (0, bounds.origin.y + bounds.size.height - gtk_adjustment_get_page_size (adjustment)));
  driver_set_motion (FALSE);
}

static void
sell_good_of (Driver *driver, const char *world)
{
  OrreryRaceTableau *tableau = ORRERY_RACE_TABLEAU (find_nth (board_of (driver), ORRERY_TYPE_RACE_TABLEAU, 0));

  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_SELL);
  g_signal_emit_by_name (orrery_race_tableau_find (tableau, (guint) orrery_race_design_by_name (world)), "clicked");
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (race_count_goods (&truth (driver)->seats[0]), ==, 1);
}

/* A choice that was undone can be made again. */
static void
test_undone (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);

  begin_position (driver,
                  "{\"step\": \"consume\", \"seats\": [{\"tableau\": [\"Alpha Centauri\", \"Mining World\"], \"goods\":"
                  " [\"Alpha Centauri\", \"Mining World\"], \"hand\": [], \"actions\": [\"CT\"]},"
                  " {\"tableau\": [\"New Sparta\"], \"actions\": [\"D\"]}]}");
  sell_good_of (driver, "Mining World");
  orrery_session_undo (driver->room->session);
  driver_settle (driver);
  sell_good_of (driver, "Mining World");
}

/* A click on an action removes the question, and with it the button's whole group. */
static void
test_click (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  GtkWidget *actions;

  begin_position (driver, "{\"seats\": [{\"tableau\": [\"Alpha Centauri\"], \"hand\": [\"Comet Zone\"]}, {\"tableau\": [\"New Sparta\"]}]}");
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_ACTION);
  actions = find_nth (GTK_WIDGET (driver->room->view->bar), ORRERY_TYPE_RACE_ACTIONS, 0);
  g_signal_emit_by_name (find_nth (actions, GTK_TYPE_BUTTON, 0), "clicked");
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (truth (driver)->ask, !=, RACE_ASK_ACTION);
}

/* The box that explains the number in the bar. */
static char *
read_why (Driver *driver)
{
  GtkWidget *button = find_nth (GTK_WIDGET (driver->room->view->bar), GTK_TYPE_MENU_BUTTON, 0);
  GtkWidget *popover;

  g_assert_nonnull (button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  driver_settle (driver);
  return driver_read (popover);
}

/* If Contact Specialist could pay for a world that can be conquered, the bar explains the strength. */
static void
test_strength (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autofree char *text = NULL;

  begin_position (driver,
                  "{\"step\": \"settle\", \"seats\": [{\"tableau\": [\"New Sparta\", \"Contact Specialist\", \"Space Marines\"],"
                  " \"hand\": [\"Rebel Miners\", \"Comet Zone\", \"Gem World\", \"Public Works\"], \"actions\": [\"S\"]},"
                  " {\"tableau\": [\"Old Earth\"], \"actions\": [\"D\"]}]}");
  press_card (driver, (guint) orrery_race_design_by_name ("Rebel Miners"));
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (truth (driver)->ask, ==, RACE_ASK_HOW);
  text = driver_read (GTK_WIDGET (driver->room->view->bar));
  g_assert_nonnull (strstr (text, "against defense 2"));
  g_clear_pointer (&text, g_free);
  text = read_why (driver);
  g_assert_nonnull (strstr (text, "Why strength 3?"));
  g_assert_nonnull (strstr (text, "Defense"));
}

static int
tableau_card_width (Driver *driver)
{
  OrreryRaceTableau *tableau = ORRERY_RACE_TABLEAU (find_nth (board_of (driver), ORRERY_TYPE_RACE_TABLEAU, 0));

  return gtk_widget_get_width (GTK_WIDGET (orrery_race_tableau_get_card (tableau, 0)));
}

static gboolean
is_laid_out (Driver *driver)
{
  return tableau_card_width (driver) > 0;
}

static gboolean
is_cut (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && is_cut (child))
      return TRUE;
  return FALSE;
}

/* The names of all phases are whole and everything fits beside the pane, whoever chose what. */
static void
test_phases (void)
{
  static const char *const positions[] = {
    "{\"step\": \"settle\", \"two_actions\": true, \"seats\": [{\"tableau\": [\"Old Earth\"], \"hand\": [\"Gem World\","
    " \"Comet Zone\", \"Spice World\"], \"actions\": [\"E5\", \"E11\"]}, {\"tableau\": [\"New Sparta\"], \"actions\": [\"E5\", \"S\"]}]}",
    "{\"step\": \"settle\", \"seats\": [{\"tableau\": [\"Old Earth\"], \"hand\": [\"Gem World\", \"Comet Zone\", \"Spice World\"],"
    " \"actions\": [\"E5\"]}, {\"tableau\": [\"New Sparta\"], \"actions\": [\"E11\"]}, {\"tableau\": [\"Alpha Centauri\"],"
    " \"actions\": [\"E5\"]}, {\"tableau\": [\"Epsilon Eridani\"], \"actions\": [\"S\"]}]}",
    "{\"step\": \"develop\", \"seats\": [{\"tableau\": [\"Old Earth\"], \"hand\": [\"Public Works\", \"Comet Zone\", \"Spice World\"],"
    " \"actions\": [\"CT\"]}, {\"tableau\": [\"New Sparta\"], \"actions\": [\"C2\"]}, {\"tableau\": [\"Alpha Centauri\"],"
    " \"actions\": [\"CT\"]}, {\"tableau\": [\"Epsilon Eridani\"], \"actions\": [\"D\"]}]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (Driver) driver = driver_new (1280, 800);
      GtkWidget *phases;
      int least;

      begin_position (driver, positions[i]);
      adw_flap_set_reveal_flap (driver->room->view->flap, TRUE);
      phases = find_nth (board_of (driver), ORRERY_TYPE_RACE_PHASES, 0);
      g_assert_true (driver_wait (driver, is_laid_out));
      soon_settle (0);
      g_assert_true (gtk_widget_get_mapped (phases));
      g_assert_false (is_cut (phases));
      gtk_widget_measure (phases, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      /* Otherwise it forces the board to be wider than its room. */
      g_assert_cmpint (least, <, gtk_widget_get_width (phases));
    }
}

/* Of the hand, the whole first card. */
static gboolean
is_hand_whole (Driver *driver)
{
  OrreryRaceHand *hand = ORRERY_RACE_HAND (find_nth (board_of (driver), ORRERY_TYPE_RACE_HAND, 0));

  return gtk_widget_get_height (GTK_WIDGET (hand)) >= gtk_widget_get_height (GTK_WIDGET (orrery_race_hand_get_card (hand, 0)));
}

static gboolean
is_hand_sunk (Driver *driver)
{
  return !is_hand_whole (driver);
}

/* In a low window the hand makes room for a question that is not about it. */
static void
test_low (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 700);

  begin_position (driver, "{\"seats\": [{\"tableau\": [\"Alpha Centauri\"], \"hand\": [\"Comet Zone\", \"Gem World\"]},"
                          " {\"tableau\": [\"New Sparta\"]}]}");
  g_assert_true (driver_wait (driver, is_hand_sunk));
  press (driver, GDK_KEY_4);
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_true (is_of_hand (truth (driver)));
  g_assert_true (driver_wait (driver, is_hand_whole));
}

static int normal_width;

static gboolean
is_large (Driver *driver)
{
  return tableau_card_width (driver) > normal_width * 5 / 4;
}

static gboolean
is_normal (Driver *driver)
{
  return tableau_card_width (driver) == normal_width;
}

/* They also shrink in a low window if the font is a bit larger than usual, but not if letters are large. */
static void
test_letters (void)
{
  static const struct { const char *font; gboolean shrinks; } cases[] = { { "Sans 11.1", TRUE }, { "Sans 13", FALSE } };
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *usual = NULL;

  g_object_get (settings, "gtk-font-name", &usual, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Driver) driver = NULL;

      g_object_set (settings, "gtk-font-name", cases[i].font, NULL);
      driver = driver_new (1280, 720);
      begin_position (driver, "{\"seats\": [{\"tableau\": [\"Alpha Centauri\"], \"hand\": [\"Comet Zone\", \"Gem World\"]},"
                              " {\"tableau\": [\"New Sparta\"]}]}");
      g_assert_true (driver_wait (driver, is_laid_out));
      soon_settle (0);
      g_assert_cmpint (tableau_card_width (driver) < 150, ==, cases[i].shrinks);
    }
  g_object_set (settings, "gtk-font-name", usual, NULL);
}

/* Cards follow the user's zoom; by default six fit in a row. */
static void
test_zoom (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  GSettings *settings = driver->room->view->settings;

  begin_position (driver, "{\"seats\": [{\"tableau\": [\"Alpha Centauri\"], \"hand\": [\"Comet Zone\", \"Gem World\"]},"
                          " {\"tableau\": [\"New Sparta\"]}]}");
  g_assert_true (driver_wait (driver, is_laid_out));
  soon_settle (0);
  normal_width = tableau_card_width (driver);
  g_assert_cmpint (normal_width * 6, <, gtk_widget_get_width (find_nth (board_of (driver), ORRERY_TYPE_RACE_TABLEAU, 0)) - 40);
  g_settings_set_int (settings, "board-zoom", 150);
  g_assert_true (driver_wait (driver, is_large));
  g_settings_reset (settings, "board-zoom");
  g_assert_true (driver_wait (driver, is_normal));
}

/* More cards than the cost are rejected, with a message that covers no button. */
static void
test_enough (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);

  begin_position (driver,
                  "{\"step\": \"settle\", \"seats\": [{\"tableau\": [\"Old Earth\"], \"hand\": [\"Gem World\", \"Comet Zone\","
                  " \"Spice World\", \"Public Works\", \"Drop Ships\"], \"actions\": [\"S\"]},"
                  " {\"tableau\": [\"New Sparta\"], \"actions\": [\"D\"]}]}");
  press_card (driver, (guint) orrery_race_design_by_name ("Gem World"));
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  for (guint i = 1; i <= 3; i++)
    press (driver, GDK_KEY_0 + i);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (driver->room->view->news_label), "You have chosen enough."));
  g_assert_true (gtk_revealer_get_reveal_child (driver->room->view->news));
  g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (driver->room->view->news)));
}

static gboolean
is_ticked (Driver *driver, guint place)
{
  OrreryRaceHand *hand = ORRERY_RACE_HAND (find_nth (board_of (driver), ORRERY_TYPE_RACE_HAND, 0));

  return orrery_race_card_is_ticked (orrery_race_hand_get_card (hand, place));
}

/* Of two copies, the one that is chosen is ticked, and both can be chosen in any order. */
static void
test_copies (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);

  begin_position (driver,
                  "{\"step\": \"settle\", \"seats\": [{\"tableau\": [\"Old Earth\"], \"hand\": [\"Gem World\", \"Export Duties\","
                  " \"Export Duties\", \"Public Works\"], \"actions\": [\"S\"]},"
                  " {\"tableau\": [\"New Sparta\"], \"actions\": [\"D\"]}]}");
  press_card (driver, (guint) orrery_race_design_by_name ("Gem World"));
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  press (driver, GDK_KEY_2);
  g_assert_true (!is_ticked (driver, 1) && is_ticked (driver, 2));
  press (driver, GDK_KEY_1);
  g_assert_true (is_ticked (driver, 1) && is_ticked (driver, 2));
  press (driver, GDK_KEY_1);
  g_assert_true (!is_ticked (driver, 1) && is_ticked (driver, 2));
}

/* A third action is rejected, too, and the button that confirms two keeps its label, so that it stays where it is. */
static void
test_third_action (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);

  begin_position (driver,
                  "{\"step\": \"action\", \"two_actions\": true, \"seats\": [{\"tableau\": [\"Old Earth\"], \"hand\": [\"Gem World\"]},"
                  " {\"tableau\": [\"New Sparta\"]}]}");
  for (guint i = 4; i <= 5; i++)
    press (driver, GDK_KEY_0 + i);
  g_assert_nonnull (driver_find_button (GTK_WIDGET (driver->room->view), "Choose"));
  press (driver, GDK_KEY_7);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (driver->room->view->news_label), "You have chosen two actions."));
}

/* A close-up of a card includes its current meaning. */
static void
test_closer (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  OrreryRaceHand *hand;
  g_autofree char *text = NULL;
  GtkWidget *popover;

  begin_position (driver,
                  "{\"step\": \"settle\", \"seats\": [{\"tableau\": [\"Alpha Centauri\", \"Replicant Robots\"],"
                  " \"hand\": [\"Galactic Trendsetters\", \"Gem World\", \"Comet Zone\", \"Spice World\"], \"actions\": [\"S\"]},"
                  " {\"tableau\": [\"New Sparta\"], \"actions\": [\"D\"]}]}");
  hand = ORRERY_RACE_HAND (find_nth (board_of (driver), ORRERY_TYPE_RACE_HAND, 0));
  for (guint i = 0; i < orrery_race_hand_get_n (hand); i++)
    if (orrery_race_card_get_design (orrery_race_hand_get_card (hand, i)) == (guint) orrery_race_design_by_name ("Galactic Trendsetters"))
      {
        popover = orrery_peek_open (GTK_WIDGET (orrery_race_hand_get_card (hand, i)));
        g_assert_nonnull (popover);
        text = driver_read (popover);
      }
  g_assert_nonnull (text);
  g_assert_nonnull (strstr (text, "Printed 5, Replicant Robots −2"));
  g_assert_nonnull (strstr (text, "Look Up"));
}

/* The question explains a payment, and a card explains why it can be placed or not. */
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
  g_clear_pointer (&text, g_free);
  text = read_why (driver);
  g_assert_nonnull (strstr (text, "Why 3 cards?"));
  g_assert_nonnull (strstr (text, "Replicant Robots"));
  g_assert_nonnull (strstr (text, "You pay"));
  g_clear_pointer (&text, g_free);
  text = driver_read (GTK_WIDGET (board_of (driver)));
  g_assert_nonnull (strstr (text, "Not ticked."));
  /* The bought card, and its discounts. */
  g_assert_nonnull (strstr (text, "It costs you 3 cards."));
  g_assert_nonnull (strstr (text, " −2."));
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
  g_test_add_func ("/app/play/race/equal", test_equal);
  g_test_add_func ("/app/play/race/tactics", test_tactics);
  g_test_add_func ("/app/play/race/deed", test_deed);
  g_test_add_func ("/app/play/race/revealed", test_revealed);
  g_test_add_func ("/app/play/race/hot-seat", test_hot_seat);
  g_test_add_func ("/app/play/race/scrolled", test_scrolled);
  g_test_add_func ("/app/play/race/undone", test_undone);
  g_test_add_func ("/app/play/race/why", test_why);
  g_test_add_func ("/app/play/race/strength", test_strength);
  g_test_add_func ("/app/play/race/phases", test_phases);
  g_test_add_func ("/app/play/race/low", test_low);
  g_test_add_func ("/app/play/race/letters", test_letters);
  g_test_add_func ("/app/play/race/zoom", test_zoom);
  g_test_add_func ("/app/play/race/enough", test_enough);
  g_test_add_func ("/app/play/race/copies", test_copies);
  g_test_add_func ("/app/play/race/third-action", test_third_action);
  g_test_add_func ("/app/play/race/closer", test_closer);
  g_test_add_func ("/app/play/race/click", test_click);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
