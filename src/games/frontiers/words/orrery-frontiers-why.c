/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/words/orrery-frontiers-why.h"

#include "games/frontiers/words/orrery-frontiers-power.h"
#include "games/frontiers/words/orrery-frontiers-story.h"
#include "games/frontiers/words/orrery-frontiers-tile.h"

#include <glib/gi18n.h>

static char *
tell_line (const FrState *state, guint seat, guint8 place, guint line)
{
  const FrTile *tile = fr_tile (state, fr_place_tile (state, (int) seat, place));

  return orrery_frontiers_line_tell (state, fr_tile_line (state, tile, line));
}

static const char *
tell_part (guint part)
{
  static const char *const names[FR_N_PARTS] = { N_("VP chips"), N_("Developments"), N_("Colonies"), N_("Bonuses"), N_("Goals") };

  return _(names[part]);
}

static char *
tell_cause (const FrState *state, guint seat, const GameCause *cause, guint8 place)
{
  switch ((FrCause) cause->kind)
    {
    case FR_CAUSE_PRINTED:
      return g_strdup (_("printed on the tile, as entered in My Tiles"));
    case FR_CAUSE_SELECTOR:
      return g_strdup (_("bonus for selecting"));
    case FR_CAUSE_TILE:
      return orrery_frontiers_tile_dup_name (state, fr_place_tile (state, (int) seat, cause->piece));
    case FR_CAUSE_BY_HAND:
      return g_strdup (_("entered by hand"));
    case FR_CAUSE_GOODS:
      return g_strdup (_("goods given for it"));
    case FR_CAUSE_KIND:
      return g_strdup_printf (_("price of %s"), orrery_frontiers_story_kind (cause->piece));
    case FR_CAUSE_LIMIT:
      return g_strdup (_("never below 0"));
    case FR_CAUSE_LINE:
      return tell_line (state, seat, place, cause->piece);
    case FR_CAUSE_PART:
      return g_strdup (tell_part (cause->piece));
    case FR_N_CAUSES:
    default:
      return g_strdup ("?");
    }
}

char *
orrery_frontiers_tell_why (const FrState *state, guint seat, FrWhy what, guint8 piece)
{
  GString *text = g_string_new (NULL);
  GameCauses causes;
  const int sum = fr_explain (state, (int) seat, what, piece, &causes);

  for (guint i = 0; i < causes.n; i++)
    {
      g_autofree char *cause = tell_cause (state, seat, &causes.list[i], piece);

      g_string_append_printf (text, "%+d  %s\n", causes.list[i].amount, cause);
    }
  g_string_append_printf (text, _("= %d"), sum);
  if (fr_level (state) == FR_LEVEL_MIRROR && !fr_is_known (state, (int) seat))
    g_string_append_printf (text, "\n%s", _("Some powers are not known, so it may be different."));
  return g_string_free (text, FALSE);
}
