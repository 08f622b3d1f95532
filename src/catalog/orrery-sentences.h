/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences of all entries, each as the meanings of its words. A question is best answered by an entry
 * that has most of its words in one sentence, and few others there. */
#pragma once

#include <glib.h>

#include "orrery-query.h"

G_BEGIN_DECLS

typedef struct _OrrerySentences OrrerySentences;

OrrerySentences *orrery_sentences_new  (void);
void             orrery_sentences_free (OrrerySentences *self);

/* Begins a sentence of an entry; its likeness counts by weight. */
void             orrery_sentences_begin (OrrerySentences *self,
                                         guint            entry,
                                         float            weight);
void             orrery_sentences_add   (OrrerySentences *self,
                                         guint            sense);

/* Call when all are added. telling: of each sense. */
void             orrery_sentences_finish (OrrerySentences *self,
                                          const float     *telling,
                                          guint            n_senses);

/* Sets likeness, one per entry and zero before, to that of its best sentence: 0 to 1. worth: of each term. */
void             orrery_sentences_compare (const OrrerySentences *self,
                                           const OrreryQuery     *query,
                                           const float           *worth,
                                           float                 *likeness);

G_END_DECLS
