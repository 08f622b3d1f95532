/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli analyze: where a recorded game was won and lost. */
#include "config.h"

#include "assist/orrery-advice-words.h"
#include "assist/orrery-analysis.h"
#include "cli.h"
#include "commands.h"
#include "load.h"
#include "tournament.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdio.h>
#include <unistd.h>

enum
{
  MAX_SECONDS = 86400,
  MAX_NODES = 1000000,
};

static const CliCommand command = {
  .name = "analyze",
  .arguments = "FILE",
  .n_arguments = 1,
  .summary = N_("Reports what each decision lost compared with the best one, how lucky each roll "
                "and draw was, and how the chances to win changed. FILE can be - for standard "
                "input."),
  .description = N_(
      "Decisions are judged by what their player could see, luck by the whole table. Nodes are "
      "simulated rounds per decision; the same number gives the same result. With --json, one "
      "object: nodes, seats (for each name, luck, luck_error, loss, loss_error, how many "
      "decisions were fine, doubtful, mistake or blunder, unjudged, and chances, at the start "
      "and after each round), moments (for each decision and stroke of luck point, upto, round,"
      " kind, about, seat, answers, before, after, before_error, after_error, and luck or loss,"
      " error, band, better and reasons) and turning_points (indices of moments). Shares are "
      "fractions of 1; errors are the margins that hold 19 times out of 20. Moments that the "
      "record does not fully describe are not judged."),
};

typedef struct
{
  char *id, *seconds, *nodes;
  gboolean keep, reveal, as_json;

  OrreryRecord *record;
  const char *names[GAME_MAX_SEATS];
  OrreryAnalysis *analysis;
  GFile *file;      /* where the analysis is saved, or NULL */
  gint64 deadline;  /* 0: none */
  atomic_bool cancel;
  guint told;       /* percent */
  guint level;      /* nodes in this pass */
} Analyze;

/* Running */

static void
progress_cb (double done, gpointer data)
{
  Analyze *a = data;
  const guint percent = (guint) (100 * done);
  g_autofree char *text = NULL;

  if (a->deadline > 0 && g_get_monotonic_time () > a->deadline)
    atomic_store (&a->cancel, true);
  text = g_strdup_printf (_("%u nodes per decision: %u%%"), a->level, percent);
  /* A terminal shows the progress on one line; a file gets one line in ten. */
  if (isatty (STDERR_FILENO))
    g_printerr ("\r%s", text);
  else if (percent / 10 > a->told / 10 || percent < a->told)
    g_printerr ("%s\n", text);
  else
    return;
  a->told = percent;
}

static gboolean
run_once (Analyze *a, guint nodes)
{
  gboolean done;

  a->level = nodes;
  a->told = 0;
  done = orrery_analysis_run (a->analysis, nodes, &a->cancel, progress_cb, a);
  if (isatty (STDERR_FILENO))
    g_printerr ("\n");
  return done;
}

/* Repeats with twice as many nodes each time, as long as there is time. */
static gboolean
run_for (Analyze *a, guint64 seconds)
{
  const gint64 end = g_get_monotonic_time () + (gint64) seconds * G_USEC_PER_SEC;
  guint nodes = ANALYSIS_LEAST_NODES;

  if (!run_once (a, nodes))
    return FALSE;
  a->deadline = end;
  while (g_get_monotonic_time () < end && nodes < MAX_NODES && run_once (a, 2 * nodes))
    nodes *= 2;
  return TRUE;
}

static gboolean
is_kept (Analyze *a, guint nodes)
{
  return a->file != NULL && orrery_analysis_load (a->analysis, a->file, NULL)
         && orrery_analysis_get_nodes (a->analysis) >= nodes;
}

static gboolean
run (Analyze *a, guint64 seconds, guint nodes)
{
  g_autoptr (GError) error = NULL;

  if (seconds == 0 && is_kept (a, nodes))
    return TRUE;
  if (!(seconds > 0 ? run_for (a, seconds) : run_once (a, nodes)))
    return FALSE;
  if (a->file == NULL || orrery_analysis_keep (a->analysis, a->file, &error))
    return TRUE;
  cli_complain ("%s", error->message);
  return FALSE;
}

