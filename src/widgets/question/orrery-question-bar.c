/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/question/orrery-question-bar.h"

#include <glib/gi18n.h>

#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/motion/orrery-motion.h"
#include "widgets/question/orrery-keys.h"
#include "widgets/question/orrery-question-layout.h"

typedef struct
{
  GtkWidget *button;
  GameAnswer answer;
  char *name;   /* of an action; NULL: it is an answer */
  char *reason; /* grayed */
  guint keyval;
  GdkModifierType modifiers;
} Choice;

struct _OrreryQuestionBar
{
  GtkWidget parent_instance;

  double shown; /* 0 … 1: a new question fades in */
  gboolean is_sudden; /* nobody who aims at the bar can have read the question yet */
  gint64 painted; /* when it was first seen; 0: not yet */
  gint64 asked;   /* when this question was first asked, whatever its choices */
  OrreryKeys *keys;
  char *said; /* the question that was announced last */
  GPtrArray *choices;
  OrreryQuestionLayout parts;
  GtkWidget *question;
  GtkWidget *reason;
};

G_DEFINE_FINAL_TYPE (OrreryQuestionBar, orrery_question_bar, GTK_TYPE_WIDGET)

static guint answer_signal, escape_signal;

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_free (choice->name);
  g_free (choice->reason);
  g_free (choice);
}

/* --- Presses meant for the buttons before --- */

void
orrery_question_bar_set_sudden (OrreryQuestionBar *self)
{
  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self));

  self->is_sudden = TRUE;
  self->painted = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
is_recent (OrreryQuestionBar *self, gint64 time)
{
  int ms;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &ms, NULL);
  return g_get_monotonic_time () - time < ms * G_TIME_SPAN_MILLISECOND;
}

/* Counted from the first frame, which may be late on a busy machine. */
static gboolean
is_too_soon (OrreryQuestionBar *self)
{
  return self->is_sudden && (self->painted == 0 || is_recent (self, self->painted));
}

static void
pressed_cb (OrreryQuestionBar *self, int n_press, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, is_too_soon (self) ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
}

/* GTK does not notice that a button under a resting pointer was replaced, as by another tick of the same question, until
 * the pointer moves: a second click there reaches no button. */
static void
released_cb (OrreryQuestionBar *self, int n_press, double x, double y, GtkGesture *gesture)
{
  GtkWidget *under = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *button = under != NULL ? gtk_widget_get_ancestor (under, GTK_TYPE_BUTTON) : NULL;

  if (button != NULL && gtk_widget_is_sensitive (button) && !is_recent (self, self->asked))
    g_signal_emit_by_name (button, "clicked");
}

/* Space would reach the focused piece, now that nothing can be skipped any more. */
static gboolean
early_key_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  return is_too_soon (ORRERY_QUESTION_BAR (widget));
}

static void
watch_presses (OrreryQuestionBar *self)
{
  GtkGesture *gesture = gtk_gesture_click_new (), *missed = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect_object (gesture, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
  g_signal_connect_object (missed, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (missed));
}

/* --- The question --- */

static void
show_why (OrreryQuestionBar *self, const char *why)
{
  orrery_label_set_markup (self->reason, why ? why : "");
  gtk_widget_set_visible (self->reason, why && *why);
}

static void
announce (OrreryQuestionBar *self, const char *why)
{
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, gtk_label_get_text (GTK_LABEL (self->question)));
  if (why)
    orrery_announce (GTK_WIDGET (self), ORRERY_SAY_IN_FULL, gtk_label_get_text (GTK_LABEL (self->reason)));
}

/* Starts faint, not invisible, which would blink. */
static void
fade_in (GtkWidget *widget, double value, gpointer data)
{
  ORRERY_QUESTION_BAR (widget)->shown = 0.3 + 0.7 * value;
  gtk_widget_queue_draw (widget);
}

