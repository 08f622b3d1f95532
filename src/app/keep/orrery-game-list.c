/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-game-list"

#include "app/keep/orrery-game-list.h"

#include "app/keep/orrery-game-row.h"
#include "app/keep/orrery-tell.h"
#include "assist/orrery-games.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n.h>

enum
{
  UNFINISHED,
  FINISHED,
  N_GROUPS
};

struct _OrreryGameList
{
  GtkWidget parent_instance;

  char *folder;
  const OrreryGame *game; /* NULL: any */
  GCancellable *reading;
  OrreryDepthFunc get_depth; /* NULL: games have none */
  GtkWidget *middle;
  GHashTable *hidden; /* of GFile: deleted, but can still be restored */
  GtkWidget *groups[N_GROUPS];
  GtkWidget *lists[N_GROUPS];
};

G_DEFINE_FINAL_TYPE (OrreryGameList, orrery_game_list, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_FOLDER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint open_signal;

/* --- Deleting --- */

static void
restore_cb (OrreryGameList *self, AdwToast *toast)
{
  g_autoptr (GFile) file = g_object_steal_data (G_OBJECT (toast), "file");

  g_hash_table_remove (self->hidden, file);
  orrery_game_list_update (self);
}

/* Undo was not used, or the window was closed. Somebody may have started to play it in the meantime. */
static void
dismissed_cb (AdwToast *toast, GHashTable *hidden)
{
  GFile *file = g_object_get_data (G_OBJECT (toast), "file");

  if (file != NULL && !orrery_games_delete (file, NULL))
    g_hash_table_remove (hidden, file);
}

static void
unref_hidden (gpointer hidden, GClosure *closure)
{
  g_hash_table_unref (hidden);
}

static void
delete_cb (OrreryGameList *self, OrreryGameRow *row)
{
  g_autoptr (GFile) file = g_object_ref (orrery_game_info_get_file (orrery_game_row_get_game (row)));
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (!orrery_games_check_free (file, &error))
    {
      orrery_tell_refused (GTK_WIDGET (self), _("Not Deleted"), error, file);
      return;
    }
  toast = orrery_toast_new (_("Game deleted."));
  adw_toast_set_button_label (toast, _("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "file", g_object_ref (file), g_object_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (restore_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_data (toast, "dismissed", G_CALLBACK (dismissed_cb), g_hash_table_ref (self->hidden), unref_hidden, 0);
  g_hash_table_add (self->hidden, g_object_ref (file));
  orrery_game_list_update (self);
  orrery_toast_present (toast, GTK_WIDGET (self));
}

/* --- Repairing --- */

static void
repair_cb (OrreryGameList *self, OrreryGameRow *row)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) copy = orrery_games_repair (orrery_game_row_get_game (row), &error);

  if (copy == NULL)
    {
      orrery_tell_refused (GTK_WIDGET (self), _("Not Repaired"), error,
                           orrery_game_info_get_file (orrery_game_row_get_game (row)));
      return;
    }
  orrery_toast_show (GTK_WIDGET (self), _("The repaired copy is in this list. The damaged file is still there."));
  orrery_game_list_update (self);
}

/* --- The list --- */

static void
row_activated_cb (OrreryGameList *self, GtkListBoxRow *row)
{
  OrreryGameInfo *game = orrery_game_row_get_game (ORRERY_GAME_ROW (row));

  g_signal_emit (self, open_signal, 0, orrery_game_info_get_file (game));
}

/* An unreadable file may belong to any game. */
static gboolean
is_listed (OrreryGameList *self, OrreryGameInfo *info)
{
  const OrreryGame *game = orrery_game_info_get_game (info);

  return !g_hash_table_contains (self->hidden, orrery_game_info_get_file (info))
         && (self->game == NULL || game == NULL || game == self->game);
}

static void
add_game (OrreryGameList *self, OrreryGameInfo *game)
{
  GtkWidget *row;

  if (!is_listed (self, game))
    return;
  row = orrery_game_row_new (game, self->get_depth != NULL ? self->get_depth (game) : NULL);
  g_signal_connect_object (row, "delete", G_CALLBACK (delete_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "repair", G_CALLBACK (repair_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (GTK_LIST_BOX (self->lists[orrery_game_info_get_over (game) ? FINISHED : UNFINISHED]), row);
}

/* Moves the focus to the game to continue, unless somebody has put it elsewhere: before the games were read, it went
 * to what is below them or to the header; and it is nowhere if the button that led here has gone. */
static void
focus_first (OrreryGameList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->lists[UNFINISHED]), 0);

  if (self->middle == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (focus == NULL || gtk_widget_get_ancestor (focus, ADW_TYPE_HEADER_BAR) != NULL)
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  else if (row != NULL && gtk_widget_is_ancestor (focus, self->middle))
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GPtrArray) games = orrery_games_list_finish (result, NULL);
  OrreryGameList *self = data;

  /* Cancelled: the list may be gone. */
  if (games == NULL)
    return;
  g_clear_object (&self->reading);
  for (guint i = 0; i < N_GROUPS; i++)
    orrery_clear_children (self->lists[i]);
  for (guint i = 0; i < games->len; i++)
    add_game (self, g_ptr_array_index (games, i));
  for (guint i = 0; i < N_GROUPS; i++)
    gtk_widget_set_visible (self->groups[i], orrery_game_list_get_n_games (self, i == FINISHED) > 0);
  focus_first (self);
}

static void
stop_reading (OrreryGameList *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

void
orrery_game_list_set_game (OrreryGameList *self, const OrreryGame *game)
{
  g_return_if_fail (ORRERY_IS_GAME_LIST (self));

  self->game = game;
}

void
orrery_game_list_update (OrreryGameList *self)
{
  g_return_if_fail (ORRERY_IS_GAME_LIST (self));

  stop_reading (self);
  self->reading = g_cancellable_new ();
  orrery_games_list_async (self->folder, self->reading, listed_cb, self);
}

void
orrery_game_list_set_depths (OrreryGameList *self, OrreryDepthFunc get_depth)
{
  g_return_if_fail (ORRERY_IS_GAME_LIST (self));

  self->get_depth = get_depth;
}

void
orrery_game_list_set_middle (OrreryGameList *self, GtkWidget *middle)
{
  g_return_if_fail (ORRERY_IS_GAME_LIST (self) && self->middle == NULL);

  self->middle = middle;
  gtk_widget_insert_after (middle, GTK_WIDGET (self), self->groups[UNFINISHED]);
}

int
orrery_game_list_get_n_games (OrreryGameList *self, gboolean finished)
{
  GtkListBox *list;
  int n = 0;

  g_return_val_if_fail (ORRERY_IS_GAME_LIST (self), -1);

  if (self->reading != NULL)
    return -1;
  list = GTK_LIST_BOX (self->lists[finished ? FINISHED : UNFINISHED]);
  while (gtk_list_box_get_row_at_index (list, n) != NULL)
    n++;
  return n;
}

/* --- The widget --- */

static void
orrery_game_list_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_FOLDER)
    ORRERY_GAME_LIST (object)->folder = g_value_dup_string (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_game_list_dispose (GObject *object)
{
  OrreryGameList *self = ORRERY_GAME_LIST (object);

  stop_reading (self);
  for (guint i = 0; i < N_GROUPS; i++)
    g_clear_pointer (&self->groups[i], gtk_widget_unparent);
  g_clear_pointer (&self->middle, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_game_list_parent_class)->dispose (object);
}

static void
orrery_game_list_finalize (GObject *object)
{
  OrreryGameList *self = ORRERY_GAME_LIST (object);

  g_hash_table_unref (self->hidden);
  g_free (self->folder);

  G_OBJECT_CLASS (orrery_game_list_parent_class)->finalize (object);
}

static void
orrery_game_list_class_init (OrreryGameListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = orrery_game_list_set_property;
  object_class->dispose = orrery_game_list_dispose;
  object_class->finalize = orrery_game_list_finalize;

  properties[PROP_FOLDER]
    = g_param_spec_string ("folder", NULL, NULL, ORRERY_GAMES_PLAYED,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  open_signal = g_signal_new ("open", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_FILE);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
add_group (OrreryGameList *self, guint i, const char *title)
{
  self->groups[i] = adw_preferences_group_new ();
  self->lists[i] = orrery_boxed_list_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->groups[i]), title);
  orrery_set_spoken (self->lists[i], title);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->groups[i]), self->lists[i]);
  gtk_widget_set_visible (self->groups[i], FALSE);
  gtk_widget_set_parent (self->groups[i], GTK_WIDGET (self));
  g_signal_connect_object (self->lists[i], "row-activated", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);
}

static void
orrery_game_list_init (OrreryGameList *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 18);
  self->hidden = g_hash_table_new_full ((GHashFunc) g_file_hash, (GEqualFunc) g_file_equal, g_object_unref, NULL);
  add_group (self, UNFINISHED, _("Continue"));
  add_group (self, FINISHED, _("Finished Games"));
}

GtkWidget *
orrery_game_list_new (const char *folder)
{
  return g_object_new (ORRERY_TYPE_GAME_LIST, "folder", folder, NULL);
}
