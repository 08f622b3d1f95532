/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-reveal-page"

#include "games/roll/table/orrery-reveal-page-private.h"

#include "games/roll/table/orrery-reveal-columns.h"
#include "games/roll/table/orrery-reveal-phases.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-scrolled.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-keys.h"
#include "widgets/question/orrery-question-bar.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (OrreryRevealPage, orrery_reveal_page, ADW_TYPE_BIN)

enum
{
  NARROW = 600 /* px, of the window */
};

enum
{
  CHANGED,
  RESOLVE,
  ROLLED,
  RECALL,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- Entering --- */

static gboolean
is_in_phases (OrreryRevealPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, self->phases);
}

/* The next input. The phases have their own letters: pressing Enter once too often must not select one. */
static void
take_focus (OrreryRevealPage *self)
{
  if (reveal_page_asks_phases (self))
    gtk_widget_grab_focus (is_in_phases (self) ? self->phases : self->box);
  else
    gtk_widget_grab_focus (reveal_page_is_own (self, self->seat) ? self->box
                                                                 : GTK_WIDGET (reveal_page_line (self, self->seat)));
}

static guint
find_seat (OrreryRevealPage *self, OrreryRevealLine *line)
{
  guint seat = 0;

  while (seat < ROLL_MAX_SEATS - 1u && reveal_page_line (self, seat) != line)
    seat++;
  return seat;
}

static void
typed_cb (OrreryRevealPage *self, OrreryRevealLine *line)
{
  const guint seat = find_seat (self, line);

  orrery_reveal_lines_set (&self->reveal, seat, orrery_reveal_line_get_text (line));
  self->reveal.kept[seat] = FALSE;
  reveal_page_show (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
show_seat (OrreryRevealPage *self, guint seat)
{
  self->seat = seat;
  self->colour = -1;
  reveal_page_show (self);
}

/* The pointer or Tab can go to any line. */
static void
entered_cb (OrreryRevealPage *self, OrreryRevealLine *line)
{
  const guint seat = find_seat (self, line);

  if (seat != self->seat && seat < self->reveal.state.n_seats)
    show_seat (self, seat);
}

/* Going to a line before the phases are entered means entering every die. */
void
orrery_reveal_page_go_to (OrreryRevealPage *self, guint seat)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self) && seat < self->reveal.state.n_seats);

  self->full = self->full || reveal_page_asks_phases (self);
  show_seat (self, seat);
  take_focus (self);
}

/* The first incomplete line. */
static void
go_to_lacking (OrreryRevealPage *self)
{
  int lacking;

  self->seat = self->reveal.state.n_seats - 1u;
  lacking = reveal_page_find_lacking (self);
  show_seat (self, lacking >= 0 ? (guint) lacking : 0);
  take_focus (self);
}

