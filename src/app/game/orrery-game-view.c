/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-game-view"

#include "config.h"

#include "app/game/orrery-game-view-private.h"

#include "app/game/orrery-pane.h"
#include "app/keep/orrery-tell.h"
#include "app/reference/orrery-entry-view.h"
#include "game/orrery-game-resources.h"
#include "games/orrery-catalogs.h"
#include "app/game/orrery-sound.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/style/orrery-text.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  LOG_FROM = 1100,    /* px */
  NARROWEST = 360,
  STATUS_AFTER = 250, /* ms of thought before it is told */
};

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
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void update_room (OrreryGameView *self, int height);

OrreryRecord *
game_view_get_record (OrreryGameView *self)
{
  return orrery_session_get_record (self->session);
}

/* --- What is shown to whom --- */

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

  if (self->looking != G_MAXUINT)
    {
      orrery_record_state_at (game_view_get_record (self), self->looking, state);
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

/* Every part gets a view: of the seat whose person looks, or, while several people look, of what
 * everybody may see. */
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
  orrery_board_show_players (self->board, &truth, list_computers (self), self->looking == G_MAXUINT);
  orrery_play_log_flush (self->story);
}

/* --- While nobody is asked --- */

static gboolean
status_cb (gpointer data)
{
  OrreryGameView *self = data;
  g_autofree char *doing = NULL;
  g_autoptr (GdkPaintable) picture = NULL;
  GameQuestion question;
  int seat;

  self->status = 0;
  if (self->session == NULL || self->looking != G_MAXUINT || orrery_session_get_asked (self->session) >= 0)
    return G_SOURCE_REMOVE;
  question = self->ui->game->rules->question (orrery_session_get_state (self->session));
  if (question.ask != GAME_DECIDE || question.seat < 0 || orrery_session_get_stuck (self->session)
      || orrery_session_is_person (self->session, (guint) question.seat))
    return G_SOURCE_REMOVE;
  doing = self->ui->game->tell_question (orrery_session_get_state (self->session), (const char *const *) self->names);
  seat = self->happened != NULL ? self->happened_seat : question.seat;
  picture = orrery_seat_mark_paintable (seat, self->names[seat], 40);
  orrery_board_set_dense (self->board, FALSE);
  orrery_question_bar_ask (self->bar, picture, self->happened != NULL ? self->happened : doing,
                           self->happened != NULL ? doing : NULL);
  orrery_question_bar_add_action (self->bar, _("Skip to My Turn"), "space", "game.play-on", NULL);
  self->is_telling = TRUE;
  return G_SOURCE_REMOVE;
}

/* What the others do is told in the bar as it happens; what a person does, they have seen. */
static void
keep_news (OrreryGameView *self, const GameEvents *events)
{
  const int seat = events->n > 0 ? events->list[0].seat : GAME_NOBODY;
  g_autofree char *text = NULL;

  if (seat < 0 || orrery_session_is_person (self->session, (guint) seat))
    {
      g_clear_pointer (&self->happened, g_free);
      return;
    }
  text = self->ui->game->tell_events (events, (const char *const *) self->names, orrery_game_view_get_reader (self));
  if (text == NULL || *text == '\0')
    return;
  g_free (self->happened);
  self->happened = g_markup_escape_text (text, -1);
  self->happened_seat = seat;
}

/* A thought that takes long enough to be noticed is told. */
static gboolean
show_cb (gpointer data)
{
  OrreryGameView *self = data;

  self->refresh = 0;
  game_view_show (self);
  if (self->status == 0 && orrery_session_get_asked (self->session) < 0)
    self->status = g_timeout_add (self->is_telling ? 0 : STATUS_AFTER, status_cb, self);
  return G_SOURCE_REMOVE;
}

/* Before the next frame, and before anything else is answered. */
static void
queue_show (OrreryGameView *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add_full (G_PRIORITY_HIGH_IDLE, show_cb, self, NULL);
}

