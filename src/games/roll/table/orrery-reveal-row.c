/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-reveal-row"

#include "config.h"

#include "games/roll/table/orrery-reveal-row.h"

#include "widgets/layout/orrery-pair.h"
#include "games/roll/board/orrery-die.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/art/orrery-table-style.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-keys.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  N_CELLS = ROLL_N_PHASES + 1,
  BESIDE_FROM = 680,
  HEAD_SHARE = 340, /* of a thousand */
  TILE = 42,
  SMALL_TILE = 28
};

struct _OrreryRevealRow
{
  AdwBin parent_instance;

  guint seat;
  /* The shown values, so that an unchanged row is not redrawn at every key press. */
  gboolean is_set;
  gboolean own;
  gboolean is_explained;
  gboolean now;
  OrreryRevealed revealed;
  OrreryMissing missing;
  OrreryExplained explained;
  guint phases; /* those that happen, as far as known */

  GtkWidget *pair;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *status;
  GtkWidget *verdict;
  GtkWidget *cells[N_CELLS];
  GtkWidget *dice[N_CELLS];
  GtkWidget *dictate; /* the symbol of the last cell, */
  GtkWidget *cup;     /* and its alternative */
  GtkWidget *words[N_CELLS];
  GtkWidget *told; /* the words, one per line, if the cells are too narrow for them */
  gboolean is_told; /* these are shown, below the cells */
  GtkWidget *has;
  GtkWidget *recall;
  GtkWidget *recall_key;
  OrreryKeys *keys; /* of recall */
  GtkWidget *stacks;
  GtkWidget *tiles[2];
  GtkWidget *progress[2];
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

static gboolean
recall_key_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  g_signal_emit_by_name (widget, "clicked");
  return TRUE;
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
  const guint side = self->phases != 0 && cell_of (self, die->column) == ROLL_N_PHASES ? ROLL_NO_PHASE : shown_side (die);
  g_autofree char *spoken = orrery_die_spoken (die->colour, side);
  g_autofree char *tip =
      die->selects ? g_strdup_printf (_("%s, selects %s"), spoken, column_name (die->column))
                   : g_strdup_printf (_("%s in %s"), spoken, column_name (die->column));

  gtk_overlay_set_child (GTK_OVERLAY (overlay),
                         orrery_die_new (die->colour, side, ORRERY_DIE_MEDIUM));
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

/* --- Words --- */

static void
show_status (OrreryRevealRow *self, const OrreryRevealed *revealed, const OrreryMissing *missing)
{
  const int selector = orrery_revealed_selector (revealed);
  g_autofree char *text =
      self->phases != 0 ? g_strdup ("")
      : missing->entered == 0
          ? g_strdup_printf (ngettext ("%u die in the cup", "%u dice in the cup", missing->total), missing->total)
      : selector >= 0
          ? g_strdup_printf (_("%u of %u, selects %s"), missing->entered, missing->total,
                             column_name (revealed->dice[selector].column))
          : g_strdup_printf (_("%u of %u, no phase yet"), missing->entered, missing->total);

  orrery_label_set (self->status, text);
}

static void
show_verdict (OrreryRevealRow *self, const OrreryExplained *explained)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean odd = FALSE;

  if (self->phases != 0)
    g_string_append (text, explained != NULL ? "✓" : "");
  else if (explained != NULL && explained->n_moved == 0)
    g_string_append (text, _("✓ none moved"));
  else if (explained != NULL)
    {
      odd = explained->n_unexplained > 0;
      g_string_append_printf (text, ngettext ("%u moved", "%u moved", explained->n_moved), explained->n_moved);
      if (odd)
        g_string_append_printf (text, ngettext (", ⚠ %u unexplained", ", ⚠ %u unexplained", explained->n_unexplained),
                                explained->n_unexplained);
      for (guint i = 0; i < explained->n_uses; i++)
        g_string_append_printf (text, i == 0 ? _(" by %s") : ", %s",
                                roll_faces[explained->uses[i]].name);
      if (explained->dictates)
        g_string_append (text, _(", Dictate"));
    }
  orrery_label_set (self->verdict, text->str);
  orrery_toggle_class (self->verdict, "orrery-odd", odd);
  orrery_toggle_class (self->verdict, "orrery-good", explained != NULL && !odd);
}

static gboolean
is_shown (OrreryRevealRow *self, int seat, const char *name, const OrreryRevealed *revealed,
          const OrreryMissing *missing, const OrreryExplained *explained, gboolean now)
{
  return self->is_set && !self->own && self->seat == (guint) seat && self->now == now
         && g_strcmp0 (gtk_label_get_label (GTK_LABEL (self->name)), name) == 0
         && self->is_explained == (explained != NULL)
         && memcmp (&self->revealed, revealed, sizeof *revealed) == 0
         && memcmp (&self->missing, missing, sizeof *missing) == 0
         && (explained == NULL || memcmp (&self->explained, explained, sizeof *explained) == 0);
}

