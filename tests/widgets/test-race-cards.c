/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Race on the screen: every card is drawn at every size and in every style, unlike any other; every card has a
 * page; a finished game is entered, kept as text and scored. */
#include "games/games.h"
#include "games/orrery-catalogs.h"
#include "games/race/board/orrery-race-pages.h"
#include "games/race/board/orrery-race-pieces.h"
#include "games/race/board/orrery-race-score.h"
#include "games/race/board/orrery-race-ui.h"
#include "games/race/catalog/orrery-race-entry.h"
#include "games/race/rules/race.h"
#include "widgets/style/orrery-text.h"

#include <string.h>

static PangoContext *context;

static char *
paint (guint design, OrreryCardSize size, double width, const OrreryStyle *style)
{
  const double height = orrery_card_height (design, size, width, context);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) width, (int) height);
  cairo_t *cr = cairo_create (surface);
  char *sum;

  orrery_draw_card (cr, context, 0, 0, width, height, design, size, style);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA1, cairo_image_surface_get_data (surface),
                                     (gsize) cairo_image_surface_get_stride (surface) * (gsize) height);
  cairo_surface_destroy (surface);
  return sum;
}

static void
test_cards (gconstpointer data)
{
  const OrreryCardSize size = (OrreryCardSize) GPOINTER_TO_INT (data);
  const double width = orrery_card_width (size, context);

  for (guint s = 0; s < ORRERY_N_STYLES; s++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      const OrreryStyle *style = orrery_style_get (s & 1, s & 2);

      for (guint i = 0; i < RACE_N_DESIGNS; i++)
        if (!g_hash_table_add (seen, paint (i, size, width, style)))
          g_error ("%s looks like another card", race_designs[0][i].name);
    }
}

static void
test_pages (void)
{
  g_autoptr (GError) error = NULL;
  OrreryCatalog *catalog = orrery_catalog_get_for_game ("race", &error);

  g_assert_no_error (error);
  for (guint i = 0; i < RACE_N_DESIGNS; i++)
    g_object_unref (g_object_ref_sink (orrery_card_page_new (catalog, orrery_catalog_lookup_design (catalog, i))));
}

/* The app can look up and count up Race, but has no board for it: it opens no game of it. */
static void
test_no_board (void)
{
  g_assert_true (orrery_game_ui_can_play (orrery_game_by_id ("roll")));
  g_assert_false (orrery_game_ui_can_play (orrery_game_by_id ("race")));
  g_assert_nonnull (orrery_table_ui_get (orrery_game_by_id ("race")));
}

/* Two tableaus whose points RULES.md 10.10 works out by hand. */
static const char table[]
    = "{\"names\": [\"Ada\", \"Ben\"], \"seats\": ["
      "{\"tableau\": [\"Old Earth\", \"Galactic Federation\", \"New Economy\", \"Public Works\", \"Tourist World\","
      " \"Gem World\"], \"goods\": [\"Gem World\"], \"hand\": 3, \"chips\": 9},"
      "{\"tableau\": [\"New Sparta\", \"Galactic Imperium\", \"Rebel Base\", \"Avian Uplift Race\"], \"goods\": [],"
      " \"hand\": 4, \"chips\": 0}]}";

static void
test_score (void)
{
  const char *const names[] = { "Ada", "Ben", NULL };
  GtkWidget *entry = g_object_ref_sink (orrery_race_score_entry_new ());
  g_autofree char *problem = NULL, *text = NULL, *again = NULL;
  RaceState state;
  GameScore score;

  g_assert_true (orrery_score_entry_read (ORRERY_SCORE_ENTRY (entry), table));
  g_assert_cmpuint (orrery_score_entry_get_n_seats (ORRERY_SCORE_ENTRY (entry)), ==, 2);
  g_assert_cmpstr (orrery_score_entry_get_name (ORRERY_SCORE_ENTRY (entry), 1), ==, "Ben");
  problem = orrery_score_entry_build (ORRERY_SCORE_ENTRY (entry), &state);
  g_assert_cmpstr (problem, ==, NULL);
  race_score (&state, &score);
  g_assert_cmpint (score.total[0], ==, 26);
  g_assert_cmpint (score.tie_break[0], ==, 4);
  g_assert_cmpuint (score.winners, ==, 1);
  g_object_unref (g_object_ref_sink (orrery_race_ui.new_score_sheet (&state, names)));
  g_object_unref (g_object_ref_sink (orrery_race_ui.new_score_bars (&state, names)));
  text = orrery_score_entry_write (ORRERY_SCORE_ENTRY (entry));
  orrery_score_entry_clear (ORRERY_SCORE_ENTRY (entry));
  g_assert_true (orrery_score_entry_read (ORRERY_SCORE_ENTRY (entry), text));
  again = orrery_score_entry_write (ORRERY_SCORE_ENTRY (entry));
  g_assert_cmpstr (text, ==, again);
  g_object_unref (entry);
}

/* --- Entered by keys --- */

