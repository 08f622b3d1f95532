/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a position. Words and numbers are checked here, one by one, so that a message can name them; the
 * rules check whether the table as a whole is possible. */
#include "games/race/words/orrery-race-position-private.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_ROUND = 9999,
  MAX_CHIPS = 999
};

const char *const orrery_race_root_members[] = {
  "game",   "round", "step",    "second", "first_game",   "mirror", "two_actions",
  "choose_start", "second_edition", "pool", "discard", "unseen", "seats", "now", NULL,
};
const char *const orrery_race_root_looks[] = { "deck", "question", NULL };
const char *const orrery_race_seat_members[] = {
  "start", "tableau", "goods", "hand", "chips", "actions", "shown", "drawn", "chosen", "discarded", "placing",
  "temporary", "produced", "offer", NULL,
};
const char *const orrery_race_seat_looks[] = { "military", "score", NULL };

static int
find_word (const char *word, const char *const *words, guint n)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (word, words[i]) == 0)
      return (int) i;
  return -1;
}

/* Cards */

int
orrery_race_as_card (RaceReader *r, JsonNode *node, const char *member)
{
  const char *name = orrery_position_as_word (node, member, r->error);
  int design;

  if (name == NULL)
    return -1;
  design = orrery_race_design_by_name (name);
  if (design < 0)
    orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s”: there is no card called “%s”"), member,
                          name);
  return design;
}

/* A set has room for as many copies as the game has. */
static gboolean
add_card (RaceReader *r, RaceCards *cards, guint design)
{
  const guint64 bit = G_GUINT64_CONSTANT (1) << design % 64;
  const guint word = design / 64;

  if (race_cards_count (cards, design) >= race_designs[0][design].copies)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("there are more copies of %s on the table than the game has"), race_designs[0][design].name);
  cards->two[word] |= cards->one[word] & bit;
  cards->one[word] |= bit;
  return TRUE;
}

/* A list of names, some of which may be unknown; or only their number. */
gboolean
orrery_race_read_cards (RaceReader *r, JsonObject *object, const char *member, RaceCards *cards, guint8 *unknown)
{
  JsonNode *node = json_object_get_member (object, member);
  JsonArray *array;
  int n = 0;

  if (node == NULL)
    return TRUE;
  if (orrery_json_text_holds (node, G_TYPE_INT64))
    {
      if (!orrery_position_get_number (object, member, 0, RACE_N_CARDS, &n, r->error))
        return FALSE;
      *unknown = (guint8) n;
      return TRUE;
    }
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return orrery_position_fail_shape (member, _("a list"), r->error);
  array = json_node_get_array (node);
  if (json_array_get_length (array) > RACE_N_CARDS)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("there are more cards on the table than the %d in the game"), RACE_N_CARDS);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *card = json_array_get_element (array, i);
      const char *name = orrery_position_as_word (card, member, r->error);
      int design;

      if (name == NULL)
        return FALSE;
      if (strcmp (name, "unknown") == 0)
        {
          (*unknown)++;
          continue;
        }
      design = orrery_race_as_card (r, card, member);
      if (design < 0 || !add_card (r, cards, (guint) design))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_tableau (RaceReader *r, JsonObject *object)
{
  RaceSeat *p = &r->s->seats[r->seat];
  JsonNode *node = json_object_get_member (object, "tableau");
  JsonArray *array;

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return orrery_position_fail_shape ("tableau", _("a list"), r->error);
  array = json_node_get_array (node);
  if (json_array_get_length (array) > RACE_MAX_TABLEAU)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("“%s” has %u cards, but cannot have more than %d"), "tableau", json_array_get_length (array), RACE_MAX_TABLEAU);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      const int design = orrery_race_as_card (r, json_array_get_element (array, i), "tableau");

      if (design < 0)
        return FALSE;
      p->tableau[p->n_tableau++] = (guint8) design;
    }
  return TRUE;
}

/* The original start world, which determines who goes first: named, or the first one in the tableau. */
static gboolean
read_start (RaceReader *r, JsonObject *object)
{
  RaceSeat *p = &r->s->seats[r->seat];
  JsonNode *node = json_object_get_member (object, "start");
  int design;

  p->start = RACE_NO_START;
  if (node == NULL)
    {
      for (guint i = 0; i < p->n_tableau && p->start == RACE_NO_START && !r->is_half_done; i++)
        p->start = race_designs[0][p->tableau[i]].start;
      return TRUE;
    }
  design = orrery_race_as_card (r, node, "start");
  if (design < 0)
    return FALSE;
  if (race_designs[0][design].start == RACE_NO_START)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("%s is not a start world"),
                                 race_designs[0][design].name);
  p->start = race_designs[0][design].start;
  return TRUE;
}

static gboolean
put_good (RaceReader *r, const char *world, int card)
{
  RaceSeat *p = &r->s->seats[r->seat];
  const int design = orrery_race_design_by_name (world);
  guint place = 0;

  while (place < p->n_tableau && p->tableau[place] != design)
    place++;
  if (design < 0 || place == p->n_tableau)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("there are goods on %s, but it is not in the tableau"), world);
  p->good[place] = card < 0 ? RACE_UNKNOWN : (guint8) (card + 1);
  return TRUE;
}

