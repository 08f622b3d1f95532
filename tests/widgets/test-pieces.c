/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces as widgets: accessible names, choosing them, and painting. */
#include <adwaita.h>

#include "soon.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/question/orrery-counter.h"
#include "games/roll/board/orrery-die.h"
#include "games/roll/board/orrery-phase-tile.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-symbol.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/words/orrery-words.h"

static void
assert_label (GtkWidget *widget, const char *label)
{
  char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                    GTK_ACCESSIBLE_PROPERTY_LABEL, label);

  g_assert_cmpstr (wrong, ==, NULL);
}

static GtkWidget *
keep (GtkWidget *widget)
{
  return GTK_WIDGET (g_object_ref_sink (widget));
}

static void
count_cb (int *count)
{
  (*count)++;
}

static void
test_dice_speak (void)
{
  for (int colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (int side = 0; side <= ROLL_N_SIDES; side++)
      {
        RollPhase up = side < ROLL_N_SIDES ? side : ROLL_NO_PHASE;
        g_autofree char *label = orrery_die_spoken (colour, up);
        GtkWidget *die = keep (orrery_die_new (colour, up, ORRERY_DIE_MEDIUM));

        gtk_test_accessible_assert_role (die, GTK_ACCESSIBLE_ROLE_IMG);
        assert_label (die, label);
        g_object_unref (die);
      }
}

static void
test_die_changes (void)
{
  GtkWidget *die = keep (orrery_die_new (ROLL_WHITE, ROLL_SHIP, ORRERY_DIE_LARGE));
  int natural;

  assert_label (die, "Home die, Ship");
  orrery_die_set_colour (ORRERY_DIE (die), ROLL_RED);
  assert_label (die, "Military die, Ship");
  orrery_piece_set_state (ORRERY_PIECE (die), ORRERY_PIECE_SELECTED);
  assert_label (die, "Military die, Ship, selected");
  gtk_widget_measure (die, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, 40);
  g_assert_finalize_object (die);
}

static void
test_disabled (void)
{
  GtkWidget *die = keep (orrery_die_new (ROLL_RED, ROLL_SETTLE, ORRERY_DIE_LARGE));
  char *wrong;

  orrery_piece_set_state (ORRERY_PIECE (die), ORRERY_PIECE_DISABLED);
  orrery_piece_set_reason (ORRERY_PIECE (die), "It selects the phase.");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (die), ==, "It selects the phase.");
  wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (die),
                                              GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                              "It selects the phase.");
  g_assert_cmpstr (wrong, ==, NULL);
  wrong = gtk_test_accessible_check_state (GTK_ACCESSIBLE (die), GTK_ACCESSIBLE_STATE_DISABLED,
                                           TRUE);
  g_assert_cmpstr (wrong, ==, NULL);
  g_assert_finalize_object (die);
}

static void
test_tiles_speak (void)
{
  for (int face = 0; face < ROLL_N_FACES; face++)
    {
      g_autofree char *label = orrery_face_spoken (&roll_faces[face]);
      GtkWidget *tile = keep (orrery_tile_new (face, ORRERY_TILE_MINI));

      gtk_test_accessible_assert_role (tile, GTK_ACCESSIBLE_ROLE_IMG);
      assert_label (tile, label);
      g_object_unref (tile);
    }
}

static void
test_goods_speak (void)
{
  GtkWidget *tile = keep (orrery_tile_new (3, ORRERY_TILE_SMALL));
  g_autofree char *face = orrery_face_spoken (&roll_faces[3]);
  g_autofree char *label = g_strconcat (face, " Good: Novelty die.", NULL);

  orrery_tile_set_goods (ORRERY_TILE (tile), (RollColour[]) { ROLL_CYAN }, 1);
  assert_label (tile, label);
  orrery_tile_set_goods (ORRERY_TILE (tile), NULL, 0);
  assert_label (tile, face);
  g_object_unref (tile);
}

