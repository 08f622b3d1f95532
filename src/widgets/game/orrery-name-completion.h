/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Suggests names of people who have played before while a name is typed. */
#pragma once

#include <gtk/gtk.h>

void   orrery_name_completion_attach (GtkEntry *entry);

/* (transfer full): the names of all people in the history, most games first. For tests. */
GStrv  orrery_name_completion_list   (void) G_GNUC_WARN_UNUSED_RESULT;
