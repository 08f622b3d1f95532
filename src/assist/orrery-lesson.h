/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryLesson: the first game, explained while it is played. Each game derives its own.
 *
 * What is explained follows from where the game stands and from what has happened in it, and not from a
 * script: whatever the person decides, every sentence is true. A lesson knows no widget; a coach shows
 * its cards. */
#pragma once

#include "assist/orrery-decision.h"

G_BEGIN_DECLS

typedef struct
{
  guint kind;   /* in the game's own numbering */
  guint detail;
  char *title;
  char *text;
  gboolean waits; /* for the person to do what it says; else to have read it */
} OrreryCard;

#define ORRERY_TYPE_LESSON (orrery_lesson_get_type ())

G_DECLARE_DERIVABLE_TYPE (OrreryLesson, orrery_lesson, ORRERY, LESSON, GObject)

struct _OrreryLessonClass
{
  GObjectClass parent_class;

  OrreryRecord *(*new_record) (OrreryLesson      *self);
  void          (*take)       (OrreryLesson      *self,
                               const GameEvents  *events);
  void          (*look)       (OrreryLesson      *self,
                               OrreryDecision    *decision,
                               const char *const *names);
};

/* The game to be played. The person sits at seat 0. */
OrreryRecord *orrery_lesson_new_record (OrreryLesson *self) G_GNUC_WARN_UNUSED_RESULT;

/* Events, as they happen. */
void orrery_lesson_take (OrreryLesson     *self,
                         const GameEvents *events);
/* The person is asked something, or has changed what is being decided. */
void orrery_lesson_look (OrreryLesson      *self,
                         OrreryDecision    *decision,
                         const char *const *names);
/* The card has been read. */
void orrery_lesson_next (OrreryLesson *self);

/* NULL before the first look, and after the last card. */
const OrreryCard *orrery_lesson_get_card (OrreryLesson *self);
/* Whether there is none after it. */
gboolean          orrery_lesson_is_last  (OrreryLesson *self);
gboolean          orrery_lesson_is_over  (OrreryLesson *self);

/* --- For lessons: both texts are taken --- */

/* To be read, after what is unread. */
void orrery_lesson_add      (OrreryLesson *self,
                             guint         kind,
                             guint         detail,
                             char         *title,
                             char         *text);
/* The next thing to do, after everything is read. */
void orrery_lesson_set_task (OrreryLesson *self,
                             guint         kind,
                             guint         detail,
                             char         *title,
                             char         *text);
/* Nothing is to be done any more: it is over when all is read. */
void orrery_lesson_finish   (OrreryLesson *self);

G_END_DECLS
