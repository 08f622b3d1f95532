/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-rolled-page"

#include "games/roll/table/orrery-rolled-page.h"

#include "games/roll/assist/lines/orrery-reveal-lines.h"
#include "games/roll/board/orrery-die.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/layout/orrery-scrolled.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-line-keys.h"
#include "widgets/question/orrery-question-bar.h"

#include <glib/gi18n.h>

enum
{
  FACE_WIDTH = 48
};

/* One color: its sides, and how many dice show each. */
typedef struct
{
  GtkWidget *row;
  GtkWidget *missing;
  GtkWidget *faces[ROLL_N_SIDES]; /* NULL: it has no such side */
  GtkWidget *counts[ROLL_N_SIDES];
  GtkWidget *less[ROLL_N_SIDES];
} Colour;

struct _OrreryRolledPage
{
  AdwBin parent_instance;

  RollState state;
  guint seat;
  char *names[ROLL_MAX_SEATS + 1];
  gboolean computer;
  gboolean can_recall;
  OrreryRolledLine line;
  char *told;    /* where the dice go, in words; NULL until everything is entered */
  char *odd;     /* moves that no power explains; NULL: none */
  gboolean kept; /* keep it anyway */
  gboolean updating;

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
  GtkWidget *scrolled;
  GtkWidget *foot;
  GtkWidget *bar;
};

G_DEFINE_FINAL_TYPE (OrreryRolledPage, orrery_rolled_page, ADW_TYPE_BIN)

enum
{
  CHANGED,
  DONE,
  ASSIGN,
  LATER,
  RECALL,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- What is missing --- */

static const char *
text_of (OrreryRolledPage *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

static int
missing_of (OrreryRolledPage *self, guint colour)
{
  return orrery_rolled_missing (&self->line.rolled, &self->state, self->seat, colour);
}

/* Every face is known. */
static gboolean
is_rolled (OrreryRolledPage *self)
{
  return self->line.problem == ORRERY_ROLLED_RIGHT;
}

/* So are the moves made with them. */
static gboolean
is_whole (OrreryRolledPage *self)
{
  return !self->computer && orrery_rolled_line_is_whole (&self->line, &self->state, self->seat);
}

static void
tell_assigned (OrreryRolledPage *self, const GArray *sides, const GArray *assignment)
{
  RollState state = self->state;

  orrery_reveal_lead (&state, self->seat, sides);
  for (guint i = 0; i + 1 < assignment->len; i++)
    roll_apply (&state, g_array_index (assignment, GameAnswer, i), NULL);
  self->told = orrery_rolled_tell (&state, self->seat);
}

static void
explain (OrreryRolledPage *self)
{
  g_autoptr (GArray) sides = NULL;
  g_autoptr (GArray) assignment = NULL;
  OrreryExplained explained;

  g_clear_pointer (&self->odd, g_free);
  g_clear_pointer (&self->told, g_free);
  if (!is_whole (self))
    return;
  orrery_reveal_answer (&self->state, self->seat, &self->line.revealed, &sides, &assignment, &explained);
  tell_assigned (self, sides, assignment);
  if (explained.n_unexplained > 0)
    self->odd = orrery_reveal_tell_odd (&self->state, self->seat, &self->line.revealed, &explained, self->names);
}

/* --- Showing --- */

static void
show_colour (OrreryRolledPage *self, guint colour)
{
  const Colour *c = &self->colours[colour];
  const guint total = self->state.seats[self->seat].dice[ROLL_CUP][colour];
  const int missing = missing_of (self, colour);
  g_autofree char *text = missing > 0 ? g_strdup_printf (ngettext ("%d missing", "%d missing", missing), missing)
                                      : g_strdup_printf (_("✓ all %u"), total);

  gtk_widget_set_visible (c->row, total > 0);
  orrery_label_set (c->missing, text);
  orrery_toggle_class (c->missing, "orrery-good", missing == 0);
  orrery_toggle_class (c->row, "now", colour == self->line.colour);
  for (guint side = 0; side < ROLL_N_SIDES; side++)
    if (c->faces[side] != NULL)
      {
        const guint n = self->line.rolled.n[colour][side];
        g_autofree char *number = g_strdup_printf ("%u", n);

        orrery_label_set (c->counts[side], number);
        /* What came up stays readable when all dice of a color are entered. */
        gtk_widget_set_sensitive (c->faces[side], missing > 0 || n > 0);
        gtk_widget_set_can_target (c->faces[side], missing > 0);
        gtk_accessible_update_state (GTK_ACCESSIBLE (c->faces[side]), GTK_ACCESSIBLE_STATE_DISABLED, missing == 0, -1);
        gtk_widget_set_sensitive (c->less[side], n > 0);
      }
}

/* The die that comes next. */
static void
show_hint (OrreryRolledPage *self)
{
  const guint colour = self->line.colour;
  const gboolean wrong = self->line.problem > ORRERY_ROLLED_MISSING;

  gtk_widget_set_visible (self->die, colour < ROLL_N_COLOURS);
  if (wrong)
    orrery_label_set (self->hint, _("not possible"));
  else
    orrery_label_set (self->hint, colour < ROLL_N_COLOURS ? orrery_colour_name (colour) : "✓");
  if (colour < ROLL_N_COLOURS)
    orrery_die_set_colour (ORRERY_DIE (self->die), colour);
  orrery_toggle_class (self->entry, "error", wrong);
}

/* The button that continues. */
static void
add_main (OrreryRolledPage *self, const char *question)
{
  OrreryQuestionBar *bar = ORRERY_QUESTION_BAR (self->bar);
  const char *missing = is_rolled (self) ? NULL : _("Something is still missing.");

  if (self->computer)
    orrery_question_bar_add_action (bar, _("Let the Computer Decide"), "Return", "rolled.go-on", missing);
  else if (is_rolled (self) && !self->line.is_assigned)
    orrery_question_bar_add_action (bar, _("Assign"), "Return", "rolled.go-on", NULL);
  else
    orrery_question_bar_add_action (bar, _("Ready"), "Return", "rolled.go-on",
                                    is_whole (self) && (self->odd == NULL || self->kept) ? NULL : question);
  orrery_question_bar_suggest (bar);
}

static void
show_bar (OrreryRolledPage *self)
{
  OrreryQuestionBar *bar = ORRERY_QUESTION_BAR (self->bar);
  const gboolean odd = self->odd != NULL && !self->kept;
  g_autofree char *question = odd ? g_strdup (self->odd)
                                  : orrery_rolled_line_tell (&self->line, text_of (self), &self->state, self->seat,
                                                             self->names[self->seat]);

  orrery_question_bar_ask (bar, NULL, question,
                           self->told != NULL ? self->told
                           : self->computer
                               ? _("Then the computer decides what to do with them and waits for "
                                   "the others.")
                               : _("Only you should see this until everybody reveals."));
  if (self->can_recall)
    orrery_question_bar_add_action (bar, _("Recall…"), "F7", "rolled.recall", NULL);
  if (!self->computer)
    orrery_question_bar_add_action (bar, _("Enter at Reveal"), "Escape", "rolled.later", NULL);
  if (!self->computer && self->line.is_assigned)
    orrery_question_bar_add_action (bar, _("Assign on the Board"), "F4", "rolled.assign",
                                    is_rolled (self) ? NULL : _("Something is still missing."));
  if (odd)
    orrery_question_bar_add_action (bar, _("Keep Anyway"), "F3", "rolled.keep", NULL);
  add_main (self, question);
}

static void
show_all (OrreryRolledPage *self)
{
  const char *name = self->names[self->seat];
  guint total = 0;
  int missing = 0;
  g_autofree char *title = g_strdup_printf (_("Round %d: what did %s roll?"), self->state.round, name);
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
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), (int) self->seat, name);
  show_hint (self);
  show_bar (self);
  if (self->line.colour < ROLL_N_COLOURS)
    orrery_scrolled_show (self->scrolled, self->colours[self->line.colour].row);
}

