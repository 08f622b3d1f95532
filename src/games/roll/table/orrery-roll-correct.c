/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-roll-correct"

#include "games/roll/table/orrery-roll-correct.h"

#include "games/roll/assist/lines/orrery-dice-line.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/table/orrery-tile-search.h"
#include "games/roll/words/orrery-position.h"
#include "games/roll/words/orrery-story-words.h"
#include "games/roll/words/orrery-story.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-field-row.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n.h>
#include <string.h>

struct _OrreryRollCorrect
{
  OrreryCorrectWindow parent_instance;

  gboolean hides;

  GtkWidget *pool;
  GtkWidget *credits;
  GtkWidget *chips;
  GtkWidget *dice[ROLL_N_PLACES];
  GtkWidget *tiles;
  GtkWidget *search;
  GtkWidget *where;
};

G_DEFINE_FINAL_TYPE (OrreryRollCorrect, orrery_roll_correct, ORRERY_TYPE_CORRECT_WINDOW)

/* Where a named tile goes. */
enum
{
  TO_TABLEAU,
  TO_TOP,
  TO_BOTTOM
};

static const RollState *
state_of (OrreryRollCorrect *self)
{
  return orrery_correct_window_get_state (ORRERY_CORRECT_WINDOW (self));
}

static guint
seat_of (OrreryRollCorrect *self)
{
  return orrery_correct_window_get_seat (ORRERY_CORRECT_WINDOW (self));
}

static void
try (OrreryRollCorrect *self, GameAnswer answer)
{
  orrery_correct_window_try (ORRERY_CORRECT_WINDOW (self), answer);
}

/* --- Numbers --- */

static void
set_credits (OrreryCorrectWindow *window, int n)
{
  orrery_correct_window_try (window, GAME_ANSWER (ROLL_DO_FIX_CREDITS, orrery_correct_window_get_seat (window), n, 0));
}

static void
set_chips (OrreryCorrectWindow *window, int n)
{
  orrery_correct_window_try (window, GAME_ANSWER (ROLL_DO_FIX_CHIPS, orrery_correct_window_get_seat (window), n >> 8, n));
}

static void
set_pool (OrreryCorrectWindow *window, int n)
{
  orrery_correct_window_try (window, GAME_ANSWER (ROLL_DO_FIX_POOL, 0, n >> 8, n));
}

/* --- Dice --- */

/* Why a table is impossible, in the words of the check that found it. */
static char *
orrery_roll_correct_dup_refusal (OrreryCorrectWindow *window, GameAnswer answer, GameStatus status)
{
  const guint seat = GAME_ANSWER_A (answer) >> 4, place = GAME_ANSWER_A (answer) & 15;
  RollState state = *state_of (ORRERY_ROLL_CORRECT (window));
  const guint colour = GAME_ANSWER_B (answer);
  GameProblem problem;

  if (status != ROLL_BREAKS_TABLE || GAME_ANSWER_KIND (answer) != ROLL_DO_FIX_DICE)
    return NULL;
  state.seats[seat].dice[place][colour] = GAME_ANSWER_C (answer);
  problem = roll_verify (&state);
  if (problem.code == ROLL_TOO_MANY_DICE)
    return g_strdup_printf (_("That makes %d %s dice, but the box has only %d."), problem.n, orrery_story_die (colour),
                            roll_dice[colour].count);
  return problem.code != ROLL_WHOLE ? orrery_problem_text (&problem, NULL) : NULL;
}

/* Next to the field; an empty text: nothing is wrong. */
static void
mark (GtkWidget *entry, const char *wrong)
{
  GtkWidget *row = gtk_widget_get_ancestor (entry, ADW_TYPE_ACTION_ROW);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), wrong);
  orrery_toggle_class (row, "orrery-wrong", *wrong != '\0');
  orrery_toggle_class (entry, "error", *wrong != '\0');
}

static gboolean
read_dice (GtkWidget *entry, guint8 totals[ROLL_N_COLOURS])
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));
  g_autofree char *wrong = orrery_dice_line_tell_wrong (text);
  guint bad;

  mark (entry, wrong != NULL ? wrong : "");
  return orrery_dice_line_totals (text, totals, &bad);
}

static void
dice_changed_cb (GtkWidget *entry)
{
  guint8 totals[ROLL_N_COLOURS];

  read_dice (entry, totals);
}

/* Enter in a line such as "3w r": every color that differs is a correction; all are made or none. */
static void
dice_cb (GtkWidget *entry, OrreryRollCorrect *self)
{
  const guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), "place"));
  OrreryCorrectWindow *window = ORRERY_CORRECT_WINDOW (self);
  g_autofree char *problem = NULL;
  GameAnswer answers[ROLL_N_COLOURS];
  guint8 totals[ROLL_N_COLOURS];
  gsize n = 0;

  if (!read_dice (entry, totals))
    return;
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    if (totals[colour] != state_of (self)->seats[seat_of (self)].dice[place][colour])
      answers[n++] = GAME_ANSWER (ROLL_DO_FIX_DICE, seat_of (self) << 4 | place, colour, totals[colour]);
  problem = orrery_correct_window_dup_problem (window, answers, n);
  if (problem != NULL)
    mark (entry, problem);
  else
    orrery_correct_window_try_all (window, answers, n);
}

