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

static void
add (OrreryTrace *trace,
     int          amount,
     guint8       face,
     const char  *text)
{
  OrreryWhyLine *line = g_new0 (OrreryWhyLine, 1);

  *line = (OrreryWhyLine) { g_strdup (text), amount, face };
  g_ptr_array_add (trace->lines, line);
}

static void
add_face (OrreryTrace *trace,
          int          amount,
          guint8       face)
{
  add (trace, amount, face, roll_faces[face].name);
}

static int
sum_of (const OrreryTrace *trace)
{
  int sum = 0;

  for (guint i = 0; i < trace->lines->len; i++)
    sum += ((const OrreryWhyLine *) g_ptr_array_index (trace->lines, i))->amount;
  return sum;
}

/* --- Costs and prices --- */

static gboolean
covers (const RollPower *power,
        const RollFace  *face)
{
  if (!(power->kinds & ROLL_BIT (face->kind)))
    return FALSE;
  if (face->kind == ROLL_WORLD && !(power->colours & ROLL_BIT (face->colour)))
    return FALSE;
  return !power->reassign_only || face->reassign;
}

/* In the order of the rules: the discount with the higher floor comes first. */
static void
trace_cost (OrreryTrace    *trace,
            const RollSeat *p,
            guint8          face)
{
  const RollFace *tile = &roll_faces[face];
  int cost = tile->cost;

  add (trace, cost, face, _("printed cost"));
  for (int high = 1; high >= 0; high--)
    for (guint i = 0; i < p->n_tableau; i++)
      for (guint k = 0; k < roll_faces[p->tableau[i]].n_powers; k++)
        {
          const RollPower *power = &roll_faces[p->tableau[i]].powers[k];
          int saved;

          if (power->kind != ROLL_POWER_DISCOUNT || (power->least > 1) != high
              || !covers (power, tile))
            continue;
          saved = CLAMP (cost - power->least, 0, power->amount);
          cost -= saved;
          add_face (trace, -saved, p->tableau[i]);
        }
  trace->title = g_strdup_printf (ngettext ("%s takes %d die", "%s takes %d dice", cost),
                                  tile->name, cost);
  trace->rule = _("A tile takes as many dice as its printed cost, less what your other tiles save. "
                  "A discount never goes below one die, or below what its tile says.");
  trace->entry = "cost";
}

static void
add_powers (OrreryTrace    *trace,
            const RollSeat *p,
            RollPowerKind   kind,
            guint8          world)
{
  for (guint i = 0; i < p->n_tableau; i++)
    for (guint k = 0; k < roll_faces[p->tableau[i]].n_powers; k++)
      {
        const RollPower *power = &roll_faces[p->tableau[i]].powers[k];

        if (power->kind == kind && (power->colours & ROLL_BIT (roll_faces[world].colour)))
          add_face (trace, power->amount, p->tableau[i]);
      }
}

static void
trace_stock (OrreryTrace    *trace,
             const RollSeat *p,
             guint           colour)
{
  add (trace, 2, ROLL_NONE, _("any explorer"));
  for (guint i = 0; i < p->n_tableau; i++)
    for (guint k = 0; k < roll_faces[p->tableau[i]].n_powers; k++)
      {
        const RollPower *power = &roll_faces[p->tableau[i]].powers[k];

        if (power->kind == ROLL_POWER_STOCK && (power->colours & ROLL_BIT (colour)))
          add_face (trace, power->amount - sum_of (trace), p->tableau[i]);
      }
  trace->title = g_strdup_printf (_("Stocking brings $%d"), sum_of (trace));
  trace->rule = _("An explorer that stocks brings $2, or what a power of your tiles says instead. Nobody ever "
                  "has more than $10.");
  trace->entry = "stock";
}

