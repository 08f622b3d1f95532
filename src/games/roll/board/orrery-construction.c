/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-construction.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/roll/assist/drafts/orrery-dice-model.h"
#include "games/roll/board/orrery-building.h"
#include "games/roll/board/orrery-tile-stack.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/style/orrery-text.h"

/* Tiles of an unfolded stack and in hand. */
#define TILE_WIDTH 72

struct _OrreryConstruction
{
  AdwBin parent_instance;

  gboolean compact;
  double zoom;
  gboolean has_state;
  RollState state;
  int seat;
  gboolean unfolded[2]; /* by the person */
  gboolean ticking;
  gboolean brief;
  guint64 ticked[2];
  GArray *answers;

  GtkWidget *box;
  GtkWidget *halves;
  GtkWidget *between;
  GtkWidget *buildings[2];
  GtkWidget *stacks; /* both, side by side if there is room */
  GtkWidget *folds[2];
  GtkWidget *fold_titles[2];
  GtkWidget *fold_rows[2];
  GtkWidget *hand;
  GtkWidget *hand_title;
  GtkWidget *hand_row;
};

static void part_init (OrreryBoardPartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryConstruction, orrery_construction, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_BOARD_PART, part_init))

static guint ticked_signal;

/* --- Answers --- */

static gboolean
is_tile_answer (GameAnswer answer)
{
  return GAME_ANSWER_KIND (answer) == ROLL_DO_ABANDON || GAME_ANSWER_KIND (answer) == ROLL_DO_GIVE;
}

/* The kind of the zone that contains the dice of an answer, or -1. */
static int
zone_of (OrreryConstruction *self, GameAnswer answer, guint *colour)
{
  OrreryDieMove move;

  if (!orrery_die_move_of (&self->state, answer, &move) || move.from < ROLL_ZONE
      || move.from > ROLL_ZONE + ROLL_WORLD)
    return -1;
  *colour = move.colour;
  return move.from - ROLL_ZONE;
}

static gboolean
is_ours (OrreryConstruction *self, GameAnswer answer)
{
  guint colour;

  return is_tile_answer (answer) || GAME_ANSWER_KIND (answer) == ROLL_DO_PUT
         || zone_of (self, answer, &colour) >= 0;
}

typedef gboolean (*AnswerTest) (OrreryConstruction *self,
                                GameAnswer          answer,
                                guint               a,
                                guint               b);

static void
give_those (OrreryConstruction *self, AnswerTest test, guint a, guint b, GtkWidget *at)
{
  g_autoptr (GArray) about = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (guint i = 0; i < self->answers->len; i++)
    {
      GameAnswer answer = g_array_index (self->answers, GameAnswer, i);

      if (test (self, answer, a, b))
        g_array_append_val (about, answer);
    }
  if (about->len == 0)
    gtk_widget_error_bell (GTK_WIDGET (self));
  orrery_board_part_give (ORRERY_BOARD_PART (self), (const GameAnswer *) about->data, about->len,
                          at);
}

static gboolean
is_about_die (OrreryConstruction *self, GameAnswer answer, guint kind, guint colour)
{
  guint about = ROLL_NO_COLOUR;

  return zone_of (self, answer, &about) == (int) kind && about == colour;
}

static gboolean
is_about_position (OrreryConstruction *self, GameAnswer answer, guint kind, guint position)
{
  return is_tile_answer (answer) && GAME_ANSWER_A (answer) == kind
         && GAME_ANSWER_B (answer) == position;
}

static gboolean
is_about_put (OrreryConstruction *self, GameAnswer answer, guint face, guint kind)
{
  return GAME_ANSWER_KIND (answer) == ROLL_DO_PUT && GAME_ANSWER_A (answer) == face
         && GAME_ANSWER_B (answer) == kind;
}

static gboolean
is_offered (OrreryConstruction *self, AnswerTest test, guint a, guint b)
{
  for (guint i = 0; i < self->answers->len; i++)
    if (test (self, g_array_index (self->answers, GameAnswer, i), a, b))
      return TRUE;
  return FALSE;
}

