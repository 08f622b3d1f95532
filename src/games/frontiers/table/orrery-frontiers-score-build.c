/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Builds the score pad. */
#include "config.h"

#include "games/frontiers/table/orrery-frontiers-score-private.h"

#include "games/frontiers/table/orrery-bonus-window.h"
#include "games/frontiers/tiles/orrery-my-tiles.h"
#include "games/frontiers/words/orrery-frontiers-score-words.h"
#include "games/frontiers/words/orrery-frontiers.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/game/orrery-table-ui.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-scrolled.h"
#include "widgets/layout/orrery-wrap.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

enum { WIDTH = 860, SPACING = 8, TITLE_CHARS = 28 };

static GtkWidget *
new_title (const char *title, const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = orrery_label_new (NULL, 0), *more = orrery_label_new ("caption dim-label", 0);

  gtk_label_set_label (GTK_LABEL (label), title);
  gtk_label_set_label (GTK_LABEL (more), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap (GTK_LABEL (more), TRUE);
  /* A title may not shrink to a word per line before the table scrolls. */
  gtk_label_set_width_chars (GTK_LABEL (more), TITLE_CHARS);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), more);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

/* What to enter in a line. */
static char *
dup_explanation (OrreryFrontiersScore *self, guint line)
{
  FrState state = { 0 };

  if (line == CHIPS)
    return g_strdup (_("in front of the player"));
  memcpy (state.tax, self->tax, sizeof state.tax);
  return orrery_frontiers_score_explain (&state, line == TIE                       ? FR_PAD_TIE
                                                 : frontiers_score_is_goal (line) ? FR_N_PADS + line - FIRST_GOAL
                                                                                  : FR_PAD_DEVELOPMENTS + line - DEVELOPMENTS);
}

static GtkWidget *
new_field (OrreryFrontiersScore *self, guint line, guint seat)
{
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *spoken = g_strdup_printf (_("Player %u: %s"), seat + 1, frontiers_score_get_title (line));

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 4);
  gtk_editable_set_alignment (GTK_EDITABLE (entry), 0.5f);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 3);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_widget_set_valign (entry, GTK_ALIGN_CENTER);
  orrery_set_spoken (entry, spoken);
  g_signal_connect_object (entry, "changed", G_CALLBACK (frontiers_score_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (frontiers_score_go_on), self, G_CONNECT_SWAPPED);
  return entry;
}

/* --- Every “?” by its lines --- */

static void
counted_cb (GtkWidget *field, int points)
{
  g_autofree char *text = g_strdup_printf ("%d", CLAMP (points, 0, MOST));

  gtk_editable_set_text (GTK_EDITABLE (field), text);
  gtk_entry_set_icon_from_icon_name (GTK_ENTRY (field), GTK_ENTRY_ICON_SECONDARY, "document-edit-symbolic");
  gtk_entry_set_icon_tooltip_text (GTK_ENTRY (field), GTK_ENTRY_ICON_SECONDARY, _("Counted with My Tiles"));
  gtk_entry_set_icon_activatable (GTK_ENTRY (field), GTK_ENTRY_ICON_SECONDARY, FALSE);
}

/* A number that people have typed is not from the collection. An icon, even an empty one, takes up space. */
static void
typed_cb (GtkWidget *field)
{
  if (gtk_entry_get_icon_storage_type (GTK_ENTRY (field), GTK_ENTRY_ICON_SECONDARY) != GTK_IMAGE_EMPTY)
    gtk_entry_set_icon_from_icon_name (GTK_ENTRY (field), GTK_ENTRY_ICON_SECONDARY, NULL);
}

static void
count_bonuses_cb (OrreryFrontiersScore *self, GtkWidget *button)
{
  const guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat"));
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryCollection) tiles = orrery_my_tiles_load (&error);
  GtkWidget *window = tiles != NULL ? orrery_bonus_window_new (tiles, gtk_editable_get_text (GTK_EDITABLE (self->names[seat]))) : NULL;

  if (window == NULL)
    {
      orrery_label_set (self->problem, error != NULL ? error->message
                                                     : _("No tile in My Tiles has lines of a “?” yet. Add them there, or enter the sum."));
      return;
    }
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  g_signal_connect_object (window, "done", G_CALLBACK (counted_cb), self->fields[BONUSES][seat], G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

/* The field, and a button that counts using My Tiles. */
static GtkWidget *
new_bonuses (OrreryFrontiersScore *self, guint seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *button = gtk_button_new_from_icon_name ("list-add-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _("Count with My Tiles"));
  orrery_set_spoken (button, _("Count with My Tiles"));
  g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (seat));
  g_object_bind_property (self->fields[BONUSES][seat], "visible", button, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (count_bonuses_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_hexpand (self->fields[BONUSES][seat], TRUE);
  g_signal_connect (self->fields[BONUSES][seat], "changed", G_CALLBACK (typed_cb), NULL);
  gtk_box_append (GTK_BOX (box), self->fields[BONUSES][seat]);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static void
add_names (OrreryFrontiersScore *self, GtkGrid *grid)
{
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
      g_autofree char *name = g_strdup_printf (_("Player %u"), i + 1);

      self->marks[i] = orrery_seat_mark_new (28);
      self->names[i] = gtk_entry_new ();
      gtk_editable_set_width_chars (GTK_EDITABLE (self->names[i]), 6);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (self->names[i]), 8);
      gtk_editable_set_text (GTK_EDITABLE (self->names[i]), name);
      orrery_set_spoken (self->names[i], name);
      orrery_seat_mark_set (ORRERY_SEAT_MARK (self->marks[i]), (int) i, name);
      gtk_widget_set_halign (self->marks[i], GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), self->marks[i]);
      gtk_box_append (GTK_BOX (box), self->names[i]);
      gtk_grid_attach (grid, box, (int) i + 1, 0, 1, 1);
      g_signal_connect_object (self->names[i], "changed", G_CALLBACK (frontiers_score_named), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->names[i], "activate", G_CALLBACK (frontiers_score_go_on), self, G_CONNECT_SWAPPED);
    }
}

/* Unlike the spacing of a grid, its margin disappears while a row is hidden. */
static void
attach (GtkGrid *grid, GtkWidget *child, int column, int row)
{
  gtk_widget_set_margin_top (child, SPACING);
  gtk_grid_attach (grid, child, column, row, 1, 1);
}

static GtkWidget *
new_grid (OrreryFrontiersScore *self)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, SPACING);
  add_names (self, grid);
  for (guint line = 0; line < N_LINES; line++)
    {
      g_autofree char *text = dup_explanation (self, line);

      self->titles[line] = new_title (frontiers_score_get_title (line), text);
      attach (grid, self->titles[line], 0, (int) line + 1);
      for (guint i = 0; i < FR_MAX_SEATS; i++)
        {
          self->fields[line][i] = new_field (self, line, i);
          attach (grid, line == BONUSES ? new_bonuses (self, i) : self->fields[line][i], (int) i + 1, (int) line + 1);
        }
    }
  self->totals_title = orrery_label_new ("heading", 0);
  gtk_label_set_label (GTK_LABEL (self->totals_title), _("Total"));
  attach (grid, self->totals_title, 0, N_LINES + 1);
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    attach (grid, self->totals[i] = orrery_label_new ("title-3", 0.5), (int) i + 1, N_LINES + 1);
  return GTK_WIDGET (grid);
}

