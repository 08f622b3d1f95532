/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a position. Words and numbers are checked here, one by one, so that a message can name
 * them; whether the table as a whole can be is for the rules to say. */
#include "config.h"

#include "record/orrery-json-text.h"
#include "games/roll/words/orrery-position-private.h"
#include "record/orrery-visible.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

enum
{
  MAX_ROUND = 9999,
  MAX_CHIPS = 999
};

G_DEFINE_QUARK (orrery - position - error - quark, orrery_position_error)

typedef struct
{
  RollState *s;
  int seat; /* whose things are read; GAME_NOBODY outside the seats */
  GError **error;
} Reader;

G_GNUC_PRINTF (3, 4)
static gboolean
fail (Reader *r, OrreryPositionError code, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = orrery_visible_vprintf (format, args);
  va_end (args);
  if (r->seat == GAME_NOBODY)
    g_set_error_literal (r->error, ORRERY_POSITION_ERROR, (int) code, text);
  else
    g_set_error (r->error, ORRERY_POSITION_ERROR, (int) code, _("seat %d: %s"), r->seat, text);
  return FALSE;
}

static gboolean
fail_shape (Reader *r, const char *member, const char *shape)
{
  /* Translators: "“credits” must be a whole number" */
  return fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” must be %s"), member, shape);
}

/* Members */

/* What is read, and what orrery_position_write adds to be looked at. */
static const char *const root_members[] = { "game", "round",  "step",  "phases",
                                            "pool", "mirror", "seats", NULL };
static const char *const root_looks[] = { "bag", "now", "question", NULL };
static const char *const seat_members[] = { "faction", "home",  "credits",      "chips",
                                            "tableau", "goods", "developments", "worlds",
                                            "dice",    NULL };
static const char *const seat_looks[] = { "abandoned", "rolled", "selected", "start", NULL };

static gboolean
check_members (Reader *r, JsonObject *object, const char *const *known, const char *const *looks)
{
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, NULL))
    if (!g_strv_contains (known, name) && !g_strv_contains (looks, name))
      return fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” is not known"), name);
  return TRUE;
}

static gboolean
as_number (Reader *r, JsonNode *node, const char *member, int least, int most, int *value)
{
  gint64 n;

  if (!orrery_json_text_holds (node, G_TYPE_INT64))
    return fail_shape (r, member, _("a whole number"));
  n = json_node_get_int (node);
  if (n < least || n > most)
    return fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                 _("“%s” is %" PRId64 ", but must be from %d to %d"), member, n, least,
                 most);
  *value = (int) n;
  return TRUE;
}

static gboolean
get_number (Reader *r, JsonObject *object, const char *member, int least, int most, int *value)
{
  JsonNode *node = json_object_get_member (object, member);

  return node == NULL || as_number (r, node, member, least, most, value);
}

static const char *
as_word (Reader *r, JsonNode *node, const char *member)
{
  if (orrery_json_text_holds (node, G_TYPE_STRING))
    return json_node_get_string (node);
  fail_shape (r, member, _("a word"));
  return NULL;
}

/* Which of the words is it? -1 after a failure. */
static int
as_word_of (Reader *r, JsonNode *node, const char *member, const char *const *words, guint n)
{
  const char *word = as_word (r, node, member);

  if (word == NULL)
    return -1;
  for (guint i = 0; i < n; i++)
    if (strcmp (word, words[i]) == 0)
      return (int) i;
  fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” cannot be “%s”"), member, word);
  return -1;
}

static gboolean
get_array (Reader *r, JsonObject *object, const char *member, JsonArray **array)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return fail_shape (r, member, _("a list"));
  *array = json_node_get_array (node);
  return TRUE;
}

static gboolean
get_object (Reader *r, JsonObject *object, const char *member, JsonObject **value)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail_shape (r, member, _("an object"));
  *value = json_node_get_object (node);
  return TRUE;
}

/* Tiles */

static int
as_face (Reader *r, JsonNode *node, const char *member)
{
  const char *name = as_word (r, node, member);
  int face;

  if (name == NULL)
    return -1;
  face = orrery_face_by_name (name);
  if (face < 0)
    fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("“%s”: there is no tile called “%s”"), member, name);
  return face;
}

