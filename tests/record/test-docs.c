/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The examples in docs/record.md are true: its JSON loads, and its answers are answers. And docs/protocol.md
 * has every word of the rules, and no others. */
#include "record/games.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

#include <string.h>

static char *
read_docs (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "docs", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* The text between ```kind and ```, each time. */
static GPtrArray *
find_blocks (const char *text, const char *kind)
{
  g_autofree char *open = g_strdup_printf ("```%s\n", kind);
  GPtrArray *blocks = g_ptr_array_new_with_free_func (g_free);

  for (const char *at = strstr (text, open); at != NULL; at = strstr (at, open))
    {
      const char *end = strstr (at + strlen (open), "```\n");

      g_assert_nonnull (end);
      g_ptr_array_add (blocks, g_strndup (at + strlen (open), (gsize) (end - at) - strlen (open)));
      at = end + 4;
    }
  return blocks;
}

static void
test_json (void)
{
  g_autofree char *text = read_docs ("record.md");
  g_autoptr (GPtrArray) blocks = find_blocks (text, "json");

  g_assert_cmpuint (blocks->len, ==, 3);
  for (guint i = 0; i < blocks->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (OrreryRecord) record = orrery_record_from_text (g_ptr_array_index (blocks, i), -1, &error);

      g_assert_no_error (error);
      /* A record is shown as Orrery writes it. */
      if (orrery_record_get_n_answers (record) > 0)
        {
          g_autofree char *again = orrery_record_to_text (record);

          g_assert_cmpstr (again, ==, g_ptr_array_index (blocks, i));
        }
    }
}

static void
test_answers (void)
{
  g_autofree char *text = read_docs ("record.md");
  g_autoptr (GPtrArray) blocks = find_blocks (text, "answers");
  guint64 kinds = 0;

  for (guint i = 0; i < blocks->len; i++)
    {
      g_auto (GStrv) lines = g_strsplit (g_ptr_array_index (blocks, i), "\n", -1);

      for (guint k = 0; lines[k] != NULL && *lines[k] != '\0'; k++)
        {
          GameAnswer answer;

          g_test_message ("%s", lines[k]);
          g_assert_true (roll_parse (lines[k], &answer));
          kinds |= G_GUINT64_CONSTANT (1) << GAME_ANSWER_KIND (answer);
        }
    }
  /* And there is one of each kind. */
  for (guint kind = ROLL_DO_NOTHING + 1; kind < ROLL_N_ANSWERS; kind++)
    g_assert_true ((kinds >> kind & 1) != 0);
}

static void
test_autosave (void)
{
  g_autofree char *text = read_docs ("record.md");
  g_autoptr (GPtrArray) blocks = find_blocks (text, "");
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = NULL;

  for (guint i = 0; i < blocks->len && record == NULL; i++)
    if (strstr (g_ptr_array_index (blocks, i), "autosave") != NULL)
      {
        const char *start = strstr (g_ptr_array_index (blocks, i), "{\"orrery\"");

        record = start == NULL ? NULL : orrery_record_from_text (start, -1, &error);
        g_assert_no_error (error);
      }
  g_assert_nonnull (record);
  g_assert_cmpuint (orrery_record_get_n_answers (record), ==, 2);
  g_assert_cmpstr (orrery_record_get_player (record, 1)->name, ==, "Cleo");
}

/* The words in the first column of the first table under a heading, from `text` to the next one. */
static GHashTable *
find_words (const char *text, const char *heading)
{
  GHashTable *words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *title = g_strdup_printf ("\n## %s\n", heading);
  const char *section = strstr (text, title);
  const char *table = section == NULL ? NULL : strstr (section, "\n| --- |");
  g_auto (GStrv) rows = table == NULL ? NULL : g_strsplit (table + 1, "\n", -1);

  for (guint i = 1; rows != NULL && g_str_has_prefix (rows[i], "| "); i++)
    {
      g_auto (GStrv) cells = g_strsplit (rows[i], "|", 3);
      g_auto (GStrv) parts = g_strsplit (cells[1], "`", -1);

      for (guint k = 1; k < g_strv_length (parts); k += 2)
        g_assert_true (g_hash_table_add (words, g_strdup (parts[k])));
    }
  return words;
}

static void
check_words (const char *text, const char *heading, const char *(*word_of) (uint8_t), guint first)
{
  g_autoptr (GHashTable) words = find_words (text, heading);
  guint n = 0;

  for (guint i = first; word_of ((uint8_t) i) != NULL; i++, n++)
    {
      g_test_message ("%s: %s", heading, word_of ((uint8_t) i));
      g_assert_true (g_hash_table_contains (words, word_of ((uint8_t) i)));
    }
  g_assert_cmpuint (g_hash_table_size (words), ==, n);
}

static void
test_protocol_words (void)
{
  g_autofree char *text = read_docs ("protocol.md");

  check_words (text, "Questions", roll_game.question_word, 0);
  check_words (text, "Reasons", roll_game.status_word, 0);
  check_words (text, "Events", roll_game.event_word, ROLL_EVENT_NONE + 1);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/docs/json", test_json);
  g_test_add_func ("/record/docs/answers", test_answers);
  g_test_add_func ("/record/docs/autosave", test_autosave);
  g_test_add_func ("/record/docs/protocol-words", test_protocol_words);
  return g_test_run ();
}