static void
remember (OrreryRevealRow *self, int seat, const OrreryRevealed *revealed,
          const OrreryMissing *missing, const OrreryExplained *explained, gboolean now)
{
  self->is_set = TRUE;
  self->own = FALSE;
  self->seat = (guint) seat;
  self->now = now;
  self->is_explained = explained != NULL;
  self->revealed = *revealed;
  self->missing = *missing;
  if (explained != NULL)
    self->explained = *explained;
}

void
orrery_reveal_row_set (OrreryRevealRow *self, int seat, const char *name,
                       const OrreryRevealed *revealed, const OrreryMissing *missing,
                       const OrreryExplained *explained, gboolean now)
{
  guint odd = 0;

  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self));

  if (is_shown (self, seat, name, revealed, missing, explained, now))
    return;
  remember (self, seat, revealed, missing, explained, now);
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), seat, name);
  orrery_label_set (self->name, name);
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
  orrery_toggle_class (self->pair, "now", now);
  show_status (self, revealed, missing);
  show_verdict (self, explained);
}

void
orrery_reveal_row_set_own (OrreryRevealRow *self, gboolean own)
{
  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self));

  if (!own)
    return;
  self->own = TRUE;
  orrery_label_set (self->status, _("ready"));
  orrery_label_set (self->verdict, _("✓ secret until Reveal"));
  orrery_toggle_class (self->verdict, "orrery-good", TRUE);
}

/* --- Other parts --- */

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
  gtk_widget_set_visible (self->dictate, phases == 0);
  gtk_widget_set_visible (self->cup, phases != 0);
  gtk_widget_set_tooltip_text (self->cells[ROLL_N_PHASES], phases == 0 ? column_name (ROLL_N_PHASES) : _("Back to the cup"));
}

void
orrery_reveal_row_set_line (OrreryRevealRow *self, const char *line)
{
  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self));

  orrery_toggle_class (self->status, "monospace", line != NULL);
  if (line != NULL)
    orrery_label_set (self->status, line);
}

void
orrery_reveal_row_set_problem (OrreryRevealRow *self, const char *problem)
{
  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self));

  orrery_label_set (self->verdict, problem);
  orrery_toggle_class (self->verdict, "orrery-odd", TRUE);
  self->is_set = FALSE;
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
orrery_reveal_row_set_words (OrreryRevealRow *self, guint phase, const char *words)
{
  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self) && phase < N_CELLS);

  orrery_label_set (self->words[phase], words);
  show_words (self);
}

static void
show_stack (OrreryRevealRow *self, const RollState *state, guint seat, guint kind)
{
  const RollSeat *p = &state->seats[seat];
  const guint8 face = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_NONE;
  g_autofree char *progress = NULL;
  guint on = 0;

  gtk_widget_set_visible (gtk_widget_get_parent (self->tiles[kind]), face < ROLL_N_FACES);
  if (face >= ROLL_N_FACES)
    return;
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    on += p->dice[ROLL_ZONE + kind][colour];
  progress = g_strdup_printf (_("%u of %u"), on, (guint) roll_cost (state, (int) seat, face));
  orrery_label_set (self->progress[kind], progress);
  orrery_tooltip_set (self->tiles[kind], roll_faces[face].name);
  {
    g_autoptr (GdkPaintable) picture = orrery_tile_paintable_new (face, ORRERY_TILE_MINI);

    gtk_image_set_from_paintable (GTK_IMAGE (self->tiles[kind]), picture);
  }
}

void
orrery_reveal_row_set_seat (OrreryRevealRow *self, const RollState *state, guint seat)
{
  g_autofree char *has = NULL;
  GameScore score;

  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self));

  roll_score (state, &score);
  /* Translators: points, and credits. */
  has = g_strdup_printf (_("%d VP, $%u"), score.total[seat], state->seats[seat].credits);
  orrery_label_set (self->has, has);
  for (guint kind = 0; kind < 2; kind++)
    show_stack (self, state, seat, kind);
}

void
orrery_reveal_row_set_can_recall (OrreryRevealRow *self, gboolean can)
{
  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self));

  gtk_widget_set_visible (self->recall, can);
}

/* One key per player: several can recall. */
void
orrery_reveal_row_set_recall_key (OrreryRevealRow *self, guint keyval)
{
  g_autofree char *text = gtk_accelerator_get_label (keyval, GDK_CONTROL_MASK);

  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self));

  orrery_label_set (self->recall_key, text);
  orrery_keys_add (self->keys, keyval, GDK_CONTROL_MASK, recall_key_cb, NULL);
}

void
orrery_reveal_row_set_compact (OrreryRevealRow *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_REVEAL_ROW (self));

  self->is_told = compact;
  show_words (self);
  for (guint i = 0; i < 2; i++)
    gtk_image_set_pixel_size (GTK_IMAGE (self->tiles[i]), compact ? SMALL_TILE : TILE);
}

/* --- Building --- */

