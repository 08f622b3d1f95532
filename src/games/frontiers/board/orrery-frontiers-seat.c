/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-seat.h"

#include "games/frontiers/assist/orrery-frontiers-book.h"
#include "games/frontiers/board/orrery-frontiers-number.h"
#include "games/frontiers/board/orrery-frontiers-offer.h"
#include "games/frontiers/board/orrery-frontiers-pieces.h"
#include "games/frontiers/board/orrery-frontiers-pips.h"
#include "games/frontiers/words/frontiers-describe.h"
#include "games/frontiers/words/orrery-frontiers-tile.h"
#include "games/frontiers/words/orrery-frontiers-why.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/game/orrery-table-ui.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n-lib.h>

enum { MARK = 34, SPACES = 12, END_SPACES = 2, COLONIES = 8, END_COLONIES = 1, NEAR_SPACES = 8, NEAR_COLONIES = 6 };

struct _OrreryFrontiersSeat
{
  GtkWidget parent_instance;

  guint seat;
  gboolean is_page;
  gboolean is_brief;   /* one of a list */
  gboolean is_shared;  /* the choices are for several seats */
  FrState state;
  OrreryFrontiersTurns *turns;
  guint asked;       /* FrQuestion of the choices */
  gboolean updating;

  GtkWidget *box;
  GtkWidget *wrap;
  GtkWidget *mark, *name, *status;
  GtkWidget *cells[ORRERY_N_CELLS];
  GtkWidget *numbers[ORRERY_N_NUMBERS];
  GtkWidget *goods;
  GtkWidget *spaces, *spaces_text, *colonies, *colonies_text;
  GtkWidget *tiles;   /* at the level Mirror */
  GtkWidget *choices; /* the current input */
  GtkWidget *more;
};

G_DEFINE_FINAL_TYPE (OrreryFrontiersSeat, orrery_frontiers_seat, GTK_TYPE_WIDGET)

static guint answer_signal;

/* --- Tiles --- */

/* Opens the tile in My Tiles, which has everything that is printed on it. */
static void
clicked_cb (OrreryFrontiersSeat *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "room.collection", NULL);
}

/* Takes both texts. */
static void
add_mini (OrreryFrontiersSeat *self, char *name, char *tooltip, gboolean is_explored)
{
  GtkWidget *label = orrery_label_new (is_explored ? "caption orrery-mini explored" : "caption orrery-mini", 0);
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (click, "released", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (label, GTK_EVENT_CONTROLLER (click));
  gtk_label_set_label (GTK_LABEL (label), name);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, tooltip);
  orrery_wrap_append (ORRERY_WRAP (self->tiles), label);
  g_free (name);
  g_free (tooltip);
}

/* Its bonus, and whether it is from an entry. */
static char *
tell_tile (OrreryFrontiersSeat *self, guint place)
{
  g_autofree char *bonus = frontiers_tell_bonus (&self->state, self->seat, place);

  if (!orrery_frontiers_tile_is_owners (&self->state, fr_place_tile (&self->state, (int) self->seat, place)))
    return g_steal_pointer (&bonus);
  return bonus == NULL ? g_strdup (_("As entered in My Tiles")) : g_strdup_printf ("%s\n%s", bonus, _("As entered in My Tiles"));
}

static void
add_tile (OrreryFrontiersSeat *self, char *name, guint place)
{
  add_mini (self, name, tell_tile (self, place), FALSE);
}

/* For a label, not for a sentence. */
static char *
dup_colony_name (const FrState *state, guint tile)
{
  if (orrery_frontiers_tile_is_owners (state, tile))
    return orrery_frontiers_tile_dup_name (state, tile);
  return g_strdup (tile >= FR_FIRST_HOME && tile != FR_UNNAMED ? _("Home colony") : _("World"));
}