static void
test_others_speak (void)
{
  GtkWidget *phase = keep (orrery_phase_tile_new (ROLL_DEVELOP, TRUE));
  GtkWidget *credits = keep (orrery_counter_new (ORRERY_COUNTER_CREDITS, 1, 22));
  GtkWidget *chips = keep (orrery_counter_new (ORRERY_COUNTER_CHIPS, 9, 22));
  GtkWidget *symbol = keep (orrery_symbol_new (ORRERY_SYMBOL_CUP, 16));
  char *wrong;

  assert_label (phase, "Phase II, Develop, happens");
  orrery_phase_tile_set_on (ORRERY_PHASE_TILE (phase), FALSE);
  assert_label (phase, "Phase II, Develop, does not happen");
  assert_label (credits, "1 credit");
  orrery_counter_set_value (ORRERY_COUNTER (credits), 4);
  assert_label (credits, "4 credits");
  assert_label (chips, "9 VP in chips");
  wrong = gtk_test_accessible_check_state (GTK_ACCESSIBLE (symbol), GTK_ACCESSIBLE_STATE_HIDDEN,
                                           TRUE);
  g_assert_cmpstr (wrong, ==, NULL);
  orrery_symbol_set_label (ORRERY_SYMBOL (symbol), "Cup");
  assert_label (symbol, "Cup");
  g_assert_finalize_object (phase);
  g_assert_finalize_object (credits);
  g_assert_finalize_object (chips);
  g_assert_finalize_object (symbol);
}

static void
test_activate (void)
{
  GtkWidget *die = keep (orrery_die_new (ROLL_RED, ROLL_SETTLE, ORRERY_DIE_LARGE));
  int count = 0;

  g_assert_false (gtk_widget_get_focusable (die));
  orrery_piece_set_activatable (ORRERY_PIECE (die), TRUE);
  g_assert_true (gtk_widget_get_focusable (die));
  gtk_test_accessible_assert_role (die, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_signal_connect_swapped (die, "clicked", G_CALLBACK (count_cb), &count);
  g_assert_true (gtk_widget_activate (die));
  g_assert_cmpint (count, ==, 1);
  orrery_piece_set_state (ORRERY_PIECE (die), ORRERY_PIECE_DISABLED);
  gtk_widget_activate (die);
  g_assert_cmpint (count, ==, 1);
  orrery_piece_set_state (ORRERY_PIECE (die), 0);
  orrery_piece_set_activatable (ORRERY_PIECE (die), FALSE);
  gtk_widget_activate (die);
  g_assert_cmpint (count, ==, 1);
  g_assert_false (gtk_widget_get_focusable (die));
  g_assert_finalize_object (die);
}

/* --- On the screen --- */

static GdkTexture *
paint (GtkWidget *window)
{
  GdkPaintable *paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);
  GskRenderNode *node;
  GdkTexture *texture;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  gsk_render_node_unref (node);
  g_object_unref (paintable);
  return texture;
}

static char *
checksum (GtkWidget *window)
{
  GdkTexture *texture = paint (window);
  gsize stride = 4 * (gsize) gdk_texture_get_width (texture);
  gsize size = stride * gdk_texture_get_height (texture);
  guchar *data = g_malloc (size);
  char *sum;

  gdk_texture_download (texture, data, stride);
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA1, data, size);
  g_free (data);
  g_object_unref (texture);
  return sum;
}

/* Shows a widget, lets `change` change it, and returns whether the picture has changed. */
static gboolean
looks_different (GtkWidget *widget,
                 void     (*change) (GtkWidget *))
{
  GtkWidget *window = gtk_window_new ();
  g_autofree char *before = NULL, *after = NULL, *again = NULL;
  GtkWidget *frame = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_margin_start (widget, 10);
  gtk_widget_set_margin_end (widget, 10);
  gtk_widget_set_margin_top (widget, 10);
  gtk_widget_set_margin_bottom (widget, 10);
  gtk_box_append (GTK_BOX (frame), widget);
  gtk_window_set_child (GTK_WINDOW (window), frame);
  gtk_window_present (GTK_WINDOW (window));
  /* On a busy machine it may take a while before it is there. */
  while (gtk_widget_get_width (widget) == 0)
    g_main_context_iteration (NULL, TRUE);
  soon_settle (0);
  before = checksum (window);
  again = checksum (window);
  g_assert_cmpstr (before, ==, again);
  change (widget);
  soon_settle (0);
  after = checksum (window);
  gtk_window_destroy (GTK_WINDOW (window));
  return !g_str_equal (before, after);
}

static void
select_piece (GtkWidget *widget)
{
  orrery_piece_set_state (ORRERY_PIECE (widget), ORRERY_PIECE_SELECTED);
}

