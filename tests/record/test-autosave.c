/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing that was acknowledged is lost, and a change that could not be saved has not happened. */
#include "record/games.h"
#include "games/roll/words/orrery-roll.h"
#include "games/games.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct
{
  char *folder;
  char *path;
  GFile *file;
} Place;

static void
place_set_up (Place *place, gconstpointer data)
{
  place->folder = new_folder ();
  place->path = g_build_filename (place->folder, "game.autosave", NULL);
  place->file = g_file_new_for_path (place->path);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  g_object_unref (place->file);
  g_free (place->path);
  remove_folder (place->folder);
}

/* A game in which everything follows from the number of changes so far: mostly answers, sometimes an undo,
 * and a note. */
typedef struct
{
  OrreryRecord *record;
  guint n_changes;
} Course;

static OrreryRecord *
new_record (void)
{
  const GameSetup setup = { 3, 0 };

  return orrery_record_new (&orrery_roll, &setup, 1, NULL);
}

static gboolean
change (Course *course, GError **error)
{
  OrreryRecord *record = course->record;
  const guint i = course->n_changes++;
  GameRng rng;

  game_rng_seed (&rng, i);
  if (i % 50 == 49)
    {
      g_autoptr (GKeyFile) notes = orrery_record_dup_notes (record);

      g_key_file_set_integer (notes, "course", "change", (int) i);
      return orrery_record_set_notes (record, notes, error);
    }
  if (i % 10 == 9 || roll_question (orrery_record_get_state (record)).ask == GAME_OVER)
    return orrery_record_undo (record);
  return orrery_record_answer (record, random_answer (orrery_record_get_state (record), &rng), NULL, error);
}

static void
assert_same (OrreryRecord *a, OrreryRecord *b)
{
  g_autofree char *text_a = orrery_record_to_text (a);
  g_autofree char *text_b = orrery_record_to_text (b);

  g_assert_cmpstr (text_a, ==, text_b);
  g_assert_cmpmem (orrery_record_get_state (a), sizeof (RollState), orrery_record_get_state (b), sizeof (RollState));
}

static void
test_restore (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GKeyFile) notes = NULL;
  Course course = { new_record (), 0 };
  g_autoptr (OrreryRecord) twin = NULL;
  g_autoptr (OrreryRecord) restored = NULL;

  orrery_record_set_autosave (course.record, place->file, &error);
  g_assert_no_error (error);
  while (course.n_changes < 300)
    g_assert_true (change (&course, NULL));
  twin = orrery_record_branch (course.record, orrery_record_get_point (course.record));

  /* While the game is played, others can read it, but not continue it. */
  restored = orrery_record_load (place->file, NULL, &error);
  g_assert_no_error (error);
  assert_same (course.record, restored);
  g_clear_object (&restored);
  g_clear_object (&course.record);

  restored = orrery_record_restore (place->file, NULL, &error);
  g_assert_no_error (error);
  orrery_record_go_to (restored, orrery_record_get_point (twin));
  g_assert_cmpmem (orrery_record_get_state (restored), sizeof (RollState), orrery_record_get_state (twin),
                   sizeof (RollState));
  notes = orrery_record_dup_notes (restored);
  g_assert_cmpint (g_key_file_get_integer (notes, "course", "change", NULL), ==, 299);

  /* It continues to be saved. */
  course.record = g_steal_pointer (&restored);
  while (course.n_changes < 350)
    g_assert_true (change (&course, NULL));
  twin = (g_object_unref (twin), g_steal_pointer (&course.record));
  orrery_record_set_autosave (twin, NULL, &error);
  restored = orrery_record_restore (place->file, NULL, &error);
  g_assert_no_error (error);
  assert_same (restored, twin);
}

