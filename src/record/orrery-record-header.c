/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A record without its answers as JSON, and back: the game, the players, and the start. */
#include "record/orrery-json-text.h"
#include "record/orrery-record-private.h"
#include "record/orrery-visible.h"

#include <glib/gi18n.h>
#include <inttypes.h>

gboolean
orrery_record_fail (GError **error, OrreryRecordError code, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  orrery_visible_set_error (error, ORRERY_RECORD_ERROR, (int) code, format, args);
  va_end (args);
  return FALSE;
}

gboolean
orrery_record_fail_syntax (GError **error, const char *member, const char *shape)
{
  return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX, _("“%s” must be %s"), member,
                             shape);
}

/* The colors of pieces, in files */
static const char *const colour_words[GAME_MAX_SEATS] = { "blue", "green", "orange", "purple", "brown" };

/* Writing */

static gboolean
has_usual_colours (OrreryRecord *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    if (self->colours[i] != i)
      return FALSE;
  return TRUE;
}

static JsonArray *
write_players (OrreryRecord *self)
{
  JsonArray *seats = json_array_new ();

  for (guint i = 0; i < self->n_seats; i++)
    {
      JsonObject *seat = json_object_new ();

      json_object_set_string_member (seat, "name", self->players[i].name);
      json_object_set_string_member (seat, "kind", self->players[i].kind);
      if (!has_usual_colours (self))
        json_object_set_string_member (seat, "colour", colour_words[self->colours[i]]);
      json_array_add_object_element (seats, seat);
    }
  return seats;
}

/* The hash of the seed until the game is over. Many JSON readers cannot hold 64-bit numbers, so it is a string. */
static void
write_seed (OrreryRecord *self, JsonObject *object)
{
  g_autofree char *seed = orrery_record_dup_open_seed (self);
  g_autofree char *hash = seed == NULL ? orrery_record_dup_seed_hash (self) : NULL;

  if (seed != NULL)
    json_object_set_string_member (object, "seed", seed);
  else if (hash != NULL)
    json_object_set_string_member (object, "seed_hash", hash);
}

static JsonObject *
write_setup (OrreryRecord *self)
{
  const char *const *options = self->game->rules->options;
  JsonObject *setup = json_object_new ();

  json_object_set_int_member (setup, "seats", self->setup.n_seats);
  write_seed (self, setup);
  for (guint i = 0; options[i] != NULL; i++)
    json_object_set_boolean_member (setup, options[i], (self->setup.options >> i & 1) != 0);
  return setup;
}

JsonObject *
orrery_record_header (OrreryRecord *self, const char *type)
{
  JsonObject *object = json_object_new ();
  JsonObject *start = json_object_new ();

  json_object_set_int_member (object, "orrery", ORRERY_RECORD_VERSION);
  json_object_set_string_member (object, "type", type);
  json_object_set_string_member (object, "game", self->game->rules->id);
  json_object_set_int_member (object, "rules", ORRERY_RULES_VERSION);
  json_object_set_array_member (object, "seats", write_players (self));
  if (self->position != NULL)
    {
      json_object_set_member (start, "position", json_node_copy (self->position));
      write_seed (self, start);
    }
  else
    json_object_set_object_member (start, "setup", write_setup (self));
  json_object_set_object_member (object, "start", start);
  return object;
}

/* Reading: members */

static gboolean
check_members (JsonObject *object, const char *const *known, GError **error)
{
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, NULL))
    if (!g_strv_contains (known, name))
      return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX, _("“%s” is unknown"), name);
  return TRUE;
}

gboolean
orrery_record_get_number (JsonObject *object, const char *member, gint64 least, gint64 most, gint64 *value,
            GError **error)
{
  JsonNode *node = json_object_get_member (object, member);

  if (!orrery_json_text_holds (node, G_TYPE_INT64))
    return orrery_record_fail_syntax (error, member, _("a whole number"));
  *value = json_node_get_int (node);
  if (*value < least || *value > most)
    return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX,
                               _("“%s” is %" PRId64 ", but must be from %" PRId64
                                  " to %" PRId64),
                               member, *value, least, most);
  return TRUE;
}

static const char *
get_word (JsonObject *object, const char *member, GError **error)
{
  JsonNode *node = json_object_get_member (object, member);

  if (orrery_json_text_holds (node, G_TYPE_STRING))
    return json_node_get_string (node);
  orrery_record_fail_syntax (error, member, _("a text"));
  return NULL;
}

static gboolean
get_flag (JsonObject *object, const char *member, guint8 bit, guint8 *options, GError **error)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    return TRUE;
  if (!orrery_json_text_holds (node, G_TYPE_BOOLEAN))
    return orrery_record_fail_syntax (error, member, _("true or false"));
  if (json_node_get_boolean (node))
    *options |= bit;
  return TRUE;
}