static void
target_piece (GtkWidget *widget)
{
  orrery_piece_set_state (ORRERY_PIECE (widget), ORRERY_PIECE_TARGET);
}

static void
point_out_piece (GtkWidget *widget)
{
  orrery_piece_set_state (ORRERY_PIECE (widget), ORRERY_PIECE_ODD);
}

static void
disable_piece (GtkWidget *widget)
{
  orrery_piece_set_state (ORRERY_PIECE (widget), ORRERY_PIECE_DISABLED);
}

static void
make_insensitive (GtkWidget *widget)
{
  gtk_widget_set_sensitive (widget, FALSE);
}

static void
focus_piece (GtkWidget *widget)
{
  gtk_widget_set_state_flags (widget, GTK_STATE_FLAG_FOCUS_VISIBLE, FALSE);
}

static void
hover_piece (GtkWidget *widget)
{
  gtk_widget_set_state_flags (widget, GTK_STATE_FLAG_PRELIGHT, FALSE);
}

static void
turn_die (GtkWidget *widget)
{
  orrery_die_set_colour (ORRERY_DIE (widget), ROLL_RED);
}

static void
put_good (GtkWidget *widget)
{
  orrery_tile_set_goods (ORRERY_TILE (widget), (RollColour[]) { ROLL_CYAN }, 1);
}

static void
recolour (GtkWidget *widget)
{
  gtk_widget_add_css_class (widget, "error");
}

static void
count_up (GtkWidget *widget)
{
  orrery_counter_set_value (ORRERY_COUNTER (widget), 8);
}

static void
show_die (GtkWidget *widget)
{
  GdkPaintable *die = orrery_die_paintable_new (ROLL_RED, ROLL_SHIP, 40);

  gtk_picture_set_paintable (GTK_PICTURE (widget), die);
  g_object_unref (die);
}

static void
change_nothing (GtkWidget *widget)
{
}

static void
test_states_show (void)
{
  static void (* const changes[]) (GtkWidget *) = {
    select_piece, target_piece, point_out_piece, disable_piece, make_insensitive, focus_piece,
  };
  GtkWidget *pressable = orrery_tile_new (3, ORRERY_TILE_NORMAL);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_assert_true (looks_different (orrery_die_new (ROLL_CYAN, ROLL_SHIP, 40), changes[i]));
      g_assert_true (looks_different (orrery_tile_new (3, ORRERY_TILE_NORMAL), changes[i]));
      g_assert_true (looks_different (orrery_phase_tile_new (ROLL_SHIP, TRUE), changes[i]));
    }
  /* Only pressable pieces react to the pointer. */
  orrery_piece_set_activatable (ORRERY_PIECE (pressable), TRUE);
  g_assert_true (looks_different (pressable, hover_piece));
  g_assert_false (looks_different (orrery_tile_new (3, ORRERY_TILE_NORMAL), hover_piece));
  g_assert_false (looks_different (orrery_tile_new (3, ORRERY_TILE_NORMAL), change_nothing));
  g_assert_true (looks_different (orrery_die_new (ROLL_CYAN, ROLL_SHIP, 40), turn_die));
  g_assert_true (looks_different (orrery_tile_new (3, ORRERY_TILE_NORMAL), put_good));
  g_assert_true (looks_different (orrery_symbol_new (ORRERY_SYMBOL_CUP, 24), recolour));
  g_assert_true (looks_different (orrery_counter_new (ORRERY_COUNTER_CHIPS, 7, 24), count_up));
}

static void
go_dark (GtkWidget *widget)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_DARK);
}

static void
test_style_changes (void)
{
  g_assert_true (looks_different (orrery_tile_new (2, ORRERY_TILE_NORMAL), go_dark));
  g_assert_true (orrery_style_current ()->dark);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_assert_false (orrery_style_current ()->dark);
}

