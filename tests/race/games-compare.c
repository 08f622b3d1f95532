/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table as written in a game, compared with ours or set up again. */
#include "games.h"

#include "games/race/rules/internal.h"

#include <string.h>

int
replay_design (const char *name)
{
  for (int i = 0; i < RACE_N_DESIGNS; i++)
    if (strcmp (race_designs[0][i].name, name) == 0)
      return i;
  g_error ("no card %s", name);
}

static RaceCards
read_cards (JsonArray *names)
{
  RaceCards cards = { { 0, 0 }, { 0, 0 } };

  for (guint i = 0; i < json_array_get_length (names); i++)
    race_cards_add (&cards, (guint) replay_design (json_array_get_string_element (names, i)));
  return cards;
}

static void
compare_number (Replay *r, int seat, const char *what, gint64 ours, gint64 theirs)
{
  if (ours != theirs)
    REPLAY_FAIL (r, "seat %d: %s is %" G_GINT64_FORMAT ", not %" G_GINT64_FORMAT, seat, what, ours, theirs);
}

static void
compare_cards (Replay *r, int seat, const char *what, RaceCards ours, JsonArray *names)
{
  const RaceCards theirs = read_cards (names);

  for (guint d = 0; d < RACE_N_DESIGNS; d++)
    if (race_cards_count (&ours, d) != race_cards_count (&theirs, d))
      REPLAY_FAIL (r, "seat %d: %s has %d of %s, not %d", seat, what, race_cards_count (&ours, d),
                   race_designs[0][d].name, race_cards_count (&theirs, d));
}

static void
compare_tableau (Replay *r, int seat, JsonObject *state)
{
  const RaceSeat *p = &r->s.seats[seat];
  JsonArray *tableau = json_object_get_array_member (state, "tableau");
  JsonObject *goods = json_object_get_object_member (state, "goods");

  compare_number (r, seat, "tableau", p->n_tableau, json_array_get_length (tableau));
  compare_number (r, seat, "goods", race_count_goods (p), json_object_get_size (goods));
  for (guint i = 0; i < p->n_tableau; i++)
    {
      const char *name = json_array_get_string_element (tableau, i);

      compare_number (r, seat, name, p->tableau[i], replay_design (name));
      if (json_object_has_member (goods, name))
        compare_number (r, seat, "good", p->good[i] - 1, replay_design (json_object_get_string_member (goods, name)));
    }
}

void
replay_compare (Replay *r, JsonObject *state)
{
  JsonArray *seats = json_object_get_array_member (state, "seats");
  RaceCards discard = { { 0, 0 }, { 0, 0 } };
  GameScore score;

  race_score (&r->s, &score);
  compare_number (r, GAME_NOBODY, "pool", r->s.pool, json_object_get_int_member (state, "pool"));
  compare_number (r, GAME_NOBODY, "deck", r->s.n_deck, json_object_get_int_member (state, "deck"));
  for (guint i = 0; i < RACE_N_DISCARDS; i++)
    race_cards_add_all (&discard, &r->s.discard[i]);
  compare_cards (r, GAME_NOBODY, "discard", discard, json_object_get_array_member (state, "discard"));
  for (int i = 0; i < r->s.n_seats; i++)
    {
      JsonObject *seat = json_array_get_object_element (seats, (guint) i);
      const RaceSeat *p = &r->s.seats[i];

      compare_tableau (r, i, seat);
      compare_cards (r, i, "hand", race_hand (p), json_object_get_array_member (seat, "hand"));
      compare_number (r, i, "chips", p->chips, json_object_get_int_member (seat, "chips"));
      compare_number (r, i, "military", p->military, json_object_get_int_member (seat, "military"));
      compare_number (r, i, "score", score.total[i], json_object_get_int_member (seat, "score"));
    }
  r->n_compared++;
}

static void
read_seat (RaceSeat *p, JsonObject *state)
{
  JsonArray *tableau = json_object_get_array_member (state, "tableau");
  JsonObject *goods = json_object_get_object_member (state, "goods");

  memset (p->tableau, 0, sizeof p->tableau);
  memset (p->good, 0, sizeof p->good);
  p->n_tableau = (guint8) json_array_get_length (tableau);
  for (guint i = 0; i < p->n_tableau; i++)
    {
      const char *name = json_array_get_string_element (tableau, i);

      p->tableau[i] = (guint8) replay_design (name);
      if (json_object_has_member (goods, name))
        p->good[i] = (guint8) (replay_design (json_object_get_string_member (goods, name)) + 1);
    }
  p->hand = read_cards (json_object_get_array_member (state, "hand"));
  race_cards_clear (&p->shown);
  p->chips = (gint16) json_object_get_int_member (state, "chips");
}

void
replay_resume (Replay *r, JsonObject *state, RaceStep step, RacePhase next)
{
  JsonArray *seats = json_object_get_array_member (state, "seats");

  r->s.pool = (gint16) json_object_get_int_member (state, "pool");
  memset (r->s.discard, 0, sizeof r->s.discard);
  r->s.discard[RACE_KNOWN_TO_NOBODY] = read_cards (json_object_get_array_member (state, "discard"));
  for (int i = 0; i < r->s.n_seats; i++)
    read_seat (&r->s.seats[i], json_array_get_object_element (seats, (guint) i));
  r->s.step = (guint8) step;
  r->s.phase = (guint8) next;
  if (race_resume (&r->s).code != RACE_WHOLE)
    REPLAY_FAIL (r, "the written table cannot be");
}

static void
compare_bonuses (Replay *r, const GameScore *score, int seat, JsonObject *bonuses)
{
  guint n = 0;

  for (guint i = 0; i < score->n_parts; i++)
    if (score->parts[i].seat == seat && score->parts[i].kind == RACE_PART_BONUS)
      {
        const char *name = race_designs[0][score->parts[i].piece].name;

        compare_number (r, seat, name, score->parts[i].points, json_object_get_int_member (bonuses, name));
        n++;
      }
  compare_number (r, seat, "bonuses", n, json_object_get_size (bonuses));
}

void
replay_compare_scores (Replay *r, JsonObject *end)
{
  JsonArray *scores = json_object_get_array_member (end, "scores");
  JsonArray *winners = json_object_get_array_member (end, "winners");
  GameScore score;
  guint mask = 0;

  race_score (&r->s, &score);
  compare_number (r, GAME_NOBODY, "rounds", r->s.round, json_object_get_int_member (end, "rounds"));
  for (int i = 0; i < r->s.n_seats; i++)
    {
      JsonObject *seat = json_array_get_object_element (scores, (guint) i);

      compare_number (r, i, "total", score.total[i], json_object_get_int_member (seat, "total"));
      compare_number (r, i, "tie-break", score.tie_break[i], json_object_get_int_member (seat, "tie_break"));
      compare_bonuses (r, &score, i, json_object_get_object_member (seat, "bonus"));
    }
  for (guint i = 0; i < json_array_get_length (winners); i++)
    mask |= 1u << json_array_get_int_element (winners, i);
  compare_number (r, GAME_NOBODY, "winners", score.winners, mask);
}
