/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's actions in a round, typed once the phases that happen are known. Dice that are not entered
 * return to the cup.
 *
 *   wrg c    a group for each phase that happens, in their order; missing groups are empty
 *   3w-b     a number repeats a die, - is nobody and needs no gap
 *   all *    everything that is left in the cup
 *   2        while only one color is left, the number is enough
 *   w$ 2ws   in Explore a die is followed by its task: $ Stock; d or s Scout, with the tile under the
 *            development or the world (settlement) stack; a Scout that is asked about, to abandon tiles first
 *   wp$cs    one task for several dice; dice after the last task need no gap to be in the next phase
 *   wrg      dice without any task do not explore, unless their player selected Explore
 *   $        a task without a die is that of a worker from a tile
 *
 * In Develop and Settle dice are placed in the order in which they are typed. */
#pragma once

#include "games/roll/assist/lines/orrery-dice-line.h"

typedef enum
{
  ORRERY_TASK_NONE,
  ORRERY_TASK_STOCK,
  ORRERY_TASK_DEVELOPMENT, /* Scout */
  ORRERY_TASK_WORLD,
  ORRERY_TASK_ASK
} OrreryTask;

typedef struct
{
  guint8 colour; /* ROLL_NO_COLOUR: a worker from a tile */
  guint8 task;   /* OrreryTask, in Explore */
} OrreryLineWorker;

typedef enum
{
  ORRERY_LINE_RIGHT,
  ORRERY_LINE_UNCLEAR,
  ORRERY_LINE_WHICH_COLOUR,
  ORRERY_LINE_NO_TASK,
  ORRERY_LINE_TOO_MANY,   /* of `colour`: `typed`, not `rolled` */
  ORRERY_LINE_NO_SELECTOR,
  ORRERY_LINE_NOT_ALL     /* all phases happen, so no die can be idle */
} OrreryLineProblem;

typedef struct
{
  guint8 n[ROLL_N_PHASES];
  OrreryLineWorker workers[ROLL_N_PHASES][ORRERY_LINE_MAX_DICE];
  guint8 left[ROLL_N_COLOURS]; /* not entered */
  OrreryLineProblem problem;
  guint bad; /* byte of the problem; G_MAXUINT: none */
  guint8 colour, typed, rolled;
} OrreryRoundLine;

/* At the start of a round: `phases` is a mask of those that happen, `selected` is the seat's. */
void     orrery_round_line_read         (OrreryRoundLine *self, const char *text,
                                         const RollState *state, guint seat, guint phases,
                                         guint selected);
/* The dice for the rules: a die that was not entered shows no side and is in the first phase that does not
 * happen, from where it returns to the cup. Only without a problem. */
void     orrery_round_line_reveal       (const OrreryRoundLine *self, guint phases, guint selected,
                                         OrreryRevealed *revealed);

/* For a tap on the i-th revealed die, or one of a color that is left: it goes to a phase, or back to the cup
 * (ROLL_NO_PHASE); an explorer gets the next task. FALSE if that isn't possible. */
gboolean orrery_round_line_add          (OrreryRoundLine *self, guint colour, guint phase);
gboolean orrery_round_line_move         (OrreryRoundLine *self, guint die, guint phase);
gboolean orrery_round_line_change_task  (OrreryRoundLine *self, guint die);

/* FALSE: it is right, or may become so as it is typed on. */
gboolean orrery_round_line_is_wrong     (const OrreryRoundLine *self);
/* The phases (a mask) and the bytes of the text with the mistake, if it has a place. */
guint    orrery_round_line_get_wrong    (const OrreryRoundLine *self);
void     orrery_round_line_find_wrong   (const OrreryRoundLine *self, const char *text, guint *from,
                                         guint *to);
/* For a line that is wrong: the nearest one that is possible, without what cannot be; NULL: none. Newly allocated. */
char    *orrery_round_line_propose      (const OrreryRoundLine *self, const char *text,
                                         const RollState *state, guint seat, guint phases,
                                         guint selected);

/* Newly allocated: what is wrong, and what the dice in a phase will do ("" if there are none). */
char    *orrery_round_line_tell_problem (const OrreryRoundLine *self, const char *text,
                                         const char *name, guint selected);
char    *orrery_round_line_tell         (const OrreryRoundLine *self, const RollState *state,
                                         guint seat, guint phase);
/* TRUE if the dice in the phase complete the tile on top of their stack. */
gboolean orrery_round_line_completes    (const OrreryRoundLine *self, const RollState *state,
                                         guint seat, guint phase);

/* With groups for these phases. With all five it can be saved, and read back without the table. */
char    *orrery_round_line_write        (const OrreryRoundLine *self,
                                         guint                  phases) G_GNUC_WARN_UNUSED_RESULT;
gboolean orrery_round_line_restore      (OrreryRoundLine *self, const char *text);

/* How many workers come from tiles in Explore. */
guint    orrery_round_line_count_extra  (const RollSeat        *seat);

/* The line's answer to a question of its player in the phases; FALSE: ask people. */
gboolean orrery_round_line_answer       (const OrreryRoundLine *self, const RollState *state,
                                         GameAnswer *answer);
/* TRUE if its player wants to be asked about an optional step. */
gboolean orrery_round_line_wants        (const OrreryRoundLine *self, const RollState *state);
