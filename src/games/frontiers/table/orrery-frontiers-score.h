/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFrontiersScore: a score pad for a game that nobody has followed, with a column per player and a line per part. What is
 * typed is kept until it is cleared, or its result saved in the history.
 *
 * Signal: unsaved (const char *): what is entered could not be written, in words; NULL: it could. */
#pragma once

#include <gtk/gtk.h>

#include "games/frontiers/rules/frontiers.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_FRONTIERS_SCORE (orrery_frontiers_score_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFrontiersScore, orrery_frontiers_score, ORRERY, FRONTIERS_SCORE, GtkWidget)

GtkWidget *orrery_frontiers_score_new   (void);

/* The table, over. NULL where it is whole, otherwise what is missing or wrong. For tests. */
char      *orrery_frontiers_score_build (OrreryFrontiersScore *self, FrState *state) G_GNUC_WARN_UNUSED_RESULT;
/* Saves the result in the history. For tests. */
void       orrery_frontiers_score_keep  (OrreryFrontiersScore *self);
/* All of it as text. For tests. */
char      *orrery_frontiers_score_write (OrreryFrontiersScore *self) G_GNUC_WARN_UNUSED_RESULT;
/* Back; FALSE for what is no such text. For tests. */
gboolean   orrery_frontiers_score_read  (OrreryFrontiersScore *self, const char *text);

G_END_DECLS
