/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/orrery-journal.h"
#include "record/orrery-record.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

struct _OrreryJournal
{
  char *path;
  int fd;
  gsize size;         /* of the acknowledged lines */
  gboolean is_ragged; /* the file may continue after that */
};

/* Messages for people: what happened, then what to do. The caller knows the file's name and shows it if there
 * is room. */
static gboolean
fail (const char *why, const char *advice, GError **error)
{
  g_set_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE,
               /* Translators: why a file cannot be written, and a sentence: what to do about it */
               _("The game could not be saved: %s. %s"), why, advice);
  return FALSE;
}

gboolean
orrery_journal_fail (int code, GError **error)
{
  const char *advice;

  switch (code)
    {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      advice = _("Free some space on the disk, then try again.");
      break;
    case EROFS:
    case EACCES:
    case EPERM:
      advice = _("Make the folder writable, or save the game elsewhere.");
      break;
    case ENOENT:
    case ENOTDIR:
    case EEXIST:
      advice = _("Put the folder back, then try again, or save the game elsewhere.");
      break;
    default:
      advice = _("Try again, or save the game elsewhere.");
      break;
    }
  return fail (g_strerror (code), advice, error);
}

char *
orrery_journal_dup_unsaved (int code)
{
  return g_strdup_printf (_("What you entered could not be saved: %s. Free some space on the disk, or make its "
                            "folder writable. Orrery then saves it by itself."),
                          g_strerror (code));
}

static gboolean
fail_open (const char *why, const char *advice, GError **error)
{
  g_set_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE,
               /* Translators: why a file cannot be opened, and a sentence: what to do about it */
               _("The game could not be opened: %s. %s"), why, advice);
  return FALSE;
}

static gboolean
fail_busy (GError **error)
{
  g_set_error_literal (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_BUSY,
                       _("This game is open in another window or program. Close it there first."));
  return FALSE;
}

