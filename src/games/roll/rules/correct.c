/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrections by hand: the table went wrong, and people fix it. They are answers like all others, so that
 * they are saved, undone and replayed; they have no side effects. */
#include "games/roll/rules/internal.h"

/* Far more than any game awards, and far from the limit of sixteen bits. */
enum { MOST_CHIPS = 999 };

static int
fixed_seat (GameAnswer answer)
{
  const uint8_t a = GAME_ANSWER_A (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_FIX_DICE:
    case ROLL_DO_FIX_INSERT:
    case ROLL_DO_FIX_DISCARD:
      return a >> 4;
    case ROLL_DO_FIX_POOL:
      return 0;
    default:
      return a;
    }
}

static int
fixed_number (GameAnswer answer)
{
  return (int16_t) (uint16_t) (GAME_ANSWER_B (answer) << 8 | GAME_ANSWER_C (answer));
}

/* In the middle of a larger choice, pieces are in somebody's hand. Numbers can be set even then. */
static bool
is_in_the_middle (const RollState *s)
{
  const RollNow *now = &s->now;

  return now->power != 0 || now->n_drawn != 0 || now->to_draw != 0 || now->good != 0 || now->given != 0
         || roll_is_completing (s, roll_turn_seat (s)) || now->moves != 0 || now->last != 0 || roll_sum (now->picked) != 0 || s->step == ROLL_STEP_SETUP
         || s->ask == ROLL_ASK_ABANDON || s->ask == ROLL_ASK_BUY || s->ask == ROLL_ASK_REARRANGE;
}

static GameStatus
check_tiles (const RollState *s, const RollSeat *p, GameAnswer answer)
{
  const uint8_t b = GAME_ANSWER_B (answer);
  const uint8_t c = GAME_ANSWER_C (answer);
  const uint8_t kind = GAME_ANSWER_A (answer) & 15;

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_FIX_BUILD:
      if (b >= ROLL_FIRST_FACTION_FACE)
        return ROLL_NO_SUCH_ANSWER;
      return (s->bag >> ROLL_TILE_OF (b) & 1) != 0 && s->bag_count > 0 ? ROLL_OK : ROLL_NOT_LEFT;
    case ROLL_DO_FIX_UNBUILD:
      return roll_tableau_find (p, b) < 3 ? ROLL_NOT_OWNED : ROLL_OK;
    case ROLL_DO_FIX_INSERT:
      if (kind > ROLL_WORLD || b < 1 || b > p->n_stack[kind] + 1)
        return ROLL_NO_SUCH_TILE;
      if (c == ROLL_UNKNOWN)
        return s->bag_count > 0 ? ROLL_OK : ROLL_NOT_LEFT;
      if (c >= ROLL_FIRST_FACTION_FACE || roll_faces[c].kind != kind)
        return ROLL_NO_SUCH_ANSWER;
      return (s->bag >> ROLL_TILE_OF (c) & 1) != 0 && s->bag_count > 0 ? ROLL_OK : ROLL_NOT_LEFT;
    case ROLL_DO_FIX_DISCARD:
    default:
      return kind > ROLL_WORLD || b < 1 || b > p->n_stack[kind] ? ROLL_NO_SUCH_TILE : ROLL_OK;
    }
}

static GameStatus
check_one (const RollState *s, const RollSeat *p, GameAnswer answer)
{
  const uint8_t b = GAME_ANSWER_B (answer);
  const uint8_t c = GAME_ANSWER_C (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_FIX_CREDITS:
      return b >= 1 && b <= ROLL_MAX_CREDITS ? ROLL_OK : ROLL_BREAKS_TABLE;
    case ROLL_DO_FIX_CHIPS:
      return fixed_number (answer) >= 0 && fixed_number (answer) <= MOST_CHIPS ? ROLL_OK : ROLL_BREAKS_TABLE;
    case ROLL_DO_FIX_POOL:
      return fixed_number (answer) >= -MOST_CHIPS && fixed_number (answer) <= MOST_CHIPS ? ROLL_OK
                                                                                        : ROLL_BREAKS_TABLE;
    case ROLL_DO_FIX_DICE:
      if ((GAME_ANSWER_A (answer) & 15) >= ROLL_N_PLACES || b >= ROLL_N_COLOURS)
        return ROLL_NO_SUCH_ANSWER;
      return c <= roll_dice[b].count ? ROLL_OK : ROLL_BREAKS_TABLE;
    case ROLL_DO_FIX_GOODS:
      return roll_tableau_find (p, b) < 0 ? ROLL_NOT_OWNED : ROLL_OK;
    case ROLL_DO_FIX_FACTION:
      return b >= 1 && b <= ROLL_N_FACTIONS ? ROLL_OK : ROLL_NO_SUCH_ANSWER;
    case ROLL_DO_FIX_HOME:
      return b >= ROLL_FIRST_HOME_FACE && b < ROLL_N_FACES ? ROLL_OK : ROLL_NO_SUCH_ANSWER;
    default:
      return check_tiles (s, p, answer);
    }
}

/* Used powers are stored by their place in the tableau, which is now one lower. */
static uint64_t
without_place (uint64_t places, int i)
{
  const uint64_t before = (UINT64_C (1) << i) - 1;

  return (places & before) | (places >> 1 & ~before);
}