void
orrery_question_bar_ask (OrreryQuestionBar *self, GdkPaintable *picture, const char *question,
                         const char *why)
{
  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self));

  g_ptr_array_set_size (self->choices, 0);
  orrery_keys_clear (self->keys);
  orrery_keys_add (self->keys, GDK_KEY_space, 0, early_key_cb, NULL);
  orrery_wrap_clear (ORRERY_WRAP (self->parts.buttons));
  orrery_clear_children (self->parts.extra);
  gtk_widget_set_visible (self->parts.extra, FALSE);
  gtk_widget_set_visible (self->parts.buttons, FALSE);
  orrery_question_bar_reword (self, picture, question, why);
}

void
orrery_question_bar_reword (OrreryQuestionBar *self, GdkPaintable *picture, const char *question,
                            const char *why)
{
  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self));
  g_return_if_fail (question != NULL);

  gtk_image_set_from_paintable (GTK_IMAGE (self->parts.picture), picture);
  gtk_widget_set_visible (self->parts.picture, picture != NULL);
  orrery_label_set_markup (self->question, question);
  show_why (self, why);
  /* The same question with other choices is not announced again. */
  if (g_strcmp0 (self->said, question) == 0)
    return;
  self->is_sudden = FALSE;
  self->asked = g_get_monotonic_time ();
  g_free (self->said);
  self->said = g_strdup (question);
  announce (self, why);
  orrery_motion_run (GTK_WIDGET (self), ORRERY_MOTION_FADE, 0, fade_in, NULL, NULL, NULL);
}

/* --- Buttons --- */

static void
choose (OrreryQuestionBar *self, Choice *choice)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  if (choice->reason)
    {
      g_autofree char *markup = g_markup_escape_text (choice->reason, -1);

      show_why (self, markup);
      gtk_widget_error_bell (GTK_WIDGET (self));
    }
  else if (choice->name && g_action_parse_detailed_name (choice->name, &name, &target, NULL))
    gtk_widget_activate_action_variant (GTK_WIDGET (self), name, target);
  else
    g_signal_emit (self, answer_signal, 0, (guint) choice->answer);
}

static void
on_clicked_cb (OrreryQuestionBar *self, GtkWidget *button)
{
  for (guint i = 0; i < self->choices->len; i++)
    if (((Choice *) self->choices->pdata[i])->button == button)
      {
        choose (self, self->choices->pdata[i]);
        return;
      }
}

/* Grayed out but not insensitive: it can be focused, and pressing it says why. */
static void
set_reason (Choice *choice, const char *reason)
{
  g_free (choice->reason);
  choice->reason = g_strdup (reason);
  gtk_widget_set_tooltip_text (choice->button, reason);
  orrery_toggle_class (choice->button, "orrery-greyed", reason != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason ? reason : "", -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (choice->button), GTK_ACCESSIBLE_STATE_DISABLED,
                               reason != NULL, -1);
}

/* There may be something else that a grayed Escape can close. */
static gboolean
key_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  Choice *choice = data;
  const gboolean is_grayed = choice->reason != NULL;
  gboolean has_closed = FALSE;

  if (is_grayed && keyval == GDK_KEY_Escape)
    g_signal_emit (widget, escape_signal, 0, &has_closed);
  if (has_closed)
    return TRUE;
  choose (ORRERY_QUESTION_BAR (widget), choice);
  return !is_grayed || keyval != GDK_KEY_Escape;
}

static GtkWidget *
button_new (OrreryQuestionBar *self, Choice *choice, const char *label)
{
  GtkWidget *button = gtk_button_new (), *row = orrery_wrap_new_row (8);
  GtkWidget *text = gtk_label_new (label);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  orrery_wrap_append (ORRERY_WRAP (row), text);
  if (choice->keyval)
    {
      g_autofree char *key = orrery_key_label (choice->keyval, choice->modifiers);
      GtkWidget *badge = orrery_key_cap_new (choice->keyval, choice->modifiers);

      gtk_widget_set_visible (badge, !self->parts.compact);
      orrery_wrap_append (ORRERY_WRAP (row), badge);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                      GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
    }
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  return button;
}