static gboolean
read_faction (Reader *r, JsonObject *object)
{
  RollSeat *p = &r->s->seats[r->seat];
  JsonNode *node = json_object_get_member (object, "faction");
  int number = 0;

  if (node == NULL)
    return TRUE;
  if (orrery_json_text_holds (node, G_TYPE_STRING))
    {
      const int face = as_face (r, node, "faction");

      if (face < 0)
        return FALSE;
      if (roll_faces[face].set != ROLL_SET_FACTION)
        return fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("%s is no faction"),
                     roll_faces[face].name);
      number = roll_faces[face].number;
    }
  else if (!as_number (r, node, "faction", 1, ROLL_N_FACTIONS, &number))
    return FALSE;
  p->faction = (guint8) number;
  return TRUE;
}

static gboolean
read_home (Reader *r, JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "home");
  int face;

  if (node == NULL)
    return TRUE;
  face = as_face (r, node, "home");
  if (face < 0)
    return FALSE;
  if (roll_faces[face].set != ROLL_SET_HOME)
    return fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("%s is no home world"),
                 roll_faces[face].name);
  r->s->seats[r->seat].home = (guint8) face;
  return TRUE;
}

static gboolean
read_tableau (Reader *r, JsonObject *object)
{
  RollSeat *p = &r->s->seats[r->seat];
  JsonArray *tiles = NULL;
  guint n;

  p->n_tableau = 3;
  if (!get_array (r, object, "tableau", &tiles))
    return FALSE;
  n = tiles == NULL ? 0 : json_array_get_length (tiles);
  if (n > ROLL_N_TILES)
    return fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("“%s” has %u tiles, but the game has %d"),
                 "tableau", n, ROLL_N_TILES);
  for (guint i = 0; i < n; i++)
    {
      const int face = as_face (r, json_array_get_element (tiles, i), "tableau");

      if (face < 0)
        return FALSE;
      if (roll_faces[face].set != ROLL_SET_GAME)
        return fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                     _("%s is a start tile: the tableau has it by “home” or “faction”"),
                     roll_faces[face].name);
      p->tableau[p->n_tableau++] = (guint8) face;
    }
  return TRUE;
}

/* Both stacks share one array, so that together they must fit into it. */
static gboolean
read_stack (Reader *r, JsonObject *object, const char *member, RollKind kind)
{
  RollSeat *p = &r->s->seats[r->seat];
  JsonArray *tiles = NULL;
  guint n;

  if (!get_array (r, object, member, &tiles))
    return FALSE;
  n = tiles == NULL ? 0 : json_array_get_length (tiles);
  if (n > (guint) ROLL_N_TILES - p->n_stack[1 - kind])
    return fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("“%s” has %u tiles, but the game has %d"),
                 member, n, ROLL_N_TILES);
  for (guint i = 0; i < n; i++)
    {
      JsonNode *node = json_array_get_element (tiles, i);
      const char *name = as_word (r, node, member);
      int face = ROLL_UNKNOWN;

      if (name == NULL)
        return FALSE;
      if (strcmp (name, "unknown") != 0)
        face = as_face (r, node, member);
      if (face < 0)
        return FALSE;
      if (face != ROLL_UNKNOWN
          && (roll_faces[face].set != ROLL_SET_GAME || roll_faces[face].kind != kind))
        return fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("%s cannot lie in “%s”"),
                     roll_faces[face].name, member);
      p->tiles[kind == ROLL_DEVELOPMENT ? i : ROLL_N_TILES - 1 - i] = (guint8) face;
    }
  p->n_stack[kind] = (guint8) n;
  return TRUE;
}

/* Goods, once the tableau is known. */

