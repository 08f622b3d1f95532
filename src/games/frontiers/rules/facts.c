/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Facts of a tile that the app has no entry for, asked one by one. */
#include "games/frontiers/rules/internal.h"

/* For a home colony, neither its number nor its colonists matter. */
void
fr_begin_facts (FrState *s, unsigned tile, unsigned first)
{
  FrTile *t = &s->tiles[tile];

  memset (t, 0, sizeof *t);
  fr_tile_set (t, FR_NUMBER_UNKNOWN, 0, FR_VP_UNKNOWN, FR_GOODS_UNKNOWN, FR_NO_KIND, 0);
  s->now.about = (uint8_t) tile;
  s->now.fact = (uint8_t) (first + 1);
}

/* Clock needs no facts: those already given are kept, and a tile without any has no entry again. */
static void
stop_facts (FrState *s, FrSeat *p)
{
  FrTile *tile = &s->tiles[s->now.about];

  s->now.fact = 0;
  if ((tile->flags & FR_TYPE_KNOWN) != 0 || fr_tile_goods (tile) != FR_GOODS_UNKNOWN)
    return;
  memset (tile, 0, sizeof *tile);
  for (unsigned i = 0; i < p->n_explored; i++)
    if (p->explored[i] == s->now.about)
      p->explored[i] = FR_UNNAMED;
}

bool
fr_ask_for_facts (FrState *s)
{
  int seat = s->step == FR_STEP_SETUP ? s->order[s->now.turn] : fr_turn_seat (s);

  if (s->now.fact != 0 && !fr_counts (s))
    stop_facts (s, &s->seats[seat]);
  if (s->now.fact == 0)
    return false;
  fr_ask (s, FR_ASK_FACTS, seat, s->now.fact - 1u);
  return true;
}

static GameStatus
check_number (GameAnswer answer)
{
  const unsigned type = GAME_ANSWER_A (answer);
  const unsigned number = GAME_ANSWER_B (answer);

  if (type > 1)
    return FR_NO_SUCH_ANSWER;
  /* The table of worlds lists the military ones first. */
  return number >= fr_worlds[1 - type].first && number <= fr_worlds[1 - type].last ? FR_OK : FR_NO_SUCH_ANSWER;
}

static GameStatus
check_goods (const FrState *s, GameAnswer answer)
{
  const unsigned goods = GAME_ANSWER_A (answer);
  const unsigned kind = GAME_ANSWER_B (answer);

  if (goods == FR_GRAY)
    return kind == FR_NO_KIND ? FR_OK : FR_NO_SUCH_ANSWER;
  if ((goods != FR_PRODUCTION && goods != FR_WINDFALL) || (kind >= FR_N_KINDS && kind != FR_ANY_KIND))
    return FR_NO_SUCH_ANSWER;
  /* There is one any-kind world, and it is not a home colony. */
  if (kind == FR_ANY_KIND && (s->now.about >= FR_FIRST_HOME || (s->tiles[s->now.about].flags & FR_MILITARY_TILE) != 0))
    return FR_NO_SUCH_ANSWER;
  for (unsigned i = 0; kind == FR_ANY_KIND && i < FR_N_WORLDS; i++)
    if (fr_tile (s, i) != NULL && fr_tile_kind (&s->tiles[i]) == FR_ANY_KIND)
      return FR_NOT_LEFT;
  return FR_OK;
}

/* A home colony has no row in the table of worlds. */
static unsigned
most_vp (const FrState *s)
{
  const bool is_plain = s->now.about < FR_FIRST_HOME && (s->tiles[s->now.about].flags & FR_MILITARY_TILE) == 0;

  return fr_worlds[is_plain].most_vp;
}

static GameStatus
check_facts (const FrState *s, GameAnswer answer)
{
  static const uint8_t kinds[FR_N_FACTS] = { FR_DO_NUMBER, FR_DO_NEEDS, FR_DO_GOODS, FR_DO_WORTH };
  const unsigned a = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) != kinds[s->piece])
    return FR_OTHER_QUESTION;
  switch (s->piece)
    {
    case FR_FACT_NUMBER:
      return check_number (answer);
    case FR_FACT_COLONISTS:
      return a == 1 || a == 2 ? FR_OK : FR_NO_SUCH_ANSWER;
    case FR_FACT_GOODS:
      return check_goods (s, answer);
    default:
      return a <= most_vp (s) || a == FR_VP_UNKNOWN || a == FR_VP_BONUS ? FR_OK : FR_NO_SUCH_ANSWER;
    }
}

static void
apply_facts (FrState *s, GameAnswer answer, GameEvents *ev)
{
  FrTile *t = &s->tiles[s->now.about];
  const unsigned a = GAME_ANSWER_A (answer);
  const unsigned b = GAME_ANSWER_B (answer);
  unsigned number = fr_tile_number (t), needs = fr_tile_colonists (t), vp = fr_tile_vp (t), kind = fr_tile_kind (t);
  FrGoods goods = fr_tile_goods (t);

  switch (s->piece)
    {
    case FR_FACT_NUMBER:
      number = b;
      t->flags = (uint8_t) (t->flags | FR_TYPE_KNOWN | (a != 0 ? FR_MILITARY_TILE : 0));
      break;
    case FR_FACT_COLONISTS:
      needs = a;
      break;
    case FR_FACT_GOODS:
      goods = (FrGoods) a;
      kind = b;
      break;
    default:
      vp = a;
    }
  fr_tile_set (t, number, needs, vp, goods, kind, fr_tile_keywords (t));
  s->now.fact = (uint8_t) (s->piece + 1 < FR_N_FACTS ? s->now.fact + 1 : 0);
  if (s->now.fact == 0)
    fr_emit (ev, FR_EVENT_FACTS, s->actor, s->now.about, 0, 0);
}

const FrAsker fr_ask_facts = { { FR_DO_NUMBER, FR_DO_NEEDS, FR_DO_GOODS, FR_DO_WORTH }, 0, check_facts, apply_facts };
