/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beside the table: where the dice are, what must not be forgotten, and the story so far. */
#include "config.h"

#include "app/table/orrery-table-room-private.h"
#include "games/roll/words/orrery-story-words.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/art/orrery-table-style.h"
#include "games/roll/words/orrery-words.h"

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

static GtkWidget *
line_new (GtkWidget *picture, const char *text, const char *number)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *label = orrery_label_new (NULL, 0);
  GtkWidget *value = orrery_label_new ("orrery-number", 1);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_label (GTK_LABEL (value), number);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), value);
  return box;
}

/* "Ada 4 (3 Home and 1 Military dice), Ben 2 (…)" */
static char *
by_owner (OrreryTableRoom *self, const OrreryDiceCensus *census, guint place, guint n_seats)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; place < ORRERY_DICE_BOX && i < n_seats; i++)
    if (census->by_seat[i][place] > 0)
      {
        g_autofree char *dice = orrery_story_dice (census->colours[i][place]);

        g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", self->names[i], dice);
      }
  for (guint colour = 0; place == ORRERY_DICE_BOX && colour < ROLL_N_COLOURS; colour++)
    g_string_append_printf (text, "%s%s %d", colour > 0 ? ", " : "", orrery_colour_name (colour),
                            census->box[colour]);
  return g_string_free (text, FALSE);
}

static void
show_census (OrreryTableRoom *self, const RollState *state)
{
  OrreryDiceCensus census;
  guint all = 0;
  g_autofree char *sum = NULL;
  GtkWidget *label;

  orrery_table_count_dice (state, &census);
  orrery_clear_children (self->census);
  for (guint place = 0; place < ORRERY_N_DICE_PLACES; place++)
    {
      g_autofree char *number = g_strdup_printf ("%u", census.by_place[place]);
      g_autofree char *owners = by_owner (self, &census, place, state->n_seats);
      GtkWidget *line =
          line_new (orrery_symbol_new (places[place].symbol, 18), _(places[place].name), number);

      all += census.by_place[place];
      gtk_widget_set_tooltip_text (line, owners);
      gtk_box_append (GTK_BOX (self->census), line);
    }
  sum = all == ROLL_N_DICE
            ? g_strdup_printf (_("✓ all %u"), all)
            : g_strdup_printf (_("%d unaccounted for"), (int) ROLL_N_DICE - (int) all);
  label = orrery_label_new (all == ROLL_N_DICE ? "orrery-good" : "orrery-odd", 1);
  gtk_label_set_label (GTK_LABEL (label), sum);
  gtk_box_append (GTK_BOX (self->census), label);
}

/* --- Not to be forgotten --- */

static void
add_reminders (OrreryTableRoom *self, const RollState *state, guint seat, guint phase)
{
  g_autoptr (GArray) faces = orrery_table_list_powers (state, seat, phase, phase != ROLL_NO_PHASE);

  for (guint i = 0; i < faces->len; i++)
    {
      const guint8 face = g_array_index (faces, guint8, i);
      g_autoptr (GdkPaintable) picture = orrery_tile_paintable_new (face, ORRERY_TILE_MINI);
      g_autofree char *what = orrery_power_brief (&roll_faces[face].powers[0]);
      g_autofree char *text =
          g_strdup_printf ("%s, %s: %s\n%s", self->names[seat],
                           phase == ROLL_NO_PHASE ? _("before Reveal") : orrery_phase_name (phase),
                           roll_faces[face].name, what);
      GtkWidget *image = gtk_image_new_from_paintable (picture);

      gtk_image_set_pixel_size (GTK_IMAGE (image), 32);
      gtk_box_append (GTK_BOX (self->reminders), line_new (image, text, ""));
    }
}

static void
show_reminders (OrreryTableRoom *self, const RollState *state)
{
  const guint phase = state->step == ROLL_STEP_PHASES ? state->phase : ROLL_NO_PHASE;

  orrery_clear_children (self->reminders);
  for (guint i = 0; i < state->n_seats; i++)
    if (state->step == ROLL_STEP_PHASES || state->step == ROLL_STEP_ASSIGN)
      add_reminders (self, state, i, phase);
  if (gtk_widget_get_first_child (self->reminders) == NULL)
    {
      GtkWidget *label = orrery_label_new ("dim-label", 0);

      gtk_label_set_label (GTK_LABEL (label), _("Nothing to remember right now."));
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_box_append (GTK_BOX (self->reminders), label);
    }
}

void
table_room_show_side (OrreryTableRoom *self)
{
  const RollState *state = orrery_session_get_state (self->session);

  show_census (self, state);
  show_reminders (self, state);
  orrery_play_log_flush (self->story);
}

GtkWidget *
table_room_build_side (OrreryTableRoom *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->census = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->reminders = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->log = ORRERY_LOG_VIEW (orrery_log_view_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->log), -1, 240);
  gtk_widget_set_vexpand (GTK_WIDGET (self->log), TRUE);
  gtk_widget_add_css_class (box, "orrery-table-page");
  gtk_widget_add_css_class (box, "narrow");
  gtk_box_append (GTK_BOX (box), table_room_build_hint (self));
  gtk_box_append (GTK_BOX (box), orrery_card_new (_("Where are the dice?"), self->census));
  gtk_box_append (GTK_BOX (box),
                  orrery_card_new (_("Reminders"), self->reminders));
  gtk_box_append (GTK_BOX (box), orrery_card_new (_("Log"), GTK_WIDGET (self->log)));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_widget_set_size_request (scrolled, 300, -1);
  gtk_widget_set_hexpand (scrolled, FALSE); /* whatever the cards in it would like */
  gtk_widget_add_css_class (scrolled, "background");
  return scrolled;
}
