/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "orrery-window"

#include "config.h"

#include "app/orrery-window.h"

#include <glib/gi18n.h>

#include "app/orrery-game-choice.h"
#include "app/orrery-lesson-offer.h"
#include "app/orrery-room-kinds.h"
#include "app/orrery-shortcuts.h"
#include "widgets/layout/orrery-announce.h"

enum
{
  N_ROOMS = ORRERY_N_ROOM_KINDS,
  MAX_GAMES = 8,
  LARGE_TEXT = 96 * 1024 * 7 / 4 /* of gtk-xft-dpi */
};

struct _OrreryWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  gboolean   ready; /* the settings have chosen the room to show */

  const OrreryGameUi *ui;      /* of the chosen game */
  GtkWidget *rooms[N_ROOMS][MAX_GAMES]; /* owned; NULL: not made yet. One for all games, or one for each */

  GtkBox             *content;
  GtkWidget          *header;
  GtkWidget          *offer; /* NULL: none yet */
  AdwViewStack       *stack;
  AdwViewSwitcherBar *switcher_bar;
  GtkMenuButton      *menu_button;
  GMenuModel         *primary_menu;
  AdwBin             *game_bin;
  AdwBin             *header_start;
  AdwBin             *header_end;
};

static void host_init (OrreryRoomHostInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryWindow, orrery_window, ADW_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_ROOM_HOST, host_init))

enum
{
  PROP_0,
  PROP_ROOM,
  PROP_GAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* The chosen game if the room has it, otherwise the room's first. */
static guint
find_game (OrreryWindow *self, int room)
{
  const GPtrArray *uis = orrery_game_ui_list ();
  guint game = 0;

  if (orrery_room_kinds[room].has (self->ui) && g_ptr_array_find ((GPtrArray *) uis, self->ui, &game))
    return game;
  while (game + 1 < uis->len && !orrery_room_kinds[room].has (g_ptr_array_index (uis, game)))
    game++;
  return game;
}

static GtkWidget **
get_slot (OrreryWindow *self, int room)
{
  return &self->rooms[room][orrery_room_kinds[room].is_per_game ? find_game (self, room) : 0];
}

static void
ensure (OrreryWindow *self, int room)
{
  const OrreryGameUi *ui = g_ptr_array_index (orrery_game_ui_list (), find_game (self, room));
  GtkWidget **slot = get_slot (self, room);

  if (*slot == NULL)
    {
      *slot = g_object_ref_sink (orrery_room_kinds[room].build (ui->game));
      if (orrery_room_kinds[room].has (self->ui))
        orrery_room_set_game (ORRERY_ROOM (*slot), self->ui->game);
    }
}

/* The room, or the page that says it does not have the game. */
static void
fill_bin (OrreryWindow *self, const char *name)
{
  AdwBin *bin = ADW_BIN (adw_view_stack_get_child_by_name (self->stack, name));
  const int room = orrery_room_kinds_find (name, self->ui);

  if (room >= 0)
    ensure (self, room);
  if (room < 0)
    adw_bin_set_child (bin, orrery_room_kinds_new_missing (name, self->ui));
  else if (adw_bin_get_child (bin) != *get_slot (self, room))
    adw_bin_set_child (bin, *get_slot (self, room));
}

static void
show_room (OrreryWindow *self, OrreryRoom *room)
{
  gtk_widget_insert_action_group (GTK_WIDGET (self), "room",
                                  room != NULL ? orrery_room_get_actions (room) : NULL);
  adw_bin_set_child (self->header_start,
                     room != NULL ? orrery_room_get_header (room, GTK_PACK_START) : NULL);
  adw_bin_set_child (self->header_end,
                     room != NULL ? orrery_room_get_header (room, GTK_PACK_END) : NULL);
  if (room != NULL)
    orrery_room_enter (room);
}

static void
visible_child_changed_cb (OrreryWindow *self)
{
  const char *name = orrery_window_get_room (self);
  int room;

  /* The stack selects a page while the template is still being read. */
  if (name == NULL || !self->ready)
    return;

  fill_bin (self, name);
  room = orrery_room_kinds_find (name, self->ui);
  show_room (self, room >= 0 ? ORRERY_ROOM (*get_slot (self, room)) : NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROOM]);
}

