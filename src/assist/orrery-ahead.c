/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-ahead.h"

#include "assist/orrery-decision.h"

#include <stdio.h>
#include <string.h>

/* An answer, and the question it was given to. */
typedef struct
{
  GameAnswer answer;
  guint8 ask, piece;
  guint8 forced; /* the rules allowed no other */
} Given;

struct _OrreryAhead
{
  const Game *rules;
  const OrreryTableBook *book;

  char *phase; /* "3 develop": the round, and what happens in it */
  GArray *kept[GAME_MAX_SEATS]; /* of Given: whole turns; NULL: none */

  int seat;
  GameState begin;
  GameState state;
  GArray *given; /* of Given */
};

OrreryAhead *
orrery_ahead_new (const Game *rules, const OrreryTableBook *book)
{
  OrreryAhead *self = g_new0 (OrreryAhead, 1);

  self->rules = rules;
  self->book = book;
  self->seat = -1;
  self->given = g_array_new (FALSE, FALSE, sizeof (Given));
  return self;
}

void
orrery_ahead_clear (OrreryAhead *self)
{
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
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
  g_free (self->phase);
  g_free (self);
}

void
orrery_ahead_follow (OrreryAhead *self, const void *state)
{
  g_autofree char *phase
      = g_strdup_printf ("%u %s", self->rules->info (state).round, self->rules->step_word (state));

  if (g_strcmp0 (phase, self->phase) == 0)
    return;
  orrery_ahead_clear (self);
  g_free (self->phase);
  self->phase = g_steal_pointer (&phase);
}

/* --- A turn in advance --- */

static gboolean
is_on (OrreryAhead *self)
{
  return self->book->is_same_turn (&self->begin, &self->state);
}

static void
give_one (OrreryAhead *self, GameAnswer answer, gboolean forced)
{
  const GameQuestion question = self->rules->question (&self->state);
  const Given given = { answer, question.about, question.piece, (guint8) forced };

  if (self->rules->apply (&self->state, answer, NULL) == GAME_OK)
    g_array_append_val (self->given, given);
}

static void
pass_forced (OrreryAhead *self)
{
  GameAnswer legal[GAME_MAX_ANSWERS];

  while (is_on (self) && self->rules->question (&self->state).ask == GAME_DECIDE
         && orrery_decision_is_forced (self->rules, &self->state))
    {
      self->rules->legal (&self->state, legal);
      give_one (self, legal[0], TRUE);
    }
}

gboolean
orrery_ahead_begin (OrreryAhead *self, const void *state, guint seat)
{
  memcpy (&self->begin, state, self->rules->state_size);
  if (self->book->begin_turn == NULL || !self->book->begin_turn (&self->begin, seat))
    return FALSE;
  g_clear_pointer (&self->kept[seat], g_array_unref);
  g_array_set_size (self->given, 0);
  self->seat = (int) seat;
  self->state = self->begin;
  pass_forced (self);
  return TRUE;
}

void
orrery_ahead_leave (OrreryAhead *self)
{
  self->seat = -1;
  g_array_set_size (self->given, 0);
}

void
orrery_ahead_keep (OrreryAhead *self)
{
  if (self->seat < 0)
    return;
  self->kept[self->seat] = self->given;
  self->given = g_array_new (FALSE, FALSE, sizeof (Given));
  self->seat = -1;
}

GameStatus
orrery_ahead_give (OrreryAhead *self, const GameAnswer *answers, gsize n)
{
  GameState tried = self->state;

  for (gsize i = 0; i < n; i++)
    {
      const GameStatus status = self->rules->apply (&tried, answers[i], NULL);

      if (status != GAME_OK)
        return status;
    }
  for (gsize i = 0; i < n; i++)
    give_one (self, answers[i], FALSE);
  pass_forced (self);
  if (!is_on (self))
    orrery_ahead_keep (self);
  return GAME_OK;
}

int
orrery_ahead_get_seat (OrreryAhead *self)
{
  return self->seat;
}

const void *
orrery_ahead_get_state (OrreryAhead *self)
{
  return &self->state;
}

const void *
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

/* --- Who may answer --- */

gboolean
orrery_ahead_has (OrreryAhead *self, guint seat)
{
  return self->kept[seat] != NULL;
}

gboolean
orrery_ahead_begins (OrreryAhead *self, const void *state, guint seat, GameState *begun)
{
  g_autoptr (OrreryAhead) trial = orrery_ahead_new (self->rules, self->book);

  if (!orrery_ahead_begin (trial, state, seat) || !is_on (trial)
      || self->rules->question (&trial->state).seat != (int) seat)
    return FALSE;
  memcpy (begun, &trial->state, self->rules->state_size);
  return TRUE;
}

gboolean
orrery_ahead_can (OrreryAhead *self, const void *state, guint seat)
{
  GameState begun;

  return orrery_ahead_begins (self, state, seat, &begun);
}

/* --- When the turn comes --- */

GArray *
orrery_ahead_take (OrreryAhead *self, const void *state, gboolean *dropped)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  GameQuestion question = self->rules->question (state);
  g_autoptr (GArray) kept = question.seat >= 0 ? g_steal_pointer (&self->kept[question.seat]) : NULL;
  GameState after;
  guint i = 0;

  *dropped = FALSE;
  if (kept == NULL)
    return answers;
  memcpy (&after, state, self->rules->state_size);
  /* A forced decision may have been made without asking anybody. */
  while (i < kept->len && g_array_index (kept, Given, i).forced
         && g_array_index (kept, Given, i).ask != question.about)
    i++;
  for (; i < kept->len; i++)
    {
      const Given *given = &g_array_index (kept, Given, i);

      question = self->rules->question (&after);
      if (given->ask != question.about || given->piece != question.piece
          || self->rules->apply (&after, given->answer, NULL) != GAME_OK)
        {
          *dropped = TRUE;
          break;
        }
      g_array_append_val (answers, given->answer);
    }
  return answers;
}

/* --- Saving --- */

void
orrery_ahead_save (OrreryAhead *self, GKeyFile *file)
{
  g_key_file_remove_group (file, "ahead", NULL);
  g_key_file_set_string (file, "ahead", "phase", self->phase != NULL ? self->phase : "");
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
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
  orrery_ahead_clear (self);
  g_free (self->phase);
  self->phase = g_key_file_get_string (file, "ahead", "phase", NULL);
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    {
      g_autofree char *key = g_strdup_printf ("seat-%u", i);
      g_autofree char *text = g_key_file_get_string (file, "ahead", key, NULL);

      if (text != NULL)
        self->kept[i] = read_turn (text);
    }
}
