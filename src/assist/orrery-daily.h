/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many days in a row the daily challenge was finished. */
#pragma once

#include "record/orrery-record.h"

/* Called when a game is over. If it was a daily challenge, its day counts. */
void  orrery_daily_finish     (OrreryRecord *record, GSettings *settings);
/* The days up to yesterday or today. */
guint orrery_daily_get_streak (GSettings    *settings);
