/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search takes much less time than a plain scan of the same texts. */
#include "catalog/orrery-search-bench.h"
#include "games/games.h"

static void
test_speed (void)
{
  OrrerySearchBench bench;
  g_autoptr (GError) error = NULL;

  orrery_search_bench (orrery_games_get_catalog (NULL), &bench, &error);
  g_assert_no_error (error);
  g_test_message ("%u entries loaded in %.2f ms; %u searches, p50 %.1f µs, p99 %.1f µs, "
                  "ten words p99 %.1f µs, scan %.0f µs, ratio %.4f", bench.n_entries, bench.load_ms, bench.n_searches,
                  bench.search_us_p50, bench.search_us_p99, bench.long_us_p99, bench.scan_us,
                  bench.search_scan_ratio);
  g_assert_cmpuint (bench.n_searches, >=, 2000);
  g_assert_cmpfloat (bench.search_us_p50, >, 0);
  g_assert_cmpfloat (bench.search_us_p50, <=, bench.search_us_p99);
  /* The limit is 300 µs; a debug build on a slow machine may take a few times as long. */
  g_assert_cmpfloat (bench.long_us_p99, <=, 1500);
  g_assert_cmpfloat (bench.search_scan_ratio, <=, 0.2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/catalog/speed", test_speed);

  return g_test_run ();
}
