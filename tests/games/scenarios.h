/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays scenarios of any game: a table, answers, and what must be true then. They are JSON files in the
 * folder scenarios/ beside a game's tests, whose README says how they are written. */
#pragma once

#include "record/orrery-game.h"

typedef struct _Run Run;

/* The scenarios of a game. */
typedef struct
{
  const OrreryGame *game;
  const char *folder; /* of its tests */
  const char *const *files; /* NULL at the end */
  const guint8 *numbers;    /* those that the rules number: all of them are played */
  guint n_numbers;

  /* A position as it is read, from one with shorthands. */
  JsonNode *(*expand)     (JsonNode *position);
  /* Members that only this game has; FALSE: it has no such member. `word` is the beginning of `member`. */
  gboolean  (*run_member) (Run *run, const char *word, const char *member, JsonNode *node);
  /* After every answer. May be left out. */
  void      (*check)      (Run *run);
  /* TRUE if an object of that name has nothing but what is expected. May be left out. */
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
