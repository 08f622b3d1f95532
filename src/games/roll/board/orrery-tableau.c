/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-tableau.h"

#include <glib/gi18n.h>
#include <string.h>

#include "widgets/art/orrery-table-style.h"
#include "widgets/style/orrery-text.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/board/orrery-why.h"

#define GAP 9
#define WIDEST 96
#define NARROWEST 76
#define COMPACT 64

struct _OrreryTableau
{
  GtkWidget parent_instance;

  gboolean compact;
  gboolean has_state;
  RollState state;
  int seat;
  guint8 cause;
  GArray *answers;     /* of GameAnswer, those about tiles and goods */
  GHashTable *refusals; /* face → reason */

  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *count;
  GtkWidget *scroller;
  GtkWidget *row;
  GPtrArray *tiles;    /* of OrreryTile, not owned */
  int tile_width;
};

static void part_init (OrreryTablePartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryTableau, orrery_tableau, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_TABLE_PART, part_init))

/* --- Answers --- */

/* The face that an answer is about, or ROLL_NONE. */
static guint8
face_of (GameAnswer answer)
{
  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_USE:
    case ROLL_DO_SHIP:
    case ROLL_DO_REMOVE_GOOD:
    case ROLL_DO_RECALL_GOOD:
      return GAME_ANSWER_A (answer);
    case ROLL_DO_PRODUCE:
      return GAME_ANSWER_B (answer);
    default:
      return ROLL_NONE;
    }
}

static gboolean
is_offered (OrreryTableau *self,
            guint8         face)
{
  for (guint i = 0; i < self->answers->len; i++)
    if (face_of (g_array_index (self->answers, GameAnswer, i)) == face)
      return TRUE;
  return FALSE;
}

static void
on_clicked_cb (OrreryTableau *self,
               OrreryTile    *tile)
{
  g_autoptr (GArray) about = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  guint8 face = orrery_tile_get_face (tile);

  for (guint i = 0; i < self->answers->len; i++)
    {
      GameAnswer answer = g_array_index (self->answers, GameAnswer, i);

      if (face_of (answer) == face)
        g_array_append_val (about, answer);
    }
  if (about->len == 0)
    orrery_table_look_up_face (GTK_WIDGET (self), face);
  else
    orrery_table_part_give (ORRERY_TABLE_PART (self), (const GameAnswer *) about->data, about->len,
                            GTK_WIDGET (tile));
}

/* --- Tiles --- */

static void
on_focus_cb (OrreryTableau *self,
             GParamSpec    *pspec,
             GtkWidget     *tile)
{
  GtkAdjustment *across
    = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  graphene_rect_t at;

  if (gtk_widget_has_focus (tile) && gtk_widget_compute_bounds (tile, self->row, &at))
    gtk_adjustment_clamp_page (across, at.origin.x - GAP, at.origin.x + at.size.width + GAP);
}

