/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of the Reference room, one by one. */
#include "config.h"

#include <adwaita.h>

#include "games/roll/board/orrery-bonus-calculator.h"
#include "app/reference/orrery-browse.h"
#include "app/reference/orrery-cheat-sheet.h"
#include "catalog/orrery-facets.h"
#include "catalog/orrery-visits.h"
#include "app/reference/orrery-page.h"
#include "widgets/page/orrery-entry-picker.h"
#include "widgets/page/orrery-rich-label.h"
#include "app/reference/orrery-sheet.h"
#include "catalog/orrery-shelf.h"
#include "find.h"
#include "folder.h"
#include "games/orrery-catalogs.h"
#include "games/roll/board/orrery-die.h"
#include "games/roll/board/orrery-empire-inputs.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/catalog/orrery-roll-entry.h"
#include "games/roll/rules/roll.h"
#include "games/roll/words/orrery-words.h"
#include "games/games.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/question/orrery-counter.h"

static OrreryCatalog *catalog;

/* --- Visits --- */

static void
test_visits (void)
{
  g_autoptr (OrreryVisits) visits = orrery_visits_new ("");

  g_assert_false (orrery_visits_can_go (visits, -1));
  g_assert_null (orrery_visits_go (visits, -1));
  orrery_visits_push (visits, "a");
  orrery_visits_push (visits, "a");
  orrery_visits_push (visits, "b");
  g_assert_cmpstr (orrery_visits_go (visits, -1), ==, "a");
  g_assert_cmpstr (orrery_visits_go (visits, -1), ==, "");
  g_assert_cmpstr (orrery_visits_go (visits, 2), ==, "b");
  g_assert_false (orrery_visits_can_go (visits, 1));
  orrery_visits_go (visits, -2);
  orrery_visits_push (visits, "c");
  g_assert_false (orrery_visits_can_go (visits, 1));
  g_assert_cmpstr (orrery_visits_go (visits, -1), ==, "");

  for (guint i = 0; i < 1000; i++)
    orrery_visits_push (visits, i % 2 ? "x" : "y");
  g_assert_cmpstr (orrery_visits_get (visits), ==, "x");
  g_assert_cmpstr (orrery_visits_go (visits, -1), ==, "y");
}

/* --- Facets --- */

static void
test_facets (void)
{
  OrreryFacets facets = { 0 };
  OrreryFacet facet;
  guint value, at = 0, n = 0;

  g_assert_true (orrery_facets_is_empty (&facets));
  g_assert_false (orrery_facets_next (&facets, &at, &facet, &value));
  for (guint f = 0; f <= ORRERY_FACET_SAVED; f++)
    for (guint v = 0; v < orrery_facet_count (catalog, f); v++)
      {
        g_autofree char *name = orrery_facet_name (catalog, f, v);
        OrreryFacets one = { 0 };

        g_assert_cmpuint (strlen (name), >, 0);
        orrery_facets_set (&one, f, v, TRUE);
        at = 0;
        g_assert_true (orrery_facets_next (&one, &at, &facet, &value));
        g_assert_cmpuint (facet, ==, f);
        g_assert_cmpuint (value, ==, v);
        g_assert_false (orrery_facets_next (&one, &at, &facet, &value));
        orrery_facets_set (&one, f, v, FALSE);
        g_assert_true (orrery_facets_is_empty (&one));
        orrery_facets_set (&facets, f, v, TRUE);
        n++;
      }
  at = 0;
  while (orrery_facets_next (&facets, &at, &facet, &value))
    n--;
  g_assert_cmpuint (n, ==, 0);
}

