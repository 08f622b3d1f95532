/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/table/orrery-frontiers-correct.h"

#include "games/frontiers/board/orrery-frontiers-offer.h"
#include "games/frontiers/board/orrery-frontiers-pieces.h"
#include "games/frontiers/words/orrery-frontiers-story.h"
#include "games/frontiers/words/orrery-frontiers-tile.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-field-row.h"

#include <glib/gi18n-lib.h>

struct _OrreryFrontiersCorrect
{
  OrreryCorrectWindow parent_instance;

  char **names;
  gboolean filling;

  AdwBin *page;
};

G_DEFINE_FINAL_TYPE (OrreryFrontiersCorrect, orrery_frontiers_correct, ORRERY_TYPE_CORRECT_WINDOW)

static void show_all (OrreryFrontiersCorrect *self);

static const FrState *
state_of (OrreryFrontiersCorrect *self)
{
  return orrery_correct_window_get_state (ORRERY_CORRECT_WINDOW (self));
}

static gboolean
try (OrreryFrontiersCorrect *self, GameAnswer answer)
{
  return orrery_correct_window_try (ORRERY_CORRECT_WINDOW (self), answer);
}

/* --- Numbers --- */

typedef enum { WHOLE, FIRST, SECOND, THIRD } Where; /* the position of the number in an answer */

static GameAnswer
make_answer (guint kind, guint a, int value, Where where)
{
  if (where == FIRST)
    return GAME_ANSWER (kind, value, 0, 0);
  if (where == SECOND)
    return GAME_ANSWER (kind, a, value, 0);
  if (where == THIRD) /* two operands are before it */
    return GAME_ANSWER (kind, a >> 4, a & 15, value);
  return GAME_ANSWER (kind, a, value >> 8 & 255, value & 255);
}

static void
number_cb (OrreryFrontiersCorrect *self, GtkWidget *spin)
{
  const guint packed = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (spin), "answer"));

  if (!self->filling && !try (self, make_answer (packed >> 16, packed >> 8 & 255, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)),
                                       (Where) (packed & 255))))
    show_all (self);
}

static void
connect_number (OrreryFrontiersCorrect *self, GtkWidget *spin, guint kind, guint a, Where where)
{
  g_object_set_data (G_OBJECT (spin), "answer", GUINT_TO_POINTER (kind << 16 | a << 8 | where));
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (number_cb), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
new_number (OrreryFrontiersCorrect *self, const char *title, int least, int most, int value, guint kind, guint a, Where where)
{
  GtkWidget *spin = orrery_spin_new (least, most);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  connect_number (self, spin, kind, a, where);
  return orrery_input_row_new (title, NULL, spin);
}

/* --- Pieces --- */

static void
answer_cb (OrreryFrontiersCorrect *self, GtkWidget *button)
{
  try (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer")));
  show_all (self);
}

static GtkWidget *
new_button (OrreryFrontiersCorrect *self, const char *icon, const char *tip, GameAnswer answer)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tip);
  orrery_set_spoken (button, tip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "answer", GUINT_TO_POINTER (answer));
  g_signal_connect_object (button, "clicked", G_CALLBACK (answer_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
good_cb (OrreryFrontiersCorrect *self, GParamSpec *pspec, GtkWidget *drop)
{
  const guint packed = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (drop), "place"));

  if (!self->filling && !try (self, GAME_ANSWER (FR_DO_FIX_GOOD, packed >> 8, packed & 255, gtk_drop_down_get_selected (GTK_DROP_DOWN (drop)))))
    show_all (self);
}

static GtkWidget *
new_good (OrreryFrontiersCorrect *self, guint seat, guint colony)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  GtkWidget *drop;

  gtk_string_list_append (list, _("No good"));
  for (guint i = 0; i < FR_N_KINDS; i++)
    gtk_string_list_append (list, orrery_frontiers_kind_title (i));
  drop = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&list)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop), state_of (self)->seats[seat].mark[colony] & FR_MARK_GOOD);
  gtk_widget_set_valign (drop, GTK_ALIGN_CENTER);
  orrery_set_spoken (drop, _("Good"));
  g_object_set_data (G_OBJECT (drop), "place", GUINT_TO_POINTER (seat << 8 | colony));
  g_signal_connect_object (drop, "notify::selected", G_CALLBACK (good_cb), self, G_CONNECT_SWAPPED);
  return drop;
}

/* Takes the title. */
static GtkWidget *
new_piece (OrreryFrontiersCorrect *self, char *title, GameAnswer take)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_button (self, "user-trash-symbolic", _("Remove"), take));
  g_free (title);
  return row;
}

