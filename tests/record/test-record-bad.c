/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Damaged and hostile records: always a clear error, never a crash. */
#include "record/games.h"

#include "record/orrery-json-text.h"
#include "games/roll/words/orrery-position.h"
#include "record/orrery-position.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

#include <string.h>

#define SYNTAX ORRERY_RECORD_ERROR_SYNTAX
#define VERSION ORRERY_RECORD_ERROR_VERSION
#define GAME ORRERY_RECORD_ERROR_GAME
#define ILLEGAL ORRERY_RECORD_ERROR_ILLEGAL
#define TOO_LARGE ORRERY_RECORD_ERROR_TOO_LARGE

/* A whole record with ' for ", and a word to be replaced. */
#define WHOLE                                                                                                          \
  "{\n'orrery': 1,\n'type': 'record',\n'game': 'roll',\n'rules': 1,\n"                                                 \
  "'seats': [{'name': 'Ada', 'kind': 'person'}, {'name': 'Ben', 'kind': 'simple'}],\n"                                 \
  "'start': {'setup': {'seats': 2, 'seed': '42', 'first_game': false, 'mirror': false}},\n"                            \
  "'answers': [\n'faction Space Piracy',\n'faction Genetics Lab',\n'home world Old Earth'\n],\n'point': 2\n}\n"

typedef struct
{
  const char *word;
  const char *with;
  OrreryRecordError code;
  const char *message; /* a part of it */
} Bad;

