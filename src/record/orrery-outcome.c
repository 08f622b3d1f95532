/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/orrery-outcome.h"

#include "record/orrery-json-text.h"
#include "record/orrery-record-private.h"
#include "record/orrery-visible.h"

#include <glib/gi18n.h>

enum
{
  MOST_POINTS = 9999,
  MOST_ROUNDS = 9999
};

struct _OrreryOutcome
{
  GObject parent_instance;

  const OrreryGame *game;
  char *id;
  char *place;
  GDateTime *date;
  OrreryOutcomeKind kind;
  guint rounds;
  guint minutes;
  char *location;
  char *seed; /* digits; NULL: unknown, or not what the game started from */
  guint n_seats;
  OrreryOutcomeSeat seats[GAME_MAX_SEATS];
  JsonNode *position;
};

G_DEFINE_FINAL_TYPE (OrreryOutcome, orrery_outcome, G_TYPE_OBJECT)

const char *const orrery_outcome_kind_ids[ORRERY_N_OUTCOME_KINDS] = { "played", "mirrored",
                                                                      "counted" };

static void
orrery_outcome_finalize (GObject *object)
{
  OrreryOutcome *self = ORRERY_OUTCOME (object);

  g_free (self->id);
  g_free (self->place);
  g_free (self->location);
  g_free (self->seed);
  g_clear_pointer (&self->date, g_date_time_unref);
  g_clear_pointer (&self->position, json_node_unref);
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    {
      g_free (self->seats[i].name);
      g_free (self->seats[i].kind);
    }

  G_OBJECT_CLASS (orrery_outcome_parent_class)->finalize (object);
}

static void
orrery_outcome_class_init (OrreryOutcomeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_outcome_finalize;
}

static void
orrery_outcome_init (OrreryOutcome *self)
{
}

OrreryOutcome *
orrery_outcome_new (OrreryRecord *record, OrreryOutcomeKind kind, const char *id, GDateTime *date,
                    const char *place)
{
  const OrreryGame *game;
  const void *state;
  OrreryOutcome *self;
  GameInfo info;
  GameScore score;

  g_return_val_if_fail (ORRERY_IS_RECORD (record) && id != NULL && date != NULL, NULL);

  game = orrery_record_get_game (record);
  state = orrery_record_get_state (record);
  if (!orrery_game_is_over (game, state))
    return NULL;
  game->rules->score (state, &score);
  info = game->rules->info (state);
  self = g_object_new (ORRERY_TYPE_OUTCOME, NULL);
  self->game = game;
  self->id = g_strdup (id);
  self->place = g_strdup (place);
  self->date = g_date_time_to_utc (date);
  self->kind = kind;
  if (!orrery_record_has_position (record))
    self->seed = orrery_record_dup_open_seed (record);
  /* The duration of a game that was only scored is unknown. */
  self->rounds = kind == ORRERY_OUTCOME_COUNTED ? 0 : info.round;
  self->n_seats = info.n_seats;
  for (guint i = 0; i < self->n_seats; i++)
    {
      const OrreryPlayer *player = orrery_record_get_player (record, i);

      self->seats[i]
          = (OrreryOutcomeSeat){ g_strdup (player->name), g_strdup (player->kind),
                                 game->roles->get (state, i), score.total[i],
                                 score.tie_break[i],     (score.winners >> i & 1) != 0 };
    }
  {
    g_autoptr (JsonNode) position = game->write_position (state, GAME_NOBODY);

    self->position = game->strip_to_table != NULL ? game->strip_to_table (position)
                                                  : game->strip_position (position);
  }
  return self;
}

OrreryOutcome *
orrery_outcome_new_totals (const OrreryGame *game, const OrreryOutcomeSeat *seats, guint n, const char *id,
                           GDateTime *date)
{
  OrreryOutcome *self = g_object_new (ORRERY_TYPE_OUTCOME, NULL);

  self->game = game;
  self->id = g_strdup (id);
  self->date = g_date_time_to_utc (date);
  self->kind = ORRERY_OUTCOME_COUNTED;
  self->n_seats = n;
  for (guint i = 0; i < n; i++)
    {
      self->seats[i] = seats[i];
      self->seats[i].name = g_strdup (seats[i].name);
      self->seats[i].kind = g_strdup (seats[i].kind);
    }
  return self;
}

