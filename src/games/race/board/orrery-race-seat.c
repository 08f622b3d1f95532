/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-seat.h"

#include <glib/gi18n-lib.h>

#include "games/race/board/orrery-race-card.h"
#include "games/race/catalog/orrery-race-names.h"
#include "games/race/rules/race.h"
#include "games/race/words/orrery-race-position.h"
#include "record/orrery-json-text.h"
#include "widgets/art/orrery-table-style.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"

enum
{
  MOST_FOUND = 5,
  PICTURE = 44,
  MAX_NUMBER = 999
};

/* Numbers beside the cards. */
enum { CHIPS, HAND, GOODS, N_NUMBERS };

struct _OrreryRaceSeat
{
  GtkWidget parent_instance;

  OrreryCardFilter filter;
  gpointer data;
  guint8 cards[RACE_MAX_TABLEAU];
  guint n_cards;
  guint8 found[MOST_FOUND];
  guint n_found;

  GtkWidget *box;
  GtkWidget *name;
  GtkWidget *count;
  GtkWidget *total;
  GtkWidget *tableau;
  GtkWidget *search;
  GtkWidget *suggestions;
  GtkWidget *numbers[N_NUMBERS];
};

G_DEFINE_FINAL_TYPE (OrreryRaceSeat, orrery_race_seat, GTK_TYPE_WIDGET)

static guint changed_signal;

static int
get_number (OrreryRaceSeat *self, guint number)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->numbers[number]));
}

/* --- What it is worth --- */

/* Chips, printed VP and bonuses of the tableau, and of one card more unless that is negative. */
static int
count_points (OrreryRaceSeat *self, int more)
{
  RaceState state = { .n_seats = 1 };
  RaceSeat *p = &state.seats[0];
  int sum = get_number (self, CHIPS);

  p->chips = (gint16) sum;
  for (guint i = 0; i < self->n_cards; i++)
    p->tableau[p->n_tableau++] = self->cards[i];
  if (more >= 0 && p->n_tableau < RACE_MAX_TABLEAU)
    p->tableau[p->n_tableau++] = (guint8) more;
  for (guint i = 0; i < p->n_tableau; i++)
    p->military = (gint8) (p->military + race_designs[0][p->tableau[i]].strength);
  for (guint i = 0; i < p->n_tableau; i++)
    sum += race_designs[0][p->tableau[i]].vp + race_bonus (&state, 0, p->tableau[i]);
  return sum;
}

static void show_cards (OrreryRaceSeat *self);

static void
changed (OrreryRaceSeat *self)
{
  g_autofree char *total = g_strdup_printf (_("%d VP"), count_points (self, -1));
  g_autofree char *count = g_strdup_printf (ngettext ("%u card", "%u cards", self->n_cards), self->n_cards);

  orrery_label_set (self->total, total);
  orrery_label_set (self->count, count);
  g_signal_emit (self, changed_signal, 0);
}

/* --- The tableau --- */

gboolean
orrery_race_seat_has_card (OrreryRaceSeat *self, guint design)
{
  for (guint i = 0; i < self->n_cards; i++)
    if (self->cards[i] == design)
      return TRUE;
  return FALSE;
}

static void
remove_cb (OrreryPiece *piece, OrreryRaceSeat *self)
{
  const guint at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (piece), "at"));

  for (guint i = at + 1; i < self->n_cards; i++)
    self->cards[i - 1] = self->cards[i];
  self->n_cards--;
  show_cards (self);
  gtk_widget_grab_focus (self->search);
  changed (self);
}

static void
show_cards (OrreryRaceSeat *self)
{
  orrery_wrap_clear (ORRERY_WRAP (self->tableau));
  for (guint i = 0; i < self->n_cards; i++)
    {
      GtkWidget *card = orrery_race_card_new (self->cards[i], ORRERY_CARD_MINI);

      orrery_race_card_set_width (ORRERY_RACE_CARD (card), PICTURE);
      orrery_piece_set_activatable (ORRERY_PIECE (card), TRUE);
      g_object_set_data (G_OBJECT (card), "at", GUINT_TO_POINTER (i));
      g_signal_connect_object (card, "clicked", G_CALLBACK (remove_cb), self, 0);
      orrery_wrap_append (ORRERY_WRAP (self->tableau), card);
    }
  gtk_widget_set_visible (self->tableau, self->n_cards > 0);
}

static void
add_card (OrreryRaceSeat *self, guint design)
{
  if (self->n_cards == RACE_MAX_TABLEAU)
    return;
  self->cards[self->n_cards++] = (guint8) design;
  show_cards (self);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_widget_grab_focus (self->search);
  changed (self);
}

/* --- The search --- */

static gboolean
may_add (OrreryRaceSeat *self, guint design)
{
  return self->n_cards < RACE_MAX_TABLEAU && !orrery_race_seat_has_card (self, design)
         && self->filter (design, self->data);
}

