/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phones/orrery-phone-tokens.h"

#include <gio/gio.h>
#include <string.h>

enum { N_BYTES = 16 };

/* As letters and digits that are not mistaken for each other, as a person may have to type them. */
static void
write_token (const guint8 bytes[N_BYTES], char token[ORRERY_PHONE_TOKEN_LENGTH + 1])
{
  static const char letters[] = "0123456789abcdefghjkmnpqrstvwxyz";

  for (guint i = 0; i < ORRERY_PHONE_TOKEN_LENGTH; i++)
    {
      const guint at = 5 * i / 8;
      const guint two = (guint) bytes[at] << 8 | (at + 1 < N_BYTES ? bytes[at + 1] : 0);

      token[i] = letters[two >> (11 - 5 * i % 8) & 31];
    }
  token[ORRERY_PHONE_TOKEN_LENGTH] = '\0';
}

void
orrery_phone_tokens_draw (OrreryPhoneTokens *tokens, guint index)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/urandom");
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, &error);
  guint8 bytes[N_BYTES];
  gsize n = 0;

  if (stream == NULL || !g_input_stream_read_all (G_INPUT_STREAM (stream), bytes, sizeof bytes, &n, NULL, &error)
      || n < sizeof bytes)
    g_error ("no random numbers: %s", error != NULL ? error->message : "end of file");
  write_token (bytes, tokens->list[index]);
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
