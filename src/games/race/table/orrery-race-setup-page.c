/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-race-setup-page"

#include "games/race/table/orrery-race-setup-page.h"

#include "assist/orrery-player-words.h"
#include "games/race/assist/orrery-race-book.h"
#include "games/race/table/orrery-race-join.h"
#include "games/race/words/orrery-race-position.h"
#include "games/race/words/orrery-race.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/game/orrery-table-ui.h"
#include "widgets/layout/orrery-field-row.h"
#include "widgets/layout/orrery-scrolled.h"
#include "widgets/question/orrery-setup-foot.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum
{
  WIDTH = 640,
  MOST_ROUNDS = 60
};

typedef enum { TWO_ACTIONS, SECOND_EDITION, N_SWITCHES } Switch;

struct _OrreryRaceSetupPage
{
  AdwBin parent_instance;

  guint n_seats;

  GtkWidget *scrolled;
  GtkWidget *head;
  GtkWidget *count;
  GtkWidget *groups[RACE_MAX_SEATS];
  GtkWidget *names[RACE_MAX_SEATS];
  GtkWidget *kinds[RACE_MAX_SEATS];
  GtkWidget *starts[RACE_MAX_SEATS];
  GtkWidget *switches[N_SWITCHES];
  GtkWidget *rows[N_SWITCHES];
  GtkWidget *under_way; /* joins a game in progress */
  GtkWidget *round_row, *round;
  GtkWidget *discard_row, *discard;
  GtkWidget *joins[RACE_MAX_SEATS];
  GtkWidget *problem;
};

static void orrery_race_setup_page_iface_init (OrreryTableSetupInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryRaceSetupPage, orrery_race_setup_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_TABLE_SETUP, orrery_race_setup_page_iface_init))

static const struct
{
  const char *title, *subtitle;
  guint8 option;
} switches[N_SWITCHES] = {
  [TWO_ACTIONS] = { N_("Two actions each"), N_("For two players: each chooses two actions per round"), RACE_TWO_ACTIONS },
  [SECOND_EDITION] = { N_("Second edition"), N_("Play with the cards of the second edition"), RACE_SECOND_EDITION },
};

/* --- What is entered --- */

static void
get_setup (OrreryRaceSetupPage *self, OrreryRaceSetup *setup, OrreryPlayer players[RACE_MAX_SEATS])
{
  *setup = (OrreryRaceSetup) { .n_seats = self->n_seats };
  for (guint i = 0; i < N_SWITCHES; i++)
    if (gtk_switch_get_active (GTK_SWITCH (self->switches[i])) && gtk_widget_get_visible (self->rows[i]))
      setup->options |= switches[i].option;
  for (guint i = 0; i < self->n_seats; i++)
    {
      const guint kind = adw_combo_row_get_selected (ADW_COMBO_ROW (self->kinds[i]));

      setup->starts[i] = (guint8) adw_combo_row_get_selected (ADW_COMBO_ROW (self->starts[i]));
      players[i].name = (char *) gtk_editable_get_text (GTK_EDITABLE (self->names[i]));
      players[i].kind = (char *) (kind == 0 ? "person" : orrery_race.players[kind - 1]->id);
    }
}

/* --- A game in progress --- */

static gboolean
is_under_way (OrreryRaceSetupPage *self)
{
  return gtk_switch_get_active (GTK_SWITCH (self->under_way));
}

static JsonNode *
write_position (OrreryRaceSetupPage *self, const OrreryRaceSetup *setup)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *root = json_object_new ();
  JsonArray *seats = json_array_new ();

  json_object_set_string_member (root, "game", race_game.id);
  json_object_set_boolean_member (root, "mirror", TRUE);
  json_object_set_boolean_member (root, "two_actions", (setup->options & RACE_TWO_ACTIONS) != 0);
  json_object_set_boolean_member (root, "second_edition", (setup->options & RACE_SECOND_EDITION) != 0);
  json_object_set_int_member (root, "round", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->round)));
  json_object_set_int_member (root, "discard", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->discard)));
  for (guint i = 0; i < setup->n_seats; i++)
    json_array_add_object_element (seats, orrery_race_join_write (ORRERY_RACE_JOIN (self->joins[i])));
  json_object_set_array_member (root, "seats", seats);
  json_node_take_object (node, root);
  return node;
}

