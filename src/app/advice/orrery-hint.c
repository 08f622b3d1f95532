/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-hint"

#include "config.h"

#include "app/advice/orrery-hint.h"

#include "assist/orrery-advice-words.h"

#include <glib/gi18n.h>

enum
{
  NODES = 40000, /* after this many it pauses until told to continue */
  STEP = 200,    /* after this many, results become visible */
  POLL_EVERY = 100, /* ms */
  READ_EVERY = 5,   /* updates: text must stay long enough to be read */
};

/* The best options so far. */
typedef struct
{
  guint64 n_nodes;
  guint n;
  AdviceOption options[ADVICE_BEST];
} Found;

/* Shared by the thread and the widget. */
typedef struct
{
  gatomicrefcount refs;
  atomic_bool cancel;
  guint64 upto;
  Advice *advice; /* the thread's own */
  GMutex lock;
  Found found;     /* what the widget sees */
  gboolean done;
} Job;

typedef struct
{
  GtkWidget *button;
  GtkLabel *plan;
  GtkLevelBar *bar;
  GtkLabel *share;
  GtkLabel *reasons;
} Row;

struct _OrreryHint
{
  GtkWidget parent_instance;

  const OrreryGame *game;
  Job *job;
  Found shown;
  char *pick;
  guint poll; /* source */
  guint n_looks;

  GtkWidget *box;
  GtkLabel *sentence;
  GtkLabel *chance;
  GtkButton *take;
  GtkWidget *details;
  GtkLabel *status;
  GtkProgressBar *progress;
  GtkButton *more;
  Row rows[ADVICE_BEST];
};

G_DEFINE_FINAL_TYPE (OrreryHint, orrery_hint, GTK_TYPE_WIDGET)

static guint picked_signal;

/* --- The thread --- */

static void
job_unref (gpointer data)
{
  Job *job = data;

  if (!g_atomic_ref_count_dec (&job->refs))
    return;
  g_mutex_clear (&job->lock);
  g_free (job->advice);
  g_free (job);
}

static void
publish (Job *job, gboolean done)
{
  Found found = { .n_nodes = job->advice->n_nodes };

  found.n = advice_list (job->advice, found.options);
  g_mutex_lock (&job->lock);
  job->found = found;
  job->done = done;
  g_mutex_unlock (&job->lock);
}

static void
think_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;

  while (job->advice->n_nodes < job->upto && !advice_is_cancelled (&job->cancel))
    {
      advice_run (job->advice, STEP, &job->cancel);
      publish (job, FALSE);
    }
  publish (job, TRUE);
  g_task_return_boolean (task, TRUE);
}

/* --- What is shown --- */

static char *
list_reasons (OrreryHint *self, const AdviceOption *option)
{
  GString *list = g_string_new (NULL);

  for (guint k = 0; k < option->n_reasons; k++)
    {
      g_autofree char *reason = self->game->tell_reason (&option->reasons[k]);

      g_string_append_printf (list, "%s• %s", k > 0 ? "\n" : "", reason);
    }
  return g_string_free (list, FALSE);
}

static void
show_row (OrreryHint *self, guint i)
{
  const AdviceOption *option = &self->shown.options[i];
  const void *view = &self->job->advice->view;
  Row *row = &self->rows[i];
  g_autofree char *words = self->game->tell_plan (view, option->steps, option->n_steps);
  g_autofree char *share = orrery_advice_share (option->share, option->error);
  g_autofree char *reasons = list_reasons (self, option);
  g_autofree char *heard = NULL;

  gtk_label_set_label (row->plan, words);
  gtk_level_bar_set_value (row->bar, option->share);
  gtk_label_set_label (row->share, share);
  gtk_label_set_label (row->reasons, reasons);
  /* Translators: an answer, its share of the win, and why, as they are read aloud */
  heard = g_strdup_printf (_("%s. Chance to win: %s. %s"), words, share, reasons);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->button), GTK_ACCESSIBLE_PROPERTY_LABEL, heard,
                                  -1);
  gtk_widget_set_tooltip_text (row->button, self->pick);
}

static void
show_status (OrreryHint *self, gboolean done)
{
  g_autofree char *text = NULL;

  text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%'u round simulated.",
                                       "%'u rounds simulated.",
                                       (gulong) self->shown.n_nodes),
                          (guint) self->shown.n_nodes);
  gtk_label_set_label (self->status, text);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), !done);
  gtk_button_set_label (self->more, done ? _("Think Longer") : _("Stop"));
  gtk_widget_set_visible (GTK_WIDGET (self->more), TRUE);
}