/* Text */

static void
print_seats (Analyze *a)
{
  for (guint seat = 0; seat < orrery_analysis_get_n_seats (a->analysis); seat++)
    {
      OrreryAnalysisSeat sum;

      orrery_analysis_sum_up (a->analysis, seat, &sum);
      /* Translators: a player; luck and loss in percent of a win, on average; how many decisions */
      printf (_("%s: luck %+.1f%% ± %.1f per round, %.1f%% ± %.1f lost per decision; fine: %u, "
                "doubtful: %u, mistakes: %u, blunders: %u\n"),
              a->names[seat], 100 * sum.luck_a_round, ceil (1000 * sum.luck_a_round_error) / 10,
              100 * sum.loss_a_decision, ceil (1000 * sum.loss_a_decision_error) / 10, sum.bands[ANALYSIS_FINE],
              sum.bands[ANALYSIS_DOUBTFUL], sum.bands[ANALYSIS_MISTAKE], sum.bands[ANALYSIS_BLUNDER]);
      if (sum.n_unjudged > 0)
        printf (g_dngettext (GETTEXT_PACKAGE, "  %u moment cannot be judged: the record does not "
                                              "contain enough.\n",
                             "  %u moments cannot be judged: the record does not contain "
                             "enough.\n",
                             sum.n_unjudged),
                sum.n_unjudged);
    }
}

static void
print_chances (Analyze *a)
{
  printf ("\n");
  printf (_("Chance to win, at the start and after each round, in %% (± %.0f at most):\n"),
          ceil (100 * orrery_analysis_get_error (a->analysis)));
  for (guint seat = 0; seat < orrery_analysis_get_n_seats (a->analysis); seat++)
    {
      guint n;
      g_autofree double *chances = orrery_analysis_list_chances (a->analysis, seat, &n);

      printf ("  %-16s", a->names[seat]);
      for (guint i = 0; i < n; i++)
        printf (" %3.0f", 100 * chances[i]);
      printf ("\n");
    }
}

static void
print_turns (Analyze *a)
{
  g_autoptr (GArray) turns = orrery_analysis_list_turning_points (a->analysis);

  if (turns->len == 0)
    return;
  printf ("\n%s\n", _("Turning points:"));
  for (guint i = 0; i < turns->len; i++)
    {
      const guint index = g_array_index (turns, guint, i);
      const AnalysisMoment *m = orrery_analysis_get_moment (a->analysis, index);
      g_autofree char *what = orrery_analysis_tell (a->analysis, index, a->names);
      g_autofree char *round = orrery_analysis_tell_round (a->analysis, index);
      guint seat = 0;
      const double swing = orrery_analysis_get_swing (a->analysis, index, &seat);

      /* Translators: "Round 3", who, what was done, whose chances changed, and by how many percent */
      printf (_("  %s, %s: %s (%s %+.0f%% ± %.0f)\n"), round,
              m->seat >= 0 ? a->names[m->seat] : _("all"), what, a->names[seat], 100 * swing,
              ceil (100 * orrery_analysis_get_change_error (a->analysis, index, seat)));
    }
}

static void
print_mistake (Analyze *a, guint index)
{
  const AnalysisMoment *m = orrery_analysis_get_moment (a->analysis, index);
  g_autofree char *what = orrery_analysis_tell (a->analysis, index, a->names);
  g_autofree char *round = orrery_analysis_tell_round (a->analysis, index);
  g_autofree char *better = NULL;
  const OrreryGame *game = orrery_record_get_game (a->record);
  GameState state;

  orrery_analysis_state_at (a->analysis, m->point, &state);
  better = game->tell_plan (&state, m->better, m->n_better);
  printf (_("  %s, answer %u, %s: %s\n    %s, −%.0f%% ± %.0f. Better: %s\n"), round, m->point,
          a->names[m->seat], what, orrery_advice_band (m->band), 100 * (double) m->loss,
          ceil (100 * (double) m->error), better);
  for (guint i = 0; i < m->n_reasons; i++)
    {
      g_autofree char *reason = game->tell_reason (&m->reasons[i]);

      printf ("      %s\n", reason);
    }
}

