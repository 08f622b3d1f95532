/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRaceCard: a card on screen, face up or face down, with everything on it and what you can do with it. */
#pragma once

#include "games/race/board/orrery-card-art.h"
#include "widgets/art/orrery-piece.h"

#define ORRERY_TYPE_RACE_CARD (orrery_race_card_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRaceCard, orrery_race_card, ORRERY, RACE_CARD, OrreryPiece)

/* A price on the lower edge. */
typedef enum
{
  ORRERY_PILL_PAY,
  ORRERY_PILL_STRENGTH,
  ORRERY_PILL_NOT, /* why it cannot be chosen */
} OrreryPill;

/* Marks drawn on a card besides its print. All zero: none. */
typedef struct
{
  gboolean has_cost; /* `cost` is its current cost */
  int cost;
  gboolean has_good;
  gboolean is_good_offered; /* a ring around the good */
  gboolean can_be_ticked; /* only read aloud: all cards of a question can */
  gboolean is_ticked;
  gboolean is_used; /* its power, in this phase */
  gboolean has_bonus; /* `bonus` is the current value of a 6-cost development */
  int bonus;
  char *pill; /* NULL: none; copied */
  OrreryPill pill_kind;
  guint n_to_pay, n_paid; /* cards for it: one pip for each; 0: none */
  guint key; /* a digit or letter that works like a click; 0: none */
} OrreryCardMarks;

GtkWidget *orrery_race_card_new        (guint face, OrreryCardSize size);
void       orrery_race_card_set_face   (OrreryRaceCard *self, guint face);
/* RACE_UNKNOWN: face down. */
guint      orrery_race_card_get_design (OrreryRaceCard        *self);
/* In px; 0: depends on the size and the font. */
void       orrery_race_card_set_width  (OrreryRaceCard *self, int width);
/* The px at its end that are under another card, where nothing is written. */
void       orrery_race_card_set_covered (OrreryRaceCard *self, int covered);
void       orrery_race_card_set_marks  (OrreryRaceCard *self, const OrreryCardMarks *marks);
gboolean   orrery_race_card_is_ticked  (OrreryRaceCard        *self);
/* For tests: the digit on it; 0: none. */
guint      orrery_race_card_get_key    (OrreryRaceCard        *self);
