/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Enters a script through the room, step by step. */
#pragma once

#include "table-driver.h"
#include "table-script.h"

typedef struct
{
  Driver driver;
  Script *script;
  guint next; /* step */
} Replay;

const RollState  *replay_state (Replay *self);
/* NULL if there are no more. */
const ScriptStep *replay_step  (Replay *self, guint i);

/* Unnamed tiles are placed as they are. */
GameAnswer replay_as_known (const RollState *state, GameAnswer answer);
/* Also as far as its workers have acted: other questions were answered automatically, by a line or together. */
gboolean   replay_is_same_question (const RollState *a, const RollState *b);
/* The tile that has come to the top of a stack, for the player who must name it. Automatic answers may
 * already have brought it there. */
guint      replay_find_tile (Replay *self);
/* The roll and the assignment, as a player types them behind the screen; newly allocated. */
char      *replay_write_roll (Replay *self, guint seat, const char *line);
