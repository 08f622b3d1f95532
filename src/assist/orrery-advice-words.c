/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "assist/orrery-advice-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

char *
orrery_advice_share (double share, double error)
{
  /* Translators: a share of the win, and by how much it may be off, both in percent */
  return g_strdup_printf (_("%.0f %% ± %.0f"), 100 * share, ceil (100 * error));
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
