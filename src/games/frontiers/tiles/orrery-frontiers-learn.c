/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/tiles/orrery-frontiers-learn.h"

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
new_development (guint stack)
{
  JsonObject *entry = json_object_new ();

  json_object_set_string_member (entry, "size", is_large (stack) ? "large" : "small");
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
        g_array_index (tiles, OrreryUnknownTile, tiles->len - 1).entry = new_development (stack);
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

  if (tile->list == ORRERY_COLLECTION_HOMES)
    return g_strdup_printf (_("Home colony of mat %u"), p->mat);
  if (tile->list == ORRERY_COLLECTION_WORLDS)
    return g_strdup (_("A world"));
  return orrery_frontiers_story_dup_stack (p->development[tile->place - FR_PLACE_DEVELOPMENT]);
}

/* --- Learning --- */

static int
find_free (const FrState *state, guint first, guint n)
{
  for (guint i = first; i < first + n; i++)
    if (fr_tile (state, i) == NULL)
      return (int) i;
  return -1;
}

/* Where the entry goes on the current table; -1: there is no room for it. */
static int
find_place (const FrState *now, const OrreryUnknownTile *tile)
{
  const FrSeat *p = &now->seats[tile->seat];

  if (tile->list == ORRERY_COLLECTION_DEVELOPMENTS)
    return find_free (now, FR_FIRST_FACE, FR_N_FACES);
  return p->colony[tile->place] == FR_UNNAMED ? find_free (now, 0, FR_N_WORLDS) : p->colony[tile->place];
}

/* Adds it at an earlier point of the game too. FALSE: the tile was not on the table then, so it had no place. */
static gboolean
place_tile (FrState *state, const FrState *now, const OrreryUnknownTile *tile, guint at)
{
  FrSeat *p = &state->seats[tile->seat];
  const FrSeat *now_p = &now->seats[tile->seat];

  if (tile->list == ORRERY_COLLECTION_DEVELOPMENTS)
    {
      const guint stack = now_p->development[tile->place - FR_PLACE_DEVELOPMENT];

      state->stacks[stack].face[(now->stacks[stack].left & FR_TURNED) != 0] = (guint8) (at - FR_FIRST_FACE);
      return TRUE;
    }
  if (tile->place >= p->n_colonies || p->colony[tile->place] != now_p->colony[tile->place])
    return FALSE;
  p->colony[tile->place] = (guint8) at;
  return TRUE;
}

static gboolean
refuse (GError **error)
{
  g_set_error_literal (error, ORRERY_POSITION_ERROR, ORRERY_POSITION_ERROR_IMPOSSIBLE, orrery_frontiers_story_refusal (FR_BREAKS_TABLE));
  return FALSE;
}

static gboolean
read_tile (FrState *state, guint at, JsonObject *entry, GError **error)
{
  if (!orrery_frontiers_tile_read_name (state, at, entry, error) || !orrery_frontiers_tile_read (state, at, entry, error))
    return FALSE;
  orrery_frontiers_tiles_sort_pools (state);
  return fr_verify (state).code == FR_WHOLE || refuse (error);
}

static OrreryRecord *
new_record (OrreryRecord *record, const FrState *start)
{
  OrreryPlayer players[FR_MAX_SEATS];
  OrreryRecord *learned;

  for (guint i = 0; i < start->n_seats; i++)
    players[i] = *orrery_record_get_player (record, i);
  learned = orrery_record_new_from_position (&orrery_frontiers, start, players);
  orrery_record_set_colours (learned, orrery_record_get_colours (record));
  return learned;
}

/* The same answers from `point` on, with the tile known; NULL: they do not lead to `wanted`, because the tile
 * would have changed events. */
static OrreryRecord *
replay (OrreryRecord *record, guint point, const FrState *start, const FrState *wanted)
{
  g_autoptr (OrreryRecord) learned = new_record (record, start);

  for (guint i = point; i < orrery_record_get_point (record); i++)
    if (!orrery_record_answer (learned, orrery_record_get_answer (record, i), NULL, NULL))
      return NULL;
  return memcmp (orrery_record_get_state (learned), wanted, sizeof *wanted) == 0 ? g_steal_pointer (&learned) : NULL;
}

OrreryRecord *
orrery_frontiers_learn (OrreryRecord *record, const OrreryUnknownTile *tile, JsonObject *entry, GError **error)
{
  const FrState *now = orrery_record_get_state (record);
  const int at = find_place (now, tile);
  FrState wanted = *now;

  if (at < 0 || !place_tile (&wanted, now, tile, (guint) at))
    {
      refuse (error);
      return NULL;
    }
  if (!read_tile (&wanted, (guint) at, entry, error))
    return NULL;
  /* As early as possible, so that as much as possible can be undone. */
  for (guint point = 0; point < orrery_record_get_point (record); point++)
    {
      OrreryRecord *learned = NULL;
      FrState start;

      orrery_record_state_at (record, point, &start);
      if (place_tile (&start, now, tile, (guint) at) && read_tile (&start, (guint) at, entry, NULL))
        learned = replay (record, point, &start, &wanted);
      if (learned != NULL)
        return learned;
    }
  return new_record (record, &wanted);
}
