/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-page-parts"

#include "widgets/page/orrery-page-parts.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "catalog/orrery-links.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-piece.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/page/orrery-entry-picture.h"
#include "widgets/page/orrery-rich-label.h"

GtkWidget *
orrery_part_column (int spacing)
{
  return gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);
}

GtkWidget *
orrery_part_label (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "xalign", 0.0,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

GtkWidget *
orrery_part_heading (const char *text, guint level)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", text,
                                   "xalign", 0.0,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                  GTK_ACCESSIBLE_PROPERTY_LEVEL, (int) level, -1);
  gtk_widget_add_css_class (label, level == 1 ? "title-2" : "heading");
  return label;
}

GtkWidget *
orrery_part_section (const char *heading, GtkWidget *child)
{
  GtkWidget *box = orrery_part_column (12);

  gtk_box_append (GTK_BOX (box), orrery_part_heading (heading, 2));
  gtk_box_append (GTK_BOX (box), child);
  return box;
}

GtkWidget *
orrery_part_card (void)
{
  GtkWidget *card = orrery_part_column (0);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "orrery-card");
  return card;
}

void
orrery_part_card_add (GtkWidget *card, GtkWidget *row)
{
  if (gtk_widget_get_first_child (card) != NULL)
    {
      GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

      gtk_widget_set_margin_start (line, 12);
      gtk_widget_set_margin_end (line, 12);
      gtk_box_append (GTK_BOX (card), line);
    }
  gtk_widget_add_css_class (row, "orrery-card-row");
  gtk_box_append (GTK_BOX (card), row);
}

static GtkWidget *
new_well (OrrerySymbolId symbol)
{
  GtkWidget *well = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *image = orrery_symbol_new (symbol, 20);

  gtk_widget_set_hexpand (image, TRUE);
  gtk_widget_set_halign (image, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (image, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (well, GTK_ALIGN_START);
  gtk_widget_set_hexpand (well, FALSE);
  gtk_widget_add_css_class (well, "orrery-well");
  gtk_box_append (GTK_BOX (well), image);
  return well;
}

GtkWidget *
orrery_part_row (OrrerySymbolId symbol, const char *caption, GtkWidget *text)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = orrery_part_column (3);
  GtkWidget *label = orrery_part_label (caption, "caption-heading");

  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (words), label);
  gtk_box_append (GTK_BOX (words), text);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), new_well (symbol));
  gtk_box_append (GTK_BOX (row), words);
  return row;
}

void
orrery_part_card_add_text (GtkWidget *card, OrrerySymbolId symbol, const char *caption, OrreryCatalog *catalog,
                           const char *text)
{
  if (text != NULL)
    orrery_part_card_add (card, orrery_part_row (symbol, caption, orrery_rich_label_new (catalog, text)));
}

static GtkWidget *
new_chip_content (const char *text, int symbol)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign", 0.0,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);

  if (symbol >= 0)
    gtk_box_append (GTK_BOX (box), orrery_symbol_new (symbol, 16));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

GtkWidget *
orrery_part_chip (const char *text, int symbol)
{
  GtkWidget *chip = new_chip_content (text, symbol);

  gtk_widget_add_css_class (chip, "orrery-chip");
  return chip;
}

void
orrery_part_add_chip (GtkWidget *chips, char *text, int symbol)
{
  orrery_wrap_append (ORRERY_WRAP (chips), orrery_part_chip (text, symbol));
  g_free (text);
}

GtkWidget *
orrery_part_link (OrreryEntry *entry)
{
  int symbol = (int) orrery_game_ui_get_symbol (entry);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button),
                        new_chip_content (orrery_entry_get_name (entry), symbol));
  orrery_set_spoken (button, orrery_entry_get_name (entry));
  gtk_widget_add_css_class (button, "orrery-chip");
  gtk_widget_add_css_class (button, "orrery-link");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "entry.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", orrery_entry_get_id (entry));
  return button;
}

static void
tile_activate_cb (GtkWidget *tile, OrreryEntry *entry)
{
  gtk_widget_activate_action (tile, "entry.open", "s", orrery_entry_get_id (entry));
}

static GtkWidget *
new_tile (OrreryEntry *entry)
{
  GtkWidget *box = orrery_part_column (6);
  const OrreryGameUi *ui = orrery_game_ui_get_for (orrery_entry_get_catalog (entry));
  GtkWidget *tile = ui->new_tile (TRUE);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", orrery_entry_get_name (entry),
                                   "wrap", TRUE,
                                   "justify", GTK_JUSTIFY_CENTER,
                                   "width-chars", 9,
                                   "max-width-chars", 9, /* wider for a longer word */
                                   "yalign", 0.0,
                                   NULL);

  ui->set_tile (tile, entry);
  orrery_piece_set_activatable (ORRERY_PIECE (tile), TRUE);
  g_signal_connect_object (tile, "activate", G_CALLBACK (tile_activate_cb), entry, 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (box), tile);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

