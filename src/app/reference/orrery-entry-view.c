/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-entry-view"

#include "app/reference/orrery-entry-view.h"

#include <adwaita.h>

#include "app/reference/orrery-page.h"
#include "catalog/orrery-links.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-pair.h"
#include "widgets/layout/orrery-wrap.h"

/* Widths of a tile's page in two columns, and of a line of text that is still readable. */
#define WIDEST_TILE_PAGE 940
#define WIDEST_TEXT_PAGE 640

/* For a page that is built over several frames: how much fits into one frame. */
#define PARTS_A_FRAME 5

#define LEAST_HEIGHT 48

struct _OrreryEntryView
{
  GtkWidget parent_instance;

  OrreryEntry *entry;
  GPtrArray   *later;   /* parts of the page that are not shown yet, the first one last */
  guint        tick_id;
  gboolean     waits;   /* the next frame is for others */

  GtkWidget *scroller;
  GtkWidget *clamp;
};

G_DEFINE_FINAL_TYPE (OrreryEntryView, orrery_entry_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_ENTRY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  OPEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
open_entry (OrreryEntryView *self, OrreryEntry *entry)
{
  gboolean handled = FALSE;

  if (entry == NULL)
    return;
  g_signal_emit (self, signals[OPEN], 0, entry, &handled);
  if (!handled)
    orrery_entry_view_set_entry (self, entry);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryEntryView *self = ORRERY_ENTRY_VIEW (widget);

  if (self->entry != NULL)
    open_entry (self, orrery_catalog_lookup (orrery_entry_get_catalog (self->entry),
                                             g_variant_get_string (parameter, NULL)));
}

static void
turn_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryEntryView *self = ORRERY_ENTRY_VIEW (widget);

  if (self->entry != NULL)
    open_entry (self, orrery_entry_get_reverse (self->entry));
}

/* --- Building a page in parts --- */

static void
reveal (OrreryEntryView *self, guint n)
{
  for (; n > 0 && self->later->len > 0; n--)
    {
      g_autoptr (GtkWidget) part = g_ptr_array_steal_index (self->later, self->later->len - 1);

      gtk_widget_set_visible (part, TRUE);
    }
}

static gboolean
reveal_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OrreryEntryView *self = ORRERY_ENTRY_VIEW (widget);

  if (!self->waits)
    reveal (self, PARTS_A_FRAME);
  self->waits = FALSE;
  if (self->later->len > 0)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

static gboolean
has_parts (GtkWidget *widget)
{
  return ORRERY_IS_PAIR (widget) || ORRERY_IS_WRAP (widget) || GTK_IS_LIST_BOX (widget)
         || (GTK_IS_BOX (widget)
             && gtk_orientable_get_orientation (GTK_ORIENTABLE (widget))
                    == GTK_ORIENTATION_VERTICAL);
}

/* From top to bottom, one column after the other. */
static void
list_parts (GPtrArray *parts, GtkWidget *widget)
{
  if (!has_parts (widget))
    g_ptr_array_add (parts, widget);
  else
    for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL;
         part = gtk_widget_get_next_sibling (part))
      if (gtk_widget_get_visible (part))
        list_parts (parts, part);
}

static void
hide_parts (OrreryEntryView *self, GtkWidget *page)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  list_parts (parts, page);
  for (guint i = parts->len; i > 0; i--)
    {
      gtk_widget_set_visible (g_ptr_array_index (parts, i - 1), FALSE);
      g_ptr_array_add (self->later, g_object_ref (g_ptr_array_index (parts, i - 1)));
    }
  if (self->later->len > 0 && self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_cb, NULL, NULL);
}

/* --- Keys --- */

static const struct
{
  guint         keyval;
  GtkScrollType scroll;
} scrolls[] = {
  { GDK_KEY_Up, GTK_SCROLL_STEP_UP },        { GDK_KEY_Down, GTK_SCROLL_STEP_DOWN },
  { GDK_KEY_Page_Up, GTK_SCROLL_PAGE_UP },   { GDK_KEY_Page_Down, GTK_SCROLL_PAGE_DOWN },
  { GDK_KEY_Home, GTK_SCROLL_START },        { GDK_KEY_End, GTK_SCROLL_END },
};

/* The view gets the focus, not the page in the scroller, which would then scroll to its end. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
                OrreryEntryView *self)
{
  gboolean handled;

  if (!gtk_widget_has_focus (GTK_WIDGET (self)) || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (scrolls); i++)
    if (scrolls[i].keyval == keyval)
      {
        g_signal_emit_by_name (self->scroller, "scroll-child", scrolls[i].scroll, FALSE, &handled);
        return TRUE;
      }
  return FALSE;
}

/* --- The widget --- */

