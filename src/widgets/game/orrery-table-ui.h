/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTableUi: the user interface of a game for people at a real table, where they enter what is on it. The
 * Table room uses a game only through this, its OrreryGame and its OrreryGameUi.
 *
 * It is a constant in the game's table/; src/games/games.c has the list. */
#pragma once

#include "assist/orrery-final.h"
#include "assist/orrery-session.h"
#include "assist/orrery-table-book.h"
#include "widgets/game/orrery-round-entry.h"
#include "widgets/game/orrery-table-setup.h"

/* (u): answers the current question. */
#define ORRERY_ACTION_ANSWER "table.answer"
/* (au): the same with several; the others answer the questions after it. */
#define ORRERY_ACTION_ANSWER_ALL "table.answer-all"

enum
{
  ORRERY_TV_WIDTH = 1920,
  ORRERY_TV_HEIGHT = 1080
};

typedef struct
{
  const OrreryGame *game;
  const OrreryTableBook *book;

  /* A finished game that was not followed. */
  const OrreryFinalGame *final;
  /* Instead, a page that scores a game by numbers alone. It emits "unsaved" (const char *) like OrreryScorePage. */
  GtkWidget *(*new_score_page)  (void);
  /* Tells that page who plays the game in progress. */
  void       (*set_scored_players) (GtkWidget *page, OrreryRecord *record);

  /* Before the first round: an OrreryTableSetup. */
  GtkWidget *(*new_setup)       (void);

  /* The start of a round, if the book says that it is entered as a whole: an OrreryRoundEntry. */
  GtkWidget *(*new_round_entry) (void);
  const char *round_title; /* of the button that goes back to it; to be translated */

  /* For rolls and draws that need more than a button, such as naming a tile. It activates
   * ORRERY_ACTION_ANSWER. `can_hide`: it may stay secret. NULL: each answer is a button. */
  GtkWidget *(*new_luck_entry)  (const void *state, gboolean can_hide);

  /* The letter that ticks an answer; '\0': none. NULL if there are no letters. */
  char       (*get_letter)      (GameAnswer answer);

  /* The sidebar: where all pieces are, and reminders. */
  GtkWidget *(*new_overview)    (const void *state, const char *const *names);
  const char *overview_title; /* with the log below it: "Dice, Reminders and Log"; to be translated */

  /* Windows: an editor for the whole table, which answers corrections by itself (with `hides`, face-down
   * pieces stay hidden); and what each player may do now, and if not, why. */
  GtkWidget *(*new_correction)  (OrrerySession *session, const char *const *names, gboolean hides);
  GtkWidget *(*new_may_i)       (const void *state, const char *const *names);

  /* The table for people across the room, ORRERY_TV_WIDTH wide and ORRERY_TV_HEIGHT high on a dark
   * background. The state is public; `ready` is a mask of the seats that have decided what is still secret.
   * NULL if there is none. */
  GtkWidget *(*new_tv)          (const void *state, const char *const *names, guint ready);

  /* A window for pieces that people enter themselves, and its title, to be translated. `record` is the table,
   * or NULL; the window emits "record" (OrreryRecord *) with the one that the table continues with. NULL: all
   * pieces are known. */
  GtkWidget *(*new_collection)  (OrreryRecord *record, const char *const *names);
  const char *collection_title;
} OrreryTableUi;

/* Registers it. */
void                 orrery_table_ui_register    (const OrreryTableUi *self);
/* NULL: the Table room does not have this game. */
const OrreryTableUi *orrery_table_ui_get         (const OrreryGame *game);

/* A choice of the number of players, from the game's minimum. */
GtkWidget           *orrery_seat_count_new       (const OrreryGame *game);
/* A row for the name of a seat, "Player 1" at first; `mark` (optional) is its OrrerySeatMark. */
GtkWidget           *orrery_seat_name_new        (guint seat, GtkWidget **mark);
