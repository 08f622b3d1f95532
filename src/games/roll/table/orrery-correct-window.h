/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryCorrectWindow: an editor of the whole table: numbers, dice by place, tiles and goods. Every
 * change is checked at once, is an answer like others, and is undone like others. */
#pragma once

#include <adwaita.h>

#include "assist/orrery-session.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_CORRECT_WINDOW (orrery_correct_window_get_type ())
G_DECLARE_FINAL_TYPE (OrreryCorrectWindow, orrery_correct_window, ORRERY, CORRECT_WINDOW, AdwWindow)

/* With `hides`, tiles below the top of a stack are shown as all see them. */
GtkWidget *orrery_correct_window_new (OrrerySession     *session,
                                      const char *const *names,
                                      gboolean           hides);
/* Makes a correction, or says why it cannot be. Public for tests. */
gboolean   orrery_correct_window_try (OrreryCorrectWindow *self,
                                      GameAnswer           answer);
/* The field for the dice in a place. For tests. */
GtkWidget *orrery_correct_window_get_dice (OrreryCorrectWindow *self, guint place);
/* What was said last; "" if nothing. For tests. */
const char *orrery_correct_window_get_said (OrreryCorrectWindow *self);

G_END_DECLS
