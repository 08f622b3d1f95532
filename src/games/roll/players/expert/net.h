/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small network: the features of one seat go in, its standing comes out. The chances of all seats are the
 * softmax of their standings, so that one network works for two to five players. */
#pragma once

#include "games/roll/players/expert/features.h"

enum
{
  NET_IN = FEATURES_N,
  NET_FIRST = 64,
  NET_SECOND = 32,
  NET_OUT = 2, /* the standing; final points, in units of 40 */
  NET_SIZE = NET_IN * NET_FIRST + NET_FIRST + NET_FIRST * NET_SECOND + NET_SECOND
             + NET_SECOND * NET_OUT + NET_OUT
};

#define NET_POINTS 40.f

typedef union
{
  struct
  {
    float first[NET_IN][NET_FIRST];
    float first_bias[NET_FIRST];
    float second[NET_FIRST][NET_SECOND];
    float second_bias[NET_SECOND];
    float out[NET_SECOND][NET_OUT];
    float out_bias[NET_OUT];
  } layer;
  float all[NET_SIZE];
} Net;

/* The values of the layers, stored for training. */
typedef struct
{
  float first[NET_FIRST];
  float second[NET_SECOND];
  float out[NET_OUT];
} NetPass;

void net_run (const Net *net, const Features *features, NetPass *pass);

/* The first layer's sums before they are rectified, for positions that have most of their features in common:
 * start with `first_bias`, add the features of all of them once, then run the rest for each. */
typedef struct
{
  float first[NET_FIRST];
} NetSums;

void net_add (const Net *net, const Features *features, NetSums *sums);
void net_run_from (const Net *net, const NetSums *sums, const Features *features, NetPass *pass);

/* The chances of all seats to win, at the start of a round or when the game is over. */
void net_chances (const Net *net, const RollState *s, float chances[ROLL_MAX_SEATS]);

/* Random initial weights. */
void net_init (Net *net, GameRng *rng);

/* A file: a line of text with the sizes, then the weights, 32 bits each, little-endian. */
enum { NET_HEADER = 64, NET_FILE = NET_HEADER + 4 * NET_SIZE };
void net_write (const Net *net, unsigned char bytes[NET_FILE]);
bool net_read (Net *net, const unsigned char *bytes, size_t n);

/* Only the weights; net_get rejects invalid numbers. */
void net_put (const Net *net, unsigned char *at);
bool net_get (Net *net, const unsigned char *at);

/* The network of Expert, from data/roll/expert.net. */
extern const Net net_expert;
