/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-hand.h"

#include <glib/gi18n-lib.h>

#include "widgets/art/orrery-builders.h"
#include "widgets/question/orrery-keys.h"

enum
{
  GAP = 6,
  APART = 26,  /* between the cards that are set apart and the others */
  RISE = 10,   /* above the cards, for rings and raised cards */
  LIFT = 8,    /* of the cards that are set apart */
  LEAST = 44,  /* px of a card that stay visible */
  MINI = 58,
  MOST = 64,
};

/* The part of a card with its picture and name. */
#define SUNK 0.56

struct _OrreryRaceHand
{
  GtkWidget parent_instance;

  gboolean compact;
  gboolean large;
  gboolean can_sink;
  double zoom;
  guint n_apart;
  int covered; /* px of each card */
  GPtrArray *cards; /* of OrreryRaceCard, borrowed from the children */
  guint8 faces[MOST];
  OrreryKeys *keys;
};

G_DEFINE_FINAL_TYPE (OrreryRaceHand, orrery_race_hand, GTK_TYPE_WIDGET)

static guint picked_signal;

static gboolean
has_lines (OrreryRaceHand *self)
{
  return self->compact;
}

/* --- Layout --- */

static void
measure_card (OrreryRaceHand *self, int *width, int *height)
{
  *width = *height = 0;
  for (guint i = 0; i < self->cards->len; i++)
    {
      int w, h;

      gtk_widget_measure (g_ptr_array_index (self->cards, i), GTK_ORIENTATION_HORIZONTAL, -1, &w, NULL, NULL, NULL);
      gtk_widget_measure (g_ptr_array_index (self->cards, i), GTK_ORIENTATION_VERTICAL, -1, &h, NULL, NULL, NULL);
      *width = MAX (*width, w);
      *height = MAX (*height, h);
    }
}

static guint
count_columns (OrreryRaceHand *self, int width, int card)
{
  return (guint) MAX (1, (width + GAP) / MAX (card + GAP, 1));
}

/* The distance from one card to the next so that all of them fit. */
static double
get_step (OrreryRaceHand *self, int width, int card)
{
  const guint n = self->cards->len;
  const double room = width - card - (self->n_apart > 0 ? APART : 0);

  if (n < 2 || (card + GAP) * (double) (n - 1) <= room)
    return card + GAP;
  return MAX (LEAST, room / (n - 1));
}

static void
orrery_race_hand_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  OrreryRaceHand *self = ORRERY_RACE_HAND (widget);
  const guint n = self->cards->len;
  guint lines = 1;
  int width, height;

  *minimum_baseline = *natural_baseline = -1;
  measure_card (self, &width, &height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = width;
      *natural = MAX (width, (int) n * (width + GAP) - GAP + (self->n_apart > 0 ? APART : 0));
      return;
    }
  if (has_lines (self) && n > 0)
    lines = (n - 1) / count_columns (self, for_size > 0 ? for_size : 340, width) + 1;
  *minimum = *natural = n == 0 ? 0 : (int) lines * (height + GAP) + RISE;
  if (self->can_sink && !has_lines (self) && n > 0)
    *minimum = RISE + (int) (height * SUNK);
}

static void
allocate (OrreryRaceHand *self, guint i, int x, int y, int width, int height)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_size_allocate (g_ptr_array_index (self->cards, i), &(GtkAllocation) { x, y, width, height }, -1);
}

static gboolean
is_in_front (GtkWidget *card)
{
  return (gtk_widget_get_state_flags (card) & (GTK_STATE_FLAG_FOCUS_VISIBLE | GTK_STATE_FLAG_PRELIGHT)) != 0;
}

/* Each card covers the end of the one before it. */
static void
cover (OrreryRaceHand *self, int px)
{
  self->covered = px;
  for (guint i = 0; i < self->cards->len; i++)
    {
      GtkWidget *card = g_ptr_array_index (self->cards, i);
      const gboolean is_free = has_lines (self) || i + 1 == self->cards->len || is_in_front (card);
      const int gap = i + 1 == self->n_apart ? APART : 0;

      orrery_race_card_set_covered (ORRERY_RACE_CARD (card), is_free ? 0 : MAX (px - gap, 0));
    }
}

