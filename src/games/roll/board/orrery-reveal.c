/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-reveal.h"

#include <glib/gi18n.h>
#include <string.h>
#include <math.h>

#include "games/roll/board/orrery-board-die.h"
#include "games/roll/board/orrery-phase-tile.h"
#include "games/roll/words/orrery-phase-note.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/motion/orrery-motion.h"
#include "widgets/question/orrery-counter.h"
#include "widgets/style/orrery-text.h"

enum
{
  GAP = 8,
  GAP_NARROW = 4,
  WHO_WIDTH = 190,
  HEAD_HEIGHT = 50,
  DIE = 42,
  DIE_MANY = 36, /* with five players */
  DIE_NARROW = 25,
  MANY = 5,
  WIDE_FROM = 720,
};

struct _OrreryReveal
{
  GtkWidget parent_instance;

  OrreryRevealed what;
  GStrv names;
  guint rebuild; /* source */
  GtkWidget *box;
  GtkWidget *heads[ROLL_N_PHASES];
  GtkWidget *feet[ROLL_N_PHASES]; /* the cells of the last row */
  GtkSizeGroup *who_width;
  GPtrArray *dice; /* of OrreryBoardDie */
};

G_DEFINE_FINAL_TYPE (OrreryReveal, orrery_reveal, GTK_TYPE_WIDGET)

static gboolean
happens (OrreryReveal *self, RollPhase phase)
{
  return (self->what.phases & ROLL_BIT (phase)) != 0;
}

static int
gap (OrreryReveal *self)
{
  return self->what.narrow ? GAP_NARROW : GAP;
}

/* --- Motion --- */

static void
step_cb (GtkWidget *widget, double value, gpointer data)
{
}

static void
settle_cb (GtkWidget *widget, double value, gpointer data)
{
  gtk_widget_add_css_class (widget, "settled");
}

static void
turn_cb (GtkWidget *widget, double value, gpointer data)
{
  OrreryReveal *self = ORRERY_REVEAL (widget);

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    orrery_phase_tile_set_on (ORRERY_PHASE_TILE (self->heads[phase]), happens (self, phase));
  orrery_motion_run (widget, ORRERY_MOTION_FLIP, 0, step_cb, settle_cb, NULL, NULL);
}

/* Starts again. */
static void
play (OrreryReveal *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const guint n = self->dice->len;

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    orrery_phase_tile_set_on (ORRERY_PHASE_TILE (self->heads[phase]), FALSE);
  gtk_widget_remove_css_class (widget, "settled");
  for (guint i = 0; i < n; i++)
    orrery_board_die_tumble (g_ptr_array_index (self->dice, i), orrery_motion_delay (ORRERY_MOTION_TUMBLE, widget, i, n));
  orrery_motion_run (widget, ORRERY_MOTION_TUMBLE, n > 0 ? orrery_motion_delay (ORRERY_MOTION_TUMBLE, widget, n - 1, n) : 0,
                     step_cb, turn_cb, NULL, NULL);
}

static void
orrery_reveal_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (orrery_reveal_parent_class)->map (widget);
  play (ORRERY_REVEAL (widget));
}

/* One stop for Tab; arrow keys move from die to die. */
static gboolean
orrery_reveal_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL
      && (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    return FALSE;
  return GTK_WIDGET_CLASS (orrery_reveal_parent_class)->focus (widget, direction);
}

/* --- Cells --- */

static int
die_size (OrreryReveal *self)
{
  if (self->what.narrow)
    return DIE_NARROW;
  return lround ((self->what.state.n_seats >= MANY ? DIE_MANY : DIE) * self->what.zoom);
}

