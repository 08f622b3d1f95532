/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on every button is called what it shows: one with only an icon what its tooltip says, for
 * which GTK before 4.10 has the name of a C type, and one with a mnemonic its label, once. */
void orrery_name_buttons (void);

G_END_DECLS
