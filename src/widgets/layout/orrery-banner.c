/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-banner"

#include "widgets/layout/orrery-banner.h"

#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"

struct _OrreryBanner
{
  AdwBin parent_instance;

  GtkWidget *revealer;
  GtkLabel *title;
  GtkLabel *detail;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (OrreryBanner, orrery_banner, ADW_TYPE_BIN)

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

static void
orrery_banner_class_init (OrreryBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

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
  adw_bin_set_child (ADW_BIN (self), self->revealer);
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
  const char *shown = NULL;

  g_return_if_fail (ORRERY_IS_BANNER (self));

  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    shown = gtk_label_get_label (self->title);
  if (g_strcmp0 (title, shown) == 0)
    return;
  gtk_label_set_label (self->title, title != NULL ? title : "");
  gtk_widget_set_visible (GTK_WIDGET (self), title != NULL);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), title != NULL);
  if (title != NULL)
    orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, title);
}

void
orrery_banner_set_detail (OrreryBanner *self, const char *detail)
{
  g_return_if_fail (ORRERY_IS_BANNER (self));

  if (g_strcmp0 (detail, gtk_label_get_label (self->detail)) == 0)
    return;
  gtk_label_set_label (self->detail, detail != NULL ? detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail), detail != NULL);
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
