/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of the score pad: its page, and the code that builds it. */
#pragma once

#include "games/frontiers/table/orrery-frontiers-score.h"

enum { CHIPS, DEVELOPMENTS, COLONIES, BONUSES, FIRST_GOAL, TIE = FIRST_GOAL + FR_N_GOALS, N_LINES, MOST = 200 };

struct _OrreryFrontiersScore
{
  GtkWidget parent_instance;

  guint n_seats;
  guint goals; /* in play: mask of FrGoal */
  guint8 tax[FR_N_STEPS]; /* of Tax on Trade, from My Tiles; 0: not known */
  gboolean updating;
  gboolean kept; /* saved in the history as it is */
  guint save;    /* source */

  GtkWidget *scrolled;
  GtkWidget *count;
  GtkWidget *problem;
  GtkWidget *keep;
  GtkWidget *sheet; /* AdwBin */
  GtkWidget *names[FR_MAX_SEATS], *marks[FR_MAX_SEATS];
  GtkWidget *titles[N_LINES];
  GtkWidget *fields[N_LINES][FR_MAX_SEATS];
  GtkWidget *totals_title;
  GtkWidget *totals[FR_MAX_SEATS];
  GtkWidget *toggles[FR_N_GOALS];
};

/* --- orrery-frontiers-score.c --- */

gboolean    frontiers_score_is_goal   (guint line);
/* What a line counts, in a word or two. */
const char *frontiers_score_get_title (guint line);
/* The changes that people make. */
void        frontiers_score_changed   (OrreryFrontiersScore *self);
void        frontiers_score_named     (OrreryFrontiersScore *self);
void        frontiers_score_chose     (OrreryFrontiersScore *self);
void        frontiers_score_clear     (OrreryFrontiersScore *self);
/* Enter leads on from this entry. */
void        frontiers_score_go_on     (OrreryFrontiersScore *self, GtkWidget *entry);

/* --- orrery-frontiers-score-build.c --- */

/* Everything on the page, top to bottom. */
GtkWidget  *frontiers_score_build_page (OrreryFrontiersScore *self);
