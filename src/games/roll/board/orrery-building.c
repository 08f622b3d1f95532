/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-building.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/roll/board/orrery-dice-row.h"
#include "games/roll/board/orrery-tile-stack.h"
#include "games/roll/board/orrery-why.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/style/orrery-text.h"

enum
{
  TILE = 112,
  DIE = 26,
  DICE_LINE = 4,
  FLAT_LINE = 3,
  LONG_WORD = 11, /* letters */
};

struct _OrreryBuilding
{
  AdwBin parent_instance;

  RollKind kind;
  gboolean compact;
  gboolean flat;
  double zoom;
  gboolean has_state;
  RollState state;
  int seat;
  guint8 top;
  int cost;
  guint n_stack;

  GtkWidget *box;
  GtkWidget *header;
  GtkWidget *in_stack;
  GtkWidget *body;
  GtkWidget *stack;
  GtkWidget *empty;
  GtkWidget *dice;
  GtkWidget *name; /* when compact */
  GtkWidget *foot;
  GtkWidget *progress;
  GtkWidget *brief;
  GtkWidget *help;
};

G_DEFINE_FINAL_TYPE (OrreryBuilding, orrery_building, ADW_TYPE_BIN)

enum
{
  DIE_PICKED,
  TOP_CLICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- Words --- */

/* Workers of that phase, including the selecting one. */
static int
count_workers (const RollState *state, int seat, RollPhase phase)
{
  const RollSeat *p = &state->seats[seat];

  return roll_count_dice (p->dice[ROLL_COLUMN + phase]) + (state->step == ROLL_STEP_ASSIGN && p->selected == phase);
}

/* What will happen to the top tile, but only once that is certain. */
static char *
tell_outlook (RollPhase phase, int workers, int needed, gboolean sure)
{
  if (workers < needed)
    return phase == ROLL_SETTLE
             ? g_strdup_printf (ngettext ("%d settler short", "%d settlers short", needed - workers), needed - workers)
             : g_strdup_printf (ngettext ("%d developer short", "%d developers short", needed - workers),
                                needed - workers);
  if (!sure)
    return g_strdup (phase == ROLL_SETTLE ? _("settled if Settle happens") : _("built if Develop happens"));
  return phase == ROLL_SETTLE
           ? g_strdup_printf (ngettext ("%d settler will complete it", "%d settlers will complete it", needed), needed)
           : g_strdup_printf (ngettext ("%d developer will complete it", "%d developers will complete it", needed),
                              needed);
}

/* NULL: there is nothing to say. `is_good` if it will be built. */
static char *
tell_hint (const RollState *state, int seat, RollKind kind, gboolean *is_good)
{
  const RollSeat *p = &state->seats[seat];
  RollPhase phase = kind == ROLL_WORLD ? ROLL_SETTLE : ROLL_DEVELOP;
  guint8 top = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_NONE;
  int workers = count_workers (state, seat, phase), needed;
  gboolean sure = state->step == ROLL_STEP_ASSIGN ? p->selected == phase
                                                  : (state->phases & ROLL_BIT (phase)) != 0;

  *is_good = FALSE;
  if (top >= ROLL_N_FACES || workers == 0 || (state->step != ROLL_STEP_ASSIGN && !sure))
    return NULL;
  needed = MAX (roll_cost (state, seat, top) - roll_count_dice (p->dice[ROLL_ZONE + kind]), 0);
  *is_good = sure && workers >= needed;
  return tell_outlook (phase, workers, needed, sure);
}

/* Narrow: the number says enough. */
static char *
short_hint (OrreryBuilding *self)
{
  RollPhase phase = self->kind == ROLL_WORLD ? ROLL_SETTLE : ROLL_DEVELOP;
  int workers = count_workers (&self->state, self->seat, phase);

  return workers > 0 ? g_strdup_printf ("+%d", workers) : NULL;
}

static char *
tell_discount (OrreryBuilding *self)
{
  g_autoptr (OrreryTrace) trace = NULL;
  const int printed = roll_faces[self->top].cost;

  if (self->cost == printed)
    return NULL;
  /* A sum reads from left to right in any script. */
  if (self->compact)
    return g_strdup_printf ("\u2066%d − %d\u2069", printed, printed - self->cost);
  trace = orrery_trace_new (&self->state, self->seat, ROLL_WHY_COST, self->top, 0);
  return orrery_trace_dup_brief (trace);
}

/* One line below the tile: what will happen to it, or its cost. */
static void
update_foot (OrreryBuilding *self)
{
  g_autofree char *discount = tell_discount (self);
  gboolean good;
  g_autofree char *hint = tell_hint (&self->state, self->seat, self->kind, &good);
  g_autofree char *brief = self->compact && good ? short_hint (self) : NULL;

  orrery_label_set (self->brief, discount);
  orrery_label_set (self->help, self->compact ? brief : hint);
  orrery_tooltip_set (self->help, hint);
  orrery_toggle_class (self->help, "orrery-good", good);
  orrery_toggle_class (self->help, "dim-label", !good);
  gtk_widget_set_visible (self->help, (self->compact ? brief : hint) != NULL);
  gtk_widget_set_visible (self->brief, discount != NULL && !gtk_widget_get_visible (self->help));
}

/* On a phone there is no room for that next to the picture, unless it is smaller. */
static gboolean
has_long_word (const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  gboolean is = FALSE;

  for (guint i = 0; words[i]; i++)
    is |= strlen (words[i]) > LONG_WORD;
  return is;
}

static void
update_texts (OrreryBuilding *self, int on)
{
  g_autofree char *in_stack = g_strdup_printf (_("%u in stack"), self->n_stack);
  g_autofree char *progress = NULL;

  orrery_label_set (self->in_stack, in_stack);
  gtk_widget_set_visible (self->foot, self->cost >= 0);
  if (self->cost < 0)
    return;
  progress = g_strdup_printf (_("%d of %d"), on, self->cost);
  orrery_why_button_set_label (ORRERY_WHY_BUTTON (self->progress), progress);
  orrery_why_button_set_what (ORRERY_WHY_BUTTON (self->progress), &self->state, self->seat,
                              ROLL_WHY_COST, self->top, 0);
  update_foot (self);
  orrery_label_set (self->name, roll_faces[self->top].name);
  orrery_toggle_class (self->name, "orrery-long-name", has_long_word (roll_faces[self->top].name));
}

static int
tile_width (OrreryBuilding *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));

  return MAX (TILE * self->zoom, 1) * CLAMP (orrery_text_factor (context), 1, 1.5);
}

