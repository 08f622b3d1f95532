/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language that people read and search in. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* For main: messages are those of $ORRERY_LOCALE_DIR, else those that were installed. */
void        orrery_language_init      (void);

/* The language of the messages, "de"; "en" without any. */
const char *orrery_language_get_code  (void);

/* The translation of a text of the data files: member of the entry with this id. */
const char *orrery_language_translate (const char *id,
                                       const char *member,
                                       const char *text);

/* Words that a search knows beside the English ones. */
typedef enum
{
  ORRERY_WORDS_LITTLE,   /* carry no meaning: "the", "how", "can" */
  ORRERY_WORDS_QUESTION, /* of somebody who wants an answer rather than a thing */
  ORRERY_WORDS_ENDING,   /* what a word may end in and still be the same */
  ORRERY_WORDS_SYNONYM,  /* by turns: a word, and another that is looked for as well */
  ORRERY_N_WORDS
} OrreryWords;

/* Folded, ended by NULL, empty in English. Made when first asked for. */
const char *const *orrery_language_get_words (OrreryWords which);

/* The words for an English one that is marked for translators in the context "search", folded;
 * empty in English. */
char      **orrery_language_dup_words (const char *word) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
