/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-rolled-page"

#include "config.h"

#include "games/roll/table/orrery-rolled-page.h"

#include "assist/orrery-words.h"
#include "games/roll/words/orrery-story-words.h"
#include "games/roll/board/orrery-die.h"
#include "widgets/question/orrery-question-bar.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-table-style.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  FACE_WIDTH = 48
};

/* One colour: its faces, and how many of them. */
typedef struct
{
  GtkWidget *row;
  GtkWidget *missing;
  GtkWidget *faces[ROLL_N_SIDES]; /* NULL: it has no such face */
  GtkWidget *counts[ROLL_N_SIDES];
  GtkWidget *less[ROLL_N_SIDES];
} Colour;

struct _OrreryRolledPage
{
  GtkWidget parent_instance;

  RollState state;
  guint seat;
  char *name;
  gboolean computer;
  OrreryRolled rolled;
  guint colour; /* that is typed */
  gboolean updating;
  gboolean wrong; /* the line cannot be understood */

  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *title;
  GtkWidget *count;
  Colour colours[ROLL_N_COLOURS];
  GtkWidget *die;
  GtkWidget *entry;
  GtkWidget *hint;
  GtkWidget *keys;
  GtkWidget *content;
  GtkWidget *foot;
  GtkWidget *bar;
};

G_DEFINE_FINAL_TYPE (OrreryRolledPage, orrery_rolled_page, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  DONE,
  LATER,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- What is missing --- */

static gboolean
has_colour (OrreryRolledPage *self, guint colour)
{
  return self->state.seats[self->seat].dice[ROLL_CUP][colour] > 0;
}

static int
missing_of (OrreryRolledPage *self, guint colour)
{
  return orrery_rolled_missing (&self->rolled, &self->state, self->seat, colour);
}

static gboolean
is_whole (OrreryRolledPage *self)
{
  return !self->wrong && orrery_rolled_is_whole (&self->rolled, &self->state, self->seat);
}

/* The next colour of the cup, with `lacking` only one that lacks a die; ROLL_NO_COLOUR: none. */
static guint
next_colour (OrreryRolledPage *self, int step, gboolean lacking)
{
  for (int i = 1; i <= ROLL_N_COLOURS; i++)
    {
      const guint colour =
          (guint) ((int) self->colour + step * i + ROLL_N_COLOURS * 2) % ROLL_N_COLOURS;

      if (has_colour (self, colour) && (!lacking || missing_of (self, colour) != 0))
        return colour;
    }
  return ROLL_NO_COLOUR;
}

static char *
words_of_missing (OrreryRolledPage *self)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      const int n = missing_of (self, colour);

      if (n < 0)
        return g_strdup_printf (ngettext ("%1$s: %3$d %2$s die too many.",
                                          "%1$s: %3$d %2$s dice too many.",
                                          (gulong) -n),
                                self->name, orrery_story_die (colour), -n);
      if (n > 0)
        g_ptr_array_add (words, orrery_story_one_colour (colour, (guint) n));
    }
  if (words->len == 0)
    return g_strdup_printf (_("%s: all dice have been entered."), self->name);
  list = orrery_words_join (words);
  return g_strdup_printf (_("%s: still missing %s."), self->name, list);
}

/* --- Showing --- */

static void
show_colour (OrreryRolledPage *self, guint colour)
{
  const Colour *c = &self->colours[colour];
  const guint total = self->state.seats[self->seat].dice[ROLL_CUP][colour];
  const int missing = missing_of (self, colour);
  g_autofree char *text = missing > 0 ? g_strdup_printf (ngettext ("%d missing", "%d missing", missing), missing)
                          : missing < 0 ? g_strdup_printf (_("%d too many"), -missing)
                                        : g_strdup_printf (_("✓ all %u"), total);

  gtk_widget_set_visible (c->row, total > 0);
  orrery_label_set (c->missing, text);
  orrery_toggle_class (c->missing, "orrery-good", missing == 0);
  orrery_toggle_class (c->missing, "orrery-odd", missing < 0);
  orrery_toggle_class (c->row, "now", colour == self->colour);
  for (guint side = 0; side < ROLL_N_SIDES; side++)
    if (c->faces[side] != NULL)
      {
        g_autofree char *number = g_strdup_printf ("%u", self->rolled.n[colour][side]);

        orrery_label_set (c->counts[side], number);
        gtk_widget_set_sensitive (c->faces[side], missing > 0);
        gtk_widget_set_sensitive (c->less[side], self->rolled.n[colour][side] > 0);
      }
}