/* Undone answers are saved too. */
static void
test_point (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = random_game (2, 0, 6);
  g_autoptr (OrreryRecord) loaded = NULL;

  orrery_record_go_to (record, 100);
  orrery_record_set_autosave (record, place->file, &error);
  g_assert_no_error (error);
  loaded = orrery_record_load (place->file, NULL, &error);
  g_assert_no_error (error);
  assert_same (record, loaded);
  g_assert_cmpuint (orrery_record_get_point (loaded), ==, 100);
  orrery_record_go_to (record, 7);
  g_object_unref (loaded);
  loaded = orrery_record_load (place->file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (orrery_record_get_point (loaded), ==, 7);
  assert_same (record, loaded);
}

/* Killed at any moment. The child says through a pipe how many changes have been acknowledged. */

static void
play_until_killed (Place *place, guint n_changes, int pipe_end)
{
  Course course = { NULL, n_changes };
  GError *error = NULL;

  if (n_changes == 0)
    {
      course.record = new_record ();
      orrery_record_set_autosave (course.record, place->file, &error);
    }
  else
    course.record = orrery_record_restore (place->file, NULL, &error);
  if (error != NULL)
    _exit (1);
  while (change (&course, NULL))
    if (write (pipe_end, &course.n_changes, sizeof course.n_changes) != sizeof course.n_changes)
      _exit (2);
  _exit (3);
}

static guint
kill_and_count (Place *place, guint n_changes, guint delay)
{
  guint n = n_changes;
  int ends[2];
  int status;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      close (ends[0]);
      play_until_killed (place, n_changes, ends[1]);
    }
  close (ends[1]);
  g_usleep (delay);
  kill (child, SIGKILL);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
  g_assert_cmpint (WTERMSIG (status), ==, SIGKILL);
  while (read (ends[0], &n, sizeof n) == sizeof n)
    ;
  close (ends[0]);
  return n;
}

static gboolean
is_same (OrreryRecord *a, OrreryRecord *b)
{
  g_autofree char *text_a = orrery_record_to_text (a);
  g_autofree char *text_b = orrery_record_to_text (b);

  return strcmp (text_a, text_b) == 0;
}

static void
test_kill (Place *place, gconstpointer data)
{
  Course course = { new_record (), 0 };
  guint n_kills = 0;
  GameRng rng;

  game_rng_seed (&rng, (guint64) g_get_monotonic_time ());
  /* A busy machine gets little done between two kills. */
  while (n_kills < 40 || (course.n_changes <= 100 && n_kills < 1000))
    {
      const guint n = kill_and_count (place, course.n_changes, 500 + game_rng_below (&rng, 40000));
      g_autoptr (GError) error = NULL;
      g_autoptr (OrreryRecord) restored = NULL;

      n_kills++;
      while (course.n_changes < n)
        g_assert_true (change (&course, NULL));
      restored = orrery_record_restore (place->file, NULL, &error);
      /* Killed before the file was first renamed: nothing had been acknowledged. */
      if (restored == NULL && course.n_changes == 0)
        {
          g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
          continue;
        }
      g_assert_no_error (error);
      /* There may be one more that could no longer be acknowledged. */
      if (!is_same (restored, course.record))
        {
          g_assert_true (change (&course, NULL));
          assert_same (restored, course.record);
        }
    }
  g_test_message ("%u kills, %u changes", n_kills, course.n_changes);
  g_assert_cmpuint (course.n_changes, >, 100);
  g_object_unref (course.record);
}

/* Torn lines */

static void
get_contents (Place *place, char **text, gsize *length)
{
  g_autoptr (GError) error = NULL;

  g_file_get_contents (place->path, text, length, &error);
  g_assert_no_error (error);
}

static void
set_contents (Place *place, const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (place->path, text, (gssize) length, &error);
  g_assert_no_error (error);
}

/* Restores n answers; and the file can be continued. */
static void
check_restored (Place *place, guint n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_restore (place->file, NULL, &error);
  g_autoptr (OrreryRecord) again = NULL;
  GameRng rng;

  g_assert_no_error (error);
  g_assert_cmpuint (orrery_record_get_n_answers (record), ==, n);
  game_rng_seed (&rng, 1);
  orrery_record_answer (record, random_answer (orrery_record_get_state (record), &rng), NULL, &error);
  g_assert_no_error (error);
  again = orrery_record_load (place->file, NULL, &error);
  g_assert_no_error (error);
  assert_same (record, again);
}

