/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each seat is asked: questions of the rules, in order or, if they are secret, all at once; and at a
 * real table also rolls and draws, and each seat's part of a round that is entered as a whole. */
#include "phones/orrery-phone-table-private.h"

#include <string.h>

enum { MOST_SKIPPED = 500 }; /* answers of others */

void
phone_table_forget (PhoneSeat *seat)
{
  g_clear_object (&seat->decision);
  g_clear_pointer (&seat->given, g_array_unref);
  seat->is_locked = FALSE;
}

/* --- By the rules --- */

gboolean
phone_table_is_luck (OrreryPhoneTable *self)
{
  return self->book != NULL
         && self->game->rules->question (orrery_session_get_state (self->session)).ask == GAME_CHANCE;
}

/* Who rolls or draws; -1: nobody in particular. */
static int
get_lucky (OrreryPhoneTable *self)
{
  return self->game->rules->question (orrery_session_get_state (self->session)).seat;
}

/* The affected player enters a roll or draw; if there is none, anybody may. */
static gboolean
is_asked_now (OrreryPhoneTable *self, guint seat)
{
  if (self->book != NULL && !self->is_open)
    return FALSE;
  if (phone_table_is_luck (self))
    return get_lucky (self) < 0 || get_lucky (self) == (int) seat;
  return orrery_session_get_asked (self->session) == (int) seat;
}

/* Makes the secret decisions of everybody who is asked before the seat, always with the first or always with the
 * last answer. FALSE: the seat is not asked in secret in this phase, or there is only one way. */
static gboolean
skip_others (OrreryPhoneTable *self, guint seat, gboolean takes_last, GameState *state)
{
  const Game *rules = self->game->rules;
  const GameInfo begin = rules->info (orrery_session_get_state (self->session));

  memcpy (state, orrery_session_get_state (self->session), rules->state_size);
  for (guint n_skipped = 0; n_skipped < MOST_SKIPPED; n_skipped++)
    {
      const GameQuestion question = rules->question (state);
      const GameInfo now = rules->info (state);
      GameAnswer legal[GAME_MAX_ANSWERS];
      gsize n;

      if (question.ask != GAME_DECIDE || rules->secrecy (state) != GAME_SECRET || now.round != begin.round
          || now.phase != begin.phase)
        return FALSE;
      if (question.seat == (int) seat)
        return !orrery_decision_is_forced (rules, state);
      n = rules->legal (state, legal);
      rules->apply (state, legal[takes_last ? n - 1 : 0], NULL);
    }
  return FALSE;
}

static gboolean
is_answered_alone (OrreryPhoneTable *self, const void *state)
{
  guint computers = 0;
  GameAnswer answer;

  for (guint i = 0; i < self->n_seats; i++)
    computers |= orrery_session_is_person (self->session, i) ? 0 : 1u << i;
  return self->book->answer_alone (state, self->depth, computers, 0, &answer);
}

/* At a real table, the room asks first. Once it has, a draft stays until its question changes, although the room
 * pauses after each answer. */
static gboolean
may_decide_early (OrreryPhoneTable *self, guint seat, const void *state)
{
  if (self->book == NULL)
    return TRUE;
  return self->book->new_entry == NULL && (self->is_open || self->seats[seat].decision != NULL)
         && !is_answered_alone (self, state);
}

/* The table at the seat's question as the seat sees it. Before the session asks it, a seat may decide only if nothing
 * that it sees depends on what others decide in secret: otherwise it would be shown a table that never was, and lose
 * its draft as soon as they have decided. FALSE: it has nothing to decide now. */
static gboolean
reach_question (OrreryPhoneTable *self, guint seat, GameState *state)
{
  const Game *rules = self->game->rules;
  GameState other = { 0 };

  if (is_asked_now (self, seat))
    {
      memcpy (state, orrery_session_get_state (self->session), rules->state_size);
      rules->view (state, (int) seat);
      return TRUE;
    }
  if (!skip_others (self, seat, FALSE, state) || !skip_others (self, seat, TRUE, &other)
      || !may_decide_early (self, seat, state))
    return FALSE;
  rules->view (state, (int) seat);
  rules->view (&other, (int) seat);
  return memcmp (state, &other, rules->state_size) == 0;
}

static void
follow_question (OrreryPhoneTable *self, guint i)
{
  PhoneSeat *seat = &self->seats[i];
  GameState state = { 0 };

  if (!reach_question (self, i, &state))
    {
      phone_table_forget (seat);
      return;
    }
  if (seat->decision != NULL && seat->given == NULL && memcmp (&seat->start, &state, sizeof state) == 0)
    return;
  phone_table_forget (seat);
  seat->start = state;
  seat->decision = orrery_decision_new (self->game, &seat->start);
  orrery_decision_set_seats (seat->decision, 1u << i);
  seat->serial = ++self->last_serial;
}

