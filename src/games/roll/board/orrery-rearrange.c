/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-rearrange"

#include "games/roll/board/orrery-rearrange.h"

#include "games/roll/board/orrery-closer.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-peek.h"

#include <glib/gi18n.h>

enum { PICTURE = 48 };

struct _OrreryRearrange
{
  AdwWindow parent_instance;

  OrreryArrangement *arrangement;
  GtkWidget *lists[2];
};

G_DEFINE_FINAL_TYPE (OrreryRearrange, orrery_rearrange, ADW_TYPE_WINDOW)

static guint composed_signal;

static void
done_cb (OrreryRearrange *self)
{
  g_autoptr (GArray) answers = orrery_decision_list_answers (ORRERY_DECISION (self->arrangement));

  g_signal_emit (self, composed_signal, 0, answers);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* --- Rows --- */

#define PLACE(kind, i) GUINT_TO_POINTER ((kind) * 64 + (i))
#define KIND_OF(data) (GPOINTER_TO_UINT (data) / 64)
#define INDEX_OF(data) (GPOINTER_TO_UINT (data) % 64)

static OrreryArrangement *
arrangement_of (GtkWidget *widget)
{
  return ORRERY_REARRANGE (gtk_widget_get_root (widget))->arrangement;
}

static void
up_cb (GtkWidget *button, gpointer data)
{
  orrery_arrangement_move (arrangement_of (button), KIND_OF (data), INDEX_OF (data), KIND_OF (data), INDEX_OF (data) - 1);
}

static void
down_cb (GtkWidget *button, gpointer data)
{
  orrery_arrangement_move (arrangement_of (button), KIND_OF (data), INDEX_OF (data), KIND_OF (data), INDEX_OF (data) + 1);
}

static void
flip_cb (GtkWidget *button, gpointer data)
{
  orrery_arrangement_move (arrangement_of (button), KIND_OF (data), INDEX_OF (data), !KIND_OF (data), G_MAXUINT);
}

static void
add_button (GtkWidget *row, const char *icon, const char *tooltip, GCallback callback, gpointer data, gboolean on)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_sensitive (button, on);
  g_signal_connect (button, "clicked", callback, data);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, gpointer data)
{
  return gdk_content_provider_new_typed (G_TYPE_UINT, GPOINTER_TO_UINT (data));
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  gpointer from = GUINT_TO_POINTER (g_value_get_uint (value));
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));

  return orrery_arrangement_move (arrangement_of (widget), KIND_OF (from), INDEX_OF (from), KIND_OF (data),
                                  INDEX_OF (data));
}

static void
add_drop_target (GtkWidget *widget, gpointer place)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), place);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}

#define FACE "orrery-face"

static GtkWidget *
peek_cb (GtkWidget *row, double x, double y, gboolean stays, GdkRectangle *at)
{
  return orrery_tile_closer_new (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), FACE)), FALSE);
}

static void
describe_tile (GtkWidget *row, GtkDragSource *source, guint8 face)
{
  g_autoptr (GdkPaintable) tile = orrery_tile_paintable_new (face, ORRERY_TILE_MINI);
  GtkWidget *picture = gtk_picture_new_for_paintable (tile);
  g_autofree char *title = g_markup_escape_text (roll_faces[face].name, -1);
  g_autofree char *about = orrery_face_kind (&roll_faces[face]);
  g_autofree char *subtitle = g_markup_printf_escaped (_("%s · turned over: %s"), about,
                                                       roll_faces[ROLL_REVERSE_OF (face)].name);

  gtk_widget_set_size_request (picture, PICTURE, PICTURE);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  gtk_drag_source_set_icon (source, tile, PICTURE / 2, PICTURE / 2);
  g_object_set_data (G_OBJECT (row), FACE, GUINT_TO_POINTER (face));
  orrery_peek_attach (row, peek_cb);
}

static GtkWidget *
new_row (guint8 face, guint kind, guint i, guint n)
{
  GtkWidget *row = adw_action_row_new ();
  GtkDragSource *source = gtk_drag_source_new ();

  if (face != ROLL_UNKNOWN)
    describe_tile (row, source, face);
  else
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Unknown tile"));
  add_button (row, "go-up-symbolic", _("Move Up"), G_CALLBACK (up_cb), PLACE (kind, i), i > 0);
  add_button (row, "go-down-symbolic", _("Move Down"), G_CALLBACK (down_cb), PLACE (kind, i), i + 1 < n);
  add_button (row, "object-flip-vertical-symbolic", _("Turn Over"), G_CALLBACK (flip_cb), PLACE (kind, i), TRUE);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), PLACE (kind, i));
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (source));
  add_drop_target (row, PLACE (kind, i));
  return row;
}

static GtkWidget *
new_empty_row (guint kind)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Empty"));
  gtk_widget_add_css_class (row, "dim-label");
  add_drop_target (row, PLACE (kind, 0));
  return row;
}

static void
fill (OrreryRearrange *self)
{
  for (guint kind = 0; kind < 2; kind++)
    {
      guint n;
      const guint8 *faces = orrery_arrangement_get_stack (self->arrangement, kind, &n);

      orrery_clear_children (self->lists[kind]);
      for (guint i = 0; i < n; i++)
        gtk_list_box_append (GTK_LIST_BOX (self->lists[kind]), new_row (faces[i], kind, i, n));
      if (n == 0)
        gtk_list_box_append (GTK_LIST_BOX (self->lists[kind]), new_empty_row (kind));
    }
}

/* --- The window --- */

static void
orrery_rearrange_finalize (GObject *object)
{
  g_object_unref (ORRERY_REARRANGE (object)->arrangement);

  G_OBJECT_CLASS (orrery_rearrange_parent_class)->finalize (object);
}

static void
orrery_rearrange_class_init (OrreryRearrangeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_rearrange_finalize;
  composed_signal = g_signal_new ("composed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 1, G_TYPE_ARRAY);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static GtkWidget *
new_group (OrreryRearrange *self, guint kind)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), kind == ROLL_WORLD ? _("Worlds") : _("Developments"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _("The first tile is on "
                                                                          "top."));
  self->lists[kind] = orrery_boxed_list_new ();
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->lists[kind]);
  return group;
}

static GtkWidget *
new_header (OrreryRearrange *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_("_Cancel"));
  GtkWidget *done = gtk_button_new_with_mnemonic (_("_Rearrange"));

  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  gtk_widget_add_css_class (done, "suggested-action");
  g_signal_connect_object (done, "clicked", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), cancel);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), done);
  return header;
}

static void
orrery_rearrange_init (OrreryRearrange *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *page = adw_preferences_page_new ();

  for (guint kind = 0; kind < 2; kind++)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (new_group (self, kind)));
  gtk_box_append (GTK_BOX (box), new_header (self));
  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (box), page);
  adw_window_set_content (ADW_WINDOW (self), box);
  gtk_window_set_title (GTK_WINDOW (self), _("Rearrange Your Stacks"));
  gtk_window_set_default_size (GTK_WINDOW (self), 480, 600);
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
}

GtkWidget *
orrery_rearrange_new (const RollState *state, GtkWindow *parent)
{
  OrreryRearrange *self = g_object_new (ORRERY_TYPE_REARRANGE, "transient-for", parent, NULL);

  self->arrangement = orrery_arrangement_new (state);
  g_signal_connect_object (self->arrangement, "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}
