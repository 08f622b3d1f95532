/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-phase-strip-private.h"

#include <glib/gi18n.h>

#include "widgets/art/orrery-builders.h"
#include "widgets/motion/orrery-motion.h"
#include "widgets/style/orrery-text.h"

/* A die as it is drawn; while it moves, it comes from another rectangle. */
typedef struct
{
  GtkWidget *widget;
  GdkRectangle at;
  GdkRectangle from;
  gboolean moves;
} Slot;

static void part_init (OrreryBoardPartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryPhaseStrip, orrery_phase_strip, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_BOARD_PART, part_init))

guint orrery_phase_strip_signals[ORRERY_STRIP_N_SIGNALS];

static void
slot_free (gpointer data)
{
  Slot *slot = data;

  gtk_widget_unparent (slot->widget);
  g_free (slot);
}

/* --- Dice --- */

static gboolean
is_on_strip (guint place)
{
  return orrery_place_is_column (place) || place >= ROLL_DICTATED;
}

static void
drop_slots (OrreryPhaseStrip *self)
{
  GHashTableIter iter;
  gpointer id;

  g_hash_table_iter_init (&iter, self->slots);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    {
      const OrreryPlacedDie *die = orrery_phase_strip_get_placed (self, GPOINTER_TO_UINT (id));

      if (!die || !is_on_strip (die->place))
        g_hash_table_iter_remove (&iter);
    }
}

/* Returns whether it moved from one place of the strip to another. */
static gboolean
update_slot (OrreryPhaseStrip *self, const OrreryPlacedDie *die)
{
  Slot *slot = g_hash_table_lookup (self->slots, GUINT_TO_POINTER (die->id));

  if (!slot)
    {
      slot = g_new0 (Slot, 1);
      slot->widget = orrery_board_die_new (die, 40);
      gtk_widget_set_parent (slot->widget, GTK_WIDGET (self));
      orrery_phase_strip_wire_die (self, slot->widget);
      g_hash_table_insert (self->slots, GUINT_TO_POINTER (die->id), slot);
      return FALSE;
    }
  slot->moves = orrery_board_die_get (ORRERY_BOARD_DIE (slot->widget))->place != die->place;
  slot->from = slot->at;
  orrery_board_die_set (ORRERY_BOARD_DIE (slot->widget), die);
  return slot->moves;
}

static void
on_move_cb (GtkWidget *widget, double value, gpointer data)
{
  OrreryPhaseStrip *self = ORRERY_PHASE_STRIP (widget);

  if (GPOINTER_TO_UINT (data) != self->motion)
    return;
  self->moving = value;
  gtk_widget_queue_allocate (widget);
}

static void
update_slots (OrreryPhaseStrip *self)
{
  gboolean moved = FALSE;

  drop_slots (self);
  for (guint i = 0; i < self->dice.n; i++)
    if (is_on_strip (self->dice.dice[i].place))
      moved |= update_slot (self, &self->dice.dice[i]);
  self->motion++;
  self->moving = moved ? 0 : 1;
  if (moved)
    orrery_motion_run (GTK_WIDGET (self), ORRERY_MOTION_MOVE, 0, on_move_cb, NULL,
                       GUINT_TO_POINTER (self->motion), NULL);
}

void
orrery_phase_strip_tumble (OrreryPhaseStrip *self)
{
  guint n = 0, all = 0;

  g_return_if_fail (ORRERY_IS_PHASE_STRIP (self));

  for (guint i = 0; i < self->dice.n; i++)
    all += is_on_strip (self->dice.dice[i].place);
  for (guint i = 0; i < self->dice.n; i++)
    {
      GtkWidget *die = orrery_phase_strip_get_die (self, self->dice.dice[i].id);

      if (die)
        orrery_board_die_tumble (ORRERY_BOARD_DIE (die),
                                 orrery_motion_delay (ORRERY_MOTION_TUMBLE, die, n++, all));
    }
}

/* --- State --- */

