/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/orrery-winner.h"

#include <glib/gi18n.h>

char *
orrery_winner_join_names (guint seats, const char *const *names)
{
  GString *text = g_string_new (NULL);
  guint left = (guint) __builtin_popcount (seats);

  for (guint seat = 0; seat < GAME_MAX_SEATS; seat++)
    if (seats & (1u << seat))
      {
        g_string_append (text, names[seat]);
        left--;
        if (left > 0)
          g_string_append (text, left == 1 ? _(" and ") : ", ");
      }
  return g_string_free (text, FALSE);
}

guint
orrery_winner_get_tied (const GameScore *score)
{
  const guint best = score->winners ? (guint) __builtin_ctz (score->winners) : 0;
  guint seats = 0;

  for (guint seat = 0; seat < score->n_seats; seat++)
    if (score->total[seat] == score->total[best])
      seats |= 1u << seat;
  return __builtin_popcount (seats) > 1 ? seats : 0;
}

char *
orrery_winner_tell (const GameScore *score, const char *const *names, gboolean is_over)
{
  g_autofree char *who = orrery_winner_join_names (score->winners, names);
  const gboolean several = __builtin_popcount (score->winners) > 1;

  if (!is_over)
    return g_strdup_printf (several ? _("%s lead") : _("%s leads"), who);
  if (several)
    return g_strdup_printf (_("%s share the victory"), who);
  if (orrery_winner_get_tied (score) != 0)
    return g_strdup_printf (_("%s won on the tie-break"), who);
  return g_strdup_printf (_("%s won with %d VP"), who, score->total[__builtin_ctz (score->winners)]);
}