/* --- Rows of tiles --- */

typedef struct
{
  guint8 face; /* or ROLL_UNKNOWN */
  guint8 kind;
  guint8 position; /* from 1; 0: in hand */
} TileKey;

static guint
key_pack (TileKey key)
{
  return 1u << 24 | key.face << 16 | key.kind << 8 | key.position;
}

static void
on_tile_clicked_cb (OrreryConstruction *self, GtkWidget *tile)
{
  guint key = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (tile), "key"));
  guint face = key >> 16 & 0xff, kind = key >> 8 & 0xff, position = key & 0xff;

  if (position == 0)
    give_those (self, is_about_put, face, kind, tile);
  else if (self->ticking)
    g_signal_emit (self, ticked_signal, 0, kind, position,
                   (self->ticked[kind] >> (position - 1) & 1) == 0);
  else if (is_offered (self, is_about_position, kind, position))
    give_those (self, is_about_position, kind, position, tile);
  else if (face < ROLL_N_FACES)
    orrery_table_look_up_face (GTK_WIDGET (self), face);
}

static int
tile_width (OrreryConstruction *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));

  return TILE_WIDTH * MIN (self->zoom, 1.5) * CLAMP (orrery_text_factor (context), 1, 1.6);
}

static void
add_tile (OrreryConstruction *self, GtkWidget *row, TileKey key, OrreryPieceState state)
{
  GtkWidget *tile;

  if (key.face < ROLL_N_FACES)
    {
      tile = orrery_tile_new (key.face, ORRERY_TILE_SMALL);
      orrery_tile_set_width (ORRERY_TILE (tile), tile_width (self));
      orrery_piece_set_activatable (ORRERY_PIECE (tile), TRUE);
      orrery_piece_set_state (ORRERY_PIECE (tile), state);
    }
  else
    tile = orrery_tile_back_new (tile_width (self), tile_width (self) * 6 / 5);
  g_object_set_data (G_OBJECT (tile), "key", GUINT_TO_POINTER (key_pack (key)));
  g_signal_connect_object (tile, "clicked", G_CALLBACK (on_tile_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), tile);
}

static gboolean
is_choosing (OrreryConstruction *self, RollKind kind)
{
  if (self->brief)
    return FALSE;
  for (guint i = 0; i < self->answers->len; i++)
    {
      GameAnswer answer = g_array_index (self->answers, GameAnswer, i);

      if (is_tile_answer (answer) && GAME_ANSWER_A (answer) == kind)
        return TRUE;
    }
  return self->ticking;
}

/* Tiles to choose from replace the building sites, so the board keeps its height. */
static void
update_halves (OrreryConstruction *self)
{
  const RollSeat *p = &self->state.seats[self->seat];
  gboolean choosing = FALSE;

  for (guint kind = 0; kind < 2; kind++)
    choosing |= p->n_stack[kind] > 0 && is_choosing (self, kind);
  gtk_widget_set_visible (self->halves, self->compact || !choosing);
}

static void
update_fold (OrreryConstruction *self, RollKind kind)
{
  const RollSeat *p = &self->state.seats[self->seat];
  gboolean open = p->n_stack[kind] > 0 && (self->unfolded[kind] || is_choosing (self, kind));
  guint64 marked = self->ticking ? self->ticked[kind]
                   : self->state.actor == self->seat ? self->state.now.marked[kind] : 0;

  orrery_clear_children (self->fold_rows[kind]);
  gtk_widget_set_visible (self->folds[kind], open);
  gtk_widget_set_visible (self->stacks, gtk_widget_get_visible (self->folds[0]) || gtk_widget_get_visible (self->folds[1]));
  for (guint i = 0; open && i < p->n_stack[kind]; i++)
    {
      OrreryPieceState state = 0;

      if (marked >> i & 1)
        state = ORRERY_PIECE_SELECTED;
      else if (is_offered (self, is_about_position, kind, i + 1) && !self->ticking)
        state = ORRERY_PIECE_TARGET;
      add_tile (self, self->fold_rows[kind],
                (TileKey) { roll_stack_at (p, kind, i), kind, i + 1 }, state);
    }
}

