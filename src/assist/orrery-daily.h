/* SPDX-License-Identifier: GPL-3.0-or-later */
/* On how many days in a row the challenge of the day was finished. */
#pragma once

#include "record/orrery-record.h"

G_BEGIN_DECLS

/* A game is over. If it was a day's challenge, that day counts. */
void  orrery_daily_finish     (OrreryRecord *record,
                               GSettings    *settings);
/* Up to yesterday or today. */
guint orrery_daily_get_streak (GSettings    *settings);

G_END_DECLS