/* --- Entering --- */

static void
read_line (OrreryRolledPage *self)
{
  orrery_rolled_line_read (&self->line, text_of (self), &self->state, self->seat, self->computer);
  explain (self);
  show_all (self);
}

static void
entry_changed_cb (OrreryRolledPage *self)
{
  if (self->updating)
    return;
  self->kept = FALSE;
  read_line (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_text (OrreryRolledPage *self, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_widget_grab_focus (self->entry);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

void
orrery_rolled_page_tap (OrreryRolledPage *self, guint colour, guint side, int n)
{
  OrreryRolledLine changed;
  g_autofree char *text = NULL;

  g_return_if_fail (ORRERY_IS_ROLLED_PAGE (self));
  g_return_if_fail (colour < ROLL_N_COLOURS && side < ROLL_N_SIDES);

  changed = self->line;
  if (!(n > 0 ? orrery_rolled_line_add (&changed, &self->state, self->seat, colour, side)
              : orrery_rolled_line_drop (&changed, colour, side)))
    return;
  text = orrery_rolled_line_write (&changed, &self->state, self->seat, self->computer);
  set_text (self, text);
}

static void
tap_cb (GtkWidget *button, OrreryRolledPage *self)
{
  const guint what = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "what"));

  orrery_rolled_page_tap (self, what >> 8, what >> 1 & 127, (what & 1) != 0 ? 1 : -1);
}

/* A line that does not say where dice go leads to the board. */
static void
go_on_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryRolledPage *self = ORRERY_ROLLED_PAGE (widget);

  if (is_rolled (self) && (self->computer || (is_whole (self) && (self->odd == NULL || self->kept))))
    g_signal_emit (self, signals[DONE], 0);
  else if (is_rolled (self) && !self->line.is_assigned)
    g_signal_emit (self, signals[ASSIGN], 0);
  else
    gtk_widget_error_bell (self->entry);
}

static void
assign_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (is_rolled (ORRERY_ROLLED_PAGE (widget)))
    g_signal_emit (widget, signals[ASSIGN], 0);
}

static void
keep_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ORRERY_ROLLED_PAGE (widget)->kept = TRUE;
  show_all (ORRERY_ROLLED_PAGE (widget));
}