/* First what to do and why, then how good that is. */
static void
show_best (OrreryHint *self)
{
  const AdviceOption *best = &self->shown.options[0];
  const gboolean has_any = self->shown.n > 0;
  g_autofree char *sentence = NULL;
  g_autofree char *chance = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->sentence), has_any);
  gtk_widget_set_visible (GTK_WIDGET (self->chance), has_any);
  gtk_widget_set_visible (GTK_WIDGET (self->take), has_any);
  gtk_widget_set_visible (self->details, has_any);
  if (!has_any)
    return;
  sentence = orrery_advice_sentence (self->game, &self->job->advice->view, best);
  chance = orrery_advice_chance (best->share, self->shown.n > 1 ? self->shown.options[1].share : -1);
  gtk_label_set_label (self->sentence, sentence);
  gtk_label_set_label (self->chance, chance);
  gtk_button_set_label (self->take, self->pick);
}

static void
show_found (OrreryHint *self, gboolean done)
{
  show_best (self);
  for (guint i = 0; i < ADVICE_BEST; i++)
    {
      if (i < self->shown.n)
        show_row (self, i);
      gtk_widget_set_visible (self->rows[i].button, i < self->shown.n);
    }
  show_status (self, done);
}

/* The progress bar moves all the time; the text changes only now and then. */
static gboolean
poll_cb (gpointer data)
{
  OrreryHint *self = data;
  guint64 n_nodes;
  gboolean done, read;

  g_mutex_lock (&self->job->lock);
  n_nodes = self->job->found.n_nodes;
  done = self->job->done;
  read = n_nodes > 0 && (done || self->shown.n_nodes == 0 || ++self->n_looks % READ_EVERY == 0);
  if (read)
    self->shown = self->job->found;
  g_mutex_unlock (&self->job->lock);
  /* Do not change a widget that is about to be hidden: doing both in one frame keeps GTK busy forever. */
  if (!done)
    gtk_progress_bar_set_fraction (self->progress, MIN ((double) n_nodes / (double) self->job->upto, 1));
  if (read || done)
    show_found (self, done);
  if (!done)
    return G_SOURCE_CONTINUE;
  self->poll = 0;
  return G_SOURCE_REMOVE;
}

/* --- Thinking --- */

static void
think (OrreryHint *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);

  g_atomic_ref_count_inc (&self->job->refs);
  g_task_set_source_tag (task, think);
  g_task_set_task_data (task, self->job, job_unref);
  g_task_run_in_thread (task, think_thread);
  g_clear_handle_id (&self->poll, g_source_remove);
  /* Lets pending drawing finish first. */
  self->poll = g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE, POLL_EVERY, poll_cb, self, NULL);
  gtk_button_set_label (self->more, _("Stop"));
}

static void
drop_job (OrreryHint *self)
{
  g_clear_handle_id (&self->poll, g_source_remove);
  if (self->job != NULL)
    atomic_store (&self->job->cancel, true);
  g_clear_pointer (&self->job, job_unref);
}

static Job *
job_new (void)
{
  Job *job = g_new0 (Job, 1);

  g_atomic_ref_count_init (&job->refs);
  g_mutex_init (&job->lock);
  job->upto = NODES;
  job->advice = g_new0 (Advice, 1);
  return job;
}

void
orrery_hint_clear (OrreryHint *self)
{
  g_return_if_fail (ORRERY_IS_HINT (self));

  drop_job (self);
  self->shown = (Found) { 0 };
  show_best (self);
  gtk_label_set_label (self->status, "");
  for (guint i = 0; i < ADVICE_BEST; i++)
    gtk_widget_set_visible (self->rows[i].button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->more), FALSE);
}

void
orrery_hint_ask (OrreryHint *self, const OrreryGame *game, const void *state, const char *pick)
{
  Job *job;

  g_return_if_fail (ORRERY_IS_HINT (self));
  g_return_if_fail (state != NULL);

  orrery_hint_clear (self);
  g_free (self->pick);
  self->pick = g_strdup (pick);
  self->game = game;
  job = job_new ();
  if (!advice_start (job->advice, game->adviser, state, g_random_int ()))
    {
      gtk_label_set_label (self->status, _("There is too little information for a hint: some of the pieces have not been named."));
      job_unref (job);
      return;
    }
  self->job = job;
  gtk_progress_bar_set_fraction (self->progress, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), TRUE);
  gtk_label_set_label (self->status, _("Thinking…"));
  think (self);
}