static void
orrery_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ROOM)
    g_value_set_string (value, orrery_window_get_room (ORRERY_WINDOW (object)));
  else if (id == PROP_GAME)
    g_value_set_string (value, ORRERY_WINDOW (object)->ui->game->rules->id);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ROOM)
    orrery_window_set_room (ORRERY_WINDOW (object), g_value_get_string (value));
  else if (id == PROP_GAME)
    orrery_window_set_game (ORRERY_WINDOW (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static gboolean
read_size (GValue *value, GVariant *variant, gpointer data)
{
  g_value_set_int (value, g_variant_get_int32 (variant));
  return TRUE;
}

/* A size that the schema does not allow comes from a window that was never shown: do not save it. */
static GVariant *
write_size (const GValue *value, const GVariantType *type, gpointer data)
{
  g_autoptr (GVariant) size = g_variant_ref_sink (g_variant_new_int32 (g_value_get_int (value)));

  return g_settings_schema_key_range_check (data, size) ? g_steal_pointer (&size) : NULL;
}

static void
remember_size (OrreryWindow *self, const char *key, const char *property)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (self->settings, "settings-schema", &schema, NULL);
  g_settings_bind_with_mapping (self->settings, key, self, property, G_SETTINGS_BIND_DEFAULT,
                                read_size, write_size, g_settings_schema_get_key (schema, key),
                                (GDestroyNotify) g_settings_schema_key_unref);
}

static void
orrery_window_constructed (GObject *object)
{
  OrreryWindow *self = ORRERY_WINDOW (object);

  G_OBJECT_CLASS (orrery_window_parent_class)->constructed (object);

  remember_size (self, "window-width", "default-width");
  remember_size (self, "window-height", "default-height");
  g_settings_bind (self->settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "game", self, "game", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "room", self, "room", G_SETTINGS_BIND_DEFAULT);

  self->ready = TRUE;
  visible_child_changed_cb (self);
}

static void
orrery_window_dispose (GObject *object)
{
  OrreryWindow *self = ORRERY_WINDOW (object);

  self->ready = FALSE;
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ORRERY_TYPE_WINDOW);
  for (guint i = 0; i < N_ROOMS * MAX_GAMES; i++)
    g_clear_object (&self->rooms[i / MAX_GAMES][i % MAX_GAMES]);

  G_OBJECT_CLASS (orrery_window_parent_class)->dispose (object);
}

/* --- Parts that are built on demand --- */

static void
create_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, ORRERY_WINDOW (user_data)->primary_menu);
}

/* A long name gets more of the bar than a short one. */
static void
share_bar (GtkWidget *widget)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  if (ADW_IS_VIEW_SWITCHER (widget) && GTK_IS_BOX_LAYOUT (layout))
    gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (layout), FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    share_bar (child);
}

static void
text_size_changed_cb (OrreryWindow *self)
{
  int dpi = 0;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  (dpi >= LARGE_TEXT ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (GTK_WIDGET (self), "orrery-large-text");
}

static void
bar_revealed_cb (OrreryWindow *self)
{
  if (adw_view_switcher_bar_get_reveal (self->switcher_bar))
    adw_view_switcher_bar_set_stack (self->switcher_bar, self->stack);
}

/* Not every game has a lesson. */
static void
show_offer (OrreryWindow *self)
{
  if (self->offer != NULL)
    gtk_widget_set_visible (self->offer, self->ui->new_lesson != NULL);
}

static void
offer_after_paint_cb (GdkFrameClock *clock, OrreryWindow *self)
{
  g_signal_handlers_disconnect_by_func (clock, offer_after_paint_cb, self);
  if (self->settings == NULL || self->offer != NULL)
    return;
  self->offer = orrery_lesson_offer_new (self->settings);
  gtk_box_insert_child_after (self->content, self->offer, self->header);
  show_offer (self);
}

/* --- Closing --- */

/* The first room from `from` on whose game is not saved; NULL: all are saved. */
static OrreryRoom *
find_unsaved (OrreryWindow *self, gsize *from)
{
  for (; *from < N_ROOMS * MAX_GAMES; (*from)++)
    {
      GtkWidget *room = self->rooms[*from / MAX_GAMES][*from % MAX_GAMES];

      if (room != NULL && !orrery_room_is_saved (ORRERY_ROOM (room)))
        return ORRERY_ROOM (room);
    }
  return NULL;
}

/* Switches to a game that the room has. */
static void
show_with_game (OrreryWindow *self, gsize room)
{
  const GPtrArray *uis = orrery_game_ui_list ();

  for (guint i = 0; i < uis->len && !orrery_room_kinds[room].has (self->ui); i++)
    {
      const OrreryGameUi *ui = g_ptr_array_index (uis, i);

      if (orrery_room_kinds[room].has (ui))
        orrery_window_set_game (self, ui->game->rules->id);
    }
  orrery_window_set_room (self, orrery_room_kinds[room].name);
}

static void
show_game_of (OrreryWindow *self, gsize game)
{
  const OrreryGameUi *ui = g_ptr_array_index (orrery_game_ui_list (), game);

  orrery_window_set_game (self, ui->game->rules->id);
}

typedef struct
{
  OrreryWindow *window;
  gsize from;
} Closing;

static void
close_from (gpointer data)
{
  Closing closing = *(Closing *) data;
  OrreryRoom *room = find_unsaved (closing.window, &closing.from);

  if (room == NULL)
    {
      gtk_window_destroy (GTK_WINDOW (closing.window));
      return;
    }
  if (orrery_room_kinds[closing.from / MAX_GAMES].is_per_game)
    show_game_of (closing.window, closing.from % MAX_GAMES);
  show_with_game (closing.window, closing.from / MAX_GAMES);
  closing.from++;
  orrery_room_confirm (room, close_from, g_memdup2 (&closing, sizeof closing), g_free);
}

gboolean
orrery_window_is_saved (OrreryWindow *self)
{
  gsize from = 0;

  g_return_val_if_fail (ORRERY_IS_WINDOW (self), TRUE);

  return find_unsaved (self, &from) == NULL;
}

static gboolean
orrery_window_close_request (GtkWindow *window)
{
  Closing closing = { ORRERY_WINDOW (window), 0 };

  if (orrery_window_is_saved (closing.window))
    return GTK_WINDOW_CLASS (orrery_window_parent_class)->close_request (window);
  close_from (&closing);
  return TRUE;
}

/* Wraps around. */
static void
next_game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryWindow *self = ORRERY_WINDOW (widget);
  const GPtrArray *uis = orrery_game_ui_list ();
  const OrreryGameUi *next = NULL;

  for (guint i = 0; i < uis->len && next == NULL; i++)
    if (g_ptr_array_index (uis, i) == self->ui)
      next = g_ptr_array_index (uis, (i + 1) % uis->len);
  orrery_window_set_game (self, next->game->rules->id);
  orrery_announce (widget, ORRERY_SAY_ALWAYS, next->game->rules->name);
}

