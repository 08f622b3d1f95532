/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryWrap: children one after the other, on as many lines as it takes. What is left of a line
 * goes to the children that expand. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORRERY_TYPE_WRAP (orrery_wrap_get_type ())
G_DECLARE_FINAL_TYPE (OrreryWrap, orrery_wrap, ORRERY, WRAP, GtkWidget)

/* Property: spacing in px, between children and between lines. */
GtkWidget *orrery_wrap_new    (int         spacing);

void       orrery_wrap_append (OrreryWrap *self,
                               GtkWidget  *child);
void       orrery_wrap_remove (OrreryWrap *self,
                               GtkWidget  *child);
void       orrery_wrap_clear  (OrreryWrap *self);

G_END_DECLS
