/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRoundEntry: a page to enter the start of a round as a whole: what everybody revealed at once or, one
 * after the other and in private, what each player rolled or drew and does with it.
 *
 * Signals:
 *   changed (): the entries have changed, and should be saved
 *   asked (): somebody else's turn to enter something, or it is decided on the board
 *   said (guint seat, char *text, GtkWidget *picture): this is what a computer player does; people move its pieces,
 *     which the picture shows
 *   noted (char *text): a passing note
 *   entered (GArray *answers of GameAnswer): all of it
 *   reopened (guint point): somebody wants to be asked about the optional step that was answered
 *     automatically there */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-decision.h"

#define ORRERY_TYPE_ROUND_ENTRY (orrery_round_entry_get_type ())
G_DECLARE_INTERFACE (OrreryRoundEntry, orrery_round_entry, ORRERY, ROUND_ENTRY, GtkWidget)

struct _OrreryRoundEntryInterface
{
  GTypeInterface parent_iface;

  void (*begin)    (OrreryRoundEntry *self, OrreryRecord *record, guint depth);
  void (*forget)   (OrreryRoundEntry *self);
  void (*load)     (OrreryRoundEntry *self, GKeyFile *file, const char *group);
  void (*save)     (OrreryRoundEntry *self, GKeyFile *file, const char *group);

  int             (*get_seat)     (OrreryRoundEntry *self);
  gboolean        (*is_secret)    (OrreryRoundEntry *self); /* NULL: always */
  const char     *(*tell_secret)  (OrreryRoundEntry *self);
  const char     *(*tell_later)   (OrreryRoundEntry *self);
  void            (*enter_later)  (OrreryRoundEntry *self);

  OrreryDecision *(*get_decision) (OrreryRoundEntry *self);
  void            (*decide)       (OrreryRoundEntry *self, const GameAnswer *answers, gsize n);
  void            (*go_back)      (OrreryRoundEntry *self);

  gboolean        (*answer)       (OrreryRoundEntry *self, OrreryRecord *record, const void *state, GameAnswer *answer);
  gboolean        (*wants)        (OrreryRoundEntry *self, OrreryRecord *record, const void *state);

  void            (*set_width)    (OrreryRoundEntry *self, int width);

  void            (*set_away)     (OrreryRoundEntry *self, guint away);
  void            (*set_given)    (OrreryRoundEntry *self, guint seat, const GArray *given);
  guint           (*get_ready)    (OrreryRoundEntry *self);
  guint           (*get_waiting)  (OrreryRoundEntry *self);
};

/* The record is at the start of a round; `depth` is one of the book's. Emits "asked" at the end. */
void            orrery_round_entry_begin        (OrreryRoundEntry *self, OrreryRecord *record, guint depth);
/* The round is over, or another game has been opened. */
void            orrery_round_entry_forget       (OrreryRoundEntry *self);
/* Writes the entries to be saved, and reads them back once the round has begun. */
void            orrery_round_entry_load         (OrreryRoundEntry *self, GKeyFile *file, const char *group);
void            orrery_round_entry_save         (OrreryRoundEntry *self, GKeyFile *file, const char *group);

/* The person who enters something in private; -1: everybody may look. What it is, and a label for entering it
 * openly later. */
int             orrery_round_entry_get_seat     (OrreryRoundEntry *self);
/* TRUE if something secret is already on the page, so that the screen must be handed over first. */
gboolean        orrery_round_entry_is_secret    (OrreryRoundEntry *self);
const char     *orrery_round_entry_tell_secret  (OrreryRoundEntry *self);
const char     *orrery_round_entry_tell_later   (OrreryRoundEntry *self);
void            orrery_round_entry_enter_later  (OrreryRoundEntry *self);

/* The decision of that person on the board; NULL: the page is used instead. */
OrreryDecision *orrery_round_entry_get_decision (OrreryRoundEntry *self);
void            orrery_round_entry_decide       (OrreryRoundEntry *self, const GameAnswer *answers, gsize n);
/* Goes back to the page. */
void            orrery_round_entry_go_back      (OrreryRoundEntry *self);

/* The answer to a later question that was entered with the round of that state; FALSE: none. */
gboolean        orrery_round_entry_answer       (OrreryRoundEntry *self, OrreryRecord *record, const void *state,
                                                 GameAnswer *answer);

/* The same for optional steps: whether the player wants to be asked. */
gboolean        orrery_round_entry_wants        (OrreryRoundEntry *self, OrreryRecord *record, const void *state);

/* A mask of seats that enter their part elsewhere, such as on phones, and the entries of one of them, by the
 * decisions of OrreryTableBook.new_entry; NULL: it is entering them again. Once nothing is missing, the round
 * is entered. */
void            orrery_round_entry_set_away     (OrreryRoundEntry *self, guint away);
void            orrery_round_entry_set_given    (OrreryRoundEntry *self, guint seat, const GArray *given);
/* Masks of seats: those that are ready, and those that the page waits for while there is nothing to enter here. */
guint           orrery_round_entry_get_ready    (OrreryRoundEntry *self);
guint           orrery_round_entry_get_waiting  (OrreryRoundEntry *self);

/* Of the window, in px at normal text: less room needs smaller margins and fewer words. */
void            orrery_round_entry_set_width    (OrreryRoundEntry *self, int width);