/* A list of worlds, or an object that has the card of each; "unknown" is any card. */
static gboolean
read_goods (RaceReader *r, JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "goods");
  JsonObjectIter iter;
  const char *name;
  JsonNode *card;

  if (node == NULL)
    return TRUE;
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        {
          name = orrery_position_as_word (json_array_get_element (array, i), "goods", r->error);
          if (name == NULL || !put_good (r, name, -1))
            return FALSE;
        }
      return TRUE;
    }
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail_shape ("goods", _("a list"), r->error);
  json_object_iter_init (&iter, json_node_get_object (node));
  while (json_object_iter_next (&iter, &name, &card))
    {
      const char *word = orrery_position_as_word (card, name, r->error);
      int design = -1;

      if (word == NULL)
        return FALSE;
      if (strcmp (word, "unknown") != 0)
        {
          design = orrery_race_as_card (r, card, name);
          if (design < 0)
            return FALSE;
        }
      if (!put_good (r, name, design))
        return FALSE;
    }
  return TRUE;
}

/* Actions by their words or codes. */
static gboolean
read_actions (RaceReader *r, JsonObject *object)
{
  RaceSeat *p = &r->s->seats[r->seat];
  JsonNode *node = json_object_get_member (object, "actions");
  JsonArray *array;

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node) || json_array_get_length (json_node_get_array (node)) > 2)
    return orrery_position_fail_shape ("actions", _("a list of one or two actions"), r->error);
  array = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      const char *word = orrery_position_as_word (json_array_get_element (array, i), "actions", r->error);
      int action;

      if (word == NULL)
        return FALSE;
      action = find_word (word, orrery_race_action_words, RACE_N_ACTIONS);
      if (action < 0)
        action = find_word (word, orrery_race_action_codes, RACE_N_ACTIONS);
      if (action < 0)
        return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” cannot be “%s”"), "actions",
                                     word);
      p->actions[i] = (guint8) (action + 1);
    }
  /* Their order does not matter. */
  if (p->actions[1] != 0 && p->actions[1] < p->actions[0])
    {
      const guint8 later = p->actions[0];

      p->actions[0] = p->actions[1];
      p->actions[1] = later;
    }
  return TRUE;
}

static gboolean
read_seat (RaceReader *r, JsonNode *node)
{
  RaceSeat *p = &r->s->seats[r->seat];
  JsonObject *object;
  int chips = 0;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("it must be an object"));
  object = json_node_get_object (node);
  if (!orrery_position_check_members (object, orrery_race_seat_members, orrery_race_seat_looks,
                                      r->error) || !read_tableau (r, object)
      || !read_start (r, object) || !read_goods (r, object) || !read_actions (r, object)
      || !orrery_race_read_cards (r, object, "hand", &p->hand, &p->n_unknown)
      || !orrery_position_get_number (object, "chips", 0, MAX_CHIPS, &chips, r->error))
    return FALSE;
  p->chips = (gint16) chips;
  return TRUE;
}

/* A seat without a start world gets the free one with the lowest number; a seat without any card has it in
 * its tableau. */
static void
fill_in_start_worlds (RaceState *s)
{
  guint taken = 0;

  for (guint i = 0; i < s->n_seats; i++)
    taken |= s->seats[i].start == RACE_NO_START ? 0 : RACE_BIT (s->seats[i].start);
  for (guint i = 0; i < s->n_seats; i++)
    {
      RaceSeat *p = &s->seats[i];

      for (guint8 n = 0; p->start == RACE_NO_START; n++)
        if ((taken & RACE_BIT (n)) == 0)
          p->start = n;
      taken |= RACE_BIT (p->start);
      if (p->n_tableau == 0)
        p->tableau[p->n_tableau++] = race_starts[p->start];
    }
}

static gboolean
fail_seat (RaceReader *r)
{
  g_prefix_error (r->error, _("seat %d: "), r->seat);
  return FALSE;
}

static gboolean
read_seats (RaceReader *r, JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "seats");
  JsonArray *seats;
  guint n;

  if (node == NULL)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("“seats” is missing"));
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return orrery_position_fail_shape ("seats", _("a list"), r->error);
  seats = json_node_get_array (node);
  n = json_array_get_length (seats);
  if (n < 2 || n > RACE_MAX_SEATS)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("%u seats, but the game is for 2 to %d"), n, RACE_MAX_SEATS);
  r->s->n_seats = (guint8) n;
  for (r->seat = 0; r->seat < (int) n; r->seat++)
    if (!read_seat (r, json_array_get_element (seats, (guint) r->seat)))
      return fail_seat (r);
  r->seat = GAME_NOBODY;
  if (!r->is_half_done)
    fill_in_start_worlds (r->s);
  return TRUE;
}

/* The round */

