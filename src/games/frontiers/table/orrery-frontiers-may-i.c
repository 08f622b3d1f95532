/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows what each player may do now: select, settle, develop and sell. */
#include "config.h"

#include "games/frontiers/table/orrery-frontiers-table.h"

#include "games/frontiers/assist/orrery-frontiers-may.h"
#include "widgets/game/orrery-table-parts.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* NULL: there is nothing of the kind. */
static GtkWidget *
new_part (GArray *list, OrreryFrontiersMayKind kind)
{
  static const char *const titles[ORRERY_N_MAYS] = { N_("Select an Action"), N_("Settle"), N_("Develop"), N_("Sell a Good") };
  GtkWidget *part = adw_expander_row_new ();
  guint n = 0, n_may = 0;
  g_autofree char *count = NULL;

  for (guint i = 0; i < list->len; i++)
    {
      const OrreryFrontiersMay *may = &g_array_index (list, OrreryFrontiersMay, i);

      if (may->kind != kind)
        continue;
      adw_expander_row_add_row (ADW_EXPANDER_ROW (part), orrery_may_row_new (NULL, may->title, may->text, may->may));
      n++;
      n_may += may->may != 0;
    }
  if (n == 0)
    {
      g_object_ref_sink (part);
      g_object_unref (part);
      return NULL;
    }
  count = g_strdup_printf (_("%u of %u"), n_may, n);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (part), _(titles[kind]));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (part), count);
  return part;
}

/* The part about this action is expanded. */
static gboolean
is_now (const FrState *state, OrreryFrontiersMayKind kind)
{
  static const guint actions[ORRERY_N_MAYS] = { FR_N_ACTIONS, FR_SETTLE, FR_DEVELOP, FR_TRADE };

  return kind == ORRERY_MAY_SELECT ? state->step == FR_STEP_SELECT : state->step == FR_STEP_ACTION && state->action == actions[kind];
}

static void
add_rows (AdwPreferencesGroup *group, const void *now, guint seat, const char *const *names, gboolean is_first)
{
  const FrState *state = now;
  g_autoptr (GArray) list = orrery_frontiers_list_may (state, seat, names);

  for (guint kind = 0; kind < ORRERY_N_MAYS; kind++)
    {
      GtkWidget *part = new_part (list, (OrreryFrontiersMayKind) kind);

      if (part == NULL)
        continue;
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (part), is_first && is_now (state, (OrreryFrontiersMayKind) kind));
      adw_preferences_group_add (group, part);
    }
}

GtkWidget *
orrery_frontiers_may_i_new (const void *state, const char *const *names)
{
  return orrery_may_window_new (&fr_game, state, names, add_rows);
}
