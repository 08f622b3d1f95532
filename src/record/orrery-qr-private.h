/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/orrery-qr.h"

/* Draws the patterns of the version, the bytes and the format, with that mask or, with -1, the one with the
 * lowest penalty. */
void orrery_qr_draw (OrreryQr *self, const guint8 *bytes, guint n, OrreryQrLevel level, int mask);