/* The cost of settling it. */
static char *
tell_explored (OrreryFrontiersSeat *self, guint world)
{
  const FrTile *tile = fr_tile (&self->state, world);
  const int price = fr_settle_price (&self->state, (int) self->seat, world);

  if (tile == NULL || fr_tile_number (tile) == FR_NUMBER_UNKNOWN)
    return g_strdup (_("Explored"));
  if ((tile->flags & FR_MILITARY_TILE) == 0)
    return g_strdup_printf (ngettext ("Explored; it costs %d credit", "Explored; it costs %d credits", (gulong) MAX (price, 0)), price);
  return g_strdup_printf (_("Explored; defense %u against Military %d"), fr_tile_number (tile),
                          fr_strength (&self->state, (int) self->seat, world));
}

static void
show_tiles (OrreryFrontiersSeat *self)
{
  const FrSeat *p = &self->state.seats[self->seat];

  orrery_wrap_clear (ORRERY_WRAP (self->tiles));
  for (guint i = 0; i < p->n_colonies; i++)
    add_tile (self, dup_colony_name (&self->state, p->colony[i]), i);
  for (guint i = 0; i < p->n_developments; i++)
    {
      const guint place = FR_PLACE_DEVELOPMENT + i, tile = fr_place_tile (&self->state, (int) self->seat, place);

      add_tile (self, tile == FR_UNNAMED ? orrery_frontiers_dup_label (&self->state, GAME_ANSWER (FR_DO_BUY, p->development[i], 0, 0))
                                         : orrery_frontiers_tile_dup_name (&self->state, tile),
                place);
    }
  for (guint i = 0; i < p->n_explored; i++)
    add_mini (self, p->explored[i] == FR_UNNAMED ? g_strdup (_("Unnamed")) : dup_colony_name (&self->state, p->explored[i]),
              tell_explored (self, p->explored[i]), TRUE);
}

/* --- Gains from unknown powers --- */

static void
extra_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryFrontiersSeat *self = ORRERY_FRONTIERS_SEAT (widget);

  gtk_widget_activate_action (widget, ORRERY_ACTION_ANSWER, "u",
                              GAME_ANSWER (FR_DO_EXTRA, self->seat, g_variant_get_uint32 (parameter), 1));
}

static void
replace_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, ORRERY_ACTION_ANSWER, "u", GAME_ANSWER (FR_DO_REPLACE, g_variant_get_uint32 (parameter), 0, 0));
}

/* At the level Counters the player whose turn it is in Settle may have a power that replaces a colony. */
static gboolean
may_replace (const FrState *state, guint seat)
{
  return fr_level (state) == FR_LEVEL_COUNTERS && state->ask == FR_ASK_SETTLE && state->actor == seat;
}

static void
add_replace (GMenu *menu, const FrState *state, guint seat)
{
  g_autoptr (GMenu) colonies = g_menu_new ();

  for (guint i = 0; may_replace (state, seat) && i < state->seats[seat].n_colonies; i++)
    if (fr_check (state, GAME_ANSWER (FR_DO_REPLACE, i, 0, 0)) == FR_OK)
      {
        g_autofree char *label = orrery_frontiers_dup_colony (state, i);
        g_autofree char *action = g_strdup_printf ("seat.replace(uint32 %u)", i);

        g_menu_append (colonies, label, action);
      }
  if (g_menu_model_get_n_items (G_MENU_MODEL (colonies)) > 0)
    g_menu_append_section (menu, _("Replaced by a power"), G_MENU_MODEL (colonies));
}

static GMenuModel *
new_menu (const FrState *state, guint seat)
{
  const FrLevel level = fr_level (state);
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) gains = g_menu_new (), tiles = g_menu_new ();

  g_menu_append (gains, _("1 Colonist"), "seat.extra(uint32 0)");
  g_menu_append (gains, _("1 VP"), "seat.extra(uint32 1)");
  if (level != FR_LEVEL_CLOCK)
    {
      g_menu_append (gains, _("1 World"), "seat.extra(uint32 2)");
      g_menu_append (gains, _("1 Credit"), "seat.extra(uint32 3)");
    }
  g_menu_append_section (menu, _("Gained by a power"), G_MENU_MODEL (gains));
  add_replace (menu, state, seat);
  if (level != FR_LEVEL_CLOCK)
    {
      g_menu_append (tiles, _("Add to My Tiles…"), "room.collection");
      g_menu_append_section (menu, NULL, G_MENU_MODEL (tiles));
    }
  return G_MENU_MODEL (menu);
}