/* --- Reading --- */

typedef struct
{
  JsonObject *object;
  GError **error;
} Reader;

static gboolean
read_number (const Reader *r, const char *member, int least, int most, int *number)
{
  JsonNode *node = json_object_get_member (r->object, member);
  const gint64 value = orrery_json_text_holds (node, G_TYPE_INT64)
                           ? json_node_get_int (node)
                           : G_MININT64;

  if (value < least || value > most)
    return orrery_record_fail (r->error, ORRERY_RECORD_ERROR_SYNTAX,
                               _("“%s” is not a number from %d to %d"), member, least, most);
  *number = (int) value;
  return TRUE;
}

static const char *
read_text (const Reader *r, const char *member)
{
  const char *text = orrery_json_text_get_string (r->object, member);

  if (text == NULL)
    orrery_record_fail (r->error, ORRERY_RECORD_ERROR_SYNTAX, _("“%s” is not text"), member);
  return text;
}

static gboolean
read_role (const Reader *r, const OrreryRoles *roles, guint *role)
{
  const char *name;

  *role = 0;
  if (!json_object_has_member (r->object, roles->word))
    return TRUE;
  name = read_text (r, roles->word);
  if (name == NULL)
    return FALSE;
  *role = roles->find (name);
  return *role > 0
         || orrery_record_fail (r->error, ORRERY_RECORD_ERROR_SYNTAX, _("“%s”: there is no “%s”"),
                                roles->word, name);
}

static gboolean
read_winner (const Reader *r, gboolean *winner)
{
  JsonNode *node = json_object_get_member (r->object, "winner");

  if (!orrery_json_text_holds (node, G_TYPE_BOOLEAN))
    return orrery_record_fail (r->error, ORRERY_RECORD_ERROR_SYNTAX,
                               _("“%s” is neither true nor false"), "winner");
  *winner = json_node_get_boolean (node);
  return TRUE;
}

static gboolean
read_seat (OrreryOutcomeSeat *seat, const OrreryGame *game, JsonNode *node, GError **error)
{
  Reader r = { JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL, error };
  const char *name, *kind;

  if (r.object == NULL)
    return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX, _("a player is not an object"));
  name = read_text (&r, "name");
  kind = name != NULL ? read_text (&r, "kind") : NULL;
  if (kind == NULL || !read_role (&r, game->roles, &seat->role)
      || !read_number (&r, "score", 0, MOST_POINTS, &seat->score)
      || !read_number (&r, "tie_break", 0, MOST_POINTS, &seat->tie_break)
      || !read_winner (&r, &seat->winner))
    return FALSE;
  if (g_utf8_strlen (name, -1) > ORRERY_RECORD_MAX_NAME
      || g_utf8_strlen (kind, -1) > ORRERY_RECORD_MAX_NAME)
    return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX, _("a name is too long"));
  seat->name = orrery_visible_dup_name (name, ORRERY_RECORD_MAX_NAME);
  seat->kind = orrery_visible_dup_name (kind, ORRERY_RECORD_MAX_NAME);
  return TRUE;
}

static gboolean
read_seats (OrreryOutcome *self, const Reader *r)
{
  JsonNode *node = json_object_get_member (r->object, "seats");
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node)
                                                                 : NULL;
  const guint n = array != NULL ? json_array_get_length (array) : 0;

  if (n < self->game->rules->min_seats || n > self->game->rules->max_seats)
    return orrery_record_fail (r->error, ORRERY_RECORD_ERROR_SYNTAX,
                               _("the number of players is not from %d to %d"), self->game->rules->min_seats,
                               self->game->rules->max_seats);
  self->n_seats = n;
  for (guint i = 0; i < n; i++)
    if (!read_seat (&self->seats[i], self->game, json_array_get_element (array, i), r->error))
      return FALSE;
  return TRUE;
}

