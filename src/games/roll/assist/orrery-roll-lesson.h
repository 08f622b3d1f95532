/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRollLesson: the first game of Roll. It has a seed of its own, so that everybody who does the lesson
 * rolls the same dice at first. */
#pragma once

#include "assist/orrery-lesson.h"
#include "games/roll/assist/orrery-assignment.h"

G_BEGIN_DECLS

enum { ORRERY_LESSON_ROUNDS = 2 };

/* Kinds of cards. */
typedef enum
{
  ORRERY_CARD_WELCOME,
  ORRERY_CARD_ROLLED,
  ORRERY_CARD_PLACE,
  ORRERY_CARD_SELECT,
  ORRERY_CARD_REVEAL,
  ORRERY_CARD_PHASES,   /* which happen, and why */
  ORRERY_CARD_PHASE,    /* one that has happened; detail: which */
  ORRERY_CARD_QUESTION, /* a decision inside a phase, or about dice; detail: the question */
  ORRERY_CARD_ROUND,    /* another one begins */
  ORRERY_CARD_END,
} OrreryCardKind;

#define ORRERY_TYPE_ROLL_LESSON (orrery_roll_lesson_get_type ())

G_DECLARE_FINAL_TYPE (OrreryRollLesson, orrery_roll_lesson, ORRERY, ROLL_LESSON, OrreryLesson)

OrreryLesson *orrery_roll_lesson_new (void);

G_END_DECLS
