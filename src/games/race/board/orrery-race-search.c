/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-race-search"

#include "games/race/board/orrery-race-search.h"

#include "catalog/orrery-fold.h"
#include "catalog/orrery-name-rank.h"
#include "games/race/board/orrery-race-pieces.h"
#include "games/race/words/orrery-race-play-words.h"
#include "games/race/words/orrery-race-story.h"

#include <glib/gi18n.h>

typedef struct
{
  guint design;
  GameAnswer answer;
  GameStatus status;
  OrreryNameRank rank;
} Found;

struct _OrreryRaceSearch
{
  OrreryNameSearch parent_instance;

  RaceState state;
  OrreryRaceNaming naming;
  gpointer data;
  GameAnswer empty;
};

G_DEFINE_FINAL_TYPE (OrreryRaceSearch, orrery_race_search, ORRERY_TYPE_NAME_SEARCH)

/* Cards that can be picked come first. */
static int
compare (gconstpointer a, gconstpointer b)
{
  const Found *first = a, *second = b;
  const gboolean refused = first->status != RACE_OK;

  if (refused != (second->status != RACE_OK))
    return refused ? 1 : -1;
  if (first->rank != second->rank)
    return (int) first->rank - (int) second->rank;
  return g_utf8_collate (race_designs[0][first->design].name, race_designs[0][second->design].name);
}

static GArray *
list_found (OrreryRaceSearch *self, const char *text)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (Found));
  g_autofree char *folded = orrery_fold_words (text);

  for (guint d = 0; *folded != '\0' && d < RACE_N_DESIGNS; d++)
    {
      Found one = { d, self->naming (&self->state, d, self->data), RACE_OK, orrery_name_rank (folded, race_designs[0][d].name) };

      if (one.rank == ORRERY_NAME_NOT || one.answer == 0)
        continue;
      one.status = race_check (&self->state, one.answer);
      g_array_append_val (found, one);
    }
  g_array_sort (found, compare);
  return found;
}

/* Why it can't be placed, briefly and with the numbers. */
static char *
dup_reason (const RaceState *state, const Found *found)
{
  const guint8 design = (guint8) found->design;

  if (found->status == RACE_TOO_STRONG)
    /* Translators: the player's strength, and the defense of the world */
    return g_strdup_printf (_("strength %d, needs %d"), race_strength (state, state->actor, design),
                            race_design (state, design)->cost);
  if (found->status == RACE_TOO_DEAR)
    return orrery_race_play_short (state, design);
  if (found->status == RACE_NOT_IN_HAND)
    return g_strdup (_("not in this hand"));
  if (found->status == RACE_IN_TABLEAU)
    return g_strdup (_("already in the tableau"));
  return g_strdup (orrery_race_story_refusal (found->status));
}

/* "Gem World: pay 2", or why it can't be placed. */
static char *
dup_label (OrreryRaceSearch *self, const Found *found)
{
  const char *name = race_designs[0][found->design].name;
  g_autofree char *gain = found->status == RACE_OK ? orrery_race_play_gain (&self->state, found->answer)
                                                   : dup_reason (&self->state, found);

  return gain != NULL ? g_strdup_printf ("%s: %s", name, gain) : g_strdup (name);
}

static void
orrery_race_search_find (OrreryNameSearch *search, const char *text, GArray *suggestions)
{
  OrreryRaceSearch *self = ORRERY_RACE_SEARCH (search);
  g_autoptr (GArray) found = list_found (self, text);

  for (guint i = 0; i < MIN (found->len, ORRERY_NAME_SEARCH_MOST); i++)
    {
      const Found *one = &g_array_index (found, Found, i);
      OrrerySuggestion suggestion = { one->answer, dup_label (self, one),
                                      orrery_card_paintable_new (orrery_card_face (&self->state, one->design), ORRERY_NAME_SEARCH_PICTURE), one->status != RACE_OK };

      g_array_append_val (suggestions, suggestion);
    }
}

static void
orrery_race_search_pass (OrreryNameSearch *search, gboolean is_empty)
{
  const GameAnswer answer = ORRERY_RACE_SEARCH (search)->empty;

  if (is_empty && answer != 0)
    orrery_name_search_pick (search, answer);
  else
    gtk_widget_error_bell (GTK_WIDGET (search));
}

static void
orrery_race_search_class_init (OrreryRaceSearchClass *klass)
{
  OrreryNameSearchClass *search_class = ORRERY_NAME_SEARCH_CLASS (klass);

  search_class->nothing = N_("No card has that name.");
  search_class->find = orrery_race_search_find;
  search_class->pass = orrery_race_search_pass;
}

static void
orrery_race_search_init (OrreryRaceSearch *self)
{
  /* Only the field expands on its line. */
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);
}

GtkWidget *
orrery_race_search_new (const RaceState *state, const char *placeholder, OrreryRaceNaming naming, gpointer data)
{
  OrreryRaceSearch *self = g_object_new (ORRERY_TYPE_RACE_SEARCH, NULL);

  self->state = *state;
  self->naming = naming;
  self->data = data;
  orrery_name_search_set_hint (ORRERY_NAME_SEARCH (self), placeholder);
  return GTK_WIDGET (self);
}

void
orrery_race_search_set_state (OrreryRaceSearch *self, const RaceState *state)
{
  g_return_if_fail (ORRERY_IS_RACE_SEARCH (self));

  self->state = *state;
  orrery_name_search_update (ORRERY_NAME_SEARCH (self));
}

void
orrery_race_search_set_empty (OrreryRaceSearch *self, GameAnswer answer)
{
  g_return_if_fail (ORRERY_IS_RACE_SEARCH (self));

  self->empty = answer;
}
