/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games of Race with only the keys printed on cards and buttons, whatever has the focus, and with only the
 * mouse: real key events and clicks. */
#include "config.h"

#include "find.h"
#include "keys.h"
#include "play-driver.h"
#include "printed-keys.h"
#include "soon.h"

#include "assist/orrery-ticks.h"
#include "games/games.h"
#include "games/race/board/orrery-race-board-private.h"
#include "games/race/board/orrery-race-hand.h"
#include "games/race/board/orrery-race-tableau.h"
#include "games/race/words/orrery-race-position.h"
#include "games/race/words/orrery-race.h"

static OrreryRecord *
record_of (Driver *driver)
{
  return orrery_session_get_record (driver->room->session);
}

/* Unticked cards of the hand with a key. */
static void
list_cards (Driver *driver, GPtrArray *list)
{
  OrreryRaceHand *hand = ORRERY_RACE_HAND (find_nth (driver->room->view->board, ORRERY_TYPE_RACE_HAND, 0));

  for (guint i = 0; i < orrery_race_hand_get_n (hand); i++)
    {
      OrreryRaceCard *card = orrery_race_hand_get_card (hand, i);

      if (orrery_race_card_get_key (card) != 0 && !orrery_race_card_is_ticked (card))
        g_ptr_array_add (list, card);
    }
}

static char *
list_card_keys (Driver *driver)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  GString *keys = g_string_new (NULL);

  list_cards (driver, cards);
  for (guint i = 0; i < cards->len; i++)
    g_string_append_c (keys, (char) orrery_race_card_get_key (g_ptr_array_index (cards, i)));
  return g_string_free (keys, FALSE);
}

static gboolean
has_card_keys (Driver *driver, const char *expected)
{
  g_autofree char *keys = list_card_keys (driver);

  return g_str_equal (keys, expected);
}

static gboolean
can_be_pressed (GtkWidget *button)
{
  return !gtk_widget_has_css_class (button, "orrery-greyed") && !gtk_widget_has_css_class (button, "chosen")
         && !g_str_equal (printed_key (button), "Esc") && !g_str_equal (printed_key (button), "?");
}

/* The worlds and powers in the tableau that are asked about: they have no keys. */
static void
list_tableau (Driver *driver, GPtrArray *list)
{
  OrreryRaceBoard *board = ORRERY_RACE_BOARD (driver->room->view->board);

  for (gsize i = 0; i < board->n_answers; i++)
    switch (GAME_ANSWER_KIND (board->answers[i]))
      {
      case RACE_DO_SELL:
      case RACE_DO_GOOD_OF:
      case RACE_DO_PRODUCE_ON:
      case RACE_DO_USE:
        g_ptr_array_add (list, orrery_race_tableau_find (ORRERY_RACE_TABLEAU (board->tableau), GAME_ANSWER_A (board->answers[i])));
        break;
      default:
        break;
      }
}

/* The buttons of the bar, and the one for Enter. */
static GtkWidget *
list_buttons (Driver *driver, GPtrArray *list)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  GtkWidget *enter = NULL;

  printed_list_buttons (GTK_WIDGET (driver->room->view->bar), buttons);
  for (guint i = 0; i < buttons->len; i++)
    if (can_be_pressed (g_ptr_array_index (buttons, i)))
      {
        if (g_str_equal (printed_key (g_ptr_array_index (buttons, i)), "Enter"))
          enter = g_ptr_array_index (buttons, i);
        else if (list != NULL)
          g_ptr_array_add (list, g_ptr_array_index (buttons, i));
      }
  return enter;
}

/* What to choose next: a set as soon as it can be confirmed, otherwise mostly pieces. */
static GtkWidget *
choose (Driver *driver, gboolean by_mouse)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new ();
  GtkWidget *enter;

  if (driver->room->waiting)
    return find_nth (driver->room->hand_over, GTK_TYPE_BUTTON, 0);
  list_cards (driver, list);
  if (by_mouse)
    list_tableau (driver, list);
  if (list->len > 0 && game_rng_below (&driver->rng, 4) > 0)
    enter = list_buttons (driver, NULL);
  else
    enter = list_buttons (driver, list);
  if (list->len == 0 || (enter != NULL && ORRERY_IS_TICKS (driver->room->view->decision)))
    return enter;
  return g_ptr_array_index (list, game_rng_below (&driver->rng, list->len));
}

static void
press_key_of (Driver *driver, GtkWidget *widget)
{
  char card[] = { '\0', '\0' };
  const char *key = card;

  if (ORRERY_IS_RACE_CARD (widget))
    card[0] = (char) orrery_race_card_get_key (ORRERY_RACE_CARD (widget));
  else
    key = printed_accelerator (printed_key (widget));
  printed_press (driver, key);
}

/* A place where nothing covers it. */
static void
click (Driver *driver, GtkWidget *widget)
{
  static const float places[] = { .5f, .15f, .85f };
  double x, y;

  gtk_native_get_surface_transform (GTK_NATIVE (driver->window), &x, &y);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      graphene_point_t at;
      GtkWidget *picked;

      g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (driver->window),
                                               &GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) * places[i],
                                                                     gtk_widget_get_height (widget) * .4f), &at));
      picked = gtk_widget_pick (GTK_WIDGET (driver->window), at.x, at.y, GTK_PICK_DEFAULT);
      if (picked == NULL || (picked != widget && !gtk_widget_is_ancestor (picked, widget)))
        continue;
      keys_click (GTK_WINDOW (driver->window), (int) (at.x + x), (int) (at.y + y));
      soon_settle (0);
      return;
    }
  g_error ("%s cannot be clicked", G_OBJECT_TYPE_NAME (widget));
}