/* Reading: versions */

static gboolean
check_version (JsonObject *object, const char *member, gint64 ours, GError **error)
{
  gint64 version = 0;

  if (!orrery_record_get_number (object, member, 1, G_MAXINT64, &version, error))
    return FALSE;
  if (version > ours)
    return orrery_record_fail (
        error, ORRERY_RECORD_ERROR_VERSION,
        /* Translators: “orrery” or “rules”, a number, and another */
        _("This game was written by a newer version of Orrery: its “%s” is %" PRId64 ", and this "
          "one knows up to %" PRId64 ". Update Orrery to open it."),
        member, version, ours);
  return TRUE;
}

static gboolean
check_type (JsonObject *object, const char *type, GError **error)
{
  const char *word = get_word (object, "type", error);

  if (word == NULL)
    return FALSE;
  return strcmp (word, type) == 0
         || orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX,
                                _("“type” is “%s”, but must be “%s”"), word, type);
}

static const OrreryGame *
find_game (const char *id, GError **error)
{
  const OrreryGame *game = orrery_game_by_id (id);

  if (game == NULL)
    orrery_record_fail (error, ORRERY_RECORD_ERROR_GAME,
                        _("This version of Orrery does not play the game “%s”."), id);
  return game;
}

/* NULL if it is not a file of a game that we play. */
static const OrreryGame *
read_game (JsonObject *object, const char *type, GError **error)
{
  const OrreryGame *game = NULL;
  const char *word = NULL;

  if (check_version (object, "orrery", ORRERY_RECORD_VERSION, error)
      && check_type (object, type, error))
    word = get_word (object, "game", error);
  if (word != NULL)
    game = find_game (word, error);
  return game != NULL && check_version (object, "rules", ORRERY_RULES_VERSION, error) ? game : NULL;
}

const OrreryGame *
orrery_record_game_of_position (JsonNode *position, const OrreryGame *usual, GError **error)
{
  if (!JSON_NODE_HOLDS_OBJECT (position)
      || !json_object_has_member (json_node_get_object (position), "game"))
    return usual != NULL ? usual : orrery_game_get_default ();
  {
    const char *word = get_word (json_node_get_object (position), "game", error);

    return word != NULL ? find_game (word, error) : NULL;
  }
}

/* Reading: seats and start */

static gboolean
check_name (const char *name, GError **error)
{
  if (g_utf8_strlen (name, -1) > ORRERY_RECORD_MAX_NAME)
    return orrery_record_fail (error, ORRERY_RECORD_ERROR_TOO_LARGE,
                               _("a name can have at most %d letters"), ORRERY_RECORD_MAX_NAME);
  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX, _("a name can only have "
                                                                      "letters"));
  return TRUE;
}

static gboolean
read_colour (OrreryRecord *self, guint seat, JsonObject *object, GError **error)
{
  const char *word;

  if (!json_object_has_member (object, "colour"))
    return TRUE;
  word = get_word (object, "colour", error);
  if (word == NULL)
    return FALSE;
  for (guint8 i = 0; i < GAME_MAX_SEATS; i++)
    if (strcmp (word, colour_words[i]) == 0)
      {
        self->colours[seat] = i;
        return TRUE;
      }
  return orrery_record_fail_syntax (error, "colour", _("blue, green, orange, purple or brown"));
}

static gboolean
read_player (OrreryRecord *self, guint seat, JsonNode *node, GError **error)
{
  static const char *const known[] = { "name", "kind", "colour", NULL };
  const char *name;
  const char *kind;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX, _("it must be an object"));
  if (!check_members (json_node_get_object (node), known, error))
    return FALSE;
  name = get_word (json_node_get_object (node), "name", error);
  kind = name == NULL ? NULL : get_word (json_node_get_object (node), "kind", error);
  if (kind == NULL || !check_name (name, error) || !check_name (kind, error))
    return FALSE;
  orrery_record_name_player (self, seat, name, kind);
  return read_colour (self, seat, json_node_get_object (node), error);
}

static gboolean
read_players (OrreryRecord *self, JsonObject *object, GError **error)
{
  JsonNode *node = json_object_get_member (object, "seats");
  JsonArray *seats;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return orrery_record_fail_syntax (error, "seats", _("a list"));
  seats = json_node_get_array (node);
  if (json_array_get_length (seats) != self->n_seats)
    return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX,
                               _("“seats” names %u, but “start” has %d"),
                               json_array_get_length (seats), self->n_seats);
  for (guint i = 0; i < self->n_seats; i++)
    if (!read_player (self, i, json_array_get_element (seats, i), error))
      {
        g_prefix_error (error, _("seat %u: "), i);
        return FALSE;
      }
  return TRUE;
}

