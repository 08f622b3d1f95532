/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/table/orrery-reveal-page-private.h"

#include "games/roll/board/orrery-die.h"
#include "games/roll/table/orrery-reveal-columns.h"
#include "games/roll/table/orrery-reveal-phases.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-scrolled.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-question-bar.h"

#include <glib/gi18n.h>

enum
{
  WORDS_FROM = 1000, /* px, of the window */
  FEW_PHASES = 3,
  WORDS_PER_PHASE = 100
};

static gboolean
is_begun (OrreryRevealPage *self, guint seat)
{
  return *self->reveal.lines[seat] != '\0';
}

static gboolean
is_any_begun (OrreryRevealPage *self)
{
  for (guint i = 0; i < self->reveal.state.n_seats; i++)
    if (is_begun (self, i))
      return TRUE;
  return FALSE;
}

/* --- Mistakes --- */

static gboolean
is_odd (OrreryRevealPage *self, guint seat)
{
  return self->reveal.whole[seat] && !reveal_page_is_own (self, seat) && self->reveal.explained[seat].n_unexplained > 0
         && !self->reveal.kept[seat];
}

/* What is only incomplete while somebody types is wrong once somebody else's line is typed. */
static gboolean
is_wrong (OrreryRevealPage *self, guint seat)
{
  if (self->reveal.whole[seat] || !is_begun (self, seat))
    return is_odd (self, seat);
  if (!orrery_reveal_page_is_brief (self, seat))
    return self->reveal.revealed[seat].bad != G_MAXUINT || seat != self->seat;
  return seat != self->seat || orrery_round_line_is_wrong (&self->reveal.rounds[seat]);
}

int
reveal_page_find_wrong (OrreryRevealPage *self)
{
  if (is_wrong (self, self->seat))
    return (int) self->seat;
  for (guint i = 0; i < self->reveal.state.n_seats; i++)
    if (is_wrong (self, i))
      return (int) i;
  return -1;
}

/* --- The bar --- */

/* The first entry. */
static void
ask_phases (OrreryRevealPage *self)
{
  const guint next = (guint) orrery_reveal_lines_find_unselected (&self->reveal);
  g_autofree char *question =
      next >= self->reveal.state.n_seats ? g_strdup (_("What does the spare die show?"))
      : (self->away >> next & 1) != 0    ? g_strdup_printf (_("%s is entering this on a phone."), self->reveal.names[next])
                                         : g_strdup_printf (_("Which phase did %s select?"), self->reveal.names[next]);
  OrreryQuestionBar *bar = ORRERY_QUESTION_BAR (self->bar);

  orrery_question_bar_ask (bar, NULL, question, _("Then you enter only the dice in phases that happen."));
  if (reveal_page_has_phase (self))
    orrery_question_bar_add_action (bar, _("Take Back"), "BackSpace", "reveal.last", NULL);
  if (!reveal_page_is_own (self, self->seat))
    orrery_question_bar_add_action (bar, _("Enter My Roll"), "F4", "reveal.rolled", NULL);
  orrery_question_bar_add_action (bar, _("Enter Every Die"), "F8", "reveal.full", NULL);
}

static char *
tell_line (OrreryRevealPage *self, int lacking)
{
  const char *name = self->reveal.names[self->seat];

  if (!self->reveal.whole[self->seat])
    return orrery_reveal_lines_tell_missing (&self->reveal, self->seat);
  if (lacking < 0)
    return g_strdup (_("Everything has been entered."));
  return is_begun (self, (guint) lacking)
           ? g_strdup_printf (_("%s’s line is complete. %s’s still has a mistake."), name, self->reveal.names[lacking])
           : g_strdup_printf (_("%s’s line is complete."), name);
}