/* A copy of the file from before the cut is next to it, and only one more than before. */
static void
check_original (Place *place, const char *text, gsize length, guint n)
{
  g_autofree char *path = n == 1 ? g_strconcat (place->path, ".original", NULL)
                                 : g_strdup_printf ("%s.original-%u", place->path, n);
  g_autofree char *next = g_strdup_printf ("%s.original-%u", place->path, n + 1);
  g_autofree char *original = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &original, &size, NULL));
  g_assert_cmpmem (original, size, text, length);
  g_assert_false (g_file_test (next, G_FILE_TEST_EXISTS));
}

static void
test_torn (Place *place, gconstpointer data)
{
  guint n_torn = 0;
  g_autoptr (OrreryRecord) record = random_game (2, 0, 8);
  const guint n = orrery_record_get_n_answers (record);
  g_autofree char *text = NULL;
  g_autofree char *zeros = NULL;
  gsize length, last;

  g_assert_true (orrery_record_undo (record));
  orrery_record_set_autosave (record, place->file, NULL);
  orrery_record_set_autosave (record, NULL, NULL);
  get_contents (place, &text, &length);
  /* Its last line undoes the last answer; without it, the last line is that answer. */
  for (length--; text[length - 1] != '\n'; length--)
    ;
  for (last = length - 1; text[last - 1] != '\n'; last--)
    ;
  g_assert_cmpuint (length - last, >, 8);
  for (gsize cut = last; cut < length; cut++)
    {
      set_contents (place, text, cut);
      check_restored (place, n - 1);
      n_torn += cut > last;
      if (n_torn > 0)
        check_original (place, text, cut, n_torn);
    }
  /* Zeros, where the disk made room for the line but did not write it. */
  zeros = g_malloc0 (length + 40000);
  memcpy (zeros, text, length);
  for (gsize cut = length; cut > last; cut--)
    {
      zeros[cut - 1] = '\0';
      set_contents (place, zeros, length + (cut % 2) * 40000);
      check_restored (place, n - 1);
      check_original (place, zeros, length + (cut % 2) * 40000, ++n_torn);
    }
}

/* Notes */

static void
check_note (OrreryRecord *record, const char *key, const char *expected)
{
  g_autoptr (GKeyFile) notes = orrery_record_dup_notes (record);
  g_autofree char *text = g_key_file_get_string (notes, "round-1", key, NULL);

  g_assert_cmpstr (text, ==, expected);
}

/* They are saved with the game, whatever is undone, until they are deleted; unchanged notes are not written,
 * and nobody reads them by accident. */
static void
test_notes (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = random_game (2, 0, 8);
  g_autoptr (GKeyFile) notes = g_key_file_new ();
  g_autoptr (OrreryRecord) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *same = NULL;
  gsize length, same_length;

  g_key_file_set_string (notes, "round-1", "seat-0", "w e, r d s");
  g_assert_true (orrery_record_set_notes (record, notes, NULL)); /* before there is a file */
  g_assert_true (orrery_record_set_autosave (record, place->file, NULL));
  g_key_file_set_string (notes, "round-1", "seat-1", " two\nlines ");
  g_key_file_set_string (notes, "round-1", "seat-2", "");
  g_assert_true (orrery_record_set_notes (record, notes, NULL));
  get_contents (place, &text, &length);
  g_assert_null (strstr (text, "w e, r"));
  g_assert_true (orrery_record_set_notes (record, notes, NULL));
  get_contents (place, &same, &same_length);
  g_assert_cmpmem (text, length, same, same_length);
  g_assert_true (orrery_record_undo (record));
  g_key_file_remove_key (notes, "round-1", "seat-0", NULL);
  g_assert_true (orrery_record_set_notes (record, notes, NULL));
  orrery_record_set_autosave (record, NULL, NULL);

  again = orrery_record_restore (place->file, NULL, NULL);
  g_assert_nonnull (again);
  assert_same (record, again);
  check_note (again, "seat-0", NULL);
  check_note (again, "seat-1", " two\nlines ");
  check_note (again, "seat-2", "");
}

