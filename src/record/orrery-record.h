/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A played game: the players, a start, and the answers so far. This is the only description of a game: saving
 * writes it; loading, undo, redo, replay and analysis replay it. */
#pragma once

#include "record/orrery-game.h"

#include <gio/gio.h>

#define ORRERY_RECORD_MEDIA_TYPE  "application/vnd.orrery.record+json"
#define ORRERY_RECORD_VERSION     1 /* of the file format */
#define ORRERY_RULES_VERSION      1 /* of the rulings that we play by */
#define ORRERY_RECORD_MAX_ANSWERS 100000
#define ORRERY_RECORD_MAX_CHANGES 250000 /* lines of an autosave file; longer files are rewritten */

#define ORRERY_RECORD_ERROR (orrery_record_error_quark ())
GQuark orrery_record_error_quark (void);

typedef enum
{
  ORRERY_RECORD_ERROR_SYNTAX,  /* damaged: the message says where */
  ORRERY_RECORD_ERROR_VERSION, /* written by a newer Orrery */
  ORRERY_RECORD_ERROR_GAME,    /* a game that this Orrery does not play */
  ORRERY_RECORD_ERROR_ILLEGAL, /* answer n is not legal there: the message says which and why */
  ORRERY_RECORD_ERROR_TOO_LARGE,
  ORRERY_RECORD_ERROR_REFUSED,  /* orrery_record_answer: not a legal answer now */
  ORRERY_RECORD_ERROR_AUTOSAVE, /* not done, because it could not be saved: the message says why */
  ORRERY_RECORD_ERROR_BUSY,     /* another Orrery uses that autosave file */
} OrreryRecordError;

/* One seat: its name and who answers for it ("person", "random", "simple", …). */
typedef struct
{
  char *name;
  char *kind;
} OrreryPlayer;

/* Signals:
 *   changed: the point, an answer or a player has changed
 *   autosave-changed: changes can no longer be saved, or can again, or cannot for another reason */
#define ORRERY_TYPE_RECORD (orrery_record_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRecord, orrery_record, ORRERY, RECORD, GObject)

/* A seed that nobody can guess, from the system's generator. */
guint64 orrery_record_draw_seed (void);

/* A new game. `seed` is stored so that the same galaxy can be played again; it does not affect the answers.
 * `players` are setup->n_seats names and kinds (copied); NULL uses plain ones. */
OrreryRecord *orrery_record_new (const OrreryGame *game, const GameSetup *setup, guint64 seed,
                                 const OrreryPlayer *players);
/* A game that starts from a written position, and is saved with just that. `game` is used for a position
 * without a member "game"; NULL: the default. */
OrreryRecord *orrery_record_new_from_position_json (const OrreryGame *game, JsonNode *position,
                                                    const OrreryPlayer *players, GError **error);
/* The same from a state, at any question. */
OrreryRecord *orrery_record_new_from_position (const OrreryGame *game, const void *start,
                                               const OrreryPlayer *players);

const OrreryGame *orrery_record_get_game (OrreryRecord *self);
/* TRUE if it starts from a written position, which a setup and a seed do not lead to. */
gboolean orrery_record_has_position (OrreryRecord *self);
guint orrery_record_get_n_seats (OrreryRecord *self);

/* The seed of the dice; secret until the game is over. If a file did not reveal it, this is a new one. */
guint64 orrery_record_get_seed (OrreryRecord *self);
/* SHA-256 of the seed's decimal digits, public from the start; NULL if unknown. */
char *orrery_record_dup_seed_hash (OrreryRecord *self) G_GNUC_WARN_UNUSED_RESULT;
/* The seed's digits once they are public: NULL before the game is over, or if unknown. */
char *orrery_record_dup_open_seed (OrreryRecord *self) G_GNUC_WARN_UNUSED_RESULT;

/* docs/dice.md */
typedef enum
{
  ORRERY_DICE_VERIFIED,   /* every roll and draw so far comes from the seed */
  ORRERY_DICE_HIDDEN,     /* only the seed's hash is known so far */
  ORRERY_DICE_UNKNOWN,    /* a real table's dice, or the seed was not revealed */
  ORRERY_DICE_OTHER_SEED, /* not the seed whose hash was shown */
  ORRERY_DICE_DIFFER      /* an answer of chance is not what the seed gives */
} OrreryDiceVerdict;

typedef struct
{
  OrreryDiceVerdict verdict;
  guint n_checked;     /* rolls and draws that are correct */
  guint answer;        /* the first that is not */
  GameAnswer expected; /* what the seed gives there */
} OrreryDiceCheck;

OrreryDiceCheck orrery_record_check_dice (OrreryRecord *self);
/* The dice after this many answers. They are rolled for every question of chance, whatever the answer was, so
 * undo never leads to other rolls. */
void orrery_record_get_dice (OrreryRecord *self, guint point, GameRng *dice);

/* TRUE if the game is over at its newest answer, whatever the point is. */
gboolean orrery_record_is_over (OrreryRecord *self);
/* TRUE if it was read from the autosave file of a game that is not over: then do not reveal everything
 * without being asked to. */
gboolean orrery_record_is_secret (OrreryRecord *self);
const OrreryPlayer *orrery_record_get_player (OrreryRecord *self, guint seat);

/* The pieces that the seats have at a real table, by seat; without them every seat has the color of its number. */
void orrery_record_set_colours (OrreryRecord *self, const guint8 colours[GAME_MAX_SEATS]);
const guint8 *orrery_record_get_colours (OrreryRecord *self);

