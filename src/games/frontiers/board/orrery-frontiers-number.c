/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-number.h"

#include "games/frontiers/words/orrery-frontiers-why.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/game/orrery-table-ui.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n-lib.h>

struct _OrreryFrontiersNumber
{
  GtkWidget parent_instance;

  OrreryFrontiersNumberId id;
  guint seat;
  int value;

  GtkWidget *box;
  GtkWidget *less, *button, *more;
  GtkWidget *label;
  GtkWidget *spin;
  GtkWidget *why; /* the sources of Military */
};

G_DEFINE_FINAL_TYPE (OrreryFrontiersNumber, orrery_frontiers_number, GTK_TYPE_WIDGET)

static const struct
{
  const char *name;
  FrAnswer fix;
  OrrerySymbolId symbol;
  int least, most;
} numbers[ORRERY_N_NUMBERS] = {
  [ORRERY_NUMBER_CREDITS] = { N_("Credits"), FR_DO_FIX_CREDITS, ORRERY_SYMBOL_CREDIT, 0, 200 },
  [ORRERY_NUMBER_CHIPS] = { N_("VP chips"), FR_DO_FIX_CHIPS, ORRERY_SYMBOL_CHIP, 0, 200 },
  [ORRERY_NUMBER_COLONISTS] = { N_("Colonists"), FR_DO_FIX_COLONISTS, ORRERY_SYMBOL_PERSON, 0, 60 },
  [ORRERY_NUMBER_MILITARY] = { N_("Military"), FR_DO_FIX_MILITARY, ORRERY_SYMBOL_SHIELD, -9, 30 },
};

static int
get_number (const FrState *state, guint seat, OrreryFrontiersNumberId id)
{
  const FrSeat *p = &state->seats[seat];

  switch (id)
    {
    case ORRERY_NUMBER_CREDITS:
      return p->credits;
    case ORRERY_NUMBER_CHIPS:
      return p->chips;
    case ORRERY_NUMBER_COLONISTS:
      return p->colonists;
    case ORRERY_NUMBER_MILITARY:
    case ORRERY_N_NUMBERS:
    default:
      return fr_military (state, (int) seat);
    }
}

/* --- Correcting --- */

static void
correct (OrreryFrontiersNumber *self, int value)
{
  if (value != self->value)
    gtk_widget_activate_action (GTK_WIDGET (self), ORRERY_ACTION_ANSWER, "u",
                                GAME_ANSWER (numbers[self->id].fix, self->seat, value >> 8, value & 255));
}

/* All changes in the popover form one correction, however often you press a button. */
static void
closed_cb (OrreryFrontiersNumber *self)
{
  correct (self, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->spin)));
}

static void
step_cb (OrreryFrontiersNumber *self, GtkWidget *button)
{
  correct (self, self->value + (button == self->more ? 1 : -1));
}

/* --- Showing --- */

static void
show_why (OrreryFrontiersNumber *self, const FrState *state)
{
  const gboolean is_mirror = self->id == ORRERY_NUMBER_MILITARY && fr_level (state) == FR_LEVEL_MIRROR;
  g_autofree char *text = is_mirror ? orrery_frontiers_tell_why (state, self->seat, FR_WHY_MILITARY, 0) : NULL;

  gtk_widget_set_visible (self->why, is_mirror);
  orrery_label_set (self->why, text != NULL ? text : "");
}

/* Takes the text. */
static void
name_step (GtkWidget *button, char *text)
{
  orrery_set_spoken (button, text);
  orrery_tooltip_set (button, text);
  g_free (text);
}

