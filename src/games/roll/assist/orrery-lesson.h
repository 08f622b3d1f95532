/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first game, explained while it is played.
 *
 * The game is an ordinary one with a seed of its own, so that everybody who does the lesson rolls the
 * same dice at first. What is explained follows from where the game stands and from what has happened
 * in it, and not from a script: whatever the person decides, every sentence is true. The lesson knows
 * no widget; the coach shows its cards. */
#pragma once

#include "games/roll/assist/orrery-assignment.h"
#include "record/orrery-record.h"

G_BEGIN_DECLS

enum { ORRERY_LESSON_ROUNDS = 2 };

typedef enum
{
  ORRERY_CARD_WELCOME,
  ORRERY_CARD_ROLLED,
  ORRERY_CARD_PLACE,
  ORRERY_CARD_SELECT,
  ORRERY_CARD_REVEAL,
  ORRERY_CARD_PHASES,   /* which happen, and why */
  ORRERY_CARD_PHASE,    /* one that has happened */
  ORRERY_CARD_QUESTION, /* a decision inside a phase, or about dice */
  ORRERY_CARD_ROUND,    /* another one begins */
  ORRERY_CARD_END,
} OrreryCardKind;

typedef struct
{
  OrreryCardKind kind;
  guint detail; /* the phase, or the question */
  char *title;
  char *text;
  gboolean waits; /* for the person to do what it says; else to have read it */
} OrreryCard;

typedef struct _OrreryLesson OrreryLesson;

OrreryLesson *orrery_lesson_new  (void);
void          orrery_lesson_free (OrreryLesson *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryLesson, orrery_lesson_free)

/* The game to be played. The person sits at seat 0. */
OrreryRecord *orrery_lesson_new_record (void) G_GNUC_WARN_UNUSED_RESULT;

/* What has happened, as it happens. */
void orrery_lesson_take (OrreryLesson     *self,
                         const GameEvents *events);
/* The person is asked something; `lack` is what an assignment still needs, if it is about one. */
void orrery_lesson_look (OrreryLesson      *self,
                         const RollState   *state,
                         const char *const *names,
                         OrreryAssignmentMissing    lack);
/* The card has been read. */
void orrery_lesson_next (OrreryLesson *self);

/* NULL before the first look, and after the last card. */
const OrreryCard *orrery_lesson_get_card (OrreryLesson *self);
gboolean          orrery_lesson_is_over  (OrreryLesson *self);

G_END_DECLS
