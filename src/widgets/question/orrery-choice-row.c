/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-choice-row"

#include "widgets/question/orrery-choice-row.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-peek.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-scrolled.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-choice-cards.h"
#include "widgets/question/orrery-keys.h"

#include <string.h>

enum
{
  CARD_KEYS = 9,
  LIST_HEIGHT = 220,
  CARDS_HEIGHT = 380,
  TICK = 16,
  GIVEN_CHARS = 14,
};

static const char keys[] = ORRERY_KEYS_BY_PLACE;

struct _OrreryChoiceRow
{
  GtkWidget parent_instance;

  const OrreryGameUi *ui;
  gpointer state; /* that asks */
  gboolean ticks;
  gboolean filling; /* the program is setting ticks */
  gboolean narrow;
  double zoom; /* of the pieces on cards; 0: as on a phone */
  gboolean listed; /* one below the other */
  GtkWidget *child;
  GtkWidget *box; /* with the buttons: an OrreryWrap, a box that scrolls, or a list */
  OrreryChoiceCards *cards; /* the same as cards; NULL: they are not cards */
  GtkWidget *group; /* the last one; NULL: none */
  char *heading; /* its */
  GPtrArray *buttons; /* in order; borrowed */
  OrreryKeys *keys;
};

G_DEFINE_FINAL_TYPE (OrreryChoiceRow, orrery_choice_row, GTK_TYPE_WIDGET)

static guint picked_signal;

static GameAnswer
answer_of (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer"));
}

static void
button_cb (OrreryChoiceRow *self, GtkWidget *button)
{
  const gboolean on = !self->ticks || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));

  if (!self->filling)
    g_signal_emit (self, picked_signal, 0, (guint) answer_of (button), on);
}

/* --- Buttons --- */

static GtkWidget *
new_picture (GdkPaintable *paintable, int size)
{
  GtkWidget *picture = gtk_image_new_from_paintable (paintable);

  gtk_image_set_pixel_size (GTK_IMAGE (picture), size);
  return picture;
}

/* Counts the visible ones. */
static GtkWidget *
nth_button (OrreryChoiceRow *self, guint n)
{
  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, i);

      if ((self->cards == NULL || orrery_choice_cards_shows (self->cards, button)) && n-- == 0)
        return button;
    }
  return NULL;
}

static gboolean
key_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  OrreryChoiceRow *self = ORRERY_CHOICE_ROW (widget);
  const char *key = strchr (keys, (char) keyval);
  GtkWidget *button = key != NULL ? nth_button (self, (guint) (key - keys)) : NULL;

  if (button == NULL)
    return FALSE;
  if (gtk_widget_get_sensitive (button))
    g_signal_emit_by_name (button, "clicked");
  else
    gtk_widget_error_bell (widget);
  return TRUE;
}

static void
append_key (OrreryWrap *row, guint place)
{
  char key[] = { g_ascii_toupper (keys[place]), '\0' };
  GtkWidget *hint = gtk_label_new (key);

  gtk_widget_add_css_class (hint, "orrery-key");
  gtk_widget_set_valign (hint, GTK_ALIGN_CENTER);
  orrery_wrap_append (row, hint);
}

/* A list has room below for text that does not fit on one line; a narrow row scrolls. `most_chars` may be -1 for any
 * number. */
static GtkWidget *
new_label (OrreryChoiceRow *self, const char *text, int most_chars)
{
  const gboolean is_whole = self->listed || self->narrow;
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), is_whole ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (label), self->listed);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), is_whole ? -1 : MIN (g_utf8_strlen (text, -1) * 3 / 4, 12));
  gtk_label_set_max_width_chars (GTK_LABEL (label), is_whole ? -1 : most_chars);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

/* In a row of its own, which does not scale it to the width of the text. */
static GtkWidget *
new_icons (GdkPaintable *icons)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *picture = gtk_picture_new_for_paintable (icons);

  gtk_picture_set_can_shrink (GTK_PICTURE (picture), FALSE);
  gtk_box_append (GTK_BOX (row), picture);
  return row;
}

