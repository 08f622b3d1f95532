/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Not a test: shows the parts of the table together, for viewing.
 *
 * table-gallery [wide|place|select|abandon|put|ship|why|score|bench] [narrow] [dark] [contrast]
 *               [large=1.5] [out.png]
 *
 * "bench" measures frames while all dice tumble, over and over. */
#include <adwaita.h>
#include <json-glib/json-glib.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "games/roll/board/orrery-construction.h"
#include "games/roll/board/orrery-middle-bar.h"
#include "games/roll/board/orrery-phase-strip.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/board/orrery-roll-ui.h"
#include "games/roll/board/orrery-score-sheet.h"
#include "games/roll/board/orrery-seat-card.h"
#include "games/roll/board/orrery-seat-line.h"
#include "games/roll/board/orrery-tableau.h"
#include "games/roll/board/orrery-why.h"
#include "games/roll/words/orrery-position.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/charts/orrery-chart.h"
#include "widgets/charts/orrery-score-bars.h"
#include "widgets/log/orrery-log-view.h"
#include "widgets/motion/orrery-motion.h"
#include "widgets/question/orrery-question-bar.h"

static const char *const names[] = { "Ada", "Ben", "Cleo", "Rigel", NULL };

static struct
{
  gboolean narrow;
  gboolean dark;
  gboolean contrast;
  double large;
  const char *what;
  const char *out;
} options = { .large = 1, .what = "wide" };

/* Round 7 of a game of four, seat 0 about to roll. */
static const char position[] =
  "{ 'game': 'roll', 'round': 7, 'pool': 25, 'seats': ["
  "{ 'faction': 'Biological Adaptation', 'home': 'Epsilon Eridani', 'credits': 1, 'chips': 5,"
  "  'tableau': ['Space Port', 'Asteroid Belt', 'Space Docks', 'Jungle World',"
  "              'Galactic Influence', 'Rebel Hideout'],"
  "  'goods': { 'Space Port': ['cyan'], 'Jungle World': ['green'] },"
  "  'developments': ['Nanotechnology', 'Public Works'],"
  "  'worlds': ['Deserted Alien Outpost', 'Spice World', 'Gem World'],"
  "  'dice': { 'cup': { 'white': 2, 'red': 2, 'brown': 1, 'green': 1, 'cyan': 1 },"
  "            'citizenry': { 'white': 1 },"
  "            'development zone': { 'white': 1, 'red': 1 }, 'world zone': { 'white': 1 } } },"
  "{ 'faction': 'Pilgrimage World', 'credits': 1, 'chips': 9,"
  "  'tableau': ['New Vinland', 'Artist Colony', 'Export Duties', 'Galactic Resort'],"
  "  'goods': { 'Pilgrimage World': ['cyan'] },"
  "  'developments': ['Free Trade Association'], 'worlds': ['Plague World'],"
  "  'dice': { 'cup': { 'white': 3 }, 'citizenry': { 'white': 2, 'cyan': 1 },"
  "            'development zone': { 'white': 2, 'cyan': 1 } , 'world zone': { 'white': 1 } } },"
  "{ 'faction': 'Consumer Markets', 'credits': 1, 'chips': 3,"
  "  'tableau': ['Outlaw World', 'Runaway Robots', 'Space Refineries', 'Rebel Miners',"
  "              'Planetary Nebula', 'Merchant Guild', 'Comet Zone'],"
  "  'developments': ['Mining League', 'Diversification'], 'worlds': ['Mining World'],"
  "  'dice': { 'cup': { 'white': 3, 'brown': 3 }, 'citizenry': { 'brown': 2, 'white': 2 },"
  "            'development zone': { 'brown': 2 } } },"
  "{ 'credits': 7, 'chips': 6,"
  "  'tableau': ['Secluded World', 'Space Tourism', 'Trading World', 'Information Hub'],"
  "  'developments': ['Galactic Exchange'], 'worlds': ['Deserted Alien Library'],"
  "  'dice': { 'cup': { 'white': 4, 'yellow': 1 }, 'development zone': { 'white': 3, 'purple': 1 },"
  "            'world zone': { 'green': 2 } } } ] }";

