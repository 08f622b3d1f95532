/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/words/orrery-frontiers-answer.h"

#include "games/frontiers/words/orrery-frontiers-story.h"
#include "games/frontiers/words/orrery-frontiers-tile.h"

#include <glib/gi18n.h>

const char *
orrery_frontiers_kind_title (guint kind)
{
  static const char *const names[FR_N_KINDS] = { N_("Novelty"), N_("Rare elements"), N_("Genes"), N_("Alien") };

  return kind < FR_N_KINDS ? _(names[kind]) : "?";
}

int
orrery_frontiers_answer_number (GameAnswer answer)
{
  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_GAIN_VP:
    case FR_DO_GAIN_CREDITS:
    case FR_DO_PRICE:
      return GAME_ANSWER_A (answer);
    case FR_DO_MILITARY:
    case FR_DO_SCORE:
      return (gint16) (GAME_ANSWER_B (answer) << 8 | GAME_ANSWER_C (answer));
    default:
      return G_MININT;
    }
}

/* --- Tiles --- */

static char *
dup_priced (const char *name, int price)
{
  return g_strdup_printf (ngettext ("%s for %d credit", "%s for %d credits", (gulong) MAX (price, 0)), name, price);
}

static char *
dup_stack (const FrState *state, guint stack)
{
  const FrTile *tile = stack < FR_N_STACKS ? fr_stack_tile (state, stack) : NULL;
  const char *name = tile != NULL ? orrery_frontiers_name_get (tile->name) : NULL;

  if (stack == FR_NO_STACK)
    return g_strdup (_("Nothing"));
  if (stack == FR_SOME_SMALL)
    return g_strdup (_("Small"));
  if (stack == FR_SOME_LARGE)
    return g_strdup (_("Large"));
  if (name != NULL && fr_level (state) == FR_LEVEL_MIRROR && state->ask == FR_ASK_BUY && fr_develop_price (state, state->actor, stack) >= 0)
    return dup_priced (name, fr_develop_price (state, state->actor, stack));
  if (name != NULL)
    return g_strdup (name);
  return stack < FR_N_SMALL ? g_strdup_printf (_("Small %u"), stack + 1) : g_strdup_printf (_("Large %u"), stack - FR_N_SMALL + 1);
}

static char *
dup_world (const FrState *state, guint world)
{
  if (world == FR_UNNAMED)
    return g_strdup (_("Unnamed"));
  if (world == FR_NOTHING)
    return g_strdup (_("Nothing"));
  return orrery_frontiers_tile_dup_name (state, world);
}

static char *
dup_explored (const FrState *state, guint at)
{
  const FrSeat *p = &state->seats[state->actor];

  return at < p->n_explored ? dup_world (state, p->explored[at]) : g_strdup ("?");
}

/* The kind of an unnamed colony; FR_N_KINDS: it has a name, or no kind. */
static guint
get_nameless_kind (const FrState *state, const FrSeat *p, guint at)
{
  const FrTile *tile = fr_tile (state, p->colony[at]);

  return tile == NULL || tile->name != 0 || p->colony[at] >= FR_N_WORLDS ? FR_N_KINDS : MIN (fr_tile_kind (tile), FR_N_KINDS);
}

static char *
dup_colony_name (const FrState *state, const FrSeat *p, guint at)
{
  const guint kind = get_nameless_kind (state, p, at);
  guint alike = 0;

  if (p->colony[at] >= FR_FIRST_HOME && p->colony[at] != FR_UNNAMED && !orrery_frontiers_tile_is_owners (state, p->colony[at]))
    return g_strdup (_("Home colony"));
  if (kind == FR_N_KINDS)
    return orrery_frontiers_tile_dup_name (state, p->colony[at]);
  for (guint i = 0; i < p->n_colonies; i++)
    alike += get_nameless_kind (state, p, i) == kind;
  if (alike == 1)
    /* Translators: a kind of good, as in "Genes colony" */
    return g_strdup_printf (_("%s colony"), orrery_frontiers_kind_title (kind));
  /* Translators: the same, with the number of the colony */
  return g_strdup_printf (_("%s colony %u"), orrery_frontiers_kind_title (kind), at + 1);
}