/* The icons of its effect are between its name and its gain. */
static GtkWidget *
new_words (OrreryChoiceRow *self, const char *text, GdkPaintable *icons, int most_chars)
{
  g_auto (GStrv) lines = icons != NULL ? g_strsplit (text, "\n", 2) : NULL;
  GtkWidget *box;

  if (icons == NULL)
    return new_label (self, text, most_chars);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), new_label (self, lines[0], most_chars));
  gtk_box_append (GTK_BOX (box), new_icons (icons));
  if (lines[1] != NULL)
    gtk_box_append (GTK_BOX (box), new_label (self, lines[1], most_chars));
  return box;
}

static GtkWidget *
new_content (OrreryChoiceRow *self, const OrreryOffer *offer)
{
  GtkWidget *row = orrery_wrap_new_row (6);

  for (guint i = 0; i < ORRERY_OFFER_PICTURES && offer->pictures[i] != NULL; i++)
    orrery_wrap_append (ORRERY_WRAP (row), new_picture (offer->pictures[i], offer->sizes[i]));
  if (*offer->text != '\0')
    orrery_wrap_append (ORRERY_WRAP (row), new_words (self, offer->text, offer->icons, -1));
  if (self->buttons->len < strlen (keys) && !self->narrow)
    append_key (ORRERY_WRAP (row), self->buttons->len);
  return row;
}

static void
append (OrreryChoiceRow *self, GtkWidget *child)
{
  if (self->narrow)
    gtk_box_append (GTK_BOX (self->box), child);
  else
    orrery_wrap_append (ORRERY_WRAP (self->box), child);
}

/* The gain of an answer is a link to its explanation, if there is one. */
static GtkWidget *
new_heading (OrreryChoiceRow *self, const void *state, GameAnswer answer, const char *text)
{
  GtkWidget *heading = self->ui->new_why != NULL ? self->ui->new_why (state, answer, text) : NULL;

  if (heading == NULL)
    {
      heading = gtk_label_new (text);
      gtk_label_set_xalign (GTK_LABEL (heading), 0);
    }
  else
    gtk_widget_set_valign (heading, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (heading, "heading");
  return heading;
}

static void
ensure_group (OrreryChoiceRow *self, const void *state, GameAnswer answer, const char *heading)
{
  if (self->group != NULL && g_str_equal (heading, self->heading))
    return;
  g_free (self->heading);
  self->heading = g_strdup (heading);
  self->group = orrery_wrap_new (6);
  orrery_wrap_append (ORRERY_WRAP (self->group), new_heading (self, state, answer, heading));
  gtk_widget_set_margin_end (self->group, self->listed ? 0 : 12);
  append (self, self->group);
}

static void
put (OrreryChoiceRow *self, const void *state, GameAnswer answer, const char *heading, GtkWidget *button)
{
  if (self->buttons->len < strlen (keys))
    orrery_keys_add (self->keys, (guint) keys[self->buttons->len], 0, key_cb, NULL);
  g_ptr_array_add (self->buttons, button);
  if (heading != NULL)
    {
      ensure_group (self, state, answer, heading);
      orrery_wrap_append (ORRERY_WRAP (self->group), button);
    }
  else
    append (self, button);
}

/* --- Cards --- */

static gboolean
turn_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  return orrery_choice_cards_turn (ORRERY_CHOICE_ROW (widget)->cards);
}

/* Each page starts its keys again. */
static void
put_card (OrreryChoiceRow *self, OrreryOfferCard *card, GtkWidget *button)
{
  GtkWidget *content = orrery_wrap_new_row (8), *label = gtk_label_new (card->button);
  guint place;

  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  orrery_wrap_append (ORRERY_WRAP (content), label);
  gtk_button_set_child (GTK_BUTTON (button), content);
  place = orrery_choice_cards_add (self->cards, card, button);
  if (!self->narrow)
    append_key (ORRERY_WRAP (content), place);
  g_ptr_array_add (self->buttons, button);
}

/* --- Adding --- */

static GtkWidget *
peek_cb (GtkWidget *button, double x, double y, gboolean stays, GdkRectangle *at)
{
  OrreryChoiceRow *self = ORRERY_CHOICE_ROW (gtk_widget_get_ancestor (button, ORRERY_TYPE_CHOICE_ROW));

  return self != NULL ? self->ui->new_closer (self->state, answer_of (button), stays) : NULL;
}