/* --- What the session says --- */

static void
answered_cb (OrreryGameView *self, guint seat, guint answer, GameEvents *events)
{
  orrery_play_log_add (self->story, orrery_record_get_point (game_view_get_record (self)), events);
  keep_news (self, events);
  if (self->looking == G_MAXUINT)
    {
      orrery_board_fly (self->board, self->flight, events);
      orrery_sound_play_events (self->ui, events, self->viewer, g_settings_get_double (self->settings, "sound-volume"));
    }
  queue_show (self);
}

static void
write_story (OrreryGameView *self)
{
  orrery_play_log_fill (self->story, game_view_get_record (self), (const char *const *) self->names,
                        orrery_game_view_get_reader (self));
}

static void
moved_cb (OrreryGameView *self)
{
  orrery_game_view_set_decision (self, NULL);
  write_story (self);
  queue_show (self);
  game_view_notify (self);
}

/* A banner says why, and what can be done. */
static void
failed_cb (OrreryGameView *self)
{
  g_clear_handle_id (&self->status, g_source_remove);
  game_view_say (self, _("The game is paused until it can be saved."));
}

static void
over_cb (OrreryGameView *self)
{
  orrery_game_view_set_decision (self, NULL);
  g_clear_handle_id (&self->status, g_source_remove);
  game_view_say (self, _("The game is over."));
  game_view_show (self);
  game_view_notify (self);
}

/* --- The game --- */

static void
refused_cb (OrreryGameView *self, const char *text)
{
  orrery_toast_show (GTK_WIDGET (self), text);
}

static void
news_cb (OrreryGameView *self, const char *text)
{
  if (self->looking == G_MAXUINT)
    orrery_toast_show (GTK_WIDGET (self), text);
}

static void
question_changed_cb (OrreryGameView *self)
{
  if (self->decision != NULL)
    game_view_fill_bar (self);
}

/* Another game has another board. */
static void
use (OrreryGameView *self, const OrreryGame *game)
{
  if (self->ui != NULL && self->ui->game == game)
    return;
  self->ui = orrery_game_ui_get (game);
  self->board = ORRERY_BOARD (self->ui->new_board ());
  gtk_viewport_set_child (self->viewport, GTK_WIDGET (self->board));
  g_signal_connect_object (self->board, "answer", G_CALLBACK (orrery_game_view_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "several", G_CALLBACK (game_view_several), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "news", G_CALLBACK (news_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "question-changed", G_CALLBACK (question_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::compact", G_CALLBACK (game_view_compact), self, G_CONNECT_SWAPPED);
  update_room (self, gtk_widget_get_height (GTK_WIDGET (self)));
  game_view_compact (self);
}

static void
forget (OrreryGameView *self)
{
  game_view_end_looking (self);
  if (self->session == NULL)
    return;
  orrery_session_pause (self->session);
  g_signal_handlers_disconnect_by_data (self->session, self);
  orrery_game_view_set_decision (self, NULL);
  g_clear_pointer (&self->happened, g_free);
  game_view_forget_advice (self);
  g_clear_handle_id (&self->refresh, g_source_remove);
  g_clear_handle_id (&self->status, g_source_remove);
  g_clear_handle_id (&self->ask_again, g_source_remove);
  g_clear_handle_id (&self->rest, g_source_remove);
  self->is_resting = FALSE;
  g_clear_object (&self->session);
  g_clear_object (&self->file);
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    g_clear_pointer (&self->names[i], g_free);
}

static void
connect_session (OrreryGameView *self)
{
  g_signal_connect_object (self->session, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "over", G_CALLBACK (over_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::thinking", G_CALLBACK (queue_show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify", G_CALLBACK (game_view_notify), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "asked", G_CALLBACK (game_view_notify), self, G_CONNECT_SWAPPED);
}

static void
sit_down (OrreryGameView *self)
{
  const Game *rules = self->ui->game->rules;
  const void *state = orrery_session_get_state (self->session);
  const GameInfo info = rules->info (state);
  int reader;

  for (guint i = 0; i < info.n_seats; i++)
    self->names[i] = g_strdup (orrery_record_get_player (game_view_get_record (self), i)->name);
  reader = orrery_game_view_get_reader (self);
  self->front = reader >= 0 && reader < GAME_MAX_SEATS ? reader : 0;
  self->viewer = reader < GAME_MAX_SEATS ? self->front : GAME_NOBODY;
  /* Dice that lie there already have been seen rolling. */
  self->seen_round = rules->question (state).ask == GAME_CHANCE ? 0 : info.round;
}

void
orrery_game_view_set_session (OrreryGameView *self, OrrerySession *session)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));
  g_return_if_fail (session == NULL || ORRERY_IS_SESSION (session));

  forget (self);
  if (session != NULL)
    {
      self->session = g_object_ref (session);
      use (self, orrery_record_get_game (game_view_get_record (self)));
      connect_session (self);
      sit_down (self);
      orrery_board_set_names (self->board, (const char *const *) self->names);
      write_story (self);
      game_view_say (self, "");
      game_view_show (self);
    }
  game_view_notify (self);
}

void
orrery_game_view_set_file (OrreryGameView *self, GFile *file)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  g_set_object (&self->file, file);
}

/* Nothing of the last question stays behind where another person looks. */
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
  return self->looking == G_MAXUINT;
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
  const gboolean page = self->looking == G_MAXUINT && adw_bin_get_child (self->page_bin) != NULL;

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
}

