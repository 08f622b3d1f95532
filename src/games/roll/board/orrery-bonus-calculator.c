/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-bonus-calculator"

#include "config.h"

#include "games/roll/board/orrery-bonus-calculator.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "widgets/page/orrery-entry-picture.h"
#include "widgets/page/orrery-page-parts.h"
#include "games/roll/catalog/orrery-roll-entry.h"
#include "games/roll/rules/roll.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/question/orrery-counter.h"
#include "games/roll/board/orrery-die.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/layout/orrery-wrap.h"

enum
{
  MOST_SHOWN = 8,    /* more tiles than this are chosen from a list */
  MOST_CHIPS = 99,
  MOST_GOODS = 20
};

struct _OrreryBonusCalculator
{
  GtkWidget parent_instance;

  OrreryCatalog *catalog;
  guint          face;

  GtkWidget *card;
  GtkWidget *inputs;
  GtkWidget *chip;
  GtkWidget *result;
  GtkWidget *tiles[ROLL_N_FACES];   /* toggle buttons; NULL where a tile does not count */
  GtkWidget *dice[ROLL_N_COLOURS];  /* spin buttons */
  GtkWidget *chips;
  GtkWidget *goods;
};

G_DEFINE_FINAL_TYPE (OrreryBonusCalculator, orrery_bonus_calculator, GTK_TYPE_WIDGET)

/* --- The empire --- */

static void
put_goods (RollSeat *seat, guint n)
{
  /* A good needs a world to lie on; which one does not matter. */
  for (guint i = 0; i < n && seat->n_tableau < ROLL_MAX_TABLEAU; i++)
    {
      seat->goods[seat->n_tableau] = ROLL_CYAN + 1;
      seat->tableau[seat->n_tableau++] = ROLL_WORLD_OF (0);
    }
}

static int
bonus_of (OrreryBonusCalculator *self, const RollSeat *seat)
{
  RollState state = { .n_seats = 1, .seats = { *seat } };

  return roll_bonus (&state, 0, (uint8_t) self->face);
}

/* What brings nothing alone does not count. */
static gboolean
tile_counts (OrreryBonusCalculator *self, guint face)
{
  RollSeat seat = { .n_tableau = 1, .tableau = { (uint8_t) face } };

  return bonus_of (self, &seat) > 0;
}

static gboolean
die_counts (OrreryBonusCalculator *self, RollColour colour)
{
  RollSeat seat = { 0 };

  seat.dice[ROLL_CUP][colour] = 1;
  return bonus_of (self, &seat) > 0;
}

static gboolean
chips_count (OrreryBonusCalculator *self)
{
  return bonus_of (self, &(RollSeat) { .chips = 1 }) > 0;
}

static gboolean
goods_count (OrreryBonusCalculator *self)
{
  RollSeat with = { 0 };
  RollSeat without;

  put_goods (&with, 1);
  without = with;
  without.goods[0] = 0;
  return bonus_of (self, &with) > bonus_of (self, &without);
}

static guint
spin_value (GtkWidget *spin)
{
  return spin != NULL ? (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)) : 0;
}

static gboolean
is_owned (OrreryBonusCalculator *self, guint face)
{
  return self->tiles[face] != NULL
         && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->tiles[face]));
}

static void
fill_seat (OrreryBonusCalculator *self, RollSeat *seat, guint *n_tiles, guint *costs)
{
  *seat = (RollSeat) { .chips = (int16_t) spin_value (self->chips) };
  *n_tiles = *costs = 0;
  for (guint i = 0; i < ROLL_N_FACES; i++)
    {
      if (!is_owned (self, i) || seat->n_tableau >= ROLL_MAX_TABLEAU)
        continue;
      seat->tableau[seat->n_tableau++] = (uint8_t) i;
      *costs += roll_faces[i].cost;
      (*n_tiles)++;
    }
  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    seat->dice[ROLL_CUP][i] = (uint8_t) spin_value (self->dice[i]);
  put_goods (seat, spin_value (self->goods));
}

static void
update (OrreryBonusCalculator *self)
{
  g_autofree char *vp = NULL;
  g_autofree char *text = NULL;
  guint n_tiles, costs;
  RollSeat seat;
  int bonus;

  fill_seat (self, &seat, &n_tiles, &costs);
  bonus = bonus_of (self, &seat);
  vp = g_strdup_printf (ngettext ("%d VP", "%d VP", (gulong) bonus), bonus);
  if (n_tiles > 0)
    /* Translators: "3 tiles, costs 8: 4 VP". */
    text = g_strdup_printf (ngettext ("%u tile, costs %u: %s", "%u tiles, costs %u: %s", n_tiles),
                            n_tiles, costs, vp);
  gtk_label_set_text (GTK_LABEL (self->result), text != NULL ? text : vp);
  orrery_counter_set_value (ORRERY_COUNTER (self->chip), bonus);
}

