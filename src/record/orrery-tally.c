/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/orrery-tally.h"

static guint
count_levels (const OrreryGame *game)
{
  guint n = 0;

  while (game->players != NULL && game->players[n] != NULL)
    n++;
  return n;
}

static OrreryTally *
tally_new (const char *name, const OrreryGame *game)
{
  OrreryTally *self = g_new0 (OrreryTally, 1);

  self->name = g_strdup (name);
  self->game = game;
  self->computer = TRUE;
  self->scores = g_array_new (FALSE, FALSE, sizeof (int));
  self->by_role = g_array_new (FALSE, TRUE, sizeof (OrreryTallySum));
  g_array_set_size (self->by_role, game->roles->n + 1);
  self->by_level = g_array_new (FALSE, TRUE, sizeof (OrreryTallySum));
  g_array_set_size (self->by_level, count_levels (game));
  return self;
}

void
orrery_tally_free (OrreryTally *self)
{
  g_free (self->name);
  g_array_unref (self->scores);
  g_array_unref (self->by_role);
  g_array_unref (self->by_level);
  g_free (self);
}

/* --- Counting --- */

static void
add_to_sum (OrreryTallySum *sum, const OrreryOutcomeSeat *seat, guint n_seats)
{
  sum->games++;
  sum->wins += seat->winner ? 1 : 0;
  sum->even += 1.0 / n_seats;
  sum->points += seat->score;
}

/* Each level among the opponents counts once. */
static void
add_levels (OrreryTally *self, OrreryOutcome *outcome, guint s)
{
  const guint n_seats = orrery_outcome_get_n_seats (outcome);

  for (guint level = 0; level < self->by_level->len; level++)
    for (guint i = 0; i < n_seats; i++)
      if (i != s && g_str_equal (orrery_outcome_get_seat (outcome, i)->kind, self->game->players[level]->id))
        {
          add_to_sum (&g_array_index (self->by_level, OrreryTallySum, level), orrery_outcome_get_seat (outcome, s),
                      n_seats);
          break;
        }
}

static void
add (OrreryTally *self, OrreryOutcome *outcome, guint s)
{
  const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, s);
  const guint n_seats = orrery_outcome_get_n_seats (outcome);

  add_to_sum (&self->all, seat, n_seats);
  add_to_sum (&self->by_seats[n_seats], seat, n_seats);
  add_to_sum (&g_array_index (self->by_role, OrreryTallySum, seat->role), seat, n_seats);
  add_levels (self, outcome, s);
  self->run = seat->winner ? self->run + 1 : 0;
  self->longest = MAX (self->longest, self->run);
  /* The newest game comes first. */
  if (seat->winner && self->streak + 1 == self->all.games)
    self->streak++;
  g_array_append_val (self->scores, seat->score);
  if (g_str_equal (seat->kind, "person"))
    self->computer = FALSE;
}

static int
compare_scores (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

static int
compare_tallies (gconstpointer a, gconstpointer b)
{
  const OrreryTally *first = *(OrreryTally *const *) a, *second = *(OrreryTally *const *) b;

  if (first->all.games != second->all.games)
    return first->all.games < second->all.games ? 1 : -1;
  return g_utf8_collate (first->name, second->name);
}

static void
finish (GPtrArray *tallies)
{
  for (guint i = 0; i < tallies->len; i++)
    g_array_sort (((OrreryTally *) g_ptr_array_index (tallies, i))->scores, compare_scores);
}

static char *
key_of (const char *name)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (name));
  g_autofree char *normal = g_utf8_normalize (trimmed, -1, G_NORMALIZE_ALL_COMPOSE);

  return g_utf8_casefold (normal != NULL ? normal : trimmed, -1);
}

static OrreryTally *
find_player (GHashTable *by_key, GPtrArray *tallies, const char *name, const OrreryGame *game)
{
  g_autofree char *key = key_of (name);
  OrreryTally *tally = g_hash_table_lookup (by_key, key);

  if (tally == NULL)
    {
      tally = tally_new (name, game);
      g_strstrip (tally->name);
      g_hash_table_insert (by_key, g_steal_pointer (&key), tally);
      g_ptr_array_add (tallies, tally);
    }
  return tally;
}

