/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures the search as people use it: queries typed letter by letter. Times are processor time of
 * one thread. */
#pragma once

#include "orrery-catalog.h"

typedef struct
{
  guint  n_entries;
  guint  n_searches;
  double load_ms;       /* reading the files and building the index again */
  double search_us_p50;
  double search_us_p99;
  double long_us_p99;   /* of whole questions with ten words */
  double scan_us;       /* a plain g_str_match_string scan of the same texts, on average */
  double search_scan_ratio; /* our time for the complete queries divided by that of the scan */
} OrrerySearchBench;

/* Takes about a second. */
gboolean orrery_search_bench (const OrreryCatalogGame *game, OrrerySearchBench *bench,
                              GError **error);
