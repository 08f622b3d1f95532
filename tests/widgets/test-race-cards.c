/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Race on the screen: every card is drawn at every size and in every style, unlike any other; every card has a
 * page; a finished game is read and scored. */
#include "games/games.h"
#include "games/orrery-catalogs.h"
#include "games/race/board/orrery-race-card.h"
#include "games/race/board/orrery-race-hand.h"
#include "games/race/board/orrery-race-pages.h"
#include "games/race/board/orrery-race-pieces.h"
#include "games/race/board/orrery-race-ui.h"
#include "games/race/catalog/orrery-race-entry.h"
#include "games/race/rules/race.h"
#include "games/race/words/orrery-race-final.h"
#include "games/race/words/orrery-race-position.h"
#include "widgets/charts/orrery-score-bars.h"
#include "widgets/game/orrery-table-ui.h"
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

  orrery_draw_card (cr, context, 0, 0, width, height, design, size, NULL, 0, style);
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

enum { COVERED = 40 };

/* TRUE if something is written at the end of a card's lower part. */
static gboolean
is_written (guint design, double covered)
{
  const int width = (int) orrery_card_width (ORRERY_CARD_HAND, context);
  const int height = (int) orrery_card_height (design, ORRERY_CARD_HAND, width, context);
  const int top = (int) orrery_card_art_height (ORRERY_CARD_HAND, width) + 4;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  gboolean is = FALSE;

  orrery_draw_card (cr, context, 0, 0, width, height, design, ORRERY_CARD_HAND, NULL, covered, orrery_style_get (FALSE, FALSE));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = top; y < height - 10; y++)
    {
      const guint32 *line = (const guint32 *) (cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface));

      for (int x = width - COVERED; x < width - 10; x++)
        is |= line[x] != line[width - 10];
    }
  cairo_surface_destroy (surface);
  return is;
}

/* Nothing is written where another card of the hand covers it. */
static void
test_covered (void)
{
  const guint library = (guint) orrery_race_design_by_name ("Deserted Alien Library");

  g_assert_true (is_written (library, 0));
  g_assert_false (is_written (library, COVERED));
}

static gboolean
has_marks_drawn (GtkWidget *card)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  ORRERY_PIECE_GET_CLASS (card)->draw_over (ORRERY_PIECE (card), snapshot);
  node = gtk_snapshot_to_node (snapshot);
  return node != NULL;
}

static void
leave_cb (GtkWidget *card)
{
  gtk_widget_unset_state_flags (card, GTK_STATE_FLAG_PRELIGHT);
}

/* The card below the pointer, which leaves it on the way, can be replaced with all others. */
static void
test_replaced (void)
{
  static const guint8 first[] = { 1, 2, 3, 4 }, second[] = { 5, 6, 7, 8 };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *hand = orrery_race_hand_new ();
  OrreryRaceCard *card;

  gtk_window_set_child (GTK_WINDOW (window), hand);
  orrery_race_hand_set_cards (ORRERY_RACE_HAND (hand), first, G_N_ELEMENTS (first), 0);
  gtk_widget_show (window);
  card = orrery_race_hand_get_card (ORRERY_RACE_HAND (hand), 3);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (card)));
  gtk_widget_set_state_flags (GTK_WIDGET (card), GTK_STATE_FLAG_PRELIGHT, FALSE);
  g_signal_connect (card, "unmap", G_CALLBACK (leave_cb), NULL);
  orrery_race_hand_set_cards (ORRERY_RACE_HAND (hand), second, G_N_ELEMENTS (second), 0);
  g_assert_cmpuint (orrery_race_card_get_design (orrery_race_hand_get_card (ORRERY_RACE_HAND (hand), 3)), ==, 8);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* At a real table, cards in hand are face down: their keys and ticks are drawn and read aloud all the same. */
static void
test_back (void)
{
  g_autoptr (GtkWidget) card = g_object_ref_sink (orrery_race_card_new (RACE_UNKNOWN, ORRERY_CARD_HAND));
  g_autofree char *said = NULL;

  g_assert_false (has_marks_drawn (card));
  orrery_race_card_set_marks (ORRERY_RACE_CARD (card), &(OrreryCardMarks) { .is_ticked = TRUE, .key = '1' });
  g_assert_true (has_marks_drawn (card));
  said = ORRERY_PIECE_GET_CLASS (card)->describe (ORRERY_PIECE (card));
  g_assert_nonnull (strstr (said, "Ticked."));
}

static void
test_pages (void)
{
  g_autoptr (GError) error = NULL;
  OrreryCatalog *catalog = orrery_catalog_get_for_game ("race", &error);

  g_assert_no_error (error);
  for (guint i = 0; i < RACE_N_DESIGNS; i++)
    g_object_unref (g_object_ref_sink (orrery_card_page_new (catalog, orrery_catalog_get_entry (catalog, i))));
}

