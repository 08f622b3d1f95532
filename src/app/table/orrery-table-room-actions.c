/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The room's commands, and the buttons and menu in the header that offer them. */
#include "app/table/orrery-table-room-private.h"

#include "app/play/orrery-share.h"
#include "app/room/orrery-room.h"
#include "app/table/orrery-tv-window.h"

#include <glib/gi18n.h>

/* --- Commands --- */

static void
score_action (OrreryTableRoom *self)
{
  if (self->session != NULL && self->ui->set_scored_players != NULL)
    self->ui->set_scored_players (self->score, orrery_session_get_record (self->session));
  table_room_show_page (self, "score");
  gtk_widget_grab_focus (self->score);
}

static void
leave (gpointer data)
{
  OrreryTableRoom *self = data;

  table_room_leave (self);
  table_room_list_tables (self);
  table_room_show_page (self, "start");
  table_room_update_actions (self);
}

static void
leave_action (OrreryTableRoom *self)
{
  orrery_room_confirm (ORRERY_ROOM (self), leave, self, NULL);
}

static guint
find_depth (OrreryTableRoom *self, const char *id)
{
  const OrreryTableBook *book = self->ui->book;

  for (guint i = 0; i < book->n_depths; i++)
    if (g_str_equal (book->depths[i].id, id))
      return i;
  return 0;
}

static void
set_table_action (OrreryTableRoom *self, GVariant *parameter)
{
  self->depth = find_depth (self, g_variant_get_string (parameter, NULL));
  orrery_table_setup_set_depth (self->setup_page, self->depth);
  table_room_show_page (self, "setup");
  gtk_widget_grab_focus (GTK_WIDGET (self->setup_page));
}

static void
depth_action (OrreryTableRoom *self, GVariant *value)
{
  const guint depth = find_depth (self, g_variant_get_string (value, NULL));

  if (self->session == NULL)
    return;
  if (self->ui->book->answer_depth != NULL)
    {
      const GameAnswer answer = self->ui->book->answer_depth (depth);

      if (depth != self->depth)
        table_room_give (self, &answer, 1);
      return;
    }
  self->depth = depth;
  orrery_guests_set_book (self->guests, self->ui->book, depth);
  table_room_save_lines (self);
  table_room_asked (self);
}

/* Sets whether secrets are entered behind the screen or openly. */
static void
secret_action (OrreryTableRoom *self, GVariant *value, GSimpleAction *action)
{
  self->secret = g_variant_get_boolean (value);
  g_simple_action_set_state (action, value);
  if (self->session != NULL && self->asked)
    table_room_asked (self);
}

/* A window over this one, closed by Escape. */
static void
present (OrreryTableRoom *self, GtkWidget *window)
{
  GtkWindow *parent = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0), gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_window_present (GTK_WINDOW (window));
}

static void
present_dialog (OrreryTableRoom *self, GtkWidget *window)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));

  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), CLAMP (width, 320, 480), 640);
  present (self, window);
}

static void
correct_action (OrreryTableRoom *self)
{
  present_dialog (self, self->ui->new_correction (self->session, orrery_game_view_get_names (self->view), self->secret));
}

static void
may_i_action (OrreryTableRoom *self)
{
  present_dialog (self, self->ui->new_may_i (orrery_session_get_state (self->session),
                                             orrery_game_view_get_names (self->view)));
}

/* The same key opens and closes it. */
static void
tv_action (OrreryTableRoom *self)
{
  if (self->tv != NULL)
    {
      gtk_window_close (GTK_WINDOW (self->tv));
      return;
    }
  g_set_weak_pointer (&self->tv, orrery_tv_window_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->ui,
                                                       self->session, orrery_game_view_get_names (self->view),
                                                       table_room_list_ready (self)));
  gtk_window_present (GTK_WINDOW (self->tv));
}

static void
collection_action (OrreryTableRoom *self)
{
  OrreryRecord *record = self->session != NULL ? orrery_session_get_record (self->session) : NULL;
  GtkWidget *window = self->ui->new_collection (record, record != NULL ? orrery_game_view_get_names (self->view) : NULL);

  g_signal_connect_object (window, "record", G_CALLBACK (table_room_go_on_with), self, G_CONNECT_SWAPPED);
  present_dialog (self, window);
}

static void
enter_again_action (OrreryTableRoom *self)
{
  orrery_round_entry_go_back (self->round);
}

static void
bundle_action (OrreryTableRoom *self, GVariant *parameter)
{
  table_room_give_bundle (self, g_variant_get_uint32 (parameter));
}

static void
go_on_without_action (OrreryTableRoom *self)
{
  table_room_go_on_without (self, FALSE);
}

static void
never_remind_action (OrreryTableRoom *self)
{
  table_room_go_on_without (self, TRUE);
}

void
table_room_update_actions (OrreryTableRoom *self)
{
  GAction *depth = g_action_map_lookup_action (self->actions, "depth");
  const guint before = self->depth;

  if (self->session != NULL && self->ui->book->get_depth != NULL)
    self->depth = self->ui->book->get_depth (orrery_session_get_state (self->session));
  if (self->session != NULL && self->depth != before)
    table_room_queue_save (self);
  g_simple_action_set_state (G_SIMPLE_ACTION (depth), g_variant_new_string (self->ui->book->depths[self->depth].id));
  if (self->session != NULL)
    orrery_game_view_set_aside (self->view, self->ui->new_overview (orrery_session_get_state (self->session),
                                                                    orrery_game_view_get_names (self->view)));
}

