/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The analysis of a record: its moments, and what they come to. It can be kept in a file beside the
 * record, and is then there at once; docs/players.md has the format.
 *
 * orrery_analysis_new copies all that it needs, so that orrery_analysis_run may be called from
 * another thread. */
#pragma once

#include "players/advice.h"
#include "record/orrery-record.h"

G_BEGIN_DECLS

typedef struct _OrreryAnalysis OrreryAnalysis;

/* The result for one seat. */
typedef struct
{
  double luck; /* of rolls, draws and lots, in shares of the win */
  double loss; /* by decisions, in the same */
  double luck_a_round, loss_a_decision; /* on average: over a game either adds up to more than a win */
  guint bands[ANALYSIS_N_BANDS];
  guint n_unjudged; /* decisions, rolls and draws of which the record says too little */
} OrreryAnalysisSeat;

/* How far it is, from 0 to 1; called from the thread that runs it. */
typedef void (*OrreryAnalysisProgress) (double done, gpointer data);

OrreryAnalysis *orrery_analysis_new   (OrreryRecord   *record);
OrreryAnalysis *orrery_analysis_ref   (OrreryAnalysis *self);
void            orrery_analysis_unref (OrreryAnalysis *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryAnalysis, orrery_analysis_unref)

/* Goes through the whole game, `nodes` (0: as many as are usual) a decision; FALSE when cancelled:
 * what was there before is there still. `cancel` and `progress` may be NULL. */
gboolean orrery_analysis_run (OrreryAnalysis        *self,
                              guint                  nodes,
                              const atomic_bool     *cancel,
                              OrreryAnalysisProgress progress,
                              gpointer               data);

const OrreryGame     *orrery_analysis_get_game      (OrreryAnalysis *self);
guint                 orrery_analysis_get_nodes     (OrreryAnalysis *self); /* 0 before it was run */
guint                 orrery_analysis_get_n_seats   (OrreryAnalysis *self);
guint                 orrery_analysis_get_n_moments (OrreryAnalysis *self);
const AnalysisMoment *orrery_analysis_get_moment    (OrreryAnalysis *self,
                                                     guint           i);
void                  orrery_analysis_sum_up        (OrreryAnalysis     *self,
                                                     guint               seat,
                                                     OrreryAnalysisSeat *sum);

/* The chances of a seat at the start and after each round, from 0 to 1; newly allocated. */
double *orrery_analysis_list_chances (OrreryAnalysis *self,
                                      guint           seat,
                                      guint          *n) G_GNUC_WARN_UNUSED_RESULT;
/* The moments after which the game stood otherwise, in the order of play: indices. */
GArray *orrery_analysis_list_turning_points (OrreryAnalysis *self) G_GNUC_WARN_UNUSED_RESULT;
/* How much it changed for whom it changed most; `seat` may be NULL. */
double  orrery_analysis_get_swing    (OrreryAnalysis *self,
                                      guint           i,
                                      guint          *seat);

/* The state at which a moment begins. */
void    orrery_analysis_state_at     (OrreryAnalysis *self,
                                      guint           point,
                                      void           *state);

/* A moment in words; "Round 3", or "Setup". */
char *orrery_analysis_tell       (OrreryAnalysis    *self,
                                  guint              i,
                                  const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
char *orrery_analysis_tell_round (OrreryAnalysis    *self,
                                  guint              i) G_GNUC_WARN_UNUSED_RESULT;

/* As JSON; `names` (NULL: none) adds what is said in words. */
JsonNode *orrery_analysis_to_json (OrreryAnalysis    *self,
                                   const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* The file beside a record's, and what was kept there. Nothing is read that is not of this game, as
 * far as it was played, by this Orrery's network. */
GFile   *orrery_analysis_file_beside (GFile          *record);
gboolean orrery_analysis_load        (OrreryAnalysis *self,
                                      GFile          *file,
                                      GError        **error);
gboolean orrery_analysis_keep        (OrreryAnalysis *self,
                                      GFile          *file,
                                      GError        **error);

G_END_DECLS