static const Bad bads[] = {
  /* Versions and kinds */
  { "'orrery': 1", "'orrery': 2", VERSION, "written by a newer version of Orrery: its “orrery” is 2, and this one knows up to 1" },
  { "'orrery': 1", "'orrery': 2, 'colours': []", VERSION, "newer version of Orrery" },
  { "'orrery': 1", "'orrery': 999999999999", VERSION, "newer version of Orrery" },
  { "'rules': 1", "'rules': 2", VERSION, "its “rules” is 2" },
  { "'orrery': 1", "'orrery': 0", SYNTAX, "“orrery” is 0" },
  { "'orrery': 1", "'orrery': -1", SYNTAX, "“orrery” is -1" },
  { "'orrery': 1", "'orrery': '1'", SYNTAX, "“orrery” must be a whole number" },
  { "'orrery': 1", "'orrery': 1.5", SYNTAX, "“orrery” must be a whole number" },
  { "'orrery': 1,\n", "", SYNTAX, "“orrery” must be a whole number" },
  { "'record'", "'album'", SYNTAX, "“type” is “album”" },
  { "'record'", "7", SYNTAX, "“type” must be a text" },
  { "'type': 'record',\n", "", SYNTAX, "“type” must be a text" },
  { "'roll'", "'chess'", GAME, "does not play the game “chess”" },
  { "'roll'", "null", SYNTAX, "“game” must be a text" },
  { "'point': 2", "'points': 2", SYNTAX, "“points” is unknown" },
  /* Seats */
  { "{'name': 'Ben', 'kind': 'simple'}", "{'name': 'Ben'}", SYNTAX, "seat 1: “kind” must be a text" },
  { "{'name': 'Ben', 'kind': 'simple'}", "{'name': 'Ben', 'kind': 'simple', 'age': 3}", SYNTAX, "seat 1: “age” is unknown" },
  { "{'name': 'Ben', 'kind': 'simple'}", "'Ben'", SYNTAX, "seat 1: it must be an object" },
  { ", {'name': 'Ben', 'kind': 'simple'}", "", SYNTAX, "“seats” names 1, but “start” has 2" },
  { "'Ada'", "'A\\nda'", SYNTAX, "seat 0: a name can only have letters" },
  { "'Ada'", "'aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggggg'", TOO_LARGE, "at most 64 letters" },
  { "'Ada'", "[]", SYNTAX, "seat 0: “name” must be a text" },
  { "[{'name'", "{'name'", SYNTAX, "line 6" },
  /* Start */
  { "'seats': 2", "'seats': 1", SYNTAX, "“start”: “seats” is 1, but must be from 2 to 5" },
  { "'seats': 2", "'seats': 6", SYNTAX, "“start”: “seats” is 6" },
  { "'seats': 2", "'seats': 1000000000", SYNTAX, "“start”: “seats” is 1000000000" },
  { "'seats': 2", "'seats': -2", SYNTAX, "“start”: “seats” is -2" },
  { "'seats': 2", "'seats': 3", SYNTAX, "“seats” names 2, but “start” has 3" },
  { "'seats': 2", "'seats': 'two'", SYNTAX, "“start”: “seats” must be a whole number" },
  { "'seats': 2", "'seats': 99999999999999999999", SYNTAX, "line 7, column" },
  { "'42'", "'-1'", SYNTAX, "“start”: “seed” must be a whole number in quotation marks" },
  { "'42'", "'18446744073709551616'", SYNTAX, "“start”: “seed”" },
  { "'42'", "42", SYNTAX, "“start”: “seed” must be a text" },
  { "'mirror': false", "'mirror': 0", SYNTAX, "“start”: “mirror” must be true or false" },
  { "'mirror': false", "'mirrors': false", SYNTAX, "“start”: “mirrors” is unknown" },
  { "'setup': {", "'position': {}, 'setup': {", SYNTAX, "either a “setup” or a “position”" },
  { "'setup': {", "'settings': {", SYNTAX, "“settings” is unknown" },
  { "{'setup': {'seats': 2, 'seed': '42', 'first_game': false, 'mirror': false}}", "{'setup': 2}", SYNTAX,
    "“setup” must be an object" },
  { "{'setup': {'seats': 2, 'seed': '42', 'first_game': false, 'mirror': false}}", "{}", SYNTAX, "either a “setup”" },
  { "{'setup': {'seats': 2, 'seed': '42', 'first_game': false, 'mirror': false}}", "7", SYNTAX,
    "“start” must be an object" },
  { "{'setup': {'seats': 2, 'seed': '42', 'first_game': false, 'mirror': false}}",
    "{'position': {'seats': [{}, {'dice': {'cup': {'purple': 10}}}]}}", SYNTAX,
    "“start”: seat 1: 10 purple dice on the table" },
  { "'kind': 'person'", "'kind': 'person', 'colour': 'pink'", SYNTAX, "seat 0: “colour” must be blue, green, orange, purple or brown" },
  { "'kind': 'person'", "'kind': 'person', 'colour': 2", SYNTAX, "seat 0: “colour” must be a text" },
  /* Answers */
  { "'faction Genetics Lab'", "'faction Space Piracy'", ILLEGAL,
    "line 10, answer 2, “faction Space Piracy”: That one is no longer available." },
  { "'faction Genetics Lab'", "'buy a chip'", ILLEGAL, "line 10, answer 2, “buy a chip”: That does not answer the current question." },
  { "'faction Genetics Lab'", "'make tea'", ILLEGAL, "line 10, answer 2, “make tea”: There is no such answer." },
  { "'faction Genetics Lab'", "''", ILLEGAL, "line 10, answer 2" },
  { "'faction Genetics Lab'", "'faction Genetics Lab '", ILLEGAL, "There is no such answer." },
  { "'faction Genetics Lab'", "7", SYNTAX, "line 10, answer 2: it must be text" },
  { "'faction Genetics Lab'", "['faction Genetics Lab']", SYNTAX, "line 10, answer 2: it must be text" },
  { "'faction Genetics Lab'", "'set credits of seat 1 to 4'", ILLEGAL, "line 11, answer 3, “home world Old Earth”" },
  { "'faction Genetics Lab'", "'set credits of seat 99 to 4'", ILLEGAL, "answer 2" },
  { "'faction Genetics Lab',", "", ILLEGAL, "line 11, answer 2, “home world Old Earth”" },
  { "[\n'faction Space Piracy',\n'faction Genetics Lab',\n'home world Old Earth'\n]", "{}", SYNTAX, "“answers” must be a list" },
  { "'answers'", "'answer'", SYNTAX, "“answer” is unknown" },
  { "'point': 2", "'point': 4", SYNTAX, "“point” is 4, but must be from 0 to 3" },
  { "'point': 2", "'point': -1", SYNTAX, "“point” is -1" },
  { "'point': 2", "'point': null", SYNTAX, "“point” must be a whole number" },
  /* Text */
  { "'point': 2\n}", "'point': 2", SYNTAX, "it ends too early" },
  { "'point': 2\n}", "'point': 2}}", SYNTAX, "unexpected text after the end" },
  { "'point': 2", "'point': 2, 'point': 3", SYNTAX, "“point” is given twice" },
  { "'Ada'", "'Ad\xff"
             "a'",
    SYNTAX, "line 6, column 23: this is not text in UTF-8" },
};

