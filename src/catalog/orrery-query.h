/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A parsed query: its words, their meanings, and the kind of answer wanted. */
#pragma once

#include "orrery-concepts.h"

#define ORRERY_MAX_TERMS 16
#define ORRERY_MAX_QUERY 256 /* bytes; anything beyond is ignored */

typedef struct
{
  OrreryWord word;      /* the first of them, if there are several */
  guint      n_words;   /* more than one only if they have a meaning together */
  guint      senses[ORRERY_MAX_MEANINGS + 1]; /* any of them matches */
  guint      n_senses;
  OrreryMeaning inner[ORRERY_MAX_PHRASE]; /* the meanings of the single words of a phrase */
  guint      n_inner;
  gboolean   has_concept; /* TRUE if the senses are concepts; otherwise it is a stem */
  guint      guessed;   /* the word that a typo stands for; G_MAXUINT: none */
} OrreryTerm;

/* The kind of answer wanted. */
typedef enum
{
  ORRERY_WANTED_NAME,        /* a word or two */
  ORRERY_WANTED_DESCRIPTION, /* of a piece, by its effect */
  ORRERY_WANTED_ANSWER,      /* to a question */
  ORRERY_N_WANTED
} OrreryWanted;

typedef struct
{
  char         text[ORRERY_MAX_QUERY + 1];
  char         folded[2 * ORRERY_MAX_QUERY]; /* all words, including stop words */
  guint        n_folded;
  char         content[2 * ORRERY_MAX_QUERY]; /* without stop words */
  guint        n_content;
  OrreryTerm   terms[ORRERY_MAX_TERMS];
  guint        n_terms;
  OrreryWanted wanted;
  gboolean     is_about_program;
  gboolean     is_filter; /* only values of facets: "brown trade" */
} OrreryQuery;

/* Accepts any bytes. */
void orrery_query_parse (OrreryQuery *query, const OrreryConcepts *concepts, const char *text);

/* Guesses again what is wanted, once misspelled words have a meaning. */
void orrery_query_read_guesses (OrreryQuery *query, const OrreryConcepts *concepts);

/* Gives a term the meaning of its words. Returns FALSE if they have none. */
gboolean orrery_query_read_meaning (OrreryTerm *term, const OrreryConcepts *concepts,
                                    const OrreryWord *words, guint n_words);
