/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-table-room"

#include "app/table/orrery-table-room-private.h"

#include "app/room/orrery-room.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/style/orrery-text.h"

#include <glib/gi18n.h>

enum
{
  NARROW = 600
};

static void orrery_table_room_iface_init (OrreryRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryTableRoom, orrery_table_room, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_ROOM,
                                                      orrery_table_room_iface_init))

void
table_room_toast (OrreryTableRoom *self, const char *text)
{
  orrery_toast_show (GTK_WIDGET (self->toasts), text);
}

/* The banner says what could not be saved. */
void
table_room_warn (OrreryTableRoom *self, const GError *error)
{
  if (!g_error_matches (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE))
    table_room_toast (self, error->message);
}

void
table_room_show_page (OrreryTableRoom *self, const char *name)
{
  gtk_stack_set_visible_child_name (self->stack, name);
  /* There is nothing before the start page. */
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (self->actions, "leave")),
                               !g_str_equal (name, "start"));
}

/* --- Toasts --- */

/* The question, including the line being typed above it. */
static GtkWidget *
find_foot (GtkWidget *widget)
{
  GtkWidget *foot = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (ORRERY_IS_QUESTION_BAR (widget) || gtk_widget_has_css_class (widget, "orrery-table-foot")
      || gtk_widget_has_css_class (widget, "orrery-score-bar"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && foot == NULL;
       child = gtk_widget_get_next_sibling (child))
    foot = find_foot (child);
  return foot;
}

/* A toast covers nothing of it as long as it fits above. */
static gboolean
lift_toast (OrreryTableRoom *self, GtkWidget *toast, int height)
{
  GtkWidget *foot = find_foot (GTK_WIDGET (self->stack));
  const int before = gtk_widget_get_margin_bottom (toast);
  graphene_rect_t bounds;
  int own, margin = 0;

  if (foot != NULL && gtk_widget_compute_bounds (foot, GTK_WIDGET (self->toasts), &bounds))
    margin = height - (int) bounds.origin.y;
  gtk_widget_measure (toast, GTK_ORIENTATION_VERTICAL, -1, &own, NULL, NULL, NULL);
  margin = CLAMP (margin, 0, MAX (height - own + before, 0));
  gtk_widget_set_margin_bottom (toast, margin);
  return margin != before;
}

/* The question may have grown since the toast appeared. */
static void
orrery_table_room_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryTableRoom *self = ORRERY_TABLE_ROOM (widget);
  gboolean lifted = FALSE;

  gtk_widget_allocate (GTK_WIDGET (self->toasts), width, height, baseline, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->toasts)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != adw_toast_overlay_get_child (self->toasts))
      lifted = lift_toast (self, child, height) || lifted;
  if (lifted)
    gtk_widget_allocate (GTK_WIDGET (self->toasts), width, height, baseline, NULL);
}

/* --- Signals of pages --- */

typedef struct
{
  OrreryTableRoom *room;
  OrreryRecord *record;
} Beginning;

static void
begin (gpointer data)
{
  Beginning *beginning = data;

  table_room_follow (beginning->room, beginning->record, NULL);
  /* The next table begins with an empty page. */
  table_room_sit_down (beginning->room);
}

static void
beginning_free (gpointer data)
{
  Beginning *beginning = data;

  g_object_unref (beginning->record);
  g_free (beginning);
}

/* There may already be a game that is followed. */
static void
begin_cb (OrreryTableRoom *self, OrreryRecord *record)
{
  Beginning *beginning = g_new (Beginning, 1);

  *beginning = (Beginning) { self, g_object_ref (record) };
  orrery_room_confirm (ORRERY_ROOM (self), begin, beginning, beginning_free);
}

static void
unsaved_cb (OrreryTableRoom *self, const char *problem)
{
  orrery_keep_banner_set_other (self->keep_banner, problem);
}

/* A roll or draw, chosen with a button. The view handles decisions, and may just have handled one. */
static void
answer_cb (OrreryTableRoom *self, guint answer)
{
  const Game *rules = self->ui->game->rules;

  if (self->session != NULL && orrery_game_view_get_decision (self->view) == NULL
      && rules->question (table_room_state (self)).ask == GAME_CHANCE
      && rules->check (table_room_state (self), answer) == GAME_OK)
    table_room_give (self, &answer, 1);
}