/* Only the scroller needs the height of the page. */
static void
orrery_entry_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                           int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (ORRERY_ENTRY_VIEW (widget)->scroller, orientation, for_size, minimum,
                        natural, NULL, NULL);
  else
    *minimum = *natural = LEAST_HEIGHT;
}

static void
orrery_entry_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (ORRERY_ENTRY_VIEW (widget)->scroller,
                            &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
orrery_entry_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ENTRY)
    g_value_set_object (value, ORRERY_ENTRY_VIEW (object)->entry);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_entry_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ENTRY)
    orrery_entry_view_set_entry (ORRERY_ENTRY_VIEW (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_entry_view_dispose (GObject *object)
{
  OrreryEntryView *self = ORRERY_ENTRY_VIEW (object);

  g_clear_pointer (&self->later, g_ptr_array_unref);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->entry);

  G_OBJECT_CLASS (orrery_entry_view_parent_class)->dispose (object);
}

static void
orrery_entry_view_class_init (OrreryEntryViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = orrery_entry_view_dispose;
  object_class->get_property = orrery_entry_view_get_property;
  object_class->set_property = orrery_entry_view_set_property;

  properties[PROP_ENTRY] =
      g_param_spec_object ("entry", NULL, NULL, ORRERY_TYPE_ENTRY,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[OPEN] = g_signal_new ("open", ORRERY_TYPE_ENTRY_VIEW, G_SIGNAL_RUN_LAST, 0,
                                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1,
                                ORRERY_TYPE_ENTRY);

  gtk_widget_class_install_action (widget_class, "entry.open", "s", open_action);
  gtk_widget_class_install_action (widget_class, "entry.turn", NULL, turn_action);
  widget_class->measure = orrery_entry_view_measure;
  widget_class->size_allocate = orrery_entry_view_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "orrery-entry-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_entry_view_init (OrreryEntryView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->later = g_ptr_array_new_with_free_func (g_object_unref);
  self->clamp = adw_clamp_new ();
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                                 "hscrollbar-policy", GTK_POLICY_NEVER,
                                 "child", self->clamp,
                                 NULL);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
orrery_entry_view_new (void)
{
  return g_object_new (ORRERY_TYPE_ENTRY_VIEW, NULL);
}

static GtkWidget *
new_page (OrreryEntry *entry)
{
  GtkWidget *page = orrery_page_new (orrery_entry_get_catalog (entry), entry);

  gtk_widget_add_css_class (page, "orrery-page");
  return page;
}

static void
show_page (OrreryEntryView *self, OrreryEntry *entry, GtkWidget *page)
{
  GtkAdjustment *adjustment =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  int widest = orrery_entry_is_tile (entry) ? WIDEST_TILE_PAGE : WIDEST_TEXT_PAGE;

  adw_clamp_set_maximum_size (ADW_CLAMP (self->clamp), widest);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (self->clamp), widest);
  adw_clamp_set_child (ADW_CLAMP (self->clamp), page);
  gtk_adjustment_set_value (adjustment, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  orrery_entry_get_name (entry), -1);
}

static void
set_entry (OrreryEntryView *self, OrreryEntry *entry, gboolean at_once)
{
  GtkWidget *page = entry != NULL ? new_page (entry) : NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "entry.turn",
                                 entry != NULL && orrery_entry_get_reverse (entry) != NULL);
  g_ptr_array_set_size (self->later, 0);
  if (page != NULL && !at_once)
    hide_parts (self, page);
  if (page != NULL)
    show_page (self, entry, page);
  else
    adw_clamp_set_child (ADW_CLAMP (self->clamp), NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENTRY]);
}

void
orrery_entry_view_set_entry (OrreryEntryView *self, OrreryEntry *entry)
{
  g_return_if_fail (ORRERY_IS_ENTRY_VIEW (self));
  g_return_if_fail (entry == NULL || ORRERY_IS_ENTRY (entry));

  if (g_set_object (&self->entry, entry))
    set_entry (self, entry, TRUE);
  else
    reveal (self, self->later->len);
}

void
orrery_entry_view_peek (OrreryEntryView *self, OrreryEntry *entry)
{
  g_return_if_fail (ORRERY_IS_ENTRY_VIEW (self));
  g_return_if_fail (ORRERY_IS_ENTRY (entry));

  if (g_set_object (&self->entry, entry))
    set_entry (self, entry, FALSE);
}

void
orrery_entry_view_wait (OrreryEntryView *self)
{
  g_return_if_fail (ORRERY_IS_ENTRY_VIEW (self));

  self->waits = self->tick_id != 0;
}

/* A question asked by keyboard is answered there: move the focus to the start of the page. */
void
orrery_entry_view_focus (OrreryEntryView *self)
{
  g_return_if_fail (ORRERY_IS_ENTRY_VIEW (self));

  if (self->entry == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, orrery_entry_get_name (self->entry));
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, orrery_entry_get_plain (self->entry));
}
