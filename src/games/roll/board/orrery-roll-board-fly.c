/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Animates pieces of the seat in front from one part of the table to another. */
#include "games/roll/board/orrery-roll-board-private.h"
#include "games/roll/board/orrery-roll-pieces.h"

enum
{
  DIE = 28,
  HEAD = 64, /* px of a strip above its dice */
  N_COLUMNS = ROLL_N_PHASES + 1,
};

/* The parts that do not have a widget for every piece. */
typedef enum
{
  TO_TILE,
  TO_STACK,
  TO_LINE,
} Goal;

/* --- Places --- */

static void
shrink (graphene_rect_t *where, float size)
{
  orrery_flight_fit (where, size, size);
}

static gboolean
where_is_tile (OrreryRollBoard *self, OrreryFlight *flight, guint8 face, graphene_rect_t *where)
{
  return orrery_flight_where (flight, orrery_tableau_get_tile (ORRERY_TABLEAU (self->tableau), face),
                              where);
}

static gboolean
where_is_stack (OrreryRollBoard *self, OrreryFlight *flight, guint kind, graphene_rect_t *where)
{
  if (!orrery_flight_where (flight, self->construction, where))
    return FALSE;
  where->size.width /= 2;
  where->origin.x += where->size.width * kind;
  return TRUE;
}

static gboolean
where_is_column (OrreryRollBoard *self, OrreryFlight *flight, guint phase, graphene_rect_t *where)
{
  if (!orrery_flight_where (flight, self->strip, where))
    return FALSE;
  where->size.width /= N_COLUMNS;
  where->origin.x += where->size.width * phase;
  where->origin.y += HEAD;
  where->size.height = DIE;
  shrink (where, DIE);
  return TRUE;
}

static gboolean
where_to (OrreryFlight *flight, GtkWidget *board, const OrreryDeparture *leaving, graphene_rect_t *where)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);

  switch (leaving->goal)
    {
    case TO_TILE:
      if (!where_is_tile (self, flight, (guint8) leaving->which, where))
        return FALSE;
      break;
    case TO_STACK:
      if (!where_is_stack (self, flight, leaving->which, where))
        return FALSE;
      break;
    case TO_LINE:
    default:
      if (!orrery_flight_where (flight, self->line, where))
        return FALSE;
    }
  if (leaving->motion != ORRERY_MOTION_BUILD)
    shrink (where, DIE);
  return TRUE;
}

/* --- Leaving --- */

static void
leave_stack (OrreryRollBoard *self, OrreryFlight *flight, guint8 face)
{
  OrreryDeparture leaving = { .motion = ORRERY_MOTION_BUILD, .goal = TO_TILE, .which = face };

  if (face >= ROLL_N_FACES || !where_is_stack (self, flight, roll_faces[face].kind, &leaving.from))
    return;
  shrink (&leaving.from, MIN (leaving.from.size.width, leaving.from.size.height) / 2);
  leaving.piece = orrery_tile_paintable_new (face, ORRERY_TILE_SMALL);
  orrery_flight_leave (flight, &leaving, GTK_WIDGET (self), where_to);
}

static void
leave_column (OrreryRollBoard *self, OrreryFlight *flight, guint colour, guint phase, Goal goal, guint8 which)
{
  OrreryDeparture leaving = { .motion = ORRERY_MOTION_MOVE, .goal = goal, .which = which };

  if (colour >= ROLL_N_COLOURS || !where_is_column (self, flight, phase, &leaving.from))
    return;
  leaving.piece = orrery_die_paintable_new (colour, phase, DIE);
  orrery_flight_leave (flight, &leaving, GTK_WIDGET (self), where_to);
}

static void
leave_world (OrreryRollBoard *self, OrreryFlight *flight, guint colour, guint8 face)
{
  OrreryDeparture leaving = { .motion = ORRERY_MOTION_MOVE, .goal = TO_LINE };

  if (colour >= ROLL_N_COLOURS || !where_is_tile (self, flight, face, &leaving.from))
    return;
  shrink (&leaving.from, DIE);
  leaving.piece = orrery_die_paintable_new (colour, ROLL_NO_PHASE, DIE);
  orrery_flight_leave (flight, &leaving, GTK_WIDGET (self), where_to);
}

static void
leave_for (OrreryRollBoard *self, OrreryFlight *flight, const GameEvent *event)
{
  switch (event->kind)
    {
    case ROLL_EVENT_COMPLETED:
      leave_stack (self, flight, event->a);
      break;
    case ROLL_EVENT_WORKER:
      leave_column (self, flight, event->a, event->b == ROLL_WORLD ? ROLL_SETTLE : ROLL_DEVELOP, TO_STACK, event->b);
      break;
    case ROLL_EVENT_PRODUCED:
      leave_column (self, flight, event->a, ROLL_PRODUCE, TO_TILE, event->b);
      break;
    case ROLL_EVENT_TRADED:
    case ROLL_EVENT_CONSUMED:
      leave_world (self, flight, event->c, event->b);
      break;
    default:
      break;
    }
}

void
orrery_roll_board_fly (OrreryBoard *board, OrreryFlight *flight, const GameEvents *events)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);

  for (guint i = 0; i < events->n; i++)
    if (events->list[i].seat == self->front)
      leave_for (self, flight, &events->list[i]);
}
