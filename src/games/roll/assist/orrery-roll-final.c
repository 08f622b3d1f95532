/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/orrery-roll-final.h"

#include <glib/gi18n.h>

#include "games/roll/assist/lines/orrery-dice-line.h"
#include "games/roll/assist/lines/orrery-tile-names.h"
#include "games/roll/assist/orrery-empire.h"
#include "games/roll/assist/orrery-final-table.h"
#include "games/roll/words/orrery-roll.h"

enum
{
  START_DICE = 5, /* Home dice, three in the cup and two in the Citizenry */
  MOST_CHIPS = 99 /* far more than anybody has had */
};

static const OrreryFinalField fields[ORRERY_ROLL_N_FINAL_FIELDS] = {
  [ORRERY_ROLL_FINAL_CHIPS] = { "chips", N_("VP in chips"), NULL, MOST_CHIPS },
  [ORRERY_ROLL_FINAL_DICE] = { "dice", N_("All dice by color"),
                               N_("w Home, r Military, p Consumption, c Novelty, b Rare Elements, "
                                  "g Genes, y Alien Technology") },
  [ORRERY_ROLL_FINAL_GOODS] = { "goods", N_("Goods on worlds"), NULL, ROLL_N_DICE },
  [ORRERY_ROLL_FINAL_CREDITS] = { "credits", N_("Credits"), NULL, ROLL_MAX_CREDITS, 1 },
  [ORRERY_ROLL_FINAL_CUP] = { "cup", N_("Dice in cup"), NULL, ROLL_N_DICE },
};

/* --- Pieces: the number of a face --- */

static const char *
get_id (guint face)
{
  return roll_faces[face].id;
}

static int
find (const char *id)
{
  for (guint face = 0; face < ROLL_N_FACES; face++)
    if (g_str_equal (roll_faces[face].id, id))
      return (int) face;
  return -1;
}

/* A faction is one tile with two squares. */
static guint
get_first (guint face)
{
  return roll_faces[face].set == ROLL_SET_FACTION ? face & ~1u : face;
}

static int
get_second (guint face)
{
  return roll_faces[face].set == ROLL_SET_FACTION ? (int) (face | 1u) : -1;
}

static char *
dup_label (guint face)
{
  return orrery_tile_names_label ((guint8) get_first (face));
}

/* --- The table --- */

static void
gain_dice (guint8 face, int dice[ROLL_N_COLOURS])
{
  const RollPlacing *placing = &roll_faces[face].placing;

  for (guint i = 0; i < placing->n_gains; i++)
    dice[placing->gains[i].colour] += placing->gains[i].count;
  dice[ROLL_WHITE] -= placing->remove_die;
}

/* Dice come from tiles, so they are known unless somebody enters something else. */
static void
infer_dice (const OrreryFinalTable *table, guint seat, guint8 dice[ROLL_N_COLOURS])
{
  g_autoptr (GArray) faces = orrery_final_table_list (table, seat);
  int n[ROLL_N_COLOURS] = { [ROLL_WHITE] = START_DICE };

  for (guint i = 0; i < faces->len; i++)
    {
      const guint8 face = g_array_index (faces, guint8, i);

      gain_dice (face, n);
      if (get_second (face) >= 0)
        gain_dice ((guint8) get_second (face), n);
    }
  for (guint c = 0; c < ROLL_N_COLOURS; c++)
    dice[c] = (guint8) CLAMP (n[c], 0, roll_dice[c].count);
}

/* FALSE: nothing valid is entered. */
static gboolean
read_dice (OrreryFinal *self, guint seat, guint8 dice[ROLL_N_COLOURS])
{
  const char *text = orrery_final_get_text (self, seat, ORRERY_ROLL_FINAL_DICE);
  guint bad;

  return *text != '\0' && orrery_dice_line_totals (text, dice, &bad);
}

/* A counted number is right; the others get what is left in the box. */
static void
lay_dice (OrreryFinal *self, OrreryFinalTable *table)
{
  guint8 left[ROLL_N_COLOURS];
  gboolean said[ROLL_MAX_SEATS];

  for (guint c = 0; c < ROLL_N_COLOURS; c++)
    left[c] = roll_dice[c].count;
  for (guint i = 0; i < table->n_seats; i++)
    {
      said[i] = read_dice (self, i, table->seats[i].dice);
      for (guint c = 0; said[i] && c < ROLL_N_COLOURS; c++)
        left[c] -= MIN (left[c], table->seats[i].dice[c]);
    }
  for (guint i = 0; i < table->n_seats; i++)
    if (!said[i])
      {
        infer_dice (table, i, table->seats[i].dice);
        for (guint c = 0; c < ROLL_N_COLOURS; c++)
          {
            table->seats[i].dice[c] = MIN (table->seats[i].dice[c], left[c]);
            left[c] -= table->seats[i].dice[c];
          }
      }
}

