/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-glance.h"

#include <glib/gi18n.h>
#include <math.h>

#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/style/orrery-text.h"

#define MINI 22
#define GAP 3
#define A_ROW 6
#define TOP 32
#define BETWEEN 9 /* the tops and their edges */
#define DIE 13

struct _OrreryGlance
{
  GtkWidget parent_instance;

  gboolean has_state;
  RollState state;
  int seat;
};

G_DEFINE_FINAL_TYPE (OrreryGlance, orrery_glance, GTK_TYPE_WIDGET)

GtkWidget *
orrery_glance_new (void)
{
  return g_object_new (ORRERY_TYPE_GLANCE, NULL);
}

void
orrery_glance_set_state (OrreryGlance    *self,
                         const RollState *state,
                         int              seat)
{
  g_return_if_fail (ORRERY_IS_GLANCE (self));

  self->has_state = TRUE;
  self->state = *state;
  self->seat = seat;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- Layout --- */

static guint
n_places (OrreryGlance *self)
{
  return self->has_state ? MAX (self->state.seats[self->seat].n_tableau, ROLL_END_SQUARES)
                         : ROLL_END_SQUARES;
}

static guint
n_rows (OrreryGlance *self)
{
  return (n_places (self) + A_ROW - 1) / A_ROW;
}

static void
orrery_glance_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  OrreryGlance *self = ORRERY_GLANCE (widget);
  double letter = orrery_text_factor (gtk_widget_get_pango_context (widget));

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      int rows = n_rows (self) * (MINI + GAP) - GAP;

      *minimum = *natural = MAX (rows, MAX (TOP + 14, lround (18 * letter) + 2 * (DIE + 2) + 3));
      return;
    }
  *minimum = *natural = A_ROW * (MINI + GAP) + 2 * (TOP + BETWEEN) + lround (58 * letter) + 4;
}

/* --- Drawing --- */

typedef struct
{
  OrreryGlance *self;
  GtkSnapshot *snapshot;
  const OrreryStyle *style;
  PangoContext *context;
  int scale;
} Pen;

static void
append_picture (Pen           *pen,
                OrreryPicture  picture,
                double         x,
                double         y)
{
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (x, y));
  orrery_picture_snapshot (&picture, pen->snapshot, pen->style, pen->scale);
  gtk_snapshot_restore (pen->snapshot);
}

