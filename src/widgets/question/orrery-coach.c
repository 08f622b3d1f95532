/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-coach"

#include "config.h"

#include "widgets/question/orrery-coach.h"

#include <glib/gi18n.h>

#include "widgets/layout/orrery-announce.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/art/orrery-table-style.h"
#include "widgets/style/orrery-text.h"
#include "widgets/layout/orrery-wrap.h"

enum
{
  LEAST_HEIGHT = 120,
  SMALL_HEIGHT = 60, /* where letters are so large that a phone is less wide than SMALL_WIDTH of them */
  SMALL_WIDTH = 220,
};

/* Letters from this size on. */
static const double LARGE = 1.4;

struct _OrreryCoach
{
  GtkWidget parent_instance;

  GtkWidget *card;
  GtkWidget *title;
  GtkWidget *text;
  GtkWidget *scroller;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (OrreryCoach, orrery_coach, GTK_TYPE_WIDGET)

enum
{
  NEXT,
  LEAVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
next_cb (OrreryCoach *self)
{
  g_signal_emit (self, signals[NEXT], 0);
}

static void
leave_cb (OrreryCoach *self)
{
  g_signal_emit (self, signals[LEAVE], 0);
}

/* With large letters on a small screen the text scrolls, so that the buttons are always there. A
 * scrolled window knows no height for a width, so it is there only then. */
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

/* GTK would have the underscore read aloud, and then the label once more. */
static void
set_label (GtkWidget *button, const char *label)
{
  g_autoptr (GString) spoken = g_string_new (label);

  g_string_replace (spoken, "_", "", 0);
  gtk_button_set_label (GTK_BUTTON (button), label);
  orrery_set_spoken (button, spoken->str);
}

void
orrery_coach_show (OrreryCoach *self, const char *title, const char *text, const char *next)
{
  g_return_if_fail (ORRERY_IS_COACH (self));

  gtk_widget_set_visible (GTK_WIDGET (self), title != NULL);
  if (title == NULL)
    return;
  gtk_widget_set_visible (self->next, next != NULL);
  if (next != NULL)
    set_label (self->next, next);
  if (g_strcmp0 (gtk_label_get_text (GTK_LABEL (self->text)), text) == 0)
    return;
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->text), text);
  update_scroller (self);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, title);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, text);
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
new_button (OrreryCoach *self, const char *label, const char *style, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  set_label (button, label);
  gtk_widget_add_css_class (button, style);
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
new_buttons (OrreryCoach *self)
{
  GtkWidget *box = orrery_wrap_new (6);

  self->next = new_button (self, _("_Next"), "suggested-action", G_CALLBACK (next_cb));
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  orrery_wrap_append (ORRERY_WRAP (box), new_button (self, _("Leave the _Lesson"), "flat", G_CALLBACK (leave_cb)));
  orrery_wrap_append (ORRERY_WRAP (box), self->next);
  return box;
}

static void
orrery_coach_dispose (GObject *object)
{
  g_clear_pointer (&ORRERY_COACH (object)->card, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_coach_parent_class)->dispose (object);
}

static void
orrery_coach_class_init (OrreryCoachClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_coach_dispose;
  signals[NEXT] = g_signal_new ("next", ORRERY_TYPE_COACH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LEAVE] = g_signal_new ("leave", ORRERY_TYPE_COACH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_coach_init (OrreryCoach *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  orrery_table_style_ensure ();
  self->title = new_label ("heading");
  self->text = new_label (NULL);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_visible (self->scroller, FALSE);
  self->card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->card, "card");
  gtk_widget_add_css_class (self->card, "orrery-coach");
  gtk_box_append (GTK_BOX (head), orrery_symbol_new (ORRERY_SYMBOL_HINT, 18));
  gtk_box_append (GTK_BOX (head), self->title);
  gtk_box_append (GTK_BOX (self->card), head);
  gtk_box_append (GTK_BOX (self->card), self->scroller);
  gtk_box_append (GTK_BOX (self->card), self->text);
  gtk_box_append (GTK_BOX (self->card), new_buttons (self));
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  orrery_set_spoken (GTK_WIDGET (self), _("Lesson"));
}