/* A finished game: Ada and Ben have the same score. */
static const char final_position[] =
  "{ 'game': 'roll', 'round': 10, 'step': 'over', 'pool': 8, 'seats': ["
  "{ 'faction': 'Biological Adaptation', 'home': 'Epsilon Eridani', 'credits': 4, 'chips': 9,"
  "  'tableau': ['Space Port', 'Asteroid Belt', 'Space Docks', 'Jungle World', 'Rebel Hideout',"
  "              'Galactic Influence', 'Nanotechnology', 'Deserted Alien Outpost',"
  "              'System Diversification'],"
  "  'developments': [], 'worlds': [],"
  "  'dice': { 'cup': { 'white': 3, 'green': 1, 'yellow': 1 }, 'citizenry': { 'red': 3 } } },"
  "{ 'faction': 'Pilgrimage World', 'home': 'Old Earth', 'credits': 1, 'chips': 17,"
  "  'tableau': ['New Vinland', 'Artist Colony', 'Export Duties', 'Galactic Resort',"
  "              'Free Trade Association', 'Universal Exports'],"
  "  'developments': [], 'worlds': [],"
  "  'dice': { 'cup': { 'white': 4, 'cyan': 2 }, 'citizenry': { 'cyan': 2 } } },"
  "{ 'faction': 'Consumer Markets', 'home': 'Alpha Centauri', 'credits': 1, 'chips': 6,"
  "  'tableau': ['Outlaw World', 'Runaway Robots', 'Mining League', 'Planetary Nebula',"
  "              'Merchant Guild', 'Comet Zone', 'Galactic Renaissance'],"
  "  'developments': [], 'worlds': [],"
  "  'dice': { 'cup': { 'white': 3, 'brown': 3 } } },"
  "{ 'faction': 'Space Piracy', 'credits': 2, 'chips': 4,"
  "  'tableau': ['Information Hub', 'Trading World', 'New Galactic Order', 'Lost Alien Warship',"
  "              'Galactic Exchange', 'Terraformed World'],"
  "  'developments': [], 'worlds': [],"
  "  'dice': { 'cup': { 'white': 3, 'red': 4, 'yellow': 1 } } } ] }";

static RollState state;
static GtkWidget *strip_shown;
static GtkWidget *parts[16];
static guint n_parts;

/* --- Positions --- */

static gboolean
has_face (const char *name)
{
  for (guint i = 0; i < ROLL_N_FACES; i++)
    if (g_str_equal (roll_faces[i].name, name))
      return TRUE;
  return FALSE;
}

/* Names that are not in the data are left out, so that the gallery survives a renamed tile. */
static void
drop_unknown (JsonArray *array)
{
  for (guint i = json_array_get_length (array); i-- > 0;)
    if (!has_face (json_array_get_string_element (array, i)))
      {
        g_printerr ("no tile %s\n", json_array_get_string_element (array, i));
        json_array_remove_element (array, i);
      }
}

static void
clean (JsonNode *node)
{
  JsonArray *seats = json_object_get_array_member (json_node_get_object (node), "seats");

  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonObject *seat = json_array_get_object_element (seats, i);

      drop_unknown (json_object_get_array_member (seat, "tableau"));
      drop_unknown (json_object_get_array_member (seat, "developments"));
      drop_unknown (json_object_get_array_member (seat, "worlds"));
    }
}

