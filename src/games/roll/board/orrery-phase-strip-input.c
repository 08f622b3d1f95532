/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Input of the phase strip: clicks, drags and keys. */
#include "widgets/question/orrery-keys.h"
#include "games/roll/board/orrery-phase-strip-private.h"

#include "games/roll/board/orrery-roll-pieces.h"

/* --- Offers --- */

const OrreryPlacedDie *
orrery_phase_strip_get_placed (OrreryPhaseStrip *self, guint id)
{
  for (guint i = 0; id != 0 && i < self->dice.n; i++)
    if (self->dice.dice[i].id == id)
      return &self->dice.dice[i];
  return NULL;
}

static const OrreryPlacedDie *
get_focused (OrreryPhaseStrip *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (!focus || !ORRERY_IS_BOARD_DIE (focus) || gtk_widget_get_parent (focus) != GTK_WIDGET (self))
    return NULL;
  return orrery_board_die_get (ORRERY_BOARD_DIE (focus));
}

const OrreryPlacedDie *
orrery_phase_strip_get_next (OrreryPhaseStrip *self)
{
  const OrreryPlacedDie *focused = get_focused (self);

  if (!self->draft || self->offers->len == 0 || self->chosen || self->selecting)
    return NULL;
  if (focused && focused->place == ROLL_WILDS)
    return focused;
  for (guint i = 0; i < self->dice.n; i++)
    if (self->dice.dice[i].place == ROLL_WILDS)
      return &self->dice.dice[i];
  return NULL;
}

static gboolean
matches (const OrreryDieMove *move, guint colour, guint from, guint to)
{
  return (colour == ROLL_NO_COLOUR || move->colour == colour)
         && (from == ORRERY_NO_PLACE || move->from == from)
         && (to == ORRERY_NO_PLACE || move->to == to);
}

/* ORRERY_NO_PLACE: to or from anywhere. */
gboolean
orrery_phase_strip_is_offered (OrreryPhaseStrip *self, guint colour, guint from, guint to)
{
  for (guint i = 0; i < self->offers->len; i++)
    if (matches (&g_array_index (self->offers, OrreryStripOffer, i).move, colour, from, to))
      return TRUE;
  return FALSE;
}

static void
emit_chosen (OrreryPhaseStrip *self)
{
  const OrreryPlacedDie *die = orrery_phase_strip_get_placed (self, self->chosen);

  g_signal_emit (self, orrery_phase_strip_signals[ORRERY_STRIP_CHOSEN], 0,
                 die ? die->colour : (guint) ROLL_NO_COLOUR,
                 die ? die->place : (guint) ORRERY_NO_PLACE);
}

static void
set_chosen (OrreryPhaseStrip *self, guint id)
{
  gboolean changed = self->chosen != id;

  self->chosen = id;
  self->selecting = FALSE;
  orrery_phase_strip_refresh (self);
  if (changed)
    emit_chosen (self);
}

static gboolean
give (OrreryPhaseStrip *self, guint id, guint colour, guint from, guint to)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  GtkWidget *at = orrery_phase_strip_get_die (self, id);

  if (!orrery_phase_strip_is_offered (self, colour, from, to))
    return FALSE;
  self->dice.moving = id;
  if (self->draft)
    {
      set_chosen (self, 0);
      g_signal_emit (self, orrery_phase_strip_signals[ORRERY_STRIP_MOVED], 0, colour, from, to);
      return TRUE;
    }
  for (guint i = 0; i < self->offers->len; i++)
    {
      const OrreryStripOffer *offer = &g_array_index (self->offers, OrreryStripOffer, i);

      if (matches (&offer->move, colour, from, to))
        g_array_append_val (answers, offer->answer);
    }
  orrery_board_part_give (ORRERY_BOARD_PART (self), (const GameAnswer *) answers->data,
                          answers->len, at ? at : GTK_WIDGET (self));
  return TRUE;
}

