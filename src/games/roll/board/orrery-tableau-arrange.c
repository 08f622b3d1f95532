/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-tableau-arrange.h"

#include "widgets/style/orrery-text.h"

#define GAP ORRERY_TABLEAU_GAP
#define LARGEST 504
#define LARGE_FROM 2  /* zoom: the screen has room for tiles that are larger still */
#define LARGE_BY 1.25
#define FLAT_BY 1.6   /* a flat tile may be so much wider, if that saves lines */
#define SMALLEST 76 /* with its name */
#define TINIEST 36
#define MOST_ROWS 3

static double
letter_size (OrreryTableauTiles *self)
{
  return CLAMP (orrery_text_factor (self->context), 1, 1.6);
}

static int
row_height (OrreryTableauTiles *self, OrreryTileSize size, int width)
{
  int height = 0;

  for (guint i = 0; i < self->n; i++)
    height = MAX (height, (int) orrery_tile_height (self->faces[i], size, width, self->context));
  return height;
}

static int
get_height (OrreryTableauTiles *self, const OrreryArrangement *arranged)
{
  const int rows = (int) ((MAX (self->n, 1) + arranged->columns - 1) / arranged->columns);

  return rows * (row_height (self, arranged->size, arranged->width) + GAP) - GAP;
}

/* How high each of so many rows can be. */
static int
room_for_row (int height, int rows)
{
  return (height + GAP) / rows - GAP;
}

/* TRUE if no tile is higher than `most`. Laying out words takes a while, so it is not done for widths at which every
 * tile is too high, and the tile that was too high for the last width is tried first. */
static gboolean
row_fits (OrreryTableauTiles *self, OrreryTileSize size, int width, int most)
{
  gboolean fits = most >= 0 && (self->n == 0 || orrery_tile_least_height (size, width) <= most);

  for (guint i = 0; i < self->n && fits; i++)
    {
      const guint k = (self->highest + i) % self->n;

      fits = (int) orrery_tile_height (self->faces[k], size, width, self->context) <= most;
      if (!fits)
        self->highest = k;
    }
  return fits;
}

/* As wide as possible in so many rows. */
static int
fitting_width (int width, guint columns, int widest)
{
  return MIN (widest, (width - (int) (columns - 1) * GAP) / (int) columns);
}

static int
widest (OrreryTableauTiles *self)
{
  return MIN (LARGEST, ORRERY_TABLEAU_WIDEST * self->zoom * letter_size (self) * (self->zoom > LARGE_FROM ? LARGE_BY : 1));
}

/* Readable tiles, as large as possible and then in as few rows as possible: another row must make them noticeably
 * larger. FALSE if there is no room for words. */
static gboolean
arrange_words (OrreryTableauTiles *self, OrreryTileSize size, int width, int height, int most, OrreryArrangement *out)
{
  const guint n = MAX (self->n, 1);
  const int from = orrery_tile_board_from (self->context);
  int best = from - 1;

  for (guint rows = 1; rows <= MOST_ROWS; rows++)
    {
      const guint columns = (n + rows - 1) / rows;
      int tile = fitting_width (width, columns, most);

      while (tile > best && !row_fits (self, size, tile, room_for_row (height, (int) rows)))
        tile -= 6;
      if (tile > best + (best < from ? 0 : best / 16))
        *out = (OrreryArrangement) { size, best = tile, columns };
    }
  return best >= from;
}

/* Only names: tiles shrink so that all are visible, up to a point. FALSE if that is not enough. */
static gboolean
arrange_names (OrreryTableauTiles *self, OrreryTileSize size, int width, int height, OrreryArrangement *out)
{
  const guint n = MAX (self->n, 1);
  const int least = SMALLEST * letter_size (self);
  const int most = MAX (least, 96 * letter_size (self));
  const int least_row = row_height (self, size, least) + GAP;
  int rows = 1, tile, fitting;

  while (rows < MOST_ROWS && fitting_width (width, (n + rows - 1) / rows, most) < least
         && (rows + 1) * least_row - GAP <= height)
    rows++;
  fitting = fitting_width (width, (n + rows - 1) / rows, most);
  tile = MAX (fitting, least);
  while (tile > least && !row_fits (self, size, tile, room_for_row (height, rows)))
    tile--;
  *out = (OrreryArrangement) { size, tile, (n + rows - 1) / rows };
  return fitting >= least && get_height (self, out) <= height;
}

/* Only pictures: the question leaves no room for more. In as many rows as make them largest. */
static void
arrange_pictures (OrreryTableauTiles *self, int width, int height, OrreryArrangement *out)
{
  const guint n = MAX (self->n, 1);
  int best = 0;

  for (guint rows = 1; rows <= MOST_ROWS; rows++)
    {
      const guint columns = (n + rows - 1) / rows;
      const int tile = MIN (room_for_row (height, (int) rows), fitting_width (width, columns, SMALLEST));

      if (rows == 1 || tile > best)
        *out = (OrreryArrangement) { ORRERY_TILE_MINI, CLAMP (tile, TINIEST, SMALLEST), columns };
      best = MAX (best, tile);
    }
}

void
orrery_tableau_arrange (OrreryTableauTiles *self, int width, int height, OrreryArrangement *out)
{
  if (!arrange_words (self, ORRERY_TILE_BOARD, width, height, widest (self), out)
      && !arrange_words (self, ORRERY_TILE_FLAT, width, height, widest (self), out)
      && !arrange_words (self, ORRERY_TILE_FLAT, width, height, FLAT_BY * widest (self), out)
      && !arrange_names (self, ORRERY_TILE_SMALL, width, height, out)
      && !arrange_names (self, ORRERY_TILE_LOW, width, height, out))
    arrange_pictures (self, width, height, out);
}

int
orrery_tableau_get_least_height (OrreryTableauTiles *self, int width)
{
  OrreryArrangement least = { ORRERY_TILE_FLAT, fitting_width (width, MAX (self->n, 1), widest (self)), MAX (self->n, 1) };

  if (least.width < orrery_tile_board_from (self->context))
    arrange_names (self, ORRERY_TILE_LOW, width, G_MAXINT16, &least);
  return get_height (self, &least);
}

int
orrery_tableau_get_height (OrreryTableauTiles *self, int width)
{
  OrreryArrangement best = { 0 };

  return arrange_words (self, ORRERY_TILE_BOARD, width, G_MAXINT16, widest (self), &best) ? get_height (self, &best) : 0;
}
