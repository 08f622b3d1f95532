/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of rules, rulings, reminders and glossary words; each game has those of its pieces. */
#define G_LOG_DOMAIN "orrery-page"

#include "app/reference/orrery-page.h"

#include <glib/gi18n.h>

#include "widgets/page/orrery-entry-picture.h"
#include "widgets/page/orrery-page-parts.h"
#include "widgets/page/orrery-rich-label.h"
#include "catalog/orrery-links.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-wrap.h"

/* A rule that more tiles than this change lists them only if it is about all of them. */
#define MOST_TILES 24

static GtkWidget *
new_paragraphs (OrreryCatalog *catalog, const char *text)
{
  GtkWidget *box = orrery_part_column (12);
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n\n", -1);

  for (guint i = 0; paragraphs[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box), orrery_rich_label_new (catalog, paragraphs[i]));
  return box;
}

/* Where the rule belongs: "A round › Doing the phases". */
static GtkWidget *
new_path (OrreryEntry *entry)
{
  GtkWidget *path = orrery_wrap_new (6);
  g_autoptr (GPtrArray) parents = g_ptr_array_new ();

  for (OrreryEntry *up = orrery_entry_get_parent (entry); up != NULL;
       up = orrery_entry_get_parent (up))
    g_ptr_array_insert (parents, 0, up);
  orrery_wrap_append (ORRERY_WRAP (path),
                      orrery_part_chip (orrery_kind_get_name (orrery_entry_get_kind (entry)), -1));
  for (guint i = 0; i < parents->len; i++)
    orrery_wrap_append (ORRERY_WRAP (path), orrery_part_link (g_ptr_array_index (parents, i)));
  return path;
}

static GtkWidget *
new_head (OrreryEntry *entry)
{
  GtkWidget *head = orrery_part_column (12);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *title = orrery_part_heading (orrery_entry_get_name (entry), 1);
  GtkWidget *picture = orrery_entry_picture_new (48);

  orrery_entry_picture_set_entry (ORRERY_ENTRY_PICTURE (picture), entry);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), title);
  gtk_box_append (GTK_BOX (head), row);
  gtk_box_append (GTK_BOX (head), new_path (entry));
  return head;
}

static void
add_example (GtkWidget *page, OrreryCatalog *catalog, OrreryEntry *entry)
{
  const char *example = orrery_entry_get_example (entry);
  GtkWidget *card;

  if (example == NULL)
    return;
  card = orrery_part_card ();
  orrery_part_card_add (card, new_paragraphs (catalog, example));
  gtk_widget_add_css_class (card, "orrery-example");
  gtk_box_append (GTK_BOX (page), orrery_part_section (_("Example"), card));
}

static void
add_reason (GtkWidget *page, OrreryCatalog *catalog, OrreryEntry *entry)
{
  const char *why = orrery_entry_get_why (entry);
  const char *source = orrery_source_get_text (orrery_entry_get_source (entry));

  if (why != NULL)
    gtk_box_append (GTK_BOX (page), orrery_part_section (_("Why"), new_paragraphs (catalog, why)));
  if (source != NULL)
    gtk_box_append (GTK_BOX (page), orrery_part_label (source, "dim-label"));
}

static OrreryEntry *
neighbour (OrreryCatalog *catalog, OrreryEntry *entry, int step)
{
  guint index = orrery_entry_get_index (entry) + step;
  OrreryEntry *other;

  if (index >= orrery_catalog_get_n_entries (catalog))
    return NULL;
  other = orrery_catalog_get_entry (catalog, index);
  return orrery_entry_get_kind (other) == orrery_entry_get_kind (entry) ? other : NULL;
}

static GtkWidget *
new_neighbour (OrreryEntry *entry, const char *icon, gboolean after)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *image = gtk_image_new_from_icon_name (icon);
  GtkWidget *label = orrery_part_label (orrery_entry_get_name (entry), NULL);
  g_autofree char *spoken = g_strdup_printf (after ? _("Next: %s") : _("Previous: %s"),
                                             orrery_entry_get_name (entry));

  gtk_box_append (GTK_BOX (box), label);
  if (after)
    gtk_box_append (GTK_BOX (box), image);
  else
    gtk_box_prepend (GTK_BOX (box), image);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "entry.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", orrery_entry_get_id (entry));
  return button;
}

/* The rules are in the order of a game, so you can read them one after the other. */
static void
add_neighbours (GtkWidget *page, OrreryCatalog *catalog, OrreryEntry *entry)
{
  OrreryEntry *before = neighbour (catalog, entry, -1);
  OrreryEntry *after = neighbour (catalog, entry, 1);
  GtkWidget *row;

  if (orrery_entry_get_kind (entry) != ORRERY_KIND_RULE)
    return;
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  if (before != NULL)
    gtk_box_append (GTK_BOX (row), new_neighbour (before, "go-previous-symbolic", FALSE));
  if (after != NULL)
    {
      GtkWidget *button = new_neighbour (after, "go-next-symbolic", TRUE);

      gtk_widget_set_hexpand (button, TRUE);
      gtk_widget_set_halign (button, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (row), button);
    }
  gtk_box_append (GTK_BOX (page), row);
}

static GtkWidget *
text_page_new (OrreryCatalog *catalog, OrreryEntry *entry)
{
  GtkWidget *page = orrery_part_column (24);
  g_autoptr (GPtrArray) children = orrery_entry_list_children (entry);
  g_autoptr (GPtrArray) tiles = orrery_entry_list_tiles (entry);
  g_autoptr (GPtrArray) links = orrery_entry_list_links (entry);
  const OrreryGameUi *ui = orrery_game_ui_get_for (catalog);
  GtkWidget *picture = ui->new_help_picture != NULL ? ui->new_help_picture (orrery_entry_get_id (entry)) : NULL;

  gtk_box_append (GTK_BOX (page), new_head (entry));
  if (picture != NULL)
    gtk_box_append (GTK_BOX (page), picture);
  gtk_box_append (GTK_BOX (page), new_paragraphs (catalog, orrery_entry_get_text (entry)));
  add_example (page, catalog, entry);
  add_reason (page, catalog, entry);
  if (children->len > 0)
    gtk_box_append (GTK_BOX (page),
                    orrery_part_section (_("In detail"), orrery_part_entry_rows (children)));
  orrery_part_add_tiles (page, _(ui->words->bend), tiles, MOST_TILES);
  orrery_part_add_rulings (page, catalog, entry);
  orrery_part_add_links (page, links);
  add_neighbours (page, catalog, entry);
  return page;
}

GtkWidget *
orrery_page_new (OrreryCatalog *catalog, OrreryEntry *entry)
{
  if (orrery_entry_get_piece (entry) >= 0)
    return orrery_game_ui_get_for (catalog)->new_page (catalog, entry);
  return text_page_new (catalog, entry);
}