static void
lay_table (OrreryFinal *self, OrreryFinalTable *table)
{
  orrery_final_table_init (table, orrery_final_get_n_seats (self));
  for (guint i = 0; i < table->n_seats; i++)
    {
      OrreryFinalSeat *seat = &table->seats[i];

      if (orrery_final_is_total (self, i))
        continue;
      for (guint k = 0; k < orrery_final_get_n_pieces (self, i); k++)
        orrery_final_table_add (table, i, (guint8) orrery_final_get_piece (self, i, k));
      seat->chips = orrery_final_get_number (self, i, ORRERY_ROLL_FINAL_CHIPS);
      seat->goods = orrery_final_get_number (self, i, ORRERY_ROLL_FINAL_GOODS);
      seat->credits = orrery_final_get_number (self, i, ORRERY_ROLL_FINAL_CREDITS);
      seat->cup = orrery_final_get_number (self, i, ORRERY_ROLL_FINAL_CUP);
    }
  lay_dice (self, table);
}

/* --- What is possible --- */

static gboolean
has_of_set (OrreryFinal *self, guint seat, guint set)
{
  for (guint i = 0; i < orrery_final_get_n_pieces (self, seat); i++)
    if (roll_faces[orrery_final_get_piece (self, seat, i)].set == set)
      return TRUE;
  return FALSE;
}

static char *
tell_taken (OrreryFinal *self, guint seat, guint face)
{
  const guint set = roll_faces[face].set;

  for (guint i = 0; i < orrery_final_get_n_seats (self); i++)
    if (orrery_final_has_piece (self, i, face))
      return i == seat ? g_strdup (_("already entered"))
                       : g_strdup_printf (_("%s has it"), orrery_final_get_name (self, i));
    else if (set == ROLL_SET_GAME && orrery_final_has_piece (self, i, ROLL_REVERSE_OF (face)))
      return g_strdup_printf (_("%s: other side"), orrery_final_get_name (self, i));
  if (set == ROLL_SET_FACTION && has_of_set (self, seat, set))
    return g_strdup (_("has a faction"));
  if (set == ROLL_SET_HOME && has_of_set (self, seat, set))
    return g_strdup (_("has a home world"));
  return NULL;
}

static char *
dup_hint (OrreryFinal *self, guint seat, guint field)
{
  OrreryFinalTable table;

  lay_table (self, &table);
  return orrery_dice_line_write_totals (table.seats[seat].dice);
}

static char *
tell_wrong (OrreryFinal *self, guint seat, guint field)
{
  return field == ORRERY_ROLL_FINAL_DICE ? orrery_dice_line_tell_wrong (orrery_final_get_text (self, seat, field)) : NULL;
}

/* TRUE if a bonus of the seat counts one of these numbers of OrreryEmpire. */
static gboolean
counts_any (OrreryFinal *self, guint seat, guint first, guint last)
{
  for (guint i = 0; i < orrery_final_get_n_pieces (self, seat); i++)
    for (guint number = first; number <= last; number++)
      if (orrery_bonus_counts_number (orrery_final_get_piece (self, seat, i), number))
        return TRUE;
  return FALSE;
}

static gboolean
counts_field (OrreryFinal *self, guint seat, guint field)
{
  switch (field)
    {
    case ORRERY_ROLL_FINAL_CHIPS:
      return TRUE;
    case ORRERY_ROLL_FINAL_DICE:
      return counts_any (self, seat, 0, ROLL_N_COLOURS - 1);
    case ORRERY_ROLL_FINAL_GOODS:
      return counts_any (self, seat, ORRERY_EMPIRE_GOODS, ORRERY_EMPIRE_GOODS);
    default:
      return orrery_final_is_tied (self, seat);
    }
}

static char *
tell_missing (OrreryFinal *self, guint seat)
{
  OrreryFinalTable table;

  if (!has_of_set (self, seat, ROLL_SET_FACTION))
    return g_strdup (_("The faction is missing."));
  if (!has_of_set (self, seat, ROLL_SET_HOME))
    return g_strdup (_("The home world is missing."));
  lay_table (self, &table);
  return orrery_final_table_check (&table, seat);
}

static void
draft (OrreryFinal *self, void *state)
{
  OrreryFinalTable table;

  lay_table (self, &table);
  orrery_final_table_draft (&table, state);
}

static char *
build (OrreryFinal *self, void *state)
{
  const char *names[GAME_MAX_SEATS + 1];
  OrreryFinalTable table;
  int wrong;

  lay_table (self, &table);
  orrery_final_get_names (self, names);
  return orrery_final_table_build (&table, names, state, &wrong);
}

const OrreryFinalGame orrery_roll_final = {
  .game = &orrery_roll,
  .fields = fields,
  .n_fields = ORRERY_ROLL_N_FINAL_FIELDS,
  .get_id = get_id,
  .find = find,
  .get_first = get_first,
  .get_second = get_second,
  .dup_label = dup_label,
  .novelty_key = 'c',
  .tell_taken = tell_taken,
  .dup_hint = dup_hint,
  .tell_wrong = tell_wrong,
  .counts_field = counts_field,
  .tell_missing = tell_missing,
  .draft = draft,
  .build = build,
};
