/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-strip-layout.h"

#include <math.h>

#define GAP 6
#define N_COLUMNS (ROLL_N_PHASES + 1)
#define NARROW 400
#define WIDEST_COLUMN 132
#define TRAY_WORDS 84 /* px, in front of the dice that are not placed yet */
#define NUMBER 58 /* px, of a key and a symbol next to those dice */
#define NAME_BESIDE 62 /* the width of a column from which the symbol and the name of its phase fit side by side */

static const guint8 die_sizes[] = { 34, 28, 24, 20 };

/* With large text, the strip must be wider before it shows words. */
static gboolean
is_narrow (int width, double letter)
{
  return width < NARROW * MAX (1, letter * 0.85);
}

static int
column_width (int width, double zoom)
{
  return MIN ((width - GAP * (N_COLUMNS - 1)) / N_COLUMNS, WIDEST_COLUMN * zoom);
}

static gboolean
is_stacked (int width, double letter, double zoom)
{
  return is_narrow (width, letter) || column_width (width, zoom) < NAME_BESIDE * letter;
}

static int
head_height (int width, double letter, double zoom)
{
  return is_stacked (width, letter, zoom) ? 28 + lround (18 * letter) : lround ((18 + 16 * letter) * pow (zoom, 0.6));
}

static int
foot_height (int width, double letter)
{
  /* With large text, the note needs another line. */
  return is_narrow (width, letter) ? 22 : lround ((letter > 1.15 ? 58 : 42) * letter);
}

static guint
dice_a_row (int column, int die)
{
  int gap = die >= 34 ? 4 : 3;

  return MAX ((column - GAP + gap) / (die + gap), 1);
}

/* The height of the dice in a column. */
static int
dice_height (int column, int die, guint n)
{
  guint rows = (n + dice_a_row (column, die) - 1) / dice_a_row (column, die);

  return rows * (die + 4);
}

static guint
in_column (const guint *counts, guint column)
{
  /* Virtual workers can be in any column, so leave room in the fullest. */
  return counts[ROLL_COLUMN + column] + counts[ORRERY_PLACE_SELECTOR + column] + counts[ORRERY_PLACE_EXTRA];
}

static int
highest_column (int width, const guint *counts, int die, double zoom)
{
  int most = 0;

  for (guint i = 0; i < ROLL_N_PHASES; i++)
    most = MAX (most, dice_height (column_width (width, zoom), die, in_column (counts, i)));
  return most;
}

/* A little smaller, so that two fit side by side. */
static int
largest_die (int width, double zoom)
{
  return width < NARROW ? 34 : CLAMP ((column_width (width, zoom) - 10) / 2, 34, (int) (38 * zoom));
}

static int
tray_start (int width, double letter)
{
  return is_narrow (width, letter) ? 0 : lround (TRAY_WORDS * letter);
}

static int
tray_height (int width, const guint *counts, double letter, double zoom)
{
  int die = largest_die (width, zoom);
  guint a_row = MAX ((width - tray_start (width, letter) - 2 * GAP) / (die + 4), 1);

  if (counts[ROLL_WILDS] == 0)
    return 0;
  return (counts[ROLL_WILDS] + a_row - 1) / a_row * (die + 4) + 2 * GAP;
}

int
orrery_strip_layout_height (int width, const guint *counts, double letter, double zoom,
                            int *minimum)
{
  int around = head_height (width, letter, zoom) + GAP + foot_height (width, letter) + 2 * GAP;
  int tray = tray_height (width, counts, letter, zoom);
  int largest = largest_die (width, zoom);
  int usual = largest * (width < NARROW ? 3 : 2) + 12;
  int wanted = MIN (highest_column (width, counts, largest, zoom), 3 * (largest + 4));

  if (tray > 0)
    around += tray + GAP;
  *minimum = around + MAX (highest_column (width, counts, 20, zoom), largest + 4);
  return MAX (*minimum, around + MAX (wanted, usual));
}

static int
fitting_die (int width, int room, const guint *counts, double zoom)
{
  int die = largest_die (width, zoom);

  for (; die > die_sizes[0]; die -= 4)
    if (highest_column (width, counts, die, zoom) <= room)
      return die;
  for (guint i = 0; i < G_N_ELEMENTS (die_sizes); i++)
    if (die_sizes[i] <= die && highest_column (width, counts, die_sizes[i], zoom) <= room)
      return die_sizes[i];
  return die_sizes[G_N_ELEMENTS (die_sizes) - 1];
}

