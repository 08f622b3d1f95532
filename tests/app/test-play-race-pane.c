/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands around Race's board: in the pane a large card, the number in question and the log, and in the bar the
 * powers that have been used. */
#include "config.h"

#include "find.h"
#include "play-driver.h"
#include "soon.h"

#include "games/games.h"
#include "games/race/board/orrery-race-actions.h"
#include "games/race/board/orrery-race-close-up.h"
#include "games/race/board/orrery-race-hand.h"
#include "games/race/board/orrery-race-offer.h"
#include "games/race/board/orrery-race-player.h"
#include "games/race/board/orrery-race-slots.h"
#include "games/race/words/orrery-race-position.h"
#include "widgets/art/orrery-peek.h"

enum { LINES = 8 };

static const char settle[]
  = "{\"game\": \"race\", \"step\": \"settle\", \"seats\": [{\"tableau\": [\"Alpha Centauri\", \"Replicant Robots\"],"
    " \"hand\": [\"Comet Zone\", \"Galactic Trendsetters\", \"Rebel Base\", \"Public Works\", \"Gem World\"], \"actions\": [\"S\"]},"
    " {\"tableau\": [\"New Sparta\", \"Mining World\", \"Secluded World\", \"Artist Colony\", \"Tourist World\"],"
    " \"hand\": [\"Drop Ships\", \"Spice World\", \"Space Port\"], \"actions\": [\"D\"]}]}";

static const char consume[]
  = "{\"game\": \"race\", \"step\": \"consume\", \"seats\": [{\"tableau\": [\"Public Works\", \"Tourist World\","
    " \"New Vinland\", \"Gem World\", \"Spice World\", \"Comet Zone\", \"Mining World\"],"
    " \"goods\": [\"Gem World\", \"Spice World\", \"Comet Zone\", \"Mining World\"], \"hand\": [], \"actions\": [\"C2\"]},"
    " {\"tableau\": [\"New Sparta\"], \"actions\": [\"D\"]}]}";

static const char gamble[]
  = "{\"game\": \"race\", \"step\": \"consume\", \"seats\": [{\"tableau\": [\"Gambling World\", \"Tourist World\","
    " \"New Vinland\", \"Gem World\", \"Spice World\", \"Comet Zone\"], \"goods\": [\"Gem World\", \"Spice World\","
    " \"Comet Zone\"], \"hand\": [], \"actions\": [\"C2\"]}, {\"tableau\": [\"New Sparta\"], \"actions\": [\"D\"]}]}";

static const char second[]
  = "{\"game\": \"race\", \"second_edition\": true, \"step\": \"settle\", \"seats\": [{\"tableau\": [\"Earth's Lost Colony\"],"
    " \"hand\": [\"Black Market Trading World\", \"Public Works\", \"Gem World\"], \"actions\": [\"S\"]},"
    " {\"tableau\": [\"New Sparta\"], \"hand\": [\"Drop Ships\"], \"actions\": [\"D\"]}]}";

static void
begin (Driver *driver, const char *position, const char *const *kinds)
{
  g_autoptr (OrreryRecord) record = driver_position (position, kinds);

  orrery_window_set_game (driver->window, "race");
  driver_play (driver, record);
  driver_settle (driver);
  driver_draw (driver);
}

static GtkWidget *
get_close_up (Driver *driver)
{
  return orrery_board_get_close_up (driver->room->view->board);
}

static OrreryRaceCard *
get_card (Driver *driver, const char *name)
{
  OrreryRaceHand *hand = ORRERY_RACE_HAND (find_nth (GTK_WIDGET (driver->room->view->board), ORRERY_TYPE_RACE_HAND, 0));

  for (guint i = 0; i < orrery_race_hand_get_n (hand); i++)
    if (orrery_race_card_get_design (orrery_race_hand_get_card (hand, i)) == (guint) orrery_race_design_by_name (name))
      return orrery_race_hand_get_card (hand, i);
  g_error ("%s is not in the hand", name);
}

static gboolean
shows (Driver *driver, const char *text)
{
  g_autofree char *all = driver_read (get_close_up (driver));

  return strstr (all, text) != NULL;
}

