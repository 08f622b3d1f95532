/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lesson, played through the window to its end; every card is held against the game as it stands
 * at that moment. */
#include "config.h"

#include "play-driver.h"

#include "games/roll/assist/orrery-roll-lesson.h"
#include "games/roll/board/orrery-middle-bar.h"
#include "games/roll/words/orrery-words.h"
#include "games/games.h"

typedef struct
{
  guint cards;
  guint kinds;     /* mask of OrreryCardKind */
  guint explained; /* mask of phases */
} Seen;

static const RollState *
state_of (Driver *driver)
{
  return orrery_session_get_state (driver->room->session);
}

static guint
count_rolled (const RollSeat *p, guint side)
{
  guint n = 0;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    n += p->rolled[colour][side];
  return n;
}

static void
assert_says (const OrreryCard *card, const char *words)
{
  if (strstr (card->text, words) == NULL)
    g_test_message ("“%s” does not say “%s”", card->text, words);
  g_assert_nonnull (strstr (card->text, words));
}

/* --- Each kind of card --- */

static void
check_roll (const OrreryCard *card, const RollState *state)
{
  for (guint side = 0; side < ROLL_N_SIDES; side++)
    {
      const guint n = count_rolled (&state->seats[0], side);
      g_autofree char *words = g_strdup_printf ("%u %s", n, orrery_phase_name (side));

      if (n > 0)
        assert_says (card, words);
      else
        {
          g_autofree char *none = g_strdup_printf (" %s", orrery_phase_name (side));

          g_assert_null (strstr (card->text, none));
        }
    }
}

static void
check_phases (const OrreryCard *card, const RollState *state)
{
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      g_autofree char *line = g_strdup_printf ("\n%s, selected by ", orrery_phase_name (phase));

      if (!(state->phases & ROLL_BIT (phase)))
        {
          g_assert_null (strstr (card->text, line));
          continue;
        }
      assert_says (card, line);
      if (orrery_phase_callers (state, phase) & 1)
        {
          g_autofree char *mine = g_strconcat (line, "you", NULL);

          assert_says (card, mine);
        }
    }
}

static void
check_task (Driver *driver, const OrreryCard *card, const RollState *state)
{
  g_assert_true (card->waits);
  g_assert_cmpint (orrery_session_get_asked (driver->room->session), ==, 0);
  if (card->kind == ORRERY_CARD_QUESTION)
    {
      g_assert_cmpuint (card->detail, ==, state->ask);
      if (state->ask == ROLL_ASK_RECRUIT)
        {
          g_autofree char *credits = g_strdup_printf ("$%u", state->seats[0].credits);

          assert_says (card, credits);
        }
      return;
    }
  g_assert_nonnull (driver_draft (driver));
  g_assert_cmpuint (card->detail, ==, orrery_assignment_get_missing (driver_draft (driver)));
}

static void
check_card (Driver *driver, const OrreryCard *card, Seen *seen)
{
  const RollState *state = state_of (driver);

  g_test_message ("%s: %s", card->title, card->text);
  seen->cards++;
  seen->kinds |= 1u << card->kind;
  g_assert_cmpstr (card->title, !=, "");
  switch (card->kind)
    {
    case ORRERY_CARD_ROLLED:
    case ORRERY_CARD_ROUND:
      check_roll (card, state);
      break;
    case ORRERY_CARD_PHASES:
      check_phases (card, state);
      break;
    case ORRERY_CARD_PHASE:
      seen->explained |= ROLL_BIT (card->detail);
      g_assert_nonnull (strstr (card->title, orrery_phase_name (card->detail)));
      break;
    case ORRERY_CARD_PLACE:
    case ORRERY_CARD_SELECT:
    case ORRERY_CARD_REVEAL:
    case ORRERY_CARD_QUESTION:
      check_task (driver, card, state);
      break;
    case ORRERY_CARD_END:
      g_assert_cmpint (state->round, >, ORRERY_LESSON_ROUNDS);
      break;
    case ORRERY_CARD_WELCOME:
    default:
      break;
    }
}

/* --- Playing it --- */

static GtkWidget *
coach_button (Driver *driver, const char *label)
{
  return driver_find_button (GTK_WIDGET (driver->room->view->coach), label);
}

/* Reads what there is to read, as long as there is a button for it. */
static void
read_cards (Driver *driver, Seen *seen)
{
  const OrreryCard *card;

  while (driver->room->lesson != NULL && (card = orrery_lesson_get_card (driver->room->lesson)) != NULL)
    {
      const gboolean last = card->kind == ORRERY_CARD_END;

      check_card (driver, card, seen);
      if (card->waits)
        return;
      g_signal_emit_by_name (coach_button (driver, last ? "_Continue" : "_Next"), "clicked");
      driver_settle (driver);
    }
}

