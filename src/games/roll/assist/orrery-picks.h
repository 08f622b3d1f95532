/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice of several things at once, before it is made: tiles to abandon, dice to recruit, to recall,
 * to count or to keep. The rules ask for one after the other in a fixed order; people tick them as
 * they like, and take ticks back. */
#pragma once

#include <glib.h>

#include "games/roll/rules/roll.h"

G_BEGIN_DECLS

typedef struct _OrreryPicks OrreryPicks;

/* `start` is a state that asks the first of such a series. */
OrreryPicks *orrery_picks_new     (const RollState *start);
void         orrery_picks_free    (OrreryPicks     *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryPicks, orrery_picks_free)

gboolean     orrery_picks_handles (guint            about);

/* Ticks one more, or takes a tick back. FALSE, and no change, where that cannot be. */
gboolean     orrery_picks_add     (OrreryPicks     *self,
                                   GameAnswer       answer);
gboolean     orrery_picks_remove  (OrreryPicks     *self,
                                   GameAnswer       answer);
void         orrery_picks_clear   (OrreryPicks     *self);
gboolean     orrery_picks_can_add (OrreryPicks     *self,
                                   GameAnswer       answer);

guint        orrery_picks_count   (OrreryPicks     *self,
                                   GameAnswer       answer);
guint        orrery_picks_get_n   (OrreryPicks     *self);
gboolean     orrery_picks_is_changed (OrreryPicks  *self);
/* How many are wanted; 0: any number. */
guint        orrery_picks_get_wanted (OrreryPicks  *self);

/* Every answer that is or could be ticked, ascending; newly allocated. */
GArray      *orrery_picks_list_offered (OrreryPicks *self) G_GNUC_WARN_UNUSED_RESULT;

/* The table as if it were done; to be looked at. */
const RollState *orrery_picks_get_state (OrreryPicks *self);

/* May it be ended as it stands, and if not, why. */
GameStatus   orrery_picks_check_done   (OrreryPicks *self);
/* The answers for the record, with the one that ends the series where it does not end by itself. */
GArray      *orrery_picks_list_answers (OrreryPicks *self) G_GNUC_WARN_UNUSED_RESULT;
/* Takes over what had been answered before; that is no change. */
void         orrery_picks_fill         (OrreryPicks      *self,
                                        const GameAnswer *answers,
                                        gsize             n);

G_END_DECLS