static void
update (OrreryBuilding *self)
{
  const RollSeat *p;
  int on;

  if (!self->has_state)
    return;
  p = &self->state.seats[self->seat];
  on = roll_count_dice (p->dice[ROLL_ZONE + self->kind]);
  self->n_stack = p->n_stack[self->kind];
  self->top = self->n_stack > 0 ? roll_stack_at (p, self->kind, 0) : ROLL_NONE;
  self->cost = self->top < ROLL_N_FACES ? roll_cost (&self->state, self->seat, self->top) : -1;
  orrery_tile_stack_set (ORRERY_TILE_STACK (self->stack), self->top, self->n_stack,
                         self->compact ? ORRERY_TILE_MINI : self->flat ? ORRERY_TILE_FLAT : ORRERY_TILE_BOARD,
                         self->compact ? 54 : tile_width (self));
  orrery_dice_row_set_dice (ORRERY_DICE_ROW (self->dice), p->dice[ROLL_ZONE + self->kind],
                            MAX (self->cost, 0));
  gtk_widget_set_visible (self->stack, self->top != ROLL_NONE);
  gtk_widget_set_visible (self->empty, self->top == ROLL_NONE);
  gtk_widget_set_visible (self->name, self->compact && self->cost >= 0);
  if (self->compact)
    gtk_widget_set_visible (self->body, self->cost >= 0);
  update_texts (self, on);
}

void
orrery_building_set_state (OrreryBuilding *self, const RollState *state, int seat)
{
  g_return_if_fail (ORRERY_IS_BUILDING (self));

  self->has_state = TRUE;
  self->state = *state;
  self->seat = seat;
  update (self);
}

