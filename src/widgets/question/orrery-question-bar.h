/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryQuestionBar: who must decide what, in one sentence, with buttons for answers and their keys.
 *
 * Signals: answer (guint answer): the button of an answer was pressed; other buttons activate actions.
 * escape (): gboolean: TRUE if a grayed Escape has closed something else, so that it need not say why it is grayed. */
#pragma once

#include <gtk/gtk.h>

#include "engine/game.h"

#define ORRERY_TYPE_QUESTION_BAR (orrery_question_bar_get_type ())
G_DECLARE_FINAL_TYPE (OrreryQuestionBar, orrery_question_bar, ORRERY, QUESTION_BAR, GtkWidget)

GtkWidget *orrery_question_bar_new         (void);

/* Starts another question: the old one fades into it, without its buttons. `picture` is the piece
 * that it is about, or NULL; `why` a second line, or NULL. Both texts may have Pango markup; text that is not valid
 * markup is shown as it is. */
void       orrery_question_bar_ask         (OrreryQuestionBar *self, GdkPaintable *picture,
                                            const char *question, const char *why);
/* Keeps the buttons, one of which may be pressed at that moment. */
void       orrery_question_bar_reword      (OrreryQuestionBar *self, GdkPaintable *picture,
                                            const char *question, const char *why);

/* The question came by itself and replaced other buttons: a press within the time of a double click was meant for
 * those, and does nothing. */
void       orrery_question_bar_set_sudden  (OrreryQuestionBar *self);

/* Buttons, in the order that they are added. `key` is an accelerator as for gtk_accelerator_parse ("Return",
 * "Escape", "1") or NULL; it is shown on the button, and works whatever has the focus. With a `reason` the
 * button is grayed out and says why. `name` is an action's, with its target if it has one (a detailed name). */
void       orrery_question_bar_add_answer  (OrreryQuestionBar *self, const char *label,
                                            const char *key, GameAnswer answer, const char *reason);
void       orrery_question_bar_add_action  (OrreryQuestionBar *self, const char *label,
                                            const char *key, const char *name, const char *reason);
/* TRUE if a button that was added activates it. */
gboolean   orrery_question_bar_has_action  (OrreryQuestionBar *self, const char *name);
/* Adds a button; the last one added is the suggested one. */
void       orrery_question_bar_suggest     (OrreryQuestionBar *self);
/* A small button attached to the last added one, such as one that says why; taken. */
void       orrery_question_bar_add_beside  (OrreryQuestionBar *self, GtkWidget *button);
/* Any other widget between text and buttons, such as a row of tiles; taken. */
void       orrery_question_bar_add_widget  (OrreryQuestionBar *self, GtkWidget *widget);

/* Narrow: buttons below the text, side by side. */
void       orrery_question_bar_set_compact (OrreryQuestionBar *self, gboolean compact);

/* For tests: the button of that answer; NULL: none. */
GtkWidget *orrery_question_bar_get_answer_button (OrreryQuestionBar *self, GameAnswer answer);

/* Adds something else among the buttons. */
void orrery_question_bar_add_turner (OrreryQuestionBar *self, GtkWidget *turner);
