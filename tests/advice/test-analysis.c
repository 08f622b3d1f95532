/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Analyzing games: the same result twice, correct where the answer is known, saved and read again. */
#include "assist/orrery-analysis.h"
#include "games/roll/players/advice/advice.h"
#include "advice/positions.h"
#include "record/games.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { QUICKLY = 30 };

static OrreryAnalysis *
analyse (OrreryRecord *record, guint nodes)
{
  OrreryAnalysis *analysis = orrery_analysis_new (record);

  g_assert_true (orrery_analysis_run (analysis, nodes, NULL, NULL, NULL));
  return analysis;
}

static char *
text_of (OrreryAnalysis *analysis)
{
  g_autoptr (JsonNode) node = orrery_analysis_to_json (analysis, NULL);

  return json_to_string (node, FALSE);
}

static void
test_same_twice (void)
{
  for (guint n_seats = 2; n_seats <= 5; n_seats++)
    {
      g_autoptr (OrreryRecord) record = play_game ("simple", n_seats, n_seats);
      g_autoptr (OrreryAnalysis) one = analyse (record, QUICKLY);
      g_autoptr (OrreryAnalysis) two = analyse (record, QUICKLY);
      g_autofree char *first = text_of (one);
      g_autofree char *second = text_of (two);

      g_assert_cmpuint (orrery_analysis_get_n_moments (one), >, 30);
      g_assert_cmpstr (first, ==, second);
    }
}

/* Trading loses the won game, consuming does not. */
static const AnalysisMoment *
last_decision (OrreryAnalysis *analysis)
{
  for (guint i = orrery_analysis_get_n_moments (analysis); i-- > 0;)
    {
      const AnalysisMoment *m = orrery_analysis_get_moment (analysis, i);

      if (m->about == ROLL_ASK_DELIVER)
        return m;
    }
  g_assert_not_reached ();
}

static void
test_blunder (void)
{
  g_autoptr (OrreryRecord) record = position_forced_win ();
  g_autoptr (OrreryAnalysis) analysis = NULL;
  const AnalysisMoment *m;

  orrery_record_answer (record, GAME_ANSWER (ROLL_DO_TRADE, ROLL_WHITE, 0, 0), NULL, NULL);
  analysis = analyse (record, 0);
  m = last_decision (analysis);
  g_assert_true (m->is_judged);
  g_assert_cmpuint (m->band, ==, ANALYSIS_BLUNDER);
  g_assert_cmpfloat (m->loss, >, 0.2f);
  g_assert_cmpuint (m->n_better, ==, 1);
  g_assert_cmpuint (m->better[0], ==, GAME_ANSWER (ROLL_DO_CONSUME, ROLL_WHITE, 0, 0));
  g_assert_cmpuint (m->reasons[0].kind, ==, ADVICE_WINS);
  g_assert_cmpfloat (m->after[0], <, m->before[0]);
}

static void
test_fine (void)
{
  g_autoptr (OrreryRecord) record = position_forced_win ();
  g_autoptr (OrreryAnalysis) analysis = NULL;
  g_autofree double *chances = NULL;
  GameAnswer legal[GAME_MAX_ANSWERS];
  guint n;

  orrery_record_answer (record, GAME_ANSWER (ROLL_DO_CONSUME, ROLL_WHITE, 0, 0), NULL, NULL);
  while (roll_legal (orrery_record_get_state (record), legal) > 0)
    orrery_record_answer (record, legal[0], NULL, NULL);
  analysis = analyse (record, 0);
  g_assert_cmpuint (last_decision (analysis)->band, ==, ANALYSIS_FINE);
  g_assert_cmpfloat (last_decision (analysis)->loss, ==, 0);
  chances = orrery_analysis_list_chances (analysis, 0, &n);
  g_assert_cmpuint (n, >=, 2);
  g_assert_cmpfloat (chances[n - 1], ==, 1);
}