/* A roll or draw, typed into a field. The player who types a secret has the screen. */
static void
give_named (OrreryTableRoom *self, const GameAnswer *answers, gsize n)
{
  const void *state = self->session != NULL ? table_room_state (self) : NULL;
  GameAnswer unsaid;

  if (state == NULL || n == 0)
    return;
  if (table_room_needs_screen (self, state)
      && !(self->ui->book->answer_unsaid (state, &unsaid) && unsaid == answers[0]))
    self->viewer = self->ui->game->rules->question (state).seat;
  table_room_give (self, answers, n);
}

static void
answer_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const GameAnswer answer = g_variant_get_uint32 (parameter);

  give_named (ORRERY_TABLE_ROOM (widget), &answer, 1);
}

static void
answer_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gsize n;
  const GameAnswer *answers = g_variant_get_fixed_array (parameter, &n, sizeof *answers);

  give_named (ORRERY_TABLE_ROOM (widget), answers, n);
}

/* --- Narrow and wide --- */

static void
width_cb (OrreryTableRoom *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  int width, height; /* GTK 4.8 wants both */

  if (!GTK_IS_WINDOW (root) || self->toasts == NULL)
    return;
  gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  if (gtk_window_is_maximized (GTK_WINDOW (root)) || gtk_window_is_fullscreen (GTK_WINDOW (root)))
    width = gtk_widget_get_width (GTK_WIDGET (root));
  width = (int) (width / MAX (1, orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self)))));
  self->compact = width < NARROW;
  if (self->round != NULL)
    orrery_round_entry_set_width (self->round, width);
  if (table_room_get_together (self) != NULL)
    orrery_tick_lines_set_compact (table_room_get_together (self), self->compact);
}

static void
root_cb (OrreryTableRoom *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    g_signal_connect_object (root, "notify::default-width", G_CALLBACK (width_cb), self,
                             G_CONNECT_SWAPPED);
  width_cb (self);
}

/* --- OrreryRoom --- */

static GActionGroup *
orrery_table_room_get_actions (OrreryRoom *room)
{
  return G_ACTION_GROUP (ORRERY_TABLE_ROOM (room)->actions);
}

static GtkWidget *
orrery_table_room_get_header (OrreryRoom *room, GtkPackType side)
{
  OrreryTableRoom *self = ORRERY_TABLE_ROOM (room);

  return side == GTK_PACK_START ? self->header_start : self->header_end;
}

static void
orrery_table_room_enter (OrreryRoom *room)
{
  OrreryTableRoom *self = ORRERY_TABLE_ROOM (room);

  if (self->session == NULL)
    table_room_list_tables (self);
  gtk_widget_child_focus (GTK_WIDGET (room), GTK_DIR_TAB_FORWARD);
}

static OrreryKeepBanner *
orrery_table_room_get_keep_banner (OrreryRoom *room)
{
  return ORRERY_TABLE_ROOM (room)->keep_banner;
}

static void
orrery_table_room_iface_init (OrreryRoomInterface *iface)
{
  iface->get_keep_banner = orrery_table_room_get_keep_banner;
  iface->get_actions = orrery_table_room_get_actions;
  iface->get_header = orrery_table_room_get_header;
  iface->enter = orrery_table_room_enter;
}

/* --- Building --- */

/* A moment of the past is shown on the board, even if the game is over. */
static void
live_cb (OrreryTableRoom *self)
{
  const gboolean live = orrery_game_view_get_live (self->view);

  if (self->session != NULL)
    table_room_show_page (self, live && orrery_record_is_over (orrery_session_get_record (self->session)) ? "over" : "game");
}

static GtkWidget *
build_game (OrreryTableRoom *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->view = g_object_new (ORRERY_TYPE_GAME_VIEW, "vexpand", TRUE, NULL);
  self->others = orrery_wrap_new (6);
  gtk_widget_set_visible (self->others, FALSE);
  gtk_widget_set_margin_start (self->others, 18);
  gtk_widget_set_margin_end (self->others, 18);
  gtk_widget_set_margin_top (self->others, 6);
  orrery_game_view_set_above (self->view, self->others);
  table_room_build_round (self);
  self->moves = ORRERY_MOVES (orrery_moves_new ());
  g_signal_connect_object (self->moves, "changed", G_CALLBACK (table_room_queue_save), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->moves));
  table_room_build_guests (self, GTK_BOX (content));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->view));
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F6, 0), gtk_named_action_new ("game.answer-next")));
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
  g_signal_connect_object (self->view, "give", G_CALLBACK (table_room_take), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "asked", G_CALLBACK (table_room_offer_more), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "branch", G_CALLBACK (table_room_branch), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::live", G_CALLBACK (live_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (orrery_game_view_get_bar (self->view), "answer", G_CALLBACK (answer_cb), self,
                           G_CONNECT_SWAPPED);
  return content;
}

