/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "picture.h"

enum
{
  MARGIN = 24,
  RADIUS = 12
};

static char *size_text;
static char *style;
static char **actions;
static double text_scale = 1;
static int wait_ms;
static gboolean top;
static gboolean bare;
static gboolean rtl;

static const GOptionEntry options[] = {
  { "size", 0, 0, G_OPTION_ARG_STRING, &size_text, "Size of the window", "WxH" },
  { "style", 0, 0, G_OPTION_ARG_STRING, &style, "light, dark or contrast", "STYLE" },
  { "text-scale", 0, 0, G_OPTION_ARG_DOUBLE, &text_scale, "How large letters are", "FACTOR" },
  { "rtl", 0, 0, G_OPTION_ARG_NONE, &rtl, "From right to left", NULL },
  { "do", 0, 0, G_OPTION_ARG_STRING_ARRAY, &actions, "Activate an action; any number", "NAME" },
  { "wait", 0, 0, G_OPTION_ARG_INT, &wait_ms, "How long to wait before the picture", "MS" },
  { "top", 0, 0, G_OPTION_ARG_NONE, &top, "Of the window that is on top", NULL },
  { "bare", 0, 0, G_OPTION_ARG_NONE, &bare, "No rounded corners, no shadow", NULL },
  { NULL }
};

void
picture_parse (Picture *picture, int *argc, char ***argv, const GOptionEntry *own)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("OUT.png");
  g_autoptr (GError) error = NULL;

  wait_ms = (int) picture->wait_ms;
  g_option_context_add_main_entries (context, options, NULL);
  g_option_context_add_main_entries (context, own, NULL);
  if (!g_option_context_parse (context, argc, argv, &error) || *argc != 2)
    g_error ("%s", error != NULL ? error->message : "OUT.png is missing");
  if (size_text != NULL && sscanf (size_text, "%dx%d", &picture->width, &picture->height) != 2)
    g_error ("%s is no size", size_text);
  if (g_strcmp0 (style, "dark") == 0)
    g_setenv ("ADW_DEBUG_COLOR_SCHEME", "prefer-dark", TRUE);
  if (g_strcmp0 (style, "contrast") == 0)
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  picture->path = (*argv)[1];
  picture->actions = actions;
  picture->wait_ms = (guint) wait_ms;
  picture->top = picture->top || top;
  picture->bare = picture->bare || bare;
}

void
picture_set_up (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11",
                "gtk-decoration-layout", ":close", "gtk-cursor-blink", FALSE,
                "gtk-xft-dpi", (int) (96 * 1024 * text_scale), NULL);
  if (rtl)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
}

static gboolean
quit_cb (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

void
picture_wait (guint ms)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add (ms, quit_cb, loop);
  g_main_loop_run (loop);
}

void
picture_activate (GtkWidget *window, const char *detailed_name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  if (!g_action_parse_detailed_name (detailed_name, &name, &target, &error))
    g_error ("%s", error->message);
  if (!gtk_widget_activate_action_variant (window, name, target))
    g_error ("There is no action %s", name);
  picture_wait (300);
}

void
picture_say_what_is_wide (GtkWidget *widget)
{
  while (widget != NULL)
    {
      GtkWidget *widest = NULL;
      int most = 0, minimum;

      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_printerr (" %s %d", G_OBJECT_TYPE_NAME (widget), minimum);
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        {
          gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
          if (gtk_widget_get_visible (child) && minimum > most)
            {
              most = minimum;
              widest = child;
            }
        }
      widget = widest;
    }
  g_printerr ("\n");
}

/* A resize can take a while, and a window that is too wide stays so. */
void
picture_fit (const Picture *picture, GtkWindow *window)
{
  GtkWidget *content = gtk_widget_get_first_child (GTK_WIDGET (window));
  int edge = 0;

  for (guint i = 0; i < 10 && gtk_widget_get_width (content) != picture->width; i++)
    {
      gtk_window_set_default_size (window, picture->width + edge, picture->height + edge);
      picture_wait (300);
      if (ABS (picture->width - gtk_widget_get_width (content) + edge) < 60)
        edge += picture->width - gtk_widget_get_width (content);
    }
  if (gtk_widget_get_width (content) != picture->width)
    {
      g_printerr ("%s: %d px wide:", picture->path, gtk_widget_get_width (content));
      picture_say_what_is_wide (content);
    }
}

static GtkWidget *
find_top (GtkWidget *window)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (all, i);

      if (gtk_window_get_transient_for (other) == GTK_WINDOW (window) && gtk_widget_get_mapped (GTK_WIDGET (other)))
        return GTK_WIDGET (other);
    }
  return window;
}

/* A dialog is no larger than the screen of a phone. */
static void
fit_top (const Picture *picture, GtkWidget *shown)
{
  GtkWidget *content = gtk_widget_get_first_child (shown);
  Picture smaller = *picture;

  smaller.width = MIN (smaller.width, gtk_widget_get_width (content));
  smaller.height = MIN (smaller.height, gtk_widget_get_height (content));
  gtk_window_set_default_size (GTK_WINDOW (shown), smaller.width, smaller.height);
  picture_wait (300);
  picture_fit (&smaller, GTK_WINDOW (shown));
}

void
picture_save (const Picture *picture, GtkWidget *window)
{
  GtkWidget *shown = picture->top ? find_top (window) : window;
  GtkWidget *content = gtk_widget_get_first_child (shown);
  int width, height;
  const float margin = picture->bare ? 0 : MARGIN;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (content);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  GskRoundedRect shape;
  GdkRGBA ground = { 1, 1, 1, 1 };

  if (shown != window)
    fit_top (picture, shown);
  width = gtk_widget_get_width (content);
  height = gtk_widget_get_height (content);
  gtk_style_context_lookup_color (gtk_widget_get_style_context (shown), "window_bg_color", &ground);
  gsk_rounded_rect_init_from_rect (&shape, &GRAPHENE_RECT_INIT (margin, margin, width, height),
                                   picture->bare ? 0 : RADIUS);
  if (!picture->bare)
    gtk_snapshot_append_outset_shadow (snapshot, &shape, &(GdkRGBA) { 0, 0, 0, 0.35f }, 0, 3, 0, 16);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &ground, &shape.bounds);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (margin, margin));
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  gtk_snapshot_pop (snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (shown)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width + 2 * margin, height + 2 * margin));
  g_assert_true (gdk_texture_save_to_png (texture, picture->path));
}