static char *
dup_bare_colony (const FrState *state, guint at)
{
  const FrSeat *p = &state->seats[state->actor];

  return at < p->n_colonies ? dup_colony_name (state, p, at) : g_strdup ("?");
}

/* "Genes on Old Earth" */
char *
orrery_frontiers_dup_colony (const FrState *state, guint at)
{
  const FrSeat *p = &state->seats[state->actor];
  g_autofree char *name = dup_bare_colony (state, at);
  const guint good = at < p->n_colonies ? p->mark[at] & FR_MARK_GOOD : 0;

  /* Translators: a kind of good, and the colony that it is on. */
  return good == 0 ? g_steal_pointer (&name) : g_strdup_printf (_("%s on %s"), orrery_frontiers_kind_title (good - 1), name);
}

static char *
dup_sale (const FrState *state, guint at)
{
  g_autofree char *colony = orrery_frontiers_dup_colony (state, at);
  const int price = fr_sale (state, state->actor, at);

  return dup_priced (colony, price);
}

static char *
dup_place (const FrState *state, guint place)
{
  const guint tile = fr_place_tile (state, state->actor, place);

  return tile == FR_UNNAMED ? g_strdup_printf (_("Development %u"), place - FR_PLACE_DEVELOPMENT + 1) : orrery_frontiers_tile_dup_name (state, tile);
}

/* --- Facts --- */

static char *
dup_goods (guint goods, guint kind)
{
  const char *name = kind < FR_N_KINDS ? orrery_frontiers_kind_title (kind) : _("Any kind");

  if (goods == FR_GRAY)
    return g_strdup (_("Gray"));
  return g_strdup_printf (goods == FR_PRODUCTION ? _("Produces: %s") : _("Windfall: %s"), name);
}

static char *
dup_worth (guint vp)
{
  return vp == FR_VP_UNKNOWN ? g_strdup (_("Later")) : vp == FR_VP_BONUS ? g_strdup (_("? VP")) : g_strdup_printf (_("%d VP"), vp);
}

static char *
dup_fact (GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_NUMBER:
      return g_strdup_printf (a != 0 ? _("Military %u") : _("Cost %u"), b);
    case FR_DO_NEEDS:
      return g_strdup_printf (ngettext ("%u colonist", "%u colonists", a), a);
    case FR_DO_GOODS:
      return dup_goods (a, b);
    default: /* FR_DO_WORTH */
      return dup_worth (a);
    }
}

/* --- Numbers --- */

static char *
dup_number (GameAnswer answer)
{
  const int n = orrery_frontiers_answer_number (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_PRICE:
    case FR_DO_GAIN_CREDITS:
      return g_strdup_printf (ngettext ("%d credit", "%d credits", (gulong) n), n);
    case FR_DO_GAIN_VP:
      return g_strdup_printf (_("%d VP"), n);
    case FR_DO_MILITARY:
      return g_strdup_printf (_("Military %d"), n);
    default:
      return g_strdup_printf ("%d", n);
    }
}

/* --- All of them --- */

static char *
dup_settle (const FrState *state, GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer);
  g_autofree char *world = NULL, *colony = NULL;

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_TAKE:
      return g_strdup (_("2 Colonists"));
    case FR_DO_WORLDS:
      return g_strdup_printf (ngettext ("%u World", "%u Worlds", a), a);
    case FR_DO_SETTLE:
      return dup_explored (state, a);
    case FR_DO_CONQUER:
      return g_strdup (_("Conquer"));
    case FR_DO_PAY:
      return g_strdup (_("Pay"));
    default: /* FR_DO_REPLACE */
      colony = dup_bare_colony (state, a);
      world = dup_explored (state, GAME_ANSWER_B (answer));
      return g_strdup_printf (_("Replace %s with %s"), colony, world);
    }
}

