/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tokens in addresses: found only where they belong, and without telling by its time how much of a guess is right. */
#include "config.h"

#include "phones/orrery-phone-tokens.h"

#include <string.h>
#include <time.h>

enum { TIMES = 4000, BATCHES = 60, MOST_PERCENT = 150 };

static void
test_find (void)
{
  OrreryPhoneTokens tokens;

  for (guint i = 0; i < ORRERY_PHONE_N_TOKENS; i++)
    orrery_phone_tokens_draw (&tokens, i);
  for (guint i = 0; i < ORRERY_PHONE_N_TOKENS; i++)
    {
      g_autofree char *path = g_strconcat ("/s/", tokens.list[i], NULL);

      g_assert_cmpint (orrery_phone_tokens_find (&tokens, path, "/s/"), ==, (int) i);
      g_assert_cmpint (orrery_phone_tokens_find (&tokens, path, "/tv/"), ==, -1);
      orrery_phone_tokens_draw (&tokens, i);
      g_assert_cmpint (orrery_phone_tokens_find (&tokens, path, "/s/"), ==, -1);
    }
}

/* The processor time of the fastest of many batches, which depends least on what else the machine does. */
static gint64
measure (const OrreryPhoneTokens *tokens, const char *path)
{
  gint64 best = G_MAXINT64;

  for (guint i = 0; i < BATCHES; i++)
    {
      struct timespec begin, end;

      clock_gettime (CLOCK_THREAD_CPUTIME_ID, &begin);
      for (guint k = 0; k < TIMES; k++)
        g_assert_cmpint (orrery_phone_tokens_find (tokens, path, "/s/"), ==, -1);
      clock_gettime (CLOCK_THREAD_CPUTIME_ID, &end);
      best = MIN (best, (end.tv_sec - begin.tv_sec) * 1000000000 + end.tv_nsec - begin.tv_nsec);
    }
  return best;
}

/* A guess that is wrong in its last letter takes as long as one that is wrong in its first. */
static void
test_time (void)
{
  OrreryPhoneTokens tokens;
  g_autofree char *first = NULL, *last = NULL;
  gint64 quick, slow;

  orrery_phone_tokens_draw (&tokens, 0);
  for (guint i = 1; i < ORRERY_PHONE_N_TOKENS; i++)
    strcpy (tokens.list[i], tokens.list[0]);
  first = g_strconcat ("/s/", tokens.list[0], NULL);
  last = g_strdup (first);
  first[strlen ("/s/")] = '-';
  last[strlen (last) - 1] = '-';
  quick = measure (&tokens, first);
  slow = measure (&tokens, last);
  g_test_message ("%" G_GINT64_FORMAT " and %" G_GINT64_FORMAT " ns", quick, slow);
  g_assert_cmpint (slow * 100, <, quick * MOST_PERCENT);
  g_assert_cmpint (quick * 100, <, slow * MOST_PERCENT);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phone-tokens/find", test_find);
  g_test_add_func ("/phone-tokens/time", test_time);
  return g_test_run ();
}
