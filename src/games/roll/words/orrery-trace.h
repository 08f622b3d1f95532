/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explains a number in words: the tiles and the rule behind it, from roll_explain. */
#pragma once

#include <glib.h>

#include "games/roll/rules/roll.h"

typedef struct
{
  char *text;
  int amount;
  guint8 face; /* tile that it comes from; ROLL_NONE: none */
} OrreryWhyLine;

/* All amounts, after the last step (`step`, such as "÷ 2, rounded up"; NULL: their sum), give the engine's total. */
typedef struct
{
  RollWhy what;
  char *title;       /* "Nanotechnology takes 4 dice" */
  GPtrArray *lines;  /* of OrreryWhyLine */
  char *step;
  char *brief;       /* on one line, if amounts alone are not enough; NULL: from the amounts */
  int total;
  const char *rule;  /* the rule in our own words */
  const char *entry; /* id of its entry in the catalog */
} OrreryTrace;

OrreryTrace *orrery_trace_new  (const RollState *state, int seat, RollWhy what, guint8 face,
                                guint detail);
void         orrery_trace_free (OrreryTrace     *trace);
/* The trace on one line, without the title: "5 − 1 Biological Adaptation". */
char        *orrery_trace_dup_brief (const OrreryTrace *trace) G_GNUC_WARN_UNUSED_RESULT;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryTrace, orrery_trace_free)
