/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tokens that make addresses secret: one for each seat, one for TVs, and one for those who still pick a seat. */
#pragma once

#include "engine/game.h"

#include <glib.h>

enum
{
  ORRERY_PHONE_TV = GAME_MAX_SEATS, /* the index of a TV's token; those of seats are their numbers */
  ORRERY_PHONE_PICK,
  ORRERY_PHONE_N_TOKENS,
  ORRERY_PHONE_TOKEN_LENGTH = 26, /* 128 bits, five per letter */
};

typedef struct
{
  char list[ORRERY_PHONE_N_TOKENS][ORRERY_PHONE_TOKEN_LENGTH + 1];
} OrreryPhoneTokens;

void orrery_phone_tokens_draw (OrreryPhoneTokens *tokens, guint index);
/* The index of the token after `prefix` in the path; -1: there is none. */
int  orrery_phone_tokens_find (const OrreryPhoneTokens *tokens, const char *path,
                               const char *prefix);
