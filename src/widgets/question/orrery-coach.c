/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-coach"

#include "widgets/question/orrery-coach.h"

#include <glib/gi18n.h>

#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-keys.h"
#include "widgets/style/orrery-text.h"

enum
{
  LEAST_HEIGHT = 120,
  SMALL_HEIGHT = 60, /* if text is so large that a phone is narrower than SMALL_WIDTH letters */
  SMALL_WIDTH = 220,
  BUTTON_WIDTH = 124,
};

/* Font size from which text counts as large. */
static const double LARGE = 1.4;

struct _OrreryCoach
{
  AdwBin parent_instance;

  GtkWidget *card;
  GtkWidget *chapter;
  GtkWidget *progress;
  GtkWidget *title;
  GtkWidget *text;
  GtkWidget *task;
  GtkWidget *scroller;
  GtkWidget *dots;
  GtkWidget *back;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (OrreryCoach, orrery_coach, ADW_TYPE_BIN)

enum
{
  BACK,
  NEXT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
next_cb (OrreryCoach *self)
{
  g_signal_emit (self, signals[NEXT], 0);
}

static void
back_cb (OrreryCoach *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

/* With large text on a small screen the text scrolls, so that the buttons stay visible. A scrolled window
 * does not support height-for-width, so it is used only then. */
static void
update_scroller (OrreryCoach *self)
{
  const double letters = orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  const gboolean large = letters >= LARGE;
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  const gboolean small = root != NULL && gtk_widget_get_width (root) < SMALL_WIDTH * letters;
  g_autoptr (GtkWidget) text = g_object_ref (self->text);

  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller),
                                              small ? SMALL_HEIGHT : LEAST_HEIGHT);
  if (large == gtk_widget_get_visible (self->scroller))
    return;
  gtk_widget_set_visible (self->scroller, large);
  if (large)
    {
      gtk_box_remove (GTK_BOX (self->card), text);
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), text);
    }
  else
    {
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), NULL);
      gtk_box_insert_child_after (GTK_BOX (self->card), text, self->scroller);
    }
}

static gboolean
set_text (GtkWidget *label, const char *text)
{
  const gboolean is_new = g_strcmp0 (gtk_label_get_text (GTK_LABEL (label)), text != NULL ? text : "") != 0;

  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
  return is_new;
}

static void
show_dots (OrreryCoach *self, guint step, guint n_steps)
{
  orrery_clear_children (self->dots);
  for (guint i = 0; i < n_steps; i++)
    {
      GtkWidget *dot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_add_css_class (dot, "orrery-dot");
      orrery_toggle_class (dot, "on", i < step);
      gtk_widget_set_valign (dot, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (self->dots), dot);
    }
}

/* All its texts, in order. */
static void
announce (OrreryCoach *self, const OrreryCoachCard *card)
{
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, card->title);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, card->text);
  if (card->task != NULL)
    orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, card->task);
}

void
orrery_coach_show (OrreryCoach *self, const OrreryCoachCard *card)
{
  gboolean is_new;

  g_return_if_fail (ORRERY_IS_COACH (self));

  gtk_widget_set_visible (GTK_WIDGET (self), card != NULL);
  if (card == NULL)
    return;
  gtk_widget_set_sensitive (self->back, card->can_go_back);
  gtk_widget_set_sensitive (self->next, card->can_go_on);
  set_text (self->chapter, card->chapter);
  set_text (self->progress, card->progress);
  show_dots (self, card->step, card->n_steps);
  is_new = set_text (self->title, card->title);
  is_new = set_text (self->text, card->text) || is_new;
  set_text (self->task, card->task);
  if (!is_new)
    return;
  update_scroller (self);
  announce (self, card);
}

/* --- The widget --- */

static GtkWidget *
new_label (const char *style)
{
  GtkWidget *label = orrery_label_new (style, 0);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static GtkWidget *
new_button (OrreryCoach *self, const char *label, guint keyval, GCallback clicked)
{
  GtkWidget *button = orrery_key_button_new (label, keyval, 0);

  gtk_widget_set_size_request (button, BUTTON_WIDTH, -1);
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
new_buttons (OrreryCoach *self)
{
  GtkWidget *wrap = orrery_wrap_new (8), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->back = new_button (self, C_("lesson", "Back"), GDK_KEY_Page_Up, G_CALLBACK (back_cb));
  self->next = new_button (self, C_("lesson", "Next"), GDK_KEY_Page_Down, G_CALLBACK (next_cb));
  gtk_widget_add_css_class (self->next, "suggested-action");
  /* Already read as "Step 3 of 6". */
  self->dots = g_object_new (GTK_TYPE_BOX, "spacing", 8, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_hexpand (self->dots, TRUE);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), self->back);
  gtk_box_append (GTK_BOX (box), self->next);
  orrery_wrap_append (ORRERY_WRAP (wrap), self->dots);
  orrery_wrap_append (ORRERY_WRAP (wrap), box);
  return wrap;
}

static void
orrery_coach_class_init (OrreryCoachClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[BACK] = g_signal_new ("back", ORRERY_TYPE_COACH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NEXT] = g_signal_new ("next", ORRERY_TYPE_COACH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_coach_init (OrreryCoach *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  orrery_style_sheet_ensure ();
  self->chapter = new_label ("orrery-coach-chapter");
  self->progress = new_label ("orrery-coach-chapter");
  gtk_label_set_xalign (GTK_LABEL (self->progress), 1);
  self->title = new_label ("title-4");
  self->text = new_label (NULL);
  self->task = new_label ("heading");
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_visible (self->scroller, FALSE);
  self->card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->card, "card");
  gtk_widget_add_css_class (self->card, "orrery-coach");
  gtk_box_append (GTK_BOX (head), self->chapter);
  gtk_box_append (GTK_BOX (head), self->progress);
  gtk_box_append (GTK_BOX (self->card), head);
  gtk_box_append (GTK_BOX (self->card), self->title);
  gtk_box_append (GTK_BOX (self->card), self->scroller);
  gtk_box_append (GTK_BOX (self->card), self->text);
  gtk_box_append (GTK_BOX (self->card), self->task);
  gtk_box_append (GTK_BOX (self->card), new_buttons (self));
  adw_bin_set_child (ADW_BIN (self), self->card);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  orrery_set_spoken (GTK_WIDGET (self), _("Lesson"));
}