/* --- Goods --- */

/* Goods that the seat still gets in Produce, besides one that it chooses. */
static int
count_produced (const FrState *state, guint seat)
{
  GameCauses causes;

  return state->step == FR_STEP_ACTION && state->action == FR_PRODUCE ? fr_explain (state, (int) seat, FR_WHY_PRODUCE, 0, &causes) : 0;
}

static void
add_good (OrreryFrontiersSeat *self, guint kind)
{
  orrery_wrap_append (ORRERY_WRAP (self->goods),
                      orrery_picture_image_new (&(OrreryPicture) { &orrery_picture_frontiers_good, (int) kind, 0, 22, 22 }));
}

static void
show_goods (OrreryFrontiersSeat *self)
{
  const FrSeat *p = &self->state.seats[self->seat];
  const int n_produced = count_produced (&self->state, self->seat);
  const int n_expected = n_produced + (self->state.ask == FR_ASK_WINDFALL && self->state.actor == self->seat);
  const gboolean is_mirror = n_produced > 0 && fr_level (&self->state) == FR_LEVEL_MIRROR;
  g_autofree char *why = is_mirror ? orrery_frontiers_tell_why (&self->state, self->seat, FR_WHY_PRODUCE, 0) : NULL;
  g_autoptr (GString) spoken = g_string_new (_("Goods:"));

  /* A column stays, a page has no empty cells. */
  gtk_widget_set_visible (self->goods, fr_level (&self->state) != FR_LEVEL_CLOCK
                                         && (!self->is_page || fr_goods_of (&self->state, (int) self->seat) + n_expected > 0));
  orrery_wrap_clear (ORRERY_WRAP (self->goods));
  for (guint i = 0; i < p->n_colonies; i++)
    {
      const guint good = p->mark[i] & FR_MARK_GOOD;

      if (good == 0)
        continue;
      add_good (self, good - 1);
      g_string_append_printf (spoken, " %s", orrery_frontiers_kind_title (good - 1));
    }
  for (int i = 0; i < n_expected; i++)
    add_good (self, FR_N_KINDS);
  if (n_expected > 0)
    /* Translators: after a list of goods */
    g_string_append_printf (spoken, ngettext ("; %d more is expected", "; %d more are expected", (gulong) n_expected), n_expected);
  orrery_set_spoken (self->goods, spoken->str);
  gtk_widget_set_tooltip_text (self->goods, why);
}

/* --- The current input --- */

static void
choice_cb (OrreryFrontiersSeat *self, GtkWidget *button)
{
  if (!self->updating && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
    g_signal_emit (self, answer_signal, 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer")));
}

static void
add_choice (OrreryFrontiersSeat *self, GameAnswer answer, GtkWidget *first)
{
  g_autofree char *label = orrery_frontiers_dup_label (&self->state, answer);
  GtkWidget *button = gtk_toggle_button_new_with_label (label);
  GtkLabel *text = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  /* Large text in a narrow window. */
  gtk_label_set_wrap (text, TRUE);
  gtk_label_set_natural_wrap_mode (text, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (text, GTK_JUSTIFY_CENTER);
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  g_object_set_data (G_OBJECT (button), "answer",
                     GUINT_TO_POINTER (orrery_frontiers_turns_get_choice (self->turns, self->seat, answer)));
  g_signal_connect_object (button, "toggled", G_CALLBACK (choice_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->choices), button);
}

static void
spin_cb (OrreryFrontiersSeat *self, GtkWidget *spin)
{
  g_autoptr (GArray) answers = NULL;
  const int value = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin));

  if (self->updating || self->turns == NULL)
    return;
  answers = orrery_frontiers_turns_list (self->turns, self->seat);
  for (guint i = 0; i < answers->len; i++)
    if (orrery_frontiers_answer_number (g_array_index (answers, GameAnswer, i)) == value)
      g_signal_emit (self, answer_signal, 0,
                     orrery_frontiers_turns_get_choice (self->turns, self->seat, g_array_index (answers, GameAnswer, i)));
}

/* Enter goes on, also from a number. */
static void
enter_cb (GtkWidget *spin)
{
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  gtk_widget_activate_action (spin, "room.done", NULL);
}

static void
add_spin (OrreryFrontiersSeat *self, GArray *answers)
{
  int least = G_MAXINT, most = G_MININT;
  GtkWidget *spin;

  for (guint i = 0; i < answers->len; i++)
    {
      const int number = orrery_frontiers_answer_number (g_array_index (answers, GameAnswer, i));

      least = MIN (least, number);
      most = MAX (most, number);
    }
  spin = orrery_spin_new (least, MAX (most, least + 1));
  orrery_set_spoken (spin, gtk_label_get_label (GTK_LABEL (self->name)));
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (spin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (spin)), "activate", G_CALLBACK (enter_cb), spin, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->choices), spin);
}

