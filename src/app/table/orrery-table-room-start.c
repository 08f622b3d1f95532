/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start page: how closely to follow a table, and the tables that are kept. */
#include "config.h"

#include "app/table/orrery-table-parts.h"
#include "app/table/orrery-table-room-private.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/art/orrery-table-style.h"
#include "games/roll/words/orrery-roll.h"

#include <glib/gi18n.h>

enum
{
  MOST_LISTED = 12
};

static GtkWidget *
depth_button_new (const char *title, const char *text, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *heading = orrery_label_new ("heading", 0);
  GtkWidget *line = orrery_label_new ("dim-label", 0);

  gtk_label_set_label (GTK_LABEL (heading), title);
  gtk_label_set_label (GTK_LABEL (line), text);
  gtk_label_set_wrap (GTK_LABEL (line), TRUE);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), line);
  gtk_button_set_child (GTK_BUTTON (button), box);
  orrery_set_spoken (button, title);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "orrery-table-card");
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
open_cb (GtkWidget *row, OrreryTableRoom *self)
{
  GFile *file = g_object_get_data (G_OBJECT (row), "file");
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_restore (file, &error);

  if (record == NULL)
    table_room_toast (self, error->message);
  else
    table_room_follow (self, record, file);
}

static char *
describe (OrreryRecord *record)
{
  const RollState *state = orrery_record_get_state (record);
  GameScore score;
  guint best = 0;

  roll_score (state, &score);
  for (guint i = 1; i < state->n_seats; i++)
    if (score.total[i] > score.total[best]
        || (score.winners >> i & 1) > (score.winners >> best & 1))
      best = i;
  if (state->step == ROLL_STEP_OVER)
    return g_strdup_printf (_("Won by %s with %d VP"),
                            orrery_record_get_player (record, best)->name, score.total[best]);
  return g_strdup_printf (_("Round %d"), state->round);
}

static GtkWidget *
row_new (OrreryTableRoom *self, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OrreryRecord) record = orrery_record_load (file, NULL, NULL);
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *about = NULL;
  GtkWidget *row;

  if (record == NULL)
    return NULL;
  for (guint i = 0; i < orrery_roll_state (record)->n_seats; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                            orrery_record_get_player (record, i)->name);
  about = describe (record);
  row = adw_action_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), names->str);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "file", g_steal_pointer (&file), g_object_unref);
  g_signal_connect_object (row, "activated", G_CALLBACK (open_cb), self, 0);
  return row;
}

/* Their names are their dates: the last comes first. */
static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) b, *(const char *const *) a);
}

void
table_room_list_tables (OrreryTableRoom *self)
{
  g_autofree char *folder = orrery_table_dup_path ("");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  orrery_clear_children (self->start_list);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".orrery-journal"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < MIN (names->len, MOST_LISTED); i++)
    {
      g_autofree char *path = orrery_table_dup_path (g_ptr_array_index (names, i));
      GtkWidget *row = row_new (self, path);

      if (row != NULL)
        gtk_list_box_append (GTK_LIST_BOX (self->start_list), row);
    }
  gtk_widget_set_visible (self->start_list, gtk_widget_get_first_child (self->start_list) != NULL);
}

static GtkWidget *
history_button_new (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_History"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.history");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  return button;
}

GtkWidget *
table_room_build_start (OrreryTableRoom *self)
{
  GtkWidget *page = adw_status_page_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "orrery-table-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _("At a Real Table"));
  adw_status_page_set_description (
      ADW_STATUS_PAGE (page), _("Dice and tiles stay in your hands; the books are kept here."));
  gtk_box_append (GTK_BOX (box),
                  depth_button_new (_("Score"),
                                    _("The game is over: count it up, every bonus explained."),
                                    "room.score"));
  gtk_box_append (
      GTK_BOX (box),
      depth_button_new (_("Books"),
                        _("Enter what was revealed; dice, credits, chips and goods are moved "
                           "for you, and only choices are asked."),
                        "room.set-table::books"));
  gtk_box_append (GTK_BOX (box), depth_button_new (_("Full Mirror"),
                                                   _("Also what was rolled and drawn; what is secret is "
                                                     "entered behind the screen."),
                                                   "room.set-table::mirror"));
  gtk_box_append (GTK_BOX (box), history_button_new ());
  self->start_list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->start_list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->start_list, "boxed-list");
  gtk_box_append (GTK_BOX (box), self->start_list);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 480);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  adw_status_page_set_child (ADW_STATUS_PAGE (page), clamp);
  return page;
}
