/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the dark and light modules of a code are. */
#include "record/orrery-qr-private.h"

#include <stdlib.h>
#include <string.h>

enum
{
  FREE = 0,
  FIXED = 2, /* a module of a pattern: no data, no mask */
  MAX_ALIGN = 7
};

/* --- Patterns --- */

static void
fix (OrreryQr *self, guint x, guint y, gboolean dark)
{
  self->modules[y][x] = (guint8) (FIXED | (dark ? 1 : 0));
}

static gboolean
is_fixed (const OrreryQr *self, guint x, guint y)
{
  return (self->modules[y][x] & FIXED) != 0;
}

/* With the light modules around it, if they are inside. */
static void
draw_finder (OrreryQr *self, int cx, int cy)
{
  for (int dy = -4; dy <= 4; dy++)
    for (int dx = -4; dx <= 4; dx++)
      {
        const int x = cx + dx, y = cy + dy, distance = MAX (abs (dx), abs (dy));

        if (x >= 0 && x < (int) self->size && y >= 0 && y < (int) self->size)
          fix (self, (guint) x, (guint) y, distance != 2 && distance != 4);
      }
}

static void
draw_alignment (OrreryQr *self, guint cx, guint cy)
{
  for (int dy = -2; dy <= 2; dy++)
    for (int dx = -2; dx <= 2; dx++)
      fix (self, cx + (guint) dx, cy + (guint) dy, MAX (abs (dx), abs (dy)) != 1);
}

static guint
list_alignments (const OrreryQr *self, guint positions[MAX_ALIGN])
{
  const guint v = self->version, n = v == 1 ? 0 : v / 7 + 2;
  const guint step = v == 32 ? 26 : n > 0 ? (v * 4 + n * 2 + 1) / (n * 2 - 2) * 2 : 0;

  for (guint i = 0; i < n; i++)
    positions[i] = i == 0 ? 6 : self->size - 7 - step * (n - 1 - i);
  return n;
}

static void
draw_alignments (OrreryQr *self)
{
  guint at[MAX_ALIGN];
  const guint n = list_alignments (self, at);

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n; k++)
      if (!((i == 0 && k == 0) || (i == 0 && k == n - 1) || (i == n - 1 && k == 0)))
        draw_alignment (self, at[i], at[k]);
}

/* The remainder of a division by a polynomial with `n` bits less than its own length. */
static guint
remainder_of (guint value, guint polynomial, guint n)
{
  guint rest = value;

  for (guint i = 0; i < n; i++)
    rest = rest << 1 ^ (rest >> (n - 1)) * polynomial;
  return rest;
}

static void
draw_version (OrreryQr *self)
{
  const guint bits = self->version << 12 | remainder_of (self->version, 0x1f25, 12);

  if (self->version < 7)
    return;
  for (guint i = 0; i < 18; i++)
    {
      const guint a = self->size - 11 + i % 3, b = i / 3;

      fix (self, a, b, (bits >> i & 1) != 0);
      fix (self, b, a, (bits >> i & 1) != 0);
    }
}

/* Draws the level and the mask, twice. */
static void
draw_format (OrreryQr *self, OrreryQrLevel level, guint mask)
{
  const guint data = (level == ORRERY_QR_L ? 1u : 0u) << 3 | mask;
  const guint bits = (data << 10 | remainder_of (data, 0x537, 10)) ^ 0x5412;

  for (guint i = 0; i < 15; i++)
    {
      const gboolean dark = (bits >> i & 1) != 0;
      const guint up = i < 6 ? i : i < 8 ? i + 1 : 14 - i;

      if (i < 8)
        {
          fix (self, 8, up, dark);
          fix (self, self->size - 1 - i, 8, dark);
        }
      else
        {
          fix (self, i == 8 ? 7 : up, 8, dark);
          fix (self, 8, self->size - 15 + i, dark);
        }
    }
  fix (self, 8, self->size - 8, TRUE);
}

static void
draw_patterns (OrreryQr *self)
{
  for (guint i = 0; i < self->size; i++)
    {
      fix (self, 6, i, i % 2 == 0);
      fix (self, i, 6, i % 2 == 0);
    }
  draw_finder (self, 3, 3);
  draw_finder (self, (int) self->size - 4, 3);
  draw_finder (self, 3, (int) self->size - 4);
  draw_alignments (self);
  draw_version (self);
}

/* --- Bytes --- */

/* In columns of two from the right, upwards and downwards in turn, around the patterns. */
static void
draw_bytes (OrreryQr *self, const guint8 *bytes, guint n)
{
  guint bit = 0;

  for (int right = (int) self->size - 1; right >= 1; right -= 2)
    {
      if (right == 6)
        right = 5;
      for (guint i = 0; i < self->size; i++)
        for (guint k = 0; k < 2; k++)
          {
            const guint x = (guint) right - k;
            const guint y = ((right + 1) & 2) == 0 ? self->size - 1 - i : i;

            if (is_fixed (self, x, y) || bit >= n * 8)
              continue;
            self->modules[y][x] = bytes[bit / 8] >> (7 - bit % 8) & 1;
            bit++;
          }
    }
}