/* A larger text size also applies to pieces that are already on screen. */
static void
test_font_changes (void)
{
  GtkWidget *window = gtk_window_new (), *tile = orrery_tile_new (0, ORRERY_TILE_NORMAL);
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi, before, after;

  gtk_window_set_child (GTK_WINDOW (window), tile);
  gtk_window_present (GTK_WINDOW (window));
  soon_settle (0);
  gtk_widget_measure (tile, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &before, NULL, NULL);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi > 0 ? dpi * 3 / 2 : 144 * 1024, NULL);
  soon_settle (0);
  gtk_widget_measure (tile, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &after, NULL, NULL);
  g_assert_cmpint (after, >, before * 1.3);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_paintable (void)
{
  GdkPaintable *die = orrery_die_paintable_new (ROLL_RED, ROLL_SHIP, 40);
  GdkPaintable *tile = orrery_tile_paintable_new (5, ORRERY_TILE_SMALL);
  GtkWidget *picture = gtk_picture_new_for_paintable (tile);
  int invalidated = 0;

  gtk_picture_set_can_shrink (GTK_PICTURE (picture), FALSE);
  g_assert_cmpint (gdk_paintable_get_intrinsic_width (die), ==, 40);
  g_assert_cmpint (gdk_paintable_get_intrinsic_height (tile), >=, 115);
  g_signal_connect_swapped (die, "invalidate-contents", G_CALLBACK (count_cb), &invalidated);
  go_dark (NULL);
  g_assert_cmpint (invalidated, >, 0);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_assert_true (looks_different (picture, show_die));
  g_assert_finalize_object (die);
  g_object_unref (tile);
}

static void
check_initials (const char *names, const char *wanted)
{
  g_auto (GStrv) players = g_strsplit (names, ",", -1);
  g_auto (GStrv) initials = orrery_seat_mark_list_initials ((const char *const *) players);
  g_autofree char *joined = g_strjoinv (",", initials);

  g_assert_cmpstr (joined, ==, wanted);
}

/* Players with similar names have different letters, however many they are. */
static void
test_initials (void)
{
  static const char *const names[] = { "Anna", "Adam", NULL };
  g_autofree char *alone = NULL, *together = NULL;

  check_initials ("Anna,Adam,Ben", "An,Ad,B");
  check_initials ("Anna,Adam,Ada", "An,Ad,Aa");
  check_initials ("Abc,Abd,Acb", "Ab,Ad,Ac");
  check_initials ("Ann,Ann,", "An,A2,3");
  check_initials ("Player 1,Player 2,Player 3", "P1,P2,P3");
  check_initials ("Émile,Éva,Eva", "Ém,Év,E");
  orrery_seat_mark_set_players (names, NULL);
  together = orrery_seat_mark_dup_initials (1, "Adam");
  g_assert_cmpstr (together, ==, "Ad");
  orrery_seat_mark_set_players (NULL, NULL);
  alone = orrery_seat_mark_dup_initials (1, "Adam");
  g_assert_cmpstr (alone, ==, "A");
}

/* A player has the chosen color; somebody else on that seat has the default one. */
static void
test_seat_colours (void)
{
  static const char *const names[] = { "Ada", "Ben", NULL };
  static const guint8 colours[5] = { 3, 0, 1, 2, 4 };

  orrery_seat_mark_set_players (names, colours);
  g_assert_cmpuint (orrery_seat_mark_get_colour (0, "Ada"), ==, 3);
  g_assert_cmpuint (orrery_seat_mark_get_colour (1, "Ben"), ==, 0);
  g_assert_cmpuint (orrery_seat_mark_get_colour (1, "Cleo"), ==, 1);
  g_assert_cmpuint (orrery_seat_mark_get_colour (2, NULL), ==, 2);
  orrery_seat_mark_set_players (NULL, NULL);
  g_assert_cmpuint (orrery_seat_mark_get_colour (0, "Ada"), ==, 0);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/pieces/initials", test_initials);
  g_test_add_func ("/pieces/seat-colours", test_seat_colours);
  g_test_add_func ("/pieces/dice-speak", test_dice_speak);
  g_test_add_func ("/pieces/die-changes", test_die_changes);
  g_test_add_func ("/pieces/disabled", test_disabled);
  g_test_add_func ("/pieces/tiles-speak", test_tiles_speak);
  g_test_add_func ("/pieces/goods-speak", test_goods_speak);
  g_test_add_func ("/pieces/others-speak", test_others_speak);
  g_test_add_func ("/pieces/activate", test_activate);
  g_test_add_func ("/pieces/states-show", test_states_show);
  g_test_add_func ("/pieces/style-changes", test_style_changes);
  g_test_add_func ("/pieces/font-changes", test_font_changes);
  g_test_add_func ("/pieces/paintable", test_paintable);
  return g_test_run ();
}
