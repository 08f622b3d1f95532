/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-bonus-calculator"

#include "games/roll/board/orrery-bonus-calculator.h"

#include <glib/gi18n.h>

#include "games/roll/board/orrery-empire-inputs.h"
#include "games/roll/catalog/orrery-roll-entry.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/page/orrery-page-parts.h"
#include "widgets/question/orrery-counter.h"

struct _OrreryBonusCalculator
{
  GtkWidget parent_instance;

  OrreryEmpire *empire;
  guint         face;

  GtkWidget *card;
  GtkWidget *inputs;
  GtkWidget *chip;
  GtkWidget *result;
};

G_DEFINE_FINAL_TYPE (OrreryBonusCalculator, orrery_bonus_calculator, GTK_TYPE_WIDGET)

/* Of the tiles that count. */
static guint
count_tiles (OrreryBonusCalculator *self, guint *costs)
{
  guint n = 0;

  *costs = 0;
  for (guint i = 0; i < ROLL_N_FACES; i++)
    if ((i == self->face || orrery_empire_has_tile (self->empire, i))
        && orrery_empire_inputs_takes (ORRERY_EMPIRE_INPUTS (self->inputs), i))
      {
        *costs += roll_faces[i].cost;
        n++;
      }
  return n;
}

static void
update (OrreryBonusCalculator *self)
{
  const int bonus = orrery_empire_get_bonus (self->empire, self->face);
  g_autofree char *vp = g_strdup_printf (ngettext ("%d VP", "%d VP", (gulong) bonus), bonus);
  g_autofree char *text = NULL;
  guint costs, n = count_tiles (self, &costs);

  if (n > 0)
    /* Translators: "3 tiles, costs 8: 4 VP". */
    text = g_strdup_printf (ngettext ("%u tile, costs %u: %s", "%u tiles, costs %u: %s", n), n, costs, vp);
  gtk_label_set_text (GTK_LABEL (self->result), text != NULL ? text : vp);
  orrery_counter_set_value (ORRERY_COUNTER (self->chip), bonus);
}

/* Entries made here count for the other bonuses too. */
static GtkWidget *
new_link (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_My Tableau"));

  gtk_widget_set_tooltip_text (button, _("See every bonus together"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.show-entry");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", ORRERY_PLACE_TABLEAU);
  return button;
}

static void
orrery_bonus_calculator_dispose (GObject *object)
{
  OrreryBonusCalculator *self = ORRERY_BONUS_CALCULATOR (object);

  g_clear_pointer (&self->card, gtk_widget_unparent);
  g_clear_object (&self->empire);

  G_OBJECT_CLASS (orrery_bonus_calculator_parent_class)->dispose (object);
}

static void
orrery_bonus_calculator_class_init (OrreryBonusCalculatorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_bonus_calculator_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_bonus_calculator_init (OrreryBonusCalculator *self)
{
  self->card = orrery_part_card ();
  self->chip = orrery_counter_new (ORRERY_COUNTER_CHIPS, 0, 40);
  self->result = g_object_new (GTK_TYPE_LABEL,
                               "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                               "hexpand", TRUE,
                               "wrap", TRUE,
                               "xalign", 0.0,
                               NULL);
  orrery_counter_set_inside (ORRERY_COUNTER (self->chip), TRUE);
  gtk_widget_set_valign (self->chip, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->result, "heading");
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
}

GtkWidget *
orrery_bonus_calculator_new (OrreryCatalog *catalog, OrreryEntry *entry, OrreryEmpire *empire)
{
  OrreryBonusCalculator *self = g_object_new (ORRERY_TYPE_BONUS_CALCULATOR, NULL);
  GtkWidget *sum = orrery_wrap_new (12);

  self->empire = g_object_ref (empire);
  self->face = (guint) orrery_entry_get_face (entry);
  self->inputs = orrery_empire_inputs_new (catalog, empire, (int) self->face);
  orrery_wrap_append (ORRERY_WRAP (sum), self->chip);
  orrery_wrap_append (ORRERY_WRAP (sum), self->result);
  orrery_wrap_append (ORRERY_WRAP (sum), new_link ());
  orrery_part_card_add (self->card, self->inputs);
  orrery_part_card_add (self->card, sum);
  update (self);
  g_signal_connect_object (empire, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
