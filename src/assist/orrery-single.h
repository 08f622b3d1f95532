/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A decision with a single answer: the last one chosen counts. */
#pragma once

#include "assist/orrery-decision.h"

#define ORRERY_TYPE_SINGLE (orrery_single_get_type ())

G_DECLARE_FINAL_TYPE (OrrerySingle, orrery_single, ORRERY, SINGLE, OrreryDecision)

OrreryDecision *orrery_single_new (const OrreryGame *game, const void *state);
