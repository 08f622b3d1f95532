/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-middle-bar.h"

#include <glib/gi18n.h>
#include <string.h>
#include <math.h>

#include "games/roll/board/orrery-phase-tile.h"
#include "games/roll/board/orrery-why.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-whole.h"

enum
{
  TILE_WIDTH = 88,
  TILE_HEIGHT = 34,
};

struct _OrreryMiddleBar
{
  AdwBin parent_instance;

  gboolean compact;
  double zoom;
  gboolean has_state;
  RollState state;
  int seat;
  GStrv names;
  guint marked[ROLL_N_PHASES]; /* the callers that are marked */
  gboolean odd; /* changes with the state */

  GtkWidget *column;
  GtkWidget *box;
  GtkWidget *more;     /* narrow: opens the round and its phases */
  GtkWidget *revealer;
  GtkWidget *below;
  GtkWidget *round;
  GtkWidget *step;
  GtkWidget *titles;
  GtkWidget *phases;
  GtkWidget *tiles[ROLL_N_PHASES];
  GtkWidget *marks[ROLL_N_PHASES];
  GtkWidget *watches;
  GtkWidget *pool;
  GtkWidget *pool_bar;
  GtkWidget *squares;
  GtkWidget *squares_bar;
  GtkWidget *left;
  GtkWidget *warning; /* of the last round */
};

static void part_init (OrreryBoardPartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryMiddleBar, orrery_middle_bar, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_BOARD_PART, part_init))

/* --- Reading a state --- */

/* Estimated rounds to go at the current pace; 0 if unknown. */
static int
guess_rounds (const RollState *state, const OrreryEndWatch *watch)
{
  int rounds = state->round - 1, built = watch->most_squares - 3;
  int paid = watch->pool_at_start - watch->pool, best = 99;

  if (rounds < 2 || watch->last)
    return 0;
  if (built > 0)
    best = ((ROLL_END_SQUARES - watch->most_squares) * rounds + built - 1) / built;
  if (paid > 0)
    best = MIN (best, (watch->pool * rounds + paid - 1) / paid);
  return best < 20 ? MAX (best, 1) : 0;
}

static char *
step_text (const RollState *state)
{
  switch ((RollStep) state->step)
    {
    case ROLL_STEP_SETUP:
      return g_strdup (_("Before the first round"));
    case ROLL_STEP_ASSIGN:
      return g_strdup (_("Assign your dice, then everyone reveals"));
    case ROLL_STEP_REVEAL:
      return g_strdup (_("Reveal"));
    case ROLL_STEP_PHASES:
      return g_strdup_printf (_("Phase %s, %s"), orrery_phase_numeral (state->phase),
                              orrery_phase_name (state->phase));
    case ROLL_STEP_MANAGE:
      return g_strdup (_("Manage Empire"));
    case ROLL_STEP_OVER:
      return g_strdup (_("The game is over"));
    case ROLL_N_STEPS:
    default:
      return g_strdup ("");
    }
}

/* --- Phases --- */

static gboolean
is_called (const RollState *state, RollPhase phase)
{
  if (state->step == ROLL_STEP_PHASES || state->step == ROLL_STEP_MANAGE)
    return (state->phases & ROLL_BIT (phase)) != 0;
  return orrery_phase_callers (state, phase) != 0;
}

static const char *
name_of (OrreryMiddleBar *self, int seat)
{
  return self->names && (guint) seat < g_strv_length (self->names) ? self->names[seat] : "";
}

static void
forget_marks (OrreryMiddleBar *self)
{
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    self->marked[phase] = G_MAXUINT;
}

static void
update_marks (OrreryMiddleBar *self, RollPhase phase)
{
  guint callers = orrery_phase_callers (&self->state, phase);
  g_autoptr (GString) tip = g_string_new (orrery_phase_name (phase));
  const char *before = ": ";

  if (self->marked[phase] == callers)
    return;
  self->marked[phase] = callers;
  orrery_clear_children (self->marks[phase]);
  for (int seat = 0; seat < self->state.n_seats; seat++)
    {
      GtkWidget *mark;

      if (!(callers & (1u << seat)))
        continue;
      mark = orrery_seat_mark_new (16);
      orrery_seat_mark_set (ORRERY_SEAT_MARK (mark), seat, name_of (self, seat));
      gtk_box_append (GTK_BOX (self->marks[phase]), mark);
      g_string_append_printf (tip, "%s%s", before, name_of (self, seat));
      before = ", ";
    }
  if (callers & (1u << 7))
    {
      gtk_box_append (GTK_BOX (self->marks[phase]), orrery_symbol_new (ORRERY_SYMBOL_DIE, 14));
      g_string_append_printf (tip, "%s%s", before, _("the spare die"));
    }
  gtk_widget_set_visible (self->marks[phase], callers != 0);
  orrery_tooltip_set (gtk_widget_get_parent (self->tiles[phase]), tip->str);
}

