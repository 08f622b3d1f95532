/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How close the game is to its end. */
#include "games/frontiers/assist/orrery-frontiers-book.h"

#include "games/frontiers/words/orrery-frontiers-story.h"

#include <glib/gi18n.h>

/* When players should be warned: tiles on a mat, or chips and colonists, which are taken in twos. */
enum { NEAR_ON_MAT = 2, NEAR_IN_SUPPLY = 4 };

static const FrEnd order[] = { FR_END_SPACES, FR_END_COLONIES, FR_END_COLONISTS, FR_END_POOL };

static void
end_clear (gpointer data)
{
  OrreryFrontiersEnd *end = data;

  g_free (end->title);
  g_free (end->who);
  g_free (end->left);
}

static char *
tell_title (FrEnd end)
{
  switch (end)
    {
    case FR_END_SPACES:
      return g_strdup_printf (_("More than %d development spaces"), fr_limits.spaces);
    case FR_END_COLONIES:
      return g_strdup_printf (_("More than %d colonies"), fr_limits.colonies);
    case FR_END_COLONISTS:
      return g_strdup_printf (_("%d or fewer colonists, after Settle"), fr_limits.colonists - 1);
    case FR_END_POOL:
    default:
      return g_strdup (_("No VP chips left"));
    }
}

static char *
tell_who (const FrState *state, const char *const *names, FrEnd end, int seat)
{
  const char *name = orrery_frontiers_story_name (names, seat);

  switch (end)
    {
    case FR_END_SPACES:
      return g_strdup_printf (_("%s covers %d"), name, fr_covered (state, seat));
    case FR_END_COLONIES:
      return g_strdup_printf (_("%s has %d"), name, state->seats[seat].n_colonies);
    case FR_END_COLONISTS:
      return g_strdup_printf (_("%d of %d left"), state->supply, state->n_colonists);
    case FR_END_POOL:
    default:
      return g_strdup_printf (_("%d of %d left"), MAX (state->pool, 0), fr_setups[state->n_seats].pool);
    }
}

/* The starting distance. */
static int
get_way (const FrState *state, FrEnd end)
{
  switch (end)
    {
    case FR_END_SPACES:
      return fr_limits.spaces + 1;
    case FR_END_COLONIES:
      return fr_limits.colonies;
    case FR_END_COLONISTS:
      return state->n_colonists - fr_limits.colonists + 1;
    case FR_END_POOL:
    default:
      return fr_setups[state->n_seats].pool;
    }
}

static gboolean
is_near (FrEnd end, int left)
{
  return left <= (end == FR_END_SPACES || end == FR_END_COLONIES ? NEAR_ON_MAT : NEAR_IN_SUPPLY);
}

GArray *
orrery_frontiers_list_ends (const FrState *state, const char *const *names)
{
  GArray *ends = g_array_new (FALSE, TRUE, sizeof (OrreryFrontiersEnd));

  g_array_set_clear_func (ends, end_clear);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      int seat;
      const int left = fr_until_end (state, order[i], &seat);
      const gboolean is_met = (state->ends & order[i]) != 0;
      OrreryFrontiersEnd end = { .end = order[i], .title = tell_title (order[i]), .who = tell_who (state, names, order[i], seat) };

      end.left = is_met ? g_strdup (_("last round")) : g_strdup_printf (ngettext ("%d more", "%d more", (gulong) left), left);
      end.part = is_met ? 1 : CLAMP (1 - (double) left / get_way (state, order[i]), 0, 1);
      end.is_near = is_met || is_near (order[i], left);
      g_array_append_val (ends, end);
    }
  return ends;
}

static char *
tell_near (const FrState *state, const char *const *names, FrEnd end, int left, int seat)
{
  const char *name = orrery_frontiers_story_name (names, seat);

  switch (end)
    {
    case FR_END_SPACES:
      return left > 2    ? NULL
             : left == 2 ? g_strdup_printf (_("%s: a large development makes this the last round."), name)
                         : g_strdup_printf (_("%s: any development makes this the last round."), name);
    case FR_END_COLONIES:
      return g_strdup_printf (ngettext ("%s: %d more colony makes this the last round.", "%s: %d more colonies make this the last round.", (gulong) left),
                              name, left);
    case FR_END_COLONISTS:
      return g_strdup_printf (ngettext ("%d more colonist and this is the last round.", "%d more colonists and this is the last round.", (gulong) left), left);
    case FR_END_POOL:
    default:
      return g_strdup_printf (_("%d more VP and this is the last round."), left);
    }
}

char *
orrery_frontiers_tell_end (const FrState *state, const char *const *names)
{
  int best = -1, best_left = 0, best_seat = GAME_NOBODY;

  if (state->ends != 0)
    return g_strdup (_("This is the last round."));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      int seat;
      const int left = fr_until_end (state, order[i], &seat);

      if (is_near (order[i], left) && (best < 0 || left < best_left))
        {
          best = (int) i;
          best_left = left;
          best_seat = seat;
        }
    }
  return best < 0 ? NULL : tell_near (state, names, order[best], best_left, best_seat);
}