/* The name of a stack on a label. */
static char *
dup_development (const FrState *s, guint stack)
{
  return orrery_frontiers_dup_label (s, GAME_ANSWER (FR_DO_BUY, stack, 0, 0));
}

static char *
dup_world (const FrState *s, guint world)
{
  if (world == FR_UNNAMED)
    return g_strdup (_("Unnamed"));
  if (orrery_frontiers_tile_is_owners (s, world))
    return orrery_frontiers_tile_dup_name (s, world);
  return g_strdup (world >= FR_FIRST_HOME ? _("Home colony") : _("World"));
}

/* The colonists on a colony. */
static GtkWidget *
new_settlers (OrreryFrontiersCorrect *self, guint seat, guint colony)
{
  GtkWidget *spin = orrery_spin_new (0, 2);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), (state_of (self)->seats[seat].mark[colony] & FR_MARK_COLONISTS) >> 3);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (spin, _("Colonists on it"));
  orrery_set_spoken (spin, _("Colonists on it"));
  connect_number (self, spin, FR_DO_FIX_SETTLERS, seat << 4 | colony, THIRD);
  return spin;
}

static void
add_pieces (OrreryFrontiersCorrect *self, AdwPreferencesGroup *group, guint seat)
{
  const FrState *s = state_of (self);
  const FrSeat *p = &s->seats[seat];

  for (guint i = 0; i < p->n_colonies; i++)
    {
      GtkWidget *row = new_piece (self, dup_world (s, p->colony[i]), GAME_ANSWER (FR_DO_FIX_TAKE_COLONY, seat, i, 0));

      if (fr_level (s) != FR_LEVEL_CLOCK)
        {
          adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_settlers (self, seat, i));
          adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_good (self, seat, i));
        }
      adw_preferences_group_add (group, row);
    }
  for (guint i = 0; i < p->n_developments; i++)
    adw_preferences_group_add (group, new_piece (self, dup_development (s, p->development[i]), GAME_ANSWER (FR_DO_FIX_TAKE_DEVELOPMENT, seat, i, 0)));
  for (guint i = 0; fr_level (s) == FR_LEVEL_MIRROR && i < p->n_explored; i++)
    {
      GtkWidget *row = new_piece (self, dup_world (s, p->explored[i]), GAME_ANSWER (FR_DO_FIX_TAKE_WORLD, seat, i, 0));

      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("Explored"));
      adw_preferences_group_add (group, row);
    }
}

static void
add_piece_cb (OrreryFrontiersCorrect *self, GtkWidget *button)
{
  GtkWidget *combo = g_object_get_data (G_OBJECT (button), "combo");
  GArray *answers = g_object_get_data (G_OBJECT (combo), "answers");

  try (self, g_array_index (answers, GameAnswer, adw_combo_row_get_selected (ADW_COMBO_ROW (combo))));
  show_all (self);
}

/* What the seat can still get: stacks, or worlds. */
static void
add_choice (OrreryFrontiersCorrect *self, AdwPreferencesGroup *group, const char *title, FrAnswer kind, guint seat)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  GtkWidget *combo = adw_combo_row_new (), *button = gtk_button_new_from_icon_name ("list-add-symbolic");

  for (guint i = 0; i <= FR_UNNAMED; i++)
    {
      /* An unnamed one comes first. */
      const guint piece = kind == FR_DO_FIX_ADD_DEVELOPMENT ? i : (i + FR_UNNAMED) & 255;
      const GameAnswer answer = GAME_ANSWER (kind, seat, piece, 0);

      if (fr_game.check (state_of (self), answer) != GAME_OK)
        continue;
      gtk_string_list_take (names, kind == FR_DO_FIX_ADD_DEVELOPMENT ? dup_development (state_of (self), piece) : dup_world (state_of (self), piece));
      g_array_append_val (answers, answer);
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (combo), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (combo), G_LIST_MODEL (names));
  gtk_widget_set_tooltip_text (button, title);
  orrery_set_spoken (button, title);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  adw_action_row_add_suffix (ADW_ACTION_ROW (combo), button);
  gtk_widget_set_visible (combo, answers->len > 0);
  g_object_set_data_full (G_OBJECT (combo), "answers", g_steal_pointer (&answers), (GDestroyNotify) g_array_unref);
  g_object_set_data (G_OBJECT (button), "combo", combo);
  g_signal_connect_object (button, "clicked", G_CALLBACK (add_piece_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, combo);
}

