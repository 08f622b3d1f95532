/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/toy.h"

#include "engine/words.h"

#include <string.h>

enum { ROUNDS = 3, SIDES = 6, UNKNOWN = SIDES + 1 };
enum { ASK_ROLL, ASK_KEEP, ASK_OVER };
enum { DO_NOTHING, DO_SHOW, DO_KEEP, DO_PASS };
enum { OTHER_QUESTION = GAME_NO_SUCH_ANSWER + 1, BAD_SETUP };
enum { EVENT_NONE, EVENT_ROUND, EVENT_ROLLED, EVENT_KEPT, EVENT_PASSED, EVENT_END };

typedef struct
{
  uint8_t n_seats, options, round, actor, die; /* 0: not rolled yet */
  uint8_t points[GAME_MAX_SEATS];
} Toy;

/* --- Rules --- */

static GameStatus
start (void *state, const GameSetup *setup)
{
  if (setup->n_seats < 2 || setup->n_seats > GAME_MAX_SEATS)
    return BAD_SETUP;
  *(Toy *) state = (Toy) { .n_seats = setup->n_seats, .options = setup->options, .round = 1 };
  return GAME_OK;
}

static GameInfo
info (const void *state)
{
  const Toy *s = state;

  return (GameInfo) { s->n_seats, s->options, 0, true, s->round };
}

static GameQuestion
question (const void *state)
{
  const Toy *s = state;

  if (s->round > ROUNDS)
    return (GameQuestion) { GAME_OVER, GAME_NOBODY, ASK_OVER, 0 };
  return (GameQuestion) { s->die == 0 ? GAME_CHANCE : GAME_DECIDE, (int8_t) s->actor,
                          s->die == 0 ? ASK_ROLL : ASK_KEEP, 0 };
}

static size_t
legal (const void *state, GameAnswer out[GAME_MAX_ANSWERS])
{
  size_t n = 0;

  switch (question (state).about)
    {
    case ASK_ROLL:
      for (unsigned side = 1; side <= SIDES; side++)
        out[n++] = GAME_ANSWER (DO_SHOW, side, 0, 0);
      break;
    case ASK_KEEP:
      out[n++] = GAME_ANSWER (DO_KEEP, 0, 0, 0);
      out[n++] = GAME_ANSWER (DO_PASS, 0, 0, 0);
      break;
    default:
      break;
    }
  return n;
}

static size_t
weigh (const void *state, GameAnswer out[GAME_MAX_ANSWERS], uint8_t weights[GAME_MAX_ANSWERS])
{
  const size_t n = legal (state, out);

  memset (weights, 1, n);
  return n;
}

static GameStatus
check (const void *state, GameAnswer answer)
{
  GameAnswer answers[GAME_MAX_ANSWERS];
  const size_t n = legal (state, answers);

  for (size_t i = 0; i < n; i++)
    if (answers[i] == answer)
      return GAME_OK;
  return OTHER_QUESTION;
}

static void
end_turn (Toy *s, GameEvents *events)
{
  s->die = 0;
  s->actor = (uint8_t) ((s->actor + 1) % s->n_seats);
  if (s->actor > 0)
    return;
  s->round++;
  game_emit (events, (GameEvent) { .kind = s->round > ROUNDS ? EVENT_END : EVENT_ROUND,
                                   .seat = GAME_NOBODY, .n = s->round });
}

static GameStatus
apply (void *state, GameAnswer answer, GameEvents *events)
{
  Toy *s = state;
  const int8_t seat = (int8_t) s->actor;

  if (check (s, answer) != GAME_OK)
    return check (s, answer);
  if (GAME_ANSWER_KIND (answer) == DO_SHOW)
    {
      s->die = GAME_ANSWER_A (answer);
      game_emit (events, (GameEvent) { .kind = EVENT_ROLLED, .seat = seat, .secret = true, .n = s->die });
      return GAME_OK;
    }
  if (GAME_ANSWER_KIND (answer) == DO_KEEP)
    {
      s->points[s->actor] = (uint8_t) (s->points[s->actor] + s->die);
      game_emit (events, (GameEvent) { .kind = EVENT_KEPT, .seat = seat, .n = s->die });
    }
  else
    game_emit (events, (GameEvent) { .kind = EVENT_PASSED, .seat = seat });
  end_turn (s, events);
  return GAME_OK;
}

static void
view (void *state, int seat)
{
  Toy *s = state;

  if (s->die != 0 && s->actor != seat)
    s->die = UNKNOWN;
}

