/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hand at the keyboard: real key events, sent by the X server to the window. */
#pragma once

#include <gtk/gtk.h>

/* Gives the window the keyboard. FALSE where there is no X server that can do that. */
gboolean keys_take (GtkWindow *window);

/* "Down", "Escape", "<Alt>Left"; then everything that follows from it happens. */
void keys_press (const char *accelerator);
/* Only sends it. */
void keys_strike (const char *accelerator);
/* Letters, digits and spaces. */
void keys_type (const char *text);

/* Lets the main loop run until nothing is left to do, and at least so long. */
void keys_wait (guint ms);
