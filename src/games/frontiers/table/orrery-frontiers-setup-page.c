/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-frontiers-setup-page"

#include "config.h"

#include "games/frontiers/table/orrery-frontiers-setup-page.h"

#include "games/frontiers/table/orrery-frontiers-checklist.h"
#include "games/frontiers/tiles/orrery-my-tiles.h"
#include "games/frontiers/words/orrery-frontiers.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/game/orrery-table-ui.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-field-row.h"
#include "widgets/layout/orrery-scrolled.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-setup-foot.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

enum { FIRST_TURNABLE = 8, N_COINS = FR_N_STACKS - FIRST_TURNABLE, WIDTH = 640 };

typedef enum { FIRST_GAME, GOALS, STOCKPILE_ANY, DECLINE, N_SWITCHES } Switch;

struct _OrreryFrontiersSetupPage
{
  GtkWidget parent_instance;

  OrreryFrontiersSetup setup;
  JsonNode *tiles;       /* the owner's, without errors, at any level, because it can change; NULL: none are used */
  guint tiles_version;
  gboolean updating;

  GtkWidget *scrolled;
  GtkWidget *count;
  GtkWidget *level;
  GtkWidget *names[FR_MAX_SEATS], *name_marks[FR_MAX_SEATS], *colours[FR_MAX_SEATS];
  GtkWidget *switches[N_SWITCHES];
  GtkWidget *order_rows[FR_MAX_SEATS], *order_marks[FR_MAX_SEATS];
  GtkWidget *mats_group;
  GtkWidget *mats[FR_MAX_SEATS];
  GtkWidget *coins_group;
  GtkWidget *coins[N_COINS];
  GtkWidget *list;       /* where everything goes */
  GPtrArray *list_rows;
  GtkWidget *problem;
};

static void orrery_frontiers_setup_page_iface_init (OrreryTableSetupInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryFrontiersSetupPage, orrery_frontiers_setup_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_TABLE_SETUP, orrery_frontiers_setup_page_iface_init))

/* --- What is entered --- */

static const struct
{
  const char *title, *subtitle;
  guint8 option;
} switches[N_SWITCHES] = {
  [FIRST_GAME] = { N_("First Game"), N_("White squares everywhere, no goals"), FR_FIRST_GAME },
  [GOALS] = { N_("Goals"), N_("Chart Galactic Goals takes the place of Retreat into Isolation"), FR_GOALS },
  [STOCKPILE_ANY] = { N_("House Rule: Stockpile Any World"), N_("For the goal Exploration, any explored world may be stockpiled"), FR_STOCKPILE_ANY },
  [DECLINE] = { N_("House Rule: Decline a World"), N_("A pick in Explore may be declined"), FR_DECLINE },
};

static void
get_names (OrreryFrontiersSetupPage *self, const char *names[FR_MAX_SEATS + 1])
{
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    names[i] = i < self->setup.n_seats ? gtk_editable_get_text (GTK_EDITABLE (self->names[i])) : NULL;
  names[FR_MAX_SEATS] = NULL;
}

static guint8
get_options (OrreryFrontiersSetupPage *self)
{
  static const guint8 levels[FR_N_LEVELS] = { 0, FR_COUNTERS, FR_TILES };
  guint options = levels[adw_combo_row_get_selected (ADW_COMBO_ROW (self->level))];

  for (guint i = 0; i < N_SWITCHES; i++)
    if (gtk_switch_get_active (GTK_SWITCH (self->switches[i])) && gtk_widget_get_sensitive (self->switches[i]))
      options |= switches[i].option;
  return (guint8) options;
}

/* --- Showing it --- */

/* A player without a name is marked with a number. */
static gboolean
is_usual_name (const char *name, guint seat)
{
  g_autofree char *usual = g_strdup_printf (_("Player %u"), seat + 1);

  return strcmp (name, usual) == 0;
}

static void
show_order (OrreryFrontiersSetupPage *self, const char *const *names)
{
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    {
      const guint seat = self->setup.order[i];
      const gboolean is_there = i < self->setup.n_seats;

      gtk_widget_set_visible (self->order_rows[i], is_there);
      if (!is_there)
        continue;
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->order_rows[i]), names[seat]);
      orrery_seat_mark_set (ORRERY_SEAT_MARK (self->order_marks[i]), (int) seat, is_usual_name (names[seat], seat) ? NULL : names[seat]);
      orrery_seat_mark_set_colour (ORRERY_SEAT_MARK (self->order_marks[i]), self->setup.colours[seat]);
    }
}

