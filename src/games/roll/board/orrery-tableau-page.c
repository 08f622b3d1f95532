/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All tiles of a tableau, entered once, with all its bonuses. */
#define G_LOG_DOMAIN "orrery-tableau-page"

#include "games/roll/board/orrery-roll-pages.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "games/roll/assist/orrery-empire.h"
#include "games/roll/board/orrery-empire-inputs.h"
#include "games/roll/catalog/orrery-roll-entry.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/page/orrery-page-parts.h"
#include "widgets/question/orrery-counter.h"

typedef struct
{
  OrreryCatalog *catalog;
  OrreryEmpire  *empire;
  GtkWidget     *bonuses; /* where the cards stand */
  GtkWidget     *sum;
  GtkWidget     *clear;
} Page;

static GtkWidget *
new_bonus_row (Page *page, guint face)
{
  GtkWidget *row = orrery_part_entry_row (orrery_catalog_lookup_face (page->catalog, (int) face));
  g_autofree char *brief = orrery_bonus_brief (&roll_faces[face].bonus);
  GtkWidget *chip = orrery_counter_new (ORRERY_COUNTER_CHIPS, orrery_empire_get_bonus (page->empire, face), 36);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), brief);
  orrery_counter_set_inside (ORRERY_COUNTER (chip), TRUE);
  gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), chip);
  return row;
}

/* Those in the tableau, or the others; NULL if there are none. Returns the total in `*sum`. */
static GtkWidget *
new_bonus_list (Page *page, gboolean owned, int *sum)
{
  GtkWidget *list = NULL;

  *sum = 0;
  for (guint i = 0; i < ROLL_N_FACES; i++)
    {
      if (roll_faces[i].bonus.kind == ROLL_BONUS_NONE || orrery_empire_has_tile (page->empire, i) != owned)
        continue;
      if (list == NULL)
        list = orrery_boxed_list_new ();
      gtk_list_box_append (GTK_LIST_BOX (list), new_bonus_row (page, i));
      *sum += orrery_empire_get_bonus (page->empire, i);
    }
  return list;
}

static void
update (Page *page)
{
  const guint costs = orrery_empire_get_costs (page->empire);
  const guint chips = orrery_empire_get_number (page->empire, ORRERY_EMPIRE_CHIPS);
  g_autofree char *sum = NULL;
  GtkWidget *list;
  int bonuses, would_be;

  while (gtk_widget_get_first_child (page->bonuses) != NULL)
    gtk_box_remove (GTK_BOX (page->bonuses), gtk_widget_get_first_child (page->bonuses));
  list = new_bonus_list (page, TRUE, &bonuses);
  if (list != NULL)
    gtk_box_append (GTK_BOX (page->bonuses), orrery_part_section (_("Your bonuses"), list));
  list = new_bonus_list (page, FALSE, &would_be);
  if (list != NULL)
    gtk_box_append (GTK_BOX (page->bonuses),
                    orrery_part_section (_("Bonuses you could still get"), list));
  sum = g_strdup_printf (_("Tiles %u + chips %u + bonuses %d = %d VP"), costs, chips, bonuses,
                         (int) (costs + chips) + bonuses);
  gtk_label_set_text (GTK_LABEL (page->sum), sum);
  gtk_widget_set_sensitive (page->clear, !orrery_empire_is_empty (page->empire));
}

static GtkWidget *
new_sum (Page *page)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  page->sum = g_object_new (GTK_TYPE_LABEL,
                            "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                            "hexpand", TRUE,
                            "wrap", TRUE,
                            "xalign", 0.0,
                            NULL);
  gtk_widget_add_css_class (page->sum, "heading");
  page->clear = gtk_button_new_with_mnemonic (_("_Clear"));
  gtk_widget_set_valign (page->clear, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (page->clear, "clicked", G_CALLBACK (orrery_empire_clear), page->empire);
  gtk_box_append (GTK_BOX (row), page->sum);
  gtk_box_append (GTK_BOX (row), page->clear);
  return row;
}

static void
page_free (gpointer data)
{
  Page *page = data;

  g_signal_handlers_disconnect_by_func (page->empire, update, page);
  g_free (page);
}

GtkWidget *
orrery_tableau_page_new (OrreryCatalog *catalog)
{
  Page *page = g_new0 (Page, 1);
  GtkWidget *widget = orrery_part_column (24);
  GtkWidget *card = orrery_part_card ();
  GtkWidget *head = orrery_part_column (6);

  page->catalog = catalog;
  page->empire = orrery_empire_get_default ();
  page->bonuses = orrery_part_column (24);
  gtk_box_append (GTK_BOX (head), orrery_part_heading (_("My tableau"), 1));
  gtk_box_append (GTK_BOX (head),
                  orrery_part_label (_("Add your tiles, dice and chips once, and see what every bonus is worth. "
                                       "The pages of the tiles use them too."), "dim-label"));
  orrery_part_card_add (card, orrery_empire_inputs_new (catalog, page->empire, -1));
  orrery_part_card_add (card, new_sum (page));
  gtk_box_append (GTK_BOX (widget), head);
  gtk_box_append (GTK_BOX (widget), card);
  gtk_box_append (GTK_BOX (widget), page->bonuses);
  update (page);
  g_signal_connect_swapped (page->empire, "changed", G_CALLBACK (update), page);
  g_object_set_data_full (G_OBJECT (widget), "page", page, page_free);
  return widget;
}
