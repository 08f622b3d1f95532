/* SPDX-License-Identifier: GPL-3.0-or-later */
/* QR codes (ISO/IEC 18004) of bytes: versions 1 to 40, error correction of level L and M. */
#pragma once

#include <glib.h>

typedef enum
{
  ORRERY_QR_L, /* 7 % of it may be damaged */
  ORRERY_QR_M  /* 15 % */
} OrreryQrLevel;

enum
{
  ORRERY_QR_MAX_VERSION = 40,
  ORRERY_QR_MAX_SIZE = 17 + 4 * ORRERY_QR_MAX_VERSION,
  ORRERY_QR_QUIET = 4 /* light modules that must surround it */
};

typedef struct
{
  guint version;
  guint size; /* modules per side */
  guint mask;
  guint8 modules[ORRERY_QR_MAX_SIZE][ORRERY_QR_MAX_SIZE]; /* [y][x]; 1 is dark */
} OrreryQr;

/* Uses the smallest version that holds them; NULL if even the largest does not. `mask` is 0 to 7, or -1 for
 * the one that the standard's penalties prefer. */
OrreryQr *orrery_qr_new (const guint8 *bytes, gsize length, OrreryQrLevel level, int mask);
void orrery_qr_free (OrreryQr *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryQr, orrery_qr_free)

/* How many bytes a version holds. */
gsize orrery_qr_capacity (guint version, OrreryQrLevel level);

/* The Reed-Solomon code of `n` bytes, with `n_code` bytes. Public for tests. */
void orrery_qr_correction (const guint8 *bytes, gsize n, guint8 *code, gsize n_code);

/* The penalty of a finished code, as the standard counts it. Public for tests. */
guint orrery_qr_penalty (const OrreryQr *self);
