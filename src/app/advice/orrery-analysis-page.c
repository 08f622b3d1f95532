/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-analysis-page"

#include "config.h"

#include "app/advice/orrery-analysis-page.h"

#include "assist/orrery-advice-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/charts/orrery-chart.h"
#include "widgets/layout/orrery-scrolled.h"

#include <glib/gi18n.h>
#include <math.h>

enum
{
  POLL_EVERY = 100, /* ms */
  CLOSELY = 20 * 1000 * 1000, /* microseconds, which leaves some of half a minute for what takes longer than expected */
  MOST_NODES = 40 * ANALYSIS_NODES,
};

typedef enum
{
  JOB_RUNS,
  JOB_DONE,
  JOB_CANCELLED,
} JobState;

/* Shared by the thread and the widget. */
typedef struct
{
  gatomicrefcount refs;
  atomic_bool cancel;
  atomic_int permille;
  atomic_int state; /* JobState */
  gboolean closely;
  OrreryAnalysis *analysis;
  GFile *file; /* or NULL */
} Job;

struct _OrreryAnalysisPage
{
  GtkWidget parent_instance;

  OrreryRecord *record;
  guint point; /* of the record when it was set */
  GFile *kept;
  char *names[GAME_MAX_SEATS + 1];
  OrreryAnalysis *analysis;
  Job *job;
  guint poll; /* source */
  guint selected;

  GtkWidget *scrolled;
  GtkBox *content;
  GtkBox *running;
  GtkProgressBar *progress;
  GtkLabel *status;
  GtkButton *again;
  GtkBox *found;
};

G_DEFINE_FINAL_TYPE (OrreryAnalysisPage, orrery_analysis_page, GTK_TYPE_WIDGET)

static guint seek_signal;
static guint play_on_signal;

/* --- The thread --- */

static void
job_unref (gpointer data)
{
  Job *job = data;

  if (!g_atomic_ref_count_dec (&job->refs))
    return;
  orrery_analysis_unref (job->analysis);
  g_clear_object (&job->file);
  g_free (job);
}

static void
progress_cb (double done, gpointer data)
{
  Job *job = data;

  atomic_store (&job->permille, (int) (1000 * done));
}

/* As many as half a minute is enough for, judging by the time that a few take; 0 if cancelled. */
static guint
choose_nodes (Job *job)
{
  const gint64 begun = g_get_monotonic_time ();

  if (!orrery_analysis_run (job->analysis, ANALYSIS_LEAST_NODES, &job->cancel, NULL, NULL))
    return 0;
  return (guint) CLAMP (ANALYSIS_LEAST_NODES * (gint64) CLOSELY / (g_get_monotonic_time () - begun + 1),
                        2 * ANALYSIS_NODES, MOST_NODES);
}

static gboolean
analyse (Job *job)
{
  g_autoptr (GError) error = NULL;
  guint nodes = ANALYSIS_NODES;

  if (!job->closely && job->file != NULL && orrery_analysis_load (job->analysis, job->file, NULL))
    return TRUE;
  if (job->closely)
    nodes = choose_nodes (job);
  if (nodes == 0 || !orrery_analysis_run (job->analysis, nodes, &job->cancel, progress_cb, job))
    return FALSE;
  if (job->file != NULL && !orrery_analysis_keep (job->analysis, job->file, &error))
    g_debug ("Not kept: %s", error->message);
  return TRUE;
}

static void
analyse_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;

  atomic_store (&job->state, analyse (job) ? JOB_DONE : JOB_CANCELLED);
  g_task_return_boolean (task, TRUE);
}

/* --- Parts --- */

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_heading (OrreryAnalysisPage *self, const char *text)
{
  GtkWidget *label = new_label (text, "heading");

  gtk_widget_set_margin_top (label, 12);
  gtk_box_append (self->found, label);
}