static void
build_choices (OrreryFrontiersSeat *self)
{
  g_autoptr (GArray) answers = orrery_frontiers_turns_list (self->turns, self->seat);
  const gboolean is_number = answers->len > 0 && orrery_frontiers_answer_number (g_array_index (answers, GameAnswer, 0)) != G_MININT;

  orrery_clear_children (self->choices);
  orrery_toggle_class (self->choices, "linked", !is_number);
  if (is_number)
    add_spin (self, answers);
  else
    for (guint i = 0; i < answers->len; i++)
      add_choice (self, g_array_index (answers, GameAnswer, i), gtk_widget_get_first_child (self->choices));
}

static void
show_chosen (OrreryFrontiersSeat *self, GameAnswer answer)
{
  const guint choice = orrery_frontiers_turns_get_choice (self->turns, self->seat, answer);

  self->updating = TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (self->choices); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_SPIN_BUTTON (child))
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (child), orrery_frontiers_answer_number (answer));
    else if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (child), "answer")) == choice)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child), TRUE);
  self->updating = FALSE;
}

void
orrery_frontiers_seat_set_decision (OrreryFrontiersSeat *self, OrreryFrontiersTurns *turns)
{
  const gboolean is_shared = turns != NULL && orrery_frontiers_turns_is_shared (turns);
  const gboolean is_same = self->turns == turns && self->is_shared == is_shared;
  GameAnswer answer;
  const gboolean is_asked = turns != NULL && orrery_frontiers_turns_get (turns, self->seat, &answer);

  g_set_object (&self->turns, turns);
  self->is_shared = is_shared;
  gtk_widget_set_visible (self->choices, is_asked);
  if (!is_asked)
    {
      orrery_clear_children (self->choices);
      return;
    }
  if (!is_same || gtk_widget_get_first_child (self->choices) == NULL)
    build_choices (self);
  show_chosen (self, answer);
}

/* --- The row --- */

static const char *
tell_status (const FrState *state, guint seat)
{
  if (state->step == FR_STEP_SELECT)
    return state->order[state->k] == seat ? _("selects") : "";
  if (state->step == FR_STEP_SCORE)
    return state->actor == seat ? _("scores") : "";
  for (guint i = 0; state->step == FR_STEP_ACTION && i < state->now.n_acting; i++)
    if (state->now.acting[i] == seat)
      return orrery_frontiers_is_turn (state, i) ? _("now") : i < state->now.turn ? _("done") : _("waiting");
  return "";
}

static char *
dup_status (const FrState *state, guint seat)
{
  const char *status = tell_status (state, seat);
  GameScore score;

  if (fr_level (state) == FR_LEVEL_CLOCK)
    return g_strdup (status);
  fr_score (state, &score);
  if (*status == '\0')
    return g_strdup_printf (_("%d VP so far"), score.total[seat]);
  /* Translators: the score so far, and what the player does now. */
  return g_strdup_printf (_("%d VP · %s"), score.total[seat], status);
}

