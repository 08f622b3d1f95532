/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens a file with a game in a thread. If that takes long, a dialog shows the progress, and it can be cancelled. */
#pragma once

#include "record/orrery-record.h"

#include <gtk/gtk.h>

typedef enum
{
  ORRERY_OPENING_LOADS,    /* only reads the file */
  ORRERY_OPENING_RESTORES, /* the game continues to be saved in the file */
  ORRERY_OPENING_FOLLOWS   /* the same, even if it cannot be played */
} OrreryOpeningKind;

typedef void (*OrreryOpened) (GtkWidget    *room,
                              OrreryRecord *record,
                              GFile        *file,
                              gpointer      data);

/* Calls `opened` with the game unless it is cancelled, the room goes away or another file is opened in it.
 * If the file cannot be opened, a dialog says so. */
void orrery_opening_begin (GtkWidget *room, GFile *file, OrreryOpeningKind kind,
                           OrreryOpened opened, gpointer data);