static guint
append_dice (OrreryReveal *self, GtkWidget *cell, const OrreryDiceModel *model, RollPhase phase)
{
  GtkWidget *wrap = orrery_wrap_new (gap (self));
  guint n = 0;

  for (guint i = 0; i < model->n; i++)
    {
      const OrreryPlacedDie *placed = &model->dice[i];
      GtkWidget *die;

      if (placed->place != ROLL_COLUMN + phase && placed->place != ORRERY_PLACE_SELECTOR + phase)
        continue;
      die = orrery_board_die_new (placed, die_size (self));
      orrery_piece_set_activatable (ORRERY_PIECE (die), FALSE);
      gtk_widget_set_focusable (die, TRUE); /* to be read with a key */
      orrery_wrap_append (ORRERY_WRAP (wrap), die);
      g_ptr_array_add (self->dice, die);
      n++;
    }
  gtk_widget_set_halign (wrap, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (wrap, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (wrap, TRUE);
  gtk_widget_add_css_class (wrap, "orrery-reveal-dice");
  gtk_box_append (GTK_BOX (cell), wrap);
  return n;
}

/* What the workers of the seat in front will do. */
static char *
dup_own_note (OrreryReveal *self, RollPhase phase, int workers, gboolean *is_good)
{
  RollState state = self->what.state;
  const RollKind kind = phase == ROLL_SETTLE ? ROLL_WORLD : ROLL_DEVELOPMENT;
  const gboolean builds = phase == ROLL_DEVELOP || phase == ROLL_SETTLE;
  const int complete = builds ? orrery_phase_completes (&state, self->what.front, kind, workers) : 0;
  gboolean is_odd;

  *is_good = complete > 0;
  /* Idle producers produce nothing to ship. */
  if (!happens (self, ROLL_PRODUCE))
    memset (state.seats[self->what.front].dice[ROLL_COLUMN + ROLL_PRODUCE], 0, sizeof (RollDice));
  if (!*is_good)
    return orrery_phase_note (&state, self->what.front, phase, workers, &is_odd);
  if (complete > 1)
    return g_strdup_printf (ngettext ("completes %d tile", "completes %d tiles", complete), complete);
  return g_strdup_printf (_("completes %s"),
                          roll_faces[roll_stack_at (&state.seats[self->what.front], kind, 0)].name);
}

static char *
dup_note (OrreryReveal *self, int seat, RollPhase phase, guint n, gboolean *is_good)
{
  *is_good = FALSE;
  if (n == 0)
    return g_strdup ("–");
  if (happens (self, phase))
    return seat == self->what.front ? dup_own_note (self, phase, (int) n, is_good) : NULL;
  if (seat == self->what.front)
    return g_strdup_printf (ngettext ("%u returns to your cup", "%u return to your cup", n), n);
  return g_strdup (_("to the cup"));
}

static void
append_note (OrreryReveal *self, GtkWidget *cell, int seat, RollPhase phase, guint n)
{
  gboolean is_good;
  g_autofree char *note = dup_note (self, seat, phase, n, &is_good);
  GtkWidget *label;

  if (note == NULL || (self->what.narrow && n > 0))
    return;
  label = orrery_label_new (is_good ? "caption-heading orrery-good" : "caption dim-label", 0.5);
  gtk_label_set_text (GTK_LABEL (label), note);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  gtk_widget_set_vexpand (label, n == 0);
  gtk_box_append (GTK_BOX (cell), label);
}

static GtkWidget *
new_cell (OrreryReveal *self, int seat, RollPhase phase, const OrreryDiceModel *model)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  const guint n = orrery_dice_model_count (model, ROLL_COLUMN + phase)
                  + orrery_dice_model_count (model, ORRERY_PLACE_SELECTOR + phase);

  gtk_widget_add_css_class (cell, "orrery-reveal-cell");
  orrery_toggle_class (cell, "on", happens (self, phase));
  if (n > 0)
    append_dice (self, cell, model, phase);
  append_note (self, cell, seat, phase, n);
  return cell;
}

/* --- Rows --- */

static GtkWidget *
new_columns (OrreryReveal *self)
{
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, gap (self));

  gtk_box_set_homogeneous (GTK_BOX (columns), TRUE);
  gtk_widget_set_hexpand (columns, TRUE);
  return columns;
}

