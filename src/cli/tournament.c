/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tournament.h"

#include "cli.h"
#include "tell.h"

#include <glib/gi18n.h>
#include <signal.h>
#include <string.h>

/* How far the threads may run ahead of the reports. */
#define WINDOW 256

typedef struct
{
  const CliTournament *tournament;
  GMutex mutex;
  GCond changed;
  guint64 next;     /* the first one that no thread has taken */
  guint64 reported; /* how many */
  gboolean stop;
  CliGame *done[WINDOW]; /* by number, modulo; NULL while not done */
} Hall;

static volatile sig_atomic_t interrupted;

/* The limit for a game that would never end. */
static const OrreryEnd broken_off = { "limit", N_("it took too long") };

static void
on_interrupt_cb (int signal)
{
  interrupted = 1;
}

static void
free_game (CliGame *game)
{
  g_clear_pointer (&game->answers, g_array_unref);
  g_free (game->story);
  g_free (game);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliGame, free_game)

static void
note (const CliTournament *tournament, CliGame *game, CliTeller *teller, GameAnswer answer, const GameEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      const OrreryEnd *end = tournament->game->get_end (&events->list[i]);

      if (end != NULL)
        game->end = end;
    }
  if (game->answers != NULL)
    g_array_append_val (game->answers, answer);
  if (teller != NULL)
    cli_teller_add (teller, events);
}

/* The seats of a game, and its seed. */
static void
sit_down (const CliTournament *tournament, guint64 number, CliGame *game,
          const PlayerKind *kinds[GAME_MAX_SEATS], const PlayerLimits *limits[GAME_MAX_SEATS])
{
  const guint n_seats = tournament->setup.n_seats;

  game->rotation = tournament->rotate ? (guint) (number % n_seats) : 0;
  game->seed = tournament->seed + (tournament->rotate ? number / n_seats : number);
  for (guint i = 0; i < n_seats; i++)
    {
      const guint seat = (i + game->rotation) % n_seats;

      kinds[seat] = tournament->seats[i].kind;
      limits[seat] = &tournament->seats[i].limits;
    }
}

/* NULL when interrupted. */
static CliGame *
play (const CliTournament *tournament, guint64 number)
{
  g_autoptr (CliGame) game = g_new0 (CliGame, 1);
  g_autoptr (CliTeller) teller = NULL;
  g_autofree GameEvents *events = g_new0 (GameEvents, 1);
  const PlayerKind *kinds[GAME_MAX_SEATS];
  const PlayerLimits *limits[GAME_MAX_SEATS] = { NULL };
  GameAnswer answer;
  SelfPlay play;

  sit_down (tournament, number, game, kinds, limits);
  game->answers = tournament->with_answers ? g_array_new (FALSE, FALSE, sizeof (GameAnswer)) : NULL;
  if (tournament->with_story)
    teller = cli_teller_new (tournament->game, tournament->names, GAME_NOBODY);
  self_play_start (&play, tournament->game->rules, &tournament->setup, kinds, game->seed);
  memcpy (play.limits, limits, sizeof limits);
  while (!interrupted && self_play_step (&play, events, &answer))
    {
      note (tournament, game, teller, answer, events);
      events->n = events->lost = 0;
    }
  if (interrupted)
    return NULL;
  if (game->end == NULL)
    game->end = &broken_off;
  play.game->score (&play.state, &game->score);
  game->story = teller != NULL ? cli_teller_take (teller) : NULL;
  game->n_rounds = play.game->info (&play.state).round;
  game->n_answers = play.n_answers;
  return g_steal_pointer (&game);
}

/* Which game to play next, or FALSE when there is nothing left to do. */
static gboolean
take_number (Hall *hall, guint64 *number)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&hall->mutex);

  while (!hall->stop && hall->next < hall->tournament->n_games
         && hall->next >= hall->reported + WINDOW)
    g_cond_wait (&hall->changed, &hall->mutex);
  if (hall->stop || hall->next >= hall->tournament->n_games)
    return FALSE;
  *number = hall->next++;
  return TRUE;
}

static gpointer
work (gpointer data)
{
  Hall *hall = data;
  guint64 number;

  while (take_number (hall, &number))
    {
      CliGame *game = play (hall->tournament, number);

      g_mutex_lock (&hall->mutex);
      hall->done[number % WINDOW] = game;
      hall->stop |= game == NULL;
      g_cond_broadcast (&hall->changed);
      g_mutex_unlock (&hall->mutex);
    }
  return NULL;
}

/* The next game in order, once it is done; NULL if there are no more. */
static CliGame *
wait_for_game (Hall *hall)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&hall->mutex);
  CliGame **place = &hall->done[hall->reported % WINDOW];

  if (hall->reported == hall->tournament->n_games)
    return NULL;
  while (*place == NULL && !hall->stop)
    g_cond_wait (&hall->changed, &hall->mutex);
  return g_steal_pointer (place);
}

static void
report_all (Hall *hall, CliReport report, gpointer data)
{
  gboolean go_on = TRUE;

  while (go_on)
    {
      g_autoptr (CliGame) game = wait_for_game (hall);

      go_on = game != NULL && report (game, data);
      g_mutex_lock (&hall->mutex);
      hall->reported += game != NULL;
      hall->stop |= !go_on;
      g_cond_broadcast (&hall->changed);
      g_mutex_unlock (&hall->mutex);
    }
}

guint64
cli_tournament_run (const CliTournament *tournament, CliReport report, gpointer data)
{
  g_autofree Hall *hall = g_new0 (Hall, 1);
  g_autofree GThread **threads = g_new0 (GThread *, tournament->n_threads);
  const struct sigaction action = { .sa_handler = on_interrupt_cb, .sa_flags = SA_RESTART };

  hall->tournament = tournament;
  g_mutex_init (&hall->mutex);
  g_cond_init (&hall->changed);
  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);
  for (guint i = 0; i < tournament->n_threads; i++)
    threads[i] = g_thread_new ("player", work, hall);
  report_all (hall, report, data);
  for (guint i = 0; i < tournament->n_threads; i++)
    g_thread_join (threads[i]);
  for (guint i = 0; i < WINDOW; i++)
    g_clear_pointer (&hall->done[i], free_game);
  g_cond_clear (&hall->changed);
  g_mutex_clear (&hall->mutex);
  return hall->reported;
}
