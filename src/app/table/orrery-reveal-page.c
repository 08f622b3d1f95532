/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-reveal-page"

#include "config.h"

#include "app/table/orrery-reveal-page.h"

#include "app/table/orrery-reveal-row.h"
#include "app/table/orrery-table-parts.h"
#include "record/orrery-story-words.h"
#include "widgets/orrery-announce.h"
#include "widgets/orrery-die.h"
#include "widgets/orrery-question-bar.h"
#include "widgets/orrery-seat-mark.h"
#include "widgets/orrery-table-style.h"
#include "widgets/orrery-words.h"
#include "widgets/orrery-wrap.h"

#include <glib/gi18n.h>

struct _OrreryRevealPage
{
  GtkWidget parent_instance;

  RollState state;
  char *names[ROLL_MAX_SEATS + 1];
  char *lines[ROLL_MAX_SEATS];
  OrreryRevealed revealed[ROLL_MAX_SEATS];
  OrreryMissing missing[ROLL_MAX_SEATS];
  OrreryExplained explained[ROLL_MAX_SEATS];
  gboolean whole[ROLL_MAX_SEATS];
  gboolean kept[ROLL_MAX_SEATS]; /* "it happened, keep it" */
  OrreryOwnAnswers own[ROLL_MAX_SEATS];
  guint seat;
  int colour; /* picked by a tap; -1: none */
  gboolean updating;
  guint scroll; /* source */

  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *count;
  GtkWidget *rows[ROLL_MAX_SEATS];
  GtkWidget *mark;
  GtkWidget *entry;
  GtkWidget *hint;
  GtkWidget *palette;
  GtkWidget *odd;
  GtkWidget *odd_text;
  GtkWidget *keys;
  GtkWidget *content;
  GtkWidget *scrolled;
  GtkWidget *foot;
  GtkWidget *bar;
};

G_DEFINE_FINAL_TYPE (OrreryRevealPage, orrery_reveal_page, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  RESOLVE,
  ROLLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- What is missing, in words --- */

static char *
words_of_missing (OrreryRevealPage *self, guint seat)
{
  const OrreryMissing *missing = &self->missing[seat];
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      if (missing->excess[colour] > 0)
        return g_strdup_printf (_("%s has no %u more %s dice in the cup."), self->names[seat],
                                missing->excess[colour], orrery_story_die (colour));
      if (missing->missing[colour] > 0)
        g_ptr_array_add (words, orrery_story_one_colour (colour, missing->missing[colour]));
    }
  if (self->revealed[seat].bad != G_MAXUINT)
    return g_strdup_printf (_("“%s” cannot be."), self->lines[seat] + self->revealed[seat].bad);
  if (missing->too_many_dictates)
    return g_strdup_printf (_("%s may Dictate once a round only."), self->names[seat]);
  if (missing->no_phase)
    g_ptr_array_add (words, g_strdup (_("the selected phase")));
  if (words->len == 0)
    return g_strdup ("");
  {
    g_autofree char *list = orrery_story_join (words);

    return g_strdup_printf (_("%s: still missing %s."), self->names[seat], list);
  }
}

static gboolean
is_own (OrreryRevealPage *self, guint seat)
{
  return self->own[seat].assignment != NULL;
}

static int
find_odd (OrreryRevealPage *self)
{
  for (guint i = 0; i < self->state.n_seats; i++)
    if (self->whole[i] && !is_own (self, i) && self->explained[i].n_unexplained > 0 && !self->kept[i])
      return (int) i;
  return -1;
}

static int
find_lacking (OrreryRevealPage *self)
{
  for (guint i = 0; i < self->state.n_seats; i++)
    {
      const guint seat = (self->seat + 1 + i) % self->state.n_seats;

      if (!self->whole[seat])
        return (int) seat;
    }
  return -1;
}

gboolean
orrery_reveal_page_is_whole (OrreryRevealPage *self)
{
  g_return_val_if_fail (ORRERY_IS_REVEAL_PAGE (self), FALSE);

  return find_lacking (self) < 0;
}

/* --- Showing --- */

