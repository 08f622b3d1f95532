/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scoring: chips, printed costs, and the bonuses of 6-cost developments. */
#include "games/roll/rules/internal.h"

/* Fractions are rounded up, once per formula (rules 4.2). */
static int
divide_up (int n, int by)
{
  return (n + by - 1) / by;
}

/* The tiles that a bonus or a sum counts. */
typedef struct
{
  RollKind kind;
  unsigned colours;   /* of worlds */
  unsigned reassigns; /* mask of 0 and 1: those with or without the power */
  int points;         /* for each; 0: its printed cost */
} Count;

static int
count_tiles (const RollSeat *p, Count count, GameCauses *causes)
{
  int n = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const RollFace *face = &roll_faces[p->tableau[i]];
      const int points = count.points > 0 ? count.points : face->cost;

      if (face->kind != count.kind || (count.reassigns >> face->reassign & 1) == 0
          || (count.kind == ROLL_WORLD && (count.colours & ROLL_BIT (face->colour)) == 0))
        continue;
      n += points;
      game_add_cause (causes, ROLL_CAUSE_TILE, p->tableau[i], points);
    }
  return n;
}

int
roll_costs_why (const RollSeat *p, RollKind kind, GameCauses *causes)
{
  return count_tiles (p, (Count) { kind, ~0u, 3, 0 }, causes);
}

static int
count_dice (const RollState *s, int seat, unsigned colours, GameCauses *causes)
{
  int n = 0;

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if ((colours & ROLL_BIT (c)) != 0)
      {
        const int owned = roll_dice_owned (s, seat, c);

        n += owned;
        if (owned > 0)
          game_add_cause (causes, ROLL_CAUSE_DICE, (uint8_t) c, owned);
      }
  return n;
}

static int
count_die_colours (const RollState *s, int seat, int points, GameCauses *causes)
{
  int n = 0;

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if (roll_dice_owned (s, seat, c) > 0)
      {
        n += points;
        game_add_cause (causes, ROLL_CAUSE_DICE, (uint8_t) c, points);
      }
  return n;
}

static int
count_goods (const RollSeat *p, int points, GameCauses *causes)
{
  int n = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    if (p->goods[i] != 0)
      {
        n += points * roll_goods_count (p->goods[i]);
        game_add_cause (causes, ROLL_CAUSE_TILE, p->tableau[i], points * roll_goods_count (p->goods[i]));
      }
  return n;
}

/* Galactic Renaissance: one step for 1 VP in chips, two for 3, three for 6 … */
static int
count_chip_steps (int chips, GameCauses *causes)
{
  int k = 0;

  game_add_cause (causes, ROLL_CAUSE_CHIPS, ROLL_NONE, chips);
  while ((k + 1) * (k + 2) / 2 <= chips)
    k++;
  return k;
}

int
roll_bonus_why (const RollState *s, int seat, uint8_t face, GameCauses *causes)
{
  const RollSeat *p = &s->seats[seat];
  const RollBonus *bonus = &roll_faces[face].bonus;

  switch ((RollBonusKind) bonus->kind)
    {
    case ROLL_BONUS_DEVELOPMENT_COSTS:
      return divide_up (roll_costs_why (p, ROLL_DEVELOPMENT, causes), bonus->divide);
    case ROLL_BONUS_REASSIGN_COSTS:
      return divide_up (count_tiles (p, (Count) { ROLL_DEVELOPMENT, 0, 2, 0 }, causes), bonus->divide);
    case ROLL_BONUS_WORLD_COSTS:
      return divide_up (count_tiles (p, (Count) { ROLL_WORLD, bonus->colours, 3, 0 }, causes), bonus->divide);
    case ROLL_BONUS_DICE_SETS:
      return bonus->points * divide_up (count_dice (s, seat, bonus->colours, causes), bonus->divide);
    case ROLL_BONUS_DICE_COLOURS:
      return count_die_colours (s, seat, bonus->points, causes);
    case ROLL_BONUS_WORLDS:
      return count_tiles (p, (Count) { ROLL_WORLD, bonus->colours, 3, bonus->points }, causes);
    case ROLL_BONUS_CHIP_STEPS:
      return bonus->points * count_chip_steps (p->chips, causes);
    case ROLL_BONUS_NO_REASSIGN:
      return count_tiles (p, (Count) { ROLL_DEVELOPMENT, 0, 1, bonus->points }, causes);
    case ROLL_BONUS_DEVELOPMENTS:
      return count_tiles (p, (Count) { ROLL_DEVELOPMENT, 0, 3, bonus->points }, causes);
    case ROLL_BONUS_GOODS:
      return count_goods (p, bonus->points, causes);
    case ROLL_BONUS_NONE:
    default:
      return 0;
    }
}

int
roll_bonus (const RollState *s, int seat, uint8_t face)
{
  return roll_bonus_why (s, seat, face, NULL);
}

static void
score_seat (const RollState *s, int seat, GameScore *score)
{
  const RollSeat *p = &s->seats[seat];

  game_add_part (score, seat, ROLL_PART_CHIPS, 0, p->chips);
  game_add_part (score, seat, ROLL_PART_TILES, 0,
                 roll_costs_why (p, ROLL_DEVELOPMENT, NULL) + roll_costs_why (p, ROLL_WORLD, NULL));
  for (unsigned i = 0; i < p->n_tableau; i++)
    if (roll_faces[p->tableau[i]].bonus.kind != ROLL_BONUS_NONE)
      game_add_part (score, seat, ROLL_PART_BONUS, p->tableau[i], roll_bonus (s, seat, p->tableau[i]));
  score->tie_break[seat] = (int16_t) (roll_sum (p->dice[ROLL_CUP]) + p->credits);
}

/* Rules 4.3: the highest score; among those, the most dice in the cup and credits together. */
void
roll_score (const RollState *s, GameScore *score)
{
  memset (score, 0, sizeof *score);
  score->n_seats = s->n_seats;
  for (int i = 0; i < s->n_seats; i++)
    score_seat (s, i, score);
  game_find_winners (score);
}