static void
focus (Driver *driver, const char *name)
{
  gtk_window_set_focus_visible (GTK_WINDOW (driver->window), TRUE); /* as a key does */
  gtk_widget_grab_focus (GTK_WIDGET (get_card (driver, name)));
  driver_settle (driver);
}

/* The focused card, why it costs what it costs, and then the card being bought. */
static void
test_sum (void)
{
  static const char *const kinds[] = { "person", "newcomer", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);

  begin (driver, settle, kinds);
  g_assert_true (gtk_widget_get_mapped (get_close_up (driver)));
  focus (driver, "Rebel Base");
  g_assert_true (shows (driver, "Rebel Base"));
  g_assert_true (shows (driver, "Why strength 0?"));
  focus (driver, "Galactic Trendsetters");
  g_assert_false (shows (driver, "Rebel Base"));
  g_assert_true (shows (driver, "Why 3 cards?"));
  g_assert_true (shows (driver, "Replicant Robots"));
  g_assert_true (driver_key (driver, orrery_race_card_get_key (get_card (driver, "Galactic Trendsetters"))));
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_true (shows (driver, "Galactic Trendsetters"));
  g_assert_true (shows (driver, "You pay"));
  /* While paying, the sum is about the card being bought, whichever card is focused. */
  focus (driver, "Public Works");
  g_assert_true (shows (driver, "Public Works"));
  g_assert_true (shows (driver, "Why 3 cards?"));
}