static int
tray_die (const OrreryStripLayout *self)
{
  return MIN (self->die + 6, self->largest);
}

void
orrery_strip_layout_init (OrreryStripLayout *self, int width, int height, const guint *counts,
                          double letter, double zoom)
{
  int w = column_width (width, zoom), head = head_height (width, letter, zoom);
  int tray = tray_height (width, counts, letter, zoom), below = head + GAP;
  int column = height - below - (tray > 0 ? tray + GAP : 0);
  int x = (width - N_COLUMNS * w - (N_COLUMNS - 1) * GAP) / 2;

  *self = (OrreryStripLayout) { .narrow = is_narrow (width, letter), .stacked = is_stacked (width, letter, zoom) };
  self->foot = foot_height (width, letter);
  self->die = fitting_die (width, column - self->foot - 2 * GAP, counts, zoom);
  self->largest = largest_die (width, zoom);
  for (guint i = 0; i < ROLL_N_PHASES; i++, x += w + GAP)
    {
      self->head[i] = (GdkRectangle) { x, 0, w, head };
      self->column[i] = (GdkRectangle) { x, below, w, column };
    }
  self->dictate = (GdkRectangle) { x, 0, w, below + column };
  if (tray == 0)
    return;
  self->tray = (GdkRectangle) { self->head[0].x, height - tray, x + w - self->head[0].x, tray };
  self->tray_start = tray_start (width, letter);
  self->tray_after = self->tray_start + (int) counts[ROLL_WILDS] * (tray_die (self) + 4) + GAP;
  self->has_numbers = self->tray_start > 0 && self->tray_after + ROLL_N_PHASES * NUMBER * letter <= self->tray.width;
}

/* The dice of the tray are next to its words, if they fit in one row. */
static GdkRectangle
tray_area (const OrreryStripLayout *self)
{
  GdkRectangle area = self->tray;

  area.x += self->tray_start;
  area.width -= self->tray_start;
  if (self->tray_start > 0)
    area.width = MIN (area.width, self->tray_after - self->tray_start);
  return area;
}

/* Rows of dice, each centered. */
static void
place_in_rows (const GdkRectangle *area, int die, guint i, guint n, GdkRectangle *rect)
{
  int gap = die >= 34 ? 4 : 3;
  guint a_row = dice_a_row (area->width, die), row = i / a_row;
  guint here = MIN (n - row * a_row, a_row);
  int left = (area->width - (int) here * (die + gap) + gap) / 2;

  rect->x = area->x + left + (i - row * a_row) * (die + gap);
  rect->y = area->y + row * (die + 4);
  rect->width = rect->height = die;
}

gboolean
orrery_strip_layout_die (const OrreryStripLayout *self, guint place, guint i, guint n,
                         GdkRectangle *rect)
{
  GdkRectangle area;

  /* The selecting die is in the column where it works. */
  if (orrery_place_is_selector (place))
    area = self->column[place - ORRERY_PLACE_SELECTOR];
  else if (orrery_place_is_column (place))
    area = self->column[place - ROLL_COLUMN];
  else if (place == ROLL_DICTATED)
    {
      area = self->dictate;
      area.y = self->column[0].y;
    }
  else if (place == ROLL_WILDS && self->tray.width > 0)
    area = tray_area (self);
  else
    return FALSE;
  area.y += place == ROLL_WILDS ? GAP : 10;
  place_in_rows (&area, place == ROLL_WILDS ? tray_die (self) : self->die, i, n, rect);
  return TRUE;
}

static gboolean
contains (const GdkRectangle *rect, double x, double y)
{
  /* The gap belongs to both neighbors, so that no click between two columns is lost. */
  return rect->width > 0 && x >= rect->x - GAP / 2 && x < rect->x + rect->width + GAP / 2
         && y >= rect->y - GAP / 2 && y < rect->y + rect->height + GAP / 2;
}

guint
orrery_strip_layout_at (const OrreryStripLayout *self, double x, double y)
{
  for (guint i = 0; i < ROLL_N_PHASES; i++)
    {
      if (contains (&self->head[i], x, y))
        return ORRERY_PLACE_SELECTOR + i;
      if (contains (&self->column[i], x, y))
        return ROLL_COLUMN + i;
    }
  if (contains (&self->dictate, x, y))
    return ROLL_DICTATED;
  return contains (&self->tray, x, y) ? ROLL_WILDS : ORRERY_NO_PLACE;
}