static void
test_remove_words (void)
{
  static const struct
  {
    const char *text;
    OrreryFacet facet;
    guint       value;
    const char *rest;
  } cases[] = {
    { "genes world cost 4", ROLL_FACET_COST, 4, "genes world" },
    { "genes world cost 4", ROLL_FACET_COLOUR, ROLL_GREEN, "world cost 4" },
    { "  ship   trade brown", ROLL_FACET_PHASE, ROLL_SHIP, "  trade brown" },
    { "reasign white", ROLL_FACET_REASSIGN, 0, "white" },
    { "phase 3", ROLL_FACET_PHASE, ROLL_SETTLE, "" },
    { "nothing of it", ROLL_FACET_BONUS, 0, "nothing of it" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *rest = orrery_facet_remove_words (catalog, cases[i].text, cases[i].facet,
                                                         cases[i].value);

      g_strstrip (rest);
      g_assert_cmpstr (rest, ==, g_strstrip (g_strdup (cases[i].rest)));
    }
}

/* --- Shelf --- */

static void
test_shelf (void)
{
  OrreryShelf *shelf = orrery_shelf_get_default ();
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  g_autoptr (GPtrArray) recent = NULL;
  g_autoptr (GPtrArray) saved = NULL;

  orrery_shelf_set_saved (shelf, orrery_catalog_lookup (catalog, "gem-world"), TRUE);
  orrery_shelf_set_saved (shelf, orrery_catalog_lookup (catalog, "gem-world"), TRUE);
  orrery_shelf_set_saved (shelf, orrery_catalog_lookup (catalog, "tie"), TRUE);
  /* Entries from an older version, and of another game. */
  g_settings_set_strv (settings, "bookmarks",
                       (const char *const[]) { "tie", "no-such-thing", "other:gem-world", "gem-world", NULL });
  saved = orrery_shelf_list_saved (shelf, catalog);
  g_assert_cmpuint (saved->len, ==, 2);
  g_assert_cmpstr (orrery_entry_get_id (g_ptr_array_index (saved, 0)), ==, "tie");
  orrery_shelf_set_saved (shelf, orrery_catalog_lookup (catalog, "tie"), FALSE);
  g_assert_false (orrery_shelf_is_saved (shelf, orrery_catalog_lookup (catalog, "tie")));
  g_assert_true (orrery_shelf_is_saved (shelf, orrery_catalog_lookup (catalog, "gem-world")));

  for (guint i = 0; i < 40; i++)
    orrery_shelf_look_up (shelf, orrery_catalog_get_entry (catalog, i));
  orrery_shelf_look_up (shelf, orrery_catalog_lookup (catalog, "tie"));
  orrery_shelf_look_up (shelf, orrery_catalog_lookup (catalog, "gem-world"));
  orrery_shelf_look_up (shelf, orrery_catalog_lookup (catalog, "tie"));
  recent = orrery_shelf_list_recent (shelf, catalog);
  g_assert_cmpuint (recent->len, >=, 10);
  g_assert_cmpuint (recent->len, <=, 20);
  g_assert_cmpstr (orrery_entry_get_id (g_ptr_array_index (recent, 0)), ==, "tie");
  g_assert_cmpstr (orrery_entry_get_id (g_ptr_array_index (recent, 1)), ==, "gem-world");
  orrery_shelf_forget (shelf);
}

/* --- The grid --- */

static void
test_browse_groups (void)
{
  g_autoptr (GPtrArray) tiles = g_ptr_array_new ();
  guint sizes[4] = { 55, 55, 18, 9 };

  for (guint i = 0; i < ROLL_N_FACES; i++)
    g_ptr_array_add (tiles, orrery_catalog_lookup_face (catalog, (int) i));
  for (guint order = 0; order < orrery_game_ui_get_default ()->n_tile_orders; order++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
      GPtrArray *members;
      char *title;

      for (guint g = 0; (title = orrery_browse_group (catalog, order, g, tiles, &members)) != NULL; g++)
        {
          for (guint i = 0; i < members->len; i++)
            g_hash_table_add (seen, g_ptr_array_index (members, i));
          if (order == 0 && g < G_N_ELEMENTS (sizes))
            g_assert_cmpuint (members->len, ==, sizes[g]);
          g_ptr_array_unref (members);
          g_free (title);
        }
      /* Every tile is in some group. */
      g_assert_cmpuint (g_hash_table_size (seen), ==, ROLL_N_FACES);
    }
}

/* --- The bonus --- */

static OrreryBonusCalculator *
new_calculator (const char *id, OrreryEmpire *empire)
{
  return g_object_ref_sink (ORRERY_BONUS_CALCULATOR (
      orrery_bonus_calculator_new (catalog, orrery_catalog_lookup (catalog, id), empire)));
}

static guint
face_of (const char *id)
{
  return (guint) orrery_entry_get_face (orrery_catalog_lookup (catalog, id));
}

static int
get_bonus (OrreryBonusCalculator *calculator)
{
  return orrery_counter_get_value (ORRERY_COUNTER (find_nth (calculator, ORRERY_TYPE_COUNTER, 0)));
}

static gboolean
takes (OrreryBonusCalculator *calculator, guint tile)
{
  return orrery_empire_inputs_takes (ORRERY_EMPIRE_INPUTS (find_nth (calculator, ORRERY_TYPE_EMPIRE_INPUTS, 0)), tile);
}

static void
test_bonus_tiles (void)
{
  g_autoptr (OrreryEmpire) empire = g_object_new (ORRERY_TYPE_EMPIRE, NULL);
  g_autoptr (OrreryBonusCalculator) calculator = new_calculator ("free-trade-association", empire);
  guint costs = 0;

  g_assert_cmpint (get_bonus (calculator), ==, 0);
  /* Half the costs of Novelty worlds, rounded up, of 2, 3 and so on. */
  for (guint i = 0; i < ROLL_N_FACES; i++)
    {
      const RollFace *face = &roll_faces[i];
      gboolean counts = face->kind == ROLL_WORLD && face->colour == ROLL_CYAN && face->cost > 0;

      g_assert_cmpint (takes (calculator, i), ==, counts);
      if (i < ROLL_MAX_TABLEAU || counts)
        orrery_empire_set_tile (empire, i, counts);
      costs += counts ? face->cost : 0;
      g_assert_cmpint (get_bonus (calculator), ==, (costs + 1) / 2);
    }
  g_assert_cmpuint (costs, >, 10);
  orrery_empire_set_tile (empire, face_of ("gem-world"), FALSE);
  g_assert_cmpint (get_bonus (calculator), ==,
                   (costs - roll_faces[face_of ("gem-world")].cost + 1) / 2);
}

static void
test_bonus_numbers (void)
{
  g_autoptr (OrreryEmpire) empire = g_object_new (ORRERY_TYPE_EMPIRE, NULL);
  g_autoptr (OrreryBonusCalculator) renaissance = new_calculator ("galactic-renaissance", empire);
  g_autoptr (OrreryBonusCalculator) order = new_calculator ("new-galactic-order", empire);

  /* 1 VP from 1 in chips, 2 from 3, 3 from 6, 4 from 10. */
  orrery_empire_set_number (empire, ORRERY_EMPIRE_CHIPS, 9);
  g_assert_cmpint (get_bonus (renaissance), ==, 3);
  orrery_empire_set_number (empire, ORRERY_EMPIRE_CHIPS, 10);
  g_assert_cmpint (get_bonus (renaissance), ==, 4);
  g_assert_true (orrery_bonus_counts_number (face_of ("galactic-renaissance"), ORRERY_EMPIRE_CHIPS));
  g_assert_false (orrery_bonus_counts_number (face_of ("galactic-renaissance"), ORRERY_EMPIRE_GOODS));
  g_assert_false (orrery_bonus_counts_number (face_of ("galactic-renaissance"), ROLL_RED));

  /* 2 VP for each begun three of Military dice. */
  g_assert_false (orrery_bonus_counts_number (face_of ("new-galactic-order"), ROLL_WHITE));
  g_assert_cmpint (get_bonus (order), ==, 0);
  orrery_empire_set_number (empire, ROLL_RED, 7);
  g_assert_cmpint (get_bonus (order), ==, 6);
  g_assert_cmpint (get_bonus (renaissance), ==, 4);
}

/* Each bonus can be changed by something, and one that counts developments counts itself. */
static void
test_bonus_all (void)
{
  guint n = 0;

  for (guint i = 0; i < ROLL_N_FACES; i++)
    {
      g_autoptr (OrreryEmpire) empire = g_object_new (ORRERY_TYPE_EMPIRE, NULL);
      g_autoptr (OrreryBonusCalculator) calculator = NULL;
      int before;

      if (roll_faces[i].bonus.kind == ROLL_BONUS_NONE)
        continue;
      n++;
      calculator = new_calculator (roll_faces[i].id, empire);
      before = get_bonus (calculator);
      g_assert_cmpint (before > 0, ==,
                       roll_faces[i].bonus.kind == ROLL_BONUS_DEVELOPMENT_COSTS
                           || roll_faces[i].bonus.kind == ROLL_BONUS_DEVELOPMENTS
                           || roll_faces[i].bonus.kind == ROLL_BONUS_NO_REASSIGN
                           || (roll_faces[i].bonus.kind == ROLL_BONUS_REASSIGN_COSTS
                               && roll_faces[i].reassign));
      for (guint t = 0, put = 0; t < ROLL_N_FACES && put < 12; t++)
        if (takes (calculator, t))
          {
            orrery_empire_set_tile (empire, t, TRUE);
            put++;
          }
      for (guint k = 0; k < ORRERY_EMPIRE_N_NUMBERS; k++)
        orrery_empire_set_number (empire, k, 4);
      g_assert_cmpint (get_bonus (calculator), >, before);
      orrery_empire_clear (empire);
      g_assert_cmpint (get_bonus (calculator), ==, before);
      g_assert_true (orrery_empire_is_empty (empire));
    }
  g_assert_cmpuint (n, ==, 10);
}

/* A good is on a world, which must not count as one of the empire's. */
static void
test_bonus_goods (void)
{
  g_autoptr (OrreryEmpire) empire = g_object_new (ORRERY_TYPE_EMPIRE, NULL);

  orrery_empire_set_number (empire, ORRERY_EMPIRE_GOODS, 5);
  g_assert_cmpint (orrery_empire_get_bonus (empire, face_of ("galactic-reserves")), ==, 5);
  g_assert_cmpint (orrery_empire_get_bonus (empire, face_of ("free-trade-association")), ==, 0);
  g_assert_cmpint (orrery_empire_get_bonus (empire, face_of ("mining-league")), ==, 0);
}

static gboolean
is_picker (GtkWidget *widget)
{
  return ORRERY_IS_ENTRY_PICKER (widget);
}

static GtkWidget *
find_widget (GtkWidget *widget, gboolean (*match) (GtkWidget *))
{
  if (match (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, match);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_sum (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget)
         && gtk_test_accessible_has_role (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_ROLE_STATUS);
}

/* Enter all tiles once, by typing, and get all bonuses. */
static void
test_tableau (void)
{
  OrreryEmpire *empire = orrery_empire_get_default ();
  GtkWidget *page = g_object_ref_sink (orrery_game_ui_get_default ()->new_tableau_page (catalog));
  OrreryEntryPicker *picker = ORRERY_ENTRY_PICKER (find_widget (page, is_picker));
  static const char *const typed[][2] = {
    { "free trade ass", "free-trade-association" },
    { "gem wrld", "gem-world" },
    { "terraforming", "terraforming-robots" },
    { "galaktic bankers", "galactic-bankers" },
  };
  GtkWidget *window = gtk_window_new (), *field;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_menu_button_popup (GTK_MENU_BUTTON (find_nth (picker, GTK_TYPE_MENU_BUTTON, 0)));
  field = find_nth (picker, GTK_TYPE_SEARCH_ENTRY, 0);
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      OrreryEntry *entry = orrery_catalog_lookup (catalog, typed[i][1]);

      gtk_editable_set_text (GTK_EDITABLE (field), typed[i][0]);
      g_signal_emit_by_name (field, "search-changed");
      g_signal_emit_by_name (field, "activate");
      g_assert_true (orrery_empire_has_tile (empire, (guint) orrery_entry_get_face (entry)));
    }
  orrery_empire_set_number (empire, ORRERY_EMPIRE_CHIPS, 8);
  /* 6 + 2 + 1 + 6 for the tiles; half of 2 for the Novelty world, and three developments. */
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find_widget (page, is_sum))), ==,
                   "Tiles 15 + chips 8 + bonuses 4 = 27 VP");
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (page);
  orrery_empire_clear (empire);
}

