/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small markup, and the folding of words. */
#include "catalog/orrery-fold.h"
#include "catalog/orrery-markup.h"

static const char *
name_of (const char *id, gpointer data)
{
  return g_str_equal (id, "free-trade-zone") ? "Free Trade Zone" : NULL;
}

static const struct
{
  const char *markup;
  const char *plain;
} texts[] = {
  { "", "" },
  { "plain", "plain" },
  { "a **bold** word", "a bold word" },
  { "**all bold**", "all bold" },
  { "{explore} Each explorer", "Each explorer" },
  { "credits {credit} pay", "credits pay" },
  { "two {die:red} {die:white} dice", "two dice" },
  { "dice {die:white}: 3, and {credit}.", "dice: 3, and." },
  { "d\u00e9s {die:white}\u00a0: 3", "d\u00e9s\u00a0: 3" },
  { "see [[free-trade-zone]].", "see Free Trade Zone." },
  { "see [[nowhere]].", "see nowhere." },
  { "see [[free-trade-zone|the zone]].", "see the zone." },
  { "**bold [[free-trade-zone]] bold**", "bold Free Trade Zone bold" },
  /* Unfinished markup is left as it is. */
  { "a ** b", "a ** b" },
  { "a [[ b", "a [[ b" },
  { "a { b } c", "a { b } c" },
  { "a {b", "a {b" },
  { "line\nline\n\nparagraph", "line\nline\n\nparagraph" },
};

static void
test_plain (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *plain = orrery_markup_to_plain (texts[i].markup, name_of, NULL);

      g_assert_cmpstr (plain, ==, texts[i].plain);
    }
}

static void
test_spans (void)
{
  g_autoptr (GPtrArray) spans = orrery_markup_parse ("a **b [[c|d]]** {die:red}e");
  static const OrrerySpan expected[] = {
    { ORRERY_SPAN_TEXT, FALSE, (char *) "a ", NULL },
    { ORRERY_SPAN_BOLD, TRUE, (char *) "b ", NULL },
    { ORRERY_SPAN_LINK, TRUE, (char *) "d", (char *) "c" },
    { ORRERY_SPAN_TEXT, FALSE, (char *) " ", NULL },
    { ORRERY_SPAN_SYMBOL, FALSE, (char *) "", (char *) "die:red" },
    { ORRERY_SPAN_TEXT, FALSE, (char *) "e", NULL },
  };

  g_assert_cmpuint (spans->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < spans->len; i++)
    {
      const OrrerySpan *span = g_ptr_array_index (spans, i);

      g_assert_cmpint (span->kind, ==, expected[i].kind);
      g_assert_cmpint (span->bold, ==, expected[i].bold);
      g_assert_cmpstr (span->text, ==, expected[i].text);
      g_assert_cmpstr (span->target, ==, expected[i].target);
    }
}

static const struct
{
  const char *text;
  const char *folded;
} words[] = {
  { "", "" },
  { "  \t ,;! ", "" },
  { "Free Trade Zone", "free trade zone" },
  { "Earth's Lost Colony", "earths lost colony" },
  { "Earth’s", "earths" },
  { "l’explorateur, qu'un", "l explorateur qu un" },
  { "'quoted'", "quoted" },
  { "High-Gravity World", "high gravity world" },
  { "Ærø, Łódź, Ünïcödé", "aero lodz unicode" },
  { "Straße", "strasse" },
  { "e\xcc\x81t\xc3\xa9", "ete" },
  { "ＦＵＬＬ ﬁn", "full fin" },
  { "$2 and $10", "$ 2 and $ 10" },
  { "6+ or 6 +", "6+ or 6" },
  { "6-cost", "6 cost" },
  { "ELŐRE Ωmega", "elore ωmega" },
};

static void
test_fold (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *folded = orrery_fold_words (words[i].text);

      g_assert_cmpstr (folded, ==, words[i].folded);
    }
}

/* A word longer than there is room for is cut off, and still ends where it ends. */
static void
test_long_word (void)
{
  g_autofree char *text = g_strnfill (1000, 'x');
  const char *cursor = text;
  OrreryWord word;

  g_assert_true (orrery_fold_next (&cursor, &word));
  g_assert_cmpuint (word.n, <, ORRERY_WORD_MAX);
  g_assert_cmpuint (word.length, ==, 1000);
  g_assert_false (orrery_fold_next (&cursor, &word));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/catalog/markup/plain", test_plain);
  g_test_add_func ("/catalog/markup/spans", test_spans);
  g_test_add_func ("/catalog/fold/words", test_fold);
  g_test_add_func ("/catalog/fold/long-word", test_long_word);

  return g_test_run ();
}