static const char *
get_keys (OrreryRevealPage *self)
{
  return orrery_reveal_lines_is_brief (&self->reveal)
           ? _("Colors, Space for the next phase   3W three   - nobody   * all that are left   "
               "in Explore, after its dice, $ Stock, D S Scout for that stack, A abandon first")
           : _("E D S P H columns   * selects   / and the side it shows   X Dictate   3WE three   "
               "Tab next player");
}

static const char *
get_hint (OrreryRevealPage *self, int lacking)
{
  if (lacking < 0)
    return _("Next, the phases are resolved; you are asked only about choices.");
  /* On a phone dice are tapped rather than typed. */
  return self->is_narrow ? _("Tap a die, then its phase.") : get_keys (self);
}

static void
show_bar (OrreryRevealPage *self)
{
  const int lacking = reveal_page_find_lacking (self);
  g_autofree char *question = tell_line (self, lacking);
  OrreryQuestionBar *bar = ORRERY_QUESTION_BAR (self->bar);

  if (reveal_page_asks_phases (self))
    {
      ask_phases (self);
      return;
    }
  orrery_question_bar_ask (bar, NULL, question, get_hint (self, lacking));
  if (self->full && !is_any_begun (self))
    orrery_question_bar_add_action (bar, _("Enter Phases First"), "F8", "reveal.full", NULL);
  orrery_question_bar_add_action (bar, _("Enter My Roll"), "F4", "reveal.rolled", NULL);
  /* A letter of a short line; a whole die, like a word, of a long one. */
  orrery_question_bar_add_action (bar, _("Take Back"), self->full ? "<Alt>BackSpace" : "BackSpace", "reveal.last",
                                  !is_begun (self, self->seat) && self->full
                                      ? _("Nothing is entered yet.")
                                      : NULL);
  if (lacking >= 0 && (guint) lacking != self->seat)
    {
      g_autofree char *label = g_strdup_printf (is_begun (self, (guint) lacking) ? _("Fix %s’s Line") : _("Next: %s"),
                                                self->reveal.names[lacking]);

      orrery_question_bar_add_action (bar, label, "Return", "reveal.next", NULL);
    }
  else
    orrery_question_bar_add_action (bar, _("Resolve"), "Return", "reveal.resolve",
                                    lacking >= 0 ? question : NULL);
  orrery_question_bar_suggest (bar);
}

/* --- Lines --- */

static void
palette_cb (GtkWidget *button, OrreryRevealPage *self)
{
  self->colour = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "colour"));
}

static GtkWidget *
new_palette_button (OrreryRevealPage *self, guint colour, guint n)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *text =
      g_strdup_printf ("%c ×%u", g_ascii_toupper (orrery_dice_line_colour_key (colour)), n);
  /* Translators: a kind of dice, and how many of them are left. */
  g_autofree char *spoken = g_strdup_printf (_("%s, %u left"), orrery_colour_name (colour), n);

  gtk_box_append (GTK_BOX (box), orrery_die_new (colour, ROLL_NO_PHASE, ORRERY_DIE_SMALL));
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "orrery-line-button");
  orrery_set_spoken (button, spoken);
  gtk_widget_set_focusable (button, FALSE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), self->colour == (int) colour);
  g_object_set_data (G_OBJECT (button), "colour", GINT_TO_POINTER (colour));
  g_signal_connect_object (button, "clicked", G_CALLBACK (palette_cb), self, 0);
  orrery_reveal_row_drag (button, ORRERY_DRAG (ORRERY_DRAG_NEW, colour), colour, ROLL_NO_PHASE);
  return button;
}

static guint
count_left (OrreryRevealPage *self, guint seat, guint colour)
{
  return orrery_reveal_lines_is_brief (&self->reveal) ? self->reveal.rounds[seat].left[colour]
                                                      : self->reveal.missing[seat].missing[colour];
}

