/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/orrery-json-text.h"
#include "record/orrery-record.h"
#include "games/games.h"

#include <string.h>

static const struct
{
  const char *text;
  const char *message; /* a part of the message; NULL if it is valid */
} texts[] = {
  { "{}", NULL },
  { "[]", NULL },
  { " [1, -2, 3.5, 1e3, true, false, null, \"a\"] \n", NULL },
  { "{\"a\": {\"b\": [{}, []]}}", NULL },
  { "\xef\xbb\xbf{\"a\": 1}", NULL },
  { "\"\\u00e9 \\ud83d\\ude00 \\n \\\\ \\\"\"", NULL },
  { "", "line 1, column 1: it ends too early" },
  { "   \n\n ", "line 3" },
  { "{", "ends too early" },
  { "{\"a\"", "ends too early" },
  { "{\"a\":", "ends too early" },
  { "{\"a\": 1", "ends too early" },
  { "{\"a\": 1,}", "the name of a member was expected" },
  { "[1,]", "a value was expected" },
  { "[1 2]", "a comma or a closing bracket" },
  { "[1]]", "unexpected text after the end" },
  { "[1}", "has no opening one" },
  { "}", "a value was expected" },
  { "{\"a\" 1}", "a colon was expected" },
  { "{a: 1}", "the name of a member" },
  { "{\n \"a\": 1,\n \"b\": 2,\n \"a\": 3}", "line 4, column 5: “a” is given twice" },
  { "{\"\\u0061\": 1}", "without backslashes" },
  { "\"abc", "ends inside quotation marks" },
  { "\"a\nb\"", "control character" },
  { "\"\\x\"", "unknown escape" },
  { "\"\\u12g4\"", "unknown escape" },
  { "\"\\u0000\"", "unknown escape" },
  { "\"\\ud800\"", "unknown escape" },
  { "\"\\ud800\\u0041\"", "unknown escape" },
  { "\"\\udc00\"", "unknown escape" },
  { "01", "unexpected text after the end" },
  { "-", "not a number" },
  { "1.", "not a number" },
  { "1e", "not a number" },
  { "1234567890123456789", "too long" },
  { "1e999", "too large" },
  { "[-1e400]", "too large" },
  { "tru", "a value was expected" },
  { "nul", "a value was expected" },
  { "NaN", "a value was expected" },
  { "'a'", "a value was expected" },
  { "// a comment\n1", "a value was expected" },
  { "[\"caf\xe9\"]", "line 1, column 6: this is not text in UTF-8" },
};

static void
test_texts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = orrery_json_text_parse (texts[i].text, -1, &error);
      g_autofree char *shown = g_strescape (texts[i].text, NULL);

      g_test_message ("%s", shown);
      if (texts[i].message == NULL)
        {
          g_assert_no_error (error);
          g_assert_nonnull (node);
          continue;
        }
      g_assert_null (node);
      g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_SYNTAX);
      g_assert_nonnull (strstr (error->message, texts[i].message));
    }
}

static void
check_too_large (const GString *text)
{
  g_autoptr (GError) error = NULL;
  const gint64 start = g_get_monotonic_time ();
  g_autoptr (JsonNode) node = orrery_json_text_parse (text->str, (gssize) text->len, &error);

  g_assert_null (node);
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_TOO_LARGE);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 5 * G_USEC_PER_SEC);
}

static void
test_bounds (void)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < 10 * 1024 * 1024; i++)
    g_string_append_c (text, '[');
  check_too_large (text);

  g_string_assign (text, "[0");
  for (guint i = 0; i < ORRERY_JSON_TEXT_MAX_VALUES; i++)
    g_string_append (text, ",0");
  g_string_append_c (text, ']');
  check_too_large (text);

  g_string_assign (text, "\"");
  g_string_set_size (text, ORRERY_JSON_TEXT_MAX_BYTES + 1);
  memset (text->str + 1, ' ', text->len - 1);
  check_too_large (text);
  g_string_free (text, TRUE);
}

static void
test_zero_byte (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = orrery_json_text_parse ("{}\0", 3, &error);

  g_assert_null (node);
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_SYNTAX);
}

static void
test_line_of (void)
{
  const char *text = "{\"x\": [1, 2],\n\"answers\": [\n\"a\",\n\"b\", \"c\",\n[\"d\"]],\n\"y\": [\"e\"]}";

  g_assert_cmpuint (orrery_json_text_line_of (text, -1, "answers", 0), ==, 3);
  g_assert_cmpuint (orrery_json_text_line_of (text, -1, "answers", 1), ==, 4);
  g_assert_cmpuint (orrery_json_text_line_of (text, -1, "answers", 2), ==, 4);
  g_assert_cmpuint (orrery_json_text_line_of (text, -1, "answers", 3), ==, 5);
  g_assert_cmpuint (orrery_json_text_line_of (text, -1, "answers", 4), ==, 0);
  g_assert_cmpuint (orrery_json_text_line_of (text, -1, "y", 0), ==, 6);
  g_assert_cmpuint (orrery_json_text_line_of (text, -1, "z", 0), ==, 0);
}

static void
test_print (void)
{
  const char *expected = "{\n"
                         "  \"name\": \"Ad\\\"a\",\n"
                         "  \"empty\": {},\n"
                         "  \"list\": [1, 2, 3],\n"
                         "  \"answers\": [\n"
                         "    \"a\",\n"
                         "    \"b\"\n"
                         "  ]\n"
                         "}\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = orrery_json_text_parse (expected, -1, &error);
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;

  g_assert_no_error (error);
  text = orrery_json_text_print (node);
  g_assert_cmpstr (text, ==, expected);
  line = orrery_json_text_print_line (node);
  g_assert_cmpstr (line, ==, "{\"name\": \"Ad\\\"a\", \"empty\": {}, \"list\": [1, 2, 3], \"answers\": [\"a\", \"b\"]}");
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/json-text/texts", test_texts);
  g_test_add_func ("/record/json-text/bounds", test_bounds);
  g_test_add_func ("/record/json-text/zero-byte", test_zero_byte);
  g_test_add_func ("/record/json-text/line-of", test_line_of);
  g_test_add_func ("/record/json-text/print", test_print);
  return g_test_run ();
}
