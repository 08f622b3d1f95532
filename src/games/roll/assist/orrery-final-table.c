/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

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
  p->tableau[p->n_tableau++] = from->home;
  p->tableau[p->n_tableau++] = left_half (from->faction);
  p->tableau[p->n_tableau++] = left_half (from->faction) + 1;
  for (guint i = 0; i < from->n_tiles; i++)
    p->tableau[p->n_tableau++] = from->tiles[i];
}

/* A die of the world's own kind if there is one, else of any. */
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

/* Goods are counted, not told where: they go to the worlds in turn, as many as there is room for.
 * Returns how many found none. */
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

          p->dice[ROLL_CITIZENRY][colour]--;
          p->goods[i] |= (guint8) ((colour + 1) << (4 * layer));
          left--;
        }
  return left;
}

/* Which of the dice are in the cup makes no difference to the score. */
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

static guint
count_dice (const OrreryFinalSeat *seat)
{
  guint n = 0;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    n += seat->dice[colour];
  return n;
}

static char *
missing (const OrreryFinalSeat *seat, const char *name)
{
  if (seat->faction == 0)
    return g_strdup_printf (_("%s: the faction is missing."), name);
  if (seat->home == ROLL_NONE)
    return g_strdup_printf (_("%s: the home world is missing."), name);
  if (count_dice (seat) == 0)
    return g_strdup_printf (_("%s: the dice are missing."), name);
  return NULL;
}

static char *
check_colours (const OrreryFinalTable *self, guint seat, const char *name)
{
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      guint n = 0;

      for (guint i = 0; i < self->n_seats; i++)
        n += self->seats[i].dice[colour];
      if (n > roll_dice[colour].count && self->seats[seat].dice[colour] > 0)
        return g_strdup_printf (_("%s: the table has %u %s dice, the box only %u."), name, n,
                                orrery_story_die (colour), roll_dice[colour].count);
    }
  return NULL;
}

char *
orrery_final_table_check (const OrreryFinalTable *self, guint seat, const char *name)
{
  const OrreryFinalSeat *p = &self->seats[seat];
  const guint n = count_dice (p);
  char *problem = check_colours (self, seat, name);

  if (problem != NULL)
    return problem;
  if (p->credits > ROLL_MAX_CREDITS)
    return g_strdup_printf (_("%s: nobody can have more than $%d."), name, ROLL_MAX_CREDITS);
  if (n > 0 && p->cup + p->goods > n)
    return g_strdup_printf (_("%s: %u in the cup and %u goods are more than %u dice."), name,
                            p->cup, p->goods, n);
  return NULL;
}

static char *
build_seat (const OrreryFinalTable *self, guint i, const char *name, RollState *state)
{
  const OrreryFinalSeat *from = &self->seats[i];
  RollSeat *p = &state->seats[i];
  char *problem = orrery_final_table_check (self, i, name);

  if (problem == NULL)
    problem = missing (from, name);
  if (problem != NULL)
    return problem;
  lay_tableau (from, p);
  lay_dice (from, p);
  p->credits = (guint8) from->credits;
  p->chips = (int16_t) from->chips;
  p->selector = ROLL_NO_COLOUR;
  p->selected = ROLL_NO_PHASE;
  state->pool = (int16_t) (state->pool - (int) from->chips);
  return NULL;
}

static char *
build_goods (const OrreryFinalTable *self, guint i, const char *name, RollState *state)
{
  const guint goods = self->seats[i].goods;
  const guint left = lay_goods (state, i, goods);

  if (left == 0)
    return NULL;
  return g_strdup_printf (_("%s: the worlds have room for %u goods, not for %u."), name,
                          goods - left, goods);
}

