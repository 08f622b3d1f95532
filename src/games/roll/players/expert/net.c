/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/players/expert/net.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void
rectify (float *x, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    x[i] = x[i] > 0 ? x[i] : 0;
}

/* Most inputs are zero, and so are many of the first layer. */
void
net_run (const Net *net, const Features *features, NetPass *pass)
{
  memcpy (pass->first, net->layer.first_bias, sizeof pass->first);
  for (unsigned k = 0; k < features->n; k++)
    {
      const float *weights = net->layer.first[features->index[k]];
      const float x = features->value[k];

      for (unsigned j = 0; j < NET_FIRST; j++)
        pass->first[j] += x * weights[j];
    }
  rectify (pass->first, NET_FIRST);
  memcpy (pass->second, net->layer.second_bias, sizeof pass->second);
  for (unsigned i = 0; i < NET_FIRST; i++)
    {
      const float x = pass->first[i];

      for (unsigned j = 0; x > 0 && j < NET_SECOND; j++)
        pass->second[j] += x * net->layer.second[i][j];
    }
  rectify (pass->second, NET_SECOND);
  memcpy (pass->out, net->layer.out_bias, sizeof pass->out);
  for (unsigned i = 0; i < NET_SECOND; i++)
    for (unsigned j = 0; j < NET_OUT; j++)
      pass->out[j] += pass->second[i] * net->layer.out[i][j];
}

static void
share_out (const GameScore *score, float chances[ROLL_MAX_SEATS])
{
  const float each = 1.f / (float) __builtin_popcount (score->winners);

  for (unsigned i = 0; i < score->n_seats; i++)
    chances[i] = (score->winners >> i & 1) != 0 ? each : 0;
}

void
net_chances (const Net *net, const RollState *s, float chances[ROLL_MAX_SEATS])
{
  float highest = -INFINITY;
  float sum = 0;
  GameScore score;

  roll_score (s, &score);
  if (s->step == ROLL_STEP_OVER)
    {
      share_out (&score, chances);
      return;
    }
  for (int i = 0; i < s->n_seats; i++)
    {
      Features features;
      NetPass pass;

      features_of (s, i, score.total, &features);
      net_run (net, &features, &pass);
      chances[i] = pass.out[0];
      highest = chances[i] > highest ? chances[i] : highest;
    }
  for (int i = 0; i < s->n_seats; i++)
    sum += chances[i] = expf (chances[i] - highest);
  for (int i = 0; i < s->n_seats; i++)
    chances[i] /= sum;
}

static void
init_layer (float *weights, unsigned n, float spread, GameRng *rng)
{
  for (unsigned i = 0; i < n; i++)
    weights[i] = spread * ((float) game_rng_below (rng, 20001) / 10000 - 1);
}

void
net_init (Net *net, GameRng *rng)
{
  memset (net, 0, sizeof *net);
  init_layer (&net->layer.first[0][0], NET_IN * NET_FIRST, 0.15f, rng);
  init_layer (&net->layer.second[0][0], NET_FIRST * NET_SECOND, 0.2f, rng);
  init_layer (&net->layer.out[0][0], NET_SECOND * NET_OUT, 0.1f, rng);
}

static void
write_header (unsigned char bytes[NET_HEADER])
{
  char text[NET_HEADER];

  memset (bytes, ' ', NET_HEADER);
  memcpy (bytes, text,
          (size_t) snprintf (text, sizeof text, "orrery net 1: %d inputs, %d, %d, %d", NET_IN,
                             NET_FIRST, NET_SECOND, NET_OUT));
  bytes[NET_HEADER - 1] = '\n';
}

void
net_put (const Net *net, unsigned char *at)
{
  for (unsigned i = 0; i < NET_SIZE; i++, at += 4)
    {
      uint32_t word;

      memcpy (&word, &net->all[i], sizeof word);
      for (unsigned k = 0; k < 4; k++)
        at[k] = (unsigned char) (word >> 8 * k);
    }
}

bool
net_get (Net *net, const unsigned char *at)
{
  for (unsigned i = 0; i < NET_SIZE; i++, at += 4)
    {
      const uint32_t word = at[0] | (uint32_t) at[1] << 8 | (uint32_t) at[2] << 16
                            | (uint32_t) at[3] << 24;

      memcpy (&net->all[i], &word, sizeof word);
      if (!isfinite (net->all[i]))
        return false;
    }
  return true;
}

void
net_write (const Net *net, unsigned char bytes[NET_FILE])
{
  write_header (bytes);
  net_put (net, bytes + NET_HEADER);
}

/* A damaged or foreign file is refused. */
bool
net_read (Net *net, const unsigned char *bytes, size_t n)
{
  unsigned char header[NET_HEADER];

  write_header (header);
  return n == NET_FILE && memcmp (bytes, header, NET_HEADER) == 0
         && net_get (net, bytes + NET_HEADER);
}
