/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/orrery-final-table.h"

#include "games/roll/words/orrery-position.h"
#include "games/roll/words/orrery-story-words.h"

#include <glib/gi18n.h>
#include <string.h>

void
orrery_final_table_init (OrreryFinalTable *self, guint n_seats)
{
  memset (self, 0, sizeof *self);
  self->n_seats = n_seats;
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      self->seats[i].home = ROLL_NONE;
      self->seats[i].credits = 1;
    }
}

static gboolean
has_face (const OrreryFinalSeat *seat, guint8 face)
{
  switch (roll_faces[face].set)
    {
    case ROLL_SET_FACTION:
      return seat->faction == roll_faces[face].number;
    case ROLL_SET_HOME:
      return seat->home == face;
    default:
      for (guint i = 0; i < seat->n_tiles; i++)
        if (ROLL_TILE_OF (seat->tiles[i]) == ROLL_TILE_OF (face))
          return TRUE;
      return FALSE;
    }
}

gboolean
orrery_final_table_is_left (const OrreryFinalTable *self, guint8 face)
{
  for (guint i = 0; i < self->n_seats; i++)
    if (has_face (&self->seats[i], face))
      return FALSE;
  return TRUE;
}

gboolean
orrery_final_table_add (OrreryFinalTable *self, guint seat, guint8 face)
{
  OrreryFinalSeat *p = &self->seats[seat];

  if (face >= ROLL_N_FACES || !orrery_final_table_is_left (self, face))
    return FALSE;
  if (roll_faces[face].set == ROLL_SET_FACTION)
    p->faction = roll_faces[face].number;
  else if (roll_faces[face].set == ROLL_SET_HOME)
    p->home = face;
  else
    p->tiles[p->n_tiles++] = face;
  return TRUE;
}

void
orrery_final_table_remove (OrreryFinalTable *self, guint seat, guint8 face)
{
  OrreryFinalSeat *p = &self->seats[seat];

  if (face >= ROLL_N_FACES || !has_face (p, face))
    return;
  if (roll_faces[face].set == ROLL_SET_FACTION)
    p->faction = 0;
  else if (roll_faces[face].set == ROLL_SET_HOME)
    p->home = ROLL_NONE;
  else
    for (guint i = 0; i < p->n_tiles; i++)
      if (ROLL_TILE_OF (p->tiles[i]) == ROLL_TILE_OF (face))
        {
          memmove (&p->tiles[i], &p->tiles[i + 1], p->n_tiles - i - 1);
          p->n_tiles--;
          return;
        }
}

static guint8
left_half (guint faction)
{
  return (guint8) (ROLL_FIRST_FACTION_FACE + 2 * (faction - 1));
}

GArray *
orrery_final_table_list (const OrreryFinalTable *self, guint seat)
{
  const OrreryFinalSeat *p = &self->seats[seat];
  GArray *faces = g_array_new (FALSE, FALSE, sizeof (guint8));

  if (p->faction != 0)
    {
      const guint8 face = left_half (p->faction);

      g_array_append_val (faces, face);
    }
  if (p->home != ROLL_NONE)
    g_array_append_val (faces, p->home);
  g_array_append_vals (faces, p->tiles, p->n_tiles);
  return faces;
}

/* --- The state --- */

static void
lay_tableau (const OrreryFinalSeat *from, RollSeat *p)
{
  p->faction = from->faction;
  p->home = from->home;
  if (from->home != ROLL_NONE)
    p->tableau[p->n_tableau++] = from->home;
  if (from->faction != 0)
    {
      p->tableau[p->n_tableau++] = left_half (from->faction);
      p->tableau[p->n_tableau++] = left_half (from->faction) + 1;
    }
  for (guint i = 0; i < from->n_tiles && p->n_tableau < ROLL_MAX_TABLEAU; i++)
    p->tableau[p->n_tableau++] = from->tiles[i];
}

/* A die of the world's own kind if there is one, otherwise any. */
static guint
pick_good (const guint8 *dice, guint wanted)
{
  if (wanted < ROLL_N_COLOURS && dice[wanted] > 0)
    return wanted;
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    if (dice[colour] > 0)
      return colour;
  return ROLL_NO_COLOUR;
}

/* Goods are only counted: they are distributed over the worlds in turn, as far as there is room. Returns how
 * many did not fit. */
static guint
lay_goods (RollState *state, guint seat, guint left)
{
  RollSeat *p = &state->seats[seat];

  for (guint layer = 0; layer < 2; layer++)
    for (guint i = 0; left > 0 && i < p->n_tableau; i++)
      if (roll_capacity (state, (int) seat, p->tableau[i]) > (int) layer)
        {
          const guint colour =
              pick_good (p->dice[ROLL_CITIZENRY], roll_faces[p->tableau[i]].colour);

          if (colour == ROLL_NO_COLOUR)
            return left;
          p->dice[ROLL_CITIZENRY][colour]--;
          p->goods[i] |= (guint8) ((colour + 1) << (4 * layer));
          left--;
        }
  return left;
}

