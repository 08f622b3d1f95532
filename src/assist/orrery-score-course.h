/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the scores of a game have changed from round to round. */
#pragma once

#include "record/orrery-record.h"

G_BEGIN_DECLS

/* Every seat's scores after its start and after each round, seat by seat; newly allocated GArray of
 * int. `n` becomes how many each seat has. */
GArray *orrery_score_course (OrreryRecord *record,
                             guint        *n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