static void
show_places (OrreryFrontiersSeat *self)
{
  const FrSeat *p = &self->state.seats[self->seat];
  const int covered = fr_covered (&self->state, (int) self->seat);
  g_autofree char *spaces = g_strdup_printf (_("%d of %d spaces"), covered, fr_limits.spaces);
  g_autofree char *colonies = g_strdup_printf (_("%u of %u colonies, %u explored"), p->n_colonies, fr_limits.colonies, p->n_explored);

  orrery_frontiers_pips_set (ORRERY_FRONTIERS_PIPS (self->spaces), (guint) covered);
  orrery_frontiers_pips_set (ORRERY_FRONTIERS_PIPS (self->colonies), p->n_colonies);
  orrery_label_set (self->spaces_text, spaces);
  orrery_label_set (self->colonies_text, colonies);
  orrery_toggle_class (self->spaces_text, "orrery-odd", covered >= NEAR_SPACES);
  orrery_toggle_class (self->colonies_text, "orrery-odd", p->n_colonies >= NEAR_COLONIES);
}

void
orrery_frontiers_seat_set (OrreryFrontiersSeat *self, const FrState *state, const char *name)
{
  const gboolean counts = fr_level (state) != FR_LEVEL_CLOCK;
  g_autofree char *status = dup_status (state, self->seat);
  g_autofree char *more = NULL;

  if (fr_level (&self->state) != fr_level (state) || may_replace (state, self->seat) || may_replace (&self->state, self->seat)
      || gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (self->more)) == NULL)
    {
      g_autoptr (GMenuModel) menu = new_menu (state, self->seat);

      gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->more), menu);
    }
  self->state = *state;
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), (int) self->seat, name);
  orrery_set_spoken (GTK_WIDGET (self), name);
  /* Translators: a player's name */
  more = g_strdup_printf (_("%s: gained by a power"), name);
  orrery_set_spoken (self->more, more);
  orrery_label_set (self->name, name);
  orrery_label_set (self->status, status);
  for (guint i = 0; i < ORRERY_N_NUMBERS; i++)
    {
      orrery_frontiers_number_set (ORRERY_FRONTIERS_NUMBER (self->numbers[i]), state, self->seat, name);
      gtk_widget_set_visible (self->numbers[i], counts || (i == ORRERY_NUMBER_CHIPS && !self->is_brief));
    }
  gtk_widget_set_visible (self->tiles, fr_level (state) == FR_LEVEL_MIRROR);
  if (fr_level (state) == FR_LEVEL_MIRROR)
    show_tiles (self);
  show_goods (self);
  show_places (self);
  orrery_toggle_class (GTK_WIDGET (self), "now", fr_question (state).seat == (int) self->seat);
}

/* --- Building --- */

static GtkWidget *
new_name_cell (OrreryFrontiersSeat *self)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->mark = orrery_seat_mark_new (MARK);
  self->name = orrery_label_new ("heading", 0);
  self->status = orrery_label_new ("caption dim-label", 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (self->name), 16);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), self->name);
  gtk_box_append (GTK_BOX (words), self->status);
  gtk_box_append (GTK_BOX (cell), self->mark);
  gtk_box_append (GTK_BOX (cell), words);
  return cell;
}

static GtkWidget *
new_places_cell (GtkWidget *pips, GtkWidget **text)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  *text = orrery_label_new ("caption", 0);
  gtk_box_append (GTK_BOX (cell), pips);
  gtk_box_append (GTK_BOX (cell), *text);
  gtk_widget_set_valign (cell, GTK_ALIGN_CENTER);
  return cell;
}

static void
build_cells (OrreryFrontiersSeat *self)
{
  static const guint cells[ORRERY_N_NUMBERS] = { ORRERY_CELL_CREDITS, ORRERY_CELL_CHIPS, ORRERY_CELL_COLONISTS, ORRERY_CELL_MILITARY };

  self->cells[ORRERY_CELL_NAME] = new_name_cell (self);
  for (guint i = 0; i < ORRERY_N_NUMBERS; i++)
    self->cells[cells[i]] = self->numbers[i] = orrery_frontiers_number_new (i);
  self->goods = g_object_new (ORRERY_TYPE_WRAP, "spacing", 3, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "valign", GTK_ALIGN_CENTER, NULL);
  self->cells[ORRERY_CELL_GOODS] = self->goods;
  self->spaces = orrery_frontiers_pips_new (FALSE, SPACES, END_SPACES);
  self->cells[ORRERY_CELL_SPACES] = new_places_cell (self->spaces, &self->spaces_text);
  self->colonies = orrery_frontiers_pips_new (TRUE, COLONIES, END_COLONIES);
  self->cells[ORRERY_CELL_COLONIES] = new_places_cell (self->colonies, &self->colonies_text);
}