static char *
words_of_odd (OrreryRevealPage *self, guint seat)
{
  const OrreryExplained *explained = &self->explained[seat];
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->revealed[seat].n; i++)
    {
      const OrreryEntered *die = &self->revealed[seat].dice[i];
      g_autoptr (GArray) owners = g_array_new (FALSE, FALSE, sizeof (guint8));
      g_autoptr (GArray) movers = NULL;

      if (explained->how[i] != ORRERY_DIE_UNEXPLAINED)
        continue;
      g_string_append_printf (
          text, _("No Reassign power of %s explains the %s die that shows %s and lies in %s."),
          self->names[seat], orrery_story_die (die->colour), orrery_phase_name (die->side),
          orrery_phase_name (die->column));
      movers = orrery_reveal_list_movers (&self->state, die, owners);
      for (guint k = 0; k < movers->len; k++)
        for (guint who = 0; who < self->state.n_seats; who++)
          if ((g_array_index (owners, guint8, k) >> who & 1) != 0 && who != seat)
            g_string_append_printf (text, _(" %s could; %s has it."),
                                    roll_faces[g_array_index (movers, guint8, k)].name,
                                    self->names[who]);
      g_string_append_c (text, '\n');
    }
  if (text->len > 0)
    g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

static void
show_odd (OrreryRevealPage *self)
{
  const int seat = find_odd (self);
  g_autofree char *text = seat >= 0 ? words_of_odd (self, (guint) seat) : NULL;

  gtk_widget_set_visible (self->odd, seat >= 0);
  if (text != NULL)
    orrery_label_set (self->odd_text, text);
}

static void
show_bar (OrreryRevealPage *self)
{
  const int lacking = find_lacking (self);
  g_autofree char *question =
      lacking >= 0 ? words_of_missing (self, self->whole[self->seat] ? (guint) lacking : self->seat)
                   : g_strdup (_("Everything is entered."));
  OrreryQuestionBar *bar = ORRERY_QUESTION_BAR (self->bar);

  orrery_question_bar_ask (bar, NULL, question,
                           _("Then the phases are resolved, and only what is a choice is asked."));
  orrery_question_bar_add_action (bar, _("Rolled"), "F4", "rolled", NULL);
  orrery_question_bar_add_action (bar, _("Last"), NULL, "last",
                                  *self->lines[self->seat] == '\0' ? _("Nothing is entered yet.")
                                                                   : NULL);
  orrery_question_bar_add_action (bar, _("Resolve"), "<Control>Return", "resolve",
                                  lacking >= 0 ? _("Something is still missing.") : NULL);
  orrery_question_bar_suggest (bar);
}

static void
show_hint (OrreryRevealPage *self)
{
  const OrreryRevealed *revealed = &self->revealed[self->seat];

  if (is_own (self, self->seat))
    orrery_label_set (self->hint, _("ready, secret until Reveal"));
  else if (revealed->bad != G_MAXUINT)
    orrery_label_set (self->hint, _("that cannot be"));
  else if (revealed->colour >= 0)
    {
      g_autofree char *text =
          g_strdup_printf (_("%s: now its column"), orrery_colour_name (revealed->colour));

      orrery_label_set (self->hint, text);
    }
  else
    orrery_label_set (self->hint,
                      self->whole[self->seat] ? _("all of them") : _("colour, then column"));
}

static void
palette_cb (GtkWidget *button, OrreryRevealPage *self)
{
  self->colour = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "colour"));
}

/* The dice that are not entered yet, to be tapped, with their keys. */
static void
show_palette (OrreryRevealPage *self)
{
  orrery_wrap_clear (ORRERY_WRAP (self->palette));
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      const guint n = self->missing[self->seat].missing[colour];
      g_autofree char *text =
          g_strdup_printf ("%c ×%u", g_ascii_toupper (orrery_dice_line_colour_key (colour)), n);
      g_autofree char *spoken = NULL;
      GtkWidget *button, *box;

      if (self->state.seats[self->seat].dice[ROLL_CUP][colour] == 0)
        continue;
      button = gtk_toggle_button_new ();
      box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      gtk_box_append (GTK_BOX (box), orrery_die_new (colour, ROLL_NO_PHASE, ORRERY_DIE_SMALL));
      gtk_box_append (GTK_BOX (box), gtk_label_new (text));
      gtk_button_set_child (GTK_BUTTON (button), box);
      /* Translators: a kind of dice, and how many of them are left. */
      spoken = g_strdup_printf (_("%s, %u left"), orrery_colour_name (colour), n);
      orrery_set_spoken (button, spoken);
      gtk_widget_set_focusable (button, FALSE);
      gtk_widget_set_sensitive (button, n > 0);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                    self->colour == (int) colour && n > 0);
      g_object_set_data (G_OBJECT (button), "colour", GINT_TO_POINTER (colour));
      g_signal_connect_object (button, "clicked", G_CALLBACK (palette_cb), self, 0);
      orrery_reveal_row_drag (button, ORRERY_DRAG (ORRERY_DRAG_NEW, colour), colour,
                              ROLL_NO_PHASE);
      orrery_wrap_append (ORRERY_WRAP (self->palette), button);
    }
}

