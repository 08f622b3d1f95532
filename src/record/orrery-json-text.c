/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scanner that runs before the parser. It needs no stack, however deep the nesting, and accepts only what
 * the standard allows; json-glib itself would recurse and accept much more. */
#include "record/orrery-json-text.h"
#include "record/orrery-record.h"

#include <glib/gi18n.h>
#include <math.h>

enum
{
  MAX_NUMBER = 18, /* characters that always fit into a 64-bit number */
};

typedef enum
{
  WANT_VALUE,
  WANT_VALUE_OR_END,
  WANT_MEMBER,
  WANT_MEMBER_OR_END,
  WANT_COLON,
  WANT_MORE
} Want;

typedef struct
{
  const char *at;
  const char *end;
  const char *line_start;
  guint line;
  Want want;
  guint depth;
  guint n_values;
  char open[ORRERY_JSON_TEXT_MAX_DEPTH];
  GHashTable *members[ORRERY_JSON_TEXT_MAX_DEPTH]; /* names so far in the objects that are open */
  /* For orrery_json_text_line_of: the member whose element it looks for. */
  const char *member;
  guint element;
  gboolean is_in_member;
  guint found;
} Scan;

static void
scan_start (Scan *scan, const char *text, gsize length)
{
  memset (scan, 0, sizeof *scan);
  scan->at = scan->line_start = text;
  scan->end = text + length;
  scan->line = 1;
}

static void
scan_clear (Scan *scan)
{
  for (guint i = 0; i < ORRERY_JSON_TEXT_MAX_DEPTH; i++)
    g_clear_pointer (&scan->members[i], g_hash_table_unref);
}

static gboolean
fail (Scan *scan, OrreryRecordError code, const char *what, GError **error)
{
  const char *at = MIN (scan->at, scan->end);

  /* Translators: where in a file something is wrong, and what */
  g_set_error (error, ORRERY_RECORD_ERROR, (int) code, _("line %u, column %u: %s"), scan->line,
               (guint) g_utf8_pointer_to_offset (scan->line_start, at) + 1, what);
  return FALSE;
}

static gboolean
fail_syntax (Scan *scan, const char *what, GError **error)
{
  return fail (scan, ORRERY_RECORD_ERROR_SYNTAX, what, error);
}

static void
skip_space (Scan *scan)
{
  for (; scan->at < scan->end && strchr (" \t\r\n", *scan->at) != NULL; scan->at++)
    if (*scan->at == '\n')
      {
        scan->line++;
        scan->line_start = scan->at + 1;
      }
}

/* Strings */

/* Four hexadecimal digits after \u, or -1. */
static int
scan_hex (Scan *scan)
{
  int code = 0;

  if (scan->end - scan->at < 4)
    return -1;
  for (guint i = 0; i < 4; i++)
    {
      const int digit = g_ascii_xdigit_value (scan->at[i]);

      if (digit < 0)
        return -1;
      code = code * 16 + digit;
    }
  scan->at += 4;
  return code;
}

static gboolean
scan_escape (Scan *scan)
{
  int code;

  if (scan->at == scan->end)
    return FALSE;
  if (*scan->at != 'u')
    return strchr ("\"\\/bfnrt", *scan->at++) != NULL;
  scan->at++;
  code = scan_hex (scan);
  if (code < 0xd800 || code > 0xdfff)
    return code > 0;
  /* A pair that makes one character. */
  if (code > 0xdbff || scan->end - scan->at < 6 || scan->at[0] != '\\' || scan->at[1] != 'u')
    return FALSE;
  scan->at += 2;
  code = scan_hex (scan);
  return code >= 0xdc00 && code <= 0xdfff;
}

static gboolean
scan_string (Scan *scan, GError **error)
{
  for (scan->at++; scan->at < scan->end && *scan->at != '"'; scan->at++)
    {
      if ((guchar) *scan->at < ' ')
        return fail_syntax (
            scan, _("a line break or control character inside quotation marks"), error);
      if (*scan->at != '\\')
        continue;
      scan->at++;
      if (!scan_escape (scan))
        return fail_syntax (scan, _("unknown escape sequence after a backslash"), error);
      scan->at--;
    }
  if (scan->at >= scan->end)
    return fail_syntax (scan, _("it ends inside quotation marks"), error);
  scan->at++;
  return TRUE;
}

/* Numbers and the three words */