/* The dice that are not entered yet, as buttons with their keys; elsewhere nothing is tapped. */
static void
show_palette (OrreryRevealPage *self, guint seat)
{
  OrreryRevealLine *line = reveal_page_line (self, seat);
  GtkWidget *palette = orrery_reveal_line_get_palette (line);

  orrery_reveal_line_show_palette (line, seat == self->seat && !reveal_page_is_own (self, seat));
  orrery_wrap_clear (ORRERY_WRAP (palette));
  for (guint colour = 0; colour < ROLL_N_COLOURS && seat == self->seat; colour++)
    if (count_left (self, seat, colour) > 0)
      orrery_wrap_append (ORRERY_WRAP (palette), new_palette_button (self, colour, count_left (self, seat, colour)));
}

/* "4 dice entered, 3 return to the cup" */
static char *
tell_entered (OrreryRevealPage *self, guint seat)
{
  const OrreryRoundLine *line = &self->reveal.rounds[seat];
  const guint left = (guint) roll_count_dice (line->left);
  const guint n = self->reveal.revealed[seat].n - left;
  g_autofree char *entered = g_strdup_printf (ngettext ("%u die entered", "%u dice entered", n), n);
  g_autofree char *rest = g_strdup_printf (ngettext ("%u returns to the cup", "%u return to the cup", left), left);

  return left > 0 ? g_strdup_printf (_("%s, %s."), entered, rest) : g_strdup_printf ("%s.", entered);
}

