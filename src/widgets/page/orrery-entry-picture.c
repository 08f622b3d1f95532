/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-entry-picture"

#include "widgets/page/orrery-entry-picture.h"

#include "widgets/game/orrery-game-ui.h"

/* A symbol in its well. */
#define SYMBOL_PART 0.5

struct _OrreryEntryPicture
{
  GtkWidget parent_instance;

  OrreryEntry *entry;
  int          size;
};

G_DEFINE_FINAL_TYPE (OrreryEntryPicture, orrery_entry_picture, GTK_TYPE_WIDGET)

static void
fill_picture (OrreryEntryPicture *self, OrreryPicture *picture)
{
  const OrreryGameUi *ui = orrery_game_ui_get_for (orrery_entry_get_catalog (self->entry));

  *picture = (OrreryPicture) { .context = gtk_widget_get_pango_context (GTK_WIDGET (self)) };
  if (ui->get_picture (self->entry, self->size, picture))
    return;
  picture->kind = &orrery_picture_symbol;
  picture->which = (int) orrery_game_ui_get_symbol (self->entry);
  picture->width = picture->height = self->size * SYMBOL_PART;
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &picture->ink);
}

static void
orrery_entry_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryEntryPicture *self = ORRERY_ENTRY_PICTURE (widget);
  const OrreryStyle *style = orrery_style_current ();
  OrreryPicture picture;
  float inset;

  if (self->entry == NULL)
    return;

  fill_picture (self, &picture);
  if (picture.kind == &orrery_picture_symbol)
    {
      GskRoundedRect well;

      gsk_rounded_rect_init_from_rect (&well, &GRAPHENE_RECT_INIT (0, 0, self->size, self->size),
                                       self->size * 0.2);
      gtk_snapshot_push_rounded_clip (snapshot, &well);
      gtk_snapshot_append_color (snapshot, &style->well, &well.bounds);
      gtk_snapshot_pop (snapshot);
    }

  inset = (self->size - picture.width) / 2;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (inset, inset));
  orrery_picture_snapshot (&picture, snapshot, style, gtk_widget_get_scale_factor (widget));
  gtk_snapshot_restore (snapshot);
}

static void
orrery_entry_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                              int *minimum, int *natural, int *minimum_baseline,
                              int *natural_baseline)
{
  *minimum = *natural = ORRERY_ENTRY_PICTURE (widget)->size;
}

static void
orrery_entry_picture_dispose (GObject *object)
{
  g_clear_object (&ORRERY_ENTRY_PICTURE (object)->entry);

  G_OBJECT_CLASS (orrery_entry_picture_parent_class)->dispose (object);
}

static void
orrery_entry_picture_class_init (OrreryEntryPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_entry_picture_dispose;
  widget_class->measure = orrery_entry_picture_measure;
  widget_class->snapshot = orrery_entry_picture_snapshot;
  /* The words next to it say what it shows. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
orrery_entry_picture_init (OrreryEntryPicture *self)
{
  orrery_style_redraw (GTK_WIDGET (self));
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
orrery_entry_picture_new (int size)
{
  OrreryEntryPicture *self = g_object_new (ORRERY_TYPE_ENTRY_PICTURE, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

void
orrery_entry_picture_set_entry (OrreryEntryPicture *self, OrreryEntry *entry)
{
  g_return_if_fail (ORRERY_IS_ENTRY_PICTURE (self));

  if (g_set_object (&self->entry, entry))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}