static void
orrery_frontiers_seat_dispose (GObject *object)
{
  OrreryFrontiersSeat *self = ORRERY_FRONTIERS_SEAT (object);

  g_clear_object (&self->turns);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_frontiers_seat_parent_class)->dispose (object);
}

static void
orrery_frontiers_seat_class_init (OrreryFrontiersSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_frontiers_seat_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "orrery-tracker");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "seat.extra", "u", extra_action);
  gtk_widget_class_install_action (widget_class, "seat.replace", "u", replace_action);
  answer_signal = g_signal_new ("answer", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
orrery_frontiers_seat_init (OrreryFrontiersSeat *self)
{
  self->wrap = orrery_wrap_new (ORRERY_FRONTIERS_CELL_SPACING);
  self->choices = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->more = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->more), "list-add-symbolic");
  gtk_widget_set_tooltip_text (self->more, _("Gained by a Power"));
  gtk_widget_add_css_class (self->more, "flat");
  gtk_widget_set_valign (self->more, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->choices, GTK_ALIGN_CENTER);
  build_cells (self);
  for (guint i = 0; i < ORRERY_N_CELLS; i++)
    orrery_wrap_append (ORRERY_WRAP (self->wrap), self->cells[i]);
  orrery_wrap_append (ORRERY_WRAP (self->wrap), self->choices);
  orrery_wrap_append (ORRERY_WRAP (self->wrap), self->more);
  self->tiles = orrery_wrap_new (6);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), self->wrap);
  gtk_box_append (GTK_BOX (self->box), self->tiles);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

void
orrery_frontiers_seat_set_shown (OrreryFrontiersSeat *self)
{
  g_return_if_fail (ORRERY_IS_FRONTIERS_SEAT (self));

  gtk_widget_set_visible (self->more, FALSE);
}

void
orrery_frontiers_seat_set_page (OrreryFrontiersSeat *self, gboolean is_page)
{
  g_return_if_fail (ORRERY_IS_FRONTIERS_SEAT (self));

  self->is_page = is_page;
  show_goods (self);
  for (guint i = 0; i < ORRERY_N_NUMBERS; i++)
    orrery_frontiers_number_set_steps (ORRERY_FRONTIERS_NUMBER (self->numbers[i]), is_page);
}

void
orrery_frontiers_seat_set_brief (OrreryFrontiersSeat *self, gboolean is_brief)
{
  g_return_if_fail (ORRERY_IS_FRONTIERS_SEAT (self));

  if (self->is_brief == is_brief)
    return;
  self->is_brief = is_brief;
  gtk_widget_set_visible (self->numbers[ORRERY_NUMBER_CHIPS], !is_brief);
  gtk_widget_set_visible (self->cells[ORRERY_CELL_SPACES], !is_brief);
  gtk_widget_set_visible (self->cells[ORRERY_CELL_COLONIES], !is_brief);
  gtk_widget_set_visible (self->more, !is_brief);
}

void
orrery_frontiers_seat_set_pip (OrreryFrontiersSeat *self, int size)
{
  g_return_if_fail (ORRERY_IS_FRONTIERS_SEAT (self));

  orrery_frontiers_pips_set_size (ORRERY_FRONTIERS_PIPS (self->spaces), size);
  orrery_frontiers_pips_set_size (ORRERY_FRONTIERS_PIPS (self->colonies), size);
}

GtkWidget *
orrery_frontiers_seat_new (guint seat, GtkSizeGroup *columns[ORRERY_N_CELLS])
{
  OrreryFrontiersSeat *self = g_object_new (ORRERY_TYPE_FRONTIERS_SEAT, NULL);

  self->seat = seat;
  for (guint i = 0; i < ORRERY_N_CELLS; i++)
    gtk_size_group_add_widget (columns[i], self->cells[i]);
  return GTK_WIDGET (self);
}
