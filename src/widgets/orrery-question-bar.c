/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-question-bar.h"

#include <glib/gi18n.h>

#include "widgets/orrery-announce.h"
#include "widgets/orrery-motion.h"
#include "widgets/orrery-table-style.h"

typedef struct
{
  GtkWidget *button;
  GameAnswer answer;
  char *name;   /* of an action; NULL: it is an answer */
  char *reason; /* greyed */
  guint keyval;
  GdkModifierType modifiers;
} Choice;

/* One question; two of them take turns, so that one fades into the other. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *first;
  GtkWidget *picture;
  GtkWidget *question;
  GtkWidget *why;
  GtkWidget *extra;
  GtkWidget *buttons;
} Page;

struct _OrreryQuestionBar
{
  GtkWidget parent_instance;

  gboolean compact;
  char *why;
  char *said; /* the question that was announced last */
  GPtrArray *choices;
  GtkWidget *stack;
  Page pages[2];
  guint current;
};

G_DEFINE_FINAL_TYPE (OrreryQuestionBar, orrery_question_bar, GTK_TYPE_WIDGET)

enum
{
  ANSWER,
  ACTION,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static Page *
page (OrreryQuestionBar *self)
{
  return &self->pages[self->current];
}

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_free (choice->name);
  g_free (choice->reason);
  g_free (choice);
}

/* --- The question --- */

static void
show_why (OrreryQuestionBar *self,
          const char        *why)
{
  orrery_label_set_markup (page (self)->why, why ? why : "");
  gtk_widget_set_visible (page (self)->why, why && *why);
}

void
orrery_question_bar_set_why (OrreryQuestionBar *self,
                             const char        *why)
{
  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self));

  g_free (self->why);
  self->why = g_strdup (why);
  show_why (self, why);
}

/* The same question again, with other things chosen, is no news. */
static void
announce (OrreryQuestionBar *self,
          const char        *question,
          const char        *why)
{
  if (g_strcmp0 (self->said, question) == 0)
    return;
  g_free (self->said);
  self->said = g_strdup (question);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, gtk_label_get_text (GTK_LABEL (page (self)->question)));
  if (why)
    orrery_announce (GTK_WIDGET (self), ORRERY_SAY_IN_FULL, gtk_label_get_text (GTK_LABEL (page (self)->why)));
}

static void
place (Page      *p,
       GtkWidget *child,
       int        column,
       int        row,
       int        width)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (p->box);

  g_object_set (gtk_layout_manager_get_layout_child (layout, child), "column", column, "row", row,
                "column-span", width, NULL);
}

/* The buttons stand beside the text, or last where it is narrow; what else is there, below it. */
static void
update_layout (OrreryQuestionBar *self,
               Page              *p)
{
  place (p, p->first, 0, 0, self->compact ? 2 : 1);
  place (p, p->extra, 0, 1, 2);
  place (p, p->buttons, self->compact ? 0 : 1, self->compact ? 2 : 0, self->compact ? 2 : 1);
  gtk_box_set_homogeneous (GTK_BOX (p->buttons), self->compact);
  gtk_widget_set_halign (p->buttons, self->compact ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  gtk_widget_set_hexpand (p->buttons, self->compact);
}

/* What has faded is not to be found by anybody. */
static void
forget_faded (OrreryQuestionBar *self)
{
  Page *p = &self->pages[!self->current];

  if (gtk_stack_get_transition_running (GTK_STACK (self->stack)))
    return;
  orrery_label_set (p->question, "");
  orrery_label_set (p->why, "");
  orrery_box_clear (p->buttons);
  orrery_box_clear (p->extra);
  gtk_image_clear (GTK_IMAGE (p->picture));
}

void
orrery_question_bar_ask (OrreryQuestionBar *self,
                         GdkPaintable      *picture,
                         const char        *question,
                         const char        *why)
{
  Page *p;

  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self));
  g_return_if_fail (question != NULL);

  self->current ^= 1;
  p = page (self);
  g_ptr_array_set_size (self->choices, 0);
  orrery_box_clear (p->buttons);
  orrery_box_clear (p->extra);
  gtk_widget_set_visible (p->extra, FALSE);
  gtk_widget_set_visible (p->buttons, FALSE);
  gtk_image_set_from_paintable (GTK_IMAGE (p->picture), picture);
  gtk_widget_set_visible (p->picture, picture != NULL);
  orrery_label_set_markup (p->question, question);
  orrery_question_bar_set_why (self, why);
  announce (self, question, why);
  update_layout (self, p);
  gtk_stack_set_transition_duration (GTK_STACK (self->stack),
                                     orrery_motion_duration (ORRERY_MOTION_FADE,
                                                             GTK_WIDGET (self)));
  gtk_stack_set_visible_child (GTK_STACK (self->stack), p->box);
  forget_faded (self);
}