/* --- Tiles and goods --- */

static gboolean
is_left (guint8 face, gpointer data)
{
  OrreryRollCorrect *self = data;
  const RollState *state = state_of (self);

  switch (roll_faces[face].set)
    {
    case ROLL_SET_GAME:
      return (state->bag >> ROLL_TILE_OF (face) & 1) != 0;
    case ROLL_SET_FACTION:
      return roll_check (state,
                         GAME_ANSWER (ROLL_DO_FIX_FACTION, seat_of (self), roll_faces[face].number, 0))
             == GAME_OK;
    default:
      return roll_check (state, GAME_ANSWER (ROLL_DO_FIX_HOME, seat_of (self), face, 0)) == GAME_OK;
    }
}

static void
picked_cb (OrreryRollCorrect *self, guint face)
{
  const guint kind = roll_faces[face].kind;
  const guint where = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->where));
  const guint n = state_of (self)->seats[seat_of (self)].n_stack[kind];

  if (roll_faces[face].set == ROLL_SET_FACTION)
    try (self, GAME_ANSWER (ROLL_DO_FIX_FACTION, seat_of (self), roll_faces[face].number, 0));
  else if (roll_faces[face].set == ROLL_SET_HOME)
    try (self, GAME_ANSWER (ROLL_DO_FIX_HOME, seat_of (self), face, 0));
  else if (where == TO_TABLEAU)
    try (self, GAME_ANSWER (ROLL_DO_FIX_BUILD, seat_of (self), face, 0));
  else
    try (self, GAME_ANSWER (ROLL_DO_FIX_INSERT, seat_of (self) << 4 | kind,
                                                  where == TO_TOP ? 1 : n + 1, face));
}

static GtkWidget *
remove_button (OrreryRollCorrect *self, GameAnswer answer)
{
  return orrery_correct_button_connect (ORRERY_CORRECT_WINDOW (self), gtk_button_new_from_icon_name ("list-remove-symbolic"),
                                        _("Back to the bag"), answer);
}

static GtkWidget *
tile_row (guint8 face, const char *about)
{
  return orrery_correct_row_new (orrery_story_face (face), about,
                                 face < ROLL_N_FACES ? orrery_tile_new (face, ORRERY_TILE_MINI) : NULL);
}

/* A world's two places for goods are one number: if the first is empty, the second moves up. */
static void
goods_cb (GtkDropDown *drop, GParamSpec *pspec, OrreryRollCorrect *self)
{
  const guint face = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (drop), "face"));
  const guint layer = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (drop), "layer"));
  const guint before = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (drop), "goods"));
  const guint chosen = gtk_drop_down_get_selected (drop);
  guint goods = layer == 0 ? (before & 0xf0) | chosen : (before & 0x0f) | chosen << 4;

  if (orrery_correct_window_is_showing (ORRERY_CORRECT_WINDOW (self)))
    return;
  if ((goods & 0x0f) == 0)
    goods >>= 4;
  try (self, GAME_ANSWER (ROLL_DO_FIX_GOODS, seat_of (self), face, goods));
}

static GtkWidget *
goods_drop (OrreryRollCorrect *self, guint8 face, guint8 goods, guint layer)
{
  const char *names[ROLL_N_COLOURS + 2] = { layer == 0 ? _("no good") : _("no second good") };
  GtkWidget *drop;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    names[colour + 1] = orrery_colour_name (colour);
  drop = gtk_drop_down_new_from_strings (names);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop), goods >> (4 * layer) & 15);
  gtk_widget_set_valign (drop, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (drop), "face", GUINT_TO_POINTER (face));
  g_object_set_data (G_OBJECT (drop), "layer", GUINT_TO_POINTER (layer));
  g_object_set_data (G_OBJECT (drop), "goods", GUINT_TO_POINTER (goods));
  g_signal_connect_object (drop, "notify::selected", G_CALLBACK (goods_cb), self, 0);
  return drop;
}

static void
show_tableau (OrreryRollCorrect *self, const RollSeat *p)
{
  for (guint i = 0; i < p->n_tableau; i++)
    {
      const guint8 face = p->tableau[i];
      GtkWidget *row = tile_row (face, _("in the tableau"));

      for (int k = 0; k < roll_capacity (state_of (self), (int) seat_of (self), face); k++)
        adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                   goods_drop (self, face, p->goods[i], (guint) k));
      if (i >= 3)
        adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                   remove_button (self, GAME_ANSWER (ROLL_DO_FIX_UNBUILD, seat_of (self), face, 0)));
      gtk_list_box_append (GTK_LIST_BOX (self->tiles), row);
    }
}

