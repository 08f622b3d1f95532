/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves a record while it grows: one line for everything but the answers, then one line per change, in order. */
#include "record/orrery-file.h"
#include "record/orrery-json-text.h"
#include "record/orrery-record-private.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  /* Much undoing makes the file of a short game long, so it is rewritten before it is too large to read. */
  MAX_SIZE = ORRERY_JSON_TEXT_MAX_BYTES - 1024 * 1024,
  /* No line after the first is this long: a longer one is damage, not a line that was being written when the
   * power failed. */
  MAX_LINE = 4096
};

/* Lines */

static void
append_line (GString *text, JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  g_autofree char *line = orrery_json_text_print_line (node);

  g_string_append (text, line);
  g_string_append_c (text, '\n');
  json_object_unref (object);
}

/* Looking at the file of a game in progress must not reveal what the game hides. */
void
orrery_record_append_secret (GString *text, const char *member, const char *words)
{
  JsonObject *object = json_object_new ();
  g_autofree char *plain = g_strdup_printf ("%s %s", member, words);
  g_autofree char *veiled = orrery_veil (plain);

  json_object_set_string_member (object, "v", veiled);
  append_line (text, object);
}

static void
append_answer (OrreryRecord *self, GString *text, GameAnswer answer)
{
  char words[GAME_MAX_TEXT];

  self->game->rules->format (answer, words);
  orrery_record_append_secret (text, "a", words);
}

static void
append_point (GString *text, guint point)
{
  g_string_append_printf (text, "{\"go\": %u}\n", point);
}

char *
orrery_record_to_journal (OrreryRecord *self)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->seed);
  GString *text = g_string_new (NULL);

  append_line (text, orrery_record_header (self, "autosave"));
  /* “dice” is a seed that was used only for the later part of the game. */
  orrery_record_append_secret (text, self->has_seed ? "seed" : "dice", seed);
  orrery_record_append_notes (self, text);
  for (guint i = 0; i < self->answers->len; i++)
    append_answer (self, text, g_array_index (self->answers, GameAnswer, i));
  if (self->point < self->answers->len)
    append_point (text, self->point);
  return g_string_free (text, FALSE);
}

/* Saving */

static guint
count_lines (const char *text, gsize length)
{
  guint n = 0;

  for (gsize i = 0; i < length; i++)
    n += text[i] == '\n';
  return n;
}

static char *
get_local_path (GFile *file, GError **error)
{
  char *path = g_file_get_path (file);

  if (path == NULL)
    orrery_record_fail (error, ORRERY_RECORD_ERROR_AUTOSAVE,
                        _("The game can only be saved in a file on this computer."));
  return path;
}

static gboolean
write_anew (OrreryRecord *self, const char *path, GError **error)
{
  g_autofree char *text = orrery_record_to_journal (self);
  OrreryJournal *journal = orrery_journal_create (path, text, strlen (text), self->journal, error);

  if (journal == NULL)
    return FALSE;
  g_clear_pointer (&self->journal, orrery_journal_free);
  self->journal = journal;
  self->n_changes = count_lines (text, strlen (text));
  return TRUE;
}

/* `is_done`: the record already includes the change, so rewriting it writes the change. */
static gboolean
append (OrreryRecord *self, const GString *lines, gboolean is_done, GError **error)
{
  GError *problem = NULL;
  gboolean is_new = FALSE;

  if (orrery_journal_get_size (self->journal) + lines->len > MAX_SIZE
      || self->n_changes + count_lines (lines->str, lines->len) > ORRERY_RECORD_MAX_CHANGES)
    {
      g_autofree char *path = g_strdup (orrery_journal_get_path (self->journal));

      is_new = write_anew (self, path, &problem);
    }
  if (problem == NULL && !(is_new && is_done)
      && orrery_journal_append (self->journal, lines->str, lines->len, &problem))
    self->n_changes += count_lines (lines->str, lines->len);
  if (problem != NULL && error != NULL)
    *error = g_error_copy (problem);
  orrery_record_take_autosave_error (self, problem);
  return problem == NULL;
}

/* Takes the line. */
static gboolean
keep (OrreryRecord *self, GString *line, GError **error)
{
  gboolean is_kept = TRUE;

  if (self->held != NULL)
    g_string_append_len (self->held, line->str, (gssize) line->len);
  else
    is_kept = append (self, line, FALSE, error);
  g_string_free (line, TRUE);
  return is_kept;
}

gboolean
orrery_record_keep_answer (OrreryRecord *self, GameAnswer answer, GError **error)
{
  GString *line;

  if (self->journal == NULL)
    return TRUE;
  line = g_string_new (NULL);
  append_answer (self, line, answer);
  return keep (self, line, error);
}

