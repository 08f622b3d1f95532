/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lesson in the window: from step to step with its buttons, by following it, going back, and leaving it.
 * Its contents are tested in tests/assist/test-lesson.c. */
#include "config.h"

#include "play-driver.h"

#include "app/room/orrery-room.h"
#include "assist/orrery-decision.h"
#include "games/games.h"
#include "games/race/words/orrery-race.h"
#include "games/roll/words/orrery-roll.h"

static OrreryPlayRoom *
room_of (Driver *driver)
{
  return driver->room;
}

static const OrreryStep *
step_of (Driver *driver)
{
  return orrery_lesson_get_step (room_of (driver)->lesson, room_of (driver)->lesson_step);
}

static guint
point_of (Driver *driver)
{
  return orrery_record_get_point (orrery_session_get_record (room_of (driver)->session));
}

/* The step has reached its point, and its card is shown. */
static gboolean
is_there (Driver *driver)
{
  g_autofree char *read = driver_read (GTK_WIDGET (room_of (driver)->view->coach));

  return point_of (driver) == step_of (driver)->point && strstr (read, step_of (driver)->text) != NULL;
}

static GtkWidget *
coach_button (Driver *driver, const char *label)
{
  return driver_find_button (GTK_WIDGET (room_of (driver)->view->coach), label);
}

static void
press (Driver *driver, const char *label)
{
  g_signal_emit_by_name (coach_button (driver, label), "clicked");
}

static void
begin (Driver *driver)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);

  g_settings_reset (settings, "lesson-place");
  g_settings_reset (settings, "lesson-done");
  orrery_play_room_teach (driver->room);
  g_assert_true (driver_wait (driver, is_there));
}

static void
go_to (Driver *driver, const char *place)
{
  play_room_go_to_step (driver->room, orrery_lesson_find_place (room_of (driver)->lesson, place));
  g_assert_true (driver_wait (driver, is_there));
}

static void
choose (Driver *driver, const OrreryGame *game)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.game", "s", game->rules->id));
  driver_settle (driver);
}

static gboolean
is_done (const char *id)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  g_auto (GStrv) done = g_settings_get_strv (settings, "lesson-done");

  return g_strv_contains ((const char *const *) done, id);
}

static gboolean
is_dense (Driver *driver)
{
  OrreryBoard *board = driver->room->view->board;

  return ORRERY_IS_ROLL_BOARD (board) && ORRERY_ROLL_BOARD (board)->dense >= ORRERY_DENSITY_DENSE;
}

/* --- Highlights --- */

/* Every word of the script is something on the board, and visible. */
static void
test_pointed (gconstpointer game)
{
  g_autoptr (Driver) driver = driver_new (1280, 900);
  guint n_pointed = 0;

  choose (driver, game);
  begin (driver);
  for (guint i = 0; i < orrery_lesson_get_n_steps (room_of (driver)->lesson); i++)
    {
      const OrreryStep *step = orrery_lesson_get_step (room_of (driver)->lesson, i);
      const guint n = step->shows != NULL ? g_strv_length (step->shows) : 0;
      GPtrArray *rings;

      play_room_go_to_step (driver->room, i);
      g_assert_true (driver_wait (driver, is_there));
      driver_settle (driver);
      rings = orrery_board_get_pointed (driver->room->view->board);
      n_pointed += n > 0;
      /* Next to a large question there is no room for the stacks. */
      if (is_dense (driver))
        continue;
      if ((rings != NULL ? rings->len : 0) != n)
        g_error ("step “%s” speaks of %u parts, and %u are ringed", step->title, n, rings != NULL ? rings->len : 0);
      for (guint k = 0; rings != NULL && k < rings->len; k++)
        if (!gtk_widget_get_mapped (g_ptr_array_index (rings, k)))
          g_error ("step “%s” speaks of something that is not shown", step->title);
    }
  g_assert_cmpuint (n_pointed, >, 8);
  /* An ordinary game shows nothing of it. */
  orrery_play_room_leave (driver->room);
  g_assert_null (orrery_board_get_pointed (driver->room->view->board));
  choose (driver, &orrery_roll);
}