static char *
dup_setup (GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_LEAVE:
      return g_strdup (_("Leave It"));
    case FR_DO_TURN:
      return g_strdup (_("Turn It Over"));
    case FR_DO_MAT:
      return a == 0 ? g_strdup (_("Not Specified")) : g_strdup_printf (_("Mat %u"), a);
    default: /* FR_DO_SIDE */
      return g_strdup (a == 0 ? _("White Square") : _("Other Side"));
    }
}

/* An answer without words of its own is written as in a record. */
static char *
dup_plain (GameAnswer answer)
{
  char text[GAME_MAX_TEXT];

  return fr_format (answer, text) > 0 ? g_strdup (text) : g_strdup ("?");
}

static char *
dup_good (const FrState *state, GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_SELL:
      return dup_sale (state, a);
    case FR_DO_STOCKPILE_CREDITS:
      return g_strdup_printf (ngettext ("Stockpile %u credit", "Stockpile %u credits", a), a);
    case FR_DO_KIND:
      return g_strdup (orrery_frontiers_kind_title (a));
    case FR_DO_USE:
      return dup_place (state, a);
    default: /* a good on a colony */
      return orrery_frontiers_dup_colony (state, a);
    }
}

static const char *
name_done (const FrState *state)
{
  switch (state->ask)
    {
    case FR_ASK_SETTLE:
      return _("Settle Nothing More");
    case FR_ASK_REPLACE:
      return _("Keep the Colonies");
    default:
      return _("Done");
    }
}

char *
orrery_frontiers_dup_label (const void *asked, GameAnswer answer)
{
  const FrState *state = asked;
  const guint a = GAME_ANSWER_A (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_LEAVE:
    case FR_DO_TURN:
    case FR_DO_MAT:
    case FR_DO_SIDE:
      return dup_setup (answer);
    case FR_DO_NUMBER:
    case FR_DO_NEEDS:
    case FR_DO_GOODS:
    case FR_DO_WORTH:
      return dup_fact (answer);
    case FR_DO_SELECT:
      return g_strdup (orrery_frontiers_story_action (a));
    case FR_DO_GOAL:
      return g_strdup (a == FR_SECRET_GOAL ? _("Keep It Secret") : orrery_frontiers_story_goal (a));
    case FR_DO_TURN_UP:
      return g_strdup (orrery_frontiers_story_goal (a));
    case FR_DO_KEEP_DOWN:
      return g_strdup (_("Keep It Face Down"));
    case FR_DO_SKIP:
      return g_strdup (_("Don’t Name Them"));
    case FR_DO_LAY_OUT:
    case FR_DO_PICK:
    case FR_DO_DRAW:
      return dup_world (state, a);
    case FR_DO_RETURN:
    case FR_DO_STOCKPILE_WORLD:
      return dup_explored (state, a);
    case FR_DO_BUY:
      return dup_stack (state, a);
    case FR_DO_TAKE:
    case FR_DO_WORLDS:
    case FR_DO_SETTLE:
    case FR_DO_CONQUER:
    case FR_DO_PAY:
    case FR_DO_REPLACE:
      return dup_settle (state, answer);
    case FR_DO_SELL_NOTHING:
      return g_strdup (_("Sell Nothing"));
    case FR_DO_DONE:
      return g_strdup (name_done (state));
    case FR_DO_GIVE:
    case FR_DO_PRODUCE:
    case FR_DO_KIND:
    case FR_DO_STOCKPILE_GOOD:
    case FR_DO_STOCKPILE_CREDITS:
    case FR_DO_SELL:
    case FR_DO_USE:
    case FR_DO_GOOD:
      return dup_good (state, answer);
    default:
      return orrery_frontiers_answer_number (answer) != G_MININT ? dup_number (answer) : dup_plain (answer);
    }
}
