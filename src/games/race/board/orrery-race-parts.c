/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-parts.h"

#include <glib/gi18n-lib.h>

#include "games/race/words/orrery-race-play-words.h"
#include "games/race/words/orrery-race-story.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-symbol.h"

guint
orrery_race_phase_of_action (guint action)
{
  static const guint8 phases[RACE_N_ACTIONS] = { 0, 0, 1, 2, 3, 3, 4 };

  g_return_val_if_fail (action < RACE_N_ACTIONS, 0);

  return phases[action];
}

guint
orrery_race_phase_of_step (guint phase)
{
  static const guint8 phases[RACE_N_PHASES] = { 0, 1, 1, 2, 2, 3, 4 };

  g_return_val_if_fail (phase < RACE_N_PHASES, 0);

  return phases[phase];
}

OrrerySymbolId
orrery_race_phase_symbol (guint phase)
{
  static const OrrerySymbolId symbols[ORRERY_RACE_N_PHASES] = {
    ORRERY_SYMBOL_EXPLORE, ORRERY_SYMBOL_DEVELOP, ORRERY_SYMBOL_SETTLE, ORRERY_SYMBOL_CONSUME, ORRERY_SYMBOL_PRODUCE,
  };

  g_return_val_if_fail (phase < ORRERY_RACE_N_PHASES, ORRERY_SYMBOL_EXPLORE);

  return symbols[phase];
}

const char *
orrery_race_phase_numeral (guint phase)
{
  static const char *const numerals[ORRERY_RACE_N_PHASES] = { "I", "II", "III", "IV", "V" };

  g_return_val_if_fail (phase < ORRERY_RACE_N_PHASES, "");

  return numerals[phase];
}

const char *
orrery_race_phase_name (guint phase)
{
  static const guint8 steps[ORRERY_RACE_N_PHASES] = { RACE_PHASE_EXPLORE, RACE_PHASE_DEVELOP, RACE_PHASE_SETTLE,
                                                      RACE_PHASE_CONSUME, RACE_PHASE_PRODUCE };

  g_return_val_if_fail (phase < ORRERY_RACE_N_PHASES, "");

  return orrery_race_story_phase (steps[phase]);
}

GtkWidget *
orrery_race_bonus_tag_new (guint action)
{
  const char *tag = orrery_race_bonus_tag (action);
  GtkWidget *label;

  if (tag == NULL)
    return NULL;
  label = gtk_label_new (tag);
  gtk_widget_add_css_class (label, "orrery-race-bonus");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  return label;
}

GtkWidget *
orrery_race_action_tag_new (guint action, gboolean whole)
{
  const guint phase = orrery_race_phase_of_action (action);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *bonus = orrery_race_bonus_tag_new (action);
  GtkWidget *name = gtk_label_new (orrery_race_phase_name (phase));

  /* If there is little room, its symbol says the same. */
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), whole ? -1 : 4);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (box, "orrery-race-action");
  gtk_box_append (GTK_BOX (box), orrery_symbol_new (orrery_race_phase_symbol (phase), 16));
  gtk_box_append (GTK_BOX (box), name);
  if (bonus != NULL)
    gtk_box_append (GTK_BOX (box), bonus);
  gtk_widget_set_tooltip_text (box, orrery_race_story_action (action));
  return box;
}

GtkWidget *
orrery_race_count_new (GtkWidget *sign, GtkWidget **number)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  *number = orrery_label_new ("orrery-number", 0);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), *number);
  return box;
}

guint
orrery_race_count_held (const RaceSeat *p)
{
  return p->n_hand + p->n_drawn;
}

char *
orrery_race_dup_summary (const RaceState *state, int seat, const char *name)
{
  const RaceSeat *p = &state->seats[seat];
  const guint held = orrery_race_count_held (p);
  GameScore score;
  GString *text = g_string_new (NULL);

  race_score (state, &score);
  g_string_append_printf (text,
                          /* Translators: a player; points; cards in hand; cards in the tableau; VP in chips; Military */
                          ngettext ("%s: %d VP, %d card in hand, %d of %d cards in the tableau, %d VP in chips, Military %d.",
                                    "%s: %d VP, %d cards in hand, %d of %d cards in the tableau, %d VP in chips, Military %d.",
                                    held),
                          name, score.total[seat], (int) held, p->n_tableau, RACE_END_CARDS, p->chips, p->military);
  for (guint i = 0; i < p->n_tableau; i++)
    {
      g_string_append_printf (text, "%s%s", i == 0 ? " " : ", ", orrery_race_story_card (p->tableau[i]));
      if (p->good[i] != 0)
        g_string_append_printf (text, " %s", _("with a good"));
    }
  g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

/* --- The round --- */

char *
orrery_race_tell_step (const RaceState *state)
{
  switch ((RaceStep) state->step)
    {
    case RACE_STEP_SETUP:
      return g_strdup (_("Setting up"));
    case RACE_STEP_ACTION:
      return g_strdup (_("Choosing actions"));
    case RACE_STEP_PHASES:
      return g_strdup_printf (_("Phase %s, %s"), orrery_race_phase_numeral (orrery_race_phase_of_step (state->phase)),
                              orrery_race_story_phase (state->phase));
    case RACE_STEP_END:
      return g_strdup (_("End of the round"));
    case RACE_STEP_OVER:
    case RACE_N_STEPS:
    default:
      return g_strdup (_("The game is over"));
    }
}

gboolean
orrery_race_is_called (const RaceState *state, guint phase)
{
  if (state->step != RACE_STEP_PHASES && state->step != RACE_STEP_END)
    return FALSE;
  for (guint i = 0; i < RACE_N_PHASES; i++)
    if ((state->phases >> i & 1) != 0 && orrery_race_phase_of_step (i) == phase)
      return TRUE;
  return FALSE;
}

gboolean
orrery_race_is_now (const RaceState *state, guint phase)
{
  return state->step == RACE_STEP_PHASES && orrery_race_phase_of_step (state->phase) == phase;
}

char *
orrery_race_tell_most (const RaceState *state, const char *const *names, guint *most)
{
  g_autoptr (GString) leaders = g_string_new (NULL);

  *most = 0;
  for (guint i = 0; i < state->n_seats; i++)
    *most = MAX (*most, state->seats[i].n_tableau);
  for (guint i = 0; names != NULL && i < state->n_seats; i++)
    if (state->seats[i].n_tableau == *most)
      g_string_append_printf (leaders, "%s%s", leaders->len > 0 ? ", " : "", names[i]);
  /* Translators: how many cards of twelve, and whose */
  return g_strdup_printf (_("%u of %d: %s"), *most, RACE_END_CARDS, leaders->str);
}