static char *
quote (const char *text)
{
  return g_strdelimit (g_strdup (text), "'", '"');
}

static void
check_refused (const char *text, gssize length, OrreryRecordError code, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_from_text (text, length, &error);

  g_assert_null (record);
  g_test_message ("%s", error->message);
  g_assert_error (error, ORRERY_RECORD_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, message));
}

static void
test_whole (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = quote (WHOLE);
  g_autoptr (OrreryRecord) record = orrery_record_from_text (text, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (orrery_record_get_n_answers (record), ==, 3);
  g_assert_cmpuint (orrery_record_get_point (record), ==, 2);
}

static void
test_bad (gconstpointer data)
{
  const Bad *bad = data;
  GString *text = g_string_new (WHOLE);
  g_autofree char *quoted = NULL;

  g_assert_cmpuint (g_string_replace (text, bad->word, bad->with, 1), ==, 1);
  quoted = quote (text->str);
  g_string_free (text, TRUE);
  check_refused (quoted, -1, bad->code, bad->message);
}

/* If it is truncated anywhere, it is rejected, and the message says where. */
static void
test_truncated (void)
{
  g_autofree char *text = quote (WHOLE);

  for (gsize n = 0; n + 2 < strlen (text); n++)
    check_refused (text, (gssize) n, SYNTAX, "line ");
}

static void
test_zero_bytes (void)
{
  g_autofree char *text = quote (WHOLE);
  const gsize length = strlen (text);

  for (gsize i = 0; i < length; i += 11)
    {
      const char old = text[i];

      text[i] = '\0';
      check_refused (text, (gssize) length, SYNTAX, "line");
      text[i] = old;
    }
}

static void
test_many_answers (void)
{
  GString *text = g_string_new (WHOLE);
  GString *answers = g_string_new ("'answers': [");
  g_autofree char *quoted = NULL;

  for (guint i = 0; i <= ORRERY_RECORD_MAX_ANSWERS; i++)
    g_string_append (answers, "'done',");
  g_string_replace (text, "'answers': [", answers->str, 1);
  quoted = quote (text->str);
  check_refused (quoted, -1, TOO_LARGE, "A game has at most 100000 answers.");
  g_string_free (text, TRUE);
  g_string_free (answers, TRUE);
}

static void
test_deep (void)
{
  GString *text = g_string_new ("{\"orrery\": ");

  for (guint i = 0; i < 1000000; i++)
    g_string_append (text, "{\"a\": ");
  check_refused (text->str, (gssize) text->len, TOO_LARGE, "brackets are nested too deeply");
  g_string_free (text, TRUE);
}

/* A file larger than any record is rejected before it is read. */
static void
test_huge_file (void)
{
  char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "huge.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileOutputStream) stream = NULL;
  g_autoptr (GError) error = NULL;
  gint64 start;

  stream = g_file_create (file, G_FILE_CREATE_NONE, NULL, &error);
  g_assert_no_error (error);
  g_seekable_truncate (G_SEEKABLE (stream), G_GINT64_CONSTANT (1) << 30, NULL, &error);
  g_assert_no_error (error);
  start = g_get_monotonic_time ();
  g_assert_null (orrery_record_load (file, NULL, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, TOO_LARGE);
  g_assert_cmpint (g_get_monotonic_time () - start, <, G_USEC_PER_SEC);
  remove_folder (folder);
}

/* Reading an endless file stops in time. */
static void
test_endless_file (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/zero");
  g_autoptr (GError) error = NULL;

  g_assert_null (orrery_record_load (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
}

static void
test_folder (void)
{
  char *folder = new_folder ();
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (GError) error = NULL;

  g_assert_null (orrery_record_load (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  remove_folder (folder);
}

static void
test_not_a_record (void)
{
  check_refused ("", 0, SYNTAX, "line 1");
  check_refused ("hello", -1, SYNTAX, "line 1, column 1");
  check_refused ("[]", -1, SYNTAX, "a record must be an object");
  check_refused ("null", -1, SYNTAX, "a record must be an object");
  check_refused ("{}", -1, SYNTAX, "“orrery” must be a whole number");
  check_refused ("\x7f\x45LF\x02\x01\x01", -1, SYNTAX, "line 1");
}

/* A bare position is a record without answers, and an invalid one is rejected like a position. */
static void
test_bare_position (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_from_text ("{\"seats\": [{}, {\"credits\": 12}]}", -1, &error);

  g_assert_null (record);
  g_assert_error (error, ORRERY_POSITION_ERROR, ORRERY_POSITION_ERROR_IMPOSSIBLE);
  g_clear_error (&error);
  record = orrery_record_from_text ("{\"seats\": [{}, {\"credits\": 9}]}", -1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (orrery_roll_state (record)->seats[1].credits, ==, 9);
}

/* Random changes of bytes: rejected, or a valid record. */
static void
test_random_bytes (void)
{
  g_autoptr (OrreryRecord) game = random_game (3, 0, 77);
  g_autofree char *text = orrery_record_to_text (game);
  const gsize length = strlen (text);
  guint n_refused = 0;
  GameRng rng;

  game_rng_seed (&rng, 3);
  for (guint i = 0; i < 1500; i++)
    {
      g_autofree char *copy = g_memdup2 (text, length + 1);
      g_autoptr (GError) error = NULL;
      g_autoptr (OrreryRecord) record = NULL;

      for (guint n = game_rng_below (&rng, 4); n < 4; n++)
        copy[game_rng_below (&rng, (uint32_t) length)] = (char) game_rng_below (&rng, 256);
      record = orrery_record_from_text (copy, (gssize) length, &error);
      if (record == NULL)
        {
          g_assert_true (error->domain == ORRERY_RECORD_ERROR);
          n_refused++;
        }
      else
        g_assert_cmpint (roll_verify (orrery_record_get_state (record)).code, ==, GAME_OK);
    }
  g_assert_cmpuint (n_refused, >, 1000);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/bad/whole", test_whole);
  for (guint i = 0; i < G_N_ELEMENTS (bads); i++)
    {
      g_autofree char *path = g_strdup_printf ("/record/bad/table/%u", i);

      g_test_add_data_func (path, &bads[i], test_bad);
    }
  g_test_add_func ("/record/bad/truncated", test_truncated);
  g_test_add_func ("/record/bad/zero-bytes", test_zero_bytes);
  g_test_add_func ("/record/bad/many-answers", test_many_answers);
  g_test_add_func ("/record/bad/deep", test_deep);
  g_test_add_func ("/record/bad/huge-file", test_huge_file);
  g_test_add_func ("/record/bad/endless-file", test_endless_file);
  g_test_add_func ("/record/bad/folder", test_folder);
  g_test_add_func ("/record/bad/not-a-record", test_not_a_record);
  g_test_add_func ("/record/bad/bare-position", test_bare_position);
  g_test_add_func ("/record/bad/random-bytes", test_random_bytes);
  return g_test_run ();
}
