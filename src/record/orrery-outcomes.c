/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-outcomes"

#include "record/orrery-outcomes.h"

#include "record/orrery-file.h"
#include "record/orrery-journal.h"
#include "record/orrery-json-text.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#define FOLDER "results"
#define KEPT ".json"
#define DELETED ".deleted"
#define RECORD ".orrery-journal"

/* Records are saved in these; see the rooms. */
static const struct
{
  const char *name;
  OrreryOutcomeKind kind;
} folders[] = { { "games", ORRERY_OUTCOME_PLAYED }, { "tables", ORRERY_OUTCOME_MIRRORED } };

char *
orrery_outcomes_dup_root (void)
{
  return g_build_filename (g_get_user_data_dir (), "orrery", NULL);
}

/* --- Names --- */

static char *
path_of (const char *root, const char *id, const char *suffix)
{
  g_autofree char *name = g_strconcat (id, suffix, NULL);

  return g_build_filename (root, FOLDER, name, NULL);
}

static gboolean
is_there (const char *root, const char *id, const char *suffix)
{
  g_autofree char *path = path_of (root, id, suffix);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* "games/2026-11-16-071120.orrery-journal" if it is in one of our folders; otherwise NULL. */
static char *
place_of (const char *root, GFile *file)
{
  g_autoptr (GFile) base = g_file_new_for_path (root);
  g_autofree char *place = file != NULL ? g_file_get_relative_path (base, file) : NULL;
  g_auto (GStrv) parts = place != NULL ? g_strsplit (place, G_DIR_SEPARATOR_S, -1) : NULL;

  if (parts == NULL || g_strv_length (parts) != 2 || !g_str_has_suffix (place, RECORD))
    return NULL;
  return g_steal_pointer (&place);
}

/* "games-2026-11-16-071120": the same record always has the same id. */
static char *
id_of_place (const char *place)
{
  g_autofree char *id = g_strndup (place, strlen (place) - strlen (RECORD));

  return g_strdelimit (g_steal_pointer (&id), G_DIR_SEPARATOR_S, '-');
}

static char *
new_id (void)
{
  g_autofree char *uuid = g_uuid_string_random ();

  return g_strconcat ("game-", uuid, NULL);
}

/* --- One file --- */

static gboolean
fail_with_errno (GError **error)
{
  const int code = errno;

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code),
               _("The history could not be saved: %s. Free some space on the disk, or make its "
                 "folder writable, then try again."),
               g_strerror (code));
  return FALSE;
}

static gboolean
make_folder (const char *root, GError **error)
{
  g_autofree char *folder = g_build_filename (root, FOLDER, NULL);

  return g_mkdir_with_parents (folder, 0700) == 0 || fail_with_errno (error);
}

static gboolean
write_text (const char *root, const char *id, const char *suffix, const char *text, GError **error)
{
  g_autofree char *path = path_of (root, id, suffix);

  return make_folder (root, error)
         && (orrery_journal_copy (path, text, strlen (text), NULL) || fail_with_errno (error));
}

/* The final table is written last and is the largest part. If nobody needs it, it is cut off before parsing. */
static void
cut_table (char *text, gsize *length)
{
  char *table = g_strstr_len (text, (gssize) *length, ",\n  \"position\": ");

  if (table == NULL)
    return;
  strcpy (table, "\n}");
  *length = (gsize) (table - text) + 2;
}

static OrreryOutcome *
load_outcome (const char *root, const char *id, gboolean whole, GError **error)
{
  g_autofree char *path = path_of (root, id, KEPT);
  gsize length = 0;
  g_autofree char *text = orrery_file_read_text (path, ORRERY_OUTCOME_MAX_BYTES, &length, error);
  g_autoptr (JsonNode) node = NULL;

  if (text == NULL)
    return NULL;
  if (!whole)
    cut_table (text, &length);
  node = orrery_json_text_parse (text, (gssize) length, error);
  return node != NULL ? orrery_outcome_read (node, id, error) : NULL;
}

OrreryOutcome *
orrery_outcomes_load_one (const char *root, const char *id, GError **error)
{
  return load_outcome (root, id, TRUE, error);
}

/* --- Saving --- */

/* The outcome without its final table. */
static OrreryOutcome *
write_to_file (const char *root, OrreryOutcome *outcome, GError **error)
{
  g_autoptr (JsonNode) node = orrery_outcome_write (outcome);
  g_autofree char *text = orrery_json_text_print (node);

  if (!write_text (root, orrery_outcome_get_id (outcome), KEPT, text, error))
    return NULL;
  orrery_outcome_forget_state (outcome);
  return g_object_ref (outcome);
}

