/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the lesson:
 *   orrery-lesson.c       its functions
 *   orrery-lesson-file.c  reading its script */
#pragma once

#include "assist/orrery-lesson.h"

#include <json-glib/json-glib.h>

struct _OrreryLesson
{
  GObject parent_instance;

  const OrreryGame *game;
  GArray *chapters;   /* of OrreryChapter */
  GArray *steps;      /* of OrreryStep */
  GArray *script;     /* of GameAnswer */
  GArray *challenges; /* of OrreryChallenge */
  OrreryRecord *start; /* up to the first step */
  GPtrArray *trials;  /* of OrreryRecord: where each challenge begins */
};

/* FALSE: the script has a mistake. */
gboolean lesson_read (OrreryLesson *self, const char *file, GBytes *bytes, GError **error);
