/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The analysis of a record: its moments, and their totals. It can be saved next to the record to be available
 * at once; docs/players.md describes the format.
 *
 * orrery_analysis_new copies everything it needs, so that orrery_analysis_run may be called from another
 * thread. */
#pragma once

#include "players/advice.h"
#include "record/orrery-record.h"

typedef struct _OrreryAnalysis OrreryAnalysis;

/* The result for one seat. */
typedef struct
{
  double luck; /* from rolls, draws and lots, in shares of the win */
  double loss; /* from decisions, in the same unit */
  double luck_error, loss_error;        /* their margins of error */
  double luck_a_round, loss_a_decision; /* on average: over a game, each adds up to more than a win */
  double luck_a_round_error, loss_a_decision_error;
  guint bands[ANALYSIS_N_BANDS];
  guint n_unjudged; /* decisions, rolls and draws that the record says too little about */
} OrreryAnalysisSeat;

/* The progress from 0 to 1; called from the thread that runs the analysis. */
typedef void (*OrreryAnalysisProgress) (double done, gpointer data);

OrreryAnalysis *orrery_analysis_new   (OrreryRecord   *record);
OrreryAnalysis *orrery_analysis_ref   (OrreryAnalysis *self);
void            orrery_analysis_unref (OrreryAnalysis *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryAnalysis, orrery_analysis_unref)

/* Analyzes the whole game with `nodes` (0: the default) per decision. Returns FALSE if it was cancelled;
 * earlier results are then kept. `cancel` and `progress` may be NULL. */
gboolean orrery_analysis_run (OrreryAnalysis *self, guint nodes, const atomic_bool *cancel,
                              OrreryAnalysisProgress progress, gpointer data);

const OrreryGame     *orrery_analysis_get_game      (OrreryAnalysis *self);
guint                 orrery_analysis_get_nodes     (OrreryAnalysis *self); /* 0 before it was run */
guint                 orrery_analysis_get_n_seats   (OrreryAnalysis *self);
guint                 orrery_analysis_get_n_moments (OrreryAnalysis *self);
const AnalysisMoment *orrery_analysis_get_moment    (OrreryAnalysis *self, guint i);
void                  orrery_analysis_sum_up        (OrreryAnalysis *self, guint seat,
                                                     OrreryAnalysisSeat *sum);

/* The chances of a seat at the start and after each round, from 0 to 1; newly allocated. */
double *orrery_analysis_list_chances (OrreryAnalysis *self, guint seat, guint *n)
                                     G_GNUC_WARN_UNUSED_RESULT;
/* The largest margin of error of a chance. */
double  orrery_analysis_get_error    (OrreryAnalysis *self);
/* The turning points in the order of play, as indices of moments. */
GArray *orrery_analysis_list_turning_points (OrreryAnalysis *self) G_GNUC_WARN_UNUSED_RESULT;
/* The largest change, and the seat it affected; `seat` may be NULL. */
double  orrery_analysis_get_swing    (OrreryAnalysis *self, guint i, guint *seat);
/* The margin of error of how much a moment changed a seat's chance. */
double  orrery_analysis_get_change_error (OrreryAnalysis *self, guint i, guint seat);

/* The state at which a moment begins. */
void    orrery_analysis_state_at     (OrreryAnalysis *self, guint point, void *state);

/* A moment in words; "Round 3", or "Setup". */
char *orrery_analysis_tell       (OrreryAnalysis *self, guint i, const char *const *names)
                                 G_GNUC_WARN_UNUSED_RESULT;
char *orrery_analysis_tell_round (OrreryAnalysis *self, guint i) G_GNUC_WARN_UNUSED_RESULT;

/* As JSON; `names` (NULL: none) adds descriptions in words. */
JsonNode *orrery_analysis_to_json (OrreryAnalysis    *self,
                                   const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* The file next to a record's, and the analysis saved there. It is ignored unless it is of this game up to
 * its last answer, by the network of this Orrery. */
GFile   *orrery_analysis_file_beside (GFile          *record);
gboolean orrery_analysis_load        (OrreryAnalysis *self, GFile *file, GError **error);
gboolean orrery_analysis_keep        (OrreryAnalysis *self, GFile *file, GError **error);
