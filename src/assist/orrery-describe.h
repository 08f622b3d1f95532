/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The common part of how all games write events, scores and tables for programs (docs/protocol.md) or for a
 * terminal. */
#pragma once

#include "engine/game.h"

#include <json-glib/json-glib.h>

enum
{
  ORRERY_FIELD_NUMBER,
  ORRERY_FIELD_YES_NO,
  ORRERY_FIELD_ANSWER, /* the whole answer, of the kind that the operand says */
  ORRERY_FIELD_OWN     /* from here on, the game's own */
};

/* An operand of an event, under the name that programs know it by. */
typedef struct
{
  const char *name;
  char operand; /* a, b, c or n */
  guint8 type;
} OrreryEventField;

/* Adds a field of the game's own, or nothing if there is nothing to say. */
typedef void (*OrreryEventFieldFunc) (JsonObject *object, const OrreryEventField *field, const GameEvent *event, int value);

/* `fields` are those of the event's kind; the last one has no name. */
JsonNode *orrery_describe_event (const Game *rules, const GameEvent *event, const OrreryEventField *fields,
                                 OrreryEventFieldFunc add) G_GNUC_WARN_UNUSED_RESULT;

typedef const char *(*OrreryPieceNameFunc) (guint piece);

/* Adds the sources of a seat's points. */
typedef void (*OrreryScorePartsFunc) (JsonObject *object, const void *state, const GameScore *score, guint seat);
typedef void (*OrreryScoreLinesFunc) (GString *text, const void *state, const GameScore *score, guint seat);

JsonNode *orrery_describe_score (const Game *rules, const void *state, const char *const *names,
                                 OrreryScorePartsFunc add) G_GNUC_WARN_UNUSED_RESULT;
char *orrery_describe_score_lines (const Game *rules, const void *state, const char *const *names,
                                   OrreryScoreLinesFunc add) G_GNUC_WARN_UNUSED_RESULT;

/* The bonuses of a seat, which are the parts of one kind: as objects with the word for a piece and its points,
 * and as lines for a terminal. */
JsonArray *orrery_describe_bonuses (const GameScore *score, guint seat, guint kind, const char *word,
                                    OrreryPieceNameFunc get_name) G_GNUC_WARN_UNUSED_RESULT;
void orrery_describe_add_bonuses (GString *text, const GameScore *score, guint seat, guint kind,
                                  OrreryPieceNameFunc get_name);

/* A row of a table for a terminal: a label and a list of texts; nothing for an empty list. */
void orrery_describe_add_row (GString *text, const char *label, GPtrArray *items);
