/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/table/orrery-reveal-page-private.h"

#include "games/roll/table/orrery-reveal-phases.h"
#include "games/roll/table/orrery-reveal-row.h"
#include "widgets/layout/orrery-announce.h"
#include "games/roll/board/orrery-die.h"
#include "widgets/question/orrery-question-bar.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-table-style.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/layout/orrery-scrolled.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n.h>

static void
show_odd (OrreryRevealPage *self)
{
  const int seat = orrery_reveal_lines_find_odd (&self->reveal);
  g_autofree char *text =
      seat >= 0 ? orrery_reveal_lines_tell_odd (&self->reveal, (guint) seat) : NULL;

  gtk_widget_set_visible (self->odd, seat >= 0);
  if (text != NULL)
    orrery_label_set (self->odd_text, text);
}

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
  orrery_question_bar_ask (bar, NULL, question,
                           _("Next, the phases are resolved; you are asked only about choices."));
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

static void
show_hint (OrreryRevealPage *self)
{
  const OrreryRevealed *revealed = &self->reveal.revealed[self->seat];

  if (reveal_page_is_own (self, self->seat))
    orrery_label_set (self->hint, _("ready, secret until Reveal"));
  else if (orrery_reveal_lines_is_brief (&self->reveal))
    orrery_label_set (self->hint, self->reveal.whole[self->seat] ? "✓" : "");
  else if (revealed->bad != G_MAXUINT)
    orrery_label_set (self->hint, _("not possible"));
  else if (revealed->colour >= 0)
    {
      g_autofree char *text =
          g_strdup_printf (_("%s: now choose its column"), orrery_colour_name (revealed->colour));

      orrery_label_set (self->hint, text);
    }
  else
    orrery_label_set (self->hint,
                      self->reveal.whole[self->seat] ? _("all of them") : _("color, then column"));
}

/* Help for the syntax of the line. A narrow page has room for it only in the tooltip. */
static void
show_keys (OrreryRevealPage *self)
{
  const gboolean brief = orrery_reveal_lines_is_brief (&self->reveal);
  const char *keys =
      brief ? _("Colors, Space for the next phase   3W three   - nobody   * all that are left   "
                "in Explore, after its dice, $ Stock, D S Scout for that stack, A abandon first")
            : _("E D S P H columns   * selects   / and the side it shows   X Dictate   3WE three   "
                "Tab next player");

  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), brief ? "wrg c" : "2we rd* gp");
  gtk_widget_set_tooltip_text (self->entry, keys);
  orrery_label_set (self->keys, keys);
}

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
  orrery_set_spoken (button, spoken);
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_sensitive (button, n > 0);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), self->colour == (int) colour && n > 0);
  g_object_set_data (G_OBJECT (button), "colour", GINT_TO_POINTER (colour));
  g_signal_connect_object (button, "clicked", G_CALLBACK (palette_cb), self, 0);
  orrery_reveal_row_drag (button, ORRERY_DRAG (ORRERY_DRAG_NEW, colour), colour, ROLL_NO_PHASE);
  return button;
}

static guint
count_left (OrreryRevealPage *self, guint colour)
{
  return orrery_reveal_lines_is_brief (&self->reveal) ? self->reveal.rounds[self->seat].left[colour]
                                                      : self->reveal.missing[self->seat].missing[colour];
}

/* The dice that are not entered yet, as buttons with their keys. */
static void
show_palette (OrreryRevealPage *self)
{
  orrery_wrap_clear (ORRERY_WRAP (self->palette));
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    if (self->reveal.state.seats[self->seat].dice[ROLL_CUP][colour] > 0)
      orrery_wrap_append (ORRERY_WRAP (self->palette), new_palette_button (self, colour, count_left (self, colour)));
}

/* --- Everything --- */

static void
show_row (OrreryRevealPage *self, guint seat)
{
  const OrreryRevealLines *reveal = &self->reveal;
  OrreryRevealRow *row = ORRERY_REVEAL_ROW (self->rows[seat]);
  const gboolean own = reveal_page_is_own (self, seat);
  const gboolean brief = orrery_reveal_page_is_brief (self, seat);

  orrery_reveal_row_set_phases (row, brief ? orrery_reveal_lines_get_phases (&self->reveal) : 0);
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      g_autofree char *words = brief ? orrery_round_line_tell (&reveal->rounds[seat], &reveal->state, seat, phase) : g_strdup ("");

      orrery_reveal_row_set_words (row, phase, words);
    }
  orrery_reveal_row_set (row, (int) seat, reveal->names[seat], &reveal->revealed[seat],
                         &reveal->missing[seat],
                         reveal->whole[seat] && !own ? &reveal->explained[seat] : NULL,
                         seat == self->seat);
  orrery_reveal_row_set_own (row, own);
  orrery_reveal_row_set_line (row, brief ? reveal->lines[seat] : NULL);
  if (brief && !reveal->whole[seat] && is_begun (self, seat))
    {
      g_autofree char *problem = orrery_reveal_lines_tell_missing (&self->reveal, seat);

      orrery_reveal_row_set_problem (row, problem);
    }
}

/* "✓ Phases   2 Dice   3 Choices   4 Recruit", the current one in bold. The last two are questions on the board. */
static char *
tell_steps (guint now)
{
  /* Translators: the steps of entering a round. */
  const char *const names[] = { C_ ("step", "Phases"), C_ ("step", "Dice"), C_ ("step", "Choices"), C_ ("step", "Recruit") };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *number = i < now ? g_strdup ("✓") : g_strdup_printf ("%u", i + 1);
      g_autofree char *step = g_markup_printf_escaped (i == now ? "<b>%s %s</b>" : "%s %s", number, names[i]);

      g_string_append_printf (text, i > 0 ? "   %s" : "%s", step);
    }
  return g_string_free (text, FALSE);
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
  g_autofree char *count = reveal_page_asks_phases (self)                ? tell_steps (0)
                           : orrery_reveal_lines_is_brief (&self->reveal) ? tell_steps (1)
                                                                          : tell_count (self);

  orrery_label_set (self->title, title);
  gtk_label_set_markup (GTK_LABEL (self->count), count);
}

void
reveal_page_show (OrreryRevealPage *self)
{
  for (guint i = 0; i < self->reveal.state.n_seats; i++)
    show_row (self, i);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    gtk_widget_set_visible (self->rows[i], i < self->reveal.state.n_seats);
  show_head (self);
  orrery_reveal_phases_set (ORRERY_REVEAL_PHASES (self->phases), &self->reveal);
  gtk_widget_set_visible (self->phases_card, !self->full);
  gtk_widget_set_visible (self->line_card, !reveal_page_asks_phases (self));
  show_keys (self);
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), (int) self->seat,
                        self->reveal.names[self->seat]);
  gtk_widget_set_sensitive (self->entry, !reveal_page_is_own (self, self->seat));
  show_hint (self);
  show_palette (self);
  show_odd (self);
  show_bar (self);
  orrery_scrolled_show (self->scrolled, reveal_page_asks_phases (self) ? self->phases_card : self->rows[self->seat]);
}
