/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-entry-picture"

#include "config.h"

#include "app/reference/orrery-entry-picture.h"

#include <string.h>

#include "games/roll/catalog/orrery-roll-entry.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/words/orrery-roll.h"

/* A symbol in its well, a die beside tiles. */
#define SYMBOL_PART 0.5
#define DIE_PART 0.8

struct _OrreryEntryPicture
{
  GtkWidget parent_instance;

  OrreryEntry *entry;
  int          size;
};

G_DEFINE_FINAL_TYPE (OrreryEntryPicture, orrery_entry_picture, GTK_TYPE_WIDGET)

/* By how an id begins; what speaks of one phase has that phase's symbol already. */
static const struct
{
  const char    *prefix;
  OrrerySymbolId symbol;
} symbols[] = {
  { "dice", ORRERY_SYMBOL_DIE },
  { "roll", ORRERY_SYMBOL_CUP },
  { "dictate", ORRERY_SYMBOL_DICTATE },
  { "reassign", ORRERY_SYMBOL_REASSIGN },
  { "assign", ORRERY_SYMBOL_REASSIGN },
  { "select", ORRERY_SYMBOL_REASSIGN },
  { "credits", ORRERY_SYMBOL_CREDIT },
  { "setup-chips", ORRERY_SYMBOL_CHIP },
  { "setup-dice", ORRERY_SYMBOL_DIE },
  { "setup-", ORRERY_SYMBOL_TILE },
  { "setup", ORRERY_SYMBOL_TILE },
  { "remove-die", ORRERY_SYMBOL_LOSE_DIE },
  { "two-player", ORRERY_SYMBOL_DIE },
  { "virtual", ORRERY_SYMBOL_PERSON },
  { "powers", ORRERY_SYMBOL_BONUS },
  { "manage", ORRERY_SYMBOL_CITIZENRY },
  { "recruit", ORRERY_SYMBOL_CITIZENRY },
  { "recall", ORRERY_SYMBOL_CUP },
  { "end-of-game", ORRERY_SYMBOL_END },
  { "scoring-bonus", ORRERY_SYMBOL_BONUS },
  { "scoring", ORRERY_SYMBOL_CHIP },
  { "pool", ORRERY_SYMBOL_CHIP },
  { "tie", ORRERY_SYMBOL_END },
  { "rounding", ORRERY_SYMBOL_CHIP },
  { "player-order", ORRERY_SYMBOL_PERSON },
  { "world-colours", ORRERY_SYMBOL_SETTLE },
  { "tips", ORRERY_SYMBOL_HINT },
  { "overview", ORRERY_SYMBOL_HINT },
  { "from-race", ORRERY_SYMBOL_HINT },
  { "phases", ORRERY_SYMBOL_ARROW },
  { "round", ORRERY_SYMBOL_FLIP },
  { "reveal", ORRERY_SYMBOL_EXPLORE },
  { "hidden", ORRERY_SYMBOL_EXPLORE },
  { "term-vp", ORRERY_SYMBOL_CHIP },
  { "term-credit", ORRERY_SYMBOL_CREDIT },
  { "term-citizenry", ORRERY_SYMBOL_CITIZENRY },
  { "term-cup", ORRERY_SYMBOL_CUP },
  { "term-good", ORRERY_SYMBOL_GOOD },
  { "term-wild", ORRERY_SYMBOL_WILD },
};

OrrerySymbolId
orrery_entry_get_symbol (OrreryEntry *entry)
{
  const char *id = orrery_entry_get_id (entry);
  guint phases = orrery_entry_get_facet (entry, ROLL_FACET_PHASE);
  OrreryKind kind = orrery_entry_get_kind (entry);

  if (kind == ORRERY_KIND_REMINDER || kind == ORRERY_KIND_HELP)
    return ORRERY_SYMBOL_HINT;
  for (guint i = 0; i < G_N_ELEMENTS (symbols); i++)
    if (g_str_has_prefix (id, symbols[i].prefix))
      return symbols[i].symbol;
  for (guint i = 0; i < ROLL_N_PHASES; i++)
    if (phases == ROLL_BIT (i))
      return orrery_symbol_of_phase (i);
  if (phases == ORRERY_PHASE_ASSIGN)
    return ORRERY_SYMBOL_REASSIGN;

  return kind == ORRERY_KIND_RULING ? ORRERY_SYMBOL_HINT : ORRERY_SYMBOL_TILE;
}

static void
fill_picture (OrreryEntryPicture *self, OrreryPicture *picture)
{
  int face = orrery_entry_get_face (self->entry);
  int die = orrery_entry_get_die (self->entry);
  double part = face >= 0 ? 1 : die >= 0 ? DIE_PART : SYMBOL_PART;

  memset (picture, 0, sizeof *picture);
  picture->width = picture->height = self->size * part;
  if (face >= 0)
    {
      picture->kind = &orrery_picture_tile;
      picture->which = face;
      picture->detail = ORRERY_TILE_MINI;
      picture->context = gtk_widget_get_pango_context (GTK_WIDGET (self));
    }
  else if (die >= 0)
    {
      picture->kind = &orrery_picture_die;
      picture->which = die;
      picture->detail = ROLL_NO_PHASE;
    }
  else
    {
      picture->kind = &orrery_picture_symbol;
      picture->which = orrery_entry_get_symbol (self->entry);
      gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &picture->ink);
    }
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
  /* The words beside it say what it shows. */
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