/* Seat 0 has its dice in a phase instead of the cup. */
static char *
position_text (void)
{
  g_autoptr (GString) text = g_string_new (g_str_equal (options.what, "score") ? final_position
                                                                              : position);
  const char *phase = g_str_equal (options.what, "abandon") || g_str_equal (options.what, "put")
                        ? "explore"
                      : g_str_equal (options.what, "ship") ? "ship" : NULL;
  g_autofree char *column = g_strdup_printf ("'%s': { 'white': 2, 'red': 2", phase);
  g_autofree char *step = g_strdup_printf ("'round': 7, 'step': '%s'", phase);

  if (phase)
    {
      g_string_replace (text, "'cup': { 'white': 2, 'red': 2", column, 1);
      g_string_replace (text, "'round': 7", step, 1);
    }
  return g_strdelimit (g_strdup (text->str), "'", '"');
}

static void
read_position (void)
{
  g_autofree char *text = position_text ();
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (text, &error);

  if (!node)
    g_error ("%s", error->message);
  clean (node);
  if (!orrery_position_read (node, &state, &error))
    g_error ("%s", error->message);
}

static void
answer (const char *text)
{
  GameAnswer given;

  if (!roll_parse (text, &given) || roll_apply (&state, given, NULL) != ROLL_OK)
    g_printerr ("not now: %s\n", text);
}

/* Everybody rolls; seat 0 what we want to see. */
static void
roll_all (void)
{
  static const char *const wanted[] = { "white shows explore", "white shows ship",
                                        "red shows develop",   "red shows settle",
                                        "cyan shows produce",  "brown shows develop",
                                        "green shows wild" };
  GameRng rng;
  guint n = 0;

  game_rng_seed (&rng, 7);
  while (roll_question (&state).ask == GAME_CHANCE)
    if (roll_question (&state).seat == 0 && n < G_N_ELEMENTS (wanted))
      answer (wanted[n++]);
    else
      roll_apply (&state, game_chance (&roll_game, &state, &rng), NULL);
}

/* --- Building --- */

static void
on_answer_cb (GtkWidget *part, guint given)
{
  char text[GAME_MAX_TEXT];

  roll_format (given, text);
  g_print ("%s: %s\n", G_OBJECT_TYPE_NAME (part), text);
}

static GtkWidget *
add_part (GtkWidget *part, int seat)
{
  RollState view = state;

  if (state.step != ROLL_STEP_OVER)
    roll_view (&view, 0);
  orrery_board_part_set_names (ORRERY_BOARD_PART (part), names);
  orrery_board_part_set_state (ORRERY_BOARD_PART (part), &view, seat);
  g_signal_connect (part, "answer", G_CALLBACK (on_answer_cb), NULL);
  parts[n_parts++] = part;
  return part;
}

static GtkWidget *
card (GtkWidget *child)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_set_margin_top (child, 12);
  gtk_widget_set_margin_bottom (child, 12);
  gtk_widget_set_margin_start (child, 12);
  gtk_widget_set_margin_end (child, 12);
  gtk_widget_set_vexpand (child, TRUE);
  gtk_box_append (GTK_BOX (box), child);
  return box;
}

static GtkWidget *
build_opponents (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, options.narrow ? 6 : 12);

  for (int seat = 1; seat < state.n_seats; seat++)
    {
      GtkWidget *one = orrery_seat_card_new ();

      orrery_seat_card_set_compact (ORRERY_SEAT_CARD (one), options.narrow);
      orrery_seat_card_set_computer (ORRERY_SEAT_CARD (one), seat == 3);
      orrery_seat_card_set_status (ORRERY_SEAT_CARD (one),
                                   seat == 2 ? ORRERY_SEAT_ASSIGNING : ORRERY_SEAT_READY, "");
      gtk_widget_set_hexpand (one, TRUE);
      gtk_box_append (GTK_BOX (box), add_part (one, seat));
    }
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  return box;
}

