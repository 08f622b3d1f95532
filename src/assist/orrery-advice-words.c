/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-advice-words.h"

#include <glib/gi18n.h>
#include <math.h>

char *
orrery_advice_share (double share, double error)
{
  /* Translators: a share of the win, and by how much it may be off, both in percent */
  return g_strdup_printf (_("%.0f%% ± %.0f"), 100 * share, ceil (100 * error));
}

/* Its advantage over the others. */
static const AdviceReason *
find_main_reason (const AdviceOption *option)
{
  for (guint i = 0; i < option->n_reasons; i++)
    if (option->reasons[i].kind != ADVICE_NOTHING
        && (option->reasons[i].kind < ADVICE_AMOUNTS || option->reasons[i].number > option->reasons[i].other))
      return &option->reasons[i];
  return NULL;
}

char *
orrery_advice_sentence (const OrreryGame *game, const void *view, const AdviceOption *option)
{
  const AdviceReason *main = find_main_reason (option);
  g_autofree char *plan = game->tell_plan (view, option->steps, option->n_steps);
  g_autofree char *reason = main != NULL ? game->tell_reason (main) : NULL;

  /* Translators: a decision and why: "Settle with a Home die: completes Comet Zone" */
  return reason != NULL ? g_strdup_printf (_("%s: %s."), plan, reason) : g_strdup_printf (_("%s."), plan);
}

char *
orrery_advice_chance (double share, double next)
{
  const int wins = (int) round (100 * share);
  const int others = (int) round (100 * next);

  if (next < 0)
    return g_strdup_printf (_("From here you would win about %d of 100 games."), wins);
  if (wins <= others)
    return g_strdup_printf (_("From here you would win about %d of 100 games. Another choice is about as good."), wins);
  return g_strdup_printf (_("From here you would win about %d of 100 games, and about %d with the next best choice."), wins,
                          others);
}

const char *
orrery_advice_band (AnalysisBand band)
{
  static const char *const words[] = { N_("Fine"), N_("Doubtful"), N_("Mistake"), N_("Blunder") };

  return band < ANALYSIS_N_BANDS ? _(words[band]) : "";
}

const char *
orrery_advice_band_word (AnalysisBand band)
{
  static const char *const words[] = { "fine", "doubtful", "mistake", "blunder" };

  return band < ANALYSIS_N_BANDS ? words[band] : "";
}

char *
orrery_advice_tenths (int tenths)
{
  return tenths % 10 == 0 ? g_strdup_printf ("%d", tenths / 10)
                          : g_strdup_printf ("%.1f", tenths / 10.0);
}

char *
orrery_advice_tell_call (const AdviceReason *reason, const char *phase)
{
  if (reason->kind == ADVICE_NOBODY_CALLS)
    return reason->percent < 5
             ? g_strdup_printf (_("%s hardly ever happens unless you select it"), phase)
             : g_strdup_printf (_("%s happens in only %d%% of cases unless you select it"), phase,
                                reason->percent);
  if (reason->number < 1)
    return g_strdup_printf (_("%s happens anyway in %d%% of cases"), phase, reason->percent);
  if (reason->number == 1)
    return g_strdup_printf (_("an opponent is likely to select %s anyway"), phase);
  return g_strdup_printf (ngettext ("%d other player is likely to select %s anyway",
                                    "%d other players are likely to select %s anyway",
                                    (gulong) reason->number),
                          reason->number, phase);
}

char *
orrery_advice_tell_end (const AdviceReason *reason)
{
  switch (reason->kind)
    {
    case ADVICE_WINS:
      return reason->percent >= 100
               ? g_strdup (_("wins the game this round"))
               : g_strdup_printf (_("wins the game this round in %d%% of cases"),
                                  reason->percent);
    case ADVICE_ENDS:
      return reason->percent >= 100 ? g_strdup (_("ends the game"))
                                    : g_strdup_printf (_("ends the game in %d%% of cases"),
                                                       reason->percent);
    default:
      return g_strdup (_("makes little difference within this round"));
    }
}