/* GTK would build this window at every start, though few people open it. A new one is made each time, because
 * each game has its own keys. */
static void
help_overlay_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkShortcutsWindow *shortcuts = orrery_shortcuts_new (ORRERY_WINDOW (widget)->ui);

  gtk_application_window_set_help_overlay (GTK_APPLICATION_WINDOW (widget), shortcuts);
  gtk_window_present (GTK_WINDOW (shortcuts));
}

static void
orrery_window_class_init (OrreryWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_WINDOW_CLASS (klass)->close_request = orrery_window_close_request;
  object_class->constructed = orrery_window_constructed;
  object_class->dispose = orrery_window_dispose;
  object_class->get_property = orrery_window_get_property;
  object_class->set_property = orrery_window_set_property;

  properties[PROP_ROOM] =
      g_param_spec_string ("room", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_GAME] =
      g_param_spec_string ("game", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/orrerytable/Orrery/orrery-window.ui");
  gtk_widget_class_bind_template_child (widget_class, OrreryWindow, game_bin);
  gtk_widget_class_bind_template_child (widget_class, OrreryWindow, content);
  gtk_widget_class_bind_template_child (widget_class, OrreryWindow, header);
  gtk_widget_class_bind_template_child (widget_class, OrreryWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, OrreryWindow, switcher_bar);
  gtk_widget_class_bind_template_child (widget_class, OrreryWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, OrreryWindow, primary_menu);
  gtk_widget_class_bind_template_child (widget_class, OrreryWindow, header_start);
  gtk_widget_class_bind_template_child (widget_class, OrreryWindow, header_end);
  gtk_widget_class_bind_template_callback (widget_class, visible_child_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, bar_revealed_cb);

  gtk_widget_class_install_property_action (widget_class, "win.room", "room");
  gtk_widget_class_install_property_action (widget_class, "win.game", "game");
  gtk_widget_class_install_action (widget_class, "win.next-game", NULL, next_game_action);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL,
                                   help_overlay_action);
}

static void
show_game (OrreryWindow *self)
{
  GtkWidget *choice = adw_bin_get_child (self->game_bin);

  gtk_widget_set_visible (GTK_WIDGET (self->game_bin), choice != NULL);
  if (choice != NULL)
    orrery_game_choice_set_game (choice, self->ui->game);
  show_offer (self);
}

static void
orrery_window_init (OrreryWindow *self)
{
  g_autoptr (GMenuModel) games = orrery_game_choice_new_menu ();

  self->settings = g_settings_new (ORRERY_APP_ID);
  self->ui = orrery_game_ui_get_default ();
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_bin_set_child (self->game_bin, orrery_game_choice_new ());
  show_game (self);
  if (g_menu_model_get_n_items (games) > 1)
    g_menu_prepend_submenu (G_MENU (self->primary_menu), _("_Game"), games);
  gtk_menu_button_set_create_popup_func (self->menu_button, create_menu_cb, self, NULL);
  gtk_box_append (self->content, orrery_live_region_new ());
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (text_size_changed_cb), self, G_CONNECT_SWAPPED);
  text_size_changed_cb (self);
  share_bar (GTK_WIDGET (self->switcher_bar));
}