/* --- Tiles --- */

static void
toggled_cb (GtkToggleButton *button, OrreryBonusCalculator *self)
{
  GtkWidget *check = g_object_get_data (G_OBJECT (button), "check");
  gboolean active = gtk_toggle_button_get_active (button);

  gtk_widget_set_visible (check, active);
  gtk_widget_set_opacity (g_object_get_data (G_OBJECT (button), "picture"), active ? 1 : 0.45);
  if (g_object_get_data (G_OBJECT (button), "hides") != NULL)
    gtk_widget_set_visible (GTK_WIDGET (button), active);
  update (self);
}

static GtkWidget *
new_tile_toggle (OrreryBonusCalculator *self, OrreryEntry *entry, gboolean hides)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *picture = orrery_entry_picture_new (48);
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");
  g_autofree char *spoken = g_strdup_printf (_("%s, cost %u"), orrery_entry_get_name (entry),
                                             orrery_entry_get_cost (entry));

  orrery_entry_picture_set_entry (ORRERY_ENTRY_PICTURE (picture), entry);
  gtk_widget_set_opacity (picture, 0.45);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), picture);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), check);
  gtk_widget_set_halign (check, GTK_ALIGN_END);
  gtk_widget_set_valign (check, GTK_ALIGN_END);
  gtk_widget_set_visible (check, FALSE);
  gtk_widget_add_css_class (check, "orrery-check");
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  gtk_widget_add_css_class (button, "orrery-tile-toggle");
  gtk_widget_set_tooltip_text (button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  g_object_set_data (G_OBJECT (button), "check", check);
  g_object_set_data (G_OBJECT (button), "picture", picture);
  g_object_set_data (G_OBJECT (button), "hides", GINT_TO_POINTER (hides));
  gtk_widget_set_visible (button, !hides);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  return button;
}

static void
add_activated_cb (GtkListBox *list, GtkListBoxRow *row, OrreryBonusCalculator *self)
{
  guint face = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "face"));
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (self->tiles[face]);

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}

static GtkWidget *
new_add_row (OrreryBonusCalculator *self, OrreryEntry *entry)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *picture = orrery_entry_picture_new (32);
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget *label = orrery_part_label (orrery_entry_get_name (entry), NULL);
  guint face = (guint) orrery_entry_get_face (entry);

  orrery_entry_picture_set_entry (ORRERY_ENTRY_PICTURE (picture), entry);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), check);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_bind_property (self->tiles[face], "active", check, "visible", G_BINDING_SYNC_CREATE);
  g_object_set_data (G_OBJECT (row), "face", GUINT_TO_POINTER (face));
  return row;
}

/* The list is long, and nobody may ever ask for it. */
static void
popover_show_cb (GtkWidget *popover, OrreryBonusCalculator *self)
{
  GtkWidget *scroller, *list;

  if (gtk_popover_get_child (GTK_POPOVER (popover)) != NULL)
    return;
  list = gtk_list_box_new ();
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                           "child", list,
                           "hscrollbar-policy", GTK_POLICY_NEVER,
                           "width-request", 280,
                           "max-content-height", 360,
                           "propagate-natural-height", TRUE,
                           NULL);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "orrery-menu-list");
  for (guint i = 0; i < ROLL_N_FACES; i++)
    if (self->tiles[i] != NULL && gtk_widget_get_sensitive (self->tiles[i]))
      gtk_list_box_append (GTK_LIST_BOX (list),
                           new_add_row (self, orrery_catalog_lookup_face (self->catalog, (int) i)));
  g_signal_connect (list, "row-activated", G_CALLBACK (add_activated_cb), self);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
}

static GtkWidget *
new_add_button (OrreryBonusCalculator *self)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();

  gtk_menu_button_set_child (GTK_MENU_BUTTON (button),
                             g_object_new (ADW_TYPE_BUTTON_CONTENT,
                                           "icon-name", "list-add-symbolic",
                                           "label", _("_Add a Tile"),
                                           "use-underline", TRUE,
                                           NULL));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  orrery_set_spoken (button, _("Add a tile"));
  gtk_widget_add_css_class (button, "orrery-add");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect (popover, "show", G_CALLBACK (popover_show_cb), self);
  return button;
}

static void
add_tiles (OrreryBonusCalculator *self)
{
  gboolean counts[ROLL_N_FACES];
  guint n = 0;

  for (guint i = 0; i < ROLL_N_FACES; i++)
    n += counts[i] = tile_counts (self, i);
  for (guint i = 0; i < ROLL_N_FACES; i++)
    if (counts[i])
      {
        self->tiles[i] = new_tile_toggle (self, orrery_catalog_lookup_face (self->catalog, (int) i),
                                          n > MOST_SHOWN);
        orrery_wrap_append (ORRERY_WRAP (self->inputs), self->tiles[i]);
      }
  if (n > MOST_SHOWN)
    orrery_wrap_append (ORRERY_WRAP (self->inputs), new_add_button (self));
}

