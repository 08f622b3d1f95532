/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/assist/orrery-statistics.h"

#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>

typedef struct
{
  int total[ROLL_MAX_SEATS];
} Totals;

static void
count_of_seat (OrrerySeatStatistics *seat, const GameEvent *e)
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

static void
add_totals (GArray *rounds, const RollState *state)
{
  GameScore score;
  Totals totals = { 0 };

  roll_score (state, &score);
  for (guint i = 0; i < state->n_seats; i++)
    totals.total[i] = score.total[i];
  g_array_append_val (rounds, totals);
}

static void
count_event (OrreryStatistics *self, const GameEvent *e)
{
  if (e->kind == ROLL_EVENT_PHASES)
    for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
      self->happened[phase] += e->a >> phase & 1;
  if (e->seat >= 0 && e->seat < ROLL_MAX_SEATS)
    count_of_seat (&self->seats[e->seat], e);
}

/* What the chart wants: one seat after the other. */
static GArray *
by_seat (const GArray *rounds, guint n_seats)
{
  GArray *scores = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint seat = 0; seat < n_seats; seat++)
    for (guint i = 0; i < rounds->len; i++)
      g_array_append_val (scores, g_array_index (rounds, Totals, i).total[seat]);
  return scores;
}

OrreryStatistics *
orrery_statistics_new (OrreryRecord *record)
{
  OrreryStatistics *self;
  g_autoptr (GArray) rounds = g_array_new (FALSE, FALSE, sizeof (Totals));
  RollState state;

  g_return_val_if_fail (ORRERY_IS_RECORD (record), NULL);

  self = g_new0 (OrreryStatistics, 1);
  orrery_record_state_at (record, 0, &state);
  self->n_seats = state.n_seats;
  if (state.step != ROLL_STEP_SETUP)
    add_totals (rounds, &state);
  for (guint i = 0; i < orrery_record_get_point (record); i++)
    {
      GameEvents events = { 0 };

      roll_apply (&state, orrery_record_get_answer (record, i), &events);
      for (guint k = 0; k < events.n; k++)
        {
          count_event (self, &events.list[k]);
          if (events.list[k].kind == ROLL_EVENT_ROUND || events.list[k].kind == ROLL_EVENT_END)
            add_totals (rounds, &state);
        }
    }
  if (state.step != ROLL_STEP_OVER && state.step != ROLL_STEP_SETUP)
    add_totals (rounds, &state);
  self->n_rounds = rounds->len > 0 ? rounds->len - 1 : 0;
  self->scores = by_seat (rounds, self->n_seats);
  return self;
}

void
orrery_statistics_free (OrreryStatistics *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->scores);
  g_free (self);
}

char *
orrery_statistics_dup_text (const OrreryStatistics *self, const char *const *names)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->n_seats; i++)
    {
      const OrrerySeatStatistics *seat = &self->seats[i];

      g_string_append_printf (text, _("%s: %u dice rolled, %u of them idle; $%u earned; %u goods consumed, %u traded; selected"),
                              names[i], seat->rolled, seat->wasted, seat->credits, seat->consumed, seat->traded);
      for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
        g_string_append_printf (text, " %s %u×%s", orrery_phase_name (phase), seat->selected[phase],
                                phase + 1 < ROLL_N_PHASES ? "," : "\n");
    }
  return g_string_free (text, FALSE);
}
