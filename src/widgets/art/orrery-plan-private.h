/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the parts of the blueprint generator. */
#pragma once

#include "widgets/art/orrery-plan-art.h"
#include "widgets/art/orrery-seed.h"

/* A blueprint while it is drawn; the origin of `cr` is its center. */
typedef struct
{
  cairo_t *cr;
  OrrerySeed seed;
  double size;   /* half the extent of the figure */
  double line;
  double turn;   /* where a figure starts, from the seed */
  int fold;      /* symmetry, 5 to 8, from the seed */
  gboolean small;
  const OrreryPlanMoves *moves;
  gboolean scores; /* a bonus at the end: some figures leave room for its circle */
  GdkRGBA paper, ink, accent;
} OrreryPlan;

/* Strokes the path in ink. */
void orrery_plan_stroke  (OrreryPlan *plan, double line, double alpha);
void orrery_plan_node    (OrreryPlan *plan, double x, double y, double radius, const GdkRGBA *fill);
/* The head of an arrow at a point. */
void orrery_plan_arrow   (OrreryPlan *plan, double x, double y, double angle, double size,
                          const GdkRGBA *fill);

void orrery_plan_explore  (OrreryPlan *plan);
void orrery_plan_develop  (OrreryPlan *plan);
void orrery_plan_settle   (OrreryPlan *plan);
void orrery_plan_produce  (OrreryPlan *plan);
void orrery_plan_ship     (OrreryPlan *plan);
void orrery_plan_reassign (OrreryPlan *plan);
void orrery_plan_burst    (OrreryPlan *plan);
void orrery_plan_consume  (OrreryPlan *plan);
void orrery_plan_military (OrreryPlan *plan);