static void
orrery_phase_strip_set_state (OrreryBoardPart *part, const RollState *state, int seat)
{
  OrreryPhaseStrip *self = ORRERY_PHASE_STRIP (part);

  if (self->seat != seat || !self->has_state)
    {
      self->dice.n = 0;
      g_hash_table_remove_all (self->slots);
    }
  self->has_state = TRUE;
  self->state = *state;
  self->seat = seat;
  orrery_dice_model_update (&self->dice, state, seat);
  g_array_set_size (self->offers, 0);
  self->chosen = 0;
  self->selecting = FALSE;
  self->hovered = ORRERY_NO_PLACE;
  update_slots (self);
  orrery_phase_strip_refresh (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_offers (OrreryPhaseStrip *self, gboolean draft)
{
  self->draft = draft;
  self->chosen = 0;
  self->selecting = FALSE;
  orrery_phase_strip_choose_only (self);
  orrery_phase_strip_refresh (self);
}

static void
orrery_phase_strip_set_answers (OrreryBoardPart *part, const GameAnswer *answers, gsize n)
{
  OrreryPhaseStrip *self = ORRERY_PHASE_STRIP (part);

  g_return_if_fail (self->has_state);

  g_array_set_size (self->offers, 0);
  for (gsize i = 0; i < n; i++)
    {
      OrreryStripOffer offer = { .answer = answers[i] };

      if (orrery_die_move_of (&self->state, answers[i], &offer.move)
          && is_on_strip (offer.move.from))
        g_array_append_val (self->offers, offer);
    }
  set_offers (self, FALSE);
}

void
orrery_phase_strip_set_moves (OrreryPhaseStrip *self, const OrreryDieMove *moves, gsize n)
{
  g_return_if_fail (ORRERY_IS_PHASE_STRIP (self));

  g_array_set_size (self->offers, 0);
  for (gsize i = 0; i < n; i++)
    {
      OrreryStripOffer offer = { .move = moves[i] };

      g_array_append_val (self->offers, offer);
    }
  set_offers (self, TRUE);
}

static void
orrery_phase_strip_set_names (OrreryBoardPart *part, const char *const *names)
{
  OrreryPhaseStrip *self = ORRERY_PHASE_STRIP (part);
  GStrv old = self->names;

  self->names = g_strdupv ((char **) names);
  self->has_state &= old == NULL; /* another game has other dice */
  orrery_phase_strip_refresh (self);
  g_strfreev (old);
}

void
orrery_phase_strip_set_take_back (OrreryPhaseStrip *self, guint places)
{
  g_return_if_fail (ORRERY_IS_PHASE_STRIP (self));

  self->take_back = places;
}

const OrreryDiceModel *
orrery_phase_strip_get_dice (OrreryPhaseStrip *self)
{
  g_return_val_if_fail (ORRERY_IS_PHASE_STRIP (self), NULL);

  return &self->dice;
}

GtkWidget *
orrery_phase_strip_get_spot (OrreryPhaseStrip *self, guint place)
{
  g_return_val_if_fail (ORRERY_IS_PHASE_STRIP (self), NULL);

  for (guint i = 0; i < ORRERY_N_SPOTS; i++)
    if (orrery_strip_spot_get_place (ORRERY_STRIP_SPOT (self->spots[i])) == place)
      return self->spots[i];
  return NULL;
}

GtkWidget *
orrery_phase_strip_get_die (OrreryPhaseStrip *self, guint id)
{
  Slot *slot;

  g_return_val_if_fail (ORRERY_IS_PHASE_STRIP (self), NULL);

  slot = g_hash_table_lookup (self->slots, GUINT_TO_POINTER (id));
  return slot ? slot->widget : NULL;
}

/* --- Layout --- */

static void
count_places (OrreryPhaseStrip *self, guint *counts)
{
  for (guint place = 0; place < ORRERY_N_DIE_PLACES; place++)
    counts[place] = orrery_dice_model_count (&self->dice, place);
}

static void
orrery_phase_strip_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  OrreryPhaseStrip *self = ORRERY_PHASE_STRIP (widget);
  double letter = orrery_text_factor (gtk_widget_get_pango_context (widget));
  guint counts[ORRERY_N_DIE_PLACES];
  int wide, high;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 6 * 44 + 5 * 6;
      *natural = 572;
      return;
    }
  /* A wide strip has captions and is higher than a narrow one with few dice, but GTK assumes that nothing is
   * lower than at its largest width. */
  count_places (self, counts);
  high = orrery_strip_layout_height (G_MAXINT16, counts, letter, self->zoom, &wide);
  *natural = orrery_strip_layout_height (for_size < 0 ? 572 : for_size, counts, letter, self->zoom, minimum);
  *minimum = for_size < 0 ? wide : MAX (*minimum, wide);
  *natural = MAX (*natural, for_size < 0 ? high : *minimum);
}

