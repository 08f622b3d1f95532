/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFinal: the final table of a game that was not followed, as people add it up. Each player has a name
 * and either the pieces in front of them with a few numbers, or only a total that was added up by hand.
 *
 * Pieces are numbered as in the catalog (orrery_entry_get_piece). Numbers are kept as they are typed: an
 * invalid one counts as nothing, and the rest still works.
 *
 * Signal: changed () */
#pragma once

#include "record/orrery-record.h"

enum
{
  ORRERY_FINAL_MAX_FIELDS = 6,
  ORRERY_FINAL_MAX_TOTAL = 999
};

#define ORRERY_TYPE_FINAL (orrery_final_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFinal, orrery_final, ORRERY, FINAL, GObject)

/* A number, or a few dice, beside the pieces. */
typedef struct
{
  const char *id;    /* in files */
  const char *label; /* to be translated */
  const char *tip;   /* to be translated; NULL: none */
  guint most;        /* a number from 0 to this; 0: the game reads it in its own way */
  guint usual;       /* the value if the field is empty or invalid */
} OrreryFinalField;

/* The game's own part. */
typedef struct
{
  const OrreryGame *game;
  const OrreryFinalField *fields; /* the first one counts for everybody */
  guint n_fields;
  guint8 option; /* of the game, if one changes the score; 0: none */

  const char *(*get_id)     (guint piece);
  int         (*find)       (const char *id);  /* -1: there is none */
  /* Two pieces that always go together are entered as the first: the first of the pair, and the second (-1 if
   * there is none). */
  guint       (*get_first)  (guint piece);
  int         (*get_second) (guint piece);
  char       *(*dup_label)  (guint piece);
  char novelty_key; /* people type it for Novelty, as in "n2": Novelty worlds with cost 2 */

  /* Why the seat cannot have the piece, in a few words; NULL: it can. */
  char       *(*tell_taken)   (OrreryFinal *self, guint seat, guint piece);
  /* The placeholder of a field that is not a number, and the problem with the text of any field; NULL: none. */
  char       *(*dup_hint)     (OrreryFinal *self, guint seat, guint field);
  char       *(*tell_wrong)   (OrreryFinal *self, guint seat, guint field);
  gboolean    (*counts_field) (OrreryFinal *self, guint seat, guint field);
  /* The problem or missing part; NULL: none. */
  char       *(*tell_missing) (OrreryFinal *self, guint seat);
  /* A state that scores the entries, even if no such table can exist. */
  void        (*draft)        (OrreryFinal *self, void *state);
  /* The state of the finished table, or why there is none. */
  char       *(*build)        (OrreryFinal *self, void *state);
} OrreryFinalGame;

OrreryFinal *orrery_final_new            (const OrreryFinalGame *game);
const OrreryFinalGame *orrery_final_get_game (OrreryFinal *self);

guint        orrery_final_get_n_seats    (OrreryFinal *self);
/* Pieces leave the table with their player. */
void         orrery_final_set_n_seats    (OrreryFinal *self, guint n_seats);
const char  *orrery_final_get_name       (OrreryFinal *self, guint seat);
void         orrery_final_set_name       (OrreryFinal *self, guint seat, const char *name);
/* By seat, NULL at the end. */
void         orrery_final_get_names      (OrreryFinal *self, const char *names[GAME_MAX_SEATS + 1]);

/* TRUE if the game was played with the option of OrreryFinalGame. */
gboolean     orrery_final_get_option     (OrreryFinal *self);
void         orrery_final_set_option     (OrreryFinal *self, gboolean option);

guint        orrery_final_get_n_pieces   (OrreryFinal *self, guint seat);
guint        orrery_final_get_piece      (OrreryFinal *self, guint seat, guint i);
gboolean     orrery_final_has_piece      (OrreryFinal *self, guint seat, guint piece);
/* FALSE: the seat cannot have the piece. */
gboolean     orrery_final_add            (OrreryFinal *self, guint seat, guint piece);
void         orrery_final_remove         (OrreryFinal *self, guint seat, guint piece);
/* Points gained by adding it. */
int          orrery_final_count_with     (OrreryFinal *self, guint seat, guint piece);

const char  *orrery_final_get_text       (OrreryFinal *self, guint seat, guint field);
void         orrery_final_set_text       (OrreryFinal *self, guint seat, guint field, const char *text);
/* The same as a number. */
guint        orrery_final_get_number     (OrreryFinal *self, guint seat, guint field);
/* The placeholder of a field, and the problem with its text; NULL: none. */
char        *orrery_final_dup_hint       (OrreryFinal *self, guint seat, guint field) G_GNUC_WARN_UNUSED_RESULT;
char        *orrery_final_tell_wrong     (OrreryFinal *self, guint seat, guint field) G_GNUC_WARN_UNUSED_RESULT;

/* TRUE if only the total of a seat is entered; and the text typed for it. */
gboolean     orrery_final_is_total       (OrreryFinal *self, guint seat);
void         orrery_final_set_is_total   (OrreryFinal *self, guint seat, gboolean is_total);
const char  *orrery_final_get_total      (OrreryFinal *self, guint seat);
void         orrery_final_set_total      (OrreryFinal *self, guint seat, const char *text);
/* The problem with it; NULL: none. */
char        *orrery_final_tell_wrong_total (OrreryFinal *self, guint seat) G_GNUC_WARN_UNUSED_RESULT;
gboolean     orrery_final_has_totals     (OrreryFinal *self);

/* Everybody's points, as far as they are entered. */
void         orrery_final_count          (OrreryFinal *self, int points[GAME_MAX_SEATS]);
/* NULL: the player is complete. */
char        *orrery_final_tell_missing   (OrreryFinal *self, guint seat) G_GNUC_WARN_UNUSED_RESULT;
/* TRUE if all players are complete and another one ties with this one for the most points. */
gboolean     orrery_final_is_tied        (OrreryFinal *self, guint seat);
/* The final state of the table. Returns NULL if it is complete, otherwise what is missing or wrong. If
 * somebody has only a total, the state is a draft. */
char        *orrery_final_build          (OrreryFinal *self, void *state) G_GNUC_WARN_UNUSED_RESULT;

/* Clears everything but the names and the option. */
void         orrery_final_clear          (OrreryFinal *self);
/* Everything as text, to be saved; and back. FALSE if the text is not valid. */
char        *orrery_final_write          (OrreryFinal *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean     orrery_final_read           (OrreryFinal *self, const char *text);