/* A note that cannot be saved is rejected. */
static void
test_notes_refused (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = new_record ();
  g_autoptr (GKeyFile) notes = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  orrery_record_set_autosave (record, place->file, NULL);
  g_unlink (place->path);
  g_key_file_set_string (notes, "round-1", "seat-0", "w e");
  g_assert_false (orrery_record_set_notes (record, notes, &error));
  g_assert_nonnull (error);
  check_note (record, "seat-0", NULL);
}

/* Damaged */

static void
check_damaged (Place *place, const char *text, gsize length, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = NULL;

  set_contents (place, text, length);
  record = orrery_record_restore (place->file, NULL, &error);
  g_assert_null (record);
  g_test_message ("%s", error->message);
  g_assert_true (error->domain == ORRERY_RECORD_ERROR);
  g_assert_nonnull (strstr (error->message, message));
  g_clear_error (&error);
}

static void
test_damaged (Place *place, gconstpointer data)
{
  static const struct
  {
    const char *line;
    const char *message;
  } lines[] = {
    { "", "line 4 is damaged" },
    { "{\"a\": \"faction Genetics Lab\"", "line 4 is damaged" },
    { "{\"a\": 7}", "line 4 is damaged" },
    { "{\"go\": 3}", "line 4 is damaged" },
    { "{\"go\": -1}", "line 4 is damaged" },
    { "{\"go\": \"1\"}", "line 4 is damaged" },
    { "{\"seat\": 3, \"name\": \"a\", \"kind\": \"b\"}", "line 4 is damaged" },
    { "{\"seat\": 1, \"name\": \"a\"}", "line 4 is damaged" },
    { "{\"b\": 1}", "line 4 is damaged" },
    { "[]", "line 4 is damaged" },
    { "{\"note\": \"round-1\"}", "line 4 is damaged" },
    { "{\"note\": \"[round] seat-0 w e\"}", "line 4 is damaged" },
    { "{\"note\": \"round-1 seat\\n-0 w e\"}", "line 4 is damaged" },
    { "{\"a\": \"faction Space Piracy\"}", "line 4, answer 2, “faction Space Piracy”: That one is no longer available." },
    { "{\"a\": \"make tea\"}", "line 4, answer 2, “make tea”: There is no such answer." },
  };
  g_autoptr (OrreryRecord) record = new_record ();
  g_autofree char *head = NULL;
  gsize length;

  orrery_record_answer (record, GAME_ANSWER (ROLL_DO_FACTION, 1, 0, 0), NULL, NULL);
  orrery_record_set_autosave (record, place->file, NULL);
  orrery_record_set_autosave (record, NULL, NULL);
  get_contents (place, &head, &length);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strdup_printf ("%s%s\n{\"go\": 0}\n", head, lines[i].line);

      check_damaged (place, text, strlen (text), lines[i].message);
    }
  check_damaged (place, "", 0, "line 1 is damaged");
  check_damaged (place, "hello\n", 6, "line 1");
  check_damaged (place, "{}\n", 3, "“orrery” must be a whole number");
  check_damaged (place, "[]\n", 3, "line 1 is damaged");
  check_damaged (place, head, 20, "line 1 is damaged");
  {
    GString *newer = g_string_new (head);

    g_string_replace (newer, "\"orrery\": 1", "\"orrery\": 2", 1);
    check_damaged (place, newer->str, newer->len, "written by a newer version of Orrery");
    g_string_free (newer, TRUE);
  }
}

/* Rejected by every reader, and not a byte of it is changed. */
static void
check_left_alone (Place *place, const char *text, gsize length, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *after = NULL;
  gsize after_length;

  check_damaged (place, text, length, message);
  g_assert_null (orrery_record_load (place->file, NULL, &error));
  g_assert_nonnull (strstr (error->message, message));
  get_contents (place, &after, &after_length);
  g_assert_cmpmem (text, length, after, after_length);
}

