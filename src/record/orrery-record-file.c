/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads records from files, also in a thread, and writes them. */
#include "record/orrery-file.h"
#include "record/orrery-journal.h"
#include "record/orrery-json-text.h"
#include "record/orrery-record-private.h"

#include <errno.h>

static OrreryRecord *
load (GFile *file, const OrreryReading *reading, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  gsize length;
  const char *text;

  bytes = orrery_file_read (file, ORRERY_JSON_TEXT_MAX_BYTES, reading->cancellable, error);
  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  return orrery_record_read_text (text, (gssize) length, reading, error);
}

OrreryRecord *
orrery_record_load (GFile *file, GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  return load (file, &(OrreryReading){ cancellable }, error);
}

typedef OrreryRecord *(*Reader) (GFile *file, const OrreryReading *reading, GError **error);

typedef struct
{
  Reader read;
  int *progress;
} Job;

static void
load_thread (GTask *task, gpointer file, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  GError *error = NULL;
  OrreryRecord *record = job->read (file, &(OrreryReading){ cancellable, job->progress }, &error);

  if (record != NULL)
    g_task_return_pointer (task, record, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
read_in_thread (GFile *file, Reader read, int *progress, GCancellable *cancellable,
                GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, user_data);
  const Job job = { read, progress };

  g_task_set_source_tag (task, read_in_thread);
  g_task_set_task_data (task, g_memdup2 (&job, sizeof job), g_free);
  g_task_run_in_thread (task, load_thread);
}

void
orrery_record_load_async (GFile *file, int *progress, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (G_IS_FILE (file));

  read_in_thread (file, load, progress, cancellable, callback, user_data);
}

void
orrery_record_restore_async (GFile *file, int *progress, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (G_IS_FILE (file));

  read_in_thread (file, orrery_record_restore, progress, cancellable, callback, user_data);
}

OrreryRecord *
orrery_record_load_finish (GFile *file, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, file), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* GLib names its temporary file first, and the reason last. */
static gboolean
write_text (GFile *file, const char *text, GCancellable *cancellable, GError **error)
{
  static const struct
  {
    int code;
    int reason;
  } reasons[] = {
    { G_FILE_ERROR_ACCES, EACCES }, { G_FILE_ERROR_ISDIR, EISDIR },   { G_FILE_ERROR_NOENT, ENOENT },
    { G_FILE_ERROR_NOSPC, ENOSPC }, { G_FILE_ERROR_NOTDIR, ENOTDIR }, { G_FILE_ERROR_PERM, EPERM },
    { G_FILE_ERROR_ROFS, EROFS },
  };
  g_autoptr (GError) problem = NULL;

  if (orrery_file_write (file, text, cancellable, &problem))
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (g_error_matches (problem, G_FILE_ERROR, reasons[i].code))
      return orrery_journal_fail (reasons[i].reason, error);
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

gboolean
orrery_record_save (OrreryRecord *self, GFile *file, GCancellable *cancellable, GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (ORRERY_IS_RECORD (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  text = orrery_record_to_text (self);
  return write_text (file, text, cancellable, error);
}

gboolean
orrery_record_save_veiled (OrreryRecord *self, GFile *file, GCancellable *cancellable,
                           GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (ORRERY_IS_RECORD (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  text = orrery_record_to_journal (self);
  return write_text (file, text, cancellable, error);
}