static void
add_tile (OrreryTableau *self,
          guint8         face)
{
  GtkWidget *tile = orrery_tile_new (face, self->compact ? ORRERY_TILE_MINI : ORRERY_TILE_SMALL);

  orrery_piece_set_activatable (ORRERY_PIECE (tile), TRUE);
  orrery_tile_set_width (ORRERY_TILE (tile), self->tile_width);
  g_signal_connect_object (tile, "clicked", G_CALLBACK (on_clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tile, "notify::has-focus", G_CALLBACK (on_focus_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->row), tile);
  g_ptr_array_add (self->tiles, tile);
}

static void
cut_tiles (OrreryTableau *self,
           guint          n)
{
  while (self->tiles->len > n)
    {
      gtk_box_remove (GTK_BOX (self->row), self->tiles->pdata[self->tiles->len - 1]);
      g_ptr_array_set_size (self->tiles, self->tiles->len - 1);
    }
}

static guint
unpack_goods (guint8      goods,
              RollColour *colours)
{
  guint n = 0;

  if (goods & 15)
    colours[n++] = (goods & 15) - 1;
  if (goods >> 4)
    colours[n++] = (goods >> 4) - 1;
  return n;
}

static void
update_marks (OrreryTableau *self)
{
  for (guint i = 0; i < self->tiles->len; i++)
    {
      OrreryPiece *tile = self->tiles->pdata[i];
      guint8 face = orrery_tile_get_face (ORRERY_TILE (tile));
      const char *reason = g_hash_table_lookup (self->refusals, GUINT_TO_POINTER (face));
      OrreryPieceState state = 0;

      if (face == self->cause)
        state |= ORRERY_PIECE_SELECTED;
      if (is_offered (self, face))
        state |= ORRERY_PIECE_TARGET;
      else if (reason)
        state |= ORRERY_PIECE_DISABLED;
      orrery_piece_set_state (tile, state);
      orrery_piece_set_reason (tile, reason);
    }
}

static void
update_tiles (OrreryTableau *self)
{
  const RollSeat *p = &self->state.seats[self->seat];
  guint same = 0;

  while (same < self->tiles->len && same < p->n_tableau
         && orrery_tile_get_face (self->tiles->pdata[same]) == p->tableau[same])
    same++;
  cut_tiles (self, same);
  for (guint i = same; i < p->n_tableau; i++)
    add_tile (self, p->tableau[i]);
  for (guint i = 0; i < p->n_tableau; i++)
    {
      RollColour goods[ORRERY_TILE_MAX_GOODS];
      guint n = unpack_goods (p->goods[i], goods);

      orrery_tile_set_goods (self->tiles->pdata[i], goods, n);
    }
  update_marks (self);
}

static void
update (OrreryTableau *self)
{
  g_autofree char *count = NULL;

  if (!self->has_state)
    return;
  count = g_strdup_printf (_("%d of %d"), roll_squares (&self->state, self->seat),
                           ROLL_END_SQUARES);
  orrery_why_button_set_label (ORRERY_WHY_BUTTON (self->count), count);
  orrery_why_button_set_what (ORRERY_WHY_BUTTON (self->count), &self->state, self->seat,
                              ROLL_WHY_SQUARES, ROLL_NONE, 0);
  update_tiles (self);
}

/* --- As a part --- */

static void
orrery_tableau_set_state (OrreryTablePart *part,
                          const RollState *state,
                          int              seat)
{
  OrreryTableau *self = ORRERY_TABLEAU (part);

  self->has_state = TRUE;
  self->state = *state;
  self->seat = seat;
  self->cause = ROLL_NONE;
  g_array_set_size (self->answers, 0);
  g_hash_table_remove_all (self->refusals);
  update (self);
}

static void
orrery_tableau_set_answers (OrreryTablePart  *part,
                            const GameAnswer *answers,
                            gsize             n)
{
  OrreryTableau *self = ORRERY_TABLEAU (part);

  g_array_set_size (self->answers, 0);
  for (gsize i = 0; i < n; i++)
    if (face_of (answers[i]) != ROLL_NONE)
      g_array_append_val (self->answers, answers[i]);
  update_marks (self);
}

void
orrery_tableau_set_cause (OrreryTableau *self,
                          guint8         face)
{
  g_return_if_fail (ORRERY_IS_TABLEAU (self));

  self->cause = face;
  update_marks (self);
}

void
orrery_tableau_set_refusal (OrreryTableau *self,
                            guint8         face,
                            const char    *reason)
{
  g_return_if_fail (ORRERY_IS_TABLEAU (self));

  if (reason)
    g_hash_table_insert (self->refusals, GUINT_TO_POINTER (face), g_strdup (reason));
  else
    g_hash_table_remove (self->refusals, GUINT_TO_POINTER (face));
  update_marks (self);
}

void
orrery_tableau_set_compact (OrreryTableau *self,
                            gboolean       compact)
{
  g_return_if_fail (ORRERY_IS_TABLEAU (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  self->tile_width = compact ? COMPACT : 0;
  gtk_widget_set_visible (gtk_widget_get_parent (self->title), !compact);
  cut_tiles (self, 0);
  update (self);
}

guint
orrery_tableau_get_n_tiles (OrreryTableau *self)
{
  g_return_val_if_fail (ORRERY_IS_TABLEAU (self), 0);

  return self->tiles->len;
}

void
orrery_tableau_get_drawn (OrreryTableau *self,
                          guint          i,
                          guint8        *face,
                          guint8        *goods)
{
  RollColour colours[ORRERY_TILE_MAX_GOODS];

  g_return_if_fail (ORRERY_IS_TABLEAU (self) && i < self->tiles->len);

  *face = orrery_tile_get_face (self->tiles->pdata[i]);
  *goods = 0;
  for (guint n = orrery_tile_get_goods (self->tiles->pdata[i], colours); n > 0; n--)
    *goods = *goods << 4 | (colours[n - 1] + 1);
}

GtkWidget *
orrery_tableau_get_tile (OrreryTableau *self,
                         guint8         face)
{
  g_return_val_if_fail (ORRERY_IS_TABLEAU (self), NULL);

  for (guint i = 0; i < self->tiles->len; i++)
    if (orrery_tile_get_face (self->tiles->pdata[i]) == face)
      return self->tiles->pdata[i];
  return NULL;
}

/* --- Layout --- */

/* Tiles shrink so that all are seen, up to a point. */
static int
fitting_width (OrreryTableau *self,
               int            width)
{
  double letter = orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  int n = MAX (self->tiles->len, 1), widest = WIDEST * CLAMP (letter, 1, 1.6);
  int narrowest = NARROWEST * CLAMP (letter, 1, 1.6);

  if (self->compact)
    return COMPACT;
  return CLAMP ((width - 12 - (n - 1) * GAP) / n, narrowest, widest);
}

static void
orrery_tableau_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  OrreryTableau *self = ORRERY_TABLEAU (widget);
  int tile = fitting_width (self, width);

  if (tile != self->tile_width)
    {
      self->tile_width = tile;
      for (guint i = 0; i < self->tiles->len; i++)
        orrery_tile_set_width (self->tiles->pdata[i], tile);
    }
  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->box, width, height, baseline, NULL);
}

static void
orrery_tableau_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  OrreryTableau *self = ORRERY_TABLEAU (widget);

  gtk_widget_measure (self->box, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && !self->compact)
    *natural = MAX (*natural, (int) self->tiles->len * (WIDEST + GAP));
}

