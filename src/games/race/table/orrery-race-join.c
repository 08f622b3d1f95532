/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-race-join"

#include "games/race/table/orrery-race-join.h"

#include "games/race/board/orrery-race-search.h"
#include "games/race/table/orrery-race-correct.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-field-row.h"

#include <glib/gi18n.h>

enum
{
  MOST_CHIPS = 199,
  MOST_HAND = 40
};

typedef struct
{
  guint8 design;
  gboolean is_start;
  gboolean in_hand;
  gboolean has_good;
} Held;

struct _OrreryRaceJoin
{
  AdwBin parent_instance;

  guint seat;
  gboolean is_computer;
  GArray *held; /* of Held: the start world, then the others in the order of entering */

  GtkWidget *hand_row;
  GtkWidget *hand;
  GtkWidget *chips;
  GtkWidget *where;
  GtkWidget *search;
  GtkWidget *cards;
};

G_DEFINE_FINAL_TYPE (OrreryRaceJoin, orrery_race_join, ADW_TYPE_BIN)

static guint changed_signal;

static void show_cards (OrreryRaceJoin *self);

static void
changed (OrreryRaceJoin *self)
{
  show_cards (self);
  g_signal_emit (self, changed_signal, 0);
}

static gboolean
is_to_hand (OrreryRaceJoin *self)
{
  return self->is_computer && gtk_drop_down_get_selected (GTK_DROP_DOWN (self->where)) == 1;
}

/* --- Cards --- */

static Held *
held_of (OrreryRaceJoin *self, GtkWidget *button)
{
  return &g_array_index (self->held, Held, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "held")));
}

static void
good_cb (GtkWidget *button, OrreryRaceJoin *self)
{
  Held *held = held_of (self, button);

  held->has_good = !held->has_good;
  changed (self);
}

static void
remove_cb (GtkWidget *button, OrreryRaceJoin *self)
{
  g_array_remove_index (self->held, (guint) (held_of (self, button) - (Held *) (gpointer) self->held->data));
  changed (self);
}

static void
add_button (OrreryRaceJoin *self, GtkWidget *row, GtkWidget *button, guint i, GCallback callback)
{
  g_object_set_data (G_OBJECT (button), "held", GUINT_TO_POINTER (i));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_signal_connect_object (button, "clicked", callback, self, 0);
}

static void
show_cards (OrreryRaceJoin *self)
{
  orrery_clear_children (self->cards);
  for (guint i = 0; i < self->held->len; i++)
    {
      const Held *held = &g_array_index (self->held, Held, i);
      GtkWidget *row = orrery_race_card_row_new (held->design, held->in_hand    ? _("in the hand")
                                                               : held->has_good ? _("in the tableau, with a good")
                                                                                : _("in the tableau"));
      GtkWidget *gone = gtk_button_new_from_icon_name ("list-remove-symbolic");

      if (!held->in_hand && race_designs[0][held->design].source != RACE_NO_GOODS)
        add_button (self, row, gtk_button_new_with_label (held->has_good ? _("Remove Good") : _("Add Good")), i,
                    G_CALLBACK (good_cb));
      gtk_widget_set_tooltip_text (gone, _("Remove"));
      add_button (self, row, gone, i, G_CALLBACK (remove_cb));
      gtk_widget_set_visible (gone, !held->is_start);
      gtk_list_box_append (GTK_LIST_BOX (self->cards), row);
    }
  gtk_widget_set_visible (self->cards, self->held->len > 0);
}

static GameAnswer
name_card (const RaceState *state, guint design, gpointer data)
{
  OrreryRaceJoin *self = data;

  return GAME_ANSWER (is_to_hand (self) ? RACE_DO_FIX_ADD_CARD : RACE_DO_FIX_PLACE, self->seat, design, 0);
}

static void
picked_cb (OrreryRaceJoin *self, guint answer)
{
  const Held held = { .design = GAME_ANSWER_B (answer), .in_hand = is_to_hand (self) };

  g_array_append_val (self->held, held);
  changed (self);
}

/* --- Building --- */

static GtkWidget *
add_number (OrreryRaceJoin *self, GtkWidget *list, const char *title, int most, GtkWidget **spin)
{
  GtkWidget *row;

  *spin = orrery_spin_new (0, most);
  row = orrery_input_row_new (title, NULL, *spin);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  return row;
}