static void
allocate_at (OrreryPhaseStrip *self, GtkWidget *child, const GdkRectangle *rect, int width)
{
  GdkRectangle at = *rect;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    at.x = width - at.x - at.width;
  gtk_widget_size_allocate (child, &at, -1);
}

/* In a column the selector comes first, and virtual workers last. */
static void
get_order (OrreryPhaseStrip *self, const guint *counts, guint *place, guint *nth, guint *n)
{
  const guint phase = *place == ORRERY_PLACE_EXTRA ? self->state.phase : *place - ROLL_COLUMN;

  if (orrery_place_is_selector (*place))
    *n += counts[*place - ORRERY_PLACE_SELECTOR + ROLL_COLUMN];
  if (!orrery_place_is_column (*place) && *place != ORRERY_PLACE_EXTRA)
    return;
  if (*place == ORRERY_PLACE_EXTRA)
    *nth += counts[ROLL_COLUMN + phase];
  *place = ROLL_COLUMN + phase;
  *nth += counts[ORRERY_PLACE_SELECTOR + phase];
  *n = counts[*place] + counts[ORRERY_PLACE_SELECTOR + phase]
       + (phase == self->state.phase ? counts[ORRERY_PLACE_EXTRA] : 0);
}

static void
allocate_die (OrreryPhaseStrip *self, guint i, guint nth, const guint *counts, int width)
{
  const OrreryPlacedDie *die = &self->dice.dice[i];
  Slot *slot = g_hash_table_lookup (self->slots, GUINT_TO_POINTER (die->id));
  guint place = die->place, n = counts[place];
  GdkRectangle at, now;
  double left = 1 - self->moving;

  if (!slot)
    return;
  get_order (self, counts, &place, &nth, &n);
  gtk_widget_set_child_visible (slot->widget,
                                orrery_strip_layout_die (&self->layout, place, nth, n, &at));
  slot->at = at;
  now = at;
  if (slot->moves && left > 0 && slot->from.width > 0)
    {
      now.x += (slot->from.x - at.x) * left;
      now.y += (slot->from.y - at.y) * left;
    }
  orrery_board_die_set_size (ORRERY_BOARD_DIE (slot->widget), at.width);
  gtk_widget_measure (slot->widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  allocate_at (self, slot->widget, &now, width);
}

static const GdkRectangle *
spot_area (OrreryPhaseStrip *self, guint place)
{
  if (place >= ORRERY_PLACE_SELECTOR)
    return &self->layout.head[place - ORRERY_PLACE_SELECTOR];
  if (place == ROLL_DICTATED)
    return &self->layout.dictate;
  return place == ROLL_WILDS ? &self->layout.tray : &self->layout.column[place - ROLL_COLUMN];
}

static void
orrery_phase_strip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryPhaseStrip *self = ORRERY_PHASE_STRIP (widget);
  double letter = orrery_text_factor (gtk_widget_get_pango_context (widget));
  const OrreryStripLayout before = self->layout;
  guint counts[ORRERY_N_DIE_PLACES], nth = 0;
  int minimum, natural;

  /* Columns that are much higher than their dice look empty. */
  count_places (self, counts);
  natural = orrery_strip_layout_height (width, counts, letter, self->zoom, &minimum);
  orrery_strip_layout_init (&self->layout, width, MIN (height, natural * 3 / 2), counts, letter, self->zoom);
  for (guint i = 0; i < ORRERY_N_SPOTS; i++)
    {
      guint place = orrery_strip_spot_get_place (ORRERY_STRIP_SPOT (self->spots[i]));
      const GdkRectangle *area = spot_area (self, place);

      gtk_widget_set_child_visible (self->spots[i], area->width > 0);
      if (area->width > 0)
        allocate_at (self, self->spots[i], area, width);
    }
  for (guint i = 0; i < self->dice.n; i++)
    {
      nth = i > 0 && self->dice.dice[i - 1].place == self->dice.dice[i].place ? nth + 1 : 0;
      allocate_die (self, i, nth, counts, width);
    }
  if (before.narrow != self->layout.narrow || before.stacked != self->layout.stacked || before.foot != self->layout.foot
      || before.tray_after != self->layout.tray_after || before.has_numbers != self->layout.has_numbers)
    orrery_phase_strip_refresh (self);
}

