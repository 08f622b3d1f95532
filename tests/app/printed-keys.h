/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays with the keys printed on buttons and pieces, whatever has the focus. */
#pragma once

#include "play-driver.h"

/* All focusable widgets; all buttons with a key. */
void        printed_list_focusable (GtkWidget *widget, GPtrArray *list);
void        printed_list_buttons   (GtkWidget *widget, GPtrArray *list);

/* The key printed in the widget, such as "Enter"; NULL: none. */
const char *printed_key            (GtkWidget *widget);
/* In the format of keys_press (). */
const char *printed_accelerator    (const char *key);
/* The key of a ticked piece unticks it. */
gboolean    printed_is_ticked      (GtkWidget *button);

/* With the focus somewhere. */
void        printed_press          (Driver *driver, const char *accelerator);
