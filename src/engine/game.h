/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game's interface to the rest of the program.
 *
 * A game stops whenever something must be decided, and says what: a question. It continues when it gets an
 * answer. Luck is a question, too, so nothing in here draws a random number; the only random source, GameRng,
 * belongs to the answering side.
 *
 * A state is flat, holds no pointers and is copied with memcpy or '='. Unused bytes are zero, so
 * that two equal states are equal byte for byte. There is no global state: any number of games
 * can be played at once, in any number of threads. */
#pragma once

#include "engine/rng.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum
{
  GAME_MAX_SEATS = 5,
  GAME_MAX_ANSWERS = 512, /* no question has more */
  GAME_MAX_EVENTS = 256,  /* no answer causes more */
  GAME_MAX_PARTS = 64,    /* of all seats' scores together */
  GAME_MAX_CAUSES = 64,   /* of one number */
  GAME_MAX_TEXT = 128,    /* of an answer in words, with the final zero */
  GAME_MAX_STATE = 2048,  /* bytes of a state */
  GAME_NOBODY = -1
};

/* Room for a state of any game. */
typedef union
{
  unsigned char bytes[GAME_MAX_STATE];
  uint64_t align;
} GameState;

/* An answer: what kind, and up to three operands of a byte each. */
typedef uint32_t GameAnswer;

#define GAME_ANSWER(kind, a, b, c)                                                                 \
  ((GameAnswer) (((uint32_t) (kind) << 24) | ((uint32_t) (uint8_t) (a) << 16)                      \
                 | ((uint32_t) (uint8_t) (b) << 8) | (uint32_t) (uint8_t) (c)))
#define GAME_ANSWER_KIND(answer) ((uint8_t) ((answer) >> 24))
#define GAME_ANSWER_A(answer) ((uint8_t) ((answer) >> 16))
#define GAME_ANSWER_B(answer) ((uint8_t) ((answer) >> 8))
#define GAME_ANSWER_C(answer) ((uint8_t) (answer))

typedef enum
{
  GAME_DECIDE, /* a seat decides */
  GAME_CHANCE, /* dice or the bag decide; `seat` is the one it happens to */
  GAME_OVER    /* there are no more questions */
} GameAsk;

typedef struct
{
  uint8_t ask;   /* GameAsk */
  int8_t seat;   /* the seat it concerns; GAME_NOBODY for all or none */
  uint8_t about; /* which question, in the game's own numbering */
  uint8_t piece; /* a detail of it (a color, a tile …), by `about` */
} GameQuestion;

/* Why an answer is rejected: GAME_OK, or a reason; from 2 on in the game's own numbering. */
typedef uint8_t GameStatus;
enum
{
  GAME_OK,
  GAME_NO_SUCH_ANSWER /* malformed: no answer to any question */
};

/* Who may look at the screen while a question is answered. */
typedef enum
{
  GAME_OPEN,    /* everybody */
  GAME_PRIVATE, /* the seat wants to look at its secrets, but the answer reveals nothing */
  GAME_SECRET   /* the question shows, or its answer decides, something that only this seat may know */
} GameSecrecy;

/* Where a game stands. */
typedef struct
{
  uint8_t n_seats;
  uint8_t options; /* of the setup */
  uint8_t phase;   /* in the game's own numbering */
  bool is_public;  /* what is being done now; everybody can watch */
  uint16_t round;  /* 0 during the setup */
} GameInfo;

/* A set of pieces that is named one by one, in an order that the rules prescribe. */
typedef struct
{
  uint16_t n;      /* answers that name a piece; 0: there is no such question */
  uint8_t wanted;  /* how many pieces the set has; 0: any number */
  GameAnswer done; /* ends the set, if it does not end by itself */
  GameAnswer answers[GAME_MAX_ANSWERS]; /* in the prescribed order */
  uint8_t counts[GAME_MAX_ANSWERS];     /* the maximum number of such pieces */
} GameSet;

/* Something that happened, for the log and animations; the user interface words it. */
typedef struct
{
  uint8_t kind; /* in the game's own numbering */
  int8_t seat;
  bool secret;  /* only `seat` may know it */
  uint8_t a, b, c;
  int16_t n;
} GameEvent;

typedef struct
{
  unsigned n;
  unsigned lost; /* events that did not fit; zero unless GAME_MAX_EVENTS is too small */
  GameEvent list[GAME_MAX_EVENTS];
} GameEvents;

/* Options that all games have. */
enum
{
  GAME_FIRST_GAME = 1, /* for people who play for the first time */
  GAME_MIRROR = 2      /* follows a real table: pieces may be "not said" */
};

typedef struct
{
  uint8_t n_seats;
  uint8_t options; /* mask; from 4 on in the game's own numbering */
} GameSetup;

