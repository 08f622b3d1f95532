/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a development: a light blueprint whose figure shows its phase, drawn from its id alone. */
#pragma once

#include "widgets/style/orrery-palette.h"

typedef enum
{
  ORRERY_PLAN_EXPLORE,
  ORRERY_PLAN_DEVELOP,
  ORRERY_PLAN_SETTLE,
  ORRERY_PLAN_PRODUCE,
  ORRERY_PLAN_SHIP,
  ORRERY_PLAN_REASSIGN,
  ORRERY_PLAN_BURST,
  ORRERY_PLAN_CONSUME,
  ORRERY_PLAN_MILITARY,
  ORRERY_N_PLANS
} OrreryPlanFigure;

/* What a figure of five posts, one per phase, moves between them. */
typedef struct
{
  guint8 amount;
  guint8 from; /* a phase; any other number: any */
  guint8 to;   /* mask; 0: any */
} OrreryPlanMoves;

typedef struct
{
  const char *id;
  OrreryPlanFigure figure;
  gboolean scores; /* at the end of the game */
  double size;     /* of the figure, as a part of the shorter side */
  OrreryPlanMoves moves;
} OrreryPlanArt;

/* Small pictures get fewer parts and thicker lines. The caller clips round corners. */
void orrery_draw_plan (cairo_t *cr, double x, double y, double width, double height,
                       const OrreryPlanArt *art, const OrreryStyle *style);