static gboolean
read_world_goods (Reader *r, const char *name, JsonNode *node)
{
  RollSeat *p = &r->s->seats[r->seat];
  const int face = orrery_face_by_name (name);
  int colour[2] = { -1, -1 };
  guint i = 0;
  guint n;

  while (i < p->n_tableau && p->tableau[i] != face)
    i++;
  if (face < 0 || i == p->n_tableau)
    return fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                 _("goods lie on %s, but it is not in the tableau"), name);
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return fail_shape (r, name, _("a list"));
  n = json_array_get_length (json_node_get_array (node));
  if (n > 2)
    return fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("%s cannot hold %u goods"),
                 roll_faces[face].name, n);
  for (guint k = 0; k < n; k++)
    {
      colour[k] = as_word_of (r, json_array_get_element (json_node_get_array (node), k), name,
                              roll_colour_names, ROLL_N_COLOURS);
      if (colour[k] < 0)
        return FALSE;
    }
  if (n == 2 && colour[0] > colour[1])
    p->goods[i] = (guint8) ((colour[1] + 1) | (colour[0] + 1) << 4);
  else
    p->goods[i] = (guint8) ((colour[0] + 1) | (colour[1] + 1) << 4);
  return TRUE;
}

static gboolean
read_goods (Reader *r, JsonObject *object)
{
  JsonObject *goods = NULL;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (!get_object (r, object, "goods", &goods))
    return FALSE;
  if (goods == NULL)
    return TRUE;
  json_object_iter_init (&iter, goods);
  while (json_object_iter_next (&iter, &name, &node))
    if (!read_world_goods (r, name, node))
      return FALSE;
  return TRUE;
}

/* Dice */

static int
word_index (const char *word, const char *const *words, guint n)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (word, words[i]) == 0)
      return (int) i;
  return -1;
}

static gboolean
read_die_count (Reader *r, const char *place, const char *name, JsonNode *node,
                guint8 dice[ROLL_N_COLOURS])
{
  const int colour = word_index (name, roll_colour_names, ROLL_N_COLOURS);
  g_autofree char *member = g_strdup_printf ("%s: %s", place, name);
  int n = 0;

  if (colour < 0)
    return fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("“%s”: there are no %s dice"), place, name);
  if (!as_number (r, node, member, 0, G_MAXINT16, &n))
    return FALSE;
  if (n > roll_dice[colour].count)
    return fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                 _("%d %s dice on the table, but the box has %d"), n, name,
                 roll_dice[colour].count);
  dice[colour] = (guint8) n;
  return TRUE;
}

static gboolean
read_place (Reader *r, const char *name, JsonNode *node)
{
  const int place = word_index (name, orrery_place_words, ROLL_N_PLACES);
  JsonObjectIter iter;
  const char *colour;
  JsonNode *count;

  if (place < 0)
    return fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("“dice”: there is no place called “%s”"),
                 name);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail_shape (r, name, _("an object"));
  json_object_iter_init (&iter, json_node_get_object (node));
  while (json_object_iter_next (&iter, &colour, &count))
    if (!read_die_count (r, name, colour, count, r->s->seats[r->seat].dice[place]))
      return FALSE;
  return TRUE;
}

static gboolean
read_dice (Reader *r, JsonObject *object)
{
  RollSeat *p = &r->s->seats[r->seat];
  JsonObject *dice = NULL;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (!get_object (r, object, "dice", &dice))
    return FALSE;
  if (dice == NULL)
    {
      p->dice[ROLL_CUP][ROLL_WHITE] = 3;
      p->dice[ROLL_CITIZENRY][ROLL_WHITE] = 2;
      return TRUE;
    }
  json_object_iter_init (&iter, dice);
  while (json_object_iter_next (&iter, &name, &node))
    if (!read_place (r, name, node))
      return FALSE;
  return TRUE;
}

/* Seats */

static gboolean
read_seat (Reader *r, JsonNode *node)
{
  RollSeat *p = &r->s->seats[r->seat];
  JsonObject *object;
  int credits = 1;
  int chips = 0;

  p->home = ROLL_NONE;
  p->selector = ROLL_NO_COLOUR;
  p->selected = ROLL_NO_PHASE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("it must be an object"));
  object = json_node_get_object (node);
  if (!check_members (r, object, seat_members, seat_looks) || !read_faction (r, object)
      || !read_home (r, object) || !get_number (r, object, "credits", 0, ROLL_MAX_CREDITS, &credits)
      || !get_number (r, object, "chips", 0, MAX_CHIPS, &chips) || !read_tableau (r, object)
      || !read_stack (r, object, "developments", ROLL_DEVELOPMENT)
      || !read_stack (r, object, "worlds", ROLL_WORLD) || !read_dice (r, object))
    return FALSE;
  p->credits = (guint8) credits;
  p->chips = (gint16) chips;
  return TRUE;
}

