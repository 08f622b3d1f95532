/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFrontiersScore: a score pad for a game that was not followed, with one column per player and one line
 * per part. Entries are kept until they are cleared or the result is saved in the history.
 *
 * Signal: unsaved (const char *): why the entries could not be saved; NULL: they have been saved. */
#pragma once

#include <gtk/gtk.h>

#include "games/frontiers/rules/frontiers.h"
#include "record/orrery-record.h"

#define ORRERY_TYPE_FRONTIERS_SCORE (orrery_frontiers_score_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFrontiersScore, orrery_frontiers_score, ORRERY, FRONTIERS_SCORE, GtkWidget)

GtkWidget *orrery_frontiers_score_new   (void);
/* The players of a game in progress, unless something has been entered already. */
void       orrery_frontiers_score_set_players (GtkWidget *page, OrreryRecord *record);

/* Builds the final table. Returns NULL if it is complete, otherwise what is missing or wrong. For tests. */
char      *orrery_frontiers_score_build (OrreryFrontiersScore *self, FrState *state) G_GNUC_WARN_UNUSED_RESULT;
/* Saves the result in the history. For tests. */
void       orrery_frontiers_score_keep  (OrreryFrontiersScore *self);
/* Everything as text. For tests. */
char      *orrery_frontiers_score_write (OrreryFrontiersScore *self) G_GNUC_WARN_UNUSED_RESULT;
/* Restores it; FALSE if the text is not valid. For tests. */
gboolean   orrery_frontiers_score_read  (OrreryFrontiersScore *self, const char *text);
