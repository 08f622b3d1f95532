/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-glance.h"

#include <glib/gi18n.h>
#include <math.h>

#include "games/roll/board/orrery-closer.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-peek.h"
#include "widgets/style/orrery-text.h"

#define GAP 3
#define BETWEEN 9 /* the tops and their edges */
#define LINE 6    /* between two lines of pieces */
#define BETWEEN_COLUMNS 4
#define SIGN_ONLY 20
#define ONE_ROW_FROM 1.3 /* of the zoom */

struct _OrreryGlance
{
  GtkWidget parent_instance;

  gboolean has_state;
  RollState state;
  int seat;
  double zoom;
  gboolean brief;
};

G_DEFINE_FINAL_TYPE (OrreryGlance, orrery_glance, GTK_TYPE_WIDGET)

GtkWidget *
orrery_glance_new (void)
{
  return g_object_new (ORRERY_TYPE_GLANCE, NULL);
}

void
orrery_glance_set_state (OrreryGlance *self, const RollState *state, int seat)
{
  g_return_if_fail (ORRERY_IS_GLANCE (self));

  self->has_state = TRUE;
  self->state = *state;
  self->seat = seat;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
orrery_glance_set_zoom (OrreryGlance *self, double zoom)
{
  g_return_if_fail (ORRERY_IS_GLANCE (self) && zoom > 0);

  self->zoom = zoom;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
orrery_glance_set_brief (OrreryGlance *self, gboolean brief)
{
  g_return_if_fail (ORRERY_IS_GLANCE (self));

  self->brief = brief;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- Layout --- */

/* The layout: the tableau in one row or two, with the rest next to it or below. */
typedef struct
{
  int mini, top, die;
  guint a_row;
  gboolean below;       /* the rest */
  GdkRectangle middle;  /* count and Citizenry */
  GdkRectangle columns; /* dice on the strip; empty while they are secret */
  int tops_x, tops_y;
  int height;
} Places;

static guint
n_places (OrreryGlance *self)
{
  return self->has_state ? MAX (self->state.seats[self->seat].n_tableau, ROLL_END_SQUARES)
                         : ROLL_END_SQUARES;
}

static gboolean
has_columns (OrreryGlance *self)
{
  return self->has_state && self->state.step == ROLL_STEP_PHASES;
}

static int
text_height (OrreryGlance *self)
{
  return lround (18 * orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self))));
}

/* On one line with a tableau of two rows; dice of the strip are on a line below. */
static void
place_beside (OrreryGlance *self, int width, Places *at)
{
  const int rows = (n_places (self) + at->a_row - 1) / at->a_row;
  const int x = at->a_row * (at->mini + GAP) + 4;

  at->height = MAX (rows * (at->mini + GAP) - GAP, MAX (at->top + 14, text_height (self) + 2 * (at->die + 2) + 3));
  at->tops_x = width - 2 * (at->top + BETWEEN);
  at->middle = (GdkRectangle) { x, 0, at->tops_x - x, at->height };
  if (!has_columns (self))
    return;
  at->columns = (GdkRectangle) { 0, at->height + LINE, width, at->die + 10 };
  at->height += LINE + at->columns.height;
}

/* The tableau in one row, everything else below it. */
static void
place_below (OrreryGlance *self, int width, Places *at)
{
  const int y = at->mini + LINE, line = at->top + 14;
  const int columns = has_columns (self) ? 5 * (2 * at->die + 12) : 0;

  at->tops_x = width - 2 * (at->top + BETWEEN);
  at->tops_y = y;
  at->columns = (GdkRectangle) { 0, y, columns, columns > 0 ? line : 0 };
  at->middle = (GdkRectangle) { columns > 0 ? columns + 10 : 0, y, at->tops_x - columns - 10, line };
  at->height = y + line;
}

static void
place_columns_only (OrreryGlance *self, int width, Places *at)
{
  at->height = has_columns (self) ? at->die + 10 : 0;
  at->columns = (GdkRectangle) { 0, 0, width, at->height };
}

