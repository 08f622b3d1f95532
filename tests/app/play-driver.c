/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "play-driver.h"

#include "games/roll/board/orrery-rearrange.h"
#include "folder.h"
#include "known-warnings.h"
#include "assist/orrery-ticks.h"
#include "app/keep/orrery-game-list.h"
#include "find.h"
#include "press.h"
#include "soon.h"
#include "games/roll/players/players.h"
#include "games/roll/words/orrery-roll.h"

static OrreryApplication *app;
static char *folder;

void
driver_set_up (int *argc, char ***argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettings) settings = NULL;

  folder = new_data_home ();
  gtk_test_init (argc, argv, NULL);
  known_warnings_init ();
  settings = g_settings_new (ORRERY_APP_ID);
  g_settings_set_uint (settings, "pace", 0);
  g_settings_set_boolean (settings, "pause-at-reveal", FALSE);
  app = orrery_application_new ();
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_application_register (G_APPLICATION (app), NULL, &error);
  g_assert_no_error (error);
}

OrreryApplication *
driver_app (void)
{
  return app;
}

void
driver_tear_down (void)
{
  g_clear_object (&app);
  g_clear_pointer (&folder, remove_folder);
}

Driver *
driver_new (int width, int height)
{
  Driver *self = g_new0 (Driver, 1);

  self->window = orrery_window_new (app);
  g_object_ref (self->window);
  orrery_window_set_room (self->window, "play");
  if (width > 0)
    {
      gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
      gtk_window_present (GTK_WINDOW (self->window));
    }
  self->room = ORRERY_PLAY_ROOM (orrery_window_ensure_room (self->window, "play"));
  game_rng_seed (&self->rng, 1);
  driver_settle (self);
  return self;
}

void
driver_free (Driver *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_free (self);
}

void
driver_set_motion (gboolean on)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", on, NULL);
}

void
driver_settle (Driver *self)
{
  for (guint i = 0; i < 1000 && g_main_context_iteration (NULL, FALSE); i++)
    ;
}

void
driver_draw (Driver *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->window));
  const gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  while (gdk_frame_clock_get_frame_counter (clock) < frame + 2)
    {
      gtk_widget_queue_draw (GTK_WIDGET (self->window));
      g_main_context_iteration (NULL, TRUE);
    }
  driver_settle (self);
}

static guint
point_of (Driver *self)
{
  OrrerySession *session = self->room->session;

  return session != NULL ? orrery_record_get_point (orrery_session_get_record (session)) : 0;
}

static void
tell_stuck (Driver *self)
{
  const Game *rules = orrery_record_get_game (orrery_session_get_record (self->room->session))->rules;
  const void *state = orrery_session_get_state (self->room->session);
  const GameQuestion question = rules->question (state);

  g_test_message ("stuck in round %d at %s of seat %d, page %s", rules->info (state).round,
                  rules->question_word (question.about), question.seat,
                  gtk_stack_get_visible_child_name (self->room->stack));
}

gboolean
driver_wait (Driver *self, gboolean (*done) (Driver *))
{
  gint64 end = soon_get_end ();
  guint reached = point_of (self);

  while (!done (self))
    {
      if (!soon_go_on (end))
        {
          if (self->room->session != NULL)
            tell_stuck (self);
          return FALSE;
        }
      if (point_of (self) != reached)
        end = soon_get_end ();
      reached = point_of (self);
    }
  return TRUE;
}

GtkWidget *
driver_find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        return window;
    }
  return NULL;
}

static OrrerySession *left;

static gboolean
is_open (Driver *self)
{
  return self->room->session != NULL && self->room->session != left;
}

static gboolean
is_open_or_refused (Driver *self)
{
  GtkWidget *dialog = driver_find_dialog ();

  return is_open (self)
         || (dialog != NULL
             && !g_str_equal (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), "Opening the Game…"));
}

