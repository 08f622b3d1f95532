/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTickLine: what one player chooses, as a line of letters and as pieces that can be tapped. Each follows the
 * other.
 *
 * Signals: changed (), wanted (): the button for the optional step was pressed. */
#pragma once

#include <adwaita.h>

#include "assist/orrery-tick-text.h"
#include "widgets/game/orrery-game-ui.h"

/* Activated by Enter in a line. */
#define ORRERY_ACTION_ACCEPT_LINES "lines.accept"

#define ORRERY_TYPE_TICK_LINE (orrery_tick_line_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTickLine, orrery_tick_line, ORRERY, TICK_LINE, AdwBin)

/* `about` says what the player has. */
GtkWidget   *orrery_tick_line_new          (const OrreryGameUi *ui, OrreryLetterFunc letter,
                                            OrreryTicks *ticks, const char *name, const char *about);
guint        orrery_tick_line_get_seat     (OrreryTickLine     *self);
const char  *orrery_tick_line_get_name     (OrreryTickLine     *self);
OrreryTicks *orrery_tick_line_get_ticks    (OrreryTickLine     *self);
/* Those that can be typed, separated by spaces. */
char        *orrery_tick_line_list_letters (OrreryTickLine     *self) G_GNUC_WARN_UNUSED_RESULT;

/* A line that the player may accept or replace. */
void         orrery_tick_line_suggest      (OrreryTickLine *self, const char *text);
const char  *orrery_tick_line_get_text     (OrreryTickLine     *self);
/* The mistake in the line, or the part that is missing; NULL if there is none. */
const char  *orrery_tick_line_get_problem  (OrreryTickLine     *self);

/* A step that is asked about afterward if the player wants it; with a key. */
void         orrery_tick_line_add_optional (OrreryTickLine *self, const char *label,
                                            gboolean wanted);

/* Types into the line, whatever has the focus; replaces what was suggested. */
void         orrery_tick_line_type         (OrreryTickLine *self, const char *text);
void         orrery_tick_line_set_now      (OrreryTickLine *self, gboolean now);
