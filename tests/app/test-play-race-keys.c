/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games of Race with only the keys printed on cards and buttons: real key events, whatever has the focus. */
#include "config.h"

#include "find.h"
#include "keys.h"
#include "play-driver.h"
#include "printed-keys.h"
#include "soon.h"

#include "assist/orrery-ticks.h"
#include "games/games.h"
#include "games/race/board/orrery-race-hand.h"
#include "games/race/words/orrery-race-position.h"
#include "games/race/words/orrery-race.h"

static OrreryRecord *
record_of (Driver *driver)
{
  return orrery_session_get_record (driver->room->session);
}

/* The keys on unticked cards of the hand. */
static char *
list_card_keys (Driver *driver)
{
  OrreryRaceHand *hand = ORRERY_RACE_HAND (find_nth (driver->room->view->board, ORRERY_TYPE_RACE_HAND, 0));
  GString *keys = g_string_new (NULL);

  for (guint i = 0; i < orrery_race_hand_get_n (hand); i++)
    {
      OrreryRaceCard *card = orrery_race_hand_get_card (hand, i);

      if (orrery_race_card_get_key (card) != 0 && !orrery_race_card_is_ticked (card))
        g_string_append_c (keys, (char) orrery_race_card_get_key (card));
    }
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

/* Any key printed in the bar; Enter if there is no other. */
static const char *
choose_button (Driver *driver, gboolean *has_enter)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  const char *chosen = NULL;
  guint n = 0;

  *has_enter = FALSE;
  printed_list_buttons (GTK_WIDGET (driver->room->view->bar), buttons);
  for (guint i = 0; i < buttons->len; i++)
    if (can_be_pressed (g_ptr_array_index (buttons, i)))
      {
        const char *key = printed_key (g_ptr_array_index (buttons, i));

        if (g_str_equal (key, "Enter"))
          *has_enter = TRUE;
        else if (game_rng_below (&driver->rng, ++n) == 0)
          chosen = key;
      }
  return chosen != NULL ? chosen : "Enter";
}

static void
answer (Driver *driver)
{
  g_autofree char *cards = list_card_keys (driver);
  gboolean has_enter;
  const char *button = choose_button (driver, &has_enter);
  char card[] = { '\0', '\0' };

  if (ORRERY_IS_TICKS (driver->room->view->decision) && has_enter)
    button = "Enter";
  else if (*cards != '\0')
    {
      card[0] = cards[game_rng_below (&driver->rng, (guint32) strlen (cards))];
      button = card;
    }
  printed_press (driver, printed_accelerator (button));
  g_assert_true (driver_wait (driver, driver_is_stopped));
  soon_settle (0);
}

static void
play (Driver *driver)
{
  guint stuck = 0, point = 0;

  while (!orrery_record_is_over (record_of (driver)))
    {
      answer (driver);
      stuck = orrery_record_get_point (record_of (driver)) == point ? stuck + 1 : 0;
      point = orrery_record_get_point (record_of (driver));
      if (stuck > 30)
        g_error ("no printed key goes on from %s", race_game.question_word (((const RaceState *) orrery_record_get_state (record_of (driver)))->ask));
    }
}

typedef struct
{
  const char *path;
  guint8 n_seats;
  guint8 options;
} Form;

static const Form forms[] = {
  { "two", 2, 0 },
  { "two-actions", 2, RACE_TWO_ACTIONS },
  { "three", 3, 0 },
  { "four", 4, 0 },
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
                                   { (char *) "Cleo", (char *) "newcomer" },
                                   { (char *) "Dan", (char *) "newcomer" } };
  g_autoptr (OrreryRecord) record = orrery_record_new (&orrery_race, &setup, 7, players);
  g_autoptr (Driver) driver = begin (record);

  if (keys_take (GTK_WINDOW (driver->window)))
    play (driver);
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

static void
click (Driver *driver, GtkWidget *widget)
{
  graphene_point_t at;
  double x, y;

  gtk_native_get_surface_transform (GTK_NATIVE (driver->window), &x, &y);
  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (driver->window),
                                           &GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) / 2.f, gtk_widget_get_height (widget) / 2.f), &at));
  keys_click (GTK_WINDOW (driver->window), (int) (at.x + x), (int) (at.y + y));
  soon_settle (0);
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
      g_autofree char *path = g_strdup_printf ("/play-race-keys/%s", forms[i].path);

      /* The others are for check-slow. */
      if (g_test_slow () || forms[i].options != 0)
        g_test_add_data_func (path, &forms[i], test_game);
    }
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
