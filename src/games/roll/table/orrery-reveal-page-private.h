/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of OrreryRevealPage: orrery-reveal-page.c handles input, orrery-reveal-page-show.c shows it. */
#pragma once

#include "games/roll/assist/orrery-reveal-lines.h"
#include "games/roll/table/orrery-reveal-page.h"

G_BEGIN_DECLS

struct _OrreryRevealPage
{
  AdwBin parent_instance;

  OrreryRevealLines reveal;
  guint seat;
  int colour; /* picked by a tap; -1: none */
  gboolean updating;
  guint away;    /* mask of players who enter theirs elsewhere */
  gboolean full; /* every die is entered, with its column */

  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *count;
  GtkWidget *phases;
  GtkWidget *phases_card;
  GtkWidget *line_card;
  GtkWidget *rows[ROLL_MAX_SEATS];
  GtkWidget *mark;
  GtkWidget *entry;
  GtkWidget *hint;
  GtkWidget *palette;
  GtkWidget *odd;
  GtkWidget *odd_text;
  GtkWidget *keys;
  GtkWidget *content;
  GtkWidget *scrolled;
  GtkWidget *foot;
  GtkWidget *bar;
};

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

/* Shows everything, and scrolls to the current row. */
void reveal_page_show (OrreryRevealPage *self);

G_END_DECLS
