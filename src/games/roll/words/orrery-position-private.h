/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the reader and the writer of positions. */
#pragma once

#include "games/roll/words/orrery-position.h"

G_BEGIN_DECLS

/* Where dice lie and what a stack holds, in the words of the answers. */
extern const char *const orrery_place_words[ROLL_N_PLACES];
extern const char *const orrery_kind_words[2];

/* Reading. All of these set the reader's error and say so by FALSE, NULL or -1; what is left out
 * leaves the value as it was. */

typedef struct
{
  RollState *s;
  const char *const *names; /* of the seats, for messages; NULL: they are numbered */
  int seat;          /* whose things are read; GAME_NOBODY outside the seats */
  gboolean is_whole; /* "now" says what is half done, to go on from there */
  GError **error;
} OrreryPositionReader;

/* orrery-position-members.c: words and numbers, one by one */
gboolean position_fail (OrreryPositionReader *r,
                        OrreryPositionError code,
                        const char *format,
                        ...) G_GNUC_PRINTF (3, 4);
gboolean position_fail_shape (OrreryPositionReader *r,
                              const char *member,
                              const char *shape);
gboolean position_check_members (OrreryPositionReader *r,
                                 JsonObject *object,
                                 const char *const *known,
                                 const char *const *looks);
gboolean position_as_number (OrreryPositionReader *r,
                             JsonNode *node,
                             const char *member,
                             int least,
                             int most,
                             int *value);
gboolean position_get_number (OrreryPositionReader *r,
                              JsonObject *object,
                              const char *member,
                              int least,
                              int most,
                              int *value);
gboolean position_get_flag (OrreryPositionReader *r,
                            JsonObject *object,
                            const char *member,
                            gboolean *value);
const char *position_as_word (OrreryPositionReader *r,
                              JsonNode *node,
                              const char *member);
int position_as_word_of (OrreryPositionReader *r,
                         JsonNode *node,
                         const char *member,
                         const char *const *words,
                         guint n);
gboolean position_get_array (OrreryPositionReader *r,
                             JsonObject *object,
                             const char *member,
                             JsonArray **array);
gboolean position_get_object (OrreryPositionReader *r,
                              JsonObject *object,
                              const char *member,
                              JsonObject **value);

/* A face; a tile of the game, whichever side it is named by, or ROLL_UNKNOWN for "unknown"; the dice of
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