static void
more_cb (OrreryHint *self)
{
  if (self->job == NULL)
    return;
  if (self->poll != 0)
    {
      atomic_store (&self->job->cancel, true);
      return;
    }
  /* The thread has ended: its numbers are ours. */
  atomic_store (&self->job->cancel, false);
  self->job->done = FALSE;
  self->job->upto = self->job->advice->n_nodes + NODES;
  think (self);
}

/* --- Taking it --- */

static void
take (OrreryHint *self, guint i)
{
  const AdviceOption *option = &self->shown.options[i];
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  g_array_append_vals (answers, option->steps, option->n_steps);
  g_signal_emit (self, picked_signal, 0, answers);
}

static void
take_cb (OrreryHint *self)
{
  take (self, 0);
}

static void
row_clicked_cb (OrreryHint *self, GtkWidget *button)
{
  for (guint i = 0; i < ADVICE_BEST; i++)
    if (self->rows[i].button == button)
      {
        take (self, i);
        return;
      }
}

/* --- The widget --- */

static void
orrery_hint_dispose (GObject *object)
{
  OrreryHint *self = ORRERY_HINT (object);

  drop_job (self);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_hint_parent_class)->dispose (object);
}

static void
orrery_hint_finalize (GObject *object)
{
  OrreryHint *self = ORRERY_HINT (object);

  g_free (self->pick);

  G_OBJECT_CLASS (orrery_hint_parent_class)->finalize (object);
}

static void
orrery_hint_class_init (OrreryHintClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_hint_dispose;
  G_OBJECT_CLASS (klass)->finalize = orrery_hint_finalize;

  picked_signal = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_ARRAY);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "orrery-hint");
}

static GtkLabel *
new_label (const char *style)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  if (style != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (label), style);
  return label;
}

static void
add_best (OrreryHint *self)
{
  self->sentence = new_label ("title-4");
  self->chance = new_label (NULL);
  self->take = GTK_BUTTON (gtk_button_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->take), "suggested-action");
  gtk_widget_set_halign (GTK_WIDGET (self->take), GTK_ALIGN_START);
  g_signal_connect_object (self->take, "clicked", G_CALLBACK (take_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->sentence));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->chance));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->take));
}

static void
add_row (OrreryHint *self, GtkWidget *list, Row *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  row->button = gtk_button_new ();
  row->plan = new_label ("heading");
  row->share = new_label ("numeric");
  row->reasons = new_label ("caption");
  row->bar = GTK_LEVEL_BAR (gtk_level_bar_new ());
  /* A share is neither good nor bad by itself. */
  gtk_level_bar_remove_offset_value (row->bar, GTK_LEVEL_BAR_OFFSET_LOW);
  gtk_level_bar_remove_offset_value (row->bar, GTK_LEVEL_BAR_OFFSET_HIGH);
  gtk_level_bar_remove_offset_value (row->bar, GTK_LEVEL_BAR_OFFSET_FULL);
  gtk_widget_set_hexpand (GTK_WIDGET (row->bar), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (row->bar), GTK_ALIGN_CENTER);
  gtk_label_set_wrap (row->share, FALSE);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (row->bar));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (row->share));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->plan));
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->reasons));
  gtk_button_set_child (GTK_BUTTON (row->button), box);
  gtk_widget_add_css_class (row->button, "orrery-hint-row");
  g_signal_connect_object (row->button, "clicked", G_CALLBACK (row_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (list), row->button);
}

/* The best decisions, with the reasons for and against each. */
static void
add_details (OrreryHint *self)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  for (guint i = 0; i < ADVICE_BEST; i++)
    add_row (self, list, &self->rows[i]);
  gtk_widget_set_margin_top (list, 6);
  self->details = gtk_expander_new (_("Details"));
  gtk_expander_set_child (GTK_EXPANDER (self->details), list);
  gtk_box_append (GTK_BOX (self->box), self->details);
}

static void
add_status (OrreryHint *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->status = new_label ("caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->status), "dim-label");
  gtk_widget_set_hexpand (GTK_WIDGET (self->status), TRUE);
  self->progress = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Progress"), -1);
  self->more = GTK_BUTTON (gtk_button_new_with_label (""));
  gtk_widget_set_valign (GTK_WIDGET (self->more), GTK_ALIGN_CENTER);
  g_signal_connect_object (self->more, "clicked", G_CALLBACK (more_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->progress));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->status));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->more));
  gtk_box_append (GTK_BOX (self->box), line);
}

static void
orrery_hint_init (OrreryHint *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  add_best (self);
  add_details (self);
  add_status (self);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  orrery_hint_clear (self);
}

GtkWidget *
orrery_hint_new (void)
{
  return g_object_new (ORRERY_TYPE_HINT, NULL);
}
