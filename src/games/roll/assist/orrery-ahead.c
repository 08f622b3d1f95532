/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/assist/orrery-ahead.h"

#include "assist/orrery-decision.h"

#include <stdio.h>
#include <string.h>

enum
{
  SHORT_BAG = 15 /* tiles; with fewer the order of Explore may matter */
};

/* An answer, and the question it was given to. */
typedef struct
{
  GameAnswer answer;
  guint8 ask, piece;
  guint8 forced; /* the rules had no other */
} Given;

struct _OrreryAhead
{
  guint round;
  guint8 step, phase;
  GArray *kept[ROLL_MAX_SEATS]; /* of Given: whole turns; NULL: none */

  int seat;
  RollState begin;
  RollState state;
  GArray *given; /* of Given */
};

OrreryAhead *
orrery_ahead_new (void)
{
  OrreryAhead *self = g_new0 (OrreryAhead, 1);

  self->seat = -1;
  self->given = g_array_new (FALSE, FALSE, sizeof (Given));
  return self;
}

void
orrery_ahead_clear (OrreryAhead *self)
{
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    g_clear_pointer (&self->kept[i], g_array_unref);
  orrery_ahead_leave (self);
}

void
orrery_ahead_free (OrreryAhead *self)
{
  if (self == NULL)
    return;
  orrery_ahead_clear (self);
  g_array_unref (self->given);
  g_free (self);
}

void
orrery_ahead_follow (OrreryAhead *self, const RollState *state)
{
  if (self->round != state->round || self->step != state->step || self->phase != state->phase)
    orrery_ahead_clear (self);
  self->round = state->round;
  self->step = state->step;
  self->phase = state->phase;
}

/* --- A turn as if it had come --- */

/* The rest of the table stays as it is; the seat is the first to be asked. */
static void
let_begin (RollState *state, guint seat)
{
  state->first = (guint8) seat;
  state->turn = 0;
  memset (&state->now, 0, sizeof state->now);
  state->ask = ROLL_ASK_NOTHING;
  state->actor = state->piece = 0;
  roll_view (state, (int) seat);
}

static gboolean
is_on (const RollState *state, const RollState *begin)
{
  return state->turn == 0 && state->step == begin->step && state->phase == begin->phase
         && state->round == begin->round;
}

static void
give_one (OrreryAhead *self, GameAnswer answer, gboolean forced)
{
  const Given given = { answer, self->state.ask, self->state.piece, (guint8) forced };

  if (roll_apply (&self->state, answer, NULL) == GAME_OK)
    g_array_append_val (self->given, given);
}

static void
pass_forced (OrreryAhead *self)
{
  GameAnswer legal[GAME_MAX_ANSWERS];

  while (is_on (&self->state, &self->begin) && roll_question (&self->state).ask == GAME_DECIDE
         && orrery_decision_is_forced (&roll_game, &self->state))
    {
      roll_legal (&self->state, legal);
      give_one (self, legal[0], TRUE);
    }
}

void
orrery_ahead_begin (OrreryAhead *self, const RollState *state, guint seat)
{
  g_clear_pointer (&self->kept[seat], g_array_unref);
  g_array_set_size (self->given, 0);
  self->seat = (int) seat;
  self->begin = *state;
  let_begin (&self->begin, seat);
  self->state = self->begin;
  pass_forced (self);
}

void
orrery_ahead_leave (OrreryAhead *self)
{
  self->seat = -1;
  g_array_set_size (self->given, 0);
}

GameStatus
orrery_ahead_give (OrreryAhead *self, const GameAnswer *answers, gsize n)
{
  RollState tried = self->state;

  for (gsize i = 0; i < n; i++)
    {
      const GameStatus status = roll_apply (&tried, answers[i], NULL);

      if (status != GAME_OK)
        return status;
    }
  for (gsize i = 0; i < n; i++)
    give_one (self, answers[i], FALSE);
  pass_forced (self);
  if (!is_on (&self->state, &self->begin))
    {
      self->kept[self->seat] = self->given;
      self->given = g_array_new (FALSE, FALSE, sizeof (Given));
      self->seat = -1;
    }
  return GAME_OK;
}

int
orrery_ahead_get_seat (OrreryAhead *self)
{
  return self->seat;
}

const RollState *
orrery_ahead_get_state (OrreryAhead *self)
{
  return &self->state;
}

