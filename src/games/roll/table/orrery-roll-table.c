/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/table/orrery-roll-table.h"

#include "games/roll/table/orrery-setup-page.h"
#include "games/roll/words/orrery-roll.h"

const OrreryTableUi orrery_roll_table = {
  .game = &orrery_roll,
  .new_score_entry = orrery_roll_score_new,
  .new_setup = orrery_setup_page_new,
};
