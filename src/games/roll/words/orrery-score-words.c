/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/words/orrery-score-words.h"

#include <glib/gi18n.h>

#include "games/roll/words/orrery-trace.h"
#include "record/orrery-winner.h"

char *
orrery_score_title (const void *data, const char *const *names)
{
  const RollState *state = data;
  GameScore score;

  roll_score (state, &score);
  return orrery_winner_tell (&score, names, state->step == ROLL_STEP_OVER);
}

static void
append_end (GString *text, const RollState *state, const char *const *names)
{
  guint builders = 0;

  for (int seat = 0; seat < state->n_seats; seat++)
    if (roll_squares (state, seat) >= ROLL_END_SQUARES)
      builders |= 1u << seat;
  if (builders && state->pool > 0)
    {
      g_autofree char *who = orrery_winner_join_names (builders, names);

      g_string_append_printf (text, _("Ended in round %d: %s built the 12th tile."), state->round,
                              who);
    }
  else if (builders)
    g_string_append_printf (text, _("Ended in round %d: no VP left, and 12 tiles built."),
                            state->round);
  else
    g_string_append_printf (text, _("Ended in round %d: no VP left in the pool."), state->round);
}

char *
orrery_score_subtitle (const void *data, const char *const *names)
{
  const RollState *state = data;
  GString *text = g_string_new (NULL);
  GameScore score;
  guint best, tied;

  roll_score (state, &score);
  best = score.winners ? (guint) __builtin_ctz (score.winners) : 0;
  tied = orrery_winner_get_tied (&score);
  if (tied != 0)
    {
      g_autofree char *who = orrery_winner_join_names (tied, names);

      g_string_append_printf (text, _("%s have %d VP each."), who, score.total[best]);
      for (guint seat = 0; seat < score.n_seats; seat++)
        if (tied & (1u << seat))
          {
            g_string_append_c (text, ' ');
            g_string_append_printf (text, _("The dice and credits of %s add up to %d."), names[seat],
                                    score.tie_break[seat]);
          }
    }
  else if (state->step != ROLL_STEP_OVER)
    g_string_append_printf (text, _("%s has %d VP."), names[best], score.total[best]);
  if (tied != 0 && state->step == ROLL_STEP_OVER)
    g_string_append (text, "  ·  ");
  if (state->step == ROLL_STEP_OVER)
    append_end (text, state, names);
  return g_string_free (text, FALSE);
}

/* --- The score as a table --- */

static void
add_tiles (GArray *rows, const RollState *state, RollKind kind, const char *name)
{
  OrreryScoreRow row = { .name = name };

  for (guint i = 0; i < state->n_seats; i++)
    for (guint k = 0; k < state->seats[i].n_tableau; k++)
      if (roll_faces[state->seats[i].tableau[k]].kind == kind)
        row.points[i] += roll_faces[state->seats[i].tableau[k]].cost;
  g_array_append_val (rows, row);
}

GArray *
orrery_score_list (const void *data)
{
  const RollState *state = data;
  GArray *rows = orrery_score_rows_new ();
  OrreryScoreRow chips = { .name = _("VP chips"), .group = _("Chips") };
  GameScore score;

  for (guint i = 0; i < state->n_seats; i++)
    chips.points[i] = state->seats[i].chips;
  g_array_append_val (rows, chips);
  add_tiles (rows, state, ROLL_DEVELOPMENT, _("Developments"));
  add_tiles (rows, state, ROLL_WORLD, _("Worlds"));
  roll_score (state, &score);
  for (guint k = 0; k < score.n_parts; k++)
    {
      const GameScorePart *part = &score.parts[k];
      g_autoptr (OrreryTrace) trace = NULL;

      if (part->kind != ROLL_PART_BONUS)
        continue;
      trace = orrery_trace_new (state, part->seat, ROLL_WHY_BONUS, part->piece, 0);
      orrery_score_rows_add_bonus (rows, part, roll_faces[part->piece].name, orrery_trace_dup_brief (trace));
    }
  return rows;
}

char *
orrery_score_tell_built (const void *data, guint seat)
{
  const RollState *state = data;
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < state->seats[seat].n_tableau; i++)
    {
      const RollFace *face = &roll_faces[state->seats[seat].tableau[i]];

      g_string_append_printf (list, "%u  %s\n", face->cost, face->name);
    }
  return g_string_free (list, FALSE);
}
