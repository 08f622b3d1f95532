/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards from the deck: drawn, dealt, becoming a good, or turned up. */
#include "games/race/rules/internal.h"

void
race_draw (RaceState *s, int seat, int n, unsigned why)
{
  s->now.drawer = (uint8_t) seat;
  s->now.to_draw = (uint8_t) n;
  s->now.why = (uint8_t) why;
}

bool
race_deck_is_empty (const RaceState *s)
{
  return s->n_deck == 0 && s->n_discard == 0;
}

/* Rules 0.2: the discard becomes the deck at once, even in the middle of several draws. */
void
race_reshuffle (RaceState *s, GameEvents *ev)
{
  if (s->n_deck > 0 || s->n_discard == 0)
    return;
  for (unsigned i = 0; i < RACE_N_DISCARDS; i++)
    {
      race_cards_add_all (&s->deck, &s->discard[i]);
      race_cards_clear (&s->discard[i]);
    }
  s->n_deck = s->n_discard;
  s->n_discard = s->n_discard_unknown = 0;
  game_emit (ev, RACE_EVENT (RACE_EVENT_RESHUFFLED, GAME_NOBODY, false, 0, 0, 0, s->n_deck));
}

/* An unknown card remains among those that may be anywhere. */
static void
take_from_deck (RaceState *s, uint8_t design, GameEvents *ev)
{
  if (design != RACE_UNKNOWN)
    race_cards_remove (&s->deck, design);
  s->n_deck--;
  race_reshuffle (s, ev);
}

static void
place_good (RaceState *s, uint8_t card, GameEvents *ev)
{
  RaceSeat *p = &s->seats[s->now.drawer];
  const unsigned place = s->now.good - 1u;
  const bool is_produced = s->step == RACE_STEP_PHASES && s->phase == RACE_PHASE_PRODUCE;

  take_from_deck (s, card, ev);
  p->good[place] = card == RACE_UNKNOWN ? RACE_UNKNOWN : (uint8_t) (card + 1);
  if (is_produced)
    p->produced = (uint16_t) (p->produced | RACE_BIT (place));
  s->now.good = 0;
  game_emit (ev, RACE_EVENT (RACE_EVENT_GOOD, (int8_t) s->now.drawer, false, p->tableau[place],
                             is_produced, 0, 0));
}

static void
good_pending (RaceState *s, GameEvents *ev)
{
  /* AMB-16: no card, no good. */
  if (race_deck_is_empty (s))
    s->now.good = 0;
  else if ((s->options & RACE_MIRROR) != 0)
    place_good (s, RACE_UNKNOWN, ev);
  else
    race_ask (s, RACE_ASK_GOOD, s->now.drawer, s->seats[s->now.drawer].tableau[s->now.good - 1u]);
}

/* If a draw or a good is still to come, asks for it or does it. */
bool
race_draw_pending (RaceState *s, GameEvents *ev)
{
  if (s->now.to_draw == 0 && s->now.good == 0)
    return false;
  race_reshuffle (s, ev);
  if (s->now.good != 0)
    good_pending (s, ev);
  else if (race_deck_is_empty (s))
    s->now.to_draw = 0;
  else
    race_ask (s, RACE_ASK_DRAW, s->now.drawer, s->now.why);
  return true;
}

/* Which card? */

static bool
may_stay_unknown (const RaceState *s)
{
  return (s->options & RACE_MIRROR) != 0 && s->ask == RACE_ASK_DRAW;
}

/* One answer per design that may be in the deck, weighted by its copies there. */
size_t
race_weigh_draws (const RaceState *s, GameAnswer *out, uint8_t *weights)
{
  const unsigned kind = s->ask == RACE_ASK_TURN_UP ? RACE_DO_TURN_UP : RACE_DO_CARD;
  size_t n = 0;

  for (unsigned word = 0; word < 2; word++)
    for (uint64_t left = s->deck.one[word]; left != 0; left &= left - 1)
      {
        const unsigned bit = (unsigned) __builtin_ctzll (left);

        weights[n] = (uint8_t) (1 + (s->deck.two[word] >> bit & 1));
        out[n++] = GAME_ANSWER (kind, word * 64 + bit, 0, 0);
      }
  if (may_stay_unknown (s))
    {
      weights[n] = 0;
      out[n++] = GAME_ANSWER (kind, RACE_UNKNOWN, 0, 0);
    }
  return n;
}

