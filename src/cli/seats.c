/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options --seats and --options of play and match: the players and the setup. */
#include "record/orrery-file.h"
#include "record/orrery-json-text.h"
#include "tournament.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_NODES 1000000
#define MAX_TIMES 1000

char *
cli_list_kinds (const OrreryGame *game)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; game->players[i] != NULL; i++)
    g_string_append_printf (all, "%s%s", i > 0 ? ", " : "", game->players[i]->id);
  return g_string_free (all, FALSE);
}

gboolean
cli_find_game (const char *id, const OrreryGame **game)
{
  *game = id != NULL ? orrery_game_by_id (id) : orrery_game_get_default ();
  return *game != NULL || cli_misuse (_("--game: there is no game ‘%s’"), id);
}

static gboolean
read_kind (const OrreryGame *game, CliSeat *seat)
{
  g_autofree char *kinds = cli_list_kinds (game);
  g_autofree char *id = g_strndup (seat->word, strcspn (seat->word, "@:"));

  seat->kind = orrery_game_find_player (game, id);
  return seat->kind != NULL || cli_misuse (_("--seats: there is no player ‘%s’, only: %s"), id, kinds);
}

/* N nodes, N times the kind's default, or the word for a player that looks at everything. */
static gboolean
read_limit (CliSeat *seat, const char *text)
{
  const gboolean is_factor = g_str_has_suffix (text, "x");
  g_autofree char *digits = g_strndup (text, strlen (text) - is_factor);
  guint64 n;

  if (seat->kind->think == NULL)
    return cli_misuse (_("--seats: ‘%s’ does not think ahead, so it takes no number of nodes"), seat->kind->id);
  if (strcmp (text, "cheat") == 0)
    return seat->limits.cheats = TRUE;
  if (!cli_parse_number ("--seats KIND@N", digits, 1, is_factor ? MAX_TIMES : MAX_NODES, &n))
    return FALSE;
  if (is_factor)
    seat->limits.times = (guint32) n;
  else
    seat->limits.nodes = (guint32) n;
  return TRUE;
}

/* Each starts with its own @. */
static gboolean
read_limits (CliSeat *seat, const char *text)
{
  g_auto (GStrv) all = g_strsplit (text, "@", -1);

  for (guint i = 1; all[0] != NULL && all[i] != NULL; i++)
    if (!read_limit (seat, all[i]))
      return FALSE;
  return TRUE;
}

static CliExit
read_network (const PlayerTraining *training, CliSeat *seat, const char *path)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize n;

  if (!seat->kind->has_network)
    {
      cli_misuse (_("--seats: ‘%s’ plays without a network"), seat->kind->id);
      return CLI_MISUSED;
    }
  seat->trained = g_malloc0 (training->trainer_size);
  seat->limits.trained = seat->trained;
  bytes = orrery_file_read_text (path, ORRERY_JSON_TEXT_MAX_BYTES, &n, &error);
  if (bytes == NULL)
    cli_complain ("%s: %s", path, error->message);
  else if (!training->read_net (seat->trained, (const guchar *) bytes, n))
    cli_complain ("%s: %s", path, _("not a network of this program"));
  else
    return CLI_DONE;
  return CLI_REFUSED;
}

static CliExit
read_seat (const OrreryGame *game, CliSeat *seat)
{
  const char *path = strchr (seat->word, ':');
  g_autofree char *limits = g_strndup (seat->word, path != NULL ? (gsize) (path - seat->word) : strlen (seat->word));

  if (!read_kind (game, seat) || !read_limits (seat, limits))
    return CLI_MISUSED;
  return path != NULL ? read_network (game->training, seat, path + 1) : CLI_DONE;
}

CliExit
cli_tournament_read_seats (CliTournament *tournament, const char *seats)
{
  g_auto (GStrv) words = g_strsplit (seats != NULL ? seats : "", ",", -1);
  const Game *rules = tournament->game->rules;
  const guint n = g_strv_length (words);
  CliExit status = CLI_DONE;

  if (seats == NULL)
    cli_misuse (_("--seats is missing: who plays?"));
  else if (n < rules->min_seats || n > rules->max_seats)
    cli_misuse (_("--seats takes %d to %d kinds, not %u"), rules->min_seats, rules->max_seats, n);
  if (seats == NULL || n < rules->min_seats || n > rules->max_seats)
    return CLI_MISUSED;
  for (guint i = 0; i < n && status == CLI_DONE; i++)
    {
      tournament->seats[i].word = g_strdup (words[i]);
      status = read_seat (tournament->game, &tournament->seats[i]);
    }
  tournament->setup.n_seats = (guint8) n;
  return status;
}

/* Only a real table can be mirrored. */
static gboolean
read_option (CliTournament *tournament, const char *word)
{
  const char *const *words = tournament->game->rules->options;
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if ((1u << i) == GAME_MIRROR)
      continue;
    else if (strcmp (words[i], word) != 0)
      g_string_append_printf (all, "%s%s", all->len > 0 ? ", " : "", words[i]);
    else
      {
        tournament->setup.options |= (guint8) (1u << i);
        return TRUE;
      }
  return cli_misuse (_("--options: there is no option ‘%s’, only: %s"), word, all->str);
}

gboolean
cli_check_setup (const Game *rules, const GameSetup *setup, GError **error)
{
  GameState state;

  if (rules->start (&state, setup) == GAME_OK)
    return TRUE;
  for (guint i = 0; rules->options[i] != NULL; i++)
    {
      const GameSetup alone = { setup->n_seats, (guint8) (setup->options & 1u << i) };

      if (rules->start (&state, &alone) != GAME_OK)
        {
          g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("the option ‘%s’ is not for %d seats"),
                       rules->options[i], setup->n_seats);
          return FALSE;
        }
    }
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("these options cannot be combined"));
  return FALSE;
}

gboolean
cli_tournament_read_options (CliTournament *tournament, const char *options)
{
  g_auto (GStrv) words = g_strsplit (options != NULL ? options : "", ",", -1);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; options != NULL && words[i] != NULL; i++)
    if (!read_option (tournament, words[i]))
      return FALSE;
  return cli_check_setup (tournament->game->rules, &tournament->setup, &error) || cli_misuse ("%s", error->message);
}

void
cli_tournament_clear (CliTournament *tournament)
{
  for (guint i = 0; i < G_N_ELEMENTS (tournament->seats); i++)
    {
      g_clear_pointer (&tournament->seats[i].word, g_free);
      g_clear_pointer (&tournament->seats[i].trained, g_free);
    }
}
