/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrrerySymbol: one of our symbols in the text color, like GtkImage for icons. */
#pragma once

#include "widgets/art/orrery-symbols.h"

#define ORRERY_TYPE_SYMBOL (orrery_symbol_get_type ())
G_DECLARE_FINAL_TYPE (OrrerySymbol, orrery_symbol, ORRERY, SYMBOL, GtkWidget)

/* Without a label it is not read aloud: the text next to it says the same. */
GtkWidget      *orrery_symbol_new            (OrrerySymbolId symbol, int pixel_size);

void            orrery_symbol_set_label      (OrrerySymbol *self, const char *label);