static void
orrery_phase_strip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryPhaseStrip *self = ORRERY_PHASE_STRIP (widget);
  GHashTableIter iter;
  gpointer slot;

  for (guint i = 0; i < ORRERY_N_SPOTS; i++)
    gtk_widget_snapshot_child (widget, self->spots[i], snapshot);
  g_hash_table_iter_init (&iter, self->slots);
  while (g_hash_table_iter_next (&iter, NULL, &slot))
    gtk_widget_snapshot_child (widget, ((Slot *) slot)->widget, snapshot);
}

/* --- Type --- */

GtkWidget *
orrery_phase_strip_new (void)
{
  return g_object_new (ORRERY_TYPE_PHASE_STRIP, NULL);
}

static void
orrery_phase_strip_dispose (GObject *object)
{
  OrreryPhaseStrip *self = ORRERY_PHASE_STRIP (object);

  g_hash_table_remove_all (self->slots);
  for (guint i = 0; i < ORRERY_N_SPOTS; i++)
    g_clear_pointer (&self->spots[i], gtk_widget_unparent);
  G_OBJECT_CLASS (orrery_phase_strip_parent_class)->dispose (object);
}

static void
orrery_phase_strip_finalize (GObject *object)
{
  OrreryPhaseStrip *self = ORRERY_PHASE_STRIP (object);

  g_hash_table_unref (self->slots);
  g_array_unref (self->offers);
  g_strfreev (self->names);
  G_OBJECT_CLASS (orrery_phase_strip_parent_class)->finalize (object);
}

static gboolean
orrery_phase_strip_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return orrery_phase_strip_focus_die (ORRERY_PHASE_STRIP (widget), direction)
         || GTK_WIDGET_CLASS (orrery_phase_strip_parent_class)->focus (widget, direction);
}

static void
orrery_phase_strip_set_zoom (OrreryBoardPart *part, double zoom)
{
  ORRERY_PHASE_STRIP (part)->zoom = zoom;
  gtk_widget_queue_resize (GTK_WIDGET (part));
}

static void
part_init (OrreryBoardPartInterface *iface)
{
  iface->set_state = orrery_phase_strip_set_state;
  iface->set_answers = orrery_phase_strip_set_answers;
  iface->set_names = orrery_phase_strip_set_names;
  iface->set_zoom = orrery_phase_strip_set_zoom;
}

static guint
add_signal (const char *name, guint n)
{
  return g_signal_new (name, ORRERY_TYPE_PHASE_STRIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
}

static void
orrery_phase_strip_class_init (OrreryPhaseStripClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = orrery_phase_strip_dispose;
  object_class->finalize = orrery_phase_strip_finalize;
  widget_class->measure = orrery_phase_strip_measure;
  widget_class->focus = orrery_phase_strip_focus;
  widget_class->get_request_mode = orrery_get_height_for_width;
  widget_class->size_allocate = orrery_phase_strip_size_allocate;
  widget_class->snapshot = orrery_phase_strip_snapshot;
  orrery_phase_strip_signals[ORRERY_STRIP_MOVED] = add_signal ("moved", 3);
  orrery_phase_strip_signals[ORRERY_STRIP_TAKE_BACK] = add_signal ("take-back", 2);
  orrery_phase_strip_signals[ORRERY_STRIP_CHOSEN] = add_signal ("chosen", 2);
  gtk_widget_class_set_css_name (widget_class, "orrery-phase-strip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_phase_strip_init (OrreryPhaseStrip *self)
{
  guint n = 0;

  self->slots = g_hash_table_new_full (NULL, NULL, NULL, slot_free);
  self->offers = g_array_new (FALSE, FALSE, sizeof (OrreryStripOffer));
  self->hovered = ORRERY_NO_PLACE;
  self->moving = 1;
  self->zoom = 1;
  for (guint i = 0; i < ROLL_N_PHASES; i++)
    {
      self->spots[n++] = orrery_strip_spot_new (ORRERY_PLACE_SELECTOR + i);
      self->spots[n++] = orrery_strip_spot_new (ROLL_COLUMN + i);
    }
  self->spots[n++] = orrery_strip_spot_new (ROLL_DICTATED);
  self->spots[n++] = orrery_strip_spot_new (ROLL_WILDS);
  for (guint i = 0; i < n; i++)
    {
      gtk_widget_set_parent (self->spots[i], GTK_WIDGET (self));
      orrery_phase_strip_wire_spot (self, self->spots[i]);
    }
  orrery_phase_strip_add_drop (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Phase strip"), -1);
}
