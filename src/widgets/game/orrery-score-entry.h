/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryScoreEntry: a widget in which people enter the final table of a game, one part per player. It shows
 * beside each part what that player has, or what is wrong.
 *
 * Signal: changed (): something was entered */
#pragma once

#include <gtk/gtk.h>

#include "record/orrery-game.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_SCORE_ENTRY (orrery_score_entry_get_type ())
G_DECLARE_INTERFACE (OrreryScoreEntry, orrery_score_entry, ORRERY, SCORE_ENTRY, GtkWidget)

struct _OrreryScoreEntryInterface
{
  GTypeInterface parent_iface;

  guint       (*get_n_seats) (OrreryScoreEntry *self);
  void        (*set_n_seats) (OrreryScoreEntry *self, guint n_seats);
  const char *(*get_name)    (OrreryScoreEntry *self, guint seat);
  /* Begins anew, with the same names. */
  void        (*clear)       (OrreryScoreEntry *self);
  /* The state of that table, over. NULL where it is whole, else what is missing or wrong. */
  char       *(*build)       (OrreryScoreEntry *self, void *state);
  /* All of it as text, to be kept, and back. FALSE for what is no such text. */
  char       *(*write)       (OrreryScoreEntry *self);
  gboolean    (*read)        (OrreryScoreEntry *self, const char *text);
};

guint       orrery_score_entry_get_n_seats (OrreryScoreEntry *self);
void        orrery_score_entry_set_n_seats (OrreryScoreEntry *self, guint n_seats);
const char *orrery_score_entry_get_name    (OrreryScoreEntry *self, guint seat);
void        orrery_score_entry_clear       (OrreryScoreEntry *self);
char       *orrery_score_entry_build       (OrreryScoreEntry *self, void *state) G_GNUC_WARN_UNUSED_RESULT;
char       *orrery_score_entry_write       (OrreryScoreEntry *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean    orrery_score_entry_read        (OrreryScoreEntry *self, const char *text);

/* For those who implement it. */
void        orrery_score_entry_changed     (OrreryScoreEntry *self);

G_END_DECLS
