/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-reveal-row"

#include "games/roll/table/orrery-reveal-row.h"

#include "games/roll/board/orrery-die.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/table/orrery-reveal-columns.h"
#include "games/roll/table/orrery-reveal-line.h"
#include "games/roll/table/orrery-reveal-player.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  N_CELLS = ROLL_N_PHASES + 1,
  DIE_SIZE = 32, /* px */
  SMALL_DIE_SIZE = 26 /* in narrow columns, and of dice that return to the cup */
};

struct _OrreryRevealRow
{
  AdwBin parent_instance;

  guint seat;
  /* The shown values, so that an unchanged row is not redrawn at every key press. */
  gboolean is_set;
  gboolean is_explained;
  gboolean now;
  OrreryRevealed revealed;
  OrreryMissing missing;
  OrreryExplained explained;
  guint phases; /* those that happen, as far as known */

  GtkWidget *row;
  GtkWidget *player;
  GtkWidget *line;
  GtkWidget *cells[N_CELLS];
  GtkWidget *dice[N_CELLS];
  GtkWidget *symbols[N_CELLS + 1]; /* the last cell has two: Dictate or the cup */
  GtkWidget *words[N_CELLS];
  GtkWidget *told; /* the words, one per line, if the cells are too narrow for them */
  gboolean is_told; /* these are shown, below the cells */
  gboolean is_narrow;
};

G_DEFINE_FINAL_TYPE (OrreryRevealRow, orrery_reveal_row, ADW_TYPE_BIN)

enum
{
  COLUMN,
  DIE,
  DROPPED,
  RECALL,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *
column_name (guint column)
{
  return column < ROLL_N_PHASES ? orrery_phase_name (column) : _("Dictate");
}

static void
released_cb (GtkGestureClick *gesture, int n, double x, double y, OrreryRevealRow *self)
{
  GtkWidget *cell = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  for (guint i = 0; i < N_CELLS; i++)
    if (self->cells[i] == cell)
      g_signal_emit (self, signals[COLUMN], 0, self->seat, i);
}

static void
die_cb (GtkWidget *button, OrreryRevealRow *self)
{
  g_signal_emit (self, signals[DIE], 0, self->seat,
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index")));
}

static void
recall_cb (OrreryRevealRow *self)
{
  g_signal_emit (self, signals[RECALL], 0, self->seat);
}

/* --- Dragging --- */

void
orrery_reveal_row_drag (GtkWidget *widget, guint what, guint colour, guint side)
{
  GtkDragSource *source = gtk_drag_source_new ();
  g_autoptr (GdkContentProvider) content = gdk_content_provider_new_typed (G_TYPE_UINT, what);
  g_autoptr (GdkPaintable) picture =
      orrery_die_paintable_new (colour, side, ORRERY_DIE_LARGE);

  gtk_drag_source_set_content (source, content);
  gtk_drag_source_set_actions (source, GDK_ACTION_COPY);
  /* Runs before the dragged button takes the press for a click. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  gtk_drag_source_set_icon (source, picture, ORRERY_DIE_LARGE / 2, ORRERY_DIE_LARGE / 2);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, OrreryRevealRow *self)
{
  GtkWidget *cell = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));

  for (guint i = 0; i < N_CELLS; i++)
    if (self->cells[i] == cell)
      g_signal_emit (self, signals[DROPPED], 0, self->seat, i, g_value_get_uint (value));
  return TRUE;
}

/* --- A die --- */

/* The entered side; otherwise the side of its column. */
static guint
shown_side (const OrreryEntered *die)
{
  if (die->side != ROLL_NO_PHASE)
    return die->side;
  return die->column < ROLL_N_PHASES && roll_dice[die->colour].weight[die->column] > 0
             ? die->column
             : ROLL_NO_PHASE;
}

static GtkWidget *
badge_new (const char *text, const char *css_class)
{
  GtkWidget *badge = gtk_label_new (text);

  gtk_widget_add_css_class (badge, "orrery-entry-badge");
  gtk_widget_add_css_class (badge, css_class);
  gtk_widget_set_halign (badge, GTK_ALIGN_END);
  gtk_widget_set_valign (badge, GTK_ALIGN_START);
  return badge;
}

/* Dice in phases that do not happen return to the cup. */
static guint
cell_of (OrreryRevealRow *self, guint column)
{
  return self->phases == 0 || (column < ROLL_N_PHASES && (self->phases & ROLL_BIT (column)) != 0) ? column : ROLL_N_PHASES;
}

static GtkWidget *
die_new (OrreryRevealRow *self, const OrreryEntered *die, guint i, gboolean odd)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *overlay = gtk_overlay_new ();
  /* The sides of dice that return to the cup are unknown. */
  const gboolean is_idle = self->phases != 0 && cell_of (self, die->column) == ROLL_N_PHASES;
  const guint side = is_idle ? ROLL_NO_PHASE : shown_side (die);
  g_autofree char *spoken = orrery_die_spoken (die->colour, side);
  g_autofree char *tip =
      die->selects ? g_strdup_printf (_("%s, selects %s"), spoken, column_name (die->column))
                   : g_strdup_printf (_("%s in %s"), spoken, column_name (die->column));

  gtk_overlay_set_child (GTK_OVERLAY (overlay),
                         orrery_die_new (die->colour, side, self->is_told || is_idle ? SMALL_DIE_SIZE : DIE_SIZE));
  orrery_reveal_row_drag (button, ORRERY_DRAG (self->seat, i), die->colour, side);
  if (die->selects)
    gtk_overlay_add_overlay (GTK_OVERLAY (overlay), badge_new ("★", "selects"));
  else if (odd)
    gtk_overlay_add_overlay (GTK_OVERLAY (overlay), badge_new ("!", "odd"));
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "orrery-tile-button");
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (i));
  g_signal_connect_object (button, "clicked", G_CALLBACK (die_cb), self, 0);
  return button;
}