static gboolean
read_kind (OrreryOutcome *self, const Reader *r)
{
  const char *word = read_text (r, "kind");

  if (word == NULL)
    return FALSE;
  for (guint i = 0; i < ORRERY_N_OUTCOME_KINDS; i++)
    if (g_str_equal (word, orrery_outcome_kind_ids[i]))
      {
        self->kind = (OrreryOutcomeKind) i;
        return TRUE;
      }
  return orrery_record_fail (r->error, ORRERY_RECORD_ERROR_SYNTAX, _("“%s” is not a kind of game"),
                             word);
}

static gboolean
read_date (OrreryOutcome *self, const Reader *r)
{
  const char *text = read_text (r, "date");
  g_autoptr (GDateTime) date = NULL;

  if (text == NULL)
    return FALSE;
  date = g_date_time_new_from_iso8601 (text, NULL);
  self->date = date != NULL ? g_date_time_to_utc (date) : NULL;
  return self->date != NULL
         || orrery_record_fail (r->error, ORRERY_RECORD_ERROR_SYNTAX, _("“%s” is not a date"), text);
}

/* All of them may be missing. */
static gboolean
read_circumstances (OrreryOutcome *self, const Reader *r)
{
  int minutes = 0;
  const char *location;

  if (json_object_has_member (r->object, "minutes")
      && !read_number (r, "minutes", 0, ORRERY_OUTCOME_MAX_MINUTES, &minutes))
    return FALSE;
  self->minutes = (guint) minutes;
  if (json_object_has_member (r->object, "seed") && (self->seed = g_strdup (read_text (r, "seed"))) == NULL)
    return FALSE;
  if (!json_object_has_member (r->object, "location"))
    return TRUE;
  location = read_text (r, "location");
  if (location == NULL)
    return FALSE;
  self->location = orrery_visible_dup_name (location, ORRERY_OUTCOME_MAX_LOCATION);
  return TRUE;
}

static gboolean
read_header (OrreryOutcome *self, const Reader *r)
{
  const char *type = read_text (r, "type"), *game = type != NULL ? read_text (r, "game") : NULL;
  int version = 0;

  if (game == NULL || !read_number (r, "orrery", 1, G_MAXINT, &version))
    return FALSE;
  if (!g_str_equal (type, "result"))
    return orrery_record_fail (r->error, ORRERY_RECORD_ERROR_SYNTAX, _("it is not a result"));
  if (version > ORRERY_OUTCOME_VERSION)
    return orrery_record_fail (r->error, ORRERY_RECORD_ERROR_VERSION,
                               _("it was written by a newer version of Orrery"));
  self->game = orrery_game_by_id (game);
  if (self->game == NULL)
    return orrery_record_fail (r->error, ORRERY_RECORD_ERROR_GAME,
                               _("it belongs to a game that this version of Orrery does not know"));
  return TRUE;
}

OrreryOutcome *
orrery_outcome_read (JsonNode *node, const char *id, GError **error)
{
  g_autoptr (OrreryOutcome) self = NULL;
  Reader r = { JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL, error };
  int rounds = 0;

  if (r.object == NULL)
    {
      orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX, _("it is not a result"));
      return NULL;
    }
  self = g_object_new (ORRERY_TYPE_OUTCOME, NULL);
  if (!read_header (self, &r) || !read_kind (self, &r) || !read_date (self, &r)
      || !read_number (&r, "rounds", 0, MOST_ROUNDS, &rounds) || !read_circumstances (self, &r)
      || !read_seats (self, &r))
    return NULL;
  self->id = g_strdup (id);
  self->rounds = (guint) rounds;
  if (json_object_has_member (r.object, "record"))
    {
      self->place = g_strdup (read_text (&r, "record"));
      if (self->place == NULL)
        return NULL;
    }
  if (json_object_has_member (r.object, "position"))
    self->position = json_node_copy (json_object_get_member (r.object, "position"));
  return g_steal_pointer (&self);
}

