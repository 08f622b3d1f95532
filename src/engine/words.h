/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers in words, by templates. One template per kind of answer works both ways: literal text, and for each
 * operand a %, the operand (a, b or c) and its type, as one letter. */
#pragma once

#include "engine/game.h"

/* N is a number up to 255, M a signed one in the operands b and c; all other letters are the game's. Operands
 * that share a byte are combined. */
typedef struct
{
  const char *const *templates; /* by kind of answer; NULL where there is none */
  unsigned n_templates;
  bool (*put) (char text[GAME_MAX_TEXT], size_t *at, char type, unsigned value);
  bool (*take) (const char **text, char type, int *value);
} GameWords;

size_t game_words_format (const GameWords *words, GameAnswer answer, char text[GAME_MAX_TEXT]);
bool game_words_parse (const GameWords *words, const char *text, GameAnswer *answer);

/* Writing: appends at `at`; false if it does not fit. */
bool game_put (char text[GAME_MAX_TEXT], size_t *at, const char *word);
bool game_put_number (char text[GAME_MAX_TEXT], size_t *at, int n);

/* Reading ignores case: `text` moves only past what is accepted. */
bool game_take (const char **text, const char *word);
int game_take_longest (const char **text, const char *const *names, unsigned n); /* or -1 */
bool game_take_number (const char **text, int least, int most, int *value);

/* Words by number, for a Game: from the arrays status_words, question_words, event_words and problem_words of the
 * file that uses this. */
#define GAME_DEFINE_WORD(what)                                                                     \
  static const char *what##_word (uint8_t i)                                                       \
  {                                                                                                \
    return i < sizeof (what##_words) / sizeof (what##_words[0]) ? what##_words[i] : NULL;          \
  }
#define GAME_DEFINE_WORDS                                                                          \
  GAME_DEFINE_WORD (status)                                                                        \
  GAME_DEFINE_WORD (question)                                                                      \
  GAME_DEFINE_WORD (event)                                                                         \
  GAME_DEFINE_WORD (problem)

/* These functions as members of a Game. */
#define GAME_WORDS                                                                                 \
  .status_word = status_word, .question_word = question_word, .event_word = event_word, .problem_word = problem_word
