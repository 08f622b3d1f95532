/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game written down at a table (see games/), and its course by the rules. */
#pragma once

#include "games/roll/assist/lines/orrery-explain.h"
#include "record/orrery-record.h"

typedef enum
{
  SCRIPT_ROUND,  /* all lines of a round */
  SCRIPT_ANSWER, /* to the question of `before` */
  SCRIPT_OOPS,   /* an answer that is undone */
  SCRIPT_FIX
} ScriptKind;

typedef struct
{
  ScriptKind kind;
  GameAnswer answer;
  RollState before; /* by the rules, with all sides and names known */
  char *lines[ROLL_MAX_SEATS];
  int wrong;        /* the seat for which `wrong_line` was entered first; -1: none */
  char *wrong_line;
} ScriptStep;

typedef struct
{
  guint n_seats;
  OrreryPlayer players[ROLL_MAX_SEATS];
  GPtrArray *steps; /* of ScriptStep */
  OrreryRecord *start; /* at the first round */
  RollState end;
  int scores[ROLL_MAX_SEATS];
  guint n_oops, n_fixes;
} Script;

guint8  face_by_name (const char *name);

Script *script_load (const char *path);
void    script_free (Script     *script);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Script, script_free)

/* A line with the side of every die. */
void script_full (OrreryRevealed *revealed);
