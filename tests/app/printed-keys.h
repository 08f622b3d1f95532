/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays by the keys that are printed on what can be pressed, whatever has the focus. */
#pragma once

#include "play-driver.h"

/* All that can have the focus; all buttons with a key. */
void        printed_list_focusable (GtkWidget *widget, GPtrArray *list);
void        printed_list_buttons   (GtkWidget *widget, GPtrArray *list);

/* What is printed within the widget, such as "Enter"; NULL: nothing. */
const char *printed_key            (GtkWidget *widget);
/* As keys_press () wants it. */
const char *printed_accelerator    (const char *key);
/* The key of what is ticked takes it back. */
gboolean    printed_is_ticked      (GtkWidget *button);

void        printed_let_show       (Driver *driver);
/* With the focus somewhere. */
void        printed_press          (Driver *driver, const char *accelerator);
