/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-actions.h"

#include <glib/gi18n-lib.h>

#include "games/race/board/orrery-race-parts.h"
#include "games/race/words/orrery-race-play-words.h"
#include "games/race/words/orrery-race-story.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-roving.h"
#include "widgets/question/orrery-keys.h"

struct _OrreryRaceActions
{
  AdwBin parent_instance;

  OrreryKeys *keys;
  GtkWidget *grid;
};

G_DEFINE_FINAL_TYPE (OrreryRaceActions, orrery_race_actions, ADW_TYPE_BIN)

static guint picked_signal;

static void
pick (OrreryRaceActions *self, guint action)
{
  g_signal_emit (self, picked_signal, 0, (guint) GAME_ANSWER (RACE_DO_ACTION, action, 0, 0));
}

static void
clicked_cb (GtkWidget *button, gpointer action)
{
  pick (ORRERY_RACE_ACTIONS (gtk_widget_get_ancestor (button, ORRERY_TYPE_RACE_ACTIONS)), GPOINTER_TO_UINT (action));
}

static gboolean
key_cb (GtkWidget *widget, guint keyval, gpointer action)
{
  pick (ORRERY_RACE_ACTIONS (widget), GPOINTER_TO_UINT (action));
  return TRUE;
}

/* The symbol, the bonus that distinguishes two cards of a phase, and the key. */
static GtkWidget *
new_head (guint action, gboolean compact, guint n_ticked)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, compact ? 3 : 6);
  GtkWidget *bonus = orrery_race_bonus_tag_new (action);
  g_autofree char *number = g_strdup_printf ("%u", action + 1);
  GtkWidget *key = gtk_label_new (number);

  gtk_box_append (GTK_BOX (head), orrery_symbol_new (orrery_race_phase_symbol (orrery_race_phase_of_action (action)), compact ? 18 : 22));
  if (bonus != NULL)
    gtk_box_append (GTK_BOX (head), bonus);
  for (guint i = 0; i < n_ticked; i++)
    gtk_box_append (GTK_BOX (head), orrery_symbol_new (ORRERY_SYMBOL_CHECK, 14));
  gtk_widget_add_css_class (key, "orrery-key");
  gtk_widget_set_hexpand (key, TRUE);
  gtk_widget_set_halign (key, GTK_ALIGN_END);
  if (!compact)
    gtk_box_append (GTK_BOX (head), key);
  return head;
}

static GtkWidget *
new_button (const OrreryChoice *choice, const RaceState *state, gboolean compact)
{
  const guint action = GAME_ANSWER_A (choice->answer);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *name = gtk_label_new (orrery_race_phase_name (orrery_race_phase_of_action (action)));
  g_autofree char *gain = orrery_race_play_gain (state, choice->answer);
  g_autofree char *spoken = g_strdup_printf ("%s: %s%s%s", orrery_race_story_action (action), gain,
                                             choice->n_ticked > 0 ? ", " : "", choice->n_ticked > 0 ? _("chosen") : "");

  gtk_box_append (GTK_BOX (box), new_head (action, compact, choice->n_ticked));
  gtk_widget_add_css_class (name, compact ? "caption-heading" : "heading");
  orrery_toggle_class (button, "compact", compact);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), name);
  if (!compact)
    {
      GtkWidget *label = orrery_label_new ("caption", 0);

      orrery_label_set (label, gain);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "orrery-race-choice");
  orrery_toggle_class (button, "chosen", choice->n_ticked > 0);
  gtk_widget_set_tooltip_text (button, spoken);
  orrery_set_spoken (button, spoken);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), GUINT_TO_POINTER (action));
  return button;
}

/* The bar of a phone has no other room for it. Where there are no hints, it is not shown. */
static GtkWidget *
new_hint (void)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *name = gtk_label_new (_("Hint"));

  gtk_widget_add_css_class (name, "caption-heading");
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), orrery_symbol_new (ORRERY_SYMBOL_HINT, 18));
  gtk_box_append (GTK_BOX (box), name);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "orrery-race-choice");
  gtk_widget_add_css_class (button, "compact");
  gtk_widget_add_css_class (button, "hint");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.hint");
  g_object_bind_property (button, "sensitive", button, "visible", G_BINDING_SYNC_CREATE);
  return button;
}

static void
orrery_race_actions_class_init (OrreryRaceActionsClass *klass)
{
  picked_signal = g_signal_new ("picked", ORRERY_TYPE_RACE_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_UINT);
}

static void
orrery_race_actions_init (OrreryRaceActions *self)
{
  self->keys = orrery_keys_new (GTK_WIDGET (self));
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  adw_bin_set_child (ADW_BIN (self), self->grid);
}

GtkWidget *
orrery_race_actions_new (OrreryDecision *decision, gboolean compact, guint columns)
{
  OrreryRaceActions *self = g_object_new (ORRERY_TYPE_RACE_ACTIONS, NULL);
  g_autoptr (GArray) choices = orrery_decision_list_choices (decision);

  for (guint i = 0; i < choices->len; i++)
    {
      const OrreryChoice *choice = &g_array_index (choices, OrreryChoice, i);

      gtk_grid_attach (GTK_GRID (self->grid), new_button (choice, orrery_decision_get_start (decision), compact),
                       (int) (i % columns), (int) (i / columns), 1, 1);
      orrery_keys_add (self->keys, GDK_KEY_1 + i, 0, key_cb, GUINT_TO_POINTER (GAME_ANSWER_A (choice->answer)));
    }
  if (compact)
    gtk_grid_attach (GTK_GRID (self->grid), new_hint (), (int) (choices->len % columns), (int) (choices->len / columns), 1, 1);
  orrery_roving_set_up (self->grid);
  return GTK_WIDGET (self);
}