static void
orrery_race_join_finalize (GObject *object)
{
  g_array_unref (ORRERY_RACE_JOIN (object)->held);

  G_OBJECT_CLASS (orrery_race_join_parent_class)->finalize (object);
}

static void
orrery_race_join_class_init (OrreryRaceJoinClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_race_join_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
orrery_race_join_init (OrreryRaceJoin *self)
{
  const char *const wheres[] = { _("into the tableau"), _("into the hand"), NULL };
  const RaceState nothing = { .n_seats = RACE_MAX_SEATS };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *numbers = orrery_boxed_list_new ();

  self->held = g_array_new (FALSE, FALSE, sizeof (Held));
  self->hand_row = add_number (self, numbers, _("Cards in hand"), MOST_HAND, &self->hand);
  add_number (self, numbers, _("VP in chips"), MOST_CHIPS, &self->chips);
  self->search = orrery_race_search_new (&nothing, _("Add a card"), name_card, self);
  self->where = gtk_drop_down_new_from_strings (wheres);
  orrery_set_spoken (self->where, _("Where the card goes"));
  gtk_widget_set_visible (self->where, FALSE);
  self->cards = orrery_boxed_list_new ();
  gtk_widget_set_visible (self->cards, FALSE);
  gtk_box_append (GTK_BOX (box), numbers);
  gtk_box_append (GTK_BOX (box), self->search);
  gtk_box_append (GTK_BOX (box), self->where);
  gtk_box_append (GTK_BOX (box), self->cards);
  gtk_widget_set_margin_top (box, 6);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (self->search, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->where, "notify::selected", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "value-changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chips, "value-changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
}

/* --- Public --- */

GtkWidget *
orrery_race_join_new (guint seat)
{
  OrreryRaceJoin *self = g_object_new (ORRERY_TYPE_RACE_JOIN, NULL);

  self->seat = seat;
  return GTK_WIDGET (self);
}

void
orrery_race_join_set_computer (OrreryRaceJoin *self, gboolean is_computer)
{
  g_return_if_fail (ORRERY_IS_RACE_JOIN (self));

  self->is_computer = is_computer;
  gtk_widget_set_visible (self->where, is_computer);
  gtk_widget_set_visible (self->hand_row, !is_computer);
}

void
orrery_race_join_set_start (OrreryRaceJoin *self, guint design)
{
  const Held start = { .design = (guint8) design, .is_start = TRUE };

  g_return_if_fail (ORRERY_IS_RACE_JOIN (self));

  if (self->held->len > 0 && g_array_index (self->held, Held, 0).is_start)
    g_array_remove_index (self->held, 0);
  if (design < RACE_N_DESIGNS)
    g_array_prepend_val (self->held, start);
  show_cards (self);
}

void
orrery_race_join_set_state (OrreryRaceJoin *self, const RaceState *state)
{
  g_return_if_fail (ORRERY_IS_RACE_JOIN (self));

  orrery_race_search_set_state (ORRERY_RACE_SEARCH (self->search), state);
}

JsonObject *
orrery_race_join_write (OrreryRaceJoin *self)
{
  JsonObject *seat = json_object_new ();
  JsonArray *tableau = json_array_new (), *goods = json_array_new (), *hand = json_array_new ();

  for (guint i = 0; i < self->held->len; i++)
    {
      const Held *held = &g_array_index (self->held, Held, i);
      const char *name = race_designs[0][held->design].name;

      if (held->in_hand && !self->is_computer)
        continue;
      json_array_add_string_element (held->in_hand ? hand : tableau, name);
      if (held->is_start)
        json_object_set_string_member (seat, "start", name);
      if (held->has_good)
        json_array_add_string_element (goods, name);
    }
  json_object_set_array_member (seat, "tableau", tableau);
  json_object_set_array_member (seat, "goods", goods);
  if (self->is_computer)
    json_object_set_array_member (seat, "hand", hand);
  else
    {
      json_array_unref (hand);
      json_object_set_int_member (seat, "hand", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->hand)));
    }
  json_object_set_int_member (seat, "chips", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->chips)));
  return seat;
}