static gboolean
read_step (RaceReader *r, JsonObject *object)
{
  static const guint8 phases[] = {
    RACE_PHASE_EXPLORE, RACE_PHASE_DEVELOP, RACE_PHASE_SETTLE, RACE_PHASE_CONSUME, RACE_PHASE_PRODUCE,
  };
  JsonNode *node = json_object_get_member (object, "step");
  const char *word = node == NULL ? "action" : orrery_position_as_word (node, "step", r->error);
  gboolean is_second = FALSE;
  int step;

  if (word == NULL || !orrery_position_get_flag (object, "second", &is_second, r->error))
    return FALSE;
  step = find_word (word, orrery_race_step_words, RACE_N_STEP_WORDS);
  if (r->is_half_done && strcmp (word, RACE_SETUP_WORD) == 0)
    {
      r->s->step = RACE_STEP_SETUP;
      return TRUE;
    }
  if (step < 0)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” cannot be “%s”"), "step", word);
  if (is_second && strcmp (word, "develop") != 0 && strcmp (word, "settle") != 0)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("only Develop and Settle can happen a second time"));
  r->s->step = step == 0 ? RACE_STEP_ACTION : step == 6 ? RACE_STEP_END : step == 7 ? RACE_STEP_OVER : RACE_STEP_PHASES;
  if (r->s->step == RACE_STEP_PHASES)
    r->s->phase = (guint8) (phases[step - 1] + (is_second ? 1 : 0));
  return TRUE;
}

static gboolean
read_options (RaceReader *r, JsonObject *object)
{
  for (guint i = 0; i < RACE_N_OPTION_WORDS; i++)
    {
      gboolean is_set = FALSE;

      if (!orrery_position_get_flag (object, orrery_race_option_words[i], &is_set, r->error))
        return FALSE;
      r->s->options = (guint8) (r->s->options | (is_set ? RACE_BIT (i) : 0));
    }
  if ((r->s->options & (RACE_TWO_ACTIONS | RACE_CHOOSE_START)) != 0 && r->s->n_seats > 2)
    return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("that option is for two players"));
  return TRUE;
}

/* The pool is what the seats have not taken, unless it says otherwise. */
static gboolean
read_numbers (RaceReader *r, JsonObject *object)
{
  int pool = RACE_POOL_A_SEAT * r->s->n_seats;
  int round = 1;

  for (guint i = 0; i < r->s->n_seats; i++)
    pool -= r->s->seats[i].chips;
  if (!orrery_position_get_number (object, "pool", -MAX_CHIPS, MAX_CHIPS, &pool, r->error)
      || !orrery_position_get_number (object, "round", r->s->step == RACE_STEP_SETUP ? 0 : 1, MAX_ROUND, &round,
                                      r->error))
    return FALSE;
  r->s->pool = (gint16) pool;
  r->s->round = (guint16) round;
  return TRUE;
}

static gboolean
read_game (RaceReader *r, JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "game");
  const char *word = node == NULL ? race_game.id : orrery_position_as_word (node, "game", r->error);

  if (word == NULL)
    return FALSE;
  return strcmp (word, race_game.id) == 0
         || orrery_position_fail (r->error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” cannot be “%s”"), "game", word);
}

/* The unfinished work; NULL: none, or only informative, as older versions wrote it. */
static JsonObject *
find_now (JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "now");
  JsonObject *now = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;

  return now != NULL && json_object_has_member (now, "stage") ? now : NULL;
}

static gboolean
read_half_done (RaceReader *r, JsonObject *object)
{
  JsonArray *seats = json_object_get_array_member (object, "seats");

  for (r->seat = 0; r->seat < r->s->n_seats; r->seat++)
    if (!orrery_race_read_half_done (r, json_array_get_object_element (seats, (guint) r->seat)))
      return fail_seat (r);
  r->seat = GAME_NOBODY;
  return orrery_race_read_unseen (r, object);
}

gboolean
orrery_race_position_read (JsonNode *node, void *state, GError **error)
{
  RaceReader r = { .s = state, .seat = GAME_NOBODY, .error = error };
  JsonObject *object, *now;
  GameProblem problem;
  g_autofree char *text = NULL;

  memset (state, 0, sizeof (RaceState));
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail (r.error, ORRERY_POSITION_ERROR_SYNTAX, _("a position must be an object"));
  object = json_node_get_object (node);
  now = find_now (object);
  r.is_half_done = now != NULL;
  if (!orrery_position_check_members (object, orrery_race_root_members, orrery_race_root_looks,
                                      r.error) || !read_game (&r, object)
      || !read_seats (&r, object) || !read_options (&r, object) || !read_step (&r, object)
      || !read_numbers (&r, object)
      || !orrery_race_read_cards (&r, object, "discard", &r.s->discard[RACE_KNOWN_TO_ALL], &r.s->n_discard_unknown)
      || (now != NULL && (!orrery_race_read_now (&r, now) || !read_half_done (&r, object))))
    return FALSE;
  problem = now != NULL ? race_restore (state) : race_resume (state);
  if (problem.code == RACE_WHOLE)
    return TRUE;
  text = orrery_race_problem_text (&problem);
  return orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, "%s", text);
}
