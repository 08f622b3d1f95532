/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Folders of a test's own. */
#pragma once

#include <glib.h>

/* On the disk. */
char *new_folder    (void);
/* The user's data folder, in memory where that is possible: every answer waits for the disk, which
 * is tested elsewhere. To be called before GTK is there. */
char *new_data_home (void);
/* With everything in it; frees the name. */
void  remove_folder (char *folder);
