/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the scores of a game have changed from round to round. */
#pragma once

#include "record/orrery-record.h"

/* Every seat's scores at the start and after each round, seat by seat; newly allocated GArray of int. `n` is
 * set to the number of scores per seat. */
GArray *orrery_score_course (OrreryRecord *record, guint *n) G_GNUC_WARN_UNUSED_RESULT;
