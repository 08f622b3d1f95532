/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRaceActions: the seven action cards, by click or by the keys from 1 to 7. They answer at once, or are
 * ticked if you choose two.
 *
 * Signal: picked (guint answer) */
#pragma once

#include "assist/orrery-decision.h"

#include <adwaita.h>

#define ORRERY_TYPE_RACE_ACTIONS (orrery_race_actions_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRaceActions, orrery_race_actions, ORRERY, RACE_ACTIONS, AdwBin)

/* For a decision about one or two actions; so many side by side. */
GtkWidget *orrery_race_actions_new (OrreryDecision *decision, gboolean compact, guint columns);