/* Moves the die; returns FALSE and rings the bell if that is not offered. */
static gboolean
move_die (OrreryPhaseStrip *self, const OrreryPlacedDie *die, guint to)
{
  if (die && give (self, die->id, die->colour, die->place, to))
    return TRUE;
  gtk_widget_error_bell (GTK_WIDGET (self));
  return FALSE;
}

/* --- Choosing --- */

void
orrery_phase_strip_choose_only (OrreryPhaseStrip *self)
{
  const OrreryDieMove *first = NULL;
  const OrreryPlacedDie *die;

  for (guint i = 0; i < self->offers->len; i++)
    {
      const OrreryDieMove *move = &g_array_index (self->offers, OrreryStripOffer, i).move;

      if (move->to == ORRERY_NO_PLACE
          || (first && (first->colour != move->colour || first->from != move->from)))
        return;
      first = move;
    }
  die = first ? orrery_dice_model_find (&self->dice, first->from, first->colour) : NULL;
  if (die)
    self->chosen = die->id;
}

static gboolean
can_go_somewhere (OrreryPhaseStrip *self, const OrreryPlacedDie *die)
{
  for (guint i = 0; i < self->offers->len; i++)
    {
      const OrreryDieMove *move = &g_array_index (self->offers, OrreryStripOffer, i).move;

      if (matches (move, die->colour, die->place, ORRERY_NO_PLACE) && move->to != ORRERY_NO_PLACE)
        return TRUE;
    }
  return FALSE;
}

/* A die can be picked up if it can go somewhere; otherwise a press gives its answers. */
static gboolean
choose (OrreryPhaseStrip *self, const OrreryPlacedDie *die)
{
  if (!orrery_phase_strip_is_offered (self, die->colour, die->place, ORRERY_NO_PLACE))
    return FALSE;
  if (!can_go_somewhere (self, die))
    return give (self, die->id, die->colour, die->place, ORRERY_NO_PLACE);
  set_chosen (self, self->chosen == die->id ? 0 : die->id);
  return TRUE;
}

gboolean
orrery_phase_strip_choose (OrreryPhaseStrip *self, RollColour colour, guint place)
{
  const OrreryPlacedDie *die;

  g_return_val_if_fail (ORRERY_IS_PHASE_STRIP (self), FALSE);

  die = orrery_dice_model_find (&self->dice, place, colour);
  return die && choose (self, die);
}

