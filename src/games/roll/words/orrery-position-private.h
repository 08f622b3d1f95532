/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the reader and the writer of positions share. */
#pragma once

#include "games/roll/words/orrery-position.h"

G_BEGIN_DECLS

/* Where dice lie and what a stack holds, in the words of the answers. */
extern const char *const orrery_place_words[ROLL_N_PLACES];
extern const char *const orrery_kind_words[2];

G_END_DECLS