GPtrArray *
orrery_tally_players (GListModel *outcomes, const OrreryGame *game)
{
  g_autoptr (GHashTable) by_key = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *tallies = g_ptr_array_new_with_free_func ((GDestroyNotify) orrery_tally_free);
  const guint n = g_list_model_get_n_items (outcomes);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OrreryOutcome) outcome = g_list_model_get_item (outcomes, i);
      const guint n_seats
          = orrery_outcome_get_game (outcome) == game ? orrery_outcome_get_n_seats (outcome) : 0;

      for (guint s = 0; s < n_seats; s++)
        {
          const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, s);

          add (find_player (by_key, tallies, seat->name, game), outcome, s);
        }
    }
  finish (tallies);
  g_ptr_array_sort (tallies, compare_tallies);
  return tallies;
}

GPtrArray *
orrery_tally_roles (GListModel *outcomes, const OrreryGame *game)
{
  GPtrArray *tallies = g_ptr_array_new_with_free_func ((GDestroyNotify) orrery_tally_free);
  const guint n = g_list_model_get_n_items (outcomes);

  for (guint role = 1; role <= game->roles->n; role++)
    {
      g_autofree char *name = game->roles->dup_title (role);
      OrreryTally *tally = tally_new (name, game);

      tally->role = role;
      g_ptr_array_add (tallies, tally);
    }
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OrreryOutcome) outcome = g_list_model_get_item (outcomes, i);
      const guint n_seats
          = orrery_outcome_get_game (outcome) == game ? orrery_outcome_get_n_seats (outcome) : 0;

      for (guint s = 0; s < n_seats; s++)
        {
          const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, s);

          if (seat->role > 0)
            add (g_ptr_array_index (tallies, seat->role - 1), outcome, s);
        }
    }
  finish (tallies);
  return tallies;
}

/* --- Results --- */

const OrreryTallySum *
orrery_tally_get_role (const OrreryTally *self, guint role)
{
  g_return_val_if_fail (role < self->by_role->len, NULL);

  return &g_array_index (self->by_role, OrreryTallySum, role);
}

const OrreryTallySum *
orrery_tally_get_level (const OrreryTally *self, guint level)
{
  g_return_val_if_fail (level < self->by_level->len, NULL);

  return &g_array_index (self->by_level, OrreryTallySum, level);
}

double
orrery_tally_average (const OrreryTallySum *sum)
{
  return sum->games > 0 ? (double) sum->points / sum->games : 0;
}

double
orrery_tally_percent (const OrreryTallySum *sum)
{
  return sum->games > 0 ? 100.0 * sum->wins / sum->games : 0;
}

static int
score_at (const OrreryTally *self, guint i)
{
  return g_array_index (self->scores, int, i);
}

int
orrery_tally_lowest (const OrreryTally *self)
{
  return self->scores->len > 0 ? score_at (self, 0) : 0;
}

int
orrery_tally_highest (const OrreryTally *self)
{
  return self->scores->len > 0 ? score_at (self, self->scores->len - 1) : 0;
}

double
orrery_tally_median (const OrreryTally *self)
{
  const guint n = self->scores->len;

  return n > 0 ? (score_at (self, (n - 1) / 2) + score_at (self, n / 2)) / 2.0 : 0;
}

GArray *
orrery_tally_spread (const OrreryTally *self, int width, int *first)
{
  GArray *spans = g_array_new (FALSE, TRUE, sizeof (guint));

  g_return_val_if_fail (width > 0, spans);

  *first = orrery_tally_lowest (self) / width * width;
  if (self->scores->len > 0)
    g_array_set_size (spans, (guint) (orrery_tally_highest (self) / width - *first / width + 1));
  for (guint i = 0; i < self->scores->len; i++)
    g_array_index (spans, guint, (score_at (self, i) - *first) / width)++;
  return spans;
}
