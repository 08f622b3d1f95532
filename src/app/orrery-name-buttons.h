/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Gives every button an accessible name from now on: a button with only an icon is named by its tooltip (GTK
 * before 4.10 uses the name of a C type), and one with a mnemonic by its label, once. */
void orrery_name_buttons (void);
