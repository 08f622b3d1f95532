/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-game-view"

#include "config.h"

#include "app/game/orrery-game-view-private.h"

#include "app/game/orrery-pane.h"
#include "app/reference/orrery-entry-view.h"
#include "game/orrery-game-resources.h"
#include "games/orrery-catalogs.h"
#include "widgets/art/orrery-info-popover.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (OrreryGameView, orrery_game_view, GTK_TYPE_WIDGET)

enum
{
  PROP_LIVE = 1,
  PROP_IS_PAST,
  PROP_HAS_GAME,
  PROP_IS_PLAYING,
  PROP_IS_OVER,
  PROP_CAN_ANSWER,
  PROP_CAN_HINT,
  PROP_CAN_PUT_BACK,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_CAN_REPLAY,
  PROP_CAN_ANALYSE,
  PROP_HAS_MOMENT,
  PROP_CAN_PAUSE,
  PROP_CAN_GO_ON,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

OrreryRecord *
game_view_get_record (OrreryGameView *self)
{
  return orrery_session_get_record (self->session);
}

/* --- Who sees what --- */

int
orrery_game_view_get_reader (OrreryGameView *self)
{
  guint n;

  g_return_val_if_fail (ORRERY_IS_GAME_VIEW (self) && self->session != NULL, GAME_NOBODY);

  n = orrery_session_count_persons (self->session);
  if (n == 0)
    return GAME_NOBODY;
  for (guint i = 0; n == 1 && self->names[i] != NULL; i++)
    if (orrery_session_is_person (self->session, i))
      return (int) i;
  return GAME_MAX_SEATS;
}

void
game_view_get_state (OrreryGameView *self, GameState *state)
{
  const void *shown;

  if (self->replayed != G_MAXUINT)
    {
      orrery_record_state_at (game_view_get_record (self), self->replayed, state);
      return;
    }
  shown = self->decision != NULL ? orrery_decision_get_state (self->decision)
                                 : orrery_session_get_state (self->session);
  memcpy (state, shown, self->ui->game->rules->state_size);
}

static guint
list_computers (OrreryGameView *self)
{
  guint computers = 0;

  for (guint i = 0; self->names[i] != NULL; i++)
    computers |= (guint) !orrery_session_is_person (self->session, i) << i;
  return computers;
}

/* Every part gets a view of the state: that of the seat whose person is looking, or, if several people are
 * looking, the public one. */
void
game_view_show (OrreryGameView *self)
{
  GameState state, truth;

  g_clear_handle_id (&self->refresh, g_source_remove);
  if (self->session == NULL)
    return;
  game_view_get_state (self, &truth);
  state = truth;
  self->ui->game->rules->view (&state, self->viewer);
  orrery_board_show (self->board, &state, self->front);
  orrery_board_show_players (self->board, &truth, list_computers (self), self->replayed == G_MAXUINT);
  orrery_play_log_flush (self->story);
}

void
orrery_game_view_set_file (OrreryGameView *self, GFile *file)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  g_set_object (&self->file, file);
}

/* Leave nothing of the last question behind when another person is looking. */
void
orrery_game_view_set_seats (OrreryGameView *self, int front, int viewer)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  if (self->front == front && self->viewer == viewer)
    return;
  if (self->viewer != viewer)
    {
      orrery_game_view_set_decision (self, NULL);
      game_view_say (self, "");
    }
  self->front = front;
  self->viewer = viewer;
  game_view_show (self);
}

int
orrery_game_view_get_front (OrreryGameView *self)
{
  return self->front;
}

int
orrery_game_view_get_viewer (OrreryGameView *self)
{
  return self->viewer;
}

const char *const *
orrery_game_view_get_names (OrreryGameView *self)
{
  return (const char *const *) self->names;
}

OrreryDecision *
orrery_game_view_get_decision (OrreryGameView *self)
{
  return self->decision;
}

gboolean
orrery_game_view_get_live (OrreryGameView *self)
{
  return self->replayed == G_MAXUINT;
}

OrreryCoach *
orrery_game_view_get_coach (OrreryGameView *self)
{
  return self->coach;
}

/* --- What a room adds --- */

static void
choose_page (OrreryGameView *self)
{
  const gboolean page = self->replayed == G_MAXUINT && adw_bin_get_child (self->page_bin) != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->page_bin), page);
  gtk_widget_set_visible (self->game_box, !page);
}

void
orrery_game_view_set_page (OrreryGameView *self, GtkWidget *page)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  if (adw_bin_get_child (self->page_bin) != page)
    adw_bin_set_child (self->page_bin, page);
  choose_page (self);
  game_view_notify (self);
}

GtkWidget *
orrery_game_view_get_page (OrreryGameView *self)
{
  g_return_val_if_fail (ORRERY_IS_GAME_VIEW (self), NULL);

  return adw_bin_get_child (self->page_bin);
}

void
orrery_game_view_set_aside (OrreryGameView *self, GtkWidget *aside)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  if (aside != NULL)
    gtk_widget_add_css_class (aside, "orrery-aside");
  game_view_set_aside (self, aside);
}