/* --- The row that is typed is seen --- */

static gboolean
scroll_cb (gpointer data)
{
  OrreryRevealPage *self = data;
  GtkAdjustment *adjustment =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  graphene_rect_t bounds;

  self->scroll = 0;
  if (gtk_widget_compute_bounds (self->rows[self->seat], self->content, &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height);
  return G_SOURCE_REMOVE;
}

/* When everything has its place. */
static void
queue_scroll (OrreryRevealPage *self)
{
  if (self->scroll == 0)
    self->scroll = g_idle_add_full (G_PRIORITY_LOW, scroll_cb, self, NULL);
}

static void
show_all (OrreryRevealPage *self)
{
  guint total = 0, entered = 0, phases = 0;
  g_autofree char *title = g_strdup_printf (_("Round %d: what was revealed?"), self->state.round);
  g_autofree char *count = NULL;

  for (guint i = 0; i < self->state.n_seats; i++)
    {
      const int selector = orrery_revealed_selector (&self->revealed[i]);

      total += self->missing[i].total;
      entered += is_own (self, i) ? self->missing[i].total : self->missing[i].entered;
      if (selector >= 0)
        phases |= ROLL_BIT (self->revealed[i].dice[selector].column);
      orrery_reveal_row_set (ORRERY_REVEAL_ROW (self->rows[i]), (int) i, self->names[i],
                             &self->revealed[i], &self->missing[i],
                             self->whole[i] && !is_own (self, i) ? &self->explained[i] : NULL,
                             i == self->seat);
      orrery_reveal_row_set_own (ORRERY_REVEAL_ROW (self->rows[i]), is_own (self, i));
    }
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    gtk_widget_set_visible (self->rows[i], i < self->state.n_seats);
  count = g_strdup_printf (_("%u dice, %u entered"), total, entered);
  orrery_label_set (self->title, title);
  orrery_label_set (self->count, count);
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), (int) self->seat, self->names[self->seat]);
  gtk_widget_set_sensitive (self->entry, !is_own (self, self->seat));
  show_hint (self);
  show_palette (self);
  show_odd (self);
  show_bar (self);
  queue_scroll (self);
}

/* --- Entering --- */

static void
read_line (OrreryRevealPage *self, guint seat)
{
  g_autoptr (GArray) sides = NULL;
  g_autoptr (GArray) assignment = NULL;

  if (is_own (self, seat))
    {
      orrery_dice_line_revealed ("", &self->revealed[seat]);
      orrery_reveal_missing (&self->state, seat, &self->revealed[seat], &self->missing[seat]);
      self->whole[seat] = TRUE;
      return;
    }
  orrery_dice_line_revealed (self->lines[seat], &self->revealed[seat]);
  self->whole[seat] =
      orrery_reveal_missing (&self->state, seat, &self->revealed[seat], &self->missing[seat]);
  if (self->whole[seat])
    orrery_reveal_answer (&self->state, seat, &self->revealed[seat], &sides, &assignment,
                          &self->explained[seat]);
}

static void
entry_changed_cb (OrreryRevealPage *self)
{
  if (self->updating)
    return;
  g_free (self->lines[self->seat]);
  self->lines[self->seat] = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  self->kept[self->seat] = FALSE;
  read_line (self, self->seat);
  show_all (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
orrery_reveal_page_go_to (OrreryRevealPage *self, guint seat)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self) && seat < self->state.n_seats);

  self->seat = seat;
  self->colour = -1;
  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), self->lines[seat]);
  self->updating = FALSE;
  show_all (self);
  gtk_widget_grab_focus (is_own (self, seat) ? self->box : self->entry);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static void
append (OrreryRevealPage *self, const char *text)
{
  const char *line = self->lines[self->seat];
  g_autofree char *longer =
      g_strconcat (line, *line == '\0' || g_str_has_suffix (line, " ") ? "" : " ", text, NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), longer);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/* A tap on a column puts the picked die (or the first that is left) there; a tap on the selected
 * column's die is not needed: the last one entered there is made the selector by "*". */
