/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Simulates a keyboard: real key events, sent by the X server to the window. */
#pragma once

#include <gtk/gtk.h>

/* Gives the window the keyboard focus. FALSE if there is no X server that can do that. */
gboolean keys_take (GtkWindow *window);

/* Moves the pointer to a place in a window that has been taken. */
void keys_point (GtkWindow *window, int x, int y);

/* Presses and releases the left button of the pointer there. */
void keys_click (GtkWindow *window, int x, int y);
/* The same, wherever it rests. */
void keys_click_again (void);

/* "Down", "Escape", "<Alt>Left"; then waits until it has been handled and drawn. */
void keys_press (const char *accelerator);
/* Only sends it. */
void keys_strike (const char *accelerator);
/* Letters, digits and spaces. */
void keys_type (const char *text);