static void
add_chart (OrreryAnalysisPage *self)
{
  const guint n_seats = orrery_analysis_get_n_seats (self->analysis);
  GtkWidget *chart = orrery_chart_new ();
  g_autofree int *values = NULL;
  g_autofree char *margin = NULL;
  guint n = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autofree double *chances = orrery_analysis_list_chances (self->analysis, seat, &n);

      if (values == NULL)
        values = g_new0 (int, n_seats * MAX (n, 1));
      for (guint i = 0; i < n; i++)
        values[seat * n + i] = (int) lround (100 * chances[i]);
    }
  if (n < 2)
    {
      g_object_ref_sink (chart);
      g_object_unref (chart);
      return;
    }
  orrery_chart_set_lines (ORRERY_CHART (chart), n_seats, (const char *const *) self->names, n, values);
  gtk_widget_set_size_request (chart, -1, 200);
  add_heading (self, _("Chance to Win, in %"));
  gtk_box_append (self->found, chart);
  /* Translators: the margin of error of the percentages in a chart */
  margin = g_strdup_printf (_("± %.0f at most"), ceil (100 * orrery_analysis_get_error (self->analysis)));
  gtk_box_append (self->found, new_label (margin, "dim-label"));
}

/* Formats numbers with a real minus sign and keeps them on one line with their unit. Takes and returns ownership. */
static char *
set_numbers (char *text)
{
  GString *string = g_string_new (text);

  g_string_replace (string, " -", " −", 0);
  g_string_replace (string, " %", "\u00a0%", 0);
  g_string_replace (string, " ± ", "\u00a0±\u00a0", 0);
  g_free (text);
  return g_string_free (string, FALSE);
}

static void
add_seats (OrreryAnalysisPage *self)
{
  add_heading (self, _("Luck and Skill"));
  gtk_box_append (self->found, new_label (_("As a percentage of a certain win: what luck changed, and what decisions lost compared with the best ones found."), "dim-label"));
  for (guint seat = 0; seat < orrery_analysis_get_n_seats (self->analysis); seat++)
    {
      OrreryAnalysisSeat sum;
      g_autofree char *text = NULL;

      orrery_analysis_sum_up (self->analysis, seat, &sum);
      /* Translators: a player; luck and loss, on average; how many decisions */
      text = g_strdup_printf (_("%s: luck %+.1f%% ± %.1f per round, %.1f%% ± %.1f lost per decision "
                                "(doubtful: %u, mistakes: %u, blunders: %u)"),
                              self->names[seat], 100 * sum.luck_a_round, ceil (1000 * sum.luck_a_round_error) / 10,
                              100 * sum.loss_a_decision, ceil (1000 * sum.loss_a_decision_error) / 10,
                              sum.bands[ANALYSIS_DOUBTFUL], sum.bands[ANALYSIS_MISTAKE], sum.bands[ANALYSIS_BLUNDER]);
      text = set_numbers (text);
      gtk_box_append (self->found, new_label (text, NULL));
      if (sum.n_unjudged > 0)
        {
          g_autofree char *unsaid
              = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                              "%u moment cannot be judged: the record does not "
                                              "contain enough.",
                                              "%u moments cannot be judged: the record does not "
                                              "contain enough.",
                                              sum.n_unjudged),
                                 sum.n_unjudged);

          gtk_box_append (self->found, new_label (unsaid, "dim-label"));
        }
    }
}

/* --- Moments --- */

static void
add_better (OrreryAnalysisPage *self, GtkBox *box, const AnalysisMoment *m)
{
  g_autofree char *better = NULL;
  g_autofree char *text = NULL;
  const OrreryGame *game = orrery_analysis_get_game (self->analysis);
  GameState state;

  orrery_analysis_state_at (self->analysis, m->point, &state);
  better = game->tell_plan (&state, m->better, m->n_better);
  text = g_strdup_printf (_("Better: %s"), better);
  gtk_box_append (box, new_label (text, "heading"));
  for (guint i = 0; i < m->n_reasons; i++)
    {
      g_autofree char *reason = game->tell_reason (&m->reasons[i]);
      g_autofree char *line = g_strdup_printf ("• %s", reason);

      gtk_box_append (box, new_label (line, NULL));
    }
}