static void
print_mistakes (Analyze *a)
{
  gboolean any = FALSE;

  for (guint i = 0; i < orrery_analysis_get_n_moments (a->analysis); i++)
    {
      const AnalysisMoment *m = orrery_analysis_get_moment (a->analysis, i);

      if (m->kind != ANALYSIS_DECISION || m->band < ANALYSIS_MISTAKE)
        continue;
      if (!any)
        printf ("\n%s\n", _("Mistakes:"));
      any = TRUE;
      print_mistake (a, i);
    }
}

static void
print_text (Analyze *a)
{
  if (orrery_analysis_get_n_moments (a->analysis) == 0)
    {
      printf ("%s\n", _("Nothing was decided in this game."));
      return;
    }
  print_seats (a);
  print_chances (a);
  print_turns (a);
  print_mistakes (a);
}

/* The command */

static gboolean
check_options (Analyze *a, guint64 *seconds, guint64 *nodes)
{
  *seconds = 0;
  *nodes = ANALYSIS_NODES;
  if (a->seconds != NULL && a->nodes != NULL)
    return cli_misuse (_("--seconds and --nodes cannot be used together"));
  return (a->seconds == NULL || cli_parse_number ("--seconds", a->seconds, 1, MAX_SECONDS, seconds))
         && (a->nodes == NULL
             || cli_parse_number ("--nodes", a->nodes, ANALYSIS_LEAST_NODES, MAX_NODES, nodes));
}

static CliExit
analyze (Analyze *a, const char *path, guint64 seconds, guint nodes)
{
  g_autoptr (GFile) record = g_file_new_for_path (path);
  const OrreryGame *game = orrery_record_get_game (a->record);

  if (game->adviser == NULL)
    {
      cli_complain (_("%s: there is no analysis for %s yet"), path, game->rules->name);
      return CLI_REFUSED;
    }
  orrery_record_get_names (a->record, a->names);
  a->analysis = orrery_analysis_new (a->record);
  if (a->keep && !g_str_equal (path, "-"))
    a->file = orrery_analysis_file_beside (record);
  if (!run (a, seconds, nodes))
    return CLI_REFUSED;
  if (a->as_json)
    {
      g_autoptr (JsonNode) node = orrery_analysis_to_json (a->analysis, a->names);

      cli_print_json (node);
    }
  else
    print_text (a);
  return CLI_DONE;
}

int
cli_analyze (int argc, char **argv)
{
  Analyze a = { 0 };
  const GOptionEntry entries[] = {
    { "seconds", 0, 0, G_OPTION_ARG_STRING, &a.seconds, N_("Thinking time in seconds"), N_("N") },
    { "nodes", 0, 0, G_OPTION_ARG_STRING, &a.nodes,
      N_("Rounds to simulate per decision (default: 240)"), N_("N") },
    { "keep", 0, 0, G_OPTION_ARG_NONE, &a.keep, N_("Save the analysis as FILE.analysis"), NULL },
    { "reveal", 0, 0, G_OPTION_ARG_NONE, &a.reveal,
      N_("Show everything, even if the game is not over"), NULL },
    cli_game_option (&a.id, _("Game of a position that does not name one (default: %s)"), NULL),
    { "json", 0, 0, G_OPTION_ARG_NONE, &a.as_json, N_("Print one JSON object"), NULL },
    { NULL }
  };
  CliExit status = CLI_MISUSED;
  const OrreryGame *game;
  guint64 seconds, nodes;

  if (cli_parse (&command, entries, &argc, &argv) && cli_find_game (a.id, &game) && check_options (&a, &seconds, &nodes))
    {
      a.record = cli_load_open (argv[1], game, a.reveal);
      status = a.record != NULL ? analyze (&a, argv[1], seconds, (guint) nodes) : CLI_REFUSED;
    }
  g_clear_object (&a.record);
  g_clear_object (&a.file);
  g_clear_pointer (&a.analysis, orrery_analysis_unref);
  g_free (a.id);
  g_free (a.seconds);
  g_free (a.nodes);
  return status;
}
