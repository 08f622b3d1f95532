/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers that people give together at a real table: how many explorers Stock and how many Scout, and the
 * order in which workers build. */
#include "games/roll/assist/lines/orrery-dice-line.h"
#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>

enum
{
  MOST_EXPLORERS = 9, /* their number is a key */
  MOST_TOLD = 3       /* explorers for whom both numbers are shown, if there is room */
};

static void
add (GPtrArray *bundles, char *label, char *key, GArray *answers)
{
  g_ptr_array_add (bundles, orrery_bundle_new (label, key, answers));
}

/* --- Explore --- */

/* The best worker of this kind; FALSE if there is none. */
static gboolean
explore (RollState *state, guint kind, GArray *answers)
{
  GameAnswer legal[GAME_MAX_ANSWERS], best = 0;
  const gsize n = state->ask == ROLL_ASK_EXPLORE ? roll_legal (state, legal) : 0;
  int most = -1;

  for (gsize i = 0; i < n; i++)
    {
      const int brings = roll_stock_credits (state, state->actor, GAME_ANSWER_A (legal[i]));

      if (GAME_ANSWER_KIND (legal[i]) != kind || brings <= most)
        continue;
      most = brings;
      best = legal[i];
    }
  if (most < 0)
    return FALSE;
  g_array_append_val (answers, best);
  return roll_apply (state, best, NULL) == GAME_OK;
}

/* TRUE if it matters which of them does what. */
static gboolean
is_colour_asked (const RollState *state)
{
  const RollSeat *seat = &state->seats[state->actor];
  guint credits = 0;

  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    if (seat->dice[ROLL_COLUMN + ROLL_EXPLORE][i] + state->now.extra[i] > 0)
      credits |= 1u << roll_stock_credits (state, state->actor, i);
  if ((credits & (credits - 1)) != 0)
    return TRUE;
  for (guint i = 0; i < seat->n_tableau; i++)
    for (guint k = 0; k < roll_faces[seat->tableau[i]].n_powers; k++)
      if (roll_faces[seat->tableau[i]].powers[k].condition == ROLL_IF_SCOUTED)
        return TRUE;
  return FALSE;
}

/* If there are many ways, the number of Stocks is enough: the others Scout. */
static char *
tell_explorers (guint stock, guint scout)
{
  if (scout == 0 || (stock > 0 && stock + scout > MOST_TOLD))
    return g_strdup_printf (_("Stock %u"), stock);
  return stock == 0 ? g_strdup_printf (_("Scout %u"), scout) : g_strdup_printf (_("Stock %u, Scout %u"), stock, scout);
}

/* Stocks come first. After the first Scout, for which a tile is drawn, the others are asked again. */
static void
add_explorers (GPtrArray *bundles, const RollState *begin, guint stock, guint scout)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  RollState state = *begin;
  gboolean can = TRUE;

  for (guint i = 0; i < stock && can; i++)
    can = explore (&state, ROLL_DO_STOCK, answers);
  if (can && scout > 0)
    can = explore (&state, ROLL_DO_SCOUT, answers);
  if (can)
    add (bundles, tell_explorers (stock, scout), g_strdup_printf ("%u", stock), answers);
  else
    g_array_unref (answers);
}

static void
list_explorers (GPtrArray *bundles, const RollState *state)
{
  const guint n = roll_count_dice (state->seats[state->actor].dice[ROLL_COLUMN + ROLL_EXPLORE]) + roll_count_dice (state->now.extra);

  for (guint stock = n + 1; n <= MOST_EXPLORERS && stock-- > 0;)
    add_explorers (bundles, state, stock, n - stock);
  if (bundles->len > 1 && is_colour_asked (state))
    add (bundles, g_strdup (_("One by One")), g_strdup ("o"), g_array_new (FALSE, FALSE, sizeof (GameAnswer)));
}

/* --- Develop and Settle --- */

static gboolean
place_best (RollState *state, GameAnswer *answer)
{
  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    {
      *answer = GAME_ANSWER (ROLL_DO_WORKER, orrery_roll_best_dice[i], 0, 0);
      if (roll_apply (state, *answer, NULL) == GAME_OK)
        return TRUE;
    }
  return FALSE;
}

static void
list_order (const RollState *begin, GArray *answers, GPtrArray *words)
{
  RollState state = *begin;
  GameAnswer answer;

  while (state.ask == ROLL_ASK_WORKER && state.actor == begin->actor && state.phase == begin->phase
         && place_best (&state, &answer))
    {
      g_array_append_val (answers, answer);
      g_ptr_array_add (words, (gpointer) orrery_colour_name (GAME_ANSWER_A (answer)));
    }
}

/* One key for all of them, and one per color. */
static void
list_workers (GPtrArray *bundles, const RollState *state)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = roll_legal (state, legal);
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  list_order (state, order, words);
  if (order->len < 2)
    return;
  for (gsize i = 0; i < n; i++)
    {
      GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
      const guint colour = GAME_ANSWER_A (legal[i]);

      g_array_append_val (answers, legal[i]);
      add (bundles, g_strdup (orrery_colour_name (colour)), g_strdup_printf ("%c", orrery_dice_line_colour_key (colour)),
           answers);
    }
  g_ptr_array_add (words, NULL);
  add (bundles, g_strjoinv (", ", (char **) words->pdata), g_strdup ("Return"), g_steal_pointer (&order));
  ((OrreryBundle *) g_ptr_array_index (bundles, bundles->len - 1))->is_suggested = TRUE;
}

GPtrArray *
orrery_roll_list_bundles (const void *asked)
{
  const RollState *state = asked;
  GPtrArray *bundles = g_ptr_array_new_with_free_func ((GDestroyNotify) orrery_bundle_free);

  if (state->ask == ROLL_ASK_EXPLORE)
    list_explorers (bundles, state);
  else if (state->ask == ROLL_ASK_WORKER)
    list_workers (bundles, state);
  if (bundles->len < 2)
    g_clear_pointer (&bundles, g_ptr_array_unref);
  return bundles;
}
