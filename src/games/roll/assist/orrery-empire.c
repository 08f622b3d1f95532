/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/orrery-empire.h"

#include "games/roll/rules/roll.h"

struct _OrreryEmpire
{
  GObject parent_instance;

  gboolean owned[ROLL_N_FACES];
  guint    numbers[ORRERY_EMPIRE_N_NUMBERS];
};

G_DEFINE_FINAL_TYPE (OrreryEmpire, orrery_empire, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
orrery_empire_class_init (OrreryEmpireClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", ORRERY_TYPE_EMPIRE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
orrery_empire_init (OrreryEmpire *self)
{
}

OrreryEmpire *
orrery_empire_get_default (void)
{
  static OrreryEmpire *empire;

  if (empire == NULL)
    empire = g_object_new (ORRERY_TYPE_EMPIRE, NULL);
  return empire;
}

gboolean
orrery_empire_has_tile (OrreryEmpire *self, guint face)
{
  g_return_val_if_fail (ORRERY_IS_EMPIRE (self) && face < ROLL_N_FACES, FALSE);

  return self->owned[face];
}

void
orrery_empire_set_tile (OrreryEmpire *self, guint face, gboolean owned)
{
  g_return_if_fail (ORRERY_IS_EMPIRE (self) && face < ROLL_N_FACES);

  if (self->owned[face] == owned)
    return;
  self->owned[face] = owned;
  g_signal_emit (self, signals[CHANGED], 0);
}

guint
orrery_empire_get_number (OrreryEmpire *self, guint number)
{
  g_return_val_if_fail (ORRERY_IS_EMPIRE (self) && number < ORRERY_EMPIRE_N_NUMBERS, 0);

  return self->numbers[number];
}

void
orrery_empire_set_number (OrreryEmpire *self, guint number, guint value)
{
  g_return_if_fail (ORRERY_IS_EMPIRE (self) && number < ORRERY_EMPIRE_N_NUMBERS);

  if (self->numbers[number] == value)
    return;
  self->numbers[number] = value;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
orrery_empire_is_empty (OrreryEmpire *self)
{
  gboolean any = FALSE;

  g_return_val_if_fail (ORRERY_IS_EMPIRE (self), TRUE);

  for (guint i = 0; i < ROLL_N_FACES; i++)
    any |= self->owned[i];
  for (guint i = 0; i < ORRERY_EMPIRE_N_NUMBERS; i++)
    any |= self->numbers[i] > 0;
  return !any;
}

void
orrery_empire_clear (OrreryEmpire *self)
{
  g_return_if_fail (ORRERY_IS_EMPIRE (self));

  memset (self->owned, 0, sizeof self->owned);
  memset (self->numbers, 0, sizeof self->numbers);
  g_signal_emit (self, signals[CHANGED], 0);
}

guint
orrery_empire_get_costs (OrreryEmpire *self)
{
  guint costs = 0;

  g_return_val_if_fail (ORRERY_IS_EMPIRE (self), 0);

  for (guint i = 0; i < ROLL_N_FACES; i++)
    costs += self->owned[i] ? roll_faces[i].cost : 0;
  return costs;
}

/* --- Bonuses --- */

/* A good needs a world to be on. Which one does not affect a bonus for goods, and goods do not affect other
 * bonuses. */
static void
put_goods (RollSeat *seat, guint n)
{
  for (guint i = 0; i < n && seat->n_tableau < ROLL_MAX_TABLEAU; i++)
    {
      seat->goods[seat->n_tableau] = ROLL_CYAN + 1;
      seat->tableau[seat->n_tableau++] = ROLL_WORLD_OF (0);
    }
}

static int
count_bonus (guint face, const gboolean *owned, const guint *numbers)
{
  RollState state = { .n_seats = 1 };
  RollSeat *seat = &state.seats[0];

  seat->chips = (int16_t) numbers[ORRERY_EMPIRE_CHIPS];
  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    seat->dice[ROLL_CUP][i] = (uint8_t) numbers[i];
  for (guint i = 0; i < ROLL_N_FACES && seat->n_tableau < ROLL_MAX_TABLEAU; i++)
    if (owned[i])
      seat->tableau[seat->n_tableau++] = (uint8_t) i;
  if (roll_faces[face].bonus.kind == ROLL_BONUS_GOODS)
    put_goods (seat, numbers[ORRERY_EMPIRE_GOODS]);
  return roll_bonus (&state, 0, (uint8_t) face);
}

int
orrery_empire_get_bonus (OrreryEmpire *self, guint face)
{
  gboolean owned[ROLL_N_FACES];

  g_return_val_if_fail (ORRERY_IS_EMPIRE (self) && face < ROLL_N_FACES, 0);

  memcpy (owned, self->owned, sizeof owned);
  owned[face] = TRUE;
  return count_bonus (face, owned, self->numbers);
}

gboolean
orrery_bonus_counts_tile (guint face, guint tile)
{
  const guint numbers[ORRERY_EMPIRE_N_NUMBERS] = { 0 };
  gboolean owned[ROLL_N_FACES] = { FALSE };

  g_return_val_if_fail (face < ROLL_N_FACES && tile < ROLL_N_FACES, FALSE);

  owned[tile] = TRUE;
  return count_bonus (face, owned, numbers) > 0;
}

gboolean
orrery_bonus_counts_number (guint face, guint number)
{
  const gboolean owned[ROLL_N_FACES] = { FALSE };
  guint numbers[ORRERY_EMPIRE_N_NUMBERS] = { 0 };

  g_return_val_if_fail (face < ROLL_N_FACES && number < ORRERY_EMPIRE_N_NUMBERS, FALSE);

  numbers[number] = 1;
  return count_bonus (face, owned, numbers) > 0;
}