static void
go_to_question (Driver *driver, guint ask)
{
  for (guint i = 0; ((const RollState *) orrery_session_get_state (driver->room->session))->ask != ask; i++)
    {
      play_room_go_to_step (driver->room, i);
      g_assert_true (driver_wait (driver, is_there));
    }
}

static gboolean
is_building_in_sight (Driver *driver)
{
  GtkWidget *construction = ORRERY_ROLL_BOARD (driver->room->view->board)->construction;
  graphene_rect_t bounds;

  return gtk_widget_get_visible (construction)
         && gtk_widget_compute_bounds (construction, driver->room->view->scrolled, &bounds) && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (driver->room->view->scrolled);
}

/* The construction is visible, although the lesson leaves the board little room. The question takes some
 * frames to reach its height. */
static void
test_building (gconstpointer ask)
{
  g_autoptr (Driver) driver = driver_new (1100, 600);

  begin (driver);
  go_to_question (driver, GPOINTER_TO_UINT (ask));
  g_assert_true (driver_wait (driver, is_dense));
  g_assert_true (driver_wait (driver, is_building_in_sight));
}

static gboolean
has_news (Driver *driver)
{
  return gtk_revealer_get_reveal_child (driver->room->view->news);
}

/* News disappears with its game. */
static void
test_news (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 900);

  begin (driver);
  play_room_go_to_step (driver->room, orrery_lesson_get_n_steps (room_of (driver)->lesson) - 3);
  g_assert_true (driver_wait (driver, is_there));
  g_assert_false (has_news (driver));
  press (driver, "Next");
  g_assert_true (driver_wait (driver, has_news));
  g_assert_nonnull (strstr (gtk_label_get_text (driver->room->view->news_label), "Last round"));
  orrery_play_room_leave (driver->room);
  g_assert_false (has_news (driver));
}

/* Another decision than the script's is refused where the message doesn't cover the question. */
static void
test_refusal (void)
{
  g_autoptr (Driver) driver = driver_new (1100, 760);
  OrreryGameView *view = driver->room->view;

  begin (driver);
  go_to_question (driver, ROLL_ASK_ABANDON);
  orrery_game_view_answer (view, GAME_ANSWER (ROLL_DO_ABANDON, ROLL_DEVELOPMENT, 1, 0));
  g_action_group_activate_action (G_ACTION_GROUP (orrery_game_view_get_actions (view)), "done", NULL);
  g_assert_true (driver_wait (driver, has_news));
  g_assert_nonnull (strstr (gtk_label_get_text (view->news_label), "To go on with the lesson"));
}

/* --- With its buttons --- */

/* The window has reached its size, and so has the button. */
static gboolean
is_laid_out (Driver *driver)
{
  graphene_rect_t bounds;

  return gtk_widget_get_width (GTK_WIDGET (driver->window)) >= 1000
         && gtk_widget_compute_bounds (coach_button (driver, "Next"), GTK_WIDGET (driver->window), &bounds)
         && bounds.origin.x > 500;
}