static void
select_phase (OrreryRevealPage *self, guint seat, guint phase)
{
  const gboolean asked = reveal_page_asks_phases (self);

  orrery_reveal_lines_set_selected (&self->reveal, seat, phase);
  self->full = FALSE;
  if (asked && !reveal_page_asks_phases (self))
    go_to_lacking (self);
  else
    reveal_page_show (self);
  if (reveal_page_asks_phases (self))
    take_focus (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Takes the line, if there is one. */
static void
enter (OrreryRevealPage *self, guint seat, char *line)
{
  if (line == NULL)
    return;
  if (seat != self->seat)
    orrery_reveal_page_go_to (self, seat);
  orrery_reveal_line_set_text (reveal_page_line (self, seat), line);
  typed_cb (self, reveal_page_line (self, seat));
  take_focus (self);
  g_free (line);
}

/* A tap on a column puts the picked die (or the first one left) there; there is no need to tap the selecting
 * die: "*" makes the last one entered there the selector. */
static void
cell_cb (OrreryRevealPage *self, guint seat, guint column)
{
  char *line;

  if (seat != self->seat)
    {
      const int colour = self->colour;

      orrery_reveal_page_go_to (self, seat);
      self->colour = colour;
    }
  for (guint colour = 0; self->colour < 0 && colour < ROLL_N_COLOURS; colour++)
    if (self->reveal.missing[seat].missing[colour] > 0)
      self->colour = (int) colour;
  if (self->colour < 0)
    return;
  line = orrery_reveal_lines_add (&self->reveal, seat, (guint) self->colour, column);
  if (self->reveal.missing[seat].missing[self->colour] == 1)
    self->colour = -1;
  enter (self, seat, line);
}

/* A die that is not entered yet goes into the column; one that is entered is moved from another. */
static void
dropped_cb (OrreryRevealPage *self, guint seat, guint column, guint what)
{
  const guint i = what & 0xff;

  if (what >> 8 == ORRERY_DRAG_NEW)
    {
      self->colour = (int) i;
      cell_cb (self, seat, column);
    }
  else if (what >> 8 == seat)
    enter (self, seat, orrery_reveal_lines_move (&self->reveal, seat, i, column));
}

/* A tap on a die makes it select its phase, or stop selecting. */
static void
star_cb (OrreryRevealPage *self, guint seat, guint i)
{
  enter (self, seat, orrery_reveal_lines_select (&self->reveal, seat, i));
}

static void
resolve (OrreryRevealPage *self)
{
  if (reveal_page_find_lacking (self) < 0)
    g_signal_emit (self, signals[RESOLVE], 0);
}

static void
next (OrreryRevealPage *self)
{
  const int lacking = reveal_page_find_lacking (self);

  if (lacking >= 0)
    orrery_reveal_page_go_to (self, (guint) lacking);
  else
    resolve (self);
}

static void
take_phase_back (OrreryRevealPage *self)
{
  for (guint i = ROLL_MAX_SEATS + 1; i-- > 0;)
    if (self->reveal.selected[i] != ROLL_NO_PHASE)
      {
        select_phase (self, i, ROLL_NO_PHASE);
        return;
      }
}

/* This line, or the one before it that is not empty; -1 if there is none. */
static int
find_begun (OrreryRevealPage *self)
{
  const guint n = self->reveal.state.n_seats;

  for (guint i = 0; i < n; i++)
    if (*self->reveal.lines[(self->seat + n - i) % n] != '\0')
      return (int) ((self->seat + n - i) % n);
  return -1;
}

/* Whatever was entered last. */
static void
take_back (OrreryRevealPage *self)
{
  const int begun = reveal_page_asks_phases (self) ? -1 : find_begun (self);

  if (begun >= 0)
    enter (self, (guint) begun, orrery_reveal_lines_take_last (&self->reveal, (guint) begun));
  else
    take_phase_back (self);
}

static void
last_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  take_back (ORRERY_REVEAL_PAGE (widget));
}

/* Every die with its column, whatever was selected; or the phases first again. */
static void
full_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryRevealPage *self = ORRERY_REVEAL_PAGE (widget);

  self->full = !self->full;
  for (guint i = 0; i <= self->reveal.state.n_seats; i++)
    orrery_reveal_lines_set_selected (&self->reveal, i, ROLL_NO_PHASE);
  g_signal_emit (self, signals[CHANGED], 0);
  go_to_lacking (self);
}

static void
recall_cb (OrreryRevealPage *self, guint seat)
{
  g_signal_emit (self, signals[RECALL], 0, seat);
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  next (ORRERY_REVEAL_PAGE (widget));
}

static void
rolled_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[ROLLED], 0, ORRERY_REVEAL_PAGE (widget)->seat);
}

static void
resolve_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  resolve (ORRERY_REVEAL_PAGE (widget));
}

/* Moves that no power explains are only known to be wrong; a line that says too much can be shortened. */
static void
fix_cb (OrreryRevealPage *self)
{
  const int seat = reveal_page_find_wrong (self);

  if (seat < 0)
    return;
  orrery_reveal_page_go_to (self, (guint) seat);
  enter (self, (guint) seat, orrery_reveal_lines_propose (&self->reveal, (guint) seat));
}

static void
keep_cb (OrreryRevealPage *self)
{
  const int seat = reveal_page_find_wrong (self);

  if (seat >= 0)
    orrery_reveal_lines_keep (&self->reveal, (guint) seat);
  reveal_page_show (self);
}

/* --- Keys of the line --- */

/* Elsewhere Tab goes to the next widget, and the bar has the other keys. */
static gboolean
is_line (OrreryRevealPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus == self->box
         || (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (reveal_page_line (self, self->seat))));
}

