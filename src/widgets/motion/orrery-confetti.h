/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryConfetti: a small celebration that falls over the widget below it for two seconds. It takes no clicks
 * and is not read aloud; without animations there is none. */
#pragma once

#include "widgets/motion/orrery-motion.h"

#define ORRERY_TYPE_CONFETTI (orrery_confetti_get_type ())
G_DECLARE_FINAL_TYPE (OrreryConfetti, orrery_confetti, ORRERY, CONFETTI, GtkWidget)

void       orrery_confetti_start (OrreryConfetti *self);
