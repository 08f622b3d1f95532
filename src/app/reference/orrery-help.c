/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-help"

#include "app/reference/orrery-help.h"

#include <glib/gi18n.h>

#include "widgets/game/orrery-game-ui.h"
#include "widgets/page/orrery-page-parts.h"

static const struct
{
  const char *keys;
  const char *what;
} keys[] = {
  { "<Control>f", N_("Search") },
  { "Down", N_("Go to the results") },
  { "Return", N_("Open the selected result") },
  { "Escape", N_("Go back and clear the search") },
  { "<Alt>Left", N_("Back") },
  { "<Alt>Right", N_("Forward") },
  { "<Control>d", N_("Save the entry") },
  { "<Control>p", N_("Print a reference sheet") },
  { "<Control>question", N_("All shortcuts") },
};

static GtkWidget *
new_pages (OrreryCatalog *catalog)
{
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();

  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    if (orrery_entry_get_kind (orrery_catalog_get_entry (catalog, i)) == ORRERY_KIND_HELP)
      g_ptr_array_add (pages, orrery_catalog_get_entry (catalog, i));
  return orrery_part_entry_rows (pages);
}

/* For new players. */
static GtkWidget *
new_lesson (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("Start the _Lesson"));
  GtkWidget *box = orrery_part_column (12);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.lesson");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), orrery_part_label (_("A whole game, explained while you play it. It takes about "
                                                      "20 minutes, and you can stop at any time."), NULL));
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static GtkWidget *
new_key_row (const char *accelerator, const char *what)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = orrery_part_label (what, NULL);
  guint key;
  GdkModifierType modifiers;
  g_autofree char *text = NULL;
  GtkWidget *keycap;

  gtk_accelerator_parse (accelerator, &key, &modifiers);
  text = gtk_accelerator_get_label (key, modifiers);
  keycap = gtk_label_new (text);
  gtk_widget_add_css_class (keycap, "orrery-key");
  gtk_widget_set_valign (keycap, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), keycap);
  return row;
}

static GtkWidget *
new_keys (const OrreryGameUi *ui)
{
  GtkWidget *card = orrery_part_card ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    orrery_part_card_add (card, new_key_row (keys[i].keys, _(keys[i].what)));
  for (guint i = 0; i < ui->n_keys; i++)
    if (g_str_equal (ui->keys[i].room, "reference"))
      orrery_part_card_add (card, new_key_row (ui->keys[i].keys, _(ui->keys[i].title)));
  return card;
}

GtkWidget *
orrery_help_new (OrreryCatalog *catalog)
{
  const OrreryGameUi *ui = orrery_game_ui_get_for (catalog);
  GtkWidget *page = orrery_part_column (24);

  gtk_box_append (GTK_BOX (page), orrery_part_heading (_("Help"), 1));
  if (ui->new_lesson != NULL)
    gtk_box_append (GTK_BOX (page), orrery_part_section (_("New to the game?"), new_lesson ()));
  gtk_box_append (GTK_BOX (page), orrery_part_section (_("How it works"), new_pages (catalog)));
  gtk_box_append (GTK_BOX (page), orrery_part_section (_("Keys"), new_keys (ui)));
  return orrery_part_scrolled (page);
}