static void
later_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[LATER], 0);
}

static void
recall_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[RECALL], 0, ORRERY_ROLLED_PAGE (widget)->seat);
}

static void
activate_cb (OrreryRolledPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "rolled.go-on", NULL);
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
build_colour (OrreryRolledPage *self, guint colour, GtkSizeGroup *heads)
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
  gtk_size_group_add_widget (heads, head);
  gtk_widget_set_valign (head, GTK_ALIGN_CENTER);
  /* Each side has a fixed place, so that the columns are easy to read. */
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

  self->die = orrery_die_new (ROLL_WHITE, ROLL_NO_PHASE, ORRERY_DIE_MEDIUM);
  self->entry = gtk_entry_new ();
  self->hint = orrery_label_new ("dim-label", 1);
  self->keys = orrery_label_new ("caption", 0);
  gtk_widget_set_valign (self->die, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (self->entry, TRUE);
  gtk_widget_add_css_class (self->entry, "monospace");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("This player’s dice"), -1);
  gtk_widget_add_css_class (self->keys, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (self->keys), TRUE);
  gtk_box_append (GTK_BOX (row), self->die);
  gtk_box_append (GTK_BOX (row), self->entry);
  gtk_box_append (GTK_BOX (row), self->hint);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), self->keys);
  orrery_line_keys_add (self->entry, "edsphw0123456789*-?");
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
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
  g_autoptr (GtkSizeGroup) heads = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->bar = orrery_question_bar_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    gtk_box_append (GTK_BOX (rows), build_colour (self, colour, heads));
  gtk_box_append (GTK_BOX (self->content), build_head (self));
  gtk_box_append (GTK_BOX (self->content), orrery_card_new (NULL, rows));
  self->scrolled = orrery_scrolled_page_new (self->content, -1);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  gtk_widget_add_css_class (self->foot, "orrery-table-foot");
  gtk_box_append (GTK_BOX (self->foot), build_line (self));
  gtk_box_append (GTK_BOX (self->foot), self->bar);
  gtk_box_append (GTK_BOX (self->box), self->scrolled);
  gtk_box_append (GTK_BOX (self->box), self->foot);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

static void
clear_names (OrreryRolledPage *self)
{
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    g_clear_pointer (&self->names[i], g_free);
}

static void
orrery_rolled_page_finalize (GObject *object)
{
  clear_names (ORRERY_ROLLED_PAGE (object));
  g_free (ORRERY_ROLLED_PAGE (object)->told);
  g_free (ORRERY_ROLLED_PAGE (object)->odd);

  G_OBJECT_CLASS (orrery_rolled_page_parent_class)->finalize (object);
}

static gboolean
orrery_rolled_page_grab_focus (GtkWidget *widget)
{
  GtkWidget *entry = ORRERY_ROLLED_PAGE (widget)->entry;

  /* The next letter must not replace what was typed before. */
  gtk_editable_set_position (GTK_EDITABLE (entry), -1);
  return gtk_entry_grab_focus_without_selecting (GTK_ENTRY (entry));
}

static void
orrery_rolled_page_class_init (OrreryRolledPageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_rolled_page_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_rolled_page_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "rolled.go-on", NULL, go_on_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "rolled.assign", NULL, assign_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "rolled.keep", NULL, keep_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "rolled.later", NULL, later_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "rolled.recall", NULL, recall_action);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signals[ASSIGN] = g_signal_new ("assign", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  signals[RECALL] = g_signal_new ("recall", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[LATER] = g_signal_new ("later", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
orrery_rolled_page_init (OrreryRolledPage *self)
{
  self->line.colour = ROLL_NO_COLOUR;
  build (self);
}

GtkWidget *
orrery_rolled_page_new (void)
{
  return g_object_new (ORRERY_TYPE_ROLLED_PAGE, NULL);
}

void
orrery_rolled_page_set (OrreryRolledPage *self, const RollState *state, guint seat, const char *const *names,
                        const char *line, gboolean computer)
{
  g_return_if_fail (ORRERY_IS_ROLLED_PAGE (self) && seat < state->n_seats);

  clear_names (self);
  for (guint i = 0; i < state->n_seats; i++)
    self->names[i] = g_strdup (names[i]);
  self->state = *state;
  self->seat = seat;
  self->computer = computer;
  self->kept = FALSE;
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), computer ? "2edhw" : "2ehD*we");
  orrery_label_set (self->keys, computer ? _("e d s p h faces   w wild   3e three")
                                         : _("Color by color: e d s p h faces   we wild, to Explore   * selects   "
                                             "hS or h-s from Ship to Settle   hX Dictate   3e three"));
  self->updating = TRUE;
  set_text (self, line);
  self->updating = FALSE;
  read_line (self);
}

void
orrery_rolled_page_set_can_recall (OrreryRolledPage *self, gboolean can)
{
  g_return_if_fail (ORRERY_IS_ROLLED_PAGE (self));

  self->can_recall = can;
}

const char *
orrery_rolled_page_get_text (OrreryRolledPage *self)
{
  g_return_val_if_fail (ORRERY_IS_ROLLED_PAGE (self), NULL);

  return text_of (self);
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
