/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards of the seat in front on their way: drawn from the deck, placed in the tableau; and goods that leave a world.
 * Where they leave is asked when something happens, which is before it is drawn; they are sent as soon as the parts
 * are laid out anew. */
#include "config.h"

#include "games/race/board/orrery-race-board-private.h"

#include "games/race/board/orrery-race-pieces.h"
#include "widgets/art/orrery-piece-paintable.h"

enum
{
  MOST = 12, /* at once */
  FRAMES = 2, /* until what has changed is laid out */
  CARD = 56,
  GOOD = 22,
};

typedef struct
{
  GdkPaintable *piece;
  graphene_rect_t from;
  guint8 kind; /* RaceEvent */
  guint8 design;
} Leaving;

static void
leaving_clear (gpointer data)
{
  g_object_unref (((Leaving *) data)->piece);
}

/* --- Places --- */

static void
shrink (graphene_rect_t *where, float width, float height)
{
  const float x = where->origin.x + where->size.width / 2, y = where->origin.y + where->size.height / 2;

  graphene_rect_init (where, x - width / 2, y - height / 2, width, height);
}

static GtkWidget *
card_of (OrreryRaceBoard *self, guint design)
{
  return (GtkWidget *) orrery_race_tableau_find (ORRERY_RACE_TABLEAU (self->tableau), design);
}

/* The last card of the hand is as good as any. */
static GtkWidget *
last_of_hand (OrreryRaceBoard *self)
{
  const guint n = orrery_race_hand_get_n (ORRERY_RACE_HAND (self->hand));

  return n > 0 ? GTK_WIDGET (orrery_race_hand_get_card (ORRERY_RACE_HAND (self->hand), n - 1)) : self->hand_box;
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
where_to (OrreryRaceBoard *self, const Leaving *leaving)
{
  switch (leaving->kind)
    {
    case RACE_EVENT_DREW:
      return last_of_hand (self);
    case RACE_EVENT_PLACED:
      return card_of (self, leaving->design);
    default:
      return self->phases;
    }
}

static GdkPaintable *
new_piece (const GameEvent *event)
{
  const OrreryPicture back = { &orrery_picture_card_back, 0, 0, CARD, CARD * 1.36 };
  const OrreryPicture good = { &orrery_picture_card_good, race_designs[0][event->a % RACE_N_DESIGNS].good, 0, GOOD, GOOD * 1.36 };

  if (event->kind == RACE_EVENT_PLACED)
    return orrery_card_paintable_new (event->a, CARD);
  return orrery_piece_paintable_new (event->kind == RACE_EVENT_DREW ? &back : &good);
}

/* --- Leaving --- */

static void
leave (OrreryRaceBoard *self, const GameEvent *event)
{
  const gboolean is_card = event->kind == RACE_EVENT_DREW || event->kind == RACE_EVENT_PLACED;
  GtkWidget *from = where_from (self, event);
  Leaving leaving = { .kind = event->kind, .design = event->a };

  if (from == NULL || !orrery_flight_where (self->flight, from, &leaving.from))
    return;
  shrink (&leaving.from, is_card ? CARD : GOOD, (is_card ? CARD : GOOD) * 1.36f);
  leaving.piece = new_piece (event);
  g_array_append_val (self->leaving, leaving);
}

static gboolean
is_seen (const GameEvent *event)
{
  return event->kind == RACE_EVENT_DREW || event->kind == RACE_EVENT_PLACED || event->kind == RACE_EVENT_SOLD
         || event->kind == RACE_EVENT_CONSUMED;
}

static gboolean
send_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (widget);

  if (self->fly_in-- > 1)
    return G_SOURCE_CONTINUE;
  for (guint i = 0; i < self->leaving->len && self->flight != NULL; i++)
    {
      const Leaving *leaving = &g_array_index (self->leaving, Leaving, i);
      GtkWidget *goal = where_to (self, leaving);
      graphene_rect_t to;

      if (goal == NULL || !orrery_flight_where (self->flight, goal, &to))
        continue;
      if (leaving->kind != RACE_EVENT_PLACED)
        shrink (&to, leaving->from.size.width, leaving->from.size.height);
      orrery_flight_send (self->flight, leaving->piece, &leaving->from, &to, ORRERY_MOTION_MOVE,
                          orrery_motion_delay (ORRERY_MOTION_MOVE, widget, i, self->leaving->len));
    }
  g_array_set_size (self->leaving, 0);
  return G_SOURCE_REMOVE;
}

void
race_board_fly (OrreryBoard *board, OrreryFlight *flight, const GameEvents *events)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (board);

  g_set_weak_pointer (&self->flight, flight);
  for (guint i = 0; i < events->n && self->leaving->len < MOST; i++)
    if (events->list[i].seat == self->front && is_seen (&events->list[i]))
      leave (self, &events->list[i]);
  if (self->leaving->len == 0)
    return;
  if (self->fly_in == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), send_cb, NULL, NULL);
  self->fly_in = FRAMES;
}

void
race_board_init_fly (OrreryRaceBoard *self)
{
  self->leaving = g_array_new (FALSE, FALSE, sizeof (Leaving));
  g_array_set_clear_func (self->leaving, leaving_clear);
}