/* The entries so far, or the problem with them. */
static gboolean
read_table (OrreryRaceSetupPage *self, const OrreryRaceSetup *setup, RaceState *state, char **problem)
{
  g_autoptr (JsonNode) node = write_position (self, setup);
  g_autoptr (GError) error = NULL;

  if (orrery_race_position_read (node, state, &error))
    return TRUE;
  *problem = g_strdup (error->message);
  return FALSE;
}

static OrreryRecord *
join (OrreryRaceSetupPage *self, const OrreryRaceSetup *setup, const OrreryPlayer *players, char **problem)
{
  RaceState state;

  *problem = orrery_race_setup_find_missing (setup, players);
  return *problem == NULL && read_table (self, setup, &state, problem)
           ? orrery_record_new_from_position (&orrery_race, &state, players) : NULL;
}

/* Impossible entries are reported at once, missing ones at the end. */
static void
update (OrreryRaceSetupPage *self)
{
  const gboolean on = is_under_way (self);
  OrreryPlayer players[RACE_MAX_SEATS];
  OrreryRaceSetup setup;
  g_autofree char *problem = NULL;
  RaceState state;

  for (guint i = 0; i < RACE_MAX_SEATS; i++)
    {
      gtk_widget_set_visible (self->groups[i], i < self->n_seats);
      gtk_widget_set_visible (self->joins[i], on);
    }
  gtk_widget_set_visible (self->rows[TWO_ACTIONS], self->n_seats == 2);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->head),
                                         on ? _("Clockwise, with what each of them has on the table.")
                                            : _("Clockwise. Everybody has discarded two of six cards and holds four."));
  gtk_widget_set_visible (self->round_row, on);
  gtk_widget_set_visible (self->discard_row, on);
  get_setup (self, &setup, players);
  for (guint i = 0; i < self->n_seats; i++)
    orrery_race_join_set_computer (ORRERY_RACE_JOIN (self->joins[i]), !g_str_equal (players[i].kind, "person"));
  if (on && read_table (self, &setup, &state, &problem))
    for (guint i = 0; i < self->n_seats; i++)
      orrery_race_join_set_state (ORRERY_RACE_JOIN (self->joins[i]), &state);
  orrery_label_set (self->problem, problem);
}

static void
start_cb (OrreryRaceSetupPage *self)
{
  for (guint i = 0; i < RACE_MAX_SEATS; i++)
    {
      const guint start = adw_combo_row_get_selected (ADW_COMBO_ROW (self->starts[i]));

      orrery_race_join_set_start (ORRERY_RACE_JOIN (self->joins[i]), start > 0 ? race_starts[start - 1] : RACE_N_DESIGNS);
    }
  update (self);
}

static void
count_cb (OrreryRaceSetupPage *self)
{
  self->n_seats = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->count)) + race_game.min_seats;
  update (self);
}

static void
begin_cb (OrreryRaceSetupPage *self)
{
  OrreryPlayer players[RACE_MAX_SEATS];
  OrreryRaceSetup setup;
  g_autofree char *problem = NULL;
  g_autoptr (OrreryRecord) record = NULL;

  get_setup (self, &setup, players);
  record = is_under_way (self) ? join (self, &setup, players, &problem) : orrery_race_setup_begin (&setup, players, &problem);
  orrery_label_set (self->problem, problem != NULL ? problem : "");
  if (record != NULL)
    orrery_table_setup_begin (ORRERY_TABLE_SETUP (self), record);
}

/* --- Building --- */

static GtkWidget *
new_combo (const char *title, const char *subtitle, GtkStringList *list)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  return row;
}

/* A person first, then computer players from the weakest. */
static GtkWidget *
new_kind (void)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _("Person"));
  for (guint i = 0; orrery_race.players[i] != NULL; i++)
    gtk_string_list_append (list, orrery_player_kind_name (orrery_race.players[i]->id));
  return new_combo (_("Player type"), _("You tell a computer player which cards it draws; it tells you what it does."), list);
}

static GtkWidget *
new_start (void)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _("Not specified"));
  for (guint i = 0; i < RACE_N_STARTS; i++)
    {
      const RaceDesign *world = &race_designs[0][race_starts[i]];

      gtk_string_list_take (list, g_strdup_printf ("%u  %s", world->start, world->name));
    }
  return new_combo (_("Start world"), NULL, list);
}