gboolean
driver_open (Driver *self, GFile *file)
{
  g_autoptr (OrrerySession) before = self->room->session != NULL ? g_object_ref (self->room->session) : NULL;

  left = before;
  orrery_play_room_open (self->room, file, ORRERY_OPEN_TO_PLAY);
  g_assert_true (driver_wait (self, is_open_or_refused));
  return is_open (self) && driver_wait (self, driver_is_stopped);
}

static gboolean
is_over (Driver *self)
{
  return self->room->session != NULL && orrery_record_is_over (orrery_session_get_record (self->room->session))
         && g_str_equal (gtk_stack_get_visible_child_name (self->room->stack), "over");
}

gboolean
driver_is_stopped (Driver *self)
{
  return self->room->waiting || is_over (self)
         || (self->room->session != NULL && orrery_session_get_asked (self->room->session) >= 0);
}

/* --- Games --- */

OrreryRecord *
driver_begin (guint64 seed, guint options, const char *const *kinds)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", "Eva" };
  OrreryPlayer players[ROLL_MAX_SEATS];
  GameSetup setup = { 0, (uint8_t) options };

  for (; kinds[setup.n_seats] != NULL; setup.n_seats++)
    players[setup.n_seats] = (OrreryPlayer) { (char *) names[setup.n_seats], (char *) kinds[setup.n_seats] };
  return orrery_record_new (&orrery_roll, &setup, seed, players);
}

/* The game named in a position; Roll if it names none. */
static const OrreryGame *
get_game (JsonNode *node)
{
  const char *id = json_object_get_string_member_with_default (json_node_get_object (node), "game", orrery_roll.rules->id);
  const OrreryGame *game = orrery_game_by_id (id);

  g_assert_nonnull (game);
  return game;
}

OrreryRecord *
driver_position (const char *json, const char *const *kinds)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", "Eva" };
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (json, &error);
  OrreryPlayer players[ROLL_MAX_SEATS];
  OrreryRecord *record;
  gboolean more = kinds != NULL;

  g_assert_no_error (error);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      more = more && kinds[i] != NULL;
      players[i] = (OrreryPlayer) { (char *) names[i], (char *) (more ? kinds[i] : "person") };
    }
  record = orrery_record_new_from_position_json (get_game (node), node, players, &error);
  g_assert_no_error (error);
  return record;
}

void
driver_play (Driver *self, OrreryRecord *record)
{
  orrery_play_room_play (self->room, record);
  g_assert_true (driver_wait (self, driver_is_stopped));
}

/* --- Input and output --- */

OrreryAssignment *
driver_draft (Driver *self)
{
  OrreryDecision *decision = self->room->view->decision;

  return decision != NULL && ORRERY_IS_ASSIGNMENT (decision) ? ORRERY_ASSIGNMENT (decision) : NULL;
}

OrreryDecision *
driver_picks (Driver *self)
{
  OrreryDecision *decision = self->room->view->decision;

  return decision != NULL && ORRERY_IS_TICKS (decision) ? decision : NULL;
}

gboolean
driver_key (Driver *self, guint keyval)
{
  return press_key (GTK_WIDGET (self->room), keyval, 0, GTK_PHASE_CAPTURE)
         || press_key (GTK_WIDGET (self->room), keyval, 0, GTK_PHASE_BUBBLE);
}

/* GTK complains if asked for what only screen readers hear when it was told that there are none. */
static gboolean
has_screen_readers (void)
{
  return g_strcmp0 (g_getenv ("GTK_A11Y"), "none") != 0;
}

static void
append_property (GString *text, GtkWidget *widget, GtkAccessibleProperty property)
{
  g_autofree char *value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\001");

  if (value != NULL)
    g_string_append_printf (text, "%s\n", value);
}

static gboolean
is_shown (GtkWidget *widget)
{
  return gtk_widget_get_visible (widget) && gtk_widget_get_child_visible (widget);
}

