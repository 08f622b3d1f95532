/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/words/orrery-trace.h"

#include <glib/gi18n.h>

#include "games/roll/words/orrery-words.h"

/* A proper minus sign. */
#define MINUS "\xe2\x88\x92"

static void
line_free (gpointer data)
{
  OrreryWhyLine *line = data;

  g_free (line->text);
  g_free (line);
}

/* --- The parts of a number --- */

/* The value without any power. */
static char *
tell_base (RollWhy what, const GameCause *cause)
{
  switch (what)
    {
    case ROLL_WHY_COST:
      return g_strdup (_("printed cost"));
    case ROLL_WHY_STOCK:
      return g_strdup (_("any explorer"));
    case ROLL_WHY_TRADE:
      return g_strdup_printf (_("any good from a %s world"), orrery_colour_name (roll_faces[cause->piece].colour));
    case ROLL_WHY_CONSUME:
      return g_strdup (_("any good"));
    case ROLL_WHY_CAPACITY:
      return g_strdup (cause->amount > 0 ? _("one good per world") : _("holds no goods"));
    case ROLL_WHY_POOL:
      return g_strdup (_("12 VP for each player"));
    case ROLL_WHY_SQUARES:
      return g_strdup (_("faction and home world"));
    case ROLL_WHY_SCORE:
    case ROLL_WHY_CHIPS:
    case ROLL_WHY_DEVELOPMENTS:
    case ROLL_WHY_WORLDS:
    case ROLL_WHY_BONUS:
    case ROLL_WHY_TIE_BREAK:
    case ROLL_N_WHYS:
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_chips (RollWhy what, int chips)
{
  return what == ROLL_WHY_BONUS   ? g_strdup_printf (_("%d VP in chips"), chips)
         : what == ROLL_WHY_SCORE ? g_strdup (_("VP chips"))
                                  : g_strdup (_("won by consuming goods and by tiles"));
}

static char *
tell_cause (const RollState *state, int seat, RollWhy what, const GameCause *cause)
{
  int n;

  switch ((RollCause) cause->kind)
    {
    case ROLL_CAUSE_BASE:
      return tell_base (what, cause);
    case ROLL_CAUSE_TILE:
      return g_strdup (roll_faces[cause->piece].name);
    case ROLL_CAUSE_GOOD:
      return g_strdup (cause->amount > 0 ? _("the good matches the world") : _("the good does not match the world"));
    case ROLL_CAUSE_SHIPPER:
      return g_strdup (cause->amount > 0 ? _("the shipper matches the world")
                                         : _("the shipper does not match the world"));
    case ROLL_CAUSE_CHIPS:
      return tell_chips (what, cause->amount);
    case ROLL_CAUSE_DEVELOPMENTS:
      return g_strdup (_("developments, by printed cost"));
    case ROLL_CAUSE_WORLDS:
      return g_strdup (_("worlds, by printed cost"));
    case ROLL_CAUSE_DICE:
      n = roll_dice_owned (state, seat, cause->piece);
      return g_strdup_printf (ngettext ("%d %s die", "%d %s dice", n), n, orrery_colour_attribute (cause->piece));
    case ROLL_CAUSE_CUP:
      return g_strdup (_("dice in the cup"));
    case ROLL_CAUSE_CREDITS:
      return g_strdup (_("credits"));
    case ROLL_CAUSE_PAID:
      return g_strdup (_("paid out"));
    case ROLL_CAUSE_BUILT:
      return g_strdup (_("built since"));
    case ROLL_N_CAUSES:
    default:
      g_return_val_if_reached (NULL);
    }
}

static int
sum_of (const OrreryTrace *trace)
{
  int sum = 0;

  for (guint i = 0; i < trace->lines->len; i++)
    sum += ((const OrreryWhyLine *) g_ptr_array_index (trace->lines, i))->amount;
  return sum;
}

/* --- The number itself --- */

static char *
tell_title (RollWhy what, guint8 face, int total)
{
  const char *name = face < ROLL_N_FACES ? roll_faces[face].name : "";

  switch (what)
    {
    case ROLL_WHY_COST:
      return g_strdup_printf (ngettext ("%s takes %d die", "%s takes %d dice", total), name, total);
    case ROLL_WHY_STOCK:
      return g_strdup_printf (_("Stocking earns $%d"), total);
    case ROLL_WHY_TRADE:
      return g_strdup_printf (_("Trading from %s earns $%d"), name, total);
    case ROLL_WHY_CONSUME:
      return g_strdup_printf (_("Consuming from %s earns %d VP"), name, total);
    case ROLL_WHY_CAPACITY:
      return g_strdup_printf (ngettext ("%s holds %d good", "%s holds %d goods", total), name, total);
    case ROLL_WHY_SCORE:
      return g_strdup_printf (_("%d VP so far"), total);
    case ROLL_WHY_CHIPS:
      return g_strdup_printf (_("%d VP in chips"), total);
    case ROLL_WHY_DEVELOPMENTS:
      return g_strdup_printf (_("%d VP from developments"), total);
    case ROLL_WHY_WORLDS:
      return g_strdup_printf (_("%d VP from worlds"), total);
    case ROLL_WHY_BONUS:
      return g_strdup_printf (_("%s: %d VP"), name, total);
    case ROLL_WHY_TIE_BREAK:
      return g_strdup_printf (_("%d in a tie"), total);
    case ROLL_WHY_POOL:
      return g_strdup_printf (_("%d VP left in the pool"), MAX (total, 0));
    case ROLL_WHY_SQUARES:
      return g_strdup_printf (_("%d of %d tiles"), total, ROLL_END_SQUARES);
    case ROLL_N_WHYS:
    default:
      g_return_val_if_reached (NULL);
    }
}

static const struct
{
  const char *rule;  /* to be translated */
  const char *entry; /* of the catalog */
} rules[ROLL_N_WHYS] = {
  [ROLL_WHY_COST] = { N_("A tile takes as many dice as its printed cost, minus what your other "
                         "tiles save. A discount never goes below one die, or below what its "
                         "tile says."),
                      "cost" },
  [ROLL_WHY_STOCK] = { N_("An explorer that Stocks earns $2, unless one of your tiles says "
                          "otherwise. Nobody ever has more than $10."),
                       "stock" },
  [ROLL_WHY_TRADE] = { N_("A traded good earns credits depending on the color of its world: "
                          "Novelty 3, Rare Elements 4, Genes 5, Alien 6. The colors of the good "
                          "and the shipper do not matter."),
                       "trade" },
  [ROLL_WHY_CONSUME] = { N_("A consumed good earns 1 VP, plus 1 if the good and 1 if the shipper "
                            "has the color of the world. Consumption dice match every world."),
                         "consume" },
  [ROLL_WHY_CAPACITY] = { N_("A non-gray world holds one good."), "produce" },
  [ROLL_WHY_SCORE] = { N_("Chips, the printed costs of all tiles built, and the bonuses of 6-cost "
                          "developments, as they stand now."),
                       "scoring" },
  [ROLL_WHY_CHIPS] = { N_("Each chip is worth the points on it."), "scoring-chips" },
  [ROLL_WHY_DEVELOPMENTS] = { N_("Each tile in the tableau is worth its printed cost."), "scoring-tiles" },
  [ROLL_WHY_WORLDS] = { N_("Each tile in the tableau is worth its printed cost."), "scoring-tiles" },
  [ROLL_WHY_BONUS] = { N_("A 6-cost development scores its bonus at the end of the game, as the table "
                          "stands then. Fractions are rounded up once."),
                       "scoring-bonus" },
  [ROLL_WHY_TIE_BREAK] = { N_("If players tie for the most points, the one with the most dice in the cup and credits combined wins."),
                           "tie" },
  [ROLL_WHY_POOL] = { N_("When the pool is empty, the round is played to its end and the game is "
                         "over. Chips still owed are paid anyway."),
                      "end-of-game" },
  [ROLL_WHY_SQUARES] = { N_("When a player has twelve or more tile squares, the round is played to its end "
                            "and the game is over."),
                         "tile-squares" },
};

/* --- Bonuses --- */

static void
tell_chip_steps (OrreryTrace *trace)
{
  const int total = trace->total;
  g_autoptr (GString) steps = g_string_new (NULL);

  for (int i = 1; i <= total && i <= 5; i++)
    g_string_append_printf (steps, i > 1 ? " + %d" : "%d", i);
  if (total > 5)
    g_string_append (steps, " …");
  trace->step = g_strdup_printf (ngettext ("%d full step of %s", "%d full steps of %s", total),
                                 total, total > 0 ? steps->str : "1");
  trace->brief = g_strdup_printf (_("%d in chips: %s"), sum_of (trace), total > 0 ? steps->str : "0");
}

/* The parts of the total, and the same on one line. */
static void
tell_bonus (OrreryTrace *trace, const RollBonus *bonus)
{
  const guint n = trace->lines->len;
  const int sum = sum_of (trace);

  switch ((RollBonusKind) bonus->kind)
    {
    case ROLL_BONUS_DEVELOPMENT_COSTS:
    case ROLL_BONUS_REASSIGN_COSTS:
    case ROLL_BONUS_WORLD_COSTS:
      if (bonus->divide > 1)
        trace->step = g_strdup_printf (_("÷ %d, rounded up"), bonus->divide);
      break;
    case ROLL_BONUS_DICE_SETS:
      trace->step = g_strdup_printf (_("%d VP for every %d dice, rounded up"), bonus->points, bonus->divide);
      trace->brief = g_strdup_printf (ngettext ("%d die: %d × %d", "%d dice: %d × %d", sum), sum,
                                      trace->total / bonus->points, bonus->points);
      break;
    case ROLL_BONUS_DICE_COLOURS:
      trace->brief = g_strdup_printf (ngettext ("%u color", "%u colors", n), n);
      break;
    case ROLL_BONUS_CHIP_STEPS:
      tell_chip_steps (trace);
      break;
    case ROLL_BONUS_GOODS:
      trace->brief = g_strdup_printf (ngettext ("%d good", "%d goods", sum / bonus->points), sum / bonus->points);
      break;
    case ROLL_BONUS_DEVELOPMENTS:
    case ROLL_BONUS_WORLDS:
    case ROLL_BONUS_NO_REASSIGN:
      trace->brief = g_strdup_printf (ngettext ("%u tile × %d", "%u tiles × %d", n), n, bonus->points);
      break;
    case ROLL_BONUS_NONE:
    default:
      break;
    }
}

/* --- The whole trace --- */

OrreryTrace *
orrery_trace_new (const RollState *state, int seat, RollWhy what, guint8 face, guint detail)
{
  OrreryTrace *trace;
  GameCauses causes;

  g_return_val_if_fail (state != NULL && seat >= 0 && seat < state->n_seats, NULL);
  g_return_val_if_fail (what < ROLL_N_WHYS, NULL);

  trace = g_new0 (OrreryTrace, 1);
  trace->what = what;
  trace->total = roll_explain (state, seat, what, face, (guint8) detail, &causes);
  trace->title = tell_title (what, face, trace->total);
  trace->rule = _(rules[what].rule);
  trace->entry = rules[what].entry;
  trace->lines = g_ptr_array_new_with_free_func (line_free);
  for (guint i = 0; i < causes.n; i++)
    {
      const GameCause *cause = &causes.list[i];
      OrreryWhyLine *line = g_new (OrreryWhyLine, 1);

      *line = (OrreryWhyLine) { tell_cause (state, seat, what, cause), cause->amount,
                                cause->kind == ROLL_CAUSE_DICE ? ROLL_NONE : cause->piece };
      g_ptr_array_add (trace->lines, line);
    }
  if (what == ROLL_WHY_BONUS)
    tell_bonus (trace, &roll_faces[face].bonus);
  return trace;
}

void
orrery_trace_free (OrreryTrace *trace)
{
  if (!trace)
    return;
  g_ptr_array_unref (trace->lines);
  g_free (trace->title);
  g_free (trace->step);
  g_free (trace->brief);
  g_free (trace);
}

static void
append_amount (GString *brief, const OrreryWhyLine *line, gboolean first, gboolean named)
{
  if (first)
    g_string_append_printf (brief, "%d", line->amount);
  else
    g_string_append_printf (brief, " %s %d", line->amount < 0 ? MINUS : "+", ABS (line->amount));
  if (named)
    g_string_append_printf (brief, " %s", line->text);
}

/* Sums of tiles show the numbers, discounts and prices show the tiles. */
char *
orrery_trace_dup_brief (const OrreryTrace *trace)
{
  GString *brief = g_string_new (trace->brief);
  gboolean named = trace->what == ROLL_WHY_COST || trace->what == ROLL_WHY_TRADE || trace->what == ROLL_WHY_STOCK
                   || trace->what == ROLL_WHY_CONSUME;
  guint n = 0;

  if (trace->brief)
    return g_string_free (brief, FALSE);
  for (guint i = 0; i < trace->lines->len; i++)
    {
      const OrreryWhyLine *line = g_ptr_array_index (trace->lines, i);

      if (line->amount != 0 || i == 0)
        append_amount (brief, line, n == 0, named && i > 0), n++;
    }
  if (n == 0)
    g_string_append (brief, _("nothing counts"));
  if (trace->step && n > 1)
    g_string_append_printf (brief, " = %d", sum_of (trace));
  if (trace->step && n > 0)
    g_string_append_printf (brief, ", %s", trace->step);
  return g_string_free (brief, FALSE);
}
