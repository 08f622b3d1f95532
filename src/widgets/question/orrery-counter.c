/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/question/orrery-counter.h"

#include <glib/gi18n.h>

#include "widgets/art/orrery-picture.h"

#define USUAL_SIZE 22
#define GAP 6

struct _OrreryCounter
{
  GtkWidget parent_instance;

  OrreryCounterKind kind;
  int value;
  int size;
  gboolean inside;
  GtkWidget *number;
};

G_DEFINE_FINAL_TYPE (OrreryCounter, orrery_counter, GTK_TYPE_WIDGET)

G_DEFINE_ENUM_TYPE (OrreryCounterKind, orrery_counter_kind,
                    G_DEFINE_ENUM_VALUE (ORRERY_COUNTER_CREDITS, "credits"),
                    G_DEFINE_ENUM_VALUE (ORRERY_COUNTER_CHIPS, "chips"))

enum
{
  PROP_0,
  PROP_KIND,
  PROP_VALUE,
  PROP_SIZE,
  PROP_INSIDE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

GtkWidget *
orrery_counter_new (OrreryCounterKind kind,
                    int               value,
                    int               size)
{
  return g_object_new (ORRERY_TYPE_COUNTER, "kind", kind, "value", value, "size", size, NULL);
}

static void
update (OrreryCounter *self)
{
  g_autofree char *number = g_strdup_printf ("%d", self->value);
  g_autofree char *spoken = NULL;

  if (self->kind == ORRERY_COUNTER_CREDITS)
    spoken = g_strdup_printf (ngettext ("%d credit", "%d credits", self->value), self->value);
  else
    spoken = g_strdup_printf (_("%d VP in chips"), self->value);
  gtk_label_set_text (GTK_LABEL (self->number), number);
  gtk_widget_set_visible (self->number, !self->inside);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), spoken);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
orrery_counter_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  OrreryCounter *self = ORRERY_COUNTER (widget);
  int least = 0, usual = 0;

  if (!self->inside)
    gtk_widget_measure (self->number, orientation, -1, &least, &usual, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = MAX (self->size, usual);
  else
    *minimum = *natural = self->size + (self->inside ? 0 : GAP + usual);
}

static void
orrery_counter_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  OrreryCounter *self = ORRERY_COUNTER (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation place = { rtl ? 0 : self->size + GAP, 0, width - self->size - GAP, height };

  if (!self->inside)
    gtk_widget_size_allocate (self->number, &place, -1);
}

static void
orrery_counter_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  OrreryCounter *self = ORRERY_COUNTER (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = rtl ? gtk_widget_get_width (widget) - self->size : 0;
  int y = (gtk_widget_get_height (widget) - self->size) / 2;
  OrreryPicture picture = {
    self->kind == ORRERY_COUNTER_CREDITS ? &orrery_picture_coin : &orrery_picture_chip,
    self->inside ? self->value : ORRERY_NO_NUMBER, 0, self->size, self->size,
    .context = gtk_widget_get_pango_context (widget),
  };

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  orrery_picture_snapshot (&picture, snapshot, orrery_style_current (),
                           gtk_widget_get_scale_factor (widget));
  gtk_snapshot_restore (snapshot);
  GTK_WIDGET_CLASS (orrery_counter_parent_class)->snapshot (widget, snapshot);
}

static void
change (OrreryCounter *self,
        int           *field,
        int            value,
        int            id)
{
  if (*field == value)
    return;
  *field = value;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

int
orrery_counter_get_value (OrreryCounter *self)
{
  g_return_val_if_fail (ORRERY_IS_COUNTER (self), 0);

  return self->value;
}

void
orrery_counter_set_value (OrreryCounter *self,
                          int            value)
{
  g_return_if_fail (ORRERY_IS_COUNTER (self));

  change (self, &self->value, value, PROP_VALUE);
}

void
orrery_counter_set_inside (OrreryCounter *self,
                           gboolean       inside)
{
  g_return_if_fail (ORRERY_IS_COUNTER (self));

  change (self, &self->inside, !!inside, PROP_INSIDE);
}

static void
orrery_counter_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  OrreryCounter *self = ORRERY_COUNTER (object);

  switch (id)
    {
    case PROP_KIND:
      g_value_set_enum (value, self->kind);
      break;
    case PROP_VALUE:
      g_value_set_int (value, self->value);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    case PROP_INSIDE:
      g_value_set_boolean (value, self->inside);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
orrery_counter_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  OrreryCounter *self = ORRERY_COUNTER (object);

  switch (id)
    {
    case PROP_KIND:
      change (self, (int *) &self->kind, g_value_get_enum (value), id);
      break;
    case PROP_VALUE:
      orrery_counter_set_value (self, g_value_get_int (value));
      break;
    case PROP_SIZE:
      change (self, &self->size, g_value_get_int (value), id);
      break;
    case PROP_INSIDE:
      orrery_counter_set_inside (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
orrery_counter_dispose (GObject *object)
{
  g_clear_pointer (&ORRERY_COUNTER (object)->number, gtk_widget_unparent);
  G_OBJECT_CLASS (orrery_counter_parent_class)->dispose (object);
}

static void
orrery_counter_class_init (OrreryCounterClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = orrery_counter_get_property;
  object_class->set_property = orrery_counter_set_property;
  object_class->dispose = orrery_counter_dispose;
  widget_class->measure = orrery_counter_measure;
  widget_class->size_allocate = orrery_counter_size_allocate;
  widget_class->snapshot = orrery_counter_snapshot;

  properties[PROP_KIND] = g_param_spec_enum ("kind", NULL, NULL, ORRERY_TYPE_COUNTER_KIND,
                                             ORRERY_COUNTER_CREDITS, flags);
  properties[PROP_VALUE] = g_param_spec_int ("value", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 8, 512, USUAL_SIZE, flags);
  properties[PROP_INSIDE] = g_param_spec_boolean ("inside", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "orrery-counter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
orrery_counter_init (OrreryCounter *self)
{
  self->size = USUAL_SIZE;
  self->number = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->number), 0);
  gtk_widget_add_css_class (self->number, "numeric");
  gtk_widget_set_parent (self->number, GTK_WIDGET (self));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  orrery_style_redraw (GTK_WIDGET (self));
  update (self);
}
