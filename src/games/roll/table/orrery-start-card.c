/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-start-card"

#include "games/roll/table/orrery-start-card.h"

#include "assist/orrery-player-words.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/players/players.h"
#include "games/roll/table/orrery-tile-search.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/game/orrery-name-completion.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n.h>

struct _OrreryStartCard
{
  AdwBin parent_instance;

  OrreryFinalTable *table;
  guint seat;
  guint8 removed; /* the last removed tile; ROLL_NONE: none */

  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *kinds;
  GtkWidget *search;
  GtkWidget *tiles;
  gboolean updating;
  gboolean many;
};

G_DEFINE_FINAL_TYPE (OrreryStartCard, orrery_start_card, ADW_TYPE_BIN)

static guint changed_signal;

static void
emit_changed (OrreryStartCard *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static OrreryFinalSeat *
seat_of (OrreryStartCard *self)
{
  return &self->table->seats[self->seat];
}

/* --- Tiles --- */

static gboolean
is_offered (guint8 face, gpointer data)
{
  OrreryStartCard *self = data;
  const guint set = roll_faces[face].set;

  if (set == ROLL_SET_FACTION && seat_of (self)->faction != 0)
    return FALSE;
  if (set == ROLL_SET_HOME && seat_of (self)->home != ROLL_NONE)
    return FALSE;
  /* At the start there is one tile of each kind. */
  for (guint i = 0; !self->many && set == ROLL_SET_GAME && i < seat_of (self)->n_tiles; i++)
    if (roll_faces[seat_of (self)->tiles[i]].kind == roll_faces[face].kind)
      return FALSE;
  return orrery_final_table_is_left (self->table, face);
}

static void
changed (OrreryStartCard *self)
{
  gtk_widget_grab_focus (self->search);
  orrery_start_card_update (self);
  emit_changed (self);
}

static void
remove_cb (GtkWidget *button, OrreryStartCard *self)
{
  const guint face = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "face"));

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
  self->removed = (guint8) face;
  orrery_final_table_remove (self->table, self->seat, (guint8) face);
  changed (self);
}

static void
put_back_cb (OrreryStartCard *self)
{
  const guint8 face = self->removed;

  self->removed = ROLL_NONE;
  orrery_final_table_add (self->table, self->seat, face);
  changed (self);
}

/* The tile as large as in the Reference, and a button to remove it. */
static GtkWidget *
new_closer_look (OrreryStartCard *self, guint8 face, guint8 piece)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *remove = gtk_button_new_with_label (_("Remove"));

  g_object_set_data (G_OBJECT (remove), "face", GUINT_TO_POINTER (piece));
  g_signal_connect_object (remove, "clicked", G_CALLBACK (remove_cb), self, 0);
  gtk_box_append (GTK_BOX (box), orrery_tile_new (face, ORRERY_TILE_LARGE));
  gtk_box_append (GTK_BOX (box), remove);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

/* `piece` is what is removed: for a faction, both halves. */
static GtkWidget *
tile_button_new (OrreryStartCard *self, guint8 face, guint8 piece)
{
  g_autofree char *label = orrery_tile_names_label (face);
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), orrery_tile_new (face, ORRERY_TILE_SMALL));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), new_closer_look (self, face, piece));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "orrery-tile-button");
  gtk_widget_set_tooltip_text (button, label);
  orrery_set_spoken (button, label);
  return button;
}

static void
add_put_back (OrreryStartCard *self)
{
  g_autofree char *name = orrery_tile_names_label (self->removed);
  /* Translators: a tile that was removed comes back. */
  g_autofree char *label = g_strdup_printf (_("Put Back %s"), name);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (put_back_cb), self, G_CONNECT_SWAPPED);
  orrery_wrap_append (ORRERY_WRAP (self->tiles), button);
}

static void
show_tiles (OrreryStartCard *self)
{
  g_autoptr (GArray) faces = orrery_final_table_list (self->table, self->seat);

  orrery_wrap_clear (ORRERY_WRAP (self->tiles));
  for (guint i = 0; i < faces->len; i++)
    {
      const guint8 face = g_array_index (faces, guint8, i);

      orrery_wrap_append (ORRERY_WRAP (self->tiles), tile_button_new (self, face, face));
      if (roll_faces[face].set == ROLL_SET_FACTION)
        orrery_wrap_append (ORRERY_WRAP (self->tiles), tile_button_new (self, face + 1, face));
    }
  if (self->removed != ROLL_NONE && is_offered (self->removed, self))
    add_put_back (self);
  gtk_widget_set_visible (self->tiles, gtk_widget_get_first_child (self->tiles) != NULL);
}

