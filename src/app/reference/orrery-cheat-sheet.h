/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryCheatSheet: the rules that people ask for during a game, on one page. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

typedef struct _OrreryCheatSheet OrreryCheatSheet;

/* The contents that the game asks for. */
OrreryCheatSheet *orrery_cheat_sheet_new   (OrreryCatalog           *catalog);
void              orrery_cheat_sheet_free  (OrreryCheatSheet        *self);

GtkPrintOperationResult orrery_cheat_sheet_print (OrreryCheatSheet *self,
                                                  GtkPrintOperationAction action, const char *path,
                                                  GtkWindow *parent, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryCheatSheet, orrery_cheat_sheet_free)

/* For tests: the font size at which everything fits, in points; 0: at none. */
double            orrery_cheat_sheet_fit   (OrreryCheatSheet *self, PangoContext *context,
                                            double width, double height);
