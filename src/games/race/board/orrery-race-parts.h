/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small widgets that the parts of Race's board share: actions as tags, numbers with a symbol. */
#pragma once

#include "games/race/rules/race.h"
#include "widgets/art/orrery-symbols.h"

#include <gtk/gtk.h>

/* The phase of an action, from 0; its symbol, numeral and name. */
guint          orrery_race_phase_of_action (guint action);
OrrerySymbolId orrery_race_phase_symbol    (guint phase);
const char    *orrery_race_phase_numeral   (guint phase);
const char    *orrery_race_phase_name      (guint phase);
/* The phase of a RacePhase, from 0. */
guint          orrery_race_phase_of_step   (guint phase);

enum { ORRERY_RACE_N_PHASES = 5 };

/* "Consume 2×" on navy; unless it has to be `whole`, its name can be cut. */
GtkWidget     *orrery_race_action_tag_new  (guint action, gboolean whole);
/* A bonus as "2×" alone; NULL: the action has none that must be shown. */
GtkWidget     *orrery_race_bonus_tag_new   (guint          action);
/* A symbol with a number, whose label is returned in `number`. */
GtkWidget     *orrery_race_count_new       (GtkWidget *sign, GtkWidget **number);

/* Cards in hand, and those that were drawn and are still to be chosen from. */
guint          orrery_race_count_held      (const RaceSeat  *p) G_GNUC_PURE;

/* "Ada has 3 cards in hand …", all public information; newly allocated. */
char          *orrery_race_dup_summary     (const RaceState *state, int seat, const char *name);

/* The current phase: "Phase III, Settle". */
char          *orrery_race_tell_step       (const RaceState   *state) G_GNUC_WARN_UNUSED_RESULT;
gboolean       orrery_race_is_called       (const RaceState *state, guint phase);
gboolean       orrery_race_is_now          (const RaceState *state, guint phase);
/* The largest tableau, in words. */
char          *orrery_race_tell_most       (const RaceState *state, const char *const *names,
                                            guint *most) G_GNUC_WARN_UNUSED_RESULT;
