/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole table as text. */
#include "games/roll/words/describe.h"

#include "assist/orrery-describe.h"
#include "games/roll/catalog/orrery-roll-names.h"

#include <glib/gi18n.h>

static const char *const place_names[ROLL_N_PLACES] = {
  [ROLL_CUP] = N_("cup"), [ROLL_CITIZENRY] = N_("Citizenry"),
  [ROLL_ZONE] = N_("development zone"), N_("world zone"), N_("Dictate area"), N_("wild"),
};

static const char *
get_face (guint face)
{
  return face < ROLL_N_FACES ? roll_faces[face].name : _("unknown");
}

static void
add_dice (GString *text, const RollSeat *seat, RollPlace place)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  const gboolean is_column = place >= ROLL_COLUMN && place < ROLL_ZONE;

  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    if (seat->dice[place][i] > 0)
      g_ptr_array_add (items,
                       g_strdup_printf ("%u %s", seat->dice[place][i], orrery_colour_lower_word (i)));
  orrery_describe_add_row (text, is_column ? orrery_phase_name (place - ROLL_COLUMN) : _(place_names[place]), items);
}

static char *
describe_built (const RollSeat *seat, guint i)
{
  const char *name = get_face (seat->tableau[i]);
  const guint first = seat->goods[i] & 15;
  const guint second = seat->goods[i] >> 4;

  if (first == 0)
    return g_strdup (name);
  if (second == 0)
    /* Translators: a world and the color of the good on it. */
    return g_strdup_printf (_("%s (%s good)"), name, orrery_colour_lower_word (first - 1));
  return g_strdup_printf (_("%s (%s and %s goods)"), name, orrery_colour_lower_word (first - 1),
                          orrery_colour_lower_word (second - 1));
}

static void
add_stack (GString *text, const RollState *state, guint seat, RollKind kind)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  const RollSeat *p = &state->seats[seat];

  for (guint i = 0; i < p->n_stack[kind]; i++)
    {
      const guint8 face = roll_stack_at (p, kind, i);

      g_ptr_array_add (items, face < ROLL_N_FACES
                                ? g_strdup_printf ("%s (%d)", get_face (face),
                                                   roll_cost (state, (int) seat, face))
                                : g_strdup (_("unknown")));
    }
  orrery_describe_add_row (text, kind == ROLL_DEVELOPMENT ? _("developments") : _("worlds"), items);
}

static void
add_seat (GString *text, const RollState *state, guint seat, const char *name)
{
  const RollSeat *p = &state->seats[seat];
  g_autoptr (GPtrArray) tableau = g_ptr_array_new_with_free_func (g_free);

  g_string_append_printf (text, _("Seat %u, %s: $%u, %d VP in chips, %d squares\n"), seat, name, p->credits, p->chips,
          roll_squares (state, (int) seat));
  for (guint i = 0; i < p->n_tableau; i++)
    g_ptr_array_add (tableau, describe_built (p, i));
  orrery_describe_add_row (text, _("tableau"), tableau);
  add_stack (text, state, seat, ROLL_DEVELOPMENT);
  add_stack (text, state, seat, ROLL_WORLD);
  for (guint place = 0; place < ROLL_N_PLACES; place++)
    add_dice (text, p, place);
}

static const char *
get_step (const RollState *state)
{
  switch ((RollStep) state->step)
    {
    case ROLL_STEP_SETUP:
      return _("setting up");
    case ROLL_STEP_ASSIGN:
      return _("Roll and Assign");
    case ROLL_STEP_REVEAL:
      return _("Reveal");
    case ROLL_STEP_PHASES:
      return orrery_phase_name (state->phase);
    case ROLL_STEP_MANAGE:
      return _("Manage");
    case ROLL_STEP_OVER:
    case ROLL_N_STEPS:
    default:
      return _("over");
    }
}

char *
roll_tell_state (const void *data, const char *const *names)
{
  const RollState *state = data;
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _("Round %u, %s. VP in the pool: %d. Tiles in the bag: %u.\n"), MAX (state->round, 1),
          get_step (state), state->pool, state->bag_count);
  for (guint i = 0; i < state->n_seats; i++)
    add_seat (text, state, i, names[i]);
  return g_string_free (text, FALSE);
}