static void
show_stacks (OrreryRollCorrect *self, const RollSeat *p)
{
  for (guint kind = 0; kind < 2; kind++)
    for (guint i = 0; i < p->n_stack[kind]; i++)
      {
        g_autofree char *about =
            g_strdup_printf (_("number %u of %s"), i + 1, orrery_story_stack (kind));
        /* Face-down tiles stay face down. */
        GtkWidget *row =
            tile_row (i == 0 || !self->hides ? roll_stack_at (p, kind, i) : ROLL_UNKNOWN, about);

        adw_action_row_add_suffix (
          ADW_ACTION_ROW (row), remove_button (self, GAME_ANSWER (ROLL_DO_FIX_DISCARD, seat_of (self) << 4 | kind, i + 1, 0)));
        gtk_list_box_append (GTK_LIST_BOX (self->tiles), row);
      }
}

static void
orrery_roll_correct_show (OrreryCorrectWindow *window)
{
  OrreryRollCorrect *self = ORRERY_ROLL_CORRECT (window);
  const RollState *state = state_of (self);
  const RollSeat *p = &state->seats[seat_of (self)];

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->pool), state->pool);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->credits), p->credits);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->chips), p->chips);
  for (guint place = 0; place < ROLL_N_PLACES; place++)
    {
      g_autofree char *line = orrery_dice_line_write_totals (p->dice[place]);

      if (self->dice[place] != NULL)
        gtk_editable_set_text (GTK_EDITABLE (self->dice[place]), line);
    }
  orrery_clear_children (self->tiles);
  show_tableau (self, p);
  show_stacks (self, p);
}

/* --- Building --- */

static GtkWidget *
build_numbers (OrreryRollCorrect *self)
{
  OrreryCorrectWindow *window = ORRERY_CORRECT_WINDOW (self);
  GtkWidget *list = orrery_boxed_list_new ();

  self->credits = orrery_correct_add_number (window, list, _("Credits"), 0, ROLL_MAX_CREDITS, set_credits);
  self->chips = orrery_correct_add_number (window, list, _("VP in chips"), 0, 300, set_chips);
  self->pool = orrery_correct_add_number (window, list, _("VP in the pool"), -100, 100, set_pool);
  return list;
}

static GtkWidget *
build_dice (OrreryRollCorrect *self)
{
  static const char *const names[ROLL_DICTATED] = {
    N_("Cup"),     N_("Citizenry"), N_("Explore"),          N_("Develop"),    N_("Settle"),
    N_("Produce"), N_("Ship"),      N_("Development zone"), N_("World zone"),
  };
  GtkWidget *list = orrery_boxed_list_new ();

  for (guint place = 0; place < ROLL_DICTATED; place++)
    {
      GtkWidget *row = orrery_field_row_new ();
      GtkWidget *entry = gtk_entry_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(names[place]));
      gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "3w r");
      gtk_widget_set_tooltip_text (entry, orrery_dice_line_get_help ());
      gtk_editable_set_width_chars (GTK_EDITABLE (entry), 7);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 14);
      gtk_widget_set_valign (entry, GTK_ALIGN_CENTER);
      g_object_set_data (G_OBJECT (entry), "place", GUINT_TO_POINTER (place));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), entry);
      g_signal_connect_object (entry, "activate", G_CALLBACK (dice_cb), self, 0);
      g_signal_connect (entry, "changed", G_CALLBACK (dice_changed_cb), NULL);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
      self->dice[place] = entry;
    }
  return list;
}

static GtkWidget *
build_tiles (OrreryRollCorrect *self)
{
  const char *const wheres[] = { _("into the tableau"), _("on top of its stack"),
                                 _("under its stack"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->tiles = orrery_boxed_list_new ();
  self->where = gtk_drop_down_new_from_strings (wheres);
  orrery_set_spoken (self->where, _("Where the tile goes"));
  self->search = orrery_tile_search_new (_("Add a tile, or name the faction or home world"));
  gtk_box_append (GTK_BOX (box), self->search);
  gtk_box_append (GTK_BOX (box), self->where);
  gtk_box_append (GTK_BOX (box), self->tiles);
  orrery_tile_search_set_filter (ORRERY_TILE_SEARCH (self->search), is_left, self);
  g_signal_connect_object (self->search, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  return box;
}

static void
orrery_roll_correct_class_init (OrreryRollCorrectClass *klass)
{
  OrreryCorrectWindowClass *window_class = ORRERY_CORRECT_WINDOW_CLASS (klass);

  window_class->show = orrery_roll_correct_show;
  window_class->dup_refusal = orrery_roll_correct_dup_refusal;
}

static void
orrery_roll_correct_init (OrreryRollCorrect *self)
{
}

GtkWidget *
orrery_roll_correct_new (OrrerySession *session, const char *const *names, gboolean hides)
{
  OrreryRollCorrect *self = g_object_new (ORRERY_TYPE_ROLL_CORRECT, NULL);
  OrreryCorrectWindow *window = ORRERY_CORRECT_WINDOW (self);

  self->hides = hides;
  orrery_correct_window_set_session (window, session, names);
  orrery_correct_window_set_page (
    window, orrery_correct_page_new (build_numbers (self), build_dice (self), build_tiles (self), NULL));
  return GTK_WIDGET (self);
}
