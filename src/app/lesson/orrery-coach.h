/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card that explains what is going on, above the question. Signals: next, leave. */
#pragma once

#include <gtk/gtk.h>

#include "app/lesson/orrery-lesson.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_COACH (orrery_coach_get_type ())
G_DECLARE_FINAL_TYPE (OrreryCoach, orrery_coach, ORRERY, COACH, GtkWidget)

GtkWidget *orrery_coach_new  (void);

/* NULL hides it. */
void       orrery_coach_show (OrreryCoach      *self,
                              const OrreryCard *card);

G_END_DECLS