static void
find_places (OrreryGlance *self, int width, Places *at)
{
  *at = (Places) { .mini = lround (22 * self->zoom), .top = lround (34 * self->zoom),
                   .die = lround (13 * MAX (1, self->zoom * 1.1)), .a_row = 6 };
  if (self->brief)
    place_columns_only (self, width, at);
  else if (self->zoom >= ONE_ROW_FROM && width >= (int) n_places (self) * (at->mini + GAP))
    {
      at->a_row = n_places (self);
      at->below = TRUE;
      place_below (self, width, at);
    }
  else
    place_beside (self, width, at);
}

static void
orrery_glance_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryGlance *self = ORRERY_GLANCE (widget);
  double letter = orrery_text_factor (gtk_widget_get_pango_context (widget));
  Places at;

  find_places (self, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, &at);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = at.height;
  else if (self->brief)
    *minimum = *natural = ROLL_N_PHASES * (2 * at.die + 14);
  else
    *minimum = *natural = at.a_row * (at.mini + GAP) + 2 * (at.top + BETWEEN) + lround (58 * letter) + 4;
}

static GdkRectangle
mini_place (const Places *at, guint i)
{
  return (GdkRectangle) { (int) (i % at->a_row) * (at->mini + GAP), (int) (i / at->a_row) * (at->mini + GAP), at->mini,
                          at->mini };
}

static GdkRectangle
top_place (const Places *at, RollKind kind)
{
  return (GdkRectangle) { at->tops_x + (kind == ROLL_WORLD) * (at->top + BETWEEN), at->tops_y, at->top, at->top };
}

/* --- Reading --- */

static guint8
find_face (OrreryGlance *self, int x, int y, GdkRectangle *rect)
{
  const RollSeat *p = &self->state.seats[self->seat];
  Places at;

  find_places (self, gtk_widget_get_width (GTK_WIDGET (self)), &at);
  for (guint i = 0; i < p->n_tableau; i++)
    {
      *rect = mini_place (&at, i);
      if (gdk_rectangle_contains_point (rect, x, y))
        return p->tableau[i];
    }
  for (guint kind = 0; kind < 2; kind++)
    {
      *rect = top_place (&at, kind);
      if (gdk_rectangle_contains_point (rect, x, y) && p->n_stack[kind] > 0)
        return roll_stack_at (p, kind, 0);
    }
  return ROLL_NONE;
}

static GtkWidget *
peek_cb (GtkWidget *widget, double x, double y, gboolean stays, GdkRectangle *at)
{
  OrreryGlance *self = ORRERY_GLANCE (widget);
  GdkRectangle rect;
  const guint8 face = self->has_state && !self->brief ? find_face (self, x, y, &rect) : ROLL_NONE;

  if (face >= ROLL_N_FACES)
    return NULL;
  *at = rect;
  return orrery_face_closer_new (face, NULL, stays);
}

/* --- Drawing --- */

typedef struct
{
  OrreryGlance *self;
  GtkSnapshot *snapshot;
  const OrreryStyle *style;
  PangoContext *context;
  int scale;
  Places at;
} Pen;

static void
append_picture (Pen *pen, OrreryPicture picture, double x, double y)
{
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (x, y));
  orrery_picture_snapshot (&picture, pen->snapshot, pen->style, pen->scale);
  gtk_snapshot_restore (pen->snapshot);
}

static double
append_text (Pen *pen, const char *text, double x, double y, double size, PangoWeight weight,
             const GdkRGBA *colour)
{
  OrreryLettering lettering = { text, size, weight };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (pen->context, &lettering);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (pen->snapshot, layout, colour);
  gtk_snapshot_restore (pen->snapshot);
  return width;
}

