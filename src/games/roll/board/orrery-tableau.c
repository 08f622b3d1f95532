/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-tableau.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/roll/board/orrery-tableau-arrange.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/board/orrery-why.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/style/orrery-text.h"

#define GAP ORRERY_TABLEAU_GAP
#define AROUND 12 /* the row's own padding */
#define COMPACT 64
#define LEAST 48

struct _OrreryTableau
{
  GtkWidget parent_instance;

  gboolean compact;
  gboolean plain;
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
  GtkWidget *grid;
  GPtrArray *tiles;    /* of OrreryTile, not owned */
  guint highest; /* of them, for the last width that did not fit */
  double zoom;
  OrreryArrangement arranged;
  guint tried[4];      /* the input of that computation */
};

static void part_init (OrreryBoardPartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryTableau, orrery_tableau, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_BOARD_PART, part_init))

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
is_offered (OrreryTableau *self, guint8 face)
{
  for (guint i = 0; i < self->answers->len; i++)
    if (face_of (g_array_index (self->answers, GameAnswer, i)) == face)
      return TRUE;
  return FALSE;
}

static void
on_clicked_cb (OrreryTableau *self, OrreryTile *tile)
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
    orrery_board_part_give (ORRERY_BOARD_PART (self), (const GameAnswer *) about->data, about->len,
                            GTK_WIDGET (tile));
}

/* --- Tiles --- */

static void
on_focus_cb (OrreryTableau *self, GParamSpec *pspec, GtkWidget *tile)
{
  GtkAdjustment *across
    = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  graphene_rect_t at;

  if (gtk_widget_has_focus (tile) && gtk_widget_compute_bounds (tile, self->grid, &at))
    gtk_adjustment_clamp_page (across, at.origin.x - GAP, at.origin.x + at.size.width + GAP);
}

static void
put_tile (OrreryTableau *self, guint i)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  GtkLayoutChild *place = gtk_layout_manager_get_layout_child (layout, self->tiles->pdata[i]);
  guint columns = MAX (self->arranged.columns, 1);

  gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (place), i % columns);
  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (place), i / columns);
}