static GtkWidget *
new_button (OrreryChoiceRow *self, GameAnswer answer, const char *label, const char *reason)
{
  GtkWidget *button = self->ticks ? gtk_toggle_button_new () : gtk_button_new ();

  gtk_widget_add_css_class (button, "orrery-choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (button, reason != NULL ? reason : label);
  if (reason != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
  gtk_widget_set_sensitive (button, reason == NULL);
  g_object_set_data (G_OBJECT (button), "answer", GUINT_TO_POINTER (answer));
  if (self->ui->new_closer != NULL && reason == NULL)
    orrery_peek_attach (button, peek_cb);
  return button;
}

void
orrery_choice_row_add (OrreryChoiceRow *self, const void *state, GameAnswer answer, gboolean ticked,
                       const char *reason)
{
  g_auto (OrreryOffer) offer = { 0 };
  g_auto (OrreryOfferCard) card = { 0 };
  GtkWidget *button;

  g_return_if_fail (ORRERY_IS_CHOICE_ROW (self));

  if (self->state == NULL)
    self->state = g_memdup2 (state, self->ui->game->rules->state_size);
  self->ui->get_offer (state, answer, self->narrow, &offer);
  button = new_button (self, answer, offer.label, reason);
  self->filling = TRUE;
  if (self->ticks)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), ticked);
  self->filling = FALSE;
  g_signal_connect_object (button, self->ticks ? "toggled" : "clicked", G_CALLBACK (button_cb), self,
                           G_CONNECT_SWAPPED);
  if (self->cards != NULL && self->ui->get_card (state, answer, self->zoom, &card))
    {
      put_card (self, &card, button);
      return;
    }
  gtk_button_set_child (GTK_BUTTON (button), new_content (self, &offer));
  put (self, state, answer, offer.heading, button);
}

void
orrery_choice_row_add_given (OrreryChoiceRow *self, const OrreryGiven *given)
{
  GtkWidget *row, *tick, *button;

  g_return_if_fail (ORRERY_IS_CHOICE_ROW (self));

  row = orrery_wrap_new_row (6);
  tick = orrery_symbol_new (ORRERY_SYMBOL_CHECK, TICK);
  gtk_widget_add_css_class (tick, "orrery-good");
  gtk_widget_set_valign (tick, GTK_ALIGN_CENTER);
  orrery_wrap_append (ORRERY_WRAP (row), new_picture (given->picture, gdk_paintable_get_intrinsic_width (given->picture)));
  orrery_wrap_append (ORRERY_WRAP (row), new_words (self, given->text, given->icons, GIVEN_CHARS));
  orrery_wrap_append (ORRERY_WRAP (row), tick);
  button = gtk_button_new ();
  gtk_widget_add_css_class (button, "orrery-choice");
  gtk_widget_set_sensitive (button, FALSE);
  gtk_widget_set_tooltip_text (button, given->label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, given->label, -1);
  gtk_button_set_child (GTK_BUTTON (button), row);
  append (self, button);
}

int
orrery_choice_row_get_focus (OrreryChoiceRow *self)
{
  g_return_val_if_fail (ORRERY_IS_CHOICE_ROW (self), -1);

  for (guint i = 0; i < self->buttons->len; i++)
    if (gtk_widget_has_focus (g_ptr_array_index (self->buttons, i)))
      return (int) i;
  return -1;
}

void
orrery_choice_row_focus (OrreryChoiceRow *self, guint place)
{
  g_return_if_fail (ORRERY_IS_CHOICE_ROW (self));

  if (self->buttons->len > 0)
    gtk_widget_grab_focus (g_ptr_array_index (self->buttons, MIN (place, self->buttons->len - 1)));
}

/* --- The widget --- */

/* A list takes the height it needs, but with large text it could be higher than the rest of a phone. */
static void
orrery_choice_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryChoiceRow *self = ORRERY_CHOICE_ROW (widget);

  if (self->listed && orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_widget_measure (self->box, orientation, for_size, NULL, natural, NULL, NULL);
      *minimum = *natural = MIN (*natural, self->cards != NULL ? CARDS_HEIGHT : LIST_HEIGHT);
    }
  else
    gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
