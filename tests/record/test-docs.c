/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What docs/record.md shows is true: its JSON loads, and its answers are answers. */
#include "record/games.h"

#include <string.h>

static char *
read_docs (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "docs", "record.md", NULL);
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
  g_autofree char *text = read_docs ();
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
  g_autofree char *text = read_docs ();
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
  g_autofree char *text = read_docs ();
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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/docs/json", test_json);
  g_test_add_func ("/record/docs/answers", test_answers);
  g_test_add_func ("/record/docs/autosave", test_autosave);
  return g_test_run ();
}
