/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the reader and the writer of positions. */
#pragma once

#include "games/roll/words/orrery-position.h"
#include "record/orrery-position.h"

typedef struct
{
  RollState *s;
  const char *const *names; /* of the seats, for messages; NULL: they are numbered */
  int seat;          /* the seat being read; GAME_NOBODY outside the seats */
  gboolean is_whole; /* "now" has unfinished work to continue from */
  GError **error;
} OrreryPositionReader;

/* orrery-position-members.c: a face; a tile of the game, whichever side it is named by, or ROLL_UNKNOWN for "unknown"; the dice of
 * an object with a number for each color. */
int position_as_face (OrreryPositionReader *r, JsonNode *node, const char *member);
int position_as_tile (OrreryPositionReader *r, JsonNode *node, const char *member);
gboolean position_as_dice (OrreryPositionReader *r, JsonNode *node, const char *member,
                           RollDice dice);

/* orrery-position-seats.c */
extern const char *const position_table_members[]; /* of a seat: its pieces on the table */
extern const char *const position_round_members[]; /* and its actions in this round */
gboolean position_read_seats (OrreryPositionReader *r, JsonObject *object);

/* orrery-position-round.c: the actions of the seat in this round */
gboolean position_read_doings (OrreryPositionReader *r, JsonObject *object);

/* orrery-position-now.c: unfinished work */
gboolean position_has_now (JsonObject *object);
gboolean position_read_now (OrreryPositionReader *r, JsonObject *object);