void
orrery_game_view_set_above (OrreryGameView *self, GtkWidget *above)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  adw_bin_set_child (self->above_bin, above);
}

OrreryQuestionBar *
orrery_game_view_get_bar (OrreryGameView *self)
{
  return self->bar;
}

GActionMap *
orrery_game_view_get_actions (OrreryGameView *self)
{
  return G_ACTION_MAP (self->actions);
}

/* --- Properties --- */

gboolean
game_view_can_answer (OrreryGameView *self)
{
  return self->decision != NULL && self->replayed == G_MAXUINT;
}

gboolean
game_view_is_over (OrreryGameView *self)
{
  return orrery_record_is_over (game_view_get_record (self));
}

static gboolean
can_undo (OrreryGameView *self)
{
  return (self->decision != NULL && orrery_decision_is_changed (self->decision))
         || orrery_session_can_undo (self->session);
}

/* Only the decision that a person sees can be taken back, so that nobody sees another player's secrets. */
static gboolean
may_move (OrreryGameView *self)
{
  return self->session != NULL && self->replayed == G_MAXUINT && orrery_session_count_persons (self->session) > 0
         && (self->decision != NULL || adw_bin_get_child (self->page_bin) != NULL
             || orrery_session_get_asked (self->session) < 0);
}

/* TRUE if no person decides now, and nothing is in the way of the game. */
static gboolean
is_left_alone (OrreryGameView *self)
{
  return orrery_session_get_asked (self->session) < 0 && !game_view_is_over (self)
         && !orrery_session_get_stuck (self->session);
}

static gboolean
find_condition (OrreryGameView *self, guint id)
{
  const gboolean has_game = self->session != NULL;
  const gboolean live = self->replayed == G_MAXUINT;

  switch (id)
    {
    case PROP_LIVE:
      return live;
    case PROP_IS_PAST:
      return !live;
    case PROP_HAS_GAME:
      return has_game;
    case PROP_IS_PLAYING:
      /* Once the end is undone, it goes on, although the record still has it. */
      return has_game && live && !orrery_game_is_over (self->ui->game, orrery_session_get_state (self->session));
    case PROP_IS_OVER:
      return has_game && game_view_is_over (self);
    case PROP_CAN_ANSWER:
      return game_view_can_answer (self);
    case PROP_HAS_MOMENT:
      return live && game_view_has_moment (self);
    case PROP_CAN_PAUSE:
    case PROP_CAN_GO_ON:
      return has_game && live && is_left_alone (self)
             && orrery_session_get_running (self->session) == (id == PROP_CAN_PAUSE);
    case PROP_CAN_HINT:
      return game_view_can_answer (self) && self->ui->game->adviser != NULL;
    case PROP_CAN_PUT_BACK:
      return game_view_can_answer (self) && orrery_decision_get_can_put_back (self->decision);
    case PROP_CAN_UNDO:
      return may_move (self) && can_undo (self);
    case PROP_CAN_REDO:
      return may_move (self) && orrery_session_can_redo (self->session);
    case PROP_CAN_REPLAY:
      return has_game && live && orrery_record_get_n_answers (orrery_session_get_record (self->session)) > 0;
    case PROP_CAN_ANALYSE:
      return game_view_can_analyse (self);
    default:
      g_return_val_if_reached (FALSE);
    }
}

static void
orrery_game_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, (ORRERY_GAME_VIEW (object)->conditions >> id & 1) != 0);
}

void
game_view_notify (OrreryGameView *self)
{
  const guint before = self->conditions;

  self->conditions = 0;
  for (guint i = 1; i < N_PROPS; i++)
    self->conditions |= (guint) find_condition (self, i) << i;
  for (guint i = 1; i < N_PROPS; i++)
    if (((before ^ self->conditions) >> i & 1) != 0)
      g_object_notify_by_pspec (G_OBJECT (self), props[i]);
  choose_page (self);
}

/* --- The pane --- */

static void
look_up_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryGameView *self = ORRERY_GAME_VIEW (widget);
  OrreryCatalog *catalog = orrery_catalog_get_default (NULL);
  OrreryEntry *entry = catalog != NULL ? orrery_catalog_lookup (catalog, g_variant_get_string (parameter, NULL)) : NULL;
  GtkWidget *view = adw_bin_get_child (self->entry_bin);

  if (entry == NULL)
    return;
  /* Nothing covers what people are reading. */
  if (gtk_widget_get_root (widget) != NULL)
    orrery_info_popover_close (gtk_widget_get_root (widget));
  if (view == NULL)
    {
      view = orrery_entry_view_new ();
      adw_bin_set_child (self->entry_bin, view);
    }
  orrery_entry_view_set_entry (ORRERY_ENTRY_VIEW (view), entry);
  gtk_stack_set_visible_child_name (self->pane, "entry");
  adw_flap_set_reveal_flap (self->flap, TRUE);
}

/* --- The widget --- */

/* A menu that belongs to a piece lies above the board, which stays where it is while the menu is used. */
static void
focus_cb (OrreryGameView *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (native));

  gtk_viewport_set_scroll_to_focus (self->viewport, focus == NULL || gtk_widget_get_native (focus) == native);
}