/* Zeros, or anything else, before whole lines are not from a crash: the lines after them were acknowledged. */
static void
test_damaged_inside (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = random_game (2, 0, 8);
  g_autofree char *text = NULL;
  g_autofree char *message = NULL;
  gsize length, start = 0, end;
  guint line = 1;

  orrery_record_set_autosave (record, place->file, NULL);
  orrery_record_set_autosave (record, NULL, NULL);
  get_contents (place, &text, &length);
  for (; start + 6000 < length; line++)
    start = (gsize) ((char *) memchr (text + start, '\n', length - start) - text) + 1;
  end = (gsize) ((char *) memchr (text + start, '\n', length - start) - text);
  message = g_strdup_printf ("line %u is damaged", line);
  for (gsize at = start; at <= end; at++)
    {
      const char good = text[at];

      text[at] = '\0';
      check_left_alone (place, text, length, message);
      text[at] = good;
    }
  memset (text + start, '\0', end - start);
  check_left_alone (place, text, length, message);
  /* No line that was being written is this long. */
  memset (text + start, 'x', length - start);
  check_left_alone (place, text, length, message);
  memset (text + start, '\0', 5000);
  check_left_alone (place, text, length, message);
}

/* The game up to the damage can be recovered, and the file is not changed. */
static void
test_salvage (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = random_game (2, 0, 8);
  g_autofree char *text = NULL;
  gsize length, at = 0;

  g_assert_null (orrery_record_salvage (place->file));
  orrery_record_set_autosave (record, place->file, NULL);
  orrery_record_set_autosave (record, NULL, NULL);
  get_contents (place, &text, &length);
  /* The start, the seed and 100 answers stay whole. */
  for (guint line = 0; line < 102; line++)
    at = (gsize) ((char *) memchr (text + at, '\n', length - at) - text) + 1;
  text[at + 3] = '\0';
  check_damaged (place, text, length, "line 103 is damaged");
  {
    g_autoptr (OrreryRecord) rest = orrery_record_salvage (place->file);
    g_autoptr (OrreryRecord) expected = orrery_record_branch (record, 100);

    g_assert_nonnull (rest);
    g_assert_cmpuint (orrery_record_get_n_answers (rest), ==, 100);
    g_assert_cmpmem (orrery_record_get_state (rest), sizeof (RollState),
                     orrery_record_get_state (expected), sizeof (RollState));
    g_assert_cmpuint (orrery_record_get_seed (rest), ==, orrery_record_get_seed (record));
  }
  check_left_alone (place, text, length, "line 103 is damaged");
  /* Without its start, nothing can be recovered. */
  text[3] = '\0';
  set_contents (place, text, length);
  g_assert_null (orrery_record_salvage (place->file));
}

/* Disks that fail */

/* A change that cannot be saved is not made, and says why. */
static void
check_not_kept (OrreryRecord *record, const char *message)
{
  g_autofree char *before = orrery_record_to_text (record);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  GameEvents events = { 0 };
  GameRng rng;

  game_rng_seed (&rng, 1);
  g_assert_false (
    orrery_record_answer (record, random_answer (orrery_record_get_state (record), &rng), &events, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, message));
  g_assert_cmpuint (events.n, ==, 0);
  g_assert_error (orrery_record_get_autosave_error (record), ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE);
  g_assert_false (orrery_record_undo (record));
  orrery_record_go_to (record, 0);
  after = orrery_record_to_text (record);
  g_assert_cmpstr (before, ==, after);
}

static void
check_kept (OrreryRecord *record)
{
  g_autoptr (GError) error = NULL;
  GameRng rng;

  game_rng_seed (&rng, 2);
  orrery_record_answer (record, random_answer (orrery_record_get_state (record), &rng), NULL, &error);
  g_assert_no_error (error);
  g_assert_null (orrery_record_get_autosave_error (record));
}

static OrreryRecord *
begin (Place *place, guint n)
{
  g_autoptr (GError) error = NULL;
  OrreryRecord *record = new_record ();
  Course course = { record, 0 };

  orrery_record_set_autosave (record, place->file, &error);
  g_assert_no_error (error);
  while (course.n_changes < n)
    g_assert_true (change (&course, NULL));
  return record;
}

