/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/words/orrery-race-score-words.h"

#include <glib/gi18n.h>

#include "record/orrery-game.h"
#include "record/orrery-winner.h"

char *
orrery_race_score_title (const void *data, const char *const *names)
{
  const RaceState *state = data;
  GameScore score;

  race_score (state, &score);
  return orrery_winner_tell (&score, names, state->step == RACE_STEP_OVER);
}

static void
append_end (GString *text, const RaceState *state)
{
  gboolean is_full = FALSE;

  for (guint i = 0; i < state->n_seats; i++)
    is_full |= state->seats[i].n_tableau >= RACE_END_CARDS;
  if (is_full && state->pool > 0)
    g_string_append_printf (text, _("Ended in round %d: somebody had 12 cards."), state->round);
  else if (is_full)
    g_string_append_printf (text, _("Ended in round %d: no VP left, and somebody had 12 cards."), state->round);
  else
    g_string_append_printf (text, _("Ended in round %d: no VP left in the pool."), state->round);
}

char *
orrery_race_score_subtitle (const void *data, const char *const *names)
{
  const RaceState *state = data;
  GString *text = g_string_new (NULL);
  GameScore score;
  guint best, tied;

  race_score (state, &score);
  best = score.winners ? (guint) __builtin_ctz (score.winners) : 0;
  tied = orrery_winner_get_tied (&score);
  if (tied == 0 && state->step != RACE_STEP_OVER)
    g_string_append_printf (text, _("%s has %d VP."), names[best], score.total[best]);
  else if (tied != 0)
    {
      g_autofree char *who = orrery_winner_join_names (tied, names);

      g_string_append_printf (text, _("%s have %d VP each."), who, score.total[best]);
    }
  for (guint seat = 0; seat < score.n_seats; seat++)
    if (tied & (1u << seat))
      {
        g_string_append_c (text, ' ');
        g_string_append_printf (text, _("The cards and goods of %s add up to %d."), names[seat], score.tie_break[seat]);
      }
  if (tied != 0 && state->step == RACE_STEP_OVER)
    g_string_append (text, "  ·  ");
  if (state->step == RACE_STEP_OVER)
    append_end (text, state);
  return g_string_free (text, FALSE);
}

int
orrery_race_score_printed (const RaceState *state, guint seat, RaceKind kind, guint *n)
{
  const RaceSeat *p = &state->seats[seat];
  int vp = 0;

  *n = 0;
  for (guint i = 0; i < p->n_tableau; i++)
    {
      const RaceDesign *card = &race_designs[(state->options & RACE_SECOND_EDITION) != 0][p->tableau[i]];

      if (card->kind != kind)
        continue;
      vp += card->vp;
      (*n)++;
    }
  return vp;
}

static void
add_printed (GArray *rows, const RaceState *state, RaceKind kind, const char *name)
{
  OrreryScoreRow row = { .name = name };
  guint n;

  for (guint i = 0; i < state->n_seats; i++)
    row.points[i] = orrery_race_score_printed (state, i, kind, &n);
  g_array_append_val (rows, row);
}

GArray *
orrery_race_score_list (const void *data)
{
  const RaceState *state = data;
  GArray *rows = orrery_score_rows_new ();
  OrreryScoreRow chips = { .name = _("VP chips"), .group = _("Chips") };
  GameScore score;

  for (guint i = 0; i < state->n_seats; i++)
    chips.points[i] = state->seats[i].chips;
  g_array_append_val (rows, chips);
  add_printed (rows, state, RACE_DEVELOPMENT, _("Developments"));
  add_printed (rows, state, RACE_WORLD, _("Worlds"));
  race_score (state, &score);
  for (guint k = 0; k < score.n_parts; k++)
    if (score.parts[k].kind == RACE_PART_BONUS)
      orrery_score_rows_add_bonus (rows, &score.parts[k], race_designs[0][score.parts[k].piece].name,
                                   orrery_race_score_explain (state, (guint) score.parts[k].seat, score.parts[k].piece));
  return rows;
}

char *
orrery_race_score_built (const void *data, guint seat)
{
  const RaceState *state = data;
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < state->seats[seat].n_tableau; i++)
    {
      const guint8 design = state->seats[seat].tableau[i];
      const RaceDesign *card = race_design (state, design);
      const int vp = card->n_lines > 0 ? race_bonus (state, (int) seat, design) : card->vp;

      g_string_append_printf (list, "%d  %s\n", vp, card->name);
    }
  return g_string_free (list, FALSE);
}

char *
orrery_race_score_explain (const RaceState *state, guint seat, guint design)
{
  const RaceSeat *p = &state->seats[seat];
  const RaceDesign *card = &race_designs[(state->options & RACE_SECOND_EDITION) != 0][design];
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint line = 0; line < card->n_lines; line++)
    {
      guint n = 0;

      for (guint i = 0; i < p->n_tableau; i++)
        n += race_scoring_line (state, (guint8) design, p->tableau[i]) == (int) line;
      if (card->lines[line].per == RACE_PER_CHIPS)
        n = (guint) (p->chips / card->lines[line].each);
      if (card->lines[line].per == RACE_PER_GOOD)
        n = (guint) race_count_goods (p);
      if (card->lines[line].per == RACE_PER_MILITARY)
        g_string_append_printf (text, _("Military %d"), p->military);
      else if (n > 0)
        g_string_append_printf (text, "%s%u × %d", text->len > 0 ? ", " : "", n, card->lines[line].points);
    }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}
