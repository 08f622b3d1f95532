/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE
#undef _FILE_OFFSET_BITS /* both names of a function are wanted here */
#include "interpose.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Set by one thread, and read by all that use files. */
static const char *_Atomic folder = "";
static atomic_long full = -1;  /* bytes that still fit */
static atomic_long death = -1; /* changes until the program dies */
static atomic_long syncs = -1; /* that still succeed */
static atomic_bool read_only;
static int log_fd = -1;

__attribute__ ((format (printf, 1, 2))) static void
say (const char *format, ...)
{
  char line[128];
  va_list args;
  int n;

  if (log_fd < 0)
    return;
  va_start (args, format);
  n = vsnprintf (line, sizeof line, format, args);
  va_end (args);
  syscall (SYS_write, log_fd, line, (size_t) n);
}

void
fault_set (const char *where, const char *fault)
{
  /* Never freed: somebody may be using it. */
  folder = where == NULL ? "" : strdup (where);
  full = death = syncs = -1;
  read_only = false;
  if (fault == NULL)
    return;
  if (strncmp (fault, "full:", 5) == 0)
    full = strtol (fault + 5, NULL, 10);
  else if (strncmp (fault, "kill:", 5) == 0)
    death = strtol (fault + 5, NULL, 10);
  else if (strncmp (fault, "fsync:", 6) == 0)
    syncs = strtol (fault + 6, NULL, 10);
  else if (strcmp (fault, "readonly") == 0)
    read_only = true;
}

__attribute__ ((constructor)) static void
start (void)
{
  const char *path = getenv ("ORRERY_FAULT_LOG");

  fault_set (getenv ("ORRERY_FAULT_DIR"), getenv ("ORRERY_FAULT"));
  if (path != NULL)
    log_fd = (int) syscall (SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static bool
is_below (const char *path)
{
  const char *where = folder;

  return where[0] != '\0' && strncmp (path, where, strlen (where)) == 0;
}

static bool
is_ours (int fd)
{
  const char *where = folder;
  char link[64];
  char path[4096];
  ssize_t n;

  if (*where == '\0')
    return false;
  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  n = readlink (link, path, sizeof path - 1);
  if (n < 0)
    return false;
  path[n] = '\0';
  return is_below (path);
}

/* A change is about to be made. */
static bool
is_last (void)
{
  return death >= 0 && death-- == 0;
}

static void
die (void)
{
  syscall (SYS_kill, syscall (SYS_getpid), SIGKILL);
}

static int
refuse (const char *call, int code)
{
  say ("refused %s\n", call);
  errno = code;
  return -1;
}

ssize_t
write (int fd, const void *data, size_t n)
{
  if (!is_ours (fd))
    return syscall (SYS_write, fd, data, n);
  if (is_last ())
    {
      syscall (SYS_write, fd, data, n / 2);
      die ();
    }
  if (full == 0)
    return refuse ("write", ENOSPC);
  if (full > 0)
    {
      if ((size_t) full < n)
        n = (size_t) full;
      full -= (long) n;
    }
  return syscall (SYS_write, fd, data, n);
}

static int
sync_fd (int fd, long call)
{
  struct stat status;
  int result;

  if (!is_ours (fd))
    return (int) syscall (call, fd);
  if (is_last ())
    die ();
  if (syncs == 0)
    return refuse ("sync", EIO);
  syncs -= syncs > 0;
  result = (int) syscall (call, fd);
  if (result == 0 && fstat (fd, &status) == 0 && S_ISREG (status.st_mode))
    say ("synced %lu %ld\n", (unsigned long) status.st_ino, (long) status.st_size);
  return result;
}

int
fsync (int fd)
{
  return sync_fd (fd, SYS_fsync);
}

int
fdatasync (int fd)
{
  return sync_fd (fd, SYS_fdatasync);
}

int
rename (const char *from, const char *to)
{
  if (is_below (to) && is_last ())
    die ();
  return (int) syscall (SYS_renameat, AT_FDCWD, from, AT_FDCWD, to);
}

static int
truncate_fd (int fd, long size)
{
  if (is_ours (fd) && is_last ())
    die ();
  return (int) syscall (SYS_ftruncate, fd, size);
}

int
ftruncate (int fd, off_t size)
{
  return truncate_fd (fd, size);
}

int
ftruncate64 (int fd, off64_t size)
{
  return truncate_fd (fd, size);
}

static int
open_any (const char *path, int flags, mode_t mode)
{
  if (read_only && is_below (path) && (flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0)
    return refuse ("open", EROFS);
  return (int) syscall (SYS_openat, AT_FDCWD, path, flags, mode);
}

/* Without modes, as with O_CREAT, reading one is harmless here. */
int
open (const char *path, int flags, ...)
{
  va_list args;
  mode_t mode;

  va_start (args, flags);
  mode = va_arg (args, mode_t);
  va_end (args);
  return open_any (path, flags, mode);
}

int
open64 (const char *path, int flags, ...)
{
  va_list args;
  mode_t mode;

  va_start (args, flags);
  mode = va_arg (args, mode_t);
  va_end (args);
  return open_any (path, flags | O_LARGEFILE, mode);
}
