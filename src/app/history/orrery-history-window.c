/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-history-window"

#include "app/history/orrery-history-window.h"

#include <glib/gi18n.h>

#include "app/history/orrery-bgstats-dialog.h"
#include "app/history/orrery-history-export.h"
#include "app/history/orrery-history-list.h"
#include "assist/orrery-history-words.h"
#include "app/history/orrery-outcome-editor.h"
#include "app/history/orrery-outcome-page.h"
#include "app/history/orrery-score-paper.h"
#include "app/history/orrery-tally-list.h"
#include "app/history/orrery-tally-page.h"
#include "app/keep/orrery-tell.h"
#include "app/room/orrery-room.h"
#include "app/play/orrery-play-room.h"
#include "app/table/orrery-table-room.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-announce.h"

struct _OrreryHistoryWindow
{
  AdwWindow parent_instance;

  OrreryLedger *ledger;
  OrreryOutcome *outcome; /* the one shown, with its final table */

  AdwToastOverlay *toasts;
  AdwLeaflet *leaflet;
  GtkWidget *overview;
  GtkWidget *detail;
  AdwViewStack *stack;
  AdwBin *games_bin;
  AdwBin *players_bin;
  AdwBin *roles_bin;
  OrreryHistoryList *list;
  GtkWidget *search_button;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search_entry;
  GtkToggleButton *choose_button;
  GtkWidget *menu_button;
  GtkRevealer *choice_bar;
  GtkLabel *choice_label;
  GtkRevealer *problems;
  GtkLabel *problems_label;
  AdwWindowTitle *detail_title;
  GtkStack *detail_stack;
  OrreryOutcomePage *outcome_page;
  OrreryTallyPage *tally_page;
  GtkWidget *game_menu_button;
  GtkWidget *replay_button;
};

G_DEFINE_FINAL_TYPE (OrreryHistoryWindow, orrery_history_window, ADW_TYPE_WINDOW)

static void
toast (OrreryHistoryWindow *self, const char *text)
{
  orrery_toast_show (GTK_WIDGET (self->toasts), text);
}

static gboolean
shows_detail (OrreryHistoryWindow *self)
{
  return adw_leaflet_get_visible_child (self->leaflet) == self->detail;
}

/* The games that a command applies to: the one shown, the selected ones, or all listed. */
static GPtrArray *
dup_subject (OrreryHistoryWindow *self)
{
  GPtrArray *outcomes;

  if (!shows_detail (self))
    return orrery_history_list_dup_chosen (self->list);
  outcomes = g_ptr_array_new_with_free_func (g_object_unref);
  if (self->outcome != NULL)
    g_ptr_array_add (outcomes, g_object_ref (self->outcome));
  return outcomes;
}

/* --- What is shown --- */

static void
update_actions (OrreryHistoryWindow *self)
{
  const gboolean detail = shows_detail (self);
  const gboolean choosing = gtk_toggle_button_get_active (self->choose_button);
  const gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->ledger)) > 0;
  const gboolean games
      = any && g_strcmp0 (adw_view_stack_get_visible_child_name (self->stack), "games") == 0;
  const guint listed = g_list_model_get_n_items (orrery_history_list_get_listed (self->list));
  const guint chosen = orrery_history_list_get_n_chosen (self->list);
  const gboolean one = detail && self->outcome != NULL;
  /* A game that was only scored cannot be replayed. */
  const gboolean was_followed = one && orrery_outcome_get_kind (self->outcome) != ORRERY_OUTCOME_COUNTED;
  g_autoptr (GFile) record = was_followed ? orrery_ledger_find_record (self->ledger, self->outcome) : NULL;
  g_autofree char *text
      = g_strdup_printf (ngettext ("%u game", "%u games", chosen), chosen);

  gtk_widget_set_visible (self->search_button, games);
  gtk_widget_set_visible (GTK_WIDGET (self->choose_button), games);
  gtk_widget_set_visible (self->menu_button, games && !choosing);
  gtk_search_bar_set_key_capture_widget (self->search_bar,
                                         games && !detail ? GTK_WIDGET (self) : NULL);
  gtk_revealer_set_reveal_child (self->choice_bar, games && choosing);
  gtk_label_set_label (self->choice_label, text);
  gtk_widget_set_visible (self->game_menu_button, one);
  gtk_widget_set_visible (self->replay_button, one && record != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.replay", record != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.edit", one);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.print", one);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.bgstats", one);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.export",
                                 one || (!detail && (choosing ? chosen : listed) > 0));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.delete",
                                 one || (!detail && choosing && chosen > 0));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.choose-all",
                                 choosing && chosen < listed);
}

static void
page_changed_cb (OrreryHistoryWindow *self)
{
  if (self->list != NULL)
    update_actions (self);
}

