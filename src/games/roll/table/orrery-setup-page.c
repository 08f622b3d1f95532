/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-setup-page"

#include "games/roll/table/orrery-setup-page.h"

#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/table/orrery-start-card.h"
#include "games/roll/words/orrery-position.h"
#include "games/roll/words/orrery-roll.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/game/orrery-table-ui.h"
#include "widgets/layout/orrery-scrolled.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-setup-foot.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _OrrerySetupPage
{
  AdwBin parent_instance;

  OrreryFinalTable table;

  GtkWidget *scrolled;
  GtkWidget *seats;
  GtkWidget *under_way; /* joins a game in progress */
  GtkWidget *round;
  GtkWidget *cards[ROLL_MAX_SEATS];
  GtkWidget *fields[ROLL_MAX_SEATS];
  GtkWidget *problem;
};

static void orrery_setup_page_iface_init (OrreryTableSetupInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrrerySetupPage, orrery_setup_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_TABLE_SETUP, orrery_setup_page_iface_init))

/* Names and kinds from the cards. */
static void
get_players (OrrerySetupPage *self, OrreryPlayer players[ROLL_MAX_SEATS])
{
  for (guint i = 0; i < self->table.n_seats; i++)
    {
      players[i].name = (char *) orrery_start_card_get_name (ORRERY_START_CARD (self->cards[i]));
      players[i].kind = (char *) orrery_start_card_get_kind (ORRERY_START_CARD (self->cards[i]));
    }
}

static gboolean
is_under_way (OrrerySetupPage *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->under_way));
}

/* --- A game in progress --- */

static JsonNode *
write_position (OrrerySetupPage *self, const OrreryPlayer *players, char **problem)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *seats = json_array_new ();
  JsonNode *node;

  json_object_set_boolean_member (object, "mirror", TRUE);
  json_object_set_int_member (
      object, "round", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->round)));
  json_object_set_array_member (object, "seats", seats);
  for (guint i = 0; i < self->table.n_seats; i++)
    {
      JsonObject *seat = orrery_join_fields_write (ORRERY_JOIN_FIELDS (self->fields[i]), i,
                                                   players[i].name, problem);

      if (seat == NULL)
        return NULL;
      json_array_add_object_element (seats, seat);
    }
  node = json_node_new (JSON_NODE_OBJECT);
  json_node_set_object (node, object);
  return node;
}

/* The game on the table; NULL, with the reason, if it is impossible. */
static OrreryRecord *
join (OrrerySetupPage *self, const OrreryPlayer *players, char **problem)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = write_position (self, players, problem);
  const char *names[GAME_MAX_SEATS] = { NULL };
  RollState state;

  if (node == NULL)
    return NULL;
  for (guint i = 0; i < self->table.n_seats; i++)
    names[i] = players[i].name;
  if (orrery_position_read_named (node, names, &state, &error))
    return orrery_record_new_from_position (&orrery_roll, &state, players);
  *problem = g_strdup (error->message);
  return NULL;
}

OrreryRecord *
orrery_setup_page_dup_record (OrrerySetupPage *self, char **problem)
{
  OrreryPlayer players[ROLL_MAX_SEATS];

  g_return_val_if_fail (ORRERY_IS_SETUP_PAGE (self), NULL);

  get_players (self, players);
  return is_under_way (self) ? join (self, players, problem)
                             : orrery_table_set (&self->table, players, problem);
}

/* Impossible entries are reported at once, missing ones at the end. */
static void
check (OrrerySetupPage *self)
{
  g_autofree char *problem = NULL;
  g_autoptr (OrreryRecord) record =
      is_under_way (self) ? orrery_setup_page_dup_record (self, &problem) : NULL;

  orrery_label_set (self->problem, problem != NULL ? problem : "");
}

static void
under_way_cb (OrrerySetupPage *self)
{
  const gboolean on = is_under_way (self);

  gtk_widget_set_visible (self->round, on);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      orrery_start_card_set_many (ORRERY_START_CARD (self->cards[i]), on);
      gtk_widget_set_visible (self->fields[i], on && i < self->table.n_seats);
    }
  check (self);
}

OrreryFinalTable *
orrery_setup_page_get_table (OrrerySetupPage *self)
{
  g_return_val_if_fail (ORRERY_IS_SETUP_PAGE (self), NULL);

  return &self->table;
}

static void
seats_cb (OrrerySetupPage *self)
{
  const guint n = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->seats)) + 2;
  OrreryFinalTable empty;

  orrery_final_table_init (&empty, n);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      if (i >= n)
        self->table.seats[i] = empty.seats[i];
      orrery_start_card_update (ORRERY_START_CARD (self->cards[i]));
      gtk_widget_set_visible (self->cards[i], i < n);
      gtk_widget_set_visible (self->fields[i], i < n && is_under_way (self));
    }
  self->table.n_seats = n;
  check (self);
}

