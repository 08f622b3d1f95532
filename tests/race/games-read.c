/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of the games, and the current position in them. */
#include "games.h"

#include <string.h>

char *
replay_where (const Replay *r)
{
  return g_strdup_printf ("game %s, round %u, phase %d, seat %d, %s", json_object_get_string_member (r->game, "id"),
                          r->s.round, r->s.phase, r->s.actor, race_game.question_word (r->s.ask));
}

JsonObject *
replay_seat (const Replay *r, int seat)
{
  return json_array_get_object_element (json_object_get_array_member (r->phase, "seats"), (guint) seat);
}

RacePhase
replay_phase (JsonObject *line)
{
  static const char *const names[] = { "explore", "develop", "", "settle", "", "consume", "produce" };
  const char *name = json_object_get_string_member (line, "phase");
  guint phase = 0;

  while (strcmp (names[phase], name) != 0)
    phase++;
  return (RacePhase) (phase + (json_object_get_boolean_member (line, "second") ? 1 : 0));
}

static GDataInputStream *
open_games (const char *folder, const char *name)
{
  g_autofree char *base = g_strdup_printf ("%s.jsonl.gz", name);
  g_autofree char *path = g_build_filename (folder, base, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInputStream) raw = g_file_read (file, NULL, &error);
  g_autoptr (GZlibDecompressor) gunzip = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP);
  g_autoptr (GInputStream) stream = NULL;

  g_assert_no_error (error);
  stream = g_converter_input_stream_new (G_INPUT_STREAM (raw), G_CONVERTER (gunzip));
  return g_data_input_stream_new (stream);
}

/* TRUE at the end of a game. */
static gboolean
play_line (Replay *r, const ReplaySteps *steps, JsonObject *line)
{
  const char *kind = json_object_get_string_member (line, "t");

  if (strcmp (kind, "game") == 0)
    steps->game (r, line);
  else if (strcmp (kind, "round") == 0)
    steps->round (r, line);
  else if (strcmp (kind, "phase") == 0)
    steps->phase (r, line);
  else if (strcmp (kind, "round-end") == 0)
    steps->round_end (r, line);
  else
    {
      g_assert_cmpint (race_question (&r->s).ask, ==, GAME_OVER);
      replay_compare_scores (r, line);
      return TRUE;
    }
  return FALSE;
}

guint
replay_file (Replay *r, const ReplaySteps *steps, const char *folder, const char *name)
{
  g_autoptr (GDataInputStream) lines = open_games (folder, name);
  guint n_games = 0;

  for (;;)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = g_data_input_stream_read_line (lines, NULL, NULL, &error);
      g_autoptr (JsonNode) node = text == NULL ? NULL : json_from_string (text, &error);

      g_assert_no_error (error);
      if (node == NULL)
        break;
      n_games += play_line (r, steps, json_node_get_object (node)) ? 1 : 0;
    }
  g_clear_pointer (&r->game, json_object_unref);
  g_clear_pointer (&r->round, json_object_unref);
  return n_games;
}