static void
show_players (OrreryFrontiersSetupPage *self)
{
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    {
      gtk_widget_set_visible (self->names[i], i < self->setup.n_seats);
      orrery_seat_mark_set_colour (ORRERY_SEAT_MARK (self->name_marks[i]), self->setup.colours[i]);
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->colours[i]), self->setup.colours[i]);
    }
}

static void
show_mats (OrreryFrontiersSetupPage *self, const char *const *names)
{
  const gboolean is_clock = (self->setup.options & (FR_COUNTERS | FR_TILES)) == 0;

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->mats_group),
                                         is_clock ? _("The Clock level does not need them.") : _("This level keeps the home colony that is printed on each."));
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    {
      const guint mat = self->setup.mats[i];

      gtk_widget_set_visible (self->mats[i], i < self->setup.n_seats);
      adw_combo_row_set_selected (ADW_COMBO_ROW (self->mats[i]), mat == 0 ? 0 : 1 + 2 * (mat - 1) + self->setup.sides[i]);
      if (i < self->setup.n_seats)
        adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->mats[i]), names[i]);
    }
}

static void
load_tiles (OrreryFrontiersSetupPage *self)
{
  const guint version = orrery_my_tiles_get_version ();
  g_autoptr (OrreryCollection) tiles = NULL;

  if (version == self->tiles_version && self->tiles != NULL)
    return;
  self->tiles_version = version;
  g_clear_pointer (&self->tiles, json_node_unref);
  tiles = orrery_my_tiles_load (NULL);
  self->tiles = tiles != NULL ? orrery_collection_dup_usable (tiles) : NULL;
}

static void
show_list (OrreryFrontiersSetupPage *self, const char *const *names)
{
  load_tiles (self);
  for (guint i = 0; self->list_rows != NULL && i < self->list_rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->list), g_ptr_array_index (self->list_rows, i));
  g_clear_pointer (&self->list_rows, g_ptr_array_unref);
  self->list_rows = orrery_frontiers_checklist_fill (ADW_PREFERENCES_GROUP (self->list), &self->setup, names, self->tiles);
}

static void
update (OrreryFrontiersSetupPage *self)
{
  const char *names[FR_MAX_SEATS + 1];
  const gboolean first = gtk_switch_get_active (GTK_SWITCH (self->switches[FIRST_GAME]));

  if (self->updating)
    return;
  self->updating = TRUE;
  get_names (self, names);
  gtk_widget_set_sensitive (self->switches[GOALS], !first);
  self->setup.options = get_options (self);
  show_players (self);
  for (guint i = 0; i < N_COINS; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->coins[i]), (self->setup.turned >> (FIRST_TURNABLE + i) & 1) != 0);
  gtk_widget_set_visible (self->coins_group, !first);
  show_order (self, names);
  show_mats (self, names);
  show_list (self, names);
  orrery_label_set (self->problem, "");
  self->updating = FALSE;
}

/* --- Commands --- */

static void
count_cb (OrreryFrontiersSetupPage *self)
{
  const guint n = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->count)) + fr_game.min_seats;

  if (self->updating || n == self->setup.n_seats)
    return;
  self->setup.n_seats = n;
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    self->setup.order[i] = (guint8) i;
  update (self);
}

static void
colour_cb (OrreryFrontiersSetupPage *self, GParamSpec *pspec, GtkWidget *choice)
{
  guint seat = 0;

  if (self->updating)
    return;
  while (self->colours[seat] != choice)
    seat++;
  orrery_frontiers_setup_paint (&self->setup, seat, (guint8) gtk_drop_down_get_selected (GTK_DROP_DOWN (choice)));
  update (self);
}

static void
up_cb (OrreryFrontiersSetupPage *self, GtkWidget *button)
{
  const guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));
  const guint8 seat = self->setup.order[place];

  self->setup.order[place] = self->setup.order[place - 1];
  self->setup.order[place - 1] = seat;
  update (self);
}

