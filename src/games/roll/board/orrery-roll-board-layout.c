/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the parts of the board are, which of them are shown, and how large their pieces are. */
#include "games/roll/board/orrery-roll-board-private.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/style/orrery-text.h"

#include <math.h>

enum
{
  MARGIN = 12,
  EDGE = 8, /* above and below */
  GAP = 8,
  GAP_NARROW = 6,
  FIT_WIDTH = 976,   /* at which pieces have their default size */
  FIT_WORDS = 280,   /* the part of the height that does not scale */
  FIT_PIECES = 434,
  WIDE_FROM = 930,
  MEDIUM_FROM = 720,
  CARD_FROM = 318,   /* a large card */
  TIGHT_BELOW = 300,
  GUESS = 600,
  STRIP_SHARE = 590, /* of a thousand */
  STRIP_DENSE = 366, /* px */
};

#define LEAST_ZOOM 0.8
#define MOST_ZOOM 4
#define TALL_FROM 1.1 /* times what fits side by side: less would not be worth a higher board */
#define ZOOM_STEPS 20 /* per 1.0 */

/* --- How large the pieces are --- */

/* Larger text needs more room. */
static double
letter_size (OrreryRollBoard *self)
{
  return MAX (1, orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self))));
}

static OrreryBoardLayout
layout_for (OrreryRollBoard *self, int width)
{
  const double letters = width / letter_size (self);

  return letters >= WIDE_FROM     ? ORRERY_BOARD_WIDE
         : letters >= MEDIUM_FROM ? ORRERY_BOARD_MEDIUM
                                  : ORRERY_BOARD_NARROW;
}

/* The largest zoom at which the parts fit side by side. */
static double
zoom_beside (OrreryRollBoard *self, int width)
{
  return CLAMP (width / (WIDE_FROM * letter_size (self)), 1, MOST_ZOOM);
}

/* Pieces grow with the window and with the user's zoom. */
static double
zoom_wanted (OrreryRollBoard *self, int width)
{
  const double letter = letter_size (self);
  const double room = self->room > 0 ? (self->room - FIT_WORDS * letter) / FIT_PIECES : 1;
  const double fit = CLAMP (MIN (width / (FIT_WIDTH * letter), room), 1, MOST_ZOOM);

  return CLAMP (fit * self->user_zoom, LEAST_ZOOM, MOST_ZOOM);
}

/* TRUE if the user wants pieces that only fit below each other. The board scrolls then. */
static gboolean
is_tall (OrreryRollBoard *self, int width)
{
  return self->user_zoom > 1 && layout_for (self, width) != ORRERY_BOARD_NARROW
         && zoom_wanted (self, width) > TALL_FROM * zoom_beside (self, width);
}

/* A board that scrolls anyway has room for everything. */
static OrreryDensity
density_for (OrreryRollBoard *self, int width)
{
  return is_tall (self, width) ? ORRERY_DENSITY_WHOLE : self->dense;
}

static double
find_zoom (OrreryRollBoard *self, int width)
{
  const gboolean tall = is_tall (self, width);

  if (layout_for (self, width) != ORRERY_BOARD_WIDE && !tall)
    return 1;
  return floor (MIN (zoom_wanted (self, width), tall ? MOST_ZOOM : zoom_beside (self, width)) * ZOOM_STEPS) / ZOOM_STEPS;
}

/* --- Layout --- */

static int
height_of (GtkWidget *widget, int width)
{
  int natural, minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, minimum), NULL, &natural, NULL, NULL);
  return natural;
}

static void
place (OrreryRollBoard *self, GtkWidget *widget, int x, int y, int width, int height)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  width = MAX (width, minimum);
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_size_allocate (widget, &(GtkAllocation) { x, y, width, height }, -1);
}

static int
gap (OrreryRollBoard *self)
{
  return self->layout == ORRERY_BOARD_NARROW ? GAP_NARROW : GAP;
}

