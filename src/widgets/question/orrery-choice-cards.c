/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/question/orrery-choice-cards.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n.h>

enum
{
  GAP = 12,
  BESIDE_UP_TO = 200, /* px of pieces, which leave room for words next to them on a phone */
};

typedef struct
{
  guint page;
  guint piece;
  guint n; /* buttons */
  GtkWidget *buttons;
} Card;

struct _OrreryChoiceCards
{
  GtkWidget parent_instance;

  gboolean narrow;
  GtkWidget *column;
  GtkWidget *pages;  /* a GtkStack */
  GtkWidget *header; /* if there is more than one page; in the question bar */
  GtkWidget *which;
  GArray *cards;     /* of Card */
};

G_DEFINE_FINAL_TYPE (OrreryChoiceCards, orrery_choice_cards, GTK_TYPE_WIDGET)

/* --- Pages --- */

static guint
count_pages (OrreryChoiceCards *self)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (GTK_STACK (self->pages));

  return g_list_model_get_n_items (G_LIST_MODEL (pages));
}

static guint
current_page (OrreryChoiceCards *self)
{
  GtkWidget *shown = gtk_stack_get_visible_child (GTK_STACK (self->pages));
  guint i = 0;

  for (GtkWidget *page = gtk_widget_get_first_child (self->pages); page != NULL && page != shown;
       page = gtk_widget_get_next_sibling (page))
    i++;
  return i;
}

static void
update_header (OrreryChoiceCards *self)
{
  const guint n = count_pages (self);
  g_autofree char *which = g_strdup_printf (_("%u of %u"), current_page (self) + 1, n);

  orrery_label_set (self->which, which);
  gtk_widget_set_visible (self->header, n > 1);
}

gboolean
orrery_choice_cards_shows (OrreryChoiceCards *self, GtkWidget *button)
{
  GtkWidget *shown;

  g_return_val_if_fail (ORRERY_IS_CHOICE_CARDS (self), FALSE);

  shown = gtk_stack_get_visible_child (GTK_STACK (self->pages));
  return shown != NULL && gtk_widget_is_ancestor (button, shown);
}

gboolean
orrery_choice_cards_turn (OrreryChoiceCards *self)
{
  GtkWidget *shown, *next;

  g_return_val_if_fail (ORRERY_IS_CHOICE_CARDS (self), FALSE);

  if (count_pages (self) < 2)
    return FALSE;
  shown = gtk_stack_get_visible_child (GTK_STACK (self->pages));
  next = gtk_widget_get_next_sibling (shown);
  gtk_stack_set_visible_child (GTK_STACK (self->pages), next != NULL ? next : gtk_widget_get_first_child (self->pages));
  update_header (self);
  return TRUE;
}

GtkWidget *
orrery_choice_cards_get_turner (OrreryChoiceCards *self)
{
  g_return_val_if_fail (ORRERY_IS_CHOICE_CARDS (self), NULL);

  return self->header;
}

static GtkWidget *
ensure_page (OrreryChoiceCards *self, guint page)
{
  g_autofree char *name = g_strdup_printf ("%u", page);
  GtkWidget *box = gtk_stack_get_child_by_name (GTK_STACK (self->pages), name);

  if (box != NULL)
    return box;
  box = orrery_wrap_new (GAP);
  orrery_wrap_set_mode (ORRERY_WRAP (box), ORRERY_WRAP_EVEN);
  gtk_stack_add_named (GTK_STACK (self->pages), box, name);
  update_header (self);
  return box;
}

/* --- Cards --- */

static gboolean
stands_below (OrreryChoiceCards *self, GtkWidget *pieces)
{
  int width;

  gtk_widget_measure (pieces, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return self->narrow && width > BESIDE_UP_TO;
}

static GtkWidget *
new_card (OrreryChoiceCards *self, OrreryOfferCard *card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (stands_below (self, card->pieces))
    gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  gtk_widget_set_vexpand (card->text, TRUE);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), g_steal_pointer (&card->text));
  gtk_box_append (GTK_BOX (words), buttons);
  gtk_box_append (GTK_BOX (box), g_steal_pointer (&card->pieces));
  gtk_box_append (GTK_BOX (box), words);
  gtk_widget_add_css_class (box, "orrery-choice-card");
  orrery_wrap_append (ORRERY_WRAP (ensure_page (self, card->page)), box);
  g_array_append_val (self->cards, ((Card) { card->page, card->piece, 1, buttons }));
  return buttons;
}

guint
orrery_choice_cards_add (OrreryChoiceCards *self, OrreryOfferCard *card, GtkWidget *button)
{
  GtkWidget *buttons = NULL;
  guint place = 0;

  g_return_val_if_fail (ORRERY_IS_CHOICE_CARDS (self), 0);

  for (guint i = 0; i < self->cards->len; i++)
    {
      Card *other = &g_array_index (self->cards, Card, i);

      if (other->page != card->page)
        continue;
      place += other->n;
      if (other->piece != card->piece)
        continue;
      buttons = other->buttons;
      other->n++;
    }
  if (buttons == NULL)
    buttons = new_card (self, card);
  gtk_box_append (GTK_BOX (buttons), button);
  return place;
}

/* --- The widget --- */

static void
turn_cb (OrreryChoiceCards *self)
{
  orrery_choice_cards_turn (self);
}

static GtkWidget *
new_turn_button (OrreryChoiceCards *self)
{
  GtkWidget *button = gtk_button_new (), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *key = gtk_label_new ("T");

  gtk_widget_add_css_class (key, "orrery-key");
  gtk_box_append (GTK_BOX (row), gtk_label_new (_("Show the Next")));
  gtk_box_append (GTK_BOX (row), key);
  gtk_button_set_child (GTK_BUTTON (button), row);
  g_signal_connect_object (button, "clicked", G_CALLBACK (turn_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
orrery_choice_cards_dispose (GObject *object)
{
  g_clear_pointer (&ORRERY_CHOICE_CARDS (object)->column, gtk_widget_unparent);
  g_clear_object (&ORRERY_CHOICE_CARDS (object)->header);

  G_OBJECT_CLASS (orrery_choice_cards_parent_class)->dispose (object);
}

static void
orrery_choice_cards_finalize (GObject *object)
{
  g_array_unref (ORRERY_CHOICE_CARDS (object)->cards);

  G_OBJECT_CLASS (orrery_choice_cards_parent_class)->finalize (object);
}

static void
orrery_choice_cards_class_init (OrreryChoiceCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_choice_cards_dispose;
  G_OBJECT_CLASS (klass)->finalize = orrery_choice_cards_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_choice_cards_init (OrreryChoiceCards *self)
{
  self->cards = g_array_new (FALSE, FALSE, sizeof (Card));
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  self->which = orrery_label_new ("heading", 0);
  self->pages = gtk_stack_new ();
  gtk_box_append (GTK_BOX (self->header), self->which);
  gtk_box_append (GTK_BOX (self->header), new_turn_button (self));
  gtk_box_append (GTK_BOX (self->column), self->pages);
  gtk_widget_set_visible (self->header, FALSE);
  g_object_ref_sink (self->header);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
}

GtkWidget *
orrery_choice_cards_new (gboolean narrow)
{
  OrreryChoiceCards *self = g_object_new (ORRERY_TYPE_CHOICE_CARDS, NULL);

  self->narrow = narrow;
  return GTK_WIDGET (self);
}
