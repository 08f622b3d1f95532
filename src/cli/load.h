/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads records and positions from files. */
#pragma once

#include "record/orrery-record.h"

/* A path as messages name it. */
const char *cli_tell_path (const char *path);

/* What is in a file, or ("-") comes from stdin. Errors name the file. */
GBytes *cli_read (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* A record, or a bare position as a record without answers, from what was read of `path`. `game` is used
 * for a position that names none. `is_position` may be NULL. Errors name the file. */
OrreryRecord *cli_load_bytes (GBytes *bytes, const char *path, const OrreryGame *game, gboolean *is_position,
                              GError **error)
  G_GNUC_WARN_UNUSED_RESULT;

OrreryRecord *cli_load (const char *path, const OrreryGame *game, gboolean *is_position, GError **error)
  G_GNUC_WARN_UNUSED_RESULT;

/* The same for a command that shows everything: a game in progress only with `reveal`. If it returns NULL,
 * the error has been printed. */
OrreryRecord *cli_load_open (const char *path, const OrreryGame *game, gboolean reveal) G_GNUC_WARN_UNUSED_RESULT;