gboolean
orrery_record_keep_point (OrreryRecord *self, guint point, GError **error)
{
  GString *line;

  if (self->journal == NULL)
    return TRUE;
  line = g_string_new (NULL);
  append_point (line, point);
  return keep (self, line, error);
}

/* Lines that are not answers cannot be undone, so they do not wait for the disk. */
gboolean
orrery_record_keep_now (OrreryRecord *self, const GString *line, GError **error)
{
  return self->journal == NULL || append (self, line, FALSE, error);
}

void
orrery_record_hold_autosave (OrreryRecord *self)
{
  g_return_if_fail (ORRERY_IS_RECORD (self));
  g_return_if_fail (self->held == NULL);

  if (self->journal == NULL)
    return;
  self->held = g_string_new (NULL);
  self->held_answers = g_array_copy (self->answers);
  self->held_point = self->point;
}

gboolean
orrery_record_release_autosave (OrreryRecord *self, GError **error)
{
  GString *lines;
  g_autoptr (GArray) answers = NULL;
  gboolean is_kept;

  g_return_val_if_fail (ORRERY_IS_RECORD (self), FALSE);

  if (self->held == NULL)
    return TRUE;
  lines = g_steal_pointer (&self->held);
  answers = g_steal_pointer (&self->held_answers);
  is_kept = lines->len == 0 || append (self, lines, TRUE, error);
  g_string_free (lines, TRUE);
  if (!is_kept)
    {
      orrery_record_replace_answers (self, answers, self->held_point);
      orrery_record_changed (self);
    }
  return is_kept;
}

gboolean
orrery_record_set_autosave (OrreryRecord *self, GFile *file, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (ORRERY_IS_RECORD (self), FALSE);
  g_return_val_if_fail (file == NULL || G_IS_FILE (file), FALSE);
  g_return_val_if_fail (self->held == NULL, FALSE);

  if (file == NULL)
    {
      g_clear_pointer (&self->journal, orrery_journal_free);
      orrery_record_take_autosave_error (self, NULL);
      return TRUE;
    }
  path = get_local_path (file, error);
  if (path == NULL || !write_anew (self, path, error))
    return FALSE;
  orrery_record_take_autosave_error (self, NULL);
  return TRUE;
}

/* Going to the current point changes nothing, but must be written like any change. */
gboolean
orrery_record_retry_autosave (OrreryRecord *self, GError **error)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), FALSE);
  g_return_val_if_fail (self->held == NULL, FALSE);

  return orrery_record_keep_point (self, self->point, error);
}

const GError *
orrery_record_get_autosave_error (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), NULL);

  return self->autosave_error;
}

/* Restoring */

/* How much of the text is whole. Only two things are torn: an unfinished last line, and zeros at the end,
 * where the disk made room for a line but did not write it. Everything else was acknowledged, so it is damage
 * and must not be skipped. */
static gsize
whole_length (const char *text, gsize length)
{
  gsize end = length;
  gsize whole;

  while (end > 0 && text[end - 1] == '\0')
    end--;
  for (whole = end; whole > 0 && text[whole - 1] != '\n'; whole--)
    ;
  return end - whole <= MAX_LINE ? whole : length;
}

/* Changes are only noted while the lines are read, and the remaining answers are replayed once at the end:
 * however often somebody went back and forth, it costs no more than the game. */
typedef struct
{
  GameAnswer answer;
  guint line;
  gboolean is_veiled;
} Noted;

typedef struct
{
  OrreryRecord *record;
  GArray *answers; /* Noted, with those undone */
  guint point;
  guint line;
} Notes;

static gboolean
note_player (Notes *notes, JsonObject *object)
{
  const char *name = orrery_json_text_get_string (object, "name");
  const char *kind = orrery_json_text_get_string (object, "kind");
  JsonNode *node = json_object_get_member (object, "seat");
  const gint64 seat = orrery_json_text_holds (node, G_TYPE_INT64) ? json_node_get_int (node) : -1;

  if (name == NULL || kind == NULL || seat < 0 || seat >= notes->record->n_seats)
    return FALSE;
  orrery_record_name_player (notes->record, (guint) seat, name, kind);
  return TRUE;
}

static gboolean
note_point (Notes *notes, JsonNode *node)
{
  gint64 point;

  if (!orrery_json_text_holds (node, G_TYPE_INT64))
    return FALSE;
  point = json_node_get_int (node);
  if (point < 0 || point > notes->answers->len)
    return FALSE;
  notes->point = (guint) point;
  return TRUE;
}