static void
show_outcome (OrreryHistoryWindow *self, OrreryOutcome *outcome)
{
  g_autofree char *date = NULL;
  g_autoptr (OrreryOutcome) whole = NULL;

  if (outcome == NULL)
    {
      g_clear_object (&self->outcome);
      adw_leaflet_set_visible_child (self->leaflet, self->overview);
      update_actions (self);
      return;
    }
  whole = orrery_ledger_load_whole (self->ledger, outcome, NULL);
  if (whole == NULL)
    whole = g_object_ref (outcome);
  g_set_object (&self->outcome, whole);
  date = orrery_outcome_dup_date (self->outcome, FALSE);
  orrery_outcome_page_set_outcome (self->outcome_page, self->outcome);
  adw_window_title_set_title (self->detail_title, date);
  gtk_stack_set_visible_child (self->detail_stack, GTK_WIDGET (self->outcome_page));
  adw_leaflet_set_visible_child (self->leaflet, self->detail);
  update_actions (self);
}

static void
open_cb (OrreryHistoryWindow *self, OrreryOutcome *outcome)
{
  show_outcome (self, outcome);
}

static void
open_tally_cb (OrreryHistoryWindow *self, OrreryTallyItem *item)
{
  g_clear_object (&self->outcome);
  orrery_tally_page_set_tally (self->tally_page, orrery_tally_item_get (item));
  adw_window_title_set_title (self->detail_title, _("Statistics"));
  gtk_stack_set_visible_child (self->detail_stack, GTK_WIDGET (self->tally_page));
  adw_leaflet_set_visible_child (self->leaflet, self->detail);
  update_actions (self);
}

static void
add_tallies (OrreryHistoryWindow *self, AdwBin *bin, OrreryTallyFunc count)
{
  GtkWidget *list = orrery_tally_list_new (self->ledger, count);

  g_signal_connect_object (list, "open", G_CALLBACK (open_tally_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (bin, list);
}

static void
loaded_cb (OrreryHistoryWindow *self)
{
  GPtrArray *problems = orrery_ledger_get_problems (self->ledger);
  g_autoptr (GString) text = g_string_new (NULL);

  gtk_revealer_set_reveal_child (self->problems, problems->len > 0);
  g_string_printf (text,
                   ngettext ("%u result could not be read and was left unchanged.",
                             "%u results could not be read and were left unchanged.", problems->len),
                   problems->len);
  for (guint i = 0; i < MIN (problems->len, 3); i++)
    g_string_append_printf (text, "\n%s", (char *) g_ptr_array_index (problems, i));
  if (problems->len > 3)
    g_string_append (text, "\n…");
  gtk_label_set_label (self->problems_label, text->str);
}

/* --- Searching and choosing --- */

static void
search_cb (OrreryHistoryWindow *self)
{
  g_autofree char *found = NULL;
  guint n;

  orrery_history_list_set_search (self->list,
                                  gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
  n = g_list_model_get_n_items (orrery_history_list_get_listed (self->list));
  found = g_strdup_printf (ngettext ("%u game", "%u games", n), n);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, found);
}

static void
choose_cb (OrreryHistoryWindow *self)
{
  orrery_history_list_set_choosing (self->list, gtk_toggle_button_get_active (self->choose_button));
  update_actions (self);
}

static void
find_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryHistoryWindow *self = ORRERY_HISTORY_WINDOW (widget);

  show_outcome (self, NULL);
  adw_view_stack_set_visible_child_name (self->stack, "games");
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static void
choose_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  orrery_history_list_choose_all (ORRERY_HISTORY_WINDOW (widget)->list);
}

/* Leaves the game, then the selection, then the search, and finally closes the window. */
static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryHistoryWindow *self = ORRERY_HISTORY_WINDOW (widget);

  if (shows_detail (self))
    show_outcome (self, NULL);
  else if (gtk_toggle_button_get_active (self->choose_button))
    gtk_toggle_button_set_active (self->choose_button, FALSE);
  else if (gtk_search_bar_get_search_mode (self->search_bar))
    gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* --- Deleting --- */

static void
undo_cb (AdwToast *offer, gpointer data)
{
  OrreryHistoryWindow *self = data;
  GPtrArray *outcomes = g_object_get_data (G_OBJECT (offer), "outcomes");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < outcomes->len && error == NULL; i++)
    orrery_ledger_restore (self->ledger, g_ptr_array_index (outcomes, i), &error);
  g_object_set_data (G_OBJECT (offer), "outcomes", NULL);
  if (error != NULL)
    toast (self, error->message);
}

/* Undo was not used, or the window was closed. */
static void
dismissed_cb (AdwToast *offer)
{
  GPtrArray *outcomes = g_object_get_data (G_OBJECT (offer), "outcomes");

  for (guint i = 0; outcomes != NULL && i < outcomes->len; i++)
    orrery_ledger_forget (orrery_ledger_get_default (), g_ptr_array_index (outcomes, i));
}

