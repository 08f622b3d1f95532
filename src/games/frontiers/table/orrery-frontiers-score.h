/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score pad for a game that nobody has followed: an OrreryScoreEntry with a column per player and a line per part. */
#pragma once

#include "widgets/game/orrery-score-entry.h"

G_BEGIN_DECLS

GtkWidget *orrery_frontiers_score_new (void);

G_END_DECLS