static gboolean
other_player_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  OrreryRevealPage *self = ORRERY_REVEAL_PAGE (widget);
  const guint n = self->reveal.state.n_seats;

  if (!is_line (self) || reveal_page_asks_phases (self))
    return FALSE;
  orrery_reveal_page_go_to (self, (self->seat + n + (guint) GPOINTER_TO_INT (data)) % n);
  return TRUE;
}

static gboolean
take_back_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  OrreryRevealPage *self = ORRERY_REVEAL_PAGE (widget);

  if (!is_line (self) || *self->reveal.lines[self->seat] != '\0' || self->full)
    return FALSE;
  take_back (self);
  return TRUE;
}

/* Otherwise the field would delete what it takes for a word. */
static gboolean
take_die_back_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  OrreryRevealPage *self = ORRERY_REVEAL_PAGE (widget);

  return is_line (self) && self->full && gtk_widget_activate_action (widget, "reveal.last", NULL);
}

static gboolean
resolve_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  return is_line (ORRERY_REVEAL_PAGE (widget)) && gtk_widget_activate_action (widget, "reveal.resolve", NULL);
}

static void
add_shortcut (GtkEventController *keys, guint keyval, GdkModifierType modifiers, GtkShortcutFunc func, int data)
{
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys), gtk_shortcut_new (gtk_keyval_trigger_new (keyval, modifiers),
                                                      gtk_callback_action_new (func, GINT_TO_POINTER (data), NULL)));
}

/* On the page, because the line of a player who is ready takes no keys. */
static void
add_shortcuts (OrreryRevealPage *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_MANAGED);
  add_shortcut (keys, GDK_KEY_Return, GDK_CONTROL_MASK, resolve_cb, 0);
  add_shortcut (keys, GDK_KEY_Tab, 0, other_player_cb, 1);
  add_shortcut (keys, GDK_KEY_Tab, GDK_SHIFT_MASK, other_player_cb, -1);
  add_shortcut (keys, GDK_KEY_BackSpace, 0, take_back_cb, 0);
  add_shortcut (keys, GDK_KEY_BackSpace, GDK_ALT_MASK, take_die_back_cb, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* Printed letters are typed into the line, whatever has the focus. */
static gboolean
letter_cb (GtkWidget *page, guint keyval, gpointer data)
{
  OrreryRevealPage *self = ORRERY_REVEAL_PAGE (page);
  char text[8] = { 0 };

  if (reveal_page_asks_phases (self) || reveal_page_is_own (self, self->seat))
    return FALSE;
  g_unichar_to_utf8 (gdk_keyval_to_unicode (keyval), text);
  orrery_reveal_line_type (reveal_page_line (self, self->seat), text);
  return TRUE;
}

/* Colors, columns, "abandon", "all" and everything else that a line can have. */
static void
add_letters (OrreryRevealPage *self)
{
  OrreryKeys *keys = orrery_keys_new (GTK_WIDGET (self));
  g_autoptr (GString) letters = g_string_new ("al0123456789$*-/");

  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    g_string_append_c (letters, orrery_dice_line_colour_key (i));
  for (guint i = 0; i <= ORRERY_LINE_DICTATE; i++)
    g_string_append_c (letters, orrery_dice_line_column_key (i));
  for (gsize i = 0; i < letters->len; i++)
    orrery_keys_add (keys, gdk_unicode_to_keyval ((guint32) letters->str[i]), 0, letter_cb, NULL);
}

/* --- Building --- */

/* A number, or a check mark, and a name. */
static GtkWidget *
build_step (OrreryRevealPage *self, guint i)
{
  const char *const names[] = { C_ ("step", "Phases"), C_ ("step", "Dice"), C_ ("step", "Choices"), C_ ("step", "Recruit") };
  GtkWidget *step = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_add_css_class (step, "orrery-step");
  gtk_box_append (GTK_BOX (step), orrery_label_new ("orrery-step-number", 0.5));
  gtk_box_append (GTK_BOX (step), gtk_label_new (names[i]));
  self->steps[i] = step;
  return step;
}

static GtkWidget *
build_head (OrreryRevealPage *self)
{
  GtkWidget *head = orrery_wrap_new (12), *steps = orrery_wrap_new (12);

  self->title = orrery_label_new ("title-2", 0);
  self->count = orrery_label_new ("dim-label", 1);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->count), TRUE);
  gtk_widget_set_hexpand (self->title, TRUE);
  orrery_wrap_append (ORRERY_WRAP (head), self->title);
  for (guint i = 0; i < ORRERY_N_ROUND_STEPS; i++)
    orrery_wrap_append (ORRERY_WRAP (steps), build_step (self, i));
  orrery_wrap_append (ORRERY_WRAP (head), self->count);
  orrery_wrap_append (ORRERY_WRAP (head), steps);
  return head;
}

