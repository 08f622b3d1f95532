/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-empire-inputs"

#include "games/roll/board/orrery-empire-inputs.h"

#include <glib/gi18n.h>

#include "games/roll/board/orrery-die.h"
#include "games/roll/catalog/orrery-roll-entry.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/page/orrery-entry-picker.h"
#include "widgets/page/orrery-entry-picture.h"
#include "widgets/page/orrery-page-parts.h"

enum
{
  MOST_SHOWN = 8, /* more tiles than this are chosen from a list */
  MOST_CHIPS = 99,
  MOST_GOODS = 20
};

struct _OrreryEmpireInputs
{
  GtkWidget parent_instance;

  OrreryCatalog *catalog;
  OrreryEmpire  *empire;
  int            face; /* whose bonus; -1: everything counts */
  gboolean       takes[ROLL_N_FACES];
  gboolean       quiet;

  GtkWidget *box;
  GtkWidget *shown;               /* the tiles */
  GtkWidget *tiles[ROLL_N_FACES]; /* toggle buttons; NULL where a tile is not shown */
  GtkWidget *picker;              /* NULL: all tiles that count are shown */
  GtkWidget *numbers[ORRERY_EMPIRE_N_NUMBERS]; /* spin buttons; NULL where it does not count */
};

G_DEFINE_FINAL_TYPE (OrreryEmpireInputs, orrery_empire_inputs, GTK_TYPE_WIDGET)

/* --- Tiles --- */

static gboolean
is_owned (OrreryEmpireInputs *self, guint tile)
{
  return (int) tile == self->face || orrery_empire_has_tile (self->empire, tile);
}

static void
toggled_cb (GtkToggleButton *button, OrreryEmpireInputs *self)
{
  if (!self->quiet)
    orrery_empire_set_tile (self->empire, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "tile")),
                            gtk_toggle_button_get_active (button));
}

static GtkWidget *
new_check (void)
{
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_set_halign (check, GTK_ALIGN_END);
  gtk_widget_set_valign (check, GTK_ALIGN_END);
  gtk_widget_add_css_class (check, "orrery-check");
  return check;
}

static GtkWidget *
new_toggle (OrreryEmpireInputs *self, guint tile)
{
  OrreryEntry *entry = orrery_catalog_lookup_face (self->catalog, (int) tile);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *picture = orrery_entry_picture_new (48);
  GtkWidget *check = new_check ();
  g_autofree char *spoken = g_strdup_printf (_("%s, cost %u"), orrery_entry_get_name (entry),
                                             orrery_entry_get_cost (entry));

  orrery_entry_picture_set_entry (ORRERY_ENTRY_PICTURE (picture), entry);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), picture);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), check);
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  gtk_widget_add_css_class (button, "orrery-tile-toggle");
  gtk_widget_set_tooltip_text (button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (button), "tile", GUINT_TO_POINTER (tile));
  g_object_set_data (G_OBJECT (button), "picture", picture);
  /* The tile of the page itself cannot be left out. */
  gtk_widget_set_sensitive (button, (int) tile != self->face);
  g_object_bind_property (button, "active", check, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  return button;
}

static void
show_tile (OrreryEmpireInputs *self, guint tile)
{
  const gboolean owned = is_owned (self, tile);
  GtkWidget *button = self->tiles[tile];

  if (button == NULL && (owned || self->picker == NULL))
    {
      button = self->tiles[tile] = new_toggle (self, tile);
      orrery_wrap_append (ORRERY_WRAP (self->shown), button);
      if (self->picker != NULL)
        gtk_widget_insert_before (self->picker, self->shown, NULL);
    }
  if (button == NULL)
    return;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), owned);
  gtk_widget_set_opacity (g_object_get_data (G_OBJECT (button), "picture"), owned ? 1 : 0.45);
  gtk_widget_set_visible (button, owned || self->picker == NULL);
}

static gboolean
is_picked (OrreryEntry *entry, gpointer self)
{
  return is_owned (self, (guint) orrery_entry_get_face (entry));
}

static void
picked_cb (OrreryEmpireInputs *self, OrreryEntry *entry)
{
  const guint tile = (guint) orrery_entry_get_face (entry);

  orrery_empire_set_tile (self->empire, tile, !orrery_empire_has_tile (self->empire, tile));
}

static void
add_picker (OrreryEmpireInputs *self)
{
  GPtrArray *entries = g_ptr_array_new ();

  for (guint i = 0; i < ROLL_N_FACES; i++)
    if (self->takes[i] && (int) i != self->face)
      g_ptr_array_add (entries, orrery_catalog_lookup_face (self->catalog, (int) i));
  self->picker = orrery_entry_picker_new (_("_Add a Tile"), self->catalog, entries, is_picked, self);
  g_signal_connect_swapped (self->picker, "picked", G_CALLBACK (picked_cb), self);
  orrery_wrap_append (ORRERY_WRAP (self->shown), self->picker);
}