char *
orrery_final_table_build (const OrreryFinalTable *self, const char *const *names, RollState *state,
                          int *seat)
{
  GameProblem problem;
  char *text = NULL;

  memset (state, 0, sizeof *state);
  state->n_seats = (guint8) self->n_seats;
  state->step = ROLL_STEP_OVER;
  state->round = 1;
  state->spare = ROLL_NO_PHASE;
  state->pool = (int16_t) (ROLL_POOL_A_SEAT * self->n_seats);
  for (guint i = 0; text == NULL && i < self->n_seats; i++)
    {
      *seat = (int) i;
      text = build_seat (self, i, names[i], state);
    }
  if (text != NULL)
    return text;
  /* What a world can hold is known when all powers are. */
  problem = roll_resume (state);
  for (guint i = 0; text == NULL && problem.code == ROLL_WHOLE && i < self->n_seats; i++)
    {
      *seat = (int) i;
      text = build_goods (self, i, names[i], state);
    }
  if (text != NULL)
    return text;
  if (problem.code == ROLL_WHOLE)
    problem = roll_verify (state);
  *seat = problem.code == ROLL_WHOLE ? -1 : problem.seat;
  return problem.code == ROLL_WHOLE ? NULL : orrery_problem_text (&problem, names);
}

/* --- Kept --- */

char *
orrery_final_table_write (const OrreryFinalTable *self, const char *const *names)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  for (guint i = 0; i < self->n_seats; i++)
    {
      const OrreryFinalSeat *seat = &self->seats[i];
      g_autoptr (GArray) faces = orrery_final_table_list (self, i);
      g_autoptr (GPtrArray) ids = g_ptr_array_new ();
      int numbers[ROLL_N_COLOURS + 4] = { 0 };
      g_autofree char *group = g_strdup_printf ("seat-%u", i);

      for (guint k = 0; k < faces->len; k++)
        g_ptr_array_add (ids, (gpointer) roll_faces[g_array_index (faces, guint8, k)].id);
      for (guint k = 0; k < ROLL_N_COLOURS; k++)
        numbers[k] = seat->dice[k];
      numbers[ROLL_N_COLOURS] = (int) seat->goods;
      numbers[ROLL_N_COLOURS + 1] = (int) seat->chips;
      numbers[ROLL_N_COLOURS + 2] = (int) seat->credits;
      numbers[ROLL_N_COLOURS + 3] = (int) seat->cup;
      g_key_file_set_string (file, group, "name", names[i]);
      g_key_file_set_string_list (file, group, "tiles", (const char *const *) ids->pdata, ids->len);
      g_key_file_set_integer_list (file, group, "numbers", numbers, G_N_ELEMENTS (numbers));
    }
  return g_key_file_to_data (file, NULL, NULL);
}

static void
read_numbers (OrreryFinalSeat *seat, const int *numbers)
{
  for (guint k = 0; k < ROLL_N_COLOURS; k++)
    seat->dice[k] = (guint8) CLAMP (numbers[k], 0, G_MAXUINT8);
  seat->goods = (guint) MAX (numbers[ROLL_N_COLOURS], 0);
  seat->chips = (guint) CLAMP (numbers[ROLL_N_COLOURS + 1], 0, 999);
  seat->credits = (guint) MAX (numbers[ROLL_N_COLOURS + 2], 0);
  seat->cup = (guint) MAX (numbers[ROLL_N_COLOURS + 3], 0);
}

static void
read_tiles (OrreryFinalTable *self, guint seat, char **ids)
{
  for (guint k = 0; ids != NULL && ids[k] != NULL; k++)
    for (guint face = 0; face < ROLL_N_FACES; face++)
      if (g_str_equal (roll_faces[face].id, ids[k]))
        orrery_final_table_add (self, seat, (guint8) face);
}

gboolean
orrery_final_table_read (OrreryFinalTable *self, char *names[ROLL_MAX_SEATS], const char *text)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;
  gsize n;

  if (!g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE, NULL))
    return FALSE;
  groups = g_key_file_get_groups (file, &n);
  if (n < 2 || n > ROLL_MAX_SEATS)
    return FALSE;
  orrery_final_table_init (self, (guint) n);
  for (guint i = 0; i < n; i++)
    {
      gsize n_numbers = 0;
      g_autofree int *numbers =
          g_key_file_get_integer_list (file, groups[i], "numbers", &n_numbers, NULL);
      g_auto (GStrv) ids = g_key_file_get_string_list (file, groups[i], "tiles", NULL, NULL);
      char *name = g_key_file_get_string (file, groups[i], "name", NULL);

      g_free (names[i]);
      names[i] = name != NULL ? name : g_strdup ("");
      if (n_numbers == ROLL_N_COLOURS + 4)
        read_numbers (&self->seats[i], numbers);
      read_tiles (self, i, ids);
    }
  return TRUE;
}
