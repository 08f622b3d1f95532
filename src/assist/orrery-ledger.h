/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryLedger: the outcomes of all games that are kept, the newest first. A GListModel of
 * OrreryOutcome that follows what is kept and deleted.
 *
 * Property "loaded": whether what lies on the disk has been read; see orrery_ledger_load. */
#pragma once

#include "record/orrery-outcomes.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_LEDGER (orrery_ledger_get_type ())
G_DECLARE_FINAL_TYPE (OrreryLedger, orrery_ledger, ORRERY, LEDGER, GObject)

/* The one of this program. */
OrreryLedger *orrery_ledger_get_default (void);
/* Public for tests. */
OrreryLedger *orrery_ledger_new         (const char *root);

/* Reads, in a thread, what lies on the disk; does nothing where that has been done. */
void          orrery_ledger_load         (OrreryLedger *self);
gboolean      orrery_ledger_get_loaded   (OrreryLedger *self);
/* Files that could not be read, one "name: reason" each. */
GPtrArray    *orrery_ledger_get_problems (OrreryLedger *self);

/* How a game has ended; `file` is where its record is kept, or NULL. */
gboolean      orrery_ledger_keep         (OrreryLedger      *self,
                                          OrreryRecord      *record,
                                          OrreryOutcomeKind  kind,
                                          GFile             *file,
                                          GError           **error);
/* The same for a game of which people know no more than what everybody scored. */
gboolean      orrery_ledger_keep_totals  (OrreryLedger            *self,
                                          const OrreryGame        *game,
                                          const OrreryOutcomeSeat *seats,
                                          guint                    n,
                                          GError                 **error);
/* Changes what people may; `outcome` itself stays as it is. */
gboolean      orrery_ledger_edit         (OrreryLedger            *self,
                                          OrreryOutcome           *outcome,
                                          const OrreryOutcomeEdit *edit,
                                          GError                 **error);
/* The finished game in that file came from elsewhere. */
void          orrery_ledger_pass_over    (OrreryLedger      *self,
                                          GFile             *file);

/* Until it is forgotten, what was deleted can be restored. */
gboolean      orrery_ledger_delete       (OrreryLedger      *self,
                                          OrreryOutcome     *outcome,
                                          GError           **error);
gboolean      orrery_ledger_restore      (OrreryLedger      *self,
                                          OrreryOutcome     *outcome,
                                          GError           **error);
void          orrery_ledger_forget       (OrreryLedger      *self,
                                          OrreryOutcome     *outcome);

/* The same outcome with its final table, read from the disk. */
OrreryOutcome *orrery_ledger_load_whole  (OrreryLedger      *self,
                                          OrreryOutcome     *outcome,
                                          GError           **error);
/* NULL if it no longer exists. */
GFile         *orrery_ledger_find_record (OrreryLedger      *self,
                                          OrreryOutcome     *outcome);

G_END_DECLS
