/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-help"

#include "config.h"

#include "app/reference/orrery-help.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/orrery-wrap.h"
#include "app/reference/orrery-page-parts.h"
#include "app/reference/orrery-rich-label.h"

#define WIDEST 640

typedef struct
{
  OrrerySymbolId symbol;
  const char    *title;
  const char    *text; /* with the markup of the catalogue */
} Topic;

static const Topic search_topics[] = {
  { ORRERY_SYMBOL_EXPLORE, N_("Just type"),
    N_("Names, parts of names, words of a text, in any order: “free trd” finds "
       "[[free-trade-zone]]. One or two typing errors are forgiven. Questions work too: “what if "
       "the bag is empty”.") },
  { ORRERY_SYMBOL_REASSIGN, N_("Words that filter"),
    N_("Some words mean more than themselves: a colour or its dice (**green**, **genes**), a phase "
       "(**ship**, **phase 3**), a cost (**cost 4**, **6+**), a kind (**world**, **dev**, "
       "**rule**), **reassign**, **trade**, **discount** … They show up below the field, and a click takes "
       "them out again. The buttons do the same.") },
  { ORRERY_SYMBOL_TILE, N_("Without searching"),
    N_("Clear the field to see what you saved and looked up last, the rules in the order of a "
       "round, and all tiles as a grid: by kind, cost, colour or phase.") },
  { ORRERY_SYMBOL_BONUS, N_("On a tile's page"),
    N_("Turn it over, read its rulings, and, for developments that cost 6, work out what the bonus "
       "is worth. The star keeps an entry; the printer makes a sheet of tiles, in large print "
       "too.") },
};

static const Topic room_topics[] = {
  { ORRERY_SYMBOL_HINT, N_("New to the game?"),
    N_("Start with [[overview]], then [[setup]] and [[round]]. [[tips]] helps in the first "
       "games.") },
  { ORRERY_SYMBOL_DIE, N_("The other rooms"),
    N_("**Table** follows a game that you play with real dice. **Play** is for games on the "
       "screen. Both are one key away: Alt+2 and Alt+3; Alt+1 leads back here.") },
};

static const struct
{
  const char *keys;
  const char *what;
} keys[] = {
  { "<Control>f", N_("Search") },
  { "Down", N_("Into the results") },
  { "Return", N_("Open the result that is marked") },
  { "Escape", N_("Back, and clear the search") },
  { "<Alt>Left", N_("Back") },
  { "<Alt>Right", N_("Forward") },
  { "<Control>t", N_("Turn the tile over") },
  { "<Control>d", N_("Save the entry") },
  { "<Control>p", N_("Print a reference sheet") },
  { "<Control>question", N_("All shortcuts") },
};

static GtkWidget *
new_card (OrreryCatalog *catalog, const Topic *topics, guint n)
{
  GtkWidget *card = orrery_part_card ();

  for (guint i = 0; i < n; i++)
    orrery_part_card_add (card,
                          orrery_part_row (topics[i].symbol, _(topics[i].title),
                                           orrery_rich_label_new (catalog, _(topics[i].text))));
  return card;
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
new_keys (void)
{
  GtkWidget *card = orrery_part_card ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    orrery_part_card_add (card, new_key_row (keys[i].keys, _(keys[i].what)));
  return card;
}

GtkWidget *
orrery_help_new (OrreryCatalog *catalog)
{
  GtkWidget *page = orrery_part_column (24);

  gtk_box_append (GTK_BOX (page), orrery_part_heading (_("Help"), 1));
  gtk_box_append (GTK_BOX (page),
                  orrery_part_section (_("Looking things up"),
                                       new_card (catalog, search_topics,
                                                 G_N_ELEMENTS (search_topics))));
  gtk_box_append (GTK_BOX (page),
                  orrery_part_section (_("Where to begin"),
                                       new_card (catalog, room_topics,
                                                 G_N_ELEMENTS (room_topics))));
  gtk_box_append (GTK_BOX (page), orrery_part_section (_("Keys"), new_keys ()));
  gtk_widget_add_css_class (page, "orrery-page");
  return g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                       "hscrollbar-policy", GTK_POLICY_NEVER,
                       "child", g_object_new (ADW_TYPE_CLAMP,
                                              "maximum-size", WIDEST,
                                              "tightening-threshold", WIDEST,
                                              "child", page,
                                              NULL),
                       NULL);
}
