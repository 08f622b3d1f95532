/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of people who have played before, offered while a name is typed. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void   orrery_name_completion_attach (GtkEntry *entry);

/* (transfer full): the names of all persons in the history, those who played most first. For tests. */
GStrv  orrery_name_completion_list   (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