/* How many cards of other seats fit side by side. */
static int
cards_on_a_line (OrreryRollBoard *self, int n, int width)
{
  int widest = 1;

  for (guint seat = 0; seat < self->n_seats; seat++)
    if ((int) seat != self->front)
      {
        int minimum;

        gtk_widget_measure (self->cards[seat], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
        widest = MAX (widest, minimum);
      }
  return CLAMP ((width + gap (self)) / (widest + gap (self)), 1, n);
}

/* The other seats side by side; with large text they can take several lines. Returns the height. */
static int
lay_cards (OrreryRollBoard *self, int x, int y, int width, gboolean allocate)
{
  const int n = (int) self->n_seats - 1;
  const int n_line = cards_on_a_line (self, MAX (n, 1), width);
  const int each = (width - (n_line - 1) * gap (self)) / n_line;
  int height = 0;
  int i = 0;

  if (n <= 0 || !gtk_widget_get_visible (self->cards[self->front == 0]))
    return 0;
  for (guint seat = 0; seat < self->n_seats; seat++)
    if ((int) seat != self->front)
      height = MAX (height, height_of (self->cards[seat], each));
  for (guint seat = 0; seat < self->n_seats && allocate; seat++)
    if ((int) seat != self->front)
      {
        place (self, self->cards[seat], x + i % n_line * (each + gap (self)),
               y + i / n_line * (height + gap (self)), each, height);
        i++;
      }
  return (n + n_line - 1) / n_line * (height + gap (self));
}

static int
lay_row (OrreryRollBoard *self, GtkWidget *widget, int x, int y, int width, gboolean allocate)
{
  const int height = height_of (widget, width);

  if (allocate)
    place (self, widget, x, y, width, height);
  return height + gap (self);
}

static int
least_height (GtkWidget *widget, int width)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, 0), &minimum, NULL, NULL, NULL);
  return minimum;
}

