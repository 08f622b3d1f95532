/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays scenarios of any game: a table, answers, and the expected result. They are JSON files in the folder
 * scenarios/ next to a game's tests; see its README. */
#pragma once

#include "record/orrery-game.h"

typedef struct _Run Run;

/* The scenarios of a game. */
typedef struct
{
  const OrreryGame *game;
  const char *folder; /* of its tests */
  const char *const *files; /* NULL at the end */
  const guint8 *numbers;    /* those numbered in the rules: all of them are played */
  guint n_numbers;

  /* A position in its usual form, from one with shorthands. */
  JsonNode *(*expand)     (JsonNode *position);
  /* Members that only this game has; FALSE: it has no such member. `word` is the beginning of `member`. */
  gboolean  (*run_member) (Run *run, const char *word, const char *member, JsonNode *node);
  /* Called after every answer. Optional. */
  void      (*check)      (Run *run);
  /* TRUE if an object of that name must have only the expected members. Optional. */
  gboolean  (*is_whole)   (const char *member);
} Scenarios;

struct _Run
{
  const Scenarios *scenarios;
  const Game *rules;
  GameState state;
  GString *path; /* name of the scenario and its cases, and the answers so far */
};

void run_fail   (Run *run, const char *format, ...) G_GNUC_PRINTF (2, 3);
void run_number (Run *run, const char *what, gint64 is, gint64 expected);

/* Adds all of them to the tests and runs these. */
int  scenarios_run (const Scenarios *self);
