/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryLedger: the outcomes of all saved games, newest first. A GListModel of OrreryOutcome that is updated
 * when games are saved or deleted.
 *
 * Property "loaded": TRUE once the files have been read; see orrery_ledger_load. */
#pragma once

#include "record/orrery-outcomes.h"

#define ORRERY_TYPE_LEDGER (orrery_ledger_get_type ())
G_DECLARE_FINAL_TYPE (OrreryLedger, orrery_ledger, ORRERY, LEDGER, GObject)

/* The ledger of this program. */
OrreryLedger *orrery_ledger_get_default (void);
/* Public for tests. */
OrreryLedger *orrery_ledger_new         (const char *root);

/* Reads the files in a thread, if that has not been done yet. */
void          orrery_ledger_load         (OrreryLedger *self);
gboolean      orrery_ledger_get_loaded   (OrreryLedger *self);
/* Files that could not be read, one "name: reason" each. */
GPtrArray    *orrery_ledger_get_problems (OrreryLedger *self);

/* Saves the outcome of a game; `file` is where its record is saved, or NULL. */
gboolean      orrery_ledger_keep         (OrreryLedger *self, OrreryRecord *record,
                                          OrreryOutcomeKind kind, GFile *file, GError **error);
/* The same for a game of which only the scores are known. */
gboolean      orrery_ledger_keep_totals  (OrreryLedger *self, const OrreryGame *game,
                                          const OrreryOutcomeSeat *seats, guint n, GError **error);
/* Changes the editable details; `outcome` itself is not changed. */
gboolean      orrery_ledger_edit         (OrreryLedger *self, OrreryOutcome *outcome,
                                          const OrreryOutcomeEdit *edit, GError **error);
/* Marks the finished game in that file as one from elsewhere. */
void          orrery_ledger_pass_over    (OrreryLedger *self, GFile *file);

/* A deleted outcome can be restored until it is forgotten. */
gboolean      orrery_ledger_delete       (OrreryLedger *self, OrreryOutcome *outcome,
                                          GError **error);
gboolean      orrery_ledger_restore      (OrreryLedger *self, OrreryOutcome *outcome,
                                          GError **error);
void          orrery_ledger_forget       (OrreryLedger *self, OrreryOutcome *outcome);

/* The same outcome with its final table, read from disk. */
OrreryOutcome *orrery_ledger_load_whole  (OrreryLedger *self, OrreryOutcome *outcome,
                                          GError **error);
/* NULL if it no longer exists. */
GFile         *orrery_ledger_find_record (OrreryLedger *self, OrreryOutcome *outcome);