static void
append_free_place (Pen *pen, double x, double y)
{
  GdkRGBA line = pen->style->dim;
  GskRoundedRect place;

  line.alpha = pen->style->flat ? 1 : 0.28f;
  gsk_rounded_rect_init_from_rect (&place, &GRAPHENE_RECT_INIT (x, y, pen->at.mini, pen->at.mini), 4);
  gtk_snapshot_append_border (pen->snapshot, &place, (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { line, line, line, line });
}

static void
append_goods (Pen *pen, guint8 goods, double x, double y)
{
  const int size = MAX (10, pen->at.mini * 0.44);

  for (int i = roll_goods_count (goods) - 1; i >= 0; i--)
    append_picture (pen,
                    (OrreryPicture) { &orrery_picture_die, (i == 0 ? goods & 15 : goods >> 4) - 1,
                                      ROLL_NO_PHASE, size, size },
                    x + pen->at.mini - size + 1 - size * 0.6 * i, y + pen->at.mini - size + 1);
}

static void
append_tableau (Pen *pen, const RollSeat *p)
{
  for (guint i = 0; i < n_places (pen->self); i++)
    {
      const GdkRectangle place = mini_place (&pen->at, i);

      if (i >= p->n_tableau)
        {
          append_free_place (pen, place.x, place.y);
          continue;
        }
      append_picture (pen, (OrreryPicture) { &orrery_picture_tile, p->tableau[i], ORRERY_TILE_MINI,
                                             pen->at.mini, pen->at.mini }, place.x, place.y);
      append_goods (pen, p->goods[i], place.x, place.y);
    }
}

static void
append_citizens (Pen *pen, const RollSeat *p, double x, double y, double width, double height)
{
  const int die = pen->at.die;
  guint n = 0, all = 0, rows, a_row;
  double step = die + 2;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    all += p->dice[ROLL_CITIZENRY][colour];
  /* If there are many, they overlap but stay in their place. */
  rows = CLAMP (height / (die + 2), 1, 3);
  a_row = MAX ((all + rows - 1) / rows, (guint) MAX ((width - 22) / step, 1));
  if (a_row > 1)
    step = MIN (step, (width - 22 - die) / (a_row - 1));
  append_picture (pen, (OrreryPicture) { &orrery_picture_symbol, ORRERY_SYMBOL_CITIZENRY, 0, 15, 15,
                                         pen->style->dim }, x, y);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint i = 0; i < p->dice[ROLL_CITIZENRY][colour]; i++, n++)
      append_picture (pen, (OrreryPicture) { &orrery_picture_die, colour, ROLL_NO_PHASE, die, die },
                      x + 18 + n % a_row * step, y + n / a_row * (die + 2));
  if (n == 0)
    append_text (pen, _("empty"), x + 18, y - 1, 12, PANGO_WEIGHT_NORMAL, &pen->style->dim);
}

static void
append_middle (Pen *pen, const RollSeat *p)
{
  const GdkRectangle *at = &pen->at.middle;
  int squares = roll_squares (&pen->self->state, pen->self->seat);
  g_autofree char *count = g_strdup_printf (_("%d of %d"), squares, ROLL_END_SQUARES);
  gboolean near_end = squares >= ROLL_END_SQUARES - 2;
  const int text = text_height (pen->self);

  append_text (pen, count, at->x, at->y, 12, near_end ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
               near_end ? &pen->style->odd : &pen->style->dim);
  append_citizens (pen, p, at->x, at->y + text + 2, at->width, at->height - text - 2);
}

/* --- Dice on the strip --- */

static guint
count_column (const RollSeat *p, RollPhase phase)
{
  guint n = 0;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    n += p->dice[ROLL_COLUMN + phase][colour];
  return n;
}