static void
add_stockpile (OrreryFrontiersCorrect *self, AdwPreferencesGroup *group, guint seat)
{
  const FrSeat *p = &state_of (self)->seats[seat];

  for (guint i = 0; i < FR_N_KINDS; i++)
    {
      /* Translators: a kind of goods, as in "Stockpiled: Genes" */
      g_autofree char *title = g_strdup_printf (_("Stockpiled: %s"), orrery_frontiers_kind_title (i));

      adw_preferences_group_add (group, new_number (self, title, 0, fr_limits.goods, p->stock[i], FR_DO_FIX_STOCK, seat << 4 | i, THIRD));
    }
  adw_preferences_group_add (group, new_number (self, _("Stockpiled credits"), 0, 99, p->stock_credits, FR_DO_FIX_STOCK_CREDITS, seat, SECOND));
  adw_preferences_group_add (group, new_number (self, _("Stockpiled worlds"), 0, fr_limits.stockpiled_worlds, p->n_stock_worlds,
                                                FR_DO_FIX_STOCK_WORLDS, seat, SECOND));
}

/* --- The track --- */

/* The order after swapping this disk with the one before it. */
static GameAnswer
move_forward (const FrState *s, guint disk)
{
  guint packed = 0;

  for (guint i = 0; i < FR_MAX_DISKS; i++)
    {
      const guint from = i == disk ? disk - 1 : i + 1 == disk ? disk : i;

      packed = packed << 3 | (i < s->n_disks ? s->order[from] : 7u);
    }
  return GAME_ANSWER (FR_DO_FIX_ORDER, packed >> 8, packed & 255, 0);
}

static AdwPreferencesGroup *
new_track (OrreryFrontiersCorrect *self)
{
  const FrState *s = state_of (self);
  AdwPreferencesGroup *group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _("Priority Track"), NULL);

  for (guint i = 0; i < s->n_disks; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), self->names[s->order[i]]);
      if (i > 0)
        adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_button (self, "go-up-symbolic", _("Move Forward"), move_forward (s, i)));
      adw_preferences_group_add (group, row);
    }
  return group;
}

/* --- Goals --- */

/* The list must not reveal which goal is face down. */
static gboolean
may_be_down (const FrState *s, guint goal)
{
  gboolean is_down = FALSE;

  for (guint i = 0; i < s->n_goals; i++)
    {
      if (s->goal[i] == goal)
        return FALSE;
      is_down |= (s->goal[i] & FR_FACE_DOWN) != 0;
    }
  return is_down;
}

/* Which stockpile goal its holder turns up; NULL: none is face down. */
static AdwPreferencesGroup *
new_goals (OrreryFrontiersCorrect *self)
{
  static const guint goals[] = { FR_STOCKPILE_RESOURCES, FR_EXPLORATION, FR_TAX_ON_TRADE };
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    {
      GtkWidget *row;

      if (!may_be_down (state_of (self), goals[i]))
        continue;
      if (group == NULL)
        group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _("Turn Up a Goal"), "description",
                              _("Before anybody acts, the holder may turn up a stockpile goal."), NULL);
      row = adw_action_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), orrery_frontiers_story_goal (goals[i]));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_button (self, "go-up-symbolic", _("Turn Up"), GAME_ANSWER (FR_DO_TURN_UP, goals[i], 0, 0)));
      adw_preferences_group_add (group, row);
    }
  return group;
}

/* --- Faces --- */

static void
face_cb (OrreryFrontiersCorrect *self, GParamSpec *pspec, GtkWidget *face)
{
  const guint stack = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (face), "stack"));

  if (!self->filling)
    try (self, GAME_ANSWER (FR_DO_FIX_STACK, stack, gtk_switch_get_active (GTK_SWITCH (face)), 0));
  if (!self->filling)
    show_all (self);
}

static AdwPreferencesGroup *
new_faces (OrreryFrontiersCorrect *self)
{
  const FrState *s = state_of (self);
  AdwPreferencesGroup *group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, NULL);
  GtkWidget *rows = adw_expander_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (rows), _("Developments Turned Over"));
  for (guint i = 0; i < FR_N_STACKS; i++)
    if (fr_game.check (s, GAME_ANSWER (FR_DO_FIX_STACK, i, 0, 0)) == GAME_OK)
      {
        g_autofree char *title = dup_development (s, i);
        GtkWidget *face = gtk_switch_new ();

        gtk_switch_set_active (GTK_SWITCH (face), (s->stacks[i].left & FR_TURNED) != 0);
        g_object_set_data (G_OBJECT (face), "stack", GUINT_TO_POINTER (i));
        g_signal_connect_object (face, "notify::active", G_CALLBACK (face_cb), self, G_CONNECT_SWAPPED);
        adw_expander_row_add_row (ADW_EXPANDER_ROW (rows), orrery_input_row_new (title, NULL, face));
      }
  adw_preferences_group_add (group, rows);
  return group;
}