/* One line of a score sheet. */
typedef struct
{
  int8_t seat;
  uint8_t kind;  /* in the game's own numbering: chips, a tile, a bonus … */
  uint8_t piece; /* which tile */
  int16_t points;
} GameScorePart;

typedef struct
{
  uint8_t n_seats;
  uint8_t winners; /* mask of seats */
  uint16_t n_parts;
  int16_t total[GAME_MAX_SEATS];
  int16_t tie_break[GAME_MAX_SEATS];
  GameScorePart parts[GAME_MAX_PARTS];
} GameScore;

/* A part of a number: where it comes from, and how much. */
typedef struct
{
  uint8_t kind;  /* in the game's own numbering: a tile, a printed price … */
  uint8_t piece; /* which tile or color, by kind */
  int16_t amount;
} GameCause;

typedef struct
{
  unsigned n;
  GameCause list[GAME_MAX_CAUSES];
} GameCauses;

/* The problem with a state; code GAME_OK if there is none. */
typedef struct
{
  uint8_t code;  /* in the game's own numbering */
  int8_t seat;
  uint8_t piece; /* color, tile or face, by code */
  int16_t n;     /* the offending number */
} GameProblem;

typedef struct
{
  const char *id;   /* "roll" */
  const char *name; /* "Roll for the Galaxy" */
  uint8_t min_seats;
  uint8_t max_seats;
  size_t state_size;

  /* Words for the options of a setup, NULL at the end, one for each bit from the lowest: first those
   * that all games have, then the game's own. */
  const char *const *options;
  void (*set_options) (void *state, uint8_t options);

  /* Writes the state before the first question. Rejects an impossible setup. */
  GameStatus (*start) (void *state, const GameSetup *setup);

  GameInfo (*info) (const void *state);

  /* The current question. */
  GameQuestion (*question) (const void *state);

  /* Who may look while it is answered. */
  GameSecrecy (*secrecy) (const void *state);

  /* TRUE if the answer that led from one state to the next leaves the same decision open: dice that are
   * picked one by one are one decision. NULL if every answer is a decision of its own. */
  bool (*continues) (const void *before, const void *after);

  /* The set whose first piece the current question asks for. NULL if no question does. */
  void (*set) (const void *state, GameSet *set);

  /* All legal answers to the current question, and only those, ascending and without equivalent ones; none
   * when the game is over. A question with one legal answer is forced. */
  size_t (*legal) (const void *state, GameAnswer out[GAME_MAX_ANSWERS]);

  /* For a question of chance: like legal, with exact relative weights. An answer of weight zero is only for
   * tables that mirror a real game ("not said"), never for the dice. */
  size_t (*weigh) (const void *state, GameAnswer out[GAME_MAX_ANSWERS], uint8_t weights[GAME_MAX_ANSWERS]);

  /* Picks one of the answers like game_pick_answer, with the same random numbers, but without listing them
   * all. NULL if that would not be faster. */
  GameAnswer (*chance) (const void *state, GameRng *rng);

  /* Whether this answer may be given now, and if not, why. Besides the legal answers it accepts equivalent ones,
   * and corrections by hand, which no list could hold. */
  GameStatus (*check) (const void *state, GameAnswer answer);

  /* Gives the answer. If it is rejected, the state is unchanged. `events` may be NULL. */
  GameStatus (*apply) (void *state, GameAnswer answer, GameEvents *events);

  /* Gives one of the legal answers without checking it again. NULL if that would not be faster. */
  void (*play) (void *state, GameAnswer answer);

  /* Removes everything that `seat` may not know, or, for GAME_NOBODY, everything that is not public. The
   * result is a playable state. */
  void (*view) (void *state, int seat);

  /* Like view, then fills in the unknown at random, consistent with what the seat knows. */
  void (*determinise) (void *state, int seat, GameRng *rng);

  /* The current score. */
  void (*score) (const void *state, GameScore *score);

  /* Explains a number (a cost, a price, a score): returns it, with its parts. `what` is in the game's own
   * numbering; `piece` and `detail` refine it. NULL if nothing is explained. */
  int (*explain) (const void *state, int seat, uint8_t what, uint8_t piece, uint8_t detail, GameCauses *causes);

  /* All invariants. */
  GameProblem (*verify) (const void *state);

  /* An answer in the rulebook's words, and back. Needs no state: format returns the length, or 0 if it is not an
   * answer; parse returns false if the text is not one. */
  size_t (*format) (GameAnswer answer, char text[GAME_MAX_TEXT]);
  bool (*parse) (const char *text, GameAnswer *answer);

  /* A word for where the game stands: a step or phase of a round ("develop"), for programs. */
  const char *(*step_word) (const void *state);

  /* A word for a reason, a question, an event or a problem ("not-your-die"), for programs. */
  const char *(*status_word) (GameStatus status);
  const char *(*question_word) (uint8_t about);
  const char *(*event_word) (uint8_t kind);
  const char *(*problem_word) (uint8_t code);
} Game;

