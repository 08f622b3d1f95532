/* SPDX-License-Identifier: GPL-3.0-or-later */
/* More statistics of a finished game of Race. */
#pragma once

#include "record/orrery-record.h"

/* As a table (of OrreryScoreRow), and one line per number. */
GArray *orrery_race_list_numbers (OrreryRecord      *record) G_GNUC_WARN_UNUSED_RESULT;
char   *orrery_race_tell_numbers (OrreryRecord      *record,
                                  const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
