/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card that explains what is going on, above the question. Its buttons are always in the same place, and
 * nothing else on it can be clicked. Signals: back, next. */
#pragma once

#include <adwaita.h>

#define ORRERY_TYPE_COACH (orrery_coach_get_type ())
G_DECLARE_FINAL_TYPE (OrreryCoach, orrery_coach, ORRERY, COACH, AdwBin)

typedef struct
{
  const char *chapter;
  const char *progress; /* "Step 3 of 6"; NULL: none */
  guint step;           /* the same as dots, from 1 on; */
  guint n_steps;        /* 0: none */
  const char *title;
  const char *text;
  const char *task;     /* what to do; NULL: only read */
  gboolean can_go_back;
  gboolean can_go_on;
} OrreryCoachCard;

/* NULL: hides it. */
void       orrery_coach_show (OrreryCoach *self, const OrreryCoachCard *card);