/* --- Writing --- */

static JsonObject *
write_seat (const OrreryOutcomeSeat *seat, const OrreryRoles *roles)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "name", seat->name);
  json_object_set_string_member (object, "kind", seat->kind);
  if (seat->role > 0)
    json_object_set_string_member (object, roles->word, roles->get_name (seat->role));
  json_object_set_int_member (object, "score", seat->score);
  json_object_set_int_member (object, "tie_break", seat->tie_break);
  json_object_set_boolean_member (object, "winner", seat->winner);
  return object;
}

JsonNode *
orrery_outcome_write (OrreryOutcome *self)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  JsonArray *seats = json_array_new ();
  g_autofree char *date = NULL;

  g_return_val_if_fail (ORRERY_IS_OUTCOME (self), NULL);

  date = g_date_time_format_iso8601 (self->date);
  json_object_set_int_member (object, "orrery", ORRERY_OUTCOME_VERSION);
  json_object_set_string_member (object, "type", "result");
  json_object_set_string_member (object, "game", self->game->rules->id);
  json_object_set_string_member (object, "date", date);
  json_object_set_string_member (object, "kind", orrery_outcome_kind_ids[self->kind]);
  json_object_set_int_member (object, "rounds", self->rounds);
  if (self->minutes > 0)
    json_object_set_int_member (object, "minutes", self->minutes);
  if (self->location != NULL)
    json_object_set_string_member (object, "location", self->location);
  if (self->seed != NULL)
    json_object_set_string_member (object, "seed", self->seed);
  if (self->place != NULL)
    json_object_set_string_member (object, "record", self->place);
  for (guint i = 0; i < self->n_seats; i++)
    json_array_add_object_element (seats, write_seat (&self->seats[i], self->game->roles));
  json_object_set_array_member (object, "seats", seats);
  if (self->position != NULL)
    json_object_set_member (object, "position", json_node_copy (self->position));
  json_node_take_object (node, object);
  return node;
}

/* --- Editing --- */

void
orrery_outcome_edit (OrreryOutcome *self, const OrreryOutcomeEdit *edit)
{
  g_return_if_fail (ORRERY_IS_OUTCOME (self));

  for (guint i = 0; i < self->n_seats; i++)
    {
      g_free (self->seats[i].name);
      self->seats[i].name = orrery_visible_dup_name (edit->names[i], ORRERY_RECORD_MAX_NAME);
    }
  g_date_time_unref (self->date);
  self->date = g_date_time_to_utc (edit->date);
  self->minutes = MIN (edit->minutes, ORRERY_OUTCOME_MAX_MINUTES);
  g_clear_pointer (&self->location, g_free);
  if (edit->location != NULL && *edit->location != '\0')
    self->location = orrery_visible_dup_name (edit->location, ORRERY_OUTCOME_MAX_LOCATION);
}

/* --- Getters --- */

const OrreryGame *
orrery_outcome_get_game (OrreryOutcome *self)
{
  g_return_val_if_fail (ORRERY_IS_OUTCOME (self), NULL);

  return self->game;
}

const char *
orrery_outcome_get_id (OrreryOutcome *self)
{
  g_return_val_if_fail (ORRERY_IS_OUTCOME (self), NULL);

  return self->id;
}

GDateTime *
orrery_outcome_get_date (OrreryOutcome *self)
{
  g_return_val_if_fail (ORRERY_IS_OUTCOME (self), NULL);

  return self->date;
}

OrreryOutcomeKind
orrery_outcome_get_kind (OrreryOutcome *self)
{
  g_return_val_if_fail (ORRERY_IS_OUTCOME (self), ORRERY_OUTCOME_PLAYED);

  return self->kind;
}

