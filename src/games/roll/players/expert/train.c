/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/players/expert/train.h"

#include "games/roll/players/expert/search.h"
#include "games/roll/players/regular/regular.h"
#include "players/self-play.h"

#include <math.h>
#include <string.h>

/* Adam, with the parameters recommended by its authors. */
#define MEAN_KEPT 0.9f
#define SQUARE_KEPT 0.999f
#define TINY 1e-8f
#define DECAY 1e-6f

/* The weight of the final points, compared with the winner. */
#define POINTS_COUNT 0.5f

static void
start (TrainerHead *head, uint64_t seed)
{
  Trainer *trainer = (Trainer *) head;
  GameRng rng;

  memset (trainer, 0, sizeof *trainer);
  trainer->head.seed = seed;
  trainer->lambda = 0.9f;
  trainer->head.rate = 1.5e-3f;
  trainer->head.n_planned = 100000;
  self_play_seed (&rng, seed, 0);
  net_init (&trainer->net, &rng);
}

/* Games */

typedef struct
{
  const Trainer *trainer;
  RegularStyle style[ROLL_MAX_SEATS]; /* each a bit uncertain, so that all kinds of tables occur */
  GameRng rng;
} Play;

static uint8_t
pick_seats (GameRng *rng)
{
  static const uint8_t seats[] = { 2, 2, 2, 2, 2, 3, 4, 4, 4, 5 };

  return seats[game_rng_below (rng, sizeof seats)];
}

static GameAnswer
decide (Play *play, const RollState *s, GameQuestion question)
{
  const RegularStyle *style = &play->style[question.seat];
  const Search search = { .net = &play->trainer->net,
                          .nodes = play->trainer->head.nodes / 3,
                          .nodes_select = play->trainer->head.nodes };
  SearchTry tries[SEARCH_MAX_TRIES];
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = roll_legal (s, legal);
  RollState view;

  if (n == 1)
    return legal[0];
  if (play->trainer->head.nodes == 0 || game_rng_below (&play->rng, 1000) < 1000 * style->haziness / 4)
    return regular_choose (s, question, legal, n, style, &play->rng);
  view = *s;
  roll_view (&view, question.seat);
  search_run (&search, &view, question, legal, n, &play->rng, tries);
  return tries[0].answer;
}

static void
finish (const RollState *s, TrainGame *game)
{
  GameScore score;

  roll_score (s, &score);
  game->n_seats = s->n_seats;
  for (unsigned i = 0; i < s->n_seats; i++)
    {
      game->share[i] = (score.winners >> i & 1) != 0
                           ? 1.f / (float) __builtin_popcount (score.winners)
                           : 0;
      game->points[i] = score.total[i] / NET_POINTS;
    }
}

static bool
play_game (const TrainerHead *head, uint64_t number, void *played)
{
  const Trainer *trainer = (const Trainer *) head;
  TrainGame *game = played;
  Play play = { .trainer = trainer };
  GameSetup setup = { 0 };
  RollState s;

  self_play_seed (&play.rng, trainer->head.seed ^ number * UINT64_C (0x9e3779b97f4a7c15), 1);
  setup.n_seats = pick_seats (&play.rng);
  for (unsigned i = 0; i < setup.n_seats; i++)
    {
      play.style[i] = regular_style;
      play.style[i].haziness = 0.15f * (float) game_rng_below (&play.rng, 4);
    }
  game->n_rounds = 0;
  roll_start (&s, &setup);
  for (GameQuestion question = roll_question (&s); question.ask != GAME_OVER;
       question = roll_question (&s))
    {
      if (s.round > TRAIN_MAX_ROUNDS)
        return false;
      if (s.round > game->n_rounds && s.step == ROLL_STEP_ASSIGN)
        game->at[game->n_rounds++] = s;
      roll_apply (&s, question.ask == GAME_CHANCE ? game_chance (&roll_game, &s, &play.rng)
                                                  : decide (&play, &s, question), NULL);
    }
  finish (&s, game);
  return true;
}

/* Learning */

typedef struct
{
  unsigned n_seats;
  Features features[ROLL_MAX_SEATS];
  NetPass pass[ROLL_MAX_SEATS];
  float chances[ROLL_MAX_SEATS];
} Position;

static void
look_at (const Net *net, const RollState *s, Position *position)
{
  float highest = -INFINITY;
  float sum = 0;
  GameScore score;

  roll_score (s, &score);
  position->n_seats = s->n_seats;
  for (unsigned i = 0; i < s->n_seats; i++)
    {
      features_of (s, (int) i, score.total, &position->features[i]);
      net_run (net, &position->features[i], &position->pass[i]);
      highest = fmaxf (highest, position->pass[i].out[0]);
    }
  for (unsigned i = 0; i < s->n_seats; i++)
    sum += position->chances[i] = expf (position->pass[i].out[0] - highest);
  for (unsigned i = 0; i < s->n_seats; i++)
    position->chances[i] /= sum;
}

