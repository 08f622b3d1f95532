/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of OrreryRevealPage: orrery-reveal-page.c handles input, orrery-reveal-page-show.c shows it. */
#pragma once

#include "games/roll/assist/lines/orrery-reveal-lines.h"
#include "games/roll/table/orrery-reveal-line.h"
#include "games/roll/table/orrery-reveal-page.h"
#include "games/roll/table/orrery-reveal-player.h"
#include "games/roll/table/orrery-reveal-row.h"

/* The steps of entering a round. The last two are questions on the board. */
enum
{
  ORRERY_STEP_PHASES,
  ORRERY_STEP_DICE,
  ORRERY_STEP_CHOICES,
  ORRERY_STEP_RECRUIT,
  ORRERY_N_ROUND_STEPS
};

struct _OrreryRevealPage
{
  AdwBin parent_instance;

  OrreryRevealLines reveal;
  guint seat;
  int colour; /* picked by a tap; -1: none */
  guint away;    /* mask of players who enter theirs elsewhere */
  gboolean full; /* every die is entered, with its column */

  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *count;
  GtkWidget *steps[ORRERY_N_ROUND_STEPS];
  GtkWidget *phases;
  GtkWidget *phases_card;
  GtkWidget *phases_hint;
  GtkWidget *heads; /* of the columns, in a row like those of players */
  GtkWidget *heads_title;
  GtkWidget *heads_hint;
  GtkWidget *cells; /* of the heads, */
  guint heads_phases; /* for these phases */
  gboolean is_narrow;
  gboolean is_told; /* what dice do is said below the columns */
  int width;        /* of the window */
  GtkWidget *rows[ROLL_MAX_SEATS];
  GtkWidget *content;
  GtkWidget *scrolled;
  GtkWidget *foot;
  GtkWidget *bar;
};

static inline OrreryRevealLine *
reveal_page_line (OrreryRevealPage *self, guint seat)
{
  return ORRERY_REVEAL_LINE (orrery_reveal_row_get_line (ORRERY_REVEAL_ROW (self->rows[seat])));
}

static inline OrreryRevealPlayer *
reveal_page_player (OrreryRevealPage *self, guint seat)
{
  return ORRERY_REVEAL_PLAYER (orrery_reveal_row_get_player (ORRERY_REVEAL_ROW (self->rows[seat])));
}

static inline gboolean
reveal_page_is_own (OrreryRevealPage *self, guint seat)
{
  return orrery_reveal_lines_is_own (&self->reveal, seat);
}

/* TRUE if anybody's phase is entered. */
static inline gboolean
reveal_page_has_phase (OrreryRevealPage *self)
{
  for (guint i = 0; i <= self->reveal.state.n_seats; i++)
    if (self->reveal.selected[i] != ROLL_NO_PHASE)
      return TRUE;
  return FALSE;
}

/* The phases come first, unless somebody has started to enter every die. */
static inline gboolean
reveal_page_asks_phases (OrreryRevealPage *self)
{
  if (self->full || orrery_reveal_lines_find_unselected (&self->reveal) < 0)
    return FALSE;
  for (guint i = 0; i < self->reveal.state.n_seats && !reveal_page_has_phase (self); i++)
    if (*self->reveal.lines[i] != '\0')
      return FALSE;
  return TRUE;
}

/* A player who does not enter theirs elsewhere; -1 if there is none. */
static inline int
reveal_page_find_lacking (OrreryRevealPage *self)
{
  return orrery_reveal_lines_find_lacking (&self->reveal, self->seat);
}

/* The player whose line can be fixed or kept with a key: the current one, or the first with a mistake; -1: none. */
int reveal_page_find_wrong (OrreryRevealPage *self);
/* Whether columns are narrower than words. */
gboolean reveal_page_is_told (OrreryRevealPage *self);
/* Shows everything, and scrolls to the current row. */
void reveal_page_show (OrreryRevealPage *self);
