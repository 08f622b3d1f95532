/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/words/orrery-frontiers-position-private.h"

#include <glib/gi18n.h>
#include <stddef.h>
#include <string.h>

const char *const orrery_frontiers_level_words[FR_N_LEVELS] = { "clock", "counters", "mirror" };
const char *const orrery_frontiers_end_words[4] = { "spaces", "colonies", "colonists", "pool" };
const char *const orrery_frontiers_pad_words[FR_N_PADS] = { "developments", "colonies", "bonuses", "tie_break" };

#define FIELD(name, member, most) { name, offsetof (FrNow, member), most }

const OrreryFrontiersNowField orrery_frontiers_now_fields[] = {
  FIELD ("turn", turn, FR_MAX_SEATS + 1),
  FIELD ("stage", stage, 20),
  FIELD ("at", at, FR_N_STACKS),
  FIELD ("fact", fact, FR_N_FACTS),
  FIELD ("about", about, FR_N_TILES - 1),
  FIELD ("world", world, FR_MAX_EXPLORED),
  FIELD ("settled", settled, 2),
  FIELD ("to_settle", to_settle, 2),
  FIELD ("replaced", replaced, 2),
  FIELD ("described", facted, 1),
  FIELD ("stack", stack, FR_SOME_LARGE + 1),
  FIELD ("temporary", temporary, 255),
  FIELD ("power", power, 32),
  FIELD ("need", need, 255),
  FIELD ("uses", uses, 7),
  FIELD ("kinds", kinds, 15),
  FIELD ("last", last, FR_MAX_COLONIES),
  FIELD ("eaten", eaten, 255),
  FIELD ("sale", sale, 99),
  FIELD ("draws", draws, 99),
  FIELD ("any_kind", any_kind, FR_N_KINDS),
  FIELD ("stocked", stocked, 31),
  FIELD ("skipped", skipped, 1),
  { NULL, 0, 0 },
};

const char *const orrery_frontiers_root_members[] = {
  "game",  "round", "step",  "level",    "first_game", "stockpile_any", "decline", "order", "selected", "taken", "selectors", "last", "on_produce",
  "pool",  "supply", "ends", "goals",    "collection", "stacks",        "seats",   "now",   NULL,
};
const char *const orrery_frontiers_root_looks[] = { "bag", "goods", "acting", "until_end", "question", NULL };
const char *const orrery_frontiers_seat_members[] = {
  "credits", "chips",     "colonists", "military", "mat", "side", "home", "colonies", "explored", "developments",
  "stockpile", "score", NULL,
};
const char *const orrery_frontiers_seat_looks[] = { "spaces", "total", "strength", "at_least", NULL };

gboolean
orrery_frontiers_stack_by_name (const char *name, guint *stack)
{
  g_autofree char *text = g_strdup_printf ("buy %s", name);
  GameAnswer answer;

  if (!fr_parse (text, &answer) || GAME_ANSWER_KIND (answer) != FR_DO_BUY || GAME_ANSWER_A (answer) > FR_SOME_LARGE)
    return FALSE;
  *stack = GAME_ANSWER_A (answer);
  return TRUE;
}

char *
orrery_frontiers_stack_dup_name (guint stack)
{
  char text[GAME_MAX_TEXT];

  fr_format (GAME_ANSWER (FR_DO_BUY, stack, 0, 0), text);
  return g_strdup (text + strlen ("buy "));
}

/* Problems */

static char *
describe (const FrState *state, const GameProblem *problem)
{
  g_autofree char *tile = orrery_frontiers_tile_dup_name (state, problem->piece);
  g_autofree char *stack = problem->piece <= FR_SOME_LARGE ? orrery_frontiers_stack_dup_name (problem->piece) : g_strdup ("?");
  const char *kind = fr_kind_names[MIN (problem->piece, FR_N_KINDS)];

  switch ((FrProblem) problem->code)
    {
    case FR_BAD_SEATS:
      return g_strdup_printf (_("%d seats, but the game is for 2 to %d"), problem->n, FR_MAX_SEATS);
    case FR_BAD_CHIPS:
      return g_strdup_printf (_("%d VP in chips is not possible"), problem->n);
    case FR_BAD_COLONISTS:
      return g_strdup_printf (_("%d colonists are not possible: the box has %d"), problem->n, fr_limits.box_colonists);
    case FR_BAD_GOODS:
      if (problem->seat != GAME_NOBODY)
        return g_strdup_printf (_("colony %d cannot hold a good of the kind %s"), problem->n, kind);
      return g_strdup_printf (_("%d goods of the kind %s, but the box has %d"), problem->n, kind,
                              fr_goods[MIN (problem->piece, FR_N_KINDS - 1)]);
    case FR_BAD_WORLDS:
      if (problem->piece == FR_UNNAMED)
        return g_strdup_printf (_("there are more worlds on the table than the %d in the box"), FR_N_WORLDS);
      return g_strdup_printf (_("%s cannot be there, or is in two places"), tile);
    case FR_BAD_STACKS:
      return g_strdup_printf (_("stack “%s”: the copies do not add up"), stack);
    case FR_BAD_DEVELOPMENTS:
      return g_strdup (_("more developments than fit on a mat, or one of them twice"));
    case FR_BAD_TILE:
      return g_strdup_printf (_("%s is described in a way that is not possible"), tile);
    case FR_BAD_ORDER:
      return g_strdup (_("that is not an order of the disks"));
    case FR_BAD_GOALS:
      return g_strdup (_("these goals cannot be in play"));
    case FR_BAD_STOCKPILE:
      return g_strdup (_("its stockpile is too large"));
    case FR_BAD_NUMBER:
      return g_strdup_printf (_("%d is out of range"), problem->n);
    case FR_BAD_MAT:
      return g_strdup_printf (_("mat %d belongs to another seat"), problem->n);
    case FR_BAD_CHOICE:
      return g_strdup (_("the unfinished action does not match the table"));
    case FR_BAD_QUESTION:
    case FR_WHOLE:
    case FR_N_PROBLEMS:
    default:
      return g_strdup (_("no answer is possible there"));
    }
}

char *
orrery_frontiers_problem_text (const FrState *state, const GameProblem *problem)
{
  g_autofree char *text = describe (state, problem);

  if (problem->seat == GAME_NOBODY)
    return g_steal_pointer (&text);
  return g_strdup_printf (_("seat %d: %s"), problem->seat, text);
}
