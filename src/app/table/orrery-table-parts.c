/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "app/table/orrery-table-parts.h"

#include "table/orrery-table-resources.h"
#include "widgets/art/orrery-table-style.h"

char *
orrery_table_dup_path (const char *name)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "orrery", "tables", NULL);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    g_warning ("%s cannot be made", folder);
  return g_build_filename (folder, name, NULL);
}

GFile *
orrery_table_new_file (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *stamp = g_date_time_format (now, "%Y-%m-%d-%H%M%S");

  for (guint i = 0;; i++)
    {
      g_autofree char *name = i == 0 ? g_strdup_printf ("%s.orrery-journal", stamp)
                                     : g_strdup_printf ("%s-%u.orrery-journal", stamp, i);
      g_autofree char *path = orrery_table_dup_path (name);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_file_new_for_path (path);
    }
}

GtkWidget *
orrery_table_card_new (const char *heading, GtkWidget *child)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "orrery-table-card");
  if (heading != NULL)
    {
      GtkWidget *label = orrery_label_new ("heading", 0);

      gtk_label_set_label (GTK_LABEL (label), heading);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_box_append (GTK_BOX (card), label);
    }
  gtk_widget_set_hexpand (child, TRUE);
  gtk_box_append (GTK_BOX (card), child);
  return card;
}

void
orrery_table_css_ensure (void)
{
  static gboolean loaded;
  g_autoptr (GtkCssProvider) provider = NULL;

  if (loaded)
    return;
  loaded = TRUE;
  g_resources_register (orrery_table_get_resource ());
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider,
                                       "/io/github/orrerytable/Orrery/table/orrery-table.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}
