/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An analysis as JSON, and the file that it is saved in. */
#include "assist/orrery-advice-words.h"
#include "assist/orrery-analysis-private.h"
#include "record/orrery-file.h"
#include "record/orrery-json-add.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>
#include <string.h>

#define VERSION 1

static const char *const kinds[] = { "decision", "roll", "draw", "lot" };
/* The key of an analysis: the game up to its last answer, and the network that judged it. */
static char *
fingerprint (OrreryAnalysis *self)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, (const guchar *) &self->start,
                     (gssize) self->game->rules->state_size);
  g_checksum_update (sum, (const guchar *) self->answers->data,
                     (gssize) (self->answers->len * sizeof (GameAnswer)));
  g_checksum_update (sum, self->game->adviser->knowledge,
                     (gssize) self->game->adviser->knowledge_size);
  return g_strdup (g_checksum_get_string (sum));
}

/* Writing */

static void
add_chances (JsonBuilder *b, const char *name, const float *chances, guint n)
{
  json_builder_set_member_name (b, name);
  json_builder_begin_array (b);
  for (guint i = 0; i < n; i++)
    json_builder_add_double_value (b, (double) chances[i]);
  json_builder_end_array (b);
}

static void
add_answers (JsonBuilder *b, OrreryAnalysis *self, const char *name, const GameAnswer *answers, guint n)
{
  char text[GAME_MAX_TEXT];

  json_builder_set_member_name (b, name);
  json_builder_begin_array (b);
  for (guint i = 0; i < n; i++)
    {
      self->game->rules->format (answers[i], text);
      json_builder_add_string_value (b, text);
    }
  json_builder_end_array (b);
}

static void
add_reason (JsonBuilder *b, const OrreryGame *game, const AdviceReason *reason, gboolean in_words)
{
  json_builder_begin_object (b);
  orrery_json_add_string (b, "kind", game->reason_words[reason->kind]);
  orrery_json_add_int (b, "piece", reason->piece);
  orrery_json_add_int (b, "percent", reason->percent);
  orrery_json_add_int (b, "number", reason->number);
  orrery_json_add_int (b, "other", reason->other);
  if (in_words)
    {
      g_autofree char *text = game->tell_reason (reason);

      orrery_json_add_string (b, "text", text);
    }
  json_builder_end_object (b);
}

static void
add_decision (JsonBuilder *b, OrreryAnalysis *self, const AnalysisMoment *m, gboolean in_words)
{
  orrery_json_add_string (b, "band", orrery_advice_band_word (m->band));
  orrery_json_add_double (b, "loss", (double) m->loss);
  orrery_json_add_double (b, "error", (double) m->error);
  add_answers (b, self, "better", m->better, m->n_better);
  json_builder_set_member_name (b, "reasons");
  json_builder_begin_array (b);
  for (guint i = 0; i < m->n_reasons; i++)
    add_reason (b, self->game, &m->reasons[i], in_words);
  json_builder_end_array (b);
}

static void
add_moment (JsonBuilder *b, OrreryAnalysis *self, guint i, gboolean in_words)
{
  const AnalysisMoment *m = orrery_analysis_get_moment (self, i);

  json_builder_begin_object (b);
  orrery_json_add_int (b, "point", m->point);
  orrery_json_add_int (b, "upto", m->upto);
  orrery_json_add_int (b, "round", m->round);
  orrery_json_add_string (b, "kind", kinds[m->kind]);
  orrery_json_add_string (b, "about", self->game->rules->question_word (m->about));
  orrery_json_add_int (b, "seat", m->seat);
  orrery_json_add_boolean (b, "judged", m->is_judged);
  add_chances (b, "before", m->before, self->n_seats);
  add_chances (b, "after", m->after, self->n_seats);
  add_chances (b, "before_error", m->before_error, self->n_seats);
  add_chances (b, "after_error", m->after_error, self->n_seats);
  if (in_words)
    add_answers (b, self, "answers", &g_array_index (self->answers, GameAnswer, m->point), m->upto - m->point);
  if (m->kind == ANALYSIS_DECISION && m->is_judged)
    add_decision (b, self, m, in_words);
  else if (in_words && m->is_judged && m->seat >= 0)
    {
      orrery_json_add_double (b, "luck", (double) (m->after[m->seat] - m->before[m->seat]));
      orrery_json_add_double (b, "error", orrery_analysis_trim (orrery_analysis_get_change_error (self, i, (guint) m->seat)));
    }
  json_builder_end_object (b);
}

