/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryLesson: a whole scripted game, explained step by step, and challenges to try alone. Its script is
 * data of the game (data/<game>/lesson.json).
 *
 * A step belongs to a point of the scripted game, so its text is true however you got there: by playing, by
 * undo, or by going to a chapter. A lesson uses no widgets; a coach shows its steps. */
#pragma once

#include "record/orrery-record.h"

#define ORRERY_TYPE_LESSON (orrery_lesson_get_type ())

G_DECLARE_FINAL_TYPE (OrreryLesson, orrery_lesson, ORRERY, LESSON, GObject)

typedef struct
{
  char *id;
  char *title;
  guint minutes; /* how long it takes */
  guint first;   /* step */
  guint n_steps;
} OrreryChapter;

typedef struct
{
  guint chapter;
  guint point;    /* of the game, at which it is shown */
  char *title;
  char *text;
  char *task;     /* what the person should do; NULL: only read */
  GStrv shows;    /* what it points out, in words of the game's board; NULL: nothing */
  gboolean skips; /* events until the next step are not shown */
} OrreryStep;

/* A challenge: its goal must be reached before the round ends. */
typedef struct
{
  char *id;
  char *title;
  char *text;

  /* Either events of this kind that happen to the person: how many, or their total; or, without a kind, a win. */
  char *event; /* word, as in the protocol; NULL: win */
  guint count;
  gboolean sums;
} OrreryChallenge;

typedef enum
{
  ORRERY_VERDICT_OPEN,
  ORRERY_VERDICT_SOLVED,
  ORRERY_VERDICT_FAILED,
} OrreryVerdict;

/* Parses the text of a script. `file` is named in error messages. */
OrreryLesson *orrery_lesson_new (const OrreryGame *game, const char *file, GBytes *bytes,
                                 GError **error);

/* --- The scripted game --- */

guint                orrery_lesson_get_n_chapters (OrreryLesson *self);
const OrreryChapter *orrery_lesson_get_chapter    (OrreryLesson *self, guint chapter);
guint                orrery_lesson_get_n_steps    (OrreryLesson *self);
const OrreryStep    *orrery_lesson_get_step       (OrreryLesson *self, guint step);
/* The first step at a point, or the last one before it. */
guint                orrery_lesson_find_step      (OrreryLesson *self, guint point);

/* All answers of the game, including luck and everybody else's (GArray of GameAnswer). */
GArray              *orrery_lesson_get_script     (OrreryLesson *self);
/* TRUE if the answers given at `point` match the script. */
gboolean             orrery_lesson_expects        (OrreryLesson *self, guint point,
                                                   const GameAnswer *answers, gsize n);
/* The game at a step. The person sits at seat 0. */
OrreryRecord        *orrery_lesson_new_record     (OrreryLesson *self,
                                                   guint         step) G_GNUC_WARN_UNUSED_RESULT;

/* --- Challenges --- */

guint                  orrery_lesson_get_n_challenges (OrreryLesson *self);
const OrreryChallenge *orrery_lesson_get_challenge    (OrreryLesson *self, guint challenge);
OrreryRecord          *orrery_lesson_new_trial        (OrreryLesson *self,
                                                       guint         challenge) G_GNUC_WARN_UNUSED_RESULT;
/* The progress of a challenge after all answers up to the point. */
OrreryVerdict          orrery_challenge_judge         (const OrreryChallenge *self,
                                                       OrreryRecord          *record);

/* --- Progress --- */

/* "lesson-goods/3", for a setting, and back; 0 for an invalid place. */
char                *orrery_lesson_dup_place      (OrreryLesson *self,
                                                   guint         step) G_GNUC_WARN_UNUSED_RESULT;
guint                orrery_lesson_find_place     (OrreryLesson *self, const char *place);
/* Minutes left from a step on. */
guint                orrery_lesson_count_minutes  (OrreryLesson *self, guint step);
