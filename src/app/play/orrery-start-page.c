/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-start-page"

#include "config.h"

#include "app/play/orrery-start-page.h"

#include "assist/orrery-game-setup.h"
#include "widgets/art/orrery-table-style.h"
#include "widgets/layout/orrery-wrap.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _OrreryStartPage
{
  GtkWidget parent_instance;

  GSettings *settings;
  GCancellable *reading;
  GHashTable *hidden; /* of GFile: deleted, but perhaps wanted back */

  GtkWidget *scrolled;
  GtkWidget *play_button;
  GtkLabel *setup_label;
  GtkWidget *unfinished_group;
  GtkWidget *finished_group;
  GtkListBox *unfinished;
  GtkListBox *finished;
};

G_DEFINE_FINAL_TYPE (OrreryStartPage, orrery_start_page, GTK_TYPE_WIDGET)

enum
{
  BEGIN,
  OPEN,
  DELETED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];
static GQuark game_quark;

/* --- Rows --- */

static gboolean
is_same_day (GDateTime *a, GDateTime *b)
{
  return g_date_time_get_year (a) == g_date_time_get_year (b)
         && g_date_time_get_day_of_year (a) == g_date_time_get_day_of_year (b);
}

static char *
say_when (GDateTime *time)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (today, -1);

  if (is_same_day (time, today))
    return g_date_time_format (time, _("today, %H:%M"));
  if (is_same_day (time, yesterday))
    return g_date_time_format (time, _("yesterday, %H:%M"));
  return g_date_time_format (time, "%x");
}

static void
delete_cb (GtkWidget *button, gpointer data)
{
  OrreryStartPage *self = ORRERY_START_PAGE (gtk_widget_get_ancestor (button, ORRERY_TYPE_START_PAGE));
  g_autoptr (OrreryGameInfo) game = g_object_ref (data);

  g_hash_table_add (self->hidden, g_object_ref (orrery_game_info_get_file (game)));
  orrery_start_page_update (self);
  g_signal_emit (self, signals[DELETED], 0, game);
}

static GtkWidget *
new_row (OrreryGameInfo *game)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *when = say_when (orrery_game_info_get_time (game));
  g_autofree char *title = g_markup_escape_text (orrery_game_info_get_title (game), -1);
  /* Translators: how far a game is, and when it was played last */
  g_autofree char *subtitle = g_markup_printf_escaped (_("%s · %s"), orrery_game_info_get_subtitle (game), when);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_qdata_full (G_OBJECT (row), game_quark, g_object_ref (game), g_object_unref);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("Delete This Game"));
  g_signal_connect_object (button, "clicked", G_CALLBACK (delete_cb), game, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

static void
row_activated_cb (OrreryStartPage *self, GtkListBoxRow *row)
{
  OrreryGameInfo *game = g_object_get_qdata (G_OBJECT (row), game_quark);

  g_signal_emit (self, signals[OPEN], 0, orrery_game_info_get_file (game));
}

/* --- The list --- */

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = orrery_games_list_finish (result, &error);
  OrreryStartPage *self = data;

  /* Cancelled: the page may be gone. */
  if (games == NULL)
    return;
  g_clear_object (&self->reading);
  orrery_clear_children (GTK_WIDGET (self->unfinished));
  orrery_clear_children (GTK_WIDGET (self->finished));
  for (guint i = 0; i < games->len; i++)
    {
      OrreryGameInfo *game = g_ptr_array_index (games, i);

      if (!g_hash_table_contains (self->hidden, orrery_game_info_get_file (game)))
        gtk_list_box_append (orrery_game_info_get_over (game) ? self->finished : self->unfinished, new_row (game));
    }
  gtk_widget_set_visible (self->unfinished_group, orrery_start_page_get_n_games (self, FALSE) > 0);
  gtk_widget_set_visible (self->finished_group, orrery_start_page_get_n_games (self, TRUE) > 0);
}

static void
stop_reading (OrreryStartPage *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

void
orrery_start_page_update (OrreryStartPage *self)
{
  g_auto (OrreryGameSetup) setup = { 0 };
  g_autofree char *text = NULL;

  g_return_if_fail (ORRERY_IS_START_PAGE (self));

  orrery_game_setup_load (&setup, orrery_game_get_default (), self->settings);
  text = orrery_game_setup_describe (&setup);
  gtk_label_set_label (self->setup_label, text);
  stop_reading (self);
  self->reading = g_cancellable_new ();
  orrery_games_list_async (self->reading, listed_cb, self);
}

void
orrery_start_page_restore (OrreryStartPage *self, OrreryGameInfo *game)
{
  g_return_if_fail (ORRERY_IS_START_PAGE (self));

  g_hash_table_remove (self->hidden, orrery_game_info_get_file (game));
  orrery_start_page_update (self);
}

int
orrery_start_page_get_n_games (OrreryStartPage *self, gboolean finished)
{
  GtkListBox *list;
  int n = 0;

  g_return_val_if_fail (ORRERY_IS_START_PAGE (self), -1);

  if (self->reading != NULL)
    return -1;
  list = finished ? self->finished : self->unfinished;
  while (gtk_list_box_get_row_at_index (list, n) != NULL)
    n++;
  return n;
}

/* --- The page --- */

static void
play_cb (OrreryStartPage *self)
{
  g_auto (OrreryGameSetup) setup = { 0 };
  g_autoptr (OrreryRecord) record = NULL;

  orrery_game_setup_load (&setup, orrery_game_get_default (), self->settings);
  record = orrery_game_setup_begin (&setup, orrery_record_draw_seed ());
  g_signal_emit (self, signals[BEGIN], 0, record);
}

static void
orrery_start_page_dispose (GObject *object)
{
  OrreryStartPage *self = ORRERY_START_PAGE (object);

  stop_reading (self);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ORRERY_TYPE_START_PAGE);

  G_OBJECT_CLASS (orrery_start_page_parent_class)->dispose (object);
}

static void
orrery_start_page_finalize (GObject *object)
{
  g_hash_table_unref (ORRERY_START_PAGE (object)->hidden);

  G_OBJECT_CLASS (orrery_start_page_parent_class)->finalize (object);
}

static void
orrery_start_page_class_init (OrreryStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_start_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = orrery_start_page_finalize;
  g_type_ensure (ORRERY_TYPE_WRAP);
  game_quark = g_quark_from_static_string ("orrery-game");
  signals[BEGIN] = g_signal_new ("begin", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 ORRERY_TYPE_RECORD);
  signals[OPEN] = g_signal_new ("open", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[DELETED] = g_signal_new ("deleted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   ORRERY_TYPE_GAME_INFO);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/orrerytable/Orrery/play/orrery-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, setup_label);
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, unfinished_group);
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, finished_group);
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, unfinished);
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, finished);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
orrery_start_page_init (OrreryStartPage *self)
{
  self->settings = g_settings_new (ORRERY_APP_ID);
  self->hidden = g_hash_table_new_full ((GHashFunc) g_file_hash, (GEqualFunc) g_file_equal, g_object_unref, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
orrery_start_page_new (void)
{
  return g_object_new (ORRERY_TYPE_START_PAGE, NULL);
}

void
orrery_start_page_focus (OrreryStartPage *self)
{
  g_return_if_fail (ORRERY_IS_START_PAGE (self));

  gtk_widget_grab_focus (self->play_button);
}
