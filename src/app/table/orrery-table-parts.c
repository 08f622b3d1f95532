/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "app/table/orrery-table-parts.h"

#include "table/orrery-table-resources.h"
#include "widgets/art/orrery-table-style.h"

char *
orrery_table_dup_path (const char *name)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "orrery", "tables", NULL);

  /* Whoever writes there finds out if it cannot be made. */
  g_mkdir_with_parents (folder, 0700);
  return g_build_filename (folder, name, NULL);
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