static void
test_vanished_folder (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = begin (place, 30);
  g_autofree char *elsewhere = g_strconcat (place->folder, "-gone", NULL);
  g_autoptr (OrreryRecord) loaded = NULL;

  g_assert_cmpint (g_rename (place->folder, elsewhere), ==, 0);
  check_not_kept (record, "the file has been moved or deleted");
  g_assert_cmpint (g_rename (elsewhere, place->folder), ==, 0);
  check_kept (record);
  loaded = orrery_record_load (place->file, NULL, NULL);
  assert_same (record, loaded);
}

static void
test_deleted_file (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = begin (place, 30);
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) loaded = NULL;

  g_assert_cmpint (g_unlink (place->path), ==, 0);
  check_not_kept (record, "the file has been moved or deleted");
  /* The remedy: start a new file. */
  orrery_record_set_autosave (record, place->file, &error);
  g_assert_no_error (error);
  check_kept (record);
  loaded = orrery_record_load (place->file, NULL, &error);
  g_assert_no_error (error);
  assert_same (record, loaded);
}

static void
test_changed_file (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = begin (place, 30);
  const int fd = open (place->path, O_WRONLY | O_APPEND);

  g_assert_cmpint (write (fd, "x", 1), ==, 1);
  close (fd);
  check_not_kept (record, "another program has changed the file");
}