static void
append_row (OrreryReveal *self, GtkWidget *who, GtkWidget *columns, gboolean expands)
{
  GtkWidget *row = gtk_box_new (self->what.narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, gap (self));
  const double letters = orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self)));

  if (!self->what.narrow)
    {
      gtk_widget_set_size_request (who, (int) (WHO_WIDTH * MAX (1, letters)), -1);
      gtk_size_group_add_widget (self->who_width, who);
    }
  gtk_widget_set_hexpand (who, self->what.narrow);
  gtk_box_append (GTK_BOX (row), who);
  gtk_box_append (GTK_BOX (row), columns);
  gtk_widget_set_vexpand (columns, expands);
  gtk_box_append (GTK_BOX (self->box), row);
}

static GtkWidget *
new_text (const char *style, const char *text)
{
  GtkWidget *label = orrery_label_new (style, 0);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

/* NULL: the player doesn't Dictate. */
static char *
dup_dictated (const RollSeat *seat)
{
  guint n = 0;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    n += seat->dice[ROLL_DICTATED][colour];
  return n > 0 ? g_strdup_printf (ngettext ("Dictates: %u die to the cup", "Dictates: %u dice to the cup", n), n) : NULL;
}

static GtkWidget *
new_name (GtkWidget *mark, const char *name, RollPhase selected, const char *dictated)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  /* Translators: what a player does: "selects Settle". */
  g_autofree char *selects = g_strdup_printf (_("selects %s"), orrery_phase_name (selected));

  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (lines), new_text ("heading", name));
  gtk_box_append (GTK_BOX (lines), new_text ("caption", selects));
  if (dictated != NULL)
    gtk_box_append (GTK_BOX (lines), new_text ("caption dim-label", dictated));
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_vexpand (box, TRUE);
  return box;
}

static GtkWidget *
new_numbers (OrreryReveal *self, int seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = orrery_label_new ("heading orrery-number", 1);
  g_autofree char *vp = NULL;
  GameScore score;

  roll_score (&self->what.state, &score);
  vp = g_strdup_printf (_("%d VP"), score.total[seat]);
  gtk_label_set_text (GTK_LABEL (label), vp);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), orrery_counter_new (ORRERY_COUNTER_CREDITS, self->what.state.seats[seat].credits, 18));
  gtk_box_append (GTK_BOX (box), orrery_counter_new (ORRERY_COUNTER_CHIPS, self->what.state.seats[seat].chips, 18));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
new_who (OrreryReveal *self, GtkWidget *name, gboolean is_own)
{
  GtkWidget *who = gtk_box_new (self->what.narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (who, "orrery-reveal-who");
  orrery_toggle_class (who, "own", is_own);
  orrery_toggle_class (who, "narrow", self->what.narrow);
  gtk_box_append (GTK_BOX (who), name);
  return who;
}

static void
append_seat (OrreryReveal *self, int seat)
{
  const RollSeat *p = &self->what.state.seats[seat];
  GtkWidget *mark = orrery_seat_mark_new (self->what.narrow ? 24 : 34), *columns = new_columns (self), *who;
  g_autofree char *dictated = dup_dictated (p);
  OrreryDiceModel model = { 0 };

  orrery_seat_mark_set (ORRERY_SEAT_MARK (mark), seat, self->names[seat]);
  who = new_who (self, new_name (mark, self->names[seat], p->selected, dictated), seat == self->what.front);
  gtk_box_append (GTK_BOX (who), new_numbers (self, seat));
  orrery_dice_model_update (&model, &self->what.state, seat);
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      GtkWidget *cell = new_cell (self, seat, phase, &model);

      gtk_box_append (GTK_BOX (columns), cell);
      if (seat == self->what.front)
        self->feet[phase] = cell;
    }
  append_row (self, who, columns, TRUE);
}

