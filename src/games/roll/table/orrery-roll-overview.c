/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sidebar: where the dice are, and reminders. */
#include "games/roll/table/orrery-roll-table.h"

#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/words/orrery-story-words.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/game/orrery-table-parts.h"

#include <glib/gi18n.h>

static const struct
{
  const char *name;
  OrrerySymbolId symbol;
} places[ORRERY_N_DICE_PLACES] = {
  { N_("Revealed or in cups"), ORRERY_SYMBOL_CUP }, { N_("Citizenry"), ORRERY_SYMBOL_CITIZENRY },
  { N_("On stacks"), ORRERY_SYMBOL_DEVELOP },       { N_("Goods on worlds"), ORRERY_SYMBOL_GOOD },
  { N_("In the box"), ORRERY_SYMBOL_TILE },
};

/* --- Dice --- */

/* "Ada 4 (3 Home and 1 Military dice), Ben 2 (…)" */
static char *
by_owner (const char *const *names, const OrreryDiceCensus *census, guint place, guint n_seats)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; place < ORRERY_DICE_BOX && i < n_seats; i++)
    if (census->by_seat[i][place] > 0)
      {
        g_autofree char *dice = orrery_story_dice (census->colours[i][place]);

        g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", names[i], dice);
      }
  for (guint colour = 0; place == ORRERY_DICE_BOX && colour < ROLL_N_COLOURS; colour++)
    g_string_append_printf (text, "%s%s %d", colour > 0 ? ", " : "", orrery_colour_name (colour),
                            census->box[colour]);
  return g_string_free (text, FALSE);
}

static GtkWidget *
census_new (const RollState *state, const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  OrreryDiceCensus census;
  guint all = 0;
  g_autofree char *sum = NULL;
  GtkWidget *label;

  orrery_table_count_dice (state, &census);
  for (guint place = 0; place < ORRERY_N_DICE_PLACES; place++)
    {
      g_autofree char *number = g_strdup_printf ("%u", census.by_place[place]);
      g_autofree char *owners = by_owner (names, &census, place, state->n_seats);
      GtkWidget *line =
          orrery_overview_line_new (orrery_symbol_new (places[place].symbol, 18), _(places[place].name), number);

      all += census.by_place[place];
      gtk_widget_set_tooltip_text (line, owners);
      gtk_box_append (GTK_BOX (box), line);
    }
  sum = all == ROLL_N_DICE
            ? g_strdup_printf (_("✓ all %u"), all)
            : g_strdup_printf (_("%d unaccounted for"), (int) ROLL_N_DICE - (int) all);
  label = orrery_label_new (all == ROLL_N_DICE ? "orrery-good" : "orrery-odd", 1);
  gtk_label_set_label (GTK_LABEL (label), sum);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* --- Reminders --- */

static void
add_reminders (GtkWidget *box, const RollState *state, guint seat, guint phase, const char *name)
{
  g_autoptr (GArray) faces = orrery_table_list_powers (state, seat, phase, phase != ROLL_NO_PHASE);

  for (guint i = 0; i < faces->len; i++)
    {
      const guint8 face = g_array_index (faces, guint8, i);
      g_autoptr (GdkPaintable) picture = orrery_tile_paintable_new (face, ORRERY_TILE_MINI);
      g_autofree char *what = orrery_power_brief (&roll_faces[face].powers[0]);
      g_autofree char *text =
          g_strdup_printf ("%s, %s: %s\n%s", name,
                           phase == ROLL_NO_PHASE ? _("before Reveal") : orrery_phase_name (phase),
                           roll_faces[face].name, what);
      GtkWidget *image = gtk_image_new_from_paintable (picture);

      gtk_image_set_pixel_size (GTK_IMAGE (image), 32);
      gtk_box_append (GTK_BOX (box), orrery_overview_line_new (image, text, ""));
    }
}

static GtkWidget *
reminders_new (const RollState *state, const char *const *names)
{
  const guint phase = state->step == ROLL_STEP_PHASES ? state->phase : ROLL_NO_PHASE;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < state->n_seats; i++)
    if (state->step == ROLL_STEP_PHASES || state->step == ROLL_STEP_ASSIGN)
      add_reminders (box, state, i, phase, names[i]);
  return orrery_overview_reminders_new (box);
}

GtkWidget *
orrery_roll_overview_new (const void *state, const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_box_append (GTK_BOX (box), orrery_card_new (_("Where are the dice?"), census_new (state, names)));
  gtk_box_append (GTK_BOX (box), reminders_new (state, names));
  return box;
}