static void
cell_cb (OrreryRevealPage *self, guint seat, guint column)
{
  char die[3] = { 0 };

  if (seat != self->seat)
    {
      const int colour = self->colour;

      orrery_reveal_page_go_to (self, seat);
      self->colour = colour;
    }
  for (guint colour = 0; self->colour < 0 && colour < ROLL_N_COLOURS; colour++)
    if (self->missing[seat].missing[colour] > 0)
      self->colour = (int) colour;
  if (self->colour < 0 || self->missing[seat].missing[self->colour] == 0)
    return;
  die[0] = orrery_dice_line_colour_key ((guint) self->colour);
  die[1] = orrery_dice_line_column_key (column);
  if (self->missing[seat].missing[self->colour] == 1)
    self->colour = -1;
  append (self, die);
}

/* A die that is not entered yet comes into the column; one that is, out of another. */
static void
dropped_cb (OrreryRevealPage *self, guint seat, guint column, guint what)
{
  OrreryRevealed changed = self->revealed[seat];
  const guint i = what & 0xff;
  g_autofree char *line = NULL;

  if (what >> 8 == ORRERY_DRAG_NEW)
    {
      self->colour = (int) i;
      cell_cb (self, seat, column);
      return;
    }
  if (what >> 8 != seat || i >= changed.n || changed.bad != G_MAXUINT
      || changed.dice[i].column == column)
    return;
  changed.dice[i].column = (guint8) column;
  changed.dice[i].selects = changed.dice[i].selects && column != ORRERY_LINE_DICTATE;
  line = orrery_dice_line_write (&changed);
  if (seat != self->seat)
    orrery_reveal_page_go_to (self, seat);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), line);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/* A tap on a die selects its phase, or another one does no more. */
static void
star_cb (OrreryRevealPage *self, guint seat, guint i)
{
  OrreryRevealed changed = self->revealed[seat];
  g_autofree char *line = NULL;
  const gboolean was = changed.dice[i].selects;

  if (changed.dice[i].column == ORRERY_LINE_DICTATE || changed.bad != G_MAXUINT)
    return;
  for (guint k = 0; k < changed.n; k++)
    changed.dice[k].selects = FALSE;
  changed.dice[i].selects = !was;
  line = orrery_dice_line_write (&changed);
  if (seat != self->seat)
    orrery_reveal_page_go_to (self, seat);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), line);
}

static void
take_last (OrreryRevealPage *self)
{
  OrreryRevealed changed = self->revealed[self->seat];
  g_autofree char *line = NULL;

  if (changed.n > 0 && changed.whole)
    changed.n--;
  line = orrery_dice_line_write (&changed);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), line);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static void
resolve (OrreryRevealPage *self)
{
  if (find_lacking (self) < 0)
    g_signal_emit (self, signals[RESOLVE], 0);
}

static void
next (OrreryRevealPage *self)
{
  const int lacking = find_lacking (self);

  if (lacking >= 0)
    orrery_reveal_page_go_to (self, (guint) lacking);
  else
    resolve (self);
}

static void
bar_action_cb (OrreryRevealPage *self, const char *name)
{
  if (g_str_equal (name, "last"))
    take_last (self);
  else if (g_str_equal (name, "rolled"))
    g_signal_emit (self, signals[ROLLED], 0, self->seat);
  else
    resolve (self);
}

static void
correct_cb (OrreryRevealPage *self)
{
  const int seat = find_odd (self);

  if (seat >= 0)
    orrery_reveal_page_go_to (self, (guint) seat);
}

static void
keep_cb (OrreryRevealPage *self)
{
  const int seat = find_odd (self);

  if (seat >= 0)
    self->kept[seat] = TRUE;
  show_all (self);
}

