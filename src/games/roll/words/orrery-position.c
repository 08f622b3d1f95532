/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a position. Words and numbers are checked one by one, so that a message can name them; the rules
 * check whether the table as a whole is possible. */
#include "games/roll/words/orrery-position-private.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>

enum
{
  MAX_ROUND = 9999,
  MAX_POOL = 999,
  MIN_POOL = -24999
};

static const char *const root_members[] = { "bag", "first_game", "game", "mirror", "phases", "pool",
                                            "round", "seats", "step", NULL };
/* Members that are ignored, except "now", which is read if it is complete. */
static const char *const root_looks[] = { "costs", "now", "question", NULL };

/* The round */

static gboolean
read_step (OrreryPositionReader *r, JsonObject *object)
{
  static const char *const words[] = { "roll", "explore", "develop", "settle", "produce", "ship",
                                       "manage", "over", "setup", "assign", "reveal" };
  static const guint8 steps[] = { ROLL_STEP_ASSIGN, ROLL_STEP_PHASES, ROLL_STEP_PHASES, ROLL_STEP_PHASES,
                                  ROLL_STEP_PHASES, ROLL_STEP_PHASES, ROLL_STEP_MANAGE, ROLL_STEP_OVER,
                                  ROLL_STEP_SETUP, ROLL_STEP_ASSIGN, ROLL_STEP_REVEAL };
  enum
  {
    HALF_DONE = 8
  };
  JsonNode *node = json_object_get_member (object, "step");
  int step = 0;

  if (node != NULL)
    step = orrery_position_as_word_of (node, "step", words, G_N_ELEMENTS (words), r->error);
  if (step < 0)
    return FALSE;
  if (step >= HALF_DONE && !r->is_whole)
    return orrery_position_fail (
        r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
        _("“step” is “%s”, but a game can start only at “roll”, a phase, “manage” or “over”"), words[step]);
  r->s->step = steps[step];
  if (r->s->step == ROLL_STEP_PHASES)
    r->s->phase = (guint8) (step - 1);
  if (r->s->step == ROLL_STEP_SETUP)
    {
      r->s->round = 0;
      memset (r->s->start, ROLL_NONE, sizeof r->s->start);
    }
  return TRUE;
}

static guint
phases_with_workers (const RollState *s)
{
  guint phases = 0;

  for (guint i = 0; i < s->n_seats; i++)
    for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
      for (guint c = 0; c < ROLL_N_COLOURS; c++)
        if (s->seats[i].dice[ROLL_COLUMN + phase][c] > 0)
          phases |= ROLL_BIT (phase);
  return phases;
}

static gboolean
read_phases (OrreryPositionReader *r, JsonObject *object)
{
  RollState *s = r->s;
  JsonArray *array = NULL;

  if (!orrery_position_get_array (object, "phases", &array, r->error))
    return FALSE;
  if (array == NULL)
    {
      if (s->step == ROLL_STEP_PHASES)
        s->phases = (guint8) (ROLL_BIT (s->phase) | phases_with_workers (s));
      return TRUE;
    }
  if (s->step == ROLL_STEP_ASSIGN && json_array_get_length (array) > 0)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("“phases” are not known before the dice are rolled"));
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      const int phase = orrery_position_as_word_of (json_array_get_element (array, i), "phases", roll_phase_names,
                                                    ROLL_N_PHASES, r->error);

      if (phase < 0)
        return FALSE;
      s->phases = (guint8) (s->phases | ROLL_BIT (phase));
    }
  if (s->step == ROLL_STEP_PHASES && (s->phases & ROLL_BIT (s->phase)) == 0)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("“step” is “%s”, but “phases” does not have it"), roll_phase_names[s->phase]);
  return TRUE;
}

static gboolean
read_pool (OrreryPositionReader *r, JsonObject *object)
{
  int pool = ROLL_POOL_A_SEAT * r->s->n_seats;

  for (guint i = 0; i < r->s->n_seats; i++)
    pool -= r->s->seats[i].chips;
  if (!orrery_position_get_number (object, "pool", MIN_POOL, MAX_POOL, &pool, r->error))
    return FALSE;
  r->s->pool = (gint16) pool;
  return TRUE;
}