/* With a die in hand, a press on another die means its place, if the die in hand may go there. */
static void
on_die_clicked_cb (OrreryPhaseStrip *self, OrreryBoardDie *die)
{
  const OrreryPlacedDie *chosen = orrery_phase_strip_get_placed (self, self->chosen);
  const OrreryPlacedDie *placed = orrery_board_die_get (die);

  if (!self->draft && chosen && chosen->id != placed->id
      && orrery_phase_strip_is_offered (self, chosen->colour, chosen->place, placed->place))
    move_die (self, chosen, placed->place);
  else if (!choose (self, placed))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* Without a die in hand: the only one that can go there. */
static const OrreryPlacedDie *
only_die_to (OrreryPhaseStrip *self, guint to)
{
  const OrreryDieMove *first = NULL;

  for (guint i = 0; i < self->offers->len; i++)
    {
      const OrreryDieMove *move = &g_array_index (self->offers, OrreryStripOffer, i).move;

      if (move->to != to)
        continue;
      if (first && (first->colour != move->colour || first->from != move->from))
        return NULL;
      first = move;
    }
  return first ? orrery_dice_model_find (&self->dice, first->from, first->colour) : NULL;
}

static void
on_spot_pressed_cb (OrreryPhaseStrip *self, OrreryStripSpot *spot)
{
  const OrreryPlacedDie *die = orrery_phase_strip_get_placed (self, self->chosen);
  guint place = orrery_strip_spot_get_place (spot);

  if (!die && orrery_place_is_column (place))
    die = orrery_phase_strip_get_next (self);
  if (die && die->place == place)
    set_chosen (self, 0);
  else
    move_die (self, die ? die : only_die_to (self, place), place);
}

/* --- Keys --- */

/* Without a die in hand: the only one that can go there, or else one that has no place yet. To select a
 * phase: one that works there anyway, or else the one that selects another phase, or else any. */
static const OrreryPlacedDie *
die_for_key (OrreryPhaseStrip *self, guint to)
{
  const guint phase = to - ORRERY_PLACE_SELECTOR;
  const OrreryPlacedDie *other = only_die_to (self, to);

  /* A number on its own doesn't take a selection back. */
  if (other && orrery_place_is_selector (other->place) && !orrery_place_is_selector (to))
    return NULL;
  for (guint i = 0; i < self->dice.n && !other; i++)
    {
      const OrreryPlacedDie *die = &self->dice.dice[i];

      if (orrery_phase_strip_is_offered (self, die->colour, die->place, to)
          && (orrery_place_is_selector (to) ? die->place == ROLL_COLUMN + phase : die->place == ROLL_WILDS))
        other = die;
    }
  for (guint pass = 0; pass < 2 && orrery_place_is_selector (to); pass++)
    for (guint i = 0; i < self->dice.n && !other; i++)
      {
        const OrreryPlacedDie *die = &self->dice.dice[i];

        if ((pass == 1 || orrery_place_is_selector (die->place))
            && orrery_phase_strip_is_offered (self, die->colour, die->place, to))
          other = die;
      }
  return other;
}

static const OrreryPlacedDie *
die_in_hand (OrreryPhaseStrip *self)
{
  return self->chosen ? orrery_phase_strip_get_placed (self, self->chosen) : get_focused (self);
}

static gboolean
press_number (OrreryPhaseStrip *self, guint phase)
{
  const OrreryPlacedDie *next = orrery_phase_strip_get_next (self);
  const OrreryPlacedDie *die = next ? next : die_in_hand (self);
  guint to = ROLL_COLUMN + phase;

  if (self->selecting
      || (die && !orrery_phase_strip_is_offered (self, die->colour, die->place, to)
          && orrery_phase_strip_is_offered (self, die->colour, die->place,
                                            ORRERY_PLACE_SELECTOR + phase)))
    to = ORRERY_PLACE_SELECTOR + phase;
  if (!die)
    die = die_for_key (self, to);
  if (!die)
    return FALSE;
  move_die (self, die, to);
  return TRUE;
}

static gboolean
press_select (OrreryPhaseStrip *self)
{
  const OrreryPlacedDie *die = die_in_hand (self);

  /* The selecting die is determined once the phase is known. */
  if (!die)
    {
      self->selecting = TRUE;
      orrery_phase_strip_refresh (self);
      return TRUE;
    }
  if (self->selecting && orrery_place_is_column (die->place))
    {
      move_die (self, die, ORRERY_PLACE_SELECTOR + die->place - ROLL_COLUMN);
      return TRUE;
    }
  set_chosen (self, die->id);
  self->selecting = TRUE;
  orrery_phase_strip_refresh (self);
  return TRUE;
}

static gboolean
press_take_back (OrreryPhaseStrip *self)
{
  const OrreryPlacedDie *die = die_in_hand (self);

  if (!die)
    return FALSE;
  if (!(self->take_back >> die->place & 1))
    gtk_widget_error_bell (GTK_WIDGET (self));
  else
    {
      self->dice.moving = die->id;
      g_signal_emit (self, orrery_phase_strip_signals[ORRERY_STRIP_TAKE_BACK], 0, die->colour,
                     die->place);
    }
  return TRUE;
}

static gboolean
press_dictate (OrreryPhaseStrip *self)
{
  const OrreryPlacedDie *die = die_in_hand (self);

  if (!die)
    die = only_die_to (self, ROLL_DICTATED);
  if (!die)
    return FALSE;
  move_die (self, die, ROLL_DICTATED);
  return TRUE;
}

gboolean
orrery_phase_strip_handle_key (OrreryPhaseStrip *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (ORRERY_IS_PHASE_STRIP (self), FALSE);

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  if (keyval >= GDK_KEY_1 && keyval <= GDK_KEY_5)
    return press_number (self, keyval - GDK_KEY_1);
  if (keyval >= GDK_KEY_KP_1 && keyval <= GDK_KEY_KP_5)
    return press_number (self, keyval - GDK_KEY_KP_1);
  switch (gdk_keyval_to_lower (keyval))
    {
    case GDK_KEY_s:
      return press_select (self);
    case GDK_KEY_d:
      return press_dictate (self);
    case GDK_KEY_u:
      return press_take_back (self);
    case GDK_KEY_Escape:
      if (!self->chosen && !self->selecting)
        return FALSE;
      set_chosen (self, 0);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Only while dice are moved: numbers have another meaning in other questions. */
static gboolean
on_key_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  OrreryPhaseStrip *self = ORRERY_PHASE_STRIP (widget);

  return self->draft && self->offers->len > 0 && orrery_phase_strip_handle_key (self, keyval, 0);
}

/* The distance from one to the other in a direction; sideways counts more. */
static double
distance (const graphene_rect_t *from, const graphene_rect_t *to, GtkDirectionType direction)
{
  double x = to->origin.x + to->size.width / 2 - from->origin.x - from->size.width / 2;
  double y = to->origin.y + to->size.height / 2 - from->origin.y - from->size.height / 2;
  double ahead = direction == GTK_DIR_LEFT ? -x : direction == GTK_DIR_RIGHT ? x
                 : direction == GTK_DIR_UP ? -y : y;
  double aside = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT ? ABS (y) : ABS (x);

  return ahead < 4 ? G_MAXDOUBLE : ahead + 2 * aside;
}

/* Arrows move from die to die, past the columns; from the last die they go to the columns. */
gboolean
orrery_phase_strip_focus_die (OrreryPhaseStrip *self, GtkDirectionType direction)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self)), *best = NULL;
  double nearest = G_MAXDOUBLE;
  graphene_rect_t here, there;

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD || !focus
      || !ORRERY_IS_BOARD_DIE (focus)
      || !gtk_widget_compute_bounds (focus, GTK_WIDGET (self), &here))
    return FALSE;
  for (guint i = 0; i < self->dice.n; i++)
    {
      GtkWidget *die = orrery_phase_strip_get_die (self, self->dice.dice[i].id);

      if (!die || die == focus || !gtk_widget_compute_bounds (die, GTK_WIDGET (self), &there)
          || distance (&here, &there, direction) >= nearest)
        continue;
      nearest = distance (&here, &there, direction);
      best = die;
    }
  return best && gtk_widget_grab_focus (best);
}