const char *
orrery_question_bar_get_question (OrreryQuestionBar *self)
{
  g_return_val_if_fail (ORRERY_IS_QUESTION_BAR (self), NULL);

  return gtk_label_get_text (GTK_LABEL (page (self)->question));
}

const char *
orrery_question_bar_get_why (OrreryQuestionBar *self)
{
  g_return_val_if_fail (ORRERY_IS_QUESTION_BAR (self), NULL);

  return self->why;
}

/* --- Buttons --- */

static void
choose (OrreryQuestionBar *self,
        Choice            *choice)
{
  if (choice->reason)
    {
      g_autofree char *markup = g_markup_escape_text (choice->reason, -1);

      show_why (self, markup);
      gtk_widget_error_bell (GTK_WIDGET (self));
    }
  else if (choice->name)
    g_signal_emit (self, signals[ACTION], 0, choice->name);
  else
    g_signal_emit (self, signals[ANSWER], 0, (guint) choice->answer);
}

static void
on_clicked_cb (OrreryQuestionBar *self,
               GtkWidget         *button)
{
  for (guint i = 0; i < self->choices->len; i++)
    if (((Choice *) self->choices->pdata[i])->button == button)
      {
        choose (self, self->choices->pdata[i]);
        return;
      }
}

/* Greyed but not dead: it can be focused, and pressing it says why it is greyed. */
static void
set_reason (Choice     *choice,
            const char *reason)
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

static char *
key_label (Choice *choice)
{
  switch (choice->keyval)
    {
    case GDK_KEY_Return:
      return g_strdup (_("Enter"));
    case GDK_KEY_Escape:
      return g_strdup (_("Esc"));
    case GDK_KEY_space:
      return g_strdup (_("Space"));
    default:
      return gtk_accelerator_get_label (choice->keyval, choice->modifiers);
    }
}

static GtkWidget *
button_new (OrreryQuestionBar *self,
            Choice            *choice,
            const char        *label)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *text = gtk_label_new (label);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_box_append (GTK_BOX (box), text);
  if (choice->keyval)
    {
      g_autofree char *key = key_label (choice);
      GtkWidget *badge = gtk_label_new (key);

      gtk_widget_add_css_class (badge, "orrery-key");
      gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
      gtk_widget_set_visible (badge, !self->compact);
      gtk_box_append (GTK_BOX (box), badge);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                      GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  return button;
}

static void
add_choice (OrreryQuestionBar *self,
            const char        *label,
            const char        *key,
            GameAnswer         answer,
            const char        *name,
            const char        *reason)
{
  Choice *choice = g_new0 (Choice, 1);

  choice->answer = answer;
  choice->name = g_strdup (name);
  if (key)
    gtk_accelerator_parse (key, &choice->keyval, &choice->modifiers);
  choice->button = button_new (self, choice, label);
  g_ptr_array_add (self->choices, choice);
  gtk_widget_set_visible (page (self)->buttons, TRUE);
  gtk_box_append (GTK_BOX (page (self)->buttons), choice->button);
  if (reason)
    set_reason (choice, reason);
}