static gboolean
key_cb (OrreryRevealPage *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  const guint n = self->state.n_seats;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* Buttons have their own Enter and Tab. */
  if (focus != NULL && focus != self->box && !gtk_widget_is_ancestor (focus, self->entry)
      && (keyval < GDK_KEY_F1 || keyval > GDK_KEY_F12))
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Tab:
      orrery_reveal_page_go_to (self, (self->seat + 1) % n);
      return GDK_EVENT_STOP;
    case GDK_KEY_ISO_Left_Tab:
      orrery_reveal_page_go_to (self, (self->seat + n - 1) % n);
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if ((modifiers & GDK_CONTROL_MASK) != 0)
        resolve (self);
      else
        next (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_F2:
      correct_cb (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_F3:
      keep_cb (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_F4:
      g_signal_emit (self, signals[ROLLED], 0, self->seat);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* --- Building --- */

static GtkWidget *
build_odd (OrreryRevealPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = orrery_wrap_new (6);
  GtkWidget *correct = gtk_button_new_with_label (_("Correct (F2)"));
  GtkWidget *keep = gtk_button_new_with_label (_("It Happened, Keep It (F3)"));

  self->odd_text = orrery_label_new ("orrery-odd", 0);
  gtk_label_set_wrap (GTK_LABEL (self->odd_text), TRUE);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (keep))), TRUE);
  gtk_widget_add_css_class (correct, "suggested-action");
  orrery_wrap_append (ORRERY_WRAP (buttons), correct);
  orrery_wrap_append (ORRERY_WRAP (buttons), keep);
  gtk_box_append (GTK_BOX (box), self->odd_text);
  gtk_box_append (GTK_BOX (box), buttons);
  g_signal_connect_object (correct, "clicked", G_CALLBACK (correct_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keep, "clicked", G_CALLBACK (keep_cb), self, G_CONNECT_SWAPPED);
  self->odd = orrery_table_card_new (NULL, box);
  return self->odd;
}

static GtkWidget *
build_line (OrreryRevealPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->mark = orrery_seat_mark_new (28);
  self->entry = gtk_entry_new ();
  self->hint = orrery_label_new ("dim-label", 1);
  self->palette = orrery_wrap_new (6);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (self->entry, TRUE);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), "2we rd* gp");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Dice of this player"), -1);
  gtk_widget_add_css_class (self->entry, "monospace");
  gtk_box_append (GTK_BOX (row), self->mark);
  gtk_box_append (GTK_BOX (row), self->entry);
  gtk_box_append (GTK_BOX (row), self->hint);
  self->keys = orrery_label_new ("caption", 0);
  gtk_widget_add_css_class (self->keys, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (self->keys), TRUE);
  gtk_label_set_label (GTK_LABEL (self->keys),
                       _("E D S P H columns   * selects   / and the side it shows   "
                          "X Dictate   3WE three   Tab next player"));
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), self->palette);
  gtk_box_append (GTK_BOX (box), self->keys);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  /* On the page: the line of a player who is ready takes no keys. */
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (entry_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return orrery_table_card_new (NULL, box);
}