/* Chances add up, and each luck event and decision follows the last. */
static void
test_sums (void)
{
  g_autoptr (OrreryRecord) record = play_game ("newcomer", 3, 8);
  g_autoptr (OrreryAnalysis) analysis = analyse (record, QUICKLY);
  g_autoptr (GArray) turns = orrery_analysis_list_turning_points (analysis);
  guint last = 0;
  OrreryAnalysisSeat sum;
  guint n_decisions = 0;

  for (guint i = 0; i < orrery_analysis_get_n_moments (analysis); i++)
    {
      const AnalysisMoment *m = orrery_analysis_get_moment (analysis, i);

      g_assert_cmpuint (m->point, >=, last);
      g_assert_cmpuint (m->upto, >, m->point);
      last = m->upto;
      g_assert_cmpfloat_with_epsilon (m->before[0] + m->before[1] + m->before[2], 1, 1e-3);
      g_assert_cmpfloat_with_epsilon (m->after[0] + m->after[1] + m->after[2], 1, 1e-3);
      g_assert_true (m->is_judged);
      g_assert_cmpfloat (m->loss, >=, 0);
    }
  for (guint seat = 0; seat < 3; seat++)
    {
      orrery_analysis_sum_up (analysis, seat, &sum);
      n_decisions += sum.bands[0] + sum.bands[1] + sum.bands[2] + sum.bands[3];
      g_assert_cmpfloat (sum.loss, >, 0);
      g_assert_true (isfinite (sum.luck));
    }
  g_assert_cmpuint (n_decisions, >, 50);
  for (guint i = 0; i < turns->len; i++)
    g_assert_cmpfloat (fabs (orrery_analysis_get_swing (analysis, g_array_index (turns, guint, i),
                                                        NULL)), >=, 0.1);
}

/* Every chance has a margin of error, which holds (19 times out of 20) and gets narrower with more nodes. */
static void
test_errors (void)
{
  g_autoptr (OrreryRecord) record = play_game ("simple", 2, 6);
  g_autoptr (OrreryAnalysis) rough = analyse (record, 60);
  g_autoptr (OrreryAnalysis) close = analyse (record, 960);
  const guint n = orrery_analysis_get_n_moments (rough);
  guint n_outside = 0;
  double rough_sum = 0, close_sum = 0;
  OrreryAnalysisSeat one, other;

  g_assert_cmpuint (orrery_analysis_get_n_moments (close), ==, n);
  for (guint i = 0; i < n; i++)
    {
      const AnalysisMoment *a = orrery_analysis_get_moment (rough, i), *b = orrery_analysis_get_moment (close, i);

      rough_sum += (double) a->before_error[0];
      close_sum += (double) b->before_error[0];
      n_outside += fabs ((double) (a->before[0] - b->before[0])) > hypot ((double) a->before_error[0], (double) b->before_error[0]) + 1e-3;
      g_assert_cmpfloat (orrery_analysis_get_change_error (rough, i, 0), <=, 2 * orrery_analysis_get_error (rough));
    }
  g_assert_cmpfloat (close_sum, <, rough_sum / 2);
  g_assert_cmpuint (n_outside, <, n / 8);
  orrery_analysis_sum_up (rough, 0, &one);
  orrery_analysis_sum_up (close, 0, &other);
  g_assert_cmpfloat (other.luck_error, <, one.luck_error / 2);
  g_assert_cmpfloat (other.luck_error, >, 0);
  g_assert_cmpfloat (other.loss_error, <, one.loss_error);
}

/* Better players lose less by their decisions. */
static void
test_skill (void)
{
  double loss[2] = { 0 };

  for (guint64 seed = 1; seed <= 2; seed++)
    for (guint k = 0; k < 2; k++)
      {
        g_autoptr (OrreryRecord) record = play_game (k == 0 ? "regular" : "random", 2, seed);
        g_autoptr (OrreryAnalysis) analysis = analyse (record, QUICKLY);
        OrreryAnalysisSeat sum;

        for (guint seat = 0; seat < 2; seat++)
          {
            orrery_analysis_sum_up (analysis, seat, &sum);
            loss[k] += sum.loss;
          }
      }
  g_assert_cmpfloat (loss[0], <, loss[1] / 2);
}

