/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPiecePaintable: a piece for GtkPicture, GtkImage, lists and drag icons. It follows the style and
 * stays crisp at any size. */
#pragma once

#include "widgets/art/orrery-picture.h"

#define ORRERY_TYPE_PIECE_PAINTABLE (orrery_piece_paintable_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPiecePaintable, orrery_piece_paintable, ORRERY, PIECE_PAINTABLE,
                      GObject)

/* Any picture; its context is not stored. */
GdkPaintable *orrery_piece_paintable_new (const OrreryPicture *picture);
