/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the reader and the writer of positions. */
#pragma once

#include "games/roll/words/orrery-position.h"
#include "record/orrery-position.h"

G_BEGIN_DECLS

/* Where dice lie and what a stack holds, in the words of the answers. */
extern const char *const orrery_place_words[ROLL_N_PLACES];
extern const char *const orrery_kind_words[2];

typedef struct
{
  RollState *s;
  const char *const *names; /* of the seats, for messages; NULL: they are numbered */
  int seat;          /* whose things are read; GAME_NOBODY outside the seats */
  gboolean is_whole; /* "now" says what is half done, to go on from there */
  GError **error;
} OrreryPositionReader;

/* orrery-position-members.c: a face; a tile of the game, whichever side it is named by, or ROLL_UNKNOWN for "unknown"; the dice of
 * an object with a number for each color. */
int position_as_face (OrreryPositionReader *r,
                      JsonNode *node,
                      const char *member);
int position_as_tile (OrreryPositionReader *r,
                      JsonNode *node,
                      const char *member);
gboolean position_as_dice (OrreryPositionReader *r,
                           JsonNode *node,
                           const char *member,
                           RollDice dice);

/* orrery-position-seats.c */
extern const char *const position_table_members[]; /* of a seat: what lies on the table */
extern const char *const position_round_members[]; /* and what it has done in this round */
gboolean position_read_seats (OrreryPositionReader *r,
                              JsonObject *object);

/* orrery-position-round.c: what the seat that is read has done in this round */
gboolean position_read_doings (OrreryPositionReader *r,
                               JsonObject *object);

/* orrery-position-now.c: what is half done */
gboolean position_has_now (JsonObject *object);
gboolean position_read_now (OrreryPositionReader *r,
                            JsonObject *object);

G_END_DECLS
