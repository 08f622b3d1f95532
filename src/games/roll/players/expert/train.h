/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Learning by playing against oneself.
 *
 * Games are played with the network as it stands, each from its own number, in any number of
 * threads; then the network learns from them in their order. So the same seed gives the same
 * network, however many threads there are. */
#pragma once

#include "games/roll/players/expert/net.h"

enum
{
  TRAIN_MAX_ROUNDS = 40, /* a longer game teaches nothing */
  TRAIN_BATCH = 16,      /* games a step of learning */
  TRAIN_SET = 64         /* games played with the same network, then learned from in their order */
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
  uint64_t seed;
  uint64_t n_games; /* learned from so far */
  uint32_t nodes;   /* that players think ahead in a game; 0: play as Regular does */
  float lambda;     /* how far a value is taken from the end rather than from the next round */
  float rate;       /* of learning, at first; it falls to a tenth within `n_planned` games */
  uint64_t n_planned;
  Net net;
  Net mean;         /* Adam's two averages */
  Net square;
} Trainer;

void train_start (Trainer *trainer, uint64_t seed);

/* Plays game `number`. Reads the trainer only. False when it was too long. */
bool train_play (const Trainer *trainer, uint64_t number, TrainGame *game);

/* Learns from up to TRAIN_BATCH games, those left out that were too long (NULL). Returns the mean
 * loss (cross-entropy of the winner, in nats). */
float train_learn (Trainer *trainer, const TrainGame *const *games, unsigned n);

/* What the network would have lost on games that it does not learn from. For tests. */
float train_loss (const Net *net, const TrainGame *const *games, unsigned n);

/* A file from which learning goes on as if it had not been interrupted. */
enum { TRAIN_HEADER = 96, TRAIN_FILE = TRAIN_HEADER + 12 * NET_SIZE };
void train_write (const Trainer *trainer, unsigned char bytes[TRAIN_FILE]);
bool train_read (Trainer *trainer, const unsigned char *bytes, size_t n);