static void
mat_cb (OrreryFrontiersSetupPage *self, GParamSpec *pspec, GtkWidget *row)
{
  const guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row));

  if (self->updating)
    return;
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    if (self->mats[i] == row)
      {
        self->setup.mats[i] = selected == 0 ? 0 : (guint8) (1 + (selected - 1) / 2);
        self->setup.sides[i] = selected == 0 ? 0 : (guint8) ((selected - 1) % 2);
      }
  update (self);
}

static void
coin_cb (OrreryFrontiersSetupPage *self)
{
  if (self->updating)
    return;
  self->setup.turned = 0;
  for (guint i = 0; i < N_COINS; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->coins[i])))
      self->setup.turned |= 1u << (FIRST_TURNABLE + i);
  update (self);
}

static void
flip_cb (OrreryFrontiersSetupPage *self)
{
  orrery_frontiers_setup_flip (&self->setup);
  update (self);
}

static void
shuffle_cb (OrreryFrontiersSetupPage *self)
{
  orrery_frontiers_setup_shuffle (&self->setup);
  update (self);
}

static void
deal_cb (OrreryFrontiersSetupPage *self)
{
  orrery_frontiers_setup_deal (&self->setup);
  update (self);
}

static void
print_cb (OrreryFrontiersSetupPage *self)
{
  g_autoptr (GError) error = NULL;
  const char *names[FR_MAX_SEATS + 1];

  get_names (self, names);
  orrery_frontiers_checklist_print (&self->setup, names, self->tiles, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL,
                                    GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), &error);
  orrery_label_set (self->problem, error != NULL ? error->message : "");
}

static OrreryRecord *
begin (OrreryFrontiersSetupPage *self, char **problem)
{
  OrreryPlayer players[FR_MAX_SEATS];
  OrreryFrontiersSetup setup = self->setup;
  const char *names[FR_MAX_SEATS + 1];

  get_names (self, names);
  for (guint i = 0; i < setup.n_seats; i++)
    players[i] = (OrreryPlayer) { (char *) names[i], (char *) "person" };
  if ((setup.options & FR_FIRST_GAME) != 0)
    {
      setup.turned = 0;
      memset (setup.sides, 0, sizeof setup.sides);
    }
  load_tiles (self);
  return orrery_frontiers_setup_begin (&setup, players, self->tiles, problem);
}

static void
begin_cb (OrreryFrontiersSetupPage *self)
{
  g_autofree char *problem = NULL;
  g_autoptr (OrreryRecord) record = begin (self, &problem);

  orrery_label_set (self->problem, problem != NULL ? problem : "");
  if (record != NULL)
    orrery_table_setup_begin (ORRERY_TABLE_SETUP (self), record);
}

/* --- Building --- */

static GtkWidget *
new_group (const char *title, const char *text)
{
  return g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", title, "description", text, NULL);
}

/* Beside the heading of a group. */
static void
add_button (OrreryFrontiersSetupPage *self, GtkWidget *group, const char *label, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), button);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
}

static GtkWidget *
new_colours (OrreryFrontiersSetupPage *self)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget *choice;

  for (guint i = 0; orrery_frontiers_colours[i] != NULL; i++)
    gtk_string_list_append (words, _(orrery_frontiers_colours[i]));
  choice = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&words)), NULL);
  gtk_widget_set_valign (choice, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (choice, _("Color of the Disks"));
  orrery_set_spoken (choice, _("Color of the Disks"));
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (colour_cb), self, G_CONNECT_SWAPPED);
  return choice;
}

/* Enter goes from name to name, then to the level. */
static void
name_activated_cb (OrreryFrontiersSetupPage *self, GtkWidget *row)
{
  guint i = 0;

  while (self->names[i] != row)
    i++;
  gtk_widget_grab_focus (i + 1 < self->setup.n_seats ? self->names[i + 1] : self->level);
}

static GtkWidget *
new_players (OrreryFrontiersSetupPage *self)
{
  GtkWidget *group = new_group (_("Players"), NULL);

  self->count = orrery_seat_count_new (&orrery_frontiers);
  gtk_widget_set_valign (self->count, GTK_ALIGN_CENTER);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), self->count);
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    {
      self->colours[i] = new_colours (self);
      self->names[i] = orrery_seat_name_new (i, &self->name_marks[i]);
      adw_entry_row_add_suffix (ADW_ENTRY_ROW (self->names[i]), self->colours[i]);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->names[i]);
      g_signal_connect_object (self->names[i], "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->names[i], "entry-activated", G_CALLBACK (name_activated_cb), self, G_CONNECT_SWAPPED);
    }
  return group;
}