static const OrreryCommand commands[] = {
  { "score", G_CALLBACK (score_action) },
  { "leave", G_CALLBACK (leave_action) },
  { "set-table", G_CALLBACK (set_table_action), NULL, "s" },
  { "secret", G_CALLBACK (secret_action), NULL, NULL, "true" },
  { "undo", G_CALLBACK (table_room_undo), "can-undo" },
  { "depth", G_CALLBACK (depth_action), "is-playing", "s", "''" },
  { "correct", G_CALLBACK (correct_action), "has-game" },
  { "tv", G_CALLBACK (tv_action), "has-game" },
  { "may-i", G_CALLBACK (may_i_action), "is-playing" },
  { "collection", G_CALLBACK (collection_action) },
  { "answer-next", G_CALLBACK (table_room_answer_next), "is-playing" },
  { "enter-again", G_CALLBACK (enter_again_action) },
  { "suggest", G_CALLBACK (table_room_suggest) },
  { "bundle", G_CALLBACK (bundle_action), NULL, "u" },
  { "want", G_CALLBACK (table_room_want) },
  { "use-it", G_CALLBACK (table_room_use_it) },
  { "go-on-without", G_CALLBACK (go_on_without_action) },
  { "never-remind", G_CALLBACK (never_remind_action) },
  { "invite", G_CALLBACK (table_room_invite), "is-playing" },
  { "answer-here", G_CALLBACK (table_room_answer_here), "is-playing" },
  { "rematch", G_CALLBACK (table_room_rematch), "is-over" },
};

/* Not every game has all of them. */
static gboolean
has_action (OrreryTableRoom *self, const char *name)
{
  return g_str_equal (name, "correct")  ? self->ui->new_correction != NULL
         : g_str_equal (name, "may-i")  ? self->ui->new_may_i != NULL
         : g_str_equal (name, "tv")     ? self->ui->new_tv != NULL
         : g_str_equal (name, "collection") ? self->ui->new_collection != NULL
         : g_str_equal (name, "secret") ? self->ui->book->n_depths > 1
         : g_str_equal (name, "invite") ? orrery_guests_are_possible ()
         : g_str_equal (name, "hint")   ? self->ui->game->adviser != NULL
                                        : TRUE;
}

/* The view has the actions for any game; the room adds its own and takes part in undo. */
void
table_room_add_actions (OrreryTableRoom *self)
{
  self->actions = orrery_game_view_get_actions (self->view);
  self->undo = g_object_ref (g_action_map_lookup_action (self->actions, "undo"));
  orrery_room_add_commands (self->actions, commands, G_N_ELEMENTS (commands), self->view, self);
  /* Nothing is rolled here, and its key resolves a round instead. */
  g_action_map_remove_action (self->actions, "play-on");
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (!has_action (self, commands[i].name))
      g_action_map_remove_action (self->actions, commands[i].name);
  orrery_share_add_commands (self->game_over, self->view);
}

/* --- In the header --- */

static GtkWidget *
header_button (const char *icon, const char *tip, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tip);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

/* Hidden in a narrow window: its key does the same. */
static GtkWidget *
squeezed (GtkWidget *button)
{
  GtkWidget *squeezer = adw_squeezer_new ();

  adw_squeezer_set_allow_none (ADW_SQUEEZER (squeezer), TRUE);
  adw_squeezer_add (ADW_SQUEEZER (squeezer), button);
  return squeezer;
}

static void
add_item (OrreryTableRoom *self, GMenu *menu, const char *label, const char *name)
{
  g_autofree char *action = g_strconcat ("room.", name, NULL);

  if (has_action (self, name))
    g_menu_append (menu, label, action);
}

static GMenuModel *
build_menu (OrreryTableRoom *self)
{
  const OrreryTableBook *book = self->ui->book;
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) depths = g_menu_new ();
  g_autoptr (GMenu) tools = g_menu_new ();

  for (guint i = 0; i < book->n_depths; i++)
    {
      g_autofree char *action = g_strconcat ("room.depth::", book->depths[i].id, NULL);

      g_menu_append (depths, _(book->depths[i].title), action);
    }
  add_item (self, depths, _("Score by Hand"), "score");
  add_item (self, depths, _("Pass the Screen for Secrets"), "secret");
  add_item (self, tools, _(self->ui->overview_title), "log");
  add_item (self, tools, _("Correct the Table…"), "correct");
  add_item (self, tools, _("Hint"), "hint");
  add_item (self, tools, _("May I?"), "may-i");
  add_item (self, tools, _("TV View"), "tv");
  add_item (self, tools, _("Invite Phones"), "invite");
  if (self->ui->new_collection != NULL)
    add_item (self, tools, _(self->ui->collection_title), "collection");
  g_menu_append_section (menu, _("Level of detail"), G_MENU_MODEL (depths));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (tools));
  return G_MENU_MODEL (menu);
}

void
table_room_build_headers (OrreryTableRoom *self)
{
  g_autoptr (GMenuModel) menu = build_menu (self);
  GtkWidget *more = gtk_menu_button_new ();

  self->header_start = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_box_append (GTK_BOX (self->header_start),
                  header_button ("go-previous-symbolic", _("All Tables"), "room.leave"));
  gtk_box_append (GTK_BOX (self->header_start),
                  header_button ("edit-undo-symbolic", _("Undo"), "room.undo"));
  gtk_box_append (GTK_BOX (self->header_start),
                  squeezed (header_button ("edit-redo-symbolic", _("Redo"), "room.redo")));
  self->header_end = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_box_append (GTK_BOX (self->header_end),
                  squeezed (header_button ("sidebar-show-right-symbolic",
                                           _(self->ui->overview_title), "room.log")));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (more), "document-edit-symbolic");
  gtk_widget_set_tooltip_text (more, _("The Table"));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (more), menu);
  gtk_box_append (GTK_BOX (self->header_end), more);
}
