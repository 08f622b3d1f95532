/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-final-card"

#include "config.h"

#include "games/roll/table/orrery-final-card.h"

#include "assist/orrery-player-words.h"
#include "games/roll/assist/orrery-dice-line.h"
#include "games/roll/table/orrery-tile-search.h"
#include "players/player.h"
#include "widgets/layout/orrery-announce.h"
#include "games/roll/board/orrery-dice-row.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-table-style.h"
#include "games/roll/board/orrery-tile.h"
#include "widgets/layout/orrery-wrap.h"
#include "games/roll/players/players.h"

#include <string.h>

#include <glib/gi18n.h>

enum
{
  N_NUMBERS = 4,
  MOST_CHIPS = 99 /* nobody has come near */
};

struct _OrreryFinalCard
{
  GtkWidget parent_instance;

  OrreryFinalTable *table;
  guint seat;

  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *kinds;
  GtkWidget *score;
  GtkWidget *search;
  GtkWidget *tiles;
  GtkWidget *dice;
  GtkWidget *dice_row;
  GtkWidget *numbers[N_NUMBERS];
  GtkWidget *problem;
  char *misread; /* what a field does not take; NULL: nothing */
  gboolean updating;
  gboolean start;
  GtkWidget *fields;
};

G_DEFINE_FINAL_TYPE (OrreryFinalCard, orrery_final_card, GTK_TYPE_WIDGET)

static guint changed_signal;

/* The numbers of a player, in the order of their fields. */
static const struct
{
  const char *label;
  guint most;
  guint usual; /* of a field that is empty */
} numbers[N_NUMBERS] = {
  { N_("Goods among them"), ROLL_N_DICE, 0 },
  { N_("VP in chips"), MOST_CHIPS, 0 },
  { N_("Credits"), ROLL_MAX_CREDITS, 1 },
  { N_("Dice in cup"), ROLL_N_DICE, 0 },
};

static void
emit_changed (OrreryFinalCard *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static OrreryFinalSeat *
seat_of (OrreryFinalCard *self)
{
  return &self->table->seats[self->seat];
}

/* --- Tiles --- */

static gboolean
is_offered (guint8 face, gpointer data)
{
  OrreryFinalCard *self = data;
  const guint set = roll_faces[face].set;

  if (set == ROLL_SET_FACTION && seat_of (self)->faction != 0)
    return FALSE;
  if (set == ROLL_SET_HOME && seat_of (self)->home != ROLL_NONE)
    return FALSE;
  /* At the start there is one tile of each kind. */
  for (guint i = 0; self->start && set == ROLL_SET_GAME && i < seat_of (self)->n_tiles; i++)
    if (roll_faces[seat_of (self)->tiles[i]].kind == roll_faces[face].kind)
      return FALSE;
  return orrery_final_table_is_left (self->table, face);
}

static void
remove_cb (GtkWidget *button, OrreryFinalCard *self)
{
  const guint face = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "face"));

  orrery_final_table_remove (self->table, self->seat, (guint8) face);
  gtk_widget_grab_focus (self->search);
  orrery_final_card_update (self);
  emit_changed (self);
}

static GtkWidget *
tile_button_new (OrreryFinalCard *self, guint8 face)
{
  g_autofree char *label = orrery_tile_names_label (face);
  g_autofree char *tip = g_strdup_printf (_("Remove %s"), label);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), orrery_tile_new (face, ORRERY_TILE_MINI));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "orrery-tile-button");
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
  g_object_set_data (G_OBJECT (button), "face", GUINT_TO_POINTER (face));
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_cb), self, 0);
  return button;
}

static void
show_tiles (OrreryFinalCard *self)
{
  g_autoptr (GArray) faces = orrery_final_table_list (self->table, self->seat);

  orrery_wrap_clear (ORRERY_WRAP (self->tiles));
  for (guint i = 0; i < faces->len; i++)
    {
      const guint8 face = g_array_index (faces, guint8, i);

      orrery_wrap_append (ORRERY_WRAP (self->tiles), tile_button_new (self, face));
      if (roll_faces[face].set == ROLL_SET_FACTION)
        orrery_wrap_append (ORRERY_WRAP (self->tiles), tile_button_new (self, face + 1));
    }
  gtk_widget_set_visible (self->tiles, faces->len > 0);
}

