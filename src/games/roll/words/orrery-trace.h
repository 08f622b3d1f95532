/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a number is what it is: the tiles and the rule that made it. No display is needed. */
#pragma once

#include <glib.h>

#include "games/roll/rules/roll.h"

G_BEGIN_DECLS

typedef enum
{
  ORRERY_WHY_COST,     /* dice that a tile takes; face */
  ORRERY_WHY_STOCK,    /* credits of an explorer that stocks; detail: its colour */
  ORRERY_WHY_TRADE,    /* credits for a good traded; face of its world */
  ORRERY_WHY_CONSUME,  /* chips for a good consumed; face, detail: good × 16 + shipper */
  ORRERY_WHY_CAPACITY, /* goods that a world can hold; face */
  ORRERY_WHY_SCORE,    /* the score so far */
  ORRERY_WHY_CHIPS,
  ORRERY_WHY_DEVELOPMENTS, /* printed costs */
  ORRERY_WHY_WORLDS,
  ORRERY_WHY_BONUS,    /* of a 6-cost development; face */
  ORRERY_WHY_TIE_BREAK,
  ORRERY_WHY_POOL,     /* VP left and what happens at none */
  ORRERY_WHY_SQUARES,  /* tiles towards the twelfth */
  ORRERY_N_WHYS
} OrreryWhat;

typedef struct
{
  char *text;
  int amount;
  guint8 face; /* tile that it comes from; ROLL_NONE: none */
} OrreryWhyLine;

/* All amounts, worked out by the last step (`step`, as "÷ 2, rounded up"; NULL: their sum), make
 * the total, which is what the engine says. */
typedef struct
{
  OrreryWhat what;
  char *title;       /* "Nanotechnology takes 4 dice" */
  GPtrArray *lines;  /* of OrreryWhyLine */
  char *step;
  char *brief;       /* on one line, where amounts alone would not do; NULL: from the amounts */
  int total;
  const char *rule;  /* the rule in our own words */
  const char *entry; /* id of its entry in the catalogue */
} OrreryTrace;

OrreryTrace *orrery_trace_new  (const RollState *state,
                                int              seat,
                                OrreryWhat       what,
                                guint8           face,
                                guint            detail);
void         orrery_trace_free (OrreryTrace     *trace);
/* The trace on one line, without the title: "5 − 1 Biological Adaptation". */
char        *orrery_trace_dup_brief (const OrreryTrace *trace) G_GNUC_WARN_UNUSED_RESULT;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryTrace, orrery_trace_free)

G_END_DECLS