/* --- Dice, chips, goods --- */

static GtkWidget *
add_spin (OrreryBonusCalculator *self, GtkWidget *picture, const char *label, guint most)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, most, 1);

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (spin, label);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (update), self);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), spin);
  orrery_wrap_append (ORRERY_WRAP (self->inputs), box);
  return spin;
}

static void
add_numbers (OrreryBonusCalculator *self)
{
  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    if (die_counts (self, i))
      {
        g_autofree char *label = g_strdup_printf (_("%s dice"), orrery_colour_name (i));

        self->dice[i] = add_spin (self, orrery_die_new (i, ROLL_NO_PHASE, ORRERY_DIE_MEDIUM), label,
                                  roll_dice[i].count);
      }
  if (chips_count (self))
    self->chips = add_spin (self, orrery_part_label (_("VP in chips"), NULL), _("VP in chips"),
                            MOST_CHIPS);
  if (goods_count (self))
    self->goods = add_spin (self, orrery_part_label (_("Goods"), NULL), _("Goods"), MOST_GOODS);
}

/* --- The widget --- */

static void
orrery_bonus_calculator_dispose (GObject *object)
{
  OrreryBonusCalculator *self = ORRERY_BONUS_CALCULATOR (object);

  g_clear_pointer (&self->card, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_bonus_calculator_parent_class)->dispose (object);
}

static void
orrery_bonus_calculator_class_init (OrreryBonusCalculatorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_bonus_calculator_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_bonus_calculator_init (OrreryBonusCalculator *self)
{
  GtkWidget *sum = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->card = orrery_part_card ();
  self->inputs = orrery_wrap_new (10);
  self->chip = orrery_counter_new (ORRERY_COUNTER_CHIPS, 0, 40);
  self->result = g_object_new (GTK_TYPE_LABEL,
                               "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                               "wrap", TRUE,
                               "xalign", 0.0,
                               NULL);
  orrery_counter_set_inside (ORRERY_COUNTER (self->chip), TRUE);
  gtk_widget_set_valign (self->chip, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->result, "heading");
  gtk_widget_set_hexpand (self->result, TRUE);
  gtk_box_append (GTK_BOX (sum), self->chip);
  gtk_box_append (GTK_BOX (sum), self->result);
  orrery_part_card_add (self->card, self->inputs);
  orrery_part_card_add (self->card, sum);
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
}

GtkWidget *
orrery_bonus_calculator_new (OrreryCatalog *catalog, OrreryEntry *entry)
{
  OrreryBonusCalculator *self = g_object_new (ORRERY_TYPE_BONUS_CALCULATOR, NULL);

  self->catalog = catalog;
  self->face = (guint) orrery_entry_get_face (entry);
  add_tiles (self);
  add_numbers (self);
  /* It counts itself, and cannot be left out. */
  if (self->tiles[self->face] != NULL)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tiles[self->face]), TRUE);
      gtk_widget_set_sensitive (self->tiles[self->face], FALSE);
    }
  update (self);
  return GTK_WIDGET (self);
}

int
orrery_bonus_calculator_get_bonus (OrreryBonusCalculator *self)
{
  g_return_val_if_fail (ORRERY_IS_BONUS_CALCULATOR (self), 0);

  return orrery_counter_get_value (ORRERY_COUNTER (self->chip));
}

gboolean
orrery_bonus_calculator_set_tile (OrreryBonusCalculator *self, guint face, gboolean owned)
{
  g_return_val_if_fail (ORRERY_IS_BONUS_CALCULATOR (self) && face < ROLL_N_FACES, FALSE);

  if (self->tiles[face] == NULL)
    return FALSE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tiles[face]), owned);
  return TRUE;
}

static gboolean
set_spin (GtkWidget *spin, guint n)
{
  if (spin == NULL)
    return FALSE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), n);
  return TRUE;
}

gboolean
orrery_bonus_calculator_set_dice (OrreryBonusCalculator *self, RollColour colour, guint n)
{
  g_return_val_if_fail (ORRERY_IS_BONUS_CALCULATOR (self) && colour < ROLL_N_COLOURS, FALSE);

  return set_spin (self->dice[colour], n);
}

gboolean
orrery_bonus_calculator_set_chips (OrreryBonusCalculator *self, guint n)
{
  g_return_val_if_fail (ORRERY_IS_BONUS_CALCULATOR (self), FALSE);

  return set_spin (self->chips, n);
}

gboolean
orrery_bonus_calculator_set_goods (OrreryBonusCalculator *self, guint n)
{
  g_return_val_if_fail (ORRERY_IS_BONUS_CALCULATOR (self), FALSE);

  return set_spin (self->goods, n);
}