static void
orrery_race_hand_size_allocate (GtkWidget *widget, int whole_width, int whole_height, int baseline)
{
  OrreryRaceHand *self = ORRERY_RACE_HAND (widget);
  int width, height;
  guint columns;
  double step;

  measure_card (self, &width, &height);
  columns = count_columns (self, whole_width, width);
  step = get_step (self, whole_width, width);
  cover (self, width - (int) step);
  for (guint i = 0; i < self->cards->len; i++)
    {
      const int y = i < self->n_apart && !has_lines (self) ? RISE - LIFT : RISE;

      if (has_lines (self))
        allocate (self, i, (int) (i % columns) * (width + GAP), y + (int) (i / columns) * (height + GAP), width, height);
      else
        allocate (self, i, (int) (i * step) + (self->n_apart > 0 && i >= self->n_apart ? APART : 0), y, width, height);
    }
}

/* A faded card must not be transparent. */
static void
draw_card (OrreryRaceHand *self, GtkWidget *card, GtkSnapshot *snapshot)
{
  graphene_rect_t bounds;
  GskRoundedRect area;

  if (gtk_widget_compute_bounds (card, GTK_WIDGET (self), &bounds) && !has_lines (self))
    {
      gsk_rounded_rect_init_from_rect (&area, &bounds, 10);
      gtk_snapshot_push_rounded_clip (snapshot, &area);
      gtk_snapshot_append_color (snapshot, &orrery_style_current ()->window, &bounds);
      gtk_snapshot_pop (snapshot);
    }
  gtk_widget_snapshot_child (GTK_WIDGET (self), card, snapshot);
}

/* The card in front is drawn last. */
static void
orrery_race_hand_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryRaceHand *self = ORRERY_RACE_HAND (widget);
  GtkWidget *front = NULL;

  for (guint i = 0; i < self->cards->len; i++)
    {
      GtkWidget *card = g_ptr_array_index (self->cards, i);

      if (is_in_front (card))
        front = card;
    }
  for (guint i = 0; i < self->cards->len; i++)
    if (g_ptr_array_index (self->cards, i) != front)
      draw_card (self, g_ptr_array_index (self->cards, i), snapshot);
  if (front != NULL)
    draw_card (self, front, snapshot);
}

/* --- Picking --- */

static void
clicked_cb (OrreryPiece *card, OrreryRaceHand *self)
{
  guint place;

  if (g_ptr_array_find (self->cards, card, &place))
    g_signal_emit (self, picked_signal, 0, place);
}

static gboolean
key_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  OrreryRaceHand *self = ORRERY_RACE_HAND (widget);

  g_signal_emit (self, picked_signal, 0, GPOINTER_TO_UINT (data));
  return TRUE;
}

void
orrery_race_hand_set_keys (OrreryRaceHand *self, const guint8 *places, guint n)
{
  g_return_if_fail (ORRERY_IS_RACE_HAND (self));

  orrery_keys_clear (self->keys);
  for (guint i = 0; i < n; i++)
    orrery_keys_add (self->keys, (guint) ORRERY_KEYS_BY_PLACE[i], 0, key_cb, GUINT_TO_POINTER (places[i]));
}

/* --- Cards --- */

static OrreryCardSize
size_of (OrreryRaceHand *self)
{
  return self->compact && !self->large ? ORRERY_CARD_MINI : ORRERY_CARD_HAND;
}

static void
state_flags_cb (OrreryRaceHand *self)
{
  cover (self, self->covered);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static int
card_width (OrreryRaceHand *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));

  return size_of (self) == ORRERY_CARD_MINI ? MINI : (int) (orrery_card_width (ORRERY_CARD_HAND, context) * self->zoom);
}

static void
add_card (OrreryRaceHand *self, guint face)
{
  GtkWidget *card = orrery_race_card_new (face, size_of (self));

  /* A normal card without a set width grows with its text. */
  if (size_of (self) == ORRERY_CARD_MINI || self->zoom != 1)
    orrery_race_card_set_width (ORRERY_RACE_CARD (card), card_width (self));
  orrery_piece_set_activatable (ORRERY_PIECE (card), face < ORRERY_CARD_N_FACES);
  gtk_widget_set_parent (card, GTK_WIDGET (self));
  g_ptr_array_add (self->cards, card);
  g_signal_connect_object (card, "clicked", G_CALLBACK (clicked_cb), self, 0);
  g_signal_connect_object (card, "state-flags-changed", G_CALLBACK (state_flags_cb), self, G_CONNECT_SWAPPED);
}

