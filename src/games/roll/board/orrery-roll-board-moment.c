/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moment that everybody is waiting for: the dice are revealed. */
#include "games/roll/board/orrery-roll-board-private.h"

#include "assist/orrery-words.h"
#include "games/roll/board/orrery-reveal.h"
#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>

static const GameEvent *
find_event (const GameEvents *events, RollEvent kind)
{
  for (guint i = 0; i < events->n; i++)
    if (events->list[i].kind == kind)
      return &events->list[i];
  return NULL;
}

/* All dice as they were assigned. The last answer assigned nothing: a player was done, or, with two players,
 * the spare die showed its side, which happens after the selecting dice have joined their phases. */
static void
get_assigned (OrreryRecord *record, RollState *state)
{
  orrery_record_state_at (record, orrery_record_get_point (record) - 1, state);
  for (guint i = 0; i < state->n_seats && state->step == ROLL_STEP_REVEAL; i++)
    state->seats[i].dice[ROLL_COLUMN + state->seats[i].selected][state->seats[i].selector]--;
  state->step = ROLL_STEP_ASSIGN;
}

static char *
tell_phases (guint phases)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *names = NULL;

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    if ((phases & ROLL_BIT (phase)) != 0)
      g_ptr_array_add (words, (gpointer) orrery_phase_name (phase));
  names = orrery_words_join (words);
  /* Translators: phases of this round: "Settle, Produce and Ship happen." */
  return g_strdup_printf (ngettext ("%s happens.", "%s happen.", words->len), names);
}

/* Of the seat, or of all. */
static guint
count_returned (const GameEvents *events, int seat)
{
  guint n = 0;

  for (guint i = 0; i < events->n && events->list[i].kind != ROLL_EVENT_PHASE; i++)
    if (events->list[i].kind == ROLL_EVENT_TO_CUP && (seat < 0 || events->list[i].seat == seat))
      n += (guint) events->list[i].n;
  return n;
}

static char *
tell_returned (const GameEvents *events, int seat)
{
  const guint n = count_returned (events, -1), own = count_returned (events, seat);
  g_autofree char *all = NULL, *yours = NULL;

  if (n == 0)
    return g_strdup (_("No dice return to their cups."));
  if (n == own)
    return g_strdup_printf (ngettext ("%u of your dice returns to your cup.", "%u of your dice return to your cup.", n), n);
  all = g_strdup_printf (ngettext ("%u die returns to its cup.", "%u dice return to their cups.", n), n);
  yours = g_strdup_printf (ngettext ("%u of them is yours.", "%u of them are yours.", own), own);
  return own > 0 ? g_strdup_printf ("%s %s", all, yours) : g_steal_pointer (&all);
}

gboolean
orrery_roll_board_get_moment (OrreryBoard *board, OrreryRecord *record, const GameEvents *events, OrreryMoment *moment)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);
  const GameEvent *happen = find_event (events, ROLL_EVENT_PHASES), *spare = find_event (events, ROLL_EVENT_SPARE);
  const char *names[ROLL_MAX_SEATS + 1] = { NULL };
  OrreryRevealed revealed = { .front = self->front, .names = names, .zoom = self->line_zoom,
                              .narrow = self->layout != ORRERY_BOARD_WIDE };

  if (happen == NULL)
    return FALSE;
  get_assigned (record, &revealed.state);
  revealed.phases = happen->a;
  revealed.spare = spare != NULL ? spare->a : ROLL_NO_PHASE;
  for (guint i = 0; i < revealed.state.n_seats; i++)
    names[i] = orrery_record_get_player (record, i)->name;
  moment->page = orrery_reveal_new (&revealed);
  moment->text = tell_phases (happen->a);
  moment->advice = tell_returned (events, self->front);
  /* Translators: on a button; the name of the first phase of this round. */
  moment->go_on = g_strdup_printf (_("Begin %s"), orrery_phase_name ((guint) __builtin_ctz (happen->a)));
  return TRUE;
}
