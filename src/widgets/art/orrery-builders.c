/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-builders.h"

#include "widgets/art/orrery-piece-paintable.h"
#include "widgets/orrery-widgets-resources.h"

#define STYLE_SHEET "/io/github/orrerytable/Orrery/widgets/widgets.css"

void
orrery_style_sheet_ensure (void)
{
  static GdkDisplay *styled;
  GdkDisplay *display = gdk_display_get_default ();
  g_autoptr (GtkCssProvider) provider = NULL;

  if (!display || display == styled)
    return;
  styled = display;
  g_resources_register (orrery_widgets_get_resource ());
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, STYLE_SHEET);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1);
}

GtkWidget *
orrery_label_new (const char *css_class, double xalign)
{
  GtkWidget *label = gtk_label_new (NULL);
  g_auto (GStrv) classes = g_strsplit (css_class ? css_class : "", " ", -1);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  for (guint i = 0; classes[i]; i++)
    if (*classes[i])
      gtk_widget_add_css_class (label, classes[i]);
  return label;
}

/* The wheel does only what the flags say, and the rest is left to the page. */
static void
release_wheel (GtkWidget *widget, GtkEventControllerScrollFlags flags)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_scroll_set_flags (GTK_EVENT_CONTROLLER_SCROLL (controller), flags);
    }
}

GtkWidget *
orrery_sideways_new (GtkWidget *child)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), child);
  /* GTK's scrolled window swallows the wheel even if it cannot scroll vertically. */
  release_wheel (scrolled, GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL | GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
  return scrolled;
}

GtkWidget *
orrery_card_new (const char *heading, GtkWidget *child)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "orrery-table-card");
  if (heading != NULL)
    {
      GtkWidget *label = orrery_label_new ("heading", 0);

      gtk_label_set_label (GTK_LABEL (label), heading);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_box_append (GTK_BOX (card), label);
    }
  gtk_widget_set_hexpand (child, TRUE);
  gtk_box_append (GTK_BOX (card), child);
  return card;
}

GtkWidget *
orrery_list_view_new (GtkSelectionModel *selection, GtkListItemFactory *factory)
{
  GtkWidget *view = gtk_list_view_new (selection, factory);

  /* Otherwise Tab would go through hundreds of rows before leaving them. */
#if GTK_CHECK_VERSION(4, 12, 0)
  g_object_set (view, "tab-behavior", GTK_LIST_TAB_ITEM, NULL);
#endif
  return view;
}

GtkWidget *
orrery_boxed_list_new (void)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  return list;
}

GtkSizeRequestMode
orrery_get_height_for_width (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

void
orrery_measure_child (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, NULL, NULL);
}

gboolean
orrery_focus_child (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (gtk_widget_get_first_child (widget), direction);
}

void
orrery_label_set (GtkWidget *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (label)), text ? text : "") != 0
      || gtk_label_get_use_markup (GTK_LABEL (label)))
    gtk_label_set_text (GTK_LABEL (label), text ? text : "");
}

void
orrery_label_set_markup (GtkWidget *label, const char *markup)
{
  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (label)), markup) == 0
      && gtk_label_get_use_markup (GTK_LABEL (label)))
    return;
  if (pango_parse_markup (markup, -1, 0, NULL, NULL, NULL, NULL))
    gtk_label_set_markup (GTK_LABEL (label), markup);
  else
    gtk_label_set_text (GTK_LABEL (label), markup);
}

void
orrery_tooltip_set (GtkWidget *widget, const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

void
orrery_toggle_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* GtkPicture would take as much space as it gets. */
GtkWidget *
orrery_picture_image_new (const OrreryPicture *picture)
{
  g_autoptr (GdkPaintable) paintable = orrery_piece_paintable_new (picture);
  GtkWidget *image = gtk_image_new_from_paintable (paintable);

  g_object_set (image, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_image_set_pixel_size (GTK_IMAGE (image), picture->width);
  gtk_widget_set_halign (image, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (image, GTK_ALIGN_CENTER);
  return image;
}

GtkWidget *
orrery_token_new (const OrreryPictureKind *kind, int size)
{
  OrreryPicture token = { kind, ORRERY_NO_NUMBER, 0, size, size, { 0 }, NULL };

  return orrery_picture_image_new (&token);
}

void
orrery_drop_focus (GtkWidget *from)
{
  GtkRoot *root = gtk_widget_get_root (from);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && (focus == from || gtk_widget_is_ancestor (focus, from)))
    gtk_root_set_focus (root, NULL);
}

void
orrery_clear_children (GtkWidget *parent)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (parent)))
    {
      /* These two contain their own lists. */
      if (GTK_IS_LIST_BOX (parent))
        gtk_list_box_remove (GTK_LIST_BOX (parent), child);
      else if (GTK_IS_FLOW_BOX (parent))
        gtk_flow_box_remove (GTK_FLOW_BOX (parent), child);
      else
        gtk_widget_unparent (child);
    }
}

GtkWidget *
orrery_spin_new (int least, int most)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (least, most, 1);

  release_wheel (spin, GTK_EVENT_CONTROLLER_SCROLL_NONE);
  return spin;
}
