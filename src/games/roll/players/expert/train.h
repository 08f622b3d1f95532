/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The network behind Expert learns by playing against itself. */
#pragma once

#include "games/roll/players/expert/net.h"
#include "players/training.h"

enum
{
  TRAIN_MAX_ROUNDS = 40, /* a longer game is not used */
  TRAIN_BATCH = 16,      /* games per learning step */
  TRAIN_SET = 64         /* games played with the same network, then learned from in order */
};

/* A played game: the table at the start of each round, and how it ended. */
typedef struct
{
  unsigned n_rounds;
  uint8_t n_seats;
  float share[ROLL_MAX_SEATS]; /* of the victory */
  float points[ROLL_MAX_SEATS];
  RollState at[TRAIN_MAX_ROUNDS];
} TrainGame;

typedef struct
{
  TrainerHead head; /* without nodes they play like Regular */
  float lambda;     /* how much of a value comes from the end of the game rather than the next round */
  Net net;
  Net mean;         /* the two moving averages of Adam */
  Net square;
} Trainer;

extern const PlayerTraining roll_training;

enum { TRAIN_HEADER = 96, TRAIN_FILE = TRAIN_HEADER + 12 * NET_SIZE };
void train_write (const TrainerHead *head, unsigned char *bytes);
bool train_read (TrainerHead *head, const unsigned char *bytes, size_t n);
