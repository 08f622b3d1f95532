/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-tile-search"

#include "config.h"

#include "games/roll/table/orrery-tile-search.h"

#include "widgets/layout/orrery-announce.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-table-style.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n.h>

enum
{
  MOST = 6, /* suggestions */
  PICTURE = 28
};

struct _OrreryTileSearch
{
  GtkWidget parent_instance;

  GtkWidget *entry;
  GtkWidget *wrap;

  OrreryFaceFilter filter;
  gpointer data;
  char *unsaid;

  GArray *found; /* of guint8 */
  guint marked;
};

G_DEFINE_FINAL_TYPE (OrreryTileSearch, orrery_tile_search, GTK_TYPE_WIDGET)

enum
{
  PICKED,
  UNSAID,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
passes (guint8 face, gpointer data)
{
  OrreryTileSearch *self = data;

  return self->filter == NULL || self->filter (face, self->data);
}

static void
take (OrreryTileSearch *self, guint i)
{
  const guint8 face = g_array_index (self->found, guint8, i);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_grab_focus (self->entry);
  g_signal_emit (self, signals[PICKED], 0, (guint) face);
}

static void
clicked_cb (GtkWidget *button, OrreryTileSearch *self)
{
  const guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  if (i < self->found->len)
    take (self, i);
}

static void
unsaid_cb (OrreryTileSearch *self)
{
  g_signal_emit (self, signals[UNSAID], 0);
}

static GtkWidget *
suggestion_new (OrreryTileSearch *self, guint i)
{
  const guint8 face = g_array_index (self->found, guint8, i);
  g_autofree char *label = orrery_tile_names_label (face);
  g_autoptr (GdkPaintable) picture = orrery_tile_paintable_new (face, ORRERY_TILE_MINI);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *image = gtk_image_new_from_paintable (picture);
  GtkWidget *text = gtk_label_new (label);

  gtk_image_set_pixel_size (GTK_IMAGE (image), PICTURE);
  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 30);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), text);
  gtk_button_set_child (GTK_BUTTON (button), box);
  orrery_set_spoken (button, label);
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_add_css_class (button, i == self->marked ? "suggested-action" : "flat");
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (i));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, 0);
  return button;
}

static void
show_found (OrreryTileSearch *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  orrery_wrap_clear (ORRERY_WRAP (self->wrap));
  for (guint i = 0; i < self->found->len; i++)
    orrery_wrap_append (ORRERY_WRAP (self->wrap), suggestion_new (self, i));
  if (*text != '\0' && self->found->len == 0)
    orrery_wrap_append (ORRERY_WRAP (self->wrap),
                        gtk_label_new (_("No remaining tile has that name.")));
  if (self->unsaid != NULL && *text == '\0')
    {
      GtkWidget *button = gtk_button_new_with_label (self->unsaid);

      g_signal_connect_object (button, "clicked", G_CALLBACK (unsaid_cb), self, G_CONNECT_SWAPPED);
      orrery_wrap_append (ORRERY_WRAP (self->wrap), button);
    }
  gtk_widget_set_visible (self->wrap, gtk_widget_get_first_child (self->wrap) != NULL);
}

static void
search (OrreryTileSearch *self)
{
  g_clear_pointer (&self->found, g_array_unref);
  self->found =
      orrery_tile_names_find (gtk_editable_get_text (GTK_EDITABLE (self->entry)), passes, self);
  g_array_set_size (self->found, MIN (self->found->len, MOST));
  self->marked = 0;
  show_found (self);
}

static gboolean
pick (OrreryTileSearch *self)
{
  g_return_val_if_fail (ORRERY_IS_TILE_SEARCH (self), FALSE);

  if (self->marked < self->found->len)
    {
      take (self, self->marked);
      return TRUE;
    }
  if (self->unsaid != NULL && *gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0')
    {
      unsaid_cb (self);
      return TRUE;
    }
  return FALSE;
}

static void
activate_cb (OrreryTileSearch *self)
{
  if (!pick (self))
    gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))),
                            GTK_DIR_TAB_FORWARD);
}

static gboolean
key_cb (OrreryTileSearch *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  if (self->found->len == 0
      || (keyval != GDK_KEY_Down && keyval != GDK_KEY_Up && keyval != GDK_KEY_Escape))
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Escape)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  else
    {
      self->marked =
          (self->marked + (keyval == GDK_KEY_Down ? 1 : self->found->len - 1)) % self->found->len;
      show_found (self);
    }
  return GDK_EVENT_STOP;
}

static void
orrery_tile_search_dispose (GObject *object)
{
  OrreryTileSearch *self = ORRERY_TILE_SEARCH (object);

  g_clear_pointer (&self->entry, gtk_widget_unparent);
  g_clear_pointer (&self->wrap, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_tile_search_parent_class)->dispose (object);
}

static void
orrery_tile_search_finalize (GObject *object)
{
  OrreryTileSearch *self = ORRERY_TILE_SEARCH (object);

  g_array_unref (self->found);
  g_free (self->unsaid);

  G_OBJECT_CLASS (orrery_tile_search_parent_class)->finalize (object);
}

static gboolean
orrery_tile_search_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_TILE_SEARCH (widget)->entry);
}

static void
orrery_tile_search_class_init (OrreryTileSearchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_tile_search_dispose;
  G_OBJECT_CLASS (klass)->finalize = orrery_tile_search_finalize;
  widget_class->grab_focus = orrery_tile_search_grab_focus;
  widget_class->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[UNSAID] = g_signal_new ("unsaid", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void
orrery_tile_search_init (OrreryTileSearch *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->found = g_array_new (FALSE, FALSE, sizeof (guint8));
  self->entry = gtk_entry_new ();
  gtk_entry_set_icon_from_icon_name (GTK_ENTRY (self->entry), GTK_ENTRY_ICON_PRIMARY,
                                     "system-search-symbolic");
  self->wrap = orrery_wrap_new (6);
  gtk_widget_set_visible (self->wrap, FALSE);
  gtk_widget_set_parent (self->entry, GTK_WIDGET (self));
  gtk_widget_set_parent (self->wrap, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->entry, keys);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (activate_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
orrery_tile_search_new (const char *placeholder)
{
  OrreryTileSearch *self = g_object_new (ORRERY_TYPE_TILE_SEARCH, NULL);

  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), placeholder);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  placeholder, -1);
  return GTK_WIDGET (self);
}

void
orrery_tile_search_set_filter (OrreryTileSearch *self, OrreryFaceFilter filter, gpointer data)
{
  g_return_if_fail (ORRERY_IS_TILE_SEARCH (self));

  self->filter = filter;
  self->data = data;
  search (self);
}

void
orrery_tile_search_set_unsaid (OrreryTileSearch *self, const char *label)
{
  g_return_if_fail (ORRERY_IS_TILE_SEARCH (self));

  g_free (self->unsaid);
  self->unsaid = g_strdup (label);
  show_found (self);
}