static void
determinise (void *state, int seat, GameRng *rng)
{
  Toy *s = state;

  view (s, seat);
  if (s->die == UNKNOWN)
    s->die = (uint8_t) (1 + game_rng_below (rng, SIDES));
}

static GameSecrecy
secrecy (const void *state)
{
  return question (state).about == ASK_KEEP ? GAME_SECRET : GAME_OPEN;
}

static void
score (const void *state, GameScore *result)
{
  const Toy *s = state;
  int best = 0;

  *result = (GameScore) { .n_seats = s->n_seats, .n_parts = s->n_seats };
  for (int8_t i = 0; i < s->n_seats; i++)
    {
      result->total[i] = s->points[i];
      result->parts[i] = (GameScorePart) { .seat = i, .points = s->points[i] };
      best = s->points[i] > best ? s->points[i] : best;
    }
  for (unsigned i = 0; i < s->n_seats; i++)
    if (s->points[i] == best)
      result->winners = (uint8_t) (result->winners | 1u << i);
}

static GameProblem
verify (const void *state)
{
  const Toy *s = state;
  const bool is_whole = s->n_seats >= 2 && s->n_seats <= GAME_MAX_SEATS && s->actor < s->n_seats
                        && s->die <= UNKNOWN && s->round >= 1 && s->round <= ROUNDS + 1;

  return (GameProblem) { .code = is_whole ? GAME_OK : 1, .seat = GAME_NOBODY };
}

static void
set_options (void *state, uint8_t options)
{
  ((Toy *) state)->options = options;
}

/* --- Words --- */

static const char *const templates[] = { NULL, "rolled %aN", "keep", "pass" };
static const GameWords words = { templates, G_N_ELEMENTS (templates), NULL, NULL };

static size_t
format (GameAnswer answer, char text[GAME_MAX_TEXT])
{
  return game_words_format (&words, answer, text);
}

static bool
parse (const char *text, GameAnswer *answer)
{
  return game_words_parse (&words, text, answer);
}

static const char *
step_word (const void *state)
{
  return question (state).about == ASK_ROLL ? "roll" : question (state).about == ASK_KEEP ? "keep" : "over";
}

static const char *const status_words[] = { "ok", "no-such-answer", "other-question", "bad-setup" };
static const char *const question_words[] = { "roll", "keep", "over" };
static const char *const event_words[] = { "none", "round", "rolled", "kept", "passed", "end" };
static const char *const problem_words[] = { "whole", "broken" };

GAME_DEFINE_WORDS

static const char *const options[] = { "first_game", "mirror", NULL };

static const Game toy_rules = {
  .id = "toy",
  .name = "Keep or Pass",
  .min_seats = 2,
  .max_seats = GAME_MAX_SEATS,
  .state_size = sizeof (Toy),
  .options = options,
  .set_options = set_options,
  .start = start,
  .info = info,
  .question = question,
  .secrecy = secrecy,
  .legal = legal,
  .weigh = weigh,
  .check = check,
  .apply = apply,
  .view = view,
  .determinise = determinise,
  .score = score,
  .verify = verify,
  .format = format,
  .parse = parse,
  .step_word = step_word,
  .status_word = status_word,
  .question_word = question_word,
  .event_word = event_word,
  .problem_word = problem_word,
};

/* --- For the rest of the program --- */

static const PlayerKind *const players[] = { &player_random, NULL };

static gboolean
read_number (JsonObject *object, const char *member, uint8_t *value)
{
  *value = (uint8_t) json_object_get_int_member_with_default (object, member, 0);
  return json_object_has_member (object, member);
}

static gboolean
read_position (JsonNode *node, void *state, GError **error)
{
  JsonObject *object = json_node_get_object (node);
  JsonArray *points = json_object_get_array_member (object, "points");
  Toy *s = state;

  *s = (Toy) { 0 };
  s->n_seats = (uint8_t) json_array_get_length (points);
  for (unsigned i = 0; i < s->n_seats; i++)
    s->points[i] = (uint8_t) json_array_get_int_element (points, i);
  if (read_number (object, "options", &s->options) && read_number (object, "round", &s->round)
      && read_number (object, "actor", &s->actor) && read_number (object, "die", &s->die)
      && verify (s).code == GAME_OK)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "no such table");
  return FALSE;
}

