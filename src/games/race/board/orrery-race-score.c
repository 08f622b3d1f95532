/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The final table of Race, one card per player: type a few letters of each card of the tableau and press
 * Enter; then the VP in chips and, for the tie-break, cards in hand and goods. */
#include "config.h"

#include "games/race/board/orrery-race-score.h"

#include <glib/gi18n-lib.h>

#include "games/race/board/orrery-race-seat.h"
#include "games/race/words/orrery-race-position.h"
#include "games/race/words/orrery-race.h"
#include "widgets/art/orrery-table-style.h"

struct _OrreryRaceScore
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *seats[RACE_MAX_SEATS];
  guint n_seats;
};

static void orrery_race_score_iface_init (OrreryScoreEntryInterface *iface);

G_DECLARE_FINAL_TYPE (OrreryRaceScore, orrery_race_score, ORRERY, RACE_SCORE, GtkWidget)
G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryRaceScore, orrery_race_score, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_SCORE_ENTRY, orrery_race_score_iface_init))

static OrreryRaceSeat *
seat_of (OrreryRaceScore *self, guint seat)
{
  return ORRERY_RACE_SEAT (self->seats[seat]);
}

/* How many copies of a card are still to be had. */
static gboolean
is_left (guint design, gpointer data)
{
  OrreryRaceScore *self = data;
  guint n = 0;

  for (guint i = 0; i < self->n_seats; i++)
    n += orrery_race_seat_has_card (seat_of (self, i), design);
  return n < race_designs[0][design].copies;
}

static void
show_seats (OrreryRaceScore *self)
{
  for (guint i = 0; i < RACE_MAX_SEATS; i++)
    gtk_widget_set_visible (self->seats[i], i < self->n_seats);
}

/* --- OrreryScoreEntry --- */

static guint
orrery_race_score_get_n_seats (OrreryScoreEntry *entry)
{
  return ORRERY_RACE_SCORE (entry)->n_seats;
}

/* Whoever leaves the table takes the cards along. */
static void
orrery_race_score_set_n_seats (OrreryScoreEntry *entry, guint n_seats)
{
  OrreryRaceScore *self = ORRERY_RACE_SCORE (entry);

  self->n_seats = MIN (n_seats, RACE_MAX_SEATS);
  for (guint i = self->n_seats; i < RACE_MAX_SEATS; i++)
    orrery_race_seat_clear (seat_of (self, i));
  show_seats (self);
  orrery_score_entry_changed (entry);
}

static const char *
orrery_race_score_get_name (OrreryScoreEntry *entry, guint seat)
{
  return orrery_race_seat_get_name (seat_of (ORRERY_RACE_SCORE (entry), seat));
}

static void
orrery_race_score_clear (OrreryScoreEntry *entry)
{
  OrreryRaceScore *self = ORRERY_RACE_SCORE (entry);

  for (guint i = 0; i < RACE_MAX_SEATS; i++)
    orrery_race_seat_clear (seat_of (self, i));
  orrery_score_entry_changed (entry);
  gtk_widget_grab_focus (self->seats[0]);
}

static JsonNode *
new_position (OrreryRaceScore *self)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *root = json_object_new ();
  JsonArray *seats = json_array_new ();

  json_object_set_string_member (root, "game", race_game.id);
  json_object_set_string_member (root, "step", "over");
  for (guint i = 0; i < self->n_seats; i++)
    json_array_add_object_element (seats, orrery_race_seat_describe (seat_of (self, i)));
  json_object_set_array_member (root, "seats", seats);
  json_node_take_object (node, root);
  return node;
}

static char *
find_missing (OrreryRaceScore *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      char *missing = orrery_race_seat_dup_missing (seat_of (self, i));

      if (missing != NULL)
        return missing;
    }
  return NULL;
}