/* --- Showing --- */

static gboolean
is_shown (OrreryRevealRow *self, guint seat, const OrreryRevealed *revealed, const OrreryMissing *missing,
          const OrreryExplained *explained, gboolean now)
{
  return self->is_set && self->seat == seat && self->now == now && self->is_explained == (explained != NULL)
         && memcmp (&self->revealed, revealed, sizeof *revealed) == 0
         && memcmp (&self->missing, missing, sizeof *missing) == 0
         && (explained == NULL || memcmp (&self->explained, explained, sizeof *explained) == 0);
}

static void
remember (OrreryRevealRow *self, guint seat, const OrreryRevealed *revealed, const OrreryMissing *missing,
          const OrreryExplained *explained, gboolean now)
{
  self->is_set = TRUE;
  self->seat = seat;
  self->now = now;
  self->is_explained = explained != NULL;
  self->revealed = *revealed;
  self->missing = *missing;
  if (explained != NULL)
    self->explained = *explained;
}

void
orrery_reveal_row_set (OrreryRevealRow *self, guint seat, const OrreryRevealed *revealed, const OrreryMissing *missing,
                       const OrreryExplained *explained, gboolean now)
{
  guint odd = 0;

  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self));

  if (is_shown (self, seat, revealed, missing, explained, now))
    return;
  remember (self, seat, revealed, missing, explained, now);
  for (guint i = 0; i < N_CELLS; i++)
    orrery_wrap_clear (ORRERY_WRAP (self->dice[i]));
  for (guint i = 0; i < revealed->n; i++)
    {
      const gboolean is_odd = explained != NULL && explained->how[i] == ORRERY_DIE_UNEXPLAINED;

      const guint cell = cell_of (self, revealed->dice[i].column);
      GtkWidget *die = die_new (self, &revealed->dice[i], i, is_odd);

      odd |= is_odd ? ROLL_BIT (cell) : 0;
      gtk_widget_set_opacity (die, self->phases != 0 && cell == ROLL_N_PHASES ? 0.6 : 1);
      orrery_wrap_append (ORRERY_WRAP (self->dice[cell]), die);
    }
  for (guint i = 0; i < N_CELLS; i++)
    orrery_toggle_class (self->cells[i], "odd", (odd & ROLL_BIT (i)) != 0);
  orrery_toggle_class (self->row, "now", now);
}

GtkWidget *
orrery_reveal_row_get_player (OrreryRevealRow *self)
{
  return self->player;
}

GtkWidget *
orrery_reveal_row_get_line (OrreryRevealRow *self)
{
  return self->line;
}

/* --- Other parts --- */

/* The headings above the rows have symbols, too; on a phone they would be far away. */
static void
show_symbols (OrreryRevealRow *self)
{
  for (guint i = 0; i <= N_CELLS; i++)
    gtk_widget_set_visible (self->symbols[i],
                            self->is_narrow && (i < ROLL_N_PHASES || (i == ROLL_N_PHASES) == (self->phases == 0)));
  /* The line tells what returns to the cup, too. */
  gtk_widget_set_visible (self->cells[ROLL_N_PHASES], !self->is_narrow || self->phases == 0);
}

void
orrery_reveal_row_set_phases (OrreryRevealRow *self, guint phases)
{
  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self));

  if (self->phases == phases)
    return;
  self->phases = phases;
  self->is_set = FALSE;
  for (guint i = 0; i < ROLL_N_PHASES; i++)
    gtk_widget_set_visible (self->cells[i], phases == 0 || (phases & ROLL_BIT (i)) != 0);
  orrery_reveal_columns_set_short (self->row, phases != 0);
  orrery_toggle_class (self->cells[ROLL_N_PHASES], "cup", phases != 0);
  gtk_widget_set_tooltip_text (self->cells[ROLL_N_PHASES], phases == 0 ? column_name (ROLL_N_PHASES) : _("Back to the cup"));
  show_symbols (self);
}

