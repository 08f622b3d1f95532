/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces of the seat in front on their way from one part of the table to another. Where they leave
 * is asked when something happens, which is before it is drawn; they are sent as soon as the parts
 * are laid out anew. */
#include "config.h"

#include "games/roll/board/orrery-roll-board-private.h"
#include "games/roll/board/orrery-roll-pieces.h"

enum
{
  MOST = 12, /* at once; more would be a swarm */
  FRAMES = 2, /* until what has changed is laid out */
  DIE = 28,
  HEAD = 64, /* px of a strip above its dice */
  N_COLUMNS = ROLL_N_PHASES + 1,
};

/* The parts that have no widget of their own for every piece. */
typedef enum
{
  TO_TILE,
  TO_STACK,
  TO_LINE,
} Goal;

typedef struct
{
  GdkPaintable *piece;
  graphene_rect_t from;
  Goal goal;
  guint8 which; /* face, or kind of the stack */
  OrreryMotion motion;
} Leaving;

static void
leaving_clear (gpointer data)
{
  g_object_unref (((Leaving *) data)->piece);
}

/* --- Places --- */

static void
shrink (graphene_rect_t *where, double size)
{
  const double x = where->origin.x + where->size.width / 2, y = where->origin.y + where->size.height / 2;

  graphene_rect_init (where, x - size / 2, y - size / 2, size, size);
}

static gboolean
where_is_tile (OrreryRollBoard *self, guint8 face, graphene_rect_t *where)
{
  return orrery_flight_where (self->flight, orrery_tableau_get_tile (ORRERY_TABLEAU (self->tableau), face),
                              where);
}

static gboolean
where_is_stack (OrreryRollBoard *self, guint kind, graphene_rect_t *where)
{
  if (!orrery_flight_where (self->flight, self->construction, where))
    return FALSE;
  where->size.width /= 2;
  where->origin.x += where->size.width * kind;
  return TRUE;
}

static gboolean
where_is_column (OrreryRollBoard *self, guint phase, graphene_rect_t *where)
{
  if (!orrery_flight_where (self->flight, self->strip, where))
    return FALSE;
  where->size.width /= N_COLUMNS;
  where->origin.x += where->size.width * phase;
  where->origin.y += HEAD;
  where->size.height = DIE;
  shrink (where, DIE);
  return TRUE;
}

static gboolean
where_to (OrreryRollBoard *self, const Leaving *leaving, graphene_rect_t *where)
{
  switch (leaving->goal)
    {
    case TO_TILE:
      if (!where_is_tile (self, leaving->which, where))
        return FALSE;
      break;
    case TO_STACK:
      if (!where_is_stack (self, leaving->which, where))
        return FALSE;
      break;
    case TO_LINE:
    default:
      if (!orrery_flight_where (self->flight, self->line, where))
        return FALSE;
    }
  if (leaving->motion != ORRERY_MOTION_BUILD)
    shrink (where, DIE);
  return TRUE;
}

/* --- Leaving --- */

static void
leave (OrreryRollBoard *self, GdkPaintable *piece, const graphene_rect_t *from, Goal goal, guint8 which)
{
  Leaving leaving = { piece, *from, goal, which, ORRERY_MOTION_MOVE };

  g_array_append_val (self->leaving, leaving);
}

static void
leave_stack (OrreryRollBoard *self, guint8 face)
{
  graphene_rect_t from;

  if (face >= ROLL_N_FACES || !where_is_stack (self, roll_faces[face].kind, &from))
    return;
  shrink (&from, MIN (from.size.width, from.size.height) / 2);
  leave (self, orrery_tile_paintable_new (face, ORRERY_TILE_SMALL), &from, TO_TILE, face);
  g_array_index (self->leaving, Leaving, self->leaving->len - 1).motion = ORRERY_MOTION_BUILD;
}

static void
leave_column (OrreryRollBoard *self, guint colour, guint phase, Goal goal, guint8 which)
{
  graphene_rect_t from;

  if (colour < ROLL_N_COLOURS && where_is_column (self, phase, &from))
    leave (self, orrery_die_paintable_new (colour, phase, DIE), &from, goal, which);
}

static void
leave_world (OrreryRollBoard *self, guint colour, guint8 face)
{
  graphene_rect_t from;

  if (colour >= ROLL_N_COLOURS || !where_is_tile (self, face, &from))
    return;
  shrink (&from, DIE);
  leave (self, orrery_die_paintable_new (colour, ROLL_NO_PHASE, DIE), &from, TO_LINE, 0);
}

static void
leave_for (OrreryRollBoard *self, const GameEvent *event)
{
  switch (event->kind)
    {
    case ROLL_EVENT_COMPLETED:
      leave_stack (self, event->a);
      break;
    case ROLL_EVENT_WORKER:
      leave_column (self, event->a, event->b == ROLL_WORLD ? ROLL_SETTLE : ROLL_DEVELOP, TO_STACK, event->b);
      break;
    case ROLL_EVENT_PRODUCED:
      leave_column (self, event->a, ROLL_PRODUCE, TO_TILE, event->b);
      break;
    case ROLL_EVENT_TRADED:
    case ROLL_EVENT_CONSUMED:
      leave_world (self, event->c, event->b);
      break;
    default:
      break;
    }
}

/* --- Sending --- */

static gboolean
send_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (widget);

  if (self->fly_in-- > 1)
    return G_SOURCE_CONTINUE;
  for (guint i = 0; i < self->leaving->len && self->flight != NULL; i++)
    {
      const Leaving *leaving = &g_array_index (self->leaving, Leaving, i);
      graphene_rect_t to;

      if (where_to (self, leaving, &to))
        orrery_flight_send (self->flight, leaving->piece, &leaving->from, &to, leaving->motion,
                            orrery_motion_delay (leaving->motion, widget, i, self->leaving->len));
    }
  g_array_set_size (self->leaving, 0);
  return G_SOURCE_REMOVE;
}

void
orrery_roll_board_fly (OrreryBoard *board, OrreryFlight *flight, const GameEvents *events)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);

  g_set_weak_pointer (&self->flight, flight);
  for (guint i = 0; i < events->n && self->leaving->len < MOST; i++)
    if (events->list[i].seat == self->front)
      leave_for (self, &events->list[i]);
  if (self->leaving->len == 0)
    return;
  if (self->fly_in == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), send_cb, NULL, NULL);
  self->fly_in = FRAMES;
}

void
orrery_roll_board_init_fly (OrreryRollBoard *self)
{
  self->leaving = g_array_new (FALSE, FALSE, sizeof (Leaving));
  g_array_set_clear_func (self->leaving, leaving_clear);
}