/* As high as the table at its width: a scrolled window alone is as high as the table at its least width. */
static void
measure_scroller (GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
                  int *natural_baseline)
{
  GtkWidget *scroller = gtk_widget_get_first_child (box);
  GtkWidget *grid = g_object_get_data (G_OBJECT (box), "grid");
  int width, height, tall;

  gtk_widget_measure (scroller, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (grid, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (grid, GTK_ORIENTATION_VERTICAL, MAX (width, for_size), &height, &tall, NULL, NULL);
  *natural = *minimum + tall; /* plus a scroll bar that takes space */
  *minimum += height;
}

static void
allocate_scroller (GtkWidget *box, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (box), width, height, baseline, NULL);
}

static GtkWidget *
new_scroller (GtkWidget *grid)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *scroller = orrery_sideways_new (grid);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_EXTERNAL);
  g_object_set_data (G_OBJECT (box), "grid", grid);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_widget_set_layout_manager (box, gtk_custom_layout_new (orrery_get_height_for_width, measure_scroller, allocate_scroller));
  return box;
}

static GtkWidget *
new_goals (OrreryFrontiersScore *self)
{
  GtkWidget *wrap = orrery_wrap_new (6);

  for (guint i = 0; i < FR_N_GOALS; i++)
    {
      self->toggles[i] = gtk_toggle_button_new_with_label (fr_goals[i].name);
      g_signal_connect_object (self->toggles[i], "toggled", G_CALLBACK (frontiers_score_chose), self, G_CONNECT_SWAPPED);
      orrery_wrap_append (ORRERY_WRAP (wrap), self->toggles[i]);
    }
  return orrery_card_new (_("Goals in play"), wrap);
}

static GtkWidget *
new_head (OrreryFrontiersScore *self)
{
  GtkWidget *head = orrery_wrap_new (12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = orrery_label_new ("title-2", 0);

  gtk_label_set_label (GTK_LABEL (title), _("Score a finished game"));
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  self->problem = orrery_label_new ("dim-label", 0);
  gtk_label_set_wrap (GTK_LABEL (self->problem), TRUE);
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), self->problem);
  gtk_widget_set_hexpand (words, TRUE);
  self->count = orrery_seat_count_new (&orrery_frontiers);
  gtk_widget_set_valign (self->count, GTK_ALIGN_CENTER);
  orrery_wrap_append (ORRERY_WRAP (head), words);
  orrery_wrap_append (ORRERY_WRAP (head), self->count);
  return head;
}

static GtkWidget *
new_foot (OrreryFrontiersScore *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *clear = gtk_button_new_with_label (_("Clear"));

  self->keep = gtk_button_new_with_label (_("Save Result"));
  gtk_widget_add_css_class (self->keep, "suggested-action");
  gtk_widget_set_halign (foot, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (foot), clear);
  gtk_box_append (GTK_BOX (foot), self->keep);
  g_signal_connect_object (clear, "clicked", G_CALLBACK (frontiers_score_clear), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keep, "clicked", G_CALLBACK (orrery_frontiers_score_keep), self, G_CONNECT_SWAPPED);
  return foot;
}

GtkWidget *
frontiers_score_build_page (OrreryFrontiersScore *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_autoptr (OrreryCollection) tiles = orrery_my_tiles_load (NULL);

  if (tiles != NULL)
    orrery_collection_get_tax (tiles, self->tax);
  self->sheet = adw_bin_new ();
  gtk_box_append (GTK_BOX (content), new_head (self));
  gtk_box_append (GTK_BOX (content), orrery_card_new (NULL, new_scroller (new_grid (self))));
  gtk_box_append (GTK_BOX (content), new_goals (self));
  gtk_box_append (GTK_BOX (content), new_foot (self));
  gtk_box_append (GTK_BOX (content), self->sheet);
  return orrery_scrolled_page_new (content, WIDTH);
}