static void
build (OrreryRevealPage *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *head = orrery_wrap_new (12);
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->title = orrery_label_new ("title-2", 0);
  self->count = orrery_label_new ("dim-label", 1);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_widget_set_hexpand (self->title, TRUE);
  orrery_wrap_append (ORRERY_WRAP (head), self->title);
  orrery_wrap_append (ORRERY_WRAP (head), self->count);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      self->rows[i] = orrery_reveal_row_new ();
      gtk_box_append (GTK_BOX (rows), self->rows[i]);
      g_signal_connect_object (self->rows[i], "column", G_CALLBACK (cell_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->rows[i], "die", G_CALLBACK (star_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->rows[i], "dropped", G_CALLBACK (dropped_cb), self,
                               G_CONNECT_SWAPPED);
    }
  self->content = content;
  self->foot = foot;
  gtk_widget_add_css_class (content, "orrery-table-page");
  gtk_box_append (GTK_BOX (content), head);
  gtk_box_append (GTK_BOX (content), build_odd (self));
  gtk_box_append (GTK_BOX (content), orrery_table_card_new (NULL, rows));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), content);
  gtk_widget_set_vexpand (scrolled, TRUE);
  self->scrolled = scrolled;
  self->bar = orrery_question_bar_new ();
  gtk_widget_add_css_class (foot, "orrery-table-foot");
  gtk_box_append (GTK_BOX (foot), build_line (self));
  gtk_box_append (GTK_BOX (foot), self->bar);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_focusable (self->box, TRUE);
  gtk_box_append (GTK_BOX (self->box), scrolled);
  gtk_box_append (GTK_BOX (self->box), foot);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_object (self->bar, "action", G_CALLBACK (bar_action_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
orrery_reveal_page_dispose (GObject *object)
{
  g_clear_handle_id (&ORRERY_REVEAL_PAGE (object)->scroll, g_source_remove);
  g_clear_pointer (&ORRERY_REVEAL_PAGE (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_reveal_page_parent_class)->dispose (object);
}

static void
orrery_reveal_page_finalize (GObject *object)
{
  OrreryRevealPage *self = ORRERY_REVEAL_PAGE (object);

  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      g_free (self->names[i]);
      g_free (self->lines[i]);
      g_clear_pointer (&self->own[i].sides, g_array_unref);
      g_clear_pointer (&self->own[i].assignment, g_array_unref);
    }

  G_OBJECT_CLASS (orrery_reveal_page_parent_class)->finalize (object);
}

static gboolean
orrery_reveal_page_grab_focus (GtkWidget *widget)
{
  OrreryRevealPage *self = ORRERY_REVEAL_PAGE (widget);

  return gtk_widget_grab_focus (is_own (self, self->seat) ? self->box : self->entry);
}

static void
orrery_reveal_page_class_init (OrreryRevealPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_reveal_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = orrery_reveal_page_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_reveal_page_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[RESOLVE] = g_signal_new ("resolve", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[ROLLED] = g_signal_new ("rolled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
orrery_reveal_page_init (OrreryRevealPage *self)
{
  self->colour = -1;
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      self->lines[i] = g_strdup ("");
      self->names[i] = g_strdup ("");
    }
  build (self);
}

GtkWidget *
orrery_reveal_page_new (void)
{
  return g_object_new (ORRERY_TYPE_REVEAL_PAGE, NULL);
}

void
orrery_reveal_page_set_compact (OrreryRevealPage *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self));

  orrery_question_bar_set_compact (ORRERY_QUESTION_BAR (self->bar), compact);
  orrery_toggle_class (self->content, "narrow", compact);
  orrery_toggle_class (self->foot, "narrow", compact);
  gtk_widget_set_visible (self->keys, !compact);
  gtk_widget_set_visible (self->hint, !compact);
}

void
orrery_reveal_page_set_state (OrreryRevealPage *self, const RollState *state,
                              const char *const *names)
{
  gboolean same;

  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self));

  same = self->state.round == state->round && self->state.n_seats == state->n_seats;
  self->state = *state;
  for (guint i = 0; i < state->n_seats; i++)
    {
      g_free (self->names[i]);
      self->names[i] = g_strdup (names[i]);
      if (!same)
        {
          g_free (self->lines[i]);
          self->lines[i] = g_strdup ("");
          self->kept[i] = FALSE;
        }
      read_line (self, i);
    }
  orrery_reveal_page_go_to (self, same ? MIN (self->seat, state->n_seats - 1u) : 0);
}

void
orrery_reveal_page_set_own (OrreryRevealPage *self, guint seat, const OrreryOwnAnswers *own)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self) && seat < self->state.n_seats);

  g_clear_pointer (&self->own[seat].sides, g_array_unref);
  g_clear_pointer (&self->own[seat].assignment, g_array_unref);
  if (own->assignment != NULL)
    {
      self->own[seat].sides = g_array_ref (own->sides);
      self->own[seat].assignment = g_array_ref (own->assignment);
    }
  read_line (self, seat);
  show_all (self);
}

const char *
orrery_reveal_page_get_line (OrreryRevealPage *self, guint seat)
{
  g_return_val_if_fail (ORRERY_IS_REVEAL_PAGE (self) && seat < ROLL_MAX_SEATS, NULL);

  return self->lines[seat];
}

void
orrery_reveal_page_set_line (OrreryRevealPage *self, guint seat, const char *line)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self) && seat < self->state.n_seats);

  g_free (self->lines[seat]);
  self->lines[seat] = g_strdup (line);
  read_line (self, seat);
  orrery_reveal_page_go_to (self, self->seat);
}

guint
orrery_reveal_page_get_seat (OrreryRevealPage *self)
{
  g_return_val_if_fail (ORRERY_IS_REVEAL_PAGE (self), 0);

  return self->seat;
}

void
orrery_reveal_page_drop (OrreryRevealPage *self, guint seat, guint column, guint what)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PAGE (self) && seat < self->state.n_seats);

  dropped_cb (self, seat, column, what);
}

GArray *
orrery_reveal_page_list_answers (OrreryRevealPage *self)
{
  g_return_val_if_fail (ORRERY_IS_REVEAL_PAGE (self), NULL);

  return orrery_reveal_list_answers (&self->state, self->revealed, self->own);
}

const OrreryExplained *
orrery_reveal_page_get_explained (OrreryRevealPage *self, guint seat)
{
  g_return_val_if_fail (ORRERY_IS_REVEAL_PAGE (self) && seat < ROLL_MAX_SEATS, NULL);

  return &self->explained[seat];
}
