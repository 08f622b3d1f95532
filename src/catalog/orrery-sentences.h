/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences of all entries, each as the meanings of its words. A question is best answered by an entry
 * that has most of its words in one sentence, and few others there. */
#pragma once

#include <glib.h>

#include "orrery-query.h"

typedef struct _OrrerySentences OrrerySentences;

OrrerySentences *orrery_sentences_new  (void);
void             orrery_sentences_free (OrrerySentences *self);

/* Starts a sentence of an entry; `weight` says how much its similarity counts. */
void             orrery_sentences_begin (OrrerySentences *self, guint entry, float weight);
void             orrery_sentences_add   (OrrerySentences *self, guint sense);

/* Call after adding everything. telling: how specific each sense is. */
void             orrery_sentences_finish (OrrerySentences *self, const float *telling,
                                          guint n_senses);

/* Sets likeness, one per entry and zero before, to the similarity of its best sentence: 0 to 1. worth: the
 * value of each term. */
void             orrery_sentences_compare (const OrrerySentences *self, const OrreryQuery *query,
                                           const float *worth, float *likeness);