static void
append_column_field (Pen *pen, const GdkRectangle *at, RollPhase phase)
{
  const RollState *state = &pen->self->state;
  const gboolean on = (state->phases & ROLL_BIT (phase)) != 0, now = on && state->phase == phase;
  GdkRGBA line = now ? pen->style->accent : pen->style->dim;
  GskRoundedRect field;

  gsk_rounded_rect_init_from_rect (&field, &GRAPHENE_RECT_INIT (at->x, at->y, at->width, at->height), 6);
  if (on)
    {
      gtk_snapshot_push_rounded_clip (pen->snapshot, &field);
      gtk_snapshot_append_color (pen->snapshot, &pen->style->well, &field.bounds);
      gtk_snapshot_pop (pen->snapshot);
    }
  line.alpha = now || pen->style->flat ? 1 : on ? 0 : 0.3f;
  gtk_snapshot_append_border (pen->snapshot, &field,
                              now ? (float[4]) { 2, 2, 2, 2 } : (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { line, line, line, line });
}

/* If there are many, they overlap but stay in their column. */
static void
append_column_dice (Pen *pen, const RollSeat *p, RollPhase phase, GdkRectangle room)
{
  const guint n = count_column (p, phase);
  const int large = MIN (pen->at.die + 3, room.height);
  /* Smaller in two rows is better than overlapping. */
  const int die = (int) n * (large + 2) > room.width && room.height >= 24 ? MIN (large, room.height / 2 - 1) : large;
  const guint rows = MAX (room.height / (die + 1), 1);
  const guint a_row = MAX ((n + rows - 1) / rows, (guint) MAX (room.width / (die + 2), 1));
  const double step = a_row > 1 ? MIN (die + 2, (room.width - die) / (a_row - 1.0)) : 0;
  guint i = 0;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint k = 0; k < p->dice[ROLL_COLUMN + phase][colour]; k++, i++)
      append_picture (pen, (OrreryPicture) { &orrery_picture_die, colour, phase, die, die },
                      room.x + i % a_row * step, room.y + i / a_row * (die + 2));
}

static void
append_column (Pen *pen, const RollSeat *p, RollPhase phase, const GdkRectangle *at)
{
  const RollState *state = &pen->self->state;
  const gboolean on = (state->phases & ROLL_BIT (phase)) != 0;
  /* Dice show the phase, too. */
  const gboolean has_sign = !pen->self->brief || count_column (p, phase) == 0;
  const int sign = !has_sign ? -4 : pen->at.below ? 14 : 12;
  const GdkRectangle room = pen->at.below
                              ? (GdkRectangle) { at->x + 4, at->y + sign + 5, at->width - 8, at->height - sign - 8 }
                              : (GdkRectangle) { at->x + sign + 8, at->y + 3, at->width - sign - 12, at->height - 6 };

  append_column_field (pen, at, phase);
  if (has_sign)
    append_picture (pen, (OrreryPicture) { &orrery_picture_symbol, orrery_symbol_of_phase (phase), 0, sign, sign,
                                           on ? pen->style->text : pen->style->dim },
                    pen->at.below ? at->x + (at->width - sign) / 2.0 : at->x + 4,
                    pen->at.below ? at->y + 3 : at->y + (at->height - sign) / 2.0);
  if (count_column (p, phase) > 0)
    append_column_dice (pen, p, phase, room);
  else if (on && state->phase >= phase)
    append_picture (pen, (OrreryPicture) { &orrery_picture_symbol, ORRERY_SYMBOL_CHECK, 0, 12, 12, pen->style->dim },
                    room.x + (room.width - 12) / 2.0, room.y + (room.height - 12) / 2.0);
  if (p->selected == phase)
    append_picture (pen, (OrreryPicture) { &orrery_picture_symbol, ORRERY_SYMBOL_BONUS, 0, 10, 10, pen->style->accent },
                    at->x + at->width - 12, at->y + 2);
}

/* On a brief line, phases that do not happen need no room for dice. */
static void
append_columns (Pen *pen, const RollSeat *p)
{
  const GdkRectangle *all = &pen->at.columns;
  const guint on = pen->self->brief ? pen->self->state.phases : ~0u;
  const int n_on = __builtin_popcount (on & (ROLL_BIT (ROLL_N_PHASES) - 1)), room = all->width - BETWEEN_COLUMNS * (ROLL_N_PHASES - 1);
  const int wide = n_on > 0 ? (room - SIGN_ONLY * (ROLL_N_PHASES - n_on)) / n_on : 0;
  int x = all->x;

  for (guint phase = 0; all->width > 0 && phase < ROLL_N_PHASES; phase++)
    {
      const int width = (on & ROLL_BIT (phase)) != 0 ? wide : SIGN_ONLY;

      append_column (pen, p, phase, &(GdkRectangle) { x, all->y, width, all->height });
      x += width + BETWEEN_COLUMNS;
    }
}