static void
offer_undo (OrreryHistoryWindow *self, GPtrArray *outcomes)
{
  g_autofree char *text = g_strdup_printf (
      ngettext ("%u game deleted", "%u games deleted", outcomes->len), outcomes->len);
  AdwToast *offer = orrery_toast_new (text);

  adw_toast_set_button_label (offer, _("_Undo"));
  g_object_set_data_full (G_OBJECT (offer), "outcomes", g_ptr_array_ref (outcomes),
                          (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_object (offer, "button-clicked", G_CALLBACK (undo_cb), self, 0);
  g_signal_connect (offer, "dismissed", G_CALLBACK (dismissed_cb), NULL);
  orrery_toast_present (offer, GTK_WIDGET (self->toasts));
}

static void
delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryHistoryWindow *self = ORRERY_HISTORY_WINDOW (widget);
  g_autoptr (GPtrArray) outcomes = dup_subject (self);
  g_autoptr (GPtrArray) deleted = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < outcomes->len; i++)
    if (orrery_ledger_delete (self->ledger, g_ptr_array_index (outcomes, i), &error))
      g_ptr_array_add (deleted, g_object_ref (g_ptr_array_index (outcomes, i)));
    else
      break;
  show_outcome (self, NULL);
  gtk_toggle_button_set_active (self->choose_button, FALSE);
  if (error != NULL)
    toast (self, error->message);
  if (deleted->len > 0)
    offer_undo (self, deleted);
}

/* --- Exporting --- */

static void
exported_cb (GtkWindow *parent, const GError *error)
{
  toast (ORRERY_HISTORY_WINDOW (parent), error != NULL ? error->message : _("Saved."));
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryHistoryWindow *self = ORRERY_HISTORY_WINDOW (widget);
  const char *format = g_variant_get_string (parameter, NULL);
  g_autoptr (GPtrArray) outcomes = dup_subject (self);

  if (outcomes->len > 0)
    orrery_history_export (GTK_WINDOW (self), self->ledger, outcomes, format, exported_cb);
}

static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryHistoryWindow *self = ORRERY_HISTORY_WINDOW (widget);
  g_autoptr (GError) error = NULL;

  if (orrery_score_paper_print (self->outcome, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL,
                                GTK_WINDOW (self), &error)
      == GTK_PRINT_OPERATION_RESULT_ERROR)
    toast (self, error->message);
}

static void
bgstats_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  orrery_bgstats_dialog_present (GTK_WINDOW (widget), ORRERY_HISTORY_WINDOW (widget)->outcome);
}

/* --- Changed later --- */

static void
edited_cb (OrreryHistoryWindow *self)
{
  g_autoptr (OrreryOutcome) outcome = g_object_ref (self->outcome);

  show_outcome (self, outcome);
}

static void
edit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryHistoryWindow *self = ORRERY_HISTORY_WINDOW (widget);
  GtkWidget *editor = orrery_outcome_editor_new (GTK_WINDOW (self), self->ledger, self->outcome);

  g_signal_connect_object (editor, "saved", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (editor));
}

/* --- Looking back --- */

/* A game that cannot be played on screen opens in the room that followed it. */
static void
open_at_table (OrreryHistoryWindow *self, OrreryRoomHost *host, GFile *file)
{
  gtk_widget_activate_action (GTK_WIDGET (host), "win.game", "s", orrery_outcome_get_game (self->outcome)->rules->id);
  orrery_room_host_show_room (host, "table");
  orrery_table_room_open (ORRERY_TABLE_ROOM (orrery_room_host_get_room (host, "table")), file);
  gtk_window_close (GTK_WINDOW (self));
}

/* A game played here can be continued; one from a real table is only replayed. */
static void
replay_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryHistoryWindow *self = ORRERY_HISTORY_WINDOW (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (GFile) file = orrery_ledger_find_record (self->ledger, self->outcome);
  const gboolean is_ours = orrery_outcome_get_kind (self->outcome) == ORRERY_OUTCOME_PLAYED;

  if (!ORRERY_IS_ROOM_HOST (parent) || file == NULL)
    return;
  if (!orrery_game_ui_can_play (orrery_outcome_get_game (self->outcome)))
    {
      open_at_table (self, ORRERY_ROOM_HOST (parent), file);
      return;
    }
  orrery_room_host_show_room (ORRERY_ROOM_HOST (parent), "play");
  orrery_play_room_open (ORRERY_PLAY_ROOM (orrery_room_host_get_room (ORRERY_ROOM_HOST (parent), "play")), file,
                         is_ours ? ORRERY_OPEN_TO_REPLAY : ORRERY_OPEN_TO_WATCH);
  gtk_window_close (GTK_WINDOW (self));
}

