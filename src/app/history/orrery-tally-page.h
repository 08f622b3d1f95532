/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTallyPage: the statistics of one player or one role. */
#pragma once

#include <adwaita.h>

#include "record/orrery-tally.h"

#define ORRERY_TYPE_TALLY_PAGE (orrery_tally_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTallyPage, orrery_tally_page, ORRERY, TALLY_PAGE, AdwBin)

GtkWidget *orrery_tally_page_new       (void);
void       orrery_tally_page_set_tally (OrreryTallyPage *self, const OrreryTally *tally);
