/* SPDX-License-Identifier: GPL-3.0-or-later */
/* So that nobody has to take the dice on trust: compares all rolls and draws with the seed, and shows
 * what came of it and the seed's hash. */
#pragma once

#include "record/orrery-record.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void orrery_verify_dice (GtkWindow    *parent,
                         OrreryRecord *record);

G_END_DECLS
