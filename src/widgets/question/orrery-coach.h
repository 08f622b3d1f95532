/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card that explains what is going on, above the question. Signals: next, leave. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORRERY_TYPE_COACH (orrery_coach_get_type ())
G_DECLARE_FINAL_TYPE (OrreryCoach, orrery_coach, ORRERY, COACH, GtkWidget)

/* `next` is what its button says; NULL: it waits for the person to do what it says. Without a title
 * it is hidden. */
void       orrery_coach_show (OrreryCoach *self,
                              const char  *title,
                              const char  *text,
                              const char  *next);

G_END_DECLS