static void
read_into (GtkWidget *widget, gboolean hidden, GString *text)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (!hidden && !is_shown (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  if (tooltip != NULL)
    g_string_append_printf (text, "%s\n", tooltip);
  if (has_screen_readers ())
    {
      append_property (text, widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
      append_property (text, widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    read_into (child, hidden, text);
}

char *
driver_read (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);

  read_into (widget, FALSE, text);
  return g_string_free (text, FALSE);
}

char *
driver_read_all (Driver *self)
{
  GString *text = g_string_new (NULL);

  read_into (GTK_WIDGET (self->window), TRUE, text);
  return g_string_free (text, FALSE);
}

static gboolean
has_label (GtkWidget *button, const char *label)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (GTK_IS_BUTTON (button) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
    return TRUE;
  text = driver_read (button);
  lines = g_strsplit (text, "\n", -1);
  return g_strv_contains ((const char *const *) lines, label);
}

GtkWidget *
driver_find_button (GtkWidget *widget, const char *label)
{
  if (!is_shown (widget))
    return NULL;
  if (GTK_IS_BUTTON (widget) && has_label (widget, label))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = driver_find_button (child, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
press (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

/* --- Deciding --- */

static GameAnswer
decide (Driver *self, const RollState *state)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = roll_legal (state, legal);

  /* Now and then something that no computer player would do. */
  if (game_rng_below (&self->rng, 3) == 0)
    return legal[game_rng_below (&self->rng, (uint32_t) n)];
  return player_answer_within (roll_player ("simple"), &roll_game, state, &self->rng, NULL);
}

/* --- Assigning --- */

static const RollState *
truth (Driver *self)
{
  return orrery_session_get_state (self->room->session);
}

static void
choose_die (Driver *self, guint colour, guint place)
{
  OrreryPhaseStrip *strip = ORRERY_PHASE_STRIP (ORRERY_ROLL_BOARD (self->room->view->board)->strip);

  /* The only movable die is already in hand. */
  orrery_phase_strip_handle_key (strip, GDK_KEY_Escape, 0);
  if (!orrery_phase_strip_choose (strip, colour, place))
    {
      g_test_message ("no die of colour %u at %u can be chosen", colour, place);
      g_assert_not_reached ();
    }
}

static void
use_power (Driver *self, guint8 face)
{
  GtkWidget *tile = orrery_tableau_get_tile (ORRERY_TABLEAU (ORRERY_ROLL_BOARD (self->room->view->board)->tableau), face);

  g_assert_nonnull (tile);
  g_signal_emit_by_name (tile, "clicked");
  g_assert_cmpint (orrery_assignment_get_open (driver_draft (self)), ==, face);
}

static void
assign_one (Driver *self, GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer), c = GAME_ANSWER_C (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_PLACE:
      choose_die (self, a, ROLL_WILDS);
      g_assert_true (driver_key (self, GDK_KEY_1 + b));
      break;
    case ROLL_DO_SELECT:
      choose_die (self, a, ROLL_COLUMN + b);
      g_assert_true (driver_key (self, GDK_KEY_s));
      g_assert_true (driver_key (self, GDK_KEY_1 + c));
      break;
    case ROLL_DO_USE:
      use_power (self, (guint8) a);
      break;
    case ROLL_DO_DICTATE:
      choose_die (self, a, ROLL_COLUMN + b);
      g_assert_true (driver_key (self, GDK_KEY_d));
      break;
    case ROLL_DO_MOVE:
      choose_die (self, a, ROLL_COLUMN + b);
      g_assert_true (driver_key (self, GDK_KEY_1 + c));
      break;
    default:
      break;
    }
}

static void
assign (Driver *self)
{
  RollState state = *truth (self);
  const guint8 actor = state.actor;
  guint8 open = ROLL_NONE;

  while (roll_is_assigning (state.ask) && state.actor == actor)
    {
      const GameAnswer answer = decide (self, &state);

      self->asked[state.ask]++;
      open = orrery_assignment_get_open (driver_draft (self));
      if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE && state.ask == ROLL_ASK_MOVE && open < ROLL_N_FACES)
        g_signal_emit_by_name (orrery_tableau_get_tile (ORRERY_TABLEAU (ORRERY_ROLL_BOARD (self->room->view->board)->tableau), open),
                               "clicked");
      else
        assign_one (self, answer);
      g_assert_cmpint (roll_apply (&state, answer, NULL), ==, GAME_OK);
    }
  g_assert_cmpint (orrery_assignment_get_missing (driver_draft (self)), ==, ORRERY_ASSIGNMENT_WHOLE);
  g_assert_true (driver_key (self, GDK_KEY_Return));
}

/* --- Ticking --- */

static void
tick (Driver *self)
{
  RollState state = *truth (self);
  const RollState start = state;
  const guint wanted = orrery_ticks_get_wanted (ORRERY_TICKS (driver_picks (self)));
  guint ticked;
  guint n = 0;

  self->asked[state.ask]++;
  do
    {
      const GameAnswer answer = decide (self, &state);
      GtkWidget *button;

      if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE)
        break;
      button = find_choice (self->room->view->row, answer);
      press (button);
      orrery_ticks_get_ticked (ORRERY_TICKS (driver_picks (self)), &ticked);
      g_assert_cmpuint (ticked, ==, ++n);
      g_assert_cmpint (roll_apply (&state, answer, NULL), ==, GAME_OK);
    }
  while (state.ask == start.ask && state.actor == start.actor && state.piece == start.piece
         && (wanted == 0 || n < wanted));
  g_assert_true (driver_key (self, GDK_KEY_Return));
}

/* --- The editor of stacks --- */

static void
rearrange (Driver *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  OrreryRearrange *editor = NULL;
  const RollSeat *p = &truth (self)->seats[truth (self)->actor];
  guint n;

  for (GList *l = windows; l != NULL; l = l->next)
    if (ORRERY_IS_REARRANGE (l->data))
      editor = l->data;
  g_assert_nonnull (editor);
  n = p->n_stack[p->n_stack[ROLL_DEVELOPMENT] == 0];
  if (n > 0)
    g_signal_emit_by_name (find_tooltip (editor, "Turn Over", game_rng_below (&self->rng, n)), "clicked");
  self->asked[ROLL_ASK_ORDER]++;
  g_signal_emit_by_name (driver_find_button (GTK_WIDGET (editor), "_Rearrange"), "clicked");
}

/* --- Any question --- */

static GtkWidget *
find_answer (Driver *self, GameAnswer answer)
{
  GtkWidget *button = NULL;

  if (self->room->view->row != NULL)
    button = find_choice (self->room->view->row, answer);
  return button != NULL ? button : orrery_question_bar_get_answer_button (self->room->view->bar, answer);
}

void
driver_press (Driver *self, GameAnswer answer)
{
  press (find_answer (self, answer));
}

static void
pick (Driver *self)
{
  const RollState *state = truth (self);
  GameAnswer answer = decide (self, state);

  if (state->ask == ROLL_ASK_REARRANGE && self->asked[state->ask] % 2 == 0)
    answer = GAME_ANSWER (ROLL_DO_REARRANGE, 0, 0, 0);
  self->asked[state->ask]++;
  driver_press (self, answer);
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_REARRANGE)
    rearrange (self);
}

void
driver_answer (Driver *self)
{
  g_assert_true (driver_is_stopped (self));
  if (self->room->waiting)
    g_signal_emit_by_name (self->room->hand_over, "ready");
  else if (driver_draft (self) != NULL)
    assign (self);
  else if (driver_picks (self) != NULL)
    tick (self);
  else
    pick (self);
  driver_settle (self);
}

void
driver_finish (Driver *self)
{
  for (guint i = 0; i < 5000 && !is_over (self); i++)
    {
      driver_answer (self);
      g_assert_true (driver_wait (self, driver_is_stopped));
    }
  g_assert_true (is_over (self));
}

int
driver_count_games (Driver *self, gboolean finished)
{
  return orrery_game_list_get_n_games (ORRERY_GAME_LIST (find_nth (self->room->start_page, ORRERY_TYPE_GAME_LIST, 0)), finished);
}