static void
picked_cb (OrreryFinalCard *self, guint face)
{
  orrery_final_table_add (self->table, self->seat, (guint8) face);
  show_tiles (self);
  emit_changed (self);
}

/* --- Dice and numbers --- */

static void
show_dice (OrreryFinalCard *self)
{
  guint8 dice[8] = { 0 };
  guint n = 0;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    n += dice[colour] = seat_of (self)->dice[colour];
  orrery_dice_row_set_dice (ORRERY_DICE_ROW (self->dice_row), dice, 0);
  gtk_widget_set_visible (self->dice_row, n > 0);
}


static guint *
number_of (OrreryFinalCard *self, guint i)
{
  OrreryFinalSeat *seat = seat_of (self);
  guint *of_seat[] = { &seat->goods, &seat->chips, &seat->credits, &seat->cup };

  return of_seat[i];
}

static char *
read_dice (OrreryFinalCard *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->dice));
  guint bad = 0;

  if (orrery_dice_line_totals (text, seat_of (self)->dice, &bad))
    return NULL;
  if (text[bad] == '\0')
    return g_strdup (_("A number of dice needs a color, as in “5w”."));
  return g_strdup_printf (_("“%s” is not a die. Use w r p c b g y."), text + bad);
}

static char *
read_number (OrreryFinalCard *self, guint i)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->numbers[i]));
  guint64 number = numbers[i].usual;
  const gboolean good
      = *text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, numbers[i].most, &number, NULL);

  *number_of (self, i) = (guint) number;
  /* Translators: the name of a field, and the largest number that it takes. */
  return good ? NULL : g_strdup_printf (_("%s: enter a number from 0 to %u."), _(numbers[i].label), numbers[i].most);
}

/* Says what is wrong with a field, and takes it. */
static void
mark_field (OrreryFinalCard *self, GtkWidget *entry, char *wrong)
{
  orrery_toggle_class (entry, "error", wrong != NULL);
  if (self->misread == NULL)
    self->misread = wrong;
  else
    g_free (wrong);
}

static void
fields_changed_cb (OrreryFinalCard *self)
{
  if (self->updating)
    return;
  g_clear_pointer (&self->misread, g_free);
  mark_field (self, self->dice, read_dice (self));
  for (guint i = 0; i < N_NUMBERS; i++)
    mark_field (self, self->numbers[i], read_number (self, i));
  show_dice (self);
  emit_changed (self);
}

/* Enter goes on as Tab does: a whole table is entered without looking for another key. */
static void
next_cb (GtkWidget *entry, OrreryFinalCard *self)
{
  gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))),
                          GTK_DIR_TAB_FORWARD);
}

static void
name_changed_cb (OrreryFinalCard *self)
{
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), (int) self->seat,
                        orrery_final_card_get_name (self));
  if (!self->updating)
    emit_changed (self);
}

/* --- Building --- */

static GtkWidget *
field_new (OrreryFinalCard *self, const char *label, GtkWidget *entry, int width)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *text = orrery_label_new ("caption", 0);

  gtk_label_set_label (GTK_LABEL (text), label);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), width);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), width);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), entry);
  g_signal_connect_object (entry, "activate", G_CALLBACK (next_cb), self, 0);
  return box;
}

/* A person first, then computer players from the weakest. */
static GtkWidget *
build_kinds (OrreryFinalCard *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_ptr_array_add (names, (gpointer) _("Person"));
  for (guint i = 0; roll_players[i] != NULL; i++)
    g_ptr_array_add (names, (gpointer) orrery_player_kind_name (roll_players[i]->id));
  g_ptr_array_add (names, NULL);
  self->kinds = gtk_drop_down_new_from_strings ((const char *const *) names->pdata);
  gtk_widget_set_valign (self->kinds, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->kinds, FALSE);
  orrery_set_spoken (self->kinds, _("Player type"));
  gtk_widget_set_tooltip_text (self->kinds,
                               _("A computer player tells you what it does with the dice you "
                                 "roll for it."));
  return self->kinds;
}