/* How many bits are set in each byte of a word. */
static uint64_t
count_bytes (uint64_t bits)
{
  bits -= bits >> 1 & UINT64_C (0x5555555555555555);
  bits = (bits & UINT64_C (0x3333333333333333)) + (bits >> 2 & UINT64_C (0x3333333333333333));
  return (bits + (bits >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f);
}

/* The same draw as by listing and weighing all cards, but without the list: half of all answers of a game
 * are draws. Byte by byte, `up_to` is the number of cards up to and including it. */
unsigned
race_pick_card (const RaceCards *cards, GameRng *rng)
{
  const uint64_t ones = UINT64_C (0x0101010101010101);
  const uint64_t tops = ones << 7;
  uint64_t up_to[2];
  uint32_t left;
  unsigned word, byte, at;

  for (unsigned i = 0; i < 2; i++)
    up_to[i] = (count_bytes (cards->one[i]) + count_bytes (cards->two[i])) * ones;
  left = game_rng_below (rng, (uint32_t) (up_to[0] >> 56) + (uint32_t) (up_to[1] >> 56));
  word = left >= up_to[0] >> 56;
  left -= word * (uint32_t) (up_to[0] >> 56);
  /* Bytes that are skipped as a whole keep their top bit. */
  byte = (unsigned) ((((((left * ones) | tops) - up_to[word]) & tops) >> 7) * ones >> 56);
  left -= byte == 0 ? 0 : (uint32_t) (up_to[word] >> (8 * byte - 8) & 0xff);
  at = 8 * byte;
  for (;; at++)
    {
      const uint32_t n = (uint32_t) (cards->one[word] >> at & 1) + (uint32_t) (cards->two[word] >> at & 1);

      if (left < n)
        return 64 * word + at;
      left -= n;
    }
}

static size_t
legal_draw (const RaceState *s, GameAnswer *out)
{
  uint8_t weights[RACE_N_DESIGNS + 1];

  return race_weigh_draws (s, out, weights);
}

static GameStatus
check_card (const RaceState *s, unsigned kind, GameAnswer answer)
{
  const uint8_t design = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) != kind)
    return race_wrong_kind (answer);
  if (design == RACE_UNKNOWN)
    return may_stay_unknown (s) ? RACE_OK : RACE_NO_SUCH_ANSWER;
  if (design >= RACE_N_DESIGNS)
    return RACE_NO_SUCH_ANSWER;
  return race_cards_have (&s->deck, design) ? RACE_OK : RACE_NOT_LEFT;
}

static GameStatus
check_draw (const RaceState *s, GameAnswer answer)
{
  return check_card (s, RACE_DO_CARD, answer);
}

static void
to_drawn (RaceSeat *p, uint8_t design)
{
  p->n_drawn++;
  if (design == RACE_UNKNOWN)
    p->n_drawn_unknown++;
  else
    race_cards_add (&p->drawn, design);
}

static void
to_hand (RaceSeat *p, uint8_t design)
{
  p->n_hand++;
  if (design == RACE_UNKNOWN)
    p->n_unknown++;
  else
    race_cards_add (&p->hand, design);
}

static void
apply_draw (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t design = GAME_ANSWER_A (answer);
  RaceSeat *p = &s->seats[s->actor];

  s->now.to_draw--;
  if (s->now.to_drawn)
    to_drawn (p, design);
  else
    to_hand (p, design);
  game_emit (ev, RACE_EVENT (RACE_EVENT_DREW, (int8_t) s->actor, false, 0, s->now.why, 0, 1));
  game_emit (ev, RACE_EVENT (RACE_EVENT_DREW_CARD, (int8_t) s->actor, true, design, s->now.why, 0, 0));
  take_from_deck (s, design, ev);
}

const RaceAsker race_ask_draw = { legal_draw, check_draw, apply_draw };

static void
apply_good (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  place_good (s, GAME_ANSWER_A (answer), ev);
}

const RaceAsker race_ask_good = { legal_draw, check_draw, apply_good };

/* Rules 3.4.3, `draw_if_lucky`: everybody sees the card, and you win it if its printed cost or defense is the
 * named number. */

static GameStatus
check_turn_up (const RaceState *s, GameAnswer answer)
{
  return check_card (s, RACE_DO_TURN_UP, answer);
}

static void
apply_turn_up (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t design = GAME_ANSWER_A (answer);
  RaceSeat *p = &s->seats[s->actor];
  const bool is_won = race_design (s, design)->cost == s->now.named;

  game_emit (ev, RACE_EVENT (RACE_EVENT_TURNED_UP, (int8_t) s->actor, false, design, is_won, 0, 0));
  take_from_deck (s, design, ev);
  if (is_won)
    {
      p->n_hand++;
      race_cards_add (&p->shown, design);
    }
  else
    race_discard (s, RACE_KNOWN_TO_ALL, design);
  s->now.named = s->now.power = 0;
  s->now.stage = RACE_CONSUME_POWERS;
}

const RaceAsker race_ask_turn_up = { legal_draw, check_turn_up, apply_turn_up };