static JsonNode *
write_position (const void *state, int seat)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  JsonObject *asked = json_object_new ();
  JsonArray *points = json_array_new ();
  Toy s = *(const Toy *) state;

  if (seat >= 0)
    view (&s, seat);
  for (unsigned i = 0; i < s.n_seats; i++)
    json_array_add_int_element (points, s.points[i]);
  json_object_set_string_member (object, "game", toy_rules.id);
  json_object_set_array_member (object, "points", points);
  json_object_set_int_member (object, "options", s.options);
  json_object_set_int_member (object, "round", s.round);
  json_object_set_int_member (object, "actor", s.actor);
  json_object_set_int_member (object, "die", s.die);
  json_object_set_string_member (asked, "about", question_word (question (&s).about));
  json_object_set_object_member (object, "question", asked);
  json_node_take_object (node, object);
  return node;
}

static JsonNode *
strip_position (JsonNode *node)
{
  JsonNode *stripped = json_node_copy (node);

  json_object_remove_member (json_node_get_object (stripped), "question");
  return stripped;
}

static char *
tell_event (const GameEvent *event, const char *const *names, int seat)
{
  if (event->secret && seat != GAME_NOBODY && seat != event->seat)
    return NULL;
  return event->seat == GAME_NOBODY
             ? g_strdup_printf ("%s %d.", event_word (event->kind), event->n)
             : g_strdup_printf ("%s %s %d.", names[event->seat], event_word (event->kind), event->n);
}

static char *
tell_events (const GameEvents *events, const char *const *names, int seat)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < events->n; i++)
    {
      g_autofree char *one = tell_event (&events->list[i], names, seat);

      g_string_append (text, one != NULL ? one : "");
    }
  return g_string_free (text, text->len == 0);
}

static char *
tell_question (const void *state, const char *const *names)
{
  return g_strdup (question_word (question (state).about));
}

static const char *
tell_refusal (GameStatus status)
{
  return status_word (status);
}

static OrreryEventRank
rank_event (const GameEvent *event)
{
  return event->kind == EVENT_ROUND || event->kind == EVENT_END ? ORRERY_EVENT_ROUND
                                                                 : ORRERY_EVENT_PLAIN;
}

static const OrreryEnd *
get_end (const GameEvent *event)
{
  static const OrreryEnd end = { "rounds", "three rounds were played" };

  return event->kind == EVENT_END ? &end : NULL;
}

static char *
tell_state (const void *state, const char *const *names)
{
  return g_strdup_printf ("Round %u.\n", ((const Toy *) state)->round);
}

static char *
tell_winner (const void *state, const char *const *names)
{
  GameScore result;
  unsigned seat = 0;

  score (state, &result);
  while ((result.winners >> seat & 1) == 0)
    seat++;
  return g_strdup_printf ("%s wins", names[seat]);
}

static char *
tell_result (const void *state, const char *const *names)
{
  return g_strdup ("Three rounds were played.");
}

static GArray *
list_score (const void *state)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (OrreryScoreRow));
  OrreryScoreRow row = { .name = "Kept" };

  for (unsigned i = 0; i < GAME_MAX_SEATS; i++)
    row.points[i] = ((const Toy *) state)->points[i];
  g_array_append_val (rows, row);
  return rows;
}

static char *
tell_built (const void *state, guint seat)
{
  return g_strdup ("");
}

static JsonNode *
describe_event (const GameEvent *event)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "kind", event_word (event->kind));
  json_node_take_object (node, object);
  return node;
}

static JsonNode *
describe_score (const void *state, const char *const *names)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_object_set_boolean_member (object, "over", question (state).ask == GAME_OVER);
  json_node_take_object (node, object);
  return node;
}

static const char *
get_role_name (guint role)
{
  return "Somebody";
}

static char *
dup_role_title (guint role)
{
  return g_strdup (get_role_name (role));
}

static guint
find_role (const char *name)
{
  return g_str_equal (name, get_role_name (1)) ? 1 : 0;
}

static guint
get_role (const void *state, guint seat)
{
  return 1;
}

static const OrreryRoles roles = { "role", "Roles", "By role", 1, get_role_name, dup_role_title, find_role, get_role };

const OrreryGame toy = {
  .rules = &toy_rules,
  .players = players,
  .roles = &roles,
  .read_position = read_position,
  .write_position = write_position,
  .strip_position = strip_position,
  .tell_event = tell_event,
  .tell_events = tell_events,
  .tell_question = tell_question,
  .tell_refusal = tell_refusal,
  .rank_event = rank_event,
  .get_end = get_end,
  .tell_state = tell_state,
  .tell_score = tell_state,
  .tell_winner = tell_winner,
  .tell_result = tell_result,
  .list_score = list_score,
  .tell_built = tell_built,
  .describe_event = describe_event,
  .describe_score = describe_score,
};