/* In words: how the dice may have been reassigned. */
static char *
tell_moved (const OrreryExplained *explained)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (explained->n_moved == 0)
    return g_strdup (_("none moved"));
  g_string_append_printf (text, ngettext ("%u moved", "%u moved", explained->n_moved), explained->n_moved);
  for (guint i = 0; i < explained->n_uses; i++)
    g_string_append_printf (text, i == 0 ? _(" by %s") : ", %s", roll_faces[explained->uses[i]].name);
  if (explained->dictates)
    g_string_append (text, _(", Dictate"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* How far a line with every die has come. */
static char *
tell_progress (OrreryRevealPage *self, guint seat)
{
  const OrreryMissing *missing = &self->reveal.missing[seat];
  const OrreryRevealed *revealed = &self->reveal.revealed[seat];
  const int selector = orrery_revealed_selector (revealed);

  if (seat == self->seat && revealed->colour >= 0)
    return g_strdup_printf (_("%s: now choose its column"), orrery_colour_name (revealed->colour));
  if (missing->entered == 0)
    return g_strdup_printf (ngettext ("%u die in the cup", "%u dice in the cup", missing->total), missing->total);
  if (selector < 0)
    return g_strdup_printf (_("%u of %u, no phase yet"), missing->entered, missing->total);
  return g_strdup_printf (_("%u of %u, selects %s"), missing->entered, missing->total,
                          revealed->dice[selector].column < ROLL_N_PHASES ? orrery_phase_name (revealed->dice[selector].column)
                                                                          : _("Dictate"));
}

static char *
tell_message (OrreryRevealPage *self, guint seat)
{
  const gboolean brief = orrery_reveal_page_is_brief (self, seat);

  if (reveal_page_is_own (self, seat))
    return g_strdup (_("ready, secret until Reveal"));
  if (is_odd (self, seat))
    return orrery_reveal_lines_tell_odd (&self->reveal, seat);
  if (self->reveal.whole[seat])
    return brief ? tell_entered (self, seat) : tell_moved (&self->reveal.explained[seat]);
  if (is_wrong (self, seat))
    return orrery_reveal_lines_tell_missing (&self->reveal, seat);
  return brief ? g_strdup ("") : tell_progress (self, seat);
}

static void
show_buttons (OrreryRevealPage *self, guint seat)
{
  OrreryRevealLine *line = reveal_page_line (self, seat);
  g_autofree char *proposed = NULL;
  g_autofree char *use = NULL;

  if (reveal_page_find_wrong (self) != (int) seat)
    {
      orrery_reveal_line_set_buttons (line, NULL, NULL);
      return;
    }
  proposed = orrery_reveal_lines_propose (&self->reveal, seat);
  /* Translators: a corrected line of dice. */
  use = proposed != NULL ? g_strdup_printf (_("Use %s"), proposed) : NULL;
  orrery_reveal_line_set_buttons (line, use != NULL ? use : is_odd (self, seat) ? _("Correct") : NULL,
                                  orrery_reveal_lines_can_keep (&self->reveal, seat) ? _("Keep Anyway") : NULL);
}

static void
show_line (OrreryRevealPage *self, guint seat)
{
  OrreryRevealLine *line = reveal_page_line (self, seat);
  const gboolean brief = orrery_reveal_page_is_brief (self, seat);
  g_autofree char *message = tell_message (self, seat);
  guint from = 0, to = 0;

  gtk_widget_set_visible (GTK_WIDGET (line), !reveal_page_asks_phases (self));
  orrery_reveal_line_set_text (line, self->reveal.lines[seat]);
  orrery_reveal_line_set_help (line, orrery_reveal_lines_is_brief (&self->reveal) ? "wrg c" : "2we rd* gp", get_keys (self));
  orrery_reveal_line_set_locked (line, reveal_page_is_own (self, seat));
  orrery_reveal_line_set_message (line, message,
                                  is_wrong (self, seat)         ? ORRERY_MESSAGE_BAD
                                  : self->reveal.whole[seat] ? ORRERY_MESSAGE_GOOD
                                                             : ORRERY_MESSAGE_PLAIN);
  if (brief && is_wrong (self, seat))
    orrery_round_line_find_wrong (&self->reveal.rounds[seat], self->reveal.lines[seat], &from, &to);
  orrery_reveal_line_mark (line, from, to);
  show_buttons (self, seat);
  show_palette (self, seat);
}

/* --- Everything --- */

/* Below a column. */
static char *
tell_phase (OrreryRevealPage *self, guint seat, guint phase)
{
  const OrreryRoundLine *line = &self->reveal.rounds[seat];
  const guint excess = (guint) line->typed - line->rolled;

  return (orrery_round_line_get_wrong (line) & ROLL_BIT (phase)) != 0
           ? g_strdup_printf (ngettext ("%u too many", "%u too many", excess), excess)
           : orrery_round_line_tell (line, &self->reveal.state, seat, phase);
}

static void
show_row (OrreryRevealPage *self, guint seat)
{
  const OrreryRevealLines *reveal = &self->reveal;
  OrreryRevealRow *row = ORRERY_REVEAL_ROW (self->rows[seat]);
  const gboolean brief = orrery_reveal_page_is_brief (self, seat);

  orrery_reveal_row_set_phases (row, orrery_reveal_lines_is_brief (&self->reveal) ? orrery_reveal_lines_get_phases (&self->reveal) : 0);
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      g_autofree char *words = brief ? tell_phase (self, seat, phase) : g_strdup ("");

      orrery_reveal_row_set_words (row, phase, words,
                                   brief && reveal->whole[seat]
                                     && orrery_round_line_completes (&reveal->rounds[seat], &reveal->state, seat, phase));
    }
  orrery_reveal_row_set (row, seat, &reveal->revealed[seat], &reveal->missing[seat],
                         reveal->whole[seat] && !reveal_page_is_own (self, seat) ? &reveal->explained[seat] : NULL,
                         seat == self->seat && !reveal_page_asks_phases (self));
  orrery_reveal_row_set_wrong (row, brief ? orrery_round_line_get_wrong (&reveal->rounds[seat]) : 0);
  show_line (self, seat);
}

/* The headings of the columns; a phone has symbols in the columns instead. */
static void
show_heads (OrreryRevealPage *self)
{
  const gboolean brief = orrery_reveal_lines_is_brief (&self->reveal);
  const guint phases = brief ? orrery_reveal_lines_get_phases (&self->reveal) : 0;

  gtk_widget_set_visible (self->heads, !self->is_narrow);
  orrery_label_set (self->heads_title, brief ? _("Dice in these phases") : _("Dice"));
  orrery_label_set (self->heads_hint, brief                              ? _("Type colors, Space for the next phase")
                                      : reveal_page_asks_phases (self) ? ""
                                                                       : _("Type each die’s color and column"));
  gtk_widget_set_visible (self->heads_hint, *gtk_label_get_label (GTK_LABEL (self->heads_hint)) != '\0');
  orrery_reveal_columns_set_short (self->heads, brief);
  if (self->heads_phases == phases)
    return;
  self->heads_phases = phases;
  adw_bin_set_child (ADW_BIN (self->cells), orrery_reveal_columns_new_heads (phases));
}

/* With a check mark if it is done. */
static void
show_step (OrreryRevealPage *self, guint i, guint now)
{
  GtkWidget *number = gtk_widget_get_first_child (self->steps[i]);
  g_autofree char *text = i < now ? g_strdup ("✓") : g_strdup_printf ("%u", i + 1);

  orrery_label_set (number, text);
  orrery_toggle_class (self->steps[i], "done", i < now);
  orrery_toggle_class (self->steps[i], "now", i == now);
}

static char *
tell_count (OrreryRevealPage *self)
{
  guint total = 0, entered = 0;

  for (guint i = 0; i < self->reveal.state.n_seats; i++)
    {
      const OrreryMissing *missing = &self->reveal.missing[i];

      total += missing->total;
      entered += reveal_page_is_own (self, i) ? missing->total : missing->entered;
    }
  return g_strdup_printf (ngettext ("%u die, %u entered", "%u dice, %u entered", total), total, entered);
}

static void
show_head (OrreryRevealPage *self)
{
  g_autofree char *title =
      g_strdup_printf (_("Round %d: what was revealed?"), self->reveal.state.round);
  const gboolean asks_phases = reveal_page_asks_phases (self);
  const gboolean has_steps = asks_phases || orrery_reveal_lines_is_brief (&self->reveal);
  g_autofree char *count = has_steps ? g_strdup ("") : tell_count (self);

  orrery_label_set (self->title, title);
  orrery_label_set (self->count, count);
  gtk_widget_set_visible (self->count, !has_steps);
  gtk_widget_set_visible (gtk_widget_get_parent (self->steps[0]), has_steps);
  for (guint i = 0; i < ORRERY_N_ROUND_STEPS; i++)
    show_step (self, i, asks_phases ? ORRERY_STEP_PHASES : ORRERY_STEP_DICE);
}

gboolean
reveal_page_is_told (OrreryRevealPage *self)
{
  const guint n = (guint) __builtin_popcount (orrery_reveal_lines_get_phases (&self->reveal));

  return self->width < WORDS_FROM + (n > FEW_PHASES ? (int) (n - FEW_PHASES) * WORDS_PER_PHASE : 0);
}

void
reveal_page_show (OrreryRevealPage *self)
{
  const gboolean told = reveal_page_is_told (self);

  if (self->is_told != told)
    orrery_reveal_columns_set_wide (self->heads, !told);
  self->is_told = told;
  for (guint i = 0; i < self->reveal.state.n_seats; i++)
    orrery_reveal_row_set_compact (ORRERY_REVEAL_ROW (self->rows[i]), self->is_narrow, told);
  for (guint i = 0; i < self->reveal.state.n_seats; i++)
    show_row (self, i);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    gtk_widget_set_visible (self->rows[i], i < self->reveal.state.n_seats);
  show_head (self);
  show_heads (self);
  orrery_reveal_phases_set (ORRERY_REVEAL_PHASES (self->phases), &self->reveal);
  gtk_widget_set_visible (self->phases_card, !self->full);
  show_bar (self);
  orrery_scrolled_show (self->scrolled, reveal_page_asks_phases (self) ? self->phases_card : self->rows[self->seat]);
}