static GtkWidget *
build_question (void)
{
  GtkWidget *bar = orrery_question_bar_new ();
  g_autoptr (GdkPaintable) die = orrery_die_paintable_new (ROLL_WHITE, ROLL_SHIP, 36);

  orrery_question_bar_set_compact (ORRERY_QUESTION_BAR (bar), options.narrow);
  orrery_question_bar_ask (ORRERY_QUESTION_BAR (bar), die,
                           "Ada, choose a phase for this Home worker.",
                           "<b>Galactic Influence</b> moves it, once a round. Place it, then you "
                           "can reveal.");
  if (!options.narrow)
    orrery_question_bar_add_action (ORRERY_QUESTION_BAR (bar), "Hint", NULL, "game.hint", NULL);
  orrery_question_bar_add_action (ORRERY_QUESTION_BAR (bar), "Put Back", "Escape", "game.put-back", NULL);
  orrery_question_bar_add_answer (ORRERY_QUESTION_BAR (bar), "Reveal", "Return",
                                  GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0), "Place the die first.");
  return bar;
}

static GtkWidget *
build_log (void)
{
  static const char *const bold[] = { "Jungle World", "Galactic Influence", "Outlaw World", "Ada",
                                      "Ben", "Rigel", "Gem World", "Asteroid Belt", NULL };
  GtkWidget *log = g_object_new (ORRERY_TYPE_LOG_VIEW, NULL);
  OrreryLogView *view = ORRERY_LOG_VIEW (log);

  orrery_log_view_set_names (view, names);
  orrery_log_view_add_round (view, 5, 1);
  orrery_log_view_add (view, 2, -1, "explore", "Cleo stocked twice: +$4.", bold);
  orrery_log_view_add (view, 3, -1, "settle",
                       "Ada settled Jungle World (4) with 4 dice. A Genes good arrives.", bold);
  orrery_log_view_add (view, 4, -1, "ship",
                       "Ben consumed twice for 4 VP. Export Duties gave nothing: no good was "
                       "traded.", bold);
  orrery_log_view_add_round (view, 6, 5);
  orrery_log_view_add (view, 6, -1, NULL,
                       "Develop, Settle and Ship happen. Explorers and producers go back to the "
                       "cups.", bold);
  orrery_log_view_add (view, 7, -1, "develop",
                       "Ada completed Galactic Influence (3) for 2: Biological Adaptation saved 1.",
                       bold);
  orrery_log_view_add (view, 8, -1, "settle",
                       "Cleo settled Outlaw World (2). A Military die goes to her cup.", bold);
  orrery_log_view_add (view, 9, -1, "ship", "Ada traded the good of Asteroid Belt for $4.", bold);
  orrery_log_view_add_round (view, 7, 10);
  orrery_log_view_add (view, 11, 0, NULL, "Ada rolled 7 dice.", bold);
  orrery_log_view_add (view, 12, 1, NULL, "Ben is ready.", bold);
  orrery_log_view_add (view, 13, 3, NULL, "Rigel is ready.", bold);
  gtk_widget_set_size_request (log, 264, -1);
  return log;
}

static void
offer (void)
{
  GameAnswer answers[GAME_MAX_ANSWERS];
  gsize n = roll_legal (&state, answers);

  for (guint i = 0; i < n_parts; i++)
    if (!ORRERY_IS_SEAT_CARD (parts[i]) && !ORRERY_IS_MIDDLE_BAR (parts[i]))
      orrery_board_part_set_answers (ORRERY_BOARD_PART (parts[i]), answers, n);
}

