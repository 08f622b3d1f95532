/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryReveal: everybody's revealed dice, one row per player and one column per phase. Whenever it is
 * mapped, the dice roll, then the phases that happen turn over, then the idle dice fade. */
#pragma once

#include <gtk/gtk.h>

#include "games/roll/rules/roll.h"

typedef struct
{
  RollState state;          /* all dice are assigned, before anybody has selected in public */
  guint phases;             /* mask of those that happen */
  guint spare;              /* what the spare die shows; ROLL_NO_PHASE if there is none */
  int front;                /* the seat in the last row */
  const char *const *names; /* by seat, NULL at the end; copied */
  gboolean narrow;          /* initially: later it depends on the width */
  double zoom;
} OrreryRevealed;

#define ORRERY_TYPE_REVEAL (orrery_reveal_get_type ())
G_DECLARE_FINAL_TYPE (OrreryReveal, orrery_reveal, ORRERY, REVEAL, GtkWidget)

GtkWidget *orrery_reveal_new        (const OrreryRevealed *revealed);