void
orrery_frontiers_number_set (OrreryFrontiersNumber *self, const FrState *state, guint seat, const char *name)
{
  const char *title = _(numbers[self->id].name);
  const gboolean is_more = self->id == ORRERY_NUMBER_MILITARY && fr_level (state) == FR_LEVEL_MIRROR && !fr_is_known (state, (int) seat);
  g_autofree char *text = NULL, *spoken = NULL;

  self->seat = seat;
  self->value = get_number (state, seat, self->id);
  text = g_strdup_printf (is_more ? "%d+" : "%d", self->value);
  /* Translators: a player, "Credits", and how many. */
  spoken = g_strdup_printf (_("%s: %s %d"), name, title, self->value);
  orrery_label_set (self->label, text);
  orrery_set_spoken (self->button, spoken);
  orrery_tooltip_set (self->button, is_more ? _("At least this much: not all powers are known") : title);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->spin), self->value);
  gtk_widget_set_sensitive (self->less, self->value > numbers[self->id].least);
  gtk_widget_set_sensitive (self->more, self->value < numbers[self->id].most);
  /* Translators: "Credits: one less" */
  name_step (self->less, g_strdup_printf (_("%s: one less"), title));
  /* Translators: "Credits: one more" */
  name_step (self->more, g_strdup_printf (_("%s: one more"), title));
  show_why (self, state);
}

void
orrery_frontiers_number_set_steps (OrreryFrontiersNumber *self, gboolean has_steps)
{
  g_return_if_fail (ORRERY_IS_FRONTIERS_NUMBER (self));

  gtk_widget_set_visible (self->less, has_steps);
  gtk_widget_set_visible (self->more, has_steps);
}

/* --- Building --- */

static GtkWidget *
new_popover (OrreryFrontiersNumber *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = orrery_label_new ("heading", 0);

  gtk_label_set_label (GTK_LABEL (label), _(numbers[self->id].name));
  self->spin = gtk_spin_button_new_with_range (numbers[self->id].least, numbers[self->id].most, 1);
  orrery_set_spoken (self->spin, _(numbers[self->id].name));
  self->why = orrery_label_new ("caption orrery-why", 0);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), self->spin);
  gtk_box_append (GTK_BOX (box), self->why);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self->spin)), "activate", G_CALLBACK (gtk_popover_popdown), popover, G_CONNECT_SWAPPED);
  g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  return popover;
}

static GtkWidget *
new_button (OrreryFrontiersNumber *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *sign = self->id == ORRERY_NUMBER_CREDITS ? orrery_token_new (&orrery_picture_coin, 22)
                    : self->id == ORRERY_NUMBER_CHIPS ? orrery_token_new (&orrery_picture_chip, 24)
                                                      : orrery_symbol_new (numbers[self->id].symbol, 18);

  self->label = orrery_label_new ("orrery-number", 0);
  gtk_label_set_width_chars (GTK_LABEL (self->label), 2);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), self->label);
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), box);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), new_popover (self));
  gtk_widget_add_css_class (self->button, "flat");
  return self->button;
}

static GtkWidget *
new_step (OrreryFrontiersNumber *self, const char *icon)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_visible (button, FALSE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
orrery_frontiers_number_dispose (GObject *object)
{
  g_clear_pointer (&ORRERY_FRONTIERS_NUMBER (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_frontiers_number_parent_class)->dispose (object);
}

static void
orrery_frontiers_number_class_init (OrreryFrontiersNumberClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_frontiers_number_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_frontiers_number_init (OrreryFrontiersNumber *self)
{
}

GtkWidget *
orrery_frontiers_number_new (OrreryFrontiersNumberId id)
{
  OrreryFrontiersNumber *self = g_object_new (ORRERY_TYPE_FRONTIERS_NUMBER, "valign", GTK_ALIGN_CENTER, "halign", GTK_ALIGN_START, NULL);

  self->id = id;
  self->less = new_step (self, "list-remove-symbolic");
  self->more = new_step (self, "list-add-symbolic");
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_append (GTK_BOX (self->box), self->less);
  gtk_box_append (GTK_BOX (self->box), new_button (self));
  gtk_box_append (GTK_BOX (self->box), self->more);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
