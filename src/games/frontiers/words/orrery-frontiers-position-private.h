/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by reading and writing a position: its words and members. */
#pragma once

#include "games/frontiers/words/orrery-frontiers-position.h"
#include "record/orrery-position.h"

extern const char *const orrery_frontiers_level_words[FR_N_LEVELS];
extern const char *const orrery_frontiers_end_words[4];
extern const char *const orrery_frontiers_pad_words[FR_N_PADS];

/* A number of the unfinished work. */
typedef struct
{
  const char *name;
  gsize offset; /* in FrNow */
  guint most;
} OrreryFrontiersNowField;

extern const OrreryFrontiersNowField orrery_frontiers_now_fields[]; /* NULL name at the end; all are bytes */

/* Members that are read, and those that are only informative; NULL at the end. */
extern const char *const orrery_frontiers_root_members[], *const orrery_frontiers_root_looks[];
extern const char *const orrery_frontiers_seat_members[], *const orrery_frontiers_seat_looks[];

/* "small 9"; FALSE: no such stack. */
gboolean orrery_frontiers_stack_by_name (const char *name, guint *stack);
char *orrery_frontiers_stack_dup_name (guint stack) G_GNUC_WARN_UNUSED_RESULT;

/* A list of at most so many entries; NULL if there is none. */
gboolean orrery_frontiers_get_list (JsonObject *object, const char *member, guint most, JsonArray **list,
                                    GError **error);

gboolean orrery_frontiers_read_seats (FrState *s, JsonArray *seats, GError **error);