void
orrery_question_bar_add_answer (OrreryQuestionBar *self,
                                const char        *label,
                                const char        *key,
                                GameAnswer         answer,
                                const char        *reason)
{
  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self) && label != NULL);

  add_choice (self, label, key, answer, NULL, reason);
}

void
orrery_question_bar_add_action (OrreryQuestionBar *self,
                                const char        *label,
                                const char        *key,
                                const char        *name,
                                const char        *reason)
{
  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self) && label != NULL && name != NULL);

  add_choice (self, label, key, 0, name, reason);
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
orrery_question_bar_add_widget (OrreryQuestionBar *self,
                                GtkWidget         *widget)
{
  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self) && GTK_IS_WIDGET (widget));

  /* Shown first: what is added to a hidden box does not make it measure itself anew. */
  gtk_widget_set_visible (page (self)->extra, TRUE);
  gtk_box_append (GTK_BOX (page (self)->extra), widget);
}

static Choice *
find_action (OrreryQuestionBar *self,
             const char        *name)
{
  for (guint i = 0; i < self->choices->len; i++)
    if (g_strcmp0 (((Choice *) self->choices->pdata[i])->name, name) == 0)
      return self->choices->pdata[i];
  return NULL;
}

void
orrery_question_bar_set_reason (OrreryQuestionBar *self,
                                const char        *name,
                                const char        *reason)
{
  Choice *choice;

  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self) && name != NULL);

  choice = find_action (self, name);
  if (choice)
    set_reason (choice, reason);
}

GArray *
orrery_question_bar_list_answers (OrreryQuestionBar *self)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  g_return_val_if_fail (ORRERY_IS_QUESTION_BAR (self), answers);

  for (guint i = 0; i < self->choices->len; i++)
    {
      const Choice *choice = self->choices->pdata[i];

      if (!choice->name)
        g_array_append_val (answers, choice->answer);
    }
  return answers;
}

GtkWidget *
orrery_question_bar_get_answer_button (OrreryQuestionBar *self,
                                       GameAnswer         answer)
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

GtkWidget *
orrery_question_bar_get_action_button (OrreryQuestionBar *self,
                                       const char        *name)
{
  Choice *choice;

  g_return_val_if_fail (ORRERY_IS_QUESTION_BAR (self) && name != NULL, NULL);

  choice = find_action (self, name);
  return choice ? choice->button : NULL;
}

/* --- Keys --- */

static gboolean
is_same_key (guint a,
             guint b)
{
  if (a == GDK_KEY_KP_Enter || a == GDK_KEY_ISO_Enter)
    a = GDK_KEY_Return;
  if (a >= GDK_KEY_KP_0 && a <= GDK_KEY_KP_9)
    a = a - GDK_KEY_KP_0 + GDK_KEY_0;
  return gdk_keyval_to_lower (a) == gdk_keyval_to_lower (b);
}

gboolean
orrery_question_bar_handle_key (OrreryQuestionBar *self,
                                guint              keyval,
                                GdkModifierType    modifiers)
{
  GdkModifierType mask = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK | GDK_SUPER_MASK;

  g_return_val_if_fail (ORRERY_IS_QUESTION_BAR (self), FALSE);

  for (guint i = 0; i < self->choices->len; i++)
    {
      Choice *choice = self->choices->pdata[i];

      if (!choice->keyval || !is_same_key (keyval, choice->keyval)
          || (modifiers & mask) != (choice->modifiers & mask))
        continue;
      choose (self, choice);
      return TRUE;
    }
  return FALSE;
}

/* --- Building --- */

void
orrery_question_bar_set_compact (OrreryQuestionBar *self,
                                 gboolean           compact)
{
  g_return_if_fail (ORRERY_IS_QUESTION_BAR (self));

  self->compact = compact;
  orrery_toggle_class (GTK_WIDGET (self), "compact", compact);
  for (guint i = 0; i < self->choices->len; i++)
    {
      const Choice *choice = self->choices->pdata[i];
      GtkWidget *content = gtk_button_get_child (GTK_BUTTON (choice->button));

      if (choice->keyval)
        gtk_widget_set_visible (gtk_widget_get_last_child (content), !compact);
    }
  update_layout (self, &self->pages[0]);
  update_layout (self, &self->pages[1]);
}

