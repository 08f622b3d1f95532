/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of OrreryRevealPage share: what is typed into it is in orrery-reveal-page.c, what
 * it shows of that in orrery-reveal-page-show.c. */
#pragma once

#include "games/roll/assist/orrery-reveal-lines.h"
#include "games/roll/table/orrery-reveal-page.h"

G_BEGIN_DECLS

struct _OrreryRevealPage
{
  GtkWidget parent_instance;

  OrreryRevealLines reveal;
  guint seat;
  int colour; /* picked by a tap; -1: none */
  gboolean updating;
  guint scroll; /* source */

  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *count;
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

static inline int
reveal_page_find_lacking (OrreryRevealPage *self)
{
  return orrery_reveal_lines_find_lacking (&self->reveal, self->seat);
}

/* Everything as it is now, with the row that is typed in sight. */
void reveal_page_show (OrreryRevealPage *self);

G_END_DECLS
