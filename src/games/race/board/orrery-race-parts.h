/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small things that the parts of Race's board share: actions as tags, numbers with a sign. */
#pragma once

#include "games/race/rules/race.h"
#include "widgets/art/orrery-symbols.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Which of the five phases an action is for, from 0; its symbol, numeral and name. */
guint          orrery_race_phase_of_action (guint action);
OrrerySymbolId orrery_race_phase_symbol    (guint phase);
const char    *orrery_race_phase_numeral   (guint phase);
const char    *orrery_race_phase_name      (guint phase);
/* Which of the five a RacePhase is. */
guint          orrery_race_phase_of_step   (guint phase);

enum { ORRERY_RACE_N_PHASES = 5 };

/* "Consume 2×" on navy. */
GtkWidget     *orrery_race_action_tag_new  (guint          action);
/* A bonus as "2×" alone; NULL: the action has none that needs to be told. */
GtkWidget     *orrery_race_bonus_tag_new   (guint          action);
/* A sign with a number behind it, which the label that is returned in `number` shows. */
GtkWidget     *orrery_race_count_new       (GtkWidget     *sign,
                                            GtkWidget    **number);

/* "Ada has 3 cards in hand …", all that everybody can see; newly allocated. */
char          *orrery_race_dup_summary     (const RaceState *state,
                                            int              seat,
                                            const char      *name);

/* Where the round is: "Phase III, Settle". */
char          *orrery_race_tell_step       (const RaceState   *state) G_GNUC_WARN_UNUSED_RESULT;
gboolean       orrery_race_is_called       (const RaceState   *state,
                                            guint              phase);
gboolean       orrery_race_is_now          (const RaceState   *state,
                                            guint              phase);
/* The largest tableau, in words. */
char          *orrery_race_tell_most       (const RaceState   *state,
                                            const char *const *names,
                                            guint             *most) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