/* Changes that people made to the first result are carried over to the next. */
static void
keep_edits (OrreryOutcome *outcome, OrreryOutcome *before)
{
  OrreryOutcomeEdit edit = { .date = orrery_outcome_get_date (before),
                             .minutes = orrery_outcome_get_minutes (before),
                             .location = orrery_outcome_get_location (before) };

  for (guint i = 0; i < orrery_outcome_get_n_seats (outcome); i++)
    edit.names[i] = g_strdup (orrery_outcome_get_seat (i < orrery_outcome_get_n_seats (before) ? before : outcome, i)->name);
  g_date_time_ref (edit.date);
  orrery_outcome_edit (outcome, &edit);
  g_date_time_unref (edit.date);
  for (guint i = 0; i < orrery_outcome_get_n_seats (outcome); i++)
    g_free ((char *) edit.names[i]);
}

static OrreryOutcome *
write_outcome (const char *root, OrreryRecord *record, OrreryOutcomeKind kind, const char *place,
               GDateTime *date, GError **error)
{
  g_autofree char *id = place != NULL ? id_of_place (place) : new_id ();
  g_autoptr (OrreryOutcome) before
      = is_there (root, id, KEPT) ? orrery_outcomes_load_one (root, id, NULL) : NULL;
  g_autoptr (OrreryOutcome) outcome
      = orrery_outcome_new (record, kind, id,
                            before != NULL ? orrery_outcome_get_date (before) : date, place);

  if (before != NULL)
    keep_edits (outcome, before);
  return write_to_file (root, outcome, error);
}

static gboolean
is_over (OrreryRecord *record)
{
  return orrery_game_is_over (orrery_record_get_game (record), orrery_record_get_state (record));
}

OrreryOutcome *
orrery_outcomes_keep (const char *root, OrreryRecord *record, OrreryOutcomeKind kind,
                      GFile *record_file, GError **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *place = place_of (root, record_file);

  g_return_val_if_fail (is_over (record), NULL);

  return write_outcome (root, record, kind, place, now, error);
}

OrreryOutcome *
orrery_outcomes_keep_totals (const char *root, const OrreryGame *game, const OrreryOutcomeSeat *seats, guint n,
                             GError **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *id = new_id ();
  g_autoptr (OrreryOutcome) outcome = orrery_outcome_new_totals (game, seats, n, id, now);

  return write_to_file (root, outcome, error);
}

OrreryOutcome *
orrery_outcomes_edit (const char *root, const char *id, const OrreryOutcomeEdit *edit, GError **error)
{
  g_autoptr (OrreryOutcome) outcome = orrery_outcomes_load_one (root, id, error);

  if (outcome == NULL)
    return NULL;
  orrery_outcome_edit (outcome, edit);
  return write_to_file (root, outcome, error);
}

gboolean
orrery_outcomes_pass_over (const char *root, GFile *record_file, GError **error)
{
  g_autofree char *place = place_of (root, record_file);
  g_autofree char *id = place != NULL ? id_of_place (place) : NULL;

  return id == NULL || write_text (root, id, DELETED, "", error);
}

/* --- Deleting --- */

static gboolean
rename_to (const char *root, const char *id, const char *from, const char *to, GError **error)
{
  g_autofree char *before = path_of (root, id, from);
  g_autofree char *after = path_of (root, id, to);

  return g_rename (before, after) == 0 || fail_with_errno (error);
}

gboolean
orrery_outcomes_delete (const char *root, const char *id, GError **error)
{
  return rename_to (root, id, KEPT, DELETED, error);
}

gboolean
orrery_outcomes_restore (const char *root, const char *id, GError **error)
{
  return rename_to (root, id, DELETED, KEPT, error);
}

/* Only the name remains. */
gboolean
orrery_outcomes_forget (const char *root, const char *id, GError **error)
{
  return write_text (root, id, DELETED, "", error);
}

/* --- Finished games that have not been counted --- */

