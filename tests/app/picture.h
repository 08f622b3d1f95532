/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What the programs that take pictures have in common: the options --size, --style, --text-scale,
 * --rtl, --do, --wait, --top and --bare, and where the picture goes. */
typedef struct
{
  char *path;
  int width;
  int height;
  char **actions;
  guint wait_ms;
  gboolean top; /* of the window that is over the app's own */
  gboolean bare;
} Picture;

/* Reads the command line: OWN are the program's own options. The size and the wait already given
 * are what they are without an option. Comes before anything of GTK's. */
void picture_parse (Picture            *picture,
                    int                *argc,
                    char             ***argv,
                    const GOptionEntry *own);

/* Makes letters, direction and the rest as asked for, once there is a display. */
void picture_set_up (void);

void picture_wait (guint ms);

/* Activates an action by its detailed name, which must exist. */
void picture_activate (GtkWidget  *window,
                       const char *detailed_name);

/* From the window down, the child that needs the most room each time. */
void picture_say_what_is_wide (GtkWidget *widget);

/* Without a window manager the window has an edge of its own: makes what is in it as large as asked for. */
void picture_fit (const Picture *picture,
                  GtkWindow     *window);

/* Writes a PNG of what a window shows: bare, or with the corners and the shadow that a
 * desktop would give it. */
void picture_save (const Picture *picture,
                   GtkWidget     *window);
