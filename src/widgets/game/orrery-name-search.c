/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-name-search"

#include "widgets/game/orrery-name-search.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n.h>

typedef struct
{
  GtkWidget *row;
  GtkWidget *entry;
  GtkWidget *wrap;

  GArray *found; /* of OrrerySuggestion */
  guint marked;
} OrreryNameSearchPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (OrreryNameSearch, orrery_name_search, GTK_TYPE_WIDGET)

static guint picked_signal;

static OrreryNameSearchPrivate *
get_private (OrreryNameSearch *self)
{
  return orrery_name_search_get_instance_private (self);
}

static void
suggestion_clear (gpointer data)
{
  OrrerySuggestion *suggestion = data;

  g_free (suggestion->label);
  g_clear_object (&suggestion->picture);
}

static const char *
get_text (OrreryNameSearch *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (get_private (self)->entry));
}

static guint
count_pickable (OrreryNameSearch *self)
{
  GArray *found = get_private (self)->found;
  guint n = 0;

  while (n < found->len && !g_array_index (found, OrrerySuggestion, n).is_refused)
    n++;
  return n;
}

void
orrery_name_search_pick (OrreryNameSearch *self, guint what)
{
  GtkWidget *entry = get_private (self)->entry;

  g_return_if_fail (ORRERY_IS_NAME_SEARCH (self));

  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  gtk_widget_grab_focus (entry);
  g_signal_emit (self, picked_signal, 0, what);
}

/* --- What was found --- */

static void
clicked_cb (OrreryNameSearch *self, GtkWidget *button)
{
  orrery_name_search_pick (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "what")));
}

static GtkWidget *
suggestion_new (OrreryNameSearch *self, guint i)
{
  const OrrerySuggestion *found = &g_array_index (get_private (self)->found, OrrerySuggestion, i);
  const gboolean is_marked = i == get_private (self)->marked && !found->is_refused;
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *image = gtk_image_new_from_paintable (found->picture);
  GtkWidget *text = gtk_label_new (found->label);

  gtk_image_set_pixel_size (GTK_IMAGE (image), ORRERY_NAME_SEARCH_PICTURE);
  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 40);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), text);
  gtk_button_set_child (GTK_BUTTON (button), box);
  orrery_set_spoken (button, found->label);
  gtk_widget_set_tooltip_text (button, found->label);
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_sensitive (button, !found->is_refused);
  gtk_widget_add_css_class (button, is_marked ? "suggested-action" : "flat");
  g_object_set_data (G_OBJECT (button), "what", GUINT_TO_POINTER (found->what));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
show_found (OrreryNameSearch *self)
{
  OrreryNameSearchPrivate *priv = get_private (self);
  OrreryNameSearchClass *klass = ORRERY_NAME_SEARCH_GET_CLASS (self);
  const gboolean is_empty = *get_text (self) == '\0';

  orrery_wrap_clear (ORRERY_WRAP (priv->wrap));
  for (guint i = 0; i < priv->found->len; i++)
    orrery_wrap_append (ORRERY_WRAP (priv->wrap), suggestion_new (self, i));
  if (!is_empty && priv->found->len == 0)
    orrery_wrap_append (ORRERY_WRAP (priv->wrap), gtk_label_new (_(klass->nothing)));
  if (is_empty && klass->fill != NULL)
    klass->fill (self, priv->wrap);
  gtk_widget_set_visible (priv->wrap, gtk_widget_get_first_child (priv->wrap) != NULL);
}

void
orrery_name_search_update (OrreryNameSearch *self)
{
  OrreryNameSearchPrivate *priv = get_private (self);

  g_return_if_fail (ORRERY_IS_NAME_SEARCH (self));

  g_array_set_size (priv->found, 0);
  if (*get_text (self) != '\0')
    ORRERY_NAME_SEARCH_GET_CLASS (self)->find (self, get_text (self), priv->found);
  g_array_set_size (priv->found, MIN (priv->found->len, ORRERY_NAME_SEARCH_MOST));
  priv->marked = 0;
  show_found (self);
}

/* --- What people do --- */

static void
activate_cb (OrreryNameSearch *self)
{
  OrreryNameSearchPrivate *priv = get_private (self);

  if (priv->marked < count_pickable (self))
    orrery_name_search_pick (self, g_array_index (priv->found, OrrerySuggestion, priv->marked).what);
  else
    ORRERY_NAME_SEARCH_GET_CLASS (self)->pass (self, *get_text (self) == '\0');
}

static gboolean
key_cb (OrreryNameSearch *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  OrreryNameSearchPrivate *priv = get_private (self);
  const guint n = count_pickable (self);

  if (priv->found->len == 0 || (keyval != GDK_KEY_Down && keyval != GDK_KEY_Up && keyval != GDK_KEY_Escape))
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Escape)
    gtk_editable_set_text (GTK_EDITABLE (priv->entry), "");
  else if (n > 0)
    {
      priv->marked = (priv->marked + (keyval == GDK_KEY_Down ? 1 : n - 1)) % n;
      show_found (self);
    }
  return GDK_EVENT_STOP;
}

/* --- The widget --- */

static void
orrery_name_search_dispose (GObject *object)
{
  OrreryNameSearchPrivate *priv = get_private (ORRERY_NAME_SEARCH (object));

  g_clear_pointer (&priv->row, gtk_widget_unparent);
  g_clear_pointer (&priv->wrap, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_name_search_parent_class)->dispose (object);
}

static void
orrery_name_search_finalize (GObject *object)
{
  g_array_unref (get_private (ORRERY_NAME_SEARCH (object))->found);

  G_OBJECT_CLASS (orrery_name_search_parent_class)->finalize (object);
}

static gboolean
orrery_name_search_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (get_private (ORRERY_NAME_SEARCH (widget))->entry);
}

static void
orrery_name_search_class_init (OrreryNameSearchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_name_search_dispose;
  G_OBJECT_CLASS (klass)->finalize = orrery_name_search_finalize;
  widget_class->grab_focus = orrery_name_search_grab_focus;
  widget_class->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  picked_signal = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_UINT);
}

static void
orrery_name_search_init (OrreryNameSearch *self)
{
  OrreryNameSearchPrivate *priv = get_private (self);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  priv->found = g_array_new (FALSE, FALSE, sizeof (OrrerySuggestion));
  g_array_set_clear_func (priv->found, suggestion_clear);
  priv->entry = gtk_entry_new ();
  gtk_entry_set_icon_from_icon_name (GTK_ENTRY (priv->entry), GTK_ENTRY_ICON_PRIMARY, "system-search-symbolic");
  gtk_widget_set_hexpand (priv->entry, TRUE);
  priv->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (priv->row), priv->entry);
  priv->wrap = orrery_wrap_new (6);
  gtk_widget_set_visible (priv->wrap, FALSE);
  gtk_widget_set_parent (priv->row, GTK_WIDGET (self));
  gtk_widget_set_parent (priv->wrap, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (priv->entry, keys);
  g_signal_connect_object (priv->entry, "changed", G_CALLBACK (orrery_name_search_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->entry, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
}

void
orrery_name_search_set_hint (OrreryNameSearch *self, const char *hint)
{
  GtkWidget *entry = get_private (self)->entry;

  g_return_if_fail (ORRERY_IS_NAME_SEARCH (self));

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), hint);
  orrery_set_spoken (entry, hint);
}

void
orrery_name_search_add (OrreryNameSearch *self, GtkWidget *widget)
{
  g_return_if_fail (ORRERY_IS_NAME_SEARCH (self));

  gtk_box_append (GTK_BOX (get_private (self)->row), widget);
}
