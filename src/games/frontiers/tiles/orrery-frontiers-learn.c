/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/tiles/orrery-frontiers-learn.h"

#include "assist/orrery-words.h"
#include "games/frontiers/words/orrery-frontiers-story.h"
#include "games/frontiers/words/orrery-frontiers-tile.h"
#include "games/frontiers/words/orrery-frontiers.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
clear_unknown (gpointer tile)
{
  json_object_unref (((OrreryUnknownTile *) tile)->entry);
}

static gboolean
has_name (const FrState *state, guint tile)
{
  const FrTile *known = fr_tile (state, tile);

  return known != NULL && known->name != 0;
}

static gboolean
is_large (guint stack)
{
  return stack >= FR_N_SMALL;
}

/* --- Unknown tiles --- */

static JsonObject *
new_development (const FrState *state, guint stack)
{
  JsonObject *entry = json_object_new ();

  json_object_set_string_member (entry, "size", is_large (stack) ? "large" : "small");
  json_object_set_int_member (entry, "slot", is_large (stack) ? stack - FR_N_SMALL + 1 : stack + 1);
  json_object_set_string_member (entry, "side", (state->stacks[stack].left & FR_TURNED) != 0 ? "other" : "white");
  if (is_large (stack))
    {
      json_object_set_int_member (entry, "cost", 9);
      json_object_set_string_member (entry, "vp", "?");
    }
  return entry;
}

static JsonObject *
new_colony (const FrState *state, guint seat, guint place)
{
  const guint tile = state->seats[seat].colony[place];
  JsonObject *entry = fr_tile (state, tile) != NULL ? orrery_frontiers_tile_write (state, tile) : json_object_new ();

  if (place == 0 && tile >= FR_FIRST_HOME && tile < FR_N_TILES)
    {
      json_object_set_int_member (entry, "mat", state->seats[seat].mat);
      json_object_set_string_member (entry, "side", state->seats[seat].side != 0 ? "other" : "white");
    }
  return entry;
}

static void
add_developments (GArray *tiles, const FrState *state, gboolean large)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint i = 0; i < state->seats[seat].n_developments; i++)
      {
        const guint stack = state->seats[seat].development[i];
        const OrreryUnknownTile tile = { ORRERY_COLLECTION_DEVELOPMENTS, seat, FR_PLACE_DEVELOPMENT + i, NULL };

        if (stack >= FR_N_STACKS || is_large (stack) != large || has_name (state, fr_place_tile (state, (int) seat, tile.place)))
          continue;
        g_array_append_val (tiles, tile);
        g_array_index (tiles, OrreryUnknownTile, tiles->len - 1).entry = new_development (state, stack);
      }
}

static void
add_colonies (GArray *tiles, const FrState *state)
{
  for (guint seat = 0; fr_level (state) != FR_LEVEL_CLOCK && seat < state->n_seats; seat++)
    for (guint i = 0; i < state->seats[seat].n_colonies; i++)
      {
        const guint colony = state->seats[seat].colony[i];
        const gboolean is_home = colony >= FR_FIRST_HOME && colony < FR_N_TILES;
        const OrreryUnknownTile tile = { is_home ? ORRERY_COLLECTION_HOMES : ORRERY_COLLECTION_WORLDS, seat, i, NULL };

        if (colony == FR_SOME_HOME || has_name (state, colony))
          continue;
        g_array_append_val (tiles, tile);
        g_array_index (tiles, OrreryUnknownTile, tiles->len - 1).entry = new_colony (state, seat, i);
      }
}

GArray *
orrery_frontiers_list_unknown (const FrState *state)
{
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (OrreryUnknownTile));

  g_array_set_clear_func (tiles, clear_unknown);
  add_developments (tiles, state, TRUE);
  add_developments (tiles, state, FALSE);
  add_colonies (tiles, state);
  return tiles;
}