void
orrery_building_set_offer (OrreryBuilding *self, guint colours, const guint8 *marked)
{
  g_return_if_fail (ORRERY_IS_BUILDING (self));

  orrery_dice_row_set_offer (ORRERY_DICE_ROW (self->dice), colours, marked);
}

guint8
orrery_building_get_top (OrreryBuilding *self)
{
  GtkWidget *tile = orrery_tile_stack_get_tile (ORRERY_TILE_STACK (self->stack));

  if (!tile)
    return ROLL_NONE;
  return ORRERY_IS_TILE (tile) ? orrery_tile_get_face (ORRERY_TILE (tile)) : ROLL_UNKNOWN;
}

int
orrery_building_get_cost (OrreryBuilding *self)
{
  return self->cost;
}

guint
orrery_building_get_n_stack (OrreryBuilding *self)
{
  return self->n_stack;
}

void
orrery_building_get_dice (OrreryBuilding *self, guint8 *dice)
{
  orrery_dice_row_get_dice (ORRERY_DICE_ROW (self->dice), dice);
}

/* --- Building --- */

static void
on_picked_cb (OrreryBuilding *self, guint colour, GtkWidget *die)
{
  g_signal_emit (self, signals[DIE_PICKED], 0, colour, die);
}

static void
on_clicked_cb (OrreryBuilding *self)
{
  g_signal_emit (self, signals[TOP_CLICKED], 0);
}

static GtkWidget *
build_header (OrreryBuilding *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = orrery_label_new ("heading", 0);

  gtk_label_set_text (GTK_LABEL (title),
                      self->kind == ROLL_WORLD ? _("Settling") : _("Developing"));
  gtk_widget_set_hexpand (title, TRUE);
  self->in_stack = orrery_label_new ("caption dim-label orrery-number", 1);
  gtk_box_append (GTK_BOX (box), orrery_symbol_new (self->kind == ROLL_WORLD
                                                      ? ORRERY_SYMBOL_SETTLE
                                                      : ORRERY_SYMBOL_DEVELOP, 16));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), self->in_stack);
  return box;
}

static GtkWidget *
build_foot (OrreryBuilding *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->progress = orrery_why_button_new ();
  gtk_widget_add_css_class (self->progress, "heading");
  self->brief = orrery_label_new ("caption dim-label", 0);
  gtk_label_set_wrap (GTK_LABEL (self->brief), !self->compact);
  self->help = orrery_label_new ("caption", 0);
  gtk_label_set_wrap (GTK_LABEL (self->help), !self->compact);
  gtk_label_set_wrap_mode (GTK_LABEL (self->brief), PANGO_WRAP_WORD);
  gtk_label_set_wrap_mode (GTK_LABEL (self->help), PANGO_WRAP_WORD);
  if (self->compact)
    {
      gtk_label_set_ellipsize (GTK_LABEL (self->brief), PANGO_ELLIPSIZE_END);
      gtk_label_set_ellipsize (GTK_LABEL (self->help), PANGO_ELLIPSIZE_END);
    }
  gtk_box_append (GTK_BOX (box), self->progress);
  gtk_box_append (GTK_BOX (box), self->brief);
  gtk_box_append (GTK_BOX (box), self->help);
  return box;
}

