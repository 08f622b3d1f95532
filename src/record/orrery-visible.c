/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/orrery-visible.h"

gboolean
orrery_visible_is (gunichar c)
{
  switch ((int) g_unichar_type (c))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
    case G_UNICODE_SURROGATE:
      return FALSE;
    case G_UNICODE_FORMAT:
      /* These two join letters, in names and in emoji. */
      return c == 0x200c || c == 0x200d;
    default:
      return TRUE;
    }
}

static void
append (GString *out, gunichar c)
{
  if (orrery_visible_is (c))
    g_string_append_unichar (out, c);
  else
    g_string_append_printf (out, "\\u{%x}", c);
}

static char *
dup_up_to (const char *text, guint max)
{
  g_autofree char *valid = text == NULL ? NULL : g_utf8_make_valid (text, -1);
  GString *out;
  guint n = 0;

  if (valid == NULL)
    return NULL;
  out = g_string_new (NULL);
  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      if (n++ == max)
        {
          g_string_append (out, "…");
          break;
        }
      append (out, g_utf8_get_char (c));
    }
  return g_string_free (out, FALSE);
}

char *
orrery_visible_dup (const char *text)
{
  return dup_up_to (text, ORRERY_VISIBLE_MAX);
}

void
orrery_visible_set_error (GError **error, GQuark domain, int code, const char *format, va_list args)
{
  g_autofree char *text = g_strdup_vprintf (format, args);
  g_autofree char *message = dup_up_to (text, ORRERY_VISIBLE_MAX_MESSAGE);

  g_set_error_literal (error, domain, code, message);
}

char *
orrery_visible_dup_name (const char *name, guint max)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  GString *out = g_string_new (NULL);
  guint n = 0;

  for (const char *c = valid; *c != '\0' && n < max; c = g_utf8_next_char (c), n++)
    g_string_append_unichar (out, orrery_visible_is (g_utf8_get_char (c)) ? g_utf8_get_char (c) : ' ');
  return g_string_free (out, FALSE);
}

char *
orrery_visible_dup_lines (const char *text)
{
  g_autofree char *valid = text == NULL ? NULL : g_utf8_make_valid (text, -1);
  GString *out;

  if (valid == NULL)
    return NULL;
  out = g_string_new (NULL);
  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    if (*c == '\n')
      g_string_append_c (out, '\n');
    else
      append (out, g_utf8_get_char (c));
  return g_string_free (out, FALSE);
}