static GtkWidget *
new_switch (OrreryFrontiersSetupPage *self, guint i)
{
  self->switches[i] = gtk_switch_new ();
  g_signal_connect_object (self->switches[i], "notify::active", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return orrery_input_row_new (_(switches[i].title), _(switches[i].subtitle), self->switches[i]);
}

static GtkWidget *
new_game (OrreryFrontiersSetupPage *self)
{
  GtkWidget *group = new_group (_("The Game"), NULL);
  g_autoptr (GtkStringList) levels = gtk_string_list_new (NULL);

  for (guint i = 0; i < orrery_frontiers_book.n_depths; i++)
    gtk_string_list_append (levels, _(orrery_frontiers_book.depths[i].title));
  self->level = adw_combo_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->level), _("Level of Detail"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->level), _("Can be changed at any time"));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->level), G_LIST_MODEL (levels));
  g_signal_connect_object (self->level, "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->level);
  for (guint i = 0; i < N_SWITCHES; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_switch (self, i));
  return group;
}

static GtkWidget *
new_order (OrreryFrontiersSetupPage *self)
{
  GtkWidget *group = new_group (_("Player Order"), _("The first player selects first. The order does not rotate."));

  add_button (self, group, _("Shuffle for Us"), G_CALLBACK (shuffle_cb));
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    {
      GtkWidget *up = gtk_button_new_from_icon_name ("go-up-symbolic");

      self->order_rows[i] = adw_action_row_new ();
      self->order_marks[i] = orrery_seat_mark_new (28);
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->order_rows[i]), FALSE);
      gtk_widget_set_valign (self->order_marks[i], GTK_ALIGN_CENTER);
      gtk_widget_set_valign (up, GTK_ALIGN_CENTER);
      gtk_widget_set_sensitive (up, i > 0);
      gtk_widget_set_tooltip_text (up, _("Move Forward"));
      gtk_widget_add_css_class (up, "flat");
      g_object_set_data (G_OBJECT (up), "place", GUINT_TO_POINTER (i));
      g_signal_connect_object (up, "clicked", G_CALLBACK (up_cb), self, G_CONNECT_SWAPPED);
      adw_action_row_add_prefix (ADW_ACTION_ROW (self->order_rows[i]), self->order_marks[i]);
      adw_action_row_add_suffix (ADW_ACTION_ROW (self->order_rows[i]), up);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->order_rows[i]);
    }
  return group;
}

static GtkStringList *
new_mat_names (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _("Not specified"));
  for (guint i = 1; i <= FR_N_MATS; i++)
    {
      gtk_string_list_take (list, g_strdup_printf (_("Mat %u, white square"), i));
      gtk_string_list_take (list, g_strdup_printf (_("Mat %u, other side"), i));
    }
  return list;
}

static GtkWidget *
new_mats (OrreryFrontiersSetupPage *self)
{
  g_autoptr (GtkStringList) names = new_mat_names ();

  self->mats_group = new_group (_("Empire Mats"), NULL);
  add_button (self, self->mats_group, _("Deal for Us"), G_CALLBACK (deal_cb));
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    {
      self->mats[i] = adw_combo_row_new ();
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->mats[i]), FALSE);
      adw_combo_row_set_model (ADW_COMBO_ROW (self->mats[i]), G_LIST_MODEL (names));
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->mats_group), self->mats[i]);
      g_signal_connect_object (self->mats[i], "notify::selected", G_CALLBACK (mat_cb), self, G_CONNECT_SWAPPED);
    }
  return self->mats_group;
}

static GtkWidget *
new_coin (OrreryFrontiersSetupPage *self, guint i)
{
  const guint stack = FIRST_TURNABLE + i;
  g_autofree char *label = stack < FR_N_SMALL ? g_strdup_printf ("%u", stack + 1) : g_strdup_printf (_("L%u"), stack - FR_N_SMALL + 1);
  g_autofree char *spoken = stack < FR_N_SMALL ? g_strdup_printf (_("Turn over the small stack %u"), stack + 1)
                                               : g_strdup_printf (_("Turn over the large development %u"), stack - FR_N_SMALL + 1);

  self->coins[i] = gtk_toggle_button_new_with_label (label);
  gtk_widget_set_tooltip_text (self->coins[i], spoken);
  orrery_set_spoken (self->coins[i], spoken);
  g_signal_connect_object (self->coins[i], "toggled", G_CALLBACK (coin_cb), self, G_CONNECT_SWAPPED);
  return self->coins[i];
}

