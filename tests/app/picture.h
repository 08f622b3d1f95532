/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Shared by the programs that take screenshots: the options --size, --style, --text-scale, --rtl, --do,
 * --wait, --top and --bare, and the output file. */
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

/* Parses the command line: OWN are the program's own options. The preset size and wait are the defaults. Call
 * it before any GTK function. */
void picture_parse (Picture *picture, int *argc, char ***argv, const GOptionEntry *own);

/* Applies text scale, direction and so on, once there is a display. */
void picture_set_up (void);

void picture_wait (guint ms);

/* Activates an action by its detailed name; it must exist. */
void picture_activate (GtkWidget *window, const char *detailed_name);

/* From the window down, the widest child at each level. */
void picture_say_what_is_wide (GtkWidget *widget);

/* Without a window manager the window draws its own border: makes its contents as large as requested. */
void picture_fit (const Picture *picture, GtkWindow *window);

/* Writes a PNG of a window: bare, or with the corners and shadow of a desktop. */
void picture_save (const Picture *picture, GtkWidget *window);