static gboolean
note_answer (Notes *notes, const char *words, gboolean is_veiled, GError **error)
{
  Noted noted = { .line = notes->line, .is_veiled = is_veiled };

  if (notes->point >= ORRERY_RECORD_MAX_ANSWERS)
    return orrery_record_fail_length (error);
  if (!notes->record->game->rules->parse (words, &noted.answer))
    return orrery_record_fail_answer (notes->record, error, notes->line, notes->point + 1,
                                      is_veiled ? "…" : words, GAME_NO_SUCH_ANSWER);
  g_array_set_size (notes->answers, notes->point);
  g_array_append_val (notes->answers, noted);
  notes->point++;
  return TRUE;
}

static gboolean
note_dice (Notes *notes, const char *digits)
{
  const gboolean is_good = orrery_record_take_seed (notes->record, digits, NULL);

  notes->record->has_seed = FALSE;
  return is_good;
}

static gboolean
fail_line (const Notes *notes, GError **error)
{
  return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX, _("line %u is damaged"),
                             notes->line);
}

/* A member whose text may be veiled; then no message quotes it either. */
static gboolean
note_secret (Notes *notes, const char *member, const char *words, gboolean is_veiled,
             GError **error)
{
  gboolean is_good = FALSE;

  if (strcmp (member, "a") == 0)
    return note_answer (notes, words, is_veiled, error);
  if (strcmp (member, "seed") == 0)
    is_good = orrery_record_take_seed (notes->record, words, NULL);
  else if (strcmp (member, "dice") == 0)
    is_good = note_dice (notes, words);
  else if (strcmp (member, "note") == 0)
    is_good = orrery_record_read_note (notes->record, words);
  return is_good || fail_line (notes, error);
}

static gboolean
note_veiled (Notes *notes, const char *veiled, GError **error)
{
  g_autofree char *plain = orrery_unveil (veiled);
  char *space = plain == NULL ? NULL : strchr (plain, ' ');

  if (space == NULL)
    return fail_line (notes, error);
  *space = '\0';
  return note_secret (notes, plain, space + 1, TRUE, error);
}

static gboolean
note_line (Notes *notes, const char *text, gsize length, GError **error)
{
  g_autoptr (JsonNode) node = orrery_json_text_parse (text, (gssize) length, NULL);
  static const char *const secrets[] = { "a", "seed", "dice", "note" };
  JsonObject *object;
  gboolean is_good = FALSE;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return fail_line (notes, error);
  object = json_node_get_object (node);
  if (orrery_json_text_get_string (object, "v") != NULL)
    return note_veiled (notes, orrery_json_text_get_string (object, "v"), error);
  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    {
      const char *words = orrery_json_text_get_string (object, secrets[i]);

      if (words != NULL)
        return note_secret (notes, secrets[i], words, FALSE, error);
    }
  if (json_object_has_member (object, "go"))
    is_good = note_point (notes, json_object_get_member (object, "go"));
  else if (json_object_has_member (object, "seat"))
    is_good = note_player (notes, object);
  return is_good || fail_line (notes, error);
}

static gboolean
replay_notes (Notes *notes, const OrreryReading *reading, GError **error)
{
  for (guint i = 0; i < notes->answers->len; i++)
    {
      const Noted *noted = &g_array_index (notes->answers, Noted, i);
      const GameStatus status = orrery_record_take (notes->record, noted->answer, NULL);
      char words[GAME_MAX_TEXT];

      if (status != GAME_OK)
        {
          notes->record->game->rules->format (noted->answer, words);
          return orrery_record_fail_answer (notes->record, error, noted->line, i + 1,
                                            noted->is_veiled ? "…" : words, status);
        }
      if (i % 1024 == 0
          && !orrery_reading_go_on (reading, 0.5 + 0.5 * i / notes->answers->len, error))
        return FALSE;
    }
  orrery_record_move (notes->record, notes->point);
  return TRUE;
}

static OrreryRecord *
take_header (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonNode) node = orrery_json_text_parse (text, (gssize) length, error);

  if (node == NULL && length > 0)
    return NULL;
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    {
      g_clear_error (error);
      orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX, _("line %u is damaged"), 1);
      return NULL;
    }
  return orrery_record_from_header (json_node_get_object (node), "autosave", error);
}

gboolean
orrery_record_is_autosave (const char *text, gsize length)
{
  return g_strstr_len (text, (gssize) MIN (length, 64), "\"type\": \"autosave\"") != NULL;
}

