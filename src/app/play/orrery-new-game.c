/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-new-game"

#include "app/play/orrery-new-game.h"

#include "assist/orrery-game-code.h"
#include "assist/orrery-player-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-expander.h"
#include "widgets/layout/orrery-field-row.h"
#include "widgets/style/orrery-text.h"

#include <glib/gi18n.h>

enum
{
  MARK_SIZE = 28,
  WIDTH = 480, /* with normal text */
  HEIGHT = 640,
  NARROW = 280, /* with large text, the window fills a phone */
};

/* One of five seats, the last of which are hidden. */
typedef struct
{
  GtkWidget *row;   /* AdwEntryRow: the name */
  GtkWidget *below; /* a second row for the player; NULL: it is next to the name */
  GtkWidget *mark;
  GtkWidget *kinds;
  GtkWidget *remove;
  guint colour;     /* which sets the default name */
} SeatRow;

struct _OrreryNewGame
{
  AdwWindow parent_instance;

  const OrreryGame *game;
  GSettings *settings;
  guint n_seats;
  SeatRow seats[GAME_MAX_SEATS];
  GPtrArray *options; /* of GtkSwitch, as the game has them */

  AdwPreferencesGroup *seats_group;
  GtkWidget *add_button;
  GtkWidget *start_button;
  AdwPreferencesGroup *setup_group;
  AdwEntryRow *seed;
};

G_DEFINE_FINAL_TYPE (OrreryNewGame, orrery_new_game, ADW_TYPE_WINDOW)

static guint begin_signal;

/* --- Kinds: a person first, then computer players from the weakest --- */

static guint
index_of_kind (OrreryNewGame *self, const char *kind)
{
  for (guint i = 0; self->game->players[i] != NULL; i++)
    if (g_strcmp0 (self->game->players[i]->id, kind) == 0)
      return i + 1;
  return 0;
}

static GtkStringList *
list_kinds (OrreryNewGame *self)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _("Person"));
  for (guint i = 0; self->game->players[i] != NULL; i++)
    gtk_string_list_append (list, orrery_player_kind_name (self->game->players[i]->id));
  return list;
}

/* --- Seats --- */

static const char *
seat_kind (OrreryNewGame *self, guint seat)
{
  const guint i = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->seats[seat].kinds));

  return i == 0 ? ORRERY_PERSON : self->game->players[i - 1]->id;
}

static const char *
seat_name (OrreryNewGame *self, guint seat)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->seats[seat].row));

  return *name != '\0' ? name : orrery_game_setup_default_name (self->game, self->seats[seat].colour, seat_kind (self, seat));
}

static void
update_seat (OrreryNewGame *self, guint seat)
{
  const char *kind = seat_kind (self, seat);
  SeatRow *row = &self->seats[seat];
  g_autofree char *title
    = g_strdup_printf (_("Name (or %s)"), orrery_game_setup_default_name (self->game, row->colour, kind));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->row), title);
  gtk_widget_set_tooltip_text (row->kinds, orrery_player_kind_about (kind));
  orrery_seat_mark_set (ORRERY_SEAT_MARK (row->mark), (int) seat, seat_name (self, seat));
  orrery_seat_mark_set_colour (ORRERY_SEAT_MARK (row->mark), (int) row->colour);
}

/* The letters that the players will have on the board. */
static void
update_initials (OrreryNewGame *self)
{
  const char *names[GAME_MAX_SEATS + 1] = { NULL };
  g_auto (GStrv) initials = NULL;

  for (guint i = 0; i < self->n_seats; i++)
    names[i] = seat_name (self, i);
  initials = orrery_seat_mark_list_initials (names);
  for (guint i = 0; i < self->n_seats; i++)
    orrery_seat_mark_set_initials (ORRERY_SEAT_MARK (self->seats[i].mark), initials[i]);
}

/* Some options need a certain number of players, or exclude each other. */
static void
update_options (OrreryNewGame *self)
{
  for (guint i = 0; i < self->game->n_options; i++)
    {
      const OrreryGameSetup alone = { self->game, self->n_seats, .options = self->game->options[i].flag };
      GtkSwitch *option = g_ptr_array_index (self->options, i);
      const gboolean can_be = orrery_game_setup_check (&alone) == GAME_OK;

      if (!can_be)
        gtk_switch_set_active (option, FALSE);
      gtk_widget_set_sensitive (GTK_WIDGET (option), can_be);
    }
}

