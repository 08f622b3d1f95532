/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explains numbers. Numbers that are computed elsewhere list their parts there; the rest is here. */
#include "games/frontiers/rules/internal.h"

/* A good on each empty production colony (3.5). */
static int
explain_produce (const FrState *s, int seat, GameCauses *causes)
{
  const FrSeat *p = &s->seats[seat];
  int n = 0;

  for (unsigned i = 0; i < p->n_colonies; i++)
    {
      const FrTile *tile = fr_tile (s, p->colony[i]);

      if (tile == NULL || fr_tile_goods (tile) != FR_PRODUCTION || fr_good_on (p, i) != 0)
        continue;
      game_add_cause (causes, FR_CAUSE_TILE, (uint8_t) i, 1);
      n++;
    }
  return n;
}

static int
explain_bonus (const FrState *s, int seat, unsigned place, GameCauses *causes)
{
  const FrTile *tile = fr_tile (s, fr_place_tile (s, seat, place));
  int n = 0;

  for (unsigned i = 0; tile != NULL && i < fr_tile_n_lines (tile); i++)
    {
      int count;
      const int vp = fr_bonus_of_line (s, seat, place, i, &count);

      if (vp != 0)
        game_add_cause (causes, FR_CAUSE_LINE, (uint8_t) i, vp);
      n += vp;
    }
  return n;
}

static int
explain_score (const FrState *s, int seat, GameCauses *causes)
{
  GameScore score;
  int n = 0;

  fr_score (s, &score);
  for (unsigned part = 0; part < FR_N_PARTS; part++)
    {
      int points = 0;

      for (unsigned i = 0; i < score.n_parts; i++)
        points += score.parts[i].seat == seat && score.parts[i].kind == part ? score.parts[i].points : 0;
      game_add_cause (causes, FR_CAUSE_PART, (uint8_t) part, points);
      n += points;
    }
  return n;
}

int
fr_explain (const FrState *s, int seat, FrWhy what, uint8_t piece, GameCauses *causes)
{
  causes->n = 0;
  switch (what)
    {
    case FR_WHY_DEVELOP:
      return fr_develop_why (s, seat, piece, causes);
    case FR_WHY_SETTLE:
      return fr_settle_why (s, seat, piece, causes);
    case FR_WHY_STRENGTH:
      return fr_strength_why (s, seat, piece, causes);
    case FR_WHY_MILITARY:
      return fr_military_why (s, seat, causes);
    case FR_WHY_SALE:
      return fr_sale_why (s, seat, piece, causes);
    case FR_WHY_PRODUCE:
      return explain_produce (s, seat, causes);
    case FR_WHY_BONUS:
      return explain_bonus (s, seat, piece, causes);
    case FR_WHY_SCORE:
      return explain_score (s, seat, causes);
    case FR_N_WHYS:
    default:
      return 0;
    }
}
