/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ticks as a line of text, in the notation of revealed dice: "3w r p", "*" or "all" for everything else. */
#pragma once

#include "assist/orrery-ticks.h"

/* The letter of an answer; '\0': none. */
typedef char (*OrreryLetterFunc) (GameAnswer answer);

/* Ticks what the line says, and nothing else. Returns what is wrong with it, newly allocated; then nothing is ticked.
 * NULL: nothing is wrong, but something may still be missing. */
char *orrery_tick_text_read  (OrreryTicks *ticks, OrreryLetterFunc letter, const char *text) G_GNUC_WARN_UNUSED_RESULT;
/* The shortest line for what is ticked. */
char *orrery_tick_text_write (OrreryTicks *ticks, OrreryLetterFunc letter) G_GNUC_WARN_UNUSED_RESULT;
/* All letters, separated by spaces. */
char *orrery_tick_text_list_letters (OrreryTicks *ticks, OrreryLetterFunc letter) G_GNUC_WARN_UNUSED_RESULT;