static void
update_phases (OrreryMiddleBar *self)
{
  const RollState *state = &self->state;

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      orrery_phase_tile_set_on (ORRERY_PHASE_TILE (self->tiles[phase]), is_called (state, phase));
      orrery_piece_set_state (ORRERY_PIECE (self->tiles[phase]),
                              state->step == ROLL_STEP_PHASES && state->phase == phase
                                ? ORRERY_PIECE_SELECTED : 0);
      update_marks (self, phase);
    }
}

/* --- The end --- */

static char *
squares_text (OrreryMiddleBar *self, const OrreryEndWatch *watch)
{
  if (watch->shared)
    return g_strdup_printf (self->compact ? _("%d of %d tiles") : _("Most tiles: %d of %d"),
                            watch->most_squares, ROLL_END_SQUARES);
  /* By name, even the player in front: several people may be looking at this screen. */
  return g_strdup_printf (self->compact ? _("%s: %d of %d") : _("%s has %d of %d tiles"),
                          name_of (self, watch->leader), watch->most_squares, ROLL_END_SQUARES);
}

static void
set_bar (GtkWidget *bar, const char *text, double part, gboolean near_end)
{
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), CLAMP (part, 0, 1));
  orrery_toggle_class (bar, "near", near_end);
  orrery_set_spoken (bar, text);
}

static void
update_end (OrreryMiddleBar *self)
{
  OrreryEndWatch watch;
  g_autofree char *pool = NULL, *brief = NULL, *squares = NULL, *left = NULL;
  int rounds;

  orrery_end_watch (&self->state, &watch);
  rounds = guess_rounds (&self->state, &watch);
  pool = g_strdup_printf (_("%d of %d VP left"), watch.pool, watch.pool_at_start);
  squares = squares_text (self, &watch);
  if (self->state.step == ROLL_STEP_OVER)
    left = g_strdup (_("over"));
  else if (watch.last)
    left = g_strdup (_("this is the last round"));
  else if (rounds > 0)
    left = g_strdup_printf (ngettext ("about %d round left", "about %d rounds left", rounds),
                            rounds);
  /* Translators: on a phone, of 36 VP in the pool: "30/36 VP left" */
  brief = g_strdup_printf (_("%d/%d VP left"), watch.pool, watch.pool_at_start);
  orrery_why_button_set_label (ORRERY_WHY_BUTTON (self->pool), self->compact ? brief : pool);
  orrery_why_button_set_what (ORRERY_WHY_BUTTON (self->pool), &self->state, self->seat,
                              ROLL_WHY_POOL, ROLL_NONE, 0);
  set_bar (self->pool_bar, pool, (double) watch.pool / watch.pool_at_start,
           watch.pool * 5 < watch.pool_at_start);
  orrery_why_button_set_label (ORRERY_WHY_BUTTON (self->squares), squares);
  orrery_why_button_set_what (ORRERY_WHY_BUTTON (self->squares), &self->state, watch.leader,
                              ROLL_WHY_SQUARES, ROLL_NONE, 0);
  set_bar (self->squares_bar, squares, (double) watch.most_squares / ROLL_END_SQUARES,
           watch.most_squares >= ROLL_END_SQUARES - 3);
  orrery_label_set (self->left, left);
}

char *
orrery_middle_bar_dup_last (OrreryMiddleBar *self)
{
  OrreryEndWatch watch;

  g_return_val_if_fail (ORRERY_IS_MIDDLE_BAR (self) && self->has_state, NULL);

  orrery_end_watch (&self->state, &watch);
  if (!watch.last || self->state.step == ROLL_STEP_OVER)
    return NULL;
  if (watch.most_squares < ROLL_END_SQUARES)
    return g_strdup (_("Last round: the VP chips are used up"));
  return g_strdup_printf (_("Last round: %s has %d tiles"), name_of (self, watch.leader), watch.most_squares);
}

/* While dice are assigned the strip has the same tiles. */
static gboolean
has_phases (OrreryMiddleBar *self)
{
  return self->compact || self->state.step == ROLL_STEP_REVEAL || self->state.step == ROLL_STEP_PHASES
         || self->state.step == ROLL_STEP_MANAGE;
}