static gboolean
is_masked (guint mask, guint x, guint y)
{
  switch (mask)
    {
    case 0:
      return (x + y) % 2 == 0;
    case 1:
      return y % 2 == 0;
    case 2:
      return x % 3 == 0;
    case 3:
      return (x + y) % 3 == 0;
    case 4:
      return (x / 3 + y / 2) % 2 == 0;
    case 5:
      return x * y % 2 + x * y % 3 == 0;
    case 6:
      return (x * y % 2 + x * y % 3) % 2 == 0;
    default:
      return ((x + y) % 2 + x * y % 3) % 2 == 0;
    }
}

static void
apply_mask (OrreryQr *self, guint mask)
{
  for (guint y = 0; y < self->size; y++)
    for (guint x = 0; x < self->size; x++)
      if (!is_fixed (self, x, y) && is_masked (mask, x, y))
        self->modules[y][x] ^= 1;
}

/* --- Penalties --- */

static gboolean
is_dark (const OrreryQr *self, gboolean across, guint line, guint i)
{
  return ((across ? self->modules[line][i] : self->modules[i][line]) & 1) != 0;
}

/* Five of a kind or more in a line. */
static guint
penalty_of_runs (const OrreryQr *self, gboolean across, guint line)
{
  guint penalty = 0, run = 1;

  for (guint i = 1; i <= self->size; i++)
    if (i < self->size
        && is_dark (self, across, line, i) == is_dark (self, across, line, i - 1))
      run++;
    else
      {
        penalty += run >= 5 ? run - 2 : 0;
        run = 1;
      }
  return penalty;
}

/* A pattern that looks like a finder, with four light modules before or after it. Everything outside the code
 * is light. */
static guint
penalty_of_finders (const OrreryQr *self, gboolean across, guint line)
{
  const int n = (int) self->size;
  guint penalty = 0, window = 0;

  for (int i = 0; i < n + ORRERY_QR_QUIET; i++)
    {
      const guint dark = i < n && is_dark (self, across, line, (guint) i) ? 1 : 0;

      window = (window << 1 | dark) & 0x7ff;
      if (i >= 6 && (window == 0x05d || window == 0x5d0))
        penalty += 40;
    }
  return penalty;
}

static guint
penalty_of_blocks (const OrreryQr *self)
{
  guint penalty = 0;

  for (guint y = 1; y < self->size; y++)
    for (guint x = 1; x < self->size; x++)
      {
        const guint sum = (self->modules[y][x] & 1u) + (self->modules[y - 1][x] & 1u)
                          + (self->modules[y][x - 1] & 1u) + (self->modules[y - 1][x - 1] & 1u);

        penalty += sum == 0 || sum == 4 ? 3 : 0;
      }
  return penalty;
}

/* Ten for every 5 % of deviation from half dark. */
static guint
penalty_of_balance (const OrreryQr *self)
{
  const int all = (int) (self->size * self->size);
  int dark = 0;

  for (guint y = 0; y < self->size; y++)
    for (guint x = 0; x < self->size; x++)
      dark += self->modules[y][x] & 1;
  return (guint) (abs (dark * 20 - all * 10) / all * 10);
}

guint
orrery_qr_penalty (const OrreryQr *self)
{
  guint penalty = penalty_of_blocks (self) + penalty_of_balance (self);

  for (guint line = 0; line < self->size; line++)
    for (guint across = 0; across < 2; across++)
      penalty += penalty_of_runs (self, across != 0, line)
                 + penalty_of_finders (self, across != 0, line);
  return penalty;
}

static guint
choose_mask (OrreryQr *self, OrreryQrLevel level)
{
  guint best = 0, least = G_MAXUINT;

  for (guint mask = 0; mask < 8; mask++)
    {
      guint penalty;

      apply_mask (self, mask);
      draw_format (self, level, mask);
      penalty = orrery_qr_penalty (self);
      apply_mask (self, mask);
      if (penalty < least)
        {
          least = penalty;
          best = mask;
        }
    }
  return best;
}

void
orrery_qr_draw (OrreryQr *self, const guint8 *bytes, guint n, OrreryQrLevel level, int mask)
{
  memset (self->modules, FREE, sizeof self->modules);
  draw_patterns (self);
  draw_format (self, level, 0);
  draw_bytes (self, bytes, n);
  self->mask = mask >= 0 ? (guint) mask : choose_mask (self, level);
  apply_mask (self, self->mask);
  draw_format (self, level, self->mask);
  for (guint y = 0; y < self->size; y++)
    for (guint x = 0; x < self->size; x++)
      self->modules[y][x] &= 1;
}
