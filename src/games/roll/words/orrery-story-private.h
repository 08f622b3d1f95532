/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files that tell events. */
#pragma once

#include "games/roll/words/orrery-story-words.h"
#include "games/roll/words/orrery-story.h"

/* Events as the reader may know them, and how many have been told. A sentence may combine several: `used`
 * says how many. */
typedef struct
{
  const GameEvent *events;
  guint n;
  guint used;
  const char *const *names;
  int reader; /* a seat, or -1 for a reader who may know everything */
} OrreryTeller;

static inline const char *
orrery_teller_name (const OrreryTeller *teller)
{
  return orrery_story_name (teller->names, teller->events[0].seat);
}

/* TRUE if the event `i` from now is of that kind and of the same seat as the first. */
static inline gboolean
orrery_teller_follows (const OrreryTeller *teller, guint i, RollEvent kind)
{
  return i < teller->n && teller->events[i].kind == kind
         && teller->events[i].seat == teller->events[0].seat;
}

typedef char *(*OrreryTell) (OrreryTeller *teller);

/* The function for each kind of event; NULL for those that are not worth telling. */
extern const OrreryTell orrery_tell[ROLL_N_EVENTS];

/* The functions in the other files. */
char *orrery_tell_correction (OrreryTeller *teller);
char *orrery_tell_to_cup (OrreryTeller *teller);
char *orrery_tell_worker (OrreryTeller *teller);
char *orrery_tell_stocked (OrreryTeller *teller);
char *orrery_tell_kept (OrreryTeller *teller);
char *orrery_tell_credits (OrreryTeller *teller);
char *orrery_tell_chips (OrreryTeller *teller);
char *orrery_tell_gained (OrreryTeller *teller);
char *orrery_tell_removed (OrreryTeller *teller);
char *orrery_tell_produced (OrreryTeller *teller);
char *orrery_tell_shipped (OrreryTeller *teller);
char *orrery_tell_bought (OrreryTeller *teller);
char *orrery_tell_recruited (OrreryTeller *teller);
char *orrery_tell_broke (OrreryTeller *teller);
char *orrery_tell_recalled (OrreryTeller *teller);
