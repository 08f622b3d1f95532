/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryLogView: the game as a story, round by round.
 *
 * Signal: go-to (guint point): show the moment of a line. */
#pragma once

#include <gtk/gtk.h>

#include "engine/game.h"
#include "widgets/art/orrery-symbols.h"

#define ORRERY_TYPE_LOG_VIEW (orrery_log_view_get_type ())
G_DECLARE_FINAL_TYPE (OrreryLogView, orrery_log_view, ORRERY, LOG_VIEW, GtkWidget)

/* A close-up of the piece that is named at that byte of the text, or else of the first one in it, as for
 * orrery_peek_attach(); NULL: there is none. */
typedef GtkWidget *(*OrreryNamedCloserFunc) (const void *state,
                                             const char *text,
                                             gsize       index,
                                             gboolean    stays);

/* Lets people read the pieces that lines are about, as they are in that game. NULL: not. */
void       orrery_log_view_set_closer   (OrreryLogView *self, OrreryNamedCloserFunc func,
                                         const GameState *state);

/* A heading; once per round, before its lines. */
void       orrery_log_view_add_round    (OrreryLogView *self, guint round, guint point);
/* A line about what was answered at `point` (0: at the start). `text` is plain; the names in `bold`, which
 * may be NULL, are set in bold. In front is the mark of the seat, the symbol (orrery_symbol_nick), or a dot. */
void       orrery_log_view_add          (OrreryLogView *self, guint point, int seat,
                                         const char *symbol, const char *text,
                                         const char *const *bold);
void       orrery_log_view_set_names    (OrreryLogView *self, const char *const *names);
/* Removes everything after `point`, for example when another answer is given after undo. */
void       orrery_log_view_cut          (OrreryLogView *self, guint point);
void       orrery_log_view_clear        (OrreryLogView *self);
/* The current moment: later lines are faded; G_MAXUINT: the end. Scrolls there. */
void       orrery_log_view_set_point    (OrreryLogView *self, guint point);