static void
build (OrreryTableRoom *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  self->keep_banner = ORRERY_KEEP_BANNER (orrery_keep_banner_new ());
  self->stack = GTK_STACK (gtk_stack_new ());
  self->score = self->ui->new_score_page != NULL ? self->ui->new_score_page () : orrery_score_page_new (self->ui);
  self->score_page = self->ui->new_score_page != NULL ? NULL : ORRERY_SCORE_PAGE (self->score);
  self->setup_page = ORRERY_TABLE_SETUP (self->ui->new_setup ());
  self->game_over = ORRERY_GAME_OVER (orrery_game_over_new ());
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  orrery_stack_set_spoken (self->stack, _("Table"));
  gtk_stack_add_named (self->stack, table_room_build_start (self), "start");
  gtk_stack_add_named (self->stack, self->score, "score");
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->setup_page), "setup");
  gtk_stack_add_named (self->stack, build_game (self), "game");
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->game_over), "over");
  gtk_stack_add_named (self->stack, table_room_build_hand_over (self), "hand-over");
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->keep_banner));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->stack));
  adw_toast_overlay_set_child (self->toasts, box);
  gtk_widget_set_parent (GTK_WIDGET (self->toasts), GTK_WIDGET (self));
  g_signal_connect_object (self->score, "unsaved", G_CALLBACK (unsaved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->setup_page, "begin", G_CALLBACK (begin_cb), self,
                           G_CONNECT_SWAPPED);
  table_room_build_headers (self);
  g_signal_connect (self, "notify::root", G_CALLBACK (root_cb), NULL);
  g_signal_connect (self, "map", G_CALLBACK (width_cb), NULL);
}

static void
orrery_table_room_dispose (GObject *object)
{
  OrreryTableRoom *self = ORRERY_TABLE_ROOM (object);
  GtkWidget *toasts = GTK_WIDGET (self->toasts);

  if (self->ahead != NULL)
    table_room_leave (self);
  g_clear_weak_pointer (&self->tv);
  g_clear_object (&self->guests);
  g_clear_object (&self->undo);
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    g_clear_pointer (&self->lines[i], g_free);
  g_clear_object (&self->round);
  self->toasts = NULL;
  g_clear_pointer (&self->ahead, orrery_ahead_free);
  g_clear_pointer (&toasts, gtk_widget_unparent);
  g_clear_object (&self->header_start);
  g_clear_object (&self->header_end);

  G_OBJECT_CLASS (orrery_table_room_parent_class)->dispose (object);
}

static void
orrery_table_room_class_init (OrreryTableRoomClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_table_room_dispose;
  GTK_WIDGET_CLASS (klass)->measure = orrery_measure_child;
  GTK_WIDGET_CLASS (klass)->size_allocate = orrery_table_room_size_allocate;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), ORRERY_ACTION_ANSWER, "u", answer_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), ORRERY_ACTION_ANSWER_ALL, "au", answer_all_action);
}

static void
orrery_table_room_init (OrreryTableRoom *self)
{
  orrery_style_sheet_ensure ();
  self->secret = TRUE;
  self->viewer = self->waiting = -1;
  self->together = G_MAXUINT;
}

GtkWidget *
orrery_table_room_new (const OrreryGame *game)
{
  OrreryTableRoom *self = g_object_new (ORRERY_TYPE_TABLE_ROOM, NULL);

  self->ui = orrery_table_ui_get (game);
  self->ahead = orrery_ahead_new (game->rules, self->ui->book);
  build (self);
  table_room_add_actions (self);
  table_room_show_page (self, "start");
  table_room_list_tables (self);
  table_room_update_actions (self);
  return GTK_WIDGET (self);
}
