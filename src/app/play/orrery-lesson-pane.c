/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-lesson-pane"

#include "config.h"

#include "app/play/orrery-lesson-pane.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-scrolled.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _OrreryLessonPane
{
  AdwBin parent_instance;

  GtkWidget *scrolled;
  GtkWidget *minutes;
  GtkWidget *bar;
  GtkWidget *chapters;
  GtkWidget *challenges;
  guint n_rows; /* the lesson that the rows were built for */
};

G_DEFINE_FINAL_TYPE (OrreryLessonPane, orrery_lesson_pane, ADW_TYPE_BIN)

enum
{
  STEP,
  CHALLENGE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GQuark
number_quark (void)
{
  static GQuark quark;

  if (quark == 0)
    quark = g_quark_from_static_string ("orrery-lesson-number");
  return quark;
}

/* --- Rows --- */

static void
activated_cb (OrreryLessonPane *self, GtkListBoxRow *row, GtkListBox *list)
{
  const guint number = GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (row), number_quark ()));

  g_signal_emit (self, signals[GTK_WIDGET (list) == self->chapters ? STEP : CHALLENGE], 0, number);
}

/* `mark` is shown in front until it is done. */
static void
add_row (GtkWidget *list, const char *title, const char *mark, guint number)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (mark);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "orrery-chapter-mark");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), label);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_object_set_data (G_OBJECT (row), "orrery-mark", label);
  g_object_set_data_full (G_OBJECT (row), "orrery-open", g_strdup (mark), g_free);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_qdata (G_OBJECT (row), number_quark (), GUINT_TO_POINTER (number));
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

static void
build (OrreryLessonPane *self, OrreryLesson *lesson)
{
  if (self->n_rows > 0)
    return;
  for (guint i = 0; i < orrery_lesson_get_n_chapters (lesson); i++, self->n_rows++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      add_row (self->chapters, orrery_lesson_get_chapter (lesson, i)->title, number,
               orrery_lesson_get_chapter (lesson, i)->first);
    }
  for (guint i = 0; i < orrery_lesson_get_n_challenges (lesson); i++)
    add_row (self->challenges, orrery_lesson_get_challenge (lesson, i)->title, "☆", i);
}

static void
show_row (GtkWidget *list, guint i, gboolean is_current, gboolean is_done, const char *subtitle)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) i);
  GtkWidget *mark = g_object_get_data (G_OBJECT (row), "orrery-mark");
  const char *open = g_object_get_data (G_OBJECT (row), "orrery-open");

  gtk_label_set_text (GTK_LABEL (mark), is_done ? "✓" : open);
  orrery_toggle_class (mark, "current", is_current);
  orrery_toggle_class (mark, "done", is_done);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (is_current)
    gtk_list_box_select_row (GTK_LIST_BOX (list), row);
  else
    gtk_list_box_unselect_row (GTK_LIST_BOX (list), row);
}

static char *
tell_chapter (const OrreryChapter *chapter, int step, gboolean is_done)
{
  if (step >= 0)
    return g_strdup_printf (_("Step %d of %u"), step - (int) chapter->first + 1, chapter->n_steps);
  if (is_done)
    return g_strdup (C_("chapter", "Done"));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step", "%u steps", chapter->n_steps), chapter->n_steps);
}

static void
show_chapters (OrreryLessonPane *self, OrreryLesson *lesson, int step, const char *const *done)
{
  for (guint i = 0; i < orrery_lesson_get_n_chapters (lesson); i++)
    {
      const OrreryChapter *chapter = orrery_lesson_get_chapter (lesson, i);
      const gboolean is_current = step >= 0 && orrery_lesson_get_step (lesson, (guint) step)->chapter == i;
      const gboolean is_done = g_strv_contains (done, chapter->id);
      g_autofree char *subtitle = tell_chapter (chapter, is_current ? step : -1, is_done);

      /* The number of the current one is what its steps belong to. */
      show_row (self->chapters, i, is_current, is_done && !is_current, subtitle);
    }
}

void
orrery_lesson_pane_show (OrreryLessonPane *self, OrreryLesson *lesson, guint step, int challenge, const char *const *done)
{
  const guint n = orrery_lesson_get_n_steps (lesson);
  const guint minutes = orrery_lesson_count_minutes (lesson, step);
  g_autofree char *left = NULL;

  g_return_if_fail (ORRERY_IS_LESSON_PANE (self));

  build (self, lesson);
  left = step + 1 < n ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "About %u minute left", "About %u minutes left", minutes), minutes)
                      : g_strdup (_("Done"));
  gtk_label_set_text (GTK_LABEL (self->minutes), left);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), n > 1 ? (double) step / (n - 1) : 1);
  show_chapters (self, lesson, challenge < 0 ? (int) step : -1, done);
  for (guint i = 0; i < orrery_lesson_get_n_challenges (lesson); i++)
    show_row (self->challenges, i, challenge == (int) i,
              g_strv_contains (done, orrery_lesson_get_challenge (lesson, i)->id), "");
}

/* --- The widget --- */

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
new_list (OrreryLessonPane *self)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_widget_add_css_class (list, "navigation-sidebar");
  g_signal_connect_object (list, "row-activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
  return list;
}

static GtkWidget *
new_box (OrreryLessonPane *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_box_append (GTK_BOX (box), new_label (_("Learn the Game"), "title-4"));
  gtk_box_append (GTK_BOX (box), self->minutes);
  gtk_box_append (GTK_BOX (box), self->bar);
  gtk_box_append (GTK_BOX (box), self->chapters);
  gtk_box_append (GTK_BOX (box), new_label (_("Challenges"), "heading"));
  gtk_box_append (GTK_BOX (box), self->challenges);
  gtk_box_append (GTK_BOX (box), new_label (_("Your place is saved when you leave."), "dim-label"));
  return box;
}

static void
orrery_lesson_pane_class_init (OrreryLessonPaneClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  signals[STEP] = g_signal_new ("step", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[CHALLENGE] = g_signal_new ("challenge", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                     G_TYPE_UINT);
}

static void
orrery_lesson_pane_init (OrreryLessonPane *self)
{
  self->minutes = new_label (NULL, "dim-label");
  self->bar = gtk_progress_bar_new ();
  orrery_set_spoken (self->bar, _("Progress"));
  self->chapters = new_list (self);
  self->challenges = new_list (self);
  self->scrolled = orrery_scrolled_new (new_box (self));
  adw_bin_set_child (ADW_BIN (self), self->scrolled);
}
