/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/board/orrery-frontiers-pips.h"

#include "widgets/art/orrery-draw.h"


struct _OrreryFrontiersPips
{
  GtkWidget parent_instance;

  gboolean is_round;
  guint n, n_end;
  guint covered;
  int size;
};

G_DEFINE_FINAL_TYPE (OrreryFrontiersPips, orrery_frontiers_pips, GTK_TYPE_WIDGET)

static int
get_gap (OrreryFrontiersPips *self)
{
  return self->size * 4 / ORRERY_FRONTIERS_PIP;
}

/* Before the places that end the game. */
static int
get_end_gap (OrreryFrontiersPips *self)
{
  return self->size * 6 / ORRERY_FRONTIERS_PIP;
}

static void
orrery_frontiers_pips_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                               int *minimum_baseline, int *natural_baseline)
{
  OrreryFrontiersPips *self = ORRERY_FRONTIERS_PIPS (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? self->size : (int) self->n * (self->size + get_gap (self)) + get_end_gap (self);
}

static void
draw_place (OrreryFrontiersPips *self, cairo_t *cr, double x, guint i, const OrreryStyle *style)
{
  const OrreryTokenColours *tokens = orrery_token_colours ();
  const gboolean is_end = i >= self->n - self->n_end;
  const double size = self->size;
  const double radius = self->is_round ? size / 2 : size / 4;

  if (i < self->covered)
    {
      orrery_rounded_rect (cr, x, 0, size, size, radius);
      orrery_set_source (cr, is_end ? &style->error : self->is_round ? &style->good : style->dark ? &style->accent_text : &tokens->phase_top, 1);
      cairo_fill (cr);
      return;
    }
  orrery_set_source (cr, is_end ? &style->error : &style->dim, is_end ? 1 : 0.6);
  orrery_outline (cr, x, 0, size, size, radius, 1.25, is_end ? 2.5 : 0);
}

static void
orrery_frontiers_pips_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryFrontiersPips *self = ORRERY_FRONTIERS_PIPS (widget);
  const int width = gtk_widget_get_width (widget);
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) self->size));

  for (guint i = 0; i < self->n; i++)
    {
      const double x = (int) i * (self->size + get_gap (self)) + (i >= self->n - self->n_end ? get_end_gap (self) : 0);

      draw_place (self, cr, rtl ? width - self->size - x : x, i, orrery_style_current ());
    }
  cairo_destroy (cr);
}

static void
orrery_frontiers_pips_class_init (OrreryFrontiersPipsClass *klass)
{
  GTK_WIDGET_CLASS (klass)->measure = orrery_frontiers_pips_measure;
  GTK_WIDGET_CLASS (klass)->snapshot = orrery_frontiers_pips_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
orrery_frontiers_pips_init (OrreryFrontiersPips *self)
{
  self->size = ORRERY_FRONTIERS_PIP;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  orrery_style_redraw (GTK_WIDGET (self));
}

GtkWidget *
orrery_frontiers_pips_new (gboolean is_round, guint n, guint n_end)
{
  OrreryFrontiersPips *self = g_object_new (ORRERY_TYPE_FRONTIERS_PIPS, NULL);

  self->is_round = is_round;
  self->n = n;
  self->n_end = n_end;
  return GTK_WIDGET (self);
}

void
orrery_frontiers_pips_set (OrreryFrontiersPips *self, guint covered)
{
  if (self->covered == covered)
    return;
  self->covered = covered;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
orrery_frontiers_pips_set_size (OrreryFrontiersPips *self, int size)
{
  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
