/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How well a few typed letters match the name of a piece, for lists in which people pick many pieces in a row. */
#pragma once

#include <glib.h>

/* Lower is better. */
typedef enum
{
  ORRERY_NAME_EXACT,
  ORRERY_NAME_INITIALS,  /* the initials of all its words: "fta" */
  ORRERY_NAME_BEGINNING,
  ORRERY_NAME_FROM_FIRST, /* in order, from its first word on: "min w" for Mining World */
  ORRERY_NAME_IN_ORDER,  /* each typed word starts one of the name's */
  ORRERY_NAME_RUN,       /* the starts of its first words, joined: "spd" for Space Docks */
  ORRERY_NAME_ANY_ORDER,
  ORRERY_NAME_TYPO,
  ORRERY_NAME_NOT
} OrreryNameRank;

/* `folded` comes from orrery_fold_words(). */
OrreryNameRank orrery_name_rank (const char *folded, const char *name);
