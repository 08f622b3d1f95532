/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An answer in words: if it can be read, it is the same after writing and reading. */
#include "games/roll/rules/roll.h"

#include <glib.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *words = g_strndup ((const char *) data, size);
  char text[GAME_MAX_TEXT];
  GameAnswer answer;
  GameAnswer again;

  if (!roll_parse (words, &answer))
    return 0;
  g_assert_cmpuint (roll_format (answer, text), >, 0);
  g_assert_true (roll_parse (text, &again));
  g_assert_cmpuint (again, ==, answer);
  return 0;
}