static void
show_hint (OrreryRolledPage *self)
{
  if (self->colour >= ROLL_N_COLOURS)
    return;
  if (self->wrong)
    orrery_label_set (self->hint, _("not possible"));
  else
    {
      const int missing = missing_of (self, self->colour);
      g_autofree char *text = g_strdup_printf (ngettext ("%s: %d missing", "%s: %d missing", missing),
                                               orrery_colour_name (self->colour), missing);

      orrery_label_set (self->hint, text);
    }
  orrery_die_set_colour (ORRERY_DIE (self->die), self->colour);
}

static void
show_bar (OrreryRolledPage *self)
{
  OrreryQuestionBar *bar = ORRERY_QUESTION_BAR (self->bar);
  g_autofree char *question = words_of_missing (self);

  orrery_question_bar_ask (bar, NULL, question,
                           self->computer
                               ? _("Then the computer decides what to do with them and waits for "
                                   "the others.")
                               : _("Then the dice are assigned; nobody sees them before Reveal."));
  if (!self->computer)
    orrery_question_bar_add_action (bar, _("Enter at Reveal"), "Escape", "rolled.later", NULL);
  if (!self->wrong && next_colour (self, 1, TRUE) < ROLL_N_COLOURS && next_colour (self, 1, TRUE) != self->colour)
    orrery_question_bar_add_action (bar, _("Next Color"), "Return", "rolled.next", NULL);
  else
    orrery_question_bar_add_action (bar, self->computer ? _("Let the Computer Decide") : _("Assign"), "Return",
                                    "rolled.done", is_whole (self) ? NULL : _("Something is still missing."));
  orrery_question_bar_suggest (bar);
}

static void
show_all (OrreryRolledPage *self)
{
  guint total = 0;
  int missing = 0;
  g_autofree char *title =
      g_strdup_printf (_("Round %d: what did %s roll?"), self->state.round, self->name);
  g_autofree char *count = NULL;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      total += self->state.seats[self->seat].dice[ROLL_CUP][colour];
      missing += missing_of (self, colour);
      show_colour (self, colour);
    }
  count = g_strdup_printf (ngettext ("%u dice, %d missing", "%u dice, %d missing", missing), total, missing);
  orrery_label_set (self->title, title);
  orrery_label_set (self->count, count);
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), (int) self->seat, self->name);
  show_hint (self);
  show_bar (self);
}

/* --- Entering --- */

static void
go_to (OrreryRolledPage *self, guint colour)
{
  g_autofree char *line = NULL;

  if (colour >= ROLL_N_COLOURS)
    return;
  self->colour = colour;
  self->wrong = FALSE;
  line = orrery_rolled_write (&self->rolled, colour);
  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), line);
  self->updating = FALSE;
  show_all (self);
  gtk_widget_grab_focus (self->entry);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static void
entry_changed_cb (OrreryRolledPage *self)
{
  guint8 sides[ROLL_N_SIDES];
  guint bad = 0;

  if (self->updating || self->colour >= ROLL_N_COLOURS)
    return;
  /* A number alone, at the end, waits for its face. */
  self->wrong = !orrery_dice_line_rolled (gtk_editable_get_text (GTK_EDITABLE (self->entry)),
                                          self->colour, sides, &bad);
  memcpy (self->rolled.n[self->colour], sides, sizeof sides);
  show_all (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
orrery_rolled_page_tap (OrreryRolledPage *self, guint colour, guint side, int n)
{
  guint8 *at;

  g_return_if_fail (ORRERY_IS_ROLLED_PAGE (self));
  g_return_if_fail (colour < ROLL_N_COLOURS && side < ROLL_N_SIDES);

  at = &self->rolled.n[colour][side];
  if ((n > 0 && (missing_of (self, colour) <= 0 || roll_dice[colour].weight[side] == 0))
      || (n < 0 && *at == 0))
    return;
  *at = (guint8) (*at + n);
  go_to (self, colour);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
tap_cb (GtkWidget *button, OrreryRolledPage *self)
{
  const guint what = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "what"));

  orrery_rolled_page_tap (self, what >> 8, what >> 1 & 127, (what & 1) != 0 ? 1 : -1);
}

static void
finish (OrreryRolledPage *self)
{
  if (is_whole (self))
    g_signal_emit (self, signals[DONE], 0);
}

static void
done_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  finish (ORRERY_ROLLED_PAGE (widget));
}