/* It is nobody's worker, and is on the phase that it selects. */
static void
append_spare (OrreryReveal *self)
{
  GtkWidget *columns = new_columns (self);
  OrreryDiceModel model = { .n = 1 };

  model.dice[0] = (OrreryPlacedDie) { ROLL_WHITE, self->what.spare, ORRERY_PLACE_SELECTOR + self->what.spare, 1 };
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

      gtk_widget_add_css_class (cell, "orrery-reveal-cell");
      orrery_toggle_class (cell, "on", happens (self, phase));
      if (phase == self->what.spare)
        append_dice (self, cell, &model, phase);
      gtk_box_append (GTK_BOX (columns), cell);
    }
  append_row (self, new_who (self, new_name (orrery_symbol_new (ORRERY_SYMBOL_DIE, self->what.narrow ? 24 : 34),
                                             _("Spare die"), self->what.spare, NULL), FALSE), columns, FALSE);
}

/* --- Headings --- */

static GtkWidget *
new_callers (OrreryReveal *self, RollPhase phase)
{
  GtkWidget *marks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  const int size = self->what.narrow ? 14 : 18;

  for (int seat = 0; seat < self->what.state.n_seats; seat++)
    if (self->what.state.seats[seat].selected == phase)
      {
        GtkWidget *mark = orrery_seat_mark_new (size);

        orrery_seat_mark_set (ORRERY_SEAT_MARK (mark), seat, self->names[seat]);
        gtk_box_append (GTK_BOX (marks), mark);
      }
  gtk_widget_set_halign (marks, GTK_ALIGN_END);
  gtk_widget_set_valign (marks, GTK_ALIGN_START);
  gtk_widget_add_css_class (marks, "orrery-reveal-callers");
  /* Its margins are less than nothing. */
  gtk_widget_set_visible (marks, gtk_widget_get_first_child (marks) != NULL);
  return marks;
}

static void
append_heads (OrreryReveal *self)
{
  GtkWidget *columns = new_columns (self), *titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  const guint n = (guint) __builtin_popcount (self->what.phases);
  g_autofree char *count = g_strdup_printf (ngettext ("%u of %u phases happens", "%u of %u phases happen", n), n,
                                            ROLL_N_PHASES);
  g_autofree char *round = g_strdup_printf (_("Round %d"), self->what.state.round);
  g_autofree char *second = g_strdup_printf ("%s · %s", round, count);

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      GtkWidget *overlay = gtk_overlay_new ();

      self->heads[phase] = orrery_phase_tile_new (phase, FALSE);
      orrery_phase_tile_set_flat (ORRERY_PHASE_TILE (self->heads[phase]), TRUE);
      gtk_widget_set_size_request (self->heads[phase], -1, (int) (HEAD_HEIGHT * pow (self->what.zoom, 0.6)));
      gtk_overlay_set_child (GTK_OVERLAY (overlay), self->heads[phase]);
      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), new_callers (self, phase));
      gtk_box_append (GTK_BOX (columns), overlay);
    }
  gtk_box_append (GTK_BOX (titles), new_text ("title-2", _("Reveal")));
  gtk_box_append (GTK_BOX (titles), new_text ("caption dim-label", second));
  gtk_widget_set_margin_bottom (titles, self->what.narrow ? 4 : 0); /* for the marks above the heads */
  append_row (self, titles, columns, FALSE);
}

static void
build (OrreryReveal *self)
{
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_ptr_array_set_size (self->dice, 0);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, gap (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  append_heads (self);
  for (int seat = 0; seat < self->what.state.n_seats; seat++)
    if (seat != self->what.front)
      append_seat (self, seat);
  if (self->what.spare < ROLL_N_PHASES)
    append_spare (self);
  append_seat (self, self->what.front);
}

/* --- Layout --- */

static gboolean
rebuild_cb (gpointer data)
{
  OrreryReveal *self = data;

  self->rebuild = 0;
  self->what.narrow = !self->what.narrow;
  build (self);
  turn_cb (GTK_WIDGET (self), 1, NULL);
  return G_SOURCE_REMOVE;
}

/* It can become the narrow one, which fits wherever the board does. */
static void
orrery_reveal_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  OrreryReveal *self = ORRERY_REVEAL (widget);
  int least;

  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
  else
    gtk_widget_measure (self->box, orientation, for_size < 0 ? -1 : MAX (for_size, least), minimum, natural, NULL, NULL);
}