/* --- Texts --- */

static void
open_cb (GSimpleAction *action, GVariant *parameter, char **opened)
{
  *opened = g_variant_dup_string (parameter, NULL);
}

static void
test_rich_label (void)
{
  GtkWidget *label = g_object_ref_sink (
      orrery_rich_label_new (catalog, "{ship} See **[[ship|this & that]]** or [[gem-world]]."));
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("open", G_VARIANT_TYPE_STRING);
  g_autofree char *opened = NULL;
  gboolean handled;

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==,
                   "\xef\xbf\xbc See this & that or Gem World.");
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "See this & that or Gem World.");

  g_signal_connect (action, "activate", G_CALLBACK (open_cb), &opened);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (label, "entry", G_ACTION_GROUP (group));
  g_signal_emit_by_name (label, "activate-link", "gem-world", &handled);
  g_assert_true (handled);
  g_assert_cmpstr (opened, ==, "gem-world");
  g_object_unref (label);
}

/* --- Pages --- */

typedef struct
{
  guint tiles;
  guint dice;
} Count;

/* Every die and tile has a role, and a correct accessible name. */
static void
check_widget (GtkWidget *widget, Count *count)
{
  g_autofree char *spoken = NULL;

  if (ORRERY_IS_TILE (widget))
    spoken = orrery_face_spoken (&roll_faces[orrery_tile_get_face (ORRERY_TILE (widget))]);
  else if (ORRERY_IS_DIE (widget))
    spoken = ORRERY_PIECE_GET_CLASS (widget)->describe (ORRERY_PIECE (widget));
  if (spoken != NULL)
    {
      GtkAccessibleRole role = orrery_piece_get_activatable (ORRERY_PIECE (widget))
                                   ? GTK_ACCESSIBLE_ROLE_BUTTON
                                   : GTK_ACCESSIBLE_ROLE_IMG;

      gtk_test_accessible_assert_role (widget, role);
      gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
      count->tiles += ORRERY_IS_TILE (widget);
      count->dice += ORRERY_IS_DIE (widget);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (child, count);
}

static void
test_pages (void)
{
  Count count = { 0 };

  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);
      GtkWidget *page = g_object_ref_sink (orrery_page_new (catalog, entry));
      guint tiles = count.tiles, dice = count.dice;
      int minimum;

      g_test_message ("%s", orrery_entry_get_id (entry));
      /* The page has 14 px of its own on either side. */
      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360 - 28);
      check_widget (page, &count);
      if (orrery_entry_get_face (entry) >= 0)
        g_assert_cmpuint (count.tiles, >, tiles);
      if (orrery_entry_get_die (entry) >= 0)
        g_assert_cmpuint (count.dice, >=, dice + 6);
      g_object_unref (page);
    }
  g_assert_cmpuint (count.tiles, >, ROLL_N_FACES);
}

