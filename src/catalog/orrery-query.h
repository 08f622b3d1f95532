/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was typed, taken apart: words to look for, words that are filters, words to pass over. */
#pragma once

#include "orrery-filter.h"

G_BEGIN_DECLS

#define ORRERY_MAX_TERMS 12
#define ORRERY_MAX_QUERY 256 /* bytes; what is beyond is not looked at */

typedef struct
{
  OrreryWord   words[2];  /* two only where both together are one filter */
  guint        n_words;
  gboolean     has_text;  /* "cost 4" has none to look for */
  gboolean     has_filter;
  OrreryFilter filter;
} OrreryTerm;

typedef struct
{
  char       text[ORRERY_MAX_QUERY + 1];
  char       folded[2 * ORRERY_MAX_QUERY]; /* all words, the little ones too */
  guint      n_folded;
  char       content[2 * ORRERY_MAX_QUERY]; /* without the little ones */
  guint      n_content;
  OrreryTerm terms[ORRERY_MAX_TERMS];
  guint      n_terms;
  gboolean   is_question; /* has a word like "how", or many words */
} OrreryQuery;

/* Any bytes will do. */
void orrery_query_parse (OrreryQuery          *query,
                         const OrreryConcepts *concepts,
                         const char           *text);

/* The next other word that means the same ("white": "home"), from *i = 0 on; NULL at the end. */
const char *orrery_query_next_synonym (const char *word,
                                       guint      *i);

/* Cuts an ending off ("selects", "trading"), so that the rest is found as a prefix. Returns how
 * many bytes are left; n if there is none to cut. */
guint orrery_query_stem (const char *word,
                         guint       n);

G_END_DECLS