static void
test_mirrored (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "mirrored.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OrreryRecord) record = orrery_record_load (file, NULL, NULL);
  g_autoptr (OrreryAnalysis) analysis = analyse (record, QUICKLY);
  OrreryAnalysisSeat sum;

  orrery_analysis_sum_up (analysis, 0, &sum);
  g_assert_cmpuint (sum.n_unjudged, >, 0);
  g_assert_cmpuint (sum.bands[ANALYSIS_FINE], >, 10);
}

static bool
cancel_cb (const AnalysisMoment *moment, void *data)
{
  return --*(int *) data > 0;
}

static void
test_cancel (void)
{
  g_autoptr (OrreryRecord) record = play_game ("simple", 2, 4);
  g_autoptr (OrreryAnalysis) analysis = orrery_analysis_new (record);
  const AnalysisLimits limits = { .nodes = QUICKLY };
  atomic_bool cancel = true;
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  RollState start;
  int left = 3;

  g_assert_false (orrery_analysis_run (analysis, 0, &cancel, NULL, NULL));
  g_assert_cmpuint (orrery_analysis_get_n_moments (analysis), ==, 0);
  orrery_record_state_at (record, 0, &start);
  for (guint i = 0; i < orrery_record_get_n_answers (record); i++)
    {
      const GameAnswer answer = orrery_record_get_answer (record, i);

      g_array_append_val (answers, answer);
    }
  g_assert_false (analysis_walk (&roll_adviser, &start, (const GameAnswer *) (gpointer) answers->data,
                                 answers->len, &limits, cancel_cb, &left));
  g_assert_cmpint (left, ==, 0);
  g_array_unref (answers);
}

static void
test_kept (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "game.orrery", NULL);
  g_autoptr (GFile) game = g_file_new_for_path (path);
  g_autoptr (GFile) file = orrery_analysis_file_beside (game);
  g_autoptr (OrreryRecord) record = play_game ("simple", 2, 6);
  g_autoptr (OrreryRecord) other = play_game ("simple", 2, 7);
  g_autoptr (OrreryAnalysis) made = analyse (record, QUICKLY);
  g_autoptr (OrreryAnalysis) read = orrery_analysis_new (record);
  g_autoptr (OrreryAnalysis) wrong = orrery_analysis_new (other);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  gsize length;

  g_assert_true (orrery_analysis_keep (made, file, &error));
  g_assert_true (orrery_analysis_load (read, file, &error));
  g_assert_no_error (error);
  text = text_of (made);
  again = text_of (read);
  g_assert_cmpstr (text, ==, again);
  g_assert_false (orrery_analysis_load (wrong, file, NULL));

  /* If it is truncated or changed anywhere, it is rejected, and the previous analysis stays. */
  length = strlen (text);
  for (gsize i = 0; i < length; i += length / 20)
    {
      g_autofree char *bad = g_strndup (text, i);

      g_file_replace_contents (file, bad, i, NULL, FALSE, 0, NULL, NULL, NULL);
      g_assert_false (orrery_analysis_load (read, file, NULL));
    }
  for (gsize i = 0; i < length; i += length / 100 - 1)
    {
      g_autofree char *bad = g_strdup (text);

      bad[i] = bad[i] == '9' ? '-' : '9';
      g_file_replace_contents (file, bad, length, NULL, FALSE, 0, NULL, NULL, NULL);
      orrery_analysis_load (read, file, NULL);
    }
  g_assert_cmpuint (orrery_analysis_get_n_moments (read), ==, orrery_analysis_get_n_moments (made));
  remove_folder (g_steal_pointer (&folder));
}

/* Replaces a member with `value`, and reads the result. */
static void
load_with (OrreryAnalysis *analysis, JsonNode *root, GFile *file, JsonObject *object,
           const char *member, JsonNode *value)
{
  g_autoptr (JsonNode) old = json_object_dup_member (object, member);
  g_autofree char *text = NULL;

  json_object_set_member (object, member, json_node_copy (value));
  text = json_to_string (root, FALSE);
  json_object_set_member (object, member, g_steal_pointer (&old));
  g_file_replace_contents (file, text, strlen (text), NULL, FALSE, 0, NULL, NULL, NULL);
  orrery_analysis_load (analysis, file, NULL);
}