static void
orrery_reveal_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryReveal *self = ORRERY_REVEAL (widget);
  const gboolean narrow
    = width < WIDE_FROM * MAX (1, orrery_text_factor (gtk_widget_get_pango_context (widget)));
  int least, least_height;

  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (self->box, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  gtk_widget_allocate (self->box, width, MAX (height, least_height), baseline, NULL);
  if (narrow != self->what.narrow && self->rebuild == 0)
    self->rebuild = g_idle_add (rebuild_cb, self);
}

/* --- The widget --- */

/* A phase that happens has its own background from top to bottom. */
static void
orrery_reveal_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryReveal *self = ORRERY_REVEAL (widget);
  const gboolean is_settled = gtk_widget_has_css_class (widget, "settled");
  GdkRGBA ground = orrery_style_current ()->accent;
  graphene_rect_t head, foot;
  GskRoundedRect rounded;

  ground.alpha = 0.13f;
  for (guint phase = 0; phase < ROLL_N_PHASES && is_settled; phase++)
    if (happens (self, phase) && gtk_widget_compute_bounds (self->heads[phase], widget, &head)
        && gtk_widget_compute_bounds (self->feet[phase], widget, &foot))
      {
        graphene_rect_union (&head, &foot, &head);
        graphene_rect_inset (&head, -3, -3);
        gsk_rounded_rect_init_from_rect (&rounded, &head, 12);
        gtk_snapshot_push_rounded_clip (snapshot, &rounded);
        gtk_snapshot_append_color (snapshot, &ground, &head);
        gtk_snapshot_pop (snapshot);
      }
  GTK_WIDGET_CLASS (orrery_reveal_parent_class)->snapshot (widget, snapshot);
}

static void
orrery_reveal_dispose (GObject *object)
{
  OrreryReveal *self = ORRERY_REVEAL (object);

  g_clear_handle_id (&self->rebuild, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_reveal_parent_class)->dispose (object);
}

static void
orrery_reveal_finalize (GObject *object)
{
  g_object_unref (ORRERY_REVEAL (object)->who_width);
  g_ptr_array_unref (ORRERY_REVEAL (object)->dice);
  g_strfreev (ORRERY_REVEAL (object)->names);

  G_OBJECT_CLASS (orrery_reveal_parent_class)->finalize (object);
}

static void
orrery_reveal_class_init (OrreryRevealClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_reveal_dispose;
  G_OBJECT_CLASS (klass)->finalize = orrery_reveal_finalize;
  widget_class->map = orrery_reveal_map;
  widget_class->focus = orrery_reveal_focus;
  widget_class->get_request_mode = orrery_get_height_for_width;
  widget_class->measure = orrery_reveal_measure;
  widget_class->size_allocate = orrery_reveal_size_allocate;
  widget_class->snapshot = orrery_reveal_snapshot;
  gtk_widget_class_set_css_name (widget_class, "orrery-reveal");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_reveal_init (OrreryReveal *self)
{
  orrery_style_sheet_ensure ();
  self->dice = g_ptr_array_new ();
  self->who_width = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  orrery_set_spoken (GTK_WIDGET (self), _("Reveal"));
}

GtkWidget *
orrery_reveal_new (const OrreryRevealed *revealed)
{
  OrreryReveal *self = g_object_new (ORRERY_TYPE_REVEAL, NULL);

  self->what = *revealed;
  self->names = g_strdupv ((char **) revealed->names);
  build (self);
  return GTK_WIDGET (self);
}
