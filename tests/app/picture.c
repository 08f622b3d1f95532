/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "picture.h"

enum
{
  MARGIN = 24,
  RADIUS = 12
};

void
picture_save (GtkWidget *window, const char *path, gboolean bare)
{
  GtkWidget *content = gtk_widget_get_first_child (window);
  const int width = gtk_widget_get_width (content), height = gtk_widget_get_height (content);
  const float margin = bare ? 0 : MARGIN;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (content);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  GskRoundedRect shape;
  GdkRGBA ground = { 1, 1, 1, 1 };

  gtk_style_context_lookup_color (gtk_widget_get_style_context (window), "window_bg_color", &ground);
  gsk_rounded_rect_init_from_rect (&shape, &GRAPHENE_RECT_INIT (margin, margin, width, height), bare ? 0 : RADIUS);
  if (!bare)
    gtk_snapshot_append_outset_shadow (snapshot, &shape, &(GdkRGBA) { 0, 0, 0, 0.35f }, 0, 3, 0, 16);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &ground, &shape.bounds);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (margin, margin));
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  gtk_snapshot_pop (snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width + 2 * margin, height + 2 * margin));
  g_assert_true (gdk_texture_save_to_png (texture, path));
}