static void
list_entries (GtkWidget *widget, GPtrArray *entries)
{
  if (GTK_IS_ENTRY (widget) && gtk_entry_get_icon_name (GTK_ENTRY (widget), GTK_ENTRY_ICON_PRIMARY) != NULL)
    g_ptr_array_add (entries, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_entries (child, entries);
}

static gboolean
has_label (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget))
    return g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), text);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;
  return FALSE;
}

/* Whether Enter would add that card: its name stands on the first suggestion. */
static gboolean
is_first (GtkWidget *search, const char *name)
{
  GtkWidget *suggestions = gtk_widget_get_next_sibling (search);

  for (GtkWidget *child = gtk_widget_get_first_child (suggestions); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "suggested-action") || GTK_IS_BUTTON (child))
      return has_label (child, name);
    else if (gtk_widget_get_first_child (child) != NULL)
      return has_label (child, name);
  return FALSE;
}

/* Letters and Enter. */
static guint
type_card (GtkWidget *search, const char *name)
{
  guint n = 0;

  do
    {
      g_autofree char *typed = g_strndup (name, ++n);

      gtk_editable_set_text (GTK_EDITABLE (search), typed);
    }
  while (!is_first (search, name) && n < strlen (name));
  g_signal_emit_by_name (search, "activate");
  return n + 1;
}

/* Four tableaus of twelve cards, as they come: under two minutes, at three keys a second. */
static void
test_keys (void)
{
  GtkWidget *entry = g_object_ref_sink (orrery_race_score_entry_new ());
  g_autoptr (GPtrArray) searches = g_ptr_array_new ();
  g_autofree char *problem = NULL;
  RaceState state;
  guint keys = 0, design = 0;

  orrery_score_entry_set_n_seats (ORRERY_SCORE_ENTRY (entry), 4);
  list_entries (entry, searches);
  g_assert_cmpuint (searches->len, ==, 4);
  for (guint seat = 0; seat < 4; seat++)
    {
      keys += type_card (g_ptr_array_index (searches, seat), race_designs[0][race_starts[seat]].name);
      for (guint i = 1; i < 12; i++)
        {
          do
            design = (design + 37) % RACE_N_DESIGNS;
          while (race_designs[0][design].start != RACE_NO_START);
          keys += type_card (g_ptr_array_index (searches, seat), race_designs[0][design].name);
        }
      keys += 3 * 2 + 2; /* Tab and two digits for chips, hand and goods; to the next one */
    }
  problem = orrery_score_entry_build (ORRERY_SCORE_ENTRY (entry), &state);
  g_assert_cmpstr (problem, ==, NULL);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpuint (state.seats[seat].n_tableau, ==, 12);
  g_test_message ("%u keys", keys);
  g_assert_cmpuint (keys, <=, 300);
  g_object_unref (entry);
}

/* What is no such text is refused, and leaves nothing behind. */
static void
test_bad_text (void)
{
  static const char *const texts[] = {
    "", "{", "[]", "{}", "{\"names\": [], \"seats\": []}", "{\"names\": [\"A\", \"B\"], \"seats\": [{}, {}]}",
    "{\"names\": [1, 2], \"seats\": [{\"tableau\": []}, {\"tableau\": []}]}",
    "{\"names\": [\"A\", \"B\"], \"seats\": [{\"tableau\": [\"Atlantis\"]}, {\"tableau\": []}]}",
    "{\"names\": [\"A\", \"B\"], \"seats\": [{\"tableau\": [\"Gem World\", \"Gem World\"]}, {\"tableau\": []}]}",
  };
  GtkWidget *entry = g_object_ref_sink (orrery_race_score_entry_new ());
  g_autofree char *problem = NULL;
  RaceState state;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_false (orrery_score_entry_read (ORRERY_SCORE_ENTRY (entry), texts[i]));
  problem = orrery_score_entry_build (ORRERY_SCORE_ENTRY (entry), &state);
  g_assert_nonnull (problem);
  g_object_unref (entry);
}

int
main (int argc, char *argv[])
{
  int result;

  gtk_test_init (&argc, &argv, NULL);
  orrery_games_register ();
  orrery_games_register_uis ();
  context = orrery_text_context_new ();
  g_test_add_data_func ("/race-cards/page", GINT_TO_POINTER (ORRERY_CARD_PAGE), test_cards);
  g_test_add_data_func ("/race-cards/normal", GINT_TO_POINTER (ORRERY_CARD_NORMAL), test_cards);
  g_test_add_data_func ("/race-cards/mini", GINT_TO_POINTER (ORRERY_CARD_MINI), test_cards);
  g_test_add_func ("/race-cards/pages", test_pages);
  g_test_add_func ("/race-cards/no-board", test_no_board);
  g_test_add_func ("/race-cards/score", test_score);
  g_test_add_func ("/race-cards/keys", test_keys);
  g_test_add_func ("/race-cards/bad-text", test_bad_text);
  result = g_test_run ();
  g_object_unref (context);
  return result;
}