/* Names that begin with the letters come first, then those of which a word does. */
static void
find (OrreryRaceSeat *self, const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  self->n_found = 0;
  for (guint round = 0; round < 2 && *text != '\0'; round++)
    for (guint i = 0; i < RACE_N_DESIGNS && self->n_found < MOST_FOUND; i++)
      {
        g_autofree char *name = g_utf8_casefold (race_designs[0][i].name, -1);
        const gboolean begins = g_str_has_prefix (name, folded);

        if (begins == (round == 0) && (begins || g_str_match_string (text, race_designs[0][i].name, TRUE))
            && may_add (self, i))
          self->found[self->n_found++] = (guint8) i;
      }
}

static void
suggestion_cb (GtkButton *button, OrreryRaceSeat *self)
{
  add_card (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "design")));
}

static GtkWidget *
new_suggestion (OrreryRaceSeat *self, guint i)
{
  const guint design = self->found[i];
  g_autofree char *label = g_strdup_printf (_("%s, %+d VP"), race_designs[0][design].name,
                                            count_points (self, (int) design) - count_points (self, -1));
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *card = orrery_race_card_new (design, ORRERY_CARD_MINI);

  orrery_race_card_set_width (ORRERY_RACE_CARD (card), 28);
  gtk_box_append (GTK_BOX (box), card);
  gtk_box_append (GTK_BOX (box), gtk_label_new (label));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_add_css_class (button, i == 0 ? "suggested-action" : "flat");
  orrery_set_spoken (button, label);
  g_object_set_data (G_OBJECT (button), "design", GUINT_TO_POINTER (design));
  g_signal_connect_object (button, "clicked", G_CALLBACK (suggestion_cb), self, 0);
  return button;
}

static void
search_changed_cb (OrreryRaceSeat *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));

  find (self, text);
  orrery_wrap_clear (ORRERY_WRAP (self->suggestions));
  for (guint i = 0; i < self->n_found; i++)
    orrery_wrap_append (ORRERY_WRAP (self->suggestions), new_suggestion (self, i));
  if (*text != '\0' && self->n_found == 0)
    orrery_wrap_append (ORRERY_WRAP (self->suggestions), gtk_label_new (_("No remaining card has that name.")));
  gtk_widget_set_visible (self->suggestions, *text != '\0');
}

static void
search_activate_cb (OrreryRaceSeat *self)
{
  if (self->n_found > 0)
    add_card (self, self->found[0]);
}

/* --- As a position --- */

const char *
orrery_race_seat_get_name (OrreryRaceSeat *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name));

  return *name != '\0' ? name : gtk_entry_get_placeholder_text (GTK_ENTRY (self->name));
}

static void
set_number (OrreryRaceSeat *self, guint number, int value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->numbers[number]), value);
}

void
orrery_race_seat_clear (OrreryRaceSeat *self)
{
  self->n_cards = 0;
  for (guint i = 0; i < N_NUMBERS; i++)
    set_number (self, i, 0);
  show_cards (self);
}

static guint
count_worlds (OrreryRaceSeat *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_cards; i++)
    n += race_designs[0][self->cards[i]].source != RACE_NO_GOODS;
  return n;
}

char *
orrery_race_seat_dup_missing (OrreryRaceSeat *self)
{
  const char *name = orrery_race_seat_get_name (self);

  if (self->n_cards == 0)
    return g_strdup_printf (_("%s: add the cards of the tableau."), name);
  if ((guint) get_number (self, GOODS) > count_worlds (self))
    return g_strdup_printf (_("%s: there are more goods than worlds that hold them."), name);
  return NULL;
}

/* It only matters how many goods there are, so the first worlds that can have one do. */
JsonObject *
orrery_race_seat_describe (OrreryRaceSeat *self)
{
  JsonObject *object = json_object_new ();
  JsonArray *tableau = json_array_new ();
  JsonArray *goods = json_array_new ();
  int left = get_number (self, GOODS);

  for (guint i = 0; i < self->n_cards; i++)
    {
      const RaceDesign *card = &race_designs[0][self->cards[i]];

      json_array_add_string_element (tableau, card->name);
      if (card->source != RACE_NO_GOODS && left-- > 0)
        json_array_add_string_element (goods, card->name);
    }
  json_object_set_array_member (object, "tableau", tableau);
  json_object_set_array_member (object, "goods", goods);
  json_object_set_int_member (object, "hand", get_number (self, HAND));
  json_object_set_int_member (object, "chips", get_number (self, CHIPS));
  return object;
}

static int
read_number (JsonObject *object, const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && orrery_json_text_holds (node, G_TYPE_INT64)
           ? (int) CLAMP (json_node_get_int (node), 0, MAX_NUMBER) : 0;
}

static gboolean
read_cards (OrreryRaceSeat *self, JsonNode *node)
{
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  if (array == NULL || json_array_get_length (array) > RACE_MAX_TABLEAU)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);
      const int design = orrery_json_text_holds (element, G_TYPE_STRING)
                           ? orrery_race_design_by_name (json_node_get_string (element)) : -1;

      if (design < 0 || orrery_race_seat_has_card (self, (guint) design))
        return FALSE;
      self->cards[self->n_cards++] = (guint8) design;
    }
  return TRUE;
}

