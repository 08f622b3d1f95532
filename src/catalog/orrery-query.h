/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A query, parsed: the words to look for, their meanings, and the sort of answer wanted. */
#pragma once

#include "orrery-concepts.h"

G_BEGIN_DECLS

#define ORRERY_MAX_TERMS 16
#define ORRERY_MAX_QUERY 256 /* bytes; what is beyond is not looked at */

typedef struct
{
  OrreryWord word;      /* the first of them, if they are several */
  guint      n_words;   /* more than one only where they mean something together */
  guint      senses[ORRERY_MAX_MEANINGS + 1]; /* any of them will do */
  guint      n_senses;
  OrreryMeaning inner[ORRERY_MAX_PHRASE]; /* what the words of a phrase mean by themselves */
  guint      n_inner;
  gboolean   has_concept; /* whether the senses are concepts; otherwise it is a stem */
  guint      guessed;   /* what a word with a typing error stands for; G_MAXUINT: none */
} OrreryTerm;

/* The sort of answer wanted. */
typedef enum
{
  ORRERY_WANTED_NAME,        /* a word or two */
  ORRERY_WANTED_DESCRIPTION, /* of a piece, by what it does */
  ORRERY_WANTED_ANSWER,      /* to a question */
  ORRERY_N_WANTED
} OrreryWanted;

typedef struct
{
  char         text[ORRERY_MAX_QUERY + 1];
  char         folded[2 * ORRERY_MAX_QUERY]; /* all words, the little ones too */
  guint        n_folded;
  char         content[2 * ORRERY_MAX_QUERY]; /* without the little ones */
  guint        n_content;
  OrreryTerm   terms[ORRERY_MAX_TERMS];
  guint        n_terms;
  OrreryWanted wanted;
  gboolean     is_about_program;
  gboolean     is_filter; /* nothing but values of facets: "brown trade" */
} OrreryQuery;

/* Any bytes will do. */
void orrery_query_parse (OrreryQuery          *query,
                         const OrreryConcepts *concepts,
                         const char           *text);

/* Guesses again what is wanted, once words with typing errors have a meaning. */
void orrery_query_read_guesses (OrreryQuery          *query,
                                const OrreryConcepts *concepts);

/* Gives a term the meaning of its words. Returns FALSE if they have none. */
gboolean orrery_query_read_meaning (OrreryTerm           *term,
                                    const OrreryConcepts *concepts,
                                    const OrreryWord     *words,
                                    guint                 n_words);

G_END_DECLS
