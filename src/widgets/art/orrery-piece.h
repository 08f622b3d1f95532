/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPiece: the common base of dice, tiles and phase tiles on screen. */
#pragma once

#include "widgets/art/orrery-picture.h"

typedef enum
{
  ORRERY_PIECE_SELECTED = 1 << 0, /* a solid ring */
  ORRERY_PIECE_TARGET   = 1 << 1, /* can be chosen now: a dashed ring */
  ORRERY_PIECE_ODD      = 1 << 2, /* highlighted, but allowed: an orange ring and a ! */
  ORRERY_PIECE_DISABLED = 1 << 3, /* not now: faded; set `reason` to say why */
} OrreryPieceState;

#define ORRERY_TYPE_PIECE (orrery_piece_get_type ())
G_DECLARE_DERIVABLE_TYPE (OrreryPiece, orrery_piece, ORRERY, PIECE, GtkWidget)

/* Signal: clicked, also by Enter or Space; only if it is activatable and not disabled. */
struct _OrreryPieceClass
{
  GtkWidgetClass parent_class;

  /* Fills in `picture`, whose width and height are those of `bounds`. */
  void   (* get_picture) (OrreryPiece     *self,
                          OrreryPicture   *picture);
  /* The area of the piece in the widget; returns the radius of its corners. */
  double (* get_bounds)  (OrreryPiece     *self,
                          graphene_rect_t *bounds);
  /* The accessible name, without the state. */
  char * (* describe)    (OrreryPiece     *self);
  /* Drawn on top of the piece, with its upper left corner as the origin. May be NULL. */
  void   (* draw_over)   (OrreryPiece     *self,
                          GtkSnapshot     *snapshot);
  gboolean has_words; /* these stay readable while the piece is faded */
};

void             orrery_piece_set_state       (OrreryPiece *self, OrreryPieceState state);

gboolean         orrery_piece_get_activatable (OrreryPiece      *self);
void             orrery_piece_set_activatable (OrreryPiece *self, gboolean activatable);

const char      *orrery_piece_get_reason      (OrreryPiece      *self);
void             orrery_piece_set_reason      (OrreryPiece *self, const char *reason);

/* For subclasses, when their contents have changed. */
void             orrery_piece_changed         (OrreryPiece      *self);