static guint
skip_digits (Scan *scan)
{
  guint n = 0;

  for (; scan->at < scan->end && g_ascii_isdigit (*scan->at); scan->at++)
    n++;
  return n;
}

static gboolean
skip_one_of (Scan *scan, const char *characters)
{
  if (scan->at == scan->end || strchr (characters, *scan->at) == NULL)
    return FALSE;
  scan->at++;
  return TRUE;
}

/* 1e999 is valid JSON, but cannot be stored. */
static gboolean
is_finite (const char *digits, gsize length)
{
  char text[MAX_NUMBER + 1] = { 0 };

  memcpy (text, digits, length);
  return isfinite (g_ascii_strtod (text, NULL));
}

static gboolean
scan_number (Scan *scan, GError **error)
{
  const char *start = scan->at;
  gboolean good;

  skip_one_of (scan, "-");
  good = skip_one_of (scan, "0") || skip_digits (scan) > 0;
  if (skip_one_of (scan, "."))
    good = good && skip_digits (scan) > 0;
  if (skip_one_of (scan, "eE"))
    {
      skip_one_of (scan, "+-");
      good = good && skip_digits (scan) > 0;
    }
  if (!good)
    return fail_syntax (scan, _("this is not a number"), error);
  if (scan->at - start > MAX_NUMBER)
    return fail_syntax (scan, _("this number is too long"), error);
  return is_finite (start, (gsize) (scan->at - start))
         || fail_syntax (scan, _("this number is too large"), error);
}

