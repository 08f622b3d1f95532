/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions, events, scores and states, for programs and for people. */
#pragma once

#include "games/roll/rules/roll.h"
#include "record/orrery-record.h"

G_BEGIN_DECLS

/* {"kind": "produced", "seat": 0, "secret": false, …}; what follows is the kind's own. */
JsonNode *cli_describe_event (const GameEvent *event)
  G_GNUC_WARN_UNUSED_RESULT;

/* The current question with all its answers. */
JsonNode *cli_describe_question (const RollState *state, const char *const *names)
  G_GNUC_WARN_UNUSED_RESULT;

JsonNode *cli_describe_score (const RollState *state, const char *const *names)
  G_GNUC_WARN_UNUSED_RESULT;

/* The whole table, as lines for people; `state` is as the reader may see it. */
void cli_print_state (const RollState *state, const char *const *names);
void cli_print_score (const RollState *state, const char *const *names);

G_END_DECLS