/* Before the viewport is told, which scrolls to the focus. */
static void
orrery_game_view_root (GtkWidget *widget)
{
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget", G_CALLBACK (focus_cb), widget, G_CONNECT_SWAPPED);
  GTK_WIDGET_CLASS (orrery_game_view_parent_class)->root (widget);
}

static void
orrery_game_view_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), focus_cb, widget);
  GTK_WIDGET_CLASS (orrery_game_view_parent_class)->unroot (widget);
}

static void
orrery_game_view_dispose (GObject *object)
{
  OrreryGameView *self = ORRERY_GAME_VIEW (object);

  if (self->story != NULL)
    game_view_forget (self);
  g_clear_handle_id (&self->share_pane, g_source_remove);
  /* A pane that is being moved outlives the view. */
  g_clear_weak_pointer (&self->hint);
  g_clear_weak_pointer (&self->analysis);
  g_clear_pointer (&self->story, orrery_play_log_free);
  g_clear_object (&self->settings);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (self), ORRERY_TYPE_GAME_VIEW);

  G_OBJECT_CLASS (orrery_game_view_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  static const char *const names[N_PROPS] = {
    [PROP_LIVE] = "live",
    [PROP_IS_PAST] = "is-past",
    [PROP_HAS_GAME] = "has-game",
    [PROP_IS_PLAYING] = "is-playing",
    [PROP_IS_OVER] = "is-over",
    [PROP_CAN_ANSWER] = "can-answer",
    [PROP_CAN_HINT] = "can-hint",
    [PROP_CAN_PUT_BACK] = "can-put-back",
    [PROP_CAN_UNDO] = "can-undo",
    [PROP_CAN_REDO] = "can-redo",
    [PROP_CAN_REPLAY] = "can-replay",
    [PROP_CAN_ANALYSE] = "can-analyse",
    [PROP_HAS_MOMENT] = "has-moment",
    [PROP_CAN_PAUSE] = "can-pause",
    [PROP_CAN_GO_ON] = "can-go-on",
  };

  for (guint i = PROP_LIVE; i < N_PROPS; i++)
    props[i] = g_param_spec_boolean (names[i], NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_resources_register (orrery_game_get_resource ());
  g_type_ensure (ORRERY_TYPE_COACH);
  g_type_ensure (ORRERY_TYPE_PANE);
  g_type_ensure (ORRERY_TYPE_FLIGHT);
  g_type_ensure (ORRERY_TYPE_QUESTION_BAR);
  g_type_ensure (ORRERY_TYPE_LOG_VIEW);
  g_type_ensure (ORRERY_TYPE_REPLAY_BAR);
  g_type_ensure (ORRERY_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/orrerytable/Orrery/game/orrery-game-view.ui");
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, flap);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, page_bin);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, game_box);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, above_bin);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, aside);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, aside_bin);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, card_toggle);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, scrolled);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, viewport);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, moment_window);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, flight);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, coach);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, bar);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, log);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, replay);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, past);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, past_label);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, news);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, news_label);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, pane);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, entry_bin);
  gtk_widget_class_bind_template_callback (widget_class, orrery_game_view_answer);
  gtk_widget_class_bind_template_callback (widget_class, orrery_game_view_replay);
}

/* Another room may have shown a different game. */
static void
game_view_map (GtkWidget *widget)
{
  game_view_show_players (ORRERY_GAME_VIEW (widget));
  GTK_WIDGET_CLASS (orrery_game_view_parent_class)->map (widget);
}

static void
orrery_game_view_class_init (OrreryGameViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_game_view_dispose;
  G_OBJECT_CLASS (klass)->get_property = orrery_game_view_get_property;
  widget_class->measure = game_view_measure;
  widget_class->size_allocate = game_view_size_allocate;
  widget_class->map = game_view_map;
  widget_class->root = orrery_game_view_root;
  widget_class->unroot = orrery_game_view_unroot;

  install_properties (G_OBJECT_CLASS (klass));
  g_signal_new ("give", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1,
                G_TYPE_ARRAY);
  g_signal_new ("asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("branch", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, ORRERY_ACTION_LOOK_UP, "s", look_up_action);
}

/* Once per display. */
static void
load_style (void)
{
  static GdkDisplay *styled;
  GdkDisplay *display = gdk_display_get_default ();
  g_autoptr (GtkCssProvider) provider = NULL;

  if (display == NULL || display == styled)
    return;
  styled = display;
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, "/io/github/orrerytable/Orrery/game/game.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
orrery_game_view_init (OrreryGameView *self)
{
  load_style ();
  self->settings = g_settings_new (ORRERY_APP_ID);
  g_signal_connect_object (self->settings, "changed::board-zoom", G_CALLBACK (game_view_zoom), self, G_CONNECT_SWAPPED);
  self->replayed = G_MAXUINT;
  self->viewer = GAME_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  orrery_stack_set_spoken (self->pane, _("Log"));
  self->story = orrery_play_log_new (self->log);
  game_view_use (self, orrery_game_get_default ());
  game_view_fold_log (self, TRUE);
  game_view_notify (self);
  game_view_add_actions (self);
}