static void
play_on_cb (OrreryAnalysisPage *self)
{
  if (self->analysis != NULL && self->selected < orrery_analysis_get_n_moments (self->analysis))
    g_signal_emit (self, play_on_signal, 0,
                   orrery_analysis_get_moment (self->analysis, self->selected)->point);
}

static GtkWidget *
new_details (OrreryAnalysisPage *self, const AnalysisMoment *m)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *button = gtk_button_new_with_label (_("Continue from Here"));

  if (m->kind == ANALYSIS_DECISION && m->n_better > 0)
    add_better (self, GTK_BOX (box), m);
  for (guint seat = 0; seat < orrery_analysis_get_n_seats (self->analysis); seat++)
    {
      /* Translators: a player, and the chance to win before and after, each with its margin of error */
      char *text = g_strdup_printf (_("%s: from %.0f%% ± %.0f to %.0f%% ± %.0f"), self->names[seat],
                                    100 * (double) m->before[seat], ceil (100 * (double) m->before_error[seat]),
                                    100 * (double) m->after[seat], ceil (100 * (double) m->after_error[seat]));

      text = set_numbers (text);
      gtk_box_append (GTK_BOX (box), new_label (text, "dim-label"));
      g_free (text);
    }
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_margin_top (button, 6);
  g_signal_connect_object (button, "clicked", G_CALLBACK (play_on_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static char *
title_of (OrreryAnalysisPage *self, guint i)
{
  const AnalysisMoment *m = orrery_analysis_get_moment (self->analysis, i);
  const char *name = m->seat >= 0 ? self->names[m->seat] : _("All");
  g_autofree char *round = orrery_analysis_tell_round (self->analysis, i);
  guint seat = 0;
  double swing;

  if (m->kind == ANALYSIS_DECISION && m->band > ANALYSIS_FINE)
    /* Translators: "Round 3", a player, "Mistake", and how much it gave away in percent */
    return set_numbers (g_strdup_printf (_("%s, %s: %s, −%.0f%% ± %.0f"), round, name, orrery_advice_band (m->band),
                                         100 * (double) m->loss, ceil (100 * (double) m->error)));
  swing = orrery_analysis_get_swing (self->analysis, i, &seat);
  /* Translators: "Round 3", a player, whose chances changed, and by how many percent */
  return set_numbers (g_strdup_printf (_("%s, %s: %s %+.0f%% ± %.0f"), round, name, self->names[seat], 100 * swing,
                                       ceil (100 * orrery_analysis_get_change_error (self->analysis, i, seat))));
}

static void
select_moment (OrreryAnalysisPage *self, guint moment)
{
  self->selected = moment;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->found)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_EXPANDER (child))
      gtk_expander_set_expanded (GTK_EXPANDER (child), GPOINTER_TO_UINT (g_object_get_data (
                                                           G_OBJECT (child), "moment"))
                                                           == moment);
  g_signal_emit (self, seek_signal, 0, orrery_analysis_get_moment (self->analysis, moment)->point);
}

static void
row_toggled_cb (GtkExpander *row, GParamSpec *pspec, gpointer data)
{
  OrreryAnalysisPage *self = data;
  const guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "moment"));

  if (gtk_expander_get_expanded (row) && self->analysis != NULL)
    select_moment (self, i);
}

static void
add_moment (OrreryAnalysisPage *self, guint i)
{
  const AnalysisMoment *m = orrery_analysis_get_moment (self->analysis, i);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *title = title_of (self, i);
  g_autofree char *what = orrery_analysis_tell (self->analysis, i, (const char *const *) self->names);
  GtkWidget *row = gtk_expander_new (NULL);

  gtk_expander_set_label_widget (GTK_EXPANDER (row), new_label (title, NULL));
  gtk_label_set_natural_wrap_mode (GTK_LABEL (gtk_expander_get_label_widget (GTK_EXPANDER (row))),
                                   GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (box), new_label (what, NULL));
  gtk_box_append (GTK_BOX (box), new_details (self, m));
  gtk_widget_set_margin_start (box, 16);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_expander_set_child (GTK_EXPANDER (row), box);
  g_object_set_data (G_OBJECT (row), "moment", GUINT_TO_POINTER (i));
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (row_toggled_cb), self, 0);
  gtk_box_append (self->found, row);
}

