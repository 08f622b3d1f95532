/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Manage Empire: recruit, recall, and the end of the game. */
#include "games/roll/rules/internal.h"

int
roll_to_recruit (const RollSeat *p)
{
  const int citizens = roll_sum (p->dice[ROLL_CITIZENRY]);

  return p->credits < citizens ? p->credits : citizens;
}

static void
recruit (RollState *s, int seat, unsigned colour, int n, GameEvents *ev)
{
  RollSeat *p = &s->seats[seat];

  p->dice[ROLL_CITIZENRY][colour] = (uint8_t) (p->dice[ROLL_CITIZENRY][colour] - n);
  p->dice[ROLL_CUP][colour] = (uint8_t) (p->dice[ROLL_CUP][colour] + n);
  p->credits = (uint8_t) (p->credits - n);
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_RECRUITED, (int8_t) seat, false, (uint8_t) colour, 0, 0, (int16_t) n));
}

/* Rules 4.1.1: compulsory. There is a choice only if credits are short and colors differ. */
static bool
recruit_without_choice (RollState *s, int seat, GameEvents *ev)
{
  const RollSeat *p = &s->seats[seat];
  const int n = roll_to_recruit (p);
  int colours = 0;
  unsigned colour = 0;

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if (p->dice[ROLL_CITIZENRY][c] > 0)
      {
        colours++;
        colour = c;
      }
  if (n < roll_sum (p->dice[ROLL_CITIZENRY]) && colours > 1)
    return false;
  if (n == 0)
    return true;
  if (colours == 1)
    {
      recruit (s, seat, colour, n, ev);
      return true;
    }
  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if (p->dice[ROLL_CITIZENRY][c] > 0)
      recruit (s, seat, c, p->dice[ROLL_CITIZENRY][c], ev);
  return true;
}

/* Rules 4.1.2: nobody is left without a credit; that one cannot recruit this round. */
static void
end_recruiting (RollState *s, int seat, GameEvents *ev)
{
  RollSeat *p = &s->seats[seat];

  if (p->credits == 0)
    {
      p->credits = 1;
      game_emit (ev, ROLL_EVENT (ROLL_EVENT_BROKE, (int8_t) seat, false, 0, 0, 0, 1));
    }
  s->now.last = s->now.moves = 0;
  s->now.stage = ROLL_MANAGE_RECALL;
}

static bool
can_recall (const RollSeat *p)
{
  if (roll_sum (p->dice[ROLL_ZONE]) + roll_sum (p->dice[ROLL_ZONE + 1]) > 0)
    return true;
  for (unsigned i = 0; i < p->n_tableau; i++)
    if (p->goods[i] != 0)
      return true;
  return false;
}

/* Rules 4.1.5: the pool is empty, or somebody has twelve squares. */
static void
end_round (RollState *s, GameEvents *ev)
{
  unsigned why = s->pool <= 0;

  for (int i = 0; i < s->n_seats; i++)
    if (roll_squares (s, i) >= ROLL_END_SQUARES)
      why |= 2;
  if (why == 0)
    {
      roll_begin_round (s, ev);
      return;
    }
  s->turn = 0;
  memset (&s->now, 0, sizeof s->now);
  s->step = ROLL_STEP_OVER;
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_END, GAME_NOBODY, false, (uint8_t) why, 0, 0, 0));
}

void
roll_manage_step (RollState *s, GameEvents *ev)
{
  const int seat = roll_turn_seat (s);

  if (s->turn == s->n_seats)
    {
      end_round (s, ev);
      return;
    }
  switch (s->now.stage)
    {
    case ROLL_MANAGE_START:
      s->now.moves = (uint8_t) roll_to_recruit (&s->seats[seat]);
      if (recruit_without_choice (s, seat, ev))
        end_recruiting (s, seat, ev);
      else
        s->now.stage = ROLL_MANAGE_RECRUIT;
      break;
    case ROLL_MANAGE_RECRUIT:
      if (s->now.moves > 0)
        roll_ask (s, ROLL_ASK_RECRUIT, seat, 0);
      else
        end_recruiting (s, seat, ev);
      break;
    default:
      if (can_recall (&s->seats[seat]))
        roll_ask (s, ROLL_ASK_RECALL, seat, 0);
      else
        roll_end_turn (s);
    }
}

void
roll_recruit_again (RollState *s)
{
  s->now.last = s->now.moves = 0;
  s->now.stage = ROLL_MANAGE_START;
}

/* Which die is recruited next? */

