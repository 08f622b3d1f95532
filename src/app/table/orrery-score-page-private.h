/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of OrreryScorePage: orrery-score-page.c counts up what is entered and keeps it,
 * orrery-score-page-build.c lays the page out. */
#pragma once

#include "app/table/orrery-score-page.h"

struct _OrreryScorePage
{
  GtkWidget parent_instance;

  const OrreryTableUi *ui;
  OrreryFinal *final;
  GameState state;
  char *problem;  /* NULL: the table is complete */
  guint seat;     /* the player for whom pieces are entered */
  guint save;     /* source */
  guint narrow;   /* source */
  gboolean is_narrow;
  gboolean told;  /* saving failed */
  gboolean kept;  /* the result so far */
  gboolean updating;

  GtkWidget *box;
  GtkWidget *toasts;
  GtkWidget *title;
  GtkWidget *full;
  GtkWidget *totals;
  GtkWidget *seats;
  GtkWidget *option; /* NULL: none changes the score */
  GtkWidget *cards[GAME_MAX_SEATS];
  GtkWidget *pair;
  GtkWidget *finder;
  GtkWidget *side;
  GtkWidget *sheet;
  GtkWidget *sheet_card;
  GtkWidget *says;
  GtkWidget *ranking;
  GtkWidget *next;
  GtkWidget *keep;
  GPtrArray *keys; /* labels that name a key */
};

void score_page_build         (OrreryScorePage *self);

void score_page_set_seats     (OrreryScorePage *self);
void score_page_set_totals    (OrreryScorePage *self);
void score_page_set_option    (OrreryScorePage *self);
void score_page_card_chosen   (GtkWidget *card, OrreryScorePage *self);
void score_page_card_entered  (GtkEventController *focus, OrreryScorePage *self);
void score_page_card_done     (GtkWidget *card, OrreryScorePage *self);
void score_page_card_removed  (GtkWidget *card, guint piece, OrreryScorePage *self);
void score_page_finder_done   (OrreryScorePage *self);
void score_page_go_to_next    (OrreryScorePage *self);
void score_page_clear         (OrreryScorePage *self);