static void
picked_cb (OrreryStartCard *self, guint face)
{
  self->removed = ROLL_NONE;
  orrery_final_table_add (self->table, self->seat, (guint8) face);
  show_tiles (self);
  emit_changed (self);
}

/* Enter goes from field to field, skipping the kind of player, so that a whole table can be entered with one key. */
static void
next_cb (OrreryStartCard *self)
{
  gtk_widget_grab_focus (self->search);
}

static void
name_changed_cb (OrreryStartCard *self)
{
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), (int) self->seat,
                        orrery_start_card_get_name (self));
  if (!self->updating)
    emit_changed (self);
}

/* --- Building --- */

/* A person first, then computer players from the weakest. */
static GtkWidget *
build_kinds (OrreryStartCard *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_ptr_array_add (names, (gpointer) _("Person"));
  for (guint i = 0; roll_players[i] != NULL; i++)
    g_ptr_array_add (names, (gpointer) orrery_player_kind_name (roll_players[i]->id));
  g_ptr_array_add (names, NULL);
  self->kinds = gtk_drop_down_new_from_strings ((const char *const *) names->pdata);
  gtk_widget_set_valign (self->kinds, GTK_ALIGN_CENTER);
  orrery_set_spoken (self->kinds, _("Player type"));
  gtk_widget_set_tooltip_text (self->kinds,
                               _("A computer player tells you what it does with the dice you "
                                 "roll for it."));
  return self->kinds;
}

static GtkWidget *
build_head (OrreryStartCard *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->mark = orrery_seat_mark_new (36);
  self->name = gtk_entry_new ();
  orrery_name_completion_attach (GTK_ENTRY (self->name));
  gtk_widget_set_hexpand (self->name, TRUE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Name"), -1);
  gtk_box_append (GTK_BOX (head), self->mark);
  gtk_box_append (GTK_BOX (head), self->name);
  gtk_box_append (GTK_BOX (head), build_kinds (self));
  g_signal_connect_object (self->name, "changed", G_CALLBACK (name_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->name, "activate", G_CALLBACK (next_cb), self, G_CONNECT_SWAPPED);
  return head;
}

static gboolean
orrery_start_card_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_START_CARD (widget)->search);
}

static void
orrery_start_card_class_init (OrreryStartCardClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_start_card_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
orrery_start_card_init (OrreryStartCard *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (self->box, "card");
  gtk_widget_add_css_class (self->box, "orrery-table-card");
  self->search = orrery_tile_search_new (_("Faction, home world or tile"));
  self->tiles = orrery_wrap_new (3);
  gtk_box_append (GTK_BOX (self->box), build_head (self));
  gtk_box_append (GTK_BOX (self->box), self->search);
  gtk_box_append (GTK_BOX (self->box), self->tiles);
  adw_bin_set_child (ADW_BIN (self), self->box);
  g_signal_connect_object (self->search, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
orrery_start_card_new (OrreryFinalTable *table, guint seat)
{
  static const char *const names[ROLL_MAX_SEATS] = { "Ada", "Ben", "Cleo", "Dan", "Eve" };
  OrreryStartCard *self = g_object_new (ORRERY_TYPE_START_CARD, NULL);

  self->table = table;
  self->seat = seat;
  self->removed = ROLL_NONE;
  orrery_start_card_set_name (self, names[seat]);
  orrery_tile_search_set_filter (ORRERY_TILE_SEARCH (self->search), is_offered, self);
  return GTK_WIDGET (self);
}

void
orrery_start_card_set_many (OrreryStartCard *self, gboolean many)
{
  g_return_if_fail (ORRERY_IS_START_CARD (self));

  self->many = many;
}

const char *
orrery_start_card_get_kind (OrreryStartCard *self)
{
  guint i;

  g_return_val_if_fail (ORRERY_IS_START_CARD (self), NULL);

  i = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kinds));
  return i == 0 || i == GTK_INVALID_LIST_POSITION ? "person" : roll_players[i - 1]->id;
}

void
orrery_start_card_set_kind (OrreryStartCard *self, const char *kind)
{
  g_return_if_fail (ORRERY_IS_START_CARD (self));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kinds), 0);
  for (guint i = 0; roll_players[i] != NULL; i++)
    if (g_str_equal (roll_players[i]->id, kind))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kinds), i + 1);
}

const char *
orrery_start_card_get_name (OrreryStartCard *self)
{
  g_return_val_if_fail (ORRERY_IS_START_CARD (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->name));
}

void
orrery_start_card_set_name (OrreryStartCard *self, const char *name)
{
  g_return_if_fail (ORRERY_IS_START_CARD (self));

  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  self->updating = FALSE;
}

void
orrery_start_card_update (OrreryStartCard *self)
{
  g_return_if_fail (ORRERY_IS_START_CARD (self));

  show_tiles (self);
}