static void
play (Driver *driver, gboolean by_mouse)
{
  guint stuck = 0, point = 0;

  while (!orrery_record_is_over (record_of (driver)))
    {
      (by_mouse ? click : press_key_of) (driver, choose (driver, by_mouse));
      g_assert_true (driver_wait (driver, driver_is_stopped));
      soon_settle (0);
      stuck = orrery_record_get_point (record_of (driver)) == point ? stuck + 1 : 0;
      point = orrery_record_get_point (record_of (driver));
      if (stuck > 30)
        g_error ("nothing goes on from %s", race_game.question_word (((const RaceState *) orrery_record_get_state (record_of (driver)))->ask));
    }
}

typedef struct
{
  const char *path;
  guint8 n_seats;
  guint8 options;
  gboolean by_mouse;
} Form;

static const Form forms[] = {
  { "keys/two", 2, 0, FALSE },
  { "keys/two-actions", 2, RACE_TWO_ACTIONS, FALSE },
  { "keys/three", 3, 0, FALSE },
  { "keys/four", 4, 0, FALSE },
  { "mouse/two", 2, 0, TRUE },
  { "mouse/two-actions", 2, RACE_TWO_ACTIONS, TRUE },
  { "mouse/three", 3, 0, TRUE },
  { "mouse/four", 4, 0, TRUE },
};

static Driver *
begin (OrreryRecord *record)
{
  Driver *driver = driver_new (1280, 800);

  driver_set_motion (FALSE);
  orrery_window_set_game (driver->window, "race");
  driver_play (driver, record);
  soon_settle (0);
  return driver;
}

static void
test_game (gconstpointer data)
{
  const Form *form = data;
  const GameSetup setup = { form->n_seats, form->options };
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" },
                                   { (char *) "Ben", (char *) "newcomer" },
                                   { (char *) "Cleo", (char *) (form->by_mouse ? "person" : "newcomer") },
                                   { (char *) "Dan", (char *) "newcomer" } };
  g_autoptr (OrreryRecord) record = orrery_record_new (&orrery_race, &setup, 7, players);
  g_autoptr (Driver) driver = begin (record);

  if (keys_take (GTK_WINDOW (driver->window)))
    play (driver, form->by_mouse);
  else
    g_test_skip ("no display that can be typed at");
}

/* The tenth card of a hand and those after it have keys, too. */
static void
test_many (void)
{
  static const char json[]
    = "{\"step\": \"settle\", \"seats\": [{\"tableau\": [\"Alpha Centauri\"], \"hand\": [\"Galactic Trendsetters\","
      " \"Comet Zone\", \"Rebel Miners\", \"Rebel Base\", \"Public Works\", \"Gem World\", \"Spice World\", \"Research Labs\","
      " \"Mining League\", \"Terraforming Robots\", \"Drop Ships\", \"Space Marines\"], \"actions\": [\"S\"]},"
      " {\"tableau\": [\"New Sparta\"], \"actions\": [\"D\"]}]}";
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "newcomer" } };
  g_autoptr (JsonNode) node = json_from_string (json, NULL);
  g_autoptr (OrreryRecord) record = orrery_record_new_from_position_json (&orrery_race, node, players, NULL);
  g_autoptr (Driver) driver = begin (record);

  if (!keys_take (GTK_WINDOW (driver->window)))
    {
      g_test_skip ("no display that can be typed at");
      return;
    }
  printed_press (driver, "1");
  assert_soon (ORRERY_IS_TICKS (driver->room->view->decision));
  assert_soon (has_card_keys (driver, "1234567890a"));
  printed_press (driver, "0");
  printed_press (driver, "a");
  assert_soon (has_card_keys (driver, "123456789"));
}

/* Two clicks on Settle choose it twice, although the pointer does not move between them. */
static void
test_twice (void)
{
  static const char json[]
    = "{\"step\": \"action\", \"two_actions\": true, \"seats\": [{\"tableau\": [\"Old Earth\"], \"hand\": [\"Gem World\"]},"
      " {\"tableau\": [\"New Sparta\"]}]}";
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "newcomer" } };
  g_autoptr (JsonNode) node = json_from_string (json, NULL);
  g_autoptr (OrreryRecord) record = orrery_record_new_from_position_json (&orrery_race, node, players, NULL);
  g_autoptr (Driver) driver = begin (record);
  g_autofree char *missing = NULL;

  if (!keys_take (GTK_WINDOW (driver->window)))
    {
      g_test_skip ("no display that can be typed at");
      return;
    }
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 1, NULL);
  click (driver, driver_find_button (GTK_WIDGET (driver->room->view->bar), "Settle"));
  keys_click_again ();
  soon_settle (0);
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 400, NULL);
  g_assert_null (missing = orrery_decision_dup_missing (driver->room->view->decision));
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  g_test_add_func ("/play-race-keys/many", test_many);
  g_test_add_func ("/play-race-keys/twice", test_twice);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *path = g_strconcat ("/play-race-", forms[i].path, NULL);

      /* The others are for check-slow. */
      if (g_test_slow () || forms[i].options != 0)
        g_test_add_data_func (path, &forms[i], test_game);
    }
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