static GtkWidget *
new_seat (OrreryRaceSetupPage *self, guint i)
{
  GtkWidget *group = adw_preferences_group_new ();

  self->names[i] = orrery_seat_name_new (i, NULL);
  self->kinds[i] = new_kind ();
  self->starts[i] = new_start ();
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->names[i]);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->starts[i]);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->kinds[i]);
  self->joins[i] = orrery_race_join_new (i);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->joins[i]);
  g_signal_connect_object (self->starts[i], "notify::selected", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->kinds[i], "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->joins[i], "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  self->groups[i] = group;
  return group;
}

/* A row of the group with a widget at its end. */
static GtkWidget *
add_row (GtkWidget *group, const char *title, const char *subtitle, GtkWidget *suffix)
{
  GtkWidget *row = orrery_input_row_new (title, subtitle, suffix);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
}

static GtkWidget *
new_rules (OrreryRaceSetupPage *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  for (guint i = 0; i < N_SWITCHES; i++)
    {
      self->switches[i] = gtk_switch_new ();
      self->rows[i] = add_row (group, _(switches[i].title), _(switches[i].subtitle), self->switches[i]);
      g_signal_connect_object (self->switches[i], "notify::active", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }
  return group;
}

static void
add_joining (OrreryRaceSetupPage *self, GtkWidget *group)
{
  self->under_way = gtk_switch_new ();
  self->round = orrery_spin_new (1, MOST_ROUNDS);
  self->discard = orrery_spin_new (0, RACE_N_CARDS);
  add_row (group, _("Game in progress"), _("Join a game in progress: enter what is on the table"), self->under_way);
  self->round_row = add_row (group, _("Round"), _("The round about to begin"), self->round);
  self->discard_row = add_row (group, _("Cards in the discard"), _("A guess will do: it only tells when the deck runs out"), self->discard);
  g_signal_connect_object (self->under_way, "notify::active", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->discard, "value-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
new_head (OrreryRaceSetupPage *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  self->head = group;
  self->count = orrery_seat_count_new (&orrery_race);
  gtk_widget_set_valign (self->count, GTK_ALIGN_CENTER);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Who sits at the table?"));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), self->count);
  add_joining (self, group);
  return group;
}

static gboolean
orrery_race_setup_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_RACE_SETUP_PAGE (widget)->names[0]);
}

static void
orrery_race_setup_page_class_init (OrreryRaceSetupPageClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_race_setup_page_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
}

static void
orrery_race_setup_page_init (OrreryRaceSetupPage *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  gtk_box_append (GTK_BOX (content), new_head (self));
  for (guint i = 0; i < RACE_MAX_SEATS; i++)
    gtk_box_append (GTK_BOX (content), new_seat (self, i));
  gtk_box_append (GTK_BOX (content), new_rules (self));
  gtk_box_append (GTK_BOX (content), orrery_setup_foot_new (&self->problem, G_CALLBACK (begin_cb), self));
  self->scrolled = orrery_scrolled_page_new (content, WIDTH);
  adw_bin_set_child (ADW_BIN (self), self->scrolled);
  g_signal_connect_object (self->count, "notify::selected", G_CALLBACK (count_cb), self, G_CONNECT_SWAPPED);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->count), RACE_MAX_SEATS - race_game.min_seats);
  count_cb (self);
}

/* --- OrreryTableSetup --- */

static void
orrery_race_setup_page_set_players (OrreryTableSetup *setup, const OrreryPlayer *players, guint n)
{
  OrreryRaceSetupPage *self = ORRERY_RACE_SETUP_PAGE (setup);

  for (guint i = 0; i < n; i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (self->names[i]), players[i].name);
      adw_combo_row_set_selected (ADW_COMBO_ROW (self->starts[i]), 0);
      adw_combo_row_set_selected (ADW_COMBO_ROW (self->kinds[i]), 0);
      for (guint k = 0; orrery_race.players[k] != NULL; k++)
        if (g_str_equal (orrery_race.players[k]->id, players[i].kind))
          adw_combo_row_set_selected (ADW_COMBO_ROW (self->kinds[i]), k + 1);
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->count), n - race_game.min_seats);
}

static void
orrery_race_setup_page_iface_init (OrreryTableSetupInterface *iface)
{
  iface->set_players = orrery_race_setup_page_set_players;
}

/* --- Public --- */

GtkWidget *
orrery_race_setup_page_new (void)
{
  return g_object_new (ORRERY_TYPE_RACE_SETUP_PAGE, NULL);
}
