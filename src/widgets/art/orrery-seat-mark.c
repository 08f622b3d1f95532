/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-seat-mark.h"

#include "widgets/style/orrery-palette.h"
#include "widgets/style/orrery-text.h"

struct _OrrerySeatMark
{
  GtkWidget parent_instance;

  int size;
  int seat;
  char *name;
};

G_DEFINE_FINAL_TYPE (OrrerySeatMark, orrery_seat_mark, GTK_TYPE_WIDGET)

/* --- Drawing --- */

static char *
initial_of (const char *name,
            int         seat)
{
  g_autofree char *upper = NULL;

  if (!name || !*name)
    return g_strdup_printf ("%d", seat + 1);
  upper = g_utf8_strup (name, g_utf8_next_char (name) - name);
  return g_strndup (upper, g_utf8_next_char (upper) - upper);
}

void
orrery_seat_mark_snapshot (GtkSnapshot  *snapshot,
                           PangoContext *context,
                           int           seat,
                           const char   *name,
                           double        size)
{
  const OrreryStyle *style = orrery_style_current ();
  const GdkRGBA *colour = &orrery_token_colours ()->seats[CLAMP (seat, 0, 4)];
  g_autofree char *initial = initial_of (name, seat);
  OrreryLettering lettering = { initial, size * 0.46, PANGO_WEIGHT_BOLD, .fixed = TRUE };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (context, &lettering);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, size, size);
  PangoRectangle ink;
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, &bounds, size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  if (style->flat)
    gtk_snapshot_append_color (snapshot, colour, &bounds);
  else
    gtk_snapshot_append_linear_gradient (
      snapshot, &bounds, &GRAPHENE_POINT_INIT (0, 0), &GRAPHENE_POINT_INIT (0, size),
      (GskColorStop[2]) { { 0, orrery_lighten (colour, 0.12) }, { 1, *colour } }, 2);
  gtk_snapshot_pop (snapshot);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (size / 2 - ink.x - ink.width / 2.0,
                                                          size / 2 - ink.y - ink.height / 2.0));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { 1, 1, 1, 1 });
  gtk_snapshot_restore (snapshot);
}

GdkPaintable *
orrery_seat_mark_paintable (int         seat,
                            const char *name,
                            int         size)
{
  PangoContext *context = orrery_text_context_new ();
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  orrery_seat_mark_snapshot (snapshot, context, seat, name, size);
  g_object_unref (context);
  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (size, size));
}

/* --- The widget --- */

GtkWidget *
orrery_seat_mark_new (int size)
{
  OrrerySeatMark *self = g_object_new (ORRERY_TYPE_SEAT_MARK, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

void
orrery_seat_mark_set (OrrerySeatMark *self,
                      int             seat,
                      const char     *name)
{
  g_return_if_fail (ORRERY_IS_SEAT_MARK (self));

  if (self->seat == seat && g_strcmp0 (self->name, name) == 0)
    return;
  g_free (self->name);
  self->seat = seat;
  self->name = g_strdup (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name ? name : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
orrery_seat_mark_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = ORRERY_SEAT_MARK (widget)->size;
}

static void
orrery_seat_mark_draw (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  OrrerySeatMark *self = ORRERY_SEAT_MARK (widget);

  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT ((gtk_widget_get_width (widget) - self->size) / 2,
                                    (gtk_widget_get_height (widget) - self->size) / 2));
  orrery_seat_mark_snapshot (snapshot, gtk_widget_get_pango_context (widget), self->seat,
                             self->name, self->size);
}

static void
orrery_seat_mark_finalize (GObject *object)
{
  g_free (ORRERY_SEAT_MARK (object)->name);
  G_OBJECT_CLASS (orrery_seat_mark_parent_class)->finalize (object);
}

static void
orrery_seat_mark_class_init (OrrerySeatMarkClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_seat_mark_finalize;
  widget_class->measure = orrery_seat_mark_measure;
  widget_class->snapshot = orrery_seat_mark_draw;
  gtk_widget_class_set_css_name (widget_class, "orrery-seat-mark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
orrery_seat_mark_init (OrrerySeatMark *self)
{
  self->size = 32;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}