/* Adds the gradient of one seat's outputs. */
static void
push_back (const Net *net, const Features *features, const NetPass *pass, const float out[NET_OUT],
           Net *gradient)
{
  float second[NET_SECOND];
  float first[NET_FIRST];

  for (unsigned j = 0; j < NET_OUT; j++)
    gradient->layer.out_bias[j] += out[j];
  for (unsigned i = 0; i < NET_SECOND; i++)
    {
      second[i] = 0;
      for (unsigned j = 0; j < NET_OUT; j++)
        {
          gradient->layer.out[i][j] += pass->second[i] * out[j];
          second[i] += net->layer.out[i][j] * out[j];
        }
      second[i] = pass->second[i] > 0 ? second[i] : 0;
      gradient->layer.second_bias[i] += second[i];
    }
  for (unsigned i = 0; i < NET_FIRST; i++)
    {
      first[i] = 0;
      for (unsigned j = 0; pass->first[i] > 0 && j < NET_SECOND; j++)
        {
          gradient->layer.second[i][j] += pass->first[i] * second[j];
          first[i] += net->layer.second[i][j] * second[j];
        }
      gradient->layer.first_bias[i] += first[i];
    }
  for (unsigned k = 0; k < features->n; k++)
    for (unsigned j = 0; j < NET_FIRST; j++)
      gradient->layer.first[features->index[k]][j] += features->value[k] * first[j];
}

static float
cross_entropy (const Position *position, const float *target)
{
  float loss = 0;

  for (unsigned i = 0; i < position->n_seats; i++)
    loss -= target[i] * logf (fmaxf (position->chances[i], 1e-6f));
  return loss;
}

static void
learn_position (const Net *net, const Position *position, const float *target, const float *points,
                Net *gradient)
{
  for (unsigned i = 0; i < position->n_seats; i++)
    {
      const float out[NET_OUT] = { position->chances[i] - target[i],
                                   POINTS_COUNT * (position->pass[i].out[1] - points[i]) };

      push_back (net, &position->features[i], &position->pass[i], out, gradient);
    }
}

/* From the last round back: the target is the end of the game mixed with the network's value for the
 * following round. */
static float
learn_game (const Trainer *trainer, const TrainGame *game, Net *gradient)
{
  float target[ROLL_MAX_SEATS];
  float loss = 0;
  Position position;

  memcpy (target, game->share, sizeof target);
  for (unsigned round = game->n_rounds; round-- > 0;)
    {
      look_at (&trainer->net, &game->at[round], &position);
      loss += cross_entropy (&position, game->share);
      learn_position (&trainer->net, &position, target, game->points, gradient);
      for (unsigned i = 0; i < game->n_seats; i++)
        target[i] = trainer->lambda * target[i] + (1 - trainer->lambda) * position.chances[i];
    }
  return game->n_rounds > 0 ? loss / game->n_rounds : 0;
}

static void
step (Trainer *trainer, const Net *gradient, float scale)
{
  const float done = fminf (1, (float) trainer->head.n_games / (float) trainer->head.n_planned);
  const float rate = trainer->head.rate * powf (0.1f, done);
  const float t = (float) (trainer->head.n_games / TRAIN_BATCH + 1);
  const float mean_scale = 1 / (1 - powf (MEAN_KEPT, t));
  const float square_scale = 1 / (1 - powf (SQUARE_KEPT, t));

  for (unsigned i = 0; i < NET_SIZE; i++)
    {
      const float g = gradient->all[i] * scale;
      float *mean = &trainer->mean.all[i];
      float *square = &trainer->square.all[i];

      *mean = MEAN_KEPT * *mean + (1 - MEAN_KEPT) * g;
      *square = SQUARE_KEPT * *square + (1 - SQUARE_KEPT) * g * g;
      trainer->net.all[i] -= rate * (*mean * mean_scale / (sqrtf (*square * square_scale) + TINY)
                                              + DECAY * trainer->net.all[i]);
    }
}

static float
learn (TrainerHead *head, const void *const *played, unsigned n)
{
  Trainer *trainer = (Trainer *) head;
  const TrainGame *const *games = (const TrainGame *const *) played;
  unsigned positions = 0;
  float loss = 0;
  Net gradient;

  memset (&gradient, 0, sizeof gradient);
  for (unsigned i = 0; i < n; i++)
    if (games[i] != NULL)
      {
        loss += learn_game (trainer, games[i], &gradient);
        positions += games[i]->n_rounds * games[i]->n_seats;
      }
  if (positions > 0)
    step (trainer, &gradient, 1.f / (float) positions);
  trainer->head.n_games += n;
  return n > 0 ? loss / (float) n : 0;
}

static void
write_net (const TrainerHead *head, unsigned char *bytes)
{
  net_write (&((const Trainer *) head)->net, bytes);
}

static bool
read_net (TrainerHead *head, const unsigned char *bytes, size_t n)
{
  return net_read (&((Trainer *) head)->net, bytes, n);
}

const PlayerTraining roll_training = {
  .set = TRAIN_SET,
  .batch = TRAIN_BATCH,
  .trainer_size = sizeof (Trainer),
  .game_size = sizeof (TrainGame),
  .net_size = NET_FILE,
  .state_size = TRAIN_FILE,
  .start = start,
  .play = play_game,
  .learn = learn,
  .write_net = write_net,
  .read_net = read_net,
  .write_state = train_write,
  .read_state = train_read,
};