static void
get_setup (OrreryNewGame *self, OrreryGameSetup *setup)
{
  *setup = (OrreryGameSetup) { .game = self->game, .n_seats = self->n_seats };
  for (guint i = 0; i < self->n_seats; i++)
    setup->players[i]
      = (OrreryPlayer) { g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->seats[i].row))),
                         g_strdup (seat_kind (self, i)) };
  for (guint i = 0; i < self->n_seats; i++)
    setup->colours[i] = (guint8) self->seats[i].colour;
  for (guint i = 0; i < self->game->n_options; i++)
    if (gtk_switch_get_active (g_ptr_array_index (self->options, i)))
      setup->options |= self->game->options[i].flag;
}

/* A seed that nobody entered stays secret, so it is not shown. */
static gboolean
read_seed (OrreryNewGame *self, guint64 *seed)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->seed))));

  *seed = orrery_record_draw_seed ();
  return *text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

/* NULL: the seed can be used. */
static char *
find_wrong_seed (OrreryNewGame *self)
{
  g_auto (OrreryGameSetup) setup = { 0 };
  guint64 seed;

  if (read_seed (self, &seed))
    return NULL;
  if (orrery_game_code_read (gtk_editable_get_text (GTK_EDITABLE (self->seed)), &setup, &seed))
    return g_strdup_printf (_("This is a code for %s."), setup.game->rules->name);
  return g_strdup (_("This is not a number or a game code."));
}

static void
update_start (OrreryNewGame *self)
{
  g_auto (OrreryGameSetup) setup = { 0 };
  g_autofree char *wrong = find_wrong_seed (self);
  const char *missing = wrong;

  orrery_toggle_class (GTK_WIDGET (self->seed), "error", wrong != NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->seed),
                                 wrong != NULL ? wrong : _("Seed or game code (empty for random)"));
  get_setup (self, &setup);
  if (orrery_game_setup_check (&setup) != GAME_OK)
    missing = _("These options cannot be combined.");
  gtk_widget_set_sensitive (self->start_button, missing == NULL);
  gtk_widget_set_tooltip_text (self->start_button, missing);
}

static void
update (OrreryNewGame *self)
{
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    {
      gtk_widget_set_visible (self->seats[i].row, i < self->n_seats);
      if (self->seats[i].below != NULL)
        gtk_widget_set_visible (self->seats[i].below, i < self->n_seats);
      gtk_widget_set_sensitive (self->seats[i].remove, self->n_seats > self->game->rules->min_seats);
      update_seat (self, i);
    }
  update_initials (self);
  gtk_widget_set_sensitive (self->add_button, self->n_seats < self->game->rules->max_seats);
  update_options (self);
  update_start (self);
}

static void
changed_cb (OrreryNewGame *self)
{
  update (self);
}

/* Turns off what the option excludes. */
static void
option_changed_cb (OrreryNewGame *self, GParamSpec *pspec, GtkSwitch *changed)
{
  guint place;

  g_ptr_array_find (self->options, changed, &place);
  for (guint i = 0; i < self->options->len && gtk_switch_get_active (changed); i++)
    {
      const OrreryGameSetup both
        = { self->game, self->n_seats, .options = self->game->options[place].flag | self->game->options[i].flag };

      if (i != place && orrery_game_setup_check (&both) != GAME_OK)
        gtk_switch_set_active (g_ptr_array_index (self->options, i), FALSE);
    }
  update (self);
}

static void
set_seat (OrreryNewGame *self, guint seat, guint colour, const char *name, const char *kind)
{
  self->seats[seat].colour = colour;
  gtk_editable_set_text (GTK_EDITABLE (self->seats[seat].row), name);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->seats[seat].kinds), index_of_kind (self, kind));
}

static gboolean
has_colour (OrreryNewGame *self, guint colour)
{
  for (guint i = 0; i < self->n_seats; i++)
    if (self->seats[i].colour == colour)
      return TRUE;
  return FALSE;
}