/* The top tiles, and their progress. */
static GtkWidget *
build_stacks (OrreryRevealRow *self)
{
  self->stacks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_valign (self->stacks, GTK_ALIGN_START);
  for (guint kind = 0; kind < 2; kind++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      self->tiles[kind] = gtk_image_new ();
      gtk_image_set_pixel_size (GTK_IMAGE (self->tiles[kind]), TILE);
      self->progress[kind] = orrery_label_new ("caption", 0.5);
      gtk_box_append (GTK_BOX (box), self->tiles[kind]);
      gtk_box_append (GTK_BOX (box), self->progress[kind]);
      gtk_box_append (GTK_BOX (self->stacks), box);
    }
  return self->stacks;
}

static GtkWidget *
build_recall (OrreryRevealRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->recall = gtk_button_new ();
  self->recall_key = orrery_label_new ("orrery-key", 0.5);
  gtk_box_append (GTK_BOX (box), gtk_label_new (_("Recall…")));
  gtk_box_append (GTK_BOX (box), self->recall_key);
  gtk_button_set_child (GTK_BUTTON (self->recall), box);
  gtk_widget_set_tooltip_text (self->recall, _("Recall dice at the end of the previous round"));
  gtk_widget_add_css_class (self->recall, "flat");
  gtk_widget_add_css_class (self->recall, "caption");
  gtk_widget_set_halign (self->recall, GTK_ALIGN_START);
  gtk_widget_set_visible (self->recall, FALSE);
  self->keys = orrery_keys_new (self->recall);
  g_signal_connect_object (self->recall, "clicked", G_CALLBACK (recall_cb), self, G_CONNECT_SWAPPED);
  return self->recall;
}

static GtkWidget *
build_head (OrreryRevealRow *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->mark = orrery_seat_mark_new (32);
  self->name = orrery_label_new ("heading", 0);
  self->status = orrery_label_new ("caption", 0);
  self->verdict = orrery_label_new ("caption", 0);
  gtk_label_set_wrap (GTK_LABEL (self->name), TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->status), TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->verdict), TRUE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (texts), self->name);
  gtk_box_append (GTK_BOX (texts), self->status);
  gtk_box_append (GTK_BOX (texts), self->verdict);
  self->has = orrery_label_new ("caption", 0);
  gtk_label_set_wrap (GTK_LABEL (self->has), TRUE);
  gtk_box_insert_child_after (GTK_BOX (texts), self->has, self->name);
  gtk_box_append (GTK_BOX (texts), build_recall (self));
  gtk_box_append (GTK_BOX (head), self->mark);
  gtk_box_append (GTK_BOX (head), texts);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (head), build_stacks (self));
  return head;
}

static GtkWidget *
build_cup (OrreryRevealRow *self, GtkWidget *dictate)
{
  self->dictate = dictate;
  self->cup = orrery_symbol_new (ORRERY_SYMBOL_CUP, 14);
  gtk_widget_add_css_class (self->cup, "dim-label");
  gtk_widget_set_halign (self->cup, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->cup, FALSE);
  return self->cup;
}

static GtkWidget *
build_cell (OrreryRevealRow *self, guint i)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_COPY);
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *symbol = orrery_symbol_new (
      i < ROLL_N_PHASES ? orrery_symbol_of_phase (i) : ORRERY_SYMBOL_DICTATE, 14);

  gtk_widget_set_tooltip_text (cell, column_name (i));
  gtk_widget_add_css_class (symbol, "dim-label");
  gtk_widget_set_halign (symbol, GTK_ALIGN_CENTER);
  self->dice[i] = orrery_wrap_new (3);
  gtk_widget_add_css_class (cell, "orrery-entry-cell");
  gtk_widget_set_hexpand (cell, TRUE);
  if (i == ROLL_N_PHASES)
    gtk_box_append (GTK_BOX (cell), build_cup (self, symbol));
  self->words[i] = orrery_label_new ("caption", 0);
  gtk_label_set_wrap (GTK_LABEL (self->words[i]), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->words[i]), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_visible (self->words[i], FALSE);
  gtk_box_append (GTK_BOX (cell), symbol);
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
  GtkWidget *cells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (cells), TRUE);
  gtk_widget_set_hexpand (cells, TRUE);
  for (guint i = 0; i < N_CELLS; i++)
    gtk_box_append (GTK_BOX (cells), build_cell (self, i));
  /* The heading has a fixed width, so that the rows line up. */
  self->pair = orrery_pair_new ();
  orrery_pair_set_room (ORRERY_PAIR (self->pair), BESIDE_FROM, 6);
  orrery_pair_set_share (ORRERY_PAIR (self->pair), HEAD_SHARE);
  gtk_widget_add_css_class (self->pair, "orrery-entry-row");
  gtk_widget_set_parent (build_head (self), self->pair);
  self->told = orrery_label_new ("caption", 0);
  gtk_label_set_wrap (GTK_LABEL (self->told), TRUE);
  gtk_widget_set_visible (self->told, FALSE);
  gtk_box_append (GTK_BOX (column), cells);
  gtk_box_append (GTK_BOX (column), self->told);
  gtk_widget_set_parent (column, self->pair);
  adw_bin_set_child (ADW_BIN (self), self->pair);
}

GtkWidget *
orrery_reveal_row_new (void)
{
  return g_object_new (ORRERY_TYPE_REVEAL_ROW, NULL);
}