/* Next is always in the same place, whatever the card says. */
static void
test_next (void)
{
  g_autoptr (Driver) driver = driver_new (1100, 760);
  graphene_rect_t first, now;
  guint n;

  begin (driver);
  n = orrery_lesson_get_n_steps (room_of (driver)->lesson);
  g_assert_true (driver_wait (driver, is_laid_out));
  for (guint i = 0; i + 1 < n; i++)
    {
      g_assert_cmpuint (room_of (driver)->lesson_step, ==, i);
      g_assert_true (gtk_widget_compute_bounds (coach_button (driver, "Next"), GTK_WIDGET (driver->window), &now));
      if (i == 0)
        first = now;
      g_assert_cmpfloat_with_epsilon (now.origin.x, first.origin.x, 0.5);
      g_assert_cmpfloat_with_epsilon (now.size.width, first.size.width, 0.5);
      press (driver, "Next");
      g_assert_true (driver_wait (driver, is_there));
    }
  g_assert_true (orrery_record_is_over (orrery_session_get_record (room_of (driver)->session)));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver->room->stack), ==, "table");
  g_assert_true (is_done ("lesson-assign") && is_done ("lesson-end"));
  /* It is not saved as a game. */
  g_assert_null (orrery_keeper_get_file (driver->room->keeper));
  press (driver, "Back");
  press (driver, "Back");
  g_assert_true (driver_wait (driver, is_there));
  g_assert_cmpuint (room_of (driver)->lesson_step, ==, n - 3);
}

/* --- By following it --- */

static void
do_task (Driver *driver)
{
  OrreryGameView *view = room_of (driver)->view;
  const GArray *script = orrery_lesson_get_script (room_of (driver)->lesson);
  const guint point = point_of (driver);
  OrreryDecision *decision = orrery_game_view_get_decision (view);

  g_assert_nonnull (decision);
  orrery_decision_fill (decision, &g_array_index (script, GameAnswer, point), script->len - point);
  if (orrery_decision_get_whole (decision))
    g_action_group_activate_action (G_ACTION_GROUP (orrery_game_view_get_actions (view)), "done", NULL);
  if (point_of (driver) == point)
    g_assert_true (orrery_game_view_answer (view, g_array_index (script, GameAnswer, point)));
}

static void
test_tasks (void)
{
  g_autoptr (Driver) driver = driver_new (1100, 760);
  guint tasks = 0;

  begin (driver);
  while (step_of (driver)->chapter < 6)
    {
      const guint before = room_of (driver)->lesson_step;

      if (step_of (driver)->task != NULL)
        {
          do_task (driver);
          tasks++;
        }
      else
        press (driver, "Next");
      g_assert_true (driver_wait (driver, is_there));
      g_assert_cmpuint (room_of (driver)->lesson_step, ==, before + 1);
    }
  g_assert_cmpuint (tasks, >, 30);
  g_assert_true (is_done ("lesson-move"));
}

/* Other decisions are possible, but lead away from the script. */
static void
test_other_answer (void)
{
  g_autoptr (Driver) driver = driver_new (1100, 760);
  GameAnswer stock;
  guint point;

  begin (driver);
  go_to (driver, "lesson-explore/2");
  point = point_of (driver);
  g_assert_true (orrery_roll.rules->parse ("stock with white", &stock));
  orrery_game_view_answer (room_of (driver)->view, stock);
  driver_settle (driver);
  g_assert_cmpuint (point_of (driver), ==, point);
  g_assert_true (is_there (driver));
  do_task (driver);
  g_assert_true (driver_wait (driver, is_there));
  g_assert_cmpuint (point_of (driver), >, point);
}

/* --- Back and away --- */

static void
test_undo (void)
{
  g_autoptr (Driver) driver = driver_new (1100, 760);

  begin (driver);
  go_to (driver, "lesson-goods/6");
  for (guint i = 0; i < 3; i++)
    {
      const guint before = room_of (driver)->lesson_step;

      g_action_group_activate_action (G_ACTION_GROUP (orrery_game_view_get_actions (room_of (driver)->view)), "undo",
                                      NULL);
      g_assert_true (driver_wait (driver, is_there));
      g_assert_cmpuint (room_of (driver)->lesson_step, <, before);
    }
}

static gboolean
is_asked_to_leave (Driver *driver)
{
  return driver_find_dialog () != NULL;
}

static void
answer_dialog (Driver *driver, const char *response)
{
  g_action_group_activate_action (orrery_room_get_actions (ORRERY_ROOM (driver->room)), "leave", NULL);
  g_assert_true (driver_wait (driver, is_asked_to_leave));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (driver_find_dialog ()), response);
  driver_settle (driver);
}