static void
load_with_all_kinds (OrreryAnalysis *analysis, JsonNode *root, GFile *file, JsonObject *object)
{
  g_autoptr (JsonNode) kinds
      = json_from_string ("[null, true, -1, 1e30, \"x\", [], {}, [[]], [{}], {\"a\": {}}]", NULL);
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *l = members; l != NULL; l = l->next)
    {
      /* Setting a member frees its old name. */
      g_autofree char *member = g_strdup (l->data);

      for (guint i = 0; i < json_array_get_length (json_node_get_array (kinds)); i++)
        load_with (analysis, root, file, object, member,
                   json_array_get_element (json_node_get_array (kinds), i));
    }
}

/* Anything in place of a number, a word or a list is rejected without a warning; a critical warning ends this test. */
static void
test_shapes (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "game.analysis", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OrreryRecord) record = play_game ("simple", 2, 6);
  g_autoptr (OrreryAnalysis) made = analyse (record, QUICKLY);
  g_autoptr (OrreryAnalysis) read = orrery_analysis_new (record);
  g_autoptr (JsonNode) root = orrery_analysis_to_json (made, NULL);
  JsonObject *object = json_node_get_object (root);
  JsonArray *moments = json_object_get_array_member (object, "moments");
  guint n_reasons = 0;

  load_with_all_kinds (read, root, file, object);
  for (guint i = 0; i < json_array_get_length (moments) && n_reasons == 0; i++)
    {
      JsonObject *moment = json_array_get_object_element (moments, i);
      JsonArray *reasons = json_object_has_member (moment, "reasons")
                               ? json_object_get_array_member (moment, "reasons")
                               : NULL;

      n_reasons = reasons != NULL ? json_array_get_length (reasons) : 0;
      if (i > 0 && n_reasons == 0)
        continue;
      load_with_all_kinds (read, root, file, moment);
      if (n_reasons > 0)
        load_with_all_kinds (read, root, file, json_array_get_object_element (reasons, 0));
    }
  g_assert_cmpuint (n_reasons, >, 0);
  remove_folder (g_steal_pointer (&folder));
}

/* Whatever is in place of the analysis file, reading it ends at once. */
static void
test_not_a_file (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "game.analysis", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OrreryRecord) record = play_game ("simple", 2, 6);
  g_autoptr (OrreryAnalysis) analysis = orrery_analysis_new (record);
  g_autoptr (GError) error = NULL;

  alarm (20);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_false (orrery_analysis_load (analysis, file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_clear_error (&error);
  g_unlink (path);
  g_assert_cmpint (symlink ("/dev/zero", path), ==, 0);
  g_assert_false (orrery_analysis_load (analysis, file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_clear_error (&error);
  g_unlink (path);
  g_assert_true (g_file_set_contents (path, "{", 1, NULL));
  g_assert_cmpint (truncate (path, (off_t) 3 * 1024 * 1024 * 1024), ==, 0);
  g_assert_false (orrery_analysis_load (analysis, file, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_TOO_LARGE);
  alarm (0);
  remove_folder (g_steal_pointer (&folder));
}

int
main (int argc, char **argv)
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/analysis/same-twice", test_same_twice);
  g_test_add_func ("/analysis/blunder", test_blunder);
  g_test_add_func ("/analysis/fine", test_fine);
  g_test_add_func ("/analysis/sums", test_sums);
  g_test_add_func ("/analysis/errors", test_errors);
  g_test_add_func ("/analysis/skill", test_skill);
  g_test_add_func ("/analysis/mirrored", test_mirrored);
  g_test_add_func ("/analysis/cancel", test_cancel);
  g_test_add_func ("/analysis/kept", test_kept);
  g_test_add_func ("/analysis/shapes", test_shapes);
  g_test_add_func ("/analysis/not-a-file", test_not_a_file);
  return g_test_run ();
}
