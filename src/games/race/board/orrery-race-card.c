/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-card.h"

#include <glib/gi18n-lib.h>

#include "games/race/board/orrery-race-pieces.h"
#include "games/race/catalog/orrery-race-names.h"
#include "games/race/catalog/orrery-race-texts.h"
#include "widgets/style/orrery-text.h"

struct _OrreryRaceCard
{
  OrreryPiece parent_instance;

  guint design;
  OrreryCardSize size;
  int width;
};

G_DEFINE_FINAL_TYPE (OrreryRaceCard, orrery_race_card, ORRERY_TYPE_PIECE)

static double
own_width (OrreryRaceCard *self)
{
  return self->width > 0 ? self->width
                         : orrery_card_width (self->size, gtk_widget_get_pango_context (GTK_WIDGET (self)));
}

static void
orrery_race_card_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  OrreryRaceCard *self = ORRERY_RACE_CARD (widget);
  const double width = own_width (self);
  PangoContext *context = orrery_text_context_copy (gtk_widget_get_pango_context (widget));

  *minimum = *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL
                                 ? width : orrery_card_height (self->design, self->size, width, context));
  g_object_unref (context);
}

static double
orrery_race_card_get_bounds (OrreryPiece     *piece,
                        graphene_rect_t *bounds)
{
  OrreryRaceCard *self = ORRERY_RACE_CARD (piece);
  const float width = (float) own_width (self);
  const float x = (float) (int) ((bounds->size.width - width) / 2);

  *bounds = GRAPHENE_RECT_INIT (x, 0, width, self->size == ORRERY_CARD_MINI ? width : bounds->size.height);
  return orrery_card_radius (self->size, width);
}

static void
orrery_race_card_get_picture (OrreryPiece   *piece,
                         OrreryPicture *picture)
{
  OrreryRaceCard *self = ORRERY_RACE_CARD (piece);

  picture->kind = &orrery_picture_card;
  picture->which = (int) self->design;
  picture->detail = (int) self->size;
}

static char *
dup_spoken (guint design)
{
  const RaceDesign *card = &race_designs[0][design];
  g_autofree char *sort = orrery_race_dup_sort (card);
  /* Translators: read aloud: a card, what it is, and what it costs. */
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, card->military ? _("%s, %s, defense %u.") : _("%s, %s, cost %u."), card->name, sort,
                          card->cost);
  for (guint i = 0; i < card->n_powers; i++)
    {
      g_autofree char *power = orrery_race_tell_power (&card->powers[i]);

      g_string_append_printf (text, " %s", power);
    }
  return g_string_free (text, FALSE);
}

static char *
orrery_race_card_describe (OrreryPiece *piece)
{
  return dup_spoken (ORRERY_RACE_CARD (piece)->design);
}

/* Pointing at a card shows what cannot be read on it. */
static gboolean
orrery_race_card_query_tooltip (GtkWidget  *widget,
                           int         x,
                           int         y,
                           gboolean    keyboard,
                           GtkTooltip *tooltip)
{
  OrreryRaceCard *self = ORRERY_RACE_CARD (widget);
  g_autofree char *text = NULL;

  if (orrery_piece_get_reason (ORRERY_PIECE (self)) != NULL)
    return GTK_WIDGET_CLASS (orrery_race_card_parent_class)->query_tooltip (widget, x, y, keyboard, tooltip);
  text = dup_spoken (self->design);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
orrery_race_card_class_init (OrreryRaceCardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  OrreryPieceClass *piece_class = ORRERY_PIECE_CLASS (class);

  widget_class->measure = orrery_race_card_measure;
  widget_class->query_tooltip = orrery_race_card_query_tooltip;
  piece_class->get_bounds = orrery_race_card_get_bounds;
  piece_class->get_picture = orrery_race_card_get_picture;
  piece_class->describe = orrery_race_card_describe;
  gtk_widget_class_set_css_name (widget_class, "orrery-tile");
}

static void
orrery_race_card_init (OrreryRaceCard *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
}

GtkWidget *
orrery_race_card_new (guint          design,
                 OrreryCardSize size)
{
  OrreryRaceCard *self = g_object_new (ORRERY_TYPE_RACE_CARD, NULL);

  self->size = size;
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), size != ORRERY_CARD_PAGE);
  orrery_race_card_set_design (self, design);
  return GTK_WIDGET (self);
}

void
orrery_race_card_set_design (OrreryRaceCard *self,
                        guint       design)
{
  g_return_if_fail (ORRERY_IS_RACE_CARD (self) && design < RACE_N_DESIGNS);

  self->design = design;
  orrery_piece_changed (ORRERY_PIECE (self));
}

void
orrery_race_card_set_width (OrreryRaceCard *self,
                       int         width)
{
  g_return_if_fail (ORRERY_IS_RACE_CARD (self) && width >= 0);

  self->width = width;
  orrery_piece_changed (ORRERY_PIECE (self));
}
