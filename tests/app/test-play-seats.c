/* SPDX-License-Identifier: GPL-3.0-or-later */
/* People who share a screen: what each may see, and what can be undone. */
#include "config.h"

#include "app/play/orrery-new-game.h"
#include "app/play/orrery-share.h"
#include "find.h"
#include "play-driver.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"
#include "press.h"

static const char *const two_people[] = { "person", "person", NULL };

static const char *
page (Driver *driver)
{
  return gtk_stack_get_visible_child_name (driver->room->stack);
}

/* Names of tiles that only their owner may know: below the top of a stack, or in hand. */
static void
assert_hidden (Driver *driver, const RollState *truth, int seat)
{
  g_autofree char *text = driver_read_all (driver);
  const RollSeat *p = &truth->seats[seat];

  for (guint kind = 0; kind < 2; kind++)
    for (guint i = 1; i < p->n_stack[kind]; i++)
      {
        const char *name = roll_faces[roll_stack_at (p, kind, i)].name;

        if (strstr (text, name) != NULL)
          g_test_message ("seat %d, %s: %s\n%s", seat, page (driver), name, text);
        g_assert_null (strstr (text, name));
      }
  for (guint i = 0; i < truth->now.n_drawn && truth->actor == seat; i++)
    {
      g_assert_null (strstr (text, roll_faces[ROLL_DEVELOPMENT_OF (truth->now.drawn[i])].name));
      g_assert_null (strstr (text, roll_faces[ROLL_WORLD_OF (truth->now.drawn[i])].name));
    }
}

/* The drawn dice are not those rolled by another seat. */
static void
assert_dice_hidden (Driver *driver, const RollState *truth)
{
  const OrreryDiceModel *dice = orrery_phase_strip_get_dice (ORRERY_PHASE_STRIP (ORRERY_ROLL_BOARD (driver->room->view->board)->strip));

  if (truth->step != ROLL_STEP_ASSIGN || driver->room->view->viewer >= 0)
    return;
  for (guint i = 0; i < dice->n; i++)
    g_assert_true (dice->dice[i].place == ROLL_CUP || dice->dice[i].place == ROLL_CITIZENRY
                   || dice->dice[i].place >= ROLL_ZONE);
}

/* This is about the game, not animations: it is faster without them. */
static Driver *
new_still_driver (void)
{
  driver_set_motion (FALSE);
  return driver_new (1280, 800);
}

static void
test_secrets (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_begin (3, 0, two_people);
  guint handed_over = 0, looked = 0;

  driver_play (driver, record);
  for (guint i = 0; i < 400 && g_strcmp0 (page (driver), "over") != 0; i++)
    {
      const RollState *truth = orrery_session_get_state (driver->room->session);
      const int holder = driver->room->view->viewer;

      if (driver->room->waiting)
        {
          g_assert_cmpstr (page (driver), ==, "hand-over");
          g_assert_cmpint (holder, ==, -1);
          handed_over++;
        }
      else if (roll_secrecy (truth) != GAME_OPEN)
        g_assert_cmpint (holder, ==, truth->actor);
      for (int seat = 0; seat < truth->n_seats; seat++)
        if (seat != holder)
          {
            assert_hidden (driver, truth, seat);
            looked++;
          }
      assert_dice_hidden (driver, truth);
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  g_assert_cmpuint (handed_over, >, 10);
  g_assert_cmpuint (looked, >, 50);
}

/* Where the screen is passed, phones are offered instead. Enter on that button is not for whoever takes the screen. */
static void
test_invite (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_begin (3, 0, two_people);
  GtkWidget *page, *button;

  driver_play (driver, record);
  g_assert_true (driver->room->waiting);
  page = GTK_WIDGET (driver->room->hand_over);
  button = driver_find_button (page, "_Invite Phones");
  g_assert_cmpint (button != NULL, ==, orrery_guests_are_possible ());
  if (button != NULL)
    {
      g_assert_true (gtk_widget_grab_focus (button));
      g_assert_false (press_key (page, GDK_KEY_Return, 0, GTK_PHASE_CAPTURE));
      g_assert_true (driver->room->waiting);
    }
  gtk_widget_grab_focus (page);
  g_assert_true (press_key (page, GDK_KEY_Return, 0, GTK_PHASE_CAPTURE));
  g_assert_false (driver->room->waiting);
}

/* A single person is never asked to hand over the screen. */
static void
test_alone (void)
{
  static const char *const kinds[] = { "simple", "person", NULL };
  g_autoptr (Driver) driver = new_still_driver ();
  g_autoptr (OrreryRecord) record = driver_begin (4, 0, kinds);

  driver_play (driver, record);
  for (guint i = 0; i < 30 && g_strcmp0 (page (driver), "over") != 0; i++)
    {
      g_assert_false (driver->room->waiting);
      g_assert_cmpint (driver->room->view->front, ==, 1);
      g_assert_cmpint (driver->room->view->viewer, ==, 1);
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
}

/* --- Undo --- */

static void
act (Driver *driver, const char *name)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver->window), name, NULL));
  g_assert_true (driver_wait (driver, driver_is_stopped));
  driver_settle (driver);
}

