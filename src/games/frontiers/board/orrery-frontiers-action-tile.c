/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-action-tile.h"

#include "games/frontiers/board/orrery-frontiers-pieces.h"
#include "games/frontiers/words/orrery-frontiers-story.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/question/orrery-counter.h"

#include <glib/gi18n-lib.h>

enum { WIDTH = 100, NAME_CHARS = 14 };

struct _OrreryActionTile
{
  GtkButton parent_instance;

  guint action;
  GtkWidget *mark;  /* of the player who selected it */
  GtkWidget *check; /* the action is done */
  GtkWidget *coin;  /* credits on Produce */
};

G_DEFINE_FINAL_TYPE (OrreryActionTile, orrery_action_tile, GTK_TYPE_BUTTON)

/* The action and its bonus, in a few words. */
static const struct
{
  const char *all, *bonus;
} words[FR_N_ACTIONS] = {
  [FR_RETREAT] = { N_("no action"), N_("2 credits") },
  [FR_CHART] = { N_("no action"), N_("1 credit, a goal") },
  [FR_DEVELOP] = { N_("buy one or pass"), N_("1 credit less") },
  [FR_EXPLORE] = { N_("pick 1 of 7 worlds"), N_("a second world") },
  [FR_SETTLE] = { N_("colonists or settle"), N_("1 colonist first") },
  [FR_PRODUCE] = { N_("goods on colonies"), N_("credits, windfall") },
  [FR_TRADE] = { N_("sell 1, consume"), N_("1 VP first") },
  [FR_ENVOYS] = { N_("no action"), N_("1 VP, go first") },
};

static GtkWidget *
new_line (OrrerySymbolId symbol, const char *text, const char *css_class)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *label = orrery_label_new (css_class, 0);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), orrery_symbol_new (symbol, 13));
  gtk_box_append (GTK_BOX (line), label);
  return line;
}

static GtkWidget *
new_head (OrreryActionTile *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *symbol = orrery_symbol_new (orrery_frontiers_action_symbol (self->action), 24);

  self->check = orrery_symbol_new (ORRERY_SYMBOL_CHECK, 14);
  self->mark = orrery_seat_mark_new (24);
  self->coin = orrery_counter_new (ORRERY_COUNTER_CREDITS, 0, 24);
  orrery_counter_set_inside (ORRERY_COUNTER (self->coin), TRUE);
  gtk_widget_set_hexpand (symbol, TRUE);
  gtk_widget_set_halign (symbol, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (head), symbol);
  gtk_box_append (GTK_BOX (head), self->coin);
  gtk_box_append (GTK_BOX (head), self->check);
  gtk_box_append (GTK_BOX (head), self->mark);
  return head;
}

static void
build (OrreryActionTile *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *name = orrery_label_new ("heading", 0);

  gtk_label_set_label (GTK_LABEL (name), orrery_frontiers_story_action (self->action));
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_label_set_lines (GTK_LABEL (name), 2);
  gtk_label_set_yalign (GTK_LABEL (name), 0);
  gtk_widget_set_vexpand (name, TRUE);
  gtk_box_append (GTK_BOX (box), new_head (self));
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), new_line (ORRERY_SYMBOL_CITIZENRY, _(words[self->action].all), "caption"));
  gtk_box_append (GTK_BOX (box), new_line (ORRERY_SYMBOL_BONUS, _(words[self->action].bonus), "caption-heading"));
  gtk_widget_set_size_request (box, WIDTH, -1);
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
  gtk_button_set_child (GTK_BUTTON (self), box);
}

/* Its position among the tiles selected this round; -1 if it was not selected. */
static int
find_selection (OrreryActionTile *self, const FrState *state)
{
  for (guint i = 0; i < state->n_taken; i++)
    if (state->tile[i] == self->action)
      return (int) i;
  return -1;
}

static void
set_spoken (OrreryActionTile *self, const FrState *state, const char *const *names, int at)
{
  const char *name = orrery_frontiers_story_action (self->action);
  /* Translators: an action tile, what everybody does, and the bonus. */
  g_autofree char *what = g_strdup_printf (_("%s. Everybody: %s. Bonus: %s."), name, _(words[self->action].all), _(words[self->action].bonus));
  g_autofree char *text = at < 0 ? g_strdup (what)
                                 : g_strdup_printf (_("%s Selected by %s."), what, orrery_frontiers_story_name (names, state->selector[at]));

  orrery_set_spoken (GTK_WIDGET (self), text);
  orrery_tooltip_set (GTK_WIDGET (self), text);
}

void
orrery_action_tile_set (OrreryActionTile *self, const FrState *state, const char *const *names)
{
  const int at = find_selection (self, state);
  const gboolean is_now = at >= 0 && state->step == FR_STEP_ACTION && state->action == self->action;
  const gboolean is_chart = (state->options & FR_GOALS) != 0;

  gtk_widget_set_visible (GTK_WIDGET (self), self->action != (is_chart ? FR_RETREAT : FR_CHART));
  gtk_widget_set_visible (self->mark, at >= 0);
  gtk_widget_set_visible (self->check, at >= 0 && !is_now);
  gtk_widget_set_visible (self->coin, self->action == FR_PRODUCE && state->on_produce > 0);
  orrery_counter_set_value (ORRERY_COUNTER (self->coin), state->on_produce);
  if (at >= 0)
    orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), state->selector[at], orrery_frontiers_story_name (names, state->selector[at]));
  orrery_toggle_class (GTK_WIDGET (self), "selected", at >= 0);
  orrery_toggle_class (GTK_WIDGET (self), "now", is_now);
  gtk_widget_set_sensitive (GTK_WIDGET (self), state->ask == FR_ASK_SELECT && at < 0);
  set_spoken (self, state, names, at);
}

static void
orrery_action_tile_class_init (OrreryActionTileClass *klass)
{
}

static void
orrery_action_tile_init (OrreryActionTile *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "orrery-action-tile");
}

GtkWidget *
orrery_action_tile_new (guint action)
{
  OrreryActionTile *self = g_object_new (ORRERY_TYPE_ACTION_TILE, NULL);

  self->action = action;
  build (self);
  return GTK_WIDGET (self);
}