/* --- Drag and drop --- */

static GdkContentProvider *
on_prepare_cb (GtkDragSource *source, double x, double y, OrreryPhaseStrip *self)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  const OrreryPlacedDie *die = orrery_board_die_get (ORRERY_BOARD_DIE (widget));
  g_autoptr (GdkPaintable) icon = NULL;

  if (!can_go_somewhere (self, die))
    return NULL;
  icon = orrery_die_paintable_new (die->colour, die->side,
                                         orrery_board_die_get_size (ORRERY_BOARD_DIE (widget)));
  gtk_drag_source_set_icon (source, icon, x, y);
  return gdk_content_provider_new_typed (ORRERY_TYPE_BOARD_DIE, widget);
}

static void
on_drag_begin_cb (GtkDragSource *source, GdkDrag *drag, OrreryPhaseStrip *self)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));

  self->dragging = TRUE;
  set_chosen (self, orrery_board_die_get (ORRERY_BOARD_DIE (widget))->id);
  gtk_widget_set_opacity (widget, 0.4);
}

static gboolean
on_drag_cancel_cb (GtkDragSource *source, GdkDrag *drag, GdkDragCancelReason reason,
                   OrreryPhaseStrip *self)
{
  if (reason == GDK_DRAG_CANCEL_NO_TARGET)
    {
      const OrreryPlacedDie *die = orrery_phase_strip_get_placed (self, self->chosen);

      if (die && (self->take_back >> die->place & 1))
        press_take_back (self);
    }
  return FALSE;
}

