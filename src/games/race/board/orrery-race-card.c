/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-card.h"

#include <glib/gi18n-lib.h>

#include "games/race/board/orrery-card-marks.h"
#include "games/race/board/orrery-race-closer.h"
#include "games/race/board/orrery-race-pieces.h"
#include "games/race/catalog/orrery-race-names.h"
#include "games/race/catalog/orrery-race-texts.h"
#include "widgets/art/orrery-peek.h"
#include "widgets/style/orrery-text.h"

struct _OrreryRaceCard
{
  OrreryPiece parent_instance;

  guint face;
  OrreryCardSize size;
  int width;
  int covered;
  OrreryCardMarks marks;
};

G_DEFINE_FINAL_TYPE (OrreryRaceCard, orrery_race_card, ORRERY_TYPE_PIECE)

static double
own_width (OrreryRaceCard *self)
{
  return self->width > 0 ? self->width
                         : orrery_card_width (self->size, gtk_widget_get_pango_context (GTK_WIDGET (self)));
}

static gboolean
is_face_down (OrreryRaceCard *self)
{
  return self->face >= ORRERY_CARD_N_FACES;
}

static void
orrery_race_card_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryRaceCard *self = ORRERY_RACE_CARD (widget);
  const double width = own_width (self);
  PangoContext *context = orrery_text_context_copy (gtk_widget_get_pango_context (widget));

  *minimum = *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL
                                 ? width : orrery_card_height (self->face, self->size, width, context));
  g_object_unref (context);
}

static double
orrery_race_card_get_bounds (OrreryPiece *piece, graphene_rect_t *bounds)
{
  OrreryRaceCard *self = ORRERY_RACE_CARD (piece);
  const float width = (float) own_width (self);
  const float x = (float) (int) ((bounds->size.width - width) / 2);

  *bounds = GRAPHENE_RECT_INIT (x, 0, width, self->size == ORRERY_CARD_MINI && !is_face_down (self) ? width : bounds->size.height);
  return orrery_card_radius (self->size, width);
}

static void
orrery_race_card_get_picture (OrreryPiece *piece, OrreryPicture *picture)
{
  OrreryRaceCard *self = ORRERY_RACE_CARD (piece);

  picture->kind = is_face_down (self) ? &orrery_picture_card_back : &orrery_picture_card;
  picture->which = is_face_down (self) ? 0 : (int) self->face;
  picture->detail = (int) self->size;
  if (self->marks.has_bonus && self->size == ORRERY_CARD_HAND)
    picture->detail |= (self->marks.bonus + ORRERY_CARD_BONUS_ZERO) << ORRERY_CARD_BONUS_SHIFT;
  picture->detail |= self->covered << ORRERY_CARD_COVERED_SHIFT;
}

static void
append_marks (OrreryRaceCard *self, const OrreryCardMarks *marks, GtkSnapshot *snapshot)
{
  const double width = own_width (self);
  const double height = self->size == ORRERY_CARD_MINI ? width : gtk_widget_get_height (GTK_WIDGET (self));
  PangoContext *context;
  cairo_t *cr;

  if (!orrery_card_has_marks (marks))
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-6, -6, (float) width + 12, (float) height + 26));
  context = orrery_text_context_copy (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  orrery_draw_card_marks (cr, context, width, height, self->face, self->size, marks, self->covered, orrery_style_current ());
  g_object_unref (context);
  cairo_destroy (cr);
}

static void
orrery_race_card_draw_over (OrreryPiece *piece, GtkSnapshot *snapshot)
{
  OrreryRaceCard *self = ORRERY_RACE_CARD (piece);
  OrreryCardMarks marks = self->marks;

  marks.pill = NULL;
  marks.n_to_pay = 0;
  append_marks (self, &marks, snapshot);
}

/* Why a card is faded is not faded, and rings go below what stands on the edge. */
static void
orrery_race_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryRaceCard *self = ORRERY_RACE_CARD (widget);
  const OrreryCardMarks on_edge = { .pill = self->marks.pill, .pill_kind = self->marks.pill_kind,
                                    .n_to_pay = self->marks.n_to_pay, .n_paid = self->marks.n_paid };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));

  GTK_WIDGET_CLASS (orrery_race_card_parent_class)->snapshot (widget, snapshot);
  orrery_race_card_get_bounds (ORRERY_PIECE (self), &bounds);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds.origin);
  append_marks (self, &on_edge, snapshot);
  gtk_snapshot_restore (snapshot);
}

/* --- Words --- */