static void
select_die (Driver *driver)
{
  const RollSeat *p = &state_of (driver)->seats[0];
  OrreryPhaseStrip *strip = ORRERY_PHASE_STRIP (ORRERY_ROLL_BOARD (driver->room->view->board)->strip);

  orrery_phase_strip_handle_key (strip, GDK_KEY_Escape, 0);
  for (guint place = ROLL_COLUMN; place < ROLL_COLUMN + ROLL_N_PHASES; place++)
    for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
      if (p->dice[place][colour] > 0 && orrery_phase_strip_choose (strip, colour, place))
        {
          g_assert_true (driver_key (driver, GDK_KEY_s));
          g_assert_true (driver_key (driver, GDK_KEY_1));
          return;
        }
  g_assert_not_reached ();
}

/* One thing at a time, as the card says. */
static void
assign (Driver *driver, Seen *seen)
{
  OrreryPhaseStrip *strip = ORRERY_PHASE_STRIP (ORRERY_ROLL_BOARD (driver->room->view->board)->strip);

  if (orrery_assignment_get_missing (driver_draft (driver)) == ORRERY_ASSIGNMENT_NEEDS_WILD)
    {
      const RollSeat *p = &state_of (driver)->seats[0];

      for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
        for (guint n = p->dice[ROLL_WILDS][colour]; n > 0; n--)
          {
            orrery_phase_strip_handle_key (strip, GDK_KEY_Escape, 0);
            g_assert_true (orrery_phase_strip_choose (strip, colour, ROLL_WILDS));
            g_assert_true (driver_key (driver, GDK_KEY_1));
          }
      read_cards (driver, seen);
    }
  select_die (driver);
  read_cards (driver, seen);
  g_assert_cmpint (orrery_assignment_get_missing (driver_draft (driver)), ==, ORRERY_ASSIGNMENT_WHOLE);
  g_assert_true (driver_key (driver, GDK_KEY_Return));
  driver_settle (driver);
}

static void
test_whole (void)
{
  g_autoptr (Driver) driver = driver_new (1100, 800);
  Seen seen = { 0 };

  orrery_play_room_teach (driver->room);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  /* The seed is chosen so that there is a wild die to place. */
  g_assert_cmpuint (count_rolled (&state_of (driver)->seats[0], ROLL_WILD), >, 0);
  for (guint i = 0; i < 200 && driver->room->lesson != NULL; i++)
    {
      read_cards (driver, &seen);
      if (driver->room->lesson == NULL)
        break;
      if (driver_draft (driver) != NULL)
        assign (driver, &seen);
      else
        driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  g_assert_null (driver->room->lesson);
  g_assert_cmphex (seen.kinds, ==, (1u << (ORRERY_CARD_END + 1)) - 1);
  g_assert_true (seen.explained & ROLL_BIT (ROLL_EXPLORE));
  g_test_message ("%u cards, phases %x", seen.cards, seen.explained);
  /* It is an ordinary game from here on, and is kept. */
  g_assert_nonnull (play_room_get_kept (driver->room));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (driver->room->view->coach)));
  g_assert_nonnull (driver->room->session);
}

static void
test_leave (void)
{
  g_autoptr (Driver) driver = driver_new (360, 740);

  g_action_group_activate_action (G_ACTION_GROUP (driver_app ()), "lesson", NULL);
  orrery_play_room_teach (driver->room);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (driver->room->view->coach)));
  g_signal_emit_by_name (coach_button (driver, "Leave the _Lesson"), "clicked");
  driver_settle (driver);
  g_assert_null (driver->room->session);
  g_assert_null (driver->room->lesson);
  g_assert_null (play_room_get_kept (driver->room));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver->room->stack), ==, "start");
}

static gboolean
is_offered (Driver *driver)
{
  return driver_find_button (GTK_WIDGET (driver->window), "_Start") != NULL;
}

/* Where somebody who needs it would look. */
static void
test_offered (void)
{
  g_autoptr (Driver) driver = driver_new (1100, 800);
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);

  g_assert_nonnull (driver_find_button (GTK_WIDGET (driver->room->start_page), "_Learn the Game"));
  g_settings_reset (settings, "offer-lesson");
  g_assert_true (g_settings_get_boolean (settings, "offer-lesson"));
  g_assert_false (is_offered (driver));
  orrery_window_offer_lesson (driver->window);
  g_assert_true (driver_wait (driver, is_offered));
  g_settings_set_boolean (settings, "offer-lesson", FALSE);
  driver_settle (driver);
  g_settings_reset (settings, "offer-lesson");
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/app/lesson/whole", test_whole);
  g_test_add_func ("/app/lesson/leave", test_leave);
  g_test_add_func ("/app/lesson/offered", test_offered);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
