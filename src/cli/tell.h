/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as a log for people: rounds and phases as headings, with the events below them. */
#pragma once

#include "record/orrery-game.h"

typedef struct
{
  const OrreryGame *game;
  GString *text;
  const char *const *names;
  int seat; /* the reader; GAME_NOBODY for everything */
  GameEvents pending;
} CliTeller;

CliTeller *cli_teller_new  (const OrreryGame *game, const char *const *names, int seat) G_GNUC_WARN_UNUSED_RESULT;
void       cli_teller_free (CliTeller *self);

/* The events of one answer. */
void cli_teller_add (CliTeller *self, const GameEvents *events);

/* Everything told since the last call. */
char *cli_teller_take (CliTeller *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliTeller, cli_teller_free)