/* The first free one. */
static guint
find_colour (OrreryNewGame *self)
{
  guint colour = 0;

  while (has_colour (self, colour))
    colour++;
  return colour;
}

static void
add_cb (OrreryNewGame *self)
{
  if (self->n_seats == self->game->rules->max_seats)
    return;
  set_seat (self, self->n_seats, find_colour (self), "", orrery_game_setup_default_kind (self->game));
  self->n_seats++;
  update (self);
}

/* The others move up, with their names and colors. */
static void
remove_cb (GtkWidget *button, gpointer data)
{
  OrreryNewGame *self = ORRERY_NEW_GAME (gtk_widget_get_root (button));
  const guint seat = GPOINTER_TO_UINT (data);

  if (self->n_seats == self->game->rules->min_seats)
    return;
  for (guint i = seat; i + 1 < self->n_seats; i++)
    {
      g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->seats[i + 1].row)));

      set_seat (self, i, self->seats[i + 1].colour, name, seat_kind (self, i + 1));
    }
  self->n_seats--;
  update (self);
}

static GtkWidget *
new_row_below (GtkWidget *kinds)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Player type"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), kinds);
  return row;
}

static void
build_seat (OrreryNewGame *self, guint seat, gboolean narrow)
{
  SeatRow *row = &self->seats[seat];

  row->row = adw_entry_row_new ();
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row->row), TRUE);
  row->mark = orrery_seat_mark_new (MARK_SIZE);
  row->kinds = gtk_drop_down_new (G_LIST_MODEL (list_kinds (self)), NULL);
  /* An open list is not covered by what is said about the chosen kind. */
  g_object_bind_property (gtk_widget_get_first_child (row->kinds), "active", row->kinds, "has-tooltip",
                          G_BINDING_INVERT_BOOLEAN);
  row->remove = gtk_button_new_from_icon_name ("list-remove-symbolic");
  gtk_widget_set_valign (row->mark, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (row->kinds, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (row->remove, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row->remove, "flat");
  gtk_widget_set_tooltip_text (row->remove, _("Remove This Seat"));
  orrery_set_spoken (row->kinds, _("Player type"));
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (row->row), row->mark);
  if (!narrow)
    adw_entry_row_add_suffix (ADW_ENTRY_ROW (row->row), row->kinds);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row->row), row->remove);
  adw_preferences_group_add (self->seats_group, row->row);
  if (narrow)
    {
      row->below = new_row_below (row->kinds);
      adw_preferences_group_add (self->seats_group, row->below);
    }
  g_signal_connect (row->remove, "clicked", G_CALLBACK (remove_cb), GUINT_TO_POINTER (seat));
  g_signal_connect_object (row->kinds, "notify::selected", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row->row, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

/* --- Options --- */

static void
build_option (OrreryNewGame *self, const OrreryOption *option)
{
  GtkWidget *toggle = gtk_switch_new ();

  adw_preferences_group_add (self->setup_group, orrery_input_row_new (_(option->title), _(option->subtitle), toggle));
  g_ptr_array_add (self->options, toggle);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (option_changed_cb), self, G_CONNECT_SWAPPED);
}

/* --- Levels --- */

static void
build_levels (OrreryNewGame *self)
{
  GtkWidget *levels;

  if (self->game->players[0] == NULL)
    return;
  levels = orrery_expander_new (_("Computer Players"));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (levels), _("What each level can do, from the weakest"));
  for (guint i = 0; self->game->players[i] != NULL; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), orrery_player_kind_name (self->game->players[i]->id));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), orrery_player_kind_about (self->game->players[i]->id));
      adw_expander_row_add_row (ADW_EXPANDER_ROW (levels), row);
    }
  adw_preferences_group_add (self->setup_group, levels);
}

/* --- Starting --- */

static void
set_setup (OrreryNewGame *self, const OrreryGameSetup *setup)
{
  self->n_seats = setup->n_seats;
  for (guint i = 0; i < setup->n_seats; i++)
    set_seat (self, i, orrery_game_setup_get_colour (setup, i), setup->players[i].name, setup->players[i].kind);
  for (guint i = 0; i < self->game->n_options; i++)
    gtk_switch_set_active (g_ptr_array_index (self->options, i), (setup->options & self->game->options[i].flag) != 0);
  update (self);
}