static GameStatus
check_recruit (const RollState *s, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_RECRUIT)
    return roll_wrong_kind (answer);
  return roll_check_series (roll_actor (s)->dice[ROLL_CITIZENRY], GAME_ANSWER_A (answer), s->now.last,
                            s->now.moves);
}

static size_t
legal_recruit (const RollState *s, GameAnswer *out)
{
  return roll_legal_series (roll_actor (s)->dice[ROLL_CITIZENRY], s->now.last, s->now.moves,
                            ROLL_DO_RECRUIT, out);
}

static void
apply_recruit (RollState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t colour = GAME_ANSWER_A (answer);

  recruit (s, s->actor, colour, 1, ev);
  s->now.moves--;
  s->now.last = (uint8_t) (colour + 1);
}

const RollAsker roll_ask_recruit = { legal_recruit, check_recruit, apply_recruit };

/* Which die is recalled? Zones first, then goods in the order of the tableau, never before one that was
 * already named: only the set counts, not the order. */

static unsigned
zone_order (unsigned kind, unsigned colour)
{
  return kind * ROLL_N_COLOURS + colour + 1;
}

static GameStatus
check_recall_good (const RollState *s, const RollSeat *p, GameAnswer answer)
{
  const uint8_t colour = GAME_ANSWER_B (answer);
  const int i = roll_tableau_find (p, GAME_ANSWER_A (answer));

  if (i < 0 || colour >= ROLL_N_COLOURS || !roll_goods_have (p->goods[i], colour))
    return ROLL_NO_SUCH_GOOD;
  if (ROLL_RECALL_FIRST_GOOD + i < s->now.last || (ROLL_RECALL_FIRST_GOOD + i == s->now.last && colour < s->now.good_colour))
    return ROLL_OUT_OF_ORDER;
  return ROLL_OK;
}

static GameStatus
check_recall (const RollState *s, GameAnswer answer)
{
  const RollSeat *p = roll_actor (s);
  const uint8_t kind = GAME_ANSWER_A (answer);
  const uint8_t colour = GAME_ANSWER_B (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_DONE:
      return roll_sum (p->dice[ROLL_CUP]) == 0 ? ROLL_CUP_EMPTY : ROLL_OK;
    case ROLL_DO_RECALL:
      if (kind > ROLL_WORLD || colour >= ROLL_N_COLOURS || p->dice[ROLL_ZONE + kind][colour] == 0)
        return ROLL_NO_SUCH_DIE;
      return zone_order (kind, colour) < s->now.last ? ROLL_OUT_OF_ORDER : ROLL_OK;
    case ROLL_DO_RECALL_GOOD:
      return check_recall_good (s, p, answer);
    default:
      return ROLL_OTHER_QUESTION;
    }
}

static size_t
legal_recall (const RollState *s, GameAnswer *out)
{
  const RollSeat *p = roll_actor (s);
  GameAnswer goods[2 * ROLL_MAX_TABLEAU];
  size_t n_goods;
  size_t n = 0;

  if (roll_sum (p->dice[ROLL_CUP]) > 0)
    out[n++] = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  for (unsigned kind = 0; kind < 2; kind++)
    for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
      if (p->dice[ROLL_ZONE + kind][c] > 0 && zone_order (kind, c) >= s->now.last)
        out[n++] = GAME_ANSWER (ROLL_DO_RECALL, kind, c, 0);
  n_goods = roll_legal_goods (p, ROLL_DO_RECALL_GOOD, goods);
  for (size_t i = 0; i < n_goods; i++)
    if (check_recall_good (s, p, goods[i]) == ROLL_OK)
      out[n++] = goods[i];
  return n;
}

static void
apply_recall (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];
  const uint8_t a = GAME_ANSWER_A (answer);
  const uint8_t colour = GAME_ANSWER_B (answer);
  const bool is_good = GAME_ANSWER_KIND (answer) == ROLL_DO_RECALL_GOOD;

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE)
    {
      roll_end_turn (s);
      return;
    }
  if (is_good)
    {
      const unsigned i = (unsigned) roll_tableau_find (p, a);

      roll_goods_remove (p, i, colour);
      p->dice[ROLL_CUP][colour]++;
      s->now.last = (uint8_t) (ROLL_RECALL_FIRST_GOOD + i);
      s->now.good_colour = colour;
    }
  else
    {
      roll_move_die (p, ROLL_ZONE + a, ROLL_CUP, colour);
      s->now.last = (uint8_t) zone_order (a, colour);
    }
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_RECALLED, (int8_t) s->actor, false, colour,
                             is_good ? 2 : a, is_good ? a : 0, 0));
}

const RollAsker roll_ask_recall = { legal_recall, check_recall, apply_recall };
