/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Visited pages, to go back and forward as in a browser; a page is a string. */
#pragma once

#include <glib.h>

typedef struct _OrreryVisits OrreryVisits;

OrreryVisits *orrery_visits_new    (const char   *start);
void          orrery_visits_free   (OrreryVisits *self);

const char   *orrery_visits_get    (OrreryVisits *self);
/* Drops the pages ahead, unless it is the current page. */
void          orrery_visits_push   (OrreryVisits *self, const char *place);
gboolean      orrery_visits_can_go (OrreryVisits *self, int steps);
/* Returns the new page; if there is none, returns NULL and changes nothing. */
const char   *orrery_visits_go     (OrreryVisits *self, int steps);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryVisits, orrery_visits_free)
