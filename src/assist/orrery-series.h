/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several questions in a row that are one decision to a person: an assignment, what to recall, how to
 * rearrange the stacks. */
#pragma once

#include "record/orrery-record.h"

G_BEGIN_DECLS

/* Whether the decision that is asked for can be made in one way only. One that the rules ask for in
 * their order can seem forced at first and open later. */
gboolean orrery_series_is_forced (const Game      *rules,
                                  const void      *state);

/* The point at which the decision that is asked for at `point` began. */
guint    orrery_series_begin     (OrreryRecord    *record,
                                  guint            point);

/* The answers of the decision that begins at `point`, as far as the record has them; newly
 * allocated GArray of GameAnswer. */
GArray  *orrery_series_list      (OrreryRecord    *record,
                                  guint            point) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