static void
test_no_folder (Place *place, gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->folder, "none", "game", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OrreryRecord) record = new_record ();
  g_autoptr (GError) error = NULL;

  g_assert_false (orrery_record_set_autosave (record, file, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE);
  g_assert_nonnull (strstr (error->message, "Put the folder back"));
  g_clear_error (&error);
  g_assert_null (orrery_record_restore (file, NULL, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE);
  check_kept (record); /* it has none, so nothing needs saving */
}

static void
test_not_a_file (Place *place, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (place->folder);
  g_autoptr (GFile) null = g_file_new_for_path ("/dev/null");
  g_autoptr (GFile) remote = g_file_new_for_uri ("resource:///game");
  g_autoptr (OrreryRecord) record = new_record ();
  g_autoptr (GError) error = NULL;

  g_assert_null (orrery_record_restore (folder, NULL, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE);
  g_clear_error (&error);
  g_assert_null (orrery_record_restore (null, NULL, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE);
  g_clear_error (&error);
  g_assert_false (orrery_record_set_autosave (record, remote, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE);
  g_clear_error (&error);
  g_assert_null (orrery_record_restore (remote, NULL, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE);
}

/* A file size limit simulates a full disk: a line is written in part, then nothing more. */
static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = size == RLIM_INFINITY ? limit.rlim_max : size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static void
test_full_disk (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = begin (place, 100);
  g_autofree char *text = NULL;
  gsize length;

  signal (SIGXFSZ, SIG_IGN);
  get_contents (place, &text, &length);
  for (guint room = 0; room < 12; room++)
    {
      g_autoptr (OrreryRecord) loaded = NULL;
      g_autofree char *now = NULL;
      gsize size;

      get_contents (place, &now, &size);
      limit_files (size + room % 6);
      check_not_kept (record, "Free some space on the disk");
      limit_files (RLIM_INFINITY);
      loaded = orrery_record_load (place->file, NULL, NULL);
      assert_same (record, loaded);
      check_kept (record);
      g_object_unref (loaded);
      loaded = orrery_record_load (place->file, NULL, NULL);
      assert_same (record, loaded);
    }
}

static void
count_cb (OrreryRecord *record, guint *n)
{
  (*n)++;
}

/* Saving problems are reported once, and so is their end. */
static void
test_retry (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = begin (place, 100);
  g_autoptr (OrreryRecord) loaded = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = orrery_record_to_text (record);
  g_autofree char *after = NULL;
  g_autofree char *text = NULL;
  guint n_heard = 0;
  gsize size;

  signal (SIGXFSZ, SIG_IGN);
  g_signal_connect (record, "autosave-changed", G_CALLBACK (count_cb), &n_heard);
  get_contents (place, &text, &size);
  limit_files (size);
  check_not_kept (record, "Free some space on the disk");
  g_assert_false (orrery_record_retry_autosave (record, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE);
  g_assert_cmpuint (n_heard, ==, 1);
  limit_files (RLIM_INFINITY);
  g_clear_error (&error);
  g_assert_true (orrery_record_retry_autosave (record, &error));
  g_assert_cmpuint (n_heard, ==, 2);
  g_assert_null (orrery_record_get_autosave_error (record));
  after = orrery_record_to_text (record);
  g_assert_cmpstr (before, ==, after);
  check_kept (record);
  loaded = orrery_record_load (place->file, NULL, &error);
  g_assert_no_error (error);
  assert_same (record, loaded);
}

/* A failed save does not change the old file. */
static void
test_full_disk_at_save (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = new_record ();
  g_autoptr (OrreryRecord) longer = random_game (2, 0, 9);
  g_autoptr (OrreryRecord) loaded = NULL;
  g_autoptr (GError) error = NULL;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_true (orrery_record_save (record, place->file, NULL, &error));
  limit_files (1000);
  g_assert_false (orrery_record_save (longer, place->file, NULL, &error));
  limit_files (RLIM_INFINITY);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
  g_clear_error (&error);
  loaded = orrery_record_load (place->file, NULL, &error);
  g_assert_no_error (error);
  assert_same (record, loaded);
}

/* Two at once */

static void
test_lock (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = begin (place, 10);
  g_autoptr (OrreryRecord) other = new_record ();
  g_autoptr (GError) error = NULL;
  int status;
  pid_t child;

  g_assert_false (orrery_record_set_autosave (other, place->file, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_BUSY);
  g_clear_error (&error);
  g_assert_null (orrery_record_restore (place->file, NULL, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_BUSY);
  g_assert_nonnull (strstr (error->message, "is open in another window or program"));
  g_clear_error (&error);

  child = fork ();
  if (child == 0)
    {
      g_autoptr (OrreryRecord) theirs = orrery_record_restore (place->file, NULL, &error);

      _exit (theirs == NULL && g_error_matches (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_BUSY) ? 0 : 1);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);

  /* Nor can it be deleted. */
  g_assert_false (orrery_record_delete_autosave (place->file, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_BUSY);
  g_assert_true (g_file_test (place->path, G_FILE_TEST_EXISTS));
  g_clear_error (&error);

  /* A player can restart their own. */
  orrery_record_set_autosave (record, place->file, &error);
  g_assert_no_error (error);
  check_kept (record);
  /* And once it is released, others can use it. */
  orrery_record_set_autosave (record, NULL, &error);
  g_object_unref (other);
  other = orrery_record_restore (place->file, NULL, &error);
  g_assert_no_error (error);
  assert_same (record, other);
  g_clear_object (&other);
  g_assert_true (orrery_record_delete_autosave (place->file, &error));
  g_assert_no_error (error);
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
}

/* Answers that are held and written together. */
static void
test_hold (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = begin (place, 60);
  g_autoptr (OrreryRecord) loaded = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = orrery_record_to_text (record);
  g_autofree char *after = NULL;
  g_autofree char *elsewhere = g_strconcat (place->folder, "-gone", NULL);

  orrery_record_hold_autosave (record);
  for (guint i = 0; i < 10; i++)
    check_kept (record);
  loaded = orrery_record_load (place->file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (orrery_record_get_n_answers (loaded), <, orrery_record_get_n_answers (record));
  g_assert_true (orrery_record_release_autosave (record, &error));
  g_object_unref (loaded);
  loaded = orrery_record_load (place->file, NULL, &error);
  g_assert_no_error (error);
  assert_same (record, loaded);

  /* All or nothing. */
  g_free (before);
  before = orrery_record_to_text (record);
  orrery_record_hold_autosave (record);
  orrery_record_undo (record);
  for (guint i = 0; i < 5; i++)
    check_kept (record);
  g_assert_cmpint (g_rename (place->folder, elsewhere), ==, 0);
  g_assert_false (orrery_record_release_autosave (record, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE);
  g_assert_cmpint (g_rename (elsewhere, place->folder), ==, 0);
  after = orrery_record_to_text (record);
  g_assert_cmpstr (before, ==, after);
  check_kept (record);
}

/* Undoing forever does not make a file too large to read. */
static void
test_long_file (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = begin (place, 20);
  g_autoptr (OrreryRecord) loaded = NULL;
  g_autoptr (GError) error = NULL;
  const guint top = orrery_record_get_point (record);
  gint64 size = 0;

  for (guint batch = 0; batch < 4; batch++)
    {
      g_autoptr (GFileInfo) info = NULL;

      orrery_record_hold_autosave (record);
      for (guint i = 0; i < 400000; i++)
        orrery_record_go_to (record, i % 2 == 0 ? top - 1 : top);
      g_assert_true (orrery_record_release_autosave (record, &error));
      info = g_file_query_info (place->file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
      size = g_file_info_get_size (info);
      g_assert_cmpint (size, <, 16 * 1024 * 1024);
    }
  g_assert_cmpint (size, <, 1024 * 1024);
  check_kept (record);
  loaded = orrery_record_load (place->file, NULL, &error);
  g_assert_no_error (error);
  assert_same (record, loaded);
}

/* In a thread */

static void
loaded_cb (GObject *file, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static OrreryRecord *
load_async (Place *place, int *progress, GCancellable *cancellable, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  orrery_record_load_async (place->file, progress, cancellable, loaded_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return orrery_record_load_finish (place->file, result, error);
}

static gboolean
cancel_cb (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
  return G_SOURCE_REMOVE;
}

/* However long a game takes to read, its progress is visible and it can be cancelled. */
static void
test_load_async (Place *place, gconstpointer data)
{
  g_autoptr (OrreryRecord) record = begin (place, 20);
  g_autoptr (OrreryRecord) loaded = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *head = NULL;
  g_autoptr (GString) text = NULL;
  gsize length;
  int progress = -1;

  orrery_record_set_autosave (record, NULL, NULL);
  get_contents (place, &head, &length);
  text = g_string_new_len (head, (gssize) length);
  for (guint i = 0; i < 200000; i++)
    g_string_append (text, i % 2 == 0 ? "{\"go\": 0}\n" : "{\"go\": 3}\n");
  set_contents (place, text->str, text->len);

  g_timeout_add (5, cancel_cb, cancellable);
  loaded = load_async (place, &progress, cancellable, &error);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (loaded);
  g_assert_cmpint (progress, <, 500);
  g_clear_error (&error);

  loaded = load_async (place, &progress, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (progress, >=, 500);
  g_assert_cmpuint (orrery_record_get_point (loaded), ==, 3);
  g_assert_cmpuint (orrery_record_get_n_answers (loaded), ==, orrery_record_get_n_answers (record));
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  static const struct
  {
    const char *path;
    void (*test) (Place *, gconstpointer);
  } tests[] = {
    { "/record/autosave/restore", test_restore },
    { "/record/autosave/point", test_point },
    { "/record/autosave/kill", test_kill },
    { "/record/autosave/torn", test_torn },
    { "/record/autosave/notes", test_notes },
    { "/record/autosave/notes-refused", test_notes_refused },
    { "/record/autosave/damaged", test_damaged },
    { "/record/autosave/damaged-inside", test_damaged_inside },
    { "/record/autosave/salvage", test_salvage },
    { "/record/autosave/retry", test_retry },
    { "/record/autosave/vanished-folder", test_vanished_folder },
    { "/record/autosave/deleted-file", test_deleted_file },
    { "/record/autosave/changed-file", test_changed_file },
    { "/record/autosave/no-folder", test_no_folder },
    { "/record/autosave/not-a-file", test_not_a_file },
    { "/record/autosave/full-disk", test_full_disk },
    { "/record/autosave/full-disk-at-save", test_full_disk_at_save },
    { "/record/autosave/lock", test_lock },
    { "/record/autosave/hold", test_hold },
    { "/record/autosave/long-file", test_long_file },
    { "/record/autosave/load-async", test_load_async },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Place, NULL, place_set_up, tests[i].test, place_tear_down);
  return g_test_run ();
}
