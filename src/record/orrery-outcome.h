/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game ended: who played with which faction, and their scores. It outlives its record and includes the
 * final table, so that the score can always be explained. */
#pragma once

#include "record/orrery-record.h"

#define ORRERY_OUTCOME_VERSION 1 /* of the file format */

typedef enum
{
  ORRERY_OUTCOME_PLAYED,   /* on the screen */
  ORRERY_OUTCOME_MIRRORED, /* at a real table, followed round by round */
  ORRERY_OUTCOME_COUNTED,  /* at a real table, only scored */
  ORRERY_N_OUTCOME_KINDS
} OrreryOutcomeKind;

extern const char *const orrery_outcome_kind_ids[ORRERY_N_OUTCOME_KINDS];

typedef struct
{
  char *name;
  char *kind;    /* "person", or which computer player it was */
  guint role;    /* of the game's roles, from 1; 0: unknown */
  int score;
  int tie_break;
  gboolean winner;
} OrreryOutcomeSeat;

#define ORRERY_TYPE_OUTCOME (orrery_outcome_get_type ())
G_DECLARE_FINAL_TYPE (OrreryOutcome, orrery_outcome, ORRERY, OUTCOME, GObject)

/* NULL for a game that is not over at its current point. `id` is its unique name, `place` where the record is
 * saved, as its keeper writes it; NULL: nowhere. */
OrreryOutcome *orrery_outcome_new (OrreryRecord *record, OrreryOutcomeKind kind, const char *id,
                                   GDateTime *date, const char *place);

/* A game of which only the scores are known. */
OrreryOutcome *orrery_outcome_new_totals (const OrreryGame *game, const OrreryOutcomeSeat *seats, guint n,
                                          const char *id, GDateTime *date);

/* Errors are in ORRERY_RECORD_ERROR. The position is checked only when it is used. */
OrreryOutcome *orrery_outcome_read (JsonNode *node, const char *id, GError **error);
JsonNode *orrery_outcome_write (OrreryOutcome *self) G_GNUC_WARN_UNUSED_RESULT;

const OrreryGame *orrery_outcome_get_game (OrreryOutcome *self);
const char *orrery_outcome_get_id (OrreryOutcome *self);
GDateTime *orrery_outcome_get_date (OrreryOutcome *self); /* UTC */
OrreryOutcomeKind orrery_outcome_get_kind (OrreryOutcome *self);
guint orrery_outcome_get_rounds (OrreryOutcome *self); /* 0: unknown */
const char *orrery_outcome_get_place (OrreryOutcome *self);
guint orrery_outcome_get_minutes (OrreryOutcome *self); /* 0: unknown */
const char *orrery_outcome_get_location (OrreryOutcome *self); /* where it was played; NULL: unknown */
/* TRUE if both games started with the same seed and number of seats. */
gboolean orrery_outcome_has_same_start (OrreryOutcome *self, OrreryRecord *record);
guint orrery_outcome_get_n_seats (OrreryOutcome *self);
const OrreryOutcomeSeat *orrery_outcome_get_seat (OrreryOutcome *self, guint seat);

/* The parts of a result that people can change. */
typedef struct
{
  const char *names[GAME_MAX_SEATS];
  GDateTime *date;
  guint minutes;
  const char *location; /* may be NULL or empty */
} OrreryOutcomeEdit;

enum
{
  ORRERY_OUTCOME_MAX_MINUTES = 5999,
  ORRERY_OUTCOME_MAX_LOCATION = 60 /* letters */
};

void orrery_outcome_edit (OrreryOutcome *self, const OrreryOutcomeEdit *edit);

/* The seats by score, best first; ranks start at 1, and tied seats share one. */
void orrery_outcome_get_order (OrreryOutcome *self, guint order[GAME_MAX_SEATS]);
guint orrery_outcome_get_rank (OrreryOutcome *self, guint seat);

/* The final table. FALSE if there is none, or it is impossible. */
gboolean orrery_outcome_get_state (OrreryOutcome *self, void *state, GError **error);
/* Frees the final table, which takes most of the memory. */
void orrery_outcome_forget_state (OrreryOutcome *self);

/* The name of a seat's role; empty if unknown. */
const char *orrery_outcome_get_role_name (OrreryOutcome *self, guint seat);