static void
make_pieces (OrreryBuilding *self)
{
  self->stack = orrery_tile_stack_new ();
  self->empty = orrery_label_new ("caption dim-label orrery-empty-stack", 0.5);
  gtk_label_set_text (GTK_LABEL (self->empty), _("No tiles. Explore to find some."));
  gtk_label_set_wrap (GTK_LABEL (self->empty), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->empty), GTK_JUSTIFY_CENTER);
  gtk_widget_set_hexpand (self->empty, TRUE);
  self->dice = orrery_dice_row_new (ROLL_ZONE + self->kind, DIE,
                                    self->compact ? GTK_ORIENTATION_HORIZONTAL
                                                  : GTK_ORIENTATION_VERTICAL);
  orrery_dice_row_set_size (ORRERY_DICE_ROW (self->dice), self->compact ? 16 : DIE * self->zoom);
  orrery_dice_row_set_line (ORRERY_DICE_ROW (self->dice), DICE_LINE, self->compact ? 4 : 6);
  orrery_dice_row_set_most (ORRERY_DICE_ROW (self->dice), self->compact ? 8 : 12);
  gtk_widget_set_halign (self->dice, GTK_ALIGN_START);
  gtk_widget_set_valign (self->dice, GTK_ALIGN_START);
  self->name = orrery_label_new ("caption-heading", 0);
  gtk_label_set_wrap (GTK_LABEL (self->name), TRUE);
  gtk_label_set_lines (GTK_LABEL (self->name), 2);
  gtk_label_set_wrap_mode (GTK_LABEL (self->name), PANGO_WRAP_WORD);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  g_signal_connect_object (self->dice, "picked", G_CALLBACK (on_picked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stack, "clicked", G_CALLBACK (on_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Wide: the stack with its dice next to it, the cost below. */
static void
build_wide (OrreryBuilding *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), GTK_ORIENTATION_VERTICAL);
  self->body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (self->body), self->stack);
  gtk_box_append (GTK_BOX (self->body), self->empty);
  gtk_box_append (GTK_BOX (self->body), self->dice);
  gtk_box_append (GTK_BOX (self->box), self->header);
  gtk_box_append (GTK_BOX (self->box), self->body);
  gtk_box_append (GTK_BOX (self->box), self->name);
  gtk_box_append (GTK_BOX (self->box), self->foot);
}

/* Narrow: name, cost and dice next to a small picture. */
static void
build_narrow (OrreryBuilding *self)
{
  GtkWidget *right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *numbers = self->foot;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (numbers), 6);
  self->body = right;
  gtk_widget_set_visible (self->header, FALSE);
  gtk_box_append (GTK_BOX (right), self->name);
  gtk_box_append (GTK_BOX (right), numbers);
  gtk_box_append (GTK_BOX (right), self->dice);
  gtk_widget_set_valign (right, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (right, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->header);
  gtk_box_append (GTK_BOX (self->box), self->stack);
  gtk_box_append (GTK_BOX (self->box), self->empty);
  gtk_box_append (GTK_BOX (self->box), right);
}

static void
build (OrreryBuilding *self)
{
  orrery_clear_children (self->box);
  make_pieces (self);
  self->header = build_header (self);
  self->foot = build_foot (self);
  if (self->compact)
    build_narrow (self);
  else
    build_wide (self);
}

void
orrery_building_set_compact (OrreryBuilding *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_BUILDING (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  orrery_toggle_class (GTK_WIDGET (self), "compact", compact);
  orrery_toggle_class (GTK_WIDGET (self), "card", compact);
  build (self);
  update (self);
}

void
orrery_building_set_flat (OrreryBuilding *self, gboolean flat)
{
  g_return_if_fail (ORRERY_IS_BUILDING (self));

  if (self->flat == flat)
    return;
  self->flat = flat;
  if (!self->compact)
    orrery_dice_row_set_line (ORRERY_DICE_ROW (self->dice), flat ? FLAT_LINE : DICE_LINE, 6);
  update (self);
}

void
orrery_building_set_zoom (OrreryBuilding *self, double zoom)
{
  g_return_if_fail (ORRERY_IS_BUILDING (self));

  if (self->zoom == zoom)
    return;
  self->zoom = zoom;
  if (!self->compact)
    orrery_dice_row_set_size (ORRERY_DICE_ROW (self->dice), DIE * zoom);
  update (self);
}

GtkWidget *
orrery_building_new (RollKind kind)
{
  OrreryBuilding *self = g_object_new (ORRERY_TYPE_BUILDING, NULL);

  self->kind = kind;
  build (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  kind == ROLL_WORLD ? _("Settling") : _("Developing"), -1);
  return GTK_WIDGET (self);
}

static void
orrery_building_class_init (OrreryBuildingClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  signals[DIE_PICKED] = g_signal_new ("die-picked", ORRERY_TYPE_BUILDING, G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT,
                                      GTK_TYPE_WIDGET);
  signals[TOP_CLICKED] = g_signal_new ("top-clicked", ORRERY_TYPE_BUILDING, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "orrery-building");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_building_init (OrreryBuilding *self)
{
  self->top = ROLL_NONE;
  self->cost = -1;
  self->zoom = 1;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