static void
add_tile (OrreryTableau *self, guint8 face)
{
  GtkWidget *tile = orrery_tile_new (face, self->arranged.size);

  orrery_piece_set_activatable (ORRERY_PIECE (tile), TRUE);
  orrery_tile_set_width (ORRERY_TILE (tile), self->arranged.width);
  gtk_widget_set_valign (tile, GTK_ALIGN_FILL);
  g_signal_connect_object (tile, "clicked", G_CALLBACK (on_clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tile, "notify::has-focus", G_CALLBACK (on_focus_cb), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->tiles, tile);
  gtk_grid_attach (GTK_GRID (self->grid), tile, 0, 0, 1, 1);
  put_tile (self, self->tiles->len - 1);
}

static void
cut_tiles (OrreryTableau *self, guint n)
{
  while (self->tiles->len > n)
    {
      gtk_grid_remove (GTK_GRID (self->grid), self->tiles->pdata[self->tiles->len - 1]);
      g_ptr_array_set_size (self->tiles, self->tiles->len - 1);
    }
}

static guint
unpack_goods (guint8 goods, RollColour *colours)
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
orrery_tableau_set_state (OrreryBoardPart *part, const RollState *state, int seat)
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
orrery_tableau_set_answers (OrreryBoardPart *part, const GameAnswer *answers, gsize n)
{
  OrreryTableau *self = ORRERY_TABLEAU (part);

  g_array_set_size (self->answers, 0);
  for (gsize i = 0; i < n; i++)
    if (face_of (answers[i]) != ROLL_NONE)
      g_array_append_val (self->answers, answers[i]);
  update_marks (self);
}

void
orrery_tableau_set_cause (OrreryTableau *self, guint8 face)
{
  g_return_if_fail (ORRERY_IS_TABLEAU (self));

  self->cause = face;
  update_marks (self);
}

void
orrery_tableau_set_refusal (OrreryTableau *self, guint8 face, const char *reason)
{
  g_return_if_fail (ORRERY_IS_TABLEAU (self));

  if (reason)
    g_hash_table_insert (self->refusals, GUINT_TO_POINTER (face), g_strdup (reason));
  else
    g_hash_table_remove (self->refusals, GUINT_TO_POINTER (face));
  update_marks (self);
}

void
orrery_tableau_set_compact (OrreryTableau *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_TABLEAU (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  gtk_widget_set_visible (gtk_widget_get_parent (self->title), !compact);
  self->tried[0] = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
orrery_tableau_set_plain (OrreryTableau *self, gboolean plain)
{
  g_return_if_fail (ORRERY_IS_TABLEAU (self));

  if (self->plain == plain)
    return;
  self->plain = plain;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
orrery_tableau_set_zoom (OrreryBoardPart *part, double zoom)
{
  OrreryTableau *self = ORRERY_TABLEAU (part);

  if (self->zoom == zoom)
    return;
  self->zoom = zoom;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
orrery_tableau_get_drawn (OrreryTableau *self, guint i, guint8 *face, guint8 *goods)
{
  RollColour colours[ORRERY_TILE_MAX_GOODS];

  if (i >= self->tiles->len)
    return FALSE;
  *face = orrery_tile_get_face (self->tiles->pdata[i]);
  *goods = 0;
  for (guint n = orrery_tile_get_goods (self->tiles->pdata[i], colours); n > 0; n--)
    *goods = *goods << 4 | (colours[n - 1] + 1);
  return TRUE;
}

GtkWidget *
orrery_tableau_get_tile (OrreryTableau *self, guint8 face)
{
  g_return_val_if_fail (ORRERY_IS_TABLEAU (self), NULL);

  for (guint i = 0; i < self->tiles->len; i++)
    if (orrery_tile_get_face (self->tiles->pdata[i]) == face)
      return self->tiles->pdata[i];
  return NULL;
}

/* --- Layout --- */

static int
header_height (OrreryTableau *self)
{
  int height;

  gtk_widget_measure (gtk_widget_get_parent (self->title), GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

static OrreryTableauTiles
list_tiles (OrreryTableau *self)
{
  const RollSeat *p = &self->state.seats[self->seat];

  return (OrreryTableauTiles) {
    .faces = p->tableau, .n = self->tiles->len, .highest = self->highest, .zoom = self->zoom,
    .context = orrery_text_context_copy (gtk_widget_get_pango_context (GTK_WIDGET (self))),
  };
}

static void
end_tiles (OrreryTableau *self, OrreryTableauTiles *tiles)
{
  self->highest = tiles->highest;
  g_object_unref (tiles->context);
}

static void
arrange (OrreryTableau *self, int width, int height, OrreryArrangement *out)
{
  OrreryTableauTiles tiles;

  *out = (OrreryArrangement) { ORRERY_TILE_MINI, COMPACT, MAX (self->tiles->len, 1) };
  if (self->compact)
    return;
  tiles = list_tiles (self);
  orrery_tableau_arrange (&tiles, width - AROUND, height - header_height (self) - AROUND, out);
  end_tiles (self, &tiles);
}

static guint
hash_tiles (OrreryTableau *self)
{
  guint hash = self->compact;

  for (guint i = 0; i < self->tiles->len; i++)
    hash = hash * 151 + orrery_tile_get_face (self->tiles->pdata[i]) + 1;
  return hash;
}

static void
use (OrreryTableau *self, const OrreryArrangement *arranged)
{
  if (memcmp (&self->arranged, arranged, sizeof *arranged) == 0)
    return;
  self->arranged = *arranged;
  for (guint i = 0; i < self->tiles->len; i++)
    {
      g_object_set (self->tiles->pdata[i], "tile-size", arranged->size, NULL);
      orrery_tile_set_width (self->tiles->pdata[i], arranged->width);
      put_tile (self, i);
    }
}

/* Recomputed only if something relevant has changed. */
static void
rearrange (OrreryTableau *self, int width, int height)
{
  const double letter = orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  const guint now[] = { hash_tiles (self), width, height, 1000 * self->zoom * letter };
  OrreryArrangement arranged = { 0 };

  if (memcmp (self->tried, now, sizeof now) == 0)
    return;
  memcpy (self->tried, now, sizeof now);
  arrange (self, width, height, &arranged);
  use (self, &arranged);
}

static void
orrery_tableau_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryTableau *self = ORRERY_TABLEAU (widget);

  rearrange (self, width, height);
  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (self->box, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->box, width, height, baseline, NULL);
}

/* At least one row of pictures; unless it is plain, of words, or rows of names. */
static void
measure_height (OrreryTableau *self, int width, int *minimum, int *natural)
{
  const int header = header_height (self) + AROUND;
  OrreryTableauTiles tiles;

  /* GTK looks for a width that gives the height without one, and complains if there is none. */
  if (width <= 0)
    width = G_MAXINT16;
  *minimum = *natural = header + LEAST;
  tiles = list_tiles (self);
  if (!self->plain)
    *minimum = header + MAX (LEAST, orrery_tableau_get_least_height (&tiles, width - AROUND));
  *natural = MAX (*minimum, header + orrery_tableau_get_height (&tiles, width - AROUND));
  end_tiles (self, &tiles);
}

static void
orrery_tableau_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryTableau *self = ORRERY_TABLEAU (widget);

  /* Its width does not depend on the height, which may be less than the box wants. */
  gtk_widget_measure (self->box, orientation, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, minimum, natural,
                      NULL, NULL);
  if (self->compact)
    return;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    measure_height (self, for_size, minimum, natural);
  else
    *natural = MAX (*natural, (int) self->tiles->len * (ORRERY_TABLEAU_WIDEST + GAP));
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
part_init (OrreryBoardPartInterface *iface)
{
  iface->set_state = orrery_tableau_set_state;
  iface->set_answers = orrery_tableau_set_answers;
  iface->set_zoom = orrery_tableau_set_zoom;
}

static void
orrery_tableau_class_init (OrreryTableauClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = orrery_tableau_dispose;
  G_OBJECT_CLASS (class)->finalize = orrery_tableau_finalize;
  widget_class->get_request_mode = orrery_get_height_for_width;
  widget_class->measure = orrery_tableau_measure;
  widget_class->size_allocate = orrery_tableau_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "orrery-tableau");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_tableau_init (OrreryTableau *self)
{
  orrery_style_sheet_ensure ();
  self->cause = ROLL_NONE;
  self->zoom = 1;
  self->arranged = (OrreryArrangement) { ORRERY_TILE_SMALL, COMPACT, 12 };
  self->answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  self->refusals = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->tiles = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), GAP);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), GAP);
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_widget_set_valign (self->grid, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->grid, "orrery-tableau-row");
  self->scroller = orrery_sideways_new (self->grid);
  gtk_box_append (GTK_BOX (self->box), build_header (self));
  gtk_box_append (GTK_BOX (self->box), self->scroller);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Tableau"), -1);
}