static GtkWidget *
build_table (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *middle = gtk_box_new (options.narrow ? GTK_ORIENTATION_VERTICAL
                                                  : GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *bar = orrery_middle_bar_new (), *line = orrery_seat_line_new ();
  GtkWidget *strip = orrery_phase_strip_new (), *construction = orrery_construction_new ();
  GtkWidget *tableau = orrery_tableau_new ();

  orrery_middle_bar_set_compact (ORRERY_MIDDLE_BAR (bar), options.narrow);
  orrery_seat_line_set_compact (ORRERY_SEAT_LINE (line), options.narrow);
  orrery_construction_set_compact (ORRERY_CONSTRUCTION (construction), options.narrow);
  orrery_tableau_set_compact (ORRERY_TABLEAU (tableau), options.narrow);
  gtk_box_append (GTK_BOX (box), build_opponents ());
  gtk_box_append (GTK_BOX (box), add_part (bar, 0));
  gtk_box_append (GTK_BOX (box), add_part (line, 0));
  strip_shown = add_part (strip, 0);
  add_part (construction, 0);
  gtk_box_append (GTK_BOX (middle), options.narrow ? strip : card (strip));
  gtk_box_append (GTK_BOX (middle), options.narrow ? construction : card (construction));
  gtk_widget_set_hexpand (gtk_widget_get_first_child (middle), TRUE);
  gtk_box_append (GTK_BOX (box), middle);
  add_part (tableau, 0);
  gtk_box_append (GTK_BOX (box), options.narrow ? tableau : card (tableau));
  offer ();
  if (strstr (options.what, "assign") || g_str_equal (options.what, "wide")
      || g_str_equal (options.what, "narrow"))
    {
      orrery_phase_strip_choose (ORRERY_PHASE_STRIP (strip), ROLL_WHITE, ROLL_COLUMN + ROLL_SHIP);
      orrery_tableau_set_cause (ORRERY_TABLEAU (tableau), roll_question (&state).piece);
    }
  return box;
}

static GtkWidget *
build_page (void)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scroller = gtk_scrolled_window_new (), *table = build_table ();
  int margin = options.narrow ? 10 : 14;

  gtk_widget_set_margin_top (table, margin);
  gtk_widget_set_margin_start (table, margin);
  gtk_widget_set_margin_end (table, margin);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), table);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_set_hexpand (left, TRUE);
  gtk_box_append (GTK_BOX (left), scroller);
  gtk_box_append (GTK_BOX (left), build_question ());
  gtk_box_append (GTK_BOX (page), left);
  if (!options.narrow)
    gtk_box_append (GTK_BOX (page), build_log ());
  return page;
}

/* --- The score --- */

static GtkWidget *
build_score (void)
{
  static const int values[] = { 6, 8, 12, 15, 18, 21, 25, 32, 37, 45, 52, 5,  7,  9,  14, 18,
                                24, 29, 35, 41, 47, 52, 4,  7,  10, 13, 16, 22, 28, 31, 37, 43,
                                47, 4,  5,  8,  9,  14, 17, 20, 23, 32, 38, 43 };
  GtkWidget *box = gtk_box_new (options.narrow ? GTK_ORIENTATION_VERTICAL
                                               : GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget *right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *sheet = orrery_score_sheet_new (), *chart = orrery_chart_new ();
  GtkWidget *bars = orrery_score_bars_new (orrery_roll_ui.game, &state, names);

  orrery_score_sheet_set_state (ORRERY_SCORE_SHEET (sheet), &state, names);
  orrery_chart_set_lines (ORRERY_CHART (chart), 4, names, 11, values);
  gtk_widget_set_hexpand (sheet, TRUE);
  gtk_box_append (GTK_BOX (box), card (sheet));
  gtk_box_append (GTK_BOX (right), card (chart));
  gtk_box_append (GTK_BOX (right), card (bars));
  gtk_box_append (GTK_BOX (box), right);
  gtk_widget_set_margin_top (box, 14);
  gtk_widget_set_margin_start (box, 14);
  gtk_widget_set_margin_end (box, 14);
  gtk_widget_set_margin_bottom (box, 14);
  return box;
}

/* --- Measuring --- */

static GArray *frames;
static gint64 frame_start;

/* Of this thread, so that other processes do not count. */
static gint64
cpu_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
on_before_paint_cb (void)
{
  frame_start = cpu_time ();
}

static void
on_after_paint_cb (void)
{
  gint64 spent = cpu_time () - frame_start;

  g_array_append_val (frames, spent);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  return *(const gint64 *) a < *(const gint64 *) b ? -1 : 1;
}

static double
percentile (guint percent)
{
  return g_array_index (frames, gint64, (frames->len - 1) * percent / 100) / 1000.0;
}

static gboolean
on_tumble_cb (gpointer window)
{
  static guint rounds;

  if (rounds++ < 12)
    {
      orrery_phase_strip_tumble (ORRERY_PHASE_STRIP (strip_shown));
      return G_SOURCE_CONTINUE;
    }
  g_array_sort (frames, compare_times);
  g_print ("%u frames: median %.2f ms, 90 %% %.2f, 95 %% %.2f, 99 %% %.2f, worst %.2f\n",
           frames->len, percentile (50), percentile (90), percentile (95), percentile (99),
           percentile (100));
  gtk_window_destroy (window);
  return G_SOURCE_REMOVE;
}

static gboolean
on_bench_cb (gpointer window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  frames = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_signal_connect (clock, "before-paint", on_before_paint_cb, NULL);
  g_signal_connect (clock, "after-paint", on_after_paint_cb, NULL);
  g_timeout_add (900, on_tumble_cb, window);
  return G_SOURCE_REMOVE;
}

/* --- The picture --- */

static void
save (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node, NULL);
  gdk_texture_save_to_png (texture, options.out);
}