static GtkWidget *
build_head (OrreryFinalCard *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->mark = orrery_seat_mark_new (36);
  self->name = gtk_entry_new ();
  self->score = orrery_label_new ("title-2", 1);
  gtk_widget_set_hexpand (self->name, TRUE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Name"), -1);
  gtk_box_append (GTK_BOX (head), self->mark);
  gtk_box_append (GTK_BOX (head), self->name);
  gtk_box_append (GTK_BOX (head), build_kinds (self));
  gtk_box_append (GTK_BOX (head), self->score);
  g_signal_connect_object (self->name, "changed", G_CALLBACK (name_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->name, "activate", G_CALLBACK (next_cb), self, 0);
  return head;
}

static GtkWidget *
build_numbers (OrreryFinalCard *self)
{
  GtkWidget *wrap = orrery_wrap_new (12);
  GtkWidget *field;

  self->dice = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->dice), "5w 2r p");
  gtk_widget_set_tooltip_text (self->dice,
                               _("w Home, r Military, p Consumption, c Novelty, b Rare Elements, "
                                  "g Genes, y Alien Technology"));
  field = field_new (self, _("All dice by color"), self->dice, 14);
  gtk_widget_set_hexpand (field, TRUE);
  orrery_wrap_append (ORRERY_WRAP (wrap), field);
  g_signal_connect_object (self->dice, "changed", G_CALLBACK (fields_changed_cb), self,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; i < N_NUMBERS; i++)
    {
      self->numbers[i] = gtk_entry_new ();
      gtk_entry_set_input_purpose (GTK_ENTRY (self->numbers[i]), GTK_INPUT_PURPOSE_DIGITS);
      gtk_entry_set_placeholder_text (GTK_ENTRY (self->numbers[i]), numbers[i].usual == 1 ? "1" : "0");
      orrery_wrap_append (ORRERY_WRAP (wrap), field_new (self, _(numbers[i].label), self->numbers[i], 4));
      g_signal_connect_object (self->numbers[i], "changed", G_CALLBACK (fields_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  return wrap;
}

static void
build (OrreryFinalCard *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (self->box, "card");
  gtk_widget_add_css_class (self->box, "orrery-table-card");
  self->search = orrery_tile_search_new (_("Faction, home world or tile"));
  self->tiles = orrery_wrap_new (3);
  self->dice_row = orrery_dice_row_new (ROLL_CUP, 20, GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_can_focus (self->dice_row, FALSE); /* to be looked at; Tab goes to what is typed */
  self->problem = orrery_label_new ("orrery-odd", 0);
  gtk_label_set_wrap (GTK_LABEL (self->problem), TRUE);
  gtk_box_append (GTK_BOX (self->box), build_head (self));
  gtk_box_append (GTK_BOX (self->box), self->search);
  gtk_box_append (GTK_BOX (self->box), self->tiles);
  self->fields = build_numbers (self);
  gtk_box_append (GTK_BOX (self->box), self->fields);
  gtk_box_append (GTK_BOX (self->box), self->dice_row);
  gtk_box_append (GTK_BOX (self->box), self->problem);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_object (self->search, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
}

static void
orrery_final_card_dispose (GObject *object)
{
  g_clear_pointer (&ORRERY_FINAL_CARD (object)->box, gtk_widget_unparent);
  g_clear_pointer (&ORRERY_FINAL_CARD (object)->misread, g_free);

  G_OBJECT_CLASS (orrery_final_card_parent_class)->dispose (object);
}

static gboolean
orrery_final_card_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_FINAL_CARD (widget)->search);
}

static void
orrery_final_card_class_init (OrreryFinalCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_final_card_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_final_card_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
orrery_final_card_init (OrreryFinalCard *self)
{
  build (self);
}

GtkWidget *
orrery_final_card_new (OrreryFinalTable *table, guint seat)
{
  static const char *const names[ROLL_MAX_SEATS] = { "Ada", "Ben", "Cleo", "Dan", "Eve" };
  OrreryFinalCard *self = g_object_new (ORRERY_TYPE_FINAL_CARD, NULL);

  self->table = table;
  self->seat = seat;
  orrery_final_card_set_name (self, names[seat]);
  orrery_tile_search_set_filter (ORRERY_TILE_SEARCH (self->search), is_offered, self);
  orrery_final_card_set_score (self, NULL, NULL);
  return GTK_WIDGET (self);
}

void
orrery_final_card_set_start (OrreryFinalCard *self)
{
  g_return_if_fail (ORRERY_IS_FINAL_CARD (self));

  self->start = TRUE;
  gtk_widget_set_visible (self->kinds, TRUE);
  gtk_widget_set_visible (self->fields, FALSE);
  gtk_widget_set_visible (self->dice_row, FALSE);
}

void
orrery_final_card_set_many (OrreryFinalCard *self, gboolean many)
{
  g_return_if_fail (ORRERY_IS_FINAL_CARD (self));

  self->start = !many;
}

const char *
orrery_final_card_get_kind (OrreryFinalCard *self)
{
  guint i;

  g_return_val_if_fail (ORRERY_IS_FINAL_CARD (self), NULL);

  i = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kinds));
  return i == 0 || i == GTK_INVALID_LIST_POSITION ? "person" : roll_players[i - 1]->id;
}

void
orrery_final_card_set_kind (OrreryFinalCard *self, const char *kind)
{
  g_return_if_fail (ORRERY_IS_FINAL_CARD (self));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kinds), 0);
  for (guint i = 0; roll_players[i] != NULL; i++)
    if (g_str_equal (roll_players[i]->id, kind))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kinds), i + 1);
}

