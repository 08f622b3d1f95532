/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-markup.h"

#include <string.h>

static void
span_free (gpointer data)
{
  OrrerySpan *span = data;

  g_free (span->text);
  g_free (span->target);
  g_free (span);
}

static OrrerySpan *
new_span (OrrerySpanKind kind, gboolean bold, char *text, char *target)
{
  OrrerySpan *span = g_new (OrrerySpan, 1);

  *span = (OrrerySpan) { .kind = kind, .bold = bold, .text = text, .target = target };
  return span;
}

static void
add_text (GPtrArray *spans, gboolean bold, const char *start, const char *end)
{
  if (end > start)
    g_ptr_array_add (spans, new_span (bold ? ORRERY_SPAN_BOLD : ORRERY_SPAN_TEXT, bold,
                                      g_strndup (start, (gsize) (end - start)), NULL));
}

static OrrerySpan *
match_link (const char *p, gboolean bold, const char **next)
{
  const char *end = strstr (p, "]]");
  const char *bar;

  if (end == NULL)
    return NULL;

  *next = end + 2;
  bar = memchr (p, '|', (gsize) (end - p));
  if (bar == NULL)
    return new_span (ORRERY_SPAN_LINK, bold, g_strdup (""), g_strndup (p, (gsize) (end - p)));

  return new_span (ORRERY_SPAN_LINK, bold, g_strndup (bar + 1, (gsize) (end - bar - 1)),
                   g_strndup (p, (gsize) (bar - p)));
}

static OrrerySpan *
match_symbol (const char *p, gboolean bold, const char **next)
{
  gsize n = strspn (p, "abcdefghijklmnopqrstuvwxyz:-");

  if (n == 0 || p[n] != '}')
    return NULL;

  *next = p + n + 1;
  return new_span (ORRERY_SPAN_SYMBOL, bold, g_strdup (""), g_strndup (p, n));
}

GPtrArray *
orrery_markup_parse (const char *markup)
{
  GPtrArray *spans = g_ptr_array_new_with_free_func (span_free);
  const char *start = markup;
  const char *next = markup;
  gboolean bold = FALSE;

  g_return_val_if_fail (markup != NULL, spans);

  for (const char *p = markup; *p != '\0'; p = next)
    {
      OrrerySpan *span = NULL;
      gboolean toggle = FALSE;

      next = p + 1;
      if (strncmp (p, "**", 2) == 0)
        toggle = bold || strstr (p + 2, "**") != NULL;
      else if (strncmp (p, "[[", 2) == 0)
        span = match_link (p + 2, bold, &next);
      else if (*p == '{')
        span = match_symbol (p + 1, bold, &next);

      if (span == NULL && !toggle)
        continue;
      add_text (spans, bold, start, p);
      if (span != NULL)
        g_ptr_array_add (spans, span);
      else
        {
          bold = !bold;
          next = p + 2;
        }
      start = next;
    }
  add_text (spans, bold, start, start + strlen (start));

  return spans;
}

static void
append_span (GString *plain, const OrrerySpan *span, OrreryNameFunc name_of, gpointer data)
{
  const char *name = span->text;

  if (span->kind == ORRERY_SPAN_LINK && *name == '\0')
    {
      name = name_of != NULL ? name_of (span->target, data) : NULL;
      if (name == NULL)
        name = span->target;
    }
  g_string_append (plain, name);
}

/* Punctuation that ends something; French has a no-break space before some of it. */
static gboolean
is_closing (const char *text)
{
  return (*text != '\0' && strchr (".,;:)", *text) != NULL) || g_str_has_prefix (text, "\u00a0")
         || g_str_has_prefix (text, "\u202f");
}

char *
orrery_markup_to_plain (const char *markup, OrreryNameFunc name_of, gpointer data)
{
  g_autoptr (GPtrArray) spans = NULL;
  GString *plain;
  gboolean after_symbol = FALSE;

  if (strpbrk (markup, "*[{") == NULL)
    return g_strdup (markup);

  plain = g_string_new (NULL);
  spans = orrery_markup_parse (markup);
  for (guint i = 0; i < spans->len; i++)
    {
      const OrrerySpan *span = g_ptr_array_index (spans, i);
      gsize at = plain->len;

      append_span (plain, span, name_of, data);
      /* "{die:red} red" must not begin with a space. */
      if (after_symbol && plain->str[at] == ' '
          && (at == 0 || g_ascii_isspace (plain->str[at - 1])))
        g_string_erase (plain, (gssize) at, 1);
      /* Nor may "white dice {die:white}:" leave one before the colon. */
      else if (after_symbol && at > 0 && plain->str[at - 1] == ' ' && is_closing (plain->str + at))
        g_string_erase (plain, (gssize) at - 1, 1);
      after_symbol = span->kind == ORRERY_SPAN_SYMBOL;
    }

  return g_string_free (plain, FALSE);
}