static void
add_choice (OrreryQuestionBar *self, const char *label, const char *key, GameAnswer answer,
            const char *name, const char *reason)
{
  Choice *choice = g_new0 (Choice, 1);

  choice->answer = answer;
  choice->name = g_strdup (name);
  if (key)
    {
      gtk_accelerator_parse (key, &choice->keyval, &choice->modifiers);
      orrery_keys_add (self->keys, choice->keyval, choice->modifiers, key_cb, choice);
    }
  choice->button = button_new (self, choice, label);
  g_ptr_array_add (self->choices, choice);
  gtk_widget_set_visible (self->parts.buttons, TRUE);
  orrery_wrap_append (ORRERY_WRAP (self->parts.buttons), choice->button);
  if (reason)
    set_reason (choice, reason);
}

void
orrery_question_bar_add_answer (OrreryQuestionBar *self, const char *label, const char *key,
                                GameAnswer answer, const char *reason)
{
  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self) && label != NULL);

  add_choice (self, label, key, answer, NULL, reason);
}

void
orrery_question_bar_add_action (OrreryQuestionBar *self, const char *label, const char *key,
                                const char *name, const char *reason)
{
  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self) && label != NULL && name != NULL);

  add_choice (self, label, key, 0, name, reason);
}

gboolean
orrery_question_bar_has_action (OrreryQuestionBar *self, const char *name)
{
  g_return_val_if_fail (ORRERY_IS_QUESTION_BAR (self), FALSE);

  for (guint i = 0; i < self->choices->len; i++)
    if (g_strcmp0 (((Choice *) self->choices->pdata[i])->name, name) == 0)
      return TRUE;
  return FALSE;
}

void
orrery_question_bar_suggest (OrreryQuestionBar *self)
{
  Choice *last;

  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self) && self->choices->len > 0);

  last = self->choices->pdata[self->choices->len - 1];
  gtk_widget_add_css_class (last->button, "suggested-action");
}

void
orrery_question_bar_add_beside (OrreryQuestionBar *self, GtkWidget *button)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *last;

  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self) && self->choices->len > 0);

  last = ((Choice *) self->choices->pdata[self->choices->len - 1])->button;
  g_object_ref (last);
  gtk_widget_unparent (last);
  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (last, TRUE);
  gtk_box_append (GTK_BOX (box), last);
  gtk_box_append (GTK_BOX (box), button);
  orrery_wrap_append (ORRERY_WRAP (self->parts.buttons), box);
  g_object_unref (last);
}

void
orrery_question_bar_add_turner (OrreryQuestionBar *self, GtkWidget *turner)
{
  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self) && GTK_IS_WIDGET (turner));

  gtk_widget_set_visible (self->parts.buttons, TRUE);
  orrery_wrap_append (ORRERY_WRAP (self->parts.buttons), turner);
}

void
orrery_question_bar_add_widget (OrreryQuestionBar *self, GtkWidget *widget)
{
  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self) && GTK_IS_WIDGET (widget));

  /* Show it first: adding to a hidden box does not trigger a new measurement. */
  gtk_widget_set_visible (self->parts.extra, TRUE);
  gtk_box_append (GTK_BOX (self->parts.extra), widget);
}

GtkWidget *
orrery_question_bar_get_answer_button (OrreryQuestionBar *self, GameAnswer answer)
{
  g_return_val_if_fail (ORRERY_IS_QUESTION_BAR (self), NULL);

  for (guint i = 0; i < self->choices->len; i++)
    {
      const Choice *choice = self->choices->pdata[i];

      if (!choice->name && choice->answer == answer)
        return choice->button;
    }
  return NULL;
}

/* --- Building --- */

void
orrery_question_bar_set_compact (OrreryQuestionBar *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self));

  self->parts.compact = compact;
  orrery_toggle_class (GTK_WIDGET (self), "compact", compact);
  for (guint i = 0; i < self->choices->len; i++)
    {
      const Choice *choice = self->choices->pdata[i];
      GtkWidget *content = gtk_button_get_child (GTK_BUTTON (choice->button));

      if (choice->keyval)
        gtk_widget_set_visible (gtk_widget_get_last_child (content), !compact);
    }
  orrery_wrap_set_mode (ORRERY_WRAP (self->parts.buttons),
                        compact ? ORRERY_WRAP_EVEN : ORRERY_WRAP_FREELY);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- Layout --- */

static void
orrery_question_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  orrery_question_layout_measure (&ORRERY_QUESTION_BAR (widget)->parts, orientation, for_size,
                                  minimum, natural);
}