static OrreryOutcome *
count_record (const char *root, guint folder, const char *place)
{
  g_autofree char *path = g_build_filename (root, place, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OrreryRecord) record = orrery_record_load (file, NULL, NULL);
  g_autoptr (GDateTime) date = NULL;
  g_autoptr (GError) error = NULL;
  OrreryOutcomeKind kind = folders[folder].kind;
  OrreryOutcome *outcome;
  GStatBuf about;

  /* Games in progress are not handled here; damaged ones are handled by their room. */
  if (record == NULL || !is_over (record)
      || g_stat (path, &about) != 0)
    return NULL;
  if (kind == ORRERY_OUTCOME_MIRRORED && orrery_record_get_n_answers (record) == 0)
    kind = ORRERY_OUTCOME_COUNTED;
  date = g_date_time_new_from_unix_utc (about.st_mtime);
  outcome = write_outcome (root, record, kind, place, date, &error);
  if (outcome == NULL)
    g_debug ("%s: %s", place, error->message);
  return outcome;
}

static void
count_folder (const char *root, guint folder, GPtrArray *outcomes, GCancellable *cancellable)
{
  g_autofree char *path = g_build_filename (root, folders[folder].name, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && !g_cancellable_is_cancelled (cancellable)
         && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *place = g_build_filename (folders[folder].name, name, NULL);
      g_autofree char *id = g_str_has_suffix (name, RECORD) ? id_of_place (place) : NULL;
      OrreryOutcome *outcome;

      if (id == NULL || is_there (root, id, KEPT) || is_there (root, id, DELETED))
        continue;
      outcome = count_record (root, folder, place);
      if (outcome != NULL)
        g_ptr_array_add (outcomes, outcome);
    }
}

/* --- All --- */

int
orrery_outcomes_compare (OrreryOutcome *a, OrreryOutcome *b)
{
  const int order = g_date_time_compare (orrery_outcome_get_date (b), orrery_outcome_get_date (a));

  return order != 0 ? order
                    : g_strcmp0 (orrery_outcome_get_id (b), orrery_outcome_get_id (a));
}

static int
compare_pointers (gconstpointer a, gconstpointer b)
{
  return orrery_outcomes_compare (*(OrreryOutcome *const *) a, *(OrreryOutcome *const *) b);
}

static void
load_file (const char *root, const char *name, GPtrArray *outcomes, GPtrArray *problems)
{
  g_autofree char *id = g_strndup (name, strlen (name) - strlen (KEPT));
  g_autoptr (GError) error = NULL;
  OrreryOutcome *outcome = load_outcome (root, id, FALSE, &error);

  if (outcome == NULL)
    {
      g_ptr_array_add (problems, g_strdup_printf ("%s: %s", name, error->message));
      return;
    }
  orrery_outcome_forget_state (outcome);
  g_ptr_array_add (outcomes, outcome);
}

/* They were deleted, and the program ended before they could be restored. */
static void
forget_file (const char *root, const char *name)
{
  g_autofree char *id = g_strndup (name, strlen (name) - strlen (DELETED));
  g_autofree char *path = path_of (root, id, DELETED);
  GStatBuf about;

  if (g_stat (path, &about) == 0 && about.st_size > 0)
    orrery_outcomes_forget (root, id, NULL);
}

static void
forget_deleted (const char *root)
{
  g_autofree char *folder = g_build_filename (root, FOLDER, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, DELETED))
      forget_file (root, name);
}

GPtrArray *
orrery_outcomes_read (const char *root, GPtrArray *problems, GCancellable *cancellable)
{
  GPtrArray *outcomes = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *folder = g_build_filename (root, FOLDER, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && !g_cancellable_is_cancelled (cancellable)
         && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, KEPT))
      load_file (root, name, outcomes, problems);
  g_ptr_array_sort (outcomes, compare_pointers);
  return outcomes;
}

GPtrArray *
orrery_outcomes_load (const char *root, GPtrArray *problems, GCancellable *cancellable)
{
  GPtrArray *outcomes = orrery_outcomes_read (root, problems, cancellable);

  forget_deleted (root);
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    count_folder (root, i, outcomes, cancellable);
  g_ptr_array_sort (outcomes, compare_pointers);
  return outcomes;
}

GFile *
orrery_outcomes_find_record (const char *root, OrreryOutcome *outcome)
{
  const char *place = orrery_outcome_get_place (outcome);
  g_autofree char *path = place != NULL ? g_build_filename (root, place, NULL) : NULL;
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  g_autofree char *inside = place_of (root, file);

  return inside != NULL && g_file_query_exists (file, NULL) ? g_steal_pointer (&file) : NULL;
}
