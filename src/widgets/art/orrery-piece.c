/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-piece.h"

#include <glib/gi18n.h>

#include "widgets/art/orrery-draw.h"

/* How far outside the piece rings are drawn. */
#define RING_GAP 4
#define PRESS "piece.press"

typedef struct
{
  OrreryPieceState state;
  gboolean activatable;
  gboolean has_role; /* it was in a window, so its role is fixed */
  char *reason;
  GtkGesture *click;
} OrreryPiecePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (OrreryPiece, orrery_piece, GTK_TYPE_WIDGET)

static guint clicked_signal;

#define PRIVATE(self) \
  ((OrreryPiecePrivate *) orrery_piece_get_instance_private (ORRERY_PIECE (self)))

/* --- Announcements --- */

static void
update_accessible (OrreryPiece *self)
{
  OrreryPiecePrivate *priv = PRIVATE (self);
  g_autofree char *what = ORRERY_PIECE_GET_CLASS (self)->describe (self);
  g_autoptr (GString) label = g_string_new (what);

  if (priv->state & ORRERY_PIECE_SELECTED)
    g_string_append_printf (label, ", %s", _("selected"));
  if (priv->state & ORRERY_PIECE_TARGET)
    g_string_append_printf (label, ", %s", _("can be chosen"));
  if (priv->state & ORRERY_PIECE_ODD)
    g_string_append_printf (label, ", %s", _("check this"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label->str,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  priv->reason ? priv->reason : "", -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED,
                               (priv->state & ORRERY_PIECE_DISABLED) != 0, -1);
}

void
orrery_piece_changed (OrreryPiece *self)
{
  g_return_if_fail (ORRERY_IS_PIECE (self));

  update_accessible (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- Drawing --- */

static void
append_ring (GtkSnapshot *snapshot, const graphene_rect_t *bounds, double radius, float line,
             GdkRGBA colour)
{
  GskRoundedRect ring;

  gsk_rounded_rect_init_from_rect (&ring, bounds, radius);
  gsk_rounded_rect_shrink (&ring, -RING_GAP, -RING_GAP, -RING_GAP, -RING_GAP);
  gtk_snapshot_append_border (snapshot, &ring, (float[4]) { line, line, line, line },
                              (GdkRGBA[4]) { colour, colour, colour, colour });
}

static void
append_dashes (GtkSnapshot *snapshot, const graphene_rect_t *bounds, double radius,
               const GdkRGBA *colour)
{
  graphene_rect_t area = *bounds;
  cairo_t *cr;

  graphene_rect_inset (&area, -RING_GAP - 1, -RING_GAP - 1);
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  orrery_set_source (cr, colour, 1);
  orrery_outline (cr, bounds->origin.x - RING_GAP, bounds->origin.y - RING_GAP,
                  bounds->size.width + 2 * RING_GAP, bounds->size.height + 2 * RING_GAP,
                  radius + RING_GAP, 2, 5);
  cairo_destroy (cr);
}

static void
append_odd_mark (GtkSnapshot *snapshot, const graphene_rect_t *bounds, const OrreryStyle *style)
{
  float size = 14, x = bounds->origin.x + bounds->size.width - size * 0.6f;
  float y = bounds->origin.y - size * 0.4f;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, size, size));

  orrery_circle (cr, x + size / 2, y + size / 2, size / 2);
  orrery_set_source (cr, &style->odd, 1);
  cairo_fill (cr);
  orrery_rounded_rect (cr, x + size / 2 - 1, y + size * 0.2, 2, size * 0.36, 1);
  orrery_circle (cr, x + size / 2, y + size * 0.74, 1.2);
  orrery_set_source (cr, &style->card, 1);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
append_rings (OrreryPiece *self, GtkSnapshot *snapshot, const graphene_rect_t *bounds,
              double radius, const OrreryStyle *style)
{
  OrreryPieceState state = PRIVATE (self)->state;
  GtkStateFlags flags = gtk_widget_get_state_flags (GTK_WIDGET (self));
  GdkRGBA focus = style->accent;

  focus.alpha = style->flat ? 1 : 0.55f;
  if (state & ORRERY_PIECE_SELECTED)
    append_ring (snapshot, bounds, radius, style->flat ? 3 : 2.5f, style->accent);
  else if (flags & GTK_STATE_FLAG_FOCUS_VISIBLE)
    append_ring (snapshot, bounds, radius, 2, focus);
  else if (state & ORRERY_PIECE_ODD)
    append_ring (snapshot, bounds, radius, 2, style->odd);
  else if (state & ORRERY_PIECE_TARGET)
    append_dashes (snapshot, bounds, radius, &style->accent);
  if (state & ORRERY_PIECE_ODD)
    append_odd_mark (snapshot, bounds, style);
}

static void
append_hover (GtkSnapshot *snapshot, const graphene_rect_t *bounds, double radius)
{
  GskRoundedRect area;

  gsk_rounded_rect_init_from_rect (&area, bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &area);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 1, 1, 1, 0.08f }, bounds);
  gtk_snapshot_pop (snapshot);
}