/* The width of the strip next to the construction. */
static int
strip_width (OrreryRollBoard *self, int width)
{
  int minimum;

  gtk_widget_measure (self->construction, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return MIN ((width - gap (self)) * STRIP_SHARE / 1000, width - gap (self) - minimum);
}

/* The strip gets its minimum height, not its natural one, so that the tableau is visible as well. */
static int
pair_height (OrreryRollBoard *self, int width)
{
  const int left = strip_width (self, width);

  return MAX (least_height (self->strip, left), height_of (self->construction, width - gap (self) - left));
}

static void
place_pair (OrreryRollBoard *self, int x, int y, int width, int height)
{
  const int left = strip_width (self, width);

  place (self, self->strip, x, y, left, height);
  place (self, self->construction, x + left + gap (self), y, width - gap (self) - left, height);
}

/* Extra space goes to the tableau as far as its tiles can use it, and then to the strip. */
static int
lay_wide (OrreryRollBoard *self, int x, int y, int width, int height, gboolean allocate)
{
  const int pair = pair_height (self, width), least = least_height (self->tableau, width);
  const int rest = MAX (height - y - EDGE - pair - gap (self), least);
  const int tiles = MIN (rest, height_of (self->tableau, width));
  const int more = MIN (rest - tiles, pair / 3);

  if (allocate)
    {
      place_pair (self, x, y, width, pair + more);
      place (self, self->tableau, x, y + pair + more + gap (self), width, rest - more);
    }
  return pair + gap (self) + least;
}

/* Only the tableau is left, below the construction. */
static int
lay_bare (OrreryRollBoard *self, int x, int y, int width, int height, gboolean allocate)
{
  const int above = gtk_widget_get_visible (self->construction) ? lay_row (self, self->construction, x, y, width, allocate) : 0;
  const int least = least_height (self->tableau, width);

  y += above;
  if (allocate)
    place (self, self->tableau, x, y, width, CLAMP (height - y - EDGE, least, MAX (least, height_of (self->tableau, width))));
  return above + least;
}

/* The strip next to everything else of a seat. Unless something is being built, the stacks are part of the
 * question; a dense board is no higher than it has to be. */
static int
lay_beside (OrreryRollBoard *self, int left, int x, int y, int width, int height, gboolean allocate)
{
  const int right = width - gap (self) - left;
  const int above = gtk_widget_get_visible (self->construction) ? height_of (self->construction, right) + gap (self) : 0;
  const int least = MAX (least_height (self->strip, left), above + least_height (self->tableau, right));
  int rest = MAX (height - y - EDGE, least);

  if (self->layout != ORRERY_BOARD_MEDIUM)
    rest = MIN (rest, MAX (least, above + height_of (self->tableau, right)));
  if (allocate)
    {
      place (self, self->strip, x, y, left, rest);
      if (above > 0)
        place (self, self->construction, x + left + gap (self), y, right, above - gap (self));
      place (self, self->tableau, x + left + gap (self), y + above, right, rest - above);
    }
  return least;
}

static int
lay_column (OrreryRollBoard *self, int x, int y, int width, gboolean allocate)
{
  const int start = y;

  y += lay_row (self, self->strip, x, y, width, allocate);
  y += lay_row (self, self->construction, x, y, width, allocate);
  y += lay_row (self, self->tableau, x, y, width, allocate);
  return y - start - gap (self);
}

/* Returns the minimum height. */
static int
lay_all (OrreryRollBoard *self, int whole_width, int height, gboolean allocate)
{
  const int margin = self->layout == ORRERY_BOARD_NARROW ? GAP_NARROW : MARGIN;
  const int edge = MIN (margin, EDGE);
  const int width = whole_width - 2 * margin;
  int y = edge;

  y += lay_cards (self, margin, y, width, allocate);
  if (gtk_widget_get_visible (self->middle))
    y += lay_row (self, self->middle, margin, y, width, allocate);
  y += lay_row (self, self->line, margin, y, width, allocate);
  if (self->layout == ORRERY_BOARD_NARROW || is_tall (self, whole_width))
    return y + lay_column (self, margin, y, width, allocate) + edge;
  if (self->layout == ORRERY_BOARD_MEDIUM && !gtk_widget_get_visible (self->strip))
    return y + lay_bare (self, margin, y, width, height, allocate) + edge;
  if (self->layout == ORRERY_BOARD_MEDIUM)
    return y + lay_beside (self, (width - gap (self)) / 2, margin, y, width, height, allocate) + edge;
  if (self->dense >= ORRERY_DENSITY_DENSE)
    return y + lay_beside (self, MIN (STRIP_DENSE * self->zoom, width / 2), margin, y, width, height, allocate) + edge;
  return y + lay_wide (self, margin, y, width, height, allocate) + edge;
}

static gboolean
has_room_for_cards (OrreryRollBoard *self, int width)
{
  const int n = (int) self->n_seats - 1;

  return n * CARD_FROM * letter_size (self) + (n - 1) * GAP + 2 * MARGIN <= width;
}

/* TRUE if the strip can be hidden for now. */
static gboolean
has_no_use_for_strip (OrreryRollBoard *self)
{
  return self->decision != NULL
         && orrery_board_get_part (ORRERY_BOARD (self), orrery_decision_get_start (self->decision)) != self->strip;
}

/* FALSE if the question shows the stacks itself. */
static gboolean
needs_construction (OrreryRollBoard *self)
{
  const RollState *state = self->decision != NULL ? orrery_decision_get_start (self->decision) : NULL;

  return state == NULL || state->ask == ROLL_ASK_WORKER || state->ask == ROLL_ASK_COUNT || state->ask == ROLL_ASK_ABANDON;
}

void
orrery_roll_board_show_seats (OrreryRollBoard *self)
{
  const OrreryDensity dense = density_for (self, gtk_widget_get_width (GTK_WIDGET (self)));

  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    gtk_widget_set_visible (self->cards[i],
                            i < self->n_seats && (int) i != self->front && dense < ORRERY_DENSITY_ALONE);
}

/* Next to a large question, the board shows only the part that it is about. */
static void
choose_parts (OrreryRollBoard *self, int width)
{
  const gboolean is_dense = density_for (self, width) >= ORRERY_DENSITY_DENSE;
  const gboolean is_bare = is_dense && self->layout == ORRERY_BOARD_MEDIUM && has_no_use_for_strip (self);

  orrery_construction_set_brief (ORRERY_CONSTRUCTION (self->construction), is_dense);
  orrery_construction_set_flat (ORRERY_CONSTRUCTION (self->construction), density_for (self, width) >= ORRERY_DENSITY_FLAT);
  orrery_tableau_set_plain (ORRERY_TABLEAU (self->tableau), self->layout != ORRERY_BOARD_WIDE
                                                             || density_for (self, width) >= ORRERY_DENSITY_PLAIN);
  gtk_widget_set_visible (self->construction,
                          !is_dense || self->layout == ORRERY_BOARD_NARROW || needs_construction (self));
  gtk_widget_set_visible (self->strip, !is_bare);
  gtk_widget_set_visible (self->middle, !is_bare);
  orrery_roll_board_show_seats (self);
}

/* The large parts are cards, unless the window is too narrow for their edges. */
void
orrery_roll_board_draw_cards (OrreryRollBoard *self, gboolean on)
{
  GtkWidget *const parts[] = { self->strip, self->construction, self->tableau };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    orrery_toggle_class (parts[i], "orrery-board-card", on);
}

static void
set_layout (OrreryRollBoard *self, OrreryBoardLayout layout, int width)
{
  const gboolean narrow = layout == ORRERY_BOARD_NARROW;
  const gboolean is_low = density_for (self, width) >= ORRERY_DENSITY_TIGHT;
  const gboolean is_compact = narrow || is_low || !has_room_for_cards (self, width);
  gboolean is_same;

  /* Cards that are not shown are not rebuilt. */
  for (guint i = 0; i < self->n_seats; i++)
    {
      if ((int) i == self->front)
        continue;
      orrery_seat_card_set_compact (ORRERY_SEAT_CARD (self->cards[i]), is_compact);
      orrery_seat_card_set_has_dice (ORRERY_SEAT_CARD (self->cards[i]), !narrow && !is_low);
    }
  orrery_seat_line_set_tight (ORRERY_SEAT_LINE (self->line), width < TIGHT_BELOW * letter_size (self));
  orrery_middle_bar_set_tight (ORRERY_MIDDLE_BAR (self->middle), width < TIGHT_BELOW * letter_size (self));
  is_same = self->layout == layout;
  self->layout = layout;
  choose_parts (self, width);
  if (is_same)
    return;
  orrery_roll_board_draw_cards (self, !narrow);
  orrery_middle_bar_set_compact (ORRERY_MIDDLE_BAR (self->middle), layout != ORRERY_BOARD_WIDE);
  orrery_seat_line_set_compact (ORRERY_SEAT_LINE (self->line), layout != ORRERY_BOARD_WIDE);
  orrery_construction_set_compact (ORRERY_CONSTRUCTION (self->construction), layout != ORRERY_BOARD_WIDE);
  orrery_tableau_set_compact (ORRERY_TABLEAU (self->tableau), narrow);
  orrery_board_set_compact (ORRERY_BOARD (self), narrow);
}

/* --- Zoom --- */

/* If there are so many players that their cards would need a second line, they get smaller. */
static double
find_card_zoom (OrreryRollBoard *self, int width, double zoom)
{
  const int n = MAX ((int) self->n_seats - 1, 1);
  const double each = (width - 2 * MARGIN - (n - 1) * GAP) / (double) n;

  return CLAMP (floor (each / (CARD_FROM * letter_size (self)) * ZOOM_STEPS) / ZOOM_STEPS, MIN (zoom, 1), zoom);
}

static void
zoom_parts (GtkWidget *const *parts, gsize n, double zoom, double *now)
{
  for (gsize i = 0; i < n && *now != zoom; i++)
    orrery_board_part_set_zoom (ORRERY_BOARD_PART (parts[i]), zoom);
  *now = zoom;
}

/* The bar and the line of a seat take the whole width, so they only grow with the window. */
static void
set_zoom (OrreryRollBoard *self, int width)
{
  GtkWidget *const lines[] = { self->middle, self->line };
  GtkWidget *const large[] = { self->strip, self->construction, self->tableau };
  const double zoom = find_zoom (self, width), most = MAX (1, width / (FIT_WIDTH * letter_size (self)));

  zoom_parts (self->cards, ROLL_MAX_SEATS, find_card_zoom (self, width, zoom), &self->card_zoom);
  zoom_parts (lines, G_N_ELEMENTS (lines), MIN (zoom, most), &self->line_zoom);
  zoom_parts (large, G_N_ELEMENTS (large), zoom, &self->zoom);
}

/* Whether everything fits now is measured before layout. */
static void
fit_parts (OrreryRollBoard *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));

  if (width > 0)
    {
      set_layout (self, self->layout, width);
      set_zoom (self, width);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
orrery_roll_board_set_room (OrreryBoard *board, int height, double zoom)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);

  if (self->room == height && self->user_zoom == zoom)
    return;
  self->room = height;
  self->user_zoom = zoom;
  fit_parts (self);
}

void
orrery_roll_board_set_dense (OrreryBoard *board, OrreryDensity dense)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);

  if (self->dense == dense)
    return;
  self->dense = dense;
  fit_parts (self);
}

/* Any layout can become the narrow one, so only the window limits the width. */
void
orrery_roll_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 0;
      *natural = 1000;
      return;
    }
  /* The window asks for the height at its smallest width whenever anything changes. The parts are laid out
   * again only for their actual width; the board scrolls, so a guess is good enough until then. */
  if (for_size > 0 && layout_for (self, for_size) != self->layout)
    *minimum = *natural = GUESS;
  else
    *minimum = *natural = lay_all (self, for_size > 0 ? for_size : 1000, 0, FALSE);
}

void
orrery_roll_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (widget);

  set_layout (self, layout_for (self, width), width);
  set_zoom (self, width);
  lay_all (self, width, height, TRUE);
}