static void
add_seat (JsonBuilder *b, OrreryAnalysis *self, guint seat, const char *name)
{
  OrreryAnalysisSeat sum;
  g_autofree double *chances = NULL;
  guint n;

  orrery_analysis_sum_up (self, seat, &sum);
  chances = orrery_analysis_list_chances (self, seat, &n);
  json_builder_begin_object (b);
  orrery_json_add_string (b, "name", name);
  orrery_json_add_double (b, "luck", orrery_analysis_trim (sum.luck));
  orrery_json_add_double (b, "luck_error", orrery_analysis_trim (sum.luck_error));
  orrery_json_add_double (b, "loss", orrery_analysis_trim (sum.loss));
  orrery_json_add_double (b, "loss_error", orrery_analysis_trim (sum.loss_error));
  for (guint band = 0; band < ANALYSIS_N_BANDS; band++)
    orrery_json_add_int (b, orrery_advice_band_word (band), sum.bands[band]);
  orrery_json_add_int (b, "unjudged", sum.n_unjudged);
  json_builder_set_member_name (b, "chances");
  json_builder_begin_array (b);
  for (guint i = 0; i < n; i++)
    json_builder_add_double_value (b, orrery_analysis_trim (chances[i]));
  json_builder_end_array (b);
  json_builder_end_object (b);
}

static void
add_summary (JsonBuilder *b, OrreryAnalysis *self, const char *const *names)
{
  g_autoptr (GArray) turns = orrery_analysis_list_turning_points (self);

  json_builder_set_member_name (b, "seats");
  json_builder_begin_array (b);
  for (guint seat = 0; seat < self->n_seats; seat++)
    add_seat (b, self, seat, names[seat]);
  json_builder_end_array (b);
  json_builder_set_member_name (b, "turning_points");
  json_builder_begin_array (b);
  for (guint i = 0; i < turns->len; i++)
    json_builder_add_int_value (b, g_array_index (turns, guint, i));
  json_builder_end_array (b);
}

JsonNode *
orrery_analysis_to_json (OrreryAnalysis *self, const char *const *names)
{
  g_autoptr (JsonBuilder) b = json_builder_new ();
  g_autofree char *of = fingerprint (self);

  g_return_val_if_fail (self != NULL, NULL);

  json_builder_begin_object (b);
  orrery_json_add_int (b, "orrery", VERSION);
  orrery_json_add_string (b, "type", "analysis");
  orrery_json_add_string (b, "of", of);
  orrery_json_add_int (b, "nodes", self->nodes);
  if (names != NULL)
    add_summary (b, self, names);
  json_builder_set_member_name (b, "moments");
  json_builder_begin_array (b);
  for (guint i = 0; i < self->moments->len; i++)
    add_moment (b, self, i, names != NULL);
  json_builder_end_array (b);
  json_builder_end_object (b);
  return json_builder_get_root (b);
}

/* Reading. Anything unexpected makes the whole file useless; a new analysis is made quickly. */

static gboolean
get_int (JsonObject *object, const char *name, gint64 least, gint64 most, gint64 *value)
{
  JsonNode *node = json_object_get_member (object, name);

  if (!orrery_json_text_holds (node, G_TYPE_INT64))
    return FALSE;
  *value = json_node_get_int (node);
  return *value >= least && *value <= most;
}

static gboolean
to_number (JsonNode *node, double least, double most, float *value)
{
  double number;

  if (!orrery_json_text_holds (node, G_TYPE_DOUBLE) && !orrery_json_text_holds (node, G_TYPE_INT64))
    return FALSE;
  number = json_node_get_double (node);
  *value = (float) number;
  return number >= least && number <= most;
}

