/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "assist/orrery-analysis.h"

#include <math.h>

struct _OrreryAnalysis
{
  gatomicrefcount refs;
  const OrreryGame *game;
  guint n_seats;
  GameState start;
  GArray *answers; /* of GameAnswer */
  guint nodes;
  GArray *moments; /* of AnalysisMoment */
};

/* A fraction with few digits, which reads back exactly as it was written. */
static inline double
orrery_analysis_trim (double value)
{
  return round (value * 16384) / 16384;
}