static void
trace_trade (OrreryTrace     *trace,
             const RollState *state,
             int              seat,
             guint8           world)
{
  g_autofree char *base = g_strdup_printf (_("any good of a %s world"),
                                           orrery_colour_name (roll_faces[world].colour));
  int total = roll_trade_value (state, seat, world);

  add (trace, 0, world, base);
  add_powers (trace, &state->seats[seat], ROLL_POWER_TRADE_CREDITS, world);
  ((OrreryWhyLine *) g_ptr_array_index (trace->lines, 0))->amount = total - sum_of (trace);
  trace->title = g_strdup_printf (_("Trading from %s brings $%d"), roll_faces[world].name, total);
  trace->rule = _("A traded good brings credits by the colour of its world: Novelty 3, Rare "
                  "Elements 4, Genes 5, Alien 6. The colours of good and shipper do not matter.");
  trace->entry = "trade";
}

static gboolean
matches_world (guint  colour,
               guint8 world)
{
  return colour == ROLL_PURPLE || colour == roll_faces[world].colour;
}

static void
trace_consume (OrreryTrace     *trace,
               const RollState *state,
               int              seat,
               guint8           world,
               guint            detail)
{
  RollColour good = detail / 16, shipper = detail % 16;

  add (trace, 1, ROLL_NONE, _("any good"));
  add (trace, matches_world (good, world), ROLL_NONE,
       matches_world (good, world) ? _("the good matches the world")
                                   : _("the good does not match the world"));
  add (trace, matches_world (shipper, world), ROLL_NONE,
       matches_world (shipper, world) ? _("the shipper matches the world")
                                      : _("the shipper does not match the world"));
  add_powers (trace, &state->seats[seat], ROLL_POWER_CONSUME_CHIPS, world);
  trace->title = g_strdup_printf (_("Consuming from %s brings %d VP"), roll_faces[world].name,
                                  sum_of (trace));
  trace->rule = _("A consumed good brings 1 VP, and 1 more each if the good and if the shipper "
                  "have the colour of the world. Consumption dice match every world.");
  trace->entry = "consume";
}

static void
trace_capacity (OrreryTrace     *trace,
                const RollState *state,
                int              seat,
                guint8           world)
{
  const RollSeat *p = &state->seats[seat];
  int total = roll_capacity (state, seat, world), more = total - 1;

  add (trace, MIN (total, 1), world, total > 0 ? _("one good a world") : _("holds no goods"));
  for (guint i = 0; i < p->n_tableau && more > 0; i++)
    for (guint k = 0; k < roll_faces[p->tableau[i]].n_powers; k++)
      if (roll_faces[p->tableau[i]].powers[k].kind == ROLL_POWER_CAPACITY && more > 0)
        {
          add_face (trace, more, p->tableau[i]);
          more = 0;
        }
  trace->title = g_strdup_printf (ngettext ("%s holds %d good", "%s holds %d goods", total),
                                  roll_faces[world].name, total);
  trace->rule = _("A world that is not gray holds one good.");
  trace->entry = "produce";
}

/* --- Scores --- */

static void
trace_score (OrreryTrace     *trace,
             const RollState *state,
             int              seat)
{
  const RollSeat *p = &state->seats[seat];
  int kinds[2] = { 0, 0 };

  for (guint i = 0; i < p->n_tableau; i++)
    kinds[roll_faces[p->tableau[i]].kind] += roll_faces[p->tableau[i]].cost;
  add (trace, p->chips, ROLL_NONE, _("VP chips"));
  add (trace, kinds[ROLL_DEVELOPMENT], ROLL_NONE, _("developments, by printed cost"));
  add (trace, kinds[ROLL_WORLD], ROLL_NONE, _("worlds, by printed cost"));
  for (guint i = 0; i < p->n_tableau; i++)
    if (roll_faces[p->tableau[i]].bonus.kind != ROLL_BONUS_NONE)
      add_face (trace, roll_bonus (state, seat, p->tableau[i]), p->tableau[i]);
  trace->title = g_strdup_printf (_("%d VP so far"), sum_of (trace));
  trace->rule = _("Chips, the printed costs of all tiles built, and the bonuses of 6-cost "
                  "developments, as they stand now.");
  trace->entry = "scoring";
}

