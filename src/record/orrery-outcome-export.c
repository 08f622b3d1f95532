/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "record/orrery-outcome-export.h"

#include "record/orrery-json-text.h"

#include <string.h>

#define BGSTATS "https://app.bgstatsapp.com/createPlay.html?data="

/* --- CSV --- */

static const char csv_head[] = "game,date,kind,rounds,players,seat,name,player_kind,faction,score,"
                               "tie_break,rank,winner\r\n";

/* A text that begins like a formula gets an apostrophe, which spreadsheets do not show. */
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

static void
append_seat (GString *csv, OrreryOutcome *outcome, guint i)
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
  g_string_append_printf (csv, ",%d,%d,%u,%s\r\n", seat->score, seat->tie_break,
                          orrery_outcome_get_rank (outcome, i), seat->winner ? "yes" : "no");
}

char *
orrery_outcomes_to_csv (GPtrArray *outcomes)
{
  GString *csv = g_string_new (csv_head);

  for (guint i = 0; i < outcomes->len; i++)
    {
      OrreryOutcome *outcome = g_ptr_array_index (outcomes, i);

      for (guint k = 0; k < orrery_outcome_get_n_seats (outcome); k++)
        append_seat (csv, outcome, k);
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
  json_object_set_int_member (game, "bggId", which->bgg_id);
  json_object_set_boolean_member (game, "highestWins", TRUE);
  json_object_set_boolean_member (game, "noPoints", FALSE);
  return game;
}

/* Who is remembered as which player there goes by the name. "winner" must be there for everybody:
 * on some phones the play is not taken without it. */
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
  json_object_set_object_member (play, "game", new_bgstats_game (orrery_outcome_get_game (outcome)));
  json_object_set_array_member (play, "players", players);
  json_node_take_object (node, play);
  text = orrery_json_text_print_compact (node);
  escaped = g_uri_escape_string (text, NULL, FALSE);
  return g_strconcat (BGSTATS, escaped, NULL);
}
