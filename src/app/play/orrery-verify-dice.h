/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets players check that the dice were fair: compares all rolls and draws with the seed, and shows the
 * result and the seed's hash. */
#pragma once

#include "record/orrery-record.h"

#include <gtk/gtk.h>

void orrery_verify_dice (GtkWindow *parent, OrreryRecord *record);