/* Tiles in hand show both sides, one pair per tile. */
static void
add_pair (OrreryConstruction *self, guint8 tile)
{
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_add_css_class (pair, "orrery-pair");
  for (guint kind = 0; kind < 2; kind++)
    {
      guint8 face = kind == ROLL_WORLD ? ROLL_WORLD_OF (tile) : ROLL_DEVELOPMENT_OF (tile);

      add_tile (self, pair, (TileKey) { face, kind, 0 },
                is_offered (self, is_about_put, face, kind) ? ORRERY_PIECE_TARGET : 0);
    }
  gtk_box_append (GTK_BOX (self->hand_row), pair);
}

static gboolean
is_drawing (OrreryConstruction *self)
{
  const RollState *state = &self->state;

  return state->step == ROLL_STEP_PHASES && state->phase == ROLL_EXPLORE
         && (state->first + state->turn) % state->n_seats == self->seat;
}

/* There is nothing to see of a tile that nobody has named. */
static void
update_hand (OrreryConstruction *self)
{
  const guint n = is_drawing (self) ? self->state.now.n_drawn : 0;

  orrery_clear_children (self->hand_row);
  for (guint i = 0; i < n; i++)
    if (self->state.now.drawn[i] != ROLL_UNKNOWN)
      add_pair (self, self->state.now.drawn[i]);
  gtk_widget_set_visible (self->hand, gtk_widget_get_first_child (self->hand_row) != NULL);
}

/* --- Dice --- */

static void
update_offers (OrreryConstruction *self)
{
  const RollState *state = &self->state;
  guint colours[2] = { 0, 0 };

  for (guint i = 0; i < self->answers->len; i++)
    {
      guint colour;
      int kind = zone_of (self, g_array_index (self->answers, GameAnswer, i), &colour);

      if (kind >= 0)
        colours[kind] |= ROLL_BIT (colour);
    }
  for (guint kind = 0; kind < 2; kind++)
    {
      const guint8 *marked = NULL;
      guint zone = state->phase == ROLL_SETTLE ? ROLL_WORLD : ROLL_DEVELOPMENT;

      if (state->actor == self->seat && kind == zone
          && (state->ask == ROLL_ASK_COUNT || state->ask == ROLL_ASK_KEEP))
        marked = state->ask == ROLL_ASK_COUNT ? state->now.picked : state->now.kept;
      orrery_building_set_offer (ORRERY_BUILDING (self->buildings[kind]), colours[kind], marked);
    }
}

static void
on_die_picked_cb (OrreryConstruction *self, guint colour, GtkWidget *die, GtkWidget *building)
{
  give_those (self, is_about_die, building == self->buildings[ROLL_WORLD], colour, die);
}

static void set_unfolded (OrreryConstruction *self, RollKind kind, gboolean unfolded);

static void
on_top_clicked_cb (OrreryConstruction *self, GtkWidget *building)
{
  RollKind kind = building == self->buildings[ROLL_WORLD];
  guint8 top = orrery_building_get_top (ORRERY_BUILDING (building));

  if (self->state.seats[self->seat].n_stack[kind] > 1)
    set_unfolded (self, kind, !self->unfolded[kind]);
  else if (top < ROLL_N_FACES)
    orrery_table_look_up_face (GTK_WIDGET (self), top);
}

/* --- As a part --- */

static void
update (OrreryConstruction *self)
{
  if (!self->has_state)
    return;
  for (guint kind = 0; kind < 2; kind++)
    update_fold (self, kind);
  update_halves (self);
  update_hand (self);
  update_offers (self);
}