static gboolean
write_all (int fd, const char *text, gsize length)
{
  while (length > 0)
    {
      const gssize n = write (fd, text, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        {
          errno = n == 0 ? EIO : errno;
          return FALSE;
        }
      text += n;
      length -= (gsize) n;
    }
  return TRUE;
}

/* A rename is on disk only when its folder is. */
static gboolean
sync_folder_of (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  const int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean good;

  if (fd < 0)
    return FALSE;
  /* Some file systems cannot sync a folder, and don't have to. */
  good = fsync (fd) == 0 || errno == EINVAL || errno == ENOTSUP;
  close (fd);
  return good;
}

static gboolean
is_same_file (int fd, const char *path)
{
  struct stat here;
  struct stat there;

  return fstat (fd, &here) == 0 && stat (path, &there) == 0 && here.st_dev == there.st_dev
         && here.st_ino == there.st_ino;
}

/* Opens and locks; -1 with errno, where EWOULDBLOCK means that somebody else has it. The file may be replaced
 * in between, so check again afterwards. */
static int
open_locked (const char *path)
{
  for (guint tries = 0; tries < 16; tries++)
    {
      const int fd = open (path, O_RDWR | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
      int code;

      if (fd < 0)
        return -1;
      code = flock (fd, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
      if (code == 0 && is_same_file (fd, path))
        return fd;
      close (fd);
      errno = code;
      if (code != 0)
        return -1;
    }
  errno = EWOULDBLOCK;
  return -1;
}

static OrreryJournal *
journal_new (const char *path, int fd, gsize size)
{
  OrreryJournal *self = g_new0 (OrreryJournal, 1);

  self->path = g_strdup (path);
  self->fd = fd;
  self->size = size;
  return self;
}

void
orrery_journal_free (OrreryJournal *self)
{
  close (self->fd);
  g_free (self->path);
  g_free (self);
}

const char *
orrery_journal_get_path (const OrreryJournal *self)
{
  return self->path;
}

gsize
orrery_journal_get_size (const OrreryJournal *self)
{
  return self->size;
}

/* Writes a new file, locks, syncs and renames it; returns its descriptor, or -1 with errno. */
static int
put_in_place (const char *path, const char *text, gsize length)
{
  g_autofree char *beside = g_strconcat (path, ".XXXXXX", NULL);
  const int fd = g_mkstemp_full (beside, O_RDWR | O_APPEND | O_CLOEXEC, 0600);
  int code;

  if (fd < 0)
    return -1;
  if (flock (fd, LOCK_EX | LOCK_NB) == 0 && write_all (fd, text, length) && fsync (fd) == 0
      && g_rename (beside, path) == 0)
    {
      if (sync_folder_of (path))
        return fd;
      code = errno;
    }
  else
    {
      code = errno;
      g_unlink (beside);
    }
  close (fd);
  errno = code;
  return -1;
}

OrreryJournal *
orrery_journal_create (const char *path, const char *text, gsize length, const OrreryJournal *old,
                       GError **error)
{
  int lock = -1;
  int fd;

  if (old == NULL || !is_same_file (old->fd, path))
    {
      lock = open_locked (path);
      if (lock < 0 && errno == EWOULDBLOCK)
        {
          fail_busy (error);
          return NULL;
        }
    }
  fd = put_in_place (path, text, length);
  if (fd < 0)
    orrery_journal_fail (errno, error);
  if (lock >= 0)
    close (lock);
  return fd < 0 ? NULL : journal_new (path, fd, length);
}

OrreryJournal *
orrery_journal_open (const char *path, GError **error)
{
  const int fd = open_locked (path);
  struct stat status;

  if (fd < 0)
    {
      if (errno == EWOULDBLOCK)
        fail_busy (error);
      else
        fail_open (g_strerror (errno), errno == ENOENT ? _("Put the file back, then try again.")
                                                       : _("Make the file readable and writable, then try again."),
                   error);
      return NULL;
    }
  if (fstat (fd, &status) != 0 || !S_ISREG (status.st_mode))
    {
      fail_open (_("it is a folder, a pipe or a device, not a file"), _("Choose a file."), error);
      close (fd);
      return NULL;
    }
  return journal_new (path, fd, (gsize) status.st_size);
}

gboolean
orrery_journal_make_folder (const char *folder, GError **error)
{
  return g_mkdir_with_parents (folder, 0700) == 0 || orrery_journal_fail (errno, error);
}

gboolean
orrery_journal_copy (const char *path, const char *text, gsize length, GError **error)
{
  const int fd = put_in_place (path, text, length);
  const int code = errno;

  if (fd >= 0)
    {
      close (fd);
      return TRUE;
    }
  orrery_journal_fail (code, error);
  errno = code;
  return FALSE;
}

/* Things that cannot be locked, because they are not files or not readable, can still be deleted. */
gboolean
orrery_journal_delete (const char *path, GError **error)
{
  const int lock = open_locked (path);
  gboolean is_deleted;

  if (lock < 0 && errno == EWOULDBLOCK)
    return fail_busy (error);
  is_deleted = g_unlink (path) == 0 || errno == ENOENT;
  if (!is_deleted)
    g_set_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE,
                 _("The game could not be deleted: %s. Make its folder writable, then try again."),
                 g_strerror (errno));
  if (lock >= 0)
    close (lock);
  return is_deleted;
}

gboolean
orrery_journal_truncate (OrreryJournal *self, gsize size, GError **error)
{
  if (ftruncate (self->fd, (off_t) size) != 0 || fdatasync (self->fd) != 0)
    return orrery_journal_fail (errno, error);
  self->size = size;
  self->is_ragged = FALSE;
  return TRUE;
}

/* A descriptor outlives its file, and anything written to a deleted file is lost. */
static gboolean
check_place (OrreryJournal *self, GError **error)
{
  struct stat status;

  if (!is_same_file (self->fd, self->path))
    return fail (_("the file has been moved or deleted"),
                 _("Put it back, then try again, or save the game elsewhere."), error);
  if (fstat (self->fd, &status) != 0)
    return orrery_journal_fail (errno, error);
  if ((gsize) status.st_size != self->size)
    return fail (_("another program has changed the file"), _("Save the game elsewhere."), error);
  return TRUE;
}

gboolean
orrery_journal_append (OrreryJournal *self, const char *lines, gsize length, GError **error)
{
  if (self->is_ragged && !orrery_journal_truncate (self, self->size, error))
    return FALSE;
  if (!check_place (self, error))
    return FALSE;
  if (!write_all (self->fd, lines, length) || fdatasync (self->fd) != 0)
    {
      const int code = errno;

      /* Not acknowledged, so it must be removed; if that fails now, it must be done before the next line. */
      self->is_ragged = TRUE;
      orrery_journal_truncate (self, self->size, NULL);
      return orrery_journal_fail (code, error);
    }
  self->size += length;
  return TRUE;
}