static GtkWidget *
build_texts (Page *p)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  p->question = orrery_label_new ("title-4", 0);
  gtk_label_set_wrap (GTK_LABEL (p->question), TRUE);
  p->why = orrery_label_new ("caption dim-label", 0);
  gtk_label_set_wrap (GTK_LABEL (p->why), TRUE);
  gtk_box_append (GTK_BOX (box), p->question);
  gtk_box_append (GTK_BOX (box), p->why);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static void
build_page (OrreryQuestionBar *self,
            Page              *p)
{
  GtkWidget *texts = build_texts (p);

  p->box = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (p->box), 12);
  gtk_grid_set_row_spacing (GTK_GRID (p->box), 8);
  p->first = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  p->picture = gtk_image_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (p->picture), 40);
  p->extra = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  p->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_valign (p->buttons, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (p->first), p->picture);
  gtk_box_append (GTK_BOX (p->first), texts);
  gtk_widget_set_hexpand (p->first, TRUE);
  gtk_grid_attach (GTK_GRID (p->box), p->first, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (p->box), p->extra, 0, 1, 2, 1);
  gtk_grid_attach (GTK_GRID (p->box), p->buttons, 1, 0, 1, 1);
  gtk_stack_add_child (GTK_STACK (self->stack), p->box);
}

/* A box aligns baselines only when it is asked for a width, and is higher then than it had said; so
 * it is always asked for one. */
static void
orrery_question_bar_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  OrreryQuestionBar *self = ORRERY_QUESTION_BAR (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0)
    gtk_widget_measure (self->stack, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &for_size, NULL, NULL);
  gtk_widget_measure (self->stack, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
orrery_question_bar_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  gtk_widget_allocate (ORRERY_QUESTION_BAR (widget)->stack, width, height, -1, NULL);
}

static GtkSizeRequestMode
orrery_question_bar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  g_clear_pointer (&self->stack, gtk_widget_unparent);
  G_OBJECT_CLASS (orrery_question_bar_parent_class)->dispose (object);
}

static void
orrery_question_bar_finalize (GObject *object)
{
  OrreryQuestionBar *self = ORRERY_QUESTION_BAR (object);

  g_ptr_array_unref (self->choices);
  g_free (self->said);
  g_free (self->why);
  G_OBJECT_CLASS (orrery_question_bar_parent_class)->finalize (object);
}

static void
orrery_question_bar_class_init (OrreryQuestionBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = orrery_question_bar_dispose;
  G_OBJECT_CLASS (class)->finalize = orrery_question_bar_finalize;
  signals[ANSWER] = g_signal_new ("answer", ORRERY_TYPE_QUESTION_BAR, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ACTION] = g_signal_new ("action", ORRERY_TYPE_QUESTION_BAR, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  widget_class->measure = orrery_question_bar_measure;
  widget_class->size_allocate = orrery_question_bar_size_allocate;
  widget_class->get_request_mode = orrery_question_bar_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "orrery-question-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_question_bar_init (OrreryQuestionBar *self)
{
  orrery_table_style_ensure ();
  self->choices = g_ptr_array_new_with_free_func (choice_free);
  self->stack = gtk_stack_new ();
  gtk_stack_set_transition_type (GTK_STACK (self->stack), GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  /* What fades keeps its room until it is gone, so that nothing jumps. */
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), TRUE);
  /* Without a clip a fade mixes two pictures of all that is drawn anew in the window. */
  gtk_widget_set_overflow (self->stack, GTK_OVERFLOW_HIDDEN);
  build_page (self, &self->pages[0]);
  build_page (self, &self->pages[1]);
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));
  orrery_set_spoken (GTK_WIDGET (self), _("Question"));
  g_signal_connect_object (self->stack, "notify::transition-running", G_CALLBACK (forget_faded),
                           self, G_CONNECT_SWAPPED);
}