static int
find_focus (OrreryRaceHand *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (gtk_widget_has_focus (g_ptr_array_index (self->cards, i)))
      return (int) i;
  return -1;
}

/* A card that loses the focus or the pointer on its way out has the remaining ones covered anew. */
static void
remove_cards (OrreryRaceHand *self)
{
  while (self->cards->len > 0)
    gtk_widget_unparent (g_ptr_array_steal_index (self->cards, self->cards->len - 1));
}

static void
build (OrreryRaceHand *self, guint n)
{
  const int focus = find_focus (self);

  remove_cards (self);
  for (guint i = 0; i < n; i++)
    add_card (self, self->faces[i]);
  if (focus >= 0 && n > 0)
    gtk_widget_grab_focus (g_ptr_array_index (self->cards, MIN ((guint) focus, n - 1)));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
orrery_race_hand_set_cards (OrreryRaceHand *self, const guint8 *faces, guint n, guint n_apart)
{
  g_return_if_fail (ORRERY_IS_RACE_HAND (self));

  n = MIN (n, MOST);
  if (n == self->cards->len && n_apart == self->n_apart && memcmp (faces, self->faces, n) == 0)
    return;
  memcpy (self->faces, faces, n);
  self->n_apart = n_apart;
  build (self, n);
}

guint
orrery_race_hand_get_n (OrreryRaceHand *self)
{
  g_return_val_if_fail (ORRERY_IS_RACE_HAND (self), 0);

  return self->cards->len;
}

OrreryRaceCard *
orrery_race_hand_get_card (OrreryRaceHand *self, guint place)
{
  g_return_val_if_fail (ORRERY_IS_RACE_HAND (self) && place < self->cards->len, NULL);

  return g_ptr_array_index (self->cards, place);
}

void
orrery_race_hand_set_compact (OrreryRaceHand *self, gboolean compact, gboolean large)
{
  g_return_if_fail (ORRERY_IS_RACE_HAND (self));

  if (self->compact == compact && self->large == large)
    return;
  self->compact = compact;
  self->large = large;
  build (self, self->cards->len);
}

void
orrery_race_hand_set_zoom (OrreryRaceHand *self, double zoom)
{
  g_return_if_fail (ORRERY_IS_RACE_HAND (self) && zoom > 0);

  if (self->zoom == zoom)
    return;
  self->zoom = zoom;
  build (self, self->cards->len);
}

void
orrery_race_hand_set_can_sink (OrreryRaceHand *self, gboolean can_sink)
{
  g_return_if_fail (ORRERY_IS_RACE_HAND (self));

  if (self->can_sink == can_sink)
    return;
  self->can_sink = can_sink;
  gtk_widget_set_overflow (GTK_WIDGET (self), can_sink ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- The widget --- */

static void
orrery_race_hand_dispose (GObject *object)
{
  OrreryRaceHand *self = ORRERY_RACE_HAND (object);

  if (self->cards != NULL)
    remove_cards (self);
  g_clear_pointer (&self->cards, g_ptr_array_unref);

  G_OBJECT_CLASS (orrery_race_hand_parent_class)->dispose (object);
}

static void
orrery_race_hand_class_init (OrreryRaceHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_race_hand_dispose;
  widget_class->measure = orrery_race_hand_measure;
  widget_class->size_allocate = orrery_race_hand_size_allocate;
  widget_class->snapshot = orrery_race_hand_snapshot;
  widget_class->get_request_mode = orrery_get_height_for_width;
  picked_signal = g_signal_new ("picked", ORRERY_TYPE_RACE_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "orrery-race-hand");
}

static void
orrery_race_hand_init (OrreryRaceHand *self)
{
  self->zoom = 1;
  self->cards = g_ptr_array_new ();
  self->keys = orrery_keys_new (GTK_WIDGET (self));
}

GtkWidget *
orrery_race_hand_new (void)
{
  return g_object_new (ORRERY_TYPE_RACE_HAND, NULL);
}