char *
orrery_frontiers_tell_unknown (const FrState *state, const OrreryUnknownTile *tile)
{
  const FrSeat *p = &state->seats[tile->seat];
  g_autofree char *stack = NULL;

  if (tile->list == ORRERY_COLLECTION_HOMES)
    return g_strdup_printf (_("Home colony of mat %u"), p->mat);
  if (tile->list == ORRERY_COLLECTION_WORLDS)
    return g_strdup (_("A world"));
  stack = orrery_frontiers_story_dup_stack (p->development[tile->place - FR_PLACE_DEVELOPMENT]);
  return orrery_words_begin (stack);
}

/* --- Learning --- */

static gboolean
refuse (FrStatus status, GError **error)
{
  g_set_error_literal (error, ORRERY_POSITION_ERROR, ORRERY_POSITION_ERROR_IMPOSSIBLE, orrery_frontiers_story_refusal (status));
  return FALSE;
}

/* The last free entry, because worlds that are described during the game get the first one; -1: none is left. An
 * entry of the same name was added before, and undone. */
static int
find_free (FrState *start, const OrreryUnknownTile *tile, JsonObject *entry)
{
  const gboolean is_face = tile->list == ORRERY_COLLECTION_DEVELOPMENTS;
  const guint first = is_face ? FR_FIRST_FACE : 0;
  const char *name = json_object_get_string_member_with_default (entry, "name", "");
  int found = -1;

  for (guint i = first; i < first + (is_face ? FR_N_FACES : FR_N_WORLDS); i++)
    {
      if ((start->tiles[i].flags & FR_ASIDE) && g_strcmp0 (orrery_frontiers_name_get (start->tiles[i].name), name) == 0)
        memset (&start->tiles[i], 0, sizeof start->tiles[i]);
      found = start->tiles[i].flags == 0 ? (int) i : found;
    }
  return found;
}

/* FALSE if the entry is not possible. */
static gboolean
set_aside (FrState *start, guint at, JsonObject *entry, GError **error)
{
  if (!orrery_frontiers_tile_read_name (start, at, entry, error) || !orrery_frontiers_tile_read (start, at, entry, error))
    return FALSE;
  start->tiles[at].flags |= FR_ASIDE;
  orrery_frontiers_tiles_set_aside (start);
  fr_sort_pools (start);
  return fr_verify (start).code == FR_WHOLE || refuse (FR_BREAKS_TABLE, error);
}

/* The same game, from a start with other tiles. */
static OrreryRecord *
replay (OrreryRecord *record, const FrState *start, GError **error)
{
  OrreryPlayer players[FR_MAX_SEATS];
  g_autoptr (OrreryRecord) learned = NULL;

  for (guint i = 0; i < start->n_seats; i++)
    players[i] = *orrery_record_get_player (record, i);
  learned = orrery_record_new_from_position (&orrery_frontiers, start, players);
  orrery_record_set_colours (learned, orrery_record_get_colours (record));
  for (guint i = 0; i < orrery_record_get_point (record); i++)
    if (!orrery_record_answer (learned, orrery_record_get_answer (record, i), NULL, error))
      return NULL;
  return g_steal_pointer (&learned);
}

OrreryRecord *
orrery_frontiers_learn (OrreryRecord *record, const OrreryUnknownTile *tile, JsonObject *entry, GError **error)
{
  g_autoptr (OrreryRecord) learned = NULL;
  FrState start;
  int at;

  orrery_record_state_at (record, 0, &start);
  at = find_free (&start, tile, entry);
  if (at < 0)
    refuse (FR_NO_ROOM, error);
  else if (set_aside (&start, (guint) at, entry, error))
    learned = replay (record, &start, error);
  if (learned == NULL || !orrery_record_answer (learned, GAME_ANSWER (FR_DO_FIX_LEARN, tile->seat, tile->place, at), NULL, error))
    return NULL;
  return g_steal_pointer (&learned);
}