static GtkWidget *
build_phases (OrreryRevealPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = orrery_wrap_new (12), *heading = orrery_label_new ("heading", 0);

  gtk_label_set_label (GTK_LABEL (heading), _("Which phase did each player select?"));
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_widget_set_hexpand (heading, TRUE);
  self->phases_hint = orrery_label_new ("caption", 1);
  gtk_widget_add_css_class (self->phases_hint, "dim-label");
  gtk_label_set_label (GTK_LABEL (self->phases_hint), _("Tap one, or type its letter"));
  orrery_wrap_append (ORRERY_WRAP (head), heading);
  orrery_wrap_append (ORRERY_WRAP (head), self->phases_hint);
  self->phases = orrery_reveal_phases_new ();
  g_signal_connect_object (self->phases, "selected", G_CALLBACK (select_phase), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->phases);
  self->phases_card = orrery_card_new (NULL, box);
  return self->phases_card;
}

static GtkWidget *
build_heads (OrreryRevealPage *self)
{
  self->heads_title = orrery_label_new ("heading", 0);
  self->heads_hint = orrery_label_new ("caption", 0);
  gtk_label_set_label (GTK_LABEL (self->heads_title), _("Dice in these phases"));
  gtk_label_set_wrap (GTK_LABEL (self->heads_title), TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->heads_hint), TRUE);
  gtk_widget_add_css_class (self->heads_hint, "dim-label");
  self->cells = adw_bin_new ();
  self->heads_phases = G_MAXUINT;
  self->heads = orrery_reveal_columns_new (self->heads_title, self->heads_hint, self->cells);
  gtk_widget_add_css_class (self->heads, "orrery-entry-heads");
  return self->heads;
}