/* A code sets its seats and options as well; people keep their names. */
static void
seed_changed_cb (OrreryNewGame *self)
{
  g_auto (OrreryGameSetup) setup = { 0 }, before = { 0 };
  guint64 seed;

  if (orrery_game_code_read (gtk_editable_get_text (GTK_EDITABLE (self->seed)), &setup, &seed) && setup.game == self->game)
    {
      g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

      get_setup (self, &before);
      orrery_game_setup_take_names (&setup, &before);
      set_setup (self, &setup);
      gtk_editable_set_text (GTK_EDITABLE (self->seed), number);
      return;
    }
  update (self);
}

static void
start_cb (OrreryNewGame *self)
{
  g_auto (OrreryGameSetup) setup = { 0 };
  g_autoptr (OrreryRecord) record = NULL;
  guint64 seed;

  if (!read_seed (self, &seed))
    return;
  get_setup (self, &setup);
  orrery_game_setup_save (&setup, self->settings);
  record = orrery_game_setup_begin (&setup, seed);
  g_signal_emit (self, begin_signal, 0, record);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* --- The window --- */

static void
orrery_new_game_dispose (GObject *object)
{
  g_clear_object (&ORRERY_NEW_GAME (object)->settings);
  g_clear_pointer (&ORRERY_NEW_GAME (object)->options, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ORRERY_TYPE_NEW_GAME);

  G_OBJECT_CLASS (orrery_new_game_parent_class)->dispose (object);
}

static void
orrery_new_game_class_init (OrreryNewGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_new_game_dispose;
  begin_signal = g_signal_new ("begin", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, ORRERY_TYPE_RECORD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/orrerytable/Orrery/play/orrery-new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, OrreryNewGame, seats_group);
  gtk_widget_class_bind_template_child (widget_class, OrreryNewGame, add_button);
  gtk_widget_class_bind_template_child (widget_class, OrreryNewGame, start_button);
  gtk_widget_class_bind_template_child (widget_class, OrreryNewGame, setup_group);
  gtk_widget_class_bind_template_child (widget_class, OrreryNewGame, seed);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, seed_changed_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
orrery_new_game_init (OrreryNewGame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->options = g_ptr_array_new ();
  gtk_window_set_default_widget (GTK_WINDOW (self), self->start_button);
  gtk_window_set_focus (GTK_WINDOW (self), self->start_button);
}

/* Large text needs more room; on a phone there is none next to a name. */
static void
build (OrreryNewGame *self, GtkWindow *parent)
{
  const double letters = MAX (1, orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self))));
  const gboolean narrow = parent != NULL && gtk_widget_get_width (GTK_WIDGET (parent)) < NARROW * letters;
  g_autofree char *about = g_strdup_printf (_("%u to %u players. People share this screen; computer players can sit anywhere."),
                                            self->game->rules->min_seats, self->game->rules->max_seats);

  adw_preferences_group_set_description (self->seats_group, about);
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    build_seat (self, i, narrow);
  for (guint i = 0; i < self->game->n_options; i++)
    build_option (self, &self->game->options[i]);
  adw_preferences_group_add (self->setup_group, GTK_WIDGET (self->seed));
  build_levels (self);
  gtk_window_set_default_size (GTK_WINDOW (self), (int) (WIDTH * MIN (letters, 1.5)), (int) (HEIGHT * MIN (letters, 1.2)));
}

GtkWidget *
orrery_new_game_new (GtkWindow *parent, const OrreryGame *game, GSettings *settings)
{
  OrreryNewGame *self = g_object_new (ORRERY_TYPE_NEW_GAME, "transient-for", parent, NULL);
  g_auto (OrreryGameSetup) setup = { 0 };

  self->game = game;
  self->settings = g_object_ref (settings);
  self->n_seats = game->rules->min_seats;
  build (self, parent);
  orrery_game_setup_load (&setup, game, settings);
  set_setup (self, &setup);
  return GTK_WIDGET (self);
}