static void
trace_kind (OrreryTrace    *trace,
            const RollSeat *p,
            RollKind        kind)
{
  for (guint i = 0; i < p->n_tableau; i++)
    if (roll_faces[p->tableau[i]].kind == kind)
      add_face (trace, roll_faces[p->tableau[i]].cost, p->tableau[i]);
  trace->title = g_strdup_printf (kind == ROLL_WORLD ? _("%d VP from worlds")
                                                     : _("%d VP from developments"),
                                  sum_of (trace));
  trace->rule = _("Each tile in the tableau is worth its printed cost.");
  trace->entry = "scoring-tiles";
}

/* What a bonus counts. */
static gboolean
bonus_counts_tile (const RollBonus *bonus,
                   const RollFace  *face)
{
  switch ((RollBonusKind) bonus->kind)
    {
    case ROLL_BONUS_DEVELOPMENT_COSTS:
    case ROLL_BONUS_DEVELOPMENTS:
      return face->kind == ROLL_DEVELOPMENT;
    case ROLL_BONUS_REASSIGN_COSTS:
      return face->kind == ROLL_DEVELOPMENT && face->reassign;
    case ROLL_BONUS_NO_REASSIGN:
      return face->kind == ROLL_DEVELOPMENT && !face->reassign;
    case ROLL_BONUS_WORLD_COSTS:
    case ROLL_BONUS_WORLDS:
      return face->kind == ROLL_WORLD && (bonus->colours & ROLL_BIT (face->colour));
    case ROLL_BONUS_NONE:
    case ROLL_BONUS_DICE_SETS:
    case ROLL_BONUS_DICE_COLOURS:
    case ROLL_BONUS_CHIP_STEPS:
    case ROLL_BONUS_GOODS:
    default:
      return FALSE;
    }
}

static gboolean
bonus_adds_costs (const RollBonus *bonus)
{
  return bonus->kind == ROLL_BONUS_DEVELOPMENT_COSTS || bonus->kind == ROLL_BONUS_REASSIGN_COSTS
         || bonus->kind == ROLL_BONUS_WORLD_COSTS;
}

static void
trace_bonus_tiles (OrreryTrace     *trace,
                   const RollSeat  *p,
                   const RollBonus *bonus)
{
  for (guint i = 0; i < p->n_tableau; i++)
    {
      const RollFace *face = &roll_faces[p->tableau[i]];

      if (bonus_counts_tile (bonus, face))
        add_face (trace, bonus_adds_costs (bonus) ? face->cost : bonus->points, p->tableau[i]);
    }
  if (!bonus_adds_costs (bonus))
    trace->brief = g_strdup_printf (ngettext ("%u tile × %d", "%u tiles × %d", trace->lines->len),
                                    trace->lines->len, bonus->points);
  else if (bonus->divide > 1)
    trace->step = g_strdup_printf (_("÷ %d, rounded up"), bonus->divide);
}

static void
trace_bonus_dice (OrreryTrace     *trace,
                  const RollState *state,
                  int              seat,
                  const RollBonus *bonus)
{
  gboolean sets = bonus->kind == ROLL_BONUS_DICE_SETS;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      int n = roll_dice_owned (state, seat, colour);
      g_autofree char *text = NULL;

      if (n == 0 || (sets && !(bonus->colours & ROLL_BIT (colour))))
        continue;
      text = g_strdup_printf (ngettext ("%d %s die", "%d %s dice", n), n,
                              orrery_colour_name (colour));
      add (trace, sets ? n : bonus->points, ROLL_NONE, text);
    }
  if (!sets)
    {
      trace->brief = g_strdup_printf (ngettext ("%u colour", "%u colours", trace->lines->len),
                                      trace->lines->len);
      return;
    }
  trace->step = g_strdup_printf (_("%d VP for each %d dice, rounded up"), bonus->points,
                                 bonus->divide);
  trace->brief = g_strdup_printf (ngettext ("%d die: %d × %d", "%d dice: %d × %d", sum_of (trace)),
                                  sum_of (trace),
                                  (sum_of (trace) + bonus->divide - 1) / bonus->divide,
                                  bonus->points);
}