GtkWidget *
orrery_part_entry_row (OrreryEntry *entry)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *picture = orrery_entry_picture_new (36);
  g_autofree char *title = g_markup_escape_text (orrery_entry_get_name (entry), -1);
  g_autofree char *subtitle = g_markup_escape_text (orrery_entry_get_summary (entry), -1);

  orrery_entry_picture_set_entry (ORRERY_ENTRY_PICTURE (picture), entry);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "entry.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", orrery_entry_get_id (entry));
  return row;
}

static GtkWidget *
new_links (GPtrArray *entries)
{
  GtkWidget *wrap;

  if (entries->len == 0)
    return NULL;
  wrap = orrery_wrap_new (8);
  for (guint i = 0; i < entries->len; i++)
    orrery_wrap_append (ORRERY_WRAP (wrap), orrery_part_link (g_ptr_array_index (entries, i)));
  return wrap;
}

GtkWidget *
orrery_part_entry_rows (GPtrArray *entries)
{
  GtkWidget *list;

  if (entries->len == 0)
    return NULL;
  list = orrery_boxed_list_new ();
  for (guint i = 0; i < entries->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list),
                         orrery_part_entry_row (g_ptr_array_index (entries, i)));
  return list;
}

static GtkWidget *
new_answer (OrreryCatalog *catalog, OrreryEntry *ruling)
{
  GtkWidget *box = orrery_part_column (3);
  const char *why = orrery_entry_get_why (ruling);
  OrrerySource source = orrery_entry_get_source (ruling);
  GtkWidget *question = orrery_part_label (orrery_entry_get_name (ruling), "heading");

  gtk_box_append (GTK_BOX (box), question);
  gtk_box_append (GTK_BOX (box), orrery_rich_label_new (catalog, orrery_entry_get_text (ruling)));
  if (why != NULL)
    {
      GtkWidget *reason = orrery_rich_label_new (catalog, why);

      gtk_widget_add_css_class (reason, "dim-label");
      gtk_box_append (GTK_BOX (box), reason);
    }
  if (source == ORRERY_SOURCE_READING || source == ORRERY_SOURCE_OURS)
    {
      GtkWidget *label = orrery_part_label (orrery_source_get_text (source), "caption");

      gtk_widget_add_css_class (label, "dim-label");
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

void
orrery_part_add_rulings (GtkWidget *box, OrreryCatalog *catalog, OrreryEntry *entry)
{
  g_autoptr (GPtrArray) rulings = orrery_entry_list_rulings (entry);
  GtkWidget *card;

  if (rulings->len == 0)
    return;
  card = orrery_part_card ();
  for (guint i = 0; i < rulings->len; i++)
    orrery_part_card_add (card, new_answer (catalog, g_ptr_array_index (rulings, i)));
  gtk_box_append (GTK_BOX (box), orrery_part_section (_("Rulings"), card));
}

void
orrery_part_add_links (GtkWidget *box, GPtrArray *links)
{
  GtkWidget *wrap = new_links (links);

  if (wrap != NULL)
    gtk_box_append (GTK_BOX (box), orrery_part_section (_("See also"), wrap));
}

GtkWidget *
orrery_part_scrolled (GtkWidget *page)
{
  const int widest = 640;

  gtk_widget_add_css_class (page, "orrery-page");
  return g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                       "hscrollbar-policy", GTK_POLICY_NEVER,
                       "child", g_object_new (ADW_TYPE_CLAMP,
                                              "maximum-size", widest,
                                              "tightening-threshold", widest,
                                              "child", page,
                                              NULL),
                       NULL);
}

void
orrery_part_add_tiles (GtkWidget *box, const char *heading, GPtrArray *entries, guint most)
{
  GtkWidget *wrap;

  if (entries->len == 0)
    return;
  wrap = orrery_wrap_new (10);
  for (guint i = 0; i < MIN (entries->len, most); i++)
    orrery_wrap_append (ORRERY_WRAP (wrap), new_tile (g_ptr_array_index (entries, i)));
  gtk_box_append (GTK_BOX (box), orrery_part_section (heading, wrap));
}

GtkWidget *
orrery_part_piece (OrreryCatalog *catalog, OrreryEntry *entry, GtkWidget *chips, GtkWidget *powers, GtkWidget *bonus,
                   GPtrArray *links)
{
  GtkWidget *column = orrery_part_column (24);
  GtkWidget *head = orrery_part_column (12);

  gtk_box_append (GTK_BOX (head), orrery_part_heading (orrery_entry_get_name (entry), 1));
  gtk_box_append (GTK_BOX (head), chips);
  gtk_box_append (GTK_BOX (column), head);
  gtk_box_append (GTK_BOX (column), powers);
  if (bonus != NULL)
    gtk_box_append (GTK_BOX (column), orrery_part_section (_("What is its bonus worth?"), bonus));
  orrery_part_add_rulings (column, catalog, entry);
  orrery_part_add_links (column, links);
  return column;
}
