/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/orrery-record-private.h"
#include "record/orrery-visible.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sys/random.h>

enum
{
  SNAPSHOT_EVERY = 32
};

G_DEFINE_QUARK (orrery - record - error - quark, orrery_record_error)

G_DEFINE_FINAL_TYPE (OrreryRecord, orrery_record, G_TYPE_OBJECT)

static guint changed_signal;
static guint autosave_changed_signal;

static void
orrery_record_finalize (GObject *object)
{
  OrreryRecord *self = ORRERY_RECORD (object);

  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    {
      g_free (self->players[i].name);
      g_free (self->players[i].kind);
    }
  g_clear_pointer (&self->position, json_node_unref);
  g_free (self->seed_hash);
  g_key_file_unref (self->notes);
  g_array_unref (self->answers);
  g_array_unref (self->snapshots);
  g_clear_pointer (&self->journal, orrery_journal_free);
  g_clear_error (&self->autosave_error);
  g_clear_pointer (&self->held_answers, g_array_unref);
  if (self->held != NULL)
    g_string_free (self->held, TRUE);

  G_OBJECT_CLASS (orrery_record_parent_class)->finalize (object);
}

static void
orrery_record_class_init (OrreryRecordClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_record_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  autosave_changed_signal = g_signal_new ("autosave-changed", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
orrery_record_init (OrreryRecord *self)
{
  self->notes = g_key_file_new ();
  self->answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
}

void
orrery_record_changed (OrreryRecord *self)
{
  g_signal_emit (self, changed_signal, 0);
}

void
orrery_record_take_autosave_error (OrreryRecord *self, GError *error)
{
  const gboolean is_same
      = error == NULL || self->autosave_error == NULL
            ? error == self->autosave_error
            : g_str_equal (error->message, self->autosave_error->message);

  g_clear_error (&self->autosave_error);
  self->autosave_error = error;
  if (!is_same)
    g_signal_emit (self, autosave_changed_signal, 0);
}

/* Players */

void
orrery_record_name_player (OrreryRecord *self, guint seat, const char *name, const char *kind)
{
  OrreryPlayer *player = &self->players[seat];
  g_autofree char *tidy = NULL;

  if (name != NULL)
    {
      tidy = orrery_visible_dup_name (name, ORRERY_RECORD_MAX_NAME);
      g_free (player->name);
      player->name = g_steal_pointer (&tidy);
    }
  if (kind != NULL)
    {
      tidy = orrery_visible_dup_name (kind, ORRERY_RECORD_MAX_NAME);
      g_free (player->kind);
      player->kind = g_steal_pointer (&tidy);
    }
}

static void
name_players (OrreryRecord *self, const OrreryPlayer *players)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *plain = g_strdup_printf (_("Player %u"), i + 1);

      orrery_record_name_player (self, i, plain, "person");
      if (players != NULL)
        orrery_record_name_player (self, i, players[i].name, players[i].kind);
    }
}

/* Making records */

OrreryRecord *
orrery_record_new_empty (const OrreryGame *game)
{
  OrreryRecord *self = g_object_new (ORRERY_TYPE_RECORD, NULL);

  self->game = game;
  for (guint8 i = 0; i < GAME_MAX_SEATS; i++)
    self->colours[i] = i;
  self->snapshots = g_array_new (FALSE, FALSE, (guint) game->rules->state_size);
  return self;
}

void
orrery_record_set_start (OrreryRecord *self, const GameState *start)
{
  self->start = *start;
  self->state = *start;
  self->n_seats = self->game->rules->info (start).n_seats;
}

guint64
orrery_record_draw_seed (void)
{
  guint64 seed;

  if (getrandom (&seed, sizeof seed, 0) != sizeof seed)
    seed = ((guint64) g_random_int () << 32) | g_random_int ();
  return seed;
}

OrreryRecord *
orrery_record_new (const OrreryGame *game, const GameSetup *setup, guint64 seed,
                   const OrreryPlayer *players)
{
  g_autoptr (OrreryRecord) self = orrery_record_new_empty (game);
  GameState start = { 0 };

  g_return_val_if_fail (setup != NULL, NULL);

  if (game->rules->start (&start, setup) != GAME_OK)
    {
      g_critical ("No such setup: %d seats, options %d", setup->n_seats, setup->options);
      return NULL;
    }
  self->setup = *setup;
  self->seed = seed;
  self->has_seed = TRUE;
  orrery_record_set_start (self, &start);
  name_players (self, players);
  return g_steal_pointer (&self);
}