gboolean
orrery_race_seat_read (OrreryRaceSeat *self, JsonNode *seat, JsonNode *name)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (seat) ? json_node_get_object (seat) : NULL;
  JsonNode *goods;

  orrery_race_seat_clear (self);
  if (object == NULL || !orrery_json_text_holds (name, G_TYPE_STRING)
      || !read_cards (self, json_object_get_member (object, "tableau")))
    return FALSE;
  goods = json_object_get_member (object, "goods");
  gtk_editable_set_text (GTK_EDITABLE (self->name), json_node_get_string (name));
  set_number (self, CHIPS, read_number (object, "chips"));
  set_number (self, HAND, read_number (object, "hand"));
  set_number (self, GOODS, goods != NULL && JSON_NODE_HOLDS_ARRAY (goods)
                             ? (int) json_array_get_length (json_node_get_array (goods)) : 0);
  show_cards (self);
  changed (self);
  return TRUE;
}

/* --- Building --- */

static GtkWidget *
new_head (OrreryRaceSeat *self, guint seat)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *name = g_strdup_printf (_("Player %u"), seat + 1);

  self->name = gtk_entry_new ();
  self->count = orrery_label_new ("dim-label", 0);
  self->total = orrery_label_new ("title-3", 1);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name), name);
  gtk_entry_set_max_length (GTK_ENTRY (self->name), 30);
  orrery_set_spoken (self->name, _("Name"));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->name), 10);
  gtk_widget_set_hexpand (self->total, TRUE);
  gtk_box_append (GTK_BOX (head), self->name);
  gtk_box_append (GTK_BOX (head), self->count);
  gtk_box_append (GTK_BOX (head), self->total);
  g_signal_connect_object (self->name, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  return head;
}

static GtkWidget *
new_number (OrreryRaceSeat *self, guint number, const char *label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *text = orrery_label_new ("caption", 0);

  self->numbers[number] = gtk_spin_button_new_with_range (0, number == CHIPS ? MAX_NUMBER : number == HAND ? 10 : 15, 1);
  gtk_label_set_text (GTK_LABEL (text), label);
  gtk_label_set_mnemonic_widget (GTK_LABEL (text), self->numbers[number]);
  orrery_set_spoken (self->numbers[number], label);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), self->numbers[number]);
  g_signal_connect_object (self->numbers[number], "value-changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  return box;
}

static void
build (OrreryRaceSeat *self, guint seat)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *numbers = orrery_wrap_new (12);

  self->tableau = orrery_wrap_new (4);
  self->suggestions = orrery_wrap_new (4);
  self->search = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->search), _("Add a card"));
  gtk_entry_set_icon_from_icon_name (GTK_ENTRY (self->search), GTK_ENTRY_ICON_PRIMARY, "edit-find-symbolic");
  orrery_set_spoken (self->search, _("Add a card"));
  gtk_box_append (GTK_BOX (content), new_head (self, seat));
  gtk_box_append (GTK_BOX (content), self->tableau);
  gtk_box_append (GTK_BOX (content), self->search);
  gtk_box_append (GTK_BOX (content), self->suggestions);
  orrery_wrap_append (ORRERY_WRAP (numbers), new_number (self, CHIPS, _("VP in chips")));
  orrery_wrap_append (ORRERY_WRAP (numbers), new_number (self, HAND, _("Cards in hand")));
  orrery_wrap_append (ORRERY_WRAP (numbers), new_number (self, GOODS, _("Goods")));
  gtk_box_append (GTK_BOX (content), numbers);
  g_signal_connect_object (self->search, "changed", G_CALLBACK (search_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "activate", G_CALLBACK (search_activate_cb), self, G_CONNECT_SWAPPED);
  self->box = orrery_card_new (NULL, content);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (self->suggestions, FALSE);
  show_cards (self);
  changed (self);
}

static gboolean
orrery_race_seat_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_RACE_SEAT (widget)->search);
}

static void
orrery_race_seat_dispose (GObject *object)
{
  g_clear_pointer (&ORRERY_RACE_SEAT (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_race_seat_parent_class)->dispose (object);
}

static void
orrery_race_seat_class_init (OrreryRaceSeatClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_race_seat_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_race_seat_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  changed_signal = g_signal_new ("changed", ORRERY_TYPE_RACE_SEAT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 0);
}

static void
orrery_race_seat_init (OrreryRaceSeat *self)
{
}

GtkWidget *
orrery_race_seat_new (guint seat, OrreryCardFilter filter, gpointer data)
{
  OrreryRaceSeat *self = g_object_new (ORRERY_TYPE_RACE_SEAT, NULL);

  self->filter = filter;
  self->data = data;
  build (self, seat);
  return GTK_WIDGET (self);
}