static void
later_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[LATER], 0);
}

static void
enter (OrreryRolledPage *self)
{
  const guint lacking = next_colour (self, 1, TRUE);

  if (lacking < ROLL_N_COLOURS && !self->wrong)
    go_to (self, lacking);
  else
    finish (self);
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  enter (ORRERY_ROLLED_PAGE (widget));
}

static gboolean
key_cb (OrreryRolledPage *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  switch (keyval)
    {
    case GDK_KEY_Tab:
      go_to (self, next_colour (self, 1, FALSE));
      return GDK_EVENT_STOP;
    case GDK_KEY_ISO_Left_Tab:
      go_to (self, next_colour (self, -1, FALSE));
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if ((modifiers & GDK_CONTROL_MASK) != 0)
        finish (self);
      else
        enter (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Escape:
      if (!self->computer)
        g_signal_emit (self, signals[LATER], 0);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* --- Building --- */

static GtkWidget *
tap_button (OrreryRolledPage *self, GtkWidget *child, const char *tip, guint colour, guint side,
            gboolean more)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "orrery-face");
  gtk_widget_set_halign (child, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
  g_object_set_data (G_OBJECT (button), "what",
                     GUINT_TO_POINTER (colour << 8 | side << 1 | (more ? 1 : 0)));
  g_signal_connect_object (button, "clicked", G_CALLBACK (tap_cb), self, 0);
  return button;
}

static GtkWidget *
build_face (OrreryRolledPage *self, guint colour, guint side)
{
  Colour *c = &self->colours[colour];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *spoken = orrery_die_spoken (colour, side);
  g_autofree char *more = g_strdup_printf (_("One more: %s"), spoken);
  g_autofree char *less = g_strdup_printf (_("One fewer: %s"), spoken);

  c->faces[side] =
      tap_button (self, orrery_die_new (colour, side, ORRERY_DIE_LARGE), more, colour, side, TRUE);
  c->counts[side] = orrery_label_new ("orrery-number", 0.5);
  c->less[side] = tap_button (self, gtk_label_new ("−"), less, colour, side, FALSE);
  gtk_widget_add_css_class (c->less[side], "orrery-less");
  gtk_widget_set_halign (foot, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (foot), c->less[side]);
  gtk_box_append (GTK_BOX (foot), c->counts[side]);
  gtk_box_append (GTK_BOX (box), c->faces[side]);
  gtk_box_append (GTK_BOX (box), foot);
  return box;
}

static GtkWidget *
build_colour (OrreryRolledPage *self, guint colour)
{
  Colour *c = &self->colours[colour];
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = orrery_label_new ("heading", 0);
  GtkWidget *faces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_label_set_label (GTK_LABEL (name), orrery_colour_name (colour));
  c->missing = orrery_label_new ("caption", 0);
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), c->missing);
  gtk_widget_set_size_request (head, 120, -1);
  gtk_widget_set_valign (head, GTK_ALIGN_CENTER);
  /* Each face in its place, whatever others there are: the eye goes down a column. */
  gtk_box_set_homogeneous (GTK_BOX (faces), TRUE);
  for (guint side = 0; side < ROLL_N_SIDES; side++)
    {
      GtkWidget *place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      gtk_widget_set_size_request (place, FACE_WIDTH, -1);
      if (roll_dice[colour].weight[side] > 0)
        gtk_box_append (GTK_BOX (place), build_face (self, colour, side));
      gtk_box_append (GTK_BOX (faces), place);
    }
  c->row = orrery_wrap_new (6);
  gtk_widget_add_css_class (c->row, "orrery-entry-row");
  orrery_wrap_append (ORRERY_WRAP (c->row), head);
  orrery_wrap_append (ORRERY_WRAP (c->row), faces);
  return c->row;
}

static GtkWidget *
build_line (OrreryRolledPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->die = orrery_die_new (ROLL_WHITE, ROLL_NO_PHASE, ORRERY_DIE_MEDIUM);
  self->entry = gtk_entry_new ();
  self->hint = orrery_label_new ("dim-label", 1);
  self->keys = orrery_label_new ("caption", 0);
  gtk_widget_set_valign (self->die, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (self->entry, TRUE);
  gtk_widget_add_css_class (self->entry, "monospace");
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), "3e 2d h");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Faces of this color"), -1);
  gtk_widget_add_css_class (self->keys, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (self->keys), TRUE);
  gtk_label_set_label (GTK_LABEL (self->keys),
                       _("E D S P H faces   W wild   3E three   Tab next color   Esc enter at "
                         "Reveal"));
  gtk_box_append (GTK_BOX (row), self->die);
  gtk_box_append (GTK_BOX (row), self->entry);
  gtk_box_append (GTK_BOX (row), self->hint);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), self->keys);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->entry, keys);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (entry_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return orrery_card_new (NULL, box);
}

