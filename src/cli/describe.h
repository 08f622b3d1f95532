/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question for programs. */
#pragma once

#include "record/orrery-game.h"

/* The current question with all its answers. */
JsonNode *cli_describe_question (const OrreryGame *game, const void *state, const char *const *names)
  G_GNUC_WARN_UNUSED_RESULT;
