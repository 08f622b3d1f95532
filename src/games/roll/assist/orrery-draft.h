/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An assignment on the way: what a person has done with the dice behind the screen so far.
 *
 * The rules ask for an assignment in a fixed order, so that no two ways mean the same. People place,
 * select, use powers and change their minds in any order. A draft takes it as it comes, shows how the
 * dice would lie, and at last yields the answers in the order of the rules.
 *
 * Places are those of orrery-dice-model.h. A selector is at ORRERY_PLACE_SELECTOR + its phase. */
#pragma once

#include "games/roll/assist/orrery-dice-model.h"

G_BEGIN_DECLS

typedef struct _OrreryDraft OrreryDraft;

/* What is still missing before the dice can be revealed. */
typedef enum
{
  ORRERY_DRAFT_WHOLE,
  ORRERY_DRAFT_NEEDS_WILD,   /* a wild die lies in no column yet */
  ORRERY_DRAFT_NEEDS_SELECT, /* no phase is selected */
  ORRERY_DRAFT_NEEDS_MOVE,   /* the power in use, or Dictate, must move a (further) worker */
} OrreryDraftLack;

/* What moving a die would be. */
typedef enum
{
  ORRERY_DRAFT_BY_NOTHING,  /* it cannot be */
  ORRERY_DRAFT_BY_PLACING,  /* a wild die, placed or placed elsewhere */
  ORRERY_DRAFT_BY_SELECTING,
  ORRERY_DRAFT_BY_RETURNING, /* takes back or changes what a power did */
  ORRERY_DRAFT_BY_POWER,    /* uses a power, or more of one in use */
  ORRERY_DRAFT_BY_DICTATE,
} OrreryDraftWay;

/* `start` is a state that asks for a seat's assignment, nothing of which is answered. */
OrreryDraft *orrery_draft_new  (const RollState *start);
void         orrery_draft_free (OrreryDraft     *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryDraft, orrery_draft_free)

/* Whether a question belongs to an assignment. */
gboolean orrery_draft_handles (guint about);

int              orrery_draft_get_seat  (OrreryDraft *self);
/* How the dice would lie: to be looked at, not to be played on. */
const RollState *orrery_draft_get_state (OrreryDraft *self);
OrreryDraftLack  orrery_draft_get_lack  (OrreryDraft *self);

/* Moves a die. A wild die is placed anew rather than a power used up; of several powers that explain
 * it the narrowest is taken. On refusal nothing changes. */
GameStatus     orrery_draft_move       (OrreryDraft *self,
                                        guint        colour,
                                        guint        from,
                                        guint        to);
OrreryDraftWay orrery_draft_explain    (OrreryDraft *self,
                                        guint        colour,
                                        guint        from,
                                        guint        to,
                                        guint8      *face);
/* All that move takes; a newly allocated GArray of OrreryDieMove. */
GArray        *orrery_draft_list_moves (OrreryDraft *self) G_GNUC_WARN_UNUSED_RESULT;

/* Takes back what brought the die to its place: a move, a Dictate, the selection, its placing. */
GameStatus orrery_draft_take_back        (OrreryDraft *self,
                                          guint        colour,
                                          guint        place);
/* Mask of the places (1 << place) that have a die to take back from. */
guint      orrery_draft_list_take_back   (OrreryDraft *self);

/* Picks a power up, so that the next moves are by it, or lets it go. */
GameStatus orrery_draft_use       (OrreryDraft *self,
                                   guint8       face);
GameStatus orrery_draft_check_use (OrreryDraft *self,
                                   guint8       face);
/* The power picked up or under way; ROLL_UNKNOWN: Dictate; ROLL_NONE: none. */
guint8     orrery_draft_get_open  (OrreryDraft *self);
/* How many workers a power has moved, and how many it can; FALSE if it is not used. */
gboolean   orrery_draft_get_use   (OrreryDraft *self,
                                   guint8       face,
                                   guint       *moved,
                                   guint       *most);
/* A power that the last change has put back because it could no longer stand; ROLL_NONE. */
guint8     orrery_draft_get_dropped (OrreryDraft *self);

/* The last change undone; FALSE if there is none. */
gboolean orrery_draft_put_back     (OrreryDraft *self);
gboolean orrery_draft_can_put_back (OrreryDraft *self);

/* The answers for the record, with the last one that reveals; only when nothing is missing. */
GArray  *orrery_draft_list_answers (OrreryDraft *self) G_GNUC_WARN_UNUSED_RESULT;
/* Takes over answers that had been given before; those that do not belong to it end it. */
void     orrery_draft_fill         (OrreryDraft      *self,
                                    const GameAnswer *answers,
                                    gsize             n);

G_END_DECLS