static void
fix_tableau (RollState *s, RollSeat *p, GameAnswer answer)
{
  const uint8_t face = GAME_ANSWER_B (answer);
  int i;

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_FIX_BUILD)
    {
      p->tableau[p->n_tableau++] = face;
      roll_tile_known (s, ROLL_TILE_OF (face));
      s->bag_count--;
    }
  else
    {
      i = roll_tableau_find (p, face);
      p->used = without_place (p->used, i);
      p->n_tableau--;
      for (; i < p->n_tableau; i++)
        {
          p->tableau[i] = p->tableau[i + 1];
          p->goods[i] = p->goods[i + 1];
        }
      p->tableau[i] = p->goods[i] = 0;
      s->bag |= UINT64_C (1) << ROLL_TILE_OF (face);
      s->bag_count++;
    }
  roll_powers_recount (p);
}

static void
fix_stack (RollState *s, RollSeat *p, GameAnswer answer)
{
  const unsigned kind = GAME_ANSWER_A (answer) & 15;
  const unsigned i = GAME_ANSWER_B (answer) - 1u;
  uint8_t face = GAME_ANSWER_C (answer);

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_FIX_INSERT)
    {
      roll_stack_insert (p, kind, i, face);
      s->bag_count--;
      if (face == ROLL_UNKNOWN)
        s->n_unknown++;
      else
        roll_tile_known (s, ROLL_TILE_OF (face));
      return;
    }
  face = roll_stack_remove (p, kind, i);
  s->bag_count++;
  if (face == ROLL_UNKNOWN)
    s->n_unknown--;
  else
    s->bag |= UINT64_C (1) << ROLL_TILE_OF (face);
}

static void
fix_identity (RollSeat *p, GameAnswer answer)
{
  const uint8_t b = GAME_ANSWER_B (answer);

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_FIX_HOME)
    p->home = p->tableau[0] = b;
  else
    {
      p->faction = b;
      p->tableau[1] = (uint8_t) (ROLL_FIRST_FACTION_FACE + 2 * (b - 1));
      p->tableau[2] = (uint8_t) (p->tableau[1] + 1);
    }
  roll_powers_recount (p);
}

static void
change (RollState *s, GameAnswer answer)
{
  RollSeat *p = &s->seats[fixed_seat (answer)];
  const uint8_t b = GAME_ANSWER_B (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_FIX_CREDITS:
      p->credits = b;
      if (s->ask == ROLL_ASK_RECRUIT)
        roll_recruit_again (s);
      break;
    case ROLL_DO_FIX_CHIPS:
      p->chips = (int16_t) fixed_number (answer);
      break;
    case ROLL_DO_FIX_POOL:
      s->pool = (int16_t) fixed_number (answer);
      break;
    case ROLL_DO_FIX_DICE:
      p->dice[GAME_ANSWER_A (answer) & 15][b] = GAME_ANSWER_C (answer);
      break;
    case ROLL_DO_FIX_GOODS:
      p->goods[roll_tableau_find (p, b)] = GAME_ANSWER_C (answer);
      break;
    case ROLL_DO_FIX_BUILD:
    case ROLL_DO_FIX_UNBUILD:
      fix_tableau (s, p, answer);
      break;
    case ROLL_DO_FIX_INSERT:
    case ROLL_DO_FIX_DISCARD:
      fix_stack (s, p, answer);
      break;
    default:
      fix_identity (p, answer);
    }
  if (s->ask == ROLL_ASK_COUNT && roll_sum (s->now.picked) == 0)
    roll_count_again (s);
}

GameStatus
roll_fix_check (const RollState *s, GameAnswer answer)
{
  const int seat = fixed_seat (answer);
  const uint8_t kind = GAME_ANSWER_KIND (answer);
  const bool is_number = kind == ROLL_DO_FIX_CREDITS || kind == ROLL_DO_FIX_CHIPS || kind == ROLL_DO_FIX_POOL;
  RollState after;
  GameStatus status;

  if (seat >= s->n_seats)
    return ROLL_NO_SUCH_ANSWER;
  if (!is_number && is_in_the_middle (s))
    return ROLL_IN_THE_MIDDLE;
  status = check_one (s, &s->seats[seat], answer);
  if (status != ROLL_OK)
    return status;
  after = *s;
  change (&after, answer);
  /* First the table, then the question that the rules derive from it. */
  roll_ask (&after, ROLL_ASK_OVER, 0, 0);
  if (roll_verify (&after).code != ROLL_WHOLE)
    return ROLL_BREAKS_TABLE;
  roll_advance (&after, NULL);
  return roll_verify (&after).code == ROLL_WHOLE ? ROLL_OK : ROLL_BREAKS_TABLE;
}

void
roll_fix_apply (RollState *s, GameAnswer answer, GameEvents *ev)
{
  change (s, answer);
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_CORRECTED, (int8_t) fixed_seat (answer), false,
                             GAME_ANSWER_A (answer), GAME_ANSWER_B (answer), GAME_ANSWER_C (answer),
                             GAME_ANSWER_KIND (answer)));
}
