/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A maximum matching between wishes and powers; each power grants a limited number of wishes. */
#pragma once

#include <glib.h>

enum
{
  ORRERY_MATCHING_MAX_WISHES = 80,
  ORRERY_MATCHING_MAX_POWERS = 32
};

typedef struct
{
  guint n_wishes;
  guint32 masks[ORRERY_MATCHING_MAX_WISHES]; /* of the powers that can grant it */
  gint8 by[ORRERY_MATCHING_MAX_WISHES];      /* -1: nobody */
  guint8 capacity[ORRERY_MATCHING_MAX_POWERS];
  guint8 load[ORRERY_MATCHING_MAX_POWERS];
  guint32 full; /* powers in which no further wish can make room */
} OrreryMatching;

void     orrery_matching_init (OrreryMatching *self, const guint8 *capacity, guint n_powers);

/* Adds a wish and returns whether it is granted. Wishes granted before stay granted, though perhaps by
 * another power. */
gboolean orrery_matching_add  (OrreryMatching *self, guint32 mask);

/* Powers that could grant one more wish. */
guint32  orrery_matching_open (const OrreryMatching *self);
