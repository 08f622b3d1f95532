/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/assist/orrery-frontiers-may.h"

#include "games/frontiers/words/orrery-frontiers-story.h"
#include "games/frontiers/words/orrery-frontiers-tile.h"

#include <glib/gi18n.h>

static void
clear (gpointer data)
{
  OrreryFrontiersMay *may = data;

  g_free (may->title);
  g_free (may->text);
}

/* Takes both texts; without one, the reason is in `status`. */
static void
add (GArray *list, OrreryFrontiersMayKind kind, char *title, GameStatus status, char *text)
{
  const OrreryFrontiersMay may = { kind, title, status == FR_OK ? text : g_strdup (orrery_frontiers_story_refusal (status)), status == FR_OK };

  if (status != FR_OK)
    g_free (text);
  g_array_append_val (list, may);
}

/* --- Selecting --- */

static const char *
find_selector (const FrState *state, guint action, const char *const *names)
{
  for (guint i = 0; i < state->n_taken; i++)
    if (state->tile[i] == action)
      return orrery_frontiers_story_name (names, state->selector[i]);
  return NULL;
}

static void
add_action (GArray *list, const FrState *state, guint seat, guint action, const char *const *names)
{
  const char *selector = find_selector (state, action, names);
  OrreryFrontiersMay may = { ORRERY_MAY_SELECT, g_strdup (orrery_frontiers_story_action (action)), NULL, FALSE };

  if (selector != NULL)
    may.text = g_strdup_printf (_("%s has selected it in this round."), selector);
  else if (state->step != FR_STEP_SELECT)
    may.text = g_strdup (_("The current action has to be finished first."));
  else if (state->actor != seat)
    may.text = g_strdup_printf (_("%s selects now."), orrery_frontiers_story_name (names, state->actor));
  else
    {
      may.text = g_strdup (_("Nobody has selected it in this round."));
      may.may = TRUE;
    }
  g_array_append_val (list, may);
}

/* --- Settling --- */

static char *
tell_settling (const FrState *state, guint seat, guint tile)
{
  const FrTile *known = fr_tile (state, tile);
  const int price = fr_settle_price (state, (int) seat, tile);

  if (known == NULL || fr_tile_number (known) == FR_NUMBER_UNKNOWN)
    return g_strdup (_("What it takes is printed on the tile."));
  if ((known->flags & FR_MILITARY_TILE) != 0 && fr_strength (state, (int) seat, tile) >= (int) fr_tile_number (known))
    return g_strdup_printf (_("Military %d against a defense of %u."), fr_strength (state, (int) seat, tile), fr_tile_number (known));
  if (price < 0)
    return g_strdup (_("By returning goods for Military."));
  return g_strdup_printf (ngettext ("For %d credit.", "For %d credits.", (gulong) price), price);
}

static void
add_worlds (GArray *list, const FrState *state, guint seat)
{
  const FrSeat *p = &state->seats[seat];

  for (guint i = 0; i < p->n_explored; i++)
    {
      const GameStatus status = fr_may_settle (state, (int) seat, i);

      /* A similar one is already listed. */
      if (status != FR_OUT_OF_ORDER)
        add (list, ORRERY_MAY_SETTLE, orrery_frontiers_tile_dup_name (state, p->explored[i]), status, tell_settling (state, seat, p->explored[i]));
    }
}

/* --- Developing --- */

static char *
name_stack (const FrState *state, guint stack)
{
  const FrTile *tile = fr_stack_tile (state, stack);
  const char *name = tile != NULL ? orrery_frontiers_name_get (tile->name) : NULL;

  return name != NULL ? g_strdup (name) : orrery_frontiers_story_dup_stack (stack);
}

static void
add_developments (GArray *list, const FrState *state, guint seat)
{
  for (guint i = 0; i < FR_N_STACKS; i++)
    {
      const int price = fr_develop_price (state, (int) seat, i);
      char *text = price < 0 ? g_strdup (_("What it costs is printed on the tile."))
                             : g_strdup_printf (ngettext ("For %d credit.", "For %d credits.", (gulong) price), price);

      add (list, ORRERY_MAY_DEVELOP, name_stack (state, i), fr_may_buy (state, (int) seat, i), text);
    }
}

/* --- Selling --- */

static void
add_goods (GArray *list, const FrState *state, guint seat)
{
  const FrSeat *p = &state->seats[seat];

  for (guint i = 0; i < p->n_colonies; i++)
    {
      const FrTile *tile = fr_tile (state, p->colony[i]);
      const gboolean is_any = tile != NULL && fr_tile_kind (tile) == FR_ANY_KIND;
      const int price = fr_sale (state, (int) seat, i);

      if ((p->mark[i] & FR_MARK_GOOD) != 0)
        add (list, ORRERY_MAY_SELL, orrery_frontiers_tile_dup_name (state, p->colony[i]), is_any ? FR_NOT_FOR_SALE : FR_OK,
             g_strdup_printf (ngettext ("For %d credit.", "For %d credits.", (gulong) price), price));
    }
}

GArray *
orrery_frontiers_list_may (const FrState *state, guint seat, const char *const *names)
{
  const guint other = (state->options & FR_GOALS) != 0 ? FR_RETREAT : FR_CHART;
  GArray *list = g_array_new (FALSE, FALSE, sizeof (OrreryFrontiersMay));

  g_array_set_clear_func (list, clear);
  for (guint i = 0; i < FR_N_ACTIONS; i++)
    if (i != other)
      add_action (list, state, seat, i, names);
  if (fr_level (state) == FR_LEVEL_CLOCK)
    return list;
  add_worlds (list, state, seat);
  add_developments (list, state, seat);
  add_goods (list, state, seat);
  return list;
}