orrery_choice_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (ORRERY_CHOICE_ROW (widget)->child, width, height, -1, NULL);
}

static void
orrery_choice_row_dispose (GObject *object)
{
  OrreryChoiceRow *self = ORRERY_CHOICE_ROW (object);

  g_ptr_array_set_size (self->buttons, 0);
  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_choice_row_parent_class)->dispose (object);
}

static void
orrery_choice_row_finalize (GObject *object)
{
  g_ptr_array_unref (ORRERY_CHOICE_ROW (object)->buttons);
  g_free (ORRERY_CHOICE_ROW (object)->heading);
  g_free (ORRERY_CHOICE_ROW (object)->state);

  G_OBJECT_CLASS (orrery_choice_row_parent_class)->finalize (object);
}

static void
orrery_choice_row_class_init (OrreryChoiceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_choice_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = orrery_choice_row_finalize;
  picked_signal = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  widget_class->measure = orrery_choice_row_measure;
  widget_class->size_allocate = orrery_choice_row_size_allocate;
  widget_class->get_request_mode = orrery_get_height_for_width;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_choice_row_init (OrreryChoiceRow *self)
{
  self->buttons = g_ptr_array_new ();
  self->keys = orrery_keys_new (GTK_WIDGET (self));
}

static GtkWidget *
new_scroller (GtkWidget *box)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_scrollable_set_hscroll_policy (GTK_SCROLLABLE (gtk_widget_get_parent (box)), GTK_SCROLL_NATURAL);
  return scroller;
}

static GtkWidget *
new_row (const OrreryGameUi *ui, gboolean ticks, GtkWidget *box)
{
  OrreryChoiceRow *self = g_object_new (ORRERY_TYPE_CHOICE_ROW, NULL);

  self->ui = ui;
  self->ticks = ticks;
  self->box = box;
  self->narrow = GTK_IS_BOX (box);
  self->listed = self->narrow && gtk_orientable_get_orientation (GTK_ORIENTABLE (box)) == GTK_ORIENTATION_VERTICAL;
  self->child = self->listed ? orrery_scrolled_new (box) : self->narrow ? new_scroller (box) : box;
  gtk_widget_set_parent (self->child, GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self), self->narrow);
  return GTK_WIDGET (self);
}

GtkWidget *
orrery_choice_row_new (const OrreryGameUi *ui, gboolean ticks)
{
  return new_row (ui, ticks, orrery_wrap_new (6));
}

GtkWidget *
orrery_choice_row_new_narrow (const OrreryGameUi *ui, gboolean ticks)
{
  return new_row (ui, ticks, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
}

GtkWidget *
orrery_choice_row_new_list (const OrreryGameUi *ui)
{
  return new_row (ui, FALSE, gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
}

GtkWidget *
orrery_choice_row_new_cards (const OrreryGameUi *ui, double zoom)
{
  const gboolean narrow = zoom <= 0;
  OrreryChoiceRow *self = g_object_new (ORRERY_TYPE_CHOICE_ROW, NULL);

  g_return_val_if_fail (ui->get_card != NULL, NULL);

  self->ui = ui;
  self->narrow = self->listed = narrow;
  self->zoom = zoom;
  self->box = orrery_choice_cards_new (narrow);
  self->cards = ORRERY_CHOICE_CARDS (self->box);
  self->child = narrow ? orrery_scrolled_new (self->box) : self->box;
  gtk_widget_set_parent (self->child, GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  for (guint i = 0; i < CARD_KEYS; i++)
    orrery_keys_add (self->keys, (guint) keys[i], 0, key_cb, NULL);
  orrery_keys_add (self->keys, GDK_KEY_t, 0, turn_cb, NULL);
  return GTK_WIDGET (self);
}

GtkWidget *
orrery_choice_row_get_turner (OrreryChoiceRow *self)
{
  g_return_val_if_fail (ORRERY_IS_CHOICE_ROW (self), NULL);

  return self->cards != NULL ? orrery_choice_cards_get_turner (self->cards) : NULL;
}