static GtkWidget *
build_row (OrreryRevealPage *self, guint seat)
{
  OrreryRevealLine *line;

  self->rows[seat] = orrery_reveal_row_new ();
  line = reveal_page_line (self, seat);
  orrery_reveal_player_set_recall_key (reveal_page_player (self, seat), GDK_KEY_1 + seat);
  g_signal_connect_object (line, "changed", G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (line, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (line, "next", G_CALLBACK (next), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (line, "fix", G_CALLBACK (fix_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (line, "keep", G_CALLBACK (keep_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rows[seat], "column", G_CALLBACK (cell_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rows[seat], "die", G_CALLBACK (star_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rows[seat], "recall", G_CALLBACK (recall_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rows[seat], "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  return self->rows[seat];
}

static GtkWidget *
build_rows (OrreryRevealPage *self)
{
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (rows), build_heads (self));
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    gtk_box_append (GTK_BOX (rows), build_row (self, i));
  return orrery_card_new (NULL, rows);
}

static void
build (OrreryRevealPage *self)
{
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (self->content), build_head (self));
  gtk_box_append (GTK_BOX (self->content), build_phases (self));
  gtk_box_append (GTK_BOX (self->content), build_rows (self));
  self->scrolled = orrery_scrolled_page_new (self->content, -1);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  self->bar = orrery_question_bar_new ();
  self->foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (self->foot, "orrery-table-foot");
  gtk_box_append (GTK_BOX (self->foot), self->bar);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_focusable (self->box, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->scrolled);
  gtk_box_append (GTK_BOX (self->box), self->foot);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

static void
orrery_reveal_page_finalize (GObject *object)
{
  orrery_reveal_lines_clear (&ORRERY_REVEAL_PAGE (object)->reveal);

  G_OBJECT_CLASS (orrery_reveal_page_parent_class)->finalize (object);
}

static gboolean
orrery_reveal_page_grab_focus (GtkWidget *widget)
{
  take_focus (ORRERY_REVEAL_PAGE (widget));
  return TRUE;
}

static void
orrery_reveal_page_class_init (OrreryRevealPageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_reveal_page_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_reveal_page_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "reveal.last", NULL, last_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "reveal.rolled", NULL, rolled_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "reveal.full", NULL, full_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "reveal.next", NULL, next_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "reveal.resolve", NULL, resolve_action);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[RESOLVE] = g_signal_new ("resolve", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[ROLLED] = g_signal_new ("rolled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[RECALL] = g_signal_new ("recall", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
orrery_reveal_page_init (OrreryRevealPage *self)
{
  self->colour = -1;
  orrery_reveal_lines_init (&self->reveal);
  build (self);
  add_shortcuts (self);
  add_letters (self);
}

GtkWidget *
orrery_reveal_page_new (void)
{
  return g_object_new (ORRERY_TYPE_REVEAL_PAGE, NULL);
}

void
orrery_reveal_page_set_width (OrreryRevealPage *self, int width)
{
  const gboolean compact = width < NARROW;

  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self));

  self->width = width;
  if (self->is_narrow == compact && self->is_told == reveal_page_is_told (self))
    return;
  self->is_narrow = compact;
  orrery_question_bar_set_compact (ORRERY_QUESTION_BAR (self->bar), compact);
  orrery_toggle_class (self->content, "narrow", compact);
  orrery_toggle_class (self->foot, "narrow", compact);
  gtk_widget_set_visible (self->phases_hint, !compact);
  orrery_reveal_phases_set_narrow (ORRERY_REVEAL_PHASES (self->phases), compact);
  if (self->reveal.state.n_seats > 0)
    reveal_page_show (self);
}

void
orrery_reveal_page_set_state (OrreryRevealPage *self, const RollState *state, const char *const *names,
                              gboolean same_game)
{
  gboolean same;

  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self));

  same = orrery_reveal_lines_begin (&self->reveal, state, names, same_game);
  if (!same)
    self->full = FALSE;
  for (guint i = 0; i < state->n_seats; i++)
    {
      orrery_reveal_player_set_name (reveal_page_player (self, i), i, names[i]);
      orrery_reveal_line_set_name (reveal_page_line (self, i), names[i]);
      orrery_reveal_player_set_state (reveal_page_player (self, i), state, i);
    }
  show_seat (self, same ? MIN (self->seat, state->n_seats - 1u) : 0);
  take_focus (self);
}

void
orrery_reveal_page_select (OrreryRevealPage *self, guint seat, guint phase)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self) && seat <= ROLL_MAX_SEATS);

  orrery_reveal_lines_set_selected (&self->reveal, seat, phase);
  reveal_page_show (self);
}

const OrreryRevealLines *
orrery_reveal_page_get_lines (OrreryRevealPage *self)
{
  g_return_val_if_fail (ORRERY_IS_REVEAL_PAGE (self), NULL);

  return &self->reveal;
}

gboolean
orrery_reveal_page_is_brief (OrreryRevealPage *self, guint seat)
{
  g_return_val_if_fail (ORRERY_IS_REVEAL_PAGE (self), FALSE);

  return orrery_reveal_lines_is_brief (&self->reveal) && !reveal_page_is_own (self, seat);
}

void
orrery_reveal_page_set_can_recall (OrreryRevealPage *self, guint seat, gboolean can)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self));

  orrery_reveal_player_set_can_recall (reveal_page_player (self, seat), can);
}

void
orrery_reveal_page_set_own (OrreryRevealPage *self, guint seat, const OrreryOwnAnswers *own)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self) && seat < self->reveal.state.n_seats);

  orrery_reveal_lines_set_own (&self->reveal, seat, own);
  reveal_page_show (self);
}

void
orrery_reveal_page_set_away (OrreryRevealPage *self, guint away)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self));

  self->away = away;
}

const char *
orrery_reveal_page_get_line (OrreryRevealPage *self, guint seat)
{
  g_return_val_if_fail (ORRERY_IS_REVEAL_PAGE (self) && seat < ROLL_MAX_SEATS, NULL);

  return self->reveal.lines[seat];
}

void
orrery_reveal_page_set_line (OrreryRevealPage *self, guint seat, const char *line)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self) && seat < self->reveal.state.n_seats);

  orrery_reveal_lines_set (&self->reveal, seat, line);
  show_seat (self, self->seat);
}

GArray *
orrery_reveal_page_list_answers (OrreryRevealPage *self)
{
  g_return_val_if_fail (ORRERY_IS_REVEAL_PAGE (self), NULL);

  return orrery_reveal_lines_list_answers (&self->reveal);
}