/* --- Building --- */

static GtkWidget *
build_header (OrreryTableau *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->title = orrery_label_new ("heading", 0);
  gtk_label_set_text (GTK_LABEL (self->title), _("Tableau"));
  self->count = orrery_why_button_new ();
  gtk_widget_add_css_class (self->count, "caption");
  gtk_widget_add_css_class (self->count, "dim-label");
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->count);
  return box;
}

GtkWidget *
orrery_tableau_new (void)
{
  return g_object_new (ORRERY_TYPE_TABLEAU, NULL);
}

static void
orrery_tableau_dispose (GObject *object)
{
  OrreryTableau *self = ORRERY_TABLEAU (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (orrery_tableau_parent_class)->dispose (object);
}

static void
orrery_tableau_finalize (GObject *object)
{
  OrreryTableau *self = ORRERY_TABLEAU (object);

  g_array_unref (self->answers);
  g_hash_table_unref (self->refusals);
  g_ptr_array_unref (self->tiles);
  G_OBJECT_CLASS (orrery_tableau_parent_class)->finalize (object);
}

static void
part_init (OrreryTablePartInterface *iface)
{
  iface->set_state = orrery_tableau_set_state;
  iface->set_answers = orrery_tableau_set_answers;
}

static void
orrery_tableau_class_init (OrreryTableauClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = orrery_tableau_dispose;
  G_OBJECT_CLASS (class)->finalize = orrery_tableau_finalize;
  widget_class->measure = orrery_tableau_measure;
  widget_class->size_allocate = orrery_tableau_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "orrery-tableau");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_tableau_init (OrreryTableau *self)
{
  orrery_table_style_ensure ();
  self->cause = ROLL_NONE;
  self->tile_width = WIDEST;
  self->answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  self->refusals = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->tiles = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_add_css_class (self->row, "orrery-tableau-row");
  self->scroller = orrery_sideways_new (self->row);
  gtk_box_append (GTK_BOX (self->box), build_header (self));
  gtk_box_append (GTK_BOX (self->box), self->scroller);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Tableau"), -1);
}
