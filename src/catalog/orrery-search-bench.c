/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-search-bench.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "orrery-catalog-private.h"
#include "orrery-entry-private.h"
#include "orrery-search.h"

#define ROUNDS 5
#define LOADS 5

static const char *const queries[] = {
  "galactic exchange", "free trd", "galatic exchnge", "brown trade", "reassign white",
  "genes world cost 4", "ship trade brown", "6-cost", "phase 3", "advanced logistics",
  "how many dice do I recruit", "what if the bag is empty", "tie",
  "can I reassign the die that selects", "mad scientists", "doomed world", "new galactic order",
  "alien research team", "dictate", "explore", "what happens to unused workers", "purple die",
  "discount gray worlds", "may I look at the tiles below the top of my stack", "jumpdrive",
  "credits maximum", "set-up 4 players", "vp chips run out", "rebel miners", "xyzzy plugh",
  "trade prices", "6+ developments",
};

/* Ten words each, some of them misspelled. */
static const char *const long_queries[] = {
  "which tile lets me move two workers to the phase I selected",
  "what hapens if somebody reaches twelve tile squares before the chips run out",
  "do I have to recruitt every die that I can pay for",
  "a world that gives two militery dice but costs me one die",
  "can I reasign the die that selects my phase with a power",
  "six cost developmet that scores points for brown rare elements worlds",
};

/* Processor time of this thread, so that other processes do not count. */
static double
now_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e6 + now.tv_nsec / 1e3;
}

static int
compare_times (const void *a, const void *b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
time_search (OrreryCatalog *catalog, const char *text)
{
  double start = now_us ();

  orrery_results_free (orrery_search (catalog, text, NULL, 50));
  return now_us () - start;
}

static void
time_typing (OrreryCatalog *catalog, GArray *times, double *finished)
{
  for (guint q = 0; q < G_N_ELEMENTS (queries); q++)
    {
      char typed[128];
      gsize n = strlen (queries[q]);

      for (gsize i = 1; i <= n; i++)
        {
          double time;

          g_strlcpy (typed, queries[q], i + 1);
          time = time_search (catalog, typed);
          g_array_append_val (times, time);
          if (i == n)
            *finished += time;
        }
    }
}

static double
time_long_queries (OrreryCatalog *catalog)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < 40 * ROUNDS; i++)
    for (guint q = 0; q < G_N_ELEMENTS (long_queries); q++)
      {
        double time = time_search (catalog, long_queries[q]);

        g_array_append_val (times, time);
      }
  qsort (times->data, times->len, sizeof (double), compare_times);
  return g_array_index (times, double, times->len * 99 / 100);
}

static char *
join_texts (OrreryEntry *entry)
{
  g_autofree char *keywords = entry->keywords != NULL ? g_strjoinv (" ", entry->keywords)
                                                      : g_strdup ("");

  return g_strjoin ("\n", entry->name, keywords, orrery_entry_get_plain (entry), NULL);
}

static double
time_scan (OrreryCatalog *catalog)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  volatile guint found = 0;
  double start;

  for (guint i = 0; i < catalog->entries->len; i++)
    g_ptr_array_add (texts, join_texts (g_ptr_array_index (catalog->entries, i)));

  start = now_us ();
  for (guint q = 0; q < G_N_ELEMENTS (queries); q++)
    for (guint i = 0; i < texts->len; i++)
      found += g_str_match_string (queries[q], g_ptr_array_index (texts, i), TRUE);

  return now_us () - start;
}

/* The median of several runs; returns the last result. */
static OrreryCatalog *
time_loading (const OrreryCatalogGame *game, double *load_ms, GError **error)
{
  g_autoptr (OrreryCatalog) catalog = NULL;
  double times[LOADS];

  for (guint i = 0; i < LOADS; i++)
    {
      double start = now_us ();

      g_clear_object (&catalog);
      catalog = orrery_catalog_new_for_game (game, error);
      if (catalog == NULL)
        return NULL;
      orrery_catalog_get_index (catalog);
      times[i] = (now_us () - start) / 1000;
    }
  qsort (times, LOADS, sizeof *times, compare_times);
  *load_ms = times[LOADS / 2];

  return g_steal_pointer (&catalog);
}

gboolean
orrery_search_bench (const OrreryCatalogGame *game, OrrerySearchBench *bench, GError **error)
{
  g_autoptr (OrreryCatalog) catalog = time_loading (game, &bench->load_ms, error);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  double finished = 0;

  if (catalog == NULL)
    return FALSE;

  for (guint i = 0; i < ROUNDS; i++)
    time_typing (catalog, times, &finished);
  qsort (times->data, times->len, sizeof (double), compare_times);

  bench->n_entries = catalog->entries->len;
  bench->n_searches = times->len;
  bench->search_us_p50 = g_array_index (times, double, times->len / 2);
  bench->search_us_p99 = g_array_index (times, double, times->len * 99 / 100);
  bench->long_us_p99 = time_long_queries (catalog);
  bench->scan_us = time_scan (catalog) / G_N_ELEMENTS (queries);
  bench->search_scan_ratio = finished / ROUNDS / G_N_ELEMENTS (queries) / bench->scan_us;
  return TRUE;
}
