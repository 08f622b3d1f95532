/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-headings.h"

#include "widgets/art/orrery-builders.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

static const char *const titles[ORRERY_N_CELLS] = {
  [ORRERY_CELL_CREDITS] = N_("Credits"),
  [ORRERY_CELL_CHIPS] = N_("VP chips"),
  [ORRERY_CELL_COLONISTS] = N_("Colonists"),
  [ORRERY_CELL_GOODS] = N_("Goods"),
  [ORRERY_CELL_SPACES] = N_("Development spaces"),
  [ORRERY_CELL_COLONIES] = N_("Colonies"),
  [ORRERY_CELL_MILITARY] = N_("Military"),
};

static gboolean
is_kept (FrLevel level, guint cell)
{
  return level != FR_LEVEL_CLOCK || cell == ORRERY_CELL_NAME || cell == ORRERY_CELL_CHIPS || cell == ORRERY_CELL_SPACES
         || cell == ORRERY_CELL_COLONIES;
}

void
orrery_frontiers_headings_set (GtkWidget *headings, const FrState *state)
{
  GtkWidget *row = gtk_widget_get_first_child (headings);
  guint cell = 0;

  for (GtkWidget *label = gtk_widget_get_first_child (row); label != NULL; label = gtk_widget_get_next_sibling (label))
    gtk_widget_set_visible (label, is_kept (fr_level (state), cell++));
}

GtkWidget *
orrery_frontiers_headings_new (GtkSizeGroup *columns[ORRERY_N_CELLS])
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, ORRERY_FRONTIERS_CELL_SPACING);
  GtkWidget *squeezer = adw_squeezer_new ();

  for (guint i = 0; i < ORRERY_N_CELLS; i++)
    {
      GtkWidget *label = orrery_label_new ("caption dim-label", 0);

      gtk_label_set_label (GTK_LABEL (label), titles[i] == NULL ? "" : _(titles[i]));
      gtk_size_group_add_widget (columns[i], label);
      gtk_box_append (GTK_BOX (row), label);
    }
  gtk_widget_add_css_class (row, "orrery-tracker-headings");
  adw_squeezer_set_homogeneous (ADW_SQUEEZER (squeezer), FALSE);
  adw_squeezer_set_allow_none (ADW_SQUEEZER (squeezer), TRUE);
  adw_squeezer_add (ADW_SQUEEZER (squeezer), row);
  return squeezer;
}