static void
test_leave (void)
{
  g_autoptr (Driver) driver = driver_new (360, 740);

  begin (driver);
  g_assert_null (coach_button (driver, "Leave Lesson"));
  g_assert_null (coach_button (driver, "Leave the _Lesson"));
  go_to (driver, "lesson-recruit/1");
  answer_dialog (driver, "stay");
  g_assert_nonnull (driver->room->lesson);
  answer_dialog (driver, "leave");
  g_assert_null (driver->room->session);
  g_assert_null (driver->room->lesson);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver->room->stack), ==, "start");
  g_assert_nonnull (driver_find_button (GTK_WIDGET (driver->room->start_page), "Continue _Lesson"));
  orrery_play_room_teach (driver->room);
  g_assert_true (driver_wait (driver, is_there));
  g_assert_cmpstr (step_of (driver)->title, ==, "Get your dice back");
}

/* A log that covered the board of the game before does not cover the lesson. */
static void
test_uncovered (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (900, 760);
  g_autoptr (OrreryRecord) record = driver_begin (3, 0, kinds);
  AdwFlap *flap = driver->room->view->flap;

  driver_play (driver, record);
  g_assert_true (adw_flap_get_folded (flap));
  adw_flap_set_reveal_flap (flap, TRUE);
  begin (driver);
  g_assert_false (adw_flap_get_reveal_flap (flap));
}

/* --- Challenges --- */

static gboolean
is_decided (Driver *driver)
{
  const OrreryChallenge *challenge = orrery_lesson_get_challenge (room_of (driver)->lesson,
                                                                  (guint) room_of (driver)->challenge);

  return orrery_challenge_judge (challenge, orrery_session_get_record (room_of (driver)->session))
             != ORRERY_VERDICT_OPEN
         && orrery_game_view_get_decision (room_of (driver)->view) == NULL;
}

static gboolean
is_asked (Driver *driver)
{
  return orrery_game_view_get_decision (room_of (driver)->view) != NULL;
}

static void
decide (Driver *driver, const char *text)
{
  GameAnswer answer;

  g_assert_true (driver_wait (driver, is_asked));
  g_assert_true (orrery_roll.rules->parse (text, &answer));
  orrery_decision_change (orrery_game_view_get_decision (room_of (driver)->view), answer, TRUE);
  g_action_group_activate_action (G_ACTION_GROUP (orrery_game_view_get_actions (room_of (driver)->view)), "done", NULL);
}

static gboolean
is_stopped (Driver *driver)
{
  return is_asked (driver) || is_decided (driver);
}

/* Any other questions that come up are answered at random. */
static void
play_round (Driver *driver)
{
  g_assert_true (driver_wait (driver, is_stopped));
  while (!is_decided (driver))
    {
      driver_answer (driver);
      g_assert_true (driver_wait (driver, is_stopped));
    }
}

static void
assert_says (Driver *driver, const char *words)
{
  g_autofree char *read = driver_read (GTK_WIDGET (room_of (driver)->view->coach));

  g_assert_nonnull (strstr (read, words));
}

static GtkWidget *
find_row (GtkWidget *widget, const char *title)
{
  GtkWidget *found = NULL;

  if (ADW_IS_ACTION_ROW (widget)
      && strstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);
  return found;
}

static void
test_challenge (void)
{
  g_autoptr (Driver) driver = driver_new (1100, 760);
  g_autofree char *row = NULL;

  begin (driver);
  play_room_try (driver->room, 2);
  decide (driver, "select settle with white from settle");
  play_round (driver);
  assert_says (driver, "Not this time.");
  g_assert_false (is_done ("challenge-win"));
  press (driver, "Back");
  g_assert_cmpint (room_of (driver)->challenge, ==, 2);
  g_assert_cmpuint (point_of (driver), ==, 0);
  decide (driver, "select develop with red from explore");
  play_round (driver);
  assert_says (driver, "Solved!");
  g_assert_true (is_done ("challenge-win"));
  row = driver_read (find_row (GTK_WIDGET (driver->room), "Win"));
  g_assert_nonnull (strstr (row, "✓"));
  g_assert_false (gtk_widget_is_sensitive (coach_button (driver, "Next")));
}