/* Everything after the first line. */
static gboolean
note_lines (Notes *notes, const char *text, gsize length, const OrreryReading *reading,
            GError **error)
{
  const char *end = text + length;

  for (const char *next, *at = text; at < end; at = next)
    {
      const char *stop = memchr (at, '\n', (gsize) (end - at));

      next = stop != NULL ? stop + 1 : end;
      stop = stop != NULL ? stop : end;
      if (++notes->line > ORRERY_RECORD_MAX_CHANGES)
        return orrery_record_fail (error, ORRERY_RECORD_ERROR_TOO_LARGE,
                                   _("it has more than %d lines"), ORRERY_RECORD_MAX_CHANGES);
      if (!note_line (notes, at, (gsize) (stop - at), error))
        return FALSE;
      if (notes->line % 1024 == 0
          && !orrery_reading_go_on (reading, 0.5 * (double) (at - text) / (double) length, error))
        return FALSE;
    }
  return TRUE;
}

/* FALSE if the text is damaged; then `*self` may be NULL, and has the part before the damage only when salvaging. */
static gboolean
read_autosave (const char *text, gsize length, gboolean salvages, const OrreryReading *reading,
               OrreryRecord **self, GError **error)
{
  const char *first = memchr (text, '\n', length);
  const gsize header = first != NULL ? (gsize) (first - text) + 1 : length;
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (Noted));
  Notes notes = { .answers = answers, .line = 1 };
  gboolean is_whole;

  *self = notes.record = take_header (text, first != NULL ? header - 1 : header, error);
  if (*self == NULL)
    return FALSE;
  is_whole = note_lines (&notes, text + header, length - header, reading, error);
  (*self)->n_changes = notes.line;
  return (is_whole || salvages) && replay_notes (&notes, reading, error) && is_whole;
}

OrreryRecord *
orrery_record_from_autosave (const char *text, gsize length, const OrreryReading *reading,
                             GError **error)
{
  g_autoptr (OrreryRecord) self = NULL;
  const gsize whole = whole_length (text, length);

  if (!read_autosave (text, whole, FALSE, reading, &self, error))
    return NULL;
  self->was_kept = TRUE;
  self->n_torn = length - whole;
  return g_steal_pointer (&self);
}

gsize
orrery_record_get_n_torn (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), 0);

  return self->n_torn;
}

OrreryRecord *
orrery_record_salvage (GFile *file)
{
  g_autoptr (GBytes) bytes = NULL;
  OrreryRecord *self = NULL;
  const char *text;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = orrery_file_read (file, ORRERY_JSON_TEXT_MAX_BYTES, NULL, NULL);
  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  read_autosave (text, whole_length (text, length), TRUE, &(OrreryReading){ NULL }, &self, NULL);
  return self;
}

gboolean
orrery_record_delete_autosave (GFile *file, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  path = get_local_path (file, error);
  return path != NULL && orrery_journal_delete (path, error);
}

/* Keep a copy of the file: somebody may want to look at the part that is cut off. */
static gboolean
keep_original (const char *path, const char *text, gsize length, GError **error)
{
  g_autofree char *original = g_strconcat (path, ".original", NULL);

  for (guint i = 2; g_file_test (original, G_FILE_TEST_EXISTS); i++)
    {
      g_free (original);
      original = g_strdup_printf ("%s.original-%u", path, i);
    }
  return orrery_journal_copy (original, text, length, error);
}

static gboolean
cut_torn (OrreryRecord *self, OrreryJournal *journal, const char *text, gsize length, GError **error)
{
  return self->n_torn == 0
         || (keep_original (orrery_journal_get_path (journal), text, length, error)
             && orrery_journal_truncate (journal, length - self->n_torn, error));
}

OrreryRecord *
orrery_record_restore (GFile *file, const OrreryReading *reading, GError **error)
{
  static const OrreryReading plain = { NULL };
  g_autofree char *path = NULL;
  g_autoptr (OrreryJournal) journal = NULL;
  g_autoptr (OrreryRecord) self = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const char *text;
  gsize length;

  if (reading == NULL)
    reading = &plain;
  path = get_local_path (file, error);
  journal = path == NULL ? NULL : orrery_journal_open (path, error);
  bytes = journal == NULL ? NULL : orrery_file_read (file, ORRERY_JSON_TEXT_MAX_BYTES, reading->cancellable, error);
  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  self = orrery_record_is_autosave (text, length) ? NULL : orrery_record_read_text (text, (gssize) length, reading, NULL);
  if (self == NULL)
    self = orrery_record_from_autosave (text, length, reading, error);
  if (self == NULL || !cut_torn (self, journal, text, length, error))
    return NULL;
  self->journal = g_steal_pointer (&journal);
  /* Results were once saved as plain records. */
  if (!orrery_record_is_autosave (text, length) && !write_anew (self, path, error))
    return NULL;
  return g_steal_pointer (&self);
}
