/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The revealed dice of a round, one line per player: the typed text, its meaning, and what is still missing
 * or odd.
 *
 * Once the selected phases are known, a line only describes what happens in them (orrery-round-line.h).
 * Before that it lists every die with its column, and its side if it should be checked (orrery-dice-line.h). */
#pragma once

#include "games/roll/assist/lines/orrery-explain.h"
#include "games/roll/assist/lines/orrery-round-line.h"

typedef struct
{
  RollState begin;                  /* at the start of the round, */
  GArray *fixes[ROLL_MAX_SEATS];    /* corrections by lines that are kept anyway; NULL: none, */
  RollState state;                  /* and with these */
  char *names[ROLL_MAX_SEATS + 1];
  guint8 selected[ROLL_MAX_SEATS + 1]; /* phases; ROLL_NO_PHASE: not said. After the last seat, the spare die's */
  char *lines[ROLL_MAX_SEATS];
  OrreryRoundLine rounds[ROLL_MAX_SEATS]; /* while only phases that happen are entered */
  OrreryRevealed revealed[ROLL_MAX_SEATS];
  OrreryMissing missing[ROLL_MAX_SEATS];
  OrreryExplained explained[ROLL_MAX_SEATS];
  gboolean whole[ROLL_MAX_SEATS];
  gboolean kept[ROLL_MAX_SEATS]; /* with moves that no power explains */
  OrreryOwnAnswers own[ROLL_MAX_SEATS];
} OrreryRevealLines;

void     orrery_reveal_lines_init         (OrreryRevealLines      *self);
void     orrery_reveal_lines_clear        (OrreryRevealLines      *self);

/* Clears the lines unless it is the same round as before; returns whether it is. `same_game`: the caller
 * knows that it is the same game, which the state alone does not show. */
gboolean orrery_reveal_lines_begin        (OrreryRevealLines *self, const RollState *state,
                                           const char *const *names, gboolean same_game);
void     orrery_reveal_lines_set          (OrreryRevealLines *self, guint seat, const char *line);
/* A player who has entered roll and assignment elsewhere. */
void     orrery_reveal_lines_set_own      (OrreryRevealLines *self, guint seat,
                                           const OrreryOwnAnswers *own);
gboolean orrery_reveal_lines_is_own       (OrreryRevealLines *self, guint seat);

/* The phase that a seat has selected, or (with the number of seats) that the two-player spare die shows. */
void     orrery_reveal_lines_set_selected (OrreryRevealLines *self, guint seat, guint phase);
guint    orrery_reveal_lines_get_selected (OrreryRevealLines *self, guint seat);
/* The first seat whose phase is unknown; -1: none. */
int      orrery_reveal_lines_find_unselected (OrreryRevealLines   *self);
/* If all are known: a mask of the phases that happen; 0: not all. */
guint    orrery_reveal_lines_get_phases   (OrreryRevealLines      *self);
/* TRUE if a line only covers phases that happen. */
gboolean orrery_reveal_lines_is_brief     (OrreryRevealLines      *self);

/* All entries as answers, after the corrections; newly allocated. */
GArray  *orrery_reveal_lines_list_answers (OrreryRevealLines      *self) G_GNUC_WARN_UNUSED_RESULT;

/* The next seat after `seat` with missing entries; -1: none. */
int      orrery_reveal_lines_find_lacking (OrreryRevealLines *self, guint seat);

/* “Keep Anyway”: a die that no power explains was moved; dice that should not be in the cup come from the Citizenry or
 * the box. FALSE if that isn't possible. */
gboolean orrery_reveal_lines_can_keep     (OrreryRevealLines *self, guint seat);
void     orrery_reveal_lines_keep         (OrreryRevealLines *self, guint seat);

/* In words, newly allocated. */
char    *orrery_reveal_lines_tell_missing (OrreryRevealLines *self, guint seat);
char    *orrery_reveal_lines_tell_odd     (OrreryRevealLines *self, guint seat);
/* The same for any dice. */
char    *orrery_reveal_tell_odd           (const RollState *state, guint seat,
                                           const OrreryRevealed *revealed,
                                           const OrreryExplained *explained, char *const *names);

/* A possible line instead of one that is wrong, newly allocated; NULL: none is known. */
char    *orrery_reveal_lines_propose      (OrreryRevealLines *self, guint seat);

/* Lines with one change, newly allocated. NULL if that isn't possible. */
char    *orrery_reveal_lines_add          (OrreryRevealLines *self, guint seat, guint colour,
                                           guint column);
char    *orrery_reveal_lines_move         (OrreryRevealLines *self, guint seat, guint die,
                                           guint column);
/* Makes the die select, or not. */
char    *orrery_reveal_lines_select       (OrreryRevealLines *self, guint seat, guint die);
char    *orrery_reveal_lines_take_last    (OrreryRevealLines *self, guint seat);