static void
add_turns (OrreryAnalysisPage *self)
{
  g_autoptr (GArray) turns = orrery_analysis_list_turning_points (self->analysis);

  add_heading (self, _("Turning Points"));
  if (turns->len == 0)
    gtk_box_append (self->found, new_label (_("None: the lead shifted gradually."), "dim-label"));
  for (guint i = 0; i < turns->len; i++)
    add_moment (self, g_array_index (turns, guint, i));
}

static void
add_mistakes (OrreryAnalysisPage *self)
{
  gboolean any = FALSE;

  add_heading (self, _("Mistakes"));
  for (guint i = 0; i < orrery_analysis_get_n_moments (self->analysis); i++)
    {
      const AnalysisMoment *m = orrery_analysis_get_moment (self->analysis, i);

      if (m->kind != ANALYSIS_DECISION || m->band < ANALYSIS_MISTAKE)
        continue;
      any = TRUE;
      add_moment (self, i);
    }
  if (!any)
    gtk_box_append (self->found, new_label (_("None worth mentioning."), "dim-label"));
}

static void run (OrreryAnalysisPage *self, gboolean closely);

/* The progress appears in the button's place. */
static void
closely_cb (OrreryAnalysisPage *self, GtkWidget *button)
{
  run (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->again));
  gtk_widget_set_visible (button, FALSE);
}

static void
add_closer (OrreryAnalysisPage *self)
{
  GtkWidget *button;

  if (orrery_analysis_get_nodes (self->analysis) > ANALYSIS_NODES)
    return;
  button = gtk_button_new_with_label (_("Analyze More Closely"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", G_CALLBACK (closely_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->found, button);
}

static void
show_found (OrreryAnalysisPage *self)
{
  orrery_clear_children (GTK_WIDGET (self->found));
  if (self->analysis == NULL || orrery_analysis_get_n_moments (self->analysis) == 0)
    return;
  add_closer (self);
  add_chart (self);
  add_seats (self);
  add_turns (self);
  add_mistakes (self);
}

/* --- Running --- */

static void
drop_job (OrreryAnalysisPage *self)
{
  g_clear_handle_id (&self->poll, g_source_remove);
  if (self->job != NULL)
    atomic_store (&self->job->cancel, true);
  g_clear_pointer (&self->job, job_unref);
}

static void
show_running (OrreryAnalysisPage *self, const char *status, gboolean running)
{
  gtk_label_set_label (self->status, status);
  gtk_button_set_label (self->again, running ? _("Cancel") : _("Analyze"));
  gtk_widget_set_visible (GTK_WIDGET (self->progress), running);
  gtk_widget_set_visible (GTK_WIDGET (self->running), running || self->analysis == NULL);
}

static gboolean
poll_cb (gpointer data)
{
  OrreryAnalysisPage *self = data;
  const JobState state = (JobState) atomic_load (&self->job->state);

  /* Do not change a widget that is about to be hidden: doing both in one frame keeps GTK busy forever. */
  if (state == JOB_RUNS)
    {
      gtk_progress_bar_set_fraction (self->progress, atomic_load (&self->job->permille) / 1000.0);
      return G_SOURCE_CONTINUE;
    }
  if (state == JOB_DONE)
    {
      g_clear_pointer (&self->analysis, orrery_analysis_unref);
      self->analysis = orrery_analysis_ref (self->job->analysis);
    }
  self->poll = 0;
  drop_job (self);
  show_running (self, _("The game has not been analyzed."), FALSE);
  show_found (self);
  return G_SOURCE_REMOVE;
}

static void
run (OrreryAnalysisPage *self, gboolean closely)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);
  Job *job = g_new0 (Job, 1);

  g_atomic_ref_count_init (&job->refs);
  job->closely = closely;
  job->analysis = orrery_analysis_new (self->record);
  job->file = self->kept != NULL ? orrery_analysis_file_beside (self->kept) : NULL;
  self->job = job;
  g_atomic_ref_count_inc (&job->refs);
  g_task_set_source_tag (task, run);
  g_task_set_task_data (task, job, job_unref);
  g_task_run_in_thread (task, analyse_thread);
  /* Lets pending drawing finish first. */
  self->poll = g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE, POLL_EVERY, poll_cb, self, NULL);
  gtk_progress_bar_set_fraction (self->progress, 0);
  show_running (self, closely ? _("Analyzing more closely, for up to half a minute…") : _("Analyzing every decision and all luck…"),
                TRUE);
}

