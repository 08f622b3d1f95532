/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryBoardPart: a widget that shows a part of the table.
 *
 * A part gets a state that is already its viewer's view, copies it and redraws what has changed. It never
 * plays: it gets the offered answers, marks their pieces, and reports what was picked.
 *
 * Signals:
 *   answer (guint answer): one offered answer was given, by click, drag or key
 *   several (GArray *answers of GameAnswer, GtkWidget *at): a piece was picked that more than one
 *     answer is about. The room hands these to all parts by set_answers, so that the next pick
 *     narrows them further, or asks in a menu at `at`
 *
 * Parts activate these actions if the room has them:
 *   table.look-up (s): the id of an entry of the catalog was asked for (a tile by its id, or
 *     a rule) */
#pragma once

#include <gtk/gtk.h>

#include "games/roll/rules/roll.h"
#include "widgets/game/orrery-board.h"

#define ORRERY_TYPE_BOARD_PART (orrery_board_part_get_type ())
G_DECLARE_INTERFACE (OrreryBoardPart, orrery_board_part, ORRERY, BOARD_PART, GtkWidget)

struct _OrreryBoardPartInterface
{
  GTypeInterface parent_iface;

  void (* set_state)   (OrreryBoardPart    *self,
                        const RollState    *state,
                        int                 seat);
  /* May be NULL for parts without answers. */
  void (* set_answers) (OrreryBoardPart    *self,
                        const GameAnswer   *answers,
                        gsize               n);
  void (* set_names)   (OrreryBoardPart    *self,
                        const char *const  *names);
  /* May be NULL for parts with a fixed size. */
  void (* set_zoom)    (OrreryBoardPart    *self,
                        double              zoom);
};

/* Shows the pieces of `seat`. A new state clears the offered answers. */
void orrery_board_part_set_state   (OrreryBoardPart *self, const RollState *state, int seat);
/* Ignores answers that are not about pieces of this part. */
void orrery_board_part_set_answers (OrreryBoardPart *self, const GameAnswer *answers, gsize n);
/* The players', by seat: as many as there are seats. */
void orrery_board_part_set_names   (OrreryBoardPart *self, const char *const *names);
/* The scale of pieces: 1 at 1100 × 760. Text keeps the user's size. */
void orrery_board_part_set_zoom    (OrreryBoardPart *self, double zoom);

/* For implementations: emits "answer" for one, "several" for more, nothing for none. */
void orrery_board_part_give        (OrreryBoardPart *self, const GameAnswer *answers, gsize n,
                                    GtkWidget *at);
/* Looks up the entry of a tile's face or of a rule. */
void orrery_table_look_up_face     (GtkWidget *widget, guint face);
void orrery_table_look_up          (GtkWidget *widget, const char *id);