static gboolean
get_number (JsonObject *object, const char *name, float *value)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && to_number (node, 0, 10, value);
}

static gboolean
get_flag (JsonObject *object, const char *name, gboolean *value)
{
  JsonNode *node = json_object_get_member (object, name);

  if (!orrery_json_text_holds (node, G_TYPE_BOOLEAN))
    return FALSE;
  *value = json_node_get_boolean (node);
  return TRUE;
}

static JsonArray *
get_array (JsonObject *object, const char *name, guint most)
{
  JsonNode *node = json_object_get_member (object, name);
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  return array != NULL && json_array_get_length (array) <= most ? array : NULL;
}

static gboolean
find_word (const char *word, const char *const *words, guint n, guint8 *found)
{
  for (guint i = 0; word != NULL && i < n; i++)
    if (g_strcmp0 (word, words[i]) == 0)
      {
        *found = (guint8) i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_chances (JsonObject *object, const char *name, guint n, float *chances)
{
  JsonArray *array = get_array (object, name, n);

  if (array == NULL || json_array_get_length (array) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!to_number (json_array_get_element (array, i), 0, 1.0001, &chances[i]))
      return FALSE;
  return TRUE;
}

static gboolean
read_reason (const OrreryGame *game, JsonNode *node, AdviceReason *reason)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  gint64 piece, percent, number, other;

  if (object == NULL
      || !find_word (orrery_json_text_get_string (object, "kind"), game->reason_words,
                     g_strv_length ((char **) game->reason_words), &reason->kind)
      || !get_int (object, "piece", 0, G_MAXUINT8, &piece)
      || !get_int (object, "percent", 0, 100, &percent)
      || !get_int (object, "number", G_MININT16, G_MAXINT16, &number)
      || !get_int (object, "other", G_MININT16, G_MAXINT16, &other))
    return FALSE;
  reason->piece = (guint8) piece;
  reason->percent = (guint8) percent;
  reason->number = (gint16) number;
  reason->other = (gint16) other;
  return TRUE;
}

static gboolean
read_better (OrreryAnalysis *self, JsonObject *object, AnalysisMoment *m)
{
  JsonArray *better = get_array (object, "better", ADVICE_MAX_STEPS);
  JsonArray *reasons = get_array (object, "reasons", ADVICE_MAX_REASONS);

  if (better == NULL || reasons == NULL)
    return FALSE;
  m->n_better = (guint8) json_array_get_length (better);
  m->n_reasons = (guint8) json_array_get_length (reasons);
  for (guint i = 0; i < m->n_better; i++)
    {
      JsonNode *node = json_array_get_element (better, i);

      if (!orrery_json_text_holds (node, G_TYPE_STRING)
          || !self->game->rules->parse (json_node_get_string (node), &m->better[i]))
        return FALSE;
    }
  for (guint i = 0; i < m->n_reasons; i++)
    if (!read_reason (self->game, json_array_get_element (reasons, i), &m->reasons[i]))
      return FALSE;
  return TRUE;
}

static gboolean
read_decision (OrreryAnalysis *self, JsonObject *object, AnalysisMoment *m)
{
  const char *bands[ANALYSIS_N_BANDS];

  for (guint i = 0; i < ANALYSIS_N_BANDS; i++)
    bands[i] = orrery_advice_band_word (i);
  return find_word (orrery_json_text_get_string (object, "band"), bands, ANALYSIS_N_BANDS, &m->band)
         && get_number (object, "loss", &m->loss) && get_number (object, "error", &m->error)
         && read_better (self, object, m);
}

static gboolean
read_about (OrreryAnalysis *self, JsonObject *object, AnalysisMoment *m)
{
  const char *word = orrery_json_text_get_string (object, "about");
  const char *known;

  for (guint i = 0; word != NULL && (known = self->game->rules->question_word ((guint8) i)) != NULL; i++)
    if (g_str_equal (word, known))
      {
        m->about = (guint8) i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_moment (OrreryAnalysis *self, JsonNode *node, AnalysisMoment *m)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  const guint n = self->n_seats;
  gint64 point, upto, round, seat;
  gboolean is_judged;

  *m = (AnalysisMoment){ 0 };
  if (object == NULL || !get_int (object, "upto", 1, self->answers->len, &upto)
      || !get_int (object, "point", 0, upto - 1, &point)
      || !get_int (object, "round", 0, G_MAXUINT16, &round)
      || !get_int (object, "seat", GAME_NOBODY, n - 1, &seat)
      || !find_word (orrery_json_text_get_string (object, "kind"), kinds, ANALYSIS_N_KINDS, &m->kind)
      || !read_about (self, object, m) || !read_chances (object, "before", n, m->before)
      || !read_chances (object, "after", n, m->after)
      || !read_chances (object, "before_error", n, m->before_error)
      || !read_chances (object, "after_error", n, m->after_error) || !get_flag (object, "judged", &is_judged))
    return FALSE;
  m->point = (guint32) point;
  m->upto = (guint32) upto;
  m->round = (guint16) round;
  m->seat = (gint8) seat;
  m->is_judged = is_judged;
  if (m->kind != ANALYSIS_DECISION)
    return TRUE;
  return m->seat >= 0 && (!m->is_judged || read_decision (self, object, m));
}

static gboolean
read_all (OrreryAnalysis *self, JsonObject *object)
{
  g_autoptr (GArray) moments = g_array_new (FALSE, FALSE, sizeof (AnalysisMoment));
  g_autofree char *of = fingerprint (self);
  JsonArray *array = get_array (object, "moments", self->answers->len);
  gint64 version, nodes;

  if (array == NULL || !get_int (object, "orrery", VERSION, VERSION, &version)
      || g_strcmp0 (orrery_json_text_get_string (object, "type"), "analysis") != 0
      || g_strcmp0 (orrery_json_text_get_string (object, "of"), of) != 0
      || !get_int (object, "nodes", 1, G_MAXINT32, &nodes))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      AnalysisMoment moment;

      if (!read_moment (self, json_array_get_element (array, i), &moment))
        return FALSE;
      g_array_append_val (moments, moment);
    }
  g_array_unref (self->moments);
  self->moments = g_steal_pointer (&moments);
  self->nodes = (guint) nodes;
  return TRUE;
}

/* Files */

GFile *
orrery_analysis_file_beside (GFile *record)
{
  g_autoptr (GFile) folder = NULL;
  g_autofree char *name = NULL;
  g_autofree char *beside = NULL;

  g_return_val_if_fail (G_IS_FILE (record), NULL);

  folder = g_file_get_parent (record);
  name = g_file_get_basename (record);
  beside = g_strconcat (name, ".analysis", NULL);
  return folder != NULL ? g_file_get_child (folder, beside) : NULL;
}

gboolean
orrery_analysis_load (OrreryAnalysis *self, GFile *file, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (JsonNode) node = NULL;
  const char *text;
  gsize length;

  g_return_val_if_fail (self != NULL && G_IS_FILE (file), FALSE);

  bytes = orrery_file_read (file, ORRERY_JSON_TEXT_MAX_BYTES, NULL, error);
  if (bytes == NULL)
    return FALSE;
  text = g_bytes_get_data (bytes, &length);
  node = orrery_json_text_parse (text, (gssize) length, error);
  if (node == NULL)
    return FALSE;
  if (JSON_NODE_HOLDS_OBJECT (node) && read_all (self, json_node_get_object (node)))
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                       _("This analysis belongs to another game."));
  return FALSE;
}

gboolean
orrery_analysis_keep (OrreryAnalysis *self, GFile *file, GError **error)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (self != NULL && G_IS_FILE (file), FALSE);

  node = orrery_analysis_to_json (self, NULL);
  text = orrery_json_text_print_compact (node);
  return orrery_file_write (file, text, NULL, error);
}
