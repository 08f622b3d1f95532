/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints and the analysis in the real window. */
#include "config.h"

#include "find.h"
#include "play-driver.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

/* The button that takes the best answer. */
static GtkWidget *
get_take (Driver *driver)
{
  return find_class (driver->room->view->hint, "suggested-action");
}

static gboolean
is_advised (Driver *driver)
{
  return driver->room->view->hint != NULL && gtk_widget_get_visible (get_take (driver));
}

static gboolean
is_resting (Driver *driver)
{
  return find_button (driver->room->view->hint, "Think Longer") != NULL;
}

static void
activate (Driver *driver, const char *name)
{
  GActionGroup *actions = G_ACTION_GROUP (driver->room->view->actions);

  g_assert_true (g_action_group_get_action_enabled (actions, name));
  g_action_group_activate_action (actions, name, NULL);
}

static void
pick (Driver *driver)
{
  g_signal_emit_by_name (get_take (driver), "clicked");
  driver_settle (driver);
}

static const char *
page_of (Driver *driver)
{
  return gtk_stack_get_visible_child_name (driver->room->view->pane);
}

/* Takes the best advice at every question until the game is over. */
static void
test_hints (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_begin (3, 0, kinds);
  g_autofree char *text = NULL;
  guint n_laid_out = 0, n_done = 0;

  driver_set_motion (FALSE);
  driver_play (driver, record);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  for (guint i = 0; i < 15 && orrery_session_get_asked (driver->room->session) >= 0; i++)
    {
      const guint point = orrery_record_get_point (record);
      const gboolean lays_out = driver_draft (driver) != NULL || driver_picks (driver) != NULL;

      g_assert_true (driver_key (driver, GDK_KEY_question));
      g_assert_true (driver_wait (driver, is_advised));
      g_assert_cmpstr (page_of (driver), ==, "hint");
      if (text == NULL)
        text = driver_read (GTK_WIDGET (driver->room->view->hint));
      pick (driver);
      if (lays_out)
        {
          /* Laid out, but the person must confirm it. */
          g_assert_cmpuint (orrery_record_get_point (record), ==, point);
          g_assert_true (driver_draft (driver) == NULL
                         || orrery_assignment_get_missing (driver_draft (driver)) == ORRERY_ASSIGNMENT_WHOLE);
          n_laid_out++;
          /* It can be put back, and tried again. */
          if (driver_draft (driver) != NULL)
            {
              activate (driver, "put-back");
              g_assert_cmpint (orrery_assignment_get_missing (driver_draft (driver)), !=, ORRERY_ASSIGNMENT_WHOLE);
              pick (driver);
            }
          g_assert_true (driver_key (driver, GDK_KEY_Return));
        }
      else
        n_done++;
      g_assert_true (driver_wait (driver, driver_is_stopped));
      g_assert_cmpuint (orrery_record_get_point (record), >, point);
      /* Another question: the advice is hidden. */
      g_assert_false (is_advised (driver));
      g_assert_null (driver_find_button (GTK_WIDGET (driver->room->view->hint), "Stop"));
      g_assert_cmpstr (page_of (driver), ==, "log");
    }
  g_assert_cmpuint (n_laid_out, >, 3);
  g_assert_cmpuint (n_done, >, 3);
  /* Plain words first; the numbers are in the details. */
  g_assert_nonnull (strstr (text, "From here you would win about "));
  g_assert_null (strstr (text, "±"));
  /* A fast machine may have finished thinking before it was read. */
  g_assert_true (strstr (text, "Stop") != NULL || strstr (text, "Think Longer") != NULL);
  driver_set_motion (TRUE);
}

static gboolean
focus_pane (Driver *driver)
{
  return gtk_widget_child_focus (GTK_WIDGET (driver->room->view->pane), GTK_DIR_TAB_FORWARD);
}

/* In a narrow window the hint covers the board, until the question is answered. Its button leaves the focus to
 * nothing outside the game, where Enter would begin another one. */
static void
test_narrow (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (800, 800);
  g_autoptr (OrreryRecord) record = driver_begin (3, 0, kinds);
  GtkWidget *focus;

  driver_play (driver, record);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  activate (driver, "hint");
  g_assert_true (adw_flap_get_reveal_flap (driver->room->view->flap));
  g_assert_true (driver_wait (driver, focus_pane));
  driver_answer (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_false (adw_flap_get_reveal_flap (driver->room->view->flap));
  driver_settle (driver);
  focus = gtk_root_get_focus (GTK_ROOT (driver->window));
  g_assert_true (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (driver->room->view)));
}

/* Escape means Put Back, but not while the pane covers that button. */
static void
test_covered (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (800, 800);
  g_autoptr (OrreryRecord) record = driver_begin (7, ROLL_FIRST_GAME, kinds);
  AdwFlap *flap;

  driver_play (driver, record);
  flap = driver->room->view->flap;
  g_assert_true (driver_key (driver, GDK_KEY_s) && driver_key (driver, GDK_KEY_1));
  g_assert_true (orrery_decision_get_can_put_back (driver->room->view->decision));
  activate (driver, "hint");
  g_assert_true (adw_flap_get_folded (flap) && adw_flap_get_reveal_flap (flap));
  activate (driver, "put-back");
  g_assert_false (adw_flap_get_reveal_flap (flap));
  g_assert_true (orrery_decision_get_can_put_back (driver->room->view->decision));
  activate (driver, "put-back");
  g_assert_false (orrery_decision_get_can_put_back (driver->room->view->decision));
}