void
orrery_game_view_set_aside (OrreryGameView *self, GtkWidget *aside)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  adw_bin_set_child (self->aside_bin, aside);
  gtk_widget_set_visible (self->aside, aside != NULL);
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
  return self->decision != NULL && self->looking == G_MAXUINT;
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

/* Only what stands before a person can be taken back: nobody looks over another's shoulder. */
static gboolean
may_move (OrreryGameView *self)
{
  return self->session != NULL && self->looking == G_MAXUINT && orrery_session_count_persons (self->session) > 0
         && (self->decision != NULL || orrery_session_get_asked (self->session) < 0);
}

static gboolean
find_condition (OrreryGameView *self, guint id)
{
  const gboolean has_game = self->session != NULL;
  const gboolean live = self->looking == G_MAXUINT;

  switch (id)
    {
    case PROP_LIVE:
      return live;
    case PROP_IS_PAST:
      return !live;
    case PROP_HAS_GAME:
      return has_game;
    case PROP_IS_PLAYING:
      return has_game && live && !game_view_is_over (self);
    case PROP_IS_OVER:
      return has_game && game_view_is_over (self);
    case PROP_CAN_ANSWER:
      return game_view_can_answer (self);
    case PROP_CAN_HINT:
      return game_view_can_answer (self) && self->ui->game->adviser != NULL;
    case PROP_CAN_PUT_BACK:
      return game_view_can_answer (self) && orrery_decision_get_can_put_back (self->decision);
    case PROP_CAN_UNDO:
      return may_move (self) && can_undo (self);
    case PROP_CAN_REDO:
      return may_move (self) && orrery_session_can_redo (self->session);
    case PROP_CAN_REPLAY:
      return has_game && live;
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
  if (view == NULL)
    {
      view = orrery_entry_view_new ();
      adw_bin_set_child (self->entry_bin, view);
    }
  orrery_entry_view_set_entry (ORRERY_ENTRY_VIEW (view), entry);
  gtk_stack_set_visible_child_name (self->pane, "entry");
  adw_flap_set_reveal_flap (self->flap, TRUE);
}

/* The log stands beside the table where there is room for both, and else comes over it on demand. */
static void
fold_log (OrreryGameView *self, gboolean fold)
{
  const AdwFlapFoldPolicy policy = fold ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_NEVER;

  if (adw_flap_get_fold_policy (self->flap) == policy)
    return;
  g_settings_unbind (self->flap, "reveal-flap");
  adw_flap_set_fold_policy (self->flap, policy);
  if (fold)
    adw_flap_set_reveal_flap (self->flap, FALSE);
  else
    g_settings_bind (self->settings, "play-log", self->flap, "reveal-flap", G_SETTINGS_BIND_DEFAULT);
}

/* --- The widget --- */

static void
orrery_game_view_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  OrreryGameView *self = ORRERY_GAME_VIEW (widget);

  gtk_widget_measure (GTK_WIDGET (self->flap), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
  /* Folded, the log needs no room. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, NARROWEST);
}

/* Not by what the question leaves: pieces would change their size with every question. */
static void
update_room (OrreryGameView *self, int height)
{
  orrery_board_set_room (self->board, height, g_settings_get_int (self->settings, "board-zoom") / 100.0);
}

/* Newer GTK complains about less width than is needed. */
static int
measure_height (GtkWidget *widget, int width, gboolean is_least)
{
  int least_width, least, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &least, &natural, NULL, NULL);
  return is_least ? least : natural;
}

/* What the question and all else around the board need. */
static int
measure_others (OrreryGameView *self, int width)
{
  int sum = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (self->game_box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child) && !gtk_widget_is_ancestor (self->scrolled, child))
      sum += measure_height (child, width, FALSE);
  return sum;
}