static GtkWidget *
build_head (OrreryRolledPage *self)
{
  GtkWidget *head = orrery_wrap_new (12);

  self->mark = orrery_seat_mark_new (32);
  self->title = orrery_label_new ("title-2", 0);
  self->count = orrery_label_new ("dim-label", 1);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_widget_set_hexpand (self->title, TRUE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  orrery_wrap_append (ORRERY_WRAP (head), self->mark);
  orrery_wrap_append (ORRERY_WRAP (head), self->title);
  orrery_wrap_append (ORRERY_WRAP (head), self->count);
  return head;
}

static void
build (OrreryRolledPage *self)
{
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->bar = orrery_question_bar_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    gtk_box_append (GTK_BOX (rows), build_colour (self, colour));
  gtk_widget_add_css_class (self->content, "orrery-table-page");
  gtk_box_append (GTK_BOX (self->content), build_head (self));
  gtk_box_append (GTK_BOX (self->content), orrery_card_new (NULL, rows));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->content);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_add_css_class (self->foot, "orrery-table-foot");
  gtk_box_append (GTK_BOX (self->foot), build_line (self));
  gtk_box_append (GTK_BOX (self->foot), self->bar);
  gtk_box_append (GTK_BOX (self->box), scrolled);
  gtk_box_append (GTK_BOX (self->box), self->foot);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static void
orrery_rolled_page_dispose (GObject *object)
{
  g_clear_pointer (&ORRERY_ROLLED_PAGE (object)->box, gtk_widget_unparent);
  g_clear_pointer (&ORRERY_ROLLED_PAGE (object)->name, g_free);

  G_OBJECT_CLASS (orrery_rolled_page_parent_class)->dispose (object);
}

static gboolean
orrery_rolled_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_ROLLED_PAGE (widget)->entry);
}

static void
orrery_rolled_page_class_init (OrreryRolledPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_rolled_page_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_rolled_page_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "rolled.done", NULL, done_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "rolled.later", NULL, later_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "rolled.next", NULL, next_action);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signals[LATER] = g_signal_new ("later", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
orrery_rolled_page_init (OrreryRolledPage *self)
{
  self->colour = ROLL_NO_COLOUR;
  build (self);
}

GtkWidget *
orrery_rolled_page_new (void)
{
  return g_object_new (ORRERY_TYPE_ROLLED_PAGE, NULL);
}

void
orrery_rolled_page_set (OrreryRolledPage *self, const RollState *state, guint seat,
                        const char *name, const OrreryRolled *rolled, gboolean computer)
{
  g_return_if_fail (ORRERY_IS_ROLLED_PAGE (self) && seat < state->n_seats);

  self->state = *state;
  self->seat = seat;
  g_free (self->name);
  self->name = g_strdup (name);
  self->computer = computer;
  self->rolled = *rolled;
  self->colour = ROLL_N_COLOURS - 1;
  go_to (self, next_colour (self, 1, FALSE));
}

const OrreryRolled *
orrery_rolled_page_get_rolled (OrreryRolledPage *self)
{
  g_return_val_if_fail (ORRERY_IS_ROLLED_PAGE (self), NULL);

  return &self->rolled;
}

guint
orrery_rolled_page_get_colour (OrreryRolledPage *self)
{
  g_return_val_if_fail (ORRERY_IS_ROLLED_PAGE (self), ROLL_NO_COLOUR);

  return self->colour;
}

const char *
orrery_rolled_page_get_said (OrreryRolledPage *self)
{
  g_return_val_if_fail (ORRERY_IS_ROLLED_PAGE (self), NULL);

  return orrery_question_bar_get_question (ORRERY_QUESTION_BAR (self->bar));
}

void
orrery_rolled_page_set_compact (OrreryRolledPage *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_ROLLED_PAGE (self));

  orrery_question_bar_set_compact (ORRERY_QUESTION_BAR (self->bar), compact);
  orrery_toggle_class (self->content, "narrow", compact);
  orrery_toggle_class (self->foot, "narrow", compact);
  gtk_widget_set_visible (self->keys, !compact);
  gtk_widget_set_visible (self->hint, !compact);
}