const char *
orrery_final_card_get_name (OrreryFinalCard *self)
{
  g_return_val_if_fail (ORRERY_IS_FINAL_CARD (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->name));
}

void
orrery_final_card_set_name (OrreryFinalCard *self, const char *name)
{
  g_return_if_fail (ORRERY_IS_FINAL_CARD (self));

  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  self->updating = FALSE;
}

void
orrery_final_card_update (OrreryFinalCard *self)
{
  g_autofree char *dice = NULL;

  g_return_if_fail (ORRERY_IS_FINAL_CARD (self));

  self->updating = TRUE;
  dice = orrery_dice_line_write_totals (seat_of (self)->dice);
  gtk_editable_set_text (GTK_EDITABLE (self->dice), dice);
  for (guint i = 0; i < N_NUMBERS; i++)
    {
      const guint number = *number_of (self, i);
      g_autofree char *text = g_strdup_printf ("%u", number);

      gtk_editable_set_text (GTK_EDITABLE (self->numbers[i]), number == numbers[i].usual ? "" : text);
      gtk_widget_remove_css_class (self->numbers[i], "error");
    }
  gtk_widget_remove_css_class (self->dice, "error");
  g_clear_pointer (&self->misread, g_free);
  self->updating = FALSE;
  show_tiles (self);
  show_dice (self);
}

const char *
orrery_final_card_get_misread (OrreryFinalCard *self)
{
  g_return_val_if_fail (ORRERY_IS_FINAL_CARD (self), NULL);

  return self->misread;
}

void
orrery_final_card_set_score (OrreryFinalCard *self, const char *score, const char *problem)
{
  const char *text;

  g_return_if_fail (ORRERY_IS_FINAL_CARD (self));

  text = self->misread != NULL ? self->misread : problem;
  orrery_label_set (self->score, score != NULL ? score : "");
  orrery_label_set (self->problem, text != NULL ? text : "");
  gtk_widget_set_visible (self->problem, text != NULL);
}