static GtkWidget *
new_coins (OrreryFrontiersSetupPage *self)
{
  GtkWidget *wrap = orrery_wrap_new (6);

  self->coins_group = new_group (_("Coins"), _("Select what is turned over: small stacks 9 to 16, large developments L1 to L8."));
  add_button (self, self->coins_group, _("Flip for Us"), G_CALLBACK (flip_cb));
  for (guint i = 0; i < N_COINS; i++)
    orrery_wrap_append (ORRERY_WRAP (wrap), new_coin (self, i));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->coins_group), wrap);
  return self->coins_group;
}

static GtkWidget *
new_list (OrreryFrontiersSetupPage *self)
{
  self->list = new_group (_("Setting Up"), _("How the table looks, from the middle outward."));
  add_button (self, self->list, _("Print…"), G_CALLBACK (print_cb));
  return self->list;
}

static void
orrery_frontiers_setup_page_dispose (GObject *object)
{
  OrreryFrontiersSetupPage *self = ORRERY_FRONTIERS_SETUP_PAGE (object);

  g_clear_pointer (&self->list_rows, g_ptr_array_unref);
  g_clear_pointer (&self->tiles, json_node_unref);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_frontiers_setup_page_parent_class)->dispose (object);
}

static gboolean
orrery_frontiers_setup_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_FRONTIERS_SETUP_PAGE (widget)->names[0]);
}

static void
orrery_frontiers_setup_page_class_init (OrreryFrontiersSetupPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_frontiers_setup_page_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_frontiers_setup_page_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_frontiers_setup_page_init (OrreryFrontiersSetupPage *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);

  orrery_frontiers_setup_init (&self->setup, 4);
  self->updating = TRUE;
  gtk_box_append (GTK_BOX (content), new_players (self));
  gtk_box_append (GTK_BOX (content), new_game (self));
  gtk_box_append (GTK_BOX (content), new_order (self));
  gtk_box_append (GTK_BOX (content), new_coins (self));
  gtk_box_append (GTK_BOX (content), new_mats (self));
  gtk_box_append (GTK_BOX (content), new_list (self));
  gtk_box_append (GTK_BOX (content), orrery_setup_foot_new (&self->problem, G_CALLBACK (begin_cb), self));
  self->scrolled = orrery_scrolled_page_new (content, WIDTH);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->count), self->setup.n_seats - fr_game.min_seats);
  g_signal_connect_object (self->count, "notify::selected", G_CALLBACK (count_cb), self, G_CONNECT_SWAPPED);
  self->updating = FALSE;
  update (self);
}

GtkWidget *
orrery_frontiers_setup_page_new (void)
{
  return g_object_new (ORRERY_TYPE_FRONTIERS_SETUP_PAGE, NULL);
}

/* --- OrreryTableSetup --- */

static void
orrery_frontiers_setup_page_set_players (OrreryTableSetup *setup, const OrreryPlayer *players, guint n)
{
  OrreryFrontiersSetupPage *self = ORRERY_FRONTIERS_SETUP_PAGE (setup);

  /* People keep their colors from game to game. */
  OrreryFrontiersSetup next;

  orrery_frontiers_setup_init (&next, n);
  memcpy (next.colours, self->setup.colours, sizeof next.colours);
  self->setup = next;
  self->updating = TRUE;
  for (guint i = 0; i < n; i++)
    gtk_editable_set_text (GTK_EDITABLE (self->names[i]), players[i].name);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->count), n - fr_game.min_seats);
  self->updating = FALSE;
  update (self);
}

static void
orrery_frontiers_setup_page_set_depth (OrreryTableSetup *setup, guint depth)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (ORRERY_FRONTIERS_SETUP_PAGE (setup)->level), depth);
}

static void
orrery_frontiers_setup_page_iface_init (OrreryTableSetupInterface *iface)
{
  iface->set_players = orrery_frontiers_setup_page_set_players;
  iface->set_depth = orrery_frontiers_setup_page_set_depth;
}