/* --- Paper --- */

static gboolean
has_text (const char *bytes, gsize n, const char *text)
{
  const gsize length = strlen (text);

  for (gsize i = 0; i + length <= n; i++)
    if (memcmp (bytes + i, text, length) == 0)
      return TRUE;
  return FALSE;
}

static void
check_pdf (const char *path)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize n;

  g_file_get_contents (path, &bytes, &n, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n, >, 10000);
  g_assert_true (g_str_has_prefix (bytes, "%PDF-"));
  /* Newer versions of cairo compress it together with other objects. */
  if (!has_text (bytes, n, "/ObjStm"))
    g_assert_true (has_text (bytes, n, "/Title (Roll for the Galaxy: "));
}

static void
test_sheet (void)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);
  PangoFontMap *fonts = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (fonts);
  guint pages[2];

  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    g_ptr_array_add (all, orrery_catalog_get_entry (catalog, i));
  for (guint large = 0; large < 2; large++)
    {
      g_autoptr (OrrerySheet) sheet = orrery_sheet_new (catalog, all, ORRERY_SHEET_BY_NAME, large);
      g_autoptr (GError) error = NULL;

      g_assert_nonnull (orrery_sheet_get_tile (sheet, ROLL_N_FACES - 1));
      g_assert_null (orrery_sheet_get_tile (sheet, ROLL_N_FACES));
      pages[large] = orrery_sheet_paginate (sheet, context, 500, 700);
      g_assert_cmpint (orrery_sheet_print (sheet, GTK_PRINT_OPERATION_ACTION_EXPORT, path, NULL,
                                           &error),
                       ==, GTK_PRINT_OPERATION_RESULT_APPLY);
      g_assert_no_error (error);
      check_pdf (path);
    }
  g_assert_cmpuint (pages[0], >, 3);
  g_assert_cmpuint (pages[1], >, 3 * pages[0]);
  g_object_unref (context);
  remove_folder (folder);
}

