/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by reading and writing a position: its words and members. */
#pragma once

#include "games/race/words/orrery-race-position.h"
#include "record/orrery-position.h"

enum { RACE_N_STEP_WORDS = 8 };

extern const char *const orrery_race_step_words[RACE_N_STEP_WORDS]; /* of a position */
extern const char *const orrery_race_action_words[RACE_N_ACTIONS];
extern const char *const orrery_race_action_codes[RACE_N_ACTIONS]; /* read too */

const char *orrery_race_why_word (guint why); /* why a card is drawn: a card's name or a word */

/* By bit of the options. */
enum { RACE_N_OPTION_WORDS = 5 };
extern const char *const orrery_race_option_words[RACE_N_OPTION_WORDS];

/* A step for positions in the middle of a choice only. */
#define RACE_SETUP_WORD "setup"

typedef struct
{
  RaceState *s;
  int seat; /* the seat being read; GAME_NOBODY outside the seats */
  gboolean is_half_done;
  GError **error;
} RaceReader;

int      orrery_race_as_card       (RaceReader *r, JsonNode *node, const char *member);
gboolean orrery_race_read_cards    (RaceReader *r, JsonObject *object, const char *member, RaceCards *cards, guint8 *unknown);

/* Unfinished work. */
void     orrery_race_write_now       (const RaceState *s, JsonObject *root);
void     orrery_race_write_half_done (const RaceState *s, guint seat, JsonObject *object);
gboolean orrery_race_read_now        (RaceReader *r, JsonObject *now);
gboolean orrery_race_read_half_done  (RaceReader *r, JsonObject *object);
gboolean orrery_race_read_unseen     (RaceReader *r, JsonObject *root);

/* Adds nothing if there are none. */
void     orrery_race_set_cards       (JsonObject *object, const char *member, const RaceCards *cards, guint unknown);

/* Members that are read, and those that are only informative; NULL at the end. */
extern const char *const orrery_race_root_members[], *const orrery_race_root_looks[];
extern const char *const orrery_race_seat_members[], *const orrery_race_seat_looks[];
