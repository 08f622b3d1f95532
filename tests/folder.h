/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Temporary folders for tests. */
#pragma once

#include <glib.h>

/* On the disk. */
char *new_folder    (void);
/* The user's data folder, in memory if possible: every answer waits for the disk, which is tested elsewhere.
 * Call it before GTK is initialized. */
char *new_data_home (void);
/* Deletes it with all its contents; frees the name. */
void  remove_folder (char *folder);
