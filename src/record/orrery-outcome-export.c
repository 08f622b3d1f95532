/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/orrery-outcome-export.h"

#include "record/orrery-json-text.h"

#include <string.h>

#define BGSTATS "https://app.bgstatsapp.com/createPlay.html?data="

/* --- CSV --- */

#define CSV_HEAD "game,date,kind,rounds,players,seat,name,player_kind,%s,score,tie_break,rank,winner,minutes,location,parts\r\n"

/* A text that starts like a formula gets an apostrophe, which spreadsheets hide. */
static void
append_text (GString *csv, const char *text)
{
  const gboolean formula = text[0] != '\0' && strchr ("=+-@\t\r", text[0]) != NULL;

  if (strpbrk (text, ",\"\r\n") == NULL && !formula)
    {
      g_string_append (csv, text);
      return;
    }
  g_string_append_c (csv, '"');
  if (formula)
    g_string_append_c (csv, '\'');
  for (const char *at = text; *at != '\0'; at++)
    {
      if (*at == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *at);
    }
  g_string_append_c (csv, '"');
}

/* "VP chips: 12; Developments: 11; Galactic Federation: 4", where the final table is known. */
static void
append_parts (GString *csv, GArray *rows, guint seat)
{
  g_autoptr (GString) parts = g_string_new (NULL);

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const OrreryScoreRow *row = &g_array_index (rows, OrreryScoreRow, i);

      if (row->points[seat] != ORRERY_NO_POINTS)
        g_string_append_printf (parts, "%s%s: %d", parts->len > 0 ? "; " : "", row->name, row->points[seat]);
    }
  append_text (csv, parts->str);
}

static void
append_seat (GString *csv, OrreryOutcome *outcome, GArray *rows, guint i)
{
  const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, i);
  g_autofree char *date = g_date_time_format_iso8601 (orrery_outcome_get_date (outcome));

  append_text (csv, orrery_outcome_get_id (outcome));
  g_string_append_printf (csv, ",%s,%s,", date,
                          orrery_outcome_kind_ids[orrery_outcome_get_kind (outcome)]);
  if (orrery_outcome_get_rounds (outcome) > 0)
    g_string_append_printf (csv, "%u", orrery_outcome_get_rounds (outcome));
  g_string_append_printf (csv, ",%u,%u,", orrery_outcome_get_n_seats (outcome), i);
  append_text (csv, seat->name);
  g_string_append_c (csv, ',');
  append_text (csv, seat->kind);
  g_string_append_c (csv, ',');
  append_text (csv, orrery_outcome_get_role_name (outcome, i));
  g_string_append_printf (csv, ",%d,%d,%u,%s,", seat->score, seat->tie_break, orrery_outcome_get_rank (outcome, i),
                          seat->winner ? "yes" : "no");
  if (orrery_outcome_get_minutes (outcome) > 0)
    g_string_append_printf (csv, "%u", orrery_outcome_get_minutes (outcome));
  g_string_append_c (csv, ',');
  append_text (csv, orrery_outcome_get_location (outcome) != NULL ? orrery_outcome_get_location (outcome) : "");
  g_string_append_c (csv, ',');
  append_parts (csv, rows, i);
  g_string_append (csv, "\r\n");
}

/* The name of the column for roles; "role" if there are several games. */
static const char *
find_role_word (GPtrArray *outcomes)
{
  const OrreryGame *game
      = outcomes->len > 0 ? orrery_outcome_get_game (g_ptr_array_index (outcomes, 0)) : orrery_game_get_default ();

  for (guint i = 1; i < outcomes->len; i++)
    if (orrery_outcome_get_game (g_ptr_array_index (outcomes, i)) != game)
      return "role";
  return game->roles->word;
}

char *
orrery_outcomes_to_csv (GPtrArray *outcomes)
{
  GString *csv = g_string_new (NULL);

  g_string_append_printf (csv, CSV_HEAD, find_role_word (outcomes));
  for (guint i = 0; i < outcomes->len; i++)
    {
      OrreryOutcome *outcome = g_ptr_array_index (outcomes, i);
      const OrreryGame *game = orrery_outcome_get_game (outcome);
      g_autoptr (GArray) rows = NULL;
      GameState state;

      if (game->list_score != NULL && orrery_outcome_get_state (outcome, &state, NULL))
        rows = game->list_score (&state);
      for (guint k = 0; k < orrery_outcome_get_n_seats (outcome); k++)
        append_seat (csv, outcome, rows, k);
    }
  return g_string_free (csv, FALSE);
}

/* --- JSON --- */

char *
orrery_outcomes_to_json (GPtrArray *outcomes)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_ARRAY);
  JsonArray *array = json_array_sized_new (outcomes->len);

  for (guint i = 0; i < outcomes->len; i++)
    json_array_add_element (array, orrery_outcome_write (g_ptr_array_index (outcomes, i)));
  json_node_take_array (node, array);
  return orrery_json_text_print (node);
}

/* --- BG Stats --- */

static JsonObject *
new_bgstats_game (const OrreryGame *which)
{
  JsonObject *game = json_object_new ();

  json_object_set_string_member (game, "name", which->rules->name);
  json_object_set_string_member (game, "sourceGameId", which->rules->id);
  if (which->bgg_id != 0)
    json_object_set_int_member (game, "bggId", which->bgg_id);
  json_object_set_boolean_member (game, "highestWins", TRUE);
  json_object_set_boolean_member (game, "noPoints", FALSE);
  return game;
}

/* BG Stats identifies players by name. */
static JsonObject *
new_bgstats_player (OrreryOutcome *outcome, guint i)
{
  const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, i);
  JsonObject *player = json_object_new ();

  json_object_set_string_member (player, "name", seat->name);
  json_object_set_string_member (player, "sourcePlayerId", seat->name);
  json_object_set_boolean_member (player, "startPlayer", FALSE);
  json_object_set_boolean_member (player, "winner", seat->winner);
  json_object_set_int_member (player, "score", seat->score);
  json_object_set_int_member (player, "rank", orrery_outcome_get_rank (outcome, i));
  json_object_set_string_member (player, "role", orrery_outcome_get_role_name (outcome, i));
  return player;
}

char *
orrery_outcome_to_bgstats (OrreryOutcome *outcome)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *play = json_object_new ();
  JsonArray *players = json_array_new ();
  g_autofree char *date
      = g_date_time_format (orrery_outcome_get_date (outcome), "%Y-%m-%d %H:%M:%S");
  g_autofree char *text = NULL;
  g_autofree char *escaped = NULL;

  for (guint i = 0; i < orrery_outcome_get_n_seats (outcome); i++)
    json_array_add_object_element (players, new_bgstats_player (outcome, i));
  json_object_set_string_member (play, "sourceName", "Orrery");
  json_object_set_string_member (play, "sourcePlayId", orrery_outcome_get_id (outcome));
  json_object_set_string_member (play, "playDate", date);
  if (orrery_outcome_get_minutes (outcome) > 0)
    json_object_set_int_member (play, "durationMin", orrery_outcome_get_minutes (outcome));
  if (orrery_outcome_get_location (outcome) != NULL)
    json_object_set_string_member (play, "location", orrery_outcome_get_location (outcome));
  json_object_set_object_member (play, "game", new_bgstats_game (orrery_outcome_get_game (outcome)));
  json_object_set_array_member (play, "players", players);
  json_node_take_object (node, play);
  text = orrery_json_text_print_compact (node);
  escaped = g_uri_escape_string (text, NULL, FALSE);
  return g_strconcat (BGSTATS, escaped, NULL);
}
