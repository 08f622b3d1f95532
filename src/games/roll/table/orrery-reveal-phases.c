/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-reveal-phases"

#include "games/roll/table/orrery-reveal-phases.h"

#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-keys.h"

#include <glib/gi18n.h>

enum
{
  N_GROUPS = ROLL_MAX_SEATS + 1, /* the last one is for the spare die, if there is one */
  SYMBOL = 18
};

typedef struct
{
  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *buttons[ROLL_N_PHASES];
  GtkWidget *letters[ROLL_N_PHASES];
} Group;

struct _OrreryRevealPhases
{
  AdwBin parent_instance;

  GtkWidget *wrap;
  Group groups[N_GROUPS];
  gboolean updating;
  gboolean is_narrow;
  int next; /* whose phase a typed letter sets; -1: all are known */
};

G_DEFINE_FINAL_TYPE (OrreryRevealPhases, orrery_reveal_phases, ADW_TYPE_BIN)

static guint selected_signal;

static void
toggled_cb (OrreryRevealPhases *self, GtkToggleButton *button)
{
  const guint what = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "what"));

  if (!self->updating)
    g_signal_emit (self, selected_signal, 0, what >> 8,
                   gtk_toggle_button_get_active (button) ? what & 0xff : ROLL_NO_PHASE);
}

static gboolean
letter_cb (GtkWidget *widget, guint keyval, gpointer phase)
{
  OrreryRevealPhases *self = ORRERY_REVEAL_PHASES (widget);

  if (self->next < 0)
    return FALSE;
  g_signal_emit (self, selected_signal, 0, (guint) self->next, GPOINTER_TO_UINT (phase));
  return TRUE;
}

/* --- Showing --- */

static void
show_group (OrreryRevealPhases *self, OrreryRevealLines *lines, guint i)
{
  const Group *group = &self->groups[i];
  const guint n_seats = lines->state.n_seats;
  const gboolean spare = i == n_seats;
  const char *name = spare ? _("Spare die") : lines->names[i];
  const gboolean own = !spare && orrery_reveal_lines_is_own (lines, i);
  /* A phase entered behind the screen, or by a computer player, stays secret until everybody has revealed. */
  const guint phase = own && self->next >= 0 ? ROLL_NO_PHASE : orrery_reveal_lines_get_selected (lines, i);

  orrery_label_set (group->name, name);
  gtk_widget_set_visible (group->mark, !spare && !self->is_narrow);
  /* One below the other, the phases are aligned. */
  gtk_widget_set_hexpand (group->name, self->is_narrow);
  if (!spare)
    orrery_seat_mark_set (ORRERY_SEAT_MARK (group->mark), (int) i, name);
  orrery_toggle_class (group->box, "now", self->next == (int) i);
  for (guint k = 0; k < ROLL_N_PHASES; k++)
    {
      g_autofree char *spoken = g_strdup_printf (_("%s: %s"), name, orrery_phase_name (k));

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (group->buttons[k]), k == phase);
      gtk_widget_set_sensitive (group->buttons[k], !own);
      /* Only those of the next player can be typed. */
      orrery_toggle_class (group->letters[k], "orrery-key", self->next == (int) i);
      orrery_tooltip_set (group->buttons[k], orrery_phase_name (k));
      gtk_accessible_update_property (GTK_ACCESSIBLE (group->buttons[k]), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    }
}

void
orrery_reveal_phases_set (OrreryRevealPhases *self, OrreryRevealLines *lines)
{
  const guint n = lines->state.n_seats == 2 ? 3 : lines->state.n_seats;

  g_return_if_fail (ORRERY_IS_REVEAL_PHASES (self));

  self->next = orrery_reveal_lines_find_unselected (lines);
  self->updating = TRUE;
  for (guint i = 0; i < N_GROUPS; i++)
    {
      gtk_widget_set_visible (self->groups[i].box, i < n);
      if (i < n)
        show_group (self, lines, i);
    }
  self->updating = FALSE;
}

void
orrery_reveal_phases_set_narrow (OrreryRevealPhases *self, gboolean narrow)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PHASES (self));

  self->is_narrow = narrow;
}

/* --- Building --- */

static GtkWidget *
new_button (OrreryRevealPhases *self, guint seat, guint phase)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char letter[] = { g_ascii_toupper (orrery_dice_line_column_key (phase)), '\0' };
  GtkWidget *key = gtk_label_new (letter);

  gtk_widget_add_css_class (key, "orrery-phase-letter");
  gtk_widget_set_halign (key, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), orrery_symbol_new (orrery_symbol_of_phase (phase), SYMBOL));
  gtk_box_append (GTK_BOX (box), key);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "orrery-phase-choice");
  g_object_set_data (G_OBJECT (button), "what", GUINT_TO_POINTER (seat << 8 | phase));
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  self->groups[seat].letters[phase] = key;
  return button;
}

static GtkWidget *
new_group (OrreryRevealPhases *self, guint seat)
{
  Group *group = &self->groups[seat];
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  group->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  group->mark = orrery_seat_mark_new (28);
  group->name = orrery_label_new ("heading", 0);
  gtk_label_set_wrap (GTK_LABEL (group->name), TRUE);
  gtk_label_set_lines (GTK_LABEL (group->name), 2);
  gtk_label_set_ellipsize (GTK_LABEL (group->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (group->name), 4);
  gtk_label_set_max_width_chars (GTK_LABEL (group->name), 12);
  gtk_widget_set_valign (group->mark, GTK_ALIGN_CENTER);
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      group->buttons[phase] = new_button (self, seat, phase);
      gtk_box_append (GTK_BOX (buttons), group->buttons[phase]);
    }
  gtk_widget_add_css_class (group->box, "orrery-entry-row");
  gtk_box_append (GTK_BOX (group->box), group->mark);
  gtk_box_append (GTK_BOX (group->box), group->name);
  gtk_box_append (GTK_BOX (group->box), buttons);
  return group->box;
}

/* Shown where people type, so that they don't have to look for a button. */
static gboolean
orrery_reveal_phases_grab_focus (GtkWidget *widget)
{
  OrreryRevealPhases *self = ORRERY_REVEAL_PHASES (widget);

  return gtk_widget_grab_focus (self->groups[MAX (self->next, 0)].buttons[0]);
}

static void
orrery_reveal_phases_class_init (OrreryRevealPhasesClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_reveal_phases_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  selected_signal = g_signal_new ("selected", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
orrery_reveal_phases_init (OrreryRevealPhases *self)
{
  OrreryKeys *keys = orrery_keys_new (GTK_WIDGET (self));

  self->wrap = orrery_wrap_new (6);
  for (guint i = 0; i < N_GROUPS; i++)
    orrery_wrap_append (ORRERY_WRAP (self->wrap), new_group (self, i));
  adw_bin_set_child (ADW_BIN (self), self->wrap);
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    orrery_keys_add (keys, gdk_unicode_to_keyval ((guint32) orrery_dice_line_column_key (phase)), 0, letter_cb,
                     GUINT_TO_POINTER (phase));
}

GtkWidget *
orrery_reveal_phases_new (void)
{
  return g_object_new (ORRERY_TYPE_REVEAL_PHASES, NULL);
}