/* Who has no faction or home world gets the lowest-numbered that is left. */
static void
fill_in_start_tiles (RollState *s)
{
  guint factions = 0;
  guint homes = 0;

  for (guint i = 0; i < s->n_seats; i++)
    {
      factions |= ROLL_BIT (s->seats[i].faction);
      homes |= s->seats[i].home == ROLL_NONE ? 0
                                             : ROLL_BIT (s->seats[i].home - ROLL_FIRST_HOME_FACE);
    }
  for (guint i = 0; i < s->n_seats; i++)
    {
      RollSeat *p = &s->seats[i];
      guint n;

      for (n = 1; p->faction == 0 && (factions & ROLL_BIT (n)) != 0; n++)
        ;
      p->faction = p->faction == 0 ? (guint8) n : p->faction;
      factions |= ROLL_BIT (p->faction);
      for (n = 0; p->home == ROLL_NONE && (homes & ROLL_BIT (n)) != 0; n++)
        ;
      p->home = p->home == ROLL_NONE ? (guint8) (ROLL_FIRST_HOME_FACE + n) : p->home;
      homes |= ROLL_BIT (p->home - ROLL_FIRST_HOME_FACE);
      p->tableau[0] = p->home;
      p->tableau[1] = (guint8) (ROLL_FIRST_FACTION_FACE + 2 * (p->faction - 1));
      p->tableau[2] = (guint8) (p->tableau[1] + 1);
    }
}

static gboolean
read_seats (Reader *r, JsonObject *object)
{
  JsonArray *seats = NULL;
  guint n;

  if (!get_array (r, object, "seats", &seats))
    return FALSE;
  if (seats == NULL)
    return fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("“seats” is missing"));
  n = json_array_get_length (seats);
  if (n < 2 || n > ROLL_MAX_SEATS)
    return fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("%u seats, but the game is for 2 to %d"),
                 n, ROLL_MAX_SEATS);
  r->s->n_seats = (guint8) n;
  for (r->seat = 0; r->seat < (int) n; r->seat++)
    if (!read_seat (r, json_array_get_element (seats, (guint) r->seat)))
      return FALSE;
  fill_in_start_tiles (r->s);
  for (r->seat = 0; r->seat < (int) n; r->seat++)
    if (!read_goods (r, json_array_get_object_element (seats, (guint) r->seat)))
      return FALSE;
  r->seat = GAME_NOBODY;
  return TRUE;
}

/* The round */

static gboolean
read_step (Reader *r, JsonObject *object)
{
  static const char *const words[] = { "roll",    "explore", "develop", "settle",
                                       "produce", "ship",    "manage",  "over" };
  static const char *const half_done[] = { "setup", "assign", "reveal", NULL };
  JsonNode *node = json_object_get_member (object, "step");
  const char *word;
  int step = 0;

  if (node != NULL)
    {
      word = as_word (r, node, "step");
      if (word == NULL)
        return FALSE;
      if (g_strv_contains (half_done, word))
        return fail (
            r, ORRERY_POSITION_ERROR_IMPOSSIBLE,
            _("“step” is “%s”, but a game can start only at “roll”, a phase, “manage” or “over”"),
            word);
      step = as_word_of (r, node, "step", words, G_N_ELEMENTS (words));
      if (step < 0)
        return FALSE;
    }
  if (step == 0)
    r->s->step = ROLL_STEP_ASSIGN;
  else if (step <= ROLL_N_PHASES)
    {
      r->s->step = ROLL_STEP_PHASES;
      r->s->phase = (guint8) (step - 1);
    }
  else
    r->s->step = step == ROLL_N_PHASES + 1 ? ROLL_STEP_MANAGE : ROLL_STEP_OVER;
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
read_phases (Reader *r, JsonObject *object)
{
  RollState *s = r->s;
  JsonArray *array = NULL;

  if (!get_array (r, object, "phases", &array))
    return FALSE;
  if (array == NULL)
    {
      if (s->step == ROLL_STEP_PHASES)
        s->phases = (guint8) (ROLL_BIT (s->phase) | phases_with_workers (s));
      return TRUE;
    }
  if (s->step == ROLL_STEP_ASSIGN && json_array_get_length (array) > 0)
    return fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                 _("“phases” are not known before the dice are rolled"));
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      const int phase = as_word_of (r, json_array_get_element (array, i), "phases",
                                    roll_phase_names, ROLL_N_PHASES);

      if (phase < 0)
        return FALSE;
      s->phases = (guint8) (s->phases | ROLL_BIT (phase));
    }
  if (s->step == ROLL_STEP_PHASES && (s->phases & ROLL_BIT (s->phase)) == 0)
    return fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                 _("“step” is “%s”, but “phases” does not have it"), roll_phase_names[s->phase]);
  return TRUE;
}

