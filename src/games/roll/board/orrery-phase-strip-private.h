/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the phase strip:
 *   orrery-phase-strip.c        the widget, its dice and its layout
 *   orrery-phase-strip-look.c   the appearance of places and dice
 *   orrery-phase-strip-input.c  input: clicks, drags, keys */
#pragma once

#include "games/roll/board/orrery-board-die.h"
#include "games/roll/board/orrery-phase-strip.h"
#include "games/roll/board/orrery-strip-layout.h"
#include "games/roll/board/orrery-strip-spot.h"

enum { ORRERY_N_SPOTS = 2 * ROLL_N_PHASES + 2 };

typedef struct
{
  OrreryDieMove move;
  GameAnswer answer; /* unless it is a draft */
} OrreryStripOffer;

struct _OrreryPhaseStrip
{
  GtkWidget parent_instance;

  gboolean has_state;
  RollState state;
  int seat;
  GStrv names;

  double zoom;
  OrreryDiceModel dice;
  OrreryStripLayout layout;
  GtkWidget *spots[ORRERY_N_SPOTS];
  GHashTable *slots; /* of the dice that are drawn, by id */
  double moving;     /* of all moving dice, 0 … 1 */
  guint motion;      /* counts animations: only the latest one steps */

  GArray *offers;    /* of OrreryStripOffer */
  gboolean draft;
  guint take_back;   /* mask of places */

  guint chosen;      /* id of a die, or 0 */
  gboolean selecting; /* S was pressed: the next number is a phase to select */
  gboolean dragging;
  guint hovered;     /* place below a dragged die */
};

enum
{
  ORRERY_STRIP_MOVED,
  ORRERY_STRIP_TAKE_BACK,
  ORRERY_STRIP_CHOSEN,
  ORRERY_STRIP_N_SIGNALS
};

extern guint orrery_phase_strip_signals[ORRERY_STRIP_N_SIGNALS];

/* Updates states, targets and notes. */
void       orrery_phase_strip_refresh      (OrreryPhaseStrip *self);

/* Input. */
void       orrery_phase_strip_add_drop     (OrreryPhaseStrip *self);
void       orrery_phase_strip_wire_die     (OrreryPhaseStrip *self, GtkWidget *die);
void       orrery_phase_strip_wire_spot    (OrreryPhaseStrip *self, GtkWidget *spot);
gboolean   orrery_phase_strip_focus_die    (OrreryPhaseStrip *self, GtkDirectionType direction);
/* If all offers are about one die, it is chosen automatically. */
void       orrery_phase_strip_choose_only  (OrreryPhaseStrip *self);

const OrreryPlacedDie *
           orrery_phase_strip_get_placed   (OrreryPhaseStrip *self,
                                            guint             id);
/* The die that a number or a click on a column places, although none is in hand; or NULL. */
const OrreryPlacedDie *
           orrery_phase_strip_get_next     (OrreryPhaseStrip *self);
gboolean   orrery_phase_strip_is_offered   (OrreryPhaseStrip *self, guint colour, guint from,
                                            guint to);