static void
add_tiles (OrreryEmpireInputs *self)
{
  guint n = 0;

  for (guint i = 0; i < ROLL_N_FACES; i++)
    n += self->takes[i] = self->face < 0 || orrery_bonus_counts_tile ((guint) self->face, i);
  if (n == 0)
    return;
  self->shown = orrery_wrap_new (10);
  gtk_box_append (GTK_BOX (self->box), self->shown);
  if (n > MOST_SHOWN)
    add_picker (self);
}

/* --- Dice, chips, goods --- */

static void
value_changed_cb (GtkSpinButton *spin, OrreryEmpireInputs *self)
{
  if (!self->quiet)
    orrery_empire_set_number (self->empire, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (spin), "number")),
                              (guint) gtk_spin_button_get_value_as_int (spin));
}

static GtkWidget *
add_spin (OrreryEmpireInputs *self, GtkWidget *parent, guint number, GtkWidget *picture, const char *label,
          guint most)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *spin = orrery_spin_new (0, most);

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (spin, label);
  g_object_set_data (G_OBJECT (spin), "number", GUINT_TO_POINTER (number));
  g_signal_connect (spin, "value-changed", G_CALLBACK (value_changed_cb), self);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), spin);
  orrery_wrap_append (ORRERY_WRAP (parent), box);
  return spin;
}

static GtkWidget *
add_number (OrreryEmpireInputs *self, GtkWidget *parent, guint number)
{
  g_autofree char *dice = NULL;
  const char *name = number == ORRERY_EMPIRE_CHIPS ? _("VP in chips") : _("Goods");

  if (number >= ROLL_N_COLOURS)
    return add_spin (self, parent, number, gtk_label_new (name), name,
                     number == ORRERY_EMPIRE_CHIPS ? MOST_CHIPS : MOST_GOODS);
  dice = g_strdup_printf (_("%s dice"), orrery_colour_attribute (number));
  return add_spin (self, parent, number, orrery_die_new (number, ROLL_NO_PHASE, ORRERY_DIE_MEDIUM), dice,
                   roll_dice[number].count);
}

static void
add_numbers (OrreryEmpireInputs *self)
{
  GtkWidget *wrap = NULL;

  for (guint i = 0; i < ORRERY_EMPIRE_N_NUMBERS; i++)
    {
      if (self->face >= 0 && !orrery_bonus_counts_number ((guint) self->face, i))
        continue;
      if (wrap == NULL)
        gtk_box_append (GTK_BOX (self->box), wrap = orrery_wrap_new (10));
      self->numbers[i] = add_number (self, wrap, i);
    }
}

/* --- The widget --- */

static void
update (OrreryEmpireInputs *self)
{
  self->quiet = TRUE;
  for (guint i = 0; i < ROLL_N_FACES; i++)
    if (self->takes[i])
      show_tile (self, i);
  for (guint i = 0; i < ORRERY_EMPIRE_N_NUMBERS; i++)
    if (self->numbers[i] != NULL)
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->numbers[i]), orrery_empire_get_number (self->empire, i));
  if (self->picker != NULL)
    orrery_entry_picker_update (ORRERY_ENTRY_PICKER (self->picker));
  self->quiet = FALSE;
}

static void
orrery_empire_inputs_dispose (GObject *object)
{
  OrreryEmpireInputs *self = ORRERY_EMPIRE_INPUTS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->empire);

  G_OBJECT_CLASS (orrery_empire_inputs_parent_class)->dispose (object);
}

static void
orrery_empire_inputs_class_init (OrreryEmpireInputsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_empire_inputs_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_empire_inputs_init (OrreryEmpireInputs *self)
{
  self->box = orrery_part_column (12);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
orrery_empire_inputs_new (OrreryCatalog *catalog, OrreryEmpire *empire, int face)
{
  OrreryEmpireInputs *self = g_object_new (ORRERY_TYPE_EMPIRE_INPUTS, NULL);

  self->catalog = catalog;
  self->empire = g_object_ref (empire);
  self->face = face;
  add_tiles (self);
  add_numbers (self);
  update (self);
  g_signal_connect_object (empire, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

gboolean
orrery_empire_inputs_takes (OrreryEmpireInputs *self, guint tile)
{
  g_return_val_if_fail (ORRERY_IS_EMPIRE_INPUTS (self) && tile < ROLL_N_FACES, FALSE);

  return self->takes[tile];
}