/* If there is nothing to put back, Escape closes the hint, and does not complain. */
static void
test_close (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1100, 760);
  g_autoptr (OrreryRecord) record = driver_begin (7, ROLL_FIRST_GAME, kinds);
  GtkStack *pane;

  driver_play (driver, record);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  pane = driver->room->view->pane;
  activate (driver, "hint");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pane), !=, "log");
  g_assert_true (driver_key (driver, GDK_KEY_Escape));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pane), ==, "log");
  g_assert_null (find_text (driver->room->view->bar, "Nothing has been changed yet."));
  /* Then it says why there is nothing left to do. */
  driver_key (driver, GDK_KEY_Escape);
  g_assert_nonnull (find_text (driver->room->view->bar, "Nothing has been changed yet."));
}

static void
test_stop (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (0, 0);
  g_autoptr (OrreryRecord) record = driver_begin (3, 0, kinds);

  driver_play (driver, record);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  activate (driver, "hint");
  g_assert_true (driver_wait (driver, is_advised));
  if (!is_resting (driver))
    g_signal_emit_by_name (find_button (driver->room->view->hint, "Stop"), "clicked");
  g_assert_true (driver_wait (driver, is_resting));
  /* The result stays. */
  g_assert_true (is_advised (driver));
  orrery_play_room_leave (driver->room);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (driver->room->view->actions), "hint"));
  g_assert_false (is_advised (driver));
}

static gboolean
is_analysed (Driver *driver)
{
  return driver->room->view->analysis != NULL && !gtk_widget_get_visible (find_nth (driver->room->view->analysis, GTK_TYPE_PROGRESS_BAR, 0));
}

static GtkExpander *
find_moment (Driver *driver, guint moment)
{
  GtkWidget *found;

  for (guint n = 0; (found = find_nth (driver->room->view->analysis, GTK_TYPE_EXPANDER, n)) != NULL; n++)
    if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (found), "moment")) == moment)
      return GTK_EXPANDER (found);
  g_assert_not_reached ();
}

static void
test_analysis (void)
{
  static const char *const kinds[] = { "simple", "random", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_begin (5, 0, kinds);
  g_autoptr (GFile) kept = NULL;
  g_autofree char *text = NULL;
  g_autoptr (OrreryAnalysis) analysis = NULL;
  guint blunder = 0;

  driver_set_motion (FALSE);
  driver_play (driver, record);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  activate (driver, "analyse");
  g_assert_cmpstr (page_of (driver), ==, "analysis");
  g_assert_true (driver_wait (driver, is_analysed));
  kept = orrery_analysis_file_beside (orrery_keeper_get_file (driver->room->keeper));
  analysis = orrery_analysis_new (record);
  g_assert_true (orrery_analysis_load (analysis, kept, NULL));
  text = driver_read (GTK_WIDGET (driver->room->view->analysis));
  g_assert_nonnull (strstr (text, "Mistakes"));
  g_assert_nonnull (strstr (text, "luck"));

  /* Cancelling a closer one keeps what was found. */
  g_signal_emit_by_name (driver_find_button (GTK_WIDGET (driver->room->view->analysis), "Analyze More Closely"), "clicked");
  g_assert_false (is_analysed (driver));
  g_assert_null (driver_find_button (GTK_WIDGET (driver->room->view->analysis), "Analyze More Closely"));
  g_signal_emit_by_name (driver_find_button (GTK_WIDGET (driver->room->view->analysis), "Cancel"), "clicked");
  g_assert_true (driver_wait (driver, is_analysed));
  g_assert_nonnull (driver_find_button (GTK_WIDGET (driver->room->view->analysis), "Analyze More Closely"));

  /* A click on a mistake shows the moment, and what would have been better. */
  while (orrery_analysis_get_moment (analysis, blunder)->band != ANALYSIS_BLUNDER)
    blunder++;
  gtk_expander_set_expanded (find_moment (driver, blunder), TRUE);
  driver_settle (driver);
  g_assert_cmpuint (driver->room->view->replayed, ==, orrery_analysis_get_moment (analysis, blunder)->point);
  g_free (text);
  text = driver_read (GTK_WIDGET (driver->room->view->analysis));
  g_assert_nonnull (strstr (text, "Better: "));

  g_signal_emit_by_name (driver->room->view->analysis, "play-on", orrery_analysis_get_moment (analysis, blunder)->point);
  g_assert_true (orrery_session_get_record (driver->room->session) != record);
  g_assert_cmpuint (driver->room->view->replayed, ==, G_MAXUINT);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (orrery_roll_state (orrery_session_get_record (driver->room->session))->step, ==, ROLL_STEP_OVER);

  /* Nothing of the old game remains in a rematch. */
  activate (driver, "analyse");
  g_assert_cmpstr (page_of (driver), ==, "analysis");
  activate (driver, "rematch");
  g_assert_cmpstr (page_of (driver), ==, "log");
  g_assert_null (find_nth (driver->room->view->analysis, GTK_TYPE_EXPANDER, 0));
  driver_set_motion (TRUE);
}

int
main (int argc, char **argv)
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/play-advice/hints", test_hints);
  g_test_add_func ("/play-advice/covered", test_covered);
  g_test_add_func ("/play-advice/close", test_close);
  g_test_add_func ("/play-advice/stop", test_stop);
  g_test_add_func ("/play-advice/narrow", test_narrow);
  g_test_add_func ("/play-advice/analysis", test_analysis);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