/* A card in the log can be read where it is named, as this edition prints it. */
static void
test_named (void)
{
  static const char *const kinds[] = { "person", "newcomer", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autofree char *card = NULL;
  OrreryLogView *log;
  GtkWidget *popover;

  begin (driver, second, kinds);
  log = driver->room->view->log;
  adw_flap_set_reveal_flap (driver->room->view->flap, TRUE);
  orrery_log_view_add (log, 0, 0, NULL, "Ada placed Black Market Trading World.", NULL);
  soon_settle (0);
  assert_soon (gtk_widget_child_focus (GTK_WIDGET (log), GTK_DIR_TAB_FORWARD));
  popover = orrery_peek_open (GTK_WIDGET (log));
  g_assert_nonnull (popover);
  card = driver_read (gtk_popover_get_child (GTK_POPOVER (popover)));
  g_assert_nonnull (strstr (card, "Black Market Trading World"));
  g_assert_nonnull (strstr (card, "cost 2."));
  gtk_popover_popdown (GTK_POPOVER (popover));
  driver_settle (driver);
}

/* A card is in bold as soon as it is revealed. */
static void
test_revealed (void)
{
  const GameEvent event = { .kind = RACE_EVENT_REVEALED, .a = 5 };
  OrreryLogMark mark = { 0 };

  orrery_race_mark_event (&event, &mark);
  g_assert_cmpstr (mark.bold, ==, race_designs[0][5].name);
}

/* It can be switched off, which leaves the whole pane to the log. */
static void
test_toggle (void)
{
  static const char *const kinds[] = { "person", "newcomer", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);
  OrreryGameView *view;

  begin (driver, settle, kinds);
  view = driver->room->view;
  g_action_group_activate_action (G_ACTION_GROUP (view->actions), "large-card", NULL);
  driver_draw (driver);
  g_assert_false (gtk_widget_get_mapped (get_close_up (driver)));
  focus (driver, "Comet Zone");
  g_assert_false (shows (driver, "Comet Zone"));
  g_action_group_activate_action (G_ACTION_GROUP (view->actions), "large-card", NULL);
  driver_draw (driver);
  g_assert_true (gtk_widget_get_mapped (get_close_up (driver)));
}

/* The small cards of the others can be read too. */
static void
test_others (void)
{
  static const char *const kinds[] = { "person", "newcomer", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);
  GtkWidget *slots;
  gboolean shown = FALSE;

  begin (driver, settle, kinds);
  slots = find_nth (GTK_WIDGET (driver->room->view->board), ORRERY_TYPE_RACE_SLOTS, 0);
  for (guint i = 1; slots != NULL && !gtk_widget_get_mapped (slots); i++)
    slots = find_nth (GTK_WIDGET (driver->room->view->board), ORRERY_TYPE_RACE_SLOTS, i);
  g_assert_nonnull (slots);
  /* As GTK asks while pointing at it. */
  g_signal_emit_by_name (slots, "query-tooltip", 8, 8, TRUE, NULL, &shown);
  g_assert_false (shown);
  g_assert_true (shows (driver, "New Sparta"));
}

/* A click shows somebody's whole tableau as large as one's own. */
static void
test_whole (void)
{
  static const char *const kinds[] = { "person", "newcomer", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);
  GtkWidget *player, *cards;
  int width;

  begin (driver, settle, kinds);
  player = find_nth (GTK_WIDGET (driver->room->view->board), ORRERY_TYPE_RACE_PLAYER, 1);
  g_signal_emit_by_name (find_nth (player, GTK_TYPE_BUTTON, 0), "clicked");
  driver_settle (driver);
  cards = find_nth (player, ORRERY_TYPE_RACE_CARD, 0);
  g_assert_nonnull (cards);
  gtk_widget_measure (cards, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, >=, 150);
  /* Twelve of them still fit in the window. */
  gtk_widget_measure (gtk_widget_get_parent (cards), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (width, <, 800);
}

static gboolean
has_one_row (Driver *driver)
{
  GtkWidget *actions = find_nth (GTK_WIDGET (driver->room->view->bar), ORRERY_TYPE_RACE_ACTIONS, 0);
  graphene_rect_t first, last;

  return actions != NULL && gtk_widget_compute_bounds (find_nth (actions, GTK_TYPE_BUTTON, 0), actions, &first)
         && gtk_widget_compute_bounds (find_nth (actions, GTK_TYPE_BUTTON, RACE_N_ACTIONS - 1), actions, &last)
         && first.size.height > 0 && first.origin.y == last.origin.y;
}

/* The first question comes before the layout is known; a wide board still has room for all actions side by side. */
static void
test_actions (void)
{
  static const char *const kinds[] = { "person", "newcomer", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);

  begin (driver, "{\"game\": \"race\", \"seats\": [{\"hand\": 4}, {\"hand\": 4}]}", kinds);
  g_assert_true (driver_wait (driver, has_one_row));
}

/* With larger letters the pane is wider, so that nothing in it is cut. */
static void
test_letters (void)
{
  static const char *const kinds[] = { "person", "newcomer", NULL };
  g_autoptr (Driver) driver = driver_new (1900, 1000);
  int width, large;

  begin (driver, settle, kinds);
  focus (driver, "Rebel Base");
  width = gtk_widget_get_width (GTK_WIDGET (driver->room->view->pane));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * 1024, NULL);
  driver_settle (driver);
  driver_draw (driver);
  driver_draw (driver);
  large = gtk_widget_get_width (GTK_WIDGET (driver->room->view->pane));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  g_assert_cmpint (large, >, width * 5 / 4);
  g_assert_true (shows (driver, "Rebel Base"));
}

/* What somebody looked at is gone when the screen is handed to somebody else. */
static void
test_secret (void)
{
  static const char *const kinds[] = { "person", "person", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);

  begin (driver, settle, kinds);
  if (driver->room->view->decision == NULL)
    g_assert_true (driver_key (driver, GDK_KEY_Return)); /* takes the screen */
  assert_soon (gtk_widget_get_mapped (get_close_up (driver))); /* the board fades in */
  focus (driver, "Rebel Base");
  g_assert_true (shows (driver, "Rebel Base"));
  g_assert_true (driver_key (driver, GDK_KEY_Return)); /* places nothing */
  driver_settle (driver);
  g_assert_false (shows (driver, "Rebel Base"));
}

/* The colors in the area of a widget. */
static guint
count_colours (Driver *driver, GtkWidget *widget)
{
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GHashTable) colours = g_hash_table_new (NULL, NULL);
  g_autofree guint32 *pixels = g_new (guint32, (gsize) width * (gsize) height);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (driver->window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  for (gsize i = 0; i < (gsize) width * (gsize) height; i++)
    g_hash_table_add (colours, GUINT_TO_POINTER (pixels[i]));
  return g_hash_table_size (colours);
}

/* The last lines stay painted when the close-up takes room from the log. */
static void
test_log (void)
{
  static const char *const kinds[] = { "person", "newcomer", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 640);
  GtkWidget *log;

  begin (driver, settle, kinds);
  log = GTK_WIDGET (driver->room->view->log);
  /* Places nothing, and then chooses Develop, which nobody can use. */
  for (guint i = 0; i < 60 && find_n_rows (driver->room->view->log) < LINES; i++)
    {
      if (!driver_key (driver, GDK_KEY_Return))
        driver_key (driver, GDK_KEY_3);
      driver_settle (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  g_assert_cmpuint (find_n_rows (driver->room->view->log), >=, LINES);
  driver_draw (driver);
  focus (driver, "Rebel Base");
  driver_draw (driver);
  driver_draw (driver);
  g_assert_cmpuint (count_colours (driver, log), >, 8);
}

/* A used Consume power stays in the list with what it gave, and cannot be pressed. */
static void
test_used (void)
{
  static const char *const kinds[] = { "person", "newcomer", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);
  OrreryGameView *view;
  g_autofree char *before = NULL, *after = NULL;

  begin (driver, consume, kinds);
  view = driver->room->view;
  before = driver_read (GTK_WIDGET (view->bar));
  g_assert_null (strstr (before, ", used"));
  driver_press (driver, GAME_ANSWER (RACE_DO_USE, (guint) orrery_race_design_by_name ("Public Works"), 0, 0));
  driver_settle (driver);
  driver_press (driver, GAME_ANSWER (RACE_DO_GOOD_OF, (guint) orrery_race_design_by_name ("Gem World"), 0, 0));
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  after = driver_read (GTK_WIDGET (view->bar));
  g_assert_nonnull (strstr (after, "Public Works, used: +2 VP"));
  g_assert_null (strstr (after, "Tourist World, used"));
  g_assert_true (driver_key (driver, GDK_KEY_1)); /* the keys count those that can be used */
}

/* A card that gambled still has its other power. The card turned up is told, because nobody sees it. */
static void
test_gamble (void)
{
  static const char *const kinds[] = { "person", "newcomer", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);
  OrreryGameView *view;
  g_autofree char *powers = NULL, *goods = NULL;

  begin (driver, gamble, kinds);
  view = driver->room->view;
  driver_press (driver, GAME_ANSWER (RACE_DO_GAMBLE, 0, 0, 0));
  driver_settle (driver);
  driver_press (driver, GAME_ANSWER (RACE_DO_NAME, 2, 0, 0));
  driver_settle (driver);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_nonnull (strstr (gtk_label_get_text (view->news_label), " turns up "));
  powers = driver_read (GTK_WIDGET (view->bar));
  g_assert_nonnull (strstr (powers, "Gambling World"));
  g_assert_null (strstr (powers, "Gambling World, used"));
  driver_press (driver, GAME_ANSWER (RACE_DO_USE, (guint) orrery_race_design_by_name ("Gambling World"), 0, 0));
  driver_settle (driver);
  goods = driver_read (GTK_WIDGET (view->bar));
  g_assert_nonnull (strstr (goods, "choose 1 good for Gambling World."));
}

/* Cards look as the edition that is played prints them. */
static void
test_edition (void)
{
  static const char *const kinds[] = { "person", "newcomer", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autofree char *hand = NULL;

  begin (driver, second, kinds);
  hand = driver_read (GTK_WIDGET (get_card (driver, "Black Market Trading World")));
  g_assert_nonnull (strstr (hand, "cost 2."));
  focus (driver, "Black Market Trading World");
  g_assert_true (shows (driver, "cost 2."));
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  g_test_add_func ("/app/play/race/pane/sum", test_sum);
  g_test_add_func ("/app/play/race/pane/named", test_named);
  g_test_add_func ("/app/play/race/pane/revealed", test_revealed);
  g_test_add_func ("/app/play/race/pane/toggle", test_toggle);
  g_test_add_func ("/app/play/race/pane/others", test_others);
  g_test_add_func ("/app/play/race/pane/whole", test_whole);
  g_test_add_func ("/app/play/race/pane/actions", test_actions);
  g_test_add_func ("/app/play/race/pane/letters", test_letters);
  g_test_add_func ("/app/play/race/pane/secret", test_secret);
  g_test_add_func ("/app/play/race/pane/log", test_log);
  g_test_add_func ("/app/play/race/pane/used", test_used);
  g_test_add_func ("/app/play/race/pane/gamble", test_gamble);
  g_test_add_func ("/app/play/race/pane/edition", test_edition);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
