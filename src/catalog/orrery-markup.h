/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small markup of catalog texts: **bold**, {symbol} or {symbol:kind}, [[id]] and [[id|words]]. A blank
 * line separates paragraphs, a single newline is a line break.
 *
 * A symbol is a picture next to a word that means the same, so it can be left out. */
#pragma once

#include <glib.h>

typedef enum
{
  ORRERY_SPAN_TEXT,
  ORRERY_SPAN_BOLD,
  ORRERY_SPAN_SYMBOL, /* target: "explore", "credit", "die:red"; no text */
  ORRERY_SPAN_LINK    /* target: an entry's id; if text is empty, its name is shown */
} OrrerySpanKind;

typedef struct
{
  OrrerySpanKind kind;
  gboolean       bold;  /* a link inside bold */
  char          *text;
  char          *target;
} OrrerySpan;

/* (element-type OrrerySpan): the array frees its spans. Unfinished markup is plain text. */
GPtrArray *orrery_markup_parse (const char *markup) G_GNUC_WARN_UNUSED_RESULT;

/* Only the words. name_of returns the name of a linked entry, or NULL to show its id. */
typedef const char *(*OrreryNameFunc) (const char *id, gpointer data);

char *orrery_markup_to_plain (const char *markup, OrreryNameFunc name_of, gpointer data)
                             G_GNUC_WARN_UNUSED_RESULT;
