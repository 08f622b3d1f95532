/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What toggles can ask of an entry, and the words that ask the same. */
#pragma once

#include "orrery-entry.h"
#include "orrery-fold.h"

G_BEGIN_DECLS

/* Inside a mask any bit will do; all that is set must hold. All zero lets everything through. */
typedef struct
{
  guint    kinds;   /* mask of 1 << OrreryKind */
  guint    sets;    /* mask of 1 << RollSet: game tiles, factions, home worlds */
  guint    phases;  /* mask of ROLL_BIT (RollPhase) and ORRERY_PHASE_ASSIGN */
  guint    costs;   /* mask of 1 << cost */
  guint    colours; /* mask of ROLL_BIT (RollColour), gray too */
  guint    powers;  /* mask of OrreryPowerGroup */
  gboolean reassign;
  gboolean immediate;
  gboolean bonus;   /* "6+" */
} OrreryFilter;

gboolean orrery_filter_is_empty (const OrreryFilter *filter);
gboolean orrery_filter_matches  (const OrreryFilter *filter,
                                 OrreryEntry        *entry);

/* Adds what other asks for. */
void     orrery_filter_add      (OrreryFilter       *filter,
                                 const OrreryFilter *other);

/* Reads a filter off the front of words ("cost 4", "phase iii", "genes", "6+"). Returns how many
 * words it is made of; 0 if it is none. */
guint    orrery_filter_read     (const OrreryWord   *words,
                                 guint               n_words,
                                 OrreryFilter       *filter);

/* The words that are filters, one after the other; NULL behind the last. */
const char *orrery_filter_get_word (guint         i,
                                    OrreryFilter *filter);

G_END_DECLS