/* --- A round that is entered as a whole --- */

static gboolean
is_round_due (OrreryPhoneTable *self)
{
  return self->book != NULL && self->book->new_entry != NULL
         && self->book->is_round_due (orrery_session_get_state (self->session));
}

/* FALSE if nothing is left to enter. */
static gboolean
ask_entry (OrreryPhoneTable *self, guint i, const GArray *given)
{
  PhoneSeat *seat = &self->seats[i];
  OrreryDecision *next = self->book->new_entry (&seat->start, self->depth, i, given);

  if (next == NULL)
    return FALSE;
  g_clear_object (&seat->decision);
  seat->decision = next;
  seat->serial = ++self->last_serial;
  return TRUE;
}

static void
follow_entry (OrreryPhoneTable *self, guint i)
{
  PhoneSeat *seat = &self->seats[i];
  GameState state = { 0 };

  memcpy (&state, orrery_session_get_state (self->session), self->game->rules->state_size);
  self->game->rules->view (&state, (int) i);
  if (seat->given != NULL && memcmp (&seat->start, &state, sizeof state) == 0)
    return;
  phone_table_forget (seat);
  seat->start = state;
  seat->given = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  ask_entry (self, i, seat->given);
}

void
phone_table_go_on (OrreryPhoneTable *self, guint i)
{
  PhoneSeat *seat = &self->seats[i];
  g_autoptr (GArray) answers = orrery_decision_list_answers (seat->decision);
  g_autoptr (GArray) given = g_array_copy (seat->given);

  g_array_append_vals (given, answers->data, answers->len);
  if (ask_entry (self, i, given))
    {
      g_array_unref (seat->given);
      seat->given = g_steal_pointer (&given);
      return;
    }
  seat->is_locked = TRUE;
  g_signal_emit_by_name (self, "entered", i, given);
}

void
phone_table_reopen (OrreryPhoneTable *self, guint i)
{
  self->seats[i].is_locked = FALSE;
  if (self->seats[i].given != NULL)
    g_signal_emit_by_name (self, "entered", i, NULL);
}

/* Goes back to the first part, as it was entered. */
void
phone_table_go_back (OrreryPhoneTable *self, guint i)
{
  PhoneSeat *seat = &self->seats[i];
  g_autoptr (GArray) before = g_steal_pointer (&seat->given);

  seat->given = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  if (ask_entry (self, i, seat->given))
    orrery_decision_fill (seat->decision, (const GameAnswer *) (gpointer) before->data, before->len);
}

/* --- Both --- */

void
phone_table_follow (OrreryPhoneTable *self, guint i)
{
  if (!self->seats[i].is_away || !orrery_session_is_person (self->session, i))
    phone_table_forget (&self->seats[i]);
  else if (is_round_due (self))
    follow_entry (self, i);
  else
    follow_question (self, i);
}

gboolean
phone_table_is_asked (OrreryPhoneTable *self, guint i)
{
  const PhoneSeat *seat = &self->seats[i];
  GameState state;

  if (seat->is_away)
    return seat->decision != NULL && !seat->is_locked;
  if (is_round_due (self)) /* somebody also rolls for the computer players, */
    return (self->ready >> i & 1) == 0;
  if (!orrery_session_is_person (self->session, i)) /* and draws for them */
    return self->is_open && phone_table_is_luck (self) && get_lucky (self) == (int) i;
  return reach_question (self, i, &state);
}

/* TRUE if other phones are still deciding in secret: until they are ready, a decision can be unlocked. People who play
 * on this computer are not kept waiting for that. */
static gboolean
is_held (OrreryPhoneTable *self)
{
  const Game *rules = self->game->rules;
  gboolean is_open = FALSE;

  if (rules->secrecy (orrery_session_get_state (self->session)) != GAME_SECRET)
    return FALSE;
  for (guint i = 0; i < self->n_seats; i++)
    if (phone_table_is_asked (self, i))
      {
        if (!self->seats[i].is_away)
          return FALSE;
        is_open = TRUE;
      }
  return is_open;
}

gboolean
phone_table_is_taken (OrreryPhoneTable *self, guint seat)
{
  return (self->book == NULL || self->is_open) && orrery_session_get_asked (self->session) == (int) seat && !is_held (self);
}