guint
orrery_outcome_get_rounds (OrreryOutcome *self)
{
  g_return_val_if_fail (ORRERY_IS_OUTCOME (self), 0);

  return self->rounds;
}

const char *
orrery_outcome_get_place (OrreryOutcome *self)
{
  g_return_val_if_fail (ORRERY_IS_OUTCOME (self), NULL);

  return self->place;
}

guint
orrery_outcome_get_minutes (OrreryOutcome *self)
{
  g_return_val_if_fail (ORRERY_IS_OUTCOME (self), 0);

  return self->minutes;
}

gboolean
orrery_outcome_has_same_start (OrreryOutcome *self, OrreryRecord *record)
{
  g_autofree char *seed = NULL;

  g_return_val_if_fail (ORRERY_IS_OUTCOME (self) && ORRERY_IS_RECORD (record), FALSE);

  if (self->seed == NULL || self->game != orrery_record_get_game (record) || orrery_record_has_position (record)
      || self->n_seats != self->game->rules->info (orrery_record_get_state (record)).n_seats)
    return FALSE;
  seed = orrery_record_dup_open_seed (record);
  return g_strcmp0 (seed, self->seed) == 0;
}

const char *
orrery_outcome_get_location (OrreryOutcome *self)
{
  g_return_val_if_fail (ORRERY_IS_OUTCOME (self), NULL);

  return self->location;
}

guint
orrery_outcome_get_n_seats (OrreryOutcome *self)
{
  g_return_val_if_fail (ORRERY_IS_OUTCOME (self), 0);

  return self->n_seats;
}

const OrreryOutcomeSeat *
orrery_outcome_get_seat (OrreryOutcome *self, guint seat)
{
  g_return_val_if_fail (ORRERY_IS_OUTCOME (self) && seat < self->n_seats, NULL);

  return &self->seats[seat];
}

/* More than 0: the first did worse. */
static int
compare_seats (const OrreryOutcomeSeat *a, const OrreryOutcomeSeat *b)
{
  return a->winner != b->winner ? b->winner - a->winner
         : a->score != b->score ? b->score - a->score
                                : b->tie_break - a->tie_break;
}

void
orrery_outcome_get_order (OrreryOutcome *self, guint order[GAME_MAX_SEATS])
{
  g_return_if_fail (ORRERY_IS_OUTCOME (self));

  for (guint i = 0; i < self->n_seats; i++)
    {
      guint k = i;

      for (; k > 0 && compare_seats (&self->seats[order[k - 1]], &self->seats[i]) > 0; k--)
        order[k] = order[k - 1];
      order[k] = i;
    }
}

guint
orrery_outcome_get_rank (OrreryOutcome *self, guint seat)
{
  guint rank = 1;

  g_return_val_if_fail (ORRERY_IS_OUTCOME (self) && seat < self->n_seats, 0);

  for (guint i = 0; i < self->n_seats; i++)
    if (compare_seats (&self->seats[seat], &self->seats[i]) > 0)
      rank++;
  return rank;
}

gboolean
orrery_outcome_get_state (OrreryOutcome *self, void *state, GError **error)
{
  g_return_val_if_fail (ORRERY_IS_OUTCOME (self), FALSE);

  if (self->position == NULL)
    return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX,
                               _("the final table is missing"));
  if (!self->game->read_position (self->position, state, error))
    return FALSE;
  if (self->game->rules->info (state).n_seats != self->n_seats)
    return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX,
                               _("the final table has a different number of players"));
  return TRUE;
}

void
orrery_outcome_forget_state (OrreryOutcome *self)
{
  g_return_if_fail (ORRERY_IS_OUTCOME (self));

  g_clear_pointer (&self->position, json_node_unref);
}

const char *
orrery_outcome_get_role_name (OrreryOutcome *self, guint seat)
{
  g_return_val_if_fail (ORRERY_IS_OUTCOME (self) && seat < self->n_seats, "");

  return self->seats[seat].role > 0 ? self->game->roles->get_name (self->seats[seat].role) : "";
}
