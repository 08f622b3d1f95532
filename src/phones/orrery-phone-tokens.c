/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "phones/orrery-phone-tokens.h"

#include <gio/gio.h>
#include <string.h>

void
orrery_phone_tokens_draw (OrreryPhoneTokens *tokens, guint index)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/urandom");
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, &error);
  guint8 bytes[ORRERY_PHONE_TOKEN_LENGTH / 2];
  gsize n = 0;

  if (stream == NULL || !g_input_stream_read_all (G_INPUT_STREAM (stream), bytes, sizeof bytes, &n, NULL, &error)
      || n < sizeof bytes)
    g_error ("no random numbers: %s", error != NULL ? error->message : "end of file");
  for (guint i = 0; i < sizeof bytes; i++)
    g_snprintf (tokens->list[index] + 2 * i, 3, "%02x", bytes[i]);
}

/* Takes the same time whatever differs, and wherever. */
static gboolean
is_same (const char *a, const char *b)
{
  guint8 differs = 0;

  for (guint i = 0; i < ORRERY_PHONE_TOKEN_LENGTH; i++)
    differs |= (guint8) (a[i] ^ b[i]);
  return differs == 0;
}

int
orrery_phone_tokens_find (const OrreryPhoneTokens *tokens, const char *path, const char *prefix)
{
  int found = -1;

  if (!g_str_has_prefix (path, prefix) || strlen (path + strlen (prefix)) != ORRERY_PHONE_TOKEN_LENGTH)
    return -1;
  for (guint i = 0; i < ORRERY_PHONE_N_TOKENS; i++)
    if (is_same (path + strlen (prefix), tokens->list[i]))
      found = (int) i;
  return found;
}
