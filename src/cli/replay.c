/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli replay: a recorded game, described and shown up to any point. */
#include "cli.h"
#include "commands.h"
#include "describe.h"
#include "load.h"
#include "record/orrery-json-add.h"
#include "tell.h"
#include "tournament.h"

#include <glib/gi18n.h>
#include <stdio.h>

static const CliCommand command = {
  .name = "replay",
  .arguments = "FILE",
  .n_arguments = 1,
  .summary = N_("Tells a recorded game as a story and shows the table at its end, or after a "
                "given number of answers. FILE can be - for standard input."),
  .description = N_("With --json, one object: point (answers so far), answers (answers in all), "
                    "log (for each answer that has something to tell: point, answer and text), "
                    "state (a position, as docs/record.md describes it) and question. With --as, "
                    "the answers and their number are left out."),
};

typedef struct
{
  OrreryRecord *record;
  const OrreryGame *game;
  const char *names[GAME_MAX_SEATS];
  guint to;
  int seat; /* who looks; -1 for all */
  gboolean as_json;
} Replay;

/* Called for every answer, with its events. */
typedef void (*Follow) (const Replay *replay, guint point, const GameEvents *events, gpointer data);

static void
follow (const Replay *replay, Follow follow_one, gpointer data)
{
  g_autofree GameEvents *events = g_new0 (GameEvents, 1);
  GameState state;

  orrery_record_state_at (replay->record, 0, &state);
  for (guint i = 0; i < replay->to; i++)
    {
      events->n = events->lost = 0;
      replay->game->rules->apply (&state, orrery_record_get_answer (replay->record, i), events);
      follow_one (replay, i + 1, events, data);
    }
}

static void
tell_one (const Replay *replay, guint point, const GameEvents *events, gpointer teller)
{
  cli_teller_add (teller, events);
}

static void
print_text (const Replay *replay, const void *state)
{
  g_autofree char *question = replay->game->tell_question (state, replay->names);
  g_autoptr (CliTeller) teller = cli_teller_new (replay->game, replay->names, replay->seat);
  g_autofree char *story = NULL;
  g_autofree char *table = replay->game->tell_state (state, replay->names);

  follow (replay, tell_one, teller);
  story = cli_teller_take (teller);
  printf ("%s\n%s\n%s\n", story, table, question);
  if (orrery_game_is_over (replay->game, state))
    {
      g_autofree char *score = replay->game->tell_score (state, replay->names);

      printf ("%s", score);
    }
}

static void
add_one (const Replay *replay, guint point, const GameEvents *events, gpointer builder)
{
  g_autofree char *text = replay->game->tell_events (events, replay->names, replay->seat);
  char words[GAME_MAX_TEXT];

  if (text == NULL)
    return;
  json_builder_begin_object (builder);
  /* A seat may not know the answers of others, nor how many there were. */
  if (replay->seat == GAME_NOBODY)
    {
      orrery_json_add_int (builder, "point", point);
      replay->game->rules->format (orrery_record_get_answer (replay->record, point - 1), words);
      orrery_json_add_string (builder, "answer", words);
    }
  orrery_json_add_string (builder, "text", text);
  json_builder_end_object (builder);
}

static void
print_json (const Replay *replay, const void *state)
{
  JsonBuilder *builder = json_builder_new ();

  json_builder_begin_object (builder);
  if (replay->seat == GAME_NOBODY)
    {
      orrery_json_add_int (builder, "point", replay->to);
      orrery_json_add_int (builder, "answers", orrery_record_get_n_answers (replay->record));
    }
  json_builder_set_member_name (builder, "log");
  json_builder_begin_array (builder);
  follow (replay, add_one, builder);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "state");
  json_builder_add_value (builder, replay->game->write_position (state, GAME_NOBODY));
  json_builder_set_member_name (builder, "question");
  json_builder_add_value (builder, cli_describe_question (replay->game, state, replay->names));
  json_builder_end_object (builder);
  cli_print_builder (builder);
}

static gboolean
read_options (Replay *replay, const char *to, const char *seat)
{
  const guint n_answers = orrery_record_get_n_answers (replay->record);
  const guint n_seats = orrery_record_get_n_seats (replay->record);
  guint64 number;

  replay->to = orrery_record_get_point (replay->record);
  replay->seat = GAME_NOBODY;
  if (to != NULL)
    {
      if (!cli_parse_number ("--to", to, 0, n_answers, &number))
        return FALSE;
      replay->to = (guint) number;
    }
  if (seat != NULL)
    {
      if (!cli_parse_number ("--as", seat, 0, n_seats - 1, &number))
        return FALSE;
      replay->seat = (int) number;
    }
  return TRUE;
}

static CliExit
run (Replay *replay)
{
  GameState state;

  orrery_record_state_at (replay->record, replay->to, &state);
  if (replay->seat >= 0)
    replay->game->rules->view (&state, replay->seat);
  if (replay->as_json)
    print_json (replay, &state);
  else
    print_text (replay, &state);
  return CLI_DONE;
}

int
cli_replay (int argc, char **argv)
{
  g_autofree char *id = NULL;
  g_autofree char *to = NULL;
  g_autofree char *seat = NULL;
  gboolean reveal = FALSE;
  Replay replay = { 0 };
  const GOptionEntry entries[] = {
    { "to", 0, 0, G_OPTION_ARG_STRING, &to, N_("Stop after N answers"), N_("N") },
    { "as", 0, 0, G_OPTION_ARG_STRING, &seat, N_("Show only what this seat may know; seats count from 0"),
      N_("SEAT") },
    { "reveal", 0, 0, G_OPTION_ARG_NONE, &reveal,
      N_("Show everything, even if the game is not over"), NULL },
    cli_game_option (&id, _("Game of a position that does not name one (default: %s)"), NULL),
    { "json", 0, 0, G_OPTION_ARG_NONE, &replay.as_json, N_("Print one JSON object"), NULL },
    { NULL }
  };
  g_autoptr (OrreryRecord) record = NULL;
  const OrreryGame *game;

  if (!cli_parse (&command, entries, &argc, &argv) || !cli_find_game (id, &game))
    return CLI_MISUSED;
  record = cli_load_open (argv[1], game, reveal || seat != NULL);
  if (record == NULL)
    return CLI_REFUSED;
  replay.record = record;
  replay.game = orrery_record_get_game (record);
  orrery_record_get_names (record, replay.names);
  return read_options (&replay, to, seat) ? run (&replay) : CLI_MISUSED;
}