/* A question with many answers leaves the board less room. Found out before anything is laid out: afterwards it
 * would be too late for this frame. */
static void
avoid_scrolling (OrreryGameView *self, int height)
{
  const int width = gtk_widget_get_width (self->scrolled);

  if (self->decision == NULL || width == 0 || orrery_board_get_compact (self->board))
    return;
  if (measure_height (GTK_WIDGET (self->board), width, TRUE) > height - measure_others (self, width))
    orrery_board_set_dense (self->board, TRUE);
}

static void
orrery_game_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryGameView *self = ORRERY_GAME_VIEW (widget);

  fold_log (self, width < LOG_FROM * MAX (1, orrery_text_factor (gtk_widget_get_pango_context (widget))));
  update_room (self, height);
  avoid_scrolling (self, height);
  gtk_widget_allocate (GTK_WIDGET (self->flap), width, height, baseline, NULL);
}

static void
orrery_game_view_dispose (GObject *object)
{
  OrreryGameView *self = ORRERY_GAME_VIEW (object);

  if (self->story != NULL)
    forget (self);
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
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, scrolled);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, viewport);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, flight);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, coach);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, bar);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, log);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, replay);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, past);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, past_label);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, pane);
  gtk_widget_class_bind_template_child (widget_class, OrreryGameView, entry_bin);
  gtk_widget_class_bind_template_callback (widget_class, orrery_game_view_answer);
  gtk_widget_class_bind_template_callback (widget_class, orrery_game_view_look);
}

static void
orrery_game_view_class_init (OrreryGameViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_game_view_dispose;
  G_OBJECT_CLASS (klass)->get_property = orrery_game_view_get_property;
  widget_class->measure = orrery_game_view_measure;
  widget_class->size_allocate = orrery_game_view_size_allocate;

  install_properties (G_OBJECT_CLASS (klass));
  g_signal_new ("give", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1,
                G_TYPE_ARRAY);
  g_signal_new ("asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("branch", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, ORRERY_ACTION_LOOK_UP, "s", look_up_action);
}

/* Once for the display. */
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
  g_signal_connect_object (self->settings, "changed::board-zoom", G_CALLBACK (gtk_widget_queue_resize), self,
                           G_CONNECT_SWAPPED);
  self->looking = G_MAXUINT;
  self->viewer = GAME_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  orrery_stack_set_spoken (self->pane, _("Log"));
  self->story = orrery_play_log_new (self->log);
  use (self, orrery_game_get_default ());
  fold_log (self, TRUE);
  game_view_notify (self);
  game_view_add_actions (self);
}
