/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTablePart: a widget that shows a part of the table.
 *
 * A part is handed a state that is already what its viewer may see, copies it and redraws what has
 * changed. It never plays: it is handed the answers that are offered, marks the pieces that they
 * are about, and says what was picked.
 *
 * Signals:
 *   answer (guint answer): one offered answer was given, by click, drag or key
 *   several (GArray *answers of GameAnswer, GtkWidget *at): a piece was picked that more than one
 *     answer is about. The room hands these to all parts by set_answers, so that the next pick
 *     narrows them further, or asks in a menu at `at`
 *
 * Parts activate these actions where the room has them:
 *   table.look-up (s): the id of an entry of the catalog was asked for (a tile by its id, or
 *     a rule) */
#pragma once

#include <gtk/gtk.h>

#include "games/roll/rules/roll.h"
#include "widgets/game/orrery-board.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_TABLE_PART (orrery_table_part_get_type ())
G_DECLARE_INTERFACE (OrreryTablePart, orrery_table_part, ORRERY, TABLE_PART, GtkWidget)

struct _OrreryTablePartInterface
{
  GTypeInterface parent_iface;

  void (* set_state)   (OrreryTablePart    *self,
                        const RollState    *state,
                        int                 seat);
  /* May be NULL for parts that are only looked at. */
  void (* set_answers) (OrreryTablePart    *self,
                        const GameAnswer   *answers,
                        gsize               n);
  void (* set_names)   (OrreryTablePart    *self,
                        const char *const  *names);
  /* May be NULL for parts whose size is always the same. */
  void (* set_zoom)    (OrreryTablePart    *self,
                        double              zoom);
};

/* Shows the pieces of `seat`. A new state clears the answers offered. */
void orrery_table_part_set_state   (OrreryTablePart   *self,
                                    const RollState   *state,
                                    int                seat);
/* Those that are not about pieces of this part are passed over. */
void orrery_table_part_set_answers (OrreryTablePart   *self,
                                    const GameAnswer  *answers,
                                    gsize              n);
/* The players', by seat: as many as there are seats. */
void orrery_table_part_set_names   (OrreryTablePart   *self,
                                    const char *const *names);
/* How large pieces are: 1 at 1100 × 760. Words keep the user's size. */
void orrery_table_part_set_zoom    (OrreryTablePart   *self,
                                    double             zoom);

/* For those that implement it: emits "answer" for one, "several" for more, nothing for none. */
void orrery_table_part_give        (OrreryTablePart   *self,
                                    const GameAnswer  *answers,
                                    gsize              n,
                                    GtkWidget         *at);
/* Asks for the entry of a tile's face or of a rule. */
void orrery_table_look_up_face     (GtkWidget         *widget,
                                    guint              face);
void orrery_table_look_up          (GtkWidget         *widget,
                                    const char        *id);

G_END_DECLS