gboolean
orrery_record_take_seed (OrreryRecord *self, const char *word, GError **error)
{
  self->has_seed = g_ascii_string_to_unsigned (word, 10, 0, G_MAXUINT64, &self->seed, NULL);
  return self->has_seed || orrery_record_fail_syntax (error, "seed", _("a whole number in quotation marks"));
}

static gboolean
read_seed_hash (OrreryRecord *self, JsonObject *object, GError **error)
{
  const char *word = get_word (object, "seed_hash", error);

  if (word == NULL)
    return FALSE;
  if (strlen (word) != 64 || strspn (word, "0123456789abcdef") != 64)
    return orrery_record_fail_syntax (error, "seed_hash", _("64 hexadecimal digits"));
  self->seed_hash = g_strdup (word);
  return TRUE;
}

/* Rolls from here on need a seed, even if the file has none. */
static gboolean
read_seed (OrreryRecord *self, JsonObject *object, GError **error)
{
  const char *word;

  self->seed = orrery_record_draw_seed ();
  if (json_object_has_member (object, "seed_hash") && !read_seed_hash (self, object, error))
    return FALSE;
  if (!json_object_has_member (object, "seed"))
    return TRUE;
  word = get_word (object, "seed", error);
  return word != NULL && orrery_record_take_seed (self, word, error);
}

static gboolean
read_setup (OrreryRecord *self, JsonObject *setup, GError **error)
{
  const Game *rules = self->game->rules;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) known = NULL;
  GameState start = { 0 };
  GameStatus status;
  gint64 n;

  g_strv_builder_add_many (builder, "seats", "seed", "seed_hash", NULL);
  g_strv_builder_addv (builder, (const char **) rules->options);
  known = g_strv_builder_end (builder);
  if (!check_members (setup, (const char *const *) known, error)
      || !orrery_record_get_number (setup, "seats", rules->min_seats, rules->max_seats, &n, error)
      || !read_seed (self, setup, error))
    return FALSE;
  for (guint i = 0; rules->options[i] != NULL; i++)
    if (!get_flag (setup, rules->options[i], (guint8) (1u << i), &self->setup.options, error))
      return FALSE;
  self->setup.n_seats = (guint8) n;
  status = rules->start (&start, &self->setup);
  if (status != GAME_OK)
    return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX, "%s",
                               self->game->tell_refusal (status));
  orrery_record_set_start (self, &start);
  return TRUE;
}

gboolean
orrery_record_take_position (OrreryRecord *self, JsonNode *node, GError **error)
{
  GameState start = { 0 };

  if (!self->game->read_position (node, &start, error))
    return FALSE;
  self->position = self->game->strip_position (node);
  orrery_record_set_start (self, &start);
  return TRUE;
}

static gboolean
read_position (OrreryRecord *self, JsonNode *node, GError **error)
{
  g_autoptr (GError) position_error = NULL;

  if (orrery_record_take_position (self, node, &position_error))
    return TRUE;
  return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX, "%s", position_error->message);
}

static gboolean
read_start (OrreryRecord *self, JsonObject *object, GError **error)
{
  static const char *const known[] = { "setup", "position", "seed", "seed_hash", NULL };
  JsonNode *node = json_object_get_member (object, "start");
  JsonNode *position, *setup;
  gboolean is_good;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return orrery_record_fail_syntax (error, "start", _("an object"));
  if (!check_members (json_node_get_object (node), known, error))
    return FALSE;
  position = json_object_get_member (json_node_get_object (node), "position");
  setup = json_object_get_member (json_node_get_object (node), "setup");
  if ((position == NULL) == (setup == NULL))
    return orrery_record_fail_syntax (error, "start", _("either a “setup” or a “position”"));
  if (position != NULL)
    is_good = read_position (self, position, error)
              && read_seed (self, json_node_get_object (node), error);
  else if (json_object_get_size (json_node_get_object (node)) > 1)
    is_good = orrery_record_fail_syntax (error, "seed", _("inside “setup”"));
  else if (!JSON_NODE_HOLDS_OBJECT (setup))
    is_good = orrery_record_fail_syntax (error, "setup", _("an object"));
  else
    is_good = read_setup (self, json_node_get_object (setup), error);
  if (!is_good)
    g_prefix_error (error, _("“start”: "));
  return is_good;
}

OrreryRecord *
orrery_record_from_header (JsonObject *object, const char *type, GError **error)
{
  static const char *const known[] = { "orrery", "type",    "game",  "rules", "seats",
                                       "start",  "answers", "point", NULL };
  /* Check the version first: in a newer one everything else may be different. */
  const OrreryGame *game = read_game (object, type, error);
  g_autoptr (OrreryRecord) self = NULL;

  if (game == NULL)
    return NULL;
  self = orrery_record_new_empty (game);
  if (!check_members (object, known, error) || !read_start (self, object, error) || !read_players (self, object, error))
    return NULL;
  return g_steal_pointer (&self);
}