/* A game's own functions take a state of the game's type; these pass them any state. */
#define GAME_DEFINE_UNTYPED(game)                                                                  \
  static GameStatus any_start (void *s, const GameSetup *setup) { return game##_start (s, setup); } \
  static GameQuestion any_question (const void *s) { return game##_question (s); }                 \
  static size_t any_legal (const void *s, GameAnswer *out) { return game##_legal (s, out); }       \
  static GameStatus any_check (const void *s, GameAnswer answer) { return game##_check (s, answer); } \
  static GameStatus any_apply (void *s, GameAnswer answer, GameEvents *events)                     \
  {                                                                                                \
    return game##_apply (s, answer, events);                                                       \
  }                                                                                                \
  static void any_view (void *s, int seat) { game##_view (s, seat); }                              \
  static void any_determinise (void *s, int seat, GameRng *rng) { game##_determinise (s, seat, rng); } \
  static void any_score (const void *s, GameScore *score) { game##_score (s, score); }             \
  static GameProblem any_verify (const void *s) { return game##_verify (s); }

/* These functions as members of a Game. */
#define GAME_UNTYPED                                                                               \
  .start = any_start, .question = any_question, .legal = any_legal, .check = any_check,            \
  .apply = any_apply, .view = any_view, .determinise = any_determinise, .score = any_score,        \
  .verify = any_verify

/* The same for functions that not every game has. */
#define GAME_DEFINE_UNTYPED_DECISIONS(game)                                                        \
  static GameSecrecy any_secrecy (const void *s) { return game##_secrecy (s); }                    \
  static bool any_continues (const void *a, const void *b) { return game##_continues (a, b); }     \
  static void any_set (const void *s, GameSet *set) { game##_set (s, set); }                       \
  static void any_play (void *s, GameAnswer answer) { game##_play (s, answer); }                   \
  static int any_explain (const void *s, int seat, uint8_t what, uint8_t piece, uint8_t detail, GameCauses *causes) \
  {                                                                                                \
    return game##_explain (s, seat, what, piece, detail, causes);                                  \
  }

#define GAME_UNTYPED_DECISIONS                                                                     \
  .secrecy = any_secrecy, .continues = any_continues, .set = any_set, .play = any_play, .explain = any_explain

static inline bool
game_continues (const Game *game, const void *before, const void *after)
{
  return game->continues != NULL && game->continues (before, after);
}

static inline void
game_set (const Game *game, const void *state, GameSet *set)
{
  set->n = 0;
  set->wanted = 0;
  if (game->set != NULL)
    game->set (state, set);
}

static inline void
game_set_add (GameSet *set, GameAnswer answer, unsigned count)
{
  set->answers[set->n] = answer;
  set->counts[set->n++] = (uint8_t) count;
}

/* A line of the score sheet, which counts for the seat's total. */
static inline void
game_add_part (GameScore *score, int seat, unsigned kind, unsigned piece, int points)
{
  score->total[seat] = (int16_t) (score->total[seat] + points);
  if (score->n_parts < GAME_MAX_PARTS)
    score->parts[score->n_parts++] = (GameScorePart) { (int8_t) seat, (uint8_t) kind, (uint8_t) piece, (int16_t) points };
}

/* The winners: the seats with the most points, and among those the most in the tie-break. */
void game_find_winners (GameScore *score);

/* The points of the first part of that kind; 0 if there is none. */
static inline int
game_get_part (const GameScore *score, unsigned seat, unsigned kind)
{
  for (unsigned i = 0; i < score->n_parts; i++)
    if (score->parts[i].seat == (int) seat && score->parts[i].kind == kind)
      return score->parts[i].points;
  return 0;
}

/* Which of `n` things to take, with a probability by weight; not all weights are zero. */
size_t game_pick_weighted (const uint8_t *weights, size_t n, GameRng *rng);

/* Picks one of the answers to a question of chance, with a probability by weight. */
GameAnswer game_pick_answer (const Game *game, const void *state, GameRng *rng);

/* Answers a question of chance like fair dice and a shuffled bag. */
GameAnswer game_chance (const Game *game, const void *state, GameRng *rng);

/* Gives one of the legal answers: for playing thousands of games. */
static inline void
game_play (const Game *game, void *state, GameAnswer answer)
{
  if (game->play != NULL)
    game->play (state, answer);
  else
    game->apply (state, answer, NULL);
}

static inline void
game_emit (GameEvents *events, GameEvent event)
{
  if (events == NULL)
    return;
  if (events->n < GAME_MAX_EVENTS)
    events->list[events->n++] = event;
  else
    events->lost++;
}

static inline void
game_add_cause (GameCauses *causes, uint8_t kind, uint8_t piece, int amount)
{
  if (causes != NULL && causes->n < GAME_MAX_CAUSES)
    causes->list[causes->n++] = (GameCause) { kind, piece, (int16_t) amount };
}
