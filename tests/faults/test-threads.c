/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players of all kinds think, games are listed and analyzed, and meanwhile games are started,
 * undone, paused and closed. `make tsan` runs this under ThreadSanitizer. */
#include "config.h"

#include "assist/orrery-analysis.h"
#include "app/advice/orrery-hint.h"
#include "assist/orrery-session.h"
#include "assist/orrery-thought.h"
#include "assist/orrery-games.h"
#include "find.h"
#include "folder.h"
#include "players/player.h"
#include "games/roll/words/orrery-roll.h"
#include "games/games.h"

#include <adwaita.h>
#include <stdatomic.h>

enum
{
  TABLES = 4,
  STEPS = 400
};

static const char *const kinds[] = { "random", "newcomer", "simple", "regular", "network", "expert" };

static guint n_over;
static guint n_listed;
static guint n_running; /* tasks of this test */

static void
over_cb (void)
{
  n_over++;
}

static OrrerySession *
begin (GameRng *rng)
{
  const GameSetup setup = { (guint8) (2 + game_rng_below (rng, 3)), 0 };
  OrreryPlayer players[ROLL_MAX_SEATS] = { 0 };
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  OrrerySession *session;

  for (guint i = 0; i < setup.n_seats; i++)
    players[i] = (OrreryPlayer) { (char *) "Somebody", (char *) kinds[game_rng_below (rng, G_N_ELEMENTS (kinds))] };
  record = orrery_record_new (&orrery_roll, &setup, game_rng_next (rng), players);
  file = orrery_games_new_file (ORRERY_GAMES_PLAYED, &error);
  g_assert_no_error (error);
  orrery_record_set_autosave (record, file, &error);
  g_assert_no_error (error);
  session = orrery_session_new (record);
  orrery_session_set_pace (session, 0);
  orrery_session_set_nodes (session, 8);
  g_signal_connect (session, "over", G_CALLBACK (over_cb), NULL);
  orrery_session_run (session);
  return session;
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GPtrArray) games = orrery_games_list_finish (result, NULL);

  n_listed += games != NULL;
  n_running--;
}

/* --- Analysis, as a window would run it --- */

typedef struct
{
  OrreryAnalysis *analysis;
  atomic_bool cancel;
} Study;

static void
study_free (gpointer data)
{
  Study *study = data;

  orrery_analysis_unref (study->analysis);
  g_free (study);
}

static void
study_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Study *study = data;

  g_task_return_boolean (task, orrery_analysis_run (study->analysis, 2, &study->cancel, NULL, NULL));
}

static void
studied_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_task_propagate_boolean (G_TASK (result), NULL);
  n_running--;
}

static GTask *
start_study (OrrerySession *session)
{
  GTask *task = g_task_new (NULL, NULL, studied_cb, NULL);
  Study *study = g_new0 (Study, 1);

  study->analysis = orrery_analysis_new (orrery_session_get_record (session));
  g_task_set_task_data (task, study, study_free);
  n_running++;
  g_task_run_in_thread (task, study_thread);
  return task;
}

static void
stop_study (GTask **task)
{
  if (*task != NULL)
    atomic_store (&((Study *) g_task_get_task_data (*task))->cancel, true);
  g_clear_object (task);
}

/* --- All together --- */

static void
disturb (OrrerySession **table, GTask **study, GameRng *rng)
{
  switch (game_rng_below (rng, 10))
    {
    case 0:
      g_object_unref (*table);
      *table = begin (rng);
      break;
    case 1:
      orrery_session_pause (*table);
      orrery_session_run (*table);
      break;
    case 2:
      orrery_session_undo (*table);
      break;
    case 3:
      orrery_session_go_to (*table, orrery_record_get_point (orrery_session_get_record (*table)) / 2);
      orrery_session_run (*table);
      break;
    case 4:
      n_running++;
      orrery_games_list_async (ORRERY_GAMES_PLAYED, NULL, listed_cb, NULL);
      break;
    case 5:
      stop_study (study);
      *study = start_study (*table);
      break;
    default:
      orrery_session_play_on (*table);
    }
}

static void
test_at_once (void)
{
  OrrerySession *tables[TABLES];
  GTask *study = NULL;
  GameRng rng;

  game_rng_seed (&rng, 1);
  for (guint i = 0; i < TABLES; i++)
    tables[i] = begin (&rng);
  for (guint i = 0; i < STEPS; i++)
    {
      for (guint k = 0; k < 20; k++)
        g_main_context_iteration (NULL, FALSE);
      disturb (&tables[game_rng_below (&rng, TABLES)], &study, &rng);
    }
  stop_study (&study);
  for (guint i = 0; i < TABLES; i++)
    g_object_unref (tables[i]);
  while (n_running > 0 || orrery_thought_count () > 0)
    g_main_context_iteration (NULL, FALSE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_test_message ("%u games ended, %u lists", n_over, n_listed);
  g_assert_cmpuint (n_listed, >, 0);
}

/* Hints: requested, changed, stopped, and destroyed while they think. */
static void
test_hints (void)
{
  const GameSetup setup = { 2, 0 };
  g_autoptr (OrreryRecord) record = orrery_record_new (&orrery_roll, &setup, 5, NULL);
  GtkWidget *hint = g_object_ref_sink (orrery_hint_new ());
  guint n = 0;
  GameRng rng;

  game_rng_seed (&rng, 3);
  for (guint i = 0; i < 120; i++)
    {
      const RollState *state = orrery_record_get_state (record);
      GameAnswer legal[GAME_MAX_ANSWERS];
      const size_t n_legal = roll_legal (state, legal);

      if (roll_question (state).ask == GAME_OVER)
        break;
      if (roll_question (state).ask == GAME_DECIDE && n_legal > 1 && n < 12)
        {
          orrery_hint_ask (ORRERY_HINT (hint), &orrery_roll, state, "");
          while (n % 3 == 0 && !gtk_widget_get_visible (find_class (hint, "suggested-action")))
            g_main_context_iteration (NULL, FALSE);
          if (n % 4 == 1 && find_button (hint, "Stop") != NULL)
            g_signal_emit_by_name (find_button (hint, "Stop"), "clicked");
          if (n % 4 == 2)
            {
              g_object_unref (hint);
              hint = g_object_ref_sink (orrery_hint_new ());
            }
          n++;
        }
      g_assert_true (orrery_record_answer (record, legal[game_rng_below (&rng, (uint32_t) n_legal)], NULL, NULL));
    }
  g_object_unref (hint);
  g_assert_cmpuint (n, >, 5);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  char *folder = new_data_home ();
  int result;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/threads/at-once", test_at_once);
  if (gtk_init_check ())
    {
      adw_init ();
      g_test_add_func ("/threads/hints", test_hints);
    }
  result = g_test_run ();
  remove_folder (folder);
  return result;
}
