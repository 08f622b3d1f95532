/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/words/orrery-position-private.h"

#include <glib/gi18n.h>

int
orrery_face_by_name (const char *name)
{
  for (int i = 0; i < ROLL_N_FACES; i++)
    if (g_ascii_strcasecmp (name, roll_faces[i].name) == 0 || strcmp (name, roll_faces[i].id) == 0)
      return i;
  return -1;
}

static const char *
face_name (guint face)
{
  return face < ROLL_N_FACES ? roll_faces[face].name : _("a tile");
}

char *
orrery_seat_text (int seat, const char *const *names)
{
  return names != NULL && seat >= 0 && seat < GAME_MAX_SEATS && names[seat] != NULL
             ? g_strdup (names[seat])
             : g_strdup_printf (_("seat %d"), seat);
}

static char *
identity_text (const GameProblem *problem, const char *const *names)
{
  g_autofree char *other = orrery_seat_text (problem->n, names);
  const gboolean is_home = problem->code == ROLL_BAD_HOME;
  const guint face = is_home ? problem->piece
                             : ROLL_FIRST_FACTION_FACE + 2u * (problem->piece - 1u);

  if (is_home ? face < ROLL_FIRST_HOME_FACE || face >= ROLL_N_FACES
              : problem->piece < 1 || problem->piece > ROLL_N_FACTIONS)
    return g_strdup (is_home ? _("it has no home world") : _("it has no faction"));
  return g_strdup_printf (is_home ? _("%s is already the home world of %s")
                                  : _("%s is already the faction of %s"),
                          face_name (face), other);
}

static char *
tile_text (const GameProblem *problem)
{
  switch (problem->code)
    {
    case ROLL_BAD_TABLEAU:
      return g_strdup_printf (_("%s cannot be at that place in the tableau"),
                              face_name (problem->piece));
    case ROLL_TILE_TWICE:
      return g_strdup_printf (_("%s appears twice (%s is its other side)"),
                              face_name (problem->piece),
                              face_name (ROLL_REVERSE_OF (problem->piece)));
    case ROLL_BAD_STACK:
      return g_strdup_printf (_("%s cannot be in that stack"), face_name (problem->piece));
    case ROLL_BAD_GOODS:
      return g_strdup_printf (ngettext ("%s cannot hold %d good",
                                        "%s cannot hold %d goods", (gulong) MAX (problem->n, 0)),
                              face_name (problem->piece), problem->n);
    default: /* ROLL_TILES_LOST */
      return g_strdup_printf (_("%d tiles are on the table, but the game has %d"), problem->n,
                              ROLL_N_TILES);
    }
}

static char *
dice_text (const GameProblem *problem)
{
  switch (problem->code)
    {
    case ROLL_TOO_MANY_DICE:
      return g_strdup_printf (_("%d %s dice on the table, but the box has %d"), problem->n,
                              roll_colour_names[problem->piece], roll_dice[problem->piece].count);
    case ROLL_DICE_ASTRAY:
      return g_strdup_printf (_("no dice can be in “%s” at this step"),
                              problem->piece < ROLL_N_PLACES ? roll_place_names[problem->piece] : "?");
    case ROLL_NO_DICE:
      return g_strdup (_("it has no dice"));
    default: /* ROLL_BAD_START */
      return g_strdup (_("its cup is empty, so it has nothing to roll"));
    }
}

static char *
number_text (const GameProblem *problem)
{
  switch (problem->code)
    {
    case ROLL_BAD_SEATS:
      return g_strdup_printf (_("%d seats, but the game is for 2 to %d"), problem->n,
                              ROLL_MAX_SEATS);
    case ROLL_BAD_CREDITS:
      return g_strdup_printf (problem->n > ROLL_MAX_CREDITS
                                  ? _("$%d, but nobody can have more than $10")
                                  : _("$%d, but nobody can have less than $1"),
                              problem->n);
    case ROLL_BAD_CHIPS:
      return g_strdup_printf (_("%d VP in chips is not possible"), problem->n);
    default: /* ROLL_BAD_POOL */
      return g_strdup_printf (_("%d VP in the pool is not possible"), problem->n);
    }
}

static const char *
now_text (guint part)
{
  static const char *const members[ROLL_N_NOW_PARTS] = {
    [ROLL_NOW_STAGE] = "stage",     [ROLL_NOW_TURN] = "turn",     [ROLL_NOW_TO_ROLL] = "to roll",
    [ROLL_NOW_ABANDONING] = "abandoning", [ROLL_NOW_LAST] = "last", [ROLL_NOW_POWER] = "power",
    [ROLL_NOW_MOVED] = "moved",     [ROLL_NOW_EXTRA] = "extra",   [ROLL_NOW_PICKED] = "picked",
    [ROLL_NOW_KEPT] = "kept",       [ROLL_NOW_GOOD] = "good",     [ROLL_NOW_TO_DRAW] = "to draw",
    [ROLL_NOW_DRAWN] = "drawn",     [ROLL_NOW_GIVEN] = "given",   [ROLL_NOW_TO_RECRUIT] = "to recruit",
  };

  return part < ROLL_N_NOW_PARTS && members[part] != NULL ? members[part] : "now";
}

static char *
describe (const GameProblem *problem, const char *const *names)
{
  switch ((RollProblem) problem->code)
    {
    case ROLL_BAD_FACTION:
    case ROLL_BAD_HOME:
      return identity_text (problem, names);
    case ROLL_BAD_TABLEAU:
    case ROLL_TILE_TWICE:
    case ROLL_BAD_STACK:
    case ROLL_TILES_LOST:
    case ROLL_BAD_GOODS:
      return tile_text (problem);
    case ROLL_TOO_MANY_DICE:
    case ROLL_NO_DICE:
    case ROLL_DICE_ASTRAY:
    case ROLL_BAD_START:
      return dice_text (problem);
    case ROLL_BAD_SEATS:
    case ROLL_BAD_CREDITS:
    case ROLL_BAD_CHIPS:
    case ROLL_BAD_POOL:
      return number_text (problem);
    case ROLL_BAD_SELECTOR:
      return g_strdup (_("the selected phase and the die that selects it do not match"));
    case ROLL_BAD_POWERS:
      return g_strdup (_("its powers are not those of its tableau"));
    case ROLL_BAD_NOW:
      return g_strdup_printf (_("“now”: “%s” does not match the current step"), now_text (problem->piece));
    case ROLL_BAD_QUESTION:
      return g_strdup (_("no answer is possible there"));
    case ROLL_WHOLE:
    case ROLL_N_PROBLEMS:
    default:
      return g_strdup (_("everything is in order"));
    }
}

char *
orrery_problem_text (const GameProblem *problem, const char *const *names)
{
  g_autofree char *text = describe (problem, names);
  g_autofree char *who = NULL;

  if (problem->seat == GAME_NOBODY)
    return g_steal_pointer (&text);
  who = orrery_seat_text (problem->seat, names);
  return g_strdup_printf ("%s: %s", who, text);
}