static double
append_text (Pen           *pen,
             const char    *text,
             double         x,
             double         y,
             double         size,
             PangoWeight    weight,
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
append_free_place (Pen    *pen,
                   double  x,
                   double  y)
{
  GdkRGBA line = pen->style->dim;
  GskRoundedRect place;

  line.alpha = pen->style->flat ? 1 : 0.28f;
  gsk_rounded_rect_init_from_rect (&place, &GRAPHENE_RECT_INIT (x, y, MINI, MINI), 4);
  gtk_snapshot_append_border (pen->snapshot, &place, (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { line, line, line, line });
}

static void
append_goods (Pen    *pen,
              guint8  goods,
              double  x,
              double  y)
{
  for (int i = roll_goods_count (goods) - 1; i >= 0; i--)
    append_picture (pen,
                    (OrreryPicture) { &orrery_picture_die, (i == 0 ? goods & 15 : goods >> 4) - 1,
                                      ROLL_NO_PHASE, 10, 10 },
                    x + MINI - 9 - 6 * i, y + MINI - 9);
}

static void
append_tableau (Pen            *pen,
                const RollSeat *p)
{
  for (guint i = 0; i < n_places (pen->self); i++)
    {
      double x = i % A_ROW * (MINI + GAP), y = i / A_ROW * (MINI + GAP);

      if (i >= p->n_tableau)
        {
          append_free_place (pen, x, y);
          continue;
        }
      append_picture (pen, (OrreryPicture) { &orrery_picture_tile, p->tableau[i], ORRERY_TILE_MINI,
                                             MINI, MINI }, x, y);
      append_goods (pen, p->goods[i], x, y);
    }
}

static void
append_citizens (Pen            *pen,
                 const RollSeat *p,
                 double          x,
                 double          y,
                 double          width)
{
  guint n = 0, all = 0, rows, a_row;
  double height = gtk_widget_get_height (GTK_WIDGET (pen->self)) - y, step = DIE + 2;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    all += p->dice[ROLL_CITIZENRY][colour];
  /* Many overlap, but stay in their place. */
  rows = CLAMP (height / (DIE + 2), 1, 3);
  a_row = MAX ((all + rows - 1) / rows, (guint) MAX ((width - 22) / step, 1));
  if (a_row > 1)
    step = MIN (step, (width - 22 - DIE) / (a_row - 1));
  append_picture (pen, (OrreryPicture) { &orrery_picture_symbol, ORRERY_SYMBOL_CITIZENRY, 0, 15, 15,
                                         pen->style->dim }, x, y);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint i = 0; i < p->dice[ROLL_CITIZENRY][colour]; i++, n++)
      append_picture (pen, (OrreryPicture) { &orrery_picture_die, colour, ROLL_NO_PHASE, DIE, DIE },
                      x + 18 + n % a_row * step, y + n / a_row * (DIE + 2));
  if (n == 0)
    append_text (pen, _("empty"), x + 18, y - 1, 12, PANGO_WEIGHT_NORMAL, &pen->style->dim);
}

static void
append_middle (Pen            *pen,
               const RollSeat *p,
               double          x,
               double          width)
{
  int squares = roll_squares (&pen->self->state, pen->self->seat);
  g_autofree char *count = g_strdup_printf (_("%d of %d"), squares, ROLL_END_SQUARES);
  gboolean near_end = squares >= ROLL_END_SQUARES - 2;

  append_text (pen, count, x, 0, 12, near_end ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
               near_end ? &pen->style->odd : &pen->style->dim);
  append_citizens (pen, p, x, 18 * orrery_text_factor (pen->context) + 2, width);
}

static void
append_stack_edges (Pen    *pen,
                    double  x,
                    double  y,
                    guint   n)
{
  GdkRGBA body = orrery_mix (&pen->style->card, &pen->style->text, pen->style->dark ? 0.35 : 0.25);

  for (int i = MIN ((int) n - 1, 2); i > 0; i--)
    {
      GskRoundedRect edge;

      gsk_rounded_rect_init_from_rect (&edge, &GRAPHENE_RECT_INIT (x + 3 * i, y + 2 * i, TOP, TOP),
                                       6);
      gtk_snapshot_push_rounded_clip (pen->snapshot, &edge);
      gtk_snapshot_append_color (pen->snapshot, &body, &edge.bounds);
      gtk_snapshot_pop (pen->snapshot);
    }
}

static void
append_badge (Pen        *pen,
              const char *text,
              double      x,
              double      y)
{
  OrreryLettering lettering = { text, 10, PANGO_WEIGHT_BOLD, .fixed = TRUE };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (pen->context, &lettering);
  GdkRGBA field = orrery_token_colours ()->phase_bottom;
  GskRoundedRect badge;
  int w, h;

  pango_layout_get_pixel_size (layout, &w, &h);
  gsk_rounded_rect_init_from_rect (
    &badge, &GRAPHENE_RECT_INIT (x + (TOP - w - 8) / 2.0, y, w + 8, h), h / 2.0);
  gtk_snapshot_push_rounded_clip (pen->snapshot, &badge);
  gtk_snapshot_append_color (pen->snapshot, &field, &badge.bounds);
  gtk_snapshot_pop (pen->snapshot);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (x + (TOP - w) / 2.0, y));
  gtk_snapshot_append_layout (pen->snapshot, layout, &(GdkRGBA) { 1, 1, 1, 1 });
  gtk_snapshot_restore (pen->snapshot);
}

static void
append_top (Pen            *pen,
            const RollSeat *p,
            RollKind        kind,
            double          x)
{
  guint8 top = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_NONE;
  g_autofree char *text = NULL;
  int on = 0;

  if (top == ROLL_NONE)
    return;
  append_stack_edges (pen, x, 0, p->n_stack[kind]);
  if (top >= ROLL_N_FACES)
    {
      append_picture (pen, (OrreryPicture) { &orrery_picture_symbol, ORRERY_SYMBOL_TILE, 0, TOP, TOP,
                                             pen->style->dim }, x, 0);
      return;
    }
  append_picture (pen, (OrreryPicture) { &orrery_picture_tile, top, ORRERY_TILE_MINI, TOP, TOP }, x,
                  0);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    on += p->dice[ROLL_ZONE + kind][colour];
  text = g_strdup_printf (_("%d of %d"), on,
                          roll_cost (&pen->self->state, pen->self->seat, top));
  append_badge (pen, text, x, TOP - 3);
}

static void
orrery_glance_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  OrreryGlance *self = ORRERY_GLANCE (widget);
  double right = gtk_widget_get_width (widget) - 2 * (TOP + BETWEEN);
  double middle = A_ROW * (MINI + GAP) + 4;
  PangoContext *context = gtk_widget_get_pango_context (widget);
  Pen pen = { self, snapshot, orrery_style_current (), context,
              gtk_widget_get_scale_factor (widget) };
  const RollSeat *p = &self->state.seats[self->seat];

  if (!self->has_state)
    return;
  append_tableau (&pen, p);
  append_middle (&pen, p, middle, right - middle);
  append_top (&pen, p, ROLL_DEVELOPMENT, right);
  append_top (&pen, p, ROLL_WORLD, right + TOP + BETWEEN);
}

static void
orrery_glance_class_init (OrreryGlanceClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = orrery_glance_measure;
  widget_class->snapshot = orrery_glance_snapshot;
  gtk_widget_class_set_css_name (widget_class, "orrery-glance");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
orrery_glance_init (OrreryGlance *self)
{
  orrery_style_redraw (GTK_WIDGET (self));
}