OrreryRecord *
orrery_record_new_from_position_json (const OrreryGame *game, JsonNode *position,
                                      const OrreryPlayer *players, GError **error)
{
  g_autoptr (OrreryRecord) self = NULL;

  g_return_val_if_fail (position != NULL, NULL);

  game = orrery_record_game_of_position (position, game, error);
  if (game == NULL)
    return NULL;
  self = orrery_record_new_empty (game);
  if (!orrery_record_take_position (self, position, error))
    return NULL;
  name_players (self, players);
  return g_steal_pointer (&self);
}

OrreryRecord *
orrery_record_new_from_position (const OrreryGame *game, const void *start,
                                 const OrreryPlayer *players)
{
  g_autoptr (JsonNode) position = NULL;

  g_return_val_if_fail (start != NULL, NULL);

  position = game->write_position (start, GAME_NOBODY);
  return orrery_record_new_from_position_json (game, position, players, NULL);
}

gboolean
orrery_record_has_position (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), FALSE);

  return self->position != NULL;
}

OrreryRecord *
orrery_record_branch (OrreryRecord *self, guint point)
{
  OrreryRecord *branch;

  g_return_val_if_fail (ORRERY_IS_RECORD (self), NULL);
  g_return_val_if_fail (point <= self->answers->len, NULL);

  branch = orrery_record_new_empty (self->game);
  branch->position = self->position == NULL ? NULL : json_node_ref (self->position);
  branch->setup = self->setup;
  branch->seed = self->seed;
  branch->has_seed = self->has_seed;
  branch->seed_hash = g_strdup (self->seed_hash);
  orrery_record_set_start (branch, &self->start);
  g_array_append_vals (branch->answers, self->answers->data, point);
  g_array_append_vals (branch->snapshots, self->snapshots->data, point / SNAPSHOT_EVERY);
  orrery_record_state_at (self, point, &branch->state);
  branch->point = point;
  name_players (branch, self->players);
  orrery_record_set_colours (branch, self->colours);
  return branch;
}

OrreryRecord *
orrery_record_dup_public (OrreryRecord *self)
{
  const Game *rules;
  OrreryRecord *public;
  GameState state;

  g_return_val_if_fail (ORRERY_IS_RECORD (self), NULL);

  rules = self->game->rules;
  if (orrery_record_is_over (self))
    {
      public = orrery_record_branch (self, self->answers->len);
      orrery_record_move (public, self->point);
      return public;
    }
  state = self->state;
  rules->view (&state, GAME_NOBODY);
  rules->set_options (&state, rules->info (&state).options | GAME_MIRROR);
  public = orrery_record_new_from_position (self->game, &state, self->players);
  orrery_record_set_colours (public, self->colours);
  return public;
}

/* States */

void
orrery_record_state_at (OrreryRecord *self, guint point, void *state)
{
  const Game *rules = self->game->rules;
  const guint n = point / SNAPSHOT_EVERY;
  guint i = n * SNAPSHOT_EVERY;

  g_return_if_fail (ORRERY_IS_RECORD (self));
  g_return_if_fail (point <= self->answers->len);

  if (point >= self->point && self->point >= i)
    {
      memcpy (state, &self->state, rules->state_size);
      i = self->point;
    }
  else if (n == 0)
    memcpy (state, &self->start, rules->state_size);
  else
    memcpy (state, self->snapshots->data + (n - 1) * rules->state_size, rules->state_size);
  for (; i < point; i++)
    rules->apply (state, g_array_index (self->answers, GameAnswer, i), NULL);
}

/* Gives the answer in memory. If it is rejected, nothing changes. */
GameStatus
orrery_record_take (OrreryRecord *self, GameAnswer answer, GameEvents *events)
{
  const GameStatus status = self->game->rules->apply (&self->state, answer, events);

  if (status != GAME_OK)
    return status;
  g_array_set_size (self->answers, self->point);
  g_array_set_size (self->snapshots, self->point / SNAPSHOT_EVERY);
  g_array_append_val (self->answers, answer);
  self->point++;
  if (self->point % SNAPSHOT_EVERY == 0)
    g_array_append_vals (self->snapshots, &self->state, 1);
  return GAME_OK;
}

void
orrery_record_move (OrreryRecord *self, guint point)
{
  GameState state = self->state;

  orrery_record_state_at (self, point, &state);
  self->state = state;
  self->point = point;
}

