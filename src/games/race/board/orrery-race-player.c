/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-player.h"

#include <glib/gi18n-lib.h>

#include "games/race/board/orrery-race-card.h"
#include "games/race/board/orrery-race-parts.h"
#include "games/race/board/orrery-race-slots.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-info-popover.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/question/orrery-counter.h"

enum
{
  SLOT = 26,
  WIDE_SLOT = 35, /* with all on one line */
  POPOVER_CARD = 64, /* on a phone */
  POPOVER_COLUMNS = 4,
  POPOVER_GAP = 8,
};

struct _OrreryRacePlayer
{
  GtkWidget parent_instance;

  gboolean compact;
  gboolean wide;
  gboolean has_state;
  RaceState state;
  int seat;
  OrreryRaceStatus status;
  char *deed;
  char *name;

  GtkWidget *button;
  GtkWidget *popover; /* NULL before it is opened */
  GtkWidget *cards;   /* in it */
  GtkWidget *mark;
  GtkWidget *name_label;
  GtkWidget *check;
  GtkWidget *status_label; /* NULL if there is no room */
  GtkWidget *chips;
  GtkWidget *hand;
  GtkWidget *military; /* NULL if there is no room */
  GtkWidget *score;
  GtkWidget *count;
  GtkWidget *slots;   /* NULL if there is no room */
  GtkWidget *actions; /* the same */
};

G_DEFINE_FINAL_TYPE (OrreryRacePlayer, orrery_race_player, GTK_TYPE_WIDGET)

/* --- What is shown --- */

static const char *
tell_status (OrreryRacePlayer *self)
{
  static const char *const words[] = {
    [ORRERY_RACE_WAITING] = "",
    [ORRERY_RACE_CHOOSING] = N_("is choosing"),
    [ORRERY_RACE_READY] = N_("has chosen"),
    [ORRERY_RACE_DECIDING] = N_("is deciding"),
    [ORRERY_RACE_THINKING] = N_("is thinking"),
    [ORRERY_RACE_WON] = N_("has won"),
  };
  const char *word = words[self->status];

  /* Players without a decision show their last action instead. */
  if ((self->status == ORRERY_RACE_WAITING || self->status == ORRERY_RACE_CHOOSING) && *self->deed != '\0')
    return self->deed;
  return *word != '\0' ? _(word) : "";
}

static void
set_number (GtkWidget *label, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  orrery_label_set (label, text);
}

static void
show_actions (OrreryRacePlayer *self)
{
  const RaceSeat *p = &self->state.seats[self->seat];

  if (self->actions == NULL)
    return;
  orrery_clear_children (self->actions);
  for (guint i = 0; i < G_N_ELEMENTS (p->actions); i++)
    if (p->actions[i] != 0)
      gtk_box_append (GTK_BOX (self->actions), orrery_race_action_tag_new (p->actions[i] - 1u, self->wide));
}

static void
show_count (OrreryRacePlayer *self, guint n)
{
  g_autofree char *text = self->compact ? g_strdup_printf ("%u/%d", n, RACE_END_CARDS)
                                        : g_strdup_printf (_("%u of %d cards"), n, RACE_END_CARDS);

  orrery_label_set (self->count, text);
  orrery_toggle_class (self->count, "orrery-odd", n + 2 >= RACE_END_CARDS);
}

static void
update (OrreryRacePlayer *self)
{
  const RaceSeat *p = &self->state.seats[self->seat];
  const char *status = tell_status (self);
  g_autofree char *points = NULL, *summary = NULL, *spoken = NULL;
  GameScore score;

  if (!self->has_state)
    return;
  race_score (&self->state, &score);
  points = self->compact ? g_strdup_printf ("%d", score.total[self->seat])
                         : g_strdup_printf (_("%d VP"), score.total[self->seat]);
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), self->seat, self->name);
  orrery_label_set (self->name_label, self->name);
  orrery_label_set (self->score, points);
  orrery_counter_set_value (ORRERY_COUNTER (self->chips), p->chips);
  set_number (self->hand, (int) orrery_race_count_held (p));
  if (self->military != NULL)
    set_number (self->military, p->military);
  if (self->status_label != NULL)
    orrery_label_set (self->status_label, status);
  gtk_widget_set_visible (self->check, self->status == ORRERY_RACE_READY || self->status == ORRERY_RACE_WON);
  show_count (self, p->n_tableau);
  show_actions (self);
  if (self->slots != NULL)
    orrery_race_slots_set_seat (ORRERY_RACE_SLOTS (self->slots), &self->state, self->seat);
  summary = orrery_race_dup_summary (&self->state, self->seat, self->name);
  spoken = g_strdup_printf ("%s %s", summary, status);
  orrery_set_spoken (self->button, spoken);
}

