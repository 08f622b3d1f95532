/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Splits text into words and folds them to lower case without accents, so that queries match texts. */
#pragma once

#include <glib.h>

#define ORRERY_WORD_MAX 32

typedef struct
{
  const char *start;            /* in the original text */
  guint       length;           /* bytes in the original text */
  char        folded[ORRERY_WORD_MAX]; /* cut off if longer */
  guint       n;                /* bytes of `folded` */
} OrreryWord;

/* Takes the next word from valid UTF-8 at *cursor and moves the cursor past it. Words are letters and digits;
 * an apostrophe inside is dropped, or splits the word after one or two letters, "$" is a word of its own and
 * "6+" is one word. Returns FALSE at the end. */
gboolean orrery_fold_next (const char **cursor, OrreryWord *word);

/* The folded words of text with one space between them. */
char *orrery_fold_words (const char *text) G_GNUC_WARN_UNUSED_RESULT;
