/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-banner"

#include "config.h"

#include "widgets/layout/orrery-banner.h"

#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"

struct _OrreryBanner
{
  GtkWidget parent_instance;

  GtkWidget *revealer;
  GtkLabel *title;
  GtkLabel *detail;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (OrreryBanner, orrery_banner, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_DETAIL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static GtkLabel *
label_new (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_can_focus (label, FALSE);
  gtk_widget_add_css_class (label, css_class);
  return GTK_LABEL (label);
}

static const char *
get_title (OrreryBanner *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self)) ? gtk_label_get_label (self->title) : NULL;
}

static void
orrery_banner_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  OrreryBanner *self = ORRERY_BANNER (object);

  if (id == PROP_TITLE)
    g_value_set_string (value, get_title (self));
  else if (id == PROP_DETAIL)
    g_value_set_string (value, gtk_label_get_label (self->detail));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_banner_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  OrreryBanner *self = ORRERY_BANNER (object);

  if (id == PROP_TITLE)
    orrery_banner_set_title (self, g_value_get_string (value));
  else if (id == PROP_DETAIL)
    orrery_banner_set_detail (self, g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_banner_dispose (GObject *object)
{
  g_clear_pointer (&ORRERY_BANNER (object)->revealer, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_banner_parent_class)->dispose (object);
}

static void
orrery_banner_class_init (OrreryBannerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = orrery_banner_get_property;
  object_class->set_property = orrery_banner_set_property;
  object_class->dispose = orrery_banner_dispose;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_DETAIL] = g_param_spec_string ("detail", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "orrery-banner");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
orrery_banner_init (OrreryBanner *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->title = label_new ("heading");
  self->detail = label_new ("caption");
  self->buttons = orrery_wrap_new (6);
  self->revealer = gtk_revealer_new ();
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->detail));
  gtk_box_append (GTK_BOX (box), self->buttons);
  gtk_revealer_set_child (GTK_REVEALER (self->revealer), box);
  gtk_widget_set_parent (self->revealer, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->detail), FALSE);
}

GtkWidget *
orrery_banner_new (void)
{
  return g_object_new (ORRERY_TYPE_BANNER, NULL);
}

void
orrery_banner_set_title (OrreryBanner *self, const char *title)
{
  g_return_if_fail (ORRERY_IS_BANNER (self));

  if (g_strcmp0 (title, get_title (self)) == 0)
    return;
  gtk_label_set_label (self->title, title != NULL ? title : "");
  gtk_widget_set_visible (GTK_WIDGET (self), title != NULL);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), title != NULL);
  if (title != NULL)
    orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, title);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

void
orrery_banner_set_detail (OrreryBanner *self, const char *detail)
{
  g_return_if_fail (ORRERY_IS_BANNER (self));

  if (g_strcmp0 (detail, gtk_label_get_label (self->detail)) == 0)
    return;
  gtk_label_set_label (self->detail, detail != NULL ? detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail), detail != NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DETAIL]);
}

GtkWidget *
orrery_banner_add_button (OrreryBanner *self, const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_return_val_if_fail (ORRERY_IS_BANNER (self), NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  orrery_wrap_append (ORRERY_WRAP (self->buttons), button);
  return button;
}
