/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows what each player may do now: use a card of the tableau, or place a named one. */
#include "games/race/table/orrery-race-table.h"

#include "games/race/assist/orrery-race-may.h"
#include "games/race/board/orrery-race-pieces.h"
#include "games/race/board/orrery-race-search.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/game/orrery-table-parts.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum { PICTURE = 32 };

static GtkWidget *
row_new (guint design, const char *text, gboolean may)
{
  g_autoptr (GdkPaintable) picture = orrery_card_paintable_new (design, PICTURE);
  GtkWidget *image = gtk_image_new_from_paintable (picture);

  gtk_image_set_pixel_size (GTK_IMAGE (image), PICTURE);
  return orrery_may_row_new (image, race_designs[0][design].name, text, may);
}

/* --- A card to place --- */

/* Any card can be asked about; asking changes nothing in the game. */
static GameAnswer
name_any (const RaceState *state, guint design, gpointer data)
{
  return GAME_ANSWER (RACE_DO_CARD, design, 0, 0);
}

static void
named_cb (GtkWidget *search, guint answer, GtkWidget *list)
{
  const RaceState *state = g_object_get_data (G_OBJECT (list), "state");
  const guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (list), "seat"));
  const guint design = GAME_ANSWER_A (answer);
  gboolean may;
  g_autofree char *text = orrery_race_may_place (state, seat, design, &may);

  orrery_clear_children (list);
  gtk_list_box_append (GTK_LIST_BOX (list), row_new (design, text, may));
  gtk_widget_set_visible (list, TRUE);
}

/* The search uses a table on which every card can still be drawn. */
static GtkWidget *
search_new (const RaceState *state, guint seat, const char *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *list = orrery_boxed_list_new ();
  g_autofree char *hint = g_strdup_printf (_("May %s place…"), name);
  RaceState any = { .options = state->options, .n_seats = state->n_seats, .deck = race_all_cards, .n_deck = RACE_N_CARDS,
                    .ask = RACE_ASK_DRAW };
  GtkWidget *search = orrery_race_search_new (&any, hint, name_any, NULL);

  gtk_widget_set_visible (list, FALSE);
  g_object_set_data_full (G_OBJECT (list), "state", g_memdup2 (state, sizeof *state), g_free);
  g_object_set_data (G_OBJECT (list), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect_object (search, "picked", G_CALLBACK (named_cb), list, 0);
  gtk_box_append (GTK_BOX (box), search);
  gtk_box_append (GTK_BOX (box), list);
  gtk_widget_set_margin_bottom (box, 6);
  return box;
}

/* The rows have their own group: a group lists rows before anything else, and the search comes first. */
static void
add_rows (AdwPreferencesGroup *group, const void *now, guint seat, const char *const *names, gboolean is_first)
{
  const RaceState *state = now;
  const RaceSeat *p = &state->seats[seat];
  GtkWidget *rows = adw_preferences_group_new ();

  adw_preferences_group_add (group, search_new (state, seat, names[seat]));
  for (guint i = 0; i < p->n_tableau; i++)
    if (race_design (state, p->tableau[i])->n_powers > 0)
      {
        gboolean may;
        g_autofree char *text = orrery_race_may_use (state, seat, p->tableau[i], names, &may);

        adw_preferences_group_add (ADW_PREFERENCES_GROUP (rows), row_new (p->tableau[i], text, may));
      }
  adw_preferences_group_add (group, rows);
}

GtkWidget *
orrery_race_may_i_new (const void *state, const char *const *names)
{
  return orrery_may_window_new (&race_game, state, names, add_rows);
}