/* Nobody can miss it. There is no room for the reason next to the phases; the bars at the end show it. */
static void
update_last (OrreryMiddleBar *self)
{
  g_autofree char *last = orrery_middle_bar_dup_last (self);

  orrery_toggle_class (self->column, "last-round", last != NULL);
  gtk_widget_set_visible (self->warning, last != NULL);
  orrery_label_set (self->warning, last == NULL ? "" : has_phases (self) && !self->compact ? _("Last round") : last);
  gtk_widget_set_visible (self->step, last == NULL || self->compact);
  gtk_widget_set_visible (self->left, last == NULL && !self->compact);
}

static void
update (OrreryMiddleBar *self)
{
  g_autofree char *round = NULL, *step = NULL;

  if (!self->has_state)
    return;
  round = self->state.round > 0 ? g_strdup_printf (_("Round %d"), self->state.round) : g_strdup (_("Setup"));
  step = step_text (&self->state);
  orrery_label_set (self->round, round);
  orrery_label_set (self->step, step);
  gtk_widget_set_visible (self->phases, has_phases (self));
  update_phases (self);
  update_end (self);
  update_last (self);
}

static void
update_sizes (OrreryMiddleBar *self)
{
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    gtk_widget_set_size_request (self->tiles[phase], self->compact ? 44 : lround (TILE_WIDTH * self->zoom),
                                 self->compact ? 38 : lround (TILE_HEIGHT * pow (self->zoom, 0.6)));
  gtk_widget_set_size_request (self->pool_bar, self->compact ? -1 : CLAMP (lround (70 * self->zoom), 60, 220), -1);
  /* The rounds left stand beside it. */
  gtk_widget_set_size_request (self->squares_bar, self->compact ? -1 : CLAMP (lround (50 * self->zoom), 44, 220), -1);
}

static void
orrery_middle_bar_set_zoom (OrreryBoardPart *part, double zoom)
{
  ORRERY_MIDDLE_BAR (part)->zoom = zoom;
  update_sizes (ORRERY_MIDDLE_BAR (part));
}

static void
orrery_middle_bar_set_state (OrreryBoardPart *part, const RollState *state, int seat)
{
  OrreryMiddleBar *self = ORRERY_MIDDLE_BAR (part);

  if (memcmp (&self->state, state, sizeof *state) != 0)
    self->odd = !self->odd;
  self->has_state = TRUE;
  self->state = *state;
  self->seat = seat;
  update (self);
}

static void
orrery_middle_bar_set_names (OrreryBoardPart *part, const char *const *names)
{
  OrreryMiddleBar *self = ORRERY_MIDDLE_BAR (part);

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  forget_marks (self);
  update (self);
}

static void
move_to (GtkWidget *child, GtkWidget *box, GtkWidget *after)
{
  g_object_ref (child);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (child)), child);
  gtk_box_insert_child_after (GTK_BOX (box), child, after);
  g_object_unref (child);
}

void
orrery_middle_bar_set_compact (OrreryMiddleBar *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_MIDDLE_BAR (self));

  self->compact = compact;
  move_to (self->titles, compact ? self->below : self->box, NULL);
  move_to (self->phases, compact ? self->below : self->box, self->titles);
  move_to (self->warning, compact ? self->column : self->titles, compact ? NULL : self->round);
  gtk_label_set_wrap (GTK_LABEL (self->warning), compact);
  gtk_label_set_ellipsize (GTK_LABEL (self->warning), compact ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  update_sizes (self);
  gtk_widget_set_halign (self->watches, compact ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  gtk_widget_set_visible (self->more, compact);
  gtk_widget_set_visible (self->revealer, compact);
  gtk_box_set_spacing (GTK_BOX (self->box), compact ? 12 : 24);
  gtk_box_set_spacing (GTK_BOX (self->watches), compact ? 12 : 24);
  orrery_toggle_class (self->column, "compact", compact);
  update (self);
}

void
orrery_middle_bar_set_tight (OrreryMiddleBar *self, gboolean tight)
{
  g_return_if_fail (ORRERY_IS_MIDDLE_BAR (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->watches), tight ? GTK_ORIENTATION_VERTICAL
                                                                        : GTK_ORIENTATION_HORIZONTAL);
}

/* --- Building --- */

static GtkWidget *
build_titles (OrreryMiddleBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->round = orrery_label_new ("title-4 orrery-number", 0);
  self->step = orrery_label_new ("caption dim-label", 0);
  gtk_box_append (GTK_BOX (box), self->round);
  gtk_box_append (GTK_BOX (box), self->step);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
build_phases (OrreryMiddleBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      GtkWidget *overlay = gtk_overlay_new ();

      self->tiles[phase] = orrery_phase_tile_new (phase, FALSE);
      orrery_phase_tile_set_flat (ORRERY_PHASE_TILE (self->tiles[phase]), TRUE);
      self->marks[phase] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_set_halign (self->marks[phase], GTK_ALIGN_END);
      gtk_widget_set_valign (self->marks[phase], GTK_ALIGN_START);
      gtk_widget_add_css_class (self->marks[phase], "orrery-callers");
      gtk_overlay_set_child (GTK_OVERLAY (overlay), self->tiles[phase]);
      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->marks[phase]);
      gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), overlay);
    }
  return box;
}

