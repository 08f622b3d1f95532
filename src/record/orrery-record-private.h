/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of this folder. */
#pragma once

#include "record/orrery-journal.h"
#include "record/orrery-record.h"

#define ORRERY_RECORD_MAX_NAME 64 /* characters of a player's name or kind */

struct _OrreryRecord
{
  GObject parent_instance;

  const OrreryGame *game;
  JsonNode *position; /* the start, as it was written; NULL with a setup */
  GameSetup setup;
  guint64 seed;
  gboolean has_seed; /* all dice of this game come from it */
  gboolean was_kept; /* read from an autosave file */
  gsize n_torn;      /* bytes at the end that were dropped */
  char *seed_hash;   /* the hash of a seed that the file did not reveal */
  OrreryPlayer players[GAME_MAX_SEATS];
  guint8 colours[GAME_MAX_SEATS];
  guint n_seats;

  GameState start;
  GKeyFile *notes;   /* what people have entered but not answered yet */
  GArray *answers;   /* GameAnswer, with those undone */
  GArray *snapshots; /* states at regular intervals */
  guint point;
  GameState state; /* at the point */

  OrreryJournal *journal;
  guint n_changes; /* lines of the journal */
  GError *autosave_error;
  GString *held;        /* lines that are not written yet; NULL if there are none */
  GArray *held_answers; /* the state when the hold began */
  guint held_point;
};

/* orrery-record.c: changes in memory only */
OrreryRecord *orrery_record_new_empty (const OrreryGame *game);
void orrery_record_set_start (OrreryRecord *self, const GameState *start);
void orrery_record_replace_answers (OrreryRecord *self, const GArray *answers, guint point);
GameStatus orrery_record_take (OrreryRecord *self, GameAnswer answer, GameEvents *events);
void orrery_record_move (OrreryRecord *self, guint point);
void orrery_record_name_player (OrreryRecord *self, guint seat, const char *name, const char *kind);
void orrery_record_changed (OrreryRecord *self);
/* Why the last change was not saved; NULL: it was. */
void orrery_record_take_autosave_error (OrreryRecord *self, GError *error);

/* orrery-record-header.c: the game of a position (NULL: none that we play), and its start */
const OrreryGame *orrery_record_game_of_position (JsonNode *position, const OrreryGame *usual, GError **error);
gboolean orrery_record_take_position (OrreryRecord *self, JsonNode *position, GError **error);

/* The record without its answers, and back */
JsonObject *orrery_record_header (OrreryRecord *self, const char *type);
OrreryRecord *orrery_record_from_header (JsonObject *object, const char *type, GError **error);
gboolean orrery_record_take_seed (OrreryRecord *self, const char *word, GError **error);
gboolean orrery_record_fail (GError **error, OrreryRecordError code, const char *format, ...)
    G_GNUC_PRINTF (3, 4);
gboolean orrery_record_fail_syntax (GError **error, const char *member, const char *shape);
gboolean orrery_record_get_number (JsonObject *object, const char *member, gint64 least, gint64 most, gint64 *value,
                                   GError **error);

/* orrery-record-text.c: the problem with an answer, and where it is. The message quotes the words as `shown`. */
gboolean orrery_record_fail_answer (OrreryRecord *self, GError **error, guint line, guint number,
                                    const char *shown, GameStatus status);
gboolean orrery_record_fail_length (GError **error);

/* For reading a record, perhaps in another thread: a way to cancel it, and the progress. Both may be NULL. */
struct OrreryReading
{
  GCancellable *cancellable;
  int *progress; /* per mille */
};

/* Called now and then with the progress. Returns FALSE if it should stop. */
gboolean orrery_reading_go_on (const OrreryReading *reading, double part, GError **error);
OrreryRecord *orrery_record_read_text (const char *text, gssize length,
                                       const OrreryReading *reading, GError **error);

/* orrery-record-autosave.c: saves a change before it is made */
gboolean orrery_record_keep_answer (OrreryRecord *self, GameAnswer answer, GError **error);
gboolean orrery_record_keep_point (OrreryRecord *self, guint point, GError **error);
gboolean orrery_record_keep_now (OrreryRecord *self, const GString *line, GError **error);
void orrery_record_append_secret (GString *text, const char *member, const char *words);
/* The whole record as an autosave file. */
char *orrery_record_to_journal (OrreryRecord *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean orrery_record_is_autosave (const char *text, gsize length);
OrreryRecord *orrery_record_from_autosave (const char *text, gsize length,
                                           const OrreryReading *reading, GError **error);

/* orrery-record-notes.c: as lines of an autosave file, and from one (FALSE: it is damaged) */
void orrery_record_append_notes (OrreryRecord *self, GString *text);
gboolean orrery_record_read_note (OrreryRecord *self, const char *words);

/* orrery-veil.c: text that cannot be read at a glance, and back (NULL if it is not veiled) */
char *orrery_veil (const char *text) G_GNUC_WARN_UNUSED_RESULT;
char *orrery_unveil (const char *veiled) G_GNUC_WARN_UNUSED_RESULT;