/* By name, the order is alphabetical; by kind, each tile is listed once, and groups are in the order of the grid. */
static void
test_sheet_orders (void)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    g_ptr_array_add (all, orrery_catalog_get_entry (catalog, i));
  for (int order = ORRERY_SHEET_BY_NAME; order < (int) orrery_game_ui_get_default ()->n_tile_orders; order++)
    {
      g_autoptr (OrrerySheet) sheet = orrery_sheet_new (catalog, all, order, FALSE);
      g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

      g_assert_nonnull (orrery_sheet_get_tile (sheet, ROLL_N_FACES - 1));
      g_assert_null (orrery_sheet_get_tile (sheet, ROLL_N_FACES));
      for (guint i = 0; i < ROLL_N_FACES; i++)
        {
          OrreryEntry *tile = orrery_sheet_get_tile (sheet, i);

          g_assert_true (g_hash_table_add (seen, tile));
          if (order == ORRERY_SHEET_BY_NAME && i > 0)
            g_assert_cmpint (g_utf8_collate (orrery_entry_get_name (orrery_sheet_get_tile (sheet, i - 1)),
                                             orrery_entry_get_name (tile)), <=, 0);
          if (order == 0)
            g_assert_cmpint (orrery_entry_get_kind (tile) == ORRERY_KIND_DEVELOPMENT, ==,
                             i < 55 || (i >= 110 && orrery_entry_get_kind (tile) == ORRERY_KIND_DEVELOPMENT));
        }
    }
}

