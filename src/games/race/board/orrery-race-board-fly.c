/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Animates cards of the seat in front: drawn from the deck, placed in the tableau; and goods that leave a world. */
#include "games/race/board/orrery-race-board-private.h"

#include "games/race/board/orrery-race-pieces.h"
#include "widgets/art/orrery-piece-paintable.h"

enum
{
  CARD = 56,
  GOOD = 22,
};

static GtkWidget *
card_of (OrreryRaceBoard *self, guint design)
{
  return (GtkWidget *) orrery_race_tableau_find (ORRERY_RACE_TABLEAU (self->tableau), design);
}

static GtkWidget *
where_from (OrreryRaceBoard *self, const GameEvent *event)
{
  switch (event->kind)
    {
    case RACE_EVENT_DREW:
      return orrery_race_phases_get_deck (ORRERY_RACE_PHASES (self->phases));
    case RACE_EVENT_PLACED:
      return self->hand_box;
    default: /* RACE_EVENT_SOLD, RACE_EVENT_CONSUMED */
      return card_of (self, event->a);
    }
}

static GtkWidget *
goal_of (OrreryRaceBoard *self, const OrreryDeparture *leaving)
{
  const guint n = orrery_race_hand_get_n (ORRERY_RACE_HAND (self->hand));

  switch (leaving->goal)
    {
    case RACE_EVENT_DREW:
      /* Any card in hand will do, so take the last one. */
      return n > 0 ? GTK_WIDGET (orrery_race_hand_get_card (ORRERY_RACE_HAND (self->hand), n - 1)) : self->hand_box;
    case RACE_EVENT_PLACED:
      return card_of (self, leaving->which);
    default:
      return self->phases;
    }
}

static GdkPaintable *
new_piece (OrreryRaceBoard *self, const GameEvent *event)
{
  const OrreryPicture back = { &orrery_picture_card_back, 0, 0, CARD, CARD * 1.36 };
  const OrreryPicture good = { &orrery_picture_card_good, race_designs[0][event->a % RACE_N_DESIGNS].good, 0, GOOD, GOOD * 1.36 };

  if (event->kind == RACE_EVENT_PLACED)
    return orrery_card_paintable_new (orrery_card_face (&self->state, event->a), CARD);
  return orrery_piece_paintable_new (event->kind == RACE_EVENT_DREW ? &back : &good);
}

static gboolean
where_to (OrreryFlight *flight, GtkWidget *board, const OrreryDeparture *leaving, graphene_rect_t *to)
{
  if (!orrery_flight_where (flight, goal_of (ORRERY_RACE_BOARD (board), leaving), to))
    return FALSE;
  if (leaving->goal != RACE_EVENT_PLACED)
    orrery_flight_fit (to, leaving->from.size.width, leaving->from.size.height);
  return TRUE;
}

/* --- Leaving --- */

static void
leave (OrreryRaceBoard *self, OrreryFlight *flight, const GameEvent *event)
{
  const float size = event->kind == RACE_EVENT_DREW || event->kind == RACE_EVENT_PLACED ? CARD : GOOD;
  OrreryDeparture leaving = { .motion = ORRERY_MOTION_MOVE, .goal = event->kind, .which = event->a };

  if (!orrery_flight_where (flight, where_from (self, event), &leaving.from))
    return;
  orrery_flight_fit (&leaving.from, size, size * 1.36f);
  leaving.piece = new_piece (self, event);
  orrery_flight_leave (flight, &leaving, GTK_WIDGET (self), where_to);
}

static gboolean
is_seen (const GameEvent *event)
{
  return event->kind == RACE_EVENT_DREW || event->kind == RACE_EVENT_PLACED || event->kind == RACE_EVENT_SOLD
         || event->kind == RACE_EVENT_CONSUMED;
}

void
race_board_fly (OrreryBoard *board, OrreryFlight *flight, const GameEvents *events)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (board);

  for (guint i = 0; i < events->n; i++)
    if (events->list[i].seat == self->front && is_seen (&events->list[i]))
      leave (self, flight, &events->list[i]);
}
