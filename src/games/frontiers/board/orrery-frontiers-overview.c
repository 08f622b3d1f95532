/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-overview.h"

#include "games/frontiers/board/orrery-frontiers-pieces.h"
#include "games/frontiers/words/orrery-frontiers-story.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n-lib.h>

enum { SIGN = 22 };

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = orrery_label_new (css_class, 0);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 10);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* --- Steps --- */

static GtkWidget *
new_sign (const OrreryFrontiersStep *step, const char *const *names)
{
  GtkWidget *sign;

  if (step->state == ORRERY_STEP_DONE)
    sign = orrery_symbol_new (ORRERY_SYMBOL_CHECK, 16);
  else if (step->seat >= 0)
    {
      sign = orrery_seat_mark_new (SIGN);
      orrery_seat_mark_set (ORRERY_SEAT_MARK (sign), step->seat, orrery_frontiers_story_name (names, step->seat));
    }
  else if (step->symbol < FR_N_ACTIONS)
    sign = orrery_symbol_new (orrery_frontiers_action_symbol (step->symbol), 16);
  else
    sign = orrery_symbol_new (ORRERY_SYMBOL_ARROW, 14);
  gtk_widget_set_size_request (sign, SIGN, SIGN);
  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  return sign;
}

static GtkWidget *
new_step (const OrreryFrontiersStep *step, const char *const *names)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (words), new_label (step->title, step->state == ORRERY_STEP_NOW ? "heading" : NULL));
  if (step->text != NULL)
    gtk_box_append (GTK_BOX (words), new_label (step->text, "caption dim-label"));
  if (step->state == ORRERY_STEP_NOW)
    gtk_box_append (GTK_BOX (words), new_label (_("asked below"), "caption accent"));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), new_sign (step, names));
  gtk_box_append (GTK_BOX (row), words);
  if (step->state == ORRERY_STEP_LATER || step->state == ORRERY_STEP_DONE)
    gtk_widget_add_css_class (row, "dim-label");
  return row;
}

static GtkWidget *
new_steps (GArray *steps, const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  for (guint i = 0; i < steps->len; i++)
    gtk_box_append (GTK_BOX (box), new_step (&g_array_index (steps, OrreryFrontiersStep, i), names));
  return box;
}

GtkWidget *
orrery_frontiers_overview_new_next (const FrState *state, const char *const *names)
{
  g_autoptr (GArray) steps = orrery_frontiers_list_steps (state, names);

  return steps->len > 0 ? orrery_card_new (_("What comes next"), new_steps (steps, names)) : NULL;
}

/* Takes the steps. */
static void
add_steps (GtkWidget *box, const char *heading, GArray *steps, const char *const *names)
{
  if (steps->len > 0)
    gtk_box_append (GTK_BOX (box), orrery_card_new (heading, new_steps (steps, names)));
  g_array_unref (steps);
}

/* --- Ends --- */

static GtkWidget *
new_end (const OrreryFrontiersEnd *end)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *bar = gtk_progress_bar_new ();
  GtkWidget *left = orrery_label_new (end->is_near ? "caption-heading orrery-odd" : "caption-heading", 1);
  g_autofree char *spoken = g_strdup_printf ("%s: %s, %s", end->title, end->who, end->left);

  gtk_label_set_label (GTK_LABEL (left), end->left);
  gtk_box_append (GTK_BOX (line), new_label (end->who, "caption dim-label"));
  gtk_box_append (GTK_BOX (line), left);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), end->part);
  gtk_widget_add_css_class (bar, "orrery-watch");
  orrery_toggle_class (bar, "near", end->is_near);
  orrery_set_spoken (bar, spoken);
  gtk_box_append (GTK_BOX (box), new_label (end->title, "heading"));
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), bar);
  return box;
}

GtkWidget *
orrery_frontiers_overview_new_ends (const FrState *state, const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  g_autoptr (GArray) ends = orrery_frontiers_list_ends (state, names);

  for (guint i = 0; i < ends->len; i++)
    gtk_box_append (GTK_BOX (box), new_end (&g_array_index (ends, OrreryFrontiersEnd, i)));
  return box;
}

/* --- Goals --- */

static GtkWidget *
new_goals (const FrState *state, const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < state->n_goals; i++)
    {
      const gboolean is_down = (state->goal[i] & FR_FACE_DOWN) != 0;
      const guint goal = state->goal[i] & ~(guint) FR_FACE_DOWN;
      const char *holder = orrery_frontiers_story_name (names, state->holder[i]);
      g_autofree char *text = is_down ? g_strdup_printf (_("face down, held by %s"), holder) : g_strdup_printf (_("face up, chosen by %s"), holder);
      OrreryFrontiersStep step = { .title = (char *) (is_down || goal >= FR_N_GOALS ? _("A goal") : fr_goals[goal].name), .text = text,
                                   .symbol = FR_CHART, .seat = -1 };

      gtk_box_append (GTK_BOX (box), new_step (&step, names));
    }
  return box;
}

GtkWidget *
orrery_frontiers_overview_new (const void *asked, const char *const *names)
{
  const FrState *state = asked;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *next = orrery_frontiers_overview_new_next (state, names);

  if (next != NULL)
    gtk_box_append (GTK_BOX (box), next);
  gtk_box_append (GTK_BOX (box), orrery_card_new (_("The game ends when"), orrery_frontiers_overview_new_ends (state, names)));
  if (state->step == FR_STEP_SELECT || state->step == FR_STEP_ACTION)
    {
      add_steps (box, _("At the end of this round"), orrery_frontiers_list_round_end (state, names), names);
      add_steps (box, _("Often forgotten"), orrery_frontiers_list_reminders (state), names);
    }
  add_steps (box, _("In the bag"), orrery_frontiers_list_bag (state), names);
  if (state->n_goals > 0)
    gtk_box_append (GTK_BOX (box), orrery_card_new (_("Goals"), new_goals (state, names)));
  return box;
}
