/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenarios: tables of a position, answers and the expected result, in scenarios/; see its README. */
#pragma once

#include "games/roll/rules/roll.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *file; /* "explore" */
  char *name;
  JsonObject *object;
} Scenario;

/* Every scenario of every file, with each row of a table as a separate one. An invalid file ends the program
 * with a message. */
GPtrArray *scenarios_load (const char *folder);

/* Adds tests that everything has a scenario. */
void scenarios_test_coverage (GPtrArray *scenarios);

/* A scenario while it is played: what has been done so far, for messages. */
typedef struct
{
  GString *so_far;
  gboolean failed;
} Run;

void run_fail (Run *run, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Fails on members that are not among `known`, which ends with NULL. */
void run_check_members (Run *run, JsonObject *object, const char *what, const char *const *known);

/* Compares a state with what an "expect" says. */
void run_expect (Run *run, const RollState *state, JsonObject *expect);

G_END_DECLS