static gboolean
read_options (OrreryPositionReader *r, JsonObject *object)
{
  JsonNode *game = json_object_get_member (object, "game");
  gboolean is_mirror = FALSE;
  gboolean is_first = FALSE;
  const char *id;
  int round = 1;

  if (game != NULL)
    {
      id = orrery_position_as_word (game, "game", r->error);
      if (id == NULL)
        return FALSE;
      if (strcmp (id, roll_game.id) != 0)
        return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("“game” is “%s”, which is unknown"),
                                     id);
    }
  if (!orrery_position_get_flag (object, "mirror", &is_mirror, r->error)
      || !orrery_position_get_flag (object, "first_game", &is_first, r->error)
      || !orrery_position_get_number (object, "round", 1, MAX_ROUND, &round, r->error))
    return FALSE;
  r->s->options = (guint8) ((is_mirror ? ROLL_MIRROR : 0) | (is_first ? ROLL_FIRST_GAME : 0));
  r->s->round = (guint16) round;
  return TRUE;
}

/* The bag: a number of tiles is only informative; a list must be exactly the tiles that are nowhere else.
 * They are drawn at random, so their order does not matter. */
static gboolean
read_bag (OrreryPositionReader *r, JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "bag");
  guint64 left = roll_tiles_left (r->s);
  JsonArray *tiles = NULL;

  if (node == NULL || orrery_json_text_holds (node, G_TYPE_INT64))
    return TRUE;
  if (!orrery_position_get_array (object, "bag", &tiles, r->error))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (tiles); i++)
    {
      const int tile = position_as_tile (r, json_array_get_element (tiles, i), "bag");

      if (tile < 0)
        return FALSE;
      if (tile == ROLL_UNKNOWN || (left >> tile & 1) == 0)
        return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                     _("“bag” has %s, which is elsewhere or named twice"), json_array_get_string_element (tiles, i));
      left &= ~(G_GUINT64_CONSTANT (1) << tile);
    }
  if (left == 0)
    return TRUE;
  return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                               _("%s is neither in “bag” nor anywhere else"), roll_faces[ROLL_DEVELOPMENT_OF (__builtin_ctzll (left))].name);
}

gboolean
orrery_position_read_named (JsonNode *node, const char *const *names, RollState *state,
                            GError **error)
{
  OrreryPositionReader r = { state, names, GAME_NOBODY, FALSE, error };
  GameProblem problem;
  JsonObject *object;

  g_return_val_if_fail (node != NULL, FALSE);

  memset (state, 0, sizeof *state);
  state->spare = ROLL_NO_PHASE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail (r.error, ORRERY_POSITION_ERROR_SYNTAX, _("a position must be an object"));
  object = json_node_get_object (node);
  r.is_whole = position_has_now (object);
  if (!orrery_position_check_members (object, root_members, root_looks, r.error) || !read_options (&r, object)
      || !read_step (&r, object) || !position_read_seats (&r, object) || !read_phases (&r, object)
      || !read_pool (&r, object) || (r.is_whole && !position_read_now (&r, object))
      || !read_bag (&r, object))
    return FALSE;
  problem = r.is_whole ? roll_resume_now (state) : roll_resume (state);
  if (problem.code != GAME_OK)
    {
      g_autofree char *text = orrery_problem_text (&problem, names);

      return orrery_position_fail (r.error, ORRERY_POSITION_ERROR_IMPOSSIBLE, "%s", text);
    }
  return TRUE;
}

gboolean
orrery_position_read (JsonNode *node, void *state, GError **error)
{
  return orrery_position_read_named (node, NULL, state, error);
}

/* Stripping */

static void
copy_members (JsonObject *from, JsonObject *to, const char *const *members)
{
  for (guint i = 0; members[i] != NULL; i++)
    if (json_object_has_member (from, members[i]))
      json_object_set_member (to, members[i], json_object_dup_member (from, members[i]));
}

static JsonNode *
strip (JsonObject *object, gboolean is_whole)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *stripped = json_object_new ();
  JsonArray *seats = json_array_new ();
  JsonArray *all = json_object_get_array_member (object, "seats");

  copy_members (object, stripped, root_members);
  if (json_object_has_member (object, "bag") && !JSON_NODE_HOLDS_ARRAY (json_object_get_member (object, "bag")))
    json_object_remove_member (stripped, "bag");
  for (guint i = 0; i < json_array_get_length (all); i++)
    {
      JsonObject *seat = json_object_new ();

      copy_members (json_array_get_object_element (all, i), seat, position_table_members);
      if (is_whole)
        copy_members (json_array_get_object_element (all, i), seat, position_round_members);
      json_array_add_object_element (seats, seat);
    }
  json_object_set_array_member (stripped, "seats", seats);
  if (is_whole && position_has_now (object))
    json_object_set_member (stripped, "now", json_object_dup_member (object, "now"));
  json_node_take_object (node, stripped);
  return node;
}

JsonNode *
orrery_position_strip (JsonNode *node)
{
  return strip (json_node_get_object (node), TRUE);
}

JsonNode *
orrery_position_strip_to_table (JsonNode *node)
{
  return strip (json_node_get_object (node), FALSE);
}