static gboolean
scan_word (Scan *scan, GError **error)
{
  static const char *const words[] = { "true", "false", "null" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if ((gsize) (scan->end - scan->at) >= strlen (words[i])
        && strncmp (scan->at, words[i], strlen (words[i])) == 0)
      {
        scan->at += strlen (words[i]);
        return TRUE;
      }
  return fail_syntax (scan, _("a value was expected here"), error);
}

/* Nesting */

static gboolean
scan_open (Scan *scan, GError **error)
{
  if (scan->depth == ORRERY_JSON_TEXT_MAX_DEPTH)
    return fail (scan, ORRERY_RECORD_ERROR_TOO_LARGE, _("brackets are nested too deeply"),
                 error);
  scan->open[scan->depth] = *scan->at;
  if (*scan->at == '{')
    scan->members[scan->depth] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  scan->want = *scan->at == '{' ? WANT_MEMBER_OR_END : WANT_VALUE_OR_END;
  scan->depth++;
  scan->at++;
  return TRUE;
}

static gboolean
scan_close (Scan *scan, GError **error)
{
  const char open = *scan->at == '}' ? '{' : '[';

  if (scan->depth == 0 || scan->open[scan->depth - 1] != open)
    return fail_syntax (scan, _("this closing bracket has no opening one"), error);
  scan->depth--;
  g_clear_pointer (&scan->members[scan->depth], g_hash_table_unref);
  scan->want = WANT_MORE;
  scan->at++;
  return TRUE;
}

static gboolean
scan_member (Scan *scan, GError **error)
{
  const char *start = scan->at + 1;
  g_autofree char *name = NULL;

  if (*scan->at != '"')
    return fail_syntax (scan, _("the name of a member was expected here"), error);
  if (!scan_string (scan, error))
    return FALSE;
  name = g_strndup (start, (gsize) (scan->at - 1 - start));
  if (strchr (name, '\\') != NULL)
    return fail_syntax (scan, _("the name of a member must be written without backslashes"),
                        error);
  if (g_hash_table_contains (scan->members[scan->depth - 1], name))
    {
      g_autofree char *what = g_strdup_printf (_("“%s” is given twice"), name);

      return fail_syntax (scan, what, error);
    }
  if (scan->depth == 1 && scan->member != NULL)
    scan->is_in_member = strcmp (name, scan->member) == 0;
  g_hash_table_add (scan->members[scan->depth - 1], g_steal_pointer (&name));
  scan->want = WANT_COLON;
  return TRUE;
}

static gboolean
scan_value (Scan *scan, GError **error)
{
  if (++scan->n_values > ORRERY_JSON_TEXT_MAX_VALUES)
    return fail (scan, ORRERY_RECORD_ERROR_TOO_LARGE, _("too many values"), error);
  if (scan->is_in_member && scan->depth == 2 && scan->open[1] == '[' && scan->element-- == 0)
    scan->found = scan->line;
  if (*scan->at == '{' || *scan->at == '[')
    return scan_open (scan, error);
  scan->want = WANT_MORE;
  if (*scan->at == '"')
    return scan_string (scan, error);
  return *scan->at == '-' || g_ascii_isdigit (*scan->at) ? scan_number (scan, error)
                                                         : scan_word (scan, error);
}

static gboolean
scan_more (Scan *scan, GError **error)
{
  if (scan->depth == 0)
    return fail_syntax (scan, _("unexpected text after the end"), error);
  if (*scan->at == '}' || *scan->at == ']')
    return scan_close (scan, error);
  if (*scan->at != ',')
    return fail_syntax (scan, _("a comma or a closing bracket was expected here"), error);
  scan->at++;
  scan->want = scan->open[scan->depth - 1] == '{' ? WANT_MEMBER : WANT_VALUE;
  return TRUE;
}

static gboolean
scan_next (Scan *scan, GError **error)
{
  switch (scan->want)
    {
    case WANT_VALUE_OR_END:
      return *scan->at == ']' ? scan_close (scan, error) : scan_value (scan, error);
    case WANT_MEMBER_OR_END:
      return *scan->at == '}' ? scan_close (scan, error) : scan_member (scan, error);
    case WANT_MEMBER:
      return scan_member (scan, error);
    case WANT_COLON:
      scan->want = WANT_VALUE;
      return skip_one_of (scan, ":") || fail_syntax (scan, _("a colon was expected here"), error);
    case WANT_MORE:
      return scan_more (scan, error);
    case WANT_VALUE:
    default:
      return scan_value (scan, error);
    }
}

static gboolean
scan_all (Scan *scan, GError **error)
{
  for (skip_space (scan); scan->at < scan->end && scan->found == 0; skip_space (scan))
    if (!scan_next (scan, error))
      return FALSE;
  if (scan->found == 0 && (scan->depth > 0 || scan->want != WANT_MORE))
    return fail_syntax (scan, _("it ends too early"), error);
  return TRUE;
}

static gboolean
check_characters (Scan *scan, GError **error)
{
  const char *bad = NULL;

  if (g_utf8_validate_len (scan->at, (gsize) (scan->end - scan->at), &bad))
    return TRUE;
  for (; scan->at < bad; scan->at++)
    if (*scan->at == '\n')
      {
        scan->line++;
        scan->line_start = scan->at + 1;
      }
  return fail_syntax (scan, _("this is not text in UTF-8"), error);
}

static gsize
skip_byte_order_mark (const char **text, gsize length)
{
  if (length < 3 || memcmp (*text, "\xef\xbb\xbf", 3) != 0)
    return length;
  *text += 3;
  return length - 3;
}

JsonNode *
orrery_json_text_parse (const char *text, gssize length, GError **error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError) parse_error = NULL;
  gsize n = length < 0 ? strlen (text) : (gsize) length;
  gboolean is_good;
  Scan scan;

  if (n > ORRERY_JSON_TEXT_MAX_BYTES)
    {
      g_set_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_TOO_LARGE,
                   _("it is larger than %d MiB"), ORRERY_JSON_TEXT_MAX_BYTES / (1024 * 1024));
      return NULL;
    }
  n = skip_byte_order_mark (&text, n);
  scan_start (&scan, text, n);
  is_good = check_characters (&scan, error) && scan_all (&scan, error);
  scan_clear (&scan);
  if (!is_good)
    return NULL;
  parser = json_parser_new_immutable ();
  if (!json_parser_load_from_data (parser, text, (gssize) n, &parse_error))
    {
      g_set_error_literal (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_SYNTAX,
                           parse_error->message);
      return NULL;
    }
  return json_parser_steal_root (parser);
}

gboolean
orrery_json_text_holds (JsonNode *node, GType type)
{
  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

const char *
orrery_json_text_get_string (JsonObject *object, const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return orrery_json_text_holds (node, G_TYPE_STRING) ? json_node_get_string (node) : NULL;
}

guint
orrery_json_text_line_of (const char *text, gssize length, const char *member, guint element)
{
  gsize n = length < 0 ? strlen (text) : (gsize) length;
  Scan scan;

  n = skip_byte_order_mark (&text, n);
  scan_start (&scan, text, n);
  scan.member = member;
  scan.element = element;
  scan_all (&scan, NULL);
  scan_clear (&scan);
  return scan.found;
}
