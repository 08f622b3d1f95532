/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Visited places, as in a browser; places are strings. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _OrreryHistory OrreryHistory;

OrreryHistory *orrery_history_new            (const char    *start);
void           orrery_history_free           (OrreryHistory *self);

const char    *orrery_history_get            (OrreryHistory *self);
/* Forgets what lay ahead. Staying where one is changes nothing. */
void           orrery_history_push           (OrreryHistory *self,
                                              const char    *place);
gboolean       orrery_history_can_go         (OrreryHistory *self,
                                              int            steps);
/* Returns the new place; NULL, and nothing changes, if there is none. */
const char    *orrery_history_go             (OrreryHistory *self,
                                              int            steps);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryHistory, orrery_history_free)

G_END_DECLS
