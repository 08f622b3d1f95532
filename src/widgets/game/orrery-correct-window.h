/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryCorrectWindow: an editor for a whole table; each game has its own. Every change is checked at once,
 * is an answer like any other, and can be undone. */
#pragma once

#include <adwaita.h>

#include "assist/orrery-session.h"

#define ORRERY_TYPE_CORRECT_WINDOW (orrery_correct_window_get_type ())
G_DECLARE_DERIVABLE_TYPE (OrreryCorrectWindow, orrery_correct_window, ORRERY, CORRECT_WINDOW, AdwWindow)

struct _OrreryCorrectWindowClass
{
  AdwWindowClass parent_class;

  /* Fills the fields. Called after each correction and whenever the game moves; NULL: the window updates itself. */
  void  (*show)        (OrreryCorrectWindow *self);
  /* Details about a rejected correction, beyond the game's words; NULL, or a result of NULL: none. */
  char *(*dup_refusal) (OrreryCorrectWindow *self,
                        GameAnswer           answer,
                        GameStatus           status);
};

/* What to correct. With names, one seat is shown at a time. */
void        orrery_correct_window_set_session (OrreryCorrectWindow *self, OrrerySession *session,
                                               const char *const *names);
void        orrery_correct_window_set_page   (OrreryCorrectWindow *self, GtkWidget *page);
const void *orrery_correct_window_get_state  (OrreryCorrectWindow *self);
guint       orrery_correct_window_get_seat   (OrreryCorrectWindow *self);
/* TRUE while the program fills the fields, so that it is not taken for somebody's change. */
gboolean    orrery_correct_window_is_showing (OrreryCorrectWindow *self);

/* Why these corrections, made one after the other, aren't possible; NULL: they are. */
char       *orrery_correct_window_dup_problem (OrreryCorrectWindow *self, const GameAnswer *answers,
                                               gsize n);
/* Makes a correction, or says why it isn't possible; of several, all or none. */
gboolean    orrery_correct_window_try        (OrreryCorrectWindow *self, GameAnswer answer);
gboolean    orrery_correct_window_try_all    (OrreryCorrectWindow *self, const GameAnswer *answers,
                                              gsize n);

/* --- Parts of a page --- */

typedef void (*OrreryNumberFunc) (OrreryCorrectWindow *self,
                                  int                  n);

/* Wraps the parts of a page, from top to bottom; NULL at the end. */
GtkWidget  *orrery_correct_page_new          (GtkWidget *first, ...) G_GNUC_NULL_TERMINATED;
/* Adds a row with a spin button, and returns that; `set` is called when somebody sets a number. */
GtkWidget  *orrery_correct_add_number        (OrreryCorrectWindow *self, GtkWidget *list,
                                              const char *title, int least, int most,
                                              OrreryNumberFunc set);
/* The button makes a correction. */
GtkWidget  *orrery_correct_button_connect    (OrreryCorrectWindow *self, GtkWidget *button,
                                              const char *tooltip, GameAnswer answer);
/* A row for a piece, named as it is printed; `picture` may be NULL. */
GtkWidget  *orrery_correct_row_new           (const char *name, const char *about,
                                              GtkWidget *picture);