void
orrery_record_replace_answers (OrreryRecord *self, const GArray *answers, guint point)
{
  orrery_record_move (self, 0);
  for (guint i = 0; i < answers->len; i++)
    orrery_record_take (self, g_array_index (answers, GameAnswer, i), NULL);
  orrery_record_move (self, point);
}

/* Public */

guint64
orrery_record_get_seed (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), 0);

  return self->seed;
}

gboolean
orrery_record_is_over (OrreryRecord *self)
{
  GameState state;

  g_return_val_if_fail (ORRERY_IS_RECORD (self), FALSE);

  orrery_record_state_at (self, self->answers->len, &state);
  return orrery_game_is_over (self->game, &state);
}

gboolean
orrery_record_is_secret (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), FALSE);

  return self->was_kept && !orrery_record_is_over (self);
}

char *
orrery_record_dup_seed_hash (OrreryRecord *self)
{
  g_autofree char *digits = NULL;

  g_return_val_if_fail (ORRERY_IS_RECORD (self), NULL);

  if (!self->has_seed)
    return g_strdup (self->seed_hash);
  digits = g_strdup_printf ("%" G_GUINT64_FORMAT, self->seed);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, digits, -1);
}

char *
orrery_record_dup_open_seed (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), NULL);

  return self->has_seed && orrery_record_is_over (self)
             ? g_strdup_printf ("%" G_GUINT64_FORMAT, self->seed)
             : NULL;
}

const OrreryPlayer *
orrery_record_get_player (OrreryRecord *self, guint seat)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), NULL);
  g_return_val_if_fail (seat < self->n_seats, NULL);

  return &self->players[seat];
}

void
orrery_record_set_colours (OrreryRecord *self, const guint8 colours[GAME_MAX_SEATS])
{
  g_return_if_fail (ORRERY_IS_RECORD (self));

  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    self->colours[i] = MIN (colours[i], GAME_MAX_SEATS - 1);
}

const guint8 *
orrery_record_get_colours (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), NULL);

  return self->colours;
}

void
orrery_record_get_names (OrreryRecord *self, const char *names[GAME_MAX_SEATS])
{
  g_return_if_fail (ORRERY_IS_RECORD (self));

  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    names[i] = self->players[i].name;
}

const OrreryGame *
orrery_record_get_game (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), NULL);

  return self->game;
}

guint
orrery_record_get_n_seats (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), 0);

  return self->n_seats;
}

const void *
orrery_record_get_state (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), NULL);

  return &self->state;
}

guint
orrery_record_get_n_answers (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), 0);

  return self->answers->len;
}

guint
orrery_record_get_point (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), 0);

  return self->point;
}

GameAnswer
orrery_record_get_answer (OrreryRecord *self, guint i)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), 0);
  g_return_val_if_fail (i < self->answers->len, 0);

  return g_array_index (self->answers, GameAnswer, i);
}

gboolean
orrery_record_answer (OrreryRecord *self, GameAnswer answer, GameEvents *events, GError **error)
{
  GameStatus status;

  g_return_val_if_fail (ORRERY_IS_RECORD (self), FALSE);

  if (self->point >= ORRERY_RECORD_MAX_ANSWERS)
    return orrery_record_fail_length (error);
  status = self->game->rules->check (&self->state, answer);
  if (status != GAME_OK)
    return orrery_record_fail (error, ORRERY_RECORD_ERROR_REFUSED, "%s",
                               self->game->tell_refusal (status));
  /* Save it first: a change that could not be saved has not happened. */
  if (!orrery_record_keep_answer (self, answer, error))
    return FALSE;
  orrery_record_take (self, answer, events);
  orrery_record_changed (self);
  return TRUE;
}

static gboolean
go_to (OrreryRecord *self, guint point)
{
  if (point == self->point)
    return TRUE;
  if (!orrery_record_keep_point (self, point, NULL))
    return FALSE;
  orrery_record_move (self, point);
  orrery_record_changed (self);
  return TRUE;
}

gboolean
orrery_record_undo (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), FALSE);

  return self->point > 0 && go_to (self, self->point - 1);
}

gboolean
orrery_record_redo (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), FALSE);

  return self->point < self->answers->len && go_to (self, self->point + 1);
}

void
orrery_record_go_to (OrreryRecord *self, guint point)
{
  g_return_if_fail (ORRERY_IS_RECORD (self));
  g_return_if_fail (point <= self->answers->len);

  go_to (self, point);
}
