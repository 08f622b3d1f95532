/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contents of a code: data bytes and correction bytes. orrery-qr-draw.c draws it. */
#include "record/orrery-qr-private.h"

#include <string.h>

enum
{
  MAX_BLOCKS = 64,
  MAX_CODE = 30, /* correction bytes per block */
  BYTE_MODE = 4
};

/* For each version, from 1, at L and M: the correction bytes per block, and the blocks. */
static const guint8 code_bytes[2][ORRERY_QR_MAX_VERSION] = {
  { 7,  10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
    28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30 },
  { 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
    26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28 },
};
static const guint8 n_blocks[2][ORRERY_QR_MAX_VERSION] = {
  { 1, 1, 1, 1,  1,  2,  2,  2,  2,  4,  4,  4,  4,  4,  6,  6,  6,  6,  7,  8,
    8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25 },
  { 1,  1,  1,  2,  2,  4,  4,  4,  5,  5,  5,  8,  9,  9,  10, 10, 11, 13, 14, 16,
    17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49 },
};

/* --- Sizes --- */

/* All bytes, including correction; a few bits may be left over. */
static guint
raw_bytes (guint version)
{
  guint bits = (16 * version + 128) * version + 64;

  if (version >= 2)
    {
      const guint n = version / 7 + 2;

      bits -= (25 * n - 10) * n - 55;
    }
  if (version >= 7)
    bits -= 36;
  return bits / 8;
}

static guint
data_bytes (guint version, OrreryQrLevel level)
{
  return raw_bytes (version)
         - (guint) code_bytes[level][version - 1] * n_blocks[level][version - 1];
}

/* The head is the mode, and the length in one byte or two. */
static guint
head_bits (guint version)
{
  return version < 10 ? 12 : 20;
}

gsize
orrery_qr_capacity (guint version, OrreryQrLevel level)
{
  g_return_val_if_fail (version >= 1 && version <= ORRERY_QR_MAX_VERSION, 0);

  return (data_bytes (version, level) * 8 - head_bits (version)) / 8;
}

/* --- Correction --- */

/* In the field of 256 elements modulo x^8 + x^4 + x^3 + x^2 + 1. */
static guint8
multiply (guint8 a, guint8 b)
{
  guint product = 0;

  for (int i = 7; i >= 0; i--)
    {
      product = product << 1 ^ (product >> 7) * 0x11d;
      product ^= (b >> i & 1) * a;
    }
  return (guint8) product;
}

/* The product of (x - 2^i), without its leading 1. */
static void
make_divisor (guint8 *divisor, gsize n)
{
  guint8 root = 1;

  memset (divisor, 0, n);
  divisor[n - 1] = 1;
  for (gsize i = 0; i < n; i++)
    {
      for (gsize k = 0; k < n; k++)
        divisor[k] = multiply (divisor[k], root) ^ (k + 1 < n ? divisor[k + 1] : 0);
      root = multiply (root, 2);
    }
}

void
orrery_qr_correction (const guint8 *bytes, gsize n, guint8 *code, gsize n_code)
{
  guint8 divisor[MAX_CODE];

  g_return_if_fail (n_code >= 1 && n_code <= MAX_CODE);

  make_divisor (divisor, n_code);
  memset (code, 0, n_code);
  for (gsize i = 0; i < n; i++)
    {
      const guint8 factor = bytes[i] ^ code[0];

      memmove (code, code + 1, n_code - 1);
      code[n_code - 1] = 0;
      for (gsize k = 0; k < n_code; k++)
        code[k] ^= multiply (divisor[k], factor);
    }
}

/* --- Bytes in their order --- */

static void
append_bits (guint8 *data, guint *n_bits, guint value, guint n)
{
  for (guint i = n; i-- > 0; (*n_bits)++)
    data[*n_bits / 8] |= (guint8) ((value >> i & 1) << (7 - *n_bits % 8));
}

static void
write_data (guint8 *data, guint n, guint version, const guint8 *bytes, gsize length)
{
  guint n_bits = 0;

  memset (data, 0, n);
  append_bits (data, &n_bits, BYTE_MODE, 4);
  append_bits (data, &n_bits, (guint) length, head_bits (version) - 4);
  for (gsize i = 0; i < length; i++)
    append_bits (data, &n_bits, bytes[i], 8);
  n_bits = MIN (n_bits + 4, n * 8); /* the end marker, if there is room */
  for (guint i = (n_bits + 7) / 8, odd = 0; i < n; i++, odd ^= 1)
    data[i] = odd ? 0x11 : 0xec;
}

/* The first bytes of all blocks, then the second …, and the same for the correction bytes. Longer blocks, by
 * one byte, come last. */
static void
interleave (const guint8 *data, guint version, OrreryQrLevel level, guint8 *out)
{
  const guint n = n_blocks[level][version - 1], n_code = code_bytes[level][version - 1];
  const guint all = data_bytes (version, level), shorter = all / n, n_short = n - all % n;
  guint8 code[MAX_BLOCKS][MAX_CODE];
  const guint8 *begin = data;

  for (guint block = 0; block < n; block++)
    {
      const guint length = shorter + (block >= n_short ? 1 : 0);

      orrery_qr_correction (begin, length, code[block], n_code);
      for (guint i = 0; i < length; i++)
        out[i < shorter ? i * n + block : shorter * n + block - n_short] = begin[i];
      for (guint i = 0; i < n_code; i++)
        out[all + i * n + block] = code[block][i];
      begin += length;
    }
}

OrreryQr *
orrery_qr_new (const guint8 *bytes, gsize length, OrreryQrLevel level, int mask)
{
  guint version = 1;
  g_autofree guint8 *data = NULL;
  g_autofree guint8 *all = NULL;
  OrreryQr *self;

  g_return_val_if_fail (mask >= -1 && mask < 8, NULL);

  while (version <= ORRERY_QR_MAX_VERSION && orrery_qr_capacity (version, level) < length)
    version++;
  if (version > ORRERY_QR_MAX_VERSION)
    return NULL;
  data = g_malloc (data_bytes (version, level));
  all = g_malloc (raw_bytes (version));
  write_data (data, data_bytes (version, level), version, bytes, length);
  interleave (data, version, level, all);
  self = g_new0 (OrreryQr, 1);
  self->version = version;
  self->size = 17 + 4 * version;
  orrery_qr_draw (self, all, raw_bytes (version), level, mask);
  return self;
}

void
orrery_qr_free (OrreryQr *self)
{
  g_free (self);
}
