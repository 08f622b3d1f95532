/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRoundEntry: a page on which the start of a round is entered as a whole: what all revealed at once or,
 * one after the other and in private, what each has rolled or drawn and does with it.
 *
 * Signals:
 *   changed (): what is entered has changed, and should be kept
 *   asked (): somebody else enters something now, or it is decided on the board
 *   said (guint seat, char *text, GtkWidget *picture): this is what a computer player does; people move its pieces,
 *     which the picture shows
 *   noted (char *text): told in passing
 *   entered (GArray *answers of GameAnswer): all of it
 *   reopened (guint point): somebody wants to be asked for what is optional and was answered by itself there */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-decision.h"

G_BEGIN_DECLS

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

  void            (*set_compact)  (OrreryRoundEntry *self, gboolean compact);

  void            (*set_away)     (OrreryRoundEntry *self, guint away);
  void            (*set_given)    (OrreryRoundEntry *self, guint seat, const GArray *given);
  guint           (*get_ready)    (OrreryRoundEntry *self);
  guint           (*get_waiting)  (OrreryRoundEntry *self);
};

/* The record is at the start of a round; `depth` is one of the book's. It asks in the end. */
void            orrery_round_entry_begin        (OrreryRoundEntry *self, OrreryRecord *record, guint depth);
/* The round is over, or another game is followed. */
void            orrery_round_entry_forget       (OrreryRoundEntry *self);
/* Writes the entries to be saved, and reads them back once the round has begun. */
void            orrery_round_entry_load         (OrreryRoundEntry *self, GKeyFile *file, const char *group);
void            orrery_round_entry_save         (OrreryRoundEntry *self, GKeyFile *file, const char *group);

/* The person who enters something in private; -1: everybody may look. What it is, and what people can press who
 * rather enter it later, openly. */
int             orrery_round_entry_get_seat     (OrreryRoundEntry *self);
/* TRUE if something that the others may not see is on the page already, so that the screen is passed first. */
gboolean        orrery_round_entry_is_secret    (OrreryRoundEntry *self);
const char     *orrery_round_entry_tell_secret  (OrreryRoundEntry *self);
const char     *orrery_round_entry_tell_later   (OrreryRoundEntry *self);
void            orrery_round_entry_enter_later  (OrreryRoundEntry *self);

/* The decision of that person on the board; NULL: the page is used instead. */
OrreryDecision *orrery_round_entry_get_decision (OrreryRoundEntry *self);
void            orrery_round_entry_decide       (OrreryRoundEntry *self, const GameAnswer *answers, gsize n);
/* Back to the page. */
void            orrery_round_entry_go_back      (OrreryRoundEntry *self);

/* The answer that was entered with the round of that state for a later question; FALSE: none. */
gboolean        orrery_round_entry_answer       (OrreryRoundEntry *self, OrreryRecord *record, const void *state,
                                                 GameAnswer *answer);

/* The same about what is optional: whether its player wants to be asked. */
gboolean        orrery_round_entry_wants        (OrreryRoundEntry *self, OrreryRecord *record, const void *state);

/* Seats (a mask) that enter their part elsewhere, such as on phones, and what one of them has entered, by the decisions
 * of OrreryTableBook.new_entry; NULL: it is entering it again. When nothing is missing any more, it is entered. */
void            orrery_round_entry_set_away     (OrreryRoundEntry *self, guint away);
void            orrery_round_entry_set_given    (OrreryRoundEntry *self, guint seat, const GArray *given);
/* Masks of seats: those that are ready, and those that are waited for while there is nothing to enter here. */
guint           orrery_round_entry_get_ready    (OrreryRoundEntry *self);
guint           orrery_round_entry_get_waiting  (OrreryRoundEntry *self);

/* Narrow: less around the pieces. */
void            orrery_round_entry_set_compact  (OrreryRoundEntry *self, gboolean compact);

G_END_DECLS