static void
orrery_construction_set_state (OrreryBoardPart *part, const RollState *state, int seat)
{
  OrreryConstruction *self = ORRERY_CONSTRUCTION (part);

  if (self->seat != seat)
    self->unfolded[0] = self->unfolded[1] = FALSE;
  self->has_state = TRUE;
  self->state = *state;
  self->seat = seat;
  self->ticking = FALSE;
  g_array_set_size (self->answers, 0);
  for (guint kind = 0; kind < 2; kind++)
    orrery_building_set_state (ORRERY_BUILDING (self->buildings[kind]), state, seat);
  update (self);
}

static void
orrery_construction_set_answers (OrreryBoardPart *part, const GameAnswer *answers, gsize n)
{
  OrreryConstruction *self = ORRERY_CONSTRUCTION (part);

  g_return_if_fail (self->has_state);

  g_array_set_size (self->answers, 0);
  for (gsize i = 0; i < n; i++)
    if (is_ours (self, answers[i]))
      g_array_append_val (self->answers, answers[i]);
  update (self);
}

static void
set_unfolded (OrreryConstruction *self, RollKind kind, gboolean unfolded)
{
  g_return_if_fail (ORRERY_IS_CONSTRUCTION (self) && kind <= ROLL_WORLD);

  self->unfolded[kind] = unfolded;
  update (self);
}

void
orrery_construction_set_ticking (OrreryConstruction *self, gboolean ticking)
{
  g_return_if_fail (ORRERY_IS_CONSTRUCTION (self));

  self->ticking = ticking;
  self->ticked[0] = self->ticked[1] = 0;
  update (self);
}

void
orrery_construction_set_brief (OrreryConstruction *self, gboolean brief)
{
  g_return_if_fail (ORRERY_IS_CONSTRUCTION (self));

  if (self->brief == brief)
    return;
  self->brief = brief;
  update (self);
}

void
orrery_construction_set_flat (OrreryConstruction *self, gboolean flat)
{
  g_return_if_fail (ORRERY_IS_CONSTRUCTION (self));

  for (guint kind = 0; kind < 2; kind++)
    orrery_building_set_flat (ORRERY_BUILDING (self->buildings[kind]), flat);
}

void
orrery_construction_set_ticked (OrreryConstruction *self, RollKind kind, guint64 positions)
{
  g_return_if_fail (ORRERY_IS_CONSTRUCTION (self) && kind <= ROLL_WORLD);

  self->ticked[kind] = positions;
  update (self);
}

void
orrery_construction_set_compact (OrreryConstruction *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_CONSTRUCTION (self));

  self->compact = compact;
  for (guint kind = 0; kind < 2; kind++)
    orrery_building_set_compact (ORRERY_BUILDING (self->buildings[kind]), compact);
  gtk_widget_set_visible (self->between, !compact);
  gtk_box_set_spacing (GTK_BOX (self->halves), compact ? 8 : 12);
  gtk_box_set_homogeneous (GTK_BOX (self->halves), compact);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->stacks),
                                  compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  update (self);
}

static void
orrery_construction_set_zoom (OrreryBoardPart *part, double zoom)
{
  OrreryConstruction *self = ORRERY_CONSTRUCTION (part);

  if (self->zoom == zoom)
    return;
  self->zoom = zoom;
  for (guint kind = 0; kind < 2; kind++)
    orrery_building_set_zoom (ORRERY_BUILDING (self->buildings[kind]), zoom);
  update (self);
}

GtkWidget *
orrery_construction_get_building (OrreryConstruction *self, RollKind kind)
{
  g_return_val_if_fail (ORRERY_IS_CONSTRUCTION (self), NULL);

  return self->buildings[kind];
}

void
orrery_construction_get_drawn (OrreryConstruction *self, RollKind kind, OrreryDrawnStack *drawn)
{
  OrreryBuilding *building;

  g_return_if_fail (ORRERY_IS_CONSTRUCTION (self) && kind <= ROLL_WORLD);

  building = ORRERY_BUILDING (self->buildings[kind]);
  memset (drawn, 0, sizeof *drawn);
  drawn->top = orrery_building_get_top (building);
  drawn->n_stack = orrery_building_get_n_stack (building);
  drawn->cost = orrery_building_get_cost (building);
  orrery_building_get_dice (building, drawn->dice);
  for (GtkWidget *tile = gtk_widget_get_first_child (self->fold_rows[kind]); tile;
       tile = gtk_widget_get_next_sibling (tile))
    drawn->unfolded[drawn->n_unfolded++]
      = ORRERY_IS_TILE (tile) ? orrery_tile_get_face (ORRERY_TILE (tile)) : ROLL_UNKNOWN;
}