/* --- The popover with the whole tableau --- */

static void
look_up_cb (OrreryRaceCard *card, OrreryRacePlayer *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  gtk_widget_activate_action (GTK_WIDGET (self), "table.look-up", "s",
                              race_designs[0][orrery_race_card_get_design (card)].id);
}

/* With powers and bonuses, as in one's own tableau, where there is room. */
static GtkWidget *
new_card (OrreryRacePlayer *self, guint place)
{
  const RaceSeat *p = &self->state.seats[self->seat];
  const guint design = p->tableau[place];
  const gboolean bonus = race_design (&self->state, design)->n_lines > 0;
  GtkWidget *card = orrery_race_card_new (orrery_card_face (&self->state, design), self->compact ? ORRERY_CARD_MINI : ORRERY_CARD_TABLEAU);

  if (self->compact)
    orrery_race_card_set_width (ORRERY_RACE_CARD (card), POPOVER_CARD);
  orrery_race_card_set_marks (ORRERY_RACE_CARD (card), &(OrreryCardMarks) {
    .has_good = p->good[place] != 0,
    .has_bonus = bonus,
    .bonus = bonus ? race_bonus (&self->state, self->seat, (uint8_t) design) : 0,
  });
  return card;
}

static void
fill_popover (OrreryRacePlayer *self)
{
  const RaceSeat *p = &self->state.seats[self->seat];

  orrery_clear_children (self->cards);
  for (guint i = 0; i < p->n_tableau; i++)
    {
      GtkWidget *card = new_card (self, i);

      orrery_piece_set_activatable (ORRERY_PIECE (card), TRUE);
      g_signal_connect_object (card, "clicked", G_CALLBACK (look_up_cb), self, 0);
      gtk_grid_attach (GTK_GRID (self->cards), card, (int) i % POPOVER_COLUMNS, (int) i / POPOVER_COLUMNS, 1, 1);
    }
}

static void
clicked_cb (OrreryRacePlayer *self)
{
  if (!self->has_state || self->state.seats[self->seat].n_tableau == 0)
    return;
  if (self->popover == NULL)
    {
      self->cards = gtk_grid_new ();
      gtk_grid_set_column_spacing (GTK_GRID (self->cards), POPOVER_GAP);
      gtk_grid_set_row_spacing (GTK_GRID (self->cards), POPOVER_GAP);
      self->popover = orrery_info_popover_new ();
      gtk_popover_set_child (GTK_POPOVER (self->popover), self->cards);
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
    }
  fill_popover (self);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

/* --- Building --- */

static GtkWidget *
new_counts (OrreryRacePlayer *self)
{
  const int size = self->compact ? 14 : 18;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, self->compact ? 4 : 8);

  self->chips = orrery_counter_new (ORRERY_COUNTER_CHIPS, 0, size);
  gtk_box_append (GTK_BOX (box), self->chips);
  gtk_box_append (GTK_BOX (box), orrery_race_count_new (orrery_symbol_new (ORRERY_SYMBOL_CARD, size), &self->hand));
  if (self->compact)
    {
      self->count = orrery_label_new ("caption dim-label orrery-number", 1);
      gtk_widget_set_hexpand (self->count, TRUE);
      gtk_box_append (GTK_BOX (box), self->count);
    }
  else
    gtk_box_append (GTK_BOX (box), orrery_race_count_new (orrery_symbol_new (ORRERY_SYMBOL_SHIELD, size), &self->military));
  return box;
}

static void
make_labels (OrreryRacePlayer *self)
{
  self->mark = orrery_seat_mark_new (self->compact ? 20 : 30);
  self->name_label = orrery_label_new ("heading", 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->name_label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (self->name_label, TRUE);
  self->score = orrery_label_new (self->compact ? "heading orrery-number" : "title-4 orrery-number", 1);
  self->check = orrery_symbol_new (ORRERY_SYMBOL_CHECK, 12);
  gtk_widget_add_css_class (self->check, "orrery-good");
}

static GtkWidget *
build_compact (OrreryRacePlayer *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *first = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_append (GTK_BOX (first), self->mark);
  gtk_box_append (GTK_BOX (first), self->name_label);
  gtk_box_append (GTK_BOX (first), self->check);
  gtk_box_append (GTK_BOX (first), self->score);
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), new_counts (self));
  return box;
}