static char *
dup_spoken (guint face)
{
  const RaceDesign *card = orrery_card_print (face);
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

static void
tell_marks (const OrreryCardMarks *marks, GString *text)
{
  if (marks->has_good)
    g_string_append_printf (text, " %s", _("A good is on it."));
  if (marks->has_cost)
    g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, " It costs you %d card.", " It costs you %d cards.",
                                               (gulong) MAX (marks->cost, 0)),
                            marks->cost);
  if (marks->has_bonus)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text, _("Its bonus is worth %d VP now."), marks->bonus);
    }
  if (marks->pill != NULL)
    g_string_append_printf (text, " %s.", marks->pill);
  if (marks->is_ticked)
    g_string_append_printf (text, " %s", _("Ticked."));
  else if (marks->can_be_ticked)
    g_string_append_printf (text, " %s", _("Not ticked."));
}

static char *
orrery_race_card_describe (OrreryPiece *piece)
{
  OrreryRaceCard *self = ORRERY_RACE_CARD (piece);
  g_autofree char *spoken = is_face_down (self) ? g_strdup (_("A card, face down")) : dup_spoken (self->face);
  GString *text = g_string_new (spoken);

  tell_marks (&self->marks, text);
  return g_string_free (text, FALSE);
}

/* --- Close-up --- */

/* What the card means now: why it can or cannot be chosen, or the value of its bonus. */
static char *
dup_note (OrreryRaceCard *self)
{
  const char *reason = orrery_piece_get_reason (ORRERY_PIECE (self));

  if (reason == NULL && self->marks.has_bonus)
    return g_strdup_printf (_("Its bonus is worth %d VP now."), self->marks.bonus);
  return g_strdup (reason);
}

static GtkWidget *
peek_cb (GtkWidget *widget, double x, double y, gboolean stays, GdkRectangle *at)
{
  OrreryRaceCard *self = ORRERY_RACE_CARD (widget);
  g_autofree char *note = dup_note (self);

  return is_face_down (self) ? NULL : orrery_race_closer_new (self->face, note, stays);
}

/* --- The widget --- */

static void
orrery_race_card_finalize (GObject *object)
{
  g_free (ORRERY_RACE_CARD (object)->marks.pill);

  G_OBJECT_CLASS (orrery_race_card_parent_class)->finalize (object);
}

static void
orrery_race_card_class_init (OrreryRaceCardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  OrreryPieceClass *piece_class = ORRERY_PIECE_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_race_card_finalize;
  widget_class->measure = orrery_race_card_measure;
  widget_class->snapshot = orrery_race_card_snapshot;
  piece_class->get_bounds = orrery_race_card_get_bounds;
  piece_class->get_picture = orrery_race_card_get_picture;
  piece_class->describe = orrery_race_card_describe;
  piece_class->draw_over = orrery_race_card_draw_over;
  gtk_widget_class_set_css_name (widget_class, "orrery-tile");
}

static void
orrery_race_card_init (OrreryRaceCard *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
}

GtkWidget *
orrery_race_card_new (guint face, OrreryCardSize size)
{
  OrreryRaceCard *self = g_object_new (ORRERY_TYPE_RACE_CARD, NULL);

  self->size = size;
  if (size != ORRERY_CARD_PAGE)
    orrery_peek_attach (GTK_WIDGET (self), peek_cb);
  orrery_race_card_set_face (self, face);
  return GTK_WIDGET (self);
}

void
orrery_race_card_set_face (OrreryRaceCard *self, guint face)
{
  g_return_if_fail (ORRERY_IS_RACE_CARD (self));

  self->face = face;
  orrery_piece_changed (ORRERY_PIECE (self));
}

guint
orrery_race_card_get_design (OrreryRaceCard *self)
{
  g_return_val_if_fail (ORRERY_IS_RACE_CARD (self), RACE_UNKNOWN);

  return is_face_down (self) ? RACE_UNKNOWN : self->face % RACE_N_DESIGNS;
}

void
orrery_race_card_set_width (OrreryRaceCard *self, int width)
{
  g_return_if_fail (ORRERY_IS_RACE_CARD (self) && width >= 0);

  self->width = width;
  orrery_piece_changed (ORRERY_PIECE (self));
}

void
orrery_race_card_set_covered (OrreryRaceCard *self, int covered)
{
  g_return_if_fail (ORRERY_IS_RACE_CARD (self) && covered >= 0);

  if (self->covered == covered)
    return;
  self->covered = covered;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
orrery_race_card_set_marks (OrreryRaceCard *self, const OrreryCardMarks *marks)
{
  char *pill;

  g_return_if_fail (ORRERY_IS_RACE_CARD (self) && marks != NULL);

  pill = g_strdup (marks->pill);
  g_free (self->marks.pill);
  self->marks = *marks;
  self->marks.pill = pill;
  orrery_piece_changed (ORRERY_PIECE (self));
}

gboolean
orrery_race_card_is_ticked (OrreryRaceCard *self)
{
  g_return_val_if_fail (ORRERY_IS_RACE_CARD (self), FALSE);

  return self->marks.is_ticked;
}

guint
orrery_race_card_get_key (OrreryRaceCard *self)
{
  g_return_val_if_fail (ORRERY_IS_RACE_CARD (self), 0);

  return self->marks.key;
}