/* All rows are as high as the tallest, so that the texts above the bars are on one line. */
static GtkWidget *
build_watch (GtkWidget *sign, GtkSizeGroup *rows, GtkWidget **text, GtkWidget **bar,
             GtkWidget **beside)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  *text = orrery_why_button_new ();
  gtk_widget_add_css_class (*text, "caption-heading");
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (*text))),
                           PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (*text))), 12);
  *bar = gtk_progress_bar_new ();
  gtk_widget_set_valign (*bar, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (*bar, TRUE);
  gtk_widget_add_css_class (*bar, "orrery-watch");
  gtk_box_append (GTK_BOX (row), *bar);
  if (beside)
    {
      *beside = orrery_label_new ("caption dim-label", 0);
      gtk_box_append (GTK_BOX (row), *beside);
    }
  gtk_box_append (GTK_BOX (lines), *text);
  gtk_box_append (GTK_BOX (lines), row);
  gtk_size_group_add_widget (rows, row);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), lines);
  return box;
}

static void
build_more (OrreryMiddleBar *self)
{
  self->more = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (self->more), "pan-down-symbolic");
  gtk_widget_add_css_class (self->more, "flat");
  gtk_widget_set_valign (self->more, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (self->more, _("Round and phases"));
  gtk_widget_set_visible (self->more, FALSE);
  self->below = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_margin_top (self->below, 6);
  self->revealer = gtk_revealer_new ();
  gtk_revealer_set_child (GTK_REVEALER (self->revealer), self->below);
  gtk_widget_set_visible (self->revealer, FALSE);
  g_object_bind_property (self->more, "active", self->revealer, "reveal-child", 0);
}

GtkWidget *
orrery_middle_bar_new (void)
{
  return g_object_new (ORRERY_TYPE_MIDDLE_BAR, NULL);
}

static void
orrery_middle_bar_finalize (GObject *object)
{
  g_strfreev (ORRERY_MIDDLE_BAR (object)->names);
  G_OBJECT_CLASS (orrery_middle_bar_parent_class)->finalize (object);
}

static void
part_init (OrreryBoardPartInterface *iface)
{
  iface->set_state = orrery_middle_bar_set_state;
  iface->set_names = orrery_middle_bar_set_names;
  iface->set_zoom = orrery_middle_bar_set_zoom;
}

static void
orrery_middle_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  orrery_whole_push (widget, snapshot, ORRERY_MIDDLE_BAR (widget)->odd);
  GTK_WIDGET_CLASS (orrery_middle_bar_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
orrery_middle_bar_class_init (OrreryMiddleBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_middle_bar_finalize;
  widget_class->snapshot = orrery_middle_bar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "orrery-middle-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_middle_bar_init (OrreryMiddleBar *self)
{
  g_autoptr (GtkSizeGroup) rows = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);

  orrery_style_sheet_ensure ();
  forget_marks (self);
  self->zoom = 1;
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->column, "orrery-well");
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  self->titles = build_titles (self);
  self->phases = build_phases (self);
  self->watches = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  gtk_box_append (GTK_BOX (self->watches), build_watch (orrery_token_new (&orrery_picture_chip, 26), rows,
                                                        &self->pool, &self->pool_bar, NULL));
  gtk_box_append (GTK_BOX (self->watches), build_watch (orrery_symbol_new (ORRERY_SYMBOL_END, 22), rows,
                                                        &self->squares, &self->squares_bar, &self->left));
  gtk_widget_set_hexpand (self->watches, TRUE);
  gtk_widget_set_halign (self->watches, GTK_ALIGN_END);
  self->warning = orrery_label_new ("caption-heading", 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->warning), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (self->warning), 14);
  gtk_box_append (GTK_BOX (self->titles), self->warning);
  gtk_box_append (GTK_BOX (self->box), self->titles);
  gtk_box_append (GTK_BOX (self->box), self->phases);
  gtk_box_append (GTK_BOX (self->box), self->watches);
  build_more (self);
  gtk_box_append (GTK_BOX (self->box), self->more);
  gtk_box_append (GTK_BOX (self->column), self->box);
  gtk_box_append (GTK_BOX (self->column), self->revealer);
  adw_bin_set_child (ADW_BIN (self), self->column);
  update_sizes (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The round"), -1);
}
