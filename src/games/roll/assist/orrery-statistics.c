/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/orrery-statistics.h"

#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* The VP that the seat's tiles add to a consumed good. */
static int
sum_powers (const RollState *state, const GameEvent *consumed)
{
  const guint8 dice = (guint8) (consumed->c * 16 + consumed->a);
  GameCauses causes = { 0 };
  int sum = 0;

  roll_explain (state, consumed->seat, ROLL_WHY_CONSUME, consumed->b, dice, &causes);
  for (guint i = 0; i < causes.n; i++)
    if (causes.list[i].kind == ROLL_CAUSE_TILE)
      sum += causes.list[i].amount;
  return sum;
}

static void
count_of_seat (OrrerySeatStatistics *seat, const RollState *state, const GameEvent *e)
{
  switch (e->kind)
    {
    case ROLL_EVENT_SHOWED:
      seat->rolled++;
      break;
    case ROLL_EVENT_TO_CUP:
      if (e->b >= ROLL_COLUMN && e->b < ROLL_ZONE)
        seat->wasted += (guint) e->n;
      break;
    case ROLL_EVENT_SELECTED:
      seat->selected[e->b]++;
      break;
    case ROLL_EVENT_CREDITS:
    case ROLL_EVENT_BROKE:
      seat->credits += (guint) e->n;
      break;
    case ROLL_EVENT_CHIPS:
      *(e->a < ROLL_N_FACES ? &seat->other_chips : &seat->shipped_chips) += e->n;
      break;
    case ROLL_EVENT_RECRUITED:
      seat->recruited += (guint) e->n;
      break;
    case ROLL_EVENT_CONSUMED:
      seat->consumed++;
      seat->other_chips += sum_powers (state, e);
      seat->shipped_chips -= sum_powers (state, e);
      break;
    case ROLL_EVENT_TRADED:
      seat->traded++;
      break;
    case ROLL_EVENT_PRODUCED:
      seat->produced++;
      break;
    default:
      break;
    }
}

void
orrery_statistics_count (OrreryStatistics *self, OrreryRecord *record)
{
  RollState state;

  g_return_if_fail (ORRERY_IS_RECORD (record));

  *self = (OrreryStatistics) { 0 };
  orrery_record_state_at (record, 0, &state);
  self->n_seats = state.n_seats;
  /* A game that starts from a position has dice on the table that were rolled before. */
  for (guint seat = 0; seat < state.n_seats; seat++)
    for (guint place = 0; place < ROLL_N_PLACES; place++)
      if (place == ROLL_WILDS || (place >= ROLL_COLUMN && place < ROLL_ZONE))
        self->seats[seat].rolled += (guint) roll_count_dice (state.seats[seat].dice[place]);
  for (guint i = 0; i < orrery_record_get_point (record); i++)
    {
      GameEvents events = { 0 };

      roll_apply (&state, orrery_record_get_answer (record, i), &events);
      for (guint k = 0; k < events.n; k++)
        if (events.list[k].seat >= 0)
          count_of_seat (&self->seats[events.list[k].seat], &state, &events.list[k]);
    }
}

/* --- As a table --- */

enum { N_NUMBERS = 10 };

static void
list_numbers (const OrrerySeatStatistics *seat, int numbers[N_NUMBERS + ROLL_N_PHASES])
{
  const int all[N_NUMBERS] = { (int) seat->rolled,  (int) (seat->rolled - seat->wasted), (int) seat->wasted,
                               (int) seat->credits, (int) seat->recruited,               (int) seat->produced,
                               (int) seat->traded,  (int) seat->consumed,                seat->shipped_chips,
                               seat->other_chips };

  memcpy (numbers, all, sizeof all);
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    numbers[N_NUMBERS + phase] = (int) seat->selected[phase];
}

static const char *
name_number (guint i)
{
  static const char *const names[N_NUMBERS]
    = { N_("Dice rolled"), N_("Dice used"), N_("Dice idle"), N_("Credits earned"), N_("Dice recruited"),
        N_("Goods produced"), N_("Goods traded"), N_("Goods consumed"), N_("VP from goods"), N_("VP from "
                                                                                                "powers") };
  g_autofree char *selected = NULL;

  if (i < N_NUMBERS)
    return _(names[i]);
  selected = g_strdup_printf (_("Selected %s"), orrery_phase_name (i - N_NUMBERS));
  return g_intern_string (selected);
}

GArray *
orrery_statistics_list (const OrreryStatistics *self)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (OrreryScoreRow));
  int numbers[ROLL_MAX_SEATS][N_NUMBERS + ROLL_N_PHASES];

  for (guint seat = 0; seat < self->n_seats; seat++)
    list_numbers (&self->seats[seat], numbers[seat]);
  for (guint i = 0; i < G_N_ELEMENTS (numbers[0]); i++)
    {
      OrreryScoreRow row = { .name = name_number (i) };

      for (guint seat = 0; seat < self->n_seats; seat++)
        row.points[seat] = numbers[seat][i];
      g_array_append_val (rows, row);
    }
  return rows;
}

/* --- In words --- */

char *
orrery_statistics_dup_text (const OrreryStatistics *self, const char *const *names)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->n_seats; i++)
    {
      const OrrerySeatStatistics *seat = &self->seats[i];

      g_string_append_printf (text, _("%s: dice rolled %u, idle %u; earned $%u; goods consumed %u, traded %u; selected"),
                              names[i], seat->rolled, seat->wasted, seat->credits, seat->consumed, seat->traded);
      for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
        g_string_append_printf (text, " %s %u×%s", orrery_phase_name (phase), seat->selected[phase],
                                phase + 1 < ROLL_N_PHASES ? "," : "\n");
    }
  return g_string_free (text, FALSE);
}
