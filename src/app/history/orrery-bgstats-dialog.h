/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A play for BG Stats: as a code to scan with a phone, and as a link. */
#pragma once

#include <gtk/gtk.h>

#include "record/orrery-outcome.h"

GtkWindow *orrery_bgstats_dialog_present (GtkWindow *parent, OrreryOutcome *outcome);
