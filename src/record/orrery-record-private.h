/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of this folder share. */
#pragma once

#include "record/orrery-record.h"

G_BEGIN_DECLS

/* Where dice lie and what a stack holds, in the words of the answers. */
extern const char *const orrery_place_words[ROLL_N_PLACES];
extern const char *const orrery_kind_words[2];

/* The face of that name or id, in capitals or not; -1 if there is none. */
int orrery_face_by_name (const char *name);

G_END_DECLS