static GtkWidget *
new_status_line (OrreryRacePlayer *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->status_label = orrery_label_new ("caption dim-label", 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->status_label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (line), self->status_label);
  gtk_box_append (GTK_BOX (line), self->check);
  return line;
}

/* The tableau is below the numbers, and its size and the chosen action are next to or below it. */
static GtkWidget *
build_full (OrreryRacePlayer *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *grid = gtk_grid_new ();
  GtkWidget *rest = gtk_box_new (self->wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *below = gtk_box_new (self->wide ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_attach (GTK_GRID (grid), self->mark, 0, 0, 1, 2);
  gtk_grid_attach (GTK_GRID (grid), self->name_label, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), new_status_line (self), 1, 1, 3, 1);
  gtk_grid_attach (GTK_GRID (grid), new_counts (self), 2, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->score, 3, 0, 1, 1);
  self->slots = orrery_race_slots_new (self->wide ? WIDE_SLOT : SLOT, self->wide ? RACE_END_CARDS : RACE_END_CARDS / 2);
  self->count = orrery_label_new ("caption orrery-number", 0);
  self->actions = gtk_box_new (self->wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_hexpand (self->count, self->wide);
  gtk_widget_set_hexpand (self->actions, !self->wide);
  gtk_box_append (GTK_BOX (rest), self->count);
  gtk_box_append (GTK_BOX (rest), self->actions);
  gtk_widget_set_hexpand (rest, TRUE);
  gtk_box_append (GTK_BOX (below), self->slots);
  gtk_box_append (GTK_BOX (below), rest);
  gtk_box_append (GTK_BOX (box), grid);
  gtk_box_append (GTK_BOX (box), below);
  return box;
}

static void
build (OrreryRacePlayer *self)
{
  self->status_label = self->military = self->slots = self->actions = NULL;
  make_labels (self);
  gtk_button_set_child (GTK_BUTTON (self->button), self->compact ? build_compact (self) : build_full (self));
  orrery_toggle_class (self->button, "compact", self->compact);
}

void
orrery_race_player_set_layout (OrreryRacePlayer *self, gboolean compact, gboolean wide)
{
  g_return_if_fail (ORRERY_IS_RACE_PLAYER (self));

  if (self->compact == compact && self->wide == wide)
    return;
  self->compact = compact;
  self->wide = wide;
  build (self);
  update (self);
}

void
orrery_race_player_set_name (OrreryRacePlayer *self, const char *name)
{
  g_return_if_fail (ORRERY_IS_RACE_PLAYER (self));

  g_free (self->name);
  self->name = g_strdup (name);
  update (self);
}

void
orrery_race_player_set_state (OrreryRacePlayer *self, const RaceState *state, int seat)
{
  g_return_if_fail (ORRERY_IS_RACE_PLAYER (self));

  self->has_state = TRUE;
  self->state = *state;
  self->seat = seat;
  update (self);
}

void
orrery_race_player_set_status (OrreryRacePlayer *self, OrreryRaceStatus status, const char *deed)
{
  g_return_if_fail (ORRERY_IS_RACE_PLAYER (self));

  if (self->status == status && g_str_equal (self->deed, deed))
    return;
  self->status = status;
  g_free (self->deed);
  self->deed = g_strdup (deed);
  update (self);
}

/* --- The widget --- */

static void
orrery_race_player_dispose (GObject *object)
{
  OrreryRacePlayer *self = ORRERY_RACE_PLAYER (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->button, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_race_player_parent_class)->dispose (object);
}

static void
orrery_race_player_finalize (GObject *object)
{
  g_free (ORRERY_RACE_PLAYER (object)->name);
  g_free (ORRERY_RACE_PLAYER (object)->deed);

  G_OBJECT_CLASS (orrery_race_player_parent_class)->finalize (object);
}

static void
orrery_race_player_class_init (OrreryRacePlayerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_race_player_dispose;
  G_OBJECT_CLASS (klass)->finalize = orrery_race_player_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_race_player_init (OrreryRacePlayer *self)
{
  orrery_style_sheet_ensure ();
  self->name = g_strdup ("");
  self->deed = g_strdup ("");
  self->button = gtk_button_new ();
  gtk_widget_add_css_class (self->button, "card");
  gtk_widget_add_css_class (self->button, "orrery-seat");
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  build (self);
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
orrery_race_player_new (void)
{
  return g_object_new (ORRERY_TYPE_RACE_PLAYER, NULL);
}
