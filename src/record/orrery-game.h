/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryGame: everything about one game that needs no screen. The rest of the program knows a game only by
 * this and by its rules (engine/game.h); OrreryBoard draws it.
 *
 * A game is a constant that registers itself; src/games/games.c has the list. */
#pragma once

#include "players/advice.h"
#include "players/player.h"
#include "players/training.h"

#include <json-glib/json-glib.h>

/* How important an event is to a reader of the log. */
typedef enum
{
  ORRERY_EVENT_PLAIN,
  ORRERY_EVENT_ROUND, /* heading: a new round, or the end of the game */
  ORRERY_EVENT_PHASE, /* heading */
  ORRERY_EVENT_SERIES /* one of several events that are reported together, such as single dice */
} OrreryEventRank;

/* Something dealt to a player for the whole game, with statistics of its own: a faction, a start
 * world. Numbered from 1. */
typedef struct
{
  const char *word;  /* in files: "faction" */
  const char *title; /* "Factions"; to be translated, as is the next */
  const char *by;    /* "By faction" */
  guint n;
  const char *(*get_name) (guint role); /* as printed, and in files */
  char *(*dup_title) (guint role);      /* the long form */
  guint (*find) (const char *name);     /* 0 if there is none of that name */
  guint (*get) (const void *state, guint seat);
} OrreryRoles;

/* A bonus can be below zero. */
#define ORRERY_NO_POINTS G_MININT

/* A row of the score as a table. */
typedef struct
{
  const char *name; /* translated, as is the next */
  const char *group; /* the group it belongs to if only sums are shown; NULL: its own */
  char *how;        /* owned: the calculation of a bonus, "2 + 6 = 8, ÷ 3, rounded up"; NULL: none */
  int points[GAME_MAX_SEATS]; /* ORRERY_NO_POINTS: the seat has none */
} OrreryScoreRow;

/* Why a game has ended. */
typedef struct
{
  const char *word; /* for programs: "pool" */
  const char *text; /* to be translated: "the chips ran out" */
} OrreryEnd;

/* An option of a new game. */
typedef struct
{
  guint8 flag; /* of GameSetup.options */
  const char *title;    /* to be translated, as is the other */
  const char *subtitle;
} OrreryOption;

/* assist/orrery-decision.h */
typedef struct _OrreryDecision OrreryDecision;

typedef struct
{
  const Game *rules;
  guint bgg_id; /* on BoardGameGeek */

  /* Computer players, weakest first; NULL at the end. */
  const PlayerKind *const *players;
  /* How the strongest one learns; NULL if none does. */
  const PlayerTraining *training;

  const OrreryRoles *roles;

  const OrreryOption *options;
  guint n_options;

  /* A position as JSON (docs/record.md), into a playable state, and back. `seat` is the viewer, or
   * GAME_NOBODY for everything. Stripping leaves only the members that reading uses; strip_to_table also
   * drops everything unfinished, and leaves what a finished game needs. */
  gboolean (*read_position) (JsonNode *node, void *state, GError **error);
  JsonNode *(*write_position) (const void *state, int seat);
  JsonNode *(*strip_position) (JsonNode *node);
  JsonNode *(*strip_to_table) (JsonNode *node); /* NULL: the same as strip_position */

  /* Sentences. `seat` is the reader: secrets of others are left out; GAME_NOBODY reads everything. NULL: the
   * events are not worth mentioning. */
  char *(*tell_event) (const GameEvent *event, const char *const *names, int seat);
  char *(*tell_events) (const GameEvents *events, const char *const *names, int seat);
  char *(*tell_question) (const void *state, const char *const *names);
  /* The question for `name`, who decides: "Ada, which good do you ship?" NULL: tell_question puts it that way. */
  char *(*ask_player) (const void *state, const char *name);
  /* An answer in words that fit on a button. NULL: its own words (Game.format). */
  char *(*tell_answer) (const void *state, GameAnswer answer);
  /* What an answer costs or brings: "pay 3". Returns NULL if there is nothing to add; may itself be NULL. */
  char *(*tell_gain) (const void *state, GameAnswer answer);
  const char *(*tell_refusal) (GameStatus status);
  OrreryEventRank (*rank_event) (const GameEvent *event);

  /* Why the event ends the game; NULL if it does not. */
  const OrreryEnd *(*get_end) (const GameEvent *event);

  /* The table and the score, as lines for a terminal; `state` is the reader's view. */
  char *(*tell_state) (const void *state, const char *const *names);
  char *(*tell_score) (const void *state, const char *const *names);

  /* A new draft to answer `state`. NULL, or a result of NULL: one of the answers, or a set where
   * the rules ask for one. */
  OrreryDecision *(*new_decision) (const void *state);
  /* Whether all answers of `state` lead to the same result, so that nobody is asked. NULL: they never do. */
  gboolean (*makes_no_difference) (const void *state);
  /* If all possible answers to the question of `state` and to the rest of its step lead to the same result,
   * such answers (a GArray of GameAnswer); NULL, or a result of NULL: it matters. */
  GArray *(*list_rest) (const void *state);

  /* Hints and analysis; NULL if the game has none. A plan is a whole decision, asked for in `state`, as one
   * sentence without a full stop. */
  const Adviser *adviser;
  char *(*tell_plan) (const void *state, const GameAnswer *steps, gsize n);
  char *(*tell_reason) (const AdviceReason *reason);
  const char *const *reason_words; /* in files, by kind; NULL at the end */

  /* "Ada wins on the tie-break", and more about it in a sentence or two. */
  char *(*tell_winner) (const void *state, const char *const *names);
  char *(*tell_result) (const void *state, const char *const *names);
  /* The score as a table without the totals (of OrreryScoreRow), and the pieces that a seat has built, one
   * per line. NULL if the game has no board yet. */
  GArray *(*list_score) (const void *state);
  char *(*tell_built) (const void *state, guint seat);

  /* Events and scores for programs (docs/protocol.md). */
  JsonNode *(*describe_event) (const GameEvent *event);
  JsonNode *(*describe_score) (const void *state, const char *const *names);

  /* Checks another kind of file of the game, such as tiles entered by an owner, for `orrery-cli check`: an
   * object with its kind, lists of errors and warnings, and counts. NULL: not such a file, or `error` says
   * why it is a broken one; may itself be NULL. */
  JsonNode *(*check_file) (const char *text, gsize length, GError **error);
} OrreryGame;

/* An array of OrreryScoreRow. */
GArray *orrery_score_rows_new       (void);
/* A bonus that only one seat has; takes `how`. */
void    orrery_score_rows_add_bonus (GArray *rows, const GameScorePart *part, const char *name,
                                     char *how);

/* Registers a game. The first one is the default. */
void orrery_game_register (const OrreryGame *game);

/* NULL if there is none of that id. */
const OrreryGame *orrery_game_by_id (const char *id);
const OrreryGame *orrery_game_get_default (void);
/* All of them, NULL at the end. */
const OrreryGame *const *orrery_game_list (void);

/* The computer player with that id; NULL: none, so the seat is a person's. */
const PlayerKind *orrery_game_find_player (const OrreryGame *self, const char *kind);

/* TRUE if the game that `rules` belongs to is over in `state`. */
gboolean orrery_game_is_over (const OrreryGame *self, const void *state);