static void
begin_cb (OrrerySetupPage *self)
{
  g_autofree char *problem = NULL;
  g_autoptr (OrreryRecord) record = orrery_setup_page_dup_record (self, &problem);
  const int incomplete = is_under_way (self) ? -1 : orrery_table_find_incomplete (&self->table);

  orrery_label_set (self->problem, problem != NULL ? problem : "");
  if (incomplete >= 0)
    gtk_widget_grab_focus (self->cards[incomplete]);
  if (record != NULL)
    orrery_table_setup_begin (ORRERY_TABLE_SETUP (self), record);
}

static GtkWidget *
build_head (OrrerySetupPage *self)
{
  GtkWidget *head = orrery_wrap_new (12);
  GtkWidget *controls = orrery_wrap_new (12);
  GtkWidget *title = orrery_label_new ("title-2", 0), *round = gtk_label_new (_("Round"));

  gtk_label_set_label (GTK_LABEL (title), _("Who sits at the table?"));
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_set_hexpand (title, TRUE);
  self->seats = orrery_seat_count_new (&orrery_roll);
  self->under_way = gtk_toggle_button_new_with_label (_("Join Mid-Game"));
  gtk_widget_set_tooltip_text (self->under_way,
                               _("Join a game in progress: enter what is on the table"));
  self->round = orrery_spin_new (1, 60);
  gtk_widget_set_tooltip_text (self->round, _("The round about to begin"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->round), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Round"), -1);
  gtk_widget_set_visible (self->round, FALSE);
  g_object_bind_property (self->round, "visible", round, "visible", G_BINDING_SYNC_CREATE);
  orrery_wrap_append (ORRERY_WRAP (head), title);
  orrery_wrap_append (ORRERY_WRAP (controls), round);
  orrery_wrap_append (ORRERY_WRAP (controls), self->round);
  orrery_wrap_append (ORRERY_WRAP (controls), self->under_way);
  orrery_wrap_append (ORRERY_WRAP (controls), self->seats);
  orrery_wrap_append (ORRERY_WRAP (head), controls);
  g_signal_connect_object (self->under_way, "toggled", G_CALLBACK (under_way_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->round, "value-changed", G_CALLBACK (check), self,
                           G_CONNECT_SWAPPED);
  return head;
}

static gboolean
orrery_setup_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_SETUP_PAGE (widget)->cards[0]);
}

static void
orrery_setup_page_class_init (OrrerySetupPageClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_setup_page_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
}

static void
orrery_setup_page_init (OrrerySetupPage *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  orrery_final_table_init (&self->table, 4);
  gtk_box_append (GTK_BOX (content), build_head (self));
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      self->cards[i] = orrery_start_card_new (&self->table, i);
      gtk_box_append (GTK_BOX (content), self->cards[i]);
      self->fields[i] = orrery_join_fields_new (&self->table);
      gtk_widget_set_visible (self->fields[i], FALSE);
      gtk_widget_set_margin_bottom (self->fields[i], 12);
      gtk_box_append (GTK_BOX (content), self->fields[i]);
      g_signal_connect_object (self->cards[i], "changed", G_CALLBACK (check), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->fields[i], "changed", G_CALLBACK (check), self,
                               G_CONNECT_SWAPPED);
    }
  gtk_box_append (GTK_BOX (content), orrery_setup_foot_new (&self->problem, G_CALLBACK (begin_cb), self));
  self->scrolled = orrery_scrolled_page_new (content, 760);
  adw_bin_set_child (ADW_BIN (self), self->scrolled);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->seats), 2);
  g_signal_connect_object (self->seats, "notify::selected", G_CALLBACK (seats_cb), self,
                           G_CONNECT_SWAPPED);
  seats_cb (self);
}

GtkWidget *
orrery_setup_page_new (void)
{
  return g_object_new (ORRERY_TYPE_SETUP_PAGE, NULL);
}

static void
orrery_setup_page_set_players (OrreryTableSetup *setup, const OrreryPlayer *players, guint n)
{
  OrrerySetupPage *self = ORRERY_SETUP_PAGE (setup);

  orrery_final_table_init (&self->table, n);
  for (guint i = 0; i < n; i++)
    {
      orrery_start_card_set_name (ORRERY_START_CARD (self->cards[i]), players[i].name);
      orrery_start_card_set_kind (ORRERY_START_CARD (self->cards[i]), players[i].kind);
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->seats), n - 2);
  seats_cb (self);
}

static void
orrery_setup_page_iface_init (OrreryTableSetupInterface *iface)
{
  iface->set_players = orrery_setup_page_set_players;
}
