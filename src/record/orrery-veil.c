/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A veil, not a lock: nobody who opens the file reads anything by accident, but anybody who wants to can lift
 * it, as the program does. Each text has its own nonce, so that equal answers look different. */
#include "record/orrery-record-private.h"

enum
{
  NONCE = 8,
  BLOCK = 32
};

/* Veils or unveils: the text is mixed with SHA-256 of nonce and counter. */
static void
mix (const guint8 *nonce, guint8 *text, gsize length)
{
  for (gsize at = 0; at < length; at += BLOCK)
    {
      g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
      const guint32 counter = GUINT32_TO_LE ((guint32) (at / BLOCK));
      guint8 block[BLOCK];
      gsize size = sizeof block;

      g_checksum_update (checksum, nonce, NONCE);
      g_checksum_update (checksum, (const guchar *) &counter, sizeof counter);
      g_checksum_get_digest (checksum, block, &size);
      for (gsize i = 0; i < BLOCK && at + i < length; i++)
        text[at + i] ^= block[i];
    }
}

char *
orrery_veil (const char *text)
{
  const gsize length = strlen (text);
  const guint64 nonce = orrery_record_draw_seed ();
  g_autofree guint8 *bytes = g_malloc (NONCE + length);

  memcpy (bytes, &nonce, NONCE);
  memcpy (bytes + NONCE, text, length);
  mix (bytes, bytes + NONCE, length);
  return g_base64_encode (bytes, NONCE + length);
}

char *
orrery_unveil (const char *veiled)
{
  gsize length;
  g_autofree guint8 *bytes = g_base64_decode (veiled, &length);
  g_autofree char *text = NULL, *again = g_base64_encode (bytes, length);

  /* GLib skips whatever is not base64. */
  if (length <= NONCE || !g_str_equal (again, veiled))
    return NULL;
  mix (bytes, bytes + NONCE, length - NONCE);
  text = g_strndup ((const char *) bytes + NONCE, length - NONCE);
  return strlen (text) == length - NONCE && g_utf8_validate (text, -1, NULL) ? g_steal_pointer (&text) : NULL;
}