static gboolean
read_pool (Reader *r, JsonObject *object)
{
  int pool = ROLL_POOL_A_SEAT * r->s->n_seats;

  for (guint i = 0; i < r->s->n_seats; i++)
    pool -= r->s->seats[i].chips;
  if (!get_number (r, object, "pool", -ROLL_MAX_SEATS * MAX_CHIPS, MAX_CHIPS, &pool))
    return FALSE;
  r->s->pool = (gint16) pool;
  return TRUE;
}

static gboolean
read_options (Reader *r, JsonObject *object)
{
  JsonNode *game = json_object_get_member (object, "game");
  JsonNode *mirror = json_object_get_member (object, "mirror");
  const char *id;
  int round = 1;

  if (game != NULL)
    {
      id = as_word (r, game, "game");
      if (id == NULL)
        return FALSE;
      if (strcmp (id, roll_game.id) != 0)
        return fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("“game” is “%s”, which is not known"), id);
    }
  if (mirror != NULL)
    {
      if (!orrery_json_text_holds (mirror, G_TYPE_BOOLEAN))
        return fail_shape (r, "mirror", _("true or false"));
      r->s->options = json_node_get_boolean (mirror) ? ROLL_MIRROR : 0;
    }
  if (!get_number (r, object, "round", 1, MAX_ROUND, &round))
    return FALSE;
  r->s->round = (guint16) round;
  return TRUE;
}

gboolean
orrery_position_read (JsonNode *node, RollState *state, GError **error)
{
  Reader r = { state, GAME_NOBODY, error };
  GameProblem problem;
  JsonObject *object;

  g_return_val_if_fail (node != NULL, FALSE);

  memset (state, 0, sizeof *state);
  state->spare = ROLL_NO_PHASE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (&r, ORRERY_POSITION_ERROR_SYNTAX, _("a position must be an object"));
  object = json_node_get_object (node);
  if (!check_members (&r, object, root_members, root_looks) || !read_options (&r, object)
      || !read_seats (&r, object) || !read_step (&r, object) || !read_phases (&r, object)
      || !read_pool (&r, object))
    return FALSE;
  problem = roll_resume (state);
  if (problem.code != GAME_OK)
    {
      g_autofree char *text = orrery_problem_text (&problem);

      return fail (&r, ORRERY_POSITION_ERROR_IMPOSSIBLE, "%s", text);
    }
  return TRUE;
}

static JsonObject *
strip_object (JsonObject *object, const char *const *known)
{
  JsonObject *stripped = json_object_new ();

  for (guint i = 0; known[i] != NULL; i++)
    if (json_object_has_member (object, known[i]))
      json_object_set_member (stripped, known[i], json_object_dup_member (object, known[i]));
  return stripped;
}

JsonNode *
orrery_position_strip (JsonNode *node)
{
  JsonObject *object = strip_object (json_node_get_object (node), root_members);
  JsonArray *seats = json_object_get_array_member (object, "seats");
  JsonArray *stripped = json_array_new ();

  for (guint i = 0; i < json_array_get_length (seats); i++)
    json_array_add_object_element (
        stripped, strip_object (json_array_get_object_element (seats, i), seat_members));
  json_object_set_array_member (object, "seats", stripped);
  node = json_node_init_object (json_node_alloc (), object);
  json_object_unref (object);
  return node;
}