/* --- The window --- */

static void
orrery_history_window_dispose (GObject *object)
{
  OrreryHistoryWindow *self = ORRERY_HISTORY_WINDOW (object);

  self->list = NULL;
  g_clear_object (&self->outcome);
  g_clear_object (&self->ledger);
  gtk_widget_dispose_template (GTK_WIDGET (self), ORRERY_TYPE_HISTORY_WINDOW);

  G_OBJECT_CLASS (orrery_history_window_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, OrreryHistoryWindow, name)
  BIND (toasts);
  BIND (leaflet);
  BIND (overview);
  BIND (detail);
  BIND (stack);
  BIND (games_bin);
  BIND (players_bin);
  BIND (roles_bin);
  BIND (search_button);
  BIND (search_bar);
  BIND (search_entry);
  BIND (choose_button);
  BIND (menu_button);
  BIND (choice_bar);
  BIND (choice_label);
  BIND (problems);
  BIND (problems_label);
  BIND (detail_title);
  BIND (detail_stack);
  BIND (game_menu_button);
  BIND (replay_button);
#undef BIND
}

static void
add_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "history.find", NULL, find_action);
  gtk_widget_class_install_action (widget_class, "history.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "history.choose-all", NULL, choose_all_action);
  gtk_widget_class_install_action (widget_class, "history.delete", NULL, delete_action);
  gtk_widget_class_install_action (widget_class, "history.replay", NULL, replay_action);
  gtk_widget_class_install_action (widget_class, "history.export", "s", export_action);
  gtk_widget_class_install_action (widget_class, "history.edit", NULL, edit_action);
  gtk_widget_class_install_action (widget_class, "history.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "history.bgstats", NULL, bgstats_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "history.find",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "history.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "history.back",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_a, GDK_CONTROL_MASK,
                                       "history.choose-all", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "history.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "history.print",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, GDK_CONTROL_MASK, "history.replay",
                                       NULL);
}

static void
orrery_history_window_class_init (OrreryHistoryWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_history_window_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/orrerytable/Orrery/orrery-history-window.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, page_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  add_actions (widget_class);
}

static void
orrery_history_window_init (OrreryHistoryWindow *self)
{
  self->ledger = g_object_ref (orrery_ledger_get_default ());
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  orrery_stack_set_spoken (self->detail_stack, _("History"));
  self->list = ORRERY_HISTORY_LIST (orrery_history_list_new (self->ledger));
  adw_bin_set_child (self->games_bin, GTK_WIDGET (self->list));
  gtk_box_append (GTK_BOX (self->overview), orrery_live_region_new ());
  self->outcome_page = ORRERY_OUTCOME_PAGE (orrery_outcome_page_new ());
  gtk_stack_add_child (self->detail_stack, GTK_WIDGET (self->outcome_page));
  self->tally_page = ORRERY_TALLY_PAGE (orrery_tally_page_new ());
  gtk_stack_add_child (self->detail_stack, GTK_WIDGET (self->tally_page));
  add_tallies (self, self->players_bin, orrery_tally_players);
  add_tallies (self, self->roles_bin, orrery_tally_roles);
  g_signal_connect_object (self->list, "open", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "changed", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->ledger, "notify::loaded", G_CALLBACK (loaded_cb), self,
                           G_CONNECT_SWAPPED);
  loaded_cb (self);
  update_actions (self);
  orrery_ledger_load (self->ledger);
}

OrreryHistoryWindow *
orrery_history_window_present (GtkWindow *parent)
{
  GtkApplication *app = gtk_window_get_application (parent);
  OrreryHistoryWindow *self = NULL;
  const OrreryGame *game;

  for (GList *l = gtk_application_get_windows (app); l != NULL && self == NULL; l = l->next)
    if (ORRERY_IS_HISTORY_WINDOW (l->data))
      self = l->data;
  if (self == NULL)
    self = g_object_new (ORRERY_TYPE_HISTORY_WINDOW, "application", app, "transient-for", parent,
                         NULL);
  /* Statistics are about the chosen game. */
  game = ORRERY_IS_ROOM_HOST (parent) ? orrery_room_host_get_game (ORRERY_ROOM_HOST (parent)) : orrery_game_get_default ();
  adw_view_stack_page_set_title (adw_view_stack_get_page (self->stack, GTK_WIDGET (self->roles_bin)), _(game->roles->title));
  orrery_tally_list_set_game (ORRERY_TALLY_LIST (adw_bin_get_child (self->players_bin)), game);
  orrery_tally_list_set_game (ORRERY_TALLY_LIST (adw_bin_get_child (self->roles_bin)), game);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
