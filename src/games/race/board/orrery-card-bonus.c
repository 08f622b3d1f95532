/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "What is its bonus worth?": tick the cards of a tableau that count, and see the sum. */
#include "config.h"

#include "games/race/board/orrery-race-pages.h"

#include <glib/gi18n-lib.h>

#include "games/race/board/orrery-race-card.h"
#include "games/race/rules/race.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/page/orrery-page-parts.h"
#include "widgets/question/orrery-counter.h"

enum { PICTURE = 56 };

typedef struct
{
  guint design;
  RaceState state; /* one seat, with the development and the ticked cards */
  GtkWidget *chip;
  GtkWidget *text;
} Bonus;

static void
update (Bonus *bonus)
{
  RaceSeat *p = &bonus->state.seats[0];
  g_autofree char *text = NULL;

  p->military = 0;
  for (guint i = 0; i < p->n_tableau; i++)
    p->military = (gint8) (p->military + race_designs[0][p->tableau[i]].strength);
  text = g_strdup_printf (ngettext ("%d VP with %u card", "%d VP with %u cards", p->n_tableau),
                          race_bonus (&bonus->state, 0, (guint8) bonus->design), p->n_tableau);
  orrery_counter_set_value (ORRERY_COUNTER (bonus->chip), race_bonus (&bonus->state, 0, (guint8) bonus->design));
  gtk_label_set_text (GTK_LABEL (bonus->text), text);
}

static void
card_toggled_cb (GtkToggleButton *button, Bonus *bonus)
{
  RaceSeat *p = &bonus->state.seats[0];
  const guint8 design = (guint8) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "design"));
  guint at = 0;

  while (at < p->n_tableau && p->tableau[at] != design)
    at++;
  if (gtk_toggle_button_get_active (button) && p->n_tableau < RACE_MAX_TABLEAU)
    p->tableau[p->n_tableau++] = design;
  else if (at < p->n_tableau)
    p->tableau[at] = p->tableau[--p->n_tableau];
  else
    gtk_toggle_button_set_active (button, FALSE);
  update (bonus);
}

static void
chips_changed_cb (GtkSpinButton *spin, Bonus *bonus)
{
  bonus->state.seats[0].chips = (gint16) gtk_spin_button_get_value_as_int (spin);
  update (bonus);
}

/* TRUE if a single card next to the development changes the bonus. */
static gboolean
counts (Bonus *bonus, guint design)
{
  RaceState state = { .n_seats = 1 };
  RaceSeat *p = &state.seats[0];
  int before;

  p->tableau[p->n_tableau++] = (guint8) bonus->design;
  p->military = race_designs[0][bonus->design].strength;
  before = race_bonus (&state, 0, (guint8) bonus->design);
  p->tableau[p->n_tableau++] = (guint8) design;
  p->military = (gint8) (p->military + race_designs[0][design].strength);
  return race_bonus (&state, 0, (guint8) bonus->design) != before;
}

static GtkWidget *
new_toggle (Bonus *bonus, guint design)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *card = orrery_race_card_new (design, ORRERY_CARD_MINI);

  orrery_race_card_set_width (ORRERY_RACE_CARD (card), PICTURE);
  gtk_button_set_child (GTK_BUTTON (button), card);
  gtk_widget_add_css_class (button, "flat");
  orrery_set_spoken (button, race_designs[0][design].name);
  gtk_widget_set_tooltip_text (button, race_designs[0][design].name);
  g_object_set_data (G_OBJECT (button), "design", GUINT_TO_POINTER (design));
  g_signal_connect (button, "toggled", G_CALLBACK (card_toggled_cb), bonus);
  return button;
}

static GtkWidget *
new_chips (Bonus *bonus)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new_with_mnemonic (_("_VP in chips"));
  GtkWidget *spin = orrery_spin_new (0, 999);

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), spin);
  g_signal_connect (spin, "value-changed", G_CALLBACK (chips_changed_cb), bonus);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), spin);
  return row;
}

static gboolean
counts_chips (guint design)
{
  for (guint i = 0; i < race_designs[0][design].n_lines; i++)
    if (race_designs[0][design].lines[i].per == RACE_PER_CHIPS)
      return TRUE;
  return FALSE;
}

GtkWidget *
orrery_card_bonus_new (guint design)
{
  Bonus *bonus = g_new0 (Bonus, 1);
  GtkWidget *box = orrery_part_card ();
  GtkWidget *cards = orrery_wrap_new (4);
  GtkWidget *sum = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  bonus->design = design;
  bonus->state.n_seats = 1;
  bonus->state.seats[0].tableau[bonus->state.seats[0].n_tableau++] = (guint8) design;
  bonus->chip = orrery_counter_new (ORRERY_COUNTER_CHIPS, 0, 40);
  bonus->text = orrery_part_label ("", "heading");
  for (guint i = 0; i < RACE_N_DESIGNS; i++)
    if (i != design && counts (bonus, i))
      orrery_wrap_append (ORRERY_WRAP (cards), new_toggle (bonus, i));
  orrery_part_card_add (box, orrery_part_label (_("Tick the cards that you have:"), "dim-label"));
  orrery_part_card_add (box, cards);
  if (counts_chips (design))
    orrery_part_card_add (box, new_chips (bonus));
  orrery_counter_set_inside (ORRERY_COUNTER (bonus->chip), TRUE);
  gtk_widget_set_valign (bonus->text, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (bonus->text, TRUE);
  gtk_box_append (GTK_BOX (sum), bonus->chip);
  gtk_box_append (GTK_BOX (sum), bonus->text);
  orrery_part_card_add (box, sum);
  g_object_set_data_full (G_OBJECT (box), "bonus", bonus, g_free);
  update (bonus);
  return box;
}