/* Games with a board can be opened, others only looked up or scored. */
static void
test_boards (void)
{
  g_assert_true (orrery_game_ui_can_play (orrery_game_by_id ("roll")));
  g_assert_true (orrery_game_ui_can_play (orrery_game_by_id ("race")));
  g_assert_false (orrery_game_ui_can_play (orrery_game_by_id ("frontiers")));
  g_assert_nonnull (orrery_table_ui_get (orrery_game_by_id ("race")));
}

/* Two tableaus whose points RULES.md 10.10 works out by hand. */
static const char table[]
    = "[seat-0]\nname=Ada\n"
      "tiles=old-earth;galactic-federation;new-economy;public-works;tourist-world;gem-world\n"
      "goods=1\nhand=3\nchips=9\n"
      "[seat-1]\nname=Ben\ntiles=new-sparta;galactic-imperium;rebel-base;avian-uplift-race\nhand=4\n";

static void
test_score (void)
{
  const char *const names[] = { "Ada", "Ben", NULL };
  g_autoptr (OrreryFinal) final = orrery_final_new (&orrery_race_final);
  g_autofree char *problem = NULL;
  int points[GAME_MAX_SEATS];
  RaceState state;
  GameScore score;

  g_assert_true (orrery_final_read (final, table));
  g_assert_cmpuint (orrery_final_get_n_seats (final), ==, 2);
  g_assert_cmpstr (orrery_final_get_name (final, 1), ==, "Ben");
  problem = orrery_final_build (final, &state);
  g_assert_cmpstr (problem, ==, NULL);
  race_score (&state, &score);
  g_assert_cmpint (score.total[0], ==, 26);
  g_assert_cmpint (score.tie_break[0], ==, 4);
  g_assert_cmpuint (score.winners, ==, 1);
  /* The points during entry are those at the end. */
  orrery_final_count (final, points);
  g_assert_cmpint (points[0], ==, score.total[0]);
  g_assert_cmpint (points[1], ==, score.total[1]);
  g_object_unref (g_object_ref_sink (orrery_race_ui.new_score_sheet (&state, names)));
  g_object_unref (g_object_ref_sink (orrery_score_bars_new (orrery_race_ui.game, &state, names)));
}

/* The score pad counts what the second edition prints, and remembers the edition. */
static void
test_second_edition (void)
{
  static const char market[] = "[seat-0]\ntiles=alpha-centauri;black-market-trading-world;merchant-guild;gem-world\ngoods=1\n"
                               "[seat-1]\ntiles=new-sparta\n";
  g_autoptr (OrreryFinal) final = orrery_final_new (&orrery_race_final), again = orrery_final_new (&orrery_race_final);
  g_autofree char *text = NULL, *problem = NULL;
  int first[GAME_MAX_SEATS], second[GAME_MAX_SEATS];
  RaceState state;

  g_assert_true (orrery_final_read (final, market));
  orrery_final_count (final, first);
  orrery_final_set_option (final, TRUE);
  orrery_final_count (final, second);
  g_assert_cmpint (second[0], ==, first[0] - 1 + 1); /* the world is worth 1 less, the good 1 more */
  orrery_final_set_text (final, 0, ORRERY_RACE_FINAL_GOODS, "0");
  orrery_final_count (final, second);
  g_assert_cmpint (second[0], ==, first[0] - 1);
  problem = orrery_final_build (final, &state);
  g_assert_cmpstr (problem, ==, NULL);
  g_assert_cmpuint (state.options & RACE_SECOND_EDITION, !=, 0);
  text = orrery_final_write (final);
  g_assert_true (orrery_final_read (again, text));
  g_assert_true (orrery_final_get_option (again));
  g_assert_true (orrery_final_read (again, market));
  g_assert_false (orrery_final_get_option (again));
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
  g_test_add_data_func ("/race-cards/hand", GINT_TO_POINTER (ORRERY_CARD_HAND), test_cards);
  g_test_add_data_func ("/race-cards/tableau", GINT_TO_POINTER (ORRERY_CARD_TABLEAU), test_cards);
  g_test_add_data_func ("/race-cards/mini", GINT_TO_POINTER (ORRERY_CARD_MINI), test_cards);
  g_test_add_func ("/race-cards/covered", test_covered);
  g_test_add_func ("/race-cards/replaced", test_replaced);
  g_test_add_func ("/race-cards/back", test_back);
  g_test_add_func ("/race-cards/pages", test_pages);
  g_test_add_func ("/race-cards/boards", test_boards);
  g_test_add_func ("/race-cards/score", test_score);
  g_test_add_func ("/race-cards/second-edition", test_second_edition);
  result = g_test_run ();
  g_object_unref (context);
  return result;
}