static void
again_cb (OrreryAnalysisPage *self)
{
  if (self->job != NULL)
    atomic_store (&self->job->cancel, true);
  else if (self->record != NULL)
    run (self, FALSE);
}

static void
forget (OrreryAnalysisPage *self)
{
  drop_job (self);
  g_clear_pointer (&self->analysis, orrery_analysis_unref);
  g_clear_object (&self->record);
  g_clear_object (&self->kept);
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    g_clear_pointer (&self->names[i], g_free);
}

void
orrery_analysis_page_set_record (OrreryAnalysisPage *self, OrreryRecord *record, GFile *kept)
{
  g_return_if_fail (ORRERY_IS_ANALYSIS_PAGE (self));
  g_return_if_fail (record == NULL || ORRERY_IS_RECORD (record));

  if (record != NULL && record == self->record && orrery_record_get_point (record) == self->point)
    return;
  forget (self);
  orrery_clear_children (GTK_WIDGET (self->found));
  self->selected = G_MAXUINT;
  if (record == NULL)
    {
      show_running (self, "", FALSE);
      return;
    }
  self->record = g_object_ref (record);
  self->point = orrery_record_get_point (record);
  g_set_object (&self->kept, kept);
  for (guint i = 0; i < orrery_record_get_n_seats (record); i++)
    self->names[i] = g_strdup (orrery_record_get_player (record, i)->name);
  run (self, FALSE);
}

/* --- The widget --- */

static void
orrery_analysis_page_dispose (GObject *object)
{
  OrreryAnalysisPage *self = ORRERY_ANALYSIS_PAGE (object);

  forget (self);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_analysis_page_parent_class)->dispose (object);
}

static void
orrery_analysis_page_class_init (OrreryAnalysisPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_analysis_page_dispose;

  seek_signal = g_signal_new ("seek", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                              1, G_TYPE_UINT);
  play_on_signal = g_signal_new ("play-on", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "orrery-analysis");
}

static void
orrery_analysis_page_init (OrreryAnalysisPage *self)
{
  self->selected = G_MAXUINT;
  self->content = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  self->running = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->found = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->status = GTK_LABEL (new_label ("", "dim-label"));
  self->progress = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Analysis progress"), -1);
  self->again = GTK_BUTTON (gtk_button_new_with_label (""));
  gtk_widget_set_halign (GTK_WIDGET (self->again), GTK_ALIGN_START);
  g_signal_connect_object (self->again, "clicked", G_CALLBACK (again_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->running, GTK_WIDGET (self->status));
  gtk_box_append (self->running, GTK_WIDGET (self->progress));
  gtk_box_append (self->running, GTK_WIDGET (self->again));
  gtk_box_append (self->content, GTK_WIDGET (self->running));
  gtk_box_append (self->content, GTK_WIDGET (self->found));
  gtk_widget_set_margin_start (GTK_WIDGET (self->content), 12);
  gtk_widget_set_margin_end (GTK_WIDGET (self->content), 12);
  gtk_widget_set_margin_top (GTK_WIDGET (self->content), 6);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->content), 12);
  self->scrolled = orrery_scrolled_new (GTK_WIDGET (self->content));
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
}

GtkWidget *
orrery_analysis_page_new (void)
{
  return g_object_new (ORRERY_TYPE_ANALYSIS_PAGE, NULL);
}