static void
orrery_piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryPiece *self = ORRERY_PIECE (widget);
  OrreryPieceClass *class = ORRERY_PIECE_GET_CLASS (self);
  const OrreryStyle *style = orrery_style_current ();
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                               gtk_widget_get_height (widget));
  double radius = class->get_bounds (self, &bounds);
  OrreryPicture picture = { .width = bounds.size.width, .height = bounds.size.height,
                            .context = gtk_widget_get_pango_context (widget) };
  gboolean faded = (PRIVATE (self)->state & ORRERY_PIECE_DISABLED) || !gtk_widget_is_sensitive (GTK_WIDGET (self));

  class->get_picture (self, &picture);
  if (faded)
    gtk_snapshot_push_opacity (snapshot, class->has_words ? 0.7 : style->flat ? 0.55 : 0.42);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds.origin);
  orrery_picture_snapshot (&picture, snapshot, style, gtk_widget_get_scale_factor (widget));
  if (class->draw_over)
    class->draw_over (self, snapshot);
  gtk_snapshot_restore (snapshot);
  if (faded)
    gtk_snapshot_pop (snapshot);
  else if (PRIVATE (self)->activatable
           && (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT))
    append_hover (snapshot, &bounds, radius);
  append_rings (self, snapshot, &bounds, radius, style);
}

static void
orrery_piece_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (orrery_piece_parent_class)->state_flags_changed (widget, before);
}

/* --- Activation --- */

static void
activate (OrreryPiece *self)
{
  OrreryPiecePrivate *priv = PRIVATE (self);

  if (priv->activatable && !(priv->state & ORRERY_PIECE_DISABLED))
    g_signal_emit (self, clicked_signal, 0);
  else if (priv->activatable)
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* The action for assistive technology. */
static void
press_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  activate (ORRERY_PIECE (widget));
}

static void
on_released_cb (OrreryPiece *self, int n_press, double x, double y)
{
  if (!gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  activate (self);
}

static void
orrery_piece_root (GtkWidget *widget)
{
  PRIVATE (widget)->has_role = TRUE;
  GTK_WIDGET_CLASS (orrery_piece_parent_class)->root (widget);
}

/* A widget that can be pressed is a button, but its role is fixed once it has been on screen. */
static void
take_role (OrreryPiece *self)
{
  if (!PRIVATE (self)->has_role)
    g_object_set (self, "accessible-role",
                  PRIVATE (self)->activatable ? GTK_ACCESSIBLE_ROLE_BUTTON
                                              : GTK_ACCESSIBLE_ROLE_IMG,
                  NULL);
}

/* --- Properties --- */

void
orrery_piece_set_state (OrreryPiece *self, OrreryPieceState state)
{
  g_return_if_fail (ORRERY_IS_PIECE (self));

  if (PRIVATE (self)->state == state)
    return;
  PRIVATE (self)->state = state;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
orrery_piece_get_activatable (OrreryPiece *self)
{
  g_return_val_if_fail (ORRERY_IS_PIECE (self), FALSE);

  return PRIVATE (self)->activatable;
}

void
orrery_piece_set_activatable (OrreryPiece *self, gboolean activatable)
{
  OrreryPiecePrivate *priv = PRIVATE (self);

  g_return_if_fail (ORRERY_IS_PIECE (self));

  activatable = !!activatable;
  if (priv->activatable == activatable)
    return;
  priv->activatable = activatable;
  if (activatable)
    {
      priv->click = gtk_gesture_click_new ();
      g_signal_connect_object (priv->click, "released", G_CALLBACK (on_released_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (priv->click));
    }
  else
    {
      gtk_widget_remove_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (priv->click));
      priv->click = NULL;
    }
  gtk_widget_set_focusable (GTK_WIDGET (self), activatable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), PRESS, activatable);
  take_role (self);
}

const char *
orrery_piece_get_reason (OrreryPiece *self)
{
  g_return_val_if_fail (ORRERY_IS_PIECE (self), NULL);

  return PRIVATE (self)->reason;
}

void
orrery_piece_set_reason (OrreryPiece *self, const char *reason)
{
  OrreryPiecePrivate *priv = PRIVATE (self);
  const gboolean has_tooltip = gtk_widget_get_has_tooltip (GTK_WIDGET (self));

  g_return_if_fail (ORRERY_IS_PIECE (self));

  if (g_strcmp0 (priv->reason, reason) == 0)
    return;
  g_free (priv->reason);
  priv->reason = g_strdup (reason);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), reason);
  /* A piece with a close-up has more to show than the reason. */
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), has_tooltip || reason != NULL);
  update_accessible (self);
}

static void
orrery_piece_constructed (GObject *object)
{
  G_OBJECT_CLASS (orrery_piece_parent_class)->constructed (object);
  update_accessible (ORRERY_PIECE (object));
}

static void
orrery_piece_finalize (GObject *object)
{
  g_free (PRIVATE (object)->reason);
  G_OBJECT_CLASS (orrery_piece_parent_class)->finalize (object);
}

static void
install_bindings (GtkWidgetClass *widget_class)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
                                GDK_KEY_space, GDK_KEY_KP_Space };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_signal (widget_class, keys[i], 0, "activate", NULL);
}

static void
orrery_piece_class_init (OrreryPieceClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->constructed = orrery_piece_constructed;
  object_class->finalize = orrery_piece_finalize;
  widget_class->root = orrery_piece_root;
  widget_class->snapshot = orrery_piece_snapshot;
  widget_class->state_flags_changed = orrery_piece_state_flags_changed;


  clicked_signal = g_signal_new ("clicked", ORRERY_TYPE_PIECE, G_SIGNAL_RUN_FIRST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (
    widget_class, g_signal_new_class_handler ("activate", ORRERY_TYPE_PIECE,
                                              G_SIGNAL_RUN_FIRST | G_SIGNAL_ACTION,
                                              G_CALLBACK (activate), NULL, NULL, NULL,
                                              G_TYPE_NONE, 0));
  install_bindings (widget_class);
  gtk_widget_class_install_action (widget_class, PRESS, NULL, press_action);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
orrery_piece_init (OrreryPiece *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), PRESS, FALSE);
  orrery_style_redraw (GTK_WIDGET (self));
}