static void
on_drag_end_cb (GtkDragSource *source, GdkDrag *drag, gboolean delete, OrreryPhaseStrip *self)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));

  self->dragging = FALSE;
  self->hovered = ORRERY_NO_PLACE;
  if (widget)
    gtk_widget_set_opacity (widget, 1);
  set_chosen (self, 0);
}

static guint
place_at (OrreryPhaseStrip *self, double x, double y)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x;
  return orrery_strip_layout_at (&self->layout, x, y);
}

static GdkDragAction
on_drop_motion_cb (GtkDropTarget *target, double x, double y, OrreryPhaseStrip *self)
{
  const OrreryPlacedDie *die = orrery_phase_strip_get_placed (self, self->chosen);
  guint place = self->dragging && die ? place_at (self, x, y) : ORRERY_NO_PLACE;

  if (place != ORRERY_NO_PLACE
      && !orrery_phase_strip_is_offered (self, die->colour, die->place, place))
    place = ORRERY_NO_PLACE;
  if (self->hovered != place)
    {
      self->hovered = place;
      orrery_phase_strip_refresh (self);
    }
  return place == ORRERY_NO_PLACE ? 0 : GDK_ACTION_MOVE;
}

static void
on_drop_leave_cb (GtkDropTarget *target, OrreryPhaseStrip *self)
{
  self->hovered = ORRERY_NO_PLACE;
  orrery_phase_strip_refresh (self);
}

static gboolean
on_drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, OrreryPhaseStrip *self)
{
  const OrreryPlacedDie *die = orrery_phase_strip_get_placed (self, self->chosen);
  guint place = place_at (self, x, y);

  if (!self->dragging || !die || place == ORRERY_NO_PLACE)
    return FALSE;
  return move_die (self, die, place);
}

/* --- Controllers --- */

void
orrery_phase_strip_add_drop (OrreryPhaseStrip *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (ORRERY_TYPE_BOARD_DIE, GDK_ACTION_MOVE);
  static const guint keyvals[] = { GDK_KEY_1, GDK_KEY_2, GDK_KEY_3, GDK_KEY_4,     GDK_KEY_5,
                                   GDK_KEY_s, GDK_KEY_d, GDK_KEY_u, GDK_KEY_Escape };
  OrreryKeys *keys = orrery_keys_new (GTK_WIDGET (self));

  g_signal_connect_object (drop, "enter", G_CALLBACK (on_drop_motion_cb), self, 0);
  g_signal_connect_object (drop, "motion", G_CALLBACK (on_drop_motion_cb), self, 0);
  g_signal_connect_object (drop, "leave", G_CALLBACK (on_drop_leave_cb), self, 0);
  g_signal_connect_object (drop, "drop", G_CALLBACK (on_drop_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  for (gsize i = 0; i < G_N_ELEMENTS (keyvals); i++)
    orrery_keys_add (keys, keyvals[i], 0, on_key_cb, NULL);
}

void
orrery_phase_strip_wire_die (OrreryPhaseStrip *self, GtkWidget *die)
{
  GtkDragSource *drag = gtk_drag_source_new ();

  gtk_drag_source_set_actions (drag, GDK_ACTION_MOVE);
  g_signal_connect_object (drag, "prepare", G_CALLBACK (on_prepare_cb), self, 0);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (on_drag_begin_cb), self, 0);
  g_signal_connect_object (drag, "drag-cancel", G_CALLBACK (on_drag_cancel_cb), self, 0);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (on_drag_end_cb), self, 0);
  gtk_widget_add_controller (die, GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_object (die, "clicked", G_CALLBACK (on_die_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

void
orrery_phase_strip_wire_spot (OrreryPhaseStrip *self, GtkWidget *spot)
{
  g_signal_connect_object (spot, "pressed", G_CALLBACK (on_spot_pressed_cb), self,
                           G_CONNECT_SWAPPED);
}