static gboolean
on_ready_cb (gpointer window)
{
  if (options.out)
    {
      save (window);
      gtk_window_destroy (window);
    }
  return G_SOURCE_REMOVE;
}

static void
set_the_scene (void)
{
  read_position ();
  if (g_str_equal (options.what, "abandon") || g_str_equal (options.what, "put"))
    {
      answer ("scout with white");
      if (g_str_equal (options.what, "abandon"))
        return;
      answer ("abandon development 2");
      answer ("done");
      answer ("tile Hydroponics Guild");
      answer ("tile Space Marines");
      return;
    }
  if (g_str_equal (options.what, "ship") || g_str_equal (options.what, "score"))
    return;
  roll_all ();
  if (g_str_equal (options.what, "place"))
    return;
  answer ("place green in settle");
  if (g_str_equal (options.what, "select"))
    return;
  answer ("select settle with white from explore");
  answer ("use Galactic Influence");
}

static void
activate_cb (GtkApplication *app)
{
  GtkWidget *window = adw_application_window_new (app);
  gboolean score = g_str_equal (options.what, "score");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      options.dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                                   : ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations",
                g_str_equal (options.what, "bench"), "gtk-font-name",
                "Cantarell 11", "gtk-xft-dpi", (int) (96 * 1024 * options.large), NULL);
  if (options.contrast)
    g_object_set (gtk_settings_get_default (), "gtk-theme-name", "HighContrast", NULL);
  set_the_scene ();
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window),
                                      score ? build_score () : build_page ());
  gtk_window_set_default_size (GTK_WINDOW (window), options.narrow ? 360 : 1280,
                               options.narrow ? 740 : 800);
  gtk_window_present (GTK_WINDOW (window));
  if (g_str_equal (options.what, "bench"))
    g_timeout_add (700, on_bench_cb, window);
  else
    g_timeout_add (700, on_ready_cb, window);
}

static void
read_options (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    if (g_str_equal (argv[i], "dark"))
      options.dark = TRUE;
    else if (g_str_equal (argv[i], "contrast"))
      options.contrast = TRUE;
    else if (g_str_has_prefix (argv[i], "large="))
      options.large = g_ascii_strtod (argv[i] + 6, NULL);
    else if (g_str_has_suffix (argv[i], ".png"))
      options.out = argv[i];
    else if (g_str_equal (argv[i], "narrow"))
      options.narrow = TRUE;
    else
      options.what = argv[i];
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) app = adw_application_new (NULL, G_APPLICATION_DEFAULT_FLAGS);

  read_options (argc, argv);
  g_signal_connect (app, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (app), 1, argv);
}