OrreryWindow *
orrery_window_new (OrreryApplication *app)
{
  return g_object_new (ORRERY_TYPE_WINDOW, "application", app, NULL);
}

const char *
orrery_window_get_room (OrreryWindow *self)
{
  g_return_val_if_fail (ORRERY_IS_WINDOW (self), NULL);

  return self->stack != NULL ? adw_view_stack_get_visible_child_name (self->stack) : NULL;
}

void
orrery_window_set_room (OrreryWindow *self, const char *name)
{
  g_return_if_fail (ORRERY_IS_WINDOW (self));

  /* The name may come from anywhere that can activate an action. */
  if (name != NULL && adw_view_stack_get_child_by_name (self->stack, name) != NULL)
    adw_view_stack_set_visible_child_name (self->stack, name);
}

GtkWidget *
orrery_window_ensure_room (OrreryWindow *self, const char *name)
{
  int room;

  g_return_val_if_fail (ORRERY_IS_WINDOW (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  room = orrery_room_kinds_find (name, NULL);
  if (room < 0)
    return NULL;
  ensure (self, room);
  if (orrery_room_kinds[room].has (self->ui))
    fill_bin (self, name);
  return *get_slot (self, room);
}

void
orrery_window_set_game (OrreryWindow *self, const char *id)
{
  const OrreryGameUi *ui;

  g_return_if_fail (ORRERY_IS_WINDOW (self));

  /* The settings may name a game that this version does not have. */
  ui = id != NULL ? orrery_game_ui_by_id (id) : NULL;
  if (ui == NULL)
    ui = orrery_game_ui_get_default ();
  if (self->ui == ui)
    return;
  self->ui = ui;
  for (guint i = 0; i < N_ROOMS; i++)
    {
      if (orrery_room_kinds[i].has (ui) && *get_slot (self, (int) i) != NULL)
        orrery_room_set_game (ORRERY_ROOM (*get_slot (self, (int) i)), ui->game);
      if (adw_bin_get_child (ADW_BIN (adw_view_stack_get_child_by_name (self->stack, orrery_room_kinds[i].name))) != NULL)
        fill_bin (self, orrery_room_kinds[i].name);
    }
  show_game (self);
  visible_child_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

void
orrery_window_need_room (OrreryWindow *self, const char *name)
{
  g_return_if_fail (ORRERY_IS_WINDOW (self));
  g_return_if_fail (orrery_room_kinds_find (name, NULL) >= 0);

  show_with_game (self, (gsize) orrery_room_kinds_find (name, NULL));
}

static GtkWidget *
host_get_room (OrreryRoomHost *host, const char *name)
{
  return orrery_window_ensure_room (ORRERY_WINDOW (host), name);
}

static void
host_show_room (OrreryRoomHost *host, const char *name)
{
  orrery_window_need_room (ORRERY_WINDOW (host), name);
}

static const OrreryGame *
host_get_game (OrreryRoomHost *host)
{
  return ORRERY_WINDOW (host)->ui->game;
}

static void
host_init (OrreryRoomHostInterface *iface)
{
  iface->get_game = host_get_game;
  iface->get_room = host_get_room;
  iface->show_room = host_show_room;
}

gboolean
orrery_window_has_games (void)
{
  for (gsize i = 0; i < N_ROOMS; i++)
    if (orrery_room_kinds[i].has_games)
      return TRUE;
  return FALSE;
}

void
orrery_window_offer_lesson (OrreryWindow *self)
{
  GdkFrameClock *clock;

  g_return_if_fail (ORRERY_IS_WINDOW (self));

  clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  if (clock == NULL)
    return;
  g_signal_connect_object (clock, "after-paint", G_CALLBACK (offer_after_paint_cb), self, 0);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
}

void
orrery_window_new_game (OrreryWindow *self)
{
  g_return_if_fail (ORRERY_IS_WINDOW (self));

  for (gsize i = 0; i < N_ROOMS; i++)
    {
      GtkWidget *room;

      if (!orrery_room_kinds[i].has_games)
        continue;
      room = orrery_window_ensure_room (self, orrery_room_kinds[i].name);
      orrery_window_set_room (self, orrery_room_kinds[i].name);
      if (orrery_room_kinds[i].has (self->ui))
        g_action_group_activate_action (orrery_room_get_actions (ORRERY_ROOM (room)), "new-game",
                                        NULL);
      return;
    }
}
