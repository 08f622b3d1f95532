/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Complete games of another program, to be replayed: all luck, every choice, and the table after every phase. */
#pragma once

#include "games/race/rules/race.h"

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

typedef struct
{
  RaceState s;
  JsonObject *game;   /* the current lines */
  JsonObject *round;
  JsonObject *phase;  /* NULL outside of phases */
  JsonObject *end;    /* of the round; NULL before it */
  guint n_answers;
  guint n_compared;   /* states */
  guint n_offers;     /* lists of answers */
} Replay;

/* The handlers for each kind of line; `r` is the first member of a test's own struct. */
typedef void (*ReplayStep) (Replay *r, JsonObject *line);

typedef struct
{
  ReplayStep game, round, phase, round_end;
} ReplaySteps;

/* Plays all games of a file, and returns their number. Scores are compared. */
guint replay_file (Replay *r, const ReplaySteps *steps, const char *folder, const char *name);
/* The phase of a line. */
RacePhase replay_phase (JsonObject *line);

/* The game and the place, for messages. */
char *replay_where (const Replay *r);

#define REPLAY_FAIL(r, ...) g_error ("%s: %s", replay_where (r), g_strdup_printf (__VA_ARGS__))

/* The answer that the game gave to the current question. */
GameAnswer replay_answer (Replay *r);

/* Checks that no card drawn in this phase is left over. */
void replay_check_all_drawn (Replay *r);

/* Compares the table, and sets it to the game's (hands, deck and all), for the next phase. */
void replay_compare (Replay *r, JsonObject *state);
void replay_resume (Replay *r, JsonObject *state, RaceStep step, RacePhase next);
void replay_compare_scores (Replay *r, JsonObject *end);

int replay_design (const char *name);
JsonObject *replay_seat (const Replay *r, int seat); /* of the phase */

G_END_DECLS