/* --- Building --- */

static GtkWidget *
build_row (const char *title, GtkWidget **label, GtkWidget **row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *sideways;

  *label = orrery_label_new ("caption-heading", 0);
  gtk_label_set_text (GTK_LABEL (*label), title);
  gtk_label_set_wrap (GTK_LABEL (*label), TRUE);
  gtk_label_set_yalign (GTK_LABEL (*label), 1);
  *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_add_css_class (*row, "orrery-tableau-row");
  gtk_box_append (GTK_BOX (box), *label);
  /* The longer stack gets more of the width. */
  sideways = orrery_sideways_new (*row);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (sideways), TRUE);
  gtk_box_append (GTK_BOX (box), sideways);
  gtk_widget_set_visible (box, FALSE);
  return box;
}

GtkWidget *
orrery_construction_new (void)
{
  return g_object_new (ORRERY_TYPE_CONSTRUCTION, NULL);
}

static void
orrery_construction_finalize (GObject *object)
{
  g_array_unref (ORRERY_CONSTRUCTION (object)->answers);
  G_OBJECT_CLASS (orrery_construction_parent_class)->finalize (object);
}

static void
part_init (OrreryBoardPartInterface *iface)
{
  iface->set_state = orrery_construction_set_state;
  iface->set_answers = orrery_construction_set_answers;
  iface->set_zoom = orrery_construction_set_zoom;
}

static void
orrery_construction_class_init (OrreryConstructionClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_construction_finalize;
  ticked_signal = g_signal_new ("ticked", ORRERY_TYPE_CONSTRUCTION, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT,
                                G_TYPE_BOOLEAN);
  gtk_widget_class_set_css_name (widget_class, "orrery-construction");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
build_building (OrreryConstruction *self, RollKind kind)
{
  self->buildings[kind] = orrery_building_new (kind);
  gtk_widget_set_hexpand (self->buildings[kind], TRUE);
  g_signal_connect_object (self->buildings[kind], "die-picked", G_CALLBACK (on_die_picked_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buildings[kind], "top-clicked", G_CALLBACK (on_top_clicked_cb),
                           self, G_CONNECT_SWAPPED);
  if (kind == ROLL_WORLD)
    {
      self->between = gtk_separator_new (GTK_ORIENTATION_VERTICAL);
      gtk_box_append (GTK_BOX (self->halves), self->between);
    }
  gtk_box_append (GTK_BOX (self->halves), self->buildings[kind]);
}

static void
orrery_construction_init (OrreryConstruction *self)
{
  g_autoptr (GtkSizeGroup) titles = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);

  orrery_style_sheet_ensure ();
  self->zoom = 1;
  self->answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->halves = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (self->box), self->halves);
  self->hand = build_row (_("Drawn: choose a side for each"), &self->hand_title, &self->hand_row);
  gtk_box_append (GTK_BOX (self->box), self->hand);
  self->stacks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_visible (self->stacks, FALSE);
  gtk_box_append (GTK_BOX (self->box), self->stacks);
  for (guint kind = 0; kind < 2; kind++)
    {
      build_building (self, kind);
      self->folds[kind] = build_row (kind == ROLL_WORLD ? _("World stack, from the top")
                                                        : _("Development stack, from the top"),
                                     &self->fold_titles[kind], &self->fold_rows[kind]);
      gtk_size_group_add_widget (titles, self->fold_titles[kind]);
      gtk_box_append (GTK_BOX (self->stacks), self->folds[kind]);
    }
  adw_bin_set_child (ADW_BIN (self), self->box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Construction zone"), -1);
}
