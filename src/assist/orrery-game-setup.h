/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players and options of a new game: chosen in the New Game dialog, remembered, and made into a
 * record. */
#pragma once

#include "record/orrery-record.h"

#define ORRERY_PERSON "person"

typedef struct
{
  const OrreryGame *game;
  guint n_seats;
  OrreryPlayer players[GAME_MAX_SEATS]; /* names may be empty: one is made up */
  guint8 options;                       /* of the game's setup */
  guint8 colours[GAME_MAX_SEATS];       /* if two are the same, every seat gets the color of its place */
} OrreryGameSetup;

void  orrery_game_setup_clear (OrreryGameSetup *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OrreryGameSetup, orrery_game_setup_clear)

/* The last choices. */
void  orrery_game_setup_load  (OrreryGameSetup *self, const OrreryGame *game, GSettings *settings);
void  orrery_game_setup_save  (const OrreryGameSetup *self, GSettings *settings);

/* The same players again. */
void  orrery_game_setup_from_record (OrreryGameSetup *self, OrreryRecord *record);

/* People without a name get those of the people in `from`, in their order. */
void  orrery_game_setup_take_names (OrreryGameSetup *self, const OrreryGameSetup *from);

/* "You against Vega and Rigel": who plays, for a button. */
char *orrery_game_setup_describe (const OrreryGameSetup *self) G_GNUC_WARN_UNUSED_RESULT;
/* The default kind of a seat. */
const char *orrery_game_setup_default_kind (const OrreryGame *game);
/* A seat keeps its color when others leave. */
guint orrery_game_setup_get_colour (const OrreryGameSetup *self, guint seat);
/* The default name of a seat with that color. */
const char *orrery_game_setup_default_name (const OrreryGame *game, guint colour, const char *kind);

/* GAME_OK: the game can begin. */
GameStatus orrery_game_setup_check (const OrreryGameSetup *self);

OrreryRecord *orrery_game_setup_begin (const OrreryGameSetup *self, guint64 seed);