static char *
orrery_race_score_build (OrreryScoreEntry *entry, void *state)
{
  OrreryRaceScore *self = ORRERY_RACE_SCORE (entry);
  g_autoptr (JsonNode) position = new_position (self);
  g_autoptr (GError) error = NULL;
  char *missing = find_missing (self);

  if (missing != NULL)
    return missing;
  if (!orrery_race_position_read (position, state, &error))
    return g_strdup (error->message);
  return NULL;
}

/* The position, and the names beside it. */
static char *
orrery_race_score_write (OrreryScoreEntry *entry)
{
  OrreryRaceScore *self = ORRERY_RACE_SCORE (entry);
  g_autoptr (JsonNode) position = new_position (self);
  JsonArray *names = json_array_new ();

  for (guint i = 0; i < self->n_seats; i++)
    json_array_add_string_element (names, orrery_race_seat_get_name (seat_of (self, i)));
  json_object_set_array_member (json_node_get_object (position), "names", names);
  return json_to_string (position, FALSE);
}

static gboolean
read_seats (OrreryRaceScore *self, JsonObject *root)
{
  JsonNode *seats = json_object_get_member (root, "seats");
  JsonNode *names = json_object_get_member (root, "names");
  guint n;

  if (seats == NULL || !JSON_NODE_HOLDS_ARRAY (seats) || names == NULL || !JSON_NODE_HOLDS_ARRAY (names))
    return FALSE;
  n = json_array_get_length (json_node_get_array (seats));
  if (n < race_game.min_seats || n > RACE_MAX_SEATS || json_array_get_length (json_node_get_array (names)) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!orrery_race_seat_read (seat_of (self, i), json_array_get_element (json_node_get_array (seats), i),
                                json_array_get_element (json_node_get_array (names), i)))
      return FALSE;
  self->n_seats = n;
  return TRUE;
}

static gboolean
orrery_race_score_read (OrreryScoreEntry *entry, const char *text)
{
  OrreryRaceScore *self = ORRERY_RACE_SCORE (entry);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  gboolean is_read;

  is_read = node != NULL && JSON_NODE_HOLDS_OBJECT (node) && read_seats (self, json_node_get_object (node));
  for (guint i = 0; !is_read && i < RACE_MAX_SEATS; i++)
    orrery_race_seat_clear (seat_of (self, i));
  show_seats (self);
  return is_read;
}

static void
orrery_race_score_iface_init (OrreryScoreEntryInterface *iface)
{
  iface->get_n_seats = orrery_race_score_get_n_seats;
  iface->set_n_seats = orrery_race_score_set_n_seats;
  iface->get_name = orrery_race_score_get_name;
  iface->clear = orrery_race_score_clear;
  iface->build = orrery_race_score_build;
  iface->write = orrery_race_score_write;
  iface->read = orrery_race_score_read;
}

/* --- Building --- */

static void
orrery_race_score_dispose (GObject *object)
{
  g_clear_pointer (&ORRERY_RACE_SCORE (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_race_score_parent_class)->dispose (object);
}

static gboolean
orrery_race_score_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_RACE_SCORE (widget)->seats[0]);
}

static void
orrery_race_score_class_init (OrreryRaceScoreClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_race_score_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_race_score_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_race_score_init (OrreryRaceScore *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->n_seats = 3;
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  for (guint i = 0; i < RACE_MAX_SEATS; i++)
    {
      self->seats[i] = orrery_race_seat_new (i, is_left, self);
      gtk_box_append (GTK_BOX (self->box), self->seats[i]);
      g_signal_connect_object (self->seats[i], "changed", G_CALLBACK (orrery_score_entry_changed), self,
                               G_CONNECT_SWAPPED);
    }
  show_seats (self);
}

GtkWidget *
orrery_race_score_entry_new (void)
{
  return g_object_new (orrery_race_score_get_type (), NULL);
}

const OrreryTableUi orrery_race_table_ui = {
  .game = &orrery_race,
  .new_score_entry = orrery_race_score_entry_new,
};