void
orrery_reveal_row_set_wrong (OrreryRevealRow *self, guint phases)
{
  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self));

  for (guint i = 0; i < ROLL_N_PHASES; i++)
    orrery_toggle_class (self->cells[i], "wrong", (phases & ROLL_BIT (i)) != 0);
}

static void
show_words (OrreryRevealRow *self)
{
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; i < ROLL_N_PHASES; i++)
    {
      const char *words = gtk_label_get_label (GTK_LABEL (self->words[i]));

      gtk_widget_set_visible (self->words[i], *words != '\0' && !self->is_told);
      if (*words == '\0')
        continue;
      if (told->len > 0)
        g_string_append_c (told, '\n');
      g_string_append_printf (told, _("%s: %s"), orrery_phase_name (i), words);
    }
  orrery_label_set (self->told, told->str);
  gtk_widget_set_visible (self->told, told->len > 0 && self->is_told);
}

void
orrery_reveal_row_set_words (OrreryRevealRow *self, guint phase, const char *words, gboolean good)
{
  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self) && phase < N_CELLS);

  orrery_label_set (self->words[phase], words);
  orrery_toggle_class (self->words[phase], "orrery-good", good);
  show_words (self);
}

void
orrery_reveal_row_set_compact (OrreryRevealRow *self, gboolean narrow, gboolean told)
{
  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self));

  if (self->is_narrow == narrow && self->is_told == told)
    return;
  self->is_narrow = narrow;
  self->is_told = told;
  self->is_set = FALSE;
  show_words (self);
  show_symbols (self);
  orrery_reveal_columns_set_wide (self->row, !told);
  orrery_reveal_player_set_compact (ORRERY_REVEAL_PLAYER (self->player), told);
}

/* --- Building --- */

static GtkWidget *
new_symbol (OrrerySymbolId id)
{
  GtkWidget *symbol = orrery_symbol_new (id, 14);

  gtk_widget_add_css_class (symbol, "dim-label");
  gtk_widget_set_halign (symbol, GTK_ALIGN_CENTER);
  return symbol;
}

static GtkWidget *
build_cell (OrreryRevealRow *self, guint i)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_COPY);
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_widget_set_tooltip_text (cell, column_name (i));
  self->dice[i] = orrery_wrap_new (3);
  gtk_widget_add_css_class (cell, "orrery-entry-cell");
  gtk_widget_set_hexpand (cell, TRUE);
  self->words[i] = orrery_label_new ("caption", 0);
  gtk_label_set_wrap (GTK_LABEL (self->words[i]), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->words[i]), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_visible (self->words[i], FALSE);
  self->symbols[i] = new_symbol (i < ROLL_N_PHASES ? orrery_symbol_of_phase (i) : ORRERY_SYMBOL_DICTATE);
  gtk_box_append (GTK_BOX (cell), self->symbols[i]);
  if (i == ROLL_N_PHASES)
    gtk_box_append (GTK_BOX (cell), self->symbols[N_CELLS] = new_symbol (ORRERY_SYMBOL_CUP));
  gtk_box_append (GTK_BOX (cell), self->dice[i]);
  gtk_box_append (GTK_BOX (cell), self->words[i]);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, 0);
  gtk_widget_add_controller (cell, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (drop, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (cell, GTK_EVENT_CONTROLLER (drop));
  self->cells[i] = cell;
  return cell;
}

static void
orrery_reveal_row_class_init (OrreryRevealRowClass *klass)
{
  signals[COLUMN] = g_signal_new ("column", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[RECALL] = g_signal_new ("recall", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[DIE] = g_signal_new ("die", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT,
                                   G_TYPE_UINT);
}

static void
orrery_reveal_row_init (OrreryRevealRow *self)
{
  GtkWidget *cells = orrery_reveal_columns_new_cells ();
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < N_CELLS; i++)
    gtk_box_append (GTK_BOX (cells), build_cell (self, i));
  self->told = orrery_label_new ("caption", 0);
  gtk_label_set_wrap (GTK_LABEL (self->told), TRUE);
  gtk_widget_set_visible (self->told, FALSE);
  gtk_box_append (GTK_BOX (column), cells);
  gtk_box_append (GTK_BOX (column), self->told);
  self->player = orrery_reveal_player_new ();
  self->line = orrery_reveal_line_new ();
  self->row = orrery_reveal_columns_new (self->player, self->line, column);
  orrery_reveal_columns_set_short (self->row, FALSE);
  gtk_widget_add_css_class (self->row, "orrery-entry-row");
  gtk_widget_add_css_class (self->row, "ruled");
  g_signal_connect_object (self->player, "recall", G_CALLBACK (recall_cb), self, G_CONNECT_SWAPPED);
  show_symbols (self);
  adw_bin_set_child (ADW_BIN (self), self->row);
}

GtkWidget *
orrery_reveal_row_new (void)
{
  return g_object_new (ORRERY_TYPE_REVEAL_ROW, NULL);
}