static void
append_stack_edges (Pen *pen, double x, double y, guint n)
{
  GdkRGBA body = orrery_mix (&pen->style->card, &pen->style->text, pen->style->dark ? 0.35 : 0.25);

  for (int i = MIN ((int) n - 1, 2); i > 0; i--)
    {
      GskRoundedRect edge;

      gsk_rounded_rect_init_from_rect (&edge, &GRAPHENE_RECT_INIT (x + 3 * i, y + 2 * i, pen->at.top, pen->at.top),
                                       6);
      gtk_snapshot_push_rounded_clip (pen->snapshot, &edge);
      gtk_snapshot_append_color (pen->snapshot, &body, &edge.bounds);
      gtk_snapshot_pop (pen->snapshot);
    }
}

static void
append_badge (Pen *pen, const char *text, double x, double y)
{
  OrreryLettering lettering = { text, 10, PANGO_WEIGHT_BOLD, .fixed = TRUE };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (pen->context, &lettering);
  GdkRGBA field = orrery_token_colours ()->phase_bottom;
  GskRoundedRect badge;
  int w, h;

  pango_layout_get_pixel_size (layout, &w, &h);
  gsk_rounded_rect_init_from_rect (
    &badge, &GRAPHENE_RECT_INIT (x + (pen->at.top - w - 8) / 2.0, y, w + 8, h), h / 2.0);
  gtk_snapshot_push_rounded_clip (pen->snapshot, &badge);
  gtk_snapshot_append_color (pen->snapshot, &field, &badge.bounds);
  gtk_snapshot_pop (pen->snapshot);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (x + (pen->at.top - w) / 2.0, y));
  gtk_snapshot_append_layout (pen->snapshot, layout, &(GdkRGBA) { 1, 1, 1, 1 });
  gtk_snapshot_restore (pen->snapshot);
}

static void
append_top (Pen *pen, const RollSeat *p, RollKind kind)
{
  const GdkRectangle at = top_place (&pen->at, kind);
  guint8 top = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_NONE;
  g_autofree char *text = NULL;
  int on = 0;

  if (top == ROLL_NONE)
    return;
  append_stack_edges (pen, at.x, at.y, p->n_stack[kind]);
  if (top >= ROLL_N_FACES)
    {
      append_picture (pen, (OrreryPicture) { &orrery_picture_symbol, ORRERY_SYMBOL_TILE, 0, at.width, at.width,
                                             pen->style->dim }, at.x, at.y);
      return;
    }
  append_picture (pen, (OrreryPicture) { &orrery_picture_tile, top, ORRERY_TILE_MINI, at.width, at.width }, at.x, at.y);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    on += p->dice[ROLL_ZONE + kind][colour];
  text = g_strdup_printf (_("%d of %d"), on,
                          roll_cost (&pen->self->state, pen->self->seat, top));
  append_badge (pen, text, at.x, at.y + at.height - 3);
}

static void
orrery_glance_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryGlance *self = ORRERY_GLANCE (widget);
  Pen pen = { self, snapshot, orrery_style_current (), gtk_widget_get_pango_context (widget),
              gtk_widget_get_scale_factor (widget) };
  const RollSeat *p = &self->state.seats[self->seat];

  if (!self->has_state)
    return;
  find_places (self, gtk_widget_get_width (widget), &pen.at);
  append_columns (&pen, p);
  if (self->brief)
    return;
  append_tableau (&pen, p);
  append_middle (&pen, p);
  append_top (&pen, p, ROLL_DEVELOPMENT);
  append_top (&pen, p, ROLL_WORLD);
}

static void
orrery_glance_class_init (OrreryGlanceClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = orrery_glance_measure;
  widget_class->get_request_mode = orrery_get_height_for_width;
  widget_class->snapshot = orrery_glance_snapshot;
  gtk_widget_class_set_css_name (widget_class, "orrery-glance");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
orrery_glance_init (OrreryGlance *self)
{
  self->zoom = 1;
  orrery_peek_attach (GTK_WIDGET (self), peek_cb);
  orrery_style_redraw (GTK_WIDGET (self));
}