/* Space in the game neither chooses it again nor opens another player's card. */
static void
test_row_focus (void)
{
  static const char *const titles[] = { "Ship for", "Explore" };
  g_autoptr (Driver) driver = driver_new (1100, 760);
  GtkWidget *pane;

  begin (driver);
  pane = GTK_WIDGET (room_of (driver)->lesson_pane);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkWidget *row = find_row (pane, titles[i]);

      g_assert_nonnull (row);
      g_assert_true (gtk_widget_grab_focus (row));
      g_signal_emit_by_name (row, "activate");
      driver_settle (driver);
      g_assert_cmpint (room_of (driver)->challenge, ==, i == 0 ? 0 : -1);
      g_assert_null (gtk_root_get_focus (GTK_ROOT (driver->window)));
    }
  g_settings_reset (room_of (driver)->settings, "lesson-place");
}

static gboolean
is_offered (Driver *driver)
{
  return driver_find_button (GTK_WIDGET (driver->window), "_Start") != NULL;
}

/* Where people who need help would look. */
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

static void
assert_fits (Driver *driver)
{
  GtkWidget *content = gtk_widget_get_first_child (GTK_WIDGET (driver->window));
  int minimum;

  gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  /* Newer libadwaita needs a little more with such letters. */
  g_assert_cmpint (minimum, <=, gtk_get_minor_version () > 8 ? 380 : 360);
}

/* With text of one and a half times the size, neither the offer nor any step makes the window wider than a phone. */
static void
test_large_letters (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  g_autoptr (Driver) driver = NULL;

  /* The window buttons, as in GNOME. */
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * 1024, "gtk-decoration-layout", ":close", NULL);
  driver = driver_new (360, 740);
  g_settings_reset (settings, "offer-lesson");
  orrery_window_offer_lesson (driver->window);
  g_assert_true (driver_wait (driver, is_offered));
  assert_fits (driver);
  begin (driver);
  for (guint i = 0; i < orrery_lesson_get_n_steps (room_of (driver)->lesson); i++)
    {
      play_room_go_to_step (driver->room, i);
      g_assert_true (driver_wait (driver, is_there));
      assert_fits (driver);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-decoration-layout");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_data_func ("/app/lesson/pointed/roll", &orrery_roll, test_pointed);
  g_test_add_data_func ("/app/lesson/pointed/race", &orrery_race, test_pointed);
  g_test_add_data_func ("/app/lesson/building", GUINT_TO_POINTER (ROLL_ASK_WORKER), test_building);
  g_test_add_data_func ("/app/lesson/abandoning", GUINT_TO_POINTER (ROLL_ASK_ABANDON), test_building);
  g_test_add_func ("/app/lesson/refusal", test_refusal);
  g_test_add_func ("/app/lesson/news", test_news);
  g_test_add_func ("/app/lesson/next", test_next);
  g_test_add_func ("/app/lesson/tasks", test_tasks);
  g_test_add_func ("/app/lesson/other-answer", test_other_answer);
  g_test_add_func ("/app/lesson/undo", test_undo);
  g_test_add_func ("/app/lesson/leave", test_leave);
  g_test_add_func ("/app/lesson/uncovered", test_uncovered);
  g_test_add_func ("/app/lesson/challenge", test_challenge);
  g_test_add_func ("/app/lesson/row-focus", test_row_focus);
  g_test_add_func ("/app/lesson/offered", test_offered);
  g_test_add_func ("/app/lesson/large-letters", test_large_letters);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