/* The names by seat, as the log needs them; owned by the record. */
void orrery_record_get_names (OrreryRecord *self, const char *names[GAME_MAX_SEATS]);

/* The state at the current point, and at any point: 0 is the start, n_answers the newest. */
const void *orrery_record_get_state (OrreryRecord *self);
void orrery_record_state_at (OrreryRecord *self, guint point, void *state);

/* How many answers there are, including undone ones (as far as redo reaches), and how many are done. */
guint orrery_record_get_n_answers (OrreryRecord *self);
guint orrery_record_get_point (OrreryRecord *self);
GameAnswer orrery_record_get_answer (OrreryRecord *self, guint i);

/* Gives an answer at the current point; undone answers are forgotten. `events` may be NULL; otherwise the new
 * events are appended. If this fails, nothing has changed. */
gboolean orrery_record_answer (OrreryRecord *self, GameAnswer answer, GameEvents *events,
                               GError **error);

/* These do nothing when the autosave fails; see orrery_record_get_autosave_error. */
gboolean orrery_record_undo (OrreryRecord *self); /* FALSE at the start */
gboolean orrery_record_redo (OrreryRecord *self); /* FALSE at the newest */
void orrery_record_go_to (OrreryRecord *self, guint point);
/* Notes are saved with the game but are not part of it: lines that people have entered but not answered yet,
 * or how they want to be asked. They are only in the autosave file. */
GKeyFile *orrery_record_dup_notes (OrreryRecord *self) G_GNUC_WARN_UNUSED_RESULT;
/* If this fails, nothing has changed. */
gboolean orrery_record_set_notes (OrreryRecord *self, GKeyFile *notes, GError **error);

/* A new record that shares the start and the answers up to `point`. */
OrreryRecord *orrery_record_branch (OrreryRecord *self, guint point);
/* The part that may be shared. For a finished game that is everything; for a game in progress it is the
 * public table, to be continued as a mirrored game: no seed, no answers, no hidden tiles, nothing of a round
 * whose dice are still secret. */
OrreryRecord *orrery_record_dup_public (OrreryRecord *self);

/* The file format. Loading replays and checks every answer. It also accepts an autosave file, and a bare
 * position, which gives a record without answers. */
JsonNode *orrery_record_to_json (OrreryRecord *self) G_GNUC_WARN_UNUSED_RESULT;
/* Public for tests. */
char *orrery_record_to_text (OrreryRecord *self) G_GNUC_WARN_UNUSED_RESULT;
OrreryRecord *orrery_record_from_text (const char *text, gssize length, GError **error);
OrreryRecord *orrery_record_load (GFile *file, GCancellable *cancellable, GError **error);
/* The same in a thread. `progress`, in per mille, is written there and must stay valid until the end; it may
 * be NULL. */
void orrery_record_load_async (GFile *file, int *progress, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer user_data);
OrreryRecord *orrery_record_load_finish (GFile *file, GAsyncResult *result, GError **error);
/* Atomic: written to a new file, synced and renamed. */
gboolean orrery_record_save (OrreryRecord *self, GFile *file, GCancellable *cancellable,
                             GError **error);

/* The same with everything needed to continue the game, including its seed, and veiled like an autosave. If
 * people have secrets from each other, ask first: the veil can be lifted. */
gboolean orrery_record_save_veiled (OrreryRecord *self, GFile *file, GCancellable *cancellable,
                                    GError **error);

/* Autosave: from now on every change is on disk before the call that made it returns; kill -9 loses no
 * answers. The file is append-only, one line per answer, and a torn last line is dropped on loading. Nobody
 * else can autosave to it meanwhile. NULL stops it. */
gboolean orrery_record_set_autosave (OrreryRecord *self, GFile *file, GError **error);
/* Reads a record from an autosave file and continues to save it there; in a thread, like
 * orrery_record_load_async(). orrery_record_load_finish() ends both. */
void orrery_record_restore_async (GFile *file, int *progress, GCancellable *cancellable,
                                  GAsyncReadyCallback callback, gpointer user_data);
/* What that thread does; `reading` may be NULL. */
typedef struct OrreryReading OrreryReading;
OrreryRecord *orrery_record_restore (GFile *file, const OrreryReading *reading, GError **error);
/* Why the last change was not made; NULL when it was. For tests. */
const GError *orrery_record_get_autosave_error (OrreryRecord *self);
/* Checks whether changes can be saved again, without making one. */
gboolean orrery_record_retry_autosave (OrreryRecord *self, GError **error);
/* Bytes at the end of the loaded file that are not a whole line; a crash leaves them. When such a file is
 * restored they are cut off, and a copy of the file is kept next to it. */
gsize orrery_record_get_n_torn (OrreryRecord *self);
/* The readable part of a damaged autosave file: the game up to the damage. NULL if there is none. */
OrreryRecord *orrery_record_salvage (GFile *file);
/* Deletes an autosave file, unless somebody plays the game in it. */
gboolean orrery_record_delete_autosave (GFile *file, GError **error);

/* Between these two calls, answers are held and then written together (the dice of one roll). If releasing
 * fails, all of them are undone. */
void orrery_record_hold_autosave (OrreryRecord *self);
gboolean orrery_record_release_autosave (OrreryRecord *self, GError **error);