const RollState *
orrery_ahead_get_begin (OrreryAhead *self)
{
  return &self->begin;
}

GArray *
orrery_ahead_list_given (OrreryAhead *self)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (guint i = 0; i < self->given->len; i++)
    g_array_append_val (answers, g_array_index (self->given, Given, i).answer);
  return answers;
}

/* --- Who may --- */

gboolean
orrery_ahead_has (OrreryAhead *self, guint seat)
{
  return self->kept[seat] != NULL;
}

/* The seat's turn of this phase is to come, and its order makes no difference. */
static gboolean
is_to_come (const RollState *state, guint seat)
{
  if (state->step != ROLL_STEP_PHASES && state->step != ROLL_STEP_MANAGE)
    return FALSE;
  if (state->step == ROLL_STEP_PHASES && state->phase == ROLL_EXPLORE
      && state->bag_count < SHORT_BAG)
    return FALSE;
  return (seat + state->n_seats - state->first) % state->n_seats > state->turn;
}

gboolean
orrery_ahead_can (OrreryAhead *self, const RollState *state, guint seat)
{
  g_autoptr (OrreryAhead) trial = NULL;

  if (!is_to_come (state, seat))
    return FALSE;
  trial = orrery_ahead_new ();
  orrery_ahead_begin (trial, state, seat);
  return is_on (&trial->state, &trial->begin) && trial->state.actor == seat;
}

/* --- When it is asked --- */

GArray *
orrery_ahead_take (OrreryAhead *self, const RollState *state, gboolean *dropped)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  g_autoptr (GArray) kept = g_steal_pointer (&self->kept[state->actor]);
  RollState after = *state;
  guint i = 0;

  *dropped = FALSE;
  if (kept == NULL)
    return answers;
  /* What has no alternative may have been answered without asking anybody. */
  while (i < kept->len && g_array_index (kept, Given, i).forced
         && g_array_index (kept, Given, i).ask != state->ask)
    i++;
  for (; i < kept->len; i++)
    {
      const Given *given = &g_array_index (kept, Given, i);

      if (given->ask != after.ask || given->piece != after.piece
          || roll_apply (&after, given->answer, NULL) != GAME_OK)
        {
          *dropped = TRUE;
          break;
        }
      g_array_append_val (answers, given->answer);
    }
  return answers;
}

/* --- Kept --- */

void
orrery_ahead_save (OrreryAhead *self, GKeyFile *file)
{
  const int place[] = { (int) self->round, self->step, self->phase };

  g_key_file_remove_group (file, "ahead", NULL);
  g_key_file_set_integer_list (file, "ahead", "phase", (int *) place, G_N_ELEMENTS (place));
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    if (self->kept[i] != NULL)
      {
        g_autoptr (GString) text = g_string_new (NULL);
        g_autofree char *key = g_strdup_printf ("seat-%u", i);

        for (guint k = 0; k < self->kept[i]->len; k++)
          {
            const Given *given = &g_array_index (self->kept[i], Given, k);

            g_string_append_printf (text, "%u %u %u %u;", given->answer, given->ask, given->piece,
                                    given->forced);
          }
        g_key_file_set_string (file, "ahead", key, text->str);
      }
}

static GArray *
read_turn (const char *text)
{
  GArray *turn = g_array_new (FALSE, FALSE, sizeof (Given));
  guint answer, ask, piece, forced;
  int n;

  while (sscanf (text, "%u %u %u %u;%n", &answer, &ask, &piece, &forced, &n) == 4)
    {
      const Given given = { answer, (guint8) ask, (guint8) piece, (guint8) forced };

      g_array_append_val (turn, given);
      text += n;
    }
  return turn;
}

void
orrery_ahead_load (OrreryAhead *self, GKeyFile *file)
{
  gsize n = 0;
  g_autofree int *place = g_key_file_get_integer_list (file, "ahead", "phase", &n, NULL);

  orrery_ahead_clear (self);
  if (n != 3)
    return;
  self->round = (guint) place[0];
  self->step = (guint8) place[1];
  self->phase = (guint8) place[2];
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      g_autofree char *key = g_strdup_printf ("seat-%u", i);
      g_autofree char *text = g_key_file_get_string (file, "ahead", key, NULL);

      if (text != NULL)
        self->kept[i] = read_turn (text);
    }
}
