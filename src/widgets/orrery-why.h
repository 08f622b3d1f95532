/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a number is what it is: the tiles and the rule that made it, and a small popover that says so. */
#pragma once

#include <gtk/gtk.h>

#include "engine/roll/roll.h"

G_BEGIN_DECLS

typedef enum
{
  ORRERY_WHY_COST,     /* dice that a tile takes; face */
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
  int amount;      /* adds up to the total where `counts` */
  gboolean counts;
  guint8 face;     /* tile that it comes from; ROLL_NONE: none */
} OrreryWhyLine;

/* All amounts that count, worked out by the last step (`step`, as "÷ 2, rounded up"; NULL: their
 * sum), make the total, which is what the engine says. */
typedef struct
{
  char *title;     /* "Nanotechnology costs 4 dice" */
  GPtrArray *lines; /* of OrreryWhyLine */
  char *step;
  int total;
  char *rule;      /* the rule in our own words */
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

/* Pops up at a widget. Its links activate ORRERY_ACTION_LOOK_UP. Returns the popover. */
GtkWidget   *orrery_why_popup  (GtkWidget       *at,
                                const RollState *state,
                                int              seat,
                                OrreryWhat       what,
                                guint8           face,
                                guint            detail);

#define ORRERY_TYPE_WHY_BUTTON (orrery_why_button_get_type ())
G_DECLARE_FINAL_TYPE (OrreryWhyButton, orrery_why_button, ORRERY, WHY_BUTTON, GtkWidget)

/* A number as a flat button that answers "why?". */
GtkWidget   *orrery_why_button_new       (void);
void         orrery_why_button_set_label (OrreryWhyButton *self,
                                          const char      *label);
void         orrery_why_button_set_markup (OrreryWhyButton *self,
                                           const char      *markup);
void         orrery_why_button_set_what  (OrreryWhyButton *self,
                                          const RollState *state,
                                          int              seat,
                                          OrreryWhat       what,
                                          guint8           face,
                                          guint            detail);

G_END_DECLS