static gboolean
is_enabled (Driver *driver, const char *name)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (driver->room->view->actions), name);
}

static guint
point (Driver *driver)
{
  return orrery_record_get_point (orrery_session_get_record (driver->room->session));
}

/* Back to the very start and forward again: nothing is lost, and drafts are restored. */
static void
test_undo (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = new_still_driver ();
  g_autoptr (OrreryRecord) record = driver_begin (5, 0, kinds);
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (guint));
  RollState newest;

  driver_play (driver, record);
  g_assert_false (is_enabled (driver, "undo"));
  for (guint i = 0; i < 25; i++)
    {
      const guint here = point (driver);

      g_array_append_val (points, here);
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  newest = *orrery_roll_state (orrery_session_get_record (driver->room->session));
  for (guint i = points->len; i-- > 0;)
    {
      act (driver, "room.undo");
      g_test_message ("back at %s", roll_game.question_word (orrery_roll_state (orrery_session_get_record (driver->room->session))->ask));
      g_assert_cmpuint (point (driver), ==, g_array_index (points, guint, i));
      /* The assignment is restored, and can be undone step by step. */
      if (driver_draft (driver) != NULL)
        g_assert_cmpint (orrery_assignment_get_missing (driver_draft (driver)), ==, ORRERY_ASSIGNMENT_WHOLE);
    }
  g_assert_false (is_enabled (driver, "undo"));
  while (is_enabled (driver, "redo"))
    act (driver, "room.redo");
  g_assert_cmpmem (orrery_session_get_state (driver->room->session), sizeof newest, &newest, sizeof newest);
}

/* Among several people, undoing something that others have seen asks first. */
static void
test_undo_among_people (void)
{
  g_autoptr (Driver) driver = new_still_driver ();
  g_autoptr (OrreryRecord) record = driver_begin (6, ROLL_FIRST_GAME, two_people);
  guint before, first;
  g_autoptr (GList) windows = NULL;
  AdwMessageDialog *dialog = NULL;

  driver_play (driver, record);
  driver_answer (driver); /* Ada takes the screen */
  first = point (driver);
  driver_answer (driver); /* and assigns */
  g_assert_true (driver_wait (driver, driver_is_stopped));
  driver_answer (driver); /* Ben takes the screen */
  before = point (driver);
  g_assert_cmpint (driver->room->view->viewer, ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "room.undo", NULL);
  driver_settle (driver);
  g_assert_cmpuint (point (driver), ==, before);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (ADW_IS_MESSAGE_DIALOG (l->data))
      dialog = l->data;
  g_assert_nonnull (dialog);
  adw_message_dialog_response (dialog, "undo");
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpuint (point (driver), ==, first);
  /* It is Ada's turn again, but she must take the screen first. */
  g_assert_true (driver->room->waiting);
  g_assert_cmpint (driver->room->view->viewer, ==, -1);
}

/* --- New games --- */

/* The tooltip about the chosen kind of player does not cover the list of kinds. */
static void
test_kinds (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  GtkWidget *dialog = orrery_new_game_new (NULL, orrery_game_get_default (), settings);
  GtkWidget *kinds = find_nth (dialog, GTK_TYPE_DROP_DOWN, 1), *button = find_nth (kinds, GTK_TYPE_TOGGLE_BUTTON, 0);

  gtk_window_present (GTK_WINDOW (dialog));
  g_assert_true (gtk_widget_get_has_tooltip (kinds));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_assert_false (gtk_widget_get_has_tooltip (kinds));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), FALSE);
  g_assert_true (gtk_widget_get_has_tooltip (kinds));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* --- Saving --- */

