/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRevealLine: the field for a player's dice, what is wrong with them and how to fix it, and the dice that are
 * not entered yet.
 *
 * Signals: changed (): something was typed
 *          entered (): the field got the focus
 *          next (): Enter was pressed in it
 *          fix (), keep (): the buttons below the message */
#pragma once

#include <adwaita.h>

#define ORRERY_TYPE_REVEAL_LINE (orrery_reveal_line_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRevealLine, orrery_reveal_line, ORRERY, REVEAL_LINE, AdwBin)

typedef enum
{
  ORRERY_MESSAGE_PLAIN,
  ORRERY_MESSAGE_GOOD,
  ORRERY_MESSAGE_BAD
} OrreryMessageKind;

GtkWidget  *orrery_reveal_line_new         (void);

/* It emits no signal. */
void        orrery_reveal_line_set_text    (OrreryRevealLine *self, const char *text);
const char *orrery_reveal_line_get_text    (OrreryRevealLine  *self);
/* As if it was typed at the end. */
void        orrery_reveal_line_type        (OrreryRevealLine *self, const char *text);
/* Whose dice it is for, for screen readers. */
void        orrery_reveal_line_set_name    (OrreryRevealLine *self, const char *name);
/* An example, and the meaning of the letters. */
void        orrery_reveal_line_set_help    (OrreryRevealLine *self, const char *example,
                                            const char *keys);
/* Grays out the field of a player who has entered theirs elsewhere. */
void        orrery_reveal_line_set_locked  (OrreryRevealLine *self, gboolean locked);
void        orrery_reveal_line_set_message (OrreryRevealLine *self, const char *message,
                                            OrreryMessageKind kind);
/* Marks the bytes of the text from `from` to `to`; none if they are equal. */
void        orrery_reveal_line_mark        (OrreryRevealLine *self, guint from, guint to);
/* Buttons below the message; NULL: none. */
void        orrery_reveal_line_set_buttons (OrreryRevealLine *self, const char *fix,
                                            const char *keep);
/* The wrapping box for the dice that are not entered yet. */
GtkWidget  *orrery_reveal_line_get_palette (OrreryRevealLine  *self);
void        orrery_reveal_line_show_palette (OrreryRevealLine *self, gboolean shown);