static void
trace_bonus_goods (OrreryTrace     *trace,
                   const RollSeat  *p,
                   const RollBonus *bonus)
{
  int n = 0;

  for (guint i = 0; i < p->n_tableau; i++)
    if (p->goods[i] != 0)
      {
        n += roll_goods_count (p->goods[i]);
        add_face (trace, bonus->points * roll_goods_count (p->goods[i]), p->tableau[i]);
      }
  trace->brief = g_strdup_printf (ngettext ("%d good", "%d goods", n), n);
}

static void
trace_bonus_chips (OrreryTrace    *trace,
                   const RollSeat *p,
                   int             total)
{
  g_autofree char *text = g_strdup_printf (_("%d VP in chips"), p->chips);
  g_autoptr (GString) steps = g_string_new (NULL);

  add (trace, p->chips, ROLL_NONE, text);
  for (int i = 1; i <= total && i <= 5; i++)
    g_string_append_printf (steps, i > 1 ? " + %d" : "%d", i);
  if (total > 5)
    g_string_append (steps, " …");
  trace->step = g_strdup_printf (ngettext ("%d full step of %s", "%d full steps of %s", total),
                                 total, total > 0 ? steps->str : "1");
  trace->brief = g_strdup_printf (_("%d in chips: %s"), p->chips, total > 0 ? steps->str : "0");
}

static void
trace_bonus (OrreryTrace     *trace,
             const RollState *state,
             int              seat,
             guint8           face)
{
  const RollBonus *bonus = &roll_faces[face].bonus;
  const RollSeat *p = &state->seats[seat];
  int total = roll_bonus (state, seat, face);

  if (bonus->kind == ROLL_BONUS_DICE_SETS || bonus->kind == ROLL_BONUS_DICE_COLOURS)
    trace_bonus_dice (trace, state, seat, bonus);
  else if (bonus->kind == ROLL_BONUS_GOODS)
    trace_bonus_goods (trace, p, bonus);
  else if (bonus->kind == ROLL_BONUS_CHIP_STEPS)
    trace_bonus_chips (trace, p, total);
  else
    trace_bonus_tiles (trace, p, bonus);
  trace->total = total;
  trace->title = g_strdup_printf (_("%s: %d VP"), roll_faces[face].name, total);
  trace->rule = _("A 6-cost development scores its bonus at the end of the game, as the table "
                  "stands then. Fractions are rounded up once.");
  trace->entry = "scoring-bonus";
}

static void
trace_tie_break (OrreryTrace    *trace,
                 const RollSeat *p)
{
  int cup = 0;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    cup += p->dice[ROLL_CUP][colour];
  add (trace, cup, ROLL_NONE, _("dice in the cup"));
  add (trace, p->credits, ROLL_NONE, _("credits"));
  trace->title = g_strdup_printf (_("%d in a tie"), sum_of (trace));
  trace->rule = _("Of those with the most points, the one with the most dice in the cup and "
                  "credits together wins.");
  trace->entry = "tie";
}

/* --- The end of the game --- */

static void
trace_pool (OrreryTrace     *trace,
            const RollState *state)
{
  int gone = ROLL_POOL_A_SEAT * state->n_seats - state->pool;

  add (trace, ROLL_POOL_A_SEAT * state->n_seats, ROLL_NONE, _("12 VP for each player"));
  add (trace, -gone, ROLL_NONE, _("paid out"));
  trace->title = g_strdup_printf (_("%d VP are left in the pool"), MAX (state->pool, 0));
  trace->rule = _("When the pool is empty, the round is played to its end and the game is over. "
                  "Chips still owed are paid all the same.");
  trace->entry = "end-of-game";
}