/* Opened from a file, and the person has taken the screen. */
static void
save_and_open (Driver *driver, gboolean is_whole)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), is_whole ? "whole.orrery" : "visible.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_true (orrery_share_write_game (orrery_session_get_record (driver->room->session), is_whole, file, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_null (strstr (text, "shows"));
  g_assert_true (driver_open (driver, file));
  g_assert_no_error (error);
  g_assert_true (driver_wait (driver, driver_is_stopped));
}

static void
test_save (void)
{
  g_autoptr (Driver) driver = new_still_driver ();
  g_autoptr (OrreryRecord) record = driver_begin (3, 0, two_people);
  const RollState *state;
  RollState before, visible;
  guint64 seed;
  guint n_lines, n_whole = 0;

  driver_play (driver, record);
  /* In the middle of a Scout, more than once. */
  for (guint i = 0; i < 300 && n_whole < 3; i++)
    {
      state = orrery_session_get_state (driver->room->session);
      if (state->ask == ROLL_ASK_PUT)
        {
          before = *state;
          seed = orrery_record_get_seed (orrery_session_get_record (driver->room->session));
          n_lines = find_n_rows (driver->room->view->log);
          save_and_open (driver, TRUE);
          state = orrery_session_get_state (driver->room->session);
          g_assert_cmpmem (state, sizeof *state, &before, sizeof before);
          g_assert_cmpuint (orrery_record_get_seed (orrery_session_get_record (driver->room->session)), ==, seed);
          g_assert_cmpuint (find_n_rows (driver->room->view->log), ==, n_lines);
          n_whole++;
        }
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  g_assert_cmpuint (n_whole, ==, 3);

  /* The public part: the scout is used, and the number of tiles in hand is known, but no names. */
  for (state = orrery_session_get_state (driver->room->session); state->ask != ROLL_ASK_PUT;
       state = orrery_session_get_state (driver->room->session))
    {
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  visible = *state;
  roll_view (&visible, GAME_NOBODY);
  visible.options |= ROLL_MIRROR;
  save_and_open (driver, FALSE);
  state = orrery_session_get_state (driver->room->session);
  g_assert_cmpmem (state, sizeof *state, &visible, sizeof visible);
  g_assert_cmpuint (orrery_record_get_n_answers (orrery_session_get_record (driver->room->session)), ==, 0);
}

/* The dialog that asks; NULL: none. */
static AdwMessageDialog *
find_dialog (Driver *driver)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (ADW_IS_MESSAGE_DIALOG (l->data) && gtk_window_get_transient_for (l->data) == GTK_WINDOW (driver->window))
      return l->data;
  return NULL;
}

/* Several people are asked what to save before there is a file. */
static void
test_ask_what_to_save (void)
{
  g_autoptr (Driver) driver = new_still_driver ();
  g_autoptr (OrreryRecord) record = driver_begin (3, 0, two_people);
  AdwMessageDialog *dialog;

  driver_play (driver, record);
  act (driver, "room.save-game");
  dialog = find_dialog (driver);
  g_assert_nonnull (dialog);
  g_assert_true (adw_message_dialog_has_response (dialog, "whole"));
  g_assert_true (adw_message_dialog_has_response (dialog, "visible"));
  g_assert_cmpstr (adw_message_dialog_get_close_response (dialog), ==, "cancel");
  adw_message_dialog_response (dialog, "cancel");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Back from another room, like Alt+3; a warning would end the test. */
static void
test_back_from_another_room (void)
{
  static const char *const kinds[] = { "person", "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1100, 760);
  g_autoptr (OrreryRecord) record = driver_begin (7, ROLL_FIRST_GAME, kinds);

  driver_set_motion (FALSE);
  driver_play (driver, record);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  for (guint i = 0; i < 12; i++)
    {
      orrery_window_set_room (driver->window, i % 2 == 0 ? "reference" : "table");
      driver_settle (driver);
      orrery_window_set_room (driver->window, "play");
      driver_settle (driver);
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  driver_set_motion (TRUE);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/app/play/seats/kinds", test_kinds);
  g_test_add_func ("/app/play/secrets", test_secrets);
  g_test_add_func ("/app/play/invite", test_invite);
  g_test_add_func ("/app/play/alone", test_alone);
  g_test_add_func ("/app/play/undo", test_undo);
  g_test_add_func ("/app/play/undo-among-people", test_undo_among_people);
  g_test_add_func ("/app/play/save", test_save);
  g_test_add_func ("/app/play/ask-what-to-save", test_ask_what_to_save);
  g_test_add_func ("/app/play/seats/back-from-another-room", test_back_from_another_room);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