static void
orrery_question_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  orrery_question_layout_allocate (&ORRERY_QUESTION_BAR (widget)->parts, width);
}

/* The frame stays while its contents fade in. */
static void
orrery_question_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryQuestionBar *self = ORRERY_QUESTION_BAR (widget);
  const double shown = self->shown;

  if (self->painted == 0)
    self->painted = g_get_monotonic_time ();
  if (shown < 1)
    gtk_snapshot_push_opacity (snapshot, shown);
  GTK_WIDGET_CLASS (orrery_question_bar_parent_class)->snapshot (widget, snapshot);
  if (shown < 1)
    gtk_snapshot_pop (snapshot);
}

GtkWidget *
orrery_question_bar_new (void)
{
  return g_object_new (ORRERY_TYPE_QUESTION_BAR, NULL);
}

static void
orrery_question_bar_dispose (GObject *object)
{
  OrreryQuestionBar *self = ORRERY_QUESTION_BAR (object);

  g_ptr_array_set_size (self->choices, 0);
  g_clear_pointer (&self->parts.picture, gtk_widget_unparent);
  g_clear_pointer (&self->parts.texts, gtk_widget_unparent);
  g_clear_pointer (&self->parts.extra, gtk_widget_unparent);
  g_clear_pointer (&self->parts.buttons, gtk_widget_unparent);
  G_OBJECT_CLASS (orrery_question_bar_parent_class)->dispose (object);
}

static void
orrery_question_bar_finalize (GObject *object)
{
  OrreryQuestionBar *self = ORRERY_QUESTION_BAR (object);

  g_ptr_array_unref (self->choices);
  g_free (self->said);
  G_OBJECT_CLASS (orrery_question_bar_parent_class)->finalize (object);
}

static void
orrery_question_bar_class_init (OrreryQuestionBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = orrery_question_bar_dispose;
  G_OBJECT_CLASS (class)->finalize = orrery_question_bar_finalize;
  answer_signal = g_signal_new ("answer", ORRERY_TYPE_QUESTION_BAR, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  escape_signal = g_signal_new ("escape", ORRERY_TYPE_QUESTION_BAR, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                                NULL, NULL, G_TYPE_BOOLEAN, 0);
  widget_class->measure = orrery_question_bar_measure;
  widget_class->size_allocate = orrery_question_bar_size_allocate;
  widget_class->get_request_mode = orrery_get_height_for_width;
  widget_class->snapshot = orrery_question_bar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "orrery-question-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
build_texts (OrreryQuestionBar *self)
{
  self->parts.texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->question = orrery_label_new ("title-4", 0);
  gtk_label_set_wrap (GTK_LABEL (self->question), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->question), PANGO_WRAP_WORD_CHAR);
  self->reason = orrery_label_new ("caption dim-label", 0);
  gtk_label_set_wrap (GTK_LABEL (self->reason), TRUE);
  gtk_box_append (GTK_BOX (self->parts.texts), self->question);
  gtk_box_append (GTK_BOX (self->parts.texts), self->reason);
  gtk_widget_set_valign (self->parts.texts, GTK_ALIGN_CENTER);
}

static void
orrery_question_bar_init (OrreryQuestionBar *self)
{
  orrery_style_sheet_ensure ();
  self->shown = 1;
  self->choices = g_ptr_array_new_with_free_func (choice_free);
  self->keys = orrery_keys_new (GTK_WIDGET (self));
  watch_presses (self);
  self->parts.picture = gtk_image_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (self->parts.picture), 40);
  build_texts (self);
  self->parts.extra = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_valign (self->parts.extra, GTK_ALIGN_CENTER);
  self->parts.buttons = orrery_wrap_new (8);
  /* In the order in which they are read. */
  gtk_widget_set_parent (self->parts.picture, GTK_WIDGET (self));
  gtk_widget_set_parent (self->parts.texts, GTK_WIDGET (self));
  gtk_widget_set_parent (self->parts.extra, GTK_WIDGET (self));
  gtk_widget_set_parent (self->parts.buttons, GTK_WIDGET (self));
  orrery_set_spoken (GTK_WIDGET (self), _("Question"));
}