/* --- The window --- */

static AdwPreferencesGroup *
new_seat (OrreryFrontiersCorrect *self, guint seat)
{
  const FrSeat *p = &state_of (self)->seats[seat];
  AdwPreferencesGroup *group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", self->names[seat], NULL);

  adw_preferences_group_add (group, new_number (self, _("Credits"), 0, 200, p->credits, FR_DO_FIX_CREDITS, seat, WHOLE));
  adw_preferences_group_add (group, new_number (self, _("VP chips"), 0, 200, p->chips, FR_DO_FIX_CHIPS, seat, WHOLE));
  adw_preferences_group_add (group, new_number (self, _("Colonists"), 0, 60, p->colonists, FR_DO_FIX_COLONISTS, seat, SECOND));
  adw_preferences_group_add (group, new_number (self, _("Military"), -9, 30, fr_military (state_of (self), (int) seat), FR_DO_FIX_MILITARY, seat, WHOLE));
  adw_preferences_group_add (group, new_number (self, _("Explored worlds"), 0, FR_MAX_EXPLORED, p->n_explored, FR_DO_FIX_EXPLORED, seat, SECOND));
  if ((state_of (self)->options & FR_GOALS) != 0)
    add_stockpile (self, group, seat);
  add_pieces (self, group, seat);
  add_choice (self, group, _("Add a Colony"), FR_DO_FIX_ADD_COLONY, seat);
  add_choice (self, group, _("Add a Development"), FR_DO_FIX_ADD_DEVELOPMENT, seat);
  if (fr_level (state_of (self)) == FR_LEVEL_MIRROR)
    add_choice (self, group, _("Add an Explored World"), FR_DO_FIX_ADD_WORLD, seat);
  return group;
}

static AdwPreferencesGroup *
new_middle (OrreryFrontiersCorrect *self)
{
  const FrState *s = state_of (self);
  AdwPreferencesGroup *group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _("In the Middle"), NULL);

  adw_preferences_group_add (group, new_number (self, _("VP pool"), 0, 200, s->pool, FR_DO_FIX_POOL, 0, WHOLE));
  adw_preferences_group_add (group, new_number (self, _("Colonist supply"), 0, 60, s->supply, FR_DO_FIX_SUPPLY, 0, FIRST));
  adw_preferences_group_add (group, new_number (self, _("Credits on Produce"), 0, 99, s->on_produce, FR_DO_FIX_PRODUCE, 0, FIRST));
  return group;
}

static gboolean
show_cb (gpointer data)
{
  OrreryFrontiersCorrect *self = data;
  AdwPreferencesGroup *goals;
  GtkWidget *page;

  if (self->names == NULL) /* it is closed */
    return G_SOURCE_REMOVE;
  page = adw_preferences_page_new ();
  self->filling = TRUE;
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), new_middle (self));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), new_track (self));
  goals = new_goals (self);
  if (goals != NULL)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), goals);
  for (guint i = 0; i < state_of (self)->n_seats; i++)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), new_seat (self, i));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), new_faces (self));
  adw_bin_set_child (self->page, page);
  self->filling = FALSE;
  return G_SOURCE_REMOVE;
}

/* Adds and removes pieces, but not while a button of the page is pressed. */
static void
show_all (OrreryFrontiersCorrect *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, show_cb, g_object_ref (self), g_object_unref);
}

static void
orrery_frontiers_correct_dispose (GObject *object)
{
  OrreryFrontiersCorrect *self = ORRERY_FRONTIERS_CORRECT (object);

  g_clear_pointer (&self->names, g_strfreev);

  G_OBJECT_CLASS (orrery_frontiers_correct_parent_class)->dispose (object);
}

static void
orrery_frontiers_correct_class_init (OrreryFrontiersCorrectClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_frontiers_correct_dispose;
}

static void
orrery_frontiers_correct_init (OrreryFrontiersCorrect *self)
{
  self->page = ADW_BIN (adw_bin_new ());
}

GtkWidget *
orrery_frontiers_correct_new (OrrerySession *session, const char *const *names, gboolean hides)
{
  OrreryFrontiersCorrect *self = g_object_new (ORRERY_TYPE_FRONTIERS_CORRECT, NULL);
  OrreryCorrectWindow *window = ORRERY_CORRECT_WINDOW (self);

  self->names = g_strdupv ((char **) names);
  orrery_correct_window_set_session (window, session, NULL);
  orrery_correct_window_set_page (window, GTK_WIDGET (self->page));
  show_cb (self);
  return GTK_WIDGET (self);
}
