/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for the sentences of any game. */
#pragma once

#include <glib.h>

/* "a, b and c". */
char *orrery_words_join (const GPtrArray *words) G_GNUC_WARN_UNUSED_RESULT;

/* The text with its first letter in upper case. */
char *orrery_words_begin (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* The second sentence, within the text, or NULL. Names have full stops, too: "Ltd. with 2 dice" is one sentence. */
const char *orrery_words_after_sentence (const char *text);