/* The score does not depend on which of the dice are in the cup. */
static void
lay_dice (const OrreryFinalSeat *from, RollSeat *p)
{
  guint cup = from->cup;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      const guint here = MIN (cup, from->dice[colour]);

      p->dice[ROLL_CUP][colour] = (guint8) here;
      p->dice[ROLL_CITIZENRY][colour] = (guint8) (from->dice[colour] - here);
      cup -= here;
    }
}

static char *
missing (const OrreryFinalSeat *seat)
{
  if (seat->faction == 0)
    return g_strdup (_("The faction is missing."));
  if (seat->home == ROLL_NONE)
    return g_strdup (_("The home world is missing."));
  if (roll_count_dice (seat->dice) == 0)
    return g_strdup (_("The dice are missing."));
  return NULL;
}

static char *
check_colours (const OrreryFinalTable *self, guint seat)
{
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      guint n = 0;

      for (guint i = 0; i < self->n_seats; i++)
        n += self->seats[i].dice[colour];
      if (n > roll_dice[colour].count && self->seats[seat].dice[colour] > 0)
        return g_strdup_printf (_("The table has %u %s dice, the box only %u."), n, orrery_story_die (colour),
                                roll_dice[colour].count);
    }
  return NULL;
}

char *
orrery_final_table_check (const OrreryFinalTable *self, guint seat)
{
  const OrreryFinalSeat *p = &self->seats[seat];
  const guint n = roll_count_dice (p->dice);
  char *problem = check_colours (self, seat);

  if (problem != NULL)
    return problem;
  if (p->credits > ROLL_MAX_CREDITS)
    return g_strdup_printf (_("Nobody can have more than $%d."), ROLL_MAX_CREDITS);
  if (n > 0 && p->cup + p->goods > n)
    return g_strdup_printf (_("Cup and goods (%u + %u) are more than all dice (%u)."), p->cup, p->goods, n);
  return NULL;
}

static void
lay_seat (const OrreryFinalSeat *from, RollSeat *p)
{
  lay_tableau (from, p);
  lay_dice (from, p);
  p->credits = (guint8) from->credits;
  p->chips = (int16_t) from->chips;
  p->selector = ROLL_NO_COLOUR;
  p->selected = ROLL_NO_PHASE;
}

static void
init_state (const OrreryFinalTable *self, RollState *state)
{
  memset (state, 0, sizeof *state);
  state->n_seats = (guint8) self->n_seats;
  state->step = ROLL_STEP_OVER;
  state->round = 1;
  state->spare = ROLL_NO_PHASE;
  state->pool = (int16_t) (ROLL_POOL_A_SEAT * self->n_seats);
  for (guint i = 0; i < self->n_seats; i++)
    {
      lay_seat (&self->seats[i], &state->seats[i]);
      state->pool = (int16_t) (state->pool - (int) self->seats[i].chips);
    }
}

void
orrery_final_table_draft (const OrreryFinalTable *self, RollState *state)
{
  init_state (self, state);
  roll_resume (state); /* for the powers; errors do not matter here */
  for (guint i = 0; i < self->n_seats; i++)
    lay_goods (state, i, self->seats[i].goods);
}

static char *
build_goods (const OrreryFinalTable *self, guint i, RollState *state)
{
  const guint goods = self->seats[i].goods;
  const guint left = lay_goods (state, i, goods);

  if (left == 0)
    return NULL;
  if (left == goods)
    return g_strdup (_("There is no world with room for goods."));
  return g_strdup_printf (ngettext ("The worlds have room for %u good, not for %u.",
                                    "The worlds have room for %u goods, not for %u.", goods - left),
                          goods - left, goods);
}

/* A problem, and whose it is. */
static char *
find_problem (const OrreryFinalTable *self, RollState *state, int *seat)
{
  char *text = NULL;

  for (guint i = 0; text == NULL && i < self->n_seats; i++)
    {
      *seat = (int) i;
      text = orrery_final_table_check (self, i);
      if (text == NULL)
        text = missing (&self->seats[i]);
    }
  if (text != NULL)
    return text;
  init_state (self, state);
  /* A world's capacity is known once all powers are. */
  if (roll_resume (state).code != ROLL_WHOLE)
    return NULL;
  for (guint i = 0; text == NULL && i < self->n_seats; i++)
    {
      *seat = (int) i;
      text = build_goods (self, i, state);
    }
  return text;
}

char *
orrery_final_table_build (const OrreryFinalTable *self, const char *const *names, RollState *state,
                          int *seat)
{
  g_autofree char *text = find_problem (self, state, seat);
  GameProblem problem;

  /* Translators: a player's name, and what is wrong with that player's table. */
  if (text != NULL)
    return g_strdup_printf (_("%s: %s"), names[*seat], text);
  problem = roll_verify (state);
  *seat = problem.code == ROLL_WHOLE ? -1 : problem.seat;
  return problem.code == ROLL_WHOLE ? NULL : orrery_problem_text (&problem, names);
}