/* All its contents are in the catalog, and fit on one page of either size in a readable font size. */
static void
test_cheat_sheet (void)
{
  const OrreryGameUi *ui = orrery_game_ui_get_default ();
  g_autoptr (OrreryCheatSheet) sheet = orrery_cheat_sheet_new (catalog);
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  g_autoptr (GError) error = NULL;
  char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "cheats.pdf", NULL);

  for (guint i = 0; i < ui->n_cheats; i++)
    g_assert_nonnull (orrery_catalog_lookup (catalog, ui->cheats[i].rule));
  g_assert_cmpfloat (orrery_cheat_sheet_fit (sheet, context, 523, 770), >=, 7); /* A4 */
  g_assert_cmpfloat (orrery_cheat_sheet_fit (sheet, context, 540, 720), >=, 7); /* US Letter */
  g_assert_cmpint (orrery_cheat_sheet_print (sheet, GTK_PRINT_OPERATION_ACTION_EXPORT, path, NULL, &error),
                   ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  check_pdf (path);
  g_object_unref (context);
  remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  g_autoptr (GError) error = NULL;

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  catalog = orrery_catalog_get_default (&error);
  g_assert_no_error (error);

  g_test_add_func ("/app/reference/visits", test_visits);
  g_test_add_func ("/app/reference/facets", test_facets);
  g_test_add_func ("/app/reference/remove-words", test_remove_words);
  g_test_add_func ("/app/reference/shelf", test_shelf);
  g_test_add_func ("/app/reference/browse-groups", test_browse_groups);
  g_test_add_func ("/app/reference/bonus-tiles", test_bonus_tiles);
  g_test_add_func ("/app/reference/bonus-numbers", test_bonus_numbers);
  g_test_add_func ("/app/reference/bonus-all", test_bonus_all);
  g_test_add_func ("/app/reference/bonus-goods", test_bonus_goods);
  g_test_add_func ("/app/reference/tableau", test_tableau);
  g_test_add_func ("/app/reference/rich-label", test_rich_label);
  g_test_add_func ("/app/reference/pages", test_pages);
  g_test_add_func ("/app/reference/sheet", test_sheet);
  g_test_add_func ("/app/reference/sheet-orders", test_sheet_orders);
  g_test_add_func ("/app/reference/cheat-sheet", test_cheat_sheet);
  return g_test_run ();
}