static void
trace_squares (OrreryTrace     *trace,
               const RollState *state,
               int              seat)
{
  int squares = roll_squares (state, seat), built = MAX (squares - 3, 0);

  add (trace, squares - built, ROLL_NONE, _("faction and home world"));
  add (trace, built, ROLL_NONE, _("built since"));
  trace->title = g_strdup_printf (_("%d of %d tiles"), squares, ROLL_END_SQUARES);
  trace->rule = _("When a player has twelve or more tile squares, the round is played to its end "
                  "and the game is over.");
  trace->entry = "tile-squares";
}

/* --- All of them --- */

static void
fill (OrreryTrace     *trace,
      const RollState *state,
      int              seat,
      guint8           face,
      guint            detail)
{
  const RollSeat *p = &state->seats[seat];
  g_autofree char *chips = NULL;

  switch (trace->what)
    {
    case ORRERY_WHY_COST:
      trace_cost (trace, p, face);
      break;
    case ORRERY_WHY_STOCK:
      trace_stock (trace, p, detail);
      break;
    case ORRERY_WHY_TRADE:
      trace_trade (trace, state, seat, face);
      break;
    case ORRERY_WHY_CONSUME:
      trace_consume (trace, state, seat, face, detail);
      break;
    case ORRERY_WHY_CAPACITY:
      trace_capacity (trace, state, seat, face);
      break;
    case ORRERY_WHY_SCORE:
      trace_score (trace, state, seat);
      break;
    case ORRERY_WHY_CHIPS:
      add (trace, p->chips, ROLL_NONE, _("won by consuming goods and by tiles"));
      trace->title = g_strdup_printf (_("%d VP in chips"), p->chips);
      trace->rule = _("Each chip is worth the points on it.");
      trace->entry = "scoring-chips";
      break;
    case ORRERY_WHY_DEVELOPMENTS:
      trace_kind (trace, p, ROLL_DEVELOPMENT);
      break;
    case ORRERY_WHY_WORLDS:
      trace_kind (trace, p, ROLL_WORLD);
      break;
    case ORRERY_WHY_BONUS:
      trace_bonus (trace, state, seat, face);
      break;
    case ORRERY_WHY_TIE_BREAK:
      trace_tie_break (trace, p);
      break;
    case ORRERY_WHY_POOL:
      trace_pool (trace, state);
      break;
    case ORRERY_WHY_SQUARES:
      trace_squares (trace, state, seat);
      break;
    case ORRERY_N_WHYS:
    default:
      g_assert_not_reached ();
    }
}

OrreryTrace *
orrery_trace_new (const RollState *state,
                  int              seat,
                  OrreryWhat       what,
                  guint8           face,
                  guint            detail)
{
  OrreryTrace *trace;

  g_return_val_if_fail (state != NULL && seat >= 0 && seat < state->n_seats, NULL);
  g_return_val_if_fail (what < ORRERY_N_WHYS, NULL);

  trace = g_new0 (OrreryTrace, 1);
  trace->what = what;
  trace->lines = g_ptr_array_new_with_free_func (line_free);
  fill (trace, state, seat, face, detail);
  if (what != ORRERY_WHY_BONUS)
    trace->total = sum_of (trace);
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
append_amount (GString             *brief,
               const OrreryWhyLine *line,
               gboolean             first,
               gboolean             named)
{
  if (first)
    g_string_append_printf (brief, "%d", line->amount);
  else
    g_string_append_printf (brief, " %s %d", line->amount < 0 ? MINUS : "+", ABS (line->amount));
  if (named)
    g_string_append_printf (brief, " %s", line->text);
}

/* Sums of tiles are told by their numbers, discounts and prices by the tiles that make them. */
char *
orrery_trace_dup_brief (const OrreryTrace *trace)
{
  GString *brief = g_string_new (trace->brief);
  gboolean named = trace->what == ORRERY_WHY_COST || trace->what == ORRERY_WHY_TRADE || trace->what == ORRERY_WHY_STOCK
                   || trace->what == ORRERY_WHY_CONSUME;
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
